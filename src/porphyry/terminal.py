"""The terminal game: any registered game by keyboard alone, with rules, refusals, undo and bots."""

from __future__ import annotations

import json
import os
import sys
import tomllib
from typing import TYPE_CHECKING, Any

import porphyry
from porphyry.bots import LEVELS, Bot, bot, hint
from porphyry.kernel.errors import BadPosition, PorphyryError, Unreadable
from porphyry.kernel.record import read
from porphyry.kernel.registry import game as find_game
from porphyry.kernel.state import SPECTATOR
from porphyry.kernel.table import replayed
from porphyry.ledger import print_rules
from porphyry.story import story
from porphyry.texts import LANGUAGES, Texts

if TYPE_CHECKING:
    from collections.abc import Sequence
    from pathlib import Path

    from porphyry.kernel.action import Action
    from porphyry.kernel.table import Table
    from porphyry.story import Item

MANY = 30
LATELY = 12
HELP = """  a number           take that option
  control …          an action in words, as the options show it
  list control       all options that begin so
  why not ACTION     what forbids it
  odds ACTION        the chances of an attack
  hint               what a strong player would do, and why
  stand ORDER …      answer for me: `stand fire-if chance=30 until=turn`; `stand` alone lists what there is
  unstand [ORDER]    ask me again
  undo               take back your last step
  board, log         look again; `log all` from the beginning, `log steps` with dice, sums and rules
  goal               what wins, and how far it has come
  rules ID           read a rule
  save FILE          write the record
  quit               leave"""


def language(wish: str) -> str:
    """The reader's language: as wished, else from the environment, else English."""
    if wish:
        if wish not in LANGUAGES:
            raise Unreadable(wish, f"a language: {', '.join(LANGUAGES)}")
        return wish
    system = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG") or "en"
    return system[:2] if system[:2] in LANGUAGES else "en"


def pick_game() -> str:
    """Ask which game, if there is more than one; empty if whoever is asked goes away."""
    names = porphyry.games()
    if not names:
        raise PorphyryError("no game is installed: `pip install -e .` makes those of a checkout known")
    if len(names) == 1:
        return names[0]
    print("\n".join(f"{number}  {name}" for number, name in enumerate(names, 1)))
    answer = _ask("which game? ")
    if answer in ("", "quit"):
        return ""
    return names[int(answer) - 1] if answer.isdecimal() and 1 <= int(answer) <= len(names) else answer


def read_position(path: Path) -> dict[str, Any]:
    """A position from a JSON or TOML file."""
    text = path.read_text(encoding="utf-8")
    try:
        found = tomllib.loads(text) if path.suffix == ".toml" else json.loads(text)
    except ValueError as error:
        raise BadPosition([f"{path.name}: {error}"]) from None
    if not isinstance(found, dict):
        raise BadPosition([f"{path.name}: a position is a table of fields"])
    return found


def texts_of(table: Table, lang: str) -> Texts:
    """The texts of a table without people: sides that have a name of their own go by it."""
    texts = Texts(table.game, lang)
    texts.names = [texts.word("army", army) for army in table.view()["board"].get("armies", [])]
    return texts


def show_record(text: str, to: int | None, lang: str, steps: bool = False) -> Table:
    """Replay a record and tell its story, with every ply and its dice if `steps`; gives the table it ends at."""
    record = read(text)
    if to is not None and to < len(record.plies):
        record.plies, record.chance = record.plies[:to], record.chance[: to + 1]
        record.ranges = record.ranges[: to + 1]
        record.fingerprint, record.outcome = "", None
    table = replayed(find_game(record.game), record)
    texts = texts_of(table, lang)
    lines = [line for _, line in record.plies] if steps else None
    narrate(story(table.game, table.events, [*range(table.seats), SPECTATOR]), texts, table, lines)
    assert table.proof is not None
    print(f"{record.game}: {len(record.plies)} plies replayed; {'; '.join(table.proof.lines())}.")
    if table.outcome:
        print(_result(table, texts))
    return table


def narrate(items: Sequence[Item], texts: Texts, table: Table, lines: Sequence[str] | None = None) -> None:
    """A story, a line a deed; with the lines of the plies also each step of it, the sum it was decided by, and its rule."""
    for item in items:
        if item.kind == "sums":
            print("\n".join(f"    {said}" for said in texts.sums(item, table)))
        else:
            mark = "" if item.kind == "deed" else f"\n{'#' * item.level} "
            print(f"{mark or '  · '}{texts.headline(item, table)}")
        before = -1
        for event, ply in zip(item.events, item.plies, strict=True):
            if lines is None:
                break
            if ply not in (0, before):
                print(f"     {ply}. {lines[ply - 1]}")
            before = ply
            said, *sums = texts.told(event, table)
            print("\n           ".join([f"       {said}  [{event.rule}]", *sums]))


def _result(table: Table, texts: Texts) -> str:
    outcome = table.outcome
    assert outcome is not None
    order = sorted(range(table.seats), key=lambda seat: outcome.places[seat])
    return "\n".join(f"{outcome.places[seat]}.  {texts.seat(seat)}: {outcome.scores[seat]}" for seat in order)


def _ask(prompt: str) -> str:
    try:
        return input(prompt).strip()
    except EOFError:
        return "quit"


class Terminal:
    """One sitting. The first `people` seats are people, the others bots."""

    def __init__(self, table: Table, people: int, level: str, lang: str) -> None:
        self.table = table
        self.texts = texts_of(table, lang)
        self.people = min(people, table.seats)
        best = level or list(LEVELS)[min(2, len(LEVELS) - 1)]
        self.bots: dict[int, Bot] = {seat: bot(best, table.game.name, seat) for seat in range(self.people, table.seats)}
        self._told = 0

    def run(self) -> int:
        """Play to the end, or until somebody quits."""
        print(f"{self.texts.message('title', {})}: {self.table.seats} seats. Type ? for help.")
        self._goal(SPECTATOR)
        while self.table.outcome is None:
            self._tell()
            seat = self.table.decisions()[0].seat
            if seat in self.bots:
                self.table.play(self.bots[seat].choose(self.table, seat, budget_s=1.0))
            elif not self._turn(seat):
                return 0
        self._tell()
        print(_result(self.table, self.texts))
        return 0

    def _tell(self) -> None:
        new = self.table.events[self._told :]
        narrate(story(self.table.game, new, range(self.people)), self.texts, self.table)
        self._told = len(self.table.events)

    def _turn(self, seat: int) -> bool:
        """Let a person answer; False if he leaves."""
        decision = next(one for one in self.table.decisions() if one.seat == seat)
        print(f"\n{self.texts.prompt(decision, self.table)}  [{decision.rule}]")
        self._list(decision.options, "")
        ply = self.table.ply
        while self.table.ply == ply:
            answer = _ask("> ")
            if answer == "quit":
                return False
            try:
                self._command(answer, seat, decision.options)
            except PorphyryError as error:
                print(f"  {error}")
            except OSError as error:
                print(f"  {error.filename}: {error.strerror}")
        return True

    def _command(self, answer: str, seat: int, options: list[Action]) -> None:
        """Carry out one line."""
        word, _, rest = answer.partition(" ")
        if answer.isdecimal():
            number = int(answer)
            if not 1 <= number <= len(options):
                raise Unreadable(answer, f"a number from 1 to {len(options)}")
            self.table.play(options[number - 1])
        elif word == "why":
            refusal = self.table.why_not(rest.removeprefix("not "), seat)
            print(f"  {self.texts.refusal(refusal, self.table)}" if refusal else "  you may")
        elif word == "undo":
            print(f"  taken back: {self.table.undo(seat).text}")
            self._told = min(self._told, len(self.table.events))
        elif word == "odds":
            print(f"  {json.dumps(self.table.odds(rest, seat), ensure_ascii=False)}")
        elif answer == "hint":
            self._hint(seat)
        elif word == "stand":
            self._stand(seat, rest.split())
        elif word == "unstand":
            self.table.unstand(seat, rest or None)
        elif word == "rules":
            print(print_rules(self.table.game.name, rest or None, self.texts.language))
        elif word == "save":
            self._save(rest)
        elif word == "list":
            self._list(options, rest)
        elif answer in ("board", "goal", "log", "log all", "log steps", "?", "help", ""):
            self._look(answer, seat)
        elif [option for option in options if option.text.startswith(answer + " ")]:
            self._list(options, answer)
        else:
            self.table.play(answer, seat)

    def _hint(self, seat: int) -> None:
        for number, advice in enumerate(hint(self.table, seat, budget_s=2.0), 1):
            reason = self.texts.message(advice.reason, advice.params)
            print(f"  {number}.  {advice.action.text:36} wins {advice.chance:4.0%}   {reason}")

    def _stand(self, seat: int, words: list[str]) -> None:
        """Give a standing order, which is obeyed at once; or list those there are, and mine."""
        if not words:
            for sort in self.table.game.orders:
                settings = [f"{option.key}={'|'.join(option.values)}" for option in sort.params]
                ends = ["until=" + "|".join(stop.name for stop in sort.until)] if sort.until else []
                print(f"  {' '.join([sort.name, *settings, *ends]):60} {self.texts.message(f'order-{sort.name}', {})}")
            for order in self.table.orders.values():
                if order.seat == seat:
                    print(
                        f"  given: {' '.join([order.name, *(f'{k}={v}' for k, v in order.params.items()), *order.until])}"
                    )
            return
        given = dict(word.partition("=")[::2] for word in words[1:])
        until = given.pop("until", "")
        self.table.stand(seat, words[0], given, until.split("|") if until else ())
        self.table.obey()

    def _look(self, what: str, seat: int) -> None:
        if what == "board":
            _dump(self.table.view(seat)["board"])
        elif what == "goal":
            self._goal(seat)
        elif what.startswith("log"):
            whole = story(self.table.game, self.table.events, [seat])
            lines = [self.table.text(code) for _, code in self.table.plies] if what == "log steps" else None
            narrate(whole if what == "log all" else whole[-LATELY:], self.texts, self.table, lines)
        else:
            print(HELP)

    def _goal(self, seat: int) -> None:
        for line in self.texts.goal(self.table, seat):
            print(f"  {line}")

    def _save(self, name: str) -> None:
        if not name:
            raise Unreadable("save", "save FILE")
        text = self.table.record().to_text() if name.endswith(".txt") else self.table.record().to_json()
        with open(name, "w", encoding="utf-8") as file:  # noqa: PTH123 - the name comes from the person typing
            file.write(text)
        print(f"  saved: porphyry replay {name} opens it")

    def _list(self, options: list[Action], start: str) -> None:
        """The options that begin so, numbered; a long list is shown by its verbs."""
        shown = [(number, option) for number, option in enumerate(options, 1) if option.text.startswith(start)]
        if len(shown) > MANY and not start:
            verbs: dict[str, list[int]] = {}
            for number, option in shown:
                verbs.setdefault(option.verb, []).append(number)
            for verb, numbers in verbs.items():
                if len(numbers) <= 3:
                    for number in numbers:
                        print(f"{number:4}  {options[number - 1].text}")
                else:
                    print(f"      {verb} …   {len(numbers)} options; `list {verb}` shows them")
            return
        for number, option in shown:
            print(f"{number:4}  {option.text:42} {self.texts.action(option, self.table)}")


def _dump(value: object, indent: int = 1) -> None:
    """A view as indented lines."""
    pad = "  " * indent
    if isinstance(value, dict):
        for key, part in value.items():
            if isinstance(part, dict | list) and len(str(part)) > 90:
                print(f"{pad}{key}:")
                _dump(part, indent + 1)
            else:
                print(f"{pad}{key}: {_flat(part)}")
    elif isinstance(value, list):
        for part in value:
            print(f"{pad}- {_flat(part)}")
    else:
        print(f"{pad}{value}")


def _flat(value: object) -> str:
    if isinstance(value, dict):
        return "  ".join(f"{key} {_flat(part)}" for key, part in value.items() if part not in (None, 0, [], False))
    if isinstance(value, list):
        return ", ".join(_flat(part) for part in value) or "–"
    return str(value)


if __name__ == "__main__":
    sys.exit("run `porphyry play`")
