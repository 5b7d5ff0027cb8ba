"""Worked examples of the rulebook with their numbers, where they need a scene of their own.

Others stand with their chapters: the slope archers and the tents in test_sight, riders over friends in test_missile, the joint
attack and the hoplites' columns in test_melee, the house corner in test_cover, the corner slits in test_openings, Arthur in
test_readings.  Pictures are lost, so the hexes are ours; the numbers are those of the text.
"""

from collections import Counter

import pytest
from tests.games.guiscard.given import asked, offered, play, points, refused, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_melee import charged, column

from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground.hexes import distance, hex_of
from porphyry.games.guiscard.ground.sight import CLEAR, REASONS, Sights
from porphyry.games.guiscard.scenarios import sights_of
from porphyry.games.guiscard.skirmish import melee, missile
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}


def shot(table: Table, shooter: str, victim: str) -> str:
    s, v = table.state, unit(table, victim)
    return missile.why_not_shot(s, sights_of(s), unit(table, shooter), v, st.get(s, v, st.HEX))[:10]


def checks(table: Table) -> dict[str, int]:
    """Infiltration rolls by hex."""
    return dict(Counter(str(one["hex"]) for one in rolls(table, "InfiltrationRolled")))


@pytest.mark.rule("GUI-INF-01", "GUI-INF-03", "GUI-INF-04")
def test_roberts_infiltration() -> None:
    """§ 4.3, example 1: one check by Argyris in the first hex, none in the second; then Stelios before the attack on Alexio."""
    table = scene(
        ours={"robert": rider("e9", "n")},
        theirs={"argyris": "d6", "alexio": "e4", "stelios": "f5"},
        step="move",
        chapters=6,
        dice=[5, 5, 1],
    )
    play(table, "move robert", "step e8", "step e7", "step e6", "step e5", "stop")
    assert checks(table) == {"e6": 1}
    if asked(table)[1] == "move":
        play(table, "done")
    play(table, "attack robert alexio", "strike")

    assert [(one["enemy"], one["hex"]) for one in rolls(table, "InfiltrationRolled")] == [
        ("argyris", "e6"),
        ("stelios", "e5"),
    ]


@pytest.mark.rule("GUI-INF-11", "GUI-INF-12", "GUI-INF-03")
@pytest.mark.parametrize(
    ("way", "expected"),
    [(("e6", "d6"), {"e6": 1}), (("e6", "f6"), {"e6": 1}), (("f7", "g6"), {"f7": 2, "g6": 1})],
)
def test_ruggiero_chooses_between_three_ways(way: tuple[str, str], expected: dict[str, int]) -> None:
    """§ 4.3, example 4: two ways with one check in the first hex, a third with two checks there and one in the second."""
    table = scene(
        ours={"karim": "e13", "harun": "e5", "omar": "g7", "said": "f8", "mansur": "h6"},
        theirs={"ruggiero": "e7"},
        step="fire",
        dice=[1, 6, 1, 1, 1],
    )
    play(table, "fire karim e7")
    assert refused(table, f"retreat {way[0]}") == ""
    assert refused(table, "retreat d8") == "GUI-INF-12"  # the way that would avoid every check does not lead away
    play(table, f"retreat {way[0]}", f"retreat {way[1]}")

    assert checks(table) == expected
    assert where(table, "ruggiero") == way[1]


@pytest.mark.rule("GUI-MTD-06")
def test_a_man_in_armour_mounts() -> None:
    """§ 4.4.2: M 6 on foot; one point to walk, three to mount, the remaining two become four.  The example's Dragon is no knight (§ 4)."""
    table = scene(ours={"leon": "g6", "leon-horse": {"hex": "e5", "facing": "n"}}, theirs=FAR)
    play(table, "move leon", "step f6", "mount leon-horse")

    assert points(table) == 4


@pytest.mark.rule("GUI-LAN-01")
def test_a_north_african_throws_before_and_beside_him_not_behind() -> None:
    """§ 7.1, left: at the two knights, not at the men on foot behind him."""
    table = scene(
        ours={"khaled": rider("j9", "n")},
        theirs={"robert": rider("j5", "s"), "tancredi": rider("n8", "s"), "avray": "j13", "osbern": "i14"},
        step="fire",
    )

    assert [shot(table, "khaled", n) for n in ("robert", "tancredi", "avray", "osbern")] == [
        "",
        "",
        "GUI-LAN-01",
        "GUI-LAN-01",
    ]


@pytest.mark.rule("GUI-LAN-02")
def test_over_a_friend_beside_him_at_three_hexes_not_at_two() -> None:
    """§ 7.1, right: both knights are targets, Amadeo at two hexes is not."""
    ours = {"khaled": rider("j9", "n"), "massin": "j8", "gaya": "k9"}
    far = scene(ours=ours, theirs={"robert": rider("j6", "n"), "tancredi": rider("m8", "ne")}, step="fire")
    near = scene(ours=ours, theirs={"amadeo": "j7"}, step="fire")

    assert (shot(far, "khaled", "robert"), shot(far, "khaled", "tancredi")) == ("", "")
    assert shot(near, "khaled", "amadeo") == "GUI-LAN-02"


@pytest.mark.rule("GUI-CHG-10", "GUI-CHG-11")
def test_a_charge_of_ten_hexes_and_its_answer() -> None:
    """§ 7.2.2: ten hexes on a Numidian; a heavy rider answers within five into the last two; the Fatimid looks away."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "a1"},
        theirs={"massin": "h4", "khaled": rider("h3", "s"), "idris": rider("j3", "s"), "hassan": rider("l4", "n")},
        step="charge",
        dice=[10],
    )
    charged(table, "charge arthur massin")
    path = rolls(table, "ChargeDeclared")[0]["path"]
    assert isinstance(path, list)
    assert len(path) == 10
    assert "hassan" not in offered(table, "answer")
    answering = offered(table, "answer")[0]
    before = where(table, answering)
    play(table, f"answer {answering}")
    while rolls(table, "MeleeRolled") == [] and asked(table)[1] in ("charge", "move", "combat"):
        play(table, "done")

    moved = [one for events in table.events for one in events if one.kind == "UnitMoved" and one.rule == "GUI-CHG-10"]
    assert [one.params["hex"] for one in moved][-1] == path[-2]
    assert len(moved) <= 5
    assert distance(hex_of(before), hex_of(str(path[-2]))) <= 5


@pytest.mark.rule("GUI-CHG-16")
@pytest.mark.parametrize(("charge", "gap"), [(melee.CHARGE, 42 - 9), (melee.COUNTERED, 42 - 13)])
def test_28_becomes_42_and_9_becomes_13(charge: int, gap: int) -> None:
    """§ 7.2.3."""
    table = scene(ours={"romaric": rider("h10", "n")}, theirs={"zahir": rider("h8", "s")}, step="combat")
    s = table.state

    assert (st.attack(s, unit(table, "romaric")), st.defence(s, unit(table, "zahir"))) == (28, 9)
    assert column(table, ["romaric"], ["zahir"], charge)[:2] == (gap, "26/40")


@pytest.mark.rule("GUI-CAS-17")
@pytest.mark.parametrize(
    ("shooter", "target", "told"),
    [("m8", "m4", "clear"), ("n11", "s9", "palisade"), ("n12", "n18", "clear"), ("p10", "t9", "edge")],
)
def test_dead_ground_round_the_castle(shooter: str, target: str, told: str) -> None:
    """§ 9.3.1: Alphonse hits Philemon from tower and south wall-walk; Olivier on the stairs or in the east misses Manueles."""
    line = Sights(MAPS["eagle-nest"]).line(hex_of(shooter), hex_of(target))

    assert REASONS[line.blocked] == told
    assert (line.blocked == CLEAR) == (told == "clear")
