"""Carrying a fight out phase by phase: checks, evasion, the die, losses, retreats (GUI-MEL-14 to 20, GUI-INF-04, GUI-EVA)."""

# ruff: noqa: PERF401 - the lists of answers grow by plain loops and tests, which mypyc turns into plain C
from __future__ import annotations

from porphyry.games.guiscard import events as ev
from porphyry.games.guiscard import frames
from porphyry.games.guiscard import notation as no
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.hexes import NOWHERE, column_of, distance
from porphyry.games.guiscard.scenarios import board_of, scenario_of
from porphyry.games.guiscard.skirmish import hooks, melee
from porphyry.games.guiscard.skirmish.advance import offer_advance
from porphyry.games.guiscard.skirmish.contact import (
    DEATH,
    WOUND,
    has_checked,
    roll_check,
    watchers,
)
from porphyry.games.guiscard.skirmish.melee import (
    attack_of,
    attacked_side,
    column_shift,
    defence_of,
    die_modifier,
    difference,
    hexes_of,
    is_barred,
    is_reversed,
    members,
    strikes_lances,
    uses_mounted_table,
)
from porphyry.games.guiscard.skirmish.mover import has_gone
from porphyry.games.guiscard.skirmish.question import (
    NOT_IN_PLAY,
    NOT_OFFERED,
    PairChoice,
    SkirmishQuestion,
    UnitQuestion,
)
from porphyry.games.guiscard.skirmish.retreat import EVADING, FROM_MELEE, is_beside, retreat_hexes, start
from porphyry.games.guiscard.skirmish.wounds import kill, kill_horse, lose_reins, slay_surrounded, stun, throw, wound
from porphyry.games.guiscard.state import (
    allowance,
    count,
    get,
    has,
    is_active,
    is_armoured,
    is_horse,
    is_mounted,
    is_on_map,
    is_stunned,
    later_reading,
    mark,
    put,
    reading,
    unit_of,
    unmark,
)
from porphyry.kernel.action import arg_a, pack, verb_of
from porphyry.kernel.frames import field, find, pop, set_field, set_field_at
from porphyry.kernel.state import State


def unattacked_checks(s: State, u: int, attacked: int) -> None:
    """Whoever ended a move beside enemies that nobody attacks is checked by each of them (GUI-INF-04)."""
    if has_gone(s, u):
        checks_beside(s, u, attacked)


def checks_beside(s: State, u: int, attacked: int) -> None:
    """The checks of every enemy beside a unit that is not attacked."""
    if not is_active(s, u):
        return
    h = get(s, u, st.HEX)
    for guard in watchers(s, board_of(s), h, get(s, u, st.SEAT)):
        if attacked >> guard & 1 or has_checked(s, guard, u):
            continue
        if has(s, guard, st.HIT_BY_FRIEND) and not reading(s, st.OWN_ATTACKS_ONLY):
            continue
        outcome = roll_check(s, u, guard, h)
        if outcome == WOUND:
            wound(s, u, "GUI-INF-04")
        elif outcome == DEATH:
            kill(s, u, "GUI-INF-04")
        if not is_active(s, u):
            return


def run(s: State) -> bool:
    """Carry an attack on by one phase; True when the attacker still names units."""
    phase = field(s, frames.ATTACK.phase)
    if phase == melee.NAMING:
        return True
    set_field(s, frames.ATTACK.phase, phase + 1)
    if phase == melee.CHECKS:
        prepare(s)
    elif phase == melee.EVASION:
        offer_evasion(s)
    elif phase == melee.ROLL:
        roll_fight(s)
    elif phase == melee.LOSSES:
        slay_surrounded(s)  # GUI-MEL-16: at once, before anybody follows up
        offer_advance(s)
    else:
        pop(s)
    return False


def prepare(s: State) -> None:
    """Everybody is named: the attack counts as made, and the checks of unattacked enemies come first."""
    attackers, defenders = field(s, frames.ATTACK.attackers), field(s, frames.ATTACK.defenders)
    if s.facts[st.ACTIVE] == 0:
        s.facts[st.BLOOD] = 1
    for u in members(attackers):
        mark(s, u, st.ATTACKED)
        lose_reins(s, u)
    for v in members(defenders):
        mark(s, v, st.HIT_BY_FRIEND | st.HIT_LAST)
        lose_reins(s, v)
    charge = field(s, frames.ATTACK.charge)
    for u in members(attackers):
        unattacked_checks(s, u, defenders)
    if charge == melee.COUNTERED:
        for v in members(defenders):
            checks_beside(s, v, attackers)  # he has ridden as well
    at = find(s, frames.ATTACK.number)
    left = 0
    for u in members(attackers):
        if is_active(s, u):
            left |= 1 << u
    set_field_at(s, at, frames.ATTACK.attackers, left)
    for v in members(defenders):
        if left and is_barred(s, left, v):
            defenders &= ~(1 << v)  # GUI-HOP-06: the attacker from the side has fallen
    set_field_at(s, at, frames.ATTACK.defenders, defenders)
    if left == 0:
        set_field_at(s, at, frames.ATTACK.phase, melee.ADVANCE + 1)


def offer_evasion(s: State) -> None:
    """Each faster defender may fall back before the blow (GUI-EVA-01); they are asked one after the other."""
    attackers, defenders = field(s, frames.ATTACK.attackers), field(s, frames.ATTACK.defenders)
    if scenario_of(s).chapters < 7:
        return
    for v in members(defenders):
        if field(s, frames.ATTACK.asked) >> v & 1:
            continue
        if can_evade(s, v, attackers):
            set_field(s, frames.ATTACK.phase, melee.EVASION)  # come back for the next one
            set_field(s, frames.ATTACK.asked, field(s, frames.ATTACK.asked) | 1 << v)
            frames.EVADE.begin(s, v, attackers)
            return


def can_evade(s: State, v: int, attackers: int) -> bool:
    """Faster than every attacker, free to go, and somewhere to go (GUI-EVA-01 to 03)."""
    if not is_active(s, v) or has(s, v, st.FORMATION | st.FOULKON | st.COUNTERING) or hooks.is_climbing(s, v):
        return False
    m = allowance(s, v)
    for u in members(attackers):
        if allowance(s, u) >= m:
            return False
    n = 2 if is_mounted(s, v) else 1
    ways = retreat_hexes(
        s, board_of(s), v, get(s, v, st.HEX), get(s, v, st.DIR), n, NOWHERE, NOWHERE, attackers, EVADING
    )
    return bool(ways)


def evade(s: State) -> None:
    """The defender slips away; the attack is spent on him (GUI-EVA-05)."""
    v, attackers = field(s, frames.EVADE.unit), field(s, frames.EVADE.attackers)
    pop(s)
    set_field(s, frames.ATTACK.defenders, field(s, frames.ATTACK.defenders) & ~(1 << v))
    start(s, v, 2 if is_mounted(s, v) else 1, NOWHERE, attackers, EVADING)


def roll_fight(s: State) -> None:
    """The die and its letter (GUI-MEL-05)."""
    attackers, defenders, charge = (
        field(s, frames.ATTACK.attackers),
        field(s, frames.ATTACK.defenders),
        field(s, frames.ATTACK.charge),
    )
    for v in members(defenders):
        if not is_on_map(s, v):
            defenders &= ~(1 << v)
    set_field(s, frames.ATTACK.defenders, defenders)
    if defenders == 0:
        set_field(s, frames.ATTACK.phase, melee.ADVANCE + 1)
        if reading(s, st.ATTACK_AGAIN):
            for u in members(attackers):
                unmark(s, u, st.ATTACKED)  # GUI-EVA-05, the other reading
        return
    u, v = members(attackers)[0], members(defenders)[0]
    if charge == melee.COUNTERED and is_reversed(s, u, v):
        charge = melee.REVERSED
        set_field(s, frames.ATTACK.charge, charge)
        mark(s, u, st.WAS_ATTACKED)
    gap = difference(s, attackers, defenders, charge)
    base = t.melee_column(gap)
    shift = column_shift(s, attackers, defenders, charge)
    roll = s.dice.roll(10)
    result = roll + die_modifier(s, attackers, defenders, charge)
    letter = t.melee_result(base + shift, uses_mounted_table(s, attackers, defenders, charge), result)
    column = max(0, min(len(t.MELEE_FROM) - 1, base + shift))
    if s.log is not None:
        blow, guard = attack_of(s, attackers, charge), defence_of(s, defenders, charge)
        if charge == melee.REVERSED:
            blow, guard = guard, blow
        others = [ev.name(s, w) for w in members(attackers | defenders) if w not in (u, v)]
        sums = (blow, guard, gap, column, shift, roll, result, letter, int(attackers != 1 << u))
        ev.tell(s, ev.MELEE_ROLLED, "GUI-MEL-05", (ev.name(s, u), ev.name(s, v), *sums, *others))
    set_field(s, frames.ATTACK.letter, letter)
    if charge == melee.REVERSED:
        attackers, defenders = defenders, attackers
        if letter in (melee.A, melee.B):
            letter = 0  # GUI-CHG-19
    if letter in (melee.A, melee.B):
        set_field(s, frames.ATTACK.held, held_hexes(s, attackers, defenders))
    else:
        set_field(s, frames.ATTACK.held, held_hexes(s, defenders, attackers))
    if letter == 0:
        set_field(s, frames.ATTACK.phase, melee.ADVANCE + 1)
        return
    if letter == melee.B:
        for w in members(attackers):
            give_ground(s, w, defenders)
    elif letter == melee.C:
        for w in members(defenders):  # GUI-MEL-15
            give_ground(s, w, attackers)
    elif letter == melee.A:
        choose_loss(s, attackers, melee.A, defenders)
    else:
        choose_loss(s, defenders, letter, attackers)


def held_hexes(s: State, losers: int, winners: int) -> int:
    """Where the losers stand before they go, twelve bits each: only hexes beside a winner can begin an advance (GUI-MEL-22)."""
    packed = 0
    for w in members(losers):
        for h in hexes_of(s, w):
            if is_beside(s, h, winners):
                packed = packed << 12 | (h + 1)
    return packed & ((1 << 60) - 1)


def give_ground(s: State, w: int, foes: int) -> None:
    """Retreat by one hex; in the row of hoplites there is no way back (GUI-HOP-14, GUI-HOP-15)."""
    if hooks.hangs(s, w):
        return  # GUI-GRA-11
    if has(s, w, st.FORMATION):
        if attacked_side(s, w, foes) != melee.FRONT:
            wound(s, w, "GUI-HOP-15")
        return
    if has(s, w, st.FOULKON) and reading(s, st.FOULKON_HOLDS) and attacked_side(s, w, foes) == melee.FRONT:
        return  # GUI-HOP-21, the other reading
    if is_stunned(s, w):
        if later_reading(s, st.SLEEPER_BY_TABLE):
            wound(s, w, "GUI-INF-13")
        else:
            kill(s, w, "GUI-MEL-36")
        return
    start(s, w, 1, NOWHERE, foes, FROM_MELEE)


def loss_candidates(s: State, mask: int, letter: int) -> list[int]:
    """Who can be chosen to suffer a result: any attacker (GUI-MEL-14), among mixed defenders the unarmoured ones (GUI-MEL-20)."""
    all_of = [u for u in members(mask) if is_on_map(s, u)]
    if letter == melee.A:
        return all_of
    bare = [u for u in all_of if not is_armoured(s, u)]
    return bare or all_of


def why_not_suffer(s: State, u: int, mask: int, letter: int) -> str:
    """Why the loss in hand does not fall on a unit."""
    if not mask >> u & 1 or not is_on_map(s, u):
        return "GUI-MEL-14 not-him"
    return "" if u in loss_candidates(s, mask, letter) else "GUI-MEL-20 bare-first"


def choose_loss(s: State, mask: int, letter: int, foes: int) -> None:
    """One unit of the side suffers; its owner says which (GUI-MEL-14)."""
    who = loss_candidates(s, mask, letter)
    if len(who) == 1:
        take_blow(s, who[0], letter, foes)
    elif who:
        frames.LOSS.begin(s, mask, letter, foes)


def take_blow(s: State, u: int, letter: int, foes: int) -> None:
    """The result falls on one unit; before a formed hoplite it falls on his lances (GUI-HOP-02, GUI-HOP-06)."""
    if letter >= melee.D and strikes_lances(s, board_of(s), foes, u):
        put(s, u, st.LANCES, s.facts[st.TURN] + 1)
        ev.tell(s, ev.LANCES_BEATEN, "GUI-HOP-06", (ev.name(s, u),))
    else:
        suffer(s, u, letter)


def suffer(s: State, u: int, letter: int) -> None:
    """What a letter of the melee tables does to one unit (playsheet 2)."""
    rule = "GUI-MEL-05"
    if is_horse(s, u):
        if letter >= melee.I:
            kill_horse(s, u, "GUI-MEL-34")
        return
    if is_stunned(s, u) and letter >= melee.D and not later_reading(s, st.SLEEPER_BY_TABLE):
        kill(s, u, "GUI-MEL-36")
        return
    if letter in (melee.D, melee.E) and hooks.hangs(s, u):
        kill(s, u, "GUI-GRA-11")
        return
    if not is_mounted(s, u):
        if letter in (melee.A, melee.D, melee.G):
            stun(s, u, rule)
        elif letter in (melee.E, melee.H):
            wound(s, u, rule)
        else:
            kill(s, u, rule)
        return
    if letter in (melee.A, melee.D):
        throw(s, u, False, True, False, rule)
    elif letter == melee.E:
        wound(s, u, rule)
    elif letter == melee.F:
        throw(s, u, True, False, False, rule)
    elif letter in (melee.G, melee.I):
        throw(s, u, False, True, letter == melee.I, rule)
    elif letter in (melee.H, melee.J):
        if get(s, u, st.HEALTH) == st.WOUNDED and not reading(s, st.SECOND_WOUND_STAYS):
            throw(s, u, True, False, letter == melee.J, rule)
        else:
            put(s, u, st.HEALTH, st.WOUNDED)
            ev.tell_hurt(s, ev.UNIT_WOUNDED, rule, u)
            throw(s, u, False, False, letter == melee.J, rule)
    else:
        throw(s, u, True, False, True, rule)


# ---------------------------------------------------------------- the questions


class NameFighters(SkirmishQuestion):
    """Who else takes part in the fight, on either side (GUI-MEL-09)."""

    def __init__(self) -> None:
        super().__init__(
            frames.ATTACK, "GUI-MEL-09", "join also strike", name="name-fighters", auto=True, params="unit"
        )

    def is_open(self, s: State) -> bool:
        return run(s)

    def decider(self, s: State) -> int:
        return s.facts[st.ACTIVE]

    def subject(self, s: State) -> int:
        return members(field(s, frames.ATTACK.attackers))[0]

    def legal(self, s: State, seat: int) -> list[int]:
        out: list[int] = []
        if melee.is_single(field(s, frames.ATTACK.defenders)):
            for u in range(count(s)):
                if get(s, u, st.SEAT) == s.facts[st.ACTIVE] and not melee.why_not_join(s, u):
                    out.append(pack(no.V_JOIN, get(s, u, st.ROSTER)))
        if melee.is_single(field(s, frames.ATTACK.attackers)):
            for v in range(count(s)):
                if get(s, v, st.SEAT) != s.facts[st.ACTIVE] and not melee.why_not_also(s, v):
                    out.append(pack(no.V_ALSO, get(s, v, st.ROSTER)))
        out.append(pack(no.V_STRIKE))
        return out

    def why_not(self, s: State, seat: int, code: int) -> str:
        verb = verb_of(code)
        if verb == no.V_STRIKE:
            return ""
        u = unit_of(s, arg_a(code))
        if u < 0:
            return NOT_IN_PLAY
        if verb == no.V_JOIN:
            alone = melee.is_single(field(s, frames.ATTACK.defenders))
            return melee.why_not_join(s, u) or ("" if alone else NOT_OFFERED)
        alone = melee.is_single(field(s, frames.ATTACK.attackers))
        return melee.why_not_also(s, u) or ("" if alone else NOT_OFFERED)

    def play(self, s: State, seat: int, code: int) -> None:
        verb = verb_of(code)
        if verb == no.V_STRIKE:
            set_field(s, frames.ATTACK.phase, melee.CHECKS)
            return
        side = frames.ATTACK.attackers if verb == no.V_JOIN else frames.ATTACK.defenders
        set_field(s, side, field(s, side) | 1 << unit_of(s, arg_a(code)))


class OfferEvasion(UnitQuestion):
    """A faster defender may fall back before the blow (GUI-EVA-01)."""

    def __init__(self) -> None:
        super().__init__(
            frames.EVADE,
            "GUI-EVA-01",
            "evade stand",
            name="offer-evasion",
            auto=True,
            decline="stand",
            params="unit",
        )

    def legal(self, s: State, seat: int) -> list[int]:
        return [pack(no.V_EVADE), pack(no.V_STAND)]

    def play(self, s: State, seat: int, code: int) -> None:
        if verb_of(code) == no.V_EVADE:
            evade(s)
        else:
            pop(s)


class ChooseLoss(SkirmishQuestion):
    """One of a group is hurt; its owner says who (GUI-MEL-14)."""

    def __init__(self) -> None:
        super().__init__(frames.LOSS, "GUI-MEL-14", "suffer", name="choose-loss", auto=True, params="unit")

    def decider(self, s: State) -> int:
        seat = get(s, self.subject(s), st.SEAT)
        hurt = field(s, frames.LOSS.letter) not in (melee.A, melee.D, melee.G, melee.I)
        return 1 - seat if hurt and reading(s, st.ATTACKER_CHOOSES) else seat  # GUI-MEL-14

    def subject(self, s: State) -> int:
        return members(field(s, frames.LOSS.units))[0]

    def legal(self, s: State, seat: int) -> list[int]:
        hurt = loss_candidates(s, field(s, frames.LOSS.units), field(s, frames.LOSS.letter))
        return [pack(no.V_SUFFER, get(s, u, st.ROSTER)) for u in hurt]

    def why_not(self, s: State, seat: int, code: int) -> str:
        u = unit_of(s, arg_a(code))
        if u < 0:
            return NOT_IN_PLAY
        return why_not_suffer(s, u, field(s, frames.LOSS.units), field(s, frames.LOSS.letter))

    def play(self, s: State, seat: int, code: int) -> None:
        letter, foes = field(s, frames.LOSS.letter), field(s, frames.LOSS.foes)
        pop(s)
        take_blow(s, unit_of(s, arg_a(code)), letter, foes)
        slay_surrounded(s)


class Attack(PairChoice):
    """One unit attacks another (GUI-SEQ-07)."""

    def __init__(self) -> None:
        super().__init__(no.V_ATTACK)

    def add(self, s: State, out: list[int]) -> None:
        f = s.facts
        seat = f[st.ACTIVE]
        board = board_of(s)
        enemies = [v for v in range(count(s)) if get(s, v, st.SEAT) != seat and is_on_map(s, v)]
        hexes = [get(s, v, st.HEX) for v in enemies]
        for u in range(count(s)):
            at = st.BASE + u * st.SIZE
            if f[at + st.SEAT] != seat or f[at + st.PLACE] != st.ON_MAP or melee.why_not_attacker(s, u):
                continue
            h = f[at + st.HEX]
            for place in range(len(enemies)):
                if (
                    not -melee.REACH <= column_of(hexes[place]) - column_of(h) <= melee.REACH
                    or distance(h, hexes[place]) > melee.REACH
                ):
                    continue  # most of them are far away
                v = enemies[place]
                if melee.contact_pair(s, board, u, v) >= 0 and not is_barred(s, 1 << u, v):
                    out.append(pack(no.V_ATTACK, f[at + st.ROSTER], get(s, v, st.ROSTER)))

    def why_not_pair(self, s: State, u: int, v: int, code: int) -> str:
        return melee.why_not_attack(s, u, v)

    def do_both(self, s: State, u: int, v: int, code: int) -> None:
        melee.begin(s, u, v)
