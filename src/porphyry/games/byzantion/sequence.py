"""The course of the game: what comes after what (BZN-RND)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import (
    actions,
    cards,
    closing,
    draft,
    influence,
    initiative,
    intrigue,
    resolution,
    scoring,
    solo,
    trials,
)
from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.state import (
    CHALICE_PIECES,
    CHOSEN,
    COST_PAID,
    EVENT,
    FACE_DOWN,
    HAND_LIMIT,
    LAST_ROUND,
    LOSER,
    LOST,
    MARKED,
    MISSIONS_FINAL,
    MISSIONS_KEPT,
    NOBODY,
    NOTHING,
    ORDER,
    PENDING,
    PHASE,
    PHASE_ACTION,
    PHASE_END,
    PHASE_EVENT,
    PHASE_RESOLUTION,
    PLACED,
    POSITION,
    RESULT,
    RING,
    ROUND,
    ROUNDS,
    SEAL_PLACED,
    SEAT_SIZE,
    VICTOR,
    VOTE,
    VOTE_BONUS,
    cards_in,
    event,
    hand_size,
    modified,
    tie_breaker,
)
from porphyry.games.byzantion.stock import fill_display, trigger
from porphyry.games.byzantion.tables import EVENT_TRIAL
from porphyry.kernel.frames import field, pop, push, set_field, top
from porphyry.kernel.state import ALL, State, emit

# Steps of the game, in order (BZN-RND-05).
MISSIONS: Final = 0
DRAFT: Final = 1
DISPLAY: Final = 2
ROUND_START: Final = 3
BOXES: Final = 4
SEALS: Final = 5
VOTES: Final = 6
BEFORE_OPTION: Final = 7
OPTION: Final = 8
TURNS: Final = 9
BEFORE_CONTRIBUTIONS: Final = 10
CONTRIBUTIONS: Final = 11
REVEAL: Final = 12
RESULT_STEP: Final = 13
VICTOR_STEP: Final = 14
OWN_WINDOW: Final = 15
REWARD: Final = 16
UNITS: Final = 17
BIDS: Final = 18
BIDS_REVEALED: Final = 19
RANKING: Final = 20
HAND_LIMIT_STEP: Final = 21
THROW_MISSIONS: Final = 22
NEXT_ROUND: Final = 23
LAST_INTRIGUES: Final = 24
SCORING: Final = 25
SOLO_RESULT: Final = 26
SOLO_DISPLAY: Final = 27


def hand_limit(s: State, seat: int) -> int:
    """How many cards a hand may hold at the end of a round."""
    return HAND_LIMIT + modified(s, seat, fx.MODIFY_HAND_LIMIT)


def step_game(s: State) -> None:
    """The next step of the game."""
    f = s.facts
    step = field(s, 1)
    set_field(s, 1, step + 1)
    if step == MISSIONS:
        if s.seats > 1:
            push(s, n.F_THROW, f[MISSIONS_KEPT])  # BZN-SET-08
        else:
            for space in range(8):
                fill_display(s, space, "BZN-SOL-11")  # before the starting hand is drawn
    elif step == DRAFT:
        draft.deal_packets(s)
        push(s, n.F_DRAFT, 0)
    elif step == DISPLAY:
        if s.seats > 1:
            for space in range(8):
                fill_display(s, space, "BZN-SET-09")
    elif step == ROUND_START:
        start_round(s)
    elif step == BOXES:
        if s.seats == 1:
            set_field(s, 1, TURNS)  # BZN-SOL-41
            solo.turn_up(s, f[ROUND], "BZN-SOL-16")
        else:
            initiative.lay_boxes(s)
            intrigue.open_window(s, fx.ANY_TIME, NOBODY, 0)  # BZN-ITR-15
    elif step == SEALS:
        push(s, n.F_SEALS, 0)
    elif step == VOTES:
        if EVENT_TRIAL[event(s)] == NOTHING:  # BZN-INF-01, BZN-TRI-01
            push(s, n.F_VOTES, 0, 0)
    elif step == BEFORE_OPTION:
        intrigue.open_window(s, fx.ANY_TIME, NOBODY, 0)  # BZN-ITR-15
    elif step == OPTION:
        if EVENT_TRIAL[event(s)] != NOTHING:
            f[CHOSEN] = 0
            emit(s, n.TRIAL_OPENED, "BZN-TRI-01", ALL, (event(s),))
        else:
            influence.count_votes(s)
            option = influence.leading_option(s)
            if option == NOTHING:
                push(s, n.F_OPTION, tie_breaker(s))
            else:
                influence.fix_option(s, option)
    elif step == TURNS:
        f[PHASE] = PHASE_ACTION  # BZN-RND-03
        emit(s, n.PHASE_BEGAN, "BZN-RND-05", ALL, (PHASE_ACTION,))
        push(s, n.F_TURNS, 0, 0)
    elif step == BEFORE_CONTRIBUTIONS:
        end_action_phase(s)
        if s.seats == 1:
            set_field(s, 1, SOLO_RESULT)
        else:
            intrigue.open_window(s, fx.ANY_TIME, NOBODY, 0)
    elif step == CONTRIBUTIONS:
        resolution.open_contributions(s)
        push(s, n.F_GIVE)
    elif step == REVEAL:
        resolution.reveal(s)
    elif step == RESULT_STEP:
        resolution.check_result(s)
        intrigue.open_window(s, fx.ANY_TIME, NOBODY, 0)
    elif step == VICTOR_STEP:
        resolution.find_victor_or_loser(s)
    elif step == OWN_WINDOW:
        if f[RESULT]:
            intrigue.open_window_for(s, fx.VICTORY, f[VICTOR])
        else:
            intrigue.open_window_for(s, fx.DEFEAT, f[LOSER])
    elif step == REWARD:
        resolution.reward_or_penalty(s)
    elif step == UNITS:
        resolution.place_event_units(s)  # BZN-TRI-07
    elif step == BIDS:
        if f[RESULT] and EVENT_TRIAL[event(s)] != NOTHING:  # BZN-TRI-08, BZN-KEI-05
            trials.open_bids(s)
            push(s, n.F_BID)
        else:
            set_field(s, 1, HAND_LIMIT_STEP)
    elif step == BIDS_REVEALED:
        trials.reveal_bids(s)
        intrigue.open_window(s, fx.TRIAL_BID, NOBODY, 0)  # BZN-ITR-16
    elif step == RANKING:
        push(s, n.F_RANK, 0, 0, 0, 0)
    elif step == HAND_LIMIT_STEP:
        push(s, n.F_HAND_LIMIT)  # BZN-SOL-28
    elif step == THROW_MISSIONS:
        if f[ROUND] == f[LAST_ROUND]:
            push(s, n.F_THROW, f[MISSIONS_FINAL])  # BZN-MIS-03
    elif step == NEXT_ROUND:
        next_round(s)
    elif step == LAST_INTRIGUES:
        push(s, n.F_LAST, 0, 0, 0)
    elif step == SCORING:
        scoring.score_placings(s)  # BZN-SCO-01
        scoring.score_missions(s)  # BZN-MSR-02
        end_game(s)
    elif step == SOLO_RESULT:
        solo.solo_result(s)
    else:
        set_field(s, 1, HAND_LIMIT_STEP)
        solo.sweep_display(s)


def start_round(s: State) -> None:
    """A new round: keimelia are back, heroes who wait for the start give what they give."""
    f = s.facts
    f[PHASE] = PHASE_EVENT  # BZN-RND-02
    if s.seats == 1:
        emit(s, n.SOLO_ROUND_BEGAN, "BZN-RND-01", ALL, (f[ROUND] + 1, f[EVENT + f[ROUND]]))
    else:
        emit(s, n.ROUND_BEGAN, "BZN-RND-01", ALL, (f[ROUND] + 1, event(s)))
    f[CHOSEN] = NOTHING
    f[SEAL_PLACED] = 0
    f[COST_PAID] = 0
    for seat in range(s.seats):
        base = seat * SEAT_SIZE
        f[base + POSITION] = NOBODY  # BZN-KEI-09
        f[base + VOTE] = NOTHING
        f[base + PLACED] = 0
        f[base + VOTE_BONUS] = 0
        f[base + CHALICE_PIECES] = 0
    for place in range(s.seats):
        f[ORDER + place] = (f[RING] + place) % s.seats  # until the seals lie: clockwise from the ring (BZN-ITR-09)
    initiative.give_dynamis(s)
    for place in range(s.seats):
        trigger(s, (f[RING] + place) % s.seats, fx.ON_ROUND_START, 1, "BZN-CRD-04")


def end_action_phase(s: State) -> None:
    """Nobody has dynamis left; those laid down go back, so that marks are gone (BZN-ACT-07)."""
    s.facts[PHASE] = PHASE_RESOLUTION  # BZN-RND-04
    for word in range(3):
        s.facts[MARKED + word] = 0
    emit(s, n.PHASE_BEGAN, "BZN-ACT-07", ALL, (PHASE_RESOLUTION,))


def next_round(s: State) -> None:
    """The ring passes, the diptych moves on; without a next event the end game follows."""
    f = s.facts
    for card in cards_in(f, FACE_DOWN):
        emit(s, n.CARD_TURNED_UP, "BZN-CLR-17", ALL, (card,))
    for word in range(3):
        f[FACE_DOWN + word] = 0  # BZN-CLR-17
    resolution.clear_result(s)
    if s.seats > 1:
        f[RING] = (f[RING] + 1) % s.seats  # BZN-PRE-02, BZN-RNG-03, BZN-PRE-04
        emit(s, n.RING_PASSED, "BZN-PRE-02", ALL, (f[RING],))
    if f[ROUND] + 1 < f[ROUNDS]:
        f[ROUND] += 1  # BZN-PRE-03
        set_field(s, 1, ROUND_START)
    elif s.seats == 1:
        end_game(s)
    else:
        f[PHASE] = PHASE_END
        emit(s, n.PHASE_BEGAN, "BZN-END-01", ALL, (PHASE_END,))


def end_game(s: State) -> None:
    """Nothing is left to do."""
    s.facts[PHASE] = PHASE_END
    s.stack.clear()
    push(s, n.F_OVER)
    if s.seats == 1:
        emit(s, n.REIGN_ENDED, "BZN-SOL-05", ALL, (scoring.verdict(s),))
    else:
        emit(s, n.GAME_ENDED, "BZN-WIN-01", ALL, ())


def over_limit(s: State) -> list[int]:
    """The seats with too many cards."""
    return [seat for seat in range(s.seats) if hand_size(s, seat) > hand_limit(s, seat)]  # BZN-PRE-05


def losing(s: State) -> list[int]:
    """The seats that must still give up a card."""
    return [seat for seat in range(s.seats) if s.facts[seat * SEAT_SIZE + PENDING]]


def run(s: State) -> None:
    """Carry on until somebody must decide or the game is over."""
    while True:
        if s.facts[LOST] and top(s) != n.F_OVER:
            resolution.clear_result(s)
            end_game(s)  # BZN-SOL-04
        kind = top(s)
        if kind == n.F_WINDOW:
            if not intrigue.step_window(s):
                return
        elif kind == n.F_TURN:
            if not actions.step_turn(s):
                return
        elif kind == n.F_TURNS:
            actions.step_turns(s)
        elif kind == n.F_GAME:
            step_game(s)
        elif kind == n.F_INSTANT:
            cards.resolve_instant(s)
        elif kind == n.F_INTRIGUE:
            intrigue.resolve(s)
        elif kind == n.F_PLAY:
            if not cards.step_play(s):
                return
        elif kind == n.F_VOTES:
            if not influence.step_votes(s):
                return
        elif kind == n.F_SEALS:
            if not initiative.step_seals(s):
                return
        elif kind == n.F_DRAFT:
            if not draft.step_draft(s):
                return
        elif kind == n.F_RANK:
            if not trials.step_rank(s):
                return
        elif kind == n.F_SPLIT:
            if not intrigue.split_step(s):
                return
        elif kind == n.F_LAST:
            if not closing.step_last(s):
                return
        elif kind == n.F_RAISE:
            if not closing.step_raise(s):
                return
        elif kind == n.F_THROW:
            if draft.throwing(s):
                return
            pop(s)
        elif kind == n.F_DECLARE:
            if not resolution.step_declare(s):
                return
        elif kind == n.F_GIVE:
            if resolution.contributing(s):
                return
            pop(s)
        elif kind == n.F_BID or kind == n.F_LOSE:
            if losing(s):
                return
            pop(s)
        elif kind == n.F_HAND_LIMIT:
            if over_limit(s):
                return
            pop(s)
        else:
            return
