"""Why, and why not: clauses, refusals, what a thing on the table does."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from lanthorn.engine import Game, Option, Text
from lanthorn.engine.clauses import Clause
from lanthorn.engine.scene import HeroBoard, Piece
from lanthorn.terminal.pieces import Table
from lanthorn.terminal.sitting import Sitting
from lanthorn.terminal.words import Words, folded

MOST_CLAUSES = 8
"""More clauses than this are not an answer but a book."""


def clause_line(clause: Clause, language: str) -> str:
    return f"{clause.id}  {clause.text(language)}"


def cite(game: Game[Any, Any], ids: tuple[str, ...], language: str) -> list[str]:
    known = game.clauses.by_id
    return [clause_line(known[clause], language) if clause in known else clause for clause in ids]


def explain(sitting: Sitting, seat: int, asked: str) -> list[str]:
    """The best answer to a question: a clause, an option, why not, a thing, or clauses with these words."""
    session, words = sitting.session, sitting.words
    game, language = session.match.game, words.language
    if asked.upper() in game.clauses.by_id:
        return [clause_line(game.clauses[asked], language)]
    decision = session.decision(seat)
    option = next((o for o in decision.options if o.key == asked), None) if decision else None
    if option is not None:
        return [words.say(option.label), *cite(game, option.clauses, language)]
    table = sitting.table(seat)
    things = about_thing(table, asked) or words.about(asked)
    if things:
        return things
    options = decision.options if decision else ()
    if table.space(asked):
        return about_space(table, table.space(asked), options)
    return (
        why_not(sitting, seat, asked)
        or about_parts(table, asked)
        or choices_with(table, table.find(asked), options)
        or search(game, asked, words)
        or refusal(sitting, seat, asked)
    )


def why_not(sitting: Sitting, seat: int, key: str) -> list[str]:
    """The game's own reason with its clauses, if it knows what is meant."""
    found = sitting.session.why_not(seat, key)
    if found is None or found.reason.id == "refused-unknown":
        return []
    cited = cite(sitting.session.match.game, found.clauses, sitting.words.language)
    return [sitting.words.say(found.reason), *cited]


def refusal(sitting: Sitting, seat: int, typed: str) -> list[str]:
    """Why what was typed is no choice."""
    reason = why_not(sitting, seat, typed)
    if reason:
        return reason
    table = sitting.table(seat)
    thing = table.find(typed)
    if thing:
        return [sitting.words.own("nothing-there", thing=thing), *what_hinders(table, thing)]
    return [sitting.words.own("not-understood", typed=typed)]


def what_hinders(table: Table, hero: str) -> list[str]:
    """What a hero's own board says that may be the reason: fallen, possessed, nothing left of a meter."""
    for board in table.scene.regions:
        if isinstance(board, HeroBoard) and table.name(board.id) == hero:
            spent = [meter for meter in board.meters if not meter.value]
            told = [table.words.say(mark) for mark in board.marks]
            told += [f"{table.words.say(meter.name)} 0/{meter.maximum}" for meter in spent]
            return [table.words.own("titled", title=hero, about=", ".join(told))] if told else []
    return []


def search(game: Game[Any, Any], asked: str, words: Words) -> list[str]:
    found = game.clauses.search(asked, words.language)
    if not found:
        return []
    lines = [clause_line(clause, words.language) for clause in found[:MOST_CLAUSES]]
    left = len(found) - len(lines)
    return [*lines, *([words.own("more-clauses", count=left)] if left else [])]


def about_thing(table: Table, asked: str) -> list[str]:
    """What a hero can do, what a card or tile says, found by name or id."""
    wanted = folded(asked)
    found: dict[str, None] = {}
    for region in table.scene.regions:
        if isinstance(region, HeroBoard) and region.ability:
            name = table.name(region.id)
            if wanted in (folded(region.id), folded(name)):
                found[_about(table, name, region.ability)] = None
    for piece in table.scene.pieces:
        if wanted in (folded(piece.id), folded(table.title(piece))):
            found |= dict.fromkeys(_about_piece(table, piece))
    return list(found)


def about_parts(table: Table, asked: str) -> list[str]:
    """What the things say whose names begin with these words, such as the spaces of a skill track."""
    wanted = re.compile(rf"{re.escape(folded(asked))}\b")
    parts = [piece for piece in table.scene.pieces if wanted.match(folded(table.title(piece)))]
    return list(dict.fromkeys(line for piece in parts for line in _about_piece(table, piece)))


def _about_piece(table: Table, piece: Piece) -> list[str]:
    """Name, numbers and text, or else what its signs mean; nothing if only the name is known."""
    text = table.words.say(piece.face.text) if piece.face.text else ""
    if piece.face.hidden or not (text or piece.face.badges):
        return []
    title = " ".join([table.title(piece), *table.numbers(piece)])
    if text:
        return [table.words.own("titled", title=title, about=text)]
    return [title, *(f"  {line}" for line in table.badges(piece).explained())]


def _about(table: Table, title: str, text: Text) -> str:
    return table.words.own("titled", title=title, about=table.words.say(text))


def about_space(table: Table, space: str, options: Sequence[Option[Any]]) -> list[str]:
    """What is on a space, and the choices that have to do with it."""
    words = table.words
    things = ", ".join(table.describe(piece) for piece in table.at(space)) or words.own("empty")
    choices = [option for option in options if space in option.touches]
    return [words.own("titled", title=table.name(space), about=things), *_listed(choices, words)]


def choices_with(table: Table, name: str, options: Sequence[Option[Any]]) -> list[str]:
    """The choices that have to do with what is called so; nothing if there are none."""
    choices = [option for option in options if name and name in map(table.name, option.touches)]
    return [name, *_listed(choices, table.words)] if choices else []


def _listed(choices: Sequence[Option[Any]], words: Words) -> list[str]:
    return [f"  {option.key}  {words.say(option.label)}" for option in choices]
