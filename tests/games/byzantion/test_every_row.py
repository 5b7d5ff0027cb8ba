"""Every event, solo event and ivory box in play: what its row says is what happens."""

from __future__ import annotations

import pytest
from tests.games.byzantion.given import asked, choices, court, doxa, hand, play, stock, units

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import tables
from porphyry.games.byzantion.schema import parse_bundle

EVENTS = tables.ROWS_BY_ID["event"]
OPTIONS = [(ident, number) for ident, row in EVENTS.items() for number in range(len(row["options"]))]


def held(bundle: list[int]) -> dict[str, int]:
    """A bundle's resources by name, every other at nothing."""
    return {fx.GOODS[good]: bundle[good] for good in range(7)}


@pytest.mark.rule("BZN-EVC-02", "BZN-FUL-01", "BZN-FUL-03", "BZN-UNI-01", "BZN-TRI-08")
@pytest.mark.parametrize(("ident", "option"), OPTIONS)
def test_every_option_of_every_event_is_fulfilled_by_what_it_requires(ident: str, option: int) -> None:
    row = EVENTS[ident]
    needs, reward = parse_bundle(row["options"][option]["requires"]), parse_bundle(row["reward"])
    t = court(
        moment="contributions",
        events=[ident],
        option=option,
        players=[
            {"doxa": 10, "resources": held(needs), "nomisma": needs[fx.NOMISMA]},
            {"nomisma": 0, "resources": {"auctoritas": 0}},
        ],
    )

    while (0, "contribute") in asked(t):
        play(t, choices(t, 0)[-1], seat=0)
    while (0, "choose_resource") in asked(t):
        play(t, "take lapis", seat=0)

    assert t.view(None)["board"]["fulfilled"] == 1
    assert units(t, row["territory"]) == row["options"][option]["units"]
    given = sum(needs[:7]) + needs[fx.NOMISMA] // 2
    assert doxa(t)[0] == 10 + given + reward[fx.DOXA]
    chosen = [reward[good] + (reward[fx.ANY] if fx.GOODS[good] == "lapis" else 0) for good in range(8)]
    assert [stock(t, 0, fx.GOODS[good]) for good in range(8)] == chosen
    bidding = [(0, "bid")] if "trial" in row and chosen[fx.GOODS.index(row["trial"]["resource"])] else []
    assert [one for one in asked(t) if one[1] == "bid"] == bidding


@pytest.mark.rule("BZN-FUL-01", "BZN-FUL-04")
@pytest.mark.parametrize(("ident", "option"), OPTIONS)
def test_every_option_of_every_event_fails_when_one_piece_is_missing(ident: str, option: int) -> None:
    row = EVENTS[ident]
    needs, penalty = parse_bundle(row["options"][option]["requires"]), parse_bundle(row["penalty"])
    lacking = next(good for good in range(7) if needs[good])
    needs[lacking] -= 1
    t = court(
        moment="contributions",
        events=[ident],
        option=option,
        players=[
            {"doxa": 10, "resources": held(needs), "nomisma": needs[fx.NOMISMA]},
            {"doxa": 10, "resources": held(penalty), "nomisma": penalty[fx.NOMISMA]},
        ],
    )

    while (0, "contribute") in asked(t):
        play(t, choices(t, 0)[-1], seat=0)
    while (1, "contribute") in asked(t):
        play(t, choices(t, 1)[0], seat=1)

    assert t.view(None)["board"]["cancelled"] == 1
    assert units(t, row["territory"]) == {}
    assert doxa(t)[1] == 10 - penalty[fx.DOXA]
    assert [stock(t, 1, fx.GOODS[good]) for good in range(8)] == [0] * 8  # all of it went to the penalty


@pytest.mark.rule("BZN-TRI-04")
@pytest.mark.parametrize("ident", [ident for ident, row in EVENTS.items() if "trial" in row])
def test_every_trial_pays_its_places(ident: str) -> None:
    trial = EVENTS[ident]["trial"]
    players = [{"doxa": 10, "resources": {"auctoritas": 0, trial["resource"]: 9}}] * 4
    t = court(4, moment="bids", events=[ident], players=players)

    for seat, amount in enumerate((4, 3, 2, 1)):
        play(t, f"bid {amount}", seat=seat)

    assert doxa(t) == [10 + value for value in trial["doxa"]]


@pytest.mark.rule("BZN-IVB-03")
@pytest.mark.parametrize("ident", tables.BOX_IDS)
def test_every_box_gives_its_loot(ident: str) -> None:
    others = [box for box in tables.BOX_IDS if box != ident][:3]
    loot = tables.BOX_LOOT[tables.BOX_IDS.index(ident)]
    t = court(
        moment="seals",
        boxes=[*others[:2], ident, others[2]],
        players=[{"nomisma": 0, "resources": {"auctoritas": 0}, "dynamis": 6}],
    )

    play(t, "seal sceptre")

    assert [stock(t, 0, fx.GOODS[good]) for good in range(8)] == loot[:8]
    assert (stock(t, 0, "dynamis"), len(hand(t, 0))) == (6 + loot[fx.DYNAMIS], loot[fx.CARD])


@pytest.mark.rule("BZN-SOL-25", "BZN-SOL-23")
@pytest.mark.parametrize("won", [True, False])
@pytest.mark.parametrize("ident", tables.SOLO_IDS)
def test_every_solo_event_is_won_by_its_units_and_lost_without(ident: str, won: bool) -> None:
    row = tables.ROWS_BY_ID["solo"][ident]
    cost, reward = parse_bundle(row.get("cost", "")), parse_bundle(row["reward"])
    t = court(
        1,
        events=[None, ident],
        round=1,
        rounds=3,
        revealed=2,
        map={row["territory"]: row["units"]} if won else {},
        players=[{"doxa": 20, "dynamis": 0, "nomisma": cost[fx.NOMISMA], "resources": {"auctoritas": 0}}],
    )
    if "pay" in choices(t):
        play(t, "pay")

    play(t, "end")
    while (0, "choose_resource") in asked(t):
        play(t, "take lapis")

    board = t.view(0)["board"]
    if won:
        chosen = [reward[good] + (reward[fx.ANY] if fx.GOODS[good] == "lapis" else 0) for good in range(8)]
        assert [stock(t, 0, fx.GOODS[good]) for good in range(8)] == chosen
        assert (board["fulfilled"], doxa(t)[0]) == (1, 20 + reward[fx.DOXA])
        assert board["results"][:3] == [None, "fulfilled", None]
    else:
        assert board["results"][:3] == [None, "cancelled", None]
        assert (board["cancelled"], doxa(t)[0]) == (1, 20 - parse_bundle(row["penalty"])[fx.DOXA])
