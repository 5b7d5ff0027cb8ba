"""Who is asked, what, and which chapter knows the options, refuses and answers."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import (
    actions,
    bandons,
    cards,
    closing,
    draft,
    influence,
    initiative,
    intrigue,
    market,
    resolution,
    solo,
    trials,
    units,
)
from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.sequence import losing, over_limit, run
from porphyry.games.byzantion.state import ASIDE as ASIDE_ZONE
from porphyry.games.byzantion.state import (
    HAND,
    NOTHING,
    SEAT_SIZE,
    cards_in,
    cost_of,
    hand_cards,
    has,
)
from porphyry.games.byzantion.stock import add_good, discard, to_choose
from porphyry.kernel.action import arg_a, arg_b, arg_c, pack, verb_of
from porphyry.kernel.frames import below_kind, field, pop, set_below_field, set_field, top
from porphyry.kernel.state import State

# Who is asked, and what.

KIND_OF: Final[list[int]] = [NOTHING] * 43  # frame -> kind of decision
SEAT_IN: Final[list[int]] = [0] * 43  # frame -> the field that names the seat asked, 0 if it is not so plain


def _kinds() -> None:
    for frame, kind, seat_field in (
        (n.F_THROW, n.K_THROW, 0),
        (n.F_DRAFT, n.K_DRAFT, 0),
        (n.F_SEALS, n.K_SEAL, 0),
        (n.F_RESOURCE, n.K_RESOURCE, 1),
        (n.F_VOTES, n.K_VOTE, 0),
        (n.F_WINDOW, n.K_REACT, 6),
        (n.F_OPTION, n.K_OPTION, 1),
        (n.F_TURN, n.K_TURN, 1),
        (n.F_DRAW, n.K_DRAW, 1),
        (n.F_PLAY, n.K_PLAY, 1),
        (n.F_ARRANGE, n.K_ARRANGE, 1),
        (n.F_ACTIVATE, n.K_ACTIVATE, 1),
        (n.F_SELL, n.K_SELL, 1),
        (n.F_BUY, n.K_BUY, 1),
        (n.F_TRADE, n.K_TRADE, 1),
        (n.F_SINGLE_TRADE, n.K_TRADE, 1),
        (n.F_OFFER, n.K_OFFER, 1),
        (n.F_VICTIM, n.K_VICTIM, 1),
        (n.F_PLAY_MORE, n.K_PLAY_MORE, 1),
        (n.F_CONVERT, n.K_CONVERT, 1),
        (n.F_LOOK, n.K_LOOK, 1),
        (n.F_LOSE, n.K_LOSE, 0),
        (n.F_GIVE, n.K_GIVE, 0),
        (n.F_TIED, n.K_TIED, 1),
        (n.F_BID, n.K_BID, 0),
        (n.F_RANK, n.K_RANK, 1),
        (n.F_HAND_LIMIT, n.K_HAND_LIMIT, 0),
        (n.F_MOVE, n.K_MOVE, 1),
        (n.F_PLACE, n.K_PLACE, 1),
        (n.F_TARGET, n.K_TARGET, 1),
        (n.F_SPLIT, n.K_SPLITTER, 0),
        (n.F_LAST, n.K_LAST_INTRIGUE, 3),
        (n.F_RAISE, n.K_RAISE, 1),
        (n.F_BUILD, n.K_BUILD, 1),
        (n.F_BANDON, n.K_BANDON, 1),
        (n.F_ROBES, n.K_ROBES, 1),
        (n.F_PICK, n.K_PICK, 1),
        (n.F_DECLARE, n.K_DECLARE, 1),
    ):
        KIND_OF[frame] = kind
        SEAT_IN[frame] = seat_field


_kinds()


def deciders(s: State) -> list[int]:
    """The seats that are asked now."""
    frame = top(s)
    at = SEAT_IN[frame]
    if at:
        return [field(s, at)]
    if frame == n.F_OVER:
        return []
    if frame == n.F_GIVE:
        return resolution.contributing(s)
    if frame == n.F_BID or frame == n.F_LOSE:
        return losing(s)
    if frame == n.F_DRAFT:
        return draft.drafting(s)
    if frame == n.F_THROW:
        return draft.throwing(s)
    if frame == n.F_HAND_LIMIT:
        return over_limit(s)
    if frame == n.F_SEALS:
        return [initiative.placing_seat(s)]
    if frame == n.F_VOTES:
        return [influence.voter(s)]
    return [field(s, 3) if field(s, 4) == 1 else field(s, 1)]  # splitting


def kind_of(s: State, _seat: int) -> int:
    """What the seat is asked."""
    frame = top(s)
    if frame == n.F_TURN:
        return n.K_TURN if field(s, 2) == 0 else n.K_END_TURN
    if frame == n.F_SPLIT:
        return n.K_SPLITTER + field(s, 4)
    return KIND_OF[frame]


def options(s: State, seat: int) -> list[int]:
    """All the seat may answer."""
    kind = kind_of(s, seat)
    if kind == n.K_TURN:
        return actions.turn_options(s, seat)
    if kind == n.K_END_TURN:
        return actions.end_turn_options(s, seat)
    if kind == n.K_PLAY:
        return cards.playing_options(s, seat)
    if kind == n.K_ARRANGE:
        return bandons.arranging_options(s, seat)
    if kind == n.K_GIVE:
        return resolution.contribution_options(s, seat)
    if kind == n.K_ACTIVATE:
        return bandons.activating_options(s, seat)
    if kind == n.K_DRAW:
        return actions.drawing_options(s, seat)
    if kind == n.K_PICK:
        return cards.picking_options(s, seat)
    if kind == n.K_SELL:
        return market.selling_options(s, seat)
    if kind == n.K_BUY:
        return market.buying_options(s, seat)
    if kind == n.K_TRADE:
        return market.trading_options(s, seat)
    if kind == n.K_VOTE:
        return influence.vote_options(s, seat)
    if kind == n.K_SEAL:
        return initiative.seal_options(s)
    if kind == n.K_REACT:
        return intrigue.reacting_options(s, seat)
    if kind == n.K_DRAFT:
        return draft.keep_options(s, seat)
    if kind == n.K_THROW:
        return draft.throw_options(s, seat)
    if kind == n.K_RESOURCE:
        kinds = to_choose(s, field(s, 3))
        return [pack(n.TAKE, good) for good in range(fx.RESOURCES) if kinds >> good & 1]
    if kind == n.K_OPTION:
        return [pack(n.FAVOUR, 0), pack(n.FAVOUR, 1)]
    if kind == n.K_HAND_LIMIT:
        return [pack(n.DISCARD, card) for card in hand_cards(s, seat)]
    if kind == n.K_LOSE:
        return [pack(n.LOSE, card) for card in hand_cards(s, seat)]
    if kind == n.K_BID:
        return trials.bid_options(s, seat)
    if kind == n.K_TIED:
        return resolution.tied_options(s)
    if kind == n.K_RANK:
        return trials.rank_options(s)
    if kind == n.K_OFFER:
        return [n.USE, n.DONE]
    if kind == n.K_VICTIM:
        return [n.DONE, *[pack(n.NAME, other) for other in range(s.seats) if other != seat]]
    if kind == n.K_PLAY_MORE:
        return cards.one_more_options(s, seat)
    if kind == n.K_CONVERT:
        return cards.converting_options(s, seat)
    if kind == n.K_LOOK:
        return [pack(n.KEEP, card) for card in cards_in(s.facts, ASIDE_ZONE)]
    if kind == n.K_MOVE:
        return units.moving_options(s, seat)
    if kind == n.K_PLACE:
        return units.placing_options(s, seat)
    if kind == n.K_TARGET:
        return intrigue.targeting_options(s, seat)
    if kind == n.K_LAST_INTRIGUE:
        return closing.closing_options(s, seat)
    if kind == n.K_RAISE:
        return closing.raising_options(s, seat)
    if kind == n.K_BUILD:
        return solo.building_options(s, seat)
    if kind == n.K_BANDON:
        return solo.bandon_options(s, seat)
    if kind == n.K_ROBES:
        return solo.robes_options(s)
    if kind == n.K_DECLARE:
        return resolution.declare_options(s, seat)
    return intrigue.splitting_options(s, seat)


def why_not(s: State, seat: int, code: int) -> str:
    """Empty if the seat may answer so, else the rule and the reason."""
    verb, a, b, c = verb_of(code), arg_a(code), arg_b(code), arg_c(code)
    kind = kind_of(s, seat)
    if kind == n.K_TURN:
        return actions.why_not_turn(s, seat, verb, a)
    if kind == n.K_END_TURN:
        return actions.why_not_end_turn(s, seat, verb, a)
    if kind == n.K_PLAY:
        return cards.why_not_playing(s, seat, verb, a)
    if kind == n.K_ARRANGE:
        return bandons.why_not_arranging(s, seat, verb, a, b)
    if kind == n.K_GIVE:
        return resolution.why_not_contribution(s, seat, verb, a, b)
    if kind == n.K_ACTIVATE:
        return bandons.why_not_activating(s, seat, verb, a)
    if kind == n.K_DRAW:
        return actions.why_not_drawing(s, seat, verb, a)
    if kind == n.K_PICK:
        return cards.why_not_picking(s, seat, verb, a)
    if kind == n.K_SELL:
        return market.why_not_selling(s, seat, verb, a)
    if kind == n.K_BUY:
        return market.why_not_buying(s, seat, verb, a)
    if kind == n.K_TRADE:
        return market.why_not_trading(s, seat, verb, a)
    if kind == n.K_VOTE:
        return influence.why_not_vote(s, seat, verb, a, b)
    if kind == n.K_SEAL:
        return initiative.why_not_seal(s, a)
    if kind == n.K_REACT:
        return intrigue.why_not_reacting(s, seat, verb, a)
    if kind == n.K_DRAFT:
        return draft.why_not_keep(s, seat, a)
    if kind == n.K_THROW:
        return draft.why_not_throw(s, seat, a)
    if kind == n.K_RESOURCE:
        if a >= fx.RESOURCES:
            return "BZN-TRM-03 not-a-resource"
        if not field(s, 3) >> a & 1:
            return "BZN-CRD-05 not-required"
        return "" if to_choose(s, field(s, 3)) >> a & 1 else "BZN-CMP-07 none-left"
    if kind == n.K_HAND_LIMIT:
        return "" if has(s.facts, seat * SEAT_SIZE + HAND, a) else "BZN-PRE-01 not-in-hand"
    if kind == n.K_LOSE:
        return "" if has(s.facts, seat * SEAT_SIZE + HAND, a) else "BZN-CLR-20 not-in-hand"
    if kind == n.K_BID:
        return trials.why_not_bid(s, seat, a)
    if kind == n.K_TIED:
        return resolution.why_not_tied(s, a)
    if kind == n.K_RANK:
        return trials.why_not_rank(s, a)
    if kind == n.K_VICTIM:
        return cards.why_not_victim(s, seat, verb, a)
    if kind == n.K_PLAY_MORE:
        return cards.why_not_one_more(s, seat, verb, a)
    if kind == n.K_CONVERT:
        return cards.why_not_converting(s, seat, verb, a)
    if kind == n.K_LOOK:
        return cards.why_not_keeping(s, a)
    if kind == n.K_MOVE:
        return units.why_not_moving(s, seat, verb, a, b)
    if kind == n.K_PLACE:
        return units.why_not_placing(s, seat, verb, a)
    if kind == n.K_TARGET:
        return intrigue.why_not_targeting(s, seat, a)
    if kind == n.K_LAST_INTRIGUE:
        return closing.why_not_closing(s, seat, verb, a)
    if kind == n.K_RAISE:
        return closing.why_not_raising(s, seat, a)
    if kind == n.K_BUILD:
        return solo.why_not_building(s, seat, verb, a, b, c)
    if kind == n.K_BANDON:
        return solo.why_not_bandon(s, seat, a)
    if kind == n.K_ROBES:
        return "" if verb == n.DONE or not cards.why_not_keeping(s, a) else "BZN-SOL-36 not-among-them"
    if kind == n.K_DECLARE:
        return resolution.why_not_declare(s, seat, verb, a, b)
    if n.K_SPLITTER <= kind <= n.K_PILE:
        return intrigue.why_not_splitting(s, seat, verb, a, b)
    return ""


def play(s: State, seat: int, code: int) -> None:
    """Carry out an answer and run on."""
    verb, a, b, c = verb_of(code), arg_a(code), arg_b(code), arg_c(code)
    kind = kind_of(s, seat)
    if verb == n.DISCARD and kind != n.K_RAISE:
        discard(s, seat, a, "BZN-PRE-01" if kind == n.K_HAND_LIMIT else "BZN-DIS-02")
    elif kind == n.K_TURN or kind == n.K_END_TURN:
        play_turn(s, seat, verb, a)
    elif kind == n.K_PLAY:
        if verb == n.INTRIGUE:
            intrigue.play_intrigue(s, seat, a, cost_of(s, seat, a), 0)
        else:
            cards.play_playing(s, seat, verb, a)
    elif kind == n.K_ARRANGE:
        bandons.play_arranging(s, seat, verb, a, b)
    elif kind == n.K_GIVE:
        resolution.play_contribution(s, seat, verb, a, b)
    elif kind == n.K_ACTIVATE:
        bandons.play_activating(s, seat, verb, a)
    elif kind == n.K_DRAW:
        actions.play_drawing(s, seat, a)
    elif kind == n.K_PICK:
        cards.play_picking(s, seat, verb, a)
    elif kind == n.K_SELL:
        market.play_selling(s, seat, verb, a)
    elif kind == n.K_BUY:
        market.play_buying(s, seat, verb, a)
    elif kind == n.K_TRADE:
        market.play_trading(s, seat, verb, a)
    elif kind == n.K_VOTE:
        influence.play_vote(s, seat, verb, a, b)
    elif kind == n.K_SEAL:
        initiative.play_seal(s, seat, a)
    elif kind == n.K_REACT:
        intrigue.play_reacting(s, seat, verb, a)
    elif kind == n.K_DRAFT:
        draft.play_keep(s, seat, a)
    elif kind == n.K_THROW:
        draft.play_throw(s, seat, a)
    elif kind == n.K_RESOURCE:
        set_field(s, 2, field(s, 2) - 1)
        if not field(s, 2):
            pop(s)
        add_good(s, seat, a, 1, "BZN-CRD-08")
    elif kind == n.K_OPTION:
        pop(s)
        influence.fix_option(s, a)
    elif kind == n.K_LOSE:
        cards.play_lose(s, seat, a)
    elif kind == n.K_BID:
        trials.play_bid(s, seat, a)
    elif kind == n.K_TIED:
        resolution.play_tied(s, a)
    elif kind == n.K_RANK:
        trials.give_place(s, a)
    elif kind == n.K_OFFER:
        cards.play_offer(s, seat, verb)
    elif kind == n.K_VICTIM:
        cards.play_victim(s, seat, verb, a)
    elif kind == n.K_PLAY_MORE:
        cards.play_one_more(s, seat, verb, a)
    elif kind == n.K_CONVERT:
        cards.play_converting(s, seat, verb)
    elif kind == n.K_LOOK:
        cards.play_keeping(s, seat, a)
    elif kind == n.K_MOVE:
        units.play_moving(s, seat, verb, a, b)
    elif kind == n.K_PLACE:
        units.play_placing(s, seat, verb, a)
    elif kind == n.K_TARGET:
        intrigue.play_targeting(s, seat, a)
    elif kind == n.K_LAST_INTRIGUE:
        closing.play_closing(s, seat, verb, a)
    elif kind == n.K_RAISE:
        closing.play_raising(s, seat, a)
    elif kind == n.K_BUILD:
        solo.play_building(s, seat, verb, a, b, c)
    elif kind == n.K_BANDON:
        solo.play_bandon(s, seat, a)
    elif kind == n.K_ROBES:
        solo.play_robes(s, seat, verb, a)
    elif kind == n.K_DECLARE:
        resolution.play_declare(s, seat, verb, a, b)
    else:
        intrigue.play_splitting(s, seat, verb, a, b)
    run(s)


def play_turn(s: State, seat: int, verb: int, a: int) -> None:
    """An answer at the start or the end of a turn."""
    if verb == n.ANNOUNCE:
        if s.seats == 1 and below_kind(s) == n.F_TURNS:
            set_below_field(s, 2, 0)
        actions.play_announce(s, seat, a)
    elif verb == n.END:
        actions.play_end(s)
    elif verb == n.INTRIGUE:
        intrigue.play_intrigue(s, seat, a, cost_of(s, seat, a), 0)
    else:
        solo.play_free(s, seat, verb, a)
