# What browser and terminal say about the map of Guiscard and its sheets.

gui-round = Runde { $round } von { $rounds }
gui-setup = Aufstellung
gui-values = Angriff { $attack }, Verteidigung { $defence }, Bewegung { $movement }
gui-values-stunned = Verteidigung { $defence }
gui-facing = Blick: { $facing }
gui-tail = hinten in { $hex }
gui-rides = reitet { $horse }
gui-carries = trägt { $name }
gui-led-by = geführt von { $name }
gui-target = führt einen Reiterangriff auf { $name } aus
gui-health-healthy = unverletzt
gui-health-wounded = verletzt
gui-health-dead = tot
gui-stunned = bewusstlos
gui-armoured = gepanzert
gui-place-map = auf dem Spielplan
gui-place-unplaced = noch aufzustellen
gui-place-waiting = wartet
gui-place-carried = getragen
gui-place-ridden = geritten
gui-place-left = hat den Spielplan verlassen
gui-place-gone = aus dem Spiel
gui-place-beneath = unter einem anderen
gui-mark-fired = hat geschossen
gui-mark-moved = hat sich bewegt
gui-mark-busy = bei der Arbeit
gui-mark-charging = im Reiterangriff
gui-mark-countering = im Gegenangriff
gui-mark-formation = in Lanzenformation
gui-mark-foulkon = in Schildkrötenformation (Foulkon)
gui-mark-lance-gone = Lanze geworfen
gui-mark-kindled = kann Feuer legen
gui-mark-captive = gefangen
gui-loot = Beute
gui-loot-taken = fortgeschafft
gui-casualties = Punkte für Verluste des Gegners
gui-level = Höhe { $n }
gui-terrain = Gelände
gui-terrain-ask = Feld
gui-terrain-all = Das ganze Gelände
gui-no-hex = Dieses Feld gibt es nicht.
gui-phase = Phase
gui-round-short = R{ $round }
gui-day-round-short = T{ $day } R{ $round }
gui-casualty-log = Verluste bisher
gui-drowned = ertrunken
gui-watch = Reichweite und Schussfeld
gui-ask = Ausrechnen
gui-unit = Einheit
gui-reach-told = { $points ->
    [one] 1 Bewegungspunkt
   *[other] { $points } Bewegungspunkte
  }. { $n ->
    [0] Kein Feld in Reichweite.
   *[other] In Reichweite, mit Kosten: { $hexes }.
}
gui-sight = Sichtlinie
gui-sight-key = Sichtlinie zwischen zwei Feldern (Umschalt+L)
gui-sight-from = Von
gui-sight-to = Nach
gui-sight-first = Wähle das Feld, von dem aus geschaut wird.
gui-sight-second = Von { $hex }: Wähle das Feld, auf das geschaut wird.
gui-sight-help = Esc legt das Werkzeug weg.
gui-sight-clear = { $from } sieht { $to }, { $hexes } { $hexes ->
    [one] Feld
   *[other] Felder
} entfernt.
gui-sight-blocked = { $from } sieht { $to } nicht: { $what } in { $hex }.
gui-sight-blocked-side = { $from } sieht { $to } nicht: { $what } an { $hex }, Seite { $side }.
gui-sight-no-cover = Keine Deckung.
gui-sight-cover = Deckung: { $cover }, durch { $source } in { $hex }.
gui-block-tree = ein Baum
gui-block-edge = die Hangkante
gui-block-wall = eine Wand
gui-block-opening = eine Öffnung, die nicht hierher zeigt
gui-block-gate = das geschlossene Tor
gui-block-palisade = die Palisade
gui-block-tent = ein Zelt
gui-block-nowhere = nichts zu sehen
gui-cover-none = nichts
gui-cover-ground = das Gelände
gui-cover-bushes = Gebüsch
gui-cover-edge = die Hangkante
gui-cover-timber = der Steg
gui-cover-low-wall = eine niedrige Mauer
gui-cover-door = die Tür
gui-cover-window = das Fenster
gui-cover-slit = die Schießscharte
gui-cover-palisade = die Palisade
gui-cover-tent = die Zeltplane
gui-cover-breach = die Bresche
gui-cover-below = die Höhe des Pfades
gui-shot = { $name } auf { $target } in { $hex }: Treffer { $hit }, Verletzung { $harm }, Tod { $killed } (Deckung { $cover }).
gui-shot-not = { $name } kann nicht auf { $target } in { $hex } schießen: { $why }
gui-way = { $name } nach { $hex }: { $cost } { $cost ->
    [one] Punkt
   *[other] Punkte
}.
gui-way-unhurt = Kommt heil durch: { $chance }.
gui-way-check = Von { $hex } an { $names } vorbei: heil { $unhurt }, tot { $killed }.
gui-way-fire = { $name } kann auf { $hexes } schießen: Verletzung bis { $harm }.
gui-way-label = erreichbar für { $cost }, heil { $unhurt }
gui-way-price = { $cost ->
    [one] { $cost } Punkt
   *[other] { $cost } Punkte
  }
gui-way-risk = { $cost ->
    [one] { $cost } Punkt, heil { $unhurt }
   *[other] { $cost } Punkte, heil { $unhurt }
  }
gui-course = Der gelegte Weg
gui-course-safe = Niemand hält dich auf, und niemand kann schießen.
gui-course-none = Nach { $hex } führt kein solcher Weg.
gui-course-via = Über { $hexes }.
gui-course-go = Los
gui-course-dare = Trotzdem los
gui-course-open = Los, und weiter am Zug bleiben
gui-course-point = Wegpunkt
gui-course-always = Los, und künftig immer, wenn es sicher ist
gui-course-how = Anders gehen
gui-course-help = Mit Enter oder einem zweiten Klick auf das Ziel geht es los. Zieh einen Punkt des Weges, klick mit Umschalt oder drück W auf einem Feld, um anders zu gehen. Esc nimmt den Weg zurück.
gui-charge-charge = Reiterangriff
gui-charge-countered = Angriff und Gegenangriff
gui-charge-reversed = vertauschte Rollen
gui-fight-more = Wer kämpft mit?
gui-fight-strike = { $defenders } angreifen mit { $attackers }
gui-fight-difference = Unterschied
gui-fight-column = Spalte { $column }
gui-fight-armour = Rüstung
gui-fight-die = auf den Wurf
gui-fight-table-foot = Tabelle gegen Fußsoldaten
gui-fight-table-mounted = Tabelle gegen Reiter
gui-shift-ground = Gelände
gui-shift-joint = Gemeinsamer Angriff
gui-shift-row = Die Lanzenformation der Hopliten
gui-shift-own-row = Eigene Lanzenformation
gui-shift-group = Gruppenangriff
gui-odds-on_target = ins Ziel
gui-odds-friend_hit = trifft einen Freund
gui-odds-driven_back = zurückgedrängt
gui-odds-slowed = gebremst
gui-odds-wounded = verletzt
gui-odds-killed = getötet
gui-odds-stunned = bewusstlos
gui-odds-thrown = abgeworfen
gui-odds-thrown_wounded = abgeworfen und verletzt
gui-odds-thrown_stunned = abgeworfen und bewusstlos
gui-odds-horse_killed_rider_wounded = Pferd tot, Reiter verletzt
gui-odds-horse_killed_rider_stunned = Pferd tot, Reiter bewusstlos
gui-odds-horse_killed_rider_thrown = Pferd tot, Reiter abgeworfen
gui-odds-horse_and_rider_killed = Pferd und Reiter tot
gui-odds-lances_beaten = Lanzen beiseitegeschlagen
gui-odds-nothing = nichts
gui-odds-attackers_back = Angreifer zurückgedrängt
gui-odds-attacker_stunned = Angreifer bewusstlos
gui-odds-attacker_thrown_stunned = Angreifer abgeworfen und bewusstlos
gui-odds-attacker_thrown = Angreifer abgeworfen
gui-odds-attacker_wounded = Angreifer verletzt
gui-odds-attacker_killed = Angreifer getötet
gui-odds-unhurt = heil
gui-odds-stopped = aufgehalten
gui-odds-success = erwischt
gui-odds-failure = verfehlt
gui-device-absent = noch nicht da
gui-device-carried = getragen
gui-device-lying = liegt
gui-device-fixed = angelegt
gui-device-ready = bereit
gui-device-lost = verloren
gui-device-jammed = klemmt
gui-device-climber = { $name } ist darauf
gui-engine-crew = Mannschaft { $n } von { $needed }
gui-engine-wait = noch { $n } { $n ->
    [one] Runde
   *[other] Runden
} zu laden
gui-siege-sheet = Belagerungsprotokoll
gui-siege-days = Tage der Belagerung
gui-siege-day = Tag { $day }
gui-siege-plan = Grundriss des Gebäudes mit seinen Schäden
gui-siege-destroyed = { $n } { $n ->
    [one] Bauteil
   *[other] Bauteile
} zerstört
gui-siege-damage = Schäden: { $list }
gui-siege-supplies = Vorräte
gui-siege-left = { $n } { $n ->
    [one] Tag
   *[other] Tage
}
gui-siege-surrender = Aussicht auf Kapitulation
gui-siege-strength = { $n } kampffähig
gui-siege-wounded-men = { $n } verletzt
gui-siege-dead-men = { $n } tot
gui-siege-captured-men = { $n } gefangen
gui-day-event = Ereignis
gui-day-orders = Befehle
gui-day-fight = Kampf
gui-day-evening = Abend
gui-siege-building = Im Bau
gui-siege-wounded = Die Verletzten
gui-siege-returns = zurück am Tag { $day }
gui-muster = Eine Truppe aufstellen
gui-muster-left = noch { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
gui-muster-called = Bisher gerufen: { $n }
gui-muster-cost = { $n } { $n ->
    [one] Punkt
   *[other] Punkte
}
gui-ground-level = ebenes Gelände
gui-ground-bushes = Gebüsch
gui-ground-tree = Baum
gui-ground-slope = Abhang
gui-ground-swamp = Sumpf
gui-ground-rocks = Felsen
gui-ground-path = Pfad
gui-ground-rock-steps = Felsentreppe
gui-ground-beach = Strand
gui-ground-shallow = flaches Wasser
gui-ground-deep = tiefes Wasser
gui-ground-jetty = Steg
gui-ground-interior = im Gebäude
gui-ground-stairs = Treppe
gui-ground-courtyard = Hof
gui-ground-tent = Zelt
gui-ground-tent-entrance = Zelteingang
gui-ground-tower = Turm
gui-ground-wall-walk = Wehrgang
gui-ground-gate = Tor
gui-side-wall = Wand
gui-side-window = Fenster
gui-side-door = Tür
gui-side-low-wall = niedrige Mauer
gui-side-church-window = Kirchenfenster
gui-side-castle-wall = Burgmauer
gui-side-slit = Schießscharte
gui-side-tower-door = Turmtür
gui-side-palisade = Palisade
gui-side-palisade-down = niedergerissene Palisade
gui-side-gate = Tor
gui-side-tent-wall = Zeltwand
gui-side-gateway = Durchgang
gui-side-edge = Oberkante eines Hangs
gui-side-cliff = Steilwand
gui-side-drop = Absturzkante
gui-side-off-path = Rand des Pfads
gui-weapon-none = Handwaffe
gui-weapon-lance = Lanze
gui-weapon-javelin = Wurfspeer
gui-weapon-sling = Schleuder
gui-weapon-short-bow = Kurzbogen
gui-weapon-composite-bow = Reflexbogen
gui-weapon-pennon = Lanze mit Wimpel
gui-weapon-long-spear = Langspieß
gui-weapon-kontos = Kontos
gui-kind-fatimid-guard = Fatimidengardist
gui-kind-numidian-spearman = numidischer Speerträger
gui-kind-swabian-swordsman = schwäbischer Schwertkämpfer
gui-kind-archer = Bogenschütze
gui-kind-cataphract = Kataphrakt
gui-kind-civilian = Zivilist
gui-kind-civilian-noblewoman = Edelfrau
gui-kind-civilian-priest = Priester
gui-kind-count = Graf
gui-kind-emir = Emir
gui-kind-heavy-rider = schwerer Reiter
gui-kind-hoplite = Hoplit
gui-kind-horse = Pferd
gui-kind-pack-horse = Packpferd
gui-kind-horse-archer = berittener Bogenschütze
gui-kind-javelin = Speerwerfer
gui-kind-knight = Ritter
gui-kind-koursor = Koursor
gui-kind-light-infantry = leichter Fußsoldat
gui-kind-light-rider = leichter Reiter
gui-kind-medium-infantry = mittlerer Fußsoldat
gui-kind-peasant = Bauer
gui-kind-peltast = Peltast
gui-kind-skutatos = Skutatos
gui-kind-slinger = Schleuderer
gui-kind-dog = Hund
gui-kind-boar = Eber
gui-kind-sheep = Schaf
