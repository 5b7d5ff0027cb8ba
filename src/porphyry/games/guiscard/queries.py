"""What a player works out at the table before deciding: reach and its price, ways and their dangers, fields of fire, lines of sight.

Every answer is asked of the code that decides it, on a copy of the table; nothing is played.  A question says what it
is about: ``reach``, ``path``, ``fire``, ``sight`` or ``fight``.
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Any, Final

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import riders
from porphyry.games.guiscard.ground.board import CORNERS
from porphyry.games.guiscard.ground.hexes import (
    CENTRE,
    CORNER,
    DIRECTIONS,
    MIDDLE,
    NOWHERE,
    distance,
    hex_of,
    is_pair,
    left_of,
    name_of,
    right_of,
)
from porphyry.games.guiscard.ground.sight import BLOCK_RULES, CLEAR, COVER_NAMES, FROM_NOTHING, REASONS
from porphyry.games.guiscard.notation import HEX_NAMES, NOTATION, V_ADVANCE, V_MARCH, V_RIDE, V_SHIFT
from porphyry.games.guiscard.odds import CHARGES, check_odds, fight_odds, name, shot_odds
from porphyry.games.guiscard.runs import Run, Stage, declare, runs, stages, unhurt_by
from porphyry.games.guiscard.scenarios import board_of, sights_of
from porphyry.games.guiscard.skirmish import entry, horses, melee, missile, movement, mover
from porphyry.games.guiscard.skirmish.contact import watchers
from porphyry.games.guiscard.state import (
    ACTIVE,
    DIR,
    HEX,
    ON_MAP,
    PLACE,
    SEAT,
    START_HEX,
    WAITING,
    count,
    get,
    is_active,
    is_mounted,
    put,
    reading,
    standing,
    unit_of,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, verb_of
from porphyry.kernel.errors import Unreadable, nearest
from porphyry.kernel.frames import field, set_field, top
from porphyry.kernel.state import State

NO_HEXES: Final[list[int]] = []
BANDS: Final = ["short", "medium", "long"]


def ask(s: State, question: dict[str, Any]) -> dict[str, Any] | None:
    """The answer to a question, or None if it is about nothing we know."""
    about = question.get("about")
    if about == "sight":
        return sight(s, read_hex(s, question, "from"), read_hex(s, question, "to"))
    if about == "reach":
        return (
            reach_charging(s, read_unit(s, question.get("unit")), read_unit(s, question["target"]))
            if "target" in question
            else reach(s, read_unit(s, question.get("unit")), read_via(s, question))
        )
    if about == "path":
        u = read_unit(s, question.get("unit"))
        way = question.get("way")
        if isinstance(way, list):
            return path(s, u, [str(one) for one in way])
        h = read_hex(s, question, "to")
        if "target" in question:
            return path_charging(s, u, read_unit(s, question["target"]), h)
        return path_to(s, u, h, read_via(s, question))
    if about == "fire":
        return fire(s, read_unit(s, question.get("unit")))
    if about == "fight":
        ours, theirs = read_units(s, question, "attackers"), read_units(s, question, "defenders")
        charge = str(question.get("charge", CHARGES[0]))
        if charge not in CHARGES:
            raise Unreadable(charge, "one of " + ", ".join(CHARGES))
        return fight(s, ours, theirs, CHARGES.index(charge))
    return None


# ---------------------------------------------------------------- reading a question


def read_hex(s: State, question: dict[str, Any], key: str) -> int:
    text = str(question.get(key, ""))
    h = hex_of(text)
    if h == NOWHERE or not board_of(s).holds(h):
        raise Unreadable(text, "a hex of this map")
    return h


def read_via(s: State, question: dict[str, Any]) -> list[int]:
    """The way-points of a walk."""
    words = question.get("via")
    return [read_hex(s, {"via": word}, "via") for word in words] if isinstance(words, list) else []


def read_unit(s: State, word: object) -> int:
    text = str(word or "")
    u = unit_of(s, t.roster_index(text))
    if u < 0:
        here = [name(s, v) for v in range(count(s))]
        raise Unreadable(text, "a unit of this scenario", nearest(text, here))
    return u


def read_units(s: State, question: dict[str, Any], key: str) -> int:
    words = question.get(key)
    mask = 0
    for word in words if isinstance(words, list) else [words]:
        mask |= 1 << read_unit(s, word)
    return mask


# ---------------------------------------------------------------- lines of sight


def sight(s: State, a: int, h: int) -> dict[str, Any]:
    """The line between two hexes: what blocks it, what covers the target, by which rule; and whether who stands there may shoot."""
    line = sights_of(s).line(a, h)
    u, v = standing(s, a), standing(s, h)
    armed = u >= 0 and missile.weapon_of(s, u) != t.NO_WEAPON
    cover = missile.cover_on(s, board_of(s), u if armed else -1, line, distance(a, h))  # GUI-LOS-21: less from above
    out: dict[str, Any] = {
        "from": name_of(a),
        "to": name_of(h),
        "hexes": distance(a, h),
        "clear": line.blocked == CLEAR,
        "blocked_by": REASONS[line.blocked],
        "rule": BLOCK_RULES[line.blocked],
        "at": None if line.block_hex == NOWHERE else name_of(line.block_hex),
        "side": None if line.block_side < 0 else DIRECTIONS[line.block_side],
        "cover": t.COVERS[cover],
        "cover_from": COVER_NAMES[line.cover_from if cover else FROM_NOTHING],
        "cover_at": None if line.cover_hex == NOWHERE or not cover else name_of(line.cover_hex),
        "levels_up": line.up,
        "starts": anchor_name(line.from_anchor),
        "ends": anchor_name(line.to_anchor),
        "crosses": [[name_of(left_of(c)), name_of(right_of(c))] if is_pair(c) else [name_of(c)] for c in line.between],
        "shot": None,
    }
    if armed and v >= 0 and u != v:
        out["shot"] = {"unit": name(s, u), **shot(s, u, v, h)}
    return out


def anchor_name(anchor: int) -> str:
    """From the middle of the hex, from the middle of one of its sides, or from a corner between two."""
    if anchor == CENTRE:
        return "centre"
    return DIRECTIONS[anchor - MIDDLE] if anchor < CORNER else CORNERS[anchor - CORNER]


def shot(s: State, u: int, v: int, h: int) -> dict[str, Any]:
    """One possible shot: its range, the cover that counts against this shooter, its chances, or why it cannot be."""
    sights = sights_of(s)
    a = get(s, u, HEX)
    why = missile.why_not_shot(s, sights, u, v, h)
    band = missile.band_of(s, u, distance(a, h))
    return {
        "target": name(s, v),
        "hex": name_of(h),
        "range": BANDS[band] if band >= 0 else None,
        "cover": t.COVERS[missile.cover_of(s, u, v, h)],
        "why": why,
        "odds": None if why else shot_odds(s, u, h),
    }


def fire(s: State, u: int) -> dict[str, Any]:
    """What a shooter sees within range, and every target with its chances."""
    sights = sights_of(s)
    board = sights.board
    a = get(s, u, HEX)
    weapon = missile.weapon_of(s, u)
    how = missile.OFFENSIVE if get(s, u, SEAT) == s.facts[ACTIVE] else missile.DEFENSIVE
    out: dict[str, Any] = {
        "unit": name(s, u),
        "weapon": t.WEAPONS[weapon],
        "why": missile.why_not_shooter(s, board, u, how),
        "hexes": {},
        "targets": [],
    }
    if weapon == t.NO_WEAPON or get(s, u, PLACE) != ON_MAP or not is_active(s, u):
        return out
    for h in board.hexes:
        band = missile.band_of(s, u, distance(a, h))
        if band < 0 or h == a or sights.line(a, h).blocked != CLEAR:
            continue
        if weapon == t.LANCE and is_mounted(s, u) and riders.area_of(a, get(s, u, DIR), h) == riders.REAR_AREA:
            continue  # GUI-LAN-01
        out["hexes"][name_of(h)] = BANDS[band]
    for v in range(count(s)):
        if not missile.is_target(s, get(s, u, SEAT), v):
            continue
        for h in melee.hexes_of(s, v):
            if missile.band_of(s, u, distance(a, h)) >= 0:
                out["targets"].append(shot(s, u, v, h))
    return out


def fight(s: State, ours: int, theirs: int, charge: int) -> dict[str, Any]:
    """The card of a fight, and what speaks against it."""
    why = ""
    for u in melee.members(ours):
        for v in melee.members(theirs):
            if not why and charge == melee.NO_CHARGE:
                why = melee.why_not_attack(s, u, v)
    return {"why": why, "odds": fight_odds(s, ours, theirs, charge)}


# ---------------------------------------------------------------- ways


class Ways:
    """Every position a unit can come to in one move, with its price and the position before it.

    A position is hex * 8 + facing, the facing being 0 on foot.  ``safe`` holds the ways that leave no hex
    an enemy watches, ``any`` the cheapest of all.  With way-points they begin at the last of these, which ``before`` leads to.
    """

    def __init__(self, s: State, u: int, via: list[int] = NO_HEXES) -> None:
        self.u = u
        self.s = s.clone()
        if not (top(self.s) == frames.MOVE.number and field(self.s, frames.MOVE.unit) == u):
            movement.begin(self.s, u)
        self.board = board_of(s)
        self.points = field(self.s, frames.MOVE.points)
        self.checked_from_start = field(self.s, frames.MOVE.hexes) > 0 or reading(s, START_HEX)
        self.waits = get(s, u, PLACE) == WAITING
        self.origins = self.entries() if self.waits else [(0, self.position(self.s), -1)]
        self.watch: dict[int, list[int]] = {}
        self.before: list[int] = []
        self.look_around()
        for h in via:
            self.go_by(h)

    def look_around(self) -> None:
        self.any = self.search(False)
        self.safe = self.search(True) if any(self.guards(here // 8) for here in self.any) else self.any

    def go_by(self, h: int) -> None:
        """Whatever comes next goes by this hex; where it cannot be reached, nothing comes next."""
        _, spent, way = self.best(h, False)
        self.before = way[:-1]
        self.origins = [(spent, way[-1], -1)] if way else []
        self.look_around()

    def position(self, s: State) -> int:
        return get(s, self.u, HEX) * 8 + (get(s, self.u, DIR) if is_mounted(s, self.u) else 0)

    def entries(self) -> list[tuple[int, int, int]]:
        """Where a unit that waits off the map comes on."""
        out: list[tuple[int, int, int]] = []
        for h in entry.entry_hexes(self.s, self.u):
            one = self.s.clone()
            entry.enter(one, self.u, h)
            heappush(out, (field(one, frames.MOVE.spent), self.position(one), -1))
        return out

    def search(self, safe: bool) -> dict[int, tuple[int, int]]:
        """Cheapest price of every position, and the position before it (-1 at the start)."""
        found: dict[int, tuple[int, int]] = {}
        queue = list(self.origins)
        while queue:
            spent, here, before = heappop(queue)
            if here in found:
                continue
            found[here] = (spent, before)
            if spent >= self.points:
                continue
            entered = before >= 0 or self.checked_from_start or self.waits or bool(self.before)
            if safe and entered and self.guards(here // 8):
                continue
            self.stand(here, spent)
            for price, there in self.steps(here):
                if there not in found:
                    heappush(queue, (spent + price, there, here))
        return found

    def guards(self, h: int) -> list[int]:
        """Who would check the unit on leaving a hex; asked once a hex."""
        if h not in self.watch:
            self.watch[h] = watchers(self.s, self.board, h, get(self.s, self.u, SEAT))
        return self.watch[h]

    def stand(self, here: int, spent: int) -> None:
        """Put the unit there on the copy, so that the rules can be asked."""
        s, u = self.s, self.u
        put(s, u, PLACE, ON_MAP)
        put(s, u, HEX, here // 8)
        if is_mounted(s, u):
            put(s, u, DIR, here % 8)
        set_field(s, frames.MOVE.points, self.points - spent)

    def steps(self, here: int) -> list[tuple[int, int]]:
        """Every single step of the unit as it stands: its price and where it leads."""
        s, u, board = self.s, self.u, self.board
        h, d = here // 8, here % 8
        if not is_mounted(s, u):
            near = [board.near[h * 6 + k] for k in range(6)]
            return [
                (movement.step_cost(s, board, u, h, d, y), y * 8)
                for y in near
                if y != NOWHERE and not movement.why_not_step(s, u, y)
            ]
        out = [] if horses.why_not_about(s, u) else [(riders.ABOUT_TURN_COST, turned(here))]
        for place in range(8):
            y = riders.ring_hex(h, d, place)
            if y != NOWHERE and not movement.why_not_step(s, u, y):
                out.append((movement.step_cost(s, board, u, h, d, y), y * 8 + riders.direction_after(d, place)))
        return out

    def way(self, tree: dict[int, tuple[int, int]], here: int) -> list[int]:
        """The positions on the way there, from the start on."""
        out: list[int] = []
        while here >= 0:
            out.append(here)
            here = tree[here][1]
        out.reverse()
        return self.before + out

    def may_stay(self, here: int) -> bool:
        self.stand(here, self.points)
        return not mover.why_not_stay(self.s, self.u)

    def best(self, h: int, stays: bool = True) -> tuple[float, int, list[int]]:
        """The way to (stop in) a hex: unwatched ways first, then the surest, then the cheapest; the way is empty if there is none."""
        found: tuple[float, int, list[int]] = (2.0, 0, [])
        for facing in range(6 if is_mounted(self.s, self.u) else 1):
            here = h * 8 + facing
            tree = self.safe if here in self.safe else self.any
            if here not in tree or (stays and not self.may_stay(here)):
                continue
            way = self.way(tree, here)
            risk = 1.0 - unhurt(self.checks(way))
            if (risk, tree[here][0]) < found[:2]:
                found = (risk, tree[here][0], way)
        return found

    def checks(self, way: list[int]) -> list[dict[str, Any] | None]:
        """For every position of a way the infiltration check on leaving the one before, or None; a guard who has rolled rolls no more."""
        out: list[dict[str, Any] | None] = []
        entered = self.checked_from_start or self.waits
        rolled: list[int] = []
        for k, here in enumerate(way):
            told: dict[str, Any] | None = None
            if k > 0 and here != turned(way[k - 1]):
                guards = [guard for guard in self.guards(way[k - 1] // 8) if guard not in rolled] if entered else []
                if guards:
                    told = {"guards": [name(self.s, guard) for guard in guards], **check_odds(self.s, self.u, guards)}
                rolled += guards
                entered = True
            out.append(told)
        return out


def turned(here: int) -> int:
    """A rider's position after turning his horse on the spot."""
    h, d = here // 8, here % 8
    return riders.tail_of(h, d) * 8 + (d + 3) % 6


def unhurt(checks: list[dict[str, Any] | None]) -> float:
    """The chance to come past everybody who watches."""
    chance = 1.0
    for one in checks:
        if one is not None:
            chance *= one["unhurt"]
    return chance


def spelled(ways: Ways, way: list[int]) -> list[str]:
    """A way as the steps that are played: hexes, and ``about`` where a rider turns on the spot."""
    first = 0 if ways.waits else 1
    return [
        "about" if k > 0 and is_mounted(ways.s, ways.u) and way[k] == turned(way[k - 1]) else name_of(way[k] // 8)
        for k in range(first, len(way))
    ]


def can_go(s: State, u: int) -> bool:
    """On the map and on his feet, or due to come on."""
    return entry.may_arrive(s, u) or (get(s, u, PLACE) == ON_MAP and is_active(s, u))


def why_not_go(s: State, u: int) -> str:
    return "" if top(s) == frames.MOVE.number and field(s, frames.MOVE.unit) == u else movement.why_not_move(s, u)


def lines(s: State, u: int, way: list[str]) -> list[str]:
    """The actions that walk a way."""
    begins = [] if top(s) == frames.MOVE.number and field(s, frames.MOVE.unit) == u else [f"move {name(s, u)}"]
    return begins + [word if word == "about" else f"step {word}" for word in way]


def reach(s: State, u: int, via: list[int] = NO_HEXES) -> dict[str, Any]:
    """Every hex a unit could go to at the question that is open, each with its way, its price and the chance to pass all who watch.

    Arrows are left aside; ``why`` says what forbids him to go just now.  ``line`` of a hex are the actions that lead there, ``end``
    the one that ends a walk.
    """
    found = runs(s, u)
    if found:
        return {
            "unit": name(s, u),
            "points": 0,
            "why": "",
            "end": [],
            "hexes": [
                {
                    "hex": name_of(one.hex),
                    "cost": len(one.codes),
                    "unhurt": round(one.unhurt, 4),
                    "way": way_of(s, u, one.codes),
                    "line": [NOTATION.text(code, HEX_NAMES) for code in one.codes],
                }
                for one in found
            ],
        }
    out: dict[str, Any] = {"unit": name(s, u), "points": 0, "why": why_not_go(s, u), "end": ["stop"], "hexes": []}
    if not can_go(s, u):
        return out
    ways = Ways(s, u, via)
    out["points"] = ways.points
    for h in sorted({here // 8 for here in ways.any}):
        risk, spent, way = ways.best(h)
        steps = spelled(ways, way)
        if steps:
            told = {"hex": name_of(h), "cost": spent, "unhurt": round(1.0 - risk, 4), "way": steps}
            out["hexes"].append({**told, "line": lines(s, u, steps)})
    return out


def reach_charging(s: State, u: int, v: int) -> dict[str, Any]:
    """Where a rider could end his charge at an enemy, before it is declared."""
    declared = declare(s, u, v)
    if declared is None:
        return {"unit": name(s, u), "points": 0, "why": "GUI-CHG-06 no-path", "end": [], "hexes": []}
    out = reach(declared[0], u)
    for one in out["hexes"]:
        one["line"] = [NOTATION.text(declared[1], HEX_NAMES), *one["line"]]
    return out


def path_charging(s: State, u: int, v: int, h: int) -> dict[str, Any]:
    """One such charge, hex by hex."""
    declared = declare(s, u, v)
    out = path_to(declared[0], u, h) if declared is not None else path(s, u, [])
    if declared is not None and out["line"]:
        out["line"] = [NOTATION.text(declared[1], HEX_NAMES), *out["line"]]
    return out


def way_of(s: State, u: int, codes: list[int]) -> list[str]:
    """The hexes of a way that is not walked but ridden, marched or fled."""
    h = get(s, u, HEX)
    out: list[str] = []
    for code in codes:
        verb = verb_of(code)
        if verb == V_MARCH:
            h = board_of(s).near[h * 6 + arg_b(code)]
        else:
            h = arg_b(code) if verb == V_ADVANCE else arg_c(code) if verb == V_SHIFT else arg_a(code)
        out.append(name_of(h))
    return out


def way_by(s: State, u: int, via: list[int], h: int) -> list[str]:
    """The best way to a hex by some way-points, as hexes and turns; empty if there is none."""
    if not can_go(s, u):
        return []
    ways = Ways(s, u, via)
    return spelled(ways, ways.best(h)[2])


def path_to(s: State, u: int, h: int, via: list[int] = NO_HEXES) -> dict[str, Any]:
    """The best way to a hex, step by step; no steps if there is none."""
    found = runs(s, u)
    if found:
        return path_of(s, u, [one for one in found if one.hex == h])
    way = way_by(s, u, via, h)
    out = path(s, u, way)
    if can_go(s, u) and not way and h != get(s, u, HEX):
        out["why"] = out["why"] or "GUI-MOV-02 no-way"
    return out


def path_of(s: State, u: int, found: list[Run]) -> dict[str, Any]:
    """A way that is not walked, hex by hex: a charge, a march, a retreat, a ladder along a wall."""
    out: dict[str, Any] = {"unit": name(s, u), "why": "", "cost": 0, "unhurt": 1.0, "steps": [], "line": [], "end": []}
    for run in found:
        out["line"] = [NOTATION.text(code, HEX_NAMES) for code in run.codes]
        out["unhurt"] = round(run.unhurt, 4)
        out["cost"] = len(run.codes)
        at = s.clone()
        for stage in stages(s, u, run.codes):
            told = {"step": name_of(stage.hex), "why": "", "cost": 1, "check": check_at(stage), "fire": []}
            if stage.verb == V_RIDE:  # he rides when every charge has been declared
                h, d = get(at, u, HEX), get(at, u, DIR)
                put(at, u, DIR, riders.direction_after(d, riders.place_of(h, d, stage.hex)))
                put(at, u, HEX, stage.hex)
                told["fire"] = shooters(at, u)
            elif stage.verb in (V_MARCH, V_SHIFT) and get(stage.after, u, PLACE) == ON_MAP:
                told["fire"] = shooters(stage.after, u)
            out["steps"].append(told)
    return out


def check_at(stage: Stage) -> dict[str, Any] | None:
    """The checks on the way to a hex as one: who checks, and how it may end for the worst off."""
    s = stage.before
    guards = [name(s, guard) for _, some in stage.checks for guard in some]
    odds = [check_odds(s, v, some) for v, some in stage.checks]
    if not odds:
        return None
    return {
        "guards": guards,
        **min(odds, key=lambda one: one["unhurt"]),
        "unhurt": round(unhurt_by(s, stage.checks), 4),
    }


def path(s: State, u: int, way: list[str]) -> dict[str, Any]:
    """One way step by step: price, infiltration checks, and who could fire at each hex; it ends where a rule forbids it."""
    out: dict[str, Any] = {
        "unit": name(s, u),
        "why": why_not_go(s, u),
        "cost": 0,
        "unhurt": 1.0,
        "steps": [],
        "line": [],
        "end": [],
    }
    if not can_go(s, u):
        return out
    ways = Ways(s, u)
    walked = [] if ways.waits else [ways.origins[0][1]]
    spent = 0
    for word in way:
        price, there, why = next_step(ways, walked, spent, word)
        if why:
            out["steps"].append({"step": word, "why": why})
            break
        spent += price
        walked.append(there)
        check = ways.checks(walked)[-1]
        out["unhurt"] = round(out["unhurt"] * (check["unhurt"] if check else 1.0), 4)
        ways.stand(there, spent)
        fire = shooters(ways.s, u) if get(s, u, SEAT) == s.facts[ACTIVE] else []
        out["steps"].append({"step": word, "why": "", "cost": price, "check": check, "fire": fire})
    out["cost"] = spent
    walked_words = [one["step"] for one in out["steps"] if not one["why"]]
    if walked_words:
        out["line"], out["end"] = lines(s, u, walked_words), ["stop"]
    return out


def next_step(ways: Ways, walked: list[int], spent: int, word: str) -> tuple[int, int, str]:
    """Price and position of the next step, or why it cannot be."""
    s, u = ways.s, ways.u
    y = hex_of(word)
    if not walked:
        for cost, there, _ in ways.origins:
            if there // 8 == y:
                return cost, there, ""
        return 0, 0, "GUI-SEQ-01 not-an-entry"
    here = walked[-1]
    ways.stand(here, spent)
    if word == "about":
        return riders.ABOUT_TURN_COST, turned(here), horses.why_not_about(s, u)
    why = movement.why_not_step(s, u, y)
    if why:
        return 0, 0, why
    h, d = here // 8, here % 8
    facing = riders.direction_after(d, riders.place_of(h, d, y)) if is_mounted(s, u) else 0
    return movement.step_cost(s, ways.board, u, h, d, y), y * 8 + facing, ""


def shooters(s: State, u: int) -> list[dict[str, Any]]:
    """Who could fire at the mover where he is now, with the chances of each (GUI-DEF-02)."""
    return [
        {"unit": name(s, code >> 12), "hex": name_of(code & 4095), "odds": shot_odds(s, code >> 12, code & 4095)}
        for code in missile.volley_shots(s, u, True)
    ]
