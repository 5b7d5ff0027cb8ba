"""The other readings of the ledger's ruling index, and people's own scenarios."""

from pathlib import Path

import pytest
from tests.games.guiscard.given import health, play, refused, rider, rolls, scene, unit, where

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.scenarios import check_file
from porphyry.games.guiscard.skirmish import wounds
from porphyry.games.guiscard.tables import DATA

FAR = {"beppe": "t16"}


@pytest.mark.rule("GUI-STK-02")
@pytest.mark.parametrize(("value", "rule"), [("no", "GUI-STK-02"), ("yes", "")])
def test_passing_wounded_enemies(value: str, rule: str) -> None:
    table = scene(
        ours={"avray": "e5"}, theirs={"alexio": {"hex": "e6", "wounded": True}}, options={"pass_wounded_enemy": value}
    )
    play(table, "move avray")

    assert refused(table, "step e6") == rule


@pytest.mark.rule("GUI-INF-01")
@pytest.mark.parametrize(("value", "checks"), [("none", 0), ("checked", 1)])
def test_leaving_contact(value: str, checks: int) -> None:
    table = scene(ours={"avray": "e5"}, theirs={"argyris": "e4"}, dice=[1], options={"start_hex_check": value})

    play(table, "move avray", "step e6")

    assert len(rolls(table, "InfiltrationRolled")) == checks


@pytest.mark.rule("GUI-INF-11")
@pytest.mark.parametrize(("value", "checks"), [("yes", 1), ("no", 0)])
def test_a_retreat_of_one_hex(value: str, checks: int) -> None:
    table = scene(
        ours={"robert": "e6", "osbern": "e3"},
        theirs={"zahir": "e5"},
        step="combat",
        dice=[9, 1],
        chapters=6,
        options={"single_hex_retreat_check": value},
    )

    play(table, "attack robert zahir", "strike", "retreat e4")

    assert len([c for c in rolls(table, "InfiltrationRolled") if c["hex"] == "e4"]) == checks


@pytest.mark.rule("GUI-CMP-15")
@pytest.mark.parametrize(("value", "state"), [("yes", "wounded"), ("no", "healthy")])
def test_waking(value: str, state: str) -> None:
    table = scene(
        ours={"avray": {"hex": "e5", "stunned": True, "wounded": True}, "osbern": "j9"},
        theirs=FAR,
        options={"ko_keeps_wound": value},
    )
    play(table, "done")

    assert health(table, "avray") == state


@pytest.mark.rule("GUI-MEL-29")
@pytest.mark.parametrize(("value", "hexes"), [("six", 6), ("eight", 8)])
def test_hexes_for_the_thrown(value: str, hexes: int) -> None:
    table = scene(ours={"robert": rider("e5")}, theirs=FAR, options={"thrown_hexes": value})

    assert len(wounds.fall_hexes(table.state, unit(table, "robert"), hex_of("e5"), 0)) == hexes


@pytest.mark.rule("GUI-MOV-16")
@pytest.mark.parametrize(("value", "rule"), [("both", ""), ("own", "GUI-MOV-16")])
def test_carrying_a_foe(value: str, rule: str) -> None:
    table = scene(
        ours={"avray": "e5"},
        theirs={"alexio": {"hex": "e6", "stunned": True}, **FAR},
        options={"carry_friend_or_foe": value},
    )
    play(table, "move avray", "step e6")

    assert refused(table, "lift alexio") == rule


@pytest.mark.rule("GUI-STK-05")
@pytest.mark.parametrize(("value", "rule"), [("riders", ""), ("everybody", "GUI-STK-05")])
def test_loose_horses(value: str, rule: str) -> None:
    table = scene(
        ours={"avray": "e5", "drogo-horse": {"hex": "e6", "facing": "n"}},
        theirs=FAR,
        options={"loose_horse_blocks": value},
    )
    play(table, "move avray")

    assert refused(table, "step e6") == rule


@pytest.mark.rule("GUI-INF-06")
@pytest.mark.parametrize(("value", "place"), [("yes", "e6"), ("no", "e5")])
def test_a_wound_on_the_way(value: str, place: str) -> None:
    table = scene(
        ours={"avray": "e7", "osbern": "t1"}, theirs={"argyris": "d6"}, dice=[8], options={"wound_stops_move": value}
    )
    play(table, "move avray", "step e6", "step e5")

    assert (where(table, "avray"), health(table, "avray")) == (place, "wounded")
    assert st.count(table.state) == 3


def test_our_own_scenarios_pass_their_check() -> None:
    assert check_file(DATA / "scenarios.toml") == []


def test_every_fault_of_a_persons_scenario_is_told(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        """
[[scenario]]
id = "mine"
number = 20
map = "knoll"
rounds = 0
sides = ["a", "b"]
first = 0
victory = "glory"
source = "reconstructed"
name_source = "reconstructed"
groups = [{ side = 0, name = "x", units = "robert nobody", zones = [{ rowz = "1-3" }] }, { side = 1, name = "y", units = "robert" }]
""",
        encoding="utf-8",
    )

    told = "\n".join(check_file(file))

    for part in ("mine.toml [[scenario]] row 1 (mine)", "rounds", "glory", "'nobody'", "rowz", "robert twice", "for y"):
        assert part in told


# How each ruling is read unless the players say otherwise, as the ledger's index has it.
DEFAULTS = {
    "pass_wounded_enemy": ("no", "GUI-STK-02"),
    "start_hex_check": ("none", "GUI-INF-01"),
    "single_hex_retreat_check": ("yes", "GUI-INF-11"),
    "ko_keeps_wound": ("yes", "GUI-CMP-15"),
    "thrown_hexes": ("six", "GUI-MEL-29"),
    "carry_friend_or_foe": ("both", "GUI-MOV-16"),
    "loose_horse_blocks": ("riders", "GUI-STK-05"),
    "wound_stops_move": ("yes", "GUI-INF-06"),
    "wound_twice": ("kills", "GUI-CMP-14"),
    "recovery_timing": ("before", "GUI-SEQ-08"),
    "cover_combination": ("best", "GUI-TER-03"),
    "mounted_cost": ("head", "GUI-MOV-05"),
    "drown_choice": ("last", "GUI-MOV-09"),
    "corpse_count": ("both", "GUI-MOV-11"),
    "clear_adjacency": ("workers", "GUI-MOV-15"),
    "one_check_per_enemy": ("total", "GUI-INF-03"),
    "attacked_by_friend": ("counts", "GUI-INF-04"),
    "displace_on_retreat": ("yes", "GUI-INF-14"),
    "mounted_zone": ("head", "GUI-INF-16"),
    "arthur_remainder": ("paid", "GUI-MTD-07"),
    "leader_loses_horse": ("every", "GUI-MTD-22"),
    "attacked_before_defence": ("own", "GUI-DEF-01"),
    "volley": ("frozen", "GUI-DEF-04"),
    "stationary_window": ("end", "GUI-DEF-06"),
    "mounted_shooter_hex": ("head", "GUI-MIS-19"),
    "high_fire": ("both", "GUI-LOS-22"),
    "many_to_many": ("no", "GUI-MEL-13"),
    "who_is_wounded": ("owner", "GUI-MEL-14"),
    "advance_in_melee": ("another", "GUI-MEL-25"),
    "armoured_vs_water": ("deep", "GUI-MEL-27"),
    "mounted_attack_arc": ("round", "GUI-MEL-28"),
    "throw_then_charge": ("no", "GUI-LAN-04"),
    "charge_order": ("declared", "GUI-CHG-14"),
    "reversal_values": ("boosted", "GUI-CHG-18"),
    "hoplite_marker": ("hex", "GUI-HOP-01"),
    "foulkon_normal": ("plain", "GUI-HOP-21"),
    "evasion_spends_attack": ("yes", "GUI-EVA-05"),
    "window_melee": ("both", "GUI-BLD-30"),
    "crossfire_choice": ("step", "GUI-BLD-20"),
    "slit_weapons": ("bows", "GUI-CAS-27"),
    "low_wall": ("entry", "GUI-BLD-28"),
    "water_adjacent": ("all", "GUI-LOS-12"),
    "swamp_bank": ("same", "GUI-LOS-14"),
    "slit_from_below": ("axis", "GUI-CAS-30"),
    "gate_cover": ("beyond", "GUI-CAS-33"),
    "castle_supply_brackets": ("minimal", "GUI-SUP-02"),
    "event_modifiers": ("add", "GUI-RAT-01"),
    "food_halving": ("down", "GUI-ASL-11"),
    "patrol_edge": ("others", "GUI-SOR-05"),
    "ladder_archer": ("fires", "GUI-LAD-12"),
    "jump_check": ("d6", "GUI-CAS-07"),
    "rope_jump_check": ("no", "GUI-GRA-08"),
    "retreat_through_fire": ("last-resort", "GUI-GRK-13"),
    "fire_count": ("round", "GUI-FIR-13"),
    "reload": ("alone", "GUI-STN-02"),
    "stone_crew": ("fired", "GUI-STN-04"),
    "fall_outwards": ("wound", "GUI-GRA-13"),
    "counter_forward": ("supplies", "GUI-EVT-05"),
    "refugees": ("days", "GUI-EVT-05"),
    "negotiation": ("daily", "GUI-CAP-03"),
    "captured_command": ("dead", "GUI-CAP-02"),
    "fallen_in_lost_part": ("captured", "GUI-ASL-06"),
    "pull_distance": ("one", "GUI-GRA-17"),
    "grapnel_thrower": ("anybody", "GUI-GRA-02"),
    "wounded_men": ("care", "GUI-HEA-01"),
    "rider_retreat": ("both", "GUI-INF-13"),
    "unconscious_attacked": ("dies", "GUI-MEL-36"),
    "javelin_step_three": ("yes", "GUI-MIS-02"),
    "door_ground": ("worse", "GUI-BLD-30"),
    "foot_lance_range": ("sheet", "GUI-LAN-04"),
    "form_after_move": ("near", "GUI-HOP-18"),
    "high_over_friend": ("never", "GUI-CAS-25"),
    "choked_hex": ("attacked", "GUI-MEL-26"),
    "unconscious_enemy": ("holds", "GUI-MEL-16"),
    "sleeper_behind_window": ("bars", "GUI-BLD-25"),
    "row_under_fire": ("yields", "GUI-HOP-14"),
    "stone_targets": ("any", "GUI-STN-13"),
    "dusk": ("rounds", "GUI-ACT-01"),
    "assault_throwers": ("map", "GUI-STN-01"),
    "assault_horses": ("choice", "GUI-ASL-02"),
}


@pytest.mark.parametrize(
    ("key", "value"),
    [pytest.param(key, value, marks=pytest.mark.rule(rule), id=key) for key, (value, rule) in DEFAULTS.items()],
)
def test_a_ruling_is_read_like_this_unless_something_else_is_said(key: str, value: str) -> None:
    option = next(one for one in GAME.options if one.key == key)

    assert (option.values[0], option.rule) == (value, DEFAULTS[key][1])
