"""A unit on the move: it goes on by a hex, does something with horses or with others, leaves the map, or stops (GUI-MOV-03)."""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import MAX_ROWS, NOWHERE, STRIDE
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.skirmish import capture, carrying, entry, formations, hooks, horses, movement
from porphyry.games.guiscard.skirmish.mover import why_not_stay
from porphyry.games.guiscard.skirmish.question import NOT_IN_PLAY, NOT_OFFERED, SkirmishChoiceQuestion
from porphyry.games.guiscard.state import (
    ACTIVE,
    DIR,
    FREE_DISMOUNT,
    HEX,
    PLACE,
    ROSTER,
    WAITING,
    count,
    flags,
    get,
    is_horse,
    is_mounted,
    led_by,
    reading,
    standing,
    unit_of,
)
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.frames import field, set_field, top
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

NOT_HANGING: Final = (no.V_MOUNT, no.V_TAKE, no.V_RELEASE, no.V_LIFT, no.V_LAY, no.V_LEAVE)
"""What is not offered to somebody who holds on with both hands."""

STEP_TO: Final[list[int]] = [pack(no.V_STEP, h) for h in range(STRIDE * MAX_ROWS)]
"""The answer `step` for every hex."""

# ---------------------------------------------------------------- the verbs


@mypyc_attr(allow_interpreted_subclasses=True)
class MoverChoice(Choice):
    """What the unit on the move does."""

    def why_not(self, s: State, seat: int, code: int) -> str:
        return self.why_not_mover(s, field(s, frames.MOVE.unit), arg_a(code))

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        """The rule against it, for the unit and the first field of the answer."""
        raise NotImplementedError("why_not_mover")  # each subclass has its own (tests/games/test_left_open.py)

    def play(self, s: State, seat: int, code: int) -> None:
        self.do(s, field(s, frames.MOVE.unit), arg_a(code))

    def do(self, s: State, u: int, a: int) -> None:
        """The unit does it."""
        raise NotImplementedError("do")  # each subclass has its own (tests/games/test_left_open.py)


@mypyc_attr(allow_interpreted_subclasses=True)
class MoverPairChoice(MoverChoice):
    """What it does with another unit, whom the first field names."""

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        v = unit_of(s, a)
        return NOT_IN_PLAY if v < 0 else self.why_not_with(s, u, v)

    def why_not_with(self, s: State, u: int, v: int) -> str:
        """The rule against it, for two units in play."""
        raise NotImplementedError("why_not_with")  # each subclass has its own (tests/games/test_left_open.py)

    def do(self, s: State, u: int, a: int) -> None:
        self.do_with(s, u, unit_of(s, a))

    def do_with(self, s: State, u: int, v: int) -> None:
        """The two do it."""
        raise NotImplementedError("do_with")  # each subclass has its own (tests/games/test_left_open.py)


class Step(MoverChoice):
    """Into the next hex (GUI-MOV-02)."""

    def __init__(self) -> None:
        super().__init__(no.V_STEP)

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        if not board_of(s).holds(a):
            return "GUI-MOV-02 off-map"
        return hooks.why_not_walk_in(s, u, a) or movement.why_not_step(s, u, a)

    def do(self, s: State, u: int, a: int) -> None:
        movement.step(s, a)


class About(MoverChoice):
    """The horse is turned round on the spot (GUI-MTD-03)."""

    def __init__(self) -> None:
        super().__init__(no.V_ABOUT)

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        return horses.why_not_about(s, u)

    def do(self, s: State, u: int, a: int) -> None:
        horses.about(s)
        movement.after_hex(s, u)


class Mount(MoverPairChoice):
    """Into the saddle (GUI-MTD-09)."""

    def __init__(self) -> None:
        super().__init__(no.V_MOUNT)

    def why_not_with(self, s: State, u: int, v: int) -> str:
        return horses.why_not_mount(s, u, v)

    def do_with(self, s: State, u: int, v: int) -> None:
        horses.mount(s, v)
        movement.come_down(s)


class Dismount(MoverChoice):
    """Out of the saddle (GUI-MTD-13)."""

    def __init__(self) -> None:
        super().__init__(no.V_DISMOUNT)

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        return horses.why_not_dismount(s, u, a) if board_of(s).holds(a) else "GUI-MOV-02 off-map"

    def do(self, s: State, u: int, a: int) -> None:
        horses.dismount(s, a)
        movement.come_down(s)


class Take(MoverPairChoice):
    """A horse is taken by the reins (GUI-MTD-16)."""

    def __init__(self) -> None:
        super().__init__(no.V_TAKE)

    def why_not_with(self, s: State, u: int, v: int) -> str:
        return horses.why_not_take(s, u, v)

    def do_with(self, s: State, u: int, v: int) -> None:
        horses.take(s, v)


class Release(MoverPairChoice):
    """A led horse is let go (GUI-MTD-18)."""

    def __init__(self) -> None:
        super().__init__(no.V_RELEASE)

    def why_not_with(self, s: State, u: int, v: int) -> str:
        return horses.why_not_release(s, u, v)

    def do_with(self, s: State, u: int, v: int) -> None:
        horses.release(s, v)


class Lift(MoverPairChoice):
    """An unconscious man is picked up (GUI-MOV-16)."""

    def __init__(self) -> None:
        super().__init__(no.V_LIFT)

    def why_not_with(self, s: State, u: int, v: int) -> str:
        return carrying.why_not_lift(s, u, v)

    def do_with(self, s: State, u: int, v: int) -> None:
        carrying.pick_up(s, v)


class Lay(MoverChoice):
    """He is laid down, which ends the move (GUI-MOV-18)."""

    def __init__(self) -> None:
        super().__init__(no.V_LAY)

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        return carrying.why_not_lay(s, u, a) if board_of(s).holds(a) else "GUI-MOV-02 off-map"

    def do(self, s: State, u: int, a: int) -> None:
        carrying.lay(s, a)
        movement.halt(s, u)


class Capture(MoverPairChoice):
    """Somebody is taken prisoner (scenarios 5, 6 and 9)."""

    def __init__(self) -> None:
        super().__init__(no.V_CAPTURE)

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        scenario = scenario_of(s)
        if not scenario.capture and scenario.captive < 0:
            return "GUI-SEQ-12 not-in-scenario"
        if top(s) != frames.MOVE.number:
            return NOT_OFFERED
        return super().why_not_mover(s, u, a)

    def why_not_with(self, s: State, u: int, v: int) -> str:
        return capture.why_not_capture(s, u, v)

    def do_with(self, s: State, u: int, v: int) -> None:
        capture.capture(s, v)


class Leave(MoverChoice):
    """Off the map (GUI-SEQ-01)."""

    def __init__(self) -> None:
        super().__init__(no.V_LEAVE)

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        return movement.why_not_leave(s, u)

    def do(self, s: State, u: int, a: int) -> None:
        movement.leave(s)


class Stop(MoverChoice):
    """It goes no further (GUI-STK-03)."""

    def __init__(self) -> None:
        super().__init__(no.V_STOP)

    def why_not_mover(self, s: State, u: int, a: int) -> str:
        """Who can do nothing else stops, wherever it is."""
        if get(s, u, PLACE) == WAITING or hooks.hangs(s, u):
            return ""
        why = why_not_stay(s, u)
        if not why and not movement.has_burden(s, u):
            return ""
        return (why or "GUI-MOV-18 lay-him-down") if answers_on_the_map(s, u) else ""

    def do(self, s: State, u: int, a: int) -> None:
        if horses.ends_at_head(s, u):
            set_field(
                s, frames.MOVE.points, 0
            )  # he has said that he goes no further, and may take the reins (GUI-MTD-19)
        else:
            movement.halt(s, u)


# ---------------------------------------------------------------- the list


def answers_on_the_map(s: State, u: int) -> list[int]:
    """Everything but stopping, for a unit that has come on to the map."""
    out: list[int] = []
    add_captures(s, u, out)
    hooks.add_on_the_way(s, u, out)
    if hooks.hangs(s, u):
        return out
    board = board_of(s)
    led = horses.led_horses(s, u)
    if field(s, frames.MOVE.points) > 0:
        if is_mounted(s, u):
            add_rides(s, board, u, led, out)
        else:
            add_walks(s, board, u, led, out)
        if not movement.why_not_leave(s, u):
            out.append(no.V_LEAVE)
    add_reins(s, board, u, led, out)
    v = standing(s, get(s, u, HEX))
    if v >= 0 and not carrying.why_not_lift(s, u, v):
        out.append(pack(no.V_LIFT, get(s, v, ROSTER)))
    if movement.has_burden(s, u):
        for k in range(6):
            y = board.near[get(s, u, HEX) * 6 + k]
            if y != NOWHERE and not carrying.why_not_lay(s, u, y):
                out.append(pack(no.V_LAY, y))
    return out


def add_captures(s: State, u: int, out: list[int]) -> None:
    """Whom the mover may take prisoner, where the scenario knows prisoners."""
    scenario = scenario_of(s)
    if not scenario.capture and scenario.captive < 0:
        return
    for v in range(count(s)):
        if not capture.why_not_capture(s, u, v):
            out.append(pack(no.V_CAPTURE, get(s, v, ROSTER)))


def add_rides(s: State, board: Board, u: int, led: int, out: list[int]) -> None:
    """A rider's steps, turning about, and getting down."""
    h, d = get(s, u, HEX), get(s, u, DIR)
    for place in range(8):
        y = riders.ring_hex(h, d, place)
        if y != NOWHERE and board.holds(y) and not movement.why_not_enter(s, board, u, place, y, led):
            out.append(STEP_TO[y])
    if not horses.why_not_about(s, u):
        out.append(no.V_ABOUT)
    pays = field(s, frames.MOVE.points) >= horses.mount_cost(s, u) or reading(s, FREE_DISMOUNT)
    if led == 0 and pays and not why_not_stay(s, u):
        for place in range(8):
            y = riders.ring_hex(h, d, place)
            if y != NOWHERE and not horses.why_not_dismount_to(s, board, u, place, y):
                out.append(pack(no.V_DISMOUNT, y))


def add_walks(s: State, board: Board, u: int, led: int, out: list[int]) -> None:
    """The steps of somebody on foot, and the horses that he may mount."""
    h = get(s, u, HEX)
    for k in range(6):
        y = board.near[h * 6 + k]
        if y != NOWHERE and not movement.why_not_enter(s, board, u, k, y, led):
            out.append(STEP_TO[y])
    if flags(s, u) & t.RIDER:
        for k in range(6):
            v = neighbour_horse(s, board, h, k)
            if v >= 0 and not horses.why_not_mount(s, u, v):
                code = pack(no.V_MOUNT, get(s, v, ROSTER))
                if code not in out:
                    out.append(code)
        if led and field(s, frames.MOVE.hexes) == 0:
            for v in led_by(s, u):
                if is_horse(s, v) and not horses.why_not_mount(s, u, v):
                    out.append(pack(no.V_MOUNT, get(s, v, ROSTER)))


def neighbour_horse(s: State, board: Board, h: int, k: int) -> int:
    """The loose horse that stands in a neighbouring hex, or -1."""
    y = board.near[h * 6 + k]
    v = standing(s, y) if y != NOWHERE else -1
    return v if v >= 0 and is_horse(s, v) else -1


def add_reins(s: State, board: Board, u: int, led: int, out: list[int]) -> None:
    """Horses that may be taken by the reins, and those that may be let go."""
    h = get(s, u, HEX)
    for k in range(6):
        v = neighbour_horse(s, board, h, k)
        if v >= 0 and get(s, v, HEX) == board.near[h * 6 + k] and not horses.why_not_take(s, u, v):
            out.append(pack(no.V_TAKE, get(s, v, ROSTER)))
    if led:
        for v in led_by(s, u):
            if not horses.why_not_release(s, u, v):
                out.append(pack(no.V_RELEASE, get(s, v, ROSTER)))


# ---------------------------------------------------------------- the question


class TakeStep(SkirmishChoiceQuestion):
    """A unit on the move goes on by a hex, does something on its way, or stops (GUI-MOV-03)."""

    def __init__(self, later: list[Choice]) -> None:
        super().__init__(
            frames.MOVE,
            "GUI-MOV-03",
            "step about mount dismount take release lift lay leave climb slide cross grapple coil capture stop",
            [
                *(Step(), About(), Mount(), Dismount(), Take(), Release(), Lift(), Lay(), Leave(), Capture(), Stop()),
                *later,
            ],
            name="step",
            params="unit points:int",
        )

    def is_open(self, s: State) -> bool:
        if not movement.is_over(s):
            return True
        u = field(s, frames.MOVE.unit)
        movement.finish(s)
        formations.check_ranks(s)
        hooks.moved(s, u)
        return False

    def decider(self, s: State) -> int:
        return s.facts[ACTIVE]

    def subject(self, s: State) -> int:
        return field(s, frames.MOVE.unit)

    def why_not(self, s: State, seat: int, code: int) -> str:
        why = super().why_not(s, seat, code)
        verb, u = verb_of(code), field(s, frames.MOVE.unit)
        if why or verb in (no.V_STEP, no.V_STOP):
            return why
        if get(s, u, PLACE) == WAITING or (verb in NOT_HANGING and hooks.hangs(s, u)):
            return NOT_OFFERED
        return NOT_OFFERED if verb == no.V_DISMOUNT and field(s, frames.MOVE.points) <= 0 else ""

    def legal(self, s: State, seat: int) -> list[int]:
        u = field(s, frames.MOVE.unit)
        if get(s, u, PLACE) == WAITING:
            out = [STEP_TO[h] for h in entry.entry_hexes(s, u)]
            out.append(no.V_STOP)
            return out
        out = answers_on_the_map(s, u)
        if not out or hooks.hangs(s, u) or not (movement.has_burden(s, u) or why_not_stay(s, u)):
            out.append(no.V_STOP)
        return out

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        u = field(s, frames.MOVE.unit)
        return {"unit": t.ROSTER_IDS[get(s, u, ROSTER)], "points": field(s, frames.MOVE.points)}
