"""What money and cubes are worth to a bot: where to take a cube from, and how much money will be short when the armies are paid."""

from __future__ import annotations

from porphyry.games.byzantium.board import BOXES, LEVY, TURNS
from porphyry.games.byzantium.bot import guessed, tuned
from porphyry.games.byzantium.income import INCOME_PER_DISC, discs_of, upkeep_of
from porphyry.games.byzantium.state import FROM_BOX, FROM_CASUALTIES, FROM_POOL, TREASURY, TURN, get
from porphyry.kernel.state import State


def money_short(s: State, seat: int, side: int) -> int:
    """How many bezants will be short when the armies are paid."""
    return upkeep_of(s, seat, side) - get(s, seat, TREASURY + side) - INCOME_PER_DISC * discs_of(s, seat, side)


def source_cost(s: State, seat: int, side: int, source: int) -> float:
    """What taking a cube from there costs, in points."""
    if source == FROM_POOL:
        return guessed.FROM_POOL
    price = guessed.PRICE * tuned.BEZANT
    if -money_short(s, seat, side) < guessed.POOR:
        price *= guessed.POOR_PRICE
    if source == FROM_CASUALTIES:
        return price + (guessed.CASUALTY if s.facts[TURN] < TURNS else guessed.LAST_TURN_CASUALTY)
    owner, which = divmod(source - FROM_BOX, len(BOXES))
    spared = guessed.UNPAID_CUBE if money_short(s, seat, owner) > 0 else 0.0
    return price + (guessed.LEVY_CUBE if which == LEVY else guessed.ARMY_CUBE) - spared
