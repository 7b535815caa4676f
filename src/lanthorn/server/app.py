"""The application: everything put together."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, Final

import msgspec
from litestar import Litestar, Request, Response
from litestar.config.compression import CompressionConfig
from litestar.di import Provide
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import Components

from lanthorn import __version__
from lanthorn.engine import ContentError, LanthornError, SaveError
from lanthorn.server import rest_campaigns, rest_games, rest_reports, rest_saves, rest_tables
from lanthorn.server.config import Config
from lanthorn.server.described import BEARER, KEY
from lanthorn.server.hub import Hub
from lanthorn.server.problems import Problem
from lanthorn.server.security import Guard, error_body
from lanthorn.server.socket import play
from lanthorn.server.static import page_routes

LOG: Final = logging.getLogger(__name__)
ROUTES: Final = (
    rest_games.list_games,
    rest_games.list_seats,
    rest_games.game_words,
    rest_games.game_rules,
    rest_tables.create,
    rest_tables.list_open,
    rest_tables.summary,
    rest_tables.table_words,
    rest_tables.remove,
    rest_tables.take,
    rest_tables.leave,
    rest_tables.come_back,
    rest_tables.rematch,
    rest_saves.export,
    rest_saves.bring_in,
    rest_saves.replay,
    rest_saves.review,
    rest_campaigns.show_campaign,
    rest_campaigns.export_campaign,
    rest_campaigns.bring_campaign,
    rest_reports.offer,
    rest_reports.order_report,
    rest_reports.report_stands,
    rest_reports.stop_report,
    rest_reports.report_file,
    play,
)


def create_app(config: Config) -> Callable[..., Any]:
    """The server as an ASGI application."""
    app = litestar_app(config)
    return Guard(app, config.origins, config.calls_per_second)


def litestar_app(config: Config) -> Litestar:
    holder: list[Hub] = []

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        hub = Hub(config)
        holder[:] = [hub]
        hub.start()
        try:
            yield
        finally:
            await hub.close()

    return Litestar(
        route_handlers=[*ROUTES, *page_routes(config.page)],
        dependencies={"hub": Provide(lambda: holder[0], sync_to_thread=False)},
        lifespan=[lifespan],
        exception_handlers={Exception: _explain},
        openapi_config=OpenAPIConfig(
            title="Lanthorn",
            version=__version__,
            path="/api/schema",
            render_plugins=[JsonRenderPlugin()],
            components=Components(security_schemes={KEY: BEARER}),
            use_handler_docstrings=True,
        ),
        compression_config=CompressionConfig(backend="gzip", gzip_compress_level=5),
        logging_config=None,
        debug=False,
    )


def _explain(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    problem = _problem(error)
    if problem.code == "mistake":
        LOG.error("%s %s went wrong", request.method, request.url.path, exc_info=error)
    headers = error.headers if isinstance(error, HTTPException) else None
    return Response(
        error_body(problem), status_code=problem.status, media_type="application/json", headers=headers
    )


def _problem(error: Exception) -> Problem:
    """Every way in which a call can fail, as a code and a sentence."""
    match error:
        case Problem():
            return error
        case ContentError():
            return Problem("bad-pack", str(error))
        case SaveError():
            return Problem("bad-save", str(error), error.text)
        case LanthornError():
            return Problem("bad-request", str(error), error.text)
        case msgspec.MsgspecError() | RecursionError():
            return Problem("bad-request", str(error))
        case ValidationException():
            return Problem("bad-request", _what_is_wrong(error))
        case HTTPException():
            return _http(error)
    return Problem("mistake", "a mistake of the server; nothing has changed")


def _what_is_wrong(error: ValidationException) -> str:
    extra = error.extra if isinstance(error.extra, list) else []
    wrong = [f"{e.get('key', '')}: {e.get('message', '')}" for e in extra if isinstance(e, dict)]
    return "; ".join(wrong) or error.detail


def _http(error: HTTPException) -> Problem:
    codes = {404: "not-found", 405: "wrong-method", 413: "too-large", 429: "too-many"}
    if error.status_code >= 500:
        return Problem("mistake", "a mistake of the server; nothing has changed")
    return Problem(codes.get(error.status_code, "bad-request"), error.detail)
