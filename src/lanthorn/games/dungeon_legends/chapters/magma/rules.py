"""Chapter IV: Magma Cave (DL-CH4). Five pools of lava, to be cooled by Slugs that die in the right place.

What belongs together has a file of its own: lava.py, token.py (Explosive Magma), machines.py (the dial,
the Healing Shard), madness.py. Here is how they meet the common rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lanthorn.engine import Library, Play, Refusal, Rng, Text
from lanthorn.games.dungeon_legends.chapters.base import Chapter, Foretold
from lanthorn.games.dungeon_legends.chapters.magma import (
    lava,
    machines,
    madness,
    position,
    records,
    refusals,
    scene,
    token,
)
from lanthorn.games.dungeon_legends.chapters.magma.events import EVENTS
from lanthorn.games.dungeon_legends.chapters.magma.state import Magma, magma
from lanthorn.games.dungeon_legends.content import Use
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.engine.content import Words
    from lanthorn.engine.scene import Piece, Region
    from lanthorn.games.dungeon_legends.book import Book


class MagmaCave(Chapter):
    name = "magma"
    goal_clause = "DL-CH4-GOAL-01"
    loss_clause = "DL-CH4-END-01"
    dear_step = ("cooled-lava", "DL-CH4-RULE-02", "DL-MOVE-05")
    events = EVENTS
    uses = ("shard", "take-magma", "turn")
    verbs = ("dial", "hand-magma", "hurl", "lose-fairy", "madness", "remove-trap", "take-madness", "victim")
    landmarks = (lava.MACHINES, token.LOCATION)
    needs = ("take-magma", "turn")
    words: ClassVar[Words] = {"madness": ("card-{id}", "card-{id}-about"), "lava": ("lava-{id}",)}
    counted: ClassVar[dict[str, str]] = {"madness-played": "card"}

    # Content and setup

    def read(self, library: Library) -> records.Tables | None:
        return records.read(library)

    def most(self, library: Library) -> int:
        return records.LAVA_TOKENS

    def hand_cards(self, extra: records.Tables) -> list[tuple[str, str]]:
        return [(card.id, card.icon) for card in extra.madness.values()]

    def new(self, book: Book) -> Magma:
        """DL-CH4-SETUP-02, DL-CH4-SETUP-04. The dial at its first notch, the magma on its Location."""
        return Magma([NONE] * (CASTLE_SQUARE + 1), [False] * (CASTLE_SQUARE + 1))

    def lay_out(self, state: State) -> None:
        lava.lay(state)

    # The turn

    async def begin_turn(self, play: Play[State]) -> None:
        lava.burn(play)

    def may_end(self, state: State) -> bool:
        """DL-CH4-MAD-01, DL-RUL-69."""
        return not madness.held(state)

    # Actions

    def acts(self, state: State, hero: int) -> Acts:
        acts: Acts = []
        token.add_hurl(state, hero, acts)
        token.add_handing_on(state, hero, acts)
        madness.add_madness(state, hero, acts)
        return acts

    async def act(self, play: Play[State], act: Act) -> None:
        if act.verb == "hurl":
            await token.hurl(play, act)
        elif act.verb == "hand-magma":
            await token.hand_on(play, act)
        else:
            await madness.play_card(play, act)

    def discardable(self, state: State, card: int) -> bool:
        """DL-DISC-05, DL-RUL-69."""
        return not madness.is_madness(state, card)

    # Locations

    def can_use(self, state: State, hero: int, location: int, use: Use) -> bool:
        if use.do == "take-magma":
            return magma(state).holder == NONE  # DL-CH4-LOC-11
        if use.do == "turn":
            return machines.count_items(state) > 0  # DL-RUL-72
        return True

    async def use(self, play: Play[State], hero: int, location: int, use: Use) -> None:
        if use.do == "take-magma":
            token.take(play, hero)
        elif use.do == "turn":
            await machines.turn_dial(play, hero)
        else:
            await machines.touch_shard(play, hero)

    # Cards

    async def defeated(self, play: Play[State], hero: int, target: int, column: int) -> None:
        """DL-CH4-CARD-01, DL-CH4-CARD-04. However the hero has done it."""
        if lava.is_slug(play.state.book, target):
            lava.cool(play, column)

    def awaits(self, state: State, cards: int) -> list[Text]:
        return madness.awaits(state, cards)

    def foretell(self, state: State, act: Act) -> Foretold | None:
        if self.way(state, act) == "take-magma":  # DL-CH4-LOC-05
            return token.foretell(act.hero)
        if act.verb == "hand-magma":  # DL-CH4-LOC-09
            return token.foretell(act.a)
        return madness.foretell(state, act) if act.verb in ("madness", "victim") else None

    # Moving

    def step_cost(self, state: State, square: int) -> int:
        return 1 + lava.extra_moves(state, square)

    # The end

    def won(self, state: State) -> bool:
        """DL-CH4-GOAL-01."""
        return sum(magma(state).cooled) >= state.book.difficulty.goal

    def progress(self, state: State) -> float:
        return sum(magma(state).cooled) / state.book.difficulty.goal

    def worth(self, state: State) -> float:
        """Slugs where their defeat cools lava, or on the way there; few of them can be spared."""
        spare = lava.spare_slugs(state, lava.useful_slugs(state))
        if spare < 0:
            return -0.5
        value = 0.02 * (magma(state).holder != NONE) - 0.05 * max(0, 2 - spare) + lava.promise(state)
        return value - 0.01 * sum(lava.is_hot(state, hero.at) for hero in state.heroes)

    def seeks(self, book: Book, card: int) -> bool:
        return lava.is_slug(book, card)

    def told(self, state: State) -> list[float]:
        """Of lava, the face only once it has Cooled."""
        here, about = magma(state), records.tables(state)
        numbers: list[float] = [here.dial == notch for notch in range(len(about.dial))]
        for square in records.SQUARES:
            face = here.lava[square] + 1 if here.cooled[square] else 0
            numbers += [here.lava[square] != NONE, face / len(about.lava)]
        return numbers + [hero == here.holder for hero in range(len(state.heroes))]

    # Who may know what

    def hide(self, state: State) -> None:
        lava.hide(state)

    def redeal(self, state: State, rng: Rng) -> None:
        lava.redeal(state, rng)

    def check(self, state: State) -> None:
        here = magma(state)
        assert sum(face != NONE for face in here.lava) == records.LAVA_TOKENS, "a Lava token is lost"
        assert all(here.lava[n] != NONE for n, cooled in enumerate(here.cooled) if cooled), "no lava to cool"
        assert here.holder < len(state.heroes), "nobody holds the magma"

    # On the table

    def marks(self, state: State) -> tuple[tuple[int, str, str], ...]:
        return scene.marks(state)

    def regions(self, state: State) -> list[Region]:
        return scene.regions(state)

    def pieces(self, state: State) -> list[Piece]:
        return scene.pieces(state)

    def status(self, state: State) -> Text:
        return Text(
            "status-magma",
            {
                "cooled": sum(magma(state).cooled),
                "goal": state.book.difficulty.goal,
                "slugs": lava.slugs_left(state),
                "lost": int(lava.spare_slugs(state, lava.slugs_left(state)) < 0),
            },
        )

    def why_not(self, state: State, hero: int, words: list[str]) -> Refusal | None:
        return refusals.why_not(state, hero, words)

    def place(self, state: State, words: str) -> bool:
        return position.place(state, words)
