"""What a seat may still make of its position, measured: the numbers from which heuristics.py estimates the doxa of the end."""

from __future__ import annotations

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion.bot import guessed, tuned
from porphyry.games.byzantion.scoring import cost_in_play, mission_value, resources_left
from porphyry.games.byzantion.state import (
    CHALICE_PIECES,
    CHOSEN,
    DOXA,
    DYNAMIS,
    EVENT,
    FACE_DOWN,
    LEADER,
    MARKED,
    MISSIONS_HELD,
    NOMISMA,
    NOTHING,
    PHASE,
    PHASE_ACTION,
    PHASE_END,
    PHASE_RESOLUTION,
    ROUND,
    ROUNDS,
    SEAT_SIZE,
    hand_cards,
    has,
    played_cards,
    units_of_play,
    yields,
)
from porphyry.games.byzantion.tables import (
    EMPIRE_CARDS,
    EVENT_NEEDS,
    HERO,
    LEVEL,
    MISSION_EFFECT,
    MISSIONS,
    PRODUCTION,
)
from porphyry.kernel.state import State


def rounds_left(s: State) -> float:
    """How many rounds of activation are still to come, this one by what is left of it."""
    f = s.facts
    whole = float(f[ROUNDS] - f[ROUND] - 1)
    if f[PHASE] == PHASE_END:
        return 0.0
    return whole if f[PHASE] == PHASE_RESOLUTION else whole + (guessed.ACTION_LEFT if f[PHASE] == PHASE_ACTION else 1.0)


def demand(s: State) -> tuple[list[float], list[float]]:
    """What one player may still contribute of each resource and of nomisma: to this round's event, and to those after it."""
    f = s.facts
    now = [0.0] * 8
    later = [0.0] * 8
    if f[PHASE] == PHASE_END:
        return now, later
    for space in range(f[ROUND], 9):
        number = f[EVENT + space]
        if number == NOTHING:
            continue
        options = EVENT_NEEDS[number]
        current = space == f[ROUND]
        chosen = f[CHOSEN] if current else NOTHING
        goods = now if current else later
        for good in range(8):
            if chosen != NOTHING:
                goods[good] += options[chosen][good]
            else:
                for option in options:
                    goods[good] += option[good] / len(options)
    return now, later


def measure(s: State, seat: int) -> list[float]:
    """The numbers of `tuned.MEASURES` for a seat, in their order."""
    f = s.facts
    base = seat * SEAT_SIZE
    now, later = demand(s)
    power = f[base + DYNAMIS] if f[PHASE] <= PHASE_ACTION else 0
    coins = float(f[base + NOMISMA])
    return [
        float(f[base + DOXA]),
        *stock_of(f, base, now, later),
        float(f[base + fx.AUCTORITAS] + f[base + CHALICE_PIECES]),
        min(coins, tuned.COINS_MOST),
        max(0.0, coins - tuned.COINS_MOST),
        float(power),
        *hand_of(s, seat),
        *engine_of(s, seat, power, now, later),
        *heroes_of(s, seat),
        *missions_of(s, seat),
        *leads_of(s, seat),
        1.0,
    ]


def stock_of(f: list[int], base: int, now: list[float], later: list[float]) -> list[float]:
    """Resources by their use: now, later, none. Two nomisma that are asked for count as a resource."""
    fits_now = tuned.COINS_AS_RESOURCE * min(float(f[base + NOMISMA]), now[NOMISMA])
    fits_later = 0.0
    idle = 0.0
    for good in range(fx.RESOURCES):
        held = float(f[base + good])
        first = min(held, now[good])
        second = min(held - first, later[good])
        fits_now += first
        fits_later += second
        idle += held - first - second
    return [fits_now, fits_later, idle]


def hand_of(s: State, seat: int) -> list[float]:
    """Cards, intrigue cards, and what the others would yield."""
    cards = hand_cards(s, seat)
    intrigues = 0.0
    made = 0.0
    for card in cards:
        if card >= EMPIRE_CARDS:
            intrigues += 1.0
        for good in range(fx.RESOURCES):
            made += PRODUCTION[card][good]
    return [min(float(len(cards)), tuned.HAND_MOST), intrigues, made]


def engine_of(s: State, seat: int, power: int, now: list[float], later: list[float]) -> list[float]:
    """What one activation of everything yields, how many activations that takes, and what is still to be had this round."""
    made = 0.0
    idle = 0.0
    coins = 0.0
    fresh: list[float] = []
    units = units_of_play(s, seat)
    for front in units:
        got = yields(s, seat, front)
        rate = tuned.ACTIVATED_COIN * got[NOMISMA]
        for good in range(fx.RESOURCES):
            if now[good] + later[good] > 0.0:
                made += got[good]
                rate += got[good]
            else:
                idle += got[good]
                rate += tuned.ACTIVATED_IDLE * got[good]
        coins += got[NOMISMA]
        if not has(s.facts, MARKED, front):
            fresh.append(rate)
    fresh.sort(reverse=True)
    to_come = 0.0
    for rate in fresh[:power]:
        to_come += rate
    return [made, idle, coins, float(len(units)), to_come]


def heroes_of(s: State, seat: int) -> list[float]:
    """Laurels of all heroes, and how many stand in front."""
    f = s.facts
    laurels = 0.0
    in_front = 0.0
    for card in played_cards(s, seat):
        if HERO[card] and not has(f, FACE_DOWN, card):
            for kind in range(5):
                laurels += LEVEL[card * 5 + kind]
            if f[LEADER + card] == card:
                in_front += 1.0
    return [laurels, in_front]


def missions_of(s: State, seat: int) -> list[float]:
    """Missions as they stand now: for units and counts, how many of them grow with units, and for the most of something."""
    held = s.facts[seat * SEAT_SIZE + MISSIONS_HELD]
    sure = 0.0
    growing = 0.0
    most = 0.0
    for mission in range(MISSIONS):
        if held >> mission & 1:
            value = float(mission_value(s, seat, mission))
            kind = MISSION_EFFECT[mission][0]
            if kind == fx.MOST:
                most += value
            else:
                sure += value
            if kind == fx.PER_UNIT:
                growing += 1.0
    return [sure, growing, most]


def leads_of(s: State, seat: int) -> list[float]:
    """The part of the rivals that is behind in the cost of cards, and in resources."""
    cost = cost_in_play(s, seat)
    pieces = resources_left(s, seat)
    dearer = 0.0
    richer = 0.0
    for other in range(s.seats):
        if other != seat:
            theirs = cost_in_play(s, other)
            kept = resources_left(s, other)
            dearer += 1.0 if cost > theirs else tuned.TIED if cost == theirs else 0.0
            richer += 1.0 if pieces > kept else tuned.TIED if pieces == kept else 0.0
    return [dearer / (s.seats - 1), richer / (s.seats - 1)]
