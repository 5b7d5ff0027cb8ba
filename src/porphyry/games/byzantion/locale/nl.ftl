# Byzantion, in Dutch.
title = Byzantion
blurb = Het hof van Justinianus, 527 tot 565: win de keizer voor je, vorm je bandons, voer zijn besluiten uit en laat je naam voortleven. Voor één tot vier spelers.

# Options
option-length = Speelduur
    .standard = Standaard: zes gebeurtenissen
    .marathon = Marathon: negen gebeurtenissen
option-missions = Missies uitgedeeld, gehouden, geteld
    .six-five-three = 6 uitgedeeld, 5 gehouden, 3 geteld
    .five-four-three = 5 uitgedeeld, 4 gehouden, 3 geteld
option-ring = Wie de keizerlijke ring het eerst heeft
    .random = het lot beslist
    .blues = de Blauwen
    .greens = de Groenen
    .reds = de Roden
    .whites = de Witten
option-substitution = Waarvoor de grondstof van een held staat, zeg je
    .open = als alle handen open zijn
    .closed = in de gesloten hand
option-coins = Nomisma die je aan een gebeurtenis bijdraagt
    .doxa-only = leveren doxa op, nooit de zege
    .half = tellen ook voor de zege, twee als één grondstof
option-further = De extra kaart van de Kerkbeheerder en soortgelijke kaarten
    .any = elke kaart, ook een intrigekaart op haar moment
    .empire = geen intrigekaart
option-supply = Stuks van een grondstof
    .box = twintig, zoveel als er in de doos zitten
    .endless = zonder eind

# Words
good-auctoritas = auctoritas
good-civicus = civicus
good-virtus = virtus
good-fides = fides
good-lapis = lapis
good-lignum = lignum
good-frumentum = frumentum
good-nomisma = nomisma
good-doxa = doxa
x-good-dynamis = dynamis
x-good-card = { $amount ->
    [one] kaart van de trekstapel
   *[other] kaarten van de trekstapel
}
x-lost-card = { $amount ->
    [one] kaart uit de hand
   *[other] kaarten uit de hand
}
x-good-any = { $amount ->
    [one] grondstof naar keuze
   *[other] grondstoffen naar keuze
}
type-palatine = Palatine
type-ekklesiastik = Ekklesiastik
type-stratiotika = Stratiotika
type-emporion = Emporion
type-rustica = Rustica
keimelion-labarum = labarum
    .the = het labarum
keimelion-chalice = kelk
    .the = de kelk
keimelion-sceptre = scepter
    .the = de scepter
keimelion-robes = gewaad
    .the = het gewaad
option-first = eerste optie
option-second = tweede optie
answer-no = nee
answer-yes = ja
phase-setup = voorbereiding
phase-event = gebeurtenisfase
phase-action = actiefase
phase-resolution = afhandelingsfase
phase-end = einde van het spel
pile-first = eerste stapel
pile-second = tweede stapel
deed-draw = kaarten trekken
deed-play = kaarten spelen
deed-activate = een kaart of bandon activeren
deed-sell = grondstoffen verkopen
deed-buy = grondstoffen kopen
deed-reset = de markt vernieuwen
deed-build = eenheden bouwen
way-deck = twee kaarten van de trekstapel
way-display = een van de trekstapel en een uit het aanbod
way-discard = een van de trekstapel en de bovenste van de aflegstapel
demos-blues = Blauwen
demos-greens = Groenen
demos-reds = Roden
demos-whites = Witten
window-own_vote = je plaatst je auctoritas
window-vote_cast = er is een stem uitgebracht
window-action_announced = er is een actie aangekondigd
window-intrigue_played = er is een intrigekaart gespeeld
window-own_turn = je bent aan de beurt
window-any = op elk moment
window-trial_bid = de biedingen liggen open
window-victory = je zegeviert
window-defeat = je bent verslagen
window-end = het spel loopt af
unit-cataphract = katafract
    .a = een katafract
unit-legion = legioen
    .a = een legioen
unit-fortification = vesting
    .a = een vesting
unit-siege-tower = belegeringstoren
    .a = een belegeringstoren
unit-dromon = dromon
    .a = een dromon
unit-priest = priester
    .a = een priester
unit-monk = monnik
    .a = een monnik
unit-monastery = klooster
    .a = een klooster
unit-church = kerk
    .a = een kerk
unit-hagia-sophia = Hagia Sophia
    .a = de Hagia Sophia
unit-hippodrome = hippodroom
    .a = een hippodroom
unit-senator = senator
    .a = een senator
unit-aqueduct = aquaduct
    .a = een aquaduct
unit-trade-ship = handelsschip
    .a = een handelsschip
unit-merchant = koopman
    .a = een koopman
unit-caravan = karavaan
    .a = een karavaan
verdict-defeated = Verslagen
verdict-nero = Nero
verdict-caligula = Caligula
verdict-titus = Titus
verdict-trajan = Trajanus
verdict-marcus-aurelius = Marcus Aurelius
verdict-julius-caesar = Julius Caesar
verdict-augustus = Augustus

# What a card does: one message for each kind of effect, so that no card can say one thing and do another.
x-effect-substitute = Als je een gebeurtenis vervult, mag 1 { $resource } eenmaal voor elke andere vereiste grondstof staan.
x-effect-box_again = Als je het keimelion { $keimelion } krijgt, neem je de buit van het ivoren kistje nog een keer.
x-effect-trade_on_play = Bij elke kaart van het type { $type } die je speelt, mag je meteen precies 1 grondstof kopen of verkopen.
x-effect-market_edge = Elke grondstof die je koopt kost { $amount } nomisma minder; elke die je verkoopt brengt { $amount } meer op.
x-effect-activate_on_play = Bij elke kaart van het type { $type } die je speelt, mag je een kaart of bandon activeren en markeren.
x-effect-on = { $trigger }: ontvang { $bundle }.
x-effect-modify = { $number ->
    [vote] Als je auctoritas plaatst, telt je optie { $amount } meer.
    [draw_cost] Je trekacties kosten { $less } auctoritas minder.
    [trial_bid] Als je in een beproeving biedt, telt je bod { $amount } meer.
    [penalty_half] Elke straf die je ondergaat wordt gehalveerd.
   *[hand_limit] Je handlimiet is { $amount } hoger.
}
x-effect-gain = Ontvang { $bundle }.
x-effect-all = Ontvang { $bundle }. Alle anderen ontvangen { $others }.
x-effect-others_lose = Alle anderen verliezen { $bundle }.
x-effect-steal = Neem { $bundle } van een andere speler.
x-effect-gain_per = Ontvang { $bundle } voor elke keer: { $stat }, hoogstens { $most } keer.
x-effect-play_more = Speel meteen nog een kaart voor 1 { $resource } in plaats van de kosten.
x-effect-extra_action = Doe na deze speelactie nog een actie zonder dynamis.
x-effect-activate_free = Activeer een van je kaarten of bandons zonder die te markeren.
x-effect-trade = Koop of verkoop meteen tot { $amount ->
    [one] 1 grondstof.
   *[other] { $amount } grondstoffen.
}
x-effect-convert = Tot { $most } keer: betaal { $pay } en ontvang { $bundle }.
x-effect-take_display = Neem een kaart uit het aanbod.
x-effect-take_discard = Neem de bovenste kaart van de aflegstapel.
x-effect-look = { $amount ->
    [one] Bekijk 1 kaart van de trekstapel, houd er { $keep } en leg de andere af.
   *[other] Bekijk { $amount } kaarten van de trekstapel, houd er { $keep } en leg de andere af.
}
x-effect-gain_if = { $condition }: ontvang { $bundle }. Ontvang anders { $otherwise }.
x-effect-gain_required = Ontvang { $amount ->
    [one] 1 grondstof
   *[other] { $amount } grondstoffen
} van de soorten die de gebeurtenis van deze ronde vraagt.
x-effect-tribute = Alle anderen met meer doxa dan jij geven je { $bundle }.
x-effect-flip_vote = Alle auctoritas die een andere speler net heeft geplaatst, gaat naar de andere optie.
x-effect-add_votes = Je geplaatste auctoritas telt { $amount } meer.
x-effect-cancel_action = Annuleer de aangekondigde actie van een andere speler: { $actions }.
x-effect-cancel_intrigue = De net gespeelde intrigekaart heeft geen effect.
x-effect-move_units = { $amount ->
    [one] Verplaats op de kaart 1 eenheid van de klasse { $class } naar een ander gebied.
   *[other] Verplaats op de kaart tot { $amount } eenheden van de klasse { $class } naar één gebied.
}
x-effect-place_units = { $amount ->
    [one] Plaats 1 eenheid van de klasse { $class } in een gebied.
   *[other] Plaats tot { $amount } eenheden van de klasse { $class } in één gebied.
}
x-effect-remove_card = { $scope ->
    [hero] Een gespeelde held van een andere speler verlaat het spel.
    [non_hero] Een gespeelde kaart zonder lauweren van een andere speler verlaat het spel.
   *[any] Een gespeelde kaart van een andere speler verlaat het spel.
}
x-effect-turn_down = { $scope ->
    [hero] Een gespeelde held van een andere speler wordt tot het einde van de ronde gedekt gelegd.
    [non_hero] Een gespeelde kaart zonder lauweren van een andere speler wordt tot het einde van de ronde gedekt gelegd.
   *[any] Een gespeelde kaart van een andere speler wordt tot het einde van de ronde gedekt gelegd.
}
x-effect-split_loot = Een andere speler verdeelt { $bundle } in twee stapels. Jij neemt de ene, die speler de andere.
x-effect-bid_bonus = Je bod telt { $amount } meer.
x-effect-cancel_penalty = Je ondergaat de straf van deze gebeurtenis niet.
x-effect-add_votes_per = Je geplaatste auctoritas telt 1 meer voor elke keer dit, hoogstens { $most }: { $stat }.
x-effect-bid_bonus_per = Je bod telt 1 meer voor elke keer dit, hoogstens { $most }: { $stat }.
x-effect-keep_bid = Neem tot { $amount ->
    [one] 1 stuk
   *[other] { $amount } stuks
} van je bod terug; het telt toch helemaal.
x-effect-per_unit = { $doxa } doxa voor elke { $filter ->
    [class] eenheid op de kaart: { $value }.
    [territory] eenheid in { $value }.
   *[group] eenheid op de kaart die een gebouw is.
}
x-effect-most = { $doxa } doxa als je er minstens één hebt en niemand meer: { $stat }.
x-effect-per_stat = { $doxa } doxa voor elke keer: { $stat } (hoogstens { $most }).
x-effect-at_least = { $doxa } doxa voor { $count } of meer: { $stat }.
x-trigger-play = Voor elke latere kaart van het type { $type } die je speelt
x-trigger-play_hero = Voor elke latere held die je speelt
x-trigger-play_intrigue = Voor elke intrigekaart die je speelt
x-trigger-activate = Elke keer dat je een kaart of bandon van het type { $type } activeert
x-trigger-draw = Voor elke actie ‘kaarten trekken’
x-trigger-discard = Voor elke kaart die je tegen vergoeding aflegt
x-trigger-reset = Elke keer dat je de markt vernieuwt
x-trigger-round_start = Aan het begin van elke ronde
x-trigger-vote_won = Elke keer dat jouw optie de stemming wint
x-trigger-victory = Elke keer dat je zegeviert
x-trigger-contribute_each = Voor elke grondstof die je bijdraagt
x-trigger-fulfilled = Elke gebeurtenis die wordt vervuld
x-trigger-cancelled = Elke gebeurtenis die mislukt
x-condition-vote_won = Als je auctoritas op de gekozen optie ligt
x-condition-first_in_order = Als je de eerste bent in de initiatiefvolgorde
x-condition-last_in_order = Als je de laatste bent in de initiatiefvolgorde
x-condition-least_doxa = Als niemand minder doxa heeft dan jij
x-condition-trial_event = Als de gebeurtenis van deze ronde een beproeving is
x-stat-cards = kaarten van het type { $type } in het spel
x-stat-resource_kinds = verschillende grondstoffen in je bezit
x-stat-intrigue_played = gespeelde intrigekaarten
x-stat-heroes_in_play = helden in het spel
x-stat-nomisma = nomisma
x-stat-victories = overwinningen
x-stat-events_cancelled = mislukte gebeurtenissen
x-stat-events_fulfilled = vervulde gebeurtenissen
x-stat-sets_of_five_types = sets gespeelde kaarten van alle vijf typen
x-stat-bandons_of_3_or_more = bandons van drie of meer kaarten
x-stat-top_votes = rondes waarin je de meeste auctoritas plaatste
x-stat-units = { $type }-eenheden op de kaart
x-stat-units_at_event = eenheden in het gebied van de gebeurtenis van deze ronde
x-stat-buildings = gebouwen op de kaart
x-stat-votes_placed = auctoritas die je op de gebeurtenis van deze ronde hebt gelegd
x-stat-seats_before = spelers die in de initiatiefvolgorde vóór je staan
x-stat-rivals_ahead = spelers met meer doxa dan jij
x-stat-rival_bandon = kaarten in de grootste bandon van een andere speler
x-stat-market_gaps = soorten grondstoffen die op de markt ontbreken
x-stat-bandons = je bandons
x-stat-largest_bandon = kaarten in je grootste bandon
x-stat-dear_cards = gespeelde kaarten die 7 of meer kosten
x-stat-cheap_cards = gespeelde kaarten die 4 of minder kosten

# What can be done
action-throw = { $mission } wegdoen
action-keep = { $card } houden
action-seal = Je zegel bij { $keimelion-the } plaatsen
action-take = 1 { $good } nemen
action-vote = { $amount } auctoritas op de { $option }
action-abstain = Niets plaatsen
action-favour = De { $option } wint
action-announce = Aankondigen: { $deed }
action-discard = { $card } afleggen voor 1 auctoritas en 2 nomisma
action-intrigue = De intrige { $card } spelen
action-decline = Laten gaan
action-end = De beurt beëindigen
action-draw = { $way } trekken
action-pick = { $card } uit het aanbod nemen
action-play = { $card } spelen
action-done = Genoeg
action-attach = { $card } achter { $hero } leggen
action-break = De bandon van { $hero } opbreken
action-activate = { $card } activeren
action-sell = 1 { $good } verkopen
action-buy = 1 { $good } kopen
action-give = { $amount } { $good } geven
action-stand = { $hero }: staat voor 1 { $good }
action-name = { $demos }
action-bid = { $amount } bieden
action-lose = { $card } afstaan
action-convert = Eén keer wisselen
action-use = De vaardigheid gebruiken
action-to = Naar { $territory }
action-move = { $unit-a } uit { $territory } verplaatsen
action-place = { $unit-a } plaatsen
action-target = { $card }
action-divide = { $amount } { $good } op de eerste stapel
action-pile = De { $pile } nemen
action-build = { $unit-a } bouwen in { $territory }
action-shift = { $unit-a } van { $from } naar { $to } verplaatsen
action-reveal = De gebeurtenis op vak { $space } openleggen voor 3 auctoritas
action-protect = { $card } beschermen voor 1 auctoritas
action-pay = De extra kosten van de gebeurtenis betalen

# What is asked
prompt-throw_mission = { $seat }: doe { $count ->
    [one] een missie weg.
   *[other] { $count } missies weg.
}
prompt-draft_card = { $seat }: houd één kaart en geef de andere door.
prompt-place_seal = { $seat }: plaats je zegel op het initiatiefspoor.
prompt-choose_resource = { $seat }: kies { $count ->
    [one] een grondstof.
   *[other] een grondstof (nog { $count }).
}
prompt-place_votes = { $seat }: hoeveel auctoritas plaats je, en op welke optie?
prompt-offer_intrigue = { $seat }: speel je een intrigekaart? ({ $window })
prompt-choose_option = { $seat }: de stemmen staken. Welke optie wint?
prompt-take_turn = { $seat }: kondig een actie aan (nog { $dynamis } dynamis).
prompt-end_turn = { $seat }: nog iets voordat je beurt eindigt?
prompt-choose_draw = { $seat }: welke kaarten trek je?
prompt-pick_card = { $seat }: welke kaart uit het aanbod neem je?
prompt-play_cards = { $seat }: welke kaart speel je?
prompt-arrange_bandons = { $seat }: schik je bandons.
prompt-choose_activation = { $seat }: welke kaart of bandon activeer je?
prompt-sell_resources = { $seat }: wat verkoop je?
prompt-buy_resources = { $seat }: wat koop je?
prompt-trade_resource = { $seat }: een grondstof kopen of verkopen?
prompt-offer_effect = { $seat }: gebruik je de vaardigheid van de kaart?
prompt-choose_victim = { $seat }: van wie neem je iets?
prompt-play_one_more = { $seat }: nog een kaart voor 1 { $good }?
prompt-convert_money = { $seat }: wissel je?
prompt-keep_card = { $seat }: welke kaart houd je?
prompt-lose_card = { $seat }: welke kaart sta je af?
prompt-contribute = { $seat }: wat draag je bij?
prompt-choose_among_tied = { $seat }: gelijke stand. Wie geldt als de grootste of de kleinste gever?
prompt-bid = { $seat }: hoeveel bied je?
prompt-rank_bids = { $seat }: gelijke biedingen. Wie krijgt plaats { $place }?
prompt-discard_to_limit = { $seat }: leg af tot de handlimiet.
prompt-move_units = { $count ->
    [one] { $seat }: verplaats 1 eenheid van het type { $type }.
   *[other] { $seat }: verplaats tot { $count } eenheden van het type { $type }.
}
prompt-place_units = { $count ->
    [one] { $seat }: plaats 1 eenheid van het type { $type }.
   *[other] { $seat }: plaats tot { $count } eenheden van het type { $type }.
}
prompt-choose_card = { $seat }: welke kaart wordt getroffen?
prompt-choose_splitter = { $seat }: wie verdeelt de buit?
prompt-divide_loot = { $seat }: hoeveel komt op de eerste stapel?
prompt-choose_pile = { $seat }: welke stapel neem je?
prompt-offer_last_intrigue = { $seat }: speel je aan het einde van het spel een intrigekaart?
prompt-raise_money = { $seat }: welke kaart leg je af om { $card } te betalen?
prompt-build_units = { $seat }: welke eenheden bouw je?
prompt-choose_bandon = { $seat }: welke bandon geeft je zijn kracht?
prompt-play_free = { $seat }: welke van deze kaarten speel je gratis?
prompt-declare_substitution = { $seat }: waarvoor staat de grondstof van je held?

# What happened
event-GameBegan = { $seat } heeft de keizerlijke ring.
event-EventLaid = Op het bord: { $event }.
event-MissionDealt = { $seat } krijgt de missie { $mission }.
event-MissionThrown = { $seat } doet { $mission } weg.
event-CardDrafted = { $seat } houdt { $card }.
event-PacketsPassed = De kaarten gaan met de klok mee verder.
event-CardDrawn = { $seat } trekt { $card }.
event-CardTakenUnseen = { $seat } neemt een kaart van de trekstapel.
event-DeckReshuffled = De aflegstapel wordt de nieuwe trekstapel.
event-DisplayFilled = { $card } komt in het aanbod.
event-RoundBegan = Ronde { $round }: { $event }.
event-SoloRoundBegan = Ronde { $round } begint.
event-BoxLaid = Bij { $keimelion-the } ligt { $box }.
event-BoxFilled = In het kistje bij { $keimelion-the }: { $amount } { $loot }.
event-SealPlaced = { $seat } neemt { $keimelion-the }.
event-GoodsGained = { $seat } ontvangt { $amount } { $good }.
event-GoodsPaid = { $seat } betaalt { $amount } { $good }.
event-DynamisGained = { $seat } heeft deze ronde { $amount } dynamis meer.
event-VotesPlaced = { $seat } plaatst { $amount } auctoritas op “{ $course }”.
event-VoteAbstained = { $seat } plaatst geen auctoritas.
event-VotesAdded = De stemmen van { $seat } tellen { $amount } meer.
event-VotesTurned = De stemmen van { $seat } gaan over naar “{ $course }”.
event-HeroCounted = { $hero } telt { $amount } meer voor { $seat }.
event-VotesCounted = Stemmen voor “{ $course }”: { $amount }.
event-OptionChosen = { $event }: “{ $course }” wint.
event-ActionAnnounced = { $seat } kondigt aan: { $deed }.
event-ActionCancelled = De actie van { $seat } wordt geannuleerd: { $deed }.
event-CardDiscarded = { $seat ->
    [niemand] { $card } gaat naar de aflegstapel.
   *[other] { $seat } legt { $card } af.
}
event-CardTaken = { $seat } neemt { $card }.
event-CardPlayed = { $seat } speelt { $card } voor { $cost } nomisma.
event-IntriguePlayed = { $seat } speelt de intrige { $card } voor { $cost } nomisma.
event-IntrigueCancelled = { $card } van { $seat } heeft geen effect.
event-CardAttached = { $seat } legt { $card } achter { $hero }.
event-BandonBroken = { $seat } breekt de bandon van { $hero } op.
event-CardActivated = { $marked-id ->
    [yes] { $seat } activeert { $card }.
   *[other] { $seat } activeert { $card } zonder dynamis.
}
event-ResourceSold = { $seat } verkoopt 1 { $good } voor { $price } nomisma.
event-ResourceBought = { $seat } koopt 1 { $good } voor { $price } nomisma.
event-MarketReset = { $seat } vernieuwt de markt.
event-CardRemoved = { $card } van { $seat } verlaat het spel.
event-CardTurnedDown = { $card } van { $seat } wordt gedekt gelegd.
event-CardTurnedUp = { $card } ligt weer open.
event-ContributionRevealed = { $seat } draagt { $amount } { $good } bij.
event-SubstitutionDeclared = { $hero } van { $seat }: 1 { $good } staat voor 1 { $for }.
event-EventFulfilled = Vervuld: { $event }.
event-EventCancelled = Mislukt: { $event }; niet alles wat het vraagt is bijgedragen.
event-SoloEventFulfilled = Vervuld: { $solo }.
event-SoloEventFailed = Mislukt: { $solo }.
event-VictorNamed = { $seat } zegeviert met de grootste bijdrage.
event-LoserNamed = { $seat } is verslagen met de kleinste bijdrage.
event-DoxaScored = { $seat } krijgt { $amount } doxa { why }.
event-DoxaLost = { $seat } verliest { $amount } doxa { why }.
event-PenaltyAverted = { $seat } ondergaat de straf niet.
event-UnitPlaced = In { $territory } komt { $unit-a }.
event-UnitMoved = { $unit-a } gaat van { $from } naar { $to }.
event-BidRevealed = { $seat } heeft { $amount } geboden.
event-BidRaised = Het bod van { $seat } telt { $amount } meer.
event-TrialPlaced = { $seat } krijgt plaats { $place } in de beproeving.
event-RingPassed = De keizerlijke ring gaat naar { $seat }.
event-LootDivided = { $seat } legt { $amount } { $good } op de eerste stapel.
event-PileTaken = { $seat } neemt de { $pile }.
event-MissionScored = { $seat } toont { $mission }: { $amount } doxa.
event-SoloEventRevealed = Opengelegd: { $solo }.
event-CardProtected = { $card } blijft in het aanbod.
event-CostPaid = De extra kosten van { $solo } zijn betaald.
event-DisplaySwept = Het aanbod wordt leeggeveegd.
event-ReignEnded = Het oordeel over je bewind: { $verdict }.
event-GameEnded = Het spel is afgelopen.
event-MomentPassed = Niemand reageert.
event-PhaseBegan = { $phase-id ->
    [action] De actiefase begint.
    [resolution] De afhandelingsfase begint: alle dynamis gaat terug.
   *[other] De laatste ronde is voorbij.
}
event-DynamisDealt = Iedereen heeft deze ronde { $amount } dynamis.
event-InitiativeFixed = Initiatief: { $order }.
event-TrialOpened = { $event } is een beproeving: er wordt niet gestemd.
event-TrialEnded = De beproeving is voorbij: { $event }.
event-MarketPacked = De markt schuift aan: { $goods }.
event-MissionsDealt = { $count ->
    [one] { $seat } krijgt 1 missie.
   *[other] { $seat } krijgt { $count } missies.
}
event-MissionThrownUnseen = { $seat } doet een missie ongezien weg.
event-PacketDealt = { $count ->
    [one] { $seat } krijgt 1 kaart om uit te kiezen.
   *[other] { $seat } krijgt { $count } kaarten om uit te kiezen.
}
event-PacketReceived = { $seat } krijgt: { $cards }.
event-CardKept = { $seat } houdt een kaart.
event-CardLaidAside = { $seat } bekijkt een kaart van de trekstapel.
event-ChaliceFilled = { $amount ->
    [one] De kelk leent { $seat } 1 stuk.
   *[other] De kelk leent { $seat } { $amount } stuks.
}
event-MostVotesPlaced = Niemand heeft meer geplaatst dan { $seat }.
event-ContributionHeld = { $seat } houdt { $amount } { $good } klaar.
event-BidHeld = { $seat } biedt { $amount }.

# Why not
reason-abstain-instead = Wie niets wil plaatsen, onthoudt zich.
reason-activate-one = Er moet één kaart of bandon geactiveerd worden.
reason-already-activated = Er ligt al een dynamis op.
reason-already-in-market = De markt heeft deze grondstof, en het is niet de eerste.
reason-already-paid = De kosten zijn al betaald.
reason-already-protected = Deze kaart is al beschermd.
reason-already-there = De eenheid is daar al.
reason-already-turned-up = Deze gebeurtenis ligt al open.
reason-amounts-first = Noem eerst de hoeveelheden.
reason-another-player = Het moet een andere speler zijn.
reason-another-resource = De held kan alleen voor een andere grondstof staan.
reason-break-before-forming = Bandons worden opgebroken voordat er nieuwe worden gevormd.
reason-break-its-bandon-first = Eerst moet de bandon worden opgebroken.
reason-buy-at-least-one = Er moet minstens één grondstof worden gekocht.
reason-cannot-pay = Je kunt het niet betalen.
reason-copied-once = De eerste grondstof kan maar één keer per actie gekopieerd worden.
reason-dynamis-left = Wie dynamis heeft, moet handelen.
reason-empty-pile = De aflegstapel is leeg.
reason-face-down = Een gedekte kaart kan niet worden gebruikt.
reason-intrigue-cards-have-windows = Een intrigekaart speel je op haar eigen moment, niet zoals andere kaarten.
reason-it-is-the-card-to-play = Dit is de kaart die je wilt spelen.
reason-marked-with-dynamis = Kaarten met een dynamis blijven liggen zoals ze liggen.
reason-market-full = De markt heeft geen vrij vak.
reason-more-than-required = Zoveel vraagt de gebeurtenis er niet van.
reason-more-than-there-is = Zoveel is er niet van.
reason-name-the-target-first = Noem eerst het gebied.
reason-no-cards-left = Trekstapel en aflegstapel zijn leeg.
reason-no-dynamis = Je hebt geen dynamis meer.
reason-no-event-there = Daar ligt geen gebeurtenis.
reason-no-moves-left = Eén verplaatsing per gebouwde eenheid, en er is er geen over.
reason-no-slot = De held heeft geen plaats voor deze kaart.
reason-no-such-bandon = Zo'n bandon ligt niet in je speelgebied.
reason-no-such-unit-there = Zo'n eenheid is er niet.
reason-none-in-stock = Je hebt er geen.
reason-none-left = Er is er geen over.
reason-not-a-bandon = Dat is geen bandon.
reason-not-a-possible-card = Deze kaart kan niet worden getroffen.
reason-not-a-resource = Dat is geen grondstof.
reason-not-among-them = Deze kaart zit er niet bij.
reason-not-an-intrigue-card = Dat is geen intrigekaart.
reason-not-before-you = Deze kaart ligt niet voor je.
reason-not-for-the-end = Deze kaart is niet voor het einde van het spel.
reason-not-in-hand = Je hebt deze kaart niet in je hand.
reason-not-in-market = De markt heeft deze grondstof niet.
reason-not-in-your-area = Deze kaart ligt niet in je speelgebied.
reason-not-on-display = Deze kaart ligt niet in het aanbod.
reason-not-required = De gebeurtenis vraagt er niet om.
reason-not-this-hero = Deze held kan dat nu niet.
reason-not-tied = Deze speler staat niet gelijk.
reason-not-yours = Deze missie is niet van jou.
reason-not-your-turn = Kaarten leg je alleen in je eigen beurt af.
reason-nothing-to-activate = Je hebt niets om te activeren.
reason-nothing-to-build = Er is geen eenheid die je kunt bouwen.
reason-nothing-to-buy = Je kunt niets betalen wat de markt heeft.
reason-nothing-to-pay = Er valt niets te betalen.
reason-nothing-to-produce = Dit levert niets op.
reason-nothing-to-sell = Je hebt niets wat de markt neemt.
reason-once-a-unit = Eén keer per eenheid.
reason-one-kind-after-the-other = De ene soort na de andere.
reason-one-seal-a-round = Maar één zegel per ronde.
reason-one-target = Het gebied is al genoemd.
reason-only-a-hero-in-front-leads = Alleen een held vooraan leidt een bandon.
reason-only-in-solo = Alleen in het solospel.
reason-part-of-a-bandon = Deze kaart maakt deel uit van een bandon.
reason-sell-at-least-one = Er moet minstens één grondstof worden verkocht.
reason-take-one = Er moet één kaart genomen worden.
reason-taken = Deze positie is bezet.
reason-too-little-auctoritas = Je hebt te weinig auctoritas.
reason-too-little-in-stock = Zoveel heb je niet.
reason-too-little-nomisma = Je hebt te weinig nomisma.
reason-used-already = Het is al gebruikt.
reason-without-effect = Het zou nu geen effect hebben.
reason-wrong-class = Deze eenheid is van een andere klasse.
reason-wrong-window = Dit is niet het moment voor deze kaart.

# Rijkskaarten
card-theodora = Theodora
card-tribonian = Tribonianus
card-junillus = Junillus
card-procopius-of-caesarea = Procopius van Caesarea
card-antonina = Antonina
card-john-the-cappadocian = Johannes de Cappadociër
card-peter-the-patrician = Petrus de Patriciër
card-commissioner-of-food-supply = Commissaris van de voedselvoorziening
    .narrow = Commissaris van de voedsel­voorziening
card-steward-of-the-food-supply = Beheerder van de voedselvoorziening
    .narrow = Beheerder van de voedsel­voorziening
card-treasurer = Schatmeester
card-silentiaries-of-the-palace = Silentiarii van het paleis
card-prefect-of-the-city = Prefect van de stad
card-law-clerks-of-the-quaestor = Rechtsklerken van de quaestor
card-codex-commission = Codexcommissie
card-referendarii = Referendarii
card-senate-of-constantinople = Senaat van Constantinopel
card-chamberlains-of-the-bedchamber = Kamerheren van het slaapvertrek
card-agentes-in-rebus = Agentes in Rebus
card-excubitor-captains = Kapiteins van de excubitores
card-aqueduct-wardens = Wachters van het aquaduct
card-menas-the-patriarch = Patriarch Menas
card-severus-of-antioch = Severus van Antiochië
card-eutychius = Eutychius
card-pope-vigilius = Paus Vigilius
card-sabas-of-mar-saba = Sabas van Mar Saba
card-romanos-the-melodist = Romanos de Melode
card-jacob-baradaeus = Jacob Baradaeus
card-church-steward = Kerkbeheerder
card-icon-workers-of-mount-sinai = Ikoonmakers van de Sinaï
card-ecclesiastical-escort = Kerkelijk geleide
card-deacons-of-the-great-church = Diakens van de Grote Kerk
card-sleepless-monks = Slapeloze monniken
card-stylites-of-syria = Pilaarheiligen van Syrië
card-hospice-of-sampson = Hospitaal van Sampson
card-scribes-of-the-scriptorium = Schrijvers van het scriptorium
card-synod-of-bishops = Synode van bisschoppen
card-orphanage-of-zotikos = Weeshuis van Zotikos
card-mosaicists-of-ravenna = Mozaïekleggers van Ravenna
card-pilgrims-of-jerusalem = Pelgrims naar Jeruzalem
card-nuns-of-the-metanoia = Nonnen van de Metanoia
card-belisarius = Belisarius
card-narses = Narses
card-germanus = Germanus
card-mundus = Mundus
card-buzes = Buzes
card-artabanes = Artabanes
card-martin = Martinus
card-john-troglita = Johannes Troglita
card-military-secretary = Militair secretaris
card-head-of-fortifications = Hoofd van de vestingwerken
card-military-supplier = Militair leverancier
card-bucellarii-guard = Garde van bucellarii
card-isaurian-infantry = Isaurische infanterie
card-herul-horsemen = Herulische ruiters
card-hunnic-archers = Hunnische boogschutters
card-limitanei-of-the-frontier = Limitanei van de grens
card-dromon-crews = Bemanning van de dromons
card-siege-engineers = Belegeringsingenieurs
    .narrow = Belegerings­ingenieurs
card-armourers-of-the-fabricae = Wapensmeden van de fabricae
card-scholae-palatinae = Scholae Palatinae
card-anthemius-of-tralles = Anthemius van Tralles
card-cosmas-indicopleustes = Cosmas Indicopleustes
card-peter-barsymes = Petrus Barsymes
card-two-silk-smugglers = De twee zijdesmokkelaars
    .narrow = De twee zijde­smokkelaars
card-julian-the-envoy = Julianus de Gezant
card-hephaestus-of-alexandria = Hephaestus van Alexandrië
card-isidore-of-miletus = Isidorus van Milete
card-sculpture-suppliers-of-aphrodisias = Beeldenleveranciers van Aphrodisias
    .narrow = Beelden­leveranciers van Aphrodisias
card-glassblowers-of-palestine = Glasblazers van Palestina
card-telones-of-the-harbour-gate = Telones van de havenpoort
card-silk-weavers-of-tyre = Zijdewevers van Tyrus
card-spice-traders-of-clysma = Specerijhandelaars van Clysma
    .narrow = Specerij­handelaars van Clysma
card-money-changers-of-the-mese = Geldwisselaars van de Mese
card-shipowners-of-alexandria = Reders van Alexandrië
card-purple-dyers-of-tyre = Purperververs van Tyrus
card-ivory-carvers = Ivoorsnijders
card-papyrus-makers-of-egypt = Papyrusmakers van Egypte
card-caravan-masters-of-palmyra = Karavaanleiders van Palmyra
card-silversmiths-of-antioch = Zilversmeden van Antiochië
card-marble-cutters-of-prokonnesos = Marmerhouwers van Prokonnesos
card-apion-of-oxyrhynchus = Apion van Oxyrhynchus
card-africanus = Africanus
card-dioscorus-of-aphrodito = Dioscorus van Aphrodito
card-arethas-the-phylarch = Arethas de Phylarch
card-nicholas-of-sion = Nicolaas van Sion
card-cutzinas-the-moor = Cutzinas de Moor
card-fishermen-of-lesbos = Vissers van Lesbos
card-grain-fields-of-egypt = Graanvelden van Egypte
card-vineyards-of-gaza = Wijngaarden van Gaza
card-olive-groves-of-africa = Olijfgaarden van Afrika
card-shepherds-of-anatolia = Herders van Anatolië
card-timber-cutters-of-pontus = Houthakkers van Pontus
card-quarrymen-of-thasos = Steenhouwers van Thasos
card-horse-breeders-of-cappadocia = Paardenfokkers van Cappadocië
card-beekeepers-of-attica = Imkers van Attica
card-lumber-yards-of-bithynia = Houtwerven van Bithynië
card-village-elders = Dorpsoudsten
card-monastery-farmers = Kloosterboeren
card-frontier-settlers = Kolonisten aan de grens
card-mulberry-growers-of-phoenicia = Moerbeikwekers van Fenicië

# Intrigekaarten
card-purple-persuasion = Purperen overreding
card-whisper-of-the-confessor = Gefluister van de biechtvader
card-mandate-of-the-sword = Mandaat van het zwaard
card-price-of-loyalty = Prijs van de trouw
card-sealed-decree = Verzegeld besluit
card-day-of-holy-silence = Dag van heilige stilte
card-iron-custody = IJzeren hechtenis
card-closed-harbour = Gesloten haven
card-veto-of-the-quaestor = Veto van de quaestor
card-anathema = Anathema
card-turned-courier = Omgekochte koerier
card-bought-informer = Betaalde verklikker
card-senatorial-mandate = Senatoriaal mandaat
card-pilgrimage = Pelgrimstocht
card-march-of-duty = Mars van de plicht
card-trade-envoy = Handelsgezant
card-seal-of-appointment = Zegel van benoeming
card-shepherds-of-the-faith = Herders van het geloof
card-call-of-the-banner = Roep van het vaandel
card-rising-of-the-agora = Opstand van de agora
card-imperial-stores = Keizerlijke voorraad
card-episcopal-stores = Bisschoppelijke voorraad
card-spoils-of-war = Oorlogsbuit
card-artisans-reserve = Reserve van de ambachtsman
card-assassination = Sluipmoord
card-seduction = Verleiding
card-forced-tonsure = Gedwongen tonsuur
card-poisoned-cup = Vergiftigde beker
card-acclamation-of-the-circus = Toejuiching van het circus
card-blessing-of-the-patriarch = Zegen van de patriarch
card-swords-in-the-square = Zwaarden op het plein
card-purse-at-the-chalke-gate = Beurs bij de Chalkepoort
card-learned-advocate = Geleerde advocaat
card-vigil-of-the-relics = Wake bij de relieken
card-show-of-arms = Wapenschouw
card-hidden-warehouse = Verborgen pakhuis
card-panegyric = Lofrede
card-right-of-asylum = Recht op asiel
card-triumphal-entry = Triomfantelijke intocht
card-cooked-ledgers = Vervalste boeken

# Gebeurtenissen en de namen van hun opties
event-accession-of-justinian = Troonsbestijging van Justinianus
course-accession-of-justinian-1 = Kroning voor het volk
course-accession-of-justinian-2 = Kroning in de paleiskapel
event-antioch-in-ruins = Antiochië in puin
course-antioch-in-ruins-1 = Herbouwen als stad van God
course-antioch-in-ruins-2 = De markten heropenen
event-codex-of-justinian = De Codex van Justinianus
event-neoplatonic-academy = De Neoplatoonse Academie
course-neoplatonic-academy-1 = De filosofen het zwijgen opleggen
course-neoplatonic-academy-2 = Het Helleense denken bewaren
event-embassy-to-axum = Gezantschap naar Aksum
course-embassy-to-axum-1 = De zijde van India kopen
course-embassy-to-axum-2 = De Himyarieten bewapenen
event-eternal-peace = De Eeuwige Vrede
course-eternal-peace-1 = Het goud van de vrede betalen
course-eternal-peace-2 = De grens bewapenen
event-nika-riot = Het Nika-oproer
course-nika-riot-1 = Het hippodroom bestormen
course-nika-riot-2 = De Blauwen afkopen
event-vandal-expedition = De Vandaalse veldtocht
course-vandal-expedition-1 = Landen bij Caput Vada
course-vandal-expedition-2 = De Moorse stammen wekken
event-letters-of-amalasuntha = Brieven van Amalasuntha
course-letters-of-amalasuntha-1 = De koningin beschermen
course-letters-of-amalasuntha-2 = Lilybaeum opeisen
event-triumph-of-belisarius = Triomf van Belisarius
event-founding-of-justiniana-prima = Stichting van Justiniana Prima
course-founding-of-justiniana-prima-1 = Een zetel voor de aartsbisschop
course-founding-of-justiniana-prima-2 = Een zetel voor de prefect
event-dimmed-sun = De verduisterde zon
course-dimmed-sun-1 = De graanschuren openen
course-dimmed-sun-2 = Boeteprocessies
event-dedication-of-hagia-sophia = Wijding van de Hagia Sophia
event-guardians-of-the-siege-of-rome = Wachters van het beleg van Rome
course-guardians-of-the-siege-of-rome-1 = Het Aureliaanse bolwerk
course-guardians-of-the-siege-of-rome-2 = De stad voeden
event-temple-of-philae = De tempel van Philae
course-temple-of-philae-1 = De tempel van Isis sluiten
course-temple-of-philae-2 = Hem aan de Blemmyers laten
event-sack-of-antioch = De plundering van Antiochië
course-sack-of-antioch-1 = De gevangenen vrijkopen
course-sack-of-antioch-2 = Naar de Orontes trekken
event-great-plague = De grote pest
course-great-plague-1 = Hospitalen en begrafenissen
course-great-plague-2 = De havens sluiten
event-last-consul = De laatste consul
event-three-chapters = De Drie Kapittels
course-three-chapters-1 = De Kapittels veroordelen
course-three-chapters-2 = De Afrikaanse bisschoppen horen
event-plains-of-cato = De vlakten van Cato
course-plains-of-cato-1 = De woestijn in achtervolgen
course-plains-of-cato-2 = De kuststeden ommuren
event-tumult-in-alexandria = Tumult in Alexandrië
course-tumult-in-alexandria-1 = De patriarch met geweld aanstellen
course-tumult-in-alexandria-2 = Graan tegen de twist
event-expedition-to-spania = Expeditie naar Spania
course-expedition-to-spania-1 = De havens nemen
course-expedition-to-spania-2 = Onderhandelen met Athanagild
event-battle-of-taginae = De slag bij Taginae
course-battle-of-taginae-1 = Boogschutters op de vleugels
course-battle-of-taginae-2 = Longobardische lansen
event-silkworm-eggs = De eitjes van de zijderups
course-silkworm-eggs-1 = Een kroonmonopolie
course-silkworm-eggs-2 = De wevers vrijlaten
event-second-council-of-constantinople = Het Tweede Concilie van Constantinopel
event-pragmatic-sanction = De Pragmatieke Sanctie
course-pragmatic-sanction-1 = De senatoren herstellen
course-pragmatic-sanction-2 = De kerken begiftigen
event-fall-of-the-great-dome = Instorting van de grote koepel
event-zabergan-at-the-long-wall = Zabergan bij de Lange Muur
course-zabergan-at-the-long-wall-1 = Belisarius terugroepen
course-zabergan-at-the-long-wall-2 = Goud voor de Koetrigoeren
event-fifty-years-peace = De Vijftigjarige Vrede
course-fifty-years-peace-1 = Tekenen in Dara
course-fifty-years-peace-2 = Lazica houden
event-funeral-of-the-emperor = Begrafenis van de keizer

# Solo-gebeurtenissen
solo-western-mediterranean-route = De westelijke Middellandse Zeeroute
solo-watch-on-the-danube = Wacht aan de Donau
solo-teachers-of-the-faith = Leraren van het geloof
solo-walls-of-dara = De muren van Dara
solo-pepper-from-the-south = Peper uit het zuiden
solo-ashes-of-the-nika-riot = As van het Nika-oproer
solo-a-fleet-for-africa = Een vloot voor Afrika
solo-monks-of-the-judaean-desert = Monniken van de Judese woestijn
solo-market-day-at-thessalonica = Marktdag in Thessaloniki
solo-riders-for-carthage = Ruiters voor Carthago
solo-landing-in-sicily = Landing op Sicilië
solo-bread-after-the-dark-summer = Brood na de donkere zomer
solo-great-church = De Grote Kerk
solo-walls-of-rome = De muren van Rome
solo-monks-beyond-the-cataract = Monniken voorbij de cataract
solo-road-to-antioch = De weg naar Antiochië
solo-water-for-the-city = Water voor de stad
solo-harbours-of-the-plague = Havens van de pest
solo-african-sees = De Afrikaanse bisdommen
solo-forts-of-the-aures = Forten van de Aurès
solo-slavs-across-the-river = Slaven over de rivier
solo-ports-of-spania = Havens van Spania
solo-looms-of-phoenicia = Weefgetouwen van Fenicië
solo-narses-marches-south = Narses trekt naar het zuiden
solo-fathers-of-the-council = Vaders van het concilie
solo-senate-of-the-west = Senaat van het westen
solo-pilgrim-hostels-of-the-jordan = Pelgrimsherbergen aan de Jordaan
solo-raising-the-dome-anew = De koepel opnieuw oprichten
solo-grain-fleet-of-alexandria = Graanvloot van Alexandrië
solo-cisterns-and-courts-of-serdica = Cisternen en hoven van Serdica

# Missies
mission-power-of-authority = Macht van het gezag
mission-shepherd-of-the-flock = Herder van de kudde
mission-lord-of-hosts = Heer van de legers
mission-patron-of-the-guilds = Patroon van de gilden
mission-heir-of-old-rome = Erfgenaam van het oude Rome
mission-master-of-carthage = Meester van Carthago
mission-warden-of-illyricum = Hoeder van Illyricum
mission-pride-of-the-city = Trots van de stad
mission-shield-of-the-east = Schild van het oosten
mission-granary-of-the-empire = Graanschuur van het rijk
mission-keeper-of-intrigues = Hoeder van de intriges
mission-companion-of-heroes = Metgezel van helden
mission-master-of-offices = Meester van de ambten
mission-exarch-of-souls = Exarch van de zielen
mission-magister-militum = Magister Militum
mission-prince-of-merchants = Vorst van de kooplieden
mission-lord-of-the-estates = Heer van de landgoederen
mission-golden-treasury = Gouden schatkist
mission-laurels-of-victory = Lauweren van de overwinning
mission-chronicler-of-ruin = Kroniekschrijver van de ondergang
mission-architect-of-order = Architect van de orde
mission-five-pillars = Vijf zuilen
mission-captain-of-bandons = Kapitein van de bandons
mission-ear-of-the-emperor = Oor van de keizer
mission-builder-of-the-age = Bouwer van het tijdperk

# Gebieden
territory-italia = Italia
territory-africa = Africa
territory-illyricum = Illyricum
territory-thracia = Thracia
territory-oriens = Oriens
territory-aegyptus = Aegyptus

# Ivoren kistjes
loot-auctoritas = { good-auctoritas }
loot-civicus = { good-civicus }
loot-virtus = { good-virtus }
loot-fides = { good-fides }
loot-lapis = { good-lapis }
loot-lignum = { good-lignum }
loot-frumentum = { good-frumentum }
loot-nomisma = { good-nomisma }
loot-doxa = { good-doxa }
loot-dynamis = { x-good-dynamis }
loot-card = kaart van de trekstapel
box-box-01 = ivoren kistje 1
box-box-02 = ivoren kistje 2
box-box-03 = ivoren kistje 3
box-box-04 = ivoren kistje 4
box-box-05 = ivoren kistje 5
box-box-06 = ivoren kistje 6
box-box-07 = ivoren kistje 7
box-box-08 = ivoren kistje 8
box-box-09 = ivoren kistje 9
box-box-10 = ivoren kistje 10
box-box-11 = ivoren kistje 11
box-box-12 = ivoren kistje 12
box-box-13 = ivoren kistje 13
box-box-14 = ivoren kistje 14
box-box-15 = ivoren kistje 15
box-box-16 = ivoren kistje 16
box-box-17 = ivoren kistje 17
box-box-18 = ivoren kistje 18
box-box-19 = ivoren kistje 19
box-box-20 = ivoren kistje 20
box-box-21 = ivoren kistje 21
box-box-22 = ivoren kistje 22
box-box-23 = ivoren kistje 23
box-box-24 = ivoren kistje 24
box-box-25 = ivoren kistje 25
box-box-26 = ivoren kistje 26
box-box-27 = ivoren kistje 27
box-box-28 = ivoren kistje 28
box-box-29 = ivoren kistje 29
box-box-30 = ivoren kistje 30
box-box-31 = ivoren kistje 31
box-box-32 = ivoren kistje 32
box-box-33 = ivoren kistje 33
box-box-34 = ivoren kistje 34
box-box-35 = ivoren kistje 35
box-box-36 = ivoren kistje 36
box-box-37 = ivoren kistje 37
box-box-38 = ivoren kistje 38
box-box-39 = ivoren kistje 39
box-box-40 = ivoren kistje 40

# Waarom een bot het aanraadt
hint-doxa = Het levert { $points } doxa meer op dan een andere goede keuze.
hint-stock = Het houdt meer grondstoffen en geld voor je over.
hint-cards = Je kaarten leveren zo in de komende rondes meer op.
hint-hand = Het houdt goede kaarten in je hand.
hint-missions = Het dient je missies.
hint-placings = Het telt voor de plaatsen aan het einde van het spel.

# Doorlopende opdrachten.
order-pass = Reacties laten voorbijgaan
order-pass-unless = Vraag het mij toch
    .never = nooit
    .aimed = als een kaart op mij gericht is
until-turn = tot ik aan de beurt ben
until-event = tot deze gebeurtenis voorbij is
until-intrigue = tot iemand een intrigekaart speelt

# What the panel calls each sort of action, and each thing it asks for
x-undone-announce = Je kunt nog een actie aankondigen.
x-verb-throw = Een missie wegdoen
x-verb-keep = Een kaart houden
x-verb-seal = Je zegel plaatsen
x-verb-take = Een grondstof nemen
x-verb-vote = Auctoritas plaatsen
x-verb-favour = De doorslag geven
x-verb-announce = Een actie aankondigen
x-verb-discard = Een kaart afleggen tegen vergoeding
x-verb-intrigue = Een intrigekaart spelen
x-verb-draw = Kaarten trekken
x-verb-pick = Een kaart uit het aanbod nemen
x-verb-play = Een kaart spelen
x-verb-attach = Een kaart achter een held leggen
x-verb-break = Een bandon opbreken
x-verb-activate = Een kaart of bandon activeren
x-verb-sell = Een grondstof verkopen
x-verb-buy = Een grondstof kopen
x-verb-give = Grondstoffen geven
x-verb-stand = Een held voor een grondstof laten staan
x-verb-name = Een speler aanwijzen
x-verb-bid = Bieden
x-verb-lose = Een kaart afstaan
x-verb-to = Het gebied kiezen
x-verb-move = Een eenheid verplaatsen
x-verb-place = Een eenheid plaatsen
x-verb-target = Een kaart kiezen
x-verb-divide = De buit verdelen
x-verb-pile = Een stapel nemen
x-verb-build = Een eenheid bouwen
x-verb-shift = Een eenheid verplaatsen
x-verb-reveal = Een gebeurtenis openleggen voor 3 auctoritas
x-verb-protect = Een kaart beschermen voor 1 auctoritas
x-field-mission = de missie
x-field-card = de kaart
x-field-hero = de held
x-field-keimelion = het keimelion
x-field-good = de grondstof
x-field-option = de optie
x-field-amount = hoeveel
x-field-deed = de actie
x-field-way = waarvandaan
x-field-demos = de speler
x-field-territory = het gebied
x-field-unit = de eenheid
x-field-pile = de stapel
x-field-from = vanwaar
x-field-to = waarheen
x-field-space = het vak

# How it ended
x-end-doxa = De laatste gebeurtenis is beslist: de meeste doxa wint.
x-end-verdict = Het bewind is voorbij: je doxa velt het oordeel.
x-end-defeated = Je doxa is op nul: het bewind eindigt meteen.
x-style-random = Speelt welke kaart er maar bovenop ligt.
x-style-novice = Houdt van kerken en geeft uit voordat hij telt.
x-style-steady = Bouwt bandons op en betaalt zijn deel.
x-style-strong = Let op wat de anderen nodig hebben en bewaart een kaart voor de stemming.
x-style-master = Weet wanneer een gebeurtenis moet mislukken en wie ervoor boet.

# Wat een actie kost en oplevert
x-count-auctoritas = { good-auctoritas }
x-count-civicus = { good-civicus }
x-count-virtus = { good-virtus }
x-count-fides = { good-fides }
x-count-lapis = { good-lapis }
x-count-lignum = { good-lignum }
x-count-frumentum = { good-frumentum }
x-count-nomisma = { good-nomisma }
x-count-doxa = { good-doxa }
x-count-dynamis = { x-good-dynamis }
x-count-missions = je missies, zoals het nu staat

# What brought points, on the page that tells how a game went
x-source-set-up = Bij het begin
x-source-resources-contributed = Bijgedragen grondstoffen
x-source-nomisma-contributed = Bijgedragen nomisma
x-source-most-auctoritas = Meeste auctoritas
x-source-reward-of-an-event = Beloningen van gebeurtenissen
x-source-penalty-of-an-event = Straffen van gebeurtenissen
x-source-trials = Beproevingen
x-source-heroes = Helden
x-source-instants = Directe vaardigheden
x-source-doxa-given-as-a-resource = Doxa als grondstof gegeven
x-source-intrigue = Intrigekaarten
x-source-placing-by-resources = Meeste grondstoffen aan het einde
x-source-placing-by-cards = Duurste kaarten aan het einde
x-source-missions = Missies
x-source-units-built = Gebouwde eenheden
x-source-results-of-solo-events = Resultaten van gebeurtenissen
# Het verhaal: koppen en sommen.
why = { $rule ->
    [BZN-CON-05] voor bijgedragen grondstoffen
    [BZN-CON-06] voor bijgedragen nomisma
    [BZN-INF-07] voor de meeste auctoritas
    [BZN-INF-08] voor evenveel auctoritas als anderen
    [BZN-FUL-03] als beloning voor de winnaar
    [BZN-FUL-04] als straf
    [BZN-TRI-04] voor de plaats in de beproeving
    [BZN-CRD-04] door een held
    [BZN-CRD-05] door een kaart met direct effect
    [BZN-CLR-01] gegeven als grondstof
    [BZN-ITR-04] door een intrige
    [BZN-IVB-03] uit een ivoren kistje
    [BZN-SCO-02] voor overgebleven grondstoffen
    [BZN-SCO-03] voor de duurste kaarten
    [BZN-MSR-01] voor missies
    [BZN-SOL-03] voor gebouwde eenheden
    [BZN-SOL-25] voor gebeurtenissen van het bewind
   *[other] volgens de regels
  }
story-sums-2 = De ronde
story-sums-1 = Het hele spel
story-laid = Op het bord: { $items }.
    .item = { $event }
story-missions = { $seat } krijgt de missies { $items }.
    .item = { $mission }
story-missions-dealt = Uitgedeelde missies: { $items }.
    .item = { $seat } { $count }
story-thrown = Een missie weggedaan: { $items }.
    .item = { $seat }
story-drawn = { $seat } trekt { $items }.
    .then = trekt { $items }
    .item = { $card }
story-packets = Kaarten om uit te kiezen: { $items }.
    .item = { $seat } { $count }
story-drafted = { $seat } houdt { $items }.
    .item = { $card }
story-kept = Gehouden kaarten: { $items }.
    .item = { $seat } { $count }
story-left-over = Over en afgelegd: { $items }.
    .item = { $card }
story-display = Nieuw in het aanbod: { $items }.
    .item = { $card }
story-paid = { $seat } betaalt { $items }.
    .item = { $count } { $good }
story-box = In het kistje bij { $keimelion-the }: { $items }.
    .item = { $count } { $loot }
story-votes = De stemmen: { $items }.
    .item = “{ $course }” { $count }
story-DynamisGained = { $seat } heeft deze ronde { $amount } dynamis meer.
    .then = heeft deze ronde { $amount } dynamis meer
story-gained = { $seat } ontvangt { $items }.
    .then = ontvangt { $items }
    .item = { $count } { $good }
story-taken-unseen = { $seat } neemt { $times ->
    [one] een kaart
   *[other] { $times } kaarten
  } van de trekstapel.
    .then = neemt { $times ->
        [one] een kaart
       *[other] { $times } kaarten
      } van de trekstapel
story-taken = { $seat } neemt { $items }.
    .then = neemt { $items }
    .item = { $card }
story-discarded = { $seat ->
    [niemand] Afgelegd: { $items }.
   *[other] { $seat } legt { $items } af.
  }
    .then = legt { $items } af
    .item = { $card }
story-played = { $seat } speelt { $items } voor { $total } nomisma.
    .then = speelt { $items } voor { $total } nomisma
    .item = { $card }
story-attached = { $seat } legt { $items } achter { $hero }.
    .then = legt { $items } achter { $hero }
    .item = { $card }
story-activated = { $seat } activeert { $items }.
    .then = activeert { $items }
    .item = { $card }
story-sold = { $seat } verkoopt { $items } voor { $total } nomisma.
    .then = verkoopt { $items } voor { $total } nomisma
    .item = { $good }
story-bought = { $seat } koopt { $items } voor { $total } nomisma.
    .then = koopt { $items } voor { $total } nomisma
    .item = { $good }
story-built = Nieuw op de kaart: { $items }.
    .item = { $unit } ({ $territory })
story-held = { $seat } houdt klaar: { $items }.
    .item = { $count } { $good }
story-contributed = { $seat } draagt { $items } bij.
    .item = { $count } { $good }
story-bid = De biedingen: { $items }.
    .item = { $seat } { $count }
story-turned-up = Opengelegd: { $items }.
    .item = { $solo }
story-doxa-gained = { $seat } krijgt { $total } doxa { $items-count ->
    [one] { why }
   *[other] ({ $items })
  }.
    .then = krijgt { $total } doxa { $items-count ->
        [one] { why }
       *[other] ({ $items })
      }
    .item = { $count } { why }
story-doxa-lost = { $seat } verliest { $total } doxa { $items-count ->
    [one] { why }
   *[other] ({ $items })
  }.
    .then = verliest { $total } doxa { $items-count ->
        [one] { why }
       *[other] ({ $items })
      }
    .item = { $count } { why }
story-most-goods = Doxa voor overgebleven grondstoffen: { $items }.
    .item = { $seat } { $count }
story-dearest-cards = Doxa voor de duurste kaarten: { $items }.
    .item = { $seat } { $count }
story-mission = { $seat } toont missies en krijgt { $total } doxa: { $items }.
    .item = { $mission } { $count }
story-doxa = { $seat }: { $total } doxa ({ $items }).
    .item = { $count } { why }
    .so-far = { $seat } { $total } doxa

# What a number is made of.

sum-doxa = Doxa van { $seat } tot nu toe
sum-reason = Gewonnen of verloren { why }
sum-before = Van vóór het begin van dit verloop
sum-end = { $seat } als het spel nu eindigde
sum-doxa-now = Doxa nu
sum-resources = Grondstoffen over: { $count }, plaats { $place }
sum-cards = Kosten van de gespeelde kaarten: { $count }, plaats { $place }
sum-mission = Missie { $mission }, zoals die er nu voor staat
sum-hidden = { $count ->
    [one] Er komt nog 1 geheime missie bij.
   *[other] Er komen nog { $count } geheime missies bij.
  }
sum-cost = Wat { $card } jou kost
sum-printed = Gedrukte kosten
sum-discount = Korting door { $card }
