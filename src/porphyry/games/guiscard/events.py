"""What can happen in a skirmish: the list of events and the small helper that tells one."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard.state import BASE, DIR, HEX, ROSTER, SEAT, SIZE, is_long
from porphyry.kernel.event import EventKind
from porphyry.kernel.state import ALL, State, emit

EVENT_KINDS: Final[list[EventKind]] = []


def _kind(name: str, params: str = "", dice: bool = False) -> int:
    EVENT_KINDS.append(EventKind(name, params, dice=dice))
    return len(EVENT_KINDS) - 1


UNIT_PLACED: Final = _kind("UnitPlaced", "unit hex facing:look")
TURN_BEGAN: Final = _kind("TurnBegan", "seat round:int")
STEP_BEGAN: Final = _kind("StepBegan", "seat step")
SHOT_FIRED: Final = _kind("ShotFired", "unit aim:hex roll:int result:int hit:hex volley", dice=True)
SHOT_TOLD: Final = _kind("ShotTold", "unit cover roll:int letter", dice=True)
UNIT_MOVED: Final = _kind("UnitMoved", "unit hex facing:look points:int")
UNIT_TURNED: Final = _kind("UnitTurned", "unit facing hex")
UNIT_WOUNDED: Final = _kind("UnitWounded", "unit seat")
UNIT_KILLED: Final = _kind("UnitKilled", "unit seat")
UNIT_STUNNED: Final = _kind("UnitStunned", "unit seat")
UNIT_WOKE: Final = _kind("UnitWoke", "unit")
INFILTRATION_ROLLED: Final = _kind("InfiltrationRolled", "unit enemy:unit hex roll:int result:int check", dice=True)
UNIT_STOPPED: Final = _kind("UnitStopped", "unit hex")
UNIT_RETREATED: Final = _kind("UnitRetreated", "unit hex facing:look")
UNIT_PUSHED: Final = _kind("UnitPushed", "unit hex")
RIDER_FELL: Final = _kind("RiderFell", "unit hex")
HORSE_KILLED: Final = _kind("HorseKilled", "unit")
MELEE_ROLLED: Final = _kind(
    "MeleeRolled",
    "unit target:unit attack:int defence:int difference:int column shift:int roll:int result:int letter helped:answer others:unit*",
    dice=True,
)
UNIT_ADVANCED: Final = _kind("UnitAdvanced", "unit hex facing:look")
UNIT_MOUNTED: Final = _kind("UnitMounted", "unit horse:unit")
UNIT_DISMOUNTED: Final = _kind("UnitDismounted", "unit hex")
HORSE_TAKEN: Final = _kind("HorseTaken", "unit horse:unit")
HORSE_RELEASED: Final = _kind("HorseReleased", "unit horse:unit")
REINS_ROLLED: Final = _kind("ReinsRolled", "unit horse:unit roll:int", dice=True)
UNIT_LIFTED: Final = _kind("UnitLifted", "unit other:unit")
UNIT_LAID: Final = _kind("UnitLaid", "unit other:unit hex")
UNIT_LEFT: Final = _kind("UnitLeft", "unit edge:int seat")
CHARGE_DECLARED: Final = _kind("ChargeDeclared", "unit target:unit path:hex*")
COUNTER_DECLARED: Final = _kind("CounterDeclared", "unit target:unit")
FORMATION_TAKEN: Final = _kind("FormationTaken", "corner units:unit*")
FORMATION_BROKEN: Final = _kind("FormationBroken", "unit")
FOULKON_FORMED: Final = _kind("FoulkonFormed", "units:unit*")
LANCES_BEATEN: Final = _kind("LancesBeaten", "unit")
UNIT_EVADED: Final = _kind("UnitEvaded", "unit hex facing:look")
GATE_MOVED: Final = _kind("GateMoved", "gate")
TENT_PULLED: Final = _kind("TentPulled", "hex")
BODIES_CLEARED: Final = _kind("BodiesCleared", "unit from:hex to:hex helper:unit")
LOOT_TAKEN: Final = _kind("LootTaken", "unit")
GROUP_ROLLED: Final = _kind("GroupRolled", "seat roll:int limit:int", dice=True)
GROUP_ARRIVED: Final = _kind("GroupArrived", "seat")
UNIT_DROWNED: Final = _kind("UnitDrowned", "unit seat")
LANCE_THROWN: Final = _kind("LanceThrown", "unit")
JOB_BEGUN: Final = _kind("JobBegun", "unit job")
UNIT_SURROUNDED: Final = _kind("UnitSurrounded", "unit")
COVER_TAKEN: Final = _kind("CoverTaken", "unit way")
EXIT_CHOSEN: Final = _kind("ExitChosen", "edge")
EXIT_HIDDEN: Final = _kind("ExitHidden")
GAME_ENDED: Final = _kind("GameEnded", "result seat")

# What else changes on the table, so that the log alone tells where everything is.
MOVE_BEGAN: Final = _kind("MoveBegan", "unit hex facing:look")
UNIT_WAITS: Final = _kind("UnitWaits", "unit")
HORSE_STOOD: Final = _kind("HorseStood", "horse:unit hex facing")
HORSE_STRAYED: Final = _kind("HorseStrayed", "horse:unit")
RIDER_THROWN: Final = _kind("RiderThrown", "unit horse:unit hex facing")
UNIT_SET_DOWN: Final = _kind("UnitSetDown", "unit hex")
UNIT_SANK: Final = _kind("UnitSank", "unit")
UNIT_HEALED: Final = _kind("UnitHealed", "unit")
BODY_MOVED: Final = _kind("BodyMoved", "unit hex")
SHOT_AIMED: Final = _kind("ShotAimed", "unit aim:hex")
MARKS_CLEARED: Final = _kind("MarksCleared", "units:unit*")
CHARGE_LOST: Final = _kind("ChargeLost", "unit")
COUNTER_LOST: Final = _kind("CounterLost", "unit")
LANCES_RAISED: Final = _kind("LancesRaised", "unit")
LOOT_DROPPED: Final = _kind("LootDropped", "unit hex")

# Chapter 10.
DEVICE_PLACED: Final = _kind("DevicePlaced", "device hex bearing")
LADDER_TAKEN: Final = _kind("LadderTaken", "device unit helper:unit")
LADDER_DROPPED: Final = _kind("LadderDropped", "device hex to:hex")
LADDER_RAISED: Final = _kind("LadderRaised", "device hex facing")
UNIT_CLIMBED: Final = _kind("UnitClimbed", "unit device hex height:int")
JUMP_ROLLED: Final = _kind("JumpRolled", "unit roll:int result:int", dice=True)
TOPPLE_ROLLED: Final = _kind("ToppleRolled", "unit device roll:int", dice=True)
LADDER_FELL: Final = _kind("LadderFell", "device hex to:hex")
UNIT_DROPPED: Final = _kind("UnitDropped", "unit hex")
FIRE_LIT: Final = _kind("FireLit", "hex seat")
SPREAD_ROLLED: Final = _kind("SpreadRolled", "hex roll:int", dice=True)
DOUSE_ROLLED: Final = _kind("DouseRolled", "unit hex roll:int", dice=True)
FIRE_OUT: Final = _kind("FireOut", "hex")
FIRE_COUNTED: Final = _kind("FireCounted", "hex times:int")
HEX_DESTROYED: Final = _kind("HexDestroyed", "hex")
DEVICE_LOST: Final = _kind("DeviceLost", "device")
SLEEPER_ROLLED: Final = _kind("SleeperRolled", "unit roll:int", dice=True)
UNIT_FLED: Final = _kind("UnitFled", "unit hex")
FIRE_ARROW_SHOT: Final = _kind("FireArrowShot", "unit hex roll:int", dice=True)
STONE_THROWN: Final = _kind("StoneThrown", "device aim:hex roll:int hit:hex crew:unit*", dice=True)
DEMOLITION_ROLLED: Final = _kind("DemolitionRolled", "hex roll:int", dice=True)
ENGINE_MOVED: Final = _kind("EngineMoved", "device hex facing")
GREEK_FIRE_ROLLED: Final = _kind("GreekFireRolled", "device hex roll:int crew:unit*", dice=True)
NAPHTHA_SPILT: Final = _kind("NaphthaSpilt", "hex over:hex*")
NAPHTHA_ROLLED: Final = _kind("NaphthaRolled", "unit roll:int", dice=True)
GRAPNEL_THROWN: Final = _kind("GrapnelThrown", "unit device roll:int", dice=True)
ROPE_COILED: Final = _kind("RopeCoiled", "unit device")
CUT_ROLLED: Final = _kind("CutRolled", "unit device roll:int", dice=True)
ROPE_GRABBED: Final = _kind("RopeGrabbed", "unit device roll:int", dice=True)
PALISADE_PULLED: Final = _kind("PalisadePulled", "device roll:int result:int", dice=True)
UNIT_CAPTURED: Final = _kind("UnitCaptured", "unit captor:unit")
GUARDS_ROLLED: Final = _kind("GuardsRolled", "roll:int", dice=True)
ALARM_RAISED: Final = _kind("AlarmRaised", "unit")

ROPE_FIXED: Final = _kind("RopeFixed", "device hex facing")
ROPE_FREED: Final = _kind("RopeFreed", "device")
GRAPNEL_DROPPED: Final = _kind("GrapnelDropped", "device hex")
ENGINE_JAMMED: Final = _kind("EngineJammed", "device")
WOOD_READY: Final = _kind("WoodReady", "unit")
TORCH_SET: Final = _kind("TorchSet", "unit hex")

# A siege.
ARROWS_HANDED: Final[int] = _kind("ArrowsHanded", "unit other:unit count:int")
MAN_ENLISTED: Final = _kind("ManEnlisted", "seat unit points:int horse:answer")
ENGINE_BOUGHT: Final = _kind("EngineBought", "seat engine points:int")
FORCE_MUSTERED: Final = _kind("ForceMustered", "seat count:int points:int")
SUPPLIES_ROLLED: Final = _kind("SuppliesRolled", "roll:int modifier:int days:int", dice=True)
SUPPLIES_CHANGED: Final = _kind("SuppliesChanged", "change:int days:int")
DAY_BEGAN: Final = _kind("DayBegan", "day:int left:int")
EVENT_ROLLED: Final = _kind("EventRolled", "roll:int early:int ratio:int total:int", dice=True)
EVENT_HAPPENED: Final = _kind("EventHappened", "event")
DIE_ROLLED: Final = _kind("DieRolled", "roll:int limit:int event unit", dice=True)
MAN_SICKENED: Final = _kind("ManSickened", "unit")
MAN_DIED: Final = _kind("ManDied", "unit")
MAN_CAPTURED: Final = _kind("ManCaptured", "unit")
MAN_RECOVERED: Final = _kind("ManRecovered", "unit")
HEALING_ROLLED: Final = _kind("HealingRolled", "unit roll:int day:int", dice=True)
INITIATIVE_ROLLED: Final = _kind("InitiativeRolled", "besieger:int besieged:int", dice=True)
INITIATIVE_GAINED: Final = _kind("InitiativeGained", "seat")
BEARER_NAMED: Final = _kind("BearerNamed", "unit device")
DEVICE_LEFT: Final = _kind("DeviceLeft", "device")
INITIATIVE_GIVEN: Final = _kind("InitiativeGiven", "seat")
PARLEY_ROLLED: Final = _kind("ParleyRolled", "roll:int modifier:int total:int", dice=True)
ACTION_CHOSEN: Final = _kind("ActionChosen", "seat action")
ACTION_ENDED: Final = _kind("ActionEnded", "action cause")
BUILDING_BEGUN: Final = _kind("BuildingBegun", "engine days:int needed:int")
ENGINE_BUILT: Final = _kind("EngineBuilt", "engine")
ENGINES_LOST: Final = _kind("EnginesLost", "engine count:int seat")
THROWER_AIMED: Final = _kind("ThrowerAimed", "hex points:int")
WALL_BATTERED: Final = _kind("WallBattered", "hex points:int roll:int damage:int stages:int", dice=True)
WALL_DESTROYED: Final = _kind("WallDestroyed", "hex stages:int")
MAN_SENT: Final = _kind("ManSent", "seat unit purpose")
MAN_STATIONED: Final = _kind("ManStationed", "unit edge")
EDGE_CHOSEN: Final = _kind("EdgeChosen", "seat edge")
PATROL_ROLLED: Final = _kind("PatrolRolled", "roll:int limit:int", dice=True)
PART_TAKEN: Final = _kind("PartTaken", "seat part")
SIEGE_DELAYED: Final = _kind("SiegeDelayed", "days:int")
ROLES_REVERSED: Final = _kind("RolesReversed", "seat days:int")
MAP_CHOSEN: Final = _kind("MapChosen", "seat field")
SIEGE_ENDED: Final = _kind("SiegeEnded", "seat cause result")
TABLE_LAID: Final = _kind("TableLaid", "gate at:hex breaches:hex*")
UNITS_DEALT: Final = _kind("UnitsDealt", "seat ready:answer mounted:answer units:unit*")
DEVICES_DEALT: Final = _kind("DevicesDealt", "seat devices:device*")
DEVICE_GIVEN: Final = _kind("DeviceGiven", "device unit helper:unit")
BATTLE_OFFERED: Final = _kind("BattleOffered", "seat")
FOOD_CAPTURED: Final = _kind("FoodCaptured", "seat days:int")
DAYS_SKIPPED: Final = _kind("DaysSkipped", "days:int day:int")
BUILDING_WENT_ON: Final = _kind("BuildingWentOn", "engine days:int needed:int")
BUILDING_LOST: Final = _kind("BuildingLost", "engine days:int")
MAN_HURT: Final = _kind("ManHurt", "unit")
MAN_UNHORSED: Final = _kind("ManUnhorsed", "unit")


def name(s: State, u: int) -> int:
    """The roster number of a unit, which is how events and actions call it."""
    return s.facts[BASE + u * SIZE + ROSTER]


NO_WAY: Final = 6  # a man on foot looks nowhere


def facing(s: State, u: int) -> int:
    """Where a unit of two hexes looks, as events tell it."""
    return s.facts[BASE + u * SIZE + DIR] if is_long(s, u) else NO_WAY


def tell_hurt(s: State, kind: int, rule: str, u: int) -> None:
    """A unit came to harm; whose it is belongs to the news."""
    tell(s, kind, rule, (name(s, u), s.facts[BASE + u * SIZE + SEAT]))


def set_out(s: State, u: int, rule: str) -> None:
    """A unit begins its move where it stands."""
    tell(s, MOVE_BEGAN, rule, (name(s, u), s.facts[BASE + u * SIZE + HEX], facing(s, u)))


def tell(s: State, kind: int, rule: str, args: tuple[int, ...]) -> None:
    """Everybody may see everything: nothing is hidden in tactical play."""
    if s.log is not None:
        emit(s, kind, rule, ALL, args)


def whisper(s: State, kind: int, rule: str, audience: int, args: tuple[int, ...]) -> None:
    """The one thing that is hidden: a side chosen in secret."""
    if s.log is not None:
        emit(s, kind, rule, audience, args)
