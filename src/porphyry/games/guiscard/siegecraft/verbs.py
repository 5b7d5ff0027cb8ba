"""What the verbs of chapter 10 have in common: the scenario must play it, and what they name must be there."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard.siegecraft import devices
from porphyry.games.guiscard.skirmish.question import NOT_IN_PLAY, NOT_OFFERED
from porphyry.games.guiscard.state import DEVICES, unit_of
from porphyry.kernel.action import arg_a, arg_b
from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.frames import field, top
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

NOT_IN_SCENARIO: Final = "GUI-SEQ-12 not-in-scenario"


@mypyc_attr(allow_interpreted_subclasses=True)
class SiegeChoice(Choice):
    """A verb of chapter 10."""

    def why_not(self, s: State, seat: int, code: int) -> str:
        return self.why_not_here(s, code) if s.facts[DEVICES] else NOT_IN_SCENARIO

    def why_not_here(self, s: State, code: int) -> str:
        """The rule against it, where the chapter is played."""
        raise NotImplementedError("why_not_here")  # each subclass has its own (tests/games/test_left_open.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class ManChoice(SiegeChoice):
    """What a man does, whom the first field names."""

    def why_not_here(self, s: State, code: int) -> str:
        u = unit_of(s, arg_a(code))
        return NOT_IN_PLAY if u < 0 else self.why_not_man(s, u, code)

    def why_not_man(self, s: State, u: int, code: int) -> str:
        """The rule against it, for a man in play."""
        raise NotImplementedError("why_not_man")  # each subclass has its own (tests/games/test_left_open.py)

    def play(self, s: State, seat: int, code: int) -> None:
        self.do(s, unit_of(s, arg_a(code)), code)

    def do(self, s: State, u: int, code: int) -> None:
        """The man does it."""
        raise NotImplementedError("do")  # each subclass has its own (tests/games/test_left_open.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class TwoMenChoice(ManChoice):
    """What he does with another, whom the second field names."""

    def why_not_man(self, s: State, u: int, code: int) -> str:
        w = unit_of(s, arg_b(code))
        return NOT_IN_PLAY if w < 0 else self.why_not_both(s, u, w, code)

    def why_not_both(self, s: State, u: int, w: int, code: int) -> str:
        """The rule against it, for two men in play."""
        raise NotImplementedError("why_not_both")  # each subclass has its own (tests/games/test_left_open.py)

    def do(self, s: State, u: int, code: int) -> None:
        self.do_both(s, u, unit_of(s, arg_b(code)), code)

    def do_both(self, s: State, u: int, w: int, code: int) -> None:
        """The two do it."""
        raise NotImplementedError("do_both")  # each subclass has its own (tests/games/test_left_open.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class ManAndDeviceChoice(ManChoice):
    """What he does with a device, which the second field names."""

    def why_not_man(self, s: State, u: int, code: int) -> str:
        k = devices.device_of(s, arg_b(code))
        return NOT_IN_PLAY if k < 0 else self.why_not_with(s, u, k)

    def why_not_with(self, s: State, u: int, k: int) -> str:
        """The rule against it, for a man and a device in play."""
        raise NotImplementedError("why_not_with")  # each subclass has its own (tests/games/test_left_open.py)

    def do(self, s: State, u: int, code: int) -> None:
        self.do_with(s, u, devices.device_of(s, arg_b(code)))

    def do_with(self, s: State, u: int, k: int) -> None:
        """He does it with the device."""
        raise NotImplementedError("do_with")  # each subclass has its own (tests/games/test_left_open.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class DeviceChoice(SiegeChoice):
    """What a device does, or is done with it; the first field names it."""

    def why_not_here(self, s: State, code: int) -> str:
        k = devices.device_of(s, arg_a(code))
        return NOT_IN_PLAY if k < 0 else self.why_not_device(s, k, code)

    def why_not_device(self, s: State, k: int, code: int) -> str:
        """The rule against it, for a device in play."""
        raise NotImplementedError("why_not_device")  # each subclass has its own (tests/games/test_left_open.py)

    def play(self, s: State, seat: int, code: int) -> None:
        self.do(s, devices.device_of(s, arg_a(code)), code)

    def do(self, s: State, k: int, code: int) -> None:
        """It is done."""
        raise NotImplementedError("do")  # each subclass has its own (tests/games/test_left_open.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoverAndDeviceChoice(DeviceChoice):
    """What the unit on the move does with a device."""

    def why_not_device(self, s: State, k: int, code: int) -> str:
        return self.why_not_mover(s, field(s, frames.MOVE.unit), k) if top(s) == frames.MOVE.number else NOT_OFFERED

    def why_not_mover(self, s: State, u: int, k: int) -> str:
        """The rule against it, for the unit on the move."""
        raise NotImplementedError("why_not_mover")  # each subclass has its own (tests/games/test_left_open.py)
