"""What a player sees before he commits: exact chances, reach with its price, lines of sight with their reasons.

Everything is asked of the code that resolves it; nothing is rolled.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import board as bo
from porphyry.games.guiscard import melee, missile, movement, turn
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.contact import check_modifier, check_result, marker_in, watchers
from porphyry.games.guiscard.hexes import DIRECTIONS, NOWHERE, distance, name_of
from porphyry.games.guiscard.paths import FAR, FREE, PASS, SHUT, foot_reach, mounted_reach
from porphyry.games.guiscard.retreat import bodies_cost
from porphyry.games.guiscard.scatter import hit_hex
from porphyry.games.guiscard.scenarios import board_of, sights_of
from porphyry.games.guiscard.sight import BLOCK_RULES, CLEAR, COVER_NAMES, REASONS
from porphyry.games.guiscard.state import (
    DIR,
    F_ATTACK,
    F_MOVE,
    HEALTH,
    HEX,
    MOVER,
    PLACE,
    ROSTER,
    SEAT,
    WAITING,
    WOUNDED,
    get,
    is_armoured,
    is_horse,
    is_long,
    is_mounted,
    is_stunned,
    standing,
    tail,
)
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

MELEE_WORDS: Final = [
    "nothing", "attacker_stunned", "attackers_back", "driven_back", "stunned", "wounded", "killed", "thrown_stunned",
    "thrown_wounded", "horse_killed_rider_stunned", "horse_killed_rider_wounded", "horse_and_rider_killed",
]  # fmt: skip


def odds(s: State, code: int) -> dict[str, Any] | None:
    """The chances of an action that dice will decide, or None."""
    verb = verb_of(code)
    if verb in (no.V_FIRE, no.V_SHOOT):
        return shot_odds(s, turn.unit_of(s, arg_a(code)), arg_b(code))
    if verb == no.V_ATTACK:
        return fight_odds(s, 1 << turn.unit_of(s, arg_a(code)), 1 << turn.unit_of(s, arg_b(code)), melee.NO_CHARGE)
    if top(s) == F_ATTACK and verb in (no.V_STRIKE, no.V_JOIN, no.V_ALSO):
        ours, theirs = field(s, 1), field(s, 2)
        if verb == no.V_JOIN:
            ours |= 1 << turn.unit_of(s, arg_a(code))
        elif verb == no.V_ALSO:
            theirs |= 1 << turn.unit_of(s, arg_a(code))
        return fight_odds(s, ours, theirs, field(s, 4))
    if top(s) == F_MOVE and verb in (no.V_STEP, no.V_LEAVE) and field(s, 3) > 0:
        u = field(s, 1)
        return None if get(s, u, PLACE) == WAITING else check_odds(s, u, get(s, u, HEX))
    if verb == no.V_TAKE and is_mounted(s, field(s, 1)) and field(s, 3) > 0 and field(s, 2) > 0:
        return {"success": 0.6, "failure": 0.4}  # GUI-MTD-20
    return None


def shot_odds(s: State, u: int, h: int) -> dict[str, Any]:
    """Ten scatter rolls times ten effect rolls, each equally likely."""
    sights = sights_of(s)
    a = get(s, u, HEX)
    weapon = t.WEAPON[get(s, u, ROSTER)]
    target = standing(s, h)
    if target < 0:
        target = s.facts[MOVER] - 1
    m = missile.scatter_modifier(s, u, h)
    out = {"on_target": 0.0, "friend_hit": 0.0, "driven_back": 0.0, "wounded": 0.0, "thrown": 0.0, "killed": 0.0}
    for roll in range(1, 11):
        hit = hit_hex(a, h, roll + m)
        if hit == NOWHERE or not sights.board.holds(hit):
            continue
        if hit == h:
            out["on_target"] += 0.1
        victim = standing(s, hit)
        if victim >= 0 and victim != target and get(s, victim, SEAT) == get(s, u, SEAT):
            out["friend_hit"] += 0.1
        mine = [get(s, target, HEX), tail(s, target)] if is_long(s, target) else [get(s, target, HEX)]
        if hit not in mine or a == hit:
            continue
        cover = missile.cover_of(s, u, target, hit)
        mounted = is_mounted(s, target) or is_horse(s, target)
        for effect in range(1, 11):
            letter = t.missile_result(weapon, mounted, cover, effect + (1 if is_armoured(s, target) else 0))
            word = shot_word(s, target, letter, mounted)
            if word:
                out[word] += 0.01
    return {key: round(value, 4) for key, value in out.items()}


def shot_word(s: State, target: int, letter: int, mounted: bool) -> str:
    """What a missile letter means for this target."""
    if letter == 0:
        return ""
    if is_horse(s, target):
        return "killed" if letter >= missile.D else ""
    if letter == missile.A:
        return "" if is_stunned(s, target) else "driven_back"
    hurt = get(s, target, HEALTH) == WOUNDED
    if letter == missile.B:
        return "killed" if hurt else "wounded"
    if not mounted or letter == missile.F or (hurt and letter in (missile.C, missile.E)):
        return "killed"
    return "thrown"


def fight_odds(s: State, ours: int, theirs: int, charge: int) -> dict[str, Any]:
    """Column with every shift, and the chance of each result."""
    gap = melee.difference(s, ours, theirs, charge)
    base = t.melee_column(gap)
    shift = melee.column_shift(s, ours, theirs, charge)
    out: dict[str, Any] = {
        "difference": {"points": gap},
        "column": t.MELEE_NAMES[max(0, min(len(t.MELEE_NAMES) - 1, base + shift))],
        "shift": {"columns": shift},
    }
    for roll in range(1, 11):
        word = MELEE_WORDS[melee.read_table(s, ours, theirs, charge, roll)]
        out[word] = round(float(out.get(word, 0.0)) + 0.1, 4)
    return out


def check_odds(s: State, u: int, h: int) -> dict[str, Any] | None:
    """Chance of each worst outcome when a unit slips out of a hex past all who watch it (GUI-INF-06)."""
    guards = watchers(s, board_of(s), h, get(s, u, SEAT))
    if not guards:
        return None
    at_most = [1.0, 1.0, 1.0, 1.0]
    for guard in guards:
        m = check_modifier(s, u, guard)
        for worst in range(4):
            at_most[worst] *= len([r for r in range(1, 11) if check_result(r + m) <= worst]) / 10.0
    return {
        "unhurt": round(at_most[0], 4),
        "stopped": round(at_most[1] - at_most[0], 4),
        "wounded": round(at_most[2] - at_most[1], 4),
        "killed": round(at_most[3] - at_most[2], 4),
    }


def sight(s: State, a: int, h: int) -> dict[str, Any]:
    """The line between two hexes: what blocks it, what covers the target, by which rule."""
    line = sights_of(s).line(a, h)
    out: dict[str, Any] = {
        "from": name_of(a),
        "to": name_of(h),
        "hexes": distance(a, h),
        "clear": line.blocked == CLEAR,
        "blocked_by": REASONS[line.blocked],
        "rule": BLOCK_RULES[line.blocked],
        "at": None if line.block_hex == NOWHERE else name_of(line.block_hex),
        "side": None if line.block_side < 0 else DIRECTIONS[line.block_side],
        "cover": t.COVERS[line.cover],
        "cover_from": COVER_NAMES[line.cover_from],
        "cover_at": None if line.cover_hex == NOWHERE else name_of(line.cover_hex),
        "levels_up": line.up,
    }
    return out


def reach(s: State, u: int) -> dict[str, int]:
    """Every hex a unit could come to this turn with its price, checks and arrows left aside."""
    board = board_of(s)
    shut = [FREE] * bo.SIZE
    extra = [0] * bo.SIZE
    for h in board.hexes:
        v = standing(s, h)
        more = bodies_cost(s, h)
        extra[h] = max(0, more)
        if more < 0 or (marker_in(s, board, h) >= 0 and get(s, marker_in(s, board, h), SEAT) != get(s, u, SEAT)):
            shut[h] = SHUT
        elif v >= 0 and v != u:
            enemy = get(s, v, SEAT) != get(s, u, SEAT) and not is_stunned(s, v) and not is_horse(s, v)
            shut[h] = SHUT if enemy or (is_horse(s, v) and is_mounted(s, u)) else PASS
    points = field(s, 2) if top(s) == F_MOVE and field(s, 1) == u else movement.move_points(s, u)
    if is_mounted(s, u):
        found = mounted_reach(board, get(s, u, HEX), get(s, u, DIR), points, False, shut, extra)
        cost = [min(found[h * 6 : h * 6 + 6]) for h in range(bo.SIZE)]
    else:
        cost = foot_reach(board, get(s, u, HEX), points, is_armoured(s, u), shut, extra)
    return {name_of(h): cost[h] for h in board.hexes if cost[h] != FAR and (shut[h] == FREE or standing(s, h) == u)}
