"""What is played for a seat when nobody decides and the table has agreed that something is."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from porphyry.kernel.action import Action
    from porphyry.kernel.table import Table


def safe_choice(table: Table, seat: int) -> Action:
    """Declining, else the plainest action allowed (one that names nothing, if there is one); of equals what gives up least.

    What is equally dear is judged by the game itself, from what this seat may know.
    """
    game = table.game
    kind = game.decision_kinds[game.kind(table.state, seat)]
    options = table.legal(seat)

    def plainness(one: Action) -> tuple[bool, int]:
        return one.verb != kind.decline, len(one.to_data())

    least = min(map(plainness, options))
    plain = [one for one in options if plainness(one) == least]
    cheapest = min(game.dear(table.state, seat, one.code) for one in plain)
    plain = [one for one in plain if game.dear(table.state, seat, one.code) == cheapest]
    heuristics = game.heuristics()
    if len(plain) == 1 or heuristics is None:
        return plain[0]
    weights = heuristics.policy(table.resample(seat, 1).state, seat, [one.code for one in plain])
    return max(zip(weights, plain, strict=True), key=lambda pair: (pair[0], -pair[1].index))[1]
