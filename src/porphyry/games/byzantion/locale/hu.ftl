# Byzantion, in Hungarian.
title = Byzantion
blurb = Justinianus udvara, 527-től 565-ig: nyerd meg a császárt, építsd fel bandonjaidat, teljesítsd rendeleteit, és emlékezzenek rád. Egytől négy játékosig.

# Options
option-length = Hossz
    .standard = Normál: hat esemény
    .marathon = Maraton: kilenc esemény
option-missions = Osztott, megtartott és értékelt küldetések
    .six-five-three = 6 osztva, 5 megtartva, 3 értékelve
    .five-four-three = 5 osztva, 4 megtartva, 3 értékelve
option-ring = A császári gyűrű első birtokosa
    .random = sorsolással
    .blues = a Kékek
    .greens = a Zöldek
    .reds = a Vörösek
    .whites = a Fehérek
option-substitution = Mikor hangzik el, mi helyett áll egy hős nyersanyaga
    .open = amikor minden kéz nyitva van
    .closed = a zárt kézben
option-coins = Az eseményhez adott nomisma
    .doxa-only = doxát hoz, győzelmet soha
    .half = a győzelembe is beleszámít, kettő egy nyersanyagként
option-further = Az Egyházi gondnok és társai további lapja
    .any = bármely lap, intrikalap is a maga pillanatában
    .empire = intrikalap nem
option-supply = Egy nyersanyag darabjai
    .box = húsz, ahány a dobozban van
    .endless = vég nélkül

# Words
good-auctoritas = auctoritas
    .acc = auctoritast
good-civicus = civicus
    .acc = civicust
good-virtus = virtus
    .acc = virtust
good-fides = fides
    .acc = fidest
good-lapis = lapis
    .acc = lapist
good-lignum = lignum
    .acc = lignumot
good-frumentum = frumentum
    .acc = frumentumot
good-nomisma = nomisma
    .acc = nomismát
good-doxa = doxa
    .acc = doxát
x-good-dynamis = dynamis
x-good-card = { $amount ->
    [one] lap a pakliból
   *[other] lap a pakliból
}
x-lost-card = { $amount ->
    [one] lap a kézből
   *[other] lap a kézből
}
x-good-any = { $amount ->
    [one] tetszőleges nyersanyag
   *[other] tetszőleges nyersanyag
}
type-palatine = Palatin
type-ekklesiastik = Ekklesiastik
type-stratiotika = Stratiotika
type-emporion = Emporion
type-rustica = Rustica
keimelion-labarum = labarum
    .acc = labarumot
keimelion-chalice = kehely
    .acc = kelyhet
keimelion-sceptre = jogar
    .acc = jogart
keimelion-robes = palást
    .acc = palástot
option-first = első lehetőség
    .ra = az első lehetőségre
option-second = második lehetőség
    .ra = a második lehetőségre
answer-no = nem
answer-yes = igen
phase-setup = előkészítés
phase-event = eseményfázis
phase-action = cselekvési fázis
phase-resolution = lezárási fázis
phase-end = a játék vége
pile-first = első halom
    .acc = az első halmot
pile-second = második halom
    .acc = a második halmot
deed-draw = laphúzás
    .acc = laphúzást
deed-play = lapok kijátszása
    .acc = lapok kijátszását
deed-activate = lap vagy bandon aktiválása
    .acc = egy lap vagy bandon aktiválását
deed-sell = nyersanyagok eladása
    .acc = nyersanyagok eladását
deed-buy = nyersanyagok vásárlása
    .acc = nyersanyagok vásárlását
deed-reset = a piac megújítása
    .acc = a piac megújítását
deed-build = egységek építése
    .acc = egységek építését
way-deck = két lap a pakliból
way-display = egy a pakliból és egy a kínálatból
way-discard = egy a pakliból és a dobópakli teteje
demos-blues = Kékek
demos-greens = Zöldek
demos-reds = Vörösek
demos-whites = Fehérek
window-own_vote = auctoritast helyezel el
window-vote_cast = szavazat hangzott el
window-action_announced = akciót jelentettek be
window-intrigue_played = intrikalapot játszottak ki
window-own_turn = te vagy soron
window-any = bármikor
window-trial_bid = a licitek nyitva vannak
window-victory = győztes vagy
window-defeat = legyőztek
window-end = véget ér a játék
unit-cataphract = katafrakt
    .acc = katafraktot
unit-legion = légió
    .acc = légiót
unit-fortification = erődítmény
    .acc = erődítményt
unit-siege-tower = ostromtorony
    .acc = ostromtornyot
unit-dromon = dromón
    .acc = dromónt
unit-priest = pap
    .acc = papot
unit-monk = szerzetes
    .acc = szerzetest
unit-monastery = kolostor
    .acc = kolostort
unit-church = templom
    .acc = templomot
unit-hagia-sophia = Hagia Szophia
    .acc = Hagia Szophiát
unit-hippodrome = hippodrom
    .acc = hippodromot
unit-senator = szenátor
    .acc = szenátort
unit-aqueduct = vízvezeték
    .acc = vízvezetéket
unit-trade-ship = kereskedőhajó
    .acc = kereskedőhajót
unit-merchant = kereskedő
    .acc = kereskedőt
unit-caravan = karaván
    .acc = karavánt
verdict-defeated = Legyőzve
verdict-nero = Nero
verdict-caligula = Caligula
verdict-titus = Titus
verdict-trajan = Traianus
verdict-marcus-aurelius = Marcus Aurelius
verdict-julius-caesar = Julius Caesar
verdict-augustus = Augustus

# What a card does: one message for each kind of effect, so that no card can say one thing and do another.
x-effect-substitute = Esemény teljesítésekor 1 { $resource } egyszer bármely más szükséges nyersanyag helyett állhat.
x-effect-box_again = Amikor megkapod ezt: { $keimelion }, vedd el még egyszer az elefántcsont ládikájának zsákmányát.
x-effect-trade_on_play = Minden kijátszott { $type } lappal azonnal pontosan 1 nyersanyagot vehetsz vagy eladhatsz.
x-effect-market_edge = Minden megvett nyersanyag { $amount } nomismával olcsóbb; minden eladott { $amount } nomismával többet hoz.
x-effect-activate_on_play = Minden kijátszott { $type } lappal aktiválhatsz és megjelölhetsz egy lapot vagy bandont.
x-effect-on = { $trigger }: kapsz ennyit: { $bundle }.
x-effect-modify = { $number ->
    [vote] Ha auctoritast helyezel el, a lehetőséged { $amount } ponttal többet számít.
    [draw_cost] Laphúzó akcióid { $less } auctoritasszal olcsóbbak.
    [trial_bid] Ha próbán licitálsz, a licited { $amount } ponttal többet számít.
    [penalty_half] Minden büntetésed feleződik.
   *[hand_limit] A kézlimited { $amount } lappal nagyobb.
}
x-effect-gain = Kapsz ennyit: { $bundle }.
x-effect-all = Kapsz ennyit: { $bundle }. Minden más játékos ennyit kap: { $others }.
x-effect-others_lose = Minden más játékos elveszít ennyit: { $bundle }.
x-effect-steal = Vegyél el egy másik játékostól ennyit: { $bundle }.
x-effect-gain_per = Kapsz ennyit: { $bundle }, ahányszor ez megvan: { $stat }, legfeljebb { $most } alkalommal.
x-effect-play_more = Azonnal játssz ki még egy lapot az ára helyett 1 { $resource } fejében.
x-effect-extra_action = E kijátszó akció után hajts végre még egy akciót dynamis nélkül.
x-effect-activate_free = Aktiváld egy lapodat vagy bandonodat megjelölés nélkül.
x-effect-trade = Azonnal vegyél vagy adj el legfeljebb { $amount ->
    [one] 1 nyersanyagot.
   *[other] { $amount } nyersanyagot.
}
x-effect-convert = Legfeljebb { $most } alkalommal: fizess ennyit: { $pay }, és kapsz ennyit: { $bundle }.
x-effect-take_display = Vegyél el egy lapot a kínálatból.
x-effect-take_discard = Vedd el a dobópakli felső lapját.
x-effect-look = Nézz meg { $amount } lapot a pakliból, tarts meg { $keep } lapot, a többit dobd el.
x-effect-gain_if = { $condition }: kapsz ennyit: { $bundle }. Különben ennyit: { $otherwise }.
x-effect-gain_required = Kapsz { $amount } nyersanyagot azokból a fajtákból, amelyeket e forduló eseménye kér.
x-effect-tribute = Minden más játékos, akinek több doxája van, mint neked, ad neked ennyit: { $bundle }.
x-effect-flip_vote = Egy másik játékos most elhelyezett összes auctoritasa a másik lehetőségre kerül.
x-effect-add_votes = Elhelyezett auctoritasod { $amount } ponttal többet számít.
x-effect-cancel_action = Érvénytelenítsd egy másik játékos bejelentett akcióját: { $actions }.
x-effect-cancel_intrigue = Az imént kijátszott intrikalapnak nincs hatása.
x-effect-move_units = Mozgass legfeljebb { $amount } { $class } egységet a térképen egyetlen területre.
x-effect-place_units = Helyezz le legfeljebb { $amount } { $class } egységet egyetlen területre.
x-effect-remove_card = { $scope ->
    [hero] Egy másik játékos kijátszott hőse elhagyja a játékot.
    [non_hero] Egy másik játékos kijátszott, babér nélküli lapja elhagyja a játékot.
   *[any] Egy másik játékos kijátszott lapja elhagyja a játékot.
}
x-effect-turn_down = { $scope ->
    [hero] Egy másik játékos kijátszott hősét a forduló végéig lefordítják.
    [non_hero] Egy másik játékos kijátszott, babér nélküli lapját a forduló végéig lefordítják.
   *[any] Egy másik játékos kijátszott lapját a forduló végéig lefordítják.
}
x-effect-split_loot = Egy másik játékos két halomra osztja ezt: { $bundle }. Te az egyiket kapod, ő a másikat.
x-effect-bid_bonus = A licited { $amount } ponttal többet számít.
x-effect-cancel_penalty = Nem szenveded el ennek az eseménynek a büntetését.
x-effect-add_votes_per = Az elhelyezett auctoritasod 1-gyel többet számít mindegyik után, legfeljebb { $most }: { $stat }.
x-effect-bid_bonus_per = A licited 1-gyel többet számít mindegyik után, legfeljebb { $most }: { $stat }.
x-effect-keep_bid = Vegyél vissza legfeljebb { $amount } nyersanyagot a licitedből; a licit így is teljes egészében számít.
x-effect-per_unit = { $doxa } doxa minden ilyen egységért: { $filter ->
    [class] { $value } a térképen.
    [territory] bármely egység itt: { $value }.
   *[group] épület a térképen.
}
x-effect-most = { $doxa } doxa, ha legalább egy van neked, és senkinek sincs több: { $stat }.
x-effect-per_stat = { $doxa } doxa mindegyikért: { $stat } (legfeljebb { $most }).
x-effect-at_least = { $doxa } doxa, ha legalább { $count } van: { $stat }.
x-trigger-play = Minden később kijátszott { $type } lapért
x-trigger-play_hero = Minden később kijátszott hősért
x-trigger-play_intrigue = Minden kijátszott intrikalapért
x-trigger-activate = Valahányszor { $type } lapot vagy bandont aktiválsz
x-trigger-draw = Minden laphúzó akcióért
x-trigger-discard = Minden ellentételezésért eldobott lapért
x-trigger-reset = Valahányszor megújítod a piacot
x-trigger-round_start = Minden forduló elején
x-trigger-vote_won = Valahányszor a te lehetőséged nyeri a szavazást
x-trigger-victory = Valahányszor győztes vagy
x-trigger-contribute_each = Minden nyersanyagért, amellyel hozzájárulsz
x-trigger-fulfilled = Valahányszor egy esemény teljesül
x-trigger-cancelled = Valahányszor egy esemény meghiúsul
x-condition-vote_won = Ha az auctoritasod a nyertes lehetőségen van
x-condition-first_in_order = Ha te vagy az első a kezdeményezés sorrendjében
x-condition-last_in_order = Ha te vagy az utolsó a kezdeményezés sorrendjében
x-condition-least_doxa = Ha senkinek sincs kevesebb doxája, mint neked
x-condition-trial_event = Ha e forduló eseménye próbaesemény
x-stat-cards = { $type } lapok a játékban
x-stat-resource_kinds = különböző nyersanyagaid
x-stat-intrigue_played = kijátszott intrikalapok
x-stat-heroes_in_play = hősök a játékban
x-stat-nomisma = nomisma
x-stat-victories = győzelmek
x-stat-events_cancelled = meghiúsult események
x-stat-events_fulfilled = teljesített események
x-stat-sets_of_five_types = mind az öt fajtából álló kijátszott sorozatok
x-stat-bandons_of_3_or_more = legalább háromlapos bandonok
x-stat-top_votes = fordulók, amelyekben a legtöbb auctoritast helyezted el
x-stat-units = { $type } egységek a térképen
x-stat-units_at_event = egységek e forduló eseményének területén
x-stat-buildings = épületek a térképen
x-stat-votes_placed = auctoritas, amelyet ebben a fordulóban elhelyeztél
x-stat-seats_before = játékosok, akik a kezdeményezésben előtted állnak
x-stat-rivals_ahead = játékosok, akiknek több doxájuk van, mint neked
x-stat-rival_bandon = egy másik játékos legnagyobb bandonjának lapjai
x-stat-market_gaps = nyersanyagfajták, amelyek hiányoznak a piacról
x-stat-bandons = a bandonjaid
x-stat-largest_bandon = a legnagyobb bandonod lapjai
x-stat-dear_cards = kijátszott lapok, amelyek ára legalább 7
x-stat-cheap_cards = kijátszott lapok, amelyek ára legfeljebb 4

# What can be done
action-throw = Eldobás: { $mission }
action-keep = Megtartás: { $card }
action-seal = { $keimelion } választása pecséttel
action-take = 1 { $good } elvétele
action-vote = { $amount } auctoritas { $option-ra }
action-abstain = Tartózkodás
action-favour = A választás { $option-ra } esik
action-announce = Bejelentés: { $deed }
action-discard = Eldobás 1 auctoritasért és 2 nomismáért: { $card }
action-intrigue = Intrika kijátszása: { $card }
action-decline = Nem
action-end = A kör befejezése
action-draw = { $way }
action-pick = Elvétel a kínálatból: { $card }
action-play = Kijátszás: { $card }
action-done = Elég
action-attach = { $card } – { $hero } mögé
action-break = Bandon felbontása: { $hero }
action-activate = Aktiválás: { $card }
action-sell = 1 { $good } eladása
action-buy = 1 { $good } vásárlása
action-give = { $amount } { $good } adása
action-stand = { $hero }: 1 { $good } helyett
action-name = { $demos }
action-bid = Licit: { $amount }
action-lose = Lemondás: { $card }
action-convert = Egyszeri átváltás
action-use = A képesség használata
action-to = { $territory-ba }
action-move = { $unit } mozgatása { $territory-bol }
action-place = { $unit } lehelyezése
action-target = { $card }
action-divide = { $amount } { $good } az első halomra
action-pile = { $pile } választása
action-build = { $unit } építése { $territory-ban }
action-shift = { $unit } mozgatása { $from-bol } { $to-ba }
action-reveal = Esemény felfedése 3 auctoritasért: { $space }. mező
action-protect = Megvédés 1 auctoritasért: { $card }
action-pay = Az esemény külön költségének kifizetése

# What is asked
prompt-throw_mission = { $seat }: dobj el { $count ->
    [one] egy küldetést.
   *[other] { $count } küldetést.
}
prompt-draft_card = { $seat }: tarts meg egy lapot, a többit add tovább.
prompt-place_seal = { $seat }: helyezd pecsétedet a kezdeményezési sávra.
prompt-choose_resource = { $seat }: válassz { $count ->
    [one] egy nyersanyagot.
   *[other] egy nyersanyagot (még { $count }).
}
prompt-place_votes = { $seat }: mennyi auctoritast helyezel el, és melyik lehetőségre?
prompt-offer_intrigue = { $seat }: kijátszol intrikalapot? ({ $window })
prompt-choose_option = { $seat }: egyenlők a szavazatok. Melyik lehetőség nyer?
prompt-take_turn = { $seat }: jelents be egy akciót (még { $dynamis } dynamis).
prompt-end_turn = { $seat }: még valami a köröd vége előtt?
prompt-choose_draw = { $seat }: mely lapokat húzod?
prompt-pick_card = { $seat }: melyik lapot veszed el a kínálatból?
prompt-play_cards = { $seat }: melyik lapot játszod ki?
prompt-arrange_bandons = { $seat }: rendezd el bandonjaidat.
prompt-choose_activation = { $seat }: melyik lapot vagy bandont aktiválod?
prompt-sell_resources = { $seat }: mit adsz el?
prompt-buy_resources = { $seat }: mit veszel?
prompt-trade_resource = { $seat }: veszel vagy eladsz egy nyersanyagot?
prompt-offer_effect = { $seat }: használod a lap képességét?
prompt-choose_victim = { $seat }: kitől veszel el?
prompt-play_one_more = { $seat }: kijátszol még egy lapot 1 { $good } fejében?
prompt-convert_money = { $seat }: átváltasz?
prompt-keep_card = { $seat }: melyik lapot tartod meg?
prompt-lose_card = { $seat }: melyik lapról mondasz le?
prompt-contribute = { $seat }: mivel járulsz hozzá?
prompt-choose_among_tied = { $seat }: egyenlők a hozzájárulások. Ki kapja a jutalmat vagy a büntetést?
prompt-bid = { $seat }: mennyit licitálsz?
prompt-rank_bids = { $seat }: egyenlők a licitek. Kié { x-az-place } { $place }. hely?
prompt-discard_to_limit = { $seat }: dobj el lapokat a kézlimitig.
prompt-move_units = { $seat }: mozgass legfeljebb { $count } { $type } egységet.
prompt-place_units = { $seat }: helyezz le legfeljebb { $count } { $type } egységet.
prompt-choose_card = { $seat }: melyik lapot érje?
prompt-choose_splitter = { $seat }: ki osztja el a zsákmányt?
prompt-divide_loot = { $seat }: mennyi kerül az első halomra?
prompt-choose_pile = { $seat }: melyik halmot veszed el?
prompt-offer_last_intrigue = { $seat }: kijátszol intrikalapot a játék végén?
prompt-raise_money = { $seat }: melyik lapot dobod el, hogy kifizesd ezt: { $card }?
prompt-build_units = { $seat }: mely egységeket építed?
prompt-choose_bandon = { $seat }: melyik bandonod ereje számítson?
prompt-play_free = { $seat }: melyiket játszod ki ingyen e lapok közül?
prompt-declare_substitution = { $seat }: mi helyett áll a hősöd nyersanyaga?

# What happened
event-GameBegan = { $seat-the } kezében van a császári gyűrű.
event-EventLaid = A táblán: { $event }.
event-MissionDealt = { $seat-the } küldetést kap: { $mission }.
event-MissionThrown = { $seat-the } eldobja: { $mission }.
event-CardDrafted = { $seat-the } megtartja: { $card }.
event-PacketsPassed = A lapok az óra járása szerint továbbmennek.
event-CardDrawn = { $seat-the } ezt húzza: { $card }.
event-CardTakenUnseen = { $seat-the } lapot vesz a pakliból.
event-DeckReshuffled = A dobópakliból új húzópakli lesz.
event-DisplayFilled = Új lap a kínálatban: { $card }.
event-RoundBegan = { $round }. forduló: { $event }.
event-SoloRoundBegan = Elkezdődik { x-az-round } { $round }. forduló.
event-BoxLaid = { $box-az } kerül a kegytárgyra ({ $keimelion }).
event-BoxFilled = A ládikában ({ $keimelion }): { $amount } { $loot }.
event-SealPlaced = { $seat-the } megszerzi a { $keimelion-acc }.
event-GoodsGained = { $seat-the } { $amount } { $good-acc } kap.
event-GoodsPaid = { $seat-the } { $amount } { $good-acc } fizet.
event-DynamisGained = { $seat-the } ebben a fordulóban { $amount } dynamisszal többet kap.
event-VotesPlaced = { $seat-the } { $amount } auctoritast helyez erre: „{ $course }”.
event-VoteAbstained = { $seat-the } nem helyez el auctoritast.
event-VotesAdded = { $seat-the } szavazatai { $amount } ponttal többet számítanak.
event-VotesTurned = { $seat-the } szavazatai átkerülnek ide: „{ $course }”.
event-HeroCounted = { $hero } miatt { $seat-the } { $amount } ponttal többet számít.
event-VotesCounted = Szavazatok erre: „{ $course }” – { $amount }.
event-OptionChosen = { $event } – elrendelve: „{ $course }”.
event-ActionAnnounced = { $seat-the } bejelent egy akciót: { $deed }.
event-ActionCancelled = { $seat-the } akciója érvénytelen: { $deed }.
event-CardDiscarded = { $seat ->
    [senki] { $card } a dobópaklira kerül.
   *[other] { $seat-the } eldobja: { $card }.
}
event-CardTaken = { $seat-the } elveszi: { $card }.
event-CardPlayed = { $seat-the } { $cost } nomismáért kijátssza: { $card }.
event-IntriguePlayed = { $seat-the } { $cost } nomismáért intrikalapot játszik ki: { $card }.
event-IntrigueCancelled = { $seat-the } lapja hatástalan: { $card }.
event-CardAttached = { $seat-the } { $hero } mögé teszi: { $card }.
event-BandonBroken = { $seat-the } felbontja { $hero } bandonját.
event-CardActivated = { $marked-id ->
    [yes] { $seat-the } aktiválja: { $card }.
   *[other] { $seat-the } dynamis nélkül aktiválja: { $card }.
}
event-ResourceSold = { $seat-the } elad 1 { $good-acc } { $price } nomismáért.
event-ResourceBought = { $seat-the } vesz 1 { $good-acc } { $price } nomismáért.
event-MarketReset = { $seat-the } megújítja a piacot.
event-CardRemoved = { $seat-the } lapja elhagyja a játékot: { $card }.
event-CardTurnedDown = { $seat-the } lapját lefordítják: { $card }.
event-CardTurnedUp = Újra felfordítva: { $card }.
event-ContributionRevealed = { $seat-the } hozzájárulása: { $amount } { $good }.
event-SubstitutionDeclared = { $seat-the } hőse, { $hero }: 1 { $good } 1 { $for } helyett áll.
event-EventFulfilled = Teljesült: { $event }.
event-EventCancelled = Meghiúsult: { $event }; nem gyűlt össze minden, amit kíván.
event-SoloEventFulfilled = Teljesült: { $solo }.
event-SoloEventFailed = Meghiúsult: { $solo }.
event-VictorNamed = { $seat-the } a legnagyobb hozzájárulással a győztes.
event-LoserNamed = { $seat-the } a legkisebb hozzájárulással vereséget szenved.
event-DoxaScored = { $seat-the } { $amount } doxát kap { why }.
event-DoxaLost = { $seat-the } { $amount } doxát veszít { why }.
event-PenaltyAverted = { $seat-the } nem szenvedi el a büntetést.
event-UnitPlaced = { $territory-ban } új egység áll, { $unit }.
event-UnitMoved = Egy { $unit } átkerül { $from-bol } { $to-ba }.
event-BidRevealed = { $seat-the } licitje: { $amount }.
event-BidRaised = { $seat-the } licitje { $amount } ponttal többet számít.
event-TrialPlaced = { $seat-the } a próbán { $place }. helyen végez.
event-RingPassed = A császári gyűrű { $seat-the } kezébe kerül.
event-LootDivided = { $seat-the } { $amount } { $good-acc } tesz az első halomra.
event-PileTaken = { $seat-the } elveszi { $pile-acc }.
event-MissionScored = { $seat-the } felfedi: { $mission } ({ $amount } doxa).
event-SoloEventRevealed = Felfedve: { $solo }.
event-CardProtected = A kínálatban marad: { $card }.
event-CostPaid = Ki van fizetve a külön költség: { $solo }.
event-DisplaySwept = A kínálat kicserélődik.
event-ReignEnded = Az ítélet uralkodásodról: { $verdict }.
event-GameEnded = Vége a játéknak.
event-MomentPassed = Senki sem reagál.
event-PhaseBegan = { $phase-id ->
    [action] Kezdődik a cselekvési fázis.
    [resolution] Kezdődik a lezárási fázis: minden dynamis visszakerül.
   *[other] Véget ért az utolsó forduló.
}
event-DynamisDealt = Ebben a fordulóban mindenkinek { $amount } dynamisa van.
event-InitiativeFixed = Kezdeményezés: { $order }.
event-TrialOpened = { $event }: próbaesemény, nincs szavazás.
event-TrialEnded = Vége a próbának: { $event }.
event-MarketPacked = A piac rései bezárulnak: { $goods }.
event-MissionsDealt = { $seat-the } { $count } küldetést kap.
event-MissionThrownUnseen = { $seat-the } titokban eldob egy küldetést.
event-PacketDealt = { $seat-the } { $count } lapot kap a válogatáshoz.
event-PacketReceived = { $seat-the } ezeket kapja: { $cards }.
event-CardKept = { $seat-the } megtart egy lapot.
event-CardLaidAside = { $seat-the } megnéz egy lapot a pakliból.
event-ChaliceFilled = { $seat-the } { $amount } darabot kap kölcsön a kehelyből.
event-MostVotesPlaced = Senki sem helyezett el több auctoritast, mint { $seat-the }.
event-ContributionHeld = { $seat-the } kezében: { $amount } { $good }.
event-BidHeld = { $seat-the } licitje: { $amount }.

# Why not
reason-abstain-instead = Aki semmit sem helyez el, tartózkodjon.
reason-activate-one = Egy lapot vagy bandont aktiválni kell.
reason-already-activated = Már dynamis fekszik rajta.
reason-already-in-market = A piacon van ilyen nyersanyag, és nem az első.
reason-already-paid = A költség már ki van fizetve.
reason-already-protected = Ez a lap már védett.
reason-already-there = Az egység már ott van.
reason-already-turned-up = Ez az esemény már fel van fordítva.
reason-amounts-first = Előbb a mennyiségeket mondd meg.
reason-another-player = Másik játékosnak kell lennie.
reason-another-resource = Csak más nyersanyag helyett állhat.
reason-break-before-forming = Előbb felbontás, azután új bandonok.
reason-break-its-bandon-first = Előbb fel kell bontani a bandonját.
reason-buy-at-least-one = Legalább egy nyersanyagot venni kell.
reason-cannot-pay = Nem tudod kifizetni.
reason-copied-once = Az első nyersanyag akciónként csak egyszer másolható.
reason-dynamis-left = Akinek van dynamisa, annak cselekednie kell.
reason-empty-pile = A dobópakli üres.
reason-face-down = Lefordított lap nem használható.
reason-intrigue-cards-have-windows = Az intrikalapot a maga pillanatában játsszák ki, nem úgy, mint a többit.
reason-it-is-the-card-to-play = Ezt a lapot akarod kijátszani.
reason-marked-with-dynamis = A dynamisszal jelölt lapok úgy maradnak, ahogy vannak.
reason-market-full = A piacon nincs szabad mező.
reason-more-than-required = Az esemény nem kér belőle ennyit.
reason-more-than-there-is = Nincs belőle ennyi.
reason-name-the-target-first = Előbb a területet nevezd meg.
reason-no-cards-left = A húzó- és a dobópakli is üres.
reason-no-dynamis = Nincs több dynamisod.
reason-no-event-there = Ott nincs esemény.
reason-no-moves-left = Megépített egységenként egy mozgatás, és nem maradt több.
reason-no-slot = A hősnél nincs hely ennek a lapnak.
reason-no-such-bandon = Nincs ilyen bandon a játékteredben.
reason-no-such-unit-there = Nincs ilyen egység.
reason-none-in-stock = Nincs egy sem nálad.
reason-none-left = Nem maradt egy sem.
reason-not-a-bandon = Ez nem bandon.
reason-not-a-possible-card = Ezt a lapot nem érheti.
reason-not-a-resource = Ez nem nyersanyag.
reason-not-among-them = Nincs e lapok között.
reason-not-an-intrigue-card = Ez nem intrikalap.
reason-not-before-you = Ez a lap nincs előtted.
reason-not-for-the-end = Ez a lap nem a játék végére való.
reason-not-in-hand = Nincs a kezedben ez a lap.
reason-not-in-market = Nincs a piacon.
reason-not-in-your-area = Ez a lap nincs a játékteredben.
reason-not-on-display = Ez a lap nincs a kínálatban.
reason-not-required = Az esemény nem kéri.
reason-not-this-hero = Ez a hős most nem teheti.
reason-not-tied = Ez a játékos nincs a holtversenyben.
reason-not-yours = Ez a küldetés nem a tiéd.
reason-not-your-turn = Lapot csak a saját körödben dobhatsz el.
reason-nothing-to-activate = Nincs mit aktiválnod.
reason-nothing-to-build = Nincs olyan egység, amelyet meg tudnál építeni.
reason-nothing-to-buy = Semmit sem tudsz megfizetni.
reason-nothing-to-pay = Nincs mit kifizetni.
reason-nothing-to-produce = Semmit sem termel.
reason-nothing-to-sell = Nincs semmid, amit a piac átvenne.
reason-once-a-unit = Egységenként egyszer.
reason-one-kind-after-the-other = Egyik fajta a másik után.
reason-one-seal-a-round = Fordulónként csak egy pecsét.
reason-one-target = A terület már meg van nevezve.
reason-only-a-hero-in-front-leads = Csak az elöl fekvő hős vezethet bandont.
reason-only-in-solo = Csak az egyszemélyes játékban.
reason-part-of-a-bandon = Egy bandon része.
reason-sell-at-least-one = Legalább egy nyersanyagot el kell adni.
reason-take-one = Egy lapot el kell venni.
reason-taken = Ez a hely foglalt.
reason-too-little-auctoritas = Túl kevés az auctoritasod.
reason-too-little-in-stock = Nincs ennyid.
reason-too-little-nomisma = Túl kevés a nomismád.
reason-used-already = Már felhasználták.
reason-without-effect = Most nem volna hatása.
reason-wrong-class = Ez az egység más osztályú.
reason-wrong-window = Ezt a lapot most nem lehet kijátszani.

# Birodalomlapok
card-theodora = Theodora
card-tribonian = Tribonianus
card-junillus = Junillus
card-procopius-of-caesarea = Caesareai Prokopiosz
card-antonina = Antonina
card-john-the-cappadocian = Kappadókiai János
card-peter-the-patrician = Patrikiosz Péter
card-commissioner-of-food-supply = Élelmezési biztos
card-steward-of-the-food-supply = Az élelmezés gondnoka
card-treasurer = Kincstárnok
card-silentiaries-of-the-palace = A palota silentiariusai
card-prefect-of-the-city = A város prefektusa
card-law-clerks-of-the-quaestor = A quaestor írnokai
card-codex-commission = Kódexbizottság
card-referendarii = Referendariusok
card-senate-of-constantinople = Konstantinápoly szenátusa
card-chamberlains-of-the-bedchamber = A hálóterem kamarásai
card-agentes-in-rebus = Agentes in Rebus
card-excubitor-captains = Az excubitorok kapitányai
card-aqueduct-wardens = A vízvezeték őrei
card-menas-the-patriarch = Ménász pátriárka
card-severus-of-antioch = Antiochiai Szeverosz
card-eutychius = Eutükhiosz
card-pope-vigilius = Vigilius pápa
card-sabas-of-mar-saba = Mar Szaba-i Szabbasz
card-romanos-the-melodist = Dallamszerző Rómanosz
card-jacob-baradaeus = Jákob Baradaiosz
card-church-steward = Egyházi gondnok
card-icon-workers-of-mount-sinai = A Sínai-hegy ikonfestői
card-ecclesiastical-escort = Egyházi kíséret
card-deacons-of-the-great-church = A Nagytemplom diakónusai
card-sleepless-monks = Az álmatlan szerzetesek
card-stylites-of-syria = Szíria oszlopszentjei
card-hospice-of-sampson = Szampszón ispotálya
card-scribes-of-the-scriptorium = A scriptorium írnokai
card-synod-of-bishops = Püspöki zsinat
card-orphanage-of-zotikos = Zótikosz árvaháza
card-mosaicists-of-ravenna = Ravenna mozaikrakói
card-pilgrims-of-jerusalem = Jeruzsálem zarándokai
card-nuns-of-the-metanoia = A Metanoia apácái
card-belisarius = Belizár
card-narses = Narszész
card-germanus = Germanus
card-mundus = Mundus
card-buzes = Buzész
card-artabanes = Artabanész
card-martin = Márton
card-john-troglita = János Troglita
card-military-secretary = Katonai titkár
card-head-of-fortifications = Az erődítések vezetője
card-military-supplier = Katonai szállító
card-bucellarii-guard = Bucellarius testőrség
card-isaurian-infantry = Izauriai gyalogság
card-herul-horsemen = Herul lovasok
card-hunnic-archers = Hun íjászok
card-limitanei-of-the-frontier = A határ limitaneusai
card-dromon-crews = Dromónlegénység
card-siege-engineers = Ostrommérnökök
card-armourers-of-the-fabricae = A fabricák fegyverkovácsai
card-scholae-palatinae = Scholae Palatinae
card-anthemius-of-tralles = Tralleszi Anthemiosz
card-cosmas-indicopleustes = Koszmasz Indikopleusztész
    .narrow = Koszmasz Indiko­pleusztész
card-peter-barsymes = Petrosz Barszümész
card-two-silk-smugglers = A két selyemcsempész
card-julian-the-envoy = Julianus, a követ
card-hephaestus-of-alexandria = Alexandriai Héphaisztosz
card-isidore-of-miletus = Milétoszi Iszidórosz
card-sculpture-suppliers-of-aphrodisias = Aphrodisziasz szoborszállítói
card-glassblowers-of-palestine = Palesztina üvegfúvói
card-telones-of-the-harbour-gate = A kikötőkapu vámszedői
card-silk-weavers-of-tyre = Türosz selyemszövői
card-spice-traders-of-clysma = Klüszma fűszerárusai
card-money-changers-of-the-mese = A Mesé pénzváltói
card-shipowners-of-alexandria = Alexandria hajósgazdái
card-purple-dyers-of-tyre = Türosz bíborfestői
card-ivory-carvers = Elefántcsont-faragók
card-papyrus-makers-of-egypt = Egyiptom papiruszkészítői
    .narrow = Egyiptom papirusz­készítői
card-caravan-masters-of-palmyra = Palmíra karavánvezetői
card-silversmiths-of-antioch = Antiochia ezüstművesei
card-marble-cutters-of-prokonnesos = Prokonnészosz márványvágói
card-apion-of-oxyrhynchus = Oxürhünkhoszi Apión
card-africanus = Africanus
card-dioscorus-of-aphrodito = Aphroditói Dioszkorosz
card-arethas-the-phylarch = Arethasz, a phülarkhosz
card-nicholas-of-sion = Szioni Miklós
card-cutzinas-the-moor = Cutzinas, a mór
card-fishermen-of-lesbos = Leszbosz halászai
card-grain-fields-of-egypt = Egyiptom gabonaföldjei
card-vineyards-of-gaza = Gáza szőlői
card-olive-groves-of-africa = Afrika olajligetei
card-shepherds-of-anatolia = Anatólia pásztorai
card-timber-cutters-of-pontus = Pontosz favágói
card-quarrymen-of-thasos = Thaszosz kőfejtői
card-horse-breeders-of-cappadocia = Kappadókia lótenyésztői
card-beekeepers-of-attica = Attika méhészei
card-lumber-yards-of-bithynia = Bithünia fatelepei
card-village-elders = Falusi vének
card-monastery-farmers = Kolostori földművesek
card-frontier-settlers = Határvidéki telepesek
card-mulberry-growers-of-phoenicia = Fönícia eperfatermesztői
    .narrow = Fönícia eperfa­termesztői

# Intrikalapok
card-purple-persuasion = Bíbor rábeszélés
card-whisper-of-the-confessor = A gyóntató suttogása
card-mandate-of-the-sword = A kard megbízása
card-price-of-loyalty = A hűség ára
card-sealed-decree = Lepecsételt rendelet
card-day-of-holy-silence = A szent csend napja
card-iron-custody = Vasra verve
card-closed-harbour = Lezárt kikötő
card-veto-of-the-quaestor = A quaestor vétója
card-anathema = Anatéma
card-turned-courier = Átállított futár
card-bought-informer = Megvett besúgó
card-senatorial-mandate = Szenátori megbízás
card-pilgrimage = Zarándoklat
card-march-of-duty = A kötelesség menete
card-trade-envoy = Kereskedelmi követ
card-seal-of-appointment = A kinevezés pecsétje
card-shepherds-of-the-faith = A hit pásztorai
card-call-of-the-banner = A zászló hívása
card-rising-of-the-agora = Az agora felkelése
card-imperial-stores = Császári készlet
card-episcopal-stores = Püspöki készlet
card-spoils-of-war = Hadizsákmány
card-artisans-reserve = A mesterember tartaléka
card-assassination = Orgyilkosság
card-seduction = Csábítás
card-forced-tonsure = Kényszerű tonzúra
card-poisoned-cup = Mérgezett kehely
card-acclamation-of-the-circus = A cirkusz üdvrivalgása
card-blessing-of-the-patriarch = A pátriárka áldása
card-swords-in-the-square = Kardok a téren
card-purse-at-the-chalke-gate = Erszény a Khalké-kapunál
card-learned-advocate = Tudós ügyvéd
card-vigil-of-the-relics = Virrasztás az ereklyéknél
card-show-of-arms = Fegyveres felvonulás
card-hidden-warehouse = Rejtett raktár
card-panegyric = Dicsőítő beszéd
card-right-of-asylum = Menedékjog
card-triumphal-entry = Diadalmas bevonulás
card-cooked-ledgers = Meghamisított könyvek

# Események és választásaik neve
event-accession-of-justinian = Justinianus trónra lépése
course-accession-of-justinian-1 = Koronázás a nép előtt
course-accession-of-justinian-2 = Koronázás a palotakápolnában
event-antioch-in-ruins = Antiochia romokban
course-antioch-in-ruins-1 = Újjáépítés Isten városaként
course-antioch-in-ruins-2 = A piacok megnyitása
event-codex-of-justinian = Justinianus kódexe
event-neoplatonic-academy = Az újplatonikus akadémia
course-neoplatonic-academy-1 = A filozófusok elhallgattatása
course-neoplatonic-academy-2 = A hellén gondolat megőrzése
event-embassy-to-axum = Követség Akszúmba
course-embassy-to-axum-1 = India selymének megvétele
course-embassy-to-axum-2 = A himjariták felfegyverzése
event-eternal-peace = Az örök béke
course-eternal-peace-1 = A béke aranyának kifizetése
course-eternal-peace-2 = A határ felfegyverzése
event-nika-riot = A Níka-lázadás
course-nika-riot-1 = A hippodrom megrohanása
course-nika-riot-2 = A Kékek megvásárlása
event-vandal-expedition = A vandál hadjárat
course-vandal-expedition-1 = Partraszállás Caput Vadánál
course-vandal-expedition-2 = A mór törzsek felkeltése
event-letters-of-amalasuntha = Amalasuntha levelei
course-letters-of-amalasuntha-1 = A királynő védelme
course-letters-of-amalasuntha-2 = Lilybaeum követelése
event-triumph-of-belisarius = Belizár diadalmenete
event-founding-of-justiniana-prima = Justiniana Prima alapítása
course-founding-of-justiniana-prima-1 = Érseki szék
course-founding-of-justiniana-prima-2 = A prefektus székhelye
event-dimmed-sun = Az elhomályosult nap
course-dimmed-sun-1 = A magtárak megnyitása
course-dimmed-sun-2 = Bűnbánó körmenetek
event-dedication-of-hagia-sophia = A Hagia Szophia felszentelése
event-guardians-of-the-siege-of-rome = Róma ostromának őrei
course-guardians-of-the-siege-of-rome-1 = Az aurelianusi bástya
course-guardians-of-the-siege-of-rome-2 = A város táplálása
event-temple-of-philae = A philai templom
course-temple-of-philae-1 = Ízisz templomának bezárása
course-temple-of-philae-2 = Meghagyni a blemmüeknek
event-sack-of-antioch = Antiochia kifosztása
course-sack-of-antioch-1 = A foglyok kiváltása
course-sack-of-antioch-2 = Vonulás az Orontészhez
event-great-plague = A nagy pestis
course-great-plague-1 = Ispotályok és temetések
course-great-plague-2 = A kikötők lezárása
event-last-consul = Az utolsó konzul
event-three-chapters = A három fejezet
course-three-chapters-1 = A fejezetek elítélése
course-three-chapters-2 = Az afrikai püspökök meghallgatása
event-plains-of-cato = Cato síksága
course-plains-of-cato-1 = Üldözés a sivatagba
course-plains-of-cato-2 = A parti városok megerősítése
event-tumult-in-alexandria = Zendülés Alexandriában
course-tumult-in-alexandria-1 = A pátriárka erőszakos beiktatása
course-tumult-in-alexandria-2 = Gabona a viszály ellen
event-expedition-to-spania = Hadjárat Spaniába
course-expedition-to-spania-1 = A kikötők elfoglalása
course-expedition-to-spania-2 = Alku Athanagilddal
event-battle-of-taginae = A taginaei csata
course-battle-of-taginae-1 = Gyalogos íjászok a szárnyakon
course-battle-of-taginae-2 = Langobard lándzsák
event-silkworm-eggs = A selyemhernyó petéi
course-silkworm-eggs-1 = Koronamonopólium
course-silkworm-eggs-2 = A takácsok felszabadítása
event-second-council-of-constantinople = A második konstantinápolyi zsinat
event-pragmatic-sanction = A pragmatica sanctio
course-pragmatic-sanction-1 = A szenátorok visszahelyezése
course-pragmatic-sanction-2 = Az egyházak megajándékozása
event-fall-of-the-great-dome = A nagy kupola leomlása
event-zabergan-at-the-long-wall = Zabergan a Hosszú Falnál
course-zabergan-at-the-long-wall-1 = Belizár visszahívása
course-zabergan-at-the-long-wall-2 = Arany a kutriguroknak
event-fifty-years-peace = Az ötvenéves béke
course-fifty-years-peace-1 = Aláírás Darában
course-fifty-years-peace-2 = Lazika megtartása
event-funeral-of-the-emperor = A császár temetése

# Egyszemélyes események
solo-western-mediterranean-route = A nyugati földközi-tengeri útvonal
solo-watch-on-the-danube = Őrség a Dunán
solo-teachers-of-the-faith = A hit tanítói
solo-walls-of-dara = Dara falai
solo-pepper-from-the-south = Bors délről
solo-ashes-of-the-nika-riot = A Níka-lázadás hamvai
solo-a-fleet-for-africa = Flotta Afrikának
solo-monks-of-the-judaean-desert = A júdeai sivatag szerzetesei
solo-market-day-at-thessalonica = Piacnap Thesszalonikében
solo-riders-for-carthage = Lovasok Karthágóba
solo-landing-in-sicily = Partraszállás Szicíliában
solo-bread-after-the-dark-summer = Kenyér a sötét nyár után
solo-great-church = A Nagytemplom
solo-walls-of-rome = Róma falai
solo-monks-beyond-the-cataract = Szerzetesek a zuhatagon túl
solo-road-to-antioch = Az antiochiai út
solo-water-for-the-city = Víz a városnak
solo-harbours-of-the-plague = A pestis kikötői
solo-african-sees = Az afrikai püspökségek
solo-forts-of-the-aures = Az Aurész erődjei
solo-slavs-across-the-river = Szlávok a folyón túlról
solo-ports-of-spania = Spania kikötői
solo-looms-of-phoenicia = Fönícia szövőszékei
solo-narses-marches-south = Narszész dél felé vonul
solo-fathers-of-the-council = A zsinat atyái
solo-senate-of-the-west = A nyugat szenátusa
solo-pilgrim-hostels-of-the-jordan = Zarándokszállások a Jordánnál
solo-raising-the-dome-anew = A kupola újraépítése
solo-grain-fleet-of-alexandria = Alexandria gabonaflottája
solo-cisterns-and-courts-of-serdica = Serdica ciszternái és bíróságai

# Küldetések
mission-power-of-authority = A tekintély hatalma
mission-shepherd-of-the-flock = A nyáj pásztora
mission-lord-of-hosts = A seregek ura
mission-patron-of-the-guilds = A céhek pártfogója
mission-heir-of-old-rome = A régi Róma örököse
mission-master-of-carthage = Karthágó ura
mission-warden-of-illyricum = Illyricum őre
mission-pride-of-the-city = A város büszkesége
mission-shield-of-the-east = A kelet pajzsa
mission-granary-of-the-empire = A birodalom magtára
mission-keeper-of-intrigues = Az intrikák őrzője
mission-companion-of-heroes = A hősök társa
mission-master-of-offices = A hivatalok mestere
mission-exarch-of-souls = A lelkek exarkhája
mission-magister-militum = Magister Militum
mission-prince-of-merchants = A kereskedők fejedelme
mission-lord-of-the-estates = A birtokok ura
mission-golden-treasury = Arany kincstár
mission-laurels-of-victory = A győzelem babérjai
mission-chronicler-of-ruin = A romlás krónikása
mission-architect-of-order = A rend építésze
mission-five-pillars = Öt oszlop
mission-captain-of-bandons = A bandonok kapitánya
mission-ear-of-the-emperor = A császár füle
mission-builder-of-the-age = A kor építője

# Területek
territory-italia = Italia
    .ban = Italiában
    .ba = Italiába
    .bol = Italiából
territory-africa = Africa
    .ban = Africában
    .ba = Africába
    .bol = Africából
territory-illyricum = Illyricum
    .ban = Illyricumban
    .ba = Illyricumba
    .bol = Illyricumból
territory-thracia = Thracia
    .ban = Thraciában
    .ba = Thraciába
    .bol = Thraciából
territory-oriens = Oriens
    .ban = Oriensben
    .ba = Oriensbe
    .bol = Oriensből
territory-aegyptus = Aegyptus
    .ban = Aegyptusban
    .ba = Aegyptusba
    .bol = Aegyptusból

# Elefántcsont ládikák
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
loot-card = lap a pakliból
box-box-01 = 1. elefántcsont ládika
    .az = az 1. elefántcsont ládika
box-box-02 = 2. elefántcsont ládika
    .az = a 2. elefántcsont ládika
box-box-03 = 3. elefántcsont ládika
    .az = a 3. elefántcsont ládika
box-box-04 = 4. elefántcsont ládika
    .az = a 4. elefántcsont ládika
box-box-05 = 5. elefántcsont ládika
    .az = az 5. elefántcsont ládika
box-box-06 = 6. elefántcsont ládika
    .az = a 6. elefántcsont ládika
box-box-07 = 7. elefántcsont ládika
    .az = a 7. elefántcsont ládika
box-box-08 = 8. elefántcsont ládika
    .az = a 8. elefántcsont ládika
box-box-09 = 9. elefántcsont ládika
    .az = a 9. elefántcsont ládika
box-box-10 = 10. elefántcsont ládika
    .az = a 10. elefántcsont ládika
box-box-11 = 11. elefántcsont ládika
    .az = a 11. elefántcsont ládika
box-box-12 = 12. elefántcsont ládika
    .az = a 12. elefántcsont ládika
box-box-13 = 13. elefántcsont ládika
    .az = a 13. elefántcsont ládika
box-box-14 = 14. elefántcsont ládika
    .az = a 14. elefántcsont ládika
box-box-15 = 15. elefántcsont ládika
    .az = a 15. elefántcsont ládika
box-box-16 = 16. elefántcsont ládika
    .az = a 16. elefántcsont ládika
box-box-17 = 17. elefántcsont ládika
    .az = a 17. elefántcsont ládika
box-box-18 = 18. elefántcsont ládika
    .az = a 18. elefántcsont ládika
box-box-19 = 19. elefántcsont ládika
    .az = a 19. elefántcsont ládika
box-box-20 = 20. elefántcsont ládika
    .az = a 20. elefántcsont ládika
box-box-21 = 21. elefántcsont ládika
    .az = a 21. elefántcsont ládika
box-box-22 = 22. elefántcsont ládika
    .az = a 22. elefántcsont ládika
box-box-23 = 23. elefántcsont ládika
    .az = a 23. elefántcsont ládika
box-box-24 = 24. elefántcsont ládika
    .az = a 24. elefántcsont ládika
box-box-25 = 25. elefántcsont ládika
    .az = a 25. elefántcsont ládika
box-box-26 = 26. elefántcsont ládika
    .az = a 26. elefántcsont ládika
box-box-27 = 27. elefántcsont ládika
    .az = a 27. elefántcsont ládika
box-box-28 = 28. elefántcsont ládika
    .az = a 28. elefántcsont ládika
box-box-29 = 29. elefántcsont ládika
    .az = a 29. elefántcsont ládika
box-box-30 = 30. elefántcsont ládika
    .az = a 30. elefántcsont ládika
box-box-31 = 31. elefántcsont ládika
    .az = a 31. elefántcsont ládika
box-box-32 = 32. elefántcsont ládika
    .az = a 32. elefántcsont ládika
box-box-33 = 33. elefántcsont ládika
    .az = a 33. elefántcsont ládika
box-box-34 = 34. elefántcsont ládika
    .az = a 34. elefántcsont ládika
box-box-35 = 35. elefántcsont ládika
    .az = a 35. elefántcsont ládika
box-box-36 = 36. elefántcsont ládika
    .az = a 36. elefántcsont ládika
box-box-37 = 37. elefántcsont ládika
    .az = a 37. elefántcsont ládika
box-box-38 = 38. elefántcsont ládika
    .az = a 38. elefántcsont ládika
box-box-39 = 39. elefántcsont ládika
    .az = a 39. elefántcsont ládika
box-box-40 = 40. elefántcsont ládika
    .az = a 40. elefántcsont ládika

# Miért tanácsolja a gép
hint-doxa = { $points } doxával többet hoz, mint egy másik jó lehetőség.
hint-stock = Több nyersanyagod és pénzed marad.
hint-cards = A lapjaid többet hoznak majd a következő fordulókban.
hint-hand = Jó lapokat tart a kezedben.
hint-missions = A küldetéseidet szolgálja.
hint-placings = A játék végi helyezésekhez számít.

# Állandó utasítások.
order-pass = Reakciók kihagyása
order-pass-unless = Mégis kérdezz meg
    .never = soha
    .aimed = ha egy lap engem vesz célba
until-turn = amíg rám nem kerül a sor
until-event = amíg ez az esemény le nem zárul
until-intrigue = amíg valaki intrikalapot nem játszik ki

# What the panel calls each sort of action, and each thing it asks for
x-undone-announce = Még bejelenthetsz egy akciót.
x-verb-throw = Küldetés eldobása
x-verb-keep = Lap megtartása
x-verb-seal = Pecsét elhelyezése
x-verb-take = Nyersanyag elvétele
x-verb-vote = Auctoritas elhelyezése
x-verb-favour = Döntés egyenlőségnél
x-verb-announce = Akció bejelentése
x-verb-discard = Lap eldobása ellentételért
x-verb-intrigue = Intrikalap kijátszása
x-verb-draw = Laphúzás
x-verb-pick = Lap a kínálatból
x-verb-play = Lap kijátszása
x-verb-attach = Lap egy hős mögé
x-verb-break = Bandon felbontása
x-verb-activate = Lap vagy bandon aktiválása
x-verb-sell = Nyersanyag eladása
x-verb-buy = Nyersanyag vásárlása
x-verb-give = Nyersanyag adása
x-verb-stand = Hős egy nyersanyag helyett
x-verb-name = Játékos megnevezése
x-verb-bid = Licit
x-verb-lose = Lemondás egy lapról
x-verb-to = Terület kiválasztása
x-verb-move = Egység mozgatása
x-verb-place = Egység lehelyezése
x-verb-target = Lap kiválasztása
x-verb-divide = A zsákmány elosztása
x-verb-pile = Halom elvétele
x-verb-build = Egység építése
x-verb-shift = Egység mozgatása
x-verb-reveal = Esemény felfedése 3 auctoritasért
x-verb-protect = Lap megvédése 1 auctoritasért
x-field-mission = a küldetés
x-field-card = a lap
x-field-hero = a hős
x-field-keimelion = a keimelion
x-field-good = a nyersanyag
x-field-option = a lehetőség
x-field-amount = mennyi
x-field-deed = az akció
x-field-way = honnan
x-field-demos = a játékos
x-field-territory = a terület
x-field-unit = az egység
x-field-pile = a halom
x-field-from = honnan
x-field-to = hová
x-field-space = a mező

# How it ended
x-end-doxa = Az utolsó esemény is eldőlt: a legtöbb doxa nyer.
x-end-verdict = Véget ért az uralkodás: a doxád szerint ítélnek.
x-end-defeated = Elfogyott a doxád: az uralkodás azonnal véget ér.
x-style-random = Azt a lapot játssza ki, amelyik felül van.
x-style-novice = Kedveli a templomokat, előbb költ, aztán számol.
x-style-steady = Bandonokat épít, és fizeti a részét.
x-style-strong = Figyeli, mire van szükségük a többieknek, és tartogat egy lapot a szavazásra.
x-style-master = Tudja, mikor kell egy eseménynek elbuknia, és ki issza meg a levét.

# A névelő
x-az-round = { $round ->
    [1] az
    [5] az
   *[other] a
}
x-az-place = { $place ->
    [1] az
    [5] az
   *[other] a
}

# Mibe kerül és mit hoz egy akció
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
x-count-missions = a küldetéseid, a mostani állás szerint

# What brought points, on the page that tells how a game went
x-source-set-up = A kezdéskor
x-source-resources-contributed = Hozzájárulás nyersanyaggal
x-source-nomisma-contributed = Hozzájárulás nomismával
x-source-most-auctoritas = Legtöbb auctoritas
x-source-reward-of-an-event = Események jutalma
x-source-penalty-of-an-event = Események büntetése
x-source-trials = Próbaesemények
x-source-heroes = Hősök
x-source-instants = Azonnali képességek
x-source-doxa-given-as-a-resource = Nyersanyagként adott doxa
x-source-intrigue = Intrikalapok
x-source-placing-by-resources = Legtöbb nyersanyag a végén
x-source-placing-by-cards = Legdrágább lapok a végén
x-source-missions = Küldetések
x-source-units-built = Felépített egységek
x-source-results-of-solo-events = Események eredménye
# Az elbeszélés: címsorok és összegek.
why = { $rule ->
    [BZN-CON-05] hozzájárulásért
    [BZN-CON-06] befizetett nomismáért
    [BZN-INF-07] a legtöbb auctoritasért
    [BZN-INF-08] holtversenyben a legtöbb auctoritasért
    [BZN-FUL-03] a győztes jutalmaként
    [BZN-FUL-04] büntetésként
    [BZN-TRI-04] a próbán elért helyért
    [BZN-CRD-04] egy hős révén
    [BZN-CRD-05] egy azonnali hatású lap révén
    [BZN-CLR-01] nyersanyagként beadva
    [BZN-ITR-04] egy intrika révén
    [BZN-IVB-03] egy elefántcsont ládikából
    [BZN-SCO-02] a megmaradt nyersanyagokért
    [BZN-SCO-03] a legdrágább lapokért
    [BZN-MSR-01] küldetésekért
    [BZN-SOL-03] épített egységekért
    [BZN-SOL-25] az uralkodás eseményeiért
   *[other] a szabályok szerint
  }
story-sums-2 = A forduló
story-sums-1 = Az egész játék
story-laid = A táblán: { $items }.
    .item = { $event }
story-missions = { $seat-the } küldetéseket kap: { $items }.
    .item = { $mission }
story-missions-dealt = Kiosztott küldetések: { $items }.
    .item = { $seat } { $count }
story-thrown = Eldobott egy küldetést: { $items }.
    .item = { $seat }
story-drawn = { $seat-the } ezt húzza: { $items }.
    .then = ezt húzza: { $items }
    .item = { $card }
story-packets = Lapok a válogatáshoz: { $items }.
    .item = { $seat } { $count }
story-drafted = { $seat-the } megtartja: { $items }.
    .item = { $card }
story-kept = Megtartott lapok: { $items }.
    .item = { $seat } { $count }
story-left-over = Megmaradt és eldobott lapok: { $items }.
    .item = { $card }
story-display = Új lapok a kínálatban: { $items }.
    .item = { $card }
story-paid = { $seat-the } { $items } fizet.
    .item = { $count } { $good-acc }
story-box = A ládikában ({ $keimelion }): { $items }.
    .item = { $count } { $loot }
story-votes = A szavazás: { $items }.
    .item = „{ $course }” { $count }
story-gained = { $seat-the } { $items } kap.
    .then = { $items } kap
    .item = { $count } { $good-acc }
story-taken-unseen = { $seat-the } { $times ->
    [one] egy
   *[other] { $times }
  } lapot vesz a pakliból.
    .then = { $times ->
        [one] egy
       *[other] { $times }
      } lapot vesz a pakliból
story-taken = { $seat-the } elveszi: { $items }.
    .item = { $card }
story-discarded = { $seat ->
    [senki] A dobópaklira kerül: { $items }.
   *[other] { $seat-the } eldobja: { $items }.
  }
    .item = { $card }
story-played = { $seat-the } { $total } nomismáért kijátssza: { $items }.
    .item = { $card }
story-attached = { $seat-the } { $hero } mögé teszi: { $items }.
    .item = { $card }
story-activated = { $seat-the } aktiválja: { $items }.
    .item = { $card }
story-sold = { $seat-the } { $total } nomismáért elad: { $items }.
    .item = { $good }
story-bought = { $seat-the } { $total } nomismáért vesz: { $items }.
    .item = { $good }
story-built = Új a térképen: { $items }.
    .item = { $unit } ({ $territory })
story-held = { $seat-the } kezében: { $items }.
    .item = { $count } { $good }
story-contributed = { $seat-the } hozzájárulása: { $items }.
    .item = { $count } { $good }
story-bid = A licitek: { $items }.
    .item = { $seat } { $count }
story-turned-up = Felfedve: { $items }.
    .item = { $solo }
story-doxa-gained = { $seat-the } { $total } doxát kap { $items-count ->
    [one] { why }
   *[other] ({ $items })
  }.
    .then = { $total } doxát kap { $items-count ->
        [one] { why }
       *[other] ({ $items })
      }
    .item = { $count } { why }
story-doxa-lost = { $seat-the } { $total } doxát veszít { $items-count ->
    [one] { why }
   *[other] ({ $items })
  }.
    .then = { $total } doxát veszít { $items-count ->
        [one] { why }
       *[other] ({ $items })
      }
    .item = { $count } { why }
story-most-goods = Doxa a megmaradt nyersanyagokért: { $items }.
    .item = { $seat } { $count }
story-dearest-cards = Doxa a legdrágább lapokért: { $items }.
    .item = { $seat } { $count }
story-mission = { $seat-the } küldetéseket fed fel, és { $total } doxát kap: { $items }.
    .item = { $mission } { $count }
story-doxa = { $seat-the }: { $total } doxa ({ $items }).
    .item = { $count } { why }
    .so-far = { $seat } { $total } doxa

# What a number is made of.

sum-doxa = { $seat-the } eddigi doxája
sum-reason = Nyert vagy vesztett { why }
sum-before = A napló kezdete előttről
sum-end = { $seat }, ha most érne véget a játék
sum-doxa-now = Doxa most
sum-resources = Megmaradt nyersanyagok: { $count }, { $place }. hely
sum-cards = A kijátszott lapok ára: { $count }, { $place }. hely
sum-mission = { $mission } küldetés, ahogy most áll
sum-hidden = { $count } titkos küldetés még hátravan.
sum-cost = Amibe neked kerül: { $card }
sum-printed = Nyomtatott ár
sum-discount = { $card } kedvezménye
