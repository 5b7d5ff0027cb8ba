"""Standing orders of the court (BZN-ITR-09): let reactions pass, always or unless a card is aimed at oneself."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import frames, notation
from porphyry.games.byzantion.intrigue import victims
from porphyry.games.byzantion.state import ACTIVE, NOBODY, owner_of
from porphyry.games.byzantion.tables import EFFECTS
from porphyry.kernel.frames import below_field, below_kind, field_at, find, find_below
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
    if below_kind(s) != frames.WINDOW.number or below_field(s, frames.WINDOW.window) != fx.INTRIGUE_PLAYED:
        return False
    at = find(s, frames.INTRIGUE.number)  # the card that the window is about
    if at < 0:
        return False
    owner, subject = field_at(s, at, frames.INTRIGUE.owner), field_at(s, at, frames.INTRIGUE.subject)
    effects = EFFECTS[field_at(s, at, frames.INTRIGUE.card)]
    if effects[0] == fx.FLIP_VOTE:
        return subject == seat
    if effects[0] == fx.CANCEL_ACTION:
        return s.facts[ACTIVE] == seat
    if effects[0] == fx.CANCEL_INTRIGUE:
        return _owner_below(s, at) == seat
    if effects[0] in (fx.REMOVE_CARD, fx.TURN_DOWN):
        return any(owner_of(s, victim) == seat for victim in victims(s, owner, effects[1], effects[0]))
    return False


def _owner_below(s: State, at: int) -> int:
    """Who played the card that the one in this frame would cancel."""
    under = find_below(s, frames.INTRIGUE.number, at)
    return field_at(s, under, frames.INTRIGUE.owner) if under >= 0 else NOBODY


def heeds(s: State, seat: int, values: list[int]) -> int:
    """Pass, or -1 where the order leaves the question to the seat."""
    return -1 if values[0] == 1 and is_aimed_at(s, seat) else notation.DECLINE
