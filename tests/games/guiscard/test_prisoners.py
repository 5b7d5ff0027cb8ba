"""Taking a man prisoner, line by line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import play, rider, scene, unit

from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground.hexes import distance, hex_of
from porphyry.games.guiscard.skirmish import capture
from porphyry.kernel.table import Table

SLEEPER = {"hex": "e4", "stunned": True}


def raider(ours: dict[str, Any] | None = None, theirs: dict[str, Any] | None = None) -> Table:
    """Avray beside a sleeping enemy, in a scenario where prisoners are taken; Osbern was named first."""
    return scene(
        ours={"osbern": "t1", "avray": "e5", **(ours or {})},
        theirs={"beppe": SLEEPER, "milo": "t16", **(theirs or {})},
        tools={},
        capture=True,
    )


def reason(table: Table, who: str = "avray", whom: str = "beppe") -> str:
    return capture.why_not_capture(table.state, unit(table, who), unit(table, whom))


@pytest.mark.rule("GUI-MOV-16")
def test_only_empty_hands_take_a_prisoner() -> None:
    table = raider()
    assert reason(table) == ""
    st.put(table.state, unit(table, "avray"), st.CARRY, unit(table, "osbern"))

    assert unit(table, "osbern") == 0
    assert reason(table) == "GUI-MOV-16 carrying"
    assert reason(raider({"arthur": rider("e3", "s")}), "arthur") == "GUI-MOV-16 carrying"


@pytest.mark.rule("GUI-MOV-16")
def test_a_prisoner_is_an_enemy_on_foot_beside_the_captor() -> None:
    table = raider({"rioulf": {"hex": "e6", "stunned": True}}, {"khaled": rider("f6", "s")})

    assert reason(table, whom="rioulf") == reason(table, whom="khaled") == "GUI-MOV-16 nobody-here"
    assert reason(table, "osbern") == reason(table, whom="milo") == "GUI-MOV-16 not-beside"


@pytest.mark.rule("GUI-MOV-16")
def test_neither_a_horse_nor_a_man_already_led_is_taken_prisoner() -> None:
    table = raider(theirs={"pack-1": {"hex": "f5", "facing": "n"}})
    s, beppe = table.state, unit(table, "beppe")
    assert reason(table, whom="pack-1") == "GUI-MOV-16 nobody-here"
    st.put(s, beppe, st.PLACE, st.CARRIED)  # he was last in e4, and is in somebody's hands

    assert reason(table) == "GUI-MOV-16 nobody-here"


@pytest.mark.rule("GUI-MOV-17")
def test_a_prisoner_is_led_like_a_man_who_is_carried_and_lets_his_own_burden_go() -> None:
    table = raider(theirs={"said": {"hex": "g9", "stunned": True}})
    s = table.state
    avray, beppe, said = unit(table, "avray"), unit(table, "beppe"), unit(table, "said")
    st.lift(s, said)
    st.put(s, said, st.PLACE, st.CARRIED)
    st.put(s, beppe, st.CARRY, said)
    play(table, "move avray")

    capture.capture(s, beppe)

    assert (st.get(s, avray, st.CARRY), st.get(s, beppe, st.PLACE)) == (beppe, st.CARRIED)
    assert st.has(s, beppe, st.CAPTIVE)
    assert st.get(s, beppe, st.CARRY) == -1
    assert (st.get(s, said, st.PLACE), distance(st.get(s, said, st.HEX), hex_of("e4"))) == (st.ON_MAP, 1)
    assert st.standing(s, hex_of("e4")) == -1
