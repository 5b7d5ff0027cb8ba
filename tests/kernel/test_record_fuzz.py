"""Whatever stands in a record, it replays or is refused in words: nothing else comes out of the reader."""

from __future__ import annotations

import contextlib
import copy
import json
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.example_game import Tesserae

from porphyry.kernel.errors import PorphyryError
from porphyry.kernel.promise import Promise
from porphyry.kernel.record import read
from porphyry.kernel.registry import game as find_game
from porphyry.kernel.table import Table, new_table, replayed

SCRAP = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=6,
)
EXAMPLES = settings(max_examples=250, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))


def played(game: Any) -> Table:
    words = [b"a" * 16, *[b""] * (game.seat_counts[0] - 1)]
    table = new_table(game, game.seat_counts[0], promise=Promise(b"s" * 32, b"t" * 16, words))
    for _ in range(12):
        legal = table.legal()
        if legal:
            table.play(legal[-1])
    return table


GAMES = {"tesserae": Tesserae(), **{name: find_game(name) for name in ("byzantium", "byzantion", "guiscard")}}
RECORDS = {name: json.loads(played(game).record().to_json()) for name, game in GAMES.items()}


def spoilt(data: Any, draw: st.DataObject) -> None:
    """Put something else at some place."""
    at = data
    while True:
        key = draw.draw(st.sampled_from(list(at) if isinstance(at, dict) else list(range(len(at)))))
        inner = at[key]
        if isinstance(inner, dict | list) and inner and draw.draw(st.booleans()):
            at = inner
            continue
        if draw.draw(st.booleans()) or isinstance(at, list):
            at[key] = draw.draw(SCRAP)
        else:
            del at[key]
        return


@pytest.mark.parametrize("name", list(RECORDS))
@EXAMPLES
@given(draw=st.data())
def test_a_spoilt_record_replays_or_is_refused(name: str, draw: st.DataObject) -> None:
    data = copy.deepcopy(RECORDS[name])
    for _ in range(draw.draw(st.integers(1, 3))):
        if data:
            spoilt(data, draw)

    with contextlib.suppress(PorphyryError):
        replayed(GAMES[name], read(json.dumps(data)))


@pytest.mark.parametrize("name", list(RECORDS))
@EXAMPLES
@given(draw=st.data())
def test_a_spoilt_text_form_replays_or_is_refused(name: str, draw: st.DataObject) -> None:
    text = read(json.dumps(RECORDS[name])).to_text()
    at = draw.draw(st.integers(0, len(text) - 1))
    to = draw.draw(st.integers(at, min(len(text), at + 12)))
    text = text[:at] + draw.draw(st.text(max_size=6)) + text[to:]

    with contextlib.suppress(PorphyryError):
        replayed(GAMES[name], read(text))
