"""The course of the game: what comes after what (BZN-RND)."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import (
    draft,
    events,
    frames,
    influence,
    initiative,
    intrigue,
    notation,
    resolution,
    scoring,
    solo,
    state,
    trials,
)
from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.stock import discard, fill_display, trigger
from porphyry.games.byzantion.tables import EVENT_TRIAL
from porphyry.kernel.action import arg_a, pack
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question, Work
from porphyry.kernel.state import ALL, State, emit

ROUND_START: Final = frames.stage("round")
TURNS: Final = frames.stage("turns")
HAND_LIMIT_STAGE: Final = frames.stage("hand-limit")
REIGN_RESULT: Final = frames.stage("reign-result")


class GameFlow(Work):
    """Stage after stage (BZN-RND-05)."""

    def __init__(self) -> None:
        super().__init__(frames.GAME_FLOW)
        self.stages: list[Stage] = _stages_in_order()

    def step(self, s: State) -> None:
        number = field(s, frames.GAME_FLOW.stage)
        set_field(s, frames.GAME_FLOW.stage, number + 1)
        self.stages[number].begin(s)


def go_to(s: State, number: int) -> None:
    """Another stage than the next one follows."""
    set_field(s, frames.GAME_FLOW.stage, number)


class Stage:
    """One stage of the game, by its name; the one after it follows unless it says otherwise."""

    name = ""

    def begin(self, s: State) -> None:
        """Do what is to be done, or ask."""
        raise NotImplementedError(f"{self.name}: begin")


# Before the first round


class Missions(Stage):
    """Missions are thrown away (BZN-SET-08); alone, there is a display before the starting hand is drawn (BZN-SOL-11)."""

    name = "missions"

    def begin(self, s: State) -> None:
        if s.seats > 1:
            draft.throw_missions(s, s.facts[state.MISSIONS_KEPT])
        else:
            lay_display(s, "BZN-SOL-11")


class Draft(Stage):
    """The draft."""

    name = "draft"

    def begin(self, s: State) -> None:
        draft.deal_packets(s)
        frames.DRAFT_CARD.begin(s)


class Display(Stage):
    """The display (BZN-SET-09)."""

    name = "display"

    def begin(self, s: State) -> None:
        if s.seats > 1:
            lay_display(s, "BZN-SET-09")


def lay_display(s: State, rule: str) -> None:
    """Eight cards of the deck, face up."""
    for space in range(8):
        fill_display(s, space, rule)


# The event phase


class Round(Stage):
    """A round begins."""

    name = "round"

    def begin(self, s: State) -> None:
        start_round(s)


class Boxes(Stage):
    """Ivory boxes are laid; alone, this round's event is turned up instead, and turns follow (BZN-SOL-16, BZN-SOL-41)."""

    name = "boxes"

    def begin(self, s: State) -> None:
        if s.seats == 1:
            go_to(s, TURNS)
            solo.turn_up(s, s.facts[state.ROUND], "BZN-SOL-16")
        else:
            initiative.lay_boxes(s)
            any_time(s)


class Seals(Stage):
    """Seals are placed."""

    name = "seals"

    def begin(self, s: State) -> None:
        frames.SEALS.begin(s)


class Votes(Stage):
    """Votes are placed, unless the event is a trial (BZN-INF-01, BZN-TRI-01)."""

    name = "votes"

    def begin(self, s: State) -> None:
        if EVENT_TRIAL[state.event(s)] == state.NOTHING:
            frames.VOTES.begin(s)


class AnyTime(Stage):
    """A moment for intrigue cards (BZN-ITR-15)."""

    name = "before-option"

    def begin(self, s: State) -> None:
        any_time(s)


class Option(Stage):
    """The emperor decides."""

    name = "option"

    def begin(self, s: State) -> None:
        if EVENT_TRIAL[state.event(s)] != state.NOTHING:
            s.facts[state.CHOSEN] = 0
            emit(s, events.TRIAL_OPENED, "BZN-TRI-01", ALL, (state.event(s),))
            return
        influence.count_votes(s)
        option = influence.leading_option(s)
        if option == state.NOTHING:
            frames.CHOOSE_OPTION.begin(s, state.tie_breaker(s))
        else:
            influence.fix_option(s, option)


# The action phase


class Turns(Stage):
    """Turns (BZN-RND-03)."""

    name = "turns"

    def begin(self, s: State) -> None:
        s.facts[state.PHASE] = state.PHASE_ACTION
        emit(s, events.PHASE_BEGAN, "BZN-RND-05", ALL, (state.PHASE_ACTION,))
        frames.TURNS.begin(s, 0)


class BeforeContributions(Stage):
    """The action phase is over."""

    name = "before-contributions"

    def begin(self, s: State) -> None:
        end_action_phase(s)
        if s.seats == 1:
            go_to(s, REIGN_RESULT)
        else:
            any_time(s)


# The resolution phase


class Contributions(Stage):
    """Contributions are made."""

    name = "contributions"

    def begin(self, s: State) -> None:
        resolution.open_contributions(s)


class Revelation(Stage):
    """They are revealed."""

    name = "reveal"

    def begin(self, s: State) -> None:
        resolution.reveal(s)


class Result(Stage):
    """The event is fulfilled or cancelled."""

    name = "result"

    def begin(self, s: State) -> None:
        resolution.check_result(s)
        any_time(s)


class Victor(Stage):
    """The victor or the loser."""

    name = "victor"

    def begin(self, s: State) -> None:
        resolution.find_victor_or_loser(s)


class OwnWindow(Stage):
    """Their own moment for intrigue cards."""

    name = "own-window"

    def begin(self, s: State) -> None:
        if s.facts[state.RESULT]:
            intrigue.open_window_for(s, fx.VICTORY, s.facts[state.VICTOR])
        else:
            intrigue.open_window_for(s, fx.DEFEAT, s.facts[state.LOSER])


class Reward(Stage):
    """Reward or penalty."""

    name = "reward"

    def begin(self, s: State) -> None:
        resolution.reward_or_penalty(s)


class Units(Stage):
    """The units of the event (BZN-TRI-07)."""

    name = "units"

    def begin(self, s: State) -> None:
        resolution.place_event_units(s)


class Bids(Stage):
    """Bids, after a trial that was fulfilled (BZN-TRI-08, BZN-KEI-05)."""

    name = "bids"

    def begin(self, s: State) -> None:
        if s.facts[state.RESULT] and EVENT_TRIAL[state.event(s)] != state.NOTHING:
            trials.open_bids(s)
        else:
            go_to(s, HAND_LIMIT_STAGE)


class BidsRevealed(Stage):
    """The bids are open (BZN-ITR-16)."""

    name = "bids-revealed"

    def begin(self, s: State) -> None:
        trials.reveal_bids(s)
        intrigue.open_window(s, fx.TRIAL_BID, state.NOBODY, 0)


class Ranking(Stage):
    """The places of the trial."""

    name = "ranking"

    def begin(self, s: State) -> None:
        frames.RANKING.begin(s)


# The end of the round


class HandLimit(Stage):
    """Hands with too many cards (BZN-SOL-28)."""

    name = "hand-limit"

    def begin(self, s: State) -> None:
        frames.HAND_LIMIT.begin(s)


class LastMissions(Stage):
    """After the last round of age II missions are thrown away once more (BZN-MIS-03)."""

    name = "throw-missions"

    def begin(self, s: State) -> None:
        if s.facts[state.ROUND] == s.facts[state.LAST_ROUND]:
            draft.throw_missions(s, s.facts[state.MISSIONS_FINAL])


class NextRound(Stage):
    """The next round, or the end."""

    name = "next-round"

    def begin(self, s: State) -> None:
        next_round(s)


class LastIntrigues(Stage):
    """The last intrigue cards."""

    name = "last-intrigues"

    def begin(self, s: State) -> None:
        frames.LAST_INTRIGUES.begin(s)


class Scoring(Stage):
    """Placings and missions (BZN-SCO-01, BZN-MSR-02)."""

    name = "scoring"

    def begin(self, s: State) -> None:
        scoring.score_placings(s)
        scoring.score_missions(s)
        end_game(s)


# The solo game


class ReignResult(Stage):
    """What has come of the solo event."""

    name = "reign-result"

    def begin(self, s: State) -> None:
        solo.solo_result(s)


class ReignDisplay(Stage):
    """The display is swept, and the round ends as any other."""

    name = "reign-display"

    def begin(self, s: State) -> None:
        go_to(s, HAND_LIMIT_STAGE)
        solo.sweep_display(s)


def _stages_in_order() -> list[Stage]:
    """One class for each name."""
    found: dict[str, Stage] = {}
    for stage in (
        *(Missions(), Draft(), Display()),
        *(Round(), Boxes(), Seals(), Votes(), AnyTime(), Option()),
        *(Turns(), BeforeContributions()),
        *(Contributions(), Revelation(), Result(), Victor(), OwnWindow(), Reward(), Units()),
        *(Bids(), BidsRevealed(), Ranking()),
        *(HandLimit(), LastMissions(), NextRound(), LastIntrigues(), Scoring()),
        *(ReignResult(), ReignDisplay()),
    ):
        found[stage.name] = stage
    return [found[name] for name in frames.GAME_STAGES]


def any_time(s: State) -> None:
    """A moment at which everybody may play intrigue cards (BZN-ITR-15)."""
    intrigue.open_window(s, fx.ANY_TIME, state.NOBODY, 0)


# What the stages do


def start_round(s: State) -> None:
    """A new round: keimelia are back, heroes who wait for the start give what they give."""
    f = s.facts
    f[state.PHASE] = state.PHASE_EVENT  # BZN-RND-02
    if s.seats == 1:
        emit(s, events.SOLO_ROUND_BEGAN, "BZN-RND-01", ALL, (f[state.ROUND] + 1, f[state.EVENT + f[state.ROUND]]))
    else:
        emit(s, events.ROUND_BEGAN, "BZN-RND-01", ALL, (f[state.ROUND] + 1, state.event(s)))
    f[state.CHOSEN] = state.NOTHING
    f[state.SEAL_PLACED] = 0
    f[state.COST_PAID] = 0
    for seat in range(s.seats):
        base = seat * state.SEAT_SIZE
        f[base + state.POSITION] = state.NOBODY  # BZN-KEI-09
        f[base + state.VOTE] = state.NOTHING
        f[base + state.PLACED] = 0
        f[base + state.VOTE_BONUS] = 0
        f[base + state.CHALICE_PIECES] = 0
    for place in range(s.seats):
        f[state.ORDER + place] = (
            f[state.RING] + place
        ) % s.seats  # until the seals lie: clockwise from the ring (BZN-ITR-09)
    initiative.give_dynamis(s)
    for place in range(s.seats):
        trigger(s, (f[state.RING] + place) % s.seats, fx.ON_ROUND_START, 1, "BZN-CRD-04")


def end_action_phase(s: State) -> None:
    """Nobody has dynamis left; those laid down go back, so that marks are gone (BZN-ACT-07)."""
    s.facts[state.PHASE] = state.PHASE_RESOLUTION  # BZN-RND-04
    for word in range(3):
        s.facts[state.MARKED + word] = 0
    emit(s, events.PHASE_BEGAN, "BZN-ACT-07", ALL, (state.PHASE_RESOLUTION,))


def next_round(s: State) -> None:
    """The ring passes, the diptych moves on; without a next event the end game follows."""
    f = s.facts
    for card in state.cards_in(f, state.FACE_DOWN):
        emit(s, events.CARD_TURNED_UP, "BZN-CLR-17", ALL, (card,))
    for word in range(3):
        f[state.FACE_DOWN + word] = 0  # BZN-CLR-17
    resolution.clear_result(s)
    if s.seats > 1:
        f[state.RING] = (f[state.RING] + 1) % s.seats  # BZN-PRE-02, BZN-RNG-03, BZN-PRE-04
        emit(s, events.RING_PASSED, "BZN-PRE-02", ALL, (f[state.RING],))
    if f[state.ROUND] + 1 < f[state.ROUNDS]:
        f[state.ROUND] += 1  # BZN-PRE-03
        go_to(s, ROUND_START)
    elif s.seats == 1:
        end_game(s)
    else:
        f[state.PHASE] = state.PHASE_END
        emit(s, events.PHASE_BEGAN, "BZN-END-01", ALL, (state.PHASE_END,))


def end_reign(s: State) -> None:
    """Doxa has fallen to nothing: the solo game is over (BZN-SOL-04)."""
    resolution.clear_result(s)
    end_game(s)


def end_game(s: State) -> None:
    """Nothing is left to do."""
    s.facts[state.PHASE] = state.PHASE_END
    s.stack.clear()
    frames.OVER.begin(s)
    if s.seats == 1:
        emit(s, events.REIGN_ENDED, "BZN-SOL-05", ALL, (scoring.verdict(s),))
    else:
        emit(s, events.GAME_ENDED, "BZN-WIN-01", ALL, ())


# The limit of hands


def hand_limit(s: State, seat: int) -> int:
    """How many cards a hand may hold at the end of a round."""
    return state.HAND_LIMIT + state.modified(s, seat, fx.MODIFY_HAND_LIMIT)


def over_limit(s: State) -> list[int]:
    """The seats with too many cards."""
    return [seat for seat in range(s.seats) if state.hand_size(s, seat) > hand_limit(s, seat)]  # BZN-PRE-05


class Hands(Work):
    """As long as anybody has too many cards, cards are discarded (BZN-PRE-01)."""

    def __init__(self) -> None:
        super().__init__(frames.HAND_LIMIT)

    def step(self, s: State) -> None:
        if over_limit(s):
            frames.DISCARD_TO_LIMIT.begin(s)
        else:
            pop(s)


class DiscardToLimit(Question):
    """One card of a hand that is too large; it is compensated (BZN-PRE-01)."""

    def __init__(self) -> None:
        super().__init__(frames.DISCARD_TO_LIMIT, "BZN-PRE-01", "discard")

    def deciders(self, s: State) -> list[int]:
        return over_limit(s)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return "" if state.has(s.facts, seat * state.SEAT_SIZE + state.HAND, arg_a(code)) else "BZN-PRE-01 not-in-hand"

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(notation.DISCARD, card) for card in state.hand_cards(s, seat)]

    def play(self, s: State, seat: int, code: int) -> None:
        pop(s)
        discard(s, seat, arg_a(code), "BZN-PRE-01")
