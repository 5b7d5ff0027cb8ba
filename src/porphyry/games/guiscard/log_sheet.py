"""The sheet of a siege as the log tells it: days, food, works, engines, parts, men (see log_reader.py)."""

from __future__ import annotations

from typing import Any

Params = dict[str, Any]

PLAIN = ("day", "besieger", "reversed", "initiative", "action", "delayed_until", "battle_used", "engineer", "map")
OF_A_DAY = ("event", "roll", "initiative", "action", "result")


def seen_sheet(siege: dict[str, Any]) -> dict[str, Any]:
    """What players see of the sheet, without what can be counted from it."""
    return {
        **{key: siege[key] for key in PLAIN},
        "last_day": siege["supplies"]["last_day"],
        "captured": siege["supplies"]["captured"],
        "parts": {part["id"]: part["holder"] for part in siege["parts"]},
        "works": {work["hex"]: {"damage": work["damage"], "aimed": work["aimed"]} for work in siege["works"]},
        "engines": dict(siege["engines"]),
        "engines_of_besieged": dict(siege["engines_of_besieged"]),
        "construction": sorted([slot["engine"], slot["days"], slot["today"]] for slot in siege["construction"]),
        "men": {man["id"]: {key: man[key] for key in ("seat", "state", "returns", "horse")} for man in siege["men"]},
        "days": [{key: day[key] for key in OF_A_DAY} for day in siege["days"]],
    }


def new_day() -> dict[str, Any]:
    """An empty box of the day track."""
    return {"event": None, "roll": 0, "initiative": None, "action": "none", "result": None}


class SheetMixin:
    """The events of a siege that change its sheet."""

    board: dict[str, Any]

    @property
    def _sheet(self) -> dict[str, Any]:
        sheet: dict[str, Any] = self.board["siege"]
        return sheet

    def _today(self, **more: object) -> None:
        if self._sheet["days"]:
            self._sheet["days"][-1].update(more)

    def _man(self, p: Params) -> dict[str, Any]:
        man: dict[str, Any] = self._sheet["men"][p["unit"]]
        return man

    # The force

    def man_enlisted(self, p: Params) -> None:
        man = {"seat": p["seat"], "state": "healthy", "returns": None, "horse": p["horse"] == "yes"}
        self._sheet["men"][p["unit"]] = man

    def man_hurt(self, p: Params) -> None:
        self._man(p)["state"] = "wounded"

    man_sickened = man_hurt

    def man_died(self, p: Params) -> None:
        self._man(p).update(state="dead", returns=None)

    def man_captured(self, p: Params) -> None:
        self._man(p).update(state="captured", returns=None)

    def man_recovered(self, p: Params) -> None:
        self._man(p).update(state="healthy", returns=None)

    def man_unhorsed(self, p: Params) -> None:
        self._man(p)["horse"] = False

    def healing_rolled(self, p: Params) -> None:
        self._man(p)["returns"] = p["day"] or None

    # Engines

    def engine_bought(self, p: Params) -> None:
        self._sheet["engines"][p["engine"]] += 1

    def engines_lost(self, p: Params) -> None:
        store = "engines" if p["seat"] == self._sheet["besieger"] else "engines_of_besieged"
        self._sheet[store][p["engine"]] -= p["count"]

    def building_begun(self, p: Params) -> None:
        slots = self._sheet["construction"]
        idle = [p["engine"], p["days"], False]
        if idle in slots:
            slots.remove(idle)
        slots.append([p["engine"], p["days"], True])
        slots.sort()

    def building_went_on(self, p: Params) -> None:
        slots = self._sheet["construction"]
        slots.remove([p["engine"], p["days"] - 1, True])
        slots.append([p["engine"], p["days"], False])
        slots.sort()

    def engine_built(self, p: Params) -> None:
        slots = self._sheet["construction"]
        slots.remove(max(slot for slot in slots if slot[0] == p["engine"] and slot[2]))
        self._sheet["engines"][p["engine"]] += 1

    def building_lost(self, p: Params) -> None:
        slots = self._sheet["construction"]
        slots.remove(next(slot for slot in slots if slot[:2] == [p["engine"], p["days"]]))

    # Works

    def thrower_aimed(self, p: Params) -> None:
        self._sheet["works"][p["hex"]]["aimed"] = p["points"]

    def wall_battered(self, p: Params) -> None:
        self._sheet["works"][p["hex"]].update(aimed=0, damage=p["damage"])

    def wall_destroyed(self, p: Params) -> None:
        self._sheet["works"][p["hex"]]["damage"] = p["stages"]

    def part_taken(self, p: Params) -> None:
        self._sheet["parts"][p["part"]] = p["seat"]

    # Days

    def day_began(self, p: Params) -> None:
        self._sheet.update(day=p["day"], initiative=None, action="none")
        self._sheet["days"].append(new_day())

    def days_skipped(self, p: Params) -> None:
        self._sheet["day"] = p["day"]
        self._sheet["days"] += [new_day() for _ in range(p["days"])]

    def event_rolled(self, p: Params) -> None:
        self._today(roll=p["total"])

    def event_happened(self, p: Params) -> None:
        self._today(event=p["event"])
        if p["event"] == "engineer":
            self._sheet["engineer"] = True

    def initiative_gained(self, p: Params) -> None:
        self._sheet["initiative"] = p["seat"]
        self._today(initiative=p["seat"])

    def action_chosen(self, p: Params) -> None:
        self._sheet["action"] = p["action"]
        self._today(action=p["action"])

    def action_ended(self, p: Params) -> None:
        self._today(result=p["cause"])

    def battle_offered(self, _: Params) -> None:
        self._sheet["battle_used"] = True

    def supplies_rolled(self, p: Params) -> None:
        self._sheet["last_day"] = p["days"]

    def supplies_changed(self, p: Params) -> None:
        self._sheet["last_day"] += p["change"]

    def food_captured(self, p: Params) -> None:
        self._sheet["captured"] += p["days"]

    def siege_delayed(self, p: Params) -> None:
        self._sheet["delayed_until"] = max(self._sheet["delayed_until"], self._sheet["day"]) + p["days"]

    def roles_reversed(self, p: Params) -> None:
        sheet = self._sheet
        sheet.update(besieger=p["seat"], reversed=True, delayed_until=0, captured=0, construction=[])
        sheet["last_day"] = sheet["day"] + p["days"] - 1
        sheet["engines_of_besieged"] = sheet["engines"]
        sheet["engines"] = dict.fromkeys(sheet["engines"], 0)
        self._today(result="reversed")
