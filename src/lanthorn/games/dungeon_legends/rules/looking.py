"""Looking at the top of the game deck (DL-DECK-06, DL-RUL-41, DL-RUL-88)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_legends.state import State


async def look(play: Play[State], count: int, *clauses: str, may_go_under: bool) -> None:
    """Show the top cards to everybody; the active player puts each back, on top or, if allowed, below.
    What is put on top last lies uppermost."""
    state = play.state
    state.shown = take_top(play, count)
    if not state.shown:
        return
    names = " ".join(state.book.game[card].id for card in state.shown)
    play.emit("looked", clauses, cards=names)
    while state.shown:
        card, under = await _put_back(play, clauses, may_go_under=may_go_under)
        state.shown.remove(card)
        if under:
            state.deck.insert(0, card)
            state.known_bottom += 1
        else:
            state.deck.append(card)
            state.known_top += 1


def take_top(play: Play[State], count: int) -> list[int]:
    """The top cards, the uppermost first, off the deck and in everybody's sight."""
    state = play.state
    shown = [state.deck.pop() for _ in range(min(count, len(state.deck)))]
    if len(shown) > state.known_top:
        play.reveal()
    state.known_top = max(0, state.known_top - len(shown))
    state.known_bottom = min(state.known_bottom, len(state.deck))
    return shown


async def _put_back(play: Play[State], clauses: tuple[str, ...], *, may_go_under: bool) -> tuple[int, bool]:
    state = play.state
    options, game, chapter = state.book.options, state.book.game, state.book.chapter
    offers = []
    for card in state.shown:
        what = game[card].id
        name, touches = f"{what}-{card}", (options.target(card), "deck")
        offers.append(options.pick("on-top", name, card, {"monster": what}, touches, clauses))
        if may_go_under and chapter.may_go_under(state, card):
            offers.append(options.pick("under", name, card, {"monster": what}, touches, clauses))
    chosen = await play.choose(state.active, "put-back", offers, left=len(state.shown))
    return chosen.a, chosen.verb == "under"
