"""Fire: lit by hand or by arrow, spreading, fought, fled from, burning out (GUI-FIR, GUI-FAR, GUI-GRK-08 to 13).

Who lit a fire counts and spreads it whenever the other side has finished its turn (GUI-SEQ-11).
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, direction_to, distance, neighbour
from porphyry.games.guiscard.ground.paths import foot_cost
from porphyry.games.guiscard.ground.sight import CLEAR
from porphyry.games.guiscard.scenarios import board_of, is_on_other_map, scenario_of, sights_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft.devices import BURN_SHIFT, BURNING, FIRE_OF, dev
from porphyry.games.guiscard.siegecraft.ladders import why_not_step_four
from porphyry.games.guiscard.siegecraft.verbs import ManChoice, TwoMenChoice
from porphyry.games.guiscard.siegecraft.wrecks import destroy
from porphyry.games.guiscard.skirmish import missile, retreat
from porphyry.games.guiscard.skirmish.jobs import why_not_worker
from porphyry.games.guiscard.skirmish.melee import hexes_of
from porphyry.games.guiscard.skirmish.question import UnitQuestion
from porphyry.games.guiscard.skirmish.wounds import (
    break_ranks,
    free_captive,
    hurt_burden,
    kill,
    lose_reins,
    release_horses,
    slay_surrounded,
    wake,
    wound,
)
from porphyry.games.guiscard.state import (
    beneath,
    bodies_choke,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_mounted,
    is_on_map,
    is_stunned,
    lift,
    mark,
    put,
    reading,
    settle,
    siege_reading,
    standing,
    unmark,
)
from porphyry.kernel.action import arg_a, arg_b, pack
from porphyry.kernel.frames import field, pop
from porphyry.kernel.state import State

BURNS: Final = 3  # counts until a hex is destroyed (GUI-FIR-13)
WAKES_ON: Final = 6  # GUI-FIR-11
TENT_BONUS: Final = 4  # GUI-RAI-07

FROM_FLAMES: Final = 0
FROM_NAPHTHA: Final = 1
IN_AGAIN: Final = 2  # ridden out of burning naphtha into fire


def has_ladder(s: State, h: int) -> bool:
    """A ladder on the ground or against a wall here."""
    for k in range(dv.count_devices(s)):
        on_ground = dv.kind_of(s, k) == dv.LADDER and dev(s, k, dv.STATE) in (dv.LYING, dv.LEANING)
        if on_ground and h in dv.hexes_of_device(s, k):
            return True
    return False


def is_fuel(s: State, board: Board, h: int) -> bool:
    """Wooden structures, engines and ladders catch fire; trees and bushes do not (GUI-FIR-03)."""
    return board.is_wooden(h) or dv.word(s, h) & (dv.ENGINE_HERE | dv.LADDER_HERE) != 0 or has_ladder(s, h)


def can_burn(s: State, board: Board, h: int) -> bool:
    """Whether a hex could be set alight now."""
    return not dv.is_burning(s, h) and (dv.has_naphtha(s, h) or is_fuel(s, board, h))


def burnable(s: State, board: Board) -> list[int]:
    """Every hex that could be set alight now, each once, in the order of the map."""
    out = [h for h in board.wood if not dv.is_burning(s, h)]
    for k in range(dv.count_devices(s)):
        if dv.kind_of(s, k) != dv.GRAPNEL and dev(s, k, dv.STATE) != dv.CARRIED:
            out.extend([h for h in dv.hexes_of_device(s, k) if h not in out and can_burn(s, board, h)])
    if s.facts[s.facts[st.DEVICES] + dv.SPILT]:
        out.extend([h for h in board.hexes if dv.has_naphtha(s, h) and not dv.is_burning(s, h) and h not in out])
    return sorted(out)


# ---------------------------------------------------------------- lighting


def light(s: State, h: int, seat: int, rule: str) -> None:
    """A hex goes up in flames, and every naphtha hex beside it at once (GUI-FIR-06)."""
    if dv.is_burning(s, h):
        return
    if dv.has_naphtha(s, h):
        ignite_naphtha(s, h, seat)
        return
    flame_up(s, h, seat, rule)
    catch(s, h)
    for d in range(6):
        n = board_of(s).near[h * 6 + d]
        if n != NOWHERE and dv.has_naphtha(s, n) and not dv.is_burning(s, n):
            ignite_naphtha(s, n, seat)


def flame_up(s: State, h: int, seat: int, rule: str) -> None:
    dv.clear_bit(s, h, 3 << BURN_SHIFT | FIRE_OF)
    dv.set_bit(s, h, BURNING | (FIRE_OF if seat else 0))
    ev.tell(s, ev.FIRE_LIT, rule, (h, seat))


def ignite_naphtha(s: State, h: int, seat: int) -> None:
    """All connected naphtha hexes burn together, and everybody in them rolls (GUI-GRK-11, GUI-GRK-12)."""
    board = board_of(s)
    pool = [h]
    for x in pool:
        for d in range(6):
            n = board.near[x * 6 + d]
            if n != NOWHERE and n not in pool and dv.has_naphtha(s, n) and not dv.is_burning(s, n):
                pool.append(n)
    for x in pool:
        flame_up(s, x, seat, "GUI-GRK-11")
    caught: list[int] = []
    for x in pool:
        caught.extend([u for u in people(s, x) if u not in caught])
    for u in caught:
        if get(s, u, st.CARRY) >= 0:
            scorch_burden(s, u)
        scorch(s, u)  # a rider once, though he fills two hexes


def touch_naphtha(s: State) -> None:
    """Naphtha that reaches a fire burns at once (GUI-GRK-08, GUI-FIR-06)."""
    board = board_of(s)
    for h in board.hexes:
        if not dv.has_naphtha(s, h) or dv.is_burning(s, h):
            continue
        for d in range(6):
            n = board.near[h * 6 + d]
            if n != NOWHERE and dv.is_burning(s, n):
                ignite_naphtha(s, h, dv.fire_owner(s, n))
                break


# ---------------------------------------------------------------- who is caught


def people(s: State, h: int) -> list[int]:
    """Who is in a hex, the one beneath included."""
    return [u for u in (standing(s, h), beneath(s, h)) if u >= 0]


def catch(s: State, h: int) -> None:
    """A unit in a hex that catches fire must get out at once (GUI-FIR-10); a sleeper must wake first (GUI-FIR-11)."""
    for u in people(s, h):
        if wakes(s, u):
            run_from(s, u, FROM_FLAMES)


def wakes(s: State, u: int) -> bool:
    """Awake, or woken by the flames: 1d10, and whoever sleeps on dies in them (GUI-FIR-11)."""
    if not is_stunned(s, u):
        return True
    roll = s.dice.roll(10)
    ev.tell(s, ev.SLEEPER_ROLLED, "GUI-FIR-11", (ev.name(s, u), roll))
    if roll > WAKES_ON:
        kill(s, u, "GUI-FIR-11")
        return False
    wake(s, u)
    return True


def scorch(s: State, u: int) -> None:
    """1d10 in burning naphtha: 1-5 dead, 6-8 out and wounded, 9-10 out (GUI-GRK-12)."""
    roll = s.dice.roll(10)
    ev.tell(s, ev.NAPHTHA_ROLLED, "GUI-GRK-12", (ev.name(s, u), roll))
    if roll <= 5:
        kill(s, u, "GUI-GRK-12")
        return
    if is_horse(s, u):
        return
    if roll <= 8:
        wound(s, u, "GUI-GRK-12")
    if is_on_map(s, u) and wakes(s, u):
        run_from(s, u, FROM_NAPHTHA)


def scorch_burden(s: State, u: int) -> None:
    """Anyone carried or led rolls like everybody in the flames, and gets out with the bearer (GUI-GRK-12)."""
    roll = s.dice.roll(10)
    ev.tell(s, ev.NAPHTHA_ROLLED, "GUI-GRK-12", (ev.name(s, get(s, u, st.CARRY)), roll))
    if roll <= 8:
        hurt_burden(s, u, roll <= 5, "GUI-GRK-12")


def run_from(s: State, u: int, mode: int) -> None:
    """One hex away; a rider with his horse; a loose horse stays."""
    if is_mounted(s, u):
        ride_out = retreat.OUT_OF_NAPHTHA if mode == FROM_NAPHTHA else retreat.OUT_OF_FLAMES
        frames.RETREAT.begin(s, u, 1, NOWHERE, 0, ride_out)
    elif not is_horse(s, u):
        frames.FLEE.begin(s, u, mode)


def flee_hexes(s: State) -> list[int]:
    """Where somebody can flee to; through naphtha, as a last resort, into fire again (GUI-GRK-13)."""
    u, mode = field(s, frames.FLEE.unit), field(s, frames.FLEE.mode)
    h = get(s, u, st.HEX)
    safe: list[int] = []
    hot: list[int] = []
    for n in board_of(s).near[h * 6 : h * 6 + 6]:
        why = why_not_flee(s, n) if n != NOWHERE else "off-map"
        if not why:
            safe.append(n)
        elif why == retreat.INTO_FIRE:
            hot.append(n)
    if mode == FROM_NAPHTHA and not safe and not reading(s, st.WEAK_FIRE):
        return hot
    return safe


def why_not_flee(s: State, n: int) -> str:
    """Why somebody cannot flee to a hex (GUI-FIR-10)."""
    board = board_of(s)
    u = field(s, frames.FLEE.unit)
    d = direction_to(get(s, u, st.HEX), n)
    if d < 0:
        return "GUI-FIR-10 not-adjacent"
    if foot_cost(board, get(s, u, st.HEX), d, is_armoured(s, u)) == 0:
        return "GUI-BLD-21 no-way"
    if standing(s, n) >= 0 or dv.word(s, n) & (dv.SHUT & ~BURNING):
        return "GUI-STK-03 occupied"
    if bodies_choke(s, n):
        return "GUI-MOV-11 bodies"
    return retreat.INTO_FIRE if dv.is_burning(s, n) else ""


def flee_pending(s: State) -> bool:
    """Ask the owner; a unit with nowhere to go is wounded, and dies if it is still there at the next count (GUI-FIR-10)."""
    u = field(s, frames.FLEE.unit)
    if not is_on_map(s, u) or is_stunned(s, u) or not retreat.is_in_flames(s, u):
        pop(s)
        return False
    if field(s, frames.FLEE.mode) == IN_AGAIN:
        pop(s)
        scorch(s, u)
        return False
    if flee_hexes(s):
        return True
    pop(s)
    wound(s, u, "GUI-FIR-10")
    return False


def flee(s: State, n: int) -> None:
    u, mode = field(s, frames.FLEE.unit), field(s, frames.FLEE.mode)
    pop(s)
    break_ranks(s, u)  # GUI-HOP-17
    release_horses(s, u)
    lift(s, u)
    free_captive(s, u)
    dv.drop_ladder(s, u)
    put(s, u, st.HEX, n)
    settle(s, u)
    ev.tell(s, ev.UNIT_FLED, "GUI-FIR-10" if mode == FROM_FLAMES else "GUI-GRK-12", (ev.name(s, u), n))
    if dv.is_burning(s, n):
        scorch(s, u)  # GUI-GRK-13
    slay_surrounded(s)


# ---------------------------------------------------------------- by hand


def why_not_kindle(s: State, u: int, h: int) -> str:
    """Why a man may not spend his turn beside wood to light it in the next (GUI-FIR-01)."""
    why = why_not_worker(s, u)
    if why:
        return why
    board = board_of(s)
    if not board.holds(h) or not is_fuel(s, board, h) or dv.is_burning(s, h):
        return "GUI-FIR-03 no-wood"
    return "" if distance(get(s, u, st.HEX), h) == 1 else "GUI-FIR-01 not-beside"


def kindle(s: State, u: int, h: int) -> None:
    unmark(s, u, st.KINDLED)  # GUI-FIR-01: what he made ready before is given up
    mark(s, u, st.BUSY | st.KINDLING)
    put(s, u, st.AIM, h)
    ev.tell(s, ev.JOB_BEGUN, "GUI-FIR-01", (ev.name(s, u), 4))


def why_not_ignite(s: State, u: int) -> str:
    """Why a man may not set alight what he made ready last turn, in step 4 and instead of a fight (GUI-FIR-02)."""
    why = why_not_step_four(s, u)
    if why:
        return why
    if not has(s, u, st.KINDLED):
        return "GUI-FIR-02 not-ready"
    if has(s, u, st.MOVED) or get(s, u, st.SPENT):
        return "GUI-FIR-02 moved"
    h = get(s, u, st.AIM)
    if not is_fuel(s, board_of(s), h) or dv.is_burning(s, h):
        return "GUI-FIR-03 no-wood"
    return "" if distance(get(s, u, st.HEX), h) == 1 else "GUI-FIR-01 not-beside"


def ignite(s: State, u: int) -> None:
    unmark(s, u, st.KINDLED)
    mark(s, u, st.BUSY)
    ev.tell(s, ev.TORCH_SET, "GUI-FIR-02", (ev.name(s, u), get(s, u, st.AIM)))
    light(s, get(s, u, st.AIM), s.facts[st.ACTIVE], "GUI-FIR-02")


def why_not_douse(s: State, u: int, h: int) -> str:
    """Why a man may not try to put out a fire beside him (GUI-FIR-07 to 09)."""
    why = why_not_step_four(s, u)
    if why:
        return why
    if has(s, u, st.MOVED) or get(s, u, st.SPENT):
        return "GUI-FIR-08 moved"
    board = board_of(s)
    if not board.holds(h) or not dv.is_burning(s, h):
        return "GUI-FIR-07 no-fire"
    if dv.has_naphtha(s, h):
        return "GUI-FIR-09 naphtha"
    return "" if distance(get(s, u, st.HEX), h) == 1 else "GUI-FIR-07 not-beside"


def douse(s: State, u: int, h: int) -> None:
    mark(s, u, st.BUSY)
    roll = s.dice.roll(10)
    ev.tell(s, ev.DOUSE_ROLLED, "GUI-FIR-08", (ev.name(s, u), h, roll))
    if roll >= t.FIRE_FROM[t.EXTINGUISH]:
        put_out(s, h)
        ev.tell(s, ev.FIRE_OUT, "GUI-FIR-08", (h,))


def put_out(s: State, h: int) -> None:
    dv.clear_bit(s, h, BURNING | 3 << BURN_SHIFT | FIRE_OF)


# ---------------------------------------------------------------- fire arrows


def arrows_used(s: State, u: int) -> int:
    """How many fire arrows fewer than at the start; less than none for an archer who took over another's (GUI-RAI-09)."""
    n = get(s, u, st.MARKS) >> st.ARROWS_USED & 255
    return n - 256 if n > 127 else n


def use_arrows(s: State, u: int, n: int) -> None:
    marks = get(s, u, st.MARKS)
    put(s, u, st.MARKS, marks & ~(255 << st.ARROWS_USED) | (arrows_used(s, u) + n & 255) << st.ARROWS_USED)


def why_not_flame(s: State, u: int, h: int) -> str:
    """Why an archer may not shoot a fire arrow into this hex (GUI-FAR-01 to 03)."""
    return why_not_archer(s, u) or why_not_aim(s, u, h)


def why_not_archer(s: State, u: int) -> str:
    """Why he may shoot no fire arrow at all now."""
    if get(s, u, st.SEAT) != s.facts[st.ACTIVE]:
        return "GUI-FAR-03 not-yours"
    if missile.weapon_of(s, u) not in (t.SHORT_BOW, t.COMPOSITE_BOW):
        return "GUI-FAR-01 no-missiles"
    why = missile.why_not_shooter(s, board_of(s), u, missile.OFFENSIVE)
    if why:
        return why
    limit = scenario_of(s).fire_arrows
    return "GUI-RAI-08 no-arrows" if limit and arrows_used(s, u) >= limit else ""


def why_not_aim(s: State, u: int, h: int) -> str:
    """What speaks against a hex as his target."""
    sights = sights_of(s)
    board = sights.board
    w = missile.weapon_of(s, u)
    if not board.holds(h) or not can_burn(s, board, h):
        return "GUI-FAR-01 no-wood"
    a = get(s, u, st.HEX)
    if a == h or t.range_band(w, distance(a, h)) != 0:
        return "GUI-FAR-02 out-of-range"
    if dv.is_climbing(s, u):
        return "" if h == dv.top_of(s, dv.climbed(s, u)) else "GUI-LAD-12 from-ladder"
    line = sights.line(a, h)
    if line.blocked != CLEAR:
        own_wall = line.block_side >= 0 and neighbour(line.block_hex, line.block_side) == h
        if not own_wall and line.block_hex != h:
            return "GUI-LOS-01 no-line"
    if dv.engine_between(s, line.between):
        return "GUI-STN-09 engine-in-way"
    return missile.why_not_past(s, sights, u, a, standing(s, h), h, line.between, 0, t.NO_COVER)  # GUI-LOS-16


def flame_line(s: State, board: Board, h: int) -> int:
    """The line of the fire table for a fire arrow into a hex."""
    if dv.has_naphtha(s, h):
        return t.AT_NAPHTHA  # GUI-GRK-10
    k = dv.engine_at(s, h)
    if k >= 0:
        return t.AT_THROWER if dv.kind_of(s, k) == dv.THROWER else t.AT_SIPHON
    g = board.ground[h]
    if g in (t.TENT, t.TENT_ENTRANCE):
        return t.AT_THROWER
    if g == t.WALL_WALK and not has_ladder(s, h):  # GUI-CAS-09
        return t.AT_PALISADE  # GUI-CAS-04
    return t.AT_TIMBER


def flame_bonus(s: State, board: Board, h: int) -> int:
    tent = board.ground[h] in (t.TENT, t.TENT_ENTRANCE) and not dv.has_naphtha(s, h) and dv.engine_at(s, h) < 0
    return TENT_BONUS if tent else 0


def flame(s: State, u: int, h: int) -> None:
    """One roll says whether it hits and catches (GUI-FAR-03, GUI-FAR-04)."""
    board = board_of(s)
    mark(s, u, st.FIRED)
    if s.facts[st.ACTIVE] == 0:
        s.facts[st.BLOOD] = 1
    lose_reins(s, u)
    if scenario_of(s).fire_arrows:
        use_arrows(s, u, 1)
    roll = s.dice.roll(10)
    ev.tell(s, ev.FIRE_ARROW_SHOT, "GUI-FAR-03", (ev.name(s, u), h, roll))
    if roll + flame_bonus(s, board, h) >= t.FIRE_FROM[flame_line(s, board, h)]:
        light(s, h, s.facts[st.ACTIVE], "GUI-FAR-04")


def why_not_hand(s: State, u: int, w: int) -> str:
    """Why an archer may not hand his fire arrows to another: both stay side by side and do nothing else (GUI-RAI-09)."""
    limit = scenario_of(s).fire_arrows
    if not limit:
        return "GUI-RAI-09 plenty"
    for v in (u, w):
        why = why_not_idle(s, v)
        if why:
            return why
        if t.WEAPON[get(s, v, st.ROSTER)] not in (t.SHORT_BOW, t.COMPOSITE_BOW):
            return "GUI-RAI-09 no-archer"
    if u == w or 1 not in [distance(a, h) for a in hexes_of(s, u) for h in hexes_of(s, w)]:
        return "GUI-RAI-09 not-beside"
    return "GUI-RAI-08 no-arrows" if arrows_used(s, u) >= limit else ""


def why_not_idle(s: State, u: int) -> str:
    """Why a man, on foot or on horseback, cannot stand by for a whole turn."""
    if is_mounted(s, u) and get(s, u, st.SEAT) == s.facts[st.ACTIVE] and is_active(s, u):
        return "GUI-MOV-13 busy" if has(s, u, st.BUSY | st.FIRED) else ""
    return why_not_worker(s, u)


def hand_arrows(s: State, u: int, w: int) -> None:
    """All he has left; both do nothing else this turn."""
    n = scenario_of(s).fire_arrows - arrows_used(s, u)
    use_arrows(s, u, n)
    use_arrows(s, w, -n)
    mark(s, u, st.BUSY)
    mark(s, w, st.BUSY)
    ev.tell(s, ev.ARROWS_HANDED, "GUI-RAI-09", (ev.name(s, u), ev.name(s, w), n))


# ---------------------------------------------------------------- round after round


def tick(s: State, seat: int) -> None:
    """The fires of one side spread, and are counted (GUI-FIR-04, GUI-FIR-05, GUI-FIR-13)."""
    board = board_of(s)
    burning = [h for h in board.hexes if dv.is_burning(s, h) and not is_on_other_map(s, h)]
    fires = [h for h in burning if dv.fire_owner(s, h) == seat]
    for h in fires:
        for u in people(s, h):
            if get(s, u, st.CARRY) >= 0:
                hurt_burden(s, u, True, "GUI-FIR-10")
            kill(s, u, "GUI-FIR-10")  # still in the flames
    tried: list[int] = []
    for h in fires:
        for d in range(6):
            n = board.near[h * 6 + d]
            if n == NOWHERE or n in tried or not can_burn(s, board, n):
                continue
            tried.append(n)  # one roll a hex, however many of its neighbours burn
            roll = s.dice.roll(10)
            ev.tell(s, ev.SPREAD_ROLLED, "GUI-FIR-05", (n, roll))
            if roll >= t.FIRE_FROM[t.SPREAD]:
                light(s, n, seat, "GUI-FIR-05")
    for h in burning if siege_reading(s, st.COUNTS_EVERY_TURN) else fires:
        count_burning(s, h)


def count_burning(s: State, h: int) -> None:
    """One, two, three: gone with everything in it; naphtha burns on to the end (GUI-FIR-13, GUI-GRK-08)."""
    n = dv.burn_count(s, h)
    if n < BURNS:
        s.facts[s.facts[9] + h] += 1 << BURN_SHIFT
        n += 1
        ev.tell(s, ev.FIRE_COUNTED, "GUI-FIR-13", (h, n))
        if n == BURNS:
            if not dv.has_naphtha(s, h):
                put_out(s, h)
                ev.tell(s, ev.FIRE_OUT, "GUI-FIR-13", (h,))
            destroy(s, h, "GUI-FIR-13")


class FleeFire(UnitQuestion):
    """A unit leaves a burning hex (GUI-FIR-10)."""

    def __init__(self) -> None:
        super().__init__(frames.FLEE, "GUI-FIR-10", "flee", name="flee-fire", auto=True, params="unit")

    def is_open(self, s: State) -> bool:
        return flee_pending(s)

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_FLEE, h) for h in flee_hexes(s)]

    def why_not(self, s: State, seat: int, code: int) -> str:
        """Into fire again only as a last resort (GUI-GRK-13)."""
        why = why_not_flee(s, arg_a(code))
        return "" if why == retreat.INTO_FIRE and arg_a(code) in flee_hexes(s) else why

    def play(self, s: State, seat: int, code: int) -> None:
        flee(s, arg_a(code))


# ---------------------------------------------------------------- the verbs


class Flame(ManChoice):
    """A fire arrow is shot (GUI-FAR-01)."""

    def __init__(self) -> None:
        super().__init__(no.V_FLAME)

    def why_not_man(self, s: State, u: int, code: int) -> str:
        return why_not_flame(s, u, arg_b(code))

    def do(self, s: State, u: int, code: int) -> None:
        flame(s, u, arg_b(code))


class Kindle(ManChoice):
    """A man spends his turn beside wood, to light it in the next (GUI-FIR-01)."""

    def __init__(self) -> None:
        super().__init__(no.V_KINDLE)

    def why_not_man(self, s: State, u: int, code: int) -> str:
        return why_not_kindle(s, u, arg_b(code))

    def do(self, s: State, u: int, code: int) -> None:
        kindle(s, u, arg_b(code))


class Hand(TwoMenChoice):
    """Fire arrows are handed on (GUI-RAI-09)."""

    def __init__(self) -> None:
        super().__init__(no.V_HAND)

    def why_not_both(self, s: State, u: int, w: int, code: int) -> str:
        return why_not_hand(s, u, w)

    def do_both(self, s: State, u: int, w: int, code: int) -> None:
        hand_arrows(s, u, w)


class Ignite(ManChoice):
    """Wood is set alight (GUI-FIR-02)."""

    def __init__(self) -> None:
        super().__init__(no.V_IGNITE)

    def why_not_man(self, s: State, u: int, code: int) -> str:
        return why_not_ignite(s, u)

    def do(self, s: State, u: int, code: int) -> None:
        ignite(s, u)


class Douse(ManChoice):
    """A man tries to put a fire out (GUI-FIR-07)."""

    def __init__(self) -> None:
        super().__init__(no.V_DOUSE)

    def why_not_man(self, s: State, u: int, code: int) -> str:
        return why_not_douse(s, u, arg_b(code))

    def do(self, s: State, u: int, code: int) -> None:
        douse(s, u, arg_b(code))
