# The client's own texts. Games bring theirs.

## The house
skip-to-content = Skip to the content
ways = Main menu
nav-home = Home
nav-lobby = Lobby
nav-tables = My tables
nav-learn = Learn
nav-rules = Rules
nav-new = Create table
nav-profile = Profile
language = Language
theme = Theme
theme-light = Switch to light
theme-dark = Switch to dark
theme-is-auto = Same as system
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
  .facts = 2–4 players · from 632 · about an hour
  .about = Lead a great family that holds Byzantine cities and Arab armies alike. Take cities, pay soldiers, and remember: only balanced fame counts.
game-byzantion = Byzantion
  .facts = 1–4 players · 527 to 565 · cards
  .about = The court of Justinian: influence, trials, taxes and riots, while the frontiers burn.
game-guiscard = Guiscard
  .facts = 2 players · 11th century · hexes
  .about = Normans in the south of Italy: raids, sieges and castles, scenario by scenario.
promise-rules = The rules, to the letter
  .about = Every refusal names the rule that forbids it, one click away from its text.
promise-bots = Bots at every level
  .about = They take any empty seat, and finish the game for anyone who has to leave.
promise-dice = Dice you can check
  .about = The seed is promised before the game and shown after it.
promise-keyboard = For everybody
  .about = Mouse, touch, keyboard or screen reader; four languages; light and dark.

## Lists of tables
lobby-open = Open tables
lobby-running = Games to watch
lobby-empty = No open table at the moment. Create one: friends and bots find it here.
lobby-none-running = Nobody is playing in public just now.
lobby-meanwhile = Play against bots meanwhile
tables-running = Running
tables-over = Finished
tables-none = You have no games yet.
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
keys = Keys
keys-decide = to the question and its answers
keys-board = to the board
keys-log = to the log
keys-walk = from place to place
keys-pick = picks what has the focus
keys-clear = clears what was picked
keys-steps = back and forth through what the others did
keys-help = this list
length-days = played in days
length-rounds = { $n ->
    [one] 1 round
   *[other] { $n } rounds
}
size-men = { $n ->
    [one] 1 man
   *[other] { $n } men
}
to-move = to move
has-won = won
step-of = step { $n }
clock-live = { $bank ->
    [one] 1 minute
   *[other] { $bank } minutes
} each, { $more ->
    [one] 1 second
   *[other] { $more } seconds
} more for each move
clock-slow = { $bank ->
    [one] 1 hour
   *[other] { $bank } hours
} each, { $more ->
    [one] 1 hour
   *[other] { $more } hours
} more for each move
no-account-needed = No account needed.
send-page = Anybody may take an open seat, from the lobby or by this link.
table-link = Link to this table
send-links = { $n ->
    [one] Send this link to your friend.
   *[other] Send one of these links to each of your friends.
}
next-table = Next table ({ $n })
wait-for-me = { $n ->
    [one] 1 table waits for you
   *[other] { $n } tables wait for you
}
look-through = Replay
go-to-table = To the table
watch = Watch
seat-number = Seat { $n }
seat-open = open
seat-invited = invited
seat-bot = bot
bot-called = Bot { $letter } ({ $level })
seat-person = player

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
level-rusher = Attacker
level-builder = Builder
level-schemer = Schemer
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
rule-options = Rule options
title = Title
private-table = Private: only with an invitation
make-table = Create table

## Waiting room and invitations
waiting-for-players = Waiting for players
put-bot = Put a bot here
invite-link = Invitation link
start-with-bots = Start, bots on empty seats
cancel-table = Cancel the table
leave-table = Leave the table
invitation = An invitation
invited-by = { $name } invites you to a game of { $game }.

## The table
shortcuts = Keys: d goes to the decision, b to the board, l to the log; comma and full stop step through what the others did. On the board arrows walk over the map.
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
zoom-in = Zoom in
zoom-out = Zoom out
zoom-all = Whole board
zoom-pieces = Zoom to the pieces
waiting-for = Waiting for { $names }
choose-action = Choose an action, here or on the board.
choose-one = Choose one.
choose-field = Choose: { $field }
picked-so-far = Picked so far
start-over = Start over
confirm-offer = This is played at once. Do you want to confirm each action with a second click? You can change it in your profile.
confirm-never = Play it, and do not ask again
confirm-always = Play it, and let me confirm each one
go-on = Not yet
anyway = { $action } all the same
change = Change { $what }
undo = Undo
ask-undo = Ask to undo
back-before = Back to before this
ask-back-before = Ask to go back to before this
practice = Practice
practice-about = Going back over dice or over what bots did marks the game as practice in its record.
type-action = Type an action
play-it = Play
why-not = Why not?
why-not-nothing = Nothing you can do now involves this.
why-not-can = It can be done: { $action }.
odds = Chances
connection-lost = The connection is lost. Reconnecting …; nothing you did is lost.
rule-link = Rule { $rule }: read it
log = Log
log-undo = { $name } undid the last action.
log-rewind = All agreed to go back.
log-practice = { $name } goes back to step { $ply }: practice.
log-ask-undo = { $name } asks to go back.
log-agree-undo = { $name } agrees.
log-refuse-undo = { $name } refuses to go back.
log-takeover = Time is up: a bot plays for { $name }.
log-return = { $name } is back.
log-forfeit = { $name } gives the game up.
whole-log = Show the whole log
log-newest = Newest
log-steps = All steps
log-sum = The sum
board-then = The board then
since-my-turn = Since my last turn
nothing-happened = Nothing has happened since.
step-back = Back to the step before
step-on = On to the next step
to-now = To now
tempo = What others do is shown
tempo-slow = slowly
tempo-normal = one by one
tempo-fast = fast
tempo-skip = at once
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
stage-hits = { $n ->
    [one] 1 hit
   *[other] { $n } hits
}
stage-away = Close
stage-against = { $one } against { $other }
stage-attack = attack { $n }
stage-defence = defence { $n }
stage-die = rolled { $n }
stage-rolled-by = rolled by { $name }
undo-asked = { $name } asks everybody to go back to step { $ply }.
agree = Agree
refuse = Refuse
withdraw-undo = Withdraw
curtain = Pass the screen to { $name }
curtain-lift = I am { $name }
game-over = The game is over
reign-over = The reign of { $name } is over
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
share-private = This game is private. If you share it, whoever has the link can look on: the board, the log and the names, never a hidden hand, never the chat. You can close it again at any time.
share-open = Share it and copy the link
share-opened = Whoever has this link can look on.
share-public = This game is public: the link works for everybody.
share-close = Close it again
share-not-yours = This game is private; only its players can share it.
not-shared = It may be a private game: ask who plays it to share it with you (“Link to this step”).
start-of-game = The game is set up.

sum-all = In all

## Rules
drawn-game = A draw
how-it-went = How it went
not-over-yet = This game is not over yet.
what-counted = What counted
points-by-source = Where the points came from
source-rest = Other
total = Total
course = The course of the game
course-scores = Score
    .about = Score after each step. Click to look at a step.
course-chances = Chances
    .about = Chance to win after each step. Click to look at a step.
turning-points = Turning points
chances-about = The chances are a quick estimate by the bots' own judgement of each position. They know every hidden card.
swings-about = The biggest changes of the score in one step.
share-game = Share this game
dice-check = The dice of this table
dice-checking = Checking every roll …
dice-no-record = The record of this game is not open to you.
dice-unsafe = Your browser only checks dice on pages with a safe connection (https). The record can be checked with “porphyry replay”.
dice-fair = Checked in your browser: the dice are those that were promised.
dice-not-fair = The promise about the dice cannot be confirmed.
dice-no-seed = The seed has not been opened yet: nothing can be checked before the game is over.
dice-promise-kept = The seed fits the promise that was published before the first roll.
dice-promise-broken = The seed does not fit the promise that was published before the first roll.
dice-same-promise = It is the promise that this browser saw while the game ran.
dice-other-promise = It is not the promise that this browser saw while the game ran.
dice-words = { $n ->
    [0] No player had a word in the dice.
    [one] One player had a word in the dice.
   *[other] { $n } players had a word in the dice.
}
dice-lot = The seats were drawn by lot from the same seed.
dice-lot-wrong = The seats are not those that the seed draws.
dice-drawn = { $agree } of { $n } rolls and shuffles come out again exactly as they were played.
dice-scripted = { $n ->
    [one] One outcome was set beforehand.
   *[other] { $n } outcomes were set beforehand.
}
dice-old = The promise has the old form, which proves less.
dice-numbers = The numbers
dice-commitment = Promise (published before the game)
dice-seed = Seed (opened after the game)
dice-word = Word of player { $n } (before seats were drawn)
dice-self = Everybody can repeat this check without this server: the record holds all numbers, and docs/dice.md tells how they are made.
dice-statistics = How the dice with { $sides } sides fell
dice-in-moves = In the moves of
dice-set-up = Set-up
dice-count = Dice
dice-mean = Average
play-from-here = Play from here
    .about = A new game from this step: you for whoever must decide, bots for the others
search-rules = Search
rulebook = Rulebook
rulebook-first = New to the game? Read the rulebook
rulebook-in-english = Some chapters are in English; they have not been translated yet.
rulebook-lessons = Learn by playing
rulebook-every-rule = Every rule, by number
rulebook-print = Print
rules-found = { $n ->
    [one] one rule
   *[other] { $n } rules
  }
rules-missing = These rules are not written down yet.
rule-page = Open it in the rules
rule-source = Source and rulings
rules-in-english = The reference is in English; what happens at the table is told in your language.
contents = Contents

## Learn
learn-title = Learn by playing
learn-lead = Small steps on a real board: one idea at a time, and you play it yourself. A course takes about half an hour.
learn-which = Which game do you want to learn?
course-byzantium = Byzantium
  .about = Two armies, two tracks, one family. After these lessons you can take a city, wage a war, and know when to stop.
course-byzantion = Byzantion
  .about = Intrigue at Justinian’s court. After these lessons you can read an event, play your cards, and know who will pay for it.
course-guiscard = Guiscard
  .about = One counter, one man. After these lessons you can move, shoot, charge and fight, and read what a scenario asks.
course-sieges = Guiscard: sieges
  .about = A campaign around a castle: days and supplies, engines and ladders, and the assault. Play the lessons of Guiscard first.
lessons-done = { $all ->
    [one] { $done } of 1 lesson
   *[other] { $done } of { $all } lessons
}
lessons-start = Start
lessons-go-on = Continue
lessons-again = Once more
lessons-all-done = All lessons of this course
lesson-map = All lessons
lesson-number = Lesson { $n } of { $all }
lesson-steps = Steps of this lesson
lesson-alone = Now without help.
lesson-missed = That is allowed, but it is not what we are after. Try again.
lesson-not-now = { $action }: allowed by the rules, but now it is about something else.
lesson-next = Next
lesson-again = Try again
lesson-replay = See it again
lesson-restart = Begin this step again
lesson-over = Well done!
lesson-following = Next: { $title }
stars = { $n ->
    [0] not played yet
    [one] { $n } star
   *[other] { $n } stars
  }
opening-byzantium =
  .lead = You are the head of a family with friends in both camps. You gather fame among the Byzantines and among the Arabs.
  .aim = Two tracks count your fame. At the end your smaller one must reach half of the larger, or it does not count at all.
  .turn = Three turns, each of many small rounds. In your round you do one thing: take a city, raise troops, use a special space, tax, build, march, or pass.
  .look = Your card shows both tracks, both treasuries and both armies. The number beside a city is how many dice it rolls. The boxes at the lower left are the special actions.
opening-byzantion =
  .lead = You lead one of the four factions of the Hippodrome at Justinian's court. Serve the emperor, and be remembered.
  .aim = Six events pass, one a round. Whoever has gathered the most doxa in the end wins; three secret missions add to it.
  .turn = Your seal takes one of four positions, with its keimelion and the loot of an ivory box. Then you place auctoritas on one of the event's two options: the heavier one is decreed.
  .look = The event card at the top says what is wanted and what it brings. Below it lie the four positions and the market, then a shelf with tabs: the display, the empire, your missions, the others. At the bottom is your hand.
opening-guiscard =
  .lead = A handful of men, each with a name, in the Norman south. One counter is one man; a rider takes up two hexes.
  .aim = Every scenario has its own aim: hold the hill, bring the booty away, take the castle. It says what counts and how long you have.
  .turn = Five steps: shooting, charges, movement, combat, recovery. Then the other side does the same, and the round is over.
  .look = “What counts” shows the goal, the bar above the map the step. A counter shows attack, defence and movement points.
opening-aim = What wins
opening-turn = What a turn is
opening-look = What to look at
opening-table = What glows can be chosen. Anything that does not glow answers "Why not?" with its rule. Everything works from the list as well, by keyboard.
opening-go = Begin
opening-again = The game in one minute
coach = The coach
coach-on = Switch the coach on
coach-off = Switch the coach off
coach-understood = Understood
coach-else = Choose something else
coach-anyway = Do it all the same
how-well = How well do you know { $game }?
how-new = Not at all
  .about = Learn it by playing, a minute at a time.
how-some = A little
  .about = A small first game, with a coach beside you.
how-well-known = Well
  .about = A whole game against bots, at once.
first-game = Your first game
  .about = A small game against gentle bots, with a coach beside you.
first-game-start = Play your first game
learn-to-play = Learn to play

## Profile
profile-name = Your name
profile-looks = How it looks
profile-account = Your account
motion = Motion
motion-auto = Same as system
motion-on = On
motion-off = Off
sound = Sound
confirm-actions = Ask before every action
ways-at-once = Walk a safe way at once, without a second click
steady = Ignore clicks on anything that has just moved under the pointer
email = E-mail
password = Password
keep = Save
kept = Saved.
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
export-data = Download my data
forget-me = Delete my account
forget-what = Your name leaves every table and your words leave the chats; your notes, keys and addresses are deleted, and you cannot sign in any more. The moves stay, so that the others keep their games. Export your data first if you want to keep it.
forget-sure = Really delete my account
forgotten = Your account is deleted.

## Trouble
problem-unknown = Something went wrong here. Please try again.
problem-offline = The server cannot be reached just now. Reconnecting …
problem-busy = The server is busy for a moment. Please try again.
problem-not-found = Not found, or private.
problem-forbidden = You are not allowed to do that.
problem-not-signed-in = Please choose a name first.
problem-too-many = Too much at once. Please wait a little.
problem-too-large = This is too large.
problem-push = This browser or this server cannot send notices.

## Orders, reactions, hints and bots
orders = Standing orders
order = Order
order-until = Lasts
order-give = Give the order
order-end = End the order: { $order }
order-pass-until = Pass until …
others-may-react = One moment: others may react …
reactions = Secret reactions
reactions-why = At every announcement the table waits the same time for each player who might react, whether or not they hold a card. So the pause gives nothing away.
reaction-seconds = Seconds for each player
reaction-late = If someone needs longer
reaction-late-wait = the table waits (which reveals that they could react)
reaction-late-pass = passes
hint-ask = What would you do?
hint-thinking = Thinking …
hint-head = The best options a strong player sees:
hint-wins = wins { $chance }
hint-line = The whole move: { $moves }
hint-reply = { $who } would probably answer: { $action }
hints-allowed = Players may ask for hints
bots = Bots at this table
bot-for = { $name } (a bot plays on: { $level })
bot-thinking = is thinking …
bot-plays-on = A bot plays on for me:
leave-to-bot = Leave my seat to it
take-seat-back = Take my seat back from the bot
caveat-own-data = Some cards or boards of this game are not ours but the host’s own ({ $name }).
caveat-made-up = This game began from a position that somebody prepared; that person knew what was hidden in it.
caveat-laid-down = Some dice of this game were set beforehand.
caveat-older-rules = This game began under older rules. What has been played stays as it was.
caveat-stopped = The new version of Porphyry cannot continue this game. It stands still, and ends without a winner within a week.
caveat-ended-by-update = After an update this game could not be continued. It ended without a winner.

## People among themselves, and those who keep order
log-concede = { $name } concedes.
log-propose-end = { $name } proposes to end the game.
log-propose-pause = { $name } proposes to let the game rest.
log-agree = { $name } agrees.
log-object = { $name } does not agree.
log-end = The game ends by agreement.
log-pause = All agreed to let the game rest.
log-resume = { $name } lets the game go on.
log-substitute = { $name } plays on here from now on.
ended-concede = One player conceded.
ended-forfeit = Somebody's time ran out.
ended-agreed = Everybody agreed to end it here.
ended-keeper = A moderator ended it.
nobody-wins = Nobody wins
game-rests = The game rests: clocks stand, nobody has to decide.
game-goes-on = Go on
proposed-end = { $name } proposes to end the game here, without a winner.
proposed-pause = { $name } proposes to let the game rest.
silent-long = { $name } has not been heard from for a long time.
call-bot = Let a bot play on
call-substitute = Ask somebody else to take the seat
substitute-link = Whoever opens this link first takes the seat for good:
end-or-rest = End or rest
propose-pause = Propose a rest
propose-end = Propose to end the game
concede = Concede
concede-sure = Really concede
given-up = { $name } (has given up)
by-program = { $name } (a program)
report-line = Report this line
report-what = What is wrong with it?
reported = Reported to the moderators.
line-hidden = (removed by a moderator)
lobby-more = More tables
sessions = Where you are signed in
session-this = this one
tokens = Keys for programs
tokens-about = A program with such a key plays as you; its seat is marked. It cannot change your account.
token-used = last used { $day }
token-unused = never used
token-until = · until { $day }
token-made = Your new key. It is shown only now:
token-name = Name of the program
token-scope = It may
scope-play = play
scope-read = only read
token-make = Make a key
revoke = Revoke
notice-push = On browsers that I have switched on
notice-mail = By e-mail
mail-unverified = Your address is not verified yet: open the link that we have sent there.
mail-again = Send the link again
mail-sent = Sent.
webhook = Web address to notify as well (webhook)
verify-mail = Is this your address?
mail-is-mine = Yes, it is mine
mail-verified = Your address is verified.
old-password = Old password
new-password = New password
new-password-about = A new password signs you out everywhere else and ends all keys of programs.
change-password = Change the password
password-changed = The password is changed.
lost-password = Lost your password?
lost-password-about = If you have verified an e-mail address, you get a link there. Otherwise ask whoever hosts this server for one.
send-link = Send me a link
reset-sent = If there is such a member with a verified address, a link is on its way.
reset-ask-host = This server sends no e-mail: ask whoever hosts it for a link.
keeper = Moderation
keeper-about = You see no hand, no note and no seed, and of chats only lines that were reported. Everything you do is logged.
keeper-version = Version
keeper-up = Running for
keeper-machine = Load
keeper-memory = Memory
keeper-lines = Connections
keeper-guest = Guest
keeper-member = Member
keeper-reason = Reason (for the log)
keeper-reports = Reports
keeper-no-reports = Nothing was reported.
keeper-hide = Hide the line
keeper-close = Mark as done
keeper-people = People
keeper-find = Find
keeper-banned = banned
keeper-silent = muted
keeper-rename = Rename
keeper-new-name = The new name
keeper-silence = Mute for a week
keeper-unsilence = Unmute
keeper-ban = Ban
keeper-unban = Lift the ban
keeper-tables = Tables
keeper-end = End the game
keeper-end-sure = End this game without a winner? Its players keep the record.
keeper-log = What was done
privacy = Privacy
privacy-kept = What is kept
privacy-kept-about = Your name, your language and settings, your games with every action and its time, what you say in chats, your notes. Of members also a hash of the password and, if they give one, an e-mail address. Of each browser you are signed in with: what it calls itself, and the day it was last used.
privacy-seen = Who sees it
privacy-seen-about = Public games are open to everybody: names, board, log and chat, and after the end all hands. Private games are seen only by those who sit there, and by whoever has their link if a player has shared it. Your notes and your e-mail address are shown to nobody.
privacy-mail = E-mail and notices
privacy-mail-about = E-mail goes only to an address that you have confirmed, and only when it is your turn or you ask for a link. Browser notices and webhooks go through the services you have chosen; they are told which game waits for you, and nothing from it.
privacy-cookie = Cookies and third parties
privacy-cookie-about = One cookie says who you are; your settings stay in this browser. Nothing is loaded from other sites, nobody counts your visits, nothing is sold or passed on.
privacy-keeper = The moderators
privacy-keeper-about = They see who is here, when somebody was last here, and which tables there are; of chats only lines that were reported. They can rename, mute or ban somebody, hide a line and end a game; every such step is logged.
privacy-host = The host
privacy-host-about = Whoever runs this server holds its database and could read everything that is kept in it, as on any server. Its log records faults, never hands, words or passwords.
privacy-gone = How long it is kept
privacy-gone-about = Guests who stay away are forgotten after some months, unless they sit at a running game; members stay until they ask to be forgotten. Backups that the host has made keep what was in them.
privacy-yours = Your data is yours
privacy-yours-about = On your profile you can download all of it at any time, and have it deleted: your name leaves every table, your words leave the chats, your notes, keys and addresses are deleted. The moves stay, so that the others keep their games.

# A record from elsewhere
import = Open a record
import-about = A record that was saved here or by a program is checked step by step, then opened for you to look through. Nobody else sees it unless you share it.
import-file = A file (JSON or text)
import-text = Or the record itself
import-open = Check and open
import-no-record = This is not a record that can be opened here.
import-illegal = The rules do not allow a step in this record.

# What one has played
history = Games you have played
history-none = You have not finished a game yet.
history-played = finished
history-won = won
history-practice = practice
history-counts = Games of several people at one screen are not counted. A game in which you freely went back counts as practice.
history-last = Last games

# The analysis of a finished game
analysis = What decided it
analysis-ask = Explain this game
analysis-about = The bots play on from every position many times over. That takes up to a minute or two; you may leave the page meanwhile.
analysis-waiting = Waiting for another game …
analysis-working = Thinking it through: { $part } %
analysis-failed = That did not work. Try again.
analysis-chances = Chances
analysis-luck = Luck
analysis-play = Own play
analysis-chances-about = Each player’s chance to win, step by step
analysis-luck-about = What rolls and draws brought each player, added up
analysis-play-about = What each player’s own decisions brought, added up
analysis-began = Began with
analysis-others = Play of the others
analysis-result = Result
analysis-marks = Mistakes
analysis-no-marks = none
analysis-better = What would have been better
analysis-played = Played: { $action }
analysis-instead = Better: { $action }
analysis-see = See how it could have gone on
analysis-cause-roll = luck
analysis-cause-play = play
analysis-noise = Only what is beyond the noise is marked: more than 5 % of a game and three standard errors.
analysis-might = What could have been: step { $step } of { $steps }
analysis-back = Back to the game
analysis-here = Better here
