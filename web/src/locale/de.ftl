# Die eigenen Texte des Programms. Die Spiele bringen ihre mit.

## The house
skip-to-content = Zum Inhalt springen
ways = Hauptwege
nav-home = Startseite
nav-lobby = Lobby
nav-tables = Meine Tische
nav-learn = Lernen
nav-rules = Regeln
nav-new = Tisch eröffnen
nav-profile = Profil
language = Sprache
theme = Helligkeit
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
  .facts = 2–4 Spieler · 632 bis 840 · etwa eine Stunde
  .about = Du führst eine große Familie, die byzantinische Städte und arabische Heere zugleich lenkt. Nimm Städte, bezahle Soldaten, und bedenke: Nur ausgewogener Ruhm zählt.
game-byzantion = Byzantion
  .facts = 1–4 Spieler · 527 bis 565 · Karten
  .about = Der Hof Justinians: Einfluss, Prozesse, Steuern und Aufruhr, während die Grenzen brennen.
game-guiscard = Guiscard
  .facts = 2 Spieler · 11. Jahrhundert · Hexfelder
  .about = Normannen in Süditalien: Raubzüge, Belagerungen und Burgen, Szenario für Szenario.
promise-rules = Die Regeln, buchstabengetreu
  .about = Jede Ablehnung nennt die Regel, die sie verlangt, einen Klick von ihrem Text entfernt.
promise-bots = Bots jeder Stärke
  .about = Sie nehmen jeden freien Platz und spielen für den zu Ende, der gehen muss.
promise-dice = Würfel zum Nachprüfen
  .about = Der Startwert wird vor dem Spiel versprochen und danach gezeigt.
promise-keyboard = Für alle
  .about = Maus, Finger, Tastatur oder Screenreader; vier Sprachen; hell und dunkel.

## Lists of tables
lobby-open = Offene Tische
lobby-running = Spiele zum Zuschauen
lobby-empty = Gerade ist kein Tisch offen. Eröffne einen: Freunde und Bots finden ihn hier.
lobby-none-running = Gerade spielt niemand öffentlich.
tables-running = Laufend
tables-over = Beendet
tables-none = Du sitzt noch an keinem Tisch.
status-open = wartet auf Spieler
status-playing = wird gespielt
status-over = beendet
status-cancelled = abgesagt
pace-none = ohne Uhr
pace-live = mit Uhr
pace-slow = ein Zug am Tag
unread = { $n ->
    [one] eine neue Nachricht
   *[other] { $n } neue Nachrichten
  }
your-turn = Du bist dran
sit-down = Platz nehmen
look-through = Durchsehen
go-to-table = Zum Tisch
watch = Zuschauen
seat-number = Platz { $n }
seat-open = frei
seat-invited = eingeladen
seat-bot = Bot
bot-called = Bot { $letter } ({ $level })
seat-person = Spieler
seat-local = an diesem Bildschirm

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
rule-options = Wahl der Regeln
title = Titel
private-table = Privat: nur mit Einladung
make-table = Tisch eröffnen

## Waiting room and invitations
waiting-for-players = Warten auf Spieler
put-bot = Bot hierher setzen
invite-link = Einladungslink
start-with-bots = Beginnen, Bots auf freie Plätze
cancel-table = Tisch absagen
leave-table = Tisch verlassen
invitation = Eine Einladung
invited-by = { $name } lädt dich zu { $game } ein.

## The table
shortcuts = Tasten: d führt zur Entscheidung, b zum Plan, l zum Verlauf. Auf dem Plan führen Pfeile von Stadt zu Stadt.
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
zoom-in = Näher
zoom-out = Weiter weg
zoom-all = Ganzer Plan
waiting-for = Warten auf { $names }
choose-action = Wähle eine Aktion, hier oder auf dem Plan.
choose-one = Wähle eine.
choose-field = Wähle: { $field }
picked-so-far = Bisher gewählt
start-over = Von vorn
change = { $what } ändern
undo = Zurücknehmen
type-action = Aktion eintippen
play-it = Spielen
why-not = Warum nicht?
why-not-nothing = Keine Aktion hat gerade damit zu tun.
odds = Aussichten
connection-lost = Die Verbindung ist weg. Es wird von selbst wieder versucht; nichts geht verloren.
rule-link = Regel { $rule } lesen
log = Verlauf
log-undo = { $name } nahm die letzte Aktion zurück.
log-rewind = Alle sind einig, zurückzugehen.
log-ask-undo = { $name } bittet, zurückzugehen.
log-agree-undo = { $name } ist einverstanden.
log-refuse-undo = { $name } lehnt ab.
log-takeover = Zeit um: Ein Bot spielt für { $name }.
log-return = { $name } ist zurück.
log-forfeit = { $name } gibt auf.
whole-log = Ganzen Verlauf zeigen
board-then = Der Plan damals
since-my-turn = Seit meinem letzten Zug
nothing-happened = Seitdem ist nichts geschehen.
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
undo-asked = { $name } bittet alle, zu Schritt { $ply } zurückzugehen.
agree = Einverstanden
refuse = Ablehnen
withdraw-undo = Zurückziehen
curtain = Gib den Bildschirm an { $name }
curtain-lift = Ich bin { $name }
game-over = Das Spiel ist aus
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
start-of-game = Das Spiel ist aufgebaut.

## Byzantium's board
track-byzantine = Byzantinische Punkte
track-arab = Arabische Punkte
bulgar-box = Bulgaren: { $box } im Feld, { $supply } im Vorrat.
spaces = Sonderaktionen
space-free = frei
space-taken = besetzt von { $name }
space-about-emperor = Du führst in diesem Zug die kaiserliche Garde und darfst die Hauptstadt mit deiner Bürgerwehr verteidigen.
space-about-caliph = Du führst in diesem Zug die Reitergarde des Kalifen.
space-about-fleet = Deine Flotte beherrscht in diesem Zug das Meer: billiger für dich, teurer für die andere Seite.
space-about-civil-war = Greife eine Stadt der eigenen Seite des Heeres an.
space-about-improvement = Lege eine Scheibe auf eine Stadt dieser Seite.
space-about-bulgars = Stärke die Bulgaren oder greife mit ihnen an.
space-about-fortification = Befestige eine Stadt, die du kontrollierst.
box-tax = Steuern
box-church = Kirchen
box-mosque = Moscheen
box-pass = Gepasst
box-bulgars = Bulgaren
box-empty = leer
box-about-tax = Würfel aus deinem Vorrat bringen Geld, einmal je Zug.
box-about-church = Sechs Bezanten für zwei byzantinische Punkte.
box-about-mosque = Sechs Bezanten für zwei arabische Punkte.
box-about-pass = Wer zuerst passt, beginnt den nächsten Zug.
box-about-bulgars = Das Heer der Bulgaren, ausgesandt von dem, der ihr Feld nimmt.
turn-of = Zug { $turn } von 3.
city-strength = Stärke { $n }
city-held-by = gehalten von { $name }
city-fortified-by = befestigt von { $name }
army-of = { $side }: Heer von { $name }
ways-to = Wege nach { $cities }.
way-desert = { $city } (Wüste)
way-sea = { $city } (See)
region-capital = Die Hauptstadt
region-balkans = Balkan
region-islands = Inseln
region-anatolia = Anatolien
region-syria = Syrien und Palästina
region-egypt = Ägypten
region-arabia = Arabien
region-persia = Persien
display-of = Heerestafel von { $name }
passed = gepasst
total-now = Zählt jetzt
side = Seite
points = Punkte
treasury = Schatz
treasury-of = Schatz. Einkommen { $income }, Unterhalt { $upkeep }
pool = Würfelvorrat
casualties = Verluste
fortifications = Übrige Befestigungen
guard = Gardewürfel
half-rule = Jetzt zählen nur die Punkte dieser Seite: { $side }. Auf der anderen Leiste fehlen { $missing }.

## Rules
search-rules = Suchen
rules-found = { $n ->
    [one] eine Regel
   *[other] { $n } Regeln
  }
rules-missing = Diese Regeln sind noch nicht aufgeschrieben.
rules-in-english = Das Nachschlagewerk ist englisch; was am Tisch geschieht, wird in deiner Sprache erzählt.
contents = Inhalt

## Learn
learn-title = Byzantium in zehn Minuten
learn-lead = Du bist das Haupt einer Familie mit Freunden in beiden Lagern. Du sammelst Ruhm bei den Byzantinern und bei den Arabern.
learn-aim = Das Ziel
  .about = Zwei Leisten zählen deinen Ruhm. Am Ende muss die kleinere die Hälfte der größeren erreichen, sonst zählt sie gar nicht.
learn-turn = Ein Zug
  .about = Drei Züge, jeder mit vielen kleinen Runden. In deiner Runde tust du eines: eine Stadt nehmen, Truppen ausheben, ein Sonderfeld nutzen, besteuern, bauen, marschieren oder passen.
learn-cubes = Würfel und Geld
  .about = Alles kostet einen Holzwürfel. Aus dem Vorrat ist er frei; aus deinen Heeren oder den Verlusten kostet er drei Bezanten der Seite, die ihn nutzt.
learn-war = Krieg
  .about = Heere ziehen über Straßen, Seewege und, bei den Arabern, Wüstenpfade. In der Schlacht trifft jede 4 oder mehr. Dann die Mauern: Auch die Stadt würfelt.
learn-score = Punkte
  .about = Die Kontrolle einer Stadt bringt so viele Punkte wie Scheiben, jede Eroberung ebenso. Kirchen und Moscheen je zwei. Was du am Ende hältst, zählt noch einmal.
learn-table = An diesem Tisch
  .about = Was leuchtet, kann gewählt werden. Alles andere antwortet auf „Warum nicht?“ mit seiner Regel. Alles geht auch aus der Liste, mit der Tastatur.

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
email = E-Mail
password = Kennwort
keep = Merken
kept = Gemerkt.
become-member = Mitglied werden
sign-in = Anmelden
sign-out = Abmelden
signed-in = Du bist angemeldet.
signed-out = Du bist abgemeldet.
have-account = Ich habe ein Konto
no-account = Ich habe kein Konto
member-about = Gäste spielen sofort. Mitglieder behalten ihre Spiele auf jedem Gerät.
notices = Nachrichten
notices-about = Wenn eine Entscheidung wartet und du fort bist.
push-this-browser = In diesem Browser melden
push-on = Dieser Browser meldet sich.
my-data = Meine Daten
export-data = Meine Daten herunterladen
forget-me = Vergiss mich
forget-sure = Wirklich vergessen
forgotten = Vergessen.

## Trouble
problem-unknown = Hier ging etwas schief. Bitte versuche es noch einmal.
problem-offline = Der Server ist gerade nicht zu erreichen. Es wird von selbst wieder versucht.
problem-busy = Der Server ist kurz beschäftigt. Bitte versuche es noch einmal.
problem-not-found = Das gibt es nicht, oder nicht für dich.
problem-forbidden = Das steht dir nicht zu.
problem-not-signed-in = Bitte wähle zuerst einen Namen.
problem-too-many = Zu viel auf einmal. Bitte warte ein wenig.
problem-too-large = Das ist zu groß.
problem-push = Dieser Browser oder dieser Server kann keine Nachrichten schicken.
reason-not-your-decision = Das entscheidest jetzt nicht du.
reason-not-now = Danach ist jetzt nicht gefragt.
reason-game-over = Das Spiel ist aus.
