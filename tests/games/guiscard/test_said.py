"""What may be said: a scene, what was played in it, an answer, and the rule against it if there is one."""

# ruff: noqa: E501 - a table of scenes, one a line

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.guiscard.given import against, rider, scene
from tests.games.guiscard.siege_scene import sally, siege, storm
from tests.games.guiscard.test_board import MAPS
from tests.games.guiscard.test_told import Row, params

from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import siege_day
from porphyry.kernel.table import Table

ROWS: list[Row] = [
    ("GUI-ASL-15", "fire alphonse h8 > allowed", lambda: scene(MAPS["eagle-nest"], {"alphonse": "j8"}, {"said": "h8"}, step="fire"), []),
    ("GUI-ASL-15 GUI-MEL-26", "attack jacques argyris > allowed", lambda: scene(["b", "b"], {"jacques": "a2"}, {"argyris": "a1"}, step="combat"), []),
    ("GUI-BLD-33", "pull romaric q6 > allowed", lambda: scene(MAPS["lagoon+camp"], {"milo": "p5", "stelios": "a18"}, {"romaric": "p6", "beppe": "z18"}, step="fire"), ["pull milo p6", "done"]),
    ("GUI-BUI-01", "build grapnel > allowed", lambda: siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}), ["build ladder"]),
    ("GUI-CAP-04", "parley > allowed", lambda: siege(day=0, theirs="leon argyris", dice=[1, 1, 10, 1]), []),
    ("GUI-CAP-04", "parley > allowed", lambda: siege(day=10, lasts=30, dice=[10, 5, 2, 10, 1], theirs="leon basileios argyris"), ["sicken robert", "sicken robert"]),
    ("GUI-CAS-18", "place jacques o11 > allowed", lambda: siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0, ca.TAKEN: 1}, theirs="leon argyris stephanos"), ["assault", "done", "place leon m9", "place argyris l9", "place stephanos m8", "station jacques inside", "done"]),
    ("GUI-CAS-25", "fire zenon b9 > allowed", lambda: scene([":::", ":::", ":::", "sss", "...", "...", "...", "...", "..."], {"zenon": "b2", "alexio": "b5"}, {"said": "b9"}, step="fire"), []),
    ("GUI-CHG-03 GUI-MIS-15", "charge arthur said > allowed", lambda: scene([".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", "."], {"arthur": rider("a12", "n"), "avray": "a14"}, {"said": "a5"}, step="charge"), []),
    ("GUI-CHG-06", "charge robert dorian > GUI-CHG-06 no-path", lambda: scene(MAPS["knoll-and-ford"], {"robert": rider("n7", "s"), "avray": "a1"}, {"dorian": "a30"}, victory=12, goal_hexes=[270, 271, 272, 332, 333, 334, 335, 336, 337, 338, 396, 397, 398, 399, 400, 401, 402, 460, 461, 462, 463, 464, 465, 466, 524, 525, 526, 527, 528, 529, 530, 589, 590, 591, 592, 593, 655], tools={}), []),
    ("GUI-CMP-13", "attack eustache renauld > GUI-CMP-13 not-active", storm, []),
    ("GUI-DEF-02", "step e5 > allowed", lambda: scene(ours={"avray": "c5", "osbern": "e5"}, theirs={"karim": "c12"}), ["move avray", "step c6", "cease", "step c7", "stop", "move osbern", "step e6"]),
    ("GUI-DEF-02", "shoot stephanos n6 > GUI-DEF-02 no-shot", storm, []),
    ("GUI-DEM-07", "enlist ayyub > allowed", lambda: siege("san_marco", stage=siege_day.MUSTER_BESIEGER, ours="", theirs=""), []),
    ("GUI-GRA-01", "grapple ne > allowed", lambda: scene(MAPS["eagle-nest"], {"vladko": {"hex": "i9"}}, {"beppe": "a16"}, tools={"devices": {"grapnel-1": {"state": "carried", "men": ["vladko"]}}}), ["move vladko"]),
    ("GUI-GRA-03", "fire bogdan g9 > GUI-GRA-03 carrying", lambda: scene(MAPS["eagle-nest"], {"vladko": "h9", "bogdan": "i9"}, {"beppe": "a16"}, tools={"devices": {"grapnel-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": ["bogdan"], "height": 4}}}), ["move vladko"]),
    ("GUI-GRA-03", "fire landry a18 > allowed", lambda: scene(MAPS["lagoon+camp"], {"landry": "j7"}, {"beppe": "a18"}, tools={}, step="fire", fire_arrows=6), []),
    ("GUI-GRA-05", "slide grapnel-1 > GUI-GRA-05 no-grapnel", lambda: scene(MAPS["eagle-nest"], {"vladko": "k9"}, {"beppe": "a16"}, tools={"devices": {"grapnel-1": {"state": "carried", "men": ["vladko"]}}}), ["move vladko"]),
    ("GUI-GRA-16", "wrench thrower-2 > GUI-GRA-16 no-grapnel", storm, []),
    ("GUI-GRK-06", "spray siphon-1 h13 > GUI-GRK-06 not-in-front", lambda: scene(MAPS["eagle-nest"], {"dorian": "j8", "alexio": "j10", "petros": "k11"}, {"jacques": "e9"}, step="fire", tools={"devices": {"siphon-1": {"hex": "j9", "bearing": "sw-nw"}}}), []),
    ("GUI-HOP-01 GUI-MIS-11", "shoot karim c6 > allowed", lambda: scene(ours={"avray": "c5"}, theirs={"karim": "c12"}), ["move avray", "step c6"]),
    ("GUI-HOP-01 GUI-MOV-11", "march nikolaos n > allowed", lambda: scene(ours={"nikolaos": "g6", "okeanos": "h6", "georgios": "i5"}, theirs={"beppe": "t16"}), ["form okeanos nw-n"]),
    ("GUI-HOP-01", "march okeanos s > GUI-HOP-01 too-few", lambda: scene(ours={"okeanos": {"hex": "e5", "foulkon": True}}, theirs={"said": "e4"}, step="combat"), []),
    ("GUI-HOP-17", "foulkon nikolaos > GUI-HOP-17 too-small", lambda: scene(ours={"nikolaos": {"hex": "g6", "facing": "nw-n", "formation": True, "lances_right": True}, "okeanos": {"hex": "h6", "facing": "nw-n", "formation": True, "lances_right": True}, "georgios": {"hex": "i5", "facing": "nw-n", "formation": True, "lances_right": True}}, theirs={"beppe": "t16"}), ["march nikolaos n", "march nikolaos n", "march nikolaos n"]),
    ("GUI-HOP-18", "foulkon beppe > GUI-HOP-18 not-yours", lambda: scene(MAPS["eagle-nest"], {"avray": "k9"}, {"beppe": "a1"}), []),
    ("GUI-INF-11", "advance arthur c3 > allowed", lambda: scene(["WWWWW", "WWWWW", "WW.WW", "WW.WW", "....."], {"arthur": "c4", "avray": "a5"}, {"jalal": "c3", "said": "e5"}, step="combat", dice=[9], chapters=6), ["attack arthur jalal", "retreat c2"]),
    ("GUI-INF-13", "retreat a2 > allowed", lambda: scene(["...", "...", "b..", "...", "...", "...", "...", "..."], {"karim": "a8"}, {"roland": "a3"}, step="fire", dice=[1, 5]), ["fire karim a3"]),
    ("GUI-INF-14", "advance tancredi e5 > allowed", lambda: scene(["..........", "....b.....", "..WWrWW...", "..WWbWW...", "..WW.WW...", "..........", ".........."], {"tancredi": "e6"}, {"faruq": "e5", "said": "e4"}, step="combat", dice=[8], chapters=6), ["attack tancredi faruq", "push e3"]),
    ("GUI-LAD-02", "raise bogdan ne > allowed", lambda: scene(MAPS["eagle-nest"], {"vladko": "h9", "bogdan": "i9"}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "carried", "hex": "h9", "bearing": "se", "men": ["vladko", "bogdan"]}}}), []),
    ("GUI-LAD-03", "pick ladder-1 beppe beppe > GUI-LAD-03 two-men", lambda: scene(MAPS["eagle-nest"], {"vladko": {"hex": "h9"}, "bogdan": {"hex": "i10"}}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "lying", "hex": "h9", "bearing": "se"}}}), []),
    ("GUI-LAD-03", "raise eustache n > GUI-LAD-03 no-ladder", storm, []),
    ("GUI-LAD-10 GUI-LAD-11", "shift vladko vladko i8 j9 > GUI-LAD-11 two-men", lambda: scene(MAPS["eagle-nest"], {"vladko": "i9"}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": ["vladko"]}}}), []),
    ("GUI-LAD-11", "lower vladko bogdan ladder-1 > allowed", lambda: scene(MAPS["eagle-nest"], {"vladko": {"hex": "h9"}, "bogdan": {"hex": "i10", "spent": 6}}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": []}}}), []),
    ("GUI-LAD-15", "tip j9 > GUI-LAD-15 wall", lambda: scene(MAPS["eagle-nest"], {"vladko": "i9"}, {"alexio": "h9", "beppe": "a16"}, active=1, step="combat", tools={"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": ["vladko"]}}}, dice=[6]), ["topple alexio ladder-1"]),
    ("GUI-LOS-01", "flame alphonse o7 > GUI-LOS-01 no-line", lambda: scene(MAPS["eagle-nest"], {"alphonse": "j9"}, {"beppe": "a16"}, tools={}, step="fire"), []),
    ("GUI-LOS-03 GUI-STN-09", "flame alphonse k7 > allowed", lambda: scene(MAPS["eagle-nest"], {"alphonse": "j9"}, {"beppe": "a16"}, tools={}, step="fire"), []),
    ("GUI-LOS-03", "fire landry s5 > allowed", lambda: scene(MAPS["lagoon+church"], {"landry": "v6"}, {"mansur": "s5"}, step="fire", options={"slit_weapons": "javelins"}), []),
    ("GUI-MEL-01", "attack osbern arthur-horse > GUI-MEL-01 nobody-there", lambda: sally("battle"), ["edge west", "auto", "auto"]),
    ("GUI-MEL-14", "suffer robert > GUI-MEL-14 not-him", lambda: scene(ours={"robert": "e5"}, theirs={"argyris": "e4", "stelios": "f5"}, step="combat", chapters=6), ["attack robert argyris", "also stelios"]),
    ("GUI-MEL-22", "advance jacques s16 > GUI-MEL-22 not-vacated", lambda: scene(ours={"jacques": "e5"}, theirs={"argyris": "e4", "beppe": "t16"}, step="combat"), ["attack jacques argyris"]),
    ("GUI-MEL-31 GUI-MEL-32", "fire omar t1 > allowed", lambda: scene(ours={"karim": "c13", "said": "b4", "mansur": "d4", "omar": "b5", "harun": "d5", "massin": "b6", "gaya": "d6"}, theirs={"arthur": rider("c4", "n"), "roland": "t1"}, step="fire", dice=[3, 2]), ["fire karim c5"]),
    ("GUI-MIS-10", "fire arthur c10 > allowed", lambda: sally("battle"), ["edge west", "auto", "auto"]),
    ("GUI-MIS-18", "fire zenon b4 > GUI-MIS-18 out-of-range", lambda: scene([".", ".", "b", ".", ".", "."], {"zenon": "a6"}, {"said": "a4", "omar": "a1"}, step="fire"), []),
    ("GUI-MIS-18", "fire zenon a6 > GUI-MIS-18 out-of-range", lambda: scene([":", ":", ".", ":", ":"], {"zenon": "a1", "alexio": "a3"}, {"said": "a5"}, step="fire"), []),
    ("GUI-MIS-18", "fire alphonse e4 > allowed", lambda: scene(ours={"alphonse": "e14"}, theirs={"said": "e4"}, step="fire", night=True), []),
    ("GUI-MIS-21 GUI-MIS-22", "cover n > allowed", lambda: scene(MAPS["lagoon+church"], {"karim": "x2", "nasir": "x1", "omar": "a18"}, {"argyris": "u5"}, step="fire", dice=[1, 10, 1, 10], options={"crossfire_choice": "shot"}), ["fire karim u5", "cover n", "fire nasir u5"]),
    ("GUI-MOV-02", "haul avray k8 > allowed", lambda: scene(MAPS["eagle-nest"], {"avray": "k9", "osbern": "k10"}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "carried", "hex": "k9", "bearing": "s", "men": ["avray", "osbern"]}}}), []),
    ("GUI-MOV-02", "shift vladko beppe aa17 y18 > GUI-MOV-02 off-map", lambda: scene(MAPS["jetty"], {"vladko": "z18"}, {"beppe": "a18"}, tools={}), []),
    ("GUI-MOV-04", "step o8 > GUI-MOV-04 points", lambda: scene(MAPS["lagoon+farm"], {"albert": {"hex": "o7", "wounded": True}}, {"beppe": "a18"}), ["move albert"]),
    ("GUI-MOV-04", "step o7 > allowed", lambda: scene(MAPS["lagoon+farm"], {"vladko": "o7"}, {"beppe": "a18"}), ["move vladko", "step o8"]),
    ("GUI-MOV-11", "step o6 > allowed", lambda: scene(MAPS["lagoon+farm"], {"vladko": "o7"}, {"avray": "o8"}), ["move vladko"]),
    ("GUI-MOV-16", "clear avray osbern a16 j9 > GUI-MOV-16 carrying", lambda: scene(MAPS["eagle-nest"], {"avray": "k9", "osbern": "k10"}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "carried", "hex": "k9", "bearing": "s", "men": ["avray", "osbern"]}}}), []),
    ("GUI-MOV-16", "capture theophilos > GUI-MOV-16 not-helpless", lambda: scene(MAPS["jetty"], {"jacques": "h17"}, {"theophilos": "h16"}, tools={}, capture=True, victory=9, hero=29, exits=[[3], []], exit_hexes=[[], [139, 140, 141, 142]]), ["move jacques"]),
    ("GUI-MOV-17", "lay e3 > allowed", lambda: scene(None, {"drogo": "e5", "rioulf": {"hex": "e4", "stunned": True}, "drogo-horse": {"hex": "f4", "facing": "n"}}, {"beppe": "t16"}), ["move drogo", "step e4", "lift rioulf"]),
    ("GUI-MOV-18", "lay e3 > GUI-MOV-18 occupied", lambda: scene(None, {"avray": "e5", "rioulf": {"hex": "e4", "stunned": True}, "pack-1": {"hex": "e3", "facing": "s"}}, {"beppe": "t16"}), ["move avray", "step e4", "lift rioulf"]),
    ("GUI-MOV-18", "lay e4 > GUI-MOV-18 no-way", lambda: scene(None, {"drogo": "e5", "rioulf": {"hex": "e4", "stunned": True}, "drogo-horse": {"hex": "f4", "facing": "n"}}, {"beppe": "t16"}), ["move drogo", "step e4", "lift rioulf"]),
    ("GUI-MOV-18", "stop > GUI-MOV-18 lay-him-down", lambda: scene(None, {"drogo": "e5", "rioulf": {"hex": "e4", "stunned": True}, "drogo-horse": {"hex": "f4", "facing": "n"}}, {"beppe": "t16"}), ["move drogo", "step e4", "lift rioulf"]),
    ("GUI-MTD-02", "step c2 > allowed", lambda: scene([".t.", ".W.", "...", "..."], {"robert": rider("b3", "n")}, {"zahir": "c4"}), ["move robert"]),
    ("GUI-MTD-04", "hurl thrower-1 e5 > allowed", lambda: scene(None, {"jacques": "d12", "eustache": "e11", "osbern": "f12"}, {"dorian": "e5"}, step="fire", tools={"devices": {"thrower-1": {"hex": "e12", "bearing": "n"}}}), []),
    ("GUI-MTD-09", "mount drogo-horse > GUI-MTD-09 not-beside", lambda: scene(None, {"drogo": "e8", "drogo-horse": {"hex": "e9", "facing": "n"}}, {"beppe": "t16"}), ["move drogo"]),
    ("GUI-MTD-13", "dismount e5 > GUI-MTD-13 no-room", lambda: scene(None, {"robert": rider("e5", "n"), "rioulf": {"hex": "e4", "stunned": True}}, {"beppe": "t16"}), ["move robert", "step e4"]),
    ("GUI-MOV-08", "dismount b2 > GUI-MOV-08 armour", lambda: scene([".t.", ".W.", "...", "..."], {"robert": rider("b3", "n")}, {"zahir": "c4"}), ["move robert"]),
    ("GUI-MTD-18 GUI-MTD-23", "fall i7 > allowed", lambda: scene(ours={"arthur": rider("h15", "n"), "avray": "a1"}, theirs={"massin": "h5", "khaled": rider("h4", "s"), "hassan": rider("l4", "n"), "beppe": "t16"}, step="charge", dice=[3]), ["charge arthur massin", "ride h14", "ride h13", "ride h12", "ride h11", "ride h10", "answer khaled", "done"]),
    ("GUI-MTD-21", "take drogo-horse > GUI-MTD-21 led", lambda: scene(["....", ".t..", "....", "...."], {"avray": "b3", "drogo-horse": {"hex": "c3", "facing": "n", "led": "avray"}}, {"beppe": "d1"}), ["move avray"]),
    ("GUI-MTD-23", "dismount f9 > GUI-MTD-23 hands-full", lambda: scene(None, {"robert": rider("e8", "s"), "pack-1": {"hex": "f8", "facing": "s", "led": "robert"}, "pack-2": {"hex": "e9", "facing": "n"}}, {"beppe": "t16"}), ["move robert"]),
    ("GUI-RAI-04 GUI-RAI-05", "place robert k1 > allowed", lambda: sally("raid", theirs="leon argyris diogenes stephanos petros symeon"), ["send stephanos", "done", "auto"]),
    ("GUI-SEQ-01", "move pack-4 > GUI-SEQ-01 not-arrived", lambda: sally("sortie", theirs="leon argyris diogenes stephanos petros symeon", dice=[4]), ["edge east", "send argyris", "send diogenes"]),
    ("GUI-SEQ-01", "move pack-1 > GUI-SEQ-01 not-arrived", lambda: sally("sortie", theirs="leon argyris diogenes stephanos petros symeon", dice=[4]), ["edge east", "send argyris", "send diogenes"]),
    ("GUI-SEQ-01", "shoot argyris o10 > GUI-SEQ-01 truce", lambda: scene(MAPS["eagle-nest"], {"vladko": "j8"}, {"argyris": "p10", "beppe": "a18"}, tools={}, alarm=True, victory=11, win=5, night=True), []),
    ("GUI-SEQ-01", "clear beppe ayyub a19 b19 > GUI-SEQ-01 not-in-play", lambda: scene(MAPS["lagoon+camp"], {"avray": "p4"}, {"beppe": "a18"}), []),
    ("GUI-SEQ-01", "loot jacques > GUI-SEQ-01 no-booty", lambda: scene(["b", "b"], {"jacques": "a2"}, {"argyris": "a1"}, step="combat"), []),
    ("GUI-SEQ-01", "lower robert roland siphon-2 > GUI-SEQ-01 not-in-play", storm, []),
    ("GUI-SEQ-01", "hand renauld ayyub > GUI-SEQ-01 not-in-play", storm, []),
    ("GUI-SEQ-01", "pick grapnel-3 stephanos ayyub > GUI-SEQ-01 not-in-play", storm, []),
    ("GUI-SEQ-01", "kindle ayyub n6 > GUI-SEQ-01 not-in-play", storm, []),
    ("GUI-SEQ-01", "shift roland ayyub m8 l11 > GUI-SEQ-01 not-in-play", storm, []),
    ("GUI-SEQ-01", "topple stephanos siphon-2 > GUI-SEQ-01 not-in-play", storm, []),
    ("GUI-SEQ-01", "roll siphon-2 sw > GUI-SEQ-01 not-in-play", storm, []),
    ("GUI-SEQ-12", "capture beppe > GUI-SEQ-12 not-in-scenario", lambda: scene(MAPS["eagle-nest"], {"vladko": "k9"}, {"beppe": "a16"}, tools={"devices": {"grapnel-1": {"state": "carried", "men": ["vladko"]}}}), ["move vladko"]),
    ("GUI-SEQ-12", "flame beppe q4 > GUI-SEQ-12 not-in-scenario", lambda: scene(MAPS["lagoon+camp"], {"avray": "p4"}, {"beppe": "a18"}), []),
    ("GUI-SEQ-12", "charge avray beppe > GUI-SEQ-12 not-in-scenario", lambda: scene(ours={"avray": "e5"}, theirs={"beppe": "t16"}, chapters=6), []),
    ("GUI-SEQ-12", "form beppe ne-se > GUI-SEQ-12 not-in-scenario", lambda: scene(ours={"avray": "e5"}, theirs={"beppe": "t16"}, chapters=6), []),
    ("GUI-SOR-04 GUI-SOR-05", "edge inside > GUI-SOR-04 not-that-edge", lambda: sally("battle"), []),
    ("GUI-STK-03", "climb grapnel-1 > GUI-STK-03 occupied", lambda: scene(MAPS["eagle-nest"], {"vladko": "j9", "bogdan": "i9"}, {"beppe": "a16"}, tools={"devices": {"grapnel-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": [], "height": 0}}}), ["move vladko"]),
    ("GUI-STK-03", "stop > GUI-STK-03 occupied", lambda: scene(None, {"avray": "e5", "rioulf": {"hex": "e4"}}, {"beppe": "t16"}), ["move avray", "step e4"]),
    ("GUI-STK-03", "dismount c2 > allowed", lambda: scene([".t.", ".W.", "...", "..."], {"robert": rider("b3", "n")}, {"zahir": "c4"}), ["move robert"]),
    ("GUI-STN-11", "kindle jacques e12 > allowed", lambda: scene(None, {"jacques": "d12", "eustache": "e11", "osbern": "f12"}, {"dorian": "e4", "milo": "d11"}, step="fire", tools={"devices": {"thrower-1": {"hex": "e12", "bearing": "n"}}}, dice=[1, 1], options={"stone_crew": "free"}), ["hurl thrower-1 e4"]),
]  # fmt: skip


@pytest.mark.parametrize(("answer", "begin", "lines"), params(ROWS))
def test_what_may_be_said_and_why_not(answer: str, begin: Callable[[], Table], lines: list[str]) -> None:
    table = begin()
    for line in lines:
        table.play(line)

    line, _, reason = answer.partition(" > ")
    assert against(table, line) == ("" if reason == "allowed" else reason)
