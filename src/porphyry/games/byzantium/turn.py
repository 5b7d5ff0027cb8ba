"""Turns, rounds, the choice of an action, passing (BYZ-TRN, BYZ-STP, BYZ-PAS, BYZ-NEW)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium import (
    building,
    control,
    movement,
    reinforce,
    special,
    taxes,
)
from porphyry.games.byzantium.armies import settle
from porphyry.games.byzantium.board import ARAB, BYZANTINE, TURNS
from porphyry.games.byzantium.codes import (
    CIVIL_WAR_OPTIONS,
    PASS,
    PASS_FROM_OPTIONS,
    add_sources,
)
from porphyry.games.byzantium.cubes import PRICE, any_source, bought_sources
from porphyry.games.byzantium.scoring import score_cities
from porphyry.games.byzantium.state import (
    ACTIVE,
    CASUALTIES,
    CHOOSE_ACTION,
    DICE_ROLLED,
    FIRST_PASS,
    INCOME,
    LAST_ACTION,
    LAST_ACTION_BEGAN,
    NOBODY,
    PASS_BOX,
    PASSED,
    PLAYER_PASSED,
    PLAYERS,
    POOL,
    START,
    START_PLAYER_CHOSEN,
    STRIDE,
    TREASURY,
    TURN,
    TURN_BEGAN,
    TURN_FLOW,
    add,
    get,
    put,
    tell1,
    tell2,
)
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, push, set_field
from porphyry.kernel.state import ALL, State

# Stages of a turn
BEGIN: Final = 0
NEXT_PLAYER: Final = 1
END: Final = 2


def roll_for_start(s: State) -> None:
    """Each player rolls a die; the highest starts, players tied for highest roll again (BYZ-STP-01)."""
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        faces = []
        for seat in rolling:
            face = s.dice.roll(6)
            faces.append(face)
            if s.log is not None:
                s.log.append((DICE_ROLLED, "BYZ-STP-01", ALL, (seat, movement.ROLL_START, face)))
        best = max(faces)
        rolling = [seat for seat, face in zip(rolling, faces, strict=True) if face == best]
    s.facts[START] = rolling[0]
    tell1(s, START_PLAYER_CHOSEN, "BYZ-STP-01", rolling[0])


def begin_game(s: State) -> None:
    """The first turn is about to begin."""
    push(s, TURN_FLOW, 0, BEGIN)


def step_turn(s: State) -> None:
    """Between actions: who is next, or the end of the turn (BYZ-TRN-02)."""
    stage = field(s, 2)
    facts = s.facts
    if stage == BEGIN:
        set_field(s, 2, NEXT_PLAYER)
        facts[LAST_ACTION] = 0
        facts[FIRST_PASS] = NOBODY
        for seat in range(s.seats):
            put(s, seat, PASSED, 0)
        tell2(s, TURN_BEGAN, "BYZ-NEW-01", facts[TURN], facts[START])
        ask_action(s, facts[START])  # BYZ-TRN-04
        return
    if stage == NEXT_PLAYER:
        left = 0
        for seat in range(s.seats):
            if get(s, seat, PASSED) == 0:
                left += 1
        if facts[LAST_ACTION] or left == 0:  # BYZ-TRN-09, BYZ-PAS-07, BYZ-PAS-08, BYZ-PLY-03
            set_field(s, 2, END)
            push(s, INCOME, 0, 0)
            return
        seat = (facts[ACTIVE] + 1) % s.seats  # BYZ-TRN-03, BYZ-TRN-04
        while get(s, seat, PASSED):
            seat = (seat + 1) % s.seats
        if left == 1:
            facts[LAST_ACTION] = 1
            tell1(s, LAST_ACTION_BEGAN, "BYZ-PAS-07", seat)
        ask_action(s, seat)
        return
    if facts[TURN] == TURNS:  # BYZ-TRN-01, BYZ-NEW-02, BYZ-INC-13
        score_cities(s)
        return
    facts[TURN] += 1  # BYZ-NEW-01, BYZ-NEW-03: all else carries over
    facts[START] = facts[FIRST_PASS]  # BYZ-STP-02
    set_field(s, 2, BEGIN)


def ask_action(s: State, seat: int) -> None:
    """It is this player's go."""
    s.facts[ACTIVE] = seat
    push(s, CHOOSE_ACTION, seat, 0)


# The decision choose_action


def legal_actions(s: State) -> list[int]:
    """Everything the player may do on his go (BYZ-TRN-05, BYZ-TRN-06)."""
    seat = field(s, 1)
    closed = field(s, 2)
    facts = s.facts
    at = PLAYERS + STRIDE * seat
    options: list[int] = []
    add_pass_options(s, seat, options)
    pool = 1 if facts[at + POOL] else 0
    bought = bought_sources(s, seat)
    byzantine = pool | (bought if facts[at + TREASURY] >= PRICE else 0)
    arab = pool | (bought if facts[at + TREASURY + ARAB] >= PRICE else 0)
    control.add_options(s, byzantine, arab, options)
    reinforce.add_options(byzantine, arab, 0, options)
    special.add_role_options(s, byzantine, arab, options)
    special.add_improve_options(s, byzantine, arab, options)
    special.add_fortify_options(s, seat, byzantine, arab, options)
    special.add_bulgar_options(s, seat, byzantine, arab, options)
    taxes.add_options(s, seat, options)
    building.add_options(s, seat, options)
    movement.add_place_options(s, seat, options)
    for side in (BYZANTINE, ARAB):
        movement.add_march_options(s, seat, side, 0, closed if side == ARAB else 0, options)
        if special.why_not_civil_war_here(s, seat, side) == "":
            add_sources(CIVIL_WAR_OPTIONS[side], special.civil_war_sources(s, seat, side), options)
    return options


# Passing


def add_pass_options(s: State, seat: int, options: list[int]) -> None:
    """With casualties there is nothing to choose; else any other cube, or none if there is none (BYZ-PAS-01, BYZ-PAS-03)."""
    others = any_source(s, seat)
    if get(s, seat, CASUALTIES) or others == 0:
        options.append(PASS)
    else:
        add_sources(PASS_FROM_OPTIONS, others, options)


def why_not_pass(s: State, seat: int) -> str:
    """May he pass without naming a cube?"""
    if get(s, seat, CASUALTIES) or any_source(s, seat) == 0:
        return ""
    return "BYZ-PAS-03 name-the-cube"


def why_not_pass_from(s: State, seat: int, code: int) -> str:
    """May he pass with this cube?"""
    if get(s, seat, CASUALTIES):
        return "BYZ-PAS-01 casualties-first"
    if any_source(s, seat) >> arg_a(code) & 1 == 0:
        return "BYZ-PAS-03 no-cube-there"
    return ""


def play_pass(s: State, seat: int, source: int) -> None:
    """A cube goes into the pass box, free (BYZ-PAS-02); the first to pass will start the next turn (BYZ-PAS-06).

    He still answers when attacked (BYZ-PAS-05).
    """
    if get(s, seat, POOL + source):
        add(s, seat, POOL + source, -1)
        add(s, seat, PASS_BOX, 1)
    else:
        source = NOBODY  # BYZ-PAS-03: he has no cube anywhere
    put(s, seat, PASSED, 1)  # BYZ-PAS-04, BYZ-TRN-08
    if s.facts[FIRST_PASS] == NOBODY:
        s.facts[FIRST_PASS] = seat
    tell2(s, PLAYER_PASSED, "BYZ-PAS-01", seat, source)
    settle(s, seat)  # BYZ-PAS-09
