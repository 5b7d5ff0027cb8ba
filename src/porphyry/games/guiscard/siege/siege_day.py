"""The days of a siege: supplies, the event of the day, initiative, the wounded, negotiation, surrender
(GUI-CAM, GUI-SUP, GUI-EVT, GUI-RAT, GUI-INI, GUI-HEA, GUI-CAP).

The frame at the bottom of the stack holds the stage of the day.  ``run`` does one stage and moves on; a stage that asks somebody
pushes the frame of that question.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.siege import bombard, day_actions, forces, relief
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege.campaign import besieged, besieger, get, man, put, put_man, strength
from porphyry.games.guiscard.siege.sheet import HEALING, LEAST_SUPPLIES, PERSONS, THROWER, supply_modifier
from porphyry.games.guiscard.siege.verdict import change_supplies, test_authority, test_food, win
from porphyry.games.guiscard.state import (
    BRACKETS,
    CALENDAR_JUMPS,
    HIGHER_ONE,
    OVER,
    PARLEY_IS_ACTION,
    PARLEY_NEEDS_INITIATIVE,
    WORSE_BRACKET,
    reading,
    siege_reading,
)
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State

MUSTER_BESIEGER: Final = 0
MUSTER_BESIEGED: Final = 1
SUPPLIES: Final = 2
DAWN: Final = 3
LEADERS: Final = 4  # surrender is tested after the event: leaders, and food
ROLL_OFF: Final = 5
RETURN: Final = 6
PARLEY: Final = 7
ACT: Final = 8
WORK: Final = 9
NIGHT: Final = 10

FIRST_DAYS: Final = 9
EARLY: Final = 5
SURRENDER: Final = 12
DOUBTFUL: Final = 4  # added to the event roll with at most two besiegers for one besieged
HOPEFUL: Final = 8  # with no more besiegers than besieged
BESIEGER_BONUS: Final = 4
RAIN: Final = 5
STOLEN: Final = 4

# The events (GUI-EVT-05).
FIRST_EVENT: Final = 2  # the least that two dice can show
WELL: Final = 8
TREASON: Final = 9
ENGINEER: Final = 10
REINFORCEMENTS: Final = 11
THEFT: Final = 12
TRAITOR: Final = 13
REFUGEES: Final = 14
DYSENTERY: Final = 15
SABOTEUR: Final = 16
ASSASSIN: Final = 17
FOILED_ON: Final = 3  # the assassin
TRAITOR_ON: Final = 10
LASTING_RAIN: Final = 18
RELIEF_ARMY: Final = 19
MESSENGER: Final = 20


def start(s: State, number: int) -> None:
    """A siege begins: both sides raise their men, then the days run."""
    ca.found(s, number)
    put(s, ca.STORES + THROWER, ca.siege_of(s).throwers)
    frames.SIEGE.begin(s, MUSTER_BESIEGER)


def run(s: State) -> None:
    """One stage (GUI-CAM-04)."""
    stage = field(s, frames.SIEGE.stage)
    set_field(s, frames.SIEGE.stage, DAWN if stage == NIGHT else stage + 1)
    siege = ca.siege_of(s)
    if stage == MUSTER_BESIEGER:
        forces.begin(s, 0, siege.points[0], siege.command[0], siege.nations[0], siege.engines, forces.START)
    elif stage == MUSTER_BESIEGED:
        forces.begin(s, 1, siege.points[1], siege.command[1], siege.nations[1], False, forces.START)
    elif stage == SUPPLIES:
        roll_supplies(s)
    elif stage == DAWN:
        dawn(s)
    elif stage == LEADERS:
        test_authority(s)
        test_food(s)
    elif stage == ROLL_OFF:
        roll_initiative(s)
    elif stage == RETURN:
        return_healed(s)
    elif stage == PARLEY:
        if not why_not_parley(s):
            frames.PARLEY.begin(s, besieger(s))
    elif stage == ACT:
        act(s)
    elif stage == WORK:
        bombard.work(s)
    else:
        night(s)


# ---------------------------------------------------------------- supplies


def roll_supplies(s: State) -> None:
    """On the first day: how long the besieged can hold out (GUI-CAM-03, GUI-SUP-01)."""
    building = ca.building_of(s)
    total = 0
    for _ in range(building.dice):
        total += s.dice.roll(10)
    modifier = hunger(s)
    days = max(LEAST_SUPPLIES, total + modifier)  # GUI-SUP-03
    put(s, ca.LASTS, days)
    ev.tell(s, ev.SUPPLIES_ROLLED, "GUI-SUP-02", (total, modifier, days))


# ---------------------------------------------------------------- events


def ration(s: State) -> int:
    """What the ratio of besiegers to besieged adds to the event roll (GUI-RAT-01)."""
    ours, theirs = len(strength(s, besieger(s))), len(strength(s, besieged(s)))
    if ours > 2 * theirs:
        return 0
    return DOUBTFUL if ours > theirs else HOPEFUL


def dawn(s: State) -> None:
    """A new day: the besieged rolls for an event (GUI-EVT-01)."""
    ca.new_day(s)
    for kind in range(PERSONS):
        put_man(s, kind, ca.DUTY, ca.NO_DUTY)
    for what in (ca.EVENT, ca.TRAITOR, ca.RELIEF, ca.ACTION):
        put(s, what, 0)
    put(s, ca.INITIATIVE, -1)
    ev.tell(s, ev.DAY_BEGAN, "GUI-CAM-04", (get(s, ca.DAY), ca.days_left(s)))
    siege = ca.siege_of(s)
    if siege.relief_day and is_due(s, siege.relief_day) and not get(s, ca.REVERSED):
        ca.note(s, ca.E_EVENT, RELIEF_ARMY)
        ev.tell(s, ev.EVENT_HAPPENED, "GUI-EVT-05", (RELIEF_ARMY - FIRST_EVENT,))
        call_relief(s, siege.relief_points)
        return
    first, second = s.dice.roll(10), s.dice.roll(10)
    early = EARLY if get(s, ca.DAY) <= FIRST_DAYS else 0  # GUI-EVT-02
    odds = ration(s)
    total = first + second + (max(early, odds) if reading(s, HIGHER_ONE) else early + odds)
    ev.tell(s, ev.EVENT_ROLLED, "GUI-EVT-01", (first + second, early, odds, total))
    ca.note(s, ca.E_TOTAL, total)
    if total > MESSENGER or get(s, ca.HAPPENED) >> total & 1:
        return  # GUI-EVT-03, GUI-EVT-04
    put(s, ca.HAPPENED, get(s, ca.HAPPENED) | 1 << total)
    put(s, ca.EVENT, total)
    ca.note(s, ca.E_EVENT, total)
    ev.tell(s, ev.EVENT_HAPPENED, "GUI-EVT-05", (total - FIRST_EVENT,))
    happen(s, total)


def is_due(s: State, day: int) -> bool:
    """Whether it is that day, or the calendar has jumped over it since the last morning."""
    today = get(s, ca.DAY)
    while today > day and not ca.noted(s, today - 1, ca.E_TOTAL) and not ca.noted(s, today - 1, ca.E_EVENT):
        today -= 1
    return today == day


def happen(s: State, event: int) -> None:
    """Carry out an event (GUI-EVT-05)."""
    if event == MESSENGER:
        win(s, besieged(s), ca.C_LIFTED, "GUI-EVT-05")
    elif event == RELIEF_ARMY:
        call_relief(s, forces.EVENT_POINTS)
    elif event == LASTING_RAIN:
        put(s, ca.RAIN, RAIN)
    elif event == ASSASSIN:
        assassin(s)
    elif event == SABOTEUR:
        if bombard.sabotage_options(s):
            frames.SABOTAGE.begin(s, besieged(s))
    elif event in (DYSENTERY, WELL):
        n = s.dice.roll(10)
        tell_roll(s, n, 0, event, -1)
        frames.SICKEN.begin(s, besieger(s), n, besieger(s) if event == DYSENTERY else besieged(s))
    elif event == REFUGEES:
        refugees(s)
    elif event == TRAITOR:
        put(s, ca.TRAITOR, 1)
    elif event == THEFT:
        move_counter(s, STOLEN)
    elif event == REINFORCEMENTS:
        forces.begin_event(s, besieger(s), forces.EVENT_POINTS, forces.REINFORCEMENT)
    elif event == ENGINEER:
        put(s, ca.ENGINEER, 1)
    elif event == TREASON:
        treason(s)


def tell_roll(s: State, roll: int, limit: int, event: int, kind: int) -> None:
    """What an event rolls for, and what decides it."""
    ev.tell(s, ev.DIE_ROLLED, "GUI-EVT-05", (roll, limit, event - FIRST_EVENT, kind))


def call_relief(s: State, points: int) -> None:
    put(s, ca.RELIEF, 1)
    forces.begin_event(s, besieged(s), points, forces.RELIEF)


def leader(s: State) -> int:
    """The besieging leader: the unit with authority that strikes hardest; -1 if none is left."""
    best, most = -1, -1
    for kind in strength(s, besieger(s)):
        if t.FLAGS[kind] & t.COMMAND:
            a = t.VALUES[kind * 12 + 6]
            if a > most:
                best, most = kind, a
    return best


def assassin(s: State) -> None:
    roll = s.dice.roll(10)
    tell_roll(s, roll, FOILED_ON, ASSASSIN, -1)
    kind = leader(s)
    if kind < 0 or roll <= FOILED_ON:
        return
    if roll >= 7:
        put_man(s, kind, ca.STATE, ca.DEAD)
        ev.tell(s, ev.MAN_DIED, "GUI-EVT-05", (kind,))
    else:
        sicken_man(s, kind)


def sicken_man(s: State, kind: int) -> None:
    ca.hurt(s, kind)
    what = ev.MAN_SICKENED if man(s, kind, ca.STATE) == ca.WOUNDED else ev.MAN_DIED
    ev.tell(s, what, "GUI-EVT-05", (kind,))


def treason(s: State) -> None:
    """Each besieged unit rolls; the first ten is the traitor."""
    for kind in strength(s, besieged(s)):
        roll = s.dice.roll(10)
        tell_roll(s, roll, TRAITOR_ON, TREASON, kind)
        if roll == TRAITOR_ON:
            put_man(s, kind, ca.STATE, ca.DEAD)
            ev.tell(s, ev.MAN_DIED, "GUI-EVT-05", (kind,))
            return


def refugees(s: State) -> None:
    """Light infantry joins the besieged as far as there are counters; too many mouths cost a day."""
    before = hunger(s)
    n = s.dice.roll(10)
    tell_roll(s, n, 0, REFUGEES, -1)
    for kind in range(PERSONS):
        light = t.ROSTER[kind].code[1:] == "il"
        if (
            n > 0
            and light
            and not man(s, kind, ca.OWNER)
            and not ca.siege_of(s).nations[besieger(s)] >> t.NATION[kind] & 1
        ):
            ca.enlist(s, kind, besieged(s))
            ev.tell(s, ev.MAN_ENLISTED, "GUI-EVT-05", (besieged(s), kind, 0, man(s, kind, ca.RIDES)))
            n -= 1
    if siege_reading(s, WORSE_BRACKET):
        crowded = hunger(s) < before
    else:
        crowded = len(strength(s, besieged(s))) > ca.days_left(s)
    if crowded:
        move_counter(s, 1)


def hunger(s: State) -> int:
    """What the size of the garrison adds to its days (GUI-SUP-02)."""
    return supply_modifier(ca.building_of(s), len(strength(s, besieged(s))), reading(s, BRACKETS))


def move_counter(s: State, days: int) -> None:
    """This many days of food are gone; in another reading the calendar jumps instead, and recoveries with it (GUI-EVT-05)."""
    if siege_reading(s, CALENDAR_JUMPS):
        for _ in range(days):
            ca.new_day(s)
        ev.tell(s, ev.DAYS_SKIPPED, "GUI-EVT-05", (days, get(s, ca.DAY)))
    else:
        change_supplies(s, -days, "GUI-EVT-05")


# ---------------------------------------------------------------- sickness, by turns


def sick_pending(s: State) -> bool:
    """Somebody must still fall ill, and there is somebody."""
    if field(s, frames.SICKEN.left) > 0 and strength(s, field(s, frames.SICKEN.side)):
        return True
    pop(s)
    return False


def sicken(s: State, kind: int) -> None:
    """One unit, then the other player chooses (GUI-EVT-05)."""
    sicken_man(s, kind)
    set_field(s, frames.SICKEN.left, field(s, frames.SICKEN.left) - 1)
    set_field(s, frames.SICKEN.seat, 1 - field(s, frames.SICKEN.seat))


# ---------------------------------------------------------------- initiative


def roll_initiative(s: State) -> None:
    """The higher total has the initiative, ties go to the besieger (GUI-INI-01)."""
    if get(s, ca.TRAITOR) or get(s, ca.RELIEF):
        seat = besieger(s) if get(s, ca.TRAITOR) else besieged(s)  # events 13 and 19
        gain_initiative(s, seat, "GUI-EVT-05")
        return
    ours = s.dice.roll(10)
    theirs = s.dice.roll(10)
    rain = get(s, ca.RAIN)
    put(s, ca.RAIN, 0)
    seat = besieger(s) if ours + BESIEGER_BONUS >= theirs + rain else besieged(s)
    ev.tell(s, ev.INITIATIVE_ROLLED, "GUI-INI-01", (ours + BESIEGER_BONUS, theirs + rain))
    gain_initiative(s, seat, "GUI-INI-01")


def gain_initiative(s: State, seat: int, rule: str) -> None:
    put(s, ca.INITIATIVE, seat)
    ca.note(s, ca.E_INITIATIVE, seat + 1)
    ev.tell(s, ev.INITIATIVE_GAINED, rule, (seat,))


def give_initiative(s: State) -> None:
    """The besieged may hand it over; the besieger may then negotiate where that takes the initiative (GUI-INI-04)."""
    pop(s)
    ev.tell(s, ev.INITIATIVE_GIVEN, "GUI-INI-04", (besieged(s),))
    gain_initiative(s, besieger(s), "GUI-INI-04")
    set_field(s, frames.SIEGE.stage, PARLEY if needs_initiative(s) else ACT)


def needs_initiative(s: State) -> bool:
    """Readings in which negotiating takes the initiative (GUI-INI-02)."""
    return siege_reading(s, PARLEY_NEEDS_INITIATIVE) or siege_reading(s, PARLEY_IS_ACTION)


# ---------------------------------------------------------------- the wounded


def return_healed(s: State) -> None:
    """Everybody who is healthy again today comes back (GUI-CAM-04)."""
    for kind in range(PERSONS):
        if man(s, kind, ca.STATE) == ca.WOUNDED and 0 < man(s, kind, ca.RETURNS) <= get(s, ca.DAY):
            put_man(s, kind, ca.STATE, ca.HEALTHY)
            put_man(s, kind, ca.RETURNS, 0)
            ev.tell(s, ev.MAN_RECOVERED, "GUI-HEA-01", (kind,))


def tend_wounded(s: State) -> None:
    """Everybody wounded today rolls on the healing table (GUI-HEA-01)."""
    for kind in range(PERSONS):
        living = (
            man(s, kind, ca.OWNER) and man(s, kind, ca.STATE) == ca.WOUNDED
        )  # the dead and the captured roll no more
        if living and man(s, kind, ca.RETURNS) == ca.NEW_WOUND:
            roll = s.dice.roll(10)
            days = HEALING[roll - 1]
            put_man(s, kind, ca.RETURNS, get(s, ca.DAY) + days if days else -1)
            ev.tell(s, ev.HEALING_ROLLED, "GUI-HEA-01", (kind, roll, max(0, man(s, kind, ca.RETURNS))))


# ---------------------------------------------------------------- negotiation


def pressure(s: State) -> int:
    """What speaks for surrender: strength and destruction, the highest of each (GUI-CAP-04)."""
    ours, theirs = len(strength(s, besieger(s))), len(strength(s, besieged(s)))
    total = 2 if ours >= 3 * theirs else 1 if ours >= 2 * theirs else 0
    return total + destruction(s)


def destruction(s: State) -> int:
    building = ca.building_of(s)
    down = ca.walls_down(s)
    walls, tower = False, False
    for k, h in enumerate(building.board.works):
        if down >> k & 1:
            if building.board.ground[h] == t.TOWER:
                tower = True
            elif h != building.board.gate:  # a smashed gate is no breach in the palisade
                walls = True
    if building.id == "castle" and get(s, ca.TAKEN) & 1:
        return 3 if tower else 2
    return 1 if walls else 0


def why_not_parley(s: State) -> str:
    """Once a day, and never after a reversal (GUI-CAP-03, GUI-ASL-20); other readings want the initiative (GUI-INI-02)."""
    if get(s, ca.INITIATIVE) != besieger(s) and needs_initiative(s):
        return "GUI-INI-02 no-initiative"
    if get(s, ca.REVERSED):
        return "GUI-ASL-20 reversed"
    if get(s, ca.PARLEYED) == get(s, ca.DAY):
        return "GUI-CAP-03 once-a-day"
    if 10 + pressure(s) < SURRENDER:
        return "GUI-CAP-04 hopeless"
    return ""


def parley(s: State) -> None:
    """Twelve or more, and the besieged must surrender (GUI-CAP-03)."""
    pop(s)
    put(s, ca.PARLEYED, get(s, ca.DAY))
    roll, more = s.dice.roll(10), pressure(s)
    ev.tell(s, ev.PARLEY_ROLLED, "GUI-CAP-03", (roll, more, roll + more))
    if roll + more >= SURRENDER:
        win(s, besieger(s), ca.C_PARLEY, "GUI-CAP-03")


# ---------------------------------------------------------------- the action of the day


def act(s: State) -> None:
    """The player with the initiative chooses what is done today (GUI-CAM-02, GUI-ACT-02).

    Event 13 says that an assault is started, so it takes place even after the camp has burnt (GUI-RAI-10).
    """
    if s.facts[OVER]:
        return
    seat = get(s, ca.INITIATIVE)
    if get(s, ca.RELIEF):
        relief.begin(s)
    elif get(s, ca.TRAITOR):
        day_actions.begin_assault(s, besieger(s))
    elif seat == besieger(s):
        if not (siege_reading(s, PARLEY_IS_ACTION) and get(s, ca.PARLEYED) == get(s, ca.DAY)):
            frames.ORDERS.begin(s, seat)
    else:
        frames.SALLY.begin(s, seat)


def night(s: State) -> None:
    """Wounds are tended; when the food is gone the besieged surrender, without any roll (GUI-CAP-01, GUI-CAP-05)."""
    tend_wounded(s)
    test_authority(s)
    if s.facts[OVER]:
        return
    siege = ca.siege_of(s)
    if siege.held_day and get(s, ca.DAY) >= siege.held_day:
        win(s, besieged(s), ca.C_HELD, "GUI-SUP-05")
    elif get(s, ca.LASTS) <= get(s, ca.DAY):
        win(s, besieger(s), ca.C_HUNGER, "GUI-CAP-01")


# ---------------------------------------------------------------- the questions of a day


class SiegeDay(Work):
    """The stages of a day, one after the other (GUI-CAM)."""

    def __init__(self) -> None:
        super().__init__(frames.SIEGE)

    def step(self, s: State) -> None:
        run(s)


class Sicken(Question):
    """Units fall ill; the players choose one in turn (GUI-EVT-05)."""

    def __init__(self) -> None:
        super().__init__(frames.SICKEN, "GUI-EVT-05", "sicken", name="sicken", auto=True, params="count:int")

    def is_open(self, s: State) -> bool:
        return sick_pending(s)

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_SICKEN, kind) for kind in strength(s, field(s, frames.SICKEN.side))]

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if arg_a(code) in strength(s, field(s, frames.SICKEN.side)) else "GUI-EVT-05 not-on-strength"

    def play(self, s: State, seat: int, code: int) -> None:
        sicken(s, arg_a(code))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"count": field(s, frames.SICKEN.left)}


class OfferParley(Question):
    """The besieger may negotiate once a day (GUI-CAP-03)."""

    def __init__(self) -> None:
        super().__init__(
            frames.PARLEY, "GUI-CAP-03", "parley decline", name="offer-parley", auto=True, params="chance:int"
        )

    def play(self, s: State, seat: int, code: int) -> None:
        if verb_of(code) == no.V_PARLEY:
            parley(s)
        else:
            pop(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"chance": chance_of_surrender(s)}


def chance_of_surrender(s: State) -> int:
    """Per cent that a negotiation today succeeds (GUI-CAP-04)."""
    need = SURRENDER - pressure(s)
    return max(0, min(10, 11 - need)) * 10


class GiveOrders(Question):
    """The besieger with the initiative storms the building, or puts men to work (GUI-INI-02)."""

    def __init__(self) -> None:
        super().__init__(
            frames.ORDERS,
            "GUI-INI-02",
            "assault build batter done",
            name="give-orders",
            auto=True,
            params="day:int left:int",
        )

    def legal(self, s: State, seat: int) -> list[int]:
        return bombard.order_actions(s)

    def candidates(self, s: State, seat: int) -> list[int]:
        """Everything that can be built, and every hex of the map to batter."""
        out = [no.V_ASSAULT, no.V_DONE]
        out.extend([pack(no.V_BUILD, engine) for engine in range(len(no.ENGINES))])
        out.extend([pack(no.V_BATTER, h) for h in ca.building_of(s).board.hexes])
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == no.V_ASSAULT:
            return bombard.why_not_assault(s)
        if verb == no.V_BUILD:
            return bombard.why_not_build(s, arg_a(code))
        return bombard.why_not_batter(s, arg_a(code)) if verb == no.V_BATTER else ""

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_ASSAULT:
            pop(s)
            day_actions.begin_assault(s, besieger(s))
        elif verb == no.V_BUILD:
            bombard.build(s, arg_a(code))
        elif verb == no.V_BATTER:
            bombard.batter(s, arg_a(code))
        else:
            bombard.finish_orders(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return ca.orders_prompt(s)


class Sally(Question):
    """The besieged with the initiative make a raid or a sortie, offer battle, rest, or give it away (GUI-INI-03)."""

    def __init__(self) -> None:
        super().__init__(
            frames.SALLY, "GUI-INI-03", "raid sortie battle rest give", name="sally", params="day:int left:int"
        )

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == no.V_RAID:
            return day_actions.why_not_raid(s)
        if verb == no.V_SORTIE:
            return day_actions.why_not_sortie(s)
        return day_actions.why_not_battle(s) if verb == no.V_BATTLE else ""

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_GIVE:
            give_initiative(s)
            return
        pop(s)
        if verb == no.V_RAID:
            day_actions.begin(s, ca.A_RAID)
        elif verb == no.V_SORTIE:
            day_actions.begin(s, ca.A_SORTIE)
        elif verb == no.V_BATTLE:
            day_actions.begin_battle(s)
        else:
            bombard.rest(s)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return ca.orders_prompt(s)
