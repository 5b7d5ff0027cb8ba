"""Texts: what happened, what is asked and what is refused, in the reader's language.

Every game keeps Fluent files: `locale/en.ftl` for its events, questions and refusals,
`locale/board/en.ftl` for what is said about the board.
What all games share lies in `porphyry/locale`. The same files feed the browser.
Message ids: `event-CityControlled`, `prompt-choose_losses`, `reason-capital`, `action-control`, `option-key`, `goal-river.first`, and
`city-damascus` for the word `damascus` of the vocabulary `city`.

A parameter that is a word arrives translated, and the other forms that a language needs come along: `$side-adj` is the attribute `.adj` of
`side-arab`. `$side-id` is the word's id, to select by. `$seat-the` is a player's name, with an article where a number stands in
for the name; `$units-count` is how many a list holds. `$to-is` is the name of an earlier parameter of the same sort with the same value,
"own" where the word belongs to that one (`arthur-horse` to `arthur`), else "other".
A sentence begins with a capital letter, whatever it begins with.
"""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel.errors import PorphyryError, Unreadable, nearest

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from fluent.runtime import FluentBundle

    from porphyry.kernel.action import Action
    from porphyry.kernel.decision import Decision
    from porphyry.kernel.errors import Illegal
    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game
    from porphyry.kernel.table import Table
    from porphyry.story import Item, Line

LANGUAGES: Final = ("en", "de", "hu", "nl")
SHARED: Final = Path(__file__).resolve().parent / "locale"


def locale_folder(game: Game) -> Path:
    """Where a game keeps its texts: `locale` beside the module that defines it."""
    module = importlib.import_module(type(game).__module__)
    return Path(str(module.__file__)).resolve().parent / "locale"


def sources(game: Game, language: str) -> list[str]:
    """The Fluent files a reader of this language needs for this game: the shared one, then the game's own."""
    files = [SHARED / f"{language}.ftl", *own_files(locale_folder(game), language)]
    return [file.read_text(encoding="utf-8") for file in files if file.is_file()]


def own_files(folder: Path, language: str) -> list[Path]:
    """Where a game's texts in a language lie: what is told and asked, and what is said about the board."""
    return [folder / f"{language}.ftl", folder / "board" / f"{language}.ftl"]


class Texts:
    """The texts of one game in one language. `names` are the players', by seat."""

    def __init__(self, game: Game, language: str = "en", names: Sequence[str] = ()) -> None:
        if language not in LANGUAGES:
            raise Unreadable(language, f"a language: {', '.join(LANGUAGES)}", nearest(language, LANGUAGES))
        self.game = game
        self.language = language
        self.names = list(names)
        self._bundle = _bundle(game, language)
        self._events = {kind.name: kind for kind in game.event_kinds}
        self._kinds = {kind.name: kind for kind in game.decision_kinds}

    def event(self, event: Event, table: Table) -> str:
        """What happened, in a sentence."""
        if event.kind == "Forced":
            action = self.line(str(event.params["action"]), table)
            return self._sentence("event-Forced", {**self._seat_forms("seat", event.params["seat"]), "action": action})
        if event.kind == "Moment":
            return self.message("event-Moment", {})
        return self._sentence(f"event-{event.kind}", self._event_params(event, table))

    def _event_params(self, event: Event, table: Table) -> dict[str, object]:
        params = self._params(event.params, dict(self._events[event.kind].params), table)
        return {**params, "rule": event.rule}  # for what reason, where one kind of event has several

    def told(self, event: Event, table: Table) -> list[str]:
        """The same with the sum it was decided by, where there is one."""
        said = [self.event(event, table)]
        reckoned = self.message(f"event-{event.kind}.sum", self._event_params(event, table))
        return said if reckoned == f"event-{event.kind}.sum" else [*said, reckoned]

    def headline(self, item: Item, table: Table) -> str:
        """A deed, a heading or the sums of a chapter in a line."""
        if item.kind == "chapter":
            return self._sentence(f"event-{item.events[-1].kind}", self._event_params(item.events[-1], table))
        said: list[list[str]] = []  # sentences, each with what the same one goes on to do
        before: Line | None = None
        for line in item.leads or item.lines:
            then = self._line(line, ".then", table)
            if then and before is not None and before.by[:1] == line.by[:1]:
                said[-1].append(then)
            else:
                said.append([self._line(line, "", table)])
                before = line
        return " ".join(self._joined(clauses) for clauses in said)

    def _joined(self, clauses: Sequence[str]) -> str:
        """What somebody does, and then does."""
        first, *more = clauses
        if not more:
            return first
        so_far = ", ".join([first.rstrip("."), *more[:-1]])
        return self.message("story-and", {"first": so_far, "then": more[-1]}) + "."

    def sums(self, item: Item, table: Table) -> list[str]:
        """What a part of the game has come to: what part it is, a sentence for each sum, and how things stand since the beginning."""
        lines = [self.message(f"story-sums-{item.level}", {}), *(self._line(line, "", table) for line in item.lines)]
        so_far = [said for said in (self._line(line, ".so-far", table) for line in item.so_far) if said]
        return [*lines, self.message("story-so-far", {"items": ", ".join(so_far)})] if so_far else lines

    def _line(self, line: Line, form: str, table: Table) -> str:
        """A line of a headline; in another form, or nothing if the language has none."""
        kinds = dict(self._events[line.events[-1].kind].params)
        kinds |= {f"first-{name}": kind for name, kind in self._events[line.events[0].kind].params}
        params = {**self._params(line.params(), kinds, table), "rule": line.events[-1].rule}
        items = [self.message(f"story-{line.key}.item", self._params(one, kinds, table)) for one in line.items()]
        if items:
            params |= {"items": ", ".join(items), "items-count": len(items)}
        key = f"story-{line.key}"
        if not self._bundle.has_message(key):
            return "" if form else self.event(line.events[-1], table)
        said = self.message(key + form, params)
        return "" if said == key + form else said if form else said[:1].upper() + said[1:]

    def prompt(self, decision: Decision, table: Table) -> str:
        """What is asked, and of whom."""
        kinds = dict(self._kinds[decision.kind].params)
        params = {**self._params(decision.params, kinds, table), **self._seat_forms("seat", decision.seat)}
        return self._sentence(decision.prompt, params)

    def action(self, action: Action, table: Table) -> str:
        """An option in words."""
        kinds = dict(self.game.notation.verb(action.code).fields)
        return self._sentence(f"action-{action.verb}", self._params(action.to_data(), kinds, table))

    def line(self, line: str, table: Table) -> str:
        """An action given as its line of notation, in words."""
        code = table.action(line)
        kinds = dict(self.game.notation.verb(code).fields)
        data = self.game.notation.data(code, self.game.words(table.state))
        return self._sentence(f"action-{data['verb']}", self._params(data, kinds, table))

    def refusal(self, illegal: Illegal, table: Table) -> str:
        """Why not, in a sentence, with the rule's id."""
        kinds: dict[str, str] = {"seat": "seat"}
        verb = self.game.notation.index.get(str(illegal.params.get("verb", "")))
        if verb is not None:
            kinds |= dict(self.game.notation.verbs[verb].fields)
        return (
            f"{self._sentence(f'reason-{illegal.reason}', self._params(illegal.params, kinds, table))} ({illegal.rule})"
        )

    def goal(self, table: Table, seat: int) -> list[str]:
        """What wins the game, as this seat may know it, and how far it has come; nothing where a game does not tell."""
        board = table.view(seat)["board"]
        told = board.get("goal")
        if not told:
            return []
        params = self._params(told["params"], dict(self.game.goal_params), table)
        lines = []
        for line in told["lines"]:
            army = "" if line["seat"] is None else f"{self.word('army', board['armies'][line['seat']])}: "
            lines.append(army + self.message(line["text"], params))
        return [*lines, self.message(told["progress"], params)] if told["progress"] else lines

    def sum(self, told: Mapping[str, Any], table: Table) -> list[str]:
        """What a number is made of (an answer to `{"about": "sum"}`): it, and line by line what it comes to."""
        lines = [f"{self._sum_line(told, table)}: {told['total']}"]
        for line in told["lines"]:
            said = self._sum_line(line, table)
            lines.append(f"  {said}" if line["value"] is None else f"  {line['value']:+d}  {said}")
        return lines

    def _sum_line(self, line: Mapping[str, Any], table: Table) -> str:
        return self._sentence(line["text"], self._params(line["params"], {}, table))

    def seat(self, seat: object) -> str:
        """A player's name."""
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        if isinstance(seat, int) and seat >= 0:
            return self.message("player", {"number": seat + 1})
        return self.message("nobody", {})

    def _seat_forms(self, name: str, seat: object) -> dict[str, object]:
        """A player as the parameter of this name: as the subject of a sentence a number needs its article in some languages."""
        said = self.seat(seat)
        numbered = isinstance(seat, int) and seat >= len(self.names)
        the = self.message("player.the", {"number": seat + 1}) if isinstance(seat, int) and numbered else said
        return {name: said, f"{name}-the": said if the == "player.the" else the}

    def word(self, kind: str, ident: str) -> str:
        """A word of the game's vocabulary."""
        key = f"{kind}-{ident}"
        return self.message(key, {}) if self._bundle.has_message(key) else ident  # a hex is k10 in every language

    def forms(self, kind: str, ident: str) -> dict[str, str]:
        """The other forms of a word that this language needs, by the name of the attribute."""
        key = f"{kind}-{ident}"
        if not self._bundle.has_message(key):
            return {}
        return {form: self.message(f"{key}.{form}", {}) for form in self._bundle.get_message(key).attributes}

    def _sentence(self, key: str, params: Mapping[str, object]) -> str:
        """A message that stands by itself."""
        text = self.message(key, params)
        return text if text == key else text[:1].upper() + text[1:]

    def message(self, key: str, params: Mapping[str, object]) -> str:
        """A message by its key. A missing one shows its key: tests see to it that none is."""
        ident, _, attribute = key.partition(".")
        if not self._bundle.has_message(ident):
            return key
        message = self._bundle.get_message(ident)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return key
        text, _ = self._bundle.format_pattern(pattern, dict(params))
        return str(text)

    def _params(self, params: Mapping[str, object], kinds: Mapping[str, str], table: Table) -> dict[str, object]:
        words = {**self.game.notation.words, **self.game.words(table.state)}
        result: dict[str, object] = {}
        earlier: dict[str, dict[str, str]] = {}
        for name, value in params.items():
            kind = kinds.get(name, name)
            result[name] = self._value(kind, value, words)
            if kind == "seat":
                result |= self._seat_forms(name, value)
            elif isinstance(value, list):
                result[f"{name}-count"] = len(value)
            elif kind in words and value is None:
                result |= {f"{name}-id": "none", f"{name}-is": "other"}
            elif kind in words and value in words[kind]:
                result[f"{name}-id"] = value
                result |= {f"{name}-{form}": said for form, said in self.forms(kind, str(value)).items()}
                result[f"{name}-is"] = same_as(str(value), earlier.get(kind, {}))
                earlier.setdefault(kind, {})[name] = str(value)
        return result

    def _value(self, kind: str, value: object, words: Mapping[str, Sequence[str]]) -> object:
        if isinstance(value, list):
            return ", ".join(str(self._value(kind.rstrip("*"), one, words)) for one in value) or "–"
        if kind == "seat":
            return self.seat(value)
        if value is None:
            return "–"
        if kind in words and value in words[kind]:
            return self.word(kind, str(value))
        return value if isinstance(value, int | str) else str(value)


def same_as(value: str, earlier: Mapping[str, str]) -> str:
    """Which of the earlier parameters this one repeats; "own" if it belongs to one of them."""
    for name, other in earlier.items():
        if value == other:
            return name
        if value.startswith(f"{other}-"):
            return "own"
    return "other"


@cache
def _bundle(game: Game, language: str) -> FluentBundle:
    try:
        from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415 - only who reads texts needs the library
    except ImportError as error:
        raise PorphyryError("texts need fluent.runtime: pip install fluent.runtime") from error
    bundle = FluentBundle([language], use_isolating=False)
    for text in sources(game, language):
        bundle.add_resource(FluentResource(text), allow_overrides=True)
    return bundle
