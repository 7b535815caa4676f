"""The sequence of play. Read this first: each rule it calls is one chapter of the book."""

from __future__ import annotations

from lanthorn.engine import Outcome, Play, Text
from lanthorn.games.dungeon_legends.rules import turn
from lanthorn.games.dungeon_legends.rules.ending import GameOver
from lanthorn.games.dungeon_legends.setup import prepare
from lanthorn.games.dungeon_legends.state import ACTING, BEGINNING, PLAYING, PREPARING, WON, State


async def step(play: Play[State]) -> None:
    """From one checkpoint to the next: a choice of the setup, a turn's start, one action, an end phase."""
    state = play.state
    try:
        if state.phase == PREPARING:
            await prepare(play)
        elif state.phase == BEGINNING:
            await turn.begin(play)
        elif state.phase == ACTING:
            await turn.act(play)
        else:
            await turn.end(play)
    except GameOver:
        pass


def outcome(state: State) -> Outcome | None:
    """DL-END-06. All win or all lose."""
    if state.result == PLAYING:
        return None
    chapter = state.book.chapter
    if state.result == WON:
        winners = tuple(range(len(state.players)))
        return Outcome(winners, Text("log-won", {"chapter": chapter.name}), (chapter.goal_clause,))
    return Outcome((), Text(f"log-lost-{state.reason}"), (chapter.loss_clause,))
