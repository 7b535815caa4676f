"""What the OpenAPI description says of the calls besides what their signatures do: refusals, keys, ids."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Final

import msgspec
from litestar.openapi.datastructures import ResponseSpec
from litestar.openapi.spec import OpenAPIType, Operation, Parameter, Schema, SecurityScheme
from litestar.params import PathParameter

from lanthorn.engine import Text
from lanthorn.server.problems import STATUS

TablePath = Annotated[str, PathParameter(description="The id of a table.", min_length=1, max_length=200)]
GamePath = Annotated[str, PathParameter(description="The id of a game.", min_length=1, max_length=200)]
SeatPath = Annotated[int, PathParameter(description="The number of a seat, from 0.", ge=0, le=99)]

KEY: Final = "key"
KEYS: Final[list[dict[str, list[str]]]] = [{}, {KEY: []}]
"""A call that says or does more for whoever holds a key."""
BEARER: Final = SecurityScheme(
    type="http",
    scheme="bearer",
    description="The key of a seat, or an invitation; several with commas between them.",
)


class Said(msgspec.Struct):
    """A code to act on, a message for programmers, a text for players and the clauses it rests on."""

    code: str
    message: str
    text: Text
    clauses: list[str]


class Refused(msgspec.Struct):
    """The body of every answer that is not a success."""

    error: Said


def refusals(*codes: str) -> dict[int, ResponseSpec]:
    """How a call can be refused: for each HTTP status the codes that travel under it."""
    by_status: dict[int, list[str]] = {}
    for code in codes:
        by_status.setdefault(STATUS[code], []).append(code)
    return {
        status: ResponseSpec(Refused, generate_examples=False, description=f"Refused: {', '.join(told)}.")
        for status, told in by_status.items()
    }


def given(kind: Any, description: str, media_type: str = "application/json") -> dict[int, ResponseSpec]:
    """What a call answers that sends its bytes ready-made."""
    return {200: ResponseSpec(kind, generate_examples=False, description=description, media_type=media_type)}


CHANGING: Final = ("bad-request", "not-yours", "too-many")
"""Whatever changes something can be refused so."""
WITH_BODY: Final = (*CHANGING, "too-large")


@dataclass
class SettingsInQuery(Operation):
    """A call that takes the settings of a game as its query."""

    def __post_init__(self) -> None:
        settings = Parameter(
            name="settings",
            param_in="query",
            description="Each setting under its own name, as `GET /api/games` lists them.",
            schema=Schema(type=OpenAPIType.OBJECT, additional_properties=Schema(type=OpenAPIType.STRING)),
            style="form",
            explode=True,
        )
        self.parameters = [*(self.parameters or []), settings]
