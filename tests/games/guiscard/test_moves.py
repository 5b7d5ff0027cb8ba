"""A whole move is one move: told by its goal, played along the way that is shown, ended by whatever comes between."""

import pytest
from tests.games.guiscard.given import asked, offered, play, rider, scene, unit, where
from tests.games.guiscard.test_melee import FRONT, block
from tests.games.guiscard.test_queries import ask

from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.skirmish import retreat
from porphyry.kernel.errors import Illegal, Unreadable
from porphyry.kernel.table import Table


def row() -> Table:
    """Three hoplites in a formed row, facing north."""
    return scene(
        ours=block(a={name: h.replace("6", "9").replace("5", "8") for name, h in FRONT.items()}),
        theirs={"beppe": "t16"},
    )


def way(table: Table, unit: str, goal: str) -> list[str]:
    told = next(one for one in ask(table, "reach", unit=unit)["hexes"] if one["hex"] == goal)
    return list(told["way"])


@pytest.mark.rule("GUI-MOV-03", "GUI-MOV-04")
def test_a_walk_told_by_its_goal_goes_the_way_that_reach_shows() -> None:
    table = scene([".......", ".b..t..", "...b...", "......."], {"roland": "a4", "osbern": "a1"}, {"said": "g1"})
    shown = way(table, "roland", "e3")

    table.play("move roland e3")

    assert [table.text(code) for _, code in table.plies] == ["move roland", *(f"step {h}" for h in shown), "stop"]
    assert (where(table, "roland"), asked(table)[1]) == ("e3", "move")
    table.undo()
    assert (where(table, "roland"), table.ply) == ("a4", 0)


def test_way_points_and_an_open_end() -> None:
    table = scene(ours={"roland": "e9", "osbern": "a1"}, theirs={"said": "t1"})

    table.play("move roland g9 f7 on")

    assert "step g9" in [table.text(code) for _, code in table.plies]
    assert (where(table, "roland"), asked(table)[1]) == ("f7", "step")
    table.play("move roland f6")
    assert (where(table, "roland"), asked(table)[1]) == ("f6", "move")


def test_whose_points_are_gone_is_not_asked_whether_to_stop() -> None:
    """Eight points, eight hexes: the walk is over by itself, and nobody says so."""
    table = scene(ours={"roland": "e12", "osbern": "a1"}, theirs={"said": "t1"})

    play(table, "move roland", *(f"step e{row}" for row in range(11, 3, -1)))

    assert (where(table, "roland"), asked(table)[1]) == ("e4", "move")
    assert "stop" not in [table.text(code) for _, code in table.plies]


def test_a_rider_turns_and_wheels_on_his_way() -> None:
    table = scene(ours={"robert": rider("e9", "n"), "osbern": "a1"}, theirs={"said": "t1"})

    for goal in ("e12", "c8", "e4"):
        copy = table.clone()
        copy.play(f"move robert {goal}")
        assert (where(copy, "robert"), asked(copy)[1]) == (goal, "move")


@pytest.mark.rule("GUI-INF-01", "GUI-INF-06")
def test_a_walk_ends_where_a_check_is_rolled() -> None:
    """Rulebook § 4.3: whoever leaves a hex beside an enemy is checked; a 1 stops nobody here, but a die has been rolled."""
    table = scene(ours={"roland": "e7", "osbern": "a1"}, theirs={"argyris": "d6", "beppe": "t1"}, dice=[1])

    table.play_line(["move roland", "step e6", "step e5", "step e4"])

    assert where(table, "roland") == "e5"
    assert not table.can_undo()


@pytest.mark.rule("GUI-DEF-02")
def test_a_walk_ends_where_somebody_may_fire() -> None:
    table = scene(ours={"roland": "e9", "osbern": "a1"}, theirs={"alphonse": "e2"})

    table.play("move roland e7")

    assert asked(table) == (1, "offer-defensive-fire")
    assert len(table.plies) < 4
    play(table, "hold")
    table.play("move roland e7")


@pytest.mark.rule("GUI-CHG-01", "GUI-CHG-05")
def test_a_charge_is_ridden_by_its_last_hex() -> None:
    table = scene(ours={"robert": rider("e14", "n"), "osbern": "a1"}, theirs={"said": "e5"}, step="charge")
    play(table, "charge robert said")
    ends = {one["hex"]: one for one in ask(table, "reach", unit="robert")["hexes"]}

    for goal, told in ends.items():
        copy = table.clone()
        copy.play_line(told["line"])
        charge = next(event for event in copy.events[-1] if event.kind == "ChargeDeclared")
        assert told["way"] == charge.params["path"]
        assert told["way"][-1] == goal

    assert len(ends) > 1


def test_a_charge_is_told_in_one_line() -> None:
    table = scene(ours={"robert": rider("e14", "n"), "osbern": "a1"}, theirs={"said": "e5"}, step="charge")

    told = table.play("charge robert said e6")

    assert [event.kind for event in told].count("ChargeDeclared") == 1
    table.undo()
    assert table.ply == 0


@pytest.mark.rule("GUI-HOP-03")
def test_a_row_marches_as_far_as_it_is_told() -> None:
    table = row()
    first = offered(table, "march")[0].split()[0]
    goals = {one["hex"]: one for one in ask(table, "reach", unit=first)["hexes"]}
    far = max(goals.values(), key=lambda one: one["cost"])

    table.play(f"march {first} {far['hex']}")

    assert (where(table, first), far["cost"]) == (far["hex"], 3)
    assert {table.text(code).split()[0] for _, code in table.plies} == {"march"}


@pytest.mark.rule("GUI-INF-11", "GUI-INF-12")
def test_a_retreat_is_told_by_its_end() -> None:
    """Two hexes away from the shooter, by the end of the way and not hex by hex."""
    table = scene(ours={"karim": "e12", "avray": "a1"}, theirs={"alexio": "e8", "beppe": "t1"}, step="fire")
    retreat.start(table.state, unit(table, "alexio"), 2, hex_of("e12"), 0, retreat.FROM_FIRE)
    goals = ask(table, "reach", unit="alexio")["hexes"]

    assert len(goals) > 1
    for one in goals:
        copy = table.clone()
        copy.play_line(one["line"])
        assert (where(copy, "alexio"), len(one["line"])) == (one["hex"], 2)


def test_what_leads_nowhere_is_refused_and_what_cannot_be_read_is_told() -> None:
    table = scene(ours={"roland": "e9", "osbern": "a1"}, theirs={"said": "t1"})
    before = table.state.fingerprint()

    with pytest.raises(Illegal, match="no way"):
        table.play("move roland t16")
    with pytest.raises(Illegal, match="not yours"):
        table.play("move said t2")
    with pytest.raises(Unreadable, match="did you mean 'roland'"):
        table.play("move rolan e7")
    with pytest.raises(Unreadable):
        table.play("move roland e77")
    with pytest.raises(Unreadable):
        table.play("retreat to e7")

    refusal = table.why_not("move roland t16")
    assert refusal is not None and (refusal.rule, refusal.reason) == ("GUI-MOV-02", "no-way")
    assert table.why_not("move roland e7") is None
    assert table.state.fingerprint() == before


def test_looking_for_ways_rolls_no_die_of_the_table() -> None:
    """The ways are tried on copies, and a copy that rolled the dice to come would tell them."""
    table = row()
    first = offered(table, "march")[0].split()[0]
    drawn = table.state.dice.counter

    ask(table, "reach", unit=first)

    assert table.state.dice.counter == drawn


# What the way holds is told before it is gone.


@pytest.mark.rule("GUI-CHG-14", "GUI-INF-01", "GUI-DEF-02")
def test_a_charge_shows_who_checks_and_who_fires_before_it_is_declared() -> None:
    """A rider is checked on leaving every hex but his first, and every archer may fire at him on his way."""
    here = {"said": "e5", "argyris": "f9", "alphonse": "g12"}
    table = scene(ours={"robert": rider("e14", "n"), "osbern": "a1"}, theirs=here, step="charge")

    told = ask(table, "path", unit="robert", target="said", to="e6")

    checks = {one["step"]: one["check"]["guards"] for one in told["steps"] if one["check"]}
    assert {guard for guards in checks.values() for guard in guards} == {"argyris"}
    assert 0 < told["unhurt"] < 1
    assert {shot["unit"] for one in told["steps"] for shot in one["fire"]} == {"alphonse"}
    assert told["line"][0] == "charge robert said"
    table.play_line(told["line"])
    charge = next(event for events in table.events for event in events if event.kind == "ChargeDeclared")
    assert charge.params["path"] == [one["step"] for one in told["steps"]]


@pytest.mark.rule("GUI-CHG-06")
def test_where_a_charge_can_end_is_told_before_it_is_declared() -> None:
    table = scene(
        ours={"robert": rider("e14", "n"), "osbern": "a1"}, theirs={"said": "e5", "beppe": "t1"}, step="charge"
    )

    ends = ask(table, "reach", unit="robert", target="said")["hexes"]

    assert len(ends) > 1
    for one in ends:
        copy = table.clone()
        told = copy.play_line(one["line"])
        charge = next(event for event in told if event.kind == "ChargeDeclared")
        path = charge.params["path"]
        assert isinstance(path, list) and path[-1] == one["hex"]
    assert ask(table, "reach", unit="robert", target="beppe")["hexes"] == []
    assert ask(table, "path", unit="robert", target="beppe", to="t2")["line"] == []


@pytest.mark.rule("GUI-INF-11")
def test_a_retreat_shows_who_checks_it() -> None:
    """In every hex of a retreat, the last one included."""
    theirs = {"alexio": "e8", "beppe": "t1"}
    table = scene(ours={"karim": "e12", "avray": "e5", "osbern": "a1"}, theirs=theirs, step="fire")
    retreat.start(table.state, unit(table, "alexio"), 2, hex_of("e12"), 0, retreat.FROM_FIRE)

    goals = {one["hex"]: one["unhurt"] for one in ask(table, "reach", unit="alexio")["hexes"]}

    assert goals["e6"] < 1
    assert max(goals.values()) == 1
    told = ask(table, "path", unit="alexio", to="e6")
    assert [one["check"] and one["check"]["guards"] for one in told["steps"]] == [None, ["avray"]]


@pytest.mark.rule("GUI-HOP-03", "GUI-DEF-02")
def test_a_march_shows_who_can_fire_at_it() -> None:
    table = scene(
        ours=block(a={name: h.replace("6", "9").replace("5", "8") for name, h in FRONT.items()}),
        theirs={"alphonse": "e2", "beppe": "t16"},
    )
    first = offered(table, "march")[0].split()[0]
    goal = max(ask(table, "reach", unit=first)["hexes"], key=lambda one: one["cost"])["hex"]

    told = ask(table, "path", unit=first, to=goal)

    assert {shot["unit"] for one in told["steps"] for shot in one["fire"]} == {"alphonse"}
    assert {line.split()[0] for line in told["line"]} == {"march"}
    assert told["end"] == []


def test_a_walk_tells_the_actions_that_go_it() -> None:
    table = scene(ours={"roland": "e9", "osbern": "a1"}, theirs={"said": "t1"})

    told = ask(table, "path", unit="roland", to="f7", via=["g9"])
    table.play_line([*told["line"], *told["end"]])

    assert (where(table, "roland"), asked(table)[1]) == ("f7", "move")
