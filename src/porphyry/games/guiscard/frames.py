"""Frames: what can be pending, and the names of its fields (see kernel/frames.py).

First the skirmish, then the siege. A frame here may go on by itself and ask in between; what is asked, the chapters know.
"""

from __future__ import annotations

from typing import Final

from porphyry.kernel.frames import Frame, Frames, field, field_at, find, find_all, push, set_field, set_field_at
from porphyry.kernel.state import State

FRAMES: Final = Frames(works=1, one_row=True)

UNIT: Final = 1
"""The first field of whatever is asked of one unit's owner."""

SEAT: Final = 1
"""The first field of every question of a siege: who is asked."""

NOBODY: Final = -1


class UnitFrame(Frame):
    """Something about one unit, and nothing else."""

    def __init__(self, name: str) -> None:
        super().__init__(FRAMES, name)
        self.unit = self.field("unit")

    def begin(self, s: State, unit: int) -> None:
        push(s, self.number, unit)


class BareFrame(Frame):
    """A frame that needs no field."""

    def __init__(self, name: str) -> None:
        super().__init__(FRAMES, name)

    def begin(self, s: State) -> None:
        push(s, self.number)


class EveryUnitFrame(Frame):
    """Something is done with every unit in turn; `next` is the one whose turn it is."""

    def __init__(self, name: str) -> None:
        super().__init__(FRAMES, name)
        self.next = self.field("next", "turn_of")

    def begin(self, s: State) -> None:
        push(s, self.number)


class SetUpFrame(Frame):
    """Units are set up; `unit` is the one in hand, if there is one yet."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "set_up")
        self.unit = self.field("unit", "maybe_unit")

    def begin(self, s: State, unit: int) -> None:
        push(s, self.number, unit)


class MoveFrame(Frame):
    """A unit on the move: points left, hexes moved, hexes since the last volley at it, points spent."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "move")
        self.unit = self.field("unit")
        self.points = self.field("points")
        self.hexes = self.field("hexes")
        self.unfired = self.field("unfired", "hexes")
        self.skip()
        self.spent = self.field("spent", "points")

    def begin(self, s: State, unit: int, points: int, unfired: int, spent: int) -> None:
        push(s, self.number, unit, points, 0, unfired, 0, spent)


class WindowFrame(Frame):
    """Somebody may fire at a unit that moves or stands; this many have been named for it."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "window")
        self.unit = self.field("unit")
        self.named = self.field("named", "units")

    def begin(self, s: State, unit: int) -> None:
        push(s, self.number, unit)


LATE_BITS: Final = 20  # unit << 12 | hex of the shooter
LATE_EACH: Final = 3  # in one field
LATE_MOST: Final = 4 * LATE_EACH


class VolleyFrame(Frame):
    """The shots of a volley, one after the other. Who is driven back by one goes when it is over: `late` of them are noted."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "volley")
        self.unit = self.field("unit")
        self.mounted = self.field("mounted", "yes")
        self.late = self.field("late", "units")
        self.driven = self.field("driven", "packed")  # the first three of them; the next fields have three each
        self.field("driven_2", "packed")
        self.field("driven_3", "packed")
        self.field("driven_4", "packed")

    def begin(self, s: State, unit: int, mounted: bool) -> None:
        push(s, self.number, unit, 1 if mounted else 0)

    def late_retreat(self, s: State, at: int, one: int) -> int:
        """One of those who were driven back, as unit << 12 | hex of the shooter."""
        return field_at(s, at, self.driven + one // LATE_EACH) >> LATE_BITS * (one % LATE_EACH) & ((1 << LATE_BITS) - 1)

    def note_retreat(self, s: State, unit: int, threat: int) -> None:
        """Somebody is driven back once the volley is over."""
        at = find(s, self.number)
        if at < 0:
            return
        late = field_at(s, at, self.late)
        for one in range(late):
            if self.late_retreat(s, at, one) >> 12 == unit:
                return
        if late < LATE_MOST:
            place = self.driven + late // LATE_EACH
            more = (unit << 12 | threat) << LATE_BITS * (late % LATE_EACH)
            set_field_at(s, at, place, field_at(s, at, place) | more)
            set_field_at(s, at, self.late, late + 1)


class RetreatFrame(Frame):
    """A unit gives ground: hexes still to go, who drives it, its first hex, the enemies it gives ground to, why, hexes gone."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "retreat")
        self.unit = self.field("unit")
        self.hexes = self.field("hexes")
        self.threat = self.field("threat", "maybe_hex")
        self.first = self.field("first", "maybe_hex")
        self.foes = self.field("foes", "group")
        self.mode = self.field("mode", "kind_of_retreat")
        self.gone = self.field("gone", "hexes")

    def begin(self, s: State, unit: int, hexes: int, threat: int, foes: int, mode: int) -> None:
        push(s, self.number, unit, hexes, threat, NOBODY, foes, mode)


class FallFrame(Frame):
    """A rider is thrown: where he was, and where his horse looked."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "fall")
        self.unit = self.field("unit")
        self.hex = self.field("hex")
        self.facing = self.field("facing")

    def begin(self, s: State, unit: int, hex_: int, facing: int) -> None:
        push(s, self.number, unit, hex_, facing)


RUN_SHIFT: Final = 8  # in the last field of a charge: its length, and above it the hexes straight ahead


class ChargeFrame(Frame):
    """The path of a charge is laid: rider and target, the end of the path so far, its points, its ways, its length and straight run."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "charge")
        self.unit = self.field("unit")
        self.target = self.field("target", "unit")
        self.hex = self.field("hex")
        self.facing = self.field("facing")
        self.points = self.field("points")
        self.path = self.field("path", "packed")
        self.length_and_run = self.field("length_and_run", "packed")

    def begin(self, s: State, unit: int, target: int, hex_: int, facing: int) -> None:
        push(s, self.number, unit, target, hex_, facing)

    def length(self, s: State) -> int:
        """The steps laid so far."""
        return field(s, self.length_and_run) & (1 << RUN_SHIFT) - 1

    def run(self, s: State) -> int:
        """How many of the last of them go straight ahead."""
        return field(s, self.length_and_run) >> RUN_SHIFT

    def set_length(self, s: State, length: int, run: int) -> None:
        """One step more has been laid."""
        set_field(s, self.length_and_run, length | run << RUN_SHIFT)


class AttackFrame(Frame):
    """A fight: both sides, its phase, the kind of charge, the result, who has been asked to evade, the hexes the losers held."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "attack")
        self.attackers = self.field("attackers", "group")
        self.defenders = self.field("defenders", "group")
        self.phase = self.field("phase")
        self.charge = self.field("charge", "kind_of_charge")
        self.letter = self.field("letter")
        self.asked = self.field("asked", "group")
        self.held = self.field("held", "packed")

    def begin(self, s: State, attackers: int, defenders: int, phase: int, charge: int) -> None:
        push(s, self.number, attackers, defenders, phase, charge)


class EvadeFrame(Frame):
    """A defender may fall back before the blow."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "evade")
        self.unit = self.field("unit")
        self.attackers = self.field("attackers", "group")

    def begin(self, s: State, unit: int, attackers: int) -> None:
        push(s, self.number, unit, attackers)


class LossFrame(Frame):
    """One of a group is hurt, by which result and which enemies."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "loss")
        self.units = self.field("units", "group")
        self.letter = self.field("letter")
        self.foes = self.field("foes", "group")

    def begin(self, s: State, units: int, letter: int, foes: int) -> None:
        push(s, self.number, units, letter, foes)


class AdvanceFrame(Frame):
    """The winners follow up: who still may, who is on the way with how many points, hexes that may be entered, losers, hexes gone."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "advance")
        self.seat = self.field("seat")
        self.able = self.field("able", "group")
        self.unit = self.field("unit", "maybe_unit")
        self.points = self.field("points")
        self.vacated = self.field("vacated", "packed")
        self.losers = self.field("losers", "group")
        self.hexes = self.field("hexes")

    def begin(self, s: State, seat: int, able: int, vacated: int, losers: int) -> None:
        push(s, self.number, seat, able, NOBODY, 0, vacated, losers)


class RideFrame(Frame):
    """A charge is ridden: steps done, points that fire has cost, hexes since the last volley, points spent."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "ride")
        self.unit = self.field("unit")
        self.done = self.field("done", "hexes")
        self.lost = self.field("lost", "points")
        self.unfired = self.field("unfired", "hexes")
        self.spent = self.field("spent", "points")

    def begin(self, s: State, unit: int, unfired: int) -> None:
        push(s, self.number, unit, 0, 0, unfired)


class UnitAndHexFrame(Frame):
    """Something about a unit and a hex."""

    def __init__(self, name: str) -> None:
        super().__init__(FRAMES, name)
        self.unit = self.field("unit")
        self.hex = self.field("hex")

    def begin(self, s: State, unit: int, hex_: int) -> None:
        push(s, self.number, unit, hex_)


class CoverFrame(Frame):
    """In crossfire a unit is covered from one direction only. `shooter` aims at `hex`; nobody does if a volley goes on after it."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "cover")
        self.unit = self.field("unit")
        self.shooter = self.field("shooter", "maybe_unit")
        self.hex = self.field("hex")

    def begin(self, s: State, unit: int, shooter: int, hex_: int) -> None:
        push(s, self.number, unit, shooter, hex_)


class EmplaceFrame(Frame):
    """An engine is set up."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "emplace")
        self.device = self.field("device")

    def begin(self, s: State, device: int) -> None:
        push(s, self.number, device)


class TipFrame(Frame):
    """A ladder falls; a unit has thrown it down."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "tip")
        self.unit = self.field("unit")
        self.device = self.field("device")

    def begin(self, s: State, unit: int, device: int) -> None:
        push(s, self.number, unit, device)


class FleeFrame(Frame):
    """A unit leaves a fire, in one of the ways of fire.py."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "flee")
        self.unit = self.field("unit")
        self.mode = self.field("mode", "flight")

    def begin(self, s: State, unit: int, mode: int) -> None:
        push(s, self.number, unit, mode)


class SeatFrame(Frame):
    """A question of a siege to one side, and nothing else."""

    def __init__(self, name: str) -> None:
        super().__init__(FRAMES, name)
        self.seat = self.field("seat")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class SiegeFrame(Frame):
    """A siege: the stage of the day."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "siege")
        self.stage = self.field("stage", "number")

    def begin(self, s: State, stage: int) -> None:
        push(s, self.number, stage)


class MusterFrame(Frame):
    """A side takes units and engines: points, leaders still owed, nations, whether engines may be bought, what for."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "muster")
        self.seat = self.field("seat")
        self.points = self.field("points")
        self.leaders = self.field("leaders", "units")
        self.nations = self.field("nations")
        self.engines = self.field("engines", "yes")
        self.purpose = self.field("purpose", "number")

    def begin(self, s: State, seat: int, points: int, leaders: int, nations: int, engines: bool, purpose: int) -> None:
        push(s, self.number, seat, points, leaders, nations, 1 if engines else 0, purpose)


class SickenFrame(Frame):
    """Units of a side fall ill; the players choose in turn."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "sicken")
        self.seat = self.field("seat")
        self.left = self.field("left", "units")
        self.side = self.field("side", "seat")

    def begin(self, s: State, seat: int, left: int, side: int) -> None:
        push(s, self.number, seat, left, side)


class PickFrame(Frame):
    """A side picks units for a purpose, this many at most; patrols for an edge."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "pick")
        self.seat = self.field("seat")
        self.purpose = self.field("purpose")
        self.left = self.field("left", "units")
        self.edge = self.field("edge")

    def begin(self, s: State, seat: int, purpose: int, left: int, edge: int = 0) -> None:
        push(s, self.number, seat, purpose, left, edge)


class StationFrame(Frame):
    """A side stations its units at the edges, in the first or second go; where riders come on."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "station")
        self.seat = self.field("seat")
        self.go = self.field("go", "number")
        self.edge = self.field("edge")

    def begin(self, s: State, seat: int, go: int) -> None:
        push(s, self.number, seat, go)


class EdgeFrame(Frame):
    """A side chooses an edge of the map: for its patrol, or for its own men."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "edge")
        self.seat = self.field("seat")
        self.patrol = self.field("patrol", "yes")

    def begin(self, s: State, seat: int, patrol: bool) -> None:
        push(s, self.number, seat, 1 if patrol else 0)


class DeployFrame(Frame):
    """Both sides prepare a battle of the siege, step by step."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "deploy")
        self.step = self.field("step", "number")

    def begin(self, s: State) -> None:
        push(s, self.number)


SET_UP: Final = SetUpFrame()
TURN: Final = BareFrame("turn")
MOVE: Final = MoveFrame()
WINDOW: Final = WindowFrame()
VOLLEY: Final = VolleyFrame()
RETREAT: Final = RetreatFrame()
PUSH: Final = UnitFrame("push")
FALL: Final = FallFrame()
CHARGE: Final = ChargeFrame()
COUNTER: Final = UnitFrame("counter")
ATTACK: Final = AttackFrame()
EVADE: Final = EvadeFrame()
LOSS: Final = LossFrame()
ADVANCE: Final = AdvanceFrame()
STATIONARY: Final = EveryUnitFrame("stationary")
RIDE: Final = RideFrame()
FACE: Final = UnitAndHexFrame("face")
OFFER: Final = UnitFrame("offer")
COVER: Final = CoverFrame()
EMPLACE: Final = EmplaceFrame()
TIP: Final = TipFrame()
DROP: Final = UnitAndHexFrame("drop")
FLEE: Final = FleeFrame()
GRAB: Final = UnitFrame("grab")
EXIT: Final = BareFrame("exit")
FRAMES.leave_free(4)
CLOSE: Final = EveryUnitFrame("close")
FRAMES.leave_free(9)

# A siege
SIEGE: Final[SiegeFrame] = SiegeFrame()
MUSTER: Final = MusterFrame()
SICKEN: Final = SickenFrame()
SABOTAGE: Final = SeatFrame("sabotage")
FRAMES.leave_free(1)
PARLEY: Final = SeatFrame("parley")
ORDERS: Final = SeatFrame("orders")
SALLY: Final = SeatFrame("sally")
PICK: Final = PickFrame()
STATION: Final = StationFrame()
EDGE: Final = EdgeFrame()
RELIEF: Final = SeatFrame("relief")
MAP: Final = SeatFrame("map")
FIRST: Final = SeatFrame("first")
STORM: Final = SeatFrame("storm")
FRAMES.leave_free(1)
DEPLOY: Final[DeployFrame] = DeployFrame()


def giving_ground(s: State) -> list[int]:
    """The units that are off their hexes because they give ground."""
    return [field_at(s, at, RETREAT.unit) for at in find_all(s, RETREAT.number) if field_at(s, at, RETREAT.gone) > 0]
