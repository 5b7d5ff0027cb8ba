"""Texts: complete in four languages, with the same parameters, nothing unused, for every registered game."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.conformance import walk
from porphyry.kernel.game import Game
from porphyry.story import Part, Sum, parts
from porphyry.texts import LANGUAGES, SHARED, Texts, locale_folder

GAMES = [name for name in porphyry.games() if type(registry.game(name)).__module__.startswith("porphyry.games.")]
REASON = re.compile(r"[A-Z]{3}-[A-Z]{3}-\d{2} ([a-z0-9-]+)")
ALWAYS = {"title", "blurb"}  # what the front page says of a game


class _Used(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802 - the visitor's own naming
        self.names.add(node.id.name)


class _Selected(Visitor):
    """The parameters by which a message selects."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's own naming
        if isinstance(node.selector, ftl.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)


def messages(path: Path) -> dict[str, set[str]]:
    """Every message and attribute of a file, with the parameters it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content!r}"
        if not isinstance(entry, ftl.Message):
            continue
        for key, pattern in [(entry.id.name, entry.value)] + [
            (f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes
        ]:
            if pattern is not None:
                used = _Used()
                used.visit(pattern)
                found[key] = used.names
    return found


def reasons(game: Game) -> set[str]:
    """Every reason key that stands in the game's code beside a rule id."""
    found = set()
    for path in locale_folder(game).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                match = REASON.fullmatch(node.value)
                if match:
                    found.add(match[1])
    return found


def wanted(game: Game) -> dict[str, set[str] | None]:
    """Every key the game can ask for, with the parameters it offers (None: whatever a reason is given)."""
    keys: dict[str, set[str] | None] = {key: set() for key in ALWAYS}
    for event in game.event_kinds:
        keys[f"event-{event.name}"] = {name for name, _ in event.params}
    for decision in game.decision_kinds:
        keys[f"prompt-{decision.name}"] = {name for name, _ in decision.params} | {"seat"}
    for verb in game.notation.verbs:
        keys[f"action-{verb.name}"] = {name for name, _ in verb.fields}
    for kind, words in game.notation.words.items():
        keys.update({f"{kind}-{word}": set() for word in words})
    for option in game.options:
        keys[f"option-{option.key}"] = set()
        keys.update({f"option-{option.key}.{value}": set() for value in option.values})
    for order in game.orders:
        keys[f"order-{order.name}"] = set()
        keys.update({f"until-{stop.name}": set() for stop in order.until})
        for param in order.params:
            keys[f"order-{order.name}-{param.key}"] = set()
            for value in param.values:
                number = value.isdecimal()
                keys[f"order-{order.name}-{param.key}.{'number' if number else value}"] = {"value"} if number else set()
    keys.update({key: {name for name, _ in game.goal_params} for key in game.goals})
    keys.update({key: set(params.split()) for key, params in game.sums.items()})
    keys |= story_keys(game)
    heuristics = game.heuristics()
    keys.update({f"hint-{part}": {"points"} for part in (heuristics.parts if heuristics else [])})
    keys.update(dict.fromkeys((f"reason-{reason}" for reason in reasons(game)), None))
    return keys


def story_keys(game: Game) -> dict[str, set[str] | None]:
    """The keys of headlines and sums. Other forms of a line are for a language to have or not."""
    found: dict[str, set[str] | None] = {}
    for part in parts(game).values():
        if part.sums:
            found[f"story-sums-{part.sums}"] = set()
        lines: list[Part | Sum] = [part, part.sum] if part.sum else [part]
        for line in lines:
            if line.line:
                found[f"story-{line.line}"] = None
            if line.line and line.items:
                found[f"story-{line.line}.item"] = None
    return found


def spare_keys(game: Game) -> set[str]:
    """Keys that a language may have: a headline of its own for an event, how it goes on, the sum behind an event, and reasons by rule."""
    lines = {line.line for part in parts(game).values() for line in (part, part.sum) if line and line.line}
    heads = {f"story-{key}" for key in lines | {event.name for event in game.event_kinds}}
    return {
        "why",
        *heads,
        *(f"{key}.{form}" for key in heads for form in ("then", "so-far")),
        *(f"event-{event.name}.sum" for event in game.event_kinds),
    }


def kinds_of(game: Game) -> dict[str, dict[str, str]]:
    """Of every event, prompt and action the kinds of its parameters."""
    found = {f"event-{event.name}": dict(event.params) for event in game.event_kinds}
    found |= {f"prompt-{one.name}": {**dict(one.params), "seat": "seat"} for one in game.decision_kinds}
    found |= {f"story-{event.name}": dict(event.params) for event in game.event_kinds}
    of = {event.name: dict(event.params) for event in game.event_kinds}
    for kind, part in parts(game).items():
        for line in (part, part.sum):
            if line and line.line:
                found[f"story-{line.line}"] = {**found.get(f"story-{line.line}", {}), **of[kind.partition("/")[0]]}
    return found | {f"action-{verb.name}": dict(verb.fields) for verb in game.notation.verbs}


def forms_of(game: Game, has: dict[str, set[str]]) -> dict[str, set[str]]:
    """Of every vocabulary the forms that all of its words have in this language."""
    return {
        kind: set.intersection(
            *({key.partition(".")[2] for key in has if key.startswith(f"{kind}-{word}.")} for word in words)
        )
        for kind, words in game.notation.words.items()
        if words
    }


def bare(params: set[str]) -> set[str]:
    """The parameters without the forms that are asked of them."""
    return {param.partition("-")[0] for param in params}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_form_that_a_text_asks_for_is_there(name: str, language: str) -> None:
    """`$side-adj` needs an `.adj` of every side; what only some words of a vocabulary have cannot be asked for."""
    game = registry.game(name)
    has = messages(locale_folder(game) / f"{language}.ftl")
    kinds, known = kinds_of(game), forms_of(game, has)
    wrong = []
    for key, params in has.items():
        for param in params:
            base, _, form = param.removeprefix("first-").partition("-")
            kind = kinds.get(key.partition(".")[0], {}).get(base, base).rstrip("*")
            offered = {"the"} if kind == "seat" else {"id", "is", *known.get(kind, set())}
            if form and not key.startswith(("x-", "reason-")) and form not in offered | {"count"}:
                wrong.append(f"{key} asks for {param}")

    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_text_selects_by_a_word_that_is_translated(name: str, language: str) -> None:
    """What a word is called differs from language to language: a text asks for its id."""
    game = registry.game(name)
    kinds = kinds_of(game)
    wrong = []
    for entry in FluentParser().parse((locale_folder(game) / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.id.name in kinds:
            chosen = _Selected()
            chosen.visit(entry)
            types = kinds[entry.id.name]
            wrong += [f"{entry.id.name}: {one}" for one in chosen.names if types.get(one) in game.notation.words]

    assert wrong == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_key_is_there_and_none_too_many(name: str, language: str) -> None:
    game = registry.game(name)
    has, needs = messages(locale_folder(game) / f"{language}.ftl"), wanted(game)
    words = {f"{kind}-{word}" for kind, all_words in game.notation.words.items() for word in all_words}
    forms = {key for key in has if "." in key and key.partition(".")[0] in words}
    known = {*needs, *forms, *spare_keys(game)}
    extra = {key for key in has if key not in known and not key.startswith("x-")}  # x-: the client's

    assert sorted(set(needs) - set(has)) == []
    assert sorted(extra) == []


@pytest.mark.parametrize("name", GAMES)
def test_a_board_says_the_same_in_all_languages(name: str) -> None:
    """Browser and terminal read the same words of the board, and none of them stands among the game's other texts too."""
    folder = locale_folder(registry.game(name))
    boards = {language: messages(folder / "board" / f"{language}.ftl") for language in LANGUAGES}

    for language in LANGUAGES:
        params = {key: bare(used) for key, used in boards[language].items()}
        assert params == {key: bare(used) for key, used in boards["en"].items()}, language
        assert sorted(set(boards[language]) & set(messages(folder / f"{language}.ftl"))) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_the_panel_has_a_label_for_every_verb_and_field(name: str, language: str) -> None:
    """The client narrows long lists by small questions: each field, and each sort of action that has one, is called something."""
    game = registry.game(name)
    has = messages(locale_folder(game) / f"{language}.ftl")
    verbs = {f"x-verb-{verb.name}" for verb in game.notation.verbs if verb.fields}
    fields = {f"x-field-{field}" for verb in game.notation.verbs for field, _ in verb.fields}

    assert sorted((verbs | fields) - set(has)) == []
    assert sorted(key for key in has if key.startswith(("x-verb-", "x-field-")) and key not in verbs | fields) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_no_message_stands_twice(name: str, language: str) -> None:
    """The later one would be shown and the earlier one edited in vain."""
    body = (
        FluentParser().parse((locale_folder(registry.game(name)) / f"{language}.ftl").read_text(encoding="utf-8")).body
    )
    keys = [entry.id.name for entry in body if isinstance(entry, ftl.Message)]

    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize("name", GAMES)
def test_parameters_agree_in_all_languages_and_exist(name: str) -> None:
    game = registry.game(name)
    needs = wanted(game)
    all_languages = {language: messages(locale_folder(game) / f"{language}.ftl") for language in LANGUAGES}

    for key in needs:
        params = bare(all_languages["en"][key])
        for language in LANGUAGES:
            assert bare(all_languages[language][key]) == params, f"{language}: {key}"
        offered = needs.get(key)
        assert offered is None or params <= offered, f"{key} uses {params - (offered or set())}, which nobody gives"


def test_shared_texts_agree_in_all_languages() -> None:
    english = messages(SHARED / "en.ftl")

    for language in LANGUAGES:
        has = messages(SHARED / f"{language}.ftl")
        assert {key: bare(params) for key, params in has.items() if key != "player.the"} == english  # only some need it


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_whole_game_reads_in_words(name: str, language: str) -> None:
    """Every event, prompt, option and refusal of a random game becomes a sentence: no key, no parameter is left standing."""
    game = registry.game(name)
    texts = Texts(game, language)
    lines = []
    for table, chooser in walk(game, game.seat_counts[-1], 5):
        lines += [texts.event(event, table) for event in table.events[-1]]
        if table.ply % 7 == 0:
            for decision in table.decisions():
                lines.append(texts.prompt(decision, table))
                lines += [texts.action(action, table) for action in decision.options[:20]]
            refused = table.why_not(table.text(game.notation.random(chooser, game.words(table.state))))
            lines += [texts.refusal(refused, table)] if refused else []

    assert [
        line for line in lines if re.match(r"(event|prompt|action|reason)-", line) or "{" in line or "None" in line
    ] == []


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(porphyry.Unreadable, match="a language"):
        Texts(registry.game(GAMES[0]) if GAMES else _example(), "eng")


def _example() -> Game:
    from tests.example_game import Tesserae

    return Tesserae()


COUNTED = re.findall(
    r"\w+",
    """amount arab attack besieged besieger bezants byzantine change cost count cubes damage day days defence difference discs early
    faces height left limit modifier needed place points price ratio result roll round shift stages times total turn""",
)
"""Numbers that mean what they are: counts, prices, dice and sums. Any other would be the number of something that has a name."""


class _Shown(_Used):
    """The parameters that a message shows, those by which it only selects left out."""

    def visit_SelectExpression(self, node: ftl.SelectExpression) -> None:  # noqa: N802 - the visitor's own naming
        for variant in node.variants:
            self.visit(variant.value)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_number_in_the_log_is_something_counted(name: str, language: str) -> None:
    """A side of the map or a place on the display is called by its name, never by its number."""
    game = registry.game(name)
    numbers = {
        f"event-{kind.name}": {key for key, of in kind.params if of.rstrip("*") == "int"} for kind in game.event_kinds
    }
    wrong = []
    for entry in FluentParser().parse((locale_folder(game) / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, ftl.Message) and entry.value is not None and entry.id.name in numbers:
            shown = _Shown()
            shown.visit(entry.value)
            wrong += [f"{entry.id.name}: {one}" for one in (shown.names & numbers[entry.id.name]).difference(COUNTED)]

    assert wrong == []
