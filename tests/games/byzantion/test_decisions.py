"""Every kind of question: the rule that asks it, the answers it takes, and whether it is put at all where only one is left."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import pytest
from tests.games.byzantion.given import court, play
from tests.games.byzantion.scenes import BOXES, POSITIONS, building, declaring, reign, substituting, three, two

from porphyry.games.byzantion import GAME, tables
from porphyry.games.byzantion import effects as fx

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.table import Table

RULES: Final = {
    "throw_mission": "BZN-MIS-02",
    "draft_card": "BZN-DRF-02",
    "place_seal": "BZN-INI-02",
    "choose_resource": "BZN-CRD-08",
    "place_votes": "BZN-INF-02",
    "offer_intrigue": "BZN-ITR-09",
    "choose_option": "BZN-INF-06",
    "take_turn": "BZN-ACT-02",
    "end_turn": "BZN-DIS-04",
    "choose_draw": "BZN-DRW-01",
    "pick_card": "BZN-DRW-02",
    "play_cards": "BZN-PLY-01",
    "arrange_bandons": "BZN-BAN-07",
    "choose_activation": "BZN-AVT-01",
    "sell_resources": "BZN-SEL-01",
    "buy_resources": "BZN-BUY-01",
    "trade_resource": "BZN-CLR-08",
    "offer_effect": "BZN-CRD-08",
    "choose_victim": "BZN-CRD-08",
    "play_one_more": "BZN-CLR-03",
    "convert_money": "BZN-CRD-08",
    "keep_card": "BZN-CRD-08",
    "lose_card": "BZN-CLR-20",
    "contribute": "BZN-CON-01",
    "choose_among_tied": "BZN-FUL-05",
    "bid": "BZN-TRI-03",
    "rank_bids": "BZN-TRI-05",
    "discard_to_limit": "BZN-PRE-01",
    "move_units": "BZN-CLR-14",
    "place_units": "BZN-CLR-15",
    "choose_card": "BZN-CLR-16",
    "choose_splitter": "BZN-CLR-18",
    "divide_loot": "BZN-CLR-18",
    "choose_pile": "BZN-CLR-18",
    "offer_last_intrigue": "BZN-END-06",
    "raise_money": "BZN-END-03",
    "build_units": "BZN-SOL-19",
    "choose_bandon": "BZN-SOL-33",
    "play_free": "BZN-SOL-36",
    "declare_substitution": "BZN-CON-09",
}
SILVER: Final = tables.COST[tables.CARD_IDS.index("silversmiths-of-antioch")]
AFRICA: Final = {"africa": {"monk": 2}}
LEGION: Final = {"resources": {"auctoritas": 0, "virtus": 1, "frumentum": 1}}  # what a legion costs
PILGRIM: Final = ["pilgrimage", "buzes"]
# Where else than in POSITIONS a question takes other answers.
ELSEWHERE: Final[dict[str, list[Callable[[], Table]]]] = {
    "take_turn": [
        lambda: reign(me={"dynamis": 0, "resources": {"auctoritas": 3}}, display=["narses"]),
        lambda: three(hand=PILGRIM, map=AFRICA),
    ],
    "end_turn": [lambda: three("announce reset", "decline", hand=PILGRIM, map=AFRICA)],
    "pick_card": [
        lambda: three("announce play", "play frontier-settlers", hand=["frontier-settlers"], display=["martin"])
    ],
    "play_cards": [lambda: three("announce play", "decline", hand=PILGRIM, map=AFRICA)],
    "arrange_bandons": [lambda: three("announce play", "done", me={"area": [["belisarius", "martin"], ["germanus"]]})],
    "choose_activation": [lambda: three("announce play", "play siege-engineers", hand=["siege-engineers"])],
    "sell_resources": [lambda: three("announce sell", "decline", "sell lapis", market=["civicus"])],
    "buy_resources": [lambda: three("announce buy", "decline", "buy lapis", market=["civicus", "lapis"])],
    "contribute": [lambda: substituting("give civicus 2", civicus=3)],
    "declare_substitution": [lambda: declaring("give civicus 1", civicus=1)],
    "offer_intrigue": [lambda: three("announce play", "intrigue iron-custody", hand=["anathema", "buzes"])],
    "move_units": [lambda: three("intrigue pilgrimage", "to italia", hand=["pilgrimage"], map=AFRICA)],
    "place_units": [
        lambda: three("intrigue call-of-the-banner", "to italia", hand=["call-of-the-banner"], moment="end")
    ],
    "build_units": [
        lambda: building("build legion italia"),
        lambda: reign("announce build", me={**LEGION, "hand": ["buzes"]}),
    ],
}


@pytest.mark.parametrize(
    ("kind", "rule"), [pytest.param(kind, rule, id=kind, marks=pytest.mark.rule(rule)) for kind, rule in RULES.items()]
)
def test_a_question_takes_the_answers_of_its_rule_and_no_others(kind: str, rule: str) -> None:
    declared = next(one for one in GAME.decision_kinds if one.name == kind)
    verbs: set[str] = set()
    for scene in [POSITIONS[kind], *ELSEWHERE.get(kind, [])]:
        t = scene()
        decision = next(one for one in t.decisions() if one.kind == kind)
        t.state.cached = None
        assert [t.why_not(option, decision.seat) for option in decision.options] == [None] * len(decision.options)
        verbs |= {option.text.split()[0] for option in decision.options}
        refusal = t.why_not("abstain" if kind == "choose_option" else "favour first", decision.seat)
        assert refusal is not None
        assert (refusal.rule, refusal.reason) == (rule, "not-now")
        assert list(GAME.prompt(t.state, decision.seat)) == [name for name, _ in declared.params]

    assert verbs == set(declared.verbs)


def nearly_all(unit_class: str) -> dict[str, int]:
    """All units of a class but for one of them."""
    there = {
        unit: count
        for unit, count, kind in zip(tables.UNIT_IDS, tables.UNIT_SUPPLY, tables.UNIT_CLASS, strict=True)
        if fx.TYPES[kind] == unit_class
    }
    there["legion"] -= 1
    return there


GREEK: Final = {"nomisma": 3, "resources": {"auctoritas": 0}}  # with nothing to spare
ONE_LEFT: Final[list[tuple[str, Callable[[], Table], list[str], str]]] = [
    (
        "place_seal",
        lambda: court(4, moment="seals", boxes=BOXES),
        ["seal labarum", "seal chalice", "seal sceptre"],
        "seal robes",
    ),
    ("place_votes", lambda: two(him={"resources": {"auctoritas": 0}}, moment="votes"), ["abstain"], "abstain"),
    (
        "take_turn",
        lambda: reign(me={"dynamis": 1, "nomisma": 0, "resources": {"auctoritas": 0}}, seals_used=15),
        ["announce play"],
        "end",
    ),
    ("choose_draw", lambda: two(me={"resources": {"auctoritas": 1}}), ["announce draw"], "draw deck"),
    ("pick_card", lambda: two(display=["martin"]), ["announce draw", "draw display"], "pick martin"),
    ("play_cards", two, ["announce play"], "done"),
    ("arrange_bandons", two, ["announce play"], "done"),
    ("choose_activation", lambda: two(me={"area": [["buzes"]]}), ["announce activate"], "activate buzes"),
    (
        "sell_resources",
        lambda: two(me={"resources": {"auctoritas": 0, "lapis": 1}}, market=["civicus"]),
        ["announce sell"],
        "sell lapis",
    ),
    ("buy_resources", lambda: two(me={"nomisma": 2}, market=["civicus", "lapis"]), ["announce buy"], "buy civicus"),
    (
        "trade_resource",
        lambda: two(me={**GREEK, "hand": ["armourers-of-the-fabricae"], "nomisma": 9}, market=[None] * 8),
        ["announce play", "play armourers-of-the-fabricae"],
        "done",
    ),
    (
        "play_one_more",
        lambda: two(me={"nomisma": 9, "resources": {"civicus": 1}, "hand": ["church-steward", "anathema"]}),
        ["announce play", "play church-steward"],
        "done",
    ),
    (
        "convert_money",
        lambda: two(me={"nomisma": SILVER, "hand": ["silversmiths-of-antioch"]}),
        ["announce play", "play silversmiths-of-antioch"],
        "done",
    ),
    (
        "keep_card",
        lambda: two(me={"nomisma": 9, "hand": ["referendarii"]}, deck=["martin"]),
        ["announce play", "play referendarii"],
        "keep martin",
    ),
    (
        "lose_card",
        lambda: two(me={"nomisma": 9, "hand": ["telones-of-the-harbour-gate"]}, him={"hand": ["buzes"]}),
        ["announce play", "play telones-of-the-harbour-gate", "use"],
        "lose buzes",
    ),
    (
        "move_units",
        lambda: two(me={"nomisma": 9, "hand": ["pilgrimage"]}, map={"africa": {"monk": 1}}),
        ["intrigue pilgrimage", "to italia", "move monk < africa"],
        "done",
    ),
    (
        "place_units",
        lambda: two(
            me={"nomisma": 9, "hand": ["call-of-the-banner"]}, moment="end", map={"africa": nearly_all("stratiotika")}
        ),
        ["intrigue call-of-the-banner", "to italia", "place legion"],
        "done",
    ),
    (
        "choose_card",
        lambda: two(me={"nomisma": 9, "hand": ["assassination"]}, him={"area": [["martin"]]}),
        ["intrigue assassination"],
        "target martin",
    ),
    (
        "choose_splitter",
        lambda: two(me={"nomisma": 9, "hand": ["imperial-stores"]}),
        ["intrigue imperial-stores"],
        "name greens",
    ),
    (
        "raise_money",
        lambda: two(me={"nomisma": 2, "hand": ["pilgrimage", "martin"]}, moment="end", map=AFRICA),
        ["intrigue pilgrimage"],
        "discard martin",
    ),
    (
        "build_units",
        lambda: reign(me=LEGION),
        ["announce build", "build legion italia", "shift legion italia africa"],
        "done",
    ),
    (
        "choose_bandon",
        lambda: reign(me={"area": [["belisarius", "mundus"], ["martin"]]}),
        ["seal labarum"],
        "activate belisarius",
    ),
    (
        "declare_substitution",
        lambda: two(
            me={"resources": {"civicus": 3}, "area": [["tribonian"]]},
            moment="contributions",
            events=["neoplatonic-academy"],
            option=1,
        ),
        ["give civicus 3"],
        "stand tribonian for frumentum",
    ),
]


@pytest.mark.parametrize(
    ("kind", "scene", "lines", "answer"),
    [pytest.param(*row, id=row[0], marks=pytest.mark.rule(RULES[row[0]])) for row in ONE_LEFT],
)
def test_where_one_answer_is_left_it_is_taken_without_asking(
    kind: str, scene: Callable[[], Table], lines: list[str], answer: str
) -> None:
    t = scene()

    taken = [(event.rule, event.params["action"]) for event in play(t, *lines) if event.kind == "Forced"]

    assert (RULES[kind], answer) in taken


def test_every_question_that_may_be_passed_over_is_among_them() -> None:
    assert [row[0] for row in ONE_LEFT] == [kind.name for kind in GAME.decision_kinds if kind.auto]


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, id=kind, marks=pytest.mark.rule(RULES[kind]))
        for kind in ("throw_mission", "draft_card", "contribute", "bid")
    ],
)
def test_who_has_answered_in_secret_is_not_seen(kind: str) -> None:
    t = POSITIONS[kind]()
    before = t.view(0)["asked"]

    while t.decisions()[-1].seat == 2:
        t.play(t.decisions()[-1].options[0])

    assert t.view(0)["asked"] == before
    assert [ask["seat"] for ask in t.view(None)["asked"]] == [None]


@pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, id=kind, marks=pytest.mark.rule(RULES[kind]))
        for kind in ("offer_intrigue", "offer_last_intrigue")
    ],
)
def test_that_anybody_may_interrupt_is_seen_by_nobody_else_and_he_may_let_it_pass(kind: str) -> None:
    t = POSITIONS[kind]()
    decision = t.decisions()[0]
    seen = [t.view(seat)["asked"] for seat in (0, 1, 2, None) if seat != decision.seat]

    assert decision.kind == kind
    assert seen == [[], [], []]
    declared = next(one for one in GAME.decision_kinds if one.name == kind)
    assert declared.decline == decision.options[0].text
