"""What the player sees before he commits agrees with what the dice then do."""

import pytest
from tests.games.guiscard.given import health, play, rider, scene, unit

from porphyry.games.guiscard import odds as od
from porphyry.games.guiscard.hexes import hex_of


@pytest.mark.rule("GUI-MIS-20", "GUI-MIS-25")
def test_chances_of_a_shot_are_counted_over_all_hundred_rolls() -> None:
    """Short bow at six hexes: forty in a hundred on target; of those one kills, three wound, two drive back in ten."""
    table = scene(ours={"alphonse": "c11"}, theirs={"said": "c5"}, step="fire")

    told = table.odds("fire alphonse c5")

    assert told is not None
    assert (told["on_target"], told["killed"], told["wounded"], told["driven_back"]) == (0.4, 0.04, 0.12, 0.08)


def test_the_rolls_that_kill_are_those_that_were_promised() -> None:
    kills = 0
    for scatter in range(1, 11):
        for effect in range(1, 11):
            table = scene(
                ours={"alphonse": "c11"}, theirs={"said": "c5", "omar": "t1"}, step="fire", dice=[scatter, effect]
            )
            play(table, "fire alphonse c5")
            kills += health(table, "said") == "dead"

    assert kills == 4


@pytest.mark.rule("GUI-MEL-03", "GUI-MEL-06")
def test_chances_of_a_blow() -> None:
    table = scene(ours={"jacques": "e5"}, theirs={"argyris": "e4", "beppe": "t1"}, step="combat")

    told = table.odds("attack jacques argyris")

    assert told is not None
    assert (told["column"], told["killed"], told["wounded"], told["attackers_back"]) == ("5/8", 0.1, 0.3, 0.2)
    assert sum(v for v in told.values() if isinstance(v, float)) == pytest.approx(1.0)


@pytest.mark.rule("GUI-INF-06")
def test_chances_of_slipping_past() -> None:
    """Past one healthy foot soldier: one to five nothing, two stop, two wound, one kills."""
    table = scene(ours={"avray": "e7"}, theirs={"argyris": "d6"})
    play(table, "move avray", "step e6")

    assert table.odds("step e5") == {"unhurt": 0.5, "stopped": 0.2, "wounded": 0.2, "killed": 0.1}


@pytest.mark.rule("GUI-MTD-20")
def test_chances_of_the_reins() -> None:
    table = scene(
        ours={"robert": rider("h5", "s"), "drogo-horse": {"hex": "i9", "facing": "n"}}, theirs={"beppe": "t16"}
    )
    play(table, "move robert", "step h6", "step h7", "step h8", "step h9")

    assert table.odds("take drogo-horse") == {"success": 0.6, "failure": 0.4}


def test_a_line_tells_what_blocks_and_what_covers() -> None:
    rows = ["...", "b..", "t..", "...", "..."]
    table = scene(rows, {"alphonse": "a5"}, {"said": "c1"})
    told = od.sight(table.state, hex_of("a5"), hex_of("a1"))

    assert (told["clear"], told["blocked_by"], told["at"], told["rule"]) == (False, "tree", "a3", "GUI-LOS-06")
    told = od.sight(table.state, hex_of("a4"), hex_of("a3"))
    assert (told["clear"], told["cover"], told["cover_from"]) == (True, "light", "ground")


def test_reach_is_what_can_be_paid() -> None:
    table = scene(["........", ".b......"], {"roland": "a1", "osbern": "c1"}, {"said": "e1"})
    told = od.reach(table.state, unit(table, "roland"))

    assert (told["a1"], told["b2"], told["d1"]) == (0, 2, 3)
    assert "c1" not in told
    assert "e1" not in told
