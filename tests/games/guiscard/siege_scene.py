"""Scenes for the tests of a siege: any moment of any day, made by hand."""

from __future__ import annotations

from typing import Any

from porphyry.games.guiscard import GAME, frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import siege_day
from porphyry.games.guiscard.siege.sheet import SIEGES
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table, new_table, table_from_position

BESIEGERS = "robert arthur jacques eustache renauld roland avray osbern rioulf alphonse"
BESIEGED = "leon argyris diogenes stephanos"


def siege(
    name: str = "siege_castle",
    *,
    stage: int = siege_day.DAWN,
    ours: str = BESIEGERS,
    theirs: str = BESIEGED,
    day: int = 0,
    lasts: int = 20,
    wounded: dict[str, int] | None = None,
    sheet: dict[int, int] | None = None,
    damage: dict[str, int] | None = None,
    dice: list[int] | None = None,
    options: dict[str, str] | None = None,
    spots: dict[str, str] | None = None,
) -> Table:
    """A siege before a stage of a day: our men besiege (seat 0), theirs hold out (seat 1); ``wounded`` gives days of return."""
    table = new_table(GAME, 2, 1, {"scenario": name, **(options or {})})
    s = table.state
    number = next(k for k, one in enumerate(SIEGES) if one.id == name)
    chosen = {what: s.facts[what] for what in (st.OPTIONS, st.SIEGE_OPTIONS)}
    s.facts.clear()
    s.stack.clear()
    ca.found(s, number)
    for what, mask in chosen.items():
        s.facts[what] = mask
    for seat, names in enumerate((ours, theirs)):
        for word in names.split():
            ca.enlist(s, t.roster_index(word), seat)
    for _ in range(day):
        ca.new_day(s)
    ca.put(s, ca.LASTS, lasts)
    for what, value in (sheet or {}).items():
        ca.put(s, what, value)
    for word, returns in (wounded or {}).items():
        ca.put_man(s, t.roster_index(word), ca.STATE, ca.WOUNDED)
        ca.put_man(s, t.roster_index(word), ca.RETURNS, returns)
    works = ca.building_of(s).board.works
    for word, stages in (damage or {}).items():
        ca.put(s, ca.DAMAGE + works.index(hex_of(word)), stages)
    for word, spot in (spots or {}).items():
        ca.put_man(s, t.roster_index(word), ca.SPOT, hex_of(spot) + 1)
    push(s, frames.SIEGE.number, stage)
    ca.show_damage(s)
    data: dict[str, Any] = {"seats": 2, "options": table.options, **GAME.to_position(s)}
    return table_from_position(
        GAME, data, dice=dice or [], seed=1, sound=True
    )  # a stage by itself, which need not go on


def fact(table: Table, what: int) -> int:
    return ca.get(table.state, what)


def man(table: Table, name: str, what: int = ca.STATE) -> int:
    return ca.man(table.state, t.roster_index(name), what)


def told(table: Table, kind: str) -> list[dict[str, object]]:
    """The parameters of all events of a kind, the ones that led to the first question included."""
    return [event.params for events in table.events for event in events if event.kind == kind]


def noted(table: Table, day: int, what: int) -> int:
    return ca.noted(table.state, day, what)


def on_map(table: Table, places: dict[str, str]) -> None:
    """Put men of the day's fight where a test wants them, and take everybody else off the map."""
    s = table.state
    for u in range(st.count(s)):
        st.lift(s, u)
        if st.get(s, u, st.PLACE) in (st.ON_MAP, st.WAITING, st.UNPLACED):
            st.put(s, u, st.PLACE, st.LEFT)
            st.put(s, u, st.HEX, -1)
    for name, place in places.items():
        u = next(u for u in range(st.count(s)) if st.get(s, u, st.ROSTER) == t.roster_index(name))
        st.put(s, u, st.PLACE, st.ON_MAP)
        st.put(s, u, st.HEX, hex_of(place))
        st.settle(s, u)


def storm(
    name: str = "siege_castle", *, places: dict[str, str] | None = None, dice: list[int] | None = None, **more: Any
) -> Table:
    """The first turn of an assault; everybody set up by himself, or just these men on the map."""
    sheet = {ca.INITIATIVE: 0, **more.pop("sheet", {})}
    table = siege(name, stage=siege_day.ACT, day=1, sheet=sheet, **more)
    table.play("assault")
    table.play("auto")
    table.play("auto")
    while table.decisions()[0].kind in ("place-unit", "station-men"):
        table.play("auto")
    if places is not None:
        on_map(table, places)
    if dice is not None:
        table.state.dice.script[:] = dice[::-1]
    table.state.cached = None
    return table


def sally(action: str, name: str = "siege_castle", **more: Any) -> Table:
    """The day the besieged sally, just after they said how."""
    sheet = {ca.INITIATIVE: 1, **more.pop("sheet", {})}
    table = siege(name, stage=siege_day.ACT, day=1, sheet=sheet, **more)
    table.play(action)
    return table
