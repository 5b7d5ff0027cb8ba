"""Standing orders in the field (GUI-DEF-02, GUI-CHG-07, GUI-EVA-01, GUI-MEL-21): hold fire, fire only if it pays, let offers pass."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import frames, odds
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.ground.hexes import distance
from porphyry.games.guiscard.skirmish import missile
from porphyry.games.guiscard.state import HEX, ROSTER, get, is_mounted
from porphyry.kernel.action import pack
from porphyry.kernel.frames import field
from porphyry.kernel.game import Option
from porphyry.kernel.orders import StandingOrder, Stop
from porphyry.kernel.state import State

STOPS: Final = [
    Stop("turn", events="TurnBegan"),
    Stop("charge", events="ChargeDeclared"),
]

ORDERS: Final = [
    StandingOrder("hold-fire", "GUI-DEF-02", "offer-defensive-fire", until=STOPS),
    StandingOrder(
        "fire-if",
        "GUI-DEF-02",
        "offer-defensive-fire",
        params=[
            Option("chance", "0 10 20 30 40 50 60 70 80", "GUI-DEF-02"),
            Option("targets", "anybody riders foot", "GUI-DEF-02"),
            Option("within", "any 1 2 3 4 5 6 8 10 15", "GUI-DEF-02"),
            Option("then", "ask shoot", "GUI-DEF-03"),
        ],
        until=STOPS,
    ),
    StandingOrder("no-counter-charge", "GUI-CHG-07", "offer-counter-charge", until=STOPS[:1]),
    StandingOrder("no-evasion", "GUI-EVA-01", "offer-evasion", until=STOPS[:1]),
    StandingOrder("no-advance", "GUI-MEL-21", "offer-advance", until=STOPS[:1]),
]
HOLD_FIRE: Final = 0
FIRE: Final = 1
RIDERS: Final = 1
SHOOT: Final = 1


def shots_worth(s: State, least: int, targets: int, within: int) -> list[int]:
    """The shots of the open volley that an order allows, the best first: at least this many per cent to hurt, near enough, at whom."""
    u = field(s, frames.WINDOW.unit)
    if targets and is_mounted(s, u) != (targets == RIDERS):
        return []
    found: list[tuple[int, int]] = []
    for shot in missile.volley_shots(s, u, True):
        shooter, h = shot >> 12, shot & 4095
        if within and distance(get(s, shooter, HEX), h) > within:
            continue
        chances = odds.shot_odds(s, shooter, h)
        hurt = round(100 * odds.hurting(chances))
        if hurt >= least:
            found.append((-hurt, pack(no.V_SHOOT, get(s, shooter, ROSTER), h)))
    return [code for _, code in sorted(found)]


def heeds(s: State, order: int, values: list[int]) -> int:
    """Hold, shoot, or -1 where the order leaves the question to the seat."""
    if order == HOLD_FIRE:
        return pack(no.V_HOLD)
    chance, _, within, _ = ORDERS[FIRE].params
    near = within.values[values[2]]
    worth = shots_worth(s, int(chance.values[values[0]]), values[1], 0 if near == "any" else int(near))
    if not worth:
        return pack(no.V_HOLD)  # fires what has been named
    return worth[0] if values[3] == SHOOT else -1
