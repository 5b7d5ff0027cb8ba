# Byzantium auf Deutsch, in den Wörtern der deutschen Spielregel.

title = Byzantium

blurb = Das Jahr 632. Wohlhabende Familien nutzen beide Armeen, die byzantinische und die arabische, zu ihrem eigenen Vorteil. Holzwürfel, Bezants und zwei Siegpunktleisten, die miteinander Schritt halten müssen. Von Martin Wallace, für zwei bis vier Spieler.

action-control = Kontrolle über { $city } übernehmen (Holzwürfel: { $source })
action-reinforce = Armee verstärken: { $side }, { $box } (Holzwürfel: { $source })
action-done = Genug
action-emperor = Kaiser werden (Holzwürfel: { $source })
action-caliph = Kalif werden (Holzwürfel: { $source })
action-fleet = Flotte übernehmen: { $side } (Holzwürfel: { $source })
action-civil-war = Bürgerkrieg: Armee der { $side } (Holzwürfel: { $source })
action-improve = { $city } erweitern (Holzwürfel: { $source })
action-bulgars-attack = Bulgarenangriff auf { $city } (Holzwürfel: { $source })
action-bulgars-reinforce = Bulgaren verstärken (Holzwürfel: { $source }; bezahlt: { $payer })
action-fortify = { $city } befestigen (Holzwürfel: { $source })
action-tax = Steuern mit { $cubes } Holzwürfeln
action-split = { $bezants } Bezants in die byzantinische Staatskasse, der Rest in die arabische
action-church = Kirche bauen (Holzwürfel: { $source })
action-mosque = Moschee bauen (Holzwürfel: { $source })
action-place = Armee der { $side } einsetzen: { $city }
action-march = Bewegung: Armee der { $side }, { $from } → { $to }
action-stop = Hier anhalten
action-double = Kosten verdoppeln
action-decline = Kosten nicht verdoppeln
action-roll = Gegen die Armee würfeln
action-hold = Nicht würfeln
action-lose = Holzwürfel verlieren: { $box }
action-withdraw = Zurückziehen
action-stand = Bleiben und kämpfen
action-allow = Gestatten
action-refuse = Nicht gestatten
action-retreat = Rückzug: { $city }
action-fight = Gegen die Armee von { $colour } kämpfen
action-levy = Mit der Bürgerwehr verteidigen
action-no-levy = Keine Bürgerwehr
action-garrison = Kontrollmarker: { $source }
action-give = Holzwürfel geben: { $box }
action-desert = Nicht bezahlen: { $box }
action-pass = Passen
action-pass-from = Passen (Holzwürfel: { $source })

option-levy_after_own_army = Bürgerwehr nach dem Kampf der eigenen Armee
    .allowed = erlaubt
    .forbidden = verboten
option-civil_war_targets = Ziele eines Bürgerkriegs
    .any_not_own = jede nicht eigene Stadt der Seite
    .other_players_only = nur Städte anderer Spieler
option-bulgars_may_hit_self = Bulgaren dürfen eigene Städte angreifen
    .false = nein
    .true = ja

prompt-choose_action =
    { $last ->
        [1] Spielrunde { $turn }, { $seat }: Wähle deine letzte Aktion dieser Spielrunde.
       *[0] Spielrunde { $turn }, { $seat }: Wähle eine Aktion.
    }
prompt-reinforce_more = { $seat }: Noch einen Holzwürfel legen? Bis zu { $left }.
prompt-split_taxes = { $seat }: Wie viele der { $bezants } Bezants kommen in die byzantinische Staatskasse?
prompt-march_on = { $seat }: Armee der { $side } in { $city }. Weiterziehen, Bürgerkrieg oder anhalten?
prompt-double_cost = { $seat }: { $mover } setzt nach { $city } über, für { $cubes } Holzwürfel. Auf { $doubled } verdoppeln?
prompt-roll_against = { $seat }: { $dice } Würfel gegen die Armee von { $mover } auf dem Weg nach { $city }?
prompt-choose_losses = { $seat }: { $hits } Holzwürfel der { $side } gehen verloren ({ $cause }). Aus welchem Feld der nächste?
prompt-offer_withdrawal = { $seat }: { $attacker } greift { $city } an ({ $nation }). Zieht sich deine Armee der { $side } zurück?
prompt-allow_sea = { $seat }: Gestattet deine byzantinische Flotte der arabischen Armee von { $owner } den Rückzug aus { $city } über See?
prompt-choose_route = { $seat }: Armee der { $side } zieht sich aus { $city } zurück. Wohin?
prompt-choose_opponent = { $seat }: Mehrere Armeen sind in { $city } geblieben. Welche greifst du als nächste an?
prompt-use_levy = { $seat }: { $attacker } greift { $city } an ({ $nation }). Mit der Bürgerwehr der { $side } verteidigen?
prompt-place_garrison = { $seat }: { $city } ist erobert. Welcher Holzwürfel wird Kontrollmarker ({ $side })?
prompt-give_cubes = { $seat }: Weder Holzwürfel noch Geld für { $city }: Die Armee der { $side } gibt noch { $left }. Aus welchem Feld?
prompt-choose_deserters = { $seat }: Es fehlen { $bezants } Bezants für die Armee der { $side }. Welcher Holzwürfel bleibt unbezahlt?

event-DiceRolled = { $seat } würfelt für { $roll }: { $faces }.
event-StartPlayerChosen = { $seat } ist Startspieler.
event-TurnBegan = Spielrunde { $turn } beginnt; Startspieler ist { $seat }.
event-BezantsPaid = { $seat } zahlt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
  } aus der Staatskasse der { $side }.
event-BezantsReceived = { $seat } erhält { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
  } in die Staatskasse der { $side }.
event-PointsScored = { $seat } erhält { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } auf der Leiste der { $side }.
event-PointsLost = { $seat } verliert { $points ->
    [one] 1 Siegpunkt
   *[other] { $points } Siegpunkte
  } auf der Leiste der { $side }.
event-CityControlled = { $seat } übernimmt die Kontrolle über { $city } (Holzwürfel: { $source }).
event-ArmyPlaced = Feldarmee der { $side } von { $seat } eingesetzt: { $city }.
event-CubePlaced = { $seat } verstärkt die Armee der { $side }: { $box } (Holzwürfel: { $source }).
event-SpaceTaken = { $seat } wählt die Sonderaktion { $space } (Holzwürfel: { $source }).
event-CityImproved = { $seat } erweitert { $city }: jetzt { $discs } Stadtmarker.
event-CityFortified = { $seat } befestigt { $city }.
event-FortificationReturned = Befestigungsmarker zurück an { $seat }: { $city }.
event-BulgarsGrew = Die Bulgaren wachsen um { $cubes } Holzwürfel auf { $total }.
event-GuardJoined = Die Wache stößt zur Elite der { $side } von { $seat }.
event-GuardLeft = Die Wache verlässt die Elite der { $side } von { $seat }.
event-TaxesRaised = { $cubes ->
    [one] { $seat } erhebt Steuern mit 1 Holzwürfel.
   *[other] { $seat } erhebt Steuern mit { $cubes } Holzwürfeln.
}
event-BuildingRaised = { $seat } baut: { $building } (Holzwürfel: { $source }).
event-ArmyMoved = Feldarmee der { $side } von { $seat } zieht: { $from } → { $to }.
event-SeaCostDoubled = Die byzantinische Flotte von { $seat } verdoppelt die Überfahrt von { $mover }: { $cubes } Holzwürfel.
event-SeaMoveAbandoned = { $seat } kann die Überfahrt nach { $city } nicht bezahlen: die Armee bleibt.
event-CivilWarDeclared = { $seat } erklärt Bürgerkrieg der { $side }: { $city }.
event-CityAttacked = { $seat } greift { $city } an ({ $nation }).
event-ArmyStood = Feldarmee der { $side } von { $seat } bleibt: { $city }.
event-ArmyWithdrew = Feldarmee der { $side } von { $seat } zieht sich zurück: { $from } → { $to }.
event-SeaWithdrawalAnswered = Darf sich { $owner } über See zurückziehen? { $seat }: { $allowed }.
event-BattleJoined = Kampf um { $city }: { $seat } ({ $nation }) gegen { $foe }.
event-CubesLost = { $seat } verliert { $cubes } Holzwürfel der { $side }: { $box }.
event-BulgarsLost = Die Bulgaren verlieren { $cubes } Holzwürfel.
event-BattleEnded = { $won ->
    [ja] { $seat } siegt gegen { $foe }.
   *[other] { $seat } siegt nicht gegen { $foe }.
}
event-LevyAnswered = { $fights ->
    [ja] { $seat } verteidigt { $city } mit der Bürgerwehr.
   *[other] { $seat } setzt die Bürgerwehr nicht ein ({ $city }).
}
event-CityHeld = { $city } hält gegen { $seat } stand.
event-CityCaptured = { $seat } erobert { $city } ({ $nation }): { $discs } Stadtmarker.
event-GarrisonPlaced = { $seat } setzt einen Kontrollmarker auf { $city } (Holzwürfel: { $source }).
event-ConstantinopleFell = Konstantinopel fällt an { $seat }. Das Spiel ist zu Ende: Nur die arabischen Siegpunkte zählen.
event-ArmyDestroyed = Feldarmee der { $side } von { $seat }: vernichtet.
event-PlayerPassed = { $seat } passt (Holzwürfel: { $source }).
event-UpkeepPaid = { $seat } zahlt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezants
  } Unterhalt für die Armee der { $side }.
event-CubesDeserted = { $seat } kann { $cubes } Holzwürfel nicht bezahlen ({ $side }, { $box }): aus dem Spiel.
event-CubesReturned = { $seat } nimmt { $cubes } Holzwürfel in den Vorrat zurück.
event-CasualtiesRecovered = { $cubes ->
    [one] 1 Holzwürfel aus dem Verlustvorrat von { $seat } kommt in den Vorrat.
   *[other] { $cubes } Holzwürfel aus dem Verlustvorrat von { $seat } kommen in den Vorrat.
}
event-CitiesScored = Städte von { $seat }: { $byzantine } byzantinische und { $arab } arabische Stadtmarker.
event-GameEnded = Das Spiel endet nach Spielrunde { $turn }.
event-ControlLost = { $seat } verliert die Kontrolle über { $city }.
event-CubesGiven = { $seat } gibt einen Holzwürfel der { $side } für { $city }: { $box }.
event-FleetWaited = Die byzantinische Flotte von { $seat } lässt { $mover } gewähren.
event-MarchEnded = Feldarmee der { $side } von { $seat } hält an.
event-CubesSpent = { $seat } gibt { $cubes } Holzwürfel vom Bewegungsfeld der { $side } aus.

reason-army-is-not-there = Diese Armee steht nicht dort.
reason-army-needs-a-cube = Eine Armee braucht einen Holzwürfel in Elite, Hauptarmee oder Bewegung.
reason-army-not-on-the-board = Diese Armee ist nicht auf dem Spielplan.
reason-army-on-the-board = Diese Armee ist schon auf dem Spielplan.
reason-back-into-the-same-box = Ein Holzwürfel darf nicht in das Feld zurückgekauft werden, aus dem er kam.
reason-box-is-empty = Dieses Feld ist leer.
reason-capital-has-no-discs = Konstantinopel hat keine Stadtmarker und kann nicht erweitert werden.
reason-casualties-first = Der Holzwürfel fürs Passen kommt aus dem Verlustvorrat.
reason-city-is-controlled = Diese Stadt wird schon kontrolliert.
reason-city-of-another-side = Eine Armee wird nur in einer Stadt ihrer Seite eingesetzt.
reason-city-of-no-player-side = Das geht nur mit einer byzantinischen oder arabischen Stadt.
reason-cube-costs-three = Dieser Holzwürfel kostet drei Bezants aus der Staatskasse der Seite, der er nützt.
reason-cube-could-be-paid = Kein Holzwürfel darf unbezahlt bleiben, den das Geld noch bezahlen könnte.
reason-desert-is-for-arabs = Nur arabische Armeen ziehen über Wüstenpisten.
reason-fortified-already = Diese Stadt hat schon einen Befestigungsmarker.
reason-guard-goes-last = Die Wache kann nur als letzter Holzwürfel der Armee verloren gehen.
reason-last-cube-of-the-army = Die Armee muss für den Bürgerkrieg einen Holzwürfel behalten.
reason-levy-is-no-field-army = Die Bürgerwehr gehört nicht zur Feldarmee.
reason-link-is-closed = Die byzantinische Flotte hat diese Verbindung für diese Aktion gesperrt.
reason-more-than-was-raised = So viel wurde nicht eingenommen.
reason-name-the-cube = Der Verlustvorrat ist leer: Nenne den Holzwürfel für das Passenfeld.
reason-never-against-yourself = Niemand greift sich selbst an.
reason-no-army-to-fight = Gegen diese Farbe steht kein Kampf mehr aus.
reason-no-civil-war-in-constantinople = In Konstantinopel gibt es keinen Bürgerkrieg.
reason-no-cube-there = Dort liegt kein Holzwürfel von dir.
reason-no-disc-left = Kein Stadtmarker dieser Farbe ist mehr da.
reason-no-fortification-left = Beide Befestigungsmarker sind auf dem Spielplan.
reason-no-link = Es gibt keine Verbindung, die diese Armee nutzen kann.
reason-no-such-army = Spieler haben nur eine byzantinische und eine arabische Armee.
reason-no-such-space = Diese Sonderaktion gibt es nicht.
reason-no-third-link = Eine Armee zieht höchstens über zwei Verbindungen.
reason-nobody-controls-constantinople = Niemand kontrolliert Konstantinopel.
reason-nobody-controls-it = An diesem Tisch braucht der Bürgerkrieg eine Stadt eines anderen Spielers.
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
side-arab = Araber
side-persian = Perser
side-bulgar = Bulgaren

box-elite = Elite
box-main = Hauptarmee
box-levy = Bürgerwehr
box-move = Bewegung

source-pool = Vorrat
source-casualties = Verlustvorrat
source-byzantine-elite = byzantinische Elite
source-byzantine-main = byzantinische Hauptarmee
source-byzantine-levy = byzantinische Bürgerwehr
source-byzantine-move = byzantinische Bewegung
source-arab-elite = arabische Elite
source-arab-main = arabische Hauptarmee
source-arab-levy = arabische Bürgerwehr
source-arab-move = arabische Bewegung

payer-byzantine = byzantinische Staatskasse
payer-arab = arabische Staatskasse
payer-free = kostenlos

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
building-mosque = Moschee

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
x-verb-control = Eine Stadt unter Kontrolle nehmen
x-verb-reinforce = Ein Heer verstärken
x-verb-emperor = Kaiser werden
x-verb-caliph = Kalif werden
x-verb-fleet = Eine Flotte nehmen
x-verb-civil-war = Bürgerkrieg
x-verb-improve = Eine Stadt erweitern
x-verb-bulgars-attack = Mit den Bulgaren angreifen
x-verb-bulgars-reinforce = Die Bulgaren verstärken
x-verb-fortify = Eine Stadt befestigen
x-verb-tax = Steuern erheben
x-verb-split = Die Steuern teilen
x-verb-church = Eine Kirche bauen
x-verb-mosque = Eine Moschee bauen
x-verb-place = Ein Heer einsetzen
x-verb-march = Marschieren
x-verb-lose = Einen Würfel verlieren
x-verb-retreat = Zurückziehen
x-verb-fight = Kämpfen
x-verb-garrison = Kontrollwürfel
x-verb-give = Einen Würfel abgeben
x-verb-desert = Einen Würfel unbezahlt lassen
x-verb-pass-from = Mit einem Würfel passen
x-field-city = die Stadt
x-field-source = woher der Würfel kommt
x-field-side = die Seite
x-field-box = das Feld
x-field-from = von wo
x-field-to = wohin
x-field-cubes = wie viele Würfel
x-field-bezants = Bezanten für den byzantinischen Schatz
x-field-payer = wer zahlt
x-field-colour = der Gegner
x-end-constantinople-fell = Konstantinopel ist gefallen: Nur arabische Punkte zählen.
x-end-third-turn-ended = Der dritte Zug ist zu Ende.

# Warum ein Bot es täte

hint-points = Es bringt { $points } Punkte mehr als die anderen Möglichkeiten.
hint-balance = Es bringt deine beiden Leisten näher zusammen, sodass beide zählen.
hint-safety = Es macht deine Städte sicherer.
hint-money = Es hält die Schatzkammern voll und die Armeen bezahlt.
hint-army = Es stellt deine Armeen dorthin, wo sie zuschlagen können.
hint-cubes = Es lässt dir mehr Würfel für später.
hint-capital = Es geht um Konstantinopel, dessen Fall das Spiel entscheiden würde.
x-odds-chance_to_take = die Stadt wird genommen
x-odds-chance_of_destruction = das Heer wird vernichtet
x-odds-expected_losses = verlorene Würfel im Mittel
x-odds-expected_enemy_losses = verlorene Würfel des Gegners im Mittel
x-style-random = Zieht, wohin die Straße führt.
x-style-novice = Mag Städte und vergisst, wer nebenan steht.
x-style-steady = Zählt seine Bezanten und bewacht seine Städte.
x-style-strong = Wägt beide Seiten der Grenze ab und fürchtet die Bulgaren.
x-style-master = Plant die letzte Runde in der ersten und wartet auf Konstantinopel.
