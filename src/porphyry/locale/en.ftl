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
preview-invitation = You are invited: { $game }
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }
