"""A relief army: open battle, divided forces on two maps at once, or the besieger besieged (GUI-ASL-12 to 20)."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard.ground.hexes import NOWHERE
from porphyry.games.guiscard.notation import ENGINES
from porphyry.games.guiscard.scenarios import scenario_of
from porphyry.games.guiscard.siege import battlefields, day_actions, deploy
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.campaign import able, besieged, besieger, get, man, put, put_man, strength
from porphyry.games.guiscard.siege.sheet import LEAST_SUPPLIES
from porphyry.games.guiscard.siege.verdict import change_supplies
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.siegecraft import ladders
from porphyry.games.guiscard.state import (
    ACTIVE,
    HEX,
    ROSTER,
    ROUND,
    SEAT,
    UNPLACED,
    count,
    is_active,
    is_armoured,
)
from porphyry.games.guiscard.state import get as unit_get
from porphyry.kernel.action import arg_a, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State

BUILDING: Final = 1  # the left map
FIELD: Final = 2
BOTH: Final = BUILDING | FIELD
MAPS: Final = ["building", "field"]


def begin(s: State) -> None:
    """The army is there.  Who holds a part of the building may refuse the battle (GUI-ASL-12)."""
    if get(s, ca.TAKEN):
        frames.RELIEF.begin(s, besieger(s))
    else:
        day_actions.begin(s, ca.A_BATTLE)


def accept(s: State) -> None:
    """All the besieger's men go to the battle; the building returns to the besieged (GUI-ASL-13)."""
    pop(s)
    for k in range(len(ca.building_of(s).parts)):
        if get(s, ca.TAKEN) >> k & 1:
            ev.tell(s, ev.PART_TAKEN, "GUI-ASL-13", (besieged(s), day_actions.part_word(s, k)))
    put(s, ca.TAKEN, 0)
    for kind in strength(s, besieger(s)):
        put_man(s, kind, ca.SPOT, 0)
    day_actions.begin(s, ca.A_BATTLE)


def why_not_divide(s: State) -> str:
    """Some stay and some fight: it takes two men at least (GUI-ASL-14)."""
    return "GUI-ASL-14 both-parts" if len(able(s, besieger(s))) < 2 else ""


def divide(s: State) -> None:
    """Some keep their positions in the building, the others fight (GUI-ASL-14)."""
    pop(s)
    put(s, ca.GIVEN, 0)
    day_actions.begin(s, ca.A_DIVIDED)


def withdraw(s: State) -> None:
    """The besieger refuses the battle: roles are reversed, and the besieger is besieged in the parts already taken (GUI-ASL-17)."""
    pop(s)
    parts = (1 << len(ca.building_of(s).parts)) - 1
    put(s, ca.BESIEGER, besieged(s))
    put(s, ca.TAKEN, parts & ~get(s, ca.TAKEN))
    put(s, ca.REVERSED, 1)
    put(s, ca.DELAY, 0)
    for engine in range(len(ENGINES)):  # GUI-ASL-18: the engines come along
        put(s, ca.KEPT + engine, get(s, ca.STORES + engine))
        put(s, ca.STORES + engine, 0)
    for slot in range(ca.SLOT_COUNT):
        put(s, ca.SLOTS + slot, 0)
    put(s, ca.LASTS, get(s, ca.DAY) + max(LEAST_SUPPLIES, get(s, ca.BOOKED)))  # GUI-ASL-20
    put(s, ca.BOOKED, 0)
    ca.note(s, ca.E_RESULT, ca.C_REVERSED)
    ev.tell(s, ev.ROLES_REVERSED, "GUI-ASL-17", (besieger(s), ca.days_left(s)))
    change_supplies(s, 0, "GUI-ASL-20")


# ---------------------------------------------------------------- two maps at once


def run(s: State, step: int) -> None:
    """Getting ready for both fights."""
    if step == 0:
        frames.EDGE.begin(s, besieged(s), False)
    elif step == 1:
        deploy.pick(s, besieger(s), deploy.STAYERS, min(room(s), len(able(s, besieger(s))) - 1))
    elif step == 2:
        frames.FIRST.begin(s, besieged(s))
    elif step == 3:
        lay_out(s)
        frames.SET_UP.begin(s, -1)
    else:
        hand_out(s)
        deploy.fight(s)


def room(s: State) -> int:
    return len(battlefields.part_hexes(s, besieger(s)))


def lay_out(s: State) -> None:
    """The garrison and those who stayed in the building; the relief army and the rest in the field."""
    left = get(s, ca.EDGE) == 4
    ours = battlefields.FIELD_LEFT if left else battlefields.FIELD_RIGHT
    theirs = battlefields.FIELD_RIGHT if left else battlefields.FIELD_LEFT
    plan = []
    for kind in able(s, besieged(s)):
        if man(s, kind, ca.DUTY) == ca.SENT:
            plan.append(deploy.post(s, kind, ours, UNPLACED, True))
        else:
            plan.append(deploy.post(s, kind, battlefields.FIRST, UNPLACED, False))
    for kind in able(s, besieger(s)):
        if man(s, kind, ca.DUTY) == ca.STAYS:
            plan.append(deploy.post(s, kind, battlefields.SECOND, UNPLACED, False))
        else:
            plan.append(deploy.post(s, kind, theirs, UNPLACED, True))
    ca.lay_out(s, battlefields.divided(ca.siege_of(s).building, besieger(s)), plan)
    ca.show_damage(s)
    deploy.own_devices(s)
    deploy.tell_table(s)


def hand_out(s: State) -> None:
    """Those who stay in the building have the ladders and ropes there: a grapnel on each nimble man, a ladder lying beside him."""
    men = [
        u
        for u in range(count(s))
        if unit_get(s, u, SEAT) == besieger(s)
        and is_active(s, u)
        and not is_armoured(s, u)
        and man(s, unit_get(s, u, ROSTER), ca.DUTY) == ca.STAYS
    ]
    hands = men.copy()
    for k in range(dv.count_devices(s)):
        if dv.dev(s, k, dv.STATE) != dv.ABSENT or not men:
            continue
        if dv.kind_of(s, k) == dv.LADDER:
            ladders.drop_beside(s, k, men[k % len(men)])
        elif dv.kind_of(s, k) == dv.GRAPNEL and hands:
            u = hands.pop()
            dv.set_dev(s, k, dv.STATE, dv.CARRIED)
            dv.set_dev(s, k, dv.HOLDER, u)
            ev.tell(s, ev.DEVICE_GIVEN, "GUI-ASL-18", (dv.dev(s, k, dv.NAME), ev.name(s, u), -1))


def is_divided(s: State) -> bool:
    return get(s, ca.ACTION) == ca.A_DIVIDED


def turn_begins(s: State) -> None:
    """Each player acts on both maps, one after the other (GUI-ASL-15); in the building the besieged begins (GUI-ASL-16)."""
    put(s, ca.HALF, 0)
    first = s.facts[ROUND] == 1 and s.facts[ACTIVE] == besieger(s)
    if first and not get(s, ca.GIVEN):
        put(s, ca.PENDING, 0)
        put(s, ca.HALF, FIELD)
        ev.tell(s, ev.MAP_CHOSEN, "GUI-ASL-16", (s.facts[ACTIVE], FIELD - 1))
        return
    put(s, ca.PENDING, BOTH)
    frames.MAP.begin(s, s.facts[ACTIVE])


def choose_map(s: State, half: int) -> None:
    pop(s)
    put(s, ca.PENDING, BOTH & ~half)
    put(s, ca.HALF, half)
    ev.tell(s, ev.MAP_CHOSEN, "GUI-ASL-15", (s.facts[ACTIVE], half - 1))


def next_map(s: State) -> bool:
    """Go on to the other map; False if both have had their turn."""
    half = get(s, ca.PENDING)
    if half == 0:
        return False
    put(s, ca.PENDING, 0)
    put(s, ca.HALF, half)
    ev.tell(s, ev.MAP_CHOSEN, "GUI-ASL-15", (s.facts[ACTIVE], half - 1))
    return True


def in_field(s: State, seat: int) -> int:
    """Men of a side on the field, the unconscious included."""
    split = scenario_of(s).board.split
    n = 0
    for u in range(count(s)):
        h = unit_get(s, u, HEX)
        if unit_get(s, u, SEAT) == seat and day_actions.is_fighting(s, u) and h != NOWHERE and h & 63 >= split:
            n += 1
    return n


def result(s: State, round_over: bool) -> int:
    """How the double fight has ended; 0 if it goes on."""
    if in_field(s, besieger(s)) == 0:
        return ca.C_BEATEN
    if in_field(s, besieged(s)) == 0:
        return ca.C_WITHDREW
    if round_over and 0 < ca.last_round(s) < s.facts[ROUND]:
        return ca.C_DUSK
    return 0


def give_first(s: State, given: int) -> None:
    """The besieged may give the first turn in the building away (GUI-ASL-16)."""
    pop(s)
    put(s, ca.GIVEN, given)


# ---------------------------------------------------------------- the questions


class PrepareBattle(Work):
    """What both sides choose before a battle of the siege, step by step (GUI-ACT)."""

    def __init__(self) -> None:
        super().__init__(frames.DEPLOY)

    def step(self, s: State) -> None:
        if get(s, ca.ACTION) == ca.A_DIVIDED:
            at = field(s, frames.DEPLOY.step)
            set_field(s, frames.DEPLOY.step, at + 1)
            run(s, at)
        else:
            deploy.run(s)


class MeetRelief(Question):
    """The besieger meets the army that comes to relieve the building, divides forces, or leaves (GUI-ASL-12)."""

    def __init__(self) -> None:
        super().__init__(frames.RELIEF, "GUI-ASL-12", "accept divide withdraw", name="meet-relief", params="day:int")

    def why_not(self, s: State, seat: int, code: int) -> str:
        return why_not_divide(s) if verb_of(code) == no.V_DIVIDE else ""

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_ACCEPT:
            accept(s)
        elif verb == no.V_DIVIDE:
            divide(s)
        else:
            withdraw(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return ca.day_prompt(s)


class ChooseMap(Question):
    """With forces divided, the player whose turn it is chooses the map to begin with (GUI-ASL-15)."""

    def __init__(self) -> None:
        super().__init__(frames.MAP, "GUI-ASL-15", "map", name="choose-map", auto=True, params="round:int")

    def play(self, s: State, seat: int, code: int) -> None:
        choose_map(s, arg_a(code) + 1)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"round": s.facts[ROUND]}


class FirstTurn(Question):
    """The besieged take the first turn of the battle, or leave it to the besieger (GUI-ASL-16)."""

    def __init__(self) -> None:
        super().__init__(frames.FIRST, "GUI-ASL-16", "keep give", name="first-turn", auto=True, params="day:int")

    def play(self, s: State, seat: int, code: int) -> None:
        give_first(s, 1 if verb_of(code) == no.V_GIVE else 0)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return ca.day_prompt(s)
