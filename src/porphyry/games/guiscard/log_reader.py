"""Keeps the table of Guiscard by the log alone: units, horses, works and fires, and the sheet of a siege (see kernel/log_reader.py).

What can be counted from these is not kept: values of counters, tails, scores, the crew of an engine, the chance of a surrender.
"""

from __future__ import annotations

from typing import Any, ClassVar

from porphyry.games.guiscard.log_sheet import SheetMixin, seen_sheet
from porphyry.kernel.log_reader import LogReader

Params = dict[str, Any]

ON_THE_TABLE = ("map", "beneath")
OF_OWN_TURN = ("fired", "moved", "busy", "kindled", "charging", "countering")
OF_EVERY_TURN = ("charging", "countering")
EDGES = ("inside", "north", "east", "south", "west")


class GuiscardReader(SheetMixin, LogReader):
    """A skirmish, or a siege with its skirmishes."""

    silent: ClassVar[frozenset[str]] = frozenset(
        [
            "ShotTold",
            "InfiltrationRolled",
            "MeleeRolled",
            "ReinsRolled",
            "GroupRolled",
            "GroupArrived",
            "UnitSurrounded",
            "CoverTaken",
            "LancesBeaten",
            "LancesRaised",
            "JumpRolled",
            "LadderFell",
            "SpreadRolled",
            "SleeperRolled",
            "DemolitionRolled",
            "NaphthaRolled",
            "GrapnelThrown",
            "RopeGrabbed",
            "PalisadePulled",
            "GuardsRolled",
            "AlarmRaised",
            "ForceMustered",
            "DieRolled",
            "InitiativeRolled",
            "InitiativeGiven",
            "ParleyRolled",
            "ManSent",
            "EdgeChosen",
            "PatrolRolled",
        ]
    )

    def __init__(self, view: dict[str, Any], seat: int = -1) -> None:
        self.over = False
        super().__init__(view, seat)
        self.gate = view["gate"] and view["gate"]["hex"]
        self.on_it = {name: one["climber"] for name, one in self.board["devices"].items()}  # who climbed it last

    def differences(self, view: dict[str, Any]) -> list[str]:
        """The one on a ladder or a rope is whoever climbed it last, as long as that unit is up and there."""
        for name, one in self.board["devices"].items():
            one["climber"] = self.on_it.get(name) if self._holds_on(name, one) else None
        return super().differences(view)

    def _holds_on(self, name: str, one: dict[str, Any]) -> bool:
        unit = self.board["units"].get(self.on_it.get(name))
        if unit is None or one["state"] != "fixed" or one["height"] == 0:
            return False
        there: bool = unit["place"] == "map" and [unit["hex"]] == one["hexes"]
        return there and unit["health"] != "dead" and not unit["stunned"]

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        """Everything on the table; once the game is over, whose turn it would be is nothing."""
        board: dict[str, Any] = {
            "siege": view["siege"] and seen_sheet(view["siege"]),
            "gate": view["gate"] and view["gate"]["state"],
        }
        board["units"] = {unit["id"]: seen_of(unit) for unit in view["units"]}
        board["loot"] = [dict(one) for one in view["loot"]]
        board["exit"] = view["exit"]
        board["tents_down"] = view["tents_down"].bit_count()
        board["breaches"] = sorted(view["breaches"])
        board["fires"] = {fire["hex"]: {"seat": fire["seat"], "count": fire["count"]} for fire in view["fires"]}
        board["naphtha"] = sorted(view["naphtha"])
        works = [*view["ladders"], *view["ropes"], *view["engines"]]
        board["devices"] = {one["id"]: device_of(one) for one in works if one["state"] != "lost"}
        if not self.over:
            board |= {key: view[key] for key in ("round", "active", "step")}
        return board

    def _unit(self, p: Params) -> dict[str, Any]:
        unit: dict[str, Any] = self.board["units"][p["unit"]]
        return unit

    def _horse(self, p: Params) -> dict[str, Any]:
        horse: dict[str, Any] = self.board["units"][p["horse"]]
        return horse

    def _stand(self, unit: dict[str, Any], p: Params) -> None:
        unit.update(place="map", hex=p["hex"], facing=look(p.get("facing")))

    # The turn

    def turn_began(self, p: Params) -> None:
        self.board.update(active=p["seat"], round=p["round"], step="fire")
        if self.board["siege"]:
            self.board["siege"]["map"] = None

    def step_began(self, p: Params) -> None:
        self.board["step"] = p["step"]

    def marks_cleared(self, p: Params) -> None:
        for name in p["units"]:
            unit = self.board["units"][name]
            gone = OF_OWN_TURN if unit["seat"] == self.board["active"] else OF_EVERY_TURN
            unit["marks"] = [mark for mark in unit["marks"] if mark not in gone]

    def game_ended(self, _: Params) -> None:
        self.over = True
        for key in ("round", "active", "step"):
            self.board.pop(key, None)

    def siege_ended(self, p: Params) -> None:
        self.game_ended(p)
        self._today(result=p["cause"])

    def _mark(self, name: str, *marks: str) -> None:
        unit = self.board["units"][name]
        unit["marks"] = sorted({*unit["marks"], *marks})

    def _unmark(self, name: str, *marks: str) -> None:
        unit = self.board["units"][name]
        unit["marks"] = [mark for mark in unit["marks"] if mark not in marks]

    def map_chosen(self, p: Params) -> None:
        self.board["siege"]["map"] = p["field"]
        self.board["step"] = "fire"

    # The fight of the day

    def table_laid(self, p: Params) -> None:
        self.gate = p["at"]
        self.on_it = {}
        self.board.update(gate=p["gate"], breaches=sorted(p["breaches"]), tents_down=0, loot=[], exit=None)
        self.board.update(units={}, devices={}, fires={}, naphtha=[])
        self.board["siege"]["map"] = None
        if not self.over:
            self.board.update(round=0, active=0, step="set-up")

    def units_dealt(self, p: Params) -> None:
        place = "unplaced" if p["ready"] == "yes" else "waiting"
        names = iter(p["units"])
        for name in names:
            man = self.board["siege"]["men"].get(name, {"state": "healthy"})
            unit = fresh(p["seat"], place, man["state"])
            self.board["units"][name] = unit
            if p["mounted"] == "yes":
                unit.update(mounted=True, rides=next(names))
                self.board["units"][unit["rides"]] = fresh(p["seat"], "ridden", "healthy")

    def man_stationed(self, p: Params) -> None:
        if p["edge"] == "inside":
            self._unit(p)["place"] = "unplaced"

    def devices_dealt(self, p: Params) -> None:
        for name in p["devices"]:
            self.board["devices"][name] = {
                "seat": p["seat"],
                "state": "absent",
                "hexes": [],
                "facing": None,
                "men": [],
                "climber": None,
                "height": None,
            }

    def bearer_named(self, p: Params) -> None:
        self._device(p)["men"].append(p["unit"])

    def device_left(self, p: Params) -> None:
        if p["device"].startswith("thrower"):
            del self.board["devices"][p["device"]]
        else:
            self._device(p)["men"] = []

    def device_given(self, p: Params) -> None:
        device = self._device(p)
        device["men"] = [p["unit"], p["helper"]] if p["helper"] else [p["unit"]]
        device["state"] = "absent" if p["helper"] else "carried"

    # Setting up, coming and going

    def unit_placed(self, p: Params) -> None:
        self._stand(self._unit(p), p)

    def unit_waits(self, p: Params) -> None:
        self._unit(p).update(place="waiting", hex=None)

    def exit_chosen(self, p: Params) -> None:
        self.board["exit"] = p["edge"]

    def unit_left(self, p: Params) -> None:
        unit = self._unit(p)
        unit.update(place="left", hex=None, facing=None, stunned=False)
        if unit["rides"]:
            self.board["units"][unit["rides"]]["place"] = "left"
        for loot in self.board["loot"]:
            if loot["carrier"] == p["unit"]:
                loot.update(carrier=None, taken=True)
        if unit["seat"] == 0 and self.secret_exit and p["edge"]:
            self.board["exit"] = EDGES[p["edge"]]

    secret_exit = False

    def exit_hidden(self, _: Params) -> None:
        self.secret_exit = True

    # Moving

    def move_began(self, p: Params) -> None:
        self._mark(p["unit"], "moved")

    def unit_stopped(self, p: Params) -> None:
        if (
            self.board["step"] == "move" and self._unit(p)["seat"] == self.board["active"]
        ):  # on an advance nobody has moved
            self._mark(p["unit"], "moved")

    def unit_moved(self, p: Params) -> None:
        unit = self._unit(p)
        if "facing" not in p or look(p["facing"]) is None:
            unit.update(place="map", hex=p["hex"])  # a row keeps looking where it looks
        else:
            self._stand(unit, p)

    unit_retreated = unit_moved
    unit_evaded = unit_moved
    unit_advanced = unit_moved
    unit_pushed = unit_moved
    unit_fled = unit_moved
    unit_dropped = unit_moved
    body_moved = unit_moved

    def unit_turned(self, p: Params) -> None:
        self._stand(self._unit(p), p)

    def horse_stood(self, p: Params) -> None:
        self._stand(self._horse(p), p)

    def horse_strayed(self, p: Params) -> None:
        self._horse(p).update(place="gone", hex=None, facing=None, led_by=None)

    def horse_taken(self, p: Params) -> None:
        self._horse(p).update(led_by=p["unit"], seat=self._unit(p)["seat"])

    def horse_released(self, p: Params) -> None:
        self._horse(p)["led_by"] = None

    def unit_mounted(self, p: Params) -> None:
        horse = self.board["units"].setdefault(p["horse"], fresh(self._unit(p)["seat"], "ridden", "healthy"))
        self._unit(p).update(mounted=True, rides=p["horse"], hex=horse["hex"], facing=horse["facing"])
        horse.update(place="ridden", hex=None, facing=None, led_by=None, seat=self._unit(p)["seat"])

    def unit_dismounted(self, p: Params) -> None:
        unit = self._unit(p)
        self.board["units"][unit["rides"]].update(place="map", hex=unit["hex"], facing=unit["facing"])
        unit.update(mounted=False, rides=None, hex=p["hex"], facing=None)

    def rider_thrown(self, p: Params) -> None:
        self._unit(p).update(mounted=False, rides=None, place="unplaced", hex=None, facing=None)
        self._stand(self._horse(p), p)
        self._horse(p)["seat"] = self._unit(p)["seat"]

    def rider_fell(self, p: Params) -> None:
        self._stand(self._unit(p), p)

    # Carrying

    def unit_lifted(self, p: Params) -> None:
        self._unit(p)["carries"] = p["other"]
        self.board["units"][p["other"]].update(place="carried", hex=None, facing=None)

    def unit_captured(self, p: Params) -> None:
        self._unit(p).update(place="carried", hex=None, facing=None)
        self.board["units"][p["captor"]]["carries"] = p["unit"]
        self._mark(p["unit"], "captive")

    def unit_laid(self, p: Params) -> None:
        self._unit(p)["carries"] = None
        self._stand(self.board["units"][p["other"]], p)

    def unit_set_down(self, p: Params) -> None:
        for unit in self.board["units"].values():
            if unit["carries"] == p["unit"]:
                unit["carries"] = None
        self._stand(self._unit(p), p)
        self._unmark(p["unit"], "captive")

    def loot_taken(self, p: Params) -> None:
        here = self._unit(p)["hex"]
        next(one for one in self.board["loot"] if one["hex"] == here).update(hex=None, carrier=p["unit"])

    def loot_dropped(self, p: Params) -> None:
        for loot in self.board["loot"]:
            if loot["carrier"] == p["unit"]:
                loot.update(hex=p["hex"], carrier=None)

    # Fighting

    def shot_fired(self, p: Params) -> None:
        if p["volley"] == "offensive":
            self._mark(p["unit"], "fired")

    def shot_aimed(self, p: Params) -> None:
        self._mark(p["unit"], "fired")

    def lance_thrown(self, p: Params) -> None:
        self._mark(p["unit"], "lance-gone")

    def unit_wounded(self, p: Params) -> None:
        self._unit(p)["health"] = "wounded"

    def unit_healed(self, p: Params) -> None:
        self._unit(p)["health"] = "healthy"

    def unit_killed(self, p: Params) -> None:
        self._unit(p).update(health="dead", stunned=False)

    def horse_killed(self, p: Params) -> None:
        self._unit(p).update(health="dead", led_by=None)

    def unit_stunned(self, p: Params) -> None:
        self._unit(p)["stunned"] = True

    def unit_woke(self, p: Params) -> None:
        self._unit(p)["stunned"] = False

    def unit_sank(self, p: Params) -> None:
        self._unit(p).update(place="gone", hex=None, facing=None)

    def unit_drowned(self, p: Params) -> None:
        self._unit(p).update(place="gone", hex=None, facing=None, health="dead")

    def charge_declared(self, p: Params) -> None:
        self._mark(p["unit"], "charging")

    def counter_declared(self, p: Params) -> None:
        self._mark(p["unit"], "countering")

    def charge_lost(self, p: Params) -> None:
        self._unmark(p["unit"], "charging")
        self._mark(p["unit"], "moved")

    def counter_lost(self, p: Params) -> None:
        self._unmark(p["unit"], "countering")

    def formation_taken(self, p: Params) -> None:
        for name in p["units"]:
            self._unmark(name, "foulkon")
            self._mark(name, "formation")
            self.board["units"][name]["facing"] = p["corner"]

    def foulkon_formed(self, p: Params) -> None:
        for name in p["units"]:
            self._unmark(name, "formation")
            self._mark(name, "foulkon")

    def formation_broken(self, p: Params) -> None:
        self._unmark(p["unit"], "formation", "foulkon")
        self._unit(p)["facing"] = None

    # Works

    def job_begun(self, p: Params) -> None:
        self._mark(p["unit"], "busy")
        if p["job"] == "kindle":
            self._unmark(p["unit"], "kindled")

    def bodies_cleared(self, p: Params) -> None:
        self._mark(p["unit"], "busy")
        self._mark(p["helper"], "busy")

    def gate_moved(self, p: Params) -> None:
        self.board["gate"] = p["gate"]

    def tent_pulled(self, _: Params) -> None:
        self.board["tents_down"] += 1

    def arrows_handed(self, p: Params) -> None:
        self._mark(p["unit"], "busy")
        self._mark(p["other"], "busy")

    # Fire

    def fire_arrow_shot(self, p: Params) -> None:
        self._mark(p["unit"], "fired")

    def wood_ready(self, p: Params) -> None:
        self._mark(p["unit"], "kindled")

    def torch_set(self, p: Params) -> None:
        self._unmark(p["unit"], "kindled")
        self._mark(p["unit"], "busy")

    def douse_rolled(self, p: Params) -> None:
        self._mark(p["unit"], "busy")

    topple_rolled = douse_rolled
    cut_rolled = douse_rolled

    def fire_lit(self, p: Params) -> None:
        self.board["fires"][p["hex"]] = {"seat": p["seat"], "count": 0}

    def fire_out(self, p: Params) -> None:
        del self.board["fires"][p["hex"]]

    def fire_counted(self, p: Params) -> None:
        self.board["fires"][p["hex"]]["count"] = p["times"]

    def naphtha_spilt(self, p: Params) -> None:
        self.board["naphtha"] = sorted({*self.board["naphtha"], *p["over"]})

    def hex_destroyed(self, p: Params) -> None:
        if p["hex"] == self.gate:
            self.board["gate"] = "destroyed"
        else:
            self.board["breaches"] = sorted({*self.board["breaches"], p["hex"]})

    # Ladders, ropes and engines

    def _device(self, p: Params) -> dict[str, Any]:
        device: dict[str, Any] = self.board["devices"][p["device"]]
        return device

    def device_placed(self, p: Params) -> None:
        self._device(p).update(state="ready", hexes=[p["hex"]], facing=p["bearing"])

    def device_lost(self, p: Params) -> None:
        self.board["devices"].pop(p["device"], None)

    def ladder_taken(self, p: Params) -> None:
        self._device(p).update(state="carried", men=[p["unit"], p["helper"]], hexes=[])

    def ladder_dropped(self, p: Params) -> None:
        self._device(p).update(state="lying", men=[], hexes=[p["hex"], p["to"]], facing=None)

    def ladder_raised(self, p: Params) -> None:
        self._device(p).update(state="fixed", men=[], hexes=[p["hex"]], facing=p["facing"], height=None)
        self.on_it[p["device"]] = None

    def unit_climbed(self, p: Params) -> None:
        self._unit(p)["hex"] = p["hex"]
        self.on_it[p["device"]] = p["unit"]
        if self._device(p)["height"] is not None:
            self._device(p)["height"] = p["height"]

    def rope_fixed(self, p: Params) -> None:
        self._device(p).update(state="fixed", men=[], hexes=[p["hex"]], facing=p["facing"], height=0)
        self.on_it[p["device"]] = None

    def rope_freed(self, p: Params) -> None:
        self._device(p)["height"] = 0
        self.on_it[p["device"]] = None

    def rope_coiled(self, p: Params) -> None:
        self._device(p).update(
            state="carried", men=[p["unit"]], hexes=[], facing=None, height=None, seat=self._unit(p)["seat"]
        )

    def grapnel_dropped(self, p: Params) -> None:
        self._device(p).update(state="lying", men=[], hexes=[p["hex"]])

    def engine_moved(self, p: Params) -> None:
        self._device(p).update(hexes=[p["hex"]], facing=p["facing"])

    def engine_jammed(self, p: Params) -> None:
        self._device(p)["state"] = "jammed"

    def stone_thrown(self, p: Params) -> None:
        for name in p["crew"]:
            self._mark(name, "fired")

    greek_fire_rolled = stone_thrown


def look(facing: object) -> object:
    """Where a unit looks; a man on foot looks nowhere."""
    return None if facing == "none" else facing


def device_of(one: dict[str, Any]) -> dict[str, Any]:
    """A ladder, a rope or an engine; what is carried is where its men are, and an engine where its head is."""
    carried = one["state"] in ("carried", "absent")
    ladder = one["id"].startswith("ladder")
    engine = "crew" in one
    return {
        "seat": one["seat"],
        "state": one["state"],
        "hexes": [] if carried else one["hexes"][: 2 if ladder else 1],
        "facing": one["bearing"] if engine else one["facing"],
        "men": [] if engine else list(one["men"]),
        "climber": None if engine else one["climber"],
        "height": None if engine else one["height"],
    }


def fresh(seat: int, place: str, health: str) -> dict[str, Any]:
    """A unit beside the table, as it comes from the sheet."""
    return {
        "seat": seat,
        "place": place,
        "hex": None,
        "facing": None,
        "health": health,
        "stunned": False,
        "mounted": False,
        "rides": None,
        "led_by": None,
        "carries": None,
        "marks": [],
    }


def seen_of(unit: dict[str, Any]) -> dict[str, Any]:
    """What players see of a unit."""
    here = unit["place"] in ON_THE_TABLE
    return {
        "seat": unit["seat"],
        "place": "map" if here else unit["place"],
        "hex": unit["hex"] if here else None,
        "facing": unit["facing"] if here else None,
        "health": unit["health"],
        "stunned": unit["stunned"] and unit["place"] != "left",
        "mounted": unit["mounted"],
        "rides": unit["rides"],
        "led_by": unit["led_by"],
        "carries": unit["carries"],
        "marks": sorted(unit["marks"]),
    }
