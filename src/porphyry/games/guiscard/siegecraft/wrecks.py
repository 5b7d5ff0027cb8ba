"""Destruction of a hex on the map, by fire, stone or demolition (GUI-FIR-13, GUI-FIR-14, GUI-STN-13, GUI-DEM-05, GUI-DEM-06)."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import direction_to
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft.devices import HOLDER, LOST, PLACE_HEX, STATE, dev, set_dev
from porphyry.games.guiscard.siegecraft.ladders import on_ladder, tip_hexes, tumble
from porphyry.games.guiscard.skirmish.wounds import kill, wound
from porphyry.games.guiscard.state import (
    GATE,
    WRECKS,
    beneath,
    is_armoured,
    is_horse,
    is_living,
    is_mounted,
    is_on_map,
    standing,
)
from porphyry.kernel.state import State


def break_devices(s: State, h: int, burnt: bool) -> None:
    """Ladders in the hex are gone, in a fire ropes too; an engine is as soon as one of its hexes is (GUI-FIR-13, GUI-FIR-14)."""
    for k in range(dv.count_devices(s)):
        if h not in dv.hexes_of_device(s, k) or dev(s, k, STATE) == dv.CARRIED:
            continue
        if dv.kind_of(s, k) != dv.GRAPNEL:
            lose(s, k)
        elif burnt and dev(s, k, STATE) == dv.LEANING:
            snap(s, k)  # the rope burns from below
        elif burnt:
            lose(s, k)


def lose(s: State, k: int) -> None:
    """A ladder or an engine is no more."""
    for x in dv.hexes_of_device(s, k):
        dv.clear_bit(s, x, dv.ENGINE_HERE | dv.LADDER_HERE)
    set_dev(s, k, STATE, LOST)
    ev.tell(s, ev.DEVICE_LOST, "GUI-FIR-14", (dev(s, k, dv.NAME),))


def snap(s: State, k: int) -> None:
    """The rope is gone; whoever hung on it falls as from a ladder (GUI-GRA-15)."""
    v = dev(s, k, HOLDER)
    on_it = v >= 0 and dv.climbed(s, v) == k
    set_dev(s, k, STATE, LOST)
    set_dev(s, k, HOLDER, -1)
    ev.tell(s, ev.DEVICE_LOST, "GUI-GRA-15", (dev(s, k, dv.NAME),))
    if on_it:
        frames.DROP.begin(s, v, dev(s, k, PLACE_HEX))


def fell_ladders(s: State, top: int) -> None:
    """Everything that leaned or hung on a destroyed palisade comes down, with whoever was on it."""
    for k in range(dv.count_devices(s)):
        if dev(s, k, STATE) != dv.LEANING or dv.top_of(s, k) != top:
            continue
        if dv.kind_of(s, k) == dv.GRAPNEL:
            snap(s, k)
            continue
        v, foot = on_ladder(s, k), dev(s, k, PLACE_HEX)
        ways = tip_hexes(s, k)
        tumble(s, k, direction_to(foot, ways[0]) if ways else (dev(s, k, dv.BEARING) + 3) % 6, "GUI-FIR-14")
        if v >= 0:
            frames.DROP.begin(s, v, foot)


def destroy(s: State, h: int, rule: str) -> None:
    """Everything built in a hex is destroyed; units in it are wounded, or drown where the jetty was (GUI-DEM-06)."""
    board = board_of(s)
    break_devices(s, h, rule == "GUI-FIR-13")
    if board.is_breakable(h):
        fell_ladders(s, h)
        if board.ground[h] == t.GATE:
            s.facts[GATE] = bo.GATE_DESTROYED  # GUI-CAS-14, GUI-CAS-15
        else:
            s.facts[WRECKS] |= 1 << scenario_of(s).breakable.index(h)
        ev.tell(s, ev.HEX_DESTROYED, rule, (h,))
        board = board_of(s)
        for u in (standing(s, h), beneath(s, h)):
            if u < 0 or not is_living(s, u) or is_horse(s, u):
                continue
            wound(s, u, "GUI-DEM-06")
            sunk = board.foot[h] == 0 or (board.ground[h] == t.DEEP and (is_armoured(s, u) or is_mounted(s, u)))
            if sunk and is_on_map(s, u):
                kill(s, u, "GUI-MOV-09")
