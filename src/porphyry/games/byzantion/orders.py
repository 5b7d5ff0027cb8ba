"""Standing orders of the court (BZN-ITR-09): let reactions pass, always or unless a card is aimed at oneself."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.intrigue import victims
from porphyry.games.byzantion.state import ACTIVE, owner_of
from porphyry.games.byzantion.tables import EFFECTS
from porphyry.kernel.frames import SIZE, field, top
from porphyry.kernel.game import Option
from porphyry.kernel.orders import StandingOrder, Stop
from porphyry.kernel.state import State

ORDERS: Final = [
    StandingOrder(
        "pass",
        "BZN-ITR-09",
        "offer_intrigue",
        params=[Option("unless", "never aimed", "BZN-ITR-06")],
        until=[
            Stop("turn", asked="take_turn"),
            Stop("event", events="RoundBegan"),
            Stop("intrigue", events="IntriguePlayed", of="others"),
        ],
    )
]


def is_aimed_at(s: State, seat: int) -> bool:
    """Is the card in the air meant for this seat: its votes, its action, its intrigue, a card it has in play?"""
    if top(s) != n.F_WINDOW or field(s, 1) != fx.INTRIGUE_PLAYED:
        return False
    at = len(s.stack) - 2 * SIZE  # the card that the window is about
    if at < 0 or s.stack[at] != n.F_INTRIGUE:
        return False
    card, owner, subject = s.stack[at + 1], s.stack[at + 2], s.stack[at + 3]
    effects = EFFECTS[card]
    if effects[0] == fx.FLIP_VOTE:
        return subject == seat
    if effects[0] == fx.CANCEL_ACTION:
        return s.facts[ACTIVE] == seat
    if effects[0] == fx.CANCEL_INTRIGUE:
        return _last_card_of(s, at) == seat
    if effects[0] in (fx.REMOVE_CARD, fx.TURN_DOWN):
        return any(owner_of(s, victim) == seat for victim in victims(s, owner, effects[1], effects[0]))
    return False


def _last_card_of(s: State, at: int) -> int:
    """Who played the card that the one in this frame would cancel."""
    for below in range(at - SIZE, -1, -SIZE):
        if s.stack[below] == n.F_INTRIGUE:
            return s.stack[below + 2]
    return -1


def heeds(s: State, seat: int, values: list[int]) -> int:
    """Pass, or -1 where the order leaves the question to the seat."""
    return -1 if values[0] == 1 and is_aimed_at(s, seat) else n.DECLINE
