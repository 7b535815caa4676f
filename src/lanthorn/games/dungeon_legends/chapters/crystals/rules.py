"""Chapter III: Crystal Thieves (DL-CH3). A cart, Crystals, a Gate, and a passage that can grow shorter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

from lanthorn.engine import Library, Play, Refusal, Text
from lanthorn.games.dungeon_legends.chapters.base import MANY, Chapter
from lanthorn.games.dungeon_legends.chapters.crystals import (
    freight,
    position,
    records,
    refusals,
    scene,
)
from lanthorn.games.dungeon_legends.chapters.crystals.cart import (
    cart_ways,
    deliver,
    free_spaces,
    is_barred,
    lay,
    load,
    loadable,
    move_cart,
    room,
    take,
)
from lanthorn.games.dungeon_legends.chapters.crystals.events import EVENTS
from lanthorn.games.dungeon_legends.chapters.crystals.records import Tables, tables, thief
from lanthorn.games.dungeon_legends.chapters.crystals.state import Crystals, crystals
from lanthorn.games.dungeon_legends.content import Kind, Use
from lanthorn.games.dungeon_legends.icons import moves, spend_moves
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules.combat import Blow, aligned_target, strike
from lanthorn.games.dungeon_legends.rules.defence import hurt
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.rules.rewards import gain_fairy
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.engine.scene import Piece, Region
    from lanthorn.games.dungeon_legends.book import Book

GUILD = "monster-hunters-guild"
GUILD_TOKENS = 2
RICH_MINE = 3
"""DL-CH3-LOC-13. So many Crystals on the Dwarven Mine bring a Fairy."""
BY_WALL = Blow("trapped-wall", blunted=True)  # DL-COMBAT-23, DL-CH3-LOC-11


class CrystalThieves(Chapter):
    name = "crystals"
    goal_clause = "DL-CH3-GOAL-01"
    loss_clause = "DL-CH3-END-01"
    events = EVENTS
    uses = ("mine", "pull", "wall")
    needs = ("mine",)
    verbs = ("load", "open-gate", "pull", "push")
    kinds: ClassVar[dict[str, Kind]] = {"cart": Kind("cart")}

    # Content and setup

    def read(self, library: Library) -> Tables | None:
        return records.read(library)

    def most(self, library: Library) -> int | None:
        return records.tokens(library)

    def new(self, book: Book) -> Crystals:
        """DL-CH3-SETUP-02, DL-CH3-SETUP-03. An empty cart at the castle; all Crystals beside the mat."""
        return Crystals([0] * len(book.locations), book.extra.about.tokens, CASTLE_SQUARE)

    def update(self, raw: dict[str, Any]) -> dict[str, Any]:
        """The closed square once lay beside the chapter's part."""
        if "closed" not in raw or not isinstance(raw.get("chapter"), dict):
            return raw
        return {**raw, "chapter": {**raw["chapter"], "closed": raw["closed"]}}

    # Actions

    def acts(self, state: State, hero: int) -> Acts:
        acts: Acts = []
        here, one = crystals(state), state.heroes[hero]
        if one.at == here.cart:
            self._add_pushes(state, hero, acts)
            self._add_loads(state, hero, acts)
        if here.key_of == hero and here.gate and one.at in (here.gate, here.gate + 1):
            clauses = ("DL-CH3-CARD-12", "DL-RUL-86")
            acts.append(
                state.book.options.hero_act("open-gate", hero, state.name(hero), ("key", "gate"), clauses)
            )
        return acts

    def _add_pushes(self, state: State, hero: int, acts: Acts) -> None:
        """DL-CH3-RULE-01, DL-CH3-CARD-10."""
        if moves(state.heroes[hero].pool):
            who, clauses = state.name(hero), ("DL-CH3-RULE-01",)
            for square in cart_ways(state):
                acts.append(state.book.options.go("push", hero, who, square, clauses, figure="cart"))

    def _add_loads(self, state: State, hero: int, acts: Acts) -> None:
        """DL-CH3-RULE-04. Any number that fits."""
        for count in range(loadable(state), 0, -1):
            place = state.book.locations[state.locations[crystals(state).cart]]
            touches, clauses = (f"crystals-{place.id}", "cart"), ("DL-CH3-RULE-04",)
            acts.append(
                state.book.options.hero_act(
                    "load", hero, state.name(hero), touches, clauses, (count,), count=count
                )
            )

    async def act(self, play: Play[State], act: Act) -> None:
        state = play.state
        if act.verb == "push":
            spend_moves(state.heroes[act.hero].pool, 1)
            move_cart(play, act.a, "DL-CH3-RULE-01")
        elif act.verb == "load":
            load(play, act.hero, act.a)
        else:
            self._open_gate(play, act.hero)

    def _open_gate(self, play: Play[State], hero: int) -> None:
        """DL-CH3-CARD-12, DL-RUL-86. Gate and Key leave the mat."""
        here = crystals(play.state)
        here.gate, here.key_of = 0, NONE
        play.emit("gate-opened", ("DL-CH3-CARD-12",), hero=play.state.name(hero))

    # Locations

    def can_use(self, state: State, hero: int, location: int, use: Use) -> bool:
        if use.do == "pull":
            return bool(cart_ways(state))
        if use.do == "wall":
            return aligned_target(state, hero) != NONE  # DL-RUL-18, DL-RUL-90
        return free_spaces(state, location) > 0 and crystals(state).supply > 0

    async def use(self, play: Play[State], hero: int, location: int, use: Use) -> None:
        if use.do == "pull":
            await self._pull(play)
        elif use.do == "wall":  # DL-CH3-LOC-10, DL-CH3-LOC-11
            await strike(play, hero, aligned_target(play.state, hero), use.amount, BY_WALL)
        else:
            await self._mine(play, hero, location, use.amount)

    async def _pull(self, play: Play[State]) -> None:
        """DL-CH3-LOC-04, DL-CH3-LOC-05. The cart of the path, wherever it is."""
        state = play.state
        clauses = ("DL-CH3-LOC-04",)
        offers: Acts = [
            state.book.options.pick("pull", f"h{n}", n, {"square": n}, ("cart", f"h{n}"), clauses)
            for n in cart_ways(state)
        ]
        chosen = await play.choose(state.active, "pull", offers)
        move_cart(play, chosen.a, *clauses)

    async def _mine(self, play: Play[State], hero: int, location: int, count: int) -> None:
        """DL-CH3-LOC-12, DL-CH3-LOC-13, DL-RUL-87. Crystals, and a Fairy for a third one."""
        here = crystals(play.state)
        before = here.spaces[location]
        lay(play, location, take(play.state, count), "DL-CH3-LOC-12")
        if before < RICH_MINE <= here.spaces[location]:
            await gain_fairy(play, hero)

    # Cards

    async def happen(self, play: Play[State], card: int) -> None:
        await super().happen(play, card)
        await self.rest(play)

    def entry(self, state: State) -> int:
        """DL-RUL-67. Behind a closed first square, on the second."""
        return 2 if crystals(state).closed == 1 else 1

    def next_square(self, state: State, square: int) -> int:
        """DL-RUL-67. Cards skip the square that is closed."""
        return square + 2 if square + 1 == crystals(state).closed else square + 1

    async def appear(self, play: Play[State], card: int) -> None:
        """DL-CH3-CARD-08, DL-CH3-CARD-09, DL-CH3-CARD-23."""
        state = play.state
        here, about = crystals(state), thief(state, card)
        if about.carries:
            here.carried[card] = take(state, about.carries)
            name, count = state.book.game[card].id, here.carried[card]
            play.emit("crystals-carried", ("DL-CH3-CARD-23",), monster=name, count=count)
        if about.locks:
            here.key_on = card
            here.gate = tables(state).about.gate[await roll(play, "gate") - 1]
            play.emit("gate", ("DL-CH3-CARD-08",), left=here.gate, right=here.gate + 1)

    async def arrive(self, play: Play[State], card: int) -> None:
        """DL-CH3-CARD-03, DL-CH3-CARD-04, DL-RUL-85. An Eater eats: of the Location, then of the cart."""
        state = play.state
        square = state.square_of(card)
        if not square or not thief(state, card).eats:
            return
        here, location = crystals(state), state.locations[square]
        from_location = min(1, here.spaces[location])
        from_cart = min(1, here.load) if here.cart == square else 0
        here.spaces[location] -= from_location
        here.load -= from_cart
        eaten = from_location + from_cart
        if eaten:
            here.carried[card] = here.carried.get(card, 0) + eaten
            name = state.book.game[card].id
            play.emit("crystals-eaten", ("DL-CH3-CARD-03",), monster=name, count=eaten)

    async def rest(self, play: Play[State]) -> None:
        """DL-CH3-CARD-24, DL-RUL-68. An Extra Cart between two empty squares is unloaded."""
        state = play.state
        for square, card in enumerate(state.passage):
            if card != NONE and state.book.game[card].kind == "cart" and self._stands_free(state, square):
                state.passage[square] = NONE
                state.gone.append(card)
                play.emit("cart-released", ("DL-CH3-CARD-24",), square=square)
                count = crystals(state).carried.pop(card, 0)
                lay(play, state.locations[square], count, "DL-CH3-CARD-24")

    def _stands_free(self, state: State, square: int) -> bool:
        """DL-RUL-68. Both neighbours in the passage as it now runs are there, and empty."""
        left, right = square - 1, self.next_square(state, square)
        if left == crystals(state).closed:
            left -= 1
        return left >= 1 and right <= LAST_PASSAGE and state.passage[left] == state.passage[right] == NONE

    async def enter_castle(self, play: Play[State], card: int) -> bool:
        """DL-CH3-CARD-16, DL-CH3-CARD-25. Only the Extra Cart is welcome, even if it brings nothing."""
        state = play.state
        if state.book.game[card].kind != "cart":
            return False
        state.gone.append(card)
        count = crystals(state).carried.pop(card, 0)
        if count:
            deliver(play, count, "DL-CH3-CARD-25")
        else:
            play.emit("cart-empty", ("DL-CH3-CARD-25", "DL-CH3-RULE-07"))
        return True

    def left(self, state: State, card: int) -> None:
        """DL-CH3-CARD-07. What it still carries goes to the supply."""
        here = crystals(state)
        here.supply += here.carried.pop(card, 0)
        if here.key_on == card:
            here.key_on = NONE

    # Combat

    def resistance(self, state: State, card: int) -> int:
        """DL-CH3-CARD-05."""
        eaten = crystals(state).carried.get(card, 0) if thief(state, card).eats else 0
        return super().resistance(state, card) + eaten

    async def defeated(self, play: Play[State], hero: int, target: int, column: int) -> None:
        """DL-CH3-CARD-01, DL-CH3-CARD-06, DL-CH3-CARD-11."""
        state = play.state
        here, location = crystals(state), state.locations[column]
        lay(play, location, here.carried.pop(target, 0), "DL-CH3-CARD-06")
        wanted = min(thief(state, target).yields, free_spaces(state, location))
        lay(play, location, take(state, wanted), "DL-CH3-CARD-01")
        if here.key_on == target:
            here.key_of = hero
            play.emit("key-taken", ("DL-CH3-CARD-11",), hero=state.name(hero))
        if state.book.locations[location].name == GUILD:
            self._pay_guild(play, location)

    def _pay_guild(self, play: Play[State], location: int) -> None:
        """DL-CH3-LOC-06 to DL-CH3-LOC-08, DL-RUL-66. Nobody needs to be there, nor light."""
        here = crystals(play.state)
        here.guild += 1
        play.emit("guild-token", ("DL-CH3-LOC-06",), count=here.guild)
        if here.guild == GUILD_TOKENS:
            here.guild = 0
            lay(play, location, take(play.state, free_spaces(play.state, location)), "DL-CH3-LOC-07")

    # Moving

    def landing(self, state: State, start: int, end: int) -> int:
        """DL-CH3-CARD-10, DL-RUL-52."""
        return 0 if is_barred(state, start, end) else end

    async def crossed(self, play: Play[State], hero: int, start: int, end: int) -> None:
        """DL-CH3-CARD-21, DL-CH3-CARD-22. The Bats bite whoever walks through them."""
        if crystals(play.state).bats == min(start, end):
            await hurt(play, hero, 1, "bats", "DL-CH3-CARD-21")

    # The end

    def won(self, state: State) -> bool:
        """DL-CH3-GOAL-01."""
        return crystals(state).delivered >= state.book.difficulty.goal

    def progress(self, state: State) -> float:
        return min(1.0, crystals(state).delivered / state.book.difficulty.goal)

    def worth(self, state: State) -> float:
        here = crystals(state)
        value = freight.promise(state) + 0.004 * here.guild
        return value - 0.02 * bool(here.gate) * (here.key_of == NONE)

    def told(self, state: State) -> list[float]:
        here, tokens = crystals(state), tables(state).about.tokens
        numbers: list[float] = [here.supply / tokens, here.delivered / tokens, here.load / MANY]
        numbers += [here.cart / CASTLE_SQUARE, here.gate / LAST_PASSAGE, here.bats / LAST_PASSAGE]
        numbers += [here.closed / LAST_PASSAGE, here.guild / GUILD_TOKENS]
        numbers += [count / MANY for count in here.spaces]
        for square in range(1, LAST_PASSAGE + 1):
            card = state.passage[square]
            numbers += [here.carried.get(card, 0) / MANY, card != NONE and card == here.key_on]
        return numbers + [hero == here.key_of for hero in range(len(state.heroes))]

    def check(self, state: State) -> None:
        here, about = crystals(state), tables(state).about
        everywhere = here.supply + sum(here.spaces) + here.load + here.delivered + sum(here.carried.values())
        assert everywhere == about.tokens, "a Crystal is lost"
        assert min(here.supply, *here.spaces, here.load) >= 0, "somebody owes a Crystal"
        assert here.load <= about.cart, "the cart is too full"  # DL-CH3-RULE-02
        assert all(count <= room(state, n) for n, count in enumerate(here.spaces)), "a Location is too full"
        assert all(card in state.passage for card in here.carried), "Crystals on a card that is gone"
        assert not here.closed or state.passage[here.closed] == NONE, "a card on the Secret Passage"
        assert here.cart < CASTLE_SQUARE or not here.load, "the cart at the castle is still full"

    # On the table

    def regions(self, state: State) -> list[Region]:
        return scene.regions(state)

    def pieces(self, state: State) -> list[Piece]:
        return scene.pieces(state)

    def status(self, state: State) -> Text:
        return Text(
            "status-crystals",
            {"delivered": crystals(state).delivered, "goal": state.book.difficulty.goal},
        )

    def why_not(self, state: State, hero: int, words: list[str]) -> Refusal | None:
        return refusals.why_not(state, hero, words)

    def place(self, state: State, words: str) -> bool:
        return position.place(state, words)
