# Byzantion, in German.
title = Byzantion
blurb = Der Hof Justinians, 527 bis 565: Gewinne den Kaiser, bilde deine Bandons, erfülle seine Erlasse und bleibe in Erinnerung. Für eine bis vier Personen.

# Options
option-length = Spiellänge
    .standard = Standard: sechs Ereignisse
    .marathon = Marathon: neun Ereignisse
option-missions = Missionen verteilt, behalten, gewertet
    .six-five-three = 6 verteilt, 5 behalten, 3 gewertet
    .five-four-three = 5 verteilt, 4 behalten, 3 gewertet
option-ring = Wer den Kaiserlichen Ring zuerst hält
    .random = das Los entscheidet
    .blues = die Blauen
    .greens = die Grünen
    .reds = die Roten
    .whites = die Weißen
option-substitution = Wofür die Ressource eines Helden steht, wird gesagt
    .open = wenn alle Hände offen sind
    .closed = in der geschlossenen Hand
option-coins = Zu einem Ereignis beigetragene Nomisma
    .doxa-only = bringen Doxa, nie den Sieg
    .half = zählen auch für den Sieg, zwei wie eine Ressource
option-further = „Weitere Karte“ beim Kirchenverwalter und Ähnlichen
    .any = jede Karte, auch eine Intrigenkarte in ihrem Augenblick
    .empire = keine Intrigenkarte
option-supply = Stücke einer Ressource
    .box = zwanzig, so viele wie in der Schachtel
    .endless = ohne Ende

# Words
good-auctoritas = Auctoritas
good-civicus = Civicus
good-virtus = Virtus
good-fides = Fides
good-lapis = Lapis
good-lignum = Lignum
good-frumentum = Frumentum
good-nomisma = Nomisma
good-doxa = Doxa
x-good-dynamis = Dynamis
x-good-card = { $amount ->
    [one] Karte vom Deck
   *[other] Karten vom Deck
}
x-lost-card = { $amount ->
    [one] Handkarte
   *[other] Handkarten
}
x-good-any = { $amount ->
    [one] Ressource deiner Wahl
   *[other] Ressourcen deiner Wahl
}
type-palatine = Palatin
type-ekklesiastik = Ekklesiastik
type-stratiotika = Stratiotika
type-emporion = Emporion
type-rustica = Rustica
keimelion-labarum = Labarum
    .acc = das Labarum
    .bei = beim Labarum
keimelion-chalice = Kelch
    .acc = den Kelch
    .bei = beim Kelch
keimelion-sceptre = Zepter
    .acc = das Zepter
    .bei = beim Zepter
keimelion-robes = Robe
    .acc = die Robe
    .bei = bei der Robe
option-first = erste Option
option-second = zweite Option
answer-no = nein
answer-yes = ja
phase-setup = Vorbereitung
phase-event = Ereignisphase
phase-action = Aktionsphase
phase-resolution = Auflösungsphase
phase-end = Spielende
pile-first = erster Stapel
    .acc = den ersten Stapel
pile-second = zweiter Stapel
    .acc = den zweiten Stapel
deed-draw = Karten ziehen
deed-play = Karten ausspielen
deed-activate = Karte oder Bandon aktivieren
deed-sell = Ressourcen verkaufen
deed-buy = Ressourcen kaufen
deed-reset = den Markt zurücksetzen
deed-build = Einheiten bauen
way-deck = zwei Karten vom Deck
way-display = eine vom Deck und eine aus dem Angebot
way-discard = eine vom Deck und die oberste vom Ablagestapel
demos-blues = Blaue
demos-greens = Grüne
demos-reds = Rote
demos-whites = Weiße
window-own_vote = du setzt dein Auctoritas
window-vote_cast = eine Stimme wurde abgegeben
window-action_announced = eine Aktion wurde angekündigt
window-intrigue_played = eine Intrigenkarte wurde gespielt
window-own_turn = du bist am Zug
window-any = jederzeit
window-trial_bid = die Gebote liegen offen
window-victory = du bist siegreich
window-defeat = du bist bezwungen
window-end = das Spiel endet
unit-cataphract = Kataphrakt
    .nom = ein Kataphrakt
    .acc = einen Kataphrakten
unit-legion = Legion
    .nom = eine Legion
    .acc = eine Legion
unit-fortification = Befestigungsanlage
    .nom = eine Befestigungsanlage
    .acc = eine Befestigungsanlage
unit-siege-tower = Belagerungsturm
    .nom = ein Belagerungsturm
    .acc = einen Belagerungsturm
unit-dromon = Dromone
    .nom = eine Dromone
    .acc = eine Dromone
unit-priest = Priester
    .nom = ein Priester
    .acc = einen Priester
unit-monk = Mönch
    .nom = ein Mönch
    .acc = einen Mönch
unit-monastery = Kloster
    .nom = ein Kloster
    .acc = ein Kloster
unit-church = Kirche
    .nom = eine Kirche
    .acc = eine Kirche
unit-hagia-sophia = Hagia Sophia
    .nom = die Hagia Sophia
    .acc = die Hagia Sophia
unit-hippodrome = Hippodrom
    .nom = ein Hippodrom
    .acc = ein Hippodrom
unit-senator = Senator
    .nom = ein Senator
    .acc = einen Senator
unit-aqueduct = Aquädukt
    .nom = ein Aquädukt
    .acc = ein Aquädukt
unit-trade-ship = Handelsschiff
    .nom = ein Handelsschiff
    .acc = ein Handelsschiff
unit-merchant = Händler
    .nom = ein Händler
    .acc = einen Händler
unit-caravan = Karawane
    .nom = eine Karawane
    .acc = eine Karawane
verdict-defeated = Bezwungen
verdict-nero = Nero
verdict-caligula = Caligula
verdict-titus = Titus
verdict-trajan = Trajan
verdict-marcus-aurelius = Marcus Aurelius
verdict-julius-caesar = Julius Cäsar
verdict-augustus = Augustus

# What a card does: one message for each kind of effect, so that no card can say one thing and do another.
x-effect-substitute = Wenn du ein Ereignis erfüllst, darf einmal 1 { $resource } für jede andere erforderliche Ressource stehen.
x-effect-box_again = Wenn du das Keimelion „{ $keimelion }“ erhältst, nimm die Beute seiner Elfenbeinschatulle noch einmal.
x-effect-trade_on_play = Mit jeder Karte der Art { $type }, die du ausspielst, darfst du sofort genau 1 Ressource kaufen oder verkaufen.
x-effect-market_edge = Jede Ressource, die du kaufst, kostet { $amount } Nomisma weniger; jede, die du verkaufst, bringt { $amount } mehr.
x-effect-activate_on_play = Mit jeder Karte der Art { $type }, die du ausspielst, darfst du eine Karte oder ein Bandon aktivieren und markieren.
x-effect-on = { $trigger }: Erhalte { $bundle }.
x-effect-modify = { $number ->
    [vote] Wenn du Auctoritas setzt, zählt deine Option { $amount } mehr.
    [draw_cost] Deine Aktionen „Karten ziehen“ kosten { $less } Auctoritas weniger.
    [trial_bid] Wenn du in einer Prüfung bietest, zählt dein Gebot { $amount } mehr.
    [penalty_half] Jede Strafe, die du erleidest, wird halbiert.
   *[hand_limit] Dein Handlimit ist um { $amount } höher.
}
x-effect-gain = Erhalte { $bundle }.
x-effect-all = Erhalte { $bundle }. Alle anderen erhalten { $others }.
x-effect-others_lose = Alle anderen verlieren { $bundle }.
x-effect-steal = Nimm { $bundle } von einer anderen Person.
x-effect-gain_per = Erhalte je { $bundle } für { $stat }, höchstens { $most }-mal.
x-effect-play_more = Spiele sofort eine weitere Karte für 1 { $resource } statt ihrer Kosten aus.
x-effect-extra_action = Führe nach dieser Aktion eine weitere Aktion ohne Dynamis aus.
x-effect-activate_free = Aktiviere eine deiner Karten oder eines deiner Bandons, ohne es zu markieren.
x-effect-trade = Kaufe oder verkaufe sofort { $amount ->
    [one] 1 Ressource.
   *[other] bis zu { $amount } Ressourcen.
}
x-effect-convert = Bis zu { $most }-mal: Zahle { $pay } und erhalte { $bundle }.
x-effect-take_display = Nimm eine Karte aus dem Angebot.
x-effect-take_discard = Nimm die oberste Karte vom Ablagestapel.
x-effect-look = Sieh dir { $amount ->
    [one] 1 Karte
   *[other] { $amount } Karten
  } vom Deck an, behalte { $keep } und lege die übrigen ab.
x-effect-gain_if = { $condition }: Erhalte { $bundle }. Sonst erhalte { $otherwise }.
x-effect-gain_required = Erhalte { $amount ->
    [one] 1 Ressource
   *[other] { $amount } Ressourcen
} der Arten, die das Ereignis dieser Runde verlangt.
x-effect-tribute = Alle anderen mit mehr Doxa als du geben dir { $bundle }.
x-effect-flip_vote = Alles Auctoritas, das jemand anderes gerade gesetzt hat, geht auf die andere Option.
x-effect-add_votes = Dein gesetztes Auctoritas zählt { $amount } mehr.
x-effect-cancel_action = Annulliere die angekündigte Aktion einer anderen Person: { $actions }.
x-effect-cancel_intrigue = Die gerade gespielte Intrigenkarte hat keine Wirkung.
x-effect-move_units = Bewege { $amount ->
    [one] 1 Einheit
   *[other] bis zu { $amount } Einheiten
  } der Klasse { $class } auf der Karte in ein Gebiet.
x-effect-place_units = Stelle { $amount ->
    [one] 1 Einheit
   *[other] bis zu { $amount } Einheiten
  } der Klasse { $class } in ein Gebiet.
x-effect-remove_card = { $scope ->
    [hero] Ein ausgespielter Held einer anderen Person verlässt das Spiel.
    [non_hero] Eine ausgespielte Karte ohne Lorbeeren einer anderen Person verlässt das Spiel.
   *[any] Eine ausgespielte Karte einer anderen Person verlässt das Spiel.
}
x-effect-turn_down = { $scope ->
    [hero] Ein ausgespielter Held einer anderen Person wird bis zum Ende der Runde verdeckt.
    [non_hero] Eine ausgespielte Karte ohne Lorbeeren einer anderen Person wird bis zum Ende der Runde verdeckt.
   *[any] Eine ausgespielte Karte einer anderen Person wird bis zum Ende der Runde verdeckt.
}
x-effect-split_loot = Eine andere Person teilt { $bundle } in zwei Stapel. Du nimmst einen, sie den anderen.
x-effect-bid_bonus = Dein Gebot zählt { $amount } mehr.
x-effect-cancel_penalty = Du erleidest die Strafe dieses Ereignisses nicht.
x-effect-add_votes_per = Dein gesetztes Auctoritas zählt je 1 mehr hierfür, höchstens { $most }: { $stat }.
x-effect-bid_bonus_per = Dein Gebot zählt je 1 mehr hierfür, höchstens { $most }: { $stat }.
x-effect-keep_bid = Nimm bis zu { $amount ->
    [one] 1 Ressource
   *[other] { $amount } Ressourcen
} deines Gebots zurück; es zählt trotzdem ganz.
x-effect-per_unit = { $doxa } Doxa für jede { $filter ->
    [class] Einheit der Klasse { $value } auf der Karte.
    [territory] Einheit in { $value }.
   *[group] Einheit auf der Karte, die ein Gebäude ist.
}
x-effect-most = { $doxa } Doxa, wenn niemand mehr { $stat } hat als du (und du mindestens 1).
x-effect-per_stat = Je { $doxa } Doxa für { $stat } (höchstens { $most }).
x-effect-at_least = { $doxa } Doxa für mindestens { $count } { $stat }.
x-trigger-play = Für jede spätere Karte der Art { $type }, die du ausspielst
x-trigger-play_hero = Für jeden späteren Helden, den du ausspielst
x-trigger-play_intrigue = Für jede Intrigenkarte, die du spielst
x-trigger-activate = Jedes Mal, wenn du eine Karte oder ein Bandon der Art { $type } aktivierst
x-trigger-draw = Für jede Aktion „Karten ziehen“
x-trigger-discard = Für jede Karte, die du gegen Entschädigung ablegst
x-trigger-reset = Jedes Mal, wenn du den Markt zurücksetzt
x-trigger-round_start = Zu Beginn jeder Runde
x-trigger-vote_won = Jedes Mal, wenn deine Option die Abstimmung gewinnt
x-trigger-victory = Jedes Mal, wenn du siegreich bist
x-trigger-contribute_each = Für jede Ressource, die du beiträgst
x-trigger-fulfilled = Jedes Ereignis, das erfüllt wird
x-trigger-cancelled = Jedes Ereignis, das annulliert wird
x-condition-vote_won = Wenn dein Auctoritas auf der gewählten Option liegt
x-condition-first_in_order = Wenn du in der Initiative an erster Stelle bist
x-condition-last_in_order = Wenn du in der Initiative an letzter Stelle bist
x-condition-least_doxa = Wenn niemand weniger Doxa hat als du
x-condition-trial_event = Wenn diese Runde ein Prüfungsereignis hat
x-stat-cards = Karten der Art { $type } im eigenen Spielbereich
x-stat-resource_kinds = verschiedene Ressourcen im eigenen Besitz
x-stat-intrigue_played = gespielte Intrigenkarten
x-stat-heroes_in_play = Helden im eigenen Spielbereich
x-stat-nomisma = Nomisma
x-stat-victories = Siege
x-stat-events_cancelled = annullierte Ereignisse
x-stat-events_fulfilled = erfüllte Ereignisse
x-stat-sets_of_five_types = Sätze ausgespielter Karten aller fünf Arten
x-stat-bandons_of_3_or_more = Bandons mit drei oder mehr Karten
x-stat-top_votes = Runden, in denen du das meiste Auctoritas gesetzt hast
x-stat-units = { $type }-Einheiten auf der Karte
x-stat-units_at_event = Einheiten im Gebiet des Ereignisses dieser Runde
x-stat-buildings = Gebäude auf der Karte
x-stat-votes_placed = Auctoritas, das du in dieser Runde gesetzt hast
x-stat-seats_before = Mitspielende, die in der Initiative vor dir stehen
x-stat-rivals_ahead = Mitspielende mit mehr Doxa als du
x-stat-rival_bandon = Karten im größten Bandon einer anderen Person
x-stat-market_gaps = Ressourcenarten, die im Markt fehlen
x-stat-bandons = deine Bandons
x-stat-largest_bandon = Karten in deinem größten Bandon
x-stat-dear_cards = Karten im eigenen Spielbereich, die 7 oder mehr kosten
x-stat-cheap_cards = Karten im eigenen Spielbereich, die 4 oder weniger kosten

# What can be done
action-throw = „{ $mission }“ abwerfen
action-keep = „{ $card }“ behalten
action-seal = Siegel setzen und { $keimelion-acc } nehmen
action-take = 1 { $good } nehmen
action-vote = { $amount } Auctoritas auf die { $option }
action-abstain = Nichts setzen
action-favour = Die { $option } gewinnt
action-announce = Ankündigen: { $deed }
action-discard = „{ $card }“ für 1 Auctoritas und 2 Nomisma ablegen
action-intrigue = Die Intrige „{ $card }“ spielen
action-decline = Geschehen lassen
action-end = Zug beenden
action-draw = { $way } ziehen
action-pick = „{ $card }“ aus dem Angebot nehmen
action-play = „{ $card }“ ausspielen
action-done = Genug
action-attach = „{ $card }“ hinter „{ $hero }“ legen
action-break = Das Bandon von „{ $hero }“ auflösen
action-activate = „{ $card }“ aktivieren
action-sell = 1 { $good } verkaufen
action-buy = 1 { $good } kaufen
action-give = { $amount } { $good } geben
action-stand = „{ $hero }“ steht für 1 { $good }
action-name = { $demos }
action-bid = { $amount } bieten
action-lose = „{ $card }“ abgeben
action-convert = Einmal tauschen
action-use = Die Fähigkeit nutzen
action-to = Nach { $territory }
action-move = { $unit-acc } aus { $territory } bewegen
action-place = { $unit-acc } aufstellen
action-target = { $card }
action-divide = { $amount } { $good } auf den ersten Stapel
action-pile = { $pile-acc } nehmen
action-build = { $unit-acc } in { $territory } bauen
action-shift = { $unit-acc } von { $from } nach { $to } bewegen
action-reveal = Das Ereignis auf Feld { $space } für 3 Auctoritas aufdecken
action-protect = „{ $card }“ für 1 Auctoritas schützen
action-pay = Die Zusatzkosten des Ereignisses bezahlen

# What is asked
prompt-throw_mission = { $seat }: Wirf { $count ->
    [one] eine Mission ab.
   *[other] { $count } Missionen ab.
}
prompt-draft_card = { $seat }: Behalte eine Karte und gib die übrigen weiter.
prompt-place_seal = { $seat }: Setze dein Siegel auf die Initiative-Bahn.
prompt-choose_resource = { $seat }: Wähle { $count ->
    [one] eine Ressource.
   *[other] eine Ressource (noch { $count }).
}
prompt-place_votes = { $seat }: Wie viel Auctoritas setzt du, und auf welche Option?
prompt-offer_intrigue = { $seat }: Spielst du eine Intrigenkarte? ({ $window })
prompt-choose_option = { $seat }: Gleichstand der Stimmen. Welche Option gewinnt?
prompt-take_turn = { $seat }: Kündige eine Aktion an (noch { $dynamis } Dynamis).
prompt-end_turn = { $seat }: Noch etwas, bevor dein Zug endet?
prompt-choose_draw = { $seat }: Welche Karten ziehst du?
prompt-pick_card = { $seat }: Welche Karte aus dem Angebot nimmst du?
prompt-play_cards = { $seat }: Welche Karte spielst du aus?
prompt-arrange_bandons = { $seat }: Ordne deine Bandons.
prompt-choose_activation = { $seat }: Welche Karte oder welches Bandon aktivierst du?
prompt-sell_resources = { $seat }: Was verkaufst du?
prompt-buy_resources = { $seat }: Was kaufst du?
prompt-trade_resource = { $seat }: Eine Ressource kaufen oder verkaufen?
prompt-offer_effect = { $seat }: Nutzt du die Fähigkeit der Karte?
prompt-choose_victim = { $seat }: Wem nimmst du etwas?
prompt-play_one_more = { $seat }: Noch eine Karte für 1 { $good }?
prompt-convert_money = { $seat }: Tauschst du?
prompt-keep_card = { $seat }: Welche Karte behältst du?
prompt-lose_card = { $seat }: Welche Karte gibst du ab?
prompt-contribute = { $seat }: Was trägst du bei?
prompt-choose_among_tied = { $seat }: Gleichstand: Wessen Beitrag gilt als der größte (oder kleinste)?
prompt-bid = { $seat }: Wie viel bietest du?
prompt-rank_bids = { $seat }: Gleichstand der Gebote. Wer erhält Platz { $place }?
prompt-discard_to_limit = { $seat }: Lege bis zum Handlimit ab.
prompt-move_units = { $seat }: Bewege { $count ->
    [one] 1 Einheit
   *[other] bis zu { $count } Einheiten
  } ({ $type }).
prompt-place_units = { $seat }: Stelle { $count ->
    [one] 1 Einheit
   *[other] bis zu { $count } Einheiten
  } auf ({ $type }).
prompt-choose_card = { $seat }: Welche Karte trifft es?
prompt-choose_splitter = { $seat }: Wer teilt die Beute?
prompt-divide_loot = { $seat }: Wie viel kommt auf den ersten Stapel?
prompt-choose_pile = { $seat }: Welchen Stapel nimmst du?
prompt-offer_last_intrigue = { $seat }: Spielst du bei Spielende eine Intrigenkarte?
prompt-raise_money = { $seat }: Welche Karte legst du ab, um „{ $card }“ zu bezahlen?
prompt-build_units = { $seat }: Welche Einheiten baust du?
prompt-choose_bandon = { $seat }: Welches Bandon gibt dir seine Kraft?
prompt-play_free = { $seat }: Welche dieser Karten spielst du kostenlos aus?
prompt-declare_substitution = { $seat }: Wofür steht die Ressource deines Helden?

# What happened
event-GameBegan = { $seat } hält den Kaiserlichen Ring.
event-EventLaid = Auf dem Spielbrett liegt „{ $event }“.
event-MissionDealt = { $seat } erhält die Mission „{ $mission }“.
event-MissionThrown = { $seat } wirft „{ $mission }“ ab.
event-CardDrafted = { $seat } behält „{ $card }“.
event-PacketsPassed = Die Karten gehen im Uhrzeigersinn weiter.
event-CardDrawn = { $seat } zieht „{ $card }“.
event-CardTakenUnseen = { $seat } nimmt eine Karte vom Deck.
event-DeckReshuffled = Der Ablagestapel wird zum neuen Deck.
event-DisplayFilled = „{ $card }“ kommt ins Angebot.
event-RoundBegan = Runde { $round }: { $event }.
event-SoloRoundBegan = Runde { $round } beginnt.
event-BoxLaid = { $keimelion-bei } liegt { $box }.
event-BoxFilled = In der Schatulle { $keimelion-bei }: { $amount } { $loot }.
event-SealPlaced = { $seat } setzt das Siegel und nimmt { $keimelion-acc }.
event-GoodsGained = { $seat } erhält { $amount } { $good }.
event-GoodsPaid = { $seat } zahlt { $amount } { $good }.
event-DynamisGained = { $seat } hat in dieser Runde { $amount } Dynamis mehr.
event-VotesPlaced = { $seat } setzt { $amount } Auctoritas auf „{ $course }“.
event-VoteAbstained = { $seat } setzt kein Auctoritas.
event-VotesAdded = Die Stimmen von { $seat } zählen { $amount } mehr.
event-VotesTurned = Die Stimmen von { $seat } gehen an „{ $course }“.
event-HeroCounted = „{ $hero }“ zählt { $amount } mehr für { $seat }.
event-VotesCounted = Stimmen für „{ $course }“: { $amount }.
event-OptionChosen = „{ $event }“: „{ $course }“ tritt in Kraft.
event-ActionAnnounced = { $seat } kündigt an: { $deed }.
event-ActionCancelled = Die Aktion von { $seat } wird annulliert: { $deed }.
event-CardDiscarded = { $seat ->
    [niemand] „{ $card }“ kommt auf den Ablagestapel.
   *[other] { $seat } legt „{ $card }“ ab.
}
event-CardTaken = { $seat } nimmt „{ $card }“.
event-CardPlayed = { $seat } spielt „{ $card }“ für { $cost } Nomisma aus.
event-IntriguePlayed = { $seat } spielt die Intrige „{ $card }“ für { $cost } Nomisma.
event-IntrigueCancelled = „{ $card }“ von { $seat } hat keine Wirkung.
event-CardAttached = { $seat } legt „{ $card }“ hinter „{ $hero }“.
event-BandonBroken = { $seat } löst das Bandon von „{ $hero }“ auf.
event-CardActivated = { $marked-id ->
    [yes] { $seat } aktiviert „{ $card }“.
   *[other] { $seat } aktiviert „{ $card }“ ohne Dynamis.
}
event-ResourceSold = { $seat } verkauft 1 { $good } für { $price } Nomisma.
event-ResourceBought = { $seat } kauft 1 { $good } für { $price } Nomisma.
event-MarketReset = { $seat } setzt den Markt zurück.
event-CardRemoved = „{ $card }“ von { $seat } verlässt das Spiel.
event-CardTurnedDown = „{ $card }“ von { $seat } wird verdeckt.
event-CardTurnedUp = „{ $card }“ wird wieder aufgedeckt.
event-ContributionRevealed = { $seat } trägt { $amount } { $good } bei.
event-SubstitutionDeclared = „{ $hero }“ von { $seat }: 1 { $good } steht für 1 { $for }.
event-EventFulfilled = Erfüllt: { $event }.
event-EventCancelled = Annulliert: { $event }; nicht alles Geforderte wurde beigetragen.
event-SoloEventFulfilled = Erfüllt: { $solo }.
event-SoloEventFailed = Nicht erfüllt: { $solo }.
event-VictorNamed = { $seat } ist mit dem größten Beitrag siegreich.
event-LoserNamed = { $seat } ist mit dem kleinsten Beitrag bezwungen.
event-DoxaScored = { $seat } erhält { $amount } Doxa { why }.
event-DoxaLost = { $seat } verliert { $amount } Doxa { why }.
event-PenaltyAverted = { $seat } erleidet die Strafe nicht.
event-UnitPlaced = In { $territory } steht jetzt { $unit-nom }.
event-UnitMoved = { $unit-nom } zieht von { $from } nach { $to }.
event-BidRevealed = { $seat } hat { $amount } geboten.
event-BidRaised = Das Gebot von { $seat } zählt { $amount } mehr.
event-TrialPlaced = { $seat } erhält Platz { $place } in der Prüfung.
event-RingPassed = Der Kaiserliche Ring geht an { $seat }.
event-LootDivided = { $seat } legt { $amount } { $good } auf den ersten Stapel.
event-PileTaken = { $seat } nimmt { $pile-acc }.
event-MissionScored = { $seat } deckt „{ $mission }“ auf: { $amount } Doxa.
event-SoloEventRevealed = Aufgedeckt: { $solo }.
event-CardProtected = „{ $card }“ bleibt im Angebot.
event-CostPaid = Die Zusatzkosten von „{ $solo }“ sind bezahlt.
event-DisplaySwept = Das Angebot wird abgeräumt.
event-ReignEnded = Das Urteil über deine Herrschaft: { $verdict }.
event-GameEnded = Das Spiel ist zu Ende.
event-MomentPassed = Niemand reagiert.
event-PhaseBegan = { $phase-id ->
    [action] Die Aktionsphase beginnt.
    [resolution] Die Auflösungsphase beginnt: Alles Dynamis kommt zurück.
   *[other] Die letzte Runde ist vorbei.
}
event-DynamisDealt = Alle haben in dieser Runde { $amount } Dynamis.
event-InitiativeFixed = Initiative: { $order }.
event-TrialOpened = „{ $event }“ ist eine Prüfung: Es wird nicht abgestimmt.
event-TrialEnded = Die Prüfung „{ $event }“ ist vorbei.
event-MarketPacked = Der Markt rückt auf: { $goods }.
event-MissionsDealt = { $seat } erhält { $count ->
    [one] 1 Mission
   *[other] { $count } Missionen
  }.
event-MissionThrownUnseen = { $seat } wirft eine Mission verdeckt ab.
event-PacketDealt = { $seat } erhält { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
  } zur Auswahl.
event-PacketReceived = { $seat } erhält { $cards }.
event-CardKept = { $seat } behält eine Karte.
event-CardLaidAside = { $seat } sieht sich eine Karte vom Deck an.
event-ChaliceFilled = { $seat } leiht sich { $amount } Stück aus dem Kelch.
event-MostVotesPlaced = Niemand hat mehr gesetzt als { $seat }.
event-ContributionHeld = { $seat } hält bereit: { $amount } { $good }.
event-BidHeld = { $seat } bietet { $amount }.

# Why not
reason-abstain-instead = Wer nichts setzen will, enthält sich.
reason-activate-one = Eine Karte oder ein Bandon muss aktiviert werden.
reason-already-activated = Darauf liegt schon ein Dynamis.
reason-already-in-market = Der Markt hat diese Ressource, und sie ist nicht die erste.
reason-already-paid = Die Kosten sind schon bezahlt.
reason-already-protected = Diese Karte ist schon geschützt.
reason-already-there = Die Einheit ist schon dort.
reason-already-turned-up = Dieses Ereignis ist schon aufgedeckt.
reason-amounts-first = Nenne zuerst die Mengen.
reason-another-player = Es muss eine andere Person sein.
reason-another-resource = Es kann nur für eine andere Ressource stehen.
reason-break-before-forming = Bandons werden aufgelöst, bevor neue gebildet werden.
reason-break-its-bandon-first = Erst muss sein Bandon aufgelöst werden.
reason-buy-at-least-one = Mindestens eine Ressource muss gekauft werden.
reason-cannot-pay = Du kannst es nicht bezahlen.
reason-copied-once = Die erste Ressource kann nur einmal pro Aktion kopiert werden.
reason-dynamis-left = Wer Dynamis hat, muss handeln.
reason-empty-pile = Der Ablagestapel ist leer.
reason-face-down = Eine verdeckte Karte kann nicht benutzt werden.
reason-intrigue-cards-have-windows = Eine Intrigenkarte wird in ihrem Augenblick gespielt, nicht wie andere Karten.
reason-it-is-the-card-to-play = Das ist die Karte, die du spielen willst.
reason-marked-with-dynamis = Karten mit einem Dynamis bleiben, wie sie liegen.
reason-market-full = Der Markt hat kein freies Feld.
reason-more-than-required = So viel davon verlangt das Ereignis nicht.
reason-more-than-there-is = So viel davon gibt es nicht.
reason-name-the-target-first = Nenne zuerst das Gebiet.
reason-no-cards-left = Deck und Ablagestapel sind leer.
reason-no-dynamis = Du hast kein Dynamis mehr.
reason-no-event-there = Dort liegt kein Ereignis.
reason-no-moves-left = Für jede gebaute Einheit eine Bewegung, und keine ist übrig.
reason-no-slot = Bei diesem Helden ist kein Platz für diese Karte.
reason-no-such-bandon = Ein solches Bandon liegt nicht in deinem Bereich.
reason-no-such-unit-there = Eine solche Einheit gibt es nicht.
reason-none-in-stock = Du hast keine.
reason-none-left = Es ist keine übrig.
reason-not-a-bandon = Das ist kein Bandon.
reason-not-a-possible-card = Diese Karte kann es nicht treffen.
reason-not-a-resource = Das ist keine Ressource.
reason-not-among-them = Sie ist nicht unter diesen Karten.
reason-not-an-intrigue-card = Das ist keine Intrigenkarte.
reason-not-before-you = Diese Karte liegt nicht vor dir.
reason-not-for-the-end = Diese Karte ist nicht für das Spielende gemacht.
reason-not-in-hand = Du hast diese Karte nicht auf der Hand.
reason-not-in-market = Der Markt hat sie nicht.
reason-not-in-your-area = Diese Karte liegt nicht in deinem Bereich.
reason-not-on-display = Diese Karte liegt nicht im Angebot.
reason-not-required = Das Ereignis verlangt es nicht.
reason-not-this-hero = Dieser Held kann es jetzt nicht.
reason-not-tied = Diese Person ist nicht unter den Gleichen.
reason-not-yours = Diese Mission gehört dir nicht.
reason-not-your-turn = Karten legst du nur in deinem eigenen Zug ab.
reason-nothing-to-activate = Du hast nichts zu aktivieren.
reason-nothing-to-build = Es gibt keine Einheit, die du bauen kannst.
reason-nothing-to-buy = Du kannst dir nichts leisten.
reason-nothing-to-pay = Es gibt nichts zu bezahlen.
reason-nothing-to-produce = Es produziert nichts.
reason-nothing-to-sell = Du hast nichts, was der Markt nimmt.
reason-once-a-unit = Nur einmal für jede Einheit.
reason-one-kind-after-the-other = Eine Art nach der anderen.
reason-one-seal-a-round = Nur ein Siegel pro Runde.
reason-one-target = Das Gebiet ist schon genannt.
reason-only-a-hero-in-front-leads = Nur ein Held, der vorne liegt, führt ein Bandon.
reason-only-in-solo = Das gibt es nur im Solo-Modus.
reason-part-of-a-bandon = Sie ist Teil eines Bandons.
reason-sell-at-least-one = Mindestens eine Ressource muss verkauft werden.
reason-take-one = Eine Karte muss genommen werden.
reason-taken = Diese Position ist besetzt.
reason-too-little-auctoritas = Du hast zu wenig Auctoritas.
reason-too-little-in-stock = So viel hast du nicht.
reason-too-little-nomisma = Du hast zu wenig Nomisma.
reason-used-already = Es ist schon benutzt worden.
reason-without-effect = Es hätte jetzt keine Wirkung.
reason-wrong-class = Diese Einheit ist von einer anderen Klasse.
reason-wrong-window = Diese Karte passt nicht zu diesem Augenblick.

# Reichskarten
card-theodora = Theodora
card-tribonian = Tribonian
card-junillus = Junillus
card-procopius-of-caesarea = Prokopios von Caesarea
card-antonina = Antonina
card-john-the-cappadocian = Johannes der Kappadokier
card-peter-the-patrician = Petros der Patrizier
card-commissioner-of-food-supply = Kommissar für Lebensmittelversorgung
    .narrow = Kommissar für Lebens­mittel­versorgung
card-steward-of-the-food-supply = Verwalter der Lebensmittelversorgung
    .narrow = Verwalter der Lebens­mittel­versorgung
card-treasurer = Schatzmeister
card-silentiaries-of-the-palace = Silentiarier des Palastes
card-prefect-of-the-city = Stadtpräfekt
card-law-clerks-of-the-quaestor = Rechtsschreiber des Quaestors
card-codex-commission = Codex-Kommission
card-referendarii = Referendare
card-senate-of-constantinople = Senat von Konstantinopel
card-chamberlains-of-the-bedchamber = Kämmerer des Schlafgemachs
card-agentes-in-rebus = Agentes in Rebus
card-excubitor-captains = Hauptleute der Exkubitoren
card-aqueduct-wardens = Wärter der Aquädukte
card-menas-the-patriarch = Patriarch Menas
card-severus-of-antioch = Severus von Antiochien
card-eutychius = Eutychios
card-pope-vigilius = Papst Vigilius
card-sabas-of-mar-saba = Sabas von Mar Saba
card-romanos-the-melodist = Romanos der Melode
card-jacob-baradaeus = Jakob Baradäus
card-church-steward = Kirchenverwalter
    .narrow = Kirchen­verwalter
card-icon-workers-of-mount-sinai = Ikonenwerker vom Berg Sinai
card-ecclesiastical-escort = Ekklesiastische Begleitung
card-deacons-of-the-great-church = Diakone der Großen Kirche
card-sleepless-monks = Schlaflose Mönche
card-stylites-of-syria = Säulenheilige Syriens
card-hospice-of-sampson = Hospiz des Sampson
card-scribes-of-the-scriptorium = Schreiber des Skriptoriums
card-synod-of-bishops = Synode der Bischöfe
card-orphanage-of-zotikos = Waisenhaus des Zotikos
card-mosaicists-of-ravenna = Mosaizisten von Ravenna
card-pilgrims-of-jerusalem = Pilger nach Jerusalem
card-nuns-of-the-metanoia = Nonnen der Metanoia
card-belisarius = Belisarius
card-narses = Narses
card-germanus = Germanus
card-mundus = Mundus
card-buzes = Buzes
card-artabanes = Artabanes
card-martin = Martin
card-john-troglita = Johannes Troglita
card-military-secretary = Militärsekretär
    .narrow = Militär­sekretär
card-head-of-fortifications = Leiter der Befestigungsanlagen
    .narrow = Leiter der Befesti­gungs­anlagen
card-military-supplier = Militärversorger
    .narrow = Militär­versorger
card-bucellarii-guard = Garde der Bucellarier
card-isaurian-infantry = Isaurische Infanterie
card-herul-horsemen = Herulische Reiter
card-hunnic-archers = Hunnische Bogenschützen
card-limitanei-of-the-frontier = Limitanei der Grenze
card-dromon-crews = Dromonenmannschaften
    .narrow = Dromonen­mann­schaften
card-siege-engineers = Belagerungsingenieure
    .narrow = Belagerungs­ingenieure
card-armourers-of-the-fabricae = Waffenschmiede der Fabricae
card-scholae-palatinae = Scholae Palatinae
card-anthemius-of-tralles = Anthemios von Tralleis
card-cosmas-indicopleustes = Cosmas Indicopleustes
card-peter-barsymes = Peter Barsymes
card-two-silk-smugglers = Die zwei Seidenschmuggler
    .narrow = Die zwei Seiden­schmuggler
card-julian-the-envoy = Julian der Gesandte
card-hephaestus-of-alexandria = Hephaistos von Alexandria
card-isidore-of-miletus = Isidor von Milet
card-sculpture-suppliers-of-aphrodisias = Skulpturenlieferanten von Aphrodisias
    .narrow = Skulpturen­lieferanten von Aphrodisias
card-glassblowers-of-palestine = Glasbläser von Palästina
card-telones-of-the-harbour-gate = Telones des Hafentors
card-silk-weavers-of-tyre = Seidenweber von Tyros
card-spice-traders-of-clysma = Gewürzhändler von Klysma
card-money-changers-of-the-mese = Geldwechsler der Mese
card-shipowners-of-alexandria = Reeder von Alexandria
card-purple-dyers-of-tyre = Purpurfärber von Tyros
card-ivory-carvers = Elfenbeinschnitzer
    .narrow = Elfenbein­schnitzer
card-papyrus-makers-of-egypt = Papyrusmacher Ägyptens
card-caravan-masters-of-palmyra = Karawanenführer von Palmyra
card-silversmiths-of-antioch = Silberschmiede von Antiochia
card-marble-cutters-of-prokonnesos = Marmorschneider von Prokonnesos
card-apion-of-oxyrhynchus = Apion von Oxyrhynchos
card-africanus = Africanus
card-dioscorus-of-aphrodito = Dioskoros von Aphrodito
card-arethas-the-phylarch = Arethas der Phylarch
card-nicholas-of-sion = Nikolaus von Sion
card-cutzinas-the-moor = Cutzinas der Maure
card-fishermen-of-lesbos = Fischer von Lesbos
card-grain-fields-of-egypt = Kornfelder Ägyptens
card-vineyards-of-gaza = Weinberge von Gaza
card-olive-groves-of-africa = Olivenhaine Afrikas
card-shepherds-of-anatolia = Hirten Anatoliens
card-timber-cutters-of-pontus = Holzfäller von Pontos
card-quarrymen-of-thasos = Steinbrecher von Thasos
card-horse-breeders-of-cappadocia = Pferdezüchter Kappadokiens
card-beekeepers-of-attica = Imker Attikas
card-lumber-yards-of-bithynia = Holzplätze Bithyniens
card-village-elders = Dorfälteste
card-monastery-farmers = Klosterbauern
card-frontier-settlers = Siedler an der Grenze
card-mulberry-growers-of-phoenicia = Maulbeerpflanzer Phöniziens
    .narrow = Maulbeer­pflanzer Phöniziens

# Intrigenkarten
card-purple-persuasion = Violette Überzeugung
card-whisper-of-the-confessor = Flüstern des Beichtvaters
card-mandate-of-the-sword = Auftrag des Schwertes
card-price-of-loyalty = Preis der Treue
card-sealed-decree = Versiegelter Erlass
card-day-of-holy-silence = Tag der heiligen Stille
card-iron-custody = Eiserne Haft
card-closed-harbour = Geschlossener Hafen
card-veto-of-the-quaestor = Veto des Quaestors
card-anathema = Anathema
card-turned-courier = Umgedrehter Kurier
card-bought-informer = Gekaufter Zuträger
card-senatorial-mandate = Senatorischer Auftrag
card-pilgrimage = Pilgerfahrt
card-march-of-duty = Marsch der Pflicht
card-trade-envoy = Handelsgesandter
    .narrow = Handels­gesandter
card-seal-of-appointment = Siegel der Ernennung
card-shepherds-of-the-faith = Hirten des Glaubens
card-call-of-the-banner = Ruf des Banners
card-rising-of-the-agora = Aufbruch der Agora
card-imperial-stores = Kaiserlicher Vorrat
card-episcopal-stores = Bischöflicher Vorrat
card-spoils-of-war = Kriegsbeute
card-artisans-reserve = Reserve des Handwerkers
card-assassination = Meuchelmord
card-seduction = Verführen
card-forced-tonsure = Erzwungene Tonsur
card-poisoned-cup = Vergifteter Becher
card-acclamation-of-the-circus = Zuruf des Zirkus
card-blessing-of-the-patriarch = Segen des Patriarchen
card-swords-in-the-square = Schwerter auf dem Platz
card-purse-at-the-chalke-gate = Börse am Chalke-Tor
card-learned-advocate = Gelehrter Anwalt
card-vigil-of-the-relics = Wache bei den Reliquien
card-show-of-arms = Waffenschau
card-hidden-warehouse = Verborgenes Lagerhaus
card-panegyric = Panegyrikus
card-right-of-asylum = Asylrecht
card-triumphal-entry = Triumphaler Einzug
card-cooked-ledgers = Gefälschte Bücher

# Ereignisse und die Namen ihrer Optionen
event-accession-of-justinian = Thronbesteigung Justinians
course-accession-of-justinian-1 = Krönung vor dem Volk
course-accession-of-justinian-2 = Krönung in der Palastkapelle
event-antioch-in-ruins = Antiochia in Trümmern
course-antioch-in-ruins-1 = Wiederaufbau als Stadt Gottes
course-antioch-in-ruins-2 = Die Märkte wieder öffnen
event-codex-of-justinian = Der Codex Justinians
event-neoplatonic-academy = Die Neuplatonische Akademie
course-neoplatonic-academy-1 = Die Philosophen zum Schweigen bringen
course-neoplatonic-academy-2 = Das hellenische Gedankengut bewahren
event-embassy-to-axum = Gesandtschaft nach Aksum
course-embassy-to-axum-1 = Die Seide Indiens kaufen
course-embassy-to-axum-2 = Die Himyariten bewaffnen
event-eternal-peace = Das Ewige Friedensabkommen
course-eternal-peace-1 = Das Gold des Friedens zahlen
course-eternal-peace-2 = Die Grenze bewaffnen
event-nika-riot = Der Nika-Aufstand
course-nika-riot-1 = Das Hippodrom stürmen
course-nika-riot-2 = Die Blauen kaufen
event-vandal-expedition = Der Vandalenfeldzug
course-vandal-expedition-1 = Landung bei Caput Vada
course-vandal-expedition-2 = Die maurischen Stämme aufrufen
event-letters-of-amalasuntha = Briefe der Amalasuntha
course-letters-of-amalasuntha-1 = Die Königin schützen
course-letters-of-amalasuntha-2 = Lilybaeum fordern
event-triumph-of-belisarius = Triumph des Belisarius
event-founding-of-justiniana-prima = Gründung von Justiniana Prima
course-founding-of-justiniana-prima-1 = Ein Sitz für den Erzbischof
course-founding-of-justiniana-prima-2 = Ein Sitz für den Präfekten
event-dimmed-sun = Die verdunkelte Sonne
course-dimmed-sun-1 = Die Kornspeicher öffnen
course-dimmed-sun-2 = Bußprozessionen
event-dedication-of-hagia-sophia = Weihe der Hagia Sophia
event-guardians-of-the-siege-of-rome = Wächter der Belagerung Roms
course-guardians-of-the-siege-of-rome-1 = Das Aurelianische Bollwerk
course-guardians-of-the-siege-of-rome-2 = Die Stadt ernähren
event-temple-of-philae = Der Tempel von Philae
course-temple-of-philae-1 = Den Isistempel schließen
course-temple-of-philae-2 = Ihn den Blemmyern lassen
event-sack-of-antioch = Die Plünderung Antiochias
course-sack-of-antioch-1 = Die Gefangenen freikaufen
course-sack-of-antioch-2 = Zum Orontes marschieren
event-great-plague = Die große Pest
course-great-plague-1 = Hospize und Begräbnisse
course-great-plague-2 = Die Häfen sperren
event-last-consul = Der letzte Konsul
event-three-chapters = Die Drei Kapitel
course-three-chapters-1 = Die Kapitel verdammen
course-three-chapters-2 = Die afrikanischen Bischöfe anhören
event-plains-of-cato = Die Ebenen des Cato
course-plains-of-cato-1 = In die Wüste verfolgen
course-plains-of-cato-2 = Die Küstenstädte ummauern
event-tumult-in-alexandria = Tumult in Alexandria
course-tumult-in-alexandria-1 = Den Patriarchen mit Gewalt einsetzen
course-tumult-in-alexandria-2 = Korn gegen den Streit
event-expedition-to-spania = Expedition nach Spania
course-expedition-to-spania-1 = Die Häfen nehmen
course-expedition-to-spania-2 = Mit Athanagild verhandeln
event-battle-of-taginae = Die Schlacht von Taginae
course-battle-of-taginae-1 = Bogenschützen an den Flügeln
course-battle-of-taginae-2 = Langobardische Lanzen
event-silkworm-eggs = Die Eier der Seidenraupe
course-silkworm-eggs-1 = Ein Monopol der Krone
course-silkworm-eggs-2 = Die Weber freigeben
event-second-council-of-constantinople = Das Zweite Konzil von Konstantinopel
event-pragmatic-sanction = Die Pragmatische Sanktion
course-pragmatic-sanction-1 = Die Senatoren wiedereinsetzen
course-pragmatic-sanction-2 = Die Kirchen beschenken
event-fall-of-the-great-dome = Einsturz der großen Kuppel
event-zabergan-at-the-long-wall = Zabergan an der Langen Mauer
course-zabergan-at-the-long-wall-1 = Belisarius zurückrufen
course-zabergan-at-the-long-wall-2 = Gold für die Kutriguren
event-fifty-years-peace = Der Fünfzigjährige Friede
course-fifty-years-peace-1 = In Dara unterzeichnen
course-fifty-years-peace-2 = Lazika halten
event-funeral-of-the-emperor = Begräbnis des Kaisers

# Solo-Ereignisse
solo-western-mediterranean-route = Westliche Mittelmeerroute
solo-watch-on-the-danube = Wacht an der Donau
solo-teachers-of-the-faith = Lehrer des Glaubens
solo-walls-of-dara = Die Mauern von Dara
solo-pepper-from-the-south = Pfeffer aus dem Süden
solo-ashes-of-the-nika-riot = Asche des Nika-Aufstands
solo-a-fleet-for-africa = Eine Flotte für Afrika
solo-monks-of-the-judaean-desert = Mönche der Judäischen Wüste
solo-market-day-at-thessalonica = Markttag in Thessalonike
solo-riders-for-carthage = Reiter für Karthago
solo-landing-in-sicily = Landung auf Sizilien
solo-bread-after-the-dark-summer = Brot nach dem dunklen Sommer
solo-great-church = Die Große Kirche
solo-walls-of-rome = Die Mauern Roms
solo-monks-beyond-the-cataract = Mönche jenseits des Katarakts
solo-road-to-antioch = Die Straße nach Antiochia
solo-water-for-the-city = Wasser für die Stadt
solo-harbours-of-the-plague = Häfen der Pest
solo-african-sees = Die afrikanischen Bistümer
solo-forts-of-the-aures = Festungen im Aures
solo-slavs-across-the-river = Slawen über dem Fluss
solo-ports-of-spania = Häfen von Spania
solo-looms-of-phoenicia = Webstühle Phöniziens
solo-narses-marches-south = Narses zieht nach Süden
solo-fathers-of-the-council = Väter des Konzils
solo-senate-of-the-west = Senat des Westens
solo-pilgrim-hostels-of-the-jordan = Pilgerherbergen am Jordan
solo-raising-the-dome-anew = Die Kuppel neu errichten
solo-grain-fleet-of-alexandria = Kornflotte von Alexandria
solo-cisterns-and-courts-of-serdica = Zisternen und Gerichte von Serdica

# Missionen
mission-power-of-authority = Macht der Autorität
mission-shepherd-of-the-flock = Hirte der Herde
mission-lord-of-hosts = Herr der Heere
mission-patron-of-the-guilds = Patron der Gilden
mission-heir-of-old-rome = Erbe des alten Rom
mission-master-of-carthage = Meister von Karthago
mission-warden-of-illyricum = Hüter Illyriens
mission-pride-of-the-city = Stolz der Stadt
mission-shield-of-the-east = Schild des Ostens
mission-granary-of-the-empire = Kornkammer des Reiches
mission-keeper-of-intrigues = Hüterin der Intrigen
mission-companion-of-heroes = Gefährte der Helden
mission-master-of-offices = Meister der Ämter
mission-exarch-of-souls = Exarch der Seelen
mission-magister-militum = Magister Militum
mission-prince-of-merchants = Fürst der Händler
mission-lord-of-the-estates = Herr der Güter
mission-golden-treasury = Goldener Schatz
mission-laurels-of-victory = Lorbeeren des Sieges
mission-chronicler-of-ruin = Chronist des Untergangs
mission-architect-of-order = Architekt der Ordnung
mission-five-pillars = Fünf Säulen
mission-captain-of-bandons = Hauptmann der Bandons
mission-ear-of-the-emperor = Ohr des Kaisers
mission-builder-of-the-age = Baumeister der Zeit

# Territorien
territory-italia = Italia
territory-africa = Africa
territory-illyricum = Illyricum
territory-thracia = Thracia
territory-oriens = Oriens
territory-aegyptus = Aegyptus

# Elfenbeinschatullen
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
loot-card = Karte vom Deck
box-box-01 = Elfenbeinschatulle 1
box-box-02 = Elfenbeinschatulle 2
box-box-03 = Elfenbeinschatulle 3
box-box-04 = Elfenbeinschatulle 4
box-box-05 = Elfenbeinschatulle 5
box-box-06 = Elfenbeinschatulle 6
box-box-07 = Elfenbeinschatulle 7
box-box-08 = Elfenbeinschatulle 8
box-box-09 = Elfenbeinschatulle 9
box-box-10 = Elfenbeinschatulle 10
box-box-11 = Elfenbeinschatulle 11
box-box-12 = Elfenbeinschatulle 12
box-box-13 = Elfenbeinschatulle 13
box-box-14 = Elfenbeinschatulle 14
box-box-15 = Elfenbeinschatulle 15
box-box-16 = Elfenbeinschatulle 16
box-box-17 = Elfenbeinschatulle 17
box-box-18 = Elfenbeinschatulle 18
box-box-19 = Elfenbeinschatulle 19
box-box-20 = Elfenbeinschatulle 20
box-box-21 = Elfenbeinschatulle 21
box-box-22 = Elfenbeinschatulle 22
box-box-23 = Elfenbeinschatulle 23
box-box-24 = Elfenbeinschatulle 24
box-box-25 = Elfenbeinschatulle 25
box-box-26 = Elfenbeinschatulle 26
box-box-27 = Elfenbeinschatulle 27
box-box-28 = Elfenbeinschatulle 28
box-box-29 = Elfenbeinschatulle 29
box-box-30 = Elfenbeinschatulle 30
box-box-31 = Elfenbeinschatulle 31
box-box-32 = Elfenbeinschatulle 32
box-box-33 = Elfenbeinschatulle 33
box-box-34 = Elfenbeinschatulle 34
box-box-35 = Elfenbeinschatulle 35
box-box-36 = Elfenbeinschatulle 36
box-box-37 = Elfenbeinschatulle 37
box-box-38 = Elfenbeinschatulle 38
box-box-39 = Elfenbeinschatulle 39
box-box-40 = Elfenbeinschatulle 40

# Warum ein Bot es rät
hint-doxa = Es bringt { $points } Doxa mehr als eine andere gute Möglichkeit.
hint-stock = Es lässt dir mehr Ressourcen und Geld.
hint-cards = Deine Karten bringen dadurch in den kommenden Runden mehr ein.
hint-hand = Es hält gute Karten auf deiner Hand.
hint-missions = Es dient deinen Missionen.
hint-placings = Es zählt für die Platzierungen am Ende des Spiels.

# Vorab-Anweisungen.
order-pass = Auf Reaktionen verzichten
order-pass-unless = Mich trotzdem fragen
    .never = nie
    .aimed = wenn eine Karte mir gilt
until-turn = bis ich am Zug bin
until-event = bis dieses Ereignis vorbei ist
until-intrigue = bis jemand eine Intrigenkarte spielt

# What the panel calls each sort of action, and each thing it asks for
x-undone-announce = Du kannst noch eine Aktion ankündigen.
x-verb-throw = Eine Mission abwerfen
x-verb-keep = Eine Karte behalten
x-verb-seal = Dein Siegel setzen
x-verb-take = Eine Ressource nehmen
x-verb-vote = Auctoritas setzen
x-verb-favour = Den Gleichstand entscheiden
x-verb-announce = Eine Aktion ankündigen
x-verb-discard = Eine Karte gegen Entschädigung ablegen
x-verb-intrigue = Eine Intrigenkarte spielen
x-verb-draw = Karten ziehen
x-verb-pick = Eine Karte aus dem Angebot nehmen
x-verb-play = Eine Karte ausspielen
x-verb-attach = Eine Karte hinter einen Helden legen
x-verb-break = Ein Bandon auflösen
x-verb-activate = Karte oder Bandon aktivieren
x-verb-sell = Eine Ressource verkaufen
x-verb-buy = Eine Ressource kaufen
x-verb-give = Ressourcen geben
x-verb-stand = Einen Helden für eine Ressource einstehen lassen
x-verb-name = Eine Person bestimmen
x-verb-bid = Bieten
x-verb-lose = Eine Karte abgeben
x-verb-to = Das Gebiet wählen
x-verb-move = Eine Einheit bewegen
x-verb-place = Eine Einheit aufstellen
x-verb-target = Eine Karte wählen
x-verb-divide = Die Beute teilen
x-verb-pile = Einen Stapel nehmen
x-verb-build = Eine Einheit bauen
x-verb-shift = Eine Einheit bewegen
x-verb-reveal = Ein Ereignis für 3 Auctoritas aufdecken
x-verb-protect = Eine Karte für 1 Auctoritas schützen
x-field-mission = die Mission
x-field-card = die Karte
x-field-hero = der Held
x-field-keimelion = das Keimelion
x-field-good = die Ressource
x-field-option = die Option
x-field-amount = wie viel
x-field-deed = die Aktion
x-field-way = von wo
x-field-demos = wer
x-field-territory = das Gebiet
x-field-unit = die Einheit
x-field-pile = der Stapel
x-field-from = von wo
x-field-to = wohin
x-field-space = das Feld

# How it ended
x-end-doxa = Das letzte Ereignis ist entschieden: Die meiste Doxa gewinnt.
x-end-verdict = Die Herrschaft ist zu Ende: Deine Doxa spricht das Urteil.
x-end-defeated = Deine Doxa ist auf null gefallen: Die Herrschaft endet sofort.
x-style-random = Spielt, welche Karte gerade oben liegt.
x-style-novice = Mag Kirchen und gibt aus, ehe er zählt.
x-style-steady = Baut Bandons auf und zahlt seinen Anteil.
x-style-strong = Sieht, was die anderen brauchen, und hält eine Karte für die Abstimmung zurück.
x-style-master = Weiß, wann ein Ereignis besser annulliert wird und wer dafür büßt.

# Was eine Aktion kostet und bringt
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
x-count-missions = deine Missionen, nach jetzigem Stand

# What brought points, on the page that tells how a game went
x-source-set-up = Zu Beginn
x-source-resources-contributed = Beigetragene Ressourcen
x-source-nomisma-contributed = Beigetragene Nomisma
x-source-most-auctoritas = Am meisten Auctoritas
x-source-reward-of-an-event = Belohnungen von Ereignissen
x-source-penalty-of-an-event = Strafen von Ereignissen
x-source-trials = Prüfungsereignisse
x-source-heroes = Helden
x-source-instants = Sofortfähigkeiten
x-source-doxa-given-as-a-resource = Doxa als Ressource gegeben
x-source-intrigue = Intrigenkarten
x-source-placing-by-resources = Die meisten Ressourcen am Ende
x-source-placing-by-cards = Teuerste Karten am Ende
x-source-missions = Missionen
x-source-units-built = Errichtete Einheiten
x-source-results-of-solo-events = Ergebnisse von Ereignissen
# Die Erzählung: Überschriften und Summen.
why = { $rule ->
    [BZN-CON-05] für beigetragene Ressourcen
    [BZN-CON-06] für beigetragene Nomisma
    [BZN-INF-07] für das meiste Auctoritas
    [BZN-INF-08] für ebenso viel Auctoritas wie andere
    [BZN-FUL-03] als Belohnung des Siegreichen
    [BZN-FUL-04] als Strafe
    [BZN-TRI-04] für den Platz in der Prüfung
    [BZN-CRD-04] durch einen Helden
    [BZN-CRD-05] durch eine Sofortfähigkeit
    [BZN-CLR-01] als Ressource gegeben
    [BZN-ITR-04] durch eine Intrige
    [BZN-IVB-03] aus einer Elfenbeinschatulle
    [BZN-SCO-02] für übrige Ressourcen
    [BZN-SCO-03] für die teuersten Karten
    [BZN-MSR-01] für Missionen
    [BZN-SOL-03] für gebaute Einheiten
    [BZN-SOL-25] für Ereignisse der Herrschaft
   *[other] nach den Regeln
  }
story-sums-2 = Die Runde
story-sums-1 = Das ganze Spiel
story-laid = Auf dem Spielbrett liegen: { $items }.
    .item = „{ $event }“
story-missions = { $seat } erhält die Missionen { $items }.
    .item = „{ $mission }“
story-missions-dealt = Ausgeteilte Missionen: { $items }.
    .item = { $seat } { $count }
story-thrown = Eine Mission abgeworfen: { $items }.
    .item = { $seat }
story-drawn = { $seat } zieht { $items }.
    .then = zieht { $items }
    .item = „{ $card }“
story-packets = Karten zur Auswahl: { $items }.
    .item = { $seat } { $count }
story-drafted = { $seat } behält { $items }.
    .item = „{ $card }“
story-kept = Behaltene Karten: { $items }.
    .item = { $seat } { $count }
story-left-over = Übrig und abgelegt: { $items }.
    .item = „{ $card }“
story-display = Neu im Angebot: { $items }.
    .item = „{ $card }“
story-paid = { $seat } zahlt { $items }.
    .item = { $count } { $good }
story-box = In der Schatulle { $keimelion-bei }: { $items }.
    .item = { $count } { $loot }
story-votes = Die Stimmen: { $items }.
    .item = „{ $course }“ { $count }
story-DynamisGained = { $seat } hat in dieser Runde { $amount } Dynamis mehr.
    .then = hat in dieser Runde { $amount } Dynamis mehr
story-gained = { $seat } erhält { $items }.
    .then = erhält { $items }
    .item = { $count } { $good }
story-taken-unseen = { $seat } nimmt { $times ->
    [one] eine Karte
   *[other] { $times } Karten
  } vom Deck.
    .then = nimmt { $times ->
        [one] eine Karte
       *[other] { $times } Karten
      } vom Deck
story-taken = { $seat } nimmt { $items }.
    .then = nimmt { $items }
    .item = „{ $card }“
story-discarded = { $seat ->
    [niemand] Abgelegt: { $items }.
   *[other] { $seat } legt { $items } ab.
  }
    .then = legt { $items } ab
    .item = „{ $card }“
story-played = { $seat } spielt { $items } für { $total } Nomisma aus.
    .then = spielt { $items } für { $total } Nomisma aus
    .item = „{ $card }“
story-attached = { $seat } legt { $items } hinter „{ $hero }“.
    .then = legt { $items } hinter „{ $hero }“
    .item = „{ $card }“
story-activated = { $seat } aktiviert { $items }.
    .then = aktiviert { $items }
    .item = „{ $card }“
story-sold = { $seat } verkauft { $items } für { $total } Nomisma.
    .then = verkauft { $items } für { $total } Nomisma
    .item = { $good }
story-bought = { $seat } kauft { $items } für { $total } Nomisma.
    .then = kauft { $items } für { $total } Nomisma
    .item = { $good }
story-built = Neu auf der Karte: { $items }.
    .item = { $unit } ({ $territory })
story-held = { $seat } hält bereit: { $items }.
    .item = { $count } { $good }
story-contributed = { $seat } trägt { $items } bei.
    .item = { $count } { $good }
story-bid = Die Gebote: { $items }.
    .item = { $seat } { $count }
story-turned-up = Aufgedeckt: { $items }.
    .item = { $solo }
story-doxa-gained = { $seat } erhält { $total } Doxa { $items-count ->
    [one] { why }
   *[other] ({ $items })
  }.
    .then = erhält { $total } Doxa { $items-count ->
        [one] { why }
       *[other] ({ $items })
      }
    .item = { $count } { why }
story-doxa-lost = { $seat } verliert { $total } Doxa { $items-count ->
    [one] { why }
   *[other] ({ $items })
  }.
    .then = verliert { $total } Doxa { $items-count ->
        [one] { why }
       *[other] ({ $items })
      }
    .item = { $count } { why }
story-most-goods = Doxa für übrige Ressourcen: { $items }.
    .item = { $seat } { $count }
story-dearest-cards = Doxa für die teuersten Karten: { $items }.
    .item = { $seat } { $count }
story-mission = { $seat } deckt Missionen auf und erhält { $total } Doxa: { $items }.
    .item = „{ $mission }“ { $count }
story-doxa = { $seat }: { $total } Doxa ({ $items }).
    .item = { $count } { why }
    .so-far = { $seat } { $total } Doxa

# What a number is made of.

sum-doxa = Bisherige Doxa von { $seat }
sum-reason = Gewonnen oder verloren { why }
sum-before = Aus der Zeit vor diesem Protokoll
sum-end = { $seat }, wenn das Spiel jetzt endete
sum-doxa-now = Doxa jetzt
sum-resources = Übrige Ressourcen: { $count }, Platz { $place }
sum-cards = Kosten der gespielten Karten: { $count }, Platz { $place }
sum-mission = Mission „{ $mission }“, nach jetzigem Stand
sum-hidden = { $count ->
    [one] 1 geheime Mission kommt noch dazu.
   *[other] { $count } geheime Missionen kommen noch dazu.
  }
sum-cost = Was „{ $card }“ dich kostet
sum-printed = Aufgedruckte Kosten
sum-discount = Nachlass durch „{ $card }“
