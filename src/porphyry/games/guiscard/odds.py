"""The exact chances of shots, blows and slipping past, asked of the code that resolves them.

No die is rolled: each face is counted, and what it does is tried out on a copy of the table.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.games.guiscard.ground.scatter import hit_hex
from porphyry.games.guiscard.scenarios import board_of, sights_of
from porphyry.games.guiscard.siege import odds as siege_odds
from porphyry.games.guiscard.skirmish import charges, combat, melee, missile
from porphyry.games.guiscard.skirmish.contact import check_modifier, check_result, watchers
from porphyry.games.guiscard.state import (
    DEAD,
    DIR,
    HEALTH,
    HEX,
    MOUNT,
    MOVER,
    ON_MAP,
    PLACE,
    ROSTER,
    SEAT,
    START_HEX,
    WOUNDED,
    get,
    is_armoured,
    is_horse,
    is_mounted,
    is_stunned,
    lift,
    put,
    reading,
    settle,
    standing,
    unit_of,
)
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State

CHARGES: Final = ["none", "charge", "countered", "reversed"]


def odds(s: State, code: int) -> dict[str, Any] | None:
    """The chances of an action that dice will decide, or None."""
    verb = verb_of(code)
    if no.V_EMPLACE <= verb <= no.V_HAND:
        return siege_odds.odds(s, code)
    if verb in (no.V_FIRE, no.V_SHOOT):
        return shot_odds(s, unit_of(s, arg_a(code)), arg_b(code))
    if verb == no.V_ATTACK:
        return fight_odds(s, 1 << unit_of(s, arg_a(code)), 1 << unit_of(s, arg_b(code)), melee.NO_CHARGE)
    if verb == no.V_CHARGE:
        return charge_odds(s, unit_of(s, arg_a(code)), unit_of(s, arg_b(code)))
    if top(s) == frames.ATTACK.number and verb in (no.V_STRIKE, no.V_JOIN, no.V_ALSO):
        ours, theirs = field(s, frames.ATTACK.attackers), field(s, frames.ATTACK.defenders)
        if verb == no.V_JOIN:
            ours |= 1 << unit_of(s, arg_a(code))
        elif verb == no.V_ALSO:
            theirs |= 1 << unit_of(s, arg_a(code))
        return fight_odds(s, ours, theirs, field(s, frames.ATTACK.charge))
    if top(s) != frames.MOVE.number:
        return None
    if verb in (no.V_STEP, no.V_LEAVE) and (field(s, frames.MOVE.hexes) > 0 or reading(s, START_HEX)):
        u = field(s, frames.MOVE.unit)
        guards = watchers(s, board_of(s), get(s, u, HEX), get(s, u, SEAT)) if get(s, u, PLACE) == ON_MAP else []
        return check_odds(s, u, guards) if guards else None
    rides_past = field(s, frames.MOVE.hexes) > 0 and field(s, frames.MOVE.points) > 0
    if verb == no.V_TAKE and rides_past and is_mounted(s, field(s, frames.MOVE.unit)):
        return {"success": 0.6, "failure": 0.4}  # GUI-MTD-20
    return None


def shot_odds(s: State, u: int, h: int) -> dict[str, Any]:
    """Ten scatter rolls times ten effect rolls, each equally likely; ``h`` is aimed at."""
    sights = sights_of(s)
    a = missile.shot_hex(s, sights, u, h)
    weapon = t.WEAPON[get(s, u, ROSTER)]
    target = s.facts[MOVER] - 1
    if target < 0 or h not in melee.hexes_of(s, target):
        target = standing(s, h)
    m = missile.scatter_modifier(s, u, h)
    out = {"on_target": 0.0, "friend_hit": 0.0}
    words: dict[int, str] = {}
    for roll in range(1, 11):
        hit = hit_hex(a, h, roll + m)
        if hit == NOWHERE or not sights.board.holds(hit):
            continue
        if hit == h:
            out["on_target"] += 0.1
        victim = standing(s, hit)
        if victim >= 0 and victim != target and get(s, victim, SEAT) == get(s, u, SEAT):
            out["friend_hit"] += 0.1
        if target < 0 or hit not in melee.hexes_of(s, target):
            continue
        cover = missile.cover_from(s, u, a, target, hit)
        mounted = is_mounted(s, target) or is_horse(s, target)
        for effect in range(1, 11):
            letter = t.missile_result(weapon, mounted, cover, effect + (1 if is_armoured(s, target) else 0))
            if letter not in words:
                words[letter] = shot_word(s, u, target, letter)
            if words[letter]:
                out[words[letter]] = out.get(words[letter], 0.0) + 0.01
    return {key: round(value, 4) for key, value in out.items()}


def hurting(chances: dict[str, Any]) -> float:
    """The chance that a shot does more than drive its target back."""
    idle = ("on_target", "friend_hit", "slowed", "driven_back")
    return sum(float(chances[key]) for key in chances if key not in idle)


def shot_word(s: State, u: int, target: int, letter: int) -> str:
    """What a missile letter does to this target, tried out on a copy of the table."""
    moving = s.facts[MOVER] == target + 1
    after = s.clone()
    missile.take_letter(after, u, target, letter, missile.DEFENSIVE if moving else missile.OFFENSIVE)
    if letter == missile.A and not is_stunned(s, target) and not is_horse(s, target):
        return "slowed" if moving else "driven_back"
    return harm_word(s, after, target)


def harm_word(before: State, after: State, v: int) -> str:
    """What has become of a unit, in one word; empty if nothing."""
    horse = get(before, v, MOUNT) if is_mounted(before, v) else -1
    horse_killed = horse >= 0 and get(after, horse, HEALTH) == DEAD
    if get(after, v, HEALTH) == DEAD:
        return "horse_and_rider_killed" if horse_killed else "killed"
    how = "wounded" if get(after, v, HEALTH) != get(before, v, HEALTH) else ""
    if is_stunned(after, v) and not is_stunned(before, v):
        how = "stunned"
    if horse_killed:
        return "horse_killed_rider_" + (how or "thrown")
    if horse >= 0 and not is_mounted(after, v):
        return "thrown_" + how if how else "thrown"
    return how


def charge_odds(s: State, u: int, v: int) -> dict[str, Any]:
    """If the charge comes home: from where the rider will strike, not from where he sets out."""
    end = charges.likely_end(s, u, v)
    there = s.clone()
    if end != NOWHERE:
        lift(there, u)
        put(there, u, HEX, end // 6)
        put(there, u, DIR, end % 6)
        settle(there, u)
    return fight_odds(there, 1 << u, 1 << v, melee.CHARGE)


def fight_odds(s: State, ours: int, theirs: int, charge: int) -> dict[str, Any]:
    """Points, column, every shift one by one, and the chance of each result."""
    gap = melee.difference(s, ours, theirs, charge)
    base = t.melee_column(gap)
    moves = melee.column_shifts(s, ours, theirs, charge)
    shift = sum(moves)
    last = len(t.MELEE_NAMES) - 1
    ground = melee.worst_ground(s, melee.members(ours), melee.members(theirs))
    out: dict[str, Any] = {
        "attackers": [name(s, u) for u in melee.members(ours)],
        "defenders": [name(s, v) for v in melee.members(theirs)],
        "charge": CHARGES[charge],
        "attack": melee.attack_of(s, ours, charge),
        "defence": melee.defence_of(s, theirs, charge),
        "difference": gap,
        "base": t.MELEE_NAMES[base],
        "ground": {"attacker": ground[0], "defender": ground[1]},
        "shifts": [
            {"why": why, "rule": rule, "columns": n}
            for why, rule, n in zip(melee.SHIFTS, melee.SHIFT_RULES, moves, strict=True)
            if n
        ],
        "shift": shift,
        "column": t.MELEE_NAMES[max(0, min(last, base + shift))],
        "against": "mounted" if melee.uses_mounted_table(s, ours, theirs, charge) else "foot",
        "die": melee.die_modifier(s, ours, theirs, charge),
    }
    for letter in melee.letters(s, ours, theirs, charge):
        word = fight_word(s, ours, theirs, charge, letter)
        out[word] = round(float(out.get(word, 0.0)) + 0.1, 4)
    return out


def fight_word(s: State, ours: int, theirs: int, charge: int, letter: int) -> str:
    """What a melee letter means here, tried out on a copy of the table; among several the first who can suffer it."""
    if charge == melee.REVERSED:
        ours, theirs = theirs, ours
        if letter in (melee.A, melee.B):
            return "nothing"  # GUI-CHG-19
    v = melee.members(theirs)[0]
    after = s.clone()
    if letter in (melee.B, melee.C):
        v = melee.members(ours)[0] if letter == melee.B else v
        combat.give_ground(after, v, theirs if letter == melee.B else ours)
        back = "attackers_back" if letter == melee.B else "driven_back"
        return harm_word(s, after, v) or (back if len(after.stack) > len(s.stack) else "nothing")
    if letter == 0:
        return "nothing"
    v = combat.loss_candidates(s, ours if letter == melee.A else theirs, letter)[0]
    foes = theirs if letter == melee.A else ours
    if letter >= melee.D and melee.strikes_lances(s, board_of(s), foes, v):
        return "lances_beaten"  # GUI-HOP-06
    combat.suffer(after, v, letter)
    word = harm_word(s, after, v) or "nothing"
    return "attacker_" + word if letter == melee.A and word != "nothing" else word


def check_odds(s: State, u: int, guards: list[int]) -> dict[str, float]:
    """Chance of each outcome when a unit slips past all who watch it, one roll after the other (GUI-INF-06)."""
    hurt = s.clone()
    put(hurt, u, HEALTH, WOUNDED)
    was_hurt = get(s, u, HEALTH) == WOUNDED
    unhurt, stopped, wounded, killed = 1.0, 0.0, 0.0, 0.0
    for guard in guards:
        fresh, sore = check_chances(s, u, guard), check_chances(hurt, u, guard)
        well = unhurt + stopped
        killed += well * (fresh[3] + (fresh[2] if was_hurt else 0.0)) + wounded * (sore[2] + sore[3])
        wounded = wounded * (sore[0] + sore[1]) + (0.0 if was_hurt else well * fresh[2])
        stopped = stopped * (fresh[0] + fresh[1]) + unhurt * fresh[1]
        unhurt *= fresh[0]
    return {
        "unhurt": round(unhurt, 4),
        "stopped": round(stopped, 4),
        "wounded": round(wounded, 4),
        "killed": round(killed, 4),
    }


def check_chances(s: State, u: int, guard: int) -> list[float]:
    """Chance of nothing, a stop, a wound, death in one infiltration roll."""
    m = check_modifier(s, u, guard)
    out = [0.0, 0.0, 0.0, 0.0]
    for roll in range(1, 11):
        out[check_result(roll + m)] += 0.1
    return out


def name(s: State, u: int) -> str:
    return t.ROSTER_IDS[get(s, u, ROSTER)]
