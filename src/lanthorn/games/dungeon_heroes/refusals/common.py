"""Reasons that both sides share."""

from __future__ import annotations

from lanthorn.engine import Arg, Refusal, Text
from lanthorn.games.dungeon_heroes.state import HEROES, NOBODY, NOT_YET, State

Why = Refusal | None


def no(reason: str, *clauses: str, **args: Arg) -> Refusal:
    return Refusal(Text(f"refused-{reason}", args), clauses)


def begun(state: State) -> Why:
    """What is in the middle of happening and must come to its end before anything else."""
    asked = state.asked
    if asked == "follow-up":
        return no("monster-first", "DH-MON-08", "DH-RUL-43")
    if asked == "pay":
        return no("payment-first", "DH-MARKET-08", "DH-RUL-83")
    if asked == "smite":
        return no("skull-first", "DH-RUL-80")
    if asked and asked != "free-action":
        return no("entry-first", "DH-RUL-34" if state.side == HEROES else "DH-RUL-72")
    return None


def in_play(state: State, name: str, clause: str) -> Why:
    """Neither fallen nor still hidden (DH-RUL-65)."""
    at = state.hero_at[state.book.hero[name]]
    if at == NOT_YET:
        return no("hero-hidden", "DH-DAMSEL-01", "DH-RUL-65", hero=name)
    return no("hero-fallen", clause, hero=name) if at < 0 else None


def step(state: State, hero: str, square: str) -> Why:
    """DH-HERO-05, DH-HERO-06. Too far, or somebody is there."""
    book = state.book
    if square not in book.square:
        return no("no-such-thing", name=square)
    number, to = book.hero[hero], book.square[square]
    if to not in book.hero_steps[number][state.hero_at[number]]:
        reason = "too-far-orthogonal" if book.heroes[number].moves == "orthogonal" else "too-far"
        return no(reason, "DH-HERO-05", hero=hero, square=square)
    if to in state.hero_at:
        return no("hero-there", "DH-HERO-06", square=square)
    return None


def face_down(state: State, square: str, rule: str, covered: str) -> Why:
    """DH-MON-14. By the rule of whoever reveals: nothing to reveal there, or a monster stands on it."""
    if square not in state.book.square:
        return no("no-such-thing", name=square)
    at = state.book.square[square]
    if state.tiles[at] >= 0:
        return no("nothing-face-down", rule, square=square)
    if state.has_figure(at):
        return no("under-a-monster", "DH-MON-14", covered, square=square)
    return None


def slide(state: State, square: str, *_: str) -> Why:
    others = [at for hero, at in enumerate(state.hero_at) if hero != state.asked_of]
    if square in state.book.square and state.book.square[square] in others:
        return no("hero-there", "DH-RUL-23", square=square)
    return no("no-arrow-there", "DH-TILE-09", square=square)


def portal(state: State, square: str, *_: str) -> Why:
    at = state.book.square.get(square, NOBODY)
    if at not in state.book.start:
        return no("not-a-start-square", "DH-TILE-13", square=square)
    return no("square-not-empty", "DH-RUL-26", square=square)
