"""The view: nothing is hidden in Byzantium but the dice to come, so every seat sees the whole board (BYZ-CMP-10)."""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantium import state
from porphyry.games.byzantium.board import (
    ARAB,
    BOARD,
    BOXES,
    BYZANTINE,
    CITIES,
    CITY_IDS,
    DISC_SUPPLY,
    LINK_TYPES,
    SIDES,
    SPACE_KINDS,
    SPACE_SIDES,
    TURNS,
    UPKEEP,
)
from porphyry.games.byzantium.income import INCOME_PER_DISC, discs_of, upkeep_of
from porphyry.games.byzantium.notation import COLOURS
from porphyry.games.byzantium.scoring import total_with, tracks_with
from porphyry.kernel.state import State

PLAYED: Final = (BYZANTINE, ARAB)


def nobody(seat: int) -> int | None:
    """A seat as the view tells it."""
    return None if seat == state.NOBODY else seat


def view(s: State) -> dict[str, Any]:
    """The whole table in ids and numbers."""
    facts = s.facts
    armies = armies_by_city(s)
    return {
        "turn": facts[state.TURN],
        "turns": TURNS,
        "start": facts[state.START],
        "active": facts[state.ACTIVE],
        "first_pass": nobody(facts[state.FIRST_PASS]),
        "last_action": bool(facts[state.LAST_ACTION]),
        "ended": state.ENDINGS[facts[state.ENDED]],
        "bulgars": {"box": facts[state.BULGAR_BOX], "supply": facts[state.ORANGE]},
        "guards": {SIDES[side]: guard_place(facts[state.GUARD + side]) for side in PLAYED},
        "upkeep": {
            SIDES[side]: {name: UPKEEP[4 * side + which] for which, name in enumerate(BOXES)} for side in PLAYED
        },
        "discs_left": {SIDES[side]: max(0, DISC_SUPPLY[side] - facts[state.DISCS_OUT + side]) for side in (0, 1, 3)},
        "spaces": [
            {
                "id": ident,
                "kind": SPACE_KINDS[BOARD.space_kind[at]],
                "side": SPACE_SIDES[BOARD.space_side[at]],
                "taken_by": nobody(facts[state.SPACE + at]),
            }
            for at, ident in enumerate(BOARD.space_ids)
        ],
        "cities": [city_view(s, city, armies.get(city, [])) for city in range(CITIES)],
        "players": [player_view(s, seat) for seat in range(s.seats)],
    }


def guard_place(value: int) -> str | int:
    """Where a guard cube is."""
    return "space" if value == state.ON_SPACE else "aside" if value == state.LAID_ASIDE else value


def armies_by_city(s: State) -> dict[int, list[list[int | str]]]:
    """Seat and side of every army, by the city where it stands."""
    found: dict[int, list[list[int | str]]] = {}
    for seat in range(s.seats):
        for army in PLAYED:
            city = state.army_at(s, seat, army)
            if city != state.NOWHERE:
                found.setdefault(city, []).append([seat, SIDES[army]])
    return found


def city_view(s: State, city: int, armies: list[list[int | str]]) -> dict[str, Any]:
    """One city, with the armies that stand there."""
    side = state.side_of(s, city)
    return {
        "id": CITY_IDS[city],
        "side": SIDES[side],
        "discs": s.facts[state.DISCS + city],
        "strength": state.walls_of(s, city),
        "controller": nobody(state.controller(s, city)),
        "fortified": state.is_fortified(s, city),
        "armies": armies,
    }


def player_view(s: State, seat: int) -> dict[str, Any]:
    """One display. Whatever comes in two, one for each side, is a table by side."""
    discs = [discs_of(s, seat, side) for side in PLAYED]
    byzantine, arab = tracks_with(s, seat, discs)
    higher, lower = max(byzantine, arab), min(byzantine, arab)
    both = 2 * lower >= higher
    counts = SIDES[:2] if both else [SIDES[BYZANTINE if byzantine > arab else ARAB]]
    if s.facts[state.ENDED] == state.FALLEN:
        both, counts = True, [SIDES[ARAB]]  # BYZ-FAL-05: and the half rule does not apply
    return {
        "seat": seat,
        "colour": COLOURS[seat],
        "points": by_side(s, seat, state.POINTS),
        "treasury": by_side(s, seat, state.TREASURY),
        "boxes": {
            SIDES[side]: {name: state.get(s, seat, state.BOX + 4 * side + which) for which, name in enumerate(BOXES)}
            for side in PLAYED
        },
        "guard": {SIDES[side]: bool(state.guard(s, seat, side)) for side in PLAYED},
        "army": {SIDES[side]: city_id(state.get(s, seat, state.ARMY + side)) for side in PLAYED},
        "strength": {SIDES[side]: state.strength_of(s, seat, side) for side in PLAYED},
        "discs": {SIDES[side]: discs[side] for side in PLAYED},
        "income": {SIDES[side]: INCOME_PER_DISC * discs[side] for side in PLAYED},
        "upkeep": {SIDES[side]: upkeep_of(s, seat, side) for side in PLAYED},
        "pool": state.get(s, seat, state.POOL),
        "casualties": state.get(s, seat, state.CASUALTIES),
        "removed": state.get(s, seat, state.REMOVED),
        "tax": state.get(s, seat, state.TAX),
        "pass_box": state.get(s, seat, state.PASS_BOX),
        "church": state.get(s, seat, state.CHURCH),
        "mosque": state.get(s, seat, state.MOSQUE),
        "fortifications": state.get(s, seat, state.RESERVE),
        "passed": bool(state.get(s, seat, state.PASSED)),
        "cities": state.get(s, seat, state.OWN).bit_count(),
        "total_now": total_with(s, byzantine, arab),
        "total_if_fallen": state.get(s, seat, state.POINTS + ARAB),
        "counts": counts,
        "missing": 0 if both else (higher + 1) // 2 - lower,
    }


def by_side(s: State, seat: int, what: int) -> dict[str, int]:
    """A fact of a player that comes in two."""
    return {SIDES[side]: state.get(s, seat, what + side) for side in PLAYED}


def city_id(city: int) -> str | None:
    """A city by its id."""
    return None if city == state.NOWHERE else CITY_IDS[city]


def rows() -> dict[str, Any]:
    """What is printed on the board."""
    return {
        "cities": [
            {
                "id": ident,
                "value": BOARD.value[at],
                "side": SIDES[BOARD.start_side[at]],
                "coastal": bool(BOARD.coastal >> at & 1),
                "lon": BOARD.lon[at],
                "lat": BOARD.lat[at],
            }
            for at, ident in enumerate(CITY_IDS)
        ],
        "links": [
            {"id": BOARD.link_ids[at], "a": CITY_IDS[a], "b": CITY_IDS[b], "type": LINK_TYPES[kind]}
            for at, (a, b, kind, _) in enumerate(BOARD.links)
        ],
        "arrows": [CITY_IDS[city] for city in range(CITIES) if BOARD.arrows >> city & 1],
        "spaces": [
            {"id": ident, "side": SPACE_SIDES[BOARD.space_side[at]], "row": BOARD.space_row[at]}
            for at, ident in enumerate(BOARD.space_ids)
        ],
    }
