"""What is shown of a position, written as JSON once: the board that seats share, the options that come up again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec import Raw

from porphyry.kernel.action import Action
from porphyry.kernel.game import has_secrets, legal
from porphyry.kernel.state import SPECTATOR
from porphyry.server.entries import encode

if TYPE_CHECKING:
    from porphyry.kernel.game import Game
    from porphyry.kernel.table import Table

MOST_KEPT: Final = 20_000

_common: dict[str, tuple[dict[int, bytes], dict[int, bytes]]] = {}
"""The options of each game whose words do not depend on the table, and their lines."""


class ViewCache:
    """One table's boards and options, ready to be sent."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.same_for_all = not has_secrets(game)
        self._boards: dict[int, Raw] = {}
        self._position: tuple[int, int] | None = None
        self._written: tuple[dict[int, bytes], dict[int, bytes]] | None = None

    def board(self, table: Table, n: int, seat: int | None) -> Raw:
        """The board as this seat may see it after update `n`."""
        if self._position != (n, table.ply):
            self._position = (n, table.ply)
            self._boards.clear()
        who = SPECTATOR if seat is None or self.same_for_all else seat
        if who not in self._boards:
            self._boards[who] = Raw(encode(self.game.view(table.state, who)))
        return self._boards[who]

    def options(self, table: Table, seat: int | None) -> Raw:
        """All that this seat may do now: each action's line and fields."""
        return self._listed(table, seat, 0)

    def lines(self, table: Table, seat: int | None) -> Raw:
        """All that this seat may do now: the lines alone."""
        return self._listed(table, seat, 1)

    def _listed(self, table: Table, seat: int | None, which: int) -> Raw:
        if seat is None or seat not in self.game.deciders(table.state):
            return Raw(b"[]")
        words = self.game.words(table.state) or None
        if self._written is None:
            self._written = _common.setdefault(self.game.name, ({}, {})) if words is None else ({}, {})
        codes = legal(self.game, table.state, seat)
        written = self._written[which]
        try:
            texts = [written[code] for code in codes]
        except KeyError:
            if len(written) > MOST_KEPT:
                written.clear()
            for code in codes:
                if code not in written:
                    action = Action(code, seat, -1, self.game.notation, words)
                    written[code] = encode(action.text if which else {"text": action.text, **action.to_data()})
            texts = [written[code] for code in codes]
        return Raw(b"[" + b",".join(texts) + b"]")
