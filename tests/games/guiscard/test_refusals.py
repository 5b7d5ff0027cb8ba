"""Why not: each refusal names its rule and its reason, whichever other reasons there may be."""

# ruff: noqa: E501 - a table of questions, one a line

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.guiscard.given import FIELD, against, cases, play, rider, scene, unit
from tests.games.guiscard.test_board import MAPS, draft
from tests.games.guiscard.test_melee import FRONT, SECOND, block, charged, mask

from porphyry.games.guiscard import GAME, frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table, new_table

FAR = {"beppe": "t16"}
IDLE = {"guido": "t1"}
LEFT = {"hex": "e9", "facing": "n"}


def moving(name: str, ours: dict[str, Any], theirs: dict[str, Any] | None = None, **more: Any) -> Table:
    """A table on which this unit of ours has set out."""
    table = scene(more.pop("rows", None), ours, theirs or FAR, **more)
    play(table, f"move {name}")
    return table


def marked(table: Table, name: str, bits: int) -> Table:
    st.mark(table.state, unit(table, name), bits)
    return table


def walked(table: Table, name: str, points: int = 4) -> Table:
    """He has moved by himself this turn."""
    st.put(table.state, unit(table, name), st.SPENT, points)
    return marked(table, name, st.MOVED)


def horse_beside(**more: Any) -> Table:
    """Drogo on foot at f10, his horse e9 looks north; f10 touches head and tail."""
    return moving(
        "drogo", {"drogo": "f10", "drogo-horse": LEFT, **more.pop("ours", {})}, more.pop("theirs", None), **more
    )


def sunk() -> b.Board:
    board = draft(*FIELD)
    for d in range(6):
        board.set_side(hex_of("e5"), d, b.WALL, hex_of("e5"))
    return board.finished()


def laid(theirs: dict[str, Any] | None = None, **more: Any) -> Table:
    """Three bodies in e5, two men beside them."""
    dead = {n: {"hex": "e5", "dead": True} for n in ("osbern", "renauld", "roland")}
    return scene(more.pop("rows", None), {"avray": "e6", "rioulf": "d6", **dead}, theirs or FAR, step="fire", **more)


MOVEMENT: list[tuple[str, Callable[[], str]]] = [
    ("GUI-MOV-03 not-yours", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR), "move beppe")),
    ("GUI-CMP-13 not-active", lambda: against(scene(ours={"avray": {"hex": "e5", "stunned": True}, **IDLE}, theirs=FAR), "move avray")),
    ("GUI-MOV-03 moved", lambda: against(scene(ours={"avray": {"hex": "e5", "moved": True}, **IDLE}, theirs=FAR), "move avray")),
    ("GUI-MOV-13 busy", lambda: against(marked(scene(ours={"avray": "e5"}, theirs=FAR), "avray", st.BUSY), "move avray")),
    ("GUI-CHG-14 charging", lambda: against(marked(scene(ours={"robert": rider("e5")}, theirs=FAR), "robert", st.COUNTERING), "move robert")),
    ("GUI-MTD-01 not-adjacent", lambda: against(moving("robert", {"robert": rider("e5")}), "step a1")),
    ("GUI-MOV-02 not-adjacent", lambda: against(moving("avray", {"avray": "e5"}), "step a1")),
    ("GUI-MOV-06 no-horses", lambda: against(moving("robert", {"robert": rider("b3")}, rows=["...", ".t.", "...", "..."], theirs={"beppe": "a4"}), "step b2")),
    ("GUI-BLD-21 no-way", lambda: against(moving("avray", {"avray": "e5"}, rows=sunk()), "step e4")),
    ("GUI-STK-02 enemy-there", lambda: against(moving("avray", {"avray": "e5"}, {"beppe": "e4"}), "step e4")),
    ("GUI-STK-05 horse-in-way", lambda: against(moving("robert", {"robert": rider("e5"), "drogo-horse": {"hex": "e4", "facing": "s"}}), "step e4")),
    ("GUI-HOP-01 lances", lambda: against(moving("robert", {"robert": "h4"}, block(a=FRONT, b=SECOND)), "step h5")),
    ("GUI-MTD-03 on-foot", lambda: against(moving("avray", {"avray": "e5"}), "about")),
    ("GUI-MTD-16 no-horse", lambda: against(moving("avray", {"avray": "e5"}), "take beppe")),
    ("GUI-MTD-16 not-at-head", lambda: against(moving("avray", {"avray": "e8", "drogo-horse": {"hex": "e5", "facing": "n"}}), "take drogo-horse")),
    ("GUI-MTD-21 led", lambda: against(moving("avray", {"avray": "e8", "rioulf": "g8", "pack-1": {"hex": "e9", "facing": "n", "led": "rioulf"}}), "take pack-1")),
    ("GUI-MTD-20 missed", lambda: against(_missed(), "take drogo-horse")),
    ("GUI-MTD-21 kept", lambda: against(moving("avray", {"avray": "e8", "drogo": "f9", "drogo-horse": LEFT}), "take drogo-horse")),
    ("GUI-MTD-17 watched", lambda: against(moving("avray", {"avray": "e8", "drogo-horse": LEFT}, {"said": "e11"}), "take drogo-horse")),
    ("GUI-MTD-23 hands-full", lambda: against(moving("robert", {"robert": rider("e8", "s"), "pack-1": {"hex": "f8", "facing": "s", "led": "robert"}, "pack-2": {"hex": "e9", "facing": "n"}}), "take pack-2")),
    ("GUI-MTD-12 no-rider", lambda: against(moving("avray", {"avray": "f9", "drogo-horse": LEFT}), "mount drogo-horse")),
    ("GUI-MTD-12 no-mount", lambda: against(moving("drogo", {"drogo": "f9", "pack-1": LEFT}), "mount pack-1")),
    ("GUI-MTD-09 not-beside", lambda: against(moving("drogo", {"drogo": "e8", "drogo-horse": LEFT}), "mount drogo-horse")),
    ("GUI-MTD-21 kept", lambda: against(moving("drogo", {"drogo": "f10", "arthur": "d10", "arthur-horse": LEFT}), "mount arthur-horse")),
    ("GUI-MTD-10 watched", lambda: against(horse_beside(theirs={"said": "g10"}), "mount drogo-horse")),
    ("GUI-MTD-08 points", lambda: against(moving("tancredi", {"tancredi": {"hex": "f10", "wounded": True}, "tancredi-horse": LEFT}), "mount tancredi-horse")),
    ("GUI-MTD-13 on-foot", lambda: against(moving("avray", {"avray": "e5"}), "dismount e4")),
    ("GUI-MTD-13 not-beside", lambda: against(moving("robert", {"robert": rider("e5")}), "dismount a1")),
    ("GUI-MTD-13 occupied", lambda: against(moving("robert", {"robert": rider("e5"), "avray": "e4"}), "dismount e4")),
    ("GUI-HOP-01 lances", lambda: against(moving("robert", {"robert": rider("h3")}, block(a=FRONT, b=SECOND)), "dismount h5")),
    ("GUI-MOV-16 nobody-here", lambda: against(moving("avray", {"avray": "e5", "rioulf": {"hex": "e4", "stunned": True}}), "lift rioulf")),
    ("GUI-MOV-16 nobody-here", lambda: against(moving("avray", {"avray": "e5", "rioulf": "e4"}), "lift rioulf")),
    ("GUI-MOV-16 nobody-here", lambda: against(_passing("avray", rioulf={}), "lift rioulf")),
    ("GUI-MOV-16 on-foot-only", lambda: against(_passing("robert", rioulf={"stunned": True}), "lift rioulf")),
    ("GUI-MOV-16 carrying", lambda: against(_burdened("osbern", {"hex": "e3", "stunned": True}, "step e3"), "lift osbern")),
    ("GUI-MOV-16 carrying", lambda: against(_leading(rioulf={"hex": "e7", "stunned": True}), "lift rioulf")),
    ("GUI-MOV-16 carrying", lambda: against(_burdened("pack-1", {"hex": "e3", "facing": "s"}), "take pack-1")),
    ("GUI-MOV-16 carrying", lambda: against(_burdened("drogo-horse", {"hex": "f4", "facing": "n"}, name="drogo"), "mount drogo-horse")),
    ("GUI-MOV-18 not-carrying", lambda: against(moving("avray", {"avray": "e5"}), "lay e4")),
    ("GUI-MOV-11 bodies", lambda: against(moving("avray", {"avray": "e5", **_dead(6)}), "step e4")),
    ("GUI-MOV-11 bodies", lambda: against(moving("robert", {"robert": rider("e5"), **_dead(6)}), "step e4")),
    ("GUI-MTD-18 no-room", lambda: against(_leading(osbern="e7"), "release pack-1")),
    ("GUI-MTD-18 no-room", lambda: against(_cornered(), "release pack-1")),
    ("GUI-MTD-18 not-led", lambda: against(moving("avray", {"avray": "e8", "rioulf": "g8", "pack-1": {"hex": "f9", "facing": "n", "led": "rioulf"}}), "release pack-1")),
    ("GUI-SEQ-01 no-exit", lambda: against(moving("avray", {"avray": "e5"}), "leave")),
    ("GUI-MTD-18 not-led", lambda: against(moving("avray", {"avray": "e5", "pack-1": LEFT}), "release pack-1")),
    ("GUI-MOV-02 off-map", lambda: against(moving("avray", {"avray": "e5"}), "step z40")),
]  # fmt: skip


DEAD = ("osbern", "renauld", "roland", "olivier", "landry", "nello")


def _dead(n: int, h: str = "e4") -> dict[str, Any]:
    return {name: {"hex": h, "dead": True} for name in DEAD[:n]}


def _passing(name: str, **met: Any) -> Table:
    """On the way over somebody who is in e4."""
    how = rider("e5") if name == "robert" else "e5"
    table = moving(name, {name: how, **{n: {"hex": "e4", **more} for n, more in met.items()}})
    play(table, "step e4")
    return table


def _burdened(other: str, what: dict[str, Any], *lines: str, name: str = "avray") -> Table:
    """With Rioulf on his back, in e4."""
    table = moving(name, {name: "e5", "rioulf": {"hex": "e4", "stunned": True}, other: what})
    play(table, "step e4", "lift rioulf", *lines)
    return table


def _leading(name: str = "avray", **more: Any) -> Table:
    """With a pack horse by the reins, come from e8 to e7."""
    table = moving(name, {name: "e8", "pack-1": {"hex": "e9", "facing": "n", "led": name}, **more})
    play(table, "step e7")
    return table


def _cornered() -> Table:
    """At the end of a lane between rocks, Osbern behind him: no room for a horse beside him."""
    rows = [
        "".join("r" if abs(column - 4) == 1 or (column == 4 and row < 7) else "." for column in range(20))
        for row in range(16)
    ]
    led = {"hex": "a9", "facing": "n", "led": "avray"}
    return moving("avray", {"avray": "e8", "osbern": "e9", "pack-1": led}, rows=rows)


def _missed() -> Table:
    return marked(moving("avray", {"avray": "e8", "drogo-horse": LEFT}), "avray", st.MISSED_REINS)


FIRE: list[tuple[str, Callable[[], str]]] = [
    ("GUI-CMP-13 not-active", lambda: against(scene(ours={"alphonse": {"hex": "e5", "stunned": True}, **IDLE}, theirs=FAR), "fire alphonse t16")),
    ("GUI-MIS-02 no-missiles", lambda: against(scene(ours={"osbern": "e5"}, theirs=FAR), "fire osbern t16")),
    ("GUI-MIS-10 in-water", lambda: against(scene(["www", "www"], {"alphonse": "a1"}, {"beppe": "c2"}), "fire alphonse t16")),
    ("GUI-MIS-07 fired", lambda: against(scene(ours={"alphonse": {"hex": "e5", "fired": True}}, theirs=FAR), "fire alphonse t16")),
    ("GUI-MIS-07 fired", lambda: against(marked(scene(ours={"alphonse": "e5"}, theirs=FAR, active=1), "alphonse", st.FIRED_BACK), "shoot alphonse t16")),
    ("GUI-MOV-13 busy", lambda: against(marked(scene(ours={"alphonse": "e5"}, theirs=FAR), "alphonse", st.BUSY), "fire alphonse t16")),
    ("GUI-LAN-04 step-one-only", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR, active=1), "shoot avray t16")),
    ("GUI-DEF-01 fought", lambda: against(marked(scene(ours={"alphonse": "e5"}, theirs=FAR, active=1), "alphonse", st.WAS_ATTACKED), "shoot alphonse t16")),
    ("GUI-MIS-12 moved-too-far", lambda: against(scene(ours={"alphonse": {"hex": "e5", "spent": 5}}, theirs=FAR, active=1), "shoot alphonse t16")),
    ("GUI-MIS-14 in-contact", lambda: against(scene(ours={"alphonse": "e5"}, theirs={"beppe": "e4"}), "fire alphonse t16")),
    ("GUI-MIS-18 out-of-range", lambda: against(scene(ours={"avray": "a1"}, theirs={"said": "t16"}), "fire avray t16")),
    ("GUI-MIS-18 night", lambda: against(scene(ours={"alphonse": "e14"}, theirs={"said": "e3"}, night=True), "fire alphonse e3")),
    ("GUI-LOS-06 no-line", lambda: against(scene(["...", ".t.", "..."], {"alphonse": "b3"}, {"said": "b1"}), "fire alphonse b1")),
    ("GUI-SEQ-03 not-yours", lambda: against(_archers(), "fire karim e8")),
    ("GUI-MIS-21 no-target", lambda: against(scene(ours={"alphonse": "e9"}, theirs={"said": "e5"}, step="fire"), "fire alphonse e4")),
    ("GUI-DEF-02 not-yours", lambda: against(scene(ours={"alphonse": "e9"}, theirs={"said": "e5"}, step="fire"), "shoot alphonse e5")),
]  # fmt: skip


def _archers() -> Table:
    return scene(ours={"alphonse": "e9", "olivier": "e8"}, theirs={"karim": "e5"}, step="fire")


def pair(**more: Any) -> Table:
    table = scene(
        ours={"robert": {"hex": "e6", **more}, "osbern": "f7"},
        theirs={"alexio": "e5", "stelios": "f6"},
        step="combat",
        chapters=6,
    )
    table.state.facts[st.ACTIVE] = 0
    return table


def beside(name: str = "avray", *, ground: str = ".", feature: int = b.OPEN) -> Table:
    """Argyris at e4, next to a man of ours at e5 (or a rider): only his ground or the side between keep them apart."""
    board = draft(*["." * 9, "." * 9, "." * 9, "...." + ground + "....", *["." * 9] * 5])
    board.set_side(hex_of("e4"), 3, feature, hex_of("e4"))
    man = rider("e5") if name == "robert" else "e5"
    return scene(
        board.finished(), {name: man, "osbern": "a1"}, {"argyris": "e4", "beppe": "a2"}, step="combat", chapters=6
    )


def named(ours: list[str], theirs: list[str]) -> Table:
    table = pair()
    push(table.state, frames.ATTACK.number, mask(table, *ours), mask(table, *theirs))
    return table


MELEE: list[tuple[str, Callable[[], str]]] = [
    ("GUI-MEL-01 not-yours", lambda: against(pair(), "attack alexio robert")),
    ("GUI-CMP-13 not-active", lambda: against(pair(stunned=True), "attack robert alexio")),
    ("GUI-MEL-02 attacked", lambda: against(pair(attacked=True), "attack robert alexio")),
    ("GUI-MIS-15 fired", lambda: against(pair(fired=True), "attack robert alexio")),
    ("GUI-MOV-13 busy", lambda: against(marked(pair(), "robert", st.BUSY), "attack robert alexio")),
    ("GUI-MEL-01 harmless", lambda: against(sheep(), "attack sheep alexio")),
    ("GUI-MEL-01 friend", lambda: against(pair(), "attack robert osbern")),
    ("GUI-MEL-01 too-far", lambda: against(pair(), "attack osbern alexio")),
    ("GUI-MEL-26 wall-between", lambda: against(beside(feature=b.WALL), "attack avray argyris")),
    ("GUI-MEL-26 wall-between", lambda: against(beside(feature=b.PALISADE), "attack avray argyris")),
    ("GUI-BLD-32 tent-wall", lambda: against(beside(feature=b.TENT_WALL), "attack avray argyris")),
    ("GUI-BLD-01 no-fight-through", lambda: against(beside(feature=b.CHURCH_WINDOW), "attack avray argyris")),
    ("GUI-CAS-01 no-fight-through", lambda: against(beside(feature=b.SLIT), "attack avray argyris")),
    ("GUI-MEL-27 armour", lambda: against(beside("tancredi", ground="W"), "attack tancredi argyris")),
    ("GUI-MEL-27 no-horses", lambda: against(beside("robert", ground="t"), "attack robert argyris")),
    ("GUI-MEL-27 no-horses", lambda: against(beside("robert", feature=b.WINDOW), "attack robert argyris")),
    ("GUI-MEL-26 out-of-reach", lambda: against(beside(feature=b.CLIFF), "attack avray argyris")),
    ("", lambda: against(beside(feature=b.WINDOW), "attack avray argyris")),
    ("GUI-MEL-02 attacked", lambda: against(named(["robert"], ["alexio"]), "join robert")),
    ("GUI-MEL-13 several-against-several", lambda: against(named(["robert"], ["alexio", "stelios"]), "join osbern")),
    ("GUI-CHG-17 apart", lambda: against(marked(named(["robert"], ["stelios"]), "osbern", st.CHARGING), "join osbern")),
    ("GUI-MEL-08 named", lambda: against(named(["robert"], ["alexio"]), "also alexio")),
    ("GUI-MEL-13 several-against-several", lambda: against(named(["robert", "osbern"], ["stelios"]), "also alexio")),
]  # fmt: skip


def sheep() -> Table:
    table = scene(ours={"sheep": "e6", "robert": "a1"}, theirs={"alexio": "e5"}, step="combat", chapters=6)
    table.state.facts[st.ACTIVE] = 0
    return table


def charger(name: str = "arthur", **more: Any) -> Table:
    table = scene(
        ours={"arthur": rider("h14", "n", **more), "avray": "a1"}, theirs={"said": "h5", **FAR}, step="charge"
    )
    table.state.facts[st.STEP] = 2
    return table


def hoplites(**more: Any) -> Table:
    return scene(ours=block(a=FRONT, b=SECOND), theirs=more.pop("theirs", FAR), **more)


CHARGE: list[tuple[str, Callable[[], str]]] = [
    ("GUI-CHG-01 not-yours", lambda: against(charger(), "charge said arthur")),
    ("GUI-CHG-01 no-rider", lambda: against(charger(), "charge avray said")),
    ("GUI-MIS-15 fired", lambda: against(charger(fired=True), "charge arthur said")),
    ("GUI-CHG-14 declared", lambda: against(marked(charger(), "arthur", st.CHARGING), "charge arthur said")),
    ("GUI-CHG-01 no-target", lambda: against(charger(), "charge arthur avray")),
    ("GUI-CHG-13 already-charged-at", lambda: against(marked(charger(), "said", st.CHARGED_AT), "charge arthur said")),
    ("GUI-CHG-02 not-in-front", lambda: against(scene(ours={"arthur": rider("h5", "n")}, theirs={"said": "h14"}, step="charge"), "charge arthur said")),
    ("GUI-SEQ-12 not-in-scenario", lambda: against(hoplites(chapters=6), "form okeanos n-ne")),
    ("GUI-HOP-18 not-yours", lambda: against(hoplites(active=1), "form okeanos n-ne")),
    ("GUI-HOP-04 not-fit", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR), "form avray n-ne")),
    ("GUI-HOP-01 formed", lambda: against(hoplites(), "form okeanos nw-n")),
    ("GUI-HOP-18 moved", lambda: against(walked(hoplites(), "okeanos"), "form okeanos se-s")),
    ("GUI-HOP-18 moved", lambda: against(walked(hoplites(), "nikolaos"), "form okeanos se-s")),
    ("GUI-HOP-17 not-formed", lambda: against(scene(ours={"okeanos": "e5"}, theirs=FAR), "foulkon okeanos")),
    ("GUI-HOP-03 not-formed", lambda: against(scene(ours={"okeanos": "e5"}, theirs=FAR), "march okeanos n")),
    ("GUI-HOP-03 not-yours", lambda: against(hoplites(active=1), "march nikolaos n")),
    ("GUI-HOP-03 first-man", lambda: against(hoplites(), "march loukas n")),
    ("GUI-STK-03 occupied", lambda: against(hoplites(theirs={"said": "h5", **FAR}), "march nikolaos n")),
    ("GUI-MOV-11 bodies", lambda: against(hoplites(theirs={**_dead(6, "h5"), **FAR}), "march nikolaos n")),
]  # fmt: skip

CLEAR = ("avray", "rioulf")


CAMP = MAPS["lagoon+camp"]
WORKS: list[tuple[str, Callable[[], str]]] = [
    ("GUI-MOV-12 two-men", lambda: against(laid(), "clear rioulf avray e5 e4")),
    ("GUI-MOV-13 busy", lambda: against(marked(laid(), "avray", st.BUSY), "clear avray rioulf e5 e4")),
    ("GUI-MOV-12 too-far", lambda: against(laid(), "clear avray rioulf a1 a2")),
    ("GUI-MOV-15 watched", lambda: against(laid({"said": "f7"}), "clear avray rioulf e5 e4")),
    ("GUI-MOV-12 not-adjacent", lambda: against(laid(), "clear avray rioulf e5 a1")),
    ("GUI-MOV-12 nothing-in-way", lambda: against(laid(), "clear avray rioulf d6 d7")),
    ("GUI-MOV-12 wall", lambda: against(laid(rows=_walled()), "clear avray rioulf e5 e4")),
    ("GUI-MOV-12 not-yours", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR), "gate beppe")),
    ("GUI-MOV-12 on-foot-only", lambda: against(scene(ours={"robert": rider("e5")}, theirs=FAR), "gate robert")),
    ("GUI-CAS-12 no-gate", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR), "gate avray")),
    ("GUI-CAS-12 not-at-gate", lambda: against(scene(MAPS["eagle-nest"], {"avray": "k9"}, {"beppe": "a1"}), "gate avray")),
    ("GUI-CAS-12 at-work", lambda: against(marked(scene(MAPS["eagle-nest"], {"avray": "m11", "rioulf": "l12"}, {"beppe": "a1"}), "rioulf", st.GATE_JOB), "gate avray")),
    ("GUI-BLD-33 no-tent", lambda: against(scene(CAMP, {"avray": "p5"}, {"beppe": "a18"}), "pull avray p4")),
    ("GUI-BLD-33 too-far", lambda: against(scene(CAMP, {"avray": "p4"}, {"beppe": "a18"}), "pull avray p6")),
    ("GUI-SEQ-01 not-yours", lambda: against(_booty(1), "loot beppe")),
    ("GUI-MOV-16 carrying", lambda: against(_booty(0, taken=True), "loot avray")),
    ("GUI-SEQ-01 no-booty", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR), "loot avray")),
]  # fmt: skip


def _booty(active: int, *, taken: bool = False) -> Table:
    """A heap of booty under Avray's feet and one under Beppe's; perhaps Avray has the third already."""
    table = scene(ours={"avray": "e5"}, theirs={"beppe": "t16"}, loot=[hex_of("e5"), hex_of("t16")], active=active)
    for k, h in enumerate(("e5", "t16")):
        table.state.facts[st.LOOT + k] = hex_of(h)
    if taken:
        table.state.facts[st.LOOT + 2] = 4096 + unit(table, "avray")
    return table


def _walled() -> b.Board:
    board = draft(*FIELD)
    board.set_side(hex_of("e5"), 0, b.WALL, hex_of("e5"))
    return board.finished()


OTHERS: list[tuple[str, Callable[[], str]]] = [
    ("GUI-SEQ-01 no-exit", lambda: against(new_table(GAME, 2, 1, {"scenario": "lances"}), "exit north")),
    ("GUI-SEQ-01 not-in-play", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR), "move robert")),
    ("GUI-SEQ-01 not-next", lambda: against(new_table(GAME, 2, 1, {"scenario": "stairway"}), "place petros a1")),
    ("GUI-SEQ-01 not-in-zone", lambda: against(new_table(GAME, 2, 1, {"scenario": "stairway"}), "place argyris a18")),
    ("GUI-MEL-29 not-beside", lambda: against(_thrown(), "fall a1")),
    ("GUI-CHG-06 not-adjacent", lambda: against(_riding(), "ride a1")),
]  # fmt: skip


def _thrown() -> Table:
    table = scene(ours={"stephanos": "e9"}, theirs={"zahir": rider("e5", "n")}, step="fire", dice=[1, 3])
    play(table, "fire stephanos e5")
    return table


def _riding() -> Table:
    table = charger()
    play(table, "charge arthur said")
    return table


@pytest.mark.parametrize(("reason", "ask"), cases(MOVEMENT + FIRE + MELEE + CHARGE + WORKS + OTHERS))
def test_a_refusal_names_its_rule(reason: str, ask: Callable[[], str]) -> None:
    assert ask() == reason


def test_a_charge_declared_cannot_be_declared_again() -> None:
    table = charger()
    charged(table, "charge arthur said")

    assert st.has(table.state, unit(table, "said"), st.CHARGED_AT)
