"""What the choices cost and bring: worked out once a question, and said beside each."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from porphyry.kernel.consequences import MOST

if TYPE_CHECKING:
    from collections.abc import Sequence

    from porphyry.kernel.action import Action
    from porphyry.kernel.table import Table
    from porphyry.terminal.narrow import Choice
    from porphyry.terminal.speech import Speech

FEW: Final = 12
"""A choice that stands for more options than these is not weighed."""

Change = dict[str, Any]
"""`seat`, `what`, `before`, `after`."""


class Weighing:
    """The consequences of the choices of one question. What they all have in common is `shared`, and said once."""

    def __init__(self, table: Table, seat: int, groups: Sequence[Sequence[Action]]) -> None:
        wanted = [group if len(group) <= FEW else [] for group in groups]
        lines = [option.text for group in wanted for option in group]
        told: dict[str, list[Change]] = {}
        for at in range(0, len(lines) if table.game.counts else 0, MOST):
            answer = table.ask({"about": "consequences", "actions": lines[at : at + MOST]}, seat)
            told |= {one["action"]: one["changes"] for one in (answer or {}).get("consequences", [])}
        common = [_common([told.get(option.text) for option in group]) for group in wanted]
        self.shared = _common(list(common)) if len(common) > 1 else []
        self.own = [[change for change in some if not _is_in(change, self.shared)] for some in common]


def weigh(table: Table, seat: int, choices: Sequence[Choice]) -> Weighing:
    """The consequences of these choices."""
    return Weighing(table, seat, [choice.options for choice in choices])


def _common(some: Sequence[list[Change] | None]) -> list[Change]:
    if not some or any(one is None for one in some):
        return []
    first, *rest = [one for one in some if one is not None]
    return [change for change in first if all(_is_in(change, other) for other in rest)]


def _is_in(change: Change, others: Sequence[Change]) -> bool:
    return any(all(change[key] == other[key] for key in ("seat", "what", "after")) for other in others)


def said(changes: Sequence[Change], seat: int, levels: Sequence[str], speech: Speech) -> str:
    """What changes, in words: what is mine first, then what is paid before what is gained."""
    ranked = sorted(changes, key=lambda one: (one["seat"] != seat, one["what"] in levels, one["after"] - one["before"]))
    return "; ".join(_one(change, seat, levels, speech) for change in ranked)


def _one(change: Change, seat: int, levels: Sequence[str], speech: Speech) -> str:
    by = change["after"] - change["before"]
    amount = f"{change['before']} → {change['after']}" if change["what"] in levels else f"{by:+d}".replace("-", "−")
    what = speech.part(f"x-count-{change['what']}")
    if change["seat"] == seat:
        return speech.part("count-change", what=what, change=amount)
    return speech.part("count-change-of", name=speech.seat(change["seat"]), what=what, change=amount)
