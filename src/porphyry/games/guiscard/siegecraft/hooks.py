"""What chapter 10 says in a skirmish: hands full, ladders and ropes, engines in the line, the watch of scenario 11."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.siegecraft import devices, steps
from porphyry.games.guiscard.siegecraft.ladders import hurt_by_jump, why_not_pass_on
from porphyry.games.guiscard.skirmish.hooks import BARRED, BRIDGED, NO_GROUND, PLAIN, Hooks
from porphyry.games.guiscard.state import (
    BLOOD,
    CARRY,
    DEVICES,
    HEX,
    NO_LADDER_FIRE,
    ON_MAP,
    PLACE,
    ROSTER,
    SEAT,
    THREW,
    get,
    has,
    reading,
    standing,
)
from porphyry.kernel.state import State

WITH_LADDER: Final = 2  # movement points (GUI-LAD-05)


class SiegecraftHooks(Hooks):
    """Ladders, ropes, engines and fire."""

    def has_hands_full(self, s: State, u: int) -> bool:
        """Who carries a ladder begins no fight (GUI-LAD-04)."""
        return devices.carried_by(s, u, devices.LADDER) >= 0

    def is_climbing(self, s: State, u: int) -> bool:
        return devices.climbed(s, u) >= 0

    def hangs(self, s: State, u: int) -> bool:
        return devices.hangs(s, u)

    def reach(self, s: State, u: int, n: int, h: int) -> int:
        """A ladder or a climber's rope bridges a palisade; who hangs on a rope has both hands on it."""
        if devices.hangs(s, u):
            return BARRED
        v = standing(s, h)
        if devices.bridges(s, u, n, h):
            return BRIDGED
        return BARRED if v >= 0 and devices.hangs(s, v) else PLAIN

    def why_not_fire(self, s: State, u: int) -> str:
        why = why_not_armed(s, u)
        if why:
            return why
        if devices.hangs(s, u):
            return "GUI-GRA-03 carrying"
        return "GUI-SEQ-01 truce" if is_at_watch(s, u) else ""

    def why_not_strike(self, s: State, u: int) -> str:
        why = why_not_armed(s, u)
        if why:
            return why
        return "GUI-SEQ-01 truce" if is_at_watch(s, u) else ""

    def fires_in_contact(self, s: State, u: int) -> bool:
        """An archer on a ladder fires in spite of contact (GUI-LAD-12)."""
        if reading(s, NO_LADDER_FIRE) or t.WEAPON[get(s, u, ROSTER)] < t.SHORT_BOW:
            return False
        return devices.is_climbing(s, u)

    def why_not_fire_climbing(self, s: State, u: int, h: int) -> str:
        """From a ladder only bows are shot, and only at its top (GUI-LAD-12)."""
        bow = t.WEAPON[get(s, u, ROSTER)] in (t.SHORT_BOW, t.COMPOSITE_BOW)
        return "" if bow and h == devices.top_of(s, devices.climbed(s, u)) else "GUI-LAD-12 from-ladder"

    def blocks_line(self, s: State, cells: list[int]) -> bool:
        return devices.engine_between(s, cells)

    def ground_of_climber(self, s: State, u: int) -> int:
        """A rope has no ground, its two columns are all (GUI-GRA-10)."""
        k = devices.climbed(s, u)
        if k < 0:
            return NO_GROUND
        return -1 if devices.kind_of(s, k) == devices.LADDER else 0  # GUI-LAD-01, GUI-LAD-13

    def points_left(self, s: State, u: int, points: int) -> int:
        if get(s, u, CARRY) >= 0:
            points //= 2  # a prisoner is led as a stunned man is carried
        if devices.brings(s, u):
            points = min(points, WITH_LADDER)
        if is_at_watch(s, u):  # the guards walk their rounds, the tower sleeps
            asleep = get(s, u, PLACE) == ON_MAP and board_of(s).ground[get(s, u, HEX)] == t.TOWER
            points = 0 if asleep else min(points, s.facts[s.facts[DEVICES] + devices.WATCH])
        return points

    def let_fall(self, s: State, u: int) -> None:
        devices.let_fall(s, u)

    def let_go(self, s: State, u: int) -> None:
        devices.drop_ladder(s, u)

    def catches_hold(self, s: State, u: int) -> bool:
        """A rope on the wall-walk he is driven off (GUI-GRA-12)."""
        if devices.rope_to_grab(s, u) < 0:
            return False
        frames.GRAB.begin(s, u)
        return True

    def leaps_to(self, s: State, u: int, h: int) -> bool:
        """A man on a ladder follows up over the palisade (GUI-LAD-08)."""
        k = devices.climbed(s, u)
        return k >= 0 and devices.kind_of(s, k) == devices.LADDER and devices.top_of(s, k) == h

    def leapt(self, s: State, u: int) -> None:
        hurt_by_jump(s, u)

    def beside_partner(self, s: State, u: int, hexes: list[int]) -> list[int]:
        return devices.beside_partner(s, u, hexes)

    def why_not_walk_in(self, s: State, u: int, h: int) -> str:
        why = steps.why_not_walk_in(s, h)
        if why:
            return why
        return "GUI-GRA-05 not-at-the-top" if devices.hangs(s, u) else ""

    def moved(self, s: State, u: int) -> None:
        steps.after_move(s, u)

    def why_not_pass_on(self, s: State) -> str:
        return why_not_pass_on(s)

    def add_fire(self, s: State, out: list[int]) -> None:
        steps.add_fire(s, out)

    def add_moves(self, s: State, out: list[int]) -> None:
        steps.add_moves(s, out)

    def add_on_the_way(self, s: State, u: int, out: list[int]) -> None:
        steps.add_on_the_way(s, u, out)

    def add_fights(self, s: State, out: list[int]) -> None:
        steps.add_fights(s, out)


def why_not_armed(s: State, u: int) -> str:
    """What keeps a man from his weapons: a ladder in his hands, or the rope that he has thrown."""
    if devices.ladder_in_hand(s, u) >= 0:
        return "GUI-LAD-04 carrying"
    return "GUI-GRA-03 thrown" if has(s, u, THREW) else ""


def is_at_watch(s: State, u: int) -> bool:
    """Scenario 11, before the alarm: the garrison knows nothing."""
    return scenario_of(s).alarm and get(s, u, SEAT) == 1 and s.facts[BLOOD] == 0
