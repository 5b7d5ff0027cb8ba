"""What one seat may know (BZN-TRM-09, BZN-MIS-04, BZN-ITR-17).

A view is built up from nothing. Secret are hands, missions, the contents of closed hands and bids, packets of the draft, cards being
looked at, closed solo events, and who is asked in a reaction window; resample.py redraws what of it a seat cannot know.
"""

from __future__ import annotations

from typing import Any

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import frames, notation
from porphyry.games.byzantion import state as st
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
    BOX_IDS,
    BUNDLE,
    CARD_IDS,
    EVENT_IDS,
    MISSION_IDS,
    MISSIONS,
    SOLO_IDS,
    TERRITORIES,
    TERRITORY_IDS,
    UNIT_IDS,
    UNITS,
)
from porphyry.kernel.frames import SIZE, field_at, find, kind_at, top
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
    """The announced action, the intrigue cards waiting to work and loot that is divided, lowest first."""
    result: list[dict[str, Any]] = []
    for at in range(0, len(s.stack), SIZE):
        kind = kind_at(s, at)
        if kind == frames.TURN.number and field_at(s, at, frames.TURN.stage) in (frames.ANNOUNCED, frames.ACT):
            seat, action = field_at(s, at, frames.TURN.seat), field_at(s, at, frames.TURN.action)
            result.append({"seat": seat, "action": fx.ACTIONS[action]})
        elif kind == frames.INTRIGUE.number:
            seat, card = field_at(s, at, frames.INTRIGUE.owner), field_at(s, at, frames.INTRIGUE.card)
            cancelled = bool(field_at(s, at, frames.INTRIGUE.cancelled))
            result.append({"seat": seat, "card": CARD_IDS[card], "cancelled": cancelled})
        elif kind == frames.LOOT.number:
            loot = BUNDLE[field_at(s, at, frames.LOOT.bundle)]
            rest = [loot[good] - s.facts[st.SPLIT + good] for good in range(8)]
            split = _amounts(s.facts, st.SPLIT, 8)
            result.append({"seat": field_at(s, at, frames.LOOT.seat), "split": split, "rest": _listed(rest)})
    return result


def _amounts(f: list[int], at: int, count: int) -> dict[str, int]:
    return {fx.GOODS[good]: f[at + good] for good in range(count) if f[at + good]}


def _given(s: State, player: int) -> dict[str, int]:
    """What a seat has contributed, as what it counts; a doxa until it is said what it stands for."""
    f = s.facts
    given = _amounts(f, player * SEAT_SIZE + st.GIVEN, 8)
    doxa = f[player * SEAT_SIZE + st.PAID + fx.DOXA]
    if doxa and (top(s) == frames.CONTRIBUTE.number or not f[st.STOOD + player * 9 + fx.DOXA]):
        given["doxa"] = doxa
    return given


def _listed(amounts: list[int]) -> dict[str, int]:
    return {fx.GOODS[good]: amount for good, amount in enumerate(amounts) if amount}


def _player(s: State, player: int, viewer: int) -> dict[str, Any]:
    f = s.facts
    base = player * SEAT_SIZE
    result: dict[str, Any] = {
        "seat": player,
        "demos": notation.DEMOI[player],
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
    over = frames.is_over(s)
    if own:
        held = cards_in(f, base + st.HAND)
        result["hand"] = [CARD_IDS[card] for card in held]
        result["costs"] = {CARD_IDS[card]: cost_of(s, player, card) for card in held}  # after discounts
        result["packet"] = [CARD_IDS[card] for card in cards_in(f, base + st.PACKET)]
        result["missions_thrown"] = mission_ids(f[base + st.MISSIONS_DROPPED])
        aside = aside_owner(s) == player
        result["looking_at"] = [CARD_IDS[card] for card in cards_in(f, st.ASIDE)] if aside else []
    if own or over:
        mine = mission_ids(f[base + st.MISSIONS_HELD])  # BZN-MIS-04
        result["missions"] = mine
        result["mission_worth"] = {name: mission_value(s, player, MISSION_IDS.index(name)) for name in mine}
    if own or top(s) != frames.CONTRIBUTE.number:
        result["given"] = _given(s, player)
    if own or top(s) != frames.BID.number:
        result["bid"] = f[base + st.BID]
        result["bid_bonus"] = f[base + st.BID_BONUS]
    return result


def mission_ids(mask: int) -> list[str]:
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
    for frame in (frames.KEEP_CARD, frames.PLAY_FREE):
        at = find(s, frame.number)
        if at >= 0:
            return field_at(s, at, frame.seat)
    return st.NOBODY
