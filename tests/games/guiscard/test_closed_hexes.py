"""Where nobody can go: fire, an engine and a heap of dead, met by every way of coming to a hex.

§ 4.2.2: "Felder mit sechs oder mehr toten Personen ... können gar nicht betreten werden"; § 10.2.4: "Brennt ein Feld, ist es unpassierbar";
§ 10.4.3: an engine "blockiert die Sichtlinie und die Bewegung in und durch die Felder, in denen sie steht".
"""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import asked, health, offered, play, points, refused, rider, scene, unit, where
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_ladders import leaning
from tests.games.guiscard.test_melee import block
from tests.games.guiscard.test_readings import field

from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground.hexes import name_of
from porphyry.kernel.table import Table

NEST = MAPS["eagle-nest"]
FAR = {"beppe": "t16"}
DEAD = ["renauld", "roland", "landry", "gontran", "eustache", "olivier"]
WHATS = ["nothing", "fire", "engine", "heap"]
WAYS = pytest.mark.parametrize("what", WHATS)


def shut(what: str, h: str, ours: dict[str, Any], theirs: dict[str, Any], rows: Any = None, **more: Any) -> Table:
    """A scene with something in the way in a hex."""
    tools = {**more.pop("tools", {})}
    if what == "fire":
        tools["fires"] = {h: 0}
    if what == "engine":
        tools["devices"] = {**tools.get("devices", {}), "thrower-1": {"hex": h, "bearing": more.pop("bearing", "s")}}
    more.pop("bearing", "")
    dead = {name: {"hex": h, "dead": True} for name in DEAD} if what == "heap" else {}
    return scene(rows, {**ours, **dead}, theirs, tools=tools, **more)


def open_to(what: str, hexes: list[str], h: str) -> bool:
    """Whether a hex is among those offered, as it is with nothing in the way."""
    return (h in hexes) == (what == "nothing")


@pytest.mark.rule("GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
def test_nobody_walks_or_rides_or_gets_down_there(what: str) -> None:
    walk = shut(what, "e6", {"avray": "e7"}, FAR)
    ride = shut(what, "e6", {"robert": rider("e7"), "avray": "a1"}, FAR)
    down = shut(what, "d7", {"robert": rider("e7"), "avray": "a1"}, FAR, bearing="se")
    play(walk, "move avray")
    play(ride, "move robert")
    play(down, "move robert")

    assert open_to(what, offered(walk, "step"), "e6")
    assert open_to(what, offered(ride, "step"), "e6")
    assert open_to(what, offered(down, "dismount"), "d7")


@pytest.mark.rule("GUI-CHG-06", "GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
def test_no_charge_leads_over_it(what: str) -> None:
    lane = [f"h{row}" for row in range(5, 17)]
    rows = field(**{name_of(r << 6 | c): "r" for r in range(16) for c in range(20) if name_of(r << 6 | c) not in lane})
    table = shut(what, "h10", {"arthur": rider("h15")}, {"massin": "h5"}, rows, step="charge")

    assert (refused(table, "charge arthur massin") == "") is (what == "nothing")


@pytest.mark.rule("GUI-INF-13", "GUI-INF-14", "GUI-EVA-03", "GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
def test_nobody_falls_back_or_gets_out_of_the_way_there(what: str) -> None:
    """Robert is beaten, said evades, and a friend makes room for Robert."""
    back = shut(what, "e4", {"robert": "e5"}, {"argyris": "e6"}, step="combat", active=1, dice=[4], bearing="s")
    play(back, "attack argyris robert", "strike")
    evades = shut(what, "e4", {"robert": "e6", "avray": "a1"}, {"said": "e5", **FAR}, step="combat", bearing="s")
    play(evades, "attack robert said", "strike", "evade")
    friends = {"robert": "e5", "avray": "e4", "osbern": "d5", "jacques": "f5"}
    room = shut(what, "e3", friends, {"argyris": "e6"}, step="combat", active=1, dice=[4], bearing="s")
    play(room, "attack argyris robert", "strike", "retreat e4")

    assert open_to(what, offered(back, "retreat"), "e4")
    assert open_to(what, offered(evades, "retreat"), "e4")
    assert asked(room) == (0, "choose-room")
    assert open_to(what, offered(room, "push"), "e3")


@pytest.mark.rule("GUI-MEL-29", "GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
@pytest.mark.parametrize(("die", "state"), [(4, "wounded"), (1, "dead")])
def test_no_thrown_rider_is_put_there(what: str, die: int, state: str) -> None:
    """§ 6.6: the counter, "verletzt, bewusstlos, tot", goes beside the horse; "das Feld muss für Fußtruppen zugänglich sein"."""
    men = {"robert": "d6", "avray": "a1"}
    hurt: dict[str, Any] = {"wounded": True} if die == 1 else {}
    table = shut(what, "f5", men, {"zahir": rider("e5", **hurt), **FAR}, step="combat", dice=[die], bearing="sw")
    play(table, "attack robert zahir", "strike", "stand")

    assert health(table, "zahir") == state
    assert open_to(what, offered(table, "fall"), "f5")


@pytest.mark.rule("GUI-MOV-18", "GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
def test_nobody_is_laid_down_there(what: str) -> None:
    table = shut(what, "f6", {"avray": "e8", "osbern": {"hex": "e7", "stunned": True}}, FAR, bearing="sw")
    play(table, "move avray", "step e7", "lift osbern", "step e6")

    assert open_to(what, offered(table, "lay"), "f6")
    if what == "heap":
        assert refused(table, "lay f6") == "GUI-MOV-11"


@pytest.mark.rule("GUI-MTD-18", "GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
def test_no_led_horse_stands_there(what: str) -> None:
    """Avray goes past; with nothing there his horse would follow into that very hex."""
    horse = {"drogo-horse": {"hex": "e6", "facing": "n", "led": "avray"}}
    table = shut(what, "e4", {"avray": "e5", **horse}, FAR, bearing="s")
    play(table, "move avray", "step f5", "step f4", "stop")
    s, u = table.state, unit(table, "drogo-horse")
    stands = {name_of(st.get(s, u, st.HEX)), name_of(st.tail(s, u))}

    assert ("e4" in stands) == (what == "nothing")


@pytest.mark.rule("GUI-STN-07", "GUI-MOV-11", "GUI-FIR-12")
@pytest.mark.parametrize("what", ["nothing", "fire", "heap"])
def test_no_engine_is_rolled_there(what: str) -> None:
    men = {"jacques": "d4", "avray": "f4", "osbern": "d5", "rioulf": "f5"}
    lent = {name: {"hex": h, "busy": True, "lent": True} for name, h in men.items()}
    tools = {"devices": {"thrower-1": {"hex": "e4", "bearing": "n"}}}
    table = shut(what, "e3", {**lent, "vladko": "a1"}, FAR, tools=tools)

    assert (refused(table, "roll thrower-1 n") == "") is (what == "nothing")


@pytest.mark.rule("GUI-HOP-03", "GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
def test_no_row_marches_there(what: str) -> None:
    row = block(a={"nikolaos": "g6", "okeanos": "h6", "georgios": "i5"})
    table = shut(what, "g5", row, FAR, bearing="s" if what != "engine" else "n")

    assert open_to(what, offered(table, "march"), "nikolaos n")


@pytest.mark.rule("GUI-MOV-12", "GUI-FIR-12", "GUI-STN-09")
@pytest.mark.parametrize(("what", "rule"), [("nothing", ""), ("fire", "GUI-FIR-12"), ("engine", "GUI-STN-09")])
def test_no_bodies_are_shifted_into_fire_or_engines(what: str, rule: str) -> None:
    dead = {name: {"hex": "e6", "dead": True} for name in ("vladko", "tancredi", "drogo")}
    table = shut(what, "e5", {"jacques": "e7", "osbern": "d6", **dead}, FAR, step="fire", bearing="s")

    assert refused(table, "clear jacques osbern e6 e5") == rule


@pytest.mark.rule("GUI-MEL-16", "GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
def test_it_is_no_way_out_for_an_unconscious_man(what: str) -> None:
    """§ 6.2: he dies "wenn alle zugänglichen Nachbarfelder von Gegnern besetzt sind"."""
    foes = {"said": "f5", "argyris": "f6", "milo": "e6", "dorian": "d6", "karim": "c4"}
    men = {"osbern": {"hex": "e5", "stunned": True}, "avray": "a1"}
    table = shut(what, "e4", men, {**foes, **FAR}, active=1, bearing="s")
    play(table, "move karim", "step d5", "stop")

    assert health(table, "osbern") == ("stunned healthy" if what == "nothing" else "dead")


@pytest.mark.rule("GUI-LAD-08", "GUI-MOV-11", "GUI-FIR-12", "GUI-STN-09")
@WAYS
def test_nobody_jumps_there_from_a_ladder(what: str) -> None:
    table = shut(what, "j9", {"vladko": "i9", "avray": "a1"}, {"beppe": "a18"}, NEST, tools=leaning("vladko"))
    play(table, "move vladko")

    assert (refused(table, "cross") == "") is (what == "nothing")


def bodies(foot: int, top: int) -> dict[str, Any]:
    """So many dead at the foot of the ladder, and so many on the wall-walk."""
    places = ["i9"] * foot + ["j9"] * top
    return {name: {"hex": h, "dead": True} for name, h in zip(DEAD, places, strict=False)}


@pytest.mark.rule("GUI-LAD-07", "GUI-LAD-08", "GUI-MOV-10", "GUI-MOV-11")
@pytest.mark.parametrize(
    ("foot", "top", "climbed", "jumps"),
    [(2, 2, 5, True), (3, 0, 4, True), (0, 3, 5, True), (3, 3, 4, False), (0, 6, 5, False), (6, 0, -1, False)],
)
def test_bodies_on_the_way_over_a_ladder_cost_a_point_each(foot: int, top: int, climbed: int, jumps: bool) -> None:
    """§ 10.1.3: three points up and four over; § 4.2.2: three to five dead "kosten einen zusätzlichen Bewegungspunkt"; he has eight."""
    men = {"vladko": "h9", "avray": "a1", **bodies(foot, top)}
    table = scene(NEST, men, {"beppe": "a18"}, tools=leaning(), dice=[1])
    play(table, "move vladko")
    if climbed < 0:
        assert refused(table, "climb ladder-1") == "GUI-MOV-11"
        return
    play(table, "climb ladder-1")

    assert points(table) == climbed
    assert (refused(table, "cross") == "") is jumps
    if jumps:
        play(table, "cross")
        assert (where(table, "vladko"), health(table, "vladko")) == ("j9", "healthy")


ROW = {"nikolaos": "g6", "okeanos": "h6", "georgios": "i5"}


def lances(theirs: bool, men: dict[str, Any], **more: Any) -> Table:
    """A row whose lances lie in g5, h5 and i4: the enemy's, or our own."""
    row = block(a=ROW)
    return scene(None, {**men, "avray": "a1", **({} if theirs else row)}, row if theirs else FAR, **more)


@pytest.mark.rule("GUI-HOP-01", "GUI-STN-07", "GUI-LAD-04")
@pytest.mark.parametrize(("theirs", "rule"), [(True, "GUI-HOP-01"), (False, "")])
def test_neither_engines_nor_ladders_are_brought_into_enemy_lances(theirs: bool, rule: str) -> None:
    """§ 7.3.1: whoever comes at the front "muss zunächst ihre Lanzen überwinden"; their marker lies in the hex."""
    crew = {"jacques": "i3", "eustache": "g3", "osbern": "i2", "rioulf": "g4"}
    lent = {name: {"hex": h, "busy": True, "lent": True} for name, h in crew.items()}
    rolled = lances(theirs, lent, tools={"devices": {"thrower-1": {"hex": "h4", "bearing": "s"}}})
    ladder = {"ladder-1": {"state": "carried", "hex": "h4", "bearing": "n", "men": ["jacques", "eustache"]}}
    borne = lances(theirs, {"jacques": "h4", "eustache": "h3"}, tools={"devices": ladder})

    assert refused(rolled, "roll thrower-1 s") == rule
    assert refused(borne, "haul jacques h5") == rule
