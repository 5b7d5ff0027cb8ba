"""Where chapters of Byzantion meet in one action: what must happen is taken from the quoted sentences, both of them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.games.byzantion.given import (
    area,
    asked,
    choices,
    court,
    doxa,
    goods,
    hand,
    kinds,
    market,
    play,
    rule_against,
    stock,
    stocks,
    units,
)

from porphyry.games.byzantion import state as st
from porphyry.games.byzantion import tables
from porphyry.games.byzantion.schema import parse_bundle
from porphyry.games.byzantion.scoring import cost_in_play, mission_value

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.table import Table

Data = dict[str, Any]
BARE: Final[Data] = {"nomisma": 0, "resources": {"auctoritas": 0}}
RICH: Final[Data] = {"nomisma": 20}
BOXES: Final = ["box-14", "box-30", "box-37", "box-40"]  # 1F 2N, 2C, 1Y, 4N and a card
ACADEMY: Final = ["neoplatonic-academy"]  # 3F, or 2C 1G; reward 2 of choice and 2N, penalty 3A
CODEX: Final = ["codex-of-justinian"]  # a trial in civicus: 3C 1A, places 4/3/2/1, reward 5N
ROME: Final = ["guardians-of-the-siege-of-rome"]  # 1V 4L 1W; reward 8A, penalty 9N
SEVEN: Final = [
    "buzes",
    "martin",
    "narses",
    "mundus",
    "treasurer",
    "prefect-of-the-city",
    "deacons-of-the-great-church",
]


def board(t: Table) -> Data:
    """What everybody sees."""
    result: Data = t.view(None)["board"]
    return result


def dealt(**amounts: int) -> Data:
    """Only these resources, 10 doxa and no money."""
    return {"doxa": 10, "nomisma": 0, "resources": {"auctoritas": 0, **amounts}}


def give(t: Table, seat: int, **amounts: int) -> None:
    """One seat's contribution, kind after kind."""
    while (seat, "contribute") in asked(t):
        good = choices(t, seat)[0].split()[1]
        play(t, f"give {good} {amounts.get(good, 0)}", seat=seat)


# Heroes who do not speak: «Ihre passiven Fähigkeiten sind jedoch nicht mehr sichtbar und können daher nicht ausgelöst werden. Es gilt
# nur die passive Fähigkeit des obersten Helden.» (p. 21) and «Wenn die umgedrehte Karte eine Heldenkarte ist, funktioniert ihre
# passive Fähigkeit nicht mehr, bis sie wieder aufgedeckt wird.» (p. 35)


def option_decreed(mine: list[list[str]], **data: Any) -> object:
    t = court(
        moment="votes",
        players=[{"resources": {"auctoritas": 1}, "area": mine}, {"resources": {"auctoritas": 2}}],
        **data,
    )
    play(t, "vote first 1", "vote second 2")
    return board(t)["option"]


def doxa_of_a_trial(mine: list[list[str]], **data: Any) -> object:
    t = court(moment="bids", events=CODEX, players=[{**dealt(civicus=1), "area": mine}, dealt(civicus=2)], **data)
    play(t, "bid 1", seat=0)
    play(t, "bid 2", seat=1)
    return doxa(t)


def most_civicus_given(mine: list[list[str]], **data: Any) -> object:
    me = {**dealt(civicus=3), "area": mine}
    t = court(moment="contributions", events=ACADEMY, option=1, players=[me, dealt()], **data)
    return choices(t, 0)[-1]


def coins_after_a_penalty_of_nine(mine: list[list[str]], **data: Any) -> object:
    me = {**dealt(), "nomisma": 9, "area": mine}
    t = court(moment="contributions", events=ROME, players=[me, dealt(lapis=1)], **data)
    give(t, 1, lapis=1)
    return stock(t, 0, "nomisma")


def doxa_of_a_victory(mine: list[list[str]], **data: Any) -> object:
    t = court(
        moment="contributions", events=ACADEMY, players=[{**dealt(fides=3), "area": mine}, dealt(civicus=1)], **data
    )
    play(t, "give fides 3", seat=0)
    return doxa(t)[0]


def asked_to_discard(mine: list[list[str]], **data: Any) -> object:
    t = court(moment="limit", players=[{"hand": SEVEN, "area": mine}, {}], **data)
    return (0, "discard_to_limit") in asked(t)


def price_of_a_lapis_sold(mine: list[list[str]], **data: Any) -> object:
    t = court(players=[{**dealt(lapis=1), "area": mine}, {}], market=goods("ACVFWG.."), **data)
    play(t, "announce sell", "sell lapis")
    return stock(t, 0, "nomisma")


def left_after_a_purchase_for_two(mine: list[list[str]], **data: Any) -> object:
    t = court(players=[{**dealt(), "nomisma": 5, "area": mine}, {}], market=goods("LACVFWG."), **data)
    play(t, "announce buy", "buy lapis")
    return stock(t, 0, "nomisma")


def auctoritas_after_a_draw(mine: list[list[str]], **data: Any) -> object:
    t = court(players=[{**dealt(auctoritas=2), "area": mine}, {}], **data)
    play(t, "announce draw", "draw deck")
    return stock(t, 0, "auctoritas")


def coins_for_a_reset(mine: list[list[str]], **data: Any) -> object:
    t = court(players=[{**BARE, "area": mine}, {}], **data)
    play(t, "announce reset")
    return stock(t, 0, "nomisma")


def coins_for_a_discard(mine: list[list[str]], **data: Any) -> object:
    t = court(players=[{**BARE, "area": mine, "hand": ["buzes"]}, {}], **data)
    play(t, "discard buzes")
    return stock(t, 0, "nomisma")


def fides_of_a_box(mine: list[list[str]], **data: Any) -> object:
    t = court(moment="seals", boxes=BOXES, players=[{**BARE, "area": mine}, {}], **data)
    play(t, "seal labarum")
    return stock(t, 0, "fides")


def auctoritas_for_an_intrigue(mine: list[list[str]], **data: Any) -> object:
    me = {**BARE, "nomisma": 9, "hand": ["pilgrimage"], "area": mine}
    t = court(players=[me, {}], map={"africa": {"monk": 1}}, **data)
    play(t, "intrigue pilgrimage")
    return stock(t, 0, "auctoritas")


def trade_offered(mine: list[list[str]], **data: Any) -> object:
    me = {**dealt(), "nomisma": 20, "hand": ["marble-cutters-of-prokonnesos"], "area": mine}
    t = court(players=[me, {}], **data)
    play(t, "announce play", "play marble-cutters-of-prokonnesos")
    return asked(t)[0][1] == "trade_resource"


def coins_for_an_activation(mine: list[list[str]], **data: Any) -> object:
    t = court(players=[{**BARE, "area": mine}, {}], **data)
    play(t, "announce activate", f"activate {mine[0][0]}")
    return stock(t, 0, "nomisma") > 1  # Narses' own symbol is one


def auctoritas_for_a_card(mine: list[list[str]], **data: Any) -> object:
    me = {**dealt(), "nomisma": 20, "hand": ["orphanage-of-zotikos"], "area": mine}
    t = court(players=[me, {}], **data)
    play(t, "announce play", "play orphanage-of-zotikos")
    return stock(t, 0, "auctoritas")


def asked_at_the_end(mine: list[list[str]], **data: Any) -> object:
    me = {"nomisma": 1, "hand": ["pilgrimage", "theodora"], "area": mine}
    t = court(moment="end", players=[me, {}], map={"africa": {"monk": 1}}, **data)
    return asked(t) == [(0, "offer_last_intrigue")]


@pytest.mark.rule("BZN-BAN-05", "BZN-BAN-04", "BZN-CLR-17", "BZN-CRD-04")
@pytest.mark.parametrize(
    ("scene", "awake", "front", "spoken", "silent"),
    [
        pytest.param(option_decreed, ["theodora"], "belisarius", 0, 1, marks=pytest.mark.rule("BZN-INF-05")),
        pytest.param(
            doxa_of_a_trial,
            ["eutychius"],
            "menas-the-patriarch",
            [14, 13],
            [13, 14],
            marks=pytest.mark.rule("BZN-TRI-04"),
        ),
        pytest.param(
            most_civicus_given,
            ["tribonian"],
            "belisarius",
            "give civicus 3",
            "give civicus 2",
            marks=pytest.mark.rule("BZN-CON-03"),
        ),
        pytest.param(
            coins_after_a_penalty_of_nine,
            ["pope-vigilius"],
            "menas-the-patriarch",
            5,
            0,
            marks=pytest.mark.rule("BZN-FUL-04"),
        ),
        pytest.param(doxa_of_a_victory, ["belisarius"], "narses", 17, 16, marks=pytest.mark.rule("BZN-FUL-03")),
        pytest.param(
            asked_to_discard,
            ["cutzinas-the-moor"],
            "apion-of-oxyrhynchus",
            False,
            True,
            marks=pytest.mark.rule("BZN-PRE-01"),
        ),
        pytest.param(
            price_of_a_lapis_sold,
            ["peter-barsymes"],
            "anthemius-of-tralles",
            9,
            8,
            marks=pytest.mark.rule("BZN-SEL-02"),
        ),
        pytest.param(
            left_after_a_purchase_for_two,
            ["peter-barsymes"],
            "anthemius-of-tralles",
            4,
            3,
            marks=pytest.mark.rule("BZN-BUY-01", "BZN-MKT-03"),
        ),
        pytest.param(
            auctoritas_after_a_draw,
            ["peter-the-patrician"],
            "anthemius-of-tralles",
            2,
            1,
            marks=pytest.mark.rule("BZN-DRW-01"),
        ),
        pytest.param(
            coins_for_a_reset,
            ["hephaestus-of-alexandria"],
            "anthemius-of-tralles",
            3,
            0,
            marks=pytest.mark.rule("BZN-RST-01"),
        ),
        pytest.param(
            coins_for_a_discard, ["john-the-cappadocian"], "belisarius", 3, 2, marks=pytest.mark.rule("BZN-DIS-02")
        ),
        pytest.param(
            fides_of_a_box, ["mundus"], "belisarius", 2, 1, marks=pytest.mark.rule("BZN-IVB-03", "BZN-KEI-01")
        ),
        pytest.param(
            auctoritas_for_an_intrigue, ["antonina"], "belisarius", 1, 0, marks=pytest.mark.rule("BZN-ITR-03")
        ),
        pytest.param(
            trade_offered,
            ["cosmas-indicopleustes"],
            "anthemius-of-tralles",
            True,
            False,
            marks=pytest.mark.rule("BZN-CLR-08"),
        ),
        pytest.param(
            coins_for_an_activation,
            ["narses", "bucellarii-guard"],
            "belisarius",
            True,
            False,
            marks=pytest.mark.rule("BZN-AVT-02"),
        ),
        pytest.param(
            auctoritas_for_a_card,
            ["romanos-the-melodist"],
            "menas-the-patriarch",
            1,
            0,
            marks=pytest.mark.rule("BZN-PLY-03"),
        ),
        pytest.param(
            asked_at_the_end, ["john-the-cappadocian"], "belisarius", True, False, marks=pytest.mark.rule("BZN-END-03")
        ),
    ],
)
def test_a_hero_speaks_only_face_up_and_in_front(
    scene: Callable[..., object], awake: list[str], front: str, spoken: object, silent: object
) -> None:
    assert scene([awake]) == spoken
    assert scene([[front, *awake]]) == silent
    assert scene([awake], face_down=[awake[0]]) == silent


# The event phase


@pytest.mark.rule(
    "BZN-INI-04", "BZN-INI-03", "BZN-IVB-03", "BZN-IVB-04", "BZN-KEI-01", "BZN-KEI-02", "BZN-ACT-01", "BZN-ACT-06"
)
def test_the_seal_gives_place_box_and_relic_and_they_count_in_the_turns() -> None:
    """«Reihenfolge, in der die Spieler in der Aktionsphase Aktionen durchführen»; «1 zusätzliches Dynamis für diese Runde»; «Gelegentlich
    können seltene Elfenbeinschatullen ein zusätzliches Dynamis gewähren». Two players have 6: with the labarum 7, with the box 7.
    """
    t = court(moment="seals", boxes=["box-01", "box-02", "box-37", "box-40"])
    play(t, "seal sceptre", "seal labarum", "abstain", "abstain", "favour first")
    assert (stock(t, 0, "dynamis"), stock(t, 1, "dynamis")) == (7, 7)
    turns = []

    while asked(t)[0][1] in ("take_turn", "end_turn"):
        if "announce reset" in choices(t):
            turns.append(asked(t)[0][0])
            play(t, "announce reset")
        else:
            play(t, "end")

    assert turns == [1, 0] * 7


@pytest.mark.rule("BZN-KEI-02", "BZN-ACT-06", "BZN-INI-03")
def test_who_has_one_dynamis_more_acts_alone_at_the_end() -> None:
    """«Das Spiel geht weiter, bis kein Spieler mehr eine Aktion ausführen kann.»"""
    t = court(players=[{"dynamis": 1}, {"dynamis": 2}], order=[1, 0, -1, -1])
    turns = []

    while asked(t)[0][1] in ("take_turn", "end_turn"):
        if "announce reset" in choices(t):
            turns.append(asked(t)[0][0])
        play(t, "announce reset" if "announce reset" in choices(t) else "end")

    assert turns == [1, 0, 1]


@pytest.mark.rule("BZN-IVB-03", "BZN-INF-02", "BZN-KEI-03")
def test_the_auctoritas_of_a_box_may_be_placed_at_once_beside_the_chalice() -> None:
    """«Wenn ein Spieler sein Demoi-Siegel … legt, erhält er auch die Beute»; then «eine beliebige Anzahl an Auctoritas»: 0 + 1 + 2."""
    t = court(moment="seals", boxes=["box-14", "box-01", "box-30", "box-37"], players=[BARE, {}])

    play(t, "seal chalice", "seal robes")

    assert [line for line in choices(t) if line.startswith("vote first")] == [f"vote first {n}" for n in (1, 2, 3)]


@pytest.mark.rule("BZN-IVB-03", "BZN-DRW-05")
def test_a_card_of_a_box_makes_a_new_deck_of_the_discard_pile() -> None:
    """«Wenn das Reichskarten-Deck keine Karten mehr hat, wird der Ablagestapel gemischt, um ein neues Reichskarten-Deck zu erstellen.»"""
    t = court(moment="seals", boxes=BOXES, deck=[], discard=["martin"], players=[BARE, {}])

    play(t, "seal robes")  # 4 nomisma and a card

    assert (hand(t, 0), stock(t, 0, "nomisma"), board(t)["discard"]) == (["martin"], 4, [])


@pytest.mark.rule("BZN-KEI-03", "BZN-CLR-12", "BZN-INF-04", "BZN-ITR-04")
def test_pieces_of_the_chalice_are_turned_with_the_others() -> None:
    """«verschiebe alle Auctoritas des Spielers auf die andere Option»: 2 on the second; 1 + 2 of the chalice on the first are turned."""
    t = court(
        moment="votes",
        players=[
            {**RICH, "resources": {"auctoritas": 2}, "hand": ["price-of-loyalty"]},
            {"resources": {"auctoritas": 1}, "chalice": 2, "position": "chalice"},
        ],
        order=[0, 1, -1, -1],
    )

    play(t, "vote second 2", "vote first 3", "intrigue price-of-loyalty")

    assert (board(t)["votes"], board(t)["option"]) == ([0, 5], 1)


@pytest.mark.rule("BZN-HER-06", "BZN-INF-02", "BZN-ITR-02")
def test_a_hero_pays_for_a_card_that_strengthens_the_vote() -> None:
    """«Dieser Rabatt gilt für eine beliebige Anzahl von Karten»; the Acclamation costs 2, Tribonian is a Palatine of level 2."""
    mine = {
        "nomisma": 0,
        "resources": {"auctoritas": 1},
        "hand": ["acclamation-of-the-circus"],
        "area": [["tribonian"]],
    }
    t = court(moment="votes", players=[mine, {"resources": {"auctoritas": 3}}])

    play(t, "vote first 1", "intrigue acclamation-of-the-circus", "vote second 3")

    assert board(t)["votes"] == [4, 3]


@pytest.mark.rule("BZN-DIS-04", "BZN-INF-02")
def test_cards_pay_for_no_vote() -> None:
    """«Während der Aktion kann ein Spieler jederzeit eine beliebige Anzahl von Karten … legen»: the event phase is no action."""
    t = court(moment="votes", players=[{"resources": {"auctoritas": 1}, "hand": ["buzes", "martin"]}, {}])

    assert choices(t) == ["abstain", "vote first 1", "vote second 1"]
    assert rule_against(t, "discard buzes") != ""


@pytest.mark.rule("BZN-INF-10", "BZN-ACT-02", "BZN-DRW-06")
def test_what_was_placed_draws_no_cards() -> None:
    """«wie viel Auctoritas bereits investiert wurde»; «Zahle 1 Auctoritas und ziehe 2 Karten»: both pieces are gone."""
    t = court(moment="votes", players=[{"resources": {"auctoritas": 2}}, {}])

    play(t, "vote first 2", "abstain")

    assert asked(t) == [(0, "take_turn")]
    assert rule_against(t, "announce draw") == "BZN-DRW-06"


@pytest.mark.rule("BZN-INF-10", "BZN-KEI-03", "BZN-CON-02")
def test_neither_placed_auctoritas_nor_that_of_the_chalice_is_contributed() -> None:
    """Shield the queen asks for 2A 2C. «… die in der Ereignisphase verwendet werden müssen, … ansonsten werden sie abgelegt.»"""
    first = {**dealt(auctoritas=2, civicus=2), "dynamis": 0}
    second = {**dealt(civicus=1), "dynamis": 0, "chalice": 2, "position": "chalice"}
    t = court(moment="votes", events=["letters-of-amalasuntha"], players=[first, second], order=[0, 1, -1, -1])

    play(t, "vote first 2", "abstain")

    assert {line.split()[1] for seat in (0, 1) for line in choices(t, seat)} == {"civicus"}
    give(t, 0, civicus=2)
    give(t, 1, civicus=1)
    assert board(t)["results"][0] == "cancelled"


@pytest.mark.rule("BZN-INF-05", "BZN-INF-12", "BZN-CON-03", "BZN-FUL-01", "BZN-UNI-01", "BZN-EVC-04")
def test_the_option_that_won_says_what_is_gathered_and_what_is_placed() -> None:
    """«Option 2 … erfordert 2 Civicus und 1 Frumentum»; «Option 2 platziert 1 Senator und 1 Händler»."""
    mine = {**dealt(auctoritas=1, civicus=2, frumentum=1, fides=3), "dynamis": 0}
    t = court(moment="votes", events=ACADEMY, players=[mine, {**dealt(), "dynamis": 0}])

    play(t, "vote second 1", "give civicus 2", "give frumentum 1")

    assert (units(t, "illyricum"), stock(t, 0, "fides")) == ({"senator": 1, "merchant": 1}, 3)


# Actions


DEEDS: Final = ["draw", "play", "activate", "sell", "buy", "reset"]


def busy(*reacting: str) -> Table:
    """The first player could do all six things, and heroes of theirs wait for two of them."""
    me = {
        "doxa": 10,
        "nomisma": 9,
        "resources": {"auctoritas": 3, "lapis": 1},
        "hand": ["shepherds-of-anatolia"],
        "area": [["jacob-baradaeus"], ["hephaestus-of-alexandria"]],
    }
    return court(players=[me, {**RICH, "hand": list(reacting)}], market=goods("ACVFWG.."))


@pytest.mark.rule(
    "BZN-ACT-02", "BZN-ACT-08", "BZN-DRW-01", "BZN-PLY-01", "BZN-AVT-01", "BZN-SEL-01", "BZN-BUY-01", "BZN-RST-01"
)
@pytest.mark.parametrize("deed", DEEDS)
def test_each_action_takes_one_dynamis_and_then_the_next_has_a_turn(deed: str) -> None:
    """«In seinem Zug gibt ein Spieler einen Dynamis aus, um eine von sechs möglichen Aktionen durchzuführen.»"""
    t = busy()

    play(t, f"announce {deed}")
    for _ in range(9):
        if asked(t)[0] == (1, "take_turn"):
            break
        lines = choices(t)
        play(
            t,
            next(
                line
                for word in ("done", "end", "draw deck", "activate", "sell", "buy")
                for line in lines
                if line.startswith(word)
            ),
        )

    assert asked(t) == [(1, "take_turn")]
    assert (stock(t, 0, "dynamis"), stock(t, 1, "dynamis")) == (5, 6)


@pytest.mark.rule(
    "BZN-ITR-06",
    "BZN-ITR-11",
    "BZN-CLR-13",
    "BZN-ACT-08",
    "BZN-CRD-04",
    "BZN-DRW-01",
    "BZN-PLY-01",
    "BZN-AVT-01",
    "BZN-SEL-01",
    "BZN-BUY-01",
    "BZN-RST-01",
    "BZN-MKT-02",
)
@pytest.mark.parametrize("deed", DEEDS)
def test_a_cancelled_action_leaves_everything_but_the_dynamis(deed: str) -> None:
    """«… bevor er anfängt, Karten auszuspielen, Ressourcen zu verbrauchen oder Spieler für seine Aktion auszuwählen»; «Die Aktion wird
    annulliert und der Spieler handelt nicht in seinem Zug.» Heroes who wait for a draw or a reset are not paid either.
    """
    t = busy("iron-custody")
    before = (stocks(t, 0), hand(t, 0), area(t, 0), market(t), doxa(t))

    play(t, f"announce {deed}", "intrigue iron-custody")

    assert asked(t) == [(1, "take_turn")]
    assert (stocks(t, 0), hand(t, 0), area(t, 0), market(t), doxa(t)) == before
    assert stock(t, 0, "dynamis") == 5


@pytest.mark.rule("BZN-CLR-13", "BZN-ACT-03")
def test_a_cancelled_action_may_be_tried_again_in_the_next_turn() -> None:
    """«Er kann dieselbe Aktion in der nächsten Runde versuchen, vorausgesetzt, er hat genug Dynamis.»"""
    t = busy("iron-custody")

    play(t, "announce draw", "intrigue iron-custody", "announce reset", "end", "announce draw", "draw deck")

    assert len(hand(t, 0)) == 1 + 2


@pytest.mark.rule("BZN-ACT-02", "BZN-DIS-03")
def test_a_discard_takes_neither_dynamis_nor_turn() -> None:
    """«Dies zählt nicht als Aktion und es muss dafür kein Dynamis verbraucht werden.»"""
    t = court(players=[{**BARE, "hand": ["buzes", "martin"]}, {}])

    play(t, "discard buzes", "discard martin")

    assert (asked(t), stock(t, 0, "dynamis"), stocks(t, 0)) == ([(0, "take_turn")], 6, "2A 4N")


@pytest.mark.rule("BZN-DIS-01", "BZN-PLY-01", "BZN-HER-01")
def test_a_discard_between_two_cards_pays_for_the_second() -> None:
    """«jederzeit»; a card of 5 costs 2 beside a hero of level 3, and a discard brings 2."""
    mine = {**BARE, "nomisma": 9, "hand": ["belisarius", "bucellarii-guard", "martin"]}
    t = court(players=[mine, {}])

    play(t, "announce play", "play belisarius")
    assert rule_against(t, "play bucellarii-guard") == "BZN-PLY-01"
    play(t, "discard martin", "play bucellarii-guard")

    assert (stocks(t, 0), len(area(t, 0))) == ("2A", 2)  # one for the discard, one by the guard's instant


@pytest.mark.rule("BZN-DIS-04", "BZN-RST-02")
def test_the_card_of_a_reset_may_be_discarded_in_the_same_turn() -> None:
    t = court(players=[BARE, {}], deck=["martin", "buzes"])

    play(t, "announce reset")
    (card,) = hand(t, 0)
    play(t, f"discard {card}")

    assert (stocks(t, 0), hand(t, 0)) == ("1A 2N", [])


@pytest.mark.rule("BZN-DRW-05", "BZN-RST-02", "BZN-CRD-05", "BZN-PLY-02")
@pytest.mark.parametrize("lines", [["announce reset"], ["announce play", "play law-clerks-of-the-quaestor"]])
def test_whatever_draws_a_card_makes_a_new_deck(lines: list[str]) -> None:
    """«Wenn das Reichskarten-Deck keine Karten mehr hat, wird der Ablagestapel gemischt»: by a reset, by an instant."""
    mine = {**BARE, "nomisma": 9, "hand": ["law-clerks-of-the-quaestor"]}
    t = court(players=[mine, {}], deck=[], discard=["martin"])

    play(t, *lines)

    assert "martin" in hand(t, 0)
    assert board(t)["discard"] == []


@pytest.mark.rule("BZN-CLR-19", "BZN-DRW-05")
def test_of_three_cards_the_glassblowers_take_two_and_the_other_gets_the_last() -> None:
    """«2 Karten zu ziehen und erlaubt allen anderen Spielern, 1 Karte zu ziehen»: two of the deck, one of the pile shuffled anew."""
    mine = {**RICH, "hand": ["glassblowers-of-palestine"]}
    t = court(players=[mine, {}], deck=["martin", "buzes"], discard=["narses"])

    play(t, "announce play", "play glassblowers-of-palestine", "use")

    assert (hand(t, 0), hand(t, 1)) == (["buzes", "martin"], ["narses"])


@pytest.mark.rule("BZN-ITR-13", "BZN-ITR-04", "BZN-PLY-01", "BZN-CLR-18")
def test_loot_taken_in_the_play_action_pays_for_the_next_card() -> None:
    """«Während deiner Aktion.» The stores cost 3 and bring 4 nomisma, the clerks cost 3."""
    mine = {**BARE, "nomisma": 3, "hand": ["imperial-stores", "law-clerks-of-the-quaestor"]}
    t = court(players=[mine, {}])

    play(t, "announce play", "intrigue imperial-stores", "name greens")
    play(
        t,
        "divide auctoritas 0",
        "divide civicus 0",
        "divide nomisma 4",
        "pile first",
        "play law-clerks-of-the-quaestor",
    )

    assert (stock(t, 0, "nomisma"), stocks(t, 1)) == (1, "4A 2C 5N")


@pytest.mark.rule("BZN-HER-01", "BZN-SCO-03", "BZN-PLY-04")
def test_a_discount_is_not_taken_from_the_cost_that_is_compared_at_the_end() -> None:
    """«Gesamtkosten der ausgespielten Karten»: Belisarius 9 and the guard 5, though 2 were paid for it."""
    t = court(players=[{"nomisma": 11, "hand": ["belisarius", "bucellarii-guard"]}, {}])

    play(t, "announce play", "play belisarius", "play bucellarii-guard")

    assert (stock(t, 0, "nomisma"), cost_in_play(t.state, 0)) == (0, 14)


@pytest.mark.rule("BZN-CLR-10", "BZN-AVT-03", "BZN-PLY-02")
def test_what_procopius_activates_is_not_activated_again_in_the_round() -> None:
    """«lege den Dynamis … auf das Bandon, das Procopius aktiviert hat»; «dasselbe Bandon kann nicht zweimal aktiviert werden»."""
    mine = {
        **BARE,
        "nomisma": 20,
        "hand": ["shepherds-of-anatolia", "olive-groves-of-africa"],
        "area": [["procopius-of-caesarea"], ["bucellarii-guard"]],
    }
    t = court(players=[mine, {}])

    play(t, "announce play", "play shepherds-of-anatolia", "activate bucellarii-guard")
    play(t, "play olive-groves-of-africa")
    assert rule_against(t, "activate bucellarii-guard") == "BZN-AVT-03"
    play(t, "activate procopius-of-caesarea", "done", "done")

    assert stock(t, 0, "virtus") == 2
    play(t, *(["end"] if asked(t)[0][1] == "end_turn" else []), "announce reset", "end", "announce activate")
    assert "activate bucellarii-guard" not in choices(t)


@pytest.mark.rule("BZN-BAN-08", "BZN-ACT-07", "BZN-AVT-04")
def test_what_was_activated_may_be_arranged_again_in_the_next_round() -> None:
    """«Karten oder Bandons, die in dieser Runde bereits aktiviert wurden, können nicht verwendet werden, um ein neues Bandon zu bilden»;
    «Dann werden alle verwendeten Dynamis an die Spieler zurückgegeben».
    """
    mine = {**dealt(), "dynamis": 2, "area": [["narses"], ["bucellarii-guard"]]}
    t = court(players=[mine, {**dealt(), "dynamis": 0}], events=ROME)
    play(t, "announce activate", "activate narses", "announce play", "done")  # there is nothing to arrange
    assert asked(t)[0][1] != "arrange_bandons"

    answers = ("name", "seal", "abstain", "favour", "decline", "give", "end")
    while asked(t)[0][1] != "take_turn":
        lines = choices(t)
        play(t, next(line for word in answers for line in lines if line.startswith(word)), seat=asked(t)[0][0])
    if asked(t)[0][0] == 1:
        play(t, "announce reset", "end")
    play(t, "announce play", "done")

    assert "attach bucellarii-guard < narses" in choices(t)


# The market


@pytest.mark.rule("BZN-CLR-09", "BZN-SEL-02", "BZN-BUY-01", "BZN-MKT-03", "BZN-CRD-04")
def test_peter_barsymes_betters_both_prices_of_the_book() -> None:
    """Printed: «Wenn du 2 Ressourcen verkaufst, bekommst du 2 Nomisma mehr, während du beim Kauf von 3 Ressourcen 3 Nomisma weniger
    bezahlst.» Lapis and civicus bring 7 + 8 and 2; the first three pieces cost 2 + 3 + 4 less 3.
    """
    mine = {**dealt(lapis=1, civicus=1), "area": [["peter-barsymes"]]}
    t = court(players=[mine, {"dynamis": 1}], market=goods("AVFWG..."))

    play(t, "announce sell", "sell lapis", "sell civicus")
    assert stock(t, 0, "nomisma") == 7 + 8 + 2
    play(t, "announce reset", "end", "announce buy")
    first = board(t)["market"][:3]
    play(t, *[f"buy {good}" for good in first])

    assert stock(t, 0, "nomisma") == 17 - (2 + 3 + 4 - 3)


@pytest.mark.rule("BZN-RST-01", "BZN-MKT-02", "BZN-SEL-02", "BZN-SEL-03", "BZN-BUY-03")
def test_after_a_reset_no_kind_is_missing_so_only_the_first_can_be_copied() -> None:
    """«Entferne alle Ressourcen …»; «von jeder Ressource eine Einheit …, wobei nur das Feld mit 9 Nomisma leer bleibt.» Then «Prüfe, welche
    Ressourcen auf dem Markt fehlen»: none, and the copy goes on the 9.
    """
    all_kinds = dict.fromkeys(("auctoritas", "civicus", "virtus", "fides", "lapis", "lignum", "frumentum"), 1)
    t = court(players=[{"nomisma": 2, "resources": all_kinds, "hand": ["buzes"]}, {}], market=goods("LA......"))

    play(t, "announce buy", "buy lapis", "done")
    assert market(t) == "A......."
    play(t, "end", "announce reset", "end")
    assert (sorted(market(t)), market(t)[7]) == (sorted("ACVFLWG."), ".")
    first = board(t)["market"][0]
    play(t, "announce sell")

    assert [line for line in choices(t) if line.startswith("sell")] == [f"sell {first}"]
    play(t, f"sell {first}")
    assert stock(t, 0, "nomisma") == 9


@pytest.mark.rule("BZN-PLY-02", "BZN-SEL-02", "BZN-BUY-03", "BZN-MKT-02", "BZN-CLR-08")
def test_a_card_that_trades_keeps_to_the_prices_and_the_packing_of_the_market() -> None:
    """Spice Traders trade 2: a lapis sold on the first free space (5) brings 5; the civicus bought on 3 costs 3 and the rest moves down."""
    mine = {**dealt(lapis=1), "nomisma": 7, "hand": ["spice-traders-of-clysma"]}
    t = court(players=[mine, {}], market=goods("ACV....."))

    play(t, "announce play", "play spice-traders-of-clysma", "sell lapis")
    assert (market(t), stock(t, 0, "nomisma")) == ("ACVL....", 5)
    play(t, "buy civicus")

    assert (market(t), stock(t, 0, "nomisma"), stock(t, 0, "civicus")) == ("AVL.....", 2, 1)


# Resolution


@pytest.mark.rule("BZN-DIS-04", "BZN-FUL-07", "BZN-CON-01")
def test_cards_in_hand_pay_no_penalty() -> None:
    """«Wenn du nicht genug Nomisma hast, …, verlierst du 1 Doxa pro 2 Nomisma …(abgerundet)»: 9 missing cost 4. A discard
    is for the action.
    """
    mine = {**dealt(), "hand": ["buzes", "martin", "narses"]}
    t = court(moment="contributions", events=ROME, players=[mine, dealt(lapis=1)])

    give(t, 1, lapis=1)

    assert (doxa(t)[0], len(hand(t, 0)), stock(t, 0, "nomisma")) == (6, 3, 0)


@pytest.mark.rule("BZN-DIS-04", "BZN-TRI-03")
def test_cards_in_hand_bid_nothing_in_a_trial_of_auctoritas() -> None:
    """A discard would bring auctoritas, but only «während der Aktion»: who has none does not bid."""
    mine = {**dealt(), "hand": ["buzes", "martin"]}
    t = court(moment="bids", events=["last-consul"], players=[mine, dealt(auctoritas=1)])

    assert asked(t) == [(1, "bid")]


@pytest.mark.rule("BZN-CON-07", "BZN-TRI-03", "BZN-FUL-01")
def test_what_was_contributed_is_not_there_for_the_trial() -> None:
    """«Alle Spieler bieten heimlich eine bestimmte Ressource» after the reward: of four civicus two are gone."""
    t = court(moment="contributions", events=CODEX, players=[dealt(civicus=4, auctoritas=1), dealt(civicus=1)])

    give(t, 0, civicus=2, auctoritas=1)
    give(t, 1)

    assert (choices(t, 0), choices(t, 1)) == (["bid 0", "bid 1", "bid 2"], ["bid 0", "bid 1"])


@pytest.mark.rule("BZN-RNG-04", "BZN-KEI-07", "BZN-TRI-05")
def test_the_ring_ranks_equal_bids_where_nobody_has_the_sceptre() -> None:
    """«Wenn in dieser Runde kein Spieler das Zepter besitzt, entscheidet der Inhaber des Kaiserlichen Rings.»"""
    t = court(3, moment="bids", events=CODEX, ring=2, players=[dealt(civicus=1), dealt(civicus=1), dealt(civicus=2)])
    for seat, amount in enumerate((1, 1, 2)):
        play(t, f"bid {amount}", seat=seat)
    assert asked(t) == [(2, "rank_bids")]

    play(t, "name greens")

    assert doxa(t) == [12, 13, 14]


@pytest.mark.rule("BZN-KEI-08", "BZN-FUL-03", "BZN-CRD-04", "BZN-UNI-01")
def test_robes_double_the_reward_and_nothing_else() -> None:
    """«die doppelte Siegreich-Belohnung»: 16 auctoritas; Belisarius' 1 doxa and 2 nomisma come once, the units too."""
    mine = {**dealt(virtus=1, lapis=4, lignum=1), "position": "robes", "area": [["belisarius"]]}
    t = court(moment="contributions", events=ROME, players=[mine, dealt()])

    give(t, 0, virtus=1, lapis=4, lignum=1)

    assert (stocks(t, 0), doxa(t)[0]) == ("16A 2N", 10 + 6 + 1)
    assert units(t, "italia") == {"fortification": 1, "legion": 1}


@pytest.mark.rule("BZN-KEI-08", "BZN-FUL-07", "BZN-TRM-04")
def test_a_doubled_penalty_takes_the_quadriga_to_the_start_and_no_further() -> None:
    """18 nomisma are due and none is there: 9 doxa, of which the player has 3."""
    mine = {**dealt(), "doxa": 3, "position": "robes"}
    t = court(moment="contributions", events=ROME, players=[mine, dealt(lapis=1)])

    give(t, 1, lapis=1)

    assert doxa(t)[0] == 0


@pytest.mark.rule("BZN-KEI-08", "BZN-ITR-04", "BZN-FUL-08")
def test_an_averted_penalty_is_averted_whole_and_a_card_of_victory_is_not_doubled() -> None:
    mine = {**dealt(), "nomisma": 20, "position": "robes", "hand": ["right-of-asylum"]}
    t = court(moment="contributions", events=ROME, players=[mine, dealt(lapis=1)])
    give(t, 1, lapis=1)
    play(t, "intrigue right-of-asylum")
    assert (stock(t, 0, "nomisma"), doxa(t)[0]) == (18, 10)

    mine = {**dealt(fides=3), "nomisma": 3, "position": "robes", "hand": ["panegyric"], "area": [["buzes"]]}
    t = court(moment="contributions", events=ACADEMY, players=[mine, dealt()])
    play(t, "give fides 3", "intrigue panegyric")
    assert doxa(t)[0] == 10 + 3 + 2 * 3 + 1  # the reward, and not the panegyric


@pytest.mark.rule("BZN-ITR-18", "BZN-FUL-08", "BZN-ITR-04")
def test_a_penalty_already_averted_is_not_averted_again() -> None:
    """Once the penalty is averted the asylum has nothing left to do, and nobody is asked about it."""
    mine = {**dealt(), "nomisma": 20, "hand": ["right-of-asylum"]}
    t = court(moment="contributions", events=ROME, players=[mine, dealt(lapis=1)])
    give(t, 1, lapis=1)
    assert asked(t) == [(0, "offer_intrigue")]

    told = kinds(play(t, "intrigue right-of-asylum"))

    assert "PenaltyAverted" in told
    assert t.state.facts[st.PENALTY_CANCELLED] == 0  # and the next is not averted by it


@pytest.mark.rule("BZN-CLR-17", "BZN-CLR-01", "BZN-ITR-15", "BZN-CON-08")
def test_a_hero_turned_down_before_the_contributions_lets_nothing_stand_for_another() -> None:
    """«Wenn die umgedrehte Karte eine Heldenkarte ist, funktioniert ihre passive Fähigkeit nicht mehr.»"""
    mine = {**dealt(civicus=1, lapis=1), "area": [["tribonian"]]}
    t = court(moment="contributions", events=ROME, players=[mine, {**dealt(), "nomisma": 3, "hand": ["seduction"]}])
    assert asked(t) == [(1, "offer_intrigue")]

    play(t, "intrigue seduction", "target tribonian")

    assert choices(t, 0) == ["give lapis 0", "give lapis 1"]


@pytest.mark.rule("BZN-CLR-16", "BZN-TRI-04", "BZN-ITR-15")
def test_a_hero_killed_when_the_result_is_known_strengthens_no_bid() -> None:
    """Eutychius adds 2 to a bid that is made; 1 against 2 without him."""
    mine = {**dealt(civicus=1), "area": [["eutychius"]]}
    his = {**dealt(civicus=5, auctoritas=1), "nomisma": 6, "hand": ["assassination"]}
    t = court(moment="contributions", events=CODEX, players=[mine, his])
    play(t, "decline")  # before the contributions
    give(t, 0)
    give(t, 1, civicus=2, auctoritas=1)
    assert asked(t) == [(1, "offer_intrigue")]

    play(t, "intrigue assassination")
    play(t, "bid 1", seat=0)
    play(t, "bid 2", seat=1)

    assert doxa(t) == [13, 10 + 3 + 2 + 4]


@pytest.mark.rule("BZN-CLR-14", "BZN-UNI-01", "BZN-ITR-18", "BZN-FUL-01")
def test_units_of_this_event_are_not_moved_before_they_stand() -> None:
    """«Die Einheiten müssen bereits auf dem Spielbrett platziert sein, um sie verschieben zu können.»"""
    mine = {**dealt(virtus=1, lapis=4, lignum=1), "nomisma": 4, "hand": ["march-of-duty"]}
    t = court(moment="contributions", events=ROME, players=[mine, dealt()])

    give(t, 0, virtus=1, lapis=4, lignum=1)  # nobody is asked when the result is known

    assert units(t, "italia") == {"fortification": 1, "legion": 1}
    assert hand(t, 0) == ["march-of-duty"]


@pytest.mark.rule("BZN-CLR-01", "BZN-TRM-04", "BZN-CON-02")
def test_doxa_that_is_not_there_stands_for_nothing() -> None:
    mine = {**dealt(civicus=2), "doxa": 0, "area": [["two-silk-smugglers"]]}
    t = court(moment="contributions", events=ACADEMY, option=1, players=[mine, dealt()])

    play(t, "give civicus 2")

    assert (board(t)["results"][0], doxa(t)[0]) == ("cancelled", 2)


# The end of a round and of the game


@pytest.mark.rule("BZN-PRE-01", "BZN-MIS-03", "BZN-PRE-02", "BZN-RNG-03")
def test_cards_go_first_then_missions_then_the_ring() -> None:
    """«1. Jeder Spieler legt so viele Karten ab, … 2. Der Kaiserliche Ring wird … weitergegeben.» and «Wirf am Ende von Zeitalter II …»."""
    missions = ["five-pillars", "golden-treasury", "lord-of-hosts", "heir-of-old-rome"]
    t = court(moment="limit", round=2, ring=0, players=[{"hand": SEVEN, "missions": missions}, {}])
    assert asked(t) == [(0, "discard_to_limit")]

    play(t, "discard buzes")
    assert (asked(t), board(t)["ring"]) == ([(0, "throw_mission")], 0)
    play(t, "throw golden-treasury")

    assert (board(t)["ring"], board(t)["round"]) == (1, 4)


@pytest.mark.rule("BZN-PRE-01", "BZN-PRE-05", "BZN-DIS-02", "BZN-DIS-04", "BZN-CRD-04")
def test_what_a_hero_pays_for_a_discard_comes_at_the_hand_limit_too() -> None:
    """«Für jede abgelegte Karte erhält der Spieler 1 Auctoritas und 2 Nomisma»; John adds 1. With six cards left nobody goes on."""
    t = court(moment="limit", players=[{**BARE, "hand": SEVEN, "area": [["john-the-cappadocian"]]}, {}])

    play(t, "discard buzes")

    assert (stocks(t, 0), asked(t)) == ("1A 3N", [(1, "place_seal")])


@pytest.mark.rule("BZN-CLR-17", "BZN-PRE-03", "BZN-CRD-04", "BZN-RNG-03")
def test_a_hero_is_turned_up_again_before_the_new_round_begins() -> None:
    """Julian brings 2 nomisma at the start of each round; he was turned down for the last one."""
    t = court(moment="limit", players=[{**BARE, "area": [["julian-the-envoy"]]}, {}], face_down=["julian-the-envoy"])

    assert stock(t, 0, "nomisma") == 2


@pytest.mark.rule("BZN-PRE-01", "BZN-PRE-04", "BZN-END-01", "BZN-END-02", "BZN-ITR-02")
def test_the_last_hand_limit_pays_for_a_card_of_the_end() -> None:
    """«Für jede abgelegte Karte erhält der Spieler 1 Auctoritas und 2 Nomisma», also in the last round: 2 saved and 2."""
    mine = {"nomisma": 2, "hand": ["pilgrimage", *SEVEN[:6]]}
    t = court(moment="limit", round=5, players=[mine, {}], map={"africa": {"monk": 1}})

    play(t, "discard buzes", "intrigue pilgrimage", "to italia", "move monk < africa")

    assert units(t, "italia") == {"monk": 1}


@pytest.mark.rule(
    "BZN-END-01",
    "BZN-CLR-14",
    "BZN-UNI-03",
    "BZN-MSR-01",
    "BZN-MIS-07",
    "BZN-ITR-03",
    "BZN-SCO-03",
)
def test_a_card_of_the_end_counts_for_missions_of_units_of_cards_and_for_the_cost() -> None:
    """Printed: «Dadurch kann er 3 Ekklesiastik-Einheiten aus anderen Gebieten nach Italien ziehen und zusätzliche Doxa erhalten.» Then the
    cost of all cards played is compared: 4 against nothing.
    """
    mine = {**dealt(), "nomisma": 4, "hand": ["pilgrimage"], "missions": ["heir-of-old-rome", "keeper-of-intrigues"]}
    t = court(moment="end", players=[mine, dealt()], map={"africa": {"monk": 2}, "oriens": {"priest": 1}})

    play(t, "intrigue pilgrimage", "to italia", "move monk < africa", "move monk < africa", "move priest < oriens")

    assert doxa(t) == [10 + 3 + 6 + 3 * 3 + 5, 10 + 3 + 4]


@pytest.mark.rule("BZN-HER-06", "BZN-END-02")
def test_a_hero_makes_a_card_of_the_end_cheaper() -> None:
    """Pilgrimage costs 4, Menas is an Ekklesiastik of level 3."""
    mine = {"nomisma": 1, "hand": ["pilgrimage"], "area": [["menas-the-patriarch"]]}
    t = court(moment="end", players=[mine, {}], map={"africa": {"monk": 1}})

    assert asked(t) == [(0, "offer_last_intrigue")]
    play(t, "intrigue pilgrimage")
    assert stock(t, 0, "nomisma") == 0


@pytest.mark.rule("BZN-END-03", "BZN-DIS-02", "BZN-WIN-02", "BZN-SCO-02")
def test_the_auctoritas_of_the_last_discard_may_decide_a_tie() -> None:
    """«eine Karte abzulegen, um 1 Auctoritas und 2 Nomisma zu gewinnen»; «Bei einem Gleichstand ist der Spieler mit dem meisten Auctoritas
    der Gewinner.» 10 + 3 + 6 against 13 + 2 + 4.
    """
    mine = {**dealt(), "nomisma": 2, "hand": ["pilgrimage", "buzes"]}
    t = court(moment="end", players=[mine, {**dealt(), "doxa": 13, "nomisma": 9}], map={"africa": {"monk": 1}})

    play(t, "intrigue pilgrimage", "discard buzes", "done")

    assert doxa(t) == [19, 19]
    assert t.outcome is not None
    assert t.outcome.places == [1, 2]


@pytest.mark.rule("BZN-FUL-01", "BZN-MSR-01", "BZN-PRE-04", "BZN-TRM-08")
def test_an_event_cancelled_in_the_last_round_counts_for_a_mission() -> None:
    """Chronicler of Ruin: 3 doxa for each cancelled event."""
    t = court(
        moment="contributions",
        round=5,
        players=[
            {**dealt(), "nomisma": 30, "missions": ["chronicler-of-ruin"]},
            {**dealt(), "nomisma": 30, "resources": {"auctoritas": 0, "fides": 1}},
        ],
        events=[None, None, None, None, None, "second-council-of-constantinople"],
    )

    play(t, "give fides 1", seat=1)

    # the first has given less: 8 doxa of the penalty; then 2 + 6 of the placings (0 resources each: 3), 3 of the mission
    assert doxa(t) == [10 - 8 + 3 + 6 + 3, 10 + 1 + 3 + 6]


@pytest.mark.rule("BZN-CLR-16", "BZN-SCO-03", "BZN-MIS-07", "BZN-MSR-01")
def test_a_card_taken_out_of_the_game_costs_nothing_and_was_played_all_the_same() -> None:
    """«Du kannst eine Karte aus dem Spiel nehmen»; «Wenn du die meisten Intrigenkarten gespielt hast»: played it was."""
    his = {"intrigue_played": 1, "area": [["pilgrimage"]], "missions": ["keeper-of-intrigues"]}
    t = court(players=[{**RICH, "hand": ["assassination"]}, his])
    assert cost_in_play(t.state, 1) == 4

    play(t, "intrigue assassination")

    assert cost_in_play(t.state, 1) == 0
    assert mission_value(t.state, 1, tables.MISSION_IDS.index("keeper-of-intrigues")) == 5  # one each: a tie


@pytest.mark.rule("BZN-BAN-01", "BZN-MSR-01", "BZN-SCO-03", "BZN-MIS-05")
def test_cards_behind_a_hero_count_for_the_cost_and_bandons_for_their_mission() -> None:
    """Two bandons of three cards: 9 doxa; 9 + 5 + 5 + 8 + 5 + 5 is the highest cost."""
    mine = {
        **dealt(),
        "area": [
            ["belisarius", "bucellarii-guard", "isaurian-infantry"],
            ["menas-the-patriarch", "deacons-of-the-great-church", "sleepless-monks"],
        ],
        "missions": ["captain-of-bandons"],
    }
    t = court(
        moment="end",
        players=[mine, {**dealt(), "area": [["theodora"], ["narses"], ["anthemius-of-tralles"], ["buzes"]]}],
    )

    assert cost_in_play(t.state, 0) == 37
    assert doxa(t) == [10 + 3 + 6 + 9, 10 + 3 + 4]


# Alone


WEST: Final = [None, "western-mediterranean-route", "landing-in-sicily"]


def reign(me: Data, **data: Any) -> Table:
    given = {"events": WEST, "round": 1, "revealed": 2, "boxes": ["box-14", "box-30", "box-01", "box-17"], **data}
    return court(1, players=[{**dealt(), **me}], **given)


@pytest.mark.rule("BZN-SOL-31", "BZN-CLR-04", "BZN-IVB-03", "BZN-KEI-01")
def test_alone_too_martin_takes_the_box_of_the_robes_twice() -> None:
    """«Nach einmal pro Runde … ein Demoi-Siegel …, um das entsprechende Keimelion und die Elfenbeinschatulle zu beanspruchen»; «Wenn du zum
    Inhaber des angegebenen Keimelions wirst, erhältst du sofort die Belohnung».
    """
    t = reign({"area": [["martin"]]})

    play(t, "seal robes")

    assert stocks(t, 0) == "2L 2N"  # box 17: 1 lapis, 1 nomisma


@pytest.mark.rule("BZN-SOL-36", "BZN-CRD-05", "BZN-PLY-02", "BZN-CRD-04")
def test_a_card_played_by_the_robes_works_like_any_other() -> None:
    """«Du kannst eine dieser Karten kostenlos ausspielen»: its instant is resolved, heroes in front are paid, its cost is not."""
    mine = {"nomisma": 3, "area": [["romanos-the-melodist"]]}
    t = reign(mine, deck=["hospice-of-sampson"])

    play(t, "seal robes", "play hospice-of-sampson")

    assert stocks(t, 0) == "1A 1L 1G 4N"  # Romanos' auctoritas, the box, the hospice's frumentum


@pytest.mark.rule("BZN-SOL-18", "BZN-SEL-02", "BZN-BUY-01", "BZN-RST-01", "BZN-MKT-03", "BZN-AVT-03", "BZN-ACT-02")
def test_alone_the_market_and_activation_work_as_usual() -> None:
    """«Befolge die Standardregeln für mehrere Spieler.»"""
    t = reign({"resources": {"auctoritas": 0, "lapis": 1}, "area": [["bucellarii-guard"]]}, market=goods("ACVFWG.."))

    play(t, "announce sell", "sell lapis")
    assert (stock(t, 0, "nomisma"), market(t)) == (8, "ACVFWGL.")
    play(t, "announce buy", "buy civicus", "done")
    assert (stock(t, 0, "nomisma"), market(t)) == (5, "AVFWGL..")
    play(t, "announce activate")
    assert rule_against(t, "announce activate") == "BZN-AVT-01"
    play(t, "announce reset")

    assert (market(t)[7], stock(t, 0, "virtus"), len(hand(t, 0)), stock(t, 0, "dynamis")) == (".", 2, 1, 0)


@pytest.mark.rule("BZN-SOL-30", "BZN-FUL-06", "BZN-FUL-07")
def test_alone_what_cannot_be_paid_of_a_penalty_costs_doxa_too() -> None:
    """A penalty of 2 auctoritas and 5 nomisma with 1 and 1: 1 + 4 // 2 doxa."""
    event = tables.SOLO_IDS.index("western-mediterranean-route")
    ours, tables.SOLO_PENALTY[event] = tables.SOLO_PENALTY[event], parse_bundle("2A 5N")
    try:
        t = reign({"nomisma": 1, "resources": {"auctoritas": 1}, "dynamis": 0})
        play(t, "end")
    finally:
        tables.SOLO_PENALTY[event] = ours

    assert doxa(t) == [10 - 1 - 2]
