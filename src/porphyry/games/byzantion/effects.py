"""The closed vocabulary of card effects: what a card can do is said in data with these words and no others.

Each kind of effect is declared once with its parameters. The loader checks every row against it, the rules work on its numbers, and
the wording on a card is made from it, so that no card can say one thing and do another.
"""

from __future__ import annotations

from typing import Final

# What can be held, paid or gained; also the places in a bundle.
AUCTORITAS: Final = 0
CIVICUS: Final = 1
VIRTUS: Final = 2
FIDES: Final = 3
LAPIS: Final = 4
LIGNUM: Final = 5
FRUMENTUM: Final = 6
NOMISMA: Final = 7
DOXA: Final = 8
DYNAMIS: Final = 9
CARD: Final = 10
ANY: Final = 11  # one resource of the receiver's choice
RESOURCES: Final = 7  # BZN-TRM-02, BZN-TRM-03: seven kinds, and nomisma is not one of them
EVERY_RESOURCE: Final = (1 << RESOURCES) - 1
SYMBOLS: Final = 12

GOODS: Final[list[str]] = [
    "auctoritas",
    "civicus",
    "virtus",
    "fides",
    "lapis",
    "lignum",
    "frumentum",
    "nomisma",
    "doxa",
    "dynamis",
    "card",
    "any",
]
LETTERS: Final = {
    "A": AUCTORITAS,
    "C": CIVICUS,
    "V": VIRTUS,
    "F": FIDES,
    "L": LAPIS,
    "W": LIGNUM,
    "G": FRUMENTUM,
    "N": NOMISMA,
    "D": DOXA,
    "Y": DYNAMIS,
    "card": CARD,
    "any": ANY,
}

PALATINE: Final = 0
EKKLESIASTIK: Final = 1
STRATIOTIKA: Final = 2
EMPORION: Final = 3
RUSTICA: Final = 4
TYPES: Final[list[str]] = ["palatine", "ekklesiastik", "stratiotika", "emporion", "rustica"]
CLASSES: Final[list[str]] = TYPES[:4]  # BZN-TRM-07, BZN-CTR-04: no unit is of the country

LABARUM: Final = 0
CHALICE: Final = 1
SCEPTRE: Final = 2
ROBES: Final = 3
KEIMELIA: Final[list[str]] = ["labarum", "chalice", "sceptre", "robes"]  # BZN-KEI-01: in the order of the positions

DRAW: Final = 0
PLAY: Final = 1
ACTIVATE: Final = 2
SELL: Final = 3
BUY: Final = 4
RESET: Final = 5
BUILD: Final = 6
ACTIONS: Final[list[str]] = ["draw", "play", "activate", "sell", "buy", "reset", "build"]

# Windows (BZN-ITR-15).
OWN_VOTE: Final = 0
VOTE_CAST: Final = 1
ACTION_ANNOUNCED: Final = 2
INTRIGUE_PLAYED: Final = 3
OWN_TURN: Final = 4
ANY_TIME: Final = 5
TRIAL_BID: Final = 6
VICTORY: Final = 7
DEFEAT: Final = 8
END: Final = 9
WINDOWS: Final[list[str]] = [
    "own_vote",
    "vote_cast",
    "action_announced",
    "intrigue_played",
    "own_turn",
    "any",
    "trial_bid",
    "victory",
    "defeat",
    "end",
]

# Triggers of `on`.
ON_PLAY: Final = 0  # + type
ON_PLAY_HERO: Final = 5
ON_PLAY_INTRIGUE: Final = 6
ON_ACTIVATE: Final = 7  # + type
ON_DRAW: Final = 12
ON_DISCARD: Final = 13
ON_RESET: Final = 14
ON_ROUND_START: Final = 15
ON_VOTE_WON: Final = 16
ON_VICTORY: Final = 17
ON_CONTRIBUTE_EACH: Final = 18
ON_FULFILLED: Final = 19
ON_CANCELLED: Final = 20
TRIGGERS: Final[list[str]] = [
    *["play_" + name for name in TYPES],
    "play_hero",
    "play_intrigue",
    *["activate_" + name for name in TYPES],
    "draw",
    "discard",
    "reset",
    "round_start",
    "vote_won",
    "victory",
    "contribute_each",
    "fulfilled",
    "cancelled",
]

# Numbers of `modify`.
MODIFY_VOTE: Final = 0
MODIFY_DRAW_COST: Final = 1
MODIFY_TRIAL_BID: Final = 2
MODIFY_PENALTY_HALF: Final = 3
MODIFY_HAND_LIMIT: Final = 4
NUMBERS: Final[list[str]] = ["vote", "draw_cost", "trial_bid", "penalty_half", "hand_limit"]

# What can be counted. Cards of a type come first, so that the type is the place.
STAT_RESOURCE_KINDS: Final = 5
STAT_INTRIGUE_PLAYED: Final = 6
STAT_HEROES: Final = 7
STAT_NOMISMA: Final = 8
STAT_VICTORIES: Final = 9
STAT_EVENTS_CANCELLED: Final = 10
STAT_EVENTS_FULFILLED: Final = 11
STAT_SETS_OF_FIVE: Final = 12
STAT_BANDONS_OF_3: Final = 13
STAT_TOP_VOTES: Final = 14
STAT_UNITS: Final = 15  # + class
STAT_UNITS_AT_EVENT: Final = 19
STAT_BUILDINGS: Final = 20
STAT_VOTES_PLACED: Final = 21
STAT_SEATS_BEFORE: Final = 22
STAT_RIVALS_AHEAD: Final = 23
STAT_RIVAL_BANDON: Final = 24
STAT_MARKET_GAPS: Final = 25
STAT_BANDONS: Final = 26
STAT_LARGEST_BANDON: Final = 27
STAT_DEAR_CARDS: Final = 28
STAT_CHEAP_CARDS: Final = 29
STATS: Final = [
    *["cards_" + name for name in TYPES],
    "resource_kinds",
    "intrigue_played",
    "heroes_in_play",
    "nomisma",
    "victories",
    "events_cancelled",
    "events_fulfilled",
    "sets_of_five_types",
    "bandons_of_3_or_more",
    "top_votes",
    *["units_" + name for name in CLASSES],
    "units_at_event",
    "buildings",
    "votes_placed",
    "seats_before",
    "rivals_ahead",
    "rival_bandon",
    "market_gaps",
    "bandons",
    "largest_bandon",
    "dear_cards",
    "cheap_cards",
]
DEAR: Final = 7  # nomisma printed on a dear card, or more
CHEAP: Final = 4  # on a cheap one, or less

# What a card may ask for.
IF_VOTE_WON: Final = 0
IF_FIRST: Final = 1
IF_LAST: Final = 2
IF_LEAST_DOXA: Final = 3
IF_TRIAL: Final = 4
CONDITIONS: Final[list[str]] = ["vote_won", "first_in_order", "last_in_order", "least_doxa", "trial_event"]

SCOPE_ANY: Final = 0
SCOPE_HERO: Final = 1
SCOPE_NON_HERO: Final = 2
SCOPES: Final[list[str]] = ["any", "hero", "non_hero"]

FILTER_CLASS: Final = 0
FILTER_TERRITORY: Final = 1
FILTER_GROUP: Final = 2
FILTERS: Final[list[str]] = ["class", "territory", "group"]

# Kinds of effects: passive ones of heroes,
NOTHING: Final = 0
SUBSTITUTE: Final = 1
BOX_AGAIN: Final = 2
TRADE_ON_PLAY: Final = 3
MARKET_EDGE: Final = 4
ACTIVATE_ON_PLAY: Final = 5
ON: Final = 6
MODIFY: Final = 7
# instant ones of other empire cards,
GAIN: Final = 11
ALL_GAIN: Final = 12
OTHERS_LOSE: Final = 13
STEAL: Final = 14
GAIN_PER: Final = 15
PLAY_MORE: Final = 16
EXTRA_ACTION: Final = 17
ACTIVATE_FREE: Final = 18
TRADE: Final = 19
CONVERT: Final = 20
TAKE_DISPLAY: Final = 21
TAKE_DISCARD: Final = 22
LOOK: Final = 23
GAIN_IF: Final = 24
GAIN_REQUIRED: Final = 25
TRIBUTE: Final = 26
# of intrigue cards,
FLIP_VOTE: Final = 31
ADD_VOTES: Final = 32
CANCEL_ACTION: Final = 33
CANCEL_INTRIGUE: Final = 34
MOVE_UNITS: Final = 35
PLACE_UNITS: Final = 36
REMOVE_CARD: Final = 37
TURN_DOWN: Final = 38
SPLIT_LOOT: Final = 39
BID_BONUS: Final = 40
CANCEL_PENALTY: Final = 41
ADD_VOTES_PER: Final = 42
BID_BONUS_PER: Final = 43
KEEP_BID: Final = 44
# and of missions.
PER_UNIT: Final = 51
MOST: Final = 52
PER_STAT: Final = 53
AT_LEAST: Final = 54

# Which symbols a bundle may hold, by what the bundle is for.
BUNDLES: Final = {
    "production": "A C V F L W G N",
    "requirement": "A C V F L W G N",
    "resources": "A C V F L W G",
    "gain": "A C V F L W G N D card any",
    "loot": "A C V F L W G N Y card any",
    "loss": "A C V F L W G N card",
    "theft": "A C V F L W G N",
    "pile": "A C V F L W G N",
    "penalty": "A C V F L W G N D",
    "cost": "N",
}


class Kind:
    """One kind of effect: its number, who may carry it, and its parameters in order as `name: sort`."""

    def __init__(self, code: int, family: str, params: str = "") -> None:
        self.code = code
        self.families = family.split("+")
        self.params: list[tuple[str, str]] = []
        for word in params.split():
            name, _, sort = word.partition(":")
            self.params.append((name, sort))


KINDS: Final = {
    "substitute": Kind(SUBSTITUTE, "passive", "resource:resource_or_doxa"),
    "box_again": Kind(BOX_AGAIN, "passive", "keimelion:keimelion"),
    "trade_on_play": Kind(TRADE_ON_PLAY, "passive", "type:type"),
    "market_edge": Kind(MARKET_EDGE, "passive", "amount:count"),
    "activate_on_play": Kind(ACTIVATE_ON_PLAY, "passive", "type:type"),
    "on": Kind(ON, "passive", "trigger:trigger bundle:bundle/gain"),
    "modify": Kind(MODIFY, "passive", "number:number amount:whole"),
    "gain": Kind(GAIN, "instant+intrigue", "bundle:bundle/gain"),
    "all": Kind(ALL_GAIN, "instant", "bundle:bundle/gain others:bundle/gain"),
    "others_lose": Kind(OTHERS_LOSE, "instant", "bundle:bundle/loss"),
    "steal": Kind(STEAL, "instant", "bundle:bundle/theft"),
    "gain_per": Kind(GAIN_PER, "instant+intrigue", "stat:card_stat bundle:bundle/gain most:count"),
    "play_more": Kind(PLAY_MORE, "instant", "resource:resource"),
    "extra_action": Kind(EXTRA_ACTION, "instant"),
    "activate_free": Kind(ACTIVATE_FREE, "instant"),
    "trade": Kind(TRADE, "instant", "amount:count"),
    "convert": Kind(CONVERT, "instant", "pay:bundle/theft bundle:bundle/gain most:count"),
    "take_display": Kind(TAKE_DISPLAY, "instant"),
    "take_discard": Kind(TAKE_DISCARD, "instant"),
    "look": Kind(LOOK, "instant", "amount:count keep:count"),
    "gain_if": Kind(GAIN_IF, "instant", "condition:condition bundle:bundle/gain otherwise:bundle/gain"),
    "gain_required": Kind(GAIN_REQUIRED, "instant", "amount:count"),
    "tribute": Kind(TRIBUTE, "instant", "bundle:bundle/theft"),
    "flip_vote": Kind(FLIP_VOTE, "intrigue"),
    "add_votes": Kind(ADD_VOTES, "intrigue", "amount:count"),
    "cancel_action": Kind(CANCEL_ACTION, "intrigue", "actions:actions"),
    "cancel_intrigue": Kind(CANCEL_INTRIGUE, "intrigue"),
    "move_units": Kind(MOVE_UNITS, "instant+intrigue", "class:class amount:count"),
    "place_units": Kind(PLACE_UNITS, "instant+intrigue", "class:class amount:count"),
    "remove_card": Kind(REMOVE_CARD, "intrigue", "scope:scope"),
    "turn_down": Kind(TURN_DOWN, "intrigue", "scope:scope"),
    "split_loot": Kind(SPLIT_LOOT, "intrigue", "bundle:bundle/pile"),
    "bid_bonus": Kind(BID_BONUS, "intrigue", "amount:count"),
    "cancel_penalty": Kind(CANCEL_PENALTY, "intrigue"),
    "add_votes_per": Kind(ADD_VOTES_PER, "intrigue", "stat:card_stat most:count"),
    "bid_bonus_per": Kind(BID_BONUS_PER, "intrigue", "stat:card_stat most:count"),
    "keep_bid": Kind(KEEP_BID, "intrigue", "amount:count"),
    "per_unit": Kind(PER_UNIT, "mission", "filter:filter value:filter_value doxa:count"),
    "most": Kind(MOST, "mission", "stat:mission_stat doxa:count"),
    "per_stat": Kind(PER_STAT, "mission", "stat:mission_stat doxa:count most:count"),
    "at_least": Kind(AT_LEAST, "mission", "stat:mission_stat count:count doxa:count"),
}

# An intrigue effect works only in these windows, so a card may not name others.
WINDOWS_OF: Final = {
    "flip_vote": "vote_cast",
    "add_votes": "own_vote",
    "cancel_action": "action_announced",
    "cancel_intrigue": "intrigue_played",
    "move_units": "any end",
    "place_units": "any end",
    "remove_card": "any",
    "turn_down": "any",
    "split_loot": "own_turn",
    "bid_bonus": "trial_bid",
    "cancel_penalty": "defeat",
    "gain": "victory own_turn vote_cast action_announced intrigue_played",
    "gain_per": "victory defeat own_vote",
    "add_votes_per": "own_vote",
    "bid_bonus_per": "trial_bid",
    "keep_bid": "trial_bid",
}

# What belongs to a moment says nothing at the end of the game, and what the end counts is not for the middle of it.
OF_THE_MOMENT: Final = ["units_at_event", "votes_placed", "seats_before", "rivals_ahead", "rival_bandon", "market_gaps"]
OF_THE_END: Final = [
    "intrigue_played",
    "nomisma",
    "victories",
    "sets_of_five_types",
    "bandons_of_3_or_more",
    "top_votes",
]
CARD_STATS: Final[list[str]] = [name for name in STATS if name not in OF_THE_END]
MISSION_STATS: Final[list[str]] = [name for name in STATS if name not in OF_THE_MOMENT]
CANCELLABLE: Final[list[str]] = ACTIONS[:6]
