"""What players say: the verbs of Guiscard, and the words in them."""

from __future__ import annotations

from typing import Final

from porphyry.games.guiscard import tables as t
from porphyry.games.guiscard.ground.board import CORNERS, GATE_STATES
from porphyry.games.guiscard.ground.hexes import DIRECTIONS, MAX_ROWS, STRIDE, name_of
from porphyry.games.guiscard.siegecraft.devices import BEARINGS, DEVICE_IDS
from porphyry.kernel.action import Notation, Verb

STEPS: Final = ["set-up", "fire", "charge", "move", "combat", "recovery", "fires"]

# Words of a siege; the modules of the siege use these lists.
ENGINES: Final = ["grapnel", "ladder", "thrower"]
EDGE_NAMES: Final = ["inside", "north", "east", "south", "west"]
EVENT_NAMES: Final = [  # results 2 to 20
    "quiet-2", "quiet-3", "quiet-4", "quiet-5", "commander-ill", "smoke", "well-poisoned", "treason", "engineer",
    "reinforcements", "supplies-stolen", "traitor", "refugees", "dysentery", "saboteur", "assassin", "rain", "relief",
    "messenger",
]  # fmt: skip
ACTIONS: Final = ["none", "assault", "raid", "sortie", "battle", "divided", "works", "rest"]
CAUSES: Final = [
    "running", "taken", "hunger", "leaders", "parley", "lifted", "beaten", "held", "lull", "broken-off", "repelled", "dusk",
    "left", "withdrew", "reversed",
]  # fmt: skip
PART_NAMES: Final = ["walls", "tower", "yard", "barn", "hall", "bedroom", "nave", "vestibule"]
PURPOSES: Final = ["raid", "guard", "party", "intruders", "patrol", "stay"]

VERBS: Final[list[Verb]] = []


def _verb(name: str, pattern: str = "") -> int:
    VERBS.append(Verb(name, pattern))
    return len(VERBS) - 1


V_PLACE: Final = _verb("place", "{unit} {hex}")
V_FACE: Final = _verb("face", "{facing}")
V_AUTO: Final = _verb("auto")
V_FIRE: Final = _verb("fire", "{unit} {hex}")
V_DONE: Final = _verb("done")
V_CLEAR: Final = _verb("clear", "{unit} {helper:unit} {from:hex} {to:hex}")
V_GATE: Final = _verb("gate", "{unit}")
V_PULL: Final = _verb("pull", "{unit} {hex}")
V_LOOT: Final = _verb("loot", "{unit}")
V_CHARGE: Final = _verb("charge", "{unit} {target:unit}")
V_RIDE: Final = _verb("ride", "{hex}")
V_ANSWER: Final = _verb("answer", "{unit}")
V_DECLINE: Final = _verb("decline")
V_MOVE: Final = _verb("move", "{unit}")
V_STEP: Final = _verb("step", "{hex}")
V_ABOUT: Final = _verb("about")
V_MOUNT: Final = _verb("mount", "{horse:unit}")
V_DISMOUNT: Final = _verb("dismount", "{hex}")
V_TAKE: Final = _verb("take", "{horse:unit}")
V_LIFT: Final = _verb("lift", "{unit}")
V_LAY: Final = _verb("lay", "{hex}")
V_LEAVE: Final = _verb("leave")
V_STOP: Final = _verb("stop")
V_FORM: Final = _verb("form", "{unit} {corner}")
V_FOULKON: Final = _verb("foulkon", "{unit}")
V_MARCH: Final = _verb("march", "{unit} {facing}")
V_SHOOT: Final = _verb("shoot", "{unit} {hex}")
V_HOLD: Final = _verb("hold")
V_CEASE: Final = _verb("cease")
V_ATTACK: Final = _verb("attack", "{unit} {target:unit}")
V_JOIN: Final = _verb("join", "{unit}")
V_ALSO: Final = _verb("also", "{target:unit}")
V_STRIKE: Final = _verb("strike")
V_EVADE: Final = _verb("evade")
V_STAND: Final = _verb("stand")
V_SUFFER: Final = _verb("suffer", "{unit}")
V_RETREAT: Final = _verb("retreat", "{hex}")
V_PUSH: Final = _verb("push", "{hex}")
V_FALL: Final = _verb("fall", "{hex}")
V_ADVANCE: Final = _verb("advance", "{unit} {hex}")
V_STAY: Final = _verb("stay")
V_COVER: Final = _verb("cover", "{way}")
V_RELEASE: Final[int] = _verb("release", "{horse:unit}")
V_EXIT: Final[int] = _verb("exit", "{edge}")

# Chapter 10.
V_EMPLACE: Final = _verb("emplace", "{device} {hex} {bearing}")
V_FLAME: Final = _verb("flame", "{unit} {hex}")
V_HURL: Final = _verb("hurl", "{device} {hex}")
V_SPRAY: Final = _verb("spray", "{device} {hex}")
V_KINDLE: Final = _verb("kindle", "{unit} {hex}")
V_LEND: Final = _verb("lend", "{unit} {device}")
V_ROLL: Final = _verb("roll", "{device} {facing}")
V_PICK: Final = _verb("pick", "{device} {unit} {helper:unit}")
V_DROP: Final = _verb("drop", "{device}")
V_HAUL: Final = _verb("haul", "{unit} {hex}")
V_RAISE: Final = _verb("raise", "{unit} {facing}")
V_SHIFT: Final = _verb("shift", "{unit} {helper:unit} {hex} {top:hex}")
V_LOWER: Final = _verb("lower", "{unit} {helper:unit} {device}")
V_CLIMB: Final = _verb("climb", "{device}")
V_SLIDE: Final = _verb("slide", "{device}")
V_CROSS: Final = _verb("cross")
V_GRAPPLE: Final = _verb("grapple", "{facing}")
V_COIL: Final = _verb("coil", "{device}")
V_CAPTURE: Final = _verb("capture", "{unit}")
V_IGNITE: Final = _verb("ignite", "{unit}")
V_DOUSE: Final = _verb("douse", "{unit} {hex}")
V_TOPPLE: Final = _verb("topple", "{unit} {device}")
V_CUT: Final = _verb("cut", "{unit} {device}")
V_WRENCH: Final = _verb("wrench", "{device}")
V_TIP: Final = _verb("tip", "{hex}")
V_FLEE: Final = _verb("flee", "{hex}")
V_GRAB: Final = _verb("grab")
V_ENDURE: Final = _verb("endure")
V_HAND: Final[int] = _verb("hand", "{unit} {helper:unit}")
# Verbs of a siege.
V_ENLIST: Final = _verb("enlist", "{unit}")
V_BUY: Final = _verb("buy", "{engine}")
V_SICKEN: Final = _verb("sicken", "{unit}")
V_SABOTAGE: Final = _verb("sabotage", "{engine}")
V_KEEP: Final = _verb("keep")
V_GIVE: Final = _verb("give")
V_PARLEY: Final = _verb("parley")
V_ASSAULT: Final = _verb("assault")
V_BUILD: Final = _verb("build", "{engine}")
V_BATTER: Final = _verb("batter", "{hex}")
V_RAID: Final = _verb("raid")
V_SORTIE: Final = _verb("sortie")
V_BATTLE: Final = _verb("battle")
V_REST: Final = _verb("rest")
V_SEND: Final = _verb("send", "{unit}")
V_STATION: Final = _verb("station", "{unit} {edge}")
V_EDGE: Final = _verb("edge", "{edge}")
V_ACCEPT: Final = _verb("accept")
V_DIVIDE: Final = _verb("divide")
V_WITHDRAW: Final = _verb("withdraw")
V_MAP: Final = _verb("map", "{field}")
V_STORM: Final = _verb("storm")
V_BREAK_OFF: Final = _verb("break-off")
V_RIDE_IN: Final = _verb("ride-in", "{unit} {edge}")
V_BEAR: Final = _verb("bear", "{unit} {device}")
V_SEAT: Final[int] = _verb("place-mounted", "{unit} {hex}")

WORDS: Final[dict[str, list[str]]] = {
    "unit": list(t.ROSTER_IDS),
    "facing": list(DIRECTIONS),
    "look": [*DIRECTIONS, "none"],
    "volley": ["offensive", "defensive"],
    "corner": list(CORNERS),
    "step": list(STEPS),
    "letter": ["miss", "A", "B", "C", "D", "E", "F", "G", "H", "I", "J", "K"],
    "cover": list(t.COVERS),
    "check": ["nothing", "stop", "wounded", "dead"],
    "gate": list(GATE_STATES),
    "way": ["n", "e", "s", "w", "outside", "inside"],
    "column": ["c0", "c1", "c5", "c9", "c16", "c26", "c41", "c61", "c81"],
    "job": ["clear", "gate", "tent", "loot", "kindle", "engine", "rope"],
    "device": list(DEVICE_IDS),
    "bearing": list(BEARINGS),
    "result": ["running", "first", "second", "draw"],
    "engine": list(ENGINES),
    "edge": list(EDGE_NAMES),
    "field": ["building", "field"],
    "answer": ["no", "yes"],
    "event": list(EVENT_NAMES),
    "action": list(ACTIONS),
    "cause": list(CAUSES),
    "part": list(PART_NAMES),
    "purpose": list(PURPOSES),
    "army": ["allies", "attackers", "normans", "byzantines", "lombards", "arabs", "raiders", "household"],
}

# Hexes are called the same in every language, so they stand beside the translated words.
HEX_NAMES: Final[dict[str, list[str]]] = {"hex": [name_of(h) for h in range(STRIDE * MAX_ROWS)]}

NOTATION: Final = Notation(VERBS, WORDS)
