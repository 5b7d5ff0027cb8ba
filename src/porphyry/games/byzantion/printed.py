"""What is printed on cards and boards, for drawing them: the checked rows, without their sources."""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantion import tables

# kind of thing -> the fields that a drawing needs; a field that a row does not have is left out.
FIELDS: Final = {
    "card": "id types cost production effects windows",
    "event": "id age year territory trial reward penalty",
    "solo": "id age year territory units cost reward penalty",
    "mission": "id effects",
    "box": "id loot",
    "unit": "id class supply",
    "territory": "id colour city",
}


def rows() -> dict[str, Any]:
    """All of it, by kind of thing."""
    found: dict[str, Any] = {kind: [printed(kind, row) for row in table(kind)] for kind in FIELDS}
    for event, row in zip(found["event"], table("event"), strict=True):
        event["options"] = [{"requires": option["requires"], "units": option["units"]} for option in row["options"]]
    for unit in found["unit"]:
        unit["cost"] = tables.SOLO_PRICE[unit["id"]]
    return found | {"prices": list(tables.PRICE)}


def table(kind: str) -> list[dict[str, Any]]:
    """The rows of one kind of thing, in the order of their file."""
    return list(tables.ROWS_BY_ID[kind].values())


def printed(kind: str, row: dict[str, Any]) -> dict[str, Any]:
    """The part of a row that is drawn."""
    return {name: row[name] for name in FIELDS[kind].split() if name in row}
