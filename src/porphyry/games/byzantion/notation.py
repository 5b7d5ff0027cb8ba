"""The words of Byzantion: verbs of actions, kinds of decisions, kinds of events, and the vocabularies they use."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import tables
from porphyry.games.byzantion.state import PHASES
from porphyry.kernel.action import Notation, Verb
from porphyry.kernel.decision import DecisionKind
from porphyry.kernel.event import EventKind

# Verbs.
THROW: Final = 0
KEEP: Final = 1
SEAL: Final = 2
TAKE: Final = 3
VOTE: Final = 4
ABSTAIN: Final = 5
FAVOUR: Final = 6
ANNOUNCE: Final = 7
DISCARD: Final = 8
INTRIGUE: Final = 9
DECLINE: Final = 10
END: Final = 11
DRAW: Final = 12
PICK: Final = 13
PLAY: Final = 14
DONE: Final = 15
ATTACH: Final = 16
BREAK: Final = 17
ACTIVATE: Final = 18
SELL: Final = 19
BUY: Final = 20
GIVE: Final = 21
STAND: Final = 22
NAME: Final = 23
BID: Final = 24
LOSE: Final = 25
CONVERT: Final = 26
USE: Final = 27
TO: Final = 28
MOVE: Final = 29
PLACE: Final = 30
TARGET: Final = 31
DIVIDE: Final = 32
PILE: Final = 33
BUILD: Final = 34
SHIFT: Final = 35
REVEAL: Final = 36
PROTECT: Final = 37
PAY: Final = 38

VERBS: Final = [  # BZN-TRM-10
    Verb("throw", "{mission}"),
    Verb("keep", "{card}"),
    Verb("seal", "{keimelion}"),
    Verb("take", "{good}"),
    Verb("vote", "{option} {amount:int}"),
    Verb("abstain"),
    Verb("favour", "{option}"),
    Verb("announce", "{deed}"),
    Verb("discard", "{card}"),
    Verb("intrigue", "{card}"),
    Verb("decline"),
    Verb("end"),
    Verb("draw", "{way}"),
    Verb("pick", "{card}"),
    Verb("play", "{card}"),
    Verb("done"),
    Verb("attach", "{card} < {hero:card}"),
    Verb("break", "{hero:card}"),
    Verb("activate", "{card}"),
    Verb("sell", "{good}"),
    Verb("buy", "{good}"),
    Verb("give", "{good} {amount:int}"),
    Verb("stand", "{hero:card} for {good}"),
    Verb("name", "{demos}"),
    Verb("bid", "{amount:int}"),
    Verb("lose", "{card}"),
    Verb("convert"),
    Verb("use"),
    Verb("to", "{territory}"),
    Verb("move", "{unit} < {territory}"),
    Verb("place", "{unit}"),
    Verb("target", "{card}"),
    Verb("divide", "{good} {amount:int}"),
    Verb("pile", "{pile}"),
    Verb("build", "{unit} {territory}"),
    Verb("shift", "{unit} {from:territory} {to:territory}"),
    Verb("reveal", "{space:int}"),
    Verb("protect", "{card}"),
    Verb("pay"),
]

WAY_DECK: Final = 0
WAY_DISPLAY: Final = 1
WAY_DISCARD: Final = 2

DEMOI: Final = ["blues", "greens", "reds", "whites"]  # BZN-TRM-01: the four factions, seat by seat

WORDS: Final = {
    "mission": tables.MISSION_IDS,
    "card": tables.CARD_IDS,
    "keimelion": fx.KEIMELIA,
    "good": fx.GOODS[:9],
    "option": ["first", "second"],
    "deed": fx.ACTIONS,
    "way": ["deck", "display", "discard"],
    "demos": DEMOI,
    "territory": tables.TERRITORY_IDS,
    "unit": tables.UNIT_IDS,
    "pile": ["first", "second"],
    "event": tables.EVENT_IDS,
    "solo": tables.SOLO_IDS,
    "box": tables.BOX_IDS,
    "loot": fx.GOODS[:11],
    "course": tables.COURSE_IDS,
    "verdict": tables.VERDICT_IDS,
    "window": fx.WINDOWS,
    "type": fx.TYPES,
    "phase": PHASES,
    "answer": ["no", "yes"],
}

NOTATION: Final = Notation(VERBS, WORDS, {"amount": (0, 99), "space": (1, 9)})

# Kinds of decisions.
K_THROW: Final = 0
K_DRAFT: Final = 1
K_SEAL: Final = 2
K_RESOURCE: Final = 3
K_VOTE: Final = 4
K_REACT: Final = 5
K_OPTION: Final = 6
K_TURN: Final = 7
K_END_TURN: Final = 8
K_DRAW: Final = 9
K_PICK: Final = 10
K_PLAY: Final = 11
K_ARRANGE: Final = 12
K_ACTIVATE: Final = 13
K_SELL: Final = 14
K_BUY: Final = 15
K_TRADE: Final = 16
K_OFFER: Final = 17
K_VICTIM: Final = 18
K_PLAY_MORE: Final = 19
K_CONVERT: Final = 20
K_LOOK: Final = 21
K_LOSE: Final = 22
K_GIVE: Final = 23
K_TIED: Final = 24
K_BID: Final = 25
K_RANK: Final = 26
K_HAND_LIMIT: Final = 27
K_MOVE: Final = 28
K_PLACE: Final = 29
K_TARGET: Final = 30
K_SPLITTER: Final = 31
K_DIVIDE: Final = 32
K_PILE: Final = 33
K_LAST_INTRIGUE: Final = 34
K_RAISE: Final = 35
K_BUILD: Final = 36
K_BANDON: Final = 37
K_ROBES: Final = 38
K_DECLARE: Final = 39

DECISION_KINDS: Final = [
    DecisionKind("throw_mission", "BZN-MIS-02", "throw", secret=True, params="count:int"),
    DecisionKind("draft_card", "BZN-DRF-02", "keep", secret=True),
    DecisionKind("place_seal", "BZN-INI-02", "seal", auto=True),
    DecisionKind("choose_resource", "BZN-CRD-08", "take", params="count:int"),
    DecisionKind("place_votes", "BZN-INF-02", "vote abstain", auto=True),
    DecisionKind(
        "offer_intrigue", "BZN-ITR-09", "intrigue decline discard", decline="decline", veiled=True, params="window"
    ),
    DecisionKind("choose_option", "BZN-INF-06", "favour"),
    DecisionKind(
        "take_turn",
        "BZN-ACT-02",
        "announce discard intrigue end reveal protect pay seal",
        auto=True,
        params="dynamis:int",
    ),
    DecisionKind("end_turn", "BZN-DIS-04", "end discard intrigue"),
    DecisionKind("choose_draw", "BZN-DRW-01", "draw discard", auto=True),
    DecisionKind("pick_card", "BZN-DRW-02", "pick done", auto=True),
    DecisionKind("play_cards", "BZN-PLY-01", "play discard intrigue done", auto=True),
    DecisionKind("arrange_bandons", "BZN-BAN-07", "attach break done", auto=True),
    DecisionKind("choose_activation", "BZN-AVT-01", "activate done", auto=True),
    DecisionKind("sell_resources", "BZN-SEL-01", "sell done discard", auto=True),
    DecisionKind("buy_resources", "BZN-BUY-01", "buy done discard", auto=True),
    DecisionKind("trade_resource", "BZN-CLR-08", "sell buy done discard", auto=True),
    DecisionKind("offer_effect", "BZN-CRD-08", "use done"),
    DecisionKind("choose_victim", "BZN-CRD-08", "name done"),
    DecisionKind("play_one_more", "BZN-CLR-03", "play done discard", auto=True, params="good"),
    DecisionKind("convert_money", "BZN-CRD-08", "convert done discard", auto=True),
    DecisionKind("keep_card", "BZN-CRD-08", "keep", auto=True),
    DecisionKind("lose_card", "BZN-CLR-20", "lose", auto=True),
    DecisionKind("contribute", "BZN-CON-01", "give stand done", secret=True),
    DecisionKind("choose_among_tied", "BZN-FUL-05", "name"),
    DecisionKind("bid", "BZN-TRI-03", "bid", secret=True),
    DecisionKind("rank_bids", "BZN-TRI-05", "name", params="place:int"),
    DecisionKind("discard_to_limit", "BZN-PRE-01", "discard"),
    DecisionKind("move_units", "BZN-CLR-14", "to move done", auto=True, params="type count:int"),
    DecisionKind("place_units", "BZN-CLR-15", "to place done", auto=True, params="type count:int"),
    DecisionKind("choose_card", "BZN-CLR-16", "target", auto=True),
    DecisionKind("choose_splitter", "BZN-CLR-18", "name", auto=True),
    DecisionKind("divide_loot", "BZN-CLR-18", "divide"),
    DecisionKind("choose_pile", "BZN-CLR-18", "pile"),
    DecisionKind("offer_last_intrigue", "BZN-END-06", "intrigue decline", decline="decline", veiled=True),
    DecisionKind("raise_money", "BZN-END-03", "discard", auto=True, params="card"),
    DecisionKind("build_units", "BZN-SOL-19", "build shift stand done discard", auto=True),
    DecisionKind("choose_bandon", "BZN-SOL-33", "activate", auto=True),
    DecisionKind("play_free", "BZN-SOL-36", "play done"),
    DecisionKind("declare_substitution", "BZN-CON-09", "stand done", auto=True),
]

# Kinds of events.
EVENTS: Final = [
    EventKind("GameBegan", "seat"),
    EventKind("EventLaid", "event"),
    EventKind("MissionDealt", "seat mission", reveals=True),
    EventKind("MissionThrown", "seat mission"),
    EventKind("CardDrafted", "seat card"),
    EventKind("PacketsPassed", ""),
    EventKind("CardDrawn", "seat card", reveals=True),
    EventKind("CardTakenUnseen", "seat"),
    EventKind("DeckReshuffled", ""),
    EventKind("DisplayFilled", "card space:int", reveals=True),
    EventKind("RoundBegan", "round:int event"),
    EventKind("SoloRoundBegan", "round:int solo"),
    EventKind("BoxLaid", "keimelion box", reveals=True),
    EventKind("SealPlaced", "seat keimelion"),
    EventKind("GoodsGained", "seat good amount:int"),
    EventKind("GoodsPaid", "seat good amount:int"),
    EventKind("DynamisGained", "seat amount:int"),
    EventKind("VotesPlaced", "seat option amount:int course"),
    EventKind("VoteAbstained", "seat"),
    EventKind("VotesAdded", "seat amount:int"),
    EventKind("VotesTurned", "seat option course"),
    EventKind("OptionChosen", "event option course"),
    EventKind("ActionAnnounced", "seat deed dynamis:int"),
    EventKind("ActionCancelled", "seat deed"),
    EventKind("CardDiscarded", "seat card", reveals=True),
    EventKind("CardTaken", "seat card"),
    EventKind("CardPlayed", "seat card cost:int", reveals=True),
    EventKind("IntriguePlayed", "seat card cost:int", reveals=True),
    EventKind("IntrigueCancelled", "seat card"),
    EventKind("CardAttached", "seat card hero:card"),
    EventKind("BandonBroken", "seat hero:card"),
    EventKind("CardActivated", "seat card marked:answer"),
    EventKind("ResourceSold", "seat good price:int space:int"),
    EventKind("ResourceBought", "seat good price:int space:int"),
    EventKind("MarketReset", "seat goods:good*", reveals=True),
    EventKind("CardRemoved", "seat card"),
    EventKind("CardTurnedDown", "seat card"),
    EventKind("CardTurnedUp", "card"),
    EventKind("ContributionRevealed", "seat good amount:int", reveals=True),
    EventKind("EventFulfilled", "event"),
    EventKind("EventCancelled", "event"),
    EventKind("SoloEventFulfilled", "solo"),
    EventKind("SoloEventFailed", "solo"),
    EventKind("VictorNamed", "seat"),
    EventKind("LoserNamed", "seat"),
    EventKind("DoxaScored", "seat amount:int"),
    EventKind("DoxaLost", "seat amount:int"),
    EventKind("PenaltyAverted", "seat"),
    EventKind("UnitPlaced", "unit territory"),
    EventKind("UnitMoved", "unit from:territory to:territory"),
    EventKind("BidRevealed", "seat amount:int", reveals=True),
    EventKind("BidRaised", "seat amount:int"),
    EventKind("TrialPlaced", "seat place:int"),
    EventKind("RingPassed", "seat"),
    EventKind("LootDivided", "seat good amount:int"),
    EventKind("PileTaken", "seat pile"),
    EventKind("MissionScored", "seat mission amount:int", reveals=True),
    EventKind("SoloEventRevealed", "solo space:int", reveals=True),
    EventKind("CardProtected", "card"),
    EventKind("CostPaid", "solo"),
    EventKind("DisplaySwept", "cards:card*"),
    EventKind("ReignEnded", "verdict"),
    EventKind("GameEnded", ""),
    EventKind("MomentPassed", "", reveals=True),
    EventKind("PhaseBegan", "phase"),
    EventKind("DynamisDealt", "amount:int"),
    EventKind("InitiativeFixed", "order:seat*"),
    EventKind("TrialOpened", "event"),
    EventKind("TrialEnded", "event"),
    EventKind("MarketPacked", "goods:good*"),
    EventKind("MissionsDealt", "seat count:int"),
    EventKind("MissionThrownUnseen", "seat"),
    EventKind("PacketDealt", "seat count:int"),
    EventKind("PacketReceived", "seat cards:card*", reveals=True),
    EventKind("CardKept", "seat"),
    EventKind("CardLaidAside", "seat"),
    EventKind("ChaliceFilled", "seat amount:int"),
    EventKind("MostVotesPlaced", "seat"),
    EventKind("ContributionHeld", "seat good amount:int"),
    EventKind("BidHeld", "seat amount:int"),
    EventKind("SubstitutionDeclared", "seat hero:card good for:good"),
    EventKind("BoxFilled", "keimelion loot amount:int"),
    EventKind("HeroCounted", "seat hero:card amount:int"),
    EventKind("VotesCounted", "course amount:int"),
]

GAME_BEGAN: Final = 0
EVENT_LAID: Final = 1
MISSION_DEALT: Final = 2
MISSION_THROWN: Final = 3
CARD_DRAFTED: Final = 4
PACKETS_PASSED: Final = 5
CARD_DRAWN: Final = 6
CARD_TAKEN_UNSEEN: Final = 7
DECK_RESHUFFLED: Final = 8
DISPLAY_FILLED: Final = 9
ROUND_BEGAN: Final = 10
SOLO_ROUND_BEGAN: Final = 11
BOX_LAID: Final = 12
SEAL_PLACED: Final = 13
GOODS_GAINED: Final = 14
GOODS_PAID: Final = 15
DYNAMIS_GAINED: Final = 16
VOTES_PLACED: Final = 17
VOTE_ABSTAINED: Final = 18
VOTES_ADDED: Final = 19
VOTES_TURNED: Final = 20
OPTION_CHOSEN: Final = 21
ACTION_ANNOUNCED: Final = 22
ACTION_CANCELLED: Final = 23
CARD_DISCARDED: Final = 24
CARD_TAKEN: Final = 25
CARD_PLAYED: Final = 26
INTRIGUE_PLAYED: Final = 27
INTRIGUE_CANCELLED: Final = 28
CARD_ATTACHED: Final = 29
BANDON_BROKEN: Final = 30
CARD_ACTIVATED: Final = 31
RESOURCE_SOLD: Final = 32
RESOURCE_BOUGHT: Final = 33
MARKET_RESET: Final = 34
CARD_REMOVED: Final = 35
CARD_TURNED_DOWN: Final = 36
CARD_TURNED_UP: Final = 37
CONTRIBUTION_REVEALED: Final = 38
EVENT_FULFILLED: Final = 39
EVENT_CANCELLED: Final = 40
SOLO_EVENT_FULFILLED: Final = 41
SOLO_EVENT_FAILED: Final = 42
VICTOR_NAMED: Final = 43
LOSER_NAMED: Final = 44
DOXA_SCORED: Final = 45
DOXA_LOST: Final = 46
PENALTY_AVERTED: Final = 47
UNIT_PLACED: Final = 48
UNIT_MOVED: Final = 49
BID_REVEALED: Final = 50
BID_RAISED: Final = 51
TRIAL_PLACED: Final = 52
RING_PASSED: Final = 53
LOOT_DIVIDED: Final = 54
PILE_TAKEN: Final = 55
MISSION_SCORED: Final = 56
SOLO_EVENT_REVEALED: Final = 57
CARD_PROTECTED: Final = 58
COST_PAID: Final = 59
DISPLAY_SWEPT: Final = 60
REIGN_ENDED: Final = 61
GAME_ENDED: Final = 62
MOMENT_PASSED: Final = 63  # told to nobody: others had their chance, so nothing before it can be taken back
PHASE_BEGAN: Final = 64
DYNAMIS_DEALT: Final = 65
INITIATIVE_FIXED: Final = 66
TRIAL_OPENED: Final = 67
TRIAL_ENDED: Final = 68
MARKET_PACKED: Final = 69
MISSIONS_DEALT: Final = 70
MISSION_THROWN_UNSEEN: Final = 71
PACKET_DEALT: Final = 72
PACKET_RECEIVED: Final = 73  # told to its new owner alone
CARD_KEPT: Final = 74
CARD_LAID_ASIDE: Final = 75
CHALICE_FILLED: Final = 76
MOST_VOTES_PLACED: Final = 77
CONTRIBUTION_HELD: Final = 78  # told to its owner alone
BID_HELD: Final = 79  # likewise
SUBSTITUTION_DECLARED: Final = 80
BOX_FILLED: Final = 81
HERO_COUNTED: Final = 82
VOTES_COUNTED: Final = 83

# Frames: what is being done, and whom it waits for.
F_GAME: Final = 0  # step of the game
F_OVER: Final = 1
F_THROW: Final = 2  # rule: missions to throw away until this many are left
F_DRAFT: Final = 3
F_SEALS: Final = 4  # how many have placed
F_RESOURCE: Final = 5  # seat, how many, which kinds as bits
F_VOTES: Final = 6  # place in order, step
F_WINDOW: Final = 7  # window, actor (or -1), next place, subject, only this seat (or -1), seat asked
F_INTRIGUE: Final = 8  # card, owner, subject, cancelled
F_OPTION: Final = 9  # seat
F_TURNS: Final = 10  # place in order
F_TURN: Final = 11  # seat, step, action, without dynamis
F_DRAW: Final = 12  # seat, step, card to be left alone
F_PLAY: Final = 13  # seat, step, further actions, dynamis still in the area
F_ARRANGE: Final = 14  # seat, step
F_ACTIVATE: Final = 15  # seat, how
F_SELL: Final = 16  # seat, sold, copied
F_BUY: Final = 17  # seat, bought
F_TRADE: Final = 18  # seat, left, copied
F_OFFER: Final = 19  # seat, card
F_VICTIM: Final = 20  # seat, bundle
F_PLAY_MORE: Final = 21  # seat, resource
F_CONVERT: Final = 22  # seat, pay, bundle, left
F_LOOK: Final = 23  # seat, to keep
F_LOSE: Final = 24  # seats still to lose a card, as pending
F_GIVE: Final = 25
F_TIED: Final = 26  # who decides, seats tied, victor or loser
F_BID: Final = 27
F_RANK: Final = 28  # who decides, place, seats placed, waiting
F_HAND_LIMIT: Final = 29
F_MOVE: Final = 30  # seat, class, left, territory
F_PLACE: Final = 31  # seat, class, left, territory
F_TARGET: Final = 32  # seat, scope, effect
F_SPLIT: Final = 33  # seat, bundle, other, step, good
F_LAST: Final = 34  # place in order, passes in a row
F_RAISE: Final = 35  # seat, card, subject
F_BUILD: Final = 36  # seat, built, moves left
F_BANDON: Final = 37  # seat
F_ROBES: Final = 38  # seat
F_INSTANT: Final = 39  # seat, card
F_SINGLE_TRADE: Final = 40  # seat: exactly one
F_PICK: Final = 41  # seat, must
F_DECLARE: Final = 42  # seat asked, place in order, heroes of this seat passed over
