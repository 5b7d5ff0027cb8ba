"""What breaking lines by lot found unwatched; what must happen is taken from the sentence, not from the line."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import asked, health, offered, play, points, refused, rider, rolls, scene, unit, where
from tests.games.guiscard.siege_scene import man, siege, storm, told
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_engines import engine, thrower
from tests.games.guiscard.test_melee import charged
from tests.games.guiscard.test_readings import field

from porphyry.games.guiscard import scenarios as sc
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, hex_of, name_of, neighbour
from porphyry.games.guiscard.siege import battlefields, day_actions
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siegecraft import fire
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}


# ---------------------------------------------------------------- coming on


def patrol(rows: list[str], **more: Any) -> Table:
    """Robert waits on horseback at the north edge; Avray is on the map already."""
    group = sc.Group()
    group.enters = [1]
    table = scene(rows, {"robert": rider("e5", "s"), "avray": "a16"}, FAR, groups=[sc.Group(), group], **more)
    s, robert = table.state, unit(table, "robert")
    st.lift(s, robert)
    for what, value in ((st.PLACE, st.WAITING), (st.HEX, -1), (st.GROUP, 1)):
        st.put(s, robert, what, value)
    s.facts[st.ARRIVED] |= 2
    s.cached = None
    return table


@pytest.mark.rule("GUI-SOR-06", "GUI-MOV-05", "GUI-TER-01")
@pytest.mark.parametrize(("slow", "comes"), [(True, False), (False, True)])
def test_a_rider_pays_for_both_hexes_by_which_he_comes_on(slow: bool, comes: bool) -> None:
    """§ 11.4.3 gives a patrol half its points in its first turn, of twelve six; § 3.1 asks a rider for four in each bush."""
    table = patrol(["b" * 20, "b" * 20, *["." * 20] * 14], slow_entry=slow, runner=1)

    assert (refused(table, "move robert") == "") is comes
    if comes:
        play(table, "move robert")
        play(table, "step " + offered(table, "step")[0])
        assert points(table) == 12 - 4 - 4


# ---------------------------------------------------------------- missiles


@pytest.mark.rule("GUI-MIS-11")
@pytest.mark.parametrize(("limit", "left"), [(t.FULL, 8), (t.HALF, 4), (t.STILL, 0)])
def test_how_far_a_weapon_lets_its_man_go(limit: int, left: int, request: pytest.FixtureRequest) -> None:
    """§ 5.1: the weapon limits who fires it; tables of one's own may have one that nails its man to the spot."""
    before = t.LIMIT_ONE[t.SHORT_BOW]
    request.addfinalizer(lambda: t.LIMIT_ONE.__setitem__(t.SHORT_BOW, before))
    t.LIMIT_ONE[t.SHORT_BOW] = limit
    table = scene(ours={"alphonse": "e9", "avray": "a1"}, theirs={"said": "e2"}, step="fire", dice=[10, 10])
    assert t.WEAPON[t.roster_index("alphonse")] == t.SHORT_BOW
    play(table, "fire alphonse e2", "done")

    if left:
        play(table, "move alphonse")
        assert points(table) == left
    else:
        assert refused(table, "move alphonse") == "GUI-MIS-11"


@pytest.mark.rule("GUI-DEF-04", "GUI-DEF-08", "GUI-CHG-14")
def test_two_hits_cost_a_charger_twice_what_one_costs() -> None:
    """Playsheet 2: what drives a standing man back costs one on the move two points; of twelve eight are left, for nine hexes."""
    theirs = {"massin": "h5", "karim": "c11", "nasir": "c9", **FAR}
    table = scene(ours={"arthur": rider("h15"), "avray": "a1"}, theirs=theirs, step="charge", dice=[1, 5, 1, 5])
    charged(table, "charge arthur massin")
    assert len(rolls(table, "ChargeDeclared")[0]["path"]) == 9  # type: ignore[arg-type]  # the hexes of a path
    play(table, "shoot karim h14", "shoot nasir h14")

    assert [shot["letter"] for shot in rolls(table, "ShotTold")] == ["A", "A"]
    assert where(table, "arthur") == "h7"
    assert not st.has(table.state, unit(table, "arthur"), st.REACHED)


@pytest.mark.rule("GUI-RAI-09", "GUI-MOV-13")
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("spot", ["f6", "f7"], ids=["beside-the-head", "beside-the-tail"])
@pytest.mark.parametrize("hands", ["michael stephanos", "stephanos michael"])
def test_riders_hand_on_fire_arrows_too(seat: int, spot: str, hands: str) -> None:
    """§ 11.4.2: "er darf seine Pfeile weitergeben, wenn er sich einen ganzen Zug lang benachbart zu einer anderen Einheit aufhält"."""
    archers: dict[str, Any] = {"michael": rider("e5"), "stephanos": spot}
    sides: list[dict[str, Any]] = [{"avray": "a16"}, FAR]
    sides[seat] = archers
    table = scene(None, sides[0], sides[1], step="fire", active=seat, tools={}, fire_arrows=6)
    giver, taker = (unit(table, name) for name in hands.split())

    assert hands in offered(table, "hand")
    play(table, f"hand {hands}")
    assert (fire.arrows_used(table.state, giver), fire.arrows_used(table.state, taker)) == (6, -6)


# ---------------------------------------------------------------- charges


@pytest.mark.rule("GUI-CHG-05", "GUI-MOV-06")
@pytest.mark.parametrize(
    ("hex_", "rule"), [("b6", "GUI-CHG-05"), ("b7", "GUI-CHG-05"), ("c5", "GUI-CHG-05"), ("d7", "GUI-MOV-06")]
)
def test_which_turn_is_too_tight_does_not_hang_on_where_a_rider_looks(hex_: str, rule: str) -> None:
    """§ 7.2.1: no points for tight turns; straight ahead of one who looks south-east it is a rock that bars the way."""
    men = {"arthur": rider("c6", "se"), "avray": "a1"}
    table = scene(field(d7="r"), men, {"massin": "k10", **FAR}, step="charge")
    play(table, "charge arthur massin")

    assert refused(table, f"ride {hex_}") == rule


def lanes(*ways: str) -> list[str]:
    """Rocks, and lanes through them that a horse can ride."""
    return field(**{name_of(r << 6 | c): "r" for r in range(16) for c in range(20) if name_of(r << 6 | c) not in ways})


@pytest.mark.rule("GUI-CHG-14", "GUI-CMP-04")
@pytest.mark.parametrize("names", [("robert", "guillaume"), ("guillaume", "robert")])
@pytest.mark.parametrize("first", ["robert said", "guillaume argyris"])
def test_no_charge_ends_where_one_declared_before_will_end(names: tuple[str, str], first: str) -> None:
    """§ 7.2.2: what is declared cannot be changed any more; § 1.1: one living unit in a hex. Both lanes end in n6."""
    spots = {"robert": rider("n13"), "guillaume": rider("i8", "ne")}
    north = [f"n{row}" for row in range(5, 15)]
    east = ["h9", "i8", "j8", "k7", "l7", "m6", "n6", "o5", "p5"]
    table = scene(
        lanes(*north, *east, "a16"),
        {name: spots[name] for name in names},
        {"said": "n5", "argyris": "p5", "beppe": "a16"},
        step="charge",
    )
    assert sorted(offered(table, "charge")) == ["guillaume argyris", "robert said"]
    charged(table, f"charge {first}")

    assert asked(table) == (0, "move")  # nobody else can charge, so the step is over


# ---------------------------------------------------------------- following up


@pytest.mark.rule("GUI-MEL-21", "GUI-MEL-22")
def test_why_one_of_two_winners_cannot_follow_up() -> None:
    """§ 6.4: half of his points, and first a hex that was the enemy's: the wounded knight's one point is too little for bushes."""
    table = scene(
        field(e5="b"),
        {"robert": {"hex": "e6", "wounded": True}, "avray": "d5"},
        {"omar": "e5", **FAR},
        step="combat",
        dice=[1],
    )
    play(table, "attack robert omar", "join avray", "strike")
    assert (asked(table), health(table, "omar")) == ((0, "offer-advance"), "dead")

    assert offered(table, "advance") == ["avray e5"]
    assert refused(table, "advance robert e5") == "GUI-MEL-21"
    assert refused(table, "advance avray c5") == "GUI-MEL-22"


# ---------------------------------------------------------------- winning


@pytest.mark.rule("GUI-SEQ-01")
@pytest.mark.parametrize(("names", "number"), [(("roger", "renauld"), 0), (("renauld", "roger"), 1)])
def test_the_hero_who_escapes_ends_the_battle(names: tuple[str, str], number: int) -> None:
    """Roger is to get away; it is won when he is off the map, whether he stands first in the list or not."""
    spots = {"roger": "e1", "renauld": "a9"}
    table = scene(
        ours={name: spots[name] for name in names},
        theirs={"said": "t16"},
        victory=sc.ESCAPE,
        hero=t.roster_index("roger"),
        exits=[[1], []],
    )
    assert unit(table, "roger") == number
    play(table, "move roger", "leave", "done")

    assert table.outcome is not None
    assert table.outcome.places == [1, 2]


# ---------------------------------------------------------------- stone throwers


@pytest.mark.rule("GUI-STN-06", "GUI-STN-08")
@pytest.mark.parametrize(
    ("way", "hexes"),
    [
        ("n", ["e11", "e12"]),
        ("ne", ["f12", "e12"]),
        ("nw", ["d12", "e12"]),
        ("s", ["e14", "e13"]),
        ("se", ["f14", "e13"]),
        ("sw", ["d14", "e13"]),
    ],
)
def test_the_thrower_comes_into_the_hex_to_which_it_is_rolled(way: str, hexes: list[str]) -> None:
    """§ 10.4.2: it is moved by a hex; forwards and to both sides of its arrow the head goes there, and the tail follows."""
    men = {"jacques": "d12", "eustache": "f12", "osbern": "d13", "rioulf": "f13"}
    lent = {name: {"hex": h, "busy": True, "lent": True} for name, h in men.items()}
    table = scene(None, {**lent, "avray": "a1"}, {"beppe": "a9"}, tools=thrower())
    play(table, f"roll thrower-1 {way}")

    assert set(engine(table)["hexes"]) == set(hexes)


@pytest.mark.rule("GUI-HOP-20", "GUI-STN-12", "GUI-MIS-04")
@pytest.mark.parametrize(("shield", "word"), [("foulkon", "medium"), ("formation", "none")])
def test_the_foulkon_covers_from_stones_too(shield: str, word: str) -> None:
    """§ 7.3.2: "mittlere Deckung gegen Fernkampfangriffe", and § 5 names the stone thrower among "Fernkampfwaffen"."""
    ranks = {"nikolaos": "g6", "okeanos": "h6", "georgios": "i5", "ioannes": "g7", "kosmas": "h7", "loukas": "i6"}
    row = {name: {"hex": h, "facing": "nw-n", shield: True} for name, h in ranks.items()}
    crew = {"jacques": "h14", "osbern": "g14", "rioulf": "i14", "avray": "a1"}
    table = scene(None, crew, row, step="fire", tools=thrower("h15"), dice=[5, 6, 5])
    play(table, "hurl thrower-1 h6")

    assert [(shot["unit"], shot["cover"]) for shot in rolls(table, "ShotTold")] == [("okeanos", word)]


@pytest.mark.rule("GUI-HOP-17", "GUI-GRK-12", "GUI-FIR-10")
@pytest.mark.parametrize("shield", ["foulkon", "formation"])
def test_who_flees_from_fire_has_left_his_formation(shield: str) -> None:
    """§ 10.2.4 calls it a "Rückzugsbewegung"; a man who gives ground stands no longer among the shields."""
    ranks = {"nikolaos": "g6", "okeanos": "h6", "georgios": "i5", "ioannes": "g7", "kosmas": "h7", "loukas": "i6"}
    row = {name: {"hex": h, "facing": "nw-n", shield: True} for name, h in ranks.items()}
    table = scene(
        None,
        {**row, "petros": "h14"},
        {"jacques": "t16", "beppe": "a16"},
        step="fire",
        tools={"naphtha": ["h7"]},
        dice=[10, 9],
    )
    play(table, "flame petros h7", "flee i7")
    mark = st.FOULKON if shield == "foulkon" else st.FORMATION
    left = [name for name in ranks if not st.has(table.state, unit(table, name), mark)]

    assert where(table, "kosmas") == "i7"
    assert "kosmas" in left and set(left) <= {"kosmas", "ioannes", "loukas"}


@pytest.mark.rule("GUI-BLD-19", "GUI-STN-12")
@pytest.mark.parametrize(("hex_", "bearing", "word"), [("x2", "sw", "medium"), ("q2", "se", "light")])
def test_a_house_corner_covers_from_stones_too(hex_: str, bearing: str, word: str) -> None:
    """§ 10.4.4: "Deckung wird berücksichtigt"; § 8.3.6: against who sees only one of the two faces. From q2 both are, past bushes."""
    head, way = hex_of(hex_), DIRECTIONS.index(bearing)
    crew = dict(
        zip(("jacques", "osbern", "rioulf"), (name_of(neighbour(head, (way + k) % 6)) for k in (5, 0, 1)), strict=True)
    )
    table = scene(
        MAPS["lagoon+church"],
        {**crew, "avray": "a18"},
        {"argyris": "u5"},
        step="fire",
        tools=thrower(hex_, bearing),
        dice=[5, 6, 5],
    )
    play(table, "hurl thrower-1 u5")

    assert [(shot["unit"], shot["cover"]) for shot in rolls(table, "ShotTold")] == [("argyris", word)]


# ---------------------------------------------------------------- sieges


@pytest.mark.rule("GUI-ASL-04", "GUI-ASL-06")
@pytest.mark.parametrize("edge", [1, 2, 3, 4])
def test_an_assault_lasts_as_long_as_somebody_waits_at_an_edge(edge: int) -> None:
    """§ 11.4.1: they come on "in einem beliebigen Zug", and it ends when all attackers "den Spielplan verlassen haben"."""
    table = storm(places={"leon": "m9"})
    s, jacques = table.state, unit(table, "jacques")
    st.put(s, jacques, st.PLACE, st.WAITING)
    st.put(s, jacques, st.GROUP, battlefields.EDGES + edge)
    s.cached = None
    play(table, "done")

    assert told(table, "ActionEnded") == []


@pytest.mark.rule("GUI-ASL-06", "GUI-ASL-11")
@pytest.mark.parametrize(
    ("taken", "spot", "state"),
    [
        (0b001, "p10", ca.CAPTURED),  # in the yard, the first part
        (0b011, "p12", ca.CAPTURED),  # in the barn, the second
        (0b001, "p8", ca.HEALTHY),  # in the hall, the third
        (0b011, "p8", ca.HEALTHY),
    ],
)
def test_who_lies_in_a_part_that_is_lost_is_captured(taken: int, spot: str, state: int) -> None:
    table = storm("siege_farm", places={"leon": "q8", "argyris": spot, "jacques": "a1"}, sheet={ca.TAKEN: taken})
    s = table.state
    st.put(s, unit(table, "argyris"), st.STUN, s.facts[st.TURN])
    s.cached = None
    play(table, "move jacques", "leave")
    if not told(table, "ActionEnded"):
        play(table, "done")  # while all defenders are in the hall the attacker could break off

    assert told(table, "ActionEnded")[0]["cause"] == "repelled"
    assert man(table, "argyris") == state


@pytest.mark.rule("GUI-ASL-08")
@pytest.mark.parametrize(("foe", "state"), [("a18", ca.HEALTHY), ("m2", ca.CAPTURED)])
def test_where_the_map_ends_nobody_cuts_a_man_off(foe: str, state: int) -> None:
    """§ 11.4.1: cut off is who would have to pass an enemy; from n1 the shortest way home begins along the edge of the map."""
    table = storm("siege_farm", places={"jacques": foe, "argyris": "n1", "leon": "q8"})
    day_actions.capture_cut_off(table.state)

    assert man(table, "argyris") == state


@pytest.mark.rule("GUI-ASL-08")
@pytest.mark.parametrize("foe", ["n5", "o4", "o6"])
def test_of_two_ways_as_short_one_that_nobody_watches_is_enough(foe: str) -> None:
    """§ 11.4.1: captured is who "auf kürzestem Wege kein Feld im Gebäudeinnern erreichen könnte, ohne eine Prüfung": q5 to q8 is free."""
    table = storm("siege_farm", places={"jacques": foe, "argyris": "p5", "leon": "q8"})
    day_actions.capture_cut_off(table.state)

    assert man(table, "argyris") == ca.HEALTHY


@pytest.mark.rule("GUI-ASL-02", "GUI-ASL-06")
@pytest.mark.parametrize(
    "chosen", [{}, {"sleeper_behind_window": "through", "row_under_fire": "stands", "unconscious_enemy": "lets-out"}]
)
def test_one_reading_leaves_the_others_alone(chosen: dict[str, str]) -> None:
    """Readings of the field do not put the riders of a siege on foot."""
    table = siege(options=chosen)

    assert not st.siege_reading(table.state, st.ALL_ON_FOOT)
