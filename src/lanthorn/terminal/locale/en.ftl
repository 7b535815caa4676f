# What the terminal itself says, in every game.

## On the table

face-down = face down
face-down-at = Face down:
fallen = fallen
empty = empty
titled = { $title }: { $about }

## At the prompt

asked = { $who }:
hint-sure = 1: choose it.
hint-back = Enter: back to the whole list.
hint-only = Enter: take it.
hint-final = { $sign } can't be taken back.
so-many = { $count } choices
hint-help = ?: help
more = Enter: more. Anything else: enough.
more-before = Enter: what came before. Anything else: enough.
go-on = Enter: go on.
log-empty = Nothing has happened yet.
no-such-number = Type a number from 1 to { $most }.
nothing-there = None of the choices has to do with: { $thing }.
earlier = (l: all of it)
thinks = { $who }: thinking.
not-understood = “{ $typed }” is neither a choice nor a command. Type ? for help.
more-clauses = { $count ->
    [one] 1 more clause has these words: add a word.
   *[other] { $count } more clauses have these words: add a word.
}
languages = Type lang and one of: { $languages }.
seats-asked = Others who may choose now: { $seats }.
saved = Saved in { $path }
no-folder = There is no folder { $path }, so nothing was written.
not-a-save = { $path } is another sort of file, so nothing was written.
not-kept = This game is not being kept. { $error }
help =
    Choose by typing
        2              the number of a choice; Enter goes back to the whole list
        NAME           of a square or a thing: shows only the choices there
        2 NAME         both at once
        KEY            of a choice, or its start (h lists them)
        WORDS          of a choice
    For example now: { $examples }
    Other commands
        u              take back your last choice
        ? KEY          why something can or can't be chosen
        ? CLAUSE       a clause of the rules by its number; ? WORDS finds clauses
        ? NAME         what a hero, a card, a thing does; what is on a square
        h              every choice with its key and its clauses
        hint           the best choices with their odds
        odds           the odds to win
        l              what has happened so far, the latest page first
        s FILE         save into a file (the game is kept anyway)
        lang en, lang fr
        seat NAME      when several may choose: let this seat choose first
        q              leave; the game is kept
help-signs = { $friend } hero, { $heart } health or harm, { $times }2 two of them.
help-board = On the board: { $foe } monster, { $lit } can be chosen, { $back } face down, { $veil } face down but you may look.
help-pips = On a hero's line: { $full } left, { $empty } used.

## Taking back

undone = Taken back.
undo-nothing = There is no choice of yours to take back.
undo-revealed = Something hidden has come out since your last choice, so it can't be taken back.
consent-revealed = { $who } would like to take the last choice back. Something hidden has come out since.
consent-other-player = { $who } would like to take the last choice back. Another player has chosen since.
consent = { $other }: may { $who } take it back?
consent-refused = { $other } would rather play on.
yes-no = y or n:

## Two people, one keyboard

hand-over = Hand the keyboard to: { $who }
hand-over-wait = Enter: go on. q: leave.
hand-over-undo = Enter: go on. u: take the last choice back. q: leave.

## Leaving and the end

kept = The game is kept. To go on:
nothing-to-keep = Nothing was chosen, so nothing is kept.
winners = Won by: { $winners }
no-winner = Nobody wins.
replay-with = To see it again, and to have it looked through:

## Before a game

usual = usual: Enter
yes = Yes
no = No
human = A person here
bot = { $bot ->
    [random] Bot that picks at random
    [greedy] Bot that looks one step ahead
    [casual] Bot that thinks a little: an easy partner or opponent
    [strong] Bot that thinks ahead
    [master] Bot that thinks long: the strongest there is
   *[other] Bot: { $bot }
}
who-plays = Who plays this seat: { $seat }?
resume = { $answers ->
    [one] A game of { $game } is not over: 1 choice so far. Go on with it?
   *[other] A game of { $game } is not over: { $answers } choices so far. Go on with it?
}
which-game = Which game?

## Looking at a game again

whose-eyes = With whose eyes?
watcher = A watcher, who sees what lies open
all-knowing = Somebody who sees everything
replay-prompt = { $at } of { $last }. Enter: on, b: back, a number: go there, e: end, q: leave.
replay-not-understood = “{ $typed }” does nothing here.
next-answer = Next, { $who }: { $choice }
next-chooses = Next, { $who }.

## Hints, odds, review

percent = { $number }%
advice-thinking = Looking ahead.
advice-opposed = People play against each other here, so there are no hints and no odds. After the game, “lanthorn review FILE” looks it through.
hint-head = Odds to win after the best choices:
hint-line = { $odds }  { $choice }  ({ $low } to { $high })
odds-now = { $games ->
    [0] Odds to win: about { $odds }. No game could be played out in time, so this is little more than a guess.
    [one] Odds to win: { $odds }, nine times in ten between { $low } and { $high }. 1 game was played out for this.
   *[other] Odds to win: { $odds }, nine times in ten between { $low } and { $high }. { $games } games were played out for this.
}
review-later = A game is looked through when it is over.
review-not-over = The game in { $path } is not over, so it can't be looked through yet.
review-nothing = Nobody has chosen anything in { $path }, so there is nothing to look through.
review-working = Looking it through
review-title = { $game }: what it turned on
review-chart = Odds of { $team }, from { $first } to { $last }:
review-sums = Choices and luck, in points of a hundred
review-sum = { $who }: choices { $skill }, luck { $luck }
review-sum-opposed = { $who }: choices { $skill }, luck { $luck }, the others { $others }
review-about = Choices: what better ones known would have brought. Luck: what dice and draws brought beyond what was to be expected.
review-turning = Turning points
review-no-turning = The odds never turned far at once.
review-point = { $number }  { $who }: { $choice }. { $before } before, { $after } after (luck { $luck }, choice { $skill })
review-look = To see a turning point, type its number there:

## Clauses

no-clause = No clause has “{ $words }”.

## On the command line

unknown-seat = There is no seat “{ $seat }” in this game; there are: { $seats }.
file-not-written = { $path } can't be written: { $error }.
file-not-read = { $path } can't be read: { $error }.
file-no-text = { $path } is not a text file: { $error }.
options-exclude = { $one } and { $other } can't go together.
option-of-the-save = { $option } can't go with { $file }: the saved game has its own.
option-needs-pair = { $option } needs NAME=VALUE, not “{ $given }”.
option-twice = { $option } names “{ $name }” twice.
position-has-no-seed = --seed can't go with --position: a position has no seed.
no-packs = { $folder } holds no pack.
packs-broken = The server does not start with broken packs.
    { $mistakes }
pack-same-name = Another pack for the same game is called “{ $pack }”, too.
served-at = Lanthorn is at { $address }  (Ctrl-C ends it)
served-without-page = The page for the browser is not built: run “make page” in Lanthorn's folder, then start again.
mistake = This is a mistake in Lanthorn: { $what }
mistake-kept = The game up to it is kept, to report and to go on: { $report }
mistake-debug = With --debug it says where.

## Campaigns

campaign-needs-name = A campaign needs a name with letters or digits, not “{ $name }”.
campaign-exists = There is a campaign “{ $name }” already. Choose another name with --name.
campaign-unknown = There is no campaign “{ $name }” here. “lanthorn campaign list” shows those that there are.
campaign-file-exists = { $path } exists already, so nothing was written.
campaign-none-kept = No campaign is kept here. “lanthorn campaign new GAME” begins one.
campaign-begun = The campaign is ready. To play its first chapter:
campaign-won = Won: { $chapter }
campaign-lost = Lost: { $chapter }
campaign-stands = { $won } of { $chapters } chapters won.
campaign-next = Next: { $chapter }
campaign-which = Which chapter?
campaign-chapter = { $chapter } ({ $standing ->
    [won] won
    [lost] lost
    [ahead] later
   *[next] next
})
campaign-later = Another one: shows what comes later
campaign-ahead = This chapter comes later in the story. Play it now all the same?
campaign-broken = { $name }: can't be gone on with. { $error } Its file:
campaign-chapter-damaged = The chapter in progress can't be opened. { $error } Its file is set aside:
campaign-has-begun = { $options }: no effect on a chapter that has begun.
campaign-give-up = A chapter in progress that nobody goes on with is given up as soon as another begins. Its file is then set aside:
campaign-forget = Put the campaign “{ $name }” aside? It is then no longer listed.
campaign-see-again = To see a chapter again, and to have it looked through:
campaign-went-on = The campaign “{ $name }” was gone on with elsewhere in the meantime. What was played here is not part of it.
campaign-without-chapter = The chapter in progress is not in it.
campaign-forgotten = The campaign is put aside. Its file:
