"""Positions: any situation as a readable dict, and what is wrong with one that cannot be.

Whatever is left out is as at the start of a game. If a player's casualties are left out, they are what remains of the 42 cubes.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantium import state
from porphyry.games.byzantium.board import (
    ARAB,
    BOARD,
    BOXES,
    BYZANTINE,
    CITIES,
    CITY_IDS,
    CONSTANTINOPLE,
    CUBES,
    FORTIFICATIONS,
    ORANGE_CUBES,
    PERSIAN,
    SIDES,
    START_SIDE,
    TURNS,
    VALUE,
)
from porphyry.games.byzantium.frames import CHOOSE_ACTION
from porphyry.games.byzantium.notation import COLOURS
from porphyry.games.byzantium.pending import MOST_MONEY, between_actions, named_tasks, pending
from porphyry.games.byzantium.setup import OPTIONS, lay_out
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.frames import depth, top
from porphyry.kernel.shapes import Flag, Number, Word, refuse, strangers
from porphyry.kernel.state import State

SMALL: Final = {
    "pool": state.POOL,
    "casualties": state.CASUALTIES,
    "removed": state.REMOVED,
    "tax": state.TAX,
    "pass_box": state.PASS_BOX,
    "church": state.CHURCH,
    "mosque": state.MOSQUE,
}
TOP_KEYS: Final = [
    "turn",
    "start",
    "active",
    "first_pass",
    "last_action",
    "bulgars",
    "guards",
    "spaces",
    "cities",
    "players",
    "pending",
    "ended",
    "conqueror",
]
PLAYER_KEYS: Final = [*SMALL, *SIDES[:2], "passed", "founded"]
SIDE_KEYS: Final = ["points", "treasury", *BOXES, "army"]
CITY_KEYS: Final = ["side", "discs", "controller", "fortified"]


# Writing


def colour(seat: int) -> str | None:
    """A seat by its colour."""
    return COLOURS[seat] if seat >= 0 else None


def to_position(s: State) -> dict[str, Any]:
    """The position as a dict that `from_position` takes back."""
    facts = s.facts
    values = [
        facts[state.LEVY_AFTER_ARMY] == 0,
        facts[state.CIVIL_WAR_ON_FREE] == 0,
        facts[state.BULGARS_HIT_SELF] == 1,
        facts[state.REFUSED_ARE_LOST] == 0,
        facts[state.ENTER_CONTROLLED] == 1,
        facts[state.UNPAID_ENDS_ACTION] == 1,
    ]
    data: dict[str, Any] = {
        "seats": s.seats,
        "options": {option.key: option.values[value] for option, value in zip(OPTIONS, values, strict=True)},
        "turn": facts[state.TURN],
        "start": colour(facts[state.START]),
        "active": colour(facts[state.ACTIVE]),
        "first_pass": colour(facts[state.FIRST_PASS]),
        "last_action": bool(facts[state.LAST_ACTION]),
        "bulgars": facts[state.BULGAR_BOX],
        "guards": {
            SIDES[side]: {state.ON_SPACE: "space", state.LAID_ASIDE: "aside"}.get(facts[state.GUARD + side])
            or colour(facts[state.GUARD + side])
            for side in (BYZANTINE, ARAB)
        },
        "spaces": {
            ident: colour(facts[state.SPACE + at])
            for at, ident in enumerate(BOARD.space_ids)
            if facts[state.SPACE + at] != state.NOBODY
        },
        "cities": {CITY_IDS[city]: _city(s, city) for city in range(CITIES)},
        "players": {COLOURS[seat]: _player(s, seat) for seat in range(s.seats)},
    }
    if facts[state.ENDED] != state.RUNNING:
        data["ended"] = state.ENDINGS[facts[state.ENDED]]
        data["conqueror"] = colour(facts[state.CONQUEROR])
    elif s.stack != between_actions(s).stack:
        data["pending"] = pending(s.seats).write(s)
    return data


def _city(s: State, city: int) -> dict[str, Any]:
    result: dict[str, Any] = {"side": SIDES[state.side_of(s, city)]}
    if s.facts[state.DISCS + city]:
        result["discs"] = s.facts[state.DISCS + city]
    for seat in range(s.seats):
        if state.get(s, seat, state.OWN) >> city & 1:
            result["controller"] = COLOURS[seat]
    if s.facts[state.FORTIFIED] >> city & 1:
        result["fortified"] = True
    return result


def _player(s: State, seat: int) -> dict[str, Any]:
    result: dict[str, Any] = {key: state.get(s, seat, what) for key, what in SMALL.items()}
    result["passed"] = bool(state.get(s, seat, state.PASSED))
    result["founded"] = bool(state.get(s, seat, state.FOUNDED))
    for side in (BYZANTINE, ARAB):
        at = state.get(s, seat, state.ARMY + side)
        result[SIDES[side]] = {
            "points": state.get(s, seat, state.POINTS + side),
            "treasury": state.get(s, seat, state.TREASURY + side),
            **{name: state.get(s, seat, state.BOX + 4 * side + which) for which, name in enumerate(BOXES)},
            "army": None if at == state.NOWHERE else CITY_IDS[at],
        }
    return result


# Reading


class Reading:
    """One reading of a position; collects every fault."""

    def __init__(self, s: State, options: dict[str, str]) -> None:
        self.s = s
        self.options = options
        self.faults: list[str] = []

    def known(self, data: dict[str, Any], keys: list[str], where: str) -> None:
        """No keys but these."""
        strangers(data, keys, where, self.faults)

    def number(self, value: Any, where: str, last: int, first: int = 0) -> int:
        """A whole number in bounds."""
        before = len(self.faults)
        Number(first, last).judge(value, where, self.faults)
        return first if len(self.faults) > before else int(value)

    def one_of(self, value: Any, known: list[str], where: str) -> int:
        """A known word; gives its place."""
        before = len(self.faults)
        Word(known).judge(value, where, self.faults)
        return 0 if len(self.faults) > before else known.index(value)

    def flag(self, value: Any, where: str) -> bool:
        """True or false."""
        Flag().judge(value, where, self.faults)
        return value is True

    def seat(self, value: Any, where: str) -> int:
        """A player by colour or number, or None."""
        if value is None:
            return state.NOBODY
        if isinstance(value, int) and not isinstance(value, bool) and 0 <= value < self.s.seats:
            return value
        return self.one_of(value, COLOURS[: self.s.seats], where)

    def table(self, value: Any, where: str) -> dict[str, Any]:
        """A dict."""
        if isinstance(value, dict):
            return value
        refuse(value, where, "a table", self.faults)
        return {}

    def read(self, data: dict[str, Any]) -> None:
        """Fill the state, collecting faults, then check the whole."""
        s = self.s
        lay_out(s, self.options)
        self.known(data, TOP_KEYS, "")
        facts = s.facts
        facts[state.TURN] = self.number(data.get("turn", 1), "turn", TURNS, 1)
        facts[state.START] = max(0, self.seat(data.get("start", data.get("active", 0)), "start"))
        facts[state.ACTIVE] = max(0, self.seat(data.get("active", facts[state.START]), "active"))
        facts[state.BULGAR_BOX] = self.number(data.get("bulgars", facts[state.BULGAR_BOX]), "bulgars", ORANGE_CUBES)
        facts[state.ORANGE] = ORANGE_CUBES - facts[state.BULGAR_BOX]
        self.cities(self.table(data.get("cities", {}), "cities"))
        self.spaces(self.table(data.get("spaces", {}), "spaces"))
        self.guards(self.table(data.get("guards", {}), "guards"))
        self.players(data.get("players", {}))
        passed = [seat for seat in range(s.seats) if state.get(s, seat, state.PASSED)]
        facts[state.FIRST_PASS] = self.seat(data.get("first_pass", passed[0] if passed else None), "first_pass")
        last = data.get("last_action", len(passed) == s.seats - 1)
        facts[state.LAST_ACTION] = 1 if self.flag(last, "last_action") else 0
        facts[state.ENDED] = self.one_of(data.get("ended", "running"), state.ENDINGS, "ended")
        facts[state.CONQUEROR] = self.seat(data.get("conqueror"), "conqueror")
        if facts[state.ENDED] == state.RUNNING:
            self.pending(data.get("pending"))
        self.check(passed, "pending" in data)
        if self.faults:
            raise BadPosition(self.faults)

    def cities(self, data: dict[str, Any]) -> None:
        """Sides, discs, control and fortifications."""
        s = self.s
        for name, given in data.items():
            where = f"cities.{name}"
            city = self.one_of(name, CITY_IDS, "cities")
            row = self.table(given, where)
            self.known(row, CITY_KEYS, f"{where}.")
            side = self.one_of(row.get("side", SIDES[START_SIDE[city]]), SIDES, f"{where}.side")
            owner = self.seat(row.get("controller"), f"{where}.controller")
            if city == CONSTANTINOPLE:
                if (
                    side != BYZANTINE
                    or row.get("discs", 0) != 0
                    or owner != state.NOBODY
                    or row.get("fortified", False)
                ):
                    self.faults.append(
                        f"{where}: Constantinople is Byzantine, without discs, controlled by nobody (BYZ-FAL-01)"
                    )
                continue
            if side == PERSIAN:
                if START_SIDE[city] != PERSIAN or row.get("discs", 0) != 0 or owner != state.NOBODY:
                    self.faults.append(
                        f"{where}: only a Persian city not yet taken is Persian, without discs (BYZ-PER-01)"
                    )
                continue
            default = VALUE[city] if side == START_SIDE[city] else max(1, VALUE[city] - 1)
            state.set_city(s, city, side, self.number(row.get("discs", default), f"{where}.discs", 3, 1))
            if owner != state.NOBODY:
                if side > ARAB:
                    self.faults.append(f"{where}.controller: nobody controls a Bulgar city (BYZ-BUL-22)")
                    continue
                state.put(s, owner, state.OWN, state.get(s, owner, state.OWN) | 1 << city)
            if self.flag(row.get("fortified", False), f"{where}.fortified"):
                if owner == state.NOBODY:
                    self.faults.append(f"{where}.fortified: a fortification needs a controller (BYZ-FOR-01)")
                    continue
                s.facts[state.FORTIFIED] |= 1 << city
                state.put(s, owner, state.RESERVE, state.get(s, owner, state.RESERVE) - 1)

    def spaces(self, data: dict[str, Any]) -> None:
        """Whose cubes lie on the special spaces."""
        for name, given in data.items():
            space = self.one_of(name, BOARD.space_ids, "spaces")
            who = self.seat(given, f"spaces.{name}")
            self.s.facts[state.SPACE + space] = who
            if who != state.NOBODY:
                state.put(self.s, who, state.ON_SPACES, state.get(self.s, who, state.ON_SPACES) + 1)

    def guards(self, data: dict[str, Any]) -> None:
        """Both guard cubes: by default with the emperor and the caliph, else on their spaces."""
        facts = self.s.facts
        self.known(data, SIDES[:2], "guards.")
        for side in (BYZANTINE, ARAB):
            role = facts[state.SPACE + BOARD.space_kind.index(side)]
            given = data.get(SIDES[side], "space" if role == state.NOBODY else role)
            where = f"guards.{SIDES[side]}"
            if given in ("space", "aside"):
                facts[state.GUARD + side] = state.ON_SPACE if given == "space" else state.LAID_ASIDE
            else:
                facts[state.GUARD + side] = self.seat(given, where)
                if facts[state.GUARD + side] != role:
                    self.faults.append(
                        f"{where}: only the {'emperor' if side == BYZANTINE else 'caliph'} has the guard (BYZ-EMP-01)"
                    )
            if (role == state.NOBODY) != (facts[state.GUARD + side] == state.ON_SPACE):
                self.faults.append(f"{where}: the guard is on its space exactly while nobody has the role (BYZ-EMP-07)")

    def players(self, data: Any) -> None:
        """Displays, by colour or as a list."""
        rows = dict(enumerate(data)) if isinstance(data, list) else self.table(data, "players")
        read: set[int] = set()
        for name, given in rows.items():
            seat = COLOURS.index(name) if name in COLOURS[: self.s.seats] else name
            if type(seat) is not int or not 0 <= seat < self.s.seats:
                refuse(name, "players", f"one of {', '.join(COLOURS[: self.s.seats])}", self.faults, COLOURS)
                continue
            where = f"players.{name}"
            if seat in read:
                self.faults.append(f"{where}: the display of {COLOURS[seat]} is there twice")
                continue
            read.add(seat)
            self.player(seat, self.table(given, where), where)
        for seat in range(self.s.seats):
            if COLOURS[seat] not in rows and seat not in rows:
                self.player(seat, {}, f"players.{COLOURS[seat]}")

    def player(self, seat: int, row: dict[str, Any], where: str) -> None:
        """One display; the casualties take what is left of the cubes."""
        s = self.s
        self.known(row, PLAYER_KEYS, f"{where}.")
        for key, what in SMALL.items():
            if key in row:
                state.put(s, seat, what, self.number(row[key], f"{where}.{key}", CUBES))
        state.put(s, seat, state.PASSED, 1 if self.flag(row.get("passed", False), f"{where}.passed") else 0)
        for side in (BYZANTINE, ARAB):
            name = SIDES[side]
            half = self.table(row.get(name, {}), f"{where}.{name}")
            self.known(half, SIDE_KEYS, f"{where}.{name}.")
            for key, what in (("points", state.POINTS), ("treasury", state.TREASURY)):
                if key in half:
                    state.put(s, seat, what + side, self.number(half[key], f"{where}.{name}.{key}", MOST_MONEY))
            for which, box in enumerate(BOXES):
                if box in half:
                    state.put(
                        s, seat, state.BOX + 4 * side + which, self.number(half[box], f"{where}.{name}.{box}", CUBES)
                    )
            if half.get("army") is not None:
                state.put(s, seat, state.ARMY + side, self.one_of(half["army"], CITY_IDS, f"{where}.{name}.army"))
        own = state.get(s, seat, state.OWN)
        founded = row.get(
            "founded",
            bool(own & s.facts[state.SIDE + BYZANTINE]) or state.get(s, seat, state.ARMY + BYZANTINE) != state.NOWHERE,
        )
        state.put(s, seat, state.FOUNDED, 1 if self.flag(founded, f"{where}.founded") else 0)
        placed = cubes_placed(s, seat) - state.get(s, seat, state.CASUALTIES)
        if "casualties" not in row:
            state.put(s, seat, state.CASUALTIES, max(0, CUBES - placed))
        total = placed + state.get(s, seat, state.CASUALTIES)
        if total != CUBES:
            self.faults.append(f"{where}: {total} cubes in all, a player has {CUBES} (BYZ-CMP-14)")

    def check(self, passed: list[int], pending: bool) -> None:
        """What no board can look like."""
        s = self.s
        self.faults += [fault for fault in faults(s) if fault not in self.faults]
        if pending or s.facts[state.ENDED] != state.RUNNING:
            return
        if len(passed) == s.seats:
            self.faults.append("players: not all can have passed while actions are chosen (BYZ-PAS-08)")
        elif state.get(s, s.facts[state.ACTIVE], state.PASSED):
            self.faults.append(f"active: {COLOURS[s.facts[state.ACTIVE]]} has passed (BYZ-PAS-04)")

    def pending(self, data: Any) -> None:
        """Whose turn it is, or the open tasks of a position in the middle of an action."""
        s = self.s
        if data is None:
            s.stack = between_actions(s).stack
        else:
            writing = pending(s.seats)
            s.stack = writing.read(named_tasks(data, writing), "pending", self.faults)


def from_position(s: State, data: dict[str, Any], options: dict[str, str]) -> None:
    """Fill an empty state; raises BadPosition with every fault."""
    Reading(s, options).read(data)


# Invariants


def cubes_placed(s: State, seat: int) -> int:
    """All of a player's cubes, wherever they are (BYZ-CMP-14)."""
    kept = [
        state.POOL,
        state.CASUALTIES,
        *range(state.BOX, state.BOX + 8),
        state.REMOVED,
        state.TAX,
        state.PASS_BOX,
        state.CHURCH,
        state.MOSQUE,
        state.ON_SPACES,
    ]
    on_cities = (state.get(s, seat, state.OWN) & ~s.facts[state.FORTIFIED]).bit_count()
    return sum(state.get(s, seat, what) for what in kept) + on_cities


def faults(s: State) -> list[str]:
    """What can never happen, between actions and during them."""
    facts = s.facts
    found: list[str] = []
    whole = (1 << CITIES) - 1
    sides = [facts[state.SIDE + side] for side in range(4)]
    if sum(mask.bit_count() for mask in sides) != CITIES or sides[0] | sides[1] | sides[2] | sides[3] != whole:
        found.append("cities: every city has one side")
    for side in range(4):
        out = sum(facts[state.DISCS + city] for city in range(CITIES) if sides[side] >> city & 1)
        if out != facts[state.DISCS_OUT + side]:
            found.append(
                f"cities: {out} discs of {SIDES[side]} lie on the map, {facts[state.DISCS_OUT + side]} are counted"
            )
    for city in range(CITIES):
        bare = city == CONSTANTINOPLE or sides[PERSIAN] >> city & 1
        if not (facts[state.DISCS + city] == 0 if bare else 1 <= facts[state.DISCS + city] <= 3):
            found.append(f"cities.{CITY_IDS[city]}: {facts[state.DISCS + city]} discs")
        if bool(facts[state.FULL] >> city & 1) != (facts[state.DISCS + city] == 3):
            found.append(f"cities.{CITY_IDS[city]}: counted full with {facts[state.DISCS + city]} discs")
    if (
        facts[state.BULGAR_BOX] + facts[state.ORANGE] != ORANGE_CUBES
        or facts[state.BULGAR_BOX] < 0
        or facts[state.ORANGE] < 0
    ):
        found.append(
            f"bulgars: {facts[state.BULGAR_BOX]} and {facts[state.ORANGE]} orange cubes are not {ORANGE_CUBES} (BYZ-CMP-14)"
        )
    seen = 0
    for seat in range(s.seats):
        found += player_faults(s, seat, seen)
        seen |= state.get(s, seat, state.OWN)
    return found


def player_faults(s: State, seat: int, seen: int) -> list[str]:
    """What can never happen on one display."""
    facts = s.facts
    name = f"players.{COLOURS[seat]}"
    found: list[str] = []
    if cubes_placed(s, seat) != CUBES:
        found.append(f"{name}: {cubes_placed(s, seat)} cubes, not {CUBES} (BYZ-CMP-14)")
    counted = (*range(state.POINTS, state.RESERVE), state.ON_SPACES)
    found += [f"{name}: fact {what} is below zero" for what in counted if state.get(s, seat, what) < 0]
    own = state.get(s, seat, state.OWN)
    if own & seen:
        found.append(f"{name}: controls a city that another player controls")
    if own & ~(facts[state.SIDE + BYZANTINE] | facts[state.SIDE + ARAB]) or own >> CONSTANTINOPLE & 1:
        found.append(f"{name}: controls a city nobody can control (BYZ-CTL-03)")
    on_map = (own & facts[state.FORTIFIED]).bit_count()
    if on_map > FORTIFICATIONS or state.get(s, seat, state.RESERVE) + on_map != FORTIFICATIONS:
        found.append(f"{name}: more than {FORTIFICATIONS} fortifications (BYZ-CMP-05)")
    spaces = sum(1 for at in range(len(BOARD.space_ids)) if facts[state.SPACE + at] == seat)
    if spaces != state.get(s, seat, state.ON_SPACES):
        found.append(f"{name}: {spaces} cubes on special spaces, {state.get(s, seat, state.ON_SPACES)} counted")
    between = not s.stack or (depth(s) <= 2 and top(s) == CHOOSE_ACTION.number)
    for side in (BYZANTINE, ARAB):
        at = state.get(s, seat, state.ARMY + side)
        if at == state.NOWHERE:
            continue
        if between and facts[state.ENDED] != state.FALLEN and facts[state.SIDE + side] >> at & 1 == 0:
            found.append(f"{name}.{SIDES[side]}.army: {CITY_IDS[at]} is a city of another side (BYZ-CMP-11)")
        if between and state.cubes_of(s, seat, side) == 0:
            found.append(f"{name}.{SIDES[side]}.army: an army needs a cube in elite, main or move (BYZ-DES-03)")
    return found
