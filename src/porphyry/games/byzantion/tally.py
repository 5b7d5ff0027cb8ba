"""What the lab counts in a game of Byzantion: cards, missions, initiative, events that were fulfilled, and the sources of doxa."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from porphyry.games.byzantion import tables
from porphyry.kernel.tally import Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.event import Event

ITEMS: Final = {
    "CardPlayed": ("card played", "card"),
    "IntriguePlayed": ("card played", "card"),
    "CardDrafted": ("card in hand", "card"),
    "CardDrawn": ("card in hand", "card"),
    "CardTaken": ("card in hand", "card"),
    "MissionScored": ("mission kept", "mission"),
    "SealPlaced": ("initiative", "keimelion"),
}
"""Kind of event -> what the seat had, and the parameter that names it."""

SOURCES: Final = {
    "BZN-CON-05": "resources contributed",
    "BZN-CON-06": "nomisma contributed",
    "BZN-INF-07": "most auctoritas",
    "BZN-INF-08": "most auctoritas",
    "BZN-FUL-03": "reward of an event",
    "BZN-FUL-04": "penalty of an event",
    "BZN-TRI-04": "trials",
    "BZN-CRD-04": "heroes",
    "BZN-CRD-05": "instants",
    "BZN-CLR-01": "doxa given as a resource",
    "BZN-ITR-04": "intrigue",
    "BZN-SCO-02": "placing by resources",
    "BZN-SCO-03": "placing by cards",
    "BZN-MSR-01": "missions",
    "BZN-SOL-03": "units built",
    "BZN-SOL-25": "results of solo events",
}
"""Rule -> where its doxa comes from; other rules keep their id."""

RESULTS: Final = {
    "EventFulfilled": ("event", True),
    "EventCancelled": ("event", False),
    "SoloEventFulfilled": ("solo", True),
    "SoloEventFailed": ("solo", False),
}
AGES: Final = ("age I", "age II", "age III")


def tally(seats: int, events: Sequence[Sequence[Event]]) -> Tally:
    """Count one finished game."""
    result = Tally(seats)
    had: set[tuple[str, str, int]] = set()
    for happened in events:
        for event in happened:
            _count(result, had, event)
    return result


def _count(result: Tally, had: set[tuple[str, str, int]], event: Event) -> None:
    seat = event.params.get("seat")
    if event.kind in ITEMS and isinstance(seat, int):
        kind, param = ITEMS[event.kind]
        item = (kind, str(event.params[param]), seat)
        if (
            kind == "initiative" or item not in had
        ):  # a card drawn twice is one card; a position is taken anew every round
            had.add(item)
            result.items.append(item)
    elif event.kind in ("DoxaScored", "DoxaLost") and isinstance(seat, int):
        amount = int(str(event.params["amount"]))
        source = SOURCES.get(event.rule, event.rule)
        result.score(seat, source, -amount if event.kind == "DoxaLost" else amount)
    elif event.kind in RESULTS:
        word, came_off = RESULTS[event.kind]
        row = tables.ROWS_BY_ID[word][str(event.params[word])]
        result.trials.append((f"{word} fulfilled", AGES[row["age"] - 1], came_off))
