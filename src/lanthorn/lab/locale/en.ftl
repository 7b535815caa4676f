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
