"""The types of what others are told of Byzantium: the view, and what is printed on the board. The client's types are made of these."""

from __future__ import annotations

from typing import Literal, TypedDict

Side = Literal["byzantine", "arab"]
CitySide = Literal["byzantine", "arab", "persian", "bulgar"]


class ByzantiumSides(TypedDict):
    """A number for each side."""

    byzantine: int
    arab: int


class ByzantiumYes(TypedDict):
    """Yes or no for each side."""

    byzantine: bool
    arab: bool


class ByzantiumPlaces(TypedDict):
    """A city, or none, for each side."""

    byzantine: str | None
    arab: str | None


class ByzantiumBox(TypedDict):
    """A number for each box of an army."""

    elite: int
    main: int
    levy: int
    move: int


class ByzantiumBoxes(TypedDict):
    """The boxes of both armies."""

    byzantine: ByzantiumBox
    arab: ByzantiumBox


class ByzantiumCity(TypedDict):
    """A city as it stands. `armies`: seat and side of each."""

    id: str
    side: CitySide
    discs: int
    strength: int
    controller: int | None
    fortified: bool
    armies: list[tuple[int, Side]]


class ByzantiumPlayer(TypedDict):
    """A player's display. `counts`: the tracks that would count if the game ended now; `missing`: how many points the weaker one lacks."""

    seat: int
    colour: str
    points: ByzantiumSides
    treasury: ByzantiumSides
    boxes: ByzantiumBoxes
    guard: ByzantiumYes
    army: ByzantiumPlaces
    strength: ByzantiumSides
    discs: ByzantiumSides
    income: ByzantiumSides
    upkeep: ByzantiumSides
    pool: int
    casualties: int
    removed: int
    tax: int
    pass_box: int
    church: int
    mosque: int
    fortifications: int
    passed: bool
    cities: int
    total_now: int
    total_if_fallen: int
    counts: list[Side]
    missing: int


class ByzantiumSpace(TypedDict):
    """A space of the board, and who has taken it."""

    id: str
    kind: str
    side: str
    taken_by: int | None


class ByzantiumBulgars(TypedDict):
    """The Bulgars' cubes."""

    box: int
    supply: int


class ByzantiumGuards(TypedDict):
    """Where each guard is: on its space, laid aside, or with a seat."""

    byzantine: Literal["space", "aside"] | int
    arab: Literal["space", "aside"] | int


class ByzantiumDiscs(TypedDict):
    """Discs that are left of each colour."""

    byzantine: int
    arab: int
    bulgar: int


class ByzantiumView(TypedDict):
    """The whole table; nothing is hidden."""

    turn: int
    turns: int
    start: int
    active: int
    first_pass: int | None
    last_action: bool
    ended: Literal["running", "complete", "fallen"]
    bulgars: ByzantiumBulgars
    guards: ByzantiumGuards
    upkeep: ByzantiumBoxes
    discs_left: ByzantiumDiscs
    spaces: list[ByzantiumSpace]
    cities: list[ByzantiumCity]
    players: list[ByzantiumPlayer]


class ByzantiumPrintedCity(TypedDict):
    """A city as it is printed."""

    id: str
    value: int
    side: CitySide
    coastal: bool
    lon: float
    lat: float


class ByzantiumLink(TypedDict):
    """A road, a way through the desert or a sea route."""

    id: str
    a: str
    b: str
    type: Literal["road", "desert", "sea"]


class ByzantiumPrintedSpace(TypedDict):
    """A space as it is printed."""

    id: str
    side: str
    row: int


class ByzantiumRows(TypedDict):
    """What is printed on the board. `arrows`: the cities that the Bulgars attack."""

    cities: list[ByzantiumPrintedCity]
    links: list[ByzantiumLink]
    arrows: list[str]
    spaces: list[ByzantiumPrintedSpace]


VIEW = ByzantiumView
ROWS = ByzantiumRows
