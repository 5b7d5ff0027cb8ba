"""Sentences of chapters 10 and 11, and what must follow from each; mostly where two of them meet."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import against, asked, health, offered, play, refused, scene, unit, where
from tests.games.guiscard.siege_scene import fact, man, on_map, sally, siege, storm, told
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_ladders import ladder, leaning
from tests.games.guiscard.test_ropes import FAR, PULLERS, hanging
from tests.games.guiscard.test_siege_days import LATE, rolled

from porphyry.games.guiscard import GAME, questions
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.notation import CAUSES
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import day_actions, deploy, forces, relief, siege_day, verdict
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import fire, ladders, wrecks
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.games.guiscard.skirmish import missile
from porphyry.kernel.table import Table

NEST = MAPS["eagle-nest"]
FOES = {"dorian": "i8"}
CHURCH: dict[str, Any] = {"theirs": "romaric roger alphonse", "ours": "ayyub khaled said mansur harun omar"}


def stun(table: Table, *names: str) -> Table:
    """Knocked out in the turn in hand."""
    for name in names:
        st.put(table.state, unit(table, name), st.STUN, 1 + table.state.facts[st.TURN])
        table.state.facts[st.STUNNED] += 1
    return table


def over(table: Table) -> str:
    return CAUSES[day_actions.result(table.state, False)]


# 11.4.1: "Das Spiel endet, wenn das Gebäude erobert ist oder alle Angreifer den Spielplan verlassen haben."


@pytest.mark.rule("GUI-ASL-06")
@pytest.mark.parametrize(
    ("places", "ends"),
    [
        ({"romaric": "w12", "ayyub": "d2"}, "running"),  # the garrison has walked out, nobody has walked in
        ({"romaric": "w12", "ayyub": "w8"}, "running"),  # one part is the attacker's, the other is nobody's
        ({"romaric": "w12", "ayyub": "w8", "said": "w9"}, "taken"),
        ({"romaric": "x9", "ayyub": "w8", "said": "w9"}, "running"),  # a defender is left in the vestibule
        ({"ayyub": "d2"}, "taken"),  # nobody is left to hold it
        ({"romaric": "x9"}, "repelled"),
    ],
)
def test_a_building_is_taken_by_those_who_stand_in_it(places: dict[str, str], ends: str) -> None:
    assert over(storm("siege_church", places=places, **CHURCH)) == ends


@pytest.mark.rule("GUI-ASL-06")
def test_an_unconscious_defender_still_holds_his_part_and_an_unconscious_attacker_none() -> None:
    held = storm("siege_church", places={"romaric": "x9", "ayyub": "w8", "said": "w9"}, **CHURCH)
    entered = storm("siege_church", places={"romaric": "w12", "ayyub": "w8", "said": "w9"}, **CHURCH)

    assert over(stun(held, "romaric")) == "running"
    assert over(stun(entered, "said")) == "running"


@pytest.mark.rule("GUI-ASL-06")
def test_a_part_held_since_yesterday_needs_nobody_in_it_today() -> None:
    table = storm("siege_church", places={"romaric": "w12", "said": "w9"}, sheet={ca.TAKEN: 1}, **CHURCH)

    assert over(table) == "taken"
    day_actions.end_fight(table.state, ca.C_TAKEN)
    assert GAME.outcome(table.state) is not None


@pytest.mark.rule("GUI-ASL-06")
@pytest.mark.parametrize(("value", "state"), [("captured", ca.CAPTURED), ("free", ca.HEALTHY)])
def test_who_lies_unconscious_in_a_part_that_is_lost(value: str, state: int) -> None:
    """The text is silent about them; the other reading lets them get away."""
    table = storm(
        "siege_church",
        places={"romaric": "w8", "roger": "x9", "ayyub": "v7", "said": "v9"},
        options={"fallen_in_lost_part": value},
        **CHURCH,
    )
    stun(table, "romaric", "said")

    day_actions.end_fight(table.state, ca.C_DUSK)

    assert (man(table, "romaric"), man(table, "said")) == (state, state)  # each lies where the other side stands
    assert (man(table, "roger"), man(table, "ayyub")) == (ca.HEALTHY, ca.HEALTHY)


# 11.4.4: "... wenn sich eine Seite vom Spielbereich zurückzieht oder völlig vernichtet ist."


@pytest.mark.rule("GUI-BAT-06")
def test_men_who_only_lie_unconscious_are_no_side_destroyed() -> None:
    table = sally("battle", ours="robert avray", theirs="leon argyris", options={"scenario": "siege_castle"})
    play(table, "edge west", "auto", "auto")
    stun(table, "robert", "avray")

    assert over(table) == "running"
    stun(table, "leon", "argyris")
    assert over(table) == "running"
    for name in ("robert", "avray"):
        st.put(table.state, unit(table, name), st.HEALTH, st.DEAD)
    assert over(table) == "beaten"


@pytest.mark.rule("GUI-BAT-06", "GUI-ASL-14")
def test_nor_are_they_on_two_maps_at_once() -> None:
    table = siege(
        stage=siege_day.ACT,
        day=1,
        sheet={ca.INITIATIVE: 1, ca.RELIEF: 1, ca.TAKEN: 1},
        theirs="leon argyris theophilos",
    )
    ca.put_man(table.state, 0, ca.DUTY, 0)
    for name in ("argyris", "theophilos"):
        ca.put_man(table.state, t.roster_index(name), ca.DUTY, ca.SENT)
    play(table, "divide", "edge west", "auto", "keep")
    while asked(table)[1] in ("place-unit", "emplace"):
        play(table, "auto")
    s = table.state
    split = scenario_of(s).board.split
    field = [u for u in range(st.count(s)) if st.get(s, u, st.SEAT) == 0 and st.get(s, u, st.HEX) & 63 >= split]
    assert field
    for u in field:
        st.put(s, u, st.STUN, 1)

    assert relief.result(s, False) == 0


# 11.4.2: "Die Tagesaktion endet, wenn alle Einheiten einer Seite den Spielplan verlassen haben."


@pytest.mark.rule("GUI-RAI-03", "GUI-RAI-06")
def test_a_raid_on_an_unguarded_camp_is_fought() -> None:
    table = sally("raid", theirs="leon argyris diogenes stephanos petros symeon zenon")
    play(table, "auto", "done")
    while asked(table)[1] in ("emplace", "place-unit"):
        play(table, "auto")

    assert over(table) == "running"
    seats = {st.get(table.state, u, st.SEAT) for u in range(st.count(table.state))}
    assert seats == {1}
    for u in range(st.count(table.state)):
        st.put(table.state, u, st.PLACE, st.LEFT)
    assert over(table) == "left"


@pytest.mark.rule("GUI-RAI-10")
@pytest.mark.parametrize(("delayed", "until"), [(0, 11), (9, 11), (10, 11), (14, 15)])
def test_a_second_raid_adds_to_the_delay_of_the_first(delayed: int, until: int) -> None:
    """ "für jeweils 5 zerstörte Zeltfelder verzögert sich die Belagerung um einen Tag": five hexes burnt on day 10."""
    table = sally("raid", theirs="leon argyris diogenes stephanos petros symeon zenon")
    s = table.state
    ca.put(s, ca.DELAY, delayed)
    ca.put(s, ca.DAY, 10)
    play(table, "auto", "done")
    tents = [k for k, h in enumerate(scenario_of(s).breakable) if h in scenario_of(s).tents]
    s = table.state
    for k in tents[:5]:
        s.facts[st.WRECKS] |= 1 << k

    day_actions.count_tents(s)

    assert fact(table, ca.DELAY) == until


# 11.5: "Die Vorräte sind erschöpft." 11.6, 12: "Der Belagerungszähler bewegt sich 4 Felder voran."


@pytest.mark.rule("GUI-CAP-01", "GUI-EVT-05")
@pytest.mark.parametrize(("lasts", "over"), [(LATE + 4, True), (LATE + 5, False)])
def test_the_theft_of_the_last_food_ends_the_siege_at_once(lasts: int, over: bool) -> None:
    """The next day is day LATE + 1; food for that day and three more is gone, for four more one day's is left."""
    table = siege(day=LATE, lasts=lasts, dice=[*rolled(12), 10, 1])

    assert [one["cause"] for one in told(table, "SiegeEnded")] == (["hunger"] if over else [])
    assert len(told(table, "InitiativeRolled")) == (0 if over else 1)


# 11.1.5: "(natürlich nur, falls sie dann noch lebt)"


@pytest.mark.rule("GUI-HEA-01")
@pytest.mark.parametrize(("state", "rolls"), [(ca.WOUNDED, 1), (ca.DEAD, 0), (ca.CAPTURED, 0)])
def test_only_the_living_and_free_roll_on_the_healing_table(state: int, rolls: int) -> None:
    table = siege(
        stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}, wounded={"avray": ca.NEW_WOUND}, dice=[9] + [10] * 9
    )
    ca.put_man(table.state, t.roster_index("avray"), ca.STATE, state)
    siege_day.tend_wounded(table.state)

    assert table.state.dice.script == [10] * 9 + [9] * (1 - rolls)


# 11.4.3: "im Schutze der Nacht" - no limit on missiles is printed.


@pytest.mark.rule("GUI-SOR-01", "GUI-MIS-18")
@pytest.mark.parametrize(("target", "rule"), [("h12", ""), ("h16", "")])
def test_night_shortens_no_shot_of_a_supply_sortie(target: str, rule: str) -> None:
    table = sally("sortie", theirs="leon argyris diogenes stephanos petros symeon", dice=[1])
    play(table, "edge east", "send stephanos", "send argyris")
    on_map(table, {"stephanos": "h8", "argyris": "z1", "avray": target})
    s = table.state
    s.facts[st.STEP], s.cached = 1, None

    assert refused(table, f"fire stephanos {target}") == rule


# 11.2: "... und an diesem Tag an keiner anderen Aktion teilnehmen können."


@pytest.mark.rule("GUI-BUI-01", "GUI-ASL-19")
def test_builders_do_not_defend_the_tower() -> None:
    table = siege(
        stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.TAKEN: 2, ca.REVERSED: 1}, spots={"alphonse": "m9"}
    )
    play(table, "build grapnel")
    idle = set(deploy.garrison(table.state, 0))

    builders = {k for k in ca.strength(table.state, 0) if ca.man(table.state, k, ca.DUTY) == ca.WORKING}
    assert len(builders) == 5
    assert idle & builders == set()


# 11.6, 13: "6 Einheiten zu Fuß sind im inneren Hof."


@pytest.mark.rule("GUI-EVT-05")
def test_the_traitor_lets_in_a_knight_who_has_no_horse() -> None:
    table = siege(stage=siege_day.ROLL_OFF, day=1, sheet={ca.TRAITOR: 1})
    assert refused(table, "send robert") == "GUI-EVT-05"
    ca.put_man(table.state, t.roster_index("robert"), ca.RIDES, 0)
    table.state.cached = None
    assert refused(table, "send robert") == ""


# 11.4.1: "Halten sich alle Verteidiger in einem der ... Gebäudeteile auf" - the unconscious are defenders too.


@pytest.mark.rule("GUI-ASL-09")
def test_an_unconscious_defender_elsewhere_has_not_withdrawn() -> None:
    table = storm(places={"leon": "m9", "argyris": "l11", "robert": "a1"})
    s = table.state
    assert s.facts[st.ACTIVE] == 0
    assert not day_actions.may_call_off(s)

    stun(table, "argyris")
    assert not day_actions.may_call_off(s)
    st.put(s, unit(table, "argyris"), st.HEALTH, st.DEAD)
    assert day_actions.may_call_off(s)


# 10.6.3: "... wird das Kampfergebnis auf der Nahkampftabelle 2 Spalten nach rechts verschoben abgelesen."


@pytest.mark.rule("GUI-GRA-10", "GUI-LAD-13")
def test_a_rope_moves_the_column_by_two_and_a_ladder_by_its_minus() -> None:
    """Argyros 13 - Vladko 4 = 9: 9/15 is read as 26/40.  The (-) is printed for "eine Einheit auf der Leiter" (10.1.5)."""
    roped = scene(NEST, {"vladko": "i9"}, {"argyros": "j9"}, step="combat", active=1, tools=hanging("vladko", height=5))
    laid = scene(NEST, {"vladko": "i9"}, {"argyros": "j9"}, step="combat", active=1, tools=leaning("vladko"))

    shifts = [
        me.column_shift(table.state, 1 << unit(table, "argyros"), 1 << unit(table, "vladko"), 0)
        for table in (roped, laid)
    ]

    assert shifts == [2, 1]


@pytest.mark.rule("GUI-GRA-10")
def test_the_rope_counts_whichever_of_two_defenders_is_named_first() -> None:
    table = scene(
        NEST,
        {"osbern": "j8", "vladko": "i9"},
        {"argyros": "j9"},
        step="combat",
        active=1,
        tools=hanging("vladko", height=5),
    )
    both = 1 << unit(table, "osbern") | 1 << unit(table, "vladko")

    assert me.column_shifts(table.state, 1 << unit(table, "argyros"), both, 0)[5] == 2


# 10.1.6: "Anstatt zu schießen oder zu kämpfen, kann eine Einheit auf dem Wehrgang versuchen ..."


@pytest.mark.rule("GUI-LAD-14", "GUI-GRA-14", "GUI-ASL-07")
@pytest.mark.parametrize("line", ["topple dorian ladder-1", "cut dorian grapnel-1"])
def test_throwing_down_a_ladder_or_cutting_a_rope_is_no_melee(line: str) -> None:
    tools = leaning("vladko") if "ladder" in line else hanging("vladko", height=5)
    table = scene(
        NEST, {"vladko": "i9"}, {"dorian": "j9", "alexio": "j11"}, active=1, step="combat", tools=tools, dice=[10]
    )
    dorian = unit(table, "dorian")

    play(table, line)

    assert not st.has(table.state, dorian, st.ATTACKED)
    assert st.has(table.state, dorian, st.BUSY)


@pytest.mark.rule("GUI-LAD-14")
def test_who_threw_down_a_ladder_instead_of_shooting_does_not_fire_back() -> None:
    table = scene(
        NEST,
        {"vladko": "i9", "osbern": "d9"},
        {"petros": "j10"},
        active=1,
        step="combat",
        tools=leaning("vladko"),
        dice=[10],
    )
    s, dorian = table.state, unit(table, "petros")
    assert missile.why_not_shooter(s, board_of(s), dorian, missile.DEFENSIVE) == ""

    play(table, "topple petros ladder-1")

    assert missile.why_not_shooter(s, board_of(s), dorian, missile.DEFENSIVE) == "GUI-LAD-14 instead"


@pytest.mark.rule("GUI-GRA-03", "GUI-LAD-14")
def test_who_threw_a_grapnel_cannot_fight_and_so_does_nothing_instead_of_it() -> None:
    """10.6.1: "sie kann in dieser Runde nicht feuern oder kämpfen"."""
    table = scene(NEST, {"vladko": "i9"}, {"dorian": "j9"}, active=1, step="combat", tools=leaning("vladko"))
    st.mark(table.state, unit(table, "dorian"), st.THREW)

    assert against(table, "topple dorian ladder-1") == "GUI-GRA-03 thrown"


# 10.1.4: "von zwei Personen zu Fuß, die angrenzend zum Fuß der Leiter stehen, für je 2 Bewegungspunkte".


@pytest.mark.rule("GUI-LAD-11")
def test_a_ladder_is_shifted_by_men_who_walked_to_it() -> None:
    table = scene(NEST, {"vladko": "g9", "bogdan": "i10"}, FAR, tools=leaning())
    play(table, "move vladko", "step h9", "stop")

    assert refused(table, "shift vladko bogdan i9 j10") == ""  # it is turned in its hex
    play(table, "shift vladko bogdan i9 j10")
    assert ladder(table)["top"] == "j10"
    s = table.state
    assert (st.get(s, unit(table, "vladko"), st.SPENT), st.get(s, unit(table, "bogdan"), st.SPENT)) == (3, 2)


# 10.1.3: "... oder falls ein Gegner angrenzend zum Leiterfuß steht, kann sie nicht verschoben oder abgebaut werden."


@pytest.mark.rule("GUI-LAD-10")
@pytest.mark.parametrize(
    ("place", "reason"), [("j9", "GUI-LAD-10 enemy-beside"), ("j10", "GUI-LAD-10 enemy-beside"), ("k9", "")]
)
def test_an_enemy_behind_the_palisade_stands_beside_the_foot_too(place: str, reason: str) -> None:
    table = scene(NEST, {"vladko": "h9", "bogdan": "i10"}, {"dorian": place}, tools=leaning())

    assert against(table, "lower vladko bogdan ladder-1") == reason


# 10.6.5: "dann können 4 Einheiten am Seil ziehen".


@pytest.mark.rule("GUI-GRA-16", "GUI-GRA-17")
@pytest.mark.parametrize("first", [True, False])
def test_a_fifth_man_does_not_spoil_the_pull(first: bool) -> None:
    fifth: dict[str, Any] = {"miroslav": {"hex": "d9", "lent": True, "busy": True}}
    crew: dict[str, Any] = {name: {"hex": h, "lent": True, "busy": True} for name, h in PULLERS.items()}
    table = scene(
        NEST, {**fifth, **crew} if first else {**crew, **fifth}, FAR, step="combat", tools=hanging(), dice=[2]
    )

    play(table, "wrench grapnel-1")

    assert GAME.view(table.state, 0)["breaches"] == ["j9"]


@pytest.mark.rule("GUI-GRA-16")
def test_four_who_stand_right_are_enough() -> None:
    table = scene(NEST, {**PULLERS, "miroslav": "g11"}, FAR, step="fire", tools=hanging())
    play(table, *[f"lend {name} grapnel-1" for name in list(PULLERS)[:3]])
    assert refused(table, "lend miroslav grapnel-1") == ""
    play(table, f"lend {list(PULLERS)[3]} grapnel-1")

    assert against(table, "lend miroslav grapnel-1") == "GUI-GRA-16 four-pull"


@pytest.mark.rule("GUI-GRA-17")
@pytest.mark.parametrize(
    ("value", "place", "reason"),
    [
        ("one", "i9", ""),
        ("one", "j9", "GUI-GRA-17 at-the-palisade"),
        ("gap", "i9", "GUI-GRA-17 at-the-palisade"),
        ("gap", "h9", ""),
        ("one", "d9", ""),  # no greatest distance is printed
    ],
)
def test_at_least_a_hex_from_the_hex_of_the_palisade(value: str, place: str, reason: str) -> None:
    """ "mindestens 1 Feld von dem Palisadenfeld entfernt"."""
    table = scene(NEST, {"vladko": place}, FAR, step="fire", tools=hanging(), options={"pull_distance": value})

    assert against(table, "lend vladko grapnel-1") == reason


@pytest.mark.rule("GUI-GRA-02")
@pytest.mark.parametrize(("value", "reason"), [("anybody", ""), ("unarmoured", "GUI-GRA-02 in-armour")])
def test_who_may_throw_a_grapnel(value: str, reason: str) -> None:
    """10.6.1 speaks of unarmoured units that climb, and of "die Einheit" that throws; 10.6.5 of four units."""
    coiled = {"devices": {"grapnel-1": {"state": "carried", "men": ["roger"]}}}
    table = scene(NEST, {"roger": "h9"}, FAR, tools=coiled, options={"grapnel_thrower": value})
    play(table, "move roger", "step i9")

    assert against(table, "grapple ne") == reason


# 10.2.1: "Ist sie im folgenden Zug immer noch dort, kann sie im Nahkampfschritt ... anzünden."


@pytest.mark.rule("GUI-FIR-02")
def test_who_has_moved_does_not_light_what_he_made_ready() -> None:
    still = scene(NEST, {"vladko": {"hex": "i9", "kindled": True}, "bogdan": "h9"}, FOES, step="combat", tools={})
    moved = scene(
        NEST, {"vladko": {"hex": "i9", "kindled": True, "moved": True}, "bogdan": "h9"}, FOES, step="combat", tools={}
    )
    for table in (still, moved):
        st.put(
            table.state,
            unit(table, "vladko"),
            st.AIM,
            next(h for h in NEST.hexes if GAME.words(table.state)["hex"][h] == "j9"),
        )

    assert (against(still, "ignite vladko"), against(moved, "ignite vladko")) == ("", "GUI-FIR-02 moved")


# 11.4.2: "er darf seine Pfeile weitergeben, wenn er sich einen ganzen Zug lang benachbart zu einer anderen Einheit aufhält".


@pytest.mark.rule("GUI-RAI-09")
def test_fire_arrows_are_passed_on_to_a_man_who_has_all_his_own() -> None:
    table = scene(
        MAPS["lagoon+camp"], {"alphonse": "j7", "olivier": "j8"}, {"beppe": "a18"}, tools={}, step="fire", fire_arrows=6
    )
    alphonse, olivier = unit(table, "alphonse"), unit(table, "olivier")

    play(table, "hand alphonse olivier")

    s = table.state
    assert (fire.arrows_used(s, alphonse), fire.arrows_used(s, olivier)) == (6, -6)
    st.unmark(s, olivier, st.OWN_TURN)
    for _ in range(12):
        fire.use_arrows(s, olivier, 1)
    assert fire.arrows_used(s, olivier) == 6  # twelve shots, and none is left


# 10.1.5: "Ein Bogenschütze auf der Leiter kann in nur das Palisadenfeld feuern, an dem die Leiter lehnt."


@pytest.mark.rule("GUI-LAD-12", "GUI-FAR-01")
def test_from_a_ladder_fire_arrows_go_into_the_palisade_too() -> None:
    table = scene(NEST, {"alphonse": "i9"}, FAR, step="fire", tools=leaning("alphonse"))

    assert against(table, "flame alphonse j9") == ""
    assert against(table, "flame alphonse j8") == "GUI-LAD-12 from-ladder"


# 10.2.4: "Bewusstlose im Feuer müssen sofort 1W10 würfeln" - in burning naphtha (10.5.3) as well.


@pytest.mark.rule("GUI-FIR-11", "GUI-GRK-12")
@pytest.mark.parametrize(
    ("dice", "after", "place"),
    [
        ([5], "dead", "e5"),
        ([9, 7], "dead", "e5"),
        ([9, 6], "healthy", "d5"),
        ([6, 6], "wounded", "d5"),
        ([6, 7], "dead", "e5"),
    ],
)
def test_an_unconscious_man_in_burning_naphtha_must_wake_to_flee(dice: list[int], after: str, place: str) -> None:
    tools = {"naphtha": ["e5"]}
    table = scene(None, {"osbern": {"hex": "e5", "stunned": True}}, {"beppe": "t16"}, tools=tools, dice=dice, active=1)

    fire.light(table.state, st.get(table.state, unit(table, "osbern"), st.HEX), 1, "GUI-FAR-04")
    table.state.cached = None
    if asked(table)[1] == "flee-fire":
        questions.play(table.state, table.action(f"flee {place}"))

    assert (health(table, "osbern"), where(table, "osbern")) == (after, place)


# 11.4.1: "oder er teilt seine Kräfte: Ein Teil behält ... Positionen im Gebäude bei, der andere nimmt an der Feldschlacht teil."


def relieved(**more: Any) -> Table:
    """A relief army of two has come, and the besieger holds the walls."""
    sheet = {ca.INITIATIVE: 1, ca.RELIEF: 1, ca.TAKEN: 1}
    table = siege(stage=siege_day.ACT, day=1, sheet=sheet, theirs="leon argyris theophilos", **more)
    for name in ("argyris", "theophilos"):
        ca.put_man(table.state, t.roster_index(name), ca.DUTY, ca.SENT)
    return table


@pytest.mark.rule("GUI-ASL-14")
def test_divided_forces_are_divided() -> None:
    table = relieved(spots={"avray": "j9", "robert": "j10"})
    play(table, "divide", "edge west")
    assert table.decisions()[0].params == {"purpose": "stay", "count": 9}  # of ten, one at least fights
    assert refused(table, "done") == "GUI-ASL-14"

    play(table, "auto")

    stay = [k for k in ca.strength(table.state, 0) if ca.man(table.state, k, ca.DUTY) == ca.STAYS]
    assert len(stay) == 3
    assert t.roster_index("avray") in stay and t.roster_index("robert") in stay  # they keep their positions
    play(table, "keep")
    assert relief.result(table.state, False) in (0, ca.C_BEATEN)


@pytest.mark.rule("GUI-ASL-14")
def test_one_man_cannot_be_divided() -> None:
    table = relieved(ours="robert")

    assert [a.text for a in table.legal()] == ["accept", "withdraw"]
    assert refused(table, "divide") == "GUI-ASL-14"


# 11.1: "Einheiten, die verletzt waren und an diesem Tag wieder gesunden, kommen zurück ins Spiel."


@pytest.mark.rule("GUI-HEA-01", "GUI-CAM-04")
@pytest.mark.parametrize(("value", "rule"), [("care", "GUI-HEA-01"), ("serve", "")])
def test_the_wounded_are_out_of_play_until_they_are_healthy(value: str, rule: str) -> None:
    """Argyris lies on the box of day 9 since an earlier day."""
    table = sally(
        "raid",
        theirs="leon argyris diogenes stephanos petros symeon zenon",
        wounded={"argyris": 9},
        options={"wounded_men": value},
    )

    assert refused(table, "send argyris") == rule
    assert refused(table, "send diogenes") == ""


@pytest.mark.rule("GUI-HEA-01", "GUI-BUI-01", "GUI-ASL-02")
def test_neither_do_the_wounded_build_storm_or_defend() -> None:
    ours = "robert arthur jacques eustache renauld"
    orders = siege(
        stage=siege_day.ACT, day=2, sheet={ca.INITIATIVE: 0, ca.STORES + 2: 1}, ours=ours, wounded={"robert": -1}
    )
    assert refused(orders, "build grapnel") == "GUI-BUI-01"

    table = storm(ours=ours, wounded={"robert": -1, "leon": 5})

    on_board = [t.ROSTER_IDS[st.get(table.state, u, st.ROSTER)] for u in range(st.count(table.state))]
    assert "robert" not in on_board and "leon" not in on_board
    assert len(ca.strength(table.state, 0)) == 5  # but he is counted


@pytest.mark.rule("GUI-HEA-01", "GUI-EVT-05", "GUI-RAI-02")
def test_who_fell_ill_this_morning_lies_on_the_sheet_from_this_evening() -> None:
    """The counter is put on its day box at stage 5 of the day; until then it lies where it was, wounded side up."""
    table = sally(
        "raid", theirs="leon argyris diogenes stephanos petros symeon zenon", wounded={"argyris": ca.NEW_WOUND}
    )

    assert refused(table, "send argyris") == ""


# 11.1.3: "kann entweder ... oder"; a question with one answer is none.


@pytest.mark.rule("GUI-INI-02", "GUI-RAI-10")
def test_nobody_is_asked_for_orders_he_cannot_give() -> None:
    table = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.DELAY: 1}, dice=[10, 10, 10, 1])

    assert fact(table, ca.DAY) == 2


# 10.4.1: "Die Schleuder kann sowohl auf dem Spielfeld benutzt werden ..."


def to_the_engines(value: str, throwers: int = 1) -> Table:
    """An assault up to the moment in which a thrower may be put up."""
    table = siege(
        stage=siege_day.ACT,
        day=1,
        sheet={ca.INITIATIVE: 0, ca.STORES + 2: throwers},
        options={"assault_throwers": value},
    )
    play(table, "assault", "auto")
    return table


@pytest.mark.rule("GUI-STN-01", "GUI-ASL-03")
def test_stone_throwers_may_be_used_on_the_map_in_an_assault() -> None:
    table = to_the_engines("map", 3)

    assert asked(table) == (0, "emplace")
    rim = {h for side in range(1, 5) for h in board_of(table.state).rim[side]}
    assert {hex_of(line.split()[1]) for line in offered(table, "emplace")} <= rim
    play(table, "auto")
    assert asked(table)[1] == "place-unit"
    engines = GAME.view(table.state, 0)["engines"]
    assert [(one["seat"], one["state"]) for one in engines] == [(0, "ready"), (0, "ready")]  # there are two counters


@pytest.mark.rule("GUI-STN-01", "GUI-INI-05")
def test_or_stay_where_they_are_and_are_not_lost() -> None:
    table = to_the_engines("map")
    play(table, "decline")
    assert (asked(table)[1], GAME.view(table.state, 0)["engines"]) == ("place-unit", [])

    day_actions.count_devices(table.state)

    assert fact(table, ca.STORES + 2) == 1
    assert asked(to_the_engines("sheet"))[1] == "place-unit"


# 11.4.1: "Beide Seiten können alle ihre verbleibenden Einheiten einsetzen." - on horseback too.


@pytest.mark.rule("GUI-ASL-02")
@pytest.mark.parametrize(("value", "rule"), [("choice", ""), ("foot", "GUI-ASL-02")])
def test_a_rider_may_storm_on_horseback(value: str, rule: str) -> None:
    table = siege(
        stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}, ours="robert eustache", options={"assault_horses": value}
    )
    play(table, "assault")

    assert refused(table, "ride-in robert west") == rule
    assert refused(table, "ride-in eustache west") == "GUI-ASL-02"  # he has none
    if not rule:
        play(table, "ride-in robert west", "station eustache west")
        assert st.is_mounted(table.state, unit(table, "robert"))
        while asked(table)[1] == "place-unit":
            play(table, "auto")
        assert GAME.faults(table.state) == []
        play(table, "move robert")
        assert offered(table, "step")
    else:
        play(table, "station robert west")
        assert not st.is_mounted(table.state, unit(table, "robert"))


@pytest.mark.rule("GUI-ASL-02", "GUI-CAS-11")
def test_a_defender_may_sit_on_his_horse_where_horses_can_stand() -> None:
    table = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}, ours="eustache", theirs="leon argyris")
    play(table, "assault", "station eustache west")
    grounds = {t.GROUNDS[NEST.ground[hex_of(line.split()[1])]] for line in offered(table, "place-mounted")}
    assert grounds == {"courtyard"}

    play(table, offered_line(table, "place-mounted"))

    assert asked(table)[1] in ("face-unit", "place-unit", "fire", "move")
    assert st.is_mounted(table.state, unit(table, "leon"))
    while asked(table)[1] in ("face-unit", "place-unit"):
        play(table, table.legal()[0].text)
    assert GAME.faults(table.state) == []


def offered_line(table: Table, verb: str) -> str:
    return next(a.text for a in table.legal() if a.verb == verb)


# 10.1.2: "Eine Leiter kann von 2 Einheiten zu Fuß gemeinsam getragen werden" - any two their owner likes.


@pytest.mark.rule("GUI-LAD-03", "GUI-GRA-02")
def test_the_player_says_who_brings_ladders_and_ropes() -> None:
    table = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.STORES: 1, ca.STORES + 1: 2})
    play(table, "assault", "bear robert ladder-1", "bear arthur ladder-1", "bear avray grapnel-1", "drop ladder-2")
    assert refused(table, "bear osbern ladder-1") == "GUI-LAD-03"  # it has its two
    assert refused(table, "bear osbern ladder-2") == "GUI-LAD-03"  # it stays in the camp
    play(table, "station robert north")
    assert refused(table, "station arthur north") == ""
    play(table, "auto")
    while asked(table)[1] in ("place-unit", "station-men"):
        play(table, "auto")

    view = GAME.view(table.state, 0)
    assert [(one["id"], one["men"]) for one in view["ladders"]] == [
        ("ladder-1", ["robert", "arthur"]),
        ("ladder-2", []),
    ]
    assert [one["men"] for one in view["ropes"]] == [["avray"]]


@pytest.mark.rule("GUI-LAD-03")
def test_two_who_bring_a_ladder_come_by_one_edge_and_not_from_inside() -> None:
    table = siege(
        stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.STORES + 1: 1, ca.TAKEN: 1}, theirs="leon argyris"
    )
    play(table, "assault", "bear robert ladder-1", "bear arthur ladder-1", "station robert north", "done")
    while asked(table)[1] == "place-unit":
        play(table, "auto")

    assert refused(table, "station arthur inside") == "GUI-LAD-03"
    assert refused(table, "station arthur south") == "GUI-LAD-03"
    assert refused(table, "station arthur north") == ""


@pytest.mark.rule("GUI-LAD-03")
def test_who_was_named_alone_gets_a_nimble_man_for_the_other_end() -> None:
    table = siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.STORES + 1: 1})
    play(table, "assault", "bear robert ladder-1", "auto")
    while asked(table)[1] in ("place-unit", "station-men"):
        play(table, "auto")

    assert GAME.view(table.state, 0)["ladders"][0]["men"] == ["robert", "jacques"]


# 11.4.1: nothing is printed of an end by darkness.


@pytest.mark.rule("GUI-ACT-01")
@pytest.mark.parametrize(("value", "ends"), [("rounds", "dusk"), ("never", "running")])
def test_dusk_falls_after_so_many_rounds_or_never(value: str, ends: str) -> None:
    table = storm(places={"leon": "j9", "avray": "j8", "robert": "a1"}, options={"dusk": value})
    table.state.facts[st.ROUND] = 21

    assert CAUSES[day_actions.result(table.state, True)] == ends
    assert GAME.view(table.state, 0)["rounds"] == (20 if value == "rounds" else 0)


# 11.4.1: who storms the tower out of sequence is besieged himself.


@pytest.mark.rule("GUI-ASL-19")
def test_who_is_shut_in_storms_the_tower_from_the_parts_he_holds() -> None:
    sheet = {ca.BESIEGER: 1, ca.REVERSED: 1, ca.TAKEN: 2, ca.INITIATIVE: 1, ca.STORES + 2: 1}
    table = siege(stage=siege_day.ACT, day=6, sheet=sheet, dice=[2, 1, 1, 10, 1])
    play(table, "batter j9", "storm")

    assert refused(table, "station avray north") == "GUI-ASL-19"
    play(table, "station avray inside", "done")
    zone = {hex_of(line.split()[1]) for line in offered(table, "place") if line.startswith("avray")}
    while asked(table)[1] == "place-unit" and not zone:
        play(table, offered_line(table, "place"))
        zone = {hex_of(line.split()[1]) for line in offered(table, "place") if line.startswith("avray")}
    walls = ca.building_of(table.state).part_hexes[0]
    assert zone and zone <= set(walls)


# The sheet shows what somebody has, not every counter of the box.


@pytest.mark.rule("GUI-INI-05")
def test_a_counter_that_nobody_owns_is_not_shown_as_lost() -> None:
    table = storm(sheet={ca.STORES + 1: 1})

    view = GAME.view(table.state, 0)
    assert [one["id"] for one in view["ladders"]] == ["ladder-1"]
    assert (view["ropes"], view["engines"]) == ([], [])


# 10.1.2: the ladder is raised with its top "auf eine Palisadenseite"; farm and church have none.


@pytest.mark.rule("GUI-LAD-02", "GUI-BUI-02")
@pytest.mark.parametrize(
    ("name", "rule"), [("siege_castle", ""), ("siege_farm", "GUI-LAD-02"), ("siege_church", "GUI-LAD-02")]
)
def test_ladders_are_built_and_bought_only_where_they_can_be_raised(name: str, rule: str) -> None:
    orders = siege(name, stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0})
    market = siege(name, stage=siege_day.MUSTER_BESIEGER, ours="")

    assert refused(orders, "build ladder") == rule
    assert [refused(orders, f"build {engine}") for engine in ("grapnel", "thrower")] == ["", ""]
    while not offered(market, "buy"):  # who commands is taken first
        play(market, next(a.text for a in market.legal() if a.verb == "enlist"))
    assert ("ladder" in offered(market, "buy")) == (rule == "")
    play(market, "auto")
    assert (fact(market, ca.STORES + 1) > 0) == (rule == "")


# 11.4.1: the vestibule is a last refuge, so it is not what an attacker meets first.


@pytest.mark.rule("GUI-ASL-09")
def test_the_vestibule_of_the_church_is_not_the_only_way_into_it() -> None:
    board = MAPS["lagoon+church-besieged"]
    nave = [h for h in board.hexes if board.room_names[board.room[h]] == "nave"]
    ways = [
        (h, d)
        for h in nave
        for d in range(6)
        if board.walk[h * 6 + d] > 0 and board.ground[board.near[h * 6 + d]] != t.INTERIOR
    ]

    assert len(ways) == 1


# 11.5: "Grafen, Ritter, Adlige, Kataphrakten, Koursors, Emire und schwere nordafrikanische Reiterei".


@pytest.mark.rule("GUI-CAP-02")
def test_a_noblewoman_commands_too() -> None:
    kinds = {name: t.FLAGS[t.roster_index(name)] & t.COMMAND != 0 for name in ("sichelgaita", "apolline", "anselmo")}

    assert kinds == {"sichelgaita": True, "apolline": False, "anselmo": False}


@pytest.mark.rule("GUI-EVT-05")
def test_reinforcements_and_the_relief_army_are_different_men() -> None:
    first, second = forces.force_named("reinforcements"), forces.force_named("relief")

    assert first is not None and second is not None
    assert set(first.units) & set(second.units) == set()


# 10.2.5: "... ist sein gesamter Inhalt komplett zerstört".


@pytest.mark.rule("GUI-FIR-13", "GUI-GRA-09")
@pytest.mark.parametrize("state", ["lying", "fixed"])
def test_a_grapnel_in_a_hex_that_burns_down_is_gone_with_it(state: str) -> None:
    tools = hanging() if state == "fixed" else {"devices": {"grapnel-1": {"state": "lying", "hex": "i9"}}}
    table = scene(NEST, {"vladko": "a14"}, FAR, tools=tools)

    wrecks.destroy(table.state, hex_of("i9"), "GUI-FIR-13")

    assert GAME.view(table.state, 0)["ropes"][0]["state"] == "lost"


# 11.4: "Einheiten in Gebäuden und auf Wehrgängen dürfen die besetzten Positionen von Tag zu Tag beibehalten" meets 11.4.1: "darf
# der Angreifer jedoch keine Einheiten in deren Feuerbereich aufstellen".


@pytest.mark.rule("GUI-ACT-03", "GUI-ASL-10")
def test_a_place_kept_from_yesterday_may_lie_under_fire() -> None:
    table = siege(
        stage=siege_day.ACT,
        day=1,
        sheet={ca.INITIATIVE: 0, ca.TAKEN: 1},
        theirs="leon stephanos",
        spots={"avray": "k10", "stephanos": "l10"},
    )
    play(
        table,
        "assault",
        "done",
        "place leon l9",
        "place stephanos l10",
        "station avray inside",
        "station osbern inside",
        "done",
    )
    free: dict[str, list[str]] = {}
    while asked(table)[1] == "place-unit":
        lines = offered(table, "place")
        name = lines[0].split()[0]
        free[name] = [line.split()[1] for line in lines]
        play(table, f"place {name} {free[name][-1]}")

    assert "k10" in free["avray"]
    assert "k10" not in free["osbern"]


# 11.4.1: "alle Gegner durch unpassierbares Gelände, Mauern oder Palisaden getrennt" - not who has climbed the palisade.


@pytest.mark.rule("GUI-ASL-07")
@pytest.mark.parametrize(("climbs", "apart"), [(False, True), (True, False)])
def test_a_man_on_a_ladder_is_not_separated_from_the_wall_walk(climbs: bool, apart: bool) -> None:
    table = storm(places={"leon": "j10", "avray": "i9"}, sheet={ca.STORES + 1: 1})
    s = table.state
    k = next(k for k in range(dv.count_devices(s)) if dv.kind_of(s, k) == dv.LADDER)
    ladders.lean(s, k, hex_of("i9"), 1)
    dv.set_dev(s, k, dv.HOLDER, unit(table, "avray") if climbs else -1)

    assert day_actions.are_separated(s) is apart


# Scenario 13: help comes on day 8; who takes the church on that day or later has half a victory only.


@pytest.mark.rule("GUI-ASL-06")
@pytest.mark.parametrize(("day", "scores"), [(7, [1, -1]), (8, [0, 0]), (9, [0, 0])])
def test_taken_on_the_day_of_the_relief_is_half_a_victory(day: int, scores: list[int]) -> None:
    table = siege("san_marco", stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}, ours="ayyub", theirs="romaric")
    s = table.state
    for _ in range(day - 1):
        ca.new_day(s)

    verdict.win(s, 0, ca.C_TAKEN, "GUI-ASL-06")

    outcome = GAME.outcome(s)
    assert outcome is not None
    assert outcome.scores == scores


# 10.2.3: "Wer löschen will, darf sich in diesem Zug nicht bewegen, feuern oder kämpfen." Shifting a ladder costs movement points.


@pytest.mark.rule("GUI-FIR-08", "GUI-LAD-11")
@pytest.mark.parametrize(("spent", "reason"), [(0, ""), (2, "GUI-FIR-08 moved")])
def test_who_has_shifted_a_ladder_puts_out_no_fire(spent: int, reason: str) -> None:
    men = {"vladko": {"hex": "i9", "spent": spent}}
    table = scene(NEST, men, FOES, step="combat", tools={"fires": {"j9": 0}})

    assert against(table, "douse vladko j9") == reason
