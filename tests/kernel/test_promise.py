"""The promise about the dice binds, and docs/dice.md is enough to check it."""

from __future__ import annotations

import hashlib
import hmac
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.example_game import Tesserae

import porphyry
from porphyry.kernel.errors import BadRecord
from porphyry.kernel.promise import OLD, Promise
from porphyry.kernel.record import read
from porphyry.kernel.registry import game as find_game
from porphyry.kernel.table import Table, new_table, replayed

ROOT = Path(__file__).resolve().parents[2]
WORDS = [b"a" * 16, b"", b"c" * 16]


# A verifier written from docs/dice.md alone: hashlib, hmac and the record's JSON, nothing of ours.


def pack(*parts: bytes) -> bytes:
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


def mac(key: bytes, message: bytes) -> bytes:
    return hmac.new(key, message, hashlib.sha256).digest()


def draw(key: bytes, number: int, first: int, n: int) -> int:
    limit = 2**32 // n * n
    block = 0
    while True:
        digest = mac(key, b"porphyry dice 1\x00" + number.to_bytes(8, "big") + block.to_bytes(4, "big"))
        for at in range(0, 32, 4):
            value = int.from_bytes(digest[at : at + 4], "big")
            if value < limit:
                return first + value % n
        block += 1


def check(record: dict[str, Any]) -> list[str]:
    """What is wrong with the dice of a record of form 2."""
    if record["seed"] is None:
        return ["nothing is proved yet"]
    seed, salt = bytes.fromhex(record["seed"]), bytes.fromhex(record["salt"])
    words = [bytes.fromhex(one) for one in record["contributions"]]
    wrong = []
    if hashlib.sha256(pack(b"porphyry promise 2", salt, seed)).hexdigest() != record["commitment"]:
        wrong.append("the commitment is another one")
    if any(len(one) not in (0, 16) for one in words):
        wrong.append("a contribution has another length")
    key = mac(seed, pack(b"porphyry key 2", *words)) if words else seed
    if record["order"]:
        lot = list(range(len(words)))
        order_key = mac(seed, pack(b"porphyry order 2", *words))
        for number, k in enumerate(range(len(lot) - 1, 0, -1)):
            other = draw(order_key, number, 0, k + 1)
            lot[k], lot[other] = lot[other], lot[k]
        if lot != record["order"]:
            wrong.append("the lot is another one")
    if record["script"]:
        wrong.append(f"{len(record['script'])} outcomes were laid down")
    outcomes = [one for drawn in record["chance"] for one in drawn]
    ranges = [one for drawn in record["ranges"] for one in drawn]
    for number, (outcome, (first, n)) in enumerate(zip(outcomes, ranges, strict=True)):
        should = record["script"][number] if number < len(record["script"]) else draw(key, number, first, n)
        if outcome != should:
            wrong.append(f"outcome {number} should be {should}")
    return wrong


def played(name: str, seats: int, promise: Promise, plies: int = 40) -> Table:
    """So far into a game, at random."""
    table, chooser = new_table(find_game(name), seats, promise=promise), random.Random(4)
    for _ in range(plies):
        legal = table.legal()
        if not legal:
            break
        table.play(chooser.choice(legal))
    return table


@pytest.mark.parametrize("name", ["byzantium", "byzantion", "guiscard"])
def test_a_stranger_checks_a_game_with_the_page_alone(name: str) -> None:
    seats = find_game(name).seat_counts[-1]
    promise = Promise(b"s" * 32, b"t" * 16, (WORDS * 2)[:seats])
    promise.order = promise.draw_order()
    record = json.loads(played(name, seats, promise, 200).record().to_json())

    assert check(record) == []
    assert sum(map(len, record["chance"])) > 0
    proof = porphyry.replay(record).proof
    assert proof is not None and proof.fair
    assert "which binds the seed" in proof.lines()[0]


def test_a_game_of_the_library_is_checked_in_the_same_way() -> None:
    table = porphyry.new("byzantium", seats=3, seed=7)
    for _ in range(20):
        table.play(table.legal()[-1])

    assert check(json.loads(table.record().to_json())) == []


def test_the_same_bytes_cut_elsewhere_are_another_promise() -> None:
    """The old form could be opened at every cut; this one cannot."""
    whole = bytes(range(48))

    assert len({Promise(whole[cut:], whole[:cut]).published for cut in range(48)}) == 48
    assert len({Promise(whole[cut:], whole[:cut], form=OLD).published for cut in range(48)}) == 1


def test_every_contribution_changes_dice_and_lot_and_none_changes_the_promise() -> None:
    promises = [Promise(b"s" * 32, b"t" * 16, [bytes([word]) * 16, b"", b"", b"", b""]) for word in range(20)]

    assert len({one.key() for one in promises}) == 20
    assert len({tuple(one.draw_order()) for one in promises}) > 10
    assert len({one.published for one in promises}) == 1
    moved = Promise(b"s" * 32, b"t" * 16, [b"", b"\x00" * 16, b"", b"", b""])
    assert moved.key() != promises[0].key(), "whose contribution it is counts too"


@pytest.mark.parametrize(
    ("change", "wrong"),
    [
        ({"order": [2, 1, 0]}, "the seats are"),
        ({"contributions": ["61" * 16, "", ""]}, "the seats are|dice give"),
        ({"contributions": ["61" * 16, "61", "63" * 16]}, "1 bytes"),
        ({"salt": "00" * 16}, "commitment"),
        ({"seed": "00" * 32}, "commitment"),
    ],
)
def test_what_was_changed_afterwards_is_found(change: dict[str, Any], wrong: str) -> None:
    promise = Promise(b"s" * 32, b"t" * 16, WORDS)
    promise.order = promise.draw_order()
    record = {**json.loads(played("byzantium", 3, promise).record().to_json()), **change}

    assert check(record) != []
    with pytest.raises(BadRecord, match=wrong):
        porphyry.replay(record)


def test_dice_that_were_laid_down_are_reported() -> None:
    """A record with a script under an honest commitment replays, and says that these are nobody's dice."""
    table = porphyry.position("byzantium", {"seats": 2}, dice=[1, 1, 1, 1], seed=b"s" * 32)
    for _ in range(30):
        table.play(table.legal()[-1])
    again = porphyry.replay(table.record())

    assert again.proof is not None and not again.proof.fair
    assert "laid down beforehand" in again.proof.lines()[0]
    assert "outcomes were laid down" in check(json.loads(table.record().to_json()))[0]


def test_a_record_of_the_old_form_verifies_as_what_it_was_and_says_so() -> None:
    text = (ROOT / "tests/games/byzantium/records/two-seats.json").read_text(encoding="utf-8")
    data = {**json.loads(text), "plies": [], "chance": json.loads(text)["chance"][:1], "fingerprint": ""}
    data |= {"format": 1}
    for key in ("dice", "contributions", "order", "ranges"):
        data.pop(key, None)
    data["commitment"] = hashlib.sha256(bytes.fromhex(data["salt"] + data["seed"])).hexdigest()

    proof = replayed(find_game("byzantium"), read(json.dumps(data))).proof

    assert proof is not None and not proof.fair
    assert "in its old form" in proof.lines()[0]


def test_without_its_seed_a_record_proves_nothing() -> None:
    record = played("byzantium", 3, Promise(b"s" * 32, b"t" * 16, WORDS)).record()
    record.seed = None
    again = porphyry.replay(record)

    assert again.proof is not None and not again.proof.fair
    assert "nothing is proved" in again.proof.lines()[0]
    assert again.commitment == record.commitment


def test_the_text_form_tells_the_ranges_too() -> None:
    table = new_table(Tesserae(), 2, 5)
    while table.outcome is None:
        table.play(table.legal()[0])
    record = table.record()

    assert read(record.to_text()) == record
    assert "/" in record.to_text().split("set-up")[1]
