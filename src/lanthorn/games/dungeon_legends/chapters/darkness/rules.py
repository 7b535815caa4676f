"""Chapter V: Heart of Darkness (DL-CH5). Darkness Incarnate grows behind the passage."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lanthorn.engine import Library, Play, Rng, Text
from lanthorn.engine.scene import Badge
from lanthorn.games.dungeon_legends.chapters.base import MANY, Chapter, Foretold, Loss
from lanthorn.games.dungeon_legends.chapters.darkness import (
    bodies,
    places,
    position,
    records,
    refusals,
    scene,
)
from lanthorn.games.dungeon_legends.chapters.darkness.bodies import is_open
from lanthorn.games.dungeon_legends.chapters.darkness.events import EVENTS, TREMOR
from lanthorn.games.dungeon_legends.chapters.darkness.records import BODIES, Tables
from lanthorn.games.dungeon_legends.chapters.darkness.state import Darkness, darkness
from lanthorn.games.dungeon_legends.content import Kind, Use
from lanthorn.games.dungeon_legends.mat import LAST_PASSAGE
from lanthorn.games.dungeon_legends.options import Act
from lanthorn.games.dungeon_legends.rules.combat import Blow
from lanthorn.games.dungeon_legends.rules.ending import check_goal
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.engine import Refusal
    from lanthorn.engine.scene import Piece, Region
    from lanthorn.games.dungeon_legends.book import Book, GameCard

DANGER = (0.0, 0.0, 0.0, 0.01, 0.03, 0.07, 0.14)
"""For bots: how bad it is to have the Head on each square."""


class HeartOfDarkness(Chapter):
    name = "darkness"
    goal_clause = "DL-CH5-GOAL-01"
    loss_clause = "DL-CH5-END-01"
    dear_step = ("crevasse", "DL-CH5-CARD-01", "DL-MOVE-05")
    events = EVENTS
    uses = ("charge", "crystal", "nugget", "shock", "trick", "well")
    verbs = (
        *("all-lose", "look-no", "look-yes", "name-icon", "one-more-card", "reinforce-dust"),
        *("reinforce-heal", "shock-both", "shock-each", "shock-left", "shock-right", "to-square"),
    )
    kinds: ClassVar[dict[str, Kind]] = {
        "head": Kind("head", in_deck=False),
        "body": Kind("monster", in_deck=False),
        "tail": Kind("tail", in_deck=False),
    }
    counted: ClassVar[dict[str, str]] = {"incarnate": "monster"}
    landmarks = (bodies.MAGIC_SHOCK,)
    needs = ("charge", "crystal", "shock")

    # Content and setup

    def read(self, library: Library) -> Tables | None:
        return records.read(library)

    def most(self, library: Library) -> int:
        return BODIES

    def new(self, book: Book) -> Darkness:
        return Darkness([], book.game_cards("tail") + book.game_cards("body"))

    def lay_out(self, state: State) -> None:
        """DL-CH5-SETUP-01 to DL-CH5-SETUP-03. The Head on I1, the Tail under the shuffled Bodies."""
        here, book = darkness(state), state.book
        pile = book.game_cards("body")
        state.rng.shuffle(pile)
        here.deck = book.game_cards("tail") + pile

    # Locations

    def can_use(self, state: State, hero: int, location: int, use: Use) -> bool:
        return places.can_use(state, hero, use)

    async def use(self, play: Play[State], hero: int, location: int, use: Use) -> None:
        await places.use(play, hero, use)

    # Cards

    async def resolved(self, play: Play[State], card: int) -> None:
        """DL-CH5-RULE-02, DL-CH5-RULE-04. A card with the Incarnation icon calls the next part."""
        if play.state.book.game[card].incarnation:
            bodies.grow(play)

    # Combat

    def target(self, state: State, column: int) -> int:
        """DL-CH5-RULE-07. The monster in front, or the Body behind an empty square."""
        if bodies.is_open(state, column):
            return bodies.body_at(state, column)
        return super().target(state, column)

    def column(self, state: State, target: int) -> int:
        return bodies.square_of(state, target) or super().column(state, target)

    def threat_square(self, state: State, target: int) -> int:
        """DL-CH5-RULE-10."""
        return 0 if bodies.is_incarnate(state, target) else super().threat_square(state, target)

    def can_hit(self, state: State, hero: int, target: int, blow: Blow) -> bool:
        return not bodies.is_incarnate(state, target) or bodies.can_hit(state, target, blow)

    async def hit(self, play: Play[State], hero: int, target: int, damage: int, blow: Blow) -> bool:
        if bodies.is_incarnate(play.state, target):
            return bodies.hit(play, target, damage, blow)
        return await super().hit(play, hero, target, damage, blow)

    def remove(self, state: State, target: int) -> None:
        """DL-CH5-RULE-09, DL-RUL-76. The line closes up, and the Head comes back with it."""
        here = darkness(state)
        if target in here.line:
            here.line.remove(target)
            here.shocked.pop(target, None)
        else:
            super().remove(state, target)

    async def defeated(self, play: Play[State], hero: int, target: int, column: int) -> None:
        if bodies.is_incarnate(play.state, target):
            darkness(play.state).defeated += 1
            check_goal(play)

    def risks(self, state: State, cards: int) -> list[Text]:
        """DL-CH5-RULE-05. The Head at the end of its track, and cards that call the next part."""
        here = darkness(state)
        calling = sum(state.book.game[card].incarnation for card in state.deck)
        steps = LAST_PASSAGE + 1 - here.head
        return [Text("then-head")] if steps <= min(cards, calling, len(here.deck)) else []

    def foretell(self, state: State, act: Act) -> Foretold | None:
        """DL-CH5-CARD-06, DL-CH5-LOC-16."""
        if act.verb == "all-lose":
            falls = any(hero.resistance <= TREMOR for hero in state.heroes)
            losses = [Loss(hero, TREMOR) for hero in state.in_turn_order()]
            return Foretold(tuple(losses), int(falls and not state.fell and not state.still))
        if act.verb == "one-more-card":
            return Foretold(cards=1, texts=self._calls_after_tremors(state))
        return places.foretell_well(state, act.hero) if self.way(state, act) == "well" else None

    def _calls_after_tremors(self, state: State) -> tuple[Text, ...]:
        """DL-CH5-RULE-05. What one more card may call comes before the part that the Tremors call."""
        here, steps = darkness(state), LAST_PASSAGE + 1 - darkness(state).head
        may_call = any(state.book.game[card].incarnation for card in state.deck)
        return (Text("then-head"),) if may_call and steps <= min(2, len(here.deck)) else ()

    # Moving

    def step_cost(self, state: State, square: int) -> int:
        """DL-CH5-CARD-01."""
        return 2 if darkness(state).crevasse == square else 1

    # The end

    def won(self, state: State) -> bool:
        """DL-CH5-GOAL-01."""
        return darkness(state).defeated >= state.book.difficulty.goal

    def progress(self, state: State) -> float:
        return darkness(state).defeated / state.book.difficulty.goal

    def worth(self, state: State) -> float:
        """A Head far back, Bodies that nobody stands before, and charged tokens are good."""
        here = darkness(state)
        wounds = sum(state.damage.get(card, 0) + here.shocked.get(card, 0) for card in here.line)
        squares = range(here.entry, min(here.entry + len(here.line), LAST_PASSAGE + 1))
        hidden = sum(not is_open(state, square) for square in squares)
        return 0.02 * sum(here.charged) + 0.012 * wounds - DANGER[here.head] - 0.006 * hidden

    def seeks(self, book: Book, card: int) -> bool:
        """DL-CH5-RULE-02. Those that bring a Body with them."""
        return book.game[card].incarnation

    def still_seeks(self, state: State) -> bool:
        """DL-CH5-SETUP-02. While a Body lies on the Tail."""
        return len(darkness(state).deck) > 1

    def told(self, state: State) -> list[float]:
        """Of each Body and of the Tail, whether it is still to come, where it lies, and its damage."""
        here, book = darkness(state), state.book
        numbers: list[float] = [here.entry / LAST_PASSAGE, here.head / LAST_PASSAGE, *here.charged]
        numbers += [here.crevasse / LAST_PASSAGE, here.defeated / BODIES]
        for card in book.game_cards("body") + book.game_cards("tail"):
            numbers += [card in here.deck, bodies.square_of(state, card) / LAST_PASSAGE]
            numbers += [state.damage.get(card, 0) / MANY, here.shocked.get(card, 0) / MANY]
        return numbers

    # Who may know what

    def redeal(self, state: State, rng: Rng) -> None:
        """DL-HID-10. The order of the Bodies to come; the Tail is the last."""
        here = darkness(state)
        tail, pile = here.deck[:1], sorted(here.deck[1:])
        rng.shuffle(pile)
        here.deck = tail + pile

    def hide(self, state: State) -> None:
        here = darkness(state)
        here.deck = here.deck[:1] + sorted(here.deck[1:])

    def check(self, state: State) -> None:
        here = darkness(state)
        count = len(here.line) + len(here.deck) + here.defeated
        assert count == BODIES + 1, f"there are {count} parts of Darkness Incarnate"
        assert here.head <= LAST_PASSAGE, "the Head has left its track"
        assert all(card not in state.passage for card in here.line), "a Body is on the passage"

    # On the table

    def badges(self, book: Book, card: GameCard) -> tuple[Badge, ...]:
        return (Badge("", "evil-book", Text("badge-incarnation")),) if card.incarnation else ()

    def rows(self, state: State) -> tuple[tuple[str, int, str], ...]:
        return scene.ROW

    def regions(self, state: State) -> list[Region]:
        return scene.regions(state)

    def pieces(self, state: State) -> list[Piece]:
        return scene.pieces(state)

    def status(self, state: State) -> Text:
        left = state.book.difficulty.goal - darkness(state).defeated
        return Text("status-darkness", {"left": left, "head": darkness(state).head})

    def why_not(self, state: State, hero: int, words: list[str]) -> Refusal | None:
        return refusals.why_not(state, hero, words)

    def place(self, state: State, words: str) -> bool:
        return position.place(state, words)
