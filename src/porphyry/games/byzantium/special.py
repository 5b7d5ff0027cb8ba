"""Action C: special actions (BYZ-SPA-01 to -10): civil war, improvement, Bulgars, emperor, caliph, fleets, fortification."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import (
    ARAB,
    ARAB_FLEET,
    ARROWS,
    BULGAR,
    BULGARS,
    BYZANTINE,
    BYZANTINE_CIVIL_WAR,
    BYZANTINE_FLEET,
    BYZANTINE_IMPROVEMENT,
    CALIPH,
    CONSTANTINOPLE,
    DISC_SUPPLY,
    EMPEROR,
    FORTIFICATION,
    HIGH,
    LOW,
    MIDDLE,
    ROADS,
)
from porphyry.games.byzantium.codes import (
    BULGARS_ATTACK_OPTIONS,
    BULGARS_REINFORCE_OPTIONS,
    CALIPH_OPTIONS,
    EMPEROR_OPTIONS,
    FLEET_OPTIONS,
    FORTIFY_OPTIONS,
    FREE,
    IMPROVE_OPTIONS,
    TAKE_CALIPH,
    TAKE_EMPEROR,
    add_cities,
    add_sources,
)
from porphyry.games.byzantium.cubes import sources, take_cube, why_not_source
from porphyry.games.byzantium.state import (
    ARMY,
    ATTACK,
    BULGAR_BOX,
    BULGARS_GREW,
    BULGARS_HIT_SELF,
    CASUALTIES,
    CITY_ATTACKED,
    CITY_FORTIFIED,
    CITY_IMPROVED,
    CIVIL_WAR_DECLARED,
    CIVIL_WAR_ON_FREE,
    DISCS,
    DISCS_OUT,
    FORTIFIED,
    FROM_BOX,
    FROM_POOL,
    FULL,
    GUARD,
    GUARD_JOINED,
    NOWHERE,
    ON_SPACES,
    ORANGE,
    OWN,
    RESERVE,
    SIDE,
    SPACE,
    SPACE_TAKEN,
    add,
    army_at,
    controlled,
    cubes_of,
    free_space,
    get,
    score,
    set_city,
    side_of,
    tell2,
    tell3,
)
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.frames import push
from porphyry.kernel.state import State

POINTS_FOR_ROLE: Final = 2  # BYZ-EMP-01, BYZ-EMP-02
BULGAR_GROWTH: Final = 2  # BYZ-BUL-02


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


def why_not_role(s: State, seat: int, code: int) -> str:
    """May he become emperor or caliph with this cube?"""
    side = BYZANTINE if verb_of(code) == TAKE_EMPEROR else ARAB
    return why_not_space(s, EMPEROR + side) or why_not_source(s, seat, side, arg_a(code), 0)


def play_role(s: State, seat: int, code: int) -> None:
    """The guard joins the elite box, two points are scored. It is no reinforcement (BYZ-EMP-09).

    One player may have both roles (BYZ-EMP-12).
    """
    side = ARAB if verb_of(code) == TAKE_CALIPH else BYZANTINE
    take_space(s, seat, EMPEROR + side, arg_a(code), side)
    s.facts[GUARD + side] = seat
    rule = "BYZ-EMP-01" if side == BYZANTINE else "BYZ-EMP-02"
    tell2(s, GUARD_JOINED, rule, seat, side)
    score(s, seat, side, POINTS_FOR_ROLE, rule)
    settle(s, seat)


def why_not_fleet(s: State, seat: int, code: int) -> str:
    """May he take this fleet with this cube? The space serves the side of its colour (BYZ-SPA-05)."""
    side = arg_a(code)
    if side > ARAB:
        return "BYZ-SPA-10 no-such-space"
    return why_not_space(s, BYZANTINE_FLEET + side) or why_not_source(s, seat, side, arg_b(code), 0)


def play_fleet(s: State, seat: int, code: int) -> None:
    """The fleet is his until the cubes return (BYZ-SPA-09)."""
    side = arg_a(code)
    take_space(s, seat, BYZANTINE_FLEET + side, arg_b(code), side)
    settle(s, seat)


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


def why_not_improve(s: State, seat: int, code: int) -> str:
    """May he improve this city with this cube?"""
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


def play_improve(s: State, seat: int, code: int) -> None:
    """One more disc, no points (BYZ-IMP-01, BYZ-IMP-04)."""
    city = arg_a(code)
    side = side_of(s, city)
    take_space(s, seat, BYZANTINE_IMPROVEMENT + side, arg_b(code), side)
    discs = s.facts[DISCS + city] + 1
    set_city(s, city, side, discs)
    tell3(s, CITY_IMPROVED, "BYZ-IMP-01", seat, city, discs)
    settle(s, seat)


# Fortification


def fortifiable(s: State, seat: int) -> int:
    """The cities he controls by a cube, if he has a fortification left and a space is open."""
    if get(s, seat, RESERVE) == 0 or free_space(s, FORTIFICATION) < 0:
        return 0  # BYZ-FOR-08
    return get(s, seat, OWN) & ~s.facts[FORTIFIED]  # BYZ-FOR-01, BYZ-FOR-04, BYZ-FOR-06


def add_fortify_options(s: State, seat: int, byzantine: int, arab: int, options: list[int]) -> None:
    """Every city he can fortify, with every source its side can pay."""
    cities = fortifiable(s, seat)
    friendly = cities & s.facts[SIDE + BYZANTINE]
    add_cities(FORTIFY_OPTIONS, friendly, byzantine, options)
    add_cities(FORTIFY_OPTIONS, cities ^ friendly, arab, options)


def why_not_fortify(s: State, seat: int, code: int) -> str:
    """May he fortify this city with this cube?"""
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


def play_fortify(s: State, seat: int, code: int) -> None:
    """A disc of his takes the place of his cube, which goes to the casualties (BYZ-FOR-01, BYZ-FOR-02)."""
    city = arg_a(code)
    take_space(s, seat, FORTIFICATION, arg_b(code), side_of(s, city))
    s.facts[FORTIFIED] |= 1 << city
    add(s, seat, RESERVE, -1)
    add(s, seat, CASUALTIES, 1)  # BYZ-FOR-02; BYZ-FOR-09: he still controls the city
    tell2(s, CITY_FORTIFIED, "BYZ-FOR-01", seat, city)
    settle(s, seat)


# Bulgars


def in_bulgar_reach(s: State) -> int:
    """Cities with an arrow, and cities joined by road to a city the Bulgars hold."""
    mask = ARROWS  # BYZ-BUL-07
    held = s.facts[SIDE + BULGAR]
    for city in LOW[held & 4095]:
        mask |= ROADS[city]  # BYZ-BUL-07, BYZ-BUL-08: never over the sea; BYZ-BUL-09: nor through the desert
    for city in MIDDLE[held >> 12 & 4095]:
        mask |= ROADS[city]
    for city in HIGH[held >> 24]:
        mask |= ROADS[city]
    return mask & (s.facts[SIDE + BYZANTINE] | s.facts[SIDE + ARAB])  # BYZ-BUL-28; BYZ-BUL-18: the capital too


def own_places(s: State, seat: int) -> int:
    """The cities a player controls or in which an army of his stands."""
    mask = get(s, seat, OWN)
    for side in range(2):
        at = get(s, seat, ARMY + side)
        if at != NOWHERE:
            mask |= 1 << at
    return mask


def bulgar_targets(s: State, seat: int) -> int:
    """The cities a player may aim the Bulgars at."""
    if free_space(s, BULGARS) < 0:
        return 0
    mask = in_bulgar_reach(s)
    if s.facts[BULGARS_HIT_SELF] == 0:
        mask &= ~own_places(s, seat)  # BYZ-BUL-20, BYZ-SLF-04
    return mask


def can_reinforce_bulgars(s: State) -> bool:
    """Are two orange cubes left after the first two have been added?"""
    return free_space(s, BULGARS) >= 0 and s.facts[ORANGE] >= 2 * BULGAR_GROWTH  # BYZ-BUL-05


def add_bulgar_options(s: State, seat: int, byzantine: int, arab: int, options: list[int]) -> None:
    """Attack a city in reach, or reinforce (BYZ-BUL-01, BYZ-BUL-30); if neither can be, the space stays free (BYZ-BUL-21)."""
    cities = bulgar_targets(s, seat)
    friendly = cities & s.facts[SIDE + BYZANTINE]
    add_cities(BULGARS_ATTACK_OPTIONS, friendly, arab, options)  # BYZ-BUL-10
    add_cities(BULGARS_ATTACK_OPTIONS, cities ^ friendly, byzantine, options)
    if can_reinforce_bulgars(s):
        add_sources(BULGARS_REINFORCE_OPTIONS[BYZANTINE], byzantine & ~1, options)  # BYZ-BUL-11: either treasury
        add_sources(BULGARS_REINFORCE_OPTIONS[ARAB], arab & ~1, options)
        add_sources(BULGARS_REINFORCE_OPTIONS[FREE], byzantine & 1, options)


def why_not_bulgars_attack(s: State, seat: int, code: int) -> str:
    """May he send the Bulgars against this city with this cube?"""
    city = arg_a(code)
    if bulgar_targets(s, seat) >> city & 1 == 0:
        if free_space(s, BULGARS) < 0:
            return "BYZ-SPA-02 space-is-taken"
        if side_of(s, city) > ARAB:
            return "BYZ-BUL-28 city-of-no-player-side"
        if in_bulgar_reach(s) >> city & 1 == 0:
            return "BYZ-BUL-07 out-of-bulgar-reach"
        return "BYZ-BUL-20 never-against-yourself"
    return why_not_source(s, seat, 1 - side_of(s, city), arg_b(code), 0)  # BYZ-BUL-10, BYZ-BUL-29


def why_not_bulgars_reinforce(s: State, seat: int, code: int) -> str:
    """May he reinforce the Bulgars, and pay like this?"""
    payer = arg_a(code)
    source = arg_b(code)
    if not can_reinforce_bulgars(s):
        if free_space(s, BULGARS) < 0:
            return "BYZ-SPA-02 space-is-taken"
        return "BYZ-BUL-05 too-few-orange-cubes"
    if (source == FROM_POOL) != (payer == FREE):
        return "BYZ-BUL-11 pool-is-free-the-rest-is-paid"
    return why_not_source(s, seat, BYZANTINE if payer == FREE else payer, source, 0)


def grow_bulgars(s: State, most: int) -> None:
    """Orange cubes from the supply go into the box, as far as there are any (BYZ-BUL-03, BYZ-BUL-04)."""
    count = min(most, s.facts[ORANGE])
    s.facts[ORANGE] -= count
    s.facts[BULGAR_BOX] += count
    if count:
        tell2(s, BULGARS_GREW, "BYZ-BUL-02", count, s.facts[BULGAR_BOX])


def play_bulgars_attack(s: State, seat: int, code: int) -> None:
    """Two orange cubes, then the attack (BYZ-BUL-02, BYZ-BUL-15)."""
    city = arg_a(code)
    take_space(s, seat, BULGARS, arg_b(code), 1 - side_of(s, city))
    settle(s, seat)
    grow_bulgars(s, BULGAR_GROWTH)
    tell3(s, CITY_ATTACKED, "BYZ-BUL-01", seat, BULGAR, city)
    push(s, ATTACK, seat, BULGAR, city, NOWHERE)


def play_bulgars_reinforce(s: State, seat: int, code: int) -> None:
    """Four orange cubes in all (BYZ-BUL-05)."""
    payer = arg_a(code)
    take_space(s, seat, BULGARS, arg_b(code), BYZANTINE if payer == FREE else payer)
    grow_bulgars(s, 2 * BULGAR_GROWTH)
    settle(s, seat)


# Civil war


def why_not_civil_war_here(s: State, seat: int, side: int) -> str:
    """May his army of this side attack the city it stands in?"""
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
        mask &= ~(1 << first | 1 << first + 1 | 1 << first + 3)
    return mask


def why_not_civil_war(s: State, seat: int, side: int, source: int) -> str:
    """May he declare civil war with this army and this cube?"""
    if side > ARAB:
        return "BYZ-CIV-01 no-such-army"
    why = why_not_civil_war_here(s, seat, side) or why_not_source(s, seat, side, source, 0)
    if why == "" and civil_war_sources(s, seat, side) >> source & 1 == 0:
        return "BYZ-CIV-15 last-cube-of-the-army"
    return why


def declare_civil_war(s: State, seat: int, side: int, source: int, origin: int, by_sea: int) -> None:
    """The cube on the space of the army's colour, then the attack on the city it stands in."""
    city = army_at(s, seat, side)
    take_space(s, seat, BYZANTINE_CIVIL_WAR + side, source, side)  # BYZ-CIV-13
    tell3(s, CIVIL_WAR_DECLARED, "BYZ-CIV-01", seat, side, city)
    settle(s, seat)
    tell3(s, CITY_ATTACKED, "BYZ-CIV-08", seat, side, city)
    push(s, ATTACK, seat, side, city, origin, 0, 0, by_sea)
