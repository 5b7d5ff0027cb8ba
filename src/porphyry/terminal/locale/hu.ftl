# Amit csak a terminálban futó játék mond. A parancsok neve `word-…`: az első látszik, bármelyik beírható.
word-help = súgó help ?
word-back = vissza back 0
word-list = lista list
word-why = miért why
word-odds = esélyek odds
word-hint = tipp hint
word-look = nézd look
word-board = tábla board
word-log = napló log
word-goal = cél goal
word-rules = szabályok rules
word-lesson = lecke lesson
word-stand = utasítás stand
word-unstand = visszavonás unstand
word-undo = mégse undo
word-save = mentés save
word-load = betöltés load
word-quit = kilép quit exit
word-all = mind all
word-steps = lépések steps
word-not = nem not
word-until = meddig until
term-welcome = { $game }, { $seats ->
    [one] egy játékosnak.
   *[other] { $seats } játékosnak.
} Súgó: ?
term-which-game = Melyik játék? Írd be a számát:
term-choose-action = Mit teszel?
term-choose-one = Válassz:
term-choose-field = Válassz: { $field }
term-back = 0: vissza
term-more = { $count ->
    [one] { $count } lehetőség
   *[other] { $count } lehetőség
}
term-all-alike = Bármit választasz: { $changes }
term-sure = { $undone } Ha mégis ezt akarod, írd be újra: { $number }
term-goal-hex = Hová? Írj be egy mezőt, és a bábu végigmegy az úton; { $number }: lépésről lépésre.
term-step-by-step = Lépésről lépésre
term-hexes-in-reach = Elérhető mezők a szükséges pontokkal: { $hexes }
term-risk = { $hex } (sértetlenül { $chance })
term-you-may = Ezt megteheted.
term-taken-back = Visszavonva: { $action }
term-undo-nothing = Még nem történt semmi.
term-undo-other = Az utolsó lépés másé volt, azt nem vonhatod vissza.
term-undo-dice = Kockadobás vagy felfedés történt, ez már nem vonható vissza.
term-unreadable = Nem értem: „{ $text }”.
term-nearest = Erre gondoltál: „{ $nearest }”?
term-example = Például: { $example }
term-type-help = Súgó: ?
term-number = Írj be egy számot 1 és { $most } között.
term-no-odds = Erről nem kocka dönt.
term-hint-line = { $action } (nyerési esély: { $chance }). { $reason }
term-no-file = Nincs ilyen fájl: { $file }
term-file-trouble = Nem olvasható vagy nem írható: { $file }
term-file-name = Adj nevet a fájlnak: { $word } jatekom.json
term-saved = Elmentve. Folytatás: porphyry replay { $file } --play
term-loaded = Betöltve: { $file }
term-bad-record = Ez nem olyan játszma, amelyet itt folytatni lehet: { $file }
term-other-game = Ez egy másik játék játszmája: { $file }
term-not-saved = A játszma nincs elmentve. A kilépéshez írd be újra: { $quit }, a mentéshez: { $save } és egy fájlnév.
term-bye = Viszlát!
term-no-rule = Nincs ilyen szabály: { $id }
term-no-lesson = Nincs ilyen lecke: { $name }
term-lessons = Leckék. Írd be: { $word } és a lecke neve:
term-lesson-more = { $count ->
    [one] Még egy lehetőség.
   *[other] Még { $count } lehetőség.
}
term-lesson-left = Vissza az asztalhoz.
term-nothing-to-look-at = Itt nincs ilyen nevű dolog: „{ $text }”.
term-no-goal = A győzelem feltétele a szabályokban áll: { $word }
term-options = { $count ->
    [one] Egy lehetséges lépés, ahogyan be kell írni:
   *[other] { $count } lehetséges lépés, ahogyan be kell írni:
}
term-orders = Az állandó utasítások helyetted válaszolnak:
term-order-given = Kiadva: { $order }
term-order-none = Ebben a játékban nincsenek állandó utasítások.
term-hand-over = { $seat }, te jössz. Nyomj Entert, ha más nem látja a képernyőt.
term-over = A játék véget ért.
term-place = { $place }. hely – { $seat }: { $score }
term-verdict = Ítélet: { $verdict }
term-replayed = { $plies ->
    [one] Egy lépés visszajátszva.
   *[other] { $plies } lépés visszajátszva.
}
term-help =
    Írd be egy lehetőség számát, az első betűit, vagy ezek egyikét:
    { $back } – egy kérdéssel vissza
    { $list } – minden lehetséges lépés, ahogyan be kell írni; { $list } march: az így kezdődők
    march arab tabuk damascus – egy egész lépés, ahogyan a lista mutatja
    { $why } – a kérdés mögötti szabály; { $why } és egy lépés: mi tiltja
    { $odds } – a most választható támadások esélyei
    { $hint } – mit tenne egy erős játékos, és miért
    { $look } – egy kártya, város, mező vagy bábu szövege: { $look } damascus
    { $board } – újra a tábla; { $log }: mi történt legutóbb; { $log } { $all }: az elejétől; { $log } { $steps }: kockákkal és szabályokkal
    { $goal } – mivel lehet nyerni, és hol tart
    { $rules } – a fejezetek; { $rules } és egy szabályszám: a szabály
    { $lesson } – a játék leckéi
    { $stand } – állandó utasítások: válaszolj helyettem; { $unstand }: kérdezz újra
    { $undo } – az utolsó lépésed visszavonása
    { $save } FÁJL, { $load } FÁJL – a játszma mentése és folytatása
    { $quit } – kilépés
# Táblák
term-points = { $points } pont
term-bezants = { $bezants } arany
term-byz-army-at = sereg itt: { $city }
term-byz-no-army = nincs sereg a táblán
term-byz-income = bevétel { $income }, fenntartás { $upkeep }
term-byz-cubes = { $pool } a készletben, { $casualties } a veszteségek között
term-byz-ways = Utak: { $ways }
term-byz-way-desert = { $city } (sivatag)
term-byz-way-sea = { $city } (tenger)
term-bzn-resources = Nyersanyagok: { $goods }
term-bzn-votes = Szavazatok: { $first } – { $second }
term-bzn-market-free = szabad hely, ár { $price }
term-bzn-worth = most { $doxa } doxa
term-bzn-pays = neked { $cost }
term-gui-map-key = Második betű kicsi: { $first }. Mindkettő nagy: { $second }. # az oldalon: fal. = nyílás. " palánk.
term-gui-ground = Terep: { $list }
term-gui-step = { $round }, { $step }: { $army }
term-gui-begin = { $step }: { $army }
term-gui-fires = Tüzek: { $hexes }
bzn-decree = A rendelet
bzn-face-down = { $card } (lefordítva)
bzn-marked = felhasználva
bzn-round = { $round }. forduló, összesen { $rounds }
bzn-events = Események
bzn-map = Birodalom
bzn-initiative = Kezdeményezés
bzn-market = Piac
bzn-display = Kínálat
bzn-hand = Kéz
bzn-missions = Küldetések
bzn-packet = Tarts meg egyet
bzn-looking = Ezeket nézed
bzn-deck = Pakli: { $n }
bzn-discard = Dobópakli: { $n }
bzn-reward = Jutalom
bzn-penalty = Büntetés
bzn-trial = Próba
bzn-chosen = elrendelve
bzn-market-space = { $good }, ára { $price } nomisma
bzn-empty = üres
bzn-cost = Ára { $n }
bzn-level = { $type } { $n }
bzn-intrigue = Intrika
bzn-produces = Hoz
bzn-closed-event = Lefordított esemény
bzn-ring = nála a császári gyűrű
bzn-hand-size = Lapok kézben
bzn-nothing = Még semmi
bzn-protected = védett
bzn-no-units = nincs egység
bzn-fulfilled = teljesítve
bzn-cancelled = meghiúsult
bzn-extra-cost = Többletköltség
bzn-about-labarum = 1 dynamisszal több ebben a fordulóban
bzn-about-chalice = 2 auctoritas erre a szavazásra, vagy 2 darab a próba licitjére
bzn-about-sceptre = Eldönti a forduló minden holtversenyét
bzn-about-robes = Megduplázza a jutalmad és a büntetésed
bzn-phase-setup = Előkészítés
bzn-phase-event = Eseményfázis
bzn-phase-action = Cselekvési fázis
bzn-phase-resolution = Lezárási fázis
bzn-phase-end = A játék vége
bulgar-box = Bolgárok: { $box } a mezőn, { $supply } a készletben.
spaces = Speciális cselekedetek
space-free = szabad
space-taken = { $name } foglalta el
space-about-emperor = Ebben a fordulóban te vezeted a Császári Testőrséget, és segédcsapataiddal védheted a fővárost.
space-about-caliph = Ebben a fordulóban te vezeted a kalifa lovastestőrségét.
space-about-byzantine-fleet = Ebben a fordulóban megduplázhatod az arab tengeri mozgások költségét, és dobhatsz a mégis áthajózó seregek ellen.
space-about-arab-fleet = Arab sereged tengeri mozgásai ebben a fordulóban fele annyiba kerülnek.
space-about-civil-war = Támadd meg a sereg saját oldalának egy városát.
space-about-improvement = Tégy egy hengert ezen oldal egy városára.
space-about-bulgars = Erősítsd a bolgárokat, vagy támadj velük.
space-about-fortification = Erődíts meg egy birtokodban lévő várost.
turn-of = { $turn }. forduló a háromból.
city-strength = erő { $n }
city-held-by = { $name } birtokában
city-fortified-by = { $name } megerődítette
army-of = { $side } sereg, { $name }
region-capital = A főváros
region-balkans = Balkán
region-islands = Szigetek
region-anatolia = Anatólia
region-syria = Szíria és Palesztina
region-egypt = Egyiptom
region-arabia = Arábia
region-persia = Perzsia
city-fallen = elesett
gui-round = { $round }. forduló, összesen { $rounds }
gui-values = támadás { $attack }, védelem { $defence }, mozgás { $movement }
gui-values-stunned = védelem { $defence }
gui-facing = arca: { $facing }
gui-rides = lovagol: { $horse }
gui-carries = viszi: { $name }
gui-led-by = vezeti: { $name }
gui-target = rohamcélja: { $name }
gui-health-healthy = egészséges
gui-health-wounded = sebesült
gui-health-dead = halott
gui-stunned = eszméletlen
gui-place-map = a térképen
gui-place-unplaced = felállításra vár
gui-place-waiting = várakozik
gui-place-carried = viszik
gui-place-ridden = lovagolják
gui-place-left = elhagyta a térképet
gui-place-gone = kiesett
gui-place-beneath = más alatt fekszik
gui-mark-fired = már lőtt
gui-mark-moved = már mozgott
gui-mark-busy = dolgozik
gui-mark-charging = rohamoz
gui-mark-countering = ellenrohamoz
gui-mark-formation = alakzatban
gui-mark-foulkon = foulkonban (teknősben)
gui-mark-lance-gone = lándzsáját eldobta
gui-mark-kindled = tüzet gyújthat
gui-mark-captive = fogoly
gui-loot = zsákmány
gui-loot-taken = elvitték
gui-level = { $n }. szint
gui-odds-on_target = célba ér
gui-odds-friend_hit = saját embert ér
gui-odds-driven_back = visszaszorul
gui-odds-slowed = lelassul
gui-odds-wounded = megsebesül
gui-odds-killed = meghal
gui-odds-stunned = eszméletét veszti
gui-odds-thrown = leesik a lóról
gui-odds-thrown_wounded = leesik és megsebesül
gui-odds-thrown_stunned = leesik és eszméletét veszti
gui-odds-horse_killed_rider_wounded = a ló elpusztul, a lovas megsebesül
gui-odds-horse_killed_rider_stunned = a ló elpusztul, a lovas eszméletét veszti
gui-odds-horse_killed_rider_thrown = a ló elpusztul, a lovas leesik
gui-odds-horse_and_rider_killed = ló és lovas meghal
gui-odds-lances_beaten = a lándzsákat félreverik
gui-odds-nothing = semmi
gui-odds-attackers_back = a támadók visszavonulnak
gui-odds-attacker_stunned = a támadó eszméletét veszti
gui-odds-attacker_thrown_stunned = a támadó leesik és eszméletét veszti
gui-odds-attacker_thrown = a támadó leesik
gui-odds-attacker_wounded = a támadó megsebesül
gui-odds-attacker_killed = a támadó meghal
gui-odds-unhurt = sértetlen
gui-odds-stopped = megállítják
gui-odds-success = sikerül
gui-odds-failure = nem sikerül
gui-device-absent = még nincs itt
gui-device-carried = viszik
gui-device-lying = a földön hever
gui-device-fixed = rögzítve
gui-device-ready = készen áll
gui-device-lost = elveszett
gui-device-jammed = beragadt
gui-device-climber = { $name } mászik rajta
gui-engine-crew = kezelők: { $n } / { $needed }
gui-engine-wait = { $n } forduló a töltésig
gui-siege-day = { $day }. nap
gui-ground-level = sík terep
gui-ground-bushes = bokros
gui-ground-tree = fa
gui-ground-slope = lejtő
gui-ground-swamp = mocsár
gui-ground-rocks = sziklák
gui-ground-path = ösvény
gui-ground-rock-steps = sziklalépcső
gui-ground-beach = part
gui-ground-shallow = sekély víz
gui-ground-deep = mély víz
gui-ground-jetty = móló
gui-ground-interior = épület belseje
gui-ground-stairs = lépcső
gui-ground-courtyard = udvar
gui-ground-tent = sátor
gui-ground-tent-entrance = sátor bejárata
gui-ground-tower = torony
gui-ground-wall-walk = gyilokjáró
gui-ground-gate = kapu
gui-side-wall = fal
gui-side-window = ablak
gui-side-door = ajtó
gui-side-low-wall = alacsony fal
gui-side-church-window = templomablak
gui-side-castle-wall = várfal
gui-side-slit = lőrés
gui-side-tower-door = toronyajtó
gui-side-palisade = palánk
gui-side-palisade-down = ledőlt palánk
gui-side-gate = kapu
gui-side-tent-wall = sátorfal
gui-side-gateway = átjáró
gui-side-edge = lejtő felső pereme
gui-side-cliff = szirt
gui-side-drop = mélység
gui-side-off-path = ösvény széle
gui-kind-fatimid-guard = fátimida gárdista
gui-kind-numidian-spearman = numida lándzsás
gui-kind-swabian-swordsman = sváb kardos
gui-kind-archer = íjász
gui-kind-cataphract = katafrakt
gui-kind-civilian = polgári személy
gui-kind-civilian-noblewoman = nemesasszony
gui-kind-civilian-priest = pap
gui-kind-count = gróf
gui-kind-emir = emír
gui-kind-heavy-rider = nehézlovas
gui-kind-hoplite = hoplita
gui-kind-horse = ló
gui-kind-pack-horse = málhás ló
gui-kind-horse-archer = lovas íjász
gui-kind-javelin = hajítódárdás
gui-kind-knight = lovag
gui-kind-koursor = kurszor
gui-kind-light-infantry = könnyűgyalogos
gui-kind-light-rider = könnyűlovas
gui-kind-medium-infantry = közepes gyalogos
gui-kind-peasant = paraszt
gui-kind-peltast = peltaszta
gui-kind-skutatos = szkutatosz
gui-kind-slinger = parittyás
gui-kind-dog = kutya
gui-kind-boar = vaddisznó
gui-kind-sheep = juh
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }
