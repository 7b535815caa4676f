"""The page around the plots of a report: one file that asks nobody for anything."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from lanthorn.lab.report_words import ReportWords

POLICY: Final = "default-src 'none'; style-src 'unsafe-inline'"
"""Whatever stands in a name, nothing is loaded and nothing is run."""


BY_DAY: Final = b"@media (prefers-color-scheme:light)"
"""Where the style sheet asks the system which colours are wanted."""


class Section(NamedTuple):
    """A part of the page, with its heading and what is said below it. Its body is ready markup."""

    id: str
    title: str
    lead: str
    body: str


@cache
def style() -> str:
    return (Path(__file__).parent / "report.css").read_text(encoding="utf-8")


def page(words: ReportWords, title: str, above: str, top: str, sections: Sequence[Section], foot: str) -> str:
    """The whole page. `top` is ready markup, everything else plain words."""
    parts = "".join(_section(section) for section in sections)
    links = "".join(f'<li><a href="#{part.id}">{escape(part.title)}</a></li>' for part in sections)
    contents = escape(words.say("report-contents"))
    return (
        f'<!DOCTYPE html>\n<html lang="{words.language}">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f"<title>{escape(title)} – {escape(above)}</title>\n<style>\n{style()}</style>\n</head>\n<body>\n"
        f'<header class="top"><h1><span>{escape(above)}</span>{escape(title)}</h1>{top}'
        f'<nav aria-label="{contents}"><ul>{links}</ul></nav></header>\n'
        f"<main>{parts}</main>\n<footer>{escape(foot)}</footer>\n</body>\n</html>\n"
    )


def in_theme(page: bytes, theme: str) -> bytes:
    """A page by day (`light`) or by night (`dark`), whatever the system says; else as it says."""
    asked = {"light": b"@media all", "dark": b"@media not all"}.get(theme, BY_DAY)
    return page.replace(BY_DAY, asked, 1)


def _section(section: Section) -> str:
    lead = f'<p class="lead">{escape(section.lead)}</p>' if section.lead else ""
    return f'<section id="{section.id}"><h2>{escape(section.title)}</h2>{lead}{section.body}</section>\n'


def facts(pairs: Iterable[tuple[str, str]]) -> str:
    """Names and values, as a list."""
    rows = "".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs if value
    )
    return f'<dl class="facts">{rows}</dl>'


def card(title: str, value: str, below: str) -> str:
    """A number that stands out."""
    return (
        f'<div class="card"><p>{escape(title)}</p><p class="big">{escape(value)}</p>'
        f"<small>{escape(below)}</small></div>"
    )


def notice(text: str, lines: Iterable[str] = ()) -> str:
    listed = "".join(f"<li>{escape(line)}</li>" for line in lines)
    return f'<div class="notice"><p>{escape(text)}</p>{f"<ul>{listed}</ul>" if listed else ""}</div>'


def heading(text: str) -> str:
    return f"<h3>{escape(text)}</h3>"


def paragraphs(texts: Iterable[str]) -> str:
    return "".join(f"<p>{escape(text)}</p>" for text in texts)
