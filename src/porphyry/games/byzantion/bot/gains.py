"""What an option may bring at first sight, in doxa at the end: one function for each sort of choice."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.actions import draw_price
from porphyry.games.byzantion.bot.prospects import rounds_left
from porphyry.games.byzantion.bot.reign import (
    CARD_IN_HAND,
    COIN,
    LATER,
    affordable,
    build_gain,
    bundle_worth,
    missing_units,
    need_of,
    passive_worth,
    reveal_gain,
)
from porphyry.games.byzantion.bot.worth import (
    card_worth,
    instant_worth,
    mission_hope,
    territory_gain,
    unit_gain,
    worth_of,
)
from porphyry.games.byzantion.influence import votes_for
from porphyry.games.byzantion.market import buying_price, first_free, space_of, why_not_buy, why_not_sell
from porphyry.games.byzantion.resolution import needs
from porphyry.games.byzantion.solo import units_built
from porphyry.games.byzantion.state import (
    BID,
    BOX,
    CHALICE_PIECES,
    DISCARD_COUNT,
    DISPLAY,
    DOXA,
    FACE_DOWN,
    FULFILLED,
    GIVEN,
    MARKED,
    NOMISMA,
    NOTHING,
    PENALTY_CANCELLED,
    PHASE,
    PHASE_END,
    PILE,
    PLACED,
    RESULT,
    SEAT_SIZE,
    SPLIT,
    VOTE,
    cost_of,
    event,
    fits_behind,
    hand_cards,
    hand_size,
    has,
    members,
    owner_of,
    played_cards,
    units_of_play,
    yields,
)
from porphyry.games.byzantion.statistics import statistic
from porphyry.games.byzantion.tables import (
    BOX_LOOT,
    BUNDLE,
    COST,
    EFFECTS,
    EVENT_NEEDS,
    EVENT_TERRITORY,
    EVENT_TRIAL,
    EVENT_UNITS,
    HERO,
    PRICE,
    PRODUCTION,
    UNITS,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.state import State


def option_gains(s: State, seat: int, codes: list[int]) -> list[float]:
    """What each option may bring, in doxa."""
    worth = worth_of(s, seat)
    left = rounds_left(s)
    frame = top(s)
    return [option_gain(s, seat, code, frame, worth, left) for code in codes]


def option_gain(s: State, seat: int, code: int, frame: int, worth: list[float], left: float) -> float:
    """What one option may bring."""
    verb, a, b, c = verb_of(code), arg_a(code), arg_b(code), arg_c(code)
    if verb == n.ANNOUNCE:
        return action_gain(s, seat, a, worth, left)
    if verb == n.PLAY:
        cost = 0 if frame in (n.F_PLAY_MORE, n.F_ROBES) else cost_of(s, seat, a)
        return card_worth(s, seat, a, worth, left) - cost * COIN - CARD_IN_HAND * 0.5
    if verb == n.DISCARD or verb == n.LOSE:
        return discard_gain(s, seat, a, worth, left, frame)
    if verb == n.KEEP or verb == n.PICK:
        return card_worth(s, seat, a, worth, left) - 0.8 * COST[a] * COIN
    if verb == n.ATTACH:
        return attach_gain(a, left)
    if verb == n.BREAK:
        return -0.6
    if verb == n.ACTIVATE:
        return float(len(members(s, seat, a))) if frame == n.F_BANDON else bundle_worth(yields(s, seat, a), worth)
    if verb == n.SELL:
        return (PRICE[first_free(s)] * COIN) - worth[a]
    if verb == n.BUY:
        return worth[a] - buying_price(s, seat, space_of(s, a)) * COIN
    if verb == n.GIVE:
        return b * 1.2 if a < NOMISMA else b * 0.8 if a == DOXA else b * (0.5 - COIN)
    if verb == n.STAND:
        return stand_gain(s, a, b) if frame == n.F_DECLARE else 0.8
    if verb == n.VOTE:
        return vote_gain(s, seat, a, b)
    if verb == n.FAVOUR:
        return option_fit(s, seat, a)
    if verb == n.SEAL:
        return seal_gain(s, seat, a, worth)
    if verb == n.TAKE:
        return worth[a]
    if verb == n.INTRIGUE:
        return intrigue_gain(s, seat, a, worth, left) - cost_of(s, seat, a) * COIN
    if verb == n.BID:
        return bid_gain(s, seat, a)
    if verb == n.NAME:
        return name_gain(s, seat, a, frame)
    if verb == n.THROW:
        return -mission_hope(s, seat, a, left) - 0.05 * (a % 7)
    if verb == n.DRAW:
        return draw_gain(s, seat, a, worth, left)
    if verb == n.TO:
        return territory_gain(s, seat, a)
    if verb == n.MOVE:
        return territory_gain(s, seat, field(s, 4)) - territory_gain(s, seat, b)
    if verb == n.PLACE:
        return 0.5 + unit_gain(s, seat, a)
    if verb == n.TARGET:
        return 0.2 * COST[a] + (0.5 if HERO[a] else 0.0) + 0.05 * s.facts[owner_of(s, a) * SEAT_SIZE + DOXA]
    if verb == n.DIVIDE:
        return -abs(b * 2 - BUNDLE[field(s, 2)][a]) * worth[a] - b * 0.01
    if verb == n.PILE:
        return pile_gain(s, a, worth)
    if verb == n.CONVERT:
        return bundle_worth(BUNDLE[field(s, 3)], worth) - bundle_worth(BUNDLE[field(s, 2)], worth)
    if verb == n.USE:
        return 0.6
    if verb == n.BUILD:
        return build_gain(s, a, b)
    if verb == n.SHIFT:
        return need_of(s, a, c) - need_of(s, a, b) - 0.3
    if verb == n.REVEAL:
        return reveal_gain(s, a - 1)
    if verb == n.PROTECT:
        return -0.4
    if verb == n.PAY:
        return 3.0 if missing_units(s) == 0 else -0.5
    return 0.0  # done, decline, end, abstain


def stand_gain(s: State, hero: int, good: int) -> float:
    """What it helps the event if a piece stands for this good: the sums of all are open."""
    required = needs(s)
    resource = EFFECTS[hero][1]
    wanted = 0
    spare = 0
    for seat in range(s.seats):
        wanted += s.facts[seat * SEAT_SIZE + GIVEN + good]
        spare += s.facts[seat * SEAT_SIZE + GIVEN + resource] if resource < NOMISMA else 0
    gain = 1.0 if wanted < required[good] else -0.2
    return gain - 1.0 if resource < NOMISMA and spare <= required[resource] else gain


def action_gain(s: State, seat: int, action: int, worth: list[float], left: float) -> float:
    """What an action would bring if it is carried out sensibly."""
    f = s.facts
    if action == fx.PLAY:
        return play_gain(s, seat, worth, left)
    if action == fx.ACTIVATE:
        best = 0.0
        for card in units_of_play(s, seat):
            if not has(f, MARKED, card):
                best = max(best, bundle_worth(yields(s, seat, card), worth))
        return best
    if action == fx.DRAW:
        return max([draw_gain(s, seat, way, worth, left) for way in range(3)])
    if action == fx.SELL:
        total = 0.0
        for good in range(fx.RESOURCES):
            if not why_not_sell(s, seat, good, 0):
                total += max(0.0, PRICE[first_free(s)] * COIN - worth[good])
        return total
    if action == fx.BUY:
        total = 0.0
        money = f[seat * SEAT_SIZE + NOMISMA]
        for good in range(fx.RESOURCES):
            if not why_not_buy(s, seat, good):
                price = buying_price(s, seat, space_of(s, good))
                if price <= money and worth[good] > price * COIN:
                    total += worth[good] - price * COIN
                    money -= price
        return total
    if action == fx.BUILD:
        best = 0.0
        for unit in range(UNITS):
            if affordable(s, unit):
                for territory in range(6):
                    best = max(best, build_gain(s, unit, territory))
        return best
    return 0.4 if left > 0.7 else 0.15


def play_gain(s: State, seat: int, worth: list[float], left: float) -> float:
    """The best cards that can be paid for, one after the other; and bandons that wait to be formed."""
    money = s.facts[seat * SEAT_SIZE + NOMISMA]
    gains: list[float] = []
    costs: list[int] = []
    for card in hand_cards(s, seat):
        if card < 100:
            cost = cost_of(s, seat, card)
            gains.append(card_worth(s, seat, card, worth, left) - cost * COIN - CARD_IN_HAND * 0.5)
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
    alone = [card for card in units_of_play(s, seat) if not has(f, MARKED, card) and len(members(s, seat, card)) == 1]
    total = 0.0
    for hero in units_of_play(s, seat):
        if HERO[hero] and not has(f, MARKED, hero) and not has(f, FACE_DOWN, hero):
            for card in alone:
                if card != hero and not HERO[card] and fits_behind(s, seat, card, hero):
                    total += max(0.0, attach_gain(card, left))
                    break
    return total


def draw_gain(s: State, seat: int, way: int, worth: list[float], left: float) -> float:
    """What a way of drawing brings."""
    price = draw_price(s, seat, way)
    if price > s.facts[seat * SEAT_SIZE + fx.AUCTORITAS]:
        return -9.0
    full = hand_size(s, seat)
    rich = s.facts[seat * SEAT_SIZE + NOMISMA]
    fresh = (1.0 if full < 4 else 0.6 if full < 6 else 0.3) * min(1.0, left / 2.0)
    if rich > 8:
        fresh += 0.06 * min(rich - 8, 12) * min(1.0, left / 2.5)
    pay = price * worth[fx.AUCTORITAS] * 0.8
    if way == n.WAY_DECK:
        return 2 * fresh - pay
    best = 0.0
    if way == n.WAY_DISPLAY:
        for space in range(8):
            card = s.facts[DISPLAY + space]
            if card != NOTHING:
                best = max(best, card_worth(s, seat, card, worth, left) - cost_of(s, seat, card) * COIN - 0.8)
    elif s.facts[DISCARD_COUNT]:
        card = s.facts[PILE + s.facts[DISCARD_COUNT] - 1]
        best = card_worth(s, seat, card, worth, left) - cost_of(s, seat, card) * COIN - 0.8
    else:
        return -9.0
    return fresh + max(fresh, best) - pay


def discard_gain(s: State, seat: int, card: int, worth: list[float], left: float, frame: int) -> float:
    """Discarding for compensation: better with nothing else to do with the card."""
    keep = max(CARD_IN_HAND, card_worth(s, seat, card, worth, left) - 1.2 * COST[card] * COIN)
    if left <= 0.7:
        keep = 0.1
    gain = worth[fx.AUCTORITAS] * 0.5 + 2 * worth[NOMISMA]
    if frame in (n.F_HAND_LIMIT, n.F_LOSE, n.F_RAISE):
        return -keep
    spare = max(0, hand_size(s, seat) - 5) * 0.1
    return gain - keep - 0.3 + spare


def attach_gain(card: int, left: float) -> float:
    """A card behind a hero is activated with him by one dynamis; a hero behind another falls silent."""
    made = 0.0
    for good in range(8):
        made += PRODUCTION[card][good] * (LATER if good < 7 else COIN)
    silent = passive_worth(card, left) if HERO[card] else 0.0
    return 0.3 + made * left * 0.4 - silent


def option_fit(s: State, seat: int, option: int) -> float:
    """How well an option suits the seat: what it can give, and its missions."""
    current = event(s)
    if current == NOTHING or option >= len(EVENT_NEEDS[current]):
        return 0.0
    total = 0.0
    for good in range(8):
        needed = EVENT_NEEDS[current][option][good]
        total += min(needed, s.facts[seat * SEAT_SIZE + good]) * (0.5 if good < 7 else 0.1)
        if good < 7 and needed:
            for card in played_cards(s, seat):
                total += 0.1 * min(PRODUCTION[card][good], needed)
    for unit in range(UNITS):
        count = EVENT_UNITS[current][option][unit]
        if count:
            total += 0.5 * count * (unit_gain(s, seat, unit) + territory_gain(s, seat, EVENT_TERRITORY[current]))
    return total


def vote_gain(s: State, seat: int, option: int, amount: int) -> float:
    """Doxa for the most, a better option, and what the auctoritas is worth elsewhere."""
    f = s.facts
    most = 0
    for other in range(s.seats):
        if other != seat:
            most = max(most, f[other * SEAT_SIZE + PLACED])
    prize = 2.0 if amount > most else 1.0 if amount == most else 0.0
    waiting = 0
    for other in range(s.seats):
        if other != seat and not f[other * SEAT_SIZE + PLACED] and f[other * SEAT_SIZE + VOTE] == NOTHING:
            waiting += 1
    if amount <= most + 2:
        prize *= 0.75 ** (waiting - 1) if waiting else 1.0
    own = max(0, amount - f[seat * SEAT_SIZE + CHALICE_PIECES])
    ahead = votes_for(s, option) + amount - votes_for(s, 1 - option)
    lead = 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0
    better = option_fit(s, seat, option) - option_fit(s, seat, 1 - option)
    return prize + lead * better - own * 0.5


def seal_gain(s: State, seat: int, position: int, worth: list[float]) -> float:
    """Box and keimelion."""
    f = s.facts
    box = f[BOX + position]
    total = bundle_worth(BOX_LOOT[box], worth) if box != NOTHING else 0.0
    if s.seats == 1:
        if position == fx.CHALICE:
            return total + units_built(s) * 2 * COIN - 1.2
        if position == fx.SCEPTRE:
            return total + f[FULFILLED] * 0.8 - 2.0
        if position == fx.ROBES:
            return total + min(3.0, 0.4 * len(played_cards(s, seat))) - 1.5
        best = 1
        for front in units_of_play(s, seat):
            best = max(best, len(members(s, seat, front)))
        return total + best * 1.1 - 2.5
    if position == fx.LABARUM:
        return total + 1.2
    if position == fx.CHALICE:
        return total + 1.0
    if position == fx.SCEPTRE:
        return total + 0.5
    return total + 0.3


def intrigue_gain(s: State, seat: int, card: int, worth: list[float], left: float) -> float:
    """What playing an intrigue card now may bring, with what it gives besides."""
    effects = EFFECTS[card]
    besides = bundle_worth(BUNDLE[effects[5]], worth) if len(effects) > 4 else 0.0
    return besides + intrigue_effect_gain(s, seat, effects, worth, left)


def intrigue_effect_gain(s: State, seat: int, effects: list[int], worth: list[float], left: float) -> float:
    """What its main effect may bring."""
    kind = effects[0]
    if kind in (fx.GAIN, fx.GAIN_PER):
        return instant_worth(s, seat, effects, worth)
    if kind == fx.CANCEL_PENALTY:
        return 0.0 if s.facts[PENALTY_CANCELLED] else 2.5
    if kind == fx.ADD_VOTES:
        return 1.3
    if kind == fx.ADD_VOTES_PER:
        return 0.45 * min(effects[2], statistic(s, seat, effects[1]))
    if kind == fx.BID_BONUS:
        return 1.6
    if kind == fx.BID_BONUS_PER:
        return 0.7 * min(effects[2], statistic(s, seat, effects[1]))
    if kind == fx.KEEP_BID:
        return 0.7 * min(effects[1], s.facts[seat * SEAT_SIZE + BID])
    if kind == fx.FLIP_VOTE:
        return 0.9
    if kind == fx.CANCEL_ACTION:
        return 0.9
    if kind == fx.CANCEL_INTRIGUE:
        return 0.7
    if kind == fx.SPLIT_LOOT:
        return 1.6
    if kind == fx.REMOVE_CARD:
        return 1.5 if left > 0.7 else 1.0
    if kind == fx.TURN_DOWN:
        return 0.7
    best = 0.0
    for territory in range(6):
        best = max(best, territory_gain(s, seat, territory))
    if s.facts[PHASE] != PHASE_END and left > 0.7:
        return best - 1.5  # it keeps better
    return best * 2.0 + (0.3 if kind == fx.PLACE_UNITS else 0.0)


def bid_gain(s: State, seat: int, amount: int) -> float:
    """More is better while it costs less than the places are apart."""
    f = s.facts
    if not amount:
        return 0.0
    own = max(0, amount - f[seat * SEAT_SIZE + CHALICE_PIECES])
    rival = 0
    for other in range(s.seats):
        if other != seat:
            rival = max(rival, f[other * SEAT_SIZE + EVENT_TRIAL[event(s)]], f[other * SEAT_SIZE + BID])
    return 1.8 + 1.5 * min(1.0, (amount + 0.5) / (rival + 0.5)) - 0.4 * own


def name_gain(s: State, seat: int, who: int, frame: int) -> float:
    """Who is to gain, to lose, to be robbed, to divide."""
    doxa = 0.02 * s.facts[who * SEAT_SIZE + DOXA]
    if frame == n.F_TIED and not s.facts[RESULT]:
        return -5.0 if who == seat else doxa
    if frame in (n.F_TIED, n.F_RANK):
        return 5.0 if who == seat else -doxa
    if frame == n.F_VICTIM:
        return 0.6 + doxa
    return -doxa


def pile_gain(s: State, pile: int, worth: list[float]) -> float:
    """The worth of one of the two piles."""
    total = 0.0
    bundle = BUNDLE[field(s, 2)]
    for good in range(8):
        first = s.facts[SPLIT + good]
        total += (bundle[good] - first if pile else first) * worth[good]
    return total
