"""Notation: every action as one line of text, and the words it is made of."""

from __future__ import annotations

from typing import Final

from porphyry.games.byzantium.armies import CAUSES
from porphyry.games.byzantium.board import BOARD, BOXES, CITY_IDS, SIDES
from porphyry.kernel.action import Notation, Verb
from porphyry.kernel.decision import DecisionKind

COLOURS: Final = ["red", "yellow", "blue", "green"]
SOURCE_IDS: Final = ["pool", "casualties"] + [f"{side}-{box}" for side in SIDES[:2] for box in BOXES]
WORDS: Final[dict[str, list[str]]] = {
    "city": CITY_IDS,
    "side": SIDES,
    "box": BOXES,
    "source": SOURCE_IDS,
    "payer": ["byzantine", "arab", "free"],
    "colour": COLOURS,
    "foe": [*COLOURS, "levy", "bulgars"],
    "space": BOARD.space_ids,
    "building": ["church", "mosque"],
    "roll": ["start", "attack", "defence", "siege", "fleet"],
    "cause": CAUSES,
    "answer": ["no", "yes"],
}

VERBS: Final = [
    Verb("control", "{city} < {source}"),
    Verb("reinforce", "{side} {box} < {source}"),
    Verb("done"),
    Verb("emperor", "< {source}"),
    Verb("caliph", "< {source}"),
    Verb("fleet", "{side} < {source}"),
    Verb("civil-war", "{side} < {source}"),
    Verb("improve", "{city} < {source}"),
    Verb("bulgars-attack", "{city} < {source}"),
    Verb("bulgars-reinforce", "{payer} < {source}"),
    Verb("fortify", "{city} < {source}"),
    Verb("tax", "{cubes:int}"),
    Verb("split", "{bezants:int}"),
    Verb("church", "< {source}"),
    Verb("mosque", "< {source}"),
    Verb("place", "{side} {city}"),
    Verb("march", "{side} {from:city} {to:city}"),
    Verb("stop"),
    Verb("double"),
    Verb("decline"),
    Verb("roll"),
    Verb("hold"),
    Verb("lose", "{box}"),
    Verb("withdraw"),
    Verb("stand"),
    Verb("allow"),
    Verb("refuse"),
    Verb("retreat", "{city}"),
    Verb("fight", "{colour}"),
    Verb("levy"),
    Verb("no-levy"),
    Verb("garrison", "< {source}"),
    Verb("give", "{box}"),
    Verb("desert", "{box}"),
    Verb("pass"),
    Verb("pass-from", "{source}"),
]
"""In the order of codes.py."""

NOTATION: Final = Notation(VERBS, WORDS, {"cubes": (1, 42), "bezants": (0, 84)})

ATTACK_PARAMS: Final = "attacker:seat nation:side target:city"
"""The attack that is being fought while somebody is asked; empty where there is none."""

DECISION_KINDS: Final = [
    DecisionKind(
        "choose_action",
        "BYZ-TRN-05",
        "control reinforce emperor caliph fleet civil-war improve bulgars-attack bulgars-reinforce fortify tax church mosque"
        " place march pass pass-from",
        params="turn:int last:int",
    ),
    DecisionKind("reinforce_more", "BYZ-REI-01", "reinforce done", auto=True, params="placed:int left:int"),
    DecisionKind("split_taxes", "BYZ-TAX-03", "split", params="bezants:int"),
    DecisionKind("march_on", "BYZ-MOV-11", "march civil-war stop", auto=True, params="side city"),
    DecisionKind(
        "double_cost", "BYZ-FLT-01", "double decline", decline="decline", params="mover:seat city cubes:int doubled:int"
    ),
    DecisionKind("roll_against", "BYZ-FLT-02", "roll hold", decline="hold", params="mover:seat city dice:int"),
    DecisionKind("choose_losses", "BYZ-BAT-06", "lose", auto=True, params=f"side hits:int cause {ATTACK_PARAMS}"),
    DecisionKind(
        "offer_withdrawal", "BYZ-WDR-01", "withdraw stand", decline="stand", params=f"side city {ATTACK_PARAMS}"
    ),
    DecisionKind("allow_sea", "BYZ-WDR-09", "allow refuse", decline="allow", params="owner:seat city"),
    DecisionKind("choose_route", "BYZ-WDR-07", "retreat", auto=True, params="side city"),
    DecisionKind("choose_opponent", "BYZ-MUL-02", "fight", auto=True, params=f"city {ATTACK_PARAMS}"),
    DecisionKind("use_levy", "BYZ-LEV-01", "levy no-levy", decline="no-levy", params=f"side city {ATTACK_PARAMS}"),
    DecisionKind("place_garrison", "BYZ-CAP-09", "garrison", auto=True, params="side city"),
    DecisionKind("give_cubes", "BYZ-CAP-13", "give", auto=True, params="side city left:int"),
    DecisionKind("choose_deserters", "BYZ-INC-09", "desert", auto=True, params="side bezants:int"),
]
"""In the order of the asking frames in state.py."""
