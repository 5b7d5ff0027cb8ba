"""The table: play, refusals, undo, views, records, resampling, on the example game."""

from __future__ import annotations

import json

import pytest
from tests.example_game import Tesserae
from tests.example_game.frames import BID
from tests.example_game.state import COINS, PURSE, SPARE

import porphyry
from porphyry.kernel import registry
from porphyry.kernel.conformance import walk
from porphyry.kernel.frames import top
from porphyry.kernel.record import read
from porphyry.kernel.state import SPECTATOR
from porphyry.kernel.table import Table, from_snapshot, new_table, replayed

GAME = Tesserae()
registry.register(GAME)


def table(seed: int = 3, seats: int = 2) -> Table:
    return new_table(GAME, seats, seed, salt=b"salt")


def until(kind: str, seed: int = 3) -> Table:
    for t, _ in walk(GAME, 2, seed):
        if t.decisions() and t.decisions()[0].kind == kind:
            return t
    raise AssertionError(f"no {kind} in game {seed}")


def reason(t: Table, action: str, seat: int | None = None) -> str:
    refusal = t.why_not(action, seat)
    return f"{refusal.rule} {refusal.reason}" if refusal else ""


def test_the_contract_as_written() -> None:
    t = porphyry.new("tesserae", seats=3, seed=7, options={"length": "long"})

    assert "tesserae" in porphyry.games()
    assert [d.seat for d in t.decisions()] == [0, 1, 2]
    assert t.legal(1) == [a for a in t.legal() if a.seat == 1]
    assert t.play(t.legal(0)[0].text, seat=0)[0].kind == "BidMade"
    assert t.why_not("coin") is not None
    assert t.outcome is None
    assert porphyry.replay(t.record()).state.fingerprint() == t.state.fingerprint()


def test_an_action_is_taken_as_text_json_or_itself() -> None:
    ends = set()
    action = table().legal(1)[0]
    for form in (action, action.text, action.to_data()):
        t = table()
        t.play(form, seat=1)
        ends.add(t.state.fingerprint())

    assert len(ends) == 1


def test_a_refusal_names_the_rule_and_changes_nothing() -> None:
    t = table()
    hand = {a.text for a in t.legal(0)}
    other = next(a for a in t.legal(1) if a.text not in hand)
    before = t.state.fingerprint()

    with pytest.raises(porphyry.Illegal) as refused:
        t.play(other.text, seat=0)

    assert (refused.value.rule, refused.value.reason) == ("TES-BID-01", "not-in-hand")
    assert refused.value.params["card"] == other.to_data()["card"]
    assert t.state.fingerprint() == before
    assert t.ply == 0


def test_out_of_turn_and_out_of_place_are_told_apart() -> None:
    t = until("react")
    decider = t.decisions()[0].seat

    assert reason(t, "pass", 1 - decider) == "TES-PRO-01 not-your-decision"
    assert reason(t, "coin", decider) == "TES-PRO-01 not-now"
    assert t.why_not("pass", decider) is None


def test_nothing_is_asked_after_the_end() -> None:
    *_, (t, _) = walk(GAME, 2, 3)

    assert t.legal() == []
    assert reason(t, "pass") == "TES-END-01 game-over"


@pytest.mark.parametrize(
    ("text", "hint"),
    [("bdi a1", "bid a1"), ("bid a9", "bid a"), ("bid", None), ("", None), ("coins", "coin")],
)
def test_a_slip_gets_the_nearest_spelling(text: str, hint: str | None) -> None:
    with pytest.raises(porphyry.Unreadable) as refused:
        table().play(text)

    assert (refused.value.nearest or "").startswith(hint or "")
    assert (refused.value.nearest is None) == (hint is None)


def test_a_bad_json_action_says_which_fields_it_needs() -> None:
    with pytest.raises(porphyry.Unreadable, match="the fields card for bid"):
        table().play({"verb": "bid", "crad": "a1"})


def test_two_seats_that_could_mean_it_must_be_told_apart() -> None:
    t = porphyry.position("tesserae", {"seats": 2})

    assert t.play("bid a1")[0].params == {"seat": 0}
    assert t.play("bid a2")[0].params == {"seat": 1}


def test_an_action_open_to_both_seats_is_ambiguous() -> None:
    class Both(Tesserae):
        def why_not(self, s: porphyry.kernel.state.State, seat: int, code: int) -> str:
            return ""

    t = new_table(Both(), 2, 1)

    with pytest.raises(porphyry.Ambiguous, match="seat="):
        t.play("bid a1")


def test_undo_stops_at_the_die() -> None:
    t = until("react")

    assert not t.can_undo()
    with pytest.raises(porphyry.NothingToUndo, match="dice"):
        t.undo()


def test_undo_takes_back_ones_own_open_steps_one_by_one() -> None:
    t = until("pay")
    seat = t.decisions()[0].seat
    before, ply = t.state.fingerprint(), t.ply
    t.play("coin")
    assert t.state.facts[PURSE + seat] == COINS - 1

    assert t.undo().text == "coin"
    assert (t.state.fingerprint(), t.ply) == (before, ply)
    assert len(t.events) == len(t.chance) == ply + 1


def test_undo_stops_at_another_seats_decision() -> None:
    t = table()
    t.play(t.legal(0)[0])
    assert t.can_undo(0)
    assert not t.can_undo(1)
    t.play(t.legal(1)[0])

    with pytest.raises(porphyry.NothingToUndo):
        t.undo(0)


def test_a_forced_decision_is_taken_and_logged() -> None:
    t = until("pay")
    seat = t.decisions()[0].seat
    t.play("coin")

    events = t.play("coin")

    assert t.state.facts[PURSE + seat] == 0
    forced = next(event for event in events if event.kind == "Forced")
    assert forced.params == {"seat": seat, "action": "done"}
    assert t.decisions() == [] or t.decisions()[0].kind == "bid"


def test_views_show_each_seat_its_own() -> None:
    t = table()
    mine, theirs, watcher = t.view(0), t.view(1), t.view()

    assert mine["board"]["hand"] != theirs["board"]["hand"]
    assert watcher["board"]["hand"] == []
    assert watcher["legal"] == []
    assert [ask["seat"] for ask in mine["asked"]] == [0, None]
    assert json.loads(json.dumps(mine)) == mine


def test_events_reach_their_audience_only() -> None:
    t = table()
    drawn = [event for event in t.events[0] if event.kind == "CardDrawn"]

    assert {event.params["seat"] for event in drawn if event.seen_by(0)} == {0}
    assert not any(event.seen_by(SPECTATOR) for event in drawn)


def test_resampled_dice_are_not_the_tables_dice() -> None:
    t = until("react")
    rolled = [t.resample(0, seed).state.dice.roll(6) for seed in range(60)]

    assert len(set(rolled)) == 6


def test_the_same_resampling_seed_gives_the_same_table() -> None:
    t = table()

    assert t.resample(0, 5).state.fingerprint() == t.resample(0, 5).state.fingerprint()
    assert len({t.resample(0, seed).state.fingerprint() for seed in range(20)}) > 5


def test_a_record_replays_from_both_forms_and_carries_its_versions() -> None:
    *_, (t, _) = walk(GAME, 3, 8)
    record = t.record()

    for form in (record.to_json(), record.to_text()):
        again = read(form)
        assert again == record
        assert replayed(GAME, again).outcome == t.outcome
    assert (record.rules_version, record.engine) == (1, porphyry.__version__)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda d: d.update(seed="00"), "commitment"),
        (lambda d: d.update(rules_version=2), "rules version 2"),
        (lambda d: d["plies"].__setitem__(0, [0, "coin"]), "ply 1"),
        (lambda d: (d["chance"].__setitem__(0, [1, 1]), d["ranges"].clear()), "after ply 0"),
        (lambda d: d["chance"].__setitem__(0, [1, 1]), "ranges do not fit"),
        (lambda d: next(one for one in d["ranges"] if one)[0].__setitem__(1, 99), "not those of the rules"),
        (lambda d: d.update(contributions=["00" * 16, ""]), "commitment|after ply|dice"),
        (lambda d: d.update(contributions=["00" * 15, ""]), "15 bytes"),
        (lambda d: d.update(contributions=["00" * 16]), "2 seats and 1 contributions"),
        (lambda d: d.update(order=[1, 0]), "the seats are"),
        (lambda d: d.update(dice=1), "commitment"),
        (lambda d: d.update(dice=3), "form 3"),
        (lambda d: d.update(salt="zz"), "hexadecimal"),
        (lambda d: d.pop("game"), "game is missing"),
        (lambda d: d["chance"].pop(), "lists of chance"),
        (lambda d: d.update(format=9), "format is 9"),
        (lambda d: d.update(fingerprint="f00"), "the end differs"),
        (lambda d: d.update(data_name="mine"), "data 'mine'"),
    ],
)
def test_a_record_that_was_tampered_with_is_refused(change: object, message: str) -> None:
    *_, (t, _) = walk(GAME, 2, 8)
    data = t.record().to_data()
    change(data)  # type: ignore[operator]  # a lambda of the table above

    with pytest.raises(porphyry.BadRecord, match=message):
        porphyry.replay(data)


@pytest.mark.parametrize("text", ["{", "porphyry record\n1. nonsense\n", "[]", "porphyry record\nformat: x\n"])
def test_what_is_no_record_is_said_to_be_none(text: str) -> None:
    with pytest.raises(porphyry.BadRecord):
        porphyry.replay(text)


def test_a_snapshot_opens_without_replaying() -> None:
    t = until("pay")
    data = json.loads(json.dumps(t.to_data()))
    again = from_snapshot(GAME, data)

    assert again.state.fingerprint() == t.state.fingerprint()
    assert again.record() == t.record()
    t.play("done")
    again.play("done")
    assert again.state.fingerprint() == t.state.fingerprint()


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seats": 5}, "number of seats"),
        ({"options": {"lenght": "long"}}, "length"),
        ({"options": {"length": "lnog"}}, "did you mean 'long'"),
    ],
)
def test_a_wrong_start_is_refused_in_words(given: dict[str, object], message: str) -> None:
    with pytest.raises(porphyry.Unreadable, match=message):
        porphyry.new("tesserae", **given)  # type: ignore[arg-type]  # wrong on purpose


def test_an_unknown_game_gets_the_nearest_name() -> None:
    with pytest.raises(porphyry.Unreadable, match="did you mean 'tesserae'"):
        porphyry.new("tesera")


def test_without_a_seed_no_two_games_are_alike() -> None:
    assert porphyry.new("tesserae").commitment != porphyry.new("tesserae").commitment


def test_a_crash_in_the_rules_leaves_the_table_as_it_was() -> None:
    class Crashes(Tesserae):
        def play(self, s: porphyry.kernel.state.State, seat: int, code: int) -> None:
            super().play(s, seat, code)
            if top(s) != BID.number:
                s.facts[SPARE] = 99
                raise RuntimeError("broken rule")

    t = new_table(Crashes(), 2, 1)
    t.play(t.legal(0)[0])
    before = t.state.fingerprint()

    with pytest.raises(RuntimeError):
        t.play(t.legal(1)[0])

    assert t.state.fingerprint() == before
    assert t.ply == 1


def test_a_standing_pass_answers_for_the_seat_and_is_recorded() -> None:
    t = new_table(GAME, 3, 3)
    for seat in range(3):
        t.stand(seat, "react", "pass")
    for seat in range(3):
        t.play(t.legal(seat)[0])

    assert t.decisions()[0].kind in ("pay", "bid")
    assert "pass" in [line for _, line in t.record().plies]
    assert replayed(GAME, t.record()).state.fingerprint() == t.state.fingerprint()


def test_a_standing_order_ends_at_its_stop_event() -> None:
    t = until("react")
    seat = t.decisions()[0].seat
    t.stand(seat, "react", "protest", until=["DiceRolled"])

    t.obey()

    assert t.orders == {}
    assert t.plies[-1] == (seat, t.action("protest"))


def test_a_standing_order_can_be_taken_back() -> None:
    t = until("react")
    seat = t.decisions()[0].seat
    t.stand(seat, "react", "pass")
    t.unstand(seat, "react")

    assert t.obey() == []
    assert t.decisions()[0].seat == seat


def test_a_standing_order_for_nothing_is_refused() -> None:
    with pytest.raises(porphyry.Unreadable, match="did you mean 'react'"):
        table().stand(0, "raect", "pass")
    with pytest.raises(porphyry.Unreadable, match="did you mean 'DiceRolled'"):
        table().stand(0, "react", "pass", until=["DiceRoled"])


# A whole move


def paying(seed: int = 3) -> tuple[Table, int]:
    """A winner with two coins to put into the chest, and the die behind him."""
    t = until("pay", seed)
    return t.clone(), t.decisions()[0].seat


def test_a_line_of_actions_is_one_move_and_is_taken_back_as_one() -> None:
    t, seat = paying()
    ply = t.ply

    told = t.play_line(["coin", "coin"], seat)

    assert [event.kind for event in told].count("CoinPaid") == 2
    assert t.plies[ply:][:2] == [(seat, t.action("coin"))] * 2
    other = new_table(GAME, 2, 3, salt=b"salt")
    for one, code in t.plies:
        other.play(other.text(code), one)
    assert other.state.fingerprint() == t.state.fingerprint()


def test_undo_takes_back_the_whole_move_and_no_more() -> None:
    t, seat = paying()
    t.state.facts[PURSE + seat] = 4  # so that something is left to choose
    t.play("coin", seat)
    before, ply = t.state.fingerprint(), t.ply

    t.play_line("coin; coin", seat)
    back = t.undo(seat)

    assert (back.text, t.ply, t.state.fingerprint()) == ("coin", ply, before)
    assert t.undo(seat).text == "coin"
    assert len(t.moves) == t.ply == ply - 1


def test_a_line_ends_where_something_is_rolled_or_revealed_or_another_is_asked() -> None:
    t, seat = paying()
    ply = t.ply

    t.play_line(["done", "coin"], seat)  # the next round begins: cards are drawn, all are asked

    assert t.ply == ply + 1
    assert not t.can_undo()


def test_a_line_ends_before_what_may_not_be_played_any_more() -> None:
    t, seat = paying()
    ply = t.ply

    t.play_line(["coin", "protest", "coin"], seat)

    assert (t.ply, t.decisions()[0].kind) == (ply + 1, "pay")


def test_a_line_whose_first_action_is_refused_or_that_cannot_be_read_changes_nothing() -> None:
    t, seat = paying()
    before = t.state.fingerprint()

    with pytest.raises(porphyry.Illegal):
        t.play_line(["protest", "coin"], seat)
    with pytest.raises(porphyry.Unreadable):
        t.play_line(["coin", "coyn"], seat)
    with pytest.raises(porphyry.Unreadable):
        t.play_line([], seat)
    with pytest.raises(porphyry.Unreadable):
        t.play("coin and coin", seat)

    assert t.state.fingerprint() == before


def test_what_is_forced_on_the_way_is_not_said_twice() -> None:
    """The second coin is the last, and after it only `done` is left: the kernel says it, and the line's own `done` is no new one."""
    t, seat = paying()

    told = t.play_line(["coin", "coin", "done"], seat)

    assert [event.params["action"] for event in told if event.kind == "Forced"] == ["done"]
    assert [t.text(code) for _, code in t.plies[-2:]] == ["coin", "coin"]
