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

# Wie eine Partie verlief (bots/analysis.py)
sum-from-start = { $who } lag von Anfang bis Ende vorn.
sum-ahead-since = { $who } lag von Schritt { $ply } bis zum Ende vorn.
sum-came-back = { $who } kam nach einer Chance von { $part } % bei Schritt { $ply } zurück.
sum-led-until = { $who } führte bis Schritt { $ply }, mit bis zu { $part } %.
sum-roll-cost = Ein einziger Wurf oder Zug vom Stapel kostete { $who } { $part } % (Schritt { $ply }).
sum-roll-gave = Ein einziger Wurf oder Zug vom Stapel brachte { $who } { $part } % (Schritt { $ply }).
sum-lucky = Im ganzen Spiel brachte das Glück { $who } { $part } %.
sum-unlucky = Im ganzen Spiel kostete das Pech { $who } { $part } %.
sum-mistake = Der teuerste Fehler kostete { $who } { $part } % (Schritt { $ply }).
sum-no-mistake = Keine Entscheidung fällt als Fehler auf.
mark-slip = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler
