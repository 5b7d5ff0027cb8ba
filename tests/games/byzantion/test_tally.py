"""What the lab counts in Byzantion: checked against the game itself."""

from __future__ import annotations

import pytest

from porphyry.games.byzantion.tables import CARD_IDS, EVENT_AGE, EVENT_IDS, MISSION_IDS
from porphyry.games.byzantion.tally import tally
from porphyry.kernel import registry
from porphyry.kernel.event import Event
from porphyry.kernel.table import Table, new_table


def finished(seats: int, seed: str) -> Table:
    """A game of random answers, played to its end."""
    game = registry.game("byzantion")
    table = new_table(game, seats, seed, {}, salt=b"")
    at = 7
    while deciders := game.deciders(table.state):
        options = table.legal(deciders[0])
        at = (at * 1103515245 + 12345) % 2147483648
        table.play_code(options[at // 65536 % len(options)].code, deciders[0])
    return table


@pytest.mark.parametrize("seats", [2, 4])
def test_the_tally_agrees_with_the_last_view(seats: int) -> None:
    table = finished(seats, f"tally {seats}")
    tally = table.game.tally(table.state, table.events)
    players = table.view(0)["board"]["players"]
    outcome = table.outcome
    assert outcome is not None

    for seat in range(seats):
        kept = {item for kind, item, who in tally.items if kind == "mission kept" and who == seat}
        played = {item for kind, item, who in tally.items if kind == "card played" and who == seat}
        area = {card for unit in players[seat]["area"] for card in (unit["front"], *unit["behind"])}
        positions = [item for kind, item, who in tally.items if kind == "initiative" and who == seat]
        assert kept == set(players[seat]["missions"]) <= set(MISSION_IDS)
        assert area <= played <= set(CARD_IDS)  # a card that was assassinated was played too
        assert len(positions) == 6
    begun = [outcome.scores[seat] - sum(tally.points[seat].values()) for seat in range(seats)]
    assert sorted(begun) == list(range(5, 5 + seats))  # BZN-SET-02


SOURCES = {
    "BZN-CON-05": "resources contributed",
    "BZN-CON-06": "nomisma contributed",
    "BZN-INF-07": "most auctoritas",
    "BZN-INF-08": "most auctoritas",
    "BZN-FUL-03": "reward of an event",
    "BZN-FUL-04": "penalty of an event",
    "BZN-TRI-04": "trials",
    "BZN-CRD-04": "heroes",
    "BZN-CRD-05": "instants",
    "BZN-CLR-01": "doxa given as a resource",
    "BZN-ITR-04": "intrigue",
    "BZN-SCO-02": "placing by resources",
    "BZN-SCO-03": "placing by cards",
    "BZN-MSR-01": "missions",
    "BZN-SOL-03": "units built",
    "BZN-SOL-25": "results of solo events",
}


@pytest.mark.parametrize(
    ("rule", "source"), [pytest.param(*row, id=row[0], marks=pytest.mark.rule(row[0])) for row in SOURCES.items()]
)
def test_doxa_is_counted_under_the_name_of_its_source(rule: str, source: str) -> None:
    told = [[Event("DoxaScored", rule, {"seat": 1, "amount": 5})], [Event("DoxaLost", rule, {"seat": 1, "amount": 2})]]

    assert tally(2, told).points[1] == {source: 3}


def test_events_are_counted_by_age() -> None:
    table = finished(3, "tally")
    trials = table.game.tally(table.state, table.events).trials
    results = [
        (event.params["event"], event.kind == "EventFulfilled")
        for happened in table.events
        for event in happened
        if event.kind in ("EventFulfilled", "EventCancelled")
    ]

    assert len(trials) == 6
    ages = ["age I", "age II", "age III"]
    assert trials == [
        ("event fulfilled", ages[EVENT_AGE[EVENT_IDS.index(str(event))] - 1], came_off) for event, came_off in results
    ]


def test_alone_the_sources_of_doxa_add_up() -> None:
    table = finished(1, "tally")
    outcome = table.outcome
    assert outcome is not None
    points = table.game.tally(table.state, table.events).points[0]

    assert 5 + sum(points.values()) == outcome.scores[0]  # BZN-SOL-12: five to begin with
