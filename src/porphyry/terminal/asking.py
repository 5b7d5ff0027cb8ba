"""One decision, asked step by step: what is to be done, then each part of it, with what every answer costs and brings beside it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from porphyry.terminal.narrow import TEXT, VERB, Question, Value, matching, next_question
from porphyry.terminal.weighing import Change, Weighing, said

if TYPE_CHECKING:
    from porphyry.kernel.action import Action
    from porphyry.kernel.decision import Decision
    from porphyry.kernel.table import Table
    from porphyry.terminal.boards import Board
    from porphyry.terminal.look import Look
    from porphyry.terminal.speech import Speech

FEW = 12
"""So many answers get a line each, whatever there is to say about them."""


@dataclass
class Entry:
    """One line to choose from: it plays an action, or picks a part of one, or takes a move step by step."""

    label: str
    options: list[Action] = field(default_factory=list)
    pick: tuple[str, Value] | None = None
    ends: bool = False
    note: str = ""

    @property
    def action(self) -> Action | None:
        """What it plays."""
        return self.options[0] if len(self.options) == 1 else None


class Asking:
    """Goes from question to question until one action is left. `play` is what the table is to be told then."""

    def __init__(self, table: Table, decision: Decision, board: Board, speech: Speech, look: Look) -> None:
        self.table, self.decision, self.board, self.speech, self.look = table, decision, board, speech, look
        self.picks: dict[str, Value] = {}
        self.play: Action | str | None = None
        self.view = table.view(decision.seat)["board"]
        self._sure: Action | None = None
        self._mover: Action | None = None  # whose goal is asked for
        self._entries: list[Entry] = []
        self._reach: dict[str, tuple[int, float]] = {}  # hex: points, chance to come there unhurt
        ends = [option for option in decision.options if option.verb in board.ENDINGS]
        self._ends = ends if len(ends) < len(decision.options) else []
        self._doing = [option for option in decision.options if option not in self._ends]

    # What is shown

    def start(self) -> None:
        """Who is asked what, and by which rule; then the first question."""
        status = self.board.status(self.view, self.decision.seat, self.speech)
        if status:
            print("\n" + self.look.dim(self.look.wrap(status)))
        prompt = self.look.wrap(f"{self.speech.prompt(self.decision, self.table)}  [{self.decision.rule}]")
        print(("" if status else "\n") + self.look.bold(prompt))
        self.show()

    def show(self) -> None:
        """The question that is open now, with numbered answers; what ends a step or a turn comes last."""
        if self._mover is not None:
            self._show_goals(self._mover)
            return
        question = next_question(self._doing, self.picks)
        ends = [] if self.picks else self._ends
        if question is None:
            left = matching(self._doing, self.picks)
            self._entries = [Entry(self.speech.action(one, self.table), [one], note=self._about(one)) for one in left]
        else:
            self._entries = [self._entry(question, at) for at in range(len(question.choices))]
        self._entries += [Entry(self.speech.action(one, self.table), [one], ends=True) for one in ends]
        weighed = Weighing(self.table, self.decision.seat, [entry.options for entry in self._entries])
        self._print_head(question, weighed)
        if len(self._entries) > FEW and not any(one.note for one in self._entries) and not any(weighed.own):
            self._print_close()
        else:
            for number, entry in enumerate(self._entries, 1):
                self._print(number, entry, weighed.own[number - 1])
        if self.picks:
            print(self.look.dim(self.look.wrap(self.speech.say("term-back"), "     ")))

    def _print_head(self, question: Question | None, weighed: Weighing) -> None:
        if question is not None:
            speech, facet = self.speech, question.facet
            if facet in (VERB, TEXT):
                asked = speech.say("term-choose-action" if facet == VERB else "term-choose-one")
            else:
                asked = speech.say("term-choose-field", field=speech.field(facet))
            print(self.look.wrap(asked, "  "))
        if weighed.shared:
            changes = self._said(weighed.shared)
            print(self.look.dim(self.look.wrap(self.speech.say("term-all-alike", changes=changes), "  ")))

    def _print(self, number: int, entry: Entry, changes: list[Change]) -> None:
        more = f" ({self.speech.part('term-more', count=len(entry.options))})" if len(entry.options) > 1 else ""
        brings = f"  [{self._said(changes)}]" if changes else ""
        line = self.look.wrap(f"{entry.label}{more}{brings}", f"{number:4}  ", "        ")
        print(self.look.style(line, "yellow") if entry.ends else line)
        if entry.note:
            print(self.look.dim(self.look.wrap(entry.note, "        ")))

    def _print_close(self) -> None:
        """Many short answers, several on a line."""
        told = [f"{number:4}  {entry.label}" for number, entry in enumerate(self._entries, 1)]
        wide = max(map(len, told)) + 1
        across = max(1, self.look.width // wide)
        for at in range(0, len(told), across):
            print("".join(f"{one:{wide}}" for one in told[at : at + across]).rstrip())

    def _said(self, changes: list[Change]) -> str:
        return said(changes, self.decision.seat, self.board.LEVELS, self.speech)

    def _entry(self, question: Question, at: int) -> Entry:
        choice, facet = question.choices[at], question.facet
        only = choice.only
        verb = choice.options[0].verb
        if only is not None and (facet in (VERB, TEXT) or isinstance(choice.value, int)):
            return Entry(self.speech.action(only, self.table), [only], note=self._about(only))
        if facet == VERB:
            return Entry(self.speech.verb(str(choice.value)), choice.options, (facet, choice.value))
        label = self.speech.value(verb, facet, choice.value)
        note = self._note(self.speech.kind(verb, facet), choice.value)
        return Entry(label, choice.options, (facet, choice.value), note=note)

    def _about(self, action: Action) -> str:
        data = action.to_data()
        notes = [self._note(self.speech.kind(action.verb, name), data[name]) for name in data if name != VERB]
        return " / ".join(note for note in notes if note)

    def _note(self, kind: str, value: Value) -> str:
        if not isinstance(value, str):
            return ""
        return self.board.about(kind, value, self.view, self.decision.seat, self.speech)

    # What is answered

    def back(self) -> None:
        """One question back; at the first one it is only asked again."""
        self._sure = None
        if self._mover is not None:
            self._mover = None
        elif self.picks:
            self.picks.popitem()
        self.show()

    def number(self, number: int) -> bool:
        """Take the answer of this number; False if there is none."""
        if self._mover is not None:
            if number != 1:
                return False
            self.play, self._mover = self._mover, None
            return True
        if not 1 <= number <= len(self._entries):
            return False
        self._take(self._entries[number - 1], number)
        return True

    @property
    def most(self) -> int:
        """The highest number."""
        return 1 if self._mover is not None else len(self._entries)

    def named(self, text: str) -> bool:
        """Take the answer that is called so or begins so, if it is exactly one; or the hex a move is to end in."""
        wanted = text.casefold()
        if self._mover is not None:
            if wanted not in self._reach:
                return False
            self.play = f"{self._mover.text} {wanted}"
            return True
        found = [entry for entry in self._entries if entry.label.casefold() == wanted or self._is_verb(entry, wanted)]
        if not found and len(wanted) > 1:
            found = [entry for entry in self._entries if entry.label.casefold().startswith(wanted)]
        if len(found) != 1:
            return False
        self._take(found[0], self._entries.index(found[0]) + 1)
        return True

    def _is_verb(self, entry: Entry, wanted: str) -> bool:
        return entry.pick == (VERB, wanted)

    def _take(self, entry: Entry, number: int) -> None:
        action = entry.action
        if action is None:
            assert entry.pick is not None
            self.picks[entry.pick[0]] = entry.pick[1]
            self.show()
        elif entry.ends and self._sure != action and self._undone(action):
            self._sure = action
            print(self.look.wrap(self.speech.say("term-sure", undone=self._undone(action), number=number), "  "))
        elif action.verb in self.board.GOALS and self._reached(action):
            self._mover = action
            self.show()
        else:
            self.play = action

    def _undone(self, ending: Action) -> str:
        """What an ending leaves undone, in words; empty if nothing."""
        for verb in self.board.ENDINGS[ending.verb]:
            still = {list(option.to_data().values())[-1] for option in self._doing if option.verb == verb}
            if still and self.speech.has(f"x-undone-{verb}"):
                return self.speech.say(f"x-undone-{verb}", count=len(still))
        return ""

    # A whole move by its goal

    def _reached(self, action: Action) -> bool:
        """Are there hexes that this move can end in?"""
        who = action.to_data()[self.board.GOALS[action.verb]]
        answer = self.table.ask({"about": "reach", "unit": who}, self.decision.seat) or {}
        self._reach = {one["hex"]: (one["cost"], one["unhurt"]) for one in answer.get("hexes", [])}
        return bool(self._reach)

    def _by_cost(self) -> str:
        """The hexes in reach, by the points they take; with the chance to come there unhurt, where it is one."""
        told = []
        for points in sorted({cost for cost, _ in self._reach.values()}):
            hexes = [
                name if unhurt >= 1 else self.speech.part("term-risk", hex=name, chance=percent(unhurt))
                for name, (cost, unhurt) in self._reach.items()
                if cost == points
            ]
            told.append(f"{points}: {' '.join(hexes)}")
        return "; ".join(told)

    def _show_goals(self, action: Action) -> None:
        print(self.look.wrap(self.speech.action(action, self.table), "  "))
        print(self.look.wrap(self.speech.say("term-goal-hex", number=1), "  "))
        hexes = self._by_cost()
        print(self.look.dim(self.look.wrap(self.speech.say("term-hexes-in-reach", hexes=hexes), "  ")))
        print(self.look.wrap(self.speech.say("term-step-by-step"), "   1  "))
        print(self.look.dim(self.look.wrap(self.speech.say("term-back"), "     ")))


def percent(chance: float) -> str:
    """A chance as it is said."""
    return f"{chance:.0%}".replace("%", " %")
