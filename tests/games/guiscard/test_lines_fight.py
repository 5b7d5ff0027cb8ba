"""The fight line by line: checks, evasion, losses, thrown riders, advances, retreats."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.guiscard.given import FIELD, against, asked, health, offered, play, rider, rolls, scene, unit, where
from tests.games.guiscard.test_board import draft
from tests.games.guiscard.test_melee import FRONT, block, mask

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard.ground import board as bo
from porphyry.games.guiscard.ground.hexes import NOWHERE, hex_of
from porphyry.games.guiscard.scenarios import board_of
from porphyry.games.guiscard.skirmish import advance, combat, contact, retreat, wounds
from porphyry.games.guiscard.skirmish import melee as me
from porphyry.kernel.frames import field, push, set_field, top
from porphyry.kernel.table import Table

FAR = {"beppe": "t16"}


# Checks of those nobody attacks.


@pytest.mark.rule("GUI-INF-04", "GUI-INF-06")
@pytest.mark.parametrize(("roll", "after"), [(7, "healthy"), (8, "wounded"), (9, "wounded"), (10, "dead")])
def test_who_moved_up_to_an_enemy_and_lets_him_be_is_checked(roll: int, after: str) -> None:
    table = scene(ours={"avray": "e5", "osbern": "a1"}, theirs={"alexio": "e4"}, step="combat", dice=[roll])
    st.put(table.state, unit(table, "avray"), st.SPENT, 1)
    play(table, "done")

    assert health(table, "avray") == after


@pytest.mark.rule("GUI-INF-04")
def test_only_who_moved_is_checked_at_the_end_of_the_fights_and_only_on_his_side() -> None:
    theirs = {"alexio": {"hex": "e4", "spent": 1}, "dorian": "h4"}
    table = scene(ours={"avray": "e5", "osbern": {"hex": "h5", "spent": 1}}, theirs=theirs, step="combat", dice=[1])
    play(table, "done")

    assert [told["unit"] for told in rolls(table, "InfiltrationRolled")] == ["osbern"]


# Evasion.


@pytest.mark.rule("GUI-EVA-01")
@pytest.mark.parametrize(("chapters", "rolled"), [(6, 1), (7, 0)])
def test_evasion_is_a_rule_of_the_seventh_chapter(chapters: int, rolled: int) -> None:
    table = scene(ours={"robert": "e5"}, theirs={"alexio": "e4", **FAR}, step="combat", dice=[8], chapters=chapters)
    play(table, "attack robert alexio")

    assert len(rolls(table, "MeleeRolled")) == rolled


@pytest.mark.rule("GUI-EVA-01", "GUI-EVA-02", "GUI-EVA-03")
def test_a_sleeper_and_a_man_in_a_row_cannot_slip_away() -> None:
    table = scene(ours={"robert": "h5"}, theirs={"alexio": "i4", **block(a=FRONT)}, step="combat")
    s, robert = table.state, mask(table, "robert")
    okeanos = unit(table, "okeanos")
    assert combat.can_evade(s, unit(table, "alexio"), robert)
    assert not combat.can_evade(s, okeanos, robert)
    st.unmark(s, okeanos, st.FORMATION)
    assert combat.can_evade(s, okeanos, robert)
    wounds.stun(s, unit(table, "alexio"), "GUI-MEL-05")

    assert not combat.can_evade(s, unit(table, "alexio"), robert)


# The die and the losses.


@pytest.mark.rule("GUI-MEL-05", "GUI-MEL-08")
def test_who_is_off_the_map_does_not_defend() -> None:
    table = scene(ours={"robert": "e5"}, theirs={"argyris": "e4", "stelios": "f5"}, step="combat", dice=[10])
    s = table.state
    me.begin(s, unit(table, "robert"), unit(table, "argyris"))
    s.stack[-6] = mask(table, "argyris", "stelios")
    st.lift(s, unit(table, "stelios"))
    st.put(s, unit(table, "stelios"), st.PLACE, st.LEFT)
    s.log = []
    k = len(s.stack) - 8
    combat.roll_fight(s)

    assert s.log[0][3][2:5] == (25, 6, 25 - 6)
    assert s.stack[k + 2] == mask(table, "argyris")


@pytest.mark.rule("GUI-MEL-14")
def test_one_man_alone_suffers_without_a_question() -> None:
    table = scene(ours={"robert": "e5"}, theirs={"alexio": "e4"}, step="combat")
    s = table.state
    depth = len(s.stack)
    combat.choose_loss(s, mask(table, "alexio"), me.D, 0)

    assert (health(table, "alexio"), len(s.stack)) == ("stunned healthy", depth)


@pytest.mark.rule("GUI-MEL-20")
def test_the_bare_suffer_before_the_armoured() -> None:
    table = scene(ours={"robert": "e5"}, theirs={"nikolaos": "e4", "alexio": "f5", "dorian": "d5", "okeanos": "f6"})
    s = table.state

    def who(*names: str) -> list[int]:
        return combat.loss_candidates(s, mask(table, *names), me.D)

    assert who("nikolaos", "alexio", "dorian") == [unit(table, "alexio"), unit(table, "dorian")]
    assert who("alexio", "dorian") == [unit(table, "alexio"), unit(table, "dorian")]
    assert who("nikolaos", "okeanos") == [unit(table, "nikolaos"), unit(table, "okeanos")]


@pytest.mark.rule("GUI-MEL-36")
def test_a_sleeper_who_must_give_ground_dies() -> None:
    table = scene(ours={"robert": "e5"}, theirs={"alexio": {"hex": "e4", "stunned": True}}, step="combat")
    s = table.state
    combat.give_ground(s, unit(table, "alexio"), mask(table, "robert"))

    assert health(table, "alexio") == "dead"


@pytest.mark.rule("GUI-CHG-19")
def test_what_is_bad_for_a_strong_counter_charger_does_not_happen() -> None:
    def fight(dice: list[int]) -> Table:
        ours = {"yusuf": rider("h10", "n", wounded=True)}
        return scene(ours=ours, theirs={"khaled": rider("h8", "s")}, step="combat", dice=dice)

    table = fight([])
    two = mask(table, "yusuf"), mask(table, "khaled")
    rolled = [r for r, letter in enumerate(me.letters(table.state, *two, me.REVERSED), 1) if letter == me.B]
    assert rolled
    table = fight(rolled)
    s = table.state
    me.begin_charge(s, unit(table, "yusuf"), unit(table, "khaled"), True)
    depth = len(s.stack)
    combat.roll_fight(s)

    assert (len(s.stack), field(s, 3)) == (depth, me.ADVANCE + 1)
    assert (health(table, "yusuf"), health(table, "khaled")) == ("wounded", "healthy")
    assert all(st.is_mounted(s, unit(table, name)) for name in ("yusuf", "khaled"))


@pytest.mark.rule("GUI-CHG-18")
@pytest.mark.parametrize(("attack", "reversed_"), [(8, True), (9, False), (10, False)])
def test_the_tables_turn_only_when_the_boosted_defence_is_the_greater(attack: int, reversed_: bool) -> None:
    """Defence 9 becomes 13: attack 8 becomes 12, 9 becomes 13, 10 becomes 15."""
    name = {8: "yusuf", 9: "zahir", 10: "ayyub"}[attack]
    table = scene(ours={name: rider("h10", "n", wounded=True)}, theirs={"khaled": rider("h8", "s")}, step="combat")
    s = table.state
    a = st.attack(s, unit(table, name))
    assert (a, st.defence(s, unit(table, "khaled"))) == (attack if attack < 10 else 13, 9)

    assert me.is_reversed(s, unit(table, name), unit(table, "khaled")) == reversed_


@pytest.mark.rule("GUI-CHG-18")
def test_when_the_tables_turn_the_charger_is_the_one_attacked() -> None:
    yusuf = {"yusuf": rider("h10", "n", wounded=True), "avray": "a1"}
    table = scene(ours=yusuf, theirs={"khaled": rider("h8", "s")}, step="combat", dice=[5])
    s, u, v = table.state, unit(table, "yusuf"), unit(table, "khaled")
    me.begin(s, u, v)
    set_field(s, 4, me.COUNTERED)
    depth = len(s.stack)
    combat.roll_fight(s)

    assert s.stack[depth - 4] == me.REVERSED
    assert st.has(s, u, st.WAS_ATTACKED)


@pytest.mark.rule("GUI-MEL-21")
def test_a_counter_charger_who_wins_may_advance() -> None:
    fallen = {"yusuf": {"hex": "h10", "dead": True}, "avray": "a1"}
    table = scene(ours=fallen, theirs={"khaled": rider("h9", "s")}, step="combat")
    s, u, v = table.state, unit(table, "yusuf"), unit(table, "khaled")
    st.mark(s, v, st.COUNTERING)
    push(s, frames.ATTACK.number, 1 << u, 1 << v, 0, me.REVERSED, me.F, 0, hex_of("h10") + 1)
    advance.offer_advance(s)

    assert (top(s), field(s, 2)) == (frames.ADVANCE.number, 1 << v)


@pytest.mark.rule("GUI-CHG-20", "GUI-CHG-21")
@pytest.mark.parametrize(("names", "counts"), [(("arthur", "tancredi", "romaric"), True), (("arthur", "drogo"), False)])
def test_a_group_is_three_who_arrive(names: tuple[str, ...], counts: bool) -> None:
    spots = dict(zip(("arthur", "tancredi", "romaric", "drogo", "leon"), "ghijk", strict=True))
    table = scene(ours={n: rider(f"{c}5") for n, c in spots.items()}, theirs={"said": "g4"}, step="combat")
    s = table.state
    for n in (*names, "leon"):  # a cataphract among knights counts for nothing
        st.mark(s, unit(table, n), st.GROUPED | st.REACHED)

    assert me.in_group(s, unit(table, "arthur"), unit(table, "said")) == counts


# Lances.


@pytest.mark.rule("GUI-HOP-02")
def test_the_lances_are_met_in_front_only_and_only_while_they_are_up() -> None:
    table = scene(ours={"tancredi": "h4", "drogo": "j5"}, theirs=block(a=FRONT), step="combat")
    s, board = table.state, board_of(table.state)
    okeanos, georgios = unit(table, "okeanos"), unit(table, "georgios")
    assert me.strikes_lances(s, board, mask(table, "tancredi"), okeanos)
    assert not me.strikes_lances(s, board, mask(table, "drogo"), georgios)
    st.put(s, okeanos, st.LANCES, 1)

    assert not me.strikes_lances(s, board, mask(table, "tancredi"), okeanos)


@pytest.mark.rule("GUI-HOP-02")
@pytest.mark.parametrize(("beaten", "meets"), [(0, True), (1, False)])
def test_where_the_marker_is_a_state_only_the_lances_in_front_of_him_count(beaten: int, meets: bool) -> None:
    table = scene(ours={"tancredi": "h5"}, theirs=block(a=FRONT), step="combat", options={"hoplite_marker": "state"})
    s, okeanos = table.state, unit(table, "okeanos")
    st.put(s, okeanos, st.LANCES, beaten)

    assert me.strikes_lances(s, board_of(s), mask(table, "tancredi"), okeanos) == meets


@pytest.mark.rule("GUI-HOP-08")
def test_a_file_of_four_counts_as_three() -> None:
    theirs = block(a=FRONT, b={"ioannes": "h7"}, c={"markos": "h8"}, d={"kosmas": "h9"})
    table = scene(ours={"tancredi": "h4"}, theirs=theirs, step="combat")
    s = table.state

    assert me.depth_of(s, board_of(s), unit(table, "okeanos")) == 3


@pytest.mark.rule("GUI-HOP-08")
def test_a_formed_man_strikes_from_the_hex_of_his_lances() -> None:
    table = scene(ours={"robert": "h4"}, theirs=block(a=FRONT), step="combat", active=1)
    s, board = table.state, board_of(table.state)
    pair = me.contact_pair(s, board, unit(table, "okeanos"), unit(table, "robert"))

    assert pair == hex_of("h5") << 12 | hex_of("h4")


# Contact.


@pytest.mark.rule("GUI-MEL-28")
def test_a_rider_reaches_the_hexes_beside_his_tail_a_sheep_none_a_sleeper_none() -> None:
    table = scene(ours={"robert": rider("e5"), "avray": "j9", "sheep": "m9"}, theirs=FAR)
    s, board = table.state, board_of(table.state)

    def reaches(name: str, h: str) -> bool:
        return contact.strikes(s, board, unit(table, name), hex_of(h))

    assert [reaches("robert", h) for h in ("e4", "e7", "e8")] == [True, True, False]
    assert [reaches("avray", h) for h in ("j8", "j7")] == [True, False]
    assert not reaches("sheep", "m8")
    wounds.stun(s, unit(table, "avray"), "GUI-MEL-05")

    assert not reaches("avray", "j8")


# Advance.


def won(
    roll: int,
    rows: bo.Board | list[str] | None = None,
    options: dict[str, str] | None = None,
    **theirs: Any,
) -> Table:
    """Jacques has beaten Alexio: with a one he is dead, with a six he sleeps."""
    one = {"alexio": "e4", "dorian": "a2", **theirs}
    table = scene(rows, {"jacques": "e5", "avray": "a1"}, one, step="combat", dice=[roll], chapters=6, options=options)
    play(table, "attack jacques alexio", "strike")
    return table


@pytest.mark.rule("GUI-MEL-21", "GUI-MEL-22")
@pytest.mark.parametrize(
    ("roll", "state", "asks"), [(1, "dead", True), (4, "wounded", False), (6, "stunned healthy", True)]
)
def test_who_is_only_wounded_keeps_his_hex(roll: int, state: str, asks: bool) -> None:
    table = won(roll)

    assert (health(table, "alexio"), asked(table)[1] == "offer-advance") == (state, asks)


@pytest.mark.rule("GUI-MEL-21")
def test_a_beaten_attacker_leaves_his_hex_to_the_defender() -> None:
    table = scene(ours={"osbern": "e5", "avray": "a1"}, theirs={"alexio": "e4"}, step="combat", chapters=6)
    s = table.state
    me.begin(s, unit(table, "osbern"), unit(table, "alexio"))
    s.stack[-3], s.stack[-1] = me.A, hex_of("e5") + 1
    depth = len(s.stack)
    advance.offer_advance(s)
    assert len(s.stack) == depth  # he is still there
    wounds.stun(s, unit(table, "osbern"), "GUI-MEL-05")
    advance.offer_advance(s)

    assert (field(s, 1), field(s, 2), field(s, 6)) == (1, mask(table, "alexio"), mask(table, "osbern"))


@pytest.mark.rule("GUI-BLD-21", "GUI-MOV-02")
def test_the_advance_goes_round_walls_and_stays_on_the_map() -> None:
    board = draft(*FIELD)
    board.set_side(hex_of("e4"), 0, bo.WALL, hex_of("e4"))
    table = won(1, board.finished())
    play(table, "advance jacques e4")

    assert against(table, "step e3") == "GUI-BLD-21 no-way"
    assert against(table, "step e2") == "GUI-MOV-02 not-adjacent"
    assert against(table, "step f4") == ""
    assert against(table, "step z40") == "GUI-MOV-02 off-map"


SLEEPER = {"alexio": {"hex": "e4", "stunned": True}, "beppe": "a9"}
NO_ROOM = "GUI-MEL-22 no-room"


def why_not_over(table: Table, name: str, points: int) -> str:
    """Why somebody may not begin his advance in e4, where Alexio sleeps."""
    return advance.why_not_enter(table.state, board_of(table.state), unit(table, name), hex_of("e4"), points)


def lane(*rows: int, other: str = "t") -> list[str]:
    """A map on which only column e is level, in these rows."""
    return ["aaaa.aaaa".replace("a", other) if row in rows else other * 9 for row in range(1, 10)]


@pytest.mark.rule("GUI-MEL-22")
@pytest.mark.parametrize(("points", "why"), [(2, NO_ROOM), (3, "")])
def test_over_a_sleeper_only_who_can_pay_for_the_hex_behind(points: int, why: str) -> None:
    table = scene(lane(4, 5, other="b"), {"avray": "e5"}, SLEEPER, step="combat")

    assert why_not_over(table, "avray", points) == why


@pytest.mark.rule("GUI-MEL-22")
def test_over_two_sleepers_in_a_row() -> None:
    two = {**SLEEPER, "dorian": {"hex": "e3", "stunned": True}}
    table = scene(lane(2, 3, 4, 5, other="W"), {"robert": "e5"}, two, step="combat")

    assert (why_not_over(table, "robert", 2), why_not_over(table, "robert", 3)) == (NO_ROOM, "")


@pytest.mark.rule("GUI-MEL-22")
def test_back_over_a_sleeper_is_no_advance() -> None:
    table = scene(lane(4, 5, 6, other="W"), {"robert": "e5"}, SLEEPER, step="combat")

    assert why_not_over(table, "robert", 6) == NO_ROOM


@pytest.mark.rule("GUI-MEL-22")
def test_a_rider_goes_over_a_sleeper_until_his_horse_is_past_him() -> None:
    theirs = {"alexio": "e4", "dorian": "a2"}
    table = scene(ours={"robert": rider("e5"), "avray": "a1"}, theirs=theirs, step="combat", dice=[7], chapters=6)
    play(table, "attack robert alexio", "strike")
    assert (health(table, "alexio"), offered(table, "advance")) == ("stunned healthy", ["robert e4"])

    play(table, "advance robert e4")
    assert offered(table, "step") == ["e3", "f4", "f5", "f6", "e6", "d6", "d5", "d4"]
    assert against(table, "stop") == "GUI-STK-03 occupied"
    play(table, "step e3")
    assert against(table, "stop") == "GUI-STK-03 occupied"
    play(table, "step e2", "stop")
    assert where(table, "robert") == "e2"


@pytest.mark.rule("GUI-MEL-22")
@pytest.mark.parametrize(
    ("rows", "points", "why"),
    [
        ((2, 3, 4, 5, 6), 2, NO_ROOM),  # head behind him, tail still on him
        ((2, 3, 4, 5, 6), 3, ""),
        ((3, 4, 5, 6, 7), 6, NO_ROOM),  # no room for the tail behind him, and backing out is no advance
    ],
)
def test_a_rider_needs_room_for_head_and_tail_behind_the_sleeper(rows: tuple[int, ...], points: int, why: str) -> None:
    table = scene(lane(*rows), {"robert": rider("e5")}, SLEEPER, step="combat")

    assert why_not_over(table, "robert", points) == why


@pytest.mark.rule("GUI-MEL-21", "GUI-MEL-22")
@pytest.mark.parametrize(("rows", "asks"), [((4, 5), False), ((3, 4, 5), True)])
def test_nobody_is_asked_for_an_advance_that_could_not_end(rows: tuple[int, ...], asks: bool) -> None:
    table = scene(
        lane(*rows, other="W"),
        {"robert": "e5", "avray": "a1"},
        {"alexio": "e4", "dorian": "a2"},
        step="combat",
        dice=[7],
        chapters=6,
    )
    play(table, "attack robert alexio", "strike")

    assert (health(table, "alexio"), asked(table)[1] == "offer-advance") == ("stunned healthy", asks)


@pytest.mark.rule("GUI-MEL-22")
def test_the_last_point_of_an_advance_does_not_lead_onto_a_friend() -> None:
    table = won(1)
    st.put(table.state, unit(table, "avray"), st.HEX, hex_of("e3"))
    st.settle(table.state, unit(table, "avray"))
    play(table, "advance jacques e4")
    assert against(table, "step e3") == ""
    set_field(table.state, 4, 1)

    assert against(table, "step e3") == NO_ROOM
    assert against(table, "step d4") == ""


@pytest.mark.rule("GUI-HOP-01", "GUI-STK-02", "GUI-STK-05")
@pytest.mark.parametrize(
    ("there", "other", "whys"),
    [
        ({"dorian": {"hex": "e3", "wounded": True}}, {"pass_wounded_enemy": "yes"}, ("GUI-STK-02 enemy-there", "")),
        (
            {"drogo-horse": {"hex": "e3", "facing": "s"}},
            {"loose_horse_blocks": "everybody"},
            ("", "GUI-STK-05 horse-in-way"),
        ),
        (block("se-s", a={"nikolaos": "d3", "okeanos": "e2", "georgios": "f2"}), {}, ("GUI-HOP-01 lances",)),
    ],
)
def test_who_is_there_bars_an_advance_as_it_bars_a_move(
    there: dict[str, Any], other: dict[str, str], whys: tuple[str, ...]
) -> None:
    for options, why in zip([{}, other], whys, strict=False):
        table = won(1, options=options, **there)
        play(table, "advance jacques e4")

        assert against(table, "step e3") == why


@pytest.mark.rule("GUI-MEL-25")
def test_who_is_beside_nobody_else_is_not_in_melee() -> None:
    table = scene(ours={"avray": "e5", "osbern": "h4"}, theirs={"alexio": "e4", "dorian": "h5"}, step="combat")
    s, board = table.state, board_of(table.state)

    assert advance.engaged(s, board, unit(table, "alexio")) == mask(table, "osbern")
    assert advance.engaged(s, board, unit(table, "dorian")) == mask(table, "avray")


# Wounds, falls and deaths.


@pytest.mark.rule("GUI-STK-04")
def test_only_the_mover_is_put_back() -> None:
    table = scene(ours={"avray": "e5", "rioulf": "e8", "guido": "g7"}, theirs=FAR)
    play(table, "move guido", "step g6")
    s, rioulf = table.state, unit(table, "rioulf")
    st.lift(s, rioulf)
    st.put(s, rioulf, st.HEX, hex_of("e5"))
    wounds.put_back(s, rioulf)

    assert where(table, "rioulf") == "e5"


@pytest.mark.rule("GUI-MOV-18")
def test_who_cannot_be_laid_down_anywhere_dies() -> None:
    table = scene(["..."], {"avray": "b1", "rioulf": "a1"}, {"beppe": "c1"})
    s, rioulf = table.state, unit(table, "rioulf")
    osbern = scene(["..."], {"avray": "b1", "rioulf": "a1"}, {"beppe": "c1"})
    for one, free in ((table, False), (osbern, True)):
        s = one.state
        st.lift(s, rioulf)
        st.put(s, rioulf, st.PLACE, st.CARRIED)
        if not free:
            st.put(s, unit(one, "avray"), st.HEX, hex_of("a1"))
            st.settle(s, unit(one, "avray"))
        wounds.lay_down(s, board_of(s), rioulf, hex_of("b1"))

    assert (health(table, "rioulf"), health(osbern, "rioulf")) == ("dead", "healthy")
    assert where(osbern, "rioulf") == "a1"


@pytest.mark.rule("GUI-CMP-15", "GUI-SEQ-08", "GUI-MEL-30")
def test_a_rider_knocked_out_is_thrown_once_and_keeps_his_wound() -> None:
    table = scene(ours={"robert": rider("e5", wounded=True)}, theirs=FAR)
    s, robert = table.state, unit(table, "robert")
    s.log = []
    wounds.stun(s, robert, "GUI-MEL-05")

    assert (health(table, "robert"), top(s)) == ("stunned wounded", frames.FALL.number)
    assert (st.is_mounted(s, robert), st.get(s, robert, st.PLACE)) == (False, st.UNPLACED)
    assert ([kind for kind, *_ in s.log], s.facts[st.STUNNED]) == ([ev.RIDER_THROWN, ev.UNIT_STUNNED], 1)


@pytest.mark.rule("GUI-MEL-30", "GUI-MEL-34")
def test_a_horse_that_dies_lies_there_and_is_no_man() -> None:
    table = scene(ours={"avray": "a1", "pack-1": {"hex": "e5", "facing": "n"}}, theirs=FAR)
    s, horse = table.state, unit(table, "pack-1")
    wounds.kill(s, horse, "GUI-FIR-10")

    assert not st.is_living(s, horse)
    assert [(st.dead_horses(s, hex_of(h)), st.dead_persons(s, hex_of(h))) for h in ("e5", "e6")] == [(1, 0), (1, 0)]
    wounds.kill(s, unit(table, "avray"), "GUI-MIS-25")
    assert (st.dead_horses(s, hex_of("a1")), st.dead_persons(s, hex_of("a1"))) == (0, 1)


@pytest.mark.rule("GUI-MEL-29", "GUI-MEL-30", "GUI-STK-04")
def test_a_rider_thrown_over_a_friend_is_thrown_where_he_could_last_stay() -> None:
    table = scene(ours={"robert": rider("e7"), "avray": "e6"}, theirs=FAR)
    play(table, "move robert", "step e6")
    s, robert = table.state, unit(table, "robert")
    horse = st.get(s, robert, st.MOUNT)
    wounds.throw(s, robert, False, False, False, "GUI-MIS-25")

    assert (st.get(s, horse, st.HEX), st.get(s, horse, st.DIR)) == (hex_of("e7"), 0)
    assert [st.standing(s, hex_of(h)) for h in ("e6", "e7", "e8")] == [unit(table, "avray"), horse, horse]


@pytest.mark.rule("GUI-INF-14")
def test_no_rider_is_pushed_aside() -> None:
    table = scene(ours={"robert": rider("e5"), "avray": "h5"}, theirs=FAR)
    s, board = table.state, board_of(table.state)

    assert wounds.push_hexes(s, board, unit(table, "robert")) == []
    assert len(wounds.push_hexes(s, board, unit(table, "avray"))) == 6


# Retreats.


@pytest.mark.rule("GUI-INF-13")
def test_a_sleeper_is_not_driven_off_he_dies() -> None:
    table = scene(ours={"avray": {"hex": "e5", "stunned": True}, "osbern": "a1"}, theirs={"alexio": "e4"})
    retreat.start(table.state, unit(table, "avray"), 1, NOWHERE, mask(table, "alexio"), retreat.FROM_MELEE)

    assert health(table, "avray") == "dead"


@pytest.mark.rule("GUI-INF-13")
def test_a_retreat_that_lost_its_way_before_the_first_hex_is_a_wound() -> None:
    table = scene(["...", "WWW", "WWW"], {"albert": "b1"}, {"alexio": "a1", "dorian": "c1"}, step="combat")
    s, albert = table.state, unit(table, "albert")
    push(s, frames.RETREAT.number, albert, 1, NOWHERE, NOWHERE, mask(table, "alexio", "dorian"), retreat.FROM_MELEE, 0)
    st.put(s, albert, st.HEALTH, st.HEALTHY)
    for h in ("a2", "b2", "c2"):
        s.facts[s.facts[st.OCC] + hex_of(h)] |= 255  # somebody is everywhere
    assert not retreat.is_pending(s)

    assert health(table, "albert") == "wounded"


@pytest.mark.rule("GUI-INF-06", "GUI-INF-11")
@pytest.mark.parametrize(("roll", "after"), [(5, "healthy"), (6, "healthy"), (8, "wounded"), (10, "dead")])
def test_a_retreat_past_an_enemy_is_checked_like_a_move(roll: int, after: str) -> None:
    table = scene(ours={"avray": "e5", "rioulf": "a1"}, theirs={"alexio": "e6", "dorian": "e3"}, dice=[roll])
    s, u = table.state, unit(table, "avray")
    retreat.start(s, u, 1, NOWHERE, mask(table, "alexio"), retreat.FROM_MELEE)
    assert hex_of("e4") in retreat.options(s)
    retreat.step(s, hex_of("e4"))

    assert health(table, "avray") == after


@pytest.mark.rule("GUI-INF-14")
@pytest.mark.parametrize(("free", "after"), [(False, "dead"), (True, "healthy")])
def test_a_friend_who_cannot_make_room_is_trampled(free: bool, after: str) -> None:
    table = scene(["..." if free else ".."], {"avray": "a1"}, {"alexio": "b1"})
    s = table.state
    st.put(s, unit(table, "avray"), st.HEX, hex_of("a1"))
    push(s, frames.PUSH.number, unit(table, "alexio"), 0)

    assert retreat.push_pending(s) == free
    assert health(table, "alexio") == after


@pytest.mark.rule("GUI-INF-14")
def test_who_makes_room_stands_where_he_was_moved() -> None:
    table = scene(ours={"avray": "e5"}, theirs=FAR)
    s, u = table.state, unit(table, "avray")
    push(s, frames.PUSH.number, u, 0)
    retreat.move_aside(s, hex_of("e4"))

    assert (where(table, "avray"), st.standing(s, hex_of("e4")), st.standing(s, hex_of("e5"))) == ("e4", u, -1)


@pytest.mark.rule("GUI-MEL-31")
def test_the_first_unit_of_all_makes_room_too() -> None:
    """Said, the first unit of all, stands where Zahir falls."""
    spots = ("b4", "d4", "b5", "d5", "b6", "d6")
    ring = dict(zip(("said", "mansur", "omar", "harun", "massin", "gaya"), spots, strict=True))
    ours = {**ring, "zahir": rider("c4", "n")}
    table = scene(ours=ours, theirs={"alphonse": "c12"}, step="fire", active=1, dice=[3, 1])
    assert unit(table, "said") == 0
    play(table, "fire alphonse c5", "fall b4")

    assert asked(table) == (0, "choose-room")
    assert "b3" in offered(table, "push")
