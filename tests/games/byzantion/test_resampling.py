"""At every kind of decision: redrawing what a seat cannot know changes nothing that it sees, and does change what it does not see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.games.byzantion.given import asked, choices, court, fresh, play
from tests.games.byzantion.test_secrets import drafted, seen

from porphyry.games.byzantion import GAME

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.table import Table

RICH: Final[dict[str, Any]] = {
    "nomisma": 20,
    "resources": {"auctoritas": 5, "civicus": 3, "lapis": 3, "fides": 3, "virtus": 3, "frumentum": 3},
    "missions": [],
}
BOXES: Final = ["box-14", "box-30", "box-33", "box-34"]
HANDS: Final = [[], ["iron-custody", "narses", "treasurer"], ["theodora", "seduction"]]
MISSIONS: Final = [["lord-of-hosts"], ["five-pillars", "golden-treasury"], ["pride-of-the-city"]]


def three(*lines: str, hand: list[str] | None = None, **data: Any) -> Table:
    """Three at court, all with hidden cards and missions; the first has these cards more, and plays these lines."""
    me = data.pop("me", {})
    hands = [[*(hand or []), "mundus"], *HANDS[1:]]
    players = [{**RICH, "hand": cards, "missions": MISSIONS[seat]} for seat, cards in enumerate(hands)]
    players[0] |= me
    for seat, more in data.pop("others", {}).items():
        players[seat] |= more
    t = court(3, players=players, **data)
    for line in lines:
        if (1, "offer_intrigue") in asked(t) and not line.startswith(("intrigue", "decline")):
            play(t, "decline", seat=1)
        play(t, line)
    return t


def alone(*lines: str, **data: Any) -> Table:
    me = {**RICH, "doxa": 10, **data.pop("me", {})}
    t = court(1, players=[me], events=[None, "western-mediterranean-route", "landing-in-sicily"], round=1, **data)
    play(t, *lines)
    return t


def tied() -> Table:
    t = three(moment="contributions", events=["guardians-of-the-siege-of-rome"])
    while any(kind == "contribute" for _, kind in asked(t)):
        seat = asked(t)[0][0]
        play(t, t.legal(seat)[0].text, seat=seat)
    return t


def ranked() -> Table:
    t = three(moment="bids", events=["codex-of-justinian"])
    for seat in range(3):
        play(t, "bid 2", seat=seat)
    return t


def declaring() -> Table:
    """The first has given a civicus, which is not required: he must say what it stands for."""
    t = three(
        moment="contributions",
        events=["guardians-of-the-siege-of-rome"],
        me={"area": [["tribonian"], ["germanus"]]},
        others={2: {"hand": ["theodora"]}},
    )
    while any(kind == "contribute" for _, kind in asked(t)):
        seat = asked(t)[0][0]
        play(t, "give civicus 1" if seat == 0 and "give civicus 1" in choices(t, 0) else choices(t, seat)[0], seat=seat)
    return t


POSITIONS: Final[dict[str, Callable[[], Table]]] = {
    "throw_mission": lambda: fresh(3),
    "draft_card": lambda: drafted(3, 2),
    "place_seal": lambda: three(moment="seals", boxes=BOXES),
    "choose_resource": lambda: three(
        "announce play", "play silversmiths-of-antioch", "convert", hand=["silversmiths-of-antioch"]
    ),
    "place_votes": lambda: three(moment="votes"),
    "offer_intrigue": lambda: three("announce play", hand=["buzes"]),
    "choose_option": lambda: three(*["abstain"] * 3, moment="votes"),
    "take_turn": three,
    "end_turn": lambda: three("announce reset", "decline"),
    "choose_draw": lambda: three("announce draw", "decline", display=["martin"], discard=["germanus"]),
    "pick_card": lambda: three("announce draw", "draw display", display=["martin", "germanus"]),
    "play_cards": lambda: three("announce play", "decline", hand=["buzes"]),
    "arrange_bandons": lambda: three("announce play", "done", me={"area": [["belisarius"], ["martin"], ["germanus"]]}),
    "choose_activation": lambda: three("announce activate", "decline", me={"area": [["martin"], ["germanus"]]}),
    "sell_resources": lambda: three("announce sell", "decline", market=["civicus"]),
    "buy_resources": lambda: three("announce buy", "decline", market=["civicus", "lapis"]),
    "trade_resource": lambda: three(
        "announce play", "play spice-traders-of-clysma", hand=["spice-traders-of-clysma"], market=["civicus", "lapis"]
    ),
    "offer_effect": lambda: three(
        "announce play", "play glassblowers-of-palestine", hand=["glassblowers-of-palestine"]
    ),
    "choose_victim": lambda: three("announce play", "play herul-horsemen", hand=["herul-horsemen"]),
    "play_one_more": lambda: three("announce play", "play church-steward", hand=["church-steward", "buzes"]),
    "convert_money": lambda: three("announce play", "play silversmiths-of-antioch", hand=["silversmiths-of-antioch"]),
    "keep_card": lambda: three("announce play", "play referendarii", hand=["referendarii"]),
    "lose_card": lambda: three(
        "announce play", "play telones-of-the-harbour-gate", "use", hand=["telones-of-the-harbour-gate"]
    ),
    "contribute": lambda: three(moment="contributions", events=["guardians-of-the-siege-of-rome"]),
    "choose_among_tied": tied,
    "bid": lambda: three(moment="bids", events=["codex-of-justinian"]),
    "rank_bids": ranked,
    "discard_to_limit": lambda: three(
        moment="limit", hand=["buzes", "martin", "germanus", "belisarius", "eutychius", "artabanes", "anathema"]
    ),
    "move_units": lambda: three("intrigue pilgrimage", hand=["pilgrimage"], map={"africa": {"monk": 2}}),
    "place_units": lambda: three("intrigue call-of-the-banner", hand=["call-of-the-banner"], moment="end"),
    "choose_card": lambda: three(
        "intrigue assassination", hand=["assassination"], others={1: {"area": [["martin"], ["germanus"]]}}
    ),
    "declare_substitution": declaring,
    "choose_splitter": lambda: three("intrigue imperial-stores", hand=["imperial-stores"]),
    "divide_loot": lambda: three("intrigue imperial-stores", "name reds", hand=["imperial-stores"]),
    "choose_pile": lambda: three(
        "intrigue imperial-stores",
        "name reds",
        "divide auctoritas 1",
        "divide civicus 1",
        "divide nomisma 1",
        hand=["imperial-stores"],
    ),
    "offer_last_intrigue": lambda: three(hand=["pilgrimage"], moment="end", map={"africa": {"monk": 2}}),
    "raise_money": lambda: three(
        "intrigue pilgrimage",
        hand=["pilgrimage", "martin", "germanus"],
        me={"nomisma": 1},
        moment="end",
        map={"africa": {"monk": 2}},
    ),
    "build_units": lambda: alone("announce build"),
    "choose_bandon": lambda: alone(
        "seal labarum", boxes=BOXES, me={"area": [["belisarius", "mundus"], ["narses", "germanus"]]}
    ),
    "play_free": lambda: alone("seal robes", boxes=BOXES, me={"area": [["buzes"], ["germanus"]]}),
}


@pytest.mark.rule("BZN-TRM-09", "BZN-MIS-04", "BZN-ITR-17")
@pytest.mark.parametrize("kind", [one.name for one in GAME.decision_kinds])
def test_redrawing_what_is_hidden_changes_only_what_is_hidden(kind: str) -> None:
    t = POSITIONS[kind]()
    assert kind in {one for _, one in asked(t)}

    for seat in range(t.seats):
        before = seen(t, seat)
        again = [t.resample(seat, seed) for seed in range(4)]
        for other in again:
            assert seen(other, seat) == before
            assert seen(other, None)["board"] == seen(t, None)["board"]
            assert GAME.faults(other.state) == []
        assert len({tuple(other.state.facts) for other in again}) > 1
