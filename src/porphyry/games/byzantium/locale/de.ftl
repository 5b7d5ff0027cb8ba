# Byzantium auf Deutsch, in den Wörtern der deutschen Spielregel.

title = Byzantium

blurb = Das Jahr 632. Wohlhabende Familien nutzen beide Armeen, die byzantinische und die arabische, zu ihrem eigenen Vorteil. Holzwürfel, Bezants und zwei Siegpunkteleisten, die miteinander Schritt halten müssen. Von Martin Wallace, für zwei bis vier Spieler.

action-control = Kontrolle über { $city } übernehmen (Holzwürfel { $source-from })
action-reinforce = Holzwürfel { $source-from } in { $box-art } { $side-adj } { $box-noun } legen
action-done = Genug
action-emperor = Kaiser werden (Holzwürfel { $source-from })
action-caliph = Kalif werden (Holzwürfel { $source-from })
action-fleet = { $side-adj } Flotte übernehmen (Holzwürfel { $source-from })
action-civil-war = Bürgerkrieg mit der { $side-adjn } Armee (Holzwürfel { $source-from })
action-improve = { $city } erweitern (Holzwürfel { $source-from })
action-bulgars-attack = Bulgarenangriff auf { $city } (Holzwürfel { $source-from })
action-bulgars-reinforce = Bulgaren verstärken (Holzwürfel { $source-from }; { $payer-by })
action-fortify = { $city } befestigen (Holzwürfel { $source-from })
action-tax = { $cubes ->
    [one] Steuern mit 1 Holzwürfel
   *[other] Steuern mit { $cubes } Holzwürfeln
}
action-split = { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
  } in die byzantinische Staatskasse, der Rest in die arabische
action-church = Kirche bauen (Holzwürfel { $source-from })
action-mosque = Moschee bauen (Holzwürfel { $source-from })
action-place = Die { $side-adj } Armee in { $city } einsetzen
action-march = Mit der { $side-adjn } Armee von { $from } nach { $to } ziehen
action-stop = Hier anhalten
action-double = Kosten verdoppeln
action-decline = Kosten nicht verdoppeln
action-roll = Gegen die Armee würfeln
action-hold = Nicht würfeln
action-lose = Holzwürfel aus { $box-dat } { $box-noun } verlieren
action-withdraw = Zurückziehen
action-stand = Bleiben und kämpfen
action-allow = Gestatten
action-refuse = Nicht gestatten
action-retreat = Nach { $city } zurückziehen
action-fight = Gegen die Armee von { $colour } kämpfen
action-levy = Mit der Bürgerwehr verteidigen
action-no-levy = Keine Bürgerwehr
action-garrison = Holzwürfel { $source-from } als Kontrollmarker setzen
action-give = Holzwürfel aus { $box-dat } { $box-noun } geben
action-desert = Holzwürfel in { $box-dat } { $box-noun } nicht bezahlen
action-pass = Passen
action-pass-from = Passen (Holzwürfel { $source-from })

option-levy_after_own_army = Bürgerwehr nach dem Kampf der eigenen Armee
    .allowed = erlaubt
    .forbidden = verboten
option-civil_war_targets = Ziele eines Bürgerkriegs
    .any_not_own = jede nicht eigene Stadt der Seite
    .other_players_only = nur Städte anderer Spieler
option-bulgars_may_hit_self = Bulgaren dürfen eigene Städte angreifen
    .false = nein
    .true = ja
option-refused_withdrawal = Eine arabische Armee, der der Rückzug über See verweigert wird
    .destroyed = ist vernichtet
    .stays = bleibt und kämpft
option-army_entry = Armeen werden eingesetzt
    .any_city = in jeder Stadt ihrer Seite
    .controlled_city = in einer Stadt ihrer Seite, die ein Spieler kontrolliert
option-unpaid_crossing = Eine verdoppelte Überfahrt, die nicht bezahlt werden kann
    .nothing_spent = kostet nichts, und die Aktion geht weiter
    .action_lost = kostet die Aktion

prompt-choose_action =
    { $last ->
        [1] Spielrunde { $turn }, { $seat }: Wähle deine letzte Aktion dieser Spielrunde.
       *[0] Spielrunde { $turn }, { $seat }: Wähle eine Aktion.
    }
prompt-reinforce_more = { $seat }: Noch einen Holzwürfel legen? Bis zu { $left }.
prompt-split_taxes = { $seat }: { $bezants ->
    [one] Kommt der eine Bezant
   *[other] Wie viele der { $bezants } Bezants kommen
  } in die byzantinische Staatskasse?
prompt-march_on = { $seat }: Die { $side-adj } Armee steht in { $city }. Weiterziehen, Bürgerkrieg beginnen oder anhalten?
prompt-double_cost = { $seat }: { $mover } setzt nach { $city } über, für { $cubes } Holzwürfel. Auf { $doubled } verdoppeln?
prompt-roll_against = { $seat }: { $dice } Würfel gegen die Armee von { $mover } auf dem Weg nach { $city }?
prompt-choose_losses = { $seat }: { $hits ->
    [one] 1 { $side-adjr } Holzwürfel geht
   *[other] { $hits } { $side-adj } Holzwürfel gehen
  } verloren ({ $cause }). Aus welchem Feld kommt der nächste?
prompt-offer_withdrawal = { $seat }: { $attacker } greift { $city } mit der { $nation-adjn } Armee an. Zieht sich deine { $side-adj } Armee zurück?
prompt-allow_sea = { $seat }: Gestattet deine byzantinische Flotte der arabischen Armee von { $owner } den Rückzug aus { $city } über See?
prompt-choose_route = { $seat }: Deine { $side-adj } Armee zieht sich aus { $city } zurück. Wohin?
prompt-choose_opponent = { $seat }: Mehrere Armeen sind in { $city } geblieben. Welche greifst du als nächste an?
prompt-use_levy = { $seat }: { $attacker } greift { $city } mit der { $nation-adjn } Armee an. Verteidigst du mit der { $side-adjn } Bürgerwehr?
prompt-place_garrison = { $seat }: { $city } ist erobert. Welcher Holzwürfel der { $side-adjn } Armee wird Kontrollmarker?
prompt-give_cubes = { $seat }: Weder Holzwürfel noch Geld für { $city }: Die { $side-adj } Armee gibt noch { $left ->
    [one] 1 Holzwürfel
   *[other] { $left } Holzwürfel
  }. Aus welchem Feld?
prompt-choose_deserters = { $seat }: Für die { $side-adj } Armee { $bezants ->
    [one] fehlt 1 Bezant
   *[other] fehlen { $bezants } Bezants
  }. Welcher Holzwürfel bleibt unbezahlt?

event-DiceRolled = { $seat } würfelt für { $roll }: { $faces }.
event-StartPlayerChosen = { $seat } ist Startspieler.
event-TurnBegan = Spielrunde { $turn } beginnt; Startspieler ist { $seat }.
event-BezantsPaid = { $seat } zahlt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
  } aus der { $side-adjn } Staatskasse.
event-BezantsReceived = { $seat } erhält { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
  } in die { $side-adj } Staatskasse.
event-PointsScored = { $seat } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } auf der { $side-adjn } Siegpunkteleiste { why }.
event-PointsLost = { $seat } verliert { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } auf der { $side-adjn } Siegpunkteleiste { why }.
event-CityControlled = { $seat } übernimmt die Kontrolle über { $city } (Holzwürfel { $source-from }).
event-ArmyPlaced = { $seat } setzt die { $side-adj } Feldarmee in { $city } ein.
event-CubePlaced = { $seat } legt einen Holzwürfel { $source-from } in { $box-art } { $side-adj } { $box-noun }.
event-SpaceTaken = { $seat } wählt die Sonderaktion „{ $space }“ (Holzwürfel { $source-from }).
event-CityImproved = { $seat } erweitert { $city }: jetzt { $discs } Stadtmarker.
event-CityFortified = { $seat } befestigt { $city }.
event-FortificationReturned = Der Befestigungsmarker von { $city } geht an { $seat } zurück.
event-BulgarsGrew = Die Bulgaren werden um { $cubes } Holzwürfel auf { $total } verstärkt.
event-GuardJoined = Die Wache stößt zur { $side-adjn } Elite von { $seat }.
event-GuardLeft = { $lost-id ->
    [yes] Die Wache der { $side-adjn } Elite von { $seat } geht verloren und liegt bis zur nächsten Spielrunde beiseite.
   *[other] Die Wache verlässt die { $side-adj } Elite von { $seat } und kehrt auf ihr Feld zurück.
}
event-TaxesRaised = { $cubes ->
    [one] { $seat } erhebt Steuern mit 1 Holzwürfel.
   *[other] { $seat } erhebt Steuern mit { $cubes } Holzwürfeln.
}
event-BuildingRaised = { $seat } baut { $building-acc } (Holzwürfel { $source-from }).
event-ArmyMoved = Die { $side-adj } Feldarmee von { $seat } zieht von { $from } nach { $to }.
event-SeaCostDoubled = Die byzantinische Flotte von { $seat } verdoppelt die Kosten der Überfahrt von { $mover } auf { $cubes } Holzwürfel.
event-SeaMoveAbandoned = { $seat } kann die Überfahrt nach { $city } nicht bezahlen: Die Armee bleibt.
event-CivilWarDeclared = { $seat } beginnt einen { $side-adjn } Bürgerkrieg um { $city }.
event-CityAttacked = { $seat } greift { $city } mit der { $nation-adjn } Armee an.
event-ArmyStood = Die { $side-adj } Feldarmee von { $seat } bleibt in { $city }.
event-ArmyWithdrew = Die { $side-adj } Feldarmee von { $seat } zieht sich von { $from } nach { $to } zurück.
event-SeaWithdrawalAnswered = { $allowed-id ->
    [yes] { $seat } erlaubt { $owner } den Rückzug über See.
   *[other] { $seat } verweigert { $owner } den Rückzug über See.
}
event-BattleJoined = { $seat } kämpft mit der { $nation-adjn } Armee um { $city } gegen { $foe-id ->
    [levy] { $foe }
    [bulgars] { $foe }
   *[other] die Armee von { $rival }
  }.
event-CubesLost = { $seat } verliert { $cubes } Holzwürfel aus { $box-dat } { $side-adjn } { $box-noun }{ $chosen-id ->
    [yes] .
   *[other] , ohne wählen zu können.
  }
event-BulgarsLost = Die Bulgaren verlieren { $cubes } Holzwürfel.
event-BattleEnded = { $won-id ->
    [yes] { $seat } siegt gegen { $foe-id ->
        [levy] { $foe }
        [bulgars] { $foe }
       *[other] die Armee von { $rival }
      }.
   *[other] { $seat } siegt nicht gegen { $foe-id ->
        [levy] { $foe }
        [bulgars] { $foe }
       *[other] die Armee von { $rival }
      }.
}
event-LevyAnswered = { $fights-id ->
    [yes] { $seat } verteidigt { $city } mit der Bürgerwehr.
   *[other] { $seat } verteidigt { $city } nicht mit der Bürgerwehr.
}
event-CityHeld = { $city } hält gegen { $seat } stand.
event-CityCaptured = { $nation-id ->
    [bulgar] Die von { $seat } geführten Bulgaren erobern { $city }
   *[other] { $seat } erobert { $city } für die { $nation }
  }: { $discs } Stadtmarker.
event-GarrisonPlaced = { $seat } setzt einen Kontrollmarker auf { $city } (Holzwürfel { $source-from }).
event-ConstantinopleFell = Konstantinopel fällt an { $seat }. Das Spiel ist zu Ende: Nur die arabischen Siegpunkte zählen.
event-ArmyDestroyed = Die { $side-adj } Feldarmee von { $seat } ist vernichtet.
event-PlayerPassed = { $seat } passt (Holzwürfel { $source-from }).
event-UpkeepPaid = { $seat } zahlt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
  } Unterhalt für die { $side-adj } Armee.
event-CubesDeserted = { $seat } kann { $cubes } Holzwürfel in { $box-dat } { $side-adjn } { $box-noun } nicht bezahlen: aus dem Spiel.
event-CubesReturned = { $seat } nimmt { $cubes } Holzwürfel in den Vorrat zurück.
event-CasualtiesRecovered = { $cubes ->
    [one] 1 Holzwürfel aus dem Verlustvorrat von { $seat } kommt in den Vorrat.
   *[other] { $cubes } Holzwürfel aus dem Verlustvorrat von { $seat } kommen in den Vorrat.
}
event-CitiesScored = { $seat } zählt { $byzantine } Stadtmarker in byzantinischen Städten und { $arab } in arabischen.
event-GameEnded = Das Spiel endet nach Spielrunde { $turn }.
event-ControlLost = { $seat } verliert die Kontrolle über { $city }.
event-CubesGiven = { $stays-id ->
    [yes] { $seat } gibt einen Holzwürfel aus { $box-dat } { $side-adjn } { $box-noun }: Er liegt auf { $city }.
   *[other] { $seat } gibt für { $city } einen Holzwürfel aus { $box-dat } { $side-adjn } { $box-noun } in den Verlustvorrat.
}
event-FleetWaited = Die byzantinische Flotte von { $seat } lässt { $mover } gewähren.
event-MarchEnded = Die { $side-adj } Feldarmee von { $seat } hält an.
event-CubesSpent = { $seat } gibt { $cubes } Holzwürfel aus dem { $side-adjn } Bewegungsfeld aus.
event-GuardReturned = Die { $side-adj } Wache liegt wieder auf ihrem Feld.
event-LastActionBegan = Alle anderen haben gepasst: { $seat } hat noch eine Aktion.

reason-army-is-not-there = Diese Armee steht nicht dort.
reason-army-needs-a-cube = Eine Armee braucht einen Holzwürfel in Elite, Hauptarmee oder Bewegung.
reason-army-not-on-the-board = Diese Armee ist nicht auf dem Spielplan.
reason-army-on-the-board = Diese Armee ist schon auf dem Spielplan.
reason-back-into-the-same-box = Ein Holzwürfel darf nicht in das Feld zurückgekauft werden, aus dem er kam.
reason-box-is-empty = Dieses Feld ist leer.
reason-capital-has-no-discs = Konstantinopel hat keine Stadtmarker und kann nicht erweitert werden.
reason-casualties-first = Der Holzwürfel fürs Passen kommt aus dem Verlustvorrat.
reason-city-is-controlled = Diese Stadt wird schon kontrolliert.
reason-city-of-another-side = Eine Armee wird nur in einer Stadt ihrer eigenen Seite eingesetzt.
reason-city-of-no-player-side = Das geht nur mit einer byzantinischen oder arabischen Stadt.
reason-cube-costs-three = Dieser Holzwürfel kostet drei Bezants aus der Staatskasse der Seite, der er nützt.
reason-cube-could-be-paid = Du musst jeden Holzwürfel bezahlen, den du bezahlen kannst.
reason-desert-is-for-arabs = Nur arabische Armeen dürfen Wüstenpisten benutzen.
reason-fortified-already = Diese Stadt hat schon einen Befestigungsmarker.
reason-guard-goes-last = Die Wache kann nur als letzter Holzwürfel der Armee verloren gehen.
reason-last-cube-of-the-army = Die Armee muss für den Bürgerkrieg einen Holzwürfel behalten.
reason-levy-is-no-field-army = Die Bürgerwehr gehört nicht zur Feldarmee.
reason-link-is-closed = Die byzantinische Flotte hat diese Verbindung für diese Aktion gesperrt.
reason-more-than-was-raised = So viel wurde nicht eingenommen.
reason-name-the-cube = Der Verlustvorrat ist leer: Nenne den Holzwürfel für das Passenfeld.
reason-never-against-yourself = Du kannst dich nicht selbst angreifen.
reason-no-army-to-fight = Von dieser Farbe ist keine Armee mehr zu bekämpfen.
reason-no-civil-war-in-constantinople = In Konstantinopel gibt es keinen Bürgerkrieg.
reason-no-cube-there = Dort liegt kein Holzwürfel von dir.
reason-no-disc-left = Von dieser Farbe ist kein Stadtmarker mehr da.
reason-no-fortification-left = Beide Befestigungsmarker sind auf dem Spielplan.
reason-no-link = Es gibt keine Verbindung, die diese Armee nutzen kann.
reason-fleet-shuts-the-sea = Die byzantinische Flotte verweigert den Rückzug über See.
reason-no-such-army = Spieler haben nur eine byzantinische und eine arabische Armee.
reason-no-such-space = Diese Sonderaktion gibt es nicht.
reason-no-third-link = Eine Armee zieht höchstens über zwei Verbindungen.
reason-nobody-controls-constantinople = Niemand kontrolliert Konstantinopel.
reason-nobody-controls-it = An diesem Tisch braucht der Bürgerkrieg eine Stadt eines anderen Spielers.
reason-city-of-nobody = An diesem Tisch wird eine Armee nur in einer Stadt eingesetzt, die ein Spieler kontrolliert.
reason-not-enough-bezants = In dieser Staatskasse sind nicht genug Bezants.
reason-not-the-fewest-losses = Ein Rückzug muss den Weg mit den geringsten Verlusten nehmen.
reason-not-your-city = Du kontrollierst diese Stadt nicht.
reason-nothing-would-change = Eine Aktion muss etwas verändern.
reason-one-army-an-action = Eine Aktion bewegt eine Armee.
reason-one-elite-cube-an-action = In jedes Elitefeld kommt pro Aktion nur ein Holzwürfel.
reason-out-of-bulgar-reach = Die Bulgaren erreichen diese Stadt nicht.
reason-own-army-is-there = Dort steht deine andere Armee.
reason-own-city = Du kontrollierst diese Stadt der anderen Seite.
reason-pool-is-free-the-rest-is-paid = Ein Holzwürfel aus dem Vorrat ist kostenlos; jeden anderen zahlt eine Staatskasse.
reason-pool-is-too-small = So viele Holzwürfel sind nicht im Vorrat.
reason-space-is-taken = Diese Sonderaktion ist in dieser Spielrunde schon vergeben.
reason-take-a-byzantine-city-first = Deine byzantinische Armee kommt mit deiner ersten byzantinischen Stadt.
reason-taxed-this-turn = Du hast in dieser Spielrunde schon Steuern erhoben.
reason-three-discs-at-most = Eine Stadt hat höchstens drei Stadtmarker.
reason-too-few-move-cubes = Die Armee hat zu wenige Holzwürfel auf dem Bewegungsfeld.
reason-too-few-orange-cubes = Zum Verstärken sind zu wenige orangene Holzwürfel da: Die Bulgaren müssen angreifen.

side-byzantine = Byzantiner
    .adj = byzantinische
    .adjn = byzantinischen
    .adjr = byzantinischer
side-arab = Araber
    .adj = arabische
    .adjn = arabischen
    .adjr = arabischer
side-persian = Perser
    .adj = persische
    .adjn = persischen
    .adjr = persischer
side-bulgar = Bulgaren
    .adj = bulgarische
    .adjn = bulgarischen
    .adjr = bulgarischer

box-elite = Elite
    .art = die
    .dat = der
    .noun = Elite
box-main = Hauptarmee
    .art = die
    .dat = der
    .noun = Hauptarmee
box-levy = Bürgerwehr
    .art = die
    .dat = der
    .noun = Bürgerwehr
box-move = Bewegung
    .art = das
    .dat = dem
    .noun = Bewegungsfeld

source-pool = Vorrat
    .from = aus dem Vorrat
source-casualties = Verlustvorrat
    .from = aus dem Verlustvorrat
source-byzantine-elite = byzantinische Elite
    .from = aus der byzantinischen Elite
source-byzantine-main = byzantinische Hauptarmee
    .from = aus der byzantinischen Hauptarmee
source-byzantine-levy = byzantinische Bürgerwehr
    .from = aus der byzantinischen Bürgerwehr
source-byzantine-move = byzantinisches Bewegungsfeld
    .from = aus dem byzantinischen Bewegungsfeld
source-arab-elite = arabische Elite
    .from = aus der arabischen Elite
source-arab-main = arabische Hauptarmee
    .from = aus der arabischen Hauptarmee
source-arab-levy = arabische Bürgerwehr
    .from = aus der arabischen Bürgerwehr
source-arab-move = arabisches Bewegungsfeld
    .from = aus dem arabischen Bewegungsfeld

payer-byzantine = byzantinische Staatskasse
    .by = bezahlt aus der byzantinischen Staatskasse
payer-arab = arabische Staatskasse
    .by = bezahlt aus der arabischen Staatskasse
payer-free = kostenlos
    .by = kostenlos

colour-red = Rot
colour-yellow = Gelb
colour-blue = Blau
colour-green = Grün

foe-red = die Armee von Rot
foe-yellow = die Armee von Gelb
foe-blue = die Armee von Blau
foe-green = die Armee von Grün
foe-levy = die Bürgerwehr
foe-bulgars = die Bulgaren

building-church = Kirche
    .acc = eine Kirche
building-mosque = Moschee
    .acc = eine Moschee

roll-start = den Startspieler
roll-attack = den Angriff
roll-defence = die Verteidigung
roll-siege = die Stadt
roll-fleet = die byzantinische Flotte

cause-battle = Kampf
cause-siege = Belagerung
cause-fleet = byzantinische Flotte
cause-retreat = Rückzug

answer-no = nein
answer-yes = ja

space-emperor = Kaiser
space-caliph = Kalif
space-byzantine-fleet = Byzantinische Flotte
space-arab-fleet = Arabische Flotte
space-byzantine-civil-war = Byzantinischer Bürgerkrieg
space-arab-civil-war = Arabischer Bürgerkrieg
space-byzantine-improvement-1 = Byzantinische Stadterweiterung
space-arab-improvement-1 = Arabische Stadterweiterung
space-byzantine-improvement-2 = Byzantinische Stadterweiterung
space-arab-improvement-2 = Arabische Stadterweiterung
space-byzantine-improvement-3 = Byzantinische Stadterweiterung
space-arab-improvement-3 = Arabische Stadterweiterung
space-bulgars-1 = Bulgarenangriff
space-fortification-1 = Befestigung
space-bulgars-2 = Bulgarenangriff
space-fortification-2 = Befestigung

city-constantinople = Konstantinopel
city-adrianople = Adrianopel
city-thessalonica = Thessalonica
city-athens = Athen
city-dyrrachium = Dyrrachium
city-candia = Candia
city-constantia = Constantia
city-nicaea = Nicaea
city-ephesus = Ephesus
city-attalia = Attalia
city-ankara = Ankara
city-sinope = Sinope
city-trebizond = Trapezunt
city-caesarea = Caesarea
city-tarsus = Tarsus
city-edessa = Edessa
city-antioch = Antioch
city-palmyra = Palmyra
city-damascus = Damascus
city-jerusalem = Jerusalem
city-babylon = Babylon
city-alexandria = Alexandria
city-tabuk = Tabuk
city-medina = Medina
city-mecca = Mecca
city-hira = Hira
city-bagdad = Bagdad
city-basra = Basra
city-mosul = Mosul
city-hamadan = Hamadan
city-tabriz = Tabriz
city-dvin = Dvin
city-tiflis = Tiflis
city-derbent = Derbent

# Nur in der Web-Ansicht: kurze Namen der Aktionen und Felder.
x-undone-reinforce = Du darfst noch Holzwürfel setzen.
x-verb-control = Kontrolle über eine Stadt übernehmen
x-verb-reinforce = Eine Armee verstärken
x-verb-emperor = Kaiser werden
x-verb-caliph = Kalif werden
x-verb-fleet = Eine Flotte übernehmen
x-verb-civil-war = Bürgerkrieg
x-verb-improve = Eine Stadt erweitern
x-verb-bulgars-attack = Bulgarenangriff
x-verb-bulgars-reinforce = Die Bulgaren verstärken
x-verb-fortify = Eine Stadt befestigen
x-verb-tax = Steuern erheben
x-verb-split = Die Steuern teilen
x-verb-church = Eine Kirche bauen
x-verb-mosque = Eine Moschee bauen
x-verb-place = Eine Armee einsetzen
x-verb-march = Bewegung und/oder Angriff
x-verb-lose = Einen Holzwürfel verlieren
x-verb-retreat = Zurückziehen
x-verb-fight = Kämpfen
x-verb-garrison = Kontrollmarker
x-verb-give = Einen Holzwürfel abgeben
x-verb-desert = Einen Holzwürfel unbezahlt lassen
x-verb-pass-from = Mit einem Holzwürfel passen
x-field-city = die Stadt
x-field-source = woher der Holzwürfel kommt
x-field-side = die Seite
x-field-box = das Feld
x-field-from = von wo
x-field-to = wohin
x-field-cubes = wie viele Holzwürfel
x-field-bezants = Bezants für die byzantinische Staatskasse
x-field-payer = wer zahlt
x-field-colour = der Gegner
x-end-constantinople-fell = Konstantinopel ist gefallen: Nur die arabischen Siegpunkte zählen.
x-end-third-turn-ended = Die dritte Spielrunde ist zu Ende.

# Warum ein Bot es täte

hint-points = Es bringt { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } mehr als eine andere gute Möglichkeit.
hint-balance = Es bringt deine beiden Leisten näher zusammen, sodass beide zählen.
hint-safety = Es stärkt gegen Angriffe, was du hast.
hint-money = Es hält die Staatskassen voll und die Armeen bezahlt.
hint-army = Es stellt deine Armeen dorthin, wo sie zuschlagen können.
hint-cubes = Es lässt dir mehr Holzwürfel für später.
hint-capital = Es geht um Konstantinopel: Fällt es, ist das Spiel entschieden.
x-odds-chance_to_take = die Stadt wird erobert
x-odds-chance_of_destruction = die Armee wird vernichtet
x-odds-expected_losses = verlorene Holzwürfel im Mittel
x-odds-expected_enemy_losses = verlorene Holzwürfel des Gegners im Mittel
x-style-random = Zieht, wohin die Straße führt.
x-style-novice = Mag Städte und vergisst, wer nebenan steht.
x-style-steady = Zählt seine Bezants und bewacht seine Städte.
x-style-strong = Wägt beide Seiten der Grenze ab und fürchtet die Bulgaren.
x-style-master = Plant die letzte Spielrunde in der ersten und wartet auf Konstantinopel.
x-style-rusher = Knapp unter Stark; marschiert lieber, als zu bauen.
x-style-builder = Zwischen Solide und Stark; hat lieber Städte und Kirchen als Krieg.
x-style-schemer = Knapp unter Stark; schickt Bulgaren und Aufrührer vor und ist gern Kaiser.

# Was eine Aktion kostet und bringt
x-count-cubes = Holzwürfel im Vorrat
x-count-byzantine = Bezants in der byzantinischen Staatskasse
x-count-arab = Bezants in der arabischen Staatskasse
x-count-taxes = Bezants aus Steuern, noch aufzuteilen
x-count-byzantine-points = byzantinische Punkte
x-count-arab-points = arabische Punkte
x-count-total = Punkte, die jetzt zählen

# What brought points, on the page that tells how a game went
x-source-set-up = Zu Beginn
x-source-byz-ctl-02 = Städte unter Kontrolle
x-source-byz-cap-05 = Eroberte Städte
x-source-byz-bul-14 = Städte, mit den Bulgaren erobert
x-source-byz-emp-01 = Kaiser
x-source-byz-emp-02 = Kalif
x-source-byz-chu-02 = Kirchen und Moscheen
x-source-byz-inc-07 = Nicht bezahlter Unterhalt
x-source-byz-fal-04 = Fall von Konstantinopel
x-source-byz-fin-01 = Städte am Ende
x-source-rest = Punkte, die nicht zählen
# Die Erzählung: Überschriften und Summen.
why = { $rule ->
    [BYZ-CTL-02] für neue Städte
    [BYZ-CAP-05] für eroberte Städte
    [BYZ-BUL-14] für die Beute der Bulgaren
    [BYZ-CHU-02] für ein Bauwerk
    [BYZ-EMP-01] für die Wache
    [BYZ-EMP-02] für die Wache
    [BYZ-FAL-04] für Konstantinopel
    [BYZ-FIN-01] für Stadtmarker am Spielende
    [BYZ-INC-07] für unbezahlte Holzwürfel
   *[other] nach den Regeln
  }
story-CityControlled = { $seat } übernimmt die Kontrolle über { $city }.
story-CityCaptured = { $nation-id ->
    [bulgar] Die von { $seat } geführten Bulgaren erobern { $city }.
   *[other] { $seat } erobert { $city } für die { $nation }.
  }
story-BuildingRaised = { $seat } baut { $building-acc }.
story-scored = { $seat } erhält { $items }.
    .then = erhält { $items }
    .item = { $count ->
        [one] 1 { $side-adjn } Siegpunkt
       *[other] { $count } { $side-adj } Siegpunkte
      }
story-lost = { $seat } verliert { $items }.
    .then = verliert { $items }
    .item = { $count ->
        [one] 1 { $side-adjn } Siegpunkt
       *[other] { $count } { $side-adj } Siegpunkte
      }
story-received = { $seat } nimmt { $items } ein.
    .then = nimmt { $items } ein
    .item = { $count ->
        [one] 1 { $side-adjn } Bezant
       *[other] { $count } { $side-adj } Bezants
      }
story-reinforced = { $seat } verstärkt { $items }.
    .item = { $count ->
        [one] { $box-art } { $side-adj } { $box-noun }
       *[other] { $box-art } { $side-adj } { $box-noun } um { $count } Holzwürfel
      }
story-marched = Die { $side-adj } Feldarmee von { $seat } zieht von { $first-from } nach { $to }.
story-withdrew = Die { $side-adj } Feldarmee von { $seat } zieht sich von { $first-from } nach { $to } zurück.
story-income = { $seat } erhält als Einkommen { $items }.
    .item = { $count ->
        [one] 1 { $side-adjn } Bezant
       *[other] { $count } { $side-adj } Bezants
      }
story-upkeep = { $seat } zahlt als Unterhalt { $items }.
    .item = { $count ->
        [one] 1 { $side-adjn } Bezant
       *[other] { $count } { $side-adj } Bezants
      }
story-deserted = { $seat } gibt unbezahlte Holzwürfel auf: { $items }.
    .item = { $count } aus { $box-dat } { $side-adjn } { $box-noun }
story-returned = Holzwürfel zurück im Vorrat: { $items }.
    .item = { $seat } { $count }
story-recovered = Aus dem Verlustvorrat zurück: { $items }.
    .item = { $seat } { $count }
story-cities = Die Stadtmarker in den Städten werden gezählt.
story-points = { $seat }: { $total ->
    [one] { $total } Siegpunkt
   *[other] { $total } Siegpunkte
  } auf der { $side-adjn } Siegpunkteleiste ({ $items }).
    .item = { $count } { why }
    .so-far = { $seat } { $total } ({ $side })
story-sums-2 = Die Spielrunde
story-sums-1 = Das ganze Spiel

# What a number is made of.

sum-total = Was { $seat } jetzt erreichen würde
sum-track = Bisher erreichte { $side-adj } Punkte
sum-cities = { $side-adj } Stadtmarker am Ende
sum-half-rule = Weniger als die Hälfte der anderen Leiste; { $side-adj } Punkte zählen daher nicht
sum-fallen = Konstantinopel ist gefallen; { $side-adj } Punkte zählen daher nicht
sum-points = { $side-adj } Punkte von { $seat }
sum-reason = Erreicht { why }
sum-before = Aus der Zeit vor diesem Protokoll
sum-treasury = { $side-adj } Staatskasse von { $seat } nach Einkommen und Unterhalt
sum-bezants = Jetzt in der Kasse
sum-income = Einkommen aus { $city }
sum-upkeep = Unterhalt: { $box }, { $cubes } × { $price }
sum-short = Holzwürfel, die nicht bezahlt werden können, scheiden aus, und jeder kostet einen Punkt.
sum-strength = { $side-adj } Armee von { $seat } im Kampf
sum-cubes = Holzwürfel: { $box }
sum-guard = Die Wache
sum-defence = Was ein Belagerer von { $city } schlagen muss
sum-size = Größe der Stadt
sum-fortification = Befestigung
