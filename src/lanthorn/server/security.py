"""What every answer carries, and what no request gets past."""

from __future__ import annotations

from typing import Any, Final

import msgspec
from litestar.types import ASGIApp

from lanthorn.server.limits import Buckets
from lanthorn.server.problems import Problem
from lanthorn.server.socket import is_own_origin

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS: Final = {
    "content-security-policy": CONTENT_SECURITY_POLICY,
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
CHANGING: Final = {"POST", "DELETE", "PUT", "PATCH"}


class Guard:
    """Around the whole application, so that errors carry the headers too."""

    def __init__(self, app: ASGIApp, origins: tuple[str, ...], calls_per_second: float) -> None:
        self.app, self.origins = app, origins
        self.buckets = Buckets(calls_per_second, 20 * calls_per_second)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        problem = self._objection(scope) if scope["method"] in CHANGING else None
        if problem is None:
            await self.app(scope, receive, _with_headers(scope, send))
        else:
            await _answer(problem, _with_headers(scope, send))

    def _objection(self, scope: Any) -> Problem | None:
        """Pages of other sites change nothing here, and nobody changes too much at once."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if not is_own_origin(headers.get(b"origin"), headers.get(b"host"), self.origins):
            return Problem("not-yours", "this page is of another site")
        address = (scope.get("client") or ("",))[0]
        return None if self.buckets.take(address) else Problem("too-many", "slow down")


def _with_headers(scope: Any, send: Any) -> Any:
    """Answers of the API are never kept by a browser or a proxy."""
    added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if scope["path"].startswith("/api"):
        added.append((b"cache-control", b"no-store"))

    async def send_with(message: Any) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *added]
        await send(message)

    return send_with


def error_body(problem: Problem) -> bytes:
    said = {"code": problem.code, "message": problem.message, "text": problem.text}
    return msgspec.json.encode({"error": said | {"clauses": problem.clauses}})


async def _answer(problem: Problem, send: Any) -> None:
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": error_body(problem), "more_body": False})
