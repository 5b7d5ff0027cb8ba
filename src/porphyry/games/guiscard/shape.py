"""What a position of Guiscard may look like: every key, the words and bounds of every value, the fields of every frame.

The exact form is what ``to_position`` writes; the short one what a test or a puzzle says (position.py).
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, MAX_ROWS, STRIDE, name_of
from porphyry.games.guiscard.notation import CAUSES, ENGINES, STEPS
from porphyry.games.guiscard.pending import Work
from porphyry.games.guiscard.scenarios import Scenario
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import PERSONS, SIEGES
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.kernel.shapes import (
    BOTTOM,
    Bits,
    Either,
    Flag,
    Frames,
    Listing,
    Maybe,
    Named,
    Number,
    Row,
    Shape,
    Table,
    Word,
)

HEXES: Final = STRIDE * MAX_ROWS
MOST_ROUNDS: Final = 999
MOST_TURNS: Final = 2 * MOST_ROUNDS
MOST_DAYS: Final = 99
MOST_POINTS: Final = 99
MOST_UNITS: Final = 120
MOST_FRAMES: Final = 24
ANY: Final = Number(-1, (1 << 61) - 1)  # packed numbers; whether they make sense, the rehearsal shows

FLAG: Final = Number(0, 1)
SIDE: Final = Number(0, 1)

MARK_NAMES: Final[dict[str, int]] = {
    "fired": st.FIRED,
    "moved": st.MOVED,
    "attacked": st.ATTACKED,
    "checked": st.CHECKED,
    "lance_gone": st.LANCE_GONE,
    "formation": st.FORMATION,
    "foulkon": st.FOULKON,
    "busy": st.BUSY,
    "kindled": st.KINDLED,
    "lent": st.LENT,
    "served": st.SERVED,
}


ASKS_A_SIDE: Final = [
    frames.SABOTAGE.number,
    frames.PARLEY.number,
    frames.ORDERS.number,
    frames.SALLY.number,
    frames.RELIEF.number,
    frames.MAP.number,
    frames.FIRST.number,
    frames.STORM.number,
]


def numbered(units: int) -> Frames:
    """What the fields of every frame may hold, where an older position tells them by numbers."""
    seat, unit, maybe = SIDE, Number(0, units - 1), Number(-1, units - 1)
    hex_, place, way = Number(0, HEXES - 1), Number(-1, HEXES - 1), Number(0, 5)
    points, count, mode = Number(0, 999), Number(0, MOST_POINTS), Number(0, 11)
    group = Bits((1 << units) - 1)
    device = Number(0, len(dv.DEVICE_IDS) - 1)
    kinds: dict[int, list[Shape]] = {
        frames.SET_UP.number: [maybe],
        frames.TURN.number: [],
        frames.MOVE.number: [unit, count, count, Number(0, 999), ANY, points, ANY],
        frames.WINDOW.number: [unit, count, count],
        frames.VOLLEY.number: [unit, ANY, count, ANY, ANY, ANY, ANY],
        frames.RETREAT.number: [unit, count, place, place, group, mode, count],
        frames.PUSH.number: [unit, count],
        frames.FALL.number: [unit, hex_, way],
        frames.CHARGE.number: [unit, unit, hex_, way, points, ANY, Number(0, 0xFFFF)],
        frames.COUNTER.number: [unit],
        frames.ATTACK.number: [group, group, Number(0, 9), Number(0, 3), mode, group, ANY],
        frames.EVADE.number: [unit, group],
        frames.LOSS.number: [group, mode, group],
        frames.ADVANCE.number: [seat, group, maybe, count, ANY, group, count],
        frames.STATIONARY.number: [Number(0, units)],
        frames.RIDE.number: [unit, count, count, Number(0, 999), points, ANY, ANY],
        frames.FACE.number: [unit, hex_],
        frames.OFFER.number: [unit],
        frames.COVER.number: [unit, maybe, Number(0, HEXES - 1)],
        frames.EMPLACE.number: [device],
        frames.TIP.number: [unit, device],
        frames.DROP.number: [unit, hex_],
        frames.FLEE.number: [unit, count],
        frames.GRAB.number: [unit],
        frames.EXIT.number: [],
        frames.CLOSE.number: [Number(0, units)],
        frames.SIEGE.number: [count],
        frames.MUSTER.number: [seat, Number(0, 9999), count, Bits(0xFFFF), FLAG, Number(0, 9)],
        frames.SICKEN.number: [seat, count, seat],
        **{kind: [seat] for kind in ASKS_A_SIDE},
        frames.PICK.number: [seat, Number(0, 9), count, Number(-1, 9)],
        frames.STATION.number: [seat, Number(0, 9), Number(-1, 9)],
        frames.EDGE.number: [seat, Number(0, 9)],
        frames.DEPLOY.number: [Number(0, 9)],
    }  # fmt: skip
    return Frames(
        kinds, MOST_FRAMES, {frames.SIEGE.number: [BOTTOM], frames.TURN.number: [BOTTOM, frames.SIEGE.number]}
    )


def header(scenario: Scenario, names: list[str], units: int, masks: tuple[int, int]) -> Table:
    """The facts at the head, by the names that ``to_position`` gives them; all are needed."""
    booty = Number(-1, 8192 + HEXES)
    shapes: dict[str, Shape] = {
        "scenario": Word([scenario.id]),
        "round": Number(0, MOST_ROUNDS),
        "active": SIDE,
        "step": Number(0, len(STEPS) - 1),
        "over": Number(0, 3),
        "why": Number(0, len(CAUSES) - 1),
        "gate": Number(0, len(bo.GATE_STATES) - 1),
        "tents": Bits((1 << len(scenario.tents)) - 1),
        "turn": Number(0, MOST_TURNS + 2),
        "cease": Number(0, 3),
        "stunned": Number(0, units),
        "formed": Number(0, units),
        "options": Bits(masks[0]),
        "siege_options": Bits(masks[1]),
        "blood": FLAG,
        **{f"loot{k}": booty for k in (1, 2, 3, 4)},
        "choice": Number(0, 15),
        "charges": Number(0, units),
        "arrived": Bits((1 << 40) - 1),
        "mover": Number(0, units),
        "set_up": Number(0, units),
        "last_ok": Number(-1, 8 * HEXES - 1),
        "loser": Number(0, (1 << 61) - 1),
        "window": Number(0, units),
        "wrecks": Bits((1 << len(scenario.breakable)) - 1),
    }
    needed = [name for name in names if name in shapes]
    return Table(shapes, needed)


def exact_unit(scenario: Scenario, hexes: Word, others: list[str]) -> Table:
    """A unit as ``to_position`` writes it."""
    other = Maybe(Word(others, "a unit of the position"))
    turn = Number(0, MOST_TURNS + 3)
    rows: dict[str, Shape] = {
        "seat": SIDE,
        "hex": Maybe(hexes),
        "facing": Number(-1, 11),
        "place": Number(0, 7),
        "health": Number(0, 2),
        "stunned": turn,
        "mount": other,
        "marks": Bits((1 << st.ARROWS_USED + 8) - 1),
        "spent": Number(0, MOST_POINTS),
        "target": other,
        "way": Number(0, (1 << 61) - 1),
        "carry": other,
        "led": other,
        "aim": Number(0, HEXES - 1),
        "lances": Number(0, (1 << 61) - 1),
        "group": Number(0, max(0, len(scenario.groups) - 1)),
        "order": Number(0, MOST_UNITS),
    }
    return Table(rows, list(rows))


def sheet() -> dict[str, Shape]:
    """The numbers of a siege by name."""
    count, day = Number(0, MOST_POINTS), Number(0, MOST_DAYS)
    return {
        **dict.fromkeys(["half", "attacker", "action", "taken", "edge", "event", "patrols", "pending", "quiet", "rain"], count),
        **dict.fromkeys(["day", "lasts", "booked", "delay", "parleyed"], day),
        **dict.fromkeys(["grapnels", "ladders", "throwers", "kept_grapnels", "kept_ladders", "kept_throwers"], count),
        **dict.fromkeys(["engineer", "battled", "reversed", "traitor", "relief", "fought", "given"], FLAG),
        "half": Number(0, 2),
        "attacker": SIDE,
        "action": Number(0, 7),
        "event": Number(0, 20),
        "pending": Number(0, 3),
        "rain": Number(-MOST_POINTS, MOST_POINTS),
        "taken": Bits(0xFFFF),
        "besieger": SIDE,
        "happened": Bits((1 << 24) - 1),
        "initiative": Number(-1, 1),
        "siege": Number(0, len(SIEGES) - 1),
    }  # fmt: skip


def campaign(names: list[str]) -> Table:
    """A siege as ``siege_position`` writes it."""
    shapes = sheet()
    man: dict[str, Shape] = {
        "owner": Number(0, 2),
        "state": Number(0, 3),
        "returns": Number(ca.NEW_WOUND, 999),
        "spot": Number(0, HEXES),
        "rides": FLAG,
        "duty": Number(0, 4),
    }
    count = Number(-MOST_POINTS, MOST_POINTS)
    entry = Row(Number(0, 20), Number(-999, 999), Number(0, 2), Number(0, 7), Number(0, len(CAUSES) - 1), count, count)
    works = Listing(Number(0, 9), ca.WORKS, ca.WORKS)
    slot = Either(Number(0, 0), Engine())
    rows: dict[str, Shape] = {
        "sheet": Table(shapes, names),
        "slots": Listing(slot, ca.SLOT_COUNT, ca.SLOT_COUNT),
        "damage": works,
        "aimed": works,
        "men": Named(t.ROSTER_IDS[:PERSONS], Table(man), "a man"),
        "days": Listing(entry, MOST_DAYS),
    }
    return Table(rows, list(rows))


class Engine(Shape):
    """An item under construction: kind + 1, days of work, and whether it was worked on today."""

    expected = "an item under construction"

    def judge(self, value: Any, where: str, faults: list[str]) -> None:
        """A kind that can be built."""
        Number(1, 1 << 13).judge(value, where, faults)
        if type(value) is int and not 1 <= value & 15 <= len(ENGINES):
            faults.append(f"{where}: expected {self.expected}, not {value}")


def exact(
    scenario: Scenario, names: list[str], siege_names: list[str], units: list[str], masks: tuple[int, int]
) -> Table:
    """All that ``to_position`` writes of a position with these units."""
    hexes = Word([name_of(h) for h in scenario.board.hexes], "a hex of the map")
    place = Number(-1, HEXES - 1)
    user = Number(-1, max(MOST_ROUNDS, len(units)))
    device = Row(Number(0, 6), place, Number(0, 11), Number(-1, 1), user, Number(-1, MOST_TURNS))
    shapes: dict[str, Shape] = {
        "header": header(scenario, names, len(units), masks),
        "units": Named(t.ROSTER_IDS, exact_unit(scenario, hexes, units), "a unit"),
        "hexes": Named(hexes.words, Bits((1 << 21) - 1), "a hex of the map"),
        "stack": Work(units, numbered(len(units))),
        "scenario": Word([scenario.id]),
        "siege": Listing(Number(0, 999), dv.FEW, dv.FEW),
        "devices": Named(dv.DEVICE_IDS, device, "a device"),
        "campaign": campaign(siege_names),
    }
    return Table(shapes, ["header", "units", "hexes", "stack"])


def short(scenario: Scenario, units: list[str]) -> Table:
    """A position in few words."""
    hexes = Word([name_of(h) for h in scenario.board.hexes], "a hex of the map")
    other = Word(units, "a unit of the position")
    unit: dict[str, Shape] = {
        "hex": hexes,
        "facing": Word([*DIRECTIONS, *bo.CORNERS]),
        "seat": SIDE,
        **dict.fromkeys(["mounted", "wounded", "stunned", "dead", "lances_right", *MARK_NAMES], Flag()),
        "spent": Number(0, MOST_POINTS),
        "led": other,
    }
    shapes: dict[str, Shape] = {
        "scenario": Word([scenario.id]),
        "units": Named(t.ROSTER_IDS, Table(unit, ["hex"]), "a unit"),
        "round": Number(1, MOST_ROUNDS),
        "active": SIDE,
        "step": Word(STEPS),
        "gate": Word(bo.GATE_STATES),
    }
    if scenario.chapters >= 10:
        device: dict[str, Shape] = {
            "state": Word(dv.STATES),
            "seat": SIDE,
            "bearing": Word(dv.BEARINGS),
            "hex": hexes,
            "men": Listing(other, 2, once=True),
            "last": Number(-1, MOST_ROUNDS),
            "height": Number(-1, MOST_TURNS),
        }
        shapes["devices"] = Named(dv.DEVICE_IDS, Table(device), "a device")
        shapes["fires"] = Named(hexes.words, SIDE, "a hex of the map")
        shapes["naphtha"] = Listing(hexes, len(hexes.words), once=True)
        breakable = Word([name_of(h) for h in scenario.breakable], "a hex that can be destroyed")
        shapes["wrecks"] = Listing(breakable, len(breakable.words), once=True)
    return Table(shapes, ["units"])
