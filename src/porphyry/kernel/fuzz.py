"""The fuzzer: random legal play, invariants checked at every step, every failure kept as a record that opens.

Two ways of choosing alternate from game to game: evenly among the legal actions, and leaning towards what has been seen least, kinds of
decisions and cited rules, by trying a few options on copies.
"""

from __future__ import annotations

import itertools
from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from porphyry.kernel import game as engine
from porphyry.kernel.dice import Dice, fast_dice
from porphyry.kernel.log_reader import Listeners
from porphyry.kernel.state import State, state_from_data
from porphyry.kernel.table import Table, new_table

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from porphyry.kernel.game import Game
    from porphyry.kernel.record import Record

TRIES: Final = 4
"""So many options are tried on copies when leaning towards the rare."""

LONGEST: Final = 50_000
"""No game may take more decisions."""


@dataclass
class Failure:
    """What went wrong, and the game that led there."""

    what: str
    record: Record
    next_action: str = ""


@dataclass
class Report:
    """What a run has seen."""

    decisions: int = 0
    games: int = 0
    longest: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    rules: Counter[str] = field(default_factory=Counter)
    verbs: Counter[str] = field(default_factory=Counter)
    failure: Failure | None = None


def fuzz(
    game: Game,
    decisions: int,
    seed: int,
    seats: int | None = None,
    progress: Callable[[Report], None] = lambda _: None,
    fixed: dict[str, str] | None = None,
    log: bool = False,
) -> Report:
    """Play random games until this many decisions are taken or something breaks; options in `fixed` are the same in all of them.

    With `log` the board is also kept from the events alone, and compared after every action.
    """
    report = Report()
    for number, (count, options) in enumerate(_set_ups(game, seats, seed, fixed or {})):
        table = new_table(game, count, f"fuzz {seed} {number}", options, salt=b"")
        chooser = fast_dice(seed * 1_000_003 + number)
        listeners = Listeners(table) if log else None
        while report.decisions < decisions and game.deciders(table.state):
            deciders = game.deciders(table.state)
            seat = deciders[chooser.below(len(deciders))]
            code = -1
            try:
                codes = engine.legal(game, table.state, seat)
                if not codes:
                    raise AssertionError(f"seat {seat} must decide and has no legal action")
                code = (
                    _rare(game, table.state, seat, codes, chooser, report)
                    if number % 2
                    else codes[chooser.below(len(codes))]
                )
                _step(game, table, seat, code, chooser, report)
                if listeners is not None and (lies := listeners.check(table, table.events[-1])):
                    raise AssertionError(f"the log does not tell: {'; '.join(lies[:8])}")
            except Exception as error:  # noqa: BLE001 - whatever breaks is the find we are after, and is kept with its record
                line = "" if code < 0 else table.text(code)
                report.failure = Failure(f"{type(error).__name__}: {error}", table.record(), line)
                return report
            if report.decisions % 500 == 0:
                progress(report)
        report.games += 1
        report.longest = max(report.longest, table.ply)
        if report.decisions >= decisions:
            return report
    return report


def _set_ups(game: Game, seats: int | None, seed: int, fixed: dict[str, str]) -> Iterator[tuple[int, dict[str, str]]]:
    """Seat counts in turn, and the values of the option that has most of them; every third game with all options chosen at random."""
    chooser = fast_dice(seed)
    widest = max(game.options, key=lambda option: len(option.values), default=None)
    for number in itertools.count():
        count = seats if seats is not None else game.seat_counts[number % len(game.seat_counts)]
        options = {option.key: option.values[chooser.below(len(option.values))] for option in game.options}
        if number % 3 != 2:
            options = {} if widest is None else {widest.key: widest.values[number // 3 % len(widest.values)]}
        yield count, options | fixed


def _rare(game: Game, s: State, seat: int, codes: list[int], chooser: Dice, report: Report) -> int:
    """Of a few options, the one that leads to what has been seen least."""
    best, rarest = codes[0], -1.0
    for _ in range(min(TRIES, len(codes))):
        code = codes[chooser.below(len(codes))]
        copy = s.clone()
        copy.dice = fast_dice(chooser.below(1_000_000))
        copy.log = []
        engine.step(game, copy, seat, code)
        seen = [report.rules[rule] for _, rule, _, _ in copy.log] + [report.verbs[game.notation.verb(code).name]]
        seen += [report.kinds[game.decision_kinds[game.kind(copy, one)].name] for one in game.deciders(copy)]
        rarity = 1 / (1 + min(seen))
        if rarity > rarest:
            best, rarest = code, rarity
    return best


def _step(game: Game, table: Table, seat: int, code: int, chooser: Dice, report: Report) -> None:
    kind = game.decision_kinds[game.kind(table.state, seat)].name
    if table.ply > LONGEST:
        raise AssertionError(f"no end after {LONGEST} decisions")
    refusal = game.why_not(table.state, seat, code)
    if refusal:
        raise AssertionError(f"offered but refused: {refusal}")
    if report.decisions % 16 == 0:
        _look_closely(game, table, seat, chooser)
    events = table.play_code(code, seat)
    faults = game.faults(table.state)
    if faults:
        raise AssertionError("; ".join(faults))
    report.decisions += 1
    report.kinds[kind] += 1
    report.verbs[game.notation.verb(code).name] += 1
    for event in events:
        report.rules[event.rule] += 1


def _look_closely(game: Game, table: Table, seat: int, chooser: Dice) -> None:
    s = table.state
    before = s.fingerprint()
    if state_from_data(s.to_data()).fingerprint() != before:
        raise AssertionError("from_data(to_data()) is another state")
    code = game.notation.random(chooser, game.words(s))
    line = table.text(code)
    if table.action(line) != code:
        raise AssertionError(f"{line!r} does not parse back")
    allowed = table.why_not(line, seat) is None
    if allowed != (code in engine.legal(game, s, seat)):
        raise AssertionError(f"{line!r}: why_not and the legal list disagree")
    if game.view(s, seat) != game.view(table.resample(seat, chooser.below(1_000_000)).state, seat):
        raise AssertionError(f"the view of seat {seat} depends on what it cannot know")
    if s.fingerprint() != before:
        raise AssertionError("looking changed the state")
