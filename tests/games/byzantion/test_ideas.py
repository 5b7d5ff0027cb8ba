"""Cards with an idea: instants and intrigues that look at the map, the event, the vote, the order, the others, the market."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.byzantion.given import asked, choices, court, doxa, hand, play, rule_against, stock, stocks, units

from porphyry.bots import bot
from porphyry.games.byzantion import GAME, tables
from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.schema import parse_bundle
from porphyry.kernel.table import Table, new_table

POOR = {"nomisma": 0, "resources": {"auctoritas": 0}}
RICH = {"nomisma": 20, "resources": {"auctoritas": 5}}
ROWS = {ident: row for ident, row in tables.ROWS_BY_ID["card"].items() if "production" in row}
ORDINARY = {ident: row for ident, row in ROWS.items() if not any(row["types"].values())}
ACADEMY = ["neoplatonic-academy"]  # a vote, in Illyricum: 3 fides, or 2 civicus and 1 frumentum
CODEX = ["codex-of-justinian"]  # a trial
MAP = {"illyricum": {"legion": 1, "church": 1}, "africa": {"legion": 2, "aqueduct": 1, "senator": 3, "monk": 1}}


def at_play(card: str, **data: Any) -> Table:
    """The first of three players has just enough for this one card and plays it; nobody holds anything else."""
    mine = {**POOR, "doxa": 10, **data.pop("me", {})}
    mine["hand"] = [card]
    mine["nomisma"] = mine.get("nomisma", 0) + tables.COST[tables.CARD_IDS.index(card)]
    others = data.pop("others", [{**POOR, "doxa": 10}, {**POOR, "doxa": 10}])
    data = {"events": ACADEMY, "option": 0, "deck": ["theodora", "narses", "mundus"], **data}
    t = court(1 + len(others), players=[mine, *others], **data)
    play(t, "announce play", f"play {card}")
    return t


@pytest.mark.rule("BZN-CRD-05")
@pytest.mark.parametrize(
    ("card", "given", "gained", "more"),
    [
        # The map: two legions and a monk in Africa, a legion and a church where the event is, three senators, two buildings more.
        ("prefect-of-the-city", {"map": MAP}, "4N", 0),
        ("horse-breeders-of-cappadocia", {"map": MAP}, "3N", 0),
        ("monastery-farmers", {"map": MAP}, "2N", 0),
        ("aqueduct-wardens", {"map": MAP}, "2N", 0),
        ("marble-cutters-of-prokonnesos", {"map": MAP}, "4N", 0),
        ("head-of-fortifications", {"map": MAP}, "2V", 0),
        ("mosaicists-of-ravenna", {"map": MAP}, "", 2),
        ("commissioner-of-food-supply", {"map": MAP}, "2W", 0),
        # What has happened: two events failed.
        ("sleepless-monks", {"cancelled": 2, "fulfilled": 3}, "", 2),
        # The vote.
        ("silentiaries-of-the-palace", {"me": {"vote": 0, "placed": 2}}, "", 2),
        ("silentiaries-of-the-palace", {"me": {"vote": 1, "placed": 2}}, "1C", 0),
        ("silentiaries-of-the-palace", {}, "1C", 0),
        ("senate-of-constantinople", {"me": {"vote": 1, "placed": 9}}, "", 4),
        ("scholae-palatinae", {"me": {"vote": 1, "placed": 3}}, "3N", 0),
        # The initiative order.
        ("excubitor-captains", {}, "", 2),
        ("excubitor-captains", {"order": [1, 0, 2]}, "1V", 0),
        ("deacons-of-the-great-church", {"order": [1, 2, 0]}, "2A", 0),
        ("timber-cutters-of-pontus", {"order": [1, 0, 2]}, "1C", 0),
        # The others.
        ("purple-dyers-of-tyre", {"me": {"doxa": 11}}, "1A", 0),
        (
            "silk-weavers-of-tyre",
            {"others": [{**POOR, "area": [["belisarius", "martin"]]}, {**POOR, "area": [["buzes"]]}]},
            "2C",
            0,
        ),
        ("silk-weavers-of-tyre", {"others": [{**POOR, "area": [["martin"]]}, {**POOR}]}, "", 0),  # no bandon
        # The market, which holds two kinds.
        ("grain-fields-of-egypt", {"market": ["lapis", "fides"]}, "5N", 0),
        # One's own court.
        (
            "ivory-carvers",
            {"me": {"area": [["belisarius", "martin"], ["menas-the-patriarch", "sabas-of-mar-saba"]]}},
            "2C",
            0,
        ),
        # The event.
        ("mulberry-growers-of-phoenicia", {"events": CODEX}, "", 1),
        ("mulberry-growers-of-phoenicia", {}, "", 0),
    ],
)
def test_what_a_card_counts_is_what_it_gives(card: str, given: dict[str, Any], gained: str, more: int) -> None:
    mine = given.get("me", {})
    if "order" in given and given["order"][0] != 0:
        given = {**given, "turn": 0}
    t = at_play(card, **given)

    assert stocks(t, 0) == gained
    assert doxa(t)[0] == mine.get("doxa", 10) + more
    assert len(hand(t, 0)) == (card == "mulberry-growers-of-phoenicia")


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
@pytest.mark.parametrize(
    ("card", "given", "pieces"),
    [
        ("orphanage-of-zotikos", {"others": [{**POOR, "doxa": 11}, {**POOR, "doxa": 10}]}, 1),
        ("timber-cutters-of-pontus", {"order": [1, 2, 0], "turn": 0}, 2),
        ("purple-dyers-of-tyre", {}, 1),
    ],
)
def test_resources_of_ones_choice_are_chosen(card: str, given: dict[str, Any], pieces: int) -> None:
    t = at_play(card, **given)

    play(t, *["take lapis"] * pieces)

    assert stock(t, 0, "lapis") == pieces
    assert (0, "choose_resource") not in asked(t)


@pytest.mark.rule("BZN-CRD-05")
@pytest.mark.parametrize(("card", "pieces"), [("dromon-crews", 1), ("lumber-yards-of-bithynia", 2)])
def test_what_the_event_requires_is_chosen_among_its_kinds(card: str, pieces: int) -> None:
    t = at_play(card, option=1)

    assert choices(t) == ["take civicus", "take frumentum"]
    assert rule_against(t, "take lapis") == "BZN-CRD-05"
    play(t, *["take frumentum"] * pieces)

    assert stocks(t, 0) == f"{pieces}G"


@pytest.mark.rule("BZN-CRD-05", "BZN-SOL-02")
def test_alone_the_event_requires_what_its_units_are_made_of() -> None:
    def crews(event: str | None) -> Table:
        mine = {**POOR, "nomisma": 6, "hand": ["dromon-crews"]}
        t = court(1, events=[None, event, "landing-in-sicily"], round=1 if event else 0, rounds=3, players=[mine])
        play(t, "announce play", "play dromon-crews")
        return t

    assert choices(crews("western-mediterranean-route")) == ["take civicus", "take lignum"]  # a trade ship
    assert asked(crews(None))[0][1] != "choose_resource"  # the first round has no event


@pytest.mark.rule("BZN-CRD-05", "BZN-CLR-15", "BZN-CLR-14")
def test_instants_place_and_move_units_as_the_intrigue_cards_do() -> None:
    placed = at_play("isaurian-infantry")
    play(placed, "to oriens", "place legion")
    assert units(placed, "oriens") == {"legion": 1}
    ship = at_play("shipowners-of-alexandria")
    play(ship, "to aegyptus", "place trade-ship")
    assert units(ship, "aegyptus") == {"trade-ship": 1}

    moved = at_play("limitanei-of-the-frontier", map=MAP)
    play(moved, "to thracia", "move legion < africa", "move legion < africa")
    assert units(moved, "thracia") == {"legion": 2}
    pilgrims = at_play("pilgrims-of-jerusalem", map=MAP)
    play(pilgrims, "to oriens", "move monk < africa", "done")
    assert units(pilgrims, "oriens") == {"monk": 1}


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08", "BZN-SOL-39")
def test_the_elders_take_two_coins_of_everybody_with_more_doxa() -> None:
    others = [{"nomisma": 5, "doxa": 11}, {"nomisma": 1, "doxa": 12}, {"nomisma": 5, "doxa": 10}]
    t = at_play("village-elders", others=others)
    play(t, "use")
    assert [stock(t, seat, "nomisma") for seat in range(4)] == [3, 3, 0, 5]

    in_vain = at_play("village-elders")
    assert asked(in_vain) == [(0, "arrange_bandons")] or asked(in_vain)[0][1] != "use_ability"

    alone = court(1, players=[{**POOR, "nomisma": 4, "hand": ["village-elders"]}])
    play(alone, "announce play", "play village-elders")
    assert stock(alone, 0, "nomisma") == 2


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08")
def test_the_stylites_turn_auctoritas_into_doxa_up_to_twice() -> None:
    t = at_play("stylites-of-syria", me={"resources": {"auctoritas": 3}})

    play(t, "convert", "convert")

    assert (stock(t, 0, "auctoritas"), doxa(t)[0]) == (1, 12)


@pytest.mark.rule("BZN-CRD-05", "BZN-CRD-08", "BZN-CLR-19")
@pytest.mark.parametrize(("card", "mine"), [("hospice-of-sampson", "1G"), ("vineyards-of-gaza", "1A")])
def test_a_gift_to_all_brings_the_giver_doxa(card: str, mine: str) -> None:
    t = at_play(card)

    play(t, "use")

    assert [stocks(t, seat) for seat in range(3)] == [mine, "1N", "1N"]
    assert doxa(t) == [11, 10, 10]


@pytest.mark.rule("BZN-CRD-04")
@pytest.mark.parametrize(("given", "gained"), [(3, "isidore-of-miletus"), (2, "dioscorus-of-aphrodito")])
def test_heroes_who_wait_for_the_result_of_an_event(given: int, gained: str) -> None:
    """Isidore is paid for an event that comes off, Dioscorus for one that does not, whoever gave most or least."""
    t = court(
        moment="contributions",
        events=ACADEMY,
        option=0,
        players=[
            {**POOR, "doxa": 10, "area": [["isidore-of-miletus"], ["dioscorus-of-aphrodito"]]},
            {"resources": {"fides": given}},
        ],
    )

    play(t, f"give fides {given}", seat=1)

    scored = [event for event in t.events[-1] if event.rule == "BZN-CRD-04" and event.kind == "DoxaScored"]
    assert [event.params["seat"] for event in scored] == [0]
    assert (stock(t, 0, "nomisma") == 2) == (gained == "dioscorus-of-aphrodito")


@pytest.mark.rule("BZN-CRD-04", "BZN-INF-05")
def test_arethas_is_paid_for_the_vote_that_is_won() -> None:
    t = court(
        moment="votes",
        events=ACADEMY,
        players=[{**RICH, "doxa": 10, "area": [["arethas-the-phylarch"]]}, {"resources": {"auctoritas": 0}}],
    )

    play(t, "vote first 1")

    assert doxa(t)[0] == 10 + 2 + 1


# Intrigues.


@pytest.mark.rule("BZN-ITR-04", "BZN-INF-11")
@pytest.mark.parametrize(
    ("card", "more"), [("acclamation-of-the-circus", 3), ("swords-in-the-square", 2), ("purse-at-the-chalke-gate", 5)]
)
def test_votes_are_added_by_count_or_by_number(card: str, more: int) -> None:
    """The swords count Stratiotika cards: one in play, and themselves."""
    t = court(
        moment="votes",
        events=ACADEMY,
        players=[
            {**RICH, "hand": [card], "area": [["treasurer"], ["armourers-of-the-fabricae"]]},
            {"resources": {"auctoritas": 0}},
        ],
    )

    play(t, "vote first 1", f"intrigue {card}")

    added = [event.params["amount"] for event in t.events[-1] if event.kind == "VotesAdded"]
    assert added == [more]


@pytest.mark.rule("BZN-ITR-04")
def test_the_blessing_gives_auctoritas_back() -> None:
    t = court(moment="votes", events=ACADEMY, players=[{**RICH, "hand": ["blessing-of-the-patriarch"]}, {**POOR}])

    play(t, "vote first 4", "intrigue blessing-of-the-patriarch")

    assert stock(t, 0, "auctoritas") == 5 - 4 + 3


@pytest.mark.rule("BZN-ITR-16", "BZN-TRI-06")
@pytest.mark.parametrize(
    ("card", "more"),
    [("vigil-of-the-relics", 3), ("show-of-arms", 2), ("learned-advocate", 2), ("hidden-warehouse", 0)],
)
def test_bids_are_raised_by_count_or_taken_back(card: str, more: int) -> None:
    """Two heroes of the church lie in play; the vigil is the third Ekklesiastik card, the others are not."""
    area = [["menas-the-patriarch"], ["severus-of-antioch"]]
    mine = {"doxa": 10, "nomisma": 9, "resources": {"civicus": 2}, "hand": [card], "area": area}
    t = court(moment="bids", events=CODEX, players=[mine, {"doxa": 10, "resources": {"civicus": 1}}])
    play(t, "bid 2", seat=0)
    play(t, "bid 1", seat=1)

    play(t, f"intrigue {card}")

    assert [event.params["amount"] for event in t.events[-1] if event.kind == "BidRaised"] == [more] * (more > 0)
    assert stock(t, 0, "civicus") == (2 if card == "hidden-warehouse" else 0)
    assert doxa(t) == [14, 13]  # first and second place


@pytest.mark.rule("BZN-ITR-04", "BZN-FUL-03")
@pytest.mark.parametrize(("card", "more"), [("panegyric", 2), ("triumphal-entry", 2)])
def test_the_victor_celebrates_his_heroes_or_the_units_there(card: str, more: int) -> None:
    t = court(
        moment="contributions",
        events=ACADEMY,
        option=0,
        map=MAP,
        players=[
            {**RICH, "doxa": 10, "resources": {"fides": 3}, "hand": [card], "area": [["narses"], ["mundus"]]},
            {"hand": []},
        ],
    )

    play(t, "give fides 3", f"intrigue {card}")

    scored = [
        event.params["amount"] for event in t.events[-1] if event.rule == "BZN-ITR-04" and event.kind == "DoxaScored"
    ]
    assert sum(int(str(amount)) for amount in scored) == more


@pytest.mark.rule("BZN-ITR-04", "BZN-FUL-04")
def test_cooked_ledgers_pay_the_defeated_for_everybody_ahead() -> None:
    t = court(
        moment="contributions",
        events=ACADEMY,
        option=0,
        players=[{**RICH, "doxa": 10, "hand": ["cooked-ledgers"]}, {"doxa": 12, "resources": {"fides": 1}}],
    )
    play(t, "give fides 1", seat=1)

    play(t, "intrigue cooked-ledgers")

    penalty = parse_bundle(tables.ROWS_BY_ID["event"]["neoplatonic-academy"]["penalty"])[fx.DOXA]
    assert doxa(t)[0] == 10 + 2 - penalty


@pytest.mark.rule("BZN-ITR-07", "BZN-ITR-10", "BZN-CLR-13")
@pytest.mark.parametrize(
    ("card", "action", "gained"),
    [("sealed-decree", "draw", 1), ("closed-harbour", "reset", 0), ("whisper-of-the-confessor", "", 1)],
)
def test_what_a_card_gives_besides_its_main_effect(card: str, action: str, gained: int) -> None:
    """A card drawn, or a resource of one's choice, when the action has been cancelled or the vote turned."""
    theirs = {**RICH, "hand": [card]}
    if action:
        t = court(players=[{**RICH}, theirs], events=ACADEMY, option=0, deck=["theodora", "narses"])
        play(t, f"announce {action}", f"intrigue {card}")
    else:
        t = court(moment="votes", players=[{**RICH}, theirs], events=ACADEMY, deck=["theodora", "narses"])
        play(t, "vote first 2", f"intrigue {card}")

    if card == "closed-harbour":
        play(t, "take lapis", seat=1)
    assert (len(hand(t, 1)), stock(t, 1, "lapis")) == (gained, 1 - gained)


@pytest.mark.rule("BZN-ITR-07", "BZN-ITR-10")
@pytest.mark.parametrize(("card", "gained"), [("anathema", "1F"), ("turned-courier", "")])
def test_who_cancels_an_intrigue_may_gain_by_it(card: str, gained: str) -> None:
    t = court(
        players=[
            {**RICH, "hand": ["imperial-stores"]},
            {**POOR, "nomisma": tables.COST[tables.CARD_IDS.index(card)], "hand": [card]},
        ],
        events=ACADEMY,
        option=0,
        deck=["theodora", "narses"],
    )

    play(t, "intrigue imperial-stores", f"intrigue {card}")

    assert "IntrigueCancelled" in [event.kind for event in t.events[-1]]
    assert (stocks(t, 1), len(hand(t, 1))) == (gained, 0 if gained else 1)


# What the set as a whole must be.


def gives(effect: dict[str, Any]) -> list[int]:
    """What an instant gives without asking anything of anybody, as a bundle; empty for every other effect."""
    return (
        parse_bundle(effect["bundle"]) if effect["kind"] in ("gain", "gain_per", "gain_if", "all") else [0] * fx.SYMBOLS
    )


@pytest.mark.parametrize("ident", list(ORDINARY))
def test_no_instant_only_gives_more_of_what_the_card_makes(ident: str) -> None:
    made = parse_bundle(ORDINARY[ident]["production"])
    bundle = gives(ORDINARY[ident]["effects"][0])

    new = [good for good in range(fx.SYMBOLS) if bundle[good] and not made[good]]
    assert new or not any(bundle)


def test_few_instants_are_plain_and_costs_spread() -> None:
    plain = [ident for ident, row in ORDINARY.items() if row["effects"][0]["kind"] == "gain"]
    costs = [row["cost"] for row in ORDINARY.values()]

    assert len(plain) <= 8
    assert (min(costs), max(costs)) == (3, 9)
    assert max(costs.count(cost) for cost in set(costs)) <= len(costs) * 0.4


def test_intrigue_cards_are_not_four_times_the_same() -> None:
    """Of the cards whose effect is ours no three say the same."""
    ours = [row for row in tables.ROWS_BY_ID["card"].values() if "windows" in row and row["source"] == "reconstructed"]
    said = [str(row["effects"]) for row in ours]

    assert max(said.count(one) for one in said) <= 2


def test_every_word_of_the_vocabulary_is_used() -> None:
    """A word that no card says would be tried by nobody."""
    rows = [*tables.ROWS_BY_ID["card"].values(), *tables.ROWS_BY_ID["mission"].values()]
    effects = [effect for row in rows for effect in row["effects"]]
    said = {effect["kind"] for effect in effects}
    stats = {effect["stat"] for effect in effects if "stat" in effect}

    assert sorted(set(fx.KINDS) - said) == []
    assert sorted({effect["condition"] for effect in effects if "condition" in effect}) == sorted(fx.CONDITIONS)
    assert sorted(stats - set(fx.STATS)) == []


@pytest.mark.rule("BZN-CMP-07")
def test_the_table_never_holds_more_than_the_box_and_seldom_as_much() -> None:
    """The box has twenty pieces of each resource; games of sensible players keep below that by themselves."""
    full, games = 0, 0
    for seats in (2, 3, 4):
        t = new_table(GAME, seats, f"box {seats}", {}, salt=b"")
        players = [bot("steady", "byzantion", 10 * seats + seat) for seat in range(seats)]
        most = [0] * fx.RESOURCES
        while deciders := GAME.deciders(t.state):
            facts = t.state.facts
            for good in range(fx.RESOURCES):
                held = sum(facts[seat * st.SEAT_SIZE + good] for seat in range(seats))
                most[good] = max(most[good], held + facts[st.MARKET : st.MARKET + tables.SPACES].count(good))
            t.play_code(players[deciders[0]].choose(t, deciders[0]).code, deciders[0])
        assert max(most) <= 20
        full, games = full + most.count(20), games + 1

    assert full <= games
