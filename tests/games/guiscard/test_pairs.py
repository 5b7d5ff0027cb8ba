"""Pairs of chapters that meet in one action, a short position for each; tests/meetings/guiscard.toml says which pair is where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import (
    against,
    asked,
    health,
    offered,
    play,
    points,
    refused,
    rider,
    rolls,
    scene,
    unit,
    where,
)
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_melee import FRONT, block, charged, mask

from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground import reshaping
from porphyry.games.guiscard.ground.hexes import direction_to, hex_of
from porphyry.games.guiscard.scenarios import board_of, sights_of
from porphyry.games.guiscard.skirmish import charges, combat, formations, horses, missile
from porphyry.games.guiscard.skirmish import melee as me

FAR = {"beppe": "t16"}
OURS = {"avray": "a1"}
WINDOW = (1, "offer-defensive-fire")
PLAIN = ["." * 20] * 16
DEAD = {"dead": True}


def field(**glyphs: str) -> list[str]:
    """Level ground but for some hexes."""
    rows = [list(row) for row in PLAIN]
    for name, glyph in glyphs.items():
        h = hex_of(name)
        rows[h >> 6][h & 63] = glyph
    return ["".join(row) for row in rows]


def heap(h: str) -> dict[str, Any]:
    """Six dead men in a hex."""
    return {name: {"hex": h, **DEAD} for name in ("mansur", "nasir", "faruq", "salim", "juba", "gaya")}


def push_attack(table: Any, ours: str, theirs: str) -> None:
    """An attack that still names its fighters."""
    me.begin(table.state, unit(table, ours), unit(table, theirs))


def shift(table: Any, ours: str, theirs: str) -> int:
    return me.column_shift(table.state, mask(table, ours), mask(table, theirs), 0)


# ---------------------------------------------------------------- the ground


@pytest.mark.rule("GUI-TER-01", "GUI-MOV-06", "GUI-MTD-01")
def test_a_rider_pays_four_for_bushes_and_shuns_a_tree() -> None:
    """§ 3.1: "Gebüsch: 2 - Fußtruppen, 4 - Reiter"; "Baum: für Pferde nicht begehrbar"."""
    table = scene(field(j11="b", k11="t"), {"robert": rider("j12", "n")}, FAR)
    play(table, "move robert")

    assert refused(table, "step k11") == "GUI-MOV-06"
    play(table, "step j11")
    assert points(table) == 12 - 4


@pytest.mark.rule("GUI-TER-01", "GUI-STK-01", "GUI-STK-03", "GUI-MOV-02")
def test_through_a_friend_in_the_bushes() -> None:
    """§ 4.1: "Einheiten dürfen sich durch Felder hindurch bewegen, in denen eigene Einheiten ... sind", at the price of the hex."""
    table = scene(field(j11="b"), {"jacques": "j12", "avray": "j11"}, FAR)
    play(table, "move jacques", "step j11")

    assert points(table) == 8 - 2
    assert refused(table, "stop") == "GUI-STK-03"


@pytest.mark.rule("GUI-TER-01", "GUI-INF-15", "GUI-MTD-04")
@pytest.mark.parametrize(("glyph", "checks"), [("t", 0), (".", 1)])
def test_a_rider_checks_nobody_under_a_tree(glyph: str, checks: int) -> None:
    """§ 4.3.1.1: "wenn der Gegner beritten und die bewegte Einheit in einem Baumfeld ist"."""
    table = scene(field(j11=glyph), {"jacques": "j12"}, {"leon": rider("j10", "s"), **FAR}, dice=[1] * 4)
    play(table, "move jacques", "step j11", "step i11")

    assert len(rolls(table, "InfiltrationRolled")) == checks


@pytest.mark.rule("GUI-TER-01", "GUI-DEF-02", "GUI-MIS-22")
@pytest.mark.parametrize(("glyph", "cover"), [("b", "light"), (".", "none")])
def test_cover_of_the_hex_in_which_he_is_met(glyph: str, cover: str) -> None:
    """§ 5.3: "unterbricht man die Bewegung des Gegners in irgendeinem Feld"; § 3.1: bushes, light."""
    table = scene(field(j11=glyph), {"jacques": "j12", **OURS}, {"karim": "j4"}, dice=[1, 10])
    play(table, "move jacques", "step j11", "shoot karim j11")

    assert rolls(table, "ShotTold")[0]["cover"] == cover


@pytest.mark.rule("GUI-TER-01", "GUI-LAN-01", "GUI-MIS-22")
def test_a_lance_thrown_at_a_man_in_the_bushes() -> None:
    """§ 3.1 and § 5.4.1: the cover of the hex hit, whatever is thrown."""
    table = scene(field(j8="b"), {"zahir": rider("j12", "n")}, {"beppe": "j8"}, step="fire", dice=[1, 10])
    play(table, "fire zahir j8")

    assert rolls(table, "ShotTold")[0]["cover"] == "light"


@pytest.mark.rule("GUI-TER-01", "GUI-CHG-06", "GUI-MOV-11", "GUI-MOV-06")
@pytest.mark.parametrize(("glyph", "dead", "cost"), [(".", False, 1), ("b", False, 4), ("t", False, 0), (".", True, 0)])
def test_what_lies_in_the_way_of_a_charge(glyph: str, dead: bool, cost: int) -> None:
    """§ 3.1: bushes cost a rider four, "Baum: für Pferde nicht begehrbar"; § 4.2.2: a heap of six "können gar nicht betreten werden"."""
    theirs = {"argyris": "h5", **FAR, **(heap("h13") if dead else {})}
    table = scene(field(h13=glyph), {"arthur": rider("h15", "n"), **OURS}, theirs, step="charge")
    s = table.state

    assert charges.ride_cost(s, board_of(s), unit(table, "arthur"), hex_of("h14"), 0) == cost


@pytest.mark.rule("GUI-TER-01", "GUI-HOP-03", "GUI-MOV-11", "GUI-MOV-02")
@pytest.mark.parametrize(
    ("ground", "dead", "rule"), [("b", False, ""), ("r", False, "GUI-HOP-03"), (".", True, "GUI-MOV-11")]
)
def test_where_a_row_marches(ground: str, dead: bool, rule: str) -> None:
    """§ 7.3.1: "auf 3 Bewegungspunkte pro Runde eingeschränkt"; rocks cost four, bushes two; six dead close a hex."""
    table = scene(field(h5=ground), block(a=FRONT), {**FAR, **(heap("h5") if dead else {})})

    assert against(table, "march nikolaos n").split(" ")[0] == rule


@pytest.mark.rule("GUI-TER-01", "GUI-EVA-03", "GUI-MOV-08")
@pytest.mark.parametrize(("glyph", "able"), [("W", False), (".", True)])
def test_nobody_in_armour_evades_into_deep_water(glyph: str, able: bool) -> None:
    """§ 4.2.1: "Fußsoldaten dürfen tiefes Wasser nur betreten, wenn sie nicht gepanzert sind"."""
    behind = dict.fromkeys(("i7", "i8", "j8", "k7", "k8", "h8", "l8"), glyph)
    table = scene(field(**behind), {"arthur": "j10"}, {"faruq": "j9", **FAR}, step="combat")

    assert combat.can_evade(table.state, unit(table, "faruq"), mask(table, "arthur")) == able


@pytest.mark.rule("GUI-TER-01", "GUI-BLD-30", "GUI-MEL-06")
def test_out_of_the_bushes_against_a_door() -> None:
    """§ 8.5.1: "gilt das Gelände immer als günstig für den Verteidiger (+)"; § 6.1: "-" against "+" is two columns."""
    draft = MAPS["lagoon+farm"]
    table = scene(draft, {"jacques": "p10"}, {"argyris": "p9"}, step="combat")

    assert shift(table, "jacques", "argyris") == -1


@pytest.mark.rule("GUI-CMP-03", "GUI-TER-01", "GUI-MEL-07")
def test_the_tail_in_the_bushes_counts() -> None:
    """§ 6.1: "Für Reiter, die ja zwei Felder belegen, gilt immer die ungünstigere beider Geländearten"."""
    table = scene(field(j13="b"), {"robert": rider("j12", "n")}, {"argyris": "j11"}, step="combat")

    assert shift(table, "robert", "argyris") == -1


# ---------------------------------------------------------------- the counters


@pytest.mark.rule("GUI-CMP-14", "GUI-INF-06")
def test_a_wounded_man_who_is_wounded_in_passing_dies() -> None:
    """§ 4.3.1: 6 and 2 for his wound is "Einheit verletzt"; no counter is wounded twice."""
    ours = {"jacques": {"hex": "j12", "wounded": True}, **OURS}
    table = scene(ours=ours, theirs={"said": "k11"}, dice=[6])
    play(table, "move jacques", "step j11", "step j10")

    assert health(table, "jacques") == "dead"


@pytest.mark.rule("GUI-CMP-09", "GUI-MTD-07")
def test_a_wounded_rider_who_dismounts_has_a_quarter_left() -> None:
    """§ 4.4.2: "bzw. vierteln sich sogar, falls der Reiter verletzt ist"; his twelve points are those of a healthy one."""
    table = scene(ours={"robert": rider("j12", "n", wounded=True)}, theirs=FAR)
    play(table, "move robert", "dismount k12")

    assert points(table) == (12 - 3) // 4


@pytest.mark.rule("GUI-CMP-14", "GUI-MIS-25", "GUI-DEF-04")
@pytest.mark.parametrize(("wounded", "after"), [(False, "wounded"), (True, "dead")])
def test_an_arrow_that_wounds_a_man_on_the_move(wounded: bool, after: str) -> None:
    """Playsheet 2, B: a wound; the second one kills."""
    ours = {"jacques": {"hex": "j12", "wounded": wounded}, **OURS}
    table = scene(ours=ours, theirs={"karim": "j4"}, dice=[1, 4])
    play(table, "move jacques", "step j11", "shoot karim j11")

    assert (rolls(table, "ShotTold")[0]["letter"], health(table, "jacques")) == ("B", after)


@pytest.mark.rule("GUI-CMP-13", "GUI-LOS-15")
@pytest.mark.parametrize(("state", "clear"), [({"stunned": True}, True), ({}, False)])
def test_a_sling_over_a_man_who_lies(state: dict[str, bool], clear: bool) -> None:
    """§ 5.5.3: "Bewusstlose leben zwar, unterbrechen aber die Sichtlinie trotzdem nicht"."""
    table = scene(ours={"amir": "j12", "avray": {"hex": "j11", **state}}, theirs={"beppe": "j9"}, step="fire")

    assert ("amir j9" in offered(table, "fire")) == clear


@pytest.mark.rule("GUI-CMP-09", "GUI-LAN-03", "GUI-MIS-23")
def test_a_wounded_rider_throws_his_lance_one_worse() -> None:
    """§ 5.4.2: "Schütze verletzt: +1"; § 7.1.1: five to ten hexes, +1."""
    table = scene(ours={"zahir": rider("j14", "n", wounded=True)}, theirs={"beppe": "j8"}, step="fire")

    assert missile.scatter_modifier(table.state, unit(table, "zahir"), hex_of("j8")) == 2


@pytest.mark.rule("GUI-CMP-13", "GUI-EVA-01")
@pytest.mark.parametrize(("state", "able"), [({}, True), ({"wounded": True}, False), ({"stunned": True}, False)])
def test_the_counter_in_use_says_who_is_faster(state: dict[str, bool], able: bool) -> None:
    """§ 7.4: "schneller ... (mehr Bewegungspunkte haben)"; wounded he has four points, as many as the knight on foot."""
    table = scene(ours={"robert": "j10"}, theirs={"said": {"hex": "j9", **state}, **FAR}, step="combat")

    assert combat.can_evade(table.state, unit(table, "said"), mask(table, "robert")) == able


@pytest.mark.rule("GUI-CMP-09", "GUI-BLD-27", "GUI-TER-04")
@pytest.mark.parametrize(("wounded", "rule"), [(False, ""), (True, "GUI-MOV-04")])
def test_a_window_is_too_high_for_a_wounded_man_in_armour(wounded: bool, rule: str) -> None:
    """§ 8.4.1: "Gepanzerte Soldaten mit Verletzungen können nicht durch Fenster gehen"."""
    table = scene(MAPS["lagoon+farm"], {"faruq": {"hex": "o7", "wounded": wounded}}, {"beppe": "a16"})
    play(table, "move faruq")

    assert refused(table, "step o8") == rule


@pytest.mark.rule("GUI-CMP-13", "GUI-CAS-12", "GUI-SEQ-08")
@pytest.mark.parametrize(("state", "gate"), [({}, 1), ({"stunned": True}, 0)])
def test_who_lies_unconscious_opens_no_gate(state: dict[str, bool], gate: int) -> None:
    """§ 9.2.3.2: "einen vollen Zug"; § 1.2: unconscious units do nothing. It opens in step 5."""
    table = scene(
        MAPS["eagle-nest"], {"jacques": {"hex": "m11", **state}, "avray": "a1"}, {"beppe": "z16"}, step="fire"
    )
    if state:
        assert against(table, "gate jacques") == "GUI-MOV-12 on-foot-only"
    else:
        play(table, "gate jacques")
        assert table.state.facts[st.GATE] == 0
    while asked(table)[0] == 0:
        play(table, "done")

    assert table.state.facts[st.GATE] == gate


# ---------------------------------------------------------------- the order of play


@pytest.mark.rule("GUI-SEQ-06", "GUI-LAN-04", "GUI-DEF-02")
def test_a_riders_lance_stays_in_his_hand_in_step_three() -> None:
    """§ 7.1.1: "Nur im Fernkampfschritt (1.) möglich"."""
    table = scene(ours={"jacques": "j12", **OURS}, theirs={"zahir": rider("j7", "s")})
    play(table, "move jacques", "step j11")

    assert asked(table) == (0, "step")


@pytest.mark.rule("GUI-SEQ-07", "GUI-EVA-01", "GUI-DEF-10", "GUI-EVA-02")
def test_an_evasion_in_step_four_meets_no_arrows() -> None:
    """§ 7.4: "im gegnerischen Schritt 4."; § 2.1 knows defensive fire in step 3 only."""
    ours = {"robert": "j10", "alphonse": "p9"}
    table = scene(ours=ours, theirs={"said": "j9", **FAR}, step="combat")
    play(table, "attack robert said", "strike")
    assert asked(table)[0] == 1
    play(table, "evade")
    play(table, "retreat " + offered(table, "retreat")[0])

    assert rolls(table, "ShotFired") == []
    assert asked(table)[1] != "offer-defensive-fire"
    assert len(rolls(table, "UnitEvaded")) == 1


@pytest.mark.rule("GUI-SEQ-08", "GUI-BLD-33", "GUI-MOV-13")
def test_a_tent_is_down_at_the_end_of_a_turn_in_which_nothing_else_was_done() -> None:
    """§ 8.5.2: "als einzige Aktion ihres gesamten Zuges ein Zelt niederreißen"."""
    table = scene(MAPS["lagoon+camp"], {"jacques": "n8", "avray": "a1"}, {"beppe": "z16"}, step="fire")
    play(table, "pull jacques m7")
    assert table.state.facts[st.TENTS] == 0
    assert refused(table, "move jacques") == "GUI-MOV-13"
    while asked(table)[0] == 0:
        play(table, "done")

    assert table.state.facts[st.TENTS] != 0


# ---------------------------------------------------------------- moving


@pytest.mark.rule("GUI-MOV-11", "GUI-LOS-15")
def test_the_dead_are_no_bar_to_an_arrow() -> None:
    """§ 5.5.3: "in dem sich ein lebender Mensch oder ein lebendes Tier befindet"."""
    bodies = {name: {"hex": "j10", **DEAD} for name in ("mansur", "faruq", "salim", "juba", "said")}
    table = scene(ours={"amir": "j12", **bodies}, theirs={"beppe": "j8"}, step="fire")

    assert "amir j8" in offered(table, "fire")


@pytest.mark.rule("GUI-MOV-03", "GUI-LAN-04")
def test_who_has_thrown_his_lance_rides_as_far_as_ever() -> None:
    """§ 7.1.1: "kein Einfluss auf die Bewegung"."""
    table = scene(ours={"zahir": rider("j14", "n")}, theirs={"beppe": "j8"}, step="fire", dice=[1, 10])
    play(table, "fire zahir j8")
    while "move zahir" not in [a.text for a in table.legal()]:
        play(table, "done")
    play(table, "move zahir")

    assert points(table) == 15


@pytest.mark.rule("GUI-STK-04", "GUI-INF-06", "GUI-STK-01")
def test_who_is_stopped_on_a_friend_goes_back() -> None:
    """§ 4.3.1: "Bewegung sofort beenden"; § 4.1: "in jedem Feld maximal eine lebendige Einheit"."""
    table = scene(ours={"jacques": "j12", "avray": "j11"}, theirs={"said": "k10"}, dice=[6])
    play(table, "move jacques", "step j11", "step j10")

    assert where(table, "jacques") == "j12"


@pytest.mark.rule("GUI-STK-01", "GUI-MIS-21", "GUI-DEF-02")
def test_an_arrow_into_a_hex_that_two_share_for_a_moment() -> None:
    """§ 5.4.1: "Wenn im Trefferfeld eine Einheit ist, egal ob Freund oder Feind, wird sie getroffen"."""
    table = scene(ours={"jacques": "j12", "avray": "j11"}, theirs={"karim": "j4"}, dice=[1, 10, 10])
    play(table, "move jacques", "step j11", "shoot karim j11")

    assert {one["unit"] for one in rolls(table, "ShotTold")} == {"jacques", "avray"}


@pytest.mark.rule("GUI-MTD-22", "GUI-STK-01", "GUI-DEF-02")
def test_who_is_shot_at_over_a_friend_loses_his_horse_and_not_the_friend() -> None:
    """§ 4.4.3: "verliert die Kontrolle über ein Pferd, das er am Zügel führt, wenn er angreift oder angegriffen wird"."""
    ours: dict[str, Any] = {
        "jacques": "j12", "avray": "j11",
        "robert-horse": {"hex": "k12", "facing": "n", "led": "jacques"},
        "arthur-horse": {"hex": "i11", "facing": "n", "led": "avray"},
    }  # fmt: skip
    table = scene(ours=ours, theirs={"karim": "k4"}, dice=[10])
    play(table, "move jacques", "step j11")
    assert asked(table) == WINDOW
    play(table, "shoot karim j11")

    assert [one["unit"] for one in rolls(table, "HorseReleased")] == ["jacques"]


@pytest.mark.rule("GUI-STK-05", "GUI-LOS-15")
def test_a_loose_horse_stands_in_a_slingers_way() -> None:
    """§ 5.5.3: "ein lebendes Tier"."""
    horse = {"hex": "j10", "facing": "n"}
    table = scene(ours={"amir": "j12", "robert-horse": horse}, theirs={"beppe": "j8"}, step="fire")

    assert against(table, "fire amir j8") == "GUI-LOS-15 unit-in-way"


@pytest.mark.rule("GUI-STK-01", "GUI-STK-03", "GUI-CHG-06")
@pytest.mark.parametrize(("friend", "able"), [("h9", True), ("h6", False)])
def test_a_charge_over_a_friend(friend: str, able: bool) -> None:
    """§ 4.2: "Eigene Einheiten behindern die Bewegung nicht"; § 1.1: one in a hex at the end."""
    walls = {f"{c}{r}": "t" for c in "fgij" for r in range(3, 9)}
    ours = {"arthur": rider("h15", "n"), "avray": friend}
    table = scene(field(**walls), ours, {"argyris": "h5", **FAR}, step="charge")

    assert ("arthur argyris" in offered(table, "charge")) == able


@pytest.mark.rule("GUI-STK-03", "GUI-EVA-03")
def test_an_evasion_needs_an_empty_hex() -> None:
    """§ 7.4: "dürfen eigene Einheiten nicht aus dem Weg bewegt werden"."""
    theirs = {"said": "j9", "mansur": "j8", "nasir": "i9", "faruq": "k9", **FAR}
    table = scene(ours={"robert": "j10"}, theirs=theirs, step="combat")
    free = combat.can_evade(table.state, unit(table, "said"), mask(table, "robert"))

    assert not free or "GUI-EVA-03" in _evasions(table)


def _evasions(table: Any) -> list[str]:
    play(table, "attack robert said", "strike", "evade")
    return [refused(table, f"retreat {h}") for h in ("j8", "i9", "k9")]


@pytest.mark.rule("GUI-STK-01", "GUI-CAS-01")
def test_along_the_wall_walk_past_a_friend() -> None:
    """§ 9.1: "Wehrgang: 1 - Fußtruppen"; § 4.1: he is passed, not pushed off."""
    table = scene(MAPS["eagle-nest"], {"jacques": "j10", "avray": "j11"}, {"beppe": "z16"})
    play(table, "move jacques", "step j11")

    assert points(table) == 8 - 1
    assert refused(table, "stop") == "GUI-STK-03"


# ---------------------------------------------------------------- checks


@pytest.mark.rule("GUI-INF-01", "GUI-DEF-02")
def test_first_the_arrows_then_the_check() -> None:
    """§ 5.3: fire interrupts the move in a hex; § 4.3: who would pass on from it is checked."""
    table = scene(ours={"jacques": "j12", **OURS}, theirs={"said": "k11", "karim": "j4"}, dice=[10, 1])
    play(table, "move jacques", "step j11")
    assert asked(table) == WINDOW
    play(table, "shoot karim j11")
    play(table, "step i11")

    kinds = [e.kind for events in table.events for e in events if e.kind in ("ShotFired", "InfiltrationRolled")]
    assert kinds == ["ShotFired", "InfiltrationRolled"]


@pytest.mark.rule("GUI-EVA-04", "GUI-INF-06")
def test_who_evades_past_an_enemy_is_checked() -> None:
    """§ 7.4: "Weicht man in Felder zurück, die an Gegner angrenzen, muss ... gewürfelt werden"."""
    ours = {"robert": "j10", "jacques": "j6"}
    table = scene(ours=ours, theirs={"said": "j9", **FAR}, step="combat", dice=[1, 1])
    play(table, "attack robert said", "strike", "evade", "retreat j8")
    before = len(rolls(table, "InfiltrationRolled"))
    other = scene(ours={"robert": "j10", "jacques": "j7"}, theirs={"said": "j9", **FAR}, step="combat", dice=[1, 1])
    play(other, "attack robert said", "strike", "evade", "retreat j8")

    assert (before, len(rolls(other, "InfiltrationRolled"))) == (0, 1)


@pytest.mark.rule("GUI-INF-15", "GUI-BLD-32", "GUI-BLD-21")
@pytest.mark.parametrize(("steps", "checks"), [(("n8", "o8"), 0)])
def test_nobody_checks_through_the_wall_of_a_house(steps: tuple[str, str], checks: int) -> None:
    """§ 4.3.1.1: only who "die Einheit in diesem Feld auch im Nahkampf angreifen könnte"."""
    table = scene(MAPS["lagoon+farm"], {"jacques": "m8"}, {"said": "o8"}, dice=[1])
    play(table, "move jacques", "step n8", "step n9")

    assert len(rolls(table, "InfiltrationRolled")) == checks


# ---------------------------------------------------------------- horses


@pytest.mark.rule("GUI-MTD-13", "GUI-DEF-02", "GUI-INF-01")
def test_who_gets_out_of_the_saddle_has_come_to_another_hex() -> None:
    """§ 5.3: "in irgendeinem Feld"; § 4.3: the hex he leaves is one he has come to."""
    table = scene(ours={"robert": rider("j12", "n"), **OURS}, theirs={"said": "l12", "karim": "j4"}, dice=[10, 1])
    play(table, "move robert", "dismount k12")
    assert asked(table) == WINDOW
    play(table, "hold", "step k13")

    assert [one["hex"] for one in rolls(table, "InfiltrationRolled")] == ["k12"]


@pytest.mark.rule("GUI-MTD-03", "GUI-DEF-02")
def test_who_only_turns_his_horse_about_can_be_shot_at() -> None:
    """§ 4.4.1: turning on the spot costs three points; § 5.3: fire interrupts a move in any hex."""
    table = scene(ours={"robert": rider("j12", "n"), **OURS}, theirs={"karim": "j4"})
    play(table, "move robert", "about")

    assert asked(table) == WINDOW


@pytest.mark.rule("GUI-MTD-04", "GUI-LAN-01")
def test_no_lance_is_thrown_backwards() -> None:
    """§ 7.1: "auf Ziele in ihren Front- oder Seitenbereichen"."""
    table = scene(ours={"zahir": rider("j8", "n")}, theirs={"beppe": "j14", "argyris": "j4"}, step="fire")

    assert offered(table, "fire") == ["zahir j4"]
    assert refused(table, "fire zahir j14") == "GUI-LAN-01"


@pytest.mark.rule("GUI-MTD-02", "GUI-CHG-05")
def test_no_tight_turns_in_a_charge() -> None:
    """§ 7.2.1: "darf er keine Extra-Bewegungspunkte für enge Drehungen ausgeben"."""
    table = scene(ours={"arthur": rider("h15", "n"), **OURS}, theirs={"argyris": "h5", **FAR}, step="charge")
    play(table, "charge arthur argyris")

    assert refused(table, "ride i16") in ("GUI-CHG-05", "GUI-CHG-06")
    assert refused(table, "ride h16") == "GUI-CHG-05"


@pytest.mark.rule("GUI-MTD-13", "GUI-HOP-01", "GUI-MEL-29", "GUI-MIS-25")
def test_nobody_gets_down_or_falls_among_the_lances() -> None:
    """§ 7.3.1: the marker lies before the hoplite and is attacked first; the hex is held."""
    ours = {"robert": rider("h4", "s"), **OURS}
    table = scene(ours=ours, theirs={**block(a=FRONT), **FAR})
    play(table, "move robert")
    assert refused(table, "dismount i4") == "GUI-HOP-01"
    shot = scene(ours=ours, theirs={**block(a=FRONT), "karim": "p4"}, step="fire", active=1, dice=[1, 1])
    play(shot, "fire karim h4")

    assert asked(shot) == (0, "choose-fall")
    assert "i4" not in offered(shot, "fall")
    assert refused(shot, "fall i4") == "GUI-HOP-01"


@pytest.mark.rule("GUI-MTD-22", "GUI-EVA-01", "GUI-MEL-01")
def test_who_is_attacked_lets_go_of_his_horse_even_if_he_evades() -> None:
    """§ 4.4.3: "wenn er angreift oder angegriffen wird"."""
    theirs = {"said": "j9", "zahir-horse": {"hex": "j8", "facing": "s", "led": "said"}, **FAR}
    table = scene(ours={"robert": "j10"}, theirs=theirs, step="combat")
    play(table, "attack robert said", "strike", "evade")

    assert [one["unit"] for one in rolls(table, "HorseReleased")] == ["said"]


@pytest.mark.rule("GUI-MTD-18", "GUI-BLD-23", "GUI-MOV-07")
def test_a_led_horse_goes_through_no_window() -> None:
    """§ 8.4: "Pferde, mit oder ohne Reiter, können Gebäude nicht betreten"."""
    ours = {"jacques": "o7", "robert-horse": {"hex": "n7", "facing": "se", "led": "jacques"}}
    table = scene(MAPS["lagoon+farm"], ours, {"beppe": "z16"})
    play(table, "move jacques")

    assert refused(table, "step o8") == "GUI-MOV-07"


@pytest.mark.rule("GUI-MTD-18", "GUI-CAS-11")
def test_a_led_horse_goes_through_no_low_gate() -> None:
    """§ 9.2.3: "die Öffnung ist so niedrig, dass nur Fußtruppen hindurch gehen können"."""
    nest = reshaping.with_gate(MAPS["eagle-nest"], bo.GATE_OPEN)

    assert nest.walk[hex_of("m13") * 6] > 0
    assert not horses.may_lead_into(nest, hex_of("m13"), 0)


# ---------------------------------------------------------------- fire


@pytest.mark.rule("GUI-MIS-15", "GUI-CHG-06", "GUI-LAN-04", "GUI-MEL-01")
def test_who_has_thrown_his_lance_neither_charges_nor_strikes() -> None:
    """§ 5.2: "Wenn eine Einheit ... feuert, kann sie nicht mehr im Nahkampf angreifen"."""
    ours = {"zahir": rider("h15", "n", fired=True), **OURS}
    table = scene(ours=ours, theirs={"argyris": "h5", "beppe": "h14"}, step="charge")
    assert against(table, "charge zahir argyris") == "GUI-MIS-15 fired"
    near = scene(ours=ours, theirs={"beppe": "h14"}, step="combat").state

    assert me.why_not_attack(table.state, unit(table, "zahir"), unit(table, "beppe")) == "GUI-MIS-15 fired"
    assert near.facts[st.STEP] != 4  # nobody could strike, so nobody was asked


@pytest.mark.rule("GUI-MIS-17", "GUI-EVA-01")
def test_who_has_fired_back_may_still_evade() -> None:
    """§ 5.2: "sie verteidigt sich auch normal, wenn sie angegriffen wird"."""
    table = scene(ours={"robert": "j10"}, theirs={"karim": "j9", **FAR}, step="combat")
    st.mark(table.state, unit(table, "karim"), st.FIRED_BACK)

    assert combat.can_evade(table.state, unit(table, "karim"), mask(table, "robert"))


@pytest.mark.rule("GUI-DEF-01", "GUI-MEL-02")
def test_who_has_fought_does_not_fire_back() -> None:
    """§ 5.2: "Wer ... im Zug des Gegners (defensiv) feuert, kann nicht mehr im Nahkampf angreifen"."""
    theirs = {"karim": {"hex": "j4", "attacked": True}}
    table = scene(ours={"jacques": "j12", **OURS}, theirs=theirs)
    play(table, "move jacques", "step j11")

    assert asked(table) == (0, "step")


@pytest.mark.rule("GUI-DEF-09", "GUI-CHG-10")
def test_nobody_shoots_at_a_charger_who_is_met() -> None:
    """§ 7.2.2: "Wurde ein Gegenangriff angekündigt, kann der Angreifer nicht mehr das Ziel von Abwehrfeuer sein"."""
    theirs = {"zahir": rider("h5", "s"), "karim": "m10", "nasir": "m8"}
    table = scene(ours={"arthur": rider("h15", "n"), **OURS}, theirs=theirs, step="charge", dice=[5] * 6)
    charged(table, "charge arthur zahir")
    play(table, "answer zahir")
    while asked(table)[1] == "charge":
        play(table, "done")

    assert asked(table) != WINDOW
    assert rolls(table, "ShotFired") == []


@pytest.mark.rule("GUI-DEF-02", "GUI-LOS-06")
@pytest.mark.parametrize(("glyph", "kind"), [("t", "step"), (".", "offer-defensive-fire")])
def test_behind_a_tree_he_goes_on_undisturbed(glyph: str, kind: str) -> None:
    """§ 5.5.2.2: "Wenn ein Baum ... die Sichtlinie unterbrechen, können Sie nicht feuern"."""
    table = scene(field(j8=glyph), {"jacques": "j12", **OURS}, {"karim": "j5"})
    play(table, "move jacques", "step j11")

    assert asked(table)[1] == kind


@pytest.mark.rule("GUI-DEF-03", "GUI-BLD-18", "GUI-MIS-22")
def test_a_volley_at_a_man_in_a_door_first_asks_how_he_is_covered() -> None:
    """§ 8.3.5: "müssen sich entscheiden, vor welcher Seite sie Deckung haben wollen"."""
    table = scene(MAPS["lagoon+farm"], {"jacques": "p8", **OURS}, {"karim": "p12"}, dice=[1, 10])
    play(table, "move jacques", "step p9")
    assert asked(table) == WINDOW
    play(table, "shoot karim p9")
    assert asked(table) == (0, "choose-cover")
    play(table, "cover outside")

    assert rolls(table, "ShotTold")[0]["cover"] == "medium"


@pytest.mark.rule("GUI-DEF-02", "GUI-CAS-36", "GUI-MIS-18")
def test_close_behind_the_palisade_nobody_is_seen_from_the_yard() -> None:
    """§ 9.4.4: "Einheiten hinter Palisaden ... sind geschützt, man kann nicht auf sie schießen"."""
    table = scene(MAPS["eagle-nest"], {"jacques": "i11", "avray": "z1"}, {"karim": "l11"})
    play(table, "move jacques", "step i10")
    s = table.state

    assert asked(table) == (0, "step")
    why = missile.why_not_shot(s, sights_of(s), unit(table, "karim"), unit(table, "jacques"), hex_of("i10"))
    assert why == "GUI-CAS-36 no-line"


@pytest.mark.rule("GUI-LOS-15", "GUI-HOP-01")
def test_lances_hide_nobody() -> None:
    """§ 5.5.3 speaks of a living man or animal; the marker is neither."""
    theirs = {**block(a=FRONT), "beppe": "h8"}
    table = scene(ours={"amir": "h2"}, theirs=theirs, step="fire")

    assert "amir h6" in offered(table, "fire")


@pytest.mark.rule("GUI-LOS-02", "GUI-BLD-11")
def test_a_wall_ends_the_line() -> None:
    """§ 8.2.4: "Wände blockieren die Sichtlinie"."""
    table = scene(MAPS["lagoon+farm"], {"karim": "m8"}, {"beppe": "o8"}, step="fire")

    assert against(table, "fire karim o8") == "GUI-BLD-11 no-line"


@pytest.mark.rule("GUI-LAN-01", "GUI-HOP-20")
def test_a_lance_at_the_shields_of_the_foulkon() -> None:
    """§ 7.3.2: "Die Formation erhält mittlere Deckung gegen Fernkampfangriffe"."""
    theirs = {n: {"hex": h, "facing": "n-ne", "foulkon": True} for n, h in FRONT.items()}
    table = scene(ours={"zahir": rider("h12", "n")}, theirs=theirs, step="fire", dice=[1, 10])
    play(table, "fire zahir h6")

    assert rolls(table, "ShotTold")[0]["cover"] == "medium"


@pytest.mark.rule("GUI-LAN-01", "GUI-CAS-29", "GUI-MIS-05")
def test_no_lance_flies_up_to_the_wall_walk() -> None:
    """§ 9.3.4: "Lanzen können nicht von unten nach oben geworfen werden (Wurfspeere schon)"."""
    table = scene(MAPS["eagle-nest"], {"zahir": rider("d10", "ne")}, {"beppe": "j10"}, step="fire")

    assert against(table, "fire zahir j10") == "GUI-CAS-29 upwards"


# ---------------------------------------------------------------- melee, charges, rows, evasion


@pytest.mark.rule("GUI-MEL-09", "GUI-CHG-17")
def test_nobody_joins_with_a_charge_on_his_hands() -> None:
    """§ 7.2.3: "werden immer getrennt von allen anderen Kämpfen abgewickelt"."""
    ours = {"arthur": rider("h6", "n"), "jacques": "g5"}
    table = scene(ours=ours, theirs={"argyris": "h5", **FAR}, step="combat", chapters=6)
    st.mark(table.state, unit(table, "arthur"), st.CHARGING)
    table.state.cached = None
    push_attack(table, "jacques", "argyris")

    assert me.why_not_join(table.state, unit(table, "arthur")) == "GUI-CHG-17 apart"


@pytest.mark.rule("GUI-MEL-08", "GUI-EVA-05")
def test_of_two_attacked_only_who_stays_defends() -> None:
    """§ 7.4 and § 6.2: who has slipped away adds nothing to the defence."""
    theirs = {"said": "j9", "okeanos": "k10", **FAR}
    table = scene(ours={"robert": "j10"}, theirs=theirs, step="combat", dice=[10])
    play(table, "attack robert said", "also okeanos", "strike", "evade", "retreat j8", "stand")

    assert rolls(table, "MeleeRolled")[0]["difference"] == 25 - 7


@pytest.mark.rule("GUI-MEL-26", "GUI-CAS-01", "GUI-CAS-37", "GUI-TER-01")
def test_nobody_fights_through_a_palisade() -> None:
    """§ 9.1: "Palisade: (nicht möglich)"; § 6.5: who could not go there does not strike there."""
    table = scene(MAPS["eagle-nest"], {"jacques": "i10"}, {"beppe": "j10"}, step="combat")

    assert me.contact_pair(table.state, board_of(table.state), unit(table, "jacques"), unit(table, "beppe")) < 0


@pytest.mark.rule("GUI-EVA-03", "GUI-CAS-08", "GUI-CAS-37")
def test_who_evades_on_the_wall_walk_stays_on_it() -> None:
    """§ 9.2.2: "Es ist nicht erlaubt, von Wehrgang selbst herunter zu springen"; § 9.5.1: nor through the palisade."""
    table = scene(MAPS["eagle-nest"], {"robert": "j11"}, {"said": "j10", "beppe": "z16"}, step="combat")
    play(table, "attack robert said", "strike")
    if asked(table)[1] == "offer-evasion":
        play(table, "evade")

    board = board_of(table.state)
    assert all(
        board.walk[hex_of("j10") * 6 + d] == 0 for d in range(6) if board.side[hex_of("j10") * 6 + d] == bo.PALISADE
    )
    assert {"i9", "i10", "k9"} & set(offered(table, "retreat")) == set()


@pytest.mark.rule("GUI-CHG-16", "GUI-EVA-01")
def test_a_light_rider_evades_a_knights_charge() -> None:
    """§ 7.4: "Einheiten, die schneller sind als ihre Angreifer" in step 4; a charge is an attack like others."""
    ours = {"arthur": rider("h15", "n"), **OURS}
    table = scene(ours=ours, theirs={"zahir": rider("h5", "n"), **FAR}, step="charge")
    charged(table, "charge arthur zahir")
    play(table, "done")
    assert asked(table) == (1, "offer-evasion")
    play(table, "evade", "retreat h4", "retreat h3")

    assert rolls(table, "MeleeRolled") == []


@pytest.mark.rule("GUI-HOP-01", "GUI-EVA-01", "GUI-HOP-14")
def test_a_formed_row_does_not_evade() -> None:
    """§ 7.3.1: "Hopliten können sich in dieser engen Formation nicht normal von einem Kampf zurückziehen"."""
    table = scene(ours={"robert": "h4"}, theirs={**block(a=FRONT), **FAR}, step="combat", dice=[10])
    assert not combat.can_evade(table.state, unit(table, "okeanos"), mask(table, "robert"))
    loose = scene(ours={"robert": "h5"}, theirs={"okeanos": "h6", **FAR}, step="combat")

    assert combat.can_evade(loose.state, unit(loose, "okeanos"), mask(loose, "robert"))


@pytest.mark.rule("GUI-EVA-03", "GUI-BLD-21")
def test_a_man_with_his_back_to_the_wall_does_not_evade() -> None:
    """§ 8.4: "Durch Wände kann man nicht hindurchgehen"."""
    table = scene(MAPS["lagoon+farm"], {"robert": "m8"}, {"said": "n8", "beppe": "z16"}, step="combat")
    play(table, "attack robert said", "strike")
    if asked(table)[1] == "offer-evasion":
        play(table, "evade")
        assert "o8" not in offered(table, "retreat")
        assert "o9" not in offered(table, "retreat")

    assert asked(table)[1] != "offer-evasion"


@pytest.mark.rule("GUI-MIS-25", "GUI-HOP-17", "GUI-HOP-20")
def test_who_gives_ground_before_arrows_is_no_longer_under_the_shields() -> None:
    """§ 7.3.2: the formation has cover; he has left it."""
    ranks = {**FRONT, "ioannes": "g7", "kosmas": "h7", "loukas": "i6"}
    theirs = {n: {"hex": h, "facing": "n-ne", "foulkon": True} for n, h in ranks.items()}
    table = scene(ours={"karim": "h2"}, theirs=theirs, step="fire", dice=[1, 4])
    play(table, "fire karim g6")
    assert asked(table) == (1, "choose-retreat")
    play(table, "retreat " + offered(table, "retreat")[0])

    assert not st.has(table.state, unit(table, "nikolaos"), st.FOULKON)
    assert st.has(table.state, unit(table, "okeanos"), st.FOULKON)


@pytest.mark.rule("GUI-INF-12", "GUI-STK-05")
def test_who_is_driven_back_runs_past_a_loose_horse() -> None:
    """§ 4.3: two hexes from the arrows; GUI-STK-05: foot units of either side pass a loose horse."""
    ours = {"karim": "h2", "robert-horse": {"hex": "h7", "facing": "ne"}}
    theirs = {"jacques": "h6", **FAR}
    table = scene(ours=ours, theirs=theirs, step="fire", dice=[1, 6])
    play(table, "fire karim h6")
    assert asked(table) == (1, "choose-retreat")

    assert "h7" in offered(table, "retreat")


@pytest.mark.rule("GUI-MOV-13", "GUI-HOP-04", "GUI-HOP-01")
def test_who_is_at_work_stands_in_no_row() -> None:
    """§ 4.2.3: "dies ist ihre einzige Aktion in diesem Zug"."""
    ours = {"nikolaos": {"hex": "g6", "busy": True}, "okeanos": "h6", "georgios": "i5"}
    table = scene(ours=ours, theirs=FAR)

    assert offered(table, "form") == []
    assert against(table, "form nikolaos nw-n") == "GUI-MOV-13 busy"


@pytest.mark.rule("GUI-MTD-15", "GUI-CMP-13")
def test_a_loose_horse_goes_nowhere_by_itself() -> None:
    """§ 4.4.3: "Pferde ohne Reiter bewegen sich nicht, solange sie nicht am Zügel geführt werden"."""
    table = scene(ours={"robert-horse": {"hex": "j12", "facing": "n"}, **OURS}, theirs=FAR)

    assert refused(table, "move robert-horse") == "GUI-MTD-15"


# ---------------------------------------------------------------- horses and rows among walls


@pytest.mark.rule("GUI-LAN-01", "GUI-BLD-05")
def test_a_lance_through_a_window() -> None:
    """§ 8.3.1: "mittlere Deckung gegen alle Schüsse durch Türen oder Fenster"."""
    table = scene(MAPS["lagoon+farm"], {"zahir": rider("o4", "s"), "avray": "a1"}, {"beppe": "o8"}, step="fire")

    assert "zahir o8" in offered(table, "fire")
    assert missile.cover_of(table.state, unit(table, "zahir"), unit(table, "beppe"), hex_of("o8")) == t.MEDIUM


@pytest.mark.rule("GUI-CHG-06", "GUI-BLD-21", "GUI-BLD-29")
def test_a_charge_through_no_wall_and_to_no_end_astride() -> None:
    """§ 8.4: "Durch Wände kann man nicht hindurchgehen"; § 8.4.2: nobody ends "rittlings"."""
    table = scene(MAPS["lagoon+farm"], {"arthur": rider("a8", "n")}, {"beppe": "z16"}, step="charge")
    s, board = table.state, board_of(table.state)
    u = unit(table, "arthur")

    assert charges.ride_cost(s, board, u, hex_of("n8"), direction_to(hex_of("n8"), hex_of("o8"))) == 0
    over = direction_to(hex_of("s11"), hex_of("t12"))
    assert charges.ride_cost(s, board, u, hex_of("s11"), over) == 3
    assert not charges.can_end(s, board, u, hex_of("t12"), over, [])


@pytest.mark.rule("GUI-CHG-06", "GUI-CAS-01", "GUI-HOP-03")
def test_neither_a_charge_nor_a_row_goes_through_a_palisade() -> None:
    """§ 9.1: "Palisade: 1, Übersteigen nicht möglich"."""
    table = scene(MAPS["eagle-nest"], {"arthur": rider("a8", "n"), "okeanos": "i10"}, {"beppe": "z16"}, step="charge")
    s, board = table.state, board_of(table.state)
    way = direction_to(hex_of("i10"), hex_of("j10"))

    assert charges.ride_cost(s, board, unit(table, "arthur"), hex_of("i10"), way) == 0
    assert formations.why_not_march_block(s, [unit(table, "okeanos")] * 3, way) == "GUI-HOP-03 no-way"


@pytest.mark.rule("GUI-HOP-03", "GUI-BLD-28")
def test_a_row_climbs_a_low_wall_with_all_its_points() -> None:
    """§ 8.4.2: two points "aber dazu kommen noch die Kosten, um das Feld hinter der Mauer zu betreten": three, all a row has."""
    table = scene(MAPS["lagoon+farm"], {"okeanos": "s11"}, {"beppe": "z16"})
    s, u = table.state, unit(table, "okeanos")
    over = direction_to(hex_of("s11"), hex_of("t12"))
    st.mark(s, u, st.FORMATION)

    assert formations.why_not_march_block(s, [u] * 3, over) == ""
    st.put(s, u, st.SPENT, 1)
    assert formations.why_not_march_block(s, [u] * 3, over) == "GUI-HOP-03 points"


@pytest.mark.rule("GUI-DEF-04", "GUI-MOV-01", "GUI-MOV-04")
def test_a_wound_on_the_way_leaves_a_lame_man_his_points() -> None:
    """§ 4: a man without armour has eight points, wounded four; one of them is spent."""
    table = scene(ours={"jacques": "j12", **OURS}, theirs={"karim": "j4"}, dice=[1, 4])
    play(table, "move jacques", "step j11", "shoot karim j11")

    assert health(table, "jacques") == "wounded"
    assert points(table) == min((8 - 1) // 2, 4 - 1)


@pytest.mark.rule("GUI-MEL-08", "GUI-MEL-22", "GUI-CMP-03")
def test_of_three_riders_driven_back_each_leaves_his_hex_to_the_winner() -> None:
    """§ 6.4: "Das erste Feld ... muss ein Feld sein, in dem vorher ein Kampfgegner war"; three riders fill six hexes."""
    theirs = {"zahir": rider("h5", "s"), "salim": rider("g6", "s"), "tariq": rider("i6", "s"), **FAR}
    table = scene(ours={"robert": rider("h6", "n"), **OURS}, theirs=theirs, step="combat", dice=[5] * 9, chapters=6)
    play(table, "attack robert zahir", "also salim", "also tariq", "strike")
    while asked(table)[1] == "choose-retreat":
        play(table, "retreat " + offered(table, "retreat")[0])

    assert "robert h5" in offered(table, "advance")
