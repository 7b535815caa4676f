"""The sequence of play. Read this first: each rule it calls is one chapter of the rules."""

from __future__ import annotations

from lanthorn.engine import Outcome, Play, Text
from lanthorn.games.dungeon_heroes.rules import dungeon, master, turn
from lanthorn.games.dungeon_heroes.rules.harm import GameOver, win
from lanthorn.games.dungeon_heroes.state import HEROES, MASTER, NOBODY, NOWHERE, State

SKIPPED_TURNS_THAT_LOSE = 5  # DH-RUL-76


async def step(play: Play[State]) -> None:
    """From one checkpoint to the next: a hero is arranged, one act, or a whole turn of the dungeon."""
    state = play.state
    try:
        if state.arranging:
            await arrange(play)
        elif state.side == HEROES:
            await heroes_act(play)
        elif state.book.solitaire:
            await dungeon.turn(play)
            begin_turn(play, HEROES)
        else:
            await master_acts(play)
    except GameOver:
        pass


async def arrange(play: Play[State]) -> None:
    """DH-SETUP-05, DH-SSET-03. One hero on each start square, as the player likes."""
    state, book = play.state, play.state.book
    waiting = [h for h, at in enumerate(state.hero_at) if at == NOWHERE]
    hero = waiting[0]
    free = [square for square in book.start if square not in state.hero_at]
    options = [book.options.arrange(hero, square) for square in free]
    chosen = await play.choose(HEROES, "arrange", options, hero=book.heroes[hero].id)
    state.hero_at[hero] = chosen.square
    play.emit(
        "hero-arranged",
        ("DH-SSET-03" if book.solitaire else "DH-SETUP-05",),
        hero=book.heroes[hero].id,
        square=book.squares[chosen.square],
    )
    if len(waiting) == 1:
        state.arranging = False
        # DH-TURN-01, DH-SOLO-02
        begin_turn(play, HEROES if book.solitaire else MASTER)


async def heroes_act(play: Play[State]) -> None:
    """DH-HERO-01, DH-RUL-49. One act of the heroes, until their player ends the turn."""
    state = play.state
    options = play.offer(turn.legal_acts)
    due = max(0, state.actions_due) if state.book.solitaire else 0
    chosen = await play.choose(HEROES, "act", options, True, left=turn.actions_open(state), due=due)
    if chosen.verb == "end":
        begin_turn(play, MASTER)
    else:
        await turn.act(play, chosen)


async def master_acts(play: Play[State]) -> None:
    """DH-RUL-03, DH-RUL-49. One action of the dungeon master, until none is left or legal."""
    state = play.state
    options = play.offer(master.legal_acts)
    if options:
        only_placing = all(option.value.verb == "place" for option in options)
        kind = "place" if only_placing else "master-act"
        chosen = await play.choose(MASTER, kind, options, left=state.actions_left)
        if chosen.verb != "end":
            await master.act(play, chosen)
            return
    begin_turn(play, HEROES)


def begin_turn(play: Play[State], side: int) -> None:
    """DH-TURN-01, DH-TURN-08, DH-SOLO-02, DH-RUL-76. The other side is on; a lone possessed hero waits."""
    state = play.state
    state.side = side
    if side == MASTER:
        if not state.book.solitaire:
            play.emit("turn-master", ("DH-TURN-01",), turn=state.turn + 1)
            master.begin_turn(play)
        return
    state.turn += 1
    play.emit("turn-heroes", ("DH-SOLO-02" if state.book.solitaire else "DH-TURN-01",), turn=state.turn)
    if state.possessed != NOBODY and state.lone_hero() == state.possessed:
        state.turns_skipped += 1
        play.emit("turn-skipped", ("DH-RUL-76",), hero=state.book.heroes[state.possessed].id)
        if state.turns_skipped >= SKIPPED_TURNS_THAT_LOSE:
            win(play, MASTER, "possessed", ("DH-RUL-76",))
        begin_turn(play, MASTER)
        return
    state.turns_skipped = 0
    turn.begin_turn(state)


def outcome(state: State) -> Outcome | None:
    """DH-END-01, DH-END-02, DH-SSET-01, DH-SOLO-09. Who has won, and how."""
    if state.winner == HEROES:
        clause = "DH-SSET-01" if state.book.solitaire else "DH-END-01"
        return Outcome((HEROES,), Text("log-won-treasures"), (clause,))
    if state.winner == MASTER:
        winners = () if state.book.solitaire else (MASTER,)
        if state.heroes_in_play():
            return Outcome(winners, Text("log-won-possessed"), ("DH-RUL-76",))
        clause = "DH-SOLO-09" if state.book.solitaire else "DH-END-02"
        return Outcome(winners, Text("log-won-all-fallen"), (clause,))
    return None
