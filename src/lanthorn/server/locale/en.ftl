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
problem-no-advice = There is no advice here.
problem-mistake = The server made a mistake. Nothing has changed.

refused-undo-nothing = There is nothing to take back.
refused-undo-revealed = Something hidden has come out since, or dice have rolled.
refused-redo-nothing = There is nothing to bring back.
refused-advice-opposed = People play against each other at this table, so there are no hints and no odds. After the game there is a review.
refused-advice-not-over = The game is not over. It can be reviewed when it is.
refused-advice-nothing = Nobody has chosen anything in this game, so there is nothing to review.

refused-report-none = This server makes no reports.
refused-report-gone = There is no such report. It was stopped, or nobody waited for it, or it was made too long ago.
refused-report-games = A report is made of { $least } to { $most } games of each variant.
refused-report-bot = The bot “{ $bot }” plays no reports. These do: { $known }.
refused-report-pack = This server was given no pack “{ $pack }”.
refused-report-other-game = The pack “{ $pack }” is for another game: { $theirs }.
refused-report-same = There is nothing to compare: both sides are the same.
refused-report-queue = Other reports are being made. Wait until one of them is ready.
refused-report-often = There were many reports in a short time. Wait a minute.

# Why a report came to nothing.
report-too-long = The games take too long for a report. Order fewer of them, or a quicker bot.
report-too-large = The games need more memory than a report may take. Order fewer of them.
report-killed = The process that played the games was ended from outside. The tables are not touched by this. Order the report again.
report-mistake = The rules or the pack made a mistake while the games were played: { $message }

# What keeps a server from starting.
port-in-use = Port { $port } at { $host } is already in use, perhaps by another Lanthorn. Choose another with --port; --port 0 finds a free one.
not-listening = { $host }:{ $port } can't be listened at: { $error }.
not-started = The server could not start. What is said above tells why.
database-no-address = “{ $given }” is no address of a database: use sqlite:///FILE or postgresql://...
database-not-supported = { $kind } is not supported: use sqlite:///FILE or postgresql://...
database-needs-file = A SQLite database needs a file: sqlite:///FILE.
database-not-opened = { $database } can't be used: { $error }.
database-newer = { $database } was written by a newer Lanthorn: update this one to open it.
database-in-use = Another server is using { $database }. For several servers at once, use PostgreSQL.
