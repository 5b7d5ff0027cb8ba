"""Where chapters of Byzantium meet in one action: what must happen is taken from the quoted sentences, both of them."""

from __future__ import annotations

import pytest
from tests.games.byzantium.given import army, asked, boxes, city, given, heap, money, options, place, play, told, town

from porphyry.games.byzantium import GAME
from porphyry.kernel.table import Table


def candia(answer: str = "", **more: object) -> Table:
    """Red's Byzantines sail from Athens against Yellow's Arabs in Candia, which Yellow controls; the only way out is the sea. Blue
    has the Byzantine fleet. Yellow has two cubes of Arab levy.
    """
    t = given(
        red={"byzantine": army(1, 9, 0, 3, at="athens"), "pool": 2},
        yellow={"arab": army(0, 2, 2, 2, at="candia")},
        cities={"candia": city("arab", 1, by="yellow"), "alexandria": city("arab", 1)},
        spaces={"byzantine-fleet": "blue"},
        dice=[1] * 20,
    )
    play(t, "march byzantine athens candia")
    if answer:
        play(t, "withdraw", answer)
    return t


@pytest.mark.rule("BYZ-FLT-14", "BYZ-WDR-10", "BYZ-LEV-01", "BYZ-DES-01")
def test_the_fleet_ends_the_army_and_the_levy_may_still_defend() -> None:
    """Three sentences meet. «Wenn sich eine arabische Armee nicht zurückziehen kann (weil die byzantinische Flotte dies nicht
    gestattet), ist sie vernichtet, d. h. alle Holzwürfel aus dem Elitefeld, Hauptarmee und Bewegungsfeld werden in den
    Verlustvorrat gelegt.» - not those of the levy. «Falls es in der angegriffenen Stadt keine Feldarmee (mehr) gibt, kann der die
    Stadt kontrollierende Spieler die Stadt mit seiner Bürgerwehr verteidigen, falls er das möchte.»
    """
    before = heap(candia(), "yellow")[1]

    t = candia("refuse")

    assert place(t, "yellow", "arab") is None
    assert (boxes(t, "yellow", "arab"), heap(t, "yellow")[1]) == ((0, 0, 2, 0), before + 4)
    assert asked(t) == ("yellow", "use_levy")


@pytest.mark.rule("BYZ-FLT-14", "BYZ-WDR-09", "BYZ-LEV-05")
def test_with_the_fleets_leave_the_army_is_gone_whole_and_the_levy_may_defend() -> None:
    """«... wenn der Spieler, der die byzantinische Flotte kontrolliert, von seiner Macht keinen Gebrauch macht, d. h. den Rückzug
    gestattet» and «keine Feldarmee (mehr)»: Alexandria is of its own side, so the way costs nothing.
    """
    t = candia("allow")

    assert (place(t, "yellow", "arab"), boxes(t, "yellow", "arab")) == ("alexandria", (0, 2, 2, 2))
    assert asked(t) == ("yellow", "use_levy")


@pytest.mark.rule("BYZ-LEV-02", "BYZ-WDR-01", "BYZ-BAT-01")
def test_an_army_that_stands_keeps_the_levy_out_of_its_battle() -> None:
    """«Es ist unbedingt zu beachten, daß die Bürgerwehr nie mit der Feldarmee gemeinsam kämpfen kann.»"""
    t = candia()

    events = play(t, "stand")

    assert not told(events, "LevyAnswered")
    assert boxes(t, "yellow", "arab")[2] == 2


@pytest.mark.rule("BYZ-WDR-02", "BYZ-MUL-01", "BYZ-BAT-01")
def test_of_two_defenders_the_one_who_withdraws_is_not_fought() -> None:
    """«Bei mehreren dort anwesenden Armeen entscheidet derjenige ... zuerst ..., der dem Angreifer im Uhrzeigersinn am nächsten
    sitzt»: both are asked before anybody fights, and who is gone is in no battle.
    """
    t = given(
        red={"byzantine": army(1, 9, 0, 3, at="tarsus"), "pool": 2},
        yellow={"arab": army(0, 3, 0, 2, at="antioch")},
        blue={"arab": army(0, 3, 0, 2, at="antioch")},
        cities={"antioch": city("arab", 1), "palmyra": city("arab", 1), "damascus": city("arab", 1)},
        dice=[1] * 20,
    )

    events = play(t, "march byzantine tarsus antioch", "withdraw", "retreat palmyra")
    assert asked(t) == ("blue", "offer_withdrawal")
    events += play(t, "stand")

    assert [battle["foe"] for battle in told(events, "BattleJoined")] == ["blue"]
    assert place(t, "yellow", "arab") == "palmyra"


@pytest.mark.rule("BYZ-CIV-10", "BYZ-WDR-05", "BYZ-WDR-16")
def test_who_flees_from_civil_war_goes_to_another_city_of_his_side() -> None:
    """Civil war: «eine Stadt derselben Farbe angreifen»; withdrawal: «Falls die erste Stadt, in die eine Armee sich zurückzieht, der
    eigenen Seite angehört, endet der Rückzug dort» - and it goes «zu jeder direkt verbundenen Stadt», so not to the city it
    leaves.
    """
    t = given(
        red={"arab": army(0, 6, 0, 3, at="damascus"), "pool": 3},
        yellow={"arab": army(0, 3, 0, 2, at="damascus")},
        cities={"damascus": city("arab", 1, by="yellow"), "palmyra": city("arab", 1), "tabuk": city("arab", 1)},
        dice=[1] * 20,
    )

    play(t, "civil-war arab < pool", "withdraw")

    assert "retreat damascus" not in options(t)
    assert {line for line in options(t) if line.startswith("retreat")} == {"retreat palmyra", "retreat tabuk"}


# Whole attacks. All dice show one, which is a miss, unless a test says otherwise:
# «Jeder einzelne Würfel mit einem Ergebnis von vier oder mehr ist ein Treffer.»

MISSES = [1] * 60
COURSE = [
    "ArmyStood",
    "BattleJoined",
    "ArmyWithdrew",
    "LevyAnswered",
    "DiceRolled",
    "FortificationReturned",
    "CityCaptured",
    "GarrisonPlaced",
]


def fought_out(t: Table, *first: str) -> list[tuple[str, object]]:
    """Everybody stands, blue is fought first, levies fight, beaten armies take the first way: what happened, with whom."""
    events = play(t, *first)
    seat = t.plies[0][0]
    while t.decisions() and asked(t)[1] != "choose_action":  # type: ignore[index]  # somebody is asked
        wanted = ("stand", "fight blue", "levy", "retreat", "garrison", "lose")
        events += t.play(
            next(line for word in wanted for line in options(t) if line.startswith(word)), GAME.deciders(t.state)[0]
        )
    told_of = []
    for event in events:
        if event.kind in COURSE and (event.kind != "DiceRolled" or event.params["roll"] == "siege"):
            who = event.params.get("foe", event.params.get("seat"))
            told_of.append((event.kind, len(event.params["faces"]) if event.kind == "DiceRolled" else who))  # type: ignore[arg-type]  # a list
    assert seat == 0
    return told_of


@pytest.mark.rule(
    "BYZ-MOV-13",
    "BYZ-ATK-01",
    "BYZ-WDR-03",
    "BYZ-MUL-01",
    "BYZ-BAT-11",
    "BYZ-LEV-05",
    "BYZ-SIE-01",
    "BYZ-FOR-03",
    "BYZ-CAP-01",
)
def test_a_march_on_a_fortified_city_with_two_armies_and_a_levy() -> None:
    """«Falls mehrere Feldarmeen in einer angegriffenen Stadt stehen, muß der Angreifer erst jede dieser Armeen schlagen ..., bevor
    er die Stadt belagert. Der Angreifer entscheidet die Reihenfolge.» «Nachdem der Angreifer eine (oder mehrere) ... Feldarmee(n)
    und danach eine eventuell verteidigende Bürgerwehr besiegt hat, muß er nun die angegriffene Stadt belagern. Der verteidigende
    Spieler wirft so viele Würfel, wie Stadtmarker in der umkämpften Stadt sind, einschließlich eines Befestigungsmarkers.» «Falls
    in der eroberten Stadt ein Befestigungsmarker war, erhält der Spieler diesen nun zurück.» Three discs become two, and the
    fortification counts for none of them.
    """
    t = given(
        seats=4,
        red={"arab": army(1, 10, 0, 4, at="caesarea", points=0, treasury=0), "pool": 2},
        yellow={"byzantine": army(1, 3, 2, 2, at="ankara")},
        blue={"byzantine": army(0, 2, 0, 2, at="ankara")},
        cities={"ankara": city(discs=3, by="yellow", fortified=True), "caesarea": city("arab")},
        dice=MISSES,
    )

    assert fought_out(t, "march arab caesarea ankara") == [
        ("ArmyStood", 1),
        ("ArmyStood", 2),
        ("BattleJoined", "blue"),
        ("ArmyWithdrew", 2),
        ("BattleJoined", "yellow"),
        ("ArmyWithdrew", 1),
        ("LevyAnswered", 1),
        ("BattleJoined", "levy"),
        ("DiceRolled", 3 + 1),
        ("FortificationReturned", 1),
        ("CityCaptured", 0),
        ("GarrisonPlaced", 0),
    ]
    assert town(t, "ankara")[:2] == ("arab", 2)


@pytest.mark.rule(
    "BYZ-CIV-08", "BYZ-WDR-03", "BYZ-MUL-01", "BYZ-BAT-11", "BYZ-LEV-05", "BYZ-SIE-01", "BYZ-FOR-03", "BYZ-CAP-01"
)
def test_a_civil_war_is_fought_like_any_attack() -> None:
    """«eine Stadt derselben Farbe angreifen ... Der Spieler kann auch eine Stadt angreifen, in der seine Feldarmee bereits ist»;
    what follows is the order of the attack, and the loser's side is the winner's own: two Arab discs become one Arab disc.
    """
    t = given(
        seats=4,
        red={"arab": army(0, 8, 0, 2, at="damascus"), "pool": 3},
        yellow={"arab": army(0, 2, 1, 2, at="damascus")},
        blue={"arab": army(0, 2, 0, 2, at="damascus")},
        cities={"damascus": city("arab", 2, by="yellow", fortified=True), "palmyra": city("arab", 1)},
        dice=MISSES,
    )

    assert fought_out(t, "civil-war arab < pool")[2:] == [
        ("BattleJoined", "blue"),
        ("ArmyWithdrew", 2),
        ("BattleJoined", "yellow"),
        ("ArmyWithdrew", 1),
        ("LevyAnswered", 1),
        ("BattleJoined", "levy"),
        ("DiceRolled", 2 + 1),
        ("FortificationReturned", 1),
        ("CityCaptured", 0),
        ("GarrisonPlaced", 0),
    ]
    assert town(t, "damascus")[:2] == ("arab", 1)


@pytest.mark.rule(
    "BYZ-BUL-13", "BYZ-ATK-01", "BYZ-MUL-01", "BYZ-BAT-11", "BYZ-LEV-05", "BYZ-SIE-01", "BYZ-FOR-03", "BYZ-CAP-01"
)
def test_bulgars_meet_armies_levy_and_walls_like_anybody_and_leave_no_garrison() -> None:
    """The Bulgars are the attacker and each army, the levy and the siege follow in their order; nobody controls a Bulgar city, so
    there is no cube to place in the end.
    """
    t = given(
        seats=4,
        red={"pool": 3},
        yellow={"byzantine": army(0, 2, 2, 2, at="adrianople")},
        blue={"byzantine": army(0, 2, 0, 2, at="adrianople")},
        cities={"adrianople": city(discs=2, by="yellow", fortified=True)},
        more={"bulgars": 9},
        dice=MISSES,
    )

    assert fought_out(t, "bulgars-attack adrianople < pool")[2:] == [
        ("BattleJoined", "blue"),
        ("ArmyWithdrew", 2),
        ("BattleJoined", "yellow"),
        ("ArmyWithdrew", 1),
        ("LevyAnswered", 1),
        ("BattleJoined", "levy"),
        ("DiceRolled", 2 + 1),
        ("FortificationReturned", 1),
        ("CityCaptured", 0),
    ]
    assert town(t, "adrianople")[:2] == ("bulgar", 1)


@pytest.mark.rule(
    "BYZ-MOV-13",
    "BYZ-ATK-01",
    "BYZ-EMP-08",
    "BYZ-WDR-04",
    "BYZ-BAT-11",
    "BYZ-LEV-08",
    "BYZ-SIE-08",
    "BYZ-CAP-01",
    "BYZ-FAL-04",
    "BYZ-FIN-01",
)
def test_the_fall_of_the_capital_past_the_emperors_army_and_levy_ends_the_game() -> None:
    """«Falls Konstantinopel angegriffen wird, kann nur der Spieler, der in dieser Runde schon die Kaiseraktion gewählt hat ...,
    beschließen, die Hauptstadt mit seiner Bürgerwehr zu verteidigen.» «Konstantinopel verteidigt sich mit einer Stärke von fünf.»
    «Falls ein Spieler Konstantinopel erobert, bekommt er dafür fünf arabische Siegpunkte und das Spiel endet sofort ... Auch
    findet keine abschließende Städtewertung mehr statt»: nothing is captured as other cities are, and no garrison is placed.
    """
    t = given(
        red={"arab": army(1, 12, 0, 6, at="nicaea", points=10), "pool": 2},
        yellow={"byzantine": army(0, 2, 2, 2, at="constantinople")},
        cities={"nicaea": city("arab", 1)},
        spaces={"emperor": "yellow"},
        dice=MISSES,
    )

    assert fought_out(t, "march arab nicaea constantinople") == [
        ("ArmyStood", 1),
        ("BattleJoined", "yellow"),
        ("ArmyWithdrew", 1),
        ("LevyAnswered", 1),
        ("BattleJoined", "levy"),
        ("DiceRolled", 5),
    ]
    assert t.outcome is not None
    assert (t.outcome.rule, t.outcome.scores) == ("BYZ-FAL-05", [15, 10, 10])


@pytest.mark.rule("BYZ-MOV-13", "BYZ-ATK-03", "BYZ-FOR-03", "BYZ-BAT-12", "BYZ-LEV-05", "BYZ-RTA-01", "BYZ-SIE-01")
def test_who_beats_the_army_and_loses_to_the_levy_goes_back_and_besieges_nothing() -> None:
    """«Falls der Verteidiger siegt, muß der Angreifer sich in die Stadt zurückziehen, aus der er gekommen war.» The siege comes only
    «nachdem der Angreifer ... eine eventuell verteidigende Bürgerwehr besiegt hat», so the fortification rolls no die.
    """
    t = given(
        seats=4,
        red={"arab": army(0, 3, 0, 3, at="caesarea"), "pool": 2},
        yellow={"byzantine": army(0, 1, 3, 1, at="ankara")},
        cities={"ankara": city(discs=3, by="yellow", fortified=True), "caesarea": city("arab")},
        dice=[1] * 4 + [1] * 3 + [6] * 3,
    )

    assert fought_out(t, "march arab caesarea ankara") == [
        ("ArmyStood", 1),
        ("BattleJoined", "yellow"),
        ("ArmyWithdrew", 1),
        ("LevyAnswered", 1),
        ("BattleJoined", "levy"),
        ("ArmyWithdrew", 0),
    ]
    assert (place(t, "red", "arab"), town(t, "ankara")[:2]) == ("caesarea", ("byzantine", 3))


@pytest.mark.rule("BYZ-MOV-13", "BYZ-ATK-04", "BYZ-SIE-02", "BYZ-FOR-03", "BYZ-DES-01", "BYZ-CAP-01", "BYZ-RTA-06")
def test_an_army_destroyed_before_the_walls_takes_nothing_and_goes_nowhere() -> None:
    """«Der Angreifer muß für jeden Treffer einen seiner aktiv am Kampf beteiligten Holzwürfel entfernen»: three discs and a
    fortification roll four dice, four hits meet three cubes, and nobody is left to conquer or to go back.
    """
    t = given(
        red={"arab": army(0, 2, 1, 2, at="caesarea"), "pool": 2},
        cities={"ankara": city(discs=3, by="yellow", fortified=True), "caesarea": city("arab")},
        yellow={"byzantine": army(levy=0)},
        dice=[6] * 4,
    )

    assert fought_out(t, "march arab caesarea ankara") == [("DiceRolled", 3 + 1)]
    assert (place(t, "red", "arab"), boxes(t, "red", "arab")) == (None, (0, 0, 1, 0))
    assert town(t, "ankara")[:2] == ("byzantine", 3)


# Shorter meetings.


@pytest.mark.rule("BYZ-PLA-04", "BYZ-MOV-01", "BYZ-ATK-01", "BYZ-RTA-01")
def test_an_army_just_placed_marches_attacks_and_goes_back_where_it_was_placed() -> None:
    """«muß der Angreifer sich in die Stadt zurückziehen, aus der er gekommen war»: the city it was placed in, and marched from."""
    t = given(
        red={"arab": army(0, 3, 0, 3), "pool": 2},
        yellow={"byzantine": army(1, 3, 2, 2, at="caesarea")},
        cities={"tarsus": city("arab", 1, by="red"), "caesarea": city(by="yellow")},
        dice=[1] * 3 + [6] * 4,
    )

    play(
        t,
        "place arab tarsus",
        "march arab tarsus caesarea",
        "stand",
        "lose move",
        "lose move",
    )

    assert (place(t, "red", "arab"), boxes(t, "red", "arab")) == ("tarsus", (0, 1, 0, 0))


@pytest.mark.rule("BYZ-MUL-05", "BYZ-BAT-12", "BYZ-RTA-01")
def test_beaten_by_the_second_army_the_attacker_goes_back() -> None:
    """«muß der Angreifer erst jede dieser Armeen schlagen ..., bevor er die Stadt belagert»; «Falls der Verteidiger siegt, muß der
    Angreifer sich in die Stadt zurückziehen, aus der er gekommen war.» The first is beaten, the second beats him.
    """
    t = given(
        seats=4,
        red={"arab": army(0, 4, 0, 2, at="caesarea"), "pool": 2},
        yellow={"byzantine": army(0, 5, 0, 2, at="ankara")},
        blue={"byzantine": army(0, 1, 0, 1, at="ankara")},
        cities={"ankara": city(discs=3), "caesarea": city("arab")},
        dice=[1] * 4 + [1] * 6,
    )

    happened = fought_out(t, "march arab caesarea ankara")

    assert [who for kind, who in happened if kind == "BattleJoined"] == ["blue", "yellow"]
    assert (happened[-1], place(t, "red", "arab")) == (("ArmyWithdrew", 0), "caesarea")


@pytest.mark.rule("BYZ-MUL-01", "BYZ-BAT-08", "BYZ-DES-01", "BYZ-ATK-04")
def test_an_attacker_destroyed_by_the_first_army_never_meets_the_second() -> None:
    """A destroyed army fights nobody: «komplett vernichtet (d. h. alle drei Armeefelder sind völlig leer)»."""
    t = given(
        seats=4,
        red={"arab": army(0, 1, 0, 2, at="caesarea"), "pool": 2},
        yellow={"byzantine": army(0, 5, 0, 2, at="ankara")},
        blue={"byzantine": army(0, 3, 0, 1, at="ankara")},
        cities={"ankara": city(discs=3), "caesarea": city("arab")},
        dice=[1] + [6] * 3,
    )

    happened = fought_out(t, "march arab caesarea ankara")

    assert [who for kind, who in happened if kind == "BattleJoined"] == ["blue"]
    assert place(t, "red", "arab") is None


@pytest.mark.rule("BYZ-FAL-01", "BYZ-SIE-09", "BYZ-RTA-01")
def test_repelled_by_the_walls_of_the_capital_the_army_goes_back() -> None:
    """«Konstantinopel verteidigt sich mit einer Stärke von fünf»; «Andernfalls hat er verloren und muß sich in die Stadt
    zurückziehen, aus der er gekommen war.» Five cubes are not more than five.
    """
    t = given(
        red={"arab": army(0, 5, 0, 5, at="nicaea"), "pool": 2},
        cities={"nicaea": city("arab", 1)},
        dice=MISSES,
    )

    fought_out(t, "march arab nicaea constantinople")

    assert (t.outcome, place(t, "red", "arab")) == (None, "nicaea")


@pytest.mark.rule("BYZ-FLT-01", "BYZ-MOV-13", "BYZ-ATK-01", "BYZ-RTA-04")
def test_who_paid_double_at_sea_needs_leave_to_sail_home() -> None:
    """The fleet doubles «die Kosten ... für die Seebewegung einer arabischen Feldarmee»; beaten, an Arab army goes back over the sea
    only if the holder «den Rückzug gestattet».
    """
    t = given(
        red={"arab": army(0, 3, 0, 5, at="alexandria"), "pool": 2},
        yellow={"byzantine": army(0, 6, 0, 2, at="candia")},
        cities={"alexandria": city("arab", 1), "candia": city(discs=1)},
        spaces={"byzantine-fleet": "blue"},
        dice=MISSES,
    )

    play(t, "march arab alexandria candia", "double", "hold", "stand")

    assert boxes(t, "red", "arab")[3] == 5 - 2 * 2
    assert asked(t) == ("blue", "allow_sea")


@pytest.mark.rule("BYZ-PER-04", "BYZ-MOV-13", "BYZ-ATK-01", "BYZ-CAP-03", "BYZ-SIE-02")
def test_a_persian_city_is_marched_on_besieged_and_taken() -> None:
    """«Falls ein Spieler mit seiner Feldarmee zu einer persischen Stadt zieht, verläuft die Belagerung genau wie gerade beschrieben
    ... Die Stärke der Stadt ist in der Stadt selbst auf dem Spielplan angegeben.» Hira has strength two: two dice, and no army or
    levy comes first.
    """
    t = given(red={"arab": army(0, 6, 0, 3, at="medina"), "pool": 2}, dice=MISSES)

    happened = fought_out(t, "march arab medina hira")

    assert happened == [("DiceRolled", 2), ("CityCaptured", 0), ("GarrisonPlaced", 0)]
    assert town(t, "hira")[:2] == ("arab", 1)


@pytest.mark.rule("BYZ-PER-04", "BYZ-SIE-03", "BYZ-DES-01", "BYZ-ATK-04")
def test_an_army_may_be_destroyed_before_a_persian_city() -> None:
    t = given(red={"arab": army(0, 1, 0, 2, at="medina"), "pool": 2}, dice=[6, 6])

    fought_out(t, "march arab medina hira")

    assert (place(t, "red", "arab"), town(t, "hira")[0]) == (None, "persian")


@pytest.mark.rule("BYZ-MOV-13", "BYZ-SLF-01", "BYZ-ATK-01")
def test_a_march_into_a_city_of_ones_own_on_the_other_side_is_no_attack_but_forbidden() -> None:
    t = given(
        red={"arab": army(0, 6, 0, 3, at="caesarea"), "pool": 2},
        cities={"caesarea": city("arab", 1), "ankara": city(by="red")},
    )

    assert "march arab caesarea ankara" not in options(t)
    assert str(t.why_not("march arab caesarea ankara")).endswith("(BYZ-SLF-01)")


def paying(**more: dict[str, dict[str, object]]) -> Table:
    """Red before an action of his choice, with money, an army of each side and cubes everywhere."""
    return given(
        red={
            "byzantine": army(2, 6, 2, 3, at="ankara", treasury=30),
            "arab": army(0, 3, 2, 3, at="damascus", treasury=30),
            "pool": 3,
        },
        cities={"ankara": city(discs=1, by="red"), "damascus": city("arab", 1, by="yellow")},
        dice=MISSES,
    )


PAID = [
    "control athens",
    "improve ankara",
    "fortify ankara",
    "civil-war arab",
    "bulgars-attack adrianople",
    "emperor",
    "fleet byzantine",
    "church",
]


@pytest.mark.rule(
    "BYZ-CUB-01",
    "BYZ-CTL-01",
    "BYZ-IMP-01",
    "BYZ-FOR-01",
    "BYZ-CIV-01",
    "BYZ-BUL-01",
    "BYZ-EMP-01",
    "BYZ-FLT-01",
    "BYZ-CHU-01",
)
@pytest.mark.parametrize("source", ["pool", "arab-main", "byzantine-levy"])
@pytest.mark.parametrize("line", PAID)
def test_the_cube_an_action_needs_comes_from_where_the_player_says(line: str, source: str) -> None:
    """«Wenn ein Spieler einen Holzwürfel einsetzen will, kann er ihn aus einer der folgenden Quellen nehmen»: the pool, a box, the
    casualties; the action takes it from there and from no other place.
    """
    t = paying()
    before = {
        "pool": heap(t, "red")[0],
        "arab-main": boxes(t, "red", "arab")[1],
        "byzantine-levy": boxes(t, "red", "byzantine")[2],
    }

    play(t, f"{line} < {source}")

    after = {
        "pool": heap(t, "red")[0],
        "arab-main": boxes(t, "red", "arab")[1],
        "byzantine-levy": boxes(t, "red", "byzantine")[2],
    }
    assert after == {**before, source: before[source] - 1}


@pytest.mark.rule("BYZ-CUB-03", "BYZ-CAP-09")
def test_the_garrison_may_be_bought_from_the_casualties() -> None:
    """«So oder so muß der Eroberer aber anschließend einen seiner Holzwürfel als Zeichen seiner Kontrolle auf die Stadt legen»; «aus
    seinem getrennt liegenden Verlustvorrat, wofür er jeweils 3 Bezants zahlen muß ... aus der Staatskasse der Seite ..., die ...
    profitiert». Hira, of strength two, brings one bezant of plunder first.
    """
    t = given(red={"arab": army(0, 6, 0, 3, at="medina", treasury=7), "pool": 2}, dice=MISSES)
    play(t, "march arab medina hira")
    lost = heap(t, "red")[1]

    play(t, "garrison < casualties")

    assert (heap(t, "red")[1], money(t, "red")[1]) == (lost - 1, 7 + 1 - 3)


@pytest.mark.rule("BYZ-CIV-08", "BYZ-DES-01", "BYZ-ATK-04")
def test_rebels_destroyed_in_their_civil_war_leave_the_city_as_it_was() -> None:
    """Civil war is fought as any attack, and a destroyed army besieges nothing: one die misses, three hits meet two cubes."""
    t = given(
        red={"arab": army(0, 1, 0, 1, at="damascus"), "pool": 3},
        yellow={"arab": army(0, 3, 0, 2, at="damascus")},
        cities={"damascus": city("arab", 2, by="yellow")},
        dice=[1] + [6] * 3,
    )

    fought_out(t, "civil-war arab < pool")

    assert (place(t, "red", "arab"), town(t, "damascus")[:2]) == (None, ("arab", 2))


@pytest.mark.rule("BYZ-PLA-04", "BYZ-CIV-10", "BYZ-RTA-03")
def test_an_army_placed_for_civil_war_and_beaten_withdraws() -> None:
    """«Der Spieler kann auch eine Stadt angreifen, in der seine Feldarmee bereits ist ... Falls er verliert, muß die angreifende
    Armee sich zurückziehen, siehe Rückzugsregeln»: it came from no city, so it goes to the nearest of its own side.
    """
    t = given(
        red={"arab": army(0, 3, 0, 3), "pool": 3},
        yellow={"arab": army(0, 6, 0, 2, at="damascus")},
        cities={"damascus": city("arab", 1, by="yellow"), "palmyra": city("arab", 1)},
        dice=MISSES,
    )

    play(t, "place arab damascus", "civil-war arab < pool", "stand")

    assert asked(t) == ("red", "choose_route")
    assert "retreat palmyra" in options(t)


@pytest.mark.rule("BYZ-MUL-01", "BYZ-FAL-04", "BYZ-SIE-08")
def test_every_army_in_the_capital_is_fought_before_its_walls() -> None:
    """«muß der Angreifer erst jede dieser Armeen schlagen ..., bevor er die Stadt belagert», the capital like any other; without an
    emperor no levy follows.
    """
    t = given(
        seats=4,
        red={"arab": army(1, 12, 0, 6, at="nicaea"), "pool": 2},
        yellow={"byzantine": army(0, 2, 2, 2, at="constantinople")},
        blue={"byzantine": army(0, 2, 2, 2, at="constantinople")},
        cities={"nicaea": city("arab", 1)},
        dice=MISSES,
    )

    happened = fought_out(t, "march arab nicaea constantinople")

    assert [who for kind, who in happened if kind in ("BattleJoined", "DiceRolled")] == ["blue", "yellow", 5]
    assert t.outcome is not None


@pytest.mark.rule("BYZ-INC-11", "BYZ-DES-04")
def test_an_army_that_nobody_pays_is_gone_at_the_end_of_the_turn() -> None:
    """A cube that cannot be paid leaves the game, and an army without a cube is destroyed."""
    t = given(
        seats=2, wealth=90, red={"arab": army(0, 1, 0, 0, at="mecca", treasury=0)}, cities={"mecca": city("arab", 1)}
    )

    play(t, "pass", "pass")

    assert place(t, "red", "arab") is None


@pytest.mark.rule("BYZ-BUL-15", "BYZ-DES-01")
def test_bulgars_may_destroy_an_army_to_its_last_cube() -> None:
    """A Bulgar attack follows the normal rules of battle: three hits meet three cubes, and the levy box is not touched."""
    t = given(
        red={"pool": 3},
        yellow={"byzantine": army(0, 2, 2, 1, at="adrianople")},
        cities={"adrianople": city(discs=3, by="yellow")},
        more={"bulgars": 9},
        dice=[6] * 3 + [1] * 20,
    )

    play(t, "bulgars-attack adrianople < pool", "stand")

    assert (place(t, "yellow", "byzantine"), boxes(t, "yellow", "byzantine")) == (None, (0, 0, 2, 0))
    assert asked(t) == ("yellow", "use_levy")


@pytest.mark.rule("BYZ-EMP-03", "BYZ-MUL-05", "BYZ-RTA-01")
def test_the_guard_fights_in_every_battle_and_goes_back_with_a_beaten_army() -> None:
    """«Er nimmt den lila Holzwürfel ... und legt ihn auf sein byzantisches Elitefeld»: one die more in the battle against the first
    army and in that against the second, one more in strength, and it returns with the army to «die Stadt ..., aus der er gekommen
    war».
    """
    t = given(
        seats=4,
        red={"byzantine": army(0, 3, 0, 3, at="ankara"), "pool": 2},
        yellow={"arab": army(0, 6, 0, 2, at="caesarea")},
        blue={"arab": army(0, 1, 0, 1, at="caesarea")},
        cities={"caesarea": city("arab", 1)},
        spaces={"emperor": "red"},
        dice=MISSES,
    )

    events = play(t, "march byzantine ankara caesarea", "stand", "fight blue")
    while asked(t) == ("blue", "choose_route"):
        events += play(t, options(t)[0])

    rolls = [str(roll["faces"]).count("1") for roll in told(events, "DiceRolled") if roll["roll"] == "attack"]
    assert rolls == [3 + 1, 3 + 1]
    assert place(t, "red", "byzantine") == "ankara"
