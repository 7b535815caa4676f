# What the server answers when something can't be done.
problem-stale = The table has moved on. This is how it stands now.
problem-not-asked = There is nothing for you to decide now.
problem-not-offered = That is not possible now.
problem-not-yours = This seat is not yours.
problem-unknown-table = There is no such table. Perhaps it was deleted.
problem-unknown-game = This server does not know this game.
problem-not-found = There is nothing here.
problem-wrong-method = The server does not understand this here.
problem-bad-request = The server did not understand this: { $message }.
problem-too-large = This is too large.
problem-too-many = Too much at once. Wait a moment.
problem-not-open = This seat is already taken.
problem-over = The game is over.
problem-undo-refused = This can't be taken back.
problem-bad-save = This file can't be opened: { $message }
problem-bad-pack = The content in this file has mistakes: { $message }
problem-why = That is not possible now.
problem-mistake = The server made a mistake. Nothing has changed.

refused-undo-nothing = There is nothing to take back.
refused-undo-revealed = Something hidden has come out since, or dice have rolled.
refused-redo-nothing = There is nothing to bring back.
