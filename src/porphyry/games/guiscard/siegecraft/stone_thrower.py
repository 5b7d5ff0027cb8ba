"""The stone thrower: crew, reload, scatter, what the stone does; and how four men move it (GUI-STN)."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import DX, DY, NOWHERE, distance, doubled, neighbour
from porphyry.games.guiscard.ground.paths import foot_cost, mounted_cost
from porphyry.games.guiscard.ground.scatter import stone_hex
from porphyry.games.guiscard.ground.sight import CLEAR
from porphyry.games.guiscard.scenarios import board_of, is_elsewhere, sights_of
from porphyry.games.guiscard.siege.sheet import WOOD, damage_roll
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft.devices import (
    BEARING,
    ENGINE_HERE,
    HOLDER,
    OTHER,
    OWNER,
    PLACE_HEX,
    READY,
    STATE,
    THROWER,
    dev,
    set_dev,
)
from porphyry.games.guiscard.siegecraft.verbs import DeviceChoice
from porphyry.games.guiscard.siegecraft.wrecks import destroy
from porphyry.games.guiscard.skirmish import missile
from porphyry.games.guiscard.skirmish.contact import NOTHING, has_lances
from porphyry.games.guiscard.skirmish.passing import worst_check
from porphyry.games.guiscard.skirmish.wounds import bodies_cost, hurt_burden, slay_surrounded
from porphyry.games.guiscard.state import (
    beneath,
    count,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_mounted,
    is_on_map,
    lift,
    mark,
    put,
    settle,
    siege_reading,
    standing,
    unmark,
)
from porphyry.kernel.action import arg_b
from porphyry.kernel.state import State

RANGE: Final = 30  # GUI-STN-10
RELOAD: Final = 3  # GUI-STN-02
CREW: Final = 3  # GUI-STN-04
MOVERS: Final = 4  # GUI-STN-08
PACE: Final = 2  # GUI-STN-06


def stand_at(s: State, k: int, h: int, bearing: int) -> None:
    """An engine stands in its hexes."""
    set_dev(s, k, STATE, READY)
    set_dev(s, k, PLACE_HEX, h)
    set_dev(s, k, BEARING, bearing)
    for x in dv.hexes_of_device(s, k):
        dv.set_bit(s, x, ENGINE_HERE)


def is_loaded(s: State, k: int, wait: int) -> bool:
    """Whether this many turns of its side have passed since the last shot; the count runs without crew (GUI-STN-02, GUI-GRK-04)."""
    last = dev(s, k, HOLDER)
    return last < 0 or s.facts[st.ROUND] >= last + wait


def crew(s: State, k: int) -> list[int]:
    """Men of the owner in the three front hexes who can serve the thrower (GUI-STN-04)."""
    out: list[int] = []
    for place in riders.FRONT_PLACES:
        n = riders.ring_hex(dev(s, k, PLACE_HEX), dev(s, k, BEARING) // 2, place)
        u = standing(s, n) if n != NOWHERE and board_of(s).holds(n) else -1
        if u >= 0 and u not in out and can_serve(s, k, u):
            out.append(u)
    return out


def can_serve(s: State, k: int, u: int) -> bool:
    """On foot, idle, and of the owner's side."""
    if get(s, u, st.SEAT) != dev(s, k, OWNER) or not is_active(s, u) or is_mounted(s, u) or is_elsewhere(s, u):
        return False
    return not has(s, u, st.FIRED | st.BUSY) and dv.ladder_in_hand(s, u) < 0 and not dv.is_climbing(s, u)


def why_not_engine(s: State, k: int, kind: int) -> str:
    """Why an engine may not be used at all now."""
    if dv.kind_of(s, k) != kind or dev(s, k, STATE) != READY:
        return "GUI-MIS-04 no-engine"
    return "GUI-MIS-04 not-yours" if dev(s, k, OWNER) != s.facts[st.ACTIVE] else ""


def why_not_hurl(s: State, k: int, h: int) -> str:
    """Why the thrower may not throw at this hex."""
    return why_not_serve(s, k) or why_not_aim(s, k, h)


def why_not_serve(s: State, k: int) -> str:
    """Why the thrower may not be used at all now."""
    why = why_not_engine(s, k, THROWER)
    if why:
        return why
    if not is_loaded(s, k, RELOAD):
        return "GUI-STN-02 not-loaded"
    return "GUI-STN-04 no-crew" if len(crew(s, k)) < CREW else ""


def why_not_aim(s: State, k: int, h: int) -> str:
    """What speaks against a hex as its target."""
    board = board_of(s)
    a = dev(s, k, PLACE_HEX)
    if not board.holds(h) or distance(a, h) > RANGE or a == h:
        return "GUI-STN-10 out-of-range"
    if riders.area_of(a, dev(s, k, BEARING) // 2, h) != riders.FRONT_AREA:
        return "GUI-STN-03 not-in-front"
    if siege_reading(s, st.WORTHY_STONES) and not is_worth_a_stone(s, board, h):
        return "GUI-STN-13 no-target"
    return ""


def is_worth_a_stone(s: State, board: Board, h: int) -> bool:
    """An enemy, a wooden structure or an enemy engine."""
    v = standing(s, h)
    if v >= 0 and get(s, v, st.SEAT) != s.facts[st.ACTIVE] and not is_horse(s, v):
        return True
    k = dv.engine_at(s, h)
    return board.is_wooden(h) or (k >= 0 and dev(s, k, OWNER) != s.facts[st.ACTIVE])


def hurl(s: State, k: int, h: int) -> None:
    """2d10 on the diagram, then the stone comes down (GUI-STN-11)."""
    men = crew(s, k)[:CREW]
    busy = [] if siege_reading(s, st.CREW_IS_FREE) else men
    for u in busy:
        mark(s, u, st.FIRED | st.SERVED)  # GUI-STN-04
    if s.facts[st.ACTIVE] == 0:
        s.facts[st.BLOOD] = 1
    set_dev(s, k, HOLDER, s.facts[st.ROUND])
    total = s.dice.roll(10) + s.dice.roll(10)
    board = board_of(s)
    hit = stone_hex(dev(s, k, PLACE_HEX), h, total)
    if hit != NOWHERE and not board.holds(hit):
        hit = NOWHERE
    ev.tell(s, ev.STONE_THROWN, "GUI-STN-11", (dev(s, k, dv.NAME), h, total, hit, *[ev.name(s, u) for u in busy]))
    if hit != NOWHERE:
        come_down(s, k, men[0], hit)


def come_down(s: State, k: int, u: int, hit: int) -> None:
    """Men roll on the missile table, wood and engines on the demolition table; stone and nature stand (GUI-STN-12, GUI-STN-13)."""
    for victim in (beneath(s, hit), standing(s, hit)):
        if victim < 0 or not is_on_map(s, victim):
            continue
        if get(s, victim, st.CARRY) >= 0:
            letter = stone_letter(s, k, get(s, victim, st.CARRY), hit)
            if letter > missile.A:
                hurt_burden(s, victim, letter > missile.B, "GUI-STN-12")
        missile.take_letter(s, u, victim, stone_letter(s, k, victim, hit), missile.OFFENSIVE)
    if board_of(s).is_wooden(hit) or dv.engine_at(s, hit) >= 0:
        roll = s.dice.roll(10)
        ev.tell(s, ev.DEMOLITION_ROLLED, "GUI-STN-13", (hit, roll))
        if roll >= damage_roll(1, WOOD):  # GUI-STN-05
            destroy(s, hit, "GUI-STN-13")
    slay_surrounded(s)


def stone_letter(s: State, k: int, victim: int, hit: int) -> int:
    """His roll on the missile table; cover counts (GUI-STN-12)."""
    roll = s.dice.roll(10)
    cover = stone_cover(s, dev(s, k, PLACE_HEX), victim, hit)
    mounted = is_mounted(s, victim) or is_horse(s, victim)
    letter = t.missile_result(t.STONE_THROWER, mounted, cover, roll + (1 if is_armoured(s, victim) else 0))
    ev.tell(s, ev.SHOT_TOLD, "GUI-STN-12", (ev.name(s, victim), cover, roll, letter))
    return letter


def stone_cover(s: State, a: int, victim: int, hit: int) -> int:
    """Cover counts as for any shot; where no straight line leads, the stone comes from above and only the ground covers."""
    sights = sights_of(s)
    if sights.line(a, hit).blocked == CLEAR:
        return min(missile.cover_from(s, -1, a, victim, hit), t.STRONG)
    cover = t.GROUND_COVER[sights.board.ground[hit]]
    return max(cover, t.MEDIUM) if has(s, victim, st.FOULKON) else cover  # GUI-HOP-20


# ---------------------------------------------------------------- moving it


def is_beside(s: State, k: int, u: int) -> bool:
    return 1 in [distance(x, get(s, u, st.HEX)) for x in dv.hexes_of_device(s, k)]


def why_not_lend(s: State, u: int, k: int) -> str:
    """Why a man may not give his turn to moving this engine; Greek fire never moves (GUI-STN-08, GUI-GRK-01)."""
    if dv.kind_of(s, k) == dv.SIPHON:
        return "GUI-GRK-01 never-moves"
    why = why_not_engine(s, k, THROWER)
    if why:
        return why
    return "" if is_beside(s, k, u) else "GUI-STN-08 not-beside"


def movers(s: State, k: int) -> list[int]:
    mine = [u for u in range(count(s)) if has(s, u, st.LENT) and get(s, u, st.SEAT) == s.facts[st.ACTIVE]]
    return [
        u for u in mine if is_active(s, u) and get(s, u, st.AIM) == k and is_beside(s, k, u) and not is_elsewhere(s, u)
    ]


def new_place(s: State, k: int, way: int) -> tuple[int, int]:
    """Head hex and direction after a pull towards ``way``: forwards the head leads, backwards the tail."""
    h, d = dev(s, k, PLACE_HEX), dev(s, k, BEARING) // 2
    if (way - d) % 6 in (0, 1, 5):
        return neighbour(h, way), way
    return riders.tail_of(h, d), (way + 3) % 6


def ground_price(board: Board, h: int) -> int:
    """One of its two hexes on open flat ground, both on rough (GUI-STN-06); 0 where horses or engines cannot go (GUI-STN-07)."""
    g = board.ground[h]
    if board.mounted[h] == 0 or g in (t.INTERIOR, t.GATE):
        return 0
    return 1 if g in (t.LEVEL, t.BEACH, t.COURTYARD, t.JETTY) else 2


def why_not_push(s: State, k: int, way: int) -> str:
    """Why the thrower may not be moved by a hex that way."""
    why = why_not_engine(s, k, THROWER)
    if why:
        return why
    if len(movers(s, k)) < MOVERS:
        return "GUI-STN-08 four-men"
    board = board_of(s)
    h, d = dev(s, k, PLACE_HEX), dev(s, k, BEARING) // 2
    base = h if (way - d) % 6 in (0, 1, 5) else riders.tail_of(h, d)
    to = board.near[base * 6 + way]
    if to == NOWHERE or ground_price(board, to) == 0 or mounted_cost(board, base, way) == 0:
        return "GUI-STN-07 no-way"
    if board.side[base * 6 + way] not in (bo.OPEN, bo.EDGE):
        return "GUI-STN-07 no-way"
    if dv.is_shut(s, to) or bodies_cost(s, to) < 0:
        return "GUI-STN-09 occupied"
    if has_lances(s, board, to, s.facts[st.ACTIVE]):
        return "GUI-HOP-01 lances"
    v = standing(s, to)
    if v >= 0 and v not in movers(s, k):
        return "GUI-STN-09 occupied"
    if v >= 0 and not can_shift(s, board, v, way, movers(s, k)):
        return "GUI-STN-09 occupied"
    if max(0, dev(s, k, OTHER)) + ground_price(board, to) > PACE:
        return "GUI-STN-06 points"
    return ""


def can_shift(s: State, board: Board, u: int, way: int, men: list[int]) -> bool:
    """Whether a mover can go along by a hex, men in front of him going first."""
    h = get(s, u, st.HEX)
    n = board.near[h * 6 + way]
    if n == NOWHERE or foot_cost(board, h, way, is_armoured(s, u)) == 0 or dv.is_shut(s, n) or bodies_cost(s, n) < 0:
        return False
    if has_lances(s, board, n, get(s, u, st.SEAT)):
        return False
    v = standing(s, n)
    return v < 0 or (v in men and can_shift(s, board, v, way, men))


def push_on(s: State, k: int, way: int) -> None:
    """The engine rolls a hex; its men go along where they can, and may be checked and shot at as on any move."""
    board = board_of(s)
    if not slip_through(s, board, k, way):
        return
    men = movers(s, k)
    head, d = new_place(s, k, way)
    base = dev(s, k, PLACE_HEX) if (way - dev(s, k, BEARING) // 2) % 6 in (0, 1, 5) else head
    cost = ground_price(board, board.near[base * 6 + way])
    for x in dv.hexes_of_device(s, k):
        dv.clear_bit(s, x, ENGINE_HERE)
    going = [u for u in men if can_shift(s, board, u, way, men)]
    going.sort(key=lambda u: -(DX[way] * (get(s, u, st.HEX) & 63) * 3 + DY[way] * doubled(get(s, u, st.HEX))))
    taken = [head, riders.tail_of(head, d)]
    gone: list[int] = []
    for u in going:
        n = board.near[get(s, u, st.HEX) * 6 + way]
        if standing(s, n) < 0 and n not in taken:
            go_along(s, u, n, cost)
            gone.append(u)
    stand_at(s, k, head, d * 2)
    set_dev(s, k, OTHER, max(0, dev(s, k, OTHER)) + cost)
    ev.tell(s, ev.ENGINE_MOVED, "GUI-STN-06", (dev(s, k, dv.NAME), head, d))
    slay_surrounded(s)
    for u in gone:
        frames.OFFER.begin(s, u)  # GUI-DEF-02


def go_along(s: State, u: int, n: int, cost: int) -> None:
    """A man goes a hex with the engine: that is his move, with all that a move brings (GUI-INF-04)."""
    if not has(s, u, st.MOVED):
        mark(s, u, st.MOVED)
        ev.set_out(s, u, "GUI-STN-06")
    lift(s, u)
    put(s, u, st.HEX, n)
    put(s, u, st.SPENT, get(s, u, st.SPENT) + cost)
    settle(s, u)
    ev.tell(s, ev.UNIT_MOVED, "GUI-STN-06", (ev.name(s, u), n, ev.NO_WAY, 0))


def slip_through(s: State, board: Board, k: int, way: int) -> bool:
    """Checks of the men who leave a hex they have rolled into; False if fewer than four are left to move it (GUI-INF-01, GUI-STN-08)."""
    men = movers(s, k)
    for u in men:
        if not can_shift(s, board, u, way, men) or worst_check(s, u) == NOTHING:
            continue
        unmark(s, u, st.LENT)
        if is_active(s, u):
            ev.tell(s, ev.UNIT_STOPPED, "GUI-INF-06", (ev.name(s, u), get(s, u, st.HEX)))
    return not why_not_push(s, k, way)


def rest(s: State) -> None:
    """A new turn: every thrower can be moved again."""
    for k in range(dv.count_devices(s)):
        if dv.kind_of(s, k) == THROWER:
            set_dev(s, k, OTHER, 0)


# ---------------------------------------------------------------- the verbs


class Hurl(DeviceChoice):
    """The thrower throws (GUI-STN-11)."""

    def __init__(self) -> None:
        super().__init__(no.V_HURL)

    def why_not_device(self, s: State, k: int, code: int) -> str:
        return why_not_hurl(s, k, arg_b(code))

    def do(self, s: State, k: int, code: int) -> None:
        hurl(s, k, arg_b(code))


class Roll(DeviceChoice):
    """The thrower is moved by a hex (GUI-STN-06)."""

    def __init__(self) -> None:
        super().__init__(no.V_ROLL)

    def why_not_device(self, s: State, k: int, code: int) -> str:
        return why_not_push(s, k, arg_b(code))

    def do(self, s: State, k: int, code: int) -> None:
        push_on(s, k, arg_b(code))
