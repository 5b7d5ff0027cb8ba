"""Table: a running game for people and programs. Decisions, legal actions, play, why not, undo, views, record.

The table gives names to what the rules do in numbers. It is the one door through which a state changes.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from porphyry.kernel import consequences, orders, sums
from porphyry.kernel import game as engine
from porphyry.kernel.action import Action
from porphyry.kernel.decision import Decision, Outcome
from porphyry.kernel.dice import Dice, fast_dice, scripted_dice, seed_bytes
from porphyry.kernel.errors import (
    Ambiguous,
    BadPosition,
    BadRecord,
    Illegal,
    NothingToUndo,
    PorphyryError,
    Unreadable,
    nearest,
)
from porphyry.kernel.event import Event, named
from porphyry.kernel.promise import Promise, Proof
from porphyry.kernel.record import Record, from_data
from porphyry.kernel.rehearsal import rehearse
from porphyry.kernel.shapes import Shape, Word, shown
from porphyry.kernel.shapes import Table as ShapeTable
from porphyry.kernel.state import FORCED, MOMENT, SPECTATOR, RawEvent, State, state_from_data

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.game import Game

ENGINE: Final = "0.1.0"
"""The version of the engine, kept in every record."""


class Latest(NamedTuple):
    """The last action of a game: what somebody needs to know who takes the game up on the way."""

    ply: int
    seat: int
    code: int
    rolled: bool  # anything


class Table:
    """One game in play. Made by `porphyry.new`, `porphyry.position` or `porphyry.replay`."""

    def __init__(self, game: Game, state: State, options: dict[str, str], promise: Promise | None = None) -> None:
        self.game = game
        self.state = state
        self.options = options
        self.promise = promise if promise is not None else Promise(b"", b"")
        self.proof: Proof | None = None  # of a replayed record: what it proves about the dice
        self.start: dict[str, Any] | None = None
        self.script: list[int] = []
        self.plies: list[tuple[int, int]] = []  # (seat, action)
        self.moves: list[int] = []  # of each ply: the place in `plies` where its move began
        self.chance: list[list[int]] = [[]]  # outcomes drawn at set-up, then after each ply
        self.ranges: list[list[list[int]]] = [[]]  # of each outcome: the least that could come, and how many could
        self.events: list[list[Event]] = [[]]  # likewise
        self.orders: dict[tuple[int, str], orders.Order] = {}  # standing orders by seat and name
        self.stills: list[State] = []  # the positions at the moments of the last ply
        self.before: Latest | None = (
            None  # the ply before the first one kept here, at a table that was taken up on the way
        )
        self._undo: list[State] = []  # positions the last seat may still go back to
        self._words = game.words(state)
        self._known = {**game.notation.words, **self._words}

    # What is asked, and what may be done

    @property
    def seats(self) -> int:
        """How many play."""
        return self.state.seats

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return len(self.plies) + (self.before.ply if self.before is not None else 0)

    @property
    def latest(self) -> Latest | None:
        """The last action played, or None at the start."""
        if not self.plies:
            return self.before
        seat, code = self.plies[-1]
        return Latest(self.ply, seat, code, bool(self.chance[-1]))

    @property
    def commitment(self) -> str:
        """The published promise about the dice."""
        return self.promise.published

    def decisions(self) -> list[Decision]:
        """The questions open now, one for each seat that must answer; none once the game is over."""
        result = []
        for seat in self.game.deciders(self.state):
            kind = self.game.decision_kinds[self.game.kind(self.state, seat)]
            params = self.game.prompt(self.state, seat)
            result.append(Decision(seat, kind.name, f"prompt-{kind.name}", kind.rule, self._options(seat), params))
        return result

    def legal(self, seat: int | None = None) -> list[Action]:
        """All actions that may be played now, by this seat or by anybody. Empty only once the game is over."""
        deciders = self.game.deciders(self.state)
        return [action for decider in deciders if seat is None or decider == seat for action in self._options(decider)]

    def _options(self, seat: int) -> list[Action]:
        codes = engine.legal(self.game, self.state, seat)
        notation, words = self.game.notation, self._words or None
        return [Action(code, seat, index, notation, words) for index, code in enumerate(codes)]

    def lines(self, seat: int) -> list[str]:
        """What `legal` offers this seat, as canonical lines."""
        if seat not in self.game.deciders(self.state):
            return []
        return self.game.notation.texts(engine.legal(self.game, self.state, seat), self._words or None)

    def action(self, action: Action | str | Mapping[str, object]) -> int:
        """The number of an action given as text, as JSON or as itself; raises Unreadable."""
        if isinstance(action, Action):
            return action.code
        if isinstance(action, str):
            return self.game.notation.read(action, self._words or None)
        return self.game.notation.from_data(action, self._words or None)

    def text(self, code: int) -> str:
        """The canonical line of an action's number."""
        return self.game.notation.text(code, self._words or None)

    def why_not(self, action: Action | str | Mapping[str, object], seat: int | None = None) -> Illegal | None:
        """Why this may not be played now, or None if it may. Answers for any well-formed action of the game."""
        try:
            code = self.action(action)
        except Unreadable:
            try:
                line = self.spelled(action, seat)
            except Illegal as refusal:
                return refusal
            if not line:
                raise
            code = self.action(line[0])
        if seat is None and isinstance(action, Action):
            seat = action.seat
        deciders = self.game.deciders(self.state)
        asked = [seat] if seat is not None else deciders
        refusals = [self._refusal(code, one) for one in asked or [SPECTATOR]]
        return None if None in refusals else refusals[0]

    def _refusal(self, code: int, seat: int) -> Illegal | None:
        game, s = self.game, self.state
        if s.cached is not None and s.cached_seat == seat and code in s.cached:
            return None  # it is on the list that was offered
        deciders = game.deciders(s)
        line = self.text(code)
        params: dict[str, object] = {**game.notation.data(code, self._words or None), "seat": seat}
        if not deciders:
            outcome = game.outcome(s)
            return Illegal(outcome.rule if outcome else "", "game-over", line, params)
        if seat not in deciders:
            kind = game.decision_kinds[game.kind(s, deciders[0])]
            return Illegal(kind.rule, "not-your-decision", line, {**params, "kind": kind.name})
        kind = game.decision_kinds[game.kind(s, seat)]
        if game.notation.verb(code).name not in kind.verbs:
            return Illegal(kind.rule, "not-now", line, {**params, "kind": kind.name})
        answer = game.why_not(s, seat, code)
        if not answer:
            return None
        rule, _, reason = answer.partition(" ")
        return Illegal(rule, reason, line, {**params, **game.reason_params(s, seat, code, reason)})

    # Playing

    def play(self, action: Action | str | Mapping[str, object], seat: int | None = None) -> list[Event]:
        """Play an action and everything that follows from it; returns what happened.

        The seat is inferred where only one can mean it. Raises Unreadable, Illegal or Ambiguous, and then nothing has changed.
        A whole move said in one text (`move jacques m13`) is played as `play_line` plays it.
        """
        try:
            code = self.action(action)
        except Unreadable:
            line = self.spelled(action, seat)
            if not line:
                raise
            return self.play_line(line, seat)
        if seat is None and isinstance(action, Action):
            seat = action.seat
        if seat is None:
            able = [one for one in self.game.deciders(self.state) if self._refusal(code, one) is None]
            if len(able) > 1:
                raise Ambiguous(self.text(code), able)
            seat = able[0] if able else None
        refusal = self.why_not(action) if seat is None else self._refusal(code, seat)
        if refusal is not None:
            raise refusal
        assert seat is not None
        return self._play_checked(code, seat)

    def _play_checked(self, code: int, seat: int) -> list[Event]:
        events = self.play_code(code, seat)
        self._keep_orders(events)
        return events + self.obey()

    def play_line(
        self, line: str | Sequence[Action | str | Mapping[str, object]], seat: int | None = None
    ) -> list[Event]:
        """Play the actions of one move, one after the other; returns what happened.

        It ends early where an action may not be played any more, where something was rolled or revealed, and before a question to
        another seat or one that is asked in secret: what was played until then stands.
        `line` is a list, or a text with the actions separated by semicolons, or a move told by its goal.
        If the first action is refused, or any of them cannot be read, nothing has changed. `undo` takes the whole move back.
        """
        if isinstance(line, str):
            line = self.spelled(line, seat) or [line]
        codes = [self.action(one) for one in line]
        if not codes:
            raise Unreadable("", "the actions of a move")
        begun = len(self.plies)
        veiled = self._asks_veiled()
        told = self.play(line[0], seat)
        mover = self.plies[begun][0]
        taken = _forced(told)
        for code in codes[1:]:
            if veiled:
                break
            if taken and taken[0] == self.text(code):
                del taken[0]  # it was the only choice, and has been made
                continue
            if not self._goes_on(begun, mover) or self._refusal(code, mover) is not None:
                break
            events = self._play_checked(code, mover)
            taken = _forced(events)
            told += events
        for at in range(begun, len(self.plies)):
            if self.plies[at][0] != mover:
                break  # a standing order has answered for another seat
            self.moves[at] = begun
        return told

    def _goes_on(self, begun: int, mover: int) -> bool:
        """Has nothing come between since this move began: no die, no reveal, no other seat, no question that nobody may know of?"""
        return (
            len(self._undo) >= len(self.plies) - begun
            and self.plies[-1][0] == mover
            and self.game.deciders(self.state) == [mover]
            and not self._asks_veiled()
        )

    def _asks_veiled(self) -> bool:
        """Is somebody asked of whom nobody may know it? Such an answer is a move of its own."""
        kinds = self.game.decision_kinds
        return any(kinds[self.game.kind(self.state, who)].veiled for who in self.game.deciders(self.state))

    def spelled(self, action: Action | str | Mapping[str, object], seat: int | None = None) -> list[str]:
        """The actions of a whole move in one text: separated by semicolons, or told by its goal (`move jacques m13`) if the game reads it.

        Empty if it is none. Raises Illegal if it leads nowhere.
        """
        if not isinstance(action, str):
            return []
        if ";" in action:
            return [one for one in (part.strip() for part in action.split(";")) if one]
        deciders = self.game.deciders(self.state)
        who = deciders[0] if seat is None and deciders else seat
        return [] if who not in deciders else self.game.spell(self.state, who, action.split())

    def play_code(self, code: int, seat: int) -> list[Event]:
        """Play an action known to be legal, by its number: the quick door for fuzzers and bots."""
        s = self.state
        before = s.clone()
        raw: list[RawEvent] = []
        trace: list[int] = []
        ranges: list[list[int]] = []
        s.log, s.dice.trace, s.dice.ranges, s.stills = raw, trace, ranges, []
        try:
            engine.step(self.game, s, seat, code)
        except BaseException:
            self.state = before
            raise
        finally:
            self.stills = s.stills
            s.log, s.dice.trace, s.dice.ranges, s.stills = None, None, None, None
        events = [self._named(one) for one in raw]
        if s.dice.counter != before.dice.counter or any(event.reveals for event in events):
            self._undo = []
        else:
            if self.plies and self.plies[-1][0] != seat:
                self._undo = []
            self._undo.append(before)
        self.moves.append(len(self.plies))
        self.plies.append((seat, code))
        self.chance.append(trace)
        self.ranges.append(ranges)
        self.events.append(events)
        return events

    def _named(self, raw: RawEvent) -> Event:
        kind, rule, audience, args = raw
        if kind == FORCED:
            return Event("Forced", rule, {"seat": args[0], "action": self.text(args[1])}, audience)
        if kind == MOMENT:
            return Event("Moment", rule, {"seats": list(args)}, audience, reveals=True)
        return named(self.game.event_kinds[kind], rule, audience, args, self._known)

    # Standing orders

    def stand(
        self, seat: int, what: str, action: str | Mapping[str, object] | None = None, until: Sequence[str] = ()
    ) -> None:
        """Let questions be answered from now on without asking the seat. What is said last under a name counts.

        `what` is an order that the game declares, `action` what can be set about it, `until` what ends it:
        `t.stand(1, "fire-if", {"chance": "30"}, until=["turn"])`.
        Or `what` is a kind of decision, `action` the answer to every such question wherever it is legal, `until` kinds of events
        that the seat may see: `t.stand(1, "react", "pass", until=["DiceRolled"])`.
        `unstand` ends both. Orders are obeyed as soon as something is played, or at once by `obey`.
        """
        if action is None or not isinstance(action, str):
            self.orders[seat, what] = orders.give(self.game, self.state, seat, what, action or {}, until)
            return
        known = [one.name for one in self.game.decision_kinds]
        if what not in known:
            raise Unreadable(what, f"a kind of decision: {', '.join(known)}", nearest(what, known))
        events = [one.name for one in self.game.event_kinds]
        for name in until:
            if name not in events:
                raise Unreadable(name, f"a kind of event: {', '.join(events)}", nearest(name, events))
        self.orders[seat, what] = orders.Order(seat, what, {}, tuple(until), self.action(action))

    def unstand(self, seat: int, what: str | None = None) -> None:
        """Be asked again: where this order answered, or everywhere."""
        self.orders = {key: order for key, order in self.orders.items() if key[0] != seat or what not in (None, key[1])}

    def obey(self) -> list[Event]:
        """Play what standing orders answer now; returns what happened."""
        told: list[Event] = []
        while (found := orders.answer(self.game, self.state, self.orders.values())) is not None:
            events = self.play_code(found[1], found[0])
            self._keep_orders(events)
            told += events
        return told

    def _keep_orders(self, events: list[Event]) -> None:
        if self.orders:
            kept = orders.lasting(self.game, self.state, self.orders.values(), events)
            self.orders = {(order.seat, order.name): order for order in kept}

    def can_undo(self, seat: int | None = None) -> bool:
        """Is there a step this seat (or whoever played last) may take back?"""
        return bool(self._undo) and (seat is None or self.plies[-1][0] == seat)

    def undo(self, seat: int | None = None) -> Action:
        """Take back the last action, or the whole move that `play_line` played; returns the action that is to be chosen again.

        It goes no further back than to the last die, reveal or other seat's decision.
        """
        if not self.plies:
            raise NothingToUndo("nothing")
        last = self.plies[-1][0]
        if seat is not None and last != seat:
            raise NothingToUndo("other")
        if not self._undo:
            raise NothingToUndo("dice")
        code = -1
        for _ in range(len(self.plies) - self.moves[-1]):
            self.state = self._undo.pop()
            _, code = self.plies.pop()
            self.moves.pop()
            self.chance.pop()
            self.ranges.pop()
            self.events.pop()
        return Action(code, last, -1, self.game.notation, self._words or None)

    # Looking

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it runs."""
        return None if self.game.deciders(self.state) else self.game.outcome(self.state)

    def odds(self, action: Action | str | Mapping[str, object], seat: int | None = None) -> dict[str, Any] | None:
        """The exact chances of an action before it is chosen, or None where no dice decide it."""
        code = self.action(action)
        deciders = self.game.deciders(self.state)
        if seat is None:
            seat = action.seat if isinstance(action, Action) else (deciders[0] if deciders else SPECTATOR)
        return self.game.odds(self.state, seat, code) if self._refusal(code, seat) is None else None

    def ask(self, question: Mapping[str, object], seat: int | None = None) -> dict[str, Any] | None:
        """What is answered to a question that plays nothing (a reach, a line of sight); None if the game knows no such question.

        `{"about": "consequences", "actions": ["tax 5"]}` tells what actions cost and bring in every game that counts something;
        `{"about": "sum", "of": "total", "seat": 0}` tells what a number is made of.
        """
        eyes = SPECTATOR if seat is None else seat
        if question.get("about") == sums.ABOUT:
            return sums.ask(self.game, self.state, eyes, dict(question), self.events)
        return consequences.ask(self.game, self.state, eyes, dict(question))

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """All that one seat may know (a spectator, if no seat is given), as plain JSON."""
        who = SPECTATOR if seat is None else seat
        return {
            **self.situation(seat),
            "board": self.game.view(self.state, who),
            "legal": [{"text": action.text, **action.to_data()} for action in self.legal(who)],
        }

    def situation(self, seat: int | None = None) -> dict[str, Any]:
        """A view without its board and its list of legal actions, for whoever keeps those ready."""
        who = SPECTATOR if seat is None else seat
        outcome = self.outcome
        return {
            "game": self.game.name,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "options": self.options,
            "ply": self.ply,
            "seat": seat,
            "commitment": self.commitment,
            "asked": self._asked(who),
            "can_undo": seat is not None and self.can_undo(seat),
            "events": [event.to_data() for event in self.last_events() if event.seen_by(who)],
            "outcome": outcome.to_data() if outcome else None,
        }

    def last_events(self) -> list[Event]:
        """What the last action, or the last whole move, has brought about."""
        begun = self.moves[-1] + 1 if self.moves else 0
        return [event for events in self.events[begun:] for event in events]

    def _asked(self, who: int) -> list[dict[str, object]]:
        result: list[dict[str, object]] = []
        for seat in self.game.deciders(self.state):
            kind = self.game.decision_kinds[self.game.kind(self.state, seat)]
            if kind.veiled and seat != who:
                continue
            if kind.secret and seat != who:
                ask: dict[str, object] = {"seat": None, "kind": kind.name, "rule": kind.rule, "params": {}}
            else:
                ask = {"seat": seat, "kind": kind.name, "rule": kind.rule, "params": self.game.prompt(self.state, seat)}
            if ask not in result:
                result.append(ask)
        return result

    # Copies and papers

    def clone(self) -> Table:
        """An independent table at the same position, with the same history."""
        other = Table(self.game, self.state.clone(), self.options, self.promise)
        other.start, other.script, other.before = self.start, self.script, self.before
        other.plies, other.chance, other.events = self.plies.copy(), self.chance.copy(), self.events.copy()
        other.moves = self.moves.copy()
        other.ranges = self.ranges.copy()
        other.orders = self.orders.copy()
        other._undo = [state.clone() for state in self._undo]
        return other

    def resample(self, seat: int, seed: int) -> Table:
        """A table this seat could not tell from this one: hidden things and all dice to come are redrawn, from a fast stream."""
        s = self.state.clone()
        s.dice = fast_dice(seed)
        s.cached = None
        self.game.resample(s, seat)
        return taken_up(self.game, s, self.options, self.latest)

    def record(self) -> Record:
        """The whole game on paper, the seed included: share it when the game is over."""
        outcome = self.outcome
        return Record(
            game=self.game.name,
            rules_version=self.game.rules_version,
            engine=ENGINE,
            seats=self.seats,
            options=self.options,
            commitment=self.commitment,
            salt=self.promise.salt.hex(),
            seed=self.promise.seed.hex(),
            start=self.start,
            script=self.script,
            plies=[(seat, self.text(code)) for seat, code in self.plies],
            chance=self.chance,
            outcome=outcome.to_data() if outcome else None,
            fingerprint=self.state.fingerprint(),
            data_name=self.game.data_name,
            dice=self.promise.form,
            contributions=[one.hex() for one in self.promise.contributions],
            order=self.promise.order,
            ranges=self.ranges,
        )

    def to_position(self) -> dict[str, Any]:
        """The position as a readable dict that `porphyry.position` takes back."""
        return self.game.to_position(self.state)

    def to_data(self) -> dict[str, Any]:
        """A snapshot that opens without replaying. Holds the secret seed: never for the wire."""
        return {"record": self.record().to_data(), "state": self.state.to_data()}


def _forced(events: list[Event]) -> list[str]:
    """The actions that were taken because there was no other."""
    return [str(event.params["action"]) for event in events if event.kind == "Forced"]


def from_snapshot(game: Game, data: dict[str, Any]) -> Table:
    """The table that `Table.to_data` wrote. Events of earlier plies are not kept in a snapshot."""
    record = from_data(data["record"])
    table = Table(game, state_from_data(data["state"]), record.options, promise_of(record))
    table.start, table.script = record.start, record.script
    table.plies = [(seat, table.action(line)) for seat, line in record.plies]
    table.moves = list(range(len(table.plies)))
    table.chance = record.chance
    table.ranges = record.ranges or [[] for _ in record.chance]
    table.events = [[] for _ in record.chance]
    return table


def checked_options(game: Game, options: Mapping[str, object] | None) -> dict[str, str]:
    """All options with their values; an unknown key or value is refused in words."""
    given = dict(options or {})
    result = {}
    for option in game.options:
        value = given.pop(option.key, option.default)
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if text not in option.values:
            raise Unreadable(
                text, f"one of {', '.join(option.values)} for option {option.key}", nearest(text, option.values)
            )
        result[option.key] = text
    for key in given:
        known = [option.key for option in game.options]
        raise Unreadable(
            str(key), f"an option of {game.name}: {', '.join(known) or 'it has none'}", nearest(str(key), known)
        )
    return result


def new_table(
    game: Game,
    seats: int | None = None,
    seed: int | str | bytes | None = None,
    options: Mapping[str, object] | None = None,
    salt: bytes | None = None,
    promise: Promise | None = None,
) -> Table:
    """A new game. Without a seed the dice are unforeseeable. A promise says all about them: seed, salt, and what the seats contribute."""
    count = game.seat_counts[-1] if seats is None else seats
    if count not in game.seat_counts:
        raise Unreadable(str(count), f"a number of seats for {game.name}: {', '.join(map(str, game.seat_counts))}")
    chosen = checked_options(game, options)
    if promise is None:
        secret = secrets.token_bytes(32) if seed is None else seed_bytes(seed)
        promise = Promise(secret, secrets.token_bytes(16) if salt is None else salt)
    return _begin(game, State(count, [], [], Dice(promise.key())), chosen, promise)


def _begin(game: Game, s: State, options: dict[str, str], promise: Promise) -> Table:
    raw = _listen(s)
    game.setup(s, options)
    engine.take_forced(game, s)
    return _ready(game, s, options, promise, raw)


def _listen(s: State) -> list[RawEvent]:
    """From now on keep what happens and what is drawn."""
    raw: list[RawEvent] = []
    s.log, s.dice.trace, s.dice.ranges = raw, [], []
    return raw


def _ready(game: Game, s: State, options: dict[str, str], promise: Promise, raw: list[RawEvent]) -> Table:
    table = Table(game, s, options, promise)
    table.chance, table.ranges = [s.dice.trace or []], [s.dice.ranges or []]
    s.log, s.dice.trace, s.dice.ranges = None, None, None
    table.events = [[table._named(one) for one in raw]]
    return table


def taken_up(game: Game, s: State, options: dict[str, str], latest: Latest | None) -> Table:
    """A game that goes on from here, without what was played before but for its last action."""
    table = Table(game, s, options)
    table.before = latest
    return table


def table_from_position(
    game: Game,
    data: Mapping[str, Any],
    dice: list[int] | None = None,
    seed: int | str | bytes = 0,
    options: Mapping[str, object] | None = None,
    salt: bytes = b"",
    promise: Promise | None = None,
    *,
    sound: bool = False,
) -> Table:
    """Any position, with scripted dice first and seeded ones after them. `sound`: it was accepted before, and is not rehearsed again.

    Raises BadPosition with every fault. Work in hand (`Game.work_key`) is taken only if it can be looked at and played on.
    """
    if not isinstance(data, Mapping):
        raise BadPosition([f"expected a table, not {shown(data)}"])
    names: list[object] = [*data]
    odd = [f"{shown(name)}: a name is text" for name in names if not isinstance(name, str)]
    if odd:
        raise BadPosition(odd)
    seats = data.get("seats", game.seat_counts[0])
    if type(seats) is not int or seats not in game.seat_counts:
        raise BadPosition([f"seats: expected one of {', '.join(map(str, game.seat_counts))}, not {shown(seats)}"])
    chosen = checked_options(game, _own_options(game, data) if options is None else options)
    script = list(dice or [])
    promise = promise if promise is not None else Promise(seed_bytes(seed), salt)
    s = State(seats, [], [], scripted_dice(script, promise.key()))
    raw = _listen(s)
    own_work = bool(game.work_key) and game.work_key in data
    try:
        game.from_position(s, {key: value for key, value in data.items() if key not in ("seats", "options")}, chosen)
        engine.take_forced(game, s)
        table = _ready(game, s, chosen, promise, raw)
    except PorphyryError:
        raise
    except Exception as error:
        if not own_work:
            raise  # nothing in hand but what the game itself put there: the fault is ours
        raise BadPosition([f"{game.work_key}: this work cannot be taken up: {type(error).__name__}"]) from error
    fault = rehearse(game, table) if own_work and not sound else ""
    if fault:
        raise BadPosition([f"{game.work_key}: {fault}"])
    table.start, table.script = dict(data), script
    return table


def _own_options(game: Game, data: Mapping[str, Any]) -> dict[str, object]:
    """The options that a position brings with it."""
    faults: list[str] = []
    shapes: dict[str, Shape] = {option.key: Word(option.values) for option in game.options}
    given = data.get("options", {})
    ShapeTable(shapes).judge(given, "options", faults)
    if faults:
        raise BadPosition(faults)
    return dict(given)


def replayed(game: Game, record: Record) -> Table:
    """Play a record again, checking every chance outcome, the commitment and the end."""
    if record.rules_version != game.rules_version:
        raise BadRecord(
            [f"it was played under rules version {record.rules_version} of {game.name}; this is {game.rules_version}"]
        )
    if record.data_name != game.data_name:
        raise BadRecord(
            [f"it was played on data {record.data_name or 'of the box'!r}; this is {game.data_name or 'of the box'!r}"]
        )
    promise = promise_of(record)
    faults = promise.faults(record.seed is not None)
    if record.seed is not None and promise.published != record.commitment:
        faults.append("the seed does not fit the published commitment")
    if faults:
        raise BadRecord(faults)
    script = record.script if record.seed is not None else [one for drawn in record.chance for one in drawn]
    if record.start is not None:
        table = table_from_position(game, record.start, script, options=record.options, promise=promise)
        table.script = record.script
    else:
        s = State(record.seats, [], [], scripted_dice(script, promise.key()))
        table = _begin(game, s, checked_options(game, record.options), promise)
        table.script = record.script
    _compare(table.chance[0], record.chance[0], 0)
    for number, (seat, line) in enumerate(record.plies, start=1):
        try:
            table.play(line, seat)
        except (Illegal, Unreadable) as error:
            raise BadRecord([f"ply {number}: {error}"]) from error
        _compare(table.chance[number], record.chance[number], number)
    if record.fingerprint and record.fingerprint != table.state.fingerprint():
        raise BadRecord([f"the end differs: fingerprint {table.state.fingerprint()}, recorded {record.fingerprint}"])
    if record.ranges and record.ranges != table.ranges:
        raise BadRecord(["the ranges of the draws are not those of the rules"])
    drawn = sum([len(one) for one in table.chance])
    table.proof = Proof(promise, record.seed is not None, min(len(record.script), drawn), drawn)
    return table


def promise_of(record: Record) -> Promise:
    """What a record says about its dice; of a seed that is not revealed nothing."""
    try:
        seed = b"" if record.seed is None else bytes.fromhex(record.seed)
        salt = bytes.fromhex(record.salt)
    except ValueError:
        raise BadRecord(["seed and salt are not in hexadecimal"]) from None
    known = record.commitment if record.seed is None else ""
    promise = Promise(seed, salt, [bytes.fromhex(one) for one in record.contributions], record.dice, known)
    promise.order = record.order
    return promise


def _compare(drawn: list[int], recorded: list[int], ply: int) -> None:
    if drawn != recorded:
        raise BadRecord([f"after ply {ply} the dice give {drawn}, the record says {recorded}"])
