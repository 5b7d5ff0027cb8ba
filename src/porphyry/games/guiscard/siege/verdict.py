"""How a siege ends, and how its food runs out (GUI-CAP, GUI-SUP-04, GUI-SUP-05)."""

from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import scoring as sco
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.campaign import besieged, besieger, get, put, strength
from porphyry.games.guiscard.state import OVER, WHY_OVER
from porphyry.kernel.state import State


def win(s: State, seat: int, cause: int, rule: str) -> None:
    """The siege is over."""
    if s.facts[OVER]:
        return
    siege = ca.siege_of(s)
    draw = cause == ca.C_HUNGER and siege.hunger_draws
    if seat == besieger(s) and siege.relief_day and get(s, ca.DAY) >= siege.relief_day:
        draw = True  # scenario 13: taken too late is half a victory
    s.facts[OVER] = sco.DRAW if draw else sco.FIRST if seat == 0 else sco.SECOND
    s.facts[WHY_OVER] = cause
    if get(s, ca.DAY):
        ca.note(s, ca.E_RESULT, cause)
    ev.tell(s, ev.SIEGE_ENDED, rule, (seat, cause, s.facts[OVER]))


def test_authority(s: State) -> None:
    """Without anybody who commands the besieged surrender; without anybody at all the besieger has gone (GUI-CAP-02)."""
    if not strength(s, besieger(s)):
        win(s, besieged(s), ca.C_BEATEN, "GUI-BAT-07")
    elif not ca.has_authority(s, besieged(s)):
        win(s, besieger(s), ca.C_LEADERS, "GUI-CAP-02")


def test_food(s: State) -> None:
    """An event that takes the last food ends the siege at once: there is none left for today (GUI-CAP-01)."""
    if get(s, ca.LASTS) < get(s, ca.DAY):
        win(s, besieger(s), ca.C_HUNGER, "GUI-CAP-01")


def change_supplies(s: State, days: int, rule: str) -> None:
    """The siege lasts this many days longer or shorter (GUI-SUP-04, GUI-SUP-06)."""
    put(s, ca.LASTS, get(s, ca.LASTS) + days)
    ev.tell(s, ev.SUPPLIES_CHANGED, rule, (days, ca.days_left(s)))
