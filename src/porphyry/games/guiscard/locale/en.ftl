# Guiscard in English.

title = Guiscard
blurb = Southern Italy in the eleventh century. Normans, Byzantines, Arabs and Lombards meet man to man on a table of hexes: arrows, charges, rows of lances, houses and a castle, ladders, ropes, engines and fire. Twelve battles and five sieges for two players.

action-place = Place { $unit } in { $hex }
action-face = Face { $facing }
action-auto = Set up the rest automatically
action-fire = { $unit } fires at { $hex }
action-done = End this step
action-clear = { $unit } and { $helper } clear the bodies from { $from } to { $to }
action-gate = { $unit } works the gate
action-pull = { $unit } pulls down the tent in { $hex }
action-loot = { $unit } gathers the booty
action-charge = { $unit } charges at { $target }
action-ride = Ride to { $hex }
action-answer = { $unit } counter-charges
action-decline = No counter-charge
action-move = Move { $unit }
action-step = To { $hex }
action-about = Turn about
action-mount = Mount { $horse }
action-dismount = Dismount to { $hex }
action-take = Take { $horse } by the reins
action-release = Let { $horse } go
action-lift = Pick up { $unit }
action-lay = Lay the man down in { $hex } and stop
action-leave = Leave the map
action-stop = Stop here
action-form = { $unit }'s row forms up facing { $corner }
action-foulkon = { $unit }'s men form the foulkon
action-march = { $unit }'s formation marches { $facing }
action-shoot = { $unit } shoots at { $hex }
action-hold = Hold fire
action-cease = No more defensive fire this turn
action-attack = { $unit } attacks { $target }
action-join = { $unit } joins in
action-also = Attack { $target } as well
action-strike = Strike
action-evade = Evade
action-stand = Stand and fight
action-suffer = { $unit } takes the result
action-retreat = Retreat to { $hex }
action-push = Make room: to { $hex }
action-fall = Fall into { $hex }
action-advance = { $unit } advances to { $hex }
action-cover = Take cover from fire { $way-from }
action-exit = Leave by the { $edge }
action-stay = Stay put

option-scenario = Scenario
    .civitate = 1: The eve of Civitate
    .stairway = 2: Stairway to heaven
    .river = 3: Only the river left!
    .lances = 4: A forest of lances
    .away = 5: As soon as one is away
    .pious = 6: The pious Norman
    .booty = 7: Bohemond's booty
    .coffin = 8: Never trust a dead Norman
    .favour = 9: The emperor's favour
    .torches = 10: Torches over the jetty
    .rope = 11: The rope
    .ford = 14: Battle by the ford
    .siege_castle = Siege of a castle
    .siege_farm = Siege of a farm
    .siege_church = Siege of a church
    .eagle_nest = 12: The siege of the Eagle Nest
    .san_marco = 13: The church of San Marco
option-pass_wounded_enemy = Wounded enemies may be passed
    .no = no
    .yes = yes
option-start_hex_check = Leaving contact is checked
    .none = no
    .checked = yes
option-single_hex_retreat_check = A retreat of one hex is checked
    .yes = yes
    .no = no
option-ko_keeps_wound = A man who comes round stays wounded
    .yes = yes
    .no = no
    .dies = no, and a wounded one dies of the blow
option-thrown_hexes = Hexes for a thrown rider
    .six = six
    .eight = eight
option-carry_friend_or_foe = Who may be carried
    .both = friend and foe
    .own = friends only
option-loose_horse_blocks = Loose horses block
    .riders = riders only
    .everybody = everybody
option-wound_stops_move = A wound from a check ends the move
    .yes = yes
    .no = no
option-wound_twice = A second wound
    .kills = kills
    .stays = changes nothing
option-recovery_timing = Who comes round in step 5
    .before = all who were out when the turn began
    .enemy = only those felled in the enemy's last turn
option-cover_combination = Several kinds of cover
    .best = the best one counts
    .sum = add up
option-mounted_cost = A rider pays for
    .head = the hex of the horse's head
    .both = both hexes
option-drown_choice = Armoured men retreat into deep water
    .last = only if there is no other way
    .free = if their owner likes
option-corpse_count = A dead horse counts
    .both = in both its hexes
    .once = in one hex
option-clear_adjacency = Bodies cannot be cleared while enemies are next to
    .workers = the two men
    .hex = the men or the bodies
option-one_check_per_enemy = Each guard checks once a turn
    .total = in all
    .each = for each who slips past
option-attacked_by_friend = An enemy counts as attacked
    .counts = if any friend has attacked it before
    .own = only if the same man has attacked it
option-displace_on_retreat = A retreat pushes friends aside
    .yes = yes
    .no = no
option-mounted_zone = An enemy rider watches
    .head = the hexes round the horse's head
    .both = the hexes round the whole horse
option-arthur_remainder = Dismounting
    .paid = is paid for before halving
    .free = costs nothing but the halving
option-leader_loses_horse = A man who fights loses the horses he leads
    .every = everybody
    .mounted = riders only
option-attacked_before_defence = No defensive fire after melee
    .own = in its own last turn
    .enemy = in the enemy's last turn
option-volley = In a volley, retreats come
    .frozen = after the last shot
    .single = shot by shot
option-stationary_window = A unit that does not move can be fired at
    .end = once, when step 3 closes
    .declared = only if its owner declared it
option-mounted_shooter_hex = A mounted shooter fires from
    .head = the head hex
    .either = either hex
option-high_fire = Fire from above cancels cover
    .both = always from castles, near by from heights
    .castle = always
    .heights = only near by
option-many_to_many = Several against several
    .no = must split the fight
    .summed = add up on both sides
option-who_is_wounded = Who is wounded or killed is chosen by
    .owner = the owner
    .attacker = the attacker
option-advance_in_melee = An advance is not checked by enemies who fight
    .another = somebody else
    .any = anybody, the advancing man included
option-armoured_vs_water = Armoured men cannot attack into
    .deep = deep water
    .all = any water
option-mounted_attack_arc = A rider attacks
    .round = all round
    .front = to the front only
option-throw_then_charge = Throwing a lance and charging in the same turn
    .no = no
    .yes = yes
option-charge_order = Declared charges are carried out
    .declared = first, in the order they were declared
    .free = whenever their owner likes
option-reversal_values = Roles are exchanged by comparing
    .boosted = both raised values
    .printed = the raised defence with the printed attack
option-hoplite_marker = The lances of a formed hoplite
    .hex = lie in the hex in front
    .state = are only held in the hand
option-foulkon_normal = Attacked from the front, a foulkon
    .plain = gives ground like any unit
    .holds = does not give ground
option-evasion_spends_attack = An evaded attack is spent
    .yes = yes
    .no = no
option-window_melee = Fighting through a window
    .both = hinders the attacker, helps the defender
    .defender = helps the defender only
option-crossfire_choice = Cover in crossfire is chosen
    .step = for the step
    .shot = for each shot
option-slit_weapons = Weapons that shoot out of arrow slits
    .bows = bows
    .javelins = bows and javelins
option-low_wall = Crossing a low wall costs
    .entry = 2 and the hex behind
    .flat = 3
option-water_adjacent = Water next to the shooter gives no cover
    .all = any water
    .deep = deep water
option-swamp_bank = Standing on the bank of a swamp means
    .same = next to the same swamp
    .any = anywhere on dry ground
option-slit_from_below = From below, a man behind a slit can be hit
    .axis = exactly along its axis
    .field = from its whole field of fire
option-gate_cover = A destroyed gate gives light cover
    .beyond = beyond it
    .always = inside it as well

prompt-place-unit = { $seat }: where does { $unit } stand?
prompt-face-unit = { $seat }: which way does { $unit } look?
prompt-fire = { $seat }: round { $round }, step 1. Fire, or set men to work.
prompt-charge = { $seat }: round { $round }, step 2. Declare charges.
prompt-choose-path = { $seat }: the path of { $unit }'s charge?
prompt-offer-counter-charge = { $seat }: { $unit } charges. Counter-charge?
prompt-move = { $seat }: round { $round }, step 3. Which unit moves?
prompt-step = { $seat }: { $unit } has { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  } left.
prompt-offer-defensive-fire = { $seat }: defensive fire at { $unit }?
prompt-combat = { $seat }: round { $round }, step 4. Attack.
prompt-name-fighters = { $seat }: { $unit } attacks. Who else?
prompt-offer-evasion = { $seat }: { $unit } is faster. Evade?
prompt-choose-loss = { $seat }: who suffers the result, { $unit } or another?
prompt-choose-retreat = { $seat }: { $unit } must give ground. Where to?
prompt-choose-room = { $seat }: { $unit } makes room. Where to?
prompt-choose-fall = { $seat }: { $unit } is thrown. Into which hex?
prompt-choose-cover = { $seat }: { $unit } is shot at. Covered from which side?
prompt-choose-exit = { $seat }: by which side will your men leave? Nobody else will know.
prompt-offer-advance = { $seat }: { $unit } may advance.
prompt-advance-on = { $seat }: does { $unit } advance further?

event-UnitPlaced = { $unit } stands in { $hex }.
event-TurnBegan = Round { $round }: { $seat } to act.
event-StepBegan = { $seat }: { $step }.
event-ShotFired = { $unit } shoots at { $aim }: rolled { $roll } ({ $result } after modifiers); the shot lands in { $hit } ({ $volley }).
event-ShotTold = Cover of { $unit }: { $cover }. Rolled { $roll }: { $letter-id ->
    [A] A, driven back, or slowed down
    [B] B, wounded
    [C] C, killed; a rider wounded and thrown
    [D] D, killed; a rider knocked out, his horse killed
    [E] E, killed; a rider wounded, his horse killed
    [F] F, killed, with the horse
   *[miss] no effect
  }.
event-UnitMoved = { $facing-id ->
    [none] { $unit } to { $hex }; { $points ->
        [one] 1 point
       *[other] { $points } points
      } left.
   *[other] { $unit } to { $hex }, facing { $facing }; { $points ->
        [one] 1 point
       *[other] { $points } points
      } left.
}
event-UnitTurned = { $unit } turns about, facing { $facing }.
event-UnitWounded = { $unit } is wounded.
event-UnitKilled = { $unit } is dead.
event-UnitStunned = { $unit } is knocked out.
event-UnitWoke = { $unit } comes round.
event-InfiltrationRolled = { $enemy } checks { $unit } in { $hex }: rolled { $roll }, counts { $result }: { $check }.
event-UnitStopped = { $unit } is stopped in { $hex }.
event-UnitRetreated = { $unit } gives ground to { $hex }.
event-UnitPushed = { $unit } makes room and goes to { $hex }.
event-RiderFell = { $unit } falls into { $hex }.
event-HorseKilled = { $unit } is killed.
event-MeleeRolled = { $unit } against { $target }: attack { $attack } − defence { $defence } = { $difference }, shift { $shift }, column { $column }; rolled { $roll }, counts { $result }: { $letter-id ->
    [A] A, an attacker is knocked out
    [B] B, the attackers give ground
    [C] C, the defenders give ground
    [D] D, knocked out
    [E] E, wounded
    [F] F, killed
    [G] G, knocked out, a rider thrown
    [H] H, wounded, a rider thrown
    [I] I, knocked out, the horse killed
    [J] J, wounded, the horse killed
    [K] K, killed, with the horse
   *[miss] no effect
  }{ $others-count ->
    [0] .
   *[other] ; also in the fight: { $others }.
  }
event-UnitAdvanced = { $unit } advances to { $hex }.
event-UnitMounted = { $horse-is ->
    [own] { $unit } mounts his horse.
   *[other] { $unit } mounts { $horse }.
  }
event-UnitDismounted = { $unit } dismounts to { $hex }.
event-HorseTaken = { $unit } leads { $horse }.
event-HorseReleased = { $unit } loses { $horse }.
event-ReinsRolled = { $unit } grabs at the reins of { $horse }: rolled { $roll }.
    .sum = On 1 to 6 the reins are caught.
event-UnitLifted = { $unit } picks up { $other }.
event-UnitLaid = { $unit } lays { $other } down in { $hex }.
event-UnitLeft = { $unit } leaves the map{ $edge ->
    [1] { " " }by the north edge.
    [2] { " " }by the east edge.
    [3] { " " }by the south edge.
    [4] { " " }by the west edge.
   *[other] .
  }
event-ChargeDeclared = { $unit } charges at { $target } by { $path }.
event-CounterDeclared = { $unit } counter-charges { $target }.
event-FormationTaken = The row stands, facing { $corner }: { $units }.
event-FormationBroken = { $unit } leaves the row.
event-FoulkonFormed = Foulkon: { $units }.
event-LancesBeaten = The lances of { $unit } are beaten aside.
event-UnitEvaded = { $unit } evades to { $hex }.
event-GateMoved = The gate is { $gate }.
event-TentPulled = The tent in { $hex } is down.
event-BodiesCleared = { $unit } clears the bodies from { $from } to { $to }.
event-LootTaken = { $unit } has the booty.
event-GroupRolled = Roll for help for { $seat }: { $roll }, { $limit } or less brings it.
event-GroupArrived = Help arrives for { $seat }.
event-UnitDrowned = { $unit } drowns.
event-LanceThrown = { $unit } has thrown the lance.
event-JobBegun = { $unit } { $job-does }.
event-UnitSurrounded = { $unit } is surrounded and left to the enemy.
event-CoverTaken = { $unit } takes cover from shots { $way-from }.
event-ExitChosen = In secret: we leave by the { $edge }.
event-ExitHidden = The column has chosen in secret by which side it will leave.
event-GameEnded = { $result-id ->
    [draw] The scenario is over: a draw.
   *[other] The scenario is over: victory for { $seat }.
  }
event-MoveBegan = { $unit } sets out.
event-UnitWaits = There is no room for { $unit } yet: it comes later.
event-HorseStood = { $horse } stands in { $hex }, facing { $facing }.
event-HorseStrayed = { $horse } runs off and is lost.
event-RiderThrown = { $unit } is thrown; { $horse } stands in { $hex }.
event-UnitSetDown = { $unit } is let go in { $hex }.
event-UnitSank = { $unit } sinks.
event-UnitHealed = { $unit } is healthy again.
event-BodyMoved = The body of { $unit } lies in { $hex } now.
event-ShotAimed = { $unit } aims at { $aim }.
event-MarksCleared = Ready again: { $units }.
event-ChargeLost = The charge of { $unit } comes to nothing.
event-CounterLost = The counter-charge of { $unit } comes to nothing.
event-LancesRaised = The lances of { $unit } are raised again.
event-LootDropped = { $unit } drops the booty in { $hex }.
event-RopeFixed = { $device } holds; the rope hangs down in { $hex }.
event-RopeFreed = Nobody hangs on { $device } any more.
event-GrapnelDropped = { $device } lies in { $hex }.
event-EngineJammed = { $device } does not work any more.
event-WoodReady = { $unit } can light the fire now.
event-TorchSet = { $unit } sets fire to { $hex }.

reason-already-charged-at = Somebody charges at this unit already.
reason-apart = A charge is fought apart from all other attacks.
reason-armour = Armour and deep water do not mix.
reason-astride = A horse cannot stop on top of a low wall.
reason-at-work = Somebody is already doing that.
reason-attacked = This unit has made its attack.
reason-behind = A lance cannot be thrown backwards.
reason-beside = It would stay next to its opponent.
reason-bare-first = Men without armour take the result first.
reason-bodies = Too many bodies lie there.
reason-busy = This unit gives its whole turn to one job.
reason-cannot = The advance cannot go there.
reason-carrying = This man has his hands full.
reason-charging = A declared charge cannot be changed.
reason-declared = This unit has declared a charge or is busy.
reason-enemy-there = An enemy stands there.
reason-fired = This unit has fired.
reason-first-man = A formation is named by its first man.
reason-formed = This unit stands in formation.
reason-fought = A unit that fought in melee cannot fire back.
reason-friend = That is a friend.
reason-hands-full = This man cannot lead any more horses.
reason-harmless = This unit has no attack.
reason-horse-cannot = The led horse cannot go there.
reason-horse-in-way = A loose horse is in the way.
reason-in-contact = An enemy next to this man could strike.
reason-in-water = There is no shooting from the water.
reason-kept = Its rider still has it in hand.
reason-lances = Lances bar the way.
reason-lay-him-down = The man being carried must be laid down first.
reason-led = Somebody leads this horse.
reason-missed = The grab for the reins has failed this turn.
reason-moved = This unit has moved.
reason-moved-too-far = It moved too far in its own turn to fire now.
reason-named = This has been named already.
reason-next-round = The lances fell only now; the man behind them can be attacked from the front next round.
reason-night = At night there is no shooting beyond short range.
reason-no-booty = There is no booty here.
reason-no-exit = The map cannot be left here.
reason-not-led = This man does not lead that horse.
reason-no-gate = There is no gate to work.
reason-no-horse = That is no loose horse.
reason-no-horses = Horses cannot go there.
reason-no-line = There is no clear line.
reason-no-missiles = This unit has nothing to shoot or throw.
reason-no-mount = That cannot be ridden.
reason-no-path = No allowed path leads there.
reason-no-points = It has no movement left this turn.
reason-no-rider = Only riders can do that.
reason-no-room = There is no room.
reason-no-shot = There is no shot at this unit now.
reason-no-target = There is no target.
reason-no-tent = There is no tent to pull down.
reason-no-way = You cannot get there.
reason-no-way-on = From there it could not go on as far as it must.
reason-nobody-here = Nobody lies here to be carried.
reason-nobody-there = Nobody is there.
reason-not-active = This unit cannot act.
reason-not-adjacent = That hex is not adjacent.
reason-not-an-entry = It cannot enter the map there.
reason-not-arrived = It has not arrived.
reason-not-at-gate = This man is not in one of the inner hexes of the gate.
reason-not-at-head = This man is not in front of the horse's head.
reason-not-away = A retreat leads away from the enemy.
reason-not-beside = It is not the right hex beside it.
reason-not-carrying = This man carries nobody.
reason-not-fit = Only healthy hoplites can stand in the row.
reason-not-formed = It does not stand in formation.
reason-not-him = Someone else must take the result.
reason-not-in-fight = Only those who took part in the fight advance.
reason-not-in-front = The target is not in front and in sight.
reason-not-in-play = This unit is not in play.
reason-not-in-scenario = This scenario does not use that chapter.
reason-not-in-zone = That hex is not in its set-up zone, or is taken.
reason-not-next = Another unit is to be placed now.
reason-not-offered = That cannot be done now.
reason-not-vacated = An advance must start in the hex the beaten unit has just left.
reason-not-yours = You cannot command this unit now.
reason-nothing-in-way = Nothing there needs clearing.
reason-occupied = Somebody is there.
reason-off-map = That hex is not on the map.
reason-on-foot = Only a rider can do that.
reason-on-foot-only = Only a man on foot can do that.
reason-out-of-range = It is out of range.
reason-out-of-reach = It cannot be struck from there.
reason-tent-wall = A tent wall is between them.
reason-wall-between = A wall is between them.
reason-no-fight-through = There is no fighting through a slit or a church window.
reason-on-the-rope = A man on a rope can be struck only from the wall above.
reason-both-hands = On the rope, both hands are full.
reason-own-only = Only friends can be carried.
reason-points = There are not enough movement points.
reason-promised = A charge declared earlier will end there.
reason-several-against-several = Several men cannot attack several enemies together.
reason-slit-weapon = Only bows fire out of a slit.
reason-step-one-only = This weapon is for step 1 only.
reason-tight-turn = A charge cannot turn that sharply.
reason-too-far = That is too far away.
reason-too-few = A row needs three men.
reason-too-near = Shooting over a friend takes a distance of at least three hexes.
reason-too-small = A foulkon must be at least three men wide and two ranks deep.
reason-truce = The garrison does not suspect anything yet.
reason-two-men = Two men are named, in the order of the list.
reason-unit-in-way = Somebody stands in the line of fire.
reason-upwards = A lance cannot be thrown upwards.
reason-wall = A wall is between.
reason-watched = An enemy next to it is watching.

facing-n = north
facing-ne = north-east
facing-se = south-east
facing-s = south
facing-sw = south-west
facing-nw = north-west
look-n = north
look-ne = north-east
look-se = south-east
look-s = south
look-sw = south-west
look-nw = north-west
look-none = none
volley-offensive = in its own turn
volley-defensive = defensive fire
corner-n-ne = north by north-east
corner-ne-se = east
corner-se-s = south by south-east
corner-s-sw = south by south-west
corner-sw-nw = west
corner-nw-n = north by north-west
step-set-up = set-up
step-fire = fire
step-charge = charges
step-move = movement
step-combat = combat
step-recovery = recovery
letter-miss = no effect
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
cover-none = none
cover-light = light
cover-medium = medium
cover-strong = strong
cover-total = total
check-nothing = nothing happens
check-stop = stopped
check-wounded = wounded
check-dead = dead
gate-closed = closed
gate-open = open
gate-destroyed = destroyed
column-c0 = 0 or less
column-c1 = 1/4
column-c5 = 5/8
column-c9 = 9/15
column-c16 = 16/25
column-c26 = 26/40
column-c41 = 41/60
column-c61 = 61/80
column-c81 = 81+
way-n = north
    .from = from the north
way-e = east
    .from = from the east
way-s = south
    .from = from the south
way-w = west
    .from = from the west
way-outside = outside
    .from = from outside
way-inside = inside
    .from = from inside
job-clear = clearing bodies
    .does = is clearing bodies
job-gate = the gate
    .does = works the gate
job-tent = a tent
    .does = pulls down a tent
job-loot = booty
    .does = gathers booty
result-running = undecided
result-first = the first side wins
result-second = the second side wins
result-draw = a draw

hint-men = Men and their wounds: { $points }
hint-goal = Nearer to what the scenario asks: { $points }
hint-time = Time won: { $points }

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
unit-robert-horse = Robert's horse
unit-roger-horse = Roger's horse
unit-bohemond-horse = Bohemond's horse
unit-arthur-horse = Arthur's horse
unit-tancredi-horse = Tancredi's horse
unit-drogo-horse = Drogo's horse
unit-romaric-horse = Romaric's horse
unit-tristan-horse = Tristan's horse
unit-theophile-horse = Théophile's horse
unit-serlo-horse = Serlo's horse
unit-onfroi-horse = Onfroi's horse
unit-guillaume-horse = Guillaume's horse
unit-leon-horse = Leon's horse
unit-konstantinos-horse = Konstantinos's horse
unit-nikephoros-horse = Nikephoros's horse
unit-theophilos-horse = Theophilos's horse
unit-basileios-horse = Basileios's horse
unit-andronikos-horse = Andronikos's horse
unit-michael-horse = Michael's horse
unit-kyriakos-horse = Kyriakos's horse
unit-isaakios-horse = Isaakios's horse
unit-ayyub-horse = Ayyub's horse
unit-hassan-horse = Hassan's horse
unit-khaled-horse = Khaled's horse
unit-shakil-horse = Shakil's horse
unit-idris-horse = Idris's horse
unit-zahir-horse = Zahir's horse
unit-tariq-horse = Tariq's horse
unit-yusuf-horse = Yusuf's horse
unit-salim-horse = Salim's horse
unit-teobaldo-horse = Teobaldo's horse
unit-gisulfo-horse = Gisulfo's horse
unit-arnolfo-horse = Arnolfo's horse
unit-romualdo-horse = Romualdo's horse
unit-gerhard-horse = Gerhard's horse
unit-werner-horse = Werner's horse
unit-heinrich-horse = Heinrich's horse
unit-pack-1 = pack horse 1
unit-pack-2 = pack horse 2
unit-pack-3 = pack horse 3
unit-pack-4 = pack horse 4
unit-pack-5 = pack horse 5
unit-pack-6 = pack horse 6
unit-dog = dog
unit-boar = boar
unit-sheep = sheep

# Standing orders.
order-hold-fire = No more defensive fire
order-fire-if = Defensive fire only if it pays
order-fire-if-chance = Chance to hurt
    .number = at least { $value } %
order-fire-if-targets = Targets
    .anybody = anybody
    .riders = riders only
    .foot = men on foot only
order-fire-if-within = Distance
    .any = any
    .number = { $value ->
        [one] at most 1 hex
       *[other] at most { $value } hexes
      }
order-fire-if-then = If a shot fits
    .ask = ask me
    .shoot = shoot without asking
order-no-counter-charge = No counter-charges
order-no-evasion = No evasion
order-no-advance = No advance after combat
until-turn = until the turn ends
until-charge = until somebody charges

# What the panel calls each sort of action, and each thing it asks for
x-undone-move = { $count ->
    [one] One man has not moved.
   *[other] { $count } men have not moved.
}
x-undone-attack = An attack is still possible.
x-undone-fire = { $count ->
    [one] One man can still shoot.
   *[other] { $count } men can still shoot.
}
x-undone-charge = { $count ->
    [one] One rider can still charge.
   *[other] { $count } riders can still charge.
}
x-undone-enlist = There are still points for another man.
x-undone-send = Another man can still be sent.
x-undone-station = { $count ->
    [one] One man has no place yet.
   *[other] { $count } men have no place yet.
}
x-verb-place = Place a unit
x-verb-face = Turn
x-verb-fire = Shoot
x-verb-clear = Clear the bodies away
x-verb-gate = Work the gate
x-verb-pull = Pull down a tent
x-verb-loot = Gather the booty
x-verb-charge = Charge
x-verb-ride = Ride
x-verb-answer = Counter-charge
x-verb-move = Move a unit
x-verb-step = Step
x-verb-mount = Mount
x-verb-dismount = Dismount
x-verb-take = Take a horse by the reins
x-verb-release = Let a horse go
x-verb-lift = Lift a man
x-verb-lay = Lay a man down
x-verb-form = Form up a row
x-verb-foulkon = Form the foulkon
x-verb-march = March in formation
x-verb-shoot = Shoot in defence
x-verb-attack = Attack
x-verb-join = Join in
x-verb-also = Attack another as well
x-verb-suffer = Take the loss
x-verb-retreat = Retreat
x-verb-push = Make room
x-verb-fall = Fall
x-verb-advance = Advance
x-verb-cover = Choose the cover
x-verb-exit = Choose the exit
x-field-unit = the unit
x-field-hex = the hex
x-field-facing = the facing
x-field-corner = the corner
x-field-helper = the helper
x-field-target = the target
x-field-from = from where
x-field-to = to where
x-field-horse = the horse
x-field-way = the side

# How it ended
x-end-scenario-over = The scenario is over.

# Chapter 10: the tools of a siege.

action-emplace = Put { $device } in { $hex }, facing { $bearing }
action-flame = { $unit } shoots a fire arrow into { $hex }
action-hurl = { $device } throws at { $hex }
action-spray = { $device } sprays at { $hex }
action-kindle = { $unit } prepares to light { $hex }
action-lend = { $unit } helps to work { $device }
action-roll = Move { $device } { $facing }
action-pick = { $unit } and { $helper } take up { $device }
action-drop = Put down { $device }
action-haul = { $unit } leads with the ladder to { $hex }
action-raise = { $unit } raises the ladder, { $facing }
action-shift = { $unit } and { $helper } shift the ladder to { $hex }, against { $top }
action-lower = { $unit } and { $helper } take down { $device }
action-climb = Climb { $device }
action-slide = Climb down { $device }
action-cross = Over the top
action-grapple = Throw the grapnel { $facing }
action-coil = Take up { $device }
action-capture = Take { $unit } prisoner
action-ignite = { $unit } sets the wood alight
action-douse = { $unit } fights the fire in { $hex }
action-topple = { $unit } tries to throw down { $device }
action-cut = { $unit } cuts at the rope of { $device }
action-wrench = Pull on { $device }
action-tip = It falls towards { $hex }
action-flee = Flee to { $hex }
action-grab = Grab for the rope
action-endure = Stay and take the wound
option-ladder_archer = An archer on a ladder
    .fires = may fire in spite of contact
    .only-unthreatened = may fire only if nobody could strike at the ladder
option-jump_check = Jumping down behind the palisade
    .d6 = one six-sided die
    .d10 = one ten-sided die
option-rope_jump_check = The same check coming off a rope
    .no = no
    .yes = yes
option-retreat_through_fire = Fleeing from burning naphtha into fire
    .last-resort = as a last resort
    .never = never
prompt-emplace = { $seat }: where does { $device } stand?
prompt-choose-ladder-fall = { $seat }: { $unit } has thrown the ladder down. Which way does it fall?
prompt-choose-drop = { $seat }: { $unit } falls. Where to?
prompt-flee-fire = { $seat }: { $unit } stands in flames. Where to?
prompt-offer-rope = { $seat }: { $unit } is driven off the wall. Grab for the rope?
event-DevicePlaced = { $device } stands in { $hex }.
event-LadderTaken = { $unit } and { $helper } carry { $device }.
event-LadderDropped = { $device } lies on the ground.
event-LadderRaised = { $device } stands in { $hex }, leaning { $facing }.
event-UnitClimbed = { $unit } is on { $device } in { $hex }.
event-JumpRolled = { $unit } jumps: roll { $roll }, counts { $result }.
    .sum = Armour adds one; 6 or more is a wound.
event-ToppleRolled = { $unit } pushes at { $device }: roll { $roll }.
    .sum = On 1 to 6 the ladder falls.
event-LadderFell = { $device } falls from { $hex } to { $to }.
event-UnitDropped = { $unit } falls into { $hex }.
event-FireLit = Hex { $hex } is on fire.
event-SpreadRolled = Does the fire spread to { $hex }? Roll { $roll }.
    .sum = On 7 or more it does.
event-DouseRolled = { $unit } fights the fire in { $hex }: roll { $roll }.
    .sum = On 6 or more it is out.
event-FireOut = The fire in { $hex } is out.
event-FireCounted = Hex { $hex } has burned for { $times } of 3 turns.
event-HexDestroyed = Hex { $hex } is destroyed.
event-DeviceLost = { $device } is lost.
event-SleeperRolled = { $unit } lies in the fire: roll { $roll } to wake.
    .sum = On 1 to 6 the flames wake whoever lies there; else it is death.
event-UnitFled = { $unit } flees to { $hex }.
event-FireArrowShot = { $unit } shoots a fire arrow into { $hex }: roll { $roll }.
event-StoneThrown = { $device } throws at { $aim }: roll { $roll }, the stone lands in { $hit }.
event-DemolitionRolled = The stone strikes { $hex }: roll { $roll }.
event-EngineMoved = { $device } moves to { $hex }, facing { $facing }.
event-GreekFireRolled = { $device } pumps at { $hex }: roll { $roll }.
    .sum = On 1 the engine burns itself, on 2 it jams.
event-NaphthaSpilt = Naphtha on { $hex } and all round it.
event-NaphthaRolled = { $unit } stands in burning naphtha: roll { $roll }.
    .sum = On 1 to 5 killed, on 6 to 8 out and wounded, on 9 or 10 out unhurt.
event-GrapnelThrown = { $unit } throws { $device }: roll { $roll }.
    .sum = On 3 or more it holds.
event-RopeCoiled = { $unit } has { $device }.
event-CutRolled = { $unit } cuts at the rope of { $device }: roll { $roll }.
    .sum = On 1 to 3 the rope is cut.
event-RopeGrabbed = { $unit } grabs for { $device }: roll { $roll }.
    .sum = On 1 to 3 it is missed, by the wounded on 1 to 6.
event-PalisadePulled = Four men pull on { $device }: roll { $roll }, counts { $result }.
    .sum = One more for each wounded man who pulls; on 1 or 2 the palisade comes down.
event-UnitCaptured = { $captor } takes { $unit } prisoner.
event-GuardsRolled = The guards walk their rounds: roll { $roll }.
    .sum = Each guard may walk as many hexes as the roll is above 5.
event-AlarmRaised = { $unit } raises the alarm.
reason-no-ladder = No ladder here can be used that way.
reason-too-high = The tower is too high.
reason-no-palisade = There is no palisade on that side.
reason-somebody-on-it = Somebody is on it.
reason-stands-there = It is already standing that way.
reason-just-raised = The ladder did not stand at the start of this turn.
reason-burning = That hex is on fire.
reason-must-leave = A man who fell on someone must move off first.
reason-no-grapnel = No grapnel here can be used that way.
reason-thrown = This man has already thrown a grapnel this round.
reason-at-the-top = This man is already at the top.
reason-not-at-the-top = This man is not at the top.
reason-four-men = It takes four men.
reason-two-rows = They must stand in two rows of adjacent hexes.
reason-no-wood = Nothing there can catch fire now.
reason-not-ready = This man has not spent a whole turn preparing a fire there.
reason-no-fire = Nothing burns there.
reason-naphtha = Burning naphtha cannot be put out.
reason-no-arrows = There are no fire arrows left.
reason-engine-in-way = An engine is in the line.
reason-no-engine = No engine here can be used that way.
reason-not-loaded = It is not loaded again yet.
reason-no-crew = It has no crew.
reason-never-moves = Greek fire stays where it is.
reason-climb-it = A ladder leans there: climb it.
reason-from-ladder = From a ladder one can shoot only at the hex it leans against.
reason-not-helpless = That man is neither unconscious and alone nor hemmed in.
step-fires = fires
job-kindle = a fire
    .does = prepares a fire
job-engine = an engine
    .does = serves an engine
job-rope = a rope
    .does = is busy with a rope
bearing-n = north
bearing-n-ne = north by north-east
bearing-ne = north-east
bearing-ne-se = east
bearing-se = south-east
bearing-se-s = south by south-east
bearing-s = south
bearing-s-sw = south by south-west
bearing-sw = south-west
bearing-sw-nw = west
bearing-nw = north-west
bearing-nw-n = north by north-west
device-ladder-1 = ladder 1
device-ladder-2 = ladder 2
device-ladder-3 = ladder 3
device-ladder-4 = ladder 4
device-grapnel-1 = grapnel 1
device-grapnel-2 = grapnel 2
device-grapnel-3 = grapnel 3
device-grapnel-4 = grapnel 4
device-grapnel-5 = grapnel 5
device-grapnel-6 = grapnel 6
device-thrower-1 = stone thrower 1
device-thrower-2 = stone thrower 2
device-siphon-1 = Greek fire 1
device-siphon-2 = Greek fire 2

x-verb-emplace = Put up an engine
x-verb-flame = Shoot a fire arrow
x-verb-hurl = Throw a stone
x-verb-spray = Spray naphtha
x-verb-kindle = Prepare a fire
x-verb-lend = Lend a hand
x-verb-roll = Move an engine
x-verb-pick = Take up a ladder
x-verb-drop = Put a ladder down
x-verb-haul = Carry a ladder on
x-verb-raise = Raise a ladder
x-verb-shift = Shift a ladder
x-verb-lower = Take a ladder down
x-verb-climb = Climb
x-verb-slide = Climb down
x-verb-grapple = Throw a grapnel
x-verb-coil = Take up a rope
x-verb-capture = Take prisoner
x-verb-ignite = Set alight
x-verb-douse = Fight a fire
x-verb-topple = Throw down a ladder
x-verb-cut = Cut a rope
x-verb-wrench = Pull the palisade down
x-verb-tip = Where the ladder falls
x-verb-flee = Flee from the fire
x-field-device = the device
x-field-bearing = the direction
x-field-top = against which hex

# The siege.
option-castle_supply_brackets = Supplies of a castle by its garrison
    .equal = brackets of equal width
    .minimal = as near to the print as possible
option-event_modifiers = Modifiers of the event roll
    .add = add up
    .higher = the higher one counts
option-food_halving = Half of the food, rounded
    .down = down
    .up = up
option-patrol_edge = A patrol comes on by
    .others = the three other edges
    .any = any edge
option-fire_count = A burning hex is counted
    .round = once a round
    .turn = after every turn
option-reload = An engine is made ready again
    .alone = without its crew
    .crew = by its crew only
option-stone_crew = A man who has served the stone thrower
    .fired = counts as having fired
    .free = may still shoot and fight
option-fall_outwards = Driven off the wall-walk without a rope, a man
    .wound = is wounded and stays
    .death = falls to his death
option-counter_forward = Lost food
    .supplies = shortens the supplies
    .calendar = moves the calendar on
option-refugees = Refugees cost a day
    .days = if the besieged outnumber the days left
    .bracket = if the garrison counts as larger on the supply table
option-negotiation = Negotiating
    .extra = besides the action, with the initiative
    .action = instead of the action
    .daily = on every day
option-captured_command = A captured commander counts
    .dead = as dead
    .alive = as alive
option-fallen_in_lost_part = A man unconscious in a part that is lost
    .captured = is taken prisoner
    .free = gets away
option-pull_distance = A man who pulls on a rope stands
    .one = at least one hex from the palisade hex
    .gap = with at least one hex in between
option-grapnel_thrower = A grapnel is thrown by
    .anybody = any man on foot
    .unarmoured = unarmoured men only
option-wounded_men = The wounded of earlier days
    .care = are out of play until they are healthy
    .serve = may be used as wounded men
option-rider_retreat = A rider who gives ground must leave the opponent behind with
    .both = both hexes
    .head = the head hex only
option-unconscious_attacked = An unconscious man who is attacked
    .dies = dies of any result
    .table = takes the result like any other
option-javelin_step_three = Javelins fire back in the enemy's move
    .yes = yes
    .no = no
option-door_ground = The attacker's ground in a fight through a door
    .worse = counts if it is bad
    .neutral = does not count
option-foot_lance_range = A lance thrown on foot flies
    .sheet = 4, 8 or 12 hexes
    .mounted = as far as a rider's
option-form_after_move = Hoplites who have walked this turn
    .near = may still form up if they spent no more than 3 points
    .never = may not form up
option-high_over_friend = From above, over a friend who stands beside the target
    .never = nobody shoots
    .bows = bows and javelins shoot from medium range on
option-choked_hex = A man in a hex choked with bodies
    .attacked = can be attacked hand to hand
    .safe = cannot be attacked hand to hand
option-unconscious_enemy = The hex of an unconscious enemy
    .holds = is no way out for an unconscious man
    .lets-out = is a way out for him
option-sleeper_behind_window = Through a window, an unconscious enemy who lies behind it
    .bars = bars the way
    .through = can be climbed over
option-row_under_fire = An arrow that would drive back a man in the row of lances
    .yields = drives him out of it
    .stands = leaves him in it, and wounds him from the side or from behind
option-stone_targets = A stone is thrown at
    .any = any hex before the thrower
    .worth = enemies, wood and enemy engines only
option-dusk = A day's fighting
    .rounds = ends at dusk, after the rounds the siege gives it
    .never = ends only as the rules of its action say
option-assault_throwers = In an assault the besieger's stone throwers
    .map = may be set up along the edges
    .sheet = stay before the walls
option-assault_horses = Riders in an assault
    .choice = come on horseback or on foot, as their owner likes
    .foot = are on foot
action-enlist = Take { $unit } into the force
action-buy = Buy { $engine-a }
action-sicken = { $unit } falls ill
action-sabotage = Sabotage { $engine-a }
action-keep = Keep it
action-give = Give it to the other side
action-parley = Demand surrender
action-assault = Assault on the building
action-build = Build { $engine-a }
action-batter = A stone thrower batters { $hex }
action-raid = Raid on the camp
action-sortie = Sortie for supplies by night
action-battle = Open battle
action-rest = Do nothing today
action-send = { $unit } goes
action-station = Station { $unit } { $edge-at }
action-edge = Choose { $edge-the }
action-accept = Fight with all men, give the building up
action-divide = Divide the men: some hold the building
action-withdraw = Refuse battle and be besieged
action-map = Act { $field-at } first
action-storm = Storm the tower
action-break-off = Break off the assault
engine-grapnel = grapnel with rope
    .a = a grapnel with rope
engine-ladder = ladder
    .a = a ladder
engine-thrower = stone thrower
    .a = a stone thrower
edge-inside = inside
    .at = inside
    .the = the inside
edge-north = north edge
    .at = at the north edge
    .the = the north edge
edge-east = east edge
    .at = at the east edge
    .the = the east edge
edge-south = south edge
    .at = at the south edge
    .the = the south edge
edge-west = west edge
    .at = at the west edge
    .the = the west edge
field-building = the building
    .at = in the building
field-field = the open field
    .at = in the open field
answer-no = no
answer-yes = yes
event-quiet-2 = nothing happens
event-quiet-3 = a quiet day
event-quiet-4 = no news
event-quiet-5 = all is still
event-commander-ill = the commander feels ill
event-smoke = smoke in the distance
event-well-poisoned = the well is poisoned
event-treason = a traitor is suspected
event-engineer = a military engineer joins the besieger
event-reinforcements = reinforcements for the besieger
event-supplies-stolen = supplies were stolen
event-traitor = a traitor has opened the gate
event-refugees = refugees reach the building
event-dysentery = dysentery in the camp
event-saboteur = a saboteur in the camp
event-assassin = an assassin in the camp
event-rain = lasting rain
event-relief = a relief army arrives
event-messenger = a messenger: the siege must be raised
action-none = nothing yet
action-divided = two fights at once
action-works = building and battering
cause-running = goes on
cause-taken = the building is taken
cause-hunger = the food is gone
cause-leaders = nobody is left to command
cause-parley = surrender was negotiated
cause-lifted = the siege is raised
cause-beaten = the besieger is beaten
cause-held = the building was held
cause-lull = the fighting dies down
cause-broken-off = broken off
cause-repelled = repelled
cause-dusk = darkness falls
cause-left = one side has nobody left on the field
cause-withdrew = the besieged have nobody left on the field
cause-reversed = the roles are reversed
part-walls = the walls
part-tower = the tower
part-yard = the yard
part-barn = the barn
part-hall = the hall
part-bedroom = the bedroom
part-nave = the nave
part-vestibule = the vestibule
purpose-raid = the raid
purpose-guard = the guard of the camp
purpose-party = the supply party
purpose-intruders = the way through the gate
purpose-patrol = the patrol
purpose-stay = the building
prompt-muster = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  } left. Who do you take?
prompt-sicken = { $seat }: { $count ->
    [one] one more man falls ill. Who is it?
   *[other] { $count } more men fall ill. Who is next?
  }
prompt-sabotage = { $seat }: day { $day }. Which engine does the saboteur seek?
prompt-offer-parley = { $seat }: negotiate? The chance that they surrender is { $chance } %.
prompt-give-orders = { $seat }: day { $day }, food for { $left ->
    [one] 1 day
   *[other] { $left } days
  }. What are your orders?
prompt-sally = { $seat }: day { $day }, food for { $left ->
    [one] 1 day
   *[other] { $left } days
  }. What will you attempt?
prompt-pick-men = { $seat }: { $count ->
    [one] one man
   *[other] up to { $count } men
  } for { $purpose }.
prompt-station-men = { $seat }: day { $day }. Who comes by which edge?
prompt-choose-edge = { $seat }: day { $day }. Which edge?
prompt-meet-relief = { $seat }: day { $day }. A relief army offers battle. What do you do?
prompt-choose-map = { $seat }: round { $round }. Which map first?
prompt-first-turn = { $seat }: day { $day }. The first turn in the building is yours. Keep it?
prompt-storm-tower = { $seat }: day { $day }. The enemy batters the walls. Storm the tower?
event-ManEnlisted = { $unit } joins { $seat }; { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
event-EngineBought = { $seat } buys { $engine-a }; { $points ->
    [one] 1 point
   *[other] { $points } points
  } left.
event-ForceMustered = { $seat }: { $count ->
    [one] 1 man
   *[other] { $count } men
  }; { $points ->
    [one] 1 point
   *[other] { $points } points
  } unspent.
event-SuppliesRolled = Supplies: { $roll } and { $modifier } for the garrison, { $days ->
    [one] 1 day
   *[other] { $days } days
  }.
event-SuppliesChanged = Supplies change by { $change ->
    [one] { $change } day
   *[other] { $change } days
  }: food for { $days ->
    [one] 1 more day
   *[other] { $days } more days
  }.
event-DayBegan = Day { $day }. Food for { $left ->
    [one] 1 day
   *[other] { $left } days
  }.
event-EventRolled = Event roll { $roll }, { $early } for the first days, { $ratio } for the ratio: { $total }.
event-EventHappened = Today: { $event }.
event-DieRolled = { $event-id ->
    [dysentery] Dysentery in the camp: { $roll } to fall ill.
    [well-poisoned] The well is poisoned: { $roll } to fall ill.
    [refugees] Refugees who ask to be let in: { $roll }.
    [saboteur] The saboteur: rolled { $roll }; from { $limit } on the engine is destroyed.
    [assassin] The assassin: rolled { $roll }; up to { $limit } he fails.
    [treason] Is { $unit } the traitor? Rolled { $roll }; { $limit } is.
   *[none] Pack horses to lead off: { $roll }.
  }
event-ManSickened = { $unit } is wounded or ill.
event-ManDied = { $unit } dies.
event-ManCaptured = { $unit } is captured.
event-ManRecovered = { $unit } is healthy again.
event-HealingRolled = { $unit }: { $roll } on the healing table, { $day ->
        [0] not healthy again in this siege.
       *[other] healthy on day { $day }.
    }
event-InitiativeRolled = Initiative: besieger { $besieger }, besieged { $besieged }.
event-InitiativeGained = The initiative goes to { $seat }.
event-ParleyRolled = Negotiation: { $roll } and { $modifier } make { $total }; 12 is surrender.
event-ActionChosen = { $seat } chooses: { $action }.
event-ActionEnded = Over: { $action } ({ $cause }).
event-BuildingBegun = Five men build { $engine-a }: { $days } of { $needed ->
    [one] 1 day
   *[other] { $needed } days
  } done.
event-EngineBuilt = { $engine-a } is finished.
event-EnginesLost = Lost: { $count } × { $engine }.
event-ThrowerAimed = { $points ->
    [one] 1 demolition point
   *[other] { $points } demolition points
  } on { $hex }.
event-WallBattered = Wall in { $hex }, { $points ->
    [one] 1 demolition point
   *[other] { $points } demolition points
  }: rolled { $roll }, damage { $damage } of { $stages }.
event-WallDestroyed = The wall in { $hex } is destroyed.
event-ManSent = { $seat } names { $unit } for { $purpose }.
event-ManStationed = { $unit } waits { $edge-at }.
event-EdgeChosen = { $seat } chooses { $edge-the }.
event-PatrolRolled = A patrol comes on { $limit } or less: { $roll }.
event-PartTaken = { $seat } now holds { $part }.
event-SiegeDelayed = The camp has burnt: the besieger can do nothing for { $days ->
    [one] 1 day
   *[other] { $days } days
  }.
event-RolesReversed = The roles are reversed: the besieger is now { $seat }. Food for { $days ->
    [one] 1 day
   *[other] { $days } days
  }.
event-MapChosen = { $seat } acts { $field-at } first.
event-SiegeEnded = { $result-id ->
    [draw] The siege ends in a draw: { $cause }.
   *[other] The siege is over: { $cause }. Victory for { $seat }.
}
event-TableLaid = The map is set up anew.
event-UnitsDealt = { $ready-id ->
    [yes] To be set up by { $seat }: { $units }.
   *[other] Waiting, of { $seat }: { $units }.
}
event-DevicesDealt = At hand for { $seat }: { $devices }.
event-DeviceGiven = { $unit } brings { $device }.
event-BattleOffered = The open battle, once in the siege, is offered by { $seat }.
event-FoodCaptured = Captured by { $seat }: food for { $days ->
    [one] 1 day
   *[other] { $days } days
  }.
event-DaysSkipped = The calendar moves on to day { $day }.
event-BuildingWentOn = Work on { $engine-a } goes on: { $days } of { $needed ->
    [one] 1 day
   *[other] { $needed } days
  } done.
event-BuildingLost = The unfinished { $engine } is destroyed.
event-ManHurt = { $unit } comes back wounded.
event-ManUnhorsed = { $unit } has no horse any more.
reason-other-map = This man is on the other map; finish this one first.
reason-wrong-nation = Men of that nation do not serve this side.
reason-enlisted = This man has already been taken.
reason-too-dear = There are not enough points left.
reason-leaders-first = Units with authority must be taken first.
reason-no-engines = These points are for troops only.
reason-delayed = The camp has burnt; nothing can be done today.
reason-not-both = A day of building or battering leaves no time for an assault.
reason-five-men = Every item needs five men who do nothing else.
reason-no-work = Nothing stands there that could be battered down.
reason-destroyed = It is destroyed already.
reason-own-part = Your own men hold that part.
reason-no-gap = The tower can be reached only near a gap in the palisade.
reason-no-thrower = All stone throwers have their targets.
reason-once-only = Open battle can be chosen only once.
reason-not-on-strength = This man cannot be named.
reason-on-duty = This man already has a task.
reason-enough = No more may be taken.
reason-half-of-type = Of each type at most half may go.
reason-foot-only = Only foot soldiers can slip through the gate.
reason-two-riders = A patrol has at most two riders.
reason-two-shooters = A patrol has at most two missile units.
reason-stationed = This man already has a place, or does not take part.
reason-no-part-held = No part of the building is held, or it is too early.
reason-one-edge = The first men stand along one edge.
reason-not-that-edge = That edge cannot be chosen.
reason-no-such-engine = The besieger has no such engine.
reason-no-initiative = The initiative is with the other side.
reason-reversed = After the roles were reversed nobody negotiates.
reason-once-a-day = There has already been a negotiation today.
reason-hopeless = They have no reason to surrender yet.
reason-nothing-to-scale = This building has no palisade to raise a ladder against.
reason-has-no-horse = This man has no horse to ride here.
reason-all-on-foot = Everybody fights on foot here.
reason-no-such-device = There is no such thing to bring.
reason-has-bearers = It has its bearers already.
reason-together = The two who bring a ladder come by the same edge.
reason-brings-it-in = This man brings a ladder or a grapnel and comes from outside.
reason-shut-in = This man is besieged and comes from the parts his side holds.
x-verb-place-mounted = Place on horseback
x-verb-bear = Name a bearer
x-verb-ride-in = Station a rider
action-place-mounted = { $unit } on horseback in { $hex }
action-bear = { $unit } brings the { $device }
action-ride-in = Station { $unit } on horseback { $edge-at }
event-DeviceLeft = { $device } stays behind.
event-BearerNamed = { $unit } is to bring the { $device }.
reason-not-withdrawn = Not all defenders have withdrawn into one of the last parts.
reason-both-parts = Divided forces have two parts: somebody stays and somebody fights.
reason-nobody-goes = Nobody goes yet: name at least one man.
reason-party-too-small = A third of the men may go, and that is nobody.
reason-nobody-fit = Nobody is fit to fight today.
reason-under-care = His wound has not healed yet.
event-InitiativeGiven = The initiative is given away by { $seat }.
reason-instead = This man threw down a ladder or cut a rope instead of shooting.
reason-in-armour = This man wears armour.
reason-four-pull = Four men are pulling already.
reason-at-the-palisade = This man stands too near to the palisade that the grapnel holds.
reason-enemy-beside = An enemy stands beside its foot.
x-verb-enlist = Take a man
x-verb-buy = Buy an engine
x-verb-sicken = Choose the sick
x-verb-sabotage = Sabotage an engine
x-verb-build = Build
x-verb-batter = Batter a wall
x-verb-send = Send a man
x-verb-station = Station a man
x-verb-edge = Choose an edge
x-verb-map = Choose a map
x-field-engine = Engine
x-field-edge = Edge
x-field-field = Map
action-hand = { $unit } hands fire arrows to { $helper }
x-verb-hand = Hand over fire arrows
event-ArrowsHanded = { $unit } hands { $count ->
    [one] a fire arrow
   *[other] { $count } fire arrows
  } to { $other }.
reason-plenty = Everybody here has all the fire arrows they need.
reason-no-archer = Only archers can shoot fire arrows.
x-style-random = Charges at shadows.
x-style-novice = Likes to shoot, forgets to take cover.
x-style-steady = Keeps its men in cover and its line closed.
x-style-strong = Fires when it pays, charges when it must.
x-style-master = Gives ground for position and strikes once.

army-allies = Allies
army-attackers = Attackers
army-normans = Normans
army-byzantines = Byzantines
army-lombards = Lombards
army-arabs = Arabs
army-raiders = Raiders
army-household = Household

# What wins: one message for each kind of victory. A line of a side follows its name.
goal-title = What counts
goal-length = Round { $rounds } is the last.
goal-at-once = “As soon as” is checked at the end of every turn.
goal-last-man = A side with no living man on the map or still to arrive loses at once. If some of its men have left the map, the game is scored immediately instead.
ground-eagle-nest = Eagle Nest: a castle on its crag. Rock falls away in the west, a path climbs from the south, woods come near in the east.
ground-lagoon = The Lagoon: reeds and mud along the water, hedged fields behind, with gaps wide enough for a cart.
ground-jetty = The Jetty: a fishing harbour. Huts, a stone net store and garden walls stand behind the beach; reeds close the east.
ground-ford = The Ford: a deep stream with a narrow bridge in the west and a shallow crossing in the middle.
ground-stairway = The Stairway: a cliff with rock steps and a path; below it a road runs between two hedges.
ground-knoll = The Knoll: a wooded hill over open fields, with a boggy hollow to the west.
ground-knoll-and-ford = The Knoll and the Ford: two maps in one. A wooded hill in the north, a stream with bridge, ford and village in the south.
goal-rescue =
    .first = victory if at least { $win } of these are safe after round { $rounds }: { $people }. Safe are those who have left by the { $edges }, or are conscious on the map with no conscious enemy within { $reach } hexes.
    .note = one step better if { $leader } is dead by then: a draw instead of a defeat, victory instead of a draw.
    .draw = A draw if fewer, but at least { $draw }, are safe.
    .second = victory if fewer than { $draw } are safe.
    .count = Safe now: { $points } of { $win }
goal-break-through =
    .first = victory as soon as { $win } of their men have left by the { $edges }.
    .draw = A draw if fewer, but at least { $draw }, have left after round { $rounds }.
    .second = victory if after round { $rounds } fewer than { $draw } enemies have left.
    .count = Men out: { $points } of { $win }
goal-river =
    .first = victory as soon as they have { $win } points: 1 for each man and { $pack_points } for each pack horse that has left alive by the { $edges }.
    .draw = A draw if they have fewer, but at least { $draw }, after round { $rounds }.
    .second = victory if after round { $rounds } the enemy has fewer than { $draw }.
    .count = Points: { $points } of { $win }
goal-march-off =
    .first = victory as soon as { $win } of the { $total } hoplites have left { $secret ->
        [yes] by the one edge chosen in secret before set-up ({ $edges }).
       *[other] by the { $edges }.
    }
    .draw = A draw if fewer, but at least { $draw }, have left after round { $rounds }.
    .second = victory if after round { $rounds } fewer than { $draw } hoplites have left.
    .count = Hoplites out: { $points } of { $win }
goal-plunder =
    .first = victory as soon as they have { $win } points: { $loot_points } for each piece of booty{ $captive_points ->
        [0] { "" }
       *[other] { "" } and { $captive_points } for { $captive } as a prisoner,
    } taken off the map { $sides ->
        [4] by any edge.
       *[other] by the { $edges }.
    }
    .draw = A draw if they have fewer, but at least { $draw }, after round { $rounds }.
    .second = victory if after round { $rounds } the enemy has fewer than { $draw }.
    .count = Points: { $points } of { $win }
goal-escape =
    .first = victory as soon as { $hero } has left by the { $edges } as a free man.
    .draw = A draw if after round { $rounds } { $hero } is alive on the map, neither a prisoner nor carried, with no conscious enemy next to him.
    .second = victory as soon as { $hero } is dead or has been led off the map; after round { $rounds } also if he is a prisoner or carried, or a conscious enemy is next to him.
goal-castle =
    .first = victory if after round { $rounds } { $hero } is alive, at least { $foothold } of their men are conscious in the castle, and one of two things is reached: the tower has no defender left who is conscious and unwounded; or a conscious man of theirs is in the gate or just inside it, and { $walk_held } are conscious on the wall-walk.
    .draw = A draw if { $hero } is alive and { $foothold } are in the castle, but neither of the two is reached.
    .second = victory as soon as { $hero } is dead; after round { $rounds } also if fewer than { $foothold } conscious enemies are in the castle.
    .count = In the castle: { $points } of { $foothold }. On the wall-walk: { $walk } of { $walk_held }. Unwounded defenders in the tower: { $tower }
goal-casualties =
    .both = Victory after round { $rounds } to the side with at least { $margin } points more: the price of each enemy killed, half of it for one who is wounded. Horses do not count.
    .draw = A draw if the difference is smaller.
    .count = { $first } { $ours ->
        [one] 1 point
       *[other] { $ours } points
    }, { $second } { $theirs }
goal-field =
    .both = Victory after round { $rounds } to the side with at least { $margin } points more: the price of each enemy killed, half of it for one who is wounded, and { $hill } if conscious men of that side alone stand on the hill (the raised ground in rows { $top } to { $bottom }). Horses do not count.
    .draw = A draw if the difference is smaller.
    .count = { $first } { $ours ->
        [one] 1 point
       *[other] { $ours } points
    }, { $second } { $theirs }
goal-governor =
    .first = victory as soon as { $hero } has been led off the map by the { $edges } as a prisoner.
    .draw = A draw if { $hero } is still here after round { $rounds }.
    .second = victory as soon as { $hero } has left as a free man from one of the hexes { $hexes }, or is dead: the Normans want him alive.
goal-landing =
    .first = victory if after round { $rounds } at least { $win } of their men are conscious in row { $row } or a higher one.
    .draw = A draw if fewer, but at least { $draw }, are there; at least { $cut_off } if the jetty is cut, so that no planks lead from its head to the land.
    .second = victory if fewer are there.
    .count = In row { $row } or higher: { $points } of { $win }
goal-gate =
    .first = victory if after round { $rounds } the gate is open or destroyed, and at least { $win } of their men are conscious in the castle.
    .draw = A draw if only one of the two is reached.
    .second = victory if neither is reached.
    .count = In the castle: { $points } of { $win }. Gate: { $gate }
goal-siege =
    .besieger = victory as soon as every part of the building is theirs, the besieged have no commander left, or a negotiation succeeds{ $hunger ->
        [draw] .
       *[other] ; also when the food is gone.
    }
    .besieged = victory as soon as the besieger has no men left, is beaten in an open battle, or must raise the siege because of the day’s event{ $held_day ->
        [0] .
       *[other] ; also if they still hold out at the end of day { $held_day }.
    }
    .hunger = A draw if hunger alone forces the surrender.
    .late = A draw if the besieger would win on day { $relief_day } or later.

# The story: headlines and sums.
story-sums-3 = The turn
story-sums-2 = The day
story-sums-1 = All in all
story-placed = Set up: { $items }.
    .item = { $unit } ({ $hex })
story-enlisted = Taken into service by { $seat }: { $items }.
    .item = { $unit }
story-bought = Bought by { $seat }: { $items }.
    .then = buys { $items }
    .item = { $count ->
        [one] { $engine }
       *[other] { $count } × { $engine }
      }
story-walk = { $first-kind ->
    [UnitMoved] { $facing-id ->
        [none] { $unit } goes to { $hex }.
       *[other] { $unit } rides to { $hex }.
      }
   *[other] { $times ->
        [1] { $hex-id ->
            [none] { $unit } waits off the map.
           *[other] { $unit } stays in { $hex }.
          }
       *[other] { $first-hex-id ->
            [none] { $unit } comes on to the map and goes to { $hex }.
           *[other] { $first-hex-is ->
                [hex] { $unit } sets out from { $hex } and comes back.
               *[other] { $facing-id ->
                    [none] { $unit } goes from { $first-hex } to { $hex }.
                   *[other] { $unit } rides from { $first-hex } to { $hex }.
                  }
              }
          }
      }
  }
    .then = { $facing-id ->
        [none] goes to { $hex }
       *[other] rides to { $hex }
      }
story-UnitStopped = { $unit } is stopped in { $hex }.
    .then = is stopped in { $hex }
story-UnitWounded = { $unit } is wounded.
    .then = is wounded
story-UnitKilled = { $unit } is killed.
    .then = is killed
story-UnitStunned = { $unit } is knocked out.
    .then = is knocked out
story-UnitLeft = { $unit } leaves the map.
    .then = leaves the map
story-evaded = { $unit } evades to { $hex }.
    .then = evades to { $hex }
story-advanced = { $unit } advances to { $hex }.
    .then = advances to { $hex }
story-retreated = { $unit } gives ground to { $hex }.
    .then = gives ground to { $hex }
story-ShotFired = { $volley-id ->
    [defensive] In defensive fire { $unit } shoots at { $aim }
   *[other] { $unit } shoots at { $aim }
  }{ $hit-id ->
    [none] { "" } and misses.
   *[other] { $hit-is ->
        [aim] .
       *[other] ; the shot goes astray to { $hit }.
      }
  }
story-ShotTold = { $letter-id ->
    [miss] It does { $unit } no harm.
    [A] { $unit } is driven back or slowed down.
   *[other] { $unit } is hit.
  }
story-MeleeRolled = { $unit } attacks { $target }{ $others-count ->
    [0] { "" }
   *[other] { $helped-id ->
        [yes] { " " }together with { $others }
       *[other] { " " }and { $others }
      }
  }{ $letter-id ->
    [miss] { " " }in vain.
   *[other] .
  }
story-engine-moved = { $device } moves to { $hex }.
story-burning = Still burning: { $items }.
    .item = { $hex }
story-healing = The wounded are looked after: { $items }.
    .item = { $unit }
story-sent = Named by { $seat } for { $purpose }: { $items }.
    .item = { $unit }
story-stationed = Waiting { $edge-at }: { $items }.
    .item = { $unit }
story-fallen = { $seat }, fallen: { $items }.
    .so-far = { $seat } { $times } fallen
    .item = { $unit }
story-fell = Fallen in the fight: { $items }.
    .item = { $unit }
story-died = Dead of wounds: { $items }.
    .item = { $unit }
story-wounded = { $seat }, wounded: { $items }.
    .item = { $unit }
story-stunned = { $seat }, knocked out: { $items }.
    .item = { $unit }
story-captured = Taken prisoner: { $items }.
    .item = { $unit }
story-prisoners = Taken prisoner: { $items }.
    .item = { $unit }
story-left = { $seat }, off the map: { $items }.
    .item = { $unit }
story-sick = Wounded or ill: { $items }.
    .item = { $unit }
story-recovered = Healthy again: { $items }.
    .item = { $unit }
story-parts = Parts taken: { $items }.
    .item = { $part } ({ $seat })
story-built = Built: { $items }.
    .item = { $engine }
story-breached = Destroyed: { $items }.
    .item = { $hex }

# What a scenario tells, and how much of the rules it needs
x-level-easy = easy
x-level-medium = medium
x-level-hard = hard
x-scenario-civitate = Six Swabians on a hill are in trouble with the Normans. Seven riders hurry to bring them out.
    .level = { x-level-easy }
x-scenario-stairway = Ten Normans have to get up a slope and past the Byzantines who hold it.
    .level = { x-level-easy }
x-scenario-river = Lombards with three pack horses flee from Arab riders. Once they are across the river, they are safe.
    .level = { x-level-easy }
x-scenario-lances = Nine hoplites march off shoulder to shoulder, and six Norman riders try to break up their block.
    .level = { x-level-easy }
x-scenario-away = The lord of the house is out. Raiders come for his goods and for Apolline, and his people must hold on until he is back.
    .level = { x-level-medium }
x-scenario-pious = Roger is at prayer when Arab riders surround the church. His men have to get him away.
    .level = { x-level-medium }
x-scenario-booty = At night Byzantines ride into Bohemond’s camp to carry off what he has taken.
    .level = { x-level-medium }
x-scenario-coffin = Robert is carried into the castle in a coffin, but he is not dead. His men outside are waiting for the moment.
    .level = { x-level-medium }
x-scenario-favour = The governor Theophilos wants to reach his ship. The Normans want him alive.
    .level = { x-level-hard }
x-scenario-torches = Normans land at a jetty in fire and smoke: fire arrows and a siphon are waiting for them. The Normans have a harder time than the defenders.
    .level = { x-level-hard }
x-scenario-rope = On a dark night eight men climb the castle wall to open the gate for those outside, before the garrison wakes up. The climbers have a harder time than the garrison.
    .level = { x-level-hard }
x-scenario-ford = Thirty-five men, on foot and on horseback, meet at a ford: a whole battle, the largest of all.
    .level = { x-level-hard }
x-scenario-siege-castle = A castle, day after day: engines, hunger, tricks and assaults. Normans outside, Byzantines inside.
    .level = { x-level-hard }
x-scenario-siege-farm = A few Normans have dug in at a farm. Byzantines lie around it with more men and with engines.
    .level = { x-level-hard }
x-scenario-siege-church = Normans have shut themselves up in a church. Arabs besiege it, and both sides are short of everything.
    .level = { x-level-hard }
x-scenario-eagle-nest = A few Byzantines hold the Eagle Nest against a strong Norman army with one stone thrower. Hunger alone will not win it.
    .level = { x-level-hard }
x-scenario-san-marco = Normans and Lombards in the church of San Marco have to hold out: help arrives on the eighth day.
    .level = { x-level-hard }

# What a number is made of.

sum-goal = What counts for { $army } so far
sum-unit = { $unit }
sum-booty = Booty carried off: { $count }
sum-losses = Points of { $army }
sum-killed = { $unit }, killed
sum-wounded = { $unit }, wounded: half the cost
sum-halves = Two halves make one
sum-hill = The hill
sum-attack = Attack of { $unit }
sum-defence = Defence of { $unit }
sum-counter = On the counter, healthy
sum-counter-mounted = On the counter, healthy and on horseback
sum-own-wound = Wounded
sum-stunned = Unconscious: only clothes and armour protect
sum-good-ground = The ground here shifts a fight to this unit’s advantage.
sum-bad-ground = The ground here shifts a fight to this unit’s disadvantage.
