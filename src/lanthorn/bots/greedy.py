"""The bot that looks one act ahead and takes what leaves its seat standing best."""

from __future__ import annotations

from typing import Any, Final

from lanthorn.bots.base import STREAMS, Bot, Mind
from lanthorn.engine import Decision, Rng, Session

LOOKS: Final = 24
"""So many options of one decision are tried at most."""
SECOND_LOOKS: Final = 3
"""So many of the options that bring something hidden out are tried again."""
REDEALS: Final = 4
"""In so many imagined games they are tried again."""
ALIKE: Final = 1e-9


class GreedyBot(Bot):
    """Tries options on imagined games, the same ones for all, and judges what follows."""

    name = "greedy"

    def choose(self, mind: Mind, decision: Decision[Any]) -> int:
        if len(decision.options) == 1:
            return 0
        worths = first_sight(mind, worth_a_look(decision, mind.untried(decision), mind.rng))
        best = max(worths.values()) - ALIKE
        chosen = mind.rng.pick([pick for pick, worth in worths.items() if worth >= best])
        mind.keep(None, decision.options[chosen].key)
        return chosen


def first_sight(mind: Mind, picks: list[int], second_looks: int = SECOND_LOOKS) -> dict[int, float]:
    """What each option promises. What brings nothing hidden out is judged once and for all.

    Of the others the most promising are judged anew: the first impression was perhaps just luck.
    """
    seed = mind.rng.below(STREAMS)
    worths, unsure = dict[int, float](), dict[int, float]()
    for pick in picks:
        worth, is_sure = _try(mind, pick, seed)
        (worths if is_sure else unsure)[pick] = worth
    seeds = [mind.rng.below(STREAMS) for _ in range(REDEALS)]
    for pick in sorted(unsure, key=lambda pick: -unsure[pick])[:second_looks]:
        worths[pick] = sum(_try(mind, pick, seed)[0] for seed in seeds) / REDEALS
    return worths


def worth_a_look(decision: Decision[Any], picks: list[int], rng: Rng, most: int = LOOKS) -> list[int]:
    """All these picks; of too many, a fair sample of each verb, so that a rare verb is never overlooked."""
    if len(picks) <= most:
        return picks
    verbs: dict[str, list[int]] = {}
    for pick in picks:
        verbs.setdefault(decision.options[pick].key.partition(":")[0], []).append(pick)
    room, chosen = most, list[int]()
    for left, of_verb in zip(range(len(verbs), 0, -1), sorted(verbs.values(), key=len), strict=True):
        rng.shuffle(of_verb)
        chosen += of_verb[: max(1, room // left)]
        room = most - len(chosen)
    return chosen


def _try(mind: Mind, pick: int, seed: int) -> tuple[float, bool]:
    """How well the seat stands after this pick in one imagined game, and whether that is sure."""
    twin, is_sure = _play(mind, seed, (pick,))
    decision = _same_act(twin, mind.seat)
    if decision is None:
        return mind.evaluate(twin.state), is_sure
    ends = [_play(mind, seed, (pick, then)) for then in range(len(decision.options))]
    return max(_finish(mind, end) for end, _ in ends), is_sure and all(sure for _, sure in ends)


def _play(mind: Mind, seed: int, picks: tuple[int, ...]) -> tuple[Session[Any], bool]:
    """An imagined game after these picks, and whether they brought nothing hidden out."""
    twin = mind.imagine(Rng.seeded(seed))
    reveals, chance = twin.play.reveals, twin.state.rng.state
    for pick in picks:
        twin.pick(mind.seat, pick)
    return twin, twin.play.reveals == reveals and twin.state.rng.state == chance


def _same_act(twin: Session[Any], seat: int) -> Decision[Any] | None:
    """What the seat is asked before its act is done: an imagined game has no checkpoint till then."""
    return twin.decision(seat) if twin.checkpoint is twin.state else None


def _finish(mind: Mind, twin: Session[Any]) -> float:
    """Beyond the second pick of one act the first option has to do."""
    while _same_act(twin, mind.seat):
        twin.pick(mind.seat, 0)
    return mind.evaluate(twin.state)
