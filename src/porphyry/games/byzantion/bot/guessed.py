"""Weights that nobody has tuned: first guesses, in doxa at the end of the game where nothing else is said."""

from __future__ import annotations

from typing import Final

# How sharply the option that looks better is preferred
SHARP: Final = 0.35

# Rounds
SOON_OVER: Final = 0.7  # with no more than this of a round left, nothing new is begun
ACTION_LEFT: Final = 0.6  # what the action phase still has of its round
SPREAD: Final = 3.5  # how far the end may still move
SPREAD_MORE: Final = 1.2  # and by each round to come
REIGN_SPREAD: Final = 50.0  # alone: the worth of a position that stands half-way up the table of emperors

# Goods
RESOURCES_ASKED: Final = 1.05  # a resource this round's event still takes: a doxa, and a step towards victory
ASKED_LATER: Final = 1.0  # one that an event to come may take
LATER_LESS: Final = 0.12  # less for each round to come
LATER_LEAST: Final = 0.45
IDLE: Final = 0.2  # one that nothing takes
IDLE_LATE: Final = 0.1  # in the last round
AUCTORITAS: Final = 0.5
AUCTORITAS_LATE: Final = 0.15
COIN: Final = 0.19  # a nomisma
COIN_LATE: Final = 0.03
COIN_ASKED: Final = 0.4  # one that the event asks for
RICH: Final = 14  # nomisma; one more is worth less
COIN_RICH: Final = 0.6  # of a coin
TRIAL_RESOURCE: Final = 0.8  # what is bid with in this round
DYNAMIS: Final = 1.1
ANY_RESOURCE: Final = 0.75
CARD_IN_HAND: Final = 0.7
LATER: Final = 0.5  # a resource that no event in sight waits for

# Cards
INTRIGUE_CARD: Final = 0.9
WANTED: Final = 0.3  # a resource worth more than this is one that counts fully
UNWANTED_MADE: Final = 0.55  # what a card makes of another
COIN_MADE: Final = 0.12
MADE: Final = 0.19  # a piece a card yields, once
MADE_EACH_ROUND: Final = 0.27
MADE_ROUNDS: Final = 5.0
PRINTED_COST: Final = 0.13  # of a card in play, for the placings
LAUREL: Final = 0.12  # a round
TRIGGER: Final = 0.25
SMALL_ABILITY: Final = 0.2
OTHER_ABILITY: Final = 0.3
HAND_COST: Final = 0.8  # of its printed cost, what a card that is kept will cost
PLAYED_FROM_HAND: Final = 0.5  # of a card in hand
DISCARDED_COST: Final = 1.2
DISCARDED_LATE: Final = 0.1
DISCARD_AUCTORITAS: Final = 0.5
DISCARD_COINS: Final = 2
DISCARD_FEE: Final = 0.3
CROWDED_HAND: Final = 5
CROWDED: Final = 0.1  # less to keep for each card above it

# What a card does at once
OTHERS_GAIN: Final = 0.5  # against oneself
UNITS_BASE: Final = 0.2
UNITS_PART: Final = 0.8
PLAY_MORE: Final = 0.8
EXTRA_ACTION: Final = 1.1
ACTIVATE_FREE: Final = 1.4
ANYTHING_ELSE: Final = 0.6

# Missions
UNIT_MISSION: Final = 0.7  # a round
MOST_LATE: Final = 0.8
MOST: Final = 0.5
MOST_BASE: Final = 1.2
OTHER_MISSION: Final = 0.45  # a round
THROW_ORDER: Final = 0.05  # so that equal missions are told apart
THROW_ORDERS: Final = 7

# Actions
RESET: Final = 0.4
RESET_LATE: Final = 0.15
IMPOSSIBLE: Final = -9.0
GIVE: Final = 1.2  # a resource
GIVE_DOXA: Final = 0.8
GIVE_COIN: Final = 0.5
STAND: Final = 0.8
STAND_WANTED: Final = 1.0
STAND_UNWANTED: Final = -0.2
STAND_MISSED: Final = 1.0
BREAK: Final = -0.6
ATTACH: Final = 0.3
ATTACHED: Final = 0.4  # of what a card makes in a round
USE: Final = 0.6
PROTECT: Final = -0.4
PAY_READY: Final = 3.0
PAY_UNREADY: Final = -0.5
SHIFT: Final = 0.3
PLACE: Final = 0.5
TARGET_COST: Final = 0.2
TARGET_HERO: Final = 0.5
TARGET_DOXA: Final = 0.05
DIVIDE_ORDER: Final = 0.01

# Drawing
FEW_CARDS: Final = 4
MANY_CARDS: Final = 6
CARD_FEW: Final = 1.0
CARD_SOME: Final = 0.6
CARD_MANY: Final = 0.3
CARD_ROUNDS: Final = 2.0  # to play it in
DRAW_MONEY: Final = 8  # nomisma beyond this want cards
DRAW_MONEY_MOST: Final = 12
DRAW_COIN: Final = 0.06
DRAW_COIN_ROUNDS: Final = 2.5
DRAW_PRICE: Final = 0.8
TAKEN: Final = 0.8  # less for a card that is taken and must be played

# Votes
FIT_RESOURCE: Final = 0.5
FIT_COIN: Final = 0.1
FIT_MADE: Final = 0.1
FIT_UNIT: Final = 0.5
MOST_VOTES: Final = 2.0
MOST_SHARED: Final = 1.0
OVERBID: Final = 0.75  # how likely one who waits places no more
SAFE_LEAD: Final = 2
TIED_LEAD: Final = 0.5
VOTE_COST: Final = 0.5

# Seals
LABARUM: Final = 1.2
CHALICE: Final = 1.0
SCEPTRE: Final = 0.5
ROBES: Final = 0.3
REIGN_LABARUM: Final = 1.1  # a card of the bandon
REIGN_LABARUM_WAIT: Final = 2.5  # what is given up by using it now
REIGN_CHALICE_COINS: Final = 2  # a unit
REIGN_CHALICE_WAIT: Final = 1.2
REIGN_SCEPTRE: Final = 0.8  # an event fulfilled
REIGN_SCEPTRE_WAIT: Final = 2.0
REIGN_ROBES: Final = 0.4  # a card in play
REIGN_ROBES_MOST: Final = 3.0
REIGN_ROBES_WAIT: Final = 1.5

# Intrigue cards
CANCEL_PENALTY: Final = 2.5
ADD_VOTES: Final = 1.3
ADD_VOTE: Final = 0.45
BID_BONUS: Final = 1.6
BID_BONUS_EACH: Final = 0.7
KEEP_BID: Final = 0.7
FLIP_VOTE: Final = 0.9
CANCEL_ACTION: Final = 0.9
CANCEL_INTRIGUE: Final = 0.7
SPLIT_LOOT: Final = 1.6
REMOVE_CARD: Final = 1.5
REMOVE_LATE: Final = 1.0
TURN_DOWN: Final = 0.7
UNITS_TOO_EARLY: Final = 1.5  # the card keeps better
UNITS_AT_THE_END: Final = 2.0
UNITS_PLACED: Final = 0.3

# Bids and names
BID: Final = 1.8
BID_SHARE: Final = 1.5
BID_HALF: Final = 0.5
BID_PIECE: Final = 0.4
DOXA_OF_OTHERS: Final = 0.02
ONESELF: Final = 5.0
ROB: Final = 0.6

# Mixed bids
BALANCE_ROUNDS: Final = 40  # of regret matching
SLIP: Final = 0.1  # added to the share of every bid, so that one nearly as good is made now and then
NEAR: Final = 0.4  # a bid this much worse is made less often, by the base of the natural logarithm
FAR: Final = 1.0  # a bid this much worse is never made
WIDEST: Final = [0, 0, 9, 6, 5]  # bids of one seat in a trial that are weighed, by the number of seats
KEPT_COIN_PENALTY: Final = 0.5

# The solo game
UNKNOWN: Final = 0.7  # what it costs not to know an event to come
REIGN_AUCTORITAS: Final = 0.6
REIGN_AUCTORITAS_LATE: Final = 0.3
REIGN_RESOURCE: Final = 0.7
REIGN_WANTED: Final = 0.4
REIGN_STAKE: Final = 0.12  # and by what hangs on the event
REIGN_NEXT: Final = 0.5  # of that, for the event after this one
REIGN_STORE: Final = 4  # pieces of a good that count fully
REIGN_BEYOND: Final = 0.5
REIGN_HAND_LATE: Final = 0.2
REIGN_HAND_MOST: Final = 7
UNIT_SHARE: Final = 0.72  # the next best unit is activated so much less often
ENGINE: Final = 0.85
HIDDEN_PENALTY: Final = 0.8
COST_READY: Final = 0.85  # the extra cost can be paid, and is not yet
COST_SHORT: Final = 0.5
LATER_SURE: Final = 0.8
NEED_LATER: Final = 0.5
REVEAL_PENALTY: Final = 0.15
REVEAL_COST: Final = 0.2
REVEAL_TOO_EARLY: Final = -1.0
BUILT_RESOURCE: Final = 0.35
STRIPPED: Final = 0.5
TERRITORY_ORDER: Final = 0.01
NOT_MISSING: Final = 99
