"""Checks of what players read and see: words in both languages, clauses, scenes."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from lanthorn.engine.chance import Rng
from lanthorn.engine.scene import Scene
from lanthorn.engine.testing.walk import AnyMatch, AnySession, demand, dice_for, wander
from lanthorn.engine.text import LANGUAGES, Text

Said = tuple[Text, tuple[str, ...]]
"""A text, and the clauses that it cites."""


def check_words_exist_in_both_languages(match: AnyMatch, seed: int) -> None:
    """All that is asked, offered, told, refused and shown can be said in every language."""
    texts = [*_names(match), *(text for text, _ in _said(match, seed))]
    distinct = {(text.id, tuple(sorted(text.args.items()))): text for text in texts}
    wrong = {
        problem
        for text in distinct.values()
        for language in LANGUAGES
        for problem in match.phrasebook.render(text, language)[1]
    }
    demand(not wrong, "\n".join(["words that can't be said:", *sorted(wrong)]))


def check_clauses_that_are_cited_exist(match: AnyMatch, seed: int) -> None:
    """Options, events, refusals and the outcome cite only clauses of the game's own reference."""
    cited = {clause for _, clauses in _said(match, seed) for clause in clauses}
    unknown = sorted(cited - match.game.clauses.by_id.keys())
    demand(not unknown, f"no such clause: {', '.join(unknown)}")


def check_scenes_are_whole(match: AnyMatch, seed: int) -> None:
    """What options touch lies in the scene; so does the place of each piece; ids are unique."""
    session, dice = match.start(seed), dice_for(seed)
    for part, _ in wander(session, dice):
        if dice.below(6):
            continue
        scene = session.scene(part.seat)
        demand(Scene.from_json(scene.to_json()) == scene, "a scene changes on its way")
        ids = [thing.id for thing in (*scene.regions, *scene.pieces)]
        twice = {name for name in ids if ids.count(name) > 1}
        demand(not twice, f"ids stand twice: {', '.join(sorted(twice))}")
        lost = {place for piece in scene.pieces for place in (piece.at, *piece.also_at)} - scene.ids()
        demand(not lost, f"pieces lie where nothing is: {', '.join(sorted(lost))}")
        missing = {thing for option in part.options for thing in option.touches} - scene.ids()
        demand(not missing, f"{part.kind}: options touch what is not there: {', '.join(sorted(missing))}")


def _names(match: AnyMatch) -> Iterator[Text]:
    """The game, its seats and its settings."""
    yield Text("game")
    yield from (Text(f"seat-{seat.name}") for seat in match.seats)
    for setting in match.game.settings_with(match.packs):
        yield Text(f"setting-{setting.name}")
        yield from (Text(f"setting-{setting.name}-{value}") for value in setting.values)


def _said(match: AnyMatch, seed: int) -> Iterator[Said]:
    """Everything that is put into words in a random game."""
    session, dice = match.start(seed), dice_for(seed)
    seats = [*range(len(match.seats)), None]
    for part, _ in wander(session, dice):
        yield part.prompt, ()
        yield from ((option.label, option.clauses) for option in part.options)
        if dice.below(8) == 0:
            yield from ((text, ()) for seat in seats for text in _texts_in(session.scene(seat)))
            yield from _refused(session, [dice.pick(session.log)[1] for _ in range(20) if session.log])
            yield from _untouchable(session, part.seat, dice)
    yield from ((event.text, event.clauses) for seat in seats for event in session.seen(seat))
    if session.outcome is not None:
        yield session.outcome.reason, session.outcome.clauses


def _refused(session: AnySession, keys: list[str]) -> Iterator[Said]:
    """What seats hear that want something which was on offer before, or never."""
    for seat in range(len(session.match.seats)):
        for key in ("no-such-key", *keys):
            refusal = session.why_not(seat, key)
            if refusal is not None:
                yield refusal.reason, refusal.clauses


def _untouchable(session: AnySession, seat: int, dice: Rng) -> Iterator[Said]:
    """What a seat hears that touches this and that."""
    things = [*sorted(session.scene(seat).ids()), "no-such-thing"]
    for count in (1, 1, 1, 2, 2, 2):
        refusal = session.why_not_touched(seat, [dice.pick(things) for _ in range(count)])
        if refusal is not None:
            yield refusal.reason, refusal.clauses


def _texts_in(thing: object) -> Iterator[Text]:
    if isinstance(thing, Text):
        yield thing
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from _texts_in(getattr(thing, name))
    elif isinstance(thing, tuple):
        for part in thing:
            yield from _texts_in(part)
