"""Why not, in a siege: each refusal of ladders, ropes, fire and engines names its rule and its reason."""

# ruff: noqa: E501 - a table of questions, one a line

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.guiscard.given import against, cases, play, rider, scene, unit
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_engines import CREW, PUMPS, siphon, thrower
from tests.games.guiscard.test_ladders import carried, leaning, lying
from tests.games.guiscard.test_ropes import coiled, hanging

from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, hex_of
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.kernel.table import Table

NEST, JETTY, CAMP = MAPS["eagle-nest"], MAPS["jetty"], MAPS["lagoon+camp"]
FAR = {"beppe": "a16"}
NE, N = DIRECTIONS.index("ne"), DIRECTIONS.index("n")
PACK = {"hex": "g9", "facing": "n", "led": "vladko"}


def nest(
    ours: dict[str, Any], theirs: dict[str, Any] | None = None, tools: dict[str, Any] | None = None, **more: Any
) -> Table:
    return scene(NEST, ours, theirs or FAR, tools=tools or {}, **more)


def marked(table: Table, name: str, bits: int) -> Table:
    st.mark(table.state, unit(table, name), bits)
    return table


def burning(table: Table, *names: str) -> Table:
    for name in names:
        dv.set_bit(table.state, hex_of(name), dv.BURNING)
    return table


def moving(table: Table, name: str, points: int | None = None) -> Table:
    play(table, f"move {name}")
    if points is not None:
        table.state.stack[-6] = points
    return table


def pair(**more: Any) -> Table:
    """A ladder on the ground between h9 and i9, a man at each end."""
    men = {"vladko": {"hex": "h9"}, "bogdan": {"hex": "i9"}}
    for name, how in more.pop("men", {}).items():
        men[name] = {**men.get(name, {}), **how}
    return nest({**men, **more.pop("ours", {})}, more.pop("theirs", None), more.pop("tools", lying("h9", "se")), **more)


def bearing(**more: Any) -> Table:
    """The same two with the ladder in their hands, Bogdan beside the palisade."""
    return pair(tools=carried("h9", "se", "vladko", "bogdan"), **more)


def beside(**more: Any) -> Table:
    """A ladder leans in i9; two men beside its foot."""
    men = {"vladko": {"hex": "h9"}, "bogdan": {"hex": "i10"}}
    for name, how in more.pop("men", {}).items():
        men[name] = {**men.get(name, {}), **how}
    return nest({**men, **more.pop("ours", {})}, more.pop("theirs", None), more.pop("tools", leaning()), **more)


def up(points: int | None = None, theirs: dict[str, Any] | None = None, **more: Any) -> Table:
    """Vladko on the move on top of the ladder."""
    return moving(nest({"vladko": "i9"}, theirs, leaning("vladko", **more)), "vladko", points)


def spare(tools: dict[str, Any]) -> dict[str, Any]:
    """A second ladder on the ground beside the first."""
    return {"devices": {**tools["devices"], "ladder-2": lying("h9", "se")["devices"]["ladder-1"]}}


HANDS: list[tuple[str, Callable[[], str]]] = [
    ("GUI-LAD-03 not-yours", lambda: against(pair(), "pick ladder-1 vladko beppe")),
    ("GUI-LAD-03 on-foot-only", lambda: against(pair(ours={"arthur": rider("f9", "n")}), "pick ladder-1 vladko arthur")),
    ("GUI-LAD-03 on-foot-only", lambda: against(pair(men={"vladko": {"stunned": True}}), "pick ladder-1 vladko bogdan")),
    ("GUI-LAD-04 fired", lambda: against(pair(men={"vladko": {"fired": True}}), "pick ladder-1 vladko bogdan")),
    ("GUI-MOV-13 busy", lambda: against(marked(pair(), "vladko", st.BUSY), "pick ladder-1 vladko bogdan")),
    ("GUI-MOV-16 carrying", lambda: against(pair(ours={"pack-1": PACK}), "pick ladder-1 vladko bogdan")),
    ("GUI-MOV-16 carrying", lambda: against(pair(tools=spare(carried("h9", "se", "vladko", "bogdan"))), "pick ladder-2 vladko bogdan")),
    ("GUI-MOV-16 carrying", lambda: against(pair(men={"vladko": {"hex": "i9"}, "bogdan": {"hex": "h9"}}, tools=spare(leaning("vladko"))), "pick ladder-2 vladko bogdan")),
    ("GUI-LAD-03 no-ladder", lambda: against(bearing(), "pick ladder-1 vladko bogdan")),
    ("GUI-LAD-03 no-ladder", lambda: against(pair(tools=hanging()), "pick grapnel-1 vladko bogdan")),
    ("GUI-LAD-03 two-men", lambda: against(pair(), "pick ladder-1 bogdan vladko")),
    ("GUI-LAD-04 fired", lambda: against(pair(men={"bogdan": {"fired": True}}), "pick ladder-1 vladko bogdan")),
    ("GUI-LAD-05 points", lambda: against(pair(men={"bogdan": {"spent": 3}}), "pick ladder-1 vladko bogdan")),
    ("", lambda: against(pair(men={"bogdan": {"spent": 2}}), "pick ladder-1 vladko bogdan")),
    ("GUI-LAD-03 not-beside", lambda: against(pair(men={"bogdan": {"hex": "i10"}}), "pick ladder-1 vladko bogdan")),
    ("GUI-LAD-03 no-ladder", lambda: against(pair(), "drop ladder-1")),
    ("GUI-LAD-03 not-yours", lambda: against(bearing(active=1), "drop ladder-1")),
    ("GUI-LAD-03 no-ladder", lambda: against(pair(), "haul vladko g9")),
    ("GUI-LAD-03 not-yours", lambda: against(bearing(active=1), "haul vladko g9")),
    ("GUI-MOV-13 busy", lambda: against(marked(bearing(), "vladko", st.BUSY), "haul vladko g9")),
    ("GUI-MOV-13 busy", lambda: against(marked(bearing(), "bogdan", st.BUSY), "haul vladko g9")),
    ("GUI-MOV-02 not-adjacent", lambda: against(bearing(), "haul vladko e9")),
    ("GUI-BLD-21 no-way", lambda: against(bearing(), "haul bogdan j9")),
    ("GUI-STK-03 occupied", lambda: against(bearing(ours={"osbern": "i8"}), "haul bogdan i8")),
    ("GUI-LAD-05 points", lambda: against(bearing(men={"bogdan": {"spent": 2}}), "haul bogdan i8")),
    ("GUI-LAD-05 points", lambda: against(bearing(men={"vladko": {"spent": 2}}), "haul bogdan i8")),
    ("GUI-LAD-04 watched", lambda: against(bearing(theirs={"dorian": "i7"}), "haul bogdan i8")),
    ("GUI-LAD-04 watched", lambda: against(bearing(theirs={"dorian": "i10"}), "haul bogdan i8")),
    ("GUI-LAD-03 no-ladder", lambda: against(pair(), "raise bogdan ne")),
    ("GUI-LAD-03 not-yours", lambda: against(bearing(active=1), "raise bogdan ne")),
    ("GUI-LAD-06 no-palisade", lambda: against(bearing(), "raise vladko n")),
    ("GUI-LAD-06 no-palisade", lambda: against(burning(bearing(), "i9"), "raise bogdan ne")),
    ("", lambda: against(bearing(), "raise bogdan ne")),
]  # fmt: skip

LEANING: list[tuple[str, Callable[[], str]]] = [
    ("GUI-LAD-11 no-ladder", lambda: against(pair(), "lower vladko bogdan ladder-1")),
    ("GUI-LAD-11 two-men", lambda: against(beside(), "lower bogdan vladko ladder-1")),
    ("", lambda: against(beside(men={"bogdan": {"fired": True}}), "lower vladko bogdan ladder-1")),
    ("GUI-LAD-11 points", lambda: against(beside(men={"bogdan": {"spent": 7}}), "lower vladko bogdan ladder-1")),
    ("", lambda: against(beside(men={"bogdan": {"spent": 6}}), "lower vladko bogdan ladder-1")),
    ("GUI-LAD-11 not-beside", lambda: against(beside(men={"bogdan": {"hex": "i12"}}), "lower vladko bogdan ladder-1")),
    ("GUI-LAD-11 not-beside", lambda: against(beside(men={"bogdan": {"hex": "j9"}}), "lower vladko bogdan ladder-1")),
    ("GUI-LAD-10 somebody-on-it", lambda: against(beside(ours={"osbern": "i9"}, tools=leaning("osbern")), "lower vladko bogdan ladder-1")),
    ("GUI-LAD-10 enemy-beside", lambda: against(beside(theirs={"dorian": "i8"}), "lower vladko bogdan ladder-1")),
    ("GUI-LAD-11 no-palisade", lambda: against(beside(), "shift vladko bogdan i9 i8")),
    ("GUI-LAD-11 stands-there", lambda: against(beside(), "shift vladko bogdan i9 j9")),
    ("GUI-LAD-11 occupied", lambda: against(beside(ours={"osbern": "i8"}), "shift vladko bogdan i8 j8")),
    ("GUI-LAD-11 occupied", lambda: against(burning(beside(), "i8"), "shift vladko bogdan i8 j8")),
    ("", lambda: against(beside(), "shift vladko bogdan i8 j8")),
    ("GUI-LAD-01 on-foot-only", lambda: against(moving(nest({"vladko": "h9", "pack-1": PACK}, tools=leaning()), "vladko"), "climb ladder-1")),
    ("GUI-LAD-07 somebody-on-it", lambda: against(up(), "climb ladder-1")),
    ("GUI-STK-03 occupied", lambda: against(moving(nest({"vladko": "h9", "bogdan": "i9"}, tools=leaning("bogdan")), "vladko"), "climb ladder-1")),
    ("GUI-LAD-07 not-beside", lambda: against(moving(nest({"vladko": "f9"}, tools=leaning()), "vladko"), "climb ladder-1")),
    ("GUI-FIR-12 burning", lambda: against(burning(moving(nest({"vladko": "h9"}, tools=leaning()), "vladko"), "i9"), "climb ladder-1")),
    ("GUI-LAD-07 points", lambda: against(moving(nest({"vladko": "h9"}, tools=leaning()), "vladko", 2), "climb ladder-1")),
    ("", lambda: against(moving(nest({"vladko": "h9"}, tools=leaning()), "vladko", 3), "climb ladder-1")),
    ("", lambda: against(moving(nest({"vladko": "i10"}, tools=leaning()), "vladko"), "climb ladder-1")),
    ("GUI-LAD-08 not-at-the-top", lambda: against(moving(nest({"vladko": "h9"}, tools=leaning()), "vladko"), "cross")),
    ("GUI-STK-03 occupied", lambda: against(up(theirs={"dorian": "j9"}), "cross")),
    ("GUI-FIR-12 burning", lambda: against(burning(up(), "j9"), "cross")),
    ("GUI-LAD-08 points", lambda: against(up(3), "cross")),
    ("", lambda: against(up(4), "cross")),
]  # fmt: skip


def wall(**more: Any) -> Table:
    """A ladder leans in i9; Dorian stands on the wall-walk above it, and it is his turn."""
    man = {"hex": "j9", **more.pop("man", {})}
    return nest(
        more.pop("ours", {"vladko": "h9"}),
        {"dorian": man, "alexio": "a16"},
        more.pop("tools", leaning()),
        active=1,
        **more,
    )


STEP_FOUR: list[tuple[str, Callable[[], str]]] = [
    ("GUI-LAD-14 not-yours", lambda: against(wall(), "topple vladko ladder-1")),
    ("GUI-LAD-14 on-foot-only", lambda: against(wall(man={"stunned": True}), "topple dorian ladder-1")),
    ("GUI-MEL-02 attacked", lambda: against(wall(man={"attacked": True}), "topple dorian ladder-1")),
    ("GUI-MIS-15 fired", lambda: against(wall(man={"fired": True}), "topple dorian ladder-1")),
    ("GUI-MOV-13 busy", lambda: against(marked(wall(), "dorian", st.BUSY), "topple dorian ladder-1")),
    ("GUI-MOV-16 carrying", lambda: against(nest({"vladko": "i9"}, tools=leaning("vladko")), "topple vladko ladder-1")),
    ("GUI-MOV-16 carrying", lambda: against(bearing(), "topple vladko ladder-1")),
    ("GUI-LAD-14 no-ladder", lambda: against(wall(tools=lying("h9", "se")), "topple dorian ladder-1")),
    ("GUI-LAD-18 not-beside", lambda: against(wall(), "topple alexio ladder-1")),
    ("GUI-MEL-01 friend", lambda: against(beside(), "topple vladko ladder-1")),
    ("GUI-MEL-01 friend", lambda: against(beside(ours={"osbern": "i9"}, tools=leaning("osbern")), "topple vladko ladder-1")),
    ("GUI-MEL-02 attacked", lambda: against(wall(man={"attacked": True}), "topple dorian ladder-1")),
    ("", lambda: against(wall(step="combat"), "topple dorian ladder-1")),
]  # fmt: skip


def roped(points: int | None = None, at: str = "i9", height: int = 0, **more: Any) -> Table:
    """A rope hangs from j9 to i9; Vladko is on the move."""
    tools = hanging(*(["vladko"] if height else []), height=height)
    return moving(nest({"vladko": at, **more.pop("ours", {})}, more.pop("theirs", None), tools), "vladko", points)


def thrower_on_foot(at: str = "i9", **more: Any) -> Table:
    return moving(nest({"vladko": {"hex": at, **more}}, tools=coiled("vladko")), "vladko")


def cutter(at: str = "j10", **more: Any) -> Table:
    man = {"hex": at, **more.pop("man", {})}
    return nest({"vladko": "h9"}, {"dorian": man, "alexio": "a16"}, more.pop("tools", hanging()), active=1, **more)


ROPES: list[tuple[str, Callable[[], str]]] = [
    ("GUI-GRA-02 no-grapnel", lambda: against(roped(), "grapple ne")),
    ("GUI-GRA-02 on-foot-only", lambda: against(_burdened(), "grapple ne")),
    ("GUI-GRA-03 thrown", lambda: against(marked(thrower_on_foot(), "vladko", st.THREW), "grapple ne")),
    ("GUI-GRA-03 fired", lambda: against(marked(thrower_on_foot(), "vladko", st.FIRED), "grapple ne")),
    ("GUI-GRA-01 too-high", lambda: against(thrower_on_foot("k9"), "grapple ne")),
    ("GUI-GRA-02 no-palisade", lambda: against(thrower_on_foot(), "grapple n")),
    ("GUI-GRA-02 at-work", lambda: against(_second_rope(), "grapple ne")),
    ("", lambda: against(thrower_on_foot(), "grapple ne")),
    ("GUI-GRA-07 no-grapnel", lambda: against(up(), "coil ladder-1")),
    ("GUI-GRA-07 no-grapnel", lambda: against(moving(nest({"vladko": "j9", "bogdan": "h9"}, tools=coiled("bogdan")), "vladko"), "coil grapnel-1")),
    ("GUI-MOV-16 carrying", lambda: against(thrower_on_foot(), "coil grapnel-1")),
    ("GUI-MOV-16 carrying", lambda: against(roped(height=4), "coil grapnel-1")),
    ("GUI-GRA-07 somebody-on-it", lambda: against(_climbed_by_other("j9"), "coil grapnel-1")),
    ("GUI-GRA-07 not-beside", lambda: against(roped(), "coil grapnel-1")),
    ("", lambda: against(roped(at="j9"), "coil grapnel-1")),
    ("GUI-GRA-01 on-foot-only", lambda: against(roped(ours={"pack-1": PACK}), "climb grapnel-1")),
    ("GUI-GRA-01 in-armour", lambda: against(moving(nest({"albert": "i9"}, tools=hanging()), "albert"), "climb grapnel-1")),
    ("GUI-GRA-07 somebody-on-it", lambda: against(_climbed_by_other("h9"), "climb grapnel-1")),
    ("GUI-FIR-12 burning", lambda: against(burning(roped(), "i9"), "climb grapnel-1")),
    ("GUI-STK-03 occupied", lambda: against(roped(at="j9", ours={"bogdan": "i9"}), "climb grapnel-1")),
    ("GUI-GRA-05 points", lambda: against(roped(1, "j9"), "climb grapnel-1")),
    ("", lambda: against(roped(2, "j9"), "climb grapnel-1")),
    ("GUI-GRA-05 not-beside", lambda: against(roped(at="h9"), "climb grapnel-1")),
    ("GUI-GRA-06 at-the-top", lambda: against(roped(height=8), "climb grapnel-1")),
    ("", lambda: against(roped(height=7), "climb grapnel-1")),
    ("GUI-GRA-05 points", lambda: against(roped(0), "climb grapnel-1")),
    ("GUI-GRA-05 not-beside", lambda: against(roped(), "slide grapnel-1")),
    ("GUI-GRA-05 points", lambda: against(roped(0, height=4), "slide grapnel-1")),
    ("", lambda: against(roped(1, height=4), "slide grapnel-1")),
    ("GUI-GRA-05 not-at-the-top", lambda: against(roped(height=7), "cross")),
    ("GUI-STK-03 occupied", lambda: against(roped(height=8, theirs={"dorian": "j9"}), "cross")),
    ("GUI-FIR-12 burning", lambda: against(burning(roped(height=8), "j9"), "cross")),
    ("GUI-GRA-05 points", lambda: against(roped(1, height=8), "cross")),
    ("", lambda: against(roped(2, height=8), "cross")),
    ("GUI-MEL-02 attacked", lambda: against(cutter(man={"attacked": True}), "cut dorian grapnel-1")),
    ("GUI-GRA-14 no-grapnel", lambda: against(cutter(tools=leaning()), "cut dorian ladder-1")),
    ("GUI-GRA-14 not-beside", lambda: against(cutter("k9"), "cut dorian grapnel-1")),
    ("GUI-GRA-14 not-beside", lambda: against(cutter("j12"), "cut dorian grapnel-1")),
    ("GUI-MEL-01 friend", lambda: against(nest({"vladko": "j10"}, tools=hanging()), "cut vladko grapnel-1")),
    ("", lambda: against(cutter(step="combat"), "cut dorian grapnel-1")),
    ("GUI-GRA-16 no-grapnel", lambda: against(nest({"vladko": "g9"}, tools=coiled("vladko"), step="fire"), "lend vladko grapnel-1")),
    ("GUI-GRA-16 somebody-on-it", lambda: against(nest({"vladko": "i9", "bogdan": "h9"}, tools=hanging("vladko", height=4), step="fire"), "lend bogdan grapnel-1")),
    ("GUI-GRA-17 at-the-palisade", lambda: against(nest({"vladko": "j9"}, tools=hanging(), step="fire"), "lend vladko grapnel-1")),
    ("", lambda: against(nest({"vladko": "h9"}, tools=hanging(), step="fire"), "lend vladko grapnel-1")),
    ("GUI-GRA-16 four-men", lambda: against(pulled("vladko", "bogdan", "zoran"), "wrench grapnel-1")),
    ("GUI-GRA-17 two-rows", lambda: against(pulled("vladko", "bogdan", "zoran", "stanko", stanko="h12"), "wrench grapnel-1")),
    ("GUI-GRA-16 somebody-on-it", lambda: against(pulled("vladko", "bogdan", "zoran", "stanko", climber=True), "wrench grapnel-1")),
    ("", lambda: against(pulled("vladko", "bogdan", "zoran", "stanko"), "wrench grapnel-1")),
]  # fmt: skip


def pulled(*men: str, climber: bool = False, **places: str) -> Table:
    """Men who gave their turn to the rope of j9."""
    spots = {"vladko": "h9", "bogdan": "g9", "zoran": "h10", "stanko": "g10", **places}
    ours: dict[str, Any] = {name: spots[name] for name in men}
    table = nest(
        {**ours, **({"osbern": "i9"} if climber else {})},
        tools=hanging(*(["osbern"] if climber else []), height=4 if climber else 0),
    )
    table.state.facts[st.STEP] = 4
    for name in men:
        marked(table, name, st.LENT)
        st.put(table.state, unit(table, name), st.AIM, 0)
    return table


def _burdened() -> Table:
    table = moving(nest({"vladko": "h9", "osbern": {"hex": "i9", "stunned": True}}, tools=coiled("vladko")), "vladko")
    play(table, "step i9", "lift osbern")
    return table


def _second_rope() -> Table:
    tools = {"devices": {**hanging()["devices"], "grapnel-2": {"state": "carried", "men": ["vladko"]}}}
    return moving(nest({"vladko": "i9"}, tools=tools), "vladko")


def _climbed_by_other(at: str) -> Table:
    return moving(nest({"vladko": at, "bogdan": "i9"}, tools=hanging("bogdan", height=4)), "vladko")


def jetty(
    ours: dict[str, Any], theirs: dict[str, Any] | None = None, tools: dict[str, Any] | None = None, **more: Any
) -> Table:
    return scene(JETTY, ours, theirs or {"beppe": "a13"}, tools=tools or {}, **more)


def archers(ours: dict[str, Any], **more: Any) -> Table:
    """In the camp, where each archer has six fire arrows."""
    return scene(CAMP, ours, {"beppe": "a18"}, tools=more.pop("tools", {}), step="fire", fire_arrows=6, **more)


def shot(table: Table, name: str, n: int) -> Table:
    u = unit(table, name)
    st.put(table.state, u, st.MARKS, st.get(table.state, u, st.MARKS) + (n << st.ARROWS_USED))
    return table


KINDLED = {"hex": "l8", "kindled": True}
FIRE: list[tuple[str, Callable[[], str]]] = [
    ("GUI-MOV-13 busy", lambda: against(marked(jetty({"vladko": "l8"}, step="fire"), "vladko", st.BUSY), "kindle vladko m8")),
    ("GUI-FIR-03 no-wood", lambda: against(jetty({"vladko": "l8"}, step="fire"), "kindle vladko k8")),
    ("GUI-FIR-03 no-wood", lambda: against(jetty({"vladko": "l8"}, tools={"fires": {"m8": 0}}, step="fire"), "kindle vladko m8")),
    ("GUI-FIR-03 no-wood", lambda: against(jetty({"vladko": "l8"}, step="fire"), "kindle vladko z36")),
    ("GUI-FIR-01 not-beside", lambda: against(jetty({"vladko": "l8"}, step="fire"), "kindle vladko n8")),
    ("GUI-MEL-02 attacked", lambda: against(jetty({"vladko": {**KINDLED, "attacked": True}}), "ignite vladko")),
    ("GUI-FIR-02 not-ready", lambda: against(jetty({"vladko": "l8"}), "ignite vladko")),
    ("GUI-FIR-02 moved", lambda: against(jetty({"vladko": {**KINDLED, "moved": True}, "zoran": "a10"}), "ignite vladko")),
    ("GUI-FIR-03 no-wood", lambda: against(_aimed("m8", tools={"fires": {"m8": 0}}), "ignite vladko")),
    ("GUI-FIR-03 no-wood", lambda: against(_aimed("k8"), "ignite vladko")),
    ("GUI-FIR-01 not-beside", lambda: against(_aimed("n8"), "ignite vladko")),
    ("", lambda: against(_aimed("m8"), "ignite vladko")),
    ("GUI-MEL-02 attacked", lambda: against(_by_fire(attacked=True), "douse vladko m8")),
    ("GUI-FIR-08 moved", lambda: against(_by_fire(moved=True), "douse vladko m8")),
    ("GUI-FIR-07 no-fire", lambda: against(_by_fire(), "douse vladko m9")),
    ("GUI-FIR-07 no-fire", lambda: against(_by_fire(), "douse vladko z36")),
    ("GUI-FIR-09 naphtha", lambda: against(_by_fire(naphtha=["m8"]), "douse vladko m8")),
    ("GUI-FIR-07 not-beside", lambda: against(_by_fire(hex="k8"), "douse vladko m8")),
    ("", lambda: against(_by_fire(), "douse vladko m8")),
    ("GUI-FAR-03 not-yours", lambda: against(archers({"alphonse": "j7"}, active=1), "flame alphonse l7")),
    ("GUI-FAR-01 no-missiles", lambda: against(archers({"landry": "j7"}), "flame landry l7")),
    ("GUI-FAR-01 no-missiles", lambda: against(archers({"osbern": "j7"}), "flame osbern l7")),
    ("GUI-MIS-07 fired", lambda: against(archers({"alphonse": {"hex": "j7", "fired": True}}), "flame alphonse l7")),
    ("GUI-RAI-08 no-arrows", lambda: against(shot(archers({"alphonse": "j7"}), "alphonse", 6), "flame alphonse l7")),
    ("", lambda: against(shot(archers({"alphonse": "j7"}), "alphonse", 5), "flame alphonse l7")),
    ("GUI-FAR-01 no-wood", lambda: against(archers({"alphonse": "j7"}), "flame alphonse j5")),
    ("GUI-FAR-01 no-wood", lambda: against(archers({"alphonse": "j7"}), "flame alphonse z36")),
    ("GUI-FAR-02 out-of-range", lambda: against(archers({"alphonse": "d17"}), "flame alphonse l7")),
    ("GUI-FAR-02 out-of-range", lambda: against(nest({"alphonse": "j9"}, step="fire"), "flame alphonse j9")),
    ("GUI-STN-09 engine-in-way", lambda: against(archers({"alphonse": "l12"}, tools=thrower("l10", "n")), "flame alphonse l8")),
    ("GUI-RAI-09 plenty", lambda: against(jetty({"alphonse": "a1", "olivier": "a2"}, step="fire"), "hand alphonse olivier")),
    ("GUI-MOV-13 busy", lambda: against(marked(archers({"alphonse": "j7", "olivier": "j8"}), "olivier", st.BUSY), "hand alphonse olivier")),
    ("GUI-RAI-09 no-archer", lambda: against(archers({"alphonse": "j7", "osbern": "j8"}), "hand alphonse osbern")),
    ("GUI-RAI-09 not-beside", lambda: against(archers({"alphonse": "j7", "olivier": "j9"}), "hand alphonse olivier")),
    ("GUI-RAI-08 no-arrows", lambda: against(shot(shot(archers({"alphonse": "j7", "olivier": "j8"}), "olivier", 6), "alphonse", 6), "hand alphonse olivier")),
    ("", lambda: against(shot(shot(archers({"alphonse": "j7", "olivier": "j8"}), "olivier", 6), "alphonse", 5), "hand alphonse olivier")),
]  # fmt: skip


def _aimed(aim: str, **more: Any) -> Table:
    table = jetty({"vladko": KINDLED}, **more)
    st.put(table.state, unit(table, "vladko"), st.AIM, hex_of(aim))
    table.state.facts[st.STEP] = 4
    return table


def _by_fire(naphtha: list[str] | None = None, **how: Any) -> Table:
    tools = {"fires": {"m8": 1}, "naphtha": naphtha or []}
    table = jetty({"vladko": {"hex": "l8", **how}, "zoran": "a10"}, tools=tools)
    table.state.facts[st.STEP] = 4
    return table


def field(
    ours: dict[str, Any] | None = None,
    theirs: dict[str, Any] | None = None,
    tools: dict[str, Any] | None = None,
    **more: Any,
) -> Table:
    return scene(
        None,
        ours or {**CREW, "alphonse": "h4"},
        theirs or {"dorian": "e4"},
        step=more.pop("step", "fire"),
        tools=tools or thrower(),
        **more,
    )


def pushed(*names: str, rows: list[str] | None = None, tools: dict[str, Any] | None = None, **places: str) -> Table:
    """A thrower in e12 that looks north, and men who gave their turn to it."""
    spots = {"jacques": "d12", "eustache": "f12", "osbern": "d13", "avray": "f13", **places}
    table = scene(rows, {name: spots[name] for name in spots}, {"dorian": "a1"}, tools=tools or thrower())
    for name in names:
        marked(table, name, st.LENT | st.BUSY)
        st.put(table.state, unit(table, name), st.AIM, 0)
    return table


FOUR = ("jacques", "eustache", "osbern", "avray")
ROUGH = ["." * 20] * 10 + ["....b..............."] + ["." * 20] * 5
WOODS = ["." * 20] * 10 + ["....t..............."] + ["." * 20] * 5
ENGINES: list[tuple[str, Callable[[], str]]] = [
    ("GUI-MIS-04 no-engine", lambda: against(field(tools=siphon()), "hurl siphon-1 e4")),
    ("GUI-MIS-04 no-engine", lambda: against(field(tools=thrower(state="lost")), "hurl thrower-1 e4")),
    ("GUI-MIS-04 not-yours", lambda: against(field(active=1), "hurl thrower-1 e4")),
    ("GUI-STN-02 not-loaded", lambda: against(field(tools=thrower(last=3), round_=5), "hurl thrower-1 e4")),
    ("GUI-STN-04 no-crew", lambda: against(field({"jacques": "d12", "eustache": "e11"}), "hurl thrower-1 e4")),
    ("GUI-STN-04 no-crew", lambda: against(marked(field(), "osbern", st.BUSY), "hurl thrower-1 e4")),
    ("GUI-STN-04 no-crew", lambda: against(marked(field(), "osbern", st.FIRED), "hurl thrower-1 e4")),
    ("GUI-STN-04 no-crew", lambda: against(field({"jacques": "d12", "eustache": "e11", "osbern": {"hex": "f12", "stunned": True}}), "hurl thrower-1 e4")),
    ("GUI-STN-04 no-crew", lambda: against(field({"jacques": "d12", "eustache": "e11"}, {"dorian": "f12"}), "hurl thrower-1 e4")),
    ("", lambda: against(field(), "hurl thrower-1 e4")),
    ("GUI-STN-10 out-of-range", lambda: against(field(), "hurl thrower-1 e12")),
    ("GUI-STN-10 out-of-range", lambda: against(field(), "hurl thrower-1 z36")),
    ("GUI-STN-03 not-in-front", lambda: against(field(theirs={"dorian": "e16"}), "hurl thrower-1 e16")),
    ("GUI-STN-13 no-target", lambda: against(field(options={"stone_targets": "worth"}), "hurl thrower-1 e5")),
    ("GUI-STN-13 no-target", lambda: against(field({**CREW, "alphonse": "e5"}, options={"stone_targets": "worth"}), "hurl thrower-1 e5")),
    ("", lambda: against(field(), "hurl thrower-1 e4")),
    ("GUI-GRK-01 never-moves", lambda: against(field(PUMPS, {"jacques": "e6"}, siphon()), "lend dorian siphon-1")),
    ("GUI-MIS-04 not-yours", lambda: against(field(active=1), "lend dorian thrower-1")),
    ("GUI-STN-08 not-beside", lambda: against(field(), "lend alphonse thrower-1")),
    ("", lambda: against(field(), "lend jacques thrower-1")),
    ("GUI-STN-08 no-engine", lambda: against(nest({"vladko": "h9"}, tools=leaning(), step="fire"), "lend vladko ladder-1")),
    ("GUI-MIS-04 not-yours", lambda: against(field(active=1), "roll thrower-1 n")),
    ("GUI-STN-08 four-men", lambda: against(pushed(*FOUR[:3]), "roll thrower-1 n")),
    ("GUI-STN-07 no-way", lambda: against(pushed(*FOUR, rows=WOODS), "roll thrower-1 n")),
    ("GUI-STN-09 occupied", lambda: against(pushed(*FOUR, rioulf="e11"), "roll thrower-1 n")),
    ("GUI-STN-09 occupied", lambda: against(burning(pushed(*FOUR), "e11"), "roll thrower-1 n")),
    ("GUI-STN-06 points", lambda: against(_rolled(pushed(*FOUR), 2), "roll thrower-1 n")),
    ("GUI-STN-06 points", lambda: against(_rolled(pushed(*FOUR, rows=ROUGH), 1), "roll thrower-1 n")),
    ("", lambda: against(_rolled(pushed(*FOUR), 1), "roll thrower-1 n")),
    ("GUI-MIS-04 no-engine", lambda: against(field(PUMPS, {"jacques": "e6"}), "spray thrower-1 e6")),
    ("GUI-GRK-04 not-loaded", lambda: against(field(PUMPS, {"jacques": "e6"}, siphon(last=2), round_=6), "spray siphon-1 e6")),
    ("GUI-GRK-03 no-crew", lambda: against(field({"dorian": "d12"}, {"jacques": "e6"}, siphon()), "spray siphon-1 e6")),
    ("", lambda: against(field(PUMPS, {"jacques": "e6"}, siphon()), "spray siphon-1 e6")),
    ("GUI-GRK-05 out-of-range", lambda: against(field(PUMPS, {"jacques": "e6"}, siphon()), "spray siphon-1 e8")),
    ("GUI-GRK-05 out-of-range", lambda: against(field(PUMPS, {"jacques": "e6"}, siphon()), "spray siphon-1 z36")),
    ("GUI-GRK-06 not-in-front", lambda: against(field(PUMPS, {"jacques": "e6"}, siphon()), "spray siphon-1 l14")),
    ("", lambda: against(field(PUMPS, {"jacques": "e6"}, siphon()), "spray siphon-1 e6")),
]  # fmt: skip


def _rolled(table: Table, hexes: int) -> Table:
    dv.set_dev(table.state, 0, dv.OTHER, hexes)
    return table


@pytest.mark.parametrize(("reason", "ask"), cases(HANDS + LEANING + STEP_FOUR + ROPES + FIRE + ENGINES))
def test_a_refusal_names_its_rule(reason: str, ask: Callable[[], str]) -> None:
    assert ask() == reason
