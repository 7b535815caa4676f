"""Reading a report's page as a browser and a careful person would."""

from __future__ import annotations

import re
from html.parser import HTMLParser

EMPTY = {"meta", "line", "rect", "path", "br"}
"""What has no end: of HTML, and of SVG where it closes itself."""


class Page(HTMLParser):
    """Checks that everything that begins ends, and counts plots and their tables."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.wrong: list[str] = []
        self.plots: list[dict[str, int]] = []
        self.ids: list[str] = []
        self.links: list[str] = []
        self.words: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "figure":
            self.plots.append({"table": 0, "th": 0})
        elif self.plots and "figure" in self.open and tag in self.plots[-1]:
            self.plots[-1][tag] += 1
        self.ids += [found["id"] or ""] if "id" in found else []
        self.links += [found["href"] or ""] if "href" in found else []
        if tag not in EMPTY:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        return None

    def handle_endtag(self, tag: str) -> None:
        if tag in EMPTY:
            return
        if not self.open or self.open.pop() != tag:
            self.wrong.append(tag)

    def handle_data(self, data: str) -> None:
        if not self.open or self.open[-1] != "style":
            self.words.append(data)

    @property
    def text(self) -> str:
        return " ".join(" ".join(self.words).split())


def from_elsewhere(text: str) -> list[str]:
    """Whatever would make a browser ask somebody for something, or run something."""
    return re.findall(r"https?:|//[a-z]|\bsrc=|url\(|@import|<script|<link|<img|<iframe|\bon\w+=", text)
