# What browser and terminal say about the map of Guiscard and its sheets.

gui-round = Round { $round } of { $rounds }
gui-setup = Set-up
gui-values = attack { $attack }, defence { $defence }, movement { $movement }
gui-values-stunned = defence { $defence }
gui-facing = facing { $facing }
gui-tail = tail in { $hex }
gui-rides = rides { $horse }
gui-carries = carries { $name }
gui-led-by = led by { $name }
gui-target = charges at { $name }
gui-health-healthy = unhurt
gui-health-wounded = wounded
gui-health-dead = dead
gui-stunned = unconscious
gui-armoured = armoured
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
gui-casualties = points for enemy losses
gui-level = level { $n }
gui-terrain = Ground
gui-terrain-ask = Hex
gui-terrain-all = The whole ground
gui-no-hex = There is no such hex.
gui-phase = Phase
gui-round-short = R{ $round }
gui-day-round-short = D{ $day } R{ $round }
gui-casualty-log = Losses so far
gui-drowned = drowned
gui-watch = Reach and fire zones
gui-ask = Work it out
gui-unit = Unit
gui-reach-told = { $points ->
    [one] 1 movement point
   *[other] { $points } movement points
  }. { $n ->
    [0] No hex within reach.
   *[other] Within reach, with the price: { $hexes }.
}
gui-sight = Line of sight
gui-sight-key = Line of sight between two hexes (Shift+L)
gui-sight-from = From
gui-sight-to = To
gui-sight-first = Choose the hex from which to look.
gui-sight-second = From { $hex }: choose the hex to look at.
gui-sight-help = Esc puts the tool away.
gui-sight-clear = { $from } sees { $to }, { $hexes } { $hexes ->
    [one] hex
   *[other] hexes
} away.
gui-sight-blocked = { $from } does not see { $to }: { $what } in { $hex }.
gui-sight-blocked-side = { $from } does not see { $to }: { $what } at { $hex }, side { $side }.
gui-sight-no-cover = No cover.
gui-sight-cover = Cover: { $cover }, from { $source } in { $hex }.
gui-block-tree = a tree
gui-block-edge = the edge of a slope
gui-block-wall = a wall
gui-block-opening = an opening that does not look this way
gui-block-gate = the closed gate
gui-block-palisade = the palisade
gui-block-tent = a tent
gui-block-nowhere = nothing to see
gui-cover-none = nothing
gui-cover-ground = the ground
gui-cover-bushes = bushes
gui-cover-edge = the edge of the slope
gui-cover-timber = the jetty
gui-cover-low-wall = a low wall
gui-cover-door = the door
gui-cover-window = the window
gui-cover-slit = the arrow slit
gui-cover-palisade = the palisade
gui-cover-tent = the canvas
gui-cover-breach = the breach
gui-cover-below = the height of the path
gui-shot = { $name } at { $target } in { $hex }: hit { $hit }, injury { $harm }, death { $killed } (cover { $cover }).
gui-shot-not = { $name } cannot shoot at { $target } in { $hex }: { $why }
gui-way = { $name } to { $hex }: { $cost } { $cost ->
    [one] point
   *[other] points
}.
gui-way-unhurt = Comes through unhurt: { $chance }.
gui-way-check = Leaving { $hex } past { $names }: unhurt { $unhurt }, killed { $killed }.
gui-way-fire = { $name } can fire at { $hexes }: injury up to { $harm }.
gui-way-label = within reach for { $cost }, unhurt { $unhurt }
gui-way-price = { $cost ->
    [one] { $cost } point
   *[other] { $cost } points
  }
gui-way-risk = { $cost ->
    [one] { $cost } point, unhurt { $unhurt }
   *[other] { $cost } points, unhurt { $unhurt }
  }
gui-course = The way that is laid
gui-course-safe = Nobody checks you, and nobody can fire.
gui-course-none = There is no such way to { $hex }.
gui-course-via = By way of { $hexes }.
gui-course-go = Go
gui-course-dare = Go all the same
gui-course-open = Go, and stay on the move
gui-course-point = Way-point
gui-course-always = Go, and always go at once when it is safe
gui-course-how = Another way
gui-course-help = Enter, or a second click on the goal, goes this way. Drag a point of it, press Shift and click, or press W on a hex to go by another way. Esc takes it back.
gui-charge-charge = charge
gui-charge-countered = charge and counter-charge
gui-charge-reversed = roles reversed
gui-fight-more = Who else takes part?
gui-fight-strike = Attack { $defenders } with { $attackers }
gui-fight-difference = Difference
gui-fight-column = column { $column }
gui-fight-armour = Armour
gui-fight-die = on the die
gui-fight-table-foot = Table against foot
gui-fight-table-mounted = Table against riders
gui-shift-ground = Ground
gui-shift-joint = Joint attack
gui-shift-row = The hoplites’ row
gui-shift-own-row = Own row
gui-shift-group = Group charge
gui-odds-on_target = hit
gui-odds-friend_hit = hits a friend
gui-odds-driven_back = driven back
gui-odds-slowed = slowed
gui-odds-wounded = wounded
gui-odds-killed = killed
gui-odds-stunned = knocked out
gui-odds-thrown = thrown
gui-odds-thrown_wounded = thrown and wounded
gui-odds-thrown_stunned = thrown and knocked out
gui-odds-horse_killed_rider_wounded = horse killed, rider wounded
gui-odds-horse_killed_rider_stunned = horse killed, rider knocked out
gui-odds-horse_killed_rider_thrown = horse killed, rider thrown
gui-odds-horse_and_rider_killed = horse and rider killed
gui-odds-lances_beaten = lances beaten aside
gui-odds-nothing = nothing
gui-odds-attackers_back = attackers driven back
gui-odds-attacker_stunned = attacker knocked out
gui-odds-attacker_thrown_stunned = attacker thrown and knocked out
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
gui-engine-wait = { $n } { $n ->
    [one] round
   *[other] rounds
} to load
gui-siege-sheet = Siege sheet
gui-siege-days = Days of the siege
gui-siege-day = Day { $day }
gui-siege-plan = Plan of the building with its damage
gui-siege-destroyed = { $n } { $n ->
    [one] work
   *[other] works
} destroyed
gui-siege-damage = Damage: { $list }
gui-siege-supplies = Supplies
gui-siege-left = { $n } { $n ->
    [one] day
   *[other] days
}
gui-siege-surrender = Chance of surrender
gui-siege-strength = { $n } fit
gui-siege-wounded-men = { $n } wounded
gui-siege-dead-men = { $n } dead
gui-siege-captured-men = { $n } captured
gui-day-event = event
gui-day-orders = orders
gui-day-fight = fight
gui-day-evening = evening
gui-siege-building = Under construction
gui-siege-wounded = The wounded
gui-siege-returns = back on day { $day }
gui-muster = Raise a force
gui-muster-left = { $n } { $n ->
    [one] point
   *[other] points
} left
gui-muster-called = Called so far: { $n }
gui-muster-cost = { $n } { $n ->
    [one] point
   *[other] points
}
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
gui-weapon-none = hand weapon
gui-weapon-lance = lance
gui-weapon-javelin = javelin
gui-weapon-sling = sling
gui-weapon-short-bow = short bow
gui-weapon-composite-bow = composite bow
gui-weapon-pennon = lance with pennon
gui-weapon-long-spear = long spear
gui-weapon-kontos = kontos
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
