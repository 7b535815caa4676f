# What the lab says.

## What can't be done

games-too-few = The number of games must be at least 1, not { $given }.
workers-too-few = The number of workers must be at least 1, not { $given }.
bots-for-seats = { $seats ->
    [one] { $game } has 1 seat ({ $names }), so name 1 bot, not { $given }.
   *[other] { $game } has { $seats } seats ({ $names }), so name 1 or { $seats } bots, not { $given }.
}
arena-needs-two = { $game } is played against each other, so an arena needs at least 2 bots.
arena-bot-twice = The bot “{ $bot }” is named twice.
not-found-in-module = { $name } can't be found: { $error }.
worker-other-program = A worker has Lanthorn { $theirs }, and here is { $ours }. Install the same version everywhere.
worker-other-content = A worker has other rules or other content of { $game } than there are here. Install the same version everywhere.
workers-do-not-start = { $times } workers in a row ended before they could begin.
game-kills-workers = Game number { $number } was with { $times } workers that were lost, so it is not tried again. Perhaps there is too little memory.
ray-not-installed = --on ray needs the package ray: pip install 'lanthorn[ray]'.
ray-does-not-start = Ray can't be reached or started: { $error }
into-not-ours = { $path } is another sort of file, so nothing was written.
into-damaged = { $path } is damaged: line { $line } can't be read. Nothing was written.
into-other-run = { $path } holds the games of another run ({ $what }: { $theirs } there, { $ours } here), so nothing was written. Name another file.
into-not-written = { $path } can't be written: { $error }.

## Tuning: what can't be done

tune-number-form = “{ $given }” names no number to move: write it as monsters.goblin.damage=1..4, file.entry.field=low..high, with /step if need be; or as an offset, monsters.*.damage=-1..+2.
tune-no-numbers = Name at least one number that may be moved, with --number.
tune-number-several = “{ $name }” stands for { $count } numbers. Several can only be moved together, by an offset: -1..+1.
tune-number-twice = The number { $name } is named twice.
tune-no-file = { $game } has no content file “{ $name }”. There are: { $known }.
tune-no-entry = { $file }.toml has no entry “{ $name }”. There are: { $known }.
tune-no-field = { $place } has no field “{ $name }”. There are: { $known }.
tune-nothing-inside = { $place } holds nothing that could be called “{ $name }”.
tune-not-a-number = { $name } is not a number.
tune-all-zero = All numbers of { $name } are 0, and 0 is passed over where a star stands.
tune-range-whole = { $given }: this is a whole number, so its range must be one of whole numbers.
tune-range-backwards = { $given }: the range is the wrong way round. The lower end comes first.
tune-range-step = { $given }: the step must be more than 0.
tune-range-long = { $given }: these are { $count } values, and at most { $most } can be looked at. Give a larger step.
tune-nothing-moves = The ranges hold nothing but the numbers as they are, so there is nothing to choose from.
tune-no-wish = Say what is wished for: --win, --length or --wish.
tune-wish-form = “{ $given }” is no wish: write it as chapter=fire,players=2:win=0.7,length=80, or win.heroes=0.5.
tune-wish-number = “{ $given }” is not a number.
tune-wish-share = A share of wins lies between 0 and 1, so it can't be { $given }.
tune-wish-length = The length of a game is more than 0 decisions, so it can't be { $given }.
tune-wish-weight = A weight must be more than 0, not { $given }.
tune-within = How near is near enough lies between 0 and 1, so it can't be { $given }.
tune-wish-no-side = { $game } is played against each other, so say who should win so often: one of { $names }.
tune-wish-seat = { $game } has no seat “{ $name }” at these settings. There are: { $names }.
tune-wish-twice = The same thing is wished for twice at the same settings.
tune-games-too-few = { $given } games are too few for one round of this search: it needs at least { $least }.
tune-all-refused = { $count ->
    [one] The only candidate that was thought of makes content that can't be. { $reason }
   *[other] All { $count } candidates make content that can't be. The first: { $reason }
}
tune-to-file = { $path } is a file, so no pack can be written there.
tune-to-nowhere = { $path }: the folder that it would be in is not there.
tune-to-full = { $path } is there already, and not empty. --force replaces a pack.
tune-to-no-pack = { $path } holds something other than a pack, so it is not replaced.
tune-to-not-written = { $path } can't be written: { $error }.

## While games are played

worker-lost = { $games ->
    [0] A worker was lost; another one takes its place.
    [one] A worker was lost; its game is played again.
   *[other] A worker was lost; its { $games } games are played again.
}
interrupted = Interrupted after { $done } of { $wanted } games.
stopped = Stopped after { $done } of { $wanted } games. What could not be written is counted here, and will be played again.
go-on = The games are kept in { $path }. The same command goes on from there.
go-on-not = They are not kept: with --into FILE a run can be gone on with.

## Tables

seat = seat
bot = bot
against = against
as = as
wins = wins
won = won
lost = lost
drawn = drawn
played = games
share = share
between = 95% between
from-to = { $low } and { $high }
point = .
percent = { $number }%
nobody = nobody
rating = rating
compared = compared with
difference = difference
sim-title = { $games ->
    [one] { $game }: 1 game
   *[other] { $game }: { $games } games
}
sim-length = { $mean } decisions a game ({ $least } to { $most }), { $speed } decisions a second, seed { $seed }
arena-title = { $games ->
    [one] { $game }: 1 game
   *[other] { $game }: { $games } games
}
arena-ratings = Ratings
arena-about = Seed { $seed }. Ratings begin at 25; 95 times in 100 the true one lies between the bounds.
arena-compared = The same deals, played by each

## Tuning

tune-numbers-title = { $games ->
    [one] { $game }: { $candidates } candidates, 1 game
   *[other] { $game }: { $candidates } candidates, { $games } games
}
tune-number = number
tune-old = now
tune-new = tuned
tune-aims-fresh = Measured on { $games } fresh deals
tune-aims-chosen = In the games of the search itself, which flatter what they choose
tune-aim = wish
tune-wished = wished
tune-win = games won
tune-win-by = games won by { $side }
tune-length = decisions a game
tune-at = { $aim }, { $settings }
tune-skipped = { $count ->
    [one] 1 candidate was skipped, because its content can't be.
   *[other] { $count } candidates were skipped, because their content can't be.
}
tune-reached = Reached: as far as these games can tell, the tuned numbers come within { $within } of what was wished for.
tune-not-reached = Not reached: even by its bounds, what was measured is not within { $within } of what was wished for. This is the nearest that was found.
tune-unchanged = Nothing that was tried comes nearer than the numbers as they are, so no pack was written.
tune-written = The pack “{ $name }” is in { $path }. To use it: { $options }
tune-no-pack-yet = No pack was written.

## Reports

report-title = Report
report-contents = Contents
report-base = As agreed
report-variant = Variant
report-games = Games
report-bots = Bots
report-settings = Agreed
report-packs = Packs
report-seed = Seed
report-yes = yes
report-no = no
report-pair = { $name }: { $value }
report-together = All together
report-partial = This report covers { $games } of { $wanted } games: the run ended early.
report-left-out = Not played, because it can't be:
report-card-wins = Won by: { $side }
report-card-decisions = Decisions in a game, median
report-card-turns = Turns in a game, median
report-most-between = 8 of 10 games: { $low } to { $high }
report-wins = Wins
report-wins-lead = The share of games each side won, and between which shares the true one lies, 95 times in 100.
report-wins-others = Shown is the share of { $side }; the other side won all other games.
report-by-bots = Bots
report-of = { $count } of { $games }
report-count = { $count ->
    [one] 1 game
   *[other] { $count } games
}
report-lengths = Length
report-lengths-lead = How long games are: the bar holds 8 of 10 games, the line is the middle one.
report-in-decisions = In decisions
report-in-turns = In turns
report-axis-decisions = Decisions
report-axis-turns = Turns
report-median = median
report-mean = mean
report-from-to-numbers = { $low } to { $high }
report-at-most = { $least } to { $most } in all
report-span-note = Below the median: from the tenth of 100 games to the ninetieth. Below the mean: the shortest and the longest game.
report-numbers = The numbers
report-endings = Endings
report-ending = how it ended
report-unfinished = Left without an end
report-falls = Falls
report-falls-lead = Who falls when, and to what, over all games of this report.
report-when-turns = In which turn
report-when-decisions = After how many decisions
report-who = who
report-falls-count = falls
report-per-game-number = { $number } a game
report-cause = to what
report-to-what = To what
report-others = Others
report-nothing-known = Not told
report-use = Content
report-use-lead = In how many games a thing was used, and how the share of wins of { $side } differs between games with it and without it. This is what goes together, not what causes what: a card that is played when all is lost goes with losses.
report-use-shown = { $shown ->
    [0] Of { $compared } things compared, none differs by more than chance.
    [one] Of { $compared } things compared, 1 differs by more than chance; it is marked.
   *[other] Of { $compared } things compared, { $shown } differ by more than chance; they are marked.
}
report-used-in = used in
report-times = { $number } a game
report-difference = difference
report-points = { $number } pts
report-from-to = { $low } to { $high }
report-always = nothing to compare
report-decisions = Decisions
report-decisions-lead = What is decided in a game, by seat, over all variants.
report-decision = decision
report-per-game = a game
report-rarer = Rarer ones
report-in-all = { $number } decisions a game in all.
report-about = What the numbers mean
report-about-intervals = Shares have Wilson's interval: 95 times in 100 the true share lies inside. Differences of shares have Newcombe's, in points: hundredths of all games. Games are only compared with games of the same variant and the same bots; the variants are then weighed together (Mantel and Haenszel).
report-about-use = That games with a thing are won more often does not say that the thing wins them. What was used late, by those who were ahead, or only in long games, goes with winning or losing without being the cause. Change a pack and compare, to find out.
report-about-many = With many rows some differ by chance. A difference is marked only if it stands when its interval is widened for the number of rows (Bonferroni) and at least 10 games lie on each side.
report-about-bots = Bots play these games. What holds for them may not hold for people.
report-foot = Lanthorn { $version }, content { $content }
compare-title = { $a } compared with { $b }
compare-foot = Lanthorn { $version }
compare-same = Both have the same content, so both play the very same games.
compare-card-results = Results that differ
compare-card-use = Things used more or less
compare-card-changes = Fields changed
compare-of-rows = of { $rows } compared
compare-in-content = in the content
compare-changes = What differs in the content
compare-no-changes = Nothing: no field of the content differs.
compare-none = none
compare-entry = the whole entry
compare-thing = entry
compare-field = field
compare-all = All variants
compare-results = What differs in the games
compare-results-lead = Both played the same deals. The difference is { $b } less { $a }; a mark stands only where it is more than chance.
compare-nothing = No deal was played by both, so nothing can be compared.
compare-use = What is used
compare-use-lead = In how many games each thing was used, over all variants and bots.
compare-measured = measured
compare-deals = { $deals ->
    [one] 1 deal
   *[other] { $deals } deals
}
compare-few = too few deals
compare-noise = no difference shown
compare-about-deals = Every deal is compared with itself: the same seed, bots and settings with the one and with the other content. Shares have Newcombe's interval for pairs, in points; decisions, turns and falls Student's, drawn in hundredths of the first value.
compare-about-noise = With many rows some differ by chance. All intervals are widened for the number of rows of their table (Bonferroni), so that a table claims something wrong in 5 of 100 comparisons at most. “No difference shown” means that no difference at all lies inside the interval: it does not mean that there is none. More games show smaller differences.
report-into-no-folder = { $path } is a file, and the games of a report go into a folder.
report-to-no-folder = { $path } is a file, and a report goes into a folder. Name another one with --to.
report-not-written = The report can't be written into { $path }: { $error }. What was there before is as it was.
report-games-gone = The games are not kept: with --into DIR the same command would go on.
report-written = The report is in { $path }.
report-nothing = No game was finished, so there is no report.
report-no-game = Name a game, such as dungeon-heroes.
report-same-side = --compare needs two different things: “{ $name }” is named twice.
