"""Withdrawal of defenders and of beaten armies, retreat of the attacker (BYZ-WDR-01 to -19, BYZ-RTA-01 to -06)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import attack_prompt, lose_all, take_losses
from porphyry.games.byzantium.board import ARAB, BULGAR, CITIES, CITY_IDS, HIGH, LAND, LOW, MIDDLE, SEAS, SIDES, WAYS
from porphyry.games.byzantium.events import ARMY_STOOD, ARMY_WITHDREW, SEA_WITHDRAWAL_ANSWERED, tell3, tell4
from porphyry.games.byzantium.frames import (
    ALLOW_SEA,
    ATTACK,
    BACK,
    CHOOSE_ROUTE,
    FORCED,
    OFFER_WITHDRAWAL,
    SEA_OPEN,
    SEA_SHUT,
    SEA_UNASKED,
    VOLUNTARY,
    WITHDRAWAL,
)
from porphyry.games.byzantium.notation import ALLOW, ATTACK_PARAMS, ON_RETREAT, WITHDRAW
from porphyry.games.byzantium.special import enemy_fleet
from porphyry.games.byzantium.state import NOBODY, NOWHERE, REFUSED_ARE_LOST, SIDE, army_at, cubes_of, put_army
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import below_field, field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State

_STEPS: Final = 6  # where the next steps begin in the number of `routes`


def routes(s: State, side: int, at: int, start: int, ways: list[int]) -> int:
    """The best next steps and the links still to go, in one number (`steps_of`, `links_of`); 0 if no route exists.

    A route with n links passes n - 1 foreign cities, so the shortest lose the fewest cubes (BYZ-WDR-05, -06, -07).
    """
    first = ways[at]
    # BYZ-WDR-16: cities of the side are the ends, all others foreign; BYZ-WDR-18: one the attacker has left is an end too
    layer = s.facts[SIDE + side] & ~(1 << start)  # BYZ-WDR-08: not where the enemy stands
    seen = layer
    links = 1
    while layer:
        if first & layer:
            return (first & layer) << _STEPS | links
        found = 0
        for city in LOW[layer & 4095]:
            found |= ways[city]
        for city in MIDDLE[layer >> 12 & 4095]:
            found |= ways[city]
        for city in HIGH[layer >> 24]:
            found |= ways[city]
        layer = found & ~seen
        seen |= layer
        links += 1
    return 0


def steps_of(route: int) -> int:
    """The cities that the best routes enter next."""
    return route >> _STEPS


def links_of(route: int) -> int:
    """How many links the best routes still have."""
    return route & (1 << _STEPS) - 1


def sails(s: State, side: int, at: int, start: int, links: int) -> bool:
    """Is a sea link part of some best route of that many links? (BYZ-WDR-13)"""
    ways = WAYS[side]
    ends = s.facts[SIDE + side] & ~(1 << start)
    layers = [ends]  # layers[n]: cities n links from the end
    seen = ends
    while len(layers) < links:
        found = 0
        for city in range(CITIES):
            if layers[-1] >> city & 1:
                found |= ways[city]
        found &= ~seen
        seen |= found
        layers.append(found)
    here = 1 << at
    left = links
    while left:
        left -= 1
        found = 0
        for city in range(CITIES):
            if here >> city & 1:
                if SEAS[city] & layers[left]:
                    return True
                found |= ways[city] & layers[left]
        here = found
    return False


def can_withdraw(s: State, seat: int, side: int, city: int) -> bool:
    """Is there a route that leaves the army alive? (BYZ-WDR-14, BYZ-WDR-15)"""
    links = links_of(routes(s, side, city, city, WAYS[side]))
    return 0 < links <= cubes_of(s, seat, side)


def may_be_lost(s: State, seat: int, side: int, city: int) -> bool:
    """Could another player's fleet turn a voluntary withdrawal into the army's end? (BYZ-WDR-15)"""
    if s.facts[REFUSED_ARE_LOST] == 0 or enemy_fleet(s, seat, side) == NOBODY:
        return False
    links = links_of(routes(s, side, city, city, LAND[side]))
    return not 0 < links <= cubes_of(s, seat, side)


class OfferWithdrawal(Question):
    """An army under attack withdraws, or stays and fights (BYZ-WDR-01)."""

    def __init__(self) -> None:
        super().__init__(
            OFFER_WITHDRAWAL, "BYZ-WDR-01", "withdraw stand", decline="stand", params=f"side city {ATTACK_PARAMS}"
        )

    def play(self, s: State, seat: int, code: int) -> None:
        side = field(s, OFFER_WITHDRAWAL.side)
        city = field(s, OFFER_WITHDRAWAL.city)
        pop(s)
        if code == WITHDRAW:
            WITHDRAWAL.begin(s, seat, side, city, VOLUNTARY)
        else:
            ATTACK.stay(s, seat)
            tell3(s, ARMY_STOOD, "BYZ-WDR-01", seat, side, city)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        side, city = field(s, OFFER_WITHDRAWAL.side), field(s, OFFER_WITHDRAWAL.city)
        return {"side": SIDES[side], "city": CITY_IDS[city], **attack_prompt(s)}


class Withdrawal(Work):
    """One more step of a withdrawal, until a city of the army's side or its end."""

    def __init__(self) -> None:
        super().__init__(WITHDRAWAL)

    def step(self, s: State) -> None:
        seat = field(s, WITHDRAWAL.seat)
        side = field(s, WITHDRAWAL.side)
        start = field(s, WITHDRAWAL.start)
        at = army_at(s, seat, side)
        if at == NOWHERE or (at != start and s.facts[SIDE + side] >> at & 1):
            pop(s)  # BYZ-WDR-05
        elif field(s, WITHDRAWAL.mode) != BACK or not go_back(s, seat, side, at):
            go_on(s, seat, side, start, at)


def go_back(s: State, seat: int, side: int, at: int) -> bool:
    """By sea to the city where the attack began, if the other player's fleet allows it; tells whether that settles this step."""
    sea = field(s, WITHDRAWAL.sea)
    if sea == SEA_UNASKED:
        ALLOW_SEA.begin(s, enemy_fleet(s, seat, side), seat)
        return True
    if sea == SEA_OPEN:
        origin = field(s, WITHDRAWAL.origin)
        pop(s)
        put_army(s, seat, side, origin)
        tell4(s, ARMY_WITHDREW, "BYZ-RTA-01", seat, side, at, origin)
        return True
    set_field(s, WITHDRAWAL.mode, FORCED)  # BYZ-RTA-04: over other links
    return False


def go_on(s: State, seat: int, side: int, start: int, at: int) -> None:
    """Ask for the next city on a best route; without one the army is lost, or by option stays."""
    sea = field(s, WITHDRAWAL.sea)
    if sea == SEA_UNASKED:
        who = enemy_fleet(s, seat, side)
        sea = SEA_OPEN  # BYZ-WDR-09
        if who != NOBODY:
            links = links_of(routes(s, side, at, start, WAYS[side]))
            if 0 < links <= cubes_of(s, seat, side) and sails(s, side, at, start, links):
                ALLOW_SEA.begin(s, who, seat)
                return
        set_field(s, WITHDRAWAL.sea, sea)
    best = routes(s, side, at, start, WAYS[side] if sea == SEA_OPEN else LAND[side])  # BYZ-WDR-12, BYZ-WDR-17
    links = links_of(best)
    if 0 < links <= cubes_of(s, seat, side):
        CHOOSE_ROUTE.begin(s, seat, side, steps_of(best))
        return
    voluntary = field(s, WITHDRAWAL.mode) == VOLUNTARY
    pop(s)
    if voluntary and s.facts[REFUSED_ARE_LOST] == 0:
        ATTACK.stay(s, seat)  # BYZ-WDR-15: the fleet has shut the only way; by option the army stays and fights
        tell3(s, ARMY_STOOD, "BYZ-WDR-15", seat, side, start)
    else:
        lose_all(s, seat, side, ON_RETREAT)  # BYZ-WDR-10, BYZ-WDR-11, BYZ-WDR-15


class AllowSea(Question):
    """The holder of the Byzantine fleet lets an Arab army withdraw by sea, or shuts all sea links to it. No dice here (BYZ-FLT-14)."""

    def __init__(self) -> None:
        super().__init__(ALLOW_SEA, "BYZ-WDR-09", "allow refuse", decline="allow", params="owner:seat city")

    def play(self, s: State, seat: int, code: int) -> None:
        owner = field(s, ALLOW_SEA.owner)
        pop(s)
        allows = code == ALLOW
        set_field(s, WITHDRAWAL.sea, SEA_OPEN if allows else SEA_SHUT)  # BYZ-WDR-12
        tell3(s, SEA_WITHDRAWAL_ANSWERED, "BYZ-WDR-09", seat, owner, 1 if allows else 0)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        owner = field(s, ALLOW_SEA.owner)
        return {"owner": owner, "city": CITY_IDS[army_at(s, owner, ARAB)]}


class ChooseRoute(Question):
    """The next city on one of the best routes (BYZ-WDR-07)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_ROUTE, "BYZ-WDR-07", "retreat", auto=True, params="side city")

    def why_not(self, s: State, seat: int, code: int) -> str:
        to = arg_a(code)
        if field(s, CHOOSE_ROUTE.cities) >> to & 1:
            return ""
        side = field(s, CHOOSE_ROUTE.side)
        at = army_at(s, seat, side)
        if WAYS[side][at] >> to & 1 == 0:
            return "BYZ-WDR-04 no-link"
        if below_field(s, WITHDRAWAL.sea) == SEA_SHUT and SEAS[at] >> to & 1:
            return "BYZ-WDR-12 fleet-shuts-the-sea"
        return "BYZ-WDR-07 not-the-fewest-losses"

    def play(self, s: State, seat: int, code: int) -> None:
        """One link; a foreign city costs a cube (BYZ-WDR-04, BYZ-WDR-06)."""
        side = field(s, CHOOSE_ROUTE.side)
        to = arg_a(code)
        pop(s)
        at = army_at(s, seat, side)
        put_army(s, seat, side, to)
        tell4(s, ARMY_WITHDREW, "BYZ-WDR-04", seat, side, at, to)
        if s.facts[SIDE + side] >> to & 1 == 0:
            take_losses(s, seat, side, 1, ON_RETREAT)  # BYZ-WDR-06, BYZ-WDR-19

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        side = field(s, CHOOSE_ROUTE.side)
        return {"side": SIDES[side], "city": CITY_IDS[army_at(s, seat, side)]}


# Retreat of the attacker


def retreat_attacker(s: State, seat: int, side: int, city: int) -> None:
    """The attack is lost: back to the city the army came from, or by the rules of withdrawal."""
    origin = field(s, ATTACK.origin)
    by_sea = field(s, ATTACK.by_sea)
    pop(s)
    if side == BULGAR:
        return  # BYZ-BUL-17
    if origin == NOWHERE:
        WITHDRAWAL.begin(s, seat, side, city, FORCED)  # BYZ-RTA-03
    elif by_sea and enemy_fleet(s, seat, side) != NOBODY:
        WITHDRAWAL.begin(s, seat, side, city, BACK, origin)  # BYZ-RTA-04
    else:
        put_army(s, seat, side, origin)  # BYZ-RTA-01, BYZ-RTA-02, BYZ-RTA-05, BYZ-CIV-10
        tell4(s, ARMY_WITHDREW, "BYZ-RTA-01", seat, side, city, origin)
