"""The cards and boards of Byzantion as plain numbers for the rules, built once from data/*.toml when this module is imported."""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.schema import Rows, check, parse_bundle, read_rows
from porphyry.kernel.errors import BadData

EMPIRE_CARDS: Final = 100  # BZN-CMP-01
CARDS: Final = 140  # BZN-CTR-05
MISSIONS: Final = 25
EVENTS: Final = 30
BOXES: Final = 40
UNITS: Final = 16
TERRITORIES: Final = 6
SPACES: Final = 8

# The tables. Cards 0 to 99 are empire cards, 100 to 139 intrigue cards.
CARD_IDS: Final[list[str]] = []
COST: Final[list[int]] = []
TYPES_OF: Final[list[int]] = []  # bit mask of types
LEVEL: Final[list[int]] = []  # card * 5 + type
HERO: Final[list[bool]] = []
PRODUCTION: Final[list[list[int]]] = []  # card -> amounts of the seven resources and nomisma
EFFECTS: Final[list[list[int]]] = []  # card -> kind, a, b, c for each effect, one after the other
BUNDLE: Final[list[list[int]]] = []  # what effects refer to by number
WINDOWS_MASK: Final[list[int]] = [0] * 10  # window -> the intrigue cards (bit c - 96) that it allows

MISSION_IDS: Final[list[str]] = []
MISSION_EFFECT: Final[list[list[int]]] = []
BOX_IDS: Final[list[str]] = []
BOX_LOOT: Final[list[list[int]]] = []
UNIT_IDS: Final[list[str]] = []
UNIT_CLASS: Final[list[int]] = []
UNIT_SUPPLY: Final[list[int]] = []
UNIT_BUILDING: Final[list[bool]] = []
UNIT_COST: Final[list[list[int]]] = []
UNIT_NEEDS: Final[list[list[int]]] = []  # the same as kind and pieces, kind and pieces ...
SOLO_PRICE: Final[dict[str, str]] = {}  # unit -> what it costs to build alone, as printed
TERRITORY_IDS: Final[list[str]] = []
PRICE: Final[list[int]] = []
VERDICT_IDS: Final[list[str]] = []
VERDICT_FROM: Final[list[int]] = []
DYNAMIS_OF: Final[list[int]] = [0] * 5  # by number of players
PLACING: Final[list[list[int]]] = []  # for resources, for card costs

# Events are numbered in the order of the board: age, date, printed name (BZN-LEN-04).
EVENT_IDS: Final[list[str]] = []
EVENT_AGE: Final[list[int]] = []
EVENT_YEAR: Final[list[int]] = []
EVENT_TERRITORY: Final[list[int]] = []
EVENT_NEEDS: Final[list[list[list[int]]]] = []  # event -> option -> amounts
EVENT_UNITS: Final[list[list[list[int]]]] = []  # event -> option -> number of each unit
EVENT_TRIAL: Final[list[int]] = []  # the resource of the trial, or -1
EVENT_PLACES: Final[list[list[int]]] = []  # doxa for the places of the trial
EVENT_REWARD: Final[list[list[int]]] = []
EVENT_PENALTY: Final[list[list[int]]] = []
COURSE_IDS: Final[list[str]] = []  # the two options of each vote, which have names of their own
COURSE_OF: Final[list[int]] = []  # event -> the first of its two, or -1

SOLO_IDS: Final[list[str]] = []
SOLO_AGE: Final[list[int]] = []
SOLO_YEAR: Final[list[int]] = []
SOLO_TERRITORY: Final[list[int]] = []
SOLO_UNITS: Final[list[list[int]]] = []
SOLO_COST: Final[list[int]] = []  # nomisma
SOLO_REWARD: Final[list[list[int]]] = []
SOLO_PENALTY: Final[list[list[int]]] = []

ROWS_BY_ID: Final[dict[str, dict[str, dict[str, Any]]]] = {}  # kind of thing -> id -> row, for texts and views


def _bundle_number(text: str) -> int:
    bundle = parse_bundle(text)
    if bundle in BUNDLE:
        return BUNDLE.index(bundle)
    BUNDLE.append(bundle)
    return len(BUNDLE) - 1


WORDS_OF: Final[dict[str, list[str]]] = {
    "resource": fx.GOODS,
    "resource_or_doxa": fx.GOODS,
    "type": fx.TYPES,
    "class": fx.TYPES,
    "keimelion": fx.KEIMELIA,
    "trigger": fx.TRIGGERS,
    "number": fx.NUMBERS,
    "card_stat": fx.STATS,
    "mission_stat": fx.STATS,
    "condition": fx.CONDITIONS,
    "scope": fx.SCOPES,
    "filter": fx.FILTERS,
}
"""Sort of a parameter -> the words whose places are its numbers."""


def _effect(effect: dict[str, Any]) -> list[int]:
    """An effect as its kind and three numbers."""
    kind = fx.KINDS[effect["kind"]]
    numbers = [kind.code, *[_number(effect, effect[param], sort) for param, sort in kind.params]]
    return numbers + [0] * (4 - len(numbers))


def _number(effect: dict[str, Any], value: Any, sort: str) -> int:
    """One parameter of an effect as a number."""
    if sort in WORDS_OF:
        return WORDS_OF[sort].index(value)
    if sort.startswith("bundle/"):
        return _bundle_number(value)
    if sort == "filter_value":
        words = {"class": fx.CLASSES, "territory": TERRITORY_IDS, "group": ["building"]}[effect["filter"]]
        return words.index(value)
    if sort == "actions":
        return sum([1 << fx.ACTIONS.index(part) for part in value])
    return int(value)


def _unit_counts(units: dict[str, int]) -> list[int]:
    return [units.get(unit, 0) for unit in UNIT_IDS]


def _order(row: dict[str, Any]) -> tuple[int, int, str]:
    return (row["age"], row["year"], row["name"])


def build(rows: Rows) -> None:
    """Fill the tables from checked rows."""
    _build_units(rows)
    _build_board(rows)
    _build_cards(rows)
    _build_small(rows)
    _build_events(rows)
    _build_solo_events(rows)
    _index(rows)


def _build_units(rows: Rows) -> None:
    for row in rows["units"]["unit"]:
        UNIT_IDS.append(row["id"])
        UNIT_CLASS.append(fx.TYPES.index(row["class"]))
        UNIT_SUPPLY.append(row["supply"])
        UNIT_BUILDING.append(row["id"] in rows["units"]["unit_group"][0]["units"])
    SOLO_PRICE.update({row["id"]: row["cost"] for row in rows["units"]["solo_cost"]})
    for unit in UNIT_IDS:
        UNIT_COST.append(parse_bundle(SOLO_PRICE[unit])[:7])
        UNIT_NEEDS.append([part for good, pieces in enumerate(UNIT_COST[-1]) if pieces for part in (good, pieces)])


def _build_board(rows: Rows) -> None:
    for row in rows["board"]["territory"]:
        TERRITORY_IDS.append(row["id"])
    for row in rows["board"]["market_space"]:
        PRICE.append(row["price"])
    for row in rows["board"]["verdict"]:
        VERDICT_IDS.append(row["id"])
        VERDICT_FROM.append(row["from"])
    for row in rows["board"]["dynamis"]:
        DYNAMIS_OF[row["players"]] = row["dynamis"]
    for row in rows["board"]["placing"]:
        PLACING.append(row["doxa"])


def _build_cards(rows: Rows) -> None:
    for row in rows["empire"]["card"] + rows["intrigue"]["card"]:
        number = len(CARD_IDS)
        CARD_IDS.append(row["id"])
        COST.append(row["cost"])
        TYPES_OF.append(sum([1 << fx.TYPES.index(name) for name in row["types"]]))  # BZN-CRD-02
        LEVEL.extend([row["types"].get(name, 0) for name in fx.TYPES])
        HERO.append(any(row["types"].values()))
        PRODUCTION.append(parse_bundle(row.get("production", ""))[:8])
        flat: list[int] = []
        intrigue = number >= EMPIRE_CARDS  # its main effect stands first, what it gives besides after it
        for numbers in sorted([_effect(effect) for effect in row["effects"]], reverse=intrigue):
            flat.extend(numbers)
        EFFECTS.append(flat)
        for window in row.get("windows", []):
            WINDOWS_MASK[fx.WINDOWS.index(window)] |= 1 << number - 96


def _build_small(rows: Rows) -> None:
    for row in rows["missions"]["mission"]:
        MISSION_IDS.append(row["id"])
        MISSION_EFFECT.append(_effect(row["effects"][0]))
    for row in rows["boxes"]["box"]:
        BOX_IDS.append(row["id"])
        BOX_LOOT.append(parse_bundle(row["loot"]))


def _build_events(rows: Rows) -> None:
    for row in sorted(rows["events"]["event"], key=_order):
        EVENT_IDS.append(row["id"])
        EVENT_AGE.append(row["age"])
        EVENT_YEAR.append(row["year"])
        EVENT_TERRITORY.append(TERRITORY_IDS.index(row["territory"]))
        EVENT_NEEDS.append([parse_bundle(option["requires"])[:8] for option in row["options"]])
        EVENT_UNITS.append([_unit_counts(option["units"]) for option in row["options"]])
        trial = row.get("trial")
        EVENT_TRIAL.append(fx.GOODS.index(trial["resource"]) if trial else -1)
        EVENT_PLACES.append(list(trial["doxa"]) if trial else [])
        EVENT_REWARD.append(parse_bundle(row["reward"]))
        EVENT_PENALTY.append(parse_bundle(row["penalty"]))
        COURSE_OF.append(-1 if trial else len(COURSE_IDS))
        if not trial:
            COURSE_IDS.extend([f"{row['id']}-1", f"{row['id']}-2"])


def _build_solo_events(rows: Rows) -> None:
    for row in sorted(rows["solo_events"]["event"], key=_order):
        SOLO_IDS.append(row["id"])
        SOLO_AGE.append(row["age"])
        SOLO_YEAR.append(row["year"])
        SOLO_TERRITORY.append(TERRITORY_IDS.index(row["territory"]))
        SOLO_UNITS.append(_unit_counts(row["units"]))
        SOLO_COST.append(parse_bundle(row.get("cost", ""))[fx.NOMISMA])
        SOLO_REWARD.append(parse_bundle(row["reward"]))
        SOLO_PENALTY.append(parse_bundle(row["penalty"]))


def _index(rows: Rows) -> None:
    """All rows by the kind of thing, and their ids."""
    for name, table, word in [
        ("empire", "card", "card"),
        ("intrigue", "card", "card"),
        ("events", "event", "event"),
        ("solo_events", "event", "solo"),
        ("missions", "mission", "mission"),
        ("boxes", "box", "box"),
        ("units", "unit", "unit"),
        ("board", "territory", "territory"),
        ("board", "verdict", "verdict"),
    ]:
        ROWS_BY_ID.setdefault(word, {}).update({row["id"]: row for row in rows[name][table]})


def load() -> str:
    """Read, check and build, or say everything that is wrong. Gives the name of a player's own data, if there is any."""
    rows, unreadable, name = read_rows()
    faults = unreadable + check(rows)
    if faults:
        raise BadData(faults)
    build(rows)
    return name


DATA_NAME: Final = load()

# Derived once.
DISCOUNTS: Final[list[list[int]]] = []  # hero -> card -> nomisma off (BZN-HER-04)
ANTONINA: Final = CARD_IDS.index("antonina")


def _discounts() -> None:
    for hero in range(CARDS):
        row: list[int] = []
        if HERO[hero]:
            row.extend(
                [
                    sum([LEVEL[hero * 5 + kind] for kind in range(5) if TYPES_OF[card] >> kind & 1])
                    for card in range(CARDS)
                ]
            )
        DISCOUNTS.append(row)


_discounts()


def course(event: int, option: int) -> int:
    """The name of an option of a vote, as a word."""
    return COURSE_OF[event] + option
