"""The four tactical day actions: chapter 11.4."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import asked, offered, play, refused, unit, where
from tests.games.guiscard.siege_scene import fact, man, noted, on_map, sally, siege, storm, told

from porphyry.games.guiscard import GAME, frames, sequence
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.siege import battlefields, day_actions, deploy, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft.fire import arrows_used, why_not_hand
from porphyry.games.guiscard.skirmish import entry, movement, mover
from porphyry.kernel.table import Table

CHURCH: dict[str, Any] = {"theirs": "romaric roger alphonse jacques", "ours": "ayyub khaled said mansur harun omar"}


def end_turn(table: Table) -> None:
    """The turn in hand ends; whatever follows from it is carried out."""
    table.state.stack[-8:] = [frames.TURN.number, 0, 0, 0, 0, 0, 0, 0]
    sequence.pass_turn(table.state)


# In general.


@pytest.mark.rule("GUI-ACT-01")
def test_a_day_of_building_is_no_day_of_storming() -> None:
    table = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0})

    assert refused(table, "assault") == ""
    play(table, "build ladder")

    assert refused(table, "assault") == "GUI-ACT-01"


@pytest.mark.rule("GUI-ACT-03")
def test_men_in_the_building_keep_their_places_from_day_to_day() -> None:
    table = storm(spots={"argyris": "j9", "leon": "m9"})

    assert (where(table, "argyris"), where(table, "leon")) == ("j9", "m9")
    on_map(table, {"argyris": "k7", "jacques": "a1"})
    day_actions.end_fight(table.state, ca.C_DUSK)
    assert man(table, "argyris", ca.SPOT) == hex_of("k7") + 1
    assert man(table, "jacques", ca.SPOT) == 0


@pytest.mark.rule("GUI-HEA-01", "GUI-ASL-02")
def test_wounds_and_deaths_of_the_day_stay_with_the_men() -> None:
    table = storm(places={"leon": "m9", "argyris": "m8", "jacques": "a1", "eustache": "b1"})
    st.put(table.state, unit(table, "argyris"), st.HEALTH, st.WOUNDED)
    st.put(table.state, unit(table, "jacques"), st.HEALTH, st.DEAD)

    day_actions.end_fight(table.state, ca.C_DUSK)

    assert [man(table, name) for name in ("leon", "argyris", "jacques")] == [ca.HEALTHY, ca.WOUNDED, ca.DEAD]
    assert man(table, "argyris", ca.RETURNS) == ca.NEW_WOUND


# Assault.


@pytest.mark.rule("GUI-ASL-01")
@pytest.mark.parametrize(
    ("name", "board"),
    [("siege_castle", "eagle-nest"), ("siege_farm", "lagoon+farm"), ("siege_church", "lagoon+church-besieged")],
)
def test_each_building_is_stormed_on_its_map(name: str, board: str) -> None:
    assert board_of(storm(name).state).name == board


@pytest.mark.rule("GUI-ASL-02", "GUI-ASL-03")
def test_first_some_besiegers_along_one_edge_then_the_besieged_then_the_rest() -> None:
    table = siege("siege_church", stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}, **CHURCH)
    play(table, "assault")

    assert asked(table) == (0, "station-men")
    play(table, "station said north")
    assert refused(table, "station mansur south") == "GUI-ASL-03"
    assert refused(table, "station mansur inside") == "GUI-ASL-10"
    play(table, "station mansur north", "done")
    assert asked(table) == (1, "place-unit")
    assert {name_of(h) for h in battlefields.part_hexes(table.state, 1)} >= {
        p.split()[1] for p in offered(table, "place")
    }
    assert "w5" not in [p.split()[1] for p in offered(table, "place")]
    play(table, "auto")
    assert asked(table) == (0, "station-men")
    play(table, "station harun south", "station omar west", "station ayyub east", "station khaled east")
    assert st.get(table.state, unit(table, "omar"), st.GROUP) == battlefields.EDGES + 4
    assert table.state.facts[st.ROUND] == 1


@pytest.mark.rule("GUI-ASL-04")
def test_who_stands_at_an_edge_comes_on_there_in_any_turn() -> None:
    table = siege("siege_church", stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}, **CHURCH)
    play(table, "assault", "station said north", "done", "auto", "station omar west", "done")
    while asked(table)[1] != "move":
        play(table, "done")

    hexes = list(entry.entry_hexes(table.state, unit(table, "said")))
    assert hexes
    assert {h >> 6 for h in hexes} == {0}
    assert {h & 63 for h in entry.entry_hexes(table.state, unit(table, "omar"))} == {0}
    assert movement.why_not_move(table.state, unit(table, "harun")) == "GUI-SEQ-01 not-arrived"


@pytest.mark.rule("GUI-ASL-05")
def test_the_besieger_begins() -> None:
    table = storm()

    assert table.state.facts[st.ACTIVE] == 0
    assert table.state.facts[st.ROUND] == 1


@pytest.mark.rule("GUI-ASL-06")
def test_it_ends_when_the_building_is_taken_or_the_attackers_are_gone() -> None:
    taken = storm("siege_church", places={"said": "w6", "mansur": "w9", "romaric": "a18"}, **CHURCH)
    held = storm("siege_church", places={"said": "w6", "romaric": "w9"}, **CHURCH)
    empty = storm("siege_church", places={"romaric": "w9"}, **CHURCH)

    assert day_actions.result(taken.state, False) == ca.C_TAKEN
    assert day_actions.result(held.state, False) == 0
    assert day_actions.result(empty.state, False) == ca.C_REPELLED
    end_turn(taken)
    assert taken.outcome is not None
    assert taken.outcome.details["cause"] == "taken"


@pytest.mark.rule("GUI-ASL-07")
@pytest.mark.parametrize(("quiet", "place", "over"), [(5, "m16", ca.C_LULL), (4, "m16", 0), (5, "k9", 0)])
def test_five_quiet_rounds_with_walls_between_end_the_day(quiet: int, place: str, over: int) -> None:
    """With the gate shut nobody outside can reach the tower; a man in the courtyard could."""
    table = storm(places={"leon": "m9", "jacques": place}, sheet={ca.QUIET: quiet})
    ca.put(table.state, ca.QUIET, quiet)

    assert day_actions.result(table.state, True) == over


@pytest.mark.rule("GUI-ASL-07")
def test_melee_starts_the_count_of_quiet_rounds_anew() -> None:
    table = storm(places={"leon": "m9", "jacques": "m16"})
    for expected in (1, 2):
        day_actions.round_ends(table.state)
        assert fact(table, ca.QUIET) == expected
    st.mark(table.state, unit(table, "jacques"), st.ATTACKED)
    day_actions.note_fighting(table.state)

    day_actions.round_ends(table.state)

    assert fact(table, ca.QUIET) == 0


@pytest.mark.rule("GUI-ASL-08")
def test_after_a_lull_defenders_who_cannot_walk_home_unchallenged_are_captured() -> None:
    """Alphonse has the church door to himself; between Jacques and the door stands Said."""
    places = {"romaric": "w7", "alphonse": "w10", "jacques": "w14", "said": "v12", "mansur": "x12", "harun": "w12"}
    table = storm("siege_church", places=places, **CHURCH)

    day_actions.end_fight(table.state, ca.C_LULL)

    assert man(table, "jacques") == ca.CAPTURED
    assert man(table, "alphonse") == ca.HEALTHY
    assert man(table, "romaric") == ca.HEALTHY


@pytest.mark.rule("GUI-ASL-09")
@pytest.mark.parametrize(
    ("name", "places", "may"),
    [
        ("siege_castle", {"leon": "m9", "argyris": "m8", "jacques": "a1"}, True),
        ("siege_castle", {"leon": "m9", "argyris": "j9", "jacques": "a1"}, False),
        ("siege_castle", {"leon": "j10", "argyris": "j9", "jacques": "a1"}, False),
        ("siege_church", {"romaric": "w9", "said": "a18"}, True),
        ("siege_church", {"romaric": "w7", "said": "a18"}, False),
        ("siege_farm", {"roger": "p8", "argyris": "a18"}, True),
        ("siege_farm", {"roger": "r8", "argyris": "a18"}, True),
        ("siege_farm", {"roger": "p12", "argyris": "a18"}, False),
    ],
)
def test_the_attacker_may_break_off_when_all_have_withdrawn(name: str, places: dict[str, str], may: bool) -> None:
    sides: dict[str, Any] = (
        CHURCH if name == "siege_church" else {"theirs": "roger", "ours": "argyris"} if name == "siege_farm" else {}
    )
    table = storm(name, places=places, **sides)

    assert day_actions.may_call_off(table.state) == may


@pytest.mark.rule("GUI-ASL-09")
def test_breaking_off_ends_the_day() -> None:
    """ "kann der Angreifer den Angriff ... jederzeit beenden": in any step of his, and nobody asks him."""
    table = storm(places={"leon": "m9", "jacques": "k9"}, dice=[1, 1, 10, 1])

    assert (asked(table), offered(table, "break-off")) == ((0, "move"), [""])
    play(table, "break-off")
    assert noted(table, 1, ca.E_RESULT) == ca.C_BROKEN_OFF
    assert fact(table, ca.DAY) == 2


@pytest.mark.rule("GUI-ASL-10")
def test_on_later_days_attackers_stand_anywhere_out_of_the_defenders_fire() -> None:
    table = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.TAKEN: 1}, theirs="leon argyris stephanos")
    play(table, "assault", "done")
    assert {p.split()[1] for p in offered(table, "place")} == {"m9", "m8", "l9", "n9", "l10", "m10", "n10"}
    play(table, "place leon m9", "place argyris l9", "place stephanos m8")

    play(table, "station jacques inside", "done")

    assert asked(table) == (0, "place-unit")
    hexes = [p.split()[1] for p in offered(table, "place")]
    assert "m7" not in hexes  # before Stephanos' slit
    assert "m9" not in hexes
    assert "m11" in hexes
    assert "a1" in hexes or "j10" in hexes


@pytest.mark.rule("GUI-ASL-11", "GUI-SUP-04")
@pytest.mark.parametrize(("halving", "lost"), [("down", 4), ("up", 5)])
def test_each_part_lost_costs_half_of_the_food_that_is_left(halving: str, lost: int) -> None:
    """Nine days after today: four are lost with the walls, and the besieger books them."""
    table = storm(places={"leon": "m9", "jacques": "k9"}, lasts=10, options={"food_halving": halving})

    day_actions.end_fight(table.state, ca.C_BROKEN_OFF)

    assert fact(table, ca.TAKEN) == 1
    assert fact(table, ca.LASTS) == 10 - lost
    assert fact(table, ca.BOOKED) == lost
    assert [row["part"] for row in told(table, "PartTaken")] == []  # told outside a play: the log is off


@pytest.mark.rule("GUI-ASL-11")
def test_a_part_belongs_to_who_alone_stands_in_it() -> None:
    table = storm(places={"leon": "m9", "argyris": "j9", "jacques": "k9"})
    day_actions.share_building(table.state)
    both = fact(table, ca.TAKEN)
    on_map(table, {"leon": "m9", "argyris": "j9", "jacques": "a1"})
    ca.put(table.state, ca.TAKEN, 1)
    day_actions.share_building(table.state)

    assert both == 0
    assert fact(table, ca.TAKEN) == 0  # retaken


# Raid on the camp.


@pytest.mark.rule("GUI-RAI-02")
def test_of_five_knights_two_may_raid_and_of_all_men_a_third() -> None:
    knights = "arthur tancredi drogo romaric tristan"
    others = "jacques eustache renauld roland avray osbern rioulf alphonse"
    table = sally("raid", "siege_farm", ours="leon argyris", theirs=f"{knights} {others}")

    assert table.decisions()[0].params == {"purpose": "raid", "count": 4}
    play(table, "send arthur", "send drogo")
    assert refused(table, "send romaric") == "GUI-RAI-02"
    play(table, "send jacques", "send avray")
    assert asked(table) == (0, "pick-men")


@pytest.mark.rule("GUI-RAI-02")
def test_a_type_of_which_there_is_only_one_stays_at_home() -> None:
    table = sally("raid", theirs="leon argyris diogenes stephanos petros symeon", ours="robert arthur jacques")

    assert "leon" not in offered(table, "send")
    assert refused(table, "send leon") == "GUI-RAI-02"
    assert "argyris" in offered(table, "send")


@pytest.mark.rule("GUI-RAI-03")
def test_half_of_the_besiegers_defend_the_camp() -> None:
    table = sally("raid", theirs="leon argyris diogenes stephanos petros symeon")

    play(table, "send argyris", "done")

    assert asked(table) == (0, "pick-men")
    assert table.decisions()[0].params == {"purpose": "guard", "count": 5}


def raid(**more: object) -> Table:
    more.setdefault("theirs", "leon argyris diogenes stephanos petros symeon")
    return sally("raid", **more)  # type: ignore[arg-type]


@pytest.mark.rule("GUI-RAI-01", "GUI-RAI-04", "GUI-RAI-05")
def test_the_camp_is_set_up_with_its_engines_and_the_raiders_come_from_any_edge() -> None:
    table = raid(sheet={ca.STORES + 1: 1, ca.STORES + 2: 3})
    play(table, "send argyris", "send stephanos", "send jacques", "send robert", "done")

    assert board_of(table.state).name == "lagoon+camp"
    emplaced = []
    while asked(table)[1] == "emplace":
        assert asked(table)[0] == 0
        emplaced.append(table.decisions()[0].params["device"])
        play(table, table.legal()[0].text)
    assert emplaced == ["thrower-1", "thrower-2", "ladder-1"]
    assert asked(table) == (0, "place-unit")
    play(table, "auto")
    assert table.state.facts[st.ACTIVE] == 1
    while asked(table)[1] != "move":
        play(table, "done")
    edges = {(h & 63, h >> 6) for h in entry.entry_hexes(table.state, unit(table, "argyris"))}
    assert {0, 25} <= {c for c, _ in edges}
    assert {0, 17} <= {r for _, r in edges}


@pytest.mark.rule("GUI-RAI-06")
def test_the_raid_ends_when_one_side_has_left() -> None:
    table = raid()
    play(table, "send argyris", "done", "auto")
    while asked(table)[1] in ("emplace", "place-unit"):
        play(table, "auto")
    assert day_actions.result(table.state, False) == 0

    st.put(table.state, unit(table, "argyris"), st.PLACE, st.LEFT)

    assert day_actions.result(table.state, False) == ca.C_LEFT


@pytest.mark.rule("GUI-RAI-08")
def test_each_archer_has_six_fire_arrows() -> None:
    table = raid()
    play(table, "send stephanos", "done", "auto")

    assert scenario_of(table.state).fire_arrows == 6
    assert arrows_used(table.state, unit(table, "stephanos")) == 0


@pytest.mark.rule("GUI-RAI-09")
def test_an_archer_hands_his_fire_arrows_on_and_both_do_nothing_else() -> None:
    """Petros has shot five and Stephanos one: he gets five, and Stephanos has none left."""
    table = raid(theirs="leon argyris diogenes stephanos petros symeon zenon pankratios andronikos")
    play(table, "send stephanos", "send argyris", "done", "auto")
    while asked(table)[1] in ("emplace", "place-unit"):
        play(table, "auto")
    on_map(table, {"stephanos": "b15", "argyris": "b16", "robert": "z1"})
    s = table.state
    stephanos, argyris = unit(table, "stephanos"), unit(table, "argyris")
    assert why_not_hand(s, stephanos, argyris) == "GUI-RAI-09 no-archer"
    st.put(s, argyris, st.ROSTER, t.roster_index("petros"))
    st.mark(s, stephanos, 1 << st.ARROWS_USED)
    st.mark(s, argyris, 5 << st.ARROWS_USED)
    s.facts[st.STEP] = 1
    s.cached = None

    assert "stephanos petros" in offered(table, "hand")
    turn = s.facts[st.TURN]
    play(table, "hand stephanos petros")

    assert (arrows_used(s, stephanos), arrows_used(s, argyris)) == (6, 0)
    assert s.facts[st.TURN] == turn + 1  # both are busy and nobody else is there: the turn is over


def camp_with_tents_burnt(n: int) -> Table:
    table = raid()
    play(table, "send argyris", "done", "auto")
    while asked(table)[1] in ("emplace", "place-unit"):
        play(table, "auto")
    scenario = scenario_of(table.state)
    tents = [k for k, h in enumerate(scenario.breakable) if scenario.board.ground[h] in (t.TENT, t.TENT_ENTRANCE)]
    for k in tents[:n]:
        table.state.facts[st.WRECKS] |= 1 << k
    return table


@pytest.mark.rule("GUI-RAI-10", "GUI-RAI-07")
@pytest.mark.parametrize(("tents", "last_day"), [(4, 0), (5, 2), (10, 3), (12, 3)])
def test_five_tent_hexes_delay_the_siege_by_a_day(tents: int, last_day: int) -> None:
    table = camp_with_tents_burnt(tents)

    day_actions.end_fight(table.state, ca.C_LEFT)

    assert fact(table, ca.DELAY) == last_day


@pytest.mark.rule("GUI-RAI-10", "GUI-RAI-11", "GUI-ASL-02", "GUI-BUI-01", "GUI-DEM-07")
def test_during_the_delay_the_besieger_can_do_nothing_and_the_besieged_may_sally() -> None:
    ours = siege(stage=siege_day.ACT, day=5, sheet={ca.INITIATIVE: 0, ca.STORES + 2: 1})
    ca.put(ours.state, ca.DELAY, 5)
    ours.state.cached = None
    skipped = siege(
        stage=siege_day.ACT, day=5, sheet={ca.INITIATIVE: 0, ca.DELAY: 5, ca.STORES + 2: 1}, dice=[10, 10, 10, 1]
    )
    after = siege(stage=siege_day.ACT, day=6, sheet={ca.INITIATIVE: 0, ca.DELAY: 5})
    theirs = siege(stage=siege_day.ACT, day=5, sheet={ca.INITIATIVE: 1, ca.DELAY: 5})

    assert [refused(ours, line) for line in ("assault", "build ladder", "batter j9")] == ["GUI-RAI-10"] * 3
    assert (noted(skipped, 5, ca.E_ACTION), fact(skipped, ca.DAY)) == (ca.A_REST, 6)  # nobody is asked for one answer
    assert refused(after, "assault") == ""
    assert refused(theirs, "raid") == ""


@pytest.mark.rule("GUI-RAI-04", "GUI-INI-05")
def test_engines_burnt_in_the_camp_are_struck_off_the_sheet() -> None:
    table = raid(sheet={ca.STORES + 2: 3})
    play(table, "send argyris", "done", "auto")
    while asked(table)[1] in ("emplace", "place-unit"):
        play(table, "auto" if asked(table)[1] == "place-unit" else table.legal()[0].text)
    k = dv.device_of(table.state, dv.DEVICE_IDS.index("thrower-1"))
    dv.set_dev(table.state, k, dv.STATE, dv.LOST)

    day_actions.end_fight(table.state, ca.C_LEFT)

    assert fact(table, ca.STORES + 2) == 2
    assert noted(table, 1, ca.E_LOST) == 1


# Supply sortie.


def sortie(dice: list[int] | None = None, edge: str = "west", **more: object) -> Table:
    more.setdefault("theirs", "leon argyris diogenes stephanos petros symeon")
    table = sally("sortie", dice=dice or [2], **more)  # type: ignore[arg-type]
    play(table, f"edge {edge}")
    return table


@pytest.mark.rule("GUI-SOR-01", "GUI-SOR-02", "GUI-SOR-04")
def test_a_third_of_the_men_and_some_pack_horses_cross_the_lagoon_by_night() -> None:
    table = sally("sortie", theirs="leon argyris diogenes stephanos petros symeon", dice=[4])

    assert offered(table, "edge") == ["east", "west"]
    play(table, "edge east")
    assert table.decisions()[0].params == {"purpose": "party", "count": 2}
    play(table, "send argyris", "send diogenes")

    s = table.state
    packs = [u for u in range(st.count(s)) if st.flags(s, u) & t.PACK]
    assert len(packs) == 4
    assert [st.get(s, u, st.LED) >= 0 for u in packs] == [True] * 4
    assert (board_of(s).name, scenario_of(s).night) == ("lagoon", False)
    assert s.facts[st.ACTIVE] == 1
    while asked(table)[1] != "move":
        play(table, "done")
    assert {h & 63 for h in entry.entry_hexes(s, unit(table, "argyris"))} == {25}


@pytest.mark.rule("GUI-SOR-02")
def test_pack_horses_come_on_with_who_leads_them() -> None:
    table = sortie(dice=[2])
    play(table, "send argyris", "send diogenes")
    while asked(table)[1] != "move":
        play(table, "done")

    play(table, "move argyris", "step a14", "step b14", "stop")

    s = table.state
    led = [u for u in range(st.count(s)) if st.get(s, u, st.LED) == unit(table, "argyris")]
    assert [st.get(s, u, st.PLACE) for u in led] == [st.ON_MAP]
    assert GAME.faults(s) == []


@pytest.mark.rule("GUI-SOR-03")
def test_a_patrol_has_eight_men_two_riders_and_two_shooters() -> None:
    ours = "robert arthur tancredi jacques eustache renauld roland avray osbern alphonse olivier gontran"
    table = sortie(dice=[1, 1], ours=ours)
    play(table, "send argyris", "done")
    while asked(table)[0] == 1:
        play(table, "done")

    play(table, "edge north")
    assert table.decisions()[0].params == {"purpose": "patrol", "count": 8}
    play(table, "send robert", "send arthur", "send alphonse", "send olivier")
    assert refused(table, "send tancredi") == "GUI-SOR-03"
    assert refused(table, "send gontran") == "GUI-SOR-03"
    play(table, "send jacques", "send eustache", "send renauld", "send roland")
    assert asked(table)[1] != "pick-men"


@pytest.mark.rule("GUI-SOR-05")
@pytest.mark.parametrize(
    ("option", "edges"), [("others", ["north", "east", "south"]), ("any", ["north", "east", "south", "west"])]
)
def test_a_patrol_comes_on_by_one_of_the_three_other_edges(option: str, edges: list[str]) -> None:
    table = sortie(dice=[1, 1], options={"patrol_edge": option})
    play(table, "send argyris", "done")
    while asked(table)[0] == 1:
        play(table, "done")

    assert asked(table) == (0, "choose-edge")
    assert offered(table, "edge") == edges


@pytest.mark.rule("GUI-SOR-06", "GUI-SOR-08")
def test_a_patrol_has_half_its_points_in_its_first_turn_and_is_picked_from_who_is_not_in_play() -> None:
    table = sortie(dice=[1, 1])
    play(table, "send argyris", "done")
    while asked(table)[0] == 1:
        play(table, "done")
    play(table, "edge north", "send jacques", "done")

    jacques = unit(table, "jacques")
    assert mover.move_points(table.state, jacques) == 4
    assert movement.why_not_move(table.state, unit(table, "eustache")) != ""
    assert man(table, "jacques", ca.DUTY) == ca.SENT
    st.put(table.state, jacques, st.PLACE, st.ON_MAP)
    assert mover.move_points(table.state, jacques) == 8


@pytest.mark.rule("GUI-SOR-07")
@pytest.mark.parametrize(
    ("turns", "roll", "comes"),
    [
        (0, 1, True),
        (0, 2, False),
        (1, 3, True),
        (1, 4, False),
        (2, 5, True),
        (2, 6, False),
        (3, 7, True),
        (3, 8, False),
        (9, 7, True),
    ],
)
def test_when_a_patrol_appears(turns: int, roll: int, comes: bool) -> None:
    table = sortie(dice=[1, roll])
    play(table, "send argyris", "done")
    ca.put(table.state, ca.PATROLS, turns)

    while asked(table)[0] == 1:
        play(table, "done")

    rolls = told(table, "PatrolRolled")
    assert rolls[0] == {"roll": roll, "limit": [1, 3, 5, 7][min(turns, 3)]}
    assert (len(rolls) == 1) == comes  # who does not come is looked for again


@pytest.mark.rule("GUI-SOR-09", "GUI-SOR-10", "GUI-SUP-06")
def test_pack_horses_led_off_by_the_far_edge_bring_a_day_each() -> None:
    table = sortie(dice=[3], lasts=10)
    play(table, "send argyris", "send diogenes")
    s = table.state
    assert scenario_of(s).exits[1] == [2]
    for name in ("argyris", "diogenes"):
        st.put(s, unit(table, name), st.PLACE, st.LEFT)
    packs = [u for u in range(st.count(s)) if st.flags(s, u) & t.PACK]
    for u in packs[:2]:
        st.put(s, u, st.PLACE, st.LEFT)

    assert day_actions.result(s, False) == ca.C_LEFT
    day_actions.end_fight(s, ca.C_LEFT)

    assert fact(table, ca.LASTS) == 12


# Open battle.


@pytest.mark.rule("GUI-BAT-01")
def test_battle_is_chosen_once() -> None:
    table = sally("battle")

    assert fact(table, ca.BATTLED) == 1
    again = siege(stage=siege_day.ACT, day=2, sheet={ca.INITIATIVE: 1, ca.BATTLED: 1})
    assert refused(again, "battle") == "GUI-BAT-01"


@pytest.mark.rule("GUI-BAT-02", "GUI-BAT-03", "GUI-BAT-04", "GUI-BAT-05")
def test_all_men_stand_within_five_hexes_of_the_two_flanks() -> None:
    table = sally("battle")
    play(table, "edge west")
    s = table.state
    field = board_of(s)

    assert (field.columns, st.count([s][0])) == (19, 10 + 4 + 2 + 1)
    assert asked(table) == (1, "place-unit")
    assert max(hex_of(p.split()[1]) & 63 for p in offered(table, "place")) == 4
    play(table, "auto")
    assert asked(table) == (0, "place-unit")
    assert min(hex_of(p.split()[1]) & 63 for p in offered(table, "place")) == 14
    play(table, "auto")
    assert s.facts[st.ACTIVE] == 0 or table.state.facts[st.ACTIVE] == 0


@pytest.mark.rule("GUI-BAT-06", "GUI-BAT-07")
@pytest.mark.parametrize(("left", "cause", "over"), [("robert", ca.C_WITHDREW, False), ("leon", ca.C_BEATEN, True)])
def test_who_leaves_the_field_has_lost_it(left: str, cause: int, over: bool) -> None:
    """The besieged who withdraw are back behind their walls; the besieger who does has raised the siege."""
    table = sally("battle")
    play(table, "edge west", "auto", "auto")
    on_map(table, {left: "k9"})
    s = table.state

    assert day_actions.result(s, False) == cause
    day_actions.end_fight(s, cause)
    assert (s.facts[st.OVER] != 0) == over
    if over:
        assert table.outcome is not None
        assert table.outcome.winners == [1]


def test_everything_but_the_day_is_forgotten_when_the_fight_is_over() -> None:
    table = storm(places={"leon": "m9", "jacques": "a1"})

    day_actions.end_fight(table.state, ca.C_DUSK)

    assert st.count(table.state) == 0
    assert table.state.stack[-8] == frames.SIEGE.number
    assert deploy.chosen(table.state, 0) != []
