"""Endings: the outcome of a game that was given up, agreed to be over, or ended by a keeper; and places where some have given up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence


def ranked(outcome: dict[str, Any], given_up: Sequence[int]) -> dict[str, Any]:
    """The rules' outcome, with those who have given up (in that order) last: whoever went first comes behind whoever went later.

    >>> over = {"places": [1, 2, 2], "scores": [9, 5, 5], "winners": [0], "reason": "points", "rule": "X-1", "details": {}}
    >>> ranked(over, [0])["places"], ranked(over, [0])["winners"], ranked(over, [2, 0])["places"]
    ([3, 1, 1], [1, 2], [2, 1, 3])
    """
    if not given_up:
        return outcome
    stayed = [seat for seat in range(len(outcome["places"])) if seat not in given_up]
    places = [0] * len(outcome["places"])
    for seat in stayed:
        places[seat] = 1 + sum(outcome["places"][other] < outcome["places"][seat] for other in stayed)
    for place, seat in enumerate(reversed(given_up), start=len(stayed) + 1):
        places[seat] = place
    details = {**outcome["details"], "given_up": list(given_up)}
    return {**outcome, "places": places, "winners": [seat for seat in stayed if places[seat] == 1], "details": details}


def last_one(seats: int, given_up: Sequence[int], reason: str) -> dict[str, Any]:
    """All others have given up: nobody plays on for nothing."""
    left = seats - len(given_up)
    level = {
        "places": [1] * seats,
        "scores": [0] * seats,
        "winners": list(range(seats)),
        "reason": reason,
        "rule": "",
        "details": {"seat": given_up[-1]},
    }
    return ranked(level, given_up) if left else {**level, "winners": [], "details": {"given_up": list(given_up)}}


def nobody_wins(seats: int, reason: str) -> dict[str, Any]:
    """The game is over without a winner."""
    return {"places": [1] * seats, "scores": [0] * seats, "winners": [], "reason": reason, "rule": "", "details": {}}
