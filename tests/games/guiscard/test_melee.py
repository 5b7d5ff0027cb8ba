"""Chapters 6 and 7: columns and shifts, losses, advance, charges, hoplites, evasion."""

import pytest
from tests.games.guiscard.given import asked, health, offered, play, refused, rider, rolls, scene, unit, where

from porphyry.games.guiscard import GAME, frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import hex_of, name_of
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import charges, combat
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.games.guiscard.skirmish.contact import marker_hex
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}


def mask(table: Table, *names: str) -> int:
    return sum(1 << unit(table, n) for n in names)


def column(table: Table, ours: list[str], theirs: list[str], charge: int = 0) -> tuple[int, str, str]:
    """Difference, its column, and the column that is read."""
    s, a, d = table.state, mask(table, *ours), mask(table, *theirs)
    gap = me.difference(s, a, d, charge)
    base = t.melee_column(gap)
    read = max(0, min(len(t.MELEE_NAMES) - 1, base + me.column_shift(s, a, d, charge)))
    return gap, t.MELEE_NAMES[base], t.MELEE_NAMES[read]


@pytest.mark.rule("GUI-MEL-01", "GUI-MEL-02")
def test_attacks_are_voluntary_adjacent_and_once_a_turn() -> None:
    table = scene(
        ours={"jacques": "e5", "roland": "a1"}, theirs={"argyris": "e4", "diogenes": "e2"}, step="combat", dice=[8]
    )

    assert offered(table, "attack") == ["jacques argyris"]
    assert refused(table, "attack jacques diogenes") == "GUI-MEL-01"
    assert "done" in [a.text for a in table.legal()]
    play(table, "attack jacques argyris", "strike")
    assert st.has(table.state, unit(table, "jacques"), st.ATTACKED)


@pytest.mark.rule("GUI-MEL-03", "GUI-MEL-05")
@pytest.mark.parametrize(
    ("gap", "name"),
    [
        (-9, "<=0"),
        (0, "<=0"),
        (1, "1/4"),
        (5, "5/8"),
        (9, "9/15"),
        (15, "9/15"),
        (16, "16/25"),
        (40, "26/40"),
        (42, "41/60"),
        (80, "61/80"),
        (99, "81+"),
    ],
)
def test_the_difference_selects_the_column(gap: int, name: str) -> None:
    assert t.MELEE_NAMES[t.melee_column(gap)] == name


@pytest.mark.rule("GUI-MEL-04", "GUI-MEL-05")
def test_the_two_tables() -> None:
    assert [t.letter(t.melee_result(4, False, r)) for r in range(1, 11)] == list("FFFEEEDDCC")
    assert [t.letter(t.melee_result(4, True, r)) for r in range(1, 11)] == list("KJIHGECCC-")


@pytest.mark.rule("GUI-MEL-05")
def test_shifts_beyond_the_ends_are_lost() -> None:
    assert t.melee_result(-3, False, 1) == t.melee_result(0, False, 1)
    assert t.melee_result(99, False, 10) == t.melee_result(8, False, 10)


@pytest.mark.rule("GUI-MEL-06")
@pytest.mark.parametrize(("ours", "theirs", "shift"), [(".", "b", 1), ("b", ".", -1), ("b", "b", 0), (".", ".", 0)])
def test_the_ground_shifts_the_column(ours: str, theirs: str, shift: int) -> None:
    table = scene([theirs, ours], {"jacques": "a2"}, {"argyris": "a1"}, step="combat")

    assert me.column_shift(table.state, mask(table, "jacques"), mask(table, "argyris"), 0) == shift


@pytest.mark.rule("GUI-MEL-07")
def test_a_rider_fights_from_the_worse_of_his_two_hexes() -> None:
    table = scene([".", ".", "b"], {"robert": rider("a2", "n")}, {"argyris": "a1"}, step="combat")

    assert me.column_shift(table.state, mask(table, "robert"), mask(table, "argyris"), 0) == -1


@pytest.mark.rule("GUI-MEL-08")
def test_one_against_two_adds_their_defence() -> None:
    table = scene(ours={"robert": "e5"}, theirs={"argyris": "e4", "stelios": "f5"}, step="combat", chapters=6)

    play(table, "attack robert argyris", "also stelios")

    told = rolls(table, "MeleeRolled")[0]
    assert (told["attack"], told["defence"], told["difference"]) == (25, 13, 25 - 13)
    assert told["others"] == ["stelios"]  # the log names all who take part


@pytest.mark.rule("GUI-MEL-09", "GUI-MEL-10", "GUI-MEL-11")
def test_two_against_one_add_their_attack_and_shift_one_column() -> None:
    table = scene(ours={"jacques": "e5", "roland": "f5"}, theirs={"argyris": "e4"}, step="combat", chapters=6)

    play(table, "attack jacques argyris", "join roland")

    told = rolls(table, "MeleeRolled")[0]
    assert (told["difference"], told["shift"]) == (13 + 14 - 6, 1)
    assert (told["attack"], told["defence"], told["others"]) == (13 + 14, 6, ["roland"])
    assert told["result"] == told["roll"]


@pytest.mark.rule("GUI-MEL-12")
def test_against_a_rider_only_riders_together_get_the_bonus() -> None:
    table = scene(
        ours={"jacques": "d5", "roland": "f5", "robert": rider("e5", "n"), "arthur": rider("d4", "se")},
        theirs={"zahir": rider("e3", "n")},
        step="combat",
    )
    s, v = table.state, mask(table, "zahir")

    assert me.column_shift(s, mask(table, "jacques", "roland"), v, 0) == 0
    assert me.column_shift(s, mask(table, "jacques", "robert"), v, 0) == 0
    assert me.column_shift(s, mask(table, "robert", "arthur"), v, 0) == 1


@pytest.mark.rule("GUI-MEL-13")
def test_never_several_against_several() -> None:
    table = scene(
        ours={"jacques": "e5", "roland": "d5", "avray": "f5"}, theirs={"argyris": "e4", "stelios": "f4"}, step="combat"
    )
    play(table, "attack jacques argyris", "join roland")

    assert refused(table, "also stelios") == "GUI-MEL-13"


@pytest.mark.rule("GUI-MEL-14", "GUI-MEL-15")
def test_the_owner_chooses_who_suffers_and_all_retreat() -> None:
    hurt = scene(ours={"robert": "e5"}, theirs={"argyris": "e4", "manueles": "f5"}, step="combat", dice=[5], chapters=6)
    play(hurt, "attack robert argyris", "also manueles")  # 25 - 12: column 9/15, five is E
    assert asked(hurt) == (1, "choose-loss")
    play(hurt, "suffer manueles")
    assert (health(hurt, "argyris"), health(hurt, "manueles")) == ("healthy", "wounded")

    back = scene(ours={"robert": "e5"}, theirs={"argyris": "e4", "manueles": "f5"}, step="combat", dice=[8], chapters=6)
    play(back, "attack robert argyris", "also manueles")
    while asked(back)[1] == "choose-retreat":
        play(back, back.legal()[0].text)
    assert where(back, "argyris") != "e4"
    assert where(back, "manueles") != "f5"


@pytest.mark.rule("GUI-MEL-16")
def test_an_unconscious_man_shut_in_by_enemies_dies() -> None:
    rows = ["WWW", "W.W", "...", "..."]
    table = scene(
        rows, {"robert": "a4", "roland": "c3"}, {"faruq": {"hex": "b2", "stunned": True}, "said": "c1"}, step="move"
    )
    assert health(table, "faruq") == "stunned healthy"

    play(table, "move robert", "step b4", "step b3", "stop")

    assert health(table, "faruq") == "dead"


@pytest.mark.rule("GUI-MEL-17", "GUI-MEL-18")
def test_the_worst_ground_counts_for_all() -> None:
    """Rulebook § 6.2: difference nine, one attacker on bad ground: down to 5/8, and the joint bonus back to 9/15."""
    table = scene([".....", "..b..", "....."], {"avray": "c2", "osbern": "b3"}, {"nikolaos": "b2"}, step="combat")
    s = table.state
    s.facts[st.BASE + unit(table, "nikolaos") * st.SIZE + st.MARKS] = 0
    gap = me.difference(s, mask(table, "avray", "osbern"), mask(table, "nikolaos"), 0)

    assert (t.MELEE_NAMES[t.melee_column(9)], gap) == ("9/15", 13)
    assert column(table, ["avray", "osbern"], ["nikolaos"])[1:] == ("9/15", "9/15")
    assert column(table, ["avray"], ["nikolaos"])[1:] == ("1/4", "<=0")


@pytest.mark.rule("GUI-MEL-19")
def test_armour_makes_the_result_one_row_lower() -> None:
    bare = scene(ours={"jacques": "e5"}, theirs={"argyris": "e4", **FAR}, step="combat", dice=[4], chapters=6)
    table = scene(ours={"jacques": "e5"}, theirs={"nikolaos": "e4", **FAR}, step="combat", dice=[4], chapters=6)

    play(bare, "attack jacques argyris", "strike")
    play(table, "attack jacques nikolaos", "strike")  # 13 - 6 = 7: column 5/8, four is E, five is D

    assert (health(bare, "argyris"), health(table, "nikolaos")) == ("wounded", "stunned healthy")


@pytest.mark.rule("GUI-MEL-20")
def test_mixed_defenders_have_no_armour_bonus_and_the_bare_one_suffers() -> None:
    table = scene(
        ours={"robert": "e5"}, theirs={"nikolaos": "e4", "manueles": "f5"}, step="combat", dice=[5], chapters=6
    )

    play(table, "attack robert nikolaos", "also manueles")

    assert (health(table, "nikolaos"), health(table, "manueles")) == ("healthy", "wounded")


@pytest.mark.rule("GUI-MEL-21", "GUI-MEL-22", "GUI-MEL-23", "GUI-MEL-24")
def test_the_winner_follows_at_once_with_half_his_points_into_the_hex_left() -> None:
    table = scene(
        ours={"jacques": "e5", "avray": "a1"},
        theirs={"alexio": "e4", "dorian": "a2"},
        step="combat",
        dice=[1],
        chapters=6,
    )
    play(table, "attack jacques alexio", "strike")
    assert asked(table) == (0, "offer-advance")

    assert offered(table, "advance") == ["jacques e4"]
    play(table, "advance jacques e4", "step e3", "step e2", "step e1")
    assert asked(table) == (0, "combat")
    assert where(table, "jacques") == "e1"
    assert st.get(table.state, unit(table, "jacques"), st.SPENT) == 0


@pytest.mark.rule("GUI-MEL-22")
def test_over_a_sleeper_but_not_onto_him() -> None:
    table = scene(
        ours={"jacques": "e5", "avray": "a1"},
        theirs={"alexio": "e4", "dorian": "a2"},
        step="combat",
        dice=[6],
        chapters=6,
    )
    play(table, "attack jacques alexio", "strike")  # 13 - 5 = 8: column 5/8, six is D
    play(table, "advance jacques e4")

    assert refused(table, "stop") == "GUI-STK-03"
    play(table, "step e3", "stop")
    assert where(table, "jacques") == "e3"


@pytest.mark.rule("GUI-MEL-25")
def test_enemies_in_melee_do_not_check_the_advance() -> None:
    """Argyris is adjacent to Avray, so he cannot check Jacques, who advances past him; Milo, alone, can."""
    free = scene(
        ours={"jacques": "e5", "avray": "g3"},
        theirs={"alexio": "e4", "argyris": "f3"},
        step="combat",
        dice=[1, 10],
        chapters=6,
    )
    caught = scene(
        ours={"jacques": "e5"}, theirs={"alexio": "e4", "milo": "f3"}, step="combat", dice=[1, 10], chapters=6
    )
    for table in (free, caught):
        play(table, "attack jacques alexio", "strike")
        play(table, "advance jacques e4", "step e3")
        if asked(table)[1] == "advance-on":
            play(table, "step e2")

    assert rolls(free, "InfiltrationRolled") == []
    assert [c["enemy"] for c in rolls(caught, "InfiltrationRolled")] == ["milo"]


@pytest.mark.rule("GUI-MEL-26", "GUI-MEL-27")
def test_where_one_could_not_go_one_cannot_strike() -> None:
    table = scene(["W.t", "..."], {"albert": "b2"}, {"said": "a1", "omar": "c2"}, step="combat")
    assert refused(table, "attack albert said") == "GUI-MEL-27"
    tree = scene(
        [".t.", "...", "..."], {"robert": rider("b2", "n"), "roland": "a3"}, {"said": "b1", "omar": "a2"}, step="combat"
    )

    assert refused(tree, "attack robert said") == "GUI-MEL-27"


@pytest.mark.rule("GUI-MEL-28")
def test_a_rider_strikes_all_round() -> None:
    table = scene(ours={"robert": rider("e5", "n")}, theirs={"argyris": "e7", "diogenes": "d6"}, step="combat")

    assert offered(table, "attack") == ["robert argyris", "robert diogenes"]


@pytest.mark.rule("GUI-MEL-31")
def test_room_is_made_for_a_thrown_rider() -> None:
    ring = dict(
        zip(("said", "mansur", "omar", "harun", "massin", "gaya"), ("b4", "d4", "b5", "d5", "b6", "d6"), strict=True)
    )
    table = scene(ours={"alphonse": "c12"}, theirs={"zahir": rider("c4", "n"), **ring}, step="fire", dice=[3, 1])

    play(table, "fire alphonse c5")
    assert asked(table) == (1, "choose-fall")
    play(table, "fall b5")
    assert asked(table) == (1, "choose-room")
    play(table, table.legal()[0].text)  # and he falls there at once

    assert where(table, "zahir") == "b5"
    assert GAME.faults(table.state) == []


@pytest.mark.rule("GUI-MEL-32")
def test_among_enemies_only_a_thrown_rider_dies() -> None:
    ring = dict(
        zip(("said", "mansur", "omar", "harun", "massin", "gaya"), ("b4", "d4", "b5", "d5", "b6", "d6"), strict=True)
    )
    table = scene(
        ours={"karim": "c13", **ring}, theirs={"arthur": rider("c4", "n"), "roland": "t1"}, step="fire", dice=[3, 2]
    )

    play(table, "fire karim c5")

    assert health(table, "arthur") == "dead"


@pytest.mark.rule("GUI-MEL-33", "GUI-MEL-34", "GUI-MEL-35")
def test_a_loose_horse_fights_as_an_unarmoured_rider_with_defence_one() -> None:
    table = scene(
        ours={"avray": "e6"}, theirs={"zahir-horse": {"hex": "e5", "facing": "s"}, "said": "a1"}, step="combat"
    )
    s, horse = table.state, unit(table, "zahir-horse")

    assert (st.defence(s, horse), st.is_armoured(s, horse)) == (1, False)
    assert me.uses_mounted_table(s, mask(table, "avray"), 1 << horse, 0)
    iron = scene(ours={"avray": "e6"}, theirs={"leon-horse": {"hex": "e5", "facing": "s"}, "said": "a1"}, step="combat")
    assert me.die_modifier(iron.state, mask(iron, "avray"), mask(iron, "leon-horse"), 0) == 1
    for letter, dead in ((me.H, False), (me.I, True)):
        one = table.clone()
        combat.suffer(one.state, horse, letter)
        assert (health(one, "zahir-horse") == "dead") == dead


# ---------------------------------------------------------------- charges

RUN = {"arthur": rider("h14", "n")}


@pytest.mark.rule("GUI-CHG-16")
def test_the_charge_28_to_42_and_9_to_13() -> None:
    """Rulebook § 7.2.3: attack 28 becomes 42, defence 9 becomes 13; 42 - 9 and 42 - 13 both in column 26/40."""
    table = scene(ours={"romaric": rider("h10", "n")}, theirs={"khaled": rider("h8", "s")}, step="combat")

    assert column(table, ["romaric"], ["khaled"], me.CHARGE)[:2] == (33, "26/40")
    assert column(table, ["romaric"], ["khaled"], me.COUNTERED)[:2] == (29, "26/40")


@pytest.mark.rule("GUI-CHG-18", "GUI-CHG-19")
def test_a_strong_counter_charge_turns_the_tables() -> None:
    """A 8 -> 12, D 9 -> 13: exchange, difference one, the charger is the defender, and A or B hurts nobody."""
    table = scene(ours={"yusuf": rider("h10", "n", wounded=True)}, theirs={"khaled": rider("h8", "s")}, step="combat")
    s = table.state

    assert me.is_reversed(s, unit(table, "yusuf"), unit(table, "khaled"))
    assert me.difference(s, mask(table, "yusuf"), mask(table, "khaled"), me.REVERSED) == 1


@pytest.mark.rule("GUI-CHG-01", "GUI-CHG-04", "GUI-CHG-06", "GUI-SEQ-04")
def test_a_charge_is_declared_hex_by_hex() -> None:
    table = scene(ours=RUN, theirs={"said": "h5", **FAR}, step="charge")
    assert offered(table, "charge") == ["arthur said"]

    play(table, "charge arthur said")
    while asked(table)[1] == "choose-path":
        play(table, "ride " + next(h for h in offered(table, "ride") if h[0] == "h"))

    told = rolls(table, "ChargeDeclared")[0]
    assert told["target"] == "said"
    path = told["path"]
    assert isinstance(path, list)
    assert len(path) >= 6
    assert path[-4:] == ["h9", "h8", "h7", "h6"]


@pytest.mark.rule("GUI-CHG-04")
def test_a_charge_needs_six_hexes() -> None:
    """In a lane one hex wide: four hexes are too few, six are enough."""
    near = scene(["."] * 14, {"arthur": rider("a12", "n"), "avray": "a14"}, {"said": "a7"}, step="charge")
    far = scene(["."] * 14, {"arthur": rider("a12", "n"), "avray": "a14"}, {"said": "a5"}, step="charge")

    assert charges.why_not_charge(near.state, unit(near, "arthur"), unit(near, "said")) == "GUI-CHG-06 no-path"
    assert offered(far, "charge") == ["arthur said"]


@pytest.mark.rule("GUI-CHG-02")
def test_the_target_must_be_in_front() -> None:
    table = scene(ours={"arthur": rider("h8", "n")}, theirs={"said": "h16", "omar": "h1"}, step="charge")

    assert refused(table, "charge arthur said") == "GUI-CHG-02"


@pytest.mark.rule("GUI-CHG-03")
def test_men_on_foot_do_not_hide_a_target_from_a_rider_but_riders_do() -> None:
    foot = scene(ours=RUN, theirs={"said": "h5", "harun": "h9"}, step="charge")
    mounted = scene(ours={**RUN, "robert": rider("h9", "n")}, theirs={"said": "h5"}, step="charge")

    assert charges.rider_sees(foot.state, unit(foot, "arthur"), hex_of("h5"))
    assert refused(mounted, "charge arthur said") == "GUI-CHG-02"


@pytest.mark.rule("GUI-CHG-05")
def test_no_tight_turns_in_a_charge() -> None:
    table = scene(ours=RUN, theirs={"said": "h5"}, step="charge")
    play(table, "charge arthur said")

    assert set(offered(table, "ride")) <= {"g13", "h13", "i14", "g14", "i13"}


def charged(table: Table, line: str) -> None:
    """Declare a charge straight ahead wherever that is offered."""
    play(table, line)
    while asked(table)[1] == "choose-path":
        ways = offered(table, "ride")
        play(table, "ride " + ways[len(ways) // 2])


@pytest.mark.rule("GUI-CHG-07", "GUI-CHG-08", "GUI-CHG-09", "GUI-CHG-10", "GUI-CHG-11")
def test_charge_and_counter_charge() -> None:
    """Rulebook § 7.2.2: a heavy rider answers into the last two hexes; one who looks the other way cannot."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "a1"},
        theirs={"massin": "h5", "khaled": rider("h4", "s"), "hassan": rider("l4", "n"), **FAR},
        step="charge",
        dice=[3],
    )
    charged(table, "charge arthur massin")
    assert asked(table) == (1, "offer-counter-charge")
    assert offered(table, "answer") == ["khaled"]
    path = rolls(table, "ChargeDeclared")[0]["path"]
    assert isinstance(path, list)
    play(table, "answer " + offered(table, "answer")[0], "done")

    assert where(table, "khaled") == path[-2]
    assert where(table, "arthur") == path[-3]


@pytest.mark.rule("GUI-CHG-10", "GUI-CHG-14")
def test_who_answers_one_charge_does_not_ride_at_another() -> None:
    """Khaled rides at Arthur; Romaric, who charged at where Khaled stood, comes too late and pulls him nowhere."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "romaric": rider("q2", "nw"), "avray": "a1"},
        theirs={"massin": "h5", "khaled": rider("h4", "s"), **FAR},
        step="charge",
        dice=[3, 3, 3],
    )
    charged(table, "charge arthur massin")
    play(table, "answer khaled")
    charged(table, "charge romaric khaled")
    path = rolls(table, "ChargeDeclared")[0]["path"]
    assert isinstance(path, list)
    play(table, "done")

    assert (where(table, "khaled"), where(table, "arthur")) == (path[-2], path[-3])
    assert where(table, "romaric") == "i3"


@pytest.mark.rule("GUI-CHG-10")
def test_a_counter_charge_that_has_no_room_before_the_edge_is_not_ridden() -> None:
    """Arthur has come up to the edge of the map: one hex is before him, and a horse needs two."""
    table = scene(ours={"arthur": rider("h2", "n")}, theirs={"khaled": rider("k9", "s"), **FAR})
    s, arthur, khaled = table.state, unit(table, "arthur"), unit(table, "khaled")
    st.put(s, arthur, st.TARGET, khaled)
    st.put(s, khaled, st.TARGET, arthur)
    st.mark(s, arthur, st.CHARGING)
    st.mark(s, khaled, st.COUNTERING)
    push(s, frames.RIDE.number, arthur, 0, 0, 99, 0, 0, 0)

    charges.end_ride(s, arthur, True)

    assert where(table, "khaled") == "k9"
    assert not st.has(s, khaled, st.COUNTERING)


@pytest.mark.rule("GUI-CHG-12")
def test_the_target_itself_may_answer() -> None:
    table = scene(ours={"arthur": rider("h15", "n")}, theirs={"khaled": rider("h5", "s"), **FAR}, step="charge")

    charged(table, "charge arthur khaled")

    assert asked(table) == (1, "offer-counter-charge")
    assert offered(table, "answer") == ["khaled"]


@pytest.mark.rule("GUI-CHG-13")
def test_nobody_is_charged_at_twice() -> None:
    table = scene(
        ours={"arthur": rider("h15", "n"), "romaric": rider("k15", "n")},
        theirs={"said": "h5", "omar": "k4"},
        step="charge",
    )
    charged(table, "charge arthur said")

    assert refused(table, "charge romaric said") == "GUI-CHG-13"


@pytest.mark.rule("GUI-CHG-14", "GUI-CHG-17")
def test_charges_are_ridden_first_and_fought_first() -> None:
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "a1"},
        theirs={"said": "h5", "mansur": "t1"},
        step="charge",
        dice=[1],
    )
    charged(table, "charge arthur said")
    assert where(table, "arthur") == "h6"
    assert asked(table) == (0, "move")
    assert refused(table, "move arthur") == "GUI-MOV-03"
    play(table, "done")
    if asked(table)[1] == "offer-evasion":
        play(table, "stand")

    told = rolls(table, "MeleeRolled")[0]
    assert (told["unit"], told["target"], told["difference"]) == ("arthur", "said", 31 + 15 - 5)


@pytest.mark.rule("GUI-CHG-20")
def test_three_norman_knights_in_line_charge_with_one_more_column() -> None:
    table = scene(
        ours={"arthur": rider("g15", "n"), "tancredi": rider("h15", "n"), "romaric": rider("i15", "n"), "avray": "a1"},
        theirs={"said": "g5", "mansur": "h5", "faruq": "i5"},
        step="charge",
    )
    for ours, theirs in (("arthur", "said"), ("tancredi", "mansur"), ("romaric", "faruq")):
        play(table, f"charge {ours} {theirs}")
        while asked(table)[1] == "choose-path":
            col = "ghi"[("arthur", "tancredi", "romaric").index(ours)]
            play(table, "ride " + next(h for h in offered(table, "ride") if h[0] == col))
    play(table, "done")
    s = table.state

    assert [st.has(s, unit(table, n), st.REACHED) for n in ("arthur", "tancredi", "romaric")] == [True] * 3
    assert me.column_shift(s, mask(table, "arthur"), mask(table, "said"), me.CHARGE) == 1


@pytest.mark.rule("GUI-CHG-21")
def test_cataphracts_have_the_group_bonus_against_foot_only() -> None:
    ours = {"leon": rider("g5"), "konstantinos": rider("h5"), "nikephoros": rider("i5")}
    table = scene(ours=ours, theirs={"roland": "g4", "arthur": rider("h3", "n")}, step="combat")
    s = table.state
    for n in ours:
        st.mark(s, unit(table, n), st.GROUPED | st.REACHED)

    assert me.in_group(s, unit(table, "leon"), unit(table, "roland"))
    assert not me.in_group(s, unit(table, "konstantinos"), unit(table, "arthur"))


# ---------------------------------------------------------------- hoplites

# A block three wide (along the north-east axis) and three deep, facing north: g6 h6 i5 in front.
FRONT = {"nikolaos": "g6", "okeanos": "h6", "georgios": "i5"}
SECOND = {"ioannes": "g7", "kosmas": "h7", "loukas": "i6"}
THIRD = {"markos": "g8", "stavros": "h8", "damianos": "i7"}


def block(corner: str = "nw-n", **ranks: dict[str, str]) -> dict[str, object]:
    return {
        n: {"hex": h, "facing": corner, "formation": True, "lances_right": True}
        for rank in ranks.values()
        for n, h in rank.items()
    }


@pytest.mark.rule("GUI-HOP-02", "GUI-HOP-05", "GUI-HOP-07", "GUI-HOP-16")
def test_tancredi_and_robert_attack_okeanos_in_front() -> None:
    """Rulebook § 7.3.1: 22 + 25 - 7 = 40, column 26/40; +1 joint, -3 depth: read in 9/15."""
    table = scene(
        ours={"tancredi": "h4", "robert": "g4"},
        theirs=block(a=FRONT, b=SECOND, c=THIRD),
        step="combat",
    )
    s = table.state

    assert column(table, ["tancredi", "robert"], ["okeanos"]) == (40, "26/40", "9/15")
    assert me.strikes_lances(s, board_of(s), mask(table, "tancredi", "robert"), unit(table, "okeanos"))


@pytest.mark.rule("GUI-HOP-10", "GUI-HOP-16")
def test_drogo_and_arthur_attack_nikolaos_on_the_shield_side() -> None:
    """22 + 26 - 6 = 42, column 41/60; +1 joint only: read in 61/80."""
    table = scene(
        ours={"drogo": "f7", "arthur": "g5"},
        theirs=block(a=FRONT, b=SECOND, c=THIRD),
        step="combat",
    )
    s = table.state
    u = unit(table, "nikolaos")
    assert me.side_of(s, u, unit(table, "drogo")) == me.SHIELD
    gap = me.difference(s, mask(table, "drogo", "arthur"), 1 << u, 0)

    assert (gap, t.MELEE_NAMES[t.melee_column(gap)], t.MELEE_NAMES[t.melee_column(gap) + 1]) == (42, "41/60", "61/80")
    assert me.SIDE_SHIFT[me.SHIELD] == 0


@pytest.mark.rule("GUI-HOP-11", "GUI-HOP-12", "GUI-HOP-13")
def test_the_open_side_and_the_rear() -> None:
    table = scene(
        ours={"drogo": "j5", "arthur": "h9", "robert": "i4"}, theirs=block(a=FRONT, b=SECOND, c=THIRD), step="combat"
    )
    s = table.state

    assert me.column_shift(s, mask(table, "drogo"), mask(table, "georgios"), 0) == 1
    assert me.column_shift(s, mask(table, "arthur"), mask(table, "stavros"), 0) == 2
    assert me.column_shift(s, mask(table, "drogo", "robert"), mask(table, "georgios"), 0) == 2  # +1 side, +1 joint


@pytest.mark.rule("GUI-HOP-06")
def test_beaten_lances_lay_the_man_open() -> None:
    table = scene(ours={"robert": "h4"}, theirs=block(a=FRONT), step="combat", dice=[1])
    s = table.state
    play(table, "attack robert okeanos", "strike")

    assert (health(table, "okeanos"), len(rolls(table, "LancesBeaten"))) == ("healthy", 1)
    assert not me.strikes_lances(s, board_of(s), mask(table, "robert"), unit(table, "okeanos"))


@pytest.mark.rule("GUI-HOP-14", "GUI-HOP-15")
def test_a_row_cannot_fall_back() -> None:
    front = scene(ours={"jacques": "h5"}, theirs=block(a=FRONT), step="combat")
    side = scene(ours={"jacques": "j5"}, theirs=block(a=FRONT), step="combat")

    combat.give_ground(front.state, unit(front, "okeanos"), mask(front, "jacques"))
    combat.give_ground(side.state, unit(side, "georgios"), mask(side, "jacques"))

    assert (health(front, "okeanos"), health(side, "georgios")) == ("healthy", "wounded")


@pytest.mark.rule("GUI-HOP-08")
def test_a_deep_row_attacks_with_its_depth() -> None:
    table = scene(ours={"roland": "h5"}, theirs=block(a=FRONT, b=SECOND, c=THIRD), step="combat", active=1)

    assert me.column_shift(table.state, mask(table, "okeanos"), mask(table, "roland"), 0) == 3


@pytest.mark.rule("GUI-HOP-01", "GUI-HOP-04", "GUI-HOP-18")
def test_three_healthy_men_in_a_row_form_up() -> None:
    table = scene(ours=dict(FRONT.items()), theirs=FAR)
    assert "okeanos nw-n" in offered(table, "form")
    hurt = scene(ours={"nikolaos": "g6", "okeanos": {"hex": "h6", "wounded": True}, "georgios": "i5"}, theirs=FAR)

    play(table, "form okeanos nw-n")  # no file yet: the lances lie to the north-west

    assert offered(hurt, "form") == []
    s = table.state
    markers = {name_of(marker_hex(s, board_of(s), unit(table, n))) for n in FRONT}
    assert markers == {"f6", "g5", "h5"}


@pytest.mark.rule("GUI-HOP-03", "GUI-HOP-09")
def test_the_formation_marches_three_hexes_together() -> None:
    table = scene(ours=block(a=FRONT), theirs=FAR)

    play(table, *["march nikolaos n"] * 3)

    assert [where(table, n) for n in FRONT] == ["g3", "h3", "i2"]
    assert offered(table, "march") == []


@pytest.mark.rule("GUI-HOP-17", "GUI-HOP-19", "GUI-HOP-20", "GUI-HOP-21")
def test_foulkon() -> None:
    small = scene(ours=block(a=FRONT), theirs=FAR)
    table = scene(ours=block(a=FRONT, b=SECOND), theirs=FAR)
    assert offered(small, "foulkon") == []

    play(table, "foulkon okeanos")
    s = table.state

    assert all(st.has(s, unit(table, n), st.FOULKON) for n in (*FRONT, *SECOND))
    play(table, "march nikolaos s", "march nikolaos s")
    assert offered(table, "march") == []
    fight = scene(ours={"okeanos": {"hex": "e5", "foulkon": True}}, theirs={"said": "e4"}, step="combat")
    assert me.column_shift(fight.state, mask(fight, "okeanos"), mask(fight, "said"), 0) == -1
    arrow = scene(ours={"karim": "e9"}, theirs={"okeanos": {"hex": "e5", "foulkon": True}}, step="fire", dice=[1, 1])
    play(arrow, "fire karim e5")
    assert rolls(arrow, "ShotTold")[0]["cover"] == "medium"


# ---------------------------------------------------------------- evasion


@pytest.mark.rule("GUI-EVA-01", "GUI-EVA-02", "GUI-EVA-05")
def test_the_faster_man_slips_away() -> None:
    table = scene(ours={"robert": "e5"}, theirs={"alexio": "e4", **FAR}, step="combat")
    play(table, "attack robert alexio", "strike")
    assert asked(table) == (1, "offer-evasion")

    play(table, "evade", "retreat e3")

    assert where(table, "alexio") == "e3"
    assert rolls(table, "MeleeRolled") == []
    assert st.has(table.state, unit(table, "robert"), st.ATTACKED) or table.state.facts[st.ACTIVE] == 1


@pytest.mark.rule("GUI-EVA-01")
def test_the_slower_man_stands() -> None:
    table = scene(ours={"jacques": "e5"}, theirs={"argyris": "e4", **FAR}, step="combat")

    play(table, "attack jacques argyris", "strike")

    assert len(rolls(table, "MeleeRolled")) == 1


@pytest.mark.rule("GUI-EVA-03")
def test_no_friend_makes_room_for_one_who_evades() -> None:
    ring = {"argyris": "e3", "diogenes": "d4", "manueles": "f4"}
    table = scene(ours={"robert": "e5"}, theirs={"alexio": "e4", **ring}, step="combat")

    play(table, "attack robert alexio", "strike")

    assert len(rolls(table, "MeleeRolled")) == 1


@pytest.mark.rule("GUI-EVA-04")
def test_evading_past_enemies_is_checked() -> None:
    table = scene(ours={"robert": "e5", "osbern": "e2"}, theirs={"alexio": "e4", **FAR}, step="combat", dice=[1])
    play(table, "attack robert alexio", "strike")

    play(table, "evade", "retreat e3")

    assert [c["enemy"] for c in rolls(table, "InfiltrationRolled")] == ["osbern"]


@pytest.mark.rule("GUI-INF-09", "GUI-MEL-25")
def test_the_first_hex_of_an_advance_is_not_checked() -> None:
    """Stelios stands beside the hex Robert leaves; only hexes before the last but after the first step count."""
    table = scene(ours={"robert": "e6"}, theirs={"alexio": "e5", "stelios": "f6"}, step="combat", chapters=6, dice=[1])
    play(table, "attack robert alexio", "strike", "advance robert e5")

    assert (where(table, "robert"), rolls(table, "InfiltrationRolled")) == ("e5", [])


@pytest.mark.rule("GUI-HOP-03")
def test_who_walks_alone_leaves_the_row_at_once() -> None:
    table = scene(ours=block(a=FRONT, b=SECOND), theirs=FAR)
    play(table, "move okeanos")

    assert not st.has(table.state, unit(table, "okeanos"), st.FORMATION)
    assert table.state.facts[st.FORMED] == 5
