"""Greek fire: crew, sector, malfunction, naphtha (GUI-GRK)."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.hexes import CORNER_X, CORNER_Y, NOWHERE, centre_x, centre_y, distance
from porphyry.games.guiscard.ground.sight import CLEAR
from porphyry.games.guiscard.scenarios import board_of, is_on_other_map, sights_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import stone_thrower
from porphyry.games.guiscard.siegecraft.devices import BEARING, HOLDER, NAPHTHA, PLACE_HEX, SIPHON, STATE, dev, set_dev
from porphyry.games.guiscard.siegecraft.fire import touch_naphtha
from porphyry.games.guiscard.siegecraft.stone_thrower import can_serve, is_loaded, why_not_engine
from porphyry.games.guiscard.siegecraft.verbs import DeviceChoice
from porphyry.games.guiscard.siegecraft.wrecks import lose
from porphyry.games.guiscard.state import ACTIVE, BLOOD, DEVICES, FIRED, ROUND, SERVED, mark
from porphyry.kernel.action import arg_b
from porphyry.kernel.state import State

RELOAD: Final = 5  # GUI-GRK-04
CREW: Final = 2  # GUI-GRK-03
NEAREST: Final = 5  # GUI-GRK-05
FARTHEST: Final = 10


def crew(s: State, k: int) -> list[int]:
    """Men beside the machine who can work it."""
    return [u for u in dv.friends_near(s, dev(s, k, PLACE_HEX), dev(s, k, dv.OWNER)) if can_serve(s, k, u)]


def in_sector(apex: int, bearing: int, h: int) -> bool:
    """The 120 degrees before the machine: its arrow at a side has three hexes in front, at a corner two (GUI-GRK-06)."""
    if bearing % 2 == 0:
        return riders.in_wedge(apex, bearing // 2, h)
    x, y = centre_x(h) - centre_x(apex), centre_y(h) - centre_y(apex)
    left, right = (bearing // 2 + 5) % 6, (bearing // 2 + 1) % 6
    if x == 0 and y == 0:
        return False
    return CORNER_X[left] * y - CORNER_Y[left] * x >= 0 and x * CORNER_Y[right] - y * CORNER_X[right] >= 0


def why_not_spray(s: State, k: int, h: int) -> str:
    """Why the machine may not spray at this hex."""
    return why_not_pump(s, k) or why_not_aim(s, k, h)


def why_not_pump(s: State, k: int) -> str:
    """Why the machine may not be used at all now."""
    why = why_not_engine(s, k, SIPHON)
    if why:
        return why
    if not is_loaded(s, k, RELOAD):
        return "GUI-GRK-04 not-loaded"
    return "GUI-GRK-03 no-crew" if len(crew(s, k)) < CREW else ""


def why_not_aim(s: State, k: int, h: int) -> str:
    """What speaks against a hex as its target."""
    a = dev(s, k, PLACE_HEX)
    if not board_of(s).holds(h) or not NEAREST <= distance(a, h) <= FARTHEST:
        return "GUI-GRK-05 out-of-range"
    if not in_sector(a, dev(s, k, BEARING), h):
        return "GUI-GRK-06 not-in-front"
    return "GUI-GRK-02 slit-weapon" if leads_through_slit(s, a, h) else ""


def leads_through_slit(s: State, a: int, h: int) -> bool:
    """Whether the machine would have to spray through a slit or a church window, or through the wall that has one (GUI-GRK-02)."""
    sights = sights_of(s)
    for d in range(6):
        if sights.board.side[a * 6 + d] in (bo.SLIT, bo.CHURCH_WINDOW) and sights.board.owned[a * 6 + d]:
            line = sights.line(a, h)
            return line.slit_out or line.blocked != CLEAR
    return False


def wait_for_crews(s: State) -> None:
    """The other reading of GUI-STN-02 and GUI-GRK-04: a turn without a crew does not count."""
    for k in range(dv.count_devices(s)):
        if dev(s, k, dv.OWNER) != s.facts[ACTIVE] or dev(s, k, STATE) != dv.READY or dev(s, k, HOLDER) < 0:
            continue
        if is_on_other_map(s, dev(s, k, PLACE_HEX)):
            continue
        enough = (
            len(crew(s, k)) >= CREW
            if dv.kind_of(s, k) == SIPHON
            else len(stone_thrower.crew(s, k)) >= stone_thrower.CREW
        )
        if not enough:
            set_dev(s, k, HOLDER, dev(s, k, HOLDER) + 1)


def spray(s: State, k: int, h: int) -> None:
    """1d10 first: 1 the machine bursts, 2 the pump jams, 3-10 it works (GUI-GRK-09)."""
    men = crew(s, k)[:CREW]
    for u in men:
        mark(s, u, FIRED | SERVED)
    if s.facts[ACTIVE] == 0:
        s.facts[BLOOD] = 1
    set_dev(s, k, HOLDER, s.facts[ROUND])
    roll = s.dice.roll(10)
    ev.tell(s, ev.GREEK_FIRE_ROLLED, "GUI-GRK-09", (dev(s, k, dv.NAME), h, roll, *[ev.name(s, u) for u in men]))
    if roll == 1:
        home = dev(s, k, PLACE_HEX)
        lose(s, k)
        spill(s, home)
    elif roll == 2:
        set_dev(s, k, STATE, dv.JAMMED)
        ev.tell(s, ev.ENGINE_JAMMED, "GUI-GRK-09", (dev(s, k, dv.NAME),))
    else:
        spill(s, h)


def spill(s: State, h: int) -> None:
    """Naphtha in the hex and the six round it, water included; walls do not stop it (GUI-GRK-07)."""
    board = board_of(s)
    pool = [x for x in [h, *[board.near[h * 6 + d] for d in range(6)]] if x != NOWHERE]
    for x in pool:
        dv.set_bit(s, x, NAPHTHA)
    s.facts[s.facts[DEVICES] + dv.SPILT] = 1
    ev.tell(s, ev.NAPHTHA_SPILT, "GUI-GRK-07", (h, *pool))
    touch_naphtha(s)


class Spray(DeviceChoice):
    """The machine sprays (GUI-GRK-09)."""

    def __init__(self) -> None:
        super().__init__(no.V_SPRAY)

    def why_not_device(self, s: State, k: int, code: int) -> str:
        return why_not_spray(s, k, arg_b(code))

    def do(self, s: State, k: int, code: int) -> None:
        spray(s, k, arg_b(code))
