"""Siege technique (chapter 10) beside the other chapters in one action; tests/meetings/guiscard.toml says which pair is where."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import against, asked, offered, play, refused, rider, rolls, scene, unit
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_engines import CREW, PUMPS, siphon, thrower
from tests.games.guiscard.test_fire import burning, lit
from tests.games.guiscard.test_ladders import carried, leaning, lying
from tests.games.guiscard.test_melee import FRONT, block, mask
from tests.games.guiscard.test_pairs import field
from tests.games.guiscard.test_ropes import coiled, hanging
from tests.games.guiscard.test_siege_actions import raid

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard.ground.hexes import hex_of
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siegecraft import fire, ropes
from porphyry.games.guiscard.skirmish import charges, combat, missile
from porphyry.games.guiscard.skirmish import melee as me

JETTY, NEST, FARM = MAPS["jetty"], MAPS["eagle-nest"], MAPS["lagoon+farm"]
AWAY = {"beppe": "t16"}
ARCHER = {"alphonse": "m14"}
WOOD: dict[str, Any] = {"naphtha": []}  # a scene with chapter 10 and nothing of it on the map


def aflame(*names: str) -> dict[str, Any]:
    """Hexes that burn, lit by seat 1."""
    return {"fires": dict.fromkeys(names, 1)}


# ---------------------------------------------------------------- who can act, and in which step


@pytest.mark.rule("GUI-CMP-13", "GUI-FAR-01")
@pytest.mark.parametrize("stunned", [False, True])
def test_who_lies_unconscious_shoots_no_fire_arrow(stunned: bool) -> None:
    """§ 10.3: "Bogenschützen können ... Brandpfeile verschießen"; the unconscious do nothing."""
    ours = {"alphonse": {"hex": "m14", "stunned": stunned}, "olivier": "a18"}
    table = scene(JETTY, ours, {"beppe": "z18"}, step="fire", tools=WOOD)

    assert ("alphonse m8" in offered(table, "flame")) is not stunned


@pytest.mark.rule("GUI-CMP-13", "GUI-STN-04", "GUI-GRK-03")
@pytest.mark.parametrize("stunned", [False, True])
def test_who_lies_unconscious_serves_no_engine(stunned: bool) -> None:
    """§ 10.4.1: "müssen sich drei Einheiten im Frontbereich ... aufhalten"; § 10.5.1: "müssen 2 Einheiten angrenzend ... stehen"."""
    crew = {**CREW, "osbern": {"hex": "f12", "stunned": stunned}, "petros": "a1"}
    stones = scene(None, crew, {"dorian": "e4"}, step="fire", tools=thrower())
    pumps = {**PUMPS, "dorian": {"hex": "d12", "stunned": stunned}, "petros": "a1"}
    liquid = scene(None, pumps, {"jacques": "e6"}, step="fire", tools=siphon())

    assert refused(stones, "hurl thrower-1 e4") == ("GUI-STN-04" if stunned else "")
    assert refused(liquid, "spray siphon-1 e6") == ("GUI-GRK-03" if stunned else "")


@pytest.mark.rule("GUI-SEQ-03", "GUI-SEQ-10", "GUI-FAR-03", "GUI-STN-02", "GUI-GRK-04")
@pytest.mark.parametrize("step", ["fire", "move", "combat"])
def test_fire_arrows_and_engines_shoot_in_step_one(step: str) -> None:
    """§ 10.4.1: "Die Schleuder feuert im Fernkampfschritt"; § 10.5.1: "im Fernkampfschritt jedes fünften Zuges"."""
    both: dict[str, Any] = {"devices": {**thrower()["devices"], **siphon("l12")["devices"]}}
    ours = {**CREW, "dorian": "k12", "alexio": "l13", "alphonse": "e15"}
    theirs = {"leon": "e4", "milo": "k11"}
    table = scene(None, ours, theirs, step=step, tools=both)
    heard = {a.verb for a in table.legal()} & {"hurl", "spray", "flame"}

    assert heard == ({"hurl", "spray", "flame"} if step == "fire" else set())


@pytest.mark.rule("GUI-SEQ-05", "GUI-GRA-02")
@pytest.mark.parametrize("step", ["fire", "move"])
def test_a_grapnel_is_thrown_in_step_three(step: str) -> None:
    """§ 10.6.1: "Der Draggen wird während des Bewegungsschrittes geworfen"."""
    table = scene(NEST, {"zoran": "i9"}, {"alexio": "e9"}, step=step, tools=coiled("zoran"))

    assert ("zoran" in offered(table, "move")) is (step == "move")
    if step == "move":
        play(table, "move zoran")
    assert ("grapple" in {a.verb for a in table.legal()}) is (step == "move")


@pytest.mark.rule("GUI-DEF-02", "GUI-FAR-03", "GUI-STN-02", "GUI-GRK-04")
def test_only_plain_shots_interrupt_a_move() -> None:
    """§ 10.4.1, § 10.5.1: engines fire "im Fernkampfschritt"; fire arrows take no part in a volley."""
    both: dict[str, Any] = {
        "devices": {k: {**d, "seat": 1} for k, d in {**thrower(), **siphon("l12")}["devices"].items()}
    }
    theirs = {**CREW, "dorian": "k12", "alexio": "l13", "alphonse": "e9"}
    table = scene(None, {"leon": "e4", "milo": "a1"}, theirs, tools=both)
    play(table, "move leon", "step e5")

    assert asked(table) == (1, "offer-defensive-fire")
    assert {a.verb for a in table.legal()} & {"shoot", "hurl", "spray", "flame"} == {"shoot"}


# ---------------------------------------------------------------- the ground


@pytest.mark.rule("GUI-TER-01", "GUI-MOV-02", "GUI-LAD-05")
@pytest.mark.parametrize(("glyph", "rule"), [(".", ""), ("b", "GUI-LAD-05")])
def test_a_ladder_is_carried_through_bushes_at_their_price(glyph: str, rule: str) -> None:
    """§ 10.1.2: "Die Bewegungspunktzahl der Einheiten mit Leiter ist auf 2 reduziert"; § 3.1: bushes cost two."""
    men = {"avray": "e5", "osbern": "e6"}
    table = scene(field(e4=glyph), men, AWAY, tools=carried("e5", "s", *men))
    play(table, "haul avray e4")

    assert refused(table, "haul avray e3") == rule


@pytest.mark.rule("GUI-TER-01", "GUI-FIR-03", "GUI-FAR-01")
@pytest.mark.parametrize("glyph", ["b", "t"])
def test_neither_bushes_nor_trees_are_set_alight(glyph: str) -> None:
    """§ 10.2.2: "nicht aber auf Bäume oder Sträucher"; § 10.3: arrows light engines and wooden structures."""
    table = scene(field(j8=glyph), {"alphonse": "j10"}, AWAY, step="fire", tools=thrower("e12", seat=1))

    assert not fire.can_burn(table.state, board_of(table.state), hex_of("j8"))
    assert refused(table, "flame alphonse j8") == "GUI-FAR-01"


@pytest.mark.rule("GUI-TER-01", "GUI-STN-12", "GUI-STN-06")
@pytest.mark.parametrize(("glyph", "cover"), [(".", "none"), ("b", "light")])
def test_bushes_cover_from_a_stone(glyph: str, cover: str) -> None:
    """§ 10.4.4: "Deckung wird berücksichtigt"; § 3.1: bushes, light."""
    table = scene(field(e5=glyph), CREW, {"dorian": "e5", **AWAY}, step="fire", tools=thrower(), dice=[5, 6, 3])
    play(table, "hurl thrower-1 e5")

    assert rolls(table, "ShotTold")[0]["cover"] == cover


@pytest.mark.rule("GUI-TER-01", "GUI-GRK-07", "GUI-GRK-08")
def test_naphtha_burns_on_deep_water() -> None:
    """§ 10.5.1: "sie schwimmt sogar auf Wasser"; "Es brennt ..., auch auf der Wasseroberfläche"."""
    lake = dict.fromkeys(("e6", "e5", "e7", "d6", "d7", "f6", "f7"), "W")
    table = scene(field(**lake), PUMPS, AWAY, step="fire", tools={**siphon(), **aflame("e8")}, dice=[3])
    play(table, "spray siphon-1 e6")

    assert sorted(burning(table)) == sorted([*lake, "e8"])


# ---------------------------------------------------------------- room


@pytest.mark.rule("GUI-STK-03", "GUI-FIR-10", "GUI-GRK-12")
@pytest.mark.parametrize("naphtha", [False, True])
def test_nobody_flees_out_of_fire_onto_another(naphtha: bool) -> None:
    """§ 10.2.4: "eine Rückzugsbewegung um ein Feld"; § 4.1: one living unit in a hex at the end of a move."""
    tools: dict[str, Any] = {"naphtha": ["m5"]} if naphtha else {"fires": {}}
    table = scene(JETTY, {"vladko": "m5", "bogdan": "n5"}, {"beppe": "z18"}, tools=tools, dice=[9])
    lit(table, "m5")
    table.state.cached = None

    assert asked(table) == (0, "flee-fire")
    assert "m4" in offered(table, "flee")
    assert "n5" not in offered(table, "flee")


@pytest.mark.rule("GUI-STK-01", "GUI-STN-09")
def test_one_walks_through_friends_but_not_through_ones_own_thrower() -> None:
    """§ 10.4.3: "blockiert ... die Bewegung in und durch die Felder, in denen sie steht"; § 4.1: through one's own units."""
    table = scene(None, {"jacques": "d12", "osbern": "d11"}, AWAY, tools=thrower())
    play(table, "move jacques")

    assert refused(table, "step e12") == "GUI-STN-09"
    assert refused(table, "step d11") == ""


@pytest.mark.rule("GUI-STK-03", "GUI-GRA-05")
@pytest.mark.parametrize("taken", [False, True])
def test_over_the_parapet_only_into_a_free_hex(taken: bool) -> None:
    """§ 4.1: one living unit in a hex; § 10.6.1: "Übersteigen" for two points, which are all he has left."""
    ours = {"vladko": "i9", **({"bogdan": "j9"} if taken else {})}
    table = scene(NEST, ours, AWAY, tools=hanging("vladko", height=8))
    play(table, "move vladko")

    assert ("cross" in {a.verb for a in table.legal()}) is not taken


# ---------------------------------------------------------------- riders, charges, rows, evasion


@pytest.mark.rule("GUI-MTD-01", "GUI-FIR-12", "GUI-STN-09", "GUI-GRK-08")
@pytest.mark.parametrize(
    ("tools", "shut"),
    [
        (WOOD, set()),
        (aflame("j11"), {"j11"}),
        ({**aflame("j11"), "naphtha": ["j11"]}, {"j11"}),
        (thrower("j10"), {"j11"}),
    ],
)
def test_a_rider_goes_round_flames_and_a_thrower(tools: dict[str, Any], shut: set[str]) -> None:
    """§ 10.2.4: "Brennt ein Feld, ist es unpassierbar"; § 10.4.3: no movement through the thrower."""
    table = scene(None, {"robert": rider("j12", "n")}, AWAY, tools=tools)
    play(table, "move robert")

    assert {"i12", "j11", "k12"} - set(offered(table, "step")) == shut


@pytest.mark.rule("GUI-CHG-06", "GUI-FIR-12", "GUI-STN-09")
@pytest.mark.parametrize(("tools", "cost"), [(WOOD, 1), (aflame("h13"), 0), (thrower("h12"), 0)])
def test_no_charge_through_flames_or_a_thrower(tools: dict[str, Any], cost: int) -> None:
    """§ 7.2.1: the way is ridden like any other; § 10.2.4, § 10.4.3: these hexes cannot be entered."""
    table = scene(None, {"arthur": rider("h15", "n")}, {"argyris": "h5", **AWAY}, step="charge", tools=tools)
    s = table.state

    assert charges.ride_cost(s, board_of(s), unit(table, "arthur"), hex_of("h14"), 0) == cost


@pytest.mark.rule("GUI-HOP-03", "GUI-FIR-12", "GUI-STN-09")
@pytest.mark.parametrize(("tools", "able"), [(WOOD, True), (aflame("h5"), False), (thrower("h4"), False)])
def test_a_row_marches_neither_into_flames_nor_into_a_thrower(tools: dict[str, Any], able: bool) -> None:
    """§ 7.3.1: the row moves as one; § 10.2.4, § 10.4.3: these hexes cannot be entered."""
    table = scene(None, block(a=FRONT), AWAY, tools=tools)

    assert (against(table, "march nikolaos n") == "") is able


@pytest.mark.rule("GUI-EVA-03", "GUI-FIR-12", "GUI-STN-09", "GUI-GRK-08")
@pytest.mark.parametrize("what", ["nothing", "flames", "naphtha", "throwers"])
def test_nobody_evades_into_flames_or_a_thrower(what: str) -> None:
    """§ 7.4: into an empty hex; § 10.2.4: "Brennt ein Feld, ist es unpassierbar"; § 10.4.3 of the thrower."""
    behind = ["i7", "i8", "i9", "j8", "k7", "k8", "k9", "h8", "l8"]
    tools = WOOD if what == "nothing" else aflame(*behind)
    if what == "naphtha":
        tools = {**tools, "naphtha": behind}
    if what == "throwers":
        tools = {"devices": {f"thrower-{k + 1}": {"hex": h, "bearing": "n"} for k, h in enumerate(("j7", "i8"))}}
        tools = {**tools, **aflame("k8", "k9", "i9")}
    table = scene(None, {"arthur": "j10"}, {"faruq": "j9", **AWAY}, step="combat", tools=tools)

    assert combat.can_evade(table.state, unit(table, "faruq"), mask(table, "arthur")) is (what == "nothing")


@pytest.mark.rule("GUI-MTD-01", "GUI-CHG-06", "GUI-LAD-01")
@pytest.mark.parametrize("stands", [False, True])
def test_nobody_rides_through_a_ladder_at_the_palisade(stands: bool) -> None:
    """§ 10.1: "Angelegte Leiter ...: 3 (nur Fußtruppen)"; on the march and in a charge."""
    tools = leaning() if stands else WOOD
    march = scene(NEST, {"robert": rider("i10", "n")}, AWAY, tools=tools)
    charge = scene(NEST, {"robert": rider("i10", "n")}, AWAY, step="charge", tools=tools)
    s = charge.state
    play(march, "move robert")

    assert ("i9" in offered(march, "step")) is not stands
    assert (charges.ride_cost(s, board_of(s), unit(charge, "robert"), hex_of("i10"), 0) == 0) is stands


@pytest.mark.rule("GUI-EVA-01", "GUI-LAD-07", "GUI-GRA-06")
@pytest.mark.parametrize(
    ("place", "attacker", "tools", "able"),
    [
        ("h9", "g9", WOOD, True),
        ("i9", "j9", leaning("vladko"), False),
        ("i9", "j9", hanging("vladko", height=5), False),
    ],
)
def test_who_climbs_does_not_evade(place: str, attacker: str, tools: dict[str, Any], able: bool) -> None:
    """§ 7.4: the faster falls back into an empty hex; on a ladder or a rope there is no such hex, only the way down or over."""
    table = scene(NEST, {"arthur": attacker}, {"vladko": place, **AWAY}, step="combat", tools=tools)

    assert combat.can_evade(table.state, unit(table, "vladko"), mask(table, "arthur")) is able


# ---------------------------------------------------------------- shots and fights


@pytest.mark.rule("GUI-MIS-11", "GUI-GRA-03")
@pytest.mark.parametrize("shoots", [False, True])
def test_who_has_shot_throws_no_grapnel_later_in_the_turn(shoots: bool) -> None:
    """§ 10.6.1: "sie kann in dieser Runde nicht feuern oder kämpfen"; he may still move (§ 5.2)."""
    table = scene(NEST, {"zoran": "i9"}, {"beppe": "e9"}, step="fire", tools=coiled("zoran"), dice=[10] * 6)
    play(table, *(["fire zoran e9"] if shoots else []))
    while asked(table)[1] != "move":
        play(table, "done")
    play(table, "move zoran")

    assert refused(table, "grapple ne") == ("GUI-GRA-03" if shoots else "")


@pytest.mark.rule("GUI-MEL-03", "GUI-GRA-10")
def test_the_columns_of_the_rope_come_on_top_of_the_difference() -> None:
    """§ 10.6.3: "wird das Kampfergebnis ... 2 Spalten nach rechts verschoben"."""
    hung = scene(NEST, {"vladko": "i9"}, {"argyros": "j9"}, step="combat", active=1, tools=hanging("vladko", height=5))

    assert me.column_shift(hung.state, mask(hung, "argyros"), mask(hung, "vladko"), 0) == 2
    assert refused(hung, "attack argyros vladko") == ""


@pytest.mark.rule("GUI-MIS-15", "GUI-FIR-08")
def test_who_has_shot_puts_out_no_fire() -> None:
    """§ 10.2.3: "Wer löschen will, darf sich in diesem Zug nicht bewegen, feuern oder kämpfen"."""
    ours = {"alphonse": {"hex": "l8", "fired": True}, "vladko": "l9"}
    table = scene(JETTY, ours, {"dorian": "k9"}, step="combat", tools=aflame("m8"))

    assert refused(table, "douse alphonse m8") == "GUI-MIS-15"
    assert refused(table, "douse vladko m8") == ""


@pytest.mark.rule("GUI-MEL-02", "GUI-FIR-08")
def test_who_has_fought_puts_out_no_fire() -> None:
    """§ 10.2.3: "darf sich in diesem Zug nicht ... kämpfen"."""
    ours = {"vladko": {"hex": "l9", "attacked": True}, "bogdan": "l8"}
    table = scene(JETTY, ours, {"dorian": "k9"}, step="combat", tools=aflame("m8"))

    assert refused(table, "douse vladko m8") == "GUI-MEL-02"
    assert refused(table, "douse bogdan m8") == ""


@pytest.mark.rule("GUI-MIS-07", "GUI-GRK-03")
def test_who_served_the_pump_has_shot() -> None:
    """§ 10.5.1: two serve it "im Fernkampfschritt"; each shooter shoots once in a step."""
    ours = {"petros": "d12", "alexio": "e13", "stephanos": "f14"}
    table = scene(None, ours, {"jacques": "e6", "osbern": "k12"}, step="fire", tools=siphon(), dice=[3])
    assert refused(table, "fire petros e6") == ""
    play(table, "spray siphon-1 e6")

    assert refused(table, "fire petros e6") == "GUI-MIS-07"
    assert refused(table, "fire stephanos e6") == ""


@pytest.mark.rule("GUI-LOS-01", "GUI-GRK-07", "GUI-STN-11")
def test_engines_shoot_over_what_stops_an_arrow() -> None:
    """§ 5.5.1 asks "Schützen" for a line of sight, and neither § 10.4.4 nor § 10.5.1 asks an engine for one."""
    foes = {"jacques": "e6", "milo": "e9"}
    liquid = scene(None, {**PUMPS, "petros": "e14"}, foes, step="fire", tools=siphon())

    assert refused(liquid, "spray siphon-1 e6") == ""
    assert refused(scene(None, {"petros": "e12"}, foes, step="fire", tools=WOOD), "fire petros e6").startswith(
        "GUI-LOS"
    )


@pytest.mark.rule("GUI-LOS-02", "GUI-FIR-12", "GUI-LAD-15", "GUI-STN-09")
@pytest.mark.parametrize(
    ("tools", "rule"), [(WOOD, ""), (aflame("e9"), ""), (lying("e9", "s"), ""), (thrower("e9"), "GUI-STN-09")]
)
def test_what_of_chapter_ten_stands_in_the_line_of_sight(tools: dict[str, Any], rule: str) -> None:
    """§ 10.4.3: "Eine Steinschleuder blockiert die Sichtlinie"; of flames and ladders §§ 10.1 and 10.2 say nothing like it."""
    table = scene(None, {"petros": "e14"}, {"jacques": "e6", "milo": "a1"}, step="fire", tools=tools)

    assert refused(table, "fire petros e6") == rule


# ---------------------------------------------------------------- houses and the castle


@pytest.mark.rule("GUI-BLD-11", "GUI-FAR-01", "GUI-FIR-03")
def test_a_hut_burns_from_its_near_side_and_not_through_it() -> None:
    """§ 10.2.2: "Holzhaus"; § 8.2.4: one cannot fire through walls, with fire arrows either."""
    table = scene(JETTY, {"alphonse": "f18", "olivier": "i15"}, {"beppe": "z18"}, step="fire", tools=WOOD)

    assert fire.can_burn(table.state, JETTY, hex_of("f14"))
    assert refused(table, "flame alphonse f14").startswith(("GUI-LOS", "GUI-BLD"))
    assert refused(table, "flame olivier g15") == ""


@pytest.mark.rule("GUI-BLD-11", "GUI-GRA-01")
def test_a_grapnel_holds_on_the_wall_of_a_house() -> None:
    """§ 10.6.1: "eine Wand oder Palisade ... hochzuklettern"."""
    walls = {(h, d) for h in FARM.hexes for d in range(6) if ropes.is_wall(FARM, h, d)}

    assert walls
    assert (hex_of("o14"), 0) in walls


@pytest.mark.rule("GUI-CAS-04", "GUI-FAR-03", "GUI-FAR-04")
@pytest.mark.parametrize(("roll", "lights"), [(9, []), (10, ["j10"])])
def test_green_timber_of_the_palisade_hardly_catches(roll: int, lights: list[str]) -> None:
    """§ 9.2.1: "aus frischen Fichtenstämmen"; table "Feuer legen": 10 for a palisade."""
    table = scene(NEST, {"alphonse": "h10"}, {"beppe": "z18"}, step="fire", tools=WOOD, dice=[roll, *[1] * 9])
    play(table, "flame alphonse j10")

    assert burning(table) == lights


@pytest.mark.rule("GUI-CAS-04", "GUI-STN-13", "GUI-DEM-05")
@pytest.mark.parametrize(("roll", "gone"), [(6, []), (7, ["j9"])])
def test_a_stone_smashes_the_palisade(roll: int, gone: list[str]) -> None:
    """§ 10.4.4: "Ist im Trefferfeld eine Holzkonstruktion ..., lesen Sie den Schaden unter Spalte H"."""
    men = {"jacques": "e10", "eustache": "f11", "osbern": "f12"}
    table = scene(NEST, men, {"beppe": "a18"}, step="fire", tools=thrower("e11", "ne"), dice=[5, 6, roll])
    play(table, "hurl thrower-1 j9")

    assert GAME.view(table.state, 0)["breaches"] == gone


@pytest.mark.rule("GUI-CAS-21", "GUI-CAS-31", "GUI-GRK-02", "GUI-GRK-03")
@pytest.mark.parametrize(("second", "works"), [("j10", True), ("k11", False)])
def test_a_pump_on_the_wall_walk_sprays_over_the_palisade(second: str, works: bool) -> None:
    """§ 10.5.1: "Es kann auf Wehrgängen stehen"; "müssen 2 Einheiten angrenzend zur Maschine stehen"."""
    ours = {"dorian": "j8", "alexio": second, "petros": "l11"}
    table = scene(NEST, ours, {"jacques": "e9"}, step="fire", tools=siphon("j9", "sw-nw"))

    assert ("siphon-1 e9" in offered(table, "spray")) is works


# ---------------------------------------------------------------- among themselves


@pytest.mark.rule("GUI-FIR-04", "GUI-FAR-04", "GUI-FIR-05")
def test_what_an_arrow_lit_spreads_for_its_archers_side() -> None:
    """§ 10.2.2: "prüft jeder Spieler, ob sich Feuer an den von ihm selbst angezündeten Dingen ausbreitet"."""
    table = scene(JETTY, ARCHER, {"beppe": "z18"}, step="fire", tools=WOOD, dice=[9, *[10] * 9])
    play(table, "flame alphonse m8")
    assert burning(table) == ["m8"]

    fire.tick(table.state, 1)
    assert burning(table) == ["m8"]
    fire.tick(table.state, 0)
    assert len(burning(table)) > 1


@pytest.mark.rule("GUI-FAR-03", "GUI-STN-13", "GUI-FIR-03", "GUI-GRK-01")
@pytest.mark.parametrize(("device", "from_"), [("thrower-1", 8), ("siphon-1", 7)])
def test_each_engine_catches_at_its_own_number(device: str, from_: int) -> None:
    """Table "Feuer legen": fire arrows against engines."""
    for roll in (from_ - 1, from_):
        tools = {"devices": {device: {"hex": "e5", "bearing": "n", "seat": 1}}}
        table = scene(None, {"alphonse": "e1"}, AWAY, step="fire", tools=tools, dice=[roll, *[1] * 9])
        play(table, "flame alphonse e5")
        assert burning(table) == (["e5"] if roll == from_ else [])


@pytest.mark.rule("GUI-FAR-01", "GUI-DEF-01", "GUI-GRA-03")
@pytest.mark.parametrize("thrown", [False, True])
def test_who_threw_a_grapnel_does_not_shoot(thrown: bool) -> None:
    """§ 10.6.1: "sie kann in dieser Runde nicht feuern oder kämpfen"; an archer with fire arrows shoots in the same round."""
    table = scene(NEST, {"zoran": "i9"}, {"alexio": "e9", "dorian": "d9"}, tools=coiled("zoran"), dice=[2])
    play(table, "move zoran", *(["grapple ne"] if thrown else []))
    told = missile.why_not_shooter(table.state, NEST, unit(table, "zoran"), missile.DEFENSIVE)

    assert told.startswith("GUI-GRA-03") is thrown


# ---------------------------------------------------------------- the raid on the camp


@pytest.mark.rule("GUI-RAI-04", "GUI-STN-07", "GUI-LAD-03")
def test_in_the_camp_throwers_stand_where_horses_go_and_a_ladder_lies_on_two_hexes() -> None:
    """§ 11.4.2: "zwei Steinschleudern und zwei Leitern auf erlaubten Positionen"; § 10.4.2: only where horses can go."""
    table = raid(sheet={ca.STORES + 1: 1, ca.STORES + 2: 1})
    play(table, "send argyris", "done", "auto")
    seen = []
    while asked(table)[1] == "emplace":
        board = board_of(table.state)
        device = str(table.decisions()[0].params["device"])
        seen.append(device)
        if device.startswith("thrower"):
            places = {hex_of(line.split()[1]) for line in offered(table, "emplace")}
            assert places
            assert all(board.mounted[h] for h in places)
            assert any(not board.mounted[h] for h in board.hexes)
        play(table, table.legal()[0].text)

    assert seen == ["thrower-1", "ladder-1"]
    assert len(GAME.view(table.state, 0)["ladders"][0]["hexes"]) == 2


@pytest.mark.rule("GUI-RAI-07", "GUI-FIR-01", "GUI-FIR-14")
def test_raiders_light_tents_and_engines_by_hand() -> None:
    """§ 11.4.2: "gemäß der Regel §10.2 Zelte, Maschinen und Ausrüstung anzünden"."""
    tools = thrower("e5", seat=1)
    table = scene(MAPS["lagoon+camp"], {"vladko": "k7", "bogdan": "d5"}, {"beppe": "z18"}, step="fire", tools=tools)
    kindled = offered(table, "kindle")

    assert "vladko l7" in kindled
    assert "bogdan e5" in kindled
