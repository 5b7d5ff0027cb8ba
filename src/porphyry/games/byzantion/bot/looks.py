"""What cards, votes, seals and names may bring: the sums that the judges of gains.py share."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import frames, notation, state
from porphyry.games.byzantion.actions import draw_price
from porphyry.games.byzantion.bot import guessed
from porphyry.games.byzantion.bot.prospects import rounds_left
from porphyry.games.byzantion.bot.reign import (
    bundle_worth,
    passive_worth,
)
from porphyry.games.byzantion.bot.worth import (
    card_worth,
    instant_worth,
    territory_gain,
    unit_gain,
    worth_of,
)
from porphyry.games.byzantion.influence import votes_for
from porphyry.games.byzantion.resolution import needs
from porphyry.games.byzantion.solo import units_built
from porphyry.games.byzantion.statistics import statistic
from porphyry.games.byzantion.tables import (
    BOX_LOOT,
    BUNDLE,
    COST,
    EFFECTS,
    EMPIRE_CARDS,
    EVENT_NEEDS,
    EVENT_TERRITORY,
    EVENT_TRIAL,
    EVENT_UNITS,
    HERO,
    PRODUCTION,
    TERRITORIES,
    UNITS,
)
from porphyry.kernel.frames import below_field, top
from porphyry.kernel.state import State

FROM_HAND: Final = guessed.CARD_IN_HAND * guessed.PLAYED_FROM_HAND


class Outlook:
    """What all options of one decision are judged by."""

    def __init__(self, s: State, seat: int) -> None:
        self.seat: int = seat
        self.frame: int = top(s)
        self.worth: list[float] = worth_of(s, seat)
        self.left: float = rounds_left(s)


def stand_gain(s: State, hero: int, good: int) -> float:
    """What it helps the event if a piece stands for this good: the sums of all are open."""
    required = needs(s)
    resource = EFFECTS[hero][1]
    wanted = 0
    spare = 0
    for seat in range(s.seats):
        wanted += s.facts[seat * state.SEAT_SIZE + state.GIVEN + good]
        spare += s.facts[seat * state.SEAT_SIZE + state.GIVEN + resource] if resource < state.NOMISMA else 0
    gain = guessed.STAND_WANTED if wanted < required[good] else guessed.STAND_UNWANTED
    return gain - guessed.STAND_MISSED if resource < state.NOMISMA and spare <= required[resource] else gain


def play_gain(s: State, seat: int, worth: list[float], left: float) -> float:
    """The best cards that can be paid for, one after the other; and bandons that wait to be formed."""
    money = s.facts[seat * state.SEAT_SIZE + state.NOMISMA]
    gains: list[float] = []
    costs: list[int] = []
    for card in state.hand_cards(s, seat):
        if card < EMPIRE_CARDS:
            cost = state.cost_of(s, seat, card)
            gains.append(card_worth(s, seat, card, worth, left) - cost * guessed.COIN - FROM_HAND)
            costs.append(cost)
    total = 0.0
    while True:
        best = -1
        for at in range(len(gains)):
            if costs[at] <= money and gains[at] > 0 and (best < 0 or gains[at] > gains[best]):
                best = at
        if best < 0:
            break
        total += gains[best]
        money -= costs[best]
        gains[best] = -1.0
    return total + bandon_gain(s, seat, left)


def bandon_gain(s: State, seat: int, left: float) -> float:
    """Cards that lie alone and would fit behind a hero."""
    f = s.facts
    alone = [
        card
        for card in state.units_of_play(s, seat)
        if not state.has(f, state.MARKED, card) and len(state.members(s, seat, card)) == 1
    ]
    total = 0.0
    for hero in state.units_of_play(s, seat):
        if HERO[hero] and not state.has(f, state.MARKED, hero) and not state.has(f, state.FACE_DOWN, hero):
            for card in alone:
                if card != hero and not HERO[card] and state.fits_behind(s, seat, card, hero):
                    total += max(0.0, attach_gain(card, left))
                    break
    return total


def draw_gain(s: State, seat: int, way: int, worth: list[float], left: float) -> float:
    """What a way of drawing brings."""
    price = draw_price(s, seat, way)
    if price > s.facts[seat * state.SEAT_SIZE + fx.AUCTORITAS]:
        return guessed.IMPOSSIBLE
    rich = s.facts[seat * state.SEAT_SIZE + state.NOMISMA]
    fresh = new_card_worth(state.hand_size(s, seat), left)
    if rich > guessed.DRAW_MONEY:
        spare = min(rich - guessed.DRAW_MONEY, guessed.DRAW_MONEY_MOST)
        fresh += guessed.DRAW_COIN * spare * min(1.0, left / guessed.DRAW_COIN_ROUNDS)
    pay = price * worth[fx.AUCTORITAS] * guessed.DRAW_PRICE
    if way == notation.WAY_DECK:
        return 2 * fresh - pay
    best = 0.0
    if way == notation.WAY_DISPLAY:
        for space in range(8):
            card = s.facts[state.DISPLAY + space]
            if card != state.NOTHING:
                best = max(best, taken_worth(s, seat, card, worth, left))
    elif s.facts[state.DISCARD_COUNT]:
        card = s.facts[state.PILE + s.facts[state.DISCARD_COUNT] - 1]
        best = taken_worth(s, seat, card, worth, left)
    else:
        return guessed.IMPOSSIBLE
    return fresh + max(fresh, best) - pay


def new_card_worth(held: int, left: float) -> float:
    """A card of the deck: the fuller the hand, the less."""
    each = guessed.CARD_MANY
    if held < guessed.FEW_CARDS:
        each = guessed.CARD_FEW
    elif held < guessed.MANY_CARDS:
        each = guessed.CARD_SOME
    return each * min(1.0, left / guessed.CARD_ROUNDS)


def taken_worth(s: State, seat: int, card: int, worth: list[float], left: float) -> float:
    """A card that lies open and may be taken."""
    return card_worth(s, seat, card, worth, left) - state.cost_of(s, seat, card) * guessed.COIN - guessed.TAKEN


FORCED_DISCARDS: Final = (frames.DISCARD_TO_LIMIT.number, frames.LOSE_CARD.number, frames.RAISE_MONEY.number)


def discard_gain(s: State, o: Outlook, card: int) -> float:
    """Discarding for compensation: better with nothing else to do with the card."""
    used = card_worth(s, o.seat, card, o.worth, o.left) - guessed.DISCARDED_COST * COST[card] * guessed.COIN
    keep = max(guessed.CARD_IN_HAND, used)
    if o.left <= guessed.SOON_OVER:
        keep = guessed.DISCARDED_LATE
    if o.frame in FORCED_DISCARDS:
        return -keep
    gain = o.worth[fx.AUCTORITAS] * guessed.DISCARD_AUCTORITAS + guessed.DISCARD_COINS * o.worth[state.NOMISMA]
    spare = max(0, state.hand_size(s, o.seat) - guessed.CROWDED_HAND) * guessed.CROWDED
    return gain - keep - guessed.DISCARD_FEE + spare


def attach_gain(card: int, left: float) -> float:
    """A card behind a hero is activated with him by one dynamis; a hero behind another falls silent."""
    made = 0.0
    for good in range(8):
        made += PRODUCTION[card][good] * (guessed.LATER if good < fx.RESOURCES else guessed.COIN)
    silent = passive_worth(card, left) if HERO[card] else 0.0
    return guessed.ATTACH + made * left * guessed.ATTACHED - silent


def option_fit(s: State, seat: int, option: int) -> float:
    """How well an option suits the seat: what it can give, and its missions."""
    current = state.event(s)
    if current == state.NOTHING or option >= len(EVENT_NEEDS[current]):
        return 0.0
    total = 0.0
    for good in range(8):
        needed = EVENT_NEEDS[current][option][good]
        total += min(needed, s.facts[seat * state.SEAT_SIZE + good]) * (
            guessed.FIT_RESOURCE if good < fx.RESOURCES else guessed.FIT_COIN
        )
        if good < fx.RESOURCES and needed:
            for card in state.played_cards(s, seat):
                total += guessed.FIT_MADE * min(PRODUCTION[card][good], needed)
    for unit in range(UNITS):
        count = EVENT_UNITS[current][option][unit]
        if count:
            there = territory_gain(s, seat, EVENT_TERRITORY[current])
            total += guessed.FIT_UNIT * count * (unit_gain(s, seat, unit) + there)
    return total


def vote_gain(s: State, seat: int, option: int, amount: int) -> float:
    """Doxa for the most, a better option, and what the auctoritas is worth elsewhere."""
    f = s.facts
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, f[other * state.SEAT_SIZE + state.PLACED])
    prize = guessed.MOST_VOTES if amount > most else guessed.MOST_SHARED if amount == most else 0.0
    waiting = 0
    for other in range(s.seats):
        if (
            other != seat
            and not f[other * state.SEAT_SIZE + state.PLACED]
            and f[other * state.SEAT_SIZE + state.VOTE] == state.NOTHING
        ):
            waiting += 1
    if amount <= most + guessed.SAFE_LEAD:
        prize *= guessed.OVERBID ** (waiting - 1) if waiting else 1.0
    own = max(0, amount - f[seat * state.SEAT_SIZE + state.CHALICE_PIECES])
    ahead = votes_for(s, option) + amount - votes_for(s, 1 - option)
    lead = 1.0 if ahead > 0 else guessed.TIED_LEAD if ahead == 0 else 0.0
    better = option_fit(s, seat, option) - option_fit(s, seat, 1 - option)
    return prize + lead * better - own * guessed.VOTE_COST


def seal_gain(s: State, seat: int, position: int, worth: list[float]) -> float:
    """Box and keimelion."""
    f = s.facts
    box = f[state.BOX + position]
    total = bundle_worth(BOX_LOOT[box], worth) if box != state.NOTHING else 0.0
    if s.seats == 1:
        return reign_seal(s, seat, position, total)
    return total + KEIMELIA[position]


KEIMELIA: Final = [guessed.LABARUM, guessed.CHALICE, guessed.SCEPTRE, guessed.ROBES]


def reign_seal(s: State, seat: int, position: int, total: float) -> float:
    """Alone each seal works once in the game: a box worth so much, and what the keimelion brings now."""
    if position == fx.CHALICE:
        return total + units_built(s) * guessed.REIGN_CHALICE_COINS * guessed.COIN - guessed.REIGN_CHALICE_WAIT
    if position == fx.SCEPTRE:
        return total + s.facts[state.FULFILLED] * guessed.REIGN_SCEPTRE - guessed.REIGN_SCEPTRE_WAIT
    if position == fx.ROBES:
        cards = min(guessed.REIGN_ROBES_MOST, guessed.REIGN_ROBES * len(state.played_cards(s, seat)))
        return total + cards - guessed.REIGN_ROBES_WAIT
    best = 1
    for front in state.units_of_play(s, seat):
        best = max(best, len(state.members(s, seat, front)))
    return total + best * guessed.REIGN_LABARUM - guessed.REIGN_LABARUM_WAIT


def intrigue_gain(s: State, seat: int, card: int, worth: list[float], left: float) -> float:
    """What playing an intrigue card now may bring, with what it gives besides."""
    effects = EFFECTS[card]
    besides = bundle_worth(BUNDLE[effects[5]], worth) if len(effects) > 4 else 0.0
    return besides + intrigue_effect_gain(s, seat, effects, worth, left)


PLAIN_EFFECTS: Final = {
    fx.ADD_VOTES: guessed.ADD_VOTES,
    fx.BID_BONUS: guessed.BID_BONUS,
    fx.FLIP_VOTE: guessed.FLIP_VOTE,
    fx.CANCEL_ACTION: guessed.CANCEL_ACTION,
    fx.CANCEL_INTRIGUE: guessed.CANCEL_INTRIGUE,
    fx.SPLIT_LOOT: guessed.SPLIT_LOOT,
    fx.TURN_DOWN: guessed.TURN_DOWN,
}


def intrigue_effect_gain(s: State, seat: int, effects: list[int], worth: list[float], left: float) -> float:
    """What its main effect may bring."""
    kind = effects[0]
    if kind in (fx.GAIN, fx.GAIN_PER):
        return instant_worth(s, seat, effects, worth)
    if kind in PLAIN_EFFECTS:
        return PLAIN_EFFECTS[kind]
    if kind == fx.CANCEL_PENALTY:
        return 0.0 if s.facts[state.PENALTY_CANCELLED] else guessed.CANCEL_PENALTY
    if kind == fx.ADD_VOTES_PER:
        return guessed.ADD_VOTE * min(effects[2], statistic(s, seat, effects[1]))
    if kind == fx.BID_BONUS_PER:
        return guessed.BID_BONUS_EACH * min(effects[2], statistic(s, seat, effects[1]))
    if kind == fx.KEEP_BID:
        return guessed.KEEP_BID * min(effects[1], s.facts[seat * state.SEAT_SIZE + state.BID])
    if kind == fx.REMOVE_CARD:
        return guessed.REMOVE_CARD if left > guessed.SOON_OVER else guessed.REMOVE_LATE
    return units_gain(s, seat, kind, left)


def units_gain(s: State, seat: int, kind: int, left: float) -> float:
    """Units moved or placed where missions look; at the end of the game rather than before."""
    best = 0.0
    for territory in range(TERRITORIES):
        best = max(best, territory_gain(s, seat, territory))
    if s.facts[state.PHASE] != state.PHASE_END and left > guessed.SOON_OVER:
        return best - guessed.UNITS_TOO_EARLY
    return best * guessed.UNITS_AT_THE_END + (guessed.UNITS_PLACED if kind == fx.PLACE_UNITS else 0.0)


def bid_gain(s: State, seat: int, amount: int) -> float:
    """More is better while it costs less than the places are apart."""
    f = s.facts
    if not amount:
        return 0.0
    own = max(0, amount - f[seat * state.SEAT_SIZE + state.CHALICE_PIECES])
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(
                rival, f[other * state.SEAT_SIZE + EVENT_TRIAL[state.event(s)]], f[other * state.SEAT_SIZE + state.BID]
            )
    share = min(1.0, (amount + guessed.BID_HALF) / (rival + guessed.BID_HALF))
    return guessed.BID + guessed.BID_SHARE * share - guessed.BID_PIECE * own


def name_gain(s: State, seat: int, who: int, frame: int) -> float:
    """Who is to gain, to lose, to be robbed, to divide."""
    doxa = guessed.DOXA_OF_OTHERS * s.facts[who * state.SEAT_SIZE + state.DOXA]
    if frame == frames.CHOOSE_AMONG_TIED.number and not s.facts[state.RESULT]:
        return -guessed.ONESELF if who == seat else doxa
    if frame in (frames.CHOOSE_AMONG_TIED.number, frames.RANK_BIDS.number):
        return guessed.ONESELF if who == seat else -doxa
    if frame == frames.CHOOSE_VICTIM.number:
        return guessed.ROB + doxa
    return -doxa


def pile_gain(s: State, pile: int, worth: list[float]) -> float:
    """The worth of one of the two piles."""
    total = 0.0
    bundle = BUNDLE[below_field(s, frames.LOOT.bundle)]
    for good in range(8):
        first = s.facts[state.SPLIT + good]
        total += (bundle[good] - first if pile else first) * worth[good]
    return total
