"""The WebSocket of the live connection: what is said at a table goes straight from the socket to who hears it, and back.

uvicorn and websockets speak the protocol: the handshake, pings, closing, messages in pieces, everything odd. But most of what they do
for a message is not needed for nearly all that comes: whole, short texts. Those are cut out of the stream here and handed to the
connection at once, without a queue, a task or a pause of reading; and a text goes out as one frame, written once.
Another server program does without: then every message goes by the queue.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import OPEN

from porphyry.server.compression import Factory
from porphyry.server.packing import LONGEST, packed
from porphyry.server.socket import STRAIGHT, WAY

try:
    from websockets.speedups import apply_mask
except ImportError:  # without a compiler
    from websockets.utils import apply_mask

if TYPE_CHECKING:
    from collections.abc import Callable

    from uvicorn._types import ASGISendEvent
    from websockets.http11 import Request

TEXT: Final = 0x81
"""The first byte of a whole text that is not compressed."""
MASKED: Final = 0x80
"""In the second byte: four bytes of mask follow the length."""
TWO_BYTES, EIGHT_BYTES = 126, 127
"""Short lengths that say how many bytes the length takes."""


class Protocol(WebSocketsSansIOProtocol):
    """A WebSocket with our compression, and with the straight way."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [Factory()]
        self.hears: Callable[[bytes], bool] | None = None
        """Takes a text at once, or returns False: then it waits its turn in the queue."""
        self._cuts = False  # the handshake is over: what comes are frames
        self._rest = b""  # the beginning of one
        self._owed = 0  # so much of one that websockets reads is still to come
        self._out: list[bytes] = []  # frames that go out together once this turn of the event loop is over

    def handle_connect(self, event: Request) -> None:
        """The handshake; the application finds us in its scope."""
        super().handle_connect(event)
        if self.response.status_code == 101:
            (self.scope["extensions"] or {})[STRAIGHT] = {WAY: self}
            self._cuts = True

    def data_received(self, data: bytes) -> None:
        """Cut what comes into frames."""
        if not self._cuts:
            super().data_received(data)
            return
        if self._rest:
            data, self._rest = self._rest + data, b""
        at, end = 0, len(data)
        while at < end and self.conn.parser_exc is None:
            size = self._owed or frame_size(data, at)
            if not size:
                break
            if not self._owed and data[at] == TEXT and data[at + 1] & MASKED and size <= LONGEST:
                if at + size > end:
                    break
                if self.hears is not None and self.queue.empty() and self.hears(_text(data, at, size)):
                    at += size
                    continue
            size, self._owed = min(size, end - at), max(0, size - (end - at))
            super().data_received(data[at : at + size])
            at += size
        self._rest = data[at:]

    def tell(self, text: bytes) -> bool:
        """Send a text, with all others of this turn of the event loop; False if the socket takes nothing now."""
        if self.conn.state is not OPEN or not self.writable.is_set() or self.transport.is_closing():
            return False
        if not self._out:
            self.loop.call_soon(self._flush)
        size = len(text)
        if packed and size <= LONGEST and text in packed:  # a look at it reads all of it
            self.conn.send_text(text)
            self._out += self.conn.data_to_send()
            return True
        if size < TWO_BYTES:
            self._out.append(bytes((TEXT, size)))
        elif size < 1 << 16:
            self._out.append(bytes((TEXT, TWO_BYTES, size >> 8, size & 255)))
        else:
            self._out.append(bytes((TEXT, EIGHT_BYTES)) + size.to_bytes(8, "big"))
        self._out.append(text)
        return True

    def _flush(self) -> None:
        if self._out and not self.transport.is_closing():
            self.transport.write(b"".join(self._out))
        self._out.clear()

    async def send(self, message: ASGISendEvent) -> None:
        """What comes by the queue goes after what went straight."""
        self._flush()
        await super().send(message)

    def shutdown(self) -> None:
        """The server stops: what has been said is said."""
        self._flush()
        super().shutdown()


def frame_size(data: bytes, at: int) -> int:
    """The length of the frame that begins here, its head included; 0 if too little of it is there to say.

    >>> frame_size(bytes([0x81, 0x85, 1, 2, 3, 4]) + b"hello", 0), frame_size(bytes([0x81, 126, 1, 0]), 0), frame_size(b"..", 1)
    (11, 260, 0)
    """
    if len(data) < at + 2:
        return 0
    size = data[at + 1] & 127
    head = 2 + (4 if data[at + 1] & MASKED else 0)
    if size >= TWO_BYTES:
        more = 2 if size == TWO_BYTES else 8
        if len(data) < at + 2 + more:
            return 0
        size, head = int.from_bytes(data[at + 2 : at + 2 + more], "big"), head + more
    return head + size


def _text(data: bytes, at: int, size: int) -> bytes:
    """What the frame of this length says, which begins here."""
    body = at + 6 + (2 if data[at + 1] & 127 == TWO_BYTES else 8 if data[at + 1] & 127 == EIGHT_BYTES else 0)
    return apply_mask(data[body : at + size], data[body - 4 : body])
