"""Consequences: what an action costs and brings, told before it is chosen.

The action is played on a copy, as far as nothing comes between: it ends before the first die, before another seat is asked, and before
the same seat is asked again. A window in which somebody might react in secret is passed over: nobody reacts.
What the game counts (`Game.counts`) is compared before and after.

Nothing hidden gets out: where a game has secrets, the copy is redrawn first, and from a fixed stream, so that the answer depends on
nothing but what the seat knows. Only what is the same in several such copies is told.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, NamedTuple

from porphyry.kernel import game as engine
from porphyry.kernel.dice import NoChance, closed_dice, fast_dice
from porphyry.kernel.errors import Unreadable

if TYPE_CHECKING:
    from porphyry.kernel.game import Game
    from porphyry.kernel.state import State

ABOUT: Final = "consequences"
MOST: Final = 64
"""Actions that may be asked about at once."""
COPIES: Final = 3
PATIENCE: Final = 64
"""Windows passed over, at most."""

Change = tuple[int, int, int, int]
"""Seat, place in `Game.counts`, before, after."""


class Found(NamedTuple):
    """What changes, what comes then (`dice`, `asked`: this seat again, `others`, `over`, `secret`), and what this seat may do then."""

    changes: list[Change]
    then: str
    next: list[int]


def ask(game: Game, s: State, seat: int, question: dict[str, Any]) -> dict[str, Any] | None:
    """The answer to a question that plays nothing.

    `{"about": "consequences", "actions": [...]}` is answered here, for every game that counts something; the rest by the game itself.
    An action may be several, separated by semicolons. With `"next": true` each comes with what the seat may do after it.
    """
    if question.get("about") != ABOUT:
        return game.ask(s, seat, question)
    if not game.counts:
        return None
    lines = question.get("actions")
    if not isinstance(lines, list) or len(lines) > MOST or not all(isinstance(line, str) for line in lines):
        raise Unreadable(str(lines)[:80], f"`actions`: a list of up to {MOST} lines")
    words = game.words(s) or None
    moves = [[game.notation.read(part.strip(), words) for part in line.split(";")] for line in lines]
    if seat not in game.deciders(s):
        return {"consequences": []}
    copies = _copies(game, s, seat)
    told: list[dict[str, Any]] = []
    for codes in moves:
        found = weigh(game, copies, seat, codes)
        one: dict[str, Any] = {
            "action": "; ".join([game.notation.text(code, words) for code in codes]),
            "changes": [
                {"seat": who, "what": game.counts[what], "before": before, "after": after}
                for who, what, before, after in found.changes
            ],
            "then": found.then,
        }
        if question.get("next") is True:
            one["next"] = [
                {"text": game.notation.text(code, words), **game.notation.data(code, words)} for code in found.next
            ]
        told.append(one)
    return {"consequences": told}


def _copies(game: Game, s: State, seat: int) -> list[State]:
    """The position as the seat sees it, drawn several times if something in it is hidden."""
    result = []
    for number in range(COPIES if engine.has_secrets(game) else 1):
        copy = s.clone()
        if engine.has_secrets(game):
            copy.cached = None
            copy.dice = fast_dice(number)
            game.resample(copy, seat)
        copy.dice = closed_dice()
        result.append(copy)
    return result


def weigh(game: Game, copies: list[State], seat: int, codes: list[int]) -> Found:
    """What changes by an action, or by several one after the other.

    Nothing is told of an answer that several give at once in secret: what follows depends on who has answered already.
    """
    kind = game.decision_kinds[game.kind(copies[0], seat)]
    if kind.secret and not kind.veiled and copies[0].seats > 1:
        return Found([], "secret", [])
    result: Found | None = None
    for copy in copies:
        after = copy.clone()
        then = _carry_out(game, after, seat, codes)
        changes = [
            (who, what, before, now)
            for who in range(copy.seats)
            for what, (before, now) in enumerate(
                zip(game.counted(copy, who, seat), game.counted(after, who, seat), strict=True)
            )
            if before != now
        ]
        found = Found(changes, then, engine.legal(game, after, seat) if then == "asked" else [])
        result = found if result is None else _alike(result, found)
    assert result is not None
    return result


def _alike(one: Found, other: Found) -> Found:
    return Found(
        [change for change in one.changes if change in other.changes],
        one.then if one.then == other.then else "others",
        [code for code in one.next if code in other.next],
    )


def _carry_out(game: Game, s: State, seat: int, codes: list[int]) -> str:
    """Play on until something comes between; says what."""
    for number, code in enumerate(codes):
        verbs = game.decision_kinds[game.kind(s, seat)].verbs
        if game.notation.verb(code).name not in verbs or game.why_not(s, seat, code):
            return "asked" if number else "secret"
        then = _until(game, s, seat, code)
        if then != "asked":
            return then
    return "asked"


def _until(game: Game, s: State, seat: int, code: int) -> str:
    s.cached = None
    try:
        engine.step(game, s, seat, code)
        for _ in range(PATIENCE):
            deciders = game.deciders(s)
            if not deciders:
                return "over"
            if seat in deciders:
                return "asked"
            kind = game.decision_kinds[game.kind(s, deciders[0])]
            if not (kind.veiled and kind.decline):
                break
            engine.step(game, s, deciders[0], game.notation.code(kind.decline))
    except NoChance:
        return "dice"
    return "others"
