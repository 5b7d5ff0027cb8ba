"""A sitting: one game at one terminal, from the welcome to the result. The first seats are people, the others bots."""

from __future__ import annotations

import json
import tomllib
from typing import TYPE_CHECKING, Any

import porphyry
from porphyry.bots import LEVELS, Bot, bot
from porphyry.kernel.errors import BadPosition, PorphyryError
from porphyry.kernel.game import has_secrets
from porphyry.kernel.state import SPECTATOR
from porphyry.story import story
from porphyry.terminal.asking import Asking
from porphyry.terminal.boards import Board, board_of
from porphyry.terminal.commands import Commands, Left
from porphyry.terminal.look import usual
from porphyry.terminal.speech import Speech, chrome
from porphyry.terminal.telling import narrate, result

if TYPE_CHECKING:
    from pathlib import Path

    from porphyry.kernel.table import Table


def pick_game(lang: str = "en") -> str:
    """Ask which game, if there is more than one; empty if whoever is asked goes away."""
    names = porphyry.games()
    if not names:
        raise PorphyryError("no game is installed: `pip install -e .` makes those of a checkout known")
    if len(names) == 1:
        return names[0]
    print("\n".join(f"{number}  {name}" for number, name in enumerate(names, 1)))
    answer = _ask(chrome(lang, "term-which-game") + " ") or ""
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


def _ask(prompt: str) -> str | None:
    """A line from the keyboard; None if there will be no more."""
    try:
        return input(prompt).strip()
    except EOFError:
        print()
        return None


class Terminal:
    """One sitting. The first `people` seats are people, the others bots of this level."""

    def __init__(self, table: Table, people: int, level: str, lang: str) -> None:
        self.lang, self.look = lang, usual()
        self.level = level or list(LEVELS)[min(2, len(LEVELS) - 1)]
        self._wanted = people
        self._typed: str | None = None  # a line that was typed ahead of its question
        self.sit_down(table)

    def sit_down(self, table: Table) -> None:
        """Take up this table: a new one, or one that was loaded."""
        self.table = table
        self.speech = Speech(table, self.lang)
        self.board: Board = board_of(table.game.name)
        self.people = min(self._wanted, table.seats)
        self.bots: dict[int, Bot] = {
            seat: bot(self.level, table.game.name, seat) for seat in range(self.people, table.seats)
        }
        self.saved = table.ply
        self.closed = False  # is there something that one of the people here must not see of another?
        self._told: dict[int, int] = {}
        self._last = -1

    def run(self) -> int:
        """Play to the end, or until somebody leaves."""
        print(self.speech.say("term-welcome", game=self.speech.title(), seats=self.table.seats))
        for line in self.speech.goal(self.table, SPECTATOR):
            print(self.look.wrap(line, "  "))
        try:
            while self.table.outcome is None:
                self._step()
        except (Left, KeyboardInterrupt):
            print(self.speech.say("term-bye"))
            return 0
        self._tell(SPECTATOR if self.closed else 0)
        print("\n" + self.look.bold(result(self.speech)))
        return 0

    def _step(self) -> None:
        seat = self.table.decisions()[0].seat
        if seat in self.bots:
            self.table.play(self.bots[seat].choose(self.table, seat, budget_s=1.0))
            return
        self.closed = self.closed or self._hides()
        if self.closed and seat != self._last:
            self._hand_over(seat)
        self._tell(seat)
        self._last = seat
        self._turn(seat)

    def _hides(self) -> bool:
        """Do the people at this terminal see different things?"""
        if self.people < 2 or not has_secrets(self.table.game):
            return False
        first, *others = [self.table.view(seat)["board"] for seat in range(self.people)]
        return any(other != first for other in others)

    def _hand_over(self, seat: int) -> None:
        """Whoever sat here goes, and the next one comes."""
        print(self.look.clear())
        print(self.look.wrap(self.speech.say("term-hand-over", seat=seat)))
        answer = _ask("> ")
        if answer is None:
            raise Left
        self._typed = answer or None

    def _tell(self, seat: int) -> None:
        """What has happened since somebody last looked."""
        reader = seat if self.closed else 0
        new = self.table.events[self._told.get(reader, self._told.get(0, 0)) :]
        narrate(story(self.table.game, new, [seat] if self.closed else range(self.people)), self.speech, self.table)
        self._told[reader] = len(self.table.events)

    def heard(self) -> None:
        """After something was taken back: nobody has heard more than there is."""
        self._told = {reader: min(told, len(self.table.events)) for reader, told in self._told.items()}

    def _turn(self, seat: int) -> None:
        """Ask a person until something has been played or taken back."""
        table, ply = self.table, self.table.ply
        decision = next(one for one in table.decisions() if one.seat == seat)
        asking = Asking(table, decision, self.board, self.speech, self.look)
        commands = Commands(self, asking)
        asking.start()
        warned = False
        while self.table is table and table.ply == ply:
            try:
                answer = self._line()
                warned = False
            except KeyboardInterrupt:
                print()
                if warned or self.saved == table.ply:
                    raise
                warned = True
                commands.warn()
                continue
            try:
                commands.answer(answer)
                if asking.play is not None:
                    action, asking.play = asking.play, None
                    table.play(action, seat)
            except PorphyryError as error:
                print(self.look.wrap(self.speech.trouble(error), "  "))
            except OSError as error:
                key = "term-no-file" if isinstance(error, FileNotFoundError) else "term-file-trouble"
                print(self.look.wrap(self.speech.say(key, file=str(error.filename)), "  "))

    def _line(self) -> str:
        answer, self._typed = self._typed, None
        if answer is None:
            answer = _ask("> ")
        if answer is None:
            raise Left
        return answer
