"""Scenes for tests of Byzantium: say what matters, the rest is a legal start.

t = given(
    red={"arab": army(elite=0, main=9, move=4, at="caesarea"), "pool": 0},
    yellow={"byzantine": army(elite=1, main=6, move=1, at="ankara")},
    cities={"ankara": city(by="yellow", fortified=True), "caesarea": city("arab")},
    dice=[2, 4, 6, 1, 3, 5, 5],
)
play(t, "march arab caesarea ankara", "stand")
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from porphyry.games.byzantium import GAME
from porphyry.games.byzantium.notation import COLOURS
from porphyry.kernel.errors import Illegal
from porphyry.kernel.table import Table, table_from_position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.event import Event


def given(
    *,
    seats: int = 3,
    active: str = "red",
    dice: Sequence[int] = (),
    options: dict[str, object] | None = None,
    cities: dict[str, dict[str, Any]] | None = None,
    spaces: dict[str, str] | None = None,
    more: dict[str, Any] | None = None,
    wealth: int | None = None,
    **players: dict[str, Any],
) -> Table:
    """A table in a position. Players are named by colour; `more` holds further keys of the position.

    `wealth`: bezants in every treasury that is not named, so that a turn can end without deserters.
    """
    if wealth is not None:
        for colour in COLOURS[:seats]:
            row = players.setdefault(colour, {})
            for side in ("byzantine", "arab"):
                row[side] = {"treasury": wealth, **row.get(side, {})}
    data: dict[str, Any] = {"seats": seats, "active": active, "players": players}
    data |= {"cities": cities or {}, "spaces": spaces or {}, **(more or {})}
    return table_from_position(GAME, data, list(dice), options=options)


def army(
    elite: int | None = None,
    main: int | None = None,
    levy: int | None = None,
    move: int | None = None,
    *,
    at: str | None = None,
    treasury: int | None = None,
    points: int | None = None,
) -> dict[str, Any]:
    """One row of a display: its boxes, its money and points, and where its army stands."""
    row = {"elite": elite, "main": main, "levy": levy, "move": move, "treasury": treasury, "points": points, "army": at}
    return {key: value for key, value in row.items() if value is not None}


def city(
    side: str | None = None, discs: int | None = None, *, by: str | None = None, fortified: bool = False
) -> dict[str, Any]:
    """A city: what differs from the start."""
    row = {"side": side, "discs": discs, "controller": by, "fortified": fortified or None}
    return {key: value for key, value in row.items() if value is not None}


def play(t: Table, *lines: str) -> list[Event]:
    """Play these lines one after the other, each of which must be offered; what happened, all together."""
    events: list[Event] = []
    for line in lines:
        assert line in options(t), f"{line!r} is not offered to {asked(t)}"
        events += t.play(line)
    return events


def asked(t: Table) -> tuple[str, str] | None:
    """Who must answer what, or None when the game is over."""
    decisions = t.decisions()
    return (COLOURS[decisions[0].seat], decisions[0].kind) if decisions else None


def options(t: Table, verb: str = "") -> list[str]:
    """The lines that may be played now, those of one verb if it is given."""
    return [action.text for action in t.legal() if not verb or action.verb == verb]


def refused(t: Table, line: str) -> str:
    """The rule that forbids this now; it is not offered, and the table has not moved."""
    before = t.state.fingerprint()
    assert line not in options(t)
    with pytest.raises(Illegal) as caught:
        t.play(line)
    assert t.state.fingerprint() == before
    return caught.value.rule


def allowed(t: Table, line: str) -> bool:
    """May this be played now?"""
    assert (line in options(t)) == (t.why_not(line) is None)
    return t.why_not(line) is None


def board(t: Table) -> dict[str, Any]:
    """The whole table as everybody sees it."""
    seen: dict[str, Any] = t.view()["board"]
    return seen


def player(t: Table, colour: str) -> dict[str, Any]:
    """What one display shows."""
    seen: dict[str, Any] = board(t)["players"][COLOURS.index(colour)]
    return seen


def boxes(t: Table, colour: str, side: str) -> tuple[int, int, int, int]:
    """Elite, main, levy and move."""
    row = player(t, colour)["boxes"][side]
    return (row["elite"], row["main"], row["levy"], row["move"])


def points(t: Table, colour: str) -> tuple[int, int]:
    """Byzantine and Arab points."""
    row = player(t, colour)["points"]
    return (row["byzantine"], row["arab"])


def money(t: Table, colour: str) -> tuple[int, int]:
    """Byzantine and Arab bezants."""
    row = player(t, colour)["treasury"]
    return (row["byzantine"], row["arab"])


def heap(t: Table, colour: str) -> tuple[int, int]:
    """Cubes in the pool and in the casualties."""
    row = player(t, colour)
    return (row["pool"], row["casualties"])


def place(t: Table, colour: str, side: str) -> str | None:
    """Where an army stands."""
    found: str | None = player(t, colour)["army"][side]
    return found


def town(t: Table, name: str) -> tuple[str, int, str | None, bool]:
    """Side, discs, who controls it, fortified."""
    row = next(row for row in board(t)["cities"] if row["id"] == name)
    owner = row["controller"]
    return (row["side"], row["discs"], None if owner is None else COLOURS[owner], row["fortified"])


def kinds(events: list[Event]) -> list[str]:
    """The names of events, in order."""
    return [event.kind for event in events]


def rolls(events: list[Event]) -> list[list[int]]:
    """The faces of every roll, in order."""
    return [list(event.params["faces"]) for event in events if event.kind == "DiceRolled"]  # type: ignore[call-overload]  # faces is a list


def told(events: list[Event], kind: str) -> list[dict[str, object]]:
    """The parameters of all events of one kind."""
    return [event.params for event in events if event.kind == kind]
