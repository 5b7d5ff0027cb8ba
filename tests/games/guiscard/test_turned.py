"""What needs no rulebook: no direction of the map is better than another, and who is far away changes nothing."""

from __future__ import annotations

import random
import re
from typing import TYPE_CHECKING, Any

import pytest
from tests.games.guiscard.given import scene
from tests.games.guiscard.test_board import drawn

from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, distance, hex_of, name_of
from porphyry.games.guiscard.ground.reshaping import turned, turned_map
from porphyry.games.guiscard.scenarios import MAPS
from porphyry.kernel.errors import BadPosition

if TYPE_CHECKING:
    from collections.abc import Callable

    from porphyry.kernel.table import Table

HEX = re.compile(r"^[a-z]{1,2}\d{1,2}$")
COMPASS = ["n", "ne", "e", "se", "s", "sw", "w", "nw"]
PERSONS = [kind for kind, one in enumerate(t.ROSTER) if not one.flags & (t.HORSE | t.ANIMAL)]
SIDES = 6
Units = list[dict[str, Any]]


class Change:
    """A map laid another way: where a hex comes to lie, where a direction points then, what becomes of a facing."""

    def __init__(
        self,
        hex_: Callable[[int], int],
        side: Callable[[int], int],
        corner: Callable[[int], int],
        wind: Callable[[int], int],
    ) -> None:
        self.hex = hex_
        self.side = side
        self.corner = corner
        self.wind = wind

    def word(self, word: str) -> str:
        """A word of a line or a position."""
        if HEX.match(word):
            return name_of(self.hex(hex_of(word)))
        if word in DIRECTIONS:
            return DIRECTIONS[self.side(DIRECTIONS.index(word))]
        if word in bo.CORNERS:
            return bo.CORNERS[self.corner(bo.CORNERS.index(word))]
        if word in COMPASS:  # east and west, where cover is chosen
            return COMPASS[self.wind(COMPASS.index(word))]
        return word

    def line(self, line: str) -> str:
        """A whole line."""
        return " ".join(self.word(word) for word in line.split(" "))

    def units(self, sides: Units) -> Units:
        """Units as ``scene`` takes them."""
        return [
            {name: {key: self.word(value) if isinstance(value, str) else value for key, value in row.items()} for name, row in side.items()}
            for side in sides
        ]  # fmt: skip


def turning(board: bo.Board) -> Change:
    """The map turned by 180 degrees."""
    return Change(
        lambda h: turned(h, board.columns, board.rows),
        lambda d: (d + 3) % SIDES,
        lambda corner: (corner + 3) % SIDES,
        lambda wind: (wind + 4) % 8,
    )


def mirroring(columns: int) -> Change:
    """The map as a mirror shows it, east for west; the columns must be odd in number."""
    return Change(
        lambda h: h - (h & 63) + columns - 1 - (h & 63),
        lambda d: -d % SIDES,
        lambda corner: SIDES - 1 - corner,
        lambda wind: -wind % 8,
    )


def crowd(board: bo.Board, luck: random.Random, men: int = 14) -> Units:
    """Men of both sides close together, some of them mounted, wounded, unconscious or dead."""
    middle = luck.choice(board.hexes)
    free = [h for h in board.hexes if board.foot[h] and distance(h, middle) <= 6]
    luck.shuffle(free)
    sides: Units = [{}, {}]
    for number, kind in enumerate(luck.sample(PERSONS, min(men, len(free)))):
        row: dict[str, Any] = {"hex": name_of(free[number])}
        state = luck.random()
        if state < 0.3 and t.FLAGS[kind] & t.RIDER:
            row |= {"mounted": True, "facing": luck.choice(DIRECTIONS)}
        elif state > 0.7:
            row[luck.choice(["wounded", "wounded", "stunned", "dead"])] = True
        sides[number % 2][t.ROSTER_IDS[kind]] = row
    return sides


def met(board: bo.Board, luck: random.Random, **more: Any) -> tuple[Table, Units]:
    """A scene that can be: riders need room."""
    while True:
        sides = crowd(board, luck)
        try:
            return scene(board, *sides, **more), sides
        except BadPosition:
            continue


def offers(table: Table, change: Change | None = None) -> list[str]:
    """All that may be played, in alphabetical order, as it reads on the other map."""
    return sorted(change.line(action.text) if change else action.text for action in table.legal())


def standing(table: Table, change: Change | None = None) -> dict[str, Any]:
    """Who stands where and how, as it reads on the other map."""
    out: dict[str, Any] = {}
    for name, row in table.to_position()["units"].items():
        facing = row["facing"]
        if change and facing >= 0:
            facing = change.side(facing % SIDES) + facing // SIDES * SIDES
        hex_ = row["hex"] and (change.word(row["hex"]) if change else row["hex"])
        rest = ("place", "health", "stunned", "marks", "spent", "mount", "carry", "led", "target")
        out[name] = (hex_, facing, *(row[key] for key in rest))
    return out


@pytest.mark.parametrize("seed", range(24))
def test_a_map_turned_round_plays_the_same(seed: int) -> None:
    """The same offers, the same chances, and with the same dice the same result, action by action."""
    board = list(MAPS.values())[seed % len(MAPS)]
    change, luck = turning(board), random.Random(seed)
    here, sides = met(board, luck, step="fire")
    there = scene(turned_map(board), *change.units(sides), step="fire")

    for _ in range(50):
        assert offers(here, change) == offers(there)
        choices = here.legal()
        if not choices:
            return
        for action in luck.sample(choices, min(3, len(choices))):
            assert here.odds(action) == there.odds(change.line(action.text)), action.text
        action = luck.choice(choices)
        here.play(action)
        there.play(change.line(action.text))
        assert standing(here, change) == standing(there), action.text


PLAIN = "......::bBttTsmr"  # level and raised ground, and what stands or lies on it


@pytest.mark.parametrize("step", ["fire", "charge", "move", "combat"])
@pytest.mark.parametrize("seed", range(12))
def test_a_map_in_the_mirror_offers_the_same_at_the_same_odds(step: str, seed: int) -> None:
    luck = random.Random(seed)
    rows = ["".join(luck.choice(PLAIN) for _ in range(21)) for _ in range(16)]
    change = mirroring(21)
    here, sides = met(drawn(*rows), luck, step=step)
    there = scene(drawn(*(row[::-1] for row in rows)), *change.units(sides), step=step)

    assert offers(here, change) == offers(there)
    for action in here.legal():
        one, other = here.odds(action), there.odds(change.line(action.text))
        if (
            one and other and "on_target" in one
        ):  # a miss goes astray by the printed diagrams, which tell left from right
            one, other = ({"on_target": odds["on_target"]} for odds in (one, other))
        assert one == other, action.text


@pytest.mark.parametrize("step", ["fire", "charge", "move", "combat"])
@pytest.mark.parametrize("seed", range(6))
def test_a_man_far_away_changes_nothing(step: str, seed: int) -> None:
    luck = random.Random(seed)
    board = drawn(*["." * 60] * 14)
    _, sides = met(drawn(*["." * 14] * 14), luck, step=step)
    here = scene(board, *sides, step=step)
    far = next(t.ROSTER_IDS[kind] for kind in PERSONS if all(t.ROSTER_IDS[kind] not in side for side in sides))
    there = scene(board, sides[0], {**sides[1], far: "bh7"}, step=step)

    assert offers(here) == [line for line in offers(there) if not {far, "bh7"} & set(line.split(" "))]
    for action in here.legal():
        assert here.odds(action) == there.odds(action.text), action.text


@pytest.mark.parametrize("seed", range(8))
def test_two_who_are_far_apart_may_move_in_either_order(seed: int) -> None:
    """In step 3 a side moves its units one after the other, in an order of its own choosing."""
    luck = random.Random(seed)
    rows = ["".join(luck.choice("......tt") for _ in range(40)) for _ in range(14)]
    board = drawn(*rows)
    low = [h for h in board.hexes if board.foot[h]]
    starts = [next(h for h in low if lo <= h & 63 <= hi) for lo, hi in ((3, 9), (25, 31))]
    names = [t.ROSTER_IDS[kind] for kind in luck.sample(PERSONS, 2)]
    ours = {name: name_of(h) for name, h in zip(names, starts, strict=True)}
    walks = []
    for name in names:
        alone = scene(board, ours, {"argyris": "al14"} if "argyris" not in names else {"stelios": "al14"})
        walk = [f"move {name}"]
        alone.play(walk[0])
        for _ in range(2):
            steps = [action.text for action in alone.legal() if action.text.startswith("step ")]
            if steps:
                walk.append(luck.choice(steps))
                alone.play(walk[-1])
        if alone.decisions()[0].kind != "take-move" and "stop" in offers(alone):
            walk.append("stop")
        walks.append(walk)

    ends = []
    for order in (walks, walks[::-1]):
        table = scene(board, ours, {"argyris": "al14"} if "argyris" not in names else {"stelios": "al14"})
        for line in [line for walk in order for line in walk]:
            table.play(line)
        ends.append(standing(table))

    assert ends[0] == ends[1]
    assert min(len(walk) for walk in walks) >= 3, "they stood still"


DICE = [3, 8, 5, 1, 10, 6, 2, 9, 4, 7]


def who_is_where(table: Table) -> dict[str, Any]:
    """Who stands where and how, whatever marks of the step he bears."""
    keys = ("hex", "facing", "place", "health", "stunned", "spent", "mount", "carry", "led")
    return {name: tuple(row[key] for key in keys) for name, row in table.to_position()["units"].items()}


def answered(table: Table, line: str, refusal: str) -> None:
    """Play a line and decline whatever is offered by it."""
    table.play(line)
    while refusal in offers(table):
        table.play(refusal)


@pytest.mark.parametrize("seed", range(12))
def test_fire_that_is_held_is_as_if_nobody_could_fire(seed: int) -> None:
    luck = random.Random(seed)
    rows = ["".join(luck.choice("........bts") for _ in range(24)) for _ in range(16)]
    here, sides = met(drawn(*rows), luck, step="move", dice=DICE * 20)
    there = scene(drawn(*rows), *sides, step="move", dice=DICE * 20)
    there.state.facts[st.CEASE] |= 2

    for _ in range(40):
        choices = [line for line in offers(there) if line != "done"]
        if not choices or there.decisions()[0].seat != 0:
            break
        line = luck.choice(choices)
        answered(here, line, "hold")
        there.play(line)
        assert who_is_where(here) == who_is_where(there), line


@pytest.mark.parametrize("seed", range(12))
def test_an_evasion_or_an_advance_declined_leaves_everything_as_it_was(seed: int) -> None:
    """Who stands is struck as in the scenarios without evasion; who stays has moved nobody."""
    luck = random.Random(seed)
    rows = ["".join(luck.choice("........bts") for _ in range(24)) for _ in range(16)]
    here, sides = met(drawn(*rows), luck, step="combat", dice=DICE * 20, chapters=7)
    there = scene(drawn(*rows), *sides, step="combat", dice=DICE * 20, chapters=6)

    for _ in range(40):
        choices = [line for line in offers(there) if line != "done"]
        if not choices or there.state.facts[st.STEP] != 4:
            break
        line = "stay" if "stay" in choices else luck.choice(choices)
        before = {name: row[:2] for name, row in who_is_where(there).items()}
        answered(here, line, "stand")
        there.play(line)
        assert who_is_where(here) == who_is_where(there), line
        if line == "stay":  # sleepers may wake after it, but nobody goes anywhere
            assert {name: row[:2] for name, row in who_is_where(there).items()} == before
