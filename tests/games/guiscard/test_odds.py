"""What the player sees before he commits agrees with what the dice then do."""

import itertools
from typing import Any

import pytest
from tests.games.guiscard.given import asked, health, play, rider, scene, unit
from tests.games.guiscard.test_melee import FRONT, SECOND, THIRD, block

from porphyry.games.guiscard import odds as od
from porphyry.kernel.dice import scripted_dice
from porphyry.kernel.event import Event
from porphyry.kernel.table import Table


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


def fates(table: Table, line: str, name: str, dice: int) -> dict[str, float]:
    """How often each fate befalls a unit when every possible roll is played out."""
    out: dict[str, float] = {}
    for faces in itertools.product(range(1, 11), repeat=dice):
        one = table.clone()
        one.state.dice = scripted_dice(list(faces), b"1")
        play(one, line)
        while asked(one)[1] in ("offer-evasion", "name-fighters"):
            play(one, "stand" if asked(one)[1] == "offer-evasion" else "strike")
        word = od.harm_word(table.state, one.state, unit(table, name)) or "nothing"
        out[word] = round(out.get(word, 0.0) + 0.1**dice, 4)
    return out


HARM = ["wounded", "killed", "stunned", "thrown", "thrown_wounded", "thrown_stunned", "horse_and_rider_killed"]
HARM += ["horse_killed_rider_wounded", "horse_killed_rider_stunned"]


@pytest.mark.parametrize(
    ("shooter", "target"),
    [
        ("c11", {"hex": "c5"}),
        ("c8", {"hex": "c5", "wounded": True}),
        ("e9", rider("c5", "se")),
        ("c9", rider("c5", "n", wounded=True)),
    ],
)
@pytest.mark.rule("GUI-MIS-20", "GUI-MIS-23", "GUI-MIS-25")
def test_a_shot_is_promised_what_all_its_rolls_give(shooter: str, target: dict[str, Any]) -> None:
    table = scene(ours={"alphonse": shooter}, theirs={"zahir": target, "omar": "t1"}, step="fire")

    told = table.odds("fire alphonse c5")
    found = fates(table, "fire alphonse c5", "zahir", 2)

    assert told is not None
    assert {key: told.get(key, 0.0) for key in HARM} == pytest.approx({key: found.get(key, 0.0) for key in HARM})


@pytest.mark.parametrize(
    ("attacker", "defender"),
    [
        ({"hex": "e5"}, {"hex": "e4"}),
        ({"hex": "e5"}, {"hex": "e4", "wounded": True}),
        ({"hex": "e5"}, {"hex": "e4", "stunned": True}),
        ({"hex": "e5"}, rider("e4", "s")),
        (rider("e5", "n"), rider("e4", "s", wounded=True)),
    ],
)
@pytest.mark.rule("GUI-MEL-05")
def test_a_blow_is_promised_what_all_its_rolls_give(attacker: dict[str, Any], defender: dict[str, Any]) -> None:
    table = scene(ours={"robert": attacker}, theirs={"zahir": defender, "omar": "t1"}, step="combat")

    told = table.odds("attack robert zahir")
    found = fates(table, "attack robert zahir", "zahir", 1)

    assert told is not None
    assert {key: told.get(key, 0.0) for key in HARM} == pytest.approx({key: found.get(key, 0.0) for key in HARM})


@pytest.mark.rule("GUI-INF-06", "GUI-INF-07")
def test_slipping_past_two_is_promised_what_all_their_rolls_give() -> None:
    """A wound by the first makes the second roll two higher, and a second wound kills."""
    table = scene(ours={"avray": "e7", "roland": "t1"}, theirs={"argyris": "d6", "beppe": "f6"})
    play(table, "move avray", "step e6")

    told = table.odds("step e5")
    found = fates(table, "step e5", "avray", 2)

    assert told is not None
    assert (told["wounded"], told["killed"]) == pytest.approx((found["wounded"], found["killed"]))
    assert told["unhurt"] + told["stopped"] == pytest.approx(found["nothing"])


@pytest.mark.rule("GUI-MEL-06", "GUI-MEL-11", "GUI-MEL-17")
def test_every_shift_is_told_one_by_one() -> None:
    """Two against one, one of them in a swamp: the ground takes a column, the second man gives it back."""
    table = scene(
        ["......", "......", "..m...", "......"],
        {"jacques": "c3", "roland": "b3"},
        {"argyris": "c2", "beppe": "f1"},
        step="combat",
    )
    play(table, "attack jacques argyris")

    told = table.odds("join roland")

    assert told is not None
    assert [(one["why"], one["columns"]) for one in told["shifts"]] == [("ground", -1), ("joint", 1)]
    assert told["ground"] == {"attacker": -1, "defender": 0}
    assert told["base"] == told["column"]


@pytest.mark.rule("GUI-HOP-08", "GUI-MEL-11")
def test_the_hoplites_columns_are_told_with_their_reasons() -> None:
    """Rulebook: Tancredi and Robert against Okeanos, three deep: 40 points, +1 joint, -3 depth, read in 9/15."""
    table = scene(ours={"tancredi": "h4", "robert": "g4"}, theirs=block(a=FRONT, b=SECOND, c=THIRD), step="combat")
    s = table.state
    ours = 1 << unit(table, "tancredi") | 1 << unit(table, "robert")

    told = od.fight_odds(s, ours, 1 << unit(table, "okeanos"), 0)

    assert (told["attack"], told["defence"], told["difference"], told["base"]) == (47, 7, 40, "26/40")
    assert [(one["why"], one["columns"]) for one in told["shifts"]] == [("joint", 1), ("row", -3)]
    assert told["column"] == "9/15"


@pytest.mark.rule("GUI-MEL-17", "GUI-CHG-06")
def test_a_charge_is_promised_the_ground_from_which_it_strikes() -> None:
    """He sets out from bushes, which would cost him a column, and strikes from open ground."""
    rows = ["." * 5] * 10 + ["..b.."] * 2
    table = scene(rows, {"arthur": rider("c11")}, {"argyris": "c2"}, step="charge", dice=[3])

    told = table.odds("charge arthur argyris")

    assert told is not None
    assert told["ground"] == {"attacker": 0, "defender": 0}
    assert told["column"] == told["base"]
    play(table, "charge arthur argyris")
    heard: list[Event] = []
    while not [event for event in heard if event.kind == "MeleeRolled"]:
        heard = table.play(table.legal()[0])
    (rolled,) = [event for event in heard if event.kind == "MeleeRolled"]
    assert (rolled.params["shift"], rolled.params["difference"]) == (0, told["difference"])
