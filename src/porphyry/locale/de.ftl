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
story-so-far = Bisher: { $items }.
preview-invitation = Du bist eingeladen: { $game }
count-change = { $what }: { $change }
count-change-of = { $name }, { $what }: { $change }

# Wie eine Partie verlief (bots/analysis.py)
sum-from-start = { $who } lag von Anfang bis Ende vorn.
sum-ahead-since = { $who } lag von Schritt { $ply } bis zum Ende vorn.
sum-came-back = { $who } kam nach einer Chance von { $part } % bei Schritt { $ply } zurück.
sum-led-until = { $who } führte bis Schritt { $ply }, mit bis zu { $part } %.
sum-roll-cost = { $who } verlor { $part } % durch einen einzigen Wurf oder eine gezogene Karte (Schritt { $ply }).
sum-roll-gave = { $who } gewann { $part } % durch einen einzigen Wurf oder eine gezogene Karte (Schritt { $ply }).
sum-lucky = { $who } gewann im ganzen Spiel { $part } % durch Glück.
sum-unlucky = { $who } verlor im ganzen Spiel { $part } % durch Pech.
sum-mistake = { $who } verschenkte mit dem teuersten Fehler { $part } % (Schritt { $ply }).
sum-no-mistake = Keine Entscheidung fällt als Fehler auf.
mark-slip = Ungenauigkeit
mark-mistake = Fehler
mark-blunder = grober Fehler
