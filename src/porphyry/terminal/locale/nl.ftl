# Wat alleen het spel in de terminal zegt. De opdrachten heten `word-…`: de eerste wordt getoond, elk mag getypt worden.
word-help = hulp help ?
word-back = terug back 0
word-list = lijst list
word-why = waarom why
word-odds = kansen odds
word-hint = tip hint
word-look = bekijk look
word-board = bord board
word-log = verloop verslag log
word-goal = doel goal
word-rules = regels rules
word-lesson = les lesson
word-stand = opdracht stand
word-unstand = intrekken unstand
word-undo = ongedaan undo
word-save = bewaar save
word-load = laad load
word-quit = stop quit exit
word-all = alles all
word-steps = stappen steps
word-not = niet not
word-until = tot until
term-welcome = { $game }, { $seats ->
    [one] voor één speler.
   *[other] voor { $seats } spelers.
} Typ ? voor hulp.
term-which-game = Welk spel? Typ het nummer:
term-choose-action = Wat doe je?
term-choose-one = Kies er een:
term-choose-field = Kies: { $field }
term-back = 0 gaat terug
term-more = { $count ->
    [one] { $count } mogelijkheid
   *[other] { $count } mogelijkheden
}
term-all-alike = Wat je ook kiest: { $changes }
term-sure = { $undone } Typ nog eens { $number } om het toch te doen.
term-goal-hex = Waarheen? Typ een veld en de hele weg wordt afgelegd, of { $number } om stap voor stap te gaan.
term-step-by-step = Stap voor stap
term-hexes-in-reach = Bereikbaar, met de nodige punten: { $hexes }
term-risk = { $hex } (ongedeerd { $chance })
term-you-may = Dat mag je doen.
term-taken-back = Ongedaan gemaakt: { $action }
term-undo-nothing = Er is nog niets gespeeld.
term-undo-other = De laatste actie was van een ander. Die kun je niet ongedaan maken.
term-undo-dice = Er is gedobbeld of iets onthuld. Dat kan niet ongedaan worden gemaakt.
term-unreadable = Ik begrijp ‘{ $text }’ niet.
term-nearest = Bedoel je ‘{ $nearest }’?
term-example = Bijvoorbeeld: { $example }
term-type-help = Typ ? voor hulp.
term-number = Typ een getal van 1 tot { $most }.
term-no-odds = Daar wordt niet voor gegooid.
term-hint-line = { $action } (winstkans { $chance }). { $reason }
term-no-file = Er is geen bestand { $file }.
term-file-trouble = { $file } kan niet worden gelezen of geschreven.
term-file-name = Geef het bestand een naam: { $word } mijn-spel.json
term-saved = Bewaard. Met porphyry replay { $file } --play ga je hier verder.
term-loaded = Geladen: { $file }
term-bad-record = { $file } is geen partij die hier gespeeld kan worden.
term-other-game = { $file } is een partij van een ander spel.
term-not-saved = De partij is niet bewaard. Typ nog eens { $quit } om te stoppen, of { $save } en een bestandsnaam.
term-bye = Tot ziens.
term-no-rule = Een regel { $id } is er niet.
term-no-lesson = Een les met de naam { $name } is er niet.
term-lessons = Lessen. Typ { $word } en een naam:
term-lesson-more = { $count ->
    [one] Nog één mogelijkheid.
   *[other] Nog { $count } mogelijkheden.
}
term-lesson-left = Terug aan tafel.
term-nothing-to-look-at = Er is hier niets dat ‘{ $text }’ heet.
term-no-goal = Wat wint, staat in de regels: { $word }
term-options = { $count ->
    [one] Eén mogelijke actie, zoals je hem typt:
   *[other] { $count } mogelijke acties, zoals je ze typt:
}
term-orders = Doorlopende opdrachten antwoorden voor je:
term-order-given = Gegeven: { $order }
term-order-none = In dit spel zijn er geen doorlopende opdrachten.
term-hand-over = { $seat-the }, je bent aan de beurt. Druk op Enter als niemand anders meekijkt.
term-over = Het spel is afgelopen.
term-place = { $place }. { $seat }: { $score }
term-verdict = Oordeel: { $verdict }
term-replayed = { $plies ->
    [one] Eén actie nagespeeld.
   *[other] { $plies } acties nagespeeld.
}
term-help =
    Typ het nummer van een mogelijkheid, de eerste letters ervan, of een van deze:
    { $back } – één vraag terug
    { $list } – alle mogelijke acties, zoals je ze typt; { $list } march: die zo beginnen
    march arab tabuk damascus – een hele actie, zoals de lijst die toont
    { $why } – de regel achter de vraag; { $why } en een actie: wat die verbiedt
    { $odds } – de kansen van de aanvallen die je nu kunt kiezen
    { $hint } – wat een sterke speler zou doen, en waarom
    { $look } – de tekst van een kaart, stad, veld of eenheid: { $look } damascus
    { $board } – het bord nog eens; { $log }: wat er laatst gebeurde; { $log } { $all }: vanaf het begin; { $log } { $steps }: met dobbelstenen en regels
    { $goal } – wat wint, en hoever jullie zijn
    { $rules } – de hoofdstukken; { $rules } en een regelnummer: de regel
    { $lesson } – de lessen van dit spel
    { $stand } – doorlopende opdrachten: antwoord voor mij; { $unstand }: vraag het mij weer
    { $undo } – maak je laatste stap ongedaan
    { $save } BESTAND, { $load } BESTAND – de partij bewaren en verder spelen
    { $quit } – stoppen
# Borden
term-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
term-bezants = { $bezants ->
    [one] { $bezants } Bezant
   *[other] { $bezants } Bezanten
}
term-byz-army-at = leger in { $city }
term-byz-no-army = geen leger op het bord
term-byz-income = inkomsten { $income }, onderhoud { $upkeep }
term-byz-cubes = { $pool } in de kubusvoorraad, { $casualties } in de slachtoffervoorraad
term-byz-ways = Wegen: { $ways }
term-byz-way-desert = { $city } (woestijn)
term-byz-way-sea = { $city } (zee)
term-bzn-resources = Grondstoffen: { $goods }
term-bzn-votes = Stemmen: { $first } tegen { $second }
term-bzn-market-free = vrij voor { $price }
term-bzn-worth = nu { $doxa } doxa
term-bzn-pays = kost jou { $cost }
term-gui-map-key = Tweede letter klein: { $first }. Beide hoofdletters: { $second }. # aan een zijde: muur. = opening. " palissade.
term-gui-ground = Terrein: { $list }
term-gui-step = { $round }, { $step }: { $army }
term-gui-begin = { $step }: { $army }
term-gui-fires = Vuren: { $hexes }

# porphyry analyse
term-analysis = Hoe de partij verliep
term-analysis-seat = { $who }: begon met { $begun } %, geluk { $luck }, eigen spel { $own }, spel van de anderen { $others }
term-analysis-better = stap { $ply }, { $who }: { $mark }, { $loss } % (± { $doubt }). Gespeeld: { $played }; beter: { $best }
term-analysis-turn = stap { $ply }: { $who } { $before } % → { $after } %
