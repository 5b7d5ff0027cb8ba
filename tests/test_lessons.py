"""Lessons: every one is played through with all its solutions and mistakes, and a faulty file is told everything at once."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

import pytest

from porphyry import lessons
from porphyry.cli import main
from porphyry.kernel.errors import BadData, Illegal, Unreadable

if TYPE_CHECKING:
    from pathlib import Path

FILES = [(course, path) for course, paths in lessons.courses().items() for path in paths]

GOOD = """
game = "byzantium"
title = { en = "A", de = "A", hu = "A", nl = "A" }
about = { en = "A", de = "A", hu = "A", nl = "A" }

[[step]]
say = { en = "Take Nicaea", de = "A", hu = "A", nl = "A" }
done = { en = "Taken", de = "A", hu = "A", nl = "A" }
solution = [["control nicaea < pool"]]

[[step]]
help = false
say = { en = "Score three", de = "A", hu = "A", nl = "A" }
done = { en = "Scored", de = "A", hu = "A", nl = "A" }
missed = { en = "Not three", de = "A", hu = "A", nl = "A" }
solution = [["control antioch < pool"]]
goal = [{ event = "PointsScored", seat = 0, points = 3 }]

[[step.wrong]]
play = ["control antioch < casualties"]
when = [{ event = "BezantsPaid" }]
say = { en = "You paid", de = "A", hu = "A", nl = "A" }

[[step]]
say = { en = "Show me the church", de = "A", hu = "A", nl = "A" }
done = { en = "There", de = "A", hu = "A", nl = "A" }
point = ["church"]

[[step.wrong]]
play = ["at mosque"]
say = { en = "Nearly", de = "A", hu = "A", nl = "A" }

[[step]]
say = { en = "How many?", de = "A", hu = "A", nl = "A" }
done = { en = "Yes", de = "A", hu = "A", nl = "A" }

[[step.answer]]
say = { en = "1", de = "1", hu = "1", nl = "1" }
why = { en = "More", de = "A", hu = "A", nl = "A" }

[[step.answer]]
right = true
say = { en = "2", de = "2", hu = "2", nl = "2" }
"""


@pytest.fixture
def lesson(tmp_path: Path) -> lessons.Lesson:
    path = tmp_path / "03-own.toml"
    path.write_text(GOOD, encoding="utf-8")
    return lessons.read(path)


@pytest.mark.parametrize(("course", "path"), FILES, ids=[f"{course}-{path.stem}" for course, path in FILES])
def test_every_solution_solves_and_every_mistake_is_told(course: str, path: Path) -> None:
    assert lessons.faults(path) == []

    steps = lessons.find(course, path.stem.partition("-")[2]).steps
    assert len(steps) >= 2
    assert any(step.kind == "answer" or not step.help for step in steps), "nothing is left to the learner alone"


def test_there_are_the_courses_that_are_promised() -> None:
    assert {name: len(paths) for name, paths in lessons.courses().items()} == {
        "byzantium": 15,
        "byzantion": 15,
        "guiscard": 15,
        "sieges": 10,
    }


def test_with_help_only_what_leads_on_is_open(lesson: lessons.Lesson) -> None:
    helped = lessons.attempt(lesson, 0, [])
    alone = lessons.attempt(lesson, 1, [])

    assert helped.allowed([]) == ["control nicaea < pool"]
    assert len(alone.allowed([])) == 584


def test_a_goal_can_be_reached_in_a_way_that_nobody_wrote_down(lesson: lessons.Lesson) -> None:
    now = lessons.attempt(lesson, 1, ["control damascus < pool"])

    assert (now.verdict, now.say) == ("done", lesson.steps[1].done)


def test_a_known_mistake_has_its_own_words_and_any_other_the_words_of_the_step(lesson: lessons.Lesson) -> None:
    paid = lessons.attempt(lesson, 1, ["control antioch < casualties"])
    other = lessons.attempt(lesson, 1, ["control ephesus < pool"])

    assert (paid.verdict, paid.say and paid.say["en"]) == ("wrong", "You paid")
    assert (other.verdict, other.say and other.say["en"]) == ("missed", "Not three")


def test_things_are_pointed_at_and_questions_answered(lesson: lessons.Lesson) -> None:
    assert lessons.attempt(lesson, 2, ["at church"]).verdict == "done"
    assert lessons.attempt(lesson, 2, ["at mosque"]).verdict == "wrong"
    assert lessons.attempt(lesson, 2, ["at nicaea"]).verdict == "missed"
    right = next(number for number, one in enumerate(lesson.steps[3].answers) if one.right)
    assert lessons.attempt(lesson, 3, [f"answer {right}"]).verdict == "done"
    assert lessons.attempt(lesson, 3, [f"answer {1 - right}"]).verdict == "wrong"


@pytest.mark.parametrize(
    ("step", "did", "error"),
    [
        (0, ["control constantinople < pool"], Illegal),
        (0, ["nonsense"], Unreadable),
        (0, ["control nicaea < pool", "pass"], Unreadable),
        (3, ["answer 7"], Unreadable),
        (3, ["pass"], Unreadable),
        (9, [], Unreadable),
        (0, ["pass"] * 41, Unreadable),
    ],
)
def test_what_cannot_be_done_is_refused(
    lesson: lessons.Lesson, step: int, did: list[str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        lessons.attempt(lesson, step, did)


def test_where_an_answer_stands_says_nothing_of_it() -> None:
    """The right one is written first in most files; it is not shown first more often than by chance."""
    for course in lessons.courses():
        asked = [step for one in lessons.course(course) for step in one.steps if step.kind == "answer"]
        first = sum(step.answers[0].right for step in asked)
        assert 0 < first < len(asked) * 0.6, f"{course}: {first} of {len(asked)}"


def test_what_leads_nowhere_any_more_is_said_at_once() -> None:
    past = lessons.find("guiscard", "past")
    other_way = lessons.attempt(past, 0, ["move jacques", "step h14", "step i14"])
    alone = lessons.attempt(past, 2, ["move jacques", "step h14", "stop"])

    assert (other_way.verdict, other_way.say) == ("missed", past.steps[0].missed)
    assert alone.verdict == "missed"


def test_no_lesson_stands_still_whatever_is_done_in_it() -> None:
    """After any legal action of a walk through a step there is a verdict or something left to do that leads on."""
    chance = random.Random(26)
    for course in lessons.courses():
        for lesson in lessons.course(course):
            for number, step in enumerate(lesson.steps):
                if step.kind != "play":
                    continue
                did: list[str] = []
                now = lessons.attempt(lesson, number, did)
                while now.verdict == "open":
                    assert now.leads_on(did), f"{course}/{lesson.name} {number}: {did}"
                    did.append(chance.choice(now.table.lines(step.seat)))
                    now = lessons.attempt(lesson, number, did)
                    assert len(did) <= step.moves


def test_with_help_the_whole_way_ahead_is_known() -> None:
    past = lessons.find("guiscard", "past")

    began = lessons.attempt(past, 0, ["move jacques"])

    assert began.ahead(["move jacques"]) == ["step h14", "step i13", "step j14"]
    assert lessons.attempt(past, 2, []).ahead([]) == []


def test_a_step_is_the_same_whenever_it_is_asked_about(lesson: lessons.Lesson) -> None:
    first = lessons.attempt(lesson, 1, ["control antioch < pool"]).table.state.fingerprint()

    assert lessons.attempt(lesson, 1, []).table.state.fingerprint() != first
    assert lessons.attempt(lesson, 1, ["control antioch < pool"]).table.state.fingerprint() == first


def test_every_fault_of_a_file_is_told_at_once(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    path.write_text(
        """
        game = "byzantium"
        titel = "?"
        about = { en = "A", de = "A", nl = "A" }
        [[step]]
        say = { en = "A", de = "A", hu = " ", nl = "A" }
        done = { en = "A", de = "A", hu = "A", nl = "A" }
        help = "yes"
        solution = [["pass"]]
        goal = [{ event = "PlayerPased" }, { event = "PlayerPassed", who = 1 }, { asked = "nothing" }, {}]
        given = ["pass"]
        """,
        encoding="utf-8",
    )

    with pytest.raises(BadData) as refused:
        lessons.read(path)

    told = "\n".join(refused.value.faults)
    for part in (
        "'titel' is not known here (did you mean 'title'?)",
        "title: needs a text in each of en, de, hu, nl",
        "about: has no text in hu",
        "step 0: say: has no text in hu",
        "help: expected true or false",
        "'PlayerPased' is unknown (did you mean 'PlayerPassed'?)",
        "'who' is not known here",
        "'nothing' is unknown",
        "a condition has one of",
        "expected a seat before the action",
    ):
        assert part in told, told


def test_what_reads_well_is_played_before_it_is_believed(tmp_path: Path) -> None:
    path = tmp_path / "bad.toml"
    wrong = GOOD.replace('solution = [["control nicaea < pool"]]', 'solution = [["control hira < pool"]]')
    path.write_text(wrong.replace('play = ["control antioch < casualties"]', 'play = ["pass"]'), encoding="utf-8")

    told = lessons.faults(path)

    assert len(told) == 2
    assert "step 0" in told[0] and "no legal action is 'control hira < pool'" in told[0]
    assert "step 1" in told[1] and "the mistake ['pass'] is missed" in told[1]


def test_the_command_checks_and_lists(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good, bad = tmp_path / "good.toml", tmp_path / "bad.toml"
    good.write_text(GOOD, encoding="utf-8")
    bad.write_text(GOOD.replace("nicaea", "hira"), encoding="utf-8")

    assert main(["lesson", "check", str(good)]) == 0
    assert "no fault" in capsys.readouterr().out
    assert main(["lesson", "check", str(bad)]) == 2
    assert "step 0" in capsys.readouterr().err
    assert main(["lesson", "list"]) == 0
    assert "byzantium/control" in capsys.readouterr().out
    assert main(["lesson", "check", str(tmp_path / "none.toml")]) == 2
    assert "there is no file" in capsys.readouterr().err


def test_a_lesson_is_played_in_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "own.toml"
    path.write_text(GOOD, encoding="utf-8")
    right = next(number for number, one in enumerate(lessons.read(path).steps[3].answers) if one.right)
    typed = iter(
        [
            "control nicaea",
            "control nicaea < pool",
            "control antioch < casualties",
            "control antioch < pool",
            "church",
            str(2 - right),
            str(right + 1),
        ]
    )
    monkeypatch.setattr("builtins.input", lambda _prompt="": next(typed))

    assert main(["lesson", "play", str(path), "--lang", "en"]) == 0

    said = capsys.readouterr().out
    for part in ("Take Nicaea", "Taken", "You paid", "Scored", "There", "More", "Yes"):
        assert part in said, said
