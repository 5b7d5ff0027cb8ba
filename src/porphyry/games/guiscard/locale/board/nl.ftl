# What browser and terminal say about the map of Guiscard and its sheets.

gui-round = Ronde { $round } van { $rounds }
gui-setup = Opstelling
gui-values = aanval { $attack }, verdediging { $defence }, beweging { $movement }
gui-values-stunned = verdediging { $defence }
gui-facing = kijkt: { $facing }
gui-tail = achterhand in { $hex }
gui-rides = rijdt op { $horse }
gui-carries = draagt { $name }
gui-led-by = geleid door { $name }
gui-target = doet een charge op { $name }
gui-health-healthy = gezond
gui-health-wounded = gewond
gui-health-dead = dood
gui-stunned = bewusteloos
gui-armoured = gepantserd
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
gui-casualties = punten voor verliezen van de vijand
gui-level = hoogte { $n }
gui-terrain = Terrein
gui-terrain-ask = Veld
gui-terrain-all = Het hele terrein
gui-no-hex = Dat veld bestaat niet.
gui-phase = Fase
gui-round-short = R{ $round }
gui-day-round-short = D{ $day } R{ $round }
gui-casualty-log = Verliezen tot nu toe
gui-drowned = verdronken
gui-watch = Bereik en schootsveld
gui-ask = Uitrekenen
gui-unit = Eenheid
gui-reach-told = { $points ->
    [one] 1 bewegingspunt
   *[other] { $points } bewegingspunten
  }. { $n ->
    [0] Geen veld binnen bereik.
   *[other] Binnen bereik, met de prijs: { $hexes }.
}
gui-sight = Zichtlijn
gui-sight-key = Zichtlijn tussen twee velden (Shift+L)
gui-sight-from = Van
gui-sight-to = Naar
gui-sight-first = Kies het veld van waaruit je kijkt.
gui-sight-second = Vanuit { $hex }: kies het veld waarnaar je kijkt.
gui-sight-help = Esc bergt het gereedschap op.
gui-sight-clear = { $from } ziet { $to }, { $hexes } { $hexes ->
    [one] veld
   *[other] velden
} ver.
gui-sight-blocked = { $from } ziet { $to } niet: { $what } in { $hex }.
gui-sight-blocked-side = { $from } ziet { $to } niet: { $what } bij { $hex }, zijde { $side }.
gui-sight-no-cover = Geen dekking.
gui-sight-cover = Dekking: { $cover }, door { $source } in { $hex }.
gui-block-tree = een boom
gui-block-edge = de rand van een helling
gui-block-wall = een muur
gui-block-opening = een opening die niet deze kant op kijkt
gui-block-gate = de gesloten poort
gui-block-palisade = de palissade
gui-block-tent = een tent
gui-block-nowhere = niets te zien
gui-cover-none = niets
gui-cover-ground = het terrein
gui-cover-bushes = het struikgewas
gui-cover-edge = de rand van de helling
gui-cover-timber = de steiger
gui-cover-low-wall = een lage muur
gui-cover-door = de deur
gui-cover-window = het raam
gui-cover-slit = het schietgat
gui-cover-palisade = de palissade
gui-cover-tent = het tentdoek
gui-cover-breach = de bres
gui-cover-below = de hoogte van het pad
gui-shot = { $name } op { $target } in { $hex }: raak { $hit }, letsel { $harm }, dood { $killed } (dekking { $cover }).
gui-shot-not = { $name } kan niet op { $target } in { $hex } schieten: { $why }
gui-way = { $name } naar { $hex }: { $cost } { $cost ->
    [one] punt
   *[other] punten
}.
gui-way-unhurt = Komt ongedeerd door: { $chance }.
gui-way-check = Uit { $hex } langs { $names }: ongedeerd { $unhurt }, dood { $killed }.
gui-way-fire = { $name } kan op { $hexes } schieten: letsel tot { $harm }.
gui-way-label = bereikbaar voor { $cost }, ongedeerd { $unhurt }
gui-way-price = { $cost ->
    [one] { $cost } punt
   *[other] { $cost } punten
  }
gui-way-risk = { $cost ->
    [one] { $cost } punt, ongedeerd { $unhurt }
   *[other] { $cost } punten, ongedeerd { $unhurt }
  }
gui-course = De uitgezette weg
gui-course-safe = Niemand houdt je tegen en niemand kan schieten.
gui-course-none = Zo'n weg naar { $hex } is er niet.
gui-course-via = Via { $hexes }.
gui-course-go = Gaan
gui-course-dare = Toch gaan
gui-course-open = Gaan, en in beweging blijven
gui-course-point = Tussenpunt
gui-course-always = Gaan, en voortaan altijd als het veilig is
gui-course-how = Een andere weg
gui-course-help = Enter, of een tweede klik op het doel, gaat deze weg. Versleep een punt ervan, klik met Shift of druk op W op een veld om anders te gaan. Esc trekt hem in.
gui-charge-charge = charge
gui-charge-countered = charge en tegencharge
gui-charge-reversed = omgekeerde rollen
gui-fight-more = Wie doet er nog mee?
gui-fight-strike = Val { $defenders } aan met { $attackers }
gui-fight-difference = Verschil
gui-fight-column = kolom { $column }
gui-fight-armour = Pantser
gui-fight-die = op de worp
gui-fight-table-foot = Tabel tegen voetvolk
gui-fight-table-mounted = Tabel tegen ruiters
gui-shift-ground = Terrein
gui-shift-joint = Gezamenlijke aanval
gui-shift-row = De rij van de hoplieten
gui-shift-own-row = Eigen rij
gui-shift-group = Groepscharge
gui-odds-on_target = raak
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
gui-engine-wait = nog { $n } { $n ->
    [one] ronde
   *[other] rondes
} laden
gui-siege-sheet = Belegeringsblad
gui-siege-days = Dagen van het beleg
gui-siege-day = Dag { $day }
gui-siege-plan = Plattegrond van het gebouw met de schade
gui-siege-destroyed = { $n } { $n ->
    [one] bouwdeel
   *[other] bouwdelen
} verwoest
gui-siege-damage = Schade: { $list }
gui-siege-supplies = Voorraden
gui-siege-left = { $n } { $n ->
    [one] dag
   *[other] dagen
}
gui-siege-surrender = Kans op overgave
gui-siege-strength = { $n } strijdvaardig
gui-siege-wounded-men = { $n } gewond
gui-siege-dead-men = { $n } dood
gui-siege-captured-men = { $n } gevangen
gui-day-event = gebeurtenis
gui-day-orders = bevelen
gui-day-fight = gevecht
gui-day-evening = avond
gui-siege-building = In aanbouw
gui-siege-wounded = De gewonden
gui-siege-returns = terug op dag { $day }
gui-muster = Een troep werven
gui-muster-left = nog { $n } { $n ->
    [one] punt
   *[other] punten
}
gui-muster-called = Tot nu toe in dienst genomen: { $n }
gui-muster-cost = { $n } { $n ->
    [one] punt
   *[other] punten
}
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
gui-weapon-none = handwapen
gui-weapon-lance = lans
gui-weapon-javelin = werpspies
gui-weapon-sling = slinger
gui-weapon-short-bow = korte boog
gui-weapon-composite-bow = composietboog
gui-weapon-pennon = lans met wimpel
gui-weapon-long-spear = lange speer
gui-weapon-kontos = kontos
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
