"""The questions of the steps of a turn: fire, charge, move, fight (GUI-SEQ)."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.skirmish import charges, combat, formations, hooks, jobs, missile, movement
from porphyry.games.guiscard.skirmish.question import NOT_OFFERED, SkirmishChoiceQuestion, UnitChoice
from porphyry.games.guiscard.state import (
    ACTIVE,
    BASE,
    BUSY,
    CHARGING,
    COVERED_FIRST,
    COVERED_SECOND,
    HIT_LAST,
    MARKS,
    MOVED,
    OCC,
    ON_MAP,
    ONLY_DECLARED,
    PLACE,
    ROSTER,
    SEAT,
    SIZE,
    STEP,
    count,
    get,
    has,
    reading,
    unmark,
)
from porphyry.kernel.action import pack, verb_of
from porphyry.kernel.compiler import mypyc_attr
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State

MOVE_STEP: Final = 3


@mypyc_attr(allow_interpreted_subclasses=True)
class StepQuestion(SkirmishChoiceQuestion):
    """What the player whose turn it is does in a step of it. `later`: the verbs of later chapters."""

    def __init__(self, name: str, rule: str, verbs: str, choices: list[Choice]) -> None:
        super().__init__(frames.TURN, rule, verbs, choices, name=name)

    def decider(self, s: State) -> int:
        return s.facts[ACTIVE]

    def add(self, s: State, out: list[int]) -> None:
        """What may be done besides closing the step."""
        raise NotImplementedError("add")  # each subclass has its own (tests/games/test_left_open.py)

    def why_not(self, s: State, seat: int, code: int) -> str:
        """What a later chapter puts last depends on the list before it."""
        if hooks.is_last(verb_of(code)) and code in self.legal(s, seat):
            return ""
        return super().why_not(s, seat, code)

    def legal(self, s: State, seat: int) -> list[int]:
        out: list[int] = []
        self.add(s, out)
        if not DONE.why_not(s, seat, no.V_DONE):
            out.append(no.V_DONE)
        hooks.add_last(s, out)
        return out


class Done(Choice):
    """The step is closed (GUI-SEQ-10)."""

    def __init__(self) -> None:
        super().__init__(no.V_DONE)

    def why_not(self, s: State, seat: int, code: int) -> str:
        if s.facts[STEP] != MOVE_STEP:
            return ""
        why = hooks.why_not_pass_on(s)
        return why or (NOT_OFFERED if charges.next_charge(s, CHARGING, MOVED) >= 0 else "")

    def play(self, s: State, seat: int, code: int) -> None:
        close(s)


DONE: Final = Done()
FIRE: Final = missile.Fire()
CLEAR: Final = jobs.Clear()
GATE: Final = jobs.Gate()
PULL: Final = jobs.Pull()
LOOT: Final = jobs.Loot()
CHARGE: Final = charges.Charge()
FORM: Final = formations.Form()
ATTACK: Final = combat.Attack()


class FireStep(StepQuestion):
    """Step 1: shots, engines, and jobs that take the whole turn (GUI-SEQ-03)."""

    def __init__(self, later: list[Choice]) -> None:
        verbs = "fire clear gate pull loot flame hurl spray kindle lend hand break-off done"
        super().__init__("fire", "GUI-SEQ-03", verbs, [FIRE, CLEAR, GATE, PULL, LOOT, DONE, *later])

    def add(self, s: State, out: list[int]) -> None:
        FIRE.add(s, out)
        CLEAR.add(s, out)
        GATE.add(s, out)
        PULL.add(s, out)
        LOOT.add(s, out)
        hooks.add_fire(s, out)


class ChargeStep(StepQuestion):
    """Step 2: charges are declared (GUI-SEQ-04)."""

    def __init__(self, later: list[Choice]) -> None:
        super().__init__("charge", "GUI-SEQ-04", "charge done", [CHARGE, DONE, *later])

    def add(self, s: State, out: list[int]) -> None:
        CHARGE.add(s, out)


class Move(UnitChoice):
    """A unit sets out (GUI-MOV-03)."""

    def __init__(self) -> None:
        super().__init__(no.V_MOVE)

    def add(self, s: State, out: list[int]) -> None:
        f = s.facts
        for u in range(count(s)):
            at = BASE + u * SIZE
            if f[at + SEAT] != f[ACTIVE] or f[at + PLACE] > ON_MAP or f[at + MARKS] & (MOVED | BUSY):
                continue
            if not movement.why_not_move(s, u):
                out.append(pack(no.V_MOVE, f[at + ROSTER]))

    def why_not_unit(self, s: State, u: int, code: int) -> str:
        return movement.why_not_move(s, u)

    def do(self, s: State, u: int, code: int) -> None:
        if has(s, u, CHARGING):
            charges.start_ride(s, u)  # GUI-CHG-14, the other reading: charges are ridden when their owner likes
        else:
            movement.begin(s, u)


MOVE: Final = Move()


class MoveStep(StepQuestion):
    """Step 3: who moves, alone or with others (GUI-SEQ-05)."""

    def __init__(self, later: list[Choice]) -> None:
        verbs = "move form foulkon march haul raise pick drop shift lower roll break-off done"
        choices = [MOVE, FORM, formations.Foulkon(), formations.March(), DONE, *later]
        super().__init__("move", "GUI-SEQ-05", verbs, choices)

    def add(self, s: State, out: list[int]) -> None:
        MOVE.add(s, out)
        FORM.add(s, out)
        hooks.add_moves(s, out)


class CombatStep(StepQuestion):
    """Step 4: who attacks whom (GUI-SEQ-07)."""

    def __init__(self, later: list[Choice]) -> None:
        verbs = "attack ignite douse topple cut wrench break-off done"
        super().__init__("combat", "GUI-SEQ-07", verbs, [ATTACK, DONE, *later])

    def add(self, s: State, out: list[int]) -> None:
        ATTACK.add(s, out)
        hooks.add_fights(s, out)


def close(s: State) -> None:
    """The active player closes a step (GUI-SEQ-10)."""
    step = s.facts[STEP]
    if step == 2:
        charges.find_groups(s)
        next_step(s)
    elif step == 3:
        if reading(s, ONLY_DECLARED):
            close_movement(s)  # GUI-DEF-06, the other reading: nobody declares to stand still
        else:
            frames.STATIONARY.begin(s)
    elif step == 4:
        frames.CLOSE.begin(s)
    else:
        next_step(s)


def next_step(s: State) -> None:
    f = s.facts
    for at in range(BASE + MARKS, f[OCC], SIZE):
        if f[at] & (COVERED_FIRST | COVERED_SECOND):
            f[at] &= ~(COVERED_FIRST | COVERED_SECOND)
    f[STEP] += 1
    ev.tell(s, ev.STEP_BEGAN, "GUI-SEQ-10", (s.facts[ACTIVE], s.facts[STEP]))


def close_movement(s: State) -> None:
    """Step 3 is over; what counts as the last turn's attacks on the other side is forgotten before the new ones."""
    for u in range(count(s)):
        if get(s, u, SEAT) != s.facts[ACTIVE]:
            unmark(s, u, HIT_LAST)
    next_step(s)
