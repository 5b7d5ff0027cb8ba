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
term-taken-back = Undone: { $action }
term-undo-nothing = Nothing has been played yet.
term-undo-other = The last action was another player’s. You cannot undo it.
term-undo-dice = Dice were rolled or something hidden was shown. That cannot be undone.
term-unreadable = I do not understand “{ $text }”.
term-nearest = Did you mean “{ $nearest }”?
term-example = For example: { $example }
term-type-help = Type ? for help.
term-number = Type a number from 1 to { $most }.
term-no-odds = No dice are rolled for that.
term-hint-line = { $action } (wins { $chance }). { $reason }
term-no-file = There is no file { $file }.
term-file-trouble = { $file } cannot be read or written.
term-file-name = Give the file a name: { $word } my-game.json
term-saved = Saved. porphyry replay { $file } --play goes on from here.
term-loaded = Loaded: { $file }
term-bad-record = { $file } is not a record of a game that can be played here.
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
    { $undo } – undo your last step
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

# porphyry analyse
term-analysis = How the game went
term-analysis-seat = { $who }: began with { $begun } %, luck { $luck }, own play { $own }, play of others { $others }
term-analysis-better = step { $ply }, { $who }: { $mark }, { $loss } % (± { $doubt }). Played: { $played }; better: { $best }
term-analysis-turn = step { $ply }: { $who } { $before } % → { $after } %
