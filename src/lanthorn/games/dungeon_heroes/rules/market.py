"""The market of Lords of the Undead (DH-MARKET, DH-RUL-78, DH-RUL-83)."""

from __future__ import annotations

from lanthorn.engine import Play
from lanthorn.games.dungeon_heroes.options import Act, Acts
from lanthorn.games.dungeon_heroes.rules import asking
from lanthorn.games.dungeon_heroes.state import HEROES, State


def experience(state: State) -> int:
    """DH-MARKET-07, DH-RUL-78. The points of all heroes together."""
    return sum(state.book.damage[kind] for tiles in state.earned for kind in tiles)


def purchases(state: State, able: list[int]) -> Acts:
    """DH-MARKET-02 to DH-MARKET-06. What the points are enough for, for any hero who can be used."""
    points = experience(state)
    book = state.book
    return [
        book.options.buy(kind, hero) for kind in state.market if book.price[kind] <= points for hero in able
    ]


async def buy(play: Play[State], chosen: Act) -> None:
    """DH-MARKET-05, DH-MARKET-08. Tiles are paid until they reach the price; the hero gets the artifact."""
    state, book = play.state, play.state.book
    due = book.price[chosen.kind]
    name = book.kinds[chosen.kind].id
    while due > 0:
        paid = await _pick_payment(play, name, due)
        state.earned[paid.who].remove(paid.kind)
        due -= book.damage[paid.kind]
    state.market.remove(chosen.kind)
    state.carried[chosen.who].append(chosen.kind)
    state.carried[chosen.who].sort()
    play.emit("bought", ("DH-MARKET-05",), hero=book.heroes[chosen.who].id, tile=name)


async def _pick_payment(play: Play[State], name: str, due: int) -> Act:
    """DH-RUL-83. Any tile pays; if every one of them is needed, there is nothing to choose."""
    state, book = play.state, play.state.book
    payments: Acts = [
        book.options.pay(hero, kind)
        for hero, tiles in enumerate(state.earned)
        for kind in sorted(set(tiles))
        if book.damage[kind] > 0
    ]
    smallest = min(book.damage[payment.value.kind] for payment in payments)
    if experience(state) - smallest < due:
        return payments[0].value
    return await asking.ask(play, HEROES, "pay", payments, tile=name, points=due)
