"""What a bot may weigh in Byzantion: doxa, what lies in stock, what the cards will still yield, missions, the placings of the end.

Everything is counted in doxa at the end of the game. No search here, and no rule: the numbers are judgement, and may be wrong.
"""

from __future__ import annotations

import math
from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion.actions import draw_price
from porphyry.games.byzantion.influence import votes_for
from porphyry.games.byzantion.market import buying_price, first_free, space_of, why_not_buy, why_not_sell
from porphyry.games.byzantion.prospects import MEASURES, PARTS, demand, measure, rounds_left
from porphyry.games.byzantion.reign import (
    CARD_IN_HAND,
    COIN,
    LATER,
    affordable,
    build_gain,
    bundle_worth,
    missing_units,
    need_of,
    passive_worth,
    solo_worth,
    weigh_reign,
)
from porphyry.games.byzantion.scoring import mission_value
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
    MARKED,
    MISSIONS_HELD,
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
    MISSION_EFFECT,
    MISSIONS,
    PRICE,
    PRODUCTION,
    UNIT_BUILDING,
    UNIT_CLASS,
    UNITS,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, verb_of
from porphyry.kernel.frames import field, top
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.state import State

FITS_NOW: Final = 1.05  # a resource this round's event still takes: a doxa, and a step towards victory
FITS_LATER: Final = 1.0  # one that an event to come may take


def worth_of(s: State, seat: int) -> list[float]:
    """What one more piece of each resource, and of nomisma, is worth to the seat."""
    f = s.facts
    later = rounds_left(s) > 0.7
    base = seat * SEAT_SIZE
    if s.seats == 1:
        return solo_worth(s, later)
    now, to_come = demand(s)
    left = rounds_left(s)
    worth = [0.0] * 8
    for good in range(fx.RESOURCES):
        held = f[base + good]
        if held < now[good]:
            worth[good] = FITS_NOW
        elif held < now[good] + to_come[good]:
            worth[good] = max(0.45, FITS_LATER - 0.12 * left)
        else:
            worth[good] = 0.2 if left > 1.0 else 0.1
    worth[fx.AUCTORITAS] = max(worth[fx.AUCTORITAS], 0.5 if later else 0.15)
    rich = f[base + NOMISMA]
    worth[NOMISMA] = (COIN if rich < 14 else 0.6 * COIN) if later else 0.03
    if rich < now[NOMISMA]:
        worth[NOMISMA] = max(worth[NOMISMA], 0.4)
    current = event(s)
    if current != NOTHING and EVENT_TRIAL[current] != NOTHING and f[PHASE] != PHASE_END:
        worth[EVENT_TRIAL[current]] = max(worth[EVENT_TRIAL[current]], 0.8)
    return worth


def instant_worth(card: int, worth: list[float]) -> float:
    """What a card's instant brings, roughly."""
    effects = EFFECTS[card]
    kind = effects[0]
    if kind == fx.GAIN:
        return bundle_worth(BUNDLE[effects[1]], worth)
    if kind == fx.ALL_GAIN:
        return bundle_worth(BUNDLE[effects[1]], worth) - 0.5 * bundle_worth(BUNDLE[effects[2]], worth)
    if kind == fx.GAIN_PER:
        return 2.5 * bundle_worth(BUNDLE[effects[2]], worth)
    if kind == fx.PLAY_MORE:
        return 0.8
    if kind == fx.EXTRA_ACTION:
        return 1.1
    if kind == fx.ACTIVATE_FREE:
        return 1.4
    return 0.6


def card_worth(card: int, worth: list[float], left: float) -> float:
    """What a card is worth once it is played, its cost not taken off."""
    if card >= 100:
        return 0.9
    made = 0.0
    production = PRODUCTION[card]
    for good in range(fx.RESOURCES):
        made += production[good] * (1.0 if worth[good] > 0.3 else 0.55)
    made += production[NOMISMA] * 0.12
    total = made * (0.19 + 0.27 * min(left, 5.0)) + 0.13 * COST[card]
    return total + (passive_worth(card, left) if HERO[card] else instant_worth(card, worth))


def mission_hope(s: State, seat: int, mission: int, left: float) -> float:
    """What a mission may bring in the end: what it brings now, and a little more for every round to come."""
    kind = MISSION_EFFECT[mission][0]
    now = float(mission_value(s, seat, mission))
    if kind == fx.PER_UNIT:
        return now + 0.7 * left
    if kind == fx.MOST:
        return now * 0.8 if left < 1 else 0.5 * now + 1.2
    return now + 0.45 * left


class ByzantionHeuristics(Heuristics):
    """The judgement that all levels share."""

    def __init__(self) -> None:
        super().__init__(PARTS)

    def weigh(self, s: State, seat: int) -> list[float]:
        """The seat's part of the position."""
        if s.seats == 1:
            return weigh_reign(s)
        left = rounds_left(s)
        parts = [0.0] * len(PARTS)
        measured = measure(s, seat)
        for number in range(len(measured)):
            part, weight, more = MEASURES[number]
            parts[part] += measured[number] * (weight + left * more)
        return parts

    def value(self, s: State) -> list[float]:
        """Chances to win: who is ahead, by how much, and how far it can still change. Alone: how far up the table of emperors."""
        totals = [sum(self.weigh(s, seat)) for seat in range(s.seats)]
        if s.seats == 1:
            return [0.5 + 0.5 * totals[0] / (abs(totals[0]) + 50.0)]  # as a finished reign is counted
        spread = 3.5 + 1.2 * rounds_left(s)
        best = max(totals)
        powers = [math.exp((total - best) / spread) for total in totals]
        whole = sum(powers)
        return [power / whole for power in powers]

    def is_quiet(self, s: State) -> bool:
        """Between turns, when somebody is asked what to do next."""
        frame = top(s)
        return frame in (n.F_TURN, n.F_OVER, n.F_SEALS) and (frame != n.F_TURN or field(s, 2) == 0)

    def policy(self, s: State, seat: int, codes: list[int]) -> list[float]:
        """How promising options look at first sight."""
        gains = option_gains(s, seat, codes)
        best = max(gains)
        return [math.exp((gain - best) / 0.35) for gain in gains]


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
        return card_worth(a, worth, left) - cost * COIN - CARD_IN_HAND * 0.5
    if verb == n.DISCARD or verb == n.LOSE:
        return discard_gain(s, seat, a, worth, left, frame)
    if verb == n.KEEP or verb == n.PICK:
        return card_worth(a, worth, left) - 0.8 * COST[a] * COIN
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
        return b * 1.2 if a < NOMISMA else b * (0.5 - COIN)
    if verb == n.STAND:
        return 0.8
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
        return 0.75 - bundle_worth(BUNDLE[field(s, 2)], worth)
    if verb == n.USE:
        return 0.6
    if verb == n.BUILD:
        return build_gain(s, a, b)
    if verb == n.SHIFT:
        return need_of(s, a, c) - need_of(s, a, b) - 0.3
    if verb == n.REVEAL:
        return -1.0
    if verb == n.PROTECT:
        return -0.4
    if verb == n.PAY:
        return 3.0 if missing_units(s) == 0 else -0.5
    return 0.0  # done, decline, end, abstain


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
            gains.append(card_worth(card, worth, left) - cost * COIN - CARD_IN_HAND * 0.5)
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
                best = max(best, card_worth(card, worth, left) - cost_of(s, seat, card) * COIN - 0.8)
    elif s.facts[DISCARD_COUNT]:
        card = s.facts[PILE + s.facts[DISCARD_COUNT] - 1]
        best = card_worth(card, worth, left) - cost_of(s, seat, card) * COIN - 0.8
    else:
        return -9.0
    return fresh + max(fresh, best) - pay


def discard_gain(s: State, seat: int, card: int, worth: list[float], left: float, frame: int) -> float:
    """Discarding for compensation: better with nothing else to do with the card."""
    keep = max(CARD_IN_HAND, card_worth(card, worth, left) - 1.2 * COST[card] * COIN)
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
    """What playing an intrigue card now may bring."""
    effects = EFFECTS[card]
    kind = effects[0]
    if kind == fx.GAIN:
        return bundle_worth(BUNDLE[effects[1]], worth)
    if kind == fx.CANCEL_PENALTY:
        return 0.0 if s.facts[PENALTY_CANCELLED] else 2.5
    if kind == fx.ADD_VOTES:
        return 1.3
    if kind == fx.BID_BONUS:
        return 1.6
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


def territory_gain(s: State, seat: int, territory: int) -> float:
    """Doxa of the seat's missions for one unit more in a territory."""
    if territory < 0:
        return 0.0
    held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
    total = 0.0
    for mission in range(MISSIONS):
        effect = MISSION_EFFECT[mission]
        if (
            held >> mission & 1
            and effect[0] == fx.PER_UNIT
            and effect[1] == fx.FILTER_TERRITORY
            and effect[2] == territory
        ):
            total += effect[3]
    return total


def unit_gain(s: State, seat: int, unit: int) -> float:
    """Doxa of the seat's missions for one unit more of a kind."""
    held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
    total = 0.0
    for mission in range(MISSIONS):
        effect = MISSION_EFFECT[mission]
        if not held >> mission & 1 or effect[0] != fx.PER_UNIT:
            continue
        of_class = effect[1] == fx.FILTER_CLASS and effect[2] == UNIT_CLASS[unit]
        if of_class or (effect[1] == fx.FILTER_GROUP and UNIT_BUILDING[unit]):
            total += effect[3]
    return total
