"""The attack on a city, step by step, and several defenders (BYZ-ATK-01 to -08, BYZ-MUL-01 to -05)."""

from __future__ import annotations

from porphyry.games.byzantium.armies import attack_prompt
from porphyry.games.byzantium.battle import call_levy
from porphyry.games.byzantium.board import ARAB, BULGAR, CITY_IDS
from porphyry.games.byzantium.events import ARMY_STOOD, CITY_HELD, tell2, tell3
from porphyry.games.byzantium.frames import (
    ATTACK,
    BATTLE,
    BATTLES,
    BULGARS_STAND,
    CHOOSE_OPPONENT,
    LEVY_CALL,
    LOST,
    OFFER_WITHDRAWAL,
    OFFERS,
    SIEGE,
    STORM,
)
from porphyry.games.byzantium.notation import ATTACK_PARAMS, THE_BULGARS
from porphyry.games.byzantium.siege import besiege, capture, is_taken
from porphyry.games.byzantium.state import BULGARS_HIT_SELF, SIDE, army_at, side_of
from porphyry.games.byzantium.withdrawal import can_withdraw, retreat_attacker
from porphyry.kernel.action import arg_a
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import State


class Attack(Work):
    """The attack goes on, stage by stage, as long as the attacker is there (BYZ-ATK-02)."""

    def __init__(self) -> None:
        super().__init__(ATTACK)

    def step(self, s: State) -> None:
        seat = field(s, ATTACK.seat)
        side = field(s, ATTACK.side)
        city = field(s, ATTACK.city)
        if side != BULGAR and army_at(s, seat, side) != city:  # BYZ-ATK-04, BYZ-RTA-06
            pop(s)
            return
        stage = field(s, ATTACK.stage)
        if stage == OFFERS:
            offer_next(s, seat, side, city)
        elif stage == BATTLES:
            fight_next(s, seat, city)
        elif stage == BULGARS_STAND:
            set_field(s, ATTACK.stage, LEVY_CALL)
            if s.facts[SIDE + BULGAR] >> city & 1:  # BYZ-BUL-23, BYZ-BUL-25, BYZ-BUL-26
                BATTLE.begin(s, seat, side, THE_BULGARS, city)
        elif stage == LEVY_CALL:
            set_field(s, ATTACK.stage, SIEGE)
            call_levy(s, seat, side, city)
        elif stage == SIEGE:
            set_field(s, ATTACK.stage, STORM)
            besiege(s, seat, side, city)  # BYZ-SIE-01, BYZ-BUL-24
        elif stage == STORM:
            storm(s, seat, side, city)
        else:
            retreat_attacker(s, seat, side, city)


def offer_next(s: State, seat: int, side: int, city: int) -> None:
    """Ask the next army, clockwise from the attacker's left, whether it withdraws (BYZ-WDR-01, BYZ-WDR-02)."""
    asked = ATTACK.asked(s)
    defending = side_of(s, city)
    last = s.seats - 1
    if side == BULGAR and s.facts[BULGARS_HIT_SELF]:
        last = s.seats  # BYZ-BUL-20: the player who sent them comes last
    while asked < last and defending <= ARAB:
        asked += 1
        who = (seat + asked) % s.seats
        if army_at(s, who, defending) == city:  # BYZ-ATK-07, BYZ-CIV-09: whoever controls the city
            if can_withdraw(s, who, defending, city):
                ATTACK.set_asked(s, asked)
                OFFER_WITHDRAWAL.begin(s, who, defending, city)
                return
            ATTACK.stay(s, who)
            tell3(s, ARMY_STOOD, "BYZ-WDR-15", who, defending, city)
    ATTACK.set_asked(s, asked)
    set_field(s, ATTACK.stage, BATTLES)  # BYZ-WDR-03: all offers come before the first battle


def fight_next(s: State, seat: int, city: int) -> None:
    """One battle against each army that stayed, in the attacker's order (BYZ-MUL-01, BYZ-MUL-02, BYZ-MUL-03)."""
    stayed = ATTACK.stayed(s)
    if stayed == 0:
        set_field(s, ATTACK.stage, BULGARS_STAND)
    elif stayed & stayed - 1:
        CHOOSE_OPPONENT.begin(s, seat, city, stayed)
    else:
        who = 0
        while stayed >> who != 1:
            who += 1
        fight(s, who)


def fight(s: State, who: int) -> None:
    """The attack in hand turns to this army."""
    ATTACK.fight(s, who)
    BATTLE.begin(s, field(s, ATTACK.seat), field(s, ATTACK.side), who, field(s, ATTACK.city))


class ChooseOpponent(Question):
    """The attacker chooses which army to fight next (BYZ-MUL-02)."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_OPPONENT, "BYZ-MUL-02", "fight", auto=True, params=f"city {ATTACK_PARAMS}")

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if field(s, CHOOSE_OPPONENT.armies) >> arg_a(code) & 1 else "BYZ-MUL-01 no-army-to-fight"

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        fight(s, arg_a(code))

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return {"city": CITY_IDS[field(s, CHOOSE_OPPONENT.city)], **attack_prompt(s)}


def storm(s: State, seat: int, side: int, city: int) -> None:
    """The siege is over: the city is taken or holds."""
    if is_taken(s, seat, side, city):
        pop(s)
        capture(s, seat, side, city)
    else:
        tell2(s, CITY_HELD, "BYZ-SIE-05", seat, city)  # BYZ-SIE-07: nothing happens to the city
        set_field(s, ATTACK.stage, LOST)
