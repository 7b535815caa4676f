game = Tic-tac-toe
seat-cross = Cross
seat-nought = Nought
who = { $seat ->
    [0] Cross
   *[1] Nought
}
ask-mark = Where do you set your mark?
option-mark = Mark { $square }
log-marked = { who } marks { $square }.
won-line = { who } has three in a line.
drawn = The board is full: nobody wins.
refused-taken = That square is taken.
