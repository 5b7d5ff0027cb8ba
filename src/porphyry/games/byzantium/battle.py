"""Levies and battle (BYZ-LEV-01 to -12, BYZ-BAT-01 to -15)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import attack_prompt, lose_bulgars, lose_levy, take_losses
from porphyry.games.byzantium.board import BULGAR, CITY_IDS, CONSTANTINOPLE, ELITE, EMPEROR, LEVY, MAIN, SIDES
from porphyry.games.byzantium.events import (
    BATTLE_ENDED,
    BATTLE_JOINED,
    DICE_ROLLED,
    LEVY_ANSWERED,
    tell3,
    tell4,
    tell5,
)
from porphyry.games.byzantium.frames import (
    ATTACK,
    BATTLE,
    DECIDE,
    DEFENDER_LOSES,
    FORCED,
    LOST,
    ROLL_DICE,
    USE_LEVY,
    WITHDRAWAL,
)
from porphyry.games.byzantium.notation import (
    ATTACK_PARAMS,
    IN_BATTLE,
    RAISE_LEVY,
    ROLL_ATTACK,
    ROLL_DEFENCE,
    THE_BULGARS,
    THE_LEVY,
)
from porphyry.games.byzantium.state import (
    BULGAR_BOX,
    BULGARS_HIT_SELF,
    LEVY_AFTER_ARMY,
    NOBODY,
    army_at,
    box,
    controller,
    guard,
    holder,
    side_of,
    strength_of,
)
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State

HIT: Final = 4  # BYZ-BAT-05: this face and higher
MAIN_DICE: Final = 3  # BYZ-BAT-02, -03, -04: dice from main army, levy or Bulgars at most


def roll_hits(s: State, seat: int, dice: int, what: int, rule: str) -> int:
    """Roll that many dice, tell them, and count the hits. The six dice of the box are no limit (BYZ-CMP-08)."""
    hits = 0
    if s.log is None:
        for _ in range(dice):
            if s.dice.roll(6) >= HIT:
                hits += 1
        return hits
    faces = [seat, what]
    for _ in range(dice):
        face = s.dice.roll(6)
        faces.append(face)
        if face >= HIT:
            hits += 1
    s.log.append((DICE_ROLLED, rule, ALL, tuple(faces)))
    return hits


# Levies


def levy_owner(s: State, city: int) -> int:
    """Whose levy can defend a city: its controller's (BYZ-LEV-07), in Constantinople the emperor's (BYZ-LEV-08, BYZ-FAL-03)."""
    return holder(s, EMPEROR) if city == CONSTANTINOPLE else controller(s, city)  # BYZ-EMP-08, BYZ-LEV-06


def call_levy(s: State, seat: int, side: int, city: int) -> None:
    """No army is left in the city: ask for the levy, once (BYZ-LEV-01, BYZ-LEV-02, BYZ-LEV-03, BYZ-LEV-11)."""
    who = levy_owner(s, city)
    if who == NOBODY:
        return
    if who == seat and not (side == BULGAR and s.facts[BULGARS_HIT_SELF]):
        return  # BYZ-SLF-05
    defending = side_of(s, city)
    if box(s, who, defending, LEVY) == 0:
        return
    if s.facts[LEVY_AFTER_ARMY] == 0 and ATTACK.has_fought(s, who):
        return  # BYZ-LEV-04, option
    USE_LEVY.begin(s, who, defending, city)  # BYZ-LEV-05, BYZ-LEV-12


class UseLevy(Question):
    """The levy fights, or the city is left to its walls."""

    def __init__(self) -> None:
        super().__init__(USE_LEVY, "BYZ-LEV-01", "levy no-levy", decline="no-levy", params=f"side city {ATTACK_PARAMS}")

    def play(self, s: State, seat: int, code: int) -> None:
        city = field(s, USE_LEVY.city)
        pop(s)
        fights = code == RAISE_LEVY
        tell3(s, LEVY_ANSWERED, "BYZ-LEV-01", seat, city, 1 if fights else 0)
        if fights:
            BATTLE.begin(s, field(s, ATTACK.seat), field(s, ATTACK.side), THE_LEVY, city)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        side, city = field(s, USE_LEVY.side), field(s, USE_LEVY.city)
        return {"side": SIDES[side], "city": CITY_IDS[city], **attack_prompt(s)}


# Battle


def dice_for(s: State, seat: int, side: int) -> int:
    """Dice of a field army as it is now (BYZ-MUL-04).

    One for each elite cube, and for the main army three at most (BYZ-BAT-02, BYZ-EMP-03).
    """
    return min(box(s, seat, side, MAIN), MAIN_DICE) + box(s, seat, side, ELITE) + guard(s, seat, side)


def attacking_dice(s: State, seat: int, side: int) -> int:
    """Dice of the attacker; move cubes alone have none (BYZ-ATK-06)."""
    if side == BULGAR:
        return min(s.facts[BULGAR_BOX], MAIN_DICE)  # BYZ-BAT-04, BYZ-BUL-12
    return dice_for(s, seat, side)


def defending_dice(s: State, foe: int, city: int) -> int:
    """Dice of the defender."""
    if foe == THE_BULGARS:
        return min(s.facts[BULGAR_BOX], MAIN_DICE)  # BYZ-BAT-04, BYZ-BUL-23
    if foe == THE_LEVY:
        return min(box(s, levy_owner(s, city), side_of(s, city), LEVY), MAIN_DICE)  # BYZ-BAT-03
    return dice_for(s, foe, side_of(s, city))


def defending_strength(s: State, foe: int, city: int) -> int:
    """What the attacker must beat (BYZ-BAT-09)."""
    if foe == THE_BULGARS:
        return s.facts[BULGAR_BOX]
    if foe == THE_LEVY:
        return box(s, levy_owner(s, city), side_of(s, city), LEVY)
    return strength_of(s, foe, side_of(s, city))


def attacking_strength(s: State, seat: int, side: int) -> int:
    """The strength of an attacker: an army, or the Bulgars under a player's hand."""
    return s.facts[BULGAR_BOX] if side == BULGAR else strength_of(s, seat, side)  # BYZ-BUL-12


class Battle(Work):
    """Both roll once; the attacker's losses, the defender's losses, the winner (BYZ-BAT-01)."""

    def __init__(self) -> None:
        super().__init__(BATTLE)

    def step(self, s: State) -> None:
        seat = field(s, BATTLE.seat)
        side = field(s, BATTLE.side)
        foe = field(s, BATTLE.foe)
        city = field(s, BATTLE.city)
        stage = field(s, BATTLE.stage)
        if stage == ROLL_DICE:
            set_field(s, BATTLE.stage, DEFENDER_LOSES)
            roll_battle(s, seat, side, foe, city)
        elif stage == DEFENDER_LOSES:
            set_field(s, BATTLE.stage, DECIDE)
            hits = field(s, BATTLE.hits)
            if foe == THE_BULGARS:
                lose_bulgars(s, hits, "BYZ-BAT-06")
            elif foe == THE_LEVY:
                lose_levy(s, levy_owner(s, city), side_of(s, city), hits)
            else:
                take_losses(s, foe, side_of(s, city), hits, IN_BATTLE)
        else:
            end_battle(s, seat, side, foe, city)


def rival(foe: int) -> int:
    """Whose army the attacker meets; nobody's, if it is the levy or the Bulgars."""
    return foe if foe < THE_LEVY else NOBODY


def roll_battle(s: State, seat: int, side: int, foe: int, city: int) -> None:
    """Both sides roll with what they have now, and the attacker loses first (BYZ-BAT-07)."""
    if foe == THE_BULGARS:
        defender = (seat + 1) % s.seats  # BYZ-SIE-06
    elif foe == THE_LEVY:
        defender = levy_owner(s, city)
    else:
        defender = foe
    tell5(s, BATTLE_JOINED, "BYZ-BAT-01", seat, side, foe, rival(foe), city)
    back = defending_dice(s, foe, city)
    dealt = roll_hits(s, seat, attacking_dice(s, seat, side), ROLL_ATTACK, "BYZ-BAT-05")  # BYZ-BUL-16
    set_field(s, BATTLE.hits, dealt)
    hits = roll_hits(s, defender, back, ROLL_DEFENCE, "BYZ-BAT-05")
    if side == BULGAR:
        lose_bulgars(s, hits, "BYZ-BAT-06")
    else:
        take_losses(s, seat, side, hits, IN_BATTLE)


def end_battle(s: State, seat: int, side: int, foe: int, city: int) -> None:
    """The greater strength wins, a tie goes to the defender (BYZ-BAT-09, BYZ-BAT-10, BYZ-BAT-13, BYZ-BAT-14)."""
    won = attacking_strength(s, seat, side) > defending_strength(s, foe, city)
    pop(s)
    tell4(s, BATTLE_ENDED, "BYZ-BAT-09", seat, foe, rival(foe), 1 if won else 0)
    if not won:
        set_field(s, ATTACK.stage, LOST)  # BYZ-BAT-12, BYZ-ATK-03, BYZ-MUL-05
        return
    if foe < THE_LEVY:
        defending = side_of(s, city)
        if army_at(s, foe, defending) == city:
            WITHDRAWAL.begin(s, foe, defending, city, FORCED)  # BYZ-BAT-11, BYZ-ATK-05; a levy disperses (BYZ-LEV-10)
