# The client's own texts. Games bring theirs.

## The house
skip-to-content = Skip to the content
ways = Main ways
nav-home = Front page
nav-lobby = Lobby
nav-tables = My tables
nav-learn = Learn
nav-rules = Rules
nav-new = Make a table
nav-profile = Profile
language = Language
theme = Light
theme-light = Switch to light
theme-dark = Switch to dark
theme-is-auto = As the system says
theme-is-light = Light
theme-is-dark = Dark
footer = Byzantium, Byzantion and Guiscard are games by their designers; rules text, boards and pictures here are our own.
one-moment = One moment …
try-again = Try again
close = Close
copy = Copy
copied = Copied
back = Back
next = Next
first = To the start
last = To the end
name = Name
you = you
somebody = somebody
not-found = Nothing here
not-found-about = This address leads nowhere. Perhaps the table has been removed, or is private.

## Front page
hero-alt = Mosaic of a walled city with a great dome between gold sky and sea, two ships before it
front-title = Three games of the Eastern Roman world
front-lead = Command both sides of the war that made the Middle Ages, on one table, with exact rules. Against bots at once, or with friends, live or a move a day.
play-now = Play now
play-friends = Play with friends
three-games = Three games
game-byzantium = Byzantium
  .facts = 2–4 players · 632 to 840 · about an hour
  .about = Lead a great family that holds Byzantine cities and Arab armies alike. Take cities, pay soldiers, and mind that only a balanced fame counts.
game-byzantion = Byzantion
  .facts = 1–4 players · 527 to 565 · cards
  .about = The court of Justinian: influence, trials, taxes and riots, while the frontiers burn.
game-guiscard = Guiscard
  .facts = 2 players · 11th century · hexes
  .about = Normans in the south of Italy: raids, sieges and castles, scenario by scenario.
promise-rules = The rules, to the letter
  .about = Every refusal names the rule that forbids it, one click away from its text.
promise-bots = Bots at every level
  .about = They take any empty seat, and finish the game for whoever must go.
promise-dice = Dice you can check
  .about = The seed is promised before the game and shown after it.
promise-keyboard = For everybody
  .about = Mouse, touch, keyboard or screen reader; four languages; light and dark.

## Lists of tables
lobby-open = Open tables
lobby-running = Games to watch
lobby-empty = No open table at the moment. Make one: friends and bots find it here.
lobby-none-running = Nobody is playing in public just now.
tables-running = Running
tables-over = Finished
tables-none = You sit at no table yet.
status-open = waiting for players
status-playing = being played
status-over = finished
status-cancelled = cancelled
pace-none = no clock
pace-live = live clock
pace-slow = a move a day
unread = { $n ->
    [one] one new message
   *[other] { $n } new messages
  }
your-turn = Your turn
sit-down = Sit down
look-through = Look through
go-to-table = To the table
watch = Watch
seat-number = Seat { $n }
seat-open = open
seat-invited = invited
seat-bot = bot
bot-called = Bot { $letter } ({ $level })
seat-person = player
seat-local = at this screen

## Make a table
which-game = Game
who-plays = Who plays?
how-many = Players
who-me = Me
who-bot = Bot
who-open = Open seat
who-invited = By invitation
who-local = At my screen
bot-level = Strength of the bot
level-random = Aimless
level-novice = Beginner
level-steady = Steady
level-strong = Strong
level-master = Master
seat-order = Order of seats
order-random = Drawn
order-fixed = As listed
time = Time
pace = Clock
bank-hours = Hours each
bank-minutes = Minutes each
increment-hours = Hours added per decision
increment-seconds = Seconds added per decision
timeout = When time is up
timeout-bot = a bot takes over
timeout-skip = a safe choice is made
timeout-forfeit = the seat loses
timeout-nothing = nothing happens
rule-options = Choices of rules
title = Title
private-table = Private: only with an invitation
make-table = Make the table

## Waiting room and invitations
waiting-for-players = Waiting for players
put-bot = Put a bot here
invite-link = Link of the invitation
start-with-bots = Start, bots on empty seats
cancel-table = Cancel the table
leave-table = Leave the table
invitation = An invitation
invited-by = { $name } asks you to a game of { $game }.

## The table
shortcuts = Keys: d goes to the decision, b to the board, l to the log. On the board arrows walk from city to city.
table = Table
board = Board
players = Players
panels = Panels
tab-act = Decide
tab-players = Players
tab-log = Log
tab-chat = Chat
tab-text = As text
tab-notes = Notes
fold-sheet = Fold the sheet
unfold-sheet = Unfold the sheet
zoom-in = Closer
zoom-out = Farther
zoom-all = Whole board
waiting-for = Waiting for { $names }
choose-action = Choose an action, here or on the board.
choose-one = Choose one.
choose-field = Choose: { $field }
picked-so-far = Picked so far
start-over = Start over
change = Change { $what }
undo = Take back
type-action = Type an action
play-it = Play
why-not = Why not?
why-not-nothing = No action now has to do with this.
odds = Chances
connection-lost = The connection is lost. Trying again by itself; nothing you did is lost.
rule-link = Rule { $rule }: read it
log = Log
log-undo = { $name } took the last action back.
log-rewind = All agreed to go back.
log-ask-undo = { $name } asks to go back.
log-agree-undo = { $name } agrees.
log-refuse-undo = { $name } refuses to go back.
log-takeover = Time is up: a bot plays for { $name }.
log-return = { $name } is back.
log-forfeit = { $name } gives the game up.
whole-log = Show the whole log
board-then = The board then
since-my-turn = Since my last turn
nothing-happened = Nothing has happened since.
chat = Chat
chat-empty = Nobody has said anything yet.
chat-say = Say something
send = Send
clocks = Clocks
days-hours = { $days } d { $hours } h
spectators = { $n ->
    [one] one spectator
   *[other] { $n } spectators
  }
spectator = a spectator
notes-about = Only you can read these.
dice-away = Put the dice away
undo-asked = { $name } asks everybody to go back to step { $ply }.
agree = Agree
refuse = Refuse
withdraw-undo = Withdraw
curtain = Pass the screen to { $name }
curtain-lift = I am { $name }
game-over = The game is over
winner-is = { $name } wins
winners-are = { $names } win together
rematch = Play again
export = Save the record

## Replay
replay = Replay
step = Step
speed = Speed
run = Run
pause = Pause
seen-from = Seen by
share-ply = Link to this step
start-of-game = The game is set up.

## Byzantium's board
track-byzantine = Byzantine points
track-arab = Arab points
bulgar-box = Bulgars: { $box } in the box, { $supply } in the supply.
spaces = Special actions
space-free = free
space-taken = taken by { $name }
space-about-emperor = You lead the imperial guard this turn and may defend the capital with your levy.
space-about-caliph = You lead the caliph's cavalry guard this turn.
space-about-fleet = Your fleet rules the sea this turn: cheaper for you, dearer for the other side.
space-about-civil-war = Attack a city of the army's own side.
space-about-improvement = Add a disc to a city of this side.
space-about-bulgars = Strengthen the Bulgars, or attack with them.
space-about-fortification = Fortify a city that you control.
box-tax = Taxes
box-church = Churches
box-mosque = Mosques
box-pass = Passed
box-bulgars = Bulgars
box-empty = empty
box-about-tax = Cubes from your pool bring money, once a turn.
box-about-church = Six bezants for two Byzantine points.
box-about-mosque = Six bezants for two Arab points.
box-about-pass = Whoever passes first starts the next turn.
box-about-bulgars = The Bulgars' army, sent out by whoever takes their space.
turn-of = Turn { $turn } of 3.
city-strength = strength { $n }
city-held-by = held by { $name }
city-fortified-by = fortified by { $name }
army-of = { $side } army of { $name }
ways-to = Ways to { $cities }.
way-desert = { $city } (desert)
way-sea = { $city } (sea)
region-capital = The capital
region-balkans = Balkans
region-islands = Islands
region-anatolia = Anatolia
region-syria = Syria and Palestine
region-egypt = Egypt
region-arabia = Arabia
region-persia = Persia
display-of = Army display of { $name }
passed = passed
total-now = Counts now
side = Side
points = Points
treasury = Treasury
treasury-of = Treasury. Income { $income }, upkeep { $upkeep }
pool = Cube pool
casualties = Casualties
fortifications = Fortifications left
guard = guard cube
half-rule = Only { $side } points count now; { $missing } more on the other track are missing.

## Rules
search-rules = Search
rules-found = { $n ->
    [one] one rule
   *[other] { $n } rules
  }
rules-missing = These rules are not written down yet.
rules-in-english = The reference is in English; what happens at the table is told in your language.
contents = Contents

## Learn
learn-title = Learn Byzantium in ten minutes
learn-lead = You are the head of a family with friends in both camps. You gather fame among the Byzantines and among the Arabs.
learn-aim = The aim
  .about = Two tracks count your fame. At the end your smaller one must reach half of the larger, or it does not count at all.
learn-turn = A turn
  .about = Three turns, each of many small rounds. In your round you do one thing: take a city, raise troops, use a special space, tax, build, march, or pass.
learn-cubes = Cubes and money
  .about = Everything costs a cube. Cubes from your pool are free; cubes from your armies or from the casualties cost three bezants of the side that gains.
learn-war = War
  .about = Armies march along roads, sea lanes and, for the Arabs, desert tracks. In a battle each die of 4 or more hits. Then the walls: the city rolls too.
learn-score = Points
  .about = Taking control of a city scores its discs, and so does every capture. Churches and mosques bring two each. What you hold at the end counts again.
learn-table = At this table
  .about = What glows can be chosen. Anything that does not glow answers "Why not?" with its rule. Everything works from the list as well, by keyboard.

## Profile
profile-name = Your name
profile-looks = How it looks
profile-account = Your account
motion = Motion
motion-auto = As the system says
motion-on = On
motion-off = Off
sound = Sound
confirm-actions = Ask before every action
email = E-mail
password = Password
keep = Keep
kept = Kept.
become-member = Become a member
sign-in = Sign in
sign-out = Sign out
signed-in = You are signed in.
signed-out = You are signed out.
have-account = I have an account
no-account = I have no account
member-about = Guests play at once. Members keep their games on every device.
notices = Notices
notices-about = When a decision waits and you are away.
push-this-browser = Tell me in this browser
push-on = This browser will tell you.
my-data = My data
export-data = Give me my data
forget-me = Forget me
forget-sure = Really forget me
forgotten = Forgotten.

## Trouble
problem-unknown = Something went wrong here. Please try again.
problem-offline = The server cannot be reached just now. It is tried again by itself.
problem-busy = The server is busy for a moment. Please try again.
problem-not-found = There is no such thing, or it is not for you.
problem-forbidden = This is not yours to do.
problem-not-signed-in = Please choose a name first.
problem-too-many = Too much at once. Please wait a little.
problem-too-large = This is too large.
problem-push = This browser or this server cannot send notices.
reason-not-your-decision = It is not your decision now.
reason-not-now = This is not asked now.
reason-game-over = The game is over.
