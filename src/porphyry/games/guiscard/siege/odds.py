"""The chances of what chapter 10 leaves to the dice: throws, stones, flames, falls, all read from the rules that resolve them."""

from __future__ import annotations

from typing import Any

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.games.guiscard.ground.scatter import stone_hex
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.siege.sheet import WOOD, damage_roll
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, ladders, ropes, stone_thrower
from porphyry.games.guiscard.state import (
    ACTIVE,
    JUMP_D10,
    ROPE_JUMP,
    SEAT,
    get,
    is_armoured,
    is_horse,
    is_mounted,
    is_wounded,
    reading,
    standing,
)
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.frames import field
from porphyry.kernel.state import State


def odds(s: State, code: int) -> dict[str, Any] | None:
    """The chances of an action of this chapter, or None if nothing is rolled."""
    verb = verb_of(code)
    a, b = arg_a(code), arg_b(code)
    if verb == no.V_HURL:
        return stone_odds(s, dv.device_of(s, a), b)
    if verb == no.V_SPRAY:
        return {"works": 0.8, "jams": 0.1, "bursts": 0.1}  # GUI-GRK-09
    if verb == no.V_FLAME:
        board = board_of(s)
        return chance(11 - t.FIRE_FROM[fire.flame_line(s, board, b)] + fire.flame_bonus(s, board, b))
    if verb == no.V_DOUSE:
        return chance(11 - t.FIRE_FROM[t.EXTINGUISH])
    if verb == no.V_TOPPLE:
        return chance(ladders.FALLS_ON)
    if verb == no.V_CUT:
        return chance(3)
    if verb == no.V_GRAPPLE:
        return chance(10 - ropes.MISSES_ON)
    if verb == no.V_WRENCH:
        return chance(2 - ropes.wounded_among(s, ropes.crew(s, dv.device_of(s, a))))  # GUI-GRA-18
    if verb == no.V_GRAB:
        return chance(4 if is_wounded(s, field(s, frames.GRAB.unit)) else 7)
    if verb == no.V_CROSS:
        return jump_odds(s, field(s, frames.MOVE.unit))
    return None


def chance(faces: int) -> dict[str, Any]:
    """This many of ten faces do it."""
    good = max(0, min(10, faces)) / 10.0
    return {"success": good, "failure": round(1.0 - good, 4)}


def jump_odds(s: State, u: int) -> dict[str, Any] | None:
    """A jump from a ladder, and off a rope where that is played (GUI-CAS-07, GUI-GRA-08)."""
    k = dv.climbed(s, u)
    if k < 0 or (dv.kind_of(s, k) == dv.GRAPNEL and not reading(s, ROPE_JUMP)):
        return None
    faces = 10 if reading(s, JUMP_D10) else 6
    safe = (4 if is_armoured(s, u) else 5) / faces
    word = "killed" if is_wounded(s, u) else "wounded"
    return {"unhurt": round(safe, 4), word: round(1.0 - safe, 4)}


def stone_odds(s: State, k: int, h: int) -> dict[str, Any]:
    """A hundred pairs of dice for the hex, ten faces for each man in it, ten for what is built there."""
    board = board_of(s)
    a = dv.dev(s, k, dv.PLACE_HEX)
    out = {"on_target": 0.0, "friend_hit": 0.0, "wounded": 0.0, "killed": 0.0, "destroyed": 0.0}
    for total in range(2, 21):
        p = (10 - abs(11 - total)) / 100.0
        hit = stone_hex(a, h, total)
        if hit == NOWHERE or not board.holds(hit):
            continue
        if hit == h:
            out["on_target"] += p
        if board.is_wooden(hit) or dv.engine_at(s, hit) >= 0:
            smashed = 11 - min(11, damage_roll(1, WOOD))
            out["destroyed"] += p * smashed / 10.0
        v = standing(s, hit)
        if v < 0:
            continue
        if get(s, v, SEAT) == s.facts[ACTIVE]:
            out["friend_hit"] += p
            continue
        cover = stone_thrower.stone_cover(s, a, v, hit)
        mounted = is_mounted(s, v) or is_horse(s, v)
        for roll in range(1, 11):
            letter = t.missile_result(t.STONE_THROWER, mounted, cover, roll + (1 if is_armoured(s, v) else 0))
            if letter >= 2:
                dead = letter == 6 or (letter == 3 and not mounted) or is_wounded(s, v)
                out["killed" if dead else "wounded"] += p / 10.0
    return {key: round(value, 4) for key, value in out.items()}
