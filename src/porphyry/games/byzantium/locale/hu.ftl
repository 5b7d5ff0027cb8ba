# Byzantium magyarul, a magyar szabály szavaival.

title = Byzantium

blurb = Krisztus után 632. Gazdag családok a bizánci és az arab sereget egyaránt a maguk hasznára fordítják. Kockák, aranyak és két pontsáv, amelyeknek lépést kell tartaniuk egymással. Martin Wallace játéka két-négy játékosnak.

action-control = Birtokba veszi: { $city } (kocka: { $source })
action-reinforce = Toborzás: { $side }, { $box } (kocka: { $source })
action-done = Elég
action-emperor = Császár (kocka: { $source })
action-caliph = Kalifa (kocka: { $source })
action-fleet = Flotta: { $side } (kocka: { $source })
action-civil-war = Polgárháború: { $side } sereg (kocka: { $source })
action-improve = Fejleszti: { $city } (kocka: { $source })
action-bulgars-attack = A bolgárok támadása: { $city } (kocka: { $source })
action-bulgars-reinforce = A bolgárok erősítése (kocka: { $source }; fizet: { $payer })
action-fortify = Erődítés: { $city } (kocka: { $source })
action-tax = Adószedés { $cubes } kockával
action-split = { $bezants } arany a bizánci kincstárba, a többi az arabba
action-church = Templom építése (kocka: { $source })
action-mosque = Mecset építése (kocka: { $source })
action-place = { $side } sereg lerakása: { $city }
action-march = Mozgás: { $side } sereg, { $from } → { $to }
action-stop = Megáll
action-double = Duplázás
action-decline = Nem duplázok
action-roll = Dobás a sereg ellen
action-hold = Nem dobok
action-lose = Kockavesztés: { $box }
action-withdraw = Visszavonulok
action-stand = Maradok és harcolok
action-allow = Engedem
action-refuse = Nem engedem
action-retreat = Visszavonulás: { $city }
action-fight = Harc: { $colour } serege
action-levy = Segédcsapatok bevetése
action-no-levy = Segédcsapatok nélkül
action-garrison = Kocka a városra: { $source }
action-give = Kocka a seregből: { $box }
action-desert = Nem fizetem: { $box }
action-pass = Passz
action-pass-from = Passz (kocka: { $source })

option-levy_after_own_army = Segédcsapatok a saját sereg harca után
    .allowed = megengedett
    .forbidden = tilos
option-civil_war_targets = A polgárháború célpontjai
    .any_not_own = az oldal bármely nem saját városa
    .other_players_only = csak más játékosok városai
option-bulgars_may_hit_self = A bolgárok saját várost is támadhatnak
    .false = nem
    .true = igen

prompt-choose_action =
    { $last ->
        [1] { $turn }. forduló, { $seat }: válaszd ki e forduló utolsó cselekedetét.
       *[0] { $turn }. forduló, { $seat }: válassz cselekedetet.
    }
prompt-reinforce_more = { $seat }: lerakol még kockát? Legfeljebb { $left }.
prompt-split_taxes = { $seat }: mennyi kerül { $bezants } aranyból a bizánci kincstárba?
prompt-march_on = { $seat }: { x-az-side } { $side } sereg itt van: { $city }. Továbbmegy, polgárháború, vagy megáll?
prompt-double_cost = { $seat }: { $mover } hajózik ({ $city }), { $cubes } kockáért. Duplázod { $doubled } kockára?
prompt-roll_against = { $seat }: dobsz { $dice } kockával { $mover } serege ellen ({ $city } felé)?
prompt-choose_losses = { $seat }: { $hits } kocka veszteség { x-az-side } { $side } seregben ({ $cause }). Melyik mezőről a következő?
prompt-offer_withdrawal = { $seat }: { $attacker } támad ({ $city }, { $nation }). Visszavonul { x-az-side } { $side } sereged?
prompt-allow_sea = { $seat }: engedi-e a bizánci flottád, hogy { $owner } arab serege tengeren vonuljon vissza ({ $city })?
prompt-choose_route = { $seat }: { x-az-side } { $side } sereg visszavonul ({ $city }). Hová?
prompt-choose_opponent = { $seat }: több sereg maradt ({ $city }). Melyikkel csapsz össze?
prompt-use_levy = { $seat }: { $attacker } támad ({ $city }, { $nation }). Beveted { x-az-side } { $side } segédcsapatokat?
prompt-place_garrison = { $seat }: { $city } a tiéd. Melyik kocka kerül a városra ({ $side })?
prompt-give_cubes = { $seat }: nincs kocka, sem pénz ({ $city }): { x-az-side } { $side } sereg még { $left } kockát ad. Melyik mezőről?
prompt-choose_deserters = { $seat }: { $bezants } arany hiányzik { x-az-side } { $side } seregért. Melyik kocka marad fizetetlen?

event-DiceRolled = { $seat } dob ({ $roll }): { $faces }.
event-StartPlayerChosen = { $seat } a kezdőjátékos.
event-TurnBegan = Kezdődik { x-az-turn } { $turn }. forduló; kezd: { $seat }.
event-BezantsPaid = { $seat } { $bezants } aranyat fizet { x-az-side } { $side } kincstárból.
event-BezantsReceived = { $seat } { $bezants } aranyat kap { x-az-side } { $side } kincstárba.
event-PointsScored = { $seat } { $points } { $side } győzelmi pontot kap.
event-PointsLost = { $seat } { $points } { $side } győzelmi pontot veszít.
event-CityControlled = { $seat } birtokba veszi: { $city } (kocka: { $source }).
event-ArmyPlaced = { $seat } { $side } serege felkerül a térképre: { $city }.
event-CubePlaced = { $seat } toboroz { x-az-side } { $side } seregbe: { $box } (kocka: { $source }).
event-SpaceTaken = { $seat } speciális cselekedete: { $space } (kocka: { $source }).
event-CityImproved = { $seat } fejleszti: { $city }, most { $discs } henger.
event-CityFortified = { $seat } erődítést emel: { $city }.
event-FortificationReturned = Az erődítés visszakerül, játékos: { $seat }, város: { $city }.
event-BulgarsGrew = A bolgárok { $cubes } kockával erősödnek, összesen { $total }.
event-GuardJoined = A testőrség csatlakozik: { $seat }, { $side } elitcsapatok.
event-GuardLeft = A testőrség távozik: { $seat }, { $side } elitcsapatok.
event-TaxesRaised = { $seat } adót szed { $cubes } kockával.
event-BuildingRaised = { $seat } épít: { $building } (kocka: { $source }).
event-ArmyMoved = { $seat } { $side } serege vonul: { $from } → { $to }.
event-SeaCostDoubled = { $seat } bizánci flottája megduplázza { $mover } átkelésének költségét: { $cubes } kocka.
event-SeaMoveAbandoned = { $seat } nem tudja kifizetni az átkelést ({ $city }): a sereg marad.
event-CivilWarDeclared = { $seat } { $side } polgárháborút hirdet: { $city }.
event-CityAttacked = { $seat } támad: { $city } ({ $nation }).
event-ArmyStood = { $seat } { $side } serege marad: { $city }.
event-ArmyWithdrew = { $seat } { $side } serege visszavonul: { $from } → { $to }.
event-SeaWithdrawalAnswered = Visszavonulhat-e tengeren { $owner }? { $seat }: { $allowed }.
event-BattleJoined = Ütközet, { $city }: { $seat } ({ $nation }) – { $foe }.
event-CubesLost = { $seat } { $cubes } kockát veszít ({ $side } sereg): { $box }.
event-BulgarsLost = A bolgárok { $cubes } kockát veszítenek.
event-BattleEnded = { $won ->
    [igen] { $seat } győz ({ $foe } ellen).
   *[other] { $seat } nem győz ({ $foe } ellen).
}
event-LevyAnswered = { $fights ->
    [igen] { $seat } beveti a segédcsapatokat ({ $city }).
   *[other] { $seat } nem veti be a segédcsapatokat ({ $city }).
}
event-CityHeld = { $city } kitart, { $seat } ostroma sikertelen.
event-CityCaptured = { $seat } beveszi: { $city } ({ $nation }), { $discs } henger.
event-GarrisonPlaced = { $seat } kockát rak a városra: { $city } (kocka: { $source }).
event-ConstantinopleFell = { $seat } beveszi Konstantinápolyt. A játék véget ért: csak az arab győzelmi pontok számítanak.
event-ArmyDestroyed = { $seat } { $side } serege megsemmisül.
event-PlayerPassed = { $seat } passzol (kocka: { $source }).
event-UpkeepPaid = { $seat } { $bezants } arany fenntartást fizet { x-az-side } { $side } seregért.
event-CubesDeserted = { $seat } nem tud kifizetni { $cubes } kockát ({ $side }, { $box }): kikerül a játékból.
event-CubesReturned = { $seat } { $cubes } kockát vesz vissza a tartalékba.
event-CasualtiesRecovered = { $seat }: { $cubes } kocka a veszteségből a tartalékba kerül.
event-CitiesScored = { $seat } városai: { $byzantine } bizánci és { $arab } arab henger.
event-GameEnded = A játék { x-az-turn } { $turn }. forduló után véget ér.
event-ControlLost = { $seat } elveszti: { $city }.
event-CubesGiven = { $seat } egy kockát ad { x-az-side } { $side } seregből ({ $city }): { $box }.
event-FleetWaited = { $seat } bizánci flottája nem avatkozik be ({ $mover }).
event-MarchEnded = { $seat } { $side } serege megáll.
event-CubesSpent = { $seat } { $cubes } { $side } mozgáskockát költ.

reason-army-is-not-there = Az a sereg nincs ott.
reason-army-needs-a-cube = Egy seregnek legalább egy kocka kell az elitcsapatok, a fősereg vagy a mozgás mezőjén.
reason-army-not-on-the-board = Az a sereg nincs a térképen.
reason-army-on-the-board = Az a sereg már a térképen van.
reason-back-into-the-same-box = A kocka nem vehető vissza ugyanarra a mezőre.
reason-box-is-empty = Az a mező üres.
reason-capital-has-no-discs = Konstantinápolyon nincs henger, nem fejleszthető.
reason-casualties-first = A passz kockája a veszteségből jön.
reason-city-is-controlled = Ennek a városnak már van birtokosa.
reason-city-of-another-side = Sereg csak saját oldalának városához rakható.
reason-city-of-no-player-side = Ez csak bizánci vagy arab várossal lehetséges.
reason-cube-costs-three = Ez a kocka három aranyba kerül annak az oldalnak a kincstárából, amelynek használ.
reason-cube-could-be-paid = Nem maradhat fizetetlen olyan kocka, amelyre még futja a pénzből.
reason-desert-is-for-arabs = A sivatagi utakon csak arab seregek mozoghatnak.
reason-fortified-already = Ezen a városon már van erődítés.
reason-guard-goes-last = A testőrség csak a sereg legutolsó kockájaként veszhet el.
reason-last-cube-of-the-army = A polgárháborúhoz a seregnek legalább egy kockát meg kell tartania.
reason-levy-is-no-field-army = A segédcsapatok nem részei a mezei seregnek.
reason-link-is-closed = A bizánci flotta erre a cselekedetre lezárta ezt az útvonalat.
reason-more-than-was-raised = Ennyi adó nem folyt be.
reason-name-the-cube = Nincs kocka a veszteségben: nevezd meg, melyik kocka kerül a passzolási mezőre.
reason-never-against-yourself = Senki sem támadhatja meg saját magát.
reason-no-army-to-fight = Ilyen színű sereggel már nem kell megküzdeni.
reason-no-civil-war-in-constantinople = Konstantinápolyban nincs polgárháború.
reason-no-cube-there = Ott nincs kockád.
reason-no-disc-left = Nem maradt ilyen színű henger.
reason-no-fortification-left = Mindkét erődítésed a térképen van.
reason-no-link = Nincs olyan út, amelyet ez a sereg használhatna.
reason-no-such-army = A játékosoknak csak bizánci és arab seregük van.
reason-no-such-space = Nincs ilyen speciális cselekedet.
reason-no-third-link = Egy sereg legfeljebb kettőt mozoghat.
reason-nobody-controls-constantinople = Konstantinápoly nem vehető birtokba.
reason-nobody-controls-it = Ennél az asztalnál a polgárháborúhoz más játékos városa kell.
reason-not-enough-bezants = Abban a kincstárban nincs elég arany.
reason-not-the-fewest-losses = A visszavonulásnak a legkevesebb veszteséggel járó úton kell történnie.
reason-not-your-city = Ez a város nem a tiéd.
reason-nothing-would-change = A cselekedetnek változtatnia kell valamin.
reason-one-army-an-action = Egy cselekedettel egy sereg mozog.
reason-one-elite-cube-an-action = Egy elit-mezőre cselekedetenként csak egy kocka kerülhet.
reason-out-of-bulgar-reach = A bolgárok nem érik el ezt a várost.
reason-own-army-is-there = Ott a másik sereged áll.
reason-own-city = Az a másik oldali város a tiéd.
reason-pool-is-free-the-rest-is-paid = A tartalékból vett kocka ingyenes; minden mást valamelyik kincstár fizet.
reason-pool-is-too-small = Nincs ennyi kocka a tartalékban.
reason-space-is-taken = Ezt a speciális cselekedetet ebben a fordulóban már végrehajtották.
reason-take-a-byzantine-city-first = Bizánci sereged az első bizánci városoddal kerül fel.
reason-taxed-this-turn = Ebben a fordulóban már szedtél adót.
reason-three-discs-at-most = Egy városban legfeljebb három henger lehet.
reason-too-few-move-cubes = A seregnek nincs elég mozgáskockája.
reason-too-few-orange-cubes = Kevés a narancs kocka az erősítéshez: a bolgároknak támadniuk kell.

side-byzantine = bizánci
side-arab = arab
side-persian = perzsa
side-bulgar = bolgár

box-elite = elitcsapatok
box-main = fősereg
box-levy = segédcsapatok
box-move = mozgás

source-pool = tartalék
source-casualties = veszteség
source-byzantine-elite = bizánci elitcsapatok
source-byzantine-main = bizánci fősereg
source-byzantine-levy = bizánci segédcsapatok
source-byzantine-move = bizánci mozgás
source-arab-elite = arab elitcsapatok
source-arab-main = arab fősereg
source-arab-levy = arab segédcsapatok
source-arab-move = arab mozgás

payer-byzantine = bizánci kincstár
payer-arab = arab kincstár
payer-free = ingyen

colour-red = piros
colour-yellow = sárga
colour-blue = kék
colour-green = zöld

foe-red = a piros sereg
foe-yellow = a sárga sereg
foe-blue = a kék sereg
foe-green = a zöld sereg
foe-levy = a segédcsapatok
foe-bulgars = a bolgárok

building-church = templom
building-mosque = mecset

roll-start = kezdés
roll-attack = támadás
roll-defence = védekezés
roll-siege = a város
roll-fleet = a bizánci flotta

cause-battle = ütközet
cause-siege = ostrom
cause-fleet = bizánci flotta
cause-retreat = visszavonulás

answer-no = nem
answer-yes = igen

space-emperor = Császár
space-caliph = Kalifa
space-byzantine-fleet = A bizánci flotta
space-arab-fleet = Az arab flotta
space-byzantine-civil-war = Bizánci polgárháború
space-arab-civil-war = Arab polgárháború
space-byzantine-improvement-1 = Bizánci város fejlesztése
space-arab-improvement-1 = Arab város fejlesztése
space-byzantine-improvement-2 = Bizánci város fejlesztése
space-arab-improvement-2 = Arab város fejlesztése
space-byzantine-improvement-3 = Bizánci város fejlesztése
space-arab-improvement-3 = Arab város fejlesztése
space-bulgars-1 = A bolgárok támadása
space-fortification-1 = Erődítés
space-bulgars-2 = A bolgárok támadása
space-fortification-2 = Erődítés

city-constantinople = Konstantinápoly
city-adrianople = Drinápoly
city-thessalonica = Thesszaloniké
city-athens = Athén
city-dyrrachium = Dürrakhion
city-candia = Candia
city-constantia = Constantia
city-nicaea = Nicea
city-ephesus = Epheszosz
city-attalia = Attalia
city-ankara = Ankara
city-sinope = Szinópé
city-trebizond = Trapezunt
city-caesarea = Cézárea
city-tarsus = Tarszosz
city-edessa = Edessza
city-antioch = Antiochia
city-palmyra = Palmíra
city-damascus = Damaszkusz
city-jerusalem = Jeruzsálem
city-babylon = Babilon
city-alexandria = Alexandria
city-tabuk = Tabúk
city-medina = Medina
city-mecca = Mekka
city-hira = Hira
city-bagdad = Bagdad
city-basra = Baszra
city-mosul = Moszul
city-hamadan = Hamadán
city-tabriz = Tebriz
city-dvin = Dvin
city-tiflis = Tiflisz
city-derbent = Derbent

# Csak a webes felületen: a cselekedetek és mezők rövid neve.
x-verb-control = Város birtokba vétele
x-verb-reinforce = Toborzás
x-verb-emperor = Császárrá lenni
x-verb-caliph = Kalifává lenni
x-verb-fleet = Flotta átvétele
x-verb-civil-war = Polgárháború
x-verb-improve = Város fejlesztése
x-verb-bulgars-attack = Támadás a bolgárokkal
x-verb-bulgars-reinforce = A bolgárok erősítése
x-verb-fortify = Város megerődítése
x-verb-tax = Adószedés
x-verb-split = Az adó felosztása
x-verb-church = Templomépítés
x-verb-mosque = Mecsetépítés
x-verb-place = Sereg elhelyezése
x-verb-march = Menetelés
x-verb-lose = Kocka elvesztése
x-verb-retreat = Visszavonulás
x-verb-fight = Harc
x-verb-garrison = Birtokkocka
x-verb-give = Kocka átadása
x-verb-desert = Kocka fizetetlenül hagyása
x-verb-pass-from = Passz egy kockával
x-field-city = a város
x-field-source = honnan jön a kocka
x-field-side = az oldal
x-field-box = a mező
x-field-from = honnan
x-field-to = hová
x-field-cubes = hány kocka
x-field-bezants = bizantin a bizánci kincstárba
x-field-payer = ki fizet
x-field-colour = az ellenfél
x-end-constantinople-fell = Konstantinápoly elesett: csak az arab pontok számítanak.
x-end-third-turn-ended = A harmadik forduló véget ért.

# Miért tenné ezt a gépi játékos

hint-points = { $points } ponttal többet hoz, mint a többi lehetőség.
hint-balance = Közelebb hozza egymáshoz a két pontsávodat, hogy mindkettő számítson.
hint-safety = Biztonságosabbá teszi a városaidat.
hint-money = Megtölti a kincstárakat, és futja belőle a seregek zsoldjára.
hint-army = Oda állítja a seregeidet, ahonnan lecsaphatnak.
hint-cubes = Több kockád marad későbbre.
hint-capital = Konstantinápolyról van szó, amelynek eleste eldöntené a játékot.
x-odds-chance_to_take = a város elesik
x-odds-chance_of_destruction = a sereg megsemmisül
x-odds-expected_losses = elvesztett kockák átlagosan
x-odds-expected_enemy_losses = az ellenfél elvesztett kockái átlagosan

# A névelő
x-az-side = { $side ->
    [arab] az
   *[other] a
}
x-az-turn = { $turn ->
    [1] az
   *[other] a
}
x-style-random = Arra vonul, amerre az út viszi.
x-style-novice = Szereti a városokat, de elfelejti, ki áll a szomszédban.
x-style-steady = Számolja a bezantokat, és őrzi a városait.
x-style-strong = A határ mindkét oldalát mérlegeli, és tart a bolgároktól.
x-style-master = Már az első körben az utolsót tervezi, és Konstantinápolyra vár.
