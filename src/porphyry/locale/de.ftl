# Was jedes Spiel braucht.
player = Spieler { $number }
nobody = niemand
event-Forced = { $seat } hat nur eine Wahl: { $action }.
reason-not-your-decision = Du bist jetzt nicht gefragt.
reason-not-now = Das geht jetzt nicht.
reason-game-over = Das Spiel ist zu Ende.
hint-chance = Das schnitt in den vorausgespielten Partien gut ab.
hint-only = Etwas anderes gibt es nicht zu tun.
until-revoked = bis ich es beende
event-Moment = Die anderen dürfen reagieren.
story-and = { $first } und { $then }
preview-invitation = Du bist eingeladen: { $game }
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }
