"""Decisions: what the rules ask next, and of whom."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from porphyry.kernel.action import Action


def typed(params: str) -> list[tuple[str, str]]:
    """Parameters written as `name` or `name:type`, with their types."""
    pairs = [word.partition(":") for word in params.split()]
    return [(name, kind or name) for name, _, kind in pairs]


class DecisionKind:
    """One sort of question.

    `rule`: the rule that asks. `verbs`: the actions that can answer it. `auto`: with one option only it is taken without asking.
    `decline`: the verb that says "no, go on" in a reaction window; a standing pass answers with it.
    `secret`: several seats answer at once and nobody sees who still has to.
    `veiled`: that anybody is asked at all is a secret, because only who holds the right thing is asked.
    `params`: what the question's text needs, as in EventKind: `"city hits:int"`; the game's `prompt` gives their values.
    """

    def __init__(
        self,
        name: str,
        rule: str,
        verbs: str,
        *,
        auto: bool = False,
        decline: str = "",
        secret: bool = False,
        veiled: bool = False,
        params: str = "",
    ) -> None:
        self.name = name
        self.rule = rule
        self.verbs = verbs.split()
        self.auto = auto
        self.decline = decline
        self.secret = secret or veiled
        self.veiled = veiled
        self.params = typed(params)

    @property
    def reaction(self) -> bool:
        """Is it an interruption that a seat may let pass?"""
        return bool(self.decline)


@dataclass(frozen=True, slots=True)
class Decision:
    """A question open now: who must answer, what is asked, and the legal answers."""

    seat: int
    kind: str
    prompt: str
    rule: str
    options: list[Action]
    params: dict[str, object] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: places (1 is best, equal places are shared), scores, and why it ended."""

    places: list[int]
    scores: list[int]
    reason: str
    rule: str
    details: dict[str, object] = field(default_factory=dict)

    @property
    def winners(self) -> list[int]:
        """The seats in first place."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    def to_data(self) -> dict[str, object]:
        """The outcome as JSON."""
        return {
            "places": self.places,
            "scores": self.scores,
            "winners": self.winners,
            "reason": self.reason,
            "rule": self.rule,
            "details": self.details,
        }
