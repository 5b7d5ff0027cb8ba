# What only the game at the terminal says. The names of its commands are `word-…`: the first is shown, any may be typed.
word-help = help ?
word-back = back 0
word-list = list
word-why = why
word-odds = odds
word-hint = hint
word-look = look
word-board = board
word-log = log
word-goal = goal
word-rules = rules
word-lesson = lesson
word-stand = stand
word-unstand = unstand
word-undo = undo
word-save = save
word-load = load
word-quit = quit exit
word-all = all
word-steps = steps
word-not = not
word-until = until
term-welcome = { $game }, { $seats ->
    [one] for one player.
   *[other] for { $seats } players.
} Type ? for help.
term-which-game = Which game? Type its number:
term-choose-action = What do you do?
term-choose-one = Choose one:
term-choose-field = Choose: { $field }
term-back = 0 goes back
term-more = { $count ->
    [one] { $count } way
   *[other] { $count } ways
}
term-all-alike = Whatever you choose: { $changes }
term-sure = { $undone } Type { $number } again to do it all the same.
term-goal-hex = Where to? Type a hex and the whole move is made, or { $number } to go step by step.
term-step-by-step = Step by step
term-hexes-in-reach = In reach, with the points it takes: { $hexes }
term-risk = { $hex } (unhurt { $chance })
term-you-may = You may do that.
term-taken-back = Taken back: { $action }
term-undo-nothing = Nothing has been played yet.
term-undo-other = The last action was another player’s. You cannot take it back.
term-undo-dice = Dice were rolled or something hidden was shown. That cannot be taken back.
term-unreadable = I do not understand “{ $text }”.
term-nearest = Did you mean “{ $nearest }”?
term-example = For example: { $example }
term-type-help = Type ? for help.
term-number = Type a number from 1 to { $most }.
term-no-odds = No dice decide that.
term-hint-line = { $action } (wins { $chance }). { $reason }
term-no-file = There is no file { $file }.
term-file-trouble = { $file } cannot be read or written.
term-file-name = Give the file a name: { $word } my-game.json
term-saved = Saved. porphyry replay { $file } --play goes on from here.
term-loaded = Loaded: { $file }
term-bad-record = { $file } is no record of a game that can be played here.
term-other-game = { $file } is a record of another game.
term-not-saved = The game is not saved. Type { $quit } once more to leave, or { $save } and the name of a file.
term-bye = Goodbye.
term-no-rule = There is no rule { $id }.
term-no-lesson = There is no lesson called { $name }.
term-lessons = Lessons. Type { $word } and a name:
term-lesson-more = There { $count ->
    [one] is { $count } more way.
   *[other] are { $count } more ways.
}
term-lesson-left = Back at the table.
term-nothing-to-look-at = There is nothing called “{ $text }” here.
term-no-goal = The rules say what wins: { $word }
term-options = { $count ->
    [one] One possible action, as it is typed:
   *[other] { $count } possible actions, as they are typed:
}
term-orders = Standing orders answer for you:
term-order-given = Given: { $order }
term-order-none = There are no standing orders in this game.
term-hand-over = { $seat-the }, it is your turn. Press Enter when nobody else is looking.
term-over = The game is over.
term-place = { $place }. { $seat }: { $score }
term-verdict = Verdict: { $verdict }
term-replayed = { $plies ->
    [one] One action replayed.
   *[other] { $plies } actions replayed.
}
term-help =
    Type the number of a choice, the first letters of it, or one of these:
    { $back } – one question back
    { $list } – every possible action as it is typed; { $list } march: those that begin so
    march arab tabuk damascus – an action typed whole, as the list shows it
    { $why } – the rule behind the question; { $why } and an action: what forbids it
    { $odds } – the chances of the attacks you can choose now
    { $hint } – what a strong player would do, and why
    { $look } – the text of a card, a city, a hex or a unit: { $look } damascus
    { $board } – the board again; { $log }: what happened lately; { $log } { $all }: from the start; { $log } { $steps }: with dice and rules
    { $goal } – what wins, and how far it has come
    { $rules } – the chapters; { $rules } and a rule’s id: the rule
    { $lesson } – the lessons of this game
    { $stand } – standing orders: answer for me; { $unstand }: ask me again
    { $undo } – take back your last step
    { $save } FILE, { $load } FILE – keep the game, and go on with it
    { $quit } – leave
# Boards
term-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
term-bezants = { $bezants ->
    [one] { $bezants } bezant
   *[other] { $bezants } bezants
}
term-byz-army-at = army in { $city }
term-byz-no-army = no army on the map
term-byz-income = income { $income }, upkeep { $upkeep }
term-byz-cubes = { $pool } in the pool, { $casualties } among the casualties
term-byz-ways = Ways: { $ways }
term-byz-way-desert = { $city } (desert)
term-byz-way-sea = { $city } (sea)
term-bzn-resources = Resources: { $goods }
term-bzn-votes = Votes: { $first } to { $second }
term-bzn-market-free = free at { $price }
term-bzn-worth = now { $doxa } doxa
term-bzn-pays = costs you { $cost }
term-gui-map-key = Small second letter: { $first }. Both letters capitals: { $second }. # on a side: wall. = opening. " palisade.
term-gui-ground = Ground: { $list }
term-gui-step = { $round }, { $step }: { $army }
term-gui-begin = { $step }: { $army }
term-gui-fires = Fires: { $hexes }
bzn-decree = The decree
bzn-face-down = { $card } (face down)
bzn-marked = used
bzn-round = Round { $round } of { $rounds }
bzn-events = Events
bzn-map = Empire
bzn-initiative = Initiative
bzn-market = Market
bzn-display = Display
bzn-hand = Hand
bzn-missions = Missions
bzn-packet = Keep one of these
bzn-looking = You look at
bzn-deck = Deck: { $n }
bzn-discard = Discard pile: { $n }
bzn-reward = Reward
bzn-penalty = Penalty
bzn-trial = Trial
bzn-chosen = decreed
bzn-market-space = { $good } at { $price } nomisma
bzn-empty = empty
bzn-cost = Cost { $n }
bzn-level = { $type } { $n }
bzn-intrigue = Intrigue
bzn-produces = Produces
bzn-closed-event = Closed event
bzn-ring = holds the imperial ring
bzn-hand-size = Cards in hand
bzn-nothing = Nothing here yet
bzn-protected = protected
bzn-no-units = no units
bzn-fulfilled = fulfilled
bzn-cancelled = cancelled
bzn-extra-cost = Extra cost
bzn-about-labarum = 1 more dynamis this round
bzn-about-chalice = 2 auctoritas for this vote, or 2 pieces for the bid of a trial
bzn-about-sceptre = Decides every tie of the round
bzn-about-robes = Doubles your reward, and your penalty
bzn-phase-setup = Preparation
bzn-phase-event = Event phase
bzn-phase-action = Action phase
bzn-phase-resolution = Resolution
bzn-phase-end = End
bulgar-box = Bulgars: { $box } in the box, { $supply } in the supply.
spaces = Special actions
space-free = free
space-taken = taken by { $name }
space-about-emperor = You lead the imperial guard this turn and may defend the capital with your levy.
space-about-caliph = You lead the caliph's cavalry guard this turn.
space-about-byzantine-fleet = You may double the cost of Arab sea moves this turn, and roll against armies that sail all the same.
space-about-arab-fleet = Your Arab army's sea moves cost half this turn.
space-about-civil-war = Attack a city of the army's own side.
space-about-improvement = Add a disc to a city of this side.
space-about-bulgars = Strengthen the Bulgars, or attack with them.
space-about-fortification = Fortify a city that you control.
turn-of = Turn { $turn } of 3.
city-strength = strength { $n }
city-held-by = held by { $name }
city-fortified-by = fortified by { $name }
army-of = { $side } army of { $name }
region-capital = The capital
region-balkans = Balkans
region-islands = Islands
region-anatolia = Anatolia
region-syria = Syria and Palestine
region-egypt = Egypt
region-arabia = Arabia
region-persia = Persia
city-fallen = fallen
gui-round = Round { $round } of { $rounds }
gui-values = attack { $attack }, defence { $defence }, movement { $movement }
gui-values-stunned = defence { $defence }
gui-facing = facing { $facing }
gui-rides = rides { $horse }
gui-carries = carries { $name }
gui-led-by = led by { $name }
gui-target = charges at { $name }
gui-health-healthy = unhurt
gui-health-wounded = wounded
gui-health-dead = dead
gui-stunned = stunned
gui-place-map = on the map
gui-place-unplaced = to be placed
gui-place-waiting = waiting
gui-place-carried = carried
gui-place-ridden = ridden
gui-place-left = left the map
gui-place-gone = out of play
gui-place-beneath = under another
gui-mark-fired = has fired
gui-mark-moved = has moved
gui-mark-busy = at work
gui-mark-charging = charging
gui-mark-countering = counter-charging
gui-mark-formation = in formation
gui-mark-foulkon = in the foulkon
gui-mark-lance-gone = lance thrown
gui-mark-kindled = may light a fire
gui-mark-captive = prisoner
gui-loot = booty
gui-loot-taken = carried off
gui-level = level { $n }
gui-odds-on_target = hit
gui-odds-friend_hit = hits a friend
gui-odds-driven_back = driven back
gui-odds-slowed = slowed
gui-odds-wounded = wounded
gui-odds-killed = killed
gui-odds-stunned = stunned
gui-odds-thrown = thrown
gui-odds-thrown_wounded = thrown and wounded
gui-odds-thrown_stunned = thrown and stunned
gui-odds-horse_killed_rider_wounded = horse killed, rider wounded
gui-odds-horse_killed_rider_stunned = horse killed, rider stunned
gui-odds-horse_killed_rider_thrown = horse killed, rider thrown
gui-odds-horse_and_rider_killed = horse and rider killed
gui-odds-lances_beaten = lances beaten aside
gui-odds-nothing = nothing
gui-odds-attackers_back = attackers driven back
gui-odds-attacker_stunned = attacker stunned
gui-odds-attacker_thrown_stunned = attacker thrown and stunned
gui-odds-attacker_thrown = attacker thrown
gui-odds-attacker_wounded = attacker wounded
gui-odds-attacker_killed = attacker killed
gui-odds-unhurt = unhurt
gui-odds-stopped = stopped
gui-odds-success = caught
gui-odds-failure = missed
gui-device-absent = not here yet
gui-device-carried = carried
gui-device-lying = lying
gui-device-fixed = in place
gui-device-ready = ready
gui-device-lost = lost
gui-device-jammed = jammed
gui-device-climber = { $name } is on it
gui-engine-crew = crew { $n } of { $needed }
gui-engine-wait =
    { $n } { $n ->
        [one] round
       *[other] rounds
    } to load
gui-siege-day = Day { $day }
gui-ground-level = level ground
gui-ground-bushes = bushes
gui-ground-tree = tree
gui-ground-slope = slope
gui-ground-swamp = swamp
gui-ground-rocks = rocks
gui-ground-path = path
gui-ground-rock-steps = rock steps
gui-ground-beach = beach
gui-ground-shallow = shallow water
gui-ground-deep = deep water
gui-ground-jetty = jetty
gui-ground-interior = inside a building
gui-ground-stairs = stairs
gui-ground-courtyard = courtyard
gui-ground-tent = tent
gui-ground-tent-entrance = entrance of a tent
gui-ground-tower = tower
gui-ground-wall-walk = wall-walk
gui-ground-gate = gate
gui-side-wall = wall
gui-side-window = window
gui-side-door = door
gui-side-low-wall = low wall
gui-side-church-window = church window
gui-side-castle-wall = castle wall
gui-side-slit = arrow slit
gui-side-tower-door = tower door
gui-side-palisade = palisade
gui-side-palisade-down = broken palisade
gui-side-gate = gate
gui-side-tent-wall = tent wall
gui-side-gateway = gateway
gui-side-edge = upper edge of a slope
gui-side-cliff = cliff
gui-side-drop = drop
gui-side-off-path = side of the path
gui-kind-fatimid-guard = Fatimid guard
gui-kind-numidian-spearman = Numidian spearman
gui-kind-swabian-swordsman = Swabian swordsman
gui-kind-archer = archer
gui-kind-cataphract = cataphract
gui-kind-civilian = civilian
gui-kind-civilian-noblewoman = noblewoman
gui-kind-civilian-priest = priest
gui-kind-count = count
gui-kind-emir = emir
gui-kind-heavy-rider = heavy rider
gui-kind-hoplite = hoplite
gui-kind-horse = horse
gui-kind-pack-horse = pack horse
gui-kind-horse-archer = horse archer
gui-kind-javelin = javelin man
gui-kind-knight = knight
gui-kind-koursor = koursor
gui-kind-light-infantry = light infantry
gui-kind-light-rider = light rider
gui-kind-medium-infantry = medium infantry
gui-kind-peasant = peasant
gui-kind-peltast = peltast
gui-kind-skutatos = skutatos
gui-kind-slinger = slinger
gui-kind-dog = dog
gui-kind-boar = boar
gui-kind-sheep = sheep
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }
