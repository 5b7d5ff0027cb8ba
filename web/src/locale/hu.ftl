# A program saját szövegei. A játékok hozzák a magukét.

## The house
skip-to-content = Ugrás a tartalomra
ways = Fő utak
nav-home = Kezdőlap
nav-lobby = Előtér
nav-tables = Asztalaim
nav-learn = Tanulás
nav-rules = Szabályok
nav-new = Új asztal
nav-profile = Profil
language = Nyelv
theme = Fény
theme-light = Világos nézet
theme-dark = Sötét nézet
theme-is-auto = Ahogy a rendszerben
theme-is-light = Világos
theme-is-dark = Sötét
footer = A Byzantium, a Byzantion és a Guiscard szerzőik játékai; a szabályszövegek, táblák és képek itt a mieink.
one-moment = Egy pillanat …
try-again = Próbáld újra
close = Bezárás
copy = Másolás
copied = Másolva
back = Vissza
next = Tovább
first = Az elejére
last = A végére
name = Név
you = te
somebody = valaki
not-found = Itt nincs semmi
not-found-about = Ez a cím sehová sem vezet. Talán az asztalt eltávolították, vagy zártkörű.

## Front page
hero-alt = Mozaik: falakkal övezett város nagy kupolával, arany ég és tenger között, előtte két hajó
front-title = Három játék a keletrómai világból
front-lead = Vezesd mindkét oldalt a háborúban, amely a középkort megteremtette, egy asztalnál, pontos szabályokkal. Azonnal botok ellen vagy barátokkal, élőben vagy napi egy lépéssel.
play-now = Játék most
play-friends = Játék barátokkal
three-games = Három játék
game-byzantium = Byzantium
  .facts = 2–4 játékos · 632–840 · körülbelül egy óra
  .about = Egy nagy család feje vagy, amely bizánci városokat és arab seregeket egyaránt irányít. Szerezz városokat, fizesd a katonákat, és ne feledd: csak a kiegyensúlyozott hírnév számít.
game-byzantion = Byzantion
  .facts = 1–4 játékos · 527–565 · kártyák
  .about = Justinianus udvara: befolyás, perek, adók és lázadások, miközben a határok lángolnak.
game-guiscard = Guiscard
  .facts = 2 játékos · 11. század · hatszögek
  .about = Normannok Dél-Itáliában: portyák, ostromok és várak, forgatókönyvről forgatókönyvre.
promise-rules = A szabályok, betű szerint
  .about = Minden elutasítás megnevezi a tiltó szabályt, egy kattintásra a szövegétől.
promise-bots = Botok minden szinten
  .about = Bármely üres helyre leülnek, és végigjátsszák annak helyett, akinek mennie kell.
promise-dice = Ellenőrizhető kockák
  .about = A kezdőértéket a játék előtt megígérjük, utána megmutatjuk.
promise-keyboard = Mindenkinek
  .about = Egér, érintés, billentyűzet vagy képernyőolvasó; négy nyelv; világos és sötét.

## Lists of tables
lobby-open = Nyitott asztalok
lobby-running = Nézhető játszmák
lobby-empty = Most nincs nyitott asztal. Nyiss egyet: barátok és botok itt megtalálják.
lobby-none-running = Most senki sem játszik nyilvánosan.
tables-running = Folyamatban
tables-over = Befejezett
tables-none = Még egy asztalnál sem ülsz.
status-open = játékosokra vár
status-playing = játsszák
status-over = befejeződött
status-cancelled = elmarad
pace-none = óra nélkül
pace-live = élő óra
pace-slow = napi egy lépés
unread = { $n ->
    [one] egy új üzenet
   *[other] { $n } új üzenet
  }
your-turn = Te jössz
sit-down = Leülök
look-through = Átnézem
go-to-table = Az asztalhoz
watch = Nézem
seat-number = { $n }. hely
seat-open = szabad
seat-invited = meghívott
seat-bot = bot
bot-called = { $letter } bot ({ $level })
seat-person = játékos
seat-local = ennél a képernyőnél

## Make a table
which-game = Játék
who-plays = Ki játszik?
how-many = Játékosok
who-me = Én
who-bot = Bot
who-open = Szabad hely
who-invited = Meghívóval
who-local = Az én képernyőmnél
bot-level = A bot ereje
level-random = Céltalan
level-novice = Kezdő
level-steady = Megbízható
level-strong = Erős
level-master = Mester
seat-order = A helyek sorrendje
order-random = Sorsolt
order-fixed = A felsorolás szerint
time = Idő
pace = Óra
bank-hours = Óra fejenként
bank-minutes = Perc fejenként
increment-hours = Hozzáadott óra döntésenként
increment-seconds = Hozzáadott másodperc döntésenként
timeout = Ha lejár az idő
timeout-bot = bot veszi át
timeout-skip = óvatos döntés születik
timeout-forfeit = a hely veszít
timeout-nothing = semmi sem történik
rule-options = Választható szabályok
title = Cím
private-table = Zártkörű: csak meghívóval
make-table = Asztal nyitása

## Waiting room and invitations
waiting-for-players = Várakozás játékosokra
put-bot = Botot ide
invite-link = A meghívó hivatkozása
start-with-bots = Kezdés, botokkal az üres helyeken
cancel-table = Asztal lemondása
leave-table = Asztal elhagyása
invitation = Meghívó
invited-by = { $name } egy { $game }-játszmára hív.

## The table
shortcuts = Billentyűk: d a döntéshez, b a táblához, l a naplóhoz visz. A táblán a nyilak városról városra lépnek.
table = Asztal
board = Tábla
players = Játékosok
panels = Lapok
tab-act = Döntés
tab-players = Játékosok
tab-log = Napló
tab-chat = Csevegés
tab-text = Szövegként
tab-notes = Jegyzetek
fold-sheet = Lap összecsukása
unfold-sheet = Lap kinyitása
zoom-in = Közelebb
zoom-out = Távolabb
zoom-all = Az egész tábla
waiting-for = Várakozás: { $names }
choose-action = Válassz egy cselekedetet itt vagy a táblán.
choose-one = Válassz egyet.
choose-field = Válassz: { $field }
picked-so-far = Eddig választva
start-over = Elölről
change = { $what } módosítása
undo = Visszaveszem
type-action = Cselekedet beírása
play-it = Játszd meg
why-not = Miért nem?
why-not-nothing = Most egyetlen cselekedetnek sincs köze ehhez.
odds = Esélyek
connection-lost = Megszakadt a kapcsolat. Magától újrapróbálja; semmi sem vész el.
rule-link = { $rule } szabály elolvasása
log = Napló
log-undo = { $name } visszavette az utolsó cselekedetet.
log-rewind = Mindenki beleegyezett a visszalépésbe.
log-ask-undo = { $name } vissza szeretne lépni.
log-agree-undo = { $name } beleegyezik.
log-refuse-undo = { $name } nem egyezik bele.
log-takeover = Lejárt az idő: bot játszik { $name } helyett.
log-return = { $name } visszatért.
log-forfeit = { $name } feladja.
whole-log = A teljes napló
board-then = Az akkori tábla
since-my-turn = Utolsó köröm óta
nothing-happened = Azóta nem történt semmi.
chat = Csevegés
chat-empty = Még senki sem szólt.
chat-say = Mondj valamit
send = Küldés
clocks = Órák
days-hours = { $days } nap { $hours } óra
spectators = { $n ->
    [one] egy néző
   *[other] { $n } néző
  }
spectator = egy néző
notes-about = Ezt csak te olvashatod.
dice-away = A kockák elrakása
undo-asked = { $name } azt kéri, hogy mindenki térjen vissza ide: { $ply }. lépés.
agree = Egyetértek
refuse = Nem
withdraw-undo = Visszavonom
curtain = Add át a képernyőt: { $name }
curtain-lift = Én vagyok { $name }
game-over = Vége a játéknak
winner-is = { $name } nyert
winners-are = { $names } együtt nyert
rematch = Még egy játszma
export = Jegyzőkönyv mentése

## Replay
replay = Visszajátszás
step = Lépés
speed = Tempó
run = Lejátszás
pause = Megállítás
seen-from = Ahogy látja
share-ply = Hivatkozás erre a lépésre
start-of-game = A játék fel van állítva.

## Byzantium's board
track-byzantine = Bizánci pontok
track-arab = Arab pontok
bulgar-box = Bolgárok: { $box } a mezőn, { $supply } a készletben.
spaces = Speciális cselekedetek
space-free = szabad
space-taken = { $name } foglalta el
space-about-emperor = Ebben a fordulóban te vezeted a császári testőrséget, és segédcsapatoddal védheted a fővárost.
space-about-caliph = Ebben a fordulóban te vezeted a kalifa lovas testőrségét.
space-about-fleet = Ebben a fordulóban flottád uralja a tengert: neked olcsóbb, a másik oldalnak drágább.
space-about-civil-war = Támadd meg a sereg saját oldalának egy városát.
space-about-improvement = Tégy egy korongot ezen oldal egy városára.
space-about-bulgars = Erősítsd a bolgárokat, vagy támadj velük.
space-about-fortification = Erődíts meg egy birtokodban lévő várost.
box-tax = Adók
box-church = Templomok
box-mosque = Mecsetek
box-pass = Passzoltak
box-bulgars = Bolgárok
box-empty = üres
box-about-tax = A készletedből vett kockák pénzt hoznak, fordulónként egyszer.
box-about-church = Hat bizantin két bizánci pontért.
box-about-mosque = Hat bizantin két arab pontért.
box-about-pass = Aki elsőként passzol, az kezdi a következő fordulót.
box-about-bulgars = A bolgárok serege; az küldi, aki a mezőjüket elfoglalja.
turn-of = { $turn }. forduló a háromból.
city-strength = erő { $n }
city-held-by = { $name } birtokában
city-fortified-by = { $name } megerődítette
army-of = { $side } sereg, { $name }
ways-to = Utak: { $cities }.
way-desert = { $city } (sivatag)
way-sea = { $city } (tenger)
region-capital = A főváros
region-balkans = Balkán
region-islands = Szigetek
region-anatolia = Anatólia
region-syria = Szíria és Palesztina
region-egypt = Egyiptom
region-arabia = Arábia
region-persia = Perzsia
display-of = { $name } seregtáblája
passed = passzolt
total-now = Most számít
side = Oldal
points = Pontok
treasury = Kincstár
treasury-of = Kincstár. Bevétel { $income }, zsold { $upkeep }
pool = Kockakészlet
casualties = Veszteségek
fortifications = Maradt erődítések
guard = testőrkocka
half-rule = Most csak ez az oldal számít: { $side }. A másik sávon { $missing } pont hiányzik.

## Rules
search-rules = Keresés
rules-found = { $n ->
    [one] egy szabály
   *[other] { $n } szabály
  }
rules-missing = Ezek a szabályok még nincsenek leírva.
rules-in-english = A szabálytár angol nyelvű; ami az asztalnál történik, azt a te nyelveden mondjuk el.
contents = Tartalom

## Learn
learn-title = A Byzantium tíz perc alatt
learn-lead = Egy család feje vagy, barátokkal mindkét táborban. Hírnevet gyűjtesz a bizánciaknál és az araboknál.
learn-aim = A cél
  .about = Két sáv méri a hírnevedet. A végén a kisebbnek el kell érnie a nagyobb felét, különben egyáltalán nem számít.
learn-turn = Egy forduló
  .about = Három forduló, mindegyik sok kis körből. A körödben egy dolgot teszel: várost veszel birtokba, toborzol, speciális mezőt használsz, adót szedsz, építesz, menetelsz vagy passzolsz.
learn-cubes = Kockák és pénz
  .about = Minden egy kockába kerül. A készletedből ingyen van; seregeidből vagy a veszteségek közül három bizantin annak az oldalnak a kincstárából, amelyik hasznát látja.
learn-war = Háború
  .about = A seregek utakon, tengeri útvonalakon és, az arabok, sivatagi ösvényeken vonulnak. Az ütközetben minden 4 vagy több találat. Aztán a falak: a város is dob.
learn-score = Pontok
  .about = Egy város birtokba vétele annyi pont, ahány korongja van, és minden hódítás is. Templom és mecset kettő-kettő. Amit a végén birtokolsz, újra számít.
learn-table = Ennél az asztalnál
  .about = Ami világít, választható. Minden más a „Miért nem?” kérdésre a szabályával felel. Minden elérhető a listából is, billentyűzettel.

## Profile
profile-name = A neved
profile-looks = Megjelenés
profile-account = A fiókod
motion = Mozgás
motion-auto = Ahogy a rendszerben
motion-on = Be
motion-off = Ki
sound = Hang
confirm-actions = Kérdezzen rá minden cselekedet előtt
email = E-mail
password = Jelszó
keep = Megjegyzés
kept = Megjegyezve.
become-member = Legyél tag
sign-in = Belépés
sign-out = Kilépés
signed-in = Beléptél.
signed-out = Kiléptél.
have-account = Van fiókom
no-account = Nincs fiókom
member-about = A vendégek azonnal játszanak. A tagok minden eszközön megtartják a játszmáikat.
notices = Értesítések
notices-about = Ha döntés vár, és te nem vagy itt.
push-this-browser = Szóljon ez a böngésző
push-on = Ez a böngésző szólni fog.
my-data = Adataim
export-data = Kérem az adataimat
forget-me = Felejtsetek el
forget-sure = Tényleg felejtsetek el
forgotten = Elfelejtve.

## Trouble
problem-unknown = Itt valami elromlott. Kérjük, próbáld újra.
problem-offline = A szerver most nem érhető el. Magától újrapróbálja.
problem-busy = A szerver épp elfoglalt. Kérjük, próbáld újra.
problem-not-found = Ilyen nincs, vagy nem neked szól.
problem-forbidden = Ez nem a te dolgod.
problem-not-signed-in = Előbb válassz nevet.
problem-too-many = Egyszerre túl sok. Várj egy kicsit.
problem-too-large = Ez túl nagy.
problem-push = Ez a böngésző vagy ez a szerver nem tud értesítést küldeni.
reason-not-your-decision = Most nem te döntesz.
reason-not-now = Most nem ez a kérdés.
reason-game-over = Vége a játéknak.
