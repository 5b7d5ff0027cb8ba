"""A position of Byzantium in named numbers for every seat: what the fitted judgement is made of (data/judgement.toml)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import ARAB, BYZANTINE, CALIPH, EMPEROR, LEVY, MOVE
from porphyry.games.byzantium.bot.evaluation import Sight, is_out
from porphyry.games.byzantium.building import COST
from porphyry.games.byzantium.income import INCOME_PER_DISC, discs_of, upkeep_of
from porphyry.games.byzantium.scoring import total_of
from porphyry.games.byzantium.state import (
    ACTIVE,
    CASUALTIES,
    FIRST_PASS,
    NOWHERE,
    ON_SPACES,
    PASS_BOX,
    POINTS,
    POOL,
    TAX,
    TREASURY,
    army_at,
    box,
    get,
    holder,
    strength_of,
)
from porphyry.kernel.state import State

MEASURES: Final = [
    "points", "balance", "safety", "money", "army", "cubes", "capital", "rivals-capital",
    "higher", "lower", "total", "counts", "missing", "beyond-reach", "spare", "buildings",
    "byzantine-discs", "arab-discs", "byzantine-spendable", "arab-spendable", "byzantine-unpaid", "arab-unpaid",
    "pool", "casualties", "returning", "byzantine-strength", "arab-strength", "byzantine-marches", "arab-marches",
    "byzantine-levy", "arab-levy", "byzantine-off-board", "arab-off-board", "out", "first-pass", "active",
    "emperor", "caliph", "free-cities",
]  # fmt: skip
"""The first eight as `evaluation.py` sees them: points of the final score, and how likely the capital falls to this seat or another."""
MOST_MONEY: Final = 40.0
MOST_CUBES: Final = 12.0


def measured(s: State, sight: Sight) -> list[list[float]]:
    """The numbers of MEASURES for every seat."""
    fall = sum(sight.fall)
    rows: list[list[float]] = []
    for seat in range(s.seats):
        row = [
            sight.points[seat], sight.balance[seat], sight.safety[seat], sight.money[seat], sight.army[seat],
            sight.cubes[seat], sight.fall[seat], fall - sight.fall[seat],
        ]  # fmt: skip
        rows.append(row + tracks_of(s, sight, seat) + means_of(s, sight, seat))
    return rows


def tracks_of(s: State, sight: Sight, seat: int) -> list[float]:
    """Both tracks under the half rule, money, and what it can still build."""
    discs = [discs_of(s, seat, BYZANTINE), discs_of(s, seat, ARAB)]
    track = [get(s, seat, POINTS) + discs[0], get(s, seat, POINTS + ARAB) + discs[1]]
    spendable = [0.0, 0.0]
    unpaid = [0.0, 0.0]
    for side in range(2):
        purse = get(s, seat, TREASURY + side)
        net = purse + INCOME_PER_DISC * discs[side] - upkeep_of(s, seat, side)
        spendable[side] = float(max(0, min(purse, net))) if sight.last else float(max(0, net))
        unpaid[side] = float(max(0, -net))
    low, high = (0, 1) if track[0] <= track[1] else (1, 0)
    missing = float(max(0, (track[high] + 1) // 2 - track[low]))  # points that the lower track still needs to count
    cubes = 0.0 if is_out(s, seat) else float(get(s, seat, POOL) + get(s, seat, CASUALTIES))
    buildings = min(cubes, spendable[low] // COST)
    hope = 2.0 * buildings if sight.last else 2.0 * buildings + discs[low]
    return [
        float(track[high]), float(track[low]), float(total_of(track[0], track[1])), 1.0 if missing == 0.0 else 0.0,
        missing, max(0.0, missing - hope), float(min(10, max(0, 2 * track[low] - track[high]))), buildings,
        float(discs[0]), float(discs[1]), min(MOST_MONEY, spendable[0]), min(MOST_MONEY, spendable[1]),
        unpaid[0], unpaid[1],
    ]  # fmt: skip


def means_of(s: State, sight: Sight, seat: int) -> list[float]:
    """Cubes, armies, the order of passing, the roles."""
    back = get(s, seat, ON_SPACES) + get(s, seat, TAX) + get(s, seat, PASS_BOX)
    return [
        min(MOST_CUBES, float(get(s, seat, POOL))), min(MOST_CUBES, float(get(s, seat, CASUALTIES))), float(back),
        float(strength_of(s, seat, BYZANTINE)), float(strength_of(s, seat, ARAB)),
        float(box(s, seat, BYZANTINE, MOVE)), float(box(s, seat, ARAB, MOVE)),
        float(box(s, seat, BYZANTINE, LEVY)), float(box(s, seat, ARAB, LEVY)),
        1.0 if army_at(s, seat, BYZANTINE) == NOWHERE else 0.0, 1.0 if army_at(s, seat, ARAB) == NOWHERE else 0.0,
        1.0 if is_out(s, seat) else 0.0, 1.0 if s.facts[FIRST_PASS] == seat else 0.0,
        1.0 if s.facts[ACTIVE] == seat else 0.0,
        1.0 if holder(s, EMPEROR) == seat else 0.0, 1.0 if holder(s, CALIPH) == seat else 0.0,
        0.0 if is_out(s, seat) else min(6.0, float(sight.free.bit_count()) / max(1, sight.waiting)),
    ]  # fmt: skip
