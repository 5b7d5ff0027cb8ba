"""Set-up: the first position, the same for two, three and four players (BYZ-SET, BYZ-CMP, BYZ-PLY)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium import state
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
    s.facts.extend([0] * (state.PLAYERS + state.STRIDE * s.seats))  # BYZ-PLY-04: nothing for unused colours
    facts = s.facts
    for city in range(CITIES):
        side = START_SIDE[city]
        facts[state.SIDE + side] |= 1 << city
        if side != PERSIAN and city != CONSTANTINOPLE:  # BYZ-SET-02
            facts[state.DISCS + city] = VALUE[city]  # BYZ-SET-01
            facts[state.DISCS_OUT + side] += VALUE[city]
            if VALUE[city] >= state.MOST_DISCS:
                facts[state.FULL] |= 1 << city
    for space in range(24):
        facts[state.SPACE + space] = state.NOBODY
    facts[state.TURN] = 1  # BYZ-SET-12
    facts[state.FIRST_PASS] = state.NOBODY
    facts[state.CONQUEROR] = state.NOBODY
    facts[state.BULGAR_BOX] = BULGARS_START  # BYZ-SET-03
    facts[state.ORANGE] = ORANGE_CUBES - BULGARS_START
    facts[state.GUARD + BYZANTINE] = state.ON_SPACE  # BYZ-SET-04
    facts[state.GUARD + ARAB] = state.ON_SPACE
    facts[state.LEVY_AFTER_ARMY] = 1 if options["levy_after_own_army"] == "allowed" else 0
    facts[state.CIVIL_WAR_ON_FREE] = 1 if options["civil_war_targets"] == "any_not_own" else 0
    facts[state.BULGARS_HIT_SELF] = 1 if options["bulgars_may_hit_self"] == "true" else 0
    facts[state.REFUSED_ARE_LOST] = 1 if options["refused_withdrawal"] == "destroyed" else 0
    facts[state.ENTER_CONTROLLED] = 1 if options["army_entry"] == "controlled_city" else 0
    facts[state.UNPAID_ENDS_ACTION] = 1 if options["unpaid_crossing"] == "action_lost" else 0
    # BYZ-SET-14, BYZ-PLY-01: the same for every number of players. BYZ-SET-13: nothing is controlled.
    for seat in range(s.seats):
        for at in range(8):
            state.put(s, seat, state.BOX + at, START_BOX[at])  # BYZ-SET-06
        state.put(s, seat, state.POOL, POOL_START)
        state.put(s, seat, state.CASUALTIES, CUBES - POOL_START - sum(START_BOX))  # BYZ-SET-07
        for side in (BYZANTINE, ARAB):
            state.put(s, seat, state.POINTS + side, POINTS_START)  # BYZ-SET-10
            state.put(s, seat, state.TREASURY + side, TREASURY_START[side])  # BYZ-SET-09
            state.put(s, seat, state.ARMY + side, state.NOWHERE)  # BYZ-SET-08
        state.put(s, seat, state.RESERVE, FORTIFICATIONS)  # BYZ-CMP-05
