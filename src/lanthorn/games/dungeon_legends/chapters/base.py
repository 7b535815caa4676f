"""What a chapter may change: every question and moment at which the common rules ask it.

A chapter is a folder: `state.py` (what it adds to the position), `records.py` (what its own content files
hold), `rules.py` (a subclass of Chapter), `events.py` (what its event cards do), `scene.py`, `refusals.py`,
`position.py`, content/, locale/ and clauses.toml. Nothing outside the folder names it but registry.py and
states.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Final, NamedTuple

from lanthorn.games.dungeon_legends.mat import NONE

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from lanthorn.engine import Library, Option, Play, Refusal, Rng
    from lanthorn.engine.content import Words
    from lanthorn.engine.scene import Badge, Piece, Region
    from lanthorn.engine.text import Text
    from lanthorn.games.dungeon_legends.book import Book, GameCard
    from lanthorn.games.dungeon_legends.content import Kind, Use
    from lanthorn.games.dungeon_legends.options import Act
    from lanthorn.games.dungeon_legends.rules.combat import Blow
    from lanthorn.games.dungeon_legends.state import State

    Event = Callable[[Play[State]], Awaitable[None]]

MANY: Final = 10
"""For learners: so much Dust, damage or Resistance counts as much."""


class Loss(NamedTuple):
    """Resistance that an act would cost a hero."""

    hero: int
    amount: int
    how: str = "sure"
    """sure, shields (which could cancel it) or die (that could bring it)."""


class Foretold(NamedTuple):
    """What everybody can know of an act before it is done."""

    losses: tuple[Loss, ...] = ()
    cards: int = 0
    """So many game cards are revealed at once."""
    texts: tuple[Text, ...] = ()


class Chapter:
    """A chapter that adds nothing. Each method is a place where a real one can."""

    name: ClassVar[str]
    loss_clause: ClassVar[str]
    goal_clause: ClassVar[str]
    dear_step: ClassVar[tuple[str, ...]] = ("costs-more", "DL-MOVE-05")
    """Why a step can cost more than one Move: the reason, and its clauses."""
    events: ClassVar[dict[str, Event]] = {}
    """What its events may be told to do, besides the common effects."""
    uses: ClassVar[tuple[str, ...]] = ()
    """What its Locations may be told to do, besides the common uses."""
    verbs: ClassVar[tuple[str, ...]] = ()
    """What its options may do, besides the common verbs."""
    kinds: ClassVar[dict[str, Kind]] = {}
    """Kinds of game cards that are no monsters."""
    landmarks: ClassVar[tuple[str, ...]] = ()
    """The Locations that it can't be played without, by their names."""
    needs: ClassVar[tuple[str, ...]] = ()
    """Uses that some Location must have, or the chapter can't be won."""
    words: ClassVar[Words] = {}
    """The messages that the entries of its own content files need."""
    counted: ClassVar[dict[str, str]] = {}
    """Its own events that a report counts, and the argument that names what was used."""

    # Content and setup

    def read(self, library: Library) -> Any:
        """The chapter's own content, as it likes to keep it; None if the library has mistakes to report."""

    def most(self, library: Library) -> int | None:
        """The greatest goal that can be reached with what there is; None if the content doesn't tell."""
        return None

    def hand_cards(self, extra: Any) -> list[tuple[str, str]]:
        """Cards that the chapter can put into hero decks: (id, icon) for each."""
        return []

    def new(self, book: Book) -> Any:
        """What the chapter adds to an empty position."""
        raise NotImplementedError

    def lay_out(self, state: State) -> None:
        """DL-SETUP-14. The chapter's own steps of the setup, when the mat lies ready."""

    def update(self, raw: dict[str, Any]) -> dict[str, Any]:
        """The state of an older save, as the chapter would save it today."""
        return raw

    # The turn

    async def begin_turn(self, play: Play[State]) -> None:
        """DL-TURN-02. Before the first action."""

    async def end_turn(self, play: Play[State]) -> None:
        """DL-TURN-05. When the action phase is over."""

    async def before_reveal(self, play: Play[State]) -> None:
        """DL-TURN-07. When the hand is discarded and no card revealed yet."""

    def may_end(self, state: State) -> bool:
        """Whether the action phase may be ended now."""
        return True

    # Actions

    def acts(self, state: State, hero: int) -> list[Option[Act]]:
        """What a hero can do besides what the common rules offer."""
        return []

    async def act(self, play: Play[State], act: Act) -> None:
        """Carry out one of `acts`."""

    def discardable(self, state: State, card: int) -> bool:
        """Whether a card of the hand may be discarded for a cost."""
        return True

    # Locations

    def blocks(self, state: State, location: int) -> bool:
        """Whether something of the chapter's prevents every use of a Location."""
        return False

    def covers_darkness(self, state: State) -> bool:
        """Whether something lies on the Darkness token, so that it can't be removed."""
        return False

    def can_use(self, state: State, hero: int, location: int, use: Use) -> bool:
        """Whether the effect is possible, the cost apart."""
        return True

    async def use(self, play: Play[State], hero: int, location: int, use: Use) -> None:
        """The effect, once paid for."""

    async def used(self, play: Play[State], location: int) -> None:
        """Right after the use of a Location."""

    def may_go_under(self, state: State, card: int) -> bool:
        """Whether a game card that was looked at may go to the bottom of the deck."""
        return True

    # Game cards

    async def happen(self, play: Play[State], card: int) -> None:
        """The effect of one of the chapter's events."""
        await self.events[play.state.book.game[card].effect](play)

    async def resolved(self, play: Play[State], card: int) -> None:
        """After any revealed game card was dealt with."""

    def entry(self, state: State) -> int:
        """The passage square on which cards enter."""
        return 1

    def next_square(self, state: State, square: int) -> int:
        """The next passage square towards the castle; 7 and more are the castle."""
        return square + 1

    async def appear(self, play: Play[State], card: int) -> None:
        """A card has entered the passage."""

    async def arrive(self, play: Play[State], card: int) -> None:
        """A card has come to a passage square: entered, moved or relocated."""

    async def rest(self, play: Play[State]) -> None:
        """A movement or a defeat is complete, and the passage lies still."""

    async def enter_castle(self, play: Play[State], card: int) -> bool:
        """Whether a card that leaves the passage for the castle is welcome there."""
        return False

    def left(self, state: State, card: int) -> None:
        """A card has left the passage for good, whoever removed it."""

    # Combat

    def target(self, state: State, column: int) -> int:
        """What an attack on this column would hit, or NONE."""
        card = state.passage[column]
        return card if card >= 0 and state.book.game[card].is_monster else NONE

    def column(self, state: State, target: int) -> int:
        """Where a target stands."""
        return state.square_of(target)

    def threat_square(self, state: State, target: int) -> int:
        """The passage square whose Threat is added to the target; 0 for none."""
        return self.column(state, target)

    def can_hit(self, state: State, hero: int, target: int, blow: Blow) -> bool:
        """Whether this sort of attack can be made on the target at all."""
        return True

    def resistance(self, state: State, card: int) -> int:
        return state.book.game[card].resistance

    async def hit(self, play: Play[State], hero: int, target: int, damage: int, blow: Blow) -> bool:
        """DL-COMBAT-04, DL-COMBAT-06. Put the damage on the target; whether that defeats it."""
        state = play.state
        total = state.damage.get(target, 0) + damage
        if damage:
            state.damage[target] = total
        return total >= self.resistance(state, target)

    def remove(self, state: State, target: int) -> None:
        """Take a defeated target off the mat."""
        square = state.square_of(target)
        if square:
            state.passage[square] = NONE

    def felt(self, state: State, hero: int, target: int, damage: int) -> int:
        """How much of the damage of a hero's attack a target takes."""
        return damage

    async def defeated(self, play: Play[State], hero: int, target: int, column: int) -> None:
        """A hero has defeated it: what the chapter adds to its rewards."""

    def risks(self, state: State, cards: int) -> list[Text]:
        """What could be lost to the next so many game cards, as far as everybody can know: besides what they
        push into the castle."""
        return []

    def awaits(self, state: State, cards: int) -> list[Text]:
        """What is sure to come of the end of the turn, when so many game cards are due."""
        return []

    def foretell(self, state: State, act: Act) -> Foretold | None:
        """What the use of one of its Locations, or one of its own acts and choices, would do."""
        return None

    def way(self, state: State, act: Act) -> str:
        """What the use of a Location does, by the content's word; empty if the act is none."""
        return state.book.locations[act.a].use[act.b].do if act.verb == "use" else ""

    # Moving

    def step_cost(self, state: State, square: int) -> int:
        """DL-MOVE-05. The Moves it takes to walk onto a hero square."""
        return 1

    def landing(self, state: State, start: int, end: int) -> int:
        """Where a walk from a hero square to the next one leads; 0 if it is barred."""
        return end

    async def crossed(self, play: Play[State], hero: int, start: int, end: int) -> None:
        """A hero has walked, or was made to walk, from one hero square to where the step leads."""

    # The end

    def won(self, state: State) -> bool:
        raise NotImplementedError

    def progress(self, state: State) -> float:
        """How much of the goal is reached, from 0 to 1."""
        raise NotImplementedError

    def worth(self, state: State) -> float:
        """How the chapter's own things stand, in the same measure; for bots."""
        return 0.0

    def seeks(self, book: Book, card: int) -> bool:
        """Whether the goal is nearer once this game card has come out of the deck; for bots."""
        return False

    def still_seeks(self, state: State) -> bool:
        """Whether the cards that it seeks can still bring the goal nearer; for bots."""
        return True

    def told(self, state: State) -> list[float]:
        """What the chapter adds to a view, in numbers from 0 to 1, as many all game; for learners."""
        return []

    # Who may know what

    def hide(self, state: State) -> None:
        """Make opaque, in a view, what nobody may know."""

    def redeal(self, state: State, rng: Rng) -> None:
        """Deal anew what nobody can know."""

    def check(self, state: State) -> None:
        """Raise AssertionError if the chapter's part of a state can't be."""

    # On the table

    def badges(self, book: Book, card: GameCard) -> tuple[Badge, ...]:
        """What the chapter adds to the picture of a game card."""
        return ()

    def rows(self, state: State) -> tuple[tuple[str, int, str], ...]:
        """Further places on the mat, below the passage: (id, column, zone) of each."""
        return ()

    def marks(self, state: State) -> tuple[tuple[int, str, str], ...]:
        """Passage squares that count for something now: (number, icon, the word for such a square)."""
        return ()

    def regions(self, state: State) -> list[Region]:
        """What the chapter adds to the scene."""
        return []

    def pieces(self, state: State) -> list[Piece]:
        return []

    def status(self, state: State) -> Text:
        """How far the goal is, in a few words."""
        raise NotImplementedError

    def why_not(self, state: State, hero: int, words: list[str]) -> Refusal | None:
        """Why an option is not on offer, if that is the chapter's business. The words are those of its key,
        and `hero` is who they name; NONE if they name nobody."""
        return None

    def place(self, state: State, words: str) -> bool:
        """Read one statement of a position, such as `fire on blaze 2`; whether it was understood."""
        return False
