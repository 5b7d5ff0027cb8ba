"""The types of what others are told of Guiscard: the view of a fight or a siege. The client's types are made of these."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

Health = Literal["healthy", "wounded", "dead"]


class GuiscardUnit(TypedDict):
    """A man or a horse as it stands. `lances`: the hex that a formation's lances hold; `tail`: the second hex of a horse."""

    id: str
    name: str
    kind: str
    code: str
    arms: str
    weapon: str
    armoured: bool
    horse: bool
    seat: int
    place: Literal["waiting", "map", "left", "gone", "carried", "ridden", "unplaced", "beneath"]
    health: Health
    stunned: bool
    mounted: bool
    attack: int
    defence: int
    movement: int
    hex: str | None
    tail: str | None
    facing: str | None
    lances: NotRequired[str | None]
    marks: list[str]
    spent: int
    moving: bool
    target: str | None
    led_by: str | None
    carries: str | None
    rides: str | None


class GuiscardDevice(TypedDict):
    """A ladder, or a grapnel with its rope."""

    id: str
    seat: int
    state: str
    hexes: list[str]
    top: str | None
    facing: str | None
    men: list[str]
    climber: str | None
    height: int | None


class GuiscardEngine(TypedDict):
    """A stone thrower or Greek fire."""

    id: str
    kind: str
    seat: int
    state: str
    hexes: list[str]
    bearing: str | None
    crew: list[str]
    crew_needed: int
    loaded: bool
    rounds_to_wait: int


class GuiscardFire(TypedDict):
    """A burning hex: who lit it, and how often it was counted."""

    hex: str
    seat: int
    count: int
    naphtha: bool


class GuiscardLoot(TypedDict):
    """A piece of loot: where it lies, or who has it."""

    hex: str | None
    carrier: str | None
    taken: bool


class GuiscardGate(TypedDict):
    """The gate of a castle or a village."""

    hex: str
    state: Literal["closed", "open", "destroyed"]


class GuiscardGoalLine(TypedDict):
    """One line of what wins: a text of the game, for one side or for both."""

    seat: int | None
    text: str


class GuiscardGoalParams(TypedDict, total=False):
    """What the lines of the goal name; each kind of victory has its own."""

    rounds: int
    win: int
    draw: int
    points: int
    edges: list[str]
    sides: int
    secret: Literal["yes", "no"]
    hero: str
    captive: str | None
    captive_points: int
    loot_points: int
    people: list[str]
    leader: str
    reach: int
    pack_points: int
    total: int
    foothold: int
    walk: int
    walk_held: int
    tower: int
    ours: int
    theirs: int
    margin: int
    hill: int
    top: int
    bottom: int
    hexes: list[str]
    row: int
    cut_off: int
    gate: str
    held_day: int
    relief_day: int
    hunger: Literal["draw", "win"]
    first: str
    second: str


class GuiscardGoal(TypedDict):
    """What wins: its lines, how far it has come, and what these texts name."""

    victory: str
    lines: list[GuiscardGoalLine]
    progress: str | None
    params: GuiscardGoalParams


class GuiscardPerson(TypedDict):
    """What is printed on the front of a counter, and its price."""

    id: str
    name: str
    kind: str
    code: str
    cost: int
    command: bool
    arms: str
    weapon: str
    armoured: bool
    attack: int
    defence: int
    movement: int


class GuiscardMan(GuiscardPerson):
    """Somebody who takes part in a siege. `returns`: the day on which a wounded one is fit again."""

    seat: int
    state: Literal["healthy", "wounded", "dead", "captured"]
    returns: int | None
    spot: str | None
    horse: bool
    duty: Literal["none", "building", "fighting", "holding"]


class GuiscardSupplies(TypedDict):
    """Until when the besieged can eat."""

    last_day: int
    left: int
    captured: int


class GuiscardPart(TypedDict):
    """A part of the besieged building. `last`: whoever holds this one is not beaten yet."""

    id: str
    holder: int
    hexes: list[str]
    last: bool


class GuiscardWork(TypedDict):
    """A hex of wall, tower or gate, and how far it is knocked down. `aimed`: engines that throw at it today."""

    hex: str
    make: str
    damage: int
    stages: int
    destroyed: bool
    aimed: int


class GuiscardConstruction(TypedDict):
    """An engine that is being built."""

    engine: str
    days: int
    needed: int
    today: bool


class GuiscardSurrender(TypedDict):
    """The chance, per cent, that the besieged give up if asked."""

    pressure: int
    chance: int
    last_leader: bool


class GuiscardEventBonus(TypedDict):
    """What is added to tomorrow's event roll."""

    first_days: int
    ratio: int


class GuiscardMuster(TypedDict):
    """The force that is being raised: what is left to spend, and whom it may still call."""

    seat: int
    points: int
    leaders: int
    engines: bool
    callable: list[GuiscardPerson]


class GuiscardDay(TypedDict):
    """One box of the day track."""

    day: int
    event: str | None
    roll: int
    initiative: int | None
    action: str
    result: str | None
    engines_lost: int
    destroyed: int


class GuiscardSiege(TypedDict):
    """The siege sheet."""

    building: str
    day: int
    besieger: int
    reversed: bool
    initiative: int | None
    action: str
    supplies: GuiscardSupplies
    delayed_until: int
    battle_used: bool
    engineer: bool
    events: list[str]
    parts: list[GuiscardPart]
    works: list[GuiscardWork]
    engines: dict[str, int]
    engines_of_besieged: dict[str, int]
    construction: list[GuiscardConstruction]
    men: list[GuiscardMan]
    strength: tuple[int, int]
    surrender: GuiscardSurrender
    event_bonus: GuiscardEventBonus
    map: Literal["building", "field"] | None
    edge: str | None
    muster: GuiscardMuster | None
    days: list[GuiscardDay]


class GuiscardView(TypedDict):
    """The whole table. `sides`: every feature of a hex side once, as owner, direction, feature."""

    scenario: str
    number: int
    map: str
    night: bool
    rows: int
    columns: int
    text: list[str]
    sides: list[tuple[str, str, str]]
    levels: dict[str, int]
    crowns: dict[str, list[str]]
    corner_slits: list[tuple[str, str]]
    gate: GuiscardGate | None
    tents_down: int
    armies: list[str]
    round: int
    rounds: int
    active: int
    step: str
    units: list[GuiscardUnit]
    loot: list[GuiscardLoot]
    exit: str | None
    goal: GuiscardGoal
    points: int
    casualties: tuple[int, int]
    fires: list[GuiscardFire]
    naphtha: list[str]
    ladders: list[GuiscardDevice]
    ropes: list[GuiscardDevice]
    engines: list[GuiscardEngine]
    siege: GuiscardSiege | None
    breaches: list[str]


VIEW = GuiscardView
