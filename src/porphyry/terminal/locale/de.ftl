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
term-no-odds = Darum wird nicht gewürfelt.
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
    { $hint } – was jemand täte, der stark spielt, und warum
    { $look } – der Text einer Karte, Stadt, eines Feldes oder einer Einheit: { $look } damascus
    { $board } – noch einmal der Spielplan; { $log }: was zuletzt geschah; { $log } { $all }: von Anfang an; { $log } { $steps }: mit Würfeln und Regeln
    { $goal } – was gewinnt und wie weit ihr seid
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
term-byz-no-army = keine Armee auf dem Spielplan
term-byz-income = Einkommen { $income }, Unterhalt { $upkeep }
term-byz-cubes = { $pool } im Vorrat, { $casualties } im Verlustvorrat
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

# porphyry analyse
term-analysis = Wie das Spiel verlief
term-analysis-seat = { $who }: begann mit { $begun } %, Glück { $luck }, eigenes Spiel { $own }, Spiel der anderen { $others }
term-analysis-better = Schritt { $ply }, { $who }: { $mark }, { $loss } % (± { $doubt }). Gespielt: { $played }; besser: { $best }
term-analysis-turn = Schritt { $ply }: { $who } { $before } % → { $after } %
