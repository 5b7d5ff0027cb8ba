"""What the cards say, in four languages, from the rows they work on."""

from __future__ import annotations

import pytest

from porphyry.games.byzantion import GAME, tables
from porphyry.games.byzantion.wording import bundle_in_words, wording
from porphyry.texts import LANGUAGES, Texts


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_and_mission_has_its_wording(language: str) -> None:
    texts = Texts(GAME, language)
    rows = [*tables.ROWS_BY_ID["card"].values(), *tables.ROWS_BY_ID["mission"].values()]

    lines = [wording(row, texts.message) for row in rows]

    assert len(lines) == 165
    assert [line for line in lines if "{" in line or "x-" in line or "None" in line] == []


@pytest.mark.parametrize(
    ("kind", "ident", "said"),
    [
        ("card", "tribonian", "When you fulfil an event, 1 civicus may once stand for any other required resource."),
        ("card", "antonina", "Each intrigue card you play: gain 1 auctoritas, 1 card from the deck."),
        ("card", "theodora", "If you place auctoritas, your option counts 2 more."),
        ("card", "peter-the-patrician", "Your draw actions cost 1 auctoritas less."),
        (
            "card",
            "menas-the-patriarch",
            "Each time you activate a card or bandon of the type Ekklesiastik: gain 1 fides.",
        ),
        ("card", "codex-commission", "Gain 1 nomisma for each of these, at most 5 times: Palatine cards in play."),
        (
            "card",
            "sealed-decree",
            "Cancel the action another player has announced: draw cards, play cards. Gain 1 card from the deck.",
        ),
        (
            "card",
            "excubitor-captains",
            "If you are first in the initiative order: gain 2 doxa. Otherwise gain 1 virtus.",
        ),
        ("card", "lumber-yards-of-bithynia", "Gain 2 resources of the kinds that this round’s event requires."),
        (
            "card",
            "horse-breeders-of-cappadocia",
            "Gain 1 nomisma for each of these, at most 5 times: Stratiotika units on the map.",
        ),
        ("card", "hidden-warehouse", "Take up to 4 pieces of your bid back; it counts all the same."),
        ("card", "village-elders", "Every other player with more doxa than you gives you 2 nomisma."),
        ("card", "pilgrimage", "Move up to 3 units of the class Ekklesiastik on the map to one territory."),
        ("mission", "power-of-authority", "2 doxa for each Palatine unit on the map."),
        ("mission", "heir-of-old-rome", "3 doxa for each unit in Italia."),
        (
            "mission",
            "keeper-of-intrigues",
            "5 doxa if you have at least one and nobody has more: intrigue cards played.",
        ),
    ],
)
def test_some_wordings(kind: str, ident: str, said: str) -> None:
    assert wording(tables.ROWS_BY_ID[kind][ident], Texts(GAME, "en").message) == said


def test_a_change_of_the_row_changes_the_words() -> None:
    row = {"effects": [{"kind": "gain", "bundle": "3W"}]}

    assert wording(row, Texts(GAME, "en").message) == "Gain 3 lignum."
    assert bundle_in_words("2card", Texts(GAME, "de").message) == "2 Karten vom Deck"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_of_an_event_has_a_name(language: str) -> None:
    texts = Texts(GAME, language)

    for ident, row in tables.ROWS_BY_ID["event"].items():
        for number in range(1, len(row["options"]) + 1):
            key = f"course-{ident}-{number}"
            assert "trial" in row or texts.message(key, {}) != key
