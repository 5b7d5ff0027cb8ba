"""Where two rules meet: each position is worked out from the rulebook's sentence, which stands beside it."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import (
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
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_melee import FRONT, block, charged

from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import distance, hex_of, name_of
from porphyry.games.guiscard.log_reader import GuiscardReader
from porphyry.games.guiscard.scenarios import board_of, sights_of
from porphyry.games.guiscard.skirmish import advance, charges, combat, formations, missile
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.games.guiscard.skirmish.wounds import kill, slay_surrounded
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}
WINDOW = (1, "offer-defensive-fire")


def moves(table: Table, rule: str = "") -> list[tuple[object, object]]:
    """Every hex the log has a unit come to, by a rule or by any."""
    return [
        (event.params["unit"], event.params["hex"])
        for events in table.events
        for event in events
        if event.kind == "UnitMoved" and rule in ("", event.rule)
    ]


# ---------------------------------------------------------------- defensive fire


@pytest.mark.rule("GUI-DEF-02", "GUI-DEF-05")
def test_who_holds_fire_may_fire_in_the_next_hex() -> None:
    """§ 5.3: "unterbricht man die Bewegung des Gegners in irgendeinem Feld"."""
    table = scene(ours={"jacques": "j16", "avray": "a1"}, theirs={"karim": "j8"})
    play(table, "move jacques", "step j15", "hold", "step j14")

    assert asked(table) == WINDOW


@pytest.mark.rule("GUI-DEF-05")
@pytest.mark.parametrize(("wounded", "hexes"), [(False, 2), (True, 1)])
def test_after_a_volley_a_man_on_foot_goes_on_before_the_next(wounded: bool, hexes: int) -> None:
    """§ 5.3: "um 1 Feld, wenn er zu Fuß und verwundet ist; um 2 Felder, wenn er zu Fuß und gesund ist"."""
    ours = {"jacques": {"hex": "j16", "wounded": wounded}, "avray": "a1"}
    table = scene(ours=ours, theirs={"karim": "j8", "nasir": "i8"}, dice=[10, 10, 10])
    play(table, "move jacques", "step j15", "shoot karim j15", "hold")
    gone = 0
    for h in ("j14", "j13", "j12"):
        play(table, f"step {h}")
        gone += 1
        if asked(table) == WINDOW:
            break

    assert gone == hexes


@pytest.mark.rule("GUI-DEF-05")
def test_a_charger_is_fired_at_again_after_four_hexes() -> None:
    """§ 5.3: "um 4 Felder, wenn er zu Pferd ist und einen Reiterangriff ausführt"."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "a1"},
        theirs={"massin": "h5", "karim": "m8", "nasir": "m12"},
        step="charge",
        dice=[10, 10] * 4,
    )
    charged(table, "charge arthur massin")
    windows = []
    for answer in ("hold", "shoot karim h13", ""):
        assert asked(table) == WINDOW
        windows.append(where(table, "arthur"))
        if answer:
            play(table, answer)
        if answer.startswith("shoot") and asked(table) == WINDOW:
            play(table, "hold")

    assert windows == ["h14", "h13", "h9"]


@pytest.mark.rule("GUI-DEF-02", "GUI-DEF-05")
def test_a_row_is_safe_only_after_a_volley() -> None:
    """§ 5.3 of a man on foot: two hexes after the shot; his mates in the row were not shot at."""
    row = {"nikolaos": "g16", "okeanos": "h16", "georgios": "i15"}
    table = scene(ours=block(a=row), theirs={"karim": "h5", "nasir": "i5", "beppe": "t1"}, dice=[10, 10])
    play(table, "march nikolaos n")
    seen: list[list[str]] = [[], []]
    for k in (0, 1):
        while asked(table) == WINDOW:
            mark = offered(table, "shoot")[0].split()[1]
            seen[k].append(mark)
            play(table, f"shoot karim {mark}", "hold") if k == 0 and len(seen[0]) == 1 else play(table, "hold")
        if k == 0:
            play(table, "march nikolaos n")

    assert len(seen[0]) == 3
    assert len(seen[1]) == 2


@pytest.mark.rule("GUI-DEF-08", "GUI-MIS-14")
def test_nobody_fires_at_the_man_who_has_stepped_beside_him() -> None:
    """§ 2.1: "sofern sie nicht in Kontakt mit dem Gegner sind"; § 5.3: "jetzt benachbart zu dem Schützen steht"."""
    table = scene(ours={"jacques": "m11", "avray": "a1"}, theirs={"karim": "m9"})
    play(table, "move jacques", "step m10")

    assert asked(table) != WINDOW
    s = table.state
    assert missile.why_not_shooter(s, board_of(s), unit(table, "karim"), missile.DEFENSIVE) == "GUI-MIS-14 in-contact"


@pytest.mark.rule("GUI-DEF-08")
def test_nor_at_a_rider_who_charges_past_him() -> None:
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "a1"},
        theirs={"massin": "h5", "karim": "i9"},
        step="charge",
        dice=[1] * 4,
    )
    charged(table, "charge arthur massin")
    shots = []
    while asked(table) == WINDOW:
        shots.append(where(table, "arthur"))
        play(table, "hold")

    assert shots
    assert min(distance(hex_of(h), hex_of("i9")) for h in shots) > 1


@pytest.mark.rule("GUI-HOP-08", "GUI-DEF-08")
@pytest.mark.parametrize(("marker", "why"), [("hex", "GUI-MIS-14 in-contact"), ("state", "")])
def test_an_archer_beside_the_lances_is_in_contact(marker: str, why: str) -> None:
    """§ 7.3.1: the marker lies before the hoplite and fights for him; two hexes from the man is one from his lances."""
    table = scene(ours={"karim": "h4"}, theirs=block(a=FRONT), step="fire", options={"hoplite_marker": marker})
    s = table.state

    assert missile.why_not_shooter(s, board_of(s), unit(table, "karim"), missile.OFFENSIVE) == why


@pytest.mark.rule("GUI-DEF-03", "GUI-DEF-04")
def test_the_arrows_that_come_after_the_fall_are_lost() -> None:
    """§ 5.3: "dieser fällt bereits durch den zweiten Schuss, hat der Schuss des dritten zwar keinerlei Effekt mehr"."""
    table = scene(
        ours={"robert": rider("j12", "n"), "avray": "a1"},
        theirs={"karim": "j3", "nasir": "i3", "salim": "k3"},
        dice=[1, 2],
    )
    play(table, "move robert", "step j11")
    while asked(table) == WINDOW:
        play(table, "shoot " + next(x for x in offered(table, "shoot") if x.endswith("j11")))
    play(table, "fall " + offered(table, "fall")[0])

    assert (health(table, "robert"), len(rolls(table, "ShotFired"))) == ("wounded", 1)
    assert rolls(table, "HorseKilled") == []


# ---------------------------------------------------------------- charges


@pytest.mark.rule("GUI-HOP-02", "GUI-CHG-06")
def test_a_formed_row_is_charged_from_the_front() -> None:
    """§ 7.3.1: "Greift man diese Formation über ihren Frontbereich an, müssen zunächst die Formationsmarker angegriffen werden"."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "a1"},
        theirs={**block("se-s", a={"nikolaos": "g4", "okeanos": "h4", "georgios": "i3"}), **FAR},
        step="charge",
        dice=[1],
    )
    assert "arthur okeanos" in offered(table, "charge")
    charged(table, "charge arthur okeanos")
    play(table, "done")

    told = rolls(table, "MeleeRolled")[0]
    assert (told["unit"], told["target"], told["difference"]) == ("arthur", "okeanos", 31 + 15 - 7)
    assert (where(table, "arthur"), health(table, "okeanos")) == ("h6", "healthy")
    assert [one["unit"] for one in rolls(table, "LancesBeaten")] == ["okeanos"]


@pytest.mark.rule("GUI-INF-04")
def test_a_charger_is_checked_by_the_enemy_he_leaves_alone() -> None:
    """§ 4.3: "müssen entweder alle dort benachbarten Feinde ... angegriffen werden oder man muss einen Infiltrationscheck"."""
    table = scene(
        ours={"robert": rider("m14", "n"), "avray": "a1"},
        theirs={"said": "m7", "mansur": "n8"},
        step="charge",
        dice=[1] * 3,
    )
    charged(table, "charge robert said")
    play(table, "done")
    while rolls(table, "MeleeRolled") == []:
        play(table, "stand" if asked(table)[1] == "offer-evasion" else "done")

    checks = [one for one in rolls(table, "InfiltrationRolled") if one["enemy"] == "mansur"]
    assert [(one["unit"], one["hex"]) for one in checks] == [("robert", "m8")]


@pytest.mark.rule("GUI-CHG-10", "GUI-INF-01")
def test_a_counter_charger_is_checked_where_he_passes() -> None:
    """§ 4.3: "Versucht eine Einheit bei ihrer Bewegung ... ein Feld zu passieren, das benachbart zu einem Gegner ist"."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "g5"},
        theirs={"massin": "h4", "khaled": rider("h3", "s"), "karim": "t1"},
        step="charge",
        dice=[1] * 6,
    )
    # Khaled rides h4 (through Massin), h5, h6; Avray stands beside h5 and h4.
    charged(table, "charge arthur massin")
    play(table, "answer khaled", "done")

    ridden = [h for u, h in moves(table, "GUI-CHG-10")]
    assert ridden[-1] == "h6"
    assert [one["unit"] for one in rolls(table, "InfiltrationRolled") if one["enemy"] == "avray"] == ["khaled"]


@pytest.mark.rule("GUI-CHG-10", "GUI-INF-06")
def test_a_counter_charger_who_is_stopped_has_not_answered() -> None:
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "g5"},
        theirs={"massin": "h4", "khaled": rider("h3", "s"), "karim": "t1"},
        step="charge",
        dice=[8] * 6,
    )
    charged(table, "charge arthur massin")
    play(table, "answer khaled", "done")

    # 8, rider -1, armoured -1 = 6: "Bewegung sofort beenden".
    assert (rolls(table, "InfiltrationRolled")[0]["result"], health(table, "khaled")) == (6, "healthy")
    assert not st.has(table.state, unit(table, "khaled"), st.COUNTERING)
    assert rolls(table, "MeleeRolled") == []
    view = table.view(None)["board"]
    reader = GuiscardReader(view)
    reader.unit_stopped({"unit": "khaled", "hex": where(table, "khaled")})
    assert reader.differences(view) == []  # it was not his turn: he has not moved


@pytest.mark.rule("GUI-CHG-14", "GUI-CMP-04")
def test_two_charges_do_not_end_in_the_same_hexes() -> None:
    """§ 1.1: "immer nur höchstens eine lebende Einheit in jedem Feld"; § 7.2.2: charges cannot be changed any more."""
    table = scene(
        ["." * 20] * 18,
        ours={"robert": rider("o16", "n"), "guillaume": rider("j12", "ne"), "avray": "a1"},
        theirs={"said": "o8", "argyris": "q8"},
        step="charge",
    )
    s, board, guillaume = table.state, board_of(table.state), unit(table, "guillaume")
    p9, ne = hex_of("p9"), 1
    assert charges.can_end(s, board, guillaume, p9, ne, charges.promised_hexes(s, guillaume))
    charged(table, "charge robert said")
    while asked(table)[1] != "charge":
        play(table, "decline")

    assert charges.promised_hexes(s, guillaume) == [hex_of("o10"), hex_of("o9")]
    assert not charges.can_end(s, board, guillaume, p9, ne, charges.promised_hexes(s, guillaume))


@pytest.mark.rule("GUI-CHG-10")
def test_no_answer_where_the_charger_could_not_stand() -> None:
    """§ 7.2.2: charger and counter-charger stand on the last four hexes, two each."""
    theirs = {"massin": "h5", "khaled": rider("h4", "s"), "karim": "n9"}

    def answers(**more: object) -> list[int]:
        table = scene(ours={"arthur": rider("h15", "n"), "avray": "a1", **more}, theirs=theirs, step="charge")
        charged(table, "charge arthur massin")
        s = table.state
        return charges.counter_chargers(s, unit(table, "arthur"))

    assert len(answers()) == 1
    assert answers(osbern="h9") == []


@pytest.mark.rule("GUI-CHG-11")
@pytest.mark.parametrize(("length", "why"), [(7, "GUI-CHG-11 too-far"), (8, "")])
def test_half_the_length_is_rounded_down(length: int, why: str) -> None:
    """§ 7.2.2: "nicht mehr als die Hälfte der Feldanzahl ... (abgerundet)": Khaled, three hexes away, needs four for his bend."""
    start = f"h{8 + length}"
    ours = {"arthur": rider(start, "n"), "avray": "a1"}
    table = scene(["." * 20] * 18, ours=ours, theirs={"massin": "h7", "khaled": rider("k8", "sw")}, step="charge")
    s, arthur, khaled = table.state, unit(table, "arthur"), unit(table, "khaled")
    st.put(s, arthur, st.WAY, sum(2 << (2 * k) for k in range(length)) | length << charges.LEN_SHIFT)
    st.put(s, arthur, st.TARGET, unit(table, "massin"))

    assert distance(hex_of("k8"), hex_of("h9")) == 3
    assert charges.why_not_answer(s, arthur, khaled, charges.path_of(s, arthur)) == why


# ---------------------------------------------------------------- the row of hoplites


@pytest.mark.rule("GUI-HOP-06")
def test_behind_beaten_lances_the_man_is_safe_until_the_next_round() -> None:
    """§ 7.3.1: "Erst im Kampfschritt der nächsten Runde kann man die Hopliten selbst angreifen"."""
    table = scene(
        ours={"robert": "h4", "arthur": "i4", "avray": "a1"},
        theirs={**block(a=FRONT), **FAR},
        step="combat",
        dice=[1, 1],
    )
    play(table, "attack robert okeanos", "strike")
    assert [one["unit"] for one in rolls(table, "LancesBeaten")] == ["okeanos"]

    assert "arthur okeanos" not in offered(table, "attack")
    s, okeanos = table.state, unit(table, "okeanos")
    st.lift(s, unit(table, "arthur"))
    st.put(s, unit(table, "arthur"), st.HEX, hex_of("h5"))
    st.settle(s, unit(table, "arthur"))
    assert against(table, "attack arthur okeanos") == "GUI-HOP-06 next-round"
    s.facts[st.TURN] += 2
    assert me.why_not_attack(s, unit(table, "arthur"), okeanos) == ""


@pytest.mark.rule("GUI-HOP-06", "GUI-HOP-13")
def test_from_the_side_he_can_be_attacked_and_those_in_front_may_join() -> None:
    """§ 7.3.1: "von mehreren Seiten zugleich attackiert, wird der für die Hopliten ungünstigste Fall angewandt"."""
    table = scene(
        ours={"robert": "i4", "arthur": "j5", "roger": "i3", "avray": "a1"},
        theirs={**block(a=FRONT), **FAR},
        step="combat",
    )
    s, georgios = table.state, unit(table, "georgios")
    st.put(s, georgios, st.LANCES, s.facts[st.TURN] + 1)
    assert me.attacked_side(s, georgios, 1 << unit(table, "arthur")) == me.OPEN_SIDE

    assert against(table, "attack robert georgios") == "GUI-HOP-06 next-round"
    play(table, "attack arthur georgios")
    assert refused(table, "join robert") == ""


@pytest.mark.rule("GUI-HOP-02", "GUI-HOP-06")
def test_of_two_attacked_together_the_lances_fall_first() -> None:
    """§ 7.3.1: "müssen zunächst die Formationsmarker angegriffen werden", of two men as of one."""
    table = scene(ours={"robert": "h4", "avray": "a1"}, theirs={**block(a=FRONT), **FAR}, step="combat", dice=[1])
    play(table, "attack robert okeanos")
    also = offered(table, "also")[0]
    play(table, f"also {also}")
    play(table, "strike") if asked(table)[1] == "name-fighters" else None
    if asked(table)[1] == "choose-loss":
        play(table, "suffer okeanos")

    assert health(table, "okeanos") == "healthy"
    assert len(rolls(table, "LancesBeaten")) == 1


@pytest.mark.rule("GUI-HOP-06")
def test_a_row_that_turns_does_not_raise_its_lances() -> None:
    table = scene(ours=block(a=FRONT), theirs=FAR)
    s, okeanos = table.state, unit(table, "okeanos")
    st.put(s, okeanos, st.LANCES, s.facts[st.TURN])
    play(table, "form okeanos se-s")

    assert st.get(s, okeanos, st.LANCES) == s.facts[st.TURN]


def marching(*dice: int, **theirs: object) -> Table:
    """A row goes three hexes north past Said, who stands beside the second of them."""
    row = {"nikolaos": "m9", "okeanos": "n9", "georgios": "o8"}
    table = scene(
        ours={**block(a=row), "avray": "t16"}, theirs={**(theirs or {"said": "l7"}), "beppe": "a1"}, dice=list(dice)
    )
    play(table, *["march nikolaos n"] * 3)
    return table


@pytest.mark.rule("GUI-INF-01", "GUI-HOP-03")
def test_a_row_that_marches_past_an_enemy_is_checked() -> None:
    """§ 4.3: "Versucht eine Einheit bei ihrer Bewegung ... ein Feld zu passieren ..., muss sie sofort einen Infiltrationscheck machen"."""
    table = marching(1)

    assert [one["unit"] for one in rolls(table, "InfiltrationRolled")] == ["nikolaos"]
    assert len(moves(table, "GUI-HOP-03")) == 9


@pytest.mark.rule("GUI-INF-06", "GUI-HOP-03")
def test_a_stopped_man_stops_the_row_and_a_wounded_one_leaves_it() -> None:
    """§ 4.3.1: 6-7 "Bewegung sofort beenden", 8-9 "Einheit verletzt"; a hoplite in armour has -1."""
    stopped = marching(7)
    assert len(moves(stopped, "GUI-HOP-03")) == 6
    assert refused(stopped, "march nikolaos n") == "GUI-MOV-03"
    assert refused(stopped, "move okeanos") == "GUI-MOV-03"

    hurt = marching(9)
    assert (health(hurt, "nikolaos"), len(moves(hurt, "GUI-HOP-03"))) == ("wounded", 6)
    assert not st.has(hurt.state, unit(hurt, "nikolaos"), st.FORMATION)
    assert refused(hurt, "move nikolaos") == "GUI-MOV-03"
    assert refused(hurt, "move okeanos") == ""


@pytest.mark.rule("GUI-INF-06", "GUI-HOP-01")
def test_a_killed_man_leaves_a_row_of_two_which_is_none() -> None:
    """§ 4.3.1: 10, armoured -1, past a rider +1: 10 "Einheit tot"."""
    table = marching(10, khaled=rider("l7", "s"))

    assert health(table, "nikolaos") == "dead"
    assert not st.has(table.state, unit(table, "okeanos"), st.FORMATION)
    assert formations.march_limit(table.state, unit(table, "okeanos")) == 2


# ---------------------------------------------------------------- lances thrown


@pytest.mark.rule("GUI-MIS-05")
def test_foot_lances_are_thrown_in_the_first_scenarios_too() -> None:
    """§ 5: "Jeder Fußsoldat oder Reiter mit einer Lanze ohne Fahne kann diese einmal pro Szenario als Wurfgeschoss benutzen"."""
    table = scene(ours={"romaric": "e9", "avray": "a1"}, theirs={"said": "e5", **FAR}, step="fire", chapters=6)

    assert "romaric e5" in offered(table, "fire")


@pytest.mark.rule("GUI-LAN-03", "GUI-LAN-04")
@pytest.mark.parametrize(("value", "foot"), [("sheet", [0, 1, 1, 2, -1]), ("mounted", [0, 1, 1, 2, 2])])
def test_how_far_a_lance_flies(value: str, foot: list[int]) -> None:
    """§ 7.1.1 prints 1-4, 5-10, 11-15 for "Lanzenreiter"; the published sheet 1-4, 5-8, 9-12 for men on foot."""
    table = scene(
        ours={"romaric": "e9", "arthur": rider("j9")}, theirs=FAR, step="fire", options={"foot_lance_range": value}
    )
    s = table.state
    bands = [missile.band_of(s, unit(table, "romaric"), n) for n in (4, 5, 8, 12, 15)]
    if value == "mounted":
        foot = [0, 1, 1, 2, 2]

    assert bands == foot
    assert [missile.band_of(s, unit(table, "arthur"), n) for n in (4, 5, 10, 11, 15, 16)] == [0, 1, 1, 2, 2, -1]


@pytest.mark.rule("GUI-MIS-02")
@pytest.mark.parametrize(("value", "window"), [("no", False), ("yes", True)])
def test_javelins_in_step_three(value: str, window: bool) -> None:
    """§ 5: "Nur Einheiten mit einem j, s oder a ... können in den Fernkampfschritten (1., 3.) feuern"."""
    table = scene(ours={"avray": "j12", "osbern": "a1"}, theirs={"omar": "j8"}, options={"javelin_step_three": value})
    play(table, "move avray", "step j11")

    assert (asked(table) == WINDOW) == window


# ---------------------------------------------------------------- horses


@pytest.mark.rule("GUI-MEL-33", "GUI-MEL-34", "GUI-MIS-21")
def test_shots_at_a_loose_horse() -> None:
    """§ 6.6: "Fernkampfergebnisse D, E und F ... bedeuten, dass das Pferd stirbt"."""
    table = scene(
        ours={"karim": "m16"},
        theirs={"drogo-horse": {"hex": "m12", "facing": "n"}, "avray": "a1"},
        step="fire",
        dice=[1, 1],
    )
    assert "karim m12" in offered(table, "fire")
    play(table, "fire karim m12")

    assert [one["unit"] for one in rolls(table, "HorseKilled")] == ["drogo-horse"]


@pytest.mark.rule("GUI-MEL-33")
def test_nobody_shoots_at_a_horse_of_his_own() -> None:
    horse = {"hex": "m12", "facing": "n"}
    table = scene(ours={"karim": "m16", "khaled-horse": horse}, theirs={"avray": "a1"}, step="fire")

    assert refused(table, "fire karim m12") == "GUI-MIS-21"


def at_the_head(*dice: int) -> Table:
    """Robert has ridden to the head of a loose horse and has points left."""
    horse = {"hex": "h8", "facing": "s", "seat": 0}
    table = scene(ours={"robert": rider("h12", "n"), "pack-1": horse, "avray": "a1"}, theirs=FAR, dice=list(dice))
    play(table, "move robert", "step h11", "step h10", "step h9")
    assert points(table) > 0
    return table


@pytest.mark.rule("GUI-MTD-19")
def test_reins_at_the_end_of_a_ride_need_no_roll() -> None:
    """§ 4.4.3: "automatisch ..., wenn sie zu Beginn oder Ende ihres Bewegungsschrittes angrenzend zum Kopf" stand."""
    table = at_the_head()
    play(table, "stop")
    assert sorted(a.text for a in table.legal()) == ["stop", "take pack-1"]
    play(table, "take pack-1")
    while asked(table)[1] == "step":
        play(table, "stop")

    assert rolls(table, "ReinsRolled") == []
    assert st.get(table.state, unit(table, "pack-1"), st.LED) == unit(table, "robert")
    assert where(table, "robert") == "h9"


@pytest.mark.rule("GUI-MTD-20")
@pytest.mark.parametrize(("die", "led"), [(6, True), (7, False)])
def test_who_rides_on_must_catch_the_reins(die: int, led: bool) -> None:
    """§ 4.4.3: "1-6: Erfolgreich ...; 7-10: Das ging schief"."""
    table = at_the_head(die)
    play(table, "take pack-1")

    assert (st.get(table.state, unit(table, "pack-1"), st.LED) >= 0) == led
    assert (refused(table, "take pack-1") == "GUI-MTD-20") == (not led)


@pytest.mark.rule("GUI-MTD-09", "GUI-MTD-11")
def test_the_holder_of_the_reins_may_mount() -> None:
    """§ 4.4.2: "muss die Person auf einem der beiden an das Pferd angrenzenden Felder sein", no more."""
    led = {"hex": "e9", "facing": "n", "led": "drogo"}
    table = scene(ours={"drogo": "f10", "drogo-horse": led, "avray": "a1"}, theirs=FAR)
    play(table, "move drogo")
    assert "drogo-horse" in offered(table, "mount")
    play(table, "mount drogo-horse")

    s = table.state
    assert st.is_mounted(s, unit(table, "drogo"))
    assert st.get(s, unit(table, "drogo-horse"), st.LED) == -1
    play(table, "stop")
    assert (where(table, "drogo"), st.standing(s, hex_of("e10"))) == ("e9", unit(table, "drogo"))


@pytest.mark.rule("GUI-MTD-23")
def test_who_mounts_keeps_one_horse_at_his_hand_not_two() -> None:
    """§ 4.4.3: "Ein Reiter kann nur ein Pferd führen"."""

    def against_it(packs: int) -> str:
        own = {"hex": "e9", "facing": "n"}
        ours = {
            "drogo": "f10",
            "drogo-horse": own,
            "pack-1": {"hex": "g10", "facing": "n", "led": "drogo"},
            "avray": "a1",
        }
        if packs == 2:
            ours["pack-2"] = {"hex": "f11", "facing": "n", "led": "drogo"}
        table = scene(ours=ours, theirs=FAR)
        play(table, "move drogo")
        return refused(table, "mount drogo-horse")

    assert (against_it(1), against_it(2)) == ("", "GUI-MTD-23")


# ---------------------------------------------------------------- who ends where


@pytest.mark.rule("GUI-STK-03")
def test_nobody_ends_on_a_friend_with_his_last_point() -> None:
    """§ 4.1: "Am Ende des Bewegungsschrittes darf jedoch in jedem Feld maximal eine lebendige Einheit sein"."""
    table = scene(ours={"tancredi": "e9", "avray": "e5"}, theirs=FAR)
    play(table, "move tancredi", "step e8", "step e7")
    assert points(table) == 2
    assert refused(table, "step e6") == ""
    play(table, "step e6")
    assert points(table) == 1

    assert refused(table, "step e5") == "GUI-STK-03"


@pytest.mark.rule("GUI-STK-03", "GUI-STK-01")
def test_over_a_friend_to_a_free_hex_behind_him() -> None:
    """§ 4.2: "Eigene Einheiten behindern die Bewegung nicht"."""
    table = scene(ours={"tancredi": "e8", "avray": "e6"}, theirs=FAR)
    play(table, "move tancredi", "step e7")

    assert refused(table, "step e6") == ""


@pytest.mark.rule("GUI-STK-03", "GUI-MOV-16")
def test_with_the_last_point_into_the_hex_of_a_sleeper_who_is_taken_up() -> None:
    """§ 4.2.4: "Eine Einheit zu Fuß, die durch ein Feld mit einer bewusstlosen Person geht, darf diese mitnehmen"."""
    table = scene(ours={"tancredi": "e9", "avray": {"hex": "e5", "stunned": True}}, theirs=FAR)
    play(table, "move tancredi", "step e8", "step e7", "step e6")
    assert refused(table, "step e5") == ""
    play(table, "step e5")  # nothing else is left to him than to take him up

    assert offered(table, "lay")


@pytest.mark.rule("GUI-STK-03")
def test_a_rider_does_not_stop_with_his_tail_on_a_friend() -> None:
    """Of two hexes over a friend the second still has the tail on him; the third is the first to stop on."""

    def over(friend: str) -> str:
        table = scene(ours={"arthur": rider("e15", "n"), "avray": friend, "osbern": "a1"}, theirs=FAR)
        last = int(friend[1:])
        play(table, "move arthur", *[f"step e{n}" for n in range(14, last, -1)])
        return refused(table, f"step {friend}")

    assert (over("e6"), over("e5"), over("e4")) == ("", "", "GUI-STK-03")


@pytest.mark.rule("GUI-STK-04")
def test_who_is_put_back_is_seen_to_go_back() -> None:
    """A hit takes the last points of a man on a friend's hex; he goes back, and the log says where he stands."""
    table = scene(ours={"tancredi": "e9", "avray": "e7", "osbern": "a1"}, theirs={"karim": "j8"}, dice=[1, 10, 4])
    play(table, "move tancredi", "step e8", "hold", "step e7", "shoot karim e7")

    last = [h for u, h in moves(table) if u == "tancredi"][-1]
    assert (last, where(table, "tancredi")) == ("e8", "e8")
    assert moves(table, "GUI-STK-04") == [("tancredi", "e8")]


# ---------------------------------------------------------------- losses and retreats


@pytest.mark.rule("GUI-MEL-14", "GUI-MEL-20")
def test_the_owner_chooses_among_his_attackers() -> None:
    """§ 6.2: "ein Angreifer oder Verteidiger bewusstlos ..., bestimmt ggf. der Eigentümer"; § 6.3 binds "Verteidiger" only."""
    table = scene(
        ours={"faruq": {"hex": "l6", "wounded": True}, "mansur": {"hex": "m7", "wounded": True}, "avray": "a1"},
        theirs={"bohemond": rider("l7", "n"), **FAR},
        step="combat",
    )
    s = table.state
    both = 1 << unit(table, "faruq") | 1 << unit(table, "mansur")

    assert combat.loss_candidates(s, both, me.A) == [unit(table, "faruq"), unit(table, "mansur")]
    assert combat.loss_candidates(s, both, me.D) == [unit(table, "mansur")]


@pytest.mark.rule("GUI-INF-13")
@pytest.mark.parametrize("value", ["both", "head"])
def test_a_riders_tail_does_not_stay_beside_his_opponent(value: str) -> None:
    """§ 4.3: "dass man sich nie auf Felder zurückziehen darf, die benachbart zu einem der Kampfgegner sind"."""
    table = scene(
        ours={"jacques": "n11", "avray": "a1"},
        theirs={"zahir": rider("m10", "n"), **FAR},
        step="combat",
        options={"rider_retreat": value},
    )
    s, zahir = table.state, unit(table, "zahir")
    combat.give_ground(s, zahir, 1 << unit(table, "jacques"))

    assert (health(table, "zahir") == "wounded") == (value == "both")


@pytest.mark.rule("GUI-INF-13")
def test_a_rider_struck_from_ahead_backs_out() -> None:
    table = scene(
        ours={"jacques": "m9", "avray": "a1"}, theirs={"zahir": rider("m10", "n"), **FAR}, step="combat", dice=[1]
    )
    combat.give_ground(table.state, unit(table, "zahir"), 1 << unit(table, "jacques"))

    assert health(table, "zahir") == "healthy"
    assert table.state.stack[-8] == frames.RETREAT.number


@pytest.mark.rule("GUI-CMP-15")
@pytest.mark.parametrize(
    ("value", "foot", "mounted"),
    [
        ("yes", "stunned wounded", "stunned wounded"),
        ("no", "stunned wounded", "stunned wounded"),
        ("dies", "dead", "dead"),
    ],
)
def test_a_wounded_man_is_knocked_out(value: str, foot: str, mounted: str) -> None:
    """§ 1.2: on the back of the wounded counter he is "tot"; our default keeps wound and sleep apart."""
    ours = {"avray": {"hex": "e5", "wounded": True}, "arthur": rider("j9", wounded=True)}
    table = scene(ours=ours, theirs=FAR, step="combat", options={"ko_keeps_wound": value})
    for name in ours:
        combat.suffer(table.state, unit(table, name), me.D)

    assert (health(table, "avray"), health(table, "arthur")) == (foot, mounted)


@pytest.mark.rule("GUI-MEL-36")
@pytest.mark.parametrize(
    ("value", "after"),
    [("dies", ["dead"] * 4), ("table", ["stunned wounded", "stunned healthy", "stunned wounded", "dead"])],
)
def test_an_unconscious_man_is_attacked(value: str, after: list[str]) -> None:
    seen = []
    for letter in (me.C, me.D, me.E, me.F):
        theirs = {"alexio": {"hex": "e4", "stunned": True}, **FAR}
        table = scene(ours={"robert": "e5"}, theirs=theirs, step="combat", options={"unconscious_attacked": value})
        alexio, robert = unit(table, "alexio"), unit(table, "robert")
        if letter == me.C:
            combat.give_ground(table.state, alexio, 1 << robert)
        else:
            combat.suffer(table.state, alexio, letter)
        seen.append(health(table, "alexio"))

    assert seen == after


@pytest.mark.rule("GUI-MEL-16", "GUI-MOV-11")
def test_a_heap_of_dead_is_no_way_out() -> None:
    """§ 4.2.2: "Felder mit sechs oder mehr toten Personen ... können gar nicht betreten werden"."""
    dead = {n: {"hex": "e4", "dead": True} for n in ("kosmas", "ioannes", "loukas", "markos", "stavros", "damianos")}
    ring = {"avray": "f5", "osbern": "f6", "rioulf": "e6", "thibaut": "d6", "eustache": "d5"}
    table = scene(ours=ring, theirs={"alexio": {"hex": "e5", "stunned": True}, **dead, **FAR}, step="combat")
    slay_surrounded(table.state)

    assert health(table, "alexio") == "dead"


# ---------------------------------------------------------------- works


@pytest.mark.rule("GUI-CAS-12", "GUI-INF-11")
def test_who_is_driven_from_the_gate_does_not_open_it() -> None:
    """§ 9.2.3.2: "Eine Einheit muss einen vollen Zug auf einem der 3 Felder auf der Innenseite des Tores verbringen"."""
    table = scene(MAPS["eagle-nest"], {"jacques": "m11", "avray": "a1"}, {"karim": "k11"}, step="fire", dice=[1, 6])
    play(table, "gate jacques")
    while asked(table) != WINDOW:
        play(table, "done")
    play(table, "shoot karim m11")
    play(table, "retreat n10")  # out of n11, the only way there is
    assert where(table, "jacques") not in ("m11", "l11", "n11")
    while table.state.facts[st.ACTIVE] == 0:
        play(table, "done")

    assert rolls(table, "GateMoved") == []


@pytest.mark.rule("GUI-BLD-33")
def test_who_is_driven_from_the_tent_does_not_pull_it_down() -> None:
    """§ 8.5.2: "als einzige Aktion ihres gesamten Zuges"."""
    table = scene(MAPS["lagoon+camp"], {"milo": "p5", "stelios": "a18"}, {"romaric": "p6", "beppe": "z18"}, step="fire")
    play(table, "pull milo p6")
    s, milo = table.state, unit(table, "milo")
    st.lift(s, milo)
    st.put(s, milo, st.HEX, hex_of("p3"))
    st.settle(s, milo)
    while s.facts[st.ACTIVE] == 0:
        play(table, "done")

    assert rolls(table, "TentPulled") == []


# ---------------------------------------------------------------- the end of step 4


@pytest.mark.rule("GUI-INF-04", "GUI-SEQ-10")
def test_the_last_checks_come_before_step_four_is_over() -> None:
    """§ 2.1: "Beginnen Sie nie mit einem Schritt, bevor der vorhergehende abgeschlossen ist"."""
    table = scene(ours={"avray": "e7", "osbern": "a1"}, theirs={"argyris": "e4", **FAR}, dice=[1])
    play(table, "move avray", "step e6", "step e5", "stop", "done")
    while asked(table)[1] != "combat":
        play(table, "hold")
    play(table, "done")
    kinds = [
        event.kind if event.kind != "StepBegan" else str(event.params["step"])
        for events in table.events
        for event in events
    ]

    assert kinds.index("InfiltrationRolled") < kinds.index("recovery")


# ---------------------------------------------------------------- ground


@pytest.mark.rule("GUI-TER-01", "GUI-LOS-10")
@pytest.mark.parametrize(
    ("shooter", "target", "cover"),
    [("e1", "e7", "light"), ("u6", "u7", "none"), ("u9", "u7", "medium")],
)
def test_rocks_and_paths_at_an_edge(shooter: str, target: str, cover: str) -> None:
    """§ 3.1: Felsen "leicht", Pfad "mittel, wenn das Feuer von unten kommt"; § 5.5.2.3: "Eine Einheit in einem Abhangfeld"."""
    board = MAPS["stairway"]
    line = sights_of(scene(board, {"avray": "a18"}, {"beppe": "z18"}).state).line(hex_of(shooter), hex_of(target))

    assert (line.blocked, t.COVERS[line.cover]) == (0, cover)


@pytest.mark.rule("GUI-BLD-03")
def test_no_shot_into_a_window_through_the_corner_of_its_hex() -> None:
    """§ 8.2.1 b: "die Sichtlinie bis zur Mitte des Fensterfeldes gehen, ohne eine Wand zu berühren"."""
    table = scene(MAPS["lagoon+farm"], {"alphonse": "m5"}, {"said": "o8", "beppe": "z18"}, step="fire")
    s = table.state

    assert sights_of(s).line(hex_of("m5"), hex_of("o8")).blocked != 0
    assert sights_of(s).line(hex_of("o5"), hex_of("o8")).blocked == 0


@pytest.mark.rule("GUI-BLD-30")
@pytest.mark.parametrize(("value", "shift"), [("worse", -2), ("neutral", -1)])
def test_the_attackers_ground_at_a_door(value: str, shift: int) -> None:
    """§ 8.5.1: "gilt das Gelände immer als günstig für den Verteidiger"; of the attacker it says nothing."""
    draft = MAPS["lagoon+farm"].draft()
    draft.ground[hex_of("p10")] = t.BUSHES
    table = scene(
        draft.finished(),
        {"avray": "p10"},
        {"said": "p9", "beppe": "z18"},
        step="combat",
        options={"door_ground": value},
    )
    s = table.state
    assert me.column_shift(s, 1 << unit(table, "avray"), 1 << unit(table, "said"), 0) == shift


@pytest.mark.rule("GUI-LOS-14")
def test_the_bank_of_another_swamp_is_no_bank() -> None:
    """§ 5.5.2.4: "Ziele im Sumpf haben keine Deckung, falls der Schütze am Ufer ist": of that swamp."""
    rows = ["." * 20] * 16
    rows[4] = "....m....m" + "." * 10
    table = scene(rows, {"alphonse": "e7"}, {"said": "e5", "omar": "j5"}, step="fire")
    s = table.state

    assert [t.COVERS[sights_of(s).line(hex_of("e6"), hex_of(h)).cover] for h in ("e5", "j5")] == ["none", "light"]


@pytest.mark.rule("GUI-MIS-10")
def test_a_rider_with_his_tail_in_the_water_does_not_shoot() -> None:
    """§ 5.5.2.4: "Einheiten im Wasser ... Sie selbst können nicht schießen"; a rider is in both his hexes."""
    rows = ["." * 20] * 16
    rows[9] = "w" * 20
    table = scene(rows, {"michael": rider("e9", "n"), "avray": "a1"}, {"said": "e3", **FAR}, step="fire")

    assert refused(table, "fire michael e3") == "GUI-MIS-10"


# ---------------------------------------------------------------- counters


@pytest.mark.rule("GUI-CAP-02")
def test_a_noblewoman_has_authority() -> None:
    """§ 11.5: "Grafen, Ritter, Adlige, Kataphrakten, Koursors, Emire und schwere nordafrikanische Reiterei"."""
    sichelgaita = t.ROSTER[t.roster_index("sichelgaita")]

    assert sichelgaita.flags & t.COMMAND


@pytest.mark.rule("GUI-CHG-14", "GUI-CHG-17", "GUI-MEL-01")
def test_a_charge_whose_target_is_gone_ends_in_no_fight_of_its_own() -> None:
    """§ 6: a fight is between units in adjacent hexes; where nobody is left the rider fights as others do."""
    table = scene(
        ours={"arthur": rider("h15", "n"), "avray": "a1"},
        theirs={"massin": "h5", "nasir": "g5", "karim": "m8"},
        step="charge",
    )
    charged(table, "charge arthur massin")
    while asked(table) == WINDOW:
        if where(table, "arthur") == "h9":
            kill(table.state, unit(table, "massin"), "GUI-MIS-25")
        play(table, "hold")
    play(table, "done")
    while asked(table) == WINDOW:
        play(table, "hold")

    assert (where(table, "arthur"), rolls(table, "MeleeRolled")) == ("h6", [])
    assert offered(table, "attack") == ["arthur nasir"]


@pytest.mark.rule("GUI-CAS-12", "GUI-CAS-13")
@pytest.mark.parametrize(
    ("gate", "under", "told"),
    [("closed", "a1", ["open"]), ("open", "a1", ["closed"]), ("open", "gate", []), ("destroyed", "a1", [])],
)
def test_the_log_tells_of_the_gate_only_what_became_of_it(gate: str, under: str, told: list[str]) -> None:
    """§ 9.2.3.2: a whole turn opens or closes it; nobody closes it on a man, and a destroyed one stays so."""
    nest = MAPS["eagle-nest"]
    spot = name_of(nest.gate) if under == "gate" else under
    table = scene(nest, {"osbern": "m11", "avray": spot}, {"beppe": "a18"}, step="fire", gate=gate)
    if gate == "destroyed":
        assert offered(table, "gate") == []
        return
    play(table, "gate osbern")
    while asked(table)[0] == 0:
        play(table, "done")

    assert [event["gate"] for event in rolls(table, "GateMoved")] == told


@pytest.mark.rule("GUI-HOP-03", "GUI-INF-06")
@pytest.mark.parametrize("roll", range(1, 11))
def test_a_row_of_which_one_is_stopped_is_told_to_stop_as_a_whole(roll: int) -> None:
    """§ 7.3.1: the formation moves as one; what the log says of it is what the table shows."""
    table = scene(ours=block(a=FRONT), theirs={"robert": "f5", "beppe": "t16"}, dice=[roll] * 3)
    play(table, "march nikolaos n")
    if "nikolaos n" not in offered(table, "march"):
        pytest.skip("the way is barred")
    play(table, "march nikolaos n")
    stopped = {event["unit"] for event in rolls(table, "UnitStopped")}
    marked = {
        name for name in FRONT if health(table, name) != "dead" and st.has(table.state, unit(table, name), st.MOVED)
    }

    assert stopped == marked
    assert len(stopped) in (0, 1, 3)


@pytest.mark.rule("GUI-MEL-21", "GUI-MOV-02")
def test_a_rider_who_follows_up_stays_on_the_map() -> None:
    table = scene(ours={"robert": rider("e16", "s"), "avray": "a1"}, theirs=FAR)
    s, robert = table.state, unit(table, "robert")
    board = board_of(s)
    beyond = [h for h in advance.hexes_around(s, board, robert) if not board.holds(h)]

    assert beyond != []
    assert {advance.why_not_enter(s, board, robert, h, 9) for h in beyond} == {"GUI-MOV-02 off-map"}
