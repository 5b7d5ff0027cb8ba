"""Events: what can happen in a game of Byzantium, and how it is told."""

from __future__ import annotations

from typing import Final

from porphyry.kernel.event import EventKinds
from porphyry.kernel.state import ALL, State

EVENTS: Final = EventKinds()
DICE_ROLLED: Final = EVENTS.add("DiceRolled", "seat roll faces:int*", dice=True)
START_PLAYER_CHOSEN: Final = EVENTS.add("StartPlayerChosen", "seat")
TURN_BEGAN: Final = EVENTS.add("TurnBegan", "turn:int seat")
BEZANTS_PAID: Final = EVENTS.add("BezantsPaid", "seat side bezants:int")
BEZANTS_RECEIVED: Final = EVENTS.add("BezantsReceived", "seat side bezants:int")
POINTS_SCORED: Final = EVENTS.add("PointsScored", "seat side points:int")
POINTS_LOST: Final = EVENTS.add("PointsLost", "seat side points:int", loses=True)
CITY_CONTROLLED: Final = EVENTS.add("CityControlled", "seat city source")
ARMY_PLACED: Final = EVENTS.add("ArmyPlaced", "seat side city")
CUBE_PLACED: Final = EVENTS.add("CubePlaced", "seat side box source")
SPACE_TAKEN: Final = EVENTS.add("SpaceTaken", "seat space source")
CITY_IMPROVED: Final = EVENTS.add("CityImproved", "seat city discs:int")
CITY_FORTIFIED: Final = EVENTS.add("CityFortified", "seat city")
FORTIFICATION_RETURNED: Final = EVENTS.add("FortificationReturned", "seat city")
BULGARS_GREW: Final = EVENTS.add("BulgarsGrew", "cubes:int total:int")
GUARD_JOINED: Final = EVENTS.add("GuardJoined", "seat side")
GUARD_LEFT: Final = EVENTS.add("GuardLeft", "seat side lost:answer")
TAXES_RAISED: Final = EVENTS.add("TaxesRaised", "seat cubes:int")
BUILDING_RAISED: Final = EVENTS.add("BuildingRaised", "seat building source")
ARMY_MOVED: Final = EVENTS.add("ArmyMoved", "seat side from:city to:city")
SEA_COST_DOUBLED: Final = EVENTS.add("SeaCostDoubled", "seat mover:seat cubes:int")
SEA_MOVE_ABANDONED: Final = EVENTS.add("SeaMoveAbandoned", "seat city")
CIVIL_WAR_DECLARED: Final = EVENTS.add("CivilWarDeclared", "seat side city")
CITY_ATTACKED: Final = EVENTS.add("CityAttacked", "seat nation:side city")
ARMY_STOOD: Final = EVENTS.add("ArmyStood", "seat side city")
ARMY_WITHDREW: Final = EVENTS.add("ArmyWithdrew", "seat side from:city to:city")
SEA_WITHDRAWAL_ANSWERED: Final = EVENTS.add("SeaWithdrawalAnswered", "seat owner:seat allowed:answer")
BATTLE_JOINED: Final = EVENTS.add("BattleJoined", "seat nation:side foe rival:seat city")
CUBES_LOST: Final = EVENTS.add("CubesLost", "seat side box cubes:int chosen:answer")
BULGARS_LOST: Final = EVENTS.add("BulgarsLost", "cubes:int")
BATTLE_ENDED: Final = EVENTS.add("BattleEnded", "seat foe rival:seat won:answer")
LEVY_ANSWERED: Final = EVENTS.add("LevyAnswered", "seat city fights:answer")
CITY_HELD: Final = EVENTS.add("CityHeld", "seat city")
CITY_CAPTURED: Final = EVENTS.add("CityCaptured", "seat nation:side city discs:int")
GARRISON_PLACED: Final = EVENTS.add("GarrisonPlaced", "seat city source")
CONSTANTINOPLE_FELL: Final = EVENTS.add("ConstantinopleFell", "seat")
ARMY_DESTROYED: Final = EVENTS.add("ArmyDestroyed", "seat side")
PLAYER_PASSED: Final = EVENTS.add("PlayerPassed", "seat source")
UPKEEP_PAID: Final = EVENTS.add("UpkeepPaid", "seat side bezants:int")
CUBES_DESERTED: Final = EVENTS.add("CubesDeserted", "seat side box cubes:int")
CUBES_RETURNED: Final = EVENTS.add("CubesReturned", "seat cubes:int")
CASUALTIES_RECOVERED: Final = EVENTS.add("CasualtiesRecovered", "seat cubes:int")
CITIES_SCORED: Final = EVENTS.add("CitiesScored", "seat byzantine:int arab:int")
GAME_ENDED: Final = EVENTS.add("GameEnded", "turn:int")
CONTROL_LOST: Final = EVENTS.add("ControlLost", "seat city")
CUBES_GIVEN: Final = EVENTS.add("CubesGiven", "seat side box city stays:answer")
FLEET_WAITED: Final = EVENTS.add("FleetWaited", "seat mover:seat")
MARCH_ENDED: Final = EVENTS.add("MarchEnded", "seat side")
CUBES_SPENT: Final = EVENTS.add("CubesSpent", "seat side cubes:int")
GUARD_RETURNED: Final = EVENTS.add("GuardReturned", "side")
LAST_ACTION_BEGAN: Final = EVENTS.add("LastActionBegan", "seat")


def tell1(s: State, kind: int, rule: str, a: int) -> None:
    """Emit an event that everybody sees, with one parameter."""
    if s.log is not None:
        s.log.append((kind, rule, ALL, (a,)))


def tell2(s: State, kind: int, rule: str, a: int, b: int) -> None:
    """Emit an event with two parameters."""
    if s.log is not None:
        s.log.append((kind, rule, ALL, (a, b)))


def tell3(s: State, kind: int, rule: str, a: int, b: int, c: int) -> None:
    """Emit an event with three parameters."""
    if s.log is not None:
        s.log.append((kind, rule, ALL, (a, b, c)))


def tell4(s: State, kind: int, rule: str, a: int, b: int, c: int, d: int) -> None:
    """Emit an event with four parameters."""
    if s.log is not None:
        s.log.append((kind, rule, ALL, (a, b, c, d)))


def tell5(s: State, kind: int, rule: str, a: int, b: int, c: int, d: int, e: int) -> None:
    """Emit an event with five parameters."""
    if s.log is not None:
        s.log.append((kind, rule, ALL, (a, b, c, d, e)))
