"""The story: the few steps of grouping, the same in Python and in the client; and every game's story whole, named and without secrets."""

from __future__ import annotations

import json
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

import porphyry
from porphyry.cli import main
from porphyry.kernel import registry
from porphyry.kernel.conformance import walk
from porphyry.kernel.event import Event
from porphyry.kernel.game import has_secrets
from porphyry.kernel.state import SPECTATOR
from porphyry.kernel.table import Table
from porphyry.story import UNTOLD, Item, Line, Story, declared, parts, story
from porphyry.texts import LANGUAGES, Texts

CASES: dict[str, Any] = json.loads((Path(__file__).parent / "story" / "cases.json").read_text(encoding="utf-8"))
GAMES = [name for name in porphyry.games() if parts(registry.game(name))]
WALKS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "byzantium": [(3, {}), (2, {})],
    "byzantion": [(3, {}), (1, {})],
    "guiscard": [(2, {"scenario": "civitate"}), (2, {"scenario": "siege_farm"})],
}
PLIES = 400


def pairs(params: dict[str, Any]) -> str:
    order = sorted(params, key=lambda name: (not name.startswith("first-"), name))
    return " ".join(f"{name}={params[name]}" for name in order)


def shown(line: Line) -> str:
    items = ", ".join(pairs(one) for one in line.items())
    return f"{line.key}{{{pairs(line.params())}{f'; {items}' if items else ''}}}"


def described(item: Item) -> str:
    """An item of a story in a line, as the cases write it."""
    kinds = " ".join(event.kind for event in item.events)
    if item.kind == "chapter":
        return f"chapter {item.level} [{kinds}]"
    if item.kind == "sums":
        so_far = f" so far {' '.join(shown(line) for line in item.so_far)}" if item.so_far else ""
        return f"sums {item.level} {' '.join(shown(line) for line in item.lines)}{so_far}"
    return f"deed [{kinds}] leads {' '.join(shown(line) for line in item.leads)}"


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: str(case["name"])[:40])
def test_events_are_grouped_as_declared(case: dict[str, Any]) -> None:
    told = Story(declared(CASES["declared"]))

    for ply, (kind, rule, params) in enumerate(case["events"]):
        told.hear([Event(kind, rule, params)], ply)

    assert [described(item) for item in told.done()] == case["items"]


@pytest.fixture(scope="module")
def played() -> dict[str, list[Table]]:
    """Some games of each, played by chance."""
    return {
        name: [walked(name, seats, seed, options) for seed, (seats, options) in enumerate(WALKS[name], 7)]
        for name in GAMES
    }


def walked(name: str, seats: int, seed: int, options: dict[str, Any]) -> Table:
    table = porphyry.new(name, seats=seats, seed=seed, options=options)
    for table, _ in islice(walk(registry.game(name), seats, seed, options), PLIES):  # noqa: B007 - the last one counts
        pass
    return table


def seats_of(table: Table) -> list[int]:
    return [*range(table.seats), SPECTATOR] if has_secrets(table.game) else [SPECTATOR]


@pytest.mark.parametrize("name", GAMES)
def test_grouping_loses_nothing(name: str, played: dict[str, list[Table]]) -> None:
    """Every event that a seat may see stands once under a deed or a heading, in its ply."""
    for table in played[name]:
        quiet = {kind for kind, part in parts(table.game).items() if part.silent} | UNTOLD
        for seat in seats_of(table):
            seen = [
                (ply, event)
                for ply, events in enumerate(table.events)
                for event in events
                if event.seen_by(seat) and event.kind not in quiet
            ]

            told = [
                pair
                for item in story(table.game, table.events, [seat])
                for pair in zip(item.plies, item.events, strict=True)
            ]

            assert sorted(told, key=lambda pair: (pair[0], str(pair[1]))) == sorted(
                seen, key=lambda pair: (pair[0], str(pair[1]))
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_line_of_a_story_is_a_sentence(name: str, language: str, played: dict[str, list[Table]]) -> None:
    """No key, no missing parameter, no small first letter, no reason left out."""
    for table in played[name]:
        texts = Texts(table.game, language, ["Anna", "Béla", "Carla", "Dirk"])
        said: list[str] = []
        for seat in seats_of(table):
            for item in story(table.game, table.events, [seat]):
                said += texts.sums(item, table) if item.kind == "sums" else [texts.headline(item, table)]
                said += [line for event in item.events for line in texts.told(event, table)]

        wrong = {line for line in said if not sound(line, table, language)}
        assert wrong == set()


UNREASONED = {"en": "by the rules", "de": "nach den Regeln", "hu": "a szabályok szerint", "nl": "volgens de regels"}


def sound(line: str, table: Table, language: str) -> bool:
    """Is it a sentence for people?"""
    keys = re.search(r"\b(event|story|prompt)-|\{|\}|\$|–\.|\bNone\b|\b(Player|Spieler|Speler) \d|\d\. játékos", line)
    hexes = {
        word for words in (table.game.words(table.state), table.game.notation.words) for word in words.get("hex", [])
    }
    beginning = line.split(maxsplit=1)[0].strip(".,:;") if line else ""
    begins = line[:1].isupper() or line[:1].isdecimal() or line[:1] in '“„‘’"'
    return begins and not keys and beginning.lower() not in hexes and UNREASONED[language] not in line


def example(kind: str, table: Table) -> list[object]:
    """Values that a parameter of this kind may have: the first and the last word, small numbers."""
    if kind.endswith("*"):
        some = example(kind[:-1], table)
        return [some[:1], some[:2]]
    words = {**table.game.notation.words, **table.game.words(table.state)}.get(kind, [])
    if words:
        return [words[0], words[-1]]
    return [0, 1] if kind in ("seat", "int", "number") else [3]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_event_is_a_sentence_with_its_reason(name: str, language: str, played: dict[str, list[Table]]) -> None:
    """Every kind of event of a game, those that no game here has met as well: no key, no bare id, no small letter, no missing word."""
    table = played[name][0]
    texts = Texts(table.game, language, ["Anna", "Béla", "Carla", "Dirk"])
    rules = {
        kind.name: sorted({event.rule for some in table.events for event in some if event.kind == kind.name})
        for kind in table.game.event_kinds
    }
    wrong = set()
    for kind in table.game.event_kinds:
        for at in (0, 1):
            params = {
                key: values[min(at, len(values) - 1)] for key, of in kind.params for values in [example(of, table)]
            }
            for rule in rules[kind.name] or [""]:
                event = Event(kind.name, rule, params)
                said = texts.told(event, table)
                wrong |= {f"{kind.name}: {line}" for line in said if not sound(line, table, language) and rule}
                wrong |= {
                    f"{kind.name}: {line}"
                    for line in said
                    if re.search(r"\b(event|story|reason)-|\{|\}|\$|\bNone\b|[a-z]_[a-z]", line)
                }

    assert wrong == set()


def test_the_pages_of_the_guide_are_what_a_replay_tells(capsys: pytest.CaptureFixture[str]) -> None:
    """Each page in the guide is a part of what `porphyry replay` prints of that record."""
    root = Path(__file__).parents[1]
    pages = re.findall(
        r"```text (\S+)\n(.*?)\n```", (root / "docs/guide/log.md").read_text(encoding="utf-8"), re.DOTALL
    )
    assert len(pages) == 3

    for record, page in pages:
        main(["replay", str(root / record), "--lang", "en"])
        printed = capsys.readouterr().out  # a terminal breaks its lines, the guide does not
        assert " ".join(page.split()) in " ".join(printed.split())
