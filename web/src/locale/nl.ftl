# De eigen teksten van het programma. De spellen brengen de hunne mee.

## The house
skip-to-content = Naar de inhoud
ways = Hoofdmenu
nav-home = Startpagina
nav-lobby = Lobby
nav-tables = Mijn tafels
nav-learn = Leren
nav-rules = Regels
nav-new = Tafel openen
nav-profile = Profiel
language = Taal
theme = Weergave
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
front-lead = Voer beide zijden aan in de oorlog waaruit de middeleeuwen ontstonden, aan één tafel, met exacte regels. Meteen tegen bots, of met vrienden, live of een zet per dag.
play-now = Nu spelen
play-friends = Met vrienden spelen
three-games = Drie spellen
game-byzantium = Byzantium
  .facts = 2–4 spelers · vanaf 632 · ongeveer een uur
  .about = Leid een grote familie die zowel Byzantijnse steden als Arabische legers bestuurt. Neem steden, betaal soldaten, en bedenk: alleen evenwichtige roem telt.
game-byzantion = Byzantion
  .facts = 1–4 spelers · 527 tot 565 · kaarten
  .about = Het hof van Justinianus: invloed, beproevingen, belastingen en oproer, terwijl de grenzen branden.
game-guiscard = Guiscard
  .facts = 2 spelers · 11e eeuw · zeshoekige velden
  .about = Normandiërs in Zuid-Italië: rooftochten, belegeringen en burchten, scenario na scenario.
promise-rules = De regels, naar de letter
  .about = Elke weigering noemt de regel waarop ze berust, één klik van de tekst verwijderd.
promise-bots = Bots van elke sterkte
  .about = Ze nemen elke lege plaats, en spelen verder voor wie weg moet.
promise-dice = Dobbelstenen om na te rekenen
  .about = De beginwaarde wordt vóór het spel vastgelegd en erna getoond.
promise-keyboard = Voor iedereen
  .about = Muis, vinger, toetsenbord of schermlezer; vier talen; licht en donker.

## Lists of tables
lobby-open = Open tafels
lobby-running = Partijen om te bekijken
lobby-empty = Er is nu geen open tafel. Open er een: vrienden en bots vinden hem hier.
lobby-none-running = Er wordt nu niets openbaar gespeeld.
lobby-meanwhile = Speel intussen tegen bots
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
keys = Toetsen
keys-decide = naar de vraag en de antwoorden
keys-board = naar het bord
keys-log = naar het verloop
keys-walk = van plaats naar plaats
keys-pick = kiest wat de focus heeft
keys-clear = wist je keuze
keys-steps = heen en weer door wat de anderen deden
keys-help = deze lijst
length-days = wordt in dagen gespeeld
length-rounds = { $n ->
    [one] 1 ronde
   *[other] { $n } rondes
}
size-men = { $n ->
    [one] 1 man
   *[other] { $n } man
}
to-move = aan zet
has-won = gewonnen
step-of = stap { $n }
clock-live = { $bank ->
    [one] 1 minuut
   *[other] { $bank } minuten
} per speler, { $more ->
    [one] 1 seconde
   *[other] { $more } seconden
} extra per zet
clock-slow = { $bank } uur per speler, { $more } uur extra per zet
no-account-needed = Je hebt geen account nodig.
send-page = Op een vrije plaats mag iedereen gaan zitten, vanuit de lobby of via deze link.
table-link = Link naar deze tafel
send-links = { $n ->
    [one] Stuur deze link naar je vriend.
   *[other] Stuur elk van je vrienden een van deze links.
}
next-table = Volgende tafel ({ $n })
wait-for-me = { $n ->
    [one] 1 tafel wacht op je
   *[other] { $n } tafels wachten op je
}
look-through = Naspelen
go-to-table = Naar de tafel
watch = Toekijken
seat-number = Plaats { $n }
seat-open = vrij
seat-invited = uitgenodigd
seat-bot = bot
bot-called = Bot { $letter } ({ $level })
seat-person = speler

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
level-rusher = Aanvaller
level-builder = Bouwer
level-schemer = Intrigant
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
rule-options = Regelopties
title = Titel
private-table = Besloten: alleen met uitnodiging
make-table = Tafel openen

## Waiting room and invitations
waiting-for-players = Wachten op spelers
put-bot = Hier een bot zetten
invite-link = Uitnodigingslink
start-with-bots = Beginnen, bots op lege plaatsen
cancel-table = Tafel afgelasten
leave-table = Tafel verlaten
invitation = Een uitnodiging
invited-by = { $name } vraagt je voor een partij { $game }.

## The table
shortcuts = Toetsen: d gaat naar de beslissing, b naar het bord, l naar het verloop; komma en punt lopen door wat de anderen deden. Op het bord loop je met de pijltjestoetsen over de kaart.
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
zoom-in = Inzoomen
zoom-out = Uitzoomen
zoom-all = Hele bord
zoom-pieces = Naar de stukken
waiting-for = Wachten op { $names }
choose-action = Kies een actie, hier of op het bord.
choose-one = Kies er een.
choose-field = Kies: { $field }
picked-so-far = Tot nu toe gekozen
start-over = Opnieuw beginnen
confirm-offer = Dit wordt meteen gespeeld. Wil je elke actie met een tweede klik bevestigen? Je kunt dat in je profiel veranderen.
confirm-never = Spelen, en niet meer vragen
confirm-always = Spelen, en voortaan alles bevestigen
go-on = Nog niet
anyway = Toch: { $action }
change = { $what } veranderen
undo = Ongedaan maken
ask-undo = Vragen om ongedaan te maken
back-before = Terug tot voor deze actie
ask-back-before = Vragen om terug te gaan tot voor deze actie
practice = Oefenpartij
practice-about = Als je teruggaat over worpen of zetten van bots, wordt dit een oefenpartij; zo staat het in het verslag.
type-action = Actie intypen
play-it = Spelen
why-not = Waarom niet?
why-not-nothing = Geen enkele actie heeft hier nu mee te maken.
why-not-can = Het kan: { $action }.
odds = Kansen
connection-lost = De verbinding is verbroken. Er wordt automatisch opnieuw verbonden; er gaat niets verloren.
rule-link = Regel { $rule } lezen
log = Verloop
log-undo = { $name } heeft de laatste actie ongedaan gemaakt.
log-rewind = Iedereen stemde ermee in om terug te gaan.
log-practice = { $name } gaat terug naar stap { $ply }: oefening.
log-ask-undo = { $name } vraagt om terug te gaan.
log-agree-undo = { $name } stemt ermee in.
log-refuse-undo = { $name } weigert.
log-takeover = De tijd is om: een bot speelt voor { $name }.
log-return = { $name } is terug.
log-forfeit = { $name } geeft op.
whole-log = Hele verloop tonen
log-newest = Nieuwste
log-steps = Alle stappen
log-sum = De berekening
board-then = Het bord toen
since-my-turn = Sinds mijn laatste beurt
nothing-happened = Er is sindsdien niets gebeurd.
step-back = Naar de vorige stap
step-on = Naar de volgende stap
to-now = Naar nu
tempo = Wat anderen doen, zie je
tempo-slow = langzaam
tempo-normal = één voor één
tempo-fast = snel
tempo-skip = meteen
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
stage-hits = { $n ->
    [one] 1 treffer
   *[other] { $n } treffers
}
stage-away = Sluiten
stage-against = { $one } tegen { $other }
stage-attack = aanval { $n }
stage-defence = verdediging { $n }
stage-die = gegooid { $n }
stage-rolled-by = gegooid door { $name }
undo-asked = { $name } vraagt iedereen om terug te gaan naar stap { $ply }.
agree = Akkoord
refuse = Weigeren
withdraw-undo = Intrekken
curtain = Geef het scherm aan { $name }
curtain-lift = Ik ben { $name }
game-over = Het spel is uit
reign-over = Het bewind van { $name } is voorbij
winner-is = { $name } wint
winners-are = { $names } winnen samen
rematch = Nog een keer
export = Verslag opslaan

## Replay
replay = Naspelen
step = Stap
speed = Snelheid
run = Afspelen
pause = Pauze
seen-from = Gezien door
share-ply = Link naar deze stap
share-private = Dit spel is besloten. Als je het deelt, kan iedereen met de link meekijken: het bord, het verloop en de namen, nooit een verborgen hand, nooit de chat. Je kunt dat altijd weer stoppen.
share-open = Delen en link kopiëren
share-opened = Wie deze link heeft, kan meekijken.
share-public = Dit spel is openbaar: de link werkt voor iedereen.
share-close = Niet meer delen
share-not-yours = Dit spel is besloten; alleen wie meespeelt kan het delen.
not-shared = Misschien is het een besloten spel: vraag een van de spelers het met je te delen (‘Link naar deze stap’).
start-of-game = Het spel staat klaar.

sum-all = Samen

## Rules
drawn-game = Gelijkspel
how-it-went = Zo verliep het spel
not-over-yet = Dit spel is nog niet afgelopen.
what-counted = Wat telde
points-by-source = Waar de punten vandaan kwamen
source-rest = Overig
total = Totaal
course = Het verloop van het spel
course-scores = Score
    .about = Score na elke stap. Klik om een stap te bekijken.
course-chances = Kansen
    .about = Winstkans na elke stap. Klik om een stap te bekijken.
turning-points = Keerpunten
chances-about = De kansen zijn een snelle schatting: zo beoordelen de bots elke stelling. Ze kennen daarbij alle verborgen kaarten.
swings-about = De grootste veranderingen van de score in één stap.
share-game = Dit spel delen
dice-check = De dobbelstenen van deze tafel
dice-checking = Elke worp wordt gecontroleerd …
dice-no-record = Het verslag van dit spel is voor jou niet toegankelijk.
dice-unsafe = Je browser controleert dobbelstenen alleen op pagina's met een veilige verbinding (https). Het verslag kun je controleren met ‘porphyry replay’.
dice-fair = In je browser gecontroleerd: de dobbelstenen zijn de beloofde.
dice-not-fair = De belofte over de dobbelstenen kan niet worden bevestigd.
dice-no-seed = De beginwaarde is nog niet onthuld: vóór het einde van het spel valt er niets te controleren.
dice-promise-kept = De beginwaarde past bij de belofte die vóór de eerste worp is gepubliceerd.
dice-promise-broken = De beginwaarde past niet bij de belofte die vóór de eerste worp is gepubliceerd.
dice-same-promise = Het is de belofte die deze browser tijdens het spel heeft gezien.
dice-other-promise = Het is niet de belofte die deze browser tijdens het spel heeft gezien.
dice-words = { $n ->
    [0] Geen speler had een woord in de dobbelstenen.
    [one] Eén speler had een woord in de dobbelstenen.
   *[other] { $n } spelers hadden een woord in de dobbelstenen.
}
dice-lot = De plaatsen zijn met dezelfde beginwaarde verloot.
dice-lot-wrong = De plaatsen zijn niet die welke de beginwaarde verloot.
dice-drawn = { $agree } van { $n } worpen en trekkingen komen precies zo uit als ze zijn gespeeld.
dice-scripted = { $n ->
    [one] Eén uitkomst lag van tevoren vast.
   *[other] { $n } uitkomsten lagen van tevoren vast.
}
dice-old = De belofte heeft de oude vorm, die minder bewijst.
dice-numbers = De getallen
dice-commitment = Belofte (vóór het spel gepubliceerd)
dice-seed = Beginwaarde (na het spel onthuld)
dice-word = Woord van speler { $n } (voor de loting van de plaatsen)
dice-self = Iedereen kan deze controle zonder deze server herhalen: het verslag bevat alle getallen en docs/dice.md zegt hoe ze ontstaan.
dice-statistics = Zo vielen de dobbelstenen met { $sides } zijden
dice-in-moves = In de zetten van
dice-set-up = Opbouw
dice-count = Stenen
dice-mean = Gemiddeld
play-from-here = Vanaf hier spelen
    .about = Een nieuw spel vanaf deze stap: jij voor wie moet beslissen, bots voor de anderen
search-rules = Zoeken
rulebook = Spelregelboek
rulebook-first = Nieuw in het spel? Lees het spelregelboek
rulebook-in-english = Sommige hoofdstukken zijn in het Engels; ze zijn nog niet vertaald.
rulebook-lessons = Leren door te spelen
rulebook-every-rule = Alle regels, met nummers
rulebook-print = Afdrukken
rules-found = { $n ->
    [one] één regel
   *[other] { $n } regels
  }
rules-missing = Deze regels zijn nog niet opgeschreven.
rule-page = Openen in de spelregels
rule-source = Bron en uitleg
rules-in-english = De regels zijn in het Engels; wat er aan tafel gebeurt, wordt in jouw taal verteld.
contents = Inhoud

## Learn
learn-title = Leren door te spelen
learn-lead = Kleine stappen op een echt bord: steeds één idee, en jij speelt het zelf. Een cursus duurt ongeveer een half uur.
learn-which = Welk spel wil je leren?
course-byzantium = Byzantium
  .about = Twee legers, twee sporen, één familie. Na deze lessen kun je een stad innemen, oorlog voeren en weet je wanneer je moet stoppen.
course-byzantion = Byzantion
  .about = Intriges aan het hof van Justinianus. Na deze lessen kun je een gebeurtenis lezen, je kaarten spelen en weet je wie ervoor betaalt.
course-guiscard = Guiscard
  .about = Eén fiche, één man. Na deze lessen kun je bewegen, schieten, een charge doen en vechten, en lees je wat een scenario vraagt.
course-sieges = Guiscard: belegeringen
  .about = Een veldtocht rond een burcht: dagen en voorraden, belegeringswerktuigen en ladders, en de bestorming. Speel eerst de lessen van Guiscard.
lessons-done = { $all ->
    [one] { $done } van 1 les
   *[other] { $done } van { $all } lessen
}
lessons-start = Begin
lessons-go-on = Ga verder
lessons-again = Nog een keer
lessons-all-done = Alle lessen van deze cursus
lesson-map = Alle lessen
lesson-number = Les { $n } van { $all }
lesson-steps = Stappen van deze les
lesson-alone = Nu zonder hulp.
lesson-missed = Dat mag, maar daar gaat het nu niet om. Probeer het opnieuw.
lesson-not-now = { $action }: volgens de regels mag het, maar nu gaat het om iets anders.
lesson-next = Verder
lesson-again = Opnieuw proberen
lesson-replay = Nog eens bekijken
lesson-restart = Deze stap opnieuw beginnen
lesson-over = Goed gedaan!
lesson-following = Volgende: { $title }
stars = { $n ->
    [0] nog niet gespeeld
    [one] { $n } ster
   *[other] { $n } sterren
  }
opening-byzantium =
  .lead = Je bent het hoofd van een familie met vrienden in beide kampen. Je verzamelt zegepunten bij de Byzantijnen en bij de Arabieren.
  .aim = Twee sporen tellen je zegepunten. Aan het eind moet het kleinste getal minstens de helft van het grootste zijn, anders telt het helemaal niet.
  .turn = Drie beurten, elk met veel kleine rondes. In je ronde doe je één ding: controle nemen over een stad, je leger uitbreiden, een speciale actie kiezen, belastingen innen, bouwen, verplaatsen en/of aanvallen, of passen.
  .look = Je bord toont beide sporen, beide schatkisten en beide legers. Het getal naast een stad zegt met hoeveel dobbelstenen ze werpt. De vakken linksonder zijn de speciale acties.
opening-byzantion =
  .lead = Je leidt een van de vier partijen van het hippodroom aan het hof van Justinianus. Dien de keizer en word niet vergeten.
  .aim = Er zijn zes gebeurtenissen, één per ronde. Wie aan het eind de meeste doxa heeft, wint; drie geheime missies komen erbij.
  .turn = Je zegel neemt een van vier posities in, met het keimelion en de buit van een ivoren kistje. Dan plaats je auctoritas op een van de twee opties: de optie met de meeste wint.
  .look = De gebeurteniskaart bovenaan zegt wat er gevraagd wordt en wat het oplevert. Daaronder liggen de vier posities en de markt, dan een plank met tabbladen: het aanbod, het rijk, je missies, de anderen. Helemaal onderaan is je hand.
opening-guiscard =
  .lead = Een handvol mannen, elk met een eigen naam, in het Normandische zuiden. Eén fiche is één man; een ruiter beslaat twee velden.
  .aim = Elk scenario heeft zijn eigen doel: de heuvel houden, de buit wegbrengen, de burcht nemen. Het zegt wat telt en hoeveel tijd je hebt.
  .turn = Vijf stappen: schieten, charges, beweging, handgemeen, herstel. Dan doet de andere zijde hetzelfde, en de ronde is om.
  .look = ‘Waar het om gaat’ noemt het doel, de balk boven de kaart de stap. Een fiche toont aanval, verdediging en bewegingspunten.
opening-aim = Wat wint
opening-turn = Wat een beurt is
opening-look = Waar je naar kijkt
opening-table = Wat oplicht, kun je kiezen. Al het andere beantwoordt ‘Waarom niet?’ met zijn regel. Alles werkt ook vanuit de lijst, met het toetsenbord.
opening-go = Beginnen
opening-again = Het spel in één minuut
coach = De coach
coach-on = Coach aanzetten
coach-off = Coach uitzetten
coach-understood = Begrepen
coach-else = Iets anders kiezen
coach-anyway = Toch doen
how-well = Hoe goed ken je { $game }?
how-new = Helemaal niet
  .about = Leer het al spelend, minuut voor minuut.
how-some = Een beetje
  .about = Een klein eerste spel, met een coach naast je.
how-well-known = Goed
  .about = Meteen een heel spel tegen bots.
first-game = Je eerste spel
  .about = Een klein spel tegen milde bots, met een coach naast je.
first-game-start = Speel je eerste spel
learn-to-play = Leer spelen

## Profile
profile-name = Je naam
profile-looks = Uiterlijk
profile-account = Je account
motion = Animaties
motion-auto = Zoals het systeem
motion-on = Aan
motion-off = Uit
sound = Geluid
confirm-actions = Elke actie laten bevestigen
ways-at-once = Een veilige weg meteen gaan, zonder tweede klik
steady = Klikken negeren op wat net pas onder de aanwijzer kwam
email = E-mail
password = Wachtwoord
keep = Opslaan
kept = Opgeslagen.
become-member = Lid worden
sign-in = Aanmelden
sign-out = Afmelden
signed-in = Je bent aangemeld.
signed-out = Je bent afgemeld.
have-account = Ik heb een account
no-account = Ik heb geen account
member-about = Gasten spelen meteen. Leden houden hun partijen op elk apparaat.
notices = Meldingen
notices-about = Als er een beslissing op je wacht terwijl je weg bent.
push-this-browser = Melden in deze browser
push-on = Deze browser meldt het je.
my-data = Mijn gegevens
export-data = Mijn gegevens downloaden
forget-me = Mijn account verwijderen
forget-what = Je naam verdwijnt van elke tafel, je woorden uit de chats; je notities, sleutels en adressen worden gewist, en je kunt niet meer inloggen. De zetten blijven, zodat de anderen hun partijen houden. Neem je gegevens eerst mee als je ze wilt bewaren.
forget-sure = Mijn account echt verwijderen
forgotten = Je account is verwijderd.

## Trouble
problem-unknown = Hier ging iets mis. Probeer het opnieuw.
problem-offline = De server is nu niet te bereiken. Er wordt automatisch opnieuw verbonden.
problem-busy = De server is even bezig. Probeer het opnieuw.
problem-not-found = Niet gevonden, of besloten.
problem-forbidden = Dat mag je niet doen.
problem-not-signed-in = Kies eerst een naam.
problem-too-many = Te veel ineens. Wacht even.
problem-too-large = Dit is te groot.
problem-push = Deze browser of deze server kan geen meldingen sturen.

## Orders, reactions, hints and bots
orders = Doorlopende opdrachten
order = Opdracht
order-until = Geldt
order-give = Opdracht geven
order-end = Opdracht beëindigen: { $order }
order-pass-until = Passen tot …
others-may-react = Een ogenblik: anderen mogen reageren …
reactions = Geheime reacties
reactions-why = Bij elke aankondiging wacht de tafel zo lang op iedereen die zou kunnen reageren, of hij een kaart heeft of niet. Zo verraadt de pauze niets.
reaction-seconds = Seconden per speler
reaction-late = Wie langer nodig heeft
reaction-late-wait = daar wordt op gewacht (wat verraadt dat die kan reageren)
reaction-late-pass = past
hint-ask = Wat zou jij doen?
hint-thinking = Denkt na …
hint-head = Een sterke speler zou dit overwegen:
hint-wins = wint in { $chance } van de gevallen
hint-line = De hele zet: { $moves }
hint-reply = { $who } zou waarschijnlijk antwoorden: { $action }
hints-allowed = Spelers mogen om raad vragen
bots = Bots aan deze tafel
bot-for = { $name } (een bot speelt verder: { $level })
bot-thinking = denkt na …
bot-plays-on = Een bot speelt voor mij verder:
leave-to-bot = Mijn plaats aan de bot overlaten
take-seat-back = Mijn plaats van de bot terugnemen
caveat-own-data = In dit spel zijn sommige kaarten of borden niet van ons, maar van de beheerder ({ $name }).
caveat-made-up = Dit spel begint vanuit een stelling die iemand heeft opgezet; wie dat deed, kende haar al.
caveat-laid-down = Sommige worpen van dit spel lagen van tevoren vast.
caveat-older-rules = Dit spel is onder oudere regels begonnen. Wat gespeeld is, blijft zoals het was.
caveat-stopped = De nieuwe versie van Porphyry kan dit spel niet voortzetten. Het staat stil en eindigt binnen een week zonder winnaar.
caveat-ended-by-update = Na een update kon dit spel niet worden voortgezet. Het eindigde zonder winnaar.

## People among themselves, and those who keep order
log-concede = { $name } geeft op.
log-propose-end = { $name } stelt voor om de partij te beëindigen.
log-propose-pause = { $name } stelt voor om de partij te laten rusten.
log-agree = { $name } gaat akkoord.
log-object = { $name } gaat niet akkoord.
log-end = De partij eindigt in overleg.
log-pause = Iedereen laat de partij rusten.
log-resume = { $name } laat de partij doorgaan.
log-substitute = Vanaf nu speelt { $name } hier verder.
ended-concede = Iemand heeft opgegeven.
ended-forfeit = Iemands tijd was om.
ended-agreed = Iedereen wilde hier stoppen.
ended-keeper = Een moderator heeft de partij beëindigd.
nobody-wins = Niemand wint
game-rests = De partij rust: de klokken staan stil, niemand hoeft te beslissen.
game-goes-on = Verder spelen
proposed-end = { $name } stelt voor om de partij hier te beëindigen, zonder winnaar.
proposed-pause = { $name } stelt voor om de partij te laten rusten.
silent-long = Van { $name } is al lang niets gehoord.
call-bot = Een bot laten verderspelen
call-substitute = Iemand anders voor deze plaats vragen
substitute-link = Wie deze link het eerst opent, krijgt de plaats voorgoed:
end-or-rest = Stoppen of rusten
propose-pause = Rust voorstellen
propose-end = Einde voorstellen
concede = Opgeven
concede-sure = Echt opgeven
given-up = { $name } (heeft opgegeven)
by-program = { $name } (een programma)
report-line = Deze regel melden
report-what = Wat is er mis mee?
reported = Gemeld aan de moderatoren.
line-hidden = (door een moderator verwijderd)
lobby-more = Meer tafels
sessions = Waar je bent aangemeld
session-this = deze browser
tokens = Sleutels voor programma's
tokens-about = Een programma met zo'n sleutel speelt als jij; zijn plaats is gemarkeerd. Het kan je account niet wijzigen.
token-used = laatst gebruikt { $day }
token-unused = nooit gebruikt
token-until = · tot { $day }
token-made = Je nieuwe sleutel. Hij is alleen nu te zien:
token-name = Naam van het programma
token-scope = Wat het mag
scope-play = spelen
scope-read = alleen lezen
token-make = Sleutel maken
revoke = Intrekken
notice-push = In browsers die ik heb aangezet
notice-mail = Per e-mail
mail-unverified = Je adres is nog niet bevestigd: open de link die we erheen hebben gestuurd.
mail-again = Link opnieuw sturen
mail-sent = Verstuurd.
webhook = Webadres dat ook bericht krijgt (webhook)
verify-mail = Is dit je adres?
mail-is-mine = Ja, dit is mijn adres
mail-verified = Je adres is bevestigd.
old-password = Oud wachtwoord
new-password = Nieuw wachtwoord
new-password-about = Een nieuw wachtwoord meldt je overal elders af en maakt alle sleutels van programma's ongeldig.
change-password = Wachtwoord wijzigen
password-changed = Het wachtwoord is gewijzigd.
lost-password = Wachtwoord kwijt?
lost-password-about = Als je een e-mailadres hebt bevestigd, krijg je daar een link. Vraag er anders een aan de beheerder van deze server.
send-link = Stuur me een link
reset-sent = Als dit lid bestaat en een bevestigd adres heeft, is er een link onderweg.
reset-ask-host = Deze server stuurt geen e-mail: vraag de beheerder om een link.
keeper = Moderatie
keeper-about = Je ziet geen handen, geen notities en geen beginwaarde van de dobbelstenen, en van chats alleen gemelde regels. Alles wat je doet, wordt vastgelegd.
keeper-version = Versie
keeper-up = Draait al
keeper-machine = Belasting
keeper-memory = Geheugen
keeper-lines = Verbindingen
keeper-guest = Gast
keeper-member = Lid
keeper-reason = Reden (voor het logboek)
keeper-reports = Meldingen
keeper-no-reports = Er is niets gemeld.
keeper-hide = Regel verwijderen
keeper-close = Afgehandeld
keeper-people = Mensen
keeper-find = Zoeken
keeper-banned = geblokkeerd
keeper-silent = gedempt
keeper-rename = Hernoemen
keeper-new-name = De nieuwe naam
keeper-silence = Een week dempen
keeper-unsilence = Dempen opheffen
keeper-ban = Blokkeren
keeper-unban = Blokkering opheffen
keeper-tables = Tafels
keeper-end = Partij beëindigen
keeper-end-sure = Deze partij zonder winnaar beëindigen? De spelers houden het verslag.
keeper-log = Wat er is gedaan
privacy = Privacy
privacy-kept = Wat wordt bewaard
privacy-kept-about = Je naam, je taal en instellingen, je partijen met elke actie en de tijd ervan, wat je in chats zegt, je notities. Van leden ook een hash van het wachtwoord en, als ze er een opgeven, een e-mailadres. Van elke browser waarin je bent aangemeld: hoe hij zich noemt en op welke dag hij het laatst is gebruikt.
privacy-seen = Wie het ziet
privacy-seen-about = Openbare partijen zijn voor iedereen open: namen, bord, verloop en chat, en na afloop alle handen. Besloten partijen worden alleen gezien door wie er zit, en door wie de link heeft als een speler die heeft gedeeld. Je notities en je e-mailadres worden aan niemand getoond.
privacy-mail = E-mail en meldingen
privacy-mail-about = E-mail gaat alleen naar een adres dat je hebt bevestigd, en alleen als je aan de beurt bent of om een link vraagt. Browserberichten en webhooks lopen via de diensten die je hebt gekozen; die horen welke partij op je wacht, en niets eruit.
privacy-cookie = Cookies en derden
privacy-cookie-about = Eén cookie zegt wie je bent; je instellingen blijven in deze browser. Er wordt niets van andere sites geladen, niemand telt je bezoeken, er wordt niets verkocht of doorgegeven.
privacy-keeper = De moderatoren
privacy-keeper-about = Zij zien wie er is, wanneer iemand hier het laatst was en welke tafels er zijn; van chats alleen gemelde regels. Zij kunnen iemand hernoemen, dempen of blokkeren, een regel verwijderen en een partij beëindigen; dat alles wordt vastgelegd.
privacy-host = De beheerder
privacy-host-about = Wie deze server draait, heeft de database en zou daarin alles kunnen lezen wat wordt bewaard, zoals op elke server. Het logboek ervan noemt fouten, nooit handen, woorden of wachtwoorden.
privacy-gone = Hoelang het bewaard blijft
privacy-gone-about = Gegevens van gasten die wegblijven worden na enkele maanden verwijderd, tenzij ze aan een lopende partij zitten; leden blijven tot ze hun account verwijderen. Back-ups van de beheerder houden wat erin stond.
privacy-yours = Je gegevens zijn van jou
privacy-yours-about = In je profiel kun je op elk moment alles meenemen en je account verwijderen: je naam verdwijnt van elke tafel, je woorden uit de chats, je notities, sleutels en adressen worden gewist. De zetten blijven, zodat de anderen hun partijen houden.

# A record from elsewhere
import = Een verslag openen
import-about = Een verslag dat hier of door een programma is opgeslagen, wordt stap voor stap nagekeken en daarna geopend, zodat je de partij kunt bekijken. Niemand anders ziet haar zolang je haar niet deelt.
import-file = Een bestand (JSON of tekst)
import-text = Of de tekst van het verslag zelf
import-open = Nakijken en openen
import-no-record = Dit is geen verslag dat hier geopend kan worden.
import-illegal = Een stap in dit verslag mag volgens de regels niet.

# What one has played
history = Partijen die je hebt gespeeld
history-none = Je hebt nog geen partij uitgespeeld.
history-played = uitgespeeld
history-won = gewonnen
history-practice = oefening
history-counts = Partijen van meerdere mensen achter één scherm tellen niet mee. Een partij waarin je naar believen bent teruggegaan, telt als oefening.
history-last = Laatste partijen

# De analyse van een afgelopen spel
analysis = Wat de doorslag gaf
analysis-ask = Dit spel uitleggen
analysis-about = De bots spelen vanuit elke stelling vele malen verder. Dat duurt hoogstens een paar minuten; je mag de pagina intussen verlaten.
analysis-waiting = Een ander spel is eerst aan de beurt …
analysis-working = Wordt doordacht: { $part } %
analysis-failed = Dat is niet gelukt. Probeer het opnieuw.
analysis-chances = Kansen
analysis-luck = Geluk
analysis-play = Eigen spel
analysis-chances-about = De winstkans van elke speler, stap voor stap
analysis-luck-about = Wat worpen en getrokken kaarten elke speler brachten, opgeteld
analysis-play-about = Wat de eigen beslissingen elke speler brachten, opgeteld
analysis-began = Begon met
analysis-others = Spel van de anderen
analysis-result = Resultaat
analysis-marks = Fouten
analysis-no-marks = geen
analysis-better = Wat beter was geweest
analysis-played = Gespeeld: { $action }
analysis-instead = Beter: { $action }
analysis-see = Bekijk hoe het verder had kunnen gaan
analysis-cause-roll = geluk
analysis-cause-play = spel
analysis-noise = Alleen wat boven de ruis uitkomt is gemarkeerd: meer dan 5 % van een spel en drie standaardfouten.
analysis-might = Wat had kunnen zijn: stap { $step } van { $steps }
analysis-back = Terug naar het spel
analysis-here = Hier was beter geweest
