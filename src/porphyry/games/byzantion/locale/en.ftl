# Byzantion, in English.
title = Byzantion
blurb = The court of Justinian, 527 to 565: sway the emperor, build your bandons, fulfil his decrees, and be remembered. For one to four.

# Options
option-length = Length
    .standard = Standard: six events
    .marathon = Marathon: nine events
option-missions = Missions dealt, kept and scored
    .six-five-three = 6 dealt, 5 kept, 3 scored
    .five-four-three = 5 dealt, 4 kept, 3 scored
option-ring = First holder of the imperial ring
    .random = by lot
    .blues = the Blues
    .greens = the Greens
    .reds = the Reds
    .whites = the Whites
option-substitution = What a hero's resource stands for is said
    .open = with all hands open
    .closed = in the closed hand
option-coins = Nomisma contributed to an event
    .doxa-only = bring doxa, and never victory
    .half = also count for victory, two as one resource
option-further = The extra card of Church Steward and similar cards
    .any = any card, also an intrigue card at its moment
    .empire = no intrigue card
option-supply = Pieces of a resource
    .box = twenty, as many as the box holds
    .endless = without end

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
    [one] card from the deck
   *[other] cards from the deck
}
x-lost-card = { $amount ->
    [one] card from the hand
   *[other] cards from the hand
}
x-good-any = { $amount ->
    [one] resource of your choice
   *[other] resources of your choice
}
type-palatine = Palatine
type-ekklesiastik = Ekklesiastik
type-stratiotika = Stratiotika
type-emporion = Emporion
type-rustica = Rustica
keimelion-labarum = labarum
keimelion-chalice = chalice
keimelion-sceptre = sceptre
keimelion-robes = robes
option-first = first option
option-second = second option
answer-no = no
answer-yes = yes
phase-setup = set-up
phase-event = event phase
phase-action = action phase
phase-resolution = resolution phase
phase-end = end of the game
pile-first = first pile
pile-second = second pile
deed-draw = draw cards
deed-play = play cards
deed-activate = activate a card or bandon
deed-sell = sell resources
deed-buy = buy resources
deed-reset = reset the market
deed-build = build units
way-deck = two cards from the deck
way-display = one from the deck and one from the display
way-discard = one from the deck and the top of the discard pile
demos-blues = Blues
demos-greens = Greens
demos-reds = Reds
demos-whites = Whites
window-own_vote = you place your auctoritas
window-vote_cast = a vote has been cast
window-action_announced = an action has been announced
window-intrigue_played = an intrigue card has been played
window-own_turn = it is your turn
window-any = at any time
window-trial_bid = the bids are open
window-victory = you are victorious
window-defeat = you are defeated
window-end = the game is ending
unit-cataphract = cataphract
unit-legion = legion
unit-fortification = fortification
unit-siege-tower = siege tower
unit-dromon = dromon
unit-priest = priest
unit-monk = monk
unit-monastery = monastery
unit-church = church
unit-hagia-sophia = Hagia Sophia
unit-hippodrome = hippodrome
unit-senator = senator
unit-aqueduct = aqueduct
unit-trade-ship = trade ship
unit-merchant = merchant
unit-caravan = caravan
verdict-defeated = Defeated
verdict-nero = Nero
verdict-caligula = Caligula
verdict-titus = Titus
verdict-trajan = Trajan
verdict-marcus-aurelius = Marcus Aurelius
verdict-julius-caesar = Julius Caesar
verdict-augustus = Augustus

# What a card does: one message for each kind of effect, so that no card can say one thing and do another.
x-effect-substitute = When you fulfil an event, 1 { $resource } may once stand for any other required resource.
x-effect-box_again = When you receive the { $keimelion }, take the loot of its ivory box once more.
x-effect-trade_on_play = Each { $type } card you play lets you buy or sell exactly 1 resource at once.
x-effect-market_edge = Each resource you buy costs { $amount } nomisma less; each you sell brings { $amount } more.
x-effect-activate_on_play = Each { $type } card you play lets you activate and mark one card or bandon.
x-effect-on = { $trigger }: gain { $bundle }.
x-effect-modify = { $number ->
    [vote] If you place auctoritas, your option counts { $amount } more.
    [draw_cost] Your draw actions cost { $less } auctoritas less.
    [trial_bid] If you bid in a trial, your bid counts { $amount } more.
    [penalty_half] Every penalty you suffer is halved.
   *[hand_limit] Your hand limit is { $amount } higher.
}
x-effect-gain = Gain { $bundle }.
x-effect-all = Gain { $bundle }. Every other player gains { $others }.
x-effect-others_lose = Every other player loses { $bundle }.
x-effect-steal = Take { $bundle } from another player.
x-effect-gain_per = Gain { $bundle } for each of these, at most { $most ->
    [one] once
   *[other] { $most } times
}: { $stat }.
x-effect-play_more = Play one more card at once for 1 { $resource } instead of its cost.
x-effect-extra_action = After this play action take one more action without dynamis.
x-effect-activate_free = Activate one of your cards or bandons without marking it.
x-effect-trade = Buy or sell up to { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} at once.
x-effect-convert = { $most ->
    [one] Once
   *[other] Up to { $most } times
}: pay { $pay } and gain { $bundle }.
x-effect-take_display = Take a card from the display.
x-effect-take_discard = Take the top card of the discard pile.
x-effect-look = Look at { $amount ->
    [one] 1 card
   *[other] { $amount } cards
} of the deck, keep { $keep }, discard the others.
x-effect-gain_if = { $condition }: gain { $bundle }. Otherwise gain { $otherwise }.
x-effect-gain_required = Gain { $amount ->
    [one] 1 resource
   *[other] { $amount } resources
} of the kinds that this round’s event requires.
x-effect-tribute = Every other player with more doxa than you gives you { $bundle }.
x-effect-flip_vote = All auctoritas another player has just placed goes to the other option.
x-effect-add_votes = Your placed auctoritas counts { $amount } more.
x-effect-cancel_action = Cancel the action another player has announced: { $actions }.
x-effect-cancel_intrigue = The intrigue card just played has no effect.
x-effect-move_units = { $amount ->
    [one] Move 1 unit of the class { $class } on the map to another territory.
   *[other] Move up to { $amount } units of the class { $class } on the map to one territory.
}
x-effect-place_units = { $amount ->
    [one] Place 1 unit of the class { $class } in a territory.
   *[other] Place up to { $amount } units of the class { $class } in one territory.
}
x-effect-remove_card = { $scope ->
    [hero] A hero another player has played leaves the game.
    [non_hero] A card without laurels another player has played leaves the game.
   *[any] A card another player has played leaves the game.
}
x-effect-turn_down = { $scope ->
    [hero] A hero another player has played is turned face down until the end of the round.
    [non_hero] A card without laurels another player has played is turned face down until the end of the round.
   *[any] A card another player has played is turned face down until the end of the round.
}
x-effect-split_loot = Another player divides { $bundle } into two piles. You take one, that player takes the other.
x-effect-bid_bonus = Your bid counts { $amount } more.
x-effect-cancel_penalty = You do not suffer the penalty of this event.
x-effect-add_votes_per = Your placed auctoritas counts 1 more for each of these, at most { $most }: { $stat }.
x-effect-bid_bonus_per = Your bid counts 1 more for each of these, at most { $most }: { $stat }.
x-effect-keep_bid = Take up to { $amount ->
    [one] 1 piece
   *[other] { $amount } pieces
} of your bid back; it counts all the same.
x-effect-per_unit = { $doxa } doxa for each { $filter ->
    [class] { $value } unit on the map.
    [territory] unit in { $value }.
   *[group] building on the map.
}
x-effect-most = { $doxa } doxa if you have at least one and nobody has more: { $stat }.
x-effect-per_stat = { $doxa } doxa for each: { $stat } (at most { $most }).
x-effect-at_least = { $doxa } doxa for { $count } or more: { $stat }.
x-trigger-play = Each later card of the type { $type } you play
x-trigger-play_hero = Each later hero you play
x-trigger-play_intrigue = Each intrigue card you play
x-trigger-activate = Each time you activate a card or bandon of the type { $type }
x-trigger-draw = Each draw action
x-trigger-discard = Each card you discard for compensation
x-trigger-reset = Each time you reset the market
x-trigger-round_start = At the start of each round
x-trigger-vote_won = Each time your option wins the vote
x-trigger-victory = Each time you are victorious
x-trigger-contribute_each = Each resource you contribute
x-trigger-fulfilled = Each event that is fulfilled
x-trigger-cancelled = Each event that is cancelled
x-condition-vote_won = If your auctoritas lies on the option that was decreed
x-condition-first_in_order = If you are first in the initiative order
x-condition-last_in_order = If you are last in the initiative order
x-condition-least_doxa = If nobody has less doxa than you
x-condition-trial_event = If this round’s event is a trial
x-stat-cards = { $type } cards in play
x-stat-resource_kinds = different resources you hold
x-stat-intrigue_played = intrigue cards played
x-stat-heroes_in_play = heroes in play
x-stat-nomisma = nomisma
x-stat-victories = victories
x-stat-events_cancelled = cancelled events
x-stat-events_fulfilled = fulfilled events
x-stat-sets_of_five_types = sets of played cards of all five types
x-stat-bandons_of_3_or_more = bandons of three cards or more
x-stat-top_votes = rounds with the most auctoritas placed
x-stat-units = { $type } units on the map
x-stat-units_at_event = units in the territory of this round’s event
x-stat-buildings = buildings on the map
x-stat-votes_placed = auctoritas you placed on this round’s event
x-stat-seats_before = players before you in the initiative order
x-stat-rivals_ahead = players with more doxa than you
x-stat-rival_bandon = cards in the largest bandon of another player
x-stat-market_gaps = kinds of resources that the market lacks
x-stat-bandons = your bandons
x-stat-largest_bandon = cards in your largest bandon
x-stat-dear_cards = cards in play that cost 7 or more
x-stat-cheap_cards = cards in play that cost 4 or less

# What can be done
action-throw = Throw away { $mission }
action-keep = Keep { $card }
action-seal = Place the seal on the { $keimelion }
action-take = Take 1 { $good }
action-vote = { $amount } auctoritas on the { $option }
action-abstain = Place nothing
action-favour = The { $option } wins
action-announce = Announce: { $deed }
action-discard = Discard { $card } for 1 auctoritas and 2 nomisma
action-intrigue = Play the intrigue { $card }
action-decline = Let it pass
action-end = End the turn
action-draw = Draw { $way }
action-pick = Take { $card } from the display
action-play = Play { $card }
action-done = Enough
action-attach = { $card } behind { $hero }
action-break = Break up the bandon of { $hero }
action-activate = Activate { $card }
action-sell = Sell 1 { $good }
action-buy = Buy 1 { $good }
action-give = Give { $amount } { $good }
action-stand = { $hero }: stands for 1 { $good }
action-name = The { $demos }
action-bid = Bid { $amount }
action-lose = Give up { $card }
action-convert = Convert once
action-use = Use the ability
action-to = To { $territory }
action-move = Move { $unit } from { $territory }
action-place = Place { $unit }
action-target = { $card }
action-divide = { $amount } { $good } on the first pile
action-pile = Take the { $pile }
action-build = Build { $unit } in { $territory }
action-shift = Move { $unit } from { $from } to { $to }
action-reveal = Turn up the event on space { $space } for 3 auctoritas
action-protect = Protect { $card } for 1 auctoritas
action-pay = Pay the extra cost of the event

# What is asked
prompt-throw_mission = { $seat }: throw away { $count ->
    [one] a mission.
   *[other] { $count } missions.
}
prompt-draft_card = { $seat }: keep one card and pass the others on.
prompt-place_seal = { $seat }: place your seal on the initiative track.
prompt-choose_resource = { $seat }: choose { $count ->
    [one] a resource.
   *[other] a resource ({ $count } to choose).
}
prompt-place_votes = { $seat }: how much auctoritas do you place, and on which option?
prompt-offer_intrigue = { $seat }: do you play an intrigue card? ({ $window })
prompt-choose_option = { $seat }: the votes are equal. Which option wins?
prompt-take_turn = { $seat }: announce an action ({ $dynamis } dynamis left).
prompt-end_turn = { $seat }: anything more before your turn ends?
prompt-choose_draw = { $seat }: which cards do you draw?
prompt-pick_card = { $seat }: which card of the display do you take?
prompt-play_cards = { $seat }: which card do you play?
prompt-arrange_bandons = { $seat }: arrange your bandons.
prompt-choose_activation = { $seat }: which card or bandon do you activate?
prompt-sell_resources = { $seat }: what do you sell?
prompt-buy_resources = { $seat }: what do you buy?
prompt-trade_resource = { $seat }: buy or sell a resource?
prompt-offer_effect = { $seat }: do you use the ability of the card?
prompt-choose_victim = { $seat }: who do you take from?
prompt-play_one_more = { $seat }: one more card for 1 { $good }?
prompt-convert_money = { $seat }: do you convert?
prompt-keep_card = { $seat }: which card do you keep?
prompt-lose_card = { $seat }: which card do you give up?
prompt-contribute = { $seat }: what do you contribute?
prompt-choose_among_tied = { $seat }: the contributions are tied. Who counts as the largest (or smallest) contributor?
prompt-bid = { $seat }: how much do you bid?
prompt-rank_bids = { $seat }: the bids are equal. Who takes place { $place }?
prompt-discard_to_limit = { $seat }: discard down to the hand limit.
prompt-move_units = { $seat }: move up to { $count } { $type } units.
prompt-place_units = { $seat }: place up to { $count } { $type } units.
prompt-choose_card = { $seat }: which card does it hit?
prompt-choose_splitter = { $seat }: who divides the loot?
prompt-divide_loot = { $seat }: how much goes on the first pile?
prompt-choose_pile = { $seat }: which pile do you take?
prompt-offer_last_intrigue = { $seat }: do you play an intrigue card at the end of the game?
prompt-raise_money = { $seat }: which card do you discard to pay for { $card }?
prompt-build_units = { $seat }: which units do you build?
prompt-choose_bandon = { $seat }: which bandon gives you its strength?
prompt-play_free = { $seat }: which of these cards do you play free?
prompt-declare_substitution = { $seat }: what does the resource of your hero stand for?

# What happened
event-GameBegan = { $seat } holds the imperial ring.
event-EventLaid = On the board: { $event }.
event-MissionDealt = { $seat } is dealt the mission { $mission }.
event-MissionThrown = { $seat } throws away { $mission }.
event-CardDrafted = { $seat } keeps { $card }.
event-PacketsPassed = Everyone passes the remaining cards clockwise.
event-CardDrawn = { $seat } draws { $card }.
event-CardTakenUnseen = { $seat } takes a card from the deck.
event-DeckReshuffled = The discard pile becomes the new deck.
event-DisplayFilled = { $card } is added to the display.
event-RoundBegan = Round { $round }: { $event }.
event-SoloRoundBegan = Round { $round } begins.
event-BoxLaid = On the { $keimelion } lies { $box }.
event-BoxFilled = The box on the { $keimelion } holds { $amount } { $loot }.
event-SealPlaced = { $seat } takes the { $keimelion }.
event-GoodsGained = { $seat } receives { $amount } { $good }.
event-GoodsPaid = { $seat } pays { $amount } { $good }.
event-DynamisGained = { $seat } has { $amount } more dynamis this round.
event-VotesPlaced = { $seat } places { $amount } auctoritas on “{ $course }”.
event-VoteAbstained = { $seat } places no auctoritas.
event-VotesAdded = The votes of { $seat } count { $amount } more.
event-VotesTurned = The votes of { $seat } go to “{ $course }”.
event-HeroCounted = { $hero } counts { $amount } more for { $seat }.
event-VotesCounted = Votes for “{ $course }”: { $amount }.
event-OptionChosen = { $event }: “{ $course }” is decreed.
event-ActionAnnounced = { $seat } announces: { $deed }.
event-ActionCancelled = The action of { $seat } is cancelled: { $deed }.
event-CardDiscarded = { $seat ->
    [nobody] { $card } goes to the discard pile.
   *[other] { $seat } discards { $card }.
}
event-CardTaken = { $seat } takes { $card }.
event-CardPlayed = { $seat } plays { $card } for { $cost } nomisma.
event-IntriguePlayed = { $seat } plays the intrigue { $card } for { $cost } nomisma.
event-IntrigueCancelled = { $seat }’s { $card } has no effect.
event-CardAttached = { $seat } lays { $card } behind { $hero }.
event-BandonBroken = { $seat } breaks up the bandon of { $hero }.
event-CardActivated = { $marked-id ->
    [yes] { $seat } activates { $card }.
   *[other] { $seat } activates { $card } without dynamis.
}
event-ResourceSold = { $seat } sells 1 { $good } for { $price } nomisma.
event-ResourceBought = { $seat } buys 1 { $good } for { $price } nomisma.
event-MarketReset = { $seat } resets the market.
event-CardRemoved = { $seat }’s { $card } leaves the game.
event-CardTurnedDown = { $seat }’s { $card } is turned face down.
event-CardTurnedUp = { $card } is turned up again.
event-ContributionRevealed = { $seat } contributes { $amount } { $good }.
event-SubstitutionDeclared = { $hero } of { $seat }: 1 { $good } stands for 1 { $for }.
event-EventFulfilled = Fulfilled: { $event }.
event-EventCancelled = Cancelled: { $event }; not everything it asks for was contributed.
event-SoloEventFulfilled = Fulfilled: { $solo }.
event-SoloEventFailed = Failed: { $solo }.
event-VictorNamed = { $seat } is victorious with the largest contribution.
event-LoserNamed = { $seat } is defeated with the smallest contribution.
event-DoxaScored = { $seat } gains { $amount } doxa { why }.
event-DoxaLost = { $seat } loses { $amount } doxa { why }.
event-PenaltyAverted = { $seat } does not suffer the penalty.
event-UnitPlaced = { $territory } has a new unit, a { $unit }.
event-UnitMoved = { $unit } goes from { $from } to { $to }.
event-BidRevealed = { $seat } has bid { $amount }.
event-BidRaised = The bid of { $seat } counts { $amount } more.
event-TrialPlaced = { $seat } takes place { $place } in the trial.
event-RingPassed = The imperial ring goes to { $seat }.
event-LootDivided = { $seat } lays { $amount } { $good } on the first pile.
event-PileTaken = { $seat } takes the { $pile }.
event-MissionScored = { $seat } reveals { $mission }: { $amount } doxa.
event-SoloEventRevealed = Turned up: { $solo }.
event-CardProtected = { $card } stays on display.
event-CostPaid = The extra cost of { $solo } is paid.
event-DisplaySwept = The display is swept.
event-ReignEnded = The verdict on your reign: { $verdict }.
event-GameEnded = The game is over.
event-MomentPassed = Nobody reacts.
event-PhaseBegan = { $phase-id ->
    [action] The action phase begins.
    [resolution] The resolution phase begins: all dynamis goes back.
   *[other] The last round is over.
}
event-DynamisDealt = Everybody has { $amount } dynamis for this round.
event-InitiativeFixed = Initiative: { $order }.
event-TrialOpened = { $event } is a trial: there is no vote.
event-TrialEnded = The trial is over: { $event }.
event-MarketPacked = The market closes up: { $goods }.
event-MissionsDealt = { $seat } is dealt { $count ->
    [one] 1 mission
   *[other] { $count } missions
  }.
event-MissionThrownUnseen = { $seat } throws a mission away unseen.
event-PacketDealt = { $seat } is dealt { $count ->
    [one] 1 card
   *[other] { $count } cards
  } to choose from.
event-PacketReceived = { $seat } receives: { $cards }.
event-CardKept = { $seat } keeps a card.
event-CardLaidAside = { $seat } looks at a card of the deck.
event-ChaliceFilled = The chalice lends { $seat } { $amount ->
    [one] 1 piece
   *[other] { $amount } pieces
  }.
event-MostVotesPlaced = Nobody has placed more than { $seat }.
event-ContributionHeld = { $seat } holds ready: { $amount } { $good }.
event-BidHeld = { $seat } bids { $amount }.

# Why not
reason-abstain-instead = To place nothing, abstain.
reason-activate-one = One card or bandon must be activated.
reason-already-activated = It has already been activated.
reason-already-in-market = The market has this resource, and it is not the first one.
reason-already-paid = The cost is paid already.
reason-already-protected = This card is protected already.
reason-already-there = The unit is there already.
reason-already-turned-up = This event is turned up already.
reason-amounts-first = Name the amounts first.
reason-another-player = It must be another player.
reason-another-resource = It can only stand for another resource.
reason-break-before-forming = Bandons are broken up before new ones are formed.
reason-break-its-bandon-first = Its bandon must be broken up first.
reason-buy-at-least-one = At least one resource must be bought.
reason-cannot-pay = You cannot pay for it.
reason-copied-once = The first resource can be copied only once in an action.
reason-dynamis-left = Whoever has dynamis must act.
reason-empty-pile = The discard pile is empty.
reason-face-down = A card that lies face down cannot be used.
reason-intrigue-cards-have-windows = An intrigue card is played at the moment it names, not like other cards.
reason-it-is-the-card-to-play = This is the card you want to play.
reason-marked-with-dynamis = A card with a dynamis on it stays where it is.
reason-market-full = The market has no free space.
reason-more-than-required = The event does not require so much of it.
reason-more-than-there-is = There is not that much of it.
reason-name-the-target-first = Name the territory first.
reason-no-cards-left = Deck and discard pile are empty.
reason-no-dynamis = You have no dynamis left.
reason-no-event-there = No event lies there.
reason-no-moves-left = One move for each unit built, and none is left.
reason-no-slot = The hero has no place for this card.
reason-no-such-bandon = There is no such bandon in your area.
reason-no-such-unit-there = There is no such unit.
reason-none-in-stock = You have none.
reason-none-left = There are none left.
reason-not-a-bandon = That is not a bandon.
reason-not-a-possible-card = This card cannot be hit.
reason-not-a-resource = That is not a resource.
reason-not-among-them = It is not among these cards.
reason-not-an-intrigue-card = That is not an intrigue card.
reason-not-before-you = This card does not lie before you.
reason-not-for-the-end = This card is not made for the end of the game.
reason-not-in-hand = You do not hold this card.
reason-not-in-market = The market does not have it.
reason-not-in-your-area = This card is not in your area.
reason-not-on-display = This card is not on display.
reason-not-required = The event does not require it.
reason-not-this-hero = This hero cannot do it now.
reason-not-tied = This player is not among the tied.
reason-not-yours = This mission is not yours.
reason-not-your-turn = Cards are discarded in your own turn only.
reason-nothing-to-activate = You have nothing to activate.
reason-nothing-to-build = There is no unit you can build.
reason-nothing-to-buy = You cannot afford anything.
reason-nothing-to-pay = There is nothing to pay.
reason-nothing-to-produce = It produces nothing.
reason-nothing-to-sell = You have nothing the market takes.
reason-once-a-unit = Once for each unit.
reason-one-kind-after-the-other = One kind after the other.
reason-one-seal-a-round = Only one seal in a round.
reason-one-target = The territory has been named.
reason-only-a-hero-in-front-leads = Only a hero in front leads a bandon.
reason-only-in-solo = Only in the solo game.
reason-part-of-a-bandon = It is part of a bandon.
reason-sell-at-least-one = At least one resource must be sold.
reason-take-one = One card must be taken.
reason-taken = This position is taken.
reason-too-little-auctoritas = You have too little auctoritas.
reason-too-little-in-stock = You do not have that much.
reason-too-little-nomisma = You have too little nomisma.
reason-used-already = It has been used already.
reason-without-effect = It would have no effect now.
reason-wrong-class = This unit is of another class.
reason-wrong-window = This is not the moment for this card.

# Empire cards
card-theodora = Theodora
card-tribonian = Tribonian
card-junillus = Junillus
card-procopius-of-caesarea = Procopius of Caesarea
card-antonina = Antonina
card-john-the-cappadocian = John the Cappadocian
card-peter-the-patrician = Peter the Patrician
card-commissioner-of-food-supply = Commissioner of Food Supply
card-steward-of-the-food-supply = Steward of the Food Supply
card-treasurer = Treasurer
card-silentiaries-of-the-palace = Silentiaries of the Palace
card-prefect-of-the-city = Prefect of the City
card-law-clerks-of-the-quaestor = Law Clerks of the Quaestor
card-codex-commission = Codex Commission
card-referendarii = Referendarii
card-senate-of-constantinople = Senate of Constantinople
card-chamberlains-of-the-bedchamber = Chamberlains of the Bedchamber
card-agentes-in-rebus = Agentes in Rebus
card-excubitor-captains = Excubitor Captains
card-aqueduct-wardens = Aqueduct Wardens
card-menas-the-patriarch = Menas the Patriarch
card-severus-of-antioch = Severus of Antioch
card-eutychius = Eutychius
card-pope-vigilius = Pope Vigilius
card-sabas-of-mar-saba = Sabas of Mar Saba
card-romanos-the-melodist = Romanos the Melodist
card-jacob-baradaeus = Jacob Baradaeus
card-church-steward = Church Steward
card-icon-workers-of-mount-sinai = Icon Workers of Mount Sinai
card-ecclesiastical-escort = Ecclesiastical Escort
card-deacons-of-the-great-church = Deacons of the Great Church
card-sleepless-monks = Sleepless Monks
card-stylites-of-syria = Stylites of Syria
card-hospice-of-sampson = Hospice of Sampson
card-scribes-of-the-scriptorium = Scribes of the Scriptorium
card-synod-of-bishops = Synod of Bishops
card-orphanage-of-zotikos = Orphanage of Zotikos
card-mosaicists-of-ravenna = Mosaicists of Ravenna
card-pilgrims-of-jerusalem = Pilgrims of Jerusalem
card-nuns-of-the-metanoia = Nuns of the Metanoia
card-belisarius = Belisarius
card-narses = Narses
card-germanus = Germanus
card-mundus = Mundus
card-buzes = Buzes
card-artabanes = Artabanes
card-martin = Martin
card-john-troglita = John Troglita
card-military-secretary = Military Secretary
card-head-of-fortifications = Head of Fortifications
card-military-supplier = Military Supplier
card-bucellarii-guard = Bucellarii Guard
card-isaurian-infantry = Isaurian Infantry
card-herul-horsemen = Herul Horsemen
card-hunnic-archers = Hunnic Archers
card-limitanei-of-the-frontier = Limitanei of the Frontier
card-dromon-crews = Dromon Crews
card-siege-engineers = Siege Engineers
card-armourers-of-the-fabricae = Armourers of the Fabricae
card-scholae-palatinae = Scholae Palatinae
card-anthemius-of-tralles = Anthemius of Tralles
card-cosmas-indicopleustes = Cosmas Indicopleustes
card-peter-barsymes = Peter Barsymes
card-two-silk-smugglers = The Two Silk Smugglers
card-julian-the-envoy = Julian the Envoy
card-hephaestus-of-alexandria = Hephaestus of Alexandria
card-isidore-of-miletus = Isidore of Miletus
card-sculpture-suppliers-of-aphrodisias = Sculpture Suppliers of Aphrodisias
card-glassblowers-of-palestine = Glassblowers of Palestine
card-telones-of-the-harbour-gate = Telones of the Harbour Gate
card-silk-weavers-of-tyre = Silk Weavers of Tyre
card-spice-traders-of-clysma = Spice Traders of Clysma
card-money-changers-of-the-mese = Money Changers of the Mese
card-shipowners-of-alexandria = Shipowners of Alexandria
card-purple-dyers-of-tyre = Purple Dyers of Tyre
card-ivory-carvers = Ivory Carvers
card-papyrus-makers-of-egypt = Papyrus Makers of Egypt
card-caravan-masters-of-palmyra = Caravan Masters of Palmyra
card-silversmiths-of-antioch = Silversmiths of Antioch
card-marble-cutters-of-prokonnesos = Marble Cutters of Prokonnesos
card-apion-of-oxyrhynchus = Apion of Oxyrhynchus
card-africanus = Africanus
card-dioscorus-of-aphrodito = Dioscorus of Aphrodito
card-arethas-the-phylarch = Arethas the Phylarch
card-nicholas-of-sion = Nicholas of Sion
card-cutzinas-the-moor = Cutzinas the Moor
card-fishermen-of-lesbos = Fishermen of Lesbos
card-grain-fields-of-egypt = Grain Fields of Egypt
card-vineyards-of-gaza = Vineyards of Gaza
card-olive-groves-of-africa = Olive Groves of Africa
card-shepherds-of-anatolia = Shepherds of Anatolia
card-timber-cutters-of-pontus = Timber Cutters of Pontus
card-quarrymen-of-thasos = Quarrymen of Thasos
card-horse-breeders-of-cappadocia = Horse Breeders of Cappadocia
card-beekeepers-of-attica = Beekeepers of Attica
card-lumber-yards-of-bithynia = Lumber Yards of Bithynia
card-village-elders = Village Elders
card-monastery-farmers = Monastery Farmers
card-frontier-settlers = Frontier Settlers
card-mulberry-growers-of-phoenicia = Mulberry Growers of Phoenicia

# Intrigue cards
card-purple-persuasion = Purple Persuasion
card-whisper-of-the-confessor = Whisper of the Confessor
card-mandate-of-the-sword = Mandate of the Sword
card-price-of-loyalty = Price of Loyalty
card-sealed-decree = Sealed Decree
card-day-of-holy-silence = Day of Holy Silence
card-iron-custody = Iron Custody
card-closed-harbour = Closed Harbour
card-veto-of-the-quaestor = Veto of the Quaestor
card-anathema = Anathema
card-turned-courier = Turned Courier
card-bought-informer = Bought Informer
card-senatorial-mandate = Senatorial Mandate
card-pilgrimage = Pilgrimage
card-march-of-duty = March of Duty
card-trade-envoy = Trade Envoy
card-seal-of-appointment = Seal of Appointment
card-shepherds-of-the-faith = Shepherds of the Faith
card-call-of-the-banner = Call of the Banner
card-rising-of-the-agora = Rising of the Agora
card-imperial-stores = Imperial Stores
card-episcopal-stores = Episcopal Stores
card-spoils-of-war = Spoils of War
card-artisans-reserve = Artisan's Reserve
card-assassination = Assassination
card-seduction = Seduction
card-forced-tonsure = Forced Tonsure
card-poisoned-cup = Poisoned Cup
card-acclamation-of-the-circus = Acclamation of the Circus
card-blessing-of-the-patriarch = Blessing of the Patriarch
card-swords-in-the-square = Swords in the Square
card-purse-at-the-chalke-gate = Purse at the Chalke Gate
card-learned-advocate = Learned Advocate
card-vigil-of-the-relics = Vigil of the Relics
card-show-of-arms = Show of Arms
card-hidden-warehouse = Hidden Warehouse
card-panegyric = Panegyric
card-right-of-asylum = Right of Asylum
card-triumphal-entry = Triumphal Entry
card-cooked-ledgers = Cooked Ledgers

# Events and the names of their options
event-accession-of-justinian = Accession of Justinian
course-accession-of-justinian-1 = Crown before the people
course-accession-of-justinian-2 = Crown in the palace chapel
event-antioch-in-ruins = Antioch in Ruins
course-antioch-in-ruins-1 = Rebuild as the City of God
course-antioch-in-ruins-2 = Reopen the markets
event-codex-of-justinian = The Codex of Justinian
event-neoplatonic-academy = The Neoplatonic Academy
course-neoplatonic-academy-1 = Silence the philosophers
course-neoplatonic-academy-2 = Preserve Hellenic thought
event-embassy-to-axum = Embassy to Axum
course-embassy-to-axum-1 = Buy the silk of India
course-embassy-to-axum-2 = Arm the Himyarites
event-eternal-peace = The Eternal Peace
course-eternal-peace-1 = Pay the gold of peace
course-eternal-peace-2 = Arm the frontier
event-nika-riot = The Nika Riot
course-nika-riot-1 = Storm the Hippodrome
course-nika-riot-2 = Buy off the Blues
event-vandal-expedition = The Vandal Expedition
course-vandal-expedition-1 = Land at Caput Vada
course-vandal-expedition-2 = Rouse the Moorish tribes
event-letters-of-amalasuntha = Letters of Amalasuntha
course-letters-of-amalasuntha-1 = Shield the queen
course-letters-of-amalasuntha-2 = Demand Lilybaeum
event-triumph-of-belisarius = Triumph of Belisarius
event-founding-of-justiniana-prima = Founding of Justiniana Prima
course-founding-of-justiniana-prima-1 = A see for the archbishop
course-founding-of-justiniana-prima-2 = A seat for the prefect
event-dimmed-sun = The Dimmed Sun
course-dimmed-sun-1 = Open the granaries
course-dimmed-sun-2 = Processions of penance
event-dedication-of-hagia-sophia = Dedication of Hagia Sophia
event-guardians-of-the-siege-of-rome = Guardians of the Siege of Rome
course-guardians-of-the-siege-of-rome-1 = The Aurelian Bulwark
course-guardians-of-the-siege-of-rome-2 = Feed the city
event-temple-of-philae = The Temple of Philae
course-temple-of-philae-1 = Close the temple of Isis
course-temple-of-philae-2 = Leave it to the Blemmyes
event-sack-of-antioch = The Sack of Antioch
course-sack-of-antioch-1 = Ransom the captives
course-sack-of-antioch-2 = March to the Orontes
event-great-plague = The Great Plague
course-great-plague-1 = Hospices and burial
course-great-plague-2 = Bar the harbours
event-last-consul = The Last Consul
event-three-chapters = The Three Chapters
course-three-chapters-1 = Condemn the Chapters
course-three-chapters-2 = Hear the African bishops
event-plains-of-cato = The Plains of Cato
course-plains-of-cato-1 = Pursue into the desert
course-plains-of-cato-2 = Wall the coast cities
event-tumult-in-alexandria = Tumult in Alexandria
course-tumult-in-alexandria-1 = Install the patriarch by force
course-tumult-in-alexandria-2 = Grain against the quarrels
event-expedition-to-spania = Expedition to Spania
course-expedition-to-spania-1 = Seize the ports
course-expedition-to-spania-2 = Bargain with Athanagild
event-battle-of-taginae = The Battle of Taginae
course-battle-of-taginae-1 = Foot archers on the wings
course-battle-of-taginae-2 = Lombard lances
event-silkworm-eggs = The Silkworm Eggs
course-silkworm-eggs-1 = A crown monopoly
course-silkworm-eggs-2 = Free the weavers
event-second-council-of-constantinople = The Second Council of Constantinople
event-pragmatic-sanction = The Pragmatic Sanction
course-pragmatic-sanction-1 = Restore the senators
course-pragmatic-sanction-2 = Endow the churches
event-fall-of-the-great-dome = Fall of the Great Dome
event-zabergan-at-the-long-wall = Zabergan at the Long Wall
course-zabergan-at-the-long-wall-1 = Recall Belisarius
course-zabergan-at-the-long-wall-2 = Gold for the Kutrigurs
event-fifty-years-peace = The Fifty Years' Peace
course-fifty-years-peace-1 = Sign at Dara
course-fifty-years-peace-2 = Hold Lazica
event-funeral-of-the-emperor = Funeral of the Emperor

# Solo events
solo-western-mediterranean-route = The Western Mediterranean Route
solo-watch-on-the-danube = Watch on the Danube
solo-teachers-of-the-faith = Teachers of the Faith
solo-walls-of-dara = The Walls of Dara
solo-pepper-from-the-south = Pepper from the South
solo-ashes-of-the-nika-riot = Ashes of the Nika Riot
solo-a-fleet-for-africa = A Fleet for Africa
solo-monks-of-the-judaean-desert = Monks of the Judaean Desert
solo-market-day-at-thessalonica = Market Day at Thessalonica
solo-riders-for-carthage = Riders for Carthage
solo-landing-in-sicily = Landing in Sicily
solo-bread-after-the-dark-summer = Bread after the Dark Summer
solo-great-church = The Great Church
solo-walls-of-rome = The Walls of Rome
solo-monks-beyond-the-cataract = Monks beyond the Cataract
solo-road-to-antioch = The Road to Antioch
solo-water-for-the-city = Water for the City
solo-harbours-of-the-plague = Harbours of the Plague
solo-african-sees = The African Sees
solo-forts-of-the-aures = Forts of the Aures
solo-slavs-across-the-river = Slavs across the River
solo-ports-of-spania = Ports of Spania
solo-looms-of-phoenicia = Looms of Phoenicia
solo-narses-marches-south = Narses Marches South
solo-fathers-of-the-council = Fathers of the Council
solo-senate-of-the-west = Senate of the West
solo-pilgrim-hostels-of-the-jordan = Pilgrim Hostels of the Jordan
solo-raising-the-dome-anew = Raising the Dome Anew
solo-grain-fleet-of-alexandria = Grain Fleet of Alexandria
solo-cisterns-and-courts-of-serdica = Cisterns and Courts of Serdica

# Missions
mission-power-of-authority = Power of Authority
mission-shepherd-of-the-flock = Shepherd of the Flock
mission-lord-of-hosts = Lord of Hosts
mission-patron-of-the-guilds = Patron of the Guilds
mission-heir-of-old-rome = Heir of Old Rome
mission-master-of-carthage = Master of Carthage
mission-warden-of-illyricum = Warden of Illyricum
mission-pride-of-the-city = Pride of the City
mission-shield-of-the-east = Shield of the East
mission-granary-of-the-empire = Granary of the Empire
mission-keeper-of-intrigues = Keeper of Intrigues
mission-companion-of-heroes = Companion of Heroes
mission-master-of-offices = Master of Offices
mission-exarch-of-souls = Exarch of Souls
mission-magister-militum = Magister Militum
mission-prince-of-merchants = Prince of Merchants
mission-lord-of-the-estates = Lord of the Estates
mission-golden-treasury = Golden Treasury
mission-laurels-of-victory = Laurels of Victory
mission-chronicler-of-ruin = Chronicler of Ruin
mission-architect-of-order = Architect of Order
mission-five-pillars = Five Pillars
mission-captain-of-bandons = Captain of Bandons
mission-ear-of-the-emperor = Ear of the Emperor
mission-builder-of-the-age = Builder of the Age

# Territories
territory-italia = Italia
territory-africa = Africa
territory-illyricum = Illyricum
territory-thracia = Thracia
territory-oriens = Oriens
territory-aegyptus = Aegyptus

# Ivory boxes
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
loot-card = card of the deck
box-box-01 = ivory box 1
box-box-02 = ivory box 2
box-box-03 = ivory box 3
box-box-04 = ivory box 4
box-box-05 = ivory box 5
box-box-06 = ivory box 6
box-box-07 = ivory box 7
box-box-08 = ivory box 8
box-box-09 = ivory box 9
box-box-10 = ivory box 10
box-box-11 = ivory box 11
box-box-12 = ivory box 12
box-box-13 = ivory box 13
box-box-14 = ivory box 14
box-box-15 = ivory box 15
box-box-16 = ivory box 16
box-box-17 = ivory box 17
box-box-18 = ivory box 18
box-box-19 = ivory box 19
box-box-20 = ivory box 20
box-box-21 = ivory box 21
box-box-22 = ivory box 22
box-box-23 = ivory box 23
box-box-24 = ivory box 24
box-box-25 = ivory box 25
box-box-26 = ivory box 26
box-box-27 = ivory box 27
box-box-28 = ivory box 28
box-box-29 = ivory box 29
box-box-30 = ivory box 30
box-box-31 = ivory box 31
box-box-32 = ivory box 32
box-box-33 = ivory box 33
box-box-34 = ivory box 34
box-box-35 = ivory box 35
box-box-36 = ivory box 36
box-box-37 = ivory box 37
box-box-38 = ivory box 38
box-box-39 = ivory box 39
box-box-40 = ivory box 40

# Why a bot advises it
hint-doxa = It brings { $points } doxa more than another good choice.
hint-stock = It leaves you with more resources and money.
hint-cards = It makes your cards yield more in the rounds to come.
hint-hand = It keeps good cards in your hand.
hint-missions = It serves your missions.
hint-placings = It counts for the placings at the end of the game.

# Standing orders.
order-pass = Let reactions pass
order-pass-unless = Ask me all the same
    .never = never
    .aimed = if a card is aimed at me
until-turn = until my turn
until-event = until this event is over
until-intrigue = until somebody plays an intrigue card

# What the panel calls each sort of action, and each thing it asks for
x-undone-announce = You can still announce an action.
x-verb-throw = Throw a mission away
x-verb-keep = Keep a card
x-verb-seal = Place your seal
x-verb-take = Take a resource
x-verb-vote = Place auctoritas
x-verb-favour = Break the tie
x-verb-announce = Announce an action
x-verb-discard = Discard a card for compensation
x-verb-intrigue = Play an intrigue card
x-verb-draw = Draw cards
x-verb-pick = Take a card from the display
x-verb-play = Play a card
x-verb-attach = Lay a card behind a hero
x-verb-break = Break a bandon up
x-verb-activate = Activate a card or bandon
x-verb-sell = Sell a resource
x-verb-buy = Buy a resource
x-verb-give = Give resources
x-verb-stand = Let a hero stand for a resource
x-verb-name = Name a player
x-verb-bid = Bid
x-verb-lose = Give up a card
x-verb-to = Choose the territory
x-verb-move = Move a unit
x-verb-place = Place a unit
x-verb-target = Choose a card
x-verb-divide = Divide the loot
x-verb-pile = Take a pile
x-verb-build = Build a unit
x-verb-shift = Move a unit
x-verb-reveal = Turn up an event for 3 auctoritas
x-verb-protect = Protect a card for 1 auctoritas
x-field-mission = the mission
x-field-card = the card
x-field-hero = the hero
x-field-keimelion = the keimelion
x-field-good = the resource
x-field-option = the option
x-field-amount = how much
x-field-deed = the action
x-field-way = from where
x-field-demos = the player
x-field-territory = the territory
x-field-unit = the unit
x-field-pile = the pile
x-field-from = from where
x-field-to = to where
x-field-space = the space

# How it ended
x-end-doxa = The last event is resolved: the most doxa wins.
x-end-verdict = The reign is over: your doxa gives the verdict.
x-end-defeated = Your doxa has fallen to nothing: the reign ends at once.
x-style-random = Plays whatever card lies on top.
x-style-novice = Likes churches, spends before it counts.
x-style-steady = Builds bandons and pays its share.
x-style-strong = Watches what the others need, keeps a card for the vote.
x-style-master = Knows when an event should fail, and who will be blamed.

# What an action costs and brings
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
x-count-missions = your missions, as they stand

# What brought points, on the page that tells how a game went
x-source-set-up = At the start
x-source-resources-contributed = Resources contributed
x-source-nomisma-contributed = Nomisma contributed
x-source-most-auctoritas = Most auctoritas
x-source-reward-of-an-event = Rewards of events
x-source-penalty-of-an-event = Penalties of events
x-source-trials = Trials
x-source-heroes = Heroes
x-source-instants = Instant abilities
x-source-doxa-given-as-a-resource = Doxa given as a resource
x-source-intrigue = Intrigue cards
x-source-placing-by-resources = Most resources at the end
x-source-placing-by-cards = Dearest cards at the end
x-source-missions = Missions
x-source-units-built = Units built
x-source-results-of-solo-events = Results of events
# The story: headlines and sums.
why = { $rule ->
    [BZN-CON-05] for resources contributed
    [BZN-CON-06] for nomisma contributed
    [BZN-INF-07] for the most auctoritas
    [BZN-INF-08] for as much auctoritas as anybody
    [BZN-FUL-03] as the victor’s reward
    [BZN-FUL-04] as a penalty
    [BZN-TRI-04] for the place in the trial
    [BZN-CRD-04] for a hero
    [BZN-CRD-05] for a card with an instant effect
    [BZN-CLR-01] given as a resource
    [BZN-ITR-04] for an intrigue
    [BZN-IVB-03] from an ivory box
    [BZN-SCO-02] for resources left
    [BZN-SCO-03] for the dearest cards
    [BZN-MSR-01] for missions
    [BZN-SOL-03] for units built
    [BZN-SOL-25] for events of the reign
   *[other] by the rules
  }
story-sums-2 = The round
story-sums-1 = The whole game
story-laid = On the board: { $items }.
    .item = { $event }
story-missions = { $seat } is dealt { $items }.
    .item = { $mission }
story-missions-dealt = Missions dealt: { $items }.
    .item = { $seat } { $count }
story-thrown = A mission is thrown away by { $items }.
    .item = { $seat }
story-drawn = { $seat } draws { $items }.
    .then = draws { $items }
    .item = { $card }
story-packets = Cards dealt to choose from: { $items }.
    .item = { $seat } { $count }
story-drafted = { $seat } keeps { $items }.
    .item = { $card }
story-kept = Cards kept: { $items }.
    .item = { $seat } { $count }
story-left-over = Left over and discarded: { $items }.
    .item = { $card }
story-display = Now on display: { $items }.
    .item = { $card }
story-paid = { $seat } pays { $items }.
    .item = { $count } { $good }
story-box = The box on the { $keimelion } holds { $items }.
    .item = { $count } { $loot }
story-votes = The vote: { $items }.
    .item = “{ $course }” { $count }
story-DynamisGained = { $seat } has { $amount } more dynamis this round.
    .then = has { $amount } more dynamis this round
story-gained = { $seat } receives { $items }.
    .then = receives { $items }
    .item = { $count } { $good }
story-taken-unseen = { $seat } takes { $times ->
    [one] a card
   *[other] { $times } cards
  } from the deck.
    .then = takes { $times ->
        [one] a card
       *[other] { $times } cards
      } from the deck
story-taken = { $seat } takes { $items }.
    .then = takes { $items }
    .item = { $card }
story-discarded = { $seat ->
    [nobody] Discarded: { $items }.
   *[other] { $seat } discards { $items }.
  }
    .then = discards { $items }
    .item = { $card }
story-played = { $seat } plays { $items } for { $total } nomisma.
    .then = plays { $items } for { $total } nomisma
    .item = { $card }
story-attached = { $seat } lays { $items } behind { $hero }.
    .then = lays { $items } behind { $hero }
    .item = { $card }
story-activated = { $seat } activates { $items }.
    .then = activates { $items }
    .item = { $card }
story-sold = { $seat } sells { $items } for { $total } nomisma.
    .then = sells { $items } for { $total } nomisma
    .item = { $good }
story-bought = { $seat } buys { $items } for { $total } nomisma.
    .then = buys { $items } for { $total } nomisma
    .item = { $good }
story-built = New on the map: { $items }.
    .item = { $unit } ({ $territory })
story-held = { $seat } holds ready { $items }.
    .item = { $count } { $good }
story-contributed = { $seat } contributes { $items }.
    .item = { $count } { $good }
story-bid = The bids: { $items }.
    .item = { $seat } { $count }
story-turned-up = Turned up: { $items }.
    .item = { $solo }
story-doxa-gained = { $seat } gains { $total } doxa { $items-count ->
    [one] { why }
   *[other] ({ $items })
  }.
    .then = gains { $total } doxa { $items-count ->
        [one] { why }
       *[other] ({ $items })
      }
    .item = { $count } { why }
story-doxa-lost = { $seat } loses { $total } doxa { $items-count ->
    [one] { why }
   *[other] ({ $items })
  }.
    .then = loses { $total } doxa { $items-count ->
        [one] { why }
       *[other] ({ $items })
      }
    .item = { $count } { why }
story-most-goods = Doxa for resources left: { $items }.
    .item = { $seat } { $count }
story-dearest-cards = Doxa for the dearest cards: { $items }.
    .item = { $seat } { $count }
story-mission = { $seat } reveals missions and gains { $total } doxa: { $items }.
    .item = { $mission } { $count }
story-doxa = { $seat }: { $total } doxa ({ $items }).
    .item = { $count } { why }
    .so-far = { $seat } { $total } doxa

# What a number is made of.

sum-doxa = Doxa of { $seat } so far
sum-reason = Gained or lost { why }
sum-before = From before this log begins
sum-end = { $seat } if the game ended now
sum-doxa-now = Doxa now
sum-resources = Resources left: { $count }, place { $place }
sum-cards = Cost of the cards played: { $count }, place { $place }
sum-mission = Mission { $mission }, as it stands
sum-hidden = { $count ->
    [one] 1 secret mission is still to come.
   *[other] { $count } secret missions are still to come.
  }
sum-cost = What { $card } costs you
sum-printed = Printed cost
sum-discount = Discount by { $card }
