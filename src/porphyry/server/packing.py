"""Packing: what all spectators of a table are told is compressed once, and the same bytes go to all of them.

A WebSocket compresses with permessage-deflate, where a message may refer back to those before it; with messages as small as ours that is
what saves. Usually each connection has a compressor of its own. Here a table has one, and a connection gets the compressed message if it
has got all the table's compressed messages since the last that refers to none before it. Who has not gets it as it is, and then the next
message refers to none. Everything else goes uncompressed: so no secret, and nothing that a stranger wrote, is compressed beside another.
"""

from __future__ import annotations

import weakref
import zlib
from typing import Any, Final

from msgspec import Struct

WINDOW_BITS: Final = 14
MEMORY_LEVEL: Final = 7
"""With such a window 128 kB a table that somebody looks on at; half of it makes the messages of Byzantion a fifth longer."""
LONGEST: Final = 4096
"""Longer messages are sent as they are: they are rare, and would push out of the window what the next ones refer to."""
MOST_KEPT: Final = 2000
TAIL: Final = b"\x00\x00\xff\xff"
"""How every flushed piece ends; the protocol leaves it out."""


class Packed(Struct):
    """A message of a stream, compressed."""

    stream: weakref.ref[Stream]
    number: int
    fresh: bool  # refers to none before it
    data: bytes


class Stream:
    """The compressed messages of one table."""

    def __init__(self) -> None:
        self.number = 0
        self.missed = False  # somebody could not be sent the last one
        self._compressor: Any = None

    def pack(self, message: bytes) -> None:
        """Compress the next message; whoever is sent it gets it so, if it can read it."""
        if len(message) > LONGEST:
            return
        fresh = self._compressor is None or self.missed
        if fresh:
            self._compressor, self.missed = zlib.compressobj(wbits=-WINDOW_BITS, memLevel=MEMORY_LEVEL), False
        self.number += 1
        data = self._compressor.compress(message) + self._compressor.flush(zlib.Z_SYNC_FLUSH)
        if len(packed) >= MOST_KEPT:
            del packed[next(iter(packed))]
        packed[message] = Packed(weakref.ref(self), self.number, fresh, data.removesuffix(TAIL))

    def rest(self) -> None:
        """Nobody looks on: free the memory, and forget those who did."""
        if self._compressor is not None:
            self._compressor = None
            self.number += 1


packed: Final[dict[bytes, Packed]] = {}
"""The last messages of all streams, by their text."""
