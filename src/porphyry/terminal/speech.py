"""What the terminal says, in the reader's language: the texts of the game, and its own."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final

from fluent.runtime import FluentBundle, FluentResource

from porphyry.kernel.errors import Illegal, NothingToUndo, PorphyryError, Unreadable, nearest
from porphyry.texts import LANGUAGES, Texts, sources

if TYPE_CHECKING:
    from porphyry.kernel.action import Action
    from porphyry.kernel.game import Game
    from porphyry.kernel.table import Table
    from porphyry.terminal.narrow import Value

OWN: Final = Path(__file__).resolve().parent / "locale"
COMMANDS: Final = (
    *("help", "back", "list", "why", "odds", "hint", "look", "board", "log", "goal", "rules", "lesson"),
    *("stand", "unstand", "undo", "save", "load", "quit"),
)


def language(wish: str) -> str:
    """The reader's language: as wished, else from the environment, else English."""
    if wish:
        if wish not in LANGUAGES:
            raise Unreadable(wish, f"a language: {', '.join(LANGUAGES)}", nearest(wish, LANGUAGES))
        return wish
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return system[:2] if system[:2] in LANGUAGES else "en"


@cache
def _with_own(game: Game | None, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    own = (OWN / f"{lang}.ftl").read_text(encoding="utf-8")
    for text in [*(sources(game, lang) if game is not None else []), own]:
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle


def chrome(lang: str, key: str, **params: object) -> str:
    """A text of the terminal where no game is being played yet."""
    bundle = _with_own(None, lang)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    return str(bundle.format_pattern(pattern, params)[0])


class Speech(Texts):
    """The texts of a game with those of the terminal."""

    def __init__(self, table: Table, lang: str) -> None:
        super().__init__(table.game, lang)
        self._bundle = _with_own(table.game, lang)
        self.table = table
        self.names = [self.word("army", army) for army in table.view()["board"].get("armies", [])]

    def say(self, key: str, **params: object) -> str:
        """A text of the terminal; `seat` is a player."""
        given = {**params, **(self._seat_forms("seat", params["seat"]) if "seat" in params else {})}
        return self._sentence(key, given)

    def decimal(self, value: float) -> str:
        """A number with one decimal, as it is written in this language."""
        said = f"{value:.1f}"
        return said if self.language == "en" else said.replace(".", ",")

    def part(self, key: str, **params: object) -> str:
        """The same inside a sentence: as it is written."""
        return self.message(key, params)

    def has(self, key: str) -> bool:
        """Is there such a text?"""
        return self._bundle.has_message(key)

    def commands(self) -> dict[str, str]:
        """What may be typed for a command, with the name of the command."""
        return {word: name for name in COMMANDS for word in self.part(f"word-{name}").split()}

    def command(self, name: str) -> str:
        """A command as it is shown."""
        return self.part(f"word-{name}").split()[0]

    def is_word(self, name: str, typed: str) -> bool:
        """Is this the word (`all`, `steps`) in one of its spellings?"""
        return typed in self.part(f"word-{name}").split()

    def help(self) -> str:
        """What can be typed."""
        return self.part("term-help", **{name: self.command(name) for name in (*COMMANDS, "all", "steps")})

    def title(self) -> str:
        """What the game is called."""
        return self.say("title") if self.has("title") else self.game.name

    def action(self, action: Action, table: Table) -> str:
        """An option in words; in a game that has none as it is typed."""
        return super().action(action, table) if self.has(f"action-{action.verb}") else action.text

    def verb(self, verb: str) -> str:
        """The short name of a sort of action; one without fields is called what it does."""
        if not self.has(f"action-{verb}"):
            return verb
        fields = self.game.notation.verbs[self.game.notation.index[verb]].fields
        return self._sentence(f"x-verb-{verb}" if fields and self.has(f"x-verb-{verb}") else f"action-{verb}", {})

    def field(self, name: str) -> str:
        """What a field is called."""
        return self.part(f"x-field-{name}") if self.has(f"x-field-{name}") else name

    def value(self, verb: str, field: str, value: Value) -> str:
        """The value of a field of this verb in words."""
        said = str(self._params({field: value}, {field: self.kind(verb, field)}, self.table)[field])
        return said[:1].upper() + said[1:] if self.kind(verb, field) != "hex" else said

    def kind(self, verb: str, field: str) -> str:
        """The vocabulary of a field."""
        return dict(self.game.notation.verbs[self.game.notation.index[verb]].fields).get(field, field)

    def trouble(self, error: PorphyryError) -> str:
        """A refusal in a sentence or two. What only a file's author can mend is told as it is."""
        if isinstance(error, Illegal):
            return self.refusal(error, self.table)
        if isinstance(error, NothingToUndo):
            return self.say(f"term-undo-{error.reason}")
        if isinstance(error, Unreadable):
            return self._unreadable(error)
        return str(error)

    def _unreadable(self, error: Unreadable) -> str:
        said = [self.say("term-unreadable", text=error.text)]
        if error.nearest:
            said.append(self.say("term-nearest", nearest=error.nearest))
        else:
            verb = error.text.split()[0].lower() if error.text.split() else ""
            example = next((action.text for action in self.table.legal() if action.verb == verb), "")
            said.append(self.say("term-example", example=example) if example else self.say("term-type-help"))
        return " ".join(said)
