"""Builders for tests of Byzantion: a court with only what matters, and short questions about it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from porphyry.games.byzantion import GAME
from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.tables import ANTONINA, CARD_IDS, TERRITORY_IDS, UNIT_IDS
from porphyry.kernel.table import Table, new_table, table_from_position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.event import Event


def court(
    seats: int = 2,
    *,
    dice: list[int] | None = None,
    options: dict[str, str] | None = None,
    deck: list[str] | None = None,
    **data: Any,
) -> Table:
    """A position; with `deck` given, all other cards are out of the game, so that draws are certain."""
    if deck is not None:
        used = {
            *deck,
            *data.get("discard", []),
            *data.get("aside", []),
            *(card for card in data.get("display", []) if card),
        }
        for player in data.get("players", []):
            used |= set(player.get("hand", [])) | set(player.get("packet", []))
            for group in player.get("area", []):
                used |= set(group if isinstance(group, list) else [group])
        known = CARD_IDS if seats > 1 else [one for one in CARD_IDS[:100] if one != CARD_IDS[ANTONINA]]
        data = {**data, "deck": deck, "removed": [card for card in known if card not in used]}
    return table_from_position(GAME, {"seats": seats, **data}, dice, options=options)


def fresh(seats: int = 2, seed: int = 1, **options: str) -> Table:
    """A new game from its very beginning."""
    return new_table(GAME, seats, seed, options, salt=b"")


def play(t: Table, *lines: str, seat: int | None = None) -> list[Event]:
    """Play lines one after the other; returns all that happened. A line that was forced and has happened already is passed over.

    Each line must be among the answers offered, and the rules must allow it when asked about it alone.
    """
    happened: list[Event] = []
    forced: list[str] = []
    for line in lines:
        if forced and forced[0] == line:
            forced.pop(0)
            continue
        assert line in choices(t, seat), f"{line} is not offered"
        assert rule_against(t, line, seat) == "", f"{line} is offered and refused"
        new = t.play(line, seat)
        forced = [str(event.params["action"]) for event in new if event.kind == "Forced"]
        happened += new
    return happened


def stock(t: Table, seat: int, good: str) -> int:
    """How much of a good a seat holds: a resource, nomisma, doxa or dynamis."""
    return t.state.facts[seat * st.SEAT_SIZE + fx.GOODS.index(good)]


def stocks(t: Table, seat: int) -> str:
    """All resources and nomisma of a seat, as a bundle."""
    letters = list(fx.LETTERS)
    amounts = [(stock(t, seat, fx.GOODS[at]), letters[at]) for at in range(8)]
    return " ".join(f"{amount}{letter}" for amount, letter in amounts if amount)


def doxa(t: Table) -> list[int]:
    """The doxa of all seats."""
    return [stock(t, seat, "doxa") for seat in range(t.seats)]


def hand(t: Table, seat: int) -> list[str]:
    """The hand of a seat."""
    return [CARD_IDS[card] for card in st.hand_cards(t.state, seat)]


def area(t: Table, seat: int) -> list[list[str]]:
    """The play area: each single card or bandon with its front card first."""
    s = t.state
    return [
        [CARD_IDS[front], *[CARD_IDS[card] for card in st.members(s, seat, front) if card != front]]
        for front in st.units_of_play(s, seat)
    ]


def units(t: Table, territory: str) -> dict[str, int]:
    """The units in a territory."""
    at = st.MAP + TERRITORY_IDS.index(territory) * 16
    return {unit: t.state.facts[at + number] for number, unit in enumerate(UNIT_IDS) if t.state.facts[at + number]}


def market(t: Table) -> str:
    """The market from the left, a letter a space, a point for an empty one."""
    letters = "ACVFLWG"
    spaces = t.state.facts[st.MARKET : st.MARKET + 8]
    return "".join("." if good == st.NOTHING else letters[good] for good in spaces)


def goods(letters: str) -> list[str | None]:
    """A market written as letters."""
    return [None if letter == "." else fx.GOODS[fx.LETTERS[letter]] for letter in letters]


def asked(t: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(decision.seat, decision.kind) for decision in t.decisions()]


def choices(t: Table, seat: int | None = None) -> list[str]:
    """The lines that may be played."""
    return [action.text for action in t.legal(seat)]


def rule_against(t: Table, line: str, seat: int | None = None) -> str:
    """The rule that forbids a line, or "" if it is allowed."""
    t.state.cached = None  # it is the rules that are asked, not the list that was offered
    refusal = t.why_not(line, seat)
    return refusal.rule if refusal else ""


def kinds(events: Sequence[Event]) -> list[str]:
    """What sorts of things happened."""
    return [event.kind for event in events]
