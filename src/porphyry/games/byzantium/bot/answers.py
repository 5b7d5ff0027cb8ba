"""Answers to small questions, as a bot weighs them: losses, withdrawals, levies, garrisons, the division of taxes."""

from __future__ import annotations

import math
from typing import Final

from porphyry.games.byzantium.board import ARAB, BULGAR, BYZANTINE, ELITE, MAIN, MOVE, TURNS, UPKEEP
from porphyry.games.byzantium.bot import guessed
from porphyry.games.byzantium.bot.money import money_short, source_cost
from porphyry.games.byzantium.frames import (
    ALLOW_SEA,
    ATTACK,
    CHOOSE_DESERTERS,
    CHOOSE_LOSSES,
    CHOOSE_OPPONENT,
    CHOOSE_ROUTE,
    DOUBLE_COST,
    FRAMES,
    GIVE_CUBES,
    OFFER_WITHDRAWAL,
    PLACE_GARRISON,
    ROLL_AGAINST,
    SPLIT_TAXES,
    USE_LEVY,
)
from porphyry.games.byzantium.notation import DOUBLE, RAISE_LEVY, REFUSE, ROLL, WITHDRAW
from porphyry.games.byzantium.state import BULGAR_BOX, TURN, box, strength_of, walls_of
from porphyry.games.byzantium.withdrawal import may_be_lost
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import Frame, field, field_at, find, top
from porphyry.kernel.state import State


class Answers:
    """How likely each answer to one kind of question is the best."""

    def weight(self, s: State, seat: int, code: int) -> float:
        """All alike, unless somebody knows better."""
        return 1.0


class Losses(Answers):
    """Which cube to lose: what does not count in the fight if the city hangs on it, else what is dear to keep."""

    def weight(self, s: State, seat: int, code: int) -> float:
        side = field(s, CHOOSE_LOSSES.side)
        which = arg_a(code)
        at = find(s, ATTACK.number)
        if at >= 0 and field_at(s, at, ATTACK.seat) == seat and field_at(s, at, ATTACK.side) == side:
            spare = strength_of(s, seat, side) - walls_of(s, field_at(s, at, ATTACK.city)) - 1
            if spare < field(s, CHOOSE_LOSSES.hits):
                if which == MOVE:
                    return guessed.LOSE_MOVE_FIRST
                return guessed.LOSE_MAIN_THEN if which == MAIN else guessed.LOSE_ELITE_LAST
        return spare_weight(s, seat, side, which)


class Gifts(Answers):
    """Which cube to give for a conquered city."""

    def weight(self, s: State, seat: int, code: int) -> float:
        return spare_weight(s, seat, field(s, GIVE_CUBES.side), arg_a(code))


def spare_weight(s: State, seat: int, side: int, which: int) -> float:
    """Which cube an army can spare."""
    if which == MOVE:
        spare = box(s, seat, side, MOVE) > 2 or s.facts[TURN] == TURNS
        return guessed.LOSE_MOVE_SPARE if spare else guessed.LOSE_MOVE
    if which == MAIN:
        return guessed.LOSE_MAIN_SPARE if box(s, seat, side, MAIN) > 3 else guessed.LOSE_MAIN
    return guessed.LOSE_ELITE


class Deserters(Answers):
    """What is dear to keep stays unpaid first."""

    def weight(self, s: State, seat: int, code: int) -> float:
        which = arg_a(code)
        dear = 1.0 + UPKEEP[4 * field(s, CHOOSE_DESERTERS.side) + which]
        return dear * (guessed.DESERT_ELITE if which == ELITE else 1.0)


class Split(Answers):
    """Money where it is missing first, then evenly where it can be spent."""

    def weight(self, s: State, seat: int, code: int) -> float:
        byzantine = arg_a(code)
        arab = field(s, SPLIT_TAXES.bezants) - byzantine
        left = [
            float(-money_short(s, seat, BYZANTINE) + byzantine),
            float(-money_short(s, seat, ARAB) + arab),
        ]
        worth = 0.0
        for side in range(2):
            if left[side] < 0.0:
                worth += guessed.SPLIT_SHORT * left[side]
            else:
                worth += guessed.SPLIT_SPARE * math.sqrt(left[side])
        return math.exp(guessed.SPLIT_SHARP * worth - guessed.SPLIT_SHIFT) + guessed.LEAST_WEIGHT


class Garrison(Answers):
    """The cheapest cube."""

    def weight(self, s: State, seat: int, code: int) -> float:
        cost = source_cost(s, seat, field(s, PLACE_GARRISON.side), arg_a(code))
        return math.exp(-guessed.GARRISON_SHARP * cost)


class Withdrawals(Answers):
    """Away from a stronger attacker, unless the fleet may make an end of the army."""

    def weight(self, s: State, seat: int, code: int) -> float:
        if code != WITHDRAW:
            return guessed.STAND
        side = field(s, OFFER_WITHDRAWAL.side)
        if may_be_lost(s, seat, side, field(s, OFFER_WITHDRAWAL.city)):
            return guessed.WITHDRAW_MAY_BE_LOST
        return guessed.WITHDRAW_OUTNUMBERED if is_outnumbered(s, seat, side) else guessed.WITHDRAW


def is_outnumbered(s: State, seat: int, side: int) -> bool:
    """Is the attacker at the gates stronger?"""
    at = find(s, ATTACK.number)
    if at < 0:
        return False
    attacker = field_at(s, at, ATTACK.seat)
    nation = field_at(s, at, ATTACK.side)
    strength = s.facts[BULGAR_BOX] if nation == BULGAR else strength_of(s, attacker, nation)
    return strength > strength_of(s, seat, side) + 1


class Opponents(Answers):
    """The weakest first."""

    def weight(self, s: State, seat: int, code: int) -> float:
        foe = arg_a(code)
        return guessed.WEAKEST_FIRST / (1.0 + strength_of(s, foe, BYZANTINE) + strength_of(s, foe, ARAB))


class Resistance(Answers):
    """Rather act against the other player than let it be."""

    def __init__(self, acts: int) -> None:
        self.acts = acts

    def weight(self, s: State, seat: int, code: int) -> float:
        return guessed.RESIST if code == self.acts else guessed.LET_BE


JUDGED: Final[list[tuple[Frame, Answers]]] = [
    (CHOOSE_LOSSES, Losses()),
    (GIVE_CUBES, Gifts()),
    (CHOOSE_DESERTERS, Deserters()),
    (SPLIT_TAXES, Split()),
    (PLACE_GARRISON, Garrison()),
    (OFFER_WITHDRAWAL, Withdrawals()),
    (CHOOSE_ROUTE, Answers()),
    (CHOOSE_OPPONENT, Opponents()),
    (DOUBLE_COST, Resistance(DOUBLE)),
    (ROLL_AGAINST, Resistance(ROLL)),
    (USE_LEVY, Resistance(RAISE_LEVY)),
    (ALLOW_SEA, Resistance(REFUSE)),
]


def _by_decision() -> list[Answers | None]:
    result: list[Answers | None] = [None for _ in FRAMES.asking]
    for frame, answers in JUDGED:
        result[frame.number] = answers
    return result


BY_DECISION: Final[list[Answers | None]] = _by_decision()


def answers_of(s: State, seat: int, codes: list[int]) -> list[float]:
    """The weights of all answers to the open question."""
    answers = BY_DECISION[top(s)]
    assert answers is not None, "a question that is not an action has its answers judged"
    return [answers.weight(s, seat, code) for code in codes]
