"""Sequence of play: start player, turns and rounds, a player's go, the end (BYZ-TRN, BYZ-STP, BYZ-NEW)."""

from __future__ import annotations

from porphyry.games.byzantium import building, bulgars, control, movement, passing, reinforce, special, taxes
from porphyry.games.byzantium.board import ARAB, BYZANTINE, TURNS
from porphyry.games.byzantium.cubes import PRICE, bought_sources
from porphyry.games.byzantium.events import (
    DICE_ROLLED,
    LAST_ACTION_BEGAN,
    START_PLAYER_CHOSEN,
    TURN_BEGAN,
    tell1,
    tell2,
)
from porphyry.games.byzantium.frames import BEGIN, CHOOSE_ACTION, END, INCOME, NEXT_PLAYER, TURN_FLOW
from porphyry.games.byzantium.notation import (
    BUILD_CHURCH,
    BUILD_MOSQUE,
    NOTATION,
    ROLL_START,
    TAKE_CALIPH,
    TAKE_EMPEROR,
)
from porphyry.games.byzantium.scoring import score_cities
from porphyry.games.byzantium.state import (
    ACTIVE,
    FIRST_PASS,
    LAST_ACTION,
    NOBODY,
    PASSED,
    PLAYERS,
    POOL,
    START,
    STRIDE,
    TREASURY,
    TURN,
    get,
    put,
)
from porphyry.kernel.frames import field, set_field
from porphyry.kernel.questions import ChoiceQuestion, Work
from porphyry.kernel.state import ALL, State


def roll_for_start(s: State) -> None:
    """Each player rolls a die; the highest starts, players tied for highest roll again (BYZ-STP-01)."""
    rolling = list(range(s.seats))
    while len(rolling) > 1:
        faces = []
        for seat in rolling:
            face = s.dice.roll(6)
            faces.append(face)
            if s.log is not None:
                s.log.append((DICE_ROLLED, "BYZ-STP-01", ALL, (seat, ROLL_START, face)))
        best = max(faces)
        rolling = [seat for seat, face in zip(rolling, faces, strict=True) if face == best]
    s.facts[START] = rolling[0]
    tell1(s, START_PLAYER_CHOSEN, "BYZ-STP-01", rolling[0])


class Turn(Work):
    """Between actions: who is next, or the end of the turn (BYZ-TRN-02)."""

    def __init__(self) -> None:
        super().__init__(TURN_FLOW)

    def step(self, s: State) -> None:
        stage = field(s, TURN_FLOW.stage)
        if stage == BEGIN:
            set_field(s, TURN_FLOW.stage, NEXT_PLAYER)
            begin_turn(s)
        elif stage == NEXT_PLAYER:
            next_player(s)
        elif s.facts[TURN] == TURNS:  # BYZ-TRN-01, BYZ-NEW-02, BYZ-INC-13
            score_cities(s)
        else:
            s.facts[TURN] += 1  # BYZ-NEW-01, BYZ-NEW-03: all else carries over
            s.facts[START] = s.facts[FIRST_PASS]  # BYZ-STP-02
            set_field(s, TURN_FLOW.stage, BEGIN)


def begin_turn(s: State) -> None:
    """Nobody has passed, and the start player begins (BYZ-TRN-04)."""
    s.facts[LAST_ACTION] = 0
    s.facts[FIRST_PASS] = NOBODY
    for seat in range(s.seats):
        put(s, seat, PASSED, 0)
    tell2(s, TURN_BEGAN, "BYZ-NEW-01", s.facts[TURN], s.facts[START])
    ask_action(s, s.facts[START])


def next_player(s: State) -> None:
    """Clockwise, whoever has not passed; one action after all others have, then income."""
    facts = s.facts
    left = 0
    for seat in range(s.seats):
        if get(s, seat, PASSED) == 0:
            left += 1
    if facts[LAST_ACTION] or left == 0:  # BYZ-TRN-09, BYZ-PAS-07, BYZ-PAS-08, BYZ-PLY-03
        set_field(s, TURN_FLOW.stage, END)
        INCOME.begin(s)
        return
    seat = (facts[ACTIVE] + 1) % s.seats  # BYZ-TRN-03, BYZ-TRN-04
    while get(s, seat, PASSED):
        seat = (seat + 1) % s.seats
    if left == 1:
        facts[LAST_ACTION] = 1
        tell1(s, LAST_ACTION_BEGAN, "BYZ-PAS-07", seat)
    ask_action(s, seat)


def ask_action(s: State, seat: int) -> None:
    """It is this player's go."""
    s.facts[ACTIVE] = seat
    CHOOSE_ACTION.begin(s, seat, 0)


class ChooseAction(ChoiceQuestion):
    """Everything a player may do in one go (BYZ-TRN-05, BYZ-TRN-06)."""

    def __init__(self) -> None:
        super().__init__(
            CHOOSE_ACTION,
            "BYZ-TRN-05",
            NOTATION,
            [
                control.TakeControl(),
                reinforce.Reinforce(),
                special.TakeRole(TAKE_EMPEROR, BYZANTINE),
                special.TakeRole(TAKE_CALIPH, ARAB),
                special.TakeFleet(),
                special.CivilWar(),
                special.Improve(),
                bulgars.BulgarsAttack(),
                bulgars.BulgarsReinforce(),
                special.Fortify(),
                taxes.RaiseTaxes(),
                building.Build(BUILD_CHURCH, BYZANTINE),
                building.Build(BUILD_MOSQUE, ARAB),
                movement.Place(),
                movement.March(),
                passing.Pass(),
                passing.PassFrom(),
            ],
            params="turn:int last:int",
        )

    def legal(self, s: State, seat: int) -> list[int]:
        facts = s.facts
        at = PLAYERS + STRIDE * seat
        closed = field(s, CHOOSE_ACTION.closed)
        options: list[int] = []
        passing.add_options(s, seat, options)
        pool = 1 if facts[at + POOL] else 0
        bought = bought_sources(s, seat)
        byzantine = pool | (bought if facts[at + TREASURY] >= PRICE else 0)
        arab = pool | (bought if facts[at + TREASURY + ARAB] >= PRICE else 0)
        control.add_options(s, byzantine, arab, options)
        reinforce.add_options(byzantine, arab, 0, options)
        special.add_role_options(s, byzantine, arab, options)
        special.add_improve_options(s, byzantine, arab, options)
        special.add_fortify_options(s, seat, byzantine, arab, options)
        bulgars.add_bulgar_options(s, seat, byzantine, arab, options)
        taxes.add_options(s, seat, options)
        building.add_options(s, seat, options)
        movement.add_place_options(s, seat, options)
        for side in (BYZANTINE, ARAB):
            movement.add_march_options(s, seat, side, 0, closed if side == ARAB else 0, options)
            special.add_civil_war_options(s, seat, side, options)
        return options

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"turn": s.facts[TURN], "last": s.facts[LAST_ACTION]}
