"""A finished game looked through: its odds as a row of bars, luck and choices, the turning points."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, Final

from rich.text import Text as Line

from lanthorn.bots.review import Moment, Total, totals, turning_points
from lanthorn.engine import Session
from lanthorn.terminal.advice import percent
from lanthorn.terminal.lines import wrapped
from lanthorn.terminal.screen import Screen
from lanthorn.terminal.words import Words

BARS: Final = "▁▂▃▄▅▆▇█"
DIGITS: Final = "0123456789"
"""Where bars can't be shown: 9 for nine in ten."""
WIDEST: Final = 100


def review_page(session: Session[Any], moments: Sequence[Moment], words: Words, screen: Screen) -> list[Line]:
    lines = [Line(words.own("review-title", game=words.game()), "bold"), Line()]
    lines += _charts(session, moments, words, screen)
    lines += [Line(), Line(words.own("review-sums"), "bold"), *_sums(session, moments, words)]
    lines += [Line(words.own("review-about"), "dim"), Line()]
    lines += [Line(words.own("review-turning"), "bold"), *_turning(session, moments, words)]
    return [part for line in lines for part in wrapped(line, screen.width, hang=4)]


def _charts(session: Session[Any], moments: Sequence[Moment], words: Words, screen: Screen) -> list[Line]:
    """A row for each team: what it could tell itself of its odds at each of its answers."""
    lines = []
    for team in sorted({moment.team for moment in moments}):
        own = sorted((m for m in moments if m.team == team), key=lambda m: m.number)
        name = ", ".join(words.seat(n) for n, seat in enumerate(session.match.seats) if seat.team == team)
        told = {"first": percent(words, own[0].odds.chance), "last": percent(words, own[-1].after)}
        lines.append(Line(words.own("review-chart", team=name, **told)))
        lines.append(Line(f"  {bars([m.odds.chance for m in own], screen)}", "cyan"))
    return lines


def bars(chances: Sequence[float], screen: Screen) -> str:
    """As many as fit, each the mean of what it stands for."""
    signs = BARS if screen.glyphs.full != "o" else DIGITS
    room = max(1, min(WIDEST, screen.width - 4, len(chances)))
    cuts = [place * len(chances) // room for place in range(room + 1)]
    means = [sum(chances[a:b]) / (b - a) for a, b in pairwise(cuts)]
    return "".join(signs[min(len(signs) - 1, int(mean * len(signs)))] for mean in means)


def _sums(session: Session[Any], moments: Sequence[Moment], words: Words) -> list[Line]:
    is_opposed = len({seat.team for seat in session.match.seats}) > 1
    return [Line(_sum(total, words, is_opposed)) for total in totals(moments)]


def _sum(total: Total, words: Words, is_opposed: bool) -> str:
    told = {"who": words.seat(total.seat), "skill": points(total.skill), "luck": points(total.luck)}
    if is_opposed:
        return words.own("review-sum-opposed", others=points(total.others), **told)
    return words.own("review-sum", **told)


def points(change: float) -> str:
    """A change in points of a hundred, with its sign."""
    whole = round(100 * change)
    return f"{whole:+d}" if whole else "0"


def _turning(session: Session[Any], moments: Sequence[Moment], words: Words) -> list[Line]:
    found = turning_points(moments)
    if not found:
        return [Line(words.own("review-no-turning"))]
    return [Line(_point(session, moment, words)) for moment in found]


def _point(session: Session[Any], moment: Moment, words: Words) -> str:
    decision = session.at(moment.number).decision(moment.seat)
    assert decision is not None
    return words.own(
        "review-point",
        number=moment.number + 1,
        who=words.seat(moment.seat),
        choice=words.say(decision.options[decision.index(moment.key)].label),
        before=percent(words, moment.odds.chance),
        after=percent(words, moment.after),
        luck=points(moment.luck),
        skill=points(moment.skill),
    )
