"""Frames: what can be pending, and the names of its fields (see kernel/frames.py).

Frames that ask come first, in the order in which their questions are numbered; work that goes on by itself follows. The stages of such
work are words of a position.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion.state import NOBODY
from porphyry.kernel.frames import Frame, Frames, push, top
from porphyry.kernel.state import State

FRAMES: Final = Frames(works=64, asks=2)

# Stages of the game, in their order (BZN-RND-05)
GAME_STAGES: Final = [
    "missions",
    "draft",
    "display",
    "round",
    "boxes",
    "seals",
    "votes",
    "before-option",
    "option",
    "turns",
    "before-contributions",
    "contributions",
    "reveal",
    "result",
    "victor",
    "own-window",
    "reward",
    "units",
    "bids",
    "bids-revealed",
    "ranking",
    "hand-limit",
    "throw-missions",
    "next-round",
    "last-intrigues",
    "scoring",
    "reign-result",
    "reign-display",
]


def stage(name: str) -> int:
    """The number of a stage of the game."""
    return GAME_STAGES.index(name)


# Stages of a vote
VOTE_STAGES: Final = ["place", "own-cards", "others", "done"]
TO_PLACE: Final = 0
OWN_CARDS: Final = 1
OTHERS: Final = 2
VOTED: Final = 3

# Stages of a turn
TURN_STAGES: Final = ["choose", "announced", "act", "acted", "end"]
CHOOSE: Final = 0
ANNOUNCED: Final = 1
ACT: Final = 2
ACTED: Final = 3
LAST_DISCARDS: Final = 4

# Stages of the play action
PLAY_STAGES: Final = ["cards", "bandons", "further"]
CARDS: Final = 0
BANDONS: Final = 1
FURTHER: Final = 2

# How an activation is made
ACTIVATIONS: Final = ["paid", "free", "offered", "marking"]
PAID: Final = 0  # with a dynamis that marks it
FREE: Final = 1  # without dynamis and without a mark; it must be used
OFFERED: Final = 2  # the same, by a card: it may be declined
MARKING: Final = 3  # by a card that marks what it activates; it may be declined


class OverFrame(Frame):
    """The game is over."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "over", rests=True)

    def begin(self, s: State) -> None:
        push(s, self.number)


class SeatFrame(Frame):
    """A question that needs nothing but the seat it asks."""

    def __init__(self, name: str) -> None:
        super().__init__(FRAMES, name, asks=True)
        self.seat = self.field("seat")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


# What asks


class ThrowMissionFrame(Frame):
    """Everybody throws missions away until this many are left."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "throw_mission", asks=True)
        self.kept = self.field("kept", "count")

    def begin(self, s: State, kept: int) -> None:
        push(s, self.number, kept)


class DraftCardFrame(Frame):
    """Everybody keeps a card of the packet in front of them; this many rounds of picks are done."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "draft_card", asks=True)
        self.picks = self.field("picks")

    def begin(self, s: State, picks: int = 0) -> None:
        push(s, self.number, picks)


class ChooseResourceFrame(Frame):
    """This many resources of the player's choice, of these kinds."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_resource", asks=True)
        self.seat = self.field("seat")
        self.left = self.field("left", "pieces")
        self.kinds = self.field("kinds", "resources")

    def begin(self, s: State, seat: int, left: int, kinds: int) -> None:
        push(s, self.number, seat, left, kinds)


class PickCardFrame(Frame):
    """A card of the display. `must`: one has to be taken."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "pick_card", asks=True)
        self.seat = self.field("seat")
        self.must = self.field("must", "yes")

    def begin(self, s: State, seat: int, must: int) -> None:
        push(s, self.number, seat, must)


class ArrangeBandonsFrame(Frame):
    """The play area is arranged. `formed`: a card has been laid behind a hero, so nothing is broken up any more."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "arrange_bandons", asks=True)
        self.seat = self.field("seat")
        self.formed = self.field("formed", "yes")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class ChooseActivationFrame(Frame):
    """A card or bandon is activated, in this way."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_activation", asks=True)
        self.seat = self.field("seat")
        self.how = self.field("how")

    def begin(self, s: State, seat: int, how: int) -> None:
        push(s, self.number, seat, how)


class SellResourcesFrame(Frame):
    """The sell action. `copied`: a second piece of the first kind has been sold."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "sell_resources", asks=True)
        self.seat = self.field("seat")
        self.sold = self.field("sold", "pieces")
        self.copied = self.field("copied", "yes")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class BuyResourcesFrame(Frame):
    """The buy action; this many pieces have been bought."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "buy_resources", asks=True)
        self.seat = self.field("seat")
        self.bought = self.field("bought", "pieces")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class TradeResourceFrame(Frame):
    """A card lets this many pieces be sold or bought."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "trade_resource", asks=True)
        self.seat = self.field("seat")
        self.left = self.field("left", "pieces")
        self.copied = self.field("copied", "yes")

    def begin(self, s: State, seat: int, left: int) -> None:
        push(s, self.number, seat, left)


class OfferEffectFrame(Frame):
    """A card's effect on the others may be declined."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "offer_effect", asks=True)
        self.seat = self.field("seat")
        self.card = self.field("card")

    def begin(self, s: State, seat: int, card: int) -> None:
        push(s, self.number, seat, card)


class ChooseVictimFrame(Frame):
    """A bundle is taken from another player."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_victim", asks=True)
        self.seat = self.field("seat")
        self.bundle = self.field("bundle")

    def begin(self, s: State, seat: int, bundle: int) -> None:
        push(s, self.number, seat, bundle)


class PlayOneMoreFrame(Frame):
    """One more card, for one piece of this resource."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "play_one_more", asks=True)
        self.seat = self.field("seat")
        self.good = self.field("good", "resource")

    def begin(self, s: State, seat: int, good: int) -> None:
        push(s, self.number, seat, good)


class ConvertMoneyFrame(Frame):
    """One bundle is paid for another, at most this many times."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "convert_money", asks=True)
        self.seat = self.field("seat")
        self.pay = self.field("pay", "bundle")
        self.bundle = self.field("bundle")
        self.left = self.field("left", "pieces")

    def begin(self, s: State, seat: int, pay: int, bundle: int, left: int) -> None:
        push(s, self.number, seat, pay, bundle, left)


class KeepCardFrame(Frame):
    """This many of the cards set aside are kept."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "keep_card", asks=True)
        self.seat = self.field("seat")
        self.left = self.field("left", "pieces")

    def begin(self, s: State, seat: int, left: int) -> None:
        push(s, self.number, seat, left)


class LoseCardFrame(Frame):
    """Some players lose cards from their hands; the facts say how many each."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "lose_card", asks=True)

    def begin(self, s: State) -> None:
        push(s, self.number)


class ContributeFrame(Frame):
    """Everybody makes a secret contribution; the facts say how far each has come."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "contribute", asks=True)

    def begin(self, s: State) -> None:
        push(s, self.number)


class ChooseAmongTiedFrame(Frame):
    """One of these seats is to be the victor, or the loser."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_among_tied", asks=True)
        self.seat = self.field("seat")
        self.tied = self.field("tied", "seats")

    def begin(self, s: State, seat: int, tied: int) -> None:
        push(s, self.number, seat, tied)


class BidFrame(Frame):
    """Everybody bids in secret; the facts say who still has to."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "bid", asks=True)

    def begin(self, s: State) -> None:
        push(s, self.number)


class RankBidsFrame(Frame):
    """One of these seats is to take this place in a trial."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "rank_bids", asks=True)
        self.seat = self.field("seat")
        self.place = self.field("place")
        self.tied = self.field("tied", "seats")

    def begin(self, s: State, seat: int, place: int, tied: int) -> None:
        push(s, self.number, seat, place, tied)


class DiscardToLimitFrame(Frame):
    """Everybody with too many cards discards one."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "discard_to_limit", asks=True)

    def begin(self, s: State) -> None:
        push(s, self.number)


class MoveUnitsFrame(Frame):
    """This many units of a class are moved to a territory, once it has been named."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "move_units", asks=True)
        self.seat = self.field("seat")
        self.kind = self.field("kind", "class")
        self.left = self.field("left", "pieces")
        self.target = self.field("target", "territory")

    def begin(self, s: State, seat: int, kind: int, left: int) -> None:
        push(s, self.number, seat, kind, left, NOBODY)


class PlaceUnitsFrame(Frame):
    """This many units of a class are placed in a territory, once it has been named."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "place_units", asks=True)
        self.seat = self.field("seat")
        self.kind = self.field("kind", "class")
        self.left = self.field("left", "pieces")
        self.target = self.field("target", "territory")

    def begin(self, s: State, seat: int, kind: int, left: int) -> None:
        push(s, self.number, seat, kind, left, NOBODY)


class ChooseCardFrame(Frame):
    """Another player's card is removed or turned face down."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_card", asks=True)
        self.seat = self.field("seat")
        self.scope = self.field("scope")
        self.effect = self.field("effect")

    def begin(self, s: State, seat: int, scope: int, effect: int) -> None:
        push(s, self.number, seat, scope, effect)


class DivideLootFrame(Frame):
    """Of this good, how much goes to the first pile?"""

    def __init__(self) -> None:
        super().__init__(FRAMES, "divide_loot", asks=True)
        self.seat = self.field("seat")
        self.good = self.field("good")

    def begin(self, s: State, seat: int, good: int) -> None:
        push(s, self.number, seat, good)


class RaiseMoneyFrame(Frame):
    """Cards are discarded to pay for this one."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "raise_money", asks=True)
        self.seat = self.field("seat")
        self.card = self.field("card")

    def begin(self, s: State, seat: int, card: int) -> None:
        push(s, self.number, seat, card)


class BuildUnitsFrame(Frame):
    """The build action of the solo game."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "build_units", asks=True)
        self.seat = self.field("seat")
        self.built = self.field("built", "pieces")
        self.moves = self.field("moves", "pieces")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class DeclareSubstitutionFrame(Frame):
    """What the resource of this hero stands for."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "declare_substitution", asks=True)
        self.seat = self.field("seat")
        self.hero = self.field("hero", "card")

    def begin(self, s: State, seat: int, hero: int) -> None:
        push(s, self.number, seat, hero)


# What goes on by itself


class GameFrame(Frame):
    """The course of the game; the lowest frame of all."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "game")
        self.stage = self.field("stage", "game_stage")

    def begin(self, s: State, stage: int) -> None:
        push(s, self.number, stage)


class SealsFrame(Frame):
    """Seals are placed, one after the other; this many have been."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "seals")
        self.placed = self.field("placed", "place")

    def begin(self, s: State) -> None:
        push(s, self.number)


class VotesFrame(Frame):
    """Votes are placed, in initiative order."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "votes")
        self.place = self.field("place")
        self.stage = self.field("stage", "vote_stage")

    def begin(self, s: State) -> None:
        push(s, self.number)


class WindowFrame(Frame):
    """Intrigue cards may be played. `actor`: who set the window off; `place`: how many after them have let it pass;
    `subject`: the action, card or seat that it is about; `only`: the one seat that is asked.
    """

    def __init__(self) -> None:
        super().__init__(FRAMES, "window")
        self.window = self.field("window")
        self.actor = self.field("actor", "anybody")
        self.place = self.field("place")
        self.subject = self.field("subject")
        self.only = self.field("only", "anybody")

    def begin(self, s: State, window: int, actor: int, subject: int, only: int) -> None:
        push(s, self.number, window, actor, 0, subject, only)


class IntrigueFrame(Frame):
    """An intrigue card waits to take effect."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "intrigue")
        self.card = self.field("card", "intrigue")
        self.owner = self.field("owner", "seat")
        self.subject = self.field("subject")
        self.cancelled = self.field("cancelled", "yes")

    def begin(self, s: State, card: int, owner: int, subject: int) -> None:
        push(s, self.number, card, owner, subject)


class TurnsFrame(Frame):
    """Turns are taken, in initiative order. `free`: in the solo game, the turn without dynamis has been taken."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "turns")
        self.place = self.field("place", "turn_place")
        self.free = self.field("free", "yes")

    def begin(self, s: State, place: int) -> None:
        push(s, self.number, place)


class TurnFrame(Frame):
    """One turn. `free`: a further action by a card, without dynamis."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "turn")
        self.seat = self.field("seat")
        self.stage = self.field("stage", "turn_stage")
        self.action = self.field("action")
        self.free = self.field("free", "yes")

    def begin(self, s: State, seat: int, free: int) -> None:
        push(s, self.number, seat, 0, 0, free)


class PlayActionFrame(Frame):
    """The play action. `further`: actions that cards have added to it."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "play_action")
        self.seat = self.field("seat")
        self.stage = self.field("stage", "play_stage")
        self.further = self.field("further", "pieces")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class InstantFrame(Frame):
    """The instant ability of a card."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "instant")
        self.seat = self.field("seat")
        self.card = self.field("card")

    def begin(self, s: State, seat: int, card: int) -> None:
        push(s, self.number, seat, card)


class SubstitutionsFrame(Frame):
    """Players say what heroes' resources stand for. `hero`: how many heroes of this place have been passed over."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "substitutions")
        self.place = self.field("place")
        self.hero = self.field("hero", "number")

    def begin(self, s: State) -> None:
        push(s, self.number)


class RankingFrame(Frame):
    """The places of a trial are given. `placed`: who has one."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "ranking")
        self.place = self.field("place")
        self.placed = self.field("placed", "seats")

    def begin(self, s: State) -> None:
        push(s, self.number)


class HandLimitFrame(Frame):
    """Hands with too many cards."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "hand_limit")

    def begin(self, s: State) -> None:
        push(s, self.number)


class LootFrame(Frame):
    """A bundle is divided by another player, good by good."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "loot")
        self.seat = self.field("seat")
        self.bundle = self.field("bundle")
        self.divider = self.field("divider", "anybody")
        self.good = self.field("good", "next_good")

    def begin(self, s: State, seat: int, bundle: int) -> None:
        push(s, self.number, seat, bundle, NOBODY)


class LastIntriguesFrame(Frame):
    """The last intrigue cards, in initiative order, until all have passed in a row."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "last_intrigues")
        self.place = self.field("place", "number")
        self.passes = self.field("passes", "number")

    def begin(self, s: State) -> None:
        push(s, self.number)


class PaymentFrame(Frame):
    """An intrigue card is played as soon as it can be paid."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "payment")
        self.seat = self.field("seat")
        self.card = self.field("card")
        self.subject = self.field("subject")

    def begin(self, s: State, seat: int, card: int, subject: int) -> None:
        push(s, self.number, seat, card, subject)


OVER: Final = OverFrame()

THROW_MISSION: Final = ThrowMissionFrame()
DRAFT_CARD: Final = DraftCardFrame()
PLACE_SEAL: Final = SeatFrame("place_seal")
CHOOSE_RESOURCE: Final = ChooseResourceFrame()
PLACE_VOTES: Final = SeatFrame("place_votes")
OFFER_INTRIGUE: Final = SeatFrame("offer_intrigue")
CHOOSE_OPTION: Final = SeatFrame("choose_option")
TAKE_TURN: Final = SeatFrame("take_turn")
END_TURN: Final = SeatFrame("end_turn")
CHOOSE_DRAW: Final = SeatFrame("choose_draw")
PICK_CARD: Final = PickCardFrame()
PLAY_CARDS: Final = SeatFrame("play_cards")
ARRANGE_BANDONS: Final = ArrangeBandonsFrame()
CHOOSE_ACTIVATION: Final = ChooseActivationFrame()
SELL_RESOURCES: Final = SellResourcesFrame()
BUY_RESOURCES: Final = BuyResourcesFrame()
TRADE_RESOURCE: Final = TradeResourceFrame()
OFFER_EFFECT: Final = OfferEffectFrame()
CHOOSE_VICTIM: Final = ChooseVictimFrame()
PLAY_ONE_MORE: Final = PlayOneMoreFrame()
CONVERT_MONEY: Final = ConvertMoneyFrame()
KEEP_CARD: Final = KeepCardFrame()
LOSE_CARD: Final = LoseCardFrame()
CONTRIBUTE: Final = ContributeFrame()
CHOOSE_AMONG_TIED: Final = ChooseAmongTiedFrame()
BID: Final = BidFrame()
RANK_BIDS: Final = RankBidsFrame()
DISCARD_TO_LIMIT: Final = DiscardToLimitFrame()
MOVE_UNITS: Final = MoveUnitsFrame()
PLACE_UNITS: Final = PlaceUnitsFrame()
CHOOSE_CARD: Final = ChooseCardFrame()
CHOOSE_SPLITTER: Final = SeatFrame("choose_splitter")
DIVIDE_LOOT: Final = DivideLootFrame()
CHOOSE_PILE: Final = SeatFrame("choose_pile")
OFFER_LAST_INTRIGUE: Final = SeatFrame("offer_last_intrigue")
RAISE_MONEY: Final = RaiseMoneyFrame()
BUILD_UNITS: Final = BuildUnitsFrame()
CHOOSE_BANDON: Final = SeatFrame("choose_bandon")
PLAY_FREE: Final = SeatFrame("play_free")
DECLARE_SUBSTITUTION: Final = DeclareSubstitutionFrame()

GAME_FLOW: Final = GameFrame()
SEALS: Final = SealsFrame()
VOTES: Final = VotesFrame()
WINDOW: Final = WindowFrame()
INTRIGUE: Final = IntrigueFrame()
TURNS: Final = TurnsFrame()
TURN: Final = TurnFrame()
PLAY_ACTION: Final = PlayActionFrame()
INSTANT: Final = InstantFrame()
SUBSTITUTIONS: Final = SubstitutionsFrame()
RANKING: Final = RankingFrame()
HAND_LIMIT: Final = HandLimitFrame()
LOOT: Final = LootFrame()
LAST_INTRIGUES: Final = LastIntriguesFrame()
PAYMENT: Final = PaymentFrame()


def is_over(s: State) -> bool:
    """Is the game over?"""
    return top(s) == OVER.number
