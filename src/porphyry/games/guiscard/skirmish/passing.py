"""Checks of men who go together, in a row or with an engine, when they leave a hex they have come to (GUI-INF-01)."""

from __future__ import annotations

from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish.contact import DEATH, NOTHING, WOUND, has_checked, roll_check, watchers
from porphyry.games.guiscard.skirmish.wounds import kill, wound
from porphyry.games.guiscard.state import HEX, SEAT, SPENT, START_HEX, get, is_active, reading
from porphyry.kernel.state import State


def worst_check(s: State, u: int) -> int:
    """Every enemy beside the hex he leaves rolls for him; the worst of what came of it."""
    worst = NOTHING
    if get(s, u, SPENT) == 0 and not reading(s, START_HEX):
        return worst  # GUI-INF-05
    h = get(s, u, HEX)
    for guard in watchers(s, board_of(s), h, get(s, u, SEAT)):
        if has_checked(s, guard, u):
            continue
        outcome = roll_check(s, u, guard, h)
        worst = max(worst, outcome)
        if outcome == WOUND:
            wound(s, u, "GUI-INF-06")
        elif outcome == DEATH:
            kill(s, u, "GUI-INF-06")
        if not is_active(s, u):
            break
    return worst
