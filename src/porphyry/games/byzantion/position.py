"""Positions in words: any moment of a game as a dict, and back.

A partial position names only what matters. What is left out is as at the start of a round: events in their order, a plain market, the
start stock, all other cards in the deck. `moment` says where play goes on: seals, votes, actions, contributions, bids, limit or end.
A full position, as `to_position` writes it, carries `frames`, the work in hand, and comes back exactly.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import flow, trials
from porphyry.games.byzantion import notation as n
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.draft import KEPT
from porphyry.games.byzantion.setup import COUNTS, MISSION_COUNTS, empty, start_stock
from porphyry.games.byzantion.state import SEAT_SIZE, cards_in, members, put, units_of_play
from porphyry.games.byzantion.tables import (
    ANTONINA,
    BOX_IDS,
    BOXES,
    CARD_IDS,
    CARDS,
    DYNAMIS_OF,
    EMPIRE_CARDS,
    EVENT_AGE,
    EVENT_IDS,
    MISSION_IDS,
    SOLO_AGE,
    SOLO_IDS,
    TERRITORY_IDS,
    UNIT_IDS,
    UNIT_SUPPLY,
)
from porphyry.games.byzantion.view import faults
from porphyry.kernel.errors import BadPosition, nearest
from porphyry.kernel.frames import push
from porphyry.kernel.state import State

# Plain numbers of the table by name.
NUMBERS: Final = {
    "ring": st.RING,
    "round": st.ROUND,
    "rounds": st.ROUNDS,
    "option": st.CHOSEN,
    "fulfilled": st.FULFILLED,
    "cancelled": st.CANCELLED,
    "fulfilled_spaces": st.FULFILLED_SPACES,
    "cancelled_spaces": st.CANCELLED_SPACES,
    "result": st.RESULT,
    "victor": st.VICTOR,
    "loser": st.LOSER,
    "action_cancelled": st.ACTION_CANCELLED,
    "penalty_cancelled": st.PENALTY_CANCELLED,
    "missions_kept": st.MISSIONS_KEPT,
    "missions_final": st.MISSIONS_FINAL,
    "active": st.ACTIVE,
    "last_round_of_age_two": st.LAST_ROUND,
    "seals_used": st.SEALS_USED,
    "seal_placed": st.SEAL_PLACED,
    "revealed": st.REVEALED,
    "cost_paid": st.COST_PAID,
    "protected": st.PROTECTED,
    "lost": st.LOST,
}
LISTS: Final = {
    "order": (st.ORDER, 4, None),
    "boxes": (st.BOX, 4, BOX_IDS),
    "market": (st.MARKET, 8, fx.GOODS[:7]),
    "display": (st.DISPLAY, 8, CARD_IDS),
    "split": (st.SPLIT, 8, None),
    "stand": (st.STAND, 9, None),
}
SETS: Final = {"removed": st.REMOVED, "marked": st.MARKED, "face_down": st.FACE_DOWN, "aside": st.ASIDE}

# Plain numbers of a player by name.
OWN_NUMBERS: Final = {
    "nomisma": st.NOMISMA,
    "doxa": st.DOXA,
    "dynamis": st.DYNAMIS,
    "vote": st.VOTE,
    "placed": st.PLACED,
    "vote_bonus": st.VOTE_BONUS,
    "chalice": st.CHALICE_PIECES,
    "intrigue_played": st.INTRIGUE_PLAYED,
    "victories": st.VICTORIES,
    "top_votes": st.TOP_VOTES,
    "step": st.STEP,
    "bid": st.BID,
    "bid_bonus": st.BID_BONUS,
    "still_to_answer": st.PENDING,
}
OWN_SETS: Final = {"hand": st.HAND, "known": st.KNOWN, "packet": st.PACKET}
OWN_MISSIONS: Final = {"missions": st.MISSIONS_HELD, "missions_thrown": st.MISSIONS_DROPPED}
MOMENTS: Final = ["seals", "votes", "actions", "contributions", "bids", "limit", "end"]
TABLE_KEYS: Final = [
    *NUMBERS,
    *LISTS,
    *SETS,
    "phase",
    "events",
    "boxes_left",
    "deck",
    "discard",
    "map",
    "players",
    "frames",
    "moment",
    "turn",
]
PLAYER_KEYS: Final = [
    *OWN_NUMBERS,
    *OWN_SETS,
    *OWN_MISSIONS,
    "resources",
    "position",
    "area",
    "given",
    "paid",
    "drafted",
]


def to_position(s: State) -> dict[str, Any]:
    """The whole position in words."""
    f = s.facts
    solo = s.seats == 1
    data: dict[str, Any] = {name: f[at] for name, at in NUMBERS.items()}
    data["phase"] = st.PHASES[f[st.PHASE]]
    names = SOLO_IDS if solo else EVENT_IDS
    data["events"] = [_name(names, f[st.EVENT + space]) for space in range(9)]
    for name, (at, count, words) in LISTS.items():
        data[name] = [f[at + place] if words is None else _name(words, f[at + place]) for place in range(count)]
    for name, zone in SETS.items():
        data[name] = [CARD_IDS[card] for card in cards_in(f, zone)]
    data["boxes_left"] = [BOX_IDS[box] for box in range(BOXES) if f[st.BOXES_LEFT] >> box & 1]
    data["deck"] = [CARD_IDS[card] for card in cards_in(f, st.DECK)]
    data["discard"] = [CARD_IDS[f[st.PILE + at]] for at in range(f[st.DISCARD_COUNT])]
    data["map"] = {
        territory: {
            unit: f[st.MAP + place * 16 + at] for at, unit in enumerate(UNIT_IDS) if f[st.MAP + place * 16 + at]
        }
        for place, territory in enumerate(TERRITORY_IDS)
    }
    data["players"] = [_player(s, seat) for seat in range(s.seats)]
    data["frames"] = s.stack.copy()
    return data


def _name(words: list[str], value: int) -> str | None:
    return None if value == st.NOTHING else words[value]


def _player(s: State, seat: int) -> dict[str, Any]:
    f = s.facts
    base = seat * SEAT_SIZE
    data: dict[str, Any] = {"resources": {fx.GOODS[good]: f[base + good] for good in range(7)}}
    data.update({name: f[base + at] for name, at in OWN_NUMBERS.items()})
    data["position"] = _name(fx.KEIMELIA, f[base + st.POSITION])
    for name, zone in OWN_SETS.items():
        data[name] = [CARD_IDS[card] for card in cards_in(f, base + zone)]
    for name, at in OWN_MISSIONS.items():
        data[name] = [mission for number, mission in enumerate(MISSION_IDS) if f[base + at] >> number & 1]
    data["area"] = [
        [CARD_IDS[front], *[CARD_IDS[card] for card in members(s, seat, front) if card != front]]
        for front in units_of_play(s, seat)
    ]
    data["drafted"] = [_name(CARD_IDS, f[st.DRAFTED + seat * KEPT + pick]) for pick in range(KEPT)]
    data["given"] = f[base + st.GIVEN : base + st.GIVEN + 8]
    data["paid"] = f[base + st.PAID : base + st.PAID + 9]
    return data


class _Reading:
    """Reads a position and collects what is wrong with it."""

    def __init__(self, s: State, data: dict[str, Any]) -> None:
        self.s = s
        self.data = data
        self.wrong: list[str] = []

    def number(self, where: str, words: list[str], word: object) -> int:
        """The place of a word, NOTHING for none."""
        if word is None:
            return st.NOTHING
        if word in words:
            return words.index(str(word))
        close = nearest(str(word), words)
        self.wrong.append(f"{where}: {word!r} is unknown" + (f" (did you mean {close!r}?)" if close else ""))
        return st.NOTHING

    def cards(self, where: str, ids: object) -> list[int]:
        """The cards of a list of ids."""
        if not isinstance(ids, list):
            self.wrong.append(f"{where}: expected a list of cards, not {ids!r}")
            return []
        found = [self.number(where, CARD_IDS, one) for one in ids]
        return [card for card in found if card != st.NOTHING]

    def keys(self, where: str, data: dict[str, Any], known: list[str]) -> None:
        """No other keys than these."""
        for key in data:
            if key not in known:
                close = nearest(key, known)
                self.wrong.append(
                    f"{where}: no such thing as {key!r}" + (f" (did you mean {close!r}?)" if close else "")
                )


def from_position(s: State, data: dict[str, Any], options: dict[str, str]) -> None:
    """Fill an empty state from a position, then go on from its moment. Every fault is told at once."""
    reading = _Reading(s, data)
    reading.keys("position", data, TABLE_KEYS)
    empty(s)
    f = s.facts
    solo = s.seats == 1
    start_stock(s)
    length = options["length"]
    counts = COUNTS["solo marathon" if solo and length == "marathon" else length]
    f[st.ROUNDS] = sum(counts) + (1 if solo else 0)
    f[st.LAST_ROUND] = st.NOTHING if solo else counts[0] + counts[1] - 1
    _, kept, final = MISSION_COUNTS[options["missions"]]
    f[st.MISSIONS_KEPT], f[st.MISSIONS_FINAL] = (0, 0) if solo else (kept, final)
    f[st.PHASE] = st.PHASE_ACTION
    _read_events(reading, counts)
    for name, at in NUMBERS.items():
        if name in data:
            if isinstance(data[name], int):
                f[at] = data[name]
            else:
                reading.wrong.append(f"{name}: expected a whole number, not {data[name]!r}")
    if "phase" in data:
        f[st.PHASE] = max(0, reading.number("phase", st.PHASES, data["phase"]))
    if "market" not in data:
        data = {**data, "market": fx.GOODS[:7]}
    for name, (at, count, words) in LISTS.items():
        for place, value in enumerate(data.get(name, [])):
            if place < count:
                f[at + place] = int(value) if words is None else reading.number(name, words, value)
            else:
                reading.wrong.append(f"{name}: only {count} places")
    for name, zone in SETS.items():
        for card in reading.cards(name, data.get(name, [])):
            put(f, zone, card)
    for card in reading.cards("discard", data.get("discard", [])):
        f[st.PILE + f[st.DISCARD_COUNT]] = card
        f[st.DISCARD_COUNT] += 1
    _read_map(reading)
    players = data.get("players", [])
    if len(players) > s.seats:
        reading.wrong.append(f"players: {len(players)} for {s.seats} seats")
    for seat in range(s.seats):
        _read_player(reading, seat, players[seat] if seat < len(players) else {})
    _read_boxes(reading)
    _read_deck(reading)
    if "frames" in data:
        s.stack = list(data["frames"])
    wrong = reading.wrong + ([] if reading.wrong else faults(s))
    if wrong:
        raise BadPosition(wrong)
    if "frames" not in data:
        _begin_at(reading, data)
        if reading.wrong:
            raise BadPosition(reading.wrong)
    flow.run(s)


def _read_events(reading: _Reading, counts: list[int]) -> None:
    f = reading.s.facts
    solo = reading.s.seats == 1
    names, ages = (SOLO_IDS, SOLO_AGE) if solo else (EVENT_IDS, EVENT_AGE)
    given = reading.data.get("events")
    if given is not None:
        for space, word in enumerate(given[:9]):
            f[st.EVENT + space] = reading.number("events", names, word)
        return
    space = 1 if solo else 0
    for age in range(3):
        first = ages.index(age + 1)
        for number in range(first, first + counts[age]):
            f[st.EVENT + space] = number
            space += 1
    if solo:
        f[st.REVEALED] = 2


def _read_map(reading: _Reading) -> None:
    f = reading.s.facts
    for territory, units in reading.data.get("map", {}).items():
        place = reading.number("map", TERRITORY_IDS, territory)
        for unit, count in units.items():
            at = reading.number(f"map, {territory}", UNIT_IDS, unit)
            if place != st.NOTHING and at != st.NOTHING:
                f[st.MAP + place * 16 + at] = count
                f[st.SUPPLY + at] -= count
                if f[st.SUPPLY + at] < 0:
                    reading.wrong.append(f"map: there are only {UNIT_SUPPLY[at]} {unit}")


def _read_player(reading: _Reading, seat: int, data: dict[str, Any]) -> None:
    f = reading.s.facts
    base = seat * SEAT_SIZE
    where = f"player {seat + 1}"
    reading.keys(where, data, PLAYER_KEYS)
    f[base + st.DOXA] = 5 + (seat - f[st.RING]) % reading.s.seats
    f[base + st.DYNAMIS] = DYNAMIS_OF[reading.s.seats]
    for good, amount in data.get("resources", {}).items():
        at = reading.number(f"{where}, resources", fx.GOODS[:7], good)
        if at != st.NOTHING:
            f[base + at] = amount
    for name, at in OWN_NUMBERS.items():
        if name in data:
            f[base + at] = data[name]
    if "position" in data:
        f[base + st.POSITION] = reading.number(f"{where}, position", fx.KEIMELIA, data["position"])
    for name, zone in OWN_SETS.items():
        for card in reading.cards(f"{where}, {name}", data.get(name, [])):
            put(f, base + zone, card)
    for pick, word in enumerate(data.get("drafted", [])[:KEPT]):
        f[st.DRAFTED + seat * KEPT + pick] = reading.number(f"{where}, drafted", CARD_IDS, word)
    for name, at in OWN_MISSIONS.items():
        for word in data.get(name, []):
            mission = reading.number(f"{where}, {name}", MISSION_IDS, word)
            if mission != st.NOTHING:
                f[base + at] |= 1 << mission
    for group in data.get("area", []):
        cards = reading.cards(f"{where}, area", group if isinstance(group, list) else [group])
        for card in cards:
            put(f, base + st.PLAY, card)
            f[st.LEADER + card] = cards[0]
    for name, first, count in (("given", st.GIVEN, 8), ("paid", st.PAID, 9)):
        for good, amount in enumerate(data.get(name, [])[:count]):
            f[base + first + good] = amount


def _read_boxes(reading: _Reading) -> None:
    f = reading.s.facts
    if "boxes_left" in reading.data:
        f[st.BOXES_LEFT] = 0
        for word in reading.data["boxes_left"]:
            box = reading.number("boxes_left", BOX_IDS, word)
            if box != st.NOTHING:
                f[st.BOXES_LEFT] |= 1 << box
    else:
        for position in range(4):
            if f[st.BOX + position] != st.NOTHING:
                f[st.BOXES_LEFT] &= ~(1 << f[st.BOX + position])


def _read_deck(reading: _Reading) -> None:
    """The deck as given, or every card that lies nowhere else."""
    s = reading.s
    f = s.facts
    if "deck" in reading.data:
        cards = reading.cards("deck", reading.data["deck"])
    else:
        used = set(f[st.PILE : st.PILE + f[st.DISCARD_COUNT]]) | set(f[st.DISPLAY : st.DISPLAY + 8])
        for zone in (st.REMOVED, st.ASIDE):
            used |= set(cards_in(f, zone))
        for seat in range(s.seats):
            for zone in (st.HAND, st.PLAY, st.PACKET):
                used |= set(cards_in(f, seat * SEAT_SIZE + zone))
        cards = [card for card in range(CARDS) if card not in used]
        if s.seats == 1:
            cards = [card for card in cards if card < EMPIRE_CARDS and card != ANTONINA]
    for card in cards:
        put(f, st.DECK, card)
    f[st.DECK_COUNT] = len(set(cards))


def _begin_at(reading: _Reading, data: dict[str, Any]) -> None:
    """Open the work of the named moment."""
    s = reading.s
    f = s.facts
    moment = data.get("moment", "actions")
    if moment not in MOMENTS:
        reading.wrong.append(f"moment: expected one of {', '.join(MOMENTS)}, not {moment!r}")
        return
    if moment == "seals":
        push(s, n.F_GAME, flow.SEALS)
        return
    _default_order(s)
    if f[st.CHOSEN] == st.NOTHING and moment != "votes" and s.seats > 1:
        f[st.CHOSEN] = 0
    if moment == "votes":
        f[st.PHASE] = st.PHASE_EVENT
        push(s, n.F_GAME, flow.VOTES)
    elif moment == "actions":
        push(s, n.F_GAME, flow.BEFORE_CONTRIBUTIONS)
        push(s, n.F_TURNS, st.place_in_order(s, int(data.get("turn", f[st.ORDER]))), 0)
    elif moment == "contributions":
        f[st.PHASE] = st.PHASE_RESOLUTION
        push(s, n.F_GAME, flow.BEFORE_CONTRIBUTIONS)
    elif moment == "bids":
        f[st.PHASE] = st.PHASE_RESOLUTION
        f[st.RESULT] = 1
        push(s, n.F_GAME, flow.BIDS_REVEALED)
        trials.open_bids(s)
        push(s, n.F_BID)
    elif moment == "limit":
        f[st.PHASE] = st.PHASE_RESOLUTION
        push(s, n.F_GAME, flow.HAND_LIMIT_STEP)
    else:
        f[st.PHASE] = st.PHASE_END
        f[st.ROUND] = f[st.ROUNDS] - 1
        push(s, n.F_GAME, flow.LAST_INTRIGUES)


def _default_order(s: State) -> None:
    """The order of the positions, players without one behind, as they sit."""
    f = s.facts
    if f[st.ORDER] != st.NOBODY:
        return
    ranked = sorted(range(s.seats), key=lambda seat: (f[seat * SEAT_SIZE + st.POSITION] % 9, seat))
    for place, seat in enumerate(ranked):
        f[st.ORDER + place] = seat
