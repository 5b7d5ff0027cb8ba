"""Frames: what can be pending, and the names of its fields (see kernel/frames.py).

What asks a seat comes first, in the order of the rulebook; what goes on by itself follows. The stages of such work are words of a position.
"""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.state import NOWHERE
from porphyry.kernel.frames import Frame, Frames, field, push, set_field
from porphyry.kernel.state import State

FRAMES: Final = Frames(works=32)

# Stages of a turn
TURN_STAGES: Final = ["begin", "next-player", "end"]
BEGIN: Final = 0
NEXT_PLAYER: Final = 1
END: Final = 2

# Stages of an attack, in order (BYZ-ATK-02)
ATTACK_STAGES: Final = ["offers", "battles", "bulgars-stand", "levy-call", "siege", "storm", "lost"]
OFFERS: Final = 0
BATTLES: Final = 1
BULGARS_STAND: Final = 2
LEVY_CALL: Final = 3
SIEGE: Final = 4
STORM: Final = 5
LOST: Final = 6

# Stages of a battle: the losses of the attacker come before those of the defender (BYZ-BAT-07)
BATTLE_STAGES: Final = ["roll", "defender", "end"]
ROLL_DICE: Final = 0
DEFENDER_LOSES: Final = 1
DECIDE: Final = 2

# How a withdrawal came about
WITHDRAWALS: Final = ["voluntary", "forced", "back"]
VOLUNTARY: Final = 0
FORCED: Final = 1
BACK: Final = 2

# What another player's fleet says to it
SEAS_OPEN: Final = ["unasked", "open", "shut"]
SEA_UNASKED: Final = 0
SEA_OPEN: Final = 1
SEA_SHUT: Final = 2

# The armies that meet an attack, in one number: a bit for each seat whose army stayed, a bit for each that has been fought,
# and above them how many seats have been asked.
_EVERY_SEAT: Final = 15
_FOUGHT: Final = 4
_ASKED: Final = 8
_BELOW_ASKED: Final = 255


def met(stayed: int, fought: int, asked: int) -> int:
    """The armies that meet an attack as one number."""
    return stayed | fought << _FOUGHT | asked << _ASKED


def met_parts(value: int) -> tuple[int, int, int]:
    """Its parts: seats whose armies stayed, seats that have been fought, seats asked."""
    return value & _EVERY_SEAT, value >> _FOUGHT & _EVERY_SEAT, value >> _ASKED


# What asks


class ChooseActionFrame(Frame):
    """A player's go. `closed`: cities whose sea link another player's fleet has closed for this action."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_action", asks=True)
        self.seat = self.field("seat")
        self.closed = self.field("closed", "cities")

    def begin(self, s: State, seat: int, closed: int) -> None:
        push(s, self.number, seat, closed)


class ReinforceMoreFrame(Frame):
    """Cubes are being placed. `elite`: sides whose elite box has had its cube."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "reinforce_more", asks=True)
        self.seat = self.field("seat")
        self.placed = self.field("placed", "cubes")
        self.elite = self.field("elite", "sides")

    def begin(self, s: State, seat: int) -> None:
        push(s, self.number, seat)


class SplitTaxesFrame(Frame):
    """This many bezants are divided between two treasuries."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "split_taxes", asks=True)
        self.seat = self.field("seat")
        self.bezants = self.field("bezants")

    def begin(self, s: State, seat: int, bezants: int) -> None:
        push(s, self.number, seat, bezants)


class MarchOnFrame(Frame):
    """An army is on the march: links taken, the city before, whether it came by sea or was placed, and links closed to it."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "march_on", asks=True)
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.links = self.field("links")
        self.origin = self.field("origin", "town")
        self.by_sea = self.field("by_sea", "yes")
        self.placed = self.field("placed", "yes")
        self.closed = self.field("closed", "cities")

    def begin(self, s: State, seat: int, side: int, placed: int, closed: int) -> None:
        push(s, self.number, seat, side, 0, NOWHERE, 0, placed, closed)


class DoubleCostFrame(Frame):
    """The holder of the Byzantine fleet may double what a crossing costs; the surcharge is not doubled."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "double_cost", asks=True)
        self.seat = self.field("seat")
        self.mover = self.field("mover", "seat")
        self.to = self.field("to", "city")
        self.cost = self.field("cost", "cubes")
        self.surcharge = self.field("surcharge", "cubes")

    def begin(self, s: State, seat: int, mover: int, to: int, cost: int, surcharge: int) -> None:
        push(s, self.number, seat, mover, to, cost, surcharge)


class RollAgainstFrame(Frame):
    """The holder of the Byzantine fleet may roll this many dice against a crossing."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "roll_against", asks=True)
        self.seat = self.field("seat")
        self.mover = self.field("mover", "seat")
        self.to = self.field("to", "city")
        self.dice = self.field("dice", "cubes")

    def begin(self, s: State, seat: int, mover: int, to: int, dice: int) -> None:
        push(s, self.number, seat, mover, to, dice)


class ChooseLossesFrame(Frame):
    """An army meets this many hits."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_losses", asks=True)
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.hits = self.field("hits", "cubes")
        self.cause = self.field("cause")

    def begin(self, s: State, seat: int, side: int, hits: int, cause: int) -> None:
        push(s, self.number, seat, side, hits, cause)


class OfferWithdrawalFrame(Frame):
    """An army under attack may withdraw from a city."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "offer_withdrawal", asks=True)
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.city = self.field("city")

    def begin(self, s: State, seat: int, side: int, city: int) -> None:
        push(s, self.number, seat, side, city)


class AllowSeaFrame(Frame):
    """The holder of the Byzantine fleet lets the Arab army of another player withdraw by sea, or does not."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "allow_sea", asks=True)
        self.seat = self.field("seat")
        self.owner = self.field("owner", "seat")

    def begin(self, s: State, seat: int, owner: int) -> None:
        push(s, self.number, seat, owner)


class ChooseRouteFrame(Frame):
    """An army withdraws to one of these cities."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_route", asks=True)
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.cities = self.field("cities")

    def begin(self, s: State, seat: int, side: int, cities: int) -> None:
        push(s, self.number, seat, side, cities)


class ChooseOpponentFrame(Frame):
    """The attacker of a city fights one of these armies next."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_opponent", asks=True)
        self.seat = self.field("seat")
        self.city = self.field("city")
        self.armies = self.field("armies", "seats")

    def begin(self, s: State, seat: int, city: int, armies: int) -> None:
        push(s, self.number, seat, city, armies)


class UseLevyFrame(Frame):
    """The levy of a side may defend a city."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "use_levy", asks=True)
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.city = self.field("city")

    def begin(self, s: State, seat: int, side: int, city: int) -> None:
        push(s, self.number, seat, side, city)


class PlaceGarrisonFrame(Frame):
    """A conquered city gets a control cube, for which the conqueror's side pays."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "place_garrison", asks=True)
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.city = self.field("city")

    def begin(self, s: State, seat: int, side: int, city: int) -> None:
        push(s, self.number, seat, side, city)


class GiveCubesFrame(Frame):
    """Two cubes of the army are given up for a conquered city; this many have been."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "give_cubes", asks=True)
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.city = self.field("city")
        self.given = self.field("given", "cubes")

    def begin(self, s: State, seat: int, side: int, city: int) -> None:
        push(s, self.number, seat, side, city)


class ChooseDesertersFrame(Frame):
    """This many bezants are short for the upkeep of a side. `least`: the cheapest cube left unpaid so far."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "choose_deserters", asks=True)
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.short = self.field("short", "bezants")
        self.least = self.field("least", "price")

    def begin(self, s: State, seat: int, side: int, short: int, least: int) -> None:
        push(s, self.number, seat, side, short, least)


# What goes on by itself


class TurnFrame(Frame):
    """The turns of the game; the lowest frame of all."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "turn")
        self.skip()
        self.stage = self.field("stage", "turn_stage")

    def begin(self, s: State) -> None:
        push(s, self.number, 0, BEGIN)


class IncomeFrame(Frame):
    """Income and upkeep, treasury by treasury."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "income")
        self.skip()
        self.treasuries = self.field("treasuries")  # how many have been seen to

    def begin(self, s: State) -> None:
        push(s, self.number)


class ArrivalFrame(Frame):
    """An Arab army lands after another player's fleet has rolled or waited."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "arrival")
        self.seat = self.field("seat")
        self.to = self.field("to", "city")

    def begin(self, s: State, seat: int, to: int) -> None:
        push(s, self.number, seat, to)


class AttackFrame(Frame):
    """An attack on a city: by an army of a player, or by the Bulgars under a player's hand."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "attack")
        self.seat = self.field("seat")
        self.side = self.field("side", "nation")
        self.city = self.field("city")
        self.origin = self.field("origin", "town")
        self.stage = self.field("stage", "attack_stage")
        self.armies = self.field("armies", "met")
        self.by_sea = self.field("by_sea", "yes")

    def begin(self, s: State, seat: int, side: int, city: int, origin: int, by_sea: int) -> None:
        push(s, self.number, seat, side, city, origin, OFFERS, 0, by_sea)

    def stayed(self, s: State) -> int:
        """The seats whose armies stayed and are still to be fought, as a mask."""
        return field(s, self.armies) & _EVERY_SEAT

    def has_fought(self, s: State, seat: int) -> bool:
        """Has the army of this seat been fought in this attack?"""
        return field(s, self.armies) >> _FOUGHT + seat & 1 == 1

    def asked(self, s: State) -> int:
        """How many seats have been asked whether they withdraw, from the attacker's left on."""
        return field(s, self.armies) >> _ASKED

    def stay(self, s: State, seat: int) -> None:
        """The army of this seat stays."""
        set_field(s, self.armies, field(s, self.armies) | 1 << seat)

    def fight(self, s: State, seat: int) -> None:
        """The army of this seat is fought now."""
        set_field(s, self.armies, field(s, self.armies) & ~(1 << seat) | 1 << _FOUGHT + seat)

    def set_asked(self, s: State, asked: int) -> None:
        """This many seats have been asked."""
        set_field(s, self.armies, field(s, self.armies) & _BELOW_ASKED | asked << _ASKED)


class BattleFrame(Frame):
    """One battle of an attack. `hits`: what the attacker's dice have done."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "battle")
        self.seat = self.field("seat")
        self.side = self.field("side", "nation")
        self.foe = self.field("foe")
        self.city = self.field("city")
        self.stage = self.field("stage", "battle_stage")
        self.skip()
        self.hits = self.field("hits", "cubes")

    def begin(self, s: State, seat: int, side: int, foe: int, city: int) -> None:
        push(s, self.number, seat, side, foe, city)


class WithdrawalFrame(Frame):
    """An army leaves a city, link by link. `origin`: where it would go back to by sea."""

    def __init__(self) -> None:
        super().__init__(FRAMES, "withdrawal")
        self.seat = self.field("seat")
        self.side = self.field("side")
        self.start = self.field("start", "city")
        self.mode = self.field("mode", "withdrawal")
        self.sea = self.field("sea")
        self.origin = self.field("origin", "town")

    def begin(self, s: State, seat: int, side: int, start: int, mode: int, origin: int = 0) -> None:
        push(s, self.number, seat, side, start, mode, SEA_UNASKED, origin)


CHOOSE_ACTION: Final = ChooseActionFrame()
REINFORCE_MORE: Final = ReinforceMoreFrame()
SPLIT_TAXES: Final = SplitTaxesFrame()
MARCH_ON: Final = MarchOnFrame()
DOUBLE_COST: Final = DoubleCostFrame()
ROLL_AGAINST: Final = RollAgainstFrame()
CHOOSE_LOSSES: Final = ChooseLossesFrame()
OFFER_WITHDRAWAL: Final = OfferWithdrawalFrame()
ALLOW_SEA: Final = AllowSeaFrame()
CHOOSE_ROUTE: Final = ChooseRouteFrame()
CHOOSE_OPPONENT: Final = ChooseOpponentFrame()
USE_LEVY: Final = UseLevyFrame()
PLACE_GARRISON: Final = PlaceGarrisonFrame()
GIVE_CUBES: Final = GiveCubesFrame()
CHOOSE_DESERTERS: Final = ChooseDesertersFrame()

TURN_FLOW: Final = TurnFrame()
INCOME: Final = IncomeFrame()
ARRIVAL: Final = ArrivalFrame()
ATTACK: Final = AttackFrame()
BATTLE: Final = BattleFrame()
WITHDRAWAL: Final = WithdrawalFrame()
