"""Standing orders: what a seat says once instead of answering every time.

A game declares which orders it knows and, in `Game.heeds`, what each answers. An order never does more than its seat could do by hand:
it takes a legal action or leaves the question to the seat.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from porphyry.kernel.errors import Unreadable, nearest
from porphyry.kernel.game import legal

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from porphyry.kernel.event import Event
    from porphyry.kernel.game import Game, Option
    from porphyry.kernel.state import State


class Stop:
    """When an order ends by itself: `Stop("charge", events="ChargeDeclared", of="others")`, `Stop("turn", asked="take_turn")`.

    `events`: kinds of events that end it, if the seat may see them. `of`: whose (their parameter `seat`): anyone's, mine, or others'.
    `asked`: questions that end it, once they are put to the seat anew.
    """

    def __init__(self, name: str, *, events: str = "", of: str = "anyone", asked: str = "") -> None:
        self.name = name
        self.events = events.split()
        self.of = of
        self.asked = asked.split()

    def struck(self, event: Event, seat: int) -> bool:
        """Does this event end the seat's order?"""
        if event.kind not in self.events or not event.seen_by(seat):
            return False
        return self.of == "anyone" or (event.params.get("seat") == seat) == (self.of == "mine")


class StandingOrder:
    """One sort of order: which questions it answers, what can be set (the first value is the default), what can end it."""

    def __init__(
        self,
        name: str,
        rule: str,
        kinds: str,
        *,
        params: Sequence[Option] = (),
        until: Sequence[Stop] = (),
    ) -> None:
        self.name = name
        self.rule = rule
        self.kinds = kinds.split()
        self.params = list(params)
        self.until = list(until)


@dataclass(frozen=True)
class Order:
    """An order that a seat has given. `action`: its one answer, where it was given for a kind of decision and not by a game's own name.

    `armed`: a question that ends it counts; not so while the seat still sits at the very question at which it gave the order.
    """

    seat: int
    name: str
    params: dict[str, str]
    until: tuple[str, ...] = ()
    action: int = -1
    armed: bool = True

    def to_data(self) -> dict[str, Any]:
        """The order as JSON."""
        return {
            "seat": self.seat,
            "name": self.name,
            "params": self.params,
            "until": list(self.until),
            "action": self.action,
            "armed": self.armed,
        }


def order_from_data(data: Mapping[str, Any]) -> Order:
    """The order that `Order.to_data` wrote."""
    return Order(**{**data, "until": tuple(data["until"])})


def declared(game: Game, name: str) -> StandingOrder | None:
    """The game's own order of this name."""
    return next((one for one in game.orders if one.name == name), None)


def give(game: Game, s: State, seat: int, name: str, params: Mapping[str, object], until: Sequence[str]) -> Order:
    """An order by the name the game has for it, checked and complete."""
    sort = declared(game, name)
    if sort is None:
        known = [one.name for one in game.orders]
        raise Unreadable(name, f"an order: {', '.join(known) or f'{game.name} has none'}", nearest(name, known))
    left = dict(params)
    chosen: dict[str, str] = {}
    for option in sort.params:
        value = str(left.pop(option.key, option.default))
        if value not in option.values:
            raise Unreadable(
                value, f"one of {', '.join(option.values)} for {option.key}", nearest(value, option.values)
            )
        chosen[option.key] = value
    for key in left:
        keys = [option.key for option in sort.params]
        raise Unreadable(str(key), f"what can be set: {', '.join(keys) or 'nothing'}", nearest(str(key), keys))
    ends = [stop.name for stop in sort.until]
    for end in until:
        if end not in ends:
            raise Unreadable(end, f"what can end it: {', '.join(ends) or 'only a word of yours'}", nearest(end, ends))
    order = Order(seat, name, chosen, tuple(until))
    return replace(order, armed=_asked(game, s, seat) not in _questions(game, order))


def answer(game: Game, s: State, orders: Iterable[Order]) -> tuple[int, int] | None:
    """The seat and the action of the first open question that an order answers."""
    given = list(orders)
    for seat in game.deciders(s) if given else []:
        kind = _asked(game, s, seat)
        for order in given:
            if order.seat != seat:
                continue
            code = _answer(game, s, order, kind)
            if code >= 0 and code in legal(game, s, seat):
                return seat, code
    return None


def _answer(game: Game, s: State, order: Order, kind: str) -> int:
    if order.action >= 0:
        return order.action if order.name == kind else -1
    for at, sort in enumerate(game.orders):
        if sort.name == order.name and kind in sort.kinds:
            values = [option.values.index(order.params[option.key]) for option in sort.params]
            return game.heeds(s, order.seat, at, values)
    return -1


def lasting(game: Game, s: State, orders: Iterable[Order], events: Iterable[Event]) -> list[Order]:
    """The orders that go on after these events, in the position they have led to."""
    result: list[Order] = []
    happened = list(events)
    for order in orders:
        if any(stop.struck(event, order.seat) for stop in _stops(game, order) for event in happened):
            continue
        questions = _questions(game, order)
        if questions:
            if order.armed and _asked(game, s, order.seat) in questions:
                continue
            if not order.armed and any(
                seat != order.seat and _asked(game, s, seat) in questions for seat in game.deciders(s)
            ):
                order = replace(order, armed=True)
        result.append(order)
    return result


def _stops(game: Game, order: Order) -> list[Stop]:
    sort = declared(game, order.name) if order.action < 0 else None
    if sort is None:
        return [Stop(kind, events=kind) for kind in order.until]
    return [stop for stop in sort.until if stop.name in order.until]


def _questions(game: Game, order: Order) -> list[str]:
    return [kind for stop in _stops(game, order) for kind in stop.asked]


def _asked(game: Game, s: State, seat: int) -> str:
    """Which question is put to this seat now; empty if none is."""
    return game.decision_kinds[game.kind(s, seat)].name if seat in game.deciders(s) else ""
