"""The market: selling, buying, resetting, and single trades by cards (BZN-MKT, BZN-SEL, BZN-BUY, BZN-RST, BZN-CLR-08, BZN-CLR-09)."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import events, frames, notation
from porphyry.games.byzantion.state import MARKET, NOMISMA, NOTHING, SEAT_SIZE, market_edge
from porphyry.games.byzantion.stock import discard, discards, draw_card, trigger, why_not_discard, within_reach
from porphyry.games.byzantion.tables import PRICE, SPACES
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import field, pop, set_field
from porphyry.kernel.questions import Question
from porphyry.kernel.state import ALL, State, emit


def space_of(s: State, good: int) -> int:
    """Where a resource stands, or NOTHING."""
    for space in range(SPACES):
        if s.facts[MARKET + space] == good:
            return space
    return NOTHING


def first_free(s: State) -> int:
    """The first free space from the left, or NOTHING."""
    return space_of(s, NOTHING)


def selling_price(s: State, seat: int) -> int:
    """What the next piece sold brings."""
    return PRICE[first_free(s)] + market_edge(s, seat)  # BZN-LST-08


def buying_price(s: State, seat: int, space: int) -> int:
    """What the piece on this space costs."""
    price = PRICE[space] - market_edge(s, seat)  # BZN-MKT-03
    return max(0, price)


def why_not_sell(s: State, seat: int, good: int, copied: int) -> str:
    """May one piece of this resource be sold now?"""
    f = s.facts
    if good >= fx.RESOURCES:
        return "BZN-TRM-03 not-a-resource"
    if not f[seat * SEAT_SIZE + good]:
        return "BZN-SEL-05 none-in-stock"
    if first_free(s) == NOTHING:
        return "BZN-MKT-02 market-full"
    if space_of(s, good) == NOTHING:
        return ""  # BZN-SEL-02: a missing kind fills
    if f[MARKET] != good:  # BZN-SEL-07
        return "BZN-SEL-02 already-in-market"
    if copied:
        return "BZN-SEL-03 copied-once"
    return ""


def why_not_buy(s: State, seat: int, good: int) -> str:
    """May the piece of this resource be bought now?"""
    if good >= fx.RESOURCES:
        return "BZN-TRM-03 not-a-resource"
    space = space_of(s, good)
    if space == NOTHING:
        return "BZN-BUY-01 not-in-market"
    if s.facts[seat * SEAT_SIZE + NOMISMA] < buying_price(s, seat, space):
        return "BZN-BUY-01 too-little-nomisma"
    return ""


def can_sell(s: State, seat: int) -> bool:
    """Is there a piece the seat can sell? The same as `why_not_sell` of each, with one look at the market."""
    f = s.facts
    there, full = 0, True
    for at in range(MARKET, MARKET + SPACES):
        if f[at] == NOTHING:
            full = False
        else:
            there |= 1 << f[at]
    if full:
        return False
    base = seat * SEAT_SIZE
    for good in range(fx.RESOURCES):  # noqa: SIM110 - no generator in the hot path
        if f[base + good] and (not there >> good & 1 or f[MARKET] == good):
            return True
    return False


def can_buy(s: State, seat: int) -> bool:
    """Is there a piece the seat can buy? The same as `why_not_buy` of each, with one look at the heroes."""
    f = s.facts
    most = f[seat * SEAT_SIZE + NOMISMA] + market_edge(s, seat)
    for space in range(SPACES):  # noqa: SIM110 - no generator in the hot path
        if f[MARKET + space] != NOTHING and PRICE[space] <= most:
            return True
    return False


def could_sell(s: State, seat: int) -> bool:
    """The same, once cards have been discarded for auctoritas (BZN-DIS-01)."""
    return can_sell(s, seat) or (
        space_of(s, fx.AUCTORITAS) in (NOTHING, 0) and within_reach(s, seat, fx.AUCTORITAS, 0) > 0
    )


def could_buy(s: State, seat: int) -> bool:
    """Is there a piece the seat can buy once it has discarded cards for nomisma? The first one is the cheapest."""
    if s.facts[MARKET] == NOTHING:
        return can_buy(s, seat)
    price = buying_price(s, seat, 0)
    return s.facts[seat * SEAT_SIZE + NOMISMA] >= price or within_reach(s, seat, NOMISMA, 0) >= price


def sell_piece(s: State, seat: int, good: int) -> bool:
    """Sell one piece; was it a copy of the first?"""
    f = s.facts
    copy = space_of(s, good) != NOTHING
    space = first_free(s)
    price = selling_price(s, seat)
    f[seat * SEAT_SIZE + good] -= 1
    f[seat * SEAT_SIZE + NOMISMA] += price
    f[MARKET + space] = good
    emit(s, events.RESOURCE_SOLD, "BZN-SEL-03" if copy else "BZN-SEL-02", ALL, (seat, good, price, space + 1))
    return copy


def buy_piece(s: State, seat: int, good: int) -> None:
    """Buy one piece; its space stays empty until the market is packed."""
    f = s.facts
    space = space_of(s, good)
    price = buying_price(s, seat, space)
    f[seat * SEAT_SIZE + NOMISMA] -= price
    f[seat * SEAT_SIZE + good] += 1
    f[MARKET + space] = NOTHING
    emit(s, events.RESOURCE_BOUGHT, "BZN-BUY-01", ALL, (seat, good, price, space + 1))


def remove_first(s: State) -> None:
    """After a copy the first piece leaves and the others move down."""
    s.facts[MARKET] = NOTHING
    pack_market(s, "BZN-SEL-04")


def pack_market(s: State, rule: str) -> None:
    """Move all pieces to the lower prices so that the highest spaces are empty."""
    f = s.facts
    kept = [f[at] for at in range(MARKET, MARKET + SPACES) if f[at] != NOTHING]
    gaps = kept != f[MARKET : MARKET + len(kept)]
    for space in range(SPACES):
        f[MARKET + space] = kept[space] if space < len(kept) else NOTHING  # BZN-BUY-03
    if gaps and s.log is not None:
        emit(s, events.MARKET_PACKED, rule, ALL, tuple(kept))


def reset_market(s: State) -> None:
    """One of each resource, at random, on the first seven spaces."""
    pieces = [0, 1, 2, 3, 4, 5, 6]
    s.dice.shuffle(pieces)  # BZN-RST-01, BZN-SET-06
    for space in range(7):
        s.facts[MARKET + space] = pieces[space]
    s.facts[MARKET + 7] = NOTHING


def reset(s: State, seat: int) -> None:
    """The action: a new market, and a card. The card is taken without asking: it can only help."""
    reset_market(s)
    if s.log is not None:
        emit(s, events.MARKET_RESET, "BZN-RST-01", ALL, (seat, *s.facts[MARKET : MARKET + 7]))
    draw_card(s, seat, "BZN-RST-02")
    trigger(s, seat, fx.ON_RESET, 1, "BZN-CRD-04")


# The actions


class SellResources(Question):
    """The sell action: piece after piece, one at least (BZN-SEL-01, BZN-SEL-05)."""

    def __init__(self) -> None:
        super().__init__(frames.SELL_RESOURCES, "BZN-SEL-01", "sell done discard", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.SELL:
            return why_not_sell(s, seat, arg_a(code), field(s, frames.SELL_RESOURCES.copied))
        if verb == notation.DONE:
            done = field(s, frames.SELL_RESOURCES.sold) or not could_sell(s, seat)
            return "" if done else "BZN-SEL-05 sell-at-least-one"
        return why_not_discard(s, seat, arg_a(code))

    def legal(self, s: State, seat: int) -> list[int]:
        result = [notation.DONE] if field(s, frames.SELL_RESOURCES.sold) or not could_sell(s, seat) else []
        copied = field(s, frames.SELL_RESOURCES.copied)
        result.extend(
            [pack(notation.SELL, good) for good in range(fx.RESOURCES) if not why_not_sell(s, seat, good, copied)]
        )
        result.extend(discards(s, seat))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == notation.DISCARD:
            discard(s, seat, arg_a(code), "BZN-DIS-02")
        elif verb == notation.SELL:
            if sell_piece(s, seat, arg_a(code)):
                set_field(s, frames.SELL_RESOURCES.copied, 1)
            set_field(s, frames.SELL_RESOURCES.sold, field(s, frames.SELL_RESOURCES.sold) + 1)
        else:
            if field(s, frames.SELL_RESOURCES.copied):
                remove_first(s)  # BZN-SEL-06: at the end, whatever the order was
            pop(s)


class BuyResources(Question):
    """The buy action: prices stay as they were until it is over (BZN-BUY-02)."""

    def __init__(self) -> None:
        super().__init__(frames.BUY_RESOURCES, "BZN-BUY-01", "buy done discard", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.BUY:
            return why_not_buy(s, seat, arg_a(code))
        if verb == notation.DONE:
            # The money may have gone into an answer to a cancelling card; then nothing is bought.
            done = field(s, frames.BUY_RESOURCES.bought) or not could_buy(s, seat)
            return "" if done else "BZN-BUY-04 buy-at-least-one"
        return why_not_discard(s, seat, arg_a(code))

    def legal(self, s: State, seat: int) -> list[int]:
        result = [notation.DONE] if field(s, frames.BUY_RESOURCES.bought) or not could_buy(s, seat) else []
        result.extend([pack(notation.BUY, good) for good in range(fx.RESOURCES) if not why_not_buy(s, seat, good)])
        result.extend(discards(s, seat))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == notation.DISCARD:
            discard(s, seat, arg_a(code), "BZN-DIS-02")
        elif verb == notation.BUY:
            buy_piece(s, seat, arg_a(code))
            set_field(s, frames.BUY_RESOURCES.bought, field(s, frames.BUY_RESOURCES.bought) + 1)
        else:
            pack_market(s, "BZN-BUY-03")
            pop(s)


class TradeResource(Question):
    """A trade that a card allows; the market is packed after each piece (BZN-CLR-08)."""

    def __init__(self) -> None:
        super().__init__(frames.TRADE_RESOURCE, "BZN-CLR-08", "sell buy done discard", auto=True)

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == notation.SELL:
            return why_not_sell(s, seat, arg_a(code), field(s, frames.TRADE_RESOURCE.copied))
        if verb == notation.BUY:
            return why_not_buy(s, seat, arg_a(code))
        if verb == notation.DONE:
            return ""
        return why_not_discard(s, seat, arg_a(code))

    def legal(self, s: State, seat: int) -> list[int]:
        """Discards stand here only where there is something to trade, or they can pay for it."""
        result = [notation.DONE]
        copied = field(s, frames.TRADE_RESOURCE.copied)
        for good in range(fx.RESOURCES):
            if not why_not_sell(s, seat, good, copied):
                result.append(pack(notation.SELL, good))
            if not why_not_buy(s, seat, good):
                result.append(pack(notation.BUY, good))
        if len(result) > 1 or could_sell(s, seat) or could_buy(s, seat):
            result.extend(discards(s, seat))
        return result

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == notation.DISCARD:
            discard(s, seat, arg_a(code), "BZN-DIS-02")
            return
        if verb == notation.SELL:
            if sell_piece(s, seat, arg_a(code)):
                set_field(s, frames.TRADE_RESOURCE.copied, 1)
                remove_first(s)
        elif verb == notation.BUY:
            buy_piece(s, seat, arg_a(code))
            pack_market(s, "BZN-CLR-08")
        else:
            pop(s)
            return
        left = field(s, frames.TRADE_RESOURCE.left) - 1
        set_field(s, frames.TRADE_RESOURCE.left, left)
        if not left:
            pop(s)
