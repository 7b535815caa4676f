"""What is counted in a game of Dungeon Legends, and the tables made of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, Final

from lanthorn.games.dungeon_legends import GAME
from lanthorn.lab.playing import Finished, Record
from lanthorn.lab.shares import wilson

CellKey = tuple[str, str, str]
Table = Mapping[Any, Sequence[Record]]
"""(chapter, players, level) -> its games."""
BEGIN: Final = "<!-- what follows is written by `make balance` -->"
WANTED: Final = {"fire": 70, "moons": 70, "crystals": 57, "magma": 43, "darkness": 30}
"""The shares of wins that we want for two players at the normal level, in hundredths."""


def tally(game: Finished) -> dict[str, Any]:
    """How long it took, who took part, which cards were played and which items were taken."""
    state = game.state
    return {
        "turns": state.turn,
        "reason": state.reason or "unfinished",
        "progress": round(state.book.chapter.progress(state), 3),
        "heroes": [state.name(number) for number in range(len(state.heroes))],
        "played": Counter(str(event.args["card"]) for event in game.events if event.name == "played"),
        "gained": Counter(
            str(event.args["card"]) for event in game.events if event.name in ("item-gained", "item-drafted")
        ),
    }


def line(cell: CellKey, games: Sequence[Record]) -> str:
    """One cell, for those who wait."""
    chapter, players, level = cell
    return f"{chapter:9} {players} players, {level:6}: {share(games)}, {losses(games)}"


def share(games: Sequence[Record]) -> str:
    """Wins, and between which shares the true one lies."""
    won = sum(bool(game.winners) for game in games)
    low, high = wilson(won, len(games))
    part = round(100 * won / len(games)) if games else 0
    return f"{part} % ({won} of {len(games)}; {100 * low:.0f}-{100 * high:.0f})"


def losses(games: Iterable[Record]) -> str:
    why = Counter(game.tally["reason"] for game in games if not game.winners)
    return ", ".join(f"{reason} {count}" for reason, count in why.most_common()) or "none"


def mean(numbers: Iterable[float]) -> float:
    found = list(numbers)
    return sum(found) / len(found) if found else 0.0


def write(path: Path, table: Table, bot: str, seed: int) -> None:
    """The tables go behind what people wrote at the beginning of the file."""
    written = path.read_text(encoding="utf-8") if path.exists() else "# Balance of Dungeon Legends\n\n"
    parts = [
        f"Bot: {bot}. Seed: {seed}.",
        *wins_table(table),
        *parties_table(table),
        *cards_table(table),
        *items_table(table),
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(written.partition(BEGIN)[0] + BEGIN + "\n\n" + "\n".join(parts) + "\n", encoding="utf-8")


def wins_table(table: Table) -> list[str]:
    rows = [
        "",
        "## Wins",
        "",
        "In brackets: wins, games, and between which shares the true one lies, 95 times in 100 (Wilson).",
        "Wanted are the shares for two players at the normal level.",
        "",
        "| chapter | players | level | wins | wanted | turns | progress when lost | losses by |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for (chapter, players, level), games in table.items():
        wish = WANTED.get(chapter) if (players, level) == ("2", "normal") else None
        wanted = "" if wish is None else f"{wish} %"
        turns = mean(game.tally["turns"] for game in games)
        lost = mean(game.tally["progress"] for game in games if not game.winners)
        rows.append(
            f"| {chapter} | {players} | {level} | {share(games)} | {wanted} | {turns:.1f} | {lost:.2f} "
            f"| {losses(games)} |"
        )
    return rows


def parties_table(table: Table) -> list[str]:
    """The pairs of two players at the normal level, over all chapters."""
    of_two = [game for cell, games in table.items() if tuple(cell[1:]) == ("2", "normal") for game in games]
    average = mean(bool(game.winners) for game in of_two)
    rows = ["", "## Pairs of heroes", "", "Two players, normal level, all chapters together.", ""]
    rows += ["| heroes | wins | beside the average |", "| --- | --- | --- |"]
    pairs: dict[str, list[Record]] = {}
    for game in of_two:
        pairs.setdefault(" + ".join(sorted(game.tally["heroes"])), []).append(game)
    for pair, games in sorted(pairs.items()):
        times = mean(bool(game.winners) for game in games) / average if average else 0.0
        rows.append(f"| {pair} | {share(games)} | {times:.2f} |")
    return rows


def cards_table(table: Table) -> list[str]:
    """How often each copy of a hero's card is played in ten turns of its owner."""
    games = [game for cell, found in table.items() if cell[1] != "1" for game in found]
    turns: Counter[str] = Counter()
    for game in games:
        for hero in game.tally["heroes"]:
            turns[hero] += game.tally["turns"] / len(game.tally["heroes"])
    played = total(games, "played")
    rows = ["", "## Heroes' cards", "", "How often one copy is played in ten turns of its owner.", ""]
    rows += ["| hero | card | plays |", "| --- | --- | --- |"]
    for card in {card.id: card for card in BOOK.cards if card.sort == "basic"}.values():
        hero, copies = card.id.partition("-")[0], sum(other.id == card.id for other in BOOK.cards)
        plays = 10 * played[card.id] / copies / turns[hero] if turns[hero] else 0.0
        rows.append(f"| {hero} | {card.id} | {plays:.1f} |")
    return rows


def items_table(table: Table) -> list[str]:
    games = [game for found in table.values() for game in found]
    gained, played = total(games, "gained"), total(games, "played")
    rows = [
        "",
        "## Advanced items",
        "",
        "How often one copy was taken, and how often it was then played.",
        "",
    ]
    rows += ["| item | taken in a game | plays once taken |", "| --- | --- | --- |"]
    for item in {card.id: card for card in BOOK.cards if card.sort == "item"}.values():
        copies = sum(other.id == item.id for other in BOOK.cards)
        taken = gained[item.id] / copies / len(games) if games else 0.0
        plays = played[item.id] / gained[item.id] if gained[item.id] else 0.0
        rows.append(f"| {item.id} | {taken:.2f} | {plays:.1f} |")
    return rows


def total(games: Iterable[Record], what: str) -> Counter[str]:
    found: Counter[str] = Counter()
    for game in games:
        found.update(game.tally[what])
    return found


BOOK: Final = GAME.match({}).book
