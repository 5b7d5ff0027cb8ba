"""Keeps the board by the log alone: cards drawn and shown, and coins."""

from __future__ import annotations

from typing import Any

from porphyry.kernel.log_reader import LogReader

from .notation import CARD_IDS


class TesseraeReader(LogReader):
    silent = frozenset({"BidMade", "DiceRolled", "Protested"})

    def seen(self, view: dict[str, Any]) -> dict[str, Any]:
        return {key: list(view[key]) for key in ("chest", "hand", "hands", "used")}

    def bids_shown(self, p: dict[str, Any]) -> None:
        cards = [CARD_IDS.index(card) for card in p["cards"]]
        self.board["used"] = sorted([*self.board["used"], *cards])
        self.board["hand"] = [card for card in self.board["hand"] if card not in cards]
        self.board["hands"] = [count - 1 for count in self.board["hands"]]

    def card_drawn(self, p: dict[str, Any]) -> None:
        if p["seat"] == self.seat:
            self.board["hand"] = sorted([*self.board["hand"], CARD_IDS.index(p["card"])])

    def someone_drew(self, p: dict[str, Any]) -> None:
        self.board["hands"][p["seat"]] += 1

    def coin_paid(self, p: dict[str, Any]) -> None:
        self.board["chest"][p["seat"]] += 1
