"""What the lab counts in a siege of Guiscard: what its days saw, and by which of nine ways it ended."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from porphyry.games.guiscard.notation import ACTIONS, EVENT_NAMES

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.event import Event
    from porphyry.kernel.tally import Tally

MOMENTS: Final = {
    "EngineBuilt": "an engine was finished",
    "WallDestroyed": "a wall fell",
    "PartTaken": "a part was taken",
}
"""Kind of event -> what a siege has seen, or not."""
SEEN: Final = [
    *MOMENTS.values(),
    *(f"action {action}" for action in ACTIONS[1:]),
    *(f"event {event}" for event in EVENT_NAMES if not event.startswith("quiet")),
]
WAYS: Final = [
    "taken", "hunger", "hunger by an event", "leaders", "parley", "lifted", "beaten in the field", "beaten to the last man",
    "held",
]  # fmt: skip


def count_days(result: Tally, events: Sequence[Sequence[Event]]) -> None:
    """Count one finished siege; of a battle there is nothing to count."""
    seen: set[str] = set()
    action, event_today, way = "", False, ""
    for happened in events:
        for event in happened:
            if event.kind in MOMENTS:
                seen.add(MOMENTS[event.kind])
            elif event.kind == "DayBegan":
                action, event_today = "", False
            elif event.kind == "ActionChosen":
                action = str(event.params["action"])
                seen.add(f"action {action}")
            elif event.kind == "EventHappened":
                event_today = True
                seen.add(f"event {event.params['event']}")
            elif event.kind == "SiegeEnded":
                way = str(event.params["cause"])
    if not way:
        return
    if way == "beaten":
        way += " in the field" if action in ("battle", "divided") else " to the last man"
    elif way == "hunger" and event_today and not action:
        way += " by an event"
    result.trials += [("seen in a siege", one, one in seen) for one in SEEN]
    result.trials += [("end of a siege", one, one == way) for one in WAYS]
