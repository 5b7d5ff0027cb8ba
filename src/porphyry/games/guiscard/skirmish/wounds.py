"""Wounds, knock-outs, deaths, thrown riders (GUI-CMP-13 to 15, GUI-MEL-16, GUI-MEL-29 to 35)."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import LEAST_TURN, NOWHERE, behind, disc, distance
from porphyry.games.guiscard.ground.paths import foot_cost, is_astride, mounted_cost
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import hooks
from porphyry.games.guiscard.skirmish.contact import has_lances
from porphyry.games.guiscard.skirmish.question import HexQuestion
from porphyry.games.guiscard.state import (
    bodies_choke,
    count,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_living,
    is_long,
    is_mounted,
    is_on_map,
    is_stunned,
    is_wounded,
    later_reading,
    lay_body,
    lay_dead_horse,
    led_by,
    lift,
    put,
    reading,
    settle,
    standing,
    tail,
    unbury,
    unmark,
)
from porphyry.kernel.action import arg_a, pack
from porphyry.kernel.frames import field, pop
from porphyry.kernel.state import State


def is_free(s: State, h: int, u: int) -> bool:
    """No living unit but ``u`` in the hex."""
    v = standing(s, h)
    return v < 0 or v == u


def is_passable(s: State, v: int) -> bool:
    """The other reading of GUI-STK-02: a wounded enemy does not bar the way."""
    return reading(s, st.PASS_WOUNDED) and is_wounded(s, v)


def bodies_cost(s: State, h: int) -> int:
    """Extra points for bodies: 0 or 1; -1 if the hex is choked with them (GUI-MOV-10, GUI-MOV-11) or shut by fire or engines."""
    word = s.facts[s.facts[st.OCC] + h]
    if word < 256:
        return 0
    return -1 if word & st.SHUT else heap_cost(s, h)


def heap_cost(s: State, h: int) -> int:
    """The same for the bodies alone."""
    if bodies_choke(s, h):
        return -1
    word = s.facts[s.facts[st.OCC] + h]
    return 1 if word >> 8 & 15 >= 3 or word >> 12 & 3 >= 1 else 0


def is_reserved(s: State, h: int, u: int) -> bool:
    """A unit on the move stands in no hex, but where it is, and where it may be put back to, nobody else may settle."""
    if s.facts[s.facts[st.OCC] + h] & st.SHUT:
        return True  # fire, engines and ladders keep everybody out
    m = s.facts[st.MOVER] - 1
    if m < 0 or m == u or get(s, m, st.PLACE) != st.ON_MAP:
        return False
    if h == get(s, m, st.HEX) or (is_long(s, m) and h == tail(s, m)):
        return True
    last = s.facts[st.LAST_OK]
    if last < 0:
        return False
    return h == last // 8 or (is_long(s, m) and h == riders.tail_of(last // 8, last % 8))


def put_back(s: State, u: int) -> None:
    """A mover that falls where it may not stay goes back to the last hex of its path where it may (GUI-STK-04)."""
    if s.facts[st.MOVER] != u + 1:
        return
    blocked = not is_free(s, get(s, u, st.HEX), u) or (is_long(s, u) and not is_free(s, tail(s, u), u))
    if is_long(s, u) and is_astride(board_of(s), get(s, u, st.HEX), get(s, u, st.DIR)):
        blocked = True  # GUI-BLD-29: nor does his horse stand across a wall
    if blocked and s.facts[st.LAST_OK] >= 0:
        go_back(s, u)


def go_back(s: State, u: int) -> None:
    """Back to the last place where the mover may stay, and everybody is told (GUI-STK-04)."""
    put(s, u, st.HEX, s.facts[st.LAST_OK] // 8)
    if is_long(s, u):
        put(s, u, st.DIR, s.facts[st.LAST_OK] % 8)
    ev.tell(s, ev.UNIT_MOVED, "GUI-STK-04", (ev.name(s, u), get(s, u, st.HEX), ev.facing(s, u), 0))


def break_ranks(s: State, u: int) -> None:
    """He leaves the formation (GUI-HOP-04)."""
    if has(s, u, st.FORMATION | st.FOULKON):
        if has(s, u, st.FORMATION):
            s.facts[st.FORMED] -= 1
        unmark(s, u, st.FORMATION | st.FOULKON)
        put(s, u, st.DIR, -1)  # a man by himself faces nowhere
        ev.tell(s, ev.FORMATION_BROKEN, "GUI-HOP-04", (ev.name(s, u),))


def let_go(s: State, u: int) -> None:
    """He drops what he carries and leads."""
    board = board_of(s)
    c = get(s, u, st.CARRY)
    if c >= 0:
        put(s, u, st.CARRY, -1)
        lay_down(s, board, c, get(s, u, st.HEX))
    release_horses(s, u)
    hooks.let_fall(s, u)
    for k in range(4):
        if s.facts[st.LOOT + k] == 4096 + u:
            s.facts[st.LOOT + k] = get(s, u, st.HEX)
            ev.tell(s, ev.LOOT_DROPPED, "GUI-SEQ-01", (ev.name(s, u), get(s, u, st.HEX)))


def free_captive(s: State, u: int) -> None:
    """A captor who flees loses his prisoner (scenario 9)."""
    c = get(s, u, st.CARRY)
    if c >= 0 and has(s, c, st.CAPTIVE):
        put(s, u, st.CARRY, -1)
        lay_down(s, board_of(s), c, get(s, u, st.HEX))


def release_horses(s: State, u: int) -> None:
    """Whoever attacks, is attacked or falls loses the horses he leads; they stay where they were (GUI-MTD-22)."""
    for v in led_by(s, u):
        if not is_horse(s, v):
            continue
        put(s, v, st.LED, -1)
        ev.tell(s, ev.HORSE_RELEASED, "GUI-MTD-22", (ev.name(s, u), ev.name(s, v)))
        h = get(s, v, st.HEX)
        if get(s, v, st.PLACE) == st.ON_MAP and is_living(s, v) and standing(s, h) != v:
            stable(s, v, u)


def leave_horses(s: State, u: int) -> None:
    """Whoever was moved away from a horse he led has lost it (GUI-MTD-21)."""
    for v in led_by(s, u):
        if is_horse(s, v) and not is_beside_horse(s, u, v):
            put(s, v, st.LED, -1)
            ev.tell(s, ev.HORSE_RELEASED, "GUI-MTD-21", (ev.name(s, u), ev.name(s, v)))


def is_beside_horse(s: State, u: int, v: int) -> bool:
    """Whether a man on foot stands beside one of a horse's hexes."""
    h = get(s, u, st.HEX)
    return distance(h, get(s, v, st.HEX)) == 1 or distance(h, tail(s, v)) == 1


def lose_reins(s: State, u: int) -> None:
    """A unit that attacks or is attacked lets go of the horses it leads (GUI-MTD-22)."""
    if is_mounted(s, u) or not reading(s, st.MOUNTED_LEADERS):
        release_horses(s, u)


def stable(s: State, v: int, u: int) -> None:
    """A horse its leader lost on the way stands beside him, for it has come along (GUI-MTD-18), or as near as there is room."""
    spot = stable_place(s, v, u)
    if spot < 0:
        stray(s, v)
        return
    put(s, v, st.HEX, spot // 8)
    put(s, v, st.DIR, spot % 8)
    settle(s, v)
    ev.tell(s, ev.HORSE_STOOD, "GUI-MTD-22", (ev.name(s, v), spot // 8, spot % 8))


def stable_place(s: State, v: int, u: int) -> int:
    """The place with room that is nearest to the leader, then to where the horse set out, as hex * 8 + facing, or -1.

    Of places as near as `led_place` chooses: the same on a map turned round.
    """
    board = board_of(s)
    avoid = [get(s, u, st.HEX)]
    if is_long(s, u):
        avoid.append(tail(s, u))
    if s.facts[st.MOVER] == u + 1 and s.facts[st.LAST_OK] >= 0:
        avoid.append(s.facts[st.LAST_OK] // 8)
        avoid.append(riders.tail_of(s.facts[st.LAST_OK] // 8, s.facts[st.LAST_OK] % 8))
    h, facing, near = get(s, v, st.HEX), get(s, v, st.DIR), get(s, u, st.HEX)
    best, best_n = -1, 1 << 60
    for x in disc(near, 4):
        for d in range(6):
            y = riders.tail_of(x, d)
            if y == NOWHERE or not board.holds(x) or not board.holds(y) or x in avoid or y in avoid:
                continue
            if is_reserved(s, x, v) or is_reserved(s, y, v) or bodies_choke(s, x) or bodies_choke(s, y):
                continue
            if has_lances(s, board, x, get(s, v, st.SEAT)) or has_lances(s, board, y, get(s, v, st.SEAT)):
                continue
            if board.mounted[x] == 0 or board.mounted[y] == 0 or not is_free(s, x, v) or not is_free(s, y, v):
                continue
            n = (
                distance(x, near) << 48
                | distance(x, h) << 32
                | LEAST_TURN[(d - facing) % 6] << 28
                | behind(h, facing, x)
            )
            if n < best_n and mounted_cost(board, y, d) > 0:
                best, best_n = x * 8 + d, n
    return best


def stray(s: State, v: int) -> None:
    """A horse that finds no room runs off and is lost."""
    put(s, v, st.PLACE, st.GONE)
    put(s, v, st.HEX, NOWHERE)
    ev.tell(s, ev.HORSE_STRAYED, "GUI-MTD-22", (ev.name(s, v),))


def lay_down(s: State, board: Board, c: int, near: int) -> None:
    """Put a carried man into the nearest hex that has room for him and that one can walk to, through no wall (GUI-MOV-18)."""
    put(s, c, st.PLACE, st.ON_MAP)
    unmark(s, c, st.CAPTIVE)
    walked = [near]
    for x in walked:
        for d in range(6):
            h = board.near[x * 6 + d]
            if h == NOWHERE or h in walked or foot_cost(board, x, d, False) == 0 or distance(near, h) > 4:
                continue
            if is_vacant(s, board, h, c):
                put(s, c, st.HEX, h)
                settle(s, c)
                ev.tell(s, ev.UNIT_SET_DOWN, "GUI-MOV-18", (ev.name(s, c), h))
                return
            walked.append(h)
    put(s, c, st.HEX, near)
    ev.tell(s, ev.UNIT_SET_DOWN, "GUI-MOV-18", (ev.name(s, c), near))
    kill(s, c, "GUI-MOV-18")


def hurt_burden(s: State, u: int, dead: bool, rule: str) -> None:
    """Whoever ``u`` carries or leads is in his hex too, and is wounded or dies there with him (GUI-MOV-16)."""
    c = get(s, u, st.CARRY)
    if not dead and (get(s, c, st.HEALTH) != st.WOUNDED or reading(s, st.SECOND_WOUND_STAYS)):
        wound(s, c, rule)
        return
    put(s, u, st.CARRY, -1)
    put(s, c, st.PLACE, st.ON_MAP)
    put(s, c, st.HEX, get(s, u, st.HEX))
    unmark(s, c, st.CAPTIVE)
    ev.tell(s, ev.UNIT_SET_DOWN, "GUI-MOV-18", (ev.name(s, c), get(s, u, st.HEX)))
    kill(s, c, rule)


def wound(s: State, u: int, rule: str) -> None:
    """A second wound kills (GUI-CMP-14)."""
    if get(s, u, st.HEALTH) == st.WOUNDED:
        if not reading(s, st.SECOND_WOUND_STAYS):
            kill(s, u, rule)
        return
    put(s, u, st.HEALTH, st.WOUNDED)
    ev.tell_hurt(s, ev.UNIT_WOUNDED, rule, u)
    break_ranks(s, u)


def dies_of_a_blow(s: State, u: int) -> bool:
    """The third reading of GUI-CMP-15: on the back of the wounded counter there is only the dead man."""
    return get(s, u, st.HEALTH) == st.WOUNDED and later_reading(s, st.KO_KILLS)


def stun(s: State, u: int, rule: str) -> None:
    """Knocked out until step 5 of a later own turn (GUI-SEQ-08); a wound stays (GUI-CMP-15)."""
    if is_mounted(s, u):
        throw(s, u, False, True, False, rule)
        return
    if dies_of_a_blow(s, u):
        kill(s, u, rule)
        return
    put_back(s, u)
    if get(s, u, st.STUN) == 0:
        s.facts[st.STUNNED] += 1
    put(s, u, st.STUN, s.facts[st.TURN] + 1)
    ev.tell_hurt(s, ev.UNIT_STUNNED, rule, u)
    break_ranks(s, u)
    if s.facts[st.MOVER] == u + 1:
        s.facts[st.MOVER] = 0
        settle(s, u)
    let_go(s, u)


def kill(s: State, u: int, rule: str) -> None:
    """Dead.  A rider falls beside his horse, which stands on (GUI-MEL-30)."""
    if is_horse(s, u):
        kill_horse(s, u, rule)
        return
    if is_mounted(s, u):
        throw(s, u, True, False, False, rule)
        return
    h = get(s, u, st.HEX)
    if get(s, u, st.PLACE) == st.UNDER:
        unbury(s, u)
    lift(s, u)
    if get(s, u, st.STUN):
        put(s, u, st.STUN, 0)
        s.facts[st.STUNNED] -= 1
    break_ranks(s, u)
    put(s, u, st.HEALTH, st.DEAD)
    let_go(s, u)
    if s.facts[st.MOVER] == u + 1:
        s.facts[st.MOVER] = 0
    ev.tell_hurt(s, ev.UNIT_KILLED, rule, u)
    if h != NOWHERE and get(s, u, st.PLACE) == st.ON_MAP:
        sink_or_lie(s, u, h)


def sink_or_lie(s: State, u: int, h: int) -> None:
    """A body in water sinks (GUI-MOV-14); on land it lies."""
    if board_of(s).is_water(h):
        sink(s, u)
    else:
        put(s, u, st.HEX, h)
        lay_body(s, h)


def sink(s: State, u: int) -> None:
    """A body in the water is gone (GUI-MOV-14)."""
    put(s, u, st.PLACE, st.GONE)
    put(s, u, st.HEX, NOWHERE)
    ev.tell(s, ev.UNIT_SANK, "GUI-MOV-14", (ev.name(s, u),))


def kill_horse(s: State, u: int, rule: str) -> None:
    """A loose horse dies where it stands."""
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    lift(s, u)
    put(s, u, st.HEALTH, st.DEAD)
    put(s, u, st.LED, -1)
    ev.tell(s, ev.HORSE_KILLED, rule, (ev.name(s, u),))
    if board_of(s).is_water(h):
        sink(s, u)
    else:
        lay_dead_horse(s, h, d)


def throw(s: State, u: int, dead: bool, stunned: bool, horse_dead: bool, rule: str) -> None:
    """A rider is thrown: the horse stays with its own counter, the man goes beside it (GUI-MEL-29, GUI-MEL-30)."""
    put_back(s, u)
    dead = dead or (stunned and dies_of_a_blow(s, u))
    horse = get(s, u, st.MOUNT)
    h, d = get(s, u, st.HEX), get(s, u, st.DIR)
    lift(s, u)
    if s.facts[st.MOVER] == u + 1:
        s.facts[st.MOVER] = 0
    put(s, u, st.MOUNT, -1)
    put(s, u, st.PLACE, st.UNPLACED)
    put(s, horse, st.MOUNT, -1)
    put(s, horse, st.PLACE, st.ON_MAP)
    put(s, horse, st.HEX, h)
    put(s, horse, st.DIR, d)
    put(s, horse, st.SEAT, get(s, u, st.SEAT))
    ev.tell(s, ev.RIDER_THROWN, "GUI-MEL-29", (ev.name(s, u), ev.name(s, horse), h, d))
    if horse_dead:
        kill_horse(s, horse, rule)
    else:
        settle(s, horse)
    if dead:
        put(s, u, st.HEALTH, st.DEAD)
        ev.tell_hurt(s, ev.UNIT_KILLED, rule, u)
    elif stunned:
        put(s, u, st.STUN, s.facts[st.TURN] + 1)
        s.facts[st.STUNNED] += 1
        ev.tell_hurt(s, ev.UNIT_STUNNED, rule, u)
    let_go(s, u)
    frames.FALL.begin(s, u, h, d)


def beside_horse(s: State, u: int, h: int, d: int) -> list[int]:
    """The hexes beside the horse that a thrown man could get into on foot (GUI-MEL-29)."""
    board = board_of(s)
    out: list[int] = []
    for place in range(8) if reading(s, st.EIGHT_HEXES) else riders.THROWN_PLACES:
        x = riders.ring_hex(h, d, place)
        if x == NOWHERE or not board.holds(x) or board.foot[x] == 0:
            continue
        if is_armoured(s, u) and board.ground[x] == t.DEEP:
            continue
        if bodies_cost(s, x) >= 0 and reachable_beside(board, h, d, x):  # GUI-MOV-11, GUI-FIR-12, GUI-STN-09
            out.append(x)
    return out


def fall_hexes(s: State, u: int, h: int, d: int) -> list[int]:
    """Those he may be put into: free of the living, if he lives himself."""
    out = beside_horse(s, u, h, d)
    return [x for x in out if is_vacant(s, board_of(s), x, u)] if is_living(s, u) else out


def is_vacant(s: State, board: Board, h: int, u: int) -> bool:
    """Whether ``u`` may be put into a hex: nobody lives there or is on his way there, and bodies or enemy lances do not close it."""
    if standing(s, h) >= 0 or is_reserved(s, h, u):
        return False
    return not bodies_choke(s, h) and not has_lances(s, board, h, get(s, u, st.SEAT))


def why_not_fall(s: State, u: int, h: int, d: int, x: int) -> str:
    """Why a thrown man may not be put into a hex (GUI-MEL-29, GUI-MEL-31)."""
    board = board_of(s)
    places = [riders.ring_hex(h, d, place) for place in range(8)]
    if x not in places:
        return "GUI-MEL-29 not-beside"
    if places.index(x) not in riders.THROWN_PLACES and not reading(s, st.EIGHT_HEXES):
        return "GUI-MEL-29 not-beside"
    if is_armoured(s, u) and board.ground[x] == t.DEEP:
        return "GUI-MOV-08 armour"
    if x not in beside_horse(s, u, h, d):
        return "GUI-MEL-29 no-way"
    v = standing(s, x)
    if v >= 0 and get(s, v, st.SEAT) != get(s, u, st.SEAT):
        return "GUI-MEL-32 enemy-there"
    return "GUI-HOP-01 lances" if has_lances(s, board, x, get(s, u, st.SEAT)) else "GUI-MEL-31 occupied"


def reachable_beside(board: Board, h: int, d: int, x: int) -> bool:
    """No wall between the horse and the hex."""
    for base in (h, riders.tail_of(h, d)):
        if base == NOWHERE:
            continue
        for k in range(6):
            if board.near[base * 6 + k] == x and foot_cost(board, base, k, False) > 0:
                return True
    return False


def shift_hexes(s: State, u: int, h: int, d: int) -> list[int]:
    """Those held by a friend who could be shifted by one to make room (GUI-MEL-31)."""
    board = board_of(s)
    out: list[int] = []
    for x in beside_horse(s, u, h, d):
        v = standing(s, x)
        if v >= 0 and get(s, v, st.SEAT) == get(s, u, st.SEAT) and not is_long(s, v) and push_hexes(s, board, v):
            out.append(x)
    return out


def push_hexes(s: State, board: Board, v: int) -> list[int]:
    """Where a unit may be moved aside to: one hex, free and legal (GUI-INF-14)."""
    out: list[int] = []
    if is_long(s, v):
        return out
    h = get(s, v, st.HEX)
    for k in range(6):
        if foot_cost(board, h, k, is_armoured(s, v)) > 0:
            x = board.near[h * 6 + k]
            if is_vacant(s, board, x, v):
                out.append(x)
    return out


def fall(s: State, u: int, x: int) -> None:
    """The thrown man lies or stands in a hex."""
    put(s, u, st.PLACE, st.ON_MAP)
    put(s, u, st.HEX, x)
    ev.tell(s, ev.RIDER_FELL, "GUI-MEL-29", (ev.name(s, u), x))
    if is_living(s, u):
        settle(s, u)
    else:
        sink_or_lie(s, u, x)


def perish(s: State, u: int, h: int) -> None:
    """No room at all: the rider dies beside his horse (GUI-MEL-32)."""
    if get(s, u, st.STUN):
        put(s, u, st.STUN, 0)
        s.facts[st.STUNNED] -= 1
    if is_living(s, u):
        put(s, u, st.HEALTH, st.DEAD)
        ev.tell_hurt(s, ev.UNIT_KILLED, "GUI-MEL-32", u)
    put(s, u, st.PLACE, st.ON_MAP)
    ev.tell(s, ev.RIDER_FELL, "GUI-MEL-32", (ev.name(s, u), h))
    sink_or_lie(s, u, h)


def slay_surrounded(s: State) -> None:
    """An unconscious man dies when every accessible hex round him is held by enemies (GUI-MEL-16)."""
    if s.facts[st.STUNNED] == 0:
        return
    board = board_of(s)
    for u in range(count(s)):
        if not is_on_map(s, u) or not is_stunned(s, u):
            continue
        h = get(s, u, st.HEX)
        held = 0
        open_hex = False
        for d in range(6):
            n = board.near[h * 6 + d]
            if foot_cost(board, h, d, is_armoured(s, u)) == 0 or bodies_cost(s, n) < 0:
                continue  # GUI-MOV-11: a heap of dead is no way out
            v = standing(s, n)
            enemy = v >= 0 and get(s, v, st.SEAT) != get(s, u, st.SEAT)
            if enemy and is_active(s, v):
                held += 1
            elif enemy and is_stunned(s, v) and not later_reading(s, st.SLEEPERS_LET_OUT):
                continue  # he fills the hex, but somebody must be awake to kill
            else:
                open_hex = True
                break
        if held and not open_hex:
            ev.tell(s, ev.UNIT_SURROUNDED, "GUI-MEL-16", (ev.name(s, u),))
            kill(s, u, "GUI-MEL-16")


def wake(s: State, u: int) -> None:
    put(s, u, st.STUN, 0)
    s.facts[st.STUNNED] -= 1
    ev.tell(s, ev.UNIT_WOKE, "GUI-SEQ-08", (ev.name(s, u),))
    if reading(s, st.KO_HEALS) and get(s, u, st.HEALTH) != st.HEALTHY:
        put(s, u, st.HEALTH, st.HEALTHY)  # the other reading: his counter is turned back to its healthy side
        ev.tell(s, ev.UNIT_HEALED, "GUI-CMP-15", (ev.name(s, u),))


def carry_along(s: State, u: int) -> None:
    """Anyone carried is where the carrier is."""
    c = get(s, u, st.CARRY)
    if c >= 0:
        put(s, c, st.PLACE, st.CARRIED)
        put(s, c, st.HEX, get(s, u, st.HEX))


def places_to_fall(s: State) -> list[int]:
    """Where the thrown man in hand may be put: into a free hex, else into that of a friend who can make room."""
    u, h, d = field(s, frames.FALL.unit), field(s, frames.FALL.hex), field(s, frames.FALL.facing)
    return fall_hexes(s, u, h, d) or shift_hexes(s, u, h, d)


class ChooseFall(HexQuestion):
    """The owner puts his thrown man down; if a friend is there he makes room first (GUI-MEL-29, GUI-MEL-31)."""

    def __init__(self) -> None:
        super().__init__(frames.FALL, "GUI-MEL-29", "fall", name="choose-fall", auto=True, params="unit")

    def is_open(self, s: State) -> bool:
        """With no room at all he dies (GUI-MEL-31, GUI-MEL-32)."""
        u, h, d = field(s, frames.FALL.unit), field(s, frames.FALL.hex), field(s, frames.FALL.facing)
        if fall_hexes(s, u, h, d) or (is_living(s, u) and shift_hexes(s, u, h, d)):
            return True
        pop(s)
        perish(s, u, h)
        return False

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_FALL, n) for n in places_to_fall(s)]

    def why_not_there(self, s: State, h: int) -> str:
        if h in places_to_fall(s):
            return ""
        return why_not_fall(s, field(s, frames.FALL.unit), field(s, frames.FALL.hex), field(s, frames.FALL.facing), h)

    def play(self, s: State, seat: int, code: int) -> None:
        u, h = field(s, frames.FALL.unit), arg_a(code)
        v = standing(s, h)
        if is_living(s, u) and v >= 0:
            frames.PUSH.begin(s, v)
            return  # asked again when there is room
        pop(s)
        fall(s, u, h)
        slay_surrounded(s)
