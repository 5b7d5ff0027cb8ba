"""What a bot makes of ladders, fires and engines."""

from __future__ import annotations

from tests.games.guiscard.given import scene
from tests.games.guiscard.test_board import MAPS

from porphyry.games.guiscard import GAME
from porphyry.kernel.table import Table

NEST = MAPS["eagle-nest"]


def best(table: Table) -> str:
    """The answer a bot likes most."""
    heuristics = GAME.heuristics()
    assert heuristics is not None
    seat = table.decisions()[0].seat
    codes = GAME.legal(table.state, seat)
    weights = heuristics.policy(table.state, seat, codes)
    return GAME.notation.text(codes[weights.index(max(weights))], GAME.words(table.state))


def test_a_ladder_at_the_palisade_is_raised_and_one_on_the_way_goes_there() -> None:
    men = {"avray": "i9", "osbern": "h9"}
    tools = {"devices": {"ladder-1": {"state": "carried", "hex": "i9", "bearing": "nw", "men": ["avray", "osbern"]}}}
    assert best(scene(NEST, men, {"beppe": "a18"}, tools=tools)).startswith("raise avray")
    men = {"avray": "g9", "osbern": "f9"}
    tools = {"devices": {"ladder-1": {"state": "carried", "hex": "g9", "bearing": "nw", "men": ["avray", "osbern"]}}}
    assert best(scene(NEST, men, {"beppe": "a18"}, tools=tools)).startswith("haul avray h")


def test_naphtha_is_sprayed_where_the_enemy_stands_in_a_crowd() -> None:
    tools = {"devices": {"siphon-1": {"hex": "e12", "bearing": "n"}}}
    crowd = {"jacques": "e6", "osbern": "e5", "rioulf": "f6"}
    table = scene(None, {"dorian": "d12", "alexio": "e13"}, crowd, step="fire", tools=tools)

    assert best(table) in ("spray siphon-1 e6", "spray siphon-1 e5", "spray siphon-1 f6")
