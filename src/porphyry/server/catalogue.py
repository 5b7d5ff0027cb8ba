"""The catalogue: which games there are, and everything that a client needs to show a game it knows nothing about."""

from __future__ import annotations

import functools
import hashlib
import importlib
import importlib.util
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from porphyry import ledger, story
from porphyry import rulebook as books
from porphyry.kernel import registry
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.game import Game, has_secrets
from porphyry.kernel.table import new_table
from porphyry.server.refusals import Refused
from porphyry.server.schema import (
    LANGUAGES,
    DecisionInfo,
    EventInfo,
    FieldInfo,
    GameEvent,
    GameInfo,
    GameSchema,
    LessonDid,
    OptionInfo,
    OrderInfo,
    Rule,
    RuleBook,
    Rulebook,
    RulebookBlock,
    RulebookFigure,
    RulebookSection,
    RuleChapter,
    StoryPart,
    VerbInfo,
    View,
)
from porphyry.texts import own_files

if TYPE_CHECKING:
    from collections.abc import Mapping


def game(name: str) -> Game:
    """The game of this name."""
    try:
        return registry.game(name)
    except Unreadable as error:
        raise Refused("not-found", f"there is no game called {name!r}", nearest=error.nearest) from None


def folder(one: Game) -> Path:
    """The folder of the game's package."""
    module = sys.modules[type(one).__module__]
    assert module.__file__ is not None
    return Path(module.__file__).parent


def info(one: Game, reaction_s: float = 0.0) -> GameInfo:
    """A game in the list of games; `reaction_s` is this server's usual time for a secret reaction."""
    reactions = any(kind.veiled for kind in one.decision_kinds)
    return GameInfo(
        name=one.name,
        rules_version=one.rules_version,
        seat_counts=list(one.seat_counts),
        options=[OptionInfo(key=option.key, values=option.values, rule=option.rule) for option in one.options],
        secrets=has_secrets(one),
        reactions=reactions,
        reaction_s=reaction_s if reactions else 0.0,
        odds=type(one).odds is not Game.odds,
        finished=one.finished,
        languages=[language for language in LANGUAGES if (folder(one) / "locale" / f"{language}.ftl").is_file()],
        bots=bots_of(one),
    )


USUAL: Final = "steady"
"""The level that sits down where nobody says which."""


@functools.cache
def levels() -> list[str]:
    """What a bot can be: the levels, weakest first, then the characters."""
    if importlib.util.find_spec("porphyry.bots") is None:
        return ["random"]
    return list(importlib.import_module("porphyry.bots").BOTS)


def bots_of(one: Game) -> list[str]:
    """The levels, and the characters that have a style in this game."""
    heuristics = one.heuristics()
    styles = heuristics.styles if heuristics is not None else {}
    if importlib.util.find_spec("porphyry.bots") is None:
        return levels()
    usual = importlib.import_module("porphyry.bots").LEVELS
    return [level for level in levels() if level in usual or level in styles]


def level(wanted: str | None) -> str:
    """The level of this name; raises Refused if there is none."""
    known = levels()
    if wanted is None:
        return USUAL if USUAL in known else known[0]
    if wanted not in known:
        raise Refused("invalid", f"there is no bot of level {wanted!r}; there are: {', '.join(known)}")
    return wanted


def schema(one: Game, reaction_s: float = 0.0) -> GameSchema:
    """Verbs, questions, events and vocabularies of a game."""
    return GameSchema(
        game=info(one, reaction_s),
        verbs=[
            VerbInfo(name=verb.name, pattern=verb.pattern, fields=[FieldInfo(name=n, type=t) for n, t in verb.fields])
            for verb in one.notation.verbs
        ],
        decisions=[
            DecisionInfo(
                name=kind.name,
                rule=kind.rule,
                verbs=kind.verbs,
                auto=kind.auto,
                decline=kind.decline or None,
                secret=kind.secret,
                params=[FieldInfo(name=n, type=t.removesuffix("*"), many=t.endswith("*")) for n, t in kind.params],
            )
            for kind in one.decision_kinds
        ],
        events=[
            EventInfo(
                name=kind.name,
                params=[FieldInfo(name=n, type=t.removesuffix("*"), many=t.endswith("*")) for n, t in kind.params],
                reveals=kind.reveals,
                dice=kind.dice,
            )
            for kind in one.event_kinds
        ],
        story={kind: msgspec.convert(part, StoryPart, from_attributes=True) for kind, part in story.parts(one).items()},
        orders=[
            OrderInfo(
                name=sort.name,
                rule=sort.rule,
                decisions=sort.kinds,
                params=[OptionInfo(key=option.key, values=option.values, rule=option.rule) for option in sort.params],
                until=[stop.name for stop in sort.until],
            )
            for sort in one.orders
        ],
        vocabularies=one.notation.words,
        limits=one.notation.limits,
    )


def opening(one: Game, options: Mapping[str, str]) -> View:
    """How a game with these options begins, as a spectator sees it: a table before there is one."""
    return msgspec.convert(new_table(one, seed=0, options=options).view(), View)


@functools.cache
def rows(one: Game) -> tuple[bytes, str]:
    """What is printed on the game's board and cards, as JSON, and the tag by which a browser knows that it has this very text."""
    data = msgspec.json.encode(one.rows())
    return data, f'"{hashlib.sha256(data).hexdigest()[:20]}"'


def texts(one: Game, language: str) -> str:
    """The game's Fluent texts."""
    found = [path for path in own_files(folder(one) / "locale", language) if path.is_file()]
    if language not in LANGUAGES or not found:
        raise Refused("not-found", f"{one.name} has no texts in {language!r}")
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def rules(one: Game, language: str = "en") -> RuleBook:
    """The ledger of a game, whole and rule by rule; what is not translated is in English and says so."""
    if one.name not in ledger.games():
        return RuleBook(game=one.name, rules_version=one.rules_version, text="", rules=[])
    book = ledger.load(one.name, language)
    return RuleBook(
        game=one.name,
        rules_version=one.rules_version,
        text=(ledger.folder() / f"{one.name}.md").read_text(encoding="utf-8"),
        rules=[
            Rule(
                id=rule.id,
                chapter=rule.chapter,
                title=rule.title,
                text=rule.text,
                source=rule.source,
                notes=list(rule.notes),
                language=rule.language,
            )
            for rule in book.rules
        ],
        title=book.title,
        chapters=[RuleChapter(title=c.title, prose=c.prose, language=c.language) for c in book.chapters],
    )


def rulebook(one: Game, language: str = "en") -> Rulebook:
    """The book to learn a game from; sections that are not translated are in English and say so."""
    if one.name not in books.games():
        return Rulebook(game=one.name, title="", sections=[])
    book = books.load(one.name, language)
    return Rulebook(
        game=one.name,
        title=book.title,
        sections=[
            RulebookSection(
                anchor=section.anchor,
                title=section.title,
                language=section.language,
                blocks=[
                    RulebookBlock(text=block.text, rules=list(block.rules), figure=block.figure or None)
                    for block in section.blocks
                ],
            )
            for section in book.sections
        ],
    )


@functools.lru_cache(maxsize=128)
def figure(name: str, wanted: str) -> RulebookFigure:
    """The position of a figure, with nothing left to decide."""
    try:
        found = books.figure(name, wanted)
    except Unreadable as error:
        raise Refused("not-found", str(error), nearest=error.nearest) from None
    table, told = found.table()
    view = {**table.view(found.seat), "legal": [], "can_undo": False}
    return RulebookFigure(
        name=wanted,
        show=found.show,
        view=msgspec.convert(view, View),
        log=[
            LessonDid(
                seat=one.seat,
                action=one.action,
                events=msgspec.convert(
                    [event.to_data() for event in one.events if event.seen_by(found.seat)], list[GameEvent]
                ),
            )
            for one in told
        ],
        part=found.part,
        crop=list(found.crop),
        mark=list(found.mark),
    )


@functools.cache
def is_older(name: str, rules_version: int) -> bool:
    """Are the installed rules of this game newer?"""
    try:
        return game(name).rules_version > rules_version
    except Refused:
        return False  # it is not here any more
