"""The bodies of calls. They are read straight into their types, so that nothing else of a large or hostile
one is ever built, and described to OpenAPI as those types say."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, TypeVar

import msgspec
from litestar.openapi.spec import OpenAPIMediaType, Operation, RequestBody
from msgspec import Meta

from lanthorn.server.problems import Problem

T = TypeVar("T", bound=msgspec.Struct)

File = Annotated[
    msgspec.Raw, Meta(description="A save file.", extra_json_schema={"type": ["object", "null"]})
]
"""A file inside a body; its inside is left for whoever opens it."""


def no_file() -> msgspec.Raw:
    return msgspec.Raw(b"null")


def is_file(file: msgspec.Raw) -> bool:
    return file != no_file()


def read_body(body: bytes, kind: type[T]) -> T:
    """A body as what it should be, or a Problem that says what is wrong with it."""
    try:
        return msgspec.json.decode(body, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as error:
        raise Problem("bad-request", str(error)) from error


def takes(kind: type[msgspec.Struct], required: bool = True) -> type[Operation]:
    """A call whose body is of this kind, for the description."""

    @dataclass
    class Taking(Operation):
        def __post_init__(self) -> None:
            content = OpenAPIMediaType(schema=_schema(kind))
            self.request_body = RequestBody(content={"application/json": content}, required=required)

    return Taking


def _schema(kind: type[msgspec.Struct]) -> Any:
    """The JSON schema of a kind, in one piece."""
    (whole,), parts = msgspec.json.schema_components([kind], ref_template="{name}")

    def filled_in(value: Any) -> Any:
        if isinstance(value, list):
            return [filled_in(inner) for inner in value]
        if not isinstance(value, dict):
            return value
        if "$ref" in value:
            return filled_in(parts[value["$ref"]])
        return {name: filled_in(inner) for name, inner in value.items()}

    return filled_in(whole)
