"""The promises that every game keeps, whatever its rules: one check each, collected in `CHECKS`.

Each check plays random games of its own and raises `Broken`, an AssertionError, if the promise is not
kept. What is costly is looked at now and then only; the same seed looks at the same moments.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from lanthorn.engine.decisions import Decision
from lanthorn.engine.errors import IllegalChoice
from lanthorn.engine.game import without_book
from lanthorn.engine.play import Play
from lanthorn.engine.running import run, simulate
from lanthorn.engine.session import replay
from lanthorn.engine.testing import table
from lanthorn.engine.testing.walk import (
    AnyMatch,
    AnySession,
    demand,
    dice_for,
    examine_copy,
    examine_save,
    examine_secrets,
    offers,
    same,
    wander,
)

Check = Callable[[AnyMatch, int], None]


def check_copies_share_nothing(match: AnyMatch, seed: int) -> None:
    """A copy equals its original; what is played on one never shows in the other."""
    session, dice = match.start(seed), dice_for(seed)
    for _ in wander(session, dice):
        if dice.below(10) == 0:
            examine_copy(session)
            before = _frozen(session.checkpoint)
            twin = Play(session.checkpoint.copy(), lambda decision: dice.below(len(decision.options)))
            run(match, twin, limit=20)
            demand(_frozen(session.checkpoint) == before, "playing on with a copy changes its original")


def check_a_saved_twin_stays_identical(match: AnyMatch, seed: int) -> None:
    """Saved and loaded now and then, a twin that gets the same answers stays the same."""
    session, dice = match.start(seed), dice_for(seed)
    twin = examine_save(session)
    for part, index in wander(session, dice):
        same(session, twin, "a twin that was saved and loaded")
        if dice.below(12) == 0:
            twin = examine_save(twin)
        twin.pick(part.seat, index)
    same(session, examine_save(twin), "a twin that was saved and loaded")


def check_clones_stay_identical(match: AnyMatch, seed: int) -> None:
    """A clone made at each decision answers in step with the session it was made from."""
    session = match.start(seed)
    twin = session.clone()
    for part, index in wander(session, dice_for(seed)):
        twin = twin.clone()
        same(session, twin, "a clone")
        twin.pick(part.seat, index)
    same(session, twin.clone(), "a clone")


def check_a_replay_is_identical(match: AnyMatch, seed: int) -> None:
    """Seed and answers give the same game again: suspended, and inline with the same picks."""
    session, dice = match.start(seed), dice_for(seed)
    picks: list[int] = []
    while session.decisions:
        part = session.decisions[0]
        picks.append(dice.below(len(part.options)))
        session.pick(part.seat, picks[-1])
    again = replay(match, seed, session.log)
    same(session, again, "a replay")
    demand(session.events == again.events, "a replay tells other events")
    coming = iter(picks)
    play = simulate(match, seed, [lambda _: next(coming)] * len(match.seats))
    demand(play.log == session.log, "played inline, the log is another")
    demand(play.state == session.state, "played inline, the game ends otherwise")


def check_hidden_things_stay_hidden(match: AnyMatch, seed: int) -> None:
    """Dealing anew what a seat can't know changes neither its view nor what is offered to it."""
    session, dice = match.start(seed), dice_for(seed)
    for part, _ in wander(session, dice):
        if dice.below(5) == 0:
            examine_secrets(session, dice)
            imagined = session.imagine(part.seat, dice).scene(part.seat)
            demand(
                imagined == session.scene(part.seat), f"seat {part.seat} sees something hidden in its scene"
            )


def check_listed_options_are_accepted(match: AnyMatch, seed: int) -> None:
    """Every option on the list can be picked. Keys are unique within a decision."""
    session, dice = match.start(seed), dice_for(seed)
    for part, _ in wander(session, dice):
        keys = part.keys()
        demand(len(keys) == len(set(keys)), f"{part.kind}: a key is listed twice")
        if dice.below(12) == 0:
            dice.shuffle(keys)
            for key in keys[:30]:
                demand(session.why_not(part.seat, key) is None, f"{key} is on offer, but why_not refuses it")
                session.clone().answer(part.seat, key)


def check_other_answers_are_refused(match: AnyMatch, seed: int) -> None:
    """What is not on the list is refused with a reason, and nothing changes."""
    session, dice = match.start(seed), dice_for(seed)
    met = {"no-such-key"}
    for part, _ in wander(session, dice):
        met.update(part.keys())
        if dice.below(8) == 0:
            before = _frozen(session.state), session.log[:], offers(session)
            _refuse(session, part, sorted(met - set(part.keys()))[:40])
            unchanged = before == (_frozen(session.state), session.log, offers(session))
            demand(unchanged, "a refused answer changed something")


def _refuse(session: AnySession, part: Decision[Any], keys: list[str]) -> None:
    asked = {one.seat for one in session.decisions}
    seats = [seat for seat in range(-1, len(session.match.seats) + 1) if seat not in asked]
    for seat, key in [(part.seat, key) for key in keys] + [(seat, part.options[0].key) for seat in seats]:
        demand(session.why_not(seat, key) is not None, f"{key} is not on offer, but why_not gives no reason")
        try:
            session.answer(seat, key)
        except IllegalChoice:
            continue
        demand(False, f"{key} of seat {seat} was not on offer, but was accepted")


def check_games_end(match: AnyMatch, seed: int) -> None:
    """No dead ends, no endless games; states are sound; seats are valued from 0 to 1 all the way."""
    for number in range(seed, seed + 3):
        session = match.start(number)
        for _ in wander(session, dice_for(number)):
            demand(session.outcome is None, "there is an outcome before the end")
            _sound(session)
        _sound(session)
        outcome = session.outcome
        demand(outcome is not None, "the game is over without an outcome")
        seated = outcome is None or set(outcome.winners) <= set(range(len(match.seats)))
        demand(seated, "a winner has no seat")


def _sound(session: AnySession) -> None:
    session.match.game.check(session.state)
    for seat in range(len(session.match.seats)):
        value = session.match.game.evaluate(session.state, seat)
        demand(0 <= value <= 1, f"seat {seat} stands at {value}, which is not from 0 to 1")


def check_undo_returns_to_the_same_state(match: AnyMatch, seed: int) -> None:
    """Undo restores state and question; freely only over own answers that brought nothing hidden out."""
    session, dice = match.start(seed), dice_for(seed)
    past = []
    for _ in wander(session, dice):
        past.append((session.state.copy(), offers(session)))
        answers = len(session.log)
        for seat in range(len(match.seats)):
            for number in range(answers - session.free_undo(seat), answers):
                fair = session.log[number][0] == seat and not session.was_final(number)
                demand(fair, f"seat {seat} may freely undo answer {number + 1}, which is not fair")
        if dice.below(15) == 0:
            count = dice.below(min(answers, 4) + 1)
            twin = session.at(answers)
            twin.undo(count)
            back = (twin.state, offers(twin)) == past[-1 - count]
            demand(back, f"{count} answers undone do not lead back to the same moment")


def check_what_can_be_taken_back_tells_nothing(match: AnyMatch, seed: int) -> None:
    """An answer that can be undone freely shows its seat nothing that was hidden from it before.

    And where nothing is hidden, `can_take_back` foretells what `was_final` says afterwards.
    """
    session, dice = match.start(seed), dice_for(seed)
    for part, index in wander(session, dice):
        seat, key = part.seat, part.options[index].key
        promised = session.can_take_back(seat, key)
        truth, twin = session.clone(), session.imagine(seat, dice)
        twin.state.rng = truth.state.rng.copy()
        nothing_hidden = twin.state == truth.state
        known, imagined = (_answered(one, seat, key) for one in (truth, twin))
        final = truth.was_final(len(truth.log) - 1)
        demand(not nothing_hidden or promised != final, "can_take_back foretells the wrong thing")
        demand(final or known == imagined, f"{key} can be undone, but shows something hidden")


def _answered(session: AnySession, seat: int, key: str) -> tuple[Any, list[Any]]:
    """What a seat sees and hears after its answer."""
    session.play.events = session.events
    session.answer(seat, key)
    return session.view(seat), [event.text for event in session.seen(seat)]


def check_time_travel_equals_replaying(match: AnyMatch, seed: int) -> None:
    """`at(n)` is the game after its first n answers, and leaves the session where it is."""
    session, dice = match.start(seed), dice_for(seed)
    for _ in wander(session, dice):
        pass
    log, end = session.log[:], _frozen(session.state)
    for number in {0, len(log), *(dice.below(len(log)) for _ in range(8) if log)}:
        same(session.at(number), replay(match, seed, log[:number]), f"at answer {number}")
    demand((session.log, _frozen(session.state)) == (log, end), "travelling moved the session")


def _frozen(state: Any) -> bytes:
    return msgspec.json.encode(without_book(state))


CHECKS: Final[tuple[Check, ...]] = (
    check_copies_share_nothing,
    check_a_saved_twin_stays_identical,
    check_clones_stay_identical,
    check_a_replay_is_identical,
    check_hidden_things_stay_hidden,
    check_listed_options_are_accepted,
    check_other_answers_are_refused,
    check_games_end,
    check_undo_returns_to_the_same_state,
    check_what_can_be_taken_back_tells_nothing,
    check_time_travel_equals_replaying,
    table.check_words_exist_in_both_languages,
    table.check_clauses_that_are_cited_exist,
    table.check_scenes_are_whole,
)
