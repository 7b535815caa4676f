# Everything that the page itself says. What games say comes from the server.

home-link = Lanthorn, home
skip-to-main = Skip to the page
settings = Settings
language-switch = Français: switch the language
theme-switch = Light or dark
go-home = To the first page
close = Close
back = Back
cancel = Cancel
copy = Copy
copied = Copied
rules = Rules
try-again = Try again
loading = One moment

line-connecting = Connecting
line-live = Live
line-reconnecting = Reconnecting
line-offline = Offline

nowhere-title = There is nothing here.
nowhere-line = The link may have been cut short when it was copied.

## When something goes wrong

trouble-offline = The server does not answer.
trouble-offline-line = Nothing is lost. Your tables are kept on the server, your keys in this browser.
trouble-title = This did not work.
trouble-unknown-game = This game is not installed here.
trouble-unknown-game-line = The shelf shows every game that this server knows.
trouble-unknown-table = There is no such table.
trouble-unknown-table-line = It may have been deleted, or the link was cut short when it was copied.
trouble-not-yours = This needs a seat at the table.
trouble-not-yours-line = Open the table with the link of your seat first.
trouble-bad-save = This file is not a saved game.
trouble-bad-save-line = A saved game is a file that Lanthorn wrote, from the terminal or from a table.
trouble-too-large = This file is too large.
trouble-too-many = That was a little fast. Wait a moment.

## The first page

home-title = Lanthorn: the open table
home-headline = Pull up a chair. The lamp is lit.
home-lead = Dungeon adventures by their full rules, in your browser. Play alone, around one screen, or with friends far away. Bots take the empty chairs.
join-label = Invitation link or table code
join-placeholder = Paste a link or a table code
join = Join
join-note = No account. Whoever holds the link holds the seat.
join-refused = This is neither a link to a table nor its code.

your-tables = Your tables
your-turn = Your turn
notify = tell me when it’s my turn
notify-on = I’ll tell you when it’s your turn
notify-title = Your turn
notify-body = { $table } waits for you.
waits-for = { $who } is thinking
waits-for-seat = An empty seat: { $who }
table-over = Over
table-missing = No longer on the server
table-steps = { $number ->
    [0] just opened
    [one] 1 choice made
   *[other] { $number } choices made
}
play-on = Play
look = Look
go-on = Go on
replay = Replay
forget = Forget { $table } in this browser
forget-ask = Forget “{ $table }”? The key of your seat is in this browser only: without its link you can’t come back.
forget-yes = Forget it
keep = Keep it
empty-tables = No tables yet. Pick a box from the shelf.
empty-tables-line = Tables you open or join are listed here.
open-seats = Open seats
open-seats-line = Tables that anybody may join.
take-seat = Sit down

shelf = The shelf
shelf-line = Pick a box to open a table.
open-box = Open a table of { $game }
players = { $min }–{ $max }
players-label = { $min } to { $max } players
alone-too = alone, too
rulebook = The rules
rulebook-line = Every rule by its number, searchable as you type.
saves = A saved game
saves-line = Watch a game again, move by move. Drop its file here.
not-affiliated = Not affiliated with the games’ publishers.
credit-icons = Icons: game-icons.net, CC BY 3.0
credit-fonts = Fonts: Grenze Gotisch, Alegreya, Atkinson Hyperlegible Next (SIL OFL 1.1)
licences = Licences
gallery = Gallery
api = For programs

## Setting up a table

setup-title = Set up: { $game }
setup-headline = A new table
setup-mode = How you play
setup-expansions = Expansions
setup-house-rules = House rules
setup-house-rules-line = { $changed ->
    [0] as the rulings say
    [one] 1 changed
   *[other] { $changed } changed
}
setup-house-rules-reset = As the rulings say
setup-seats = Seats
setup-seats-line = Take several seats yourself to play around one screen.
who-me = Me
who-open = Open
who-bot = Bot
who-open-note = You get a link to send.
sit-name = Name at the seat { $seat }
sit-name-placeholder = Your name
sit-choice = Who sits at { $seat }
bot-level = The bot at { $seat }
bot-random = Random: takes any choice
bot-greedy = Greedy: takes what looks best now
bot-casual = Casual: thinks a little
bot-strong = Strong: thinks ahead
bot-master = Master: thinks long
bot-other = { $bot }
setup-table = The table
table-name = Name of the table
table-name-placeholder = { $game }, { $date }
listed = Listed
listed-line = Anybody on this server may take an open seat.
private = Private
private-line = Only those who hold a link come in.
setup-open = Open the table
setup-opening = Opening
setup-nobody = Take at least one seat, or leave one open.
house-yes = yes
house-no = no

opened-title = Your table is open
opened-line = Send each link to one person. Whoever opens it first holds the seat.
opened-link = Link to the seat { $seat }
opened-go = Go to the table
opened-own = Your own seat is kept in this browser.

## Rules

rules-title = Rules of { $game }
rules-search = Search the rules
rules-placeholder = a word, or a number such as { $example }
rules-found = { $count ->
    [0] No clause has all these words.
    [one] 1 clause
   *[other] { $count } clauses
}
rules-none-line = Try fewer words, or the word of the other language.
rules-clear = Show all
rules-sections = Sections
rules-both = Both languages
rules-link = Link to { $clause }
rules-keys = Type / to search, then use the arrow keys.

## Replay

replay-title = Replay
replay-headline = Watch a saved game
replay-drop = Drop the file of a saved game here.
replay-choose = Choose a file
replay-or = It stays on this server only while you watch.
replay-step = { $step } of { $steps }
replay-slider = Moment of the game
replay-first = To the beginning
replay-previous = One back
replay-next = One on
replay-last = To the end
replay-play = Play
replay-pause = Pause
replay-speed = Speed
replay-eyes = Seen by
replay-eyes-watch = a spectator
replay-speed-slow = slow
replay-speed-normal = normal
replay-speed-fast = fast
replay-events = What happened
replay-no-events = Nothing to tell.
replay-begin = The beginning
replay-keys = Arrow keys step, Space plays, Home and End jump.
replay-other = Another file
replay-table = To the table
replay-go-on = Continue from here
replay-share = Copy the link to this moment
replay-go-on-name = { $game }, continued

## Hints, odds, review

hint = Hint
hint-thinking = Looking ahead
hint-rank = hint { $rank }
hint-sure = Odds to win after it. For the first, nine times in ten between { $low } and { $high }.
hint-opposed = People play against each other at this table, so there are no hints and no odds. After the game there is a review.
odds-mine = Odds
odds-between = nine times in ten between { $low } and { $high }
review = Review
review-chart = Odds over the game
review-working = The game is being looked through
review-failed = The game could not be looked through to its end.
review-skill = Choices
review-luck = Luck
review-others = Others
review-points = In points of a hundred. Choices: what better ones known would have brought. Luck: what dice and draws brought beyond what was to be expected.
review-turning = Turning points
review-no-turning = The odds never turned far at once.
review-change = { $before } before, { $after } after

## Reports

lab-title = Reports
lab-headline = What a game is like
lab-lead = Bots play a game many times, and what that shows becomes a page: who wins, how long it takes, who falls when, what is used. Choose two contents to see what the one changes.
lab-order = A new report
lab-game = Game
lab-content = Content
lab-compare = Compared with
lab-as-it-is = The game as it is
lab-nothing = Nothing
lab-no-packs = This server was given no packs for this game, so there is nothing to compare.
lab-alike = Choose two different contents to compare.
lab-settings = Settings
lab-settings-line = { $changed ->
    [0] as usual
    [one] 1 changed
   *[other] { $changed } changed
}
lab-usual = { $value } (usual)
lab-vary = Go through the settings
lab-vary-line = After the game itself, the chief settings that are as usual take their other values, one after the other.
lab-games = Games of each variant
lab-bot = Who plays
lab-time = Random takes moments for a game, greedy up to some seconds. A report ends after ten minutes with what was played by then.
lab-make = Make the report
lab-make-comparison = Compare
lab-report-of = { $game }: { $one }
lab-comparison-of = { $game }: { $one } and { $other }
lab-waiting = { $ahead ->
    [0] It is about to begin.
    [one] Another report comes first.
   *[other] { $ahead } other reports come first.
}
lab-playing = The games are being played
lab-begins = The table is being laid
lab-done = { $done } of { $games } games
lab-seconds-left = about { $seconds } s left
lab-minutes-left = about { $minutes } min left
lab-stay = Stay on this page: when nobody waits any more, the games are stopped.
lab-stop = Stop
lab-ready = The report is ready.
lab-by-itself = Open by itself
lab-another = Another report
lab-part = There was time for { $done } of { $games } games. The report covers these.
lab-files = To take along:
lab-kept = The server keeps this page for an hour.
lab-failed = The report came to nothing.
lab-gone = This report is not here any more.
lab-gone-line = It was stopped, nobody waited for it, or it was made too long ago. The same order gives the same report.
lab-not-here = This server makes no reports.
lab-not-here-line = On your own machine: lanthorn report.

## Settings

pref-language = Language
pref-theme = Theme
theme-system = System
theme-dark = Dark
theme-light = Light
pref-text-size = Text size
text-normal = Normal
text-large = Large
text-larger = Larger
pref-motion = Animation
motion-slow = Slow
motion-normal = Normal
motion-fast = Fast
motion-off = Off
motion-reduced = Your system asks for stillness, so nothing moves.
pref-sound = Sound when it’s my turn
pref-notify = Notice when it’s my turn and I look elsewhere
pref-odds = Show the odds
pref-odds-line = Only where nobody plays against another person.
pref-singles = Play single choices by themselves
switch-on = On
switch-off = Off
pref-confirm = Ask again before
confirm-never = nothing
confirm-final = what can’t be undone
confirm-always = every choice
pref-my-name = Your name at tables
settings-kept = Kept in this browser.

## The table

thing-face-down = face-down tile
thing-face-down-about = Nobody at this seat knows what it is.
thing-empty = empty
thing-tile = tile
thing-card = card
thing-meeple = figure
thing-token = token
thing-die = die
thing-cube = cube
thing-marker = marker
die-shows = die with { $sides } sides, shows { $value }
light-ember = a choice begins here
light-lit = can be chosen
light-selected = chosen
light-previewed = can be chosen, shown before it is done
light-not-now = not now
state-turned-up = turned up
board-chosen = chosen
board-spent = spent
track-of-goal = { $value } of { $goal } to win
track-of = { $value } of { $cells }

contents-show = Show what is in it
contents-hidden = Face down: nobody may look
contents-empty = Nothing is in it.
odds = { $percent }%

choices = Choices
choices-count = { $count ->
    [0] no choice
    [one] 1 choice
   *[other] { $count } choices
}
choices-none = Nothing to choose now.
or-instead = or instead
no-undo-after = No undo after this
put-back = Put back
by-itself-only = the only choice, played by itself
by-itself-same = the same way as before
by-itself-wait = Wait
rest-same-way = The rest of this turn the same way
rest-stop = Stop
dock-touch = Touch what is lit.

is-choosing = is choosing
is-awaited = waits for somebody to sit down
status-waiting = The table is being set.
status-offline = The table can’t be reached. What you did before is kept.
status-as-it-was = The table is as it was at { $time }. Nothing is lost.
try-now = Try now
looking-back = Looking back
back-to-now = Return
game-over = The game is over
watch-again = Watch again
replay-copy = Copy the replay’s link
rematch = Rematch
play-again = Play again
rematch-join = To the next game
undo = Undo
redo = Redo
ask-to-take-back = Ask to take back
ask-short = Ask back
step-back = One moment back
step-on = One moment on
asks-to-take-back = asks to take back the last step.
waits-for-consent = waits for an answer.
allow = Allow
no = No
notice-stale = Somebody was faster. Choose again.
notice-undo-denied = { $name } says no: nothing is taken back.
notice-no-answer = The table does not answer. Nothing was changed.
notice-refused = That was not possible. Nothing was changed.

log = Log
log-clause = Rule { $clause }
log-look = Show the table at this moment
log-empty = Nothing has happened yet.
log-yours = you
tone-harm = harm
tone-good = good
tone-deadly = deadly
rules-here = Rules, here and now
rules-tab = Rules
rules-search-count = Search { $count } clauses
rules-none-here = No clause is cited here.
chat = Chat
chat-empty = Nobody has said anything.
chat-say = Say something
chat-send = Send
seats = Seats
things = Around
seat-bot = Bot
seat-open = Open seat
seat-here = At the table
seat-away = Away
seat-kept-warm = A bot keeps the seat warm.
seat-invite = Copy invitation
link-copied = Link copied
seat-sit = Sit here
seat-return = Take my seat back
seat-leave-to-bot = Let a bot play
seat-leave = Leave
save-file = Save as a file
save-later = The game holds what others keep secret: its file can be had when it is over.
delete-table = Delete the table
delete-ask = Delete this table for everybody? It can’t be brought back.
delete-yes = Delete it
somebody = Somebody
table-tab = Table
hand-over = Pass the screen to { $name }
hand-over-why = The seats know different things, so the table is covered.
hand-over-ready = I am { $name }
table-gone = This table has been cleared away.
table-unknown = There is no such table.
table-unknown-line = It may have been deleted, or the link was cut short.
join-title = You are invited
join-line = Sit down as { $seat }?
join-name = Your name at the table
join-sit = Sit down
join-watch = Only watch
watching = Watching

keys = Keys
key-numbers = take the numbered choice
key-tab = through what can be chosen
key-arrows = to the next thing in that direction
key-enter = choose
key-escape = put back
key-undo = undo
key-hint = hint: the best choices
key-odds = odds on or off
key-rules = rules
key-log = log
key-time = a moment back or on
key-help = these keys

once-more = Once more to do it

gallery-title = Gallery
gallery-line = every region, piece and state
gallery-headline = Light means: you may.
gallery-idle = Idle
gallery-ember = Ember
gallery-lit = Lit
gallery-selected = Selected
gallery-previewed = Previewed
gallery-targeted = Targeted
gallery-changed = Just changed
gallery-not-now = Not now
gallery-hidden = Hidden
thing-place = square

sample-skeleton = Skeleton
sample-cleave = Cleave
sample-rogue = Rogue
sample-fire = Fire
sample-tunnel = Tunnel
sample-old-bridge = Old bridge
sample-lamp-square = Lamp square
sample-canal-stair = Canal stair
sample-draw-pile = Draw pile
sample-market = Market
sample-hp = HP
sample-actions = Actions
sample-danger = Danger
sample-fate = Fate
sample-hour = Hour
sample-last-time = Last time
sample-disarms = Disarms a trap by walking into it, unhurt.
sample-story = You left the toll-gate burning and the river behind you. The ferryman wants his due, and he does not take coin.
token-sample-sword = sword
token-sample-shield = shield
token-sample-skull = skull
sample-region-grid = Grid
sample-region-path = Path
sample-region-tile-map = Tile map
sample-region-zone-map = Zone map
sample-region-pile = Pile
sample-region-hand = Hand
sample-region-row = Row
sample-region-hero-board = Hero board
sample-region-track = Track
sample-region-bag = Bag
sample-region-dial = Dial
sample-region-story-page = Story page

## Campaigns

setup-campaign = As a campaign
setup-campaign-line = Other chapters can follow with the same people and what they carry over.
campaign = Campaign
campaign-go-on = Choose a chapter
campaign-so-far = What happened so far
campaign-chapters = Chapters
campaign-show-ahead = Show what comes later
campaign-won = Every chapter is won.
campaign-save = Save the campaign as a file
campaign-open = Open a campaign’s file
campaign-opened = All its seats are yours. Give up those that others shall take.
campaign-next = Next: { $chapter }
campaign-plays = Now: { $chapter }
chapter-number = Chapter { $number }
chapter-won = won
chapter-lost = lost
chapter-next = next
chapter-ahead = later
chapter-begin = Next chapter
chapter-again = This chapter again
chapter-play = Play this one
campaign-not-one = This file is no campaign of Lanthorn, or it is damaged.
