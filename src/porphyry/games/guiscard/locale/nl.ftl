# Guiscard in het Nederlands.

title = Guiscard
blurb = Zuid-Italië in de elfde eeuw. Normandiërs, Byzantijnen, Arabieren en Longobarden staan man tegen man op een kaart van zeshoekige velden: pijlen, charges, rijen lansen, huizen en een burcht, ladders, touwen, belegeringswerktuigen en vuur. Twaalf gevechten en vijf belegeringen voor twee spelers.

action-place = { $unit } op { $hex } zetten
action-face = Richting { $facing }
action-auto = De rest automatisch
action-fire = { $unit } schiet op { $hex }
action-done = Stap beëindigen
action-clear = { $unit } en { $helper } ruimen de doden van { $from } naar { $to }
action-gate = { $unit } bedient de poort
action-pull = { $unit } haalt de tent op { $hex } neer
action-loot = { $unit } pakt de buit
action-charge = { $unit } doet een charge op { $target }
action-ride = Naar { $hex } rijden
action-answer = { $unit } doet een tegencharge
action-decline = Geen tegencharge
action-move = { $unit } bewegen
action-step = Naar { $hex }
action-about = Omkeren
action-mount = { $horse } bestijgen
action-dismount = Afstijgen naar { $hex }
action-take = { $horse } bij de teugel nemen
action-release = { $horse } loslaten
action-lift = { $unit } optillen
action-lay = De man op { $hex } neerleggen en stoppen
action-leave = De kaart verlaten
action-stop = Hier stoppen
action-form = De rij van { $unit } sluit zich, front naar { $corner }
action-foulkon = De mannen van { $unit } vormen de schildpad (foulkon)
action-march = De formatie van { $unit } marcheert, richting { $facing }
action-shoot = { $unit } schiet op { $hex }
action-hold = Vuur inhouden
action-cease = Geen afweervuur meer deze beurt
action-attack = { $unit } valt { $target } aan
action-join = { $unit } doet mee
action-also = Ook { $target } aanvallen
action-strike = Toeslaan
action-evade = Ontwijken
action-stand = Standhouden
action-suffer = Het treft { $unit }
action-retreat = Terug naar { $hex }
action-push = Plaatsmaken: naar { $hex }
action-fall = Op { $hex } vallen
action-advance = { $unit } rukt op naar { $hex }
action-cover = Dekking tegen schoten uit richting { $way }
action-exit = Vertrekken langs de { $edge }
action-stay = Blijven staan

option-scenario = Scenario
    .civitate = 1: De avond voor Civitate
    .stairway = 2: De trap naar de hemel
    .river = 3: Alleen de rivier nog!
    .lances = 4: Een woud van lansen
    .away = 5: Ben je eens niet thuis
    .pious = 6: De vrome Normandiër
    .booty = 7: De buit van Bohemond
    .coffin = 8: Vertrouw geen dode Normandiër
    .favour = 9: De gunst van de keizer
    .torches = 10: Fakkels boven de steiger
    .rope = 11: Het touw
    .ford = 14: De slag bij de voorde
    .siege_castle = Beleg van een burcht
    .siege_farm = Beleg van een boerderij
    .siege_church = Beleg van een kerk
    .eagle_nest = 12: Het beleg van het Arendsnest
    .san_marco = 13: De kerk van San Marco
option-pass_wounded_enemy = Gewonde vijanden kun je passeren
    .no = nee
    .yes = ja
option-start_hex_check = Wie contact verlaat, moet een infiltratietest doen
    .none = nee
    .checked = ja
option-single_hex_retreat_check = Een terugtocht van één veld vraagt een infiltratietest
    .yes = ja
    .no = nee
option-ko_keeps_wound = Wie bijkomt, houdt zijn wond
    .yes = ja
    .no = nee
    .dies = nee, en een gewonde sterft aan de klap
option-thrown_hexes = Velden voor een afgeworpen ruiter
    .six = zes
    .eight = acht
option-carry_friend_or_foe = Wie je mag dragen
    .both = vriend en vijand
    .own = alleen je eigen mannen
option-loose_horse_blocks = Losse paarden versperren de weg voor
    .riders = alleen ruiters
    .everybody = iedereen
option-wound_stops_move = Een wond bij de infiltratietest beëindigt de beweging
    .yes = ja
    .no = nee
option-wound_twice = Een tweede wond
    .kills = is dodelijk
    .stays = verandert niets
option-recovery_timing = Wie in stap 5 bijkomt
    .before = iedereen die bij het begin van de beurt bewusteloos was
    .enemy = alleen wie in de laatste beurt van de vijand bewusteloos raakte
option-cover_combination = Meerdere dekkingen
    .best = alleen de beste telt
    .sum = worden opgeteld
option-mounted_cost = Een ruiter betaalt voor
    .head = het veld van het paardenhoofd
    .both = beide velden
option-drown_choice = Gepantserde mannen wijken het diepe water in
    .last = alleen als er geen andere weg is
    .free = als hun eigenaar dat wil
option-corpse_count = Een dood paard telt
    .both = in beide velden
    .once = in één veld
option-clear_adjacency = Doden ruimen wordt belet door vijanden naast
    .workers = de twee mannen
    .hex = de mannen of de doden
option-one_check_per_enemy = Elke vijand doet zijn infiltratietest één keer per beurt
    .total = in totaal
    .each = tegen ieder die langs hem gaat
option-attacked_by_friend = Een vijand geldt als aangevallen
    .counts = als een medestander hem al heeft aangevallen
    .own = alleen als dezelfde man hem heeft aangevallen
option-displace_on_retreat = Wie wijkt, duwt vrienden opzij
    .yes = ja
    .no = nee
option-mounted_zone = Een vijandelijke ruiter bewaakt
    .head = de velden rond het paardenhoofd
    .both = de velden rond het hele paard
option-arthur_remainder = Afstijgen
    .paid = wordt vóór het halveren betaald
    .free = kost alleen het halveren
option-leader_loses_horse = Wie vecht, verliest de paarden die hij leidt
    .every = iedereen
    .mounted = alleen ruiters
option-attacked_before_defence = Geen afweervuur na een handgemeen
    .own = in de eigen laatste beurt
    .enemy = in de laatste beurt van de vijand
option-volley = Bij een salvo wijkt het doel
    .frozen = na het laatste schot
    .single = schot voor schot
option-stationary_window = Wie stilstaat, kan worden beschoten
    .end = één keer, als stap 3 sluit
    .declared = alleen als zijn eigenaar het aankondigde
option-mounted_shooter_hex = Een bereden schutter schiet vanuit
    .head = het veld van het paardenhoofd
    .either = een van beide velden
option-high_fire = Schieten van boven heft dekking op
    .both = altijd vanaf burchten, dichtbij vanaf hoogten
    .castle = altijd
    .heights = alleen dichtbij
option-many_to_many = Meerdere tegen meerdere
    .no = moeten het gevecht splitsen
    .summed = tellen aan beide zijden samen
option-who_is_wounded = Wie gewond raakt of valt, kiest
    .owner = de eigenaar
    .attacker = de aanvaller
option-advance_in_melee = Een opmars wordt niet bewaakt door vijanden in gevecht met
    .another = een ander
    .any = wie ook, de oprukkende man inbegrepen
option-armoured_vs_water = Gepantserde mannen kunnen niet aanvallen in
    .deep = diep water
    .all = elk water
option-mounted_attack_arc = Een ruiter valt aan
    .round = rondom
    .front = alleen naar voren
option-throw_then_charge = Lans werpen en een charge doen in één beurt
    .no = nee
    .yes = ja
option-charge_order = Aangekondigde charges worden gereden
    .declared = eerst, in volgorde van aankondiging
    .free = wanneer hun eigenaar wil
option-reversal_values = De rolwisseling vergelijkt
    .boosted = beide verhoogde waarden
    .printed = de verhoogde verdediging met de gedrukte aanval
option-hoplite_marker = De lansen van een opgestelde hopliet
    .hex = liggen in het veld voor hem
    .state = worden alleen in de hand gehouden
option-foulkon_normal = Van voren aangevallen
    .plain = wijkt een schildpad (foulkon) als ieder ander
    .holds = wijkt een schildpad (foulkon) niet
option-evasion_spends_attack = Een ontweken aanval is verbruikt
    .yes = ja
    .no = nee
option-window_melee = Vechten door een raam
    .both = hindert de aanvaller, helpt de verdediger
    .defender = helpt alleen de verdediger
option-crossfire_choice = Dekking in kruisvuur kies je
    .step = voor de stap
    .shot = voor elk schot
option-slit_weapons = Door schietgaten schiet je met
    .bows = bogen
    .javelins = bogen en werpspiesen
option-low_wall = Een lage muur kost
    .entry = 2 en het veld erachter
    .flat = 3
option-water_adjacent = Naast de schutter geeft geen dekking
    .all = water
    .deep = alleen diep water
option-swamp_bank = Aan de oever van een moeras staat
    .same = wie aan hetzelfde moeras staat
    .any = ieder op droge grond
option-slit_from_below = Van onderen raak je een man achter een schietgat
    .axis = alleen precies in de as
    .field = uit het hele schootsveld
option-gate_cover = Een vernielde poort geeft lichte dekking
    .beyond = erachter
    .always = ook erin

prompt-place-unit = { $seat }: waar staat { $unit }?
prompt-face-unit = { $seat }: waarheen kijkt { $unit }?
prompt-fire = { $seat }: ronde { $round }, stap 1. Schieten of aan het werk zetten.
prompt-charge = { $seat }: ronde { $round }, stap 2. Charges aankondigen.
prompt-choose-path = { $seat }: de weg van de charge van { $unit }?
prompt-offer-counter-charge = { $seat }: { $unit } doet een charge. Tegencharge?
prompt-move = { $seat }: ronde { $round }, stap 3. Wie beweegt?
prompt-step = { $points ->
    [one] { $seat }: { $unit } heeft nog 1 punt.
   *[other] { $seat }: { $unit } heeft nog { $points } punten.
}
prompt-offer-defensive-fire = { $seat }: afweervuur op { $unit }?
prompt-combat = { $seat }: ronde { $round }, stap 4. Aanvallen.
prompt-name-fighters = { $seat }: { $unit } valt aan. Wie nog meer?
prompt-offer-evasion = { $seat }: { $unit } is sneller. Ontwijken?
prompt-choose-loss = { $seat }: wie treft het resultaat, { $unit } of een ander?
prompt-choose-retreat = { $seat }: { $unit } moet wijken. Waarheen?
prompt-choose-room = { $seat }: { $unit } maakt plaats. Waarheen?
prompt-choose-fall = { $seat }: { $unit } wordt afgeworpen. Op welk veld?
prompt-choose-cover = { $seat }: er wordt op { $unit } geschoten. Naar welke kant zoekt hij dekking?
prompt-choose-exit = { $seat }: langs welke kant trekken je mannen weg? Niemand anders komt het te weten.
prompt-offer-advance = { $seat }: { $unit } mag oprukken.
prompt-advance-on = { $seat }: rukt { $unit } verder op?

event-UnitPlaced = { $unit } staat op { $hex }.
event-TurnBegan = Ronde { $round }: { $seat } aan de beurt.
event-StepBegan = { $seat }: { $step }.
event-ShotFired = { $unit } schiet op { $aim }: worp { $roll }, telt { $result }, raakt { $hit } ({ $volley }).
event-ShotTold = Dekking van { $unit }: { $cover }. Worp { $roll }: { $letter-id ->
    [A] A, teruggedreven of vertraagd
    [B] B, gewond
    [C] C, dood; een ruiter gewond en gevallen
    [D] D, dood; een ruiter bewusteloos, zijn paard dood
    [E] E, dood; een ruiter gewond, zijn paard dood
    [F] F, dood, met het paard
   *[miss] geen gevolg
  }.
event-UnitMoved = { $facing-id ->
    [none] { $unit } gaat naar { $hex }; nog { $points ->
        [one] 1 punt
       *[other] { $points } punten
      }.
   *[other] { $unit } gaat naar { $hex }, richting { $facing }; nog { $points ->
        [one] 1 punt
       *[other] { $points } punten
      }.
}
event-UnitTurned = { $unit } keert zich om, richting { $facing }.
event-UnitWounded = { $unit } is gewond.
event-UnitKilled = { $unit } is dood.
event-UnitStunned = { $unit } is bewusteloos.
event-UnitWoke = { $unit } komt bij.
event-InfiltrationRolled = { $enemy } hindert { $unit } op { $hex }: worp { $roll }, telt { $result }: { $check }.
event-UnitStopped = { $unit } wordt op { $hex } tegengehouden.
event-UnitRetreated = { $unit } wijkt naar { $hex }.
event-UnitPushed = { $unit } maakt plaats en gaat naar { $hex }.
event-RiderFell = { $unit } valt op { $hex }.
event-HorseKilled = { $unit } is gedood.
event-MeleeRolled = { $unit } tegen { $target }: aanval { $attack } − verdediging { $defence } = { $difference }, verschuiving { $shift }, kolom { $column }; worp { $roll }, telt als { $result }: { $letter-id ->
    [A] A, een aanvaller raakt bewusteloos
    [B] B, de aanvallers wijken
    [C] C, de verdedigers wijken
    [D] D, bewusteloos
    [E] E, gewond
    [F] F, dood
    [G] G, bewusteloos, een ruiter valt
    [H] H, gewond, een ruiter valt
    [I] I, bewusteloos, het paard is dood
    [J] J, gewond, het paard is dood
    [K] K, dood, met het paard
   *[miss] geen gevolg
  }{ $others-count ->
    [0] .
   *[other] ; ook in het gevecht: { $others }.
  }
event-UnitAdvanced = { $unit } rukt op naar { $hex }.
event-UnitMounted = { $horse-is ->
    [own] { $unit } bestijgt zijn paard.
   *[other] { $unit } bestijgt { $horse }.
  }
event-UnitDismounted = { $unit } stijgt af naar { $hex }.
event-HorseTaken = { $unit } leidt { $horse }.
event-HorseReleased = { $unit } verliest { $horse }.
event-ReinsRolled = { $unit } grijpt naar de teugel van { $horse }: worp { $roll }.
    .sum = Bij 1 tot 6 is de teugel gegrepen.
event-UnitLifted = { $unit } tilt { $other } op.
event-UnitLaid = { $unit } legt { $other } neer op { $hex }.
event-UnitLeft = { $edge ->
    [1] { $unit } verlaat de kaart via de noordrand.
    [2] { $unit } verlaat de kaart via de oostrand.
    [3] { $unit } verlaat de kaart via de zuidrand.
    [4] { $unit } verlaat de kaart via de westrand.
   *[other] { $unit } verlaat de kaart.
}
event-ChargeDeclared = { $unit } doet een charge op { $target } via { $path }.
event-CounterDeclared = { $unit } doet een tegencharge op { $target }.
event-FormationTaken = De rij staat, front { $corner }: { $units }.
event-FormationBroken = { $unit } verlaat de rij.
event-FoulkonFormed = De schildpad (foulkon) staat: { $units }.
event-LancesBeaten = De lans van { $unit } is opzijgeslagen.
event-UnitEvaded = { $unit } ontwijkt naar { $hex }.
event-GateMoved = De poort is { $gate }.
event-TentPulled = De tent op { $hex } ligt neer.
event-BodiesCleared = { $unit } ruimt de doden van { $from } naar { $to }.
event-LootTaken = { $unit } heeft de buit.
event-GroupRolled = { $seat } werpt voor hulp: { $roll }; bij hoogstens { $limit } komt er hulp.
event-GroupArrived = Er komt hulp voor { $seat }.
event-UnitDrowned = { $unit } verdrinkt.
event-LanceThrown = { $unit } heeft zijn lans geworpen.
event-JobBegun = { $unit } { $job-does }.
event-UnitSurrounded = { $unit } is omsingeld en wordt aan de vijand overgelaten.
event-CoverTaken = { $unit } zoekt dekking tegen schoten uit richting { $way }.
event-ExitChosen = In het geheim gekozen: wij vertrekken langs de { $edge }.
event-ExitHidden = De colonne heeft in het geheim gekozen langs welke kant ze vertrekt.
event-GameEnded = { $result-id ->
    [draw] Het scenario eindigt in gelijkspel.
   *[other] Het scenario is afgelopen: overwinning voor { $seat }.
  }
event-MoveBegan = { $unit } gaat op weg.
event-UnitWaits = Er is nog geen plaats voor { $unit }; die komt later.
event-HorseStood = { $horse } staat op { $hex }, richting { $facing }.
event-HorseStrayed = { $horse } rent weg en is verloren.
event-RiderThrown = { $unit } wordt afgeworpen; { $horse } staat op { $hex }.
event-UnitSetDown = { $unit } komt vrij op { $hex }.
event-UnitSank = { $unit } zinkt in het diepe water.
event-UnitHealed = { $unit } is weer gezond.
event-BodyMoved = { $unit } ligt nu dood op { $hex }.
event-ShotAimed = { $unit } mikt op { $aim }.
event-MarksCleared = Weer gereed: { $units }.
event-ChargeLost = De charge van { $unit } loopt op niets uit.
event-CounterLost = De tegencharge van { $unit } loopt op niets uit.
event-LancesRaised = De lansen van { $unit } staan weer overeind.
event-LootDropped = { $unit } laat de buit vallen op { $hex }.
event-RopeFixed = { $device } zit vast; het touw hangt omlaag op { $hex }.
event-RopeFreed = Niemand hangt nog aan { $device }.
event-GrapnelDropped = { $device } ligt op { $hex }.
event-EngineJammed = { $device } is vastgelopen.
event-WoodReady = { $unit } kan nu brand stichten.
event-TorchSet = { $unit } steekt { $hex } in brand.

reason-already-charged-at = Op deze eenheid is al een charge aangekondigd.
reason-apart = Wie een charge doet, vecht apart.
reason-armour = Met een pantser gaat niemand het diepe water in.
reason-astride = Een paard kan niet boven op een lage muur blijven staan.
reason-at-work = Daar is al iemand mee bezig.
reason-attacked = Deze eenheid heeft al aangevallen.
reason-behind = Een lans wordt niet naar achteren geworpen.
reason-beside = Hij zou naast zijn tegenstander blijven.
reason-bare-first = Wie geen pantser draagt, wordt het eerst getroffen.
reason-bodies = Daar liggen te veel doden.
reason-busy = Deze eenheid is de hele beurt bezig.
reason-cannot = Daarheen kan hij niet oprukken.
reason-carrying = Hij heeft de handen vol.
reason-charging = Een aangekondigde charge blijft zoals hij is.
reason-declared = Deze eenheid heeft al een charge aangekondigd of is bezig.
reason-enemy-there = Daar staat een vijand.
reason-fired = Deze eenheid heeft geschoten.
reason-first-man = Een formatie heet naar haar eerste man.
reason-formed = Deze eenheid staat in formatie.
reason-fought = Wie in een handgemeen was, schiet niet terug.
reason-friend = Dat is een medestander.
reason-hands-full = Hij leidt al zoveel paarden als hij kan.
reason-harmless = Deze eenheid heeft geen aanval.
reason-horse-cannot = Het geleide paard kan daar niet heen.
reason-horse-in-way = Een los paard staat in de weg.
reason-in-contact = Naast hem staat een vijand die kan toeslaan.
reason-in-water = Vanuit het water schiet niemand.
reason-kept = Zijn ruiter heeft het nog in de hand.
reason-lances = Lansen versperren de weg.
reason-lay-him-down = De man die gedragen wordt, moet eerst worden neergelegd.
reason-led = Dit paard wordt al geleid.
reason-missed = Hij heeft de teugel deze beurt gemist.
reason-moved = Deze eenheid heeft al bewogen.
reason-moved-too-far = Deze eenheid bewoog in de eigen beurt te ver om nu te schieten.
reason-named = Dit is al genoemd.
reason-next-round = De lansen zijn pas nu gevallen; de man erachter kan pas in de volgende ronde van voren worden aangevallen.
reason-night = 's Nachts schiet niemand verder dan korte afstand.
reason-no-booty = Hier is geen buit.
reason-no-exit = Hier kun je de kaart niet verlaten.
reason-not-led = Dat paard leidt hij niet.
reason-no-gate = Er is geen poort te bedienen.
reason-no-horse = Dat is geen los paard.
reason-no-horses = Paarden kunnen daar niet heen.
reason-no-line = Er is geen vrije zichtlijn.
reason-no-missiles = Deze eenheid heeft niets om te schieten of te werpen.
reason-no-mount = Daar kan niemand op rijden.
reason-no-path = Daar leidt geen toegestane weg heen.
reason-no-points = Deze eenheid heeft deze beurt geen bewegingspunten meer.
reason-no-rider = Dat kunnen alleen ruiters.
reason-no-room = Er is geen plaats.
reason-no-shot = Op deze eenheid kan nu niet geschoten worden.
reason-no-target = Er is geen doel.
reason-no-tent = Er is geen tent om neer te halen.
reason-no-way-on = Van daar kan hij niet zo ver wijken als moet.
reason-no-way = Daar kun je niet komen.
reason-nobody-here = Hier ligt niemand om te dragen.
reason-nobody-there = Daar is niemand.
reason-not-active = Deze eenheid kan niet handelen.
reason-not-adjacent = Dat veld is niet aangrenzend.
reason-not-an-entry = Daar komt deze eenheid de kaart niet op.
reason-not-arrived = Deze eenheid is nog niet aangekomen.
reason-not-at-gate = Hij staat niet op een van de binnenvelden van de poort.
reason-not-at-head = Hij staat niet voor het hoofd van het paard.
reason-not-away = Een terugtocht leidt van de vijand weg.
reason-not-beside = Dat is niet het juiste veld ernaast.
reason-not-carrying = Hij draagt niemand.
reason-not-fit = In de rij staan alleen gezonde hoplieten.
reason-not-formed = Deze eenheid staat niet in formatie.
reason-not-him = Het moet een ander treffen.
reason-not-in-fight = Alleen wie heeft meegevochten, rukt op.
reason-not-in-front = Het doel is niet vooraan en in zicht.
reason-not-in-play = Deze eenheid doet niet mee.
reason-not-in-scenario = Dit scenario gebruikt dat hoofdstuk niet.
reason-not-in-zone = Dat veld ligt niet in de opstelzone of is bezet.
reason-not-next = Nu is een andere eenheid aan de beurt.
reason-not-offered = Dat kan nu niet.
reason-not-vacated = Oprukken begint op het veld dat de verslagene net heeft verlaten.
reason-not-yours = Over deze eenheid beschik je nu niet.
reason-nothing-in-way = Daar valt niets te ruimen.
reason-occupied = Daar is al iemand.
reason-off-map = Dat veld staat niet op de kaart.
reason-on-foot = Dat kan alleen een ruiter.
reason-on-foot-only = Dat kan alleen te voet.
reason-out-of-range = Het is buiten bereik.
reason-out-of-reach = Van daar kun je niet toeslaan.
reason-tent-wall = Er zit een tentwand tussen.
reason-wall-between = Er zit een muur tussen.
reason-no-fight-through = Door een schietgat of kerkraam vecht niemand.
reason-on-the-rope = Wie aan een touw hangt, wordt alleen geraakt vanaf de muur boven hem.
reason-both-hands = Aan het touw heb je beide handen vol.
reason-own-only = Alleen de eigen mannen worden gedragen.
reason-points = Er zijn niet genoeg bewegingspunten.
reason-promised = Daar eindigt een eerder aangekondigde charge.
reason-several-against-several = Meerdere mannen vallen niet samen meerdere vijanden aan.
reason-slit-weapon = Door schietgaten schieten alleen bogen.
reason-step-one-only = Dit wapen is alleen voor stap 1.
reason-tight-turn = Een charge maakt geen scherpe bochten.
reason-too-far = Hij is te ver weg.
reason-too-few = Een rij heeft drie man nodig.
reason-too-near = Over een medestander heen schiet je pas vanaf drie velden.
reason-too-small = De schildpad (foulkon) is minstens drie breed en twee diep.
reason-truce = Het garnizoen vermoedt nog niets.
reason-two-men = Twee man, in de volgorde van de lijst.
reason-unit-in-way = Er staat iemand in de schootslijn.
reason-upwards = Een lans wordt niet omhoog geworpen.
reason-wall = Er zit een muur tussen.
reason-watched = Er staat een vijand naast.

facing-n = noord
facing-ne = noordoost
facing-se = zuidoost
facing-s = zuid
facing-sw = zuidwest
facing-nw = noordwest
look-n = noord
look-ne = noordoost
look-se = zuidoost
look-s = zuid
look-sw = zuidwest
look-nw = noordwest
look-none = geen
volley-offensive = in eigen beurt
volley-defensive = afweervuur
corner-n-ne = noordnoordoost
corner-ne-se = oost
corner-se-s = zuidzuidoost
corner-s-sw = zuidzuidwest
corner-sw-nw = west
corner-nw-n = noordnoordwest
step-set-up = opstelling
step-fire = schieten
step-charge = charges
step-move = beweging
step-combat = handgemeen
step-recovery = herstel
letter-miss = geen effect
letter-A = A
letter-B = B
letter-C = C
letter-D = D
letter-E = E
letter-F = F
letter-G = G
letter-H = H
letter-I = I
letter-J = J
letter-K = K
cover-none = geen
cover-light = licht
cover-medium = middelmatig
cover-strong = sterk
cover-total = volledig
check-nothing = er gebeurt niets
check-stop = tegengehouden
check-wounded = gewond
check-dead = dood
gate-closed = gesloten
gate-open = open
gate-destroyed = vernield
column-c0 = 0 of minder
column-c1 = 1/4
column-c5 = 5/8
column-c9 = 9/15
column-c16 = 16/25
column-c26 = 26/40
column-c41 = 41/60
column-c61 = 61/80
column-c81 = 81+
way-n = noord
way-e = oost
way-s = zuid
way-w = west
way-outside = buiten
way-inside = binnen
job-clear = doden ruimen
    .does = ruimt doden op
job-gate = de poort
    .does = bedient de poort
job-tent = een tent
    .does = haalt een tent neer
job-loot = buit
    .does = pakt buit
result-running = onbeslist
result-first = de eerste partij wint
result-second = de tweede partij wint
result-draw = gelijkspel

hint-men = Mannen en hun wonden: { $points }
hint-goal = Dichter bij het doel van het scenario: { $points }
hint-time = Gewonnen tijd: { $points }

unit-robert = Robert
unit-roger = Roger
unit-bohemond = Bohemond
unit-arthur = Arthur
unit-tancredi = Tancredi
unit-drogo = Drogo
unit-romaric = Romaric
unit-tristan = Tristan
unit-theophile = Théophile
unit-serlo = Serlo
unit-onfroi = Onfroi
unit-guillaume = Guillaume
unit-jacques = Jacques
unit-eustache = Eustache
unit-renauld = Renauld
unit-roland = Roland
unit-avray = Avray
unit-osbern = Osbern
unit-rioulf = Rioulf
unit-landry = Landry
unit-thibaut = Thibaut
unit-alphonse = Alphonse
unit-olivier = Olivier
unit-gontran = Gontran
unit-hugues = Hugues
unit-apolline = Apolline
unit-leon = Leon
unit-konstantinos = Konstantinos
unit-nikephoros = Nikephoros
unit-theophilos = Theophilos
unit-basileios = Basileios
unit-andronikos = Andronikos
unit-michael = Michael
unit-kyriakos = Kyriakos
unit-isaakios = Isaakios
unit-okeanos = Okeanos
unit-nikolaos = Nikolaos
unit-georgios = Georgios
unit-ioannes = Ioannes
unit-kosmas = Kosmas
unit-loukas = Loukas
unit-markos = Markos
unit-stavros = Stavros
unit-damianos = Damianos
unit-argyris = Argyris
unit-diogenes = Diogenes
unit-manueles = Manueles
unit-stelios = Stelios
unit-argyros = Argyros
unit-milo = Milo
unit-alexio = Alexio
unit-dorian = Dorian
unit-filippo = Filippo
unit-patroclus = Patroclus
unit-philemon = Philemon
unit-stephanos = Stephanos
unit-petros = Petros
unit-symeon = Symeon
unit-zenon = Zenon
unit-pankratios = Pankratios
unit-ayyub = Ayyub
unit-hassan = Hassan
unit-khaled = Khaled
unit-shakil = Shakil
unit-idris = Idris
unit-zahir = Zahir
unit-tariq = Tariq
unit-yusuf = Yusuf
unit-salim = Salim
unit-faruq = Faruq
unit-jalal = Jalal
unit-massin = Massin
unit-gaya = Gaya
unit-juba = Juba
unit-said = Said
unit-mansur = Mansur
unit-harun = Harun
unit-omar = Omar
unit-karim = Karim
unit-nasir = Nasir
unit-rashid = Rashid
unit-bilal = Bilal
unit-amir = Amir
unit-teobaldo = Teobaldo
unit-gisulfo = Gisulfo
unit-arnolfo = Arnolfo
unit-romualdo = Romualdo
unit-ruggiero = Ruggiero
unit-amadeo = Amadeo
unit-landolfo = Landolfo
unit-aldo = Aldo
unit-berto = Berto
unit-guido = Guido
unit-lando = Lando
unit-pietro = Pietro
unit-sandro = Sandro
unit-nello = Nello
unit-beppe = Beppe
unit-anselmo = Anselmo
unit-sichelgaita = Sichelgaita
unit-gerhard = Gerhard
unit-werner = Werner
unit-heinrich = Heinrich
unit-albert = Albert
unit-otto = Otto
unit-ulrich = Ulrich
unit-konrad = Konrad
unit-ruprecht = Ruprecht
unit-sigfrid = Sigfrid
unit-vladko = Vladko
unit-bogdan = Bogdan
unit-dragan = Dragan
unit-miroslav = Miroslav
unit-stanko = Stanko
unit-radovan = Radovan
unit-zoran = Zoran
unit-goran = Goran
unit-robert-horse = het paard van Robert
unit-roger-horse = het paard van Roger
unit-bohemond-horse = het paard van Bohemond
unit-arthur-horse = het paard van Arthur
unit-tancredi-horse = het paard van Tancredi
unit-drogo-horse = het paard van Drogo
unit-romaric-horse = het paard van Romaric
unit-tristan-horse = het paard van Tristan
unit-theophile-horse = het paard van Théophile
unit-serlo-horse = het paard van Serlo
unit-onfroi-horse = het paard van Onfroi
unit-guillaume-horse = het paard van Guillaume
unit-leon-horse = het paard van Leon
unit-konstantinos-horse = het paard van Konstantinos
unit-nikephoros-horse = het paard van Nikephoros
unit-theophilos-horse = het paard van Theophilos
unit-basileios-horse = het paard van Basileios
unit-andronikos-horse = het paard van Andronikos
unit-michael-horse = het paard van Michael
unit-kyriakos-horse = het paard van Kyriakos
unit-isaakios-horse = het paard van Isaakios
unit-ayyub-horse = het paard van Ayyub
unit-hassan-horse = het paard van Hassan
unit-khaled-horse = het paard van Khaled
unit-shakil-horse = het paard van Shakil
unit-idris-horse = het paard van Idris
unit-zahir-horse = het paard van Zahir
unit-tariq-horse = het paard van Tariq
unit-yusuf-horse = het paard van Yusuf
unit-salim-horse = het paard van Salim
unit-teobaldo-horse = het paard van Teobaldo
unit-gisulfo-horse = het paard van Gisulfo
unit-arnolfo-horse = het paard van Arnolfo
unit-romualdo-horse = het paard van Romualdo
unit-gerhard-horse = het paard van Gerhard
unit-werner-horse = het paard van Werner
unit-heinrich-horse = het paard van Heinrich
unit-pack-1 = pakpaard 1
unit-pack-2 = pakpaard 2
unit-pack-3 = pakpaard 3
unit-pack-4 = pakpaard 4
unit-pack-5 = pakpaard 5
unit-pack-6 = pakpaard 6
unit-dog = de hond
unit-boar = het everzwijn
unit-sheep = het schaap

# Doorlopende opdrachten.
order-hold-fire = Geen afweervuur meer
order-fire-if = Alleen afweervuur als het loont
order-fire-if-chance = Kans om te verwonden
    .number = minstens { $value } %
order-fire-if-targets = Doelen
    .anybody = iedereen
    .riders = alleen ruiters
    .foot = alleen voetvolk
order-fire-if-within = Afstand
    .any = elke
    .number = { $value ->
        [one] hoogstens 1 veld
       *[other] hoogstens { $value } velden
    }
order-fire-if-then = Als een schot past
    .ask = vraag het mij
    .shoot = schiet zonder te vragen
order-no-counter-charge = Geen tegencharges
order-no-evasion = Niet ontwijken
order-no-advance = Niet oprukken na een gevecht
until-turn = tot de beurt eindigt
until-charge = tot iemand een charge aankondigt

# What the panel calls each sort of action, and each thing it asks for
x-undone-move = { $count ->
    [one] Eén man heeft niet bewogen.
   *[other] { $count } mannen hebben niet bewogen.
}
x-undone-attack = Er is nog een aanval mogelijk.
x-undone-fire = { $count ->
    [one] Eén man kan nog schieten.
   *[other] { $count } mannen kunnen nog schieten.
}
x-undone-charge = { $count ->
    [one] Eén ruiter kan nog een charge doen.
   *[other] { $count } ruiters kunnen nog een charge doen.
}
x-undone-enlist = Er zijn nog punten voor een man.
x-undone-send = Er kan nog een man worden gestuurd.
x-undone-station = { $count ->
    [one] Eén man heeft nog geen plaats.
   *[other] { $count } mannen hebben nog geen plaats.
}
x-verb-place = Een eenheid opstellen
x-verb-face = Draaien
x-verb-fire = Schieten
x-verb-clear = De doden ruimen
x-verb-gate = De poort bedienen
x-verb-pull = Een tent neerhalen
x-verb-loot = De buit pakken
x-verb-charge = Een charge doen
x-verb-ride = Rijden
x-verb-answer = Tegencharge
x-verb-move = Een eenheid verplaatsen
x-verb-step = Een veld verder
x-verb-mount = Opstijgen
x-verb-dismount = Afstijgen
x-verb-take = Een paard bij de teugel nemen
x-verb-release = Een paard loslaten
x-verb-lift = Een man optillen
x-verb-lay = Een man neerleggen
x-verb-form = Een rij sluiten
x-verb-foulkon = De schildpad (foulkon) vormen
x-verb-march = In formatie marcheren
x-verb-shoot = Afweervuur
x-verb-attack = Aanvallen
x-verb-join = Meevechten
x-verb-also = Nog een vijand aanvallen
x-verb-suffer = Het verlies nemen
x-verb-retreat = Terugwijken
x-verb-push = Ruimte maken
x-verb-fall = Vallen
x-verb-advance = Oprukken
x-verb-cover = De dekking kiezen
x-verb-exit = De uitgang kiezen
x-field-unit = de eenheid
x-field-hex = het veld
x-field-facing = de richting
x-field-corner = de hoek
x-field-helper = de helper
x-field-target = het doel
x-field-from = vanwaar
x-field-to = waarheen
x-field-horse = het paard
x-field-way = de kant

# How it ended
x-end-scenario-over = Het scenario is afgelopen.

# Chapter 10: the tools of a siege.

action-emplace = { $device } op { $hex } zetten, gericht op { $bearing }
action-flame = { $unit } schiet een brandpijl naar { $hex }
action-hurl = { $device } werpt naar { $hex }
action-spray = { $device } spuit naar { $hex }
action-kindle = { $unit } bereidt vuur op { $hex } voor
action-lend = { $unit } helpt bij { $device }
action-roll = { $device } naar { $facing } verplaatsen
action-pick = { $unit } en { $helper } nemen { $device } op
action-drop = { $device } neerleggen
action-haul = { $unit } gaat met de ladder voorop naar { $hex }
action-raise = { $unit } zet de ladder op, naar { $facing }
action-shift = { $unit } en { $helper } verzetten de ladder naar { $hex }, tegen { $top }
action-lower = { $unit } en { $helper } halen { $device } neer
action-climb = { $device } beklimmen
action-slide = Langs { $device } omlaag
action-cross = Eroverheen
action-grapple = De werphaak gooien, naar { $facing }
action-coil = { $device } opnemen
action-capture = { $unit } gevangennemen
action-ignite = { $unit } steekt het hout aan
action-douse = { $unit } blust op { $hex }
action-topple = { $unit } probeert { $device } om te gooien
action-cut = { $unit } hakt in op het touw van { $device }
action-wrench = Aan { $device } trekken
action-tip = Hij valt naar { $hex }
action-flee = Vluchten naar { $hex }
action-grab = Naar het touw grijpen
action-endure = Blijven en de wond nemen
option-ladder_archer = Een boogschutter op de ladder
    .fires = mag ook bij contact schieten
    .only-unthreatened = alleen als niemand hem kan raken
option-jump_check = De sprong achter de palissade
    .d6 = zeszijdige dobbelsteen
    .d10 = tienzijdige dobbelsteen
option-rope_jump_check = Dezelfde worp bij een sprong vanaf het touw
    .no = nee
    .yes = ja
option-retreat_through_fire = Vlucht uit brandende nafta het vuur in
    .last-resort = als er niets anders is
    .never = nooit
prompt-emplace = { $seat }: waar staat { $device }?
prompt-choose-ladder-fall = { $seat }: { $unit } heeft de ladder omgegooid. Waarheen valt hij?
prompt-choose-drop = { $seat }: { $unit } valt. Waarheen?
prompt-flee-fire = { $seat }: { $unit } staat in brand. Waarheen?
prompt-offer-rope = { $seat }: { $unit } wordt van de muur gedrongen. Naar het touw grijpen?
event-DevicePlaced = { $device } staat op { $hex }.
event-LadderTaken = { $unit } en { $helper } dragen { $device }.
event-LadderDropped = { $device } ligt op de grond.
event-LadderRaised = { $device } staat op { $hex }, naar { $facing }.
event-UnitClimbed = { $unit } is op { $device }, op veld { $hex }.
event-JumpRolled = { $unit } springt: worp { $roll }, telt { $result }.
    .sum = Een pantser telt er één bij; vanaf 6 is het een verwonding.
event-ToppleRolled = { $unit } duwt tegen { $device }: worp { $roll }.
    .sum = Bij 1 tot 6 valt de ladder om.
event-LadderFell = { $device } valt van { $hex } naar { $to }.
event-UnitDropped = { $unit } valt op { $hex }.
event-FireLit = Veld { $hex } brandt.
event-SpreadRolled = Slaat het vuur over op { $hex }? Worp { $roll }.
    .sum = Vanaf 7 wel.
event-DouseRolled = { $unit } blust op { $hex }: worp { $roll }.
    .sum = Vanaf 6 is het uit.
event-FireOut = Het vuur op { $hex } is uit.
event-FireCounted = Veld { $hex } brandt al { $times } van de 3 beurten.
event-HexDestroyed = Veld { $hex } is verwoest.
event-DeviceLost = { $device } is verloren.
event-SleeperRolled = { $unit } ligt in het vuur: worp { $roll } om bij te komen.
    .sum = Bij 1 tot 6 wekken de vlammen, anders is het de dood.
event-UnitFled = { $unit } vlucht naar { $hex }.
event-FireArrowShot = { $unit } schiet een brandpijl naar { $hex }: worp { $roll }.
event-StoneThrown = { $device } werpt naar { $aim }: worp { $roll }, de steen komt neer op { $hit }.
event-DemolitionRolled = De steen slaat in op { $hex }: worp { $roll }.
event-EngineMoved = { $device } gaat naar { $hex }, richting { $facing }.
event-GreekFireRolled = { $device } spuit naar { $hex }: worp { $roll }.
    .sum = Bij 1 verbrandt het toestel zelf, bij 2 loopt het vast.
event-NaphthaSpilt = Nafta op { $hex } en eromheen.
event-NaphthaRolled = { $unit } staat in brandende nafta: worp { $roll }.
    .sum = Bij 1 tot 5 dood, bij 6 tot 8 gewond ontkomen, bij 9 of 10 ongedeerd.
event-GrapnelThrown = { $unit } gooit { $device }: worp { $roll }.
    .sum = Vanaf 3 zit de worp vast.
event-RopeCoiled = { $unit } heeft { $device }.
event-CutRolled = { $unit } hakt in op het touw van { $device }: worp { $roll }.
    .sum = Bij 1 tot 3 is het touw door.
event-RopeGrabbed = { $unit } grijpt naar { $device }: worp { $roll }.
    .sum = Bij 1 tot 3 mislukt de greep, bij gewonden bij 1 tot 6.
event-PalisadePulled = Vier man trekken aan { $device }: worp { $roll }, telt { $result }.
    .sum = Eén meer per gewonde die trekt; bij 1 of 2 komt de palissade neer.
event-UnitCaptured = { $captor } neemt { $unit } gevangen.
event-GuardsRolled = De wachters lopen hun ronde: worp { $roll }.
    .sum = Elke wachter loopt zoveel velden als de worp boven 5 ligt.
event-AlarmRaised = { $unit } slaat alarm.
reason-no-ladder = Er is hier geen ladder die je zo kunt gebruiken.
reason-too-high = De toren is te hoog.
reason-no-palisade = Aan die kant staat geen palissade.
reason-somebody-on-it = Er zit iemand op.
reason-stands-there = Zo staat hij al.
reason-just-raised = De ladder stond aan het begin van deze beurt nog niet.
reason-burning = Daar brandt het.
reason-must-leave = Wie op een ander viel, moet eerst van hem af.
reason-no-grapnel = Er is hier geen werphaak die je zo kunt gebruiken.
reason-thrown = Hij heeft deze ronde een werphaak gegooid.
reason-at-the-top = Hij is al boven.
reason-not-at-the-top = Hij is niet boven.
reason-four-men = Daar zijn vier man voor nodig.
reason-two-rows = Ze moeten in twee rijen aangrenzende velden staan.
reason-no-wood = Daar vat nu niets vlam.
reason-not-ready = Hij heeft daar geen hele beurt vuur voorbereid.
reason-no-fire = Daar brandt niets.
reason-naphtha = Brandende nafta is niet te blussen.
reason-no-arrows = Hij heeft geen brandpijlen meer.
reason-engine-in-way = Er staat een belegeringswerktuig in de schootslijn.
reason-no-engine = Er is hier geen belegeringswerktuig dat je zo kunt gebruiken.
reason-not-loaded = Hij is nog niet herladen.
reason-no-crew = De bediening ontbreekt.
reason-never-moves = Het Griekse vuur blijft waar het is.
reason-climb-it = Daar staat een ladder: beklim die.
reason-from-ladder = Vanaf de ladder schiet hij alleen in het veld waar die tegenaan staat.
reason-not-helpless = Hij is niet bewusteloos en alleen, en ook niet ingesloten.
step-fires = branden
job-kindle = vuur maken
    .does = bereidt vuur voor
job-engine = een belegeringswerktuig
    .does = bedient een belegeringswerktuig
job-rope = een touw
    .does = is bezig met een touw
bearing-n = noord
bearing-n-ne = noordnoordoost
bearing-ne = noordoost
bearing-ne-se = oost
bearing-se = zuidoost
bearing-se-s = zuidzuidoost
bearing-s = zuid
bearing-s-sw = zuidzuidwest
bearing-sw = zuidwest
bearing-sw-nw = west
bearing-nw = noordwest
bearing-nw-n = noordnoordwest
device-ladder-1 = ladder 1
device-ladder-2 = ladder 2
device-ladder-3 = ladder 3
device-ladder-4 = ladder 4
device-grapnel-1 = werphaak 1
device-grapnel-2 = werphaak 2
device-grapnel-3 = werphaak 3
device-grapnel-4 = werphaak 4
device-grapnel-5 = werphaak 5
device-grapnel-6 = werphaak 6
device-thrower-1 = blijde 1
device-thrower-2 = blijde 2
device-siphon-1 = Grieks vuur 1
device-siphon-2 = Grieks vuur 2

x-verb-emplace = Een belegeringswerktuig opstellen
x-verb-flame = Een brandpijl schieten
x-verb-hurl = Een steen werpen
x-verb-spray = Nafta spuiten
x-verb-kindle = Vuur voorbereiden
x-verb-lend = Een handje helpen
x-verb-roll = Een belegeringswerktuig verplaatsen
x-verb-pick = Een ladder opnemen
x-verb-drop = Een ladder neerleggen
x-verb-haul = Een ladder dragen
x-verb-raise = Een ladder opzetten
x-verb-shift = Een ladder verzetten
x-verb-lower = Een ladder neerhalen
x-verb-climb = Klimmen
x-verb-slide = Omlaag klimmen
x-verb-grapple = Een werphaak gooien
x-verb-coil = Een touw opnemen
x-verb-capture = Gevangennemen
x-verb-ignite = Aansteken
x-verb-douse = Blussen
x-verb-topple = Een ladder omgooien
x-verb-cut = Een touw doorhakken
x-verb-wrench = De palissade omtrekken
x-verb-tip = Waar de ladder valt
x-verb-flee = Voor het vuur vluchten
x-field-device = het belegeringswerktuig
x-field-bearing = de richting
x-field-top = tegen welk veld

# The siege.
option-castle_supply_brackets = Voorraden van een burcht naar haar bezetting
    .equal = even brede trappen
    .minimal = zo dicht mogelijk bij de gedrukte tabel
option-event_modifiers = Correcties op de gebeurtenisworp
    .add = worden opgeteld
    .higher = de hoogste telt
option-food_halving = Half het voedsel, afgerond
    .down = naar beneden
    .up = naar boven
option-patrol_edge = Een patrouille komt van
    .others = de drie andere randen
    .any = elke rand
option-fire_count = Een brandend veld wordt geteld
    .round = één keer per ronde
    .turn = na elke beurt
option-reload = Een belegeringswerktuig wordt weer gereed
    .alone = ook zonder bediening
    .crew = alleen met bediening
option-stone_crew = Wie de blijde bediende
    .fired = geldt als iemand die geschoten heeft
    .free = mag nog schieten en vechten
option-fall_outwards = Wie zonder touw van de weergang wordt gedreven
    .wound = raakt gewond en blijft
    .death = valt dood
option-counter_forward = Verloren voedsel
    .supplies = verkort de voorraad
    .calendar = zet de kalender vooruit
option-refugees = Vluchtelingen kosten een dag
    .days = als er meer belegerden zijn dan dagen over
    .bracket = als de bezetting in de voorraadtabel opschuift
option-negotiation = Onderhandelen
    .extra = naast de actie, met het initiatief
    .action = in plaats van de actie
    .daily = op elke dag
option-captured_command = Een gevangen bevelhebber telt
    .dead = als dood
    .alive = als levend
option-fallen_in_lost_part = Wie bewusteloos in een verloren deel van het gebouw ligt
    .captured = wordt gevangengenomen
    .free = komt weg
option-pull_distance = Wie aan het touw trekt, staat
    .one = minstens één veld van het palissadeveld
    .gap = met minstens één veld ertussen
option-grapnel_thrower = Een werphaak wordt gegooid door
    .anybody = iedere man te voet
    .unarmoured = alleen mannen zonder pantser
option-wounded_men = De gewonden van eerdere dagen
    .care = doen niet mee tot ze genezen zijn
    .serve = mogen als gewonde worden ingezet
option-rider_retreat = Een ruiter die terugtrekt moet van zijn tegenstander weg met
    .both = beide velden
    .head = alleen het hoofd
option-unconscious_attacked = Een bewusteloze die wordt aangevallen
    .dies = sterft bij elk resultaat
    .table = ondergaat het resultaat als ieder ander
option-javelin_step_three = Werpspiesen in het afweervuur
    .yes = ja
    .no = nee
option-door_ground = Het terrein van de aanvaller bij een gevecht door een deur
    .worse = telt als het slecht is
    .neutral = telt niet
option-foot_lance_range = Een te voet geworpen lans vliegt
    .sheet = 4, 8 of 12 velden
    .mounted = zo ver als die van een ruiter
option-form_after_move = Hoplieten die deze beurt al gelopen hebben
    .near = mogen zich nog opstellen als ze hoogstens 3 punten hebben uitgegeven
    .never = mogen zich niet meer opstellen
option-high_over_friend = Van boven, over een vriend heen die naast het doel staat,
    .never = schiet niemand
    .bows = schieten bogen en werpspiesen vanaf middellange afstand
option-choked_hex = Wie in een veld vol doden staat
    .attacked = kan in een handgemeen worden aangevallen
    .safe = kan niet in een handgemeen worden aangevallen
option-unconscious_enemy = Het veld van een bewusteloze vijand
    .holds = is geen uitweg voor een bewusteloze
    .lets-out = is voor hem een uitweg
option-sleeper_behind_window = Ligt achter een raam een bewusteloze vijand,
    .bars = dan kan men niet naar binnen
    .through = dan kan men over hem heen naar binnen
option-row_under_fire = Een schot dat een man uit de lansformatie zou terugdrijven,
    .yields = drijft hem uit de formatie
    .stands = heeft geen gevolg, en verwondt hem van opzij of van achteren
option-stone_targets = Een steen wordt gegooid naar
    .any = elk veld vóór de blijde
    .worth = alleen vijanden, hout en vijandelijke belegeringswerktuigen
option-dusk = De gevechten van een dag
    .rounds = eindigen bij schemering, na de rondes van het beleg
    .never = eindigen alleen zoals de regels van de actie zeggen
option-assault_throwers = Bij een bestorming mogen de blijden van de belegeraar
    .map = langs de randen worden opgesteld
    .sheet = niet op de kaart
option-assault_horses = Ruiters bij een bestorming
    .choice = komen te paard of te voet, zoals hun speler wil
    .foot = zijn te voet
action-enlist = { $unit } in dienst nemen
action-buy = { $engine-a } kopen
action-sicken = { $unit } wordt ziek
action-sabotage = { $engine-a } saboteren
action-keep = Houden
action-give = Aan de andere zijde geven
action-parley = De overgave eisen
action-assault = Bestorming
action-build = { $engine-a } bouwen
action-batter = Een blijde beukt { $hex }
action-raid = Overval op het kamp
action-sortie = Uitval voor voorraden
action-battle = Veldslag
action-rest = Vandaag niets doen
action-send = { $unit } gaat mee
action-station = { $unit } { $edge-at } posteren
action-edge = De { $edge } kiezen
action-accept = Met allen vechten, het gebouw opgeven
action-divide = Verdelen: enkelen houden het gebouw
action-withdraw = De slag weigeren en belegerd worden
action-map = Eerst { $field-at }
action-storm = De toren bestormen
action-break-off = De bestorming afbreken
engine-grapnel = werphaak met touw
    .a = een werphaak met touw
engine-ladder = ladder
    .a = een ladder
engine-thrower = blijde
    .a = een blijde
edge-inside = binnen
    .at = binnen
edge-north = noordrand
    .at = aan de noordrand
edge-east = oostrand
    .at = aan de oostrand
edge-south = zuidrand
    .at = aan de zuidrand
edge-west = westrand
    .at = aan de westrand
field-building = het gebouw
    .at = in het gebouw
field-field = het open veld
    .at = op het open veld
answer-no = nee
answer-yes = ja
event-quiet-2 = er gebeurt niets
event-quiet-3 = een rustige dag
event-quiet-4 = geen nieuws
event-quiet-5 = alles blijft stil
event-commander-ill = de bevelhebber voelt zich onwel
event-smoke = rook in de verte
event-well-poisoned = de put is vergiftigd
event-treason = men vermoedt een verrader
event-engineer = een krijgsbouwmeester komt bij de belegeraar
event-reinforcements = versterking voor de belegeraar
event-supplies-stolen = er zijn voorraden gestolen
event-traitor = een verrader heeft de poort geopend
event-refugees = vluchtelingen bereiken het gebouw
event-dysentery = dysenterie in het kamp
event-saboteur = een saboteur in het kamp
event-assassin = een sluipmoordenaar in het kamp
event-rain = aanhoudende regen
event-relief = een ontzettingsleger komt aan
event-messenger = een bode: het beleg moet worden opgebroken
action-none = nog niets
action-divided = twee gevechten tegelijk
action-works = bouwen en beuken
cause-running = gaat door
cause-taken = het gebouw is ingenomen
cause-hunger = het voedsel is op
cause-leaders = niemand voert nog bevel
cause-parley = er is over overgave onderhandeld
cause-lifted = het beleg is opgebroken
cause-beaten = de belegeraar is verslagen
cause-held = het gebouw hield stand
cause-lull = het gevecht luwt
cause-broken-off = afgebroken
cause-repelled = afgeslagen
cause-dusk = de avond valt
cause-left = een van beide kanten heeft niemand meer op het veld
cause-withdrew = de belegerden hebben niemand meer op het veld
cause-reversed = de rollen zijn omgekeerd
part-walls = de muren
part-tower = de toren
part-yard = de binnenplaats
part-barn = de schuur
part-hall = de zaal
part-bedroom = de slaapzaal
part-nave = het schip
part-vestibule = het voorportaal
purpose-raid = de overval
purpose-guard = de wacht van het kamp
purpose-party = de bevoorradingstocht
purpose-intruders = de weg door de poort
purpose-patrol = de patrouille
purpose-stay = het gebouw
prompt-muster = { $points ->
    [one] { $seat }: nog 1 punt. Wie neem je?
   *[other] { $seat }: nog { $points } punten. Wie neem je?
}
prompt-sicken = { $count ->
    [one] { $seat }: één man wordt ziek. Wie?
   *[other] { $seat }: { $count } mannen worden ziek. Wie is de volgende?
}
prompt-sabotage = { $seat }: dag { $day }. Welk belegeringswerktuig zoekt de saboteur?
prompt-offer-parley = { $seat }: onderhandelen? De kans op overgave is { $chance } procent.
prompt-give-orders = { $left ->
    [one] { $seat }: dag { $day }, voedsel voor 1 dag. Wat beveel je?
   *[other] { $seat }: dag { $day }, voedsel voor { $left } dagen. Wat beveel je?
}
prompt-sally = { $left ->
    [one] { $seat }: dag { $day }, voedsel voor 1 dag. Wat probeer je?
   *[other] { $seat }: dag { $day }, voedsel voor { $left } dagen. Wat probeer je?
}
prompt-pick-men = { $seat }: { $count ->
    [one] één man
   *[other] hoogstens { $count } man
  } voor { $purpose }.
prompt-station-men = { $seat }: dag { $day }. Wie komt via welke rand?
prompt-choose-edge = { $seat }: dag { $day }. Welke rand?
prompt-meet-relief = { $seat }: dag { $day }. Een ontzettingsleger daagt uit tot een veldslag. Wat doe je?
prompt-choose-map = { $seat }: ronde { $round }. Welke kaart eerst?
prompt-first-turn = { $seat }: dag { $day }. De eerste beurt in het gebouw is van jou. Houden?
prompt-storm-tower = { $seat }: dag { $day }. De vijand beukt de muren. De toren bestormen?
event-ManEnlisted = { $unit } sluit zich aan bij { $seat }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } over.
event-EngineBought = { $seat } koopt { $engine-a }; { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } over.
event-ForceMustered = { $seat }: { $count } man; { $points ->
    [one] 1 punt
   *[other] { $points } punten
  } over.
event-SuppliesRolled = Voorraden: { $roll } en { $modifier } voor de bezetting, { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }.
event-SuppliesChanged = De voorraad verandert met { $change ->
    [one] { $change } dag
   *[other] { $change } dagen
  }; er is nog voedsel voor { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }.
event-DayBegan = Dag { $day }. Voedsel voor { $left ->
    [one] 1 dag
   *[other] { $left } dagen
  }.
event-EventRolled = Gebeurtenisworp { $roll }, { $early } voor de eerste dagen, { $ratio } voor de verhouding: { $total }.
event-EventHappened = Vandaag: { $event }.
event-DieRolled = { $event-id ->
    [dysentery] Dysenterie in het kamp: { $roll } worden ziek.
    [well-poisoned] De put is vergiftigd: { $roll } worden ziek.
    [refugees] Vluchtelingen die binnen willen: { $roll }.
    [saboteur] De saboteur: worp { $roll }; vanaf { $limit } is het toestel vernield.
    [assassin] De moordenaar: worp { $roll }; tot { $limit } mislukt het.
    [treason] Is { $unit } de verrader? Worp { $roll }; bij { $limit } wel.
   *[none] Pakpaarden om weg te voeren: { $roll }.
  }
event-ManSickened = { $unit } is gewond of ziek.
event-ManDied = { $unit } sterft.
event-ManCaptured = { $unit } wordt gevangengenomen.
event-ManRecovered = { $unit } is weer gezond.
event-HealingRolled = { $unit }: { $roll } op de genezingstabel, { $day ->
        [0] tijdens dit beleg niet meer gezond.
       *[other] gezond op dag { $day }.
    }
event-InitiativeRolled = Initiatief: belegeraar { $besieger }, belegerden { $besieged }.
event-InitiativeGained = Het initiatief gaat naar { $seat }.
event-ParleyRolled = Onderhandeling: { $roll } en { $modifier } is { $total }; 12 is overgave.
event-ActionChosen = { $seat } kiest: { $action }.
event-ActionEnded = Voorbij: { $action } ({ $cause }).
event-BuildingBegun = { $needed ->
    [one] Vijf man bouwen { $engine-a }: { $days } van 1 dag klaar.
   *[other] Vijf man bouwen { $engine-a }: { $days } van { $needed } dagen klaar.
}
event-EngineBuilt = Er is { $engine-a } klaar.
event-EnginesLost = Verloren: { $count } × { $engine }.
event-ThrowerAimed = { $points ->
    [one] 1 slooppunt op { $hex }.
   *[other] { $points } slooppunten op { $hex }.
}
event-WallBattered = { $points ->
    [one] Veld { $hex } onder 1 slooppunt: worp { $roll }. Schade { $damage } van { $stages }.
   *[other] Veld { $hex } onder { $points } slooppunten: worp { $roll }. Schade { $damage } van { $stages }.
}
event-WallDestroyed = De muur op { $hex } is verwoest.
event-ManSent = { $seat } wijst { $unit } aan voor { $purpose }.
event-ManStationed = { $unit } wacht { $edge-at }.
event-EdgeChosen = { $seat } kiest de { $edge }.
event-PatrolRolled = Een patrouille komt bij een worp van hoogstens { $limit }: { $roll }.
event-PartTaken = { $seat } houdt nu { $part }.
event-SiegeDelayed = Het kamp is verbrand: { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  } kan de belegeraar niets doen.
event-RolesReversed = De rollen zijn omgekeerd: nu belegert { $seat }. Voedsel voor { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }.
event-MapChosen = { $seat } handelt { $field-at }.
event-SiegeEnded = { $result-id ->
    [draw] Het beleg eindigt in een gelijkspel: { $cause }.
   *[other] Het beleg is voorbij: { $cause }. { $seat } wint.
}
event-TableLaid = De kaart wordt opnieuw opgesteld.
event-UnitsDealt = { $ready-id ->
    [yes] { $seat } stelt op: { $units }.
   *[other] Bij { $seat } wachten: { $units }.
}
event-DevicesDealt = Bij de hand voor { $seat }: { $devices }.
event-DeviceGiven = { $unit } brengt { $device } mee.
event-BattleOffered = { $seat } daagt uit tot een veldslag; dat kan één keer in het beleg.
event-FoodCaptured = { $seat } maakt voorraden buit voor { $days ->
    [one] 1 dag
   *[other] { $days } dagen
  }.
event-DaysSkipped = De kalender schuift door naar dag { $day }.
event-BuildingWentOn = { $needed ->
    [one] Er wordt verder gebouwd aan { $engine-a }: { $days } van 1 dag klaar.
   *[other] Er wordt verder gebouwd aan { $engine-a }: { $days } van { $needed } dagen klaar.
}
event-BuildingLost = De onvoltooide { $engine } is verwoest.
event-ManHurt = { $unit } keert gewond terug.
event-ManUnhorsed = { $unit } heeft zijn paard verloren.
reason-other-map = Hij staat op de andere kaart; maak eerst deze af.
reason-wrong-nation = Mannen van dat volk dienen deze zijde niet.
reason-enlisted = Hij is al in dienst.
reason-too-dear = Daarvoor zijn er te weinig punten.
reason-leaders-first = Eerst moeten bevelhebbers worden gekozen.
reason-no-engines = Deze punten zijn alleen voor troepen.
reason-delayed = Het kamp is verbrand; vandaag kan er niets.
reason-not-both = Wie bouwt of beukt, kan die dag niet bestormen.
reason-five-men = Elk stuk vraagt vijf man die niets anders doen.
reason-no-work = Daar staat niets wat gesloopt kan worden.
reason-destroyed = Het is al verwoest.
reason-own-part = Dat deel houden je eigen mannen.
reason-no-gap = De toren is alleen bij een gat in de palissade te raken.
reason-no-thrower = Alle blijden hebben hun doel.
reason-once-only = De veldslag kan maar één keer.
reason-not-on-strength = Hij hoort niet bij wie gekozen kan worden.
reason-on-duty = Hij heeft al een taak.
reason-enough = Meer mogen er niet mee.
reason-half-of-type = Van elk type mag hoogstens de helft mee.
reason-foot-only = Alleen voetvolk glipt door de poort.
reason-two-riders = Een patrouille heeft hoogstens twee ruiters.
reason-two-shooters = Een patrouille heeft hoogstens twee schutters.
reason-stationed = Hij heeft al een plaats of doet niet mee.
reason-no-part-held = Er is geen deel in bezit, of het is te vroeg.
reason-one-edge = De eersten staan langs één rand.
reason-not-that-edge = Die rand kan niet gekozen worden.
reason-no-such-engine = De belegeraar heeft zo'n belegeringswerktuig niet.
reason-no-initiative = Het initiatief ligt bij de andere zijde.
reason-reversed = Na de rolwisseling wordt niet meer onderhandeld.
reason-once-a-day = Vandaag is er al onderhandeld.
reason-hopeless = Nog niets zou hen tot overgave bewegen.
reason-nothing-to-scale = Dit gebouw heeft geen palissade om een ladder tegen te zetten.
reason-has-no-horse = Hij heeft hier geen paard om te berijden.
reason-all-on-foot = Hier vecht iedereen te voet.
reason-no-such-device = Zoiets is er niet om mee te brengen.
reason-has-bearers = Daarvoor zijn al dragers aangewezen.
reason-together = De twee met de ladder komen via dezelfde rand.
reason-brings-it-in = Hij brengt een ladder of een werphaak en komt van buiten.
reason-shut-in = Hij wordt zelf belegerd en komt uit de delen die hij houdt.
x-verb-place-mounted = Te paard opstellen
x-verb-bear = Een drager aanwijzen
x-verb-ride-in = Een ruiter opstellen
action-place-mounted = { $unit } te paard op { $hex }
action-bear = { $unit } brengt { $device } mee
action-ride-in = { $unit } te paard { $edge-at } opstellen
event-DeviceLeft = { $device } blijft achter.
event-BearerNamed = { $unit } brengt { $device } mee.
reason-not-withdrawn = Niet alle verdedigers hebben zich in een van de laatste delen teruggetrokken.
reason-both-parts = Verdeelde mannen hebben twee taken: er moet iemand blijven en iemand vechten.
reason-nobody-goes = Er gaat nog niemand: wijs minstens één man aan.
reason-party-too-small = Een derde van de mannen is minder dan één man.
reason-nobody-fit = Er is vandaag niemand die kan vechten.
reason-under-care = Zijn wond is nog niet genezen.
event-InitiativeGiven = { $seat } geeft het initiatief weg.
reason-instead = Hij heeft een ladder omgegooid of een touw doorgesneden in plaats van te schieten.
reason-in-armour = Hij draagt een pantser.
reason-four-pull = Er trekken al vier man.
reason-at-the-palisade = Hij staat te dicht bij de palissade waar de haak in zit.
reason-enemy-beside = Er staat een vijand naast de voet ervan.
x-verb-enlist = Een man nemen
x-verb-buy = Een belegeringswerktuig kopen
x-verb-sicken = De zieke kiezen
x-verb-sabotage = Een belegeringswerktuig saboteren
x-verb-build = Bouwen
x-verb-batter = Een muur beuken
x-verb-send = Een man sturen
x-verb-station = Een man posteren
x-verb-edge = Een rand kiezen
x-verb-map = Een kaart kiezen
x-field-engine = het belegeringswerktuig
x-field-edge = de rand
x-field-field = de kaart
action-hand = { $unit } geeft { $helper } brandpijlen
x-verb-hand = Brandpijlen doorgeven
event-ArrowsHanded = { $count ->
    [one] { $unit } geeft { $other } één brandpijl.
   *[other] { $unit } geeft { $other } { $count } brandpijlen.
}
reason-plenty = Hier heeft iedereen brandpijlen genoeg.
reason-no-archer = Alleen boogschutters kunnen brandpijlen schieten.
x-style-random = Doet charges op schaduwen.
x-style-novice = Schiet graag en vergeet dekking te zoeken.
x-style-steady = Houdt zijn mannen in dekking en zijn linie gesloten.
x-style-strong = Schiet als het loont, doet een charge als het moet.
x-style-master = Geeft terrein voor een betere stelling en slaat één keer toe.

army-allies = Bondgenoten
army-attackers = Aanvallers
army-normans = Normandiërs
army-byzantines = Byzantijnen
army-lombards = Longobarden
army-arabs = Arabieren
army-raiders = Plunderaars
army-household = Huisgenoten

# Wat wint: één bericht voor elke soort overwinning. De regel van een partij volgt op haar naam.
goal-title = Waar het om gaat
goal-length = Ronde { $rounds } is de laatste.
goal-at-once = Of aan ‘zodra’ is voldaan, wordt aan het eind van elke beurt bekeken.
goal-last-man = Een partij zonder levende man op de kaart of onderweg heeft meteen verloren; hebben mannen van haar de kaart verlaten, dan wordt meteen geteld als na de laatste ronde.
ground-eagle-nest = Arendsnest: een burcht op zijn rots. In het westen valt de rots weg, uit het zuiden klimt een pad, in het oosten komt het bos dichtbij.
ground-lagoon = De lagune: riet en modder langs het water, daarachter velden tussen heggen, met openingen voor een kar.
ground-jetty = De steiger: een vissershaven. Achter het strand staan hutten, een stenen nettenschuur en tuinmuren; in het oosten groeit riet.
ground-ford = De voorde: een diepe beek met een smalle brug in het westen en een ondiepe oversteek in het midden.
ground-stairway = De trap: een rotswand met treden en een pad; eronder loopt een weg tussen twee heggen.
ground-knoll = De heuvel: een beboste heuvel boven open veld, met een drassige laagte in het westen.
ground-knoll-and-ford = De heuvel en de voorde: twee kaarten in één. In het noorden een beboste heuvel, in het zuiden een beek met brug, voorde en dorp.
goal-rescue =
    .first = overwinning als na ronde { $rounds } minstens { $win } van hen in veiligheid zijn: { $people }. In veiligheid is wie de kaart via de { $edges } heeft verlaten, of bij bewustzijn op de kaart is zonder vijand bij bewustzijn binnen { $reach ->
        [one] 1 veld
       *[other] { $reach } velden
    }.
    .note = een trede beter als { $leader } dan dood is: gelijkspel in plaats van nederlaag, overwinning in plaats van gelijkspel.
    .draw = Gelijkspel als er minder, maar minstens { $draw }, in veiligheid zijn.
    .second = overwinning als er minder dan { $draw } in veiligheid zijn.
    .count = Nu in veiligheid: { $points } van { $win }
goal-break-through =
    .first = overwinning zodra { $win } van hun mannen de kaart via de { $edges } hebben verlaten.
    .draw = Gelijkspel als het er na ronde { $rounds } minder, maar minstens { $draw }, zijn.
    .second = overwinning als na ronde { $rounds } minder dan { $draw } vijanden de kaart hebben verlaten.
    .count = Mannen weg: { $points } van { $win }
goal-river =
    .first = overwinning zodra ze { $win } punten hebben: 1 voor elke man en { $pack_points } voor elk pakpaard dat de kaart levend via de { $edges } heeft verlaten.
    .draw = Gelijkspel als ze er na ronde { $rounds } minder, maar minstens { $draw }, hebben.
    .second = overwinning als de vijand er na ronde { $rounds } minder dan { $draw } heeft.
    .count = Punten: { $points } van { $win }
goal-march-off =
    .first = overwinning zodra { $win } van de { $total } hoplieten de kaart hebben verlaten { $secret ->
        [yes] via de ene rand die voor de opstelling in het geheim wordt gekozen ({ $edges }).
       *[other] via de { $edges }.
    }
    .draw = Gelijkspel als het er na ronde { $rounds } minder, maar minstens { $draw }, zijn.
    .second = overwinning als na ronde { $rounds } minder dan { $draw } hoplieten de kaart hebben verlaten.
    .count = Hoplieten weg: { $points } van { $win }
goal-plunder =
    .first = overwinning zodra ze { $win } punten hebben: { $loot_points } voor elk stuk buit{ $captive_points ->
        [0] { "" }
       *[other] { "" } en { $captive_points } voor { $captive } als gevangene,
    } van de kaart gebracht { $sides ->
        [4] via welke rand ook.
       *[other] via de { $edges }.
    }
    .draw = Gelijkspel als ze er na ronde { $rounds } minder, maar minstens { $draw }, hebben.
    .second = overwinning als de vijand er na ronde { $rounds } minder dan { $draw } heeft.
    .count = Punten: { $points } van { $win }
goal-escape =
    .first = overwinning zodra { $hero } de kaart als vrij man via de { $edges } heeft verlaten.
    .draw = Gelijkspel als { $hero } na ronde { $rounds } levend op de kaart is, niet gevangen en niet gedragen, zonder vijand bij bewustzijn naast hem.
    .second = overwinning zodra { $hero } dood is of van de kaart is geleid; na ronde { $rounds } ook als hij gevangen is of gedragen wordt, of een vijand bij bewustzijn naast hem is.
goal-castle =
    .first = overwinning als na ronde { $rounds } { $hero } leeft, minstens { $foothold } van hun mannen bij bewustzijn in de burcht zijn, en een van twee dingen bereikt is: in de toren is geen verdediger meer die bij bewustzijn en ongewond is; of een van hen is bij bewustzijn in de poort of er vlak achter, en { $walk_held } zijn bij bewustzijn op de weergang.
    .draw = Gelijkspel als { $hero } leeft en { $foothold } in de burcht zijn, maar geen van beide bereikt is.
    .second = overwinning zodra { $hero } dood is; na ronde { $rounds } ook als er minder dan { $foothold } vijanden bij bewustzijn in de burcht zijn.
    .count = In de burcht: { $points } van { $foothold }. Op de weergang: { $walk } van { $walk_held }. Ongewonde verdedigers in de toren: { $tower }
goal-casualties =
    .both = Overwinning na ronde { $rounds } voor de partij met minstens { $margin } punten meer: de prijs van elke gedode vijand, de helft voor een gewonde. Paarden tellen niet.
    .draw = Gelijkspel als het verschil kleiner is.
    .count = { $first } { $ours ->
        [one] 1 punt
       *[other] { $ours } punten
    }, { $second } { $theirs }
goal-field =
    .both = Overwinning na ronde { $rounds } voor de partij met minstens { $margin } punten meer: de prijs van elke gedode vijand, de helft voor een gewonde, en { $hill } als alleen mannen van haar bij bewustzijn op de heuvel staan (de hoge grond in de rijen { $top } tot en met { $bottom }). Paarden tellen niet.
    .draw = Gelijkspel als het verschil kleiner is.
    .count = { $first } { $ours ->
        [one] 1 punt
       *[other] { $ours } punten
    }, { $second } { $theirs }
goal-governor =
    .first = overwinning zodra { $hero } als gevangene via de { $edges } van de kaart is geleid.
    .draw = Gelijkspel als { $hero } er na ronde { $rounds } nog is.
    .second = overwinning zodra { $hero } als vrij man de kaart heeft verlaten vanaf een van de velden { $hexes }, of dood is: de Normandiërs willen hem levend.
goal-landing =
    .first = overwinning als na ronde { $rounds } minstens { $win } van hun mannen bij bewustzijn in rij { $row } of een hogere zijn.
    .draw = Gelijkspel als er daar minder, maar minstens { $draw }, zijn; minstens { $cut_off } als de steiger is afgesneden, zodat er geen planken meer van de kop naar het land leiden.
    .second = overwinning als er daar minder zijn.
    .count = In rij { $row } of hoger: { $points } van { $win }
goal-gate =
    .first = overwinning als na ronde { $rounds } de poort open of vernield is en minstens { $win } van hun mannen bij bewustzijn in de burcht zijn.
    .draw = Gelijkspel als maar een van beide bereikt is.
    .second = overwinning als geen van beide bereikt is.
    .count = In de burcht: { $points } van { $win }. Poort: { $gate }
goal-siege =
    .besieger = overwinning zodra elk deel van het gebouw van hen is, de belegerden geen bevelhebber meer hebben, of een onderhandeling slaagt{ $hunger ->
        [draw] .
       *[other] , en ook als het voedsel op is.
    }
    .besieged = overwinning zodra de belegeraar geen mannen meer heeft, in een veldslag verslagen is, of door de gebeurtenis van de dag het beleg moet opbreken{ $held_day ->
        [0] .
       *[other] , en ook als ze aan het eind van dag { $held_day } nog standhouden.
    }
    .hunger = Gelijkspel als alleen de honger tot overgave dwingt.
    .late = Gelijkspel als de belegeraar pas op dag { $relief_day } of later zou winnen.

# Het verhaal: koppen en sommen.
story-sums-3 = De beurt
story-sums-2 = De dag
story-sums-1 = Alles bij elkaar
story-placed = Opgesteld: { $items }.
    .item = { $unit } ({ $hex })
story-enlisted = { $seat } neemt in dienst: { $items }.
    .item = { $unit }
story-bought = { $seat } koopt { $items }.
    .then = koopt { $items }
    .item = { $count } × { $engine }
story-walk = { $first-kind ->
    [UnitMoved] { $facing-id ->
        [none] { $unit } gaat naar { $hex }.
       *[other] { $unit } rijdt naar { $hex }.
      }
   *[other] { $times ->
        [1] { $hex-id ->
            [none] { $unit } wacht buiten de kaart.
           *[other] { $unit } blijft op { $hex }.
          }
       *[other] { $first-hex-id ->
            [none] { $unit } komt de kaart op en gaat naar { $hex }.
           *[other] { $first-hex-is ->
                [hex] { $unit } vertrekt van { $hex } en keert terug.
               *[other] { $facing-id ->
                    [none] { $unit } gaat van { $first-hex } naar { $hex }.
                   *[other] { $unit } rijdt van { $first-hex } naar { $hex }.
                  }
              }
          }
      }
  }
    .then = { $facing-id ->
        [none] gaat naar { $hex }
       *[other] rijdt naar { $hex }
      }
story-UnitStopped = { $unit } wordt op { $hex } tegengehouden.
    .then = wordt op { $hex } tegengehouden
story-UnitWounded = { $unit } raakt gewond.
    .then = raakt gewond
story-UnitKilled = { $unit } sneuvelt.
    .then = sneuvelt
story-UnitStunned = { $unit } raakt bewusteloos.
    .then = raakt bewusteloos
story-UnitLeft = { $unit } verlaat de kaart.
    .then = verlaat de kaart
story-evaded = { $unit } ontwijkt naar { $hex }.
    .then = ontwijkt naar { $hex }
story-advanced = { $unit } rukt op naar { $hex }.
    .then = rukt op naar { $hex }
story-retreated = { $unit } wijkt naar { $hex }.
    .then = wijkt naar { $hex }
story-ShotFired = { $volley-id ->
    [defensive] In afweervuur schiet { $unit } op { $aim }
   *[other] { $unit } schiet op { $aim }
  }{ $hit-id ->
    [none] { "" } en mist.
   *[other] { $hit-is ->
        [aim] .
       *[other] ; het schot wijkt af naar { $hit }.
      }
  }
story-ShotTold = { $letter-id ->
    [miss] { $unit } blijft ongedeerd.
    [A] { $unit } wordt teruggedreven of vertraagd.
   *[other] { $unit } wordt getroffen.
  }
story-MeleeRolled = { $unit } valt { $others-count ->
    [0] { $target }
   *[other] { $helped-id ->
        [yes] samen met { $others } { $target }
       *[other] { $target } en { $others }
      }
  }{ $letter-id ->
    [miss] { " " }vergeefs aan.
   *[other] { " " }aan.
  }
story-engine-moved = { $device } gaat naar { $hex }.
story-burning = Het brandt nog: { $items }.
    .item = { $hex }
story-healing = De gewonden worden verzorgd: { $items }.
    .item = { $unit }
story-sent = { $seat } wijst aan voor { $purpose }: { $items }.
    .item = { $unit }
story-stationed = Wachten { $edge-at }: { $items }.
    .item = { $unit }
story-fallen = { $seat }, gesneuveld: { $items }.
    .so-far = { $seat } { $times } gesneuveld
    .item = { $unit }
story-fell = In het gevecht gesneuveld: { $items }.
    .item = { $unit }
story-died = Gestorven: { $items }.
    .item = { $unit }
story-wounded = { $seat }, gewond: { $items }.
    .item = { $unit }
story-stunned = { $seat }, bewusteloos: { $items }.
    .item = { $unit }
story-captured = Gevangen: { $items }.
    .item = { $unit }
story-prisoners = Gevangengenomen: { $items }.
    .item = { $unit }
story-left = { $seat }, van de kaart: { $items }.
    .item = { $unit }
story-sick = Gewond of ziek: { $items }.
    .item = { $unit }
story-recovered = Weer gezond: { $items }.
    .item = { $unit }
story-parts = Ingenomen: { $items }.
    .item = { $part } ({ $seat })
story-built = Gebouwd: { $items }.
    .item = { $engine }
story-breached = Verwoest: { $items }.
    .item = { $hex }

# What a scenario tells, and how much of the rules it needs
x-level-easy = makkelijk
x-level-medium = gemiddeld
x-level-hard = moeilijk
x-scenario-civitate = Zes Zwaben op een heuvel zitten in het nauw door de Normandiërs. Zeven ruiters haasten zich om hen eruit te halen.
    .level = { x-level-easy }
x-scenario-stairway = Tien Normandiërs moeten een helling op, langs de Byzantijnen die haar bezet houden.
    .level = { x-level-easy }
x-scenario-river = Longobarden met drie pakpaarden vluchten voor Arabische ruiters. Aan de overkant van de rivier zijn ze veilig.
    .level = { x-level-easy }
x-scenario-lances = Negen hoplieten trekken schouder aan schouder weg, en zes Normandische ruiters proberen hun blok te breken.
    .level = { x-level-easy }
x-scenario-away = De heer des huizes is weg. Plunderaars komen voor zijn bezit en voor Apolline, en zijn mensen moeten het volhouden tot hij terug is.
    .level = { x-level-medium }
x-scenario-pious = Roger bidt als Arabische ruiters de kerk omsingelen. Zijn mannen moeten hem daar weghalen.
    .level = { x-level-medium }
x-scenario-booty = ’s Nachts rijden Byzantijnen het kamp van Bohemond binnen om zijn buit weg te halen.
    .level = { x-level-medium }
x-scenario-coffin = Robert wordt in een doodskist de burcht in gedragen, maar dood is hij niet. Buiten wachten zijn mannen op het goede moment.
    .level = { x-level-medium }
x-scenario-favour = Gouverneur Theophilos wil naar zijn schip. De Normandiërs willen hem levend hebben.
    .level = { x-level-hard }
x-scenario-torches = Normandiërs landen bij een steiger in vuur en rook: brandpijlen en een sifon wachten hen op. De Normandiërs hebben het zwaarder dan de verdedigers.
    .level = { x-level-hard }
x-scenario-rope = In een donkere nacht klimmen acht mannen over de burchtmuur om de poort te openen voor wie buiten staat, voordat het garnizoen wakker wordt. De klimmers hebben het zwaarder dan het garnizoen.
    .level = { x-level-hard }
x-scenario-ford = Vijfendertig man te voet en te paard treffen elkaar bij een voorde: een hele veldslag, de grootste van allemaal.
    .level = { x-level-hard }
x-scenario-siege-castle = Een burcht, dag na dag: belegeringswerktuigen, honger, listen en bestormingen. Buiten Normandiërs, binnen Byzantijnen.
    .level = { x-level-hard }
x-scenario-siege-farm = Een paar Normandiërs hebben zich op een boerderij verschanst. Byzantijnen liggen eromheen met meer mensen en met belegeringswerktuigen.
    .level = { x-level-hard }
x-scenario-siege-church = Normandiërs hebben zich in een kerk opgesloten. Arabieren belegeren haar, en beide kanten komen alles tekort.
    .level = { x-level-hard }
x-scenario-eagle-nest = Een paar Byzantijnen houden het Arendsnest tegen een sterk Normandisch leger dat één blijde heeft. Honger alleen beslist het niet.
    .level = { x-level-hard }
x-scenario-san-marco = Normandiërs en Longobarden in de kerk van San Marco moeten het volhouden: op de achtste dag komt er hulp.
    .level = { x-level-hard }

# What a number is made of.

sum-goal = Wat tot nu toe telt voor: { $army }
sum-unit = { $unit }
sum-booty = Weggevoerde buit: { $count }
sum-losses = Punten: { $army }
sum-killed = { $unit }, gedood
sum-wounded = { $unit }, gewond: de helft van de kosten
sum-halves = Twee helften zijn één
sum-hill = De heuvel
sum-attack = Aanval van { $unit }
sum-defence = Verdediging van { $unit }
sum-counter = Op de fiche, gezond
sum-counter-mounted = Op de fiche, gezond en te paard
sum-own-wound = Gewond
sum-stunned = Bewusteloos: alleen kleding en pantser beschermen
sum-good-ground = Het terrein hier verschuift een gevecht in het voordeel van deze eenheid.
sum-bad-ground = Het terrein hier verschuift een gevecht in het nadeel van deze eenheid.
