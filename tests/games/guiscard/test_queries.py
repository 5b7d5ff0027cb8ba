"""What a player may work out before he decides: it agrees with what the rules then allow."""

from typing import Any

import pytest
from tests.games.guiscard.given import asked, offered, play, points, rider, rolls, scene, where
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_openings import tower

from porphyry.games.guiscard import GAME
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.table import Table, new_table


def ask(table: Table, about: str, **more: Any) -> dict[str, Any]:
    told = table.ask({"about": about, **more})
    assert told is not None
    return told


def sight(table: Table, a: str, h: str) -> tuple[object, ...]:
    """Clear or what blocks, where and on which side; the cover, what gives it and where."""
    told = ask(table, "sight", **{"from": a, "to": h})
    if not told["clear"]:
        return (told["blocked_by"], told["at"], told["side"], told["rule"])
    return (told["cover"], told["cover_from"], told["cover_at"])


def hexes(told: dict[str, Any]) -> dict[str, int]:
    return {one["hex"]: one["cost"] for one in told["hexes"]}


# ---------------------------------------------------------------- lines of sight, by the rulebook's figures


def test_a_line_tells_what_blocks_and_what_covers() -> None:
    table = scene(["...", "b..", "t..", "...", "..."], {"alphonse": "a5"}, {"said": "c1"})

    assert sight(table, "a5", "a1") == ("tree", "a3", None, "GUI-LOS-06")
    assert sight(table, "a4", "a3") == ("light", "ground", "a3")
    assert ask(table, "sight", **{"from": "a5", "to": "a1"})["crosses"] == [["a4"], ["a3"], ["a2"]]


@pytest.mark.rule("GUI-LOS-08", "GUI-LOS-10")
def test_the_figure_of_the_slope_archers() -> None:
    """Rulebook § 5.5.2.3: E on the slope has medium cover against A and B above; D below is hidden from them, not from C."""
    slope = [":::::", ":::::", ":::::", "sssss", ".....", ".....", ".....", "....."]
    table = scene(slope, {"alphonse": "a8", "olivier": "b8"}, {"said": "c4", "omar": "c5"})

    assert sight(table, "c1", "c4") == ("medium", "edge", "c4")
    assert sight(table, "d1", "c4")[0] == "medium"
    assert sight(table, "c1", "c5") == ("edge", "c3", "s", "GUI-LOS-08")
    assert sight(table, "d1", "c5")[0] == "edge"
    assert sight(table, "c8", "c5") == ("none", "none", None)


@pytest.mark.rule("GUI-BLD-03", "GUI-BLD-11")
def test_the_figure_of_the_house() -> None:
    """Walls stop the line, a window shows who stands at it, a door covers by half."""
    table = scene(MAPS["lagoon+farm"], {"alphonse": "p14"}, {"said": "p9"})

    assert sight(table, "m8", "o8")[:1] == ("wall",)
    assert sight(table, "o5", "o8") == ("medium", "window", "o8")
    assert sight(table, "p11", "p9") == ("medium", "door", "p9")


@pytest.mark.rule("GUI-BLD-16")
def test_the_figure_of_the_tents() -> None:
    """Rulebook § 8.5.2: through the entrance light cover, through the canvas strong."""
    table = scene(MAPS["lagoon+camp"], {"romaric": "l7", "arthur": "p6"}, {"stephanos": "l10"})

    assert sight(table, "l10", "l7") == ("light", "tent", "l7")
    assert sight(table, "p4", "p6") == ("strong", "tent", "p6")


@pytest.mark.rule("GUI-CAS-17", "GUI-CAS-36", "GUI-LOS-08")
def test_the_figure_of_the_dead_ground() -> None:
    """Rulebook § 9.3.1: Philemon is seen from tower and south wall-walk; palisade and slope hide Manueles from Olivier."""
    table = scene(MAPS["eagle-nest"], {"alphonse": "m8", "olivier": "p10"}, {"philemon": "n18", "manueles": "t9"})

    assert sight(table, "m8", "m4") == sight(table, "n12", "n18") == ("none", "none", None)
    assert sight(table, "n11", "s9") == ("palisade", "p10", "se", "GUI-CAS-36")
    assert sight(table, "p10", "t9") == ("edge", "r9", "se", "GUI-LOS-08")


@pytest.mark.rule("GUI-CAS-20", "GUI-CAS-21", "GUI-CAS-22")
def test_the_figure_of_the_slits() -> None:
    """Rulebook § 9.3.3: Alphonse's slit at the corner does not show Philemon in the north; Olivier's second slit does."""
    alphonse = scene(tower(corner_slits=["e5 n-ne"]), {"alphonse": "e5"}, {"philemon": "e2", "petros": "f3"})
    olivier = scene(tower(corner_slits=["e5 n-ne"], slits=["e5/e4"]), {"olivier": "e5"}, {"philemon": "e2"})
    line = ask(alphonse, "sight", **{"from": "e5", "to": "f3"})

    assert sight(alphonse, "e5", "e2") == ("wall", "e5", "n", "GUI-BLD-11")
    assert (line["clear"], line["starts"], line["ends"]) == (True, "n-ne", "centre")
    assert sight(alphonse, "f3", "e5") == ("strong", "slit", "e5")
    assert ask(olivier, "sight", **{"from": "e5", "to": "e2"})["starts"] == "n"


@pytest.mark.rule("GUI-LOS-16", "GUI-LOS-18")
def test_the_figure_of_the_riders_over_friends() -> None:
    """Rulebook § 5.5.3.1: A over B beside him; not D on foot over E, nor A over E, who is not beside him."""
    table = scene(
        ours={"michael": rider("e8", "n"), "alexio": "e7", "stephanos": "h9", "dorian": "h8", "milo": "g7"},
        theirs={"said": "e4", "mansur": "h5", "omar": "i6"},
        step="fire",
    )
    over = {
        h: ask(table, "sight", **{"from": a, "to": h})["shot"] for a, h in (("e8", "e4"), ("h9", "h5"), ("e8", "i6"))
    }

    assert {h: told["why"] for h, told in over.items()} == {
        "e4": "",
        "h5": "GUI-LOS-16 unit-in-way",
        "i6": "GUI-LOS-16 unit-in-way",
    }
    assert over["e4"]["odds"] is not None


@pytest.mark.rule("GUI-BLD-19", "GUI-BLD-20")
def test_the_figure_of_the_house_corner() -> None:
    """Rulebook § 8.3.6: before he has chosen, the corner may cover him against either of the two."""
    table = scene(MAPS["lagoon+church"], {"karim": "x2", "nasir": "q9"}, {"argyris": "u5"}, step="fire")

    covers = {a: ask(table, "sight", **{"from": a, "to": "u5"})["shot"]["cover"] for a in ("x2", "q9")}
    assert covers == {"x2": "medium", "q9": "medium"}


@pytest.mark.rule("GUI-LOS-15")
def test_who_stands_in_the_way_is_told_with_the_shot() -> None:
    table = scene(["......"] * 6, {"alphonse": "c6", "roland": "c5"}, {"said": "c3"}, step="fire")

    told = ask(table, "sight", **{"from": "c6", "to": "c3"})

    assert told["clear"]
    assert told["shot"]["why"] == "GUI-LOS-16 unit-in-way"
    assert told["shot"]["odds"] is None


# ---------------------------------------------------------------- fire


def test_a_field_of_fire_names_every_target_with_the_chances_of_the_shot() -> None:
    table = scene(
        [".....", "..t..", ".....", ".....", "....."], {"alphonse": "c5"}, {"said": "c1", "omar": "a4"}, step="fire"
    )

    told = ask(table, "fire", unit="alphonse")

    assert (told["why"], told["weapon"]) == ("", "short-bow")
    shots = {one["target"]: one for one in told["targets"]}
    assert shots["said"]["why"] == "GUI-LOS-06 no-line"
    assert shots["omar"]["odds"] == table.odds("fire alphonse a4")
    assert "c1" not in told["hexes"]
    assert told["hexes"]["c2"] == "short"
    assert [f"alphonse {one['hex']}" for one in told["targets"] if not one["why"]] == offered(table, "fire")


def test_a_fight_is_told_with_what_speaks_against_it() -> None:
    table = scene(ours={"jacques": "e5"}, theirs={"argyris": "e4", "beppe": "t1"}, step="combat")

    assert ask(table, "fight", attackers=["jacques"], defenders=["argyris"]) == {
        "why": "",
        "odds": table.odds("attack jacques argyris"),
    }
    assert ask(table, "fight", attackers=["jacques"], defenders=["beppe"])["why"] == "GUI-MEL-01 too-far"


# ---------------------------------------------------------------- ways


def walk(table: Table, way: list[str]) -> None:
    """Go a way; nobody shoots."""
    for one in way:
        play(table, one if one == "about" else f"step {one}")
        if asked(table)[1] == "offer-defensive-fire":
            play(table, "hold")


@pytest.mark.rule("GUI-MOV-04", "GUI-MTD-02")
@pytest.mark.parametrize(
    ("name", "start"),
    [("roland", {"hex": "d4"}), ("robert", rider("d4", "n")), ("robert", rider("d4", "s", wounded=True))],
)
def test_every_way_can_be_walked_at_its_price(name: str, start: dict[str, Any]) -> None:
    rows = ["........", ".b..t...", "...b....", "..m.....", "......r.", "........"]
    table = scene(rows, {name: start, "osbern": "c3"}, {"said": "h1"})

    told = ask(table, "reach", unit=name)

    assert len(told["hexes"]) > 12
    for one in told["hexes"]:
        copy = table.clone()
        play(copy, f"move {name}")
        walk(copy, one["way"])
        assert where(copy, name) == one["hex"]
        assert points(copy) == told["points"] - one["cost"]
        assert offered(copy, "stop") == [""]


def test_nothing_within_reach_is_left_out() -> None:
    """Walk on foot as far as the rules let you: the same hexes, no cheaper way."""
    table = scene(
        ["......", ".b.t..", "...b..", "......"] + ["WWWWWW"] * 20 + ["......"],
        {"roland": "a1", "osbern": "c1"},
        {"argyris": "f25"},
    )
    play(table, "move roland")
    cheapest: dict[str, int] = {}
    todo = [table]
    while todo:
        here = todo.pop()
        for line in offered(here, "step"):
            one = here.clone()
            play(one, f"step {line}")
            spent = points(table) - int(str(rolls(one, "UnitMoved")[-1]["points"]))
            if spent < cheapest.get(line, 99):
                cheapest[line] = spent
                todo.append(one)

    told = ask(table, "reach", unit="roland")

    assert hexes(told) == {h: spent for h, spent in cheapest.items() if h not in ("a1", "c1")}


@pytest.mark.rule("GUI-INF-01", "GUI-INF-03")
def test_a_way_tells_its_checks() -> None:
    """Rulebook § 4.3, first example: past Argyris by two hexes, the check is made in the first and none in the second."""
    table = scene(ours={"robert": "e8"}, theirs={"argyris": "d6", "beppe": "t1"})

    told = ask(table, "path", unit="robert", way=["e7", "e6", "e5", "e4"])

    checks = [one["check"] and one["check"]["guards"] for one in told["steps"]]
    assert checks == [None, None, ["argyris"], None] or checks == [None, ["argyris"], None, None]
    play(table, "move robert", "step e7", "step e6")
    assert told["unhurt"] == (table.odds("step e5") or {"unhurt": 0.0})["unhurt"]


def test_an_unwatched_way_is_preferred_to_a_cheaper_one() -> None:
    table = scene(ours={"roland": "e9"}, theirs={"argyris": "d6", "beppe": "t1"})

    told = {one["hex"]: one for one in ask(table, "reach", unit="roland")["hexes"]}

    assert (told["e5"]["unhurt"], told["e5"]["cost"]) == (1.0, 5)
    assert "e6" not in told["e5"]["way"]
    assert ask(table, "path", unit="roland", way=["e8", "e7", "e6", "e5"])["unhurt"] == 0.5


def test_a_way_tells_who_could_fire_and_where_it_ends() -> None:
    table = scene(ours={"roland": "e9"}, theirs={"alphonse": "e2"})

    told = ask(table, "path", unit="roland", way=["e8", "e7", "g7"])

    assert [one["why"] for one in told["steps"]] == ["", "", "GUI-MOV-02 not-adjacent"]
    play(table, "move roland", "step e8")
    assert [one["unit"] for one in told["steps"][0]["fire"]] == [line.split()[0] for line in offered(table, "shoot")]
    assert told["steps"][0]["fire"][0]["odds"] == table.odds("shoot alphonse e8")


@pytest.mark.rule("GUI-SEQ-01")
def test_who_waits_off_the_map_sees_where_he_can_come_on() -> None:
    table = new_table(GAME, seed=3, options={"scenario": "stairway"})
    play(table, "auto")
    while not offered(table, "move"):
        play(table, "done")
    name = offered(table, "move")[0]

    told = ask(table, "reach", unit=name)
    play(table, f"move {name}")

    entries = {one["way"][0] for one in told["hexes"]}
    assert entries <= set(offered(table, "step"))
    assert {one["hex"] for one in told["hexes"] if len(one["way"]) == 1} <= entries
    assert any(len(one["way"]) > 2 for one in told["hexes"])
    way = max((one["way"] for one in told["hexes"] if one["unhurt"] == 1.0), key=len)
    walk(table, way)
    assert where(table, name) == way[-1]


def test_asking_changes_nothing() -> None:
    table = scene(ours={"robert": rider("e9", "n")}, theirs={"said": "e2", "argyris": "d6"})
    before = table.state.fingerprint()

    for about in ("reach", "fire"):
        ask(table, about, unit="robert")
    ask(table, "path", unit="robert", to="e6")

    assert table.state.fingerprint() == before


def test_what_cannot_be_read_is_told_and_what_is_not_known_is_none() -> None:
    table = scene(ours={"robert": "e9"}, theirs={"said": "e2"})

    with pytest.raises(Unreadable, match="did you mean 'robert'"):
        table.ask({"about": "reach", "unit": "rober"})
    with pytest.raises(Unreadable, match="a hex of this map"):
        table.ask({"about": "sight", "from": "zz99", "to": "a1"})
    assert table.ask({"about": "the weather"}) is None


# ---------------------------------------------------------------- answers agree with what is then done


@pytest.mark.rule("GUI-CAS-24", "GUI-LOS-22")
def test_from_above_a_line_shows_the_cover_that_is_left() -> None:
    """§ 9.3.4: "Feuer von erhöhten Positionen annulliert die Deckung ... durch Gebüsch, Abhänge"."""
    table = scene(MAPS["eagle-nest"], {"alphonse": "m6"}, {"said": "m3", "beppe": "a18"}, step="fire")
    told = ask(table, "sight", **{"from": "m6", "to": "m3"})

    assert (told["cover"], told["cover_from"], told["cover_at"]) == ("none", "none", None)
    assert told["shot"]["cover"] == "none"


@pytest.mark.rule("GUI-CHG-16")
def test_the_card_of_a_charge_shows_the_values_it_is_fought_with() -> None:
    """§ 7.2.3: "greift also mit einer Stärke von 42 an ...; seine Verteidigung auf 9+4 = 13 erhöhen"."""
    table = scene(ours={"romaric": rider("e9")}, theirs={"khaled": rider("e5", "s")}, step="combat")
    for charge in ("charge", "countered"):
        told = ask(table, "fight", attackers=["romaric"], defenders=["khaled"], charge=charge)["odds"]

        assert told["difference"] == told["attack"] - told["defence"]


@pytest.mark.rule("GUI-MOV-02")
def test_a_way_that_is_not_there_says_why() -> None:
    table = scene(ours={"avray": "a1"}, theirs={"beppe": "t16"})

    assert ask(table, "path", unit="avray", to="t1")["why"] == "GUI-MOV-02 no-way"
    assert ask(table, "path", unit="avray", to="a3")["why"] == ""
