"""Snapshots: a game as it stood, so that a long table opens at once. They are a convenience; the entries are the truth."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING, Any

from msgspec import DecodeError

from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.record import from_data as read_record
from porphyry.kernel.table import from_snapshot
from porphyry.server.entries import decode, encode

if TYPE_CHECKING:
    from porphyry.kernel.game import Game
    from porphyry.kernel.table import Table


class Damaged(Exception):
    """A snapshot that cannot be read, or does not give what was kept. Nothing is lost: the entries are the truth."""


class Snapshot:
    """A stored snapshot, after entry `n`. Raises Damaged if it cannot be read."""

    def __init__(self, n: int, data: bytes) -> None:
        self.n = n
        try:
            self._kept: dict[str, Any] = decode(zlib.decompress(data))
            record = read_record(self._kept["record"])
        except (zlib.error, DecodeError, KeyError, TypeError, ValueError, PorphyryError) as error:
            raise Damaged(f"the snapshot after step {n}: {type(error).__name__}") from error
        self._record: dict[str, Any] = self._kept["record"]
        self.rules_version = record.rules_version

    @property
    def ply(self) -> int:
        """How many plies were in force."""
        return len(self._record["plies"])

    def fits(self, game: Game) -> bool:
        """Was it laid out by the very rules and data that are installed? Only then does the position mean what it says."""
        same_data = self._record.get("data_name", "") == game.data_name
        return self.rules_version == game.rules_version and same_data and self._kept.get("layout", 0) == game.layout

    def opened(self, game: Game) -> Table:
        """The game; the snapshot must fit. Raises Damaged if it is not the position that was kept."""
        try:
            table = from_snapshot(game, self._kept)
            found = table.state.fingerprint()
        except Exception as error:
            raise Damaged(f"the snapshot after step {self.n}: {type(error).__name__}") from error
        if found != self._record["fingerprint"]:
            raise Damaged(f"the snapshot after step {self.n} is another position")
        return table

    def difference(self, table: Table) -> str:
        """What is not as it was, in words; empty if nothing. Across rules versions the dice alone can be compared."""
        if table.chance != self._record["chance"]:
            return "the dice fall otherwise"
        is_now, was = table.state.fingerprint(), self._record["fingerprint"]
        if self.fits(table.game) and is_now != was:
            return f"the position is {is_now}, stored {was}"
        return ""


def packed(table: Table) -> bytes:
    """The game as it stands, for the store. Holds the secret seed."""
    return zlib.compress(encode(table.to_data() | {"layout": table.game.layout}), 1)
