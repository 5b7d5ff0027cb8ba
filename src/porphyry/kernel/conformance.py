"""Conformance: what every game must keep, checked on random games.

A game's own test suite runs it over its seat counts:

    @pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
    def test_conformance(check): check(GAME, seats=2, seed=1)

Each check raises Breach with the seed, the ply and what was wrong.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel import game as engine
from porphyry.kernel.dice import FAST, Dice, fast_dice
from porphyry.kernel.errors import BadPosition, BadRecord, Illegal
from porphyry.kernel.log_reader import Listeners
from porphyry.kernel.questions import QuestionGame
from porphyry.kernel.record import read
from porphyry.kernel.state import SPECTATOR, state_from_data
from porphyry.kernel.table import Table, new_table, replayed, table_from_position

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game
    from porphyry.kernel.state import State

LIMIT: Final = 20_000
"""A random game must end within so many decisions."""

SAMPLE: Final = 12
"""About so many positions of a game are looked at closely."""

_RULE: Final = re.compile(r"[A-Z]{2,4}-[A-Z]{2,5}-\d{2,3}[a-z]?")


class Breach(AssertionError):
    """The game breaks the contract."""

    def __init__(self, table: Table, what: str) -> None:
        self.record = table.record()
        super().__init__(f"{table.game.name}, {table.seats} seats, ply {table.ply}: {what}")


def walk(game: Game, seats: int, seed: int, options: dict[str, str] | None = None) -> Iterator[tuple[Table, Dice]]:
    """A random game, position by position, with the chooser's own dice; ends when the game does."""
    table = new_table(game, seats, seed, options, salt=b"")
    chooser = fast_dice(seed)
    for _ in range(LIMIT):
        yield table, chooser
        deciders = game.deciders(table.state)
        if not deciders:
            return
        seat = deciders[chooser.below(len(deciders))]
        codes = engine.legal(game, table.state, seat)
        if not codes:
            raise Breach(table, f"seat {seat} must decide and has no legal action")
        table.play_code(codes[chooser.below(len(codes))], seat)
    raise Breach(table, f"no end after {LIMIT} decisions")


def sampled(game: Game, seats: int, seed: int) -> Iterator[tuple[Table, Dice]]:
    """Some positions of a random game that are worth a close look: spread out, every kind of decision among them."""
    length = sum(1 for _ in walk(game, seats, seed))
    stride = max(1, length // SAMPLE)
    seen: set[int] = set()
    for table, chooser in walk(game, seats, seed):
        deciders = game.deciders(table.state)
        kinds = {game.kind(table.state, seat) for seat in deciders}
        if deciders and (table.ply % stride == 0 or kinds - seen):
            seen |= kinds
            yield table, chooser.clone()


def _some(codes: list[int], chooser: Dice, most: int = 40) -> list[int]:
    if len(codes) <= most:
        return codes
    picked = codes.copy()
    chooser.shuffle(picked)
    return picked[:most]


def games_end(game: Game, seats: int, seed: int) -> None:
    """Random games end, with an outcome that stays the same and nothing left to decide."""
    table = None
    for table, _ in walk(game, seats, seed):
        if game.deciders(table.state) and table.outcome is not None:
            raise Breach(table, "has an outcome while somebody must decide")
    assert table is not None
    outcome = table.outcome
    if outcome is None:
        raise Breach(table, "is over without an outcome")
    if table.legal():
        raise Breach(table, "offers actions after the end")
    if (
        len(outcome.places) != seats
        or len(outcome.scores) != seats
        or (not outcome.winners and min(outcome.places) == 1)
    ):
        raise Breach(table, f"outcome does not fit {seats} seats: {outcome}")
    if outcome.to_data() != (table.outcome and table.outcome.to_data()):
        raise Breach(table, "the outcome changes when asked again")
    _rule_id(table, outcome.rule, "the outcome")


def legal_lists_are_sound(game: Game, seats: int, seed: int) -> None:
    """Legal lists are never empty, hold nothing twice, keep their order; every action on them is accepted."""
    for table, chooser in sampled(game, seats, seed):
        for seat in game.deciders(table.state):
            codes = game.legal(table.state, seat)
            if not codes:
                raise Breach(table, f"seat {seat} must decide and has no legal action")
            if len(set(codes)) != len(codes):
                raise Breach(table, f"seat {seat} is offered an action twice")
            if codes != game.legal(table.state, seat):
                raise Breach(table, "the legal list changes when asked again")
            for code in _some(codes, chooser):
                table.state.cached = None  # the rules are asked, not the list that was just made
                refusal = table.why_not(table.text(code), seat)
                if refusal is not None:
                    raise Breach(table, f"{table.text(code)!r} is offered but refused: {refusal}")
                table.clone().play_code(code, seat)


def legal_is_what_why_not_allows(game: Game, seats: int, seed: int) -> None:
    """A question that lists its answers by itself, to be quick, lists the candidates for which its `why_not` is empty."""
    if not isinstance(game, QuestionGame):
        return
    for table, _ in sampled(game, seats, seed):
        question = game.question(table.state)
        for seat in question.deciders(table.state):
            allowed = {
                code for code in question.candidates(table.state, seat) if not question.why_not(table.state, seat, code)
            }
            listed = question.legal(table.state, seat)
            if odd := sorted(allowed ^ set(listed)):
                where = "listed but refused or no candidate" if odd[0] in listed else "allowed but not listed"
                raise Breach(
                    table, f"{question.kind.name}: {table.text(odd[0])!r} is {where}, and {len(odd) - 1} more differ"
                )


def others_are_refused(game: Game, seats: int, seed: int) -> None:
    """Every well-formed action that is not on the list is refused with a rule id, and nothing has moved."""
    for table, chooser in sampled(game, seats, seed):
        before = table.state.fingerprint()
        words = game.words(table.state)
        for _ in range(60):
            code = game.notation.random(chooser, words)
            for seat in range(seats):
                deciding = seat in game.deciders(table.state)
                allowed = deciding and code in game.legal(table.state, seat)
                table.state.cached = None
                refusal = table.why_not(table.text(code), seat)
                if allowed != (refusal is None):
                    verdict = (
                        "allowed by why_not but not offered" if refusal is None else f"offered but refused: {refusal}"
                    )
                    raise Breach(table, f"{table.text(code)!r} by seat {seat} is {verdict}")
                if refusal is None:
                    continue
                _rule_id(table, refusal.rule, f"the refusal of {refusal.action!r}")
                try:
                    table.play(table.text(code), seat)
                except Illegal:
                    pass
                else:
                    raise Breach(table, f"{table.text(code)!r} was played though refused")
        if table.state.fingerprint() != before:
            raise Breach(table, "a refusal changed the state")


def copies_are_independent(game: Game, seats: int, seed: int) -> None:
    """A clone is equal, plays on alike, and does not touch its original."""
    for table, _ in sampled(game, seats, seed):
        first, second = table.state.clone(), table.state.clone()
        before = table.state.fingerprint()
        _play_on(game, first, 20)
        if table.state.fingerprint() != before:
            raise Breach(table, "playing a clone changed the original")
        _play_on(game, second, 20)
        if first.fingerprint() != second.fingerprint():
            raise Breach(table, "two clones played alike went different ways")


def states_survive_storage(game: Game, seats: int, seed: int) -> None:
    """to_data and from_data are exact, and the copy plays on alike."""
    for table, _ in sampled(game, seats, seed):
        data = table.state.to_data()
        copy = state_from_data(data)
        if copy.to_data() != data or copy.fingerprint() != table.state.fingerprint():
            raise Breach(table, "from_data(to_data()) is another state")
        original = table.state.clone()
        _play_on(game, copy, 20)
        _play_on(game, original, 20)
        if copy.fingerprint() != original.fingerprint():
            raise Breach(table, "a stored state plays on differently")


def records_replay(game: Game, seats: int, seed: int) -> None:
    """A whole game replays bit for bit, from text and JSON, with and without its seed."""
    *_, (table, _) = walk(game, seats, seed)
    record = table.record()
    for form in (record.to_json(), record.to_text()):
        try:
            again = replayed(game, read(form))
        except BadRecord as error:
            raise Breach(table, f"the record does not replay: {error}") from error
        if [_told(events) for events in again.events] != [_told(events) for events in table.events]:
            raise Breach(table, "the replay tells other events")
    record.seed = None
    if replayed(game, record).state.facts != table.state.facts:
        raise Breach(table, "the replay from recorded chance outcomes ends elsewhere")


def texts_parse_back(game: Game, seats: int, seed: int) -> None:
    """Text and JSON of every action parse back to it; no two actions share a text."""
    for table, _ in sampled(game, seats, seed):
        for decision in table.decisions():
            texts = [action.text for action in decision.options]
            if len(set(texts)) != len(texts):
                raise Breach(table, "two actions share a text")
            for action in decision.options:
                written = f"{action.text} "  # the space: it is read, not looked up among the lines written before
                if table.action(written) != action.code or table.action(action.to_data()) != action.code:
                    raise Breach(table, f"{action.text!r} does not parse back")


def views_leak_nothing(game: Game, seats: int, seed: int) -> None:
    """Redraw what a seat cannot know: its view and its options must not change."""
    for table, _ in sampled(game, seats, seed):
        for seat in range(seats):
            seen = _seen(table, seat)
            for again in range(3):
                other = table.resample(seat, seed * 31 + again)
                if other.state.dice.mode != FAST:
                    raise Breach(table, "a resampled table still holds the real dice")
                if _seen(other, seat) != seen:
                    raise Breach(
                        table,
                        f"the view of seat {seat} depends on what it cannot know: {_difference(seen, _seen(other, seat))}",
                    )
                if game.faults(other.state):
                    raise Breach(table, f"resampling makes an impossible state: {game.faults(other.state)}")
        watcher = game.view(table.state, SPECTATOR)
        for seat in range(seats):
            if game.view(table.resample(seat, seed + 7).state, SPECTATOR) != watcher:
                raise Breach(table, "the spectator's view depends on what a seat cannot know")
            if not engine.has_secrets(game) and game.view(table.state, seat) != watcher:
                raise Breach(
                    table, f"nothing is hidden in this game, yet seat {seat} sees another board than spectators"
                )


def secret_decisions_stay_secret(game: Game, seats: int, seed: int) -> None:
    """While a secret decision waits for others, nobody can tell what was chosen: same events, same views."""
    for table, chooser in sampled(game, seats, seed):
        deciders = game.deciders(table.state)
        for seat in deciders:
            if not game.decision_kinds[game.kind(table.state, seat)].secret or len(deciders) < 2:
                continue
            for watcher in [SPECTATOR, *[one for one in range(seats) if one != seat]]:
                told = set()
                for code in _some(game.legal(table.state, seat), chooser, 12):
                    after = table.clone()
                    events = after.play_code(code, seat)
                    told.add(repr((_told(events, watcher), _seen(after, watcher))))
                if len(told) > 1:
                    raise Breach(table, f"seat {watcher} can tell what seat {seat} chose in secret")


def pieces_are_conserved(game: Game, seats: int, seed: int) -> None:
    """The game's own invariants hold at every step."""
    for table, _ in walk(game, seats, seed):
        faults = game.faults(table.state)
        if faults:
            raise Breach(table, f"impossible state: {'; '.join(faults)}")


def events_are_told(game: Game, seats: int, seed: int) -> None:
    """Every event has a rule id; every draw of chance is told by an event of dice or a reveal."""
    telling = {kind.name for kind in game.event_kinds if kind.dice or kind.reveals}
    for table, _ in walk(game, seats, seed):
        for event in table.events[-1]:
            _rule_id(table, event.rule, f"event {event.kind}")
        if table.ply and table.chance[-1] and not any(event.kind in telling for event in table.events[-1]):
            raise Breach(table, f"{len(table.chance[-1])} chance outcomes were drawn and no event tells of them")


def logs_tell_the_board(game: Game, seats: int, seed: int) -> None:
    """The board kept from the events alone is the board that is seen, after every action, by everybody."""
    listeners = None
    for table, _ in walk(game, seats, seed):
        if listeners is None:
            listeners = Listeners(table)
            continue
        lies = listeners.check(table, table.events[-1])
        if lies:
            raise Breach(
                table, f"after {table.text(table.plies[-1][1])!r} the log does not tell: {'; '.join(lies[:8])}"
            )


def undo_stops_at_reveals(game: Game, seats: int, seed: int) -> None:
    """Undo restores the position exactly, and is refused wherever an action told somebody something hidden."""
    for table, chooser in sampled(game, seats, seed):
        for seat in game.deciders(table.state):
            for code in _some(game.legal(table.state, seat), chooser, 8):
                after = table.clone()
                after.play_code(code, seat)
                if not after.can_undo(seat):
                    continue
                for watcher in range(seats):
                    _same_for(table, code, seat, watcher, seed)
                after.undo(seat)
                if after.state.fingerprint() != table.state.fingerprint() or after.ply != table.ply:
                    raise Breach(table, f"undoing {table.text(code)!r} does not restore the position")


def _same_for(table: Table, code: int, seat: int, watcher: int, seed: int) -> None:
    """What the watcher is told of an action that can be undone must not depend on what a watcher cannot know."""
    told = set()
    for again in range(3):
        other = table.resample(watcher, seed * 17 + again)
        if code in table.game.legal(other.state, seat):
            told.add(repr(_told(other.play_code(code, seat), watcher)))
    if len(told) > 1:
        raise Breach(table, f"{table.text(code)!r} can be undone but told seat {watcher} something hidden")


def positions_round_trip(game: Game, seats: int, seed: int) -> None:
    """to_position makes a dict that position takes back, at every moment of the game."""
    for table, _ in sampled(game, seats, seed):
        data = table.to_position()
        try:
            again = table_from_position(game, {"seats": seats, "options": table.options, **data})
        except BadPosition as error:
            raise Breach(table, f"position(to_position()) is refused: {error}") from error
        if again.state.facts != table.state.facts or again.state.stack != table.state.stack:
            places = [at for at, (a, b) in enumerate(zip(again.state.facts, table.state.facts, strict=False)) if a != b]
            raise Breach(
                table,
                f"position(to_position()) is another state (facts {places[:8]}, stack {again.state.stack} {table.state.stack})",
            )


def options_all_play(game: Game, seats: int, seed: int) -> None:
    """Every value of every option gives a game that ends."""
    for option in game.options:
        for value in option.values[1:]:
            for _ in walk(game, seats, seed, {option.key: value}):
                pass


def orders_are_sound(game: Game, seats: int, seed: int) -> None:
    """Standing orders name questions and events that exist, answer only with what is legal, and from what their seat may know."""
    kinds = {kind.name for kind in game.decision_kinds}
    events = {kind.name for kind in game.event_kinds}
    for table, chooser in sampled(game, seats, seed) if game.orders else ():
        for at, sort in enumerate(game.orders):
            named = {*sort.kinds, *(kind for stop in sort.until for kind in stop.asked)}
            told = {kind for stop in sort.until for kind in stop.events}
            if sort.name in kinds or not named <= kinds or not told <= events:
                raise Breach(table, f"order {sort.name} names what does not exist, or bears the name of a question")
            _rule_id(table, sort.rule, f"order {sort.name}")
            for seat in game.deciders(table.state):
                if game.decision_kinds[game.kind(table.state, seat)].name in sort.kinds:
                    values = [chooser.below(len(option.values)) for option in sort.params]
                    _answers_soundly(table, at, seat, values, seed)
        if table.ply > 400:
            return


def _answers_soundly(table: Table, order: int, seat: int, values: list[int], seed: int) -> None:
    game = table.game
    code = game.heeds(table.state, seat, order, values)
    if code >= 0 and code not in game.legal(table.state, seat):
        raise Breach(table, f"order {game.orders[order].name} answers {table.text(code)!r}, which is not legal")
    if code != game.heeds(table.resample(seat, seed).state, seat, order, values):
        raise Breach(table, f"order {game.orders[order].name} goes by what seat {seat} cannot know")


CHECKS: Final[list[Callable[[Game, int, int], None]]] = [
    games_end,
    legal_lists_are_sound,
    legal_is_what_why_not_allows,
    others_are_refused,
    copies_are_independent,
    states_survive_storage,
    records_replay,
    texts_parse_back,
    views_leak_nothing,
    secret_decisions_stay_secret,
    pieces_are_conserved,
    events_are_told,
    logs_tell_the_board,
    undo_stops_at_reveals,
    positions_round_trip,
    options_all_play,
    orders_are_sound,
]


def _play_on(game: Game, s: State, steps: int) -> None:
    for number in range(steps):
        deciders = game.deciders(s)
        if not deciders:
            return
        seat = deciders[number % len(deciders)]
        codes = engine.legal(game, s, seat)
        engine.step(game, s, seat, codes[(number * 7919) % len(codes)])


def _rule_id(table: Table, rule: str, what: str) -> None:
    if not _RULE.fullmatch(rule):
        raise Breach(table, f"{what} cites {rule!r}, which is no rule id")


def _told(events: list[Event], seat: int | None = None) -> list[dict[str, object]]:
    return [event.to_data() for event in events if seat is None or event.seen_by(seat)]


def _seen(table: Table, seat: int) -> dict[str, Any]:
    view = table.view(None if seat == SPECTATOR else seat)
    return {key: view[key] for key in ("board", "asked", "legal", "outcome")}


def _difference(one: dict[str, Any], other: dict[str, Any]) -> str:
    for key, value in one.items():
        if value == other.get(key):
            continue
        if isinstance(value, dict) and isinstance(other.get(key), dict):
            return f"{key}.{_difference(value, other[key])}"
        return f"{key}: {value!r} or {other.get(key)!r}"[:400]
    return "?"
