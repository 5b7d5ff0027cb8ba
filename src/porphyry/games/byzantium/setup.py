"""Set-up: the first position, the same for two, three and four players (BYZ-SET, BYZ-CMP, BYZ-PLY)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import (
    ARAB,
    BULGARS_START,
    BYZANTINE,
    CITIES,
    CONSTANTINOPLE,
    CUBES,
    FORTIFICATIONS,
    ORANGE_CUBES,
    PERSIAN,
    POINTS_START,
    POOL_START,
    START_BOX,
    START_SIDE,
    TREASURY_START,
    VALUE,
)
from porphyry.games.byzantium.state import (
    ARMY,
    BOX,
    BULGAR_BOX,
    BULGARS_HIT_SELF,
    CASUALTIES,
    CIVIL_WAR_ON_FREE,
    CONQUEROR,
    DISCS,
    DISCS_OUT,
    ENTER_CONTROLLED,
    FIRST_PASS,
    FULL,
    GUARD,
    LEVY_AFTER_ARMY,
    MOST_DISCS,
    NOBODY,
    NOWHERE,
    ON_SPACE,
    ORANGE,
    PLAYERS,
    POINTS,
    POOL,
    REFUSED_ARE_LOST,
    RESERVE,
    SIDE,
    SPACE,
    STRIDE,
    TREASURY,
    TURN,
    UNPAID_ENDS_ACTION,
    put,
)
from porphyry.kernel.game import Option
from porphyry.kernel.state import State

OPTIONS: Final = [
    Option("levy_after_own_army", "allowed forbidden", "BYZ-LEV-04"),
    Option("civil_war_targets", "any_not_own other_players_only", "BYZ-CIV-06"),
    Option("bulgars_may_hit_self", "false true", "BYZ-BUL-20"),
    Option("refused_withdrawal", "destroyed stays", "BYZ-WDR-15"),
    Option("army_entry", "any_city controlled_city", "BYZ-PLA-03"),
    Option("unpaid_crossing", "nothing_spent action_lost", "BYZ-FLT-11"),
]


def lay_out(s: State, options: dict[str, str]) -> None:
    """Everything in its place before the first die."""
    s.facts.clear()
    s.facts.extend([0] * (PLAYERS + STRIDE * s.seats))  # BYZ-PLY-04: nothing for unused colours
    facts = s.facts
    for city in range(CITIES):
        side = START_SIDE[city]
        facts[SIDE + side] |= 1 << city
        if side != PERSIAN and city != CONSTANTINOPLE:  # BYZ-SET-02
            facts[DISCS + city] = VALUE[city]  # BYZ-SET-01
            facts[DISCS_OUT + side] += VALUE[city]
            if VALUE[city] >= MOST_DISCS:
                facts[FULL] |= 1 << city
    for space in range(24):
        facts[SPACE + space] = NOBODY
    facts[TURN] = 1  # BYZ-SET-12
    facts[FIRST_PASS] = NOBODY
    facts[CONQUEROR] = NOBODY
    facts[BULGAR_BOX] = BULGARS_START  # BYZ-SET-03
    facts[ORANGE] = ORANGE_CUBES - BULGARS_START
    facts[GUARD + BYZANTINE] = ON_SPACE  # BYZ-SET-04
    facts[GUARD + ARAB] = ON_SPACE
    facts[LEVY_AFTER_ARMY] = 1 if options["levy_after_own_army"] == "allowed" else 0
    facts[CIVIL_WAR_ON_FREE] = 1 if options["civil_war_targets"] == "any_not_own" else 0
    facts[BULGARS_HIT_SELF] = 1 if options["bulgars_may_hit_self"] == "true" else 0
    facts[REFUSED_ARE_LOST] = 1 if options["refused_withdrawal"] == "destroyed" else 0
    facts[ENTER_CONTROLLED] = 1 if options["army_entry"] == "controlled_city" else 0
    facts[UNPAID_ENDS_ACTION] = 1 if options["unpaid_crossing"] == "action_lost" else 0
    # BYZ-SET-14, BYZ-PLY-01: the same for every number of players. BYZ-SET-13: nothing is controlled.
    for seat in range(s.seats):
        for at in range(8):
            put(s, seat, BOX + at, START_BOX[at])  # BYZ-SET-06
        put(s, seat, POOL, POOL_START)
        put(s, seat, CASUALTIES, CUBES - POOL_START - sum(START_BOX))  # BYZ-SET-07
        for side in (BYZANTINE, ARAB):
            put(s, seat, POINTS + side, POINTS_START)  # BYZ-SET-10
            put(s, seat, TREASURY + side, TREASURY_START[side])  # BYZ-SET-09
            put(s, seat, ARMY + side, NOWHERE)  # BYZ-SET-08
        put(s, seat, RESERVE, FORTIFICATIONS)  # BYZ-CMP-05
