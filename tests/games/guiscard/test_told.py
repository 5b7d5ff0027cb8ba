"""What is told: a scene, what is played in it, and one event that follows, with its rule."""

# ruff: noqa: E501 - a table of scenes, one a line

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.guiscard.given import rider, scene
from tests.games.guiscard.siege_scene import sally, siege, storm
from tests.games.guiscard.test_board import MAPS

from porphyry.games.guiscard.siege import campaign as ca
from porphyry.games.guiscard.siege import siege_day
from porphyry.kernel.table import Table

Row = tuple[str, str, Callable[[], Table], list[str]]
ROWS: list[Row] = [
    ("GUI-ACT-01", "GUI-ACT-01 ActionChosen 1 battle", lambda: sally("battle"), []),
    ("GUI-ASL-02", "GUI-ASL-02 ManSent 1 argyris raid", lambda: sally("raid", theirs="leon argyris diogenes stephanos petros symeon"), ["send argyris", "done"]),
    ("GUI-ASL-03", "GUI-ASL-03 ManStationed robert south", storm, []),
    ("GUI-ASL-20", "GUI-ASL-20 SuppliesChanged 0 5", lambda: siege(stage=siege_day.ACT, day=5, lasts=9, theirs="leon argyris diogenes stephanos gerhard otto", sheet={ca.TAKEN: 1, ca.RELIEF: 1, ca.INITIATIVE: 1, ca.BOOKED: 4, ca.STORES + 2: 2, ca.STORES + 1: 3}, dice=[10, 10, 10, 1]), ["withdraw"]),
    ("GUI-BLD-33", "GUI-BLD-33 TentPulled p6", lambda: scene(MAPS["lagoon+camp"], {"milo": "p5", "stelios": "a18"}, {"romaric": "p6", "beppe": "z18"}, step="fire"), ["pull milo p6", "done"]),
    ("GUI-BUI-01", "GUI-BUI-01 BuildingBegun ladder 0 2", lambda: siege(stage=siege_day.ACT, day=1, sheet={ca.INITIATIVE: 0}), ["build ladder"]),
    ("GUI-BUI-02", "GUI-BUI-02 EngineBuilt thrower", lambda: siege(day=10, lasts=30, dice=[9, 1, 10, 1], sheet={ca.SLOTS: 67}), ["build thrower", "done"]),
    ("GUI-CAP-03", "GUI-CAP-03 ParleyRolled 10 2 12", lambda: siege(day=10, theirs="leon argyris diogenes", dice=[1, 1, 10, 1, 10]), ["parley"]),
    ("GUI-CAS-12", "GUI-CAS-12 GateMoved open", lambda: scene(MAPS["eagle-nest"], {"osbern": "m11", "roland": "l11"}, {"beppe": "a18"}, step="fire"), ["gate osbern", "done"]),
    ("GUI-CHG-07 GUI-SEQ-10", "GUI-MEL-05 MeleeRolled arthur said 46 5 41 c61 1 6 6 F no []", lambda: scene(ours={"arthur": rider("g15", "n"), "tancredi": rider("h15", "n"), "romaric": rider("i15", "n"), "avray": "a1"}, theirs={"said": "g5", "mansur": "h5", "faruq": "i5"}, step="charge"), ["charge arthur said", "ride g14", "ride g13", "ride g12", "ride g11", "ride g10", "charge tancredi mansur", "ride h14", "ride h13", "ride h12", "ride h11", "ride h10", "charge romaric faruq", "ride i14", "ride i13", "ride i12", "ride i11", "ride i10", "done"]),
    ("GUI-CHG-07", "GUI-CHG-07 CounterDeclared khaled arthur", lambda: scene(ours={"arthur": rider("h15", "n"), "avray": "a1"}, theirs={"massin": "h5", "khaled": rider("h4", "s"), "karim": "n9"}, step="charge", dice=[3]), ["charge arthur massin", "ride h14", "ride h13", "ride h12", "ride h11", "ride h10", "answer khaled"]),
    ("GUI-CHG-14", "GUI-CHG-14 UnitMoved arthur h13 n 11", lambda: scene(ours={"arthur": rider("h14", "n")}, theirs={"said": "h5", "beppe": "t16"}, step="charge"), ["charge arthur said", "ride h13", "ride h12", "ride h11", "ride h10", "ride h9"]),
    ("GUI-DEM-03", "GUI-DEM-03 WallBattered j9 1 1 0 1", lambda: siege(day=10, dice=[1, 1, 10, 1, 1, 1, 1, 10, 1], sheet={ca.STORES + 2: 1}), ["batter j9", "done"]),
    ("GUI-DEM-05", "GUI-DEM-05 WallDestroyed j9 1", lambda: siege(stage=siege_day.ACT, day=10, lasts=40, sheet={ca.INITIATIVE: 0, ca.STORES + 2: 3}, dice=[8, 3, 1, 1, 10, 1]), ["batter j9", "batter j9", "batter p9", "done"]),
    ("GUI-DEM-07", "GUI-DEM-07 ThrowerAimed j9 1", lambda: siege(day=10, dice=[1, 1, 10, 1, 1, 1, 1, 10, 1], sheet={ca.STORES + 2: 1}), ["batter j9", "done"]),
    ("GUI-DEM-10", "GUI-DEM-10 EngineBought 0 thrower 302", lambda: siege(stage=siege_day.MUSTER_BESIEGER, ours="", theirs=""), ["enlist robert", "enlist arthur", "enlist tancredi", "buy thrower", "buy thrower", "buy thrower"]),
    ("GUI-EVA-02", "GUI-EVA-02 UnitEvaded alexio e3 none", lambda: scene(ours={"robert": "e5"}, theirs={"alexio": "e4", "beppe": "t16"}, step="combat"), ["attack robert alexio", "evade", "retreat e3"]),
    ("GUI-EVT-05", "GUI-EVT-05 DieRolled 1 0 well-poisoned None", lambda: siege(day=10, dice=[7, 1, 1], theirs="leon argyris", wounded={"leon": 40}), ["sicken leon"]),
    ("GUI-EVT-05", "GUI-EVT-05 DieRolled 6 6 saboteur None", lambda: siege(day=10, lasts=30, dice=[10, 6, 6, 10, 1], sheet={ca.SLOTS: 67}), []),
    ("GUI-EVT-05", "GUI-EVT-05 BuildingLost thrower 4", lambda: siege(day=10, lasts=30, dice=[10, 6, 6, 10, 1], sheet={ca.SLOTS: 67}), []),
    ("GUI-EVT-05", "GUI-EVT-05 DieRolled 6 3 assassin None", lambda: siege(day=10, lasts=30, dice=[10, 7, 6, 10, 1]), []),
    ("GUI-EVT-05", "GUI-EVT-05 ManSickened arthur", lambda: siege(day=10, lasts=30, dice=[10, 7, 6, 10, 1]), []),
    ("GUI-EVT-05", "GUI-EVT-05 ManDied arthur", lambda: siege(day=10, lasts=30, dice=[10, 7, 7, 10, 1]), []),
    ("GUI-EVT-05", "GUI-EVT-05 ForceMustered 1 5 219", lambda: siege(day=10, lasts=30, dice=[10, 9]), ["enlist gerhard", "done"]),
    ("GUI-EVT-05", "GUI-EVT-05 ManEnlisted 1 gerhard 219 yes", lambda: siege(day=10, lasts=30, dice=[10, 9]), ["enlist gerhard", "done"]),
    ("GUI-EVT-05", "GUI-EVT-05 ManDied argyris", lambda: siege(day=10, lasts=30, dice=[8, 1, 9, 10, 10, 1], theirs="leon argyris diogenes"), []),
    ("GUI-EVT-05", "GUI-EVT-05 DieRolled 3 0 refugees None", lambda: siege(day=10, lasts=30, theirs="leon argyris", dice=[10, 4, 3, 10, 1]), []),
    ("GUI-FIR-01", "GUI-FIR-01 JobBegun vladko kindle", lambda: scene(MAPS["jetty"], {"vladko": "l8", "zoran": "a10"}, {"beppe": "a13"}, step="fire", tools={}), ["kindle vladko m8", "done", "done", "done", "hold", "done", "done", "ignite vladko"]),
    ("GUI-FIR-05", "GUI-FIR-05 SpreadRolled g14 1", lambda: scene(MAPS["jetty"], {"vladko": "a18"}, {"beppe": "z18"}, tools={"fires": {"m5": 0, "f14": 1}}, dice=[1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]), ["done"]),
    ("GUI-FIR-08", "GUI-FIR-08 DouseRolled vladko m8 6", lambda: scene(MAPS["jetty"], {"vladko": "l8", "bogdan": "a15", "dragan": {"hex": "l9", "moved": True}}, {"beppe": "a16"}, step="combat", tools={"fires": {"m8": 1}}, dice=[6]), ["douse vladko m8"]),
    ("GUI-FIR-08", "GUI-FIR-08 FireOut m8", lambda: scene(MAPS["jetty"], {"vladko": "l8", "bogdan": "a15", "dragan": {"hex": "l9", "moved": True}}, {"beppe": "a16"}, step="combat", tools={"fires": {"m8": 1}}, dice=[6]), ["douse vladko m8"]),
    ("GUI-FIR-10 GUI-GRK-12", "GUI-GRK-12 UnitFled jacques e5", lambda: scene(None, {"petros": "e12"}, {"jacques": "e6", "beppe": "a16"}, step="fire", tools={"naphtha": ["e6"]}, dice=[4, 9]), ["flame petros e6", "flee e5"]),
    ("GUI-FIR-14", "GUI-FIR-14 DeviceLost siphon-1", lambda: scene(None, {"dorian": "d12", "alexio": "e13"}, {"jacques": "e6", "osbern": "e5", "beppe": "a16"}, step="fire", tools={"devices": {"siphon-1": {"hex": "e12", "bearing": "n"}}}, dice=[1]), ["spray siphon-1 e6"]),
    ("GUI-GRA-04", "GUI-GRA-04 GrapnelThrown vladko grapnel-1 2", lambda: scene(MAPS["eagle-nest"], {"vladko": "i9"}, {"beppe": "a16"}, tools={"devices": {"grapnel-1": {"state": "carried", "men": ["vladko"]}}}, dice=[2]), ["move vladko", "grapple ne"]),
    ("GUI-GRA-07", "GUI-GRA-07 RopeCoiled vladko grapnel-1", lambda: scene(MAPS["eagle-nest"], {"vladko": "j9"}, {"beppe": "a16"}, tools={"devices": {"grapnel-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": [], "height": 0}}}, dice=[3]), ["move vladko", "coil grapnel-1", "grapple nw"]),
    ("GUI-GRA-14", "GUI-GRA-14 CutRolled argyros grapnel-1 4", lambda: scene(MAPS["eagle-nest"], {"vladko": "i9", "osbern": "a1"}, {"argyros": "j10", "beppe": "a16"}, step="combat", active=1, tools={"devices": {"grapnel-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": ["vladko"], "height": 5}}}, dice=[4]), ["cut argyros grapnel-1"]),
    ("GUI-GRA-16 GUI-STN-08", "GUI-GRA-16 JobBegun vladko rope", lambda: scene(MAPS["eagle-nest"], {"vladko": "h9", "bogdan": "h10", "dragan": "g9", "osbern": "i9"}, {"beppe": "a16"}, step="fire", tools={"devices": {"grapnel-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": [], "height": 0}}}), ["lend vladko grapnel-1"]),
    ("GUI-GRK-07", "GUI-GRK-07 NaphthaSpilt l3 ['l3', 'l2', 'm2', 'm3', 'l4', 'k3', 'k2']", lambda: scene(MAPS["jetty"], {"dorian": "l9", "alexio": "k8"}, {"jacques": "z9"}, step="fire", tools={"devices": {"siphon-1": {"hex": "l8", "bearing": "n"}}}, dice=[3]), ["spray siphon-1 l3"]),
    ("GUI-GRK-09", "GUI-GRK-09 GreekFireRolled siphon-1 l3 3 ['dorian', 'alexio']", lambda: scene(MAPS["jetty"], {"dorian": "l9", "alexio": "k8"}, {"jacques": "z9"}, step="fire", tools={"devices": {"siphon-1": {"hex": "l8", "bearing": "n"}}}, dice=[3]), ["spray siphon-1 l3"]),
    ("GUI-GRK-12", "GUI-GRK-12 NaphthaRolled jacques 5", lambda: scene(None, {"petros": "e12"}, {"jacques": "e6", "beppe": "a16"}, step="fire", tools={"naphtha": ["e6"]}, dice=[4, 5]), ["flame petros e6"]),
    ("GUI-HEA-01", "GUI-HEA-01 HealingRolled jacques 1 0", lambda: siege(day=10, dice=[1, 1, 10, 1, 1, 1, 1, 10, 1], wounded={"jacques": -2}), ["done"]),
    ("GUI-HEA-01", "GUI-HEA-01 ManRecovered jacques", lambda: siege(day=10, dice=[1, 1, 10, 1], wounded={"jacques": 11, "robert": 12}), []),
    ("GUI-HOP-01", "GUI-HOP-01 FormationTaken nw-n ['nikolaos', 'okeanos', 'georgios']", lambda: scene(ours={"nikolaos": "g6", "okeanos": "h6", "georgios": "i5"}, theirs={"beppe": "t16"}), ["form okeanos nw-n"]),
    ("GUI-HOP-03", "GUI-HOP-03 UnitMoved nikolaos g5 none 2", lambda: scene(ours={"nikolaos": {"hex": "g6", "facing": "nw-n", "formation": True, "lances_right": True}, "okeanos": {"hex": "h6", "facing": "nw-n", "formation": True, "lances_right": True}, "georgios": {"hex": "i5", "facing": "nw-n", "formation": True, "lances_right": True}}, theirs={"beppe": "t16"}), ["march nikolaos n", "march nikolaos n", "march nikolaos n"]),
    ("GUI-HOP-04", "GUI-HOP-04 FormationBroken okeanos", lambda: scene(ours={"karim": "e9"}, theirs={"okeanos": {"hex": "e5", "foulkon": True}}, step="fire", dice=[1, 1]), ["fire karim e5"]),
    ("GUI-HOP-08 GUI-HOP-13", "GUI-MEL-05 MeleeRolled robert okeanos 25 7 18 c9 -1 1 2 F no []", lambda: scene(ours={"robert": "h4"}, theirs={"nikolaos": {"hex": "g6", "facing": "nw-n", "formation": True, "lances_right": True}, "okeanos": {"hex": "h6", "facing": "nw-n", "formation": True, "lances_right": True}, "georgios": {"hex": "i5", "facing": "nw-n", "formation": True, "lances_right": True}}, step="combat", dice=[1]), ["attack robert okeanos", "strike"]),
    ("GUI-HOP-17", "GUI-HOP-17 FoulkonFormed ['nikolaos', 'okeanos', 'georgios', 'ioannes', 'kosmas', 'loukas']", lambda: scene(ours={"nikolaos": {"hex": "g6", "facing": "nw-n", "formation": True, "lances_right": True}, "okeanos": {"hex": "h6", "facing": "nw-n", "formation": True, "lances_right": True}, "georgios": {"hex": "i5", "facing": "nw-n", "formation": True, "lances_right": True}, "ioannes": {"hex": "g7", "facing": "nw-n", "formation": True, "lances_right": True}, "kosmas": {"hex": "h7", "facing": "nw-n", "formation": True, "lances_right": True}, "loukas": {"hex": "i6", "facing": "nw-n", "formation": True, "lances_right": True}}, theirs={"beppe": "t16"}), ["foulkon okeanos", "march nikolaos s", "march nikolaos s"]),
    ("GUI-INF-06", "GUI-INF-06 UnitStopped avray e6", lambda: scene(ours={"avray": "e7", "osbern": "t1"}, theirs={"argyris": "d6"}, dice=[8]), ["move avray", "step e6", "step e5"]),
    ("GUI-INF-11", "GUI-INF-11 UnitRetreated jalal c2 none", lambda: scene(["WWWWW", "WWWWW", "WW.WW", "WW.WW", "....."], {"arthur": "c4", "avray": "a5"}, {"jalal": "c3", "said": "e5"}, step="combat", dice=[9], chapters=6), ["attack arthur jalal", "retreat c2"]),
    ("GUI-INF-14", "GUI-INF-14 UnitPushed said e3", lambda: scene(["..........", "....b.....", "..WWrWW...", "..WWbWW...", "..WW.WW...", "..........", ".........."], {"tancredi": "e6"}, {"faruq": "e5", "said": "e4"}, step="combat", dice=[8], chapters=6), ["attack tancredi faruq", "push e3"]),
    ("GUI-INI-05", "GUI-INI-05 EnginesLost thrower 1 0", lambda: siege(day=10, dice=[1, 1, 10, 1, 1, 1, 1, 10, 1], sheet={ca.STORES + 2: 1}), ["batter j9", "done"]),
    ("GUI-INI-05", "GUI-INI-05 ActionChosen 0 rest", lambda: siege(day=10, lasts=11, dice=[1, 1, 10, 1], stage=siege_day.DAWN), ["done"]),
    ("GUI-LAD-05", "GUI-LAD-05 UnitMoved avray i9 none 1", lambda: scene(MAPS["eagle-nest"], {"avray": "h9", "osbern": "h10"}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "carried", "hex": "h9", "bearing": "s", "men": ["avray", "osbern"]}}}), ["haul avray i9", "raise avray se"]),
    ("GUI-LAD-10", "GUI-LAD-10 LadderDropped ladder-1 i9 h9", lambda: scene(MAPS["eagle-nest"], {"avray": "h9", "osbern": "h10"}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": []}}}), ["lower avray osbern ladder-1"]),
    ("GUI-LAD-11", "GUI-LAD-11 LadderRaised ladder-1 i10 se", lambda: scene(MAPS["eagle-nest"], {"avray": "h9", "osbern": "h10"}, {"beppe": "a16"}, tools={"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": []}}}), ["shift avray osbern i10 j11", "move avray"]),
    ("GUI-LAD-15", "GUI-LAD-15 LadderFell ladder-1 i9 h10", lambda: scene(MAPS["eagle-nest"], {"vladko": "i9", "avray": "a1"}, {"alexio": "j9"}, active=1, step="combat", tools={"devices": {"ladder-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": ["vladko"]}}}, dice=[6]), ["topple alexio ladder-1", "tip h10", "fall h10"]),
    ("GUI-MEL-04", "GUI-MEL-05 MeleeRolled arthur khaled 46 13 33 c26 0 3 4 I no []", lambda: scene(ours={"arthur": rider("h15", "n"), "avray": "a1"}, theirs={"massin": "h5", "khaled": rider("h4", "s"), "hassan": rider("l4", "n"), "beppe": "t16"}, step="charge", dice=[3]), ["charge arthur massin", "ride h14", "ride h13", "ride h12", "ride h11", "ride h10", "answer khaled", "done"]),
    ("GUI-MEL-04 GUI-MEL-05", "GUI-MEL-05 MeleeRolled jacques argyris 13 6 7 c5 0 6 6 D no []", lambda: scene(ours={"jacques": "e5"}, theirs={"argyris": "e4", "beppe": "t16"}, step="combat"), ["attack jacques argyris"]),
    ("GUI-MEL-04", "GUI-MEL-05 MeleeRolled robert alexio 30 5 25 c16 0 1 1 F no []", lambda: scene(ours={"robert": rider("e9", "n")}, theirs={"argyris": "d6", "alexio": "e4", "stelios": "f5"}, step="move", chapters=6, dice=[5, 5, 1]), ["move robert", "step e8", "step e7", "step e6", "step e5", "stop", "attack robert alexio", "strike"]),
    ("GUI-MEL-07", "GUI-MEL-05 MeleeRolled amir vladko 5 4 1 c9 2 5 5 E no []", lambda: scene(MAPS["eagle-nest"], {"vladko": "i9"}, {"amir": "j9"}, step="combat", active=1, tools={"devices": {"grapnel-1": {"state": "fixed", "hex": "i9", "bearing": "ne", "men": ["vladko"], "height": 5}}}, dice=[5]), ["attack amir vladko"]),
    ("GUI-MEL-16", "GUI-MEL-16 UnitSurrounded faruq", lambda: scene(["WWW", "W.W", "...", "..."], {"robert": "a4", "roland": "c3"}, {"faruq": {"hex": "b2", "stunned": True}, "said": "c1"}, step="move"), ["move robert", "step b4", "step b3", "stop"]),
    ("GUI-MEL-21", "GUI-MEL-21 UnitAdvanced robert e5 none", lambda: scene(ours={"robert": "e6"}, theirs={"alexio": "e5", "stelios": "f6"}, step="combat", chapters=6, dice=[1]), ["attack robert alexio", "strike", "advance robert e5"]),
    ("GUI-MEL-29", "GUI-MEL-29 RiderFell zahir b5", lambda: scene(ours={"alphonse": "c9"}, theirs={"zahir": rider("c4", "n"), "said": "t1"}, step="fire", dice=[1, 1]), ["fire alphonse c5", "fall b5"]),
    ("GUI-MEL-32", "GUI-MEL-32 UnitKilled arthur 1", lambda: scene(ours={"karim": "c13", "said": "b4", "mansur": "d4", "omar": "b5", "harun": "d5", "massin": "b6", "gaya": "d6"}, theirs={"arthur": rider("c4", "n"), "roland": "t1"}, step="fire", dice=[3, 2]), ["fire karim c5"]),
    ("GUI-MIS-06", "GUI-MIS-06 LanceThrown arthur", lambda: scene(ours={"arthur": "c5", "theophile": "d5", "okeanos": "e5"}, theirs={"said": "d8"}, step="fire", dice=[9]), ["fire arthur d8"]),
    ("GUI-MIS-20", "GUI-MIS-20 ShotFired alphonse c5 1 1 c5 offensive", lambda: scene(ours={"alphonse": "c9"}, theirs={"said": "c5"}, step="fire", dice=[1, 1]), ["fire alphonse c5"]),
    ("GUI-MIS-25", "GUI-MIS-25 ShotTold said none 1 C", lambda: scene(ours={"alphonse": "c9"}, theirs={"said": "c5"}, step="fire", dice=[1, 1]), ["fire alphonse c5"]),
    ("GUI-MIS-25", "GUI-MIS-25 UnitStunned zahir 1", lambda: scene(ours={"alphonse": "c9"}, theirs={"zahir": rider("c4", "n"), "said": "t1"}, step="fire", dice=[1, 1]), ["fire alphonse c5", "fall b5"]),
    ("GUI-MIS-25", "GUI-MIS-25 UnitWounded zahir 1", lambda: scene(ours={"stephanos": "e9"}, theirs={"zahir": rider("e5", "n")}, step="fire", dice=[1, 3]), ["fire stephanos e5"]),
    ("GUI-MOV-02", "GUI-MOV-02 UnitMoved milo w5 none 7", lambda: scene(MAPS["lagoon+church"], {"milo": "w4"}, {"roger": "w6"}), ["move milo", "step w5", "step x5", "stop"]),
    ("GUI-MOV-12", "GUI-MOV-12 BodiesCleared avray a2 b2 osbern", lambda: scene(["...", ".w.", "..."], {"avray": "a1", "osbern": "a3"}, {"alexio": {"hex": "a2", "dead": True}, "dorian": {"hex": "a2", "dead": True}, "filippo": {"hex": "a2", "dead": True}, "zahir": "c1"}, step="fire"), ["clear avray osbern a2 b2"]),
    ("GUI-MOV-16", "GUI-MOV-16 UnitLifted avray osbern", lambda: scene(["..b...", "......", "......"], {"avray": "a1", "osbern": {"hex": "c1", "stunned": True}}, {"zahir": "f3"}), ["move avray", "step b1", "step c1", "lift osbern", "step d2", "lay e1"]),
    ("GUI-MOV-16", "GUI-MOV-16 UnitCaptured apolline vladko", lambda: scene(ours={"vladko": "e7"}, theirs={"apolline": "e5", "avray": "t16"}, captive=25, dice=[1, 1]), ["move vladko", "step e6", "capture apolline", "step e7"]),
    ("GUI-MOV-18", "GUI-MOV-18 UnitLaid avray osbern e1", lambda: scene(["..b...", "......", "......"], {"avray": "a1", "osbern": {"hex": "c1", "stunned": True}}, {"zahir": "f3"}), ["move avray", "step b1", "step c1", "lift osbern", "step d2", "lay e1"]),
    ("GUI-MTD-11", "GUI-MTD-11 UnitMounted drogo drogo-horse", lambda: scene(ours={"drogo": "g6", "drogo-horse": {"hex": "e5", "facing": "n"}}, theirs={"beppe": "t16"}), ["move drogo", "step f6", "mount drogo-horse"]),
    ("GUI-MTD-13", "GUI-MTD-13 UnitDismounted arthur h9", lambda: scene(ours={"arthur": rider("i9", "n")}, theirs={"argyris": "j10"}), ["move arthur", "dismount h9"]),
    ("GUI-MTD-16", "GUI-MTD-16 HorseTaken avray drogo-horse", lambda: scene(ours={"avray": "i7", "drogo-horse": {"hex": "i9", "facing": "n"}}, theirs={"zahir": "t16"}), ["move avray", "step i8", "take drogo-horse", "step i7", "step i6", "stop"]),
    ("GUI-MTD-18", "GUI-MTD-18 HorseReleased avray pack-1", lambda: scene(ours={"avray": "e8", "pack-1": {"hex": "e9", "facing": "n", "led": "avray"}}, theirs={"beppe": "t16"}), ["move avray", "step e7", "step e6", "release pack-1", "step e5", "step e4"]),
    ("GUI-MTD-22", "GUI-MTD-22 HorseReleased avray pack-1", lambda: scene(ours={"avray": {"hex": "e8", "wounded": True}, "pack-1": {"hex": "e9", "facing": "n", "led": "avray"}, "osbern": "a16"}, theirs={"alphonse": "e1"}, dice=[1, 1, 1, 1]), ["move avray", "step e7", "shoot alphonse e7"]),
    ("GUI-SEQ-01", "GUI-SEQ-01 UnitMoved argyris a14 none 7", lambda: sally("sortie", dice=[2], theirs="leon argyris diogenes stephanos petros symeon"), ["edge west", "send argyris", "send diogenes", "move argyris", "step a14", "step b14", "stop"]),
    ("GUI-SEQ-01", "GUI-SEQ-01 UnitLeft theophilos 0 1", lambda: scene(MAPS["jetty"], {"jacques": "a18"}, {"theophilos": "m4"}, tools={}, capture=True, victory=9, hero=29, exits=[[3], []], exit_hexes=[[], [139, 140, 141, 142]], active=1), ["move theophilos", "step m3", "leave"]),
    ("GUI-SEQ-01", "GUI-SEQ-01 GameEnded second 1", lambda: scene(ours={"avray": {"hex": "e5", "wounded": True}}, theirs={"argyris": "e4"}, dice=[6]), ["move avray", "step d5", "step d4"]),
    ("GUI-SEQ-01", "GUI-SEQ-01 LootTaken vladko", lambda: scene(ours={"vladko": "e5"}, theirs={"beppe": "t16"}, step="fire", loot=[260], victory=4, win=9), ["loot vladko"]),
    ("GUI-SEQ-01", "GUI-SEQ-01 UnitPlaced leon n7 none", storm, []),
    ("GUI-SEQ-08", "GUI-SEQ-08 UnitWoke osbern", lambda: scene(["..b...", "......", "......"], {"avray": "a1", "osbern": {"hex": "c1", "stunned": True}}, {"zahir": "f3"}), ["move avray", "step b1", "step c1", "lift osbern", "step d2", "lay e1"]),
    ("GUI-SEQ-10", "GUI-SEQ-10 StepBegan 0 charge", storm, []),
    ("GUI-SOR-02", "GUI-SOR-02 DieRolled 4 0 None None", lambda: sally("sortie", theirs="leon argyris diogenes stephanos petros symeon", dice=[4]), ["edge east", "send argyris", "send diogenes"]),
    ("GUI-SOR-04 GUI-SOR-05", "GUI-SOR-04 EdgeChosen 1 west", lambda: sally("battle"), ["edge west", "auto", "auto"]),
    ("GUI-STN-06", "GUI-STN-06 EngineMoved thrower-1 e11 n", lambda: scene(None, {"jacques": "d12", "eustache": "f12", "osbern": "d13", "rioulf": "f13", "avray": "e1"}, {"beppe": "a16"}, step="fire", tools={"devices": {"thrower-1": {"hex": "e12", "bearing": "n"}}}), ["lend jacques thrower-1", "lend eustache thrower-1", "lend osbern thrower-1", "lend rioulf thrower-1", "roll thrower-1 n", "roll thrower-1 n"]),
    ("GUI-SUP-02", "GUI-SUP-02 SuppliesRolled 15 8 23", lambda: siege("siege_castle", stage=siege_day.SUPPLIES, dice=[5, 5, 5, 10, 10, 1, 1]), []),
]  # fmt: skip


def params(rows: list[Row]) -> list[object]:
    """A case for each row, marked with the rules it shows."""
    return [
        pytest.param(*row[1:], marks=pytest.mark.rule(*row[0].split()), id=f"{k}-{row[1]}")
        for k, row in enumerate(rows)
    ]


@pytest.mark.parametrize(("told", "begin", "lines"), params(ROWS))
def test_what_happens_is_told_with_its_rule(told: str, begin: Callable[[], Table], lines: list[str]) -> None:
    table = begin()
    for line in lines:
        table.play(line)

    heard = [
        f"{e.rule} {e.kind} {' '.join(str(v) for v in e.params.values())}".strip()
        for some in table.events
        for e in some
    ]
    assert told in heard
