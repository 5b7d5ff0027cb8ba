"""Forces by points: a side spends its points man by man, on engines where it may, or takes a ready-made force (GUI-EVT-05, GUI-DEM-10).

The frame of a muster holds: seat, points left, units with authority still to be taken, nations, engines allowed, what it is for.
Ready-made forces stand in data/forces.toml; a player's own file of that name, with the same ids, replaces them.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.notation import ENGINES
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import BUILDINGS, ENGINE_COST, LADDER, PERSONS, SIEGES
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.data import Reader, Row
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question
from porphyry.kernel.state import State

START: Final = 0
REINFORCEMENT: Final = 1
RELIEF: Final = 2
EVENT_POINTS: Final = 250  # events 11 and 19


class Force:
    """A ready-made force: men and engines within a number of points."""

    def __init__(self) -> None:
        self.id: str = ""
        self.points: int = 0
        self.units: list[int] = []
        self.engines: list[int] = []


def read_force(row: Row) -> Force:
    """One row of forces.toml; a force dearer than its points is a fault."""
    row.only("id", "points", "units", "engines", "source")
    row.source()
    one = Force()
    one.id = row.text("id")
    one.points = row.number("points", 1, 9999)
    for word in row.text("units").split():
        kind = t.roster_index(word)
        if kind < 0 or kind >= PERSONS:
            row.fault("units", f"persons of the roster, not {word!r}")
        elif kind in one.units:
            row.fault("units", f"each man once, not {word!r} twice")
        else:
            one.units.append(kind)
    for word in str(row.values.get("engines", "")).split():
        if word in ENGINES:
            one.engines.append(ENGINES.index(word))
        else:
            row.fault("engines", f"any of {', '.join(ENGINES)}, not {word!r}")
    price = cost_of(one)
    if price > one.points:
        row.fault("points", f"a force of at most {one.points} points, not {price}")
    return one


def cost_of(force: Force) -> int:
    return sum(t.COST[kind] for kind in force.units) + sum(ENGINE_COST[e] for e in force.engines)


FORCES: Final[list[Force]] = [read_force(row) for row in t.READER.table("forces.toml", "force")]
t.READER.done()


def check_forces(path: Path) -> list[str]:
    """Every fault of the forces in a person's own file, in words."""
    reader = Reader(path.parent, "guiscard")
    for row in reader.table(path.name, "force"):
        read_force(row)
    return reader.faults


def force_named(ident: str) -> Force | None:
    for force in FORCES:
        if force.id == ident:
            return force
    return None


# ---------------------------------------------------------------- the question


def begin(s: State, seat: int, points: int, command: int, nations: int, engines: bool, purpose: int) -> None:
    frames.MUSTER.begin(s, seat, points, command, nations, engines, purpose)


def begin_event(s: State, seat: int, points: int, purpose: int) -> None:
    """Points from an event: troops of any nation the enemy does not lead, no engines (GUI-EVT-05)."""
    siege = ca.siege_of(s)
    begin(s, seat, points, 0, 63 & ~siege.nations[1 - seat], False, purpose)


def why_not_enlist(s: State, kind: int) -> str:
    """Why this man may not be taken now."""
    if t.NATION[kind] < 0 or not field(s, frames.MUSTER.nations) >> t.NATION[kind] & 1:
        return "GUI-EVT-05 wrong-nation"
    if ca.man(s, kind, ca.OWNER):
        return "GUI-EVT-05 enlisted"
    if t.COST[kind] > field(s, frames.MUSTER.points):
        return "GUI-EVT-05 too-dear"
    if field(s, frames.MUSTER.leaders) > 0 and not t.FLAGS[kind] & t.COMMAND:
        return "GUI-CAP-02 leaders-first"
    return ""


def why_not_buy(s: State, engine: int) -> str:
    if not field(s, frames.MUSTER.engines):
        return "GUI-DEM-10 no-engines"
    if engine == LADDER and not ca.building_of(s).palisade:
        return "GUI-LAD-02 nothing-to-scale"
    if ENGINE_COST[engine] > field(s, frames.MUSTER.points):
        return "GUI-EVT-05 too-dear"
    if field(s, frames.MUSTER.leaders) > 0:
        return "GUI-CAP-02 leaders-first"
    if ca.get(s, ca.STORES + engine) >= 9:
        return "GUI-DEM-10 enough"
    return ""


def why_not_done(s: State) -> str:
    """A side must have its units with authority, and somebody at all."""
    if field(s, frames.MUSTER.leaders) > 0 and candidates(s):
        return "GUI-CAP-02 leaders-first"
    return ""


def candidates(s: State) -> list[int]:
    return [kind for kind in range(PERSONS) if not why_not_enlist(s, kind)]


class Muster(Question):
    """A side takes units and engines for its points (GUI-EVT-05)."""

    def __init__(self) -> None:
        super().__init__(frames.MUSTER, "GUI-EVT-05", "enlist buy auto done", name="muster", params="points:int")

    def legal(self, s: State, seat: int) -> list[int]:
        out = [pack(no.V_ENLIST, kind) for kind in candidates(s)]
        out.extend([pack(no.V_BUY, e) for e in range(len(ENGINES)) if not why_not_buy(s, e)])
        out.append(pack(no.V_AUTO))
        if not why_not_done(s):
            out.append(pack(no.V_DONE))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == no.V_ENLIST:
            return why_not_enlist(s, arg_a(code))
        if verb == no.V_BUY:
            return why_not_buy(s, arg_a(code))
        return why_not_done(s) if verb == no.V_DONE else ""

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_ENLIST:
            enlist(s, arg_a(code))
        elif verb == no.V_BUY:
            buy(s, arg_a(code))
        else:
            if verb == no.V_AUTO:
                auto(s)
            done(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"points": field(s, frames.MUSTER.points)}


# ---------------------------------------------------------------- the answers


def enlist(s: State, kind: int) -> None:
    seat = field(s, frames.MUSTER.seat)
    set_field(s, frames.MUSTER.points, field(s, frames.MUSTER.points) - t.COST[kind])
    if t.FLAGS[kind] & t.COMMAND and field(s, frames.MUSTER.leaders) > 0:
        set_field(s, frames.MUSTER.leaders, field(s, frames.MUSTER.leaders) - 1)
    ca.enlist(s, kind, seat)
    if field(s, frames.MUSTER.purpose) == RELIEF:
        ca.put_man(s, kind, ca.DUTY, ca.SENT)
    ev.tell(s, ev.MAN_ENLISTED, "GUI-EVT-05", (seat, kind, field(s, frames.MUSTER.points), ca.man(s, kind, ca.RIDES)))


def buy(s: State, engine: int) -> None:
    set_field(s, frames.MUSTER.points, field(s, frames.MUSTER.points) - ENGINE_COST[engine])
    ca.put(s, ca.STORES + engine, ca.get(s, ca.STORES + engine) + 1)
    ev.tell(s, ev.ENGINE_BOUGHT, "GUI-DEM-10", (field(s, frames.MUSTER.seat), engine, field(s, frames.MUSTER.points)))


def ready_made(s: State) -> Force | None:
    """The force of forces.toml that is meant for this muster."""
    if field(s, frames.MUSTER.purpose) == REINFORCEMENT:
        return force_named("reinforcements")
    if field(s, frames.MUSTER.purpose) == RELIEF:
        return force_named("relief")
    role = "besieger" if field(s, frames.MUSTER.seat) == ca.besieger(s) else "besieged"
    own = force_named(f"{SIEGES[ca.get(s, ca.SIEGE)].id}-{role}")
    return own or force_named(f"{BUILDINGS[ca.siege_of(s).building].id}-{role}")


def auto(s: State) -> None:
    """Take the ready-made force as far as it is allowed, then spend the rest: leaders first, dear and cheap men in turn."""
    force = ready_made(s)
    if force is not None:
        for kind in [k for k in force.units if t.FLAGS[k] & t.COMMAND] + force.units:
            if not why_not_enlist(s, kind):
                enlist(s, kind)
    while field(s, frames.MUSTER.leaders) > 0 and candidates(s):
        enlist(s, candidates(s)[0])
    if force is not None:
        for engine in force.engines:
            if not why_not_buy(s, engine):
                buy(s, engine)
    n = 0
    left = candidates(s)
    while left:
        order = sorted(left, key=_price)
        enlist(s, order[-1] if n % 3 == 0 else order[len(order) // 2])
        n += 1
        left = candidates(s)


def _price(kind: int) -> int:
    return t.COST[kind] * 256 + kind


def done(s: State) -> None:
    seat = field(s, frames.MUSTER.seat)
    ev.tell(s, ev.FORCE_MUSTERED, "GUI-EVT-05", (seat, len(ca.strength(s, seat)), field(s, frames.MUSTER.points)))
    pop(s)
