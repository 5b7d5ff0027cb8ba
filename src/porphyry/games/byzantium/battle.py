"""Attack: withdrawal, battles, levies, and the retreat of the beaten (BYZ-ATK, BYZ-WDR, BYZ-RTA, BYZ-LEV, BYZ-BAT, BYZ-MUL)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import (
    IN_BATTLE,
    ON_RETREAT,
    lose_all,
    lose_bulgars,
    lose_levy,
    take_losses,
)
from porphyry.games.byzantium.board import (
    ARAB,
    BULGAR,
    CITIES,
    CONSTANTINOPLE,
    ELITE,
    EMPEROR,
    HIGH,
    LAND,
    LEVY,
    LOW,
    MAIN,
    MIDDLE,
    SEAS,
    WAYS,
)
from porphyry.games.byzantium.codes import FIGHT, RETREAT, A
from porphyry.games.byzantium.movement import (
    BY_SEA,
    ROLL_ATTACK,
    ROLL_DEFENCE,
    enemy_fleet,
    roll_hits,
)
from porphyry.games.byzantium.siege import (
    attacking_strength,
    besiege,
    capture,
    is_taken,
)
from porphyry.games.byzantium.state import (
    ALLOW_SEA,
    ARMY_STOOD,
    ARMY_WITHDREW,
    BATTLE,
    BATTLE_ENDED,
    BATTLE_JOINED,
    BULGAR_BOX,
    BULGARS_HIT_SELF,
    CHOOSE_OPPONENT,
    CHOOSE_ROUTE,
    CITY_HELD,
    LEVY_AFTER_ARMY,
    LEVY_ANSWERED,
    NOBODY,
    NOWHERE,
    OFFER_WITHDRAWAL,
    REFUSED_ARE_LOST,
    SEA_WITHDRAWAL_ANSWERED,
    SIDE,
    USE_LEVY,
    WITHDRAWAL,
    army_at,
    box,
    controller,
    cubes_of,
    guard,
    holder,
    put_army,
    side_of,
    strength_of,
    tell2,
    tell3,
    tell4,
)
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import (
    below_field,
    field,
    pop,
    push,
    set_field,
)
from porphyry.kernel.state import State

MAIN_DICE: Final = 3  # BYZ-BAT-02, -03, -04: dice from main army, levy or Bulgars at most

# Stages of an attack, in order (BYZ-ATK-02)
OFFERS: Final = 0
BATTLES: Final = 1
BULGARS_STAND: Final = 2
LEVY_CALL: Final = 3
SIEGE: Final = 4
STORM: Final = 5
LOST: Final = 6

# Opponents besides the armies of seats 0 to 3: places in the vocabulary `foe`
THE_LEVY: Final = 4
THE_BULGARS: Final = 5

# How a withdrawal came about
VOLUNTARY: Final = 0
FORCED: Final = 1
BACK: Final = 2

SEA_UNASKED: Final = 0
SEA_OPEN: Final = 1
SEA_SHUT: Final = 2


# The attack


def step_attack(s: State) -> None:
    """Carry the attack on."""
    seat = field(s, 1)
    side = field(s, 2)
    city = field(s, 3)
    if side != BULGAR and army_at(s, seat, side) != city:  # BYZ-ATK-04, BYZ-RTA-06
        pop(s)
        return
    stage = field(s, 5)
    if stage == OFFERS:
        offer_next(s, seat, side, city)
    elif stage == BATTLES:
        fight_next(s, seat, city)
    elif stage == BULGARS_STAND:
        set_field(s, 5, LEVY_CALL)
        if s.facts[SIDE + BULGAR] >> city & 1:  # BYZ-BUL-23, BYZ-BUL-25, BYZ-BUL-26
            push(s, BATTLE, seat, side, THE_BULGARS, city)
    elif stage == LEVY_CALL:
        set_field(s, 5, SIEGE)
        call_levy(s, seat, side, city)
    elif stage == SIEGE:
        set_field(s, 5, STORM)
        besiege(s, seat, side, city)  # BYZ-SIE-01, BYZ-BUL-24
    elif stage == STORM:
        if is_taken(s, seat, side, city):
            pop(s)
            capture(s, seat, side, city)
        else:
            tell2(s, CITY_HELD, "BYZ-SIE-05", seat, city)  # BYZ-SIE-07: nothing happens to the city
            set_field(s, 5, LOST)
    else:
        retreat_attacker(s, seat, side, city)


def offer_next(s: State, seat: int, side: int, city: int) -> None:
    """Ask the next army, clockwise from the attacker's left, whether it withdraws (BYZ-WDR-01, BYZ-WDR-02)."""
    bits = field(s, 6)
    asked = bits >> 8
    defending = side_of(s, city)
    last = s.seats - 1
    if side == BULGAR and s.facts[BULGARS_HIT_SELF]:
        last = s.seats  # BYZ-BUL-20: the player himself comes last
    while asked < last and defending <= ARAB:
        asked += 1
        who = (seat + asked) % s.seats
        if army_at(s, who, defending) == city:  # BYZ-ATK-07, BYZ-CIV-09: whoever controls the city
            if can_withdraw(s, who, defending, city):
                set_field(s, 6, bits & 255 | asked << 8)
                push(s, OFFER_WITHDRAWAL, who, defending, city)
                return
            bits |= 1 << who
            tell3(s, ARMY_STOOD, "BYZ-WDR-15", who, defending, city)
    set_field(s, 6, bits & 255 | asked << 8)
    set_field(s, 5, BATTLES)  # BYZ-WDR-03: all offers come before the first battle


def fight_next(s: State, seat: int, city: int) -> None:
    """One battle against each army that stayed, in the attacker's order (BYZ-MUL-01, BYZ-MUL-02, BYZ-MUL-03)."""
    stayed = field(s, 6) & 15
    if stayed == 0:
        set_field(s, 5, BULGARS_STAND)
        return
    if stayed & stayed - 1:
        push(s, CHOOSE_OPPONENT, seat, city, stayed)
        return
    begin_battle(s, 0 if stayed == 1 else 1 if stayed == 2 else 2 if stayed == 4 else 3)


def begin_battle(s: State, who: int) -> None:
    """The attack in hand turns to this army."""
    set_field(s, 6, field(s, 6) & ~(1 << who) | 16 << who)
    push(s, BATTLE, field(s, 1), field(s, 2), who, field(s, 3))


def legal_opponents(s: State) -> list[int]:
    """Each army that stayed."""
    stayed = field(s, 3)
    return [FIGHT | who << A for who in range(s.seats) if stayed >> who & 1]


def why_not_fight(s: State, code: int) -> str:
    """Is an army of that colour still to be fought?"""
    return "" if field(s, 3) >> arg_a(code) & 1 else "BYZ-MUL-01 no-army-to-fight"


def play_fight(s: State, code: int) -> None:
    """Fight this army next."""
    pop(s)
    begin_battle(s, arg_a(code))


# Levies


def levy_owner(s: State, city: int) -> int:
    """Whose levy can defend a city: its controller's (BYZ-LEV-07), in Constantinople the emperor's (BYZ-LEV-08, BYZ-FAL-03)."""
    return holder(s, EMPEROR) if city == CONSTANTINOPLE else controller(s, city)  # BYZ-EMP-08, BYZ-LEV-06


def call_levy(s: State, seat: int, side: int, city: int) -> None:
    """No army is left in the city: ask for the levy, once (BYZ-LEV-01, BYZ-LEV-02, BYZ-LEV-03, BYZ-LEV-11)."""
    who = levy_owner(s, city)
    if who == NOBODY:
        return
    if who == seat and not (side == BULGAR and s.facts[BULGARS_HIT_SELF]):
        return  # BYZ-SLF-05
    defending = side_of(s, city)
    if box(s, who, defending, LEVY) == 0:
        return
    if s.facts[LEVY_AFTER_ARMY] == 0 and field(s, 6) >> 4 + who & 1:
        return  # BYZ-LEV-04, option
    push(s, USE_LEVY, who, defending, city)  # BYZ-LEV-05, BYZ-LEV-12


def play_levy(s: State, fights: bool) -> None:
    """The levy fights, or the city is left to its walls."""
    who = field(s, 1)
    city = field(s, 3)
    pop(s)
    tell3(s, LEVY_ANSWERED, "BYZ-LEV-01", who, city, 1 if fights else 0)
    if fights:
        push(s, BATTLE, field(s, 1), field(s, 2), THE_LEVY, city)


# Battle


def dice_for(s: State, seat: int, side: int) -> int:
    """Dice of a field army as it is now (BYZ-MUL-04).

    One for each elite cube, and for the main army three at most (BYZ-BAT-02, BYZ-EMP-03).
    """
    return min(box(s, seat, side, MAIN), MAIN_DICE) + box(s, seat, side, ELITE) + guard(s, seat, side)


def attacking_dice(s: State, seat: int, side: int) -> int:
    """Dice of the attacker; move cubes alone have none (BYZ-ATK-06)."""
    if side == BULGAR:
        return min(s.facts[BULGAR_BOX], MAIN_DICE)  # BYZ-BAT-04, BYZ-BUL-12
    return dice_for(s, seat, side)


def defending_dice(s: State, foe: int, city: int) -> int:
    """Dice of the defender."""
    if foe == THE_BULGARS:
        return min(s.facts[BULGAR_BOX], MAIN_DICE)  # BYZ-BAT-04, BYZ-BUL-23
    if foe == THE_LEVY:
        return min(box(s, levy_owner(s, city), side_of(s, city), LEVY), MAIN_DICE)  # BYZ-BAT-03
    return dice_for(s, foe, side_of(s, city))


def defending_strength(s: State, foe: int, city: int) -> int:
    """What the attacker must beat (BYZ-BAT-09)."""
    if foe == THE_BULGARS:
        return s.facts[BULGAR_BOX]
    if foe == THE_LEVY:
        return box(s, levy_owner(s, city), side_of(s, city), LEVY)
    return strength_of(s, foe, side_of(s, city))


def step_battle(s: State) -> None:
    """Both roll once; the attacker's losses, the defender's losses, the winner (BYZ-BAT-01)."""
    seat = field(s, 1)
    side = field(s, 2)
    foe = field(s, 3)
    city = field(s, 4)
    stage = field(s, 5)
    set_field(s, 5, stage + 1)
    if stage == 0:
        if foe == THE_BULGARS:
            defender = (seat + 1) % s.seats  # BYZ-SIE-06
        elif foe == THE_LEVY:
            defender = levy_owner(s, city)
        else:
            defender = foe
        tell4(s, BATTLE_JOINED, "BYZ-BAT-01", seat, side, foe, city)
        back = defending_dice(s, foe, city)
        set_field(s, 7, roll_hits(s, seat, attacking_dice(s, seat, side), ROLL_ATTACK, "BYZ-BAT-05"))  # BYZ-BUL-16
        hits = roll_hits(s, defender, back, ROLL_DEFENCE, "BYZ-BAT-05")
        if side == BULGAR:
            lose_bulgars(s, hits, "BYZ-BAT-06")
        else:
            take_losses(s, seat, side, hits, IN_BATTLE)  # BYZ-BAT-07: the attacker's losses first
    elif stage == 1:
        hits = field(s, 7)
        if foe == THE_BULGARS:
            lose_bulgars(s, hits, "BYZ-BAT-06")
        elif foe == THE_LEVY:
            lose_levy(s, levy_owner(s, city), side_of(s, city), hits)
        else:
            take_losses(s, foe, side_of(s, city), hits, IN_BATTLE)
    else:
        end_battle(s, seat, side, foe, city)


def end_battle(s: State, seat: int, side: int, foe: int, city: int) -> None:
    """The greater strength wins, a tie goes to the defender (BYZ-BAT-09, BYZ-BAT-10, BYZ-BAT-13, BYZ-BAT-14)."""
    won = attacking_strength(s, seat, side) > defending_strength(s, foe, city)
    pop(s)
    tell3(s, BATTLE_ENDED, "BYZ-BAT-09", seat, foe, 1 if won else 0)
    if not won:
        set_field(s, 5, LOST)  # BYZ-BAT-12, BYZ-ATK-03, BYZ-MUL-05
        return
    if foe <= 3:
        defending = side_of(s, city)
        if army_at(s, foe, defending) == city:
            push(s, WITHDRAWAL, foe, defending, city, FORCED)  # BYZ-BAT-11, BYZ-ATK-05; a levy disperses (BYZ-LEV-10)


def retreat_attacker(s: State, seat: int, side: int, city: int) -> None:
    """The attack is lost: back to the city the army came from, or by the rules of withdrawal."""
    origin = field(s, 4)
    by_sea = field(s, 7)
    pop(s)
    if side == BULGAR:
        return  # BYZ-BUL-17
    if origin == NOWHERE:
        push(s, WITHDRAWAL, seat, side, city, FORCED)  # BYZ-RTA-03
    elif by_sea == BY_SEA and enemy_fleet(s, seat, side) != NOBODY:
        push(s, WITHDRAWAL, seat, side, city, BACK, SEA_UNASKED, origin)  # BYZ-RTA-04
    else:
        put_army(s, seat, side, origin)  # BYZ-RTA-01, BYZ-RTA-02, BYZ-RTA-05, BYZ-CIV-10
        tell4(s, ARMY_WITHDREW, "BYZ-RTA-01", seat, side, city, origin)


# Withdrawal


def routes(s: State, side: int, at: int, start: int, ways: list[int]) -> int:
    """The best next steps and the links still to go: `steps << 6 | links`, 0 if no route exists.

    A route with n links passes n - 1 foreign cities, so the shortest lose the fewest cubes (BYZ-WDR-05, -06, -07).
    """
    first = ways[at]
    # BYZ-WDR-16: cities of the side are the ends, all others foreign; BYZ-WDR-18: one the attacker has left is an end too
    layer = s.facts[SIDE + side] & ~(1 << start)  # BYZ-WDR-08: not where the enemy stands
    seen = layer
    links = 1
    while layer:
        if first & layer:
            return (first & layer) << 6 | links
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
    links = routes(s, side, city, city, WAYS[side]) & 63
    return 0 < links <= cubes_of(s, seat, side)


def may_be_lost(s: State, seat: int, side: int, city: int) -> bool:
    """Could another player's fleet turn a voluntary withdrawal into the army's end? (BYZ-WDR-15)"""
    if s.facts[REFUSED_ARE_LOST] == 0 or enemy_fleet(s, seat, side) == NOBODY:
        return False
    links = routes(s, side, city, city, LAND[side]) & 63
    return not 0 < links <= cubes_of(s, seat, side)


def play_offer(s: State, withdraws: bool) -> None:
    """The army withdraws, or stays and fights."""
    who = field(s, 1)
    side = field(s, 2)
    city = field(s, 3)
    pop(s)
    if withdraws:
        push(s, WITHDRAWAL, who, side, city, VOLUNTARY)
    else:
        set_field(s, 6, field(s, 6) | 1 << who)
        tell3(s, ARMY_STOOD, "BYZ-WDR-01", who, side, city)


def step_withdrawal(s: State) -> None:
    """One more step of a withdrawal, until a city of the army's side or its end."""
    seat = field(s, 1)
    side = field(s, 2)
    start = field(s, 3)
    mode = field(s, 4)
    sea = field(s, 5)
    at = army_at(s, seat, side)
    if at == NOWHERE or (at != start and s.facts[SIDE + side] >> at & 1):
        pop(s)  # BYZ-WDR-05
        return
    if mode == BACK:
        if sea == SEA_UNASKED:
            push(s, ALLOW_SEA, enemy_fleet(s, seat, side), seat)
            return
        if sea == SEA_OPEN:
            origin = field(s, 6)
            pop(s)
            put_army(s, seat, side, origin)
            tell4(s, ARMY_WITHDREW, "BYZ-RTA-01", seat, side, at, origin)
            return
        set_field(s, 4, FORCED)  # BYZ-RTA-04: over other links
    if sea == SEA_UNASKED:
        who = enemy_fleet(s, seat, side)
        sea = SEA_OPEN  # BYZ-WDR-09
        if who != NOBODY:
            links = routes(s, side, at, start, WAYS[side]) & 63
            if 0 < links <= cubes_of(s, seat, side) and sails(s, side, at, start, links):
                push(s, ALLOW_SEA, who, seat)
                return
        set_field(s, 5, sea)
    best = routes(s, side, at, start, WAYS[side] if sea == SEA_OPEN else LAND[side])  # BYZ-WDR-12, BYZ-WDR-17
    links = best & 63
    if links == 0 or links > cubes_of(s, seat, side):
        pop(s)
        if mode == VOLUNTARY and s.facts[REFUSED_ARE_LOST] == 0:
            stay(s, seat, side, start)
        else:
            lose_all(s, seat, side, ON_RETREAT)  # BYZ-WDR-10, BYZ-WDR-11, BYZ-WDR-15
        return
    push(s, CHOOSE_ROUTE, seat, side, best >> 6)


def stay(s: State, seat: int, side: int, city: int) -> None:
    """The fleet has shut the only way: by option the army stays and fights (BYZ-WDR-15)."""
    set_field(s, 6, field(s, 6) | 1 << seat)
    tell3(s, ARMY_STOOD, "BYZ-WDR-15", seat, side, city)


def play_allow(s: State, allows: bool) -> None:
    """The holder of the Byzantine fleet lets an Arab army withdraw by sea, or shuts all sea links to it. No dice here (BYZ-FLT-14)."""
    who = field(s, 1)
    seat = field(s, 2)
    pop(s)
    set_field(s, 5, SEA_OPEN if allows else SEA_SHUT)  # BYZ-WDR-12
    tell3(s, SEA_WITHDRAWAL_ANSWERED, "BYZ-WDR-09", who, seat, 1 if allows else 0)


def legal_routes(s: State) -> list[int]:
    """The next cities on the best routes (BYZ-WDR-07)."""
    mask = field(s, 3)
    return [RETREAT | city << A for city in range(CITIES) if mask >> city & 1]


def why_not_retreat(s: State, code: int) -> str:
    """Does a best route lead there?"""
    if field(s, 3) >> arg_a(code) & 1:
        return ""
    seat = field(s, 1)
    side = field(s, 2)
    at = army_at(s, seat, side)
    if WAYS[side][at] >> arg_a(code) & 1 == 0:
        return "BYZ-WDR-04 no-link"
    if below_field(s, 5) == SEA_SHUT and SEAS[at] >> arg_a(code) & 1:
        return "BYZ-WDR-12 fleet-shuts-the-sea"
    return "BYZ-WDR-07 not-the-fewest-losses"


def play_retreat(s: State, code: int) -> None:
    """One link; a foreign city costs a cube (BYZ-WDR-04, BYZ-WDR-06)."""
    seat = field(s, 1)
    side = field(s, 2)
    to = arg_a(code)
    pop(s)
    at = army_at(s, seat, side)
    put_army(s, seat, side, to)
    tell4(s, ARMY_WITHDREW, "BYZ-WDR-04", seat, side, at, to)
    if s.facts[SIDE + side] >> to & 1 == 0:
        take_losses(s, seat, side, 1, ON_RETREAT)  # BYZ-WDR-06, BYZ-WDR-19
