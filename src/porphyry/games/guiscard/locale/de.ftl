# Guiscard auf Deutsch.

title = Guiscard
blurb = Süditalien im elften Jahrhundert. Normannen, Byzantiner, Araber und Langobarden treffen Mann gegen Mann auf Sechseckfeldern aufeinander: Pfeile, Reiterangriffe, Lanzenformationen, Häuser und eine Burg, Leitern, Seile, Maschinen und Feuer. Zwölf Gefechte und fünf Belagerungen für zwei.

action-place = { $unit } auf { $hex } aufstellen
action-face = Blick nach { $facing }
action-auto = Den Rest automatisch aufstellen
action-fire = { $unit } schießt auf { $hex }
action-done = Schritt beenden
action-clear = { $unit } und { $helper } räumen die Toten von { $from } nach { $to }
action-gate = { $unit } bedient das Tor
action-pull = { $unit } reißt das Zelt auf { $hex } nieder
action-loot = { $unit } sammelt die Beute ein
action-charge = Reiterangriff von { $unit } auf { $target }
action-ride = Weiter nach { $hex } reiten
action-answer = Gegenangriff von { $unit }
action-decline = Kein Gegenangriff
action-move = { $unit } bewegen
action-step = Nach { $hex }
action-about = Auf der Stelle wenden
action-mount = Auf { $horse } steigen
action-dismount = Absitzen nach { $hex }
action-take = { $horse } am Zügel nehmen
action-release = { $horse } loslassen
action-lift = { $unit } aufheben
action-lay = Den Mann auf { $hex } ablegen und anhalten
action-leave = Den Spielplan verlassen
action-stop = Hier anhalten
action-form = Die Hopliten um { $unit } bilden eine Lanzenformation mit Front nach { $corner }
action-foulkon = Die Männer um { $unit } bilden eine Schildkrötenformation (Foulkon)
action-march = Die Formation um { $unit } rückt nach { $facing } vor
action-shoot = { $unit } schießt auf { $hex }
action-hold = Feuer zurückhalten
action-cease = Kein Abwehrfeuer mehr in diesem Zug
action-attack = { $unit } greift { $target } an
action-join = { $unit } greift mit an
action-also = Auch { $target } angreifen
action-strike = Zuschlagen
action-evade = Ausweichen
action-stand = Standhalten
action-suffer = Das Ergebnis trifft { $unit }
action-retreat = Nach { $hex } zurückweichen
action-push = Platz machen und nach { $hex } gehen
action-fall = Auf { $hex } stürzen
action-advance = { $unit } rückt nach { $hex } nach
action-cover = Deckung gegen Schüsse von { $way }
action-exit = Über die { $edge } abziehen
action-stay = Stehen bleiben

option-scenario = Szenario
    .civitate = 1: Am Abend vor Civitate
    .stairway = 2: Die Treppe in den Himmel
    .river = 3: Nur noch über den Fluss!
    .lances = 4: Ein Wald aus Lanzen
    .away = 5: Kaum ist man nicht zu Hause
    .pious = 6: Der fromme Normanne
    .booty = 7: Bohemonds Beute
    .coffin = 8: Trau keinem toten Normannen
    .favour = 9: Die Gunst des Kaisers
    .torches = 10: Fackeln über dem Steg
    .rope = 11: Das Seil
    .ford = 14: Die Schlacht an der Furt
    .siege_castle = Belagerung einer Burg
    .siege_farm = Belagerung eines Bauernhofs
    .siege_church = Belagerung einer Kirche
    .eagle_nest = 12: Die Belagerung des Adlernests
    .san_marco = 13: Die Kirche San Marco
option-pass_wounded_enemy = Verletzte Feinde kann man passieren
    .no = nein
    .yes = ja
option-start_hex_check = Wer Kontakt verlässt, wird geprüft
    .none = nein
    .checked = ja
option-single_hex_retreat_check = Ein Rückzug um ein Feld wird geprüft
    .yes = ja
    .no = nein
option-ko_keeps_wound = Wer zu sich kommt, bleibt verletzt
    .yes = ja
    .no = nein
    .dies = nein, und ein Verletzter stirbt am Schlag
option-thrown_hexes = Felder für einen abgeworfenen Reiter
    .six = sechs
    .eight = acht
option-carry_friend_or_foe = Wen man tragen darf
    .both = Freund und Feind
    .own = nur die eigenen
option-loose_horse_blocks = Reiterlose Pferde versperren den Weg für
    .riders = nur Reiter
    .everybody = alle
option-wound_stops_move = Eine Verletzung bei der Prüfung beendet die Bewegung
    .yes = ja
    .no = nein
option-wound_twice = Eine zweite Verletzung
    .kills = tötet
    .stays = ändert nichts
option-recovery_timing = Wer in Schritt 5 zu sich kommt
    .before = alle, die zu Beginn des Zuges bewusstlos waren
    .enemy = nur wer im letzten gegnerischen Zug niedergeschlagen wurde
option-cover_combination = Mehrere Deckungen
    .best = die beste zählt
    .sum = werden addiert
option-mounted_cost = Ein Reiter zahlt für
    .head = das Feld des Pferdekopfs
    .both = beide Felder
option-drown_choice = Gepanzerte Einheiten weichen ins tiefe Wasser
    .last = nur wenn kein anderer Weg bleibt
    .free = wenn ihr Besitzer will
option-corpse_count = Ein totes Pferd zählt
    .both = in beiden Feldern
    .once = in einem Feld
option-clear_adjacency = Nicht geräumt werden darf, wenn Feinde stehen neben
    .workers = den beiden Männern
    .hex = den Männern oder den Toten
option-one_check_per_enemy = Jeder Wächter würfelt einmal pro Zug
    .total = insgesamt
    .each = für jeden, der vorbeischlüpft
option-attacked_by_friend = Ein Feind gilt als angegriffen,
    .counts = wenn irgendein Freund ihn vorher angegriffen hat
    .own = nur wenn derselbe Mann ihn angegriffen hat
option-displace_on_retreat = Ein Rückzug schiebt Freunde beiseite
    .yes = ja
    .no = nein
option-mounted_zone = Ein feindlicher Reiter bewacht
    .head = die Felder um den Pferdekopf
    .both = die Felder um das ganze Pferd
option-arthur_remainder = Absitzen
    .paid = wird vor dem Halbieren bezahlt
    .free = kostet nur das Halbieren
option-leader_loses_horse = Wer kämpft, verliert geführte Pferde
    .every = jeder
    .mounted = nur Reiter
option-attacked_before_defence = Kein Abwehrfeuer nach einem Nahkampf
    .own = im eigenen letzten Zug
    .enemy = im letzten gegnerischen Zug
option-volley = In einer Salve weicht man
    .frozen = nach dem letzten Schuss
    .single = Schuss für Schuss
option-stationary_window = Wer stehen bleibt, kann beschossen werden
    .end = einmal, wenn Schritt 3 endet
    .declared = nur wenn sein Besitzer es ankündigte
option-mounted_shooter_hex = Ein berittener Schütze schießt aus
    .head = dem Kopffeld
    .either = einem der beiden Felder
option-high_fire = Schuss von oben hebt Deckung auf
    .both = von Burgen immer, von Höhen aus der Nähe
    .castle = immer
    .heights = nur aus der Nähe
option-many_to_many = Mehrere gegen mehrere
    .no = müssen den Kampf teilen
    .summed = zählen auf beiden Seiten zusammen
option-who_is_wounded = Wer verletzt wird oder fällt, bestimmt
    .owner = der Besitzer
    .attacker = der Angreifer
option-advance_in_melee = Beim Nachrücken prüfen nicht: Feinde im Kampf mit
    .another = jemand anderem
    .any = irgendwem, auch dem Nachrückenden
option-armoured_vs_water = Gepanzerte Einheiten können nicht angreifen in
    .deep = tiefes Wasser
    .all = jedes Wasser
option-mounted_attack_arc = Ein Reiter greift an
    .round = ringsum
    .front = nur nach vorn
option-throw_then_charge = Lanzenwurf und Reiterangriff im selben Zug
    .no = nein
    .yes = ja
option-charge_order = Angekündigte Reiterangriffe werden ausgeführt
    .declared = zuerst, in der Reihenfolge der Ankündigung
    .free = wann ihr Besitzer will
option-reversal_values = Den Rollentausch entscheidet der Vergleich
    .boosted = beider erhöhter Werte
    .printed = der erhöhten Verteidigung mit dem gedruckten Angriff
option-hoplite_marker = Die Lanzen eines Hopliten in Formation
    .hex = liegen im Feld vor ihm
    .state = werden nur in der Hand gehalten
option-foulkon_normal = Von vorn angegriffen
    .plain = weicht eine Schildkrötenformation (Foulkon) wie jede Einheit
    .holds = weicht eine Schildkrötenformation (Foulkon) nicht
option-evasion_spends_attack = Ein Angriff, dem ausgewichen wurde, ist verbraucht
    .yes = ja
    .no = nein
option-window_melee = Kampf durch ein Fenster
    .both = hemmt den Angreifer, hilft dem Verteidiger
    .defender = hilft nur dem Verteidiger
option-crossfire_choice = Deckung im Kreuzfeuer wählt man
    .step = für den Schritt
    .shot = für jeden Schuss
option-slit_weapons = Aus Schießscharten schießt man mit
    .bows = Bögen
    .javelins = Bögen und Wurfspeeren
option-low_wall = Eine niedrige Mauer kostet
    .entry = 2 und das Feld dahinter
    .flat = 3
option-water_adjacent = Neben dem Schützen gibt keine Deckung
    .all = Wasser überhaupt
    .deep = nur tiefes Wasser
option-swamp_bank = Am Ufer eines Sumpfes steht
    .same = wer denselben Sumpf berührt
    .any = jeder auf trockenem Boden
option-slit_from_below = Von unten trifft man hinter eine Scharte
    .axis = genau in ihrer Achse
    .field = aus ihrem ganzen Schussfeld
option-gate_cover = Ein zerstörtes Tor deckt leicht
    .beyond = dahinter
    .always = auch darin

prompt-place-unit = { $seat }: Wo steht { $unit }?
prompt-face-unit = { $seat }: Wohin blickt { $unit }?
prompt-fire = { $seat }: Runde { $round }, Schritt 1. Schießen oder Arbeiten vergeben.
prompt-charge = { $seat }: Runde { $round }, Schritt 2. Reiterangriffe ankündigen.
prompt-choose-path = { $seat }: Welchen Weg nimmt der Reiterangriff von { $unit }?
prompt-offer-counter-charge = { $seat }: { $unit } führt einen Reiterangriff aus. Gegenangriff?
prompt-move = { $seat }: Runde { $round }, Schritt 3. Wer bewegt sich?
prompt-step = { $seat }: { $unit } hat noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }.
prompt-offer-defensive-fire = { $seat }: Abwehrfeuer auf { $unit }?
prompt-combat = { $seat }: Runde { $round }, Schritt 4. Angreifen.
prompt-name-fighters = { $seat }: { $unit } greift an. Wer noch?
prompt-offer-evasion = { $seat }: { $unit } ist schneller. Ausweichen?
prompt-choose-loss = { $seat }: Wen trifft das Ergebnis, { $unit } oder einen anderen?
prompt-choose-retreat = { $seat }: { $unit } muss zurückweichen. Wohin?
prompt-choose-room = { $seat }: { $unit } macht Platz. Wohin?
prompt-choose-fall = { $seat }: { $unit } wird abgeworfen. Wohin fällt er?
prompt-choose-cover = { $seat }: Auf { $unit } wird geschossen. Nach welcher Seite gilt die Deckung?
prompt-choose-exit = { $seat }: Über welche Seite ziehen deine Leute ab? Niemand sonst erfährt es.
prompt-offer-advance = { $seat }: { $unit } darf nachrücken.
prompt-advance-on = { $seat }: Rückt { $unit } weiter vor?

event-UnitPlaced = { $unit } steht auf { $hex }.
event-TurnBegan = Runde { $round }: { $seat } am Zug.
event-StepBegan = { $seat }: { $step }.
event-ShotFired = { $unit } schießt auf { $aim }: Wurf { $roll }, zählt { $result }, trifft { $hit } ({ $volley }).
event-ShotTold = Deckung von { $unit }: { $cover }. Wurf { $roll }: { $letter-id ->
    [A] A, zurückgetrieben oder gebremst
    [B] B, verletzt
    [C] C, tot; ein Reiter verletzt und gestürzt
    [D] D, tot; ein Reiter bewusstlos, sein Pferd tot
    [E] E, tot; ein Reiter verletzt, sein Pferd tot
    [F] F, tot, das Pferd auch
   *[miss] keine Wirkung
  }.
event-UnitMoved = { $facing-id ->
    [none] { $unit } zieht nach { $hex }; noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }.
   *[other] { $unit } zieht nach { $hex } und blickt nach { $facing }; noch { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }.
}
event-UnitTurned = { $unit } wendet und blickt nach { $facing }.
event-UnitWounded = { $unit } ist verletzt.
event-UnitKilled = { $unit } ist tot.
event-UnitStunned = { $unit } ist bewusstlos.
event-UnitWoke = { $unit } kommt zu sich.
event-InfiltrationRolled = Infiltrationscheck von { $enemy } gegen { $unit } auf { $hex }: Wurf { $roll }, zählt { $result }, { $check }.
event-UnitStopped = { $unit } wird auf { $hex } aufgehalten.
event-UnitRetreated = { $unit } weicht nach { $hex } zurück.
event-UnitPushed = { $unit } macht Platz und geht nach { $hex }.
event-RiderFell = { $unit } stürzt auf { $hex }.
event-HorseKilled = { $unit } ist tot.
event-MeleeRolled = { $unit } gegen { $target }: Angriff { $attack } − Verteidigung { $defence } = { $difference }, Verschiebung { $shift }, Spalte { $column }; Wurf { $roll }, zählt { $result }: { $letter-id ->
    [A] A, ein Angreifer wird bewusstlos
    [B] B, die Angreifer weichen
    [C] C, die Verteidiger weichen
    [D] D, bewusstlos
    [E] E, verletzt
    [F] F, tot
    [G] G, bewusstlos, ein Reiter stürzt
    [H] H, verletzt, ein Reiter stürzt
    [I] I, bewusstlos, das Pferd ist tot
    [J] J, verletzt, das Pferd ist tot
    [K] K, tot, das Pferd auch
   *[miss] keine Wirkung
  }{ $others-count ->
    [0] .
   *[other] ; mit im Kampf: { $others }.
  }
event-UnitAdvanced = { $unit } rückt nach { $hex } nach.
event-UnitMounted = { $horse-is ->
    [own] { $unit } steigt auf sein Pferd.
   *[other] { $unit } steigt auf { $horse }.
  }
event-UnitDismounted = { $unit } sitzt nach { $hex } ab.
event-HorseTaken = { $unit } führt { $horse } am Zügel.
event-HorseReleased = { $unit } führt { $horse } nicht mehr.
event-ReinsRolled = { $unit } greift nach dem Zügel von { $horse }: Wurf { $roll }.
    .sum = Bei 1 bis 6 ist der Zügel gefasst.
event-UnitLifted = { $unit } hebt { $other } auf.
event-UnitLaid = { $unit } legt { $other } auf { $hex } ab.
event-UnitLeft = { $unit } verlässt den Spielplan{ $edge ->
    [1] { " " }über die Nordseite.
    [2] { " " }über die Ostseite.
    [3] { " " }über die Südseite.
    [4] { " " }über die Westseite.
   *[other] .
  }
event-ChargeDeclared = { $unit } kündigt einen Reiterangriff auf { $target } an, über { $path }.
event-CounterDeclared = { $unit } antwortet { $target } mit einem Gegenangriff.
event-FormationTaken = Die Lanzenformation steht, Front nach { $corner }: { $units }.
event-FormationBroken = { $unit } verlässt die Formation.
event-FoulkonFormed = Schildkrötenformation (Foulkon): { $units }.
event-LancesBeaten = Die Lanzen von { $unit } sind beiseitegeschlagen.
event-UnitEvaded = { $unit } weicht nach { $hex } aus.
event-GateMoved = Das Tor ist { $gate }.
event-TentPulled = Das Zelt auf { $hex } liegt am Boden.
event-BodiesCleared = { $unit } räumt die Toten von { $from } nach { $to }.
event-LootTaken = { $unit } hat die Beute.
event-GroupRolled = { $seat } würfelt, ob Hilfe kommt (bis { $limit }): { $roll }.
event-GroupArrived = Hilfe kommt für { $seat }.
event-UnitDrowned = { $unit } ertrinkt.
event-LanceThrown = { $unit } hat seine Lanze geworfen.
event-JobBegun = { $unit } { $job-does }.
event-UnitSurrounded = { $unit } ist von Feinden umgeben und bleibt zurück.
event-CoverTaken = { $unit } deckt sich gegen Schüsse von { $way }.
event-ExitChosen = Geheim: Wir ziehen über die { $edge } ab.
event-ExitHidden = Die Kolonne hat geheim gewählt, über welche Seite sie abzieht.
event-GameEnded = { $result-id ->
    [draw] Das Szenario endet unentschieden.
   *[other] Das Szenario ist zu Ende: Sieg für { $seat }.
  }
event-MoveBegan = { $unit } bricht auf.
event-UnitWaits = Für { $unit } ist noch kein Platz: Die Einheit kommt später.
event-HorseStood = { $horse } steht auf { $hex } und blickt nach { $facing }.
event-HorseStrayed = { $horse } läuft davon und ist verloren.
event-RiderThrown = { $unit } wird abgeworfen; { $horse } steht auf { $hex }.
event-UnitSetDown = { $unit } kommt auf { $hex } frei.
event-UnitSank = { $unit } versinkt.
event-UnitHealed = { $unit } ist wieder gesund.
event-BodyMoved = { $unit } liegt jetzt tot auf { $hex }.
event-ShotAimed = { $unit } zielt auf { $aim }.
event-MarksCleared = Wieder bereit { $units-count ->
    [one] ist
   *[other] sind
  } { $units }.
event-ChargeLost = Aus dem Reiterangriff von { $unit } wird nichts.
event-CounterLost = Aus dem Gegenangriff von { $unit } wird nichts.
event-LancesRaised = Die Lanzen von { $unit } stehen wieder.
event-LootDropped = { $unit } lässt die Beute auf { $hex } fallen.
event-RopeFixed = { $device } hält; das Seil hängt auf { $hex } herab.
event-RopeFreed = An { $device } hängt niemand mehr.
event-GrapnelDropped = { $device } liegt auf { $hex }.
event-EngineJammed = { $device } funktioniert nicht mehr.
event-WoodReady = { $unit } kann jetzt Feuer legen.
event-TorchSet = { $unit } legt Feuer auf { $hex }.

reason-already-charged-at = Auf diese Einheit ist schon ein Reiterangriff angekündigt.
reason-apart = Wer einen Reiterangriff ausführt, kämpft getrennt von allen anderen.
reason-armour = Mit Rüstung geht niemand ins tiefe Wasser.
reason-astride = Ein Pferd kann nicht auf einer niedrigen Mauer stehen bleiben.
reason-at-work = Daran arbeitet schon jemand.
reason-attacked = Diese Einheit hat schon angegriffen.
reason-behind = Nach hinten wird keine Lanze geworfen.
reason-beside = Sie bliebe neben ihrem Gegner.
reason-bare-first = Ungepanzerte trifft es zuerst.
reason-bodies = Dort liegen zu viele Tote.
reason-busy = Diese Einheit ist den ganzen Zug beschäftigt.
reason-cannot = Dorthin führt das Nachrücken nicht.
reason-carrying = Er hat die Hände voll.
reason-charging = Ein angekündigter Reiterangriff bleibt, wie er ist.
reason-declared = Diese Einheit hat schon einen Reiterangriff angekündigt oder ist beschäftigt.
reason-enemy-there = Dort steht ein Feind.
reason-fired = Diese Einheit hat geschossen.
reason-first-man = Eine Formation heißt nach ihrem ersten Mann.
reason-formed = Diese Einheit steht in Formation.
reason-fought = Wer im Nahkampf war, schießt nicht zurück.
reason-friend = Das ist ein Freund.
reason-hands-full = Er führt schon so viele Pferde, wie er kann.
reason-harmless = Diese Einheit hat keinen Angriffswert.
reason-horse-cannot = Das geführte Pferd kann dorthin nicht.
reason-horse-in-way = Ein reiterloses Pferd steht im Weg.
reason-in-contact = Neben ihm steht ein Feind, der zuschlagen könnte.
reason-in-water = Aus dem Wasser schießt niemand.
reason-kept = Sein Reiter hat es noch in der Hand.
reason-lances = Lanzen versperren den Weg.
reason-lay-him-down = Wer getragen wird, muss erst abgelegt werden.
reason-led = Dieses Pferd wird schon geführt.
reason-missed = Er hat den Zügel in diesem Zug verfehlt.
reason-moved = Diese Einheit hat sich schon bewegt.
reason-moved-too-far = Sie hat sich im eigenen Zug zu weit bewegt, um jetzt zu schießen.
reason-named = Das ist schon benannt.
reason-next-round = Die Lanzen sind erst jetzt gefallen; der Mann dahinter kann erst in der nächsten Runde von vorn angegriffen werden.
reason-night = Bei Nacht schießt niemand über kurze Entfernung hinaus.
reason-no-booty = Hier ist keine Beute.
reason-no-exit = Hier kann man den Spielplan nicht verlassen.
reason-not-led = Dieses Pferd führt er nicht.
reason-no-gate = Hier ist kein Tor zu bedienen.
reason-no-horse = Das ist kein reiterloses Pferd.
reason-no-horses = Dorthin können Pferde nicht.
reason-no-line = Es gibt keine freie Sichtlinie.
reason-no-missiles = Diese Einheit hat nichts zu schießen oder zu werfen.
reason-no-mount = Darauf kann niemand reiten.
reason-no-path = Dorthin führt kein erlaubter Weg.
reason-no-points = Sie hat in diesem Zug keine Bewegung mehr.
reason-no-rider = Das können nur Reiter.
reason-no-room = Dort ist kein Platz.
reason-no-shot = Auf diese Einheit kann jetzt nicht geschossen werden.
reason-no-target = Dort ist kein Ziel.
reason-no-tent = Dort ist kein Zelt niederzureißen.
reason-no-way-on = Von dort käme sie nicht so weit zurück, wie sie muss.
reason-no-way = Dorthin kommst du nicht.
reason-nobody-here = Hier liegt niemand, den man tragen könnte.
reason-nobody-there = Dort ist niemand.
reason-not-active = Diese Einheit kann nicht handeln.
reason-not-adjacent = Dieses Feld ist nicht benachbart.
reason-not-an-entry = Dort kommt sie nicht auf den Spielplan.
reason-not-arrived = Sie ist noch nicht da.
reason-not-at-gate = Er steht auf keinem der inneren Torfelder.
reason-not-at-head = Er steht nicht vor dem Kopf des Pferdes.
reason-not-away = Ein Rückzug führt vom Feind weg.
reason-not-beside = Das ist nicht das richtige Feld daneben.
reason-not-carrying = Er trägt niemanden.
reason-not-fit = In der Lanzenformation stehen nur gesunde Hopliten.
reason-not-formed = Sie steht nicht in Formation.
reason-not-him = Es muss einen anderen treffen.
reason-not-in-fight = Nur wer mitgekämpft hat, rückt nach.
reason-not-in-front = Das Ziel ist nicht vorn und in Sicht.
reason-not-in-play = Diese Einheit ist nicht im Spiel.
reason-not-in-scenario = Dieses Szenario benutzt das Kapitel nicht.
reason-not-in-zone = Dieses Feld liegt nicht in der Aufstellungszone oder ist besetzt.
reason-not-next = Jetzt ist eine andere Einheit an der Reihe.
reason-not-offered = Das geht jetzt nicht.
reason-not-vacated = Nachrücken beginnt auf einem Feld, das der Geschlagene gerade verlassen hat.
reason-not-yours = Über diese Einheit verfügst du jetzt nicht.
reason-nothing-in-way = Dort ist nichts zu räumen.
reason-occupied = Dort ist schon jemand.
reason-off-map = Dieses Feld ist nicht auf dem Spielplan.
reason-on-foot = Das kann nur ein Reiter.
reason-on-foot-only = Das geht nur zu Fuß.
reason-out-of-range = Das ist außer Reichweite.
reason-out-of-reach = Von dort kann man nicht zuschlagen.
reason-tent-wall = Eine Zeltwand ist dazwischen.
reason-wall-between = Eine Wand ist dazwischen.
reason-no-fight-through = Durch Schießscharten und Kirchenfenster kämpft niemand.
reason-on-the-rope = Wer am Seil hängt, wird nur von der Mauer über ihm getroffen.
reason-both-hands = Am Seil hat man beide Hände voll.
reason-own-only = Nur die eigenen werden getragen.
reason-points = Die Bewegungspunkte reichen nicht.
reason-promised = Dort endet ein früher angekündigter Reiterangriff.
reason-several-against-several = Mehrere können nicht gemeinsam mehrere angreifen.
reason-slit-weapon = Durch Schießscharten schießt man nur mit Bögen.
reason-step-one-only = Diese Waffe gilt nur in Schritt 1.
reason-tight-turn = Ein Reiterangriff macht keine engen Wendungen.
reason-too-far = Er ist zu weit weg.
reason-too-few = Eine Lanzenformation braucht drei Mann.
reason-too-near = Über Freunde hinweg schießt man erst ab drei Feldern.
reason-too-small = Die Schildkrötenformation braucht drei Mann Breite und zwei Glieder.
reason-truce = Die Besatzung ahnt noch nichts.
reason-two-men = Zwei Männer, in der Reihenfolge der Liste.
reason-unit-in-way = Jemand steht in der Schusslinie.
reason-upwards = Nach oben wird keine Lanze geworfen.
reason-wall = Eine Wand ist dazwischen.
reason-watched = Ein Feind steht daneben.

facing-n = Norden
facing-ne = Nordosten
facing-se = Südosten
facing-s = Süden
facing-sw = Südwesten
facing-nw = Nordwesten
look-n = Norden
look-ne = Nordosten
look-se = Südosten
look-s = Süden
look-sw = Südwesten
look-nw = Nordwesten
look-none = unverändert
volley-offensive = im eigenen Zug
volley-defensive = Abwehrfeuer
corner-n-ne = Nordnordosten
corner-ne-se = Osten
corner-se-s = Südsüdosten
corner-s-sw = Südsüdwesten
corner-sw-nw = Westen
corner-nw-n = Nordnordwesten
step-set-up = Aufstellung
step-fire = Fernkampf
step-charge = Reiterangriffe
step-move = Bewegung
step-combat = Nahkampf
step-recovery = Erholung
letter-miss = keine Wirkung
letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
letter-G = G
letter-H = H
letter-I = I
letter-J = J
letter-K = K
cover-none = keine
cover-light = leicht
cover-medium = mittel
cover-strong = stark
cover-total = total
check-nothing = nichts geschieht
check-stop = aufgehalten
check-wounded = verletzt
check-dead = tot
gate-closed = geschlossen
gate-open = offen
gate-destroyed = zerstört
column-c0 = 0 oder weniger
column-c1 = 1/4
column-c5 = 5/8
column-c9 = 9/15
column-c16 = 16/25
column-c26 = 26/40
column-c41 = 41/60
column-c61 = 61/80
column-c81 = 81+
way-n = Norden
way-e = Osten
way-s = Süden
way-w = Westen
way-outside = außen
way-inside = innen
job-clear = Tote räumen
    .does = räumt Tote
job-gate = das Tor
    .does = bedient das Tor
job-tent = ein Zelt
    .does = reißt ein Zelt nieder
job-loot = Beute
    .does = sammelt die Beute ein
result-running = noch offen
result-first = die erste Seite gewinnt
result-second = die zweite Seite gewinnt
result-draw = ein Unentschieden

hint-men = Männer und ihre Verletzungen: { $points }
hint-goal = Näher am Ziel des Szenarios: { $points }
hint-time = Gewonnene Zeit: { $points }

unit-robert = Robert
unit-roger = Roger
unit-bohemond = Bohemond
unit-arthur = Arthur
unit-tancredi = Tancredi
unit-drogo = Drogo
unit-romaric = Romaric
unit-tristan = Tristan
unit-theophile = Théophile
unit-serlo = Serlo
unit-onfroi = Onfroi
unit-guillaume = Guillaume
unit-jacques = Jacques
unit-eustache = Eustache
unit-renauld = Renauld
unit-roland = Roland
unit-avray = Avray
unit-osbern = Osbern
unit-rioulf = Rioulf
unit-landry = Landry
unit-thibaut = Thibaut
unit-alphonse = Alphonse
unit-olivier = Olivier
unit-gontran = Gontran
unit-hugues = Hugues
unit-apolline = Apolline
unit-leon = Leon
unit-konstantinos = Konstantinos
unit-nikephoros = Nikephoros
unit-theophilos = Theophilos
unit-basileios = Basileios
unit-andronikos = Andronikos
unit-michael = Michael
unit-kyriakos = Kyriakos
unit-isaakios = Isaakios
unit-okeanos = Okeanos
unit-nikolaos = Nikolaos
unit-georgios = Georgios
unit-ioannes = Ioannes
unit-kosmas = Kosmas
unit-loukas = Loukas
unit-markos = Markos
unit-stavros = Stavros
unit-damianos = Damianos
unit-argyris = Argyris
unit-diogenes = Diogenes
unit-manueles = Manueles
unit-stelios = Stelios
unit-argyros = Argyros
unit-milo = Milo
unit-alexio = Alexio
unit-dorian = Dorian
unit-filippo = Filippo
unit-patroclus = Patroclus
unit-philemon = Philemon
unit-stephanos = Stephanos
unit-petros = Petros
unit-symeon = Symeon
unit-zenon = Zenon
unit-pankratios = Pankratios
unit-ayyub = Ayyub
unit-hassan = Hassan
unit-khaled = Khaled
unit-shakil = Shakil
unit-idris = Idris
unit-zahir = Zahir
unit-tariq = Tariq
unit-yusuf = Yusuf
unit-salim = Salim
unit-faruq = Faruq
unit-jalal = Jalal
unit-massin = Massin
unit-gaya = Gaya
unit-juba = Juba
unit-said = Said
unit-mansur = Mansur
unit-harun = Harun
unit-omar = Omar
unit-karim = Karim
unit-nasir = Nasir
unit-rashid = Rashid
unit-bilal = Bilal
unit-amir = Amir
unit-teobaldo = Teobaldo
unit-gisulfo = Gisulfo
unit-arnolfo = Arnolfo
unit-romualdo = Romualdo
unit-ruggiero = Ruggiero
unit-amadeo = Amadeo
unit-landolfo = Landolfo
unit-aldo = Aldo
unit-berto = Berto
unit-guido = Guido
unit-lando = Lando
unit-pietro = Pietro
unit-sandro = Sandro
unit-nello = Nello
unit-beppe = Beppe
unit-anselmo = Anselmo
unit-sichelgaita = Sichelgaita
unit-gerhard = Gerhard
unit-werner = Werner
unit-heinrich = Heinrich
unit-albert = Albert
unit-otto = Otto
unit-ulrich = Ulrich
unit-konrad = Konrad
unit-ruprecht = Ruprecht
unit-sigfrid = Sigfrid
unit-vladko = Vladko
unit-bogdan = Bogdan
unit-dragan = Dragan
unit-miroslav = Miroslav
unit-stanko = Stanko
unit-radovan = Radovan
unit-zoran = Zoran
unit-goran = Goran
unit-robert-horse = Roberts Pferd
unit-roger-horse = Rogers Pferd
unit-bohemond-horse = Bohemonds Pferd
unit-arthur-horse = Arthurs Pferd
unit-tancredi-horse = Tancredis Pferd
unit-drogo-horse = Drogos Pferd
unit-romaric-horse = Romarics Pferd
unit-tristan-horse = Tristans Pferd
unit-theophile-horse = Théophiles Pferd
unit-serlo-horse = Serlos Pferd
unit-onfroi-horse = Onfrois Pferd
unit-guillaume-horse = Guillaumes Pferd
unit-leon-horse = Leons Pferd
unit-konstantinos-horse = Konstantinos’ Pferd
unit-nikephoros-horse = Nikephoros’ Pferd
unit-theophilos-horse = Theophilos’ Pferd
unit-basileios-horse = Basileios’ Pferd
unit-andronikos-horse = Andronikos’ Pferd
unit-michael-horse = Michaels Pferd
unit-kyriakos-horse = Kyriakos’ Pferd
unit-isaakios-horse = Isaakios’ Pferd
unit-ayyub-horse = Ayyubs Pferd
unit-hassan-horse = Hassans Pferd
unit-khaled-horse = Khaleds Pferd
unit-shakil-horse = Shakils Pferd
unit-idris-horse = Idris’ Pferd
unit-zahir-horse = Zahirs Pferd
unit-tariq-horse = Tariqs Pferd
unit-yusuf-horse = Yusufs Pferd
unit-salim-horse = Salims Pferd
unit-teobaldo-horse = Teobaldos Pferd
unit-gisulfo-horse = Gisulfos Pferd
unit-arnolfo-horse = Arnolfos Pferd
unit-romualdo-horse = Romualdos Pferd
unit-gerhard-horse = Gerhards Pferd
unit-werner-horse = Werners Pferd
unit-heinrich-horse = Heinrichs Pferd
unit-pack-1 = Packpferd 1
unit-pack-2 = Packpferd 2
unit-pack-3 = Packpferd 3
unit-pack-4 = Packpferd 4
unit-pack-5 = Packpferd 5
unit-pack-6 = Packpferd 6
unit-dog = Hund
unit-boar = Wildschwein
unit-sheep = Schaf

# Anweisungen im Voraus.
order-hold-fire = Kein Abwehrfeuer mehr
order-fire-if = Abwehrfeuer nur, wenn es sich lohnt
order-fire-if-chance = Trefferaussicht
    .number = mindestens { $value } %
order-fire-if-targets = Ziele
    .anybody = alle
    .riders = nur Reiter
    .foot = nur Fußsoldaten
order-fire-if-within = Entfernung
    .any = beliebig
    .number = { $value ->
        [one] höchstens 1 Feld
       *[other] höchstens { $value } Felder
    }
order-fire-if-then = Wenn ein Schuss passt
    .ask = mich fragen
    .shoot = ohne Rückfrage schießen
order-no-counter-charge = Keine Gegenangriffe
order-no-evasion = Kein Ausweichen
order-no-advance = Kein Nachrücken nach dem Kampf
until-turn = bis der Zug endet
until-charge = bis jemand einen Reiterangriff ankündigt

# What the panel calls each sort of action, and each thing it asks for
x-undone-move = { $count ->
    [one] Ein Mann hat sich nicht bewegt.
   *[other] { $count } Männer haben sich nicht bewegt.
}
x-undone-attack = Ein Angriff ist noch möglich.
x-undone-fire = { $count ->
    [one] Ein Mann kann noch schießen.
   *[other] { $count } Männer können noch schießen.
}
x-undone-charge = { $count ->
    [one] Ein Reiter kann noch einen Reiterangriff ankündigen.
   *[other] { $count } Reiter können noch einen Reiterangriff ankündigen.
}
x-undone-enlist = Es sind noch Punkte für einen Mann übrig.
x-undone-send = Es kann noch ein Mann geschickt werden.
x-undone-station = { $count ->
    [one] Ein Mann hat noch keinen Platz.
   *[other] { $count } Männer haben noch keinen Platz.
}
x-verb-place = Eine Einheit aufstellen
x-verb-face = Ausrichten
x-verb-fire = Schießen
x-verb-clear = Die Toten wegräumen
x-verb-gate = Das Tor bedienen
x-verb-pull = Ein Zelt einreißen
x-verb-loot = Die Beute einsammeln
x-verb-charge = Reiterangriff
x-verb-ride = Reiten
x-verb-answer = Gegenangriff
x-verb-move = Eine Einheit bewegen
x-verb-step = Ein Feld weiter
x-verb-mount = Aufsitzen
x-verb-dismount = Absitzen
x-verb-take = Ein Pferd am Zügel nehmen
x-verb-release = Ein Pferd loslassen
x-verb-lift = Einen Mann aufheben
x-verb-lay = Einen Mann ablegen
x-verb-form = Eine Lanzenformation bilden
x-verb-foulkon = Eine Schildkrötenformation (Foulkon) bilden
x-verb-march = In Formation vorrücken
x-verb-shoot = Abwehrfeuer
x-verb-attack = Angreifen
x-verb-join = Mitkämpfen
x-verb-also = Noch einen angreifen
x-verb-suffer = Den Verlust hinnehmen
x-verb-retreat = Zurückweichen
x-verb-push = Platz machen
x-verb-fall = Fallen
x-verb-advance = Nachrücken
x-verb-cover = Die Deckung wählen
x-verb-exit = Die Seite zum Abziehen wählen
x-field-unit = die Einheit
x-field-hex = das Feld
x-field-facing = die Ausrichtung
x-field-corner = die Ecke
x-field-helper = der Helfer
x-field-target = das Ziel
x-field-from = von wo
x-field-to = wohin
x-field-horse = das Pferd
x-field-way = die Seite

# How it ended
x-end-scenario-over = Das Szenario ist zu Ende.

# Chapter 10: the tools of a siege.

action-emplace = { $device } auf { $hex } stellen, Blick nach { $bearing }
action-flame = { $unit } schießt einen Brandpfeil nach { $hex }
action-hurl = { $device } wirft nach { $hex }
action-spray = { $device } spritzt nach { $hex }
action-kindle = { $unit } bereitet Feuer auf { $hex } vor
action-lend = { $unit } packt bei { $device } an
action-roll = { $device } bewegen, nach { $facing }
action-pick = { $unit } und { $helper } nehmen { $device } auf
action-drop = { $device } ablegen
action-haul = { $unit } geht mit der Leiter voran nach { $hex }
action-raise = { $unit } stellt die Leiter nach { $facing } auf
action-shift = { $unit } und { $helper } verschieben die Leiter nach { $hex }, an { $top }
action-lower = { $unit } und { $helper } nehmen { $device } ab
action-climb = { $device } besteigen
action-slide = An { $device } hinunter
action-cross = Hinüber
action-grapple = Wurfanker werfen, nach { $facing }
action-coil = { $device } aufnehmen
action-capture = { $unit } gefangen nehmen
action-ignite = { $unit } zündet das Holz an
action-douse = { $unit } löscht auf { $hex }
action-topple = { $unit } will { $device } umwerfen
action-cut = { $unit } kappt das Seil von { $device }
action-wrench = Am Seil von { $device } ziehen
action-tip = Sie fällt nach { $hex }
action-flee = Nach { $hex } fliehen
action-grab = Nach dem Seil greifen
action-endure = Bleiben und die Verletzung hinnehmen
option-ladder_archer = Ein Bogenschütze auf der Leiter
    .fires = darf trotz Kontakt schießen
    .only-unthreatened = nur wenn niemand ihn angreifen kann
option-jump_check = Sprung hinter die Palisade
    .d6 = ein sechsseitiger Würfel
    .d10 = ein zehnseitiger Würfel
option-rope_jump_check = Dieselbe Probe beim Übersteigen vom Seil
    .no = nein
    .yes = ja
option-retreat_through_fire = Flucht aus brennendem Naphtha ins Feuer
    .last-resort = wenn sonst nichts bleibt
    .never = nie
prompt-emplace = { $seat }: Wo steht { $device }?
prompt-choose-ladder-fall = { $seat }: { $unit } hat die Leiter umgeworfen. Wohin fällt sie?
prompt-choose-drop = { $seat }: { $unit } stürzt ab. Wohin?
prompt-flee-fire = { $seat }: { $unit } steht in Flammen. Wohin?
prompt-offer-rope = { $seat }: { $unit } wird vom Wehrgang gedrängt. Nach dem Seil greifen?
event-DevicePlaced = { $device } steht auf { $hex }.
event-LadderTaken = { $unit } und { $helper } tragen { $device }.
event-LadderDropped = { $device } liegt am Boden.
event-LadderRaised = { $device } steht auf { $hex } und lehnt nach { $facing }.
event-UnitClimbed = { $unit } ist an { $device } auf { $hex }.
event-JumpRolled = { $unit } springt: Wurf { $roll }, zählt { $result }.
    .sum = Rüstung zählt eins dazu; ab 6 ist es eine Verletzung.
event-ToppleRolled = { $unit } stößt gegen { $device }: Wurf { $roll }.
    .sum = Bei 1 bis 6 fällt die Leiter.
event-LadderFell = { $device } fällt von { $hex } nach { $to }.
event-UnitDropped = { $unit } stürzt nach { $hex }.
event-FireLit = Feld { $hex } brennt.
event-SpreadRolled = Greift das Feuer auf { $hex } über? Wurf { $roll }.
    .sum = Ab 7 ja.
event-DouseRolled = { $unit } löscht auf { $hex }: Wurf { $roll }.
    .sum = Ab 6 ist es gelöscht.
event-FireOut = Das Feuer auf { $hex } ist gelöscht.
event-FireCounted = Feld { $hex } brennt: Zug { $times } von 3.
event-HexDestroyed = Feld { $hex } ist zerstört.
event-DeviceLost = { $device } ist verloren.
event-SleeperRolled = { $unit } liegt im Feuer: Wurf { $roll }, um aufzuwachen.
    .sum = Bei 1 bis 6 wecken die Flammen, sonst ist es der Tod.
event-UnitFled = { $unit } flieht nach { $hex }.
event-FireArrowShot = { $unit } schießt einen Brandpfeil nach { $hex }: Wurf { $roll }.
event-StoneThrown = { $device } wirft nach { $aim }: Wurf { $roll }, der Stein trifft { $hit }.
event-DemolitionRolled = Der Stein schlägt auf { $hex } ein: Wurf { $roll }.
event-EngineMoved = { $device } bewegt sich nach { $hex }, Blick nach { $facing }.
event-GreekFireRolled = { $device } pumpt nach { $hex }: Wurf { $roll }.
    .sum = Bei 1 verbrennt das Gerät selbst, bei 2 klemmt es.
event-NaphthaSpilt = Naphtha auf { $hex } und ringsum.
event-NaphthaRolled = { $unit } steht in brennendem Naphtha: Wurf { $roll }.
    .sum = Bei 1 bis 5 tot, bei 6 bis 8 verletzt entkommen, bei 9 oder 10 unverletzt.
event-GrapnelThrown = { $unit } wirft { $device }: Wurf { $roll }.
    .sum = Ab 3 sitzt der Wurf.
event-RopeCoiled = { $unit } hat { $device }.
event-CutRolled = { $unit } kappt das Seil von { $device }: Wurf { $roll }.
    .sum = Bei 1 bis 3 ist das Seil durch.
event-RopeGrabbed = { $unit } greift nach dem Seil von { $device }: Wurf { $roll }.
    .sum = Bei 1 bis 3 geht der Griff fehl, bei Verletzten bei 1 bis 6.
event-PalisadePulled = Vier Mann ziehen am Seil von { $device }: Wurf { $roll }, zählt { $result }.
    .sum = Eins mehr je Verletztem, der zieht; bei 1 oder 2 stürzt die Palisade ein.
event-UnitCaptured = { $captor } nimmt { $unit } gefangen.
event-GuardsRolled = Die Wachen gehen ihre Runde: Wurf { $roll }.
    .sum = Jede Wache geht so viele Felder, wie der Wurf über 5 liegt.
event-AlarmRaised = { $unit } schlägt Alarm.
reason-no-ladder = Hier ist keine Leiter, mit der das ginge.
reason-too-high = Der Turm ist zu hoch.
reason-no-palisade = Auf dieser Seite ist keine Palisade.
reason-somebody-on-it = Es ist jemand darauf.
reason-stands-there = So steht sie schon.
reason-just-raised = Die Leiter stand zu Beginn dieses Zuges noch nicht.
reason-burning = Dort brennt es.
reason-must-leave = Wer auf einen anderen fiel, muss erst herunter.
reason-no-grapnel = Hier ist kein Wurfanker, mit dem das ginge.
reason-thrown = Er hat in dieser Runde einen Wurfanker geworfen.
reason-at-the-top = Er ist schon oben.
reason-not-at-the-top = Er ist nicht oben.
reason-four-men = Dazu braucht es vier Mann.
reason-two-rows = Sie müssen in zwei Reihen angrenzender Felder stehen.
reason-no-wood = Dort fängt jetzt nichts Feuer.
reason-not-ready = Er hat dort keinen ganzen Zug lang Feuer vorbereitet.
reason-no-fire = Dort brennt nichts.
reason-naphtha = Brennendes Naphtha lässt sich nicht löschen.
reason-no-arrows = Er hat keine Brandpfeile mehr.
reason-engine-in-way = Eine Maschine steht in der Linie.
reason-no-engine = Hier ist keine Maschine, mit der das ginge.
reason-not-loaded = Sie ist noch nicht wieder geladen.
reason-no-crew = Die Bedienung fehlt.
reason-never-moves = Das Griechische Feuer bleibt, wo es ist.
reason-climb-it = Dort lehnt eine Leiter: Besteige sie.
reason-from-ladder = Von der Leiter schießt er nur in das Feld, an dem sie lehnt.
reason-not-helpless = Er ist weder bewusstlos und allein noch eingeschlossen.
step-fires = Brände
job-kindle = Feuer legen
    .does = bereitet ein Feuer vor
job-engine = eine Maschine
    .does = bedient eine Maschine
job-rope = ein Seil
    .does = ist mit einem Seil beschäftigt
bearing-n = Norden
bearing-n-ne = Nordnordosten
bearing-ne = Nordosten
bearing-ne-se = Osten
bearing-se = Südosten
bearing-se-s = Südsüdosten
bearing-s = Süden
bearing-s-sw = Südsüdwesten
bearing-sw = Südwesten
bearing-sw-nw = Westen
bearing-nw = Nordwesten
bearing-nw-n = Nordnordwesten
device-ladder-1 = Leiter 1
device-ladder-2 = Leiter 2
device-ladder-3 = Leiter 3
device-ladder-4 = Leiter 4
device-grapnel-1 = Wurfanker 1
device-grapnel-2 = Wurfanker 2
device-grapnel-3 = Wurfanker 3
device-grapnel-4 = Wurfanker 4
device-grapnel-5 = Wurfanker 5
device-grapnel-6 = Wurfanker 6
device-thrower-1 = Steinschleuder 1
device-thrower-2 = Steinschleuder 2
device-siphon-1 = Griechisches Feuer 1
device-siphon-2 = Griechisches Feuer 2

x-verb-emplace = Eine Maschine aufstellen
x-verb-flame = Einen Brandpfeil schießen
x-verb-hurl = Einen Stein werfen
x-verb-spray = Naphtha versprühen
x-verb-kindle = Feuer vorbereiten
x-verb-lend = Mit anpacken
x-verb-roll = Eine Maschine bewegen
x-verb-pick = Eine Leiter aufnehmen
x-verb-drop = Eine Leiter ablegen
x-verb-haul = Eine Leiter tragen
x-verb-raise = Eine Leiter aufstellen
x-verb-shift = Eine Leiter verschieben
x-verb-lower = Eine Leiter abnehmen
x-verb-climb = Hinaufsteigen
x-verb-slide = Hinunterklettern
x-verb-grapple = Einen Wurfanker werfen
x-verb-coil = Ein Seil aufnehmen
x-verb-capture = Gefangen nehmen
x-verb-ignite = Anzünden
x-verb-douse = Löschen
x-verb-topple = Eine Leiter umwerfen
x-verb-cut = Ein Seil kappen
x-verb-wrench = Die Palisade einreißen
x-verb-tip = Wohin die Leiter fällt
x-verb-flee = Vor dem Feuer fliehen
x-field-device = das Gerät
x-field-bearing = die Richtung
x-field-top = an welches Feld

# The siege.
option-castle_supply_brackets = Vorräte der Burg nach ihrer Besatzung
    .equal = gleich breite Stufen
    .minimal = so nah an der gedruckten Tabelle wie möglich
option-event_modifiers = Korrekturen des Ereigniswurfs
    .add = werden addiert
    .higher = die höhere zählt
option-food_halving = Halbe Verpflegung, gerundet
    .down = nach unten
    .up = nach oben
option-patrol_edge = Eine Patrouille kommt von
    .others = den drei anderen Seiten
    .any = jeder Seite
option-fire_count = Ein brennendes Feld wird gezählt
    .round = einmal je Runde
    .turn = nach jedem Zug
option-reload = Eine Maschine wird wieder bereit
    .alone = auch ohne Bedienung
    .crew = nur mit Bedienung
option-stone_crew = Wer die Steinschleuder bedient hat
    .fired = gilt als geschossen
    .free = darf noch schießen und kämpfen
option-fall_outwards = Ohne Seil vom Wehrgang gedrängt,
    .wound = wird ein Mann verletzt und bleibt
    .death = stürzt ein Mann zu Tode
option-counter_forward = Verlorene Verpflegung
    .supplies = verkürzt die Vorräte
    .calendar = rückt den Kalender vor
option-refugees = Flüchtlinge kosten einen Tag,
    .days = wenn es mehr Belagerte als restliche Tage gibt
    .bracket = wenn die Besatzung in der Vorratstabelle aufrückt
option-negotiation = Verhandeln
    .extra = zusätzlich zur Aktion, mit der Initiative
    .action = anstelle der Aktion
    .daily = an jedem Tag
option-captured_command = Ein gefangener Befehlshaber zählt
    .dead = als tot
    .alive = als lebend
option-fallen_in_lost_part = Wer bewusstlos in einem verlorenen Gebäudeteil liegt,
    .captured = wird gefangen genommen
    .free = kommt davon
option-pull_distance = Wer am Seil zieht, steht
    .one = mindestens ein Feld vom Palisadenfeld entfernt
    .gap = so, dass mindestens ein Feld dazwischen liegt
option-grapnel_thrower = Einen Wurfanker wirft
    .anybody = jeder Mann zu Fuß
    .unarmoured = nur, wer keine Rüstung trägt
option-wounded_men = Verletzte früherer Tage
    .care = sind bis zur Genesung aus dem Spiel
    .serve = dürfen als Verletzte eingesetzt werden
option-rider_retreat = Ein Reiter auf dem Rückzug muss vom Gegner weg mit
    .both = beiden Feldern
    .head = dem Kopf allein
option-unconscious_attacked = Ein angegriffener Bewusstloser
    .dies = stirbt an jedem Ergebnis
    .table = erleidet das Ergebnis wie jeder andere
option-javelin_step_three = Wurfspeere im Abwehrfeuer
    .yes = ja
    .no = nein
option-door_ground = Das Gelände des Angreifers beim Kampf durch eine Tür
    .worse = zählt, wenn es schlecht ist
    .neutral = zählt nicht
option-foot_lance_range = Eine zu Fuß geworfene Lanze fliegt
    .sheet = 4, 8 oder 12 Felder
    .mounted = so weit wie die eines Reiters
option-form_after_move = Hopliten, die in diesem Zug schon gegangen sind,
    .near = dürfen noch eine Lanzenformation bilden, wenn sie höchstens 3 Punkte ausgegeben haben
    .never = dürfen keine Lanzenformation mehr bilden
option-high_over_friend = Von oben über einen Freund hinweg, der neben dem Ziel steht,
    .never = schießt niemand
    .bows = schießen Bögen und Wurfspeere ab mittlerer Entfernung
option-choked_hex = Wer in einem Feld voller Toter steht,
    .attacked = kann im Nahkampf angegriffen werden
    .safe = kann im Nahkampf nicht angegriffen werden
option-unconscious_enemy = Das Feld eines bewusstlosen Gegners
    .holds = ist für einen Bewusstlosen kein Ausweg
    .lets-out = ist für ihn ein Ausweg
option-sleeper_behind_window = Liegt hinter einem Fenster ein bewusstloser Gegner,
    .bars = kann man nicht einsteigen
    .through = kann man über ihn hinweg einsteigen
option-row_under_fire = Ein Schuss, der einen Mann der Lanzenformation zurücktreibt,
    .yields = treibt ihn aus der Formation
    .stands = wird ignoriert und verletzt ihn von der Seite oder von hinten
option-stone_targets = Ein Stein zielt auf
    .any = jedes Feld vor der Steinschleuder
    .worth = nur Gegner, Holz und gegnerische Maschinen
option-dusk = Die Kämpfe eines Tages
    .rounds = enden mit der Dämmerung nach der Rundenzahl der Belagerung
    .never = enden nur, wie die Regeln der Aktion es sagen
option-assault_throwers = Beim Sturmangriff dürfen die Steinschleudern des Belagerers
    .map = an den Spielplanseiten aufgestellt werden
    .sheet = nicht auf den Spielplan
option-assault_horses = Reiter beim Sturmangriff
    .choice = kommen zu Pferd oder zu Fuß, wie ihr Spieler will
    .foot = sind zu Fuß
action-enlist = { $unit } in die Truppe nehmen
action-buy = { $engine-acc } kaufen
action-sicken = { $unit } erkrankt
action-sabotage = { $engine-acc } sabotieren
action-keep = Behalten
action-give = Der anderen Seite überlassen
action-parley = Die Kapitulation fordern
action-assault = Sturmangriff
action-build = { $engine-acc } bauen
action-batter = Eine Steinschleuder beschießt { $hex }
action-raid = Angriff auf das Feldlager
action-sortie = Ausfall zur Vorratsbeschaffung
action-battle = Offene Feldschlacht
action-rest = Heute nichts tun
action-send = { $unit } geht mit
action-station = { $unit } { $edge-at } postieren
action-edge = { $edge-acc } wählen
action-accept = Mit allen kämpfen, das Gebäude aufgeben
action-divide = Die Kräfte teilen: Einige halten das Gebäude
action-withdraw = Die Schlacht verweigern und sich belagern lassen
action-map = Zuerst { $field-at } handeln
action-storm = Den Turm stürmen
action-break-off = Den Sturm abbrechen
engine-grapnel = Wurfanker mit Seil
    .acc = einen Wurfanker mit Seil
engine-ladder = Leiter
    .acc = eine Leiter
engine-thrower = Steinschleuder
    .acc = eine Steinschleuder
edge-inside = drinnen
    .at = drinnen
    .acc = das Innere
edge-north = Nordseite
    .at = an der Nordseite
    .acc = die Nordseite
edge-east = Ostseite
    .at = an der Ostseite
    .acc = die Ostseite
edge-south = Südseite
    .at = an der Südseite
    .acc = die Südseite
edge-west = Westseite
    .at = an der Westseite
    .acc = die Westseite
field-building = das Gebäude
    .at = im Gebäude
field-field = das freie Feld
    .at = auf dem freien Feld
answer-no = nein
answer-yes = ja
event-quiet-2 = Nichts geschieht
event-quiet-3 = Ein ruhiger Tag
event-quiet-4 = Keine Neuigkeiten
event-quiet-5 = Alles bleibt still
event-commander-ill = Der Kommandant fühlt sich unwohl
event-smoke = Rauch in der Ferne
event-well-poisoned = Der Brunnen ist vergiftet
event-treason = Man vermutet einen Verräter
event-engineer = Ein Militäringenieur stößt zum Belagerer
event-reinforcements = Verstärkung für den Belagerer
event-supplies-stolen = Vorräte wurden gestohlen
event-traitor = Ein Verräter hat das Tor geöffnet
event-refugees = Flüchtlinge erreichen das Gebäude
event-dysentery = Die Ruhr im Feldlager
event-saboteur = Ein Saboteur im Feldlager
event-assassin = Ein Meuchler im Feldlager
event-rain = Dauerregen
event-relief = Ein Entsatzheer kommt an
event-messenger = Ein Bote: Die Belagerung ist aufzuheben
action-none = noch nichts
action-divided = zwei Gefechte zugleich
action-works = Bauen und Beschießen
cause-running = geht weiter
cause-taken = das Gebäude ist erobert
cause-hunger = die Vorräte sind erschöpft
cause-leaders = niemand führt mehr
cause-parley = die Kapitulation wurde ausgehandelt
cause-lifted = die Belagerung ist aufgehoben
cause-beaten = der Belagerer ist geschlagen
cause-held = das Gebäude wurde gehalten
cause-lull = Kampfpause
cause-broken-off = abgebrochen
cause-repelled = abgeschlagen
cause-dusk = die Nacht bricht herein
cause-left = eine Seite hat niemanden mehr auf dem Feld
cause-withdrew = die Belagerten haben niemanden mehr auf dem Feld
cause-reversed = die Rollen sind vertauscht
part-walls = die Wehrgänge
    .acc = die Wehrgänge
part-tower = der Turm
    .acc = den Turm
part-yard = der Hof
    .acc = den Hof
part-barn = die Scheune
    .acc = die Scheune
part-hall = die Halle
    .acc = die Halle
part-bedroom = der Schlafsaal
    .acc = den Schlafsaal
part-nave = das Kirchenschiff
    .acc = das Kirchenschiff
part-vestibule = der Vorraum
    .acc = den Vorraum
purpose-raid = den Angriff auf das Feldlager
purpose-guard = die Lagerwache
purpose-party = den Versorgungstrupp
purpose-intruders = den Weg durchs Tor
purpose-patrol = die Patrouille
purpose-stay = das Gebäude
prompt-muster = { $seat }: Noch { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  }. Wen nimmst du?
prompt-sicken = { $seat }: { $count ->
    [one] Einer erkrankt. Wer ist es?
   *[other] { $count } erkranken. Wer ist der Nächste?
}
prompt-sabotage = { $seat }: Tag { $day }. Welche Maschine sucht der Saboteur?
prompt-offer-parley = { $seat }: Verhandeln? Die Aussicht auf Kapitulation ist { $chance } Prozent.
prompt-give-orders = { $seat }: Tag { $day }, Vorräte für { $left ->
    [one] 1 Tag
   *[other] { $left } Tage
  }. Deine Befehle?
prompt-sally = { $seat }: Tag { $day }, Vorräte für { $left ->
    [one] 1 Tag
   *[other] { $left } Tage
  }. Was wagst du?
prompt-pick-men = { $seat }: { $count ->
    [one] Ein Mann
   *[other] Bis zu { $count } Mann
  } für { $purpose }.
prompt-station-men = { $seat }: Tag { $day }. Wer kommt von welcher Seite?
prompt-choose-edge = { $seat }: Tag { $day }. Welche Seite?
prompt-meet-relief = { $seat }: Tag { $day }. Ein Entsatzheer bietet die Schlacht an. Was tust du?
prompt-choose-map = { $seat }: Runde { $round }. Welcher Spielplan zuerst?
prompt-first-turn = { $seat }: Tag { $day }. Der erste Zug im Gebäude gehört dir. Behältst du ihn?
prompt-storm-tower = { $seat }: Tag { $day }. Der Feind beschießt die Mauern. Den Turm stürmen?
event-ManEnlisted = { $unit } stößt zu { $seat }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } übrig.
event-EngineBought = { $seat } kauft { $engine-acc }; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } übrig.
event-ForceMustered = { $seat }: { $count } Mann; { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } übrig.
event-SuppliesRolled = Vorräte: { $roll } und { $modifier } für die Besatzung, { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }.
event-SuppliesChanged = Die Vorräte ändern sich um { $change ->
    [one] { $change } Tag
   *[other] { $change } Tage
  }; sie reichen noch für { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }.
event-DayBegan = Tag { $day }. Vorräte für { $left ->
    [one] 1 Tag
   *[other] { $left } Tage
  }.
event-EventRolled = Ereigniswurf { $roll }, { $early } für die ersten Tage, { $ratio } für das Verhältnis: { $total }.
event-EventHappened = Heute: { $event }.
event-DieRolled = { $event-id ->
    [dysentery] Ruhr im Lager: { $roll } erkranken.
    [well-poisoned] Der Brunnen ist vergiftet: { $roll } erkranken.
    [refugees] Flüchtlinge bitten um Einlass: { $roll }.
    [saboteur] Der Saboteur: Wurf { $roll }; ab { $limit } ist das Gerät zerstört.
    [assassin] Der Attentäter: Wurf { $roll }; bis { $limit } scheitert er.
    [treason] Ist { $unit } der Verräter? Wurf { $roll }; bei { $limit } ja.
   *[none] Packpferde zum Fortführen: { $roll }.
  }
event-ManSickened = { $unit } ist verletzt oder krank.
event-ManDied = { $unit } stirbt.
event-ManCaptured = { $unit } wird gefangen genommen.
event-ManRecovered = { $unit } ist wieder gesund.
event-HealingRolled = { $unit }: { $roll } auf der Heilungstabelle, { $day ->
        [0] in dieser Belagerung nicht mehr gesund.
       *[other] gesund an Tag { $day }.
    }
event-InitiativeRolled = Initiative: Belagerer { $besieger }, Belagerte { $besieged }.
event-InitiativeGained = Die Initiative geht an { $seat }.
event-ParleyRolled = Verhandlung: { $roll } und { $modifier } sind { $total }; 12 heißt Kapitulation.
event-ActionChosen = { $seat } wählt: { $action }.
event-ActionEnded = Vorbei: { $action } ({ $cause }).
event-BuildingBegun = Fünf Mann bauen { $engine-acc }: { $days } von { $needed ->
    [one] 1 Tag
   *[other] { $needed } Tagen
  } geschafft.
event-EngineBuilt = Die fünf Mann haben { $engine-acc } fertig gebaut.
event-EnginesLost = Verloren: { $count } × { $engine }.
event-ThrowerAimed = { $points ->
    [one] 1 Einreißpunkt
   *[other] { $points } Einreißpunkte
  } auf { $hex }.
event-WallBattered = Die Mauer auf { $hex } wird mit { $points ->
    [one] 1 Einreißpunkt
   *[other] { $points } Einreißpunkten
  } beschossen: Wurf { $roll }. Schaden { $damage } von { $stages }.
event-WallDestroyed = Die Mauer auf { $hex } ist zerstört.
event-ManSent = { $seat } bestimmt { $unit } für { $purpose }.
event-ManStationed = { $unit } wartet { $edge-at }.
event-EdgeChosen = { $seat } wählt { $edge-acc }.
event-PatrolRolled = Eine Patrouille kommt bei höchstens { $limit }: { $roll }.
event-PartTaken = { $seat } hält jetzt { $part-acc }.
event-SiegeDelayed = Das Lager ist verbrannt: { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  } lang kann der Belagerer nichts tun.
event-RolesReversed = Die Rollen sind vertauscht: Jetzt belagert { $seat }. Vorräte für { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }.
event-MapChosen = { $seat } handelt { $field-at }.
event-SiegeEnded = { $result-id ->
    [draw] Die Belagerung endet unentschieden ({ $cause }).
   *[other] Die Belagerung ist vorbei ({ $cause }). { $seat } setzt sich durch.
}
event-TableLaid = Der Spielplan wird neu aufgebaut.
event-UnitsDealt = { $ready-id ->
    [yes] { $seat } stellt auf: { $units }.
   *[other] Bei { $seat } warten: { $units }.
}
event-DevicesDealt = Zur Verfügung für { $seat }: { $devices }.
event-DeviceGiven = { $unit } bringt { $device } mit.
event-BattleOffered = { $seat } bietet die offene Feldschlacht an, einmal in der Belagerung.
event-FoodCaptured = { $seat } erbeutet Vorräte für { $days ->
    [one] 1 Tag
   *[other] { $days } Tage
  }.
event-DaysSkipped = Der Kalender rückt vor auf Tag { $day }.
event-BuildingWentOn = Es wird weitergebaut ({ $engine }): { $days } von { $needed ->
    [one] 1 Tag
   *[other] { $needed } Tagen
  } geschafft.
event-BuildingLost = Fünf Mann haben { $engine-acc } umsonst begonnen, der Bau ist zerstört.
event-ManHurt = { $unit } kehrt verletzt zurück.
event-ManUnhorsed = { $unit } hat sein Pferd verloren.
reason-other-map = Er steht auf dem anderen Spielplan; dieser ist zuerst zu beenden.
reason-wrong-nation = Leute dieses Volkes dienen dieser Seite nicht.
reason-enlisted = Er steht schon im Dienst.
reason-too-dear = Dafür reichen die Punkte nicht.
reason-leaders-first = Zuerst sind Einheiten mit Kommandogewalt zu nehmen.
reason-no-engines = Diese Punkte sind nur für Truppen.
reason-delayed = Das Lager ist verbrannt; heute ist nichts möglich.
reason-not-both = An einem Tag des Bauens oder Beschießens bleibt keine Zeit für einen Sturm.
reason-five-men = Jedes Stück braucht fünf Mann, die sonst nichts tun.
reason-no-work = Dort steht nichts, was sich einreißen ließe.
reason-destroyed = Es ist schon zerstört.
reason-own-part = Diesen Teil halten die eigenen Leute.
reason-no-gap = Der Turm ist nur nahe einer Lücke in der Palisade zu treffen.
reason-no-thrower = Alle Steinschleudern haben ihr Ziel.
reason-once-only = Die Feldschlacht kann nur einmal gewählt werden.
reason-not-on-strength = Er gehört nicht zu denen, die genannt werden können.
reason-on-duty = Er hat schon seine Aufgabe.
reason-enough = Mehr dürfen nicht genommen werden.
reason-half-of-type = Von jedem Typ darf höchstens die Hälfte mit.
reason-foot-only = Nur Fußsoldaten schlüpfen durchs Tor.
reason-two-riders = Eine Patrouille hat höchstens zwei Reiter.
reason-two-shooters = Eine Patrouille hat höchstens zwei Fernkämpfer.
reason-stationed = Er hat schon seinen Platz oder nimmt nicht teil.
reason-no-part-held = Kein Gebäudeteil ist besetzt, oder es ist zu früh.
reason-one-edge = Die Ersten stehen an einer einzigen Seite.
reason-not-that-edge = Diese Seite kann nicht gewählt werden.
reason-no-such-engine = Der Belagerer hat keine solche Maschine.
reason-no-initiative = Die Initiative liegt bei der anderen Seite.
reason-reversed = Nach dem Rollentausch wird nicht mehr verhandelt.
reason-once-a-day = Heute wurde schon verhandelt.
reason-hopeless = Noch bewegt sie nichts zur Kapitulation.
reason-nothing-to-scale = Dieses Gebäude hat keine Palisade, an die man eine Leiter legen könnte.
reason-has-no-horse = Er hat hier kein Pferd.
reason-all-on-foot = Hier kämpfen alle zu Fuß.
reason-no-such-device = So etwas kann niemand mitbringen.
reason-has-bearers = Dafür sind schon Träger bestimmt.
reason-together = Die beiden mit der Leiter kommen von derselben Seite.
reason-brings-it-in = Er bringt eine Leiter oder einen Wurfanker und kommt von außen.
reason-shut-in = Er ist selbst belagert und kommt aus den Teilen, die er hält.
x-verb-place-mounted = Zu Pferd aufstellen
x-verb-bear = Einen Träger bestimmen
x-verb-ride-in = Einen Reiter aufstellen
action-place-mounted = { $unit } zu Pferd nach { $hex }
action-bear = { $unit } bringt { $device } mit
action-ride-in = { $unit } zu Pferd { $edge-at } postieren
event-DeviceLeft = { $device } bleibt zurück.
event-BearerNamed = { $unit } soll { $device } mitbringen.
reason-not-withdrawn = Nicht alle Verteidiger haben sich in einen der letzten Teile zurückgezogen.
reason-both-parts = Geteilte Kräfte haben zwei Teile: Jemand bleibt, und jemand kämpft.
reason-nobody-goes = Noch geht niemand: Bestimme mindestens einen Mann.
reason-party-too-small = Ein Drittel der Männer ergibt hier niemanden.
reason-nobody-fit = Heute ist niemand kampffähig.
reason-under-care = Seine Verletzung ist noch nicht geheilt.
event-InitiativeGiven = { $seat } gibt die Initiative ab.
reason-instead = Er hat eine Leiter umgeworfen oder ein Seil zerschnitten, statt zu schießen.
reason-in-armour = Er trägt eine Rüstung.
reason-four-pull = Es ziehen schon vier Mann.
reason-at-the-palisade = Er steht zu nah an der Palisade, in der der Anker sitzt.
reason-enemy-beside = Ein Gegner steht neben dem Fuß der Leiter.
x-verb-enlist = Einen Mann nehmen
x-verb-buy = Eine Maschine kaufen
x-verb-sicken = Den Kranken bestimmen
x-verb-sabotage = Eine Maschine sabotieren
x-verb-build = Bauen
x-verb-batter = Eine Mauer beschießen
x-verb-send = Einen Mann schicken
x-verb-station = Einen Mann postieren
x-verb-edge = Eine Seite wählen
x-verb-map = Einen Spielplan wählen
x-field-engine = Maschine
x-field-edge = Seite
x-field-field = Spielplan
action-hand = { $unit } gibt { $helper } Brandpfeile
x-verb-hand = Brandpfeile weitergeben
event-ArrowsHanded = { $unit } gibt { $other } { $count ->
    [one] einen Brandpfeil
   *[other] { $count } Brandpfeile
  }.
reason-plenty = Hier hat jeder so viele Brandpfeile, wie er will.
reason-no-archer = Nur Bogenschützen können Brandpfeile schießen.
x-style-random = Reitet Angriffe auf Schatten.
x-style-novice = Schießt gern und vergisst die Deckung.
x-style-steady = Hält seine Leute in Deckung und seine Formation geschlossen.
x-style-strong = Schießt, wenn es sich lohnt, und reitet Angriffe, wenn es sein muss.
x-style-master = Gibt Boden für die Stellung und schlägt einmal zu.

army-allies = Verbündete
army-attackers = Angreifer
army-normans = Normannen
army-byzantines = Byzantiner
army-lombards = Langobarden
army-arabs = Araber
army-raiders = Räuber
army-household = Hausleute

# Was gewinnt: eine Meldung für jede Art des Sieges. Die Zeile einer Seite folgt auf deren Namen.
goal-title = Worauf es ankommt
goal-length = Runde { $rounds } ist die letzte.
goal-at-once = „Sobald“ wird am Ende jedes Zuges geprüft.
goal-last-man = Eine Seite, von der kein Mann mehr lebend auf dem Spielplan ist und keiner mehr kommt, hat sofort verloren. Haben Männer von ihr den Spielplan verlassen, wird stattdessen sofort abgerechnet.
ground-eagle-nest = Adlernest: eine Burg auf ihrem Felsen. Im Westen fällt das Gestein ab, von Süden steigt ein Pfad herauf, im Osten reicht der Wald nahe heran.
ground-lagoon = Die Lagune: Schilf und Schlamm am Wasser, dahinter Felder zwischen Hecken, mit Lücken für einen Karren.
ground-jetty = Der Anlegesteg: ein Fischerhafen. Hinter dem Strand stehen Hütten, ein steinerner Netzspeicher und Gartenmauern; im Osten ist Schilf.
ground-ford = Die Furt: ein tiefer Bach mit einer schmalen Brücke im Westen und einer seichten Stelle in der Mitte.
ground-stairway = Die Treppe: eine Felswand mit Stufen und einem Pfad; unter ihr verläuft eine Straße zwischen zwei Hecken.
ground-knoll = Die Kuppe: ein bewaldeter Hügel über freiem Feld, westlich davon eine sumpfige Senke.
ground-knoll-and-ford = Die Kuppe und die Furt: zwei Karten in einer. Im Norden ein bewaldeter Hügel, im Süden ein Bach mit Brücke, Furt und Dorf.
goal-rescue =
    .first = Sieg, wenn nach Runde { $rounds } mindestens { $win } von diesen in Sicherheit sind: { $people }. In Sicherheit ist, wer den Spielplan über die { $edges } verlassen hat oder bei Bewusstsein auf dem Spielplan ist, ohne dass ein Gegner bei Bewusstsein bis auf { $reach } Felder heran ist.
    .note = Eine Stufe besser, wenn { $leader } dann tot ist: Unentschieden statt Niederlage, Sieg statt Unentschieden.
    .draw = Unentschieden, wenn es weniger, aber mindestens { $draw } sind.
    .second = Sieg, wenn weniger als { $draw } in Sicherheit sind.
    .count = Jetzt in Sicherheit: { $points } von { $win }
goal-break-through =
    .first = Sieg, sobald { $win } ihrer Männer den Spielplan über die { $edges } verlassen haben.
    .draw = Unentschieden, wenn es nach Runde { $rounds } weniger, aber mindestens { $draw } sind.
    .second = Sieg, wenn nach Runde { $rounds } weniger als { $draw } Gegner den Spielplan verlassen haben.
    .count = Männer draußen: { $points } von { $win }
goal-river =
    .first = Sieg, sobald sie { $win } Punkte haben: 1 für jeden Mann und { $pack_points } für jedes Packpferd, die den Spielplan lebend über die { $edges } verlassen haben.
    .draw = Unentschieden, wenn sie nach Runde { $rounds } weniger, aber mindestens { $draw } haben.
    .second = Sieg, wenn der Gegner nach Runde { $rounds } weniger als { $draw } hat.
    .count = Punkte: { $points } von { $win }
goal-march-off =
    .first = Sieg, sobald { $win } der { $total } Hopliten den Spielplan { $secret ->
        [yes] über die eine Seite verlassen haben, die vor der Aufstellung geheim gewählt wird ({ $edges }).
       *[other] über die { $edges } verlassen haben.
    }
    .draw = Unentschieden, wenn es nach Runde { $rounds } weniger, aber mindestens { $draw } sind.
    .second = Sieg, wenn nach Runde { $rounds } weniger als { $draw } Hopliten den Spielplan verlassen haben.
    .count = Hopliten draußen: { $points } von { $win }
goal-plunder =
    .first = Sieg, sobald sie { $win } Punkte haben: { $loot_points } für jedes Beutestück{ $captive_points ->
        [0] ,
       *[other] { "" } und { $captive_points } für { $captive } als Gefangene,
    }{ $sides ->
        [4] { "" } über eine beliebige Seite vom Spielplan gebracht.
       *[other] { "" } über die { $edges } vom Spielplan gebracht.
    }
    .draw = Unentschieden, wenn sie nach Runde { $rounds } weniger, aber mindestens { $draw } haben.
    .second = Sieg, wenn der Gegner nach Runde { $rounds } weniger als { $draw } hat.
    .count = Punkte: { $points } von { $win }
goal-escape =
    .first = Sieg, sobald { $hero } den Spielplan als freier Mann über die { $edges } verlassen hat.
    .draw = Unentschieden, wenn { $hero } nach Runde { $rounds } lebend auf dem Spielplan ist, weder gefangen noch getragen, und kein Gegner bei Bewusstsein neben ihm.
    .second = Sieg, sobald { $hero } tot ist oder vom Spielplan geführt wurde; nach Runde { $rounds } auch, wenn er gefangen ist oder getragen wird oder ein Gegner bei Bewusstsein neben ihm ist.
goal-castle =
    .first = Sieg, wenn nach Runde { $rounds } { $hero } lebt, mindestens { $foothold } ihrer Männer bei Bewusstsein in der Burg sind und eines von beidem erreicht ist: Im Turm ist kein Verteidiger mehr, der bei Bewusstsein und unverletzt ist; oder einer von ihnen ist bei Bewusstsein im Tor oder gleich dahinter, und { $walk_held } sind bei Bewusstsein auf dem Wehrgang.
    .draw = Unentschieden, wenn { $hero } lebt und { $foothold } in der Burg sind, aber keines von beidem erreicht ist.
    .second = Sieg, sobald { $hero } tot ist; nach Runde { $rounds } auch, wenn weniger als { $foothold } Gegner bei Bewusstsein in der Burg sind.
    .count = In der Burg: { $points } von { $foothold }. Auf dem Wehrgang: { $walk } von { $walk_held }. Unverletzte Verteidiger im Turm: { $tower }
goal-casualties =
    .both = Sieg nach Runde { $rounds } für die Seite mit mindestens { $margin } Punkten mehr: der Preis jedes getöteten Gegners, die Hälfte für einen verletzten. Pferde zählen nicht.
    .draw = Unentschieden, wenn der Abstand kleiner ist.
    .count = { $first } { $ours ->
        [one] 1 Punkt
       *[other] { $ours } Punkte
    }, { $second } { $theirs }
goal-field =
    .both = Sieg nach Runde { $rounds } für die Seite mit mindestens { $margin } Punkten mehr: der Preis jedes getöteten Gegners, die Hälfte für einen verletzten, und { $hill }, wenn Männer bei Bewusstsein von ihr allein auf dem Hügel stehen (dem erhöhten Gelände in den Reihen { $top } bis { $bottom }). Pferde zählen nicht.
    .draw = Unentschieden, wenn der Abstand kleiner ist.
    .count = { $first } { $ours ->
        [one] 1 Punkt
       *[other] { $ours } Punkte
    }, { $second } { $theirs }
goal-governor =
    .first = Sieg, sobald { $hero } als Gefangener über die { $edges } vom Spielplan geführt wurde.
    .draw = Unentschieden, wenn { $hero } nach Runde { $rounds } noch da ist.
    .second = Sieg, sobald { $hero } den Spielplan als freier Mann von einem der Felder { $hexes } verlassen hat oder tot ist: Die Normannen wollen ihn lebend.
goal-landing =
    .first = Sieg, wenn nach Runde { $rounds } mindestens { $win } ihrer Männer bei Bewusstsein in Reihe { $row } oder einer höheren sind.
    .draw = Unentschieden, wenn dort weniger, aber mindestens { $draw } sind; mindestens { $cut_off }, wenn der Steg unterbrochen ist, also keine Planken mehr von seinem Kopf an Land führen.
    .second = Sieg, wenn dort weniger sind.
    .count = In Reihe { $row } oder höher: { $points } von { $win }
goal-gate =
    .first = Sieg, wenn nach Runde { $rounds } das Tor offen oder zerstört ist und mindestens { $win } ihrer Männer bei Bewusstsein in der Burg sind.
    .draw = Unentschieden, wenn nur eines von beidem erreicht ist.
    .second = Sieg, wenn keines von beidem erreicht ist.
    .count = In der Burg: { $points } von { $win }. Tor: { $gate }
goal-siege =
    .besieger = Sieg, sobald ihnen jeder Teil des Gebäudes gehört, die Belagerten niemanden mit Kommandogewalt mehr haben oder eine Verhandlung gelingt{ $hunger ->
        [draw] .
       *[other] , und wenn die Vorräte erschöpft sind.
    }
    .besieged = Sieg, sobald der Belagerer keine Männer mehr hat, in offener Schlacht geschlagen ist oder wegen des Tagesereignisses abziehen muss{ $held_day ->
        [0] .
       *[other] , und wenn sie am Ende von Tag { $held_day } noch standhalten.
    }
    .hunger = Unentschieden, wenn allein der Hunger zur Kapitulation zwingt.
    .late = Unentschieden, wenn der Belagerer erst an Tag { $relief_day } oder später siegen würde.

# Die Erzählung: Überschriften und Summen.
story-sums-3 = Der Zug
story-sums-2 = Der Tag
story-sums-1 = Alles in allem
story-placed = Aufgestellt: { $items }.
    .item = { $unit } ({ $hex })
story-enlisted = { $seat } nimmt in Dienst: { $items }.
    .item = { $unit }
story-bought = { $seat } kauft { $items }.
    .then = kauft { $items }
    .item = { $count } × { $engine }
story-walk = { $first-kind ->
    [UnitMoved] { $facing-id ->
        [none] { $unit } geht nach { $hex }.
       *[other] { $unit } reitet nach { $hex }.
      }
   *[other] { $times ->
        [1] { $hex-id ->
            [none] { $unit } wartet außerhalb des Spielplans.
           *[other] { $unit } bleibt auf { $hex }.
          }
       *[other] { $first-hex-id ->
            [none] { $unit } betritt den Spielplan und zieht nach { $hex }.
           *[other] { $first-hex-is ->
                [hex] { $unit } bricht von { $hex } auf und kehrt zurück.
               *[other] { $facing-id ->
                    [none] { $unit } geht von { $first-hex } nach { $hex }.
                   *[other] { $unit } reitet von { $first-hex } nach { $hex }.
                  }
              }
          }
      }
  }
    .then = { $facing-id ->
        [none] geht nach { $hex }
       *[other] reitet nach { $hex }
      }
story-UnitStopped = { $unit } wird auf { $hex } aufgehalten.
    .then = wird auf { $hex } aufgehalten
story-UnitWounded = { $unit } wird verletzt.
    .then = wird verletzt
story-UnitKilled = { $unit } wird getötet.
    .then = wird getötet
story-UnitStunned = { $unit } wird bewusstlos geschlagen.
    .then = wird bewusstlos geschlagen
story-UnitLeft = { $unit } verlässt den Spielplan.
    .then = verlässt den Spielplan
story-evaded = { $unit } weicht nach { $hex } aus.
    .then = weicht nach { $hex } aus
story-advanced = { $unit } rückt nach { $hex } nach.
    .then = rückt nach { $hex } nach
story-retreated = { $unit } weicht nach { $hex } zurück.
    .then = weicht nach { $hex } zurück
story-ShotFired = { $volley-id ->
    [defensive] Im Abwehrfeuer schießt { $unit } auf { $aim }
   *[other] { $unit } schießt auf { $aim }
  }{ $hit-id ->
    [none] { "" } und verfehlt alles.
   *[other] { $hit-is ->
        [aim] .
       *[other] ; der Schuss geht fehl nach { $hit }.
      }
  }
story-ShotTold = { $letter-id ->
    [miss] { $unit } bleibt unversehrt.
    [A] { $unit } wird zurückgetrieben oder aufgehalten.
   *[other] { $unit } wird getroffen.
  }
story-MeleeRolled = { $unit } greift { $target }{ $others-count ->
    [0] { "" }
   *[other] { $helped-id ->
        [yes] { " " }gemeinsam mit { $others }
       *[other] { " " }und { $others }
      }
  }{ $letter-id ->
    [miss] { " " }vergeblich an.
   *[other] { " " }an.
  }
story-engine-moved = { $device } bewegt sich nach { $hex }.
story-burning = Es brennt noch: { $items }.
    .item = { $hex }
story-healing = Die Verletzten werden versorgt: { $items }.
    .item = { $unit }
story-sent = { $seat } bestimmt für { $purpose }: { $items }.
    .item = { $unit }
story-stationed = Es warten { $edge-at }: { $items }.
    .item = { $unit }
story-fallen = { $seat }, gefallen: { $items }.
    .so-far = { $seat } { $times } gefallen
    .item = { $unit }
story-fell = Im Kampf gefallen: { $items }.
    .item = { $unit }
story-died = An Verletzungen gestorben: { $items }.
    .item = { $unit }
story-wounded = { $seat }, verletzt: { $items }.
    .item = { $unit }
story-stunned = { $seat }, bewusstlos: { $items }.
    .item = { $unit }
story-captured = Gefangen: { $items }.
    .item = { $unit }
story-prisoners = Gefangen genommen: { $items }.
    .item = { $unit }
story-left = { $seat }, nicht mehr auf dem Spielplan: { $items }.
    .item = { $unit }
story-sick = Verletzt oder krank: { $items }.
    .item = { $unit }
story-recovered = Wieder gesund: { $items }.
    .item = { $unit }
story-parts = Eingenommen: { $items }.
    .item = { $part } ({ $seat })
story-built = Gebaut: { $items }.
    .item = { $engine }
story-breached = Zerstört: { $items }.
    .item = { $hex }

# What a scenario tells, and how much of the rules it needs
x-level-easy = leicht
x-level-medium = mittel
x-level-hard = schwer
x-scenario-civitate = Sechs Schwaben auf einem Hügel werden von Normannen bedrängt. Sieben Reiter eilen herbei, um sie herauszuholen.
    .level = { x-level-easy }
x-scenario-stairway = Zehn Normannen müssen einen Hang hinauf, an den Byzantinern vorbei, die ihn halten.
    .level = { x-level-easy }
x-scenario-river = Langobarden mit drei Packpferden fliehen vor arabischen Reitern. Hinter dem Fluss sind sie in Sicherheit.
    .level = { x-level-easy }
x-scenario-lances = Neun Hopliten ziehen Schulter an Schulter ab, und sechs normannische Reiter wollen ihren Block sprengen.
    .level = { x-level-easy }
x-scenario-away = Der Hausherr ist ausgeritten. Räuber wollen seinen Besitz und Apolline, und seine Leute müssen durchhalten, bis er zurück ist.
    .level = { x-level-medium }
x-scenario-pious = Roger betet, als arabische Reiter die Kirche umstellen. Seine Männer müssen ihn herausbringen.
    .level = { x-level-medium }
x-scenario-booty = Nachts reiten Byzantiner in Bohemonds Lager ein, um ihm seine Beute wieder abzunehmen.
    .level = { x-level-medium }
x-scenario-coffin = Robert wird im Sarg in die Burg getragen, aber tot ist er nicht. Draußen warten seine Männer auf den richtigen Augenblick.
    .level = { x-level-medium }
x-scenario-favour = Statthalter Theophilos will zu seinem Schiff. Die Normannen wollen ihn lebend.
    .level = { x-level-hard }
x-scenario-torches = Normannen landen in Feuer und Rauch an einem Steg: Brandpfeile und ein Siphon erwarten sie. Die Normannen haben es schwerer als die Verteidiger.
    .level = { x-level-hard }
x-scenario-rope = In dunkler Nacht klettern acht Männer über die Burgmauer, um denen draußen das Tor zu öffnen, bevor die Besatzung aufwacht. Die Kletterer haben es schwerer als die Besatzung.
    .level = { x-level-hard }
x-scenario-ford = Fünfunddreißig Mann zu Fuß und zu Pferd treffen an einer Furt aufeinander: eine ganze Schlacht, die größte von allen.
    .level = { x-level-hard }
x-scenario-siege-castle = Eine Burg, Tag für Tag: Maschinen, Hunger, Listen und Sturmangriffe. Draußen Normannen, drinnen Byzantiner.
    .level = { x-level-hard }
x-scenario-siege-farm = Ein paar Normannen haben sich auf einem Bauernhof verschanzt. Byzantiner liegen mit mehr Leuten und mit Maschinen davor.
    .level = { x-level-hard }
x-scenario-siege-church = Normannen haben sich in einer Kirche eingeschlossen. Araber belagern sie, und beiden Seiten fehlt es an allem.
    .level = { x-level-hard }
x-scenario-eagle-nest = Wenige Byzantiner halten das Adlernest gegen ein starkes normannisches Heer, das eine Steinschleuder hat. Hunger allein entscheidet es nicht.
    .level = { x-level-hard }
x-scenario-san-marco = Normannen und Langobarden in der Kirche San Marco müssen aushalten: Am achten Tag kommt Hilfe.
    .level = { x-level-hard }

# What a number is made of.

sum-goal = Was bisher zählt für: { $army }
sum-unit = { $unit }
sum-booty = Weggeschaffte Beute: { $count }
sum-losses = Punkte: { $army }
sum-killed = { $unit }, tot
sum-wounded = { $unit }, verletzt: halbe Kosten
sum-halves = Zwei Halbe sind ein Ganzes
sum-hill = Der Hügel
sum-attack = Angriff von { $unit }
sum-defence = Verteidigung von { $unit }
sum-counter = Auf dem Spielstein, gesund
sum-counter-mounted = Auf dem Spielstein, gesund und zu Pferd
sum-own-wound = Verletzt
sum-stunned = Bewusstlos: nur Kleidung und Rüstung schützen
sum-good-ground = Das Gelände hier verschiebt einen Kampf zugunsten dieser Einheit.
sum-bad-ground = Das Gelände hier verschiebt einen Kampf zuungunsten dieser Einheit.
