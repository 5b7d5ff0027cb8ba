"""The eight scenarios against the notes they are made from: maps, forces, zones, arrivals, length, victory, special rules."""

from typing import Any

import pytest
from tests.games.guiscard.given import offered, play, refused, scene, unit

from porphyry.games.guiscard import frames, scoring, setup
from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.game import Guiscard
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.skirmish import entry, melee, movement
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State
from porphyry.kernel.table import new_table

# number, map, chapters, rounds, who begins, exits of the first side
PLAN = {
    "civitate": (1, "knoll", 6, 12, "normans", [4]),
    "stairway": (2, "stairway", 6, 14, "normans", [1]),
    "river": (3, "ford", 6, 10, "lombards", [3]),
    "lances": (4, "stairway", 7, 12, "normans", [2, 4]),
    "away": (5, "lagoon+farm", 8, 15, "raiders", [1, 2, 3, 4]),
    "pious": (6, "lagoon+church", 8, 15, "arabs", [2]),
    "booty": (7, "lagoon+camp", 8, 12, "byzantines", [1, 2, 3, 4]),
    "coffin": (8, "eagle-nest", 9, 15, "normans", []),
}

# group -> side, names, cost together as the notes add it up, and whether on horseback
FORCES: dict[str, dict[str, tuple[str, str, int, bool]]] = {
    "civitate": {
        "foot": ("normans", "jacques eustache renauld roland avray osbern rioulf", 72, False),
        "riders": ("normans", "robert arthur tancredi drogo romaric", 144, True),
        "swabians": ("allies", "albert otto ulrich konrad ruprecht sigfrid", 96, False),
        "relief": ("allies", "gerhard werner heinrich aldo berto guido lando", 122, True),
    },
    "stairway": {
        "normans": (
            "normans",
            "tristan jacques eustache roland avray rioulf landry thibaut alphonse olivier",
            120,
            False,
        ),
        "defenders": ("byzantines", "argyris diogenes stelios alexio dorian philemon stephanos petros", 82, False),
    },
    "lances": {
        "normans": ("normans", "robert arthur tancredi drogo tristan", 145, True),
        "block": (
            "byzantines",
            "okeanos nikolaos georgios ioannes kosmas loukas markos stavros damianos",
            123,
            False,
        ),
        "support": ("byzantines", "theophilos stephanos symeon", 50, True),
    },
    "away": {
        "household": ("household", "apolline avray osbern alphonse olivier", 41, False),
        "lord": ("household", "theophile tristan", 55, True),
        "raiders": (
            "raiders",
            "vladko bogdan dragan miroslav stanko radovan zoran goran bilal amir",
            92,
            False,
        ),
    },
    "pious": {
        "nave": ("normans", "roger romaric renauld roland alphonse", 93, False),
        "relief": ("normans", "guillaume onfroi", 55, True),
        "ambush": (
            "arabs",
            "hassan faruq jalal massin juba said mansur harun omar karim nasir",
            139,
            True,
        ),
    },
    "booty": {
        "camp": (
            "normans",
            "bohemond romaric arthur jacques eustache avray rioulf alphonse hugues",
            150,
            False,
        ),
        "raiders": (
            "byzantines",
            "theophilos basileios michael milo stelios argyris alexio dorian filippo stephanos petros",
            161,
            True,
        ),
    },
    "coffin": {
        "bearers": ("normans", "robert drogo renauld roland osbern", 91, False),
        "outside": ("normans", "tancredi serlo jacques eustache avray rioulf landry alphonse olivier", 125, True),
        "garrison": ("byzantines", "leon andronikos argyris alexio dorian stephanos petros", 109, False),
    },
}


def found(name: str) -> sc.Scenario:
    return sc.SCENARIOS[sc.SCENARIO_IDS.index(name)]


def group(name: str, part: str) -> sc.Group:
    return next(g for g in found(name).groups if g.name == part)


def zone(name: str, part: str) -> set[str]:
    return {name_of(h) for h in group(name, part).zone}


def set_up(name: str) -> State:
    """Both sides placed by the automatic set-up, before the first step."""
    game = Guiscard()
    s = State(2, [], [], fast_dice(1))
    options = {option.key: option.default for option in game.options} | {"scenario": name}
    game.setup(s, options)
    while top(s) != frames.TURN.number:
        codes = game.legal(s, game.deciders(s)[0])
        game.play(s, game.deciders(s)[0], codes[-1])
    return s


@pytest.mark.rule("GUI-SEQ-01", "GUI-SEQ-12")
@pytest.mark.parametrize("name", list(PLAN))
def test_map_chapters_length_first_player_and_exits(name: str) -> None:
    one = found(name)

    assert (
        one.number,
        one.board.name,
        one.chapters,
        one.rounds,
        one.sides[one.first],
        one.exits[0],
    ) == PLAN[name]
    assert one.exits[1] == []


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize("name", list(FORCES))
def test_forces_and_their_cost(name: str) -> None:
    one = found(name)

    assert {g.name for g in one.groups} == set(FORCES[name])
    for part, (side, names, cost, mounted) in FORCES[name].items():
        g = group(name, part)
        assert [t.ROSTER_IDS[u] for u in g.units] == names.split()
        assert (one.sides[g.side], sum(t.COST[u] for u in g.units), g.mounted) == (side, cost, mounted)


@pytest.mark.rule("GUI-SEQ-01")
def test_the_river_has_its_train() -> None:
    names = {g.name: [t.ROSTER_IDS[u] for u in g.units] for g in found("river").groups}
    men = [u for g in found("river").groups for u in g.units if g.side == 1]

    assert names["lombards"] == [
        "teobaldo",
        "gisulfo",
        "arnolfo",
        "romualdo",
        "ruggiero",
        "amadeo",
        "landolfo",
        "pietro",
        "sandro",
    ]
    assert names["train"] == ["pack-1", "pack-2", "pack-3"]
    assert [t.ROSTER_IDS[u] for u in group("river", "train").led_by] == ["ruggiero", "amadeo", "landolfo"]
    assert sum(t.COST[u] for u in men) == 144
    assert (group("river", "riders").enters, group("river", "riders").round) == ([1], 1)
    assert (group("river", "archers").enters, group("river", "archers").round) == ([2, 4], 2)


@pytest.mark.rule("GUI-SEQ-01")
def test_zones() -> None:
    board = found("civitate").board
    assert all(board.level[hex_of(h)] == 1 for h in zone("civitate", "swabians"))
    assert {h[0] for h in zone("civitate", "riders")} == set("fghij")
    assert all(int(h[1:]) <= 5 for h in zone("stairway", "defenders"))
    assert {int(h[1:]) for h in zone("river", "lombards")} == {3, 4, 5}
    assert {h[0] for h in zone("lances", "block")} == set("lmnopq")
    assert {h[0] for h in zone("lances", "normans")} == set("abcde") | set("wxyz")
    assert all(int(h[1:]) > 9 for part in ("block", "normans") for h in zone("lances", part))  # below the cliff
    farm = found("away").board
    assert all(farm.room[hex_of(h)] for h in zone("away", "household"))
    church = found("pious").board
    assert {church.room_names[church.room[hex_of(h)]] for h in zone("pious", "nave")} == {"nave"}
    nest = found("coffin").board
    assert {nest.ground[hex_of(h)] for h in zone("coffin", "bearers")} == {t.COURTYARD}


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(
    ("name", "part", "enters", "round_", "arrival"),
    [
        ("civitate", "relief", [4], 1, []),
        ("stairway", "normans", [3], 1, []),
        ("away", "lord", [2], 6, [3, 6, 10]),
        ("away", "raiders", [3, 4], 1, []),
        ("pious", "relief", [2], 4, []),
        ("coffin", "outside", [3], 1, []),
    ],
)
def test_arrivals(name: str, part: str, enters: list[int], round_: int, arrival: list[int]) -> None:
    g = group(name, part)

    assert (g.enters, g.round, g.arrival) == (enters, round_, arrival)


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize("name", list(PLAN))
def test_set_up_is_complete_and_inside_the_zones(name: str) -> None:
    s = set_up(name)
    one = found(name)

    for u in range(st.count(s)):
        g = one.groups[st.get(s, u, st.GROUP)]
        if g.zone and not g.led_by and st.get(s, u, st.PLACE) == st.ON_MAP and not st.is_horse(s, u):
            assert st.get(s, u, st.HEX) in g.zone
        if g.enters:
            assert st.get(s, u, st.PLACE) in (st.WAITING, st.RIDDEN)
    assert s.facts[st.ROUND] == 1
    assert s.facts[st.ACTIVE] == one.first
    assert field(s, 1) == 0


# ---------------------------------------------------------------- victory


def gone(s: State, *names: str, place: int = st.LEFT) -> None:
    """These have left the map."""
    for name in names:
        u = scoring.unit_named(s, t.roster_index(name))
        st.lift(s, u)
        st.put(s, u, st.PLACE, place)
        st.put(s, u, st.HEX, -1)


def slain(s: State, *names: str) -> None:
    for name in names:
        u = scoring.unit_named(s, t.roster_index(name))
        st.lift(s, u)
        st.put(s, u, st.HEALTH, st.DEAD)


SWABIANS = ["albert", "otto", "ulrich", "konrad", "ruprecht", "sigfrid"]
HOPLITES = ["okeanos", "nikolaos", "georgios", "ioannes", "kosmas", "loukas", "markos", "stavros", "damianos"]


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(
    ("left", "robert", "result"),
    [(3, True, 1), (2, True, 1), (1, True, 3), (0, True, 2), (1, False, 1), (0, False, 3)],
)
def test_civitate_counts_swabians_and_roberts_death_is_a_step(left: int, robert: bool, result: int) -> None:
    s = set_up("civitate")
    gone(s, *SWABIANS[:left])
    slain(s, *SWABIANS[left:])
    if not robert:
        slain(s, "robert")

    assert scoring.final_result(s) == result


@pytest.mark.rule("GUI-SEQ-01")
def test_a_swabian_with_no_norman_within_three_hexes_is_saved() -> None:
    s = set_up("civitate")
    slain(s, *SWABIANS[1:])
    normans = [u for u in range(st.count(s)) if st.get(s, u, st.SEAT) == 1 and st.is_active(s, u)]
    assert scoring.rescued(s) == 0
    for u in normans:
        st.lift(s, u)
        st.put(s, u, st.HEX, hex_of("z18"))

    assert scoring.rescued(s) == 1


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(("left", "result"), [(6, 1), (5, 1), (4, 2)])
def test_stairway_counts_normans_off_by_the_top(left: int, result: int) -> None:
    s = set_up("stairway")
    gone(s, *["tristan", "jacques", "eustache", "roland", "avray", "rioulf", "landry"][:left])

    assert scoring.final_result(s) == result


@pytest.mark.rule("GUI-SEQ-01")
def test_a_scenario_may_leave_room_for_a_draw() -> None:
    one, s = found("stairway"), set_up("stairway")
    gone(s, "tristan", "jacques", "eustache", "roland")
    kept, one.draw = one.draw, 4
    try:
        assert scoring.final_result(s) == scoring.DRAW
    finally:
        one.draw = kept


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(
    ("packs", "men", "result"), [(3, 4, 1), (3, 3, 3), (3, 0, 3), (2, 7, 1), (2, 3, 3), (2, 2, 2), (0, 8, 2)]
)
def test_the_river_three_for_a_pack_horse_one_for_a_man(packs: int, men: int, result: int) -> None:
    s = set_up("river")
    gone(s, *["pack-1", "pack-2", "pack-3"][:packs])
    gone(s, *["ruggiero", "amadeo", "landolfo", "pietro", "sandro", "teobaldo", "gisulfo", "arnolfo"][:men])

    assert scoring.final_result(s) == result


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(("left", "result"), [(9, 1), (8, 1), (7, 3), (6, 2), (2, 2)])
def test_the_lances_march_off(left: int, result: int) -> None:
    s = set_up("lances")
    gone(s, *HOPLITES[:left])

    assert scoring.final_result(s) == result


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(
    ("loot", "lady", "result"), [(2, False, 1), (1, False, 2), (0, True, 1), (1, True, 1), (0, False, 2)]
)
def test_plunder_three_for_booty_five_for_apolline(loot: int, lady: bool, result: int) -> None:
    s = set_up("away")
    for k in range(loot):
        s.facts[st.LOOT + k] = 8192
    if lady:
        gone(s, "apolline")

    assert scoring.final_result(s) == result


@pytest.mark.rule("GUI-SEQ-01")
def test_roger_must_come_away_alive() -> None:
    away, dead, free, caught = (set_up("pious") for _ in range(4))
    gone(away, "roger")
    slain(dead, "roger")
    for s in (free, caught):
        roger, hassan = (scoring.unit_named(s, t.roster_index(n)) for n in ("roger", "hassan"))
        st.put(s, hassan, st.HEX, st.get(s, roger, st.HEX) + (64 if s is caught else 640))

    assert [scoring.final_result(s) for s in (away, dead, free, caught)] == [1, 2, 3, 2]
    assert [scoring.early_result(s) for s in (away, dead, free)] == [1, 2, 0]


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(("loot", "result"), [(4, 1), (3, 1), (2, 2), (1, 2)])
def test_bohemonds_booty(loot: int, result: int) -> None:
    s = set_up("booty")
    for k in range(loot):
        s.facts[st.LOOT + k] = 8192

    assert scoring.final_result(s) == result
    assert sum(1 for k in range(4) if s.facts[st.LOOT + k] >= 0) == 4


def coffin(**places: str) -> State:
    """The funeral party in the yard, and whatever else is said, one hex each."""
    units: dict[str, Any] = {n: {"hex": h} for n, h in places.items()}
    table = scene(
        found("coffin").board,
        {n: u for n, u in units.items() if t.FLAGS[t.roster_index(n)] & t.NORMAN},
        {n: u for n, u in units.items() if not t.FLAGS[t.roster_index(n)] & t.NORMAN},
        victory=sc.CASTLE,
        hero=t.roster_index("robert"),
    )
    return table.state


YARD = {"robert": "k9", "drogo": "o9", "renauld": "m11", "roland": "l8"}


@pytest.mark.rule("GUI-SEQ-01")
def test_the_coffin_is_judged_in_the_order_of_its_text() -> None:
    few = dict(list(YARD.items())[:3])

    assert scoring.final_result(coffin(**few, leon="m9")) == 2  # fewer than four inside
    assert scoring.final_result(coffin(**YARD, leon="m9")) == 3
    assert scoring.final_result(coffin(**YARD, leon="j8")) == 1  # nobody left in the tower
    walk = dict(zip(["jacques", "eustache", "avray", "osbern", "rioulf", "landry", "alphonse", "olivier"],
                    ["j9", "j10", "j11", "p8", "p9", "p10", "p11", "k7"], strict=True))  # fmt: skip
    assert scoring.final_result(coffin(**YARD, **walk, leon="m9")) == 1  # gate and eight hexes of wall-walk
    dead = coffin(**YARD, leon="j8")
    slain(dead, "robert")
    assert scoring.final_result(dead) == 2


# ---------------------------------------------------------------- special rules


@pytest.mark.rule("GUI-SEQ-12")
def test_no_charges_before_chapter_seven() -> None:
    table = scene(
        ours={"arthur": {"hex": "h14", "facing": "n", "mounted": True}},
        theirs={"said": "h5"},
        step="charge",
        chapters=6,
    )

    assert refused(table, "charge arthur said") != ""


@pytest.mark.rule("GUI-SEQ-01")
def test_at_night_nobody_shoots_beyond_short_range() -> None:
    near, far = (scene(ours={"alphonse": "e14"}, theirs={"said": h}, step="fire", night=True) for h in ("e4", "e3"))

    assert refused(near, "fire alphonse e4") == ""
    assert refused(far, "fire alphonse e3") != ""


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(
    ("truce", "blood", "round_", "held"),
    [(True, 0, 1, True), (True, 1, 1, False), (True, 0, 2, False), (False, 0, 1, False)],
)
def test_the_garrison_suspects_nothing_before_a_norman_strikes(
    truce: bool, blood: int, round_: int, held: bool
) -> None:
    table = scene(ours={"robert": "e9"}, theirs={"stephanos": "e4"}, step="fire", active=1, truce=truce)
    s = table.state
    s.facts[st.BLOOD] = blood
    s.facts[st.ROUND] = round_
    s.facts[st.ACTIVE] = 1
    s.facts[st.STEP] = 1

    assert melee.is_at_truce(s) == held
    assert (refused(table, "fire stephanos e9") != "") == held


@pytest.mark.rule("GUI-SEQ-01")
def test_booty_is_taken_up_in_a_turn_and_slows_its_carrier() -> None:
    table = scene(
        ours={"vladko": "e5"}, theirs={"beppe": "t16"}, step="fire", loot=[hex_of("e5")], victory=sc.PLUNDER, win=9
    )
    play(table, "loot vladko")
    while table.state.facts[st.ACTIVE] == 0 and table.state.facts[st.STEP] < 5:
        play(table, "done")

    assert table.state.facts[st.LOOT] >= 4096


@pytest.mark.rule("GUI-SEQ-01")
def test_at_most_one_of_the_garrison_stands_in_the_courtyard() -> None:
    board = found("coffin").board
    s = State(2, [], [], fast_dice(1))
    setup.deal(s, sc.SCENARIO_IDS.index("coffin"))
    guards = [u for u in range(st.count(s)) if st.get(s, u, st.GROUP) == 1]
    yard = [h for h in board.hexes if board.ground[h] == t.COURTYARD]
    for u, h in zip(guards[:1], yard, strict=False):
        assert setup.may_place(s, board, u, h)
        setup.place(s, u, h)

    assert not setup.may_place(s, board, guards[1], yard[1])
    assert setup.may_place(s, board, guards[1], hex_of("j9"))


@pytest.mark.rule("GUI-SEQ-01")
def test_the_support_stands_beside_the_block() -> None:
    board = found("lances").board
    s = State(2, [], [], fast_dice(1))
    setup.deal(s, sc.SCENARIO_IDS.index("lances"))
    okeanos, archer = (scoring.unit_named(s, t.roster_index(n)) for n in ("okeanos", "stephanos"))
    setup.place(s, okeanos, hex_of("n9"))

    assert setup.may_place(s, board, archer, hex_of("n10"))
    assert not setup.may_place(s, board, archer, hex_of("n11"))


@pytest.mark.rule("GUI-SEQ-01")
def test_the_night_raiders_come_by_one_side_or_two() -> None:
    s = set_up("booty")
    names = ("theophilos", "milo", "stelios", "argyris")
    units = [scoring.unit_named(s, t.roster_index(n)) for n in names]
    s.facts[st.STEP] = 3
    for u, h in zip(units[1:3], ("a9", "c18"), strict=True):
        movement.begin(s, u)
        movement.step(s, hex_of(h))
        movement.halt(s, u)

    assert entry.used_sides(s, st.get(s, units[0], st.GROUP)) == 0b1100
    sides = {
        side
        for h in entry.entry_hexes(s, units[3])
        for side in (1, 2, 3, 4)
        if sc.is_edge(found("booty").board, h, side)
    }
    assert {3, 4} <= sides
    assert hex_of("m1") not in entry.entry_hexes(s, units[3])


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(("guard", "offer"), [("t16", ["apolline"]), ("e4", [])])
def test_a_lady_alone_with_a_raider_is_carried_off(guard: str, offer: list[str]) -> None:
    """Scenario 5: Apolline is awake, but no friend is next to her."""
    table = scene(
        ours={"vladko": "e7"},
        theirs={"apolline": "e5", "avray": guard},
        captive=t.roster_index("apolline"),
        dice=[1, 1],
    )
    play(table, "move vladko", "step e6")

    assert offered(table, "capture") == offer
    if offer:
        play(table, "capture apolline", "step e7")
        assert st.get(table.state, unit(table, "vladko"), st.CARRY) == unit(table, "apolline")


@pytest.mark.rule("GUI-SEQ-01")
def test_roger_a_prisoner_is_lost() -> None:
    """Scenario 6: hemmed in or unconscious with no friend beside him, he is taken; then the Arabs have won."""
    table = scene(
        ours={"roger": {"hex": "e5", "stunned": True}, "renauld": "a1"},
        theirs={"said": "e7", "omar": "t16"},
        active=1,
        capture=True,
        victory=sc.ESCAPE,
        hero=t.roster_index("roger"),
    )
    play(table, "move said", "step e6", "capture roger")

    assert scoring.final_result(table.state) == 2


@pytest.mark.parametrize(("scenario", "night"), [("booty", True), ("rope", True), ("civitate", False)])
def test_the_table_tells_when_it_is_night(scenario: str, night: bool) -> None:
    table = new_table(Guiscard(), 2, options={"scenario": scenario})

    assert table.view(0)["board"]["night"] is night
