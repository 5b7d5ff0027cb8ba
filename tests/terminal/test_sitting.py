"""A sitting at the terminal: questions step by step, what else can be typed, and every way to leave."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.example_game import Tesserae
from tests.test_texts import bare, messages

import porphyry
from porphyry.bots import hint
from porphyry.cli import main
from porphyry.kernel import registry
from porphyry.terminal.boards import board_of, byzantium
from porphyry.terminal.narrow import matching, next_question
from porphyry.terminal.speech import COMMANDS, OWN, Speech
from porphyry.terminal.weighing import said, weigh
from porphyry.texts import LANGUAGES

registry.register(Tesserae())
ROOT = Path(__file__).resolve().parents[2]
Sit = Callable[..., str]
CONTROL = ["1", "antioch", "1"]  # take control of a city, which, with a cube of the pool


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Type these lines at a game of Byzantium for two people, in English; gives what is said."""

    def run(*lines: object, game: str = "byzantium", more: tuple[str, ...] = ("--seats", "2", "--people", "2")) -> str:
        typed = iter(lines)

        def answer(_: str = "") -> str:
            line = next(typed, EOFError())
            if isinstance(line, BaseException):
                raise line
            return str(line)

        monkeypatch.setattr("builtins.input", answer)
        assert main(["play", game, *more, "--seed", "3", "--lang", "en"]) == 0
        return re.sub(r"(?<=\S)\n {2,}(?=[a-z])", " ", capsys.readouterr().out)  # as if nothing were wrapped

    return run


# Questions


def test_a_long_list_is_asked_by_small_questions() -> None:
    options = porphyry.new("byzantium", 2, 3).decisions()[0].options

    first = next_question(options, {})
    second = next_question(options, {"verb": "control"})
    third = next_question(options, {"verb": "control", "city": "antioch"})

    assert [one.facet for one in (first, second, third) if one] == ["verb", "city", "source"]
    assert third is not None
    assert [choice.only.text for choice in third.choices[:1] if choice.only] == ["control antioch < pool"]
    assert next_question(options, {"verb": "control", "city": "antioch", "source": "pool"}) is None
    assert len(matching(options, {"verb": "control", "city": "antioch"})) == 10


def test_what_ends_a_turn_is_the_last_answer(sit: Sit) -> None:
    said_ = sit("quit")

    numbered = [line for line in said_.splitlines() if re.match(r" +\d+  ", line)]
    assert "Take control" in numbered[0]
    assert "Pass" in numbered[-1]


def test_an_action_is_chosen_part_by_part_by_number_or_name(sit: Sit) -> None:
    told = sit(*CONTROL, "quit", "quit")

    assert "Choose: the city" in told
    assert "Choose: where the cube comes from" in told
    assert "takes control of Antioch" in told


def test_a_question_can_be_gone_back_from(sit: Sit) -> None:
    told = sit("1", "antioch", "0", "0", "0", "quit")

    assert told.count("Choose: the city") == 2
    assert told.count("What do you do?") == 3  # at the first question back asks it again


def test_what_an_answer_costs_and_brings_stands_beside_it(sit: Sit) -> None:
    told = sit("1", "quit")

    assert re.search(r"Antioch \(10 ways\)  \[Byzantine points: \+3; points that count now: \d+ → \d+\]", told)


def test_only_the_difference_is_said_beside_an_answer() -> None:
    table = porphyry.new("byzantium", 2, 3)
    decision = table.decisions()[0]
    question = next_question(decision.options, {"verb": "control", "city": "antioch"})
    assert question is not None

    weighed = weigh(table, decision.seat, question.choices)
    shared = said(weighed.shared, decision.seat, byzantium.LEVELS, Speech(table, "en"))
    own = [said(changes, decision.seat, byzantium.LEVELS, Speech(table, "en")) for changes in weighed.own]

    assert "Byzantine points: +3" in shared
    assert own[0] == "cubes in the pool: −1"
    assert own[1] == "bezants in the Byzantine treasury: −3"


def test_an_ending_that_leaves_something_undone_is_asked_twice(sit: Sit) -> None:
    more = ("--people", "2", "--option", "scenario=civitate")
    told = sit("2", "2", "End", "end", "quit", "quit", game="guiscard", more=more)

    assert "12 men have not moved. Type 13 again to do it all the same." in told
    assert told.count("again to do it all the same") == 1
    assert "### Allies: movement" in told


def test_a_whole_move_is_told_by_its_goal(sit: Sit) -> None:
    more = ("--people", "2", "--option", "scenario=stairway")

    told = sit("2", "Jacques", "zz9", "a16", "look jacques", "quit", "quit", game="guiscard", more=more)

    assert "Where to? Type a hex" in told
    assert "I do not understand “zz9”" in told
    assert "Jacques comes on to the map and goes to a16." in told


# What else can be typed


def test_nonsense_is_answered_and_nothing_happens(sit: Sit) -> None:
    told = sit(
        "", "-3", "99", "0x1", "control damascos < pool", "control", "why not control damascus < losses", "{}", "quit"
    )

    assert "Type a number from 1 to" in told
    assert "Did you mean" in told
    assert "Traceback" not in told


def test_a_refused_action_says_why_in_a_sentence_with_its_rule(sit: Sit) -> None:
    told = sit("march arab mecca athens", "why not march arab mecca athens", "why", "quit")

    assert told.count("(BYZ-MOV-02)") == 2
    assert "not allowed" not in told
    assert "BYZ-TRN-05  There are seven actions" in told


def test_the_board_shows_cities_by_region_and_a_thing_can_be_looked_at(sit: Sit) -> None:
    told = sit("board", "look Damascus", "look nothing at all", "quit")

    assert re.search(r"Syria and Palestine\n  Edessa .*\n  Antioch +3 ●●●", told)
    assert "Damascus: Byzantine, strength 3. Ways: " in told
    assert "There is nothing called “nothing at all” here." in told


def test_undo_and_its_refusals(sit: Sit) -> None:
    lines = ["undo", "march arab mecca medina", "place arab medina", "undo", "quit", "quit"]
    told = sit(*lines)

    assert "Nothing has been played yet." in told


def test_rules_and_lessons_are_read_in_between(sit: Sit) -> None:
    told = sit(
        "rules", "rules mov", "rules BYZ-MOV-07", "rules xyz", "lesson", "lesson nope", "lesson board", "quit", "quit"
    )

    assert "BYZ-MOV-01..26" in told
    assert "There is no rule xyz." in told
    assert "There is no lesson called nope." in told
    assert "Back at the table." in told


def test_hints_are_sorted_and_in_words(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        "porphyry.terminal.commands.hint", lambda table, seat, budget_s: hint(table, seat, simulations=30)
    )
    told = sit("hint", "quit")

    chances = [int(one) for one in re.findall(r"\(wins (\d+) % ± \d+\)", told)]
    assert len(chances) > 1  # options of one act are one line
    assert chances == sorted(chances, reverse=True)


def test_a_game_is_saved_and_taken_up_again(sit: Sit, tmp_path: Path) -> None:
    file, other = tmp_path / "game.json", tmp_path / "other.json"
    other.write_text(porphyry.new("tesserae", 2, seed=1).record().to_json())
    (tmp_path / "bad.json").write_text("{")

    told = sit(*CONTROL, "save", f"save {file}", "quit")
    again = sit(
        f"load {file}", f"load {other}", f"load {tmp_path / 'bad.json'}", f"load {tmp_path / 'none'}", "log", "quit"
    )

    assert "Give the file a name" in told
    assert "Saved." in told
    assert "Goodbye." in told  # at once: nothing would be lost
    assert "Loaded:" in again
    assert "a record of another game" in again
    assert "is not a record of a game" in again
    assert "There is no file" in again
    assert "takes control of Antioch" in again
    assert len(json.loads(file.read_text())["plies"]) == 1


# Leaving


def test_quit_is_said_twice_if_something_would_be_lost(sit: Sit) -> None:
    told = sit(*CONTROL, "quit", "quit", "board")

    assert told.count("The game is not saved.") == 1
    assert told.endswith("Goodbye.\n")


@pytest.mark.parametrize("end", [(), (KeyboardInterrupt(), KeyboardInterrupt()), ("1", EOFError())])
def test_the_end_of_input_and_two_interrupts_leave(sit: Sit, end: tuple[object, ...]) -> None:
    assert sit(*CONTROL, *end).endswith("Goodbye.\n")


def test_one_interrupt_does_not_lose_the_game(sit: Sit) -> None:
    told = sit(*CONTROL, KeyboardInterrupt(), "board", KeyboardInterrupt(), "quit", "quit")

    assert told.count("The game is not saved.") == 3
    assert "Syria and Palestine" in told


def test_without_colours_no_escapes_are_written(sit: Sit) -> None:
    assert "\x1b" not in sit("board", "quit")


def test_two_people_at_one_terminal_do_not_see_each_other_s_hands(sit: Sit) -> None:
    told = sit("", "1", "", "1", game="byzantion")

    hands = re.split(r"Press Enter when nobody else is looking\.", told)
    assert len(hands) > 2
    assert "\n" * 40 in hands[1]


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_terminal_agree_in_all_languages(language: str) -> None:
    english, here = messages(OWN / "en.ftl"), messages(OWN / f"{language}.ftl")

    assert {key: bare(params) for key, params in here.items()} == {key: bare(params) for key, params in english.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_two_commands_share_a_word(language: str) -> None:
    speech = Speech(porphyry.new("byzantium", 2, 3), language)
    words = [word for name in COMMANDS for word in speech.part(f"word-{name}").split()]

    assert sorted(words) == sorted(set(words))
    assert speech.help().count("–") >= 15


def test_every_word_of_the_terminal_is_used() -> None:
    code = "\n".join(path.read_text(encoding="utf-8") for path in OWN.parent.rglob("*.py"))
    made = set(re.findall(r"[\"']([a-z-]+-)(?:\{|[\"'] \+)", code))  # `gui-mark-{mark}`

    unused = [
        key
        for key in messages(OWN / "en.ftl")
        if not re.search(rf"[\"']{re.escape(key)}[\"']", code) and not key.startswith(tuple(made))
    ]
    assert sorted(unused) == []


@pytest.mark.parametrize("game", ["byzantium", "byzantion", "guiscard"])
def test_endings_are_those_of_the_browser(game: str) -> None:
    text = (ROOT / f"web/src/games/{game}/index.ts").read_text(encoding="utf-8")
    found = re.search(r"export const endings = (\{.*?\});", text, re.DOTALL)
    assert found is not None
    there = ast.literal_eval(re.sub(r"(?m)([{,]\s*)([a-z]+):", r'\1"\2":', found[1]))

    assert dict(board_of(game).ENDINGS) == there


def test_the_regions_are_those_of_the_browser() -> None:
    text = (ROOT / "web/src/games/byzantium/map.ts").read_text(encoding="utf-8")
    there = re.findall(r"^  (\w+): \[(.*?)\],$", text, re.MULTILINE)

    assert {
        name: re.findall(r'"(\w+)"', cities) for name, cities in there if name in byzantium.REGIONS
    } == byzantium.REGIONS


@pytest.mark.parametrize(("language", "said"), [("en", "2.5"), ("de", "2,5"), ("hu", "2,5"), ("nl", "2,5")])
def test_a_decimal_is_written_as_the_language_does(language: str, said: str) -> None:
    speech = Speech(porphyry.new("byzantium", 2, 1), language)

    assert speech.decimal(2.5) == said
