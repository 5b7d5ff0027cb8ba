"""State: all that a running game is, as plain numbers.

One class serves every game. A game names the places in `facts` (constants and small accessor functions in its own state.py) and keeps
its pending work as frames on `stack`. Nothing here refers to anything outside, so a copy is two list copies.
"""

from __future__ import annotations

import hashlib
from typing import Final

from porphyry.kernel.dice import FAST, Dice

ALL: Final = -1
"""The audience of an event that everybody may see, spectators too."""

SPECTATOR: Final = -1
"""The seat number of somebody who only watches."""

FORCED: Final = -1
"""Raw kind of the kernel's own event: a decision with one option was taken by itself. Parameters: seat, action."""

MOMENT: Final = -2
"""Raw kind of the kernel's own event that nobody sees: others might react now, in secret. Parameters: who, in the order of asking."""

RawEvent = tuple[int, str, int, tuple[int, ...]]
"""Kind, rule id, audience (bit mask of seats, or ALL), parameters."""


class State:
    """One position of one game: facts, frames, dice. `log` is None while searching, so that no events are made."""

    __slots__ = ("cached", "cached_seat", "dice", "facts", "log", "seats", "stack", "stills")

    def __init__(self, seats: int, facts: list[int], stack: list[int], dice: Dice) -> None:
        self.seats: int = seats
        self.facts: list[int] = facts
        self.stack: list[int] = stack
        self.dice: Dice = dice
        self.log: list[RawEvent] | None = None
        self.stills: list[State] | None = None  # with a log: the position at each moment
        self.cached: list[int] | None = None  # the last legal list, until the next action
        self.cached_seat: int = -1

    def clone(self) -> State:
        """An independent copy. Its log is off."""
        other = State(self.seats, self.facts.copy(), self.stack.copy(), self.dice.clone())
        other.cached = self.cached
        other.cached_seat = self.cached_seat
        return other

    def to_data(self) -> dict[str, object]:
        """The state as plain JSON, exactly. Holds the secret seed: never for the wire."""
        dice = self.dice
        return {
            "seats": self.seats,
            "facts": self.facts.copy(),
            "stack": self.stack.copy(),
            "dice": {
                "mode": dice.mode,
                "seed": dice.seed.hex(),
                "counter": dice.counter,
                "script": dice.script[::-1],
                "fast": [dice.fast1, dice.fast2],
            },
        }

    def fingerprint(self) -> str:
        """A short stable name of this exact position: equal states, equal fingerprints, in every build and process."""
        digest = hashlib.sha256()
        for part in (self.facts, self.stack, [self.seats, self.dice.counter]):
            digest.update(",".join([str(number) for number in part]).encode())
            digest.update(b";")
        return digest.hexdigest()[:16]


def state_from_data(data: dict[str, object]) -> State:
    """The state that `to_data` wrote."""
    kept = data["dice"]
    assert isinstance(kept, dict)
    dice = Dice(bytes.fromhex(kept["seed"]), list(kept["script"])[::-1])
    dice.mode = int(kept["mode"])
    dice.counter = int(kept["counter"])
    dice.fast1, dice.fast2 = [int(part) for part in kept["fast"]]
    seats, facts, stack = data["seats"], data["facts"], data["stack"]
    assert isinstance(seats, int) and isinstance(facts, list) and isinstance(stack, list)
    return State(seats, list(facts), list(stack), dice)


def emit(s: State, kind: int, rule: str, audience: int, args: tuple[int, ...]) -> None:
    """Say what happened, by which rule, to whom it may be told. Costs nothing while searching."""
    if s.log is not None:
        s.log.append((kind, rule, audience, args))


def moment(s: State, rule: str, seats: tuple[int, ...]) -> None:
    """These seats, for all that everybody can see, might react now. Whether one of them can is a secret, and so is whether it is asked.

    It is said at every such moment, asked or not, and must depend on nothing but what all may know.
    """
    if s.log is not None:
        s.log.append((MOMENT, rule, 0, seats))
        if s.stills is not None:
            s.stills.append(s.clone())


def searching(s: State) -> bool:
    """Is this a copy with the fast stream?"""
    return s.dice.mode == FAST
