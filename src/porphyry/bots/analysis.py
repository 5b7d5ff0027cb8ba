"""Analysis: a finished game explained. Each seat's chance over time, luck and play apart, and what would have been better.

*Chance*: a position is played on by the game's own judgement, many times over, and judged where that ends. Every position meets the same
luck (`kernel/common_random_numbers.py`), so what differs between two of them is the position.
*Luck*: what a roll or a deal brought, against the mean of what it could have brought. *Play*: all the rest of a change. For every seat the
two add up to the way from its first chance to its result, exactly.
*Mistakes*: in a decision the best of what was tried is set against what was played, with what the seat knew and with fresh luck that is
the same for both. It is marked only if it is beyond the noise.

It is for games that are over, by the rules or otherwise: chances are judged from the open table, as everybody may see it then.
"""

from __future__ import annotations

import math
from dataclasses import asdict, dataclass, field, replace
from typing import TYPE_CHECKING, Any, Final

from porphyry.bots.levels import habit, manner_of
from porphyry.bots.plans import Plans
from porphyry.bots.search import LONGEST_FIGHT, Manner, Search, luck, worth
from porphyry.kernel.action import Action
from porphyry.kernel.common_random_numbers import NO_TURN, act, key_of, mixed, play_alike
from porphyry.kernel.dice import Dice, fast_dice
from porphyry.kernel.game import legal, step
from porphyry.kernel.heuristics import best_by_policy, play_any, settle
from porphyry.kernel.table import replayed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.state import State
    from porphyry.kernel.table import Table

VERSION: Final = 1
"""Of the analysis: what was kept of an older one is made anew."""
LOOKS: Final = 64
"""Ways in which every position is played on."""
TRIED: Final = 96
"""Simulations that look for something better."""
FIRST: Final = 24
"""Looks, with the same luck for both, that choose between the best and what was played; a promising difference gets more."""
MORE: Final = 192
SURE: Final = 3.0
"""Standard errors that a mistake must be worth."""
MARKS: Final = {"blunder": 0.20, "mistake": 0.10, "slip": 0.05}
"""How much of a game they cost, at least."""
LONGEST_LINE: Final = 8
"""Actions of a better line."""
TURNING: Final = 5
"""Turning points that are told."""


@dataclass
class Change:
    """What one action, and what was rolled for it, did to every seat's chance."""

    ply: int
    seat: int
    chances: list[float]  # after it
    luck: list[float]
    play: list[float]
    doubt: float  # standard error of the luck, of the seat it concerns most
    rolled: bool


@dataclass
class Better:
    """A decision in which something else was better."""

    ply: int  # that it led to: the position before it is one less
    seat: int
    played: dict[str, Any]  # the action, as JSON with its line as `text`
    best: dict[str, Any]
    loss: float  # of the seat's chance
    doubt: float
    mark: str  # "slip", "mistake", "blunder"
    line: list[dict[str, Any]]  # `seat` and `action`: how it could have gone on
    dice: str  # the seed of the dice of that line


@dataclass
class Seat:
    """One seat's game."""

    luck: float = 0.0
    luck_doubt: float = 0.0
    own: float = 0.0  # what its own play did to its chance
    others: float = 0.0  # and that of the others
    decisions: int = 0
    lost: float = 0.0  # by marked mistakes
    marks: dict[str, int] = field(default_factory=dict)


@dataclass
class Turning:
    """Where the game turned: to whose favour, and whether by dice or by play."""

    ply: int
    seat: int  # whose chance changed most
    by: int  # whose action it was
    before: float
    after: float
    cause: str  # "roll" or "play"


@dataclass
class Sentence:
    """One sentence of the summary: the key of a text and what it names."""

    key: str
    seat: int
    ply: int = 0
    part: float = 0.0


@dataclass
class Explained:
    """All that an analysis says."""

    version: int
    plies: int
    begun: list[float]
    changes: list[Change]
    better: list[Better]
    seats: list[Seat]
    turning: list[Turning]
    summary: list[Sentence]

    def to_data(self) -> dict[str, Any]:
        """As plain JSON."""
        return _rounded(asdict(self))  # type: ignore[no-any-return]  # a dict stays one


def _rounded(value: Any) -> Any:
    if isinstance(value, float):
        return round(value, 4)
    if isinstance(value, dict):
        return {key: _rounded(one) for key, one in value.items()}
    if isinstance(value, list | tuple):
        return [_rounded(one) for one in value]
    return value


class Analysis:
    """The analysis of one game, ply by ply: `forward` until it is `done`, then `result`."""

    def __init__(self, table: Table, seed: int = 0, looks: int = LOOKS, tried: int = TRIED) -> None:
        self.table = table
        self.game = table.game
        self.heuristics = table.game.heuristics()
        self.seed = seed
        self.looks = looks
        self.tried = tried
        self.now = beginning(table)
        self.manner = manner_of(habit(self.game, "master", self.now.state)) if self.heuristics is not None else Manner()
        self.begun: list[float] = []
        self.changes: list[Change] = []
        self.better: list[Better] = []
        self.seats = [Seat() for _ in range(table.seats)]
        self._seen: list[list[float]] = []  # every look at the last position that was judged

    @property
    def at(self) -> int:
        """Plies that have been looked at."""
        return self.now.ply

    @property
    def done(self) -> bool:
        """Is there nothing more to look at?"""
        return self.at == self.table.ply

    def forward(self) -> None:
        """Look at one ply more."""
        if not self._seen:
            self._seen = [self._look(self.now.state, at) for at in range(self.looks)]
            self.begun = _mean(self._seen)
        seat, code = self.table.plies[self.at]
        before = self.now.state.clone()
        options = legal(self.game, before, seat)
        self._decision(before, seat, code, options)
        self.now.play_code(code, seat)
        rolled = bool(self.table.chance[self.at])
        if self._tells(seat, options, rolled=rolled):
            self._change(before, seat, code, rolled=rolled)

    def _tells(self, seat: int, options: list[int], *, rolled: bool) -> bool:
        """Is the position after this action worth a judgement: quiet, rolled for, or somebody else's?"""
        deciders = self.game.deciders(self.now.state)
        if rolled or not deciders:
            return True
        if len(options) == 1:
            return False
        return self.heuristics is None or self.heuristics.is_quiet(self.now.state) or deciders != [seat]

    def _change(self, before: State, seat: int, code: int, *, rolled: bool) -> None:
        after = self.now.state
        seen = [self._look(after, at) for at in range(self.looks)]
        expected = (
            [self._look(self._rolled(before, seat, code, at), at) for at in range(self.looks)] if rolled else seen
        )
        by_luck = _less(seen, expected)
        lucky, play = _mean(by_luck), _mean(_less(expected, self._seen))
        doubts = [_error([row[one] for row in by_luck]) for one in range(len(self.seats))]
        most = max(range(len(doubts)), key=lambda one: abs(lucky[one]))
        self.changes.append(Change(self.at, seat, _mean(seen), lucky, play, doubts[most], rolled))
        for one, own in enumerate(self.seats):
            own.luck += lucky[one]
            own.luck_doubt = math.hypot(own.luck_doubt, doubts[one])
            if one == seat:
                own.own += play[one]
            else:
                own.others += play[one]
        self._seen = seen

    def _rolled(self, before: State, seat: int, code: int, at: int) -> State:
        """Where the same action leads with other dice."""
        s = before.clone()
        s.cached = None
        s.dice = fast_dice(mixed(self.seed + self.at, at))
        step(self.game, s, seat, code)
        return s

    def _look(self, s: State, at: int) -> list[float]:
        """Every seat's chance, as this luck lets the game go on."""
        ahead = s.clone()
        ahead.cached = None
        seed = mixed(self.seed, at)
        ahead.dice = fast_dice(seed)
        self._play_on(ahead, seed, seed, NO_TURN)
        return worth(self.game, self.heuristics, ahead)

    def _play_on(self, s: State, seed: int, key: int, turn: int) -> None:
        game, heuristics, manner = self.game, self.heuristics, self.manner
        if heuristics is None:
            play_any(game, s, manner.to_the_end)
            return
        settle(game, heuristics, s, LONGEST_FIGHT)
        if turn == NO_TURN and manner.turns:
            turn = heuristics.turn(s) + manner.turns
            turn += turn % 2  # the same side has always moved last: who has just moved is judged a little too well
        play_alike(game, heuristics, s, manner.ahead, seed, key, turn)
        settle(game, heuristics, s, LONGEST_FIGHT)

    # What would have been better

    def _decision(self, before: State, seat: int, code: int, options: list[int]) -> None:
        """Is there something better here than what was played?"""
        game, heuristics = self.game, self.heuristics
        if heuristics is None or len(options) == 1 or game.kind(before, seat) in heuristics.bids:
            return
        if self.manner.plans and not heuristics.is_quiet(before):
            return  # it was weighed with the move that it belongs to
        self.seats[seat].decisions += 1
        root = before.clone()
        root.cached = None
        root.dice = fast_dice(mixed(self.seed, self.at + 1))
        game.resample(root, seat)  # what the seat knew
        played = self._played(seat)
        rivals = [way for way in self._promising(root, seat) if way != played[: len(way)] and way[0] in options][:2]
        if not rivals:
            return
        best, gains = max(
            ((way, self._compare(root, seat, way, played, 0, FIRST)) for way in rivals), key=lambda one: sum(one[1])
        )
        if sum(gains) <= 0.5 * MARKS["slip"] * FIRST:
            return
        gains = self._compare(root, seat, best, played, FIRST, MORE)
        loss, doubt = sum(gains) / len(gains), _error(gains)
        mark = next((name for name, least in MARKS.items() if loss >= least), "")
        if not mark or loss < SURE * doubt:
            return
        own = self.seats[seat]
        own.lost += loss
        own.marks[mark] = own.marks.get(mark, 0) + 1
        line, dice = self._line(before, seat, best)
        words = self._words
        self.better.append(
            Better(self.at + 1, seat, words(seat, code), words(seat, best[0]), loss, doubt, mark, line, dice)
        )

    def _played(self, seat: int) -> list[int]:
        """The row of actions that was played: one, or a whole move as far as nothing came between."""
        if not self.manner.plans or self.heuristics is None:
            return [self.table.plies[self.at][1]]
        s = self.now.state.clone()
        row: list[int] = []
        for number in range(self.at, self.table.ply):
            mover, code = self.table.plies[number]
            if mover != seat or (row and self.heuristics.is_quiet(s)) or self.game.deciders(s) != [seat]:
                break
            row.append(code)
            if self.table.chance[number + 1]:
                break
            step(self.game, s, seat, code)
        return row or [self.table.plies[self.at][1]]

    def _promising(self, root: State, seat: int) -> list[list[int]]:
        """Rows of actions that a search likes best, the best first."""
        assert self.heuristics is not None
        seed = mixed(self.seed + 1, self.at)
        if self.manner.plans:
            plans = Plans(self.game, self.heuristics, root, seat, seed, self.manner)
            plans.run(self.tried, None)
            arms = plans.arms
            order = sorted(
                range(len(plans.plans)), key=lambda at: (-arms.visits[at], -arms.values[at] / arms.visits[at])
            )
            return [plans.plans[at] for at in order[:3]]
        search = Search(self.game, root, seat, seed, self.manner)
        search.run(self.tried, None)
        return [[one.code] for one in search.thoughts()[:3]]

    def _compare(
        self, root: State, seat: int, best: list[int], played: list[int], first: int, more: int
    ) -> list[float]:
        """What `best` gains on `played`, look by look, with the same luck for both."""
        seed = mixed(self.seed + 2, self.at)
        return [
            self._try(root, seat, best, seed, at) - self._try(root, seat, played, seed, at)
            for at in range(first, first + more)
        ]

    def _try(self, root: State, seat: int, row: Sequence[int], seed: int, at: int) -> float:
        game, heuristics = self.game, self.heuristics
        assert heuristics is not None
        s = root.clone()
        s.dice = luck(seed, at)
        s.cached = None
        game.resample(s, seat)
        own = key = mixed(seed, at)
        turn = heuristics.turn(root) + self.manner.turns if self.manner.turns else NO_TURN
        for code in row:
            if seat not in game.deciders(s) or code not in legal(game, s, seat):
                break
            key = act(game, s, seat, code, key_of(game, heuristics, s, seat, own, key))
        self._play_on(s, own, key, turn)
        return worth(game, heuristics, s)[seat]

    def _line(self, before: State, seat: int, best: list[int]) -> tuple[list[dict[str, Any]], str]:
        """How it could have gone on, as the game's own judgement plays it, and the seed of its dice."""
        assert self.heuristics is not None
        seed = b"better " + str(self.at + 1).encode()
        s = before.clone()
        s.cached = None
        s.dice = Dice(seed)
        line: list[dict[str, Any]] = []
        rest = list(best)
        while len(line) < LONGEST_LINE + len(best):
            seats = self.game.deciders(s)
            if not seats:
                break
            codes = legal(self.game, s, seats[0])
            code = rest.pop(0) if rest and seats[0] == seat and rest[0] in codes else -1
            if code < 0:
                rest = []
                code = best_by_policy(self.heuristics, s, seats[0], codes)
            line.append({"seat": seats[0], "action": self._words(seats[0], code)})
            step(self.game, s, seats[0], code)
        return line, seed.hex()

    def _words(self, seat: int, code: int) -> dict[str, Any]:
        action = Action(code, seat, -1, self.game.notation, self.game.words(self.now.state) or None)
        return {"text": action.text, **action.to_data()}

    # What it all comes to

    def result(self) -> Explained:
        """All of it, in order."""
        turning = self._turning()
        return Explained(
            VERSION,
            self.table.ply,
            self.begun,
            self.changes,
            self.better,
            self.seats,
            turning,
            summary(self.table, self.begun, self.changes, self.better, self.seats),
        )

    def _turning(self) -> list[Turning]:
        """The biggest changes that one roll or one action brought, in the order of the game."""
        found: list[tuple[float, Turning]] = []
        chances = self.begun
        for change in self.changes:
            for cause, gains in (("roll", change.luck), ("play", change.play)):
                seat = max(range(len(gains)), key=lambda one: abs(gains[one]))
                if abs(gains[seat]) >= MARKS["slip"]:
                    turn = Turning(change.ply, seat, change.seat, chances[seat], change.chances[seat], cause)
                    found.append((abs(gains[seat]), turn))
            chances = change.chances
        best: dict[int, Turning] = {}
        for _, turn in sorted(found, key=lambda one: -one[0]):
            if len(best) < TURNING:
                best.setdefault(turn.ply, turn)
        return [best[ply] for ply in sorted(best)]


def analyse(table: Table, seed: int = 0, looks: int = LOOKS, tried: int = TRIED) -> Explained:
    """A finished game explained: `porphyry.analyse(porphyry.replay(text))`."""
    analysis = Analysis(table, seed, looks, tried)
    while not analysis.done:
        analysis.forward()
    return analysis.result()


def beginning(table: Table) -> Table:
    """The same game before its first action."""
    record = table.record()
    blank = replace(record, plies=[], chance=record.chance[:1], ranges=[], outcome=None, fingerprint="")
    return replayed(table.game, blank)


# The summary

LED: Final = 0.15
"""Of the game: for so long a seat must have led before it is told."""


def summary(
    table: Table, begun: list[float], changes: list[Change], better: list[Better], seats: list[Seat]
) -> list[Sentence]:
    """The game in a few sentences."""
    if table.seats == 1:
        return []
    told: list[Sentence] = []
    winners = table.outcome.winners if table.outcome is not None else []
    winner = winners[0] if len(winners) == 1 else -1
    ahead = [begun, *(change.chances for change in changes)]
    plies = [0, *(change.ply for change in changes)]
    leaders = [one.index(max(one)) for one in ahead]
    if winner >= 0:
        since = next((at + 1 for at in range(len(leaders) - 1, -1, -1) if leaders[at] != winner), 0)
        least = min(range(len(ahead)), key=lambda at: ahead[at][winner])
        told.append(
            Sentence("sum-from-start" if since == 0 else "sum-ahead-since", winner, plies[min(since, len(plies) - 1)])
        )
        if ahead[least][winner] < 0.5 / table.seats:
            told.append(Sentence("sum-came-back", winner, plies[least], ahead[least][winner]))
    for seat in range(table.seats):
        held = [at for at, leader in enumerate(leaders) if leader == seat]
        if seat != winner and held and len(held) >= LED * len(leaders):
            last = held[-1]
            told.append(
                Sentence("sum-led-until", seat, plies[min(last + 1, len(plies) - 1)], max(one[seat] for one in ahead))
            )
    told += _of_luck(changes, seats)
    if better:
        dearest = max(better, key=lambda one: one.loss)
        told.append(Sentence("sum-mistake", dearest.seat, dearest.ply, dearest.loss))
    else:
        told.append(Sentence("sum-no-mistake", -1))
    return told


def _of_luck(changes: list[Change], seats: list[Seat]) -> list[Sentence]:
    told: list[Sentence] = []
    rolls = [(change.luck[seat], change, seat) for change in changes if change.rolled for seat in range(len(seats))]
    for key, sign in (("sum-roll-cost", -1), ("sum-roll-gave", 1)):
        if rolls:
            most, change, seat = max(rolls, key=lambda one: sign * one[0])
            if sign * most >= MARKS["mistake"] and sign * most > 2 * change.doubt:
                told.append(Sentence(key, seat, change.ply, abs(most)))
                break
    for seat, one in enumerate(seats):
        if abs(one.luck) >= MARKS["mistake"] and abs(one.luck) > 2 * one.luck_doubt:
            told.append(Sentence("sum-lucky" if one.luck > 0 else "sum-unlucky", seat, 0, abs(one.luck)))
    return told


def _mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


def _less(some: list[list[float]], others: list[list[float]]) -> list[list[float]]:
    """Look by look, what one position is worth more than the other."""
    return [[x - y for x, y in zip(one, other, strict=True)] for one, other in zip(some, others, strict=True)]


def _error(values: list[float]) -> float:
    """The standard error of their mean."""
    count = len(values)
    mean = sum(values) / count
    return math.sqrt(sum((one - mean) ** 2 for one in values) / max(1, count - 1) / count)
