"""Why not, at the edges: the refusals that need a scene of their own, and where each of them ends."""

# ruff: noqa: E501 - a table of questions, one a line

from __future__ import annotations

import functools
import operator
from typing import Any

import pytest
from tests.games.guiscard.given import FIELD, Ask, against, asked, cases, play, rider, scene, unit
from tests.games.guiscard.siege_scene import sally
from tests.games.guiscard.test_board import MAPS, draft
from tests.games.guiscard.test_ladders import carried, leaning, lying
from tests.games.guiscard.test_melee import FRONT, SECOND, block
from tests.games.guiscard.test_refusals import FAR, marked, moving, walked
from tests.games.guiscard.test_ropes import coiled, hanging
from tests.games.guiscard.test_siege_refusals import archers, nest, pulled

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.game import HEADER
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table

NEST, CAMP = MAPS["eagle-nest"], MAPS["lagoon+camp"]
ASLEEP = {"hex": "e4", "stunned": True}
HORSE = {"hex": "e9", "facing": "n"}


def left(table: Table, points: int) -> Table:
    """The mover has so many points left."""
    table.state.stack[-6] = points
    return table


def burdened(*lines: str, **more: Any) -> Table:
    """Rioulf, the first unit of all, on Avray's back in e4."""
    table = moving("avray", {"rioulf": ASLEEP, "avray": "e5", **more.pop("ours", {})}, **more)
    play(table, "step e4", "lift rioulf", *lines)
    return table


def on_back(tools: dict[str, Any], at: str = "i9", start: str = "h9") -> Table:
    """Osbern, the first unit of all, on Vladko's back beside the palisade of Eagle's Nest."""
    table = nest({"osbern": {"hex": at, "stunned": True}, "vladko": start}, tools=tools)
    play(table, "move vladko", f"step {at}", "lift osbern")
    return table


def walled(name: str, d: int = 0) -> bo.Board:
    """A field with a wall on one side of a hex."""
    board = draft(*FIELD)
    board.set_side(hex_of(name), d, bo.WALL, hex_of(name))
    return board.finished()


def carcass(at: str = "e5", facing: str = "n", rows: bo.Board | None = None) -> Table:
    """A dead horse, and two men to the west of its head."""
    men = {"avray": f"d{at[1]}", "rioulf": f"d{int(at[1]) + 1}"}
    dead = {"hex": at, "facing": facing, "dead": True}
    return scene(rows, {**men, "pack-1": dead}, {"beppe": "a16"}, step="fire")


def formed(**more: Any) -> Table:
    return scene(ours=block(a=FRONT, b=SECOND), theirs=FAR, **more)


def coming_on() -> Table:
    """A party that sallied, its first man about to come on."""
    table = sally("sortie", theirs="leon argyris diogenes stephanos petros symeon", dice=[4])
    play(table, "edge west", "send argyris", "send diogenes", "move argyris")
    return table


def watchful() -> Table:
    """An intruder beside a guard of Eagle's Nest, before the alarm, in the guards' turn."""
    guard = {"argyris": "j9", "beppe": "a18"}
    table = scene(NEST, {"vladko": "j8"}, guard, tools={}, alarm=True, victory=11, win=5, night=True)
    table.state.facts[st.ACTIVE] = 1
    table.state.facts[st.STEP] = 4
    return table


def charged_at() -> Table:
    """Arthur rides at Massin; Khaled may answer, Karim has no horse."""
    theirs = {"massin": "h5", "khaled": rider("h4", "s"), "karim": "n9"}
    table = scene(ours={"arthur": rider("h15"), "avray": "a1"}, theirs=theirs, step="charge")
    play(table, "charge arthur massin")
    while asked(table)[1] != "offer-counter-charge":
        table.play(table.legal()[0].text)
    return table


def pressed() -> Table:
    """Faruq must give ground on a ridge where Said stands behind him."""
    rows = ["..........", "....b.....", "..WWrWW...", "..WWbWW...", "..WW.WW...", "..........", ".........."]
    table = scene(rows, {"tancredi": "e6"}, {"faruq": "e5", "said": "e4"}, step="combat", dice=[8], chapters=6)
    play(table, "attack tancredi faruq")
    return table


def crossfire() -> Table:
    """Karim shoots at a man in a corner of the church, who says what he takes cover behind."""
    shooters = {"karim": "x2", "nasir": "x1", "omar": "a18"}
    table = scene(MAPS["lagoon+church"], shooters, {"argyris": "u5"}, step="fire", dice=[1, 10, 1, 10])
    play(table, "fire karim u5")
    return table


def pulling(**more: Any) -> Table:
    """Two men beside one hex of a tent; Rioulf pulls at it already."""
    table = scene(CAMP, {"avray": "p5", "rioulf": "q5"}, {"beppe": "a18"}, step="fire", **more)
    play(table, "pull rioulf p6")
    return table


FOOT: list[tuple[str, Ask]] = [
    ("GUI-MOV-16 carrying", lambda: against(burdened("step e3", ours={"osbern": {**ASLEEP, "hex": "e3"}}), "lift osbern")),
    ("GUI-MOV-16 carrying", lambda: against(burdened(ours={"pack-1": {"hex": "e3", "facing": "s"}}), "take pack-1")),
    ("", lambda: against(burdened(), "lay e3")),
    ("GUI-MOV-18 no-way", lambda: against(burdened(rows=walled("e4")), "lay e3")),
    ("GUI-MOV-18 occupied", lambda: against(burdened(ours={"osbern": "e3"}), "lay e3")),
    ("GUI-MTD-21 led", lambda: against(moving("drogo", {"avray": "g11", "drogo": "f10", "drogo-horse": {**HORSE, "led": "avray"}}), "mount drogo-horse")),
    ("GUI-MTD-03 points", lambda: against(left(moving("robert", {"robert": rider("e5")}), 1), "about")),
    ("", lambda: against(left(moving("robert", {"robert": rider("e5")}), 4), "about")),
    ("GUI-MTD-05 points", lambda: against(left(moving("robert", {"robert": rider("e5")}), 2), "dismount e4")),
    ("", lambda: against(left(moving("robert", {"robert": rider("e5")}), 3), "dismount e4")),
    ("GUI-MTD-13 no-way", lambda: against(moving("robert", {"robert": rider("e5")}, rows=walled("e5")), "dismount e4")),
    ("GUI-SEQ-01 not-an-entry", lambda: against(coming_on(), "step k9")),
    ("", lambda: against(coming_on(), "step a14")),
    ("GUI-SEQ-01 not-arrived", lambda: against(coming_on(), "leave")),
    ("GUI-HOP-18 moved", lambda: against(walked(formed(), "okeanos"), "foulkon okeanos")),
    ("GUI-MOV-03 moved", lambda: against(marked(formed(), "georgios", st.MOVED), "march nikolaos n")),
    ("GUI-MTD-23 hands-full", lambda: against(moving("robert", {"robert": rider("e8", "s"), "pack-1": {"hex": "h8", "facing": "s", "led": "robert"}}), "dismount d9")),
    ("GUI-MOV-02 off-map", lambda: against(moving("avray", {"avray": "a1"}), "step z40")),
    ("GUI-MIS-18 out-of-range", lambda: against(scene(ours={"alphonse": "e9"}, theirs={"said": "e5"}, step="fire"), "fire alphonse z36")),
    ("GUI-MIS-11 no-points", lambda: against(scene(ours={"avray": {"hex": "e5", "spent": 12}, "rioulf": "a1"}, theirs=FAR), "move avray")),
    ("GUI-INF-14 not-adjacent", lambda: against(pressed(), "push a1")),
    ("", lambda: against(pressed(), "push e3")),
    ("GUI-BLD-18 no-way", lambda: against(crossfire(), "cover inside")),
    ("", lambda: against(crossfire(), "cover n")),
    ("GUI-MOV-18 lay-him-down", lambda: against(burdened(), "stop")),
    ("GUI-SEQ-01 truce", lambda: against(watchful(), "attack argyris vladko")),
    ("GUI-MOV-04 points", lambda: against(left(moving("avray", {"avray": "e16"}, exits=[[1, 2, 3, 4], []]), 0), "leave")),
    ("GUI-CHG-08 no-rider", lambda: against(charged_at(), "answer karim")),
    ("", lambda: against(charged_at(), "answer khaled")),
    ("GUI-BLD-33 at-work", lambda: against(pulling(), "pull avray p6")),
    ("", lambda: against(carcass(), "clear avray rioulf e5 f5")),
    ("GUI-MOV-12 wall", lambda: against(carcass("e2", "s"), "clear avray rioulf e2 e1")),
    ("GUI-MOV-12 wall", lambda: against(carcass(rows=walled("e6", 1)), "clear avray rioulf e5 f5")),
]  # fmt: skip

TOOLS: list[tuple[str, Ask]] = [
    ("GUI-LAD-01 on-foot-only", lambda: against(on_back(leaning(), "h9", "g9"), "climb ladder-1")),
    ("GUI-GRA-01 on-foot-only", lambda: against(on_back(hanging()), "climb grapnel-1")),
    ("GUI-GRA-02 on-foot-only", lambda: against(on_back(coiled("vladko")), "grapple ne")),
    ("GUI-STK-03 occupied", lambda: against(moving_in({"bogdan": "j9", "vladko": "i9"}, hanging("vladko", height=8)), "cross")),
    ("GUI-STK-03 occupied", lambda: against(moving_in({"bogdan": "j9", "vladko": "i9"}, leaning("vladko")), "cross")),
    ("GUI-GRA-07 somebody-on-it", lambda: against(moving_in({"bogdan": "i9", "vladko": "j9"}, hanging("bogdan", height=4)), "coil grapnel-1")),
    ("GUI-GRA-07 somebody-on-it", lambda: against(moving_in({"bogdan": "i9", "vladko": "j9"}, hanging("bogdan", height=4)), "climb grapnel-1")),
    ("GUI-STK-03 occupied", lambda: against(moving_in({"vladko": "i8", "bogdan": "i9"}, hanging(), "step i9"), "climb grapnel-1")),
    ("", lambda: against(left(moving_in({"vladko": "i9"}, hanging()), 1), "climb grapnel-1")),
    ("GUI-GRA-05 not-beside", lambda: against(moving_in({"vladko": "i9"}, hanging()), "slide grapnel-1")),
    ("", lambda: against(left(moving_in({"vladko": "i9"}, hanging("vladko", height=4)), 1), "slide grapnel-1")),
    ("GUI-GRA-05 no-grapnel", lambda: against(moving_in({"vladko": "i9"}, leaning("vladko")), "slide ladder-1")),
    ("GUI-GRA-16 no-grapnel", lambda: against(nest({"vladko": "h9"}, tools=coiled("vladko")), "wrench grapnel-1")),
    ("GUI-GRA-16 four-men", lambda: against(pulled("vladko", "bogdan", "zoran"), "wrench grapnel-1")),
    ("GUI-SEQ-01 not-in-play", lambda: against(nest({"vladko": "h9"}, step="fire"), "kindle ayyub j9")),
    ("GUI-SEQ-01 not-in-play", lambda: against(archers({"alphonse": "j7"}), "hand alphonse olivier")),
    ("GUI-SEQ-01 not-in-play", lambda: against(nest({"vladko": "h9", "bogdan": "i9"}, tools=lying("h9", "se")), "pick ladder-1 vladko osbern")),
    ("GUI-SEQ-01 not-in-play", lambda: against(nest({"vladko": "h9", "bogdan": "i9"}, tools=lying("h9", "se")), "pick ladder-2 vladko bogdan")),
    ("GUI-SEQ-01 not-in-play", lambda: against(nest({"vladko": "h9", "bogdan": "i9"}, tools=leaning()), "lower vladko bogdan ladder-2")),
    ("GUI-SEQ-01 not-in-play", lambda: against(nest({"vladko": "h9", "bogdan": "i9"}, tools=leaning()), "lower vladko osbern ladder-1")),
    ("GUI-SEQ-01 not-in-play", lambda: against(nest({"vladko": "h9", "bogdan": "i9"}, tools=leaning()), "topple vladko ladder-2")),
    ("GUI-SEQ-12 not-in-scenario", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR), "kindle avray e4")),
    ("GUI-SEQ-10 not-offered", lambda: against(nest({"vladko": "i9"}, tools=leaning()), "climb ladder-1")),
    ("GUI-SEQ-10 not-offered", lambda: against(nest({"vladko": "i9"}, tools=leaning()), "cross")),
    ("GUI-SEQ-10 not-offered", lambda: against(moving_in({"vladko": "i9"}, leaning()), "grab")),
    ("GUI-SEQ-10 not-offered", lambda: against(moving("avray", {"avray": "e5"}), "done")),
    ("GUI-FIR-10 not-adjacent", lambda: against(fleeing(), "flee a1")),
    ("GUI-LAD-11 two-men", lambda: against(nest({"vladko": "h9", "bogdan": "i10"}, tools=leaning()), "lower vladko vladko ladder-1")),
    ("GUI-GRA-07 not-beside", lambda: against(moving_in({"vladko": "h9"}, {"devices": {"grapnel-1": {"state": "lying", "hex": "i9"}}}), "coil grapnel-1")),
    ("", lambda: against(moving_in({"vladko": "i9"}, {"devices": {"grapnel-1": {"state": "lying", "hex": "i9"}}}), "coil grapnel-1")),
    ("GUI-GRA-16 somebody-on-it", lambda: against(hauled_up(), "wrench grapnel-1")),
    ("GUI-SOR-04 not-that-edge", lambda: against(sally("battle"), "edge north")),
    ("GUI-SOR-05 not-that-edge", lambda: against(patrolling(), "edge inside")),
    ("GUI-MOV-02 off-map", lambda: against(nest({"vladko": "h9", "bogdan": "i10"}, tools=leaning()), "shift vladko bogdan z36 j9")),
    ("GUI-MOV-02 off-map", lambda: against(nest({"vladko": "h9", "bogdan": "i10"}, tools=leaning()), "shift vladko bogdan i9 z36")),
    ("GUI-LAD-02 too-high", lambda: against(nest({"vladko": "k9", "bogdan": "k10"}, tools=carried("k9", "s", "vladko", "bogdan")), "raise vladko ne")),
]  # fmt: skip


def moving_in(ours: dict[str, Any], tools: dict[str, Any], *lines: str) -> Table:
    """Vladko on the move at Eagle's Nest."""
    table = nest(ours, tools=tools)
    play(table, "move vladko", *lines)
    return table


def hauled_up() -> Table:
    """Four men give their turn to a rope on which Osbern, the first unit of all, hangs."""
    spots = {"osbern": "i9", "vladko": "h9", "bogdan": "g9", "zoran": "h10", "stanko": "g10"}
    table = nest(spots, tools=hanging("osbern", height=4))
    for name in list(spots)[1:]:
        marked(table, name, st.LENT)
        st.put(table.state, unit(table, name), st.AIM, 0)
    return table


def patrolling() -> Table:
    """The besieger is asked by which edge his patrol comes on."""
    table = sally("sortie", theirs="leon argyris diogenes stephanos petros symeon", dice=[4])
    play(table, "edge west", "send argyris", "done")
    push(table.state, frames.EDGE.number, 0, 1)
    return table


def fleeing() -> Table:
    """Vladko sets fire to the jetty beside Beppe, who must flee from the flames."""
    kindled = {"hex": "l8", "kindled": True}
    table = scene(MAPS["jetty"], {"vladko": kindled, "osbern": "a18"}, {"beppe": "m8", "dorian": "a1"}, tools={})
    st.put(table.state, unit(table, "vladko"), st.AIM, hex_of("m8"))
    table.state.facts[st.STEP] = 4
    table.state.cached = None
    play(table, "ignite vladko")
    assert asked(table) == (1, "flee-fire")
    assert dv.is_burning(table.state, hex_of("m8"))
    return table


@pytest.mark.parametrize(("reason", "ask"), cases(FOOT + TOOLS))
def test_a_refusal_names_its_rule(reason: str, ask: Ask) -> None:
    assert ask() == reason


@pytest.mark.rule("GUI-SEQ-01")
def test_the_first_unit_and_the_first_device_are_in_play() -> None:
    table = nest({"vladko": "a1", "bogdan": "a2"}, tools=leaning())

    assert against(table, "kindle vladko a9") == "GUI-FIR-03 no-wood"
    assert against(table, "topple vladko ladder-1") == "GUI-LAD-18 not-beside"
    assert against(table, "move vladko") == ""


def test_every_fact_lies_where_positions_look_for_it() -> None:
    places = {name: getattr(st, name.upper()) for name in HEADER if hasattr(st, name.upper())}

    assert places == {name: k for k, name in enumerate(HEADER) if name in places}
    assert len(places) > 20


def test_every_mark_has_a_bit_of_its_own() -> None:
    names = """FIRED MOVED ATTACKED WAS_ATTACKED BUSY CHECKED LANCE_GONE FIRED_BACK CHARGING CHARGED_AT COUNTERING FORMATION
    FOULKON NAMED MISSED_REINS HIT_BY_FRIEND REACHED GATE_JOB TENT_JOB LOOT_JOB WAS_TARGET HIT_LAST COVERED_FIRST COVERED_SECOND
    GROUPED KINDLING KINDLED THREW LENT CLIMBED CAPTIVE INSTEAD"""
    bits = [getattr(st, name) for name in names.split()] + [255 << st.ARROWS_USED]

    assert sum(bits) == functools.reduce(operator.or_, bits)
    assert [bit.bit_count() for bit in bits[:-1]] == [1] * len(names.split())
