"""Every key of the ruling index that is an option: what the ledger plays, and the other reading."""

import pytest
from tests.games.guiscard.given import (
    FIELD,
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
from tests.games.guiscard.test_board import MAPS, draft
from tests.games.guiscard.test_melee import FRONT, SECOND, block, charged, column, mask

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.game import READINGS
from porphyry.games.guiscard.ground import board as b
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.ground.sight import Line
from porphyry.games.guiscard.scenarios import board_of, sights_of
from porphyry.games.guiscard.skirmish import charges, combat, melee, missile, wounds
from porphyry.games.guiscard.skirmish.contact import marker_in, watchers
from porphyry.kernel.frames import push, top
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}
CHURCH = MAPS["lagoon+church"]
NEST = MAPS["eagle-nest"]


def field(**marks: str) -> list[str]:
    """The open field with some glyphs in it: ``e4="b"``."""
    rows = [list(row) for row in FIELD]
    for name, glyph in marks.items():
        h = hex_of(name)
        rows[h >> 6][h & 63] = glyph
    return ["".join(row) for row in rows]


def cover(table: Table, shooter: str, victim: str) -> str:
    s, v = table.state, unit(table, victim)
    return t.COVERS[missile.cover_of(s, unit(table, shooter), v, st.get(s, v, st.HEX))]


def beaten_back(**more: object) -> Table:
    """Argyris drives Robert back from e5: the way leads north, to d5, e4 or f5."""
    options = {str(k): str(v) for k, v in more.items() if k not in ("rows", "friends")}
    table = scene(
        more.get("rows"),  # type: ignore[arg-type]  # rows of a board, or nothing
        {"robert": "e5", **more.get("friends", {})},  # type: ignore[dict-item]  # names and hexes
        {"argyris": "e6"},
        step="combat",
        active=1,
        dice=[4],
        chapters=6,
        options=options,
    )
    play(table, "attack argyris robert", "strike")
    return table


def test_every_reading_has_a_test_and_a_bit_of_its_own() -> None:
    bits = sum(len(option.values) - 1 for option in READINGS)

    assert len({option.key for option in READINGS}) == len(READINGS)
    assert bits <= 62
    assert READINGS[0].key == "pass_wounded_enemy"
    assert bits > st.GATE_LIGHT


@pytest.mark.rule("GUI-CMP-14")
@pytest.mark.parametrize(("value", "state"), [("kills", "dead"), ("stays", "wounded")])
def test_a_second_wound(value: str, state: str) -> None:
    table = scene(
        ours={"avray": {"hex": "e7", "wounded": True}, "osbern": "t1"},
        theirs={"argyris": "d6"},
        dice=[6],
        options={"wound_twice": value},
    )
    play(table, "move avray", "step e6", "step e5")

    assert health(table, "avray") == state


@pytest.mark.rule("GUI-CMP-14")
@pytest.mark.parametrize(("value", "state"), [("kills", "dead"), ("stays", "wounded")])
def test_a_second_wound_from_an_arrow_in_the_saddle(value: str, state: str) -> None:
    table = scene(
        ours={"stephanos": "e9"},
        theirs={"zahir": rider("e5", "n", wounded=True)},
        step="fire",
        dice=[1, 3],
        options={"wound_twice": value},
    )
    play(table, "fire stephanos e5")

    assert health(table, "zahir") == state


@pytest.mark.rule("GUI-SEQ-08")
@pytest.mark.parametrize(("value", "state"), [("before", "healthy"), ("enemy", "stunned healthy")])
def test_who_fell_in_his_own_last_turn(value: str, state: str) -> None:
    table = scene(
        ours={"avray": {"hex": "e5", "stunned": True}, "osbern": {"hex": "j9", "stunned": True}, "rioulf": "k3"},
        theirs=FAR,
        options={"recovery_timing": value},
    )
    s, u = table.state, unit(table, "avray")
    st.put(s, u, st.STUN, s.facts[st.TURN] - 1)
    play(table, "done")

    assert (health(table, "avray"), health(table, "osbern")) == (state, "healthy")


@pytest.mark.rule("GUI-TER-03")
@pytest.mark.parametrize(("value", "word"), [("best", "light"), ("sum", "medium")])
def test_bushes_behind_bushes(value: str, word: str) -> None:
    table = scene(
        field(e5="b", e4="b"),
        {"alphonse": "e9"},
        {"said": "e4"},
        step="fire",
        options={"cover_combination": value},
    )

    assert cover(table, "alphonse", "said") == word


@pytest.mark.rule("GUI-MOV-05")
@pytest.mark.parametrize(("value", "left"), [("head", 11), ("both", 10)])
def test_what_a_rider_pays(value: str, left: int) -> None:
    table = scene(ours={"robert": rider("e8")}, theirs=FAR, options={"mounted_cost": value})
    play(table, "move robert", "step e7")

    assert points(table) == left


@pytest.mark.rule("GUI-MOV-05")
@pytest.mark.parametrize(("value", "cost"), [("head", 1), ("both", 2)])
def test_what_a_charger_pays(value: str, cost: int) -> None:
    table = scene(ours={"robert": rider("e8")}, theirs=FAR, options={"mounted_cost": value})
    s = table.state

    assert charges.ride_cost(s, board_of(s), unit(table, "robert"), hex_of("e8"), 0) == cost


@pytest.mark.rule("GUI-MOV-09")
@pytest.mark.parametrize(("value", "ways"), [("last", {"d5", "f5"}), ("free", {"d5", "e4", "f5"})])
def test_deep_water_behind_him(value: str, ways: set[str]) -> None:
    table = beaten_back(rows=field(e4="W"), drown_choice=value)

    assert set(offered(table, "retreat")) == ways


@pytest.mark.rule("GUI-MOV-11")
@pytest.mark.parametrize(("value", "costs"), [("both", (1, 1)), ("once", (1, 0))])
def test_where_a_dead_horse_counts(value: str, costs: tuple[int, int]) -> None:
    table = scene(
        ours={"avray": "a1", "drogo-horse": {"hex": "e5", "facing": "n", "dead": True}},
        theirs=FAR,
        options={"corpse_count": value},
    )
    s = table.state

    assert tuple(wounds.bodies_cost(s, hex_of(h)) for h in ("e5", "e6")) == costs


@pytest.mark.rule("GUI-MOV-15")
@pytest.mark.parametrize(("value", "rule"), [("workers", ""), ("hex", "GUI-MOV-15")])
def test_an_enemy_beside_the_bodies(value: str, rule: str) -> None:
    table = scene(
        ours={
            "avray": "e6",
            "rioulf": "d6",
            **{n: {"hex": "e5", "dead": True} for n in ("osbern", "renauld", "roland")},
        },
        theirs={"argyris": "e4"},
        step="fire",
        options={"clear_adjacency": value},
    )

    assert refused(table, "clear avray rioulf e5 f6") == rule


@pytest.mark.rule("GUI-INF-03")
@pytest.mark.parametrize(("value", "checks"), [("total", ["avray"]), ("each", ["avray", "osbern"])])
def test_a_guard_and_two_who_slip_past(value: str, checks: list[str]) -> None:
    table = scene(
        ours={"avray": "e7", "osbern": "f7"},
        theirs={"argyris": "d6"},
        dice=[1, 1],
        options={"one_check_per_enemy": value},
    )
    play(table, "move avray", "step e6", "step e5", "step e4", "stop", "move osbern", "step e6", "step f6")

    assert [roll["unit"] for roll in rolls(table, "InfiltrationRolled")] == checks


@pytest.mark.rule("GUI-INF-04")
@pytest.mark.parametrize(("value", "checks"), [("counts", 0), ("own", 1)])
def test_a_friend_attacked_him_before(value: str, checks: int) -> None:
    table = scene(
        ours={"robert": {"hex": "e6", "spent": 1}, "osbern": "f7"},
        theirs={"alexio": "e5", "stelios": "f6"},
        step="combat",
        chapters=6,
        dice=[8, 1, 1],
        options={"attacked_by_friend": value},
    )
    play(table, "attack osbern stelios", "strike", "attack robert alexio", "strike")

    assert len(rolls(table, "InfiltrationRolled")) == checks


@pytest.mark.rule("GUI-INF-14")
@pytest.mark.parametrize(("value", "ways"), [("yes", {"d5", "e4", "f5"}), ("no", {"d5", "f5"})])
def test_a_friend_in_the_way_of_a_retreat(value: str, ways: set[str]) -> None:
    table = beaten_back(friends={"avray": "e4"}, displace_on_retreat=value)

    assert set(offered(table, "retreat")) == ways


@pytest.mark.rule("GUI-INF-16")
@pytest.mark.parametrize(("value", "seen"), [("head", False), ("both", True)])
def test_behind_a_rider(value: str, seen: bool) -> None:
    table = scene(ours={"avray": "a1"}, theirs={"khaled": rider("e5")}, options={"mounted_zone": value})
    s = table.state

    assert bool(watchers(s, board_of(s), hex_of("e7"), 0)) == seen


@pytest.mark.rule("GUI-MTD-07")
@pytest.mark.parametrize(("value", "left"), [("paid", 2), ("free", 4)])
def test_arthur_dismounts(value: str, left: int) -> None:
    """Rulebook § 4.4.2: Arthur rides 4 of 12 and dismounts; the example gives him 4 points on foot, the rule 2."""
    table = scene(ours={"arthur": rider("e12")}, theirs=FAR, options={"arthur_remainder": value})
    play(table, "move arthur", "step e11", "step e10", "step e9", "step e8", "dismount f8")

    assert points(table) == left


@pytest.mark.rule("GUI-MTD-22")
@pytest.mark.parametrize(("value", "leader"), [("every", -1), ("mounted", 0)])
def test_a_leader_on_foot_fights(value: str, leader: int) -> None:
    table = scene(
        ours={"avray": "e5", "pack-1": {"hex": "e6", "facing": "n", "led": "avray"}},
        theirs={"alexio": "e4", **FAR},
        step="combat",
        chapters=6,
        dice=[8],
        options={"leader_loses_horse": value},
    )
    play(table, "attack avray alexio", "strike")

    assert st.get(table.state, unit(table, "pack-1"), st.LED) == leader


@pytest.mark.rule("GUI-DEF-01")
@pytest.mark.parametrize(("value", "after"), [("own", ""), ("enemy", "GUI-DEF-01")])
def test_attacked_in_the_enemys_last_turn(value: str, after: str) -> None:
    """Alphonse is attacked in our turn; in our next turn he stands free and may fire back, or not."""
    table = scene(
        ours={"nello": "e5", "mansur": "a1"},
        theirs={"alphonse": "e4"},
        step="combat",
        chapters=6,
        dice=[8],
        options={"attacked_before_defence": value},
    )
    s, u = table.state, unit(table, "alphonse")
    play(table, "attack nello alphonse", "strike")
    while s.facts[st.TURN] < 4:
        play(table, "done")
    assert s.facts[st.ACTIVE] == 0
    st.lift(s, unit(table, "nello"))
    st.put(s, unit(table, "nello"), st.HEX, hex_of("k12"))
    st.settle(s, unit(table, "nello"))

    assert missile.why_not_shooter(s, board_of(s), u, missile.DEFENSIVE)[:10] == after


@pytest.mark.rule("GUI-DEF-04")
@pytest.mark.parametrize(("value", "frame"), [("frozen", frames.VOLLEY.number), ("single", frames.RETREAT.number)])
def test_a_man_driven_back_in_a_volley(value: str, frame: int) -> None:
    table = scene(ours={"said": "e5"}, theirs={"alphonse": "e9"}, options={"volley": value})
    s = table.state
    push(s, frames.VOLLEY.number, unit(table, "said"), 0)
    missile.take_letter(s, unit(table, "alphonse"), unit(table, "said"), missile.A, missile.DEFENSIVE)

    assert top(s) == frame


@pytest.mark.rule("GUI-DEF-06")
@pytest.mark.parametrize(("value", "window"), [("end", True), ("declared", False)])
def test_who_stands_still(value: str, window: bool) -> None:
    table = scene(ours={"said": "e5"}, theirs={"alphonse": "e9"}, options={"stationary_window": value})
    play(table, "done")

    assert (asked(table) == (1, "offer-defensive-fire")) == window
    assert (table.state.facts[st.STEP] == 3) == window


@pytest.mark.rule("GUI-MIS-19")
@pytest.mark.parametrize(("value", "rule"), [("head", "GUI-LOS-06"), ("either", "")])
def test_a_tree_before_the_horses_head(value: str, rule: str) -> None:
    """From the head e9 the tree f9 hides h9; from the tail e10 the line runs free."""
    table = scene(
        field(f9="t"),
        {"michael": rider("e9", "n")},
        {"said": "h9"},
        step="fire",
        dice=[1, 10],
        options={"mounted_shooter_hex": value},
    )

    s = table.state
    assert missile.why_not_shot(s, sights_of(s), unit(table, "michael"), unit(table, "said"), hex_of("h9"))[:10] == rule
    assert (
        missile.shot_hex(table.state, sights_of(table.state), unit(table, "michael"), hex_of("h9")) == hex_of("e10")
    ) == (value == "either")


@pytest.mark.rule("GUI-LOS-22", "GUI-CAS-24")
@pytest.mark.parametrize(
    ("value", "hill", "wall"), [("both", "light", "none"), ("castle", "none", "none"), ("heights", "light", "light")]
)
def test_fire_from_above(value: str, hill: str, wall: str) -> None:
    """Nine hexes off, one level down, in bushes: too far for a hill, never for a castle."""
    rows = draft(*field())
    rows.ground[hex_of("b2")] = t.WALL_WALK
    table = scene(rows.finished(), {"stephanos": "a1"}, {"said": "e9"}, step="fire", options={"high_fire": value})
    s = table.state

    words = []
    for start in ("a1", "b2"):
        line = Line(hex_of(start), hex_of("e9"))
        line.up = -1
        line.soft = t.LIGHT
        words.append(t.COVERS[missile.cover_on(s, board_of(s), unit(table, "stephanos"), line, 9)])

    assert words == [hill, wall]


@pytest.mark.rule("GUI-MEL-13")
@pytest.mark.parametrize(("value", "rule"), [("no", "GUI-MEL-13"), ("summed", "")])
def test_two_against_two(value: str, rule: str) -> None:
    table = scene(
        ours={"robert": "e6", "osbern": "f7"},
        theirs={"alexio": "e5", "stelios": "f6"},
        step="combat",
        chapters=6,
        options={"many_to_many": value},
    )
    s = table.state
    push(s, frames.ATTACK.number, mask(table, "robert", "osbern"), mask(table, "stelios"))

    assert melee.why_not_also(s, unit(table, "alexio"))[:10] == rule
    if not rule:
        assert column(table, ["robert", "osbern"], ["stelios", "alexio"])[0] == 25 + 10 - 7 - 5


@pytest.mark.rule("GUI-MEL-14")
@pytest.mark.parametrize(("value", "seat"), [("owner", 1), ("attacker", 0)])
def test_who_says_who_is_wounded(value: str, seat: int) -> None:
    wounded, stunned = (
        scene(
            ours={"robert": "e6"},
            theirs={"alexio": "e5", "stelios": "f6"},
            step="combat",
            chapters=6,
            dice=[die],
            options={"who_is_wounded": value},
        )
        for die in (3, 6)
    )
    for table in (wounded, stunned):
        play(table, "attack robert alexio", "also stelios", "strike")

    assert asked(wounded) == (seat, "choose-loss")
    assert asked(stunned) == (1, "choose-loss")


@pytest.mark.rule("GUI-MEL-25")
@pytest.mark.parametrize(("value", "checks"), [("another", 1), ("any", 0)])
def test_advancing_past_an_enemy(value: str, checks: int) -> None:
    table = scene(
        ours={"robert": "e6"},
        theirs={"alexio": "e5", "stelios": "e4"},
        step="combat",
        chapters=6,
        dice=[1, 1],
        options={"advance_in_melee": value},
    )
    play(table, "attack robert alexio", "strike", "advance robert e5", "step f6")

    assert len(rolls(table, "InfiltrationRolled")) == checks


@pytest.mark.rule("GUI-MEL-27")
@pytest.mark.parametrize(("value", "reached"), [("deep", True), ("all", False)])
def test_armour_and_shallow_water(value: str, reached: bool) -> None:
    table = scene(
        field(e4="w"), {"robert": "e5"}, {"alexio": "e4"}, step="combat", options={"armoured_vs_water": value}
    )

    s = table.state
    assert (melee.contact_pair(s, board_of(s), unit(table, "robert"), unit(table, "alexio")) >= 0) == reached


@pytest.mark.rule("GUI-MEL-28")
@pytest.mark.parametrize(("value", "rule"), [("round", ""), ("front", "GUI-MEL-28")])
def test_behind_the_attacking_rider(value: str, rule: str) -> None:
    table = scene(
        ours={"robert": rider("e5")},
        theirs={"alexio": "e7", "said": "d5"},
        step="combat",
        options={"mounted_attack_arc": value},
    )

    assert refused(table, "attack robert alexio") == rule
    assert refused(table, "attack robert said") == ""


@pytest.mark.rule("GUI-LAN-04")
@pytest.mark.parametrize(("value", "rule"), [("no", "GUI-MIS-15"), ("yes", "")])
def test_a_lance_thrown_before_the_charge(value: str, rule: str) -> None:
    table = scene(
        ours={"arthur": rider("h14", "n", fired=True, lance_gone=True)},
        theirs={"said": "h5", **FAR},
        step="charge",
        options={"throw_then_charge": value},
    )
    s = table.state

    assert charges.why_not_charge(s, unit(table, "arthur"), unit(table, "said"))[:10] == rule


@pytest.mark.rule("GUI-CHG-14")
@pytest.mark.parametrize("value", ["declared", "free"])
def test_when_charges_are_ridden(value: str) -> None:
    table = scene(
        ours={"arthur": rider("h14", "n"), "avray": "a1"},
        theirs={"said": "h5", **FAR},
        step="charge",
        options={"charge_order": value},
    )
    charged(table, "charge arthur said")
    if asked(table)[1] == "charge":
        play(table, "done")

    if value == "declared":
        assert where(table, "arthur") == "h6"
        return
    assert where(table, "arthur") == "h14"
    assert offered(table, "done") == []
    play(table, "move avray", "step a2", "stop")  # now only Arthur is left
    assert where(table, "arthur") == "h6"


@pytest.mark.rule("GUI-CHG-14")
def test_who_cannot_ride_any_more_holds_nobody_up() -> None:
    """In the free order too: the turn goes on without the charge of a man who was knocked down."""
    table = scene(
        ours={"arthur": rider("h14", "n"), "avray": "a1"},
        theirs={"said": "h5", **FAR},
        step="charge",
        options={"charge_order": "free"},
    )
    charged(table, "charge arthur said")
    if asked(table)[1] == "charge":
        play(table, "done")
    play(table, "move avray")
    st.put(table.state, unit(table, "arthur"), st.STUN, 2)
    table.state.cached = None

    play(table, "step a2", "stop")

    assert where(table, "arthur") == "h14"
    assert not st.has(table.state, unit(table, "arthur"), st.CHARGING)
    assert asked(table)[1] != "move" or offered(table, "done") == [""]


@pytest.mark.rule("GUI-CHG-18")
@pytest.mark.parametrize(("value", "turned", "gap"), [("boosted", False, -3), ("printed", True, 3)])
def test_what_is_compared_for_the_exchange(value: str, turned: bool, gap: int) -> None:
    """Attack 12, raised to 18; defence 10, raised to 15."""
    table = scene(
        ours={"khaled": rider("h10", "n", wounded=True)},
        theirs={"robert": rider("h8", "s")},
        step="combat",
        options={"reversal_values": value},
    )
    s = table.state

    assert melee.is_reversed(s, unit(table, "khaled"), unit(table, "robert")) == turned
    assert melee.difference(s, mask(table, "khaled"), mask(table, "robert"), melee.REVERSED) == gap


@pytest.mark.rule("GUI-HOP-01")
@pytest.mark.parametrize(("value", "rule"), [("hex", "GUI-HOP-01"), ("state", "")])
def test_the_hex_before_the_hoplites(value: str, rule: str) -> None:
    table = scene(ours={"robert": "h4"}, theirs=block(a=FRONT, b=SECOND), options={"hoplite_marker": value})
    s = table.state
    play(table, "move robert")
    before = [h for h in ("h5", "g5") if value == "state" or marker_in(s, board_of(s), hex_of(h)) >= 0]

    assert refused(table, "step " + before[0]) == rule
    assert melee.strikes_lances(s, board_of(s), mask(table, "robert"), unit(table, "okeanos"))


@pytest.mark.rule("GUI-HOP-21")
@pytest.mark.parametrize(("value", "gives"), [("plain", True), ("holds", False)])
def test_a_foulkon_pushed_from_the_front(value: str, gives: bool) -> None:
    table = scene(
        ours={"okeanos": {"hex": "e5", "facing": "nw-n", "foulkon": True}},
        theirs={"said": "e4", "omar": "e6"},
        step="combat",
        options={"foulkon_normal": value},
    )
    s = table.state
    combat.give_ground(s, unit(table, "okeanos"), mask(table, "said"))

    assert (top(s) == frames.RETREAT.number) == gives


@pytest.mark.rule("GUI-EVA-05")
@pytest.mark.parametrize(("value", "spent"), [("yes", True), ("no", False)])
def test_after_an_evasion(value: str, spent: bool) -> None:
    table = scene(
        ours={"robert": "e6"},
        theirs={"alexio": "e5", "faruq": "f6"},
        step="combat",
        options={"evasion_spends_attack": value},
    )
    play(table, "attack robert alexio", "strike", "evade", "retreat e4")

    assert st.has(table.state, unit(table, "robert"), st.ATTACKED) == spent


@pytest.mark.rule("GUI-BLD-30")
@pytest.mark.parametrize(("value", "terrain"), [("both", -1), ("defender", 0)])
def test_blows_through_a_window(value: str, terrain: int) -> None:
    board = draft(*FIELD)
    board.set_side(hex_of("e5"), 0, b.WINDOW, hex_of("e5"))
    table = scene(board.finished(), {"avray": "e5"}, {"said": "e4"}, step="combat", options={"window_melee": value})
    s, u, v = table.state, unit(table, "avray"), unit(table, "said")

    assert melee.attacker_value(s, board_of(s), u, v) == terrain
    assert melee.defender_value(s, board_of(s), u, v) == 1


@pytest.mark.rule("GUI-BLD-20")
@pytest.mark.parametrize(("value", "again"), [("step", False), ("shot", True)])
def test_the_second_arrow_at_a_corner(value: str, again: bool) -> None:
    table = scene(
        CHURCH,
        {"karim": "x2", "nasir": "x1", "omar": "a18"},
        {"argyris": "u5"},
        step="fire",
        dice=[1, 10, 1, 10],
        options={"crossfire_choice": value},
    )
    play(table, "fire karim u5", "cover n", "fire nasir u5")

    assert (asked(table) == (1, "choose-cover")) == again


@pytest.mark.rule("GUI-CAS-27")
@pytest.mark.parametrize(("value", "rule"), [("bows", "GUI-CAS-27"), ("javelins", "")])
def test_a_javelin_out_of_a_slit(value: str, rule: str) -> None:
    table = scene(CHURCH, {"landry": "v6"}, {"mansur": "s5"}, step="fire", options={"slit_weapons": value})

    s = table.state
    assert (
        missile.why_not_shot(s, sights_of(s), unit(table, "landry"), unit(table, "mansur"), hex_of("s5"))[:10] == rule
    )


@pytest.mark.rule("GUI-BLD-28")
@pytest.mark.parametrize(("value", "foot", "horse"), [("entry", 4, 6), ("flat", 3, 3)])
def test_bushes_behind_a_low_wall(value: str, foot: int, horse: int) -> None:
    board = draft(*field(e4="b"))
    board.set_side(hex_of("e5"), 0, b.LOW_WALL, hex_of("e5"))
    table = scene(board.finished(), {"avray": "e5"}, FAR, options={"low_wall": value})
    ground = board_of(table.state)

    assert (ground.walk[hex_of("e5") * 6], ground.ride[hex_of("e5") * 6]) == (foot, horse)


@pytest.mark.rule("GUI-LOS-12")
@pytest.mark.parametrize(("value", "word"), [("all", "none"), ("deep", "light")])
def test_in_the_shallows_before_an_archer(value: str, word: str) -> None:
    table = scene(field(e4="w"), {"alphonse": "e5"}, {"said": "e4"}, step="fire", options={"water_adjacent": value})

    assert cover(table, "alphonse", "said") == word


@pytest.mark.rule("GUI-LOS-14")
@pytest.mark.parametrize(("value", "word"), [("same", "light"), ("any", "none")])
def test_in_a_swamp_seen_from_afar(value: str, word: str) -> None:
    table = scene(field(e4="m"), {"alphonse": "e9"}, {"said": "e4"}, step="fire", options={"swamp_bank": value})

    assert cover(table, "alphonse", "said") == word


@pytest.mark.rule("GUI-CAS-30")
@pytest.mark.parametrize(("value", "clear"), [("axis", False), ("field", True)])
def test_from_below_aslant_into_a_slit(value: str, clear: bool) -> None:
    table = scene(NEST, {"alphonse": "l7"}, {"said": "m8"}, step="fire", options={"slit_from_below": value})

    assert (sights_of(table.state).line(hex_of("l7"), hex_of("m8")).blocked == 0) == clear


@pytest.mark.rule("GUI-CAS-33")
@pytest.mark.parametrize(("value", "word"), [("beyond", "none"), ("always", "light")])
def test_in_the_broken_gate(value: str, word: str) -> None:
    table = scene(
        NEST, {"alphonse": "m14"}, {"said": "m12"}, step="fire", gate="destroyed", options={"gate_cover": value}
    )

    assert cover(table, "alphonse", "said") == word


@pytest.mark.rule("GUI-HOP-18", "GUI-HOP-03")
@pytest.mark.parametrize(
    ("value", "start", "forms"),
    [("near", "i8", True), ("near", "i9", False), ("never", "i8", False)],
)
def test_whether_a_hoplite_who_has_walked_forms_up(value: str, start: str, forms: bool) -> None:
    """§ 7.3.1: "Wenn mindestens 3 Hopliten nebeneinander in benachbarten Feldern stehen"; a formation goes three points."""
    ours = {"nikolaos": "g6", "okeanos": "h6", "georgios": start}
    table = scene(ours=ours, theirs=FAR, options={"form_after_move": value})
    steps = [f"step i{row}" for row in range(int(start[1:]) - 1, 4, -1)]
    play(table, "move georgios", *steps, "stop")

    assert ("georgios nw-n" in offered(table, "form")) is forms
    assert ("okeanos nw-n" in offered(table, "form")) is forms
    assert refused(table, "form okeanos nw-n") == ("" if forms else "GUI-HOP-18")


@pytest.mark.rule("GUI-HOP-18", "GUI-HOP-03")
def test_a_row_of_which_one_has_walked_marches_no_more() -> None:
    ours = {"nikolaos": "g6", "okeanos": "h6", "georgios": "i6"}
    table = scene(ours=ours, theirs=FAR)
    play(table, "move georgios", "step i5", "stop", "form okeanos nw-n")

    assert offered(table, "march") == []
    assert refused(table, "march nikolaos n") == "GUI-MOV-03"


@pytest.mark.rule("GUI-CAS-25")
@pytest.mark.parametrize(("value", "why"), [("never", "GUI-CAS-25 unit-in-way"), ("bows", "")])
def test_whether_a_bow_shoots_down_over_a_friend_beside_the_target(value: str, why: str) -> None:
    """§ 9.3.4: "Auch Feuer von oben wird dadurch verhindert, dass eine eigene Einheit ... benachbart zum Ziel ... steht"."""
    rows = [":::"] * 3 + ["sss"] + ["..."] * 12
    far = scene(
        rows, {"alphonse": "b2", "osbern": "b15"}, {"said": "b16"}, step="fire", options={"high_over_friend": value}
    )
    free = scene(
        rows, {"alphonse": "b2", "osbern": "b14"}, {"said": "b16"}, step="fire", options={"high_over_friend": value}
    )

    assert missile.band_of(far.state, unit(far, "alphonse"), 14) == 1
    assert why_not_shot(far, "alphonse", "said", "b16") == why
    assert why_not_shot(free, "alphonse", "said", "b16") == ""


def why_not_shot(table: Table, shooter: str, victim: str, h: str) -> str:
    s = table.state
    return missile.why_not_shot(s, sights_of(s), unit(table, shooter), unit(table, victim), hex_of(h))


@pytest.mark.rule("GUI-MEL-26", "GUI-MOV-11")
@pytest.mark.parametrize(("value", "why"), [("attacked", ""), ("safe", "GUI-MOV-11 bodies")])
def test_whether_a_man_among_heaps_of_dead_is_attacked(value: str, why: str) -> None:
    """§ 6.5: "wenn man sich nicht prinzipiell in dessen Feld hinein bewegen könnte"."""
    dead = {n: {"hex": "e4", "dead": True} for n in ("kosmas", "ioannes", "loukas", "markos", "stavros", "damianos")}
    table = scene(
        ours={"roland": "e5", "osbern": "a1"},
        theirs={"alexio": "e4", "beppe": "a2", **dead},
        step="combat",
        options={"choked_hex": value},
    )

    assert against(table, "attack roland alexio") == why
    assert watchers(table.state, board_of(table.state), hex_of("e5"), 0) == [unit(table, "alexio")]  # he strikes out


@pytest.mark.rule("GUI-MEL-16")
@pytest.mark.parametrize(
    ("value", "awake", "end"),
    [("holds", True, "dead"), ("holds", False, "stunned healthy"), ("lets-out", True, "stunned healthy")],
)
def test_whether_an_unconscious_enemy_shuts_a_man_in(value: str, awake: bool, end: str) -> None:
    """§ 6.2: "wenn alle zugänglichen Nachbarfelder von Gegnern besetzt sind"."""
    ring = dict(zip(("avray", "osbern", "rioulf", "thibaut", "eustache"), ("f5", "f6", "e6", "d6", "d5"), strict=True))
    ours = {name: {"hex": h, "stunned": not awake} for name, h in ring.items()}
    table = scene(
        ours={"robert": {"hex": "e4", "stunned": True}, "jacques": "a1", **ours},
        theirs={"faruq": {"hex": "e5", "stunned": True}, **FAR},
        options={"unconscious_enemy": value},
    )
    wounds.slay_surrounded(table.state)

    assert health(table, "faruq") == end


@pytest.mark.rule("GUI-BLD-25")
@pytest.mark.parametrize(("value", "why"), [("bars", "GUI-BLD-25"), ("through", "")])
def test_whether_a_sleeper_behind_a_window_keeps_others_out(value: str, why: str) -> None:
    """§ 8.4.1: "nur, wenn das Feld hinter dem Fenster frei von Gegnern ist"."""
    board = MAPS["lagoon+farm"]
    h, d = next(
        (h, d)
        for h in board.hexes
        for d in range(6)
        if board.side[h * 6 + d] == b.WINDOW
        and board.ground[board.near[h * 6 + d]] == t.INTERIOR
        and board.foot[h] == 1
    )
    inside = board.near[h * 6 + d]
    table = scene(
        board,
        {"jacques": name_of(h)},
        {"alexio": {"hex": name_of(inside), "stunned": True}, "beppe": "a1"},
        options={"sleeper_behind_window": value},
    )
    play(table, "move jacques")

    assert refused(table, f"step {name_of(inside)}") == why


@pytest.mark.rule("GUI-HOP-14", "GUI-HOP-15", "GUI-MIS-25")
@pytest.mark.parametrize(
    ("value", "archer", "stands", "state"),
    [
        ("yields", "h1", False, "healthy"),
        ("stands", "h1", True, "healthy"),
        ("stands", "n12", True, "wounded"),
        ("stands", "h14", True, "wounded"),
        ("stands", "a10", True, "wounded"),
    ],
)
def test_whether_an_arrow_drives_a_man_out_of_his_row(value: str, archer: str, stands: bool, state: str) -> None:
    """§ 7.3.1: "Bei einem Angriff von vorne werden Kampfergebnisse, die einen Rückzug verlangen, ignoriert"."""
    table = scene(
        ours={"mansur": archer, "avray": "a16"}, theirs=block(a=FRONT), step="fire", options={"row_under_fire": value}
    )
    s, okeanos = table.state, unit(table, "okeanos")
    missile.take_letter(s, unit(table, "mansur"), okeanos, missile.A, missile.OFFENSIVE)

    assert (top(s) != frames.RETREAT.number) is stands
    assert health(table, "okeanos") == state
