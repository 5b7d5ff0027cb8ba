"""The types of what others are told of Byzantion: what is printed on cards and boards. The client's types are made of these."""

from __future__ import annotations

from typing import NotRequired, TypedDict

# `class` is a word of Python, so these two are written in the other form. A miniature's `cost` is for the game alone.
ByzantionEffect = TypedDict(
    "ByzantionEffect",
    {
        "kind": str,
        "actions": NotRequired[list[str]],
        "amount": NotRequired[int],
        "bundle": NotRequired[str],
        "class": NotRequired[str],
        "count": NotRequired[int],
        "doxa": NotRequired[int],
        "filter": NotRequired[str],
        "keep": NotRequired[int],
        "keimelion": NotRequired[str],
        "most": NotRequired[int],
        "number": NotRequired[str],
        "others": NotRequired[str],
        "pay": NotRequired[str],
        "resource": NotRequired[str],
        "scope": NotRequired[str],
        "stat": NotRequired[str],
        "trigger": NotRequired[str],
        "type": NotRequired[str],
        "value": NotRequired[str],
    },
)
ByzantionMiniature = TypedDict("ByzantionMiniature", {"id": str, "class": str, "supply": int, "cost": str})


class ByzantionCard(TypedDict):
    """A card. Only intrigue cards have `windows`, and no `production`. Bundles are told as printed: `2A 1card`."""

    id: str
    types: dict[str, int]
    cost: int
    production: NotRequired[str]
    effects: list[ByzantionEffect]
    windows: NotRequired[list[str]]


class ByzantionCourse(TypedDict):
    """One of the two ways to vote for, or a decree."""

    requires: str
    units: dict[str, int]


class ByzantionTrial(TypedDict):
    """What a trial asks for, and the doxa of its places."""

    resource: str
    doxa: list[int]


class ByzantionEvent(TypedDict):
    """An event of the game for several."""

    id: str
    age: int
    year: int
    territory: str
    options: list[ByzantionCourse]
    trial: NotRequired[ByzantionTrial]
    reward: str
    penalty: str


class ByzantionSoloEvent(TypedDict):
    """An event of the game alone."""

    id: str
    age: int
    year: int
    territory: str
    units: dict[str, int]
    cost: NotRequired[str]
    reward: str
    penalty: str


class ByzantionMission(TypedDict):
    """A secret mission."""

    id: str
    effects: list[ByzantionEffect]


class ByzantionBox(TypedDict):
    """A box of loot."""

    id: str
    loot: str


class ByzantionTerritory(TypedDict):
    """A territory of the map."""

    id: str
    colour: str
    city: str


class ByzantionRows(TypedDict):
    """What is printed, by kind of thing; `prices` are those of the market's spaces."""

    card: list[ByzantionCard]
    event: list[ByzantionEvent]
    solo: list[ByzantionSoloEvent]
    mission: list[ByzantionMission]
    box: list[ByzantionBox]
    unit: list[ByzantionMiniature]
    territory: list[ByzantionTerritory]
    prices: list[int]


ROWS = ByzantionRows
