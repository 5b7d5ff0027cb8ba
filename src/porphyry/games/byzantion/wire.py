"""The types of what others are told of Byzantion: the view, and what is printed. The client's types are made of these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

# `class` is a word of Python, so these two are written in the other form. A miniature's `cost` is for the game alone.
ByzantionEffect = TypedDict(
    "ByzantionEffect",
    {
        "kind": str,
        "actions": NotRequired[list[str]],
        "amount": NotRequired[int],
        "bundle": NotRequired[str],
        "class": NotRequired[str],
        "condition": NotRequired[str],
        "count": NotRequired[int],
        "doxa": NotRequired[int],
        "filter": NotRequired[str],
        "keep": NotRequired[int],
        "keimelion": NotRequired[str],
        "most": NotRequired[int],
        "number": NotRequired[str],
        "others": NotRequired[str],
        "otherwise": NotRequired[str],
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


class ByzantionUnit(TypedDict):
    """A card in play, or a bandon: the front card and those behind it. `yields`: what an activation gives now."""

    front: str
    behind: list[str]
    types: list[str]
    yields: dict[str, int]
    marked: bool
    face_down: list[str]


class ByzantionPlayer(TypedDict):
    """A player. What is secret is not there: hand, costs (of the cards in it, after discounts), packet and cards looked at are for their
    owner, missions (with the doxa they would bring now) for their owner until the end, gifts and bids until they are shown.
    """

    seat: int
    demos: str
    resources: dict[str, int]
    nomisma: int
    doxa: int
    dynamis: int
    position: str | None
    vote: int | None
    placed: int
    vote_bonus: int
    chalice: int
    hand_size: int
    area: list[ByzantionUnit]
    missions_kept: int
    intrigue_played: int
    victories: int
    hand_limit: int
    market_edge: int
    cards_cost: int
    top_votes: int
    hand: NotRequired[list[str]]
    costs: NotRequired[dict[str, int]]
    packet: NotRequired[list[str]]
    missions_thrown: NotRequired[list[str]]
    looking_at: NotRequired[list[str]]
    missions: NotRequired[list[str]]
    mission_worth: NotRequired[dict[str, int]]
    given: NotRequired[dict[str, int]]
    bid: NotRequired[int]
    bid_bonus: NotRequired[int]


class ByzantionWork(TypedDict):
    """Work in hand: an announced action, an intrigue card, or loot being divided (`split` is the first pile, `rest` the other)."""

    seat: int
    action: NotRequired[str]
    card: NotRequired[str]
    cancelled: NotRequired[bool]
    split: NotRequired[dict[str, int]]
    rest: NotRequired[dict[str, int]]


class ByzantionSolo(TypedDict):
    """What only the game alone has."""

    seals_used: list[str]
    seal_placed: bool
    cost_paid: bool
    protected: list[int]


class ByzantionView(TypedDict):
    """All that a seat, or a spectator, may know."""

    phase: str
    round: int
    rounds: int
    ring: int
    order: list[int]
    active: int | None
    events: list[str | None]
    results: list[Literal["cancelled", "fulfilled"] | None]
    option: int | None
    result: Literal["cancelled", "fulfilled"] | None
    victor: int | None
    loser: int | None
    fulfilled: int
    cancelled: int
    boxes: list[str | None]
    market: list[str | None]
    display: list[str | None]
    deck: int
    discard: list[str]
    removed: list[str]
    map: dict[str, dict[str, int]]
    supply: dict[str, int]
    votes: tuple[int, int] | None
    pending: list[ByzantionWork]
    players: list[ByzantionPlayer]
    solo: NotRequired[ByzantionSolo]


VIEW = ByzantionView
ROWS = ByzantionRows
