"""Playing: whose turn it is, who gets the keyboard, how it ends, how one comes back."""

from __future__ import annotations

import contextlib
import shlex
import signal
from typing import Final

from rich.cells import cell_len
from rich.text import Text as Line

from lanthorn.engine import LanthornError, Outcome
from lanthorn.engine.save import save
from lanthorn.terminal.interruptions import Stopped
from lanthorn.terminal.lines import wrapped
from lanthorn.terminal.page import compose
from lanthorn.terminal.prompt import Prompt
from lanthorn.terminal.reference import cite
from lanthorn.terminal.saves import new_file, write_whole
from lanthorn.terminal.sitting import Leave, Sitting

LEAVE: Final = ("q", "quit")
TAKE_BACK: Final = ("u", "undo")


class ProgramMistake(Exception):
    """A bug in the program. The report is a save of the moment before, with the answer that showed it."""

    def __init__(self, error: Exception, report: str) -> None:
        super().__init__(f"{type(error).__name__}: {error}")
        self.report = report


def play_out(sitting: Sitting) -> int:
    """Play until the end or until somebody leaves. Gives the exit code."""
    try:
        with sitting.interruptions.watched():
            _play(sitting)
        return 0
    except (Leave, EOFError):
        _say_goodbye(sitting)
        return 0
    except KeyboardInterrupt:
        _say_goodbye(sitting)
        return 128 + signal.SIGINT
    except Stopped as stopped:
        _say_goodbye(sitting)
        return 128 + stopped.number
    except Exception as error:
        raise ProgramMistake(error, _report(sitting)) from error


def _play(sitting: Sitting) -> None:
    with sitting.screen.kept_secret(len(sitting.players.humans) > 1):
        sitting.let_bots_answer()
        decision = sitting.next_decision()
        while decision is not None:
            if hand_over(sitting, decision.seat):
                Prompt(sitting, decision).run()
            sitting.let_bots_answer()
            decision = sitting.next_decision()
    _show_end(sitting)


def hand_over(sitting: Sitting, seat: int) -> bool:
    """Before another person's secrets are shown, an empty page waits for him.

    Gives whether he took over: the one before him can still take his last choice back.
    """
    before, words = sitting.viewer, sitting.words
    if seat == before or not sitting.has_secrets(seat):
        sitting.viewer = seat
        return True
    sitting.screen.hide()
    sitting.screen.say(words.own("hand-over", who=words.seat(seat)))
    can_undo = before is not None and sitting.session.free_undo(before) > 0
    typed = _ask_to_take_over(sitting, can_undo)
    if typed in LEAVE:
        raise Leave
    if typed in TAKE_BACK:
        sitting.go_back_to(len(sitting.session.log) - 1)
        return False
    sitting.viewer = seat
    return True


def _ask_to_take_over(sitting: Sitting, can_undo: bool) -> str:
    """Only Enter or a command goes on: a stray line must not show the other side's secrets."""
    question = sitting.words.own("hand-over-undo" if can_undo else "hand-over-wait")
    known = ("", *LEAVE, *(TAKE_BACK if can_undo else ()))
    while True:
        typed = sitting.screen.ask(question).casefold()
        if typed in known:
            return typed


def _show_end(sitting: Sitting) -> None:
    """The last table with everything turned up, how the game ended, and where to see it again."""
    seat = sitting.players.humans[0] if len(sitting.players.humans) == 1 else None
    width, words = sitting.screen.width, sitting.words
    outcome = sitting.session.outcome
    reason = words.say(outcome.reason) if outcome else ""
    events = [line for line in sitting.events(seat, _since(sitting, seat)) if line.plain != reason]
    told = verdict(sitting, outcome) if outcome else []
    below = [part for line in told for part in wrapped(Line(line, "bold"), width)]
    below.append(Line(words.own("replay-with")))
    game, path = sitting.session.match.game.id, shlex.quote(str(sitting.path))
    commands = [f"lanthorn play {game} --replay {path}", f"lanthorn review {path}"]
    room = sitting.screen.height - 1 - sum(1 + (2 + cell_len(command)) // width for command in commands)
    session = sitting.session
    table = sitting.table(seat, session.match.game.scene(session.state, None))
    sitting.screen.show(compose(table, width, room, frozenset(), events, below))
    for command in commands:
        sitting.screen.put_whole(command)


def _since(sitting: Sitting, seat: int | None) -> int:
    own = [number for number, (who, _) in enumerate(sitting.session.log) if who == seat]
    return own[-1] + 1 if own else len(sitting.session.log)


def verdict(sitting: Sitting, outcome: Outcome) -> list[str]:
    words = sitting.words
    winners = ", ".join(words.seat(seat) for seat in outcome.winners)
    won = words.own("winners", winners=winners) if winners else words.own("no-winner")
    return [
        words.say(outcome.reason),
        won,
        *cite(sitting.session.match.game, outcome.clauses, words.language),
    ]


def _say_goodbye(sitting: Sitting) -> None:
    """The game is on disk already; say how to come back. A terminal that is gone is no matter."""
    with contextlib.suppress(OSError):
        if sitting.path.exists():
            sitting.screen.say("\n" + sitting.words.own("kept", path=str(sitting.path)))
            sitting.screen.put_whole(sitting.back)
        else:
            sitting.screen.say("\n" + sitting.words.own("nothing-to-keep"))


def _report(sitting: Sitting) -> str:
    """Write what is needed to see the mistake again. Gives the path, or why there is none."""
    notes = sitting.notes()
    if sitting.attempted is not None:
        seat, key = sitting.attempted
        notes["answer"] = f"{seat} {key}"
    path = new_file("reports", sitting.session.match.game.id)
    try:
        write_whole(path, save(sitting.session, notes))
    except LanthornError as error:
        return error.say(sitting.words.language)
    return str(path)
