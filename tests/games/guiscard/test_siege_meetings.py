"""Where two rules of chapters 10 and 11 meet, or one of them and the skirmish: each expectation is taken from the sentence."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import against, asked, offered, play, rider, scene, unit
from tests.games.guiscard.siege_scene import man, on_map, sally, siege
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_fire import JETTY, NO_TOOLS
from tests.games.guiscard.test_ladders import leaning
from tests.games.guiscard.test_ropes import PULLERS, hanging
from tests.games.guiscard.test_siege_book import stun

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.siege import bombard, day_actions, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.sheet import SIEGES
from porphyry.kernel.log_reader import Listeners
from porphyry.kernel.table import new_table

NEST = MAPS["eagle-nest"]
FAR = {"beppe": "a16"}


# 10.3: fire arrows only at short range; 5.5.3: archers shoot over others "falls das Ziel in mittlerer oder weiter Entfernung liegt".


@pytest.mark.rule("GUI-FAR-02", "GUI-LOS-16")
@pytest.mark.parametrize(
    ("who", "reason"),
    [
        ({"jacques": "e8"}, "GUI-LOS-16 unit-in-way"),
        ({"jacques": {"hex": "e8", "stunned": True}}, ""),  # GUI-LOS-15
        ({"jacques": "f8"}, ""),
        ({"jacques": "e5"}, ""),  # beside the target, or in it
    ],
)
def test_a_fire_arrow_does_not_fly_over_a_man(who: dict[str, Any], reason: str) -> None:
    devices = {"ladder-1": {"state": "lying", "hex": "e5", "bearing": "n", "seat": 1}}
    table = scene(None, {"alphonse": "e11", **who}, FAR, step="fire", tools={"devices": devices})

    assert against(table, "flame alphonse e5") == reason


@pytest.mark.rule("GUI-FAR-02", "GUI-LOS-18")
@pytest.mark.parametrize(("friend", "reason"), [("e11", ""), ("e8", "GUI-LOS-16 unit-in-way")])
def test_a_horse_archer_shoots_fire_over_a_friend_beside_him(friend: str, reason: str) -> None:
    """§ 5.5.3.1: over men of his own side "falls diese ihnen unmittelbar benachbart sind"."""
    devices = {"ladder-1": {"state": "lying", "hex": "e5", "bearing": "n", "seat": 1}}
    table = scene(None, {"isaakios": rider("e12"), "landry": friend}, FAR, step="fire", tools={"devices": devices})

    assert against(table, "flame isaakios e5") == reason


@pytest.mark.rule("GUI-FAR-01", "GUI-MTD-22")
def test_who_shoots_fire_lets_go_of_the_horse_he_leads() -> None:
    horse = {"drogo-horse": {"hex": "l15", "facing": "n", "led": "alphonse"}}
    table = scene(JETTY, {"alphonse": "m14", **horse}, {"beppe": "z18"}, step="fire", tools=NO_TOOLS, dice=[1] * 9)

    events = play(table, "flame alphonse m8")

    assert "HorseReleased" in events
    assert table.state.facts[st.BLOOD] == 1  # as with every other shot, the guards are warned


# 10.1.3: "falls ein Gegner angrenzend zum Leiterfuß steht, kann sie nicht verschoben oder abgebaut werden".


@pytest.mark.rule("GUI-LAD-10")
@pytest.mark.parametrize("place", ["i9", "i10"])
def test_an_enemy_at_the_foot_itself_keeps_a_ladder_where_it_is(place: str) -> None:
    table = scene(NEST, {"vladko": "h9", "bogdan": "h10"}, {"avray": place, **FAR}, tools=leaning())

    assert against(table, "lower vladko bogdan ladder-1") in ("GUI-LAD-10 enemy-beside", "GUI-LAD-11 two-men")
    assert against(table, "lower bogdan vladko ladder-1") in ("GUI-LAD-10 enemy-beside", "GUI-LAD-11 two-men")
    assert offered(table, "lower") == offered(table, "shift") == []


# 10.6.5: of five who lend a hand the four with the fewest wounds pull, and the chance told beforehand is theirs.


@pytest.mark.rule("GUI-GRA-18")
def test_the_chance_of_a_pull_is_that_of_the_four_who_pull() -> None:
    crew: dict[str, Any] = {name: {"hex": h, "lent": True, "busy": True} for name, h in PULLERS.items()}
    fifth: dict[str, Any] = {"miroslav": {"hex": "d9", "lent": True, "busy": True, "wounded": True}}
    table = scene(NEST, {**fifth, **crew}, FAR, step="combat", tools=hanging())

    assert table.odds("wrench grapnel-1") == {"success": 0.2, "failure": 0.8}
    st.put(table.state, unit(table, "vladko"), st.HEALTH, st.WOUNDED)
    assert table.odds("wrench grapnel-1") == {"success": 0.1, "failure": 0.9}


# 11.4.1: the new besieged may storm the tower; with nobody fit there is nothing to ask.


@pytest.mark.rule("GUI-ASL-19", "GUI-HEA-01")
@pytest.mark.parametrize(("wounded", "may"), [({}, True), ({"leon": 9, "argyris": -1}, False), ({"leon": 9}, True)])
def test_men_who_lie_on_the_sheet_storm_no_tower(wounded: dict[str, int], may: bool) -> None:
    sheet = {ca.BESIEGER: 0, ca.REVERSED: 1, ca.TAKEN: 2, ca.INITIATIVE: 0}
    table = siege(stage=siege_day.ACT, day=6, sheet=sheet, theirs="leon argyris", wounded=wounded)

    assert bombard.may_storm(table.state) is may


# 11.1.4: "> 2: keiner".  With fewer men the messenger and the relief army would decide most sieges.


@pytest.mark.rule("GUI-RAT-01")
@pytest.mark.parametrize("name", [one.id for one in SIEGES])
def test_ready_made_forces_begin_without_an_addition_to_the_event_roll(name: str) -> None:
    table = new_table(GAME, 2, 1, {"scenario": name})

    play(table, "auto", "auto")

    assert siege_day.ration(table.state) == 0


# 4.2.4: an unconscious man may be carried, an enemy too; who is carried off the map by the enemy does not come home.


@pytest.mark.rule("GUI-MOV-16", "GUI-CAP-02")
@pytest.mark.parametrize(("sleeper", "state"), [("argyris", ca.CAPTURED), ("robert", ca.HEALTHY)])
def test_who_is_carried_off_by_the_enemy_is_captured(sleeper: str, state: int) -> None:
    table = sally("battle", ours="robert avray osbern", theirs="leon argyris")
    play(table, "edge west", "auto", "auto")
    on_map(table, {"osbern": "a5", sleeper: "b5", "leon": "n4"})
    stun(table, sleeper)
    while asked(table)[1] != "move":
        play(table, "done")

    told = Listeners(table)
    for line in ("move osbern", "step b5", f"lift {sleeper}", "step a5", "leave"):
        assert told.check(table, table.play(line)) == []
    day_actions.end_fight(table.state, ca.C_DUSK)

    assert man(table, sleeper) == state
