"""Records as the first version of Porphyry wrote them: they are read, said to be older, and replay wherever the rules still allow it."""

from __future__ import annotations

from pathlib import Path

import pytest

import porphyry
from porphyry.kernel.errors import BadRecord
from porphyry.kernel.record import read
from porphyry.kernel.registry import game as find_game
from porphyry.kernel.table import replayed

FOLDER = Path(__file__).with_name("records")
GAMES = ("byzantium", "byzantion", "guiscard")


def kept(game: str, form: str) -> str:
    return (FOLDER / f"{game}-1.{form}").read_text(encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_both_forms_of_the_first_format_are_read_alike(game: str) -> None:
    data, text = read(kept(game, "json")), read(kept(game, "txt"))

    assert data == text
    assert len(data.plies) == 25 and data.commitment and data.seed


@pytest.mark.parametrize("game", GAMES)
def test_a_record_of_other_rules_says_which_it_was_played_under(game: str) -> None:
    for form in ("json", "txt"):
        with pytest.raises(BadRecord, match=rf"rules version \d+ of {game}; this is {find_game(game).rules_version}"):
            porphyry.replay(kept(game, form))


SAME = 22
"""So many plies of Byzantium's record meet no rule that has changed since: the next one asks in which order cubes go (BYZ-INC-09)."""


def test_its_plies_and_dice_are_replayed_where_the_rules_are_the_same_in_it() -> None:
    """How its end lay in memory is no part of the game."""
    game = find_game("byzantium")
    record = read(kept("byzantium", "txt"))
    record.rules_version, record.fingerprint, record.plies = game.rules_version, "", record.plies[:SAME]

    table = replayed(game, record)

    assert table.ply == SAME
    assert table.proof is not None and "in its old form" in table.proof.lines()[0]
