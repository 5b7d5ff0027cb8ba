"""Why not, in a siege: each refusal of ladders, ropes, fire and engines names its rule and its reason."""

# ruff: noqa: E501 - a table of questions, one a line

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.guiscard.given import play, rider, scene, unit
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_engines import CREW, PUMPS, siphon, thrower
from tests.games.guiscard.test_ladders import carried, leaning, lying
from tests.games.guiscard.test_ropes import coiled, hanging

from porphyry.games.guiscard import devices as dv
from porphyry.games.guiscard import fire, greek, ladders, ropes, siegecraft, stone
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.hexes import DIRECTIONS, hex_of
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


def one(ask: Callable[..., str], table: Table, name: str, *more: Any) -> str:
    """What a function of the rules says to a unit."""
    return ask(table.state, unit(table, name), *more)


def two(ask: Callable[..., str], table: Table, a: str, b: str, *more: Any) -> str:
    return ask(table.state, unit(table, a), unit(table, b), *more)


def by_ladder(ask: Callable[..., str], table: Table, *names: str) -> str:
    return ask(table.state, 0, *[unit(table, name) for name in names])


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


HANDS: list[tuple[str, Callable[[], str]]] = [
    ("GUI-LAD-03 not-yours", lambda: one(ladders.why_not_hand, pair(), "beppe")),
    ("GUI-LAD-03 on-foot-only", lambda: one(ladders.why_not_hand, nest({"arthur": rider("h9", "ne")}), "arthur")),
    ("GUI-LAD-03 on-foot-only", lambda: one(ladders.why_not_hand, nest({"vladko": {"hex": "h9", "stunned": True}, "bogdan": "a1"}), "vladko")),
    ("GUI-LAD-04 fired", lambda: one(ladders.why_not_hand, pair(men={"vladko": {"fired": True}}), "vladko")),
    ("GUI-MOV-13 busy", lambda: one(ladders.why_not_hand, marked(pair(), "vladko", st.BUSY), "vladko")),
    ("GUI-MOV-16 carrying", lambda: one(ladders.why_not_hand, nest({"vladko": "h9", "pack-1": PACK}), "vladko")),
    ("GUI-MOV-16 carrying", lambda: one(ladders.why_not_hand, bearing(), "vladko")),
    ("GUI-MOV-16 carrying", lambda: one(ladders.why_not_hand, nest({"vladko": "i9"}, tools=leaning("vladko")), "vladko")),
    ("GUI-LAD-03 no-ladder", lambda: by_ladder(ladders.why_not_pick, bearing(), "vladko", "bogdan")),
    ("GUI-LAD-03 no-ladder", lambda: by_ladder(ladders.why_not_pick, pair(tools=hanging()), "vladko", "bogdan")),
    ("GUI-LAD-03 two-men", lambda: by_ladder(ladders.why_not_pick, pair(), "bogdan", "vladko")),
    ("GUI-LAD-04 fired", lambda: by_ladder(ladders.why_not_pick, pair(men={"bogdan": {"fired": True}}), "vladko", "bogdan")),
    ("GUI-LAD-05 points", lambda: by_ladder(ladders.why_not_pick, pair(men={"bogdan": {"spent": 3}}), "vladko", "bogdan")),
    ("", lambda: by_ladder(ladders.why_not_pick, pair(men={"bogdan": {"spent": 2}}), "vladko", "bogdan")),
    ("GUI-LAD-03 not-beside", lambda: by_ladder(ladders.why_not_pick, pair(men={"bogdan": {"hex": "i10"}}), "vladko", "bogdan")),
    ("GUI-LAD-03 no-ladder", lambda: ladders.why_not_put_down(pair().state, 0)),
    ("GUI-LAD-03 not-yours", lambda: ladders.why_not_put_down(bearing(active=1).state, 0)),
    ("GUI-LAD-03 no-ladder", lambda: one(ladders.why_not_haul, pair(), "vladko", hex_of("g9"))),
    ("GUI-LAD-03 not-yours", lambda: one(ladders.why_not_haul, bearing(active=1), "vladko", hex_of("g9"))),
    ("GUI-MOV-13 busy", lambda: one(ladders.why_not_haul, marked(bearing(), "vladko", st.BUSY), "vladko", hex_of("g9"))),
    ("GUI-MOV-13 busy", lambda: one(ladders.why_not_haul, marked(bearing(), "bogdan", st.BUSY), "vladko", hex_of("g9"))),
    ("GUI-MOV-02 not-adjacent", lambda: one(ladders.why_not_haul, bearing(), "vladko", hex_of("e9"))),
    ("GUI-BLD-21 no-way", lambda: one(ladders.why_not_haul, bearing(), "bogdan", hex_of("j9"))),
    ("GUI-STK-03 occupied", lambda: one(ladders.why_not_haul, bearing(ours={"osbern": "i8"}), "bogdan", hex_of("i8"))),
    ("GUI-LAD-05 points", lambda: one(ladders.why_not_haul, bearing(men={"bogdan": {"spent": 2}}), "bogdan", hex_of("i8"))),
    ("GUI-LAD-05 points", lambda: one(ladders.why_not_haul, bearing(men={"vladko": {"spent": 2}}), "bogdan", hex_of("i8"))),
    ("GUI-LAD-04 watched", lambda: one(ladders.why_not_haul, bearing(theirs={"dorian": "i7"}), "bogdan", hex_of("i8"))),
    ("GUI-LAD-04 watched", lambda: one(ladders.why_not_haul, bearing(theirs={"dorian": "i10"}), "bogdan", hex_of("i8"))),
    ("GUI-LAD-03 no-ladder", lambda: one(ladders.why_not_raise, pair(), "bogdan", NE)),
    ("GUI-LAD-03 not-yours", lambda: one(ladders.why_not_raise, bearing(active=1), "bogdan", NE)),
    ("GUI-LAD-06 no-palisade", lambda: one(ladders.why_not_raise, bearing(), "vladko", N)),
    ("GUI-LAD-06 no-palisade", lambda: one(ladders.why_not_raise, burning(bearing(), "i9"), "bogdan", NE)),
    ("", lambda: one(ladders.why_not_raise, bearing(), "bogdan", NE)),
]  # fmt: skip

LEANING: list[tuple[str, Callable[[], str]]] = [
    ("GUI-LAD-11 no-ladder", lambda: by_ladder(ladders.why_not_handle, pair(), "vladko", "bogdan")),
    ("GUI-LAD-11 two-men", lambda: by_ladder(ladders.why_not_handle, beside(), "bogdan", "vladko")),
    ("GUI-LAD-04 fired", lambda: by_ladder(ladders.why_not_handle, beside(men={"bogdan": {"fired": True}}), "vladko", "bogdan")),
    ("GUI-LAD-11 points", lambda: by_ladder(ladders.why_not_handle, beside(men={"bogdan": {"moved": True}}), "vladko", "bogdan")),
    ("GUI-LAD-11 points", lambda: by_ladder(ladders.why_not_handle, beside(men={"bogdan": {"spent": 7}}), "vladko", "bogdan")),
    ("", lambda: by_ladder(ladders.why_not_handle, beside(men={"bogdan": {"spent": 6}}), "vladko", "bogdan")),
    ("GUI-LAD-11 not-beside", lambda: by_ladder(ladders.why_not_handle, beside(men={"bogdan": {"hex": "i12"}}), "vladko", "bogdan")),
    ("GUI-LAD-11 not-beside", lambda: by_ladder(ladders.why_not_handle, beside(men={"bogdan": {"hex": "j9"}}), "vladko", "bogdan")),
    ("GUI-LAD-10 somebody-on-it", lambda: by_ladder(ladders.why_not_handle, beside(ours={"osbern": "i9"}, tools=leaning("osbern")), "vladko", "bogdan")),
    ("GUI-LAD-10 watched", lambda: by_ladder(ladders.why_not_handle, beside(theirs={"dorian": "i8"}), "vladko", "bogdan")),
    ("GUI-LAD-11 no-palisade", lambda: two(ladders.why_not_shift, beside(), "vladko", "bogdan", hex_of("i9"), hex_of("i8"))),
    ("GUI-LAD-11 stands-there", lambda: two(ladders.why_not_shift, beside(), "vladko", "bogdan", hex_of("i9"), hex_of("j9"))),
    ("GUI-LAD-11 occupied", lambda: two(ladders.why_not_shift, beside(ours={"osbern": "i8"}), "vladko", "bogdan", hex_of("i8"), hex_of("j8"))),
    ("GUI-LAD-11 occupied", lambda: two(ladders.why_not_shift, burning(beside(), "i8"), "vladko", "bogdan", hex_of("i8"), hex_of("j8"))),
    ("", lambda: two(ladders.why_not_shift, beside(), "vladko", "bogdan", hex_of("i8"), hex_of("j8"))),
    ("GUI-LAD-01 on-foot-only", lambda: one(ladders.why_not_climb, moving(nest({"vladko": "h9", "pack-1": PACK}, tools=leaning()), "vladko"), "vladko", 0)),
    ("GUI-LAD-07 somebody-on-it", lambda: one(ladders.why_not_climb, up(), "vladko", 0)),
    ("GUI-STK-03 occupied", lambda: one(ladders.why_not_climb, moving(nest({"vladko": "h9", "bogdan": "i9"}, tools=leaning("bogdan")), "vladko"), "vladko", 0)),
    ("GUI-LAD-07 not-beside", lambda: one(ladders.why_not_climb, moving(nest({"vladko": "f9"}, tools=leaning()), "vladko"), "vladko", 0)),
    ("GUI-FIR-12 burning", lambda: one(ladders.why_not_climb, burning(moving(nest({"vladko": "h9"}, tools=leaning()), "vladko"), "i9"), "vladko", 0)),
    ("GUI-LAD-07 points", lambda: one(ladders.why_not_climb, moving(nest({"vladko": "h9"}, tools=leaning()), "vladko", 2), "vladko", 0)),
    ("", lambda: one(ladders.why_not_climb, moving(nest({"vladko": "h9"}, tools=leaning()), "vladko", 3), "vladko", 0)),
    ("GUI-LAD-08 not-at-the-top", lambda: one(siegecraft.why_not_cross, moving(nest({"vladko": "h9"}, tools=leaning()), "vladko"), "vladko")),
    ("GUI-STK-03 occupied", lambda: one(ladders.why_not_jump, up(theirs={"dorian": "j9"}), "vladko", 0)),
    ("GUI-FIR-12 burning", lambda: one(ladders.why_not_jump, burning(up(), "j9"), "vladko", 0)),
    ("GUI-LAD-08 points", lambda: one(ladders.why_not_jump, up(3), "vladko", 0)),
    ("", lambda: one(ladders.why_not_jump, up(4), "vladko", 0)),
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
    ("GUI-LAD-14 not-yours", lambda: one(ladders.why_not_step_four, wall(), "vladko")),
    ("GUI-LAD-14 on-foot-only", lambda: one(ladders.why_not_step_four, wall(man={"stunned": True}), "dorian")),
    ("GUI-MEL-02 attacked", lambda: one(ladders.why_not_step_four, wall(man={"attacked": True}), "dorian")),
    ("GUI-MIS-15 fired", lambda: one(ladders.why_not_step_four, wall(man={"fired": True}), "dorian")),
    ("GUI-MOV-13 busy", lambda: one(ladders.why_not_step_four, marked(wall(), "dorian", st.BUSY), "dorian")),
    ("GUI-MOV-16 carrying", lambda: one(ladders.why_not_step_four, nest({"vladko": "i9"}, tools=leaning("vladko")), "vladko")),
    ("GUI-MOV-16 carrying", lambda: one(ladders.why_not_step_four, bearing(), "vladko")),
    ("GUI-LAD-14 no-ladder", lambda: one(ladders.why_not_topple, wall(tools=lying("h9", "se")), "dorian", 0)),
    ("GUI-LAD-18 not-beside", lambda: one(ladders.why_not_topple, wall(), "alexio", 0)),
    ("GUI-MEL-01 friend", lambda: one(ladders.why_not_topple, beside(), "vladko", 0)),
    ("GUI-MEL-01 friend", lambda: one(ladders.why_not_topple, beside(ours={"osbern": "i9"}, tools=leaning("osbern")), "vladko", 0)),
    ("GUI-MEL-02 attacked", lambda: one(ladders.why_not_topple, wall(man={"attacked": True}), "dorian", 0)),
    ("", lambda: one(ladders.why_not_topple, wall(), "dorian", 0)),
]  # fmt: skip


def roped(points: int | None = None, at: str = "i9", height: int = 0, **more: Any) -> Table:
    """A rope hangs from j9 to i9; Vladko is on the move."""
    tools = hanging(*(["vladko"] if height else []), height=height)
    return moving(nest({"vladko": at, **more.pop("ours", {})}, more.pop("theirs", None), tools), "vladko", points)


def thrower_on_foot(at: str = "i9", **more: Any) -> Table:
    return moving(nest({"vladko": {"hex": at, **more}}, tools=coiled("vladko")), "vladko")


def cutter(at: str = "j10", **more: Any) -> Table:
    man = {"hex": at, **more.pop("man", {})}
    return nest({"vladko": "h9"}, {"dorian": man, "alexio": "a16"}, more.pop("tools", hanging()), active=1)


ROPES: list[tuple[str, Callable[[], str]]] = [
    ("GUI-GRA-02 no-grapnel", lambda: one(ropes.why_not_throw, roped(), "vladko", NE)),
    ("GUI-GRA-02 on-foot-only", lambda: one(ropes.why_not_throw, _burdened(), "vladko", NE)),
    ("GUI-GRA-03 thrown", lambda: one(ropes.why_not_throw, marked(thrower_on_foot(), "vladko", st.THREW), "vladko", NE)),
    ("GUI-GRA-03 fired", lambda: one(ropes.why_not_throw, marked(thrower_on_foot(), "vladko", st.FIRED), "vladko", NE)),
    ("GUI-GRA-01 too-high", lambda: one(ropes.why_not_throw, thrower_on_foot("k9"), "vladko", NE)),
    ("GUI-GRA-02 no-palisade", lambda: one(ropes.why_not_throw, thrower_on_foot(), "vladko", N)),
    ("GUI-GRA-02 at-work", lambda: one(ropes.why_not_throw, _second_rope(), "vladko", NE)),
    ("", lambda: one(ropes.why_not_throw, thrower_on_foot(), "vladko", NE)),
    ("GUI-GRA-07 no-grapnel", lambda: one(ropes.why_not_coil, up(), "vladko", 0)),
    ("GUI-GRA-07 no-grapnel", lambda: one(ropes.why_not_coil, moving(nest({"vladko": "j9", "bogdan": "h9"}, tools=coiled("bogdan")), "vladko"), "vladko", 0)),
    ("GUI-MOV-16 carrying", lambda: one(ropes.why_not_coil, thrower_on_foot(), "vladko", 0)),
    ("GUI-MOV-16 carrying", lambda: one(ropes.why_not_coil, roped(height=4), "vladko", 0)),
    ("GUI-GRA-07 somebody-on-it", lambda: one(ropes.why_not_coil, _climbed_by_other("j9"), "vladko", 0)),
    ("GUI-GRA-07 not-beside", lambda: one(ropes.why_not_coil, roped(), "vladko", 0)),
    ("", lambda: one(ropes.why_not_coil, roped(at="j9"), "vladko", 0)),
    ("GUI-GRA-01 on-foot-only", lambda: one(ropes.why_not_climb, roped(ours={"pack-1": PACK}), "vladko", 0)),
    ("GUI-GRA-01 armour", lambda: one(ropes.why_not_climb, moving(nest({"albert": "i9"}, tools=hanging()), "albert"), "albert", 0)),
    ("GUI-GRA-07 somebody-on-it", lambda: one(ropes.why_not_climb, _climbed_by_other("h9"), "vladko", 0)),
    ("GUI-FIR-12 burning", lambda: one(ropes.why_not_climb, burning(roped(), "i9"), "vladko", 0)),
    ("GUI-STK-03 occupied", lambda: one(ropes.why_not_climb, roped(at="j9", ours={"bogdan": "i9"}), "vladko", 0)),
    ("GUI-GRA-05 points", lambda: one(ropes.why_not_climb, roped(1, "j9"), "vladko", 0)),
    ("", lambda: one(ropes.why_not_climb, roped(2, "j9"), "vladko", 0)),
    ("GUI-GRA-05 not-beside", lambda: one(ropes.why_not_climb, roped(at="h9"), "vladko", 0)),
    ("GUI-GRA-06 at-the-top", lambda: one(ropes.why_not_climb, roped(height=8), "vladko", 0)),
    ("", lambda: one(ropes.why_not_climb, roped(height=7), "vladko", 0)),
    ("GUI-GRA-05 points", lambda: one(ropes.why_not_climb, roped(0), "vladko", 0)),
    ("GUI-GRA-05 not-beside", lambda: one(ropes.why_not_slide, roped(), "vladko", 0)),
    ("GUI-GRA-05 points", lambda: one(ropes.why_not_slide, roped(0, height=4), "vladko", 0)),
    ("", lambda: one(ropes.why_not_slide, roped(1, height=4), "vladko", 0)),
    ("GUI-GRA-05 not-at-the-top", lambda: ropes.why_not_cross(roped(height=7).state, 0)),
    ("GUI-STK-03 occupied", lambda: ropes.why_not_cross(roped(height=8, theirs={"dorian": "j9"}).state, 0)),
    ("GUI-FIR-12 burning", lambda: ropes.why_not_cross(burning(roped(height=8), "j9").state, 0)),
    ("GUI-GRA-05 points", lambda: ropes.why_not_cross(roped(1, height=8).state, 0)),
    ("", lambda: ropes.why_not_cross(roped(2, height=8).state, 0)),
    ("GUI-MEL-02 attacked", lambda: one(ropes.why_not_cut, cutter(man={"attacked": True}), "dorian", 0)),
    ("GUI-GRA-14 no-grapnel", lambda: one(ropes.why_not_cut, cutter(tools=leaning()), "dorian", 0)),
    ("GUI-GRA-14 not-beside", lambda: one(ropes.why_not_cut, cutter("k9"), "dorian", 0)),
    ("GUI-GRA-14 not-beside", lambda: one(ropes.why_not_cut, cutter("j12"), "dorian", 0)),
    ("GUI-MEL-01 friend", lambda: one(ropes.why_not_cut, nest({"vladko": "j10"}, tools=hanging()), "vladko", 0)),
    ("", lambda: one(ropes.why_not_cut, cutter(), "dorian", 0)),
    ("GUI-GRA-16 no-grapnel", lambda: one(ropes.why_not_lend, nest({"vladko": "g9"}, tools=coiled("vladko"), step="fire"), "vladko", 0)),
    ("GUI-GRA-16 somebody-on-it", lambda: one(ropes.why_not_lend, nest({"vladko": "i9", "bogdan": "h9"}, tools=hanging("vladko", height=4), step="fire"), "bogdan", 0)),
    ("GUI-GRA-17 too-far", lambda: one(ropes.why_not_lend, nest({"vladko": "i9"}, tools=hanging(), step="fire"), "vladko", 0)),
    ("GUI-GRA-17 too-far", lambda: one(ropes.why_not_lend, nest({"vladko": "e9"}, tools=hanging(), step="fire"), "vladko", 0)),
    ("", lambda: one(ropes.why_not_lend, nest({"vladko": "h9"}, tools=hanging(), step="fire"), "vladko", 0)),
    ("GUI-GRA-16 four-men", lambda: ropes.why_not_wrench(pulled("vladko", "bogdan", "zoran").state, 0)),
    ("GUI-GRA-17 two-rows", lambda: ropes.why_not_wrench(pulled("vladko", "bogdan", "zoran", "stanko", stanko="h12").state, 0)),
    ("GUI-GRA-16 somebody-on-it", lambda: ropes.why_not_wrench(pulled("vladko", "bogdan", "zoran", "stanko", climber=True).state, 0)),
    ("", lambda: ropes.why_not_wrench(pulled("vladko", "bogdan", "zoran", "stanko").state, 0)),
]  # fmt: skip


def pulled(*men: str, climber: bool = False, **places: str) -> Table:
    """Men who gave their turn to the rope of j9."""
    spots = {"vladko": "h9", "bogdan": "g9", "zoran": "h10", "stanko": "g10", **places}
    ours: dict[str, Any] = {name: spots[name] for name in men}
    table = nest(
        {**ours, **({"osbern": "i9"} if climber else {})},
        tools=hanging(*(["osbern"] if climber else []), height=4 if climber else 0),
    )
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
    ("GUI-MOV-13 busy", lambda: one(fire.why_not_kindle, marked(jetty({"vladko": "l8"}, step="fire"), "vladko", st.BUSY), "vladko", hex_of("m8"))),
    ("GUI-FIR-02 at-work", lambda: one(fire.why_not_kindle, jetty({"vladko": KINDLED}, step="fire"), "vladko", hex_of("m8"))),
    ("GUI-FIR-03 no-wood", lambda: one(fire.why_not_kindle, jetty({"vladko": "l8"}, step="fire"), "vladko", hex_of("k8"))),
    ("GUI-FIR-03 no-wood", lambda: one(fire.why_not_kindle, jetty({"vladko": "l8"}, tools={"fires": {"m8": 0}}, step="fire"), "vladko", hex_of("m8"))),
    ("GUI-FIR-03 no-wood", lambda: one(fire.why_not_kindle, jetty({"vladko": "l8"}, step="fire"), "vladko", 4000)),
    ("GUI-FIR-01 not-beside", lambda: one(fire.why_not_kindle, jetty({"vladko": "l8"}, step="fire"), "vladko", hex_of("n8"))),
    ("GUI-MEL-02 attacked", lambda: one(fire.why_not_ignite, jetty({"vladko": {**KINDLED, "attacked": True}}), "vladko")),
    ("GUI-FIR-02 not-ready", lambda: one(fire.why_not_ignite, jetty({"vladko": "l8"}), "vladko")),
    ("GUI-FIR-02 moved", lambda: one(fire.why_not_ignite, jetty({"vladko": {**KINDLED, "moved": True}, "zoran": "a10"}), "vladko")),
    ("GUI-FIR-03 no-wood", lambda: one(fire.why_not_ignite, _aimed("m8", tools={"fires": {"m8": 0}}), "vladko")),
    ("GUI-FIR-03 no-wood", lambda: one(fire.why_not_ignite, _aimed("k8"), "vladko")),
    ("GUI-FIR-01 not-beside", lambda: one(fire.why_not_ignite, _aimed("n8"), "vladko")),
    ("", lambda: one(fire.why_not_ignite, _aimed("m8"), "vladko")),
    ("GUI-MEL-02 attacked", lambda: one(fire.why_not_douse, _by_fire(attacked=True), "vladko", hex_of("m8"))),
    ("GUI-FIR-08 moved", lambda: one(fire.why_not_douse, _by_fire(moved=True), "vladko", hex_of("m8"))),
    ("GUI-FIR-07 no-fire", lambda: one(fire.why_not_douse, _by_fire(), "vladko", hex_of("m9"))),
    ("GUI-FIR-07 no-fire", lambda: one(fire.why_not_douse, _by_fire(), "vladko", 4000)),
    ("GUI-FIR-09 naphtha", lambda: one(fire.why_not_douse, _by_fire(naphtha=["m8"]), "vladko", hex_of("m8"))),
    ("GUI-FIR-07 not-beside", lambda: one(fire.why_not_douse, _by_fire(hex="k8"), "vladko", hex_of("m8"))),
    ("", lambda: one(fire.why_not_douse, _by_fire(), "vladko", hex_of("m8"))),
    ("GUI-FAR-03 not-yours", lambda: one(fire.why_not_archer, archers({"alphonse": "j7"}, active=1), "alphonse")),
    ("GUI-FAR-01 no-missiles", lambda: one(fire.why_not_archer, archers({"landry": "j7"}), "landry")),
    ("GUI-FAR-01 no-missiles", lambda: one(fire.why_not_archer, archers({"osbern": "j7"}), "osbern")),
    ("GUI-MIS-07 fired", lambda: one(fire.why_not_archer, archers({"alphonse": {"hex": "j7", "fired": True}}), "alphonse")),
    ("GUI-RAI-08 no-arrows", lambda: one(fire.why_not_archer, shot(archers({"alphonse": "j7"}), "alphonse", 6), "alphonse")),
    ("", lambda: one(fire.why_not_archer, shot(archers({"alphonse": "j7"}), "alphonse", 5), "alphonse")),
    ("GUI-FAR-01 no-wood", lambda: one(fire.why_not_aim, archers({"alphonse": "j7"}), "alphonse", hex_of("j5"))),
    ("GUI-FAR-01 no-wood", lambda: one(fire.why_not_aim, archers({"alphonse": "j7"}), "alphonse", 4000)),
    ("GUI-FAR-02 out-of-range", lambda: one(fire.why_not_aim, archers({"alphonse": "a17"}), "alphonse", hex_of("l7"))),
    ("GUI-FAR-02 out-of-range", lambda: one(fire.why_not_aim, archers({"alphonse": "l7"}), "alphonse", hex_of("l7"))),
    ("GUI-STN-09 engine-in-way", lambda: one(fire.why_not_aim, archers({"alphonse": "l12"}, tools=thrower("l10", "n")), "alphonse", hex_of("l8"))),
    ("GUI-RAI-09 plenty", lambda: two(fire.why_not_hand, jetty({"alphonse": "a1", "olivier": "a2"}, step="fire"), "alphonse", "olivier")),
    ("GUI-MOV-13 busy", lambda: two(fire.why_not_hand, marked(archers({"alphonse": "j7", "olivier": "j8"}), "olivier", st.BUSY), "alphonse", "olivier")),
    ("GUI-RAI-09 no-archer", lambda: two(fire.why_not_hand, archers({"alphonse": "j7", "osbern": "j8"}), "alphonse", "osbern")),
    ("GUI-RAI-09 not-beside", lambda: two(fire.why_not_hand, archers({"alphonse": "j7", "olivier": "j9"}), "alphonse", "olivier")),
    ("GUI-RAI-08 no-arrows", lambda: two(fire.why_not_hand, archers({"alphonse": "j7", "olivier": "j8"}), "alphonse", "olivier")),
    ("GUI-RAI-08 no-arrows", lambda: two(fire.why_not_hand, shot(shot(archers({"alphonse": "j7", "olivier": "j8"}), "olivier", 6), "alphonse", 6), "alphonse", "olivier")),
    ("", lambda: two(fire.why_not_hand, shot(shot(archers({"alphonse": "j7", "olivier": "j8"}), "olivier", 6), "alphonse", 5), "alphonse", "olivier")),
]  # fmt: skip


def _aimed(aim: str, **more: Any) -> Table:
    table = jetty({"vladko": KINDLED}, **more)
    st.put(table.state, unit(table, "vladko"), st.AIM, hex_of(aim))
    return table


def _by_fire(naphtha: list[str] | None = None, **how: Any) -> Table:
    return jetty({"vladko": {"hex": "l8", **how}, "zoran": "a10"}, tools={"fires": {"m8": 1}, "naphtha": naphtha or []})


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


def stone_(ask: Callable[..., str], table: Table, *more: Any) -> str:
    return ask(table.state, 0, *more)


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
    ("GUI-MIS-04 no-engine", lambda: stone_(stone.why_not_serve, field(tools=siphon()))),
    ("GUI-MIS-04 no-engine", lambda: stone_(stone.why_not_serve, field(tools=thrower(state="lost")))),
    ("GUI-MIS-04 not-yours", lambda: stone_(stone.why_not_serve, field(active=1))),
    ("GUI-STN-02 not-loaded", lambda: stone_(stone.why_not_serve, field(tools=thrower(last=3), round_=5))),
    ("GUI-STN-04 no-crew", lambda: stone_(stone.why_not_serve, field({"jacques": "d12", "eustache": "e11"}))),
    ("GUI-STN-04 no-crew", lambda: stone_(stone.why_not_serve, marked(field(), "osbern", st.BUSY))),
    ("GUI-STN-04 no-crew", lambda: stone_(stone.why_not_serve, marked(field(), "osbern", st.FIRED))),
    ("GUI-STN-04 no-crew", lambda: stone_(stone.why_not_serve, field({"jacques": "d12", "eustache": "e11", "osbern": {"hex": "f12", "stunned": True}}))),
    ("GUI-STN-04 no-crew", lambda: stone_(stone.why_not_serve, field({"jacques": "d12", "eustache": "e11"}, {"dorian": "f12"}))),
    ("", lambda: stone_(stone.why_not_serve, field())),
    ("GUI-STN-10 out-of-range", lambda: stone_(stone.why_not_aim, field(), hex_of("e12"))),
    ("GUI-STN-10 out-of-range", lambda: stone_(stone.why_not_aim, field(), 4000)),
    ("GUI-STN-03 not-in-front", lambda: stone_(stone.why_not_aim, field(theirs={"dorian": "e16"}), hex_of("e16"))),
    ("GUI-STN-13 no-target", lambda: stone_(stone.why_not_aim, field(), hex_of("e5"))),
    ("GUI-STN-13 no-target", lambda: stone_(stone.why_not_aim, field({**CREW, "alphonse": "e5"}), hex_of("e5"))),
    ("", lambda: stone_(stone.why_not_aim, field(), hex_of("e4"))),
    ("GUI-GRK-01 never-moves", lambda: one(stone.why_not_lend, field(PUMPS, tools=siphon()), "dorian", 0)),
    ("GUI-MIS-04 not-yours", lambda: one(stone.why_not_lend, field(active=1), "jacques", 0)),
    ("GUI-STN-08 not-beside", lambda: one(stone.why_not_lend, field(), "alphonse", 0)),
    ("", lambda: one(stone.why_not_lend, field(), "jacques", 0)),
    ("GUI-STN-08 no-engine", lambda: one(siegecraft.why_not_lend, nest({"vladko": "h9"}, tools=leaning(), step="fire"), "vladko", 0)),
    ("GUI-MIS-04 not-yours", lambda: stone_(stone.why_not_push, field(active=1), N)),
    ("GUI-STN-08 four-men", lambda: stone_(stone.why_not_push, pushed(*FOUR[:3]), N)),
    ("GUI-STN-07 no-way", lambda: stone_(stone.why_not_push, pushed(*FOUR, rows=WOODS), N)),
    ("GUI-STN-09 occupied", lambda: stone_(stone.why_not_push, pushed(*FOUR, rioulf="e11"), N)),
    ("GUI-STN-09 occupied", lambda: stone_(stone.why_not_push, burning(pushed(*FOUR), "e11"), N)),
    ("GUI-STN-06 points", lambda: stone_(stone.why_not_push, _rolled(pushed(*FOUR), 2), N)),
    ("GUI-STN-06 points", lambda: stone_(stone.why_not_push, _rolled(pushed(*FOUR, rows=ROUGH), 1), N)),
    ("", lambda: stone_(stone.why_not_push, _rolled(pushed(*FOUR), 1), N)),
    ("GUI-MIS-04 no-engine", lambda: stone_(greek.why_not_pump, field(PUMPS))),
    ("GUI-GRK-04 not-loaded", lambda: stone_(greek.why_not_pump, field(PUMPS, {"jacques": "e6"}, siphon(last=2), round_=6))),
    ("GUI-GRK-03 no-crew", lambda: stone_(greek.why_not_pump, field({"dorian": "d12"}, {"jacques": "e6"}, siphon()))),
    ("", lambda: stone_(greek.why_not_pump, field(PUMPS, {"jacques": "e6"}, siphon()))),
    ("GUI-GRK-05 out-of-range", lambda: stone_(greek.why_not_aim, field(PUMPS, {"jacques": "e6"}, siphon()), hex_of("e8"))),
    ("GUI-GRK-05 out-of-range", lambda: stone_(greek.why_not_aim, field(PUMPS, {"jacques": "e6"}, siphon()), 4000)),
    ("GUI-GRK-06 not-in-front", lambda: stone_(greek.why_not_aim, field(PUMPS, {"jacques": "e6"}, siphon()), hex_of("l14"))),
    ("", lambda: stone_(greek.why_not_aim, field(PUMPS, {"jacques": "e6"}, siphon()), hex_of("e6"))),
]  # fmt: skip


def _rolled(table: Table, hexes: int) -> Table:
    dv.set_dev(table.state, 0, dv.OTHER, hexes)
    return table


CASES = [
    pytest.param(reason, ask, marks=pytest.mark.rule(reason.split()[0]) if reason else (), id=f"{k}-{reason.replace(' ', '-') or 'allowed'}")
    for k, (reason, ask) in enumerate(HANDS + LEANING + STEP_FOUR + ROPES + FIRE + ENGINES)
]  # fmt: skip


@pytest.mark.parametrize(("reason", "ask"), CASES)
def test_a_refusal_names_its_rule(reason: str, ask: Callable[[], str]) -> None:
    assert ask() == reason
