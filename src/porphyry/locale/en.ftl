# What every game needs.
player = Player { $number }
nobody = nobody
event-Forced = { $seat } has only one choice: { $action }.
reason-not-your-decision = It is not your decision now.
reason-not-now = You cannot do that now.
reason-game-over = The game is over.
hint-chance = It did well in the games tried ahead.
hint-only = There is nothing else to do.
until-revoked = until I end it
event-Moment = The others may react.
story-and = { $first } and { $then }
story-so-far = So far: { $items }.
preview-invitation = You are invited: { $game }
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }

# How a game went (bots/analysis.py)
sum-from-start = { $who } was ahead from beginning to end.
sum-ahead-since = { $who } was ahead from step { $ply } to the end.
sum-came-back = { $who } came back from a chance of { $part } % at step { $ply }.
sum-led-until = { $who } led until step { $ply }, with up to { $part } %.
sum-roll-cost = { $who } lost { $part } % by one roll or draw (step { $ply }).
sum-roll-gave = { $who } gained { $part } % by one roll or draw (step { $ply }).
sum-lucky = { $who } gained { $part } % by luck over the whole game.
sum-unlucky = { $who } lost { $part } % to bad luck over the whole game.
sum-mistake = { $who } gave away { $part } % with the dearest mistake (step { $ply }).
sum-no-mistake = No decision stands out as a mistake.
mark-slip = inaccuracy
mark-mistake = mistake
mark-blunder = blunder
