"""Every refusal that the rules can give, in a position where it is given: rule and reason."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import pytest
from tests.games.byzantion.given import play
from tests.games.byzantion.scenes import BOXES, POSITIONS, building, declaring, reign, substituting, three, two

from porphyry.games.byzantion import GAME, tables
from porphyry.games.byzantion.effects import CIVICUS
from porphyry.games.byzantion.state import NOMISMA

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.table import Table

ROME: Final[dict[str, Any]] = {"moment": "contributions", "events": ["guardians-of-the-siege-of-rome"]}
SOLDIERS: Final = [["belisarius", "bucellarii-guard", "isaurian-infantry", "herul-horsemen"], ["hunnic-archers"]]


def just_a_legion() -> Table:
    goods = {"auctoritas": 0, "virtus": 1, "frumentum": 1, "civicus": 1}
    return reign("announce build", me={"resources": goods, "area": [["tribonian"]]})


def pilgrims(*lines: str) -> Table:
    return two(
        "intrigue pilgrimage",
        *lines,
        me={"nomisma": 9, "hand": ["pilgrimage"]},
        map={"africa": {"monk": 3, "legion": 1}, "italia": {"monk": 2}},
    )


def banner(*lines: str) -> Table:
    return two(
        "intrigue call-of-the-banner",
        *lines,
        me={"nomisma": 9, "hand": ["call-of-the-banner"]},
        moment="end",
        map={"africa": {"fortification": 3}},
    )


def arranging(*area: list[str], **data: Any) -> Table:
    t = two(me={"hand": ["theodora"], "nomisma": 0, "area": [list(cards) for cards in area]}, **data)
    play(t, "announce play", "done")
    return t


def ending(nomisma: int, *cards: str) -> Table:
    """The window at the end: the second player can always play something, so that it is open."""
    mine = {"nomisma": nomisma, "hand": list(cards)}
    return two(
        me=mine,
        him={"nomisma": 20, "hand": ["march-of-duty"]},
        moment="end",
        order=[1, 0, -1, -1],
        map={"africa": {"monk": 1, "legion": 1}},
    )


def after(t: Table, *lines: str) -> Table:
    play(t, *lines)
    return t


def penniless(t: Table, good: int = NOMISMA) -> Table:
    """As it would be if the first player's money, or another good, had gone while the question stood."""
    t.state.facts[good] = 0
    t.state.cached = None
    return t


def one_lapis_given() -> Table:
    """By the second of three, and the first decides who of the others is to lose."""
    t = three(**ROME, others={1: {"resources": {"auctoritas": 0, "lapis": 1}}})
    while any(one.kind == "contribute" for one in t.decisions()):
        decision = t.decisions()[0]
        t.play(decision.options[1 if decision.seat == 1 else 0], decision.seat)
    return t


def bids(*amounts: int) -> Table:
    t = three(moment="bids", events=["codex-of-justinian"])
    for seat, amount in enumerate(amounts):
        play(t, f"bid {amount}", seat=seat)
    return t


REFUSED: Final[list[tuple[str, Callable[[], Table], str, int]]] = [
    ("BZN-ACT-04 no-dynamis", lambda: reign(me={"dynamis": 0}), "announce reset", 0),
    ("BZN-ACT-05 dynamis-left", two, "end", 0),
    ("BZN-AVT-01 activate-one", POSITIONS["choose_activation"], "done", 0),
    ("BZN-AVT-01 not-in-your-area", POSITIONS["choose_activation"], "activate treasurer", 0),
    ("BZN-AVT-01 nothing-to-activate", two, "announce activate", 0),
    (
        "BZN-AVT-03 already-activated",
        lambda: two("announce activate", me={"area": [["buzes"], ["martin"], ["germanus"]]}, marked=["buzes"]),
        "activate buzes",
        0,
    ),
    (
        "BZN-AVT-06 part-of-a-bandon",
        lambda: two("announce activate", me={"area": [["narses", "mundus"], ["martin"]]}),
        "activate mundus",
        0,
    ),
    (
        "BZN-AVT-07 nothing-to-produce",
        lambda: two("announce activate", me={"area": [["pilgrimage"], ["martin"], ["germanus"]]}),
        "activate pilgrimage",
        0,
    ),
    ("BZN-BAN-01 no-slot", lambda: arranging(*SOLDIERS, ["buzes"]), "attach hunnic-archers < belisarius", 0),
    (
        "BZN-BAN-07 break-before-forming",
        lambda: after(
            arranging(["narses", "mundus"], ["buzes"], ["bucellarii-guard"], ["martin"]),
            "attach bucellarii-guard < buzes",
        ),
        "break narses",
        0,
    ),
    (
        "BZN-BAN-07 break-its-bandon-first",
        lambda: arranging(["narses", "mundus"], ["buzes"]),
        "attach mundus < buzes",
        0,
    ),
    ("BZN-BAN-07 no-such-bandon", POSITIONS["arrange_bandons"], "break martin", 0),
    ("BZN-BAN-07 not-in-your-area", POSITIONS["arrange_bandons"], "attach narses < belisarius", 0),
    (
        "BZN-BAN-08 marked-with-dynamis",
        lambda: arranging(["narses", "mundus"], ["buzes"], ["bucellarii-guard"], marked=["narses", "mundus"]),
        "attach bucellarii-guard < narses",
        0,
    ),
    (
        "BZN-BAN-08 marked-with-dynamis",
        lambda: arranging(["narses", "mundus"], ["buzes"], ["bucellarii-guard"], marked=["narses", "mundus"]),
        "break narses",
        0,
    ),
    ("BZN-BUY-01 not-in-market", POSITIONS["buy_resources"], "buy virtus", 0),
    (
        "BZN-BUY-01 too-little-nomisma",
        lambda: two("announce buy", me={"nomisma": 2, "hand": ["buzes"]}, market=["civicus", "lapis"]),
        "buy lapis",
        0,
    ),
    ("BZN-BUY-04 buy-at-least-one", POSITIONS["buy_resources"], "done", 0),
    ("BZN-BUY-04 nothing-to-buy", lambda: two(me={"nomisma": 1}), "announce buy", 0),
    (
        "BZN-CLR-01 another-resource",
        lambda: substituting("give civicus 1", civicus=3),
        "stand tribonian for civicus",
        0,
    ),
    (
        "BZN-CLR-01 another-resource",
        building,
        "stand tribonian for civicus",
        0,
    ),
    ("BZN-CLR-01 none-left", lambda: substituting("give civicus 2", civicus=2), "stand tribonian for frumentum", 0),
    (
        "BZN-CLR-01 none-left",
        lambda: reign(
            "announce build",
            me={"resources": {"auctoritas": 0, "virtus": 1, "frumentum": 1}, "area": [["tribonian"]]},
        ),
        "stand tribonian for frumentum",
        0,
    ),
    (
        "BZN-CLR-01 not-this-hero",
        lambda: substituting("give civicus 1", civicus=3, fides=1),
        "stand severus-of-antioch for frumentum",
        0,
    ),
    (
        "BZN-CLR-01 another-resource",
        lambda: declaring("give civicus 1", civicus=1),
        "stand tribonian for civicus",
        0,
    ),
    (
        "BZN-CLR-01 not-this-hero",
        lambda: declaring("give civicus 1", "give fides 0", civicus=1, fides=1),
        "stand severus-of-antioch for frumentum",
        0,
    ),
    (
        "BZN-CLR-01 not-required",
        lambda: declaring("give civicus 1", civicus=1),
        "stand tribonian for lapis",
        0,
    ),
    ("BZN-CLR-03 cannot-pay", lambda: penniless(POSITIONS["play_one_more"](), CIVICUS), "play buzes", 0),
    ("BZN-CLR-14 already-there", lambda: pilgrims("to italia"), "move monk < italia", 0),
    ("BZN-CLR-14 name-the-target-first", pilgrims, "move monk < africa", 0),
    ("BZN-CLR-14 no-such-unit-there", lambda: pilgrims("to italia"), "move monk < oriens", 0),
    ("BZN-CLR-14 one-target", lambda: pilgrims("to italia"), "to oriens", 0),
    ("BZN-CLR-14 wrong-class", lambda: pilgrims("to italia"), "move legion < africa", 0),
    ("BZN-CLR-15 name-the-target-first", banner, "place legion", 0),
    ("BZN-CLR-15 one-target", lambda: banner("to italia"), "to oriens", 0),
    ("BZN-CLR-15 wrong-class", lambda: banner("to italia"), "place monk", 0),
    ("BZN-CLR-16 not-a-possible-card", POSITIONS["choose_card"], "target treasurer", 0),
    (
        "BZN-CLR-17 not-a-possible-card",
        lambda: two(
            "intrigue seduction",
            me={"nomisma": 9, "hand": ["seduction"]},
            him={"area": [["buzes"], ["martin"], ["germanus"]]},
            face_down=["martin"],
        ),
        "target martin",
        0,
    ),
    (
        "BZN-CLR-17 face-down",
        lambda: arranging(["narses"], ["mundus"], ["buzes"], face_down=["mundus"]),
        "attach mundus < narses",
        0,
    ),
    ("BZN-CLR-18 another-player", POSITIONS["choose_splitter"], "name blues", 0),
    ("BZN-CLR-18 another-player", POSITIONS["choose_splitter"], "name whites", 0),  # three play
    ("BZN-CLR-18 more-than-there-is", POSITIONS["divide_loot"], "divide auctoritas 3", 2),
    ("BZN-CLR-18 one-kind-after-the-other", POSITIONS["divide_loot"], "divide civicus 1", 2),
    ("BZN-CLR-20 not-in-hand", POSITIONS["lose_card"], "lose buzes", 1),
    ("BZN-CON-01 amounts-first", POSITIONS["contribute"], "done", 0),
    ("BZN-CON-01 one-kind-after-the-other", POSITIONS["contribute"], "give lapis 1", 0),
    (
        "BZN-CON-01 one-kind-after-the-other",
        lambda: two(
            me={"nomisma": 5, "resources": {"virtus": 1}},
            moment="contributions",
            events=["battle-of-taginae"],
            option=1,
        ),
        "give nomisma 1",
        0,
    ),
    ("BZN-CON-02 too-little-in-stock", lambda: two(me={"resources": {"lapis": 1}}, **ROME), "give lapis 2", 0),
    ("BZN-CON-03 more-than-required", POSITIONS["contribute"], "give virtus 2", 0),
    (
        "BZN-CON-03 more-than-required",
        lambda: substituting("give civicus 2", "give frumentum 1", civicus=3, frumentum=1),
        "stand tribonian for frumentum",
        0,
    ),
    (
        "BZN-CON-03 more-than-required",
        lambda: two(
            "give civicus 1",
            "give virtus 1",
            me={"resources": {"auctoritas": 0, "civicus": 1, "virtus": 1}, "area": [["tribonian"]]},
            **ROME,
        ),
        "stand tribonian for virtus",
        0,
    ),
    ("BZN-CON-03 more-than-required", POSITIONS["declare_substitution"], "done", 0),
    ("BZN-CON-08 not-required", POSITIONS["contribute"], "give fides 1", 0),
    ("BZN-CRD-05 another-player", POSITIONS["choose_victim"], "name blues", 0),
    ("BZN-CRD-05 another-player", POSITIONS["choose_victim"], "name whites", 0),  # three play
    ("BZN-CRD-05 cannot-pay", lambda: penniless(POSITIONS["convert_money"]()), "convert", 0),
    (
        "BZN-CRD-05 not-on-display",
        lambda: three("announce play", "play frontier-settlers", hand=["frontier-settlers"], display=["martin"]),
        "pick narses",
        0,
    ),
    ("BZN-CRD-05 not-among-them", POSITIONS["keep_card"], "keep iron-custody", 0),
    (
        "BZN-CRD-06 only-a-hero-in-front-leads",
        lambda: arranging(["narses"], ["treasurer"], ["bucellarii-guard"]),
        "attach treasurer < bucellarii-guard",
        0,
    ),
    ("BZN-CRD-10 not-an-intrigue-card", POSITIONS["offer_intrigue"], "intrigue narses", 1),
    ("BZN-CRD-10 not-an-intrigue-card", POSITIONS["offer_last_intrigue"], "intrigue mundus", 0),
    (
        "BZN-CTR-17 intrigue-cards-have-windows",
        lambda: two("announce play", me={"nomisma": 9, "hand": ["buzes", "purple-persuasion"]}),
        "play purple-persuasion",
        0,
    ),
    (
        "BZN-CTR-17 intrigue-cards-have-windows",
        lambda: three(
            "announce play",
            "play church-steward",
            hand=["church-steward", "buzes", "purple-persuasion"],
            options={"further": "empire"},
        ),
        "play purple-persuasion",  # the first after the empire cards
        0,
    ),
    ("BZN-DIS-01 not-in-hand", POSITIONS["take_turn"], "discard narses", 0),
    ("BZN-DIS-01 not-in-hand", POSITIONS["raise_money"], "discard narses", 0),
    ("BZN-DIS-04 not-your-turn", POSITIONS["offer_intrigue"], "discard narses", 1),
    ("BZN-DRF-02 not-before-you", POSITIONS["draft_card"], "keep ", 0),
    ("BZN-DRW-02 not-on-display", POSITIONS["pick_card"], "pick narses", 0),
    ("BZN-DRW-02 take-one", POSITIONS["pick_card"], "done", 0),
    (
        "BZN-DRW-03 empty-pile",
        lambda: two("announce draw", me={"resources": {"auctoritas": 3}, "hand": ["buzes"]}),
        "draw discard",
        0,
    ),
    ("BZN-DRW-05 no-cards-left", lambda: two(me={"resources": {"auctoritas": 1}}, deck=[]), "announce draw", 0),
    ("BZN-DRW-06 too-little-auctoritas", lambda: two(me={"resources": {"auctoritas": 0}}), "announce draw", 0),
    (
        "BZN-DRW-06 too-little-auctoritas",
        lambda: two("announce draw", me={"resources": {"auctoritas": 1}, "hand": ["buzes"]}, display=["martin"]),
        "draw display",
        0,
    ),
    (
        "BZN-END-01 not-for-the-end",
        lambda: after(ending(20, "iron-custody", "pilgrimage"), "decline"),
        "intrigue iron-custody",
        0,
    ),
    (
        "BZN-END-02 too-little-nomisma",
        lambda: after(ending(2, "pilgrimage", "call-of-the-banner"), "decline"),
        "intrigue call-of-the-banner",
        0,
    ),
    ("BZN-END-03 it-is-the-card-to-play", POSITIONS["raise_money"], "discard pilgrimage", 0),
    (
        "BZN-FUL-05 not-tied",
        one_lapis_given,
        "name greens",
        0,
    ),
    ("BZN-INF-02 abstain-instead", POSITIONS["place_votes"], "vote first 0", 0),
    ("BZN-INF-02 too-little-auctoritas", POSITIONS["place_votes"], "vote first 6", 0),
    ("BZN-INI-02 taken", lambda: two("seal robes", moment="seals", boxes=BOXES), "seal robes", 1),
    ("BZN-ITR-01 not-in-hand", POSITIONS["offer_intrigue"], "intrigue anathema", 1),
    ("BZN-ITR-01 not-in-hand", POSITIONS["offer_last_intrigue"], "intrigue anathema", 0),
    (
        "BZN-ITR-14 too-little-nomisma",
        lambda: two(me={"nomisma": 1, "hand": ["pilgrimage"]}, map={"africa": {"monk": 1}}),
        "intrigue pilgrimage",
        0,
    ),
    ("BZN-ITR-18 without-effect", lambda: two(me={"nomisma": 9, "hand": ["pilgrimage"]}), "intrigue pilgrimage", 0),
    (
        "BZN-ITR-18 without-effect",
        lambda: after(ending(20, "pilgrimage", "trade-envoy"), "decline"),
        "intrigue trade-envoy",
        0,
    ),
    ("BZN-ITR-15 wrong-window", lambda: two(me={"nomisma": 9, "hand": ["panegyric"]}), "intrigue panegyric", 0),
    ("BZN-MIS-02 not-yours", POSITIONS["throw_mission"], "throw ", 0),
    (
        "BZN-MKT-02 market-full",
        lambda: two(
            "announce sell",
            "sell lignum",
            me={"resources": {"lignum": 2}, "hand": ["buzes"]},
            market=["lignum", "auctoritas", "civicus", "virtus", "fides", "lapis", "frumentum"],
        ),
        "sell lignum",
        0,
    ),
    ("BZN-PLY-01 not-in-hand", POSITIONS["play_cards"], "play narses", 0),
    ("BZN-PLY-01 not-in-hand", POSITIONS["play_one_more"], "play narses", 0),
    (
        "BZN-PLY-01 too-little-nomisma",
        lambda: two("announce play", me={"nomisma": 8, "hand": ["belisarius"]}),
        "play belisarius",
        0,
    ),
    ("BZN-PRE-01 not-in-hand", POSITIONS["discard_to_limit"], "discard narses", 0),
    (
        "BZN-SEL-02 already-in-market",
        lambda: two("announce sell", me={"resources": {"lapis": 1, "fides": 1}}, market=["civicus", "lapis"]),
        "sell lapis",
        0,
    ),
    (
        "BZN-SEL-03 copied-once",
        lambda: two("announce sell", "sell civicus", me={"resources": {"civicus": 3, "fides": 1}}, market=["civicus"]),
        "sell civicus",
        0,
    ),
    ("BZN-SEL-05 none-in-stock", POSITIONS["sell_resources"], "sell lignum", 0),
    (
        "BZN-SEL-05 nothing-to-sell",
        lambda: two(me={"resources": {"auctoritas": 0}}, market=["civicus"]),
        "announce sell",
        0,
    ),
    ("BZN-SEL-05 sell-at-least-one", POSITIONS["sell_resources"], "done", 0),
    ("BZN-SOL-01 only-in-solo", two, "reveal 3", 0),
    (
        "BZN-SOL-04 cannot-pay",
        lambda: reign(
            "announce build",
            me={"doxa": 1, "resources": {"virtus": 1, "frumentum": 1}, "area": [["two-silk-smugglers"]]},
        ),
        "stand two-silk-smugglers for virtus",
        0,
    ),
    ("BZN-SOL-18 only-in-solo", two, "announce build", 0),
    ("BZN-SOL-19 cannot-pay", building, "build dromon italia", 0),
    ("BZN-SOL-19 cannot-pay", just_a_legion, "stand tribonian for lapis", 0),  # no unit could be paid with it
    ("BZN-SOL-19 nothing-to-build", lambda: reign(me={"resources": {"auctoritas": 2}}), "announce build", 0),
    ("BZN-SOL-20 already-there", lambda: building("build legion italia"), "shift legion italia italia", 0),
    ("BZN-SOL-20 no-moves-left", lambda: building(map={"africa": {"monk": 1}}), "shift monk africa italia", 0),
    ("BZN-SOL-20 no-such-unit-there", lambda: building("build legion italia"), "shift monk africa italia", 0),
    ("BZN-SOL-21 already-turned-up", reign, "reveal 2", 0),
    ("BZN-SOL-21 no-event-there", reign, "reveal 1", 0),
    ("BZN-SOL-21 too-little-auctoritas", lambda: reign(me={"resources": {"auctoritas": 2}}), "reveal 3", 0),
    (
        "BZN-SOL-22 already-protected",
        lambda: reign("protect narses", me={"resources": {"auctoritas": 3}}, display=["narses"]),
        "protect narses",
        0,
    ),
    ("BZN-SOL-22 not-on-display", lambda: reign(display=["narses"]), "protect buzes", 0),
    (
        "BZN-SOL-22 too-little-auctoritas",
        lambda: reign(me={"resources": {"auctoritas": 0}}, display=["narses"]),
        "protect narses",
        0,
    ),
    ("BZN-SOL-23 already-paid", lambda: reign("pay"), "pay", 0),
    (
        "BZN-SOL-23 nothing-to-pay",
        lambda: reign(events=[None, "western-mediterranean-route"]),
        "pay",
        0,
    ),
    ("BZN-SOL-23 too-little-nomisma", lambda: reign(me={"nomisma": 2}), "pay", 0),
    ("BZN-SOL-31 one-seal-a-round", lambda: reign("seal chalice"), "seal robes", 0),
    ("BZN-SOL-32 used-already", lambda: reign("seal chalice"), "seal chalice", 0),
    ("BZN-SOL-33 not-a-bandon", POSITIONS["choose_bandon"], "activate mundus", 0),
    (
        "BZN-SOL-33 not-a-bandon",
        lambda: reign("seal labarum", me={"area": [["belisarius", "mundus"], ["narses", "germanus"], ["martin"]]}),
        "activate martin",
        0,
    ),
    ("BZN-SOL-36 not-among-them", POSITIONS["play_free"], "play theodora", 0),
    ("BZN-SOL-40 not-this-hero", building, "stand junillus for frumentum", 0),
    (
        "BZN-SOL-40 once-a-unit",
        lambda: building("stand tribonian for frumentum"),
        "stand tribonian for frumentum",
        0,
    ),
    ("BZN-TRI-03 too-little-in-stock", POSITIONS["bid"], "bid 4", 0),
    (
        "BZN-TRI-05 not-tied",
        lambda: bids(2, 2, 1),
        "name reds",
        0,
    ),
    ("BZN-TRM-03 not-a-resource", POSITIONS["choose_resource"], "take nomisma", 0),
    ("BZN-TRM-03 not-a-resource", POSITIONS["sell_resources"], "sell nomisma", 0),
    ("BZN-TRM-03 not-a-resource", POSITIONS["buy_resources"], "buy nomisma", 0),
    ("BZN-UNI-05 none-left", lambda: banner("to italia"), "place fortification", 0),
    (
        "BZN-CRD-05 not-required",
        lambda: two(
            "announce play",
            "play dromon-crews",
            me={"hand": ["dromon-crews"], "nomisma": 9},
            events=["neoplatonic-academy"],
            option=1,
        ),
        "take lapis",
        0,
    ),
    (
        "BZN-CMP-07 none-left",
        lambda: two(
            "announce play",
            "play silversmiths-of-antioch",
            "convert",
            me={"resources": {"lapis": 10}, "hand": ["silversmiths-of-antioch"], "nomisma": 20},
            him={"resources": {"lapis": 10}},
        ),
        "take lapis",
        0,
    ),
    (
        "BZN-UNI-05 none-left",
        lambda: reign(
            "announce build",
            me={"resources": {"virtus": 3, "lapis": 3, "frumentum": 1}},
            map={"africa": {"fortification": 3}},
        ),
        "build fortification italia",
        0,
    ),
]


def line_of(t: Table, line: str) -> str:
    """`keep ` and `throw ` end with something of the second player."""
    if line not in ("keep ", "throw "):
        return line
    theirs = t.view(1)["board"]["players"][1]
    return line + str(theirs["packet" if line == "keep " else "missions"][0])


@pytest.mark.parametrize(
    ("reason", "scene", "line", "seat"),
    [pytest.param(*row, id=row[0], marks=pytest.mark.rule(row[0].split()[0])) for row in REFUSED],
)
def test_a_line_is_refused_for_its_reason(reason: str, scene: Callable[[], Table], line: str, seat: int) -> None:
    t = scene()

    refusal = t.why_not(line_of(t, line), seat)

    assert refusal is not None
    assert f"{refusal.rule} {refusal.reason}" == reason
    assert {GAME.why_not(t.state, seat, code) for code in GAME.legal(t.state, seat)} == {""}  # what is offered is not


def test_no_refusal_is_without_its_position() -> None:
    """As often as a reason stands in the rules, so often it is tried here at least."""
    room = Path(str(tables.__file__)).parent
    given = [
        reason
        for file in room.glob("*.py")
        for reason in re.findall(r'"(BZN-[A-Z]{3}-\d\d [a-z-]+)"', file.read_text(encoding="utf-8"))
    ]
    tried = [row[0] for row in REFUSED]

    assert sorted({reason for reason in given if tried.count(reason) < given.count(reason)}) == []
