"""What every answer carries, which paths lead nowhere, and whose pages get nothing."""

from __future__ import annotations

import gzip
import json
import re
import socket
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from lanthorn.server.config import PAGE
from lanthorn.server.security import is_own_origin
from tests.server.host import Host, error_of, quick, serving


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Host]:
    """A server with a page, files beside it that are nobody's business, and links that lead to them."""
    folder = tmp_path_factory.mktemp("site")
    page = folder / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>The page</title>")
    (page / "assets" / "app-1a2b.js").write_text("export {}")
    (folder / "secret.txt").write_text("a secret")
    (folder / "pages").mkdir()
    (folder / "pages" / "secret.txt").write_text("a secret")
    (page / "link.txt").symlink_to(folder / "secret.txt")
    (page / "assets" / "up").symlink_to(folder)
    config = quick(f"sqlite:///{folder}/tables.sqlite", page=page)
    with serving(config) as address:
        yield Host(address)


# Headers


def is_guarded(headers: httpx.Headers) -> bool:
    """All the headers, and a policy that names no place but this one."""
    policy = dict(part.strip().split(" ", 1) for part in headers["content-security-policy"].split(";"))
    assert policy.pop("style-src") == "'self' 'unsafe-inline'"
    assert policy.pop("img-src") == "'self' data: blob:"
    assert set(policy.values()) == {"'self'", "'none'"}
    assert {"default-src", "base-uri", "form-action", "frame-ancestors"} <= policy.keys()
    assert policy["script-src"] == policy["connect-src"] == "'self'"
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["x-frame-options"] == "DENY"
    assert headers["referrer-policy"] == "no-referrer"
    assert headers["cross-origin-opener-policy"] == headers["cross-origin-resource-policy"] == "same-origin"
    assert "server" not in headers
    return True


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/table/any", 200),
        ("GET", "/assets/app-1a2b.js", 200),
        ("GET", "/missing.js", 404),
        ("GET", "/api/games", 200),
        ("GET", "/api/schema/openapi.json", 200),
        ("GET", "/api/missing", 404),
        ("GET", "/api/tables/missing", 404),
        ("POST", "/api/games", 405),
        ("POST", "/api/tables", 400),
        ("DELETE", "/api/tables/missing", 404),
        ("OPTIONS", "/api/tables", 204),
    ],
)
def test_every_kind_of_answer_is_guarded(site: Host, method: str, path: str, status: int) -> None:
    answer = site.call(method, path)
    assert answer.status_code == status
    assert is_guarded(answer.headers)
    assert (answer.headers.get("cache-control") == "no-store") == path.startswith("/api")


def test_so_is_a_refusal_of_what_is_too_large_too_much_or_from_another_site(tmp_path: Path) -> None:
    with serving(quick(f"sqlite:///{tmp_path}/t.sqlite", calls_per_second=0.2)) as address:
        site = Host(address)
        large = site.call("POST", "/api/tables", {"game": "x" * 70_000})
        strange = site.http.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
        flood = [site.call("POST", "/api/games") for _ in range(6)][-1]
    for answer, code in ((large, "too-large"), (strange, "not-yours"), (flood, "too-many")):
        assert error_of(answer) == code
        assert is_guarded(answer.headers)


@pytest.mark.parametrize(
    ("path", "origin", "status"),
    [("/api/tables/any/socket", "https://evil.example", 403), ("/api/nowhere/socket", None, 404)],
)
def test_so_is_a_socket_that_is_refused(site: Host, path: str, origin: str | None, status: int) -> None:
    address = site.address.replace("http", "ws") + path
    with pytest.raises(InvalidStatus) as refused, connect(address, origin=origin):  # type: ignore[arg-type]
        pass
    response = refused.value.response
    assert response.status_code == status
    assert is_guarded(httpx.Headers(list(response.headers.raw_items())))
    assert json.loads(response.body or b"")["error"]["code"] == ("not-yours" if origin else "not-found")


def test_a_method_that_a_path_does_not_know_is_told_which_ones_it_does(site: Host) -> None:
    answer = site.call("TRACE", "/api/games")
    assert (answer.status_code, error_of(answer)) == (405, "wrong-method")
    assert "GET" in answer.headers["allow"]


# Other sites


@pytest.mark.parametrize(
    "origin",
    [
        "null",
        "",
        "http://",
        "http://[",
        "http://table.example.evil.example",
        "http://eviltable.example",
        "http://table.example:1",
        "http://table.example@evil.example",
        "http://evil.example/http://table.example",
        "table.example",
        "https://friends.example.evil.example",
    ],
)
def test_a_page_of_another_site_is_not_taken_for_our_own(origin: str) -> None:
    assert not is_own_origin(origin, "table.example", ("https://friends.example",))


def test_our_own_page_and_a_program_are_let_in() -> None:
    for origin in (None, "http://table.example", "https://table.example", "https://friends.example"):
        assert is_own_origin(origin, "table.example", ("https://friends.example",))


@pytest.mark.skipif(not (PAGE / "index.html").is_file(), reason="the page is not built")
def test_the_page_names_no_other_site_to_load_from() -> None:
    index = (PAGE / "index.html").read_text(encoding="utf-8")
    assert all(place.startswith("/") for place in re.findall(r'(?:src|href)="([^"]*)"', index))
    assert re.findall(r"<script(?![^>]*\bsrc=)", index) == []
    for sheet in PAGE.rglob("*.css"):
        places = re.findall(r"url\(([^)]*)\)", sheet.read_text(encoding="utf-8"))
        assert [place for place in places if re.match(r"""["']?(https?:)?//""", place)] == []
        assert "@import" not in sheet.read_text(encoding="utf-8")


# Paths


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/%2e%2e/secret.txt",
        "/%2e%2e%2fsecret.txt",
        "/%252e%252e%252fsecret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/..%5csecret.txt",
        "/..\\secret.txt",
        "/....//secret.txt",
        "/../pages/secret.txt",
        "/link.txt",
        "/assets/up/secret.txt",
        "/secret.txt%00.js",
        "/assets/%00.js",
        "/assets/",
        "/assets",
        "//etc/passwd",
        "/file:///etc/passwd",
        "/%c0%ae%c0%ae/secret.txt",
        "/" + "a/" * 4000 + "secret.txt",
        "/api/../../secret.txt",
        "/api/tables/..%2f..%2fsecret.txt",
        "/api/tables/%2e%2e/save",
        "/api/games/..%2f..%2fdungeon_heroes/words",
        "/api/games/%00/rules",
        "/api/schema/../../secret.txt",
    ],
)
def test_no_path_leads_out_of_the_page(site: Host, path: str) -> None:
    head, _, body = raw_get(site.address, path).partition(b"\r\n\r\n")
    status = int(head.split()[1])
    assert status in (200, 400, 404)
    assert b"secret" not in body
    assert b"root:" not in body
    assert status != 200 or b"The page" in body


def raw_get(address: str, path: str) -> bytes:
    """A request whose path no library has tidied up."""
    name, port = address.removeprefix("http://").split(":")
    with socket.create_connection((name, int(port)), timeout=10) as connection:
        connection.sendall(f"GET {path} HTTP/1.1\r\nHost: {name}\r\nConnection: close\r\n\r\n".encode())
        received = b""
        while part := connection.recv(65536):
            received += part
    return received


# Compression


def test_nothing_that_comes_in_is_unpacked(host: Host) -> None:
    bomb = gzip.compress(b'{"game": "' + b"x" * 50_000_000 + b'"}')
    answer = host.http.post("/api/import", content=bomb, headers={"content-encoding": "gzip"})
    assert (answer.status_code, error_of(answer)) == (400, "bad-request")
    opened = host.open("me", "me", game="tic-tac-toe")
    with host.connect(opened["table"]) as client:
        assert client.socket.protocol.extensions == []
