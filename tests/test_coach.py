"""The coach: it has a word for every decision, and warns of a mistake before it is made, knowing no more than the seat."""

from __future__ import annotations

from typing import Any

import pytest

import porphyry
from porphyry import coach, ledger
from porphyry.first import first_game
from porphyry.kernel import registry
from porphyry.kernel.errors import Unreadable
from porphyry.kernel.table import Table
from porphyry.texts import LANGUAGES

GAMES = ledger.games()


def warned(table: Table, *lines: str, seat: int = 0) -> list[str]:
    return [one.id for one in coach.warnings(table, seat, lines)]


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_decision_has_a_tip_in_every_language(name: str) -> None:
    found = coach.coach(name)

    asked = {kind for tip in found.tips for kind in tip.asked}
    assert asked == {kind.name for kind in registry.game(name).decision_kinds}
    both: list[coach.Tip | coach.Warn] = [*found.tips, *found.warnings]
    for one in both:
        assert set(one.say) == set(LANGUAGES) and all(one.say.values()), one.id
    ids = [one.id for one in both]
    assert len(set(ids)) == len(ids)


@pytest.mark.parametrize("name", GAMES)
def test_a_first_game_ends_and_the_coach_always_has_a_word(name: str) -> None:
    first = first_game(name)
    assert first is not None and set(first.say) == set(LANGUAGES)
    said: set[str] = set()

    for seed in range(3):
        table = porphyry.position(name, {"seats": first.seats, "options": first.options, **first.position}, seed=seed)
        bots = [porphyry.bot(first.level, game=name, seed=seed + at) for at in range(first.seats)]
        while table.outcome is None:
            seat = table.decisions()[0].seat
            if seat == first.seat:
                found = coach.tips(table, seat)
                assert found, table.decisions()
                said |= {one.id for one in found}
            table.play(bots[seat].choose(table, seat, 0.01), seat)

    assert len(said) >= 3


def test_the_first_game_of_byzantium_gives_both_sides_enough_to_do() -> None:
    first = first_game("byzantium")
    assert first is not None
    lengths: list[int] = []
    for seed in range(40):
        table = porphyry.position("byzantium", {"seats": first.seats, **first.position}, seed=seed)
        bots = [porphyry.bot(first.level, game="byzantium", seed=10 * seed + at) for at in range(first.seats)]
        actions = [0] * first.seats
        while table.outcome is None:
            decision = table.decisions()[0]
            chosen = bots[decision.seat].choose(table, decision.seat)
            if decision.kind == "choose_action" and decision.seat == first.seat and chosen.verb.startswith("pass"):
                # a learner goes on as long as something can be done
                chosen = next((one for one in table.legal(first.seat) if one.verb == "reinforce"), chosen)
            actions[decision.seat] += decision.kind == "choose_action"
            table.play(chosen, decision.seat)
        lengths.append(min(actions))

    assert sum(length >= 5 for length in lengths) >= 34, lengths


BYZANTIUM: dict[str, tuple[dict[str, Any], str]] = {
    "half-rule": ({"players": {"red": {"byzantine": {"points": 30}, "arab": {"points": 15}}}}, "emperor < pool"),
    "half-rule-now": ({"players": {"red": {"byzantine": {"points": 30}, "arab": {"points": 12}}}}, "church < pool"),
    "upkeep-byzantine": ({"players": {"red": {"byzantine": {"treasury": 12}}}}, "pass"),
    "upkeep-arab": ({"players": {"red": {"arab": {"treasury": 20}}}}, "pass"),
    "walls": (
        {"cities": {"adrianople": {"side": "bulgar", "discs": 1}, "thessalonica": {"side": "bulgar", "discs": 1}}},
        "bulgars-attack constantinople < pool",
    ),
}


@pytest.mark.parametrize("ident", BYZANTIUM)
def test_byzantium_warns(ident: str) -> None:
    position, line = BYZANTIUM[ident]
    table = porphyry.position("byzantium", {"seats": 2, **position})

    assert ident in warned(table, line)


def test_byzantium_is_silent_about_what_is_no_mistake() -> None:
    even = {"players": {"red": {"byzantine": {"points": 30, "treasury": 21}, "arab": {"points": 20, "treasury": 21}}}}
    table = porphyry.position("byzantium", {"seats": 2, **even})

    assert warned(table, "emperor < pool") == warned(table, "control nicaea < pool") == warned(table, "pass") == []


@pytest.mark.parametrize(("byzantine", "arab"), [(44, 25), (30, 15)], ids=["both count", "on the line"])
def test_a_loss_that_cannot_be_avoided_is_no_mistake(byzantine: int, arab: int) -> None:
    red = {
        "byzantine": {"points": byzantine, "treasury": 50},
        "arab": {"points": arab, "treasury": 3, "elite": 1, "main": 1, "levy": 1, "move": 0},
    }
    table = porphyry.position("byzantium", {"seats": 2, "players": {"red": red, "yellow": {"arab": {"treasury": 50}}}})
    for seat in (0, 1):
        table.play("pass", seat)
    total = table.game.view(table.state, 0)["players"][0]["total_now"]
    assert table.decisions()[0].kind == "choose_deserters" and total == byzantine + arab

    assert all(warned(table, line) == [] for line in table.lines(0))
    table.play(table.lines(0)[0], 0)
    assert table.game.view(table.state, 0)["players"][0]["total_now"] < total


def test_the_half_rule_counts_the_cities_too() -> None:
    red = {"byzantine": {"points": 30}, "arab": {"points": 13}}
    cities = {"medina": {"side": "arab", "discs": 3, "controller": "red"}}
    table = porphyry.position("byzantium", {"seats": 2, "players": {"red": red}, "cities": cities})

    assert warned(table, "church < pool") == []
    assert warned(table, "control nicaea < pool") == ["half-rule"]


def test_byzantion_warns_of_giving_nothing_hoarding_and_abstaining() -> None:
    player = {"resources": {"fides": 2, "auctoritas": 3}, "nomisma": 20, "dynamis": 1}
    hand = ["belisarius", "silk-weavers-of-tyre", "codex-commission", "treasurer", "grain-fields-of-egypt", "theodora"]
    common = {"seats": 2, "events": ["neoplatonic-academy"], "order": [0, 1], "option": 0}

    def at(moment: str, **more: object) -> Table:
        given = {key: value for key, value in common.items() if moment != "votes" or key != "option"}
        return porphyry.position("byzantion", {**given, "moment": moment, "players": [{**player, **more}, {}]})

    giving, voting, acting = at("contributions"), at("votes"), at("actions", hand=hand)
    for line in ("announce buy", "buy lignum", "done"):
        acting.play(line, 0)

    assert warned(giving, "give fides 0") == ["lowest"] and warned(giving, "give fides 1") == []
    assert warned(voting, "abstain") == ["abstain"] and warned(voting, "vote first 1") == []
    assert warned(acting, "end") == ["hoarding"]


def battle(step: str, **units: object) -> Table:
    return porphyry.position(
        "guiscard", {"seats": 2, "options": {"scenario": "lances"}, "active": 1, "step": step, "units": units}
    )


def test_guiscard_warns_of_infiltration_along_a_whole_move() -> None:
    table = battle("move", jacques={"hex": "m16", "seat": 1}, argyris={"hex": "m13", "seat": 0})

    assert warned(table, "move jacques", "step m15", "step m14", seat=1) == []
    assert warned(table, "move jacques", "step m15", "step m14", "step l14", seat=1) == ["infiltration"]


def test_guiscard_warns_of_weak_attacks_armour_and_contact_left_alone() -> None:
    table = battle(
        "combat",
        osbern={"hex": "m14", "seat": 1},
        okeanos={"hex": "m13", "seat": 0},
        arthur={"hex": "r10", "seat": 1},
        zenon={"hex": "r9", "seat": 0},
    )

    assert {"weak-attack", "armour"} <= set(warned(table, "attack osbern okeanos", seat=1))
    assert warned(table, "attack arthur zenon", seat=1) == []
    assert warned(table, "done", seat=1) == ["contact"]


def test_a_question_to_the_coach_is_read_with_care() -> None:
    table = porphyry.new("byzantium", seats=2)
    seat = table.decisions()[0].seat

    assert coach.ask(table, 1 - seat, {"about": "coach"}) == {"tips": []}
    assert coach.ask(table, seat, {"about": "coach", "lines": ["pass"]})["warnings"][0]["id"] == "upkeep-arab"
    assert coach.ask(table, seat, {"about": "coach", "lines": ["control hira < pool", "pass"]}) == {"warnings": []}
    with pytest.raises(Unreadable):
        coach.ask(table, seat, {"about": "coach", "lines": "pass"})
