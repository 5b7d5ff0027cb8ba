"""A relief army, two maps at once, and the besieger besieged: the end of chapter 11.4.1."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import asked, offered, play, refused, unit
from tests.games.guiscard.siege_scene import BESIEGED, BESIEGERS, fact, man, noted, on_map, siege, told

from porphyry.games.guiscard import GAME, questions
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.ground.sight import CLEAR
from porphyry.games.guiscard.scenarios import board_of, scenario_of, sights_of
from porphyry.games.guiscard.siege import battlefields, bombard, day_actions, relief, siege_day
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, ladders
from porphyry.games.guiscard.siegecraft import steps as siegecraft
from porphyry.games.guiscard.skirmish import movement
from porphyry.kernel.table import Table

WALLS_HELD = {ca.TAKEN: 1, ca.RELIEF: 1, ca.INITIATIVE: 1, ca.BOOKED: 4, ca.STORES + 2: 2, ca.STORES + 1: 3}


def relieved(**more: object) -> Table:
    """The besieger holds the walls of the castle, and Gerhard and Otto have come to relieve the tower."""
    sheet = {**WALLS_HELD, **more.pop("sheet", {})}  # type: ignore[dict-item]
    table = siege(stage=siege_day.ACT, day=5, lasts=9, theirs=f"{BESIEGED} gerhard otto", sheet=sheet, **more)  # type: ignore[arg-type]
    for name in ("gerhard", "otto"):
        ca.put_man(table.state, t.roster_index(name), ca.DUTY, ca.SENT)
    return table


@pytest.mark.rule("GUI-ASL-12")
def test_who_holds_a_part_may_accept_divide_or_withdraw() -> None:
    table = relieved()
    nothing_held = relieved(sheet={ca.TAKEN: 0})

    assert asked(table) == (0, "meet-relief")
    assert [a.text for a in table.legal()] == ["accept", "divide", "withdraw"]
    assert asked(nothing_held) == (1, "choose-edge")
    assert fact(nothing_held, ca.ACTION) == ca.A_BATTLE


@pytest.mark.rule("GUI-ASL-13")
def test_accepting_with_all_men_gives_the_building_up() -> None:
    table = relieved()

    play(table, "accept")

    assert (fact(table, ca.TAKEN), fact(table, ca.ACTION)) == (0, ca.A_BATTLE)


# Reversal.


@pytest.mark.rule("GUI-ASL-17", "GUI-ASL-20", "GUI-ASL-18")
def test_refusing_the_battle_reverses_the_roles() -> None:
    """The Normans shut themselves in behind the walls with four days of captured food and their engines."""
    table = relieved(dice=[10, 10, 10, 1])

    play(table, "withdraw")

    assert (ca.besieger(table.state), ca.besieged(table.state)) == (1, 0)
    assert fact(table, ca.TAKEN) == 0b10  # the new besieger holds the tower
    assert fact(table, ca.LASTS) == 5 + 4
    assert [fact(table, ca.STORES + k) for k in range(3)] == [0, 0, 0]
    assert [fact(table, ca.KEPT + k) for k in range(3)] == [0, 3, 2]
    assert noted(table, 5, ca.E_RESULT) == ca.C_REVERSED
    assert (fact(table, ca.DAY), asked(table)) == (6, (1, "give-orders"))
    assert [part["holder"] for part in GAME.view(table.state, 0)["siege"]["parts"]] == [0, 1]


@pytest.mark.rule("GUI-ASL-18")
def test_the_new_besieged_puts_his_engines_up_inside_where_horses_could_go() -> None:
    """Three throwers taken along, two counters: both stand in the courtyard when the tower's men storm."""
    sheet = {ca.BESIEGER: 1, ca.REVERSED: 1, ca.TAKEN: 2, ca.INITIATIVE: 1, ca.KEPT + 2: 3}
    table = siege(stage=siege_day.ACT, day=6, lasts=20, sheet=sheet)
    play(table, "assault", "done")

    assert asked(table) == (0, "emplace")
    board = board_of(table.state)
    assert {board.mounted[hex_of(place.split()[1])] > 0 for place in offered(table, "emplace")} == {True}
    play(table, table.legal()[0].text)
    assert asked(table)[1] == "emplace"
    play(table, table.legal()[0].text)
    assert asked(table) == (0, "place-unit")


@pytest.mark.rule("GUI-ASL-20")
def test_food_of_the_new_besieged_lasts_two_days_at_least() -> None:
    table = relieved(sheet={ca.BOOKED: 0}, dice=[10, 10, 10, 1])

    play(table, "withdraw")

    assert fact(table, ca.LASTS) == 7


@pytest.mark.rule("GUI-ASL-20")
def test_after_a_reversal_nobody_negotiates_but_hunger_still_speaks() -> None:
    sheet = {ca.BESIEGER: 1, ca.REVERSED: 1, ca.TAKEN: 2, ca.INITIATIVE: 1}
    table = siege(stage=siege_day.PARLEY, day=6, lasts=6, sheet=sheet, ours="robert", theirs=f"{BESIEGED} gerhard")

    assert siege_day.why_not_parley(table.state).startswith("GUI-ASL-20")
    assert asked(table) == (1, "give-orders")
    play(table, "done")
    assert table.outcome is not None
    assert (table.outcome.winners, table.outcome.details["cause"]) == ([1], "hunger")


@pytest.mark.rule("GUI-ASL-19")
@pytest.mark.parametrize(("taken", "may"), [(0, False), (1, False), (2, True), (3, False)])
def test_to_storm_the_tower_he_must_hold_the_walls_and_not_the_tower(taken: int, may: bool) -> None:
    s = siege(stage=siege_day.ACT, day=6, sheet={ca.BESIEGER: 1, ca.REVERSED: 1}).state
    ca.put(s, ca.TAKEN, taken)

    assert bombard.may_storm(s) is may


@pytest.mark.rule("GUI-ASL-19")
@pytest.mark.parametrize(("taken", "reversed_", "asks"), [(2, 1, True), (2, 0, False), (3, 1, False)])
def test_the_new_besieged_on_the_walls_may_storm_the_tower_while_stones_fly(
    taken: int, reversed_: int, asks: bool
) -> None:
    sheet = {ca.BESIEGER: 1, ca.REVERSED: reversed_, ca.TAKEN: taken, ca.INITIATIVE: 1, ca.STORES + 2: 1}
    table = siege(stage=siege_day.ACT, day=6, lasts=20, sheet=sheet, dice=[2, 1, 1, 10, 1])
    if taken != 3:
        play(table, "batter j9")  # he has one thrower and no five men: there is nothing else to order

    assert (asked(table) == (0, "storm-tower")) == asks
    if asks:
        play(table, "storm")
        assert (fact(table, ca.ATTACKER), fact(table, ca.ACTION)) == (0, ca.A_ASSAULT)
        play(table, "done")
        assert {place.split()[1] for place in offered(table, "place")} == {"m9", "m8", "l9", "n9", "l10", "m10", "n10"}


@pytest.mark.rule("GUI-ASL-19")
def test_on_a_day_without_battering_nobody_is_asked() -> None:
    sheet = {ca.BESIEGER: 1, ca.REVERSED: 1, ca.TAKEN: 2, ca.INITIATIVE: 1}
    table = siege(stage=siege_day.ACT, day=6, lasts=20, sheet=sheet, dice=[1, 1, 10, 1])

    play(table, "done")

    assert asked(table)[1] != "storm-tower"


# Two maps at once.


def divided(give: bool = False, **more: object) -> Table:
    table = relieved(**more)
    play(table, "divide", "edge west", "send jacques", "send eustache", "done", "give" if give else "keep")
    while asked(table)[1] == "place-unit":
        play(table, "auto")
    return table


@pytest.mark.rule("GUI-ASL-14")
def test_some_keep_the_building_and_the_others_fight_in_the_field() -> None:
    table = divided()
    s = table.state
    split = scenario_of(s).board.split
    inside = {
        name
        for name in f"{BESIEGERS} {BESIEGED} gerhard otto".split()
        if st.get(s, unit(table, name), st.HEX) & 63 < split
    }

    assert inside == {"jacques", "eustache", *BESIEGED.split()}
    walls = ca.building_of(s).part_hexes[0]
    assert {st.get(s, unit(table, name), st.HEX) in walls for name in ("jacques", "eustache")} == {True}
    assert GAME.faults(s) == []


@pytest.mark.rule("GUI-ASL-15", "GUI-ASL-16")
def test_in_the_building_the_besieged_has_the_first_turn() -> None:
    """The besieger begins in the field; the besieged then acts on both maps, in the order he likes."""
    table = divided()
    s = table.state

    assert (s.facts[st.ACTIVE], fact(table, ca.HALF)) == (0, relief.FIELD)
    assert movement.why_not_move(s, unit(table, "jacques")) == "GUI-ASL-15 other-map"
    finish_half(table)
    assert asked(table) == (1, "choose-map")
    assert offered(table, "map") == ["building", "field"]
    play(table, "map building")
    assert (s.facts[st.ACTIVE], fact(table, ca.HALF)) == (1, relief.BUILDING)
    assert movement.why_not_move(s, unit(table, "gerhard")) == "GUI-ASL-15 other-map"
    finish_half(table)
    assert (s.facts[st.ACTIVE], fact(table, ca.HALF)) == (1, relief.FIELD)
    finish_half(table)
    assert asked(table) == (0, "choose-map")
    assert s.facts[st.ROUND] == 2


def finish_half(table: Table) -> None:
    """Let the rest of a turn on one map pass."""
    s = table.state
    now = (s.facts[st.TURN], fact(table, ca.HALF))
    while (s.facts[st.TURN], fact(table, ca.HALF)) == now and asked(table)[1] != "choose-map":
        texts = [a.text for a in table.legal()]
        play(table, next((one for one in ("done", "cease", "hold", "decline", "stay") if one in texts), texts[0]))


@pytest.mark.rule("GUI-ASL-16")
def test_the_besieged_may_give_the_first_turn_in_the_building_away() -> None:
    table = divided(give=True)

    assert asked(table) == (0, "choose-map")


@pytest.mark.rule("GUI-ASL-15")
def test_nobody_sees_or_reaches_the_other_map() -> None:
    table = divided()
    s = table.state
    board = board_of(s)

    assert board.columns == 47
    assert sights_of(s).line(hex_of("z10"), board.hexes[-1]).blocked != CLEAR
    across = [
        n
        for h in board.hexes
        for n in board.near[h * 6 : h * 6 + 6]
        if n >= 0 and (h & 63 < board.split) != (n & 63 < board.split)
    ]
    assert across == []


@pytest.mark.rule("GUI-ASL-15")
def test_a_man_on_one_map_keeps_his_marks_while_the_other_is_played() -> None:
    table = divided()
    s = table.state
    finish_half(table)
    gerhard, leon = unit(table, "gerhard"), unit(table, "leon")
    st.mark(s, gerhard, st.MOVED)
    st.mark(s, leon, st.MOVED)

    play(table, "map building")

    assert (st.has(s, gerhard, st.MOVED), st.has(s, leon, st.MOVED)) == (True, False)


@pytest.mark.rule("GUI-ASL-14")
def test_who_stays_in_the_building_has_ladders_and_ropes_there() -> None:
    """Three ladders and a grapnel were built; the throwers stay before the walls."""
    table = divided(sheet={ca.STORES: 1, ca.STORES + 1: 3, ca.STORES + 2: 2})
    view = GAME.view(table.state, 0)
    split = scenario_of(table.state).board.split

    assert [ladder["state"] for ladder in view["ladders"]].count("lying") == 3
    assert {hex_of(h) & 63 < split for ladder in view["ladders"] for h in ladder["hexes"]} == {True}
    assert [rope["men"] for rope in view["ropes"] if rope["state"] == "carried"] in ([["eustache"]], [["jacques"]])
    assert [engine["state"] for engine in view["engines"]].count("ready") == 0
    assert GAME.faults(table.state) == []


@pytest.mark.rule("GUI-ASL-15")
def test_hands_on_the_other_map_rest() -> None:
    """While the field is played nobody in the building lights a fire, takes a ladder up, or pushes an engine."""
    table = divided(sheet={ca.STORES + 1: 1})
    s = table.state
    jacques, eustache = unit(table, "jacques"), unit(table, "eustache")
    answers = {
        fire.why_not_kindle(s, jacques, hex_of("j9")),
        ladders.why_not_hand(s, jacques),
        ladders.why_not_step_four(s, jacques),
    }
    ladders.carry(s, 0, jacques, eustache)

    assert fact(table, ca.HALF) == relief.FIELD
    assert {*answers, ladders.why_not_put_down(s, 0), ladders.why_not_haul(s, jacques, hex_of("k9"))} == {
        "GUI-ASL-15 other-map"
    }
    assert ladders.why_not_raise(s, jacques, 0) == "GUI-ASL-15 other-map"
    assert jacques not in siegecraft.own_idle(s)


@pytest.mark.rule("GUI-ASL-15", "GUI-FIR-13")
def test_a_fire_in_the_building_is_counted_once_a_turn() -> None:
    """The walls burn by the besieger's hand: the turn of the besieged has two halves, one of them counts."""
    table = divided()
    s = table.state
    s.dice.script[:] = [1] * 60
    finish_half(table)
    fire.flame_up(s, hex_of("j9"), 0, "GUI-FIR-02")
    counts = []
    play(table, "map building")
    finish_half(table)
    counts.append(dv.burn_count(s, hex_of("j9")))
    finish_half(table)
    counts.append(dv.burn_count(s, hex_of("j9")))

    assert counts == [1, 1]


@pytest.mark.rule("GUI-ASL-15", "GUI-CAS-12")
def test_the_gate_moves_once_though_the_turn_has_two_halves() -> None:
    table = divided()
    s = table.state
    finish_half(table)
    play(table, "map building")
    leon = unit(table, "leon")
    st.lift(s, leon)
    st.put(s, leon, st.HEX, next(h for h in board_of(s).gate_inside if st.standing(s, h) < 0))
    st.settle(s, leon)
    st.mark(s, leon, st.BUSY | st.GATE_JOB)
    gates = [s.facts[st.GATE]]
    finish_half(table)
    gates.append(s.facts[st.GATE])
    finish_half(table)
    gates.append(s.facts[st.GATE])

    assert gates == [bo.GATE_CLOSED, bo.GATE_OPEN, bo.GATE_OPEN]


@pytest.mark.rule("GUI-ASL-15", "GUI-FIR-02")
def test_who_stayed_by_the_wood_lights_it_on_his_own_map() -> None:
    """Leon's turn beside the wall is over; when the building's turn comes again he may light it, not before."""
    table = divided()
    s = table.state
    leon = unit(table, "leon")
    finish_half(table)
    st.mark(s, leon, st.KINDLING)
    st.put(s, leon, st.AIM, board_of(s).near[st.get(s, leon, st.HEX) * 6])
    play(table, "map field")
    before = st.has(s, leon, st.KINDLED)
    finish_half(table)

    assert (fact(table, ca.HALF), before, st.has(s, leon, st.KINDLED)) == (relief.BUILDING, False, True)


@pytest.mark.rule("GUI-BAT-07", "GUI-ASL-14", "GUI-ASL-11")
@pytest.mark.parametrize(
    ("places", "cause", "over", "taken"),
    [
        ({"jacques": "k9", "leon": "m9", "gerhard": "ag9"}, ca.C_BEATEN, True, None),
        ({"jacques": "k9", "leon": "m9", "robert": "ag9"}, ca.C_WITHDREW, False, 1),
        ({"leon": "k9", "robert": "ag9"}, ca.C_WITHDREW, False, 0),
    ],
)
def test_how_the_double_fight_ends(places: dict[str, str], cause: int, over: bool, taken: int | None) -> None:
    table = divided()
    on_map(table, places)
    s = table.state

    assert relief.result(s, False) == cause
    day_actions.end_fight(s, cause)

    assert (s.facts[st.OVER] != 0) == over
    if taken is not None:
        assert fact(table, ca.TAKEN) == taken
        assert fact(table, ca.HALF) == 0


def test_scenario_thirteen_sends_its_relief_on_day_eight() -> None:
    table = siege("san_marco", day=7, lasts=20, ours="ayyub khaled said mansur harun", theirs="romaric alphonse")

    assert asked(table) == (1, "muster")
    assert table.decisions()[0].params["points"] == 120
    assert told(table, "EventHappened") == [{"event": "relief"}]
    assert refused(table, "buy ladder") == "GUI-DEM-10"


def test_a_double_fight_is_saved_and_resumed_in_the_middle() -> None:
    table = divided()
    finish_half(table)
    again = GAME.to_position(table.state)

    assert again["campaign"]["sheet"]["action"] == ca.A_DIVIDED
    assert man(table, "jacques", ca.DUTY) == ca.STAYS
    assert battlefields.divided(0, 0) == table.state.facts[st.SCENARIO]
    questions.run(table.state)
