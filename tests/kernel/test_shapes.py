"""Shapes find every fault of type and bounds and say it in words."""

from __future__ import annotations

from typing import Any

import pytest

from porphyry.kernel.shapes import (
    BOTTOM,
    MOST_FAULTS,
    Bits,
    Either,
    Flag,
    Frames,
    Listing,
    Maybe,
    Named,
    Number,
    Row,
    Shape,
    Table,
    Word,
)

FEW = Word(["elite", "main"])
LOWEST = {7: [BOTTOM]}
MANY = Word([f"city-{number}" for number in range(40)], "a city")


def told(shape: Shape, value: Any) -> list[str]:
    faults: list[str] = []
    shape.judge(value, "here", faults)
    return faults


@pytest.mark.parametrize(
    ("shape", "value"),
    [
        (Number(-1, 3), -1),
        (Number(-1, 3), 3),
        (Bits(0b101), 0b100),
        (Bits(0b101, -1), -1),
        (Flag(), False),
        (FEW, "main"),
        (Maybe(FEW), None),
        (Maybe(FEW), "elite"),
        (Either(Number(0, 1), FEW), "main"),
        (Either(FEW, Listing(FEW, 2)), ["main", "elite"]),
        (Listing(Number(0, 9), 2), []),
        (Listing(Maybe(FEW), 3, once=True), [None, None, "main"]),
        (Row(FEW, Number(0, 1)), ["main", 1]),
        (Table({"a": Flag(), "b": FEW}, ["a"]), {"a": True}),
        (Named(["hira", "athens"], Number(0, 3)), {"hira": 3}),
        (Frames({7: [Number(0, 1)]}, 2, LOWEST), [7, 1, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_what_fits_has_no_fault(shape: Shape, value: Any) -> None:
    assert told(shape, value) == []


@pytest.mark.parametrize(
    ("shape", "value", "faults"),
    [
        (Number(0, 3), 4, ["here: expected a whole number from 0 to 3, not 4"]),
        (Number(0, 3), True, ["here: expected a whole number from 0 to 3, not True"]),
        (Number(0, 3), 1.0, ["here: expected a whole number from 0 to 3, not 1.0"]),
        (Number(0, 3), float("nan"), ["here: expected a whole number from 0 to 3, not nan"]),
        (Number(0, 3), 10**4000, ["here: expected a whole number from 0 to 3, not a number far too large"]),
        (Bits(0b101), 0b10, ["here: expected a mask of the bits of 5, not 2"]),
        (Bits(0b101), -1, ["here: expected a mask of the bits of 5, not -1"]),
        (Flag(), 1, ["here: expected true or false, not 1"]),
        (FEW, "Main", ["here: expected one of elite, main, not 'Main' (did you mean 'main'?)"]),
        (FEW, "a\x00\x1b", ["here: expected one of elite, main, not 'a\\x00\\x1b'"]),
        (MANY, "city-99", ["here: expected a city, not 'city-99' (did you mean 'city-9'?)"]),
        (MANY, {"a": 1}, ["here: expected a city, not a table"]),
        (Maybe(FEW), [], ["here: expected one of elite, main, not a list"]),
        (Either(Number(0, 1), FEW), 5, ["here: expected a whole number from 0 to 1 or one of elite, main, not 5"]),
        (Either(FEW, Listing(FEW, 2)), ["x"], ["here[0]: expected one of elite, main, not 'x'"]),
        (Listing(FEW, 2), ["main"] * 3, ["here: expected a list of 0 to 2, not of 3"]),
        (Listing(FEW, 2, 2), [], ["here: expected a list of 2, not of 0"]),
        (Listing(FEW, 3, once=True), ["main", "elite", "main"], ["here[2]: 'main' is there twice"]),
        (Row(FEW, Number(0, 1)), ["main"], ["here: expected a list of 2, not a list"]),
        (Table({"a": Flag(), "b": FEW}, ["a"]), {"bb": 1, "b": 2}, None),
        (Named(["hira", "athens"], Number(0, 3)), {"hirra": 1, "athens": 4}, None),
        (Frames({7: []}, 2, LOWEST), [7, 0, 0], ["here: expected a list of numbers, eight a frame, not a list"]),
        (
            Frames({7: []}, 2, LOWEST),
            [7, 0, 0, 0, 1, 0, 0, 0],
            ["here[0].4: expected a whole number from 0 to 0, not 1"],
        ),
        (Frames({7: []}, 2, LOWEST), [8, 0, 0, 0, 0, 0, 0, 0], ["here[0]: expected the kind of a frame, not 8"]),
    ],
)
def test_a_fault_says_where_and_what_would_be_right(shape: Shape, value: Any, faults: list[str] | None) -> None:
    found = told(shape, value)

    assert found == (faults if faults is not None else found)
    assert found


def test_a_table_tells_all_its_faults_at_once() -> None:
    shape = Table({"side": FEW, "discs": Number(0, 3)}, ["side"])

    assert told(shape, {"dics": 1, "discs": 9, 5: 5}) == [
        "here.dics: no such key (did you mean 'discs'?)",
        "here.5: no such key",
        "here.discs: expected a whole number from 0 to 3, not 9",
        "here.side: is missing",
    ]


def test_a_frame_lies_only_on_what_it_arises_from() -> None:
    shape = Frames({1: [], 2: [], 3: []}, 3, {1: [BOTTOM], 2: [1]})  # 3 may lie on anything but the bottom

    stacks = [[1, 2, 3], [1, 3, 2], [2, 1], [3]]
    found = [told(shape, [number for kind in stack for number in [kind, *[0] * 7]]) for stack in stacks]

    assert [[fault.split(":")[0] for fault in faults] for faults in found] == [
        [],
        ["here[2]"],
        ["here[0]", "here[1]"],
        ["here[0]"],
    ]


def test_nobody_is_told_a_million_faults() -> None:
    assert len(told(Named(["hira"], Flag()), {str(number): 1 for number in range(10_000)})) <= MOST_FAULTS
