"""Action F: placing an army, movement, never attacking oneself (BYZ-PLA, BYZ-MOV, BYZ-SLF, BYZ-DES)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import destroy_if_empty
from porphyry.games.byzantium.board import (
    ARAB,
    ARAB_FLEET,
    BYZANTINE,
    CITIES,
    CITY_IDS,
    DESERTS,
    HIGH,
    LOW,
    MIDDLE,
    MOVE,
    NEXT,
    REACH,
    SEA_COST,
    SEAS,
    SIDES,
)
from porphyry.games.byzantium.events import (
    ARMY_MOVED,
    ARMY_PLACED,
    CITY_ATTACKED,
    CUBES_SPENT,
    MARCH_ENDED,
    tell2,
    tell3,
    tell4,
)
from porphyry.games.byzantium.frames import ATTACK, CHOOSE_ACTION, DOUBLE_COST, MARCH_ON
from porphyry.games.byzantium.notation import MARCH, PLACE, STOP
from porphyry.games.byzantium.special import (
    add_civil_war_options,
    declare_civil_war,
    enemy_fleet,
    why_not_civil_war,
)
from porphyry.games.byzantium.state import (
    BOX,
    CASUALTIES,
    ENTER_CONTROLLED,
    FOUNDED,
    NOBODY,
    NOWHERE,
    OWN,
    SIDE,
    add,
    army_at,
    box,
    controlled,
    cubes_of,
    get,
    holder,
    put_army,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Choice, Question
from porphyry.kernel.state import State

SECOND_LINK: Final = 1  # BYZ-MOV-08: cubes more than as a first link
LINKS: Final = 2  # BYZ-MOV-07, BYZ-MOV-10
PLACE_OPTIONS: Final[list[list[int]]] = [[pack(PLACE, side, city) for city in range(CITIES)] for side in range(2)]
MARCH_OPTIONS: Final[list[list[list[int]]]] = [
    [[pack(MARCH, side, city, to) for to in NEXT[side][city]] for city in range(CITIES)] for side in range(2)
]
"""In the order of NEXT."""


# Placing


def why_not_enter(s: State, seat: int, side: int) -> str:
    """May the player's army of this side come on the board now? The other one does not matter (BYZ-PLA-07)."""
    if army_at(s, seat, side) != NOWHERE:
        return "BYZ-PLA-01 army-on-the-board"
    if side == BYZANTINE and get(s, seat, FOUNDED) == 0:
        return "BYZ-DES-07 take-a-byzantine-city-first"  # BYZ-PLA-02
    if cubes_of(s, seat, side) == 0:
        return "BYZ-PLA-06 army-needs-a-cube"  # BYZ-DES-03
    return ""


def entrances(s: State, side: int) -> int:
    """Where it may be placed: any city of its side, whoever controls it (BYZ-PLA-03, BYZ-DES-05, BYZ-DES-06).

    By option a player must control it, which nobody does with Constantinople. Without such a city it has no place (BYZ-DES-08).
    """
    cities = s.facts[SIDE + side]
    return cities & controlled(s) if s.facts[ENTER_CONTROLLED] else cities


def add_place_options(s: State, seat: int, options: list[int]) -> None:
    """Both armies, if they are not on the board."""
    for side in range(2):
        if why_not_enter(s, seat, side) == "":
            cities = entrances(s, side)
            places = PLACE_OPTIONS[side]
            options += [places[city] for city in LOW[cities & 4095]]
            options += [places[city] for city in MIDDLE[cities >> 12 & 4095]]
            options += [places[city] for city in HIGH[cities >> 24]]


class Place(Choice):
    """An army comes on the board; the march may go on from there (BYZ-PLA-04, BYZ-PLA-05)."""

    def __init__(self) -> None:
        super().__init__(PLACE)

    def why_not(self, s: State, seat: int, code: int) -> str:
        side = arg_a(code)
        if side > ARAB:
            return "BYZ-PLA-01 no-such-army"
        why = why_not_enter(s, seat, side)
        if why or entrances(s, side) >> arg_b(code) & 1:
            return why
        if s.facts[SIDE + side] >> arg_b(code) & 1:
            return "BYZ-PLA-03 city-of-nobody" if side == ARAB else "BYZ-DES-06 city-of-nobody"
        return "BYZ-PLA-03 city-of-another-side" if side == ARAB else "BYZ-DES-05 city-of-another-side"

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        side = arg_a(code)
        city = arg_b(code)
        put_army(s, seat, side, city)
        tell3(s, ARMY_PLACED, "BYZ-PLA-03" if side == ARAB else "BYZ-DES-05", seat, side, city)
        MARCH_ON.begin(s, seat, side, 1, 0)


# Marching


def march_cost(s: State, seat: int, side: int, city: int, to: int) -> int:
    """Move cubes for a link taken first, before another player's fleet speaks (BYZ-FLT-15; two links: BYZ-MOV-23)."""
    if side == BYZANTINE:
        return 1  # BYZ-MOV-03, BYZ-MOV-15, BYZ-MOV-17
    cost = SEA_COST[city][to]
    if cost == 0:
        return 1  # BYZ-MOV-03, BYZ-MOV-06
    if holder(s, ARAB_FLEET) == seat:
        cost //= 2  # BYZ-FLT-06
    return cost  # BYZ-MOV-21, BYZ-MOV-22


def forbidden(s: State, seat: int, side: int) -> int:
    """The cities an army may not enter, so that no player attacks their own (BYZ-TIP-02).

    Those of the other side that the owner controls (BYZ-SLF-01, BYZ-SLF-02), and the one where the other army stands (BYZ-SLF-03).
    """
    mask = get(s, seat, OWN) & ~s.facts[SIDE + side]
    other = army_at(s, seat, 1 - side)
    if other != NOWHERE:
        mask |= 1 << other
    return mask


def add_march_options(s: State, seat: int, side: int, links: int, closed: int, options: list[int]) -> None:
    """Every city an army may go to from where it stands, as its first or second link.

    The voyage may be the second link (BYZ-MOV-19) and may end in an attack (BYZ-MOV-20); going back is allowed (BYZ-MOV-26).
    """
    city = army_at(s, seat, side)
    if city == NOWHERE or links == LINKS:
        return
    cubes = box(s, seat, side, MOVE) - SECOND_LINK * links  # BYZ-MOV-08
    if cubes <= 0:
        return  # BYZ-MOV-05
    shut = forbidden(s, seat, side) | closed
    codes = MARCH_OPTIONS[side][city]
    for at, to in enumerate(NEXT[side][city]):
        if shut >> to & 1 == 0 and march_cost(s, seat, side, city, to) <= cubes:
            options.append(codes[at])


def why_not_march(s: State, seat: int, code: int, links: int, closed: int) -> str:
    """May this army make this move?"""
    side = arg_a(code)
    city = arg_b(code)
    to = arg_c(code)
    if side > ARAB:
        return "BYZ-MOV-01 no-such-army"
    if army_at(s, seat, side) != city:
        return "BYZ-MOV-02 army-is-not-there"
    if links == LINKS:
        return "BYZ-MOV-10 no-third-link"
    if REACH[side][city] >> to & 1 == 0:
        if side == BYZANTINE and DESERTS[city] >> to & 1:
            return "BYZ-MOV-06 desert-is-for-arabs"
        return "BYZ-MOV-02 no-link"
    if forbidden(s, seat, side) >> to & 1:
        if army_at(s, seat, 1 - side) == to:
            return "BYZ-SLF-03 own-army-is-there"
        return "BYZ-SLF-01 own-city" if side == ARAB else "BYZ-SLF-02 own-city"
    if closed >> to & 1:
        return "BYZ-FLT-11 link-is-closed"
    if march_cost(s, seat, side, city, to) + SECOND_LINK * links > box(s, seat, side, MOVE):
        return "BYZ-MOV-05 too-few-move-cubes"
    return ""


def march(s: State, seat: int, code: int) -> None:
    """Announce a link. At sea another player's fleet speaks first (BYZ-FLT-10); the frame in hand is march_on."""
    side = arg_a(code)
    city = arg_b(code)
    to = arg_c(code)
    cost = march_cost(s, seat, side, city, to)
    surcharge = SECOND_LINK * field(s, MARCH_ON.links)  # BYZ-FLT-08
    who = enemy_fleet(s, seat, side)
    if who != NOBODY and SEAS[city] >> to & 1:
        DOUBLE_COST.begin(s, who, seat, to, cost, surcharge)
        return
    if pay_move(s, seat, side, cost + surcharge):
        arrive(s, seat, to)
    else:
        pop(s)


def pay_move(s: State, seat: int, side: int, cubes: int) -> bool:
    """Move cubes go to the casualties; tells whether the army is still there to move."""
    add(s, seat, BOX + 4 * side + MOVE, -cubes)  # BYZ-MOV-03, BYZ-MOV-04
    add(s, seat, CASUALTIES, cubes)
    tell3(s, CUBES_SPENT, "BYZ-MOV-03", seat, side, cubes)
    destroy_if_empty(s, seat, side)  # BYZ-MOV-24, BYZ-MOV-25
    return army_at(s, seat, side) != NOWHERE


def arrive(s: State, seat: int, to: int) -> None:
    """The army of the march in hand enters a city; of another side: it must stop and attack."""
    side = field(s, MARCH_ON.side)
    city = army_at(s, seat, side)
    by_sea = SEAS[city] >> to & 1
    put_army(s, seat, side, to)
    tell4(s, ARMY_MOVED, "BYZ-MOV-02", seat, side, city, to)
    if s.facts[SIDE + side] >> to & 1 == 0:  # BYZ-MOV-13, BYZ-MOV-14, BYZ-ATK-01; the march is over: BYZ-MOV-09
        pop(s)
        tell3(s, CITY_ATTACKED, "BYZ-MOV-13", seat, side, to)
        ATTACK.begin(s, seat, side, to, city, by_sea)
        return
    set_field(s, MARCH_ON.links, field(s, MARCH_ON.links) + 1)  # BYZ-MOV-12, BYZ-MOV-16: nothing else happens there
    set_field(s, MARCH_ON.origin, city)
    set_field(s, MARCH_ON.by_sea, by_sea)
    set_field(s, MARCH_ON.closed, 0)


class March(Choice):
    """An army leaves the city where it stands."""

    def __init__(self) -> None:
        super().__init__(MARCH)

    def why_not(self, s: State, seat: int, code: int) -> str:
        closed = field(s, CHOOSE_ACTION.closed) if arg_a(code) == ARAB else 0
        return why_not_march(s, seat, code, 0, closed)

    def play(self, s: State, seat: int, code: int) -> None:
        closed = field(s, CHOOSE_ACTION.closed)
        pop(s)
        MARCH_ON.begin(s, seat, arg_a(code), 0, closed)
        march(s, seat, code)


class MarchOn(Question):
    """After placing or a first link: go on, declare civil war, the only special action here (BYZ-SPA-08), or stop (BYZ-MOV-11)."""

    def __init__(self) -> None:
        super().__init__(MARCH_ON, "BYZ-MOV-11", "march civil-war stop", auto=True, params="side city")

    def why_not(self, s: State, seat: int, code: int) -> str:
        if code == STOP:
            return ""
        if arg_a(code) != field(s, MARCH_ON.side):
            return "BYZ-MOV-01 one-army-an-action"
        if verb_of(code) == MARCH:
            return why_not_march(s, seat, code, field(s, MARCH_ON.links), field(s, MARCH_ON.closed))
        return why_not_civil_war(s, seat, arg_a(code), arg_b(code))

    def legal(self, s: State, seat: int) -> list[int]:
        side = field(s, MARCH_ON.side)
        options = [STOP]
        add_march_options(s, seat, side, field(s, MARCH_ON.links), field(s, MARCH_ON.closed), options)
        add_civil_war_options(s, seat, side, options)
        return options

    def play(self, s: State, seat: int, code: int) -> None:
        if code == STOP:
            tell2(s, MARCH_ENDED, "BYZ-MOV-11", seat, field(s, MARCH_ON.side))
            pop(s)
        elif verb_of(code) == MARCH:
            march(s, seat, code)
        else:  # BYZ-CIV-02, BYZ-CIV-04: after movement or placing; BYZ-CIV-14: the march ends with it
            origin = field(s, MARCH_ON.origin)
            by_sea = field(s, MARCH_ON.by_sea)
            pop(s)
            declare_civil_war(s, seat, arg_a(code), arg_b(code), origin, by_sea)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        side = field(s, MARCH_ON.side)
        return {"side": SIDES[side], "city": CITY_IDS[army_at(s, seat, side)]}
