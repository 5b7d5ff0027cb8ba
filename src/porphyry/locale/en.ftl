# What every game needs.
player = Player { $number }
nobody = nobody
event-Forced = { $seat } has only one choice: { $action }.
reason-not-your-decision = It is not your decision now.
reason-not-now = That is no answer to what is asked now.
reason-game-over = The game is over.
hint-chance = It won most often in the games tried ahead.
hint-only = There is nothing else to do.
until-revoked = until I end it
event-Moment = The others may react.
