"""What one chapter does while another is under way: a rider thrown between his charge and his fight, men who roll with an engine."""

from __future__ import annotations

import pytest
from tests.games.guiscard.given import asked, health, offered, play, points, refused, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_melee import FRONT, block, charged

from porphyry.games.guiscard import frames, questions
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground.hexes import NEIGHBOURS, distance, hex_of, name_of
from porphyry.games.guiscard.scenarios import Group, board_of
from porphyry.games.guiscard.skirmish import retreat, wounds
from porphyry.kernel.frames import push
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}
NEST = MAPS["eagle-nest"]


def thrown(table: Table, name: str) -> None:
    """An arrow meant for somebody else has thrown him; he takes the first place offered."""
    s = table.state
    wounds.throw(s, unit(table, name), False, False, False, "GUI-MIS-25")
    questions.run(s)
    s.cached = None
    while asked(table)[1] == "choose-fall":
        play(table, f"fall {offered(table, 'fall')[0]}")


# ---------------------------------------------------------------- a rider thrown between his charge and his fight


@pytest.mark.rule("GUI-CHG-01", "GUI-CHG-14", "GUI-MEL-29")
@pytest.mark.parametrize("order", ["declared", "free"])
def test_who_is_thrown_before_his_ride_does_not_charge_on_foot(order: str) -> None:
    """§ 7.2.1: "Der Reiterangriff"; a man who has lost his horse rides at nobody."""
    table = scene(
        None,
        {"arthur": rider("h15"), "romaric": rider("p15"), "avray": "a1"},
        {"massin": "h5", "milo": "p5", **FAR},
        step="charge",
        options={"charge_order": order},
    )
    charged(table, "charge arthur massin")
    thrown(table, "arthur")
    foot = where(table, "arthur")
    play(table, "done")

    assert where(table, "arthur") == foot
    assert [one["unit"] for one in rolls(table, "ChargeLost")] == ["arthur"]
    assert "arthur" not in offered(table, "move")


@pytest.mark.rule("GUI-CHG-16", "GUI-CHG-14", "GUI-MEL-29")
def test_who_is_thrown_after_his_ride_fights_as_a_man_on_foot() -> None:
    """§ 7.2.3: "Ein Reiterangriff gibt dem Angreifer die anderthalbfache Angriffsstärke": not to a man on foot."""
    table = scene(None, {"arthur": rider("h15"), "avray": "a1"}, {"massin": "h5", **FAR}, step="charge", dice=[5] * 8)
    charged(table, "charge arthur massin")
    assert (asked(table), where(table, "arthur")) == ((0, "move"), "h6")
    thrown(table, "arthur")
    while asked(table)[1] == "move":
        play(table, "done")

    assert rolls(table, "MeleeRolled") == []
    assert not st.has(table.state, unit(table, "arthur"), st.CHARGING)


@pytest.mark.rule("GUI-CHG-08", "GUI-CHG-10", "GUI-CHG-14")
def test_a_charge_whose_counter_charger_is_thrown_goes_all_its_way() -> None:
    """§ 7.2.2: charges "können nicht mehr abgesagt oder irgendwie verändert werden"; nobody rides at Arthur any more."""
    table = scene(
        None,
        {"arthur": rider("h15"), "romaric": rider("p15"), "avray": "a1"},
        {"massin": "h5", "milo": "p5", "khaled": rider("h4", "s"), **FAR},
        step="charge",
        dice=[5] * 8,
    )
    charged(table, "charge arthur massin")
    play(table, "answer khaled")
    thrown(table, "khaled")
    play(table, "done")

    assert where(table, "arthur") == "h6"
    assert [one["unit"] for one in rolls(table, "CounterLost")] == ["khaled"]
    while asked(table)[1] == "move":
        play(table, "done")
    fights = rolls(table, "MeleeRolled")
    assert [(one["unit"], one["target"]) for one in fights] == [("arthur", "massin")]
    s = table.state
    strength = st.attack(s, unit(table, "arthur"))
    assert fights[0]["attack"] == strength + strength // 2


@pytest.mark.rule("GUI-CHG-08", "GUI-CHG-16", "GUI-MEL-29")
def test_a_counter_charger_thrown_after_he_has_met_the_charger_defends_as_he_is() -> None:
    """§ 7.2.3: "ein Gegenangriff erhöht die Verteidigungsstärke auf das Anderthalbfache": he makes none any more."""
    table = scene(
        None,
        {"arthur": rider("h15"), "avray": "a1"},
        {"massin": "h5", "khaled": rider("h4", "s"), **FAR},
        step="charge",
        dice=[5] * 8,
    )
    charged(table, "charge arthur massin")
    play(table, "answer khaled")
    assert asked(table) == (0, "move")
    thrown(table, "khaled")
    on_foot = st.defence(table.state, unit(table, "khaled"))
    while asked(table)[1] == "move":
        play(table, "done")

    assert [one["defence"] for one in rolls(table, "MeleeRolled")] == [on_foot]
    assert not st.has(table.state, unit(table, "khaled"), st.COUNTERING)


# ---------------------------------------------------------------- men who roll with an engine


def rolling(foe: str, dice: list[int], **more: str) -> Table:
    """Four men who have given their turn to a thrower in e12, and somebody who may be in their way."""
    men = {"jacques": "d12", "eustache": "f12", "osbern": "d13", "rioulf": "f13", **more}
    tools = {"devices": {"thrower-1": {"hex": "e12", "bearing": "n"}}}
    table = scene(None, men, {"argyris": foe, **FAR}, step="fire", tools=tools, dice=dice)
    play(table, *[f"lend {name} thrower-1" for name in ("jacques", "eustache", "osbern", "rioulf")])
    while asked(table)[1] != "move":
        play(table, "done")
    return table


def to_the_end(table: Table) -> None:
    """Nothing else is done in this turn."""
    while table.state.facts[st.STEP] in (3, 4) and asked(table)[0] == 0:
        play(table, "done")


@pytest.mark.rule("GUI-INF-04", "GUI-STN-06")
@pytest.mark.parametrize(("foe", "checked"), [("d9", ["jacques"]), ("d7", [])])
def test_who_rolls_up_to_an_enemy_is_checked(foe: str, checked: list[str]) -> None:
    """§ 4.3: "Endet die Bewegung angrenzend zu Gegnern": attacked he is not, for the men "nichts anderes tun dürfen" (§ 10.4.2)."""
    table = rolling(foe, [1] * 4)
    play(table, "roll thrower-1 n", "roll thrower-1 n")
    to_the_end(table)

    assert [one["unit"] for one in rolls(table, "InfiltrationRolled")] == checked


@pytest.mark.rule("GUI-INF-04", "GUI-STN-08")
def test_who_only_stands_beside_an_engine_has_not_moved() -> None:
    table = rolling("d11", [1] * 4)
    to_the_end(table)

    assert rolls(table, "InfiltrationRolled") == []


@pytest.mark.rule("GUI-INF-01", "GUI-STN-08")
@pytest.mark.parametrize(("roll", "at"), [(5, "e10"), (7, "e11"), (10, "e11")])
def test_who_rolls_past_an_enemy_is_checked_and_without_four_it_stands(roll: int, at: str) -> None:
    """§ 4.3: "ein Feld zu passieren, das benachbart zu einem Gegner ist"; § 10.4.2: "Zum Bewegen benötigen 4 Einheiten"."""
    table = rolling("c11", [roll, 1, 1, 1])
    play(table, "roll thrower-1 n", "roll thrower-1 n")

    engine = table.view(0)["board"]["engines"][0]
    assert engine["hexes"][0] == at
    assert rolls(table, "InfiltrationRolled")[0]["unit"] == "jacques"
    assert health(table, "jacques") == ("dead" if roll == 10 else "healthy")


@pytest.mark.rule("GUI-DEF-02", "GUI-STN-08", "GUI-DEF-05")
def test_who_rolls_with_an_engine_may_be_shot_at() -> None:
    """§ 5.3: fire "gegen eine gegnerische Einheit, die sich gerade bewegt ... in irgendeinem Feld"."""
    men = {"jacques": "d12", "eustache": "f12", "osbern": "d13", "rioulf": "f13"}
    tools = {"devices": {"thrower-1": {"hex": "e12", "bearing": "n"}}}
    table = scene(None, men, {"karim": "e4"}, step="fire", tools=tools, dice=[10, 10] * 8)
    play(table, *[f"lend {name} thrower-1" for name in men])
    while asked(table)[1] != "move":
        play(table, "done")
    play(table, "roll thrower-1 n")

    assert asked(table) == (1, "offer-defensive-fire")
    target = offered(table, "shoot")[0].split()[1]
    assert target in [where(table, name) for name in men]


# ---------------------------------------------------------------- Greek fire behind a slit


@pytest.mark.rule("GUI-GRK-02", "GUI-CAS-20")
def test_greek_fire_does_not_spray_through_slits() -> None:
    """§ 10.5.1: "Es kann auf Wehrgängen stehen, aber nicht durch Schießscharten feuern"."""
    slits = [h for h in NEST.hexes for d in range(6) if NEST.side[h * 6 + d] == 7 and NEST.owned[h * 6 + d]]
    stand = slits[0]
    way = next(d for d in range(6) if NEST.side[stand * 6 + d] == 7 and NEST.owned[stand * 6 + d])
    men = [
        name_of(n)
        for n in NEST.near[stand * 6 : stand * 6 + 6]
        if n in NEST.hexes and NEST.ground[n] == NEST.ground[stand]
    ]
    corners = ["n", "ne", "se", "s", "sw", "nw"]
    tools = {"devices": {"siphon-1": {"hex": name_of(stand), "bearing": corners[way]}}}
    table = scene(NEST, {"dorian": men[0], "alexio": men[1]}, {"beppe": "a18"}, step="fire", tools=tools)
    out = stand
    for _ in range(6):
        out = NEST.near[out * 6 + way]

    assert refused(table, f"spray siphon-1 {name_of(out)}") == "GUI-GRK-02"
    assert offered(table, "spray") == []
    assert board_of(table.state).holds(hex_of(name_of(out)))


# ---------------------------------------------------------------- stopped with a man on his back


def burdened(dice: list[int]) -> Table:
    """Avray has taken up Osbern in c4 and come to d4, beside an enemy who looks on."""
    table = scene(
        None,
        {"avray": "b4", "osbern": {"hex": "c4", "stunned": True}},
        {"argyris": "e4", **FAR},
        dice=dice,
    )
    play(table, "move avray", "step c4", "lift osbern", "step d4")
    return table


@pytest.mark.rule("GUI-MOV-18", "GUI-INF-06")
@pytest.mark.parametrize(("roll", "state"), [(6, "healthy"), (8, "wounded")])
def test_who_is_stopped_says_where_he_lays_his_man(roll: int, state: str) -> None:
    """§ 4.2.4: "Am Ende seiner Bewegung lädt er den Bewusstlosen in eines der jetzt angrenzenden Felder ab"."""
    table = burdened([roll])
    play(table, "step d3")

    assert (where(table, "avray"), health(table, "avray")) == ("d4", state)
    assert asked(table) == (0, "step")
    assert {action.verb for action in table.legal()} == {"lay"}
    assert "c3" in offered(table, "lay")
    play(table, "lay c3")
    assert (where(table, "osbern"), offered(table, "lay")) == ("c3", [])


@pytest.mark.rule("GUI-MOV-18", "GUI-INF-06")
def test_who_is_killed_on_the_way_says_nothing_any_more() -> None:
    table = burdened([10])
    play(table, "step d3")

    assert health(table, "avray") == "dead"
    assert offered(table, "lay") == []
    assert where(table, "osbern") != "d4"


# ---------------------------------------------------------------- driven off a path, out of a circle, away from a horse


@pytest.mark.rule("GUI-CHG-14", "GUI-DEF-04")
def test_who_is_driven_off_the_beginning_of_his_path_does_not_ride_another() -> None:
    """§ 7.2.2: "Einmal angekündigte Reiterangriffe ... können nicht mehr abgesagt oder irgendwie verändert werden"."""
    table = scene(
        None,
        {"arthur": rider("h15"), "romaric": rider("p15"), "avray": "a1"},
        {"massin": "h5", "milo": "p5", **FAR},
        step="charge",
    )
    charged(table, "charge arthur massin")
    s, arthur = table.state, unit(table, "arthur")
    s.facts[st.STEP] = 3
    retreat.start(s, arthur, 2, hex_of("h4"), 0, retreat.FROM_FIRE)
    s.cached = None
    while asked(table)[1] == "choose-retreat":
        play(table, f"retreat {offered(table, 'retreat')[0]}")

    assert [one["unit"] for one in rolls(table, "ChargeLost")] == ["arthur"]
    ridden = [one for one in rolls(table, "UnitMoved") if one["unit"] == "arthur"]
    assert ridden == []
    assert not st.has(s, arthur, st.CHARGING | st.REACHED)


@pytest.mark.rule("GUI-CHG-14", "GUI-MEL-15")
def test_a_charger_beaten_in_his_fight_has_made_his_charge() -> None:
    """What is lost is a charge that was not ridden or not fought."""
    table = scene(None, {"arthur": rider("h15"), "avray": "a1"}, {"massin": "h5", **FAR}, step="charge", dice=[10] * 8)
    charged(table, "charge arthur massin")
    while not rolls(table, "MeleeRolled"):
        play(table, "done")

    assert rolls(table, "ChargeLost") == []


@pytest.mark.rule("GUI-MTD-18", "GUI-MTD-22")
def test_a_horse_lost_on_the_way_has_come_along() -> None:
    """§ 4.4.3: "das Pferd folgt automatisch als "Erweiterung" seines Spielsteins": it is not back where he set out."""
    table = scene(
        None,
        {"robert": "j12", "robert-horse": {"hex": "j13", "facing": "n"}, "avray": "a1"},
        {"karim": "j2", **FAR},
        dice=[10, 10],
    )
    play(table, "move robert", "take robert-horse", "step j11", "hold", "step j10", "hold", "step j9", "shoot karim j9")

    stood = rolls(table, "HorseStood")[-1]
    assert rolls(table, "HorseReleased") == [{"unit": "robert", "horse": "robert-horse"}]
    assert distance(hex_of(str(stood["hex"])), hex_of("j9")) == 1


@pytest.mark.rule("GUI-MTD-21", "GUI-INF-14")
@pytest.mark.parametrize(("to", "keeps"), [("f7", False), ("d6", True)])
def test_a_leader_moved_aside_keeps_only_a_horse_he_still_stands_beside(to: str, keeps: bool) -> None:
    """§ 4.4.3: "so lange er lebt, nicht bewusstlos ist und angrenzend zum Pferd bleibt"."""
    table = scene(
        None, {"avray": "e7", "pack-1": {"hex": "d7", "facing": "n", "led": "avray"}}, {"beppe": "t16"}, step="combat"
    )
    s = table.state
    push(s, frames.PUSH.number, unit(table, "avray"), 0)
    retreat.move_aside(s, hex_of(to))

    assert (st.get(s, unit(table, "pack-1"), st.LED) == unit(table, "avray")) is keeps
    assert st.get(s, unit(table, "pack-1"), st.HEX) == hex_of("d7")


@pytest.mark.rule("GUI-MEL-16", "GUI-SEQ-08")
def test_a_sleeper_dies_as_soon_as_one_of_those_round_him_wakes() -> None:
    """§ 6.2: "stirbt automatisch und sofort, wenn alle zugänglichen Nachbarfelder von Gegnern besetzt sind"."""
    ring = [name_of(n) for n in NEIGHBOURS[hex_of("j9") * 6 : hex_of("j9") * 6 + 6]]
    names = ["avray", "osbern", "rioulf", "jacques", "eustache", "roland"]
    ours = {name: {"hex": h, "stunned": True} for name, h in zip(names, ring, strict=True)}
    table = scene(None, {**ours, "robert": "a1"}, {"alexio": {"hex": "j9", "stunned": True}, **FAR}, step="combat")

    assert asked(table)[0] == 1  # nobody could fight: our turn is over
    assert health(table, "avray") == "healthy"
    assert health(table, "alexio") == "dead"


@pytest.mark.rule("GUI-MOV-10", "GUI-MOV-11", "GUI-SEQ-01", "GUI-HOP-01")
@pytest.mark.parametrize(("dead", "points_left"), [(2, 7), (3, 6), (6, -1)])
def test_bodies_lie_in_the_way_of_who_comes_on(dead: int, points_left: int) -> None:
    """§ 4.2.2: "Felder mit sechs oder mehr toten Personen ... können gar nicht betreten werden"; three to five cost one more."""
    names = ("mansur", "nasir", "faruq", "salim", "juba", "gaya")[:dead]
    bodies = {name: {"hex": "a8", "dead": True} for name in names}
    group = Group()
    group.enters = [4]
    table = scene(None, {"jacques": "d4", "avray": "j9"}, {**bodies, **FAR}, groups=[Group(), group])
    s, jacques = table.state, unit(table, "jacques")
    st.lift(s, jacques)
    st.put(s, jacques, st.PLACE, st.WAITING)
    st.put(s, jacques, st.GROUP, 1)
    s.facts[st.ARRIVED] |= 2
    s.cached = None
    play(table, "move jacques")

    assert ("a8" in offered(table, "step")) is (points_left >= 0)
    if points_left >= 0:
        play(table, "step a8")
        assert points(table) == points_left


@pytest.mark.rule("GUI-HOP-06", "GUI-HOP-13", "GUI-INF-04")
@pytest.mark.parametrize(("roll", "fights"), [(1, 1), (10, 0)])
def test_who_joined_from_the_front_strikes_nobody_when_the_man_at_the_side_falls(roll: int, fights: int) -> None:
    """§ 7.3.1: "Erst im Kampfschritt der nächsten Runde kann man die Hopliten selbst angreifen"."""
    beside = [name_of(n) for n in NEIGHBOURS[hex_of("g6") * 6 : hex_of("g6") * 6 + 6]]  # n, ne, se, s, sw, nw
    front, side = beside[0], beside[4]
    checker = name_of(NEIGHBOURS[hex_of(side) * 6 + 4])
    ours = {"tancredi": front, "avray": {"hex": side, "wounded": True, "spent": 2}}
    table = scene(None, ours, {**block(a=FRONT), "alexio": checker}, step="combat", dice=[roll, 5, 5, 5])
    s = table.state
    st.put(s, unit(table, "nikolaos"), st.LANCES, s.facts[st.TURN] + 1)
    s.cached = None
    assert refused(table, "attack tancredi nikolaos") == "GUI-HOP-06"
    play(table, "attack avray nikolaos", "join tancredi", "strike")

    assert rolls(table, "InfiltrationRolled")[0]["enemy"] == "alexio"
    assert len(rolls(table, "MeleeRolled")) == fights
    assert health(table, "avray") == ("dead" if roll == 10 else "wounded")


@pytest.mark.rule("GUI-STN-04", "GUI-MIS-11")
@pytest.mark.parametrize("name", ["alphonse", "jacques"])
def test_who_serves_a_thrower_is_not_held_up_by_his_own_bow(name: str) -> None:
    """§ 5.1: "Feuerrate und Handlichkeit der Waffe beeinflussen die Beweglichkeit des Schützen": he has not drawn it."""
    crew = {name: "d12", "eustache": "e11", "osbern": "f12"}
    tools = {"devices": {"thrower-1": {"hex": "e12", "bearing": "n"}}}
    table = scene(None, crew, {"dorian": "e4", **FAR}, step="fire", tools=tools, dice=[1, 1])
    play(table, "hurl thrower-1 e4")
    while asked(table)[1] != "move":
        play(table, "done")
    play(table, f"move {name}")

    assert points(table) == 8
    assert refused(table, f"fire {name} e4") != ""


# ---------------------------------------------------------------- points spent without a step


@pytest.mark.rule("GUI-DEF-06", "GUI-LAD-11")
def test_who_only_shifted_a_ladder_can_be_shot_at_where_he_stands() -> None:
    """§ 5.3: "wenn deren Eigentümer erklärt, dass er die Einheit in ihrem Zug nicht bewegen wird": he has not moved."""
    tools = {"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "se"}}}
    table = scene(NEST, {"avray": "h9", "osbern": "h10"}, {"karim": "e5", "beppe": "a18"}, tools=tools)
    play(table, "shift avray osbern i10 j11", "done")

    assert asked(table) == (1, "offer-defensive-fire")
    assert offered(table, "shoot") == ["karim h9"]


@pytest.mark.rule("GUI-DEF-02", "GUI-GRA-05")
def test_who_slides_down_a_rope_can_be_shot_at() -> None:
    """§ 5.3: fire at a unit "die sich gerade bewegt"."""
    tools = {"devices": {"grapnel-1": {"state": "fixed", "hex": "i9", "bearing": "se", "men": ["vladko"], "height": 8}}}
    table = scene(NEST, {"vladko": "i9", "avray": "a1"}, {"karim": "e5", "beppe": "a18"}, tools=tools)
    play(table, "move vladko", "slide grapnel-1")

    assert asked(table) == (1, "offer-defensive-fire")
    assert offered(table, "shoot") == ["karim i9"]
