# Byzantium magyarul, a magyar szabály szavaival.

title = Byzantium

blurb = Krisztus után 632. Gazdag családok a bizánci és az arab sereget egyaránt a maguk hasznára fordítják. Kockák, aranyak és két pontsáv, amelyeknek lépést kell tartaniuk egymással. Martin Wallace játéka két-négy játékosnak.

action-control = { $city } birtokba vétele (kocka { $source-bol })
action-reinforce = { $side } kocka { $box-ra } ({ $source-bol })
action-done = Elég
action-emperor = Császár (kocka { $source-bol })
action-caliph = Kalifa (kocka { $source-bol })
action-fleet = { $side } flotta átvétele (kocka { $source-bol })
action-civil-war = { $side } polgárháború (kocka { $source-bol })
action-improve = { $city } fejlesztése (kocka { $source-bol })
action-bulgars-attack = Bolgár támadás { $city } ellen (kocka { $source-bol })
action-bulgars-reinforce = A bolgárok erősítése (kocka { $source-bol }; { $payer-by })
action-fortify = { $city } megerődítése (kocka { $source-bol })
action-tax = Adószedés { $cubes } kockával
action-split = { $bezants } arany a bizánci kincstárba, a többi az arabba
action-church = Templom építése (kocka { $source-bol })
action-mosque = Mecset építése (kocka { $source-bol })
action-place = { $side } sereg lerakása { $city-ban }
action-march = { $side } sereg { $from-bol } { $to-ba }
action-stop = Megállás
action-double = Duplázás
action-decline = Nincs duplázás
action-roll = Dobás a sereg ellen
action-hold = Nincs dobás
action-lose = Kocka elvesztése { $box-rol }
action-withdraw = Visszavonulás
action-stand = Maradás és harc
action-allow = Engedély
action-refuse = Megtagadás
action-retreat = Visszavonulás { $city-ba }
action-fight = Harc a { $colour } sereggel
action-levy = Segédcsapatok bevetése
action-no-levy = Segédcsapatok nélkül
action-garrison = Kocka a városra { $source-bol }
action-give = Kocka átadása { $box-rol }
action-desert = Kifizetetlen kocka { $box-rol }
action-pass = Passz
action-pass-from = Passz (kocka { $source-bol })

option-levy_after_own_army = Segédcsapatok a saját sereg harca után
    .allowed = megengedett
    .forbidden = tilos
option-civil_war_targets = A polgárháború célpontjai
    .any_not_own = az oldal bármely nem saját városa
    .other_players_only = csak más játékosok városai
option-bulgars_may_hit_self = A bolgárok saját várost is támadhatnak
    .false = nem
    .true = igen
option-refused_withdrawal = Az az arab sereg, amelytől megtagadják a tengeri visszavonulást
    .destroyed = megsemmisül
    .stays = marad és harcol
option-army_entry = A seregek felkerülnek a térképre
    .any_city = oldaluk bármelyik városánál
    .controlled_city = oldaluk olyan városánál, amelyet egy játékos birtokol
option-unpaid_crossing = Ha a megduplázott átkelést nem lehet kifizetni
    .nothing_spent = nem kerül semmibe, és a cselekedet folytatódik
    .action_lost = a cselekedet elvész

prompt-choose_action =
    { $last ->
        [1] { $turn }. forduló, { $seat }: válaszd ki e forduló utolsó cselekedetét.
       *[0] { $turn }. forduló, { $seat }: válassz cselekedetet.
    }
prompt-reinforce_more = { $seat }: raksz le még kockát? Legfeljebb { $left } mehet.
prompt-split_taxes = { $seat }: { x-az-bezants } { $bezants } aranyból mennyi kerüljön a bizánci kincstárba?
prompt-march_on = { $seat }: { $side-az } sereg { $city-ban } áll. Továbbmész, polgárháborút indítasz, vagy megállsz?
prompt-double_cost = { $seat }: { $mover-the } { $cubes } kockáért hajózik { $city-ba }. Megduplázod { $doubled } kockára?
prompt-roll_against = { $seat }: dobsz { $dice } dobókockával { $mover-the } { $city-ba } tartó serege ellen?
prompt-choose_losses = { $seat }: { $hits } kocka veszteség { $side-az } seregben ({ $cause }). Melyik mezőről vesszen el a következő?
prompt-offer_withdrawal = { $seat }: { $attacker-the } { $nation } sereggel támadja { $city-acc }. Visszavonul { $side-az } sereged?
prompt-allow_sea = { $seat }: engedi-e a bizánci flottád, hogy { $owner-the } arab serege a tengeren át vonuljon vissza { $city-bol }?
prompt-choose_route = { $seat }: { $side-az } sereg visszavonul { $city-bol }. Hová?
prompt-choose_opponent = { $seat }: { $city-nal } több sereg maradt. Melyikkel csapsz össze?
prompt-use_levy = { $seat }: { $attacker-the } { $nation } sereggel támadja { $city-acc }. Beveted { $side-az } segédcsapatokat?
prompt-place_garrison = { $seat }: { $city } a tiéd. Melyik kocka jelezze a birtoklást ({ $side })?
prompt-give_cubes = { $seat }: { $city-ra } nincs se kocka, se pénz: { $side-az } sereg még { $left } kockát ad. Melyik mezőről?
prompt-choose_deserters = { $seat }: { $bezants } arany hiányzik { $side-az } sereg fenntartásához. Melyik kocka maradjon kifizetetlen?

event-DiceRolled = { $seat-the } dob { $roll-ert }: { $faces }.
event-StartPlayerChosen = { $seat-the } a kezdőjátékos.
event-TurnBegan = Elkezdődik { x-az-turn } { $turn }. forduló; { $seat-the } kezd.
event-BezantsPaid = { $seat-the } { $bezants } aranyat fizet { $side-az } kincstárból.
event-BezantsReceived = { $seat-the } { $bezants } aranyat kap { $side-az } kincstárba.
event-PointsScored = { $seat-the } { $points } { $side } győzelmi pontot kap { why }.
event-PointsLost = { $seat-the } { $points } { $side } győzelmi pontot veszít { why }.
event-CityControlled = { $seat-the } egy kockával { $source-bol } birtokba veszi { $city-acc }.
event-ArmyPlaced = { $seat-the } { $side } serege felkerül a térképre { $city-ban }.
event-CubePlaced = { $seat-the } { $side-az } seregbe toboroz: egy kockát tesz { $source-bol } { $box-ra }.
event-SpaceTaken = { $seat-the } egy kockával { $source-bol } speciális cselekedetet választ („{ $space }”).
event-CityImproved = { $seat-the } fejleszti { $city-acc }: most { $discs } hengere van.
event-CityFortified = { $seat-the } megerődíti { $city-acc }.
event-FortificationReturned = { $city } erődítése visszakerül { $seat-the } készletébe.
event-BulgarsGrew = A bolgárok { $cubes } kockával erősödnek, összesen { $total }.
event-GuardJoined = A testőrség csatlakozik { $seat-the } { $side } elitcsapataihoz.
event-GuardLeft = { $lost-id ->
    [yes] { $seat-the } { $side } elitcsapatai mellől elvész a testőrség, és a következő fordulóig félre van téve.
   *[other] A testőrség elhagyja { $seat-the } { $side } elitcsapatait, és visszatér a mezőjére.
}
event-TaxesRaised = { $seat-the } { $cubes } kockával adót szed.
event-BuildingRaised = { $seat-the } egy kockával { $source-bol } { $building-acc } épít.
event-ArmyMoved = { $seat-the } { $side } serege { $from-bol } { $to-ba } vonul.
event-SeaCostDoubled = { $seat-the } bizánci flottája megduplázza { $mover-the } átkelésének árát: { $cubes } kocka.
event-SeaMoveAbandoned = { $seat-the } nem tudja kifizetni az átkelést { $city-ba }: a sereg marad.
event-CivilWarDeclared = { $seat-the } { $side } polgárháborút indít { $city-ban }.
event-CityAttacked = { $seat-the } { $nation } sereggel támadja { $city-acc }.
event-ArmyStood = { $seat-the } { $side } serege { $city-ban } marad.
event-ArmyWithdrew = { $seat-the } { $side } serege { $from-bol } { $to-ba } vonul vissza.
event-SeaWithdrawalAnswered = { $allowed-id ->
    [yes] { $seat-the } engedi, hogy { $owner-the } a tengeren át vonuljon vissza.
   *[other] { $seat-the } nem engedi, hogy { $owner-the } a tengeren át vonuljon vissza.
}
event-BattleJoined = Ütközet { $city-nal }: { $seat-the } { $nation } sereggel { $foe-id ->
    [levy] { $foe }
    [bulgars] { $foe }
   *[other] { $rival-the } serege
  } ellen.
event-CubesLost = { $seat-the } { $cubes } { $side } kockát veszít { $box-rol }{ $chosen-id ->
    [yes] .
   *[other] , választás nélkül.
  }
event-BulgarsLost = A bolgárok { $cubes } kockát veszítenek.
event-BattleEnded = { $won-id ->
    [yes] { $seat-the } legyőzi { $foe-id ->
        [levy] { $foe-acc }
        [bulgars] { $foe-acc }
       *[other] { $rival-the } seregét
      }.
   *[other] { $seat-the } nem győzi le { $foe-id ->
        [levy] { $foe-acc }
        [bulgars] { $foe-acc }
       *[other] { $rival-the } seregét
      }.
}
event-LevyAnswered = { $fights-id ->
    [yes] { $seat-the } beveti a segédcsapatokat { $city-ban }.
   *[other] { $seat-the } nem veti be a segédcsapatokat { $city-ban }.
}
event-CityHeld = { $city } kitart: { $seat-the } hiába ostromolta.
event-CityCaptured = { $nation-id ->
    [bulgar] { $seat-the } a bolgárokkal beveszi { $city-acc }
   *[other] { $seat-the } { $nation } sereggel beveszi { $city-acc }
  }: { $discs } henger.
event-GarrisonPlaced = { $seat-the } birtokjelző kockát rak { $source-bol } { $city-ra }.
event-ConstantinopleFell = { $seat-the } beveszi Konstantinápolyt. A játék véget ért: csak az arab győzelmi pontok számítanak.
event-ArmyDestroyed = { $seat-the } { $side } serege megsemmisül.
event-PlayerPassed = { $seat-the } egy kockával { $source-bol } passzol.
event-UpkeepPaid = { $seat-the } { $bezants } arany fenntartást fizet { $side-az } seregért.
event-CubesDeserted = { $seat-the } { $cubes } kockát nem tud kifizetni { $side-az } seregben: { $box-rol } kikerül a játékból.
event-CubesReturned = { $seat-the } { $cubes } kockát vesz vissza a tartalékba.
event-CasualtiesRecovered = { $seat-the } veszteségéből { $cubes } kocka a tartalékba kerül.
event-CitiesScored = { $seat-the } városaiban { $byzantine } bizánci és { $arab } arab henger van.
event-GameEnded = A játék { x-az-turn } { $turn }. forduló után véget ér.
event-ControlLost = { $seat-the } elveszti { $city-acc }.
event-CubesGiven = { $stays-id ->
    [yes] { $seat-the } egy kockát ad { $side-az } seregből { $city-ra }, { $box-rol }.
   *[other] { $seat-the } egy kockát ad { $side-az } seregből { $city } miatt, { $box-rol }: a veszteségbe kerül.
}
event-FleetWaited = { $seat-the } bizánci flottája nem avatkozik be { $mover-the } ellen.
event-MarchEnded = { $seat-the } { $side } serege megáll.
event-CubesSpent = { $seat-the } { $cubes } { $side } mozgáskockát költ.
event-GuardReturned = { $side-az } testőrség újra a mezőjén van.
event-LastActionBegan = Mindenki más passzolt: { $seat-the } még egy cselekedetet hajthat végre.

reason-army-is-not-there = Az a sereg nincs ott.
reason-army-needs-a-cube = Egy seregnek legalább egy kocka kell az elitcsapatok, a fősereg vagy a mozgás mezőjén.
reason-army-not-on-the-board = Az a sereg nincs a térképen.
reason-army-on-the-board = Az a sereg már a térképen van.
reason-back-into-the-same-box = A kocka nem vehető vissza ugyanarra a mezőre.
reason-box-is-empty = Az a mező üres.
reason-capital-has-no-discs = Konstantinápolyon nincs henger, nem fejleszthető.
reason-casualties-first = A passz kockája a veszteségből jön.
reason-city-is-controlled = Ezt a várost már birtokolják.
reason-city-of-another-side = Sereg csak saját oldalának városához rakható.
reason-city-of-no-player-side = Ez csak bizánci vagy arab várossal lehetséges.
reason-cube-costs-three = Ez a kocka három aranyba kerül annak az oldalnak a kincstárából, amelynek használ.
reason-cube-could-be-paid = Minden kockát ki kell fizetned, amelyre futja a pénzedből.
reason-desert-is-for-arabs = A sivatagi utakon csak arab seregek mozoghatnak.
reason-fortified-already = Ezen a városon már van erődítés.
reason-guard-goes-last = A testőrség csak a sereg legutolsó kockájaként veszhet el.
reason-last-cube-of-the-army = A polgárháborúhoz a seregnek legalább egy kockát meg kell tartania.
reason-levy-is-no-field-army = A segédcsapatok nem tartoznak a sereghez.
reason-link-is-closed = A bizánci flotta erre a cselekedetre lezárta ezt az útvonalat.
reason-more-than-was-raised = Ennyi adó nem folyt be.
reason-name-the-cube = Nincs kocka a veszteségben: nevezd meg, melyik kocka kerül a passzolási mezőre.
reason-never-against-yourself = Saját magadat nem támadhatod meg.
reason-no-army-to-fight = Ilyen színű sereggel már nem kell megküzdeni.
reason-no-civil-war-in-constantinople = Konstantinápolyban nincs polgárháború.
reason-no-cube-there = Ott nincs kockád.
reason-no-disc-left = Nem maradt ilyen színű henger.
reason-no-fortification-left = Mindkét erődítésed a térképen van.
reason-no-link = Nincs olyan útvonal, amelyet ez a sereg használhatna.
reason-fleet-shuts-the-sea = A bizánci flotta nem engedi a tengeri visszavonulást.
reason-no-such-army = A játékosoknak csak bizánci és arab seregük van.
reason-no-such-space = Nincs ilyen speciális cselekedet.
reason-no-third-link = Egy sereg legfeljebb két útvonalon mozoghat.
reason-nobody-controls-constantinople = Konstantinápoly nem vehető birtokba.
reason-nobody-controls-it = Ennél az asztalnál a polgárháborúhoz más játékos városa kell.
reason-city-of-nobody = Ennél az asztalnál sereg csak olyan városnál kerülhet fel, amelyet egy játékos birtokol.
reason-not-enough-bezants = Abban a kincstárban nincs elég arany.
reason-not-the-fewest-losses = A visszavonuló seregnek a legkevesebb veszteséggel járó utat kell választania.
reason-not-your-city = Ez a város nem a tiéd.
reason-nothing-would-change = A cselekedetnek változtatnia kell valamin.
reason-one-army-an-action = Egy cselekedettel egy sereg mozog.
reason-one-elite-cube-an-action = Egy elitmezőre cselekedetenként csak egy kocka kerülhet.
reason-out-of-bulgar-reach = A bolgárok nem érik el ezt a várost.
reason-own-army-is-there = Ott a másik sereged áll.
reason-own-city = Ezt a várost a másik oldal nevében már te birtoklod.
reason-pool-is-free-the-rest-is-paid = A tartalékból vett kocka ingyenes; minden mást valamelyik kincstár fizet.
reason-pool-is-too-small = Nincs ennyi kocka a tartalékban.
reason-space-is-taken = Ezt a speciális cselekedetet ebben a fordulóban már végrehajtották.
reason-take-a-byzantine-city-first = Bizánci sereged az első bizánci városoddal kerül fel.
reason-taxed-this-turn = Ebben a fordulóban már szedtél adót.
reason-three-discs-at-most = Egy városban legfeljebb három henger lehet.
reason-too-few-move-cubes = A seregnek nincs elég mozgáskockája.
reason-too-few-orange-cubes = Kevés a narancssárga kocka az erősítéshez: a bolgároknak támadniuk kell.

side-byzantine = bizánci
    .az = a bizánci
side-arab = arab
    .az = az arab
side-persian = perzsa
    .az = a perzsa
side-bulgar = bolgár
    .az = a bolgár

box-elite = elitcsapatok
    .ra = az elitcsapatok mezőjére
    .rol = az elitcsapatok mezőjéről
box-main = fősereg
    .ra = a fősereg mezőjére
    .rol = a fősereg mezőjéről
box-levy = segédcsapatok
    .ra = a segédcsapatok mezőjére
    .rol = a segédcsapatok mezőjéről
box-move = mozgás
    .ra = a mozgás mezőjére
    .rol = a mozgás mezőjéről

source-pool = tartalék
    .bol = a tartalékból
source-casualties = veszteség
    .bol = a veszteségből
source-byzantine-elite = bizánci elitcsapatok
    .bol = a bizánci elitcsapatokból
source-byzantine-main = bizánci fősereg
    .bol = a bizánci főseregből
source-byzantine-levy = bizánci segédcsapatok
    .bol = a bizánci segédcsapatokból
source-byzantine-move = bizánci mozgás
    .bol = a bizánci mozgásból
source-arab-elite = arab elitcsapatok
    .bol = az arab elitcsapatokból
source-arab-main = arab fősereg
    .bol = az arab főseregből
source-arab-levy = arab segédcsapatok
    .bol = az arab segédcsapatokból
source-arab-move = arab mozgás
    .bol = az arab mozgásból

payer-byzantine = bizánci kincstár
    .by = a bizánci kincstár fizet
payer-arab = arab kincstár
    .by = az arab kincstár fizet
payer-free = ingyen
    .by = ingyen

colour-red = piros
colour-yellow = sárga
colour-blue = kék
colour-green = zöld

foe-red = a piros sereg
    .acc = a piros sereget
foe-yellow = a sárga sereg
    .acc = a sárga sereget
foe-blue = a kék sereg
    .acc = a kék sereget
foe-green = a zöld sereg
    .acc = a zöld sereget
foe-levy = a segédcsapatok
    .acc = a segédcsapatokat
foe-bulgars = a bolgárok
    .acc = a bolgárokat

building-church = templom
    .acc = templomot
building-mosque = mecset
    .acc = mecsetet

roll-start = kezdés
    .ert = a kezdésért
roll-attack = támadás
    .ert = a támadáshoz
roll-defence = védekezés
    .ert = a védekezéshez
roll-siege = a város
    .ert = a városért
roll-fleet = a bizánci flotta
    .ert = a bizánci flottáért

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
    .acc = Konstantinápolyt
    .ban = Konstantinápolyban
    .ba = Konstantinápolyba
    .bol = Konstantinápolyból
    .nal = Konstantinápolynál
    .ra = Konstantinápolyra
city-adrianople = Hadrianopolisz
    .acc = Hadrianopoliszt
    .ban = Hadrianopoliszban
    .ba = Hadrianopoliszba
    .bol = Hadrianopoliszból
    .nal = Hadrianopolisznál
    .ra = Hadrianopoliszra
city-thessalonica = Thesszaloniké
    .acc = Thesszalonikét
    .ban = Thesszalonikében
    .ba = Thesszalonikébe
    .bol = Thesszalonikéből
    .nal = Thesszalonikénél
    .ra = Thesszalonikére
city-athens = Athén
    .acc = Athént
    .ban = Athénban
    .ba = Athénba
    .bol = Athénból
    .nal = Athénnál
    .ra = Athénra
city-dyrrachium = Dürrakhion
    .acc = Dürrakhiont
    .ban = Dürrakhionban
    .ba = Dürrakhionba
    .bol = Dürrakhionból
    .nal = Dürrakhionnál
    .ra = Dürrakhionra
city-candia = Candia
    .acc = Candiát
    .ban = Candiában
    .ba = Candiába
    .bol = Candiából
    .nal = Candiánál
    .ra = Candiára
city-constantia = Constantia
    .acc = Constantiát
    .ban = Constantiában
    .ba = Constantiába
    .bol = Constantiából
    .nal = Constantiánál
    .ra = Constantiára
city-nicaea = Nicea
    .acc = Niceát
    .ban = Niceában
    .ba = Niceába
    .bol = Niceából
    .nal = Niceánál
    .ra = Niceára
city-ephesus = Epheszosz
    .acc = Epheszoszt
    .ban = Epheszoszban
    .ba = Epheszoszba
    .bol = Epheszoszból
    .nal = Epheszosznál
    .ra = Epheszoszra
city-attalia = Attalia
    .acc = Attaliát
    .ban = Attaliában
    .ba = Attaliába
    .bol = Attaliából
    .nal = Attaliánál
    .ra = Attaliára
city-ankara = Ankara
    .acc = Ankarát
    .ban = Ankarában
    .ba = Ankarába
    .bol = Ankarából
    .nal = Ankaránál
    .ra = Ankarára
city-sinope = Szinópé
    .acc = Szinópét
    .ban = Szinópéban
    .ba = Szinópéba
    .bol = Szinópéból
    .nal = Szinópénál
    .ra = Szinópéra
city-trebizond = Trapezunt
    .acc = Trapezuntot
    .ban = Trapezuntban
    .ba = Trapezuntba
    .bol = Trapezuntból
    .nal = Trapezuntnál
    .ra = Trapezuntra
city-caesarea = Cézárea
    .acc = Cézáreát
    .ban = Cézáreában
    .ba = Cézáreába
    .bol = Cézáreából
    .nal = Cézáreánál
    .ra = Cézáreára
city-tarsus = Tarszosz
    .acc = Tarszoszt
    .ban = Tarszoszban
    .ba = Tarszoszba
    .bol = Tarszoszból
    .nal = Tarszosznál
    .ra = Tarszoszra
city-edessa = Edessza
    .acc = Edesszát
    .ban = Edesszában
    .ba = Edesszába
    .bol = Edesszából
    .nal = Edesszánál
    .ra = Edesszára
city-antioch = Antiochia
    .acc = Antiochiát
    .ban = Antiochiában
    .ba = Antiochiába
    .bol = Antiochiából
    .nal = Antiochiánál
    .ra = Antiochiára
city-palmyra = Palmíra
    .acc = Palmírát
    .ban = Palmírában
    .ba = Palmírába
    .bol = Palmírából
    .nal = Palmíránál
    .ra = Palmírára
city-damascus = Damaszkusz
    .acc = Damaszkuszt
    .ban = Damaszkuszban
    .ba = Damaszkuszba
    .bol = Damaszkuszból
    .nal = Damaszkusznál
    .ra = Damaszkuszra
city-jerusalem = Jeruzsálem
    .acc = Jeruzsálemet
    .ban = Jeruzsálemben
    .ba = Jeruzsálembe
    .bol = Jeruzsálemből
    .nal = Jeruzsálemnél
    .ra = Jeruzsálemre
city-babylon = Babilon
    .acc = Babilont
    .ban = Babilonban
    .ba = Babilonba
    .bol = Babilonból
    .nal = Babilonnál
    .ra = Babilonra
city-alexandria = Alexandria
    .acc = Alexandriát
    .ban = Alexandriában
    .ba = Alexandriába
    .bol = Alexandriából
    .nal = Alexandriánál
    .ra = Alexandriára
city-tabuk = Tabúk
    .acc = Tabúkot
    .ban = Tabúkban
    .ba = Tabúkba
    .bol = Tabúkból
    .nal = Tabúknál
    .ra = Tabúkra
city-medina = Medina
    .acc = Medinát
    .ban = Medinában
    .ba = Medinába
    .bol = Medinából
    .nal = Medinánál
    .ra = Medinára
city-mecca = Mekka
    .acc = Mekkát
    .ban = Mekkában
    .ba = Mekkába
    .bol = Mekkából
    .nal = Mekkánál
    .ra = Mekkára
city-hira = Hira
    .acc = Hirát
    .ban = Hirában
    .ba = Hirába
    .bol = Hirából
    .nal = Hiránál
    .ra = Hirára
city-bagdad = Bagdad
    .acc = Bagdadot
    .ban = Bagdadban
    .ba = Bagdadba
    .bol = Bagdadból
    .nal = Bagdadnál
    .ra = Bagdadra
city-basra = Baszra
    .acc = Baszrát
    .ban = Baszrában
    .ba = Baszrába
    .bol = Baszrából
    .nal = Baszránál
    .ra = Baszrára
city-mosul = Moszul
    .acc = Moszult
    .ban = Moszulban
    .ba = Moszulba
    .bol = Moszulból
    .nal = Moszulnál
    .ra = Moszulra
city-hamadan = Hamadán
    .acc = Hamadánt
    .ban = Hamadánban
    .ba = Hamadánba
    .bol = Hamadánból
    .nal = Hamadánnál
    .ra = Hamadánra
city-tabriz = Tebriz
    .acc = Tebrizt
    .ban = Tebrizben
    .ba = Tebrizbe
    .bol = Tebrizből
    .nal = Tebriznél
    .ra = Tebrizre
city-dvin = Dvin
    .acc = Dvint
    .ban = Dvinben
    .ba = Dvinbe
    .bol = Dvinből
    .nal = Dvinnél
    .ra = Dvinre
city-tiflis = Tiflisz
    .acc = Tifliszt
    .ban = Tifliszben
    .ba = Tifliszbe
    .bol = Tifliszből
    .nal = Tiflisznél
    .ra = Tifliszre
city-derbent = Derbent
    .acc = Derbentet
    .ban = Derbentben
    .ba = Derbentbe
    .bol = Derbentből
    .nal = Derbentnél
    .ra = Derbentre

# Csak a webes felületen: a cselekedetek és mezők rövid neve.
x-undone-reinforce = Még tehetsz le kockát.
x-verb-control = Város birtokba vétele
x-verb-reinforce = Toborzás
x-verb-emperor = Császár
x-verb-caliph = Kalifa
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
x-verb-march = Mozgás és támadás
x-verb-lose = Kocka elvesztése
x-verb-retreat = Visszavonulás
x-verb-fight = Harc
x-verb-garrison = Birtokjelző kocka
x-verb-give = Kocka átadása
x-verb-desert = Kocka kifizetetlenül hagyása
x-verb-pass-from = Passz egy kockával
x-field-city = a város
x-field-source = honnan jön a kocka
x-field-side = az oldal
x-field-box = a mező
x-field-from = honnan
x-field-to = hová
x-field-cubes = hány kocka
x-field-bezants = arany a bizánci kincstárba
x-field-payer = ki fizet
x-field-colour = az ellenfél
x-end-constantinople-fell = Konstantinápoly elesett: csak az arab pontok számítanak.
x-end-third-turn-ended = A harmadik forduló véget ért.

# Miért tenné ezt a gépi játékos

hint-points = { $points } ponttal többet hoz, mint egy másik jó lehetőség.
hint-balance = Közelebb hozza egymáshoz a két pontsávodat, hogy mindkettő számítson.
hint-safety = Erősíti a támadások ellen, ami a tiéd.
hint-money = Megtölti a kincstárakat, és futja belőle a seregek fenntartására.
hint-army = Oda állítja a seregeidet, ahonnan lecsaphatnak.
hint-cubes = Több kockád marad későbbre.
hint-capital = Konstantinápoly a tét: ha elesik, eldőlt a játék.
x-odds-chance_to_take = a város elesik
x-odds-chance_of_destruction = a sereg megsemmisül
x-odds-expected_losses = elvesztett kockák átlagosan
x-odds-expected_enemy_losses = az ellenfél elvesztett kockái átlagosan

# A névelő
x-az-bezants = { $bezants ->
    [1] az
    [5] az
    [50] az
    [51] az
    [52] az
    [53] az
    [54] az
    [55] az
    [56] az
    [57] az
    [58] az
    [59] az
   *[other] a
}
x-az-turn = { $turn ->
    [1] az
    [5] az
   *[other] a
}
x-style-random = Arra vonul, amerre az út viszi.
x-style-novice = Szereti a városokat, de elfelejti, ki áll a szomszédban.
x-style-steady = Számon tartja az aranyait, és őrzi a városait.
x-style-strong = A határ mindkét oldalát mérlegeli, és tart a bolgároktól.
x-style-master = Már az első körben az utolsót tervezi, és Konstantinápolyra vár.
x-style-rusher = Kevéssel az Erős alatt; inkább vonul, mint épít.
x-style-builder = A Megbízható és az Erős között; jobban szereti a városokat és a templomokat, mint a háborút.
x-style-schemer = Kevéssel az Erős alatt; bolgárokat és lázadókat küld maga helyett, és szívesen lesz császár.

# Mibe kerül és mit hoz egy akció
x-count-cubes = kocka a tartalékban
x-count-byzantine = arany a bizánci kincstárban
x-count-arab = arany az arab kincstárban
x-count-taxes = adóból befolyt, még elosztandó arany
x-count-byzantine-points = bizánci pont
x-count-arab-points = arab pont
x-count-total = most számító pontok

# What brought points, on the page that tells how a game went
x-source-set-up = A kezdéskor
x-source-byz-ctl-02 = Birtokba vett városok
x-source-byz-cap-05 = Bevett városok
x-source-byz-bul-14 = A bolgárokkal bevett városok
x-source-byz-emp-01 = Császár
x-source-byz-emp-02 = Kalifa
x-source-byz-chu-02 = Templomok és mecsetek
x-source-byz-inc-07 = Ki nem fizetett fenntartás
x-source-byz-fal-04 = Konstantinápoly eleste
x-source-byz-fin-01 = Városok a játék végén
x-source-rest = Pontok, amelyek nem számítanak
# Az elbeszélés: címsorok és összegek.
why = { $rule ->
    [BYZ-CTL-02] új városokért
    [BYZ-CAP-05] bevett városokért
    [BYZ-BUL-14] a bolgárokkal bevett városokért
    [BYZ-CHU-02] egy épületért
    [BYZ-EMP-01] a testőrségért
    [BYZ-EMP-02] a testőrségért
    [BYZ-FAL-04] Konstantinápolyért
    [BYZ-FIN-01] a városok hengereiért a játék végén
    [BYZ-INC-07] ki nem fizetett kockák miatt
   *[other] a szabályok szerint
  }
story-CityControlled = { $seat-the } birtokba veszi { $city-acc }.
story-CityCaptured = { $nation-id ->
    [bulgar] { $seat-the } a bolgárokkal beveszi { $city-acc }.
   *[other] { $seat-the } { $nation } sereggel beveszi { $city-acc }.
  }
story-BuildingRaised = { $seat-the } { $building-acc } épít.
story-scored = { $seat-the } { $items } kap.
    .then = { $items } kap
    .item = { $count } { $side } győzelmi pontot
story-lost = { $seat-the } { $items } veszít.
    .then = { $items } veszít
    .item = { $count } { $side } győzelmi pontot
story-received = { $seat-the } { $items } kap.
    .then = { $items } kap
    .item = { $side-az } kincstárba { $count } aranyat
story-reinforced = { $seat-the } toboroz: { $items }.
    .item = { $count ->
        [one] { $side } { $box }
       *[other] { $count } × { $side } { $box }
      }
story-marched = { $seat-the } { $side } serege { $first-from-bol } { $to-ba } vonul.
story-withdrew = { $seat-the } { $side } serege { $first-from-bol } { $to-ba } vonul vissza.
story-income = { $seat-the } bevétele: { $items }.
    .item = { $side-az } kincstárba { $count } arany
story-upkeep = { $seat-the } fenntartásra { $items } fizet.
    .item = { $side-az } kincstárból { $count } aranyat
story-deserted = { $seat-the } lemond a ki nem fizetett kockákról: { $items }.
    .item = { $count } { $side } kocka ({ $box })
story-returned = Kockák vissza a tartalékba: { $items }.
    .item = { $seat } { $count }
story-recovered = Visszatér a veszteségből: { $items }.
    .item = { $seat } { $count }
story-cities = A városok hengereinek összeszámlálása.
story-points = { $seat-the }: { $total } { $side } győzelmi pont ({ $items }).
    .item = { $count } { why }
    .so-far = { $seat } { $total } ({ $side })
story-sums-2 = A forduló
story-sums-1 = Az egész játék

# What a number is made of.

sum-total = Amennyit { $seat-the } most érne el
sum-track = Eddig szerzett { $side } pontok
sum-cities = { $side } városhengerek a játék végén
sum-half-rule = { $side-az } pontok a másik sáv felét sem érik el, ezért nem számítanak
sum-fallen = Konstantinápoly elesett, ezért { $side-az } pontok nem számítanak
sum-points = { $seat-the } { $side } pontjai
sum-reason = Szerezve { why }
sum-before = A napló kezdete előttről
sum-treasury = { $seat-the } { $side } kincstára bevétel és fenntartás után
sum-bezants = Most a kincstárban
sum-income = Bevétel innen: { $city }
sum-upkeep = Fenntartás: { $box }, { $cubes } × { $price }
sum-short = A ki nem fizetett kockák kikerülnek a játékból, és mindegyik egy pontba kerül.
sum-strength = { $seat-the } { $side } serege ütközetben
sum-cubes = Kockák: { $box }
sum-guard = A testőrség
sum-defence = Amit { $city } ostromlójának le kell győznie
sum-size = A város mérete
sum-fortification = Erődítés
