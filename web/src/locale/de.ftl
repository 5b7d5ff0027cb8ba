# Die eigenen Texte des Programms. Die Spiele bringen ihre mit.

## The house
skip-to-content = Zum Inhalt springen
ways = Hauptmenü
nav-home = Startseite
nav-lobby = Lobby
nav-tables = Meine Tische
nav-learn = Lernen
nav-rules = Regeln
nav-new = Tisch eröffnen
nav-profile = Profil
language = Sprache
theme = Darstellung
theme-light = Helle Ansicht
theme-dark = Dunkle Ansicht
theme-is-auto = Wie im System
theme-is-light = Hell
theme-is-dark = Dunkel
footer = Byzantium, Byzantion und Guiscard sind Spiele ihrer Autoren; Regeltexte, Pläne und Bilder hier sind unsere eigenen.
one-moment = Einen Augenblick …
try-again = Noch einmal versuchen
close = Schließen
copy = Kopieren
copied = Kopiert
back = Zurück
next = Weiter
first = Zum Anfang
last = Zum Ende
name = Name
you = du
somebody = jemanden
not-found = Hier ist nichts
not-found-about = Diese Adresse führt nirgendwohin. Vielleicht wurde der Tisch entfernt oder ist privat.

## Front page
hero-alt = Mosaik einer ummauerten Stadt mit großer Kuppel zwischen goldenem Himmel und Meer, davor zwei Schiffe
front-title = Drei Spiele der oströmischen Welt
front-lead = Führe beide Seiten des Krieges, der das Mittelalter schuf, an einem Tisch und mit genauen Regeln. Sofort gegen Bots oder mit Freunden, live oder ein Zug am Tag.
play-now = Jetzt spielen
play-friends = Mit Freunden spielen
three-games = Drei Spiele
game-byzantium = Byzantium
  .facts = 2–4 Spieler · ab 632 · etwa eine Stunde
  .about = Du führst eine große Familie, die byzantinische Städte und arabische Armeen zugleich lenkt. Erobere Städte, bezahle Soldaten und bedenke: Nur ausgewogener Ruhm zählt.
game-byzantion = Byzantion
  .facts = 1–4 Spieler · 527 bis 565 · Karten
  .about = Der Hof Justinians: Einfluss, Prüfungen, Steuern und Aufruhr, während die Grenzen brennen.
game-guiscard = Guiscard
  .facts = 2 Spieler · 11. Jahrhundert · Hexfelder
  .about = Normannen in Süditalien: Raubzüge, Belagerungen und Burgen, Szenario für Szenario.
promise-rules = Die Regeln, buchstabengetreu
  .about = Jede Ablehnung nennt die Regel, die im Weg steht, einen Klick von ihrem Text entfernt.
promise-bots = Bots jeder Stärke
  .about = Sie nehmen jeden freien Platz und spielen für alle zu Ende, die gehen müssen.
promise-dice = Würfel zum Nachprüfen
  .about = Der Startwert wird vor dem Spiel versprochen und danach gezeigt.
promise-keyboard = Für alle
  .about = Maus, Finger, Tastatur oder Screenreader; vier Sprachen; hell und dunkel.

## Lists of tables
lobby-open = Offene Tische
lobby-running = Spiele zum Zuschauen
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen: Freunde und Bots finden ihn hier.
lobby-none-running = Gerade spielt niemand öffentlich.
lobby-meanwhile = Spiel inzwischen gegen Bots
tables-running = Laufend
tables-over = Beendet
tables-none = Du sitzt noch an keinem Tisch.
status-open = wartet auf Spieler
status-playing = wird gespielt
status-over = beendet
status-cancelled = aufgelöst
pace-none = ohne Uhr
pace-live = mit Uhr
pace-slow = ein Zug am Tag
unread = { $n ->
    [one] eine neue Nachricht
   *[other] { $n } neue Nachrichten
  }
your-turn = Du bist dran
sit-down = Platz nehmen
keys = Tasten
keys-decide = zur Frage und ihren Antworten
keys-board = zum Spielplan
keys-log = zum Verlauf
keys-walk = von Ort zu Ort
keys-pick = wählt, was den Fokus hat
keys-clear = hebt die Auswahl auf
keys-steps = vor und zurück durch das, was die anderen getan haben
keys-help = diese Liste
length-days = wird in Tagen gespielt
length-rounds = { $n ->
    [one] 1 Runde
   *[other] { $n } Runden
}
size-men = { $n ->
    [one] 1 Mann
   *[other] { $n } Mann
}
to-move = am Zug
has-won = gewonnen
step-of = Schritt { $n }
clock-live = je { $bank ->
    [one] 1 Minute
   *[other] { $bank } Minuten
}, { $more ->
    [one] 1 Sekunde
   *[other] { $more } Sekunden
} mehr für jeden Zug
clock-slow = je { $bank ->
    [one] 1 Stunde
   *[other] { $bank } Stunden
}, { $more ->
    [one] 1 Stunde
   *[other] { $more } Stunden
} mehr für jeden Zug
no-account-needed = Du brauchst kein Konto.
send-page = Auf einen freien Platz kann sich jeder setzen, aus der Lobby oder über diesen Link.
table-link = Link zu diesem Tisch
send-links = { $n ->
    [one] Schick deinem Mitspieler diesen Link.
   *[other] Schick jedem deiner Mitspieler einen dieser Links.
}
next-table = Nächster Tisch ({ $n })
wait-for-me = { $n ->
    [one] 1 Tisch wartet auf dich
   *[other] { $n } Tische warten auf dich
}
look-through = Nachspielen
go-to-table = Zum Tisch
watch = Zuschauen
seat-number = Platz { $n }
seat-open = frei
seat-invited = eingeladen
seat-bot = Bot
bot-called = Bot { $letter } ({ $level })
seat-person = Spieler

## Make a table
which-game = Spiel
who-plays = Wer spielt?
how-many = Spieler
who-me = Ich
who-bot = Bot
who-open = Freier Platz
who-invited = Auf Einladung
who-local = An meinem Bildschirm
bot-level = Stärke des Bots
level-random = Planlos
level-novice = Anfänger
level-steady = Solide
level-strong = Stark
level-master = Meister
level-rusher = Angreifer
level-builder = Baumeister
level-schemer = Ränkeschmied
seat-order = Reihenfolge der Plätze
order-random = Gelost
order-fixed = Wie aufgeführt
time = Zeit
pace = Uhr
bank-hours = Stunden je Spieler
bank-minutes = Minuten je Spieler
increment-hours = Stunden dazu je Entscheidung
increment-seconds = Sekunden dazu je Entscheidung
timeout = Wenn die Zeit um ist
timeout-bot = übernimmt ein Bot
timeout-skip = wird vorsichtig entschieden
timeout-forfeit = verliert der Platz
timeout-nothing = geschieht nichts
rule-options = Regeloptionen
title = Titel
private-table = Privat: nur mit Einladung
make-table = Tisch eröffnen

## Waiting room and invitations
waiting-for-players = Warten auf Spieler
put-bot = Bot hierher setzen
invite-link = Einladungslink
start-with-bots = Beginnen, Bots auf freie Plätze
cancel-table = Tisch auflösen
leave-table = Tisch verlassen
invitation = Eine Einladung
invited-by = { $name } lädt dich zu { $game } ein.

## The table
shortcuts = Tasten: d führt zur Entscheidung, b zum Spielplan, l zum Verlauf; Komma und Punkt gehen durch, was die anderen getan haben. Auf dem Spielplan bewegen dich die Pfeiltasten.
table = Tisch
board = Spielplan
players = Spieler
panels = Bereiche
tab-act = Entscheiden
tab-players = Spieler
tab-log = Verlauf
tab-chat = Chat
tab-text = Als Text
tab-notes = Notizen
fold-sheet = Blatt einklappen
unfold-sheet = Blatt ausklappen
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-all = Ganzer Spielplan
zoom-pieces = Zu den Figuren
waiting-for = Warten auf { $names }
choose-action = Wähle eine Aktion, hier oder auf dem Spielplan.
choose-one = Wähle eine.
choose-field = Wähle: { $field }
picked-so-far = Bisher gewählt
start-over = Von vorn
confirm-offer = Das wird sofort gespielt. Möchtest du jede Aktion mit einem zweiten Klick bestätigen? Du kannst das in deinem Profil ändern.
confirm-never = Spielen und nicht mehr fragen
confirm-always = Spielen und künftig jede bestätigen
go-on = Noch nicht
anyway = { $action } – trotzdem
change = { $what } ändern
undo = Zurücknehmen
ask-undo = Um Zurücknehmen bitten
back-before = Bis vor diesen Schritt zurück
ask-back-before = Um Rückkehr vor diesen Schritt bitten
practice = Übungspartie
practice-about = Wer über Würfe oder Züge von Bots zurückgeht, macht das Spiel zur Übungspartie; so steht es dann in der Aufzeichnung.
type-action = Aktion eintippen
play-it = Spielen
why-not = Warum nicht?
why-not-nothing = Keine Aktion hat gerade damit zu tun.
why-not-can = Es geht: { $action }.
odds = Aussichten
connection-lost = Die Verbindung ist unterbrochen. Sie wird automatisch wiederhergestellt; nichts geht verloren.
rule-link = Regel { $rule } lesen
log = Verlauf
log-undo = { $name } nahm die letzte Aktion zurück.
log-rewind = Alle sind einverstanden, zurückzugehen.
log-practice = { $name } geht zurück zu Schritt { $ply }: Übungspartie.
log-ask-undo = { $name } bittet, zurückzugehen.
log-agree-undo = { $name } ist einverstanden.
log-refuse-undo = { $name } lehnt ab.
log-takeover = Die Zeit ist um: Ein Bot spielt für { $name }.
log-return = { $name } ist zurück.
log-forfeit = { $name } gibt auf.
whole-log = Ganzen Verlauf zeigen
log-newest = Neuestes
log-steps = Alle Schritte
log-sum = Die Rechnung
board-then = Der Spielplan damals
since-my-turn = Seit meinem letzten Zug
nothing-happened = Seitdem ist nichts geschehen.
step-back = Zurück zum Schritt davor
step-on = Weiter zum nächsten Schritt
to-now = Zum aktuellen Stand
tempo = Was andere tun, wird gezeigt
tempo-slow = langsam
tempo-normal = nacheinander
tempo-fast = schnell
tempo-skip = sofort
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
send = Senden
clocks = Uhren
days-hours = { $days } T { $hours } Std
spectators = { $n ->
    [one] ein Zuschauer
   *[other] { $n } Zuschauer
  }
spectator = ein Zuschauer
notes-about = Nur du kannst das lesen.
dice-away = Würfel wegräumen
stage-hits = { $n ->
    [one] 1 Treffer
   *[other] { $n } Treffer
}
stage-away = Schließen
stage-against = { $one } gegen { $other }
stage-attack = Angriff { $n }
stage-defence = Verteidigung { $n }
stage-die = gewürfelt { $n }
stage-rolled-by = gewürfelt von { $name }
undo-asked = { $name } bittet alle, zu Schritt { $ply } zurückzugehen.
agree = Einverstanden
refuse = Ablehnen
withdraw-undo = Zurückziehen
curtain = Gib den Bildschirm an { $name }
curtain-lift = Ich bin { $name }
game-over = Das Spiel ist aus
reign-over = Die Herrschaft von { $name } ist zu Ende
winner-is = { $name } gewinnt
winners-are = { $names } gewinnen gemeinsam
rematch = Noch ein Spiel
export = Aufzeichnung sichern

## Replay
replay = Nachspielen
step = Schritt
speed = Tempo
run = Abspielen
pause = Anhalten
seen-from = Gesehen von
share-ply = Link zu diesem Schritt
share-private = Diese Partie ist privat. Teilst du sie, kann jeder mit dem Link zusehen: Spielplan, Verlauf und Namen, nie eine verdeckte Hand, nie den Chat. Du kannst das jederzeit wieder beenden.
share-open = Teilen und Link kopieren
share-opened = Wer diesen Link hat, kann zusehen.
share-public = Diese Partie ist öffentlich: Der Link gilt für alle.
share-close = Nicht mehr teilen
share-not-yours = Diese Partie ist privat; nur wer mitspielt, kann sie teilen.
not-shared = Vielleicht ist es eine private Partie: Bitte jemanden, der mitspielt, sie mit dir zu teilen („Link zu diesem Schritt“).
start-of-game = Das Spiel ist aufgebaut.

sum-all = Zusammen

## Rules
drawn-game = Unentschieden
how-it-went = So lief das Spiel
not-over-yet = Dieses Spiel ist noch nicht zu Ende.
what-counted = Was zählte
points-by-source = Woher die Punkte kamen
source-rest = Anderes
total = Summe
course = Der Verlauf des Spiels
course-scores = Punkte
    .about = Punkte nach jedem Schritt. Klicke, um einen Schritt anzusehen.
course-chances = Chancen
    .about = Gewinnchance nach jedem Schritt. Klicke, um einen Schritt anzusehen.
turning-points = Wendepunkte
chances-about = Die Chancen sind eine schnelle Schätzung: So beurteilen die Bots jede Stellung. Sie kennen dabei alle verdeckten Karten.
swings-about = Die größten Änderungen der Punkte in einem Schritt.
share-game = Dieses Spiel teilen
dice-check = Die Würfel dieses Tisches
dice-checking = Jeder Wurf wird geprüft …
dice-no-record = Die Aufzeichnung dieses Spiels steht dir nicht offen.
dice-unsafe = Dein Browser prüft Würfel nur auf Seiten mit sicherer Verbindung (https). Die Aufzeichnung lässt sich mit „porphyry replay“ prüfen.
dice-fair = In deinem Browser geprüft: Die Würfel sind die versprochenen.
dice-not-fair = Das Versprechen über die Würfel lässt sich nicht bestätigen.
dice-no-seed = Der Startwert ist noch nicht offengelegt: Vor dem Ende des Spiels lässt sich nichts prüfen.
dice-promise-kept = Der Startwert passt zum Versprechen, das vor dem ersten Wurf veröffentlicht wurde.
dice-promise-broken = Der Startwert passt nicht zum Versprechen, das vor dem ersten Wurf veröffentlicht wurde.
dice-same-promise = Es ist das Versprechen, das dieser Browser während des Spiels gesehen hat.
dice-other-promise = Es ist nicht das Versprechen, das dieser Browser während des Spiels gesehen hat.
dice-words = { $n ->
    [0] Niemand hat ein eigenes Wort zu den Würfeln gegeben.
    [one] Eine Person hat ein eigenes Wort zu den Würfeln gegeben.
   *[other] { $n } Personen haben ein eigenes Wort zu den Würfeln gegeben.
}
dice-lot = Die Plätze wurden aus demselben Startwert ausgelost.
dice-lot-wrong = Die Plätze sind nicht die, die der Startwert auslost.
dice-drawn = { $agree } von { $n } Würfen und Ziehungen ergeben genau das, was gespielt wurde.
dice-scripted = { $n ->
    [one] Ein Ergebnis stand vorher fest.
   *[other] { $n } Ergebnisse standen vorher fest.
}
dice-old = Das Versprechen hat die alte Form, die weniger beweist.
dice-numbers = Die Zahlen
dice-commitment = Versprechen (vor dem Spiel veröffentlicht)
dice-seed = Startwert (nach dem Spiel offengelegt)
dice-word = Wort von Person { $n } (vor der Auslosung der Plätze)
dice-self = Alle können diese Prüfung ohne diesen Server wiederholen: Die Aufzeichnung enthält alle Zahlen, und docs/dice.md sagt, wie sie entstehen.
dice-statistics = So fielen die Würfel mit { $sides } Seiten
dice-in-moves = In den Zügen von
dice-set-up = Aufbau
dice-count = Würfel
dice-mean = Schnitt
play-from-here = Von hier aus spielen
    .about = Ein neues Spiel von diesem Schritt an: du für die Seite, die entscheiden muss, Bots für die anderen
search-rules = Suchen
rulebook = Spielanleitung
rulebook-first = Neu im Spiel? Lies die Spielanleitung
rulebook-in-english = Einige Kapitel sind auf Englisch; sie sind noch nicht übersetzt.
rulebook-lessons = Spielend lernen
rulebook-every-rule = Alle Regeln mit Nummern
rulebook-print = Drucken
rules-found = { $n ->
    [one] eine Regel
   *[other] { $n } Regeln
  }
rules-missing = Diese Regeln sind noch nicht aufgeschrieben.
rule-page = In den Regeln öffnen
rule-source = Quelle und Auslegung
rules-in-english = Das Nachschlagewerk ist englisch; was am Tisch geschieht, wird in deiner Sprache erzählt.
contents = Inhalt

## Learn
learn-title = Spielend lernen
learn-lead = Kleine Schritte auf einem echten Spielplan: immer nur ein Gedanke, und du spielst ihn selbst. Ein Kurs dauert etwa eine halbe Stunde.
learn-which = Welches Spiel möchtest du lernen?
course-byzantium = Byzantium
  .about = Zwei Armeen, zwei Leisten, eine Familie. Danach kannst du eine Stadt übernehmen, Krieg führen und weißt, wann Schluss ist.
course-byzantion = Byzantion
  .about = Intrigen an Justinians Hof. Danach kannst du ein Ereignis lesen, deine Karten spielen und weißt, wer dafür bezahlt.
course-guiscard = Guiscard
  .about = Ein Spielstein, ein Mann. Danach kannst du ziehen, schießen, Reiterangriffe führen und im Nahkampf bestehen, und du liest aus einem Szenario, was es verlangt.
course-sieges = Guiscard: Belagerungen
  .about = Ein Feldzug um eine Burg: Tage und Vorräte, Maschinen und Leitern und der Sturm. Spiel vorher die Lektionen von Guiscard.
lessons-done = { $all ->
    [one] { $done } von 1 Lektion
   *[other] { $done } von { $all } Lektionen
}
lessons-start = Los geht’s
lessons-go-on = Weiter
lessons-again = Noch einmal
lessons-all-done = Alle Lektionen dieses Kurses
lesson-map = Alle Lektionen
lesson-number = Lektion { $n } von { $all }
lesson-steps = Schritte dieser Lektion
lesson-alone = Jetzt ohne Hilfe.
lesson-missed = Das ist erlaubt, aber nicht das, worum es hier geht. Versuch es noch einmal.
lesson-not-now = { $action }: nach den Regeln erlaubt, aber jetzt geht es um etwas anderes.
lesson-next = Weiter
lesson-again = Noch einmal
lesson-replay = Noch einmal zeigen
lesson-restart = Diesen Schritt neu beginnen
lesson-over = Gut gemacht!
lesson-following = Weiter: { $title }
stars = { $n ->
    [0] noch nicht gespielt
    [one] { $n } Stern
   *[other] { $n } Sterne
  }
opening-byzantium =
  .lead = Du bist das Haupt einer Familie mit Freunden in beiden Lagern. Du sammelst Ruhm bei den Byzantinern und bei den Arabern.
  .aim = Zwei Leisten zählen deinen Ruhm. Am Ende muss die kleinere die Hälfte der größeren erreichen, sonst zählt sie gar nicht.
  .turn = Drei Spielrunden, jede mit vielen kleinen Runden. In deiner Runde tust du eines: Kontrolle über eine Stadt übernehmen, eine Armee verstärken, eine Sonderaktion wählen, Steuern erheben, bauen, ziehen und angreifen oder passen.
  .look = Deine Tafel zeigt beide Leisten, beide Staatskassen und beide Armeen. Die Zahl neben einer Stadt sagt, mit wie vielen Würfeln sie würfelt. Die Felder unten links sind die Sonderaktionen.
opening-byzantion =
  .lead = Du führst eine der vier Parteien des Hippodroms am Hof Justinians. Diene dem Kaiser und bleibe in Erinnerung.
  .aim = Sechs Ereignisse ziehen vorbei, eines je Runde. Wer am Ende die meiste Doxa gesammelt hat, gewinnt; drei geheime Missionen kommen dazu.
  .turn = Dein Siegel nimmt eine von vier Positionen ein, mit ihrem Keimelion und der Beute einer Elfenbeinschatulle. Dann setzt du Auctoritas auf eine der zwei Optionen des Ereignisses: Die mit mehr Auctoritas tritt in Kraft.
  .look = Die Ereigniskarte oben sagt, was verlangt wird und was es bringt. Darunter liegen die vier Positionen und der Markt, dann ein Fach mit Reitern: das Angebot, das Reich, deine Missionen, die anderen. Ganz unten ist deine Hand.
opening-guiscard =
  .lead = Eine Handvoll Männer, jeder mit seinem Namen, im normannischen Süden. Ein Spielstein ist ein Mann; ein Reiter nimmt zwei Hexfelder ein.
  .aim = Jedes Szenario hat sein eigenes Ziel: den Hügel halten, die Beute fortbringen, die Burg nehmen. Es sagt, was zählt und wie lange du Zeit hast.
  .turn = Fünf Schritte: Fernkampf, Reiterangriffe, Bewegung, Nahkampf, Erholung. Dann tut die andere Seite dasselbe, und die Runde ist um.
  .look = „Worauf es ankommt“ nennt das Ziel, die Leiste über dem Spielplan den Schritt. Ein Spielstein zeigt Angriff, Verteidigung und Bewegungspunkte.
opening-aim = Was gewinnt
opening-turn = Was ein Zug ist
opening-look = Worauf du schaust
opening-table = Was leuchtet, kann gewählt werden. Alles andere antwortet auf „Warum nicht?“ mit seiner Regel. Alles geht auch aus der Liste, mit der Tastatur.
opening-go = Los geht’s
opening-again = Das Spiel in einer Minute
coach = Der Trainer
coach-on = Trainer einschalten
coach-off = Trainer ausschalten
coach-understood = Verstanden
coach-else = Etwas anderes wählen
coach-anyway = Trotzdem so
how-well = Wie gut kennst du { $game }?
how-new = Gar nicht
  .about = Lern es beim Spielen, immer eine Minute lang.
how-some = Ein wenig
  .about = Eine kleine erste Partie, mit einem Trainer an deiner Seite.
how-well-known = Gut
  .about = Gleich eine ganze Partie gegen Bots.
first-game = Deine erste Partie
  .about = Eine kleine Partie gegen sanfte Bots, mit einem Trainer an deiner Seite.
first-game-start = Deine erste Partie spielen
learn-to-play = Spielen lernen

## Profile
profile-name = Dein Name
profile-looks = Aussehen
profile-account = Dein Konto
motion = Bewegung
motion-auto = Wie im System
motion-on = An
motion-off = Aus
sound = Ton
confirm-actions = Vor jeder Aktion nachfragen
ways-at-once = Einen sicheren Weg sofort gehen, ohne zweiten Klick
steady = Klicks auf das ignorieren, was eben erst unter den Zeiger geraten ist
email = E-Mail
password = Kennwort
keep = Speichern
kept = Gespeichert.
become-member = Mitglied werden
sign-in = Anmelden
sign-out = Abmelden
signed-in = Du bist angemeldet.
signed-out = Du bist abgemeldet.
have-account = Ich habe ein Konto
no-account = Ich habe kein Konto
member-about = Gäste spielen sofort. Mitglieder behalten ihre Spiele auf jedem Gerät.
notices = Benachrichtigungen
notices-about = Wenn eine Entscheidung wartet und du fort bist.
push-this-browser = In diesem Browser melden
push-on = Dieser Browser meldet sich.
my-data = Meine Daten
export-data = Meine Daten herunterladen
forget-me = Mein Konto löschen
forget-what = Dein Name verschwindet von allen Tischen, deine Worte aus den Chats; deine Notizen, Schlüssel und Adressen werden gelöscht, und du kannst dich nicht mehr anmelden. Die Züge bleiben, damit die anderen ihre Spiele behalten. Nimm deine Daten vorher mit, wenn du sie behalten willst.
forget-sure = Konto wirklich löschen
forgotten = Dein Konto ist gelöscht.

## Trouble
problem-unknown = Hier ging etwas schief. Bitte versuche es noch einmal.
problem-offline = Der Server ist gerade nicht zu erreichen. Es wird automatisch weiter versucht.
problem-busy = Der Server ist kurz beschäftigt. Bitte versuche es noch einmal.
problem-not-found = Nicht gefunden oder privat.
problem-forbidden = Das darfst du nicht.
problem-not-signed-in = Bitte wähle zuerst einen Namen.
problem-too-many = Zu viel auf einmal. Bitte warte ein wenig.
problem-too-large = Das ist zu groß.
problem-push = Dieser Browser oder dieser Server kann keine Benachrichtigungen schicken.

## Orders, reactions, hints and bots
orders = Anweisungen im Voraus
order = Anweisung
order-until = Gilt
order-give = Anweisung erteilen
order-end = Anweisung beenden: { $order }
order-pass-until = Passen, bis …
others-may-react = Einen Moment: Die anderen dürfen reagieren …
reactions = Geheime Reaktionen
reactions-why = Bei jeder Ankündigung wartet der Tisch so lange auf jeden, der reagieren könnte, ob er eine Karte hat oder nicht. So verrät die Pause niemandem etwas.
reaction-seconds = Sekunden für jeden
reaction-late = Wer länger braucht
reaction-late-wait = auf den wird gewartet (und er zeigt, dass er reagieren kann)
reaction-late-pass = passt
hint-ask = Was würdest du tun?
hint-thinking = Überlegt …
hint-head = Das würde jemand erwägen, der stark spielt:
hint-wins = gewinnt { $chance }
hint-line = Der ganze Zug: { $moves }
hint-reply = { $who } würde wohl antworten: { $action }
hints-allowed = Spieler dürfen um Rat fragen
bots = Bots an diesem Tisch
bot-for = { $name } (ein Bot spielt weiter: { $level })
bot-thinking = überlegt …
bot-plays-on = Ein Bot spielt für mich weiter:
leave-to-bot = Ihm meinen Platz überlassen
take-seat-back = Meinen Platz vom Bot zurücknehmen
caveat-own-data = In diesem Spiel stammen manche Karten oder Spielpläne nicht von uns, sondern vom Betreiber ({ $name }).
caveat-made-up = Dieses Spiel beginnt mit einer Stellung, die jemand aufgebaut hat: Wer das war, kennt sie schon.
caveat-laid-down = Einige Würfe dieses Spiels waren im Voraus festgelegt.
caveat-older-rules = Dieses Spiel wurde nach älteren Regeln begonnen. Was gespielt ist, bleibt, wie es war.
caveat-stopped = Die neue Version von Porphyry kann dieses Spiel nicht fortsetzen. Es steht still und endet innerhalb einer Woche ohne Sieger.
caveat-ended-by-update = Nach einer Aktualisierung ließ sich dieses Spiel nicht fortsetzen. Es endete ohne Sieger.

## People among themselves, and those who keep order
log-concede = { $name } gibt auf.
log-propose-end = { $name } schlägt vor, das Spiel zu beenden.
log-propose-pause = { $name } schlägt vor, das Spiel ruhen zu lassen.
log-agree = { $name } ist einverstanden.
log-object = { $name } ist nicht einverstanden.
log-end = Das Spiel endet im Einvernehmen.
log-pause = Alle lassen das Spiel ruhen.
log-resume = { $name } lässt das Spiel weitergehen.
log-substitute = { $name } spielt hier von nun an weiter.
ended-concede = Jemand hat aufgegeben.
ended-forfeit = Jemandes Zeit ist abgelaufen.
ended-agreed = Alle wollten hier aufhören.
ended-keeper = Die Aufsicht hat es beendet.
nobody-wins = Niemand gewinnt
game-rests = Das Spiel ruht: Die Uhren stehen, niemand muss entscheiden.
game-goes-on = Weiterspielen
proposed-end = { $name } schlägt vor, das Spiel hier ohne Sieger zu beenden.
proposed-pause = { $name } schlägt vor, das Spiel ruhen zu lassen.
silent-long = Von { $name } war lange nichts zu hören.
call-bot = Einen Bot weiterspielen lassen
call-substitute = Jemand anderen auf den Platz bitten
substitute-link = Wer diesen Link zuerst öffnet, übernimmt den Platz auf Dauer:
end-or-rest = Beenden oder ruhen lassen
propose-pause = Pause vorschlagen
propose-end = Spielende vorschlagen
concede = Aufgeben
concede-sure = Wirklich aufgeben
given-up = { $name } (hat aufgegeben)
by-program = { $name } (ein Programm)
report-line = Diese Zeile melden
report-what = Was ist daran falsch?
reported = Der Aufsicht gemeldet.
line-hidden = (von der Aufsicht entfernt)
lobby-more = Weitere Tische
sessions = Wo du angemeldet bist
session-this = dieser Browser
tokens = Schlüssel für Programme
tokens-about = Ein Programm mit so einem Schlüssel spielt als du; sein Platz ist gekennzeichnet. Dein Konto kann es nicht ändern.
token-used = zuletzt benutzt { $day }
token-unused = nie benutzt
token-until = · bis { $day }
token-made = Dein neuer Schlüssel. Er wird nur jetzt gezeigt:
token-name = Name des Programms
token-scope = Es darf
scope-play = spielen
scope-read = nur lesen
token-make = Schlüssel erstellen
revoke = Widerrufen
notice-push = In den Browsern, in denen ich sie eingeschaltet habe
notice-mail = Per E-Mail
mail-unverified = Deine Adresse ist noch nicht bestätigt: Öffne den Link, den wir dorthin geschickt haben.
mail-again = Link noch einmal schicken
mail-sent = Geschickt.
webhook = Webadresse, die es auch erfährt (Webhook)
verify-mail = Ist das deine Adresse?
mail-is-mine = Ja, es ist meine
mail-verified = Deine Adresse ist bestätigt.
old-password = Altes Kennwort
new-password = Neues Kennwort
new-password-about = Ein neues Kennwort meldet dich überall sonst ab und beendet alle Schlüssel von Programmen.
change-password = Kennwort ändern
password-changed = Das Kennwort ist geändert.
lost-password = Kennwort vergessen?
lost-password-about = Wenn du eine E-Mail-Adresse bestätigt hast, bekommst du dort einen Link. Sonst bitte den Betreiber des Servers um einen.
send-link = Link schicken
reset-sent = Wenn es dieses Mitglied mit bestätigter Adresse gibt, ist ein Link unterwegs.
reset-ask-host = Dieser Server schickt keine E-Mails: Bitte den Betreiber um einen Link.
keeper = Aufsicht
keeper-about = Du siehst keine Hand, keine Notiz und keinen Startwert, und von Chats nur gemeldete Zeilen. Alles, was du tust, wird festgehalten.
keeper-version = Version
keeper-up = Läuft seit
keeper-machine = Last
keeper-memory = Speicher
keeper-lines = Verbindungen
keeper-guest = Gast
keeper-member = Mitglied
keeper-reason = Grund (für das Protokoll)
keeper-reports = Meldungen
keeper-no-reports = Es liegt keine Meldung vor.
keeper-hide = Zeile entfernen
keeper-close = Erledigt
keeper-people = Leute
keeper-find = Suchen
keeper-banned = gesperrt
keeper-silent = stumm
keeper-rename = Umbenennen
keeper-new-name = Der neue Name
keeper-silence = Für eine Woche stummschalten
keeper-unsilence = Stummschaltung aufheben
keeper-ban = Sperren
keeper-unban = Sperre aufheben
keeper-tables = Tische
keeper-end = Spiel beenden
keeper-end-sure = Dieses Spiel ohne Sieger beenden? Die Spieler behalten die Aufzeichnung.
keeper-log = Was getan wurde
privacy = Datenschutz
privacy-kept = Was gespeichert wird
privacy-kept-about = Dein Name, deine Sprache und Einstellungen, deine Spiele mit jeder Aktion und ihrer Zeit, was du in Chats sagst, deine Notizen. Von Mitgliedern auch ein Hash des Kennworts und, wenn sie eine angeben, eine E-Mail-Adresse. Von jedem Browser, in dem du angemeldet bist: wie er sich nennt und an welchem Tag er zuletzt benutzt wurde.
privacy-seen = Wer es sieht
privacy-seen-about = Öffentliche Spiele sind für alle offen: Namen, Spielplan, Verlauf und Chat, und nach dem Ende alle Hände. Private Spiele sehen nur, wer dort sitzt, und wer ihren Link hat, wenn ein Spieler sie geteilt hat. Deine Notizen und deine E-Mail-Adresse werden niemandem gezeigt.
privacy-mail = E-Mails und Benachrichtigungen
privacy-mail-about = E-Mails gehen nur an eine Adresse, die du bestätigt hast, und nur, wenn du am Zug bist oder einen Link verlangst. Benachrichtigungen im Browser und Webhooks laufen über die Dienste, die du gewählt hast; sie erfahren, welches Spiel auf dich wartet, und nichts daraus.
privacy-cookie = Cookies und Dritte
privacy-cookie-about = Ein Cookie sagt, wer du bist; deine Einstellungen bleiben in diesem Browser. Nichts wird von anderen Seiten geladen, niemand zählt deine Besuche, nichts wird verkauft oder weitergegeben.
privacy-keeper = Die Aufsicht
privacy-keeper-about = Sie sieht, wer hier ist, wann jemand zuletzt hier war und welche Tische es gibt; von Chats nur gemeldete Zeilen. Sie kann umbenennen, stummschalten oder sperren, eine Zeile entfernen und ein Spiel beenden; alles davon wird festgehalten.
privacy-host = Der Betreiber
privacy-host-about = Wer diesen Server betreibt, hat seine Datenbank und könnte darin alles lesen, was gespeichert ist, wie auf jedem Server. Sein Protokoll nennt Fehler, nie Hände, Worte oder Kennwörter.
privacy-gone = Wie lange es gespeichert bleibt
privacy-gone-about = Gäste, die fortbleiben, werden nach einigen Monaten gelöscht, wenn sie an keinem laufenden Spiel sitzen; Mitglieder bleiben, bis sie ihr Konto löschen. Sicherungen des Betreibers behalten, was in ihnen war.
privacy-yours = Deine Daten gehören dir
privacy-yours-about = In deinem Profil kannst du jederzeit alles mitnehmen und dein Konto löschen: Dein Name verschwindet von allen Tischen, deine Worte aus den Chats, deine Notizen, Schlüssel und Adressen werden gelöscht. Die Züge bleiben, damit die anderen ihre Spiele behalten.

# A record from elsewhere
import = Eine Aufzeichnung öffnen
import-about = Eine Aufzeichnung, die hier oder von einem Programm gespeichert wurde, wird Schritt für Schritt geprüft und dann zum Ansehen geöffnet. Sonst sieht sie niemand, solange du sie nicht teilst.
import-file = Eine Datei (JSON oder Text)
import-text = Oder die Aufzeichnung selbst
import-open = Prüfen und öffnen
import-no-record = Das ist keine Aufzeichnung, die hier geöffnet werden kann.
import-illegal = Ein Schritt in dieser Aufzeichnung ist nach den Regeln nicht erlaubt.

# What one has played
history = Deine gespielten Partien
history-none = Du hast noch keine Partie zu Ende gespielt.
history-played = beendet
history-won = gewonnen
history-practice = Übung
history-counts = Partien mehrerer Leute an einem Bildschirm zählen nicht mit. Eine Partie, in der du beliebig zurückgegangen bist, zählt als Übung.
history-last = Letzte Partien

# Die Analyse eines beendeten Spiels
analysis = Was den Ausschlag gab
analysis-ask = Dieses Spiel erklären
analysis-about = Die Bots spielen von jeder Stellung aus viele Male weiter. Das dauert bis zu ein, zwei Minuten; du kannst die Seite inzwischen verlassen.
analysis-waiting = Ein anderes Spiel ist noch vorher dran …
analysis-working = Wird durchdacht: { $part } %
analysis-failed = Das hat nicht geklappt. Versuch es noch einmal.
analysis-chances = Chancen
analysis-luck = Glück
analysis-play = Eigenes Spiel
analysis-chances-about = Die Gewinnchance jedes Spielers, Schritt für Schritt
analysis-luck-about = Was Würfe und gezogene Karten jedem Spieler brachten, zusammengezählt
analysis-play-about = Was die eigenen Entscheidungen jedem Spieler brachten, zusammengezählt
analysis-began = Begann mit
analysis-others = Spiel der anderen
analysis-result = Ergebnis
analysis-marks = Fehler
analysis-no-marks = keine
analysis-better = Was besser gewesen wäre
analysis-played = Gespielt: { $action }
analysis-instead = Besser: { $action }
analysis-see = Ansehen, wie es hätte weitergehen können
analysis-cause-roll = Glück
analysis-cause-play = Spiel
analysis-noise = Markiert wird nur, was über das Rauschen hinausgeht: mehr als 5 % eines Spiels und drei Standardfehler.
analysis-might = Was hätte sein können: Schritt { $step } von { $steps }
analysis-back = Zurück zum Spiel
analysis-here = Hier wäre besser gewesen
