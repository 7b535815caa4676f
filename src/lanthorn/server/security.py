"""What every answer carries, and what no request gets past."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
from litestar.types import ASGIApp

from lanthorn.server.limits import Buckets
from lanthorn.server.problems import Problem

CONTENT_SECURITY_POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; media-src 'self'; worker-src 'self'; "
    "frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
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
        if scope["type"] == "http":
            problem = self._objection(scope) if scope["method"] in CHANGING else None
            answer = _with_headers(scope, send)
        elif scope["type"] == "websocket":
            problem, answer = self._stranger(scope), _with_words(scope, send)
        else:
            problem, answer = None, send
        if problem is None:
            await self.app(scope, receive, answer)
        else:
            await _refuse(problem, scope, answer)

    def _objection(self, scope: Any) -> Problem | None:
        """Pages of other sites change nothing here, and nobody changes too much at once."""
        address = (scope.get("client") or ("",))[0]
        problem = self._stranger(scope)
        if problem is None and not self.buckets.take(address):
            problem = Problem("too-many", "slow down")
        return problem

    def _stranger(self, scope: Any) -> Problem | None:
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        if is_own_origin(headers.get(b"origin"), headers.get(b"host"), self.origins):
            return None
        return Problem("not-yours", "this page is of another site")


def is_own_origin(origin: str | None, host: str | None, others: tuple[str, ...]) -> bool:
    """Whether a page may change things and get a socket. A client that is no browser names no origin."""
    try:
        return origin is None or origin in others or urlsplit(origin).netloc == host
    except ValueError:
        return False


def _with_headers(scope: Any, send: Any) -> Any:
    """Answers of the API are never kept by a browser or a proxy. One that brings a header of its own, such as
    a stricter policy, keeps it."""
    added = [(name.encode(), value.encode()) for name, value in HEADERS.items()]
    if scope["path"].startswith("/api"):
        added.append((b"cache-control", b"no-store"))

    async def send_with(message: Any) -> None:
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            own = {name.lower() for name, _ in message["headers"]}
            message["headers"] = [*message["headers"], *(one for one in added if one[0] not in own)]
        await send(message)

    return send_with


def _with_words(scope: Any, send: Any) -> Any:
    """A socket that is closed before it was opened is told why, as any other call would be."""
    answer, is_open = _with_headers(scope, send), False

    async def send_with(message: Any) -> None:
        nonlocal is_open
        if message["type"] == "websocket.close" and not is_open:
            await _refuse(Problem("not-found", "there is no socket here"), scope, answer)
            return
        is_open = is_open or message["type"] == "websocket.accept"
        await answer(message)

    return send_with


def error_body(problem: Problem) -> bytes:
    said = {"code": problem.code, "message": problem.message, "text": problem.text}
    return msgspec.json.encode({"error": said | {"clauses": problem.clauses}})


async def _refuse(problem: Problem, scope: Any, send: Any) -> None:
    kind = "websocket.http.response" if scope["type"] == "websocket" else "http.response"
    headers = [(b"content-type", b"application/json")]
    await send({"type": f"{kind}.start", "status": problem.status, "headers": headers})
    await send({"type": f"{kind}.body", "body": error_body(problem), "more_body": False})
