"""Keeps the board of Byzantium by the log alone (see kernel/log_reader.py). Nothing is hidden here, so one reader serves all.

Whose go it is stands in the question, not in the log; strength, upkeep and totals can be counted from what stands here.
"""

from __future__ import annotations

from typing import Any, ClassVar

from porphyry.kernel.log_reader import LogReader

Params = dict[str, Any]

OF_THE_TURN = ("turn", "start", "first_pass", "last_action", "ended")
OF_A_CITY = ("side", "discs", "controller", "fortified")
OF_A_PLAYER = ("pool", "casualties", "removed", "tax", "pass_box", "church", "mosque", "fortifications", "passed")
BY_SIDE = ("points", "treasury", "army", "guard")


class ByzantiumReader(LogReader):
    """Cities, displays, spaces, Bulgars and the turn."""

    silent: ClassVar[frozenset[str]] = frozenset(
        [
            "DiceRolled",
            "SeaCostDoubled",
            "SeaMoveAbandoned",
            "CivilWarDeclared",
            "CityAttacked",
            "ArmyStood",
            "SeaWithdrawalAnswered",
            "BattleJoined",
            "BattleEnded",
            "LevyAnswered",
            "CityHeld",
            "CitiesScored",
            "FleetWaited",
            "MarchEnded",
        ]
    )

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        """What lies on the board and on the displays."""
        return {
            **{key: view[key] for key in OF_THE_TURN},
            "bulgars": dict(view["bulgars"]),
            "guards": dict(view["guards"]),
            "spaces": {space["id"]: space["taken_by"] for space in view["spaces"]},
            "cities": {city["id"]: {key: city[key] for key in OF_A_CITY} for city in view["cities"]},
            "players": [
                {
                    **{key: player[key] for key in OF_A_PLAYER},
                    **{key: dict(player[key]) for key in BY_SIDE},
                    "boxes": {side: dict(boxes) for side, boxes in player["boxes"].items()},
                }
                for player in view["players"]
            ],
        }

    def _player(self, p: Params) -> dict[str, Any]:
        player: dict[str, Any] = self.board["players"][p["seat"]]
        return player

    def _take(self, p: Params) -> None:
        """A cube leaves the pool, the casualties or a box; what it costs is told by an event of its own."""
        source = p["source"]
        if source in ("pool", "casualties"):
            self._player(p)[source] -= 1
        elif source is not None:
            side, _, box = source.partition("-")
            self._player(p)["boxes"][side][box] -= 1

    def _count(self, p: Params, what: str, by: int) -> None:
        self._player(p)[what][p["side"]] += by

    # The turn

    def start_player_chosen(self, p: Params) -> None:
        self.board["start"] = p["seat"]

    def turn_began(self, p: Params) -> None:
        self.board.update(turn=p["turn"], start=p["seat"], first_pass=None, last_action=False)
        for player in self.board["players"]:
            player["passed"] = False

    def player_passed(self, p: Params) -> None:
        self._take(p)
        player = self._player(p)
        player["pass_box"] += 0 if p["source"] is None else 1
        player["passed"] = True
        if self.board["first_pass"] is None:
            self.board["first_pass"] = p["seat"]

    def last_action_began(self, _: Params) -> None:
        self.board["last_action"] = True

    def game_ended(self, _: Params) -> None:
        self.board["ended"] = "complete"

    def constantinople_fell(self, _: Params) -> None:
        self.board["ended"] = "fallen"

    # Money and points

    def bezants_paid(self, p: Params) -> None:
        self._count(p, "treasury", -p["bezants"])

    upkeep_paid = bezants_paid

    def bezants_received(self, p: Params) -> None:
        self._count(p, "treasury", p["bezants"])

    def points_scored(self, p: Params) -> None:
        self._count(p, "points", p["points"])

    def points_lost(self, p: Params) -> None:
        self._count(p, "points", -p["points"])

    # Cubes

    def cube_placed(self, p: Params) -> None:
        self._take(p)
        self._player(p)["boxes"][p["side"]][p["box"]] += 1

    def space_taken(self, p: Params) -> None:
        self._take(p)
        self.board["spaces"][p["space"]] = p["seat"]

    def building_raised(self, p: Params) -> None:
        self._take(p)
        self._player(p)[p["building"]] += 1

    def taxes_raised(self, p: Params) -> None:
        self._player(p)["pool"] -= p["cubes"]
        self._player(p)["tax"] += p["cubes"]

    def cubes_lost(self, p: Params) -> None:
        self._player(p)["boxes"][p["side"]][p["box"]] -= p["cubes"]
        self._player(p)["casualties"] += p["cubes"]

    def cubes_spent(self, p: Params) -> None:
        self.cubes_lost({**p, "box": "move"})

    def cubes_deserted(self, p: Params) -> None:
        self._player(p)["boxes"][p["side"]][p["box"]] -= p["cubes"]
        self._player(p)["removed"] += p["cubes"]

    def cubes_given(self, p: Params) -> None:
        self._player(p)["boxes"][p["side"]][p["box"]] -= 1
        if p["stays"] == "yes":
            self.board["cities"][p["city"]]["controller"] = p["seat"]
        else:
            self._player(p)["casualties"] += 1

    def cubes_returned(self, p: Params) -> None:
        player = self._player(p)
        player.update(pool=player["pool"] + p["cubes"], tax=0, pass_box=0)
        for space, seat in self.board["spaces"].items():
            if seat == p["seat"]:
                self.board["spaces"][space] = None

    def casualties_recovered(self, p: Params) -> None:
        self._player(p)["casualties"] -= p["cubes"]
        self._player(p)["pool"] += p["cubes"]

    def guard_joined(self, p: Params) -> None:
        self._player(p)["guard"][p["side"]] = True
        self.board["guards"][p["side"]] = p["seat"]

    def guard_left(self, p: Params) -> None:
        self._player(p)["guard"][p["side"]] = False
        self.board["guards"][p["side"]] = "aside" if p["lost"] == "yes" else "space"

    def guard_returned(self, p: Params) -> None:
        self.board["guards"][p["side"]] = "space"

    def bulgars_grew(self, p: Params) -> None:
        self.board["bulgars"]["box"] += p["cubes"]
        self.board["bulgars"]["supply"] -= p["cubes"]

    def bulgars_lost(self, p: Params) -> None:
        self.board["bulgars"]["box"] -= p["cubes"]
        self.board["bulgars"]["supply"] += p["cubes"]

    # Cities

    def city_controlled(self, p: Params) -> None:
        self._take(p)
        self.board["cities"][p["city"]]["controller"] = p["seat"]

    garrison_placed = city_controlled

    def city_improved(self, p: Params) -> None:
        self.board["cities"][p["city"]]["discs"] = p["discs"]

    def city_fortified(self, p: Params) -> None:
        self.board["cities"][p["city"]]["fortified"] = True
        self._player(p)["fortifications"] -= 1
        self._player(p)["casualties"] += 1

    def fortification_returned(self, p: Params) -> None:
        self.board["cities"][p["city"]].update(controller=None, fortified=False)
        self._player(p)["fortifications"] += 1

    def control_lost(self, p: Params) -> None:
        self.board["cities"][p["city"]]["controller"] = None
        self._player(p)["casualties"] += 1

    def city_captured(self, p: Params) -> None:
        self.board["cities"][p["city"]].update(side=p["nation"], discs=p["discs"])

    # Armies

    def army_placed(self, p: Params) -> None:
        self._player(p)["army"][p["side"]] = p["city"]

    def army_moved(self, p: Params) -> None:
        self._player(p)["army"][p["side"]] = p["to"]

    army_withdrew = army_moved

    def army_destroyed(self, p: Params) -> None:
        self._player(p)["army"][p["side"]] = None
