# Byzantium in het Nederlands, met de woorden van de Nederlandse spelregels.

title = Byzantium

blurb = Het jaar 632. Rijke families gebruiken beide legers, het Byzantijnse en het Arabische, voor hun eigen profijt. Kubussen, Bezanten en twee zegepuntensporen die elkaar moeten bijhouden. Van Martin Wallace, voor twee tot vier spelers.

action-control = Controle nemen over { $city } (kubus: { $source })
action-reinforce = Leger uitbreiden: { $side }, { $box } (kubus: { $source })
action-done = Genoeg
action-emperor = Keizer worden (kubus: { $source })
action-caliph = Kalief worden (kubus: { $source })
action-fleet = Vloot nemen: { $side } (kubus: { $source })
action-civil-war = Burgeroorlog: leger van de { $side } (kubus: { $source })
action-improve = { $city } verbeteren (kubus: { $source })
action-bulgars-attack = Bulgaarse aanval op { $city } (kubus: { $source })
action-bulgars-reinforce = Bulgaren versterken (kubus: { $source }; betaald door: { $payer })
action-fortify = { $city } versterken (kubus: { $source })
action-tax = Belastingen met { $cubes } kubussen
action-split = { $bezants } Bezanten naar de Byzantijnse schatkist, de rest naar de Arabische
action-church = Kerk bouwen (kubus: { $source })
action-mosque = Moskee bouwen (kubus: { $source })
action-place = Leger van de { $side } plaatsen: { $city }
action-march = Verplaatsen: leger van de { $side }, { $from } → { $to }
action-stop = Hier stoppen
action-double = Kosten verdubbelen
action-decline = Kosten niet verdubbelen
action-roll = Tegen het leger gooien
action-hold = Niet gooien
action-lose = Kubus verliezen: { $box }
action-withdraw = Terugtrekken
action-stand = Blijven en vechten
action-allow = Toestaan
action-refuse = Weigeren
action-retreat = Terugtrekken naar { $city }
action-fight = Vechten tegen het leger van { $colour }
action-levy = Verdedigen met de Levieten
action-no-levy = Geen Levieten
action-garrison = Kubus op de stad: { $source }
action-give = Kubus geven: { $box }
action-desert = Niet betalen: { $box }
action-pass = Passen
action-pass-from = Passen (kubus: { $source })

option-levy_after_own_army = Levieten nadat het eigen leger gevochten heeft
    .allowed = toegestaan
    .forbidden = verboden
option-civil_war_targets = Doelen van een burgeroorlog
    .any_not_own = elke niet eigen stad van de zijde
    .other_players_only = alleen steden van andere spelers
option-bulgars_may_hit_self = Bulgaren mogen eigen steden aanvallen
    .false = nee
    .true = ja

prompt-choose_action =
    { $last ->
        [1] Beurt { $turn }, { $seat }: kies je laatste actie van deze beurt.
       *[0] Beurt { $turn }, { $seat }: kies een actie.
    }
prompt-reinforce_more = { $seat }: nog een kubus plaatsen? Maximaal { $left }.
prompt-split_taxes = { $seat }: hoeveel van de { $bezants } Bezanten gaan naar de Byzantijnse schatkist?
prompt-march_on = { $seat }: het leger van de { $side } is in { $city }. Verder, burgeroorlog of stoppen?
prompt-double_cost = { $seat }: { $mover } vaart naar { $city } voor { $cubes } kubussen. Verdubbelen naar { $doubled }?
prompt-roll_against = { $seat }: { $dice } dobbelstenen gooien tegen het leger van { $mover } op weg naar { $city }?
prompt-choose_losses = { $seat }: { $hits } kubussen van de { $side } gaan verloren ({ $cause }). Uit welk vak de volgende?
prompt-offer_withdrawal = { $seat }: { $attacker } valt { $city } aan ({ $nation }). Trekt je leger van de { $side } zich terug?
prompt-allow_sea = { $seat }: laat je Byzantijnse vloot het Arabische leger van { $owner } zich over zee terugtrekken uit { $city }?
prompt-choose_route = { $seat }: het leger van de { $side } trekt zich terug uit { $city }. Waarheen?
prompt-choose_opponent = { $seat }: meerdere legers bleven in { $city }. Tegen welk vecht je nu?
prompt-use_levy = { $seat }: { $attacker } valt { $city } aan ({ $nation }). Verdedigen met de Levieten van de { $side }?
prompt-place_garrison = { $seat }: { $city } is veroverd. Welke kubus komt op de stad ({ $side })?
prompt-give_cubes = { $seat }: geen kubus en geen geld voor { $city }: het leger van de { $side } geeft er nog { $left }. Uit welk vak?
prompt-choose_deserters = { $seat }: er ontbreken { $bezants } Bezanten voor het leger van de { $side }. Welke kubus blijft onbetaald?

event-DiceRolled = { $seat } gooit voor { $roll }: { $faces }.
event-StartPlayerChosen = { $seat } is de startspeler.
event-TurnBegan = Beurt { $turn } begint; { $seat } is startspeler.
event-BezantsPaid = { $seat } betaalt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezanten
  } uit de schatkist van de { $side }.
event-BezantsReceived = { $seat } ontvangt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezanten
  } in de schatkist van de { $side }.
event-PointsScored = { $seat } scoort { $points ->
    [one] 1 zegepunt
   *[other] { $points } zegepunten
  } op het spoor van de { $side }.
event-PointsLost = { $seat } verliest { $points ->
    [one] 1 zegepunt
   *[other] { $points } zegepunten
  } op het spoor van de { $side }.
event-CityControlled = { $seat } neemt controle over { $city } (kubus: { $source }).
event-ArmyPlaced = Veldleger van de { $side } van { $seat } geplaatst: { $city }.
event-CubePlaced = { $seat } breidt het leger van de { $side } uit: { $box } (kubus: { $source }).
event-SpaceTaken = { $seat } kiest de speciale actie { $space } (kubus: { $source }).
event-CityImproved = { $seat } verbetert { $city }: nu { $discs } stadsschijven.
event-CityFortified = { $seat } versterkt { $city }.
event-FortificationReturned = De versterkingsschijf van { $city } gaat terug naar { $seat }.
event-BulgarsGrew = { $cubes ->
    [one] De Bulgaren groeien met 1 kubus tot { $total }.
   *[other] De Bulgaren groeien met { $cubes } kubussen tot { $total }.
}
event-GuardJoined = De Wacht voegt zich bij de Elite van de { $side } van { $seat }.
event-GuardLeft = De Wacht verlaat de Elite van de { $side } van { $seat }.
event-TaxesRaised = { $cubes ->
    [one] { $seat } int belastingen met 1 kubus.
   *[other] { $seat } int belastingen met { $cubes } kubussen.
}
event-BuildingRaised = { $seat } bouwt: { $building } (kubus: { $source }).
event-ArmyMoved = Veldleger van de { $side } van { $seat } verplaatst: { $from } → { $to }.
event-SeaCostDoubled = De Byzantijnse vloot van { $seat } verdubbelt de overtocht van { $mover }: { $cubes } kubussen.
event-SeaMoveAbandoned = { $seat } kan de overtocht naar { $city } niet betalen: het leger blijft.
event-CivilWarDeclared = { $seat } verklaart burgeroorlog van de { $side }: { $city }.
event-CityAttacked = { $seat } valt { $city } aan ({ $nation }).
event-ArmyStood = Veldleger van de { $side } van { $seat } blijft: { $city }.
event-ArmyWithdrew = Veldleger van de { $side } van { $seat } trekt zich terug: { $from } → { $to }.
event-SeaWithdrawalAnswered = Mag { $owner } zich over zee terugtrekken? { $seat }: { $allowed }.
event-BattleJoined = Gevecht om { $city }: { $seat } ({ $nation }) tegen { $foe }.
event-CubesLost = { $cubes ->
    [one] { $seat } verliest 1 kubus van de { $side }: { $box }.
   *[other] { $seat } verliest { $cubes } kubussen van de { $side }: { $box }.
}
event-BulgarsLost = { $cubes ->
    [one] De Bulgaren verliezen 1 kubus.
   *[other] De Bulgaren verliezen { $cubes } kubussen.
}
event-BattleEnded = { $won ->
    [ja] { $seat } wint van { $foe }.
   *[other] { $seat } wint niet van { $foe }.
}
event-LevyAnswered = { $fights ->
    [ja] { $seat } verdedigt { $city } met de Levieten.
   *[other] { $seat } zet de Levieten niet in ({ $city }).
}
event-CityHeld = { $city } houdt stand tegen { $seat }.
event-CityCaptured = { $discs ->
    [one] { $seat } verovert { $city } ({ $nation }): 1 stadsschijf.
   *[other] { $seat } verovert { $city } ({ $nation }): { $discs } stadsschijven.
}
event-GarrisonPlaced = { $seat } plaatst een kubus op { $city } (kubus: { $source }).
event-ConstantinopleFell = Constantinopel valt in handen van { $seat }. Het spel is uit: alleen Arabische zegepunten tellen.
event-ArmyDestroyed = Veldleger van de { $side } van { $seat }: vernietigd.
event-PlayerPassed = { $seat } past (kubus: { $source }).
event-UpkeepPaid = { $seat } betaalt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezanten
  } onderhoud voor het leger van de { $side }.
event-CubesDeserted = { $cubes ->
    [one] { $seat } kan 1 kubus niet betalen ({ $side }, { $box }): uit het spel.
   *[other] { $seat } kan { $cubes } kubussen niet betalen ({ $side }, { $box }): uit het spel.
}
event-CubesReturned = { $cubes ->
    [one] { $seat } neemt 1 kubus terug in de kubusvoorraad.
   *[other] { $seat } neemt { $cubes } kubussen terug in de kubusvoorraad.
}
event-CasualtiesRecovered = { $cubes ->
    [one] 1 kubus uit de slachtoffervoorraad van { $seat } keert terug.
   *[other] { $cubes } kubussen uit de slachtoffervoorraad van { $seat } keren terug.
}
event-CitiesScored = Steden van { $seat }: { $byzantine } Byzantijnse en { $arab } Arabische stadsschijven.
event-GameEnded = Het spel eindigt na beurt { $turn }.
event-ControlLost = { $seat } verliest de controle over { $city }.
event-CubesGiven = { $seat } geeft een kubus van de { $side } voor { $city }: { $box }.
event-FleetWaited = De Byzantijnse vloot van { $seat } laat { $mover } begaan.
event-MarchEnded = Veldleger van de { $side } van { $seat } houdt halt.
event-CubesSpent = { $cubes ->
    [one] { $seat } besteedt 1 bewegingskubus van de { $side }.
   *[other] { $seat } besteedt { $cubes } bewegingskubussen van de { $side }.
}

reason-army-is-not-there = Dat leger staat daar niet.
reason-army-needs-a-cube = Een leger heeft een kubus nodig in Elite, Hoofdleger of Beweging.
reason-army-not-on-the-board = Dat leger is niet op het spelbord.
reason-army-on-the-board = Dat leger is al op het spelbord.
reason-back-into-the-same-box = Een kubus mag niet terug in het vak waar hij vandaan komt.
reason-box-is-empty = Dat vak is leeg.
reason-capital-has-no-discs = Constantinopel heeft geen stadsschijven en kan niet verbeterd worden.
reason-casualties-first = De kubus voor het passen komt uit de slachtoffervoorraad.
reason-city-is-controlled = Deze stad wordt al gecontroleerd.
reason-city-of-another-side = Een leger wordt alleen in een stad van zijn zijde geplaatst.
reason-city-of-no-player-side = Dit kan alleen met een Byzantijnse of Arabische stad.
reason-cube-costs-three = Deze kubus kost drie Bezanten uit de schatkist van de zijde waarvoor hij dient.
reason-cube-could-be-paid = Geen kubus mag onbetaald blijven die het geld nog kan betalen.
reason-desert-is-for-arabs = Alleen Arabische legers gebruiken woestijnverbindingen.
reason-fortified-already = Deze stad heeft al een versterkingsschijf.
reason-guard-goes-last = De Wacht kan alleen als laatste kubus van het leger verloren gaan.
reason-last-cube-of-the-army = Het leger moet voor de burgeroorlog een kubus behouden.
reason-levy-is-no-field-army = De Levieten horen niet bij het Veldleger.
reason-link-is-closed = De Byzantijnse vloot heeft deze verbinding voor deze actie afgesloten.
reason-more-than-was-raised = Zoveel is niet geïnd.
reason-name-the-cube = De slachtoffervoorraad is leeg: zeg welke kubus in het pasvak gaat.
reason-never-against-yourself = Niemand valt zichzelf aan.
reason-no-army-to-fight = Er is geen leger van die kleur meer te bevechten.
reason-no-civil-war-in-constantinople = In Constantinopel is er geen burgeroorlog.
reason-no-cube-there = Daar ligt geen kubus van jou.
reason-no-disc-left = Er is geen stadsschijf van die kleur meer.
reason-no-fortification-left = Beide versterkingsschijven liggen op het bord.
reason-no-link = Er is geen verbinding die dit leger kan gebruiken.
reason-no-such-army = Spelers hebben alleen een Byzantijns en een Arabisch leger.
reason-no-such-space = Die speciale actie bestaat niet.
reason-no-third-link = Een leger verplaatst over hoogstens twee verbindingen.
reason-nobody-controls-constantinople = Niemand controleert Constantinopel.
reason-nobody-controls-it = Aan deze tafel vereist een burgeroorlog een stad van een andere speler.
reason-not-enough-bezants = Die schatkist heeft niet genoeg Bezanten.
reason-not-the-fewest-losses = Een terugtrekking moet langs de weg met de minste verliezen.
reason-not-your-city = Je controleert deze stad niet.
reason-nothing-would-change = Een actie moet iets veranderen.
reason-one-army-an-action = Eén actie verplaatst één leger.
reason-one-elite-cube-an-action = Per actie gaat slechts één kubus in elk Elite-vak.
reason-out-of-bulgar-reach = De Bulgaren kunnen deze stad niet bereiken.
reason-own-army-is-there = Daar staat je andere leger.
reason-own-city = Je controleert die stad van de andere zijde.
reason-pool-is-free-the-rest-is-paid = Een kubus uit de kubusvoorraad is gratis; elke andere betaalt een schatkist.
reason-pool-is-too-small = Er zijn niet zoveel kubussen in de kubusvoorraad.
reason-space-is-taken = Deze speciale actie is deze beurt al gekozen.
reason-take-a-byzantine-city-first = Je Byzantijnse leger komt met je eerste Byzantijnse stad.
reason-taxed-this-turn = Je hebt deze beurt al belastingen geïnd.
reason-three-discs-at-most = Een stad heeft hoogstens drie stadsschijven.
reason-too-few-move-cubes = Het leger heeft te weinig bewegingskubussen.
reason-too-few-orange-cubes = Er zijn te weinig oranje kubussen om te versterken: de Bulgaren moeten aanvallen.

side-byzantine = Byzantijnen
side-arab = Arabieren
side-persian = Perzen
side-bulgar = Bulgaren

box-elite = Elite
box-main = Hoofdleger
box-levy = Levieten
box-move = Beweging

source-pool = kubusvoorraad
source-casualties = slachtoffervoorraad
source-byzantine-elite = Byzantijnse Elite
source-byzantine-main = Byzantijns Hoofdleger
source-byzantine-levy = Byzantijnse Levieten
source-byzantine-move = Byzantijnse Beweging
source-arab-elite = Arabische Elite
source-arab-main = Arabisch Hoofdleger
source-arab-levy = Arabische Levieten
source-arab-move = Arabische Beweging

payer-byzantine = Byzantijnse schatkist
payer-arab = Arabische schatkist
payer-free = gratis

colour-red = rood
colour-yellow = geel
colour-blue = blauw
colour-green = groen

foe-red = het leger van rood
foe-yellow = het leger van geel
foe-blue = het leger van blauw
foe-green = het leger van groen
foe-levy = de Levieten
foe-bulgars = de Bulgaren

building-church = kerk
building-mosque = moskee

roll-start = de start
roll-attack = de aanval
roll-defence = de verdediging
roll-siege = de stad
roll-fleet = de Byzantijnse vloot

cause-battle = gevecht
cause-siege = belegering
cause-fleet = Byzantijnse vloot
cause-retreat = terugtrekking

answer-no = nee
answer-yes = ja

space-emperor = Keizer
space-caliph = Kalief
space-byzantine-fleet = Byzantijnse vloot
space-arab-fleet = Arabische vloot
space-byzantine-civil-war = Byzantijnse burgeroorlog
space-arab-civil-war = Arabische burgeroorlog
space-byzantine-improvement-1 = Byzantijnse stad verbeteren
space-arab-improvement-1 = Arabische stad verbeteren
space-byzantine-improvement-2 = Byzantijnse stad verbeteren
space-arab-improvement-2 = Arabische stad verbeteren
space-byzantine-improvement-3 = Byzantijnse stad verbeteren
space-arab-improvement-3 = Arabische stad verbeteren
space-bulgars-1 = Bulgaarse aanval
space-fortification-1 = Versterking
space-bulgars-2 = Bulgaarse aanval
space-fortification-2 = Versterking

city-constantinople = Constantinopel
city-adrianople = Adrianopel
city-thessalonica = Thessalonica
city-athens = Athene
city-dyrrachium = Dyrrachium
city-candia = Candia
city-constantia = Constantia
city-nicaea = Nicaea
city-ephesus = Ephese
city-attalia = Attalia
city-ankara = Ankara
city-sinope = Sinope
city-trebizond = Trebizonde
city-caesarea = Caesarea
city-tarsus = Tarsus
city-edessa = Edessa
city-antioch = Antioch
city-palmyra = Palmyra
city-damascus = Damascus
city-jerusalem = Jeruzalem
city-babylon = Babylon
city-alexandria = Alexandria
city-tabuk = Tabuk
city-medina = Medina
city-mecca = Mekka
city-hira = Hira
city-bagdad = Bagdad
city-basra = Basra
city-mosul = Mosoel
city-hamadan = Hamadan
city-tabriz = Tabriz
city-dvin = Dvin
city-tiflis = Tiflis
city-derbent = Derbent

# Alleen in de webweergave: korte namen van acties en velden.
x-verb-control = Een stad in handen nemen
x-verb-reinforce = Een leger uitbreiden
x-verb-emperor = Keizer worden
x-verb-caliph = Kalief worden
x-verb-fleet = Een vloot nemen
x-verb-civil-war = Burgeroorlog
x-verb-improve = Een stad verbeteren
x-verb-bulgars-attack = Met de Bulgaren aanvallen
x-verb-bulgars-reinforce = De Bulgaren versterken
x-verb-fortify = Een stad versterken
x-verb-tax = Belasting heffen
x-verb-split = De belasting verdelen
x-verb-church = Een kerk bouwen
x-verb-mosque = Een moskee bouwen
x-verb-place = Een leger plaatsen
x-verb-march = Marcheren
x-verb-lose = Een kubus verliezen
x-verb-retreat = Terugtrekken
x-verb-fight = Vechten
x-verb-garrison = Controlekubus
x-verb-give = Een kubus afstaan
x-verb-desert = Een kubus onbetaald laten
x-verb-pass-from = Passen met een kubus
x-field-city = de stad
x-field-source = waar de kubus vandaan komt
x-field-side = de kant
x-field-box = het vak
x-field-from = vanwaar
x-field-to = waarheen
x-field-cubes = hoeveel kubussen
x-field-bezants = bezanten voor de Byzantijnse schatkist
x-field-payer = wie betaalt
x-field-colour = de tegenstander
x-end-constantinople-fell = Constantinopel is gevallen: alleen Arabische punten tellen.
x-end-third-turn-ended = De derde beurt is voorbij.

# Waarom een bot het zou doen

hint-points = Het levert { $points } punten meer op dan de andere keuzes.
hint-balance = Het brengt je twee sporen dichter bij elkaar, zodat beide tellen.
hint-safety = Het maakt je steden veiliger.
hint-money = Het houdt de schatkisten gevuld en de legers betaald.
hint-army = Het zet je legers waar ze kunnen toeslaan.
hint-cubes = Je houdt meer kubussen over voor later.
hint-capital = Het gaat om Constantinopel, waarvan de val het spel zou beslissen.
x-odds-chance_to_take = de stad wordt genomen
x-odds-chance_of_destruction = het leger wordt vernietigd
x-odds-expected_losses = verloren kubussen, gemiddeld
x-odds-expected_enemy_losses = verloren kubussen van de vijand, gemiddeld
x-style-random = Trekt waarheen de weg leidt.
x-style-novice = Houdt van steden, vergeet wie ernaast staat.
x-style-steady = Telt zijn bezanten en bewaakt zijn steden.
x-style-strong = Weegt beide kanten van de grens en vreest de Bulgaren.
x-style-master = Plant de laatste ronde al in de eerste en wacht op Constantinopel.
