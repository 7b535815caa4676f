"""The OpenAPI description is true: whatever is called by it, the answer is one that it names."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from litestar.serialization import encode_json
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi import checks

from lanthorn.server.app import litestar_app
from lanthorn.server.config import Config
from tests.server.host import Host

DESCRIPTION: Final = encode_json(litestar_app(Config(database="sqlite:///unused")).openapi_schema.to_schema())
SCHEMA: Final = schemathesis.openapi.from_dict(msgspec.json.decode(DESCRIPTION))
CHECKS: Final[Any] = [
    not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_headers_conformance,
    checks.response_schema_conformance,
]
ALL: Final[Any] = [*CHECKS, checks.negative_data_rejection, checks.unsupported_method]
Case = schemathesis.Case[Any]
always_the_same: Final[dict[str, Any]] = {
    "derandomize": True,
    "database": None,
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
}


def on(kind: str) -> pytest.MarkDecorator:
    """One database is enough to find what the calls themselves do wrong."""
    return pytest.mark.parametrize("kind", [kind], indirect=True, scope="session")


def test_the_description_is_served(host: Host) -> None:
    assert host.get("/api/schema/openapi.json") == msgspec.json.decode(DESCRIPTION)


@on("sqlite")
@SCHEMA.parametrize()
@settings(max_examples=10, **always_the_same)
def test_any_call_gets_an_answer_that_the_description_names(case: Case, host: Host) -> None:
    case.call_and_validate(base_url=host.address, checks=ALL, timeout=60)


@on("postgresql")
@SCHEMA.include(path_regex="{").parametrize()
@settings(max_examples=8, **always_the_same)
def test_so_does_any_call_to_a_real_table_by_who_holds_it(case: Case, host: Host) -> None:
    real = a_table(host)
    if "report" in case.path_parameters:
        real |= a_report(host)
    if isinstance(case.path_parameters.get("seat"), int):
        real["seat"] = case.path_parameters["seat"] % 2
    case.path_parameters |= {name: real[name] for name in case.path_parameters}
    case.call_and_validate(
        base_url=host.address, headers={"authorization": f"Bearer {real['keys']}"}, checks=CHECKS, timeout=60
    )


def a_table(host: Host) -> dict[str, Any]:
    """What the path of a call can name: a table with an open seat, and all keys to it."""
    opened = host.open("me", "open", game="tic-tac-toe", listed=True)
    return {"game": "tic-tac-toe", "table": opened["table"], "seat": 0, "keys": opened["keys"][0]}


def a_report(host: Host) -> dict[str, Any]:
    """A report that is ready, and one of its files."""
    wish = {"game": "tic-tac-toe", "games": 1, "vary": False}
    report = host.post("/api/reports", wish)
    while report["state"] != "ready":
        report = host.get(f"/api/reports/{report['report']}?seen={report['moment']}")
    return {"report": report["report"], "name": "report.html"}


@on("sqlite")
def test_calls_that_follow_each_other_do_too(host: Host) -> None:
    seen: Counter[tuple[str, int]] = Counter()

    class Visitor(SCHEMA.as_state_machine()):  # type: ignore[misc]
        """Opens real tables and remembers their keys; all else it makes up, or takes from earlier answers."""

        def setup(self) -> None:
            self.keys: list[str] = []

        def before_call(self, case: Case) -> None:
            if case.operation.label == "POST /api/tables" and len(self.keys) < 3:
                case.body = {"game": "tic-tac-toe", "seats": [{"who": "me"}, {"who": "open"}], "listed": True}
            case.headers["authorization"] = "Bearer " + ",".join(self.keys)

        def get_call_kwargs(self, case: Case) -> dict[str, Any]:
            return {"base_url": host.address, "timeout": 60}

        def after_call(self, response: Any, case: Case) -> None:
            seen[case.operation.label, response.status_code] += 1
            if response.status_code == 201:
                self.keys += [key for key in response.json()["keys"] if key]

        def validate_response(self, response: Any, case: Case, **others: Any) -> None:
            case.validate_response(response, checks=[*CHECKS, checks.use_after_free])

    Visitor.run(settings=settings(max_examples=25, stateful_step_count=8, **always_the_same))
    assert {
        ("POST /api/tables", 201),
        ("GET /api/tables/{table}", 200),
        ("DELETE /api/tables/{table}", 204),
    } < set(seen)


def test_a_body_that_is_not_utf_8_is_refused(host: Host) -> None:
    answer = host.http.post("/api/tables", content=b'{"game": "\xff", "seats": []}')
    assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-request")
