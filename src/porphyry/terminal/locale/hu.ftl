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
term-goal-hex = Hová? Írj be egy hatszöget, és az egység végigmegy az úton; { $number }: lépésről lépésre.
term-step-by-step = Lépésről lépésre
term-hexes-in-reach = Elérhető hatszögek a szükséges pontokkal: { $hexes }
term-risk = { $hex } (sértetlenül { $chance })
term-you-may = Ezt megteheted.
term-taken-back = Visszavonva: { $action }
term-undo-nothing = Még nem történt semmi.
term-undo-other = Az utolsó lépés másé volt, azt nem vonhatod vissza.
term-undo-dice = Kockadobás vagy felfedés történt, ez már nem vonható vissza.
term-unreadable = Ezt nem értem: „{ $text }”.
term-nearest = Erre gondoltál: „{ $nearest }”?
term-example = Például: { $example }
term-type-help = Súgó: ?
term-number = Írj be egy számot 1 és { $most } között.
term-no-odds = Ehhez nem kell dobni.
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
    { $look } – egy lap, város, hatszög vagy egység szövege: { $look } damascus
    { $board } – újra a tábla; { $log }: mi történt legutóbb; { $log } { $all }: az elejétől; { $log } { $steps }: kockákkal és szabályokkal
    { $goal } – mivel lehet nyerni, és hol tartotok
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
term-byz-cubes = { $pool } a tartalékban, { $casualties } a veszteségben
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

# porphyry analyse
term-analysis = Hogyan zajlott a játszma
term-analysis-seat = { $who }: kezdeti esély { $begun } %, szerencse { $luck }, saját játék { $own }, a többiek játéka { $others }
term-analysis-better = { $ply }. lépés, { $who }: { $mark }, { $loss } % (± { $doubt }). Ezt játszotta: { $played }; jobb lett volna: { $best }
term-analysis-turn = { $ply }. lépés: { $who } { $before } % → { $after } %
