"""Why not, on the siege sheet: orders, musters, parties and stations, each refusal with its rule and reason."""

# ruff: noqa: PLW0108 - a table of questions, one a line

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.guiscard.given import cases
from tests.games.guiscard.siege_scene import siege

from porphyry.games.guiscard import GAME, frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.notation import ENGINES
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import day_actions, deploy, siege_day
from porphyry.games.guiscard.siege.sheet import ENGINE_COST
from porphyry.kernel.action import pack
from porphyry.kernel.frames import push, set_field
from porphyry.kernel.state import State
from porphyry.kernel.table import new_table

LADDER, THROWER = ENGINES.index("ladder"), ENGINES.index("thrower")


def orders(**more: Any) -> State:
    """The besieger is asked for his orders of day 1; he has two throwers."""
    sheet = {ca.INITIATIVE: 0, ca.STORES + THROWER: 2, **more.pop("sheet", {})}
    return siege(stage=siege_day.ACT, day=1, sheet=sheet, **more).state


def against(s: State, code: int) -> str:
    """Rule and reason against an answer, as the game tells them to a player; empty if it is allowed."""
    s.cached = None
    return GAME.why_not(s, 0, code)


def delayed(verb: int, what: int) -> str:
    """What speaks against an order on a day of delay; nobody is asked for one."""
    s = orders()
    ca.put(s, ca.DELAY, ca.get(s, ca.DAY))
    return against(s, pack(verb, what))


def sallying(**more: Any) -> State:
    """The besieged are asked how they sally."""
    s = orders(**more)
    push(s, frames.SALLY.number, 1)
    return s


def build(engine: int = LADDER, **more: Any) -> str:
    return against(orders(**more), pack(no.V_BUILD, engine))


def batter(name: str, **more: Any) -> str:
    return against(orders(**more), pack(no.V_BATTER, hex_of(name)))


def muster(points: int = 400, command: int = 0, engines: int = 1, stores: int = 0) -> State:
    """The besieger of the castle raises his men."""
    s = new_table(GAME, 2, 1, {"scenario": "siege_castle"}).state
    for what, value in ((2, points), (3, command), (5, engines)):
        set_field(s, what, value)
    ca.put(s, ca.STORES + LADDER, stores)
    return s


def enlist(name: str, **more: Any) -> str:
    return against(muster(**more), pack(no.V_ENLIST, t.roster_index(name)))


def enlisted() -> str:
    s = muster()
    ca.enlist(s, t.roster_index("avray"), 0)
    return against(s, pack(no.V_ENLIST, t.roster_index("avray")))


def picked(
    name: str, purpose: int, seat: int = 1, most: int = 3, duty: dict[str, int] | None = None, **more: Any
) -> str:
    """Whether a man may go, after others had these duties."""
    s = orders(**more)
    for other, what in (duty or {}).items():
        ca.put_man(s, t.roster_index(other), ca.DUTY, what)
    push(s, frames.PICK.number, seat, purpose, most)
    return against(s, pack(no.V_SEND, t.roster_index(name)))


def stationed(name: str, edge: int, turn: int = 1, first: int = 0, taken: int = 0, gone: str = "") -> str:
    s = orders(sheet={ca.TAKEN: taken})
    day_actions.begin_assault(s, 0)
    ca.put(s, ca.TAKEN, taken)
    deploy.lay_out_assault(s, 0)
    push(s, frames.STATION.number, 0, turn, first)
    for u in range(st.count(s)):
        if gone and st.get(s, u, st.ROSTER) == t.roster_index(gone):
            st.put(s, u, st.GROUP, 3)
    return against(s, pack(no.V_STATION, t.roster_index(name), edge))


FEW = "robert arthur jacques eustache"
CASES: list[tuple[str, Callable[[], str]]] = [
    ("GUI-RAI-10 delayed", lambda: delayed(no.V_BUILD, LADDER)),
    ("GUI-BUI-01 five-men", lambda: build(ours=FEW)),
    ("", lambda: build(ours=FEW + " avray")),
    ("GUI-BUI-03 no-room", lambda: build(sheet={ca.SLOTS + k: 1 + THROWER for k in range(ca.SLOT_COUNT)})),
    ("", lambda: build(sheet={ca.SLOTS + k: 1 + THROWER for k in range(ca.SLOT_COUNT - 1)})),
    ("GUI-RAI-10 delayed", lambda: delayed(no.V_BATTER, hex_of("j9"))),
    ("GUI-DEM-07 no-work", lambda: batter("a1")),
    ("GUI-DEM-02 destroyed", lambda: batter("j9", damage={"j9": 1})),
    ("GUI-DEM-07 own-part", lambda: batter("j9", sheet={ca.TAKEN: 1})),
    ("GUI-DEM-09 no-gap", lambda: batter("m8")),
    ("GUI-DEM-07 no-thrower", lambda: batter("j9", sheet={ca.STORES + THROWER: 0})),
    ("GUI-DEM-07 no-thrower", lambda: batter("j9", sheet={ca.AIMED: 1, ca.AIMED + 1: 1})),
    ("", lambda: batter("j9", sheet={ca.AIMED: 1})),
    ("GUI-EVT-05 wrong-nation", lambda: enlist("ayyub")),
    ("GUI-EVT-05 wrong-nation", lambda: enlist("drogo-horse")),
    ("GUI-EVT-05 enlisted", lambda: enlisted()),
    ("GUI-EVT-05 too-dear", lambda: enlist("robert", points=t.COST[t.roster_index("robert")] - 1)),
    ("", lambda: enlist("robert", points=t.COST[t.roster_index("robert")])),
    ("GUI-CAP-02 leaders-first", lambda: enlist("avray", command=1)),
    ("", lambda: enlist("robert", command=1)),
    ("GUI-DEM-10 no-engines", lambda: against(muster(engines=0), pack(no.V_BUY, LADDER))),
    ("GUI-EVT-05 too-dear", lambda: against(muster(points=ENGINE_COST[LADDER] - 1), pack(no.V_BUY, LADDER))),
    ("", lambda: against(muster(points=ENGINE_COST[LADDER]), pack(no.V_BUY, LADDER))),
    ("GUI-CAP-02 leaders-first", lambda: against(muster(command=1), pack(no.V_BUY, LADDER))),
    ("GUI-DEM-10 enough", lambda: against(muster(stores=9), pack(no.V_BUY, LADDER))),
    ("", lambda: against(muster(stores=8), pack(no.V_BUY, LADDER))),
    ("GUI-CAP-02 leaders-first", lambda: against(muster(command=1), pack(no.V_DONE))),
    ("", lambda: against(muster(points=0, command=1), pack(no.V_DONE))),
    ("GUI-ASL-02 not-on-strength", lambda: picked("robert", deploy.PARTY)),
    ("GUI-ASL-02 not-on-strength", lambda: picked("drogo-horse", deploy.PARTY)),
    ("GUI-SOR-08 on-duty", lambda: picked("leon", deploy.PARTY, duty={"leon": ca.SENT})),
    ("GUI-RAI-02 enough", lambda: picked("leon", deploy.PARTY, most=0)),
    ("GUI-EVT-05 foot-only", lambda: picked("robert", deploy.INTRUDERS, seat=0)),
    ("", lambda: picked("avray", deploy.INTRUDERS, seat=0)),
    ("", lambda: picked("leon", deploy.PARTY)),
    ("GUI-ASL-03 stationed", lambda: stationed("leon", 3)),
    ("GUI-ASL-03 stationed", lambda: stationed("ayyub", 3)),
    ("GUI-ASL-03 stationed", lambda: stationed("avray", 3, gone="avray")),
    ("GUI-ASL-03 one-edge", lambda: stationed("avray", 2, first=3)),
    ("", lambda: stationed("avray", 3, first=3)),
    ("", lambda: stationed("avray", 2, turn=2, first=3)),
    ("GUI-ASL-10 no-part-held", lambda: stationed("avray", deploy.INSIDE, turn=1, taken=1)),
    ("GUI-ASL-10 no-part-held", lambda: stationed("avray", deploy.INSIDE, turn=2)),
    ("", lambda: stationed("avray", deploy.INSIDE, turn=2, taken=1)),
    ("GUI-RAI-02 party-too-small", lambda: against(sallying(theirs="leon argyris"), pack(no.V_RAID))),
    ("GUI-SOR-02 party-too-small", lambda: against(sallying(theirs="leon argyris"), pack(no.V_SORTIE))),
    ("", lambda: against(sallying(theirs="leon argyris stephanos"), pack(no.V_SORTIE))),
    ("GUI-BAT-01 once-only", lambda: against(sallying(sheet={ca.BATTLED: 1}), pack(no.V_BATTLE))),
    ("", lambda: against(sallying(), pack(no.V_BATTLE))),
]  # fmt: skip


@pytest.mark.parametrize(("reason", "ask"), cases(CASES))
def test_a_refusal_of_the_sheet_names_its_rule(reason: str, ask: Callable[[], str]) -> None:
    assert ask() == reason


@pytest.mark.rule("GUI-CAP-02")
def test_a_muster_without_its_leaders_is_not_done() -> None:
    assert [against(muster(command=n), pack(no.V_DONE)) for n in (0, 2)] == ["", "GUI-CAP-02 leaders-first"]


@pytest.mark.rule("GUI-ACT-01", "GUI-INI-05")
def test_an_action_begins_with_a_clean_count_and_is_noted_in_the_box_of_the_day() -> None:
    s = orders(sheet={ca.QUIET: 3, ca.FOUGHT: 1, ca.PATROLS: 2})

    day_actions.begin(s, ca.A_RAID)

    assert [ca.get(s, what) for what in (ca.ACTION, ca.QUIET, ca.FOUGHT, ca.PATROLS)] == [ca.A_RAID, 0, 0, 0]
    assert ca.noted(s, 1, ca.E_ACTION) == ca.A_RAID
    assert s.stack[-8] == frames.DEPLOY.number
