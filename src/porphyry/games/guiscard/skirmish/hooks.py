"""Where later chapters take part in a skirmish: what men carry, climb and serve, and what becomes of those who are led away.

The skirmish asks here and knows nothing of the answers. By itself it has none of all this, and each question has a plain answer. A later
chapter is plugged in with a subclass of Hooks (siegecraft/hooks.py); it is asked only where the scenario plays it.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard.state import DEVICES
from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.state import State

PLAIN: Final = 0
BRIDGED: Final = 1
BARRED: Final = -1

NO_GROUND: Final = 9
"""More than any ground is worth in melee."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Hooks:
    """What a later chapter says where it is played. Each method has a function of the same name below, which the skirmish calls."""

    def has_hands_full(self, s: State, u: int) -> bool:
        """Whether a unit carries something with both hands."""
        return False

    def is_climbing(self, s: State, u: int) -> bool:
        """Whether a unit is on its way up or down."""
        return False

    def hangs(self, s: State, u: int) -> bool:
        """Whether it holds on with both hands there."""
        return False

    def reach(self, s: State, u: int, n: int, h: int) -> int:
        """Whether a blow of ``u`` from ``n`` into its neighbour ``h`` is BRIDGED over what lies between, BARRED, or PLAIN."""
        return PLAIN

    def why_not_fire(self, s: State, u: int) -> str:
        """Why a unit may not fire at all."""
        return ""

    def fires_in_contact(self, s: State, u: int) -> bool:
        """Whether a unit fires in spite of contact."""
        return False

    def why_not_fire_climbing(self, s: State, u: int, h: int) -> str:
        """Why a climber may not fire into a hex."""
        return ""

    def blocks_line(self, s: State, cells: list[int]) -> bool:
        """Whether something stands in a line of sight."""
        return False

    def why_not_strike(self, s: State, u: int) -> str:
        """Why a unit may not begin a fight."""
        return ""

    def ground_of_climber(self, s: State, u: int) -> int:
        """What the ground of a climber is worth in melee; NO_GROUND for everybody else."""
        return NO_GROUND

    def points_left(self, s: State, u: int, points: int) -> int:
        """How many of its movement points a unit keeps."""
        return points

    def let_fall(self, s: State, u: int) -> None:
        """A unit lets go of all it holds."""

    def let_go(self, s: State, u: int) -> None:
        """A unit that is driven off lets go of what it carries with another."""

    def catches_hold(self, s: State, u: int) -> bool:
        """Whether a man without a way back can hold on to something; then he is asked."""
        return False

    def leaps_to(self, s: State, u: int, h: int) -> bool:
        """Whether a unit would follow up into a hex by a leap."""
        return False

    def leapt(self, s: State, u: int) -> None:
        """It has done so."""

    def beside_partner(self, s: State, u: int, hexes: list[int]) -> list[int]:
        """Which of these hexes a unit may come on by, with whoever helps it to carry something."""
        return hexes

    def led_away(self, s: State, u: int, c: int) -> None:
        """``u`` has left the map with ``c``, whom he carries or leads."""

    def why_not_walk_in(self, s: State, u: int, h: int) -> str:
        """Why a unit on the move may not walk into a hex."""
        return ""

    def moved(self, s: State, u: int) -> None:
        """The move of a unit is over."""

    def why_not_pass_on(self, s: State) -> str:
        """Why step 3 may not be closed yet."""
        return ""

    # What the chapter adds to the lists of answers; its verbs are choices of the questions.

    def add_fire(self, s: State, out: list[int]) -> None:
        """Step 1."""

    def add_moves(self, s: State, out: list[int]) -> None:
        """Step 3."""

    def add_on_the_way(self, s: State, u: int, out: list[int]) -> None:
        """For a unit on the move."""

    def add_fights(self, s: State, out: list[int]) -> None:
        """Step 4."""

    def add_last(self, s: State, out: list[int]) -> None:
        """Behind everything else, in every step."""

    def is_last(self, verb: int) -> bool:
        """Whether it puts this verb there."""
        return False


class Plug:
    """Holds the hooks of the chapter that was plugged in."""

    def __init__(self) -> None:
        self.hooks = Hooks()


PLUG: Final = Plug()


def plug_in(hooks: Hooks) -> None:
    """From now on this chapter is asked where it is played."""
    PLUG.hooks = hooks


def has_hands_full(s: State, u: int) -> bool:
    return s.facts[DEVICES] != 0 and PLUG.hooks.has_hands_full(s, u)


def is_climbing(s: State, u: int) -> bool:
    return s.facts[DEVICES] != 0 and PLUG.hooks.is_climbing(s, u)


def hangs(s: State, u: int) -> bool:
    return s.facts[DEVICES] != 0 and PLUG.hooks.hangs(s, u)


def reach(s: State, u: int, n: int, h: int) -> int:
    return PLUG.hooks.reach(s, u, n, h) if s.facts[DEVICES] else PLAIN


def why_not_fire(s: State, u: int) -> str:
    return PLUG.hooks.why_not_fire(s, u) if s.facts[DEVICES] else ""


def fires_in_contact(s: State, u: int) -> bool:
    return s.facts[DEVICES] != 0 and PLUG.hooks.fires_in_contact(s, u)


def why_not_fire_climbing(s: State, u: int, h: int) -> str:
    return PLUG.hooks.why_not_fire_climbing(s, u, h)


def blocks_line(s: State, cells: list[int]) -> bool:
    return s.facts[DEVICES] != 0 and PLUG.hooks.blocks_line(s, cells)


def why_not_strike(s: State, u: int) -> str:
    return PLUG.hooks.why_not_strike(s, u) if s.facts[DEVICES] else ""


def ground_of_climber(s: State, u: int) -> int:
    return PLUG.hooks.ground_of_climber(s, u) if s.facts[DEVICES] else NO_GROUND


def points_left(s: State, u: int, points: int) -> int:
    return PLUG.hooks.points_left(s, u, points) if s.facts[DEVICES] else points


def let_fall(s: State, u: int) -> None:
    if s.facts[DEVICES]:
        PLUG.hooks.let_fall(s, u)


def let_go(s: State, u: int) -> None:
    if s.facts[DEVICES]:
        PLUG.hooks.let_go(s, u)


def catches_hold(s: State, u: int) -> bool:
    return s.facts[DEVICES] != 0 and PLUG.hooks.catches_hold(s, u)


def leaps_to(s: State, u: int, h: int) -> bool:
    return s.facts[DEVICES] != 0 and PLUG.hooks.leaps_to(s, u, h)


def leapt(s: State, u: int) -> None:
    PLUG.hooks.leapt(s, u)


def beside_partner(s: State, u: int, hexes: list[int]) -> list[int]:
    return PLUG.hooks.beside_partner(s, u, hexes) if s.facts[DEVICES] else hexes


def led_away(s: State, u: int, c: int) -> None:
    PLUG.hooks.led_away(s, u, c)


def why_not_walk_in(s: State, u: int, h: int) -> str:
    return PLUG.hooks.why_not_walk_in(s, u, h) if s.facts[DEVICES] else ""


def moved(s: State, u: int) -> None:
    if s.facts[DEVICES]:
        PLUG.hooks.moved(s, u)


def why_not_pass_on(s: State) -> str:
    return PLUG.hooks.why_not_pass_on(s) if s.facts[DEVICES] else ""


def add_fire(s: State, out: list[int]) -> None:
    if s.facts[DEVICES]:
        PLUG.hooks.add_fire(s, out)


def add_moves(s: State, out: list[int]) -> None:
    if s.facts[DEVICES]:
        PLUG.hooks.add_moves(s, out)


def add_on_the_way(s: State, u: int, out: list[int]) -> None:
    if s.facts[DEVICES]:
        PLUG.hooks.add_on_the_way(s, u, out)


def add_fights(s: State, out: list[int]) -> None:
    if s.facts[DEVICES]:
        PLUG.hooks.add_fights(s, out)


def add_last(s: State, out: list[int]) -> None:
    PLUG.hooks.add_last(s, out)


def is_last(verb: int) -> bool:
    return PLUG.hooks.is_last(verb)
