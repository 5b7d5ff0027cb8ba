"""Action F: placing an army, movement, the fleets at sea, never attacking oneself (BYZ-PLA, BYZ-MOV, BYZ-FLT, BYZ-SLF, BYZ-DES)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import AT_SEA, destroy_if_empty, take_losses
from porphyry.games.byzantium.board import (
    ARAB,
    ARAB_FLEET,
    BYZANTINE,
    BYZANTINE_FLEET,
    DESERTS,
    HIGH,
    LOW,
    MIDDLE,
    MOVE,
    NEXT,
    REACH,
    SEA_COST,
    SEAS,
)
from porphyry.games.byzantium.codes import (
    CIVIL_WAR_OPTIONS,
    DOUBLE,
    MARCH_OPTIONS,
    PLACE_OPTIONS,
    STOP,
    add_sources,
)
from porphyry.games.byzantium.special import (
    civil_war_sources,
    declare_civil_war,
    why_not_civil_war,
    why_not_civil_war_here,
)
from porphyry.games.byzantium.state import (
    ARMY_MOVED,
    ARMY_PLACED,
    ARRIVAL,
    ATTACK,
    BOX,
    CASUALTIES,
    CHOOSE_ACTION,
    CITY_ATTACKED,
    CUBES_SPENT,
    DICE_ROLLED,
    DOUBLE_COST,
    ENTER_CONTROLLED,
    FLEET_WAITED,
    FOUNDED,
    MARCH_ENDED,
    MARCH_ON,
    NOBODY,
    NOWHERE,
    OWN,
    ROLL_AGAINST,
    SEA_COST_DOUBLED,
    SEA_MOVE_ABANDONED,
    SIDE,
    UNPAID_ENDS_ACTION,
    add,
    army_at,
    box,
    controlled,
    cubes_of,
    get,
    holder,
    put_army,
    tell2,
    tell3,
    tell4,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c
from porphyry.kernel.frames import field, pop, push, set_field
from porphyry.kernel.state import ALL, State

SECOND_LINK: Final = 1  # BYZ-MOV-08: cubes more than as a first link
LINKS: Final = 2  # BYZ-MOV-07, BYZ-MOV-10
HIT: Final = 4  # BYZ-BAT-05: this face and higher

# What dice are rolled for: places in the vocabulary `roll`
ROLL_START: Final = 0
ROLL_ATTACK: Final = 1
ROLL_DEFENCE: Final = 2
ROLL_SIEGE: Final = 3
ROLL_FLEET: Final = 4

# How an army came: by road or not at all, over a sea link, by the free voyage
BY_LAND: Final = 0
BY_SEA: Final = 1


def roll_hits(s: State, seat: int, dice: int, what: int, rule: str) -> int:
    """Roll that many dice, tell them, and count the hits. The six dice of the box are no limit (BYZ-CMP-08)."""
    hits = 0
    if s.log is None:
        for _ in range(dice):
            if s.dice.roll(6) >= HIT:
                hits += 1
        return hits
    faces = [seat, what]
    for _ in range(dice):
        face = s.dice.roll(6)
        faces.append(face)
        if face >= HIT:
            hits += 1
    s.log.append((DICE_ROLLED, rule, ALL, tuple(faces)))
    return hits


# Placing


def why_not_enter(s: State, seat: int, side: int) -> str:
    """May his army of this side come on the board now? The other one does not matter (BYZ-PLA-07)."""
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


def why_not_place(s: State, seat: int, code: int) -> str:
    """May his army come on the board in this city?"""
    side = arg_a(code)
    if side > ARAB:
        return "BYZ-PLA-01 no-such-army"
    why = why_not_enter(s, seat, side)
    if why or entrances(s, side) >> arg_b(code) & 1:
        return why
    if s.facts[SIDE + side] >> arg_b(code) & 1:
        return "BYZ-PLA-03 city-of-nobody" if side == ARAB else "BYZ-DES-06 city-of-nobody"
    return "BYZ-PLA-03 city-of-another-side" if side == ARAB else "BYZ-DES-05 city-of-another-side"


def play_place(s: State, seat: int, code: int) -> None:
    """The pawn comes on the board; the march may go on from there (BYZ-PLA-04, BYZ-PLA-05)."""
    side = arg_a(code)
    city = arg_b(code)
    put_army(s, seat, side, city)
    tell3(s, ARMY_PLACED, "BYZ-PLA-03" if side == ARAB else "BYZ-DES-05", seat, side, city)
    push(s, MARCH_ON, seat, side, 0, NOWHERE, BY_LAND, 1, 0)


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
    """The cities an army may not enter, lest its owner attack himself (BYZ-TIP-02).

    His own of the other side (BYZ-SLF-01, BYZ-SLF-02), and the one where his other army stands (BYZ-SLF-03).
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


def enemy_fleet(s: State, seat: int, side: int) -> int:
    """The other player who holds the Byzantine fleet against an Arab army, or NOBODY. He may have passed (BYZ-FLT-05)."""
    if side != ARAB:
        return NOBODY  # BYZ-FLT-13
    who = holder(s, BYZANTINE_FLEET)
    return NOBODY if who == seat else who  # BYZ-FLT-12


def begin_march(s: State, seat: int, side: int, closed: int) -> None:
    """A march starts where the army stands."""
    push(s, MARCH_ON, seat, side, 0, NOWHERE, BY_LAND, 0, closed)


def play_march(s: State, seat: int, code: int) -> None:
    """Announce a link. At sea another player's fleet speaks first (BYZ-FLT-10); the frame in hand is march_on."""
    side = arg_a(code)
    city = arg_b(code)
    to = arg_c(code)
    cost = march_cost(s, seat, side, city, to)
    surcharge = SECOND_LINK * field(s, 3)  # BYZ-FLT-08
    who = enemy_fleet(s, seat, side)
    if who != NOBODY and SEAS[city] >> to & 1:
        push(s, DOUBLE_COST, who, seat, to, cost, surcharge)
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
    side = field(s, 2)
    city = army_at(s, seat, side)
    by_sea = BY_SEA if SEAS[city] >> to & 1 else BY_LAND
    put_army(s, seat, side, to)
    tell4(s, ARMY_MOVED, "BYZ-MOV-02", seat, side, city, to)
    if s.facts[SIDE + side] >> to & 1 == 0:  # BYZ-MOV-13, BYZ-MOV-14, BYZ-ATK-01; the march is over: BYZ-MOV-09
        pop(s)
        tell3(s, CITY_ATTACKED, "BYZ-MOV-13", seat, side, to)
        push(s, ATTACK, seat, side, to, city, 0, 0, by_sea)
        return
    set_field(s, 3, field(s, 3) + 1)  # BYZ-MOV-12, BYZ-MOV-16: a city of its own side has no consequence
    set_field(s, 4, city)
    set_field(s, 5, by_sea)
    set_field(s, 7, 0)


def legal_march_on(s: State) -> list[int]:
    """After placing or a first link: go on, declare civil war, the only special action here (BYZ-SPA-08), or stop (BYZ-MOV-11)."""
    seat = field(s, 1)
    side = field(s, 2)
    options = [STOP]
    add_march_options(s, seat, side, field(s, 3), field(s, 7), options)
    if why_not_civil_war_here(s, seat, side) == "":
        add_sources(CIVIL_WAR_OPTIONS[side], civil_war_sources(s, seat, side), options)
    return options


def why_not_march_on(s: State, seat: int, code: int) -> str:
    """May the army in hand go on like this?"""
    if arg_a(code) != field(s, 2):
        return "BYZ-MOV-01 one-army-an-action"
    return why_not_march(s, seat, code, field(s, 3), field(s, 7))


def why_not_civil_war_now(s: State, seat: int, code: int) -> str:
    """May the army in hand declare civil war?"""
    if arg_a(code) != field(s, 2):
        return "BYZ-MOV-01 one-army-an-action"
    return why_not_civil_war(s, seat, arg_a(code), arg_b(code))


def play_stop(s: State) -> None:
    """The action is over."""
    tell2(s, MARCH_ENDED, "BYZ-MOV-11", field(s, 1), field(s, 2))
    pop(s)


def play_civil_war_now(s: State, seat: int, code: int) -> None:
    """Civil war after movement or placing (BYZ-CIV-02, BYZ-CIV-04); the march ends with it (BYZ-CIV-14)."""
    origin = field(s, 4)
    by_sea = field(s, 5)
    pop(s)
    declare_civil_war(s, seat, arg_a(code), arg_b(code), origin, by_sea)


# The Byzantine fleet against a sea move


def play_double(s: State, verb: int) -> None:
    """The holder doubles the cost or lets it stand (BYZ-FLT-01, BYZ-FLT-04)."""
    who = field(s, 1)
    seat = field(s, 2)
    to = field(s, 3)
    cost = field(s, 4)
    surcharge = field(s, 5)
    pop(s)
    if verb == DOUBLE:
        cost *= 2  # BYZ-FLT-07: first halved, then doubled
        tell3(s, SEA_COST_DOUBLED, "BYZ-FLT-01", who, seat, cost + surcharge)
        if cost + surcharge > box(s, seat, ARAB, MOVE):
            abandon(s, seat, to)
            return
    else:
        tell2(s, FLEET_WAITED, "BYZ-FLT-04", who, seat)
    if pay_move(s, seat, ARAB, cost + surcharge):
        push(s, ROLL_AGAINST, who, seat, to, cost + surcharge)  # BYZ-FLT-09
    else:
        pop(s)


def abandon(s: State, seat: int, to: int) -> None:
    """The doubled cost cannot be paid: the army stays, the link is closed for this action (BYZ-FLT-11)."""
    tell2(s, SEA_MOVE_ABANDONED, "BYZ-FLT-11", seat, to)
    if s.facts[UNPAID_ENDS_ACTION]:
        pop(s)
        return
    closed = field(s, 7) | 1 << to
    set_field(s, 7, closed)
    if field(s, 3) == 0 and field(s, 6) == 0:  # nothing has been done yet: any action is still open to him
        pop(s)
        push(s, CHOOSE_ACTION, seat, closed)


def play_roll(s: State, rolls: bool) -> None:
    """The holder rolls a die for each cube paid, or does not (BYZ-FLT-02, BYZ-FLT-04)."""
    who = field(s, 1)
    seat = field(s, 2)
    to = field(s, 3)
    dice = field(s, 4)
    pop(s)
    push(s, ARRIVAL, seat, to)
    if rolls:
        hits = roll_hits(s, who, dice, ROLL_FLEET, "BYZ-FLT-02")
        take_losses(s, seat, ARAB, hits, AT_SEA)  # BYZ-FLT-03
    else:
        tell2(s, FLEET_WAITED, "BYZ-FLT-04", who, seat)


def step_arrival(s: State) -> None:
    """After the fleet: the army lands if a cube is left (BYZ-FLT-10)."""
    seat = field(s, 1)
    to = field(s, 2)
    pop(s)
    if army_at(s, seat, ARAB) == NOWHERE:
        pop(s)
        return
    arrive(s, seat, to)
