# De eigen teksten van het programma. De spellen brengen de hunne mee.

## The house
skip-to-content = Naar de inhoud
ways = Hoofdwegen
nav-home = Voorpagina
nav-lobby = Lobby
nav-tables = Mijn tafels
nav-learn = Leren
nav-rules = Regels
nav-new = Tafel maken
nav-profile = Profiel
language = Taal
theme = Licht
theme-light = Lichte weergave
theme-dark = Donkere weergave
theme-is-auto = Zoals het systeem
theme-is-light = Licht
theme-is-dark = Donker
footer = Byzantium, Byzantion en Guiscard zijn spellen van hun ontwerpers; regelteksten, borden en beelden hier zijn van ons.
one-moment = Een ogenblik …
try-again = Opnieuw proberen
close = Sluiten
copy = Kopiëren
copied = Gekopieerd
back = Terug
next = Verder
first = Naar het begin
last = Naar het eind
name = Naam
you = jij
somebody = iemand
not-found = Hier is niets
not-found-about = Dit adres leidt nergens heen. Misschien is de tafel verwijderd, of besloten.

## Front page
hero-alt = Mozaïek van een ommuurde stad met grote koepel tussen gouden hemel en zee, met twee schepen ervoor
front-title = Drie spellen uit de Oost-Romeinse wereld
front-lead = Voer beide kanten aan van de oorlog die de middeleeuwen maakte, aan één tafel, met exacte regels. Meteen tegen bots, of met vrienden, live of een zet per dag.
play-now = Nu spelen
play-friends = Met vrienden spelen
three-games = Drie spellen
game-byzantium = Byzantium
  .facts = 2–4 spelers · 632 tot 840 · ongeveer een uur
  .about = Leid een grote familie die zowel Byzantijnse steden als Arabische legers bestuurt. Neem steden, betaal soldaten, en bedenk: alleen evenwichtige roem telt.
game-byzantion = Byzantion
  .facts = 1–4 spelers · 527 tot 565 · kaarten
  .about = Het hof van Justinianus: invloed, processen, belastingen en oproer, terwijl de grenzen branden.
game-guiscard = Guiscard
  .facts = 2 spelers · 11e eeuw · zeshoeken
  .about = Noormannen in Zuid-Italië: rooftochten, belegeringen en burchten, scenario na scenario.
promise-rules = De regels, naar de letter
  .about = Elke weigering noemt de regel die haar eist, één klik van de tekst verwijderd.
promise-bots = Bots van elke sterkte
  .about = Ze nemen elke lege plaats, en spelen uit voor wie weg moet.
promise-dice = Dobbelstenen om na te rekenen
  .about = De beginwaarde wordt voor het spel beloofd en erna getoond.
promise-keyboard = Voor iedereen
  .about = Muis, vinger, toetsenbord of schermlezer; vier talen; licht en donker.

## Lists of tables
lobby-open = Open tafels
lobby-running = Partijen om te bekijken
lobby-empty = Er is nu geen open tafel. Maak er een: vrienden en bots vinden hem hier.
lobby-none-running = Er speelt nu niemand in het openbaar.
tables-running = Bezig
tables-over = Afgelopen
tables-none = Je zit nog aan geen tafel.
status-open = wacht op spelers
status-playing = wordt gespeeld
status-over = afgelopen
status-cancelled = afgelast
pace-none = geen klok
pace-live = met klok
pace-slow = een zet per dag
unread = { $n ->
    [one] één nieuw bericht
   *[other] { $n } nieuwe berichten
  }
your-turn = Jij bent aan zet
sit-down = Aanschuiven
look-through = Doorkijken
go-to-table = Naar de tafel
watch = Toekijken
seat-number = Plaats { $n }
seat-open = vrij
seat-invited = uitgenodigd
seat-bot = bot
bot-called = Bot { $letter } ({ $level })
seat-person = speler
seat-local = aan dit scherm

## Make a table
which-game = Spel
who-plays = Wie speelt er?
how-many = Spelers
who-me = Ik
who-bot = Bot
who-open = Vrije plaats
who-invited = Op uitnodiging
who-local = Aan mijn scherm
bot-level = Sterkte van de bot
level-random = Doelloos
level-novice = Beginner
level-steady = Degelijk
level-strong = Sterk
level-master = Meester
seat-order = Volgorde van de plaatsen
order-random = Geloot
order-fixed = Zoals genoemd
time = Tijd
pace = Klok
bank-hours = Uren per speler
bank-minutes = Minuten per speler
increment-hours = Uren erbij per beslissing
increment-seconds = Seconden erbij per beslissing
timeout = Als de tijd om is
timeout-bot = neemt een bot het over
timeout-skip = wordt veilig gekozen
timeout-forfeit = verliest de plaats
timeout-nothing = gebeurt er niets
rule-options = Keuze van regels
title = Titel
private-table = Besloten: alleen met uitnodiging
make-table = Tafel maken

## Waiting room and invitations
waiting-for-players = Wachten op spelers
put-bot = Zet hier een bot
invite-link = Link van de uitnodiging
start-with-bots = Beginnen, bots op lege plaatsen
cancel-table = Tafel afgelasten
leave-table = Tafel verlaten
invitation = Een uitnodiging
invited-by = { $name } vraagt je voor een partij { $game }.

## The table
shortcuts = Toetsen: d gaat naar de beslissing, b naar het bord, l naar het verloop. Op het bord lopen pijlen van stad naar stad.
table = Tafel
board = Bord
players = Spelers
panels = Panelen
tab-act = Beslissen
tab-players = Spelers
tab-log = Verloop
tab-chat = Chat
tab-text = Als tekst
tab-notes = Notities
fold-sheet = Blad inklappen
unfold-sheet = Blad uitklappen
zoom-in = Dichterbij
zoom-out = Verder weg
zoom-all = Hele bord
waiting-for = Wachten op { $names }
choose-action = Kies een actie, hier of op het bord.
choose-one = Kies er een.
choose-field = Kies: { $field }
picked-so-far = Tot nu toe gekozen
start-over = Opnieuw beginnen
change = { $what } veranderen
undo = Terugnemen
type-action = Actie intypen
play-it = Spelen
why-not = Waarom niet?
why-not-nothing = Geen actie heeft hier nu mee te maken.
odds = Kansen
connection-lost = De verbinding is weg. Het wordt vanzelf opnieuw geprobeerd; er gaat niets verloren.
rule-link = Regel { $rule } lezen
log = Verloop
log-undo = { $name } nam de laatste actie terug.
log-rewind = Allen gaan terug.
log-ask-undo = { $name } vraagt om terug te gaan.
log-agree-undo = { $name } stemt in.
log-refuse-undo = { $name } weigert.
log-takeover = Tijd om: een bot speelt voor { $name }.
log-return = { $name } is terug.
log-forfeit = { $name } geeft op.
whole-log = Hele verloop tonen
board-then = Het bord toen
since-my-turn = Sinds mijn laatste beurt
nothing-happened = Er is sindsdien niets gebeurd.
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
send = Sturen
clocks = Klokken
days-hours = { $days } d { $hours } u
spectators = { $n ->
    [one] één toeschouwer
   *[other] { $n } toeschouwers
  }
spectator = een toeschouwer
notes-about = Alleen jij kunt dit lezen.
dice-away = Dobbelstenen opruimen
undo-asked = { $name } vraagt allen terug te gaan naar stap { $ply }.
agree = Akkoord
refuse = Weigeren
withdraw-undo = Intrekken
curtain = Geef het scherm aan { $name }
curtain-lift = Ik ben { $name }
game-over = Het spel is uit
winner-is = { $name } wint
winners-are = { $names } winnen samen
rematch = Nog een keer
export = Verslag bewaren

## Replay
replay = Naspelen
step = Stap
speed = Snelheid
run = Afspelen
pause = Pauze
seen-from = Gezien door
share-ply = Link naar deze stap
start-of-game = Het spel staat klaar.

## Byzantium's board
track-byzantine = Byzantijnse punten
track-arab = Arabische punten
bulgar-box = Bulgaren: { $box } in het vak, { $supply } in de voorraad.
spaces = Speciale acties
space-free = vrij
space-taken = bezet door { $name }
space-about-emperor = Je voert deze beurt de keizerlijke garde aan en mag de hoofdstad met je levieten verdedigen.
space-about-caliph = Je voert deze beurt de ruitergarde van de kalief aan.
space-about-fleet = Je vloot beheerst deze beurt de zee: goedkoper voor jou, duurder voor de andere kant.
space-about-civil-war = Val een stad van de eigen kant van het leger aan.
space-about-improvement = Leg een schijf op een stad van deze kant.
space-about-bulgars = Versterk de Bulgaren, of val met hen aan.
space-about-fortification = Versterk een stad die je beheerst.
box-tax = Belastingen
box-church = Kerken
box-mosque = Moskeeën
box-pass = Gepast
box-bulgars = Bulgaren
box-empty = leeg
box-about-tax = Kubussen uit je voorraad brengen geld op, eens per beurt.
box-about-church = Zes bezanten voor twee Byzantijnse punten.
box-about-mosque = Zes bezanten voor twee Arabische punten.
box-about-pass = Wie het eerst past, begint de volgende beurt.
box-about-bulgars = Het leger van de Bulgaren, uitgezonden door wie hun vak neemt.
turn-of = Beurt { $turn } van 3.
city-strength = sterkte { $n }
city-held-by = in handen van { $name }
city-fortified-by = versterkt door { $name }
army-of = { $side }: leger van { $name }
ways-to = Wegen naar { $cities }.
way-desert = { $city } (woestijn)
way-sea = { $city } (zee)
region-capital = De hoofdstad
region-balkans = Balkan
region-islands = Eilanden
region-anatolia = Anatolië
region-syria = Syrië en Palestina
region-egypt = Egypte
region-arabia = Arabië
region-persia = Perzië
display-of = Legerbord van { $name }
passed = gepast
total-now = Telt nu
side = Kant
points = Punten
treasury = Schatkist
treasury-of = Schatkist. Inkomen { $income }, onderhoud { $upkeep }
pool = Kubusvoorraad
casualties = Verliezen
fortifications = Versterkingen over
guard = gardekubus
half-rule = Nu tellen alleen de punten van deze kant: { $side }. Op het andere spoor ontbreken er { $missing }.

## Rules
search-rules = Zoeken
rules-found = { $n ->
    [one] één regel
   *[other] { $n } regels
  }
rules-missing = Deze regels zijn nog niet opgeschreven.
rules-in-english = Het naslagwerk is Engels; wat aan tafel gebeurt, wordt in jouw taal verteld.
contents = Inhoud

## Learn
learn-title = Leer Byzantium in tien minuten
learn-lead = Je bent het hoofd van een familie met vrienden in beide kampen. Je verzamelt roem bij de Byzantijnen en bij de Arabieren.
learn-aim = Het doel
  .about = Twee sporen tellen je roem. Aan het eind moet het kleinste de helft van het grootste halen, anders telt het helemaal niet.
learn-turn = Een beurt
  .about = Drie beurten, elk met veel kleine rondes. In je ronde doe je één ding: een stad nemen, troepen lichten, een speciaal vak gebruiken, belasting heffen, bouwen, marcheren of passen.
learn-cubes = Kubussen en geld
  .about = Alles kost een kubus. Uit je voorraad zijn ze gratis; uit je legers of de verliezen kosten ze drie bezanten van de kant die er baat bij heeft.
learn-war = Oorlog
  .about = Legers trekken over wegen, zeeroutes en, bij de Arabieren, woestijnpaden. In een gevecht raakt elke 4 of hoger. Dan de muren: ook de stad gooit.
learn-score = Punten
  .about = Een stad in handen krijgen levert haar schijven op, en elke verovering ook. Kerken en moskeeën elk twee. Wat je aan het eind hebt, telt nog eens.
learn-table = Aan deze tafel
  .about = Wat oplicht, kun je kiezen. Al het andere beantwoordt „Waarom niet?” met zijn regel. Alles werkt ook vanuit de lijst, met het toetsenbord.

## Profile
profile-name = Je naam
profile-looks = Hoe het eruitziet
profile-account = Je account
motion = Beweging
motion-auto = Zoals het systeem
motion-on = Aan
motion-off = Uit
sound = Geluid
confirm-actions = Vraag na voor elke actie
email = E-mail
password = Wachtwoord
keep = Bewaren
kept = Bewaard.
become-member = Lid worden
sign-in = Aanmelden
sign-out = Afmelden
signed-in = Je bent aangemeld.
signed-out = Je bent afgemeld.
have-account = Ik heb een account
no-account = Ik heb geen account
member-about = Gasten spelen meteen. Leden houden hun partijen op elk apparaat.
notices = Berichten
notices-about = Als een beslissing wacht en jij weg bent.
push-this-browser = Meld het in deze browser
push-on = Deze browser meldt het je.
my-data = Mijn gegevens
export-data = Geef mij mijn gegevens
forget-me = Vergeet mij
forget-sure = Echt vergeten
forgotten = Vergeten.

## Trouble
problem-unknown = Hier ging iets mis. Probeer het opnieuw.
problem-offline = De server is nu niet te bereiken. Het wordt vanzelf opnieuw geprobeerd.
problem-busy = De server is even bezig. Probeer het opnieuw.
problem-not-found = Dat bestaat niet, of niet voor jou.
problem-forbidden = Dat is niet aan jou.
problem-not-signed-in = Kies eerst een naam.
problem-too-many = Te veel ineens. Wacht even.
problem-too-large = Dit is te groot.
problem-push = Deze browser of deze server kan geen berichten sturen.
reason-not-your-decision = Dit is nu niet jouw beslissing.
reason-not-now = Dat wordt nu niet gevraagd.
reason-game-over = Het spel is uit.
