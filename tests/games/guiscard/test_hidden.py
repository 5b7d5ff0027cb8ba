"""The one secret of the skirmish: by which side the column of scenario 4 will leave."""

import pytest
from tests.games.guiscard.given import asked, offered, play, refused

from porphyry.games.guiscard import GAME
from porphyry.games.guiscard import state as st
from porphyry.kernel.state import SPECTATOR
from porphyry.kernel.table import Table, new_table, table_from_position


def column(side: str, seed: int = 3) -> Table:
    table = new_table(GAME, 2, seed, {"scenario": "lances"})
    assert asked(table) == (0, "choose-exit")
    assert offered(table, "exit") == ["east", "west"]
    table.play(f"exit {side}")
    return table


@pytest.mark.rule("GUI-SEQ-01")
def test_the_column_chooses_its_exit_before_set_up() -> None:
    table = column("west")

    assert asked(table)[1] == "place-unit"
    assert GAME.view(table.state, 0)["exit"] == "west"
    assert GAME.view(table.state, 1)["exit"] is None
    assert GAME.view(table.state, SPECTATOR)["exit"] is None


def test_the_enemy_cannot_tell_left_from_right() -> None:
    """Same events, same views, same options for everybody but the chooser; his own record keeps the choice."""
    one, two = column("west"), column("east")

    for seat in (1, SPECTATOR):
        assert GAME.view(one.state, seat) == GAME.view(two.state, seat)
        told = [[e for events in t.events for e in events if e.seen_by(seat)] for t in (one, two)]
        assert told[0] == told[1]
    mine = [e.params["edge"] for events in one.events for e in events if e.kind == "ExitChosen" and e.seen_by(0)]
    assert mine == ["west"]


def test_resampling_redraws_it_for_the_enemy_and_keeps_it_for_the_owner() -> None:
    table = column("west")

    assert {table.resample(1, seed).state.facts[st.CHOICE] for seed in range(20)} == {2, 4}
    assert {table.resample(0, seed).state.facts[st.CHOICE] for seed in range(20)} == {4}


@pytest.mark.rule("GUI-SEQ-01")
def test_only_the_chosen_side_is_open_and_leaving_shows_it() -> None:
    data = {
        "scenario": "lances",
        "units": {"okeanos": {"hex": "a5"}, "georgios": {"hex": "z5"}, "robert": {"hex": "m9"}},
        "step": "move",
    }
    table = table_from_position(GAME, data, dice=[], seed=1, options={})
    table.state.facts[st.CHOICE] = 4
    play(table, "move georgios")
    assert refused(table, "leave") == "GUI-SEQ-01"
    play(table, "stop", "move okeanos", "leave")

    assert GAME.view(table.state, 1)["exit"] == "west"
    assert table.resample(1, 5).state.facts[st.CHOICE] == 4 + 8
