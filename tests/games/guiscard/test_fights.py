"""A fight is one move: who attacks whom and who takes part is laid out with its chances, said in one line, and fought."""

import pytest
from tests.games.guiscard.given import asked, offered, play, scene
from tests.games.guiscard.test_queries import ask

from porphyry.kernel.errors import Illegal
from porphyry.kernel.table import Table


def two_on_one(dice: list[int] | None = None) -> Table:
    """Roland and Osbern both stand beside Argyris; Beppe stands beside Roland alone."""
    return scene(
        ours={"roland": "e7", "osbern": "d6", "avray": "t1"},
        theirs={"argyris": "e6", "beppe": "f7"},
        step="combat",
        dice=dice or [],
    )


@pytest.mark.rule("GUI-MEL-08", "GUI-MEL-09")
def test_a_fight_is_laid_out_with_all_who_may_take_part() -> None:
    """Several may attack one, and one may attack several; who is named is no longer on offer."""
    table = two_on_one()

    alone = ask(table, "attack", unit="roland", target="argyris")
    joint = ask(table, "attack", unit="roland", target="argyris", **{"with": ["osbern"]})

    assert (alone["attackers"], alone["defenders"]) == (["roland"], ["argyris"])
    assert (alone["join"], alone["also"]) == (["osbern"], ["beppe"])
    assert alone["line"] == ["attack roland argyris", "strike"]
    assert (joint["attackers"], joint["join"], joint["also"]) == (["roland", "osbern"], [], [])
    assert joint["line"] == ["attack roland argyris", "join osbern", "strike"]


@pytest.mark.rule("GUI-MEL-05")
def test_the_chances_that_are_laid_out_are_those_of_the_blow() -> None:
    table = two_on_one()
    told = ask(table, "attack", unit="roland", target="argyris", **{"with": ["osbern"]})

    play(table, "attack roland argyris")

    assert told["odds"] == table.odds("join osbern")
    assert ask(table, "attack", unit="roland", target="argyris")["line"] == ["strike"]


@pytest.mark.parametrize("said", ["attack roland argyris with osbern", "attack roland argyris osbern"])
def test_a_fight_is_fought_in_one_line(said: str) -> None:
    table = two_on_one(dice=[1])

    told = table.play(said)

    blow = next(event for event in told if event.kind == "MeleeRolled")
    assert (blow.params["unit"], blow.params["others"]) in (("roland", ["osbern"]), ("osbern", ["roland"]))
    plain = two_on_one(dice=[1])
    play(plain, "attack roland argyris", "join osbern", "strike")
    assert [table.text(code) for _, code in table.plies] == [plain.text(code) for _, code in plain.plies]
    assert table.view(0)["board"]["units"] == plain.view(0)["board"]["units"]


def test_one_against_one_is_said_too() -> None:
    """Without `alone` the attack is declared, and others may still be named."""
    table = two_on_one(dice=[1])

    table.clone().play("attack roland argyris alone")
    table.play("attack roland argyris")

    assert asked(table)[1] == "name-fighters"
    assert set(offered(table, "join")) == {"osbern"}
    table.undo()
    assert table.ply == 0


def test_who_cannot_take_part_is_refused_and_nothing_happens() -> None:
    table = two_on_one()
    before = table.state.fingerprint()

    told = ask(table, "attack", unit="roland", target="argyris", **{"with": ["avray"]})
    with pytest.raises(Illegal, match="GUI-MEL-01"):
        table.play("attack roland argyris with avray")
    with pytest.raises(Illegal):
        table.play("attack avray argyris alone")

    assert (told["why"], told["line"]) == ("GUI-MEL-01 too-far", [])
    assert table.state.fingerprint() == before


def test_in_another_step_nobody_attacks() -> None:
    table = scene(ours={"roland": "e7"}, theirs={"argyris": "e6"})

    assert ask(table, "attack", unit="roland", target="argyris")["why"] != ""
    with pytest.raises(Illegal):
        table.play("attack roland argyris alone")
