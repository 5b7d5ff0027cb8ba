"""Keeps the board of Byzantion by the log alone, as one seat or a spectator hears it (see kernel/log_reader.py).

Whose turn it is and what waits to be done stand in the question, not in the log. What can be counted from the cards and pieces told here
(yields, limits, costs, sums of votes) is not kept.
"""

from __future__ import annotations

from typing import Any, ClassVar

from porphyry.kernel.log_reader import LogReader

Params = dict[str, Any]

OF_THE_TABLE = ("phase", "round", "ring", "option", "result", "victor", "loser", "fulfilled", "cancelled", "deck")
LISTS = ("order", "events", "results", "boxes", "market", "display", "discard")
OF_A_SEAT = ("nomisma", "doxa", "dynamis", "position", "vote", "placed", "vote_bonus", "chalice", "hand_size")
COUNTS = ("missions_kept", "intrigue_played", "victories", "top_votes")
KEIMELIA = ("labarum", "chalice", "sceptre", "robes")
OPTIONS = ("first", "second")


class ByzantionReader(LogReader):
    """Cards, goods, the court, the map."""

    silent: ClassVar[frozenset[str]] = frozenset(
        [
            "EventLaid",
            "GameBegan",
            "PacketsPassed",
            "BoxFilled",
            "HeroCounted",
            "VotesCounted",
            "ActionCancelled",
            "IntrigueCancelled",
            "PenaltyAverted",
            "TrialPlaced",
            "LootDivided",
            "PileTaken",
            "GameEnded",
            "MomentPassed",
        ]
    )

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        """Everything that lies on the table, and what this seat has in its hands."""
        board: dict[str, Any] = {key: view[key] for key in OF_THE_TABLE} | {key: list(view[key]) for key in LISTS}
        board["removed"] = sorted(view["removed"])
        board["map"] = {place: dict(units) for place, units in view["map"].items()}
        board["supply"] = dict(view["supply"])
        board["players"] = [self._seen_of(player) for player in view["players"]]
        if "solo" in view:
            solo = view["solo"]
            board["solo"] = {**solo, "seals_used": sorted(solo["seals_used"]), "protected": list(solo["protected"])}
        return board

    def _seen_of(self, player: dict[str, Any]) -> dict[str, Any]:
        own = player["seat"] == self.seat
        seen: dict[str, Any] = {key: player[key] for key in (*OF_A_SEAT, *COUNTS)}
        seen["resources"] = dict(player["resources"])
        seen["area"] = {
            unit["front"]: {"behind": sorted(unit["behind"]), "marked": unit["marked"]} for unit in player["area"]
        }
        seen["face_down"] = sorted(card for unit in player["area"] for card in unit["face_down"])
        seen["missions"] = sorted(player.get("missions", []))
        seen["given"] = dict(player.get("given", {}))
        seen["bid"], seen["bid_bonus"] = player.get("bid", 0), player.get("bid_bonus", 0)
        for key in ("hand", "packet", "missions_thrown", "looking_at"):
            seen[key] = sorted(player[key]) if own else []
        return seen

    def __init__(self, view: dict[str, Any], seat: int = -1) -> None:
        super().__init__(view, seat)
        self.drawn: list[str] = []  # seen by this seat, its place not yet told
        self.aside = [0] * len(view["players"])  # cards that a seat is looking at
        for player in view["players"]:
            self.aside[player["seat"]] = len(player.get("looking_at", []))

    def _player(self, p: Params) -> dict[str, Any]:
        player: dict[str, Any] = self.board["players"][p["seat"]]
        return player

    # The course of the game

    def round_began(self, p: Params) -> None:
        self.board.update(phase="event", round=p["round"], option=None, result=None, victor=None, loser=None)
        seats = len(self.board["players"])
        self.board["order"] = [(self.board["ring"] + place) % seats for place in range(seats)]  # until the seals lie
        for player in self.board["players"]:
            player.update(position=None, vote=None, placed=0, vote_bonus=0, chalice=0, given={})
        if "solo" in self.board:
            self.board["solo"].update(seal_placed=False, cost_paid=False)

    solo_round_began = round_began

    def phase_began(self, p: Params) -> None:
        self.board["phase"] = p["phase"]
        if p["phase"] == "resolution":
            for player in self.board["players"]:
                for unit in player["area"].values():
                    unit["marked"] = False

    def ring_passed(self, p: Params) -> None:
        self.board.update(ring=p["seat"], result=None, victor=None, loser=None)
        for player in self.board["players"]:
            player["given"] = {}

    def reign_ended(self, _: Params) -> None:
        self.board.update(phase="end", result=None)

    # Before the first round

    def missions_dealt(self, p: Params) -> None:
        self._player(p)["missions_kept"] += p["count"]

    def mission_dealt(self, p: Params) -> None:
        _add(self._player(p)["missions"], p["mission"])

    def mission_thrown(self, p: Params) -> None:
        self._player(p)["missions"].remove(p["mission"])
        _add(self._player(p)["missions_thrown"], p["mission"])

    def mission_thrown_unseen(self, p: Params) -> None:
        self._player(p)["missions_kept"] -= 1

    def mission_scored(self, p: Params) -> None:
        if p["mission"] not in self._player(p)["missions"]:
            _add(self._player(p)["missions"], p["mission"])

    def packet_dealt(self, p: Params) -> None:
        self.board["deck"] -= p["count"]
        if p["seat"] == self.seat:
            self._player(p)["packet"] = sorted(self.drawn)
            self.drawn = []

    def packet_received(self, p: Params) -> None:
        self._player(p)["packet"] = sorted(p["cards"])

    # Cards

    def card_drawn(self, p: Params) -> None:
        self.drawn.append(p["card"])

    def card_taken_unseen(self, p: Params) -> None:
        self._player(p)["hand_size"] += 1
        self.board["deck"] -= 1
        if self.drawn:
            _add(self._player(p)["hand"], self.drawn.pop())

    def card_laid_aside(self, p: Params) -> None:
        self.board["deck"] -= 1
        self.aside[p["seat"]] += 1
        if self.drawn:
            _add(self._player(p)["looking_at"], self.drawn.pop())

    def card_drafted(self, p: Params) -> None:
        player = self._player(p)
        (player["packet"] if p["card"] in player["packet"] else player["looking_at"]).remove(p["card"])
        _add(player["hand"], p["card"])

    def card_kept(self, p: Params) -> None:
        self._player(p)["hand_size"] += 1
        if self.aside[p["seat"]]:
            self.aside[p["seat"]] -= 1

    def card_taken(self, p: Params) -> None:
        if p["card"] in self.board["display"]:
            self.board["display"][self.board["display"].index(p["card"])] = None
        else:
            assert self.board["discard"].pop() == p["card"]
        self._player(p)["hand_size"] += 1
        if p["seat"] == self.seat:
            _add(self._player(p)["hand"], p["card"])

    def _leave_hand(self, p: Params) -> None:
        """Out of the hand, or from among the cards just looked at."""
        player = self._player(p)
        if self.aside[p["seat"]]:
            self.aside[p["seat"]] -= 1
        else:
            player["hand_size"] -= 1
        if p["seat"] == self.seat:
            (player["hand"] if p["card"] in player["hand"] else player["looking_at"]).remove(p["card"])

    def card_discarded(self, p: Params) -> None:
        if p["seat"] < 0:  # of the packets, after the draft
            for player in self.board["players"]:
                player["packet"] = []
        else:
            self._leave_hand(p)
        self.board["discard"].append(p["card"])

    def card_played(self, p: Params) -> None:
        self._leave_hand(p)
        self._player(p)["area"][p["card"]] = {"behind": [], "marked": False}

    def intrigue_played(self, p: Params) -> None:
        self.card_played(p)
        self._player(p)["intrigue_played"] += 1

    def deck_reshuffled(self, _: Params) -> None:
        self.board.update(deck=len(self.board["discard"]), discard=[])

    def display_filled(self, p: Params) -> None:
        self.board["deck"] -= 1
        self.board["display"][p["space"] - 1] = p["card"]
        self._unprotect(p["space"] - 1)

    def _unprotect(self, space: int) -> None:
        if "solo" in self.board and space in self.board["solo"]["protected"]:
            self.board["solo"]["protected"].remove(space)

    def card_protected(self, p: Params) -> None:
        _add(self.board["solo"]["protected"], self.board["display"].index(p["card"]))

    def display_swept(self, p: Params) -> None:
        self.board["discard"] += p["cards"]
        self.board["display"] = [None if card in p["cards"] else card for card in self.board["display"]]
        self.board["solo"]["protected"] = []

    # The play area

    def card_attached(self, p: Params) -> None:
        area = self._player(p)["area"]
        area.pop(p["card"])
        _add(area[p["hero"]]["behind"], p["card"])

    def bandon_broken(self, p: Params) -> None:
        area = self._player(p)["area"]
        for card in area[p["hero"]]["behind"]:
            area[card] = {"behind": [], "marked": area[p["hero"]]["marked"]}
        area[p["hero"]]["behind"] = []

    def card_removed(self, p: Params) -> None:
        player = self._player(p)
        area = player["area"]
        if p["card"] in area:
            self.bandon_broken({**p, "hero": p["card"]})
            area.pop(p["card"])
        else:
            next(unit for unit in area.values() if p["card"] in unit["behind"])["behind"].remove(p["card"])
        if p["card"] in player["face_down"]:
            player["face_down"].remove(p["card"])
        _add(self.board["removed"], p["card"])

    def card_activated(self, p: Params) -> None:
        if p["marked"] == "yes":
            self._player(p)["area"][p["card"]]["marked"] = True

    def card_turned_down(self, p: Params) -> None:
        _add(self._player(p)["face_down"], p["card"])

    def card_turned_up(self, p: Params) -> None:
        for player in self.board["players"]:
            if p["card"] in player["face_down"]:
                player["face_down"].remove(p["card"])

    # Goods and doxa

    def _change(self, p: Params, by: int) -> None:
        player = self._player(p)
        (player if p["good"] == "nomisma" else player["resources"])[p["good"]] += by

    def goods_gained(self, p: Params) -> None:
        self._change(p, p["amount"])

    def goods_paid(self, p: Params) -> None:
        self._change(p, -p["amount"])

    def doxa_scored(self, p: Params) -> None:
        self._player(p)["doxa"] += p["amount"]

    def doxa_lost(self, p: Params) -> None:
        self._player(p)["doxa"] -= p["amount"]

    def dynamis_dealt(self, p: Params) -> None:
        for player in self.board["players"]:
            player["dynamis"] = p["amount"]

    def dynamis_gained(self, p: Params) -> None:
        self._player(p)["dynamis"] += p["amount"]

    def action_announced(self, p: Params) -> None:
        self._player(p)["dynamis"] -= p["dynamis"]

    def resource_sold(self, p: Params) -> None:
        self._change(p, -1)
        self._player(p)["nomisma"] += p["price"]
        self.board["market"][p["space"] - 1] = p["good"]

    def resource_bought(self, p: Params) -> None:
        self._change(p, 1)
        self._player(p)["nomisma"] -= p["price"]
        self.board["market"][p["space"] - 1] = None

    def market_packed(self, p: Params) -> None:
        goods = list(p["goods"])
        self.board["market"] = goods + [None] * (len(self.board["market"]) - len(goods))

    market_reset = market_packed

    # The court

    def box_laid(self, p: Params) -> None:
        self.board["boxes"][KEIMELIA.index(p["keimelion"])] = p["box"]

    def seal_placed(self, p: Params) -> None:
        if "solo" in self.board:
            _add(self.board["solo"]["seals_used"], p["keimelion"])
            self.board["solo"]["seal_placed"] = True
        else:
            self._player(p)["position"] = p["keimelion"]

    def initiative_fixed(self, p: Params) -> None:
        self.board["order"] = list(p["order"])

    def chalice_filled(self, p: Params) -> None:
        self._player(p)["chalice"] = p["amount"]

    def votes_placed(self, p: Params) -> None:
        self._player(p).update(vote=OPTIONS.index(p["option"]), placed=p["amount"], chalice=0)

    def vote_abstained(self, p: Params) -> None:
        self._player(p)["chalice"] = 0

    def votes_added(self, p: Params) -> None:
        self._player(p)["vote_bonus"] += p["amount"]

    def votes_turned(self, p: Params) -> None:
        self._player(p)["vote"] = OPTIONS.index(p["option"])

    def most_votes_placed(self, p: Params) -> None:
        self._player(p)["top_votes"] += 1

    def option_chosen(self, p: Params) -> None:
        self.board["option"] = OPTIONS.index(p["option"])

    def trial_opened(self, _: Params) -> None:
        self.board["option"] = 0

    # Events and trials

    def contribution_held(self, p: Params) -> None:
        given = self._player(p)["given"]
        given[p["good"]] = given.get(p["good"], 0) + p["amount"]
        if not given[p["good"]]:
            del given[p["good"]]

    def contribution_revealed(self, p: Params) -> None:
        self._player(p)["given"][p["good"]] = p["amount"]

    def substitution_declared(self, p: Params) -> None:
        """Alone nothing is contributed: what it stands for is seen when the unit is paid."""
        if "solo" not in self.board:
            self.contribution_held({"seat": p["seat"], "good": p["good"], "amount": -1})
            self.contribution_held({"seat": p["seat"], "good": p["for"], "amount": 1})

    def _result(self, result: str, count: str) -> None:
        self.board["result"] = result
        self.board["results"][self.board["round"] - 1] = result
        self.board[count] += 1

    def event_fulfilled(self, _: Params) -> None:
        self._result("fulfilled", "fulfilled")

    def event_cancelled(self, _: Params) -> None:
        self._result("cancelled", "cancelled")

    def solo_event_fulfilled(self, p: Params) -> None:
        self.event_fulfilled(p)
        self.board["players"][0]["victories"] += 1

    solo_event_failed = event_cancelled

    def victor_named(self, p: Params) -> None:
        self.board["victor"] = p["seat"]
        self._player(p)["victories"] += 1

    def loser_named(self, p: Params) -> None:
        self.board["loser"] = p["seat"]

    def bid_held(self, p: Params) -> None:
        self._player(p)["bid"] = p["amount"]

    def bid_revealed(self, p: Params) -> None:
        self._player(p).update(bid=p["amount"], chalice=0)

    def bid_raised(self, p: Params) -> None:
        self._player(p)["bid_bonus"] += p["amount"]

    def trial_ended(self, _: Params) -> None:
        for player in self.board["players"]:
            player.update(bid=0, bid_bonus=0)

    def solo_event_revealed(self, p: Params) -> None:
        self.board["events"][p["space"] - 1] = p["solo"]

    def cost_paid(self, _: Params) -> None:
        self.board["solo"]["cost_paid"] = True

    # The map

    def unit_placed(self, p: Params) -> None:
        _count(self.board["supply"], p["unit"], -1)
        _count(self.board["map"][p["territory"]], p["unit"], 1)

    def unit_moved(self, p: Params) -> None:
        _count(self.board["map"][p["from"]], p["unit"], -1)
        _count(self.board["map"][p["to"]], p["unit"], 1)


def _add(cards: list[Any], card: Any) -> None:
    """Put it in its place: sets are kept in order, so that they can be compared."""
    cards.append(card)
    cards.sort()


def _count(units: dict[str, int], unit: str, by: int) -> None:
    """More or fewer of a unit; none is not listed."""
    units[unit] = units.get(unit, 0) + by
    if not units[unit]:
        del units[unit]
