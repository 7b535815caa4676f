"""Chapter II: Lunar Conjunction (DL-CH2). Six moons to observe while they cross the passage.

What belongs together has a file of its own: observing.py, sky.py (lens and map), sabotage.py, eater.py,
storm.py; for bots, prospect.py. Here is how they meet the common rules.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from lanthorn.engine import Library, Play, Refusal, Rng, Text
from lanthorn.games.dungeon_legends.chapters.base import MANY, Chapter, Foretold
from lanthorn.games.dungeon_legends.chapters.moons import (
    eater,
    observing,
    position,
    prospect,
    records,
    refusals,
    sabotage,
    scene,
    sky,
    storm,
)
from lanthorn.games.dungeon_legends.chapters.moons.events import EVENTS
from lanthorn.games.dungeon_legends.chapters.moons.state import Moons, moons
from lanthorn.games.dungeon_legends.content import Kind, Use
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules import dust, passage
from lanthorn.games.dungeon_legends.rules.combat import Blow
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.engine.content import Words
    from lanthorn.engine.scene import Badge, Piece, Region
    from lanthorn.games.dungeon_legends.book import Book, GameCard

LARGE_PORTAL: Final = {(3, 4): CASTLE_SQUARE, (4, 3): 1}
"""DL-CH2-CARD-05, DL-CH2-CARD-06. A step through it, and where that ends."""
PORTAL_DUST: Final = 1


class LunarConjunction(Chapter):
    name = "moons"
    goal_clause = "DL-CH2-GOAL-01"
    loss_clause = "DL-CH2-END-01"
    events = EVENTS
    uses = ("lens", "observe", "sky-move", "sky-swap")
    verbs = ("bane", "boon", "feed-eater", "next-fairy", "observe", "repair", "sky-square", "storm")
    kinds: ClassVar[dict[str, Kind]] = {"moon": Kind("moon")}
    landmarks = (sabotage.OBSERVATORY,)
    needs = ("observe",)
    words: ClassVar[Words] = {"storms": ("storm-{id}",)}
    counted: ClassVar[dict[str, str]] = {"storm-breaks": "storm"}

    # Content and setup

    def read(self, library: Library) -> records.Tables | None:
        return records.read(library)

    def most(self, library: Library) -> int:
        return records.MOONS

    def new(self, book: Book) -> Moons:
        """DL-CH2-SETUP-03. Portals and Sabotage lie beside the mat."""
        storms = list(range(len(book.extra.storms)))
        return Moons(storms, [NONE] * len(book.locations), [0] * book.hero_count)

    def lay_out(self, state: State) -> None:
        """DL-CH2-SETUP-02."""
        state.rng.shuffle(moons(state).supply)

    # The turn

    async def before_reveal(self, play: Play[State]) -> None:
        await storm.break_loose(play)

    # Actions

    def acts(self, state: State, hero: int) -> Acts:
        acts: Acts = []
        sabotage.add_repair(state, hero, acts)
        return acts

    async def act(self, play: Play[State], act: Act) -> None:
        sabotage.repair(play, act)

    # Locations

    def blocks(self, state: State, location: int) -> bool:
        """DL-CH2-CARD-01."""
        return moons(state).sabotage and sabotage.is_observatory(state, location)

    def covers_darkness(self, state: State) -> bool:
        return sabotage.covers_darkness(state)

    def can_use(self, state: State, hero: int, location: int, use: Use) -> bool:
        if use.do == "observe":
            return bool(observing.observable(state, hero))
        if use.do == "sky-swap":
            return len(sky.on_passage(state)) > 1
        if use.do == "sky-move":
            return bool(sky.on_passage(state) and passage.empty_squares(state))
        return True

    async def use(self, play: Play[State], hero: int, location: int, use: Use) -> None:
        if use.do == "observe":
            await observing.observe(play, hero)
        elif use.do == "sky-swap":
            await sky.exchange(play)
        elif use.do == "sky-move":
            await sky.relocate(play)
        else:
            await sky.look_through_lens(play, hero)

    def foretell(self, state: State, act: Act) -> Foretold | None:
        """DL-CH2-LOC-04."""
        return sky.foretell(state, act.hero) if self.way(state, act) == "lens" else None

    async def used(self, play: Play[State], location: int) -> None:
        storm.gather(play, location)

    def may_go_under(self, state: State, card: int) -> bool:
        """DL-CH2-LOC-08."""
        return not eater.is_eater(state, card)

    # Cards

    async def resolved(self, play: Play[State], card: int) -> None:
        """DL-CH2-CARD-03. Darkness that falls on the Observatory now came last."""
        state = play.state
        if state.book.game[card].effect == "lights-out" and sabotage.is_observatory(state, state.darkness):
            moons(state).darkness_last = True

    async def appear(self, play: Play[State], card: int) -> None:
        if eater.is_eater(play.state, card):
            await eater.feed(play, card)

    # Combat

    def resistance(self, state: State, card: int) -> int:
        """DL-CH2-CARD-13."""
        if eater.is_eater(state, card):
            return sum(moons(state).eaten)
        return super().resistance(state, card)

    def felt(self, state: State, hero: int, target: int, damage: int) -> int:
        """DL-CH2-CARD-11, DL-CH2-CARD-14. The Magic Eater feels no more than it holds of the hero's Dust."""
        return min(damage, moons(state).eaten[hero]) if eater.is_eater(state, target) else damage

    async def hit(self, play: Play[State], hero: int, target: int, damage: int, blow: Blow) -> bool:
        if eater.is_eater(play.state, target):
            return eater.take_back(play, hero, damage)
        return await super().hit(play, hero, target, damage, blow)

    # Moving

    def landing(self, state: State, start: int, end: int) -> int:
        """DL-CH2-CARD-05, DL-CH2-CARD-06, DL-CH2-CARD-08."""
        return LARGE_PORTAL.get((start, end), end) if moons(state).portals else end

    async def crossed(self, play: Play[State], hero: int, start: int, end: int) -> None:
        """DL-CH2-CARD-07."""
        if abs(end - start) > 1:
            dust.recover(play, hero, PORTAL_DUST, "DL-CH2-CARD-07")

    # The end

    def won(self, state: State) -> bool:
        """DL-CH2-GOAL-01."""
        return len(moons(state).observed) >= state.book.difficulty.goal

    def progress(self, state: State) -> float:
        return len(moons(state).observed) / state.book.difficulty.goal

    def worth(self, state: State) -> float:
        """Moons that are soon observed are good; Dust that was eaten and a blocked Observatory are not."""
        here = moons(state)
        return prospect.worth(state) - 0.006 * sum(here.eaten) - 0.05 * here.sabotage

    def seeks(self, book: Book, card: int) -> bool:
        return book.game[card].kind == "moon"

    def told(self, state: State) -> list[float]:
        """Of a Magic Storm token that lies face down, only where it is."""
        here, book = moons(state), state.book
        numbers: list[float] = [here.sabotage, here.darkness_last, here.portals]
        numbers += [len(here.supply) / MANY, len(here.on_deck) / MANY]
        numbers += [token != NONE for token in here.storms]
        numbers += [token in here.shown for token in range(len(book.extra.storms))]
        numbers += [card in here.observed for card in book.game_cards("moon")]
        return numbers + [eaten / MANY for eaten in here.eaten]

    # Who may know what

    def hide(self, state: State) -> None:
        storm.hide(state)

    def redeal(self, state: State, rng: Rng) -> None:
        storm.redeal(state, rng)

    def check(self, state: State) -> None:
        here = moons(state)
        tokens = [token for token in (*here.supply, *here.storms, *here.on_deck, *here.shown) if token >= 0]
        assert len(tokens) == len(set(tokens)), "a storm token is in two places"
        assert not set(here.observed) & {*state.passage, *state.deck}, "an observed moon is still there"
        for number, hero in enumerate(state.heroes):
            if hero.kind != NONE:
                own = hero.usable + hero.inactive + here.eaten[number]
                assert own == state.book.heroes[hero.kind].dust, f"hero {number} has lost Dust"

    # On the table

    def badges(self, book: Book, card: GameCard) -> tuple[Badge, ...]:
        return scene.conditions(book, card) if card.kind == "moon" else ()

    def regions(self, state: State) -> list[Region]:
        return scene.regions(state)

    def pieces(self, state: State) -> list[Piece]:
        return scene.pieces(state)

    def status(self, state: State) -> Text:
        return Text(
            "status-moons", {"observed": len(moons(state).observed), "goal": state.book.difficulty.goal}
        )

    def why_not(self, state: State, hero: int, words: list[str]) -> Refusal | None:
        return refusals.why_not(state, hero, words)

    def place(self, state: State, words: str) -> bool:
        return position.place(state, words.split())
