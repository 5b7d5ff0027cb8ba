# Wat alleen het spel in de terminal zegt. De opdrachten heten `word-…`: de eerste wordt getoond, elk mag getypt worden.
word-help = hulp help ?
word-back = terug back 0
word-list = lijst list
word-why = waarom why
word-odds = kansen odds
word-hint = tip hint
word-look = bekijk look
word-board = bord board
word-log = verslag log
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
term-taken-back = Teruggenomen: { $action }
term-undo-nothing = Er is nog niets gespeeld.
term-undo-other = De laatste actie was van een ander. Die kun je niet terugnemen.
term-undo-dice = Er is gedobbeld of iets onthuld. Dat kan niet worden teruggenomen.
term-unreadable = Ik begrijp “{ $text }” niet.
term-nearest = Bedoel je “{ $nearest }”?
term-example = Bijvoorbeeld: { $example }
term-type-help = Typ ? voor hulp.
term-number = Typ een getal van 1 tot { $most }.
term-no-odds = Daar beslist geen dobbelsteen over.
term-hint-line = { $action } (wint { $chance }). { $reason }
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
term-nothing-to-look-at = Er is hier niets dat “{ $text }” heet.
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
    { $goal } – wat wint, en hoe ver het is
    { $rules } – de hoofdstukken; { $rules } en een regelnummer: de regel
    { $lesson } – de lessen van dit spel
    { $stand } – doorlopende opdrachten: antwoord voor mij; { $unstand }: vraag het mij weer
    { $undo } – neem je laatste stap terug
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
term-byz-no-army = geen leger op de kaart
term-byz-income = inkomsten { $income }, onderhoud { $upkeep }
term-byz-cubes = { $pool } in de voorraad, { $casualties } bij de verliezen
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
bzn-decree = Het decreet
bzn-face-down = { $card } (gedekt)
bzn-marked = gebruikt
bzn-round = Ronde { $round } van { $rounds }
bzn-events = Gebeurtenissen
bzn-map = Rijk
bzn-initiative = Initiatief
bzn-market = Markt
bzn-display = Aanbod
bzn-hand = Hand
bzn-missions = Missies
bzn-packet = Houd er één
bzn-looking = Je bekijkt
bzn-deck = Trekstapel: { $n }
bzn-discard = Aflegstapel: { $n }
bzn-reward = Beloning
bzn-penalty = Straf
bzn-trial = Beproeving
bzn-chosen = besloten
bzn-market-space = { $good } voor { $price } nomisma
bzn-empty = leeg
bzn-cost = Kosten { $n }
bzn-level = { $type } { $n }
bzn-intrigue = Intrige
bzn-produces = Levert
bzn-closed-event = Gedekte gebeurtenis
bzn-ring = heeft de keizerlijke ring
bzn-hand-size = Kaarten in de hand
bzn-nothing = Nog niets
bzn-protected = beschermd
bzn-no-units = geen eenheden
bzn-fulfilled = vervuld
bzn-cancelled = mislukt
bzn-extra-cost = Extra kosten
bzn-about-labarum = 1 dynamis extra deze ronde
bzn-about-chalice = 2 auctoritas voor deze stemming, of 2 stuks voor het bod van een beproeving
bzn-about-sceptre = Beslist elke gelijke stand van de ronde
bzn-about-robes = Verdubbelt je beloning en je straf
bzn-phase-setup = Voorbereiding
bzn-phase-event = Gebeurtenisfase
bzn-phase-action = Actiefase
bzn-phase-resolution = Afhandelingsfase
bzn-phase-end = Einde
bulgar-box = Bulgaren: { $box } in het vak, { $supply } in de voorraad.
spaces = Speciale acties
space-free = vrij
space-taken = bezet door { $name }
space-about-emperor = Je voert deze beurt de Keizerlijke Wacht aan en mag de hoofdstad met je Levieten verdedigen.
space-about-caliph = Je voert deze beurt de Arabische Kavalerie Wacht aan.
space-about-byzantine-fleet = Je mag deze beurt de kosten van Arabische zeeverplaatsingen verdubbelen en tegen legers gooien die toch varen.
space-about-arab-fleet = Zeeverplaatsingen van je Arabische leger kosten deze beurt de helft.
space-about-civil-war = Val een stad van de eigen zijde van het leger aan.
space-about-improvement = Leg een stadsschijf op een stad van deze zijde.
space-about-bulgars = Versterk de Bulgaren, of val met hen aan.
space-about-fortification = Versterk een stad die je controleert.
turn-of = Beurt { $turn } van 3.
city-strength = sterkte { $n }
city-held-by = gecontroleerd door { $name }
city-fortified-by = versterkt door { $name }
army-of = { $side }: leger van { $name }
region-capital = De hoofdstad
region-balkans = Balkan
region-islands = Eilanden
region-anatolia = Anatolië
region-syria = Syrië en Palestina
region-egypt = Egypte
region-arabia = Arabië
region-persia = Perzië
city-fallen = gevallen
gui-round = Ronde { $round } van { $rounds }
gui-values = aanval { $attack }, verdediging { $defence }, beweging { $movement }
gui-values-stunned = verdediging { $defence }
gui-facing = kijkt: { $facing }
gui-rides = rijdt op { $horse }
gui-carries = draagt { $name }
gui-led-by = geleid door { $name }
gui-target = doet een charge op { $name }
gui-health-healthy = gezond
gui-health-wounded = gewond
gui-health-dead = dood
gui-stunned = bewusteloos
gui-place-map = op de kaart
gui-place-unplaced = nog te plaatsen
gui-place-waiting = wacht
gui-place-carried = gedragen
gui-place-ridden = bereden
gui-place-left = heeft de kaart verlaten
gui-place-gone = uit het spel
gui-place-beneath = onder een ander
gui-mark-fired = heeft geschoten
gui-mark-moved = heeft bewogen
gui-mark-busy = aan het werk
gui-mark-charging = doet een charge
gui-mark-countering = doet een tegencharge
gui-mark-formation = in formatie
gui-mark-foulkon = in de schildpad (foulkon)
gui-mark-lance-gone = lans geworpen
gui-mark-kindled = kan brand stichten
gui-mark-captive = gevangen
gui-loot = buit
gui-loot-taken = weggevoerd
gui-level = hoogte { $n }
gui-odds-on_target = op het doel
gui-odds-friend_hit = raakt een vriend
gui-odds-driven_back = teruggedreven
gui-odds-slowed = vertraagd
gui-odds-wounded = gewond
gui-odds-killed = gedood
gui-odds-stunned = bewusteloos
gui-odds-thrown = afgeworpen
gui-odds-thrown_wounded = afgeworpen en gewond
gui-odds-thrown_stunned = afgeworpen en bewusteloos
gui-odds-horse_killed_rider_wounded = paard dood, ruiter gewond
gui-odds-horse_killed_rider_stunned = paard dood, ruiter bewusteloos
gui-odds-horse_killed_rider_thrown = paard dood, ruiter afgeworpen
gui-odds-horse_and_rider_killed = paard en ruiter dood
gui-odds-lances_beaten = lansen opzijgeslagen
gui-odds-nothing = niets
gui-odds-attackers_back = aanvallers teruggedreven
gui-odds-attacker_stunned = aanvaller bewusteloos
gui-odds-attacker_thrown_stunned = aanvaller afgeworpen en bewusteloos
gui-odds-attacker_thrown = aanvaller afgeworpen
gui-odds-attacker_wounded = aanvaller gewond
gui-odds-attacker_killed = aanvaller gedood
gui-odds-unhurt = ongedeerd
gui-odds-stopped = tegengehouden
gui-odds-success = gelukt
gui-odds-failure = mislukt
gui-device-absent = nog niet hier
gui-device-carried = gedragen
gui-device-lying = ligt
gui-device-fixed = zit vast
gui-device-ready = gereed
gui-device-lost = verloren
gui-device-jammed = vastgelopen
gui-device-climber = { $name } is erop
gui-engine-crew = bediening { $n } van { $needed }
gui-engine-wait =
    nog { $n } { $n ->
        [one] ronde
       *[other] rondes
    } laden
gui-siege-day = Dag { $day }
gui-ground-level = vlak terrein
gui-ground-bushes = struikgewas
gui-ground-tree = boom
gui-ground-slope = helling
gui-ground-swamp = moeras
gui-ground-rocks = rotsen
gui-ground-path = pad
gui-ground-rock-steps = rotstrap
gui-ground-beach = strand
gui-ground-shallow = ondiep water
gui-ground-deep = diep water
gui-ground-jetty = steiger
gui-ground-interior = binnen een gebouw
gui-ground-stairs = trap
gui-ground-courtyard = binnenplaats
gui-ground-tent = tent
gui-ground-tent-entrance = ingang van een tent
gui-ground-tower = toren
gui-ground-wall-walk = weergang
gui-ground-gate = poort
gui-side-wall = muur
gui-side-window = raam
gui-side-door = deur
gui-side-low-wall = lage muur
gui-side-church-window = kerkraam
gui-side-castle-wall = burchtmuur
gui-side-slit = schietgat
gui-side-tower-door = torendeur
gui-side-palisade = palissade
gui-side-palisade-down = neergehaalde palissade
gui-side-gate = poort
gui-side-tent-wall = tentwand
gui-side-gateway = doorgang
gui-side-edge = bovenrand van een helling
gui-side-cliff = klif
gui-side-drop = afgrond
gui-side-off-path = rand van het pad
gui-kind-fatimid-guard = Fatimidische wachter
gui-kind-numidian-spearman = Numidische speerdrager
gui-kind-swabian-swordsman = Zwabische zwaardvechter
gui-kind-archer = boogschutter
gui-kind-cataphract = katafract
gui-kind-civilian = burger
gui-kind-civilian-noblewoman = edelvrouw
gui-kind-civilian-priest = priester
gui-kind-count = graaf
gui-kind-emir = emir
gui-kind-heavy-rider = zware ruiter
gui-kind-hoplite = hopliet
gui-kind-horse = paard
gui-kind-pack-horse = pakpaard
gui-kind-horse-archer = bereden boogschutter
gui-kind-javelin = speerwerper
gui-kind-knight = ridder
gui-kind-koursor = koursor
gui-kind-light-infantry = lichte voetsoldaat
gui-kind-light-rider = lichte ruiter
gui-kind-medium-infantry = middelzware voetsoldaat
gui-kind-peasant = boer
gui-kind-peltast = peltast
gui-kind-skutatos = skutatos
gui-kind-slinger = slingeraar
gui-kind-dog = hond
gui-kind-boar = everzwijn
gui-kind-sheep = schaap
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }
