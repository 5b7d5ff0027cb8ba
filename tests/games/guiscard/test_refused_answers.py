"""Why not, of questions that used to have one answer for every refusal: each cause names the rule that really forbids."""

# ruff: noqa: E501 - a table of questions, one a line

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.games.guiscard.given import against, cases, offered, play, rider, scene, unit
from tests.games.guiscard.test_edges import charged_at, pressed
from tests.games.guiscard.test_lines_fight import won
from tests.games.guiscard.test_melee import FRONT, block, charged

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground.hexes import NOWHERE, hex_of
from porphyry.games.guiscard.skirmish import combat, retreat, wounds
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}


def ground(**glyphs: str) -> list[str]:
    """Level ground but for these hexes."""
    rows = [list("." * 20) for _ in range(16)]
    for h, glyph in glyphs.items():
        rows[int(h[1:]) - 1]["abcdefghijklmnopqrst".index(h[0])] = glyph
    return ["".join(row) for row in rows]


def driven(who: str = "alexio", at: Any = "e5", rows: list[str] | None = None, **theirs: Any) -> Table:
    """Robert, who stands in e6, drives somebody back by one hex."""
    table = scene(rows, {"robert": "e6", "avray": "a1"}, {who: at, **theirs, **FAR}, step="combat")
    combat.give_ground(table.state, unit(table, who), 1 << unit(table, "robert"))
    return table


def heap(h: str) -> dict[str, Any]:
    """Six dead in a hex."""
    return {n: {"hex": h, "dead": True} for n in ("kosmas", "ioannes", "loukas", "markos", "stavros", "damianos")}


def shot_at(rows: list[str] | None = None, **theirs: Any) -> Table:
    """Arrows from e12 drive Alexio back from e8 by two hexes."""
    table = scene(rows, {"karim": "e12", "avray": "a1"}, {"alexio": "e8", **theirs, **FAR}, step="fire")
    retreat.start(table.state, unit(table, "alexio"), 2, hex_of("e12"), 0, retreat.FROM_FIRE)
    return table


def evading(**theirs: Any) -> Table:
    table = scene(ours={"robert": "e6", "avray": "a1"}, theirs={"alexio": "e5", **theirs, **FAR}, step="combat")
    retreat.start(table.state, unit(table, "alexio"), 1, NOWHERE, 1 << unit(table, "robert"), retreat.EVADING)
    return table


RETREATS = [
    ("", lambda: against(driven(), "retreat e4")),
    ("GUI-INF-13 beside", lambda: against(driven(), "retreat d6")),
    ("GUI-MOV-02 not-adjacent", lambda: against(driven(), "retreat e3")),
    ("GUI-MOV-11 bodies", lambda: against(driven(**heap("e4")), "retreat e4")),
    ("GUI-MOV-09 armour", lambda: against(driven("faruq", rows=ground(e4="W")), "retreat e4")),
    ("GUI-INF-14 no-room", lambda: against(driven(dorian="e4", stelios="e3", philemon="f4", stephanos="f5", petros="d5", milo="d4"), "retreat e4")),
    ("GUI-MTD-01 not-adjacent", lambda: against(driven("zahir", rider("e5", "s")), "retreat a1")),
    ("GUI-MOV-06 no-horses", lambda: against(driven("zahir", rider("e5", "s"), rows=ground(e3="t")), "retreat e3")),
    ("GUI-INF-12 not-away", lambda: against(shot_at(), "retreat e9")),
    ("GUI-INF-12 not-away", lambda: against(shot_at(), "retreat f9")),
    ("GUI-EVA-03 occupied", lambda: against(evading(dorian="e4"), "retreat e4")),
    ("GUI-EVA-03 not-away", lambda: against(evading(dorian="e4"), "retreat d6")),
    ("GUI-SEQ-10 not-offered", lambda: against(scene(ours={"avray": "e5"}, theirs=FAR), "retreat e4")),
]  # fmt: skip


def fallen(**more: Any) -> Table:
    """Zahir is thrown from his horse, which stands in e5 and e6."""
    theirs = {"zahir": rider("e5", "n"), **more.pop("theirs", {}), **FAR}
    table = scene(more.pop("rows", None), {"robert": "a1", **more}, theirs, step="combat")
    wounds.throw(table.state, unit(table, "zahir"), False, False, False, "GUI-MEL-29")
    return table


def riding(**more: Any) -> Table:
    """Arthur declares a way from e14 to Said in e5."""
    table = scene(
        more.pop("rows", None),
        {"arthur": rider("e14", "n"), "avray": "a1"},
        {"said": "e5", **more, **FAR},
        step="charge",
    )
    play(table, "charge arthur said")
    return table


def answering(hassan: Any, **more: Any) -> str:
    """Arthur rides at Massin; what speaks against Hassan's answer."""
    ours = {"arthur": rider("h15"), "avray": "a1"}
    theirs = {"massin": "h5", "khaled": rider("h4", "s"), "hassan": hassan, **more}
    table = scene(ours=ours, theirs=theirs, step="charge")
    charged(table, "charge arthur massin")
    return against(table, "answer hassan")


def losing() -> Table:
    """Of three, two of them bare, one is to suffer."""
    theirs = {"nikolaos": "e4", "alexio": "f5", "dorian": "d5", "stelios": "k9", **FAR}
    table = scene(ours={"robert": "e5"}, theirs=theirs, step="combat")
    three = sum(1 << unit(table, n) for n in ("nikolaos", "alexio", "dorian"))
    push(table.state, frames.LOSS.number, three, me.D, 1 << unit(table, "robert"))
    return table


OTHERS = [
    ("GUI-MEL-29 not-beside", lambda: against(fallen(), "fall e4")),
    ("GUI-MEL-29 not-beside", lambda: against(fallen(), "fall a9")),
    ("GUI-MEL-32 enemy-there", lambda: against(fallen(avray="f5"), "fall f5")),
    ("GUI-MEL-31 occupied", lambda: against(fallen(theirs={"said": "f5"}), "fall f5")),
    ("GUI-MOV-08 armour", lambda: against(fallen_in_armour(), "fall f5")),
    ("GUI-CHG-06 not-adjacent", lambda: against(riding(), "ride a1")),
    ("GUI-CHG-05 tight-turn", lambda: against(riding(), "ride f15")),
    ("GUI-MOV-06 no-horses", lambda: against(riding(rows=ground(d14="t")), "ride d14")),
    ("GUI-STK-02 enemy-there", lambda: against(riding(omar="d14"), "ride d14")),
    ("GUI-CHG-08 no-rider", lambda: against(charged_at(), "answer karim")),
    ("GUI-CHG-08 not-yours", lambda: against(charged_at(), "answer arthur")),
    ("GUI-CHG-09 not-in-front", lambda: answering(rider("l4", "n"))),
    ("GUI-CHG-11 too-far", lambda: answering(rider("f2", "s"))),
    ("GUI-MEL-20 bare-first", lambda: against(losing(), "suffer nikolaos")),
    ("GUI-MEL-14 not-him", lambda: against(losing(), "suffer stelios")),
    ("GUI-MEL-22 not-vacated", lambda: against(won(1), "advance jacques e6")),
    ("GUI-MEL-23 not-in-fight", lambda: against(won(1), "advance avray e4")),
    ("GUI-HOP-06 next-round", lambda: against(beaten(), "attack robert okeanos")),
]  # fmt: skip


def fallen_in_armour() -> Table:
    theirs = {"faruq": "t1", "khaled": rider("e5", "n"), **FAR}
    table = scene(ground(f5="W"), {"robert": "a1"}, theirs, step="combat")
    wounds.throw(table.state, unit(table, "khaled"), False, False, False, "GUI-MEL-29")
    return table


def beaten() -> Table:
    """Okeanos' lances fell in this step, and Robert stands where they were."""
    table = scene(ours={"robert": "h5", "avray": "a1"}, theirs={**block(a=FRONT), **FAR}, step="combat")
    st.put(table.state, unit(table, "okeanos"), st.LANCES, table.state.facts[st.TURN] + 1)
    return table


@pytest.mark.parametrize(("reason", "ask"), cases(RETREATS + OTHERS))
def test_a_refusal_names_the_rule_that_forbids(reason: str, ask: Callable[[], str]) -> None:
    assert ask() == reason


@pytest.mark.rule("GUI-INF-14")
def test_a_friend_makes_room_beside_himself() -> None:
    table = pressed()
    said = st.get(table.state, table.state.stack[-7], st.HEX)

    assert against(table, "push a1") == "GUI-INF-14 not-adjacent"
    assert {against(table, f"push {h}") for h in offered(table, "push")} == {""}
    assert said == hex_of("e4")
