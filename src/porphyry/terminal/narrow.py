"""Narrowing a long list of options by small questions: which action, which place, which source. The browser asks the same questions."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from porphyry.kernel.action import Action

Value = str | int
TEXT = "text"
VERB = "verb"


@dataclass(frozen=True)
class Choice:
    """One answer to a small question, with the options that it still stands for."""

    value: Value
    options: list[Action]

    @property
    def only(self) -> Action | None:
        """The one option that is left, if it is one."""
        return self.options[0] if len(self.options) == 1 else None


@dataclass(frozen=True)
class Question:
    """What is asked next: `verb`, a field, or `text` where nothing else tells the options apart."""

    facet: str
    choices: list[Choice]


def matching(options: Sequence[Action], picks: Mapping[str, Value]) -> list[Action]:
    """The options that have what was picked."""
    return [option for option in options if _has(option, picks)]


def _has(option: Action, picks: Mapping[str, Value]) -> bool:
    facets = {**option.to_data(), TEXT: option.text}
    return all(facets.get(facet) == value for facet, value in picks.items())


def next_question(options: Sequence[Action], picks: Mapping[str, Value]) -> Question | None:
    """The next small question; None if no more than one option is left."""
    left = matching(options, picks)
    if len(left) < 2:
        return None
    facets = list(dict.fromkeys([VERB, *(name for option in left for name in option.to_data())]))
    for facet in facets:
        groups: dict[Value, list[Action]] = {}
        for option in left:
            data = option.to_data()
            if facet in data:
                groups.setdefault(data[facet], []).append(option)
        if len(groups) > 1 and sum(map(len, groups.values())) == len(left):
            return Question(facet, [Choice(value, group) for value, group in groups.items()])
    return Question(TEXT, [Choice(option.text, [option]) for option in left])
