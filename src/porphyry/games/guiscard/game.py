"""Guiscard as the kernel knows it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from porphyry.games.guiscard import (
    fights,
    frames,
    goal,
    odds,
    orders,
    queries,
    questions,
    setup,
    spelling,
    sums,
)
from porphyry.games.guiscard import state as st
from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.bot.heuristics import Judgement
from porphyry.games.guiscard.events import EVENTS
from porphyry.games.guiscard.ground.board import Board
from porphyry.games.guiscard.ground.hexes import NOWHERE, distance, name_of
from porphyry.games.guiscard.log_reader import GuiscardReader
from porphyry.games.guiscard.notation import CAUSES, HEX_NAMES, NOTATION
from porphyry.games.guiscard.pending import pending
from porphyry.games.guiscard.position import read, siege_position
from porphyry.games.guiscard.scenarios import SCENARIO_IDS, board_of, check_file, number_of, scenario_of
from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import questions as siege
from porphyry.games.guiscard.siege import siege_day
from porphyry.games.guiscard.siege.forces import check_forces
from porphyry.games.guiscard.siege.sheet import siege_number
from porphyry.games.guiscard.siegecraft import devices as dv
from porphyry.games.guiscard.state import (
    carcass_hexes,
    count,
    dead_horses,
    dead_persons,
    get,
    is_horse,
    is_long,
    standing,
    tail,
)
from porphyry.games.guiscard.tally import count_days
from porphyry.games.guiscard.view import view
from porphyry.kernel.decision import Outcome
from porphyry.kernel.errors import BadPosition
from porphyry.kernel.game import Option
from porphyry.kernel.heuristics import Heuristics
from porphyry.kernel.questions import Question, QuestionGame
from porphyry.kernel.shapes import Word
from porphyry.kernel.state import State
from porphyry.kernel.tally import Tally

if TYPE_CHECKING:
    from porphyry.kernel.event import Event
    from porphyry.kernel.log_reader import LogReader
    from porphyry.kernel.sums import Sum

FIELDS: Final = [
    "roster", "seat", "hex", "facing", "place", "health", "stunned", "mount", "marks", "spent", "target", "way", "carry",
    "led", "aim", "lances", "group", "order",
]  # fmt: skip
HEADER: Final = [
    "scenario", "round", "active", "step", "over", "why", "gate", "tents", "count", "occ", "turn", "cease", "stunned",
    "formed", "options", "blood", "loot1", "loot2", "loot3", "loot4", "choice", "charges", "arrived", "mover", "set_up",
    "last_ok", "loser", "window", "wrecks", "siege_options", "devices", "camp",
]  # fmt: skip
POINTERS: Final = [st.MOUNT, st.TARGET, st.CARRY, st.LED]


READINGS: Final = [  # the ledger's ruling index; the first value is what the ledger plays
    Option("pass_wounded_enemy", "no yes", "GUI-STK-02"),
    Option("start_hex_check", "none checked", "GUI-INF-01"),
    Option("single_hex_retreat_check", "yes no", "GUI-INF-11"),
    Option("ko_keeps_wound", "yes no dies", "GUI-CMP-15"),
    Option("thrown_hexes", "six eight", "GUI-MEL-29"),
    Option("carry_friend_or_foe", "both own", "GUI-MOV-16"),
    Option("loose_horse_blocks", "riders everybody", "GUI-STK-05"),
    Option("wound_stops_move", "yes no", "GUI-INF-06"),
    Option("wound_twice", "kills stays", "GUI-CMP-14"),
    Option("recovery_timing", "before enemy", "GUI-SEQ-08"),
    Option("cover_combination", "best sum", "GUI-TER-03"),
    Option("mounted_cost", "head both", "GUI-MOV-05"),
    Option("drown_choice", "last free", "GUI-MOV-09"),
    Option("corpse_count", "both once", "GUI-MOV-11"),
    Option("clear_adjacency", "workers hex", "GUI-MOV-15"),
    Option("one_check_per_enemy", "total each", "GUI-INF-03"),
    Option("attacked_by_friend", "counts own", "GUI-INF-04"),
    Option("displace_on_retreat", "yes no", "GUI-INF-14"),
    Option("mounted_zone", "head both", "GUI-INF-16"),
    Option("arthur_remainder", "paid free", "GUI-MTD-07"),
    Option("leader_loses_horse", "every mounted", "GUI-MTD-22"),
    Option("attacked_before_defence", "own enemy", "GUI-DEF-01"),
    Option("volley", "frozen single", "GUI-DEF-04"),
    Option("stationary_window", "end declared", "GUI-DEF-06"),
    Option("mounted_shooter_hex", "head either", "GUI-MIS-19"),
    Option("high_fire", "both castle heights", "GUI-LOS-22"),
    Option("many_to_many", "no summed", "GUI-MEL-13"),
    Option("who_is_wounded", "owner attacker", "GUI-MEL-14"),
    Option("advance_in_melee", "another any", "GUI-MEL-25"),
    Option("armoured_vs_water", "deep all", "GUI-MEL-27"),
    Option("mounted_attack_arc", "round front", "GUI-MEL-28"),
    Option("throw_then_charge", "no yes", "GUI-LAN-04"),
    Option("charge_order", "declared free", "GUI-CHG-14"),
    Option("reversal_values", "boosted printed", "GUI-CHG-18"),
    Option("hoplite_marker", "hex state", "GUI-HOP-01"),
    Option("foulkon_normal", "plain holds", "GUI-HOP-21"),
    Option("evasion_spends_attack", "yes no", "GUI-EVA-05"),
    Option("window_melee", "both defender", "GUI-BLD-30"),
    Option("crossfire_choice", "step shot", "GUI-BLD-20"),
    Option("slit_weapons", "bows javelins", "GUI-CAS-27"),
    Option("low_wall", "entry flat", "GUI-BLD-28"),
    Option("water_adjacent", "all deep", "GUI-LOS-12"),
    Option("swamp_bank", "same any", "GUI-LOS-14"),
    Option("slit_from_below", "axis field", "GUI-CAS-30"),
    Option("gate_cover", "beyond always", "GUI-CAS-33"),
    Option("castle_supply_brackets", "minimal equal", "GUI-SUP-02"),
    Option("event_modifiers", "add higher", "GUI-RAT-01"),
    Option("food_halving", "down up", "GUI-ASL-11"),
    Option("patrol_edge", "others any", "GUI-SOR-05"),
]


SIEGE_READINGS: Final = [  # the same for chapter 10; bits from NO_LADDER_FIRE on
    Option("ladder_archer", "fires only-unthreatened", "GUI-LAD-12"),
    Option("jump_check", "d6 d10", "GUI-CAS-07"),
    Option("rope_jump_check", "no yes", "GUI-GRA-08"),
    Option("retreat_through_fire", "last-resort never", "GUI-GRK-13"),
]


CAMPAIGN_READINGS: Final = [  # engines, fire and the siege sheet; bits from COUNTS_EVERY_TURN on, in a mask of their own
    Option("fire_count", "round turn", "GUI-FIR-13"),
    Option("reload", "alone crew", "GUI-STN-02"),
    Option("stone_crew", "fired free", "GUI-STN-04"),
    Option("fall_outwards", "wound death", "GUI-GRA-13"),
    Option("counter_forward", "supplies calendar", "GUI-EVT-05"),
    Option("refugees", "days bracket", "GUI-EVT-05"),
    Option("negotiation", "daily extra action", "GUI-CAP-03"),
    Option("captured_command", "dead alive", "GUI-CAP-02"),
    Option("fallen_in_lost_part", "captured free", "GUI-ASL-06"),
    Option("pull_distance", "one gap", "GUI-GRA-17"),
    Option("grapnel_thrower", "anybody unarmoured", "GUI-GRA-02"),
    Option("wounded_men", "care serve", "GUI-HEA-01"),
    Option("stone_targets", "any worth", "GUI-STN-13"),
    Option("dusk", "rounds never", "GUI-ACT-01"),
    Option("assault_throwers", "map sheet", "GUI-STN-01"),
    Option("assault_horses", "choice foot", "GUI-ASL-02"),
]


LATER_READINGS: Final = [  # and those of the skirmish that came later; bits from HEAD_RETREATS on in the same mask
    Option("rider_retreat", "both head", "GUI-INF-13"),
    Option("unconscious_attacked", "dies table", "GUI-MEL-36"),
    Option("javelin_step_three", "yes no", "GUI-MIS-02"),
    Option("door_ground", "worse neutral", "GUI-BLD-30"),
    Option("foot_lance_range", "sheet mounted", "GUI-LAN-04"),
    Option("form_after_move", "near never", "GUI-HOP-18"),
    Option("high_over_friend", "never bows", "GUI-CAS-25"),
    Option("choked_hex", "attacked safe", "GUI-MEL-26"),
    Option("unconscious_enemy", "holds lets-out", "GUI-MEL-16"),
    Option("sleeper_behind_window", "bars through", "GUI-BLD-25"),
    Option("row_under_fire", "yields stands", "GUI-HOP-14"),
]
LATER_VALUE: Final = "dies"  # of ko_keeps_wound: its bit is not among those of READINGS


def mask_of(among: list[Option], options: dict[str, str]) -> int:
    """The chosen readings as a bit mask: every value but the first of each has a bit."""
    mask, bit = 0, -1
    for option in among:
        values = [value for value in option.values if (option.key, value) != ("ko_keeps_wound", LATER_VALUE)]
        value = options.get(option.key, option.default)
        if value in values[1:]:
            mask |= 1 << (bit + values.index(value))
        bit += len(values) - 1
    return mask


def readings(options: dict[str, str]) -> int:
    return mask_of(READINGS, options) | mask_of(SIEGE_READINGS, options) << st.NO_LADDER_FIRE


def more_readings(options: dict[str, str]) -> int:
    """The second mask: the siege, and what came later."""
    mask = mask_of(CAMPAIGN_READINGS, options) | mask_of(LATER_READINGS, options) << st.HEAD_RETREATS
    return mask | (1 << st.KO_KILLS if options.get("ko_keeps_wound") == LATER_VALUE else 0)


def bits_of(among: list[Option]) -> int:
    """All bits that a list of readings may set: one for each value but the first."""
    others = sum(len(option.values) - 1 for option in among)
    return (1 << others) - 1


MOST_READINGS: Final = (
    bits_of(READINGS) >> 1 | bits_of(SIEGE_READINGS) << st.NO_LADDER_FIRE,  # LATER_VALUE has its bit in the other
    bits_of(CAMPAIGN_READINGS) | bits_of(LATER_READINGS) << st.HEAD_RETREATS | 1 << st.KO_KILLS,
)  # all bits of both masks


JUDGEMENT: Final = Judgement()


class Guiscard(QuestionGame):
    """The skirmish and the siege."""

    def __init__(self) -> None:
        super().__init__(
            "guiscard",
            rules_version=14,
            seat_counts=[2],
            notation=NOTATION,
            frames=frames.FRAMES,
            questions=[*questions.QUESTIONS, *siege.QUESTIONS],
            works=[*questions.WORKS, *siege.WORKS],
            events=EVENTS,
            finished=True,
            options=[
                Option("scenario", " ".join(SCENARIO_IDS), "GUI-SEQ-01"),
                *READINGS,
                *SIEGE_READINGS,
                *CAMPAIGN_READINGS,
                *LATER_READINGS,
            ],
            orders=orders.ORDERS,
        )
        self.data_name = t.READER.name
        self.work_key = "stack"
        self.goals = goal.texts()
        self.sums = sums.TEXTS
        self.goal_params = goal.PARAMS

    def setup(self, s: State, options: dict[str, str]) -> None:
        number = SCENARIO_IDS.index(options["scenario"])
        one = siege_number(number)
        if one >= 0:
            siege_day.start(s, one)
        else:
            setup.start(s, number)
        s.facts[st.OPTIONS] = readings(options)
        s.facts[st.SIEGE_OPTIONS] = more_readings(options)
        questions.run(s)

    def question(self, s: State) -> Question:
        """Each step of a turn has its own."""
        return questions.question(s)

    def deciders(self, s: State) -> list[int]:
        return [] if s.facts[st.OVER] else [questions.question(s).decider(s)]

    def kind(self, s: State, seat: int) -> int:
        return questions.question(s).number

    def legal(self, s: State, seat: int) -> list[int]:
        return questions.question(s).legal(s, seat)

    def why_not(self, s: State, seat: int, code: int) -> str:
        return questions.why_not(s, code)

    def play(self, s: State, seat: int, code: int) -> None:
        questions.play(s, code)

    def answer(self, s: State, seat: int, code: int) -> None:
        questions.question(s).play(s, seat, code)

    def run(self, s: State) -> None:
        questions.run(s)

    def step(self, s: State) -> None:
        questions.advance_frame(s)

    def is_asking(self, s: State) -> bool:
        """A frame here may settle itself; what `run` has left on top asks."""
        return s.facts[st.OVER] == 0

    def resample(self, s: State, seat: int) -> None:
        """The side a column leaves by is redrawn for those who cannot know it."""
        if seat != 0 and 0 < s.facts[st.CHOICE] < 8:
            sides = scenario_of(s).secret
            s.facts[st.CHOICE] = sides[s.dice.below(len(sides))]

    def outcome(self, s: State) -> Outcome | None:
        over = s.facts[st.OVER]
        if over == 0:
            return None
        places = [1, 2] if over == 1 else [2, 1] if over == 2 else [1, 1]
        scores = [1, -1] if over == 1 else [-1, 1] if over == 2 else [0, 0]
        if s.facts[st.CAMP]:
            details = {"scenario": ca.siege_of(s).id, "cause": CAUSES[s.facts[st.WHY_OVER]], "day": ca.get(s, ca.DAY)}
            return Outcome(places, scores, "siege-over", "GUI-CAM-01", details)
        scenario = scenario_of(s)
        return Outcome(places, scores, "scenario-over", "GUI-SEQ-01", {"scenario": scenario.id})

    def view(self, s: State, seat: int) -> dict[str, Any]:
        return view(s, seat)

    def prompt(self, s: State, seat: int) -> dict[str, object]:
        return questions.question(s).prompt(s, seat)

    def words(self, s: State) -> dict[str, list[str]]:
        return HEX_NAMES

    def to_position(self, s: State) -> dict[str, Any]:
        """Header, units by name, bodies, pending work: readable, and exact."""
        header: dict[str, Any] = {
            name: s.facts[k] for k, name in enumerate(HEADER) if name not in ("count", "occ", "camp", "devices")
        }
        header["scenario"] = scenario_of(s).id
        units: dict[str, Any] = {}
        for u in range(count(s)):
            row: dict[str, Any] = {}
            for k, name in enumerate(FIELDS):
                v = get(s, u, k)
                if k == st.ROSTER:
                    continue
                if k == st.HEX:
                    row[name] = None if v == NOWHERE else name_of(v)
                elif k in POINTERS:
                    row[name] = None if v < 0 else t.ROSTER_IDS[get(s, v, st.ROSTER)]
                else:
                    row[name] = v
            units[t.ROSTER_IDS[get(s, u, st.ROSTER)]] = row
        occ = s.facts[st.OCC]
        hexes = {name_of(h): s.facts[occ + h] for h in board_of(s).hexes if s.facts[occ + h]}
        out: dict[str, Any] = {"header": header, "units": units, "hexes": hexes, "stack": pending(list(units)).write(s)}
        if s.facts[st.DEVICES]:
            at = s.facts[st.DEVICES]
            out["siege"] = s.facts[at : at + dv.FEW]
            out["devices"] = {
                dv.DEVICE_IDS[dv.dev(s, k, dv.NAME)]: [dv.dev(s, k, what) for what in range(1, dv.LONG)]
                for k in range(dv.count_devices(s))
            }
        if s.facts[st.CAMP]:
            out["campaign"] = siege_position(s)
        return out

    def from_position(self, s: State, data: dict[str, Any], options: dict[str, str]) -> None:
        """The exact form of ``to_position``, or a short one: ``{"scenario", "units": {name: {"hex", ...}}, "step", "active", "round"}``."""
        header = data.get("header")
        named = header.get("scenario") if isinstance(header, dict) else None
        name = named if named is not None else data.get("scenario", options["scenario"])
        if not isinstance(name, str) or number_of(name) < 0:
            faults: list[str] = []
            Word(SCENARIO_IDS, "a scenario").judge(name, "scenario", faults)
            raise BadPosition(faults)
        if not [key for key in data if key != "scenario"] and name in SCENARIO_IDS:
            self.setup(s, {**options, "scenario": name})
            return
        masks = (readings(options), more_readings(options))
        faults = read(s, number_of(name), data, masks, MOST_READINGS, HEADER) or self.faults(s)
        if faults:
            raise BadPosition(faults)
        questions.run(s)

    def heeds(self, s: State, seat: int, order: int, values: list[int]) -> int:
        return orders.heeds(s, order, values) if order <= orders.FIRE else super().heeds(s, seat, order, values)

    def reader(self, view: dict[str, Any], seat: int) -> LogReader:
        return GuiscardReader(view, seat)

    def odds(self, s: State, seat: int, code: int) -> dict[str, Any] | None:
        return odds.odds(s, code)

    def ask(self, s: State, seat: int, question: dict[str, Any]) -> dict[str, Any] | None:
        """See queries.py; nothing is hidden, so every seat gets the same answer."""
        return fights.ask(s, question) if question.get("about") == "attack" else queries.ask(s, question)

    def sum(self, s: State, viewer: int, question: dict[str, Any], seen: list[Event]) -> list[Sum] | None:
        """See sums.py; nothing that counts is hidden."""
        return sums.explain(s, question)

    def spell(self, s: State, seat: int, words: list[str]) -> list[str]:
        return spelling.spell(s, words)

    def goes_with(self, before: int, code: int) -> bool:
        return spelling.goes_with(before, code)

    def heuristics(self) -> Heuristics | None:
        return JUDGEMENT

    def tally(self, s: State, events: list[list[Event]]) -> Tally:
        """Which side of which scenario each seat played, and what came of a siege's days (tally.py)."""
        result = Tally(s.seats)
        scenario = scenario_of(s)
        result.items = [("side", f"{scenario.id}: {name}", seat) for seat, name in enumerate(scenario.sides)]
        count_days(result, events)
        return result

    def scenario_faults(self, path: str) -> list[str] | None:
        """Scenarios (scenarios.py) and forces (forces.py) may stand in one file."""
        return check_file(Path(path)) + check_forces(Path(path))

    def faults(self, s: State) -> list[str]:
        """Everybody stands where the table says, nobody twice, no dead man counted wrong."""
        out: list[str] = []
        board = board_of(s)
        stunned = 0
        living: dict[int, int] = {}
        bodies: dict[int, int] = {}
        carcasses: dict[int, int] = {}
        lifted = [s.facts[st.MOVER] - 1]
        lifted += frames.giving_ground(s)
        for u in range(count(s)):
            name = t.ROSTER_IDS[get(s, u, st.ROSTER)]
            place, h = get(s, u, st.PLACE), get(s, u, st.HEX)
            if get(s, u, st.STUN):
                stunned += 1
            if place != st.ON_MAP:
                continue
            if not board.holds(h):
                out.append(f"{name} is on the map in no hex")
                continue
            hexes = [h, tail(s, u)] if is_long(s, u) else [h]
            if get(s, u, st.HEALTH) == 2:
                for x in carcass_hexes(s, h, get(s, u, st.DIR)) if is_horse(s, u) else [h]:
                    heap = carcasses if is_horse(s, u) else bodies
                    heap[x] = heap.get(x, 0) + 1
                continue
            if u in lifted or (get(s, u, st.LED) >= 0 and get(s, u, st.LED) in lifted):
                continue
            for x in hexes:
                if not board.holds(x):
                    out.append(f"{name} stands off the map")
                elif standing(s, x) != u:
                    out.append(f"{name} is not in {name_of(x)} where it should be")
                if x in living:
                    out.append(f"two living units in {name_of(x)}")
                living[x] = u
        out.extend(device_faults(s, board))
        if stunned != s.facts[st.STUNNED]:
            out.append(f"{stunned} lie unconscious, counted {s.facts[st.STUNNED]}")
        for h in board.hexes:
            u = standing(s, h)
            if u >= 0 and living.get(h) != u:
                out.append(f"{name_of(h)} holds {t.ROSTER_IDS[get(s, u, st.ROSTER)]}, who is elsewhere")
            if dead_persons(s, h) != min(15, bodies.get(h, 0)) or dead_horses(s, h) != min(3, carcasses.get(h, 0)):
                out.append(
                    f"bodies in {name_of(h)}: {bodies.get(h, 0)} and {carcasses.get(h, 0)} horses, counted otherwise"
                )
        return out


def device_faults(s: State, board: Board) -> list[str]:
    """Engines and ladders stand where the hexes say, each man carries one ladder at most, fire has wood or naphtha to live on."""
    if s.facts[st.DEVICES] == 0:
        marked = [name_of(h) for h in board.hexes if dv.word(s, h) >> 14]
        return [f"{name} knows of chapter 10, which is not played" for name in marked]
    out: list[str] = []
    engines: set[int] = set()
    leaning: set[int] = set()
    hands: list[int] = []
    for k in range(dv.count_devices(s)):
        name = dv.DEVICE_IDS[dv.dev(s, k, dv.NAME)]
        kind, state = dv.kind_of(s, k), dv.dev(s, k, dv.STATE)
        hexes = dv.hexes_of_device(s, k)
        if kind >= dv.THROWER and state in (dv.READY, dv.JAMMED):
            engines.update(hexes)
        if kind == dv.LADDER and state == dv.LEANING:
            leaning.update(hexes)
        if kind == dv.LADDER and state == dv.CARRIED:
            a, b = dv.dev(s, k, dv.HOLDER), dv.dev(s, k, dv.OTHER)
            hands += [a, b]
            if distance(get(s, a, st.HEX), get(s, b, st.HEX)) != 1 or hexes != [get(s, a, st.HEX), get(s, b, st.HEX)]:
                out.append(f"{name} is not between its carriers")
        if state in (dv.READY, dv.LEANING) and not all(board.holds(h) for h in hexes):
            out.append(f"{name} stands off the map")
    if len(set(hands)) < len(hands):
        out.append("somebody carries two ladders")
    for h in board.hexes:
        w = dv.word(s, h)
        if (w & dv.ENGINE_HERE != 0) != (h in engines) or (w & dv.LADDER_HERE != 0) != (h in leaning):
            out.append(f"{name_of(h)}: engine or ladder marked wrongly")
        if w & dv.BURNING == 0 and w >> dv.BURN_SHIFT & 3:
            out.append(f"{name_of(h)} is counted as burning and does not burn")
    below = len([u for u in range(count(s)) if get(s, u, st.PLACE) == st.UNDER])
    if below != s.facts[s.facts[st.DEVICES] + st.BENEATH]:
        out.append(f"{below} lie beneath others, counted {s.facts[s.facts[st.DEVICES] + st.BENEATH]}")
    return out
