"""Frames: pending work as plain numbers on the state's stack.

A frame is eight numbers: its kind and up to seven fields. The top frame is the work in hand; a handler changes its fields, pushes a
frame for a sub-task, or pops itself when it is done. Nothing is ever suspended in a closure, so any moment can be saved and copied.
"""

from __future__ import annotations

from typing import Final

from porphyry.kernel.state import State

SIZE: Final = 8


def push(
    s: State, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0, g: int = 0
) -> None:
    """Put a new task on top."""
    s.stack.extend((kind, a, b, c, d, e, f, g))


def pop(s: State) -> None:
    """The task in hand is done."""
    stack = s.stack
    del stack[len(stack) - SIZE :]


def top(s: State) -> int:
    """The kind of the task in hand, or -1 if there is none."""
    stack = s.stack
    return stack[-8] if stack else -1


def depth(s: State) -> int:
    """How many tasks are open."""
    return len(s.stack) // SIZE


def field(s: State, i: int) -> int:
    """Field 1 to 7 of the task in hand."""
    return s.stack[i - 8]


def set_field(s: State, i: int, value: int) -> None:
    """Change a field of the task in hand."""
    s.stack[i - 8] = value


def below_kind(s: State) -> int:
    """The kind of the task under the one in hand, or -1."""
    stack = s.stack
    return stack[-16] if len(stack) > SIZE else -1


def below_field(s: State, i: int) -> int:
    """Field 1 to 7 of the task under the one in hand."""
    return s.stack[i - 16]


def set_below_field(s: State, i: int, value: int) -> None:
    """Change a field of the task under the one in hand."""
    s.stack[i - 16] = value
