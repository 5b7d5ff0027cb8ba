"""The flow: which chapter answers which question, and what goes on by itself between two decisions."""

from __future__ import annotations

from porphyry.games.byzantium import (
    armies,
    battle,
    building,
    control,
    income,
    movement,
    reinforce,
    siege,
    special,
    taxes,
    turn,
)
from porphyry.games.byzantium.codes import (
    ALLOW,
    BUILD_CHURCH,
    BUILD_MOSQUE,
    BULGARS_ATTACK,
    BULGARS_REINFORCE,
    CIVIL_WAR,
    CONTROL,
    DECLINE,
    DONE,
    DOUBLE,
    FORTIFY,
    HOLD,
    IMPROVE,
    MARCH,
    NO_LEVY,
    PASS,
    PASS_FROM,
    PLACE,
    RAISE_LEVY,
    RAISE_TAX,
    REFUSE,
    REINFORCE,
    ROLL,
    STAND,
    STOP,
    TAKE_CALIPH,
    TAKE_EMPEROR,
    TAKE_FLEET,
    WITHDRAW,
)
from porphyry.games.byzantium.special import declare_civil_war
from porphyry.games.byzantium.state import (
    ALLOW_SEA,
    ARRIVAL,
    ATTACK,
    BATTLE,
    CHOOSE_ACTION,
    CHOOSE_DESERTERS,
    CHOOSE_LOSSES,
    CHOOSE_OPPONENT,
    CHOOSE_ROUTE,
    DOUBLE_COST,
    FROM_CASUALTIES,
    GIVE_CUBES,
    INCOME,
    MARCH_ON,
    NOWHERE,
    OFFER_WITHDRAWAL,
    PLACE_GARRISON,
    REINFORCE_MORE,
    ROLL_AGAINST,
    SPLIT_TAXES,
    TURN_FLOW,
    USE_LEVY,
    WITHDRAWAL,
)
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.frames import field, pop, top
from porphyry.kernel.state import State


def run(s: State) -> None:
    """Go on until somebody must decide or the game is over."""
    while s.stack and top(s) >= TURN_FLOW:
        go_on(s)


def go_on(s: State) -> None:
    """One step of the work in hand."""
    kind = top(s)
    if kind == ATTACK:
        battle.step_attack(s)
    elif kind == BATTLE:
        battle.step_battle(s)
    elif kind == TURN_FLOW:
        turn.step_turn(s)
    elif kind == WITHDRAWAL:
        battle.step_withdrawal(s)
    elif kind == INCOME:
        income.step_income(s)
    else:
        assert kind == ARRIVAL
        movement.step_arrival(s)


def legal(s: State) -> list[int]:
    """The answers to the question on top of the stack."""
    kind = top(s)
    if kind == CHOOSE_ACTION:
        return turn.legal_actions(s)
    if kind == REINFORCE_MORE:
        return reinforce.legal_more(s)
    if kind == CHOOSE_LOSSES:
        return armies.legal_losses(s)
    if kind == MARCH_ON:
        return movement.legal_march_on(s)
    if kind == SPLIT_TAXES:
        return taxes.legal_split(s)
    if kind == PLACE_GARRISON:
        return siege.legal_garrison(s)
    if kind == OFFER_WITHDRAWAL:
        return [WITHDRAW, STAND]
    if kind == CHOOSE_ROUTE:
        return battle.legal_routes(s)
    if kind == USE_LEVY:
        return [RAISE_LEVY, NO_LEVY]
    if kind == CHOOSE_DESERTERS:
        return income.legal_deserters(s)
    if kind == GIVE_CUBES:
        return armies.legal_gifts(s)
    if kind == CHOOSE_OPPONENT:
        return battle.legal_opponents(s)
    if kind == DOUBLE_COST:
        return [DOUBLE, DECLINE]
    if kind == ROLL_AGAINST:
        return [ROLL, HOLD]
    assert kind == ALLOW_SEA
    return [ALLOW, REFUSE]


def play(s: State, seat: int, code: int) -> None:
    """Carry out an answer and run on."""
    answer(s, seat, code)
    run(s)


def answer(s: State, seat: int, code: int) -> None:
    """Carry out an answer, and nothing that follows from it."""
    kind = top(s)
    if kind == CHOOSE_ACTION:
        play_action(s, seat, code)
    elif kind == REINFORCE_MORE:
        if verb_of(code) == DONE:
            reinforce.end_reinforce(s, seat)
        else:
            reinforce.play_reinforce(s, seat, code)
    elif kind == CHOOSE_LOSSES:
        armies.play_lose(s, code)
    elif kind == MARCH_ON:
        verb = verb_of(code)
        if verb == MARCH:
            movement.play_march(s, seat, code)
        elif verb == STOP:
            movement.play_stop(s)
        else:
            movement.play_civil_war_now(s, seat, code)
    elif kind == SPLIT_TAXES:
        taxes.play_split(s, seat, code)
    elif kind == PLACE_GARRISON:
        siege.play_garrison(s, code)
    elif kind == OFFER_WITHDRAWAL:
        battle.play_offer(s, verb_of(code) == WITHDRAW)
    elif kind == CHOOSE_ROUTE:
        battle.play_retreat(s, code)
    elif kind == USE_LEVY:
        battle.play_levy(s, verb_of(code) == RAISE_LEVY)
    elif kind == CHOOSE_DESERTERS:
        income.play_desert(s, code)
    elif kind == GIVE_CUBES:
        siege.play_give(s, code)
    elif kind == CHOOSE_OPPONENT:
        battle.play_fight(s, code)
    elif kind == DOUBLE_COST:
        movement.play_double(s, verb_of(code))
    elif kind == ROLL_AGAINST:
        movement.play_roll(s, verb_of(code) == ROLL)
    else:
        battle.play_allow(s, verb_of(code) == ALLOW)


def play_action(s: State, seat: int, code: int) -> None:
    """Carry out the action of a go (BYZ-TRN-05)."""
    verb = verb_of(code)
    closed = field(s, 2)
    pop(s)
    if verb == CONTROL:
        control.play_control(s, seat, code)
    elif verb == REINFORCE:
        reinforce.begin_reinforce(s, seat)
        reinforce.play_reinforce(s, seat, code)
    elif verb == MARCH:
        movement.begin_march(s, seat, arg_a(code), closed)
        movement.play_march(s, seat, code)
    elif verb == PLACE:
        movement.play_place(s, seat, code)
    elif verb == CIVIL_WAR:
        declare_civil_war(s, seat, arg_a(code), arg_b(code), NOWHERE, 0)  # BYZ-CIV-03
    elif verb == RAISE_TAX:
        taxes.play_tax(s, seat, code)
    elif verb == IMPROVE:
        special.play_improve(s, seat, code)
    elif verb == FORTIFY:
        special.play_fortify(s, seat, code)
    elif verb == BULGARS_ATTACK:
        special.play_bulgars_attack(s, seat, code)
    elif verb == BULGARS_REINFORCE:
        special.play_bulgars_reinforce(s, seat, code)
    elif verb in (TAKE_EMPEROR, TAKE_CALIPH):
        special.play_role(s, seat, code)
    elif verb == TAKE_FLEET:
        special.play_fleet(s, seat, code)
    elif verb in (BUILD_CHURCH, BUILD_MOSQUE):
        building.play_build(s, seat, code)
    elif verb == PASS_FROM:
        turn.play_pass(s, seat, arg_a(code))
    else:
        turn.play_pass(s, seat, FROM_CASUALTIES)


def why_not_action(s: State, seat: int, code: int) -> str:
    """Why this cannot be the action of his go, or empty."""
    verb = verb_of(code)
    if verb == CONTROL:
        return control.why_not_control(s, seat, code)
    if verb == REINFORCE:
        return reinforce.why_not_reinforce(s, seat, code, 0)
    if verb == MARCH:
        return movement.why_not_march(s, seat, code, 0, field(s, 2) if arg_a(code) == 1 else 0)
    if verb == PLACE:
        return movement.why_not_place(s, seat, code)
    if verb == CIVIL_WAR:
        return special.why_not_civil_war(s, seat, arg_a(code), arg_b(code))
    if verb == RAISE_TAX:
        return taxes.why_not_tax(s, seat, code)
    if verb == IMPROVE:
        return special.why_not_improve(s, seat, code)
    if verb == FORTIFY:
        return special.why_not_fortify(s, seat, code)
    if verb == BULGARS_ATTACK:
        return special.why_not_bulgars_attack(s, seat, code)
    if verb == BULGARS_REINFORCE:
        return special.why_not_bulgars_reinforce(s, seat, code)
    if verb in (TAKE_EMPEROR, TAKE_CALIPH):
        return special.why_not_role(s, seat, code)
    if verb == TAKE_FLEET:
        return special.why_not_fleet(s, seat, code)
    if verb in (BUILD_CHURCH, BUILD_MOSQUE):
        return building.why_not_build(s, seat, code)
    if verb == PASS_FROM:
        return turn.why_not_pass_from(s, seat, code)
    assert verb == PASS
    return turn.why_not_pass(s, seat)


def why_not(s: State, seat: int, code: int) -> str:
    """Why an answer to the open question is not allowed, or empty. The verb fits the question."""
    kind = top(s)
    verb = verb_of(code)
    if kind == CHOOSE_ACTION:
        return why_not_action(s, seat, code)
    if kind == REINFORCE_MORE:
        return "" if verb == DONE else reinforce.why_not_reinforce(s, seat, code, field(s, 3))
    if kind == CHOOSE_LOSSES:
        return armies.why_not_box(s, field(s, 1), field(s, 2), arg_a(code), field(s, 4))
    if kind == GIVE_CUBES:
        return armies.why_not_box(s, field(s, 1), field(s, 2), arg_a(code), armies.AS_GIFT)
    if kind == MARCH_ON:
        if verb == MARCH:
            return movement.why_not_march_on(s, seat, code)
        return "" if verb == STOP else movement.why_not_civil_war_now(s, seat, code)
    if kind == SPLIT_TAXES:
        return taxes.why_not_split(s, code)
    if kind == PLACE_GARRISON:
        return siege.why_not_garrison(s, code)
    if kind == CHOOSE_ROUTE:
        return battle.why_not_retreat(s, code)
    if kind == CHOOSE_DESERTERS:
        return income.why_not_desert(s, code)
    if kind == CHOOSE_OPPONENT:
        return battle.why_not_fight(s, code)
    return ""
