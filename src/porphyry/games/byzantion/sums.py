"""What the numbers of Byzantion are made of: a player's doxa, what the end would bring as it stands, the cost of a card."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.games.byzantion.frames import is_over
from porphyry.games.byzantion.scoring import (
    PLACING_RULES,
    cost_in_play,
    mission_value,
    place_among,
    placing_value,
    resources_left,
)
from porphyry.games.byzantion.state import DOXA, MISSIONS_HELD, NOTHING, SEAT_SIZE, cost_of, discounting_hero
from porphyry.games.byzantion.tables import CARD_IDS, COST, MISSION_IDS
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.sums import Sum, by_reason, seat_in, word_in

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.kernel.state import State

TEXTS: Final = {
    "sum-doxa": "seat",
    "sum-reason": "rule",
    "sum-before": "",
    "sum-end": "seat",
    "sum-doxa-now": "",
    "sum-resources": "count place",
    "sum-cards": "count place",
    "sum-mission": "mission",
    "sum-hidden": "count",
    "sum-cost": "card",
    "sum-printed": "",
    "sum-discount": "card",
}
SIGNS: Final = {"DoxaScored": 1, "DoxaLost": -1}


def explain(s: State, viewer: int, question: dict[str, Any], seen: list[Event]) -> list[Sum] | None:
    """`of`: `doxa` of a seat, so far and as it would be at the end; `cost` of a card for the player who asks."""
    of = question.get("of")
    if of == "cost":
        card = word_in(question, "card", CARD_IDS)
        return [cost(s, viewer, card)] if 0 <= viewer < s.seats else None
    if of != "doxa":
        raise Unreadable(str(of)[:40], "`of`: doxa or cost")
    seat = seat_in(s, question)
    so_far = doxa(s, seat, seen)
    return [so_far] if s.seats == 1 or is_over(s) else [so_far, at_the_end(s, viewer, seat)]


def doxa(s: State, seat: int, seen: list[Event]) -> Sum:
    """The doxa a player has, by its reasons."""
    told = Sum("sum-doxa", seat=seat)
    by_reason(told, "sum-reason", s.facts[seat * SEAT_SIZE + DOXA], SIGNS, seen, {"seat": seat})
    return told


def at_the_end(s: State, viewer: int, seat: int) -> Sum:
    """What a player would have if the game ended now: placings, and missions as far as the viewer knows them (BZN-MIS-04)."""
    told = Sum("sum-end", seat=seat)
    told.add("sum-doxa-now", s.facts[seat * SEAT_SIZE + DOXA])
    for kind, (text, count) in enumerate((("sum-resources", resources_left), ("sum-cards", cost_in_play))):
        values = [count(s, other) for other in range(s.seats)]
        told.add(
            text,
            placing_value(s, seat, kind),
            PLACING_RULES[kind],
            count=values[seat],
            place=place_among(values, values[seat]),
        )
    held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
    if seat != viewer:
        if held:
            told.note("sum-hidden", "BZN-MIS-04", count=held.bit_count())
        return told
    for mission, name in enumerate(MISSION_IDS):
        if held >> mission & 1:
            told.add("sum-mission", mission_value(s, seat, mission), "BZN-MSR-01", mission=name)
    return told


def cost(s: State, seat: int, card: int) -> Sum:
    """What a card costs this player."""
    told = Sum("sum-cost", card=CARD_IDS[card])
    told.add("sum-printed", COST[card])
    hero = discounting_hero(s, seat, card)
    if hero != NOTHING:
        told.add("sum-discount", cost_of(s, seat, card) - COST[card], "BZN-HER-01", card=CARD_IDS[hero])
    return told
