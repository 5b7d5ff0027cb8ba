"""More sentences of the rulebook, each at a moment when a second rule speaks as well."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import asked, health, offered, play, refused, rider, rolls, scene, unit, where
from tests.games.guiscard.siege_scene import man, storm
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_ladders import carried, leaning
from tests.games.guiscard.test_melee import FRONT, SECOND, block

from porphyry.games.guiscard import frames, questions
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground.hexes import direction_to, distance, hex_of, name_of, neighbour
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import day_actions
from porphyry.games.guiscard.siegecraft import fire
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.kernel.table import Table

NEST, JETTY = MAPS["eagle-nest"], MAPS["jetty"]
FAR = {"beppe": "t16"}


# ---------------------------------------------------------------- rows of hoplites


@pytest.mark.rule("GUI-HOP-01", "GUI-HOP-06", "GUI-MIS-25")
def test_two_who_are_left_of_a_row_have_no_lances_before_them() -> None:
    """§ 7.3.1: "Wenn mindestens 3 Hopliten nebeneinander ... stehen, bekommt jeder einen Marker"."""
    theirs = {**block(a=FRONT), **FAR}
    table = scene(ours={"karim": "i1", "jacques": "g5"}, theirs=theirs, step="fire", dice=[1, 1])
    play(table, "fire karim i5")  # the man at the right end falls or is hurt
    assert health(table, "georgios") != "healthy"

    assert not st.has(table.state, unit(table, "nikolaos"), st.FORMATION)


@pytest.mark.rule("GUI-HOP-13", "GUI-MEL-08")
def test_of_two_attacked_together_the_worse_side_counts() -> None:
    """§ 7.3.1: "Wird die Formation von mehreren Seiten zugleich attackiert, wird der ... ungünstigste Fall angewandt"."""
    table = scene(ours={"robert": "j5"}, theirs={**block(a=FRONT, b=SECOND), **FAR}, step="combat")
    s = table.state
    sides = {n: me.side_of(s, unit(table, n), unit(table, "robert")) for n in ("georgios", "loukas")}
    assert me.OPEN_SIDE in sides.values()

    assert me.column_shifts(s, 1 << unit(table, "robert"), sum(1 << unit(table, n) for n in sides), 0)[2] == max(
        me.SIDE_SHIFT[side] for side in sides.values()
    )


# ---------------------------------------------------------------- advance and volley


@pytest.mark.rule("GUI-MEL-22", "GUI-MEL-29")
def test_the_winner_may_go_where_the_thrown_man_lies() -> None:
    """§ 6.4: "ein Feld ..., in dem ein Kampfgegner bewusstlos oder tot zurückblieb"; the horse stands on where he was."""
    table = scene(
        ours={"robert": "d6", "avray": "a1"}, theirs={"zahir": rider("e5", "n"), **FAR}, step="combat", dice=[1]
    )
    play(table, "attack robert zahir", "strike", "stand")
    places = offered(table, "fall")
    lies = next(h for h in places if distance(hex_of(h), hex_of("d6")) == 1)
    play(table, f"fall {lies}")
    assert health(table, "zahir") in ("dead", "stunned healthy")

    assert f"robert {lies}" in offered(table, "advance")


@pytest.mark.rule("GUI-DEF-04", "GUI-MIS-21")
def test_everybody_a_volley_drives_back_goes_when_it_is_over() -> None:
    """§ 5.4.1: "Wenn im Trefferfeld eine Einheit ist, egal ob Freund oder Feind, wird sie getroffen": two arrows go astray."""
    theirs = {"karim": "e1", "nasir": "f1", **FAR}
    found = None
    for first in range(5, 11):
        for second in range(5, 11):
            table = scene(
                ours={"jacques": "e10", "osbern": "d9", "eustache": "f9"},
                theirs=theirs,
                dice=[first, 7, second, 7],
            )
            play(table, "move jacques", "step e9")
            if asked(table)[1] != "offer-defensive-fire":
                continue
            play(table, "shoot karim e9", "shoot nasir e9")
            while asked(table)[1] == "offer-defensive-fire":
                play(table, "hold")
            hit = [str(r["unit"]) for r in rolls(table, "ShotTold")]
            if sorted(hit) == ["eustache", "osbern"]:
                found = table
                break
        if found:
            break
    assert found is not None
    while asked(found)[1] == "choose-retreat":
        play(found, found.legal()[0].text)
    told = {r["unit"] for r in rolls(found, "UnitRetreated")}
    assert told == {"osbern", "eustache"}


@pytest.mark.rule("GUI-MTD-22", "GUI-MIS-20")
def test_who_is_shot_at_and_missed_has_been_attacked() -> None:
    """§ 4.4.3: "wenn er angreift oder angegriffen wird"; § 5.3 calls firing at somebody "angreifen"."""
    ours = {"jacques": "e5", "arthur-horse": {"hex": "f4", "facing": "s", "led": "jacques"}}
    table = scene(ours=ours, theirs={"karim": "e15", **FAR}, step="fire", active=1, dice=[10])
    play(table, "fire karim e5")

    assert st.get(table.state, unit(table, "arthur-horse"), st.LED) == -1


# ---------------------------------------------------------------- ladders


@pytest.mark.rule("GUI-LAD-04", "GUI-INF-16")
def test_men_with_a_ladder_pass_behind_an_enemy_rider() -> None:
    """§ 10.1.2: not "so ..., dass er einen Infiltrationscheck auslöst"; § 4.3.1.2: only round the head of his horse."""
    tools = carried("e8", "s", "vladko", "bogdan")
    behind = {"zahir": rider("g4", "n"), **FAR}  # his tail is in g5
    table = scene(ours={"vladko": "e8", "bogdan": "e9"}, theirs=behind, tools=tools)
    assert refused(table, "haul vladko e7") == ""  # nobody near
    table = scene(ours={"vladko": "f7", "bogdan": "f8"}, theirs=behind, tools=carried("f7", "s", "vladko", "bogdan"))

    assert refused(table, "haul vladko f6") == ""


@pytest.mark.rule("GUI-LAD-04", "GUI-MIS-14", "GUI-INF-01")
def test_men_who_carry_a_ladder_threaten_nobody() -> None:
    """§ 10.1.2: "keinen Nahkampf beginnen"; § 5.2: "nur, wenn der Gegner auch wirklich in der Lage wäre"."""
    tools = carried("e8", "s", "vladko", "bogdan")
    ours, theirs = {"vladko": "e8", "bogdan": "e9"}, {"karim": "e7", "said": "d7", **FAR}
    table = scene(ours=ours, theirs=theirs, tools=tools, active=1, step="fire", dice=[1, 8])
    assert refused(table, "fire karim e8") == ""
    table = scene(ours=ours, theirs=theirs, tools=tools, active=1, step="move")
    play(table, "move said", "step d8", "step d9", "stop", "done", "done")

    assert rolls(table, "InfiltrationRolled") == []


@pytest.mark.rule("GUI-LAD-11", "GUI-MIS-11")
def test_an_archer_who_has_shot_and_has_points_left_shifts_a_ladder() -> None:
    """§ 10.1.4 asks for two persons on foot and two points each; only who carries a ladder "kann nicht feuern"."""
    ours = {"petros": {"hex": "h9", "fired": True}, "vladko": "i10"}
    table = scene(NEST, ours, FAR, tools=leaning())

    assert {"petros vladko i9 j10", "vladko petros i9 j10"} & set(offered(table, "shift"))


@pytest.mark.rule("GUI-INF-04", "GUI-LAD-11")
def test_who_shifts_a_ladder_has_not_moved_up_to_anybody() -> None:
    """§ 4.3: "Endet die Bewegung angrenzend zu Gegnern": he stood there before."""
    table = scene(NEST, {"vladko": "h9", "bogdan": "i10"}, {"dorian": "g9"}, tools=leaning())
    play(table, "shift vladko bogdan i9 j10", "done", "done")

    assert rolls(table, "InfiltrationRolled") == []


# ---------------------------------------------------------------- fire


def burnt(mounted: dict[str, Any], pool: list[str], dice: list[int]) -> Table:
    table = scene(None, {"zahir": mounted, "avray": "a1"}, FAR, tools={"naphtha": pool}, dice=dice, active=1)
    fire.light(table.state, hex_of(pool[0]), 1, "GUI-FAR-04")
    table.state.cached = None
    questions.run(table.state)
    return table


@pytest.mark.rule("GUI-GRK-12", "GUI-CMP-03")
def test_a_rider_with_both_hexes_in_naphtha_rolls_once() -> None:
    """§ 10.5.3: "Jede Einheit in so einem Feuerfeld würfelt sofort 1W10"."""
    table = burnt(rider("e5", "n"), ["e5", "e6"], [9])

    assert table.state.stack[::8].count(frames.RETREAT.number) == 1
    assert asked(table) == (0, "choose-retreat")


@pytest.mark.rule("GUI-FIR-10", "GUI-CMP-03")
def test_a_rider_rides_out_of_the_flames_with_both_hexes() -> None:
    """§ 10.2.4: "Gerät ein Feld in Flammen ..., muss sie sofort eine Rückzugsbewegung um ein Feld machen"."""
    table = burnt(rider("e5", "n"), ["e5"], [9])
    assert asked(table)[1] == "choose-retreat"
    assert len(offered(table, "retreat")) == 3
    for h in offered(table, "retreat"):
        one = burnt(rider("e5", "n"), ["e5"], [9])
        questions.play(one.state, one.action(f"retreat {h}"))
        u = unit(one, "zahir")
        assert hex_of("e5") not in (st.get(one.state, u, st.HEX), st.tail(one.state, u))


@pytest.mark.rule("GUI-FIR-10", "GUI-INF-11")
def test_nobody_checks_who_rides_one_hex_out_of_the_flames() -> None:
    """§ 4.3: only retreats "nach Kampf oder Fernkampf" are checked in every hex; one hex passes nothing."""
    table = scene(
        None,
        {"zahir": rider("e5", "n"), "avray": "a1"},
        {**FAR, "dorian": "f4"},
        tools={"naphtha": ["e6"]},
        dice=[9],
        active=1,
    )
    fire.light(table.state, hex_of("e6"), 1, "GUI-FAR-04")
    table.state.cached = None
    questions.run(table.state)
    questions.play(table.state, table.action("retreat e4"))

    assert where(table, "zahir") == "e4"
    assert rolls(table, "InfiltrationRolled") == []


# ---------------------------------------------------------------- sieges


@pytest.mark.rule("GUI-ASL-08", "GUI-INF-16")
@pytest.mark.parametrize(
    ("head", "back", "state"), [("s10", "t10", ca.HEALTHY), ("t10", "s10", ca.CAPTURED)], ids=["tail", "head"]
)
def test_a_horses_tail_cuts_nobody_off(head: str, back: str, state: int) -> None:
    """§ 11.4.1 asks for "eine Prüfung gemäß §4.3.1"; past a rider there is one only round his horse's head."""
    places = {"romaric": "w7", "jacques": "u13", "khaled": head}
    table = storm("siege_church", places=places, theirs="romaric jacques", ours="khaled said")
    s = table.state
    u = unit(table, "khaled")
    st.lift(s, u)
    ca.bring_horse(s, u)
    st.put(s, u, st.DIR, direction_to(hex_of(back), hex_of(head)))
    st.settle(s, u)
    assert st.tail(s, u) == hex_of(back)
    day_actions.capture_cut_off(s)

    assert man(table, "jacques") == state


# ---------------------------------------------------------------- no way out


def ring(h: str) -> list[str]:
    """The six hexes round one."""
    return [name_of(neighbour(hex_of(h), d)) for d in range(6)]


@pytest.mark.rule("GUI-MEL-16", "GUI-MEL-05")
@pytest.mark.parametrize(("round_him", "after"), [(6, "dead"), (5, "stunned healthy")])
def test_who_is_knocked_out_among_enemies_only_dies_at_once(round_him: int, after: str) -> None:
    """§ 6.2: "stirbt automatisch und sofort, wenn alle zugänglichen Nachbarfelder von Gegnern besetzt sind"."""
    men = ["osbern", "robert", "jacques", "eustache", "roland", "avray"][:round_him]
    table = scene(
        ours=dict(zip(men, ring("e5"), strict=False)), theirs={"alexio": "e5", **FAR}, step="combat", dice=[5]
    )
    play(table, "attack osbern alexio", "strike")

    assert health(table, "alexio") == after
