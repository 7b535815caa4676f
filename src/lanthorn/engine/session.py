"""A session: a checkpoint and the answers since. Enough to resume, undo, clone and replay."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Coroutine, Iterable, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from lanthorn.engine import pointing
from lanthorn.engine.chance import Rng
from lanthorn.engine.decisions import Ask, Decision, Each
from lanthorn.engine.errors import IllegalChoice, LanthornError
from lanthorn.engine.events import Event
from lanthorn.engine.game import Outcome, Refusal, State
from lanthorn.engine.play import Answer, Play, Policy
from lanthorn.engine.running import run
from lanthorn.engine.scene import Scene
from lanthorn.engine.text import Text

if TYPE_CHECKING:
    from lanthorn.engine.game import Match

S = TypeVar("S", bound=State)

ENDLESS = 10_000
"""So many steps without anybody being asked are taken for a game that never ends."""


class EndlessGame(Exception):
    """The rules run in a circle and ask nobody. A bug in the game."""


class Session(Generic[S]):
    """One game being played. It waits at `pending` until `answer` is called, or is over."""

    def __init__(self, match: Match[S, Any], state: S, seed: int | None = None) -> None:
        self.match = match
        self.seed = seed
        self.origin = state
        self.origin_at = 0
        self._restart(state)

    @classmethod
    def begun(
        cls, match: Match[S, Any], state: S, seed: int | None = None, past: Sequence[Answer] = ()
    ) -> Session[S]:
        """A game that begins at this position and waits at its first decision."""
        session = Session(match, state.copy(), seed)
        session.origin_at = len(past)
        session._begin(past)
        return session

    def _begin(self, past: Sequence[Answer], events: Iterable[Event] = ()) -> None:
        """Start at the origin. The past is remembered, but can't be gone back to."""
        self._restart(self.origin.copy())
        self.log += past
        self._final += [True] * len(past)
        self.events += [event for event in events if event.at < self.origin_at]
        self.play.events = self.events
        self._advance()

    def _restart(self, state: S) -> None:
        self.play: Play[S] = Play(state)
        self.log: list[Answer] = self.play.log
        self.events: list[Event] = []
        self.pending: Ask | None = None
        self._final: list[bool] = []
        self._partial: dict[int, int] = {}
        self._checkpoint: S | None = None
        self._checkpoint_at = 0
        self._since: list[Any] = []
        self._step: Coroutine[Any, Any, None] | None = None
        self._is_light = False

    # What a table asks

    @property
    def state(self) -> S:
        return self.play.state

    @property
    def checkpoint(self) -> S:
        """The state at the last checkpoint; never to be changed."""
        return self.state if self._checkpoint is None or self.is_over else self._checkpoint

    @property
    def checkpoint_at(self) -> int:
        """How many answers came before the last checkpoint."""
        return len(self.log) if self.is_over else self._checkpoint_at

    @property
    def is_over(self) -> bool:
        return self.pending is None

    @property
    def outcome(self) -> Outcome | None:
        return self.match.game.outcome(self.state)

    @property
    def decisions(self) -> tuple[Decision[Any], ...]:
        """What is being asked now, one decision for each seat that still has to answer."""
        if self.pending is None:
            return ()
        return tuple(part for i, part in enumerate(self.pending.parts) if i not in self._partial)

    def decision(self, seat: int) -> Decision[Any] | None:
        """What is being asked of this seat now."""
        found = self._find(seat)
        return None if found is None else found[1]

    def _find(self, seat: int) -> tuple[int, Decision[Any]] | None:
        """What is being asked of this seat, and which part of the question it is."""
        if self.pending is not None:
            for which, part in enumerate(self.pending.parts):
                if part.seat == seat and which not in self._partial:
                    return which, part
        return None

    def view(self, seat: int | None) -> S:
        """The state with everything removed that this seat may not know. Nobody knows the dice to come."""
        seen = self.match.game.view(self.state, seat)
        seen.rng = Rng(0)
        return seen

    def scene(self, seat: int | None) -> Scene:
        return self.match.game.scene(self.view(seat), seat)

    def seen(self, seat: int | None, since: int = 0) -> list[Event]:
        """What this seat may know of what happened, from answer number `since` on."""
        first = bisect_left(self.events, since, key=attrgetter("at"))
        known = [event.seen_by(seat) for event in self.events[first:]]
        return [event for event in known if event is not None]

    def why_not(self, seat: int, key: str) -> Refusal | None:
        """Why this seat can't pick the option with this key now; None if it can."""
        decision = self.decision(seat)
        if decision is None:
            return self._why_wait(seat)
        if decision.index(key) >= 0:
            return None
        reason = self.match.game.why_not(self.view(seat), seat, key)
        return reason or Refusal(Text("refused-unknown", {"key": key}))

    def _why_wait(self, seat: int) -> Refusal:
        if self.is_over:
            return Refusal(Text("refused-game-over"))
        seated = 0 <= seat < len(self.match.seats)
        reason = self.match.game.why_wait(self.view(seat), seat) if seated else None
        return reason or Refusal(Text("refused-not-asked"))

    def why_not_touched(self, seat: int, touches: Sequence[str]) -> Refusal | None:
        """Why this seat can pick nothing that begins with touching these things; None if it can."""
        decision = self.decision(seat)
        if decision is None:
            return self._why_wait(seat)
        scene = self.scene(seat)
        touches = pointing.as_offered(scene, decision.options, touches)
        meant = pointing.ways(scene, touches)
        if any(pointing.begins(decision.options, way) for way in meant):
            return None
        anew = pointing.ways(scene, touches[-1:]) if len(touches) > 1 else []
        if not any(pointing.begins(decision.options, way) for way in anew):
            meant += anew  # or a new choice was to begin, and could not either
        view = self.view(seat)
        found = (self._why_not_way(view, scene, decision, way) for way in meant)
        return next((reason for reason in found if reason), Refusal(Text("refused-not-on-offer")))

    def _why_not_way(
        self, view: S, scene: Scene, decision: Decision[Any], way: tuple[str, ...]
    ) -> Refusal | None:
        """Like a choice that would now be complete; as the game reads it; like one that would begin so.
        A reason that rests on no clause explains nothing to somebody who only touched."""
        game, seat = self.match.game, decision.seat
        for whole in (True, False):
            for key in pointing.keys_like(scene, decision.options, way, whole=whole):
                reason = game.why_not(view, seat, key)
                if reason is not None and reason.clauses:
                    return reason
            if whole and (reason := game.why_touched(view, seat, way)):
                return reason
        return None

    # Answering

    def answer(self, seat: int, key: str) -> None:
        """Pick an option by its key. An illegal answer raises IllegalChoice and changes nothing."""
        decision = self.decision(seat)
        if decision is None:
            raise IllegalChoice("nothing", key, f"seat {seat} is not being asked")
        index = decision.index(key)
        if index < 0:
            raise IllegalChoice(decision.kind, key, "it is not on offer")
        self.pick(seat, index)

    def pick(self, seat: int, index: int) -> None:
        """Pick an option by its place in the list."""
        which, part = self._part(seat)
        if not 0 <= index < len(part.options):
            raise IllegalChoice(part.kind, str(index), "it is not on offer")
        reveals, chance = self.play.reveals, self.state.rng.state
        self.log.append((seat, part.options[index].key))
        self._final.append(False)
        sent = self._sent(which, index)
        if sent is None:
            return
        try:
            self._since.append(sent)
            self._advance(sent)
        except Exception:
            if not self._is_imagined:
                self.travel(len(self.log) - 1)  # a bug in a rule leaves nothing half applied
            raise
        if self.play.reveals != reveals or self.state.rng.state != chance:
            self._final[-1] = True

    def _part(self, seat: int) -> tuple[int, Decision[Any]]:
        found = self._find(seat)
        if found is None:
            raise IllegalChoice("nothing", "", f"seat {seat} is not being asked")
        return found

    def _sent(self, which: int, index: int) -> Any:
        """What the waiting rule gets: nothing until everybody who is asked has answered."""
        if isinstance(self.pending, Decision):
            return index
        if isinstance(self.pending, Each):
            self._partial[which] = index
            if len(self._partial) < len(self.pending.parts):
                return None
            picks = tuple(self._partial[i] for i in range(len(self._partial)))
            self._partial = {}
            return picks
        return which, index

    def _advance(self, sent: Any = None) -> None:
        """Run to the next decision, through as many checkpoints as it takes."""
        for _ in range(ENDLESS):
            if self._step is None:
                if self.play.state.over:
                    self.pending = None
                    return
                if not self._is_light:
                    self._checkpoint = self.play.state.copy()
                self._checkpoint_at = len(self.log)
                self._since = []
                self.play.forget_offers()
                self._step, sent = self.match.game.step(self.play), None
            try:
                self.pending = self._step.send(sent)
                return
            except StopIteration:
                self._step = None
        raise EndlessGame(f"{ENDLESS} steps of {self.match.game.id} without a decision")

    # Copies

    def clone(self) -> Session[S]:
        """A twin that waits at the same decision and shares nothing that changes."""
        twin = self._twin()
        twin.log += self.log
        twin._final += self._final
        twin._checkpoint, twin._checkpoint_at = self._checkpoint, self._checkpoint_at
        twin._since = self._since[:]
        return twin

    def imagine(self, seat: int, rng: Rng) -> Session[S]:
        """A twin in which all that this seat can't know is dealt anew, and the dice will fall anew.
        It holds nothing of the truth: no seed, no log, no past, and no checkpoint until the next one."""
        twin = self._twin()
        self.match.game.redeal(twin.state, seat, rng)
        twin.state.rng = Rng.seeded(rng.below(1 << 62))
        twin.seed, twin.origin, twin.origin_at = None, twin.state, 0
        if twin.pending is not None:  # what others picked at the same time is their secret
            parts = twin.pending.parts
            twin._partial = {i: pick for i, pick in twin._partial.items() if parts[i].seat == seat}
        return twin

    def travel_light(self) -> None:
        """Keep no checkpoints from now on: such a game can't be copied, saved or taken back, but is quick."""
        self._is_light = True

    def play_out(self, seat: int, index: int, policy: Policy) -> None:
        """Pick an option and let a policy answer for everybody to the next checkpoint, and further as the
        game's rollout has it. The session is spent afterwards: only its state is of use."""
        rollout = self.match.game.rollout
        turn = rollout.turn(self.play.state)
        sent = self._sent(*self._picked(seat, index))
        self.play.policy = policy
        if sent is not None and self._step is not None:
            try:
                self._step.send(sent)
            except StopIteration:
                run(self.match, self.play, rollout.steps, lambda state: rollout.turn(state) == turn)

    def _picked(self, seat: int, index: int) -> tuple[int, int]:
        return self._part(seat)[0], index

    @property
    def _is_imagined(self) -> bool:
        """An imagined game begins where it stands, so that nothing in it tells where it came from."""
        return self.origin is self.state

    def _twin(self) -> Session[S]:
        """Copy the checkpoint, replay the answers since: same decision, empty log."""
        before = self.state if self.pending is None else self._checkpoint
        if before is None:
            raise LanthornError("An imagined game can't be copied before its next checkpoint.")
        twin: Session[S] = Session(self.match, before.copy(), self.seed)
        twin.origin, twin.origin_at = self.origin, self.origin_at
        if self.pending is None:
            return twin
        twin.play.recall_offers(self.play)
        twin._step = self.match.game.step(twin.play)
        twin.pending = twin._step.send(None)
        for sent in self._since:
            twin.pending = twin._step.send(sent)
        twin._partial = self._partial.copy()
        return twin

    # Time

    def travel(self, number: int) -> None:
        """Go to the moment after the first `number` answers. What came later is forgotten."""
        if self._is_imagined:
            raise LanthornError("An imagined game has no past to go back to.")
        if not self.origin_at <= number <= len(self.log):
            raise LanthornError(
                f"This game can go back to answer {self.origin_at} at the earliest"
                f" and {len(self.log)} at the latest, not to {number}."
            )
        answers = self.log[self.origin_at : number]
        self._begin(self.log[: self.origin_at], self.events)
        for seat, key in answers:
            self.answer(seat, key)

    def at(self, number: int) -> Session[S]:
        """A twin at the moment after the first `number` answers; this session stays where it is."""
        twin = self.clone()
        twin.events += self.events
        twin.travel(number)
        return twin

    @property
    def quiet(self) -> int:
        """How many answers there were since something last came out."""
        return next((back for back, final in enumerate(reversed(self._final)) if final), len(self._final))

    def free_undo(self, seat: int) -> int:
        """How many of its last answers this seat may take back without asking anybody."""
        count = 0
        for (who, _), final in zip(reversed(self.log), reversed(self._final), strict=True):
            if who != seat or final:
                break
            count += 1
        return min(count, len(self.log) - self.origin_at)

    def undo(self, count: int = 1) -> None:
        """Take back the last answers. Whether that is fair is `free_undo`'s or the players' word."""
        self.travel(len(self.log) - count)

    def foresee(self, seat: int, key: str) -> list[Event] | None:
        """What is sure to happen if this option is picked, as the seat will see it; None if the pick
        brings something hidden out or rolls, so that nobody can say and it can't be taken back freely.

        Tried out on an imagined twin, so that the answer can't depend on what is hidden.
        """
        twin = self.imagine(seat, Rng.seeded(len(self.log)))
        reveals, chance = twin.play.reveals, twin.state.rng.state
        twin.play.events = twin.events
        twin.answer(seat, key)
        if twin.play.reveals != reveals or twin.state.rng.state != chance:
            return None
        return twin.seen(seat)

    def outlook(self, seat: int) -> dict[str, tuple[Text, ...]]:
        """What the game says beforehand of the options of this seat, by their keys."""
        decision = self.decision(seat)
        if decision is None:
            return {}
        view, tell = self.view(seat), self.match.game.outlook
        told = {option.key: tell(view, seat, option.value) for option in decision.options}
        return {key: texts for key, texts in told.items() if texts}

    def can_take_back(self, seat: int, key: str) -> bool:
        """Whether this option, once picked, could be taken back freely: known before it is picked."""
        return self.foresee(seat, key) is not None

    def was_final(self, number: int) -> bool:
        """Whether the answer with this number brought something hidden out, or rolled."""
        return self._final[number]


def replay(match: Match[S, Any], seed: int, answers: Iterable[Answer]) -> Session[S]:
    """Play a game again from its seed and its answers."""
    session = match.start(seed)
    for seat, key in answers:
        session.answer(seat, key)
    return session
