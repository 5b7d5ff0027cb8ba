"""Notation: every action as one line of text, and the words it is made of."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.board import BOARD, BOXES, CITY_IDS, SIDES
from porphyry.kernel.action import Notation

COLOURS: Final = ["red", "yellow", "blue", "green"]
SOURCE_IDS: Final = ["pool", "casualties"] + [f"{side}-{box}" for side in SIDES[:2] for box in BOXES]
FREE: Final = 2  # the payer of a cube from the pool

# What dice are rolled for
ROLLS: Final = ["start", "attack", "defence", "siege", "fleet"]
ROLL_START: Final = 0
ROLL_ATTACK: Final = 1
ROLL_DEFENCE: Final = 2
ROLL_SIEGE: Final = 3
ROLL_FLEET: Final = 4

# Why cubes are lost
CAUSES: Final = ["battle", "siege", "fleet", "retreat"]
IN_BATTLE: Final = 0
IN_SIEGE: Final = 1
AT_SEA: Final = 2
ON_RETREAT: Final = 3

# Who is fought besides the armies of seats 0 to 3
FOES: Final = [*COLOURS, "levy", "bulgars"]
THE_LEVY: Final = 4
THE_BULGARS: Final = 5

WORDS: Final[dict[str, list[str]]] = {
    "city": CITY_IDS,
    "side": SIDES,
    "box": BOXES,
    "source": SOURCE_IDS,
    "payer": [*SIDES[:2], "free"],
    "colour": COLOURS,
    "foe": FOES,
    "space": BOARD.space_ids,
    "building": ["church", "mosque"],
    "roll": ROLLS,
    "cause": CAUSES,
    "answer": ["no", "yes"],
}

NOTATION: Final = Notation([], WORDS, {"cubes": (1, 42), "bezants": (0, 84)})
CONTROL: Final = NOTATION.add("control", "{city} < {source}")
REINFORCE: Final = NOTATION.add("reinforce", "{side} {box} < {source}")
DONE: Final = NOTATION.add("done")
TAKE_EMPEROR: Final = NOTATION.add("emperor", "< {source}")
TAKE_CALIPH: Final = NOTATION.add("caliph", "< {source}")
TAKE_FLEET: Final = NOTATION.add("fleet", "{side} < {source}")
CIVIL_WAR: Final = NOTATION.add("civil-war", "{side} < {source}")
IMPROVE: Final = NOTATION.add("improve", "{city} < {source}")
BULGARS_ATTACK: Final = NOTATION.add("bulgars-attack", "{city} < {source}")
BULGARS_REINFORCE: Final = NOTATION.add("bulgars-reinforce", "{payer} < {source}")
FORTIFY: Final = NOTATION.add("fortify", "{city} < {source}")
RAISE_TAX: Final = NOTATION.add("tax", "{cubes:int}")
SPLIT: Final = NOTATION.add("split", "{bezants:int}")
BUILD_CHURCH: Final = NOTATION.add("church", "< {source}")
BUILD_MOSQUE: Final = NOTATION.add("mosque", "< {source}")
PLACE: Final = NOTATION.add("place", "{side} {city}")
MARCH: Final = NOTATION.add("march", "{side} {from:city} {to:city}")
STOP: Final = NOTATION.add("stop")
DOUBLE: Final = NOTATION.add("double")
DECLINE: Final = NOTATION.add("decline")
ROLL: Final = NOTATION.add("roll")
HOLD: Final = NOTATION.add("hold")
LOSE: Final = NOTATION.add("lose", "{box}")
WITHDRAW: Final = NOTATION.add("withdraw")
STAND: Final = NOTATION.add("stand")
ALLOW: Final = NOTATION.add("allow")
REFUSE: Final = NOTATION.add("refuse")
RETREAT: Final = NOTATION.add("retreat", "{city}")
FIGHT: Final = NOTATION.add("fight", "{colour}")
RAISE_LEVY: Final = NOTATION.add("levy")
NO_LEVY: Final = NOTATION.add("no-levy")
GARRISON: Final = NOTATION.add("garrison", "< {source}")
GIVE: Final = NOTATION.add("give", "{box}")
DESERT: Final = NOTATION.add("desert", "{box}")
PASS: Final = NOTATION.add("pass")
PASS_FROM: Final = NOTATION.add("pass-from", "{source}")

ATTACK_PARAMS: Final = "attacker:seat nation:side target:city"
"""The attack that is being fought while somebody is asked; empty where there is none."""
