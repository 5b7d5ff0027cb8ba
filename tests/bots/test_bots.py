"""Bots: legal, repeatable, honest about what they can see, and each level better than the one that plays anything."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.example_game import Tesserae

import porphyry
from porphyry.bots import CHARACTERS, LEVELS, bot
from porphyry.bots.levels import HABITS, NoviceBot, SearchBot, habit, noticed, searcher
from porphyry.bots.search import Arms, Manner, ranked
from porphyry.kernel import registry
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.game import Game
from porphyry.kernel.heuristics import Habit, Heuristics
from porphyry.kernel.state import State
from porphyry.kernel.table import Table, new_table
from porphyry.lab.sim import simulate

registry.register(Tesserae())
GAMES = porphyry.games()


def positions(game: Game, seats: int, seed: int, every: int, most: int) -> list[tuple[Table, int]]:
    """Decisions with a choice in a game of random actions, some way apart."""
    table = new_table(game, seats, seed, salt=b"")
    chooser = bot("random", game.name, seed)
    found: list[tuple[Table, int]] = []
    real = 0
    while (seats_asked := game.deciders(table.state)) and len(found) < most:
        seat = seats_asked[-1]
        if len(table.legal(seat)) > 1:
            real += 1
            if real % every == 0:
                found.append((table.clone(), seat))
        table.play_code(chooser.choose(table, seat).code, seat)
    return found


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_a_level_plays_legal_actions_and_repeats_itself(name: str, level: str) -> None:
    game = registry.game(name)
    for table, seat in positions(game, game.seat_counts[-1], 3, 17, 4):
        first = bot(level, name, 11).choose(table, seat, simulations=24)

        assert first in table.legal(seat)
        assert bot(level, name, 11).choose(table, seat, simulations=24) == first


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("name", GAMES)
def test_no_level_looks_at_what_its_seat_cannot_see(name: str, level: str) -> None:
    """Reshuffle the hidden part: the same seed and simulations give the same choice."""
    game = registry.game(name)
    for table, seat in positions(game, game.seat_counts[-1], 5, 13, 4):
        choices = {
            bot(level, name, 23).choose(other, seat, simulations=24).text
            for other in (table, table.resample(seat, 1), table.resample(seat, 2))
        }

        assert len(choices) == 1


@pytest.mark.parametrize("name", GAMES)
def test_what_is_redrawn_hangs_on_the_seats_knowledge_and_the_dice_alone(name: str) -> None:
    """Two deals that a seat cannot tell apart become the same deal, redrawn with the same dice."""
    game = registry.game(name)
    for seats in game.seat_counts:
        for table, seat in positions(game, seats, 7, 11, 12):
            first, second = table.resample(seat, 1), table.resample(seat, 2)

            assert first.resample(seat, 3).state.facts == second.resample(seat, 3).state.facts


class Peeping(Tesserae):
    """A resample that leaves the other hands as they are: what a cheat would look like."""

    def resample(self, s: State, seat: int) -> None:
        return


def test_the_reshuffle_would_catch_a_cheat() -> None:
    honest, peeping = Tesserae(), Peeping("peeping")
    registry.register(peeping)
    try:
        caught = 0
        for table, seat in positions(honest, 3, 5, 2, 12):
            choices = set()
            for seed in range(6):
                other = table.resample(seat, seed)
                seen = Table(peeping, other.state, other.options)
                choices.add(bot("strong", "peeping", 23).choose(seen, seat, simulations=100).text)
            caught += len(choices) > 1
    finally:
        registry._loaded.pop("peeping")

    assert caught >= 1


def test_the_search_beats_chance_without_any_judgement() -> None:
    summary = simulate("tesserae", ["steady", "random"], 60, seed=1)

    assert summary.wins[0] >= 36


@pytest.mark.parametrize("name", GAMES)
def test_a_budget_in_seconds_is_kept(name: str) -> None:
    game = registry.game(name)
    table, seat = positions(game, game.seat_counts[0], 1, 3, 1)[0]
    player = bot("master", name, 1)
    player.choose(table, seat, budget_s=0.05)  # whatever is made once is made now

    started = time.perf_counter()
    player.choose(table, seat, budget_s=0.3)

    assert time.perf_counter() - started < 1.0


def test_two_processes_agree_with_themselves() -> None:
    table = porphyry.new("tesserae", 3, seed=4)
    player = SearchBot(registry.game("tesserae"), 5, processes=2)
    again = SearchBot(registry.game("tesserae"), 5, processes=2)

    thoughts = player.think(table, 0, simulations=40)

    assert 16 < sum(one.visits for one in thoughts) <= 40  # it may stop early, when all is clear
    assert thoughts == again.think(table, 0, simulations=40)


@pytest.mark.parametrize("name", GAMES)
def test_several_processes_think_of_what_one_would(name: str) -> None:
    """Where whole moves are weighed, their counts are added up too, and the best of them is carried out."""
    table = porphyry.new(name, registry.game(name).seat_counts[-1], seed=4)
    while len(table.legal(table.decisions()[0].seat)) < 2:
        table.play(table.legal()[0])
    seat = table.decisions()[0].seat
    player = bot("master", name, 5, processes=2)

    first = player.choose(table, seat, simulations=80)

    assert first in table.legal(seat)
    assert bot("master", name, 5, processes=2).choose(table, seat, simulations=80) == first
    assert player.course is not None and player.course.code == first.code


def test_alone_in_byzantion_strong_thinks_now_and_then() -> None:
    game = registry.game("byzantion")

    assert habit(game, "strong", porphyry.new("byzantion", 1, seed=1).state).thinks == 60
    assert habit(game, "strong", porphyry.new("byzantion", 2, seed=1).state).thinks == 100


def test_a_crew_ends_with_the_program_that_asked() -> None:
    program = (
        "import os, porphyry\n"
        "table = porphyry.new('byzantium', 2, seed=1)\n"
        "porphyry.bot('master', 'byzantium', processes=2).choose(table, 0, simulations=40)\n"
        "from porphyry.bots import crew\n"
        "print(*crew._hands.pool._processes, flush=True)\n"
        "os.kill(os.getpid(), 9)\n"
    )
    ran = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=60, check=False)
    crew = [int(one) for one in ran.stdout.split()]

    assert len(crew) == 2
    ends = time.monotonic() + 10
    while any(Path(f"/proc/{one}").exists() for one in crew) and time.monotonic() < ends:
        time.sleep(0.1)
    assert not any(Path(f"/proc/{one}").exists() for one in crew)


@pytest.mark.parametrize(
    "name", ["byzantium", "byzantion"]
)  # in Guiscard one try of each move may take longer than this
def test_strong_and_master_use_their_time_and_a_reaction_is_answered_at_once(name: str) -> None:
    game = registry.game(name)
    heuristics = game.heuristics()
    assert heuristics is not None
    found = positions(game, game.seat_counts[-1], 1, 7, 12)
    quiet = [one for one in found if heuristics.is_quiet(one[0].state)]
    between = [one for one in found if not heuristics.is_quiet(one[0].state)]
    slow, fast = searcher(game, 1, "master", 1.0), searcher(game, 1, "master", 1.0)

    tries = sum(one.visits for table, seat in quiet[:2] for one in slow.think(table, seat, 0.6))
    fewer = sum(one.visits for table, seat in quiet[:2] for one in fast.think(table, seat, 0.01))
    started = time.perf_counter()
    for table, seat in between[:2]:
        slow.think(table, seat, 1.0)

    assert tries > 2 * fewer
    assert time.perf_counter() - started < 2 * 0.6


def test_a_bot_goes_on_thinking_where_its_own_step_led() -> None:
    """Two coins, one by one, are steps of one move: the second begins with what the first found out."""
    game = Tesserae()
    for table, seat in positions(game, 2, 2, 1, 40):
        if table.decisions()[0].kind != "pay":
            continue
        player = SearchBot(game, 1, simulations=60)
        first = player.choose(table, seat)
        table.play(first)
        if table.outcome is None and table.decisions()[0].seat == seat and table.decisions()[0].kind == "pay":
            before = player.think(table, seat, simulations=1)
            assert sum(one.visits for one in before) > 10
            return
    pytest.fail("no such position")


class Judging(Heuristics):
    """Likes high cards, and holds points for chances."""

    def __init__(self) -> None:
        super().__init__(["points"])

    def value(self, s: State) -> list[float]:
        points = [2.0 + s.facts[8 + seat] + s.facts[16 + seat] for seat in range(s.seats)]
        return [one / sum(points) for one in points]

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        return [1.0 + (code >> 8) % 6 for code in codes]

    def weigh(self, s: State, seat: int) -> list[float]:
        return [float(s.facts[8 + seat] + s.facts[16 + seat])]


class Judged(Tesserae):
    def heuristics(self) -> Heuristics:
        return Judging()


def test_levels_use_the_games_judgement() -> None:
    registry.register(Judged("judged"))
    try:
        wins = simulate("judged", ["steady", "random"], 60, seed=1).wins
        strong = simulate("judged", ["strong", "random"], 20, seed=1, simulations=120).wins
    finally:
        registry._loaded.pop("judged")

    assert wins[0] >= 31
    assert strong[0] >= 12


def test_a_novice_likes_what_looks_good_and_overlooks_most_of_it() -> None:
    """The best-looking option is taken about as often as its weight says; by who overlooks most, far more seldom."""
    game = Judged("tesserae")
    found = positions(game, 3, 2, 1, 40)
    weights = [Judging().policy(t.state, seat, [a.code for a in t.legal(seat)]) for t, seat in found]
    at = max(range(len(found)), key=lambda k: max(weights[k]) / sum(weights[k]) - 1 / len(weights[k]))
    table, seat = found[at]
    best = table.legal(seat)[weights[at].index(max(weights[at]))]

    def taken(overlooks: int) -> int:
        return sum(NoviceBot(game, seed, overlooks=overlooks).choose(table, seat) == best for seed in range(1000))

    assert abs(taken(0) - 1000 * max(weights[at]) / sum(weights[at])) < 60
    assert taken(100) < 0.7 * taken(0)


def test_who_overlooks_most_sees_half_of_the_options_and_at_most_three() -> None:
    codes = list(range(20))
    seen = [noticed(codes, fast_dice(at)) for at in range(60)]

    assert {len(one) for one in seen} == {3}
    assert all(len(set(one)) == 3 for one in seen)
    assert {code for one in seen for code in one} == set(codes)
    assert [len(noticed(codes[:count], fast_dice(1))) for count in (1, 2, 3, 4, 5)] == [1, 1, 1, 2, 2]
    assert codes == list(range(20))


class Stubborn(Judging):
    """Overlooks nothing, and holds more with the look of a thing than with what comes of it."""

    def __init__(self) -> None:
        super().__init__()
        self.trust = 10.0

    def lightness(self, s: State) -> int:
        return 0


class Held(Tesserae):
    def heuristics(self) -> Heuristics:
        return Stubborn()


def test_a_game_says_where_things_are_overlooked() -> None:
    """Where it says nowhere, a careless player plays as a careful one."""
    game = Held("tesserae")
    for table, seat in positions(game, 3, 2, 1, 40):
        weights = Stubborn().policy(table.state, seat, [a.code for a in table.legal(seat)])
        best = table.legal(seat)[weights.index(max(weights))]
        if max(weights) > 0.6 * sum(weights) and len(weights) > 1:
            assert sum(NoviceBot(game, seed, overlooks=100).choose(table, seat) == best for seed in range(100)) > 50


class Habitual(Judging):
    """A game in which a novice overlooks nothing and a master plays on for three actions; with two seats, for four."""

    def __init__(self) -> None:
        super().__init__()
        self.habits["novice"] = Habit(thinks=0, overlooks=0)
        self.habits["master"] = Habit(thinks=100, overlooks=0, simulations=7, ahead=3)

    def habit(self, s: State, level: str) -> Habit | None:
        return Habit(thinks=100, overlooks=0, simulations=9, ahead=4) if s.seats == 2 else super().habit(s, level)


class Accustomed(Tesserae):
    def heuristics(self) -> Heuristics:
        return Habitual()


def test_a_game_may_have_levels_go_about_it_otherwise_and_otherwise_on_every_table() -> None:
    game = Accustomed("tesserae")
    three, two = new_table(game, 3, 1), new_table(game, 2, 1)
    thinker = searcher(game, 1, "master", share=1.0)

    assert habit(game, "novice", three.state).overlooks == 0
    assert habit(game, "strong", three.state) is HABITS["strong"]
    assert habit(Judged("tesserae"), "novice", three.state).overlooks == HABITS["novice"].overlooks == 45
    for table, own in ((three, (7, 3)), (two, (9, 4))):
        thinker.think(table, game.deciders(table.state)[0])
        assert (thinker.simulations, thinker.manner.ahead) == own


def test_a_level_overlooks_as_much_as_its_habit_says() -> None:
    """A novice who overlooks nothing here takes the best-looking of many options more often than one who was told to."""
    game = Accustomed("tesserae")
    own = told = 0
    for table, seat in positions(game, 3, 2, 1, 20):
        codes = [one.code for one in table.legal(seat)]
        weights = Habitual().policy(table.state, seat, codes)
        best = codes[weights.index(max(weights))]
        own += sum(NoviceBot(game, seed).choose(table, seat).code == best for seed in range(200))
        told += sum(NoviceBot(game, seed, overlooks=100).choose(table, seat).code == best for seed in range(200))

    assert own > 1.15 * told


def test_without_judgement_a_level_has_simulations_of_its_own() -> None:
    thinker = searcher(Tesserae(), 1, "master", share=1.0)
    thinker.think(new_table(Tesserae(), 2, 1), 0)

    assert (thinker.simulations, thinker.manner) == (256, Manner())


def test_a_search_believes_the_look_of_an_option_as_far_as_the_game_says() -> None:
    table = porphyry.new("tesserae", 4, seed=4)
    codes = [a.code for a in table.legal(0)]
    weights = Stubborn().policy(table.state, 0, codes)
    player = SearchBot(Held("tesserae"), 5, manner=Manner(first=3, growth=0.0))

    assert player.think(table, 0, simulations=12)[0].code == codes[weights.index(max(weights))]


def test_promising_options_are_met_first_and_the_list_widens() -> None:
    arms = Arms()
    arms.meet([10, 11, 12, 13], [1.0, 5.0, 2.0, 2.0])

    assert [arms.waiting.pop()[1] for _ in range(4)] == [11, 12, 13, 10]  # equals in the order of the list


def test_a_search_looks_at_few_of_many_options_first() -> None:
    table = porphyry.new("tesserae", 4, seed=4)
    player = SearchBot(Judged("tesserae"), 5, manner=Manner(first=1, growth=0.0))

    assert len(player.think(table, 0, simulations=30)) == 1


def test_trust_grows_with_visits() -> None:
    thoughts = ranked([1, 2], [100, 4], [50.0, 2.1], 0.4)

    assert thoughts[0].code == 1


def test_of_options_that_did_alike_the_better_looking_comes_first() -> None:
    assert ranked([1, 2], [4, 4], [2.0, 2.1], 0.4, [0.0, -0.1])[0].code == 1
    assert ranked([1, 2], [4, 4], [2.0, 2.1], 0.4)[0].code == 2


def test_an_unknown_level_is_refused() -> None:
    with pytest.raises(porphyry.Unreadable, match="did you mean 'steady'"):
        porphyry.bot("stedy", "tesserae")


@pytest.mark.parametrize("character", CHARACTERS)
def test_a_character_does_more_of_what_it_likes(character: str) -> None:
    """Counted over whole games of Byzantium: a player can notice it."""
    game = registry.game("byzantium")
    heuristics = game.heuristics()
    assert heuristics is not None

    def share(level: str) -> float:
        liked = actions = 0
        for seed in range(3):
            table = new_table(game, 2, f"style {seed}", salt=b"")
            bots = [bot(level, "byzantium", seed), bot(level, "byzantium", seed + 9)]
            while asked := game.deciders(table.state):
                code = bots[asked[0]].choose(table, asked[0]).code
                actions += 1
                liked += heuristics.liking(character, code) > 0
                table.play_code(code, asked[0])
        return liked / actions

    assert share(character) > 1.2 * share("strong")


def test_a_character_plays_as_strong_does_where_its_game_has_no_style_for_it() -> None:
    table, seat = positions(registry.game("byzantion"), 2, 4, 5, 1)[0]

    assert bot("rusher", "byzantion", 3).choose(table, seat) == bot("strong", "byzantion", 3).choose(table, seat)
