"""Levels: the names by which bots are asked for, from the one that plays anything to the one that thinks longest.

No level sees more than its seat does; they differ by what they make of it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Final, Protocol

from porphyry.bots.crew import several
from porphyry.bots.last import last_action
from porphyry.bots.plans import Plans
from porphyry.bots.search import Manner, Search, Thought
from porphyry.kernel import registry
from porphyry.kernel.action import Action
from porphyry.kernel.common_random_numbers import mixed
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.errors import Unreadable, nearest
from porphyry.kernel.game import legal
from porphyry.kernel.heuristics import Habit, drawn
from porphyry.kernel.table import Latest

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from porphyry.kernel.dice import Dice
    from porphyry.kernel.game import Game
    from porphyry.kernel.state import State
    from porphyry.kernel.table import Table


HABITS: Final = {
    "novice": Habit(thinks=0, overlooks=45),
    "steady": Habit(thinks=18, overlooks=10),
    "strong": Habit(thinks=100, overlooks=0, simulations=24),
    "master": Habit(thinks=100, overlooks=0, simulations=96, ahead=20),
}
"""Of games that declare no others: `Heuristics.habits`."""
NOTICED: Final = 3
"""Who overlooks most options of a decision notices so many, and takes the best of them."""
WITHOUT_JUDGEMENT: Final = {"novice": 8, "steady": 60, "strong": 60, "master": 256}
"""Simulations by random games, where the game judges nothing."""
TIMED: Final = ("strong", "master")
"""Levels that use all of their share of a budget in seconds."""
USUAL_S: Final = 0.1
"""With more time than this more moves are weighed, not only the same ones more often: with four times as much twice as many."""
IN_BETWEEN: Final = 0.1
"""This part of its time a bot takes for a question in the middle of something: a reaction, a loss that must be taken."""
WORTH_A_CREW_S: Final = 0.05
"""Several processes think together about what is given so much time; to ask them takes some milliseconds."""


def habit(game: Game, level: str, s: State) -> Habit:
    """How a level goes about the game on this table."""
    heuristics = game.heuristics()
    return (heuristics.habit(s, level) if heuristics is not None else None) or HABITS[level]


def manner_of(own: Habit, style: str = "") -> Manner:
    """How a search goes about it for whom this is a habit: a few options, played out, played on, and judged."""
    return Manner(
        first=6, growth=0.0, deepest=1, ahead=own.ahead, turns=own.turns, plans=own.plans, most=own.most, style=style
    )


@dataclass(frozen=True)
class Course:
    """A move that has been begun: what was played of it, the last action at which ply, and what is to follow.

    Plain data, so that another process can carry it on.
    """

    ply: int
    seat: int
    code: int
    rest: list[int]
    gone: list[int] = field(default_factory=list)

    def goes_on(self, table: Table, seat: int) -> bool:
        """Is this seat at the next step, with nothing rolled and nobody asked in between?"""
        return self.seat == seat and table.latest == Latest(self.ply, seat, self.code, False)


class Bot(Protocol):
    """What every bot can do.

    A choice hangs on the bot's seed, the position, its ply and the course that the bot has begun, on nothing else: a bot made anew from
    the same seed, with the same course, goes on in the same way.
    """

    level: str
    course: Course | None  # the move it has begun, if it thinks in whole moves

    def choose(self, table: Table, seat: int, budget_s: float | None = None, simulations: int | None = None) -> Action:
        """One of the seat's legal actions, within the budget. It looks only at what the seat may know."""


def seen(table: Table, seat: int, seed: int) -> State:
    """The position with everything redrawn that the seat cannot know: the only way in which a bot looks at a table."""
    return table.resample(seat, seed).state


def dice_at(seed: int, table: Table) -> Dice:
    """A bot's own dice for its choice at this ply."""
    return fast_dice(mixed(mixed(seed, 1), table.ply + 1))


class RandomBot:
    """Plays any legal action, each as likely as the other."""

    level = "random"
    course: Course | None = None

    def __init__(self, game: Game, seed: int = 0) -> None:
        self.game = game
        self.seed = seed

    def choose(self, table: Table, seat: int, budget_s: float | None = None, simulations: int | None = None) -> Action:
        """Any of them."""
        options = table.legal(seat)
        return options[dice_at(self.seed, table).below(len(options))]


class NoviceBot:
    """Knows what looks good in this game, does not look ahead, and often overlooks it."""

    def __init__(self, game: Game, seed: int = 0, overlooks: int | None = None, level: str = "novice") -> None:
        self.game = game
        self.level = level
        self.overlooks = overlooks  # in a hundred actions; None: as the level has them
        self.seed = seed
        self.course: Course | None = None
        self._searcher = SearchBot(game, seed, "novice", simulations=WITHOUT_JUDGEMENT["novice"], share=0.0)

    def choose(self, table: Table, seat: int, budget_s: float | None = None, simulations: int | None = None) -> Action:
        """By the look of it."""
        heuristics = self.game.heuristics()
        if heuristics is None:
            return self._searcher.choose(table, seat)
        overlooks = habit(self.game, self.level, table.state).overlooks if self.overlooks is None else self.overlooks
        dice = dice_at(self.seed, table)
        misses = dice.below(100) < overlooks and _misses(dice, heuristics.lightness(seen(table, seat, 0)))
        s = seen(table, seat, dice.below(1 << 30))
        codes = legal(self.game, s, seat)
        if misses:
            codes = noticed(codes, dice)
        at = drawn(s, heuristics.policy(s, seat, codes)) if len(codes) > 1 else 0
        return action(table, seat, codes[at])


def noticed(codes: list[int], dice: Dice) -> list[int]:
    """What a careless player sees of these options: half of them, at most three."""
    left = codes.copy()
    return [left.pop(dice.below(len(left))) for _ in range(max(1, min(NOTICED, len(codes) // 2)))]


def _misses(dice: Dice, lightness: int) -> bool:
    """Does it overlook most options here?"""
    return lightness == 100 or dice.below(100) < lightness


class LookingBot:
    """Thinks about some of its actions and plays the others by the look of it."""

    def __init__(self, game: Game, seed: int, level: str, style: str = "") -> None:
        self.game = game
        self.level = level
        self.seed = seed
        self._quick = NoviceBot(game, seed + 1, level=level)
        self._slow = searcher(game, seed + 2, level, share=0.25, style=style)

    @property
    def processes(self) -> int:
        """In which it thinks."""
        return self._slow.processes

    @processes.setter
    def processes(self, count: int) -> None:
        self._slow.processes = count

    @property
    def course(self) -> Course | None:
        """The move it has begun."""
        return self._slow.course

    @course.setter
    def course(self, begun: Course | None) -> None:
        self._slow.course = begun

    def choose(self, table: Table, seat: int, budget_s: float | None = None, simulations: int | None = None) -> Action:
        """With care, or not; a bid by chance."""
        dice = dice_at(self.seed, table)
        bid = drawn_bid(self.game, table, seat, dice)
        if bid is not None:
            return bid
        thinks = habit(self.game, self.level, table.state).thinks
        if self.game.heuristics() is None or dice.below(100) < thinks:
            return self._slow.choose(table, seat, budget_s, simulations)
        return self._quick.choose(table, seat)


class SearchBot:
    """Thinks by simulation, over the game's own judgement where it offers one."""

    def __init__(
        self,
        game: Game,
        seed: int = 0,
        level: str = "strong",
        *,
        simulations: int = 200,
        share: float = 1.0,
        processes: int = 1,
        manner: Manner | None = None,
        habitual: bool = False,
        timed: bool = True,
        style: str = "",
    ) -> None:
        self.game = game
        self.level = level
        self.simulations = simulations  # if nobody sets a budget
        self.share = share  # of a budget that somebody sets
        self.processes = processes
        self.manner = manner if manner is not None and game.heuristics() is not None else Manner()
        self.habitual = habitual  # goes about it as its level does on this table, not as it was told
        self.timed = timed  # uses all of a budget in seconds; else it stops after its own number of simulations
        self.style = style  # of a character
        self.seed = seed
        self.course: Course | None = None
        self._plan: list[int] = []  # what has proved best in the last thought, where it thinks in whole moves
        self._search: Search | None = None

    def choose(self, table: Table, seat: int, budget_s: float | None = None, simulations: int | None = None) -> Action:
        """The option that has proved best."""
        options = legal(self.game, table.state, seat)
        course, self.course = self.course, None
        gone = self._gone(course, table, seat)
        if course is not None and course.goes_on(table, seat) and course.rest and course.rest[0] in options:
            plan = course.rest
        elif len(options) == 1:
            plan = options
        else:
            bid = drawn_bid(self.game, table, seat, dice_at(self.seed, table))
            if bid is not None:
                return bid
            self._plan = []
            self.course = course
            thoughts = self.think(table, seat, budget_s, simulations, gone)
            plan = self._plan or [thoughts[0].code]
        self.course = Course(table.ply + 1, seat, plan[0], plan[1:], [*gone, plan[0]])
        return action(table, seat, plan[0])

    def _gone(self, course: Course | None, table: Table, seat: int) -> list[int]:
        """What this seat has done in the move that it is in the middle of, also if others were asked in between."""
        heuristics = self.game.heuristics()
        if course is None or course.seat != seat or heuristics is None or heuristics.is_quiet(table.state):
            return []
        return course.gone

    def think(
        self,
        table: Table,
        seat: int,
        budget_s: float | None = None,
        simulations: int | None = None,
        gone: Sequence[int] = (),
    ) -> list[Thought]:
        """All options that were looked at, the best first."""
        if self.habitual:
            own = habit(self.game, self.level, table.state)
            self.simulations, self.manner = own.simulations, manner_of(own, self.style)
        count, seconds = self._budget(budget_s, simulations)
        if seconds is not None and self.manner.plans:
            more = max(1.0, math.sqrt(seconds / USUAL_S))
            self.manner = replace(self.manner, plans=round(self.manner.plans * more))
        dice = dice_at(self.seed, table)
        root = seen(table, seat, dice.below(1 << 30))
        seed = dice.below(1 << 30)
        heuristics = self.game.heuristics()
        if seconds is not None and heuristics is not None and not heuristics.is_quiet(root):
            seconds *= IN_BETWEEN
        if heuristics is not None and not self.manner.plans:
            known = last_action(self.game, heuristics, root, seat, seed)
            if known is not None:
                self._plan = [known[0].code]
                return known
        if self.processes > 1 and (seconds is None or seconds >= WORTH_A_CREW_S):
            thoughts, self._plan = several(self.game, root, seat, seed, self.manner, count, seconds, self.processes)
            return thoughts
        if heuristics is not None and self.manner.plans:
            plans = Plans(self.game, heuristics, root, seat, seed, self.manner, gone)
            plans.run(count, seconds)
            self._plan = plans.best()
            return plans.thoughts()
        search = self._search if self._may_keep_tree(table, seat, root) else None
        if search is None:
            search = self._search = Search(self.game, root, seat, seed, self.manner)
        search.run(count, seconds)
        return search.thoughts()

    def _budget(self, budget_s: float | None, simulations: int | None) -> tuple[int | None, float | None]:
        if simulations is None and (not budget_s or self.share == 0.0):
            return self.simulations, None
        own = None if self.timed or self.game.heuristics() is None else self.simulations
        count = own if simulations is None else max(1, round(simulations * self.share))
        return count, budget_s * self.share if budget_s else None

    def _may_keep_tree(self, table: Table, seat: int, root: State) -> bool:
        """May what was thought about the step before serve for this one?"""
        course = self.course
        if self._search is None or course is None or not course.goes_on(table, seat):
            return False
        return self._search.follow(course.code, root)


def drawn_bid(game: Game, table: Table, seat: int, dice: Dice) -> Action | None:
    """A choice made at the same time as others, drawn so that it cannot be read; None where the game knows of no such thing here."""
    heuristics = game.heuristics()
    if heuristics is None or game.kind(table.state, seat) not in heuristics.bids:
        return None
    s = seen(table, seat, dice.below(1 << 30))
    codes = legal(game, s, seat)
    weights = heuristics.mixture(s, seat, codes) if len(codes) > 1 else []
    return action(table, seat, codes[drawn(s, weights)]) if weights else None


def action(table: Table, seat: int, code: int) -> Action:
    """The table's own action with this code."""
    return next(one for one in table.legal(seat) if one.code == code)


def searcher(game: Game, seed: int, level: str, share: float, style: str = "") -> SearchBot:
    """Thinks as this level does. A level that thinks about every action takes the time given; the others stop after their own number."""
    if game.heuristics() is None:
        return SearchBot(game, seed, level, simulations=WITHOUT_JUDGEMENT[level], share=share)
    return SearchBot(game, seed, level, share=share, habitual=True, timed=level in TIMED, style=style)


def steady(game: Game, seed: int = 0) -> Bot:
    """Thinks now and then, and overlooks something now and then."""
    return LookingBot(game, seed, "steady")


def strong(game: Game, seed: int = 0) -> Bot:
    """Thinks about every action, with a quarter of the time it is given."""
    return LookingBot(game, seed, "strong")


def master(game: Game, seed: int = 0) -> Bot:
    """Plays on from every option before it judges, with all the time it is given."""
    return searcher(game, seed, "master", share=1.0)


def rusher(game: Game, seed: int = 0) -> Bot:
    """Thinks as `strong` does, and would rather attack."""
    return LookingBot(game, seed, "strong", "rusher")


def builder(game: Game, seed: int = 0) -> Bot:
    """Thinks as `strong` does, and would rather build."""
    return LookingBot(game, seed, "strong", "builder")


def schemer(game: Game, seed: int = 0) -> Bot:
    """Thinks as `strong` does, and would rather have others fight."""
    return LookingBot(game, seed, "strong", "schemer")


LEVELS: Final[dict[str, Callable[[Game, int], Bot]]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "steady": steady,
    "strong": strong,
    "master": master,
}
"""The weakest first."""
CHARACTERS: Final[dict[str, Callable[[Game, int], Bot]]] = {"rusher": rusher, "builder": builder, "schemer": schemer}
"""They think as `strong` does, and like some actions better than those deserve (`Heuristics.styles`)."""
BOTS: Final = {**LEVELS, **CHARACTERS}


def bot(level: str, game: str, seed: int = 0, processes: int = 1) -> Bot:
    """A bot of this level for this game: `porphyry.bot("random", game="byzantium").choose(t, seat)`.

    With several `processes` it thinks in all of them at once, where there is much to think about.
    """
    if level not in BOTS:
        raise Unreadable(level, f"a level: {', '.join(BOTS)}", nearest(level, BOTS))
    made = BOTS[level](registry.game(game), seed)
    if isinstance(made, LookingBot | SearchBot):
        made.processes = processes
    return made
