"""Views from what changed, as any client that wants changes makes them."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from typing import Any

Message = dict[str, Any]


def follow(before: Message, update: Message) -> Message:
    """An update with whole views, from the update before it. Whole ones stay as they are."""
    views = update["views"]
    for eye, view in views.items():
        if "since" in view:
            assert view["since"] == before["number"]
            views[eye] = _whole(before["views"][eye], view)
    return update


def _whole(old: Message, told: Message) -> Message:
    scene, decision = dict(told["scene"]), told["decision"]
    for name in scene.keys() & {"regions", "pieces"}:
        scene[name] = _list(old["scene"].get(name, []), scene[name])
    if decision is not None:
        options = old["decision"]["options"] if old["decision"] else []
        decision = decision | {"options": _list(options, decision["options"])}
    return {"scene": scene, "decision": decision}


def _list(old: list[Any], told: list[Any]) -> list[Any]:
    return [one for part in told for one in (old[slice(*part)] if isinstance(part, list) else [part])]


def followed(frames: Iterable[str | bytes]) -> Iterator[Message]:
    """All messages that were received, one line after another, their views whole."""
    update: Message = {}
    for frame in frames:
        message: Message = json.loads(frame)
        if message["type"] == "update":
            message = update = follow(update, message)
        yield message
