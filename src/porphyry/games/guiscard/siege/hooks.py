"""What chapter 11 says in a skirmish: who is led away is lost, and a storm may be broken off."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import day_actions
from porphyry.games.guiscard.siegecraft.hooks import SiegecraftHooks
from porphyry.games.guiscard.state import CAMP, CAPTIVE, SEAT, STEP, get, mark
from porphyry.kernel.questions import Choice
from porphyry.kernel.state import State


class SiegeHooks(SiegecraftHooks):
    """A day of a siege."""

    def led_away(self, s: State, u: int, c: int) -> None:
        """An enemy who is led off the map is lost for his own side (GUI-CAP-02)."""
        if s.facts[CAMP] and get(s, c, SEAT) != get(s, u, SEAT):
            mark(s, c, CAPTIVE)
            ev.tell(s, ev.UNIT_CAPTURED, "GUI-CAP-02", (ev.name(s, c), ev.name(s, u)))

    def add_last(self, s: State, out: list[int]) -> None:
        """GUI-ASL-09: breaking off is no question of its own."""
        if s.facts[CAMP] and (len(out) > 1 or s.facts[STEP] == 3) and day_actions.may_call_off(s):
            out.append(no.V_BREAK_OFF)

    def is_last(self, verb: int) -> bool:
        return verb == no.V_BREAK_OFF


class BreakOff(Choice):
    """The storm is broken off (GUI-ASL-09)."""

    def __init__(self) -> None:
        super().__init__(no.V_BREAK_OFF)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "GUI-ASL-09 not-withdrawn" if s.facts[CAMP] else "GUI-SEQ-12 not-in-scenario"

    def play(self, s: State, seat: int, code: int) -> None:
        day_actions.end_fight(s, ca.C_BROKEN_OFF)
