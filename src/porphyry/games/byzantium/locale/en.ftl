# Byzantium in English.

title = Byzantium

blurb = The year 632. Rich families use both armies, the Byzantine and the Arab, for their own gain. Cubes, bezants and two score tracks that must keep pace with each other. By Martin Wallace, for two to four players.

action-control = Take control of { $city } (cube { $source-from })
action-reinforce = Reinforce the { $side } { $box-place } (cube { $source-from })
action-done = Enough
action-emperor = Become emperor (cube { $source-from })
action-caliph = Become caliph (cube { $source-from })
action-fleet = Take the { $side } fleet (cube { $source-from })
action-civil-war = Civil war with the { $side } army (cube { $source-from })
action-improve = Improve { $city } (cube { $source-from })
action-bulgars-attack = The Bulgars attack { $city } (cube { $source-from })
action-bulgars-reinforce = Reinforce the Bulgars (cube { $source-from }; { $payer-by })
action-fortify = Fortify { $city } (cube { $source-from })
action-tax = { $cubes ->
    [one] Raise taxes with 1 cube
   *[other] Raise taxes with { $cubes } cubes
  }
action-split = { $bezants ->
    [one] 1 bezant
   *[other] { $bezants } bezants
  } to the Byzantine treasury, the rest to the Arab one
action-church = Build a church (cube { $source-from })
action-mosque = Build a mosque (cube { $source-from })
action-place = Place the { $side } army in { $city }
action-march = March with the { $side } army from { $from } to { $to }
action-stop = Stop here
action-double = Double the cost
action-decline = Leave the cost as it is
action-roll = Roll against the army
action-hold = Do not roll
action-lose = Lose a cube from the { $box-place }
action-withdraw = Withdraw
action-stand = Stay and fight
action-allow = Allow it
action-refuse = Refuse it
action-retreat = Withdraw to { $city }
action-fight = Fight the army of { $colour }
action-levy = Defend with the levy
action-no-levy = No levy
action-garrison = Mark it with a cube { $source-from }
action-give = Give a cube from the { $box-place }
action-desert = Leave a cube in the { $box-place } unpaid
action-pass = Pass
action-pass-from = Pass (cube { $source-from })

option-levy_after_own_army = May the levy fight after the same player's army?
    .allowed = allowed
    .forbidden = forbidden
option-civil_war_targets = Targets of a civil war
    .any_not_own = any city of that side that is not your own
    .other_players_only = only cities of other players
option-bulgars_may_hit_self = May the Bulgars attack your own cities?
    .false = no
    .true = yes
option-refused_withdrawal = An Arab army whose withdrawal by sea is refused
    .destroyed = is destroyed
    .stays = stays and fights
option-army_entry = Armies come on the board
    .any_city = in any city of their side
    .controlled_city = in a city of their side that a player controls
option-unpaid_crossing = A doubled crossing that cannot be paid
    .nothing_spent = costs nothing, and the action goes on
    .action_lost = costs the action

prompt-choose_action =
    { $last ->
        [1] Turn { $turn }, { $seat }: choose your last action of this turn.
       *[0] Turn { $turn }, { $seat }: choose an action.
    }
prompt-reinforce_more = { $seat }: place another cube? Up to { $left } more.
prompt-split_taxes = { $bezants ->
    [one] { $seat }: does the bezant go to the Byzantine treasury?
   *[other] { $seat }: how many of the { $bezants } bezants go to the Byzantine treasury?
}
prompt-march_on = { $seat }: the { $side } army is in { $city }. March on, declare civil war, or stop?
prompt-double_cost = { $seat }: { $mover } sails to { $city } for { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }. Double it to { $doubled }?
prompt-roll_against = { $seat }: roll { $dice ->
    [one] 1 die
   *[other] { $dice } dice
  } against the army of { $mover } on its way to { $city }?
prompt-choose_losses = { $seat }: choose where to lose the next cube of your { $side } army ({ $cause }; { $hits } left to lose).
prompt-offer_withdrawal = { $seat }: { $attacker } attacks { $city } ({ $nation }). Does your { $side } army withdraw?
prompt-allow_sea = { $seat }: does your Byzantine fleet let the Arab army of { $owner } withdraw from { $city } by sea?
prompt-choose_route = { $seat }: the { $side } army withdraws from { $city }. Where to next?
prompt-choose_opponent = { $seat }: several armies stayed in { $city }. Which one do you fight next?
prompt-use_levy = { $seat }: { $attacker } attacks { $city } ({ $nation }). Defend it with your { $side } levy?
prompt-place_garrison = { $seat }: { $city } is yours. Which cube marks your control ({ $side })?
prompt-give_cubes = { $seat }: no cube and no money for { $city }: the { $side } army gives { $left } more. Which box?
prompt-choose_deserters = { $seat }: your { $side } army is { $bezants ->
    [one] 1 bezant
   *[other] { $bezants } bezants
  } short. Which cube do you give up?

event-DiceRolled = { $seat } rolls for { $roll }: { $faces }.
event-StartPlayerChosen = { $seat } starts.
event-TurnBegan = Turn { $turn } begins; { $seat } starts.
event-BezantsPaid = { $seat } pays { $bezants ->
    [one] 1 bezant
   *[other] { $bezants } bezants
  } from the { $side } treasury.
event-BezantsReceived = { $seat } receives { $bezants ->
    [one] 1 bezant
   *[other] { $bezants } bezants
  } into the { $side } treasury.
event-PointsScored = { $seat } scores { $points ->
    [one] 1 { $side } point
   *[other] { $points } { $side } points
  } { why }.
event-PointsLost = { $seat } loses { $points ->
    [one] 1 { $side } point
   *[other] { $points } { $side } points
  } { why }.
event-CityControlled = { $seat } takes control of { $city } with a cube { $source-from }.
event-ArmyPlaced = The { $side } army of { $seat } is placed in { $city }.
event-CubePlaced = { $seat } reinforces the { $side } { $box } with a cube { $source-from }.
event-SpaceTaken = { $seat } takes the special action “{ $space }” with a cube { $source-from }.
event-CityImproved = { $seat } improves { $city }: now { $discs ->
    [one] 1 disc
   *[other] { $discs } discs
  }.
event-CityFortified = { $seat } fortifies { $city }.
event-FortificationReturned = The fortification of { $city } goes back to { $seat }.
event-BulgarsGrew = { $cubes ->
    [one] The Bulgars grow by 1 cube to { $total }.
   *[other] The Bulgars grow by { $cubes } cubes to { $total }.
}
event-GuardJoined = The guard joins the { $side } elite of { $seat }.
event-GuardLeft = { $lost-id ->
    [yes] The guard of the { $side } elite of { $seat } is lost and laid aside until the next turn.
   *[other] The guard leaves the { $side } elite of { $seat } and returns to its space.
}
event-TaxesRaised = { $cubes ->
    [one] { $seat } raises taxes with 1 cube.
   *[other] { $seat } raises taxes with { $cubes } cubes.
}
event-BuildingRaised = { $seat } builds a { $building } with a cube { $source-from }.
event-ArmyMoved = The { $side } army of { $seat } marches from { $from } to { $to }.
event-SeaCostDoubled = The Byzantine fleet of { $seat } doubles the crossing of { $mover }: { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
  }.
event-SeaMoveAbandoned = { $seat } cannot pay the crossing to { $city }: the army stays.
event-CivilWarDeclared = { $seat } declares { $side } civil war in { $city }.
event-CityAttacked = { $seat } attacks { $city } with the { $nation } army.
event-ArmyStood = The { $side } army of { $seat } stays in { $city }.
event-ArmyWithdrew = The { $side } army of { $seat } withdraws from { $from } to { $to }.
event-SeaWithdrawalAnswered = { $allowed-id ->
    [yes] { $seat } lets { $owner } withdraw by sea.
   *[other] { $seat } does not let { $owner } withdraw by sea.
}
event-BattleJoined = { $seat } fights for { $city } with the { $nation } army against { $foe-id ->
    [levy] { $foe }
    [bulgars] { $foe }
   *[other] the army of { $rival }
  }.
event-CubesLost = { $seat } loses { $cubes ->
    [one] 1 { $side } cube
   *[other] { $cubes } { $side } cubes
  } from the { $box }{ $chosen-id ->
    [yes] .
   *[other] , without a choice.
  }
event-BulgarsLost = { $cubes ->
    [one] The Bulgars lose 1 cube.
   *[other] The Bulgars lose { $cubes } cubes.
}
event-BattleEnded = { $won-id ->
    [yes] { $seat } wins against { $foe-id ->
        [levy] { $foe }
        [bulgars] { $foe }
       *[other] the army of { $rival }
      }.
   *[other] { $seat } does not win against { $foe-id ->
        [levy] { $foe }
        [bulgars] { $foe }
       *[other] the army of { $rival }
      }.
}
event-LevyAnswered = { $fights-id ->
    [yes] { $seat } defends { $city } with the levy.
   *[other] { $seat } does not use the levy in { $city }.
}
event-CityHeld = { $city } holds against { $seat }.
event-CityCaptured = { $nation-id ->
    [bulgar] The Bulgars of { $seat } capture { $city }
   *[other] { $seat } captures { $city } for the { $nation } side
  }: { $discs ->
    [one] 1 disc.
   *[other] { $discs } discs.
  }
event-GarrisonPlaced = { $seat } puts a cube { $source-from } on { $city } to mark control.
event-ConstantinopleFell = Constantinople falls to { $seat }. The game is over: only Arab points count.
event-ArmyDestroyed = The { $side } army of { $seat } is destroyed.
event-PlayerPassed = { $seat } passes with a cube { $source-from }.
event-UpkeepPaid = { $seat } pays { $bezants ->
    [one] 1 bezant
   *[other] { $bezants } bezants
  } upkeep for the { $side } army.
event-CubesDeserted = { $cubes ->
    [one] { $seat } cannot pay 1 cube ({ $side }, { $box }): out of the game.
   *[other] { $seat } cannot pay { $cubes } cubes ({ $side }, { $box }): out of the game.
}
event-CubesReturned = { $cubes ->
    [one] { $seat } takes 1 cube back into the pool.
   *[other] { $seat } takes { $cubes } cubes back into the pool.
}
event-CasualtiesRecovered = { $cubes ->
    [one] 1 casualty of { $seat } recovers.
   *[other] { $cubes } casualties of { $seat } recover.
}
event-CitiesScored = City discs of { $seat }: { $byzantine } Byzantine, { $arab } Arab.
event-GameEnded = The game ends after turn { $turn }.
event-ControlLost = { $seat } loses control of { $city }.
event-CubesGiven = { $stays-id ->
    [yes] { $seat } gives a cube of the { $side } army ({ $box }): it lies on { $city }.
   *[other] { $seat } gives a cube of the { $side } army ({ $box }) for { $city }: to the casualties.
}
event-FleetWaited = { $seat } does not use the Byzantine fleet against { $mover }.
event-MarchEnded = The { $side } army of { $seat } halts.
event-CubesSpent = { $cubes ->
    [one] { $seat } spends 1 { $side } move cube.
   *[other] { $seat } spends { $cubes } { $side } move cubes.
}
event-GuardReturned = The { $side } guard lies on its space again.
event-LastActionBegan = All others have passed: { $seat } has one more action.

reason-army-is-not-there = That army is not there.
reason-army-needs-a-cube = An army needs a cube in elite, main army or move.
reason-army-not-on-the-board = That army is not on the board.
reason-army-on-the-board = That army is already on the board.
reason-back-into-the-same-box = A cube may not be bought back into the box it came from.
reason-box-is-empty = That box is empty.
reason-capital-has-no-discs = Constantinople has no discs and cannot be improved.
reason-casualties-first = The cube for passing comes from the casualties.
reason-city-is-controlled = This city is already controlled.
reason-city-of-another-side = An army is placed only in a city of its own side.
reason-city-of-no-player-side = This works only with a Byzantine or an Arab city.
reason-cube-costs-three = This cube costs three bezants from the treasury of the side it serves.
reason-cube-could-be-paid = You must pay for every cube you can afford.
reason-desert-is-for-arabs = Only Arab armies may use desert tracks.
reason-fortified-already = This city already has a fortification.
reason-guard-goes-last = The guard can only be lost as the last cube of the army.
reason-last-cube-of-the-army = The army must keep a cube for the civil war.
reason-levy-is-no-field-army = The levy is not part of the field army.
reason-link-is-closed = The Byzantine fleet has closed this link for this action.
reason-more-than-was-raised = Not that much was raised.
reason-name-the-cube = There are no casualties: say which cube goes into the pass box.
reason-never-against-yourself = You cannot attack yourself.
reason-no-army-to-fight = No army of that colour is left to fight.
reason-no-civil-war-in-constantinople = There is no civil war in Constantinople.
reason-no-cube-there = You have no cube there.
reason-no-disc-left = No disc of that colour is left.
reason-no-fortification-left = Both your fortifications are on the map.
reason-no-link = There is no link that this army can use.
reason-fleet-shuts-the-sea = The Byzantine fleet refuses the withdrawal by sea.
reason-no-such-army = Players have a Byzantine and an Arab army only.
reason-no-such-space = There is no such special action.
reason-no-third-link = An army moves over two links at most.
reason-nobody-controls-constantinople = Nobody controls Constantinople.
reason-nobody-controls-it = At this table civil war needs a city of another player.
reason-city-of-nobody = At this table an army comes on the board only in a city that a player controls.
reason-not-enough-bezants = That treasury does not have enough bezants.
reason-not-the-fewest-losses = A withdrawing army must take the route with the fewest losses.
reason-not-your-city = You do not control this city.
reason-nothing-would-change = An action must change something.
reason-one-army-an-action = One action moves one army.
reason-one-elite-cube-an-action = Only one cube per action may go into each elite box.
reason-out-of-bulgar-reach = The Bulgars cannot reach this city.
reason-own-army-is-there = Your other army stands there.
reason-own-city = You control that city for the other side.
reason-pool-is-free-the-rest-is-paid = A cube from the pool is free; a treasury pays for any other.
reason-pool-is-too-small = There are not that many cubes in the pool.
reason-space-is-taken = This special action has already been taken this turn.
reason-take-a-byzantine-city-first = Your Byzantine army comes with your first Byzantine city.
reason-taxed-this-turn = You have already raised taxes this turn.
reason-three-discs-at-most = A city has three discs at most.
reason-too-few-move-cubes = The army has too few move cubes.
reason-too-few-orange-cubes = There are too few orange cubes to reinforce: the Bulgars must attack.

side-byzantine = Byzantine
side-arab = Arab
side-persian = Persian
side-bulgar = Bulgar

box-elite = elite
    .place = elite
box-main = main army
    .place = main army
box-levy = levy
    .place = levy
box-move = move
    .place = move box

source-pool = pool
    .from = from the pool
source-casualties = casualties
    .from = from the casualties
source-byzantine-elite = Byzantine elite
    .from = from the Byzantine elite
source-byzantine-main = Byzantine main army
    .from = from the Byzantine main army
source-byzantine-levy = Byzantine levy
    .from = from the Byzantine levy
source-byzantine-move = Byzantine move
    .from = from the Byzantine move
source-arab-elite = Arab elite
    .from = from the Arab elite
source-arab-main = Arab main army
    .from = from the Arab main army
source-arab-levy = Arab levy
    .from = from the Arab levy
source-arab-move = Arab move
    .from = from the Arab move

payer-byzantine = Byzantine treasury
    .by = paid by the Byzantine treasury
payer-arab = Arab treasury
    .by = paid by the Arab treasury
payer-free = free
    .by = free

colour-red = red
colour-yellow = yellow
colour-blue = blue
colour-green = green

foe-red = the red army
foe-yellow = the yellow army
foe-blue = the blue army
foe-green = the green army
foe-levy = the levy
foe-bulgars = the Bulgars

building-church = church
building-mosque = mosque

roll-start = the start
roll-attack = the attack
roll-defence = the defence
roll-siege = the city
roll-fleet = the Byzantine fleet

cause-battle = battle
cause-siege = siege
cause-fleet = Byzantine fleet
cause-retreat = withdrawal

answer-no = no
answer-yes = yes

space-emperor = Emperor
space-caliph = Caliph
space-byzantine-fleet = Byzantine fleet
space-arab-fleet = Arab fleet
space-byzantine-civil-war = Byzantine civil war
space-arab-civil-war = Arab civil war
space-byzantine-improvement-1 = Byzantine city improvement
space-arab-improvement-1 = Arab city improvement
space-byzantine-improvement-2 = Byzantine city improvement
space-arab-improvement-2 = Arab city improvement
space-byzantine-improvement-3 = Byzantine city improvement
space-arab-improvement-3 = Arab city improvement
space-bulgars-1 = Bulgars
space-fortification-1 = Fortification
space-bulgars-2 = Bulgars
space-fortification-2 = Fortification

city-constantinople = Constantinople
city-adrianople = Adrianople
city-thessalonica = Thessalonica
city-athens = Athens
city-dyrrachium = Dyrrachium
city-candia = Candia
city-constantia = Constantia
city-nicaea = Nicaea
city-ephesus = Ephesus
city-attalia = Attalia
city-ankara = Ankara
city-sinope = Sinope
city-trebizond = Trebizond
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
city-mecca = Mecca
city-hira = Hira
city-bagdad = Bagdad
city-basra = Basra
city-mosul = Mosul
city-hamadan = Hamadan
city-tabriz = Tabriz
city-dvin = Dvin
city-tiflis = Tiflis
city-derbent = Derbent

# Shown by the web client alone: short names of actions and fields.
x-undone-reinforce = You may place more cubes.
x-verb-control = Take control of a city
x-verb-reinforce = Reinforce an army
x-verb-emperor = Become emperor
x-verb-caliph = Become caliph
x-verb-fleet = Take a fleet
x-verb-civil-war = Civil war
x-verb-improve = Improve a city
x-verb-bulgars-attack = Attack with the Bulgars
x-verb-bulgars-reinforce = Reinforce the Bulgars
x-verb-fortify = Fortify a city
x-verb-tax = Raise taxes
x-verb-split = Divide the taxes
x-verb-church = Build a church
x-verb-mosque = Build a mosque
x-verb-place = Place an army
x-verb-march = March
x-verb-lose = Lose a cube
x-verb-retreat = Withdraw
x-verb-fight = Fight
x-verb-garrison = Control cube
x-verb-give = Give a cube
x-verb-desert = Leave a cube unpaid
x-verb-pass-from = Pass with a cube
x-field-city = the city
x-field-source = where the cube comes from
x-field-side = the side
x-field-box = the box
x-field-from = from where
x-field-to = to where
x-field-cubes = how many cubes
x-field-bezants = bezants for the Byzantine treasury
x-field-payer = who pays
x-field-colour = the opponent
x-end-constantinople-fell = Constantinople has fallen: only Arab points count.
x-end-third-turn-ended = The third turn is over.

# Why a bot would do it

hint-points = It is worth { $points ->
    [one] 1 point
   *[other] { $points } points
  } more than another good choice.
hint-balance = It brings your two tracks closer together, so that both count.
hint-safety = It strengthens what you hold against attacks.
hint-money = It keeps the treasuries full and the armies paid.
hint-army = It puts your armies where they can strike.
hint-cubes = It leaves you more cubes for later.
hint-capital = Constantinople is at stake: its fall would decide the game.
x-odds-chance_to_take = the city is taken
x-odds-chance_of_destruction = the army is destroyed
x-odds-expected_losses = cubes lost, on average
x-odds-expected_enemy_losses = enemy cubes lost, on average
x-style-random = Marches wherever the road leads.
x-style-novice = Likes cities, forgets who stands next door.
x-style-steady = Counts bezants and keeps its cities guarded.
x-style-strong = Weighs both sides of the frontier, fears the Bulgars.
x-style-master = Plans the last round in the first, and waits for Constantinople.
x-style-rusher = A little below Strong; would rather march than build.
x-style-builder = Between Steady and Strong; would rather have cities and churches than a war.
x-style-schemer = A little below Strong; sends Bulgars and rebels, and likes to be emperor.

# What an action costs and brings
x-count-cubes = cubes in the pool
x-count-byzantine = bezants in the Byzantine treasury
x-count-arab = bezants in the Arab treasury
x-count-taxes = bezants from taxes, still to be divided
x-count-byzantine-points = Byzantine points
x-count-arab-points = Arab points
x-count-total = points that count now

# What brought points, on the page that tells how a game went
x-source-set-up = At the start
x-source-byz-ctl-02 = Cities taken under control
x-source-byz-cap-05 = Cities captured
x-source-byz-bul-14 = Cities taken with the Bulgars
x-source-byz-emp-01 = Emperor
x-source-byz-emp-02 = Caliph
x-source-byz-chu-02 = Churches and mosques
x-source-byz-inc-07 = Upkeep not paid
x-source-byz-fal-04 = Fall of Constantinople
x-source-byz-fin-01 = Cities at the end
x-source-rest = Points that do not count
# The story: headlines and sums.
why = { $rule ->
    [BYZ-CTL-02] for new cities
    [BYZ-CAP-05] for captured cities
    [BYZ-BUL-14] for what the Bulgars captured
    [BYZ-CHU-02] for a building
    [BYZ-EMP-01] for the guard
    [BYZ-EMP-02] for the guard
    [BYZ-FAL-04] for Constantinople
    [BYZ-FIN-01] for discs in cities at the end
    [BYZ-INC-07] for cubes that were not paid
   *[other] by the rules
  }
story-CityControlled = { $seat } takes control of { $city }.
story-CityCaptured = { $nation-id ->
    [bulgar] The Bulgars of { $seat } capture { $city }.
   *[other] { $seat } captures { $city } for the { $nation } side.
  }
story-BuildingRaised = { $seat } builds a { $building }.
story-scored = { $seat } scores { $items }.
    .then = scores { $items }
    .item = { $count ->
        [one] 1 { $side } point
       *[other] { $count } { $side } points
      }
story-lost = { $seat } loses { $items }.
    .then = loses { $items }
    .item = { $count ->
        [one] 1 { $side } point
       *[other] { $count } { $side } points
      }
story-received = { $seat } receives { $items }.
    .then = receives { $items }
    .item = { $count ->
        [one] 1 { $side } bezant
       *[other] { $count } { $side } bezants
      }
story-reinforced = { $seat } reinforces: { $items }.
    .item = { $count ->
        [one] { $side } { $box }
       *[other] { $count } × { $side } { $box }
      }
story-marched = The { $side } army of { $seat } marches from { $first-from } to { $to }.
story-withdrew = The { $side } army of { $seat } withdraws from { $first-from } to { $to }.
story-income = { $seat } receives an income of { $items }.
    .item = { $count ->
        [one] 1 { $side } bezant
       *[other] { $count } { $side } bezants
      }
story-upkeep = { $seat } pays { $items } as upkeep.
    .item = { $count ->
        [one] 1 { $side } bezant
       *[other] { $count } { $side } bezants
      }
story-deserted = { $seat } gives up unpaid cubes ({ $items }).
    .item = { $count ->
        [one] { $side } { $box }
       *[other] { $count } × { $side } { $box }
      }
story-returned = Cubes back in the pool: { $items }.
    .item = { $seat } { $count }
story-recovered = Casualties recovered: { $items }.
    .item = { $seat } { $count }
story-cities = The discs in the cities are counted.
story-points = { $seat }: { $total ->
    [one] { $total } { $side } point
   *[other] { $total } { $side } points
  } ({ $items }).
    .item = { $count } { why }
    .so-far = { $seat } { $total } ({ $side })
story-sums-2 = The turn
story-sums-1 = The whole game

# What a number is made of.

sum-total = What { $seat } would score now
sum-track = { $side } points scored so far
sum-cities = City discs at the end: { $side }
sum-half-rule = Less than half of the other track, so it does not count: { $side }
sum-fallen = Constantinople has fallen, so these do not count: { $side }
sum-points = { $side } points of { $seat }
sum-reason = Scored { why }
sum-before = From before this log begins
sum-treasury = { $side } treasury of { $seat } after income and upkeep
sum-bezants = In the treasury now
sum-income = Income from { $city }
sum-upkeep = Upkeep: { $box }, { $cubes } × { $price }
sum-short = Cubes that cannot be paid leave the game, and each costs a point.
sum-strength = { $side } army of { $seat } in battle
sum-cubes = Cubes: { $box }
sum-guard = The guard
sum-defence = What a besieger of { $city } must beat
sum-size = Size of the city
sum-fortification = Fortification
