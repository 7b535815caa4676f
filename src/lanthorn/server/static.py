"""The page in the browser, as the package build left it."""

from __future__ import annotations

import mimetypes
from pathlib import Path
from typing import Any, Final

from litestar import Response, get
from litestar.params import FromPath
from litestar.types import ControllerRouterHandler

from lanthorn.server.problems import Problem

NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Lanthorn</title>
<body>
<h1>Lanthorn</h1>
<p>The server runs, but its page has not been built. Run <code>make page</code> and start it again.</p>
<p>Programs can play: the <a href="/api/schema/openapi.json">description of the API</a>.</p>
<p lang="fr">Le serveur fonctionne, mais sa page n'a pas été construite. Lancez <code>make page</code>
et redémarrez-le.</p>
</body></html>
"""
KEEP: Final = {"cache-control": "public, max-age=31536000, immutable"}
ASK_AGAIN: Final = {"cache-control": "no-cache"}


def page_routes(folder: Path) -> list[ControllerRouterHandler]:
    """Files of the page by their names; any other path is one of the page's own and gets its index."""
    root = folder.resolve()

    @get("/", include_in_schema=False)
    async def front() -> Response[Any]:
        return _index(root)

    @get("/{path:path}", include_in_schema=False)
    async def page(path: FromPath[Path]) -> Response[Any]:
        wanted = str(path).lstrip("/")
        if wanted.startswith("api/"):
            raise Problem("not-found", "there is nothing here")
        found = _file(root, wanted)
        if found is not None:
            kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
            headers = KEEP if wanted.startswith("assets/") else ASK_AGAIN
            return Response(found.read_bytes(), media_type=kind, headers=headers)
        if "." in wanted.rpartition("/")[2]:
            raise Problem("not-found", "there is nothing here")
        return _index(root)

    return [front, page]


def _index(root: Path) -> Response[Any]:
    index = _file(root, "index.html")
    content = NOT_BUILT if index is None else index.read_text(encoding="utf-8")
    return Response(content, media_type="text/html", headers=ASK_AGAIN)


def _file(root: Path, name: str) -> Path | None:
    """A file inside the page's folder, and never one outside of it."""
    try:
        found = (root / name).resolve()
        return found if found.is_relative_to(root) and found.is_file() else None
    except (OSError, ValueError):
        return None
