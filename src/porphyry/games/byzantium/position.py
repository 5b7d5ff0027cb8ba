"""Positions: any situation as a readable dict, and what is wrong with one that cannot be.

What is left out is as at the start of a game. A player's casualties, left out, are whatever remains of his 42 cubes.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantium import flow, turn
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
from porphyry.games.byzantium.income import NO_LIMIT
from porphyry.games.byzantium.notation import COLOURS
from porphyry.games.byzantium.setup import OPTIONS, lay_out
from porphyry.games.byzantium.state import (
    ACTIVE,
    ALLOW_SEA,
    ARMY,
    ARRIVAL,
    ATTACK,
    BATTLE,
    BOX,
    BULGAR_BOX,
    BULGARS_HIT_SELF,
    CASUALTIES,
    CHOOSE_ACTION,
    CHOOSE_DESERTERS,
    CHOOSE_LOSSES,
    CHOOSE_OPPONENT,
    CHOOSE_ROUTE,
    CHURCH,
    CIVIL_WAR_ON_FREE,
    CONQUEROR,
    DISCS,
    DISCS_OUT,
    DOUBLE_COST,
    ENDED,
    ENTER_CONTROLLED,
    FALLEN,
    FIRST_PASS,
    FORTIFIED,
    FOUNDED,
    FULL,
    GIVE_CUBES,
    GUARD,
    INCOME,
    LAID_ASIDE,
    LAST_ACTION,
    LEVY_AFTER_ARMY,
    MARCH_ON,
    MOSQUE,
    NOBODY,
    NOWHERE,
    OFFER_WITHDRAWAL,
    ON_SPACE,
    ON_SPACES,
    ORANGE,
    OWN,
    PASS_BOX,
    PASSED,
    PLACE_GARRISON,
    POINTS,
    POOL,
    REFUSED_ARE_LOST,
    REINFORCE_MORE,
    REMOVED,
    RESERVE,
    ROLL_AGAINST,
    RUNNING,
    SIDE,
    SPACE,
    SPLIT_TAXES,
    START,
    TAX,
    TREASURY,
    TURN,
    TURN_FLOW,
    UNPAID_ENDS_ACTION,
    USE_LEVY,
    WITHDRAWAL,
    cubes_of,
    get,
    put,
    set_city,
    side_of,
)
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.frames import push
from porphyry.kernel.shapes import BOTTOM, Bits, Flag, Frames, Number, Word, refuse, strangers
from porphyry.kernel.state import State

TASKS: Final = {
    "choose_action": CHOOSE_ACTION,
    "reinforce_more": REINFORCE_MORE,
    "split_taxes": SPLIT_TAXES,
    "march_on": MARCH_ON,
    "double_cost": DOUBLE_COST,
    "roll_against": ROLL_AGAINST,
    "choose_losses": CHOOSE_LOSSES,
    "offer_withdrawal": OFFER_WITHDRAWAL,
    "allow_sea": ALLOW_SEA,
    "choose_route": CHOOSE_ROUTE,
    "choose_opponent": CHOOSE_OPPONENT,
    "use_levy": USE_LEVY,
    "place_garrison": PLACE_GARRISON,
    "give_cubes": GIVE_CUBES,
    "choose_deserters": CHOOSE_DESERTERS,
    "turn": TURN_FLOW,
    "income": INCOME,
    "arrival": ARRIVAL,
    "attack": ATTACK,
    "battle": BATTLE,
    "withdrawal": WITHDRAWAL,
}
FRAMES_MOST: Final = 24
MOST_MONEY: Final = 999  # more points or bezants than any game ever sees


# Which task arises in the middle of which.
IN_ACTION: Final = [CHOOSE_ACTION, REINFORCE_MORE, SPLIT_TAXES, MARCH_ON, ATTACK, PLACE_GARRISON, GIVE_CUBES, INCOME]
IN_ATTACK: Final = [OFFER_WITHDRAWAL, CHOOSE_OPPONENT, USE_LEVY, BATTLE]
UPON: Final = {
    TURN_FLOW: [BOTTOM],
    **{key: [TURN_FLOW] for key in IN_ACTION},
    **{key: [MARCH_ON] for key in [DOUBLE_COST, ROLL_AGAINST, ARRIVAL]},
    **{key: [ATTACK] for key in IN_ATTACK},
    CHOOSE_LOSSES: [ARRIVAL, ATTACK, BATTLE, WITHDRAWAL],
    WITHDRAWAL: [TURN_FLOW, ATTACK],
    **{key: [WITHDRAWAL] for key in [ALLOW_SEA, CHOOSE_ROUTE]},
    CHOOSE_DESERTERS: [INCOME],
}


def task_shapes(seats: int) -> Frames:
    """What the fields of every task may hold, in the order in which state.py names them."""
    zero, flag, number, links = Number(0, 0), Number(0, 1), Number(0, CUBES), Number(0, 15)
    seat, side, city, town = Number(0, seats - 1), Number(0, 1), Number(0, CITIES - 1), Number(NOWHERE, CITIES - 1)
    cities = Bits((1 << CITIES) - 1)
    return Frames(
        {
            CHOOSE_ACTION: [seat, cities],
            REINFORCE_MORE: [seat, number, number],
            SPLIT_TAXES: [seat, Number(0, MOST_MONEY)],
            MARCH_ON: [seat, side, links, town, flag, flag, cities],
            DOUBLE_COST: [seat, seat, city, number, number],
            ROLL_AGAINST: [seat, seat, city, number],
            CHOOSE_LOSSES: [seat, side, number, Number(0, 3)],
            OFFER_WITHDRAWAL: [seat, side, city],
            ALLOW_SEA: [seat, seat],
            CHOOSE_ROUTE: [seat, side, cities],
            CHOOSE_OPPONENT: [seat, city, Number(1, 15)],
            USE_LEVY: [seat, side, city],
            PLACE_GARRISON: [seat, side, city, flag],
            GIVE_CUBES: [seat, side, city, number],
            CHOOSE_DESERTERS: [seat, side, Number(0, MOST_MONEY), Number(0, NO_LIMIT)],
            TURN_FLOW: [zero, Number(0, 2)],
            INCOME: [zero, Number(0, 2 * seats)],
            ARRIVAL: [seat, city],
            ATTACK: [seat, Number(0, 3), city, town, Number(0, 6), Number(0, 2047), flag],
            BATTLE: [seat, Number(0, 3), Number(0, 5), city, Number(0, 4), number, number],
            WITHDRAWAL: [seat, side, city, Number(0, 2), Number(0, 2), town],
        },
        FRAMES_MOST,
        UPON,
    )


TASK_NAMES: Final = {number: name for name, number in TASKS.items()}
ENDINGS: Final = ["running", "complete", "fallen"]
SMALL: Final = {
    "pool": POOL,
    "casualties": CASUALTIES,
    "removed": REMOVED,
    "tax": TAX,
    "pass_box": PASS_BOX,
    "church": CHURCH,
    "mosque": MOSQUE,
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
        facts[LEVY_AFTER_ARMY] == 0,
        facts[CIVIL_WAR_ON_FREE] == 0,
        facts[BULGARS_HIT_SELF] == 1,
        facts[REFUSED_ARE_LOST] == 0,
        facts[ENTER_CONTROLLED] == 1,
        facts[UNPAID_ENDS_ACTION] == 1,
    ]
    data: dict[str, Any] = {
        "seats": s.seats,
        "options": {option.key: option.values[value] for option, value in zip(OPTIONS, values, strict=True)},
        "turn": facts[TURN],
        "start": colour(facts[START]),
        "active": colour(facts[ACTIVE]),
        "first_pass": colour(facts[FIRST_PASS]),
        "last_action": bool(facts[LAST_ACTION]),
        "bulgars": facts[BULGAR_BOX],
        "guards": {
            SIDES[side]: {ON_SPACE: "space", LAID_ASIDE: "aside"}.get(facts[GUARD + side])
            or colour(facts[GUARD + side])
            for side in (BYZANTINE, ARAB)
        },
        "spaces": {
            ident: colour(facts[SPACE + at]) for at, ident in enumerate(BOARD.space_ids) if facts[SPACE + at] != NOBODY
        },
        "cities": {CITY_IDS[city]: _city(s, city) for city in range(CITIES)},
        "players": {COLOURS[seat]: _player(s, seat) for seat in range(s.seats)},
    }
    if facts[ENDED] != RUNNING:
        data["ended"] = ENDINGS[facts[ENDED]]
        data["conqueror"] = colour(facts[CONQUEROR])
    elif s.stack != [TURN_FLOW, 0, turn.NEXT_PLAYER, 0, 0, 0, 0, 0, CHOOSE_ACTION, facts[ACTIVE], 0, 0, 0, 0, 0, 0]:
        data["pending"] = [[TASK_NAMES[s.stack[at]], *s.stack[at + 1 : at + 8]] for at in range(0, len(s.stack), 8)]
    return data


def _city(s: State, city: int) -> dict[str, Any]:
    result: dict[str, Any] = {"side": SIDES[side_of(s, city)]}
    if s.facts[DISCS + city]:
        result["discs"] = s.facts[DISCS + city]
    for seat in range(s.seats):
        if get(s, seat, OWN) >> city & 1:
            result["controller"] = COLOURS[seat]
    if s.facts[FORTIFIED] >> city & 1:
        result["fortified"] = True
    return result


def _player(s: State, seat: int) -> dict[str, Any]:
    result: dict[str, Any] = {key: get(s, seat, what) for key, what in SMALL.items()}
    result["passed"] = bool(get(s, seat, PASSED))
    result["founded"] = bool(get(s, seat, FOUNDED))
    for side in (BYZANTINE, ARAB):
        at = get(s, seat, ARMY + side)
        result[SIDES[side]] = {
            "points": get(s, seat, POINTS + side),
            "treasury": get(s, seat, TREASURY + side),
            **{name: get(s, seat, BOX + 4 * side + which) for which, name in enumerate(BOXES)},
            "army": None if at == NOWHERE else CITY_IDS[at],
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
        """No other keys than these."""
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
            return NOBODY
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
        facts[TURN] = self.number(data.get("turn", 1), "turn", TURNS, 1)
        facts[START] = max(0, self.seat(data.get("start", data.get("active", 0)), "start"))
        facts[ACTIVE] = max(0, self.seat(data.get("active", facts[START]), "active"))
        facts[BULGAR_BOX] = self.number(data.get("bulgars", facts[BULGAR_BOX]), "bulgars", ORANGE_CUBES)
        facts[ORANGE] = ORANGE_CUBES - facts[BULGAR_BOX]
        self.cities(self.table(data.get("cities", {}), "cities"))
        self.spaces(self.table(data.get("spaces", {}), "spaces"))
        self.guards(self.table(data.get("guards", {}), "guards"))
        self.players(data.get("players", {}))
        passed = [seat for seat in range(s.seats) if get(s, seat, PASSED)]
        facts[FIRST_PASS] = self.seat(data.get("first_pass", passed[0] if passed else None), "first_pass")
        last = data.get("last_action", len(passed) == s.seats - 1)
        facts[LAST_ACTION] = 1 if self.flag(last, "last_action") else 0
        facts[ENDED] = self.one_of(data.get("ended", "running"), ENDINGS, "ended")
        facts[CONQUEROR] = self.seat(data.get("conqueror"), "conqueror")
        if facts[ENDED] == RUNNING:
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
                if side != BYZANTINE or row.get("discs", 0) != 0 or owner != NOBODY or row.get("fortified", False):
                    self.faults.append(
                        f"{where}: Constantinople is Byzantine, without discs, controlled by nobody (BYZ-FAL-01)"
                    )
                continue
            if side == PERSIAN:
                if START_SIDE[city] != PERSIAN or row.get("discs", 0) != 0 or owner != NOBODY:
                    self.faults.append(
                        f"{where}: only a Persian city not yet taken is Persian, without discs (BYZ-PER-01)"
                    )
                continue
            default = VALUE[city] if side == START_SIDE[city] else max(1, VALUE[city] - 1)
            set_city(s, city, side, self.number(row.get("discs", default), f"{where}.discs", 3, 1))
            if owner != NOBODY:
                if side > ARAB:
                    self.faults.append(f"{where}.controller: nobody controls a Bulgar city (BYZ-BUL-22)")
                    continue
                put(s, owner, OWN, get(s, owner, OWN) | 1 << city)
            if self.flag(row.get("fortified", False), f"{where}.fortified"):
                if owner == NOBODY:
                    self.faults.append(f"{where}.fortified: a fortification needs a controller (BYZ-FOR-01)")
                    continue
                s.facts[FORTIFIED] |= 1 << city
                put(s, owner, RESERVE, get(s, owner, RESERVE) - 1)

    def spaces(self, data: dict[str, Any]) -> None:
        """Whose cubes lie on the special spaces."""
        for name, given in data.items():
            space = self.one_of(name, BOARD.space_ids, "spaces")
            who = self.seat(given, f"spaces.{name}")
            self.s.facts[SPACE + space] = who
            if who != NOBODY:
                put(self.s, who, ON_SPACES, get(self.s, who, ON_SPACES) + 1)

    def guards(self, data: dict[str, Any]) -> None:
        """Both guard cubes: by default with the emperor and the caliph, else on their spaces."""
        facts = self.s.facts
        self.known(data, SIDES[:2], "guards.")
        for side in (BYZANTINE, ARAB):
            role = facts[SPACE + BOARD.space_kind.index(side)]
            given = data.get(SIDES[side], "space" if role == NOBODY else role)
            where = f"guards.{SIDES[side]}"
            if given in ("space", "aside"):
                facts[GUARD + side] = ON_SPACE if given == "space" else LAID_ASIDE
            else:
                facts[GUARD + side] = self.seat(given, where)
                if facts[GUARD + side] != role:
                    self.faults.append(
                        f"{where}: only the {'emperor' if side == BYZANTINE else 'caliph'} has the guard (BYZ-EMP-01)"
                    )
            if (role == NOBODY) != (facts[GUARD + side] == ON_SPACE):
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
                put(s, seat, what, self.number(row[key], f"{where}.{key}", CUBES))
        put(s, seat, PASSED, 1 if self.flag(row.get("passed", False), f"{where}.passed") else 0)
        for side in (BYZANTINE, ARAB):
            name = SIDES[side]
            half = self.table(row.get(name, {}), f"{where}.{name}")
            self.known(half, SIDE_KEYS, f"{where}.{name}.")
            for key, what in (("points", POINTS), ("treasury", TREASURY)):
                if key in half:
                    put(s, seat, what + side, self.number(half[key], f"{where}.{name}.{key}", MOST_MONEY))
            for which, box in enumerate(BOXES):
                if box in half:
                    put(s, seat, BOX + 4 * side + which, self.number(half[box], f"{where}.{name}.{box}", CUBES))
            if half.get("army") is not None:
                put(s, seat, ARMY + side, self.one_of(half["army"], CITY_IDS, f"{where}.{name}.army"))
        own = get(s, seat, OWN)
        founded = row.get("founded", bool(own & s.facts[SIDE + BYZANTINE]) or get(s, seat, ARMY + BYZANTINE) != NOWHERE)
        put(s, seat, FOUNDED, 1 if self.flag(founded, f"{where}.founded") else 0)
        placed = cubes_placed(s, seat) - get(s, seat, CASUALTIES)
        if "casualties" not in row:
            put(s, seat, CASUALTIES, max(0, CUBES - placed))
        total = placed + get(s, seat, CASUALTIES)
        if total != CUBES:
            self.faults.append(f"{where}: {total} cubes in all, a player has {CUBES} (BYZ-CMP-14)")

    def check(self, passed: list[int], pending: bool) -> None:
        """What no board can be."""
        s = self.s
        self.faults += [fault for fault in faults(s) if fault not in self.faults]
        if pending or s.facts[ENDED] != RUNNING:
            return
        if len(passed) == s.seats:
            self.faults.append("players: not all can have passed while actions are chosen (BYZ-PAS-08)")
        elif get(s, s.facts[ACTIVE], PASSED):
            self.faults.append(f"active: {COLOURS[s.facts[ACTIVE]]} has passed (BYZ-PAS-04)")

    def pending(self, data: Any) -> None:
        """Whose go it is, or the tasks of a position in the middle of an action."""
        s = self.s
        if data is None:
            push(s, TURN_FLOW, 0, turn.NEXT_PLAYER)
            push(s, CHOOSE_ACTION, s.facts[ACTIVE])
            return
        if not isinstance(data, list) or not 0 < len(data) <= FRAMES_MOST:
            refuse(data, "pending", f"a list of tasks, {FRAMES_MOST} at most", self.faults)
            return
        shapes = task_shapes(s.seats)
        for number, task in enumerate(data):
            if not isinstance(task, list) or len(task) != 8:
                refuse(task, f"pending[{number}]", "a task's name and seven numbers", self.faults)
                return
            kind = list(TASKS.values())[self.one_of(task[0], list(TASKS), f"pending[{number}]")]
            before = len(self.faults)
            shapes.frame([kind, *task[1:]], f"pending[{number}]", self.faults, s.stack[-8] if s.stack else BOTTOM)
            if len(self.faults) == before:
                s.stack.extend([kind, *task[1:]])


def from_position(s: State, data: dict[str, Any], options: dict[str, str]) -> None:
    """Fill an empty state; raises BadPosition with every fault."""
    Reading(s, options).read(data)
    flow.run(s)


# Invariants


def cubes_placed(s: State, seat: int) -> int:
    """All cubes of a player, wherever they are (BYZ-CMP-14)."""
    kept = [POOL, CASUALTIES, *range(BOX, BOX + 8), REMOVED, TAX, PASS_BOX, CHURCH, MOSQUE, ON_SPACES]
    on_cities = (get(s, seat, OWN) & ~s.facts[FORTIFIED]).bit_count()
    return sum(get(s, seat, what) for what in kept) + on_cities


def faults(s: State) -> list[str]:
    """What can never be, between actions and within them."""
    facts = s.facts
    found: list[str] = []
    whole = (1 << CITIES) - 1
    sides = [facts[SIDE + side] for side in range(4)]
    if sum(mask.bit_count() for mask in sides) != CITIES or sides[0] | sides[1] | sides[2] | sides[3] != whole:
        found.append("cities: every city has one side")
    for side in range(4):
        out = sum(facts[DISCS + city] for city in range(CITIES) if sides[side] >> city & 1)
        if out != facts[DISCS_OUT + side]:
            found.append(f"cities: {out} discs of {SIDES[side]} lie on the map, {facts[DISCS_OUT + side]} are counted")
    for city in range(CITIES):
        bare = city == CONSTANTINOPLE or sides[PERSIAN] >> city & 1
        if not (facts[DISCS + city] == 0 if bare else 1 <= facts[DISCS + city] <= 3):
            found.append(f"cities.{CITY_IDS[city]}: {facts[DISCS + city]} discs")
        if bool(facts[FULL] >> city & 1) != (facts[DISCS + city] == 3):
            found.append(f"cities.{CITY_IDS[city]}: counted full with {facts[DISCS + city]} discs")
    if facts[BULGAR_BOX] + facts[ORANGE] != ORANGE_CUBES or facts[BULGAR_BOX] < 0 or facts[ORANGE] < 0:
        found.append(
            f"bulgars: {facts[BULGAR_BOX]} and {facts[ORANGE]} orange cubes are not {ORANGE_CUBES} (BYZ-CMP-14)"
        )
    seen = 0
    for seat in range(s.seats):
        found += player_faults(s, seat, seen)
        seen |= get(s, seat, OWN)
    return found


def player_faults(s: State, seat: int, seen: int) -> list[str]:
    """What can never be on one display."""
    facts = s.facts
    name = f"players.{COLOURS[seat]}"
    found: list[str] = []
    if cubes_placed(s, seat) != CUBES:
        found.append(f"{name}: {cubes_placed(s, seat)} cubes, not {CUBES} (BYZ-CMP-14)")
    counted = (*range(POINTS, RESERVE), ON_SPACES)
    found += [f"{name}: fact {what} is below zero" for what in counted if get(s, seat, what) < 0]
    own = get(s, seat, OWN)
    if own & seen:
        found.append(f"{name}: controls a city that another player controls")
    if own & ~(facts[SIDE + BYZANTINE] | facts[SIDE + ARAB]) or own >> CONSTANTINOPLE & 1:
        found.append(f"{name}: controls a city nobody can control (BYZ-CTL-03)")
    on_map = (own & facts[FORTIFIED]).bit_count()
    if on_map > FORTIFICATIONS or get(s, seat, RESERVE) + on_map != FORTIFICATIONS:
        found.append(f"{name}: more than {FORTIFICATIONS} fortifications (BYZ-CMP-05)")
    spaces = sum(1 for at in range(len(BOARD.space_ids)) if facts[SPACE + at] == seat)
    if spaces != get(s, seat, ON_SPACES):
        found.append(f"{name}: {spaces} cubes on special spaces, {get(s, seat, ON_SPACES)} counted")
    between = len(s.stack) <= 16 and (not s.stack or s.stack[-8] == CHOOSE_ACTION)
    for side in (BYZANTINE, ARAB):
        at = get(s, seat, ARMY + side)
        if at == NOWHERE:
            continue
        if between and facts[ENDED] != FALLEN and facts[SIDE + side] >> at & 1 == 0:
            found.append(f"{name}.{SIDES[side]}.army: {CITY_IDS[at]} is a city of another side (BYZ-CMP-11)")
        if between and cubes_of(s, seat, side) == 0:
            found.append(f"{name}.{SIDES[side]}.army: an army needs a cube in elite, main or move (BYZ-DES-03)")
    return found
