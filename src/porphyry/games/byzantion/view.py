"""What one seat may know, and what can never be (BZN-TRM-09, BZN-MIS-04, BZN-ITR-17).

A view is built up from nothing. Secret are hands, missions, the contents of closed hands and bids, packets of the draft, cards being
looked at, closed solo events, and who is asked in a reaction window; resample.py redraws what of it a seat cannot know.
"""

from __future__ import annotations

from typing import Any

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.bandons import is_bandon
from porphyry.games.byzantion.influence import votes_for
from porphyry.games.byzantion.scoring import cost_in_play, mission_value
from porphyry.games.byzantion.state import (
    HAND_LIMIT,
    SEAT_SIZE,
    bandon_types,
    cards_in,
    cost_of,
    hand_size,
    has,
    market_edge,
    members,
    modified,
    units_of_play,
    yields,
)
from porphyry.games.byzantion.tables import (
    ANTONINA,
    BOX_IDS,
    BOXES,
    BUNDLE,
    CARD_IDS,
    CARDS,
    EMPIRE_CARDS,
    EVENT_IDS,
    MISSION_IDS,
    MISSIONS,
    SOLO_IDS,
    TERRITORIES,
    TERRITORY_IDS,
    UNIT_IDS,
    UNIT_SUPPLY,
    UNITS,
)
from porphyry.kernel.frames import SIZE, field, top
from porphyry.kernel.state import State


def view(s: State, seat: int) -> dict[str, Any]:
    """All that a seat (or a spectator) may know, in ids and numbers."""
    f = s.facts
    solo = s.seats == 1
    result: dict[str, Any] = {
        "phase": st.PHASES[f[st.PHASE]],
        "round": f[st.ROUND] + 1,
        "rounds": f[st.ROUNDS],
        "ring": f[st.RING],
        "order": [f[st.ORDER + place] for place in range(s.seats) if f[st.ORDER + place] != st.NOBODY],
        "active": _or_none(f[st.ACTIVE]),
        "events": [_event(s, space) for space in range(9)],
        "results": [_result(f, space) for space in range(9)],
        "option": _or_none(f[st.CHOSEN]),
        "result": None if f[st.RESULT] == st.NOTHING else ["cancelled", "fulfilled"][f[st.RESULT]],
        "victor": _or_none(f[st.VICTOR]),
        "loser": _or_none(f[st.LOSER]),
        "fulfilled": f[st.FULFILLED],
        "cancelled": f[st.CANCELLED],
        "boxes": [_id(BOX_IDS, f[st.BOX + position]) for position in range(4)],
        "market": [_id(fx.GOODS, f[st.MARKET + space]) for space in range(8)],
        "display": [_id(CARD_IDS, f[st.DISPLAY + space]) for space in range(8)],
        "deck": f[st.DECK_COUNT],
        "discard": [CARD_IDS[f[st.PILE + at]] for at in range(f[st.DISCARD_COUNT])],
        "removed": [CARD_IDS[card] for card in cards_in(f, st.REMOVED)],
        "map": {TERRITORY_IDS[place]: _units(f, st.MAP + place * 16) for place in range(TERRITORIES)},
        "supply": _units(f, st.SUPPLY),
        "votes": None if solo else [votes_for(s, 0), votes_for(s, 1)],
        "pending": _open_work(s),
        "players": [_player(s, player, seat) for player in range(s.seats)],
    }
    if solo:
        result["solo"] = {
            "seals_used": [fx.KEIMELIA[position] for position in range(4) if f[st.SEALS_USED] >> position & 1],
            "seal_placed": bool(f[st.SEAL_PLACED]),
            "cost_paid": bool(f[st.COST_PAID]),
            "protected": [space for space in range(8) if f[st.PROTECTED] >> space & 1],
        }
    return result


def _or_none(value: int) -> int | None:
    return None if value == st.NOTHING else value


def _id(words: list[str], value: int) -> str | None:
    return None if value == st.NOTHING else words[value]


def _units(f: list[int], at: int) -> dict[str, int]:
    return {UNIT_IDS[unit]: f[at + unit] for unit in range(UNITS) if f[at + unit]}


def _event(s: State, space: int) -> str | None:
    f = s.facts
    number = f[st.EVENT + space]
    if number == st.NOTHING:
        return None
    if s.seats > 1:
        return EVENT_IDS[number]  # BZN-LEN-05
    return SOLO_IDS[number] if f[st.REVEALED] >> space & 1 else "closed"  # BZN-SOL-09


def _result(f: list[int], space: int) -> str | None:
    """What came of the event on a space of the board, once it is known."""
    if f[st.FULFILLED_SPACES] >> space & 1:
        return "fulfilled"
    return "cancelled" if f[st.CANCELLED_SPACES] >> space & 1 else None


def _open_work(s: State) -> list[dict[str, Any]]:
    """The announced action and the intrigue cards waiting to work, lowest first."""
    result: list[dict[str, Any]] = []
    for at in range(0, len(s.stack), SIZE):
        if s.stack[at] == n.F_TURN and s.stack[at + 2] in (1, 2):
            result.append({"seat": s.stack[at + 1], "action": fx.ACTIONS[s.stack[at + 3]]})
        elif s.stack[at] == n.F_INTRIGUE:
            result.append(
                {
                    "seat": s.stack[at + 2],
                    "card": CARD_IDS[s.stack[at + 1]],
                    "cancelled": bool(s.stack[at + 4]),
                }
            )
        elif s.stack[at] == n.F_SPLIT:
            loot = BUNDLE[s.stack[at + 2]]
            rest = [loot[good] - s.facts[st.SPLIT + good] for good in range(8)]
            result.append({"seat": s.stack[at + 1], "split": _amounts(s.facts, st.SPLIT, 8), "rest": _listed(rest)})
    return result


def _amounts(f: list[int], at: int, count: int) -> dict[str, int]:
    return {fx.GOODS[good]: f[at + good] for good in range(count) if f[at + good]}


def _given(s: State, player: int) -> dict[str, int]:
    """What a seat has contributed, as what it counts; a doxa until it is said what it stands for."""
    f = s.facts
    given = _amounts(f, player * SEAT_SIZE + st.GIVEN, 8)
    doxa = f[player * SEAT_SIZE + st.PAID + fx.DOXA]
    if doxa and (top(s) == n.F_GIVE or not f[st.STOOD + player * 9 + fx.DOXA]):
        given["doxa"] = doxa
    return given


def _listed(amounts: list[int]) -> dict[str, int]:
    return {fx.GOODS[good]: amount for good, amount in enumerate(amounts) if amount}


def _player(s: State, player: int, viewer: int) -> dict[str, Any]:
    f = s.facts
    base = player * SEAT_SIZE
    result: dict[str, Any] = {
        "seat": player,
        "demos": n.DEMOI[player],
        "resources": {fx.GOODS[good]: f[base + good] for good in range(fx.RESOURCES)},
        "nomisma": f[base + st.NOMISMA],
        "doxa": f[base + st.DOXA],
        "dynamis": f[base + st.DYNAMIS],
        "position": _id(fx.KEIMELIA, f[base + st.POSITION]),
        "vote": _or_none(f[base + st.VOTE]),
        "placed": f[base + st.PLACED],
        "vote_bonus": f[base + st.VOTE_BONUS],
        "chalice": f[base + st.CHALICE_PIECES],
        "hand_size": hand_size(s, player),
        "area": [_unit_of_play(s, player, front) for front in units_of_play(s, player)],  # BZN-BAN-11
        "missions_kept": f[base + st.MISSIONS_HELD].bit_count(),
        "intrigue_played": f[base + st.INTRIGUE_PLAYED],
        "victories": f[base + st.VICTORIES],
        "hand_limit": HAND_LIMIT + modified(s, player, fx.MODIFY_HAND_LIMIT),
        "market_edge": market_edge(s, player),
        "cards_cost": cost_in_play(s, player),
        "top_votes": f[base + st.TOP_VOTES],
    }
    own = player == viewer
    over = top(s) == n.F_OVER
    if own:
        held = cards_in(f, base + st.HAND)
        result["hand"] = [CARD_IDS[card] for card in held]
        result["costs"] = {CARD_IDS[card]: cost_of(s, player, card) for card in held}  # after discounts
        result["packet"] = [CARD_IDS[card] for card in cards_in(f, base + st.PACKET)]
        result["missions_thrown"] = _missions(f[base + st.MISSIONS_DROPPED])
        aside = aside_owner(s) == player
        result["looking_at"] = [CARD_IDS[card] for card in cards_in(f, st.ASIDE)] if aside else []
    if own or over:
        mine = _missions(f[base + st.MISSIONS_HELD])  # BZN-MIS-04
        result["missions"] = mine
        result["mission_worth"] = {name: mission_value(s, player, MISSION_IDS.index(name)) for name in mine}
    if own or top(s) != n.F_GIVE:
        result["given"] = _given(s, player)
    if own or top(s) != n.F_BID:
        result["bid"] = f[base + st.BID]
        result["bid_bonus"] = f[base + st.BID_BONUS]
    return result


def _missions(mask: int) -> list[str]:
    return [MISSION_IDS[mission] for mission in range(MISSIONS) if mask >> mission & 1]


def _unit_of_play(s: State, player: int, front: int) -> dict[str, Any]:
    f = s.facts
    group = members(s, player, front)
    return {
        "front": CARD_IDS[front],
        "behind": [CARD_IDS[card] for card in group if card != front],
        "types": [fx.TYPES[kind] for kind in range(5) if bandon_types(s, player, front) >> kind & 1],
        "yields": _listed(yields(s, player, front)),
        "marked": has(f, st.MARKED, front),
        "face_down": [CARD_IDS[card] for card in group if has(f, st.FACE_DOWN, card)],
    }


def aside_owner(s: State) -> int:
    """Who is looking at the cards that lie aside, or NOBODY."""
    for at in range(len(s.stack) - SIZE, -1, -SIZE):
        if s.stack[at] in (n.F_LOOK, n.F_ROBES):
            return s.stack[at + 1]
    return st.NOBODY


def prompt(s: State, seat: int) -> dict[str, object]:
    """Parameters of the question put to a seat. Whatever the others may see of it is public."""
    frame = top(s)
    f = s.facts
    if frame == n.F_RESOURCE:
        return {"count": field(s, 2)}
    if frame == n.F_THROW:
        return {"count": f[seat * SEAT_SIZE + st.MISSIONS_HELD].bit_count() - field(s, 1)}
    if frame == n.F_WINDOW:
        return {"window": fx.WINDOWS[field(s, 1)]}
    if frame == n.F_TURN and field(s, 2) == 0:
        return {"dynamis": f[seat * SEAT_SIZE + st.DYNAMIS]}
    if frame in (n.F_MOVE, n.F_PLACE):
        return {"type": fx.TYPES[field(s, 2)], "count": field(s, 3)}
    if frame == n.F_PLAY_MORE:
        return {"good": fx.GOODS[field(s, 2)]}
    if frame == n.F_RAISE:
        return {"card": CARD_IDS[field(s, 2)]}
    if frame == n.F_RANK:
        return {"place": field(s, 2) + 1}
    return {}


# What can never be.


def faults(s: State) -> list[str]:
    """Cards, boxes, units or missions that are lost or doubled; stocks below nothing; bandons that cannot be."""
    f = s.facts
    result: list[str] = []
    places: list[list[str]] = [[] for _ in range(CARDS)]
    for name, zone in (("deck", st.DECK), ("removed", st.REMOVED), ("aside", st.ASIDE)):
        for card in cards_in(f, zone):
            places[card].append(name)
    for seat in range(s.seats):
        for name, what in (("hand", st.HAND), ("area", st.PLAY), ("packet", st.PACKET)):
            for card in cards_in(f, seat * SEAT_SIZE + what):
                places[card].append(f"{name} of seat {seat}")
        result.extend(
            [
                f"{CARD_IDS[card]} is known in a hand that does not hold it"
                for card in cards_in(f, seat * SEAT_SIZE + st.KNOWN)
                if not has(f, seat * SEAT_SIZE + st.HAND, card)
            ]
        )
        result.extend(
            [
                f"{CARD_IDS[card]} was drafted into a hand that does not hold it"
                for card in f[st.DRAFTED + seat * 6 : st.DRAFTED + seat * 6 + 6]
                if card != st.NOTHING and not has(f, seat * SEAT_SIZE + st.HAND, card)
            ]
        )
    for at in range(f[st.DISCARD_COUNT]):
        places[f[st.PILE + at]].append("discard pile")
    for space in range(8):
        if f[st.DISPLAY + space] != st.NOTHING:
            places[f[st.DISPLAY + space]].append("display")
    for card in range(CARDS):
        expected = 0 if s.seats == 1 and (card >= EMPIRE_CARDS or card == ANTONINA) else 1  # BZN-SOL-10
        if len(places[card]) != expected:
            result.append(f"{CARD_IDS[card]} lies in {', '.join(places[card]) or 'no place'}")
    if f[st.DECK_COUNT] != st.size(f, st.DECK):
        result.append(f"the deck counts {f[st.DECK_COUNT]} cards and holds {st.size(f, st.DECK)}")
    result.extend(
        [
            f"{UNIT_IDS[unit]}: {f[st.SUPPLY + unit]} in the supply and {st.units_on_map(s, unit)} on the map"
            for unit in range(UNITS)
            if f[st.SUPPLY + unit] + st.units_on_map(s, unit) != UNIT_SUPPLY[unit] or f[st.SUPPLY + unit] < 0
        ]
    )
    missions = 0
    for seat in range(s.seats):
        for what in (st.MISSIONS_HELD, st.MISSIONS_DROPPED):
            mask = f[seat * SEAT_SIZE + what]
            if missions & mask:
                result.append(f"a mission is held twice: {', '.join(_missions(missions & mask))}")
            missions |= mask
        result.extend(
            [
                f"seat {seat} holds {f[seat * SEAT_SIZE + good]} {fx.GOODS[good]}"
                for good in range(10)
                if f[seat * SEAT_SIZE + good] < 0
            ]
        )
        result.extend(_bandon_faults(s, seat))
    boxes = [f[st.BOX + position] for position in range(4) if f[st.BOX + position] != st.NOTHING]
    if len(set(boxes)) != len(boxes) or any(f[st.BOXES_LEFT] >> box & 1 for box in boxes) or f[st.BOXES_LEFT] >> BOXES:
        result.append("an ivory box is there twice")
    pieces = [f[st.MARKET + space] for space in range(8) if f[st.MARKET + space] != st.NOTHING]
    spare = [good for good in set(pieces) if pieces.count(good) > 1]
    if spare and (top(s) != n.F_SELL or spare != [f[st.MARKET]]):
        result.append("the market holds a resource twice")  # BZN-MKT-02
    return result


def _bandon_faults(s: State, seat: int) -> list[str]:
    f = s.facts
    result: list[str] = []
    for front in units_of_play(s, seat):
        if not is_bandon(s, seat, front):
            continue
        group = members(s, seat, front)
        marks = {has(f, st.MARKED, card) for card in group}
        if len(marks) > 1:
            result.append(f"the bandon of {CARD_IDS[front]} is marked in part")
    for card in cards_in(f, seat * SEAT_SIZE + st.PLAY):
        leader = f[st.LEADER + card]
        if f[st.LEADER + leader] != leader or not has(f, seat * SEAT_SIZE + st.PLAY, leader):
            result.append(f"{CARD_IDS[card]} lies behind {CARD_IDS[leader]}, who leads nobody")
    return result
