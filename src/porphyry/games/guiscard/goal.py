"""What a scenario asks of its players, in the numbers that scoring.py and siege/verdict.py decide by (GUI-SEQ-01).

Every line is a text of the game (`goal-river.first`) over one set of parameters, so that terminal and browser say the same.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import scoring as sco
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import name_of
from porphyry.games.guiscard.notation import EDGE_NAMES
from porphyry.games.guiscard.scenarios import Scenario, scenario_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.state import CAMP, CHOICE, GATE, count, flags
from porphyry.kernel.state import State

# The lines of each kind of victory; `count` is how far the players have come.
LINES: Final[dict[str, str]] = {
    "rescue": "first note draw second count",
    "break-through": "first draw second count",
    "river": "first draw second count",
    "march-off": "first draw second count",
    "plunder": "first draw second count",
    "escape": "first draw second",
    "castle": "first draw second count",
    "casualties": "both draw count",
    "siege": "besieger besieged hunger late",
    "governor": "first draw second",
    "landing": "first draw second count",
    "gate": "first draw second count",
    "field": "both draw count",
}
PARAMS: Final[list[tuple[str, str]]] = [
    ("rounds", "int"), ("win", "int"), ("draw", "int"), ("points", "int"), ("edges", "edge*"), ("sides", "int"),
    ("secret", "word"), ("hero", "unit"), ("captive", "unit"), ("captive_points", "int"), ("loot_points", "int"),
    ("people", "unit*"), ("leader", "unit"), ("reach", "int"), ("pack_points", "int"), ("total", "int"),
    ("foothold", "int"), ("walk", "int"), ("walk_held", "int"), ("tower", "int"), ("ours", "int"), ("theirs", "int"),
    ("margin", "int"), ("hill", "int"), ("top", "int"), ("bottom", "int"), ("hexes", "hex*"), ("row", "int"),
    ("cut_off", "int"), ("gate", "gate"), ("held_day", "int"), ("relief_day", "int"), ("hunger", "word"),
    ("first", "army"), ("second", "army"),
]  # fmt: skip
SEATS: Final = {"first": 0, "note": 0, "second": 1}
GRADED: Final = ["rescue", "break-through", "river", "march-off", "plunder"]  # a draw only between two numbers
EARLY: Final = ["break-through", "river", "march-off", "plunder", "escape", "castle", "governor"]  # as in early_result

GROUNDS: Final = ["eagle-nest", "lagoon", "jetty", "ford", "stairway", "knoll", "knoll-and-ford"]
"""The maps that are described, ``ground-lagoon``; an overlay is described by the map it lies on."""


def texts() -> list[str]:
    """Every text there is, by its key."""
    keys = [f"goal-{victory}.{part}" for victory, parts in LINES.items() for part in parts.split()]
    keys += [f"ground-{name}" for name in GROUNDS]
    return [*keys, "goal-title", "goal-length", "goal-at-once", "goal-last-man"]


def goal_view(s: State, seat: int) -> dict[str, Any]:
    """Who wins how: lines (of a seat, or of nobody), how far it has come, and the parameters of these texts."""
    scenario = scenario_of(s)
    if s.facts[CAMP]:
        return siege_goal(s)
    victory = sc.VICTORIES[scenario.victory]
    parts = LINES[victory].split()
    if victory in GRADED and scenario.draw >= scenario.win:
        parts.remove("draw")
    lines = [line(victory, part, SEATS.get(part, -1)) for part in parts if part != "count"]
    closing = [*ground(scenario), "goal-length"]
    if victory in EARLY:
        closing.append("goal-at-once")
    if victory != "governor":  # there early_result looks at nothing but him
        closing.append("goal-last-man")
    lines += [{"seat": None, "text": key} for key in closing]
    return {
        "victory": victory,
        "lines": lines,
        "progress": f"goal-{victory}.count" if "count" in parts else None,
        "params": params(s, scenario, seat),
    }


def ground(scenario: Scenario) -> list[str]:
    """What kind of place it is fought on; nothing of a map of somebody's own."""
    name = scenario.board.name.partition("+")[0]
    return [f"ground-{name}"] if name in GROUNDS else []


def line(victory: str, part: str, seat: int) -> dict[str, Any]:
    return {"seat": None if seat < 0 else seat, "text": f"goal-{victory}.{part}"}


def chosen_exit(s: State, seat: int) -> str | None:
    """The side chosen in secret, to its owner, and to everybody once a unit has left by it."""
    side = s.facts[CHOICE] & 7
    return EDGE_NAMES[side] if side and (seat == 0 or s.facts[CHOICE] & 8) else None


def params(s: State, scenario: Scenario, seat: int) -> dict[str, Any]:
    """What the lines of this scenario name."""
    chosen = chosen_exit(s, seat)
    edges = [chosen] if chosen else [EDGE_NAMES[side] for side in scenario.exits[0]]
    out: dict[str, Any] = {"rounds": scenario.rounds, "win": scenario.win, "draw": scenario.draw}
    out |= {"points": sco.points(s), "edges": edges, "sides": len(edges)}
    if scenario.hero >= 0:
        out["hero"] = t.ROSTER_IDS[scenario.hero]
    kind = scenario.victory
    if kind == sc.RESCUE:
        people = [t.ROSTER_IDS[unit] for unit in scenario.groups[0].units]
        out |= {"people": people, "leader": t.ROSTER_IDS[sco.FOE_LEADER], "reach": sco.REACH}
    elif kind == sc.RIVER:
        out["pack_points"] = sco.PACK_POINTS
    elif kind == sc.MARCH_OFF:
        out["total"] = len([u for u in range(count(s)) if flags(s, u) & t.HOPLITE])
        out["secret"] = "yes" if scenario.secret and not chosen else "no"
    elif kind == sc.PLUNDER:
        out |= {"loot_points": scenario.loot_points, "captive_points": scenario.captive_points}
        out["captive"] = t.ROSTER_IDS[scenario.captive] if scenario.captive >= 0 else None
    elif kind == sc.CASTLE:
        inside, walk, tower = sco.castle_count(s)
        out |= {"points": inside, "walk": walk, "tower": tower, "foothold": sco.FOOTHOLD, "walk_held": sco.WALK_HELD}
    elif kind == sc.GOVERNOR:
        out["hexes"] = [name_of(h) for h in scenario.exit_hexes[1]]
    elif kind == sc.LANDING:
        out |= {"row": scenario.goal_row, "cut_off": sco.cut_off(scenario)}
    elif kind == sc.OPEN_GATE:
        out["gate"] = bo.GATE_STATES[s.facts[GATE]]
    elif kind in (sc.CASUALTIES, sc.FIELD):
        out |= {"margin": sco.MARGIN, "ours": sco.balance(s, 0), "theirs": sco.balance(s, 1)}
        out |= {"first": scenario.sides[0], "second": scenario.sides[1]}
        if kind == sc.FIELD:
            rows = [(h >> 6) + 1 for h in scenario.goal_hexes] or [0]  # a scenario of one's own may have no hill
            out |= {"hill": sco.HILL, "top": min(rows), "bottom": max(rows)}
            out["hexes"] = [name_of(h) for h in scenario.goal_hexes]
    return out


def siege_goal(s: State) -> dict[str, Any]:
    """A siege: what gives it to whom, as the roles are now (GUI-CAP)."""
    siege = ca.siege_of(s)
    lines = [line("siege", "besieger", ca.besieger(s)), line("siege", "besieged", ca.besieged(s))]
    if siege.hunger_draws:
        lines.append(line("siege", "hunger", -1))
    if siege.relief_day:
        lines.append(line("siege", "late", -1))
    lines += [{"seat": None, "text": key} for key in ground(sc.SCENARIOS[siege.scenario])]
    return {
        "victory": "siege",
        "lines": lines,
        "progress": None,
        "params": {
            "held_day": siege.held_day,
            "relief_day": siege.relief_day,
            "hunger": "draw" if siege.hunger_draws else "win",
        },
    }
