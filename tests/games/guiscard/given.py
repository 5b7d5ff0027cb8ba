"""Scenes for the tests: a drawn board, some units, scripted dice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.guiscard.test_board import drawn

from porphyry.games.guiscard import GAME, frames
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground.hexes import name_of
from porphyry.kernel.errors import Illegal
from porphyry.kernel.table import Table, table_from_position

FIELD = ["." * 20] * 16


def scenario(board: b.Board, **more: Any) -> str:
    """A scenario of no more than a board, registered under a name of its own."""
    one = sc.Scenario()
    one.id = f"test-{len(sc.SCENARIOS)}"
    one.board = board
    one.rounds = 20
    one.sides = ["ours", "theirs"]
    one.victory = sc.CASUALTIES
    one.tents = [h for h in board.hexes if board.ground[h] == t.TENT]
    one.breakable = [h for h in board.hexes if board.is_breakable(h)]
    group = sc.Group()
    one.groups = [group]
    for key, value in more.items():
        setattr(one, key, value)
    sc.SCENARIOS.append(one)
    sc.SCENARIO_IDS.append(one.id)
    return one.id


def scene(
    rows: list[str] | b.Board | None = None,
    ours: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    *,
    step: str = "move",
    active: int = 0,
    dice: list[int] | None = None,
    gate: str = "closed",
    options: dict[str, str] | None = None,
    tools: dict[str, Any] | None = None,
    round_: int = 1,
    **more: Any,
) -> Table:
    """A table: our units (seat 0), theirs (seat 1); a unit is its hex or a dict; ``tools`` are devices, fires, naphtha, wrecks."""
    board = rows if isinstance(rows, b.Board) else drawn(*(rows or FIELD))
    units: dict[str, Any] = {}
    for seat, side in ((0, ours), (1, theirs)):
        for name, what in (side or {}).items():
            units[name] = {"seat": seat, **({"hex": what} if isinstance(what, str) else what)}
    if tools is not None:
        more["chapters"] = 10
    data = {"scenario": scenario(board, **more), "units": units, "step": step, "active": active, "gate": gate}
    data |= {"round": round_, **(tools or {})}
    return table_from_position(GAME, data, dice=dice or [], seed=1, options=options or {})


def rider(hex_: str, facing: str = "n", **more: Any) -> dict[str, Any]:
    return {"hex": hex_, "facing": facing, "mounted": True, **more}


def play(table: Table, *lines: str) -> list[str]:
    """Play some lines; the kinds of all events that followed."""
    out: list[str] = []
    for line in lines:
        if line == "strike" and asked(table)[1] != "name-fighters":
            continue  # nobody else could join: the kernel went on by itself
        out += [event.kind for event in table.play(line)]
    return out


def unit(table: Table, name: str) -> int:
    kind = t.roster_index(name)
    s = table.state
    return next(u for u in range(st.count(s)) if st.get(s, u, st.ROSTER) == kind)


def where(table: Table, name: str) -> str:
    return name_of(st.get(table.state, unit(table, name), st.HEX))


def health(table: Table, name: str) -> str:
    s, u = table.state, unit(table, name)
    word = ["healthy", "wounded", "dead"][st.get(s, u, st.HEALTH)]
    return "stunned " + word if st.is_stunned(s, u) else word


def points(table: Table) -> int:
    """Movement points left to the unit on the move."""
    assert table.state.stack[-8] == frames.MOVE.number
    return table.state.stack[-6]


def offered(table: Table, verb: str) -> list[str]:
    """What follows a verb in the list of answers."""
    return [a.text.removeprefix(verb).strip() for a in table.legal() if a.verb == verb]


def refused(table: Table, line: str) -> str:
    """The rule that speaks against a line."""
    told = table.why_not(line)
    return "" if told is None else told.rule


def against(table: Table, line: str) -> str:
    """Rule and reason against a line, as the game tells them to a player; empty if it is allowed."""
    table.state.cached = None  # a scene may have been changed by hand
    return GAME.why_not(table.state, asked(table)[0], table.action(line))


def asked(table: Table) -> tuple[int, str]:
    one = table.decisions()[0]
    return one.seat, one.kind


def rolls(table: Table, kind: str) -> list[dict[str, object]]:
    """All events of a kind so far."""
    return [event.params for events in table.events for event in events if event.kind == kind]


Ask = Callable[[], str]


def cases(rows: list[tuple[str, Ask]]) -> list[Any]:
    """Parameters of a table of refusals: a row shows its rule; one that is allowed shows where the rules above it end."""
    out: list[Any] = []
    rules: list[str] = []
    for k, (reason, ask) in enumerate(rows):
        if reason:
            rules = [*([] if k and not rows[k - 1][0] else rules), reason.split()[0]]
        shown = rules[-1:] if reason else dict.fromkeys(rules)
        ident = f"{k}-{reason.replace(' ', '-') or 'allowed'}"
        out.append(pytest.param(reason, ask, marks=[pytest.mark.rule(*shown)] if shown else (), id=ident))
    return out


__all__ = [
    "FIELD",
    "Illegal",
    "against",
    "asked",
    "cases",
    "health",
    "offered",
    "play",
    "points",
    "refused",
    "rider",
    "rolls",
    "scenario",
    "scene",
    "unit",
    "where",
]
