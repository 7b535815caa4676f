"""`lanthorn review`: what a saved game owes to choices and to luck."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import click
import msgspec

from lanthorn.bots.review import Moment, review, totals, turning_points
from lanthorn.cli.options import FILE, language_option
from lanthorn.cli.runs import progress_bar
from lanthorn.engine import Session
from lanthorn.engine.save import load
from lanthorn.terminal.review import review_page
from lanthorn.terminal.saves import read_bytes
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.words import Words, system_language, trouble


@click.command("review")
@click.argument("file", type=FILE)
@language_option
@click.option("--json", "as_json", is_flag=True, help="Nothing but JSON.")
def review_game(file: Path, language: str | None, as_json: bool) -> None:
    """Look through the finished game in FILE: odds, turning points, luck and choices."""
    loaded = load(read_bytes(file))
    session = loaded.session
    if not session.is_over:
        raise trouble("review-not-over", path=str(file))
    if len(session.log) == session.origin_at:
        raise trouble("review-nothing", path=str(file))
    words = Words(language or loaded.notes.get("language") or system_language(), session.match)
    moments = _moments(session, words)
    if as_json:
        click.echo(_json(moments))
        return
    screen = Screen()
    screen.put(review_page(session, moments, words, screen))
    screen.say(f"\n{words.own('review-look')}")
    screen.console.print(f"  lanthorn play {session.match.game.id} --replay {file}", soft_wrap=True)


def _moments(session: Session[Any], words: Words) -> list[Moment]:
    found: list[Moment] = []
    with progress_bar(words.own("review-working"), 1) as bar:
        for step in review(session):
            found += step.moments
            bar.update(bar.task_ids[0], completed=step.done, total=step.steps)
    return sorted(found, key=lambda moment: moment.number)


def _json(moments: list[Moment]) -> str:
    turning = [moment.number for moment in turning_points(moments)]
    told = {"moments": moments, "turning": turning, "totals": totals(moments)}
    return json.dumps(msgspec.to_builtins(told), indent=1)
