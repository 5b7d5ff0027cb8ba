"""What can happen in a skirmish: the list of events and the small helper that tells one."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard.state import BASE, DIR, HEX, ROSTER, SEAT, SIZE, is_long
from porphyry.kernel.event import EventKinds
from porphyry.kernel.state import ALL, State, emit

EVENTS: Final = EventKinds()

UNIT_PLACED: Final = EVENTS.add("UnitPlaced", "unit hex facing:look")
TURN_BEGAN: Final = EVENTS.add("TurnBegan", "seat round:int")
STEP_BEGAN: Final = EVENTS.add("StepBegan", "seat step")
SHOT_FIRED: Final = EVENTS.add("ShotFired", "unit aim:hex roll:int result:int hit:hex volley", dice=True)
SHOT_TOLD: Final = EVENTS.add("ShotTold", "unit cover roll:int letter", dice=True)
UNIT_MOVED: Final = EVENTS.add("UnitMoved", "unit hex facing:look points:int")
UNIT_TURNED: Final = EVENTS.add("UnitTurned", "unit facing hex")
UNIT_WOUNDED: Final = EVENTS.add("UnitWounded", "unit seat")
UNIT_KILLED: Final = EVENTS.add("UnitKilled", "unit seat")
UNIT_STUNNED: Final = EVENTS.add("UnitStunned", "unit seat")
UNIT_WOKE: Final = EVENTS.add("UnitWoke", "unit")
INFILTRATION_ROLLED: Final = EVENTS.add(
    "InfiltrationRolled", "unit enemy:unit hex roll:int result:int check", dice=True
)
UNIT_STOPPED: Final = EVENTS.add("UnitStopped", "unit hex")
UNIT_RETREATED: Final = EVENTS.add("UnitRetreated", "unit hex facing:look")
UNIT_PUSHED: Final = EVENTS.add("UnitPushed", "unit hex")
RIDER_FELL: Final = EVENTS.add("RiderFell", "unit hex")
HORSE_KILLED: Final = EVENTS.add("HorseKilled", "unit")
MELEE_ROLLED: Final = EVENTS.add(
    "MeleeRolled",
    "unit target:unit attack:int defence:int difference:int column shift:int roll:int result:int letter helped:answer others:unit*",
    dice=True,
)
UNIT_ADVANCED: Final = EVENTS.add("UnitAdvanced", "unit hex facing:look")
UNIT_MOUNTED: Final = EVENTS.add("UnitMounted", "unit horse:unit")
UNIT_DISMOUNTED: Final = EVENTS.add("UnitDismounted", "unit hex")
HORSE_TAKEN: Final = EVENTS.add("HorseTaken", "unit horse:unit")
HORSE_RELEASED: Final = EVENTS.add("HorseReleased", "unit horse:unit")
REINS_ROLLED: Final = EVENTS.add("ReinsRolled", "unit horse:unit roll:int", dice=True)
UNIT_LIFTED: Final = EVENTS.add("UnitLifted", "unit other:unit")
UNIT_LAID: Final = EVENTS.add("UnitLaid", "unit other:unit hex")
UNIT_LEFT: Final = EVENTS.add("UnitLeft", "unit edge:int seat")
CHARGE_DECLARED: Final = EVENTS.add("ChargeDeclared", "unit target:unit path:hex*")
COUNTER_DECLARED: Final = EVENTS.add("CounterDeclared", "unit target:unit")
FORMATION_TAKEN: Final = EVENTS.add("FormationTaken", "corner units:unit*")
FORMATION_BROKEN: Final = EVENTS.add("FormationBroken", "unit")
FOULKON_FORMED: Final = EVENTS.add("FoulkonFormed", "units:unit*")
LANCES_BEATEN: Final = EVENTS.add("LancesBeaten", "unit")
UNIT_EVADED: Final = EVENTS.add("UnitEvaded", "unit hex facing:look")
GATE_MOVED: Final = EVENTS.add("GateMoved", "gate")
TENT_PULLED: Final = EVENTS.add("TentPulled", "hex")
BODIES_CLEARED: Final = EVENTS.add("BodiesCleared", "unit from:hex to:hex helper:unit")
LOOT_TAKEN: Final = EVENTS.add("LootTaken", "unit")
GROUP_ROLLED: Final = EVENTS.add("GroupRolled", "seat roll:int limit:int", dice=True)
GROUP_ARRIVED: Final = EVENTS.add("GroupArrived", "seat")
UNIT_DROWNED: Final = EVENTS.add("UnitDrowned", "unit seat")
LANCE_THROWN: Final = EVENTS.add("LanceThrown", "unit")
JOB_BEGUN: Final = EVENTS.add("JobBegun", "unit job")
UNIT_SURROUNDED: Final = EVENTS.add("UnitSurrounded", "unit")
COVER_TAKEN: Final = EVENTS.add("CoverTaken", "unit way")
EXIT_CHOSEN: Final = EVENTS.add("ExitChosen", "edge")
EXIT_HIDDEN: Final = EVENTS.add("ExitHidden")
GAME_ENDED: Final = EVENTS.add("GameEnded", "result seat")

# What else changes on the table, so that the log alone tells where everything is.
MOVE_BEGAN: Final = EVENTS.add("MoveBegan", "unit hex facing:look")
UNIT_WAITS: Final = EVENTS.add("UnitWaits", "unit")
HORSE_STOOD: Final = EVENTS.add("HorseStood", "horse:unit hex facing")
HORSE_STRAYED: Final = EVENTS.add("HorseStrayed", "horse:unit")
RIDER_THROWN: Final = EVENTS.add("RiderThrown", "unit horse:unit hex facing")
UNIT_SET_DOWN: Final = EVENTS.add("UnitSetDown", "unit hex")
UNIT_SANK: Final = EVENTS.add("UnitSank", "unit")
UNIT_HEALED: Final = EVENTS.add("UnitHealed", "unit")
BODY_MOVED: Final = EVENTS.add("BodyMoved", "unit hex")
SHOT_AIMED: Final = EVENTS.add("ShotAimed", "unit aim:hex")
MARKS_CLEARED: Final = EVENTS.add("MarksCleared", "units:unit*")
CHARGE_LOST: Final = EVENTS.add("ChargeLost", "unit")
COUNTER_LOST: Final = EVENTS.add("CounterLost", "unit")
LANCES_RAISED: Final = EVENTS.add("LancesRaised", "unit")
LOOT_DROPPED: Final = EVENTS.add("LootDropped", "unit hex")

# Chapter 10.
DEVICE_PLACED: Final = EVENTS.add("DevicePlaced", "device hex bearing")
LADDER_TAKEN: Final = EVENTS.add("LadderTaken", "device unit helper:unit")
LADDER_DROPPED: Final = EVENTS.add("LadderDropped", "device hex to:hex")
LADDER_RAISED: Final = EVENTS.add("LadderRaised", "device hex facing")
UNIT_CLIMBED: Final = EVENTS.add("UnitClimbed", "unit device hex height:int")
JUMP_ROLLED: Final = EVENTS.add("JumpRolled", "unit roll:int result:int", dice=True)
TOPPLE_ROLLED: Final = EVENTS.add("ToppleRolled", "unit device roll:int", dice=True)
LADDER_FELL: Final = EVENTS.add("LadderFell", "device hex to:hex")
UNIT_DROPPED: Final = EVENTS.add("UnitDropped", "unit hex")
FIRE_LIT: Final = EVENTS.add("FireLit", "hex seat")
SPREAD_ROLLED: Final = EVENTS.add("SpreadRolled", "hex roll:int", dice=True)
DOUSE_ROLLED: Final = EVENTS.add("DouseRolled", "unit hex roll:int", dice=True)
FIRE_OUT: Final = EVENTS.add("FireOut", "hex")
FIRE_COUNTED: Final = EVENTS.add("FireCounted", "hex times:int")
HEX_DESTROYED: Final = EVENTS.add("HexDestroyed", "hex")
DEVICE_LOST: Final = EVENTS.add("DeviceLost", "device")
SLEEPER_ROLLED: Final = EVENTS.add("SleeperRolled", "unit roll:int", dice=True)
UNIT_FLED: Final = EVENTS.add("UnitFled", "unit hex")
FIRE_ARROW_SHOT: Final = EVENTS.add("FireArrowShot", "unit hex roll:int", dice=True)
STONE_THROWN: Final = EVENTS.add("StoneThrown", "device aim:hex roll:int hit:hex crew:unit*", dice=True)
DEMOLITION_ROLLED: Final = EVENTS.add("DemolitionRolled", "hex roll:int", dice=True)
ENGINE_MOVED: Final = EVENTS.add("EngineMoved", "device hex facing")
GREEK_FIRE_ROLLED: Final = EVENTS.add("GreekFireRolled", "device hex roll:int crew:unit*", dice=True)
NAPHTHA_SPILT: Final = EVENTS.add("NaphthaSpilt", "hex over:hex*")
NAPHTHA_ROLLED: Final = EVENTS.add("NaphthaRolled", "unit roll:int", dice=True)
GRAPNEL_THROWN: Final = EVENTS.add("GrapnelThrown", "unit device roll:int", dice=True)
ROPE_COILED: Final = EVENTS.add("RopeCoiled", "unit device")
CUT_ROLLED: Final = EVENTS.add("CutRolled", "unit device roll:int", dice=True)
ROPE_GRABBED: Final = EVENTS.add("RopeGrabbed", "unit device roll:int", dice=True)
PALISADE_PULLED: Final = EVENTS.add("PalisadePulled", "device roll:int result:int", dice=True)
UNIT_CAPTURED: Final = EVENTS.add("UnitCaptured", "unit captor:unit")
GUARDS_ROLLED: Final = EVENTS.add("GuardsRolled", "roll:int", dice=True)
ALARM_RAISED: Final = EVENTS.add("AlarmRaised", "unit")

ROPE_FIXED: Final = EVENTS.add("RopeFixed", "device hex facing")
ROPE_FREED: Final = EVENTS.add("RopeFreed", "device")
GRAPNEL_DROPPED: Final = EVENTS.add("GrapnelDropped", "device hex")
ENGINE_JAMMED: Final = EVENTS.add("EngineJammed", "device")
WOOD_READY: Final = EVENTS.add("WoodReady", "unit")
TORCH_SET: Final = EVENTS.add("TorchSet", "unit hex")

# A siege.
ARROWS_HANDED: Final[int] = EVENTS.add("ArrowsHanded", "unit other:unit count:int")
MAN_ENLISTED: Final = EVENTS.add("ManEnlisted", "seat unit points:int horse:answer")
ENGINE_BOUGHT: Final = EVENTS.add("EngineBought", "seat engine points:int")
FORCE_MUSTERED: Final = EVENTS.add("ForceMustered", "seat count:int points:int")
SUPPLIES_ROLLED: Final = EVENTS.add("SuppliesRolled", "roll:int modifier:int days:int", dice=True)
SUPPLIES_CHANGED: Final = EVENTS.add("SuppliesChanged", "change:int days:int")
DAY_BEGAN: Final = EVENTS.add("DayBegan", "day:int left:int")
EVENT_ROLLED: Final = EVENTS.add("EventRolled", "roll:int early:int ratio:int total:int", dice=True)
EVENT_HAPPENED: Final = EVENTS.add("EventHappened", "event")
DIE_ROLLED: Final = EVENTS.add("DieRolled", "roll:int limit:int event unit", dice=True)
MAN_SICKENED: Final = EVENTS.add("ManSickened", "unit")
MAN_DIED: Final = EVENTS.add("ManDied", "unit")
MAN_CAPTURED: Final = EVENTS.add("ManCaptured", "unit")
MAN_RECOVERED: Final = EVENTS.add("ManRecovered", "unit")
HEALING_ROLLED: Final = EVENTS.add("HealingRolled", "unit roll:int day:int", dice=True)
INITIATIVE_ROLLED: Final = EVENTS.add("InitiativeRolled", "besieger:int besieged:int", dice=True)
INITIATIVE_GAINED: Final = EVENTS.add("InitiativeGained", "seat")
BEARER_NAMED: Final = EVENTS.add("BearerNamed", "unit device")
DEVICE_LEFT: Final = EVENTS.add("DeviceLeft", "device")
INITIATIVE_GIVEN: Final = EVENTS.add("InitiativeGiven", "seat")
PARLEY_ROLLED: Final = EVENTS.add("ParleyRolled", "roll:int modifier:int total:int", dice=True)
ACTION_CHOSEN: Final = EVENTS.add("ActionChosen", "seat action")
ACTION_ENDED: Final = EVENTS.add("ActionEnded", "action cause")
BUILDING_BEGUN: Final = EVENTS.add("BuildingBegun", "engine days:int needed:int")
ENGINE_BUILT: Final = EVENTS.add("EngineBuilt", "engine")
ENGINES_LOST: Final = EVENTS.add("EnginesLost", "engine count:int seat")
THROWER_AIMED: Final = EVENTS.add("ThrowerAimed", "hex points:int")
WALL_BATTERED: Final = EVENTS.add("WallBattered", "hex points:int roll:int damage:int stages:int", dice=True)
WALL_DESTROYED: Final = EVENTS.add("WallDestroyed", "hex stages:int")
MAN_SENT: Final = EVENTS.add("ManSent", "seat unit purpose")
MAN_STATIONED: Final = EVENTS.add("ManStationed", "unit edge")
EDGE_CHOSEN: Final = EVENTS.add("EdgeChosen", "seat edge")
PATROL_ROLLED: Final = EVENTS.add("PatrolRolled", "roll:int limit:int", dice=True)
PART_TAKEN: Final = EVENTS.add("PartTaken", "seat part")
SIEGE_DELAYED: Final = EVENTS.add("SiegeDelayed", "days:int")
ROLES_REVERSED: Final = EVENTS.add("RolesReversed", "seat days:int")
MAP_CHOSEN: Final = EVENTS.add("MapChosen", "seat field")
SIEGE_ENDED: Final = EVENTS.add("SiegeEnded", "seat cause result")
TABLE_LAID: Final = EVENTS.add("TableLaid", "gate at:hex breaches:hex*")
UNITS_DEALT: Final = EVENTS.add("UnitsDealt", "seat ready:answer mounted:answer units:unit*")
DEVICES_DEALT: Final = EVENTS.add("DevicesDealt", "seat devices:device*")
DEVICE_GIVEN: Final = EVENTS.add("DeviceGiven", "device unit helper:unit")
BATTLE_OFFERED: Final = EVENTS.add("BattleOffered", "seat")
FOOD_CAPTURED: Final = EVENTS.add("FoodCaptured", "seat days:int")
DAYS_SKIPPED: Final = EVENTS.add("DaysSkipped", "days:int day:int")
BUILDING_WENT_ON: Final = EVENTS.add("BuildingWentOn", "engine days:int needed:int")
BUILDING_LOST: Final = EVENTS.add("BuildingLost", "engine days:int")
MAN_HURT: Final = EVENTS.add("ManHurt", "unit")
MAN_UNHORSED: Final = EVENTS.add("ManUnhorsed", "unit")


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
