# Was nur das Spiel im Terminal sagt. Die Befehle heißen `word-…`: der erste wird gezeigt, jeder darf getippt werden.
word-help = hilfe help ?
word-back = zurück back 0
word-list = liste list
word-why = warum why
word-odds = chancen odds
word-hint = tipp hint
word-look = zeig look
word-board = brett board
word-log = verlauf log
word-goal = ziel goal
word-rules = regeln rules
word-lesson = lektion lesson
word-stand = anweisung stand
word-unstand = widerruf unstand
word-undo = rückgängig undo
word-save = speichern save
word-load = laden load
word-quit = ende quit exit
word-all = alles all
word-steps = schritte steps
word-not = nicht not
word-until = bis until
term-welcome = { $game }, { $seats ->
    [one] für eine Person.
   *[other] für { $seats } Personen.
} Mit ? bekommst du Hilfe.
term-which-game = Welches Spiel? Tippe die Nummer:
term-choose-action = Was tust du?
term-choose-one = Wähle aus:
term-choose-field = Wähle: { $field }
term-back = 0 geht zurück
term-more = { $count ->
    [one] { $count } Möglichkeit
   *[other] { $count } Möglichkeiten
}
term-all-alike = Was du auch wählst: { $changes }
term-sure = { $undone } Tippe noch einmal { $number }, wenn du es trotzdem willst.
term-goal-hex = Wohin? Tippe ein Feld, und der ganze Weg wird gegangen, oder { $number }, um Schritt für Schritt zu gehen.
term-step-by-step = Schritt für Schritt
term-hexes-in-reach = In Reichweite, mit den nötigen Punkten: { $hexes }
term-risk = { $hex } (unverletzt { $chance })
term-you-may = Das darfst du.
term-taken-back = Zurückgenommen: { $action }
term-undo-nothing = Es ist noch nichts gespielt worden.
term-undo-other = Die letzte Aktion kam von jemand anderem. Die kannst du nicht zurücknehmen.
term-undo-dice = Es wurde gewürfelt oder etwas aufgedeckt. Das lässt sich nicht zurücknehmen.
term-unreadable = „{ $text }“ verstehe ich nicht.
term-nearest = Meinst du „{ $nearest }“?
term-example = Zum Beispiel: { $example }
term-type-help = Mit ? bekommst du Hilfe.
term-number = Tippe eine Zahl von 1 bis { $most }.
term-no-odds = Darüber entscheidet kein Würfel.
term-hint-line = { $action } (gewinnt zu { $chance }). { $reason }
term-no-file = Es gibt keine Datei { $file }.
term-file-trouble = { $file } lässt sich nicht lesen oder schreiben.
term-file-name = Gib der Datei einen Namen: { $word } mein-spiel.json
term-saved = Gespeichert. Mit porphyry replay { $file } --play geht es hier weiter.
term-loaded = Geladen: { $file }
term-bad-record = { $file } ist keine Aufzeichnung, die sich hier spielen lässt.
term-other-game = { $file } ist die Aufzeichnung eines anderen Spiels.
term-not-saved = Die Partie ist nicht gespeichert. Tippe noch einmal { $quit }, um zu gehen, oder { $save } und einen Dateinamen.
term-bye = Auf Wiedersehen.
term-no-rule = Eine Regel { $id } gibt es nicht.
term-no-lesson = Eine Lektion namens { $name } gibt es nicht.
term-lessons = Lektionen. Tippe { $word } und einen Namen:
term-lesson-more = { $count ->
    [one] Eine weitere Möglichkeit.
   *[other] { $count } weitere Möglichkeiten.
}
term-lesson-left = Zurück am Tisch.
term-nothing-to-look-at = Hier gibt es nichts mit dem Namen „{ $text }“.
term-no-goal = Was gewinnt, steht in den Regeln: { $word }
term-options = { $count ->
    [one] Eine mögliche Aktion, so wie man sie tippt:
   *[other] { $count } mögliche Aktionen, so wie man sie tippt:
}
term-orders = Anweisungen im Voraus antworten für dich:
term-order-given = Erteilt: { $order }
term-order-none = In diesem Spiel gibt es keine Anweisungen im Voraus.
term-hand-over = { $seat-the }, du bist dran. Drück die Eingabetaste, wenn sonst niemand zusieht.
term-over = Das Spiel ist zu Ende.
term-place = { $place }. { $seat }: { $score }
term-verdict = Urteil: { $verdict }
term-replayed = { $plies ->
    [one] Eine Aktion nachgespielt.
   *[other] { $plies } Aktionen nachgespielt.
}
term-help =
    Tippe die Nummer einer Möglichkeit, ihre ersten Buchstaben oder eines davon:
    { $back } – eine Frage zurück
    { $list } – alle möglichen Aktionen, so wie man sie tippt; { $list } march: die so beginnen
    march arab tabuk damascus – eine ganze Aktion, so wie die Liste sie zeigt
    { $why } – die Regel hinter der Frage; { $why } und eine Aktion: was sie verbietet
    { $odds } – die Chancen der Angriffe, die du jetzt wählen kannst
    { $hint } – was jemand Starkes täte, und warum
    { $look } – der Text einer Karte, Stadt, eines Feldes oder einer Einheit: { $look } damascus
    { $board } – noch einmal das Brett; { $log }: was zuletzt geschah; { $log } { $all }: von Anfang an; { $log } { $steps }: mit Würfeln und Regeln
    { $goal } – was gewinnt und wie weit es ist
    { $rules } – die Kapitel; { $rules } und eine Regelnummer: die Regel
    { $lesson } – die Lektionen dieses Spiels
    { $stand } – Anweisungen im Voraus: antworte für mich; { $unstand }: frag mich wieder
    { $undo } – nimm deinen letzten Schritt zurück
    { $save } DATEI, { $load } DATEI – die Partie aufheben und weiterspielen
    { $quit } – gehen
# Bretter
term-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
term-bezants = { $bezants ->
    [one] { $bezants } Bezant
   *[other] { $bezants } Bezants
}
term-byz-army-at = Armee in { $city }
term-byz-no-army = keine Armee auf dem Plan
term-byz-income = Einkommen { $income }, Unterhalt { $upkeep }
term-byz-cubes = { $pool } im Vorrat, { $casualties } unter den Verlusten
term-byz-ways = Wege: { $ways }
term-byz-way-desert = { $city } (Wüste)
term-byz-way-sea = { $city } (See)
term-bzn-resources = Ressourcen: { $goods }
term-bzn-votes = Stimmen: { $first } zu { $second }
term-bzn-market-free = frei zu { $price }
term-bzn-worth = jetzt { $doxa } Doxa
term-bzn-pays = kostet dich { $cost }
term-gui-map-key = Zweiter Buchstabe klein: { $first }. Beide groß: { $second }. # an einer Seite: Mauer. = Öffnung. " Palisade.
term-gui-ground = Gelände: { $list }
term-gui-step = { $round }, { $step }: { $army }
term-gui-begin = { $step }: { $army }
term-gui-fires = Feuer: { $hexes }
bzn-decree = Der Erlass
bzn-face-down = { $card } (verdeckt)
bzn-marked = benutzt
bzn-round = Runde { $round } von { $rounds }
bzn-events = Ereignisse
bzn-map = Reich
bzn-initiative = Initiative
bzn-market = Markt
bzn-display = Angebot
bzn-hand = Hand
bzn-missions = Missionen
bzn-packet = Behalte eine davon
bzn-looking = Du siehst dir an
bzn-deck = Deck: { $n }
bzn-discard = Ablagestapel: { $n }
bzn-reward = Belohnung
bzn-penalty = Strafe
bzn-trial = Prüfung
bzn-chosen = beschlossen
bzn-market-space = { $good } für { $price } Nomisma
bzn-empty = leer
bzn-cost = Kosten { $n }
bzn-level = { $type } { $n }
bzn-intrigue = Intrige
bzn-produces = Ertrag
bzn-closed-event = Verdecktes Ereignis
bzn-ring = hält den Kaiserlichen Ring
bzn-hand-size = Handkarten
bzn-nothing = Noch nichts
bzn-protected = geschützt
bzn-no-units = keine Einheiten
bzn-fulfilled = erfüllt
bzn-cancelled = annulliert
bzn-extra-cost = Zusatzkosten
bzn-about-labarum = 1 Dynamis mehr in dieser Runde
bzn-about-chalice = 2 Auctoritas für diese Abstimmung oder 2 Stück für das Gebot einer Prüfung
bzn-about-sceptre = Entscheidet jeden Gleichstand der Runde
bzn-about-robes = Verdoppelt Belohnung und Strafe
bzn-phase-setup = Vorbereitung
bzn-phase-event = Ereignisphase
bzn-phase-action = Aktionsphase
bzn-phase-resolution = Auflösungsphase
bzn-phase-end = Spielende
bulgar-box = Bulgaren: { $box } im Feld, { $supply } im Vorrat.
spaces = Sonderaktionen
space-free = frei
space-taken = besetzt von { $name }
space-about-emperor = Du führst in dieser Spielrunde die kaiserliche Wache und darfst die Hauptstadt mit deiner Bürgerwehr verteidigen.
space-about-caliph = Du führst in dieser Spielrunde die arabische Reiterwache.
space-about-byzantine-fleet = Du darfst in dieser Spielrunde die Kosten arabischer Seebewegungen verdoppeln und gegen Armeen würfeln, die trotzdem fahren.
space-about-arab-fleet = Seebewegungen deiner arabischen Armee kosten in dieser Spielrunde die Hälfte.
space-about-civil-war = Greife mit einer Armee eine Stadt ihrer eigenen Seite an.
space-about-improvement = Lege einen Stadtmarker auf eine Stadt dieser Seite.
space-about-bulgars = Verstärke die Bulgaren oder greife mit ihnen an.
space-about-fortification = Befestige eine Stadt, die du kontrollierst.
turn-of = Spielrunde { $turn } von 3.
city-strength = Stärke { $n }
city-held-by = gehalten von { $name }
city-fortified-by = befestigt von { $name }
army-of = { $side }: Armee von { $name }
region-capital = Die Hauptstadt
region-balkans = Balkan
region-islands = Inseln
region-anatolia = Anatolien
region-syria = Syrien und Palästina
region-egypt = Ägypten
region-arabia = Arabien
region-persia = Persien
city-fallen = gefallen
gui-round = Runde { $round } von { $rounds }
gui-values = Angriff { $attack }, Verteidigung { $defence }, Bewegung { $movement }
gui-values-stunned = Verteidigung { $defence }
gui-facing = Blick: { $facing }
gui-rides = reitet { $horse }
gui-carries = trägt { $name }
gui-led-by = geführt von { $name }
gui-target = führt einen Reiterangriff auf { $name } aus
gui-health-healthy = unverletzt
gui-health-wounded = verletzt
gui-health-dead = tot
gui-stunned = bewusstlos
gui-place-map = auf dem Spielplan
gui-place-unplaced = noch aufzustellen
gui-place-waiting = wartet
gui-place-carried = getragen
gui-place-ridden = geritten
gui-place-left = hat den Spielplan verlassen
gui-place-gone = aus dem Spiel
gui-place-beneath = unter einem anderen
gui-mark-fired = hat geschossen
gui-mark-moved = ist gezogen
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
gui-level = Höhe { $n }
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
gui-odds-success = gefangen
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
gui-engine-wait =
    noch { $n } { $n ->
        [one] Runde
       *[other] Runden
    } zu laden
gui-siege-day = Tag { $day }
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
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }
