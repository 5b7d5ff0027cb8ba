"""Secret bids as a mixed strategy: what to contribute to an event, and what to bid in a trial.

All players bid at the same time, and whoever always bids the same can be read. So a bid is drawn from the equilibrium of a small game:
the sensible bids of every seat, what each combination of them brings in doxa, and regret matching until nobody would rather have bid
something else. Bids that bring nearly as much are made now and then too, so that nobody can count on the last piece.
"""

from __future__ import annotations

import math

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation
from porphyry.games.byzantion.bot import guessed
from porphyry.games.byzantion.bot.prospects import demand, rounds_left
from porphyry.games.byzantion.bot.reign import bundle_worth
from porphyry.games.byzantion.bot.worth import territory_gain, unit_gain, worth_of
from porphyry.games.byzantion.resolution import needs
from porphyry.games.byzantion.state import (
    CHALICE_PIECES,
    CHOSEN,
    COINS_COUNT,
    GIVEN,
    NOMISMA,
    POSITION,
    SEAT_SIZE,
    event,
    modified,
    tie_breaker,
)
from porphyry.games.byzantion.tables import (
    EVENT_PENALTY,
    EVENT_PLACES,
    EVENT_REWARD,
    EVENT_TERRITORY,
    EVENT_TRIAL,
    EVENT_UNITS,
    UNITS,
)
from porphyry.games.byzantion.trials import most_to_bid
from porphyry.kernel.action import arg_a, arg_b, verb_of
from porphyry.kernel.state import State


def mixed(s: State, seat: int, codes: list[int]) -> list[float]:
    """How often each of these bids should be made; nothing where no amount is asked for."""
    if verb_of(codes[0]) == notation.BID:
        return mixed_bids(s, seat, codes)
    amounts = verb_of(codes[0]) == notation.GIVE and arg_a(codes[0]) <= NOMISMA
    return mixed_contributions(s, seat, codes) if amounts else []


def kept_worth(s: State, seat: int, good: int) -> float:
    """What a piece that is not given away now is still worth."""
    left = rounds_left(s)
    if good == NOMISMA:
        return guessed.COIN if left > guessed.SOON_OVER else guessed.COIN_LATE
    wanted = demand(s)[1][good]
    worth = guessed.IDLE_LATE if left < guessed.SOON_OVER else guessed.IDLE
    if left > guessed.SOON_OVER and s.facts[seat * SEAT_SIZE + good] <= wanted:
        worth = max(guessed.LATER_LEAST, guessed.ASKED_LATER - guessed.LATER_LESS * left)
    return max(worth, guessed.AUCTORITAS) if good == fx.AUCTORITAS and left > guessed.SOON_OVER else worth


# The balance.


def balance(sizes: list[int], gains: list[list[float]]) -> list[list[float]]:
    """How often each player should make each bid; `gains` holds what every player gains by every combination, the first player's bid
    counting fastest.
    """
    players = range(len(sizes))
    regrets = [[0.0] * size for size in sizes]
    often = [[0.0] * size for size in sizes]
    for number in range(guessed.BALANCE_ROUNDS):
        now = [matched(regret) for regret in regrets]
        values = [[0.0] * size for size in sizes]
        for at in range(len(gains)):
            bids: list[int] = []
            rest = at
            for size in sizes:
                bids.append(rest % size)
                rest //= size
            for player in players:
                chance = 1.0
                for other in players:
                    if other != player:
                        chance *= now[other][bids[other]]
                values[player][bids[player]] += chance * gains[at][player]
        for player in players:
            mean = 0.0
            for bid in range(sizes[player]):
                mean += now[player][bid] * values[player][bid]
            for bid in range(sizes[player]):
                regrets[player][bid] = max(0.0, regrets[player][bid] + values[player][bid] - mean)
                often[player][bid] += (number + 1) * now[player][bid]  # the first rounds know little
    return often


def matched(regrets: list[float]) -> list[float]:
    """Each bid as often as it is regretted that it was not made; all equally often where nothing is regretted."""
    whole = 0.0
    for regret in regrets:
        whole += regret
    if whole <= 0.0:
        return [1.0 / len(regrets)] * len(regrets)
    return [regret / whole for regret in regrets]


def leads(gains: list[float]) -> list[float]:
    """How far each seat pulls ahead of the others: the most doxa wins."""
    whole = 0.0
    for gain in gains:
        whole += gain
    return [gain - (whole - gain) / (len(gains) - 1) for gain in gains]


def drawn_from(sizes: list[int], gains: list[list[float]]) -> list[float]:
    """How often the first player makes each bid: by the balance, and by what it brings against the others' balance."""
    often = balance(sizes, gains)
    shares = [matched(one) for one in often]
    values = [0.0] * sizes[0]
    for at in range(len(gains)):
        chance = 1.0
        rest = at // sizes[0]
        for player in range(1, len(sizes)):
            chance *= shares[player][rest % sizes[player]]
            rest //= sizes[player]
        values[at % sizes[0]] += chance * gains[at][0]
    best = max(values)
    result: list[float] = []
    for bid in range(sizes[0]):
        behind = best - values[bid]
        result.append(
            (shares[0][bid] + guessed.SLIP) * math.exp(-behind / guessed.NEAR) if behind < guessed.FAR else 0.0
        )
    return result


# Trials.


def mixed_bids(s: State, seat: int, codes: list[int]) -> list[float]:
    """The balance of a trial: places to win, pieces to lose."""
    seats = [seat, *[other for other in range(s.seats) if other != seat]]
    sizes = [min(guessed.WIDEST[s.seats], most_sensible(s, other) + 1) for other in seats]
    gains: list[list[float]] = []
    total = 1
    for size in sizes:
        total *= size
    costs = [kept_worth(s, other, EVENT_TRIAL[event(s)]) for other in seats]
    for at in range(total):
        amounts: list[int] = []
        rest = at
        for size in sizes:
            amounts.append(rest % size)
            rest //= size
        won = prizes(s, seats, amounts)
        for number in range(len(seats)):
            own = amounts[number] - s.facts[seats[number] * SEAT_SIZE + CHALICE_PIECES]
            won[number] -= costs[number] * max(0, own)
        gains.append(leads(won))
    often = drawn_from(sizes, gains)
    return [often[arg_a(code)] if arg_a(code) < sizes[0] else 0.0 for code in codes]


def most_sensible(s: State, seat: int) -> int:
    """One more than anybody else can bid is always enough; pieces of the chalice are free."""
    reach = 0
    for other in range(s.seats):
        if other != seat and most_to_bid(s, other):
            reach = max(reach, most_to_bid(s, other) + modified(s, other, fx.MODIFY_TRIAL_BID))
    enough = max(1, reach + 1 - modified(s, seat, fx.MODIFY_TRIAL_BID), s.facts[seat * SEAT_SIZE + CHALICE_PIECES])
    return min(enough, most_to_bid(s, seat))


def prizes(s: State, seats: list[int], amounts: list[int]) -> list[float]:
    """The doxa of everybody's place; whoever decides ties takes the best of the tied places, the others share the rest."""
    places = EVENT_PLACES[event(s)]
    first = tie_breaker(s)
    strengths: list[int] = []
    for number in range(len(seats)):
        more = modified(s, seats[number], fx.MODIFY_TRIAL_BID) if amounts[number] else 0
        strengths.append(amounts[number] + more)
    result: list[float] = []
    for number in range(len(seats)):
        if not amounts[number]:
            result.append(0.0)
            continue
        better = 0
        tied: list[int] = []
        for other in range(len(seats)):
            if strengths[other] > strengths[number]:
                better += 1
            elif other != number and strengths[other] == strengths[number]:
                tied.append(seats[other])
        last = better + (0 if seats[number] == first else len(tied))
        if first in tied:
            better += 1
        share = 0.0
        for place in range(better, last + 1):
            share += places[place] / (last + 1 - better)
        result.append(share)
    return result


# Contributions.


def mixed_contributions(s: State, seat: int, codes: list[int]) -> list[float]:
    """The equilibrium of one kind of the seat's contribution: the others give all they can, keep what is wanted later, or nothing."""
    seats = [seat, *[other for other in range(s.seats) if other != seat]]
    required = needs(s)
    plans = [own_plans(s, seat, codes, required), *[rival_plans(s, other, required) for other in seats[1:]]]
    kept = [[kept_worth(s, other, good) for good in range(8)] for other in seats]
    stakes = [stake_of(s, other, other == seat) for other in seats]
    sizes = [len(one) for one in plans]
    total = 1
    for size in sizes:
        total *= size
    gains: list[list[float]] = []
    for at in range(total):
        chosen: list[list[int]] = []
        rest = at
        for number in range(len(seats)):
            chosen.append(plans[number][rest % sizes[number]])
            rest //= sizes[number]
        gains.append(leads(results(chosen, required, kept, stakes, s.facts[COINS_COUNT] == 1)))
    return drawn_from(sizes, gains)


def own_plans(s: State, seat: int, codes: list[int], required: list[int]) -> list[list[int]]:
    """For each amount: what is in the closed hand already, this amount, and all that can still be given of the kinds to come."""
    f = s.facts
    base = seat * SEAT_SIZE
    result: list[list[int]] = []
    for code in codes:
        good = arg_a(code)
        plan = [f[base + GIVEN + kind] if kind < good else min(required[kind], f[base + kind]) for kind in range(8)]
        plan[good] = arg_b(code)
        result.append(plan)
    return result


def rival_plans(s: State, seat: int, required: list[int]) -> list[list[int]]:
    """All, all but what events to come want, or nothing."""
    later = demand(s)[1]
    full = [min(required[good], s.facts[seat * SEAT_SIZE + good]) for good in range(8)]
    sparing = [0 if good < NOMISMA and later[good] > 0.0 else full[good] for good in range(8)]
    result = [full]
    if sparing != full:
        result.append(sparing)
    if sum(sparing):
        result.append([0] * 8)
    return result


def stake_of(s: State, seat: int, known: bool) -> tuple[float, float, float]:
    """What victory, defeat and the mere fulfilment of the event are worth to a seat; of the missions only the seat's own are known."""
    number = event(s)
    worth = worth_of(s, seat)
    times = 2 if s.facts[seat * SEAT_SIZE + POSITION] == fx.ROBES else 1
    fulfilled = 0.0
    if known:
        there = territory_gain(s, seat, EVENT_TERRITORY[number])
        units = EVENT_UNITS[number][s.facts[CHOSEN]]
        for unit in range(UNITS):
            if units[unit]:
                fulfilled += units[unit] * (unit_gain(s, seat, unit) + there)
    penalty = 0.0
    for good in range(9):
        each = 1.0 if good == fx.DOXA else worth[good] if s.facts[seat * SEAT_SIZE + good] else 1.0
        penalty += EVENT_PENALTY[number][good] * (
            guessed.KEPT_COIN_PENALTY * each if good == NOMISMA and each == 1.0 else each
        )
    return times * bundle_worth(EVENT_REWARD[number], worth), times * penalty, fulfilled


def results(
    chosen: list[list[int]],
    required: list[int],
    kept: list[list[float]],
    stakes: list[tuple[float, float, float]],
    coins_count: bool,
) -> list[float]:
    """What everybody gains when these contributions are revealed."""
    gains: list[float] = []
    sizes: list[int] = []
    for number in range(len(chosen)):
        plan = chosen[number]
        doxa = plan[NOMISMA] // 2
        size = doxa if coins_count else 0
        gain = doxa - plan[NOMISMA] * kept[number][NOMISMA]
        for good in range(fx.RESOURCES):
            size += plan[good]
            gain += plan[good] - plan[good] * kept[number][good]
        sizes.append(size)
        gains.append(gain)
    fulfilled = True
    for good in range(8):
        total = 0
        for plan in chosen:
            total += plan[good]
        fulfilled = fulfilled and total >= required[good]
    marked = max(sizes) if fulfilled else min(sizes)
    for number in range(len(chosen)):
        victory, defeat, units = stakes[number]
        if fulfilled:
            gains[number] += units
        if sizes[number] == marked:
            gains[number] += (victory if fulfilled else -defeat) / sizes.count(marked)
    return gains
