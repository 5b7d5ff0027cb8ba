"""Positions in words: any moment of a game as a dict, and back.

A partial position names only what matters. What is left out is as at the start of a round: events in their order, a plain market, the
start stock, all other cards in the deck. `moment` says where play goes on: seals, votes, actions, contributions, bids, limit or end.
A full position, as `to_position` writes it, carries `pending`, the work in hand, and comes back exactly.
"""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import frames, shape, trials
from porphyry.games.byzantion import state as st
from porphyry.games.byzantion.draft import KEPT
from porphyry.games.byzantion.faults import faults
from porphyry.games.byzantion.pending import named_tasks, pending
from porphyry.games.byzantion.setup import empty, events_by_age, read_options, start_stock
from porphyry.games.byzantion.state import SEAT_SIZE, cards_in, has, members, put, units_of_play
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
    EVENT_NEEDS,
    EVENT_TRIAL,
    HERO,
    LEVEL,
    MISSION_IDS,
    SOLO_AGE,
    SOLO_IDS,
    TERRITORY_IDS,
    TYPES_OF,
    UNIT_IDS,
    UNIT_SUPPLY,
)
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.frames import field_at, find
from porphyry.kernel.state import State

ROUND_START: Final = frames.stage("round")
SEALS: Final = frames.stage("seals")
TURNS: Final = frames.stage("turns")
BEFORE_CONTRIBUTIONS: Final = frames.stage("before-contributions")
NEXT_ROUND: Final = frames.stage("next-round")

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
    "stood": (st.STOOD, 36, None),
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


PHASE_OF: Final = {
    "seals": st.PHASE_EVENT,
    "votes": st.PHASE_EVENT,
    "actions": st.PHASE_ACTION,
    "contributions": st.PHASE_RESOLUTION,
    "bids": st.PHASE_RESOLUTION,
    "limit": st.PHASE_RESOLUTION,
    "end": st.PHASE_END,
}


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
    data["pending"] = pending(s.seats).write(s)
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
    """Reads a position without a fault of shape, and collects what does not hang together."""

    def __init__(self, s: State, data: dict[str, Any]) -> None:
        self.s = s
        self.data = data
        self.wrong: list[str] = []

    def numbers(self, words: list[str], data: list[Any]) -> list[int]:
        """The places of words, NOTHING for none."""
        return [st.NOTHING if word is None else words.index(word) for word in data]

    def cards(self, ids: list[str]) -> list[int]:
        """The cards of a list of ids."""
        return [CARD_IDS.index(one) for one in ids]


def from_position(s: State, data: dict[str, Any], options: dict[str, str]) -> None:
    """Fill an empty state from a position, and open the work of its moment. Every fault is told at once."""
    counts = events_by_age(s, options)
    data = _in_shape(s, data, counts)
    reading = _Reading(s, data)
    empty(s)
    f = s.facts
    start_stock(s)
    read_options(s, options)
    f[st.ROUNDS] = data.get("rounds", f[st.ROUNDS])
    f[st.PHASE] = st.PHASES.index(data["phase"]) if "phase" in data else st.PHASE_ACTION
    _read_events(reading, counts)
    _read_table(reading)
    _read_map(reading)
    players = data.get("players", [])
    for seat in range(s.seats):
        _read_player(reading, seat, players[seat] if seat < len(players) else {})
    _read_boxes(reading)
    _read_deck(reading)
    wrong = reading.wrong + faults(s) + _contradictions(s, data) + _moment_faults(s, data)
    if wrong:
        raise BadPosition(wrong)
    if "pending" not in data:
        _begin_at(s, data)


def _in_shape(s: State, data: dict[str, Any], counts: list[int]) -> dict[str, Any]:
    """The position, if every key and value may be; the work in hand lies on the stack then, also that of a position in the old form."""
    writing = pending(s.seats)
    if "frames" in data and "pending" not in data:
        data = {**data, "pending": named_tasks(data["frames"], writing)}
        del data["frames"]
    wrong: list[str] = []
    said = {key: value for key, value in data.items() if key != "pending"}
    shape.position(s.seats, sum(counts) + (1 if s.seats == 1 else 0)).judge(said, "", wrong)
    if "pending" in data:
        s.stack = writing.read(data["pending"], "pending", wrong)
    if wrong:
        raise BadPosition(wrong)
    return data


def _read_table(reading: _Reading) -> None:
    """What lies on the table: numbers, lists, sets of cards, the discard pile."""
    data, f = reading.data, reading.s.facts
    for name, at in NUMBERS.items():
        f[at] = data.get(name, f[at])
    for name, (at, _count, words) in LISTS.items():
        values = data.get(name, fx.GOODS[:7] if name == "market" else [])
        f[at : at + len(values)] = values if words is None else reading.numbers(words, values)
    for name, zone in SETS.items():
        for card in reading.cards(data.get(name, [])):
            put(f, zone, card)
    pile = reading.cards(data.get("discard", []))
    f[st.PILE : st.PILE + len(pile)] = pile
    f[st.DISCARD_COUNT] = len(pile)


def _contradictions(s: State, data: dict[str, Any]) -> list[str]:
    """What no game comes to, though every piece is there once."""
    f = s.facts
    given = "pending" in data
    step = field_at(s, 0, frames.GAME_FLOW.stage) if given and not frames.is_over(s) else 0  # after the work in hand
    result: list[str] = []
    if f[st.ROUND] >= f[st.ROUNDS]:
        result.append(f"round: there is no round {f[st.ROUND] + 1} of {f[st.ROUNDS]}")
    if given and f[st.PHASE] != _phase_at(s, step):
        result.append(f"phase: the work in hand belongs to the phase {st.PHASES[_phase_at(s, step)]}")
    in_round = TURNS < step <= NEXT_ROUND
    result.extend(_order_contradictions(s, in_round))
    result.extend(_option_contradictions(s, in_round, given))
    sealing = data.get("moment") == "seals" or find(s, frames.SEALS.number) >= 0 or step == SEALS
    result.extend(_box_contradictions(s, sealing))
    for name, zone in (("marked", st.MARKED), ("face_down", st.FACE_DOWN)):
        result.extend(
            f"{name}: {CARD_IDS[card]} lies in no play area" for card in cards_in(f, zone) if st.owner_of(s, card) < 0
        )
    for seat in range(s.seats):
        result.extend(_area_contradictions(s, seat))
    return result


def _order_contradictions(s: State, in_round: bool) -> list[str]:
    """The order of the round, and the positions it comes from."""
    f = s.facts
    result: list[str] = []
    order = [seat for seat in f[st.ORDER : st.ORDER + 4] if seat != st.NOBODY]
    whole = sorted(order) == list(range(s.seats)) and f[st.ORDER : st.ORDER + len(order)] == order
    if order and not whole:
        result.append(f"order: expected every seat once, not {f[st.ORDER : st.ORDER + 4]}")
    if not order and in_round:
        result.append("order: nobody has a place in the middle of a round")
    taken = [f[seat * SEAT_SIZE + st.POSITION] for seat in range(s.seats)]
    for place, name in enumerate(fx.KEIMELIA):
        if taken.count(place) > 1:
            result.append(f"position: {name} is taken by more than one seat")  # BZN-INI-02
    return result


def _option_contradictions(s: State, in_round: bool, given: bool) -> list[str]:
    """The option of the round's event."""
    f = s.facts
    result: list[str] = []
    if in_round and s.seats > 1 and f[st.CHOSEN] == st.NOTHING:
        result.append("option: the option of this round's event is not said")
    matters = s.seats > 1 and (in_round or not given)  # outside a round the last one's may still lie there
    now = st.event(s) if matters else st.NOTHING
    if now != st.NOTHING and f[st.CHOSEN] >= len(EVENT_NEEDS[now]):
        result.append("option: the event of this round has no second option")
    return result


def _box_contradictions(s: State, sealing: bool) -> list[str]:
    """Ivory boxes where they are needed, now and later."""
    f = s.facts
    result: list[str] = []
    boxes = [f[st.BOX + place] for place in range(4)]
    if st.NOTHING in boxes and (s.seats == 1 or sealing):
        result.append("boxes: an ivory box lies at each of the four positions (BZN-IVB-02)")
    to_come = 0 if s.seats == 1 else 4 * (f[st.ROUNDS] - f[st.ROUND] - 1)
    if f[st.BOXES_LEFT].bit_count() < to_come:
        result.append(f"boxes_left: {to_come} are needed for the rounds to come, not {f[st.BOXES_LEFT].bit_count()}")
    return result


def _area_contradictions(s: State, seat: int) -> list[str]:
    """Bandons that no hero could lead."""
    result: list[str] = []
    for front in units_of_play(s, seat):
        behind = [card for card in members(s, seat, front) if card != front]
        if behind and (not HERO[front] or not _has_room(front, behind)):
            result.append(f"players[{seat}].area: {CARD_IDS[front]} cannot lead {len(behind)} such cards")
    return result


def _phase_at(s: State, step: int) -> int:
    """The phase of a step of the game (BZN-RND-05); steps that pass by themselves belong to the one before."""
    if frames.is_over(s) or step > NEXT_ROUND:
        return st.PHASE_END
    if step > BEFORE_CONTRIBUTIONS:
        return st.PHASE_RESOLUTION
    return st.PHASE_ACTION if step > TURNS else st.PHASE_EVENT if step > ROUND_START else st.PHASE_SETUP


def _has_room(hero: int, behind: list[int]) -> bool:
    """Is there a slot behind the hero for each of these cards (BZN-BAN-01, BZN-BAN-02)?"""
    types = TYPES_OF[hero]
    mine = [TYPES_OF[card] & types for card in behind]
    room = [LEVEL[hero * 5 + kind] for kind in range(5)]
    fits = all(mine) and len(behind) <= sum(room)
    return fits and all(mine.count(1 << kind) <= room[kind] for kind in range(5))


def _read_events(reading: _Reading, counts: list[int]) -> None:
    """The events of the rounds; where none is named, the first of their age that lies nowhere else."""
    f = reading.s.facts
    solo = reading.s.seats == 1
    names, ages = (SOLO_IDS, SOLO_AGE) if solo else (EVENT_IDS, EVENT_AGE)
    given = reading.numbers(names, reading.data.get("events", []))
    given += [st.NOTHING] * (9 - len(given))
    used = set(given)
    first = 1 if solo else 0  # BZN-SOL-08: alone, the first space stays empty
    age_of = [age + 1 for age in range(3) for _ in range(counts[age])]
    if solo and given[0] != st.NOTHING:
        reading.wrong.append("events[0]: alone, the first space stays empty (BZN-SOL-08)")
    for space in range(first, 9):
        number = given[space]
        if space - first >= len(age_of):
            if number != st.NOTHING:
                reading.wrong.append(f"events[{space}]: this game has {len(age_of)} events (BZN-LEN-01)")
            continue
        if number == st.NOTHING and space < f[st.ROUNDS]:
            age = age_of[space - first]
            number = next(one for one in range(len(names)) if ages[one] == age and one not in used)
            used.add(number)
        f[st.EVENT + space] = number
    if solo:
        f[st.REVEALED] = 2


def _read_map(reading: _Reading) -> None:
    f = reading.s.facts
    for territory, units in reading.data.get("map", {}).items():
        place = TERRITORY_IDS.index(territory)
        for unit, count in units.items():
            at = UNIT_IDS.index(unit)
            f[st.MAP + place * 16 + at] = count
            f[st.SUPPLY + at] -= count
            if f[st.SUPPLY + at] < 0:
                reading.wrong.append(f"map: there are only {UNIT_SUPPLY[at]} {unit}")


def _read_player(reading: _Reading, seat: int, data: dict[str, Any]) -> None:
    f = reading.s.facts
    base = seat * SEAT_SIZE
    f[base + st.DOXA] = 5 + (seat - f[st.RING]) % reading.s.seats
    f[base + st.DYNAMIS] = DYNAMIS_OF[reading.s.seats]
    for good, amount in data.get("resources", {}).items():
        f[base + fx.GOODS.index(good)] = amount
    for name, at in OWN_NUMBERS.items():
        f[base + at] = data.get(name, f[base + at])
    if "position" in data:
        f[base + st.POSITION] = reading.numbers(fx.KEIMELIA, [data["position"]])[0]
    for name, zone in OWN_SETS.items():
        for card in reading.cards(data.get(name, [])):
            put(f, base + zone, card)
    drafted = reading.numbers(CARD_IDS, data.get("drafted", []))
    f[st.DRAFTED + seat * KEPT : st.DRAFTED + seat * KEPT + len(drafted)] = drafted
    for name, at in OWN_MISSIONS.items():
        for word in data.get(name, []):
            f[base + at] |= 1 << MISSION_IDS.index(word)
    for group in data.get("area", []):
        cards = reading.cards(group if isinstance(group, list) else [group])
        for card in cards:
            if has(f, base + st.PLAY, card):
                reading.wrong.append(f"players[{seat}].area: {CARD_IDS[card]} is there twice")
            put(f, base + st.PLAY, card)
            f[st.LEADER + card] = cards[0]
    for name, first in (("given", st.GIVEN), ("paid", st.PAID)):
        amounts = data.get(name, [])
        f[base + first : base + first + len(amounts)] = amounts


def _read_boxes(reading: _Reading) -> None:
    """The boxes as given; where somebody will take one and none is named, the first four."""
    f = reading.s.facts
    if "boxes" not in reading.data and (reading.s.seats == 1 or reading.data.get("moment") == "seals"):
        f[st.BOX : st.BOX + 4] = [0, 1, 2, 3]
    if "boxes_left" in reading.data:
        f[st.BOXES_LEFT] = 0
        for word in reading.data["boxes_left"]:
            f[st.BOXES_LEFT] |= 1 << BOX_IDS.index(word)
    else:
        for position in range(4):
            if f[st.BOX + position] != st.NOTHING:
                f[st.BOXES_LEFT] &= ~(1 << f[st.BOX + position])


def _read_deck(reading: _Reading) -> None:
    """The deck as given, or every card that lies nowhere else."""
    s = reading.s
    f = s.facts
    if "deck" in reading.data:
        cards = reading.cards(reading.data["deck"])
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
    f[st.DECK_COUNT] = len(cards)


def _begin_at(s: State, data: dict[str, Any]) -> None:
    """Open the work of the named moment, in its phase."""
    f = s.facts
    moment = data.get("moment", "actions")
    f[st.PHASE] = PHASE_OF[moment]
    if moment == "seals":
        frames.GAME_FLOW.begin(s, SEALS)
        return
    _default_order(s)
    if f[st.CHOSEN] == st.NOTHING and moment != "votes" and s.seats > 1:
        f[st.CHOSEN] = 0
    if moment == "votes":
        frames.GAME_FLOW.begin(s, frames.stage("votes"))
    elif moment == "actions":
        frames.GAME_FLOW.begin(s, BEFORE_CONTRIBUTIONS)
        frames.TURNS.begin(s, st.place_in_order(s, data.get("turn", f[st.ORDER])))
    elif moment == "contributions":
        frames.GAME_FLOW.begin(s, BEFORE_CONTRIBUTIONS)
    elif moment == "bids":
        f[st.RESULT] = 1
        frames.GAME_FLOW.begin(s, frames.stage("bids-revealed"))
        trials.open_bids(s)
    elif moment == "limit":
        frames.GAME_FLOW.begin(s, frames.stage("hand-limit"))
    else:
        f[st.ROUND] = f[st.ROUNDS] - 1
        frames.GAME_FLOW.begin(s, frames.stage("last-intrigues"))


def _moment_faults(s: State, data: dict[str, Any]) -> list[str]:
    """A moment that the phase, the round's event or the number of seats contradicts."""
    f = s.facts
    moment = data.get("moment", "actions")
    if "pending" in data:
        return [f"{key}: a position with work in hand goes on there" for key in ("moment", "turn") if key in data]
    result: list[str] = []
    if "phase" in data and st.PHASES.index(data["phase"]) != PHASE_OF[moment]:
        result.append(f"phase: {moment} belong to the phase {st.PHASES[PHASE_OF[moment]]}, not {data['phase']}")
    if "turn" in data and moment != "actions":
        result.append(f"turn: it is nobody's turn at the moment {moment}")
    taken = any(f[seat * SEAT_SIZE + st.POSITION] != st.NOBODY for seat in range(s.seats))
    if moment == "seals" and taken:
        result.append("moment: seals are placed while nobody has a position yet (BZN-INI-02)")
    if s.seats == 1 and moment in ("seals", "votes", "bids"):
        result.append(f"moment: there are no {moment} for one alone (BZN-SOL-01)")
    elif moment == "bids" and EVENT_TRIAL[st.event(s)] == st.NOTHING:
        result.append("moment: bids are made for a trial, and this round's event is none (BZN-TRI-01)")
    return result


def _default_order(s: State) -> None:
    """The order of the positions, players without one behind, as they sit."""
    f = s.facts
    if f[st.ORDER] != st.NOBODY:
        return
    ranked = sorted(range(s.seats), key=lambda seat: (f[seat * SEAT_SIZE + st.POSITION] % 9, seat))
    for place, seat in enumerate(ranked):
        f[st.ORDER + place] = seat
