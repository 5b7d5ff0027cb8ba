"""What an option may bring at first sight, in doxa at the end: one class for each verb."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import frames, notation
from porphyry.games.byzantion.bot import guessed
from porphyry.games.byzantion.bot.looks import (
    FROM_HAND,
    Outlook,
    attach_gain,
    bid_gain,
    discard_gain,
    draw_gain,
    intrigue_gain,
    name_gain,
    option_fit,
    pile_gain,
    play_gain,
    seal_gain,
    stand_gain,
    vote_gain,
)
from porphyry.games.byzantion.bot.reign import (
    affordable,
    build_gain,
    bundle_worth,
    missing_units,
    need_of,
    reveal_gain,
)
from porphyry.games.byzantion.bot.worth import (
    card_worth,
    mission_hope,
    territory_gain,
    unit_gain,
)
from porphyry.games.byzantion.market import buying_price, first_free, space_of, why_not_buy, why_not_sell
from porphyry.games.byzantion.state import (
    DOXA,
    MARKED,
    NOMISMA,
    SEAT_SIZE,
    cost_of,
    has,
    members,
    owner_of,
    units_of_play,
    yields,
)
from porphyry.games.byzantion.tables import (
    BUNDLE,
    COST,
    HERO,
    PRICE,
    TERRITORIES,
    UNITS,
)
from porphyry.kernel.action import arg_a, arg_b, arg_c, verb_of
from porphyry.kernel.frames import below_field, field
from porphyry.kernel.state import State


class Judge:
    """What an option with one verb may bring."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        """Nothing: to pass, or to be done."""
        return 0.0


class Fixed(Judge):
    """The same, whatever it is."""

    def __init__(self, worth: float) -> None:
        self.worth = worth

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return self.worth


# Actions


class AnnounceJudge(Judge):
    """What the action would bring if it is carried out sensibly."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return DEEDS[arg_a(code)].gain(s, o, code)


class PlayDeed(Judge):
    """Cards of the hand."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return play_gain(s, o.seat, o.worth, o.left)


class ActivateDeed(Judge):
    """The best card or bandon."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        best = 0.0
        for card in units_of_play(s, o.seat):
            if not has(s.facts, MARKED, card):
                best = max(best, bundle_worth(yields(s, o.seat, card), o.worth))
        return best


class DrawDeed(Judge):
    """The best way to draw."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return max([draw_gain(s, o.seat, way, o.worth, o.left) for way in range(3)])


class SellDeed(Judge):
    """All that is worth less than its price."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        total = 0.0
        for good in range(fx.RESOURCES):
            if not why_not_sell(s, o.seat, good, 0):
                total += max(0.0, PRICE[first_free(s)] * guessed.COIN - o.worth[good])
        return total


class BuyDeed(Judge):
    """All that is worth more than its price."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        total = 0.0
        money = s.facts[o.seat * SEAT_SIZE + NOMISMA]
        for good in range(fx.RESOURCES):
            if not why_not_buy(s, o.seat, good):
                price = buying_price(s, o.seat, space_of(s, good))
                if price <= money and o.worth[good] > price * guessed.COIN:
                    total += o.worth[good] - price * guessed.COIN
                    money -= price
        return total


class ResetDeed(Judge):
    """A card, while there is time to play it."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return guessed.RESET if o.left > guessed.SOON_OVER else guessed.RESET_LATE


class BuildDeed(Judge):
    """The best unit in the best place."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        best = 0.0
        for unit in range(UNITS):
            if affordable(s, unit):
                for territory in range(TERRITORIES):
                    best = max(best, build_gain(s, unit, territory))
        return best


DEEDS: Final[list[Judge]] = [PlayDeed() for _ in fx.ACTIONS]
DEEDS[fx.DRAW] = DrawDeed()
DEEDS[fx.ACTIVATE] = ActivateDeed()
DEEDS[fx.SELL] = SellDeed()
DEEDS[fx.BUY] = BuyDeed()
DEEDS[fx.RESET] = ResetDeed()
DEEDS[fx.BUILD] = BuildDeed()


class DrawJudge(Judge):
    """One way to draw."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return draw_gain(s, o.seat, arg_a(code), o.worth, o.left)


class SealJudge(Judge):
    """Box and keimelion."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return seal_gain(s, o.seat, arg_a(code), o.worth)


# Cards


class PlayJudge(Judge):
    """A card, less what it costs."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        free = o.frame in (frames.PLAY_ONE_MORE.number, frames.PLAY_FREE.number)
        cost = 0 if free else cost_of(s, o.seat, arg_a(code))
        return card_worth(s, o.seat, arg_a(code), o.worth, o.left) - cost * guessed.COIN - FROM_HAND


class DiscardJudge(Judge):
    """A card that is given up."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return discard_gain(s, o, arg_a(code))


class KeepJudge(Judge):
    """A card that is taken into the hand."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        card = arg_a(code)
        return card_worth(s, o.seat, card, o.worth, o.left) - guessed.HAND_COST * COST[card] * guessed.COIN


class AttachJudge(Judge):
    """A card behind a hero."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return attach_gain(arg_a(code), o.left)


class ActivateJudge(Judge):
    """What a card or bandon yields; for the labarum, its cards."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        front = arg_a(code)
        if o.frame == frames.CHOOSE_BANDON.number:
            return float(len(members(s, o.seat, front)))
        return bundle_worth(yields(s, o.seat, front), o.worth)


class IntrigueJudge(Judge):
    """An intrigue card, less what it costs."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        card = arg_a(code)
        return intrigue_gain(s, o.seat, card, o.worth, o.left) - cost_of(s, o.seat, card) * guessed.COIN


class TargetJudge(Judge):
    """A card of another player: a dear one, a hero, one of somebody who is ahead."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        card = arg_a(code)
        hero = guessed.TARGET_HERO if HERO[card] else 0.0
        owner = s.facts[owner_of(s, card) * SEAT_SIZE + DOXA]
        return guessed.TARGET_COST * COST[card] + hero + guessed.TARGET_DOXA * owner


class ThrowJudge(Judge):
    """A mission that is given up."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        mission = arg_a(code)
        order = guessed.THROW_ORDER * (mission % guessed.THROW_ORDERS)
        return -mission_hope(s, o.seat, mission, o.left) - order


# Goods


class SellJudge(Judge):
    """The price, less what the piece is worth."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return (PRICE[first_free(s)] * guessed.COIN) - o.worth[arg_a(code)]


class BuyJudge(Judge):
    """What the piece is worth, less the price."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        good = arg_a(code)
        return o.worth[good] - buying_price(s, o.seat, space_of(s, good)) * guessed.COIN


class GiveJudge(Judge):
    """The more the better; of money, what is not dear."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        good, amount = arg_a(code), arg_b(code)
        if good < NOMISMA:
            return amount * guessed.GIVE
        return amount * guessed.GIVE_DOXA if good == DOXA else amount * (guessed.GIVE_COIN - guessed.COIN)


class StandJudge(Judge):
    """What a resource stands for."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        declared = o.frame == frames.DECLARE_SUBSTITUTION.number
        return stand_gain(s, arg_a(code), arg_b(code)) if declared else guessed.STAND


class TakeJudge(Judge):
    """A resource of one's choice."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return o.worth[arg_a(code)]


class DivideJudge(Judge):
    """As evenly as possible."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        good, amount = arg_a(code), arg_b(code)
        whole = BUNDLE[below_field(s, frames.LOOT.bundle)][good]
        return -abs(amount * 2 - whole) * o.worth[good] - amount * guessed.DIVIDE_ORDER


class PileJudge(Judge):
    """The better pile."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return pile_gain(s, arg_a(code), o.worth)


class ConvertJudge(Judge):
    """One bundle for another."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        pay, bundle = field(s, frames.CONVERT_MONEY.pay), field(s, frames.CONVERT_MONEY.bundle)
        return bundle_worth(BUNDLE[bundle], o.worth) - bundle_worth(BUNDLE[pay], o.worth)


# Votes, bids, names


class VoteJudge(Judge):
    """Auctoritas on an option."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return vote_gain(s, o.seat, arg_a(code), arg_b(code))


class FavourJudge(Judge):
    """The option that suits better."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return option_fit(s, o.seat, arg_a(code))


class BidJudge(Judge):
    """A bid in a trial."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return bid_gain(s, o.seat, arg_a(code))


class NameJudge(Judge):
    """Who is to gain, to lose, to be robbed, to divide."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return name_gain(s, o.seat, arg_a(code), o.frame)


# Units


class ToJudge(Judge):
    """The territory that missions look at."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return territory_gain(s, o.seat, arg_a(code))


class MoveJudge(Judge):
    """From a territory that matters less to one that matters more."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        target = field(s, frames.MOVE_UNITS.target)
        return territory_gain(s, o.seat, target) - territory_gain(s, o.seat, arg_b(code))


class PlaceJudge(Judge):
    """A unit that missions count."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return guessed.PLACE + unit_gain(s, o.seat, arg_a(code))


class BuildJudge(Judge):
    """A unit in the solo game."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return build_gain(s, arg_a(code), arg_b(code))


class ShiftJudge(Judge):
    """A unit in the solo game goes where it is needed more."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        unit = arg_a(code)
        return need_of(s, unit, arg_c(code)) - need_of(s, unit, arg_b(code)) - guessed.SHIFT


class RevealJudge(Judge):
    """An event that is turned up early."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return reveal_gain(s, arg_a(code) - 1)


class PayJudge(Judge):
    """The extra cost, once all units are there."""

    def gain(self, s: State, o: Outlook, code: int) -> float:
        return guessed.PAY_READY if missing_units(s) == 0 else guessed.PAY_UNREADY


JUDGES: Final[list[tuple[int, Judge]]] = [
    (notation.ANNOUNCE, AnnounceJudge()),
    (notation.PLAY, PlayJudge()),
    (notation.DISCARD, DiscardJudge()),
    (notation.LOSE, DiscardJudge()),
    (notation.KEEP, KeepJudge()),
    (notation.PICK, KeepJudge()),
    (notation.ATTACH, AttachJudge()),
    (notation.BREAK, Fixed(guessed.BREAK)),
    (notation.ACTIVATE, ActivateJudge()),
    (notation.SELL, SellJudge()),
    (notation.BUY, BuyJudge()),
    (notation.GIVE, GiveJudge()),
    (notation.STAND, StandJudge()),
    (notation.VOTE, VoteJudge()),
    (notation.FAVOUR, FavourJudge()),
    (notation.SEAL, SealJudge()),
    (notation.TAKE, TakeJudge()),
    (notation.INTRIGUE, IntrigueJudge()),
    (notation.BID, BidJudge()),
    (notation.NAME, NameJudge()),
    (notation.THROW, ThrowJudge()),
    (notation.DRAW, DrawJudge()),
    (notation.TO, ToJudge()),
    (notation.MOVE, MoveJudge()),
    (notation.PLACE, PlaceJudge()),
    (notation.TARGET, TargetJudge()),
    (notation.DIVIDE, DivideJudge()),
    (notation.PILE, PileJudge()),
    (notation.CONVERT, ConvertJudge()),
    (notation.USE, Fixed(guessed.USE)),
    (notation.BUILD, BuildJudge()),
    (notation.SHIFT, ShiftJudge()),
    (notation.REVEAL, RevealJudge()),
    (notation.PROTECT, Fixed(guessed.PROTECT)),
    (notation.PAY, PayJudge()),
]
"""Whatever has no judge brings nothing: done, decline, end, abstain."""


def _by_verb() -> list[Judge]:
    nothing = Judge()
    result: list[Judge] = [nothing for _ in notation.NOTATION.verbs]
    for verb, judge in JUDGES:
        result[verb] = judge
    return result


BY_VERB: Final[list[Judge]] = _by_verb()


def option_gains(s: State, seat: int, codes: list[int]) -> list[float]:
    """What each option may bring."""
    o = Outlook(s, seat)
    return [BY_VERB[verb_of(code)].gain(s, o, code) for code in codes]
