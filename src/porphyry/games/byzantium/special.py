"""Action C: special actions (BYZ-SPA-01 to -10): civil war, improvement, emperor, caliph, fleets, fortification."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import (
    ARAB,
    ARAB_FLEET,
    BYZANTINE,
    BYZANTINE_CIVIL_WAR,
    BYZANTINE_FLEET,
    BYZANTINE_IMPROVEMENT,
    CALIPH,
    CONSTANTINOPLE,
    DISC_SUPPLY,
    ELITE,
    EMPEROR,
    FORTIFICATION,
    MAIN,
    MOVE,
)
from porphyry.games.byzantium.cubes import (
    FIRST,
    SECOND,
    add_cities,
    add_sources,
    per_city,
    per_source,
    sources,
    take_cube,
    why_not_source,
)
from porphyry.games.byzantium.events import (
    CITY_ATTACKED,
    CITY_FORTIFIED,
    CITY_IMPROVED,
    CIVIL_WAR_DECLARED,
    GUARD_JOINED,
    SPACE_TAKEN,
    tell2,
    tell3,
)
from porphyry.games.byzantium.frames import ATTACK
from porphyry.games.byzantium.notation import CIVIL_WAR, FORTIFY, IMPROVE, TAKE_CALIPH, TAKE_EMPEROR, TAKE_FLEET
from porphyry.games.byzantium.state import (
    CASUALTIES,
    CIVIL_WAR_ON_FREE,
    DISCS,
    DISCS_OUT,
    FORTIFIED,
    FROM_BOX,
    FULL,
    GUARD,
    NOBODY,
    NOWHERE,
    ON_SPACES,
    OWN,
    RESERVE,
    SIDE,
    SPACE,
    add,
    army_at,
    controlled,
    cubes_of,
    free_space,
    get,
    holder,
    score,
    set_city,
    side_of,
)
from porphyry.kernel.action import arg_a, arg_b, pack
from porphyry.kernel.frames import pop
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

POINTS_FOR_ROLE: Final = 2  # BYZ-EMP-01, BYZ-EMP-02
EMPEROR_OPTIONS: Final[list[list[int]]] = per_source(TAKE_EMPEROR, FIRST)
CALIPH_OPTIONS: Final[list[list[int]]] = per_source(TAKE_CALIPH, FIRST)
FLEET_OPTIONS: Final[list[list[list[int]]]] = [per_source(pack(TAKE_FLEET, side), SECOND) for side in range(2)]
CIVIL_WAR_OPTIONS: Final[list[list[list[int]]]] = [per_source(pack(CIVIL_WAR, side), SECOND) for side in range(2)]
IMPROVE_OPTIONS: Final[list[list[list[int]]]] = per_city(IMPROVE)
FORTIFY_OPTIONS: Final[list[list[list[int]]]] = per_city(FORTIFY)


def take_space(s: State, seat: int, kind: int, source: int, side: int) -> None:
    """A cube goes on a free space of this kind and closes it until the cubes return (BYZ-SPA-01, BYZ-SPA-02)."""
    take_cube(s, seat, source, side)
    space = free_space(s, kind)
    s.facts[SPACE + space] = seat
    add(s, seat, ON_SPACES, 1)
    tell3(s, SPACE_TAKEN, "BYZ-SPA-01", seat, space, source)


def why_not_space(s: State, kind: int) -> str:
    """Is a space of this kind open? The guard on it does not close it (BYZ-SPA-03)."""
    return "" if free_space(s, kind) >= 0 else "BYZ-SPA-02 space-is-taken"


# Civil war


def why_not_civil_war_here(s: State, seat: int, side: int) -> str:
    """May the player's army of this side attack the city it stands in?"""
    city = army_at(s, seat, side)
    if city == NOWHERE:
        return "BYZ-CIV-01 army-not-on-the-board"
    if free_space(s, BYZANTINE_CIVIL_WAR + side) < 0:
        return "BYZ-SPA-02 space-is-taken"
    if city == CONSTANTINOPLE:  # BYZ-FAL-02
        return "BYZ-CIV-07 no-civil-war-in-constantinople"
    if get(s, seat, OWN) >> city & 1:
        return "BYZ-CIV-05 never-against-yourself"
    if s.facts[CIVIL_WAR_ON_FREE] == 0 and controlled(s) >> city & 1 == 0:
        return "BYZ-CIV-06 nobody-controls-it"
    return ""


def civil_war_sources(s: State, seat: int, side: int) -> int:
    """The sources for the civil-war cube; the army must keep a cube (BYZ-CIV-15)."""
    mask = sources(s, seat, side, 0)
    if cubes_of(s, seat, side) == 1:
        first = FROM_BOX + 4 * side
        mask &= ~(1 << first + ELITE | 1 << first + MAIN | 1 << first + MOVE)
    return mask


def why_not_civil_war(s: State, seat: int, side: int, source: int) -> str:
    """May this army declare civil war, and with this cube?"""
    if side > ARAB:
        return "BYZ-CIV-01 no-such-army"
    why = why_not_civil_war_here(s, seat, side) or why_not_source(s, seat, side, source, 0)
    if why == "" and civil_war_sources(s, seat, side) >> source & 1 == 0:
        return "BYZ-CIV-15 last-cube-of-the-army"
    return why


def add_civil_war_options(s: State, seat: int, side: int, options: list[int]) -> None:
    """Civil war by the army of a side, with every source for its cube."""
    if why_not_civil_war_here(s, seat, side) == "":
        add_sources(CIVIL_WAR_OPTIONS[side], civil_war_sources(s, seat, side), options)


def declare_civil_war(s: State, seat: int, side: int, source: int, origin: int, by_sea: int) -> None:
    """The cube on the space of the army's colour, then the attack on the city it stands in."""
    city = army_at(s, seat, side)
    take_space(s, seat, BYZANTINE_CIVIL_WAR + side, source, side)  # BYZ-CIV-13
    tell3(s, CIVIL_WAR_DECLARED, "BYZ-CIV-01", seat, side, city)
    settle(s, seat)
    tell3(s, CITY_ATTACKED, "BYZ-CIV-08", seat, side, city)
    ATTACK.begin(s, seat, side, city, origin, by_sea)


class CivilWar(Choice):
    """An army attacks the city it stands in, without a march (BYZ-CIV-03)."""

    def __init__(self) -> None:
        super().__init__(CIVIL_WAR)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_civil_war(s, seat, arg_a(code), arg_b(code))

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        declare_civil_war(s, seat, arg_a(code), arg_b(code), NOWHERE, 0)


# Improvement


def improvable(s: State, side: int) -> int:
    """The cities of a side that can get another disc."""
    if free_space(s, BYZANTINE_IMPROVEMENT + side) < 0:
        return 0
    if s.facts[DISCS_OUT + side] >= DISC_SUPPLY[side]:
        return 0  # BYZ-IMP-05: no disc of the colour is left
    cities = s.facts[SIDE + side] & ~s.facts[FULL]  # BYZ-IMP-02, BYZ-IMP-03
    return cities & ~(1 << CONSTANTINOPLE)  # BYZ-IMP-06


def add_improve_options(s: State, byzantine: int, arab: int, options: list[int]) -> None:
    """Every city that can be improved, with every source its side can pay."""
    add_cities(IMPROVE_OPTIONS, improvable(s, BYZANTINE), byzantine, options)
    add_cities(IMPROVE_OPTIONS, improvable(s, ARAB), arab, options)


class Improve(Choice):
    """One more disc for a city, no points (BYZ-IMP-01, BYZ-IMP-04)."""

    def __init__(self) -> None:
        super().__init__(IMPROVE)

    def why_not(self, s: State, seat: int, code: int) -> str:
        city = arg_a(code)
        side = side_of(s, city)
        if side > ARAB:
            return "BYZ-IMP-06 city-of-no-player-side"
        if city == CONSTANTINOPLE:
            return "BYZ-IMP-06 capital-has-no-discs"
        if free_space(s, BYZANTINE_IMPROVEMENT + side) < 0:
            return "BYZ-SPA-02 space-is-taken"
        if s.facts[DISCS_OUT + side] >= DISC_SUPPLY[side]:
            return "BYZ-IMP-05 no-disc-left"
        if improvable(s, side) >> city & 1 == 0:
            return "BYZ-IMP-02 three-discs-at-most"
        return why_not_source(s, seat, side, arg_b(code), 0)

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        city = arg_a(code)
        side = side_of(s, city)
        take_space(s, seat, BYZANTINE_IMPROVEMENT + side, arg_b(code), side)
        discs = s.facts[DISCS + city] + 1
        set_city(s, city, side, discs)
        tell3(s, CITY_IMPROVED, "BYZ-IMP-01", seat, city, discs)
        settle(s, seat)


# Emperor, caliph and the fleets


def add_role_options(s: State, byzantine: int, arab: int, options: list[int]) -> None:
    """Emperor, caliph and both fleets: they can always be carried out (BYZ-SPA-07)."""
    if free_space(s, EMPEROR) >= 0:
        add_sources(EMPEROR_OPTIONS, byzantine, options)
    if free_space(s, CALIPH) >= 0:
        add_sources(CALIPH_OPTIONS, arab, options)
    if free_space(s, BYZANTINE_FLEET) >= 0:
        add_sources(FLEET_OPTIONS[BYZANTINE], byzantine, options)
    if free_space(s, ARAB_FLEET) >= 0:
        add_sources(FLEET_OPTIONS[ARAB], arab, options)


class TakeRole(Choice):
    """Emperor or caliph: the guard joins the elite box, two points are scored. It is no reinforcement (BYZ-EMP-09).

    One player may have both roles (BYZ-EMP-12).
    """

    def __init__(self, verb: int, side: int) -> None:
        super().__init__(verb)
        self.side = side
        self.rule = "BYZ-EMP-01" if side == BYZANTINE else "BYZ-EMP-02"

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_space(s, EMPEROR + self.side) or why_not_source(s, seat, self.side, arg_a(code), 0)

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        side = self.side
        take_space(s, seat, EMPEROR + side, arg_a(code), side)
        s.facts[GUARD + side] = seat
        tell2(s, GUARD_JOINED, self.rule, seat, side)
        score(s, seat, side, POINTS_FOR_ROLE, self.rule)
        settle(s, seat)


class TakeFleet(Choice):
    """One of the fleets until the cubes return (BYZ-SPA-09). The space serves the side of its colour (BYZ-SPA-05)."""

    def __init__(self) -> None:
        super().__init__(TAKE_FLEET)

    def why_not(self, s: State, seat: int, code: int) -> str:
        side = arg_a(code)
        if side > ARAB:
            return "BYZ-SPA-10 no-such-space"
        return why_not_space(s, BYZANTINE_FLEET + side) or why_not_source(s, seat, side, arg_b(code), 0)

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        side = arg_a(code)
        take_space(s, seat, BYZANTINE_FLEET + side, arg_b(code), side)
        settle(s, seat)


def enemy_fleet(s: State, seat: int, side: int) -> int:
    """The other player who holds the Byzantine fleet against an Arab army, or NOBODY; it may be one who has passed (BYZ-FLT-05)."""
    if side != ARAB:
        return NOBODY  # BYZ-FLT-13
    who = holder(s, BYZANTINE_FLEET)
    return NOBODY if who == seat else who  # BYZ-FLT-12


# Fortification


def fortifiable(s: State, seat: int) -> int:
    """The cities the player controls by a cube, if a fortification is left and a space is open."""
    if get(s, seat, RESERVE) == 0 or free_space(s, FORTIFICATION) < 0:
        return 0  # BYZ-FOR-08
    return get(s, seat, OWN) & ~s.facts[FORTIFIED]  # BYZ-FOR-01, BYZ-FOR-04, BYZ-FOR-06


def add_fortify_options(s: State, seat: int, byzantine: int, arab: int, options: list[int]) -> None:
    """Every city the player can fortify, with every source its side can pay."""
    cities = fortifiable(s, seat)
    friendly = cities & s.facts[SIDE + BYZANTINE]
    add_cities(FORTIFY_OPTIONS, friendly, byzantine, options)
    add_cities(FORTIFY_OPTIONS, cities ^ friendly, arab, options)


class Fortify(Choice):
    """A disc of the player takes the place of the control cube, which goes to the casualties (BYZ-FOR-01, BYZ-FOR-02)."""

    def __init__(self) -> None:
        super().__init__(FORTIFY)

    def why_not(self, s: State, seat: int, code: int) -> str:
        city = arg_a(code)
        if fortifiable(s, seat) >> city & 1 == 0:
            if get(s, seat, OWN) >> city & 1 == 0:
                return "BYZ-FOR-01 not-your-city"
            if s.facts[FORTIFIED] >> city & 1:
                return "BYZ-FOR-04 fortified-already"
            if free_space(s, FORTIFICATION) < 0:
                return "BYZ-SPA-02 space-is-taken"
            return "BYZ-FOR-08 no-fortification-left"
        return why_not_source(s, seat, side_of(s, city), arg_b(code), 0)  # BYZ-FOR-07

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        city = arg_a(code)
        take_space(s, seat, FORTIFICATION, arg_b(code), side_of(s, city))
        s.facts[FORTIFIED] |= 1 << city
        add(s, seat, RESERVE, -1)
        add(s, seat, CASUALTIES, 1)  # BYZ-FOR-02; BYZ-FOR-09: the city stays under control
        tell2(s, CITY_FORTIFIED, "BYZ-FOR-01", seat, city)
        settle(s, seat)
