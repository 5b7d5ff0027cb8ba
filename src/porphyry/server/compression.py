"""Compression: the WebSocket extension that sends what `packing.py` has packed, and everything else as it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from websockets.extensions.permessage_deflate import PerMessageDeflate, ServerPerMessageDeflateFactory
from websockets.frames import Frame, Opcode

from porphyry.server.packing import LONGEST, WINDOW_BITS, packed

if TYPE_CHECKING:
    import weakref
    from collections.abc import Sequence

    from websockets.extensions.base import Extension
    from websockets.typing import ExtensionParameter

    from porphyry.server.packing import Packed, Stream


class Shared(PerMessageDeflate):
    """The extension of one connection."""

    def __init__(self, *, remote_window_bits: int, reads: bool) -> None:
        super().__init__(
            remote_no_context_takeover=True,  # no memory between two messages of the client,
            local_no_context_takeover=True,  # and no compressor of our own
            remote_max_window_bits=remote_window_bits,
            local_max_window_bits=WINDOW_BITS,
        )
        self._reads = reads  # what refers to earlier messages so far back
        self._stream: weakref.ref[Stream] | None = None
        self._number = 0

    def encode(self, frame: Frame) -> Frame:
        """The frame as it is, or the packed message."""
        if frame.opcode is not Opcode.TEXT or len(frame.data) > LONGEST or not self._reads:
            return frame
        found = packed.get(bytes(frame.data))
        if found is None or not self._fits(found):
            return frame
        return Frame(frame.opcode, found.data, frame.fin, rsv1=True)

    def _fits(self, found: Packed) -> bool:
        mine, stream = self._stream() if self._stream is not None else None, found.stream()
        if mine is stream is not None and self._number == found.number - 1:
            self._number += 1
            return True
        if mine is not None and mine is not stream and mine.number == self._number:
            return False  # it follows another table, too, and is up to date there
        if not found.fresh:
            if stream is not None:
                stream.missed = True
            return False
        self._stream, self._number = found.stream, found.number
        return True


class Factory(ServerPerMessageDeflateFactory):
    """Agrees with the client on what each may do."""

    def __init__(self) -> None:
        super().__init__(client_no_context_takeover=True, client_max_window_bits=12)

    def process_request_params(
        self, params: Sequence[ExtensionParameter], accepted_extensions: Sequence[Extension]
    ) -> tuple[list[ExtensionParameter], PerMessageDeflate]:
        """What is agreed, and the extension that keeps to it."""
        agreed, usual = super().process_request_params(params, accepted_extensions)
        reads = not usual.local_no_context_takeover and usual.local_max_window_bits >= WINDOW_BITS
        return agreed, Shared(remote_window_bits=usual.remote_max_window_bits, reads=reads)
