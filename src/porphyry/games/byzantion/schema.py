"""What the data files of Byzantion must look like: every row is checked, and every fault is reported at once with file, row and remedy."""

from __future__ import annotations

import pathlib
from typing import Any, Final

from porphyry.games.byzantion import effects as fx
from porphyry.kernel.data import SOURCES, Reader
from porphyry.kernel.errors import nearest

FILES: Final = ["empire", "intrigue", "events", "missions", "boxes", "solo_events", "units", "board"]
PLACE: Final = "(place)"  # where a row was read, kept beside its fields
EMPIRE_CARDS: Final = 100  # BZN-CMP-01
CARDS: Final = 140  # BZN-CTR-05
MISSIONS: Final = 25
EVENTS: Final = 30
BOXES: Final = 40
UNITS: Final = 16
TERRITORIES: Final = 6
SPACES: Final = 8
AGES: Final = 3

# How many rows each table must have (BZN-CMP-01, BZN-CMP-02, BZN-CMP-04, BZN-MKT-01).
ROWS: Final = {
    ("empire", "card"): EMPIRE_CARDS,
    ("intrigue", "card"): CARDS - EMPIRE_CARDS,
    ("events", "event"): EVENTS,
    ("missions", "mission"): MISSIONS,
    ("boxes", "box"): BOXES,
    ("solo_events", "event"): EVENTS,
    ("units", "unit"): UNITS,
    ("units", "unit_group"): 1,
    ("units", "solo_cost"): UNITS,
    ("board", "market_space"): SPACES,
    ("board", "territory"): TERRITORIES,
    ("board", "verdict"): 8,
    ("board", "placing"): 2,
    ("board", "dynamis"): 4,
}

# Fields of a row: `name: sort`; a question mark means it may be left out.
FIELDS: Final = {
    ("empire", "card"): "name:text types:types cost:whole production:bundle/production effects:effects",
    ("intrigue", "card"): "name:text types:types cost:whole windows:windows effects:effects",
    ("events", "event"): (
        "name:text age:age year:whole territory:territory options:options trial:trial? reward:bundle/gain penalty:bundle/penalty"
    ),
    ("missions", "mission"): "name:text number:count effects:effects",
    ("boxes", "box"): "loot:bundle/loot",
    ("solo_events", "event"): (
        "name:text age:age year:whole territory:territory units:units cost:bundle/cost? reward:bundle/gain penalty:bundle/penalty"
    ),
    ("units", "unit"): "class:class supply:count",
    ("units", "unit_group"): "units:unit_list",
    ("units", "solo_cost"): "cost:bundle/resources",
    ("board", "market_space"): "price:count",
    ("board", "territory"): "name:text colour:text city:text sea:text",
    ("board", "verdict"): "name:text from:whole",
    ("board", "placing"): "doxa:counts",
    ("board", "dynamis"): "players:count dynamis:count",
}

Rows = dict[str, dict[str, list[dict[str, Any]]]]


def read_rows() -> tuple[Rows, list[str], str]:
    """All rows by file and table, a player's own laid over ours; what could not be read; the name of that data, if any."""
    reader = Reader(pathlib.Path(__file__).parent / "data", "byzantion")
    rows: Rows = {name: {} for name in FILES}
    for name, table in ROWS:
        rows[name][table] = [{**row.values, PLACE: row.place} for row in reader.table(f"{name}.toml", table)]
    return rows, reader.faults, reader.name


WORDS: Final[dict[str, list[str]]] = {
    "type": fx.TYPES,
    "class": fx.CLASSES,
    "keimelion": fx.KEIMELIA,
    "trigger": fx.TRIGGERS,
    "number": fx.NUMBERS,
    "card_stat": fx.CARD_STATS,
    "mission_stat": fx.MISSION_STATS,
    "scope": fx.SCOPES,
    "condition": fx.CONDITIONS,
    "filter": fx.FILTERS,
    "resource": fx.GOODS[:7],
    "resource_or_doxa": [*fx.GOODS[:7], "doxa"],
}
LISTS: Final[dict[str, list[str]]] = {"actions": fx.CANCELLABLE, "windows": fx.WINDOWS, "unit_list": []}
RANGES: Final = {"whole": (-9, 999), "count": (1, 99), "age": (1, 3)}


class Checker:
    """Walks over all rows and writes down what does not fit."""

    def __init__(self, rows: Rows) -> None:
        self.rows = rows
        self.faults: list[str] = []
        self.where = ""
        self.units = self.ids("units", "unit")
        self.territories = self.ids("board", "territory")
        self.groups = self.ids("units", "unit_group")

    def ids(self, name: str, table: str) -> list[str]:
        """The ids of a table."""
        return [str(row.get("id")) for row in self.rows.get(name, {}).get(table, [])]

    def fault(self, text: str) -> None:
        """Write one fault down, with its place."""
        self.faults.append(f"{self.where}: {text}")

    def run(self) -> list[str]:
        """Every fault of every file."""
        for (name, table), count in ROWS.items():
            rows = self.rows.get(name, {}).get(table, [])
            self.where = f"{name}.toml"
            if len(rows) != count:
                self.fault(f"{len(rows)} rows of [[{table}]], expected {count}")
            seen: set[str] = set()
            for row in rows:
                label = row.get("id", "without id")
                self.where = str(row.get(PLACE))
                if not isinstance(row.get("id"), str):
                    self.fault("a row needs an id")
                elif row["id"] in seen:
                    self.fault("this id is already taken")
                seen.add(str(label))
                self.row(name, table, row)
        self.across()
        return self.faults

    def row(self, name: str, table: str, row: dict[str, Any]) -> None:
        """One row against the fields of its table."""
        known = ["id", "source", "disclosed", PLACE]
        for word in FIELDS[(name, table)].split():
            field, _, sort = word.partition(":")
            optional = sort.endswith("?")
            known.append(field)
            if field not in row:
                if not optional:
                    self.fault(f"{field} is missing")
                continue
            self.value(field, sort.rstrip("?"), row[field], row)
        if row.get("source") not in SOURCES:
            self.fault(f"source is {row.get('source')!r}, expected one of {', '.join(SOURCES)}")
        for field in row:
            if field not in known:
                self.fault(f"unknown field {field!r}{_hint(field, known)}")
        if "effects" in row and isinstance(row.get("effects"), list):
            self.effects(name, row)
        if name == "events" and isinstance(row.get("options"), list):
            expected = 1 if "trial" in row else 2  # BZN-EVC-03
            if len(row["options"]) != expected:
                self.fault(
                    f"{len(row['options'])} options, expected {expected} {'beside a trial' if 'trial' in row else 'without a trial'}"
                )

    def effects(self, name: str, row: dict[str, Any]) -> None:
        """The effects of a card or mission: known words, known parameters, allowed for this family."""
        types = row.get("types", {})
        hero = isinstance(types, dict) and any(isinstance(level, int) and level > 0 for level in types.values())
        family = {"empire": "passive" if hero else "instant", "intrigue": "intrigue", "missions": "mission"}[name]
        if not 1 <= len(row["effects"]) <= 2:
            self.fault("one or two effects are expected")
        for effect in row["effects"]:
            word = effect.get("kind") if isinstance(effect, dict) else effect
            if word not in fx.KINDS:
                self.fault(f"unknown effect {word!r}{_hint(str(word), list(fx.KINDS))}")
                continue
            kind = fx.KINDS[word]
            if family not in kind.families:
                self.fault(f"effect {word!r} is not for {family} cards")
            names = [param for param, _ in kind.params]
            for param, sort in kind.params:
                if param in effect:
                    self.value(f"{word} {param}", sort, effect[param], effect)
                else:
                    self.fault(f"effect {word!r} needs {param}")
            for param in effect:
                if param != "kind" and param not in names:
                    self.fault(f"effect {word!r} knows no {param!r}{_hint(param, names)}")
            if family == "intrigue" and isinstance(row.get("windows"), list):
                for window in row["windows"]:
                    if window not in fx.WINDOWS_OF.get(word, "").split():
                        self.fault(f"effect {word!r} cannot be played in window {window!r}")

    def value(self, field: str, sort: str, value: Any, row: dict[str, Any]) -> None:
        """One value against its sort; effects have their own walk."""
        words = self.words(sort, row)
        if words is not None:
            self.known(field, value, words)
        elif sort.startswith("bundle/"):
            self.bundle(field, sort[7:], value)
        elif sort in LISTS:
            for part in value if isinstance(value, list) else [value]:
                self.known(field, part, self.units if sort == "unit_list" else LISTS[sort])
        elif sort in RANGES:
            least, most = RANGES[sort]
            if not isinstance(value, int) or not least <= value <= most:
                self.fault(f"{field}: a whole number from {least} to {most} is expected, not {value!r}")
        elif sort != "effects":
            self.special(field, sort, value)

    def words(self, sort: str, row: dict[str, Any]) -> list[str] | None:
        """The words of a sort that has words, or None."""
        if sort == "territory":
            return self.territories
        if sort == "filter_value":
            known = {"class": fx.CLASSES, "territory": self.territories, "group": self.groups}
            return known.get(row.get("filter", ""), [])
        return WORDS.get(sort)

    def known(self, field: str, value: Any, words: list[str]) -> None:
        """Is it one of these words?"""
        if value not in words:
            self.fault(f"{field}: {value!r} is unknown{_hint(str(value), words)}")

    def bundle(self, field: str, use: str, text: Any) -> None:
        """A bundle, and whether it may hold what it holds."""
        try:
            bundle = parse_bundle(text)
        except ValueError as error:
            self.fault(f"{field}: {error}")
            return
        allowed = fx.BUNDLES[use].split()
        for letter, place in fx.LETTERS.items():
            if bundle[place] and letter not in allowed:
                self.fault(f"{field}: {fx.GOODS[place]} is not possible here")
        if not any(bundle):
            self.fault(f"{field}: an empty bundle")

    def special(self, field: str, sort: str, value: Any) -> None:
        """What is neither a word nor a number."""
        if sort == "text":
            if not isinstance(value, str) or not value:
                self.fault(f"{field}: a text is expected, not {value!r}")
        elif sort == "counts":
            if not isinstance(value, list) or not all(isinstance(part, int) for part in value):
                self.fault(f"{field}: a list of whole numbers is expected, not {value!r}")
        elif sort == "types":
            self.types(field, value)
        elif sort == "units":
            self.unit_counts(field, value)
        elif sort == "options":
            self.options(field, value)
        elif sort == "trial":
            self.value(f"{field} resource", "resource", value.get("resource"), value)
            doxa = value.get("doxa")
            if not isinstance(doxa, list) or len(doxa) != 4:
                self.fault(f"{field}: doxa for four places is expected")  # BZN-TRI-04
        else:
            raise AssertionError(sort)

    def types(self, field: str, value: Any) -> None:
        """The types of a card, and a hero's laurels on each of them."""
        if not isinstance(value, dict) or not 1 <= len(value) <= 2:
            self.fault(f"{field}: one or two types are expected")
            return
        for part, level in value.items():
            self.known(field, part, fx.TYPES)
            if level not in (0, 1, 2, 3):
                self.fault(f"{field}: {part} has level {level!r}, expected 0 to 3")
        levels = [level > 0 for level in value.values() if isinstance(level, int)]
        if any(levels) != all(levels):
            self.fault(f"{field}: a hero has laurels on each of their types")

    def options(self, field: str, value: Any) -> None:
        """The options of an event."""
        for option in value if isinstance(value, list) else []:
            for part in ("name", "requires", "units"):
                if part not in option:
                    self.fault(f"{field}: an option needs {part}")
            if "requires" in option:
                self.value(f"{field} requires", "bundle/requirement", option["requires"], option)
            if "units" in option:
                self.unit_counts(f"{field} units", option["units"])

    def unit_counts(self, field: str, value: Any) -> None:
        """A table of units and numbers."""
        for unit, count in value.items() if isinstance(value, dict) else []:
            if unit not in self.units:
                self.fault(f"{field}: {unit!r} is unknown{_hint(unit, self.units)}")
            if not isinstance(count, int) or count < 1:
                self.fault(f"{field}: {count!r} {unit} is not a number of units")

    def across(self) -> None:
        """What holds between rows."""
        self.where = "empire.toml, intrigue.toml"
        both = self.ids("empire", "card") + self.ids("intrigue", "card")
        for twice in sorted({name for name in both if both.count(name) > 1}):
            if twice not in self.ids("empire", "card") or twice not in self.ids("intrigue", "card"):
                continue
            self.fault(f"{twice} is an empire card and an intrigue card")
        for name in ("events", "solo_events"):
            self.where = f"{name}.toml"
            rows = self.rows.get(name, {}).get("event", [])
            keys = [(row.get("age"), row.get("year"), row.get("name")) for row in rows]
            for key in keys:
                if keys.count(key) > 1:
                    self.fault(f"two events are called {key[2]!r} in {key[1]}")  # BZN-LEN-04: the order must be clear
            for age in (1, 2, 3):
                if sum(row.get("age") == age for row in rows) < 3:  # BZN-LEN-02
                    self.fault(f"age {age} has fewer than 3 events")
        self.where = "units.toml"
        if sorted(self.ids("units", "solo_cost")) != sorted(self.units):
            self.fault("each unit needs one [[solo_cost]] of the same id")


def _hint(word: str, known: list[str]) -> str:
    close = nearest(word, known)
    return f"; did you mean {close!r}?" if close else f"; known are {', '.join(known)}"


def parse_bundle(text: Any) -> list[int]:
    """A bundle such as "2A 1card" as twelve numbers.

    >>> parse_bundle("2A 3N")
    [2, 0, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0]
    """
    bundle = [0] * fx.SYMBOLS
    if not isinstance(text, str):
        raise ValueError(f"a bundle such as '2A 3N' is expected, not {text!r}")
    for word in text.split():
        digits = ""
        while word[len(digits) : len(digits) + 1].isdecimal():
            digits += word[len(digits)]
        letter = word[len(digits) :]
        if not digits or letter not in fx.LETTERS:
            raise ValueError(f"{word!r} is not an amount such as 2A; symbols are {' '.join(fx.LETTERS)}")
        bundle[fx.LETTERS[letter]] += int(digits)
    return bundle


def check(rows: Rows) -> list[str]:
    """Every fault of the data, or nothing."""
    return Checker(rows).run()
