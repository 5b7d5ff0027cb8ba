"""Work in hand, as a position of Byzantion writes it (see kernel/pending.py)."""

from __future__ import annotations

from typing import Any, Final

from porphyry.games.byzantion import effects as fx
from porphyry.games.byzantion import frames
from porphyry.games.byzantion.draft import KEPT
from porphyry.games.byzantion.notation import DEMOI
from porphyry.games.byzantion.tables import BUNDLE, CARD_IDS, CARDS, EMPIRE_CARDS, TERRITORY_IDS
from porphyry.kernel.frames import SIZE, Frame
from porphyry.kernel.pending import Count, OneOf, Pending, SetOf, Sort, YesNo
from porphyry.kernel.shapes import BOTTOM, Word

MOST: Final = 48
"""Tasks on one stack."""

MOST_PIECES: Final = 99
"""Of one resource; amounts of actions are written with two digits."""

# Which work arises in the middle of which; effects of cards may come up anywhere.
OF_THE_ROUND: Final[list[Frame]] = [
    frames.THROW_MISSION,
    frames.DRAFT_CARD,
    frames.SEALS,
    frames.VOTES,
    frames.CHOOSE_OPTION,
    frames.TURNS,
    frames.CONTRIBUTE,
    frames.CHOOSE_AMONG_TIED,
    frames.BID,
    frames.RANKING,
    frames.HAND_LIMIT,
    frames.LAST_INTRIGUES,
    frames.SUBSTITUTIONS,
]
OF_A_TURN: Final[list[Frame]] = [
    frames.TAKE_TURN,
    frames.END_TURN,
    frames.CHOOSE_DRAW,
    frames.PLAY_ACTION,
    frames.SELL_RESOURCES,
    frames.BUY_RESOURCES,
    frames.BUILD_UNITS,
]
ARISES: Final[list[tuple[list[Frame], list[Frame]]]] = [
    (OF_THE_ROUND, [frames.GAME_FLOW]),
    ([frames.PLACE_SEAL], [frames.SEALS]),
    ([frames.PLACE_VOTES], [frames.VOTES]),
    ([frames.OFFER_INTRIGUE], [frames.WINDOW]),
    ([frames.TURN], [frames.TURNS, frames.PLAY_ACTION, frames.TAKE_TURN]),
    (OF_A_TURN, [frames.TURN]),
    ([frames.PLAY_CARDS], [frames.PLAY_ACTION]),
    ([frames.DECLARE_SUBSTITUTION], [frames.SUBSTITUTIONS]),
    ([frames.RANK_BIDS], [frames.RANKING]),
    ([frames.DISCARD_TO_LIMIT], [frames.HAND_LIMIT]),
    ([frames.CHOOSE_SPLITTER, frames.DIVIDE_LOOT, frames.CHOOSE_PILE], [frames.LOOT]),
    ([frames.OFFER_LAST_INTRIGUE], [frames.LAST_INTRIGUES]),
    ([frames.PAYMENT], [frames.LAST_INTRIGUES, frames.WINDOW]),
    ([frames.RAISE_MONEY], [frames.PAYMENT]),
]


def _upon() -> dict[int, list[int]]:
    anywhere = [frame.number for frame in frames.FRAMES if frame is not frames.OVER]
    found = {frame.number: anywhere for frame in frames.FRAMES}
    for above, below in ARISES:
        for frame in above:
            found[frame.number] = [under.number for under in below]
    for frame in (frames.GAME_FLOW, frames.OVER):
        found[frame.number] = [BOTTOM]
    return found


UPON: Final = _upon()


class Coded(Sort):
    """Words that stand for numbers of their own."""

    def __init__(self, numbers: dict[str, int]) -> None:
        super().__init__(Word(list(numbers)))
        self.numbers = numbers
        self.words = {number: word for word, number in numbers.items()}

    def write(self, value: int) -> str:
        """The word; a number without one is an IndexError, as in a list."""
        if value not in self.words:
            raise IndexError(value)
        return self.words[value]

    def read(self, said: Any) -> int:
        """Its number."""
        return self.numbers[said]


def bundle_text(bundle: list[int]) -> str:
    """A bundle as the data write it: `2A 1card`."""
    return " ".join([f"{bundle[place]}{letter}" for letter, place in fx.LETTERS.items() if bundle[place]])


def pending(seats: int) -> Pending:
    """How a position writes the work in hand."""
    demoi = DEMOI[:seats]
    sorts: dict[str, Sort] = {
        "seat": OneOf(demoi),
        "anybody": OneOf(demoi, nothing=True),
        "seats": SetOf(demoi),
        "place": Count(0, seats),
        "turn_place": Count(0, MOST_PIECES),
        "number": Count(0, MOST_PIECES),
        "count": Count(0, 6),
        "picks": Count(0, KEPT - 1),
        "pieces": Count(0, MOST_PIECES),
        "yes": YesNo(),
        "good": OneOf(fx.GOODS[:8]),
        "next_good": Count(0, 8),
        "resource": OneOf(fx.GOODS[: fx.RESOURCES]),
        "resources": SetOf(fx.GOODS[: fx.RESOURCES], 1),
        "bundle": OneOf([bundle_text(bundle) for bundle in BUNDLE]),
        "card": OneOf(CARD_IDS),
        "intrigue": Coded({CARD_IDS[card]: card for card in range(EMPIRE_CARDS, CARDS)}),
        "subject": Count(0, CARDS - 1),
        "class": OneOf(fx.CLASSES),
        "territory": OneOf(TERRITORY_IDS, nothing=True),
        "scope": OneOf(fx.SCOPES),
        "effect": Coded({"remove_card": fx.REMOVE_CARD, "turn_down": fx.TURN_DOWN}),
        "window": OneOf(fx.WINDOWS),
        "action": OneOf(fx.ACTIONS),
        "how": OneOf(frames.ACTIVATIONS),
        "game_stage": OneOf(frames.GAME_STAGES),
        "vote_stage": OneOf(frames.VOTE_STAGES),
        "turn_stage": OneOf(frames.TURN_STAGES),
        "play_stage": OneOf(frames.PLAY_STAGES),
    }
    return Pending(frames.FRAMES, sorts, UPON, MOST)


# Positions of the first layout held the stack as numbers, eight a frame. The frame that each kind has become, and where its fields stood.
OLD_FRAMES: Final[list[tuple[Frame, list[int]]]] = [
    (frames.GAME_FLOW, [1]),
    (frames.OVER, []),
    (frames.THROW_MISSION, [1]),
    (frames.DRAFT_CARD, [1]),
    (frames.SEALS, [1]),
    (frames.CHOOSE_RESOURCE, [1, 2, 3]),
    (frames.VOTES, [1, 2]),
    (frames.WINDOW, [1, 2, 3, 4, 5]),
    (frames.INTRIGUE, [1, 2, 3, 4]),
    (frames.CHOOSE_OPTION, [1]),
    (frames.TURNS, [1, 2]),
    (frames.TURN, [1, 2, 3, 4]),
    (frames.CHOOSE_DRAW, [1]),
    (frames.PLAY_ACTION, [1, 2, 3]),
    (frames.ARRANGE_BANDONS, [1, 2]),
    (frames.CHOOSE_ACTIVATION, [1, 2]),
    (frames.SELL_RESOURCES, [1, 2, 3]),
    (frames.BUY_RESOURCES, [1, 2]),
    (frames.TRADE_RESOURCE, [1, 2, 3]),
    (frames.OFFER_EFFECT, [1, 2]),
    (frames.CHOOSE_VICTIM, [1, 2]),
    (frames.PLAY_ONE_MORE, [1, 2]),
    (frames.CONVERT_MONEY, [1, 2, 3, 4]),
    (frames.KEEP_CARD, [1, 2]),
    (frames.LOSE_CARD, []),
    (frames.CONTRIBUTE, []),
    (frames.CHOOSE_AMONG_TIED, [1, 2]),
    (frames.BID, []),
    (frames.RANKING, [2, 3]),
    (frames.HAND_LIMIT, []),
    (frames.MOVE_UNITS, [1, 2, 3, 4]),
    (frames.PLACE_UNITS, [1, 2, 3, 4]),
    (frames.CHOOSE_CARD, [1, 2, 3]),
    (frames.LOOT, [1, 2, 3, 5]),
    (frames.LAST_INTRIGUES, [1, 2]),
    (frames.PAYMENT, [1, 2, 3]),
    (frames.BUILD_UNITS, [1, 2, 3]),
    (frames.CHOOSE_BANDON, [1]),
    (frames.PLAY_FREE, [1]),
    (frames.INSTANT, [1, 2]),
    (frames.TRADE_RESOURCE, [1, 2]),
    (frames.PICK_CARD, [1, 2]),
    (frames.SUBSTITUTIONS, [2, 3]),
]


def named_tasks(data: Any, writing: Pending) -> Any:
    """Such a stack by the names of its frames and fields; anything else stays as it is, to be refused."""
    if not isinstance(data, list) or len(data) % SIZE or not all(type(number) is int for number in data):
        return data
    try:
        return [_named(data[at : at + SIZE], writing) for at in range(0, len(data), SIZE)]
    except IndexError:  # a number that stands for nothing
        return data


def _named(task: list[int], writing: Pending) -> dict[str, Any]:
    if task[0] < 0:
        raise IndexError(task[0])
    frame, places = OLD_FRAMES[task[0]]
    numbers = [task[place] for place in places]
    return writing.task([frame.number, *numbers, *[0] * (SIZE - 1 - len(numbers))])
