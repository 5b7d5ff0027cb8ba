"""Courts from which several files of tests start, and what is done at them again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from tests.games.byzantion.given import (
    asked,
    choices,
    court,
    fresh,
    play,
)

from porphyry.games.byzantion import GAME
from porphyry.kernel.dice import fast_dice

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.event import Event
    from porphyry.kernel.table import Table


ROME = ["guardians-of-the-siege-of-rome"]  # 1V 4L 1W; reward 8A, penalty 9N
ACADEMY = ["neoplatonic-academy"]
CODEX = ["codex-of-justinian"]  # a trial in civicus: 2C 1A, 4/3/2/1
EVERYTHING = {"virtus": 1, "lapis": 4, "lignum": 1}


def contribution(seats: int, events: list[str], *players: dict[str, Any], **data: Any) -> Table:
    """The moment all hands are still open; everybody at 10 doxa, without auctoritas and nomisma unless told."""
    full = []
    for player in players:
        resources = {"auctoritas": 0, **player.get("resources", {})}
        full.append({"doxa": 10, "nomisma": 0, **player, "resources": resources})
    return court(seats, moment="contributions", events=events, players=full, **data)


def give(t: Table, seat: int, **amounts: int) -> list[Event]:
    """One seat's contribution, kind after kind; what is not named is not given."""
    told: list[Event] = []
    while (seat, "contribute") in asked(t):
        line = choices(t, seat)[0]
        good = line.split()[1] if line.startswith("give") else ""
        told += play(t, f"give {good} {amounts.get(good, 0)}" if good else "done", seat=seat)
    return told


def substitutions(told: list[Event]) -> list[tuple[object, ...]]:
    """What the table has heard of heroes whose resource stands for another."""
    return [tuple(event.params.values()) for event in told if event.kind == "SubstitutionDeclared"]


RICH = {"nomisma": 20}


def turn(*hands: list[str], **data: Any) -> Table:
    """An action phase, everybody rich; the first player is on turn."""
    players = data.pop("players", [{} for _ in hands])
    full = [{**RICH, "hand": cards, **player} for cards, player in zip(hands, players, strict=True)]
    return court(len(hands), players=full, **data)


def seen(t: Table, seat: int | None) -> dict[str, Any]:
    view = t.view(seat)
    return {key: view[key] for key in ("board", "asked", "legal")}


def drafted(seats: int, picks: int, seed: int = 3) -> Table:
    """A game in which every seat has kept so many cards, after its missions."""
    t = fresh(seats, seed)
    dice = fast_dice(seed)
    while any(kind == "throw_mission" for _, kind in asked(t)):
        t.play_code(GAME.legal(t.state, GAME.deciders(t.state)[0])[0], GAME.deciders(t.state)[0])
    for _ in range(picks):
        for seat in range(seats):
            codes = GAME.legal(t.state, seat)
            t.play_code(codes[dice.below(len(codes))], seat)
    return t


PLENTY: Final[dict[str, Any]] = {
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
    players = [{**PLENTY, "hand": cards, "missions": MISSIONS[seat]} for seat, cards in enumerate(hands)]
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
    me = {**PLENTY, "doxa": 10, **data.pop("me", {})}
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


def asked_what_it_stands_for() -> Table:
    """The first has given a civicus, which is not required: they must say what it stands for."""
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
    "declare_substitution": asked_what_it_stands_for,
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


CAST: Final = [["tribonian"], ["severus-of-antioch"]]


def two(*lines: str, me: dict[str, Any] | None = None, him: dict[str, Any] | None = None, **data: Any) -> Table:
    t = court(2, players=[me or {}, him or {}], **data)
    play(t, *lines)
    return t


def reign(*lines: str, me: dict[str, Any] | None = None, **data: Any) -> Table:
    events = [None, "ashes-of-the-nika-riot", "landing-in-sicily"]
    given = {"events": events, "round": 1, "revealed": 2, "boxes": BOXES, **data}
    t = court(1, players=[{"doxa": 10, "nomisma": 5, **(me or {})}], **given)
    play(t, *lines)
    return t


def substituting(*lines: str, closed: bool = True, **resources: int) -> Table:
    mine = {"resources": {"auctoritas": 0, **resources}, "area": CAST}
    options = {"substitution": "closed" if closed else "open"}
    return two(*lines, me=mine, moment="contributions", events=["neoplatonic-academy"], option=1, options=options)


def declaring(*lines: str, **resources: int) -> Table:
    """All hands are open."""
    return substituting(*lines, closed=False, **resources)


def building(*lines: str, **more: Any) -> Table:
    goods = {"auctoritas": 0, "virtus": 3, "frumentum": 3, "civicus": 2}
    return reign("announce build", *lines, me={"resources": goods, "area": [["tribonian"]]}, **more)
