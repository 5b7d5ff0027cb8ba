# Byzantium in het Nederlands, met de woorden van de Nederlandse spelregels.

title = Byzantium

blurb = Het jaar 632. Rijke families gebruiken beide legers, het Byzantijnse en het Arabische, voor hun eigen profijt. Kubussen, Bezanten en twee zegepuntensporen die elkaar moeten bijhouden. Van Martin Wallace, voor twee tot vier spelers.

action-control = Controle nemen over { $city } (kubus { $source-out })
action-reinforce = Kubus { $source-out } { $box-in } van de { $side }
action-done = Genoeg
action-emperor = Keizer worden (kubus { $source-out })
action-caliph = Kalief worden (kubus { $source-out })
action-fleet = { $side-adj } vloot nemen (kubus { $source-out })
action-civil-war = { $side-adj } burgeroorlog (kubus { $source-out })
action-improve = { $city } verbeteren (kubus { $source-out })
action-bulgars-attack = Bulgaarse aanval op { $city } (kubus { $source-out })
action-bulgars-reinforce = Bulgaren versterken (kubus { $source-out }; { $payer-by })
action-fortify = { $city } versterken (kubus { $source-out })
action-tax = { $cubes ->
    [one] Belastingen innen met 1 kubus
   *[other] Belastingen innen met { $cubes } kubussen
}
action-split = { $bezants ->
    [one] 1 Bezant naar de Byzantijnse schatkist, de rest naar de Arabische
   *[other] { $bezants } Bezanten naar de Byzantijnse schatkist, de rest naar de Arabische
}
action-church = Kerk bouwen (kubus { $source-out })
action-mosque = Moskee bouwen (kubus { $source-out })
action-place = Het { $side-adj } leger in { $city } plaatsen
action-march = Het { $side-adj } leger van { $from } naar { $to } verplaatsen
action-stop = Hier stoppen
action-double = Kosten verdubbelen
action-decline = Kosten niet verdubbelen
action-roll = Tegen het leger gooien
action-hold = Niet gooien
action-lose = Kubus { $box-out } verliezen
action-withdraw = Terugtrekken
action-stand = Blijven en vechten
action-allow = Toestaan
action-refuse = Weigeren
action-retreat = Terugtrekken naar { $city }
action-fight = Vechten tegen het leger van { $colour }
action-levy = Verdedigen met de Levieten
action-no-levy = Geen Levieten
action-garrison = Kubus { $source-out } op de stad leggen
action-give = Kubus { $box-out } geven
action-desert = Kubus { $box-in } niet betalen
action-pass = Passen
action-pass-from = Passen met een kubus { $source-out }

option-levy_after_own_army = De Levieten nadat het eigen leger gevochten heeft
    .allowed = mogen vechten
    .forbidden = mogen niet vechten
option-civil_war_targets = Doelen van een burgeroorlog
    .any_not_own = elke stad van die zijde die niet van jezelf is
    .other_players_only = alleen steden van andere spelers
option-bulgars_may_hit_self = Bulgaren mogen eigen steden aanvallen
    .false = nee
    .true = ja
option-refused_withdrawal = Een Arabisch leger dat niet over zee terug mag
    .destroyed = wordt vernietigd
    .stays = blijft en vecht
option-army_entry = Legers komen op het bord
    .any_city = in elke stad van hun zijde
    .controlled_city = in een stad van hun zijde die een speler controleert
option-unpaid_crossing = Een verdubbelde overtocht die niet betaald kan worden
    .nothing_spent = kost niets, en de actie gaat verder
    .action_lost = kost je de actie

prompt-choose_action =
    { $last ->
        [1] Beurt { $turn }, { $seat }: kies je laatste actie van deze beurt.
       *[0] Beurt { $turn }, { $seat }: kies een actie.
    }
prompt-reinforce_more = { $seat }: nog een kubus plaatsen? Maximaal { $left }.
prompt-split_taxes = { $bezants ->
    [one] { $seat }: gaat de Bezant naar de Byzantijnse schatkist?
   *[other] { $seat }: hoeveel van de { $bezants } Bezanten gaan naar de Byzantijnse schatkist?
}
prompt-march_on = { $seat }: het { $side-adj } leger is in { $city }. Verder, burgeroorlog of stoppen?
prompt-double_cost = { $cubes ->
    [one] { $seat }: { $mover } vaart naar { $city } voor 1 kubus. Verdubbelen tot { $doubled }?
   *[other] { $seat }: { $mover } vaart naar { $city } voor { $cubes } kubussen. Verdubbelen tot { $doubled }?
}
prompt-roll_against = { $dice ->
    [one] { $seat }: 1 dobbelsteen gooien tegen het leger van { $mover } op weg naar { $city }?
   *[other] { $seat }: { $dice } dobbelstenen gooien tegen het leger van { $mover } op weg naar { $city }?
}
prompt-choose_losses = { $hits ->
    [one] { $seat }: 1 kubus van het { $side-adj } leger gaat verloren ({ $cause }). Uit welk vak?
   *[other] { $seat }: { $hits } kubussen van het { $side-adj } leger gaan verloren ({ $cause }). Uit welk vak de volgende?
}
prompt-offer_withdrawal = { $seat }: { $attacker } valt { $city } aan met het { $nation-adj } leger. Trekt je { $side-adj } leger zich terug?
prompt-allow_sea = { $seat }: laat je Byzantijnse vloot het Arabische leger van { $owner } zich over zee terugtrekken uit { $city }?
prompt-choose_route = { $seat }: het { $side-adj } leger trekt zich terug uit { $city }. Waarheen?
prompt-choose_opponent = { $seat }: er zijn meerdere legers in { $city } gebleven. Tegen welk leger vecht je nu?
prompt-use_levy = { $seat }: { $attacker } valt { $city } aan met het { $nation-adj } leger. Verdedigen met de { $side-adj } Levieten?
prompt-place_garrison = { $seat }: { $city } is veroverd voor de { $side }. Welke kubus komt op de stad?
prompt-give_cubes = { $left ->
    [one] { $seat }: geen kubus en geen geld voor { $city }: het { $side-adj } leger geeft er nog 1. Uit welk vak?
   *[other] { $seat }: geen kubus en geen geld voor { $city }: het { $side-adj } leger geeft er nog { $left }. Uit welk vak?
}
prompt-choose_deserters = { $bezants ->
    [one] { $seat }: er ontbreekt 1 Bezant voor het { $side-adj } leger. Welke kubus blijft onbetaald?
   *[other] { $seat }: er ontbreken { $bezants } Bezanten voor het { $side-adj } leger. Welke kubus blijft onbetaald?
}

event-DiceRolled = { $seat } gooit voor { $roll }: { $faces }.
event-StartPlayerChosen = { $seat } is de startspeler.
event-TurnBegan = Beurt { $turn } begint; { $seat } is startspeler.
event-BezantsPaid = { $seat } betaalt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezanten
  } uit de { $side-adj } schatkist.
event-BezantsReceived = { $seat } ontvangt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezanten
  } in de { $side-adj } schatkist.
event-PointsScored = { $seat } scoort { $points ->
    [one] 1 zegepunt
   *[other] { $points } zegepunten
  } op het { $side-adj } spoor { why }.
event-PointsLost = { $seat } verliest { $points ->
    [one] 1 zegepunt
   *[other] { $points } zegepunten
  } op het { $side-adj } spoor { why }.
event-CityControlled = { $seat } neemt controle over { $city } met een kubus { $source-out }.
event-ArmyPlaced = { $seat } plaatst het { $side-adj } Veldleger in { $city }.
event-CubePlaced = { $seat } breidt het { $side-adj } leger uit met een kubus { $source-out }, { $box-in }.
event-SpaceTaken = { $seat } kiest de speciale actie ‘{ $space }’ met een kubus { $source-out }.
event-CityImproved = { $discs ->
    [one] { $seat } verbetert { $city }: nu 1 stadsschijf.
   *[other] { $seat } verbetert { $city }: nu { $discs } stadsschijven.
}
event-CityFortified = { $seat } versterkt { $city }.
event-FortificationReturned = De versterkingsschijf van { $city } gaat terug naar { $seat }.
event-BulgarsGrew = { $cubes ->
    [one] De Bulgaren groeien met 1 kubus tot { $total }.
   *[other] De Bulgaren groeien met { $cubes } kubussen tot { $total }.
}
event-GuardJoined = De { $side-adj } Wacht voegt zich bij de Elite van { $seat }.
event-GuardLeft = { $lost-id ->
    [yes] De { $side-adj } Wacht gaat verloren uit de Elite van { $seat } en ligt tot de volgende beurt apart.
   *[other] De { $side-adj } Wacht verlaat de Elite van { $seat } en keert terug naar haar vak.
}
event-TaxesRaised = { $cubes ->
    [one] { $seat } int belastingen met 1 kubus.
   *[other] { $seat } int belastingen met { $cubes } kubussen.
}
event-BuildingRaised = { $seat } bouwt een { $building } met een kubus { $source-out }.
event-ArmyMoved = Het { $side-adj } Veldleger van { $seat } trekt van { $from } naar { $to }.
event-SeaCostDoubled = De Byzantijnse vloot van { $seat } verdubbelt de kosten van de overtocht van { $mover }: { $cubes ->
    [one] 1 kubus.
   *[other] { $cubes } kubussen.
  }
event-SeaMoveAbandoned = { $seat } kan de overtocht naar { $city } niet betalen: het leger blijft waar het is.
event-CivilWarDeclared = { $seat } begint een { $side-adj } burgeroorlog om { $city }.
event-CityAttacked = { $seat } valt { $city } aan met het { $nation-adj } leger.
event-ArmyStood = Het { $side-adj } Veldleger van { $seat } blijft in { $city }.
event-ArmyWithdrew = Het { $side-adj } Veldleger van { $seat } trekt zich terug van { $from } naar { $to }.
event-SeaWithdrawalAnswered = { $allowed-id ->
    [yes] { $seat } staat { $owner } toe zich over zee terug te trekken.
   *[other] { $seat } staat { $owner } niet toe zich over zee terug te trekken.
}
event-BattleJoined = Gevecht om { $city }: { $seat } strijdt met het { $nation-adj } leger tegen { $foe-id ->
    [levy] { $foe }
    [bulgars] { $foe }
   *[other] het leger van { $rival }
  }.
event-CubesLost = { $seat } verliest { $cubes ->
    [one] 1 kubus
   *[other] { $cubes } kubussen
  } van het { $side-adj } leger { $box-out }{ $chosen-id ->
    [yes] .
   *[other] , zonder keuze.
  }
event-BulgarsLost = { $cubes ->
    [one] De Bulgaren verliezen 1 kubus.
   *[other] De Bulgaren verliezen { $cubes } kubussen.
}
event-BattleEnded = { $won-id ->
    [yes] { $seat } wint van { $foe-id ->
        [levy] { $foe }
        [bulgars] { $foe }
       *[other] het leger van { $rival }
      }.
   *[other] { $seat } wint niet van { $foe-id ->
        [levy] { $foe }
        [bulgars] { $foe }
       *[other] het leger van { $rival }
      }.
}
event-LevyAnswered = { $fights-id ->
    [yes] { $seat } verdedigt { $city } met de Levieten.
   *[other] { $seat } zet de Levieten niet in voor { $city }.
}
event-CityHeld = { $city } houdt stand tegen { $seat }.
event-CityCaptured = { $nation-id ->
    [bulgar] De Bulgaren van { $seat } veroveren { $city }
   *[other] { $seat } verovert { $city } voor de { $nation }
  }: { $discs ->
    [one] 1 stadsschijf.
   *[other] { $discs } stadsschijven.
  }
event-GarrisonPlaced = { $seat } plaatst een kubus { $source-out } op { $city }.
event-ConstantinopleFell = Constantinopel valt in handen van { $seat }. Het spel is uit: alleen Arabische zegepunten tellen.
event-ArmyDestroyed = Het { $side-adj } Veldleger van { $seat } is vernietigd.
event-PlayerPassed = { $seat } past met een kubus { $source-out }.
event-UpkeepPaid = { $seat } betaalt { $bezants ->
    [one] 1 Bezant
   *[other] { $bezants } Bezanten
  } onderhoud voor het { $side-adj } leger.
event-CubesDeserted = { $cubes ->
    [one] { $seat } kan 1 kubus van het { $side-adj } leger niet betalen ({ $box }): die gaat uit het spel.
   *[other] { $seat } kan { $cubes } kubussen van het { $side-adj } leger niet betalen ({ $box }): die gaan uit het spel.
}
event-CubesReturned = { $cubes ->
    [one] { $seat } neemt 1 kubus terug in de kubusvoorraad.
   *[other] { $seat } neemt { $cubes } kubussen terug in de kubusvoorraad.
}
event-CasualtiesRecovered = { $cubes ->
    [one] 1 kubus uit de slachtoffervoorraad van { $seat } keert terug.
   *[other] { $cubes } kubussen uit de slachtoffervoorraad van { $seat } keren terug.
}
event-CitiesScored = De steden van { $seat } tellen: Byzantijnse stadsschijven { $byzantine }, Arabische { $arab }.
event-GameEnded = Het spel eindigt na beurt { $turn }.
event-ControlLost = { $seat } verliest de controle over { $city }.
event-CubesGiven = { $stays-id ->
    [yes] { $seat } geeft een kubus van het { $side-adj } leger ({ $box }): die ligt op { $city }.
   *[other] { $seat } geeft een kubus van het { $side-adj } leger ({ $box }) voor { $city }: die gaat naar de slachtoffervoorraad.
}
event-FleetWaited = De Byzantijnse vloot van { $seat } laat { $mover } begaan.
event-MarchEnded = Het { $side-adj } Veldleger van { $seat } houdt halt.
event-CubesSpent = { $cubes ->
    [one] { $seat } besteedt 1 { $side-adj } bewegingskubus.
   *[other] { $seat } besteedt { $cubes } { $side-adj } bewegingskubussen.
}
event-GuardReturned = De { $side-adj } Wacht ligt weer op haar vak.
event-LastActionBegan = Alle anderen hebben gepast: { $seat } heeft nog één actie.

reason-army-is-not-there = Dat leger staat daar niet.
reason-army-needs-a-cube = Een leger heeft een kubus nodig in Elite, Hoofdleger of Beweging.
reason-army-not-on-the-board = Dat leger is niet op het spelbord.
reason-army-on-the-board = Dat leger is al op het spelbord.
reason-back-into-the-same-box = Een kubus mag niet terug in het vak waar hij vandaan komt.
reason-box-is-empty = Dat vak is leeg.
reason-capital-has-no-discs = Constantinopel heeft geen stadsschijven en kan niet worden verbeterd.
reason-casualties-first = De kubus om te passen komt eerst uit de slachtoffervoorraad.
reason-city-is-controlled = Deze stad wordt al gecontroleerd.
reason-city-of-another-side = Een leger wordt alleen in een stad van zijn zijde geplaatst.
reason-city-of-no-player-side = Dit kan alleen met een Byzantijnse of Arabische stad.
reason-cube-costs-three = Deze kubus kost drie Bezanten uit de schatkist van de zijde waarvoor hij dient.
reason-cube-could-be-paid = Je moet elke kubus betalen die je kunt betalen.
reason-desert-is-for-arabs = Alleen Arabische legers gebruiken woestijnverbindingen.
reason-fortified-already = Deze stad heeft al een versterkingsschijf.
reason-guard-goes-last = De Wacht kan alleen als laatste kubus van het leger verloren gaan.
reason-last-cube-of-the-army = Het leger moet voor de burgeroorlog een kubus behouden.
reason-levy-is-no-field-army = De Levieten horen niet bij het Veldleger.
reason-link-is-closed = De Byzantijnse vloot heeft deze verbinding voor deze actie afgesloten.
reason-more-than-was-raised = Zoveel is niet geïnd.
reason-name-the-cube = De slachtoffervoorraad is leeg: kies welke kubus naar het pasvak gaat.
reason-never-against-yourself = Je kunt jezelf niet aanvallen.
reason-no-army-to-fight = Er is geen leger van die kleur meer om tegen te vechten.
reason-no-civil-war-in-constantinople = In Constantinopel is er geen burgeroorlog.
reason-no-cube-there = Daar ligt geen kubus van jou.
reason-no-disc-left = Er is geen stadsschijf van die kleur meer.
reason-no-fortification-left = Beide versterkingsschijven liggen op het bord.
reason-no-link = Er is geen verbinding die dit leger kan gebruiken.
reason-fleet-shuts-the-sea = De Byzantijnse vloot weigert de terugtocht over zee.
reason-no-such-army = Spelers hebben alleen een Byzantijns en een Arabisch leger.
reason-no-such-space = Die speciale actie bestaat niet.
reason-no-third-link = Een leger verplaatst zich over hoogstens twee verbindingen.
reason-nobody-controls-constantinople = Niemand controleert Constantinopel.
reason-nobody-controls-it = Aan deze tafel kan een burgeroorlog alleen om een stad van een andere speler gaan.
reason-city-of-nobody = Aan deze tafel komt een leger alleen op het bord in een stad die een speler controleert.
reason-not-enough-bezants = Die schatkist heeft niet genoeg Bezanten.
reason-not-the-fewest-losses = Een leger trekt zich terug langs de weg met de minste verliezen.
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
    .adj = Byzantijnse
side-arab = Arabieren
    .adj = Arabische
side-persian = Perzen
    .adj = Perzische
side-bulgar = Bulgaren
    .adj = Bulgaarse

box-elite = Elite
    .in = in de Elite
    .out = uit de Elite
box-main = Hoofdleger
    .in = in het Hoofdleger
    .out = uit het Hoofdleger
box-levy = Levieten
    .in = in de Levieten
    .out = uit de Levieten
box-move = Beweging
    .in = in de Beweging
    .out = uit de Beweging

source-pool = kubusvoorraad
    .out = uit de kubusvoorraad
source-casualties = slachtoffervoorraad
    .out = uit de slachtoffervoorraad
source-byzantine-elite = Byzantijnse Elite
    .out = uit de Byzantijnse Elite
source-byzantine-main = Byzantijns Hoofdleger
    .out = uit het Byzantijnse Hoofdleger
source-byzantine-levy = Byzantijnse Levieten
    .out = uit de Byzantijnse Levieten
source-byzantine-move = Byzantijnse Beweging
    .out = uit de Byzantijnse Beweging
source-arab-elite = Arabische Elite
    .out = uit de Arabische Elite
source-arab-main = Arabisch Hoofdleger
    .out = uit het Arabische Hoofdleger
source-arab-levy = Arabische Levieten
    .out = uit de Arabische Levieten
source-arab-move = Arabische Beweging
    .out = uit de Arabische Beweging

payer-byzantine = Byzantijnse schatkist
    .by = betaald uit de Byzantijnse schatkist
payer-arab = Arabische schatkist
    .by = betaald uit de Arabische schatkist
payer-free = gratis
    .by = gratis

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
city-ephesus = Efeze
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
city-jerusalem = Jerusalem
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
x-undone-reinforce = Je mag nog kubussen plaatsen.
x-verb-control = Controle nemen over een stad
x-verb-reinforce = Een leger uitbreiden
x-verb-emperor = Keizer worden
x-verb-caliph = Kalief worden
x-verb-fleet = Een vloot nemen
x-verb-civil-war = Burgeroorlog
x-verb-improve = Een stad verbeteren
x-verb-bulgars-attack = Met de Bulgaren aanvallen
x-verb-bulgars-reinforce = De Bulgaren versterken
x-verb-fortify = Een stad versterken
x-verb-tax = Belastingen innen
x-verb-split = De belastingen verdelen
x-verb-church = Een kerk bouwen
x-verb-mosque = Een moskee bouwen
x-verb-place = Een leger plaatsen
x-verb-march = Verplaatsen en/of aanvallen
x-verb-lose = Een kubus verliezen
x-verb-retreat = Terugtrekken
x-verb-fight = Vechten
x-verb-garrison = Een controlekubus plaatsen
x-verb-give = Een kubus afstaan
x-verb-desert = Een kubus onbetaald laten
x-verb-pass-from = Passen met een kubus
x-field-city = de stad
x-field-source = waar de kubus vandaan komt
x-field-side = de zijde
x-field-box = het vak
x-field-from = vanwaar
x-field-to = waarheen
x-field-cubes = hoeveel kubussen
x-field-bezants = Bezanten voor de Byzantijnse schatkist
x-field-payer = wie betaalt
x-field-colour = de tegenstander
x-end-constantinople-fell = Constantinopel is gevallen: alleen Arabische punten tellen.
x-end-third-turn-ended = De derde beurt is voorbij.

# Waarom een bot het zou doen

hint-points = { $points ->
    [one] Het levert 1 punt meer op dan een andere goede keuze.
   *[other] Het levert { $points } punten meer op dan een andere goede keuze.
}
hint-balance = Het brengt je twee sporen dichter bij elkaar, zodat beide tellen.
hint-safety = Het versterkt wat je hebt tegen aanvallen.
hint-money = Het houdt de schatkisten gevuld en de legers betaald.
hint-army = Het zet je legers waar ze kunnen aanvallen.
hint-cubes = Het laat je meer kubussen over voor later.
hint-capital = Het gaat om Constantinopel: valt dat, dan is het spel beslist.
x-odds-chance_to_take = de stad wordt genomen
x-odds-chance_of_destruction = het leger wordt vernietigd
x-odds-expected_losses = verloren kubussen, gemiddeld
x-odds-expected_enemy_losses = verloren kubussen van de vijand, gemiddeld
x-style-random = Trekt waarheen de weg leidt.
x-style-novice = Houdt van steden, vergeet wie ernaast staat.
x-style-steady = Telt zijn Bezanten en bewaakt zijn steden.
x-style-strong = Weegt beide zijden van de grens en vreest de Bulgaren.
x-style-master = Plant de laatste beurt al in de eerste en wacht op Constantinopel.
x-style-rusher = Net onder Sterk; trekt liever op dan te bouwen.
x-style-builder = Tussen Degelijk en Sterk; heeft liever steden en kerken dan oorlog.
x-style-schemer = Net onder Sterk; stuurt Bulgaren en opstandelingen en is graag keizer.

# Wat een actie kost en oplevert
x-count-cubes = kubussen in de kubusvoorraad
x-count-byzantine = Bezanten in de Byzantijnse schatkist
x-count-arab = Bezanten in de Arabische schatkist
x-count-taxes = Bezanten uit belasting, nog te verdelen
x-count-byzantine-points = Byzantijnse punten
x-count-arab-points = Arabische punten
x-count-total = punten die nu tellen

# What brought points, on the page that tells how a game went
x-source-set-up = Bij het begin
x-source-byz-ctl-02 = Steden onder controle
x-source-byz-cap-05 = Veroverde steden
x-source-byz-bul-14 = Steden veroverd met de Bulgaren
x-source-byz-emp-01 = Keizer
x-source-byz-emp-02 = Kalief
x-source-byz-chu-02 = Kerken en moskeeën
x-source-byz-inc-07 = Niet betaald onderhoud
x-source-byz-fal-04 = Val van Constantinopel
x-source-byz-fin-01 = Steden aan het einde
x-source-rest = Punten die niet tellen
# Het verhaal: koppen en sommen.
why = { $rule ->
    [BYZ-CTL-02] voor nieuwe steden
    [BYZ-CAP-05] voor veroverde steden
    [BYZ-BUL-14] voor wat de Bulgaren veroverden
    [BYZ-CHU-02] voor een gebouw
    [BYZ-EMP-01] voor de Wacht
    [BYZ-EMP-02] voor de Wacht
    [BYZ-FAL-04] voor Constantinopel
    [BYZ-FIN-01] voor stadsschijven aan het einde
    [BYZ-INC-07] voor onbetaalde kubussen
   *[other] volgens de regels
  }
story-CityControlled = { $seat } neemt controle over { $city }.
story-CityCaptured = { $nation-id ->
    [bulgar] De Bulgaren van { $seat } veroveren { $city }.
   *[other] { $seat } verovert { $city } voor de { $nation }.
  }
story-BuildingRaised = { $seat } bouwt een { $building }.
story-scored = { $seat } scoort { $items }.
    .then = scoort { $items }
    .item = { $count ->
        [one] 1 { $side-adj } zegepunt
       *[other] { $count } { $side-adj } zegepunten
      }
story-lost = { $seat } verliest { $items }.
    .then = verliest { $items }
    .item = { $count ->
        [one] 1 { $side-adj } zegepunt
       *[other] { $count } { $side-adj } zegepunten
      }
story-received = { $seat } ontvangt { $items }.
    .then = ontvangt { $items }
    .item = { $count ->
        [one] 1 { $side-adj } Bezant
       *[other] { $count } { $side-adj } Bezanten
      }
story-reinforced = { $seat } breidt het leger uit: { $items }.
    .item = { $count ->
        [one] { $side-adj } { $box }
       *[other] { $count } × { $side-adj } { $box }
      }
story-marched = Het { $side-adj } Veldleger van { $seat } trekt van { $first-from } naar { $to }.
story-withdrew = Het { $side-adj } Veldleger van { $seat } trekt zich terug van { $first-from } naar { $to }.
story-income = { $seat } ontvangt als inkomsten { $items }.
    .item = { $count ->
        [one] 1 { $side-adj } Bezant
       *[other] { $count } { $side-adj } Bezanten
      }
story-upkeep = { $seat } betaalt als onderhoud { $items }.
    .item = { $count ->
        [one] 1 { $side-adj } Bezant
       *[other] { $count } { $side-adj } Bezanten
      }
story-deserted = { $seat } geeft onbetaalde kubussen op: { $items }.
    .item = { $count } × { $side-adj } { $box }
story-returned = Kubussen terug in de kubusvoorraad: { $items }.
    .item = { $seat } { $count }
story-recovered = Terug uit de slachtoffervoorraad: { $items }.
    .item = { $seat } { $count }
story-cities = De stadsschijven in de steden worden geteld.
story-points = { $seat }: { $total ->
    [one] { $total } zegepunt
   *[other] { $total } zegepunten
  } op het { $side-adj } spoor ({ $items }).
    .item = { $count } { why }
    .so-far = { $seat } { $total } ({ $side })
story-sums-2 = De beurt
story-sums-1 = Het hele spel

# What a number is made of.

sum-total = Wat { $seat } nu zou halen
sum-track = Tot nu toe gehaalde { $side-adj } zegepunten
sum-cities = { $side-adj } stadsschijven aan het eind
sum-half-rule = Minder dan de helft van het andere spoor: de { $side-adj } zegepunten tellen niet
sum-fallen = Constantinopel is gevallen: de { $side-adj } zegepunten tellen niet
sum-points = { $side-adj } zegepunten van { $seat }
sum-reason = Gehaald { why }
sum-before = Van vóór het begin van dit verloop
sum-treasury = { $side-adj } schatkist van { $seat } na inkomsten en onderhoud
sum-bezants = Nu in de schatkist
sum-income = Inkomsten uit { $city }
sum-upkeep = Onderhoud: { $box }, { $cubes } × { $price }
sum-short = Kubussen die niet betaald kunnen worden gaan uit het spel, en elk kost een punt.
sum-strength = Het { $side-adj } leger van { $seat } in een gevecht
sum-cubes = Kubussen: { $box }
sum-guard = De Wacht
sum-defence = Wat een belegeraar van { $city } moet verslaan
sum-size = Grootte van de stad
sum-fortification = Versterking
