"""Frames and questions: declared once, numbered by the declaration, refused where something does not fit."""

from __future__ import annotations

from typing import Any

import pytest
from tests.example_game import Tesserae
from tests.example_game.frames import CONTEST, FRAMES

import porphyry
from porphyry.kernel.action import Notation
from porphyry.kernel.dice import fast_dice
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.event import EventKinds
from porphyry.kernel.frames import WORK, Frame, Frames, field, field_at, find, pop, push, set_field_at
from porphyry.kernel.questions import Choice, ChoiceQuestion, Question, QuestionGame, Work
from porphyry.kernel.state import State
from porphyry.kernel.table import new_table, table_from_position


def test_the_declaration_gives_the_number() -> None:
    frames = Frames()
    asked, other, goes_on = Frame(frames, "bid", asks=True), Frame(frames, "pay", asks=True), Frame(frames, "rounds")

    assert (asked.number, other.number, goes_on.number) == (0, 1, WORK)
    assert [frame.name for frame in frames] == ["bid", "pay", "rounds"]


def test_a_game_says_where_the_numbers_of_its_work_begin() -> None:
    """Running games hold these numbers, so a game with few questions keeps those it began with."""
    frames = Frames(works=1)
    asked, goes_on = Frame(frames, "bid", asks=True), Frame(frames, "rounds")

    assert (asked.number, goes_on.number) == (0, 1)
    with pytest.raises(ValueError, match="'pay' is one too many"):
        Frame(frames, "pay", asks=True)


def test_a_field_is_found_by_its_name_wherever_the_frame_lies() -> None:
    s = State(2, [], [], fast_dice(1))
    CONTEST.begin(s, 1)
    push(s, FRAMES.asking[0].number)

    at = find(s, CONTEST.number)
    set_field_at(s, at, CONTEST.face, 5)

    assert (field_at(s, at, CONTEST.winner), field_at(s, at, CONTEST.face)) == (1, 5)
    assert find(s, 7) == -1
    pop(s)
    assert field(s, CONTEST.face) == 5


def test_nothing_is_declared_twice() -> None:
    frames, notation, events = Frames(), Notation([], {"card": ["a"]}), EventKinds()
    frame = Frame(frames, "bid", asks=True)
    frame.field("seat")
    notation.add("bid", "{card}")
    events.add("BidMade", "seat")

    with pytest.raises(ValueError, match="'bid' is declared twice"):
        Frame(frames, "bid")
    with pytest.raises(ValueError, match="two fields 'seat'"):
        frame.field("seat")
    with pytest.raises(ValueError, match="the verb 'bid' is declared twice"):
        notation.add("bid")
    with pytest.raises(ValueError, match="the event 'BidMade' is declared twice"):
        events.add("BidMade")
    with pytest.raises(ValueError, match="vocabulary 'city' that is not declared"):
        notation.add("march", "{to:city}")


def test_a_frame_has_seven_fields_at_most() -> None:
    frame = Frame(Frames(), "crowded")
    for name in "abcdefg":
        frame.field(name)

    with pytest.raises(ValueError, match="more than 7 fields"):
        frame.field("h")


class Unruly(QuestionGame):
    def __init__(self, frames: Frames, questions: list[Question], works: list[Work]) -> None:
        super().__init__(
            "unruly",
            rules_version=1,
            seat_counts=[2],
            notation=Notation([], {}),
            frames=frames,
            questions=questions,
            works=works,
            events=EventKinds(),
            options=[],
        )


def test_where_a_frame_rests_nobody_is_asked() -> None:
    """Its number comes before those of the questions, counted from the last."""
    frames = Frames(works=8, asks=2)
    over, bid = Frame(frames, "over", rests=True), Frame(frames, "bid", asks=True)
    game = Unruly(frames, [Question(bid, "UNR-BID-01", "")], [])

    assert (over.number, bid.number) == (1, 2)
    assert game.deciders(State(2, [], [over.number, *[0] * 7], fast_dice(1))) == []
    asking = State(2, [], [bid.number, 1, *[0] * 6], fast_dice(1))
    assert (game.deciders(asking), game.kind(asking, 1), game.is_asking(asking)) == ([1], 0, True)


def test_every_frame_has_its_question_or_its_work() -> None:
    frames = Frames()
    asks, goes_on = Frame(frames, "bid", asks=True), Frame(frames, "rounds")

    with pytest.raises(ValueError, match="one question for each frame that asks: bid"):
        Unruly(frames, [], [Work(goes_on)])
    with pytest.raises(ValueError, match="one work for each frame that goes on by itself: rounds"):
        Unruly(frames, [Question(asks, "UNR-BID-01", "")], [])


def test_in_one_row_a_frame_may_ask_and_go_on_by_itself() -> None:
    """Its questions are numbered as they are listed; the first of a frame stands for it."""
    frames = Frames(works=1, one_row=True)
    turn, window = Frame(frames, "turn"), Frame(frames, "window")
    first, second = Question(turn, "UNR-TRN-01", "", name="fire"), Question(turn, "UNR-TRN-02", "", name="move")
    game = Unruly(frames, [first, second], [Work(window), Work(turn)])

    assert (turn.number, window.number) == (1, 2)
    assert ([kind.name for kind in game.decision_kinds], second.number) == (["fire", "move"], 1)
    assert game.question(State(2, [], [turn.number, 1, *[0] * 6], fast_dice(1))) is first
    with pytest.raises(ValueError, match="expected a question or one work for each frame: window"):
        Unruly(frames, [first], [])


def test_two_choices_of_one_verb_are_an_error() -> None:
    notation = Notation([], {})
    march = notation.add("march")

    with pytest.raises(ValueError, match="the verb 'march' has two choices"):
        ChoiceQuestion(Frame(Frames(), "turn", asks=True), "UNR-TRN-01", notation, [Choice(march), Choice(march)])


def test_a_verb_that_is_not_declared_is_an_error() -> None:
    frames = Frames()
    asks = Frame(frames, "bid", asks=True)

    with pytest.raises(ValueError, match="'bid' has a verb 'offer' that is not declared"):
        Unruly(frames, [Question(asks, "UNR-BID-01", "offer")], [])


def test_a_verb_without_a_choice_is_never_played_in_silence() -> None:
    notation = Notation([], {})
    march, rest = notation.add("march"), notation.add("rest")
    question = ChoiceQuestion(Frame(Frames(), "turn", asks=True), "UNR-TRN-01", notation, [Choice(march)])
    s = State(2, [], [], fast_dice(1))

    assert question.kind.verbs == ["march"]
    assert question.why_not(s, 0, march) == ""
    with pytest.raises(AssertionError, match="no answer to this question"):
        question.play(s, 0, rest)


def test_candidates_are_all_well_formed_answers() -> None:
    t = new_table(Tesserae(), 2, 1)
    question = t.game.questions[0]  # type: ignore[attr-defined]  # the example is made of questions

    assert [t.text(code) for code in question.candidates(t.state, 0)] == [
        f"bid {letter}{value}" for letter in "ab" for value in range(1, 7)
    ]
    assert len(question.legal(t.state, 0)) == 2


def test_a_number_is_counted_within_its_limits() -> None:
    notation = Notation([], {"card": ["a", "b"]}, {"coins": (1, 3)})
    notation.add("pay", "{card} {coins:int}")

    assert notation.texts(notation.every("pay")) == ["pay a 1", "pay a 2", "pay a 3", "pay b 1", "pay b 2", "pay b 3"]


def reacting() -> porphyry.Table:
    t = new_table(Tesserae(), 3, 4)
    while t.decisions()[0].kind != "react":
        t.play(t.legal()[0])
    return t


def test_a_position_writes_work_in_hand_by_name() -> None:
    t = reacting()

    pending = t.to_position()["pending"]

    assert [next(iter(task)) for task in pending] == ["rounds", "contest", "react"]
    assert pending[2] == {"react": {"seat": t.decisions()[0].seat}}
    assert sorted(pending[1]["contest"]) == ["face", "next", "winner"]
    assert table_from_position(Tesserae(), t.to_position()).state.stack == t.state.stack


@pytest.mark.parametrize(
    ("pending", "part"),
    [
        ("soon", "pending: expected a list of tasks, 4 at most"),
        ([{"rounds": {}}] * 5, "pending: expected a list of tasks, 4 at most"),
        ([["rounds"]], "pending[0]: expected a table with one key, the name of a task, not a list"),
        (
            [{"ronds": {}}],
            "pending[0]: expected one of bid, react, pay, rounds, contest, not 'ronds' (did you mean 'rounds'?)",
        ),
        ([{"rounds": 5}], "pending[0].rounds: expected a table of fields, not 5"),
        ([{"bid": {}}], "pending[0]: such work does not arise there"),
        ([{"rounds": {}}, {"pay": {}}], "pending[1].pay.seat: is missing"),
        ([{"rounds": {}}, {"pay": {"seat": 2}}], "pending[1].pay.seat: expected a whole number from 0 to 1, not 2"),
        ([{"rounds": {}}, {"pay": {"seat": 0, "coins": 1}}], "pending[1].pay.coins: no such key"),
    ],
)
def test_work_in_hand_is_judged(pending: Any, part: str) -> None:
    with pytest.raises(BadPosition) as caught:
        table_from_position(Tesserae(), {"seats": 2, "pending": pending})

    assert part in "\n".join(caught.value.faults)


def test_a_question_must_say_what_an_answer_does() -> None:
    question = Question(Frame(Frames(), "riddle", asks=True), "UNR-RID-01", "")

    with pytest.raises(NotImplementedError, match="riddle: play"):
        question.play(State(2, [], [], fast_dice(1)), 0, 0)
