"""Chapter I: Fire (DL-CH1). Fires, buckets, serpents, Ravagers."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from lanthorn.engine import Library, Play, Text
from lanthorn.games.dungeon_legends.chapters.base import MANY, Chapter
from lanthorn.games.dungeon_legends.chapters.fire import position, ravagers, records, refusals, scene
from lanthorn.games.dungeon_legends.chapters.fire.events import EVENTS
from lanthorn.games.dungeon_legends.chapters.fire.records import Tables, tables
from lanthorn.games.dungeon_legends.chapters.fire.state import BLAZE, FIRE_TOKENS, Fire, fire
from lanthorn.games.dungeon_legends.chapters.fire.tokens import kindle, quench
from lanthorn.games.dungeon_legends.content import Kind, Use
from lanthorn.games.dungeon_legends.mat import CASTLE_SQUARE, LAST_PASSAGE, NONE
from lanthorn.games.dungeon_legends.options import Act, Acts
from lanthorn.games.dungeon_legends.rules.combat import Blow, strike
from lanthorn.games.dungeon_legends.rules.consent import agrees, may_ask
from lanthorn.games.dungeon_legends.rules.dice import roll
from lanthorn.games.dungeon_legends.rules.ending import check_goal, lose_resistance
from lanthorn.games.dungeon_legends.rules.locations import mark_used, may_use
from lanthorn.games.dungeon_legends.rules.passage import choose_card
from lanthorn.games.dungeon_legends.rules.rewards import gain_fairy, gain_item, has_fairy_space, item_options
from lanthorn.games.dungeon_legends.state import State

if TYPE_CHECKING:
    from lanthorn.engine import Refusal
    from lanthorn.engine.scene import Piece, Region
    from lanthorn.games.dungeon_legends.book import Book

BY_BALLISTA = Blow("ballista")  # DL-COMBAT-24


class FireChapter(Chapter):
    name = "fire"
    goal_clause = "DL-CH1-GOAL-01"
    loss_clause = "DL-CH1-END-01"
    dear_step = ("mud", "DL-CH1-CARD-09", "DL-MOVE-05")
    events = EVENTS
    uses = ("ballista", "fill")
    verbs = ("a-fairy", "aim", "an-item", "douse", "exchange", "quench")
    kinds: ClassVar[dict[str, Kind]] = {"guard": Kind("monster", in_deck=False)}
    landmarks = (BLAZE,)
    needs = ("fill",)

    # Content and setup

    def read(self, library: Library) -> Tables | None:
        return records.read(library)

    def most(self, library: Library) -> int:
        return FIRE_TOKENS

    def new(self, book: Book) -> Fire:
        return Fire([0] * len(book.locations), FIRE_TOKENS, [False] * book.hero_count)

    def lay_out(self, state: State) -> None:
        """DL-CH1-SETUP-01 to DL-CH1-SETUP-03. The buckets are empty, and Blaze burns."""
        for _ in range(state.book.difficulty.goal):
            kindle(state, state.book.location(BLAZE))

    # The turn

    async def end_turn(self, play: Play[State]) -> None:
        """DL-CH1-RULE-01 to DL-CH1-RULE-04, DL-SOLO-15. Whoever ends the turn beside a fire is burnt."""
        state = play.state
        for hero in state.acting():
            square = state.heroes[hero].at
            if square != CASTLE_SQUARE and fire(state).fires[state.locations[square]]:
                lose_resistance(play, hero, 1, "fire", "DL-CH1-RULE-01")

    # Actions

    def acts(self, state: State, hero: int) -> Acts:
        acts: Acts = []
        square = state.heroes[hero].at
        if square != CASTLE_SQUARE and fire(state).buckets[hero] and self._can_douse(state, hero):
            place = state.book.locations[state.locations[square]]
            clauses = ("DL-CH1-LOC-01",) if place.name == BLAZE else ("DL-CH1-LOC-02",)
            who = state.name(hero)
            touches = (f"bucket-{who}", place.id)
            acts.append(
                state.book.options.hero_act("douse", hero, who, touches, clauses, location=place.name)
            )
        self._add_exchanges(state, hero, acts)
        return acts

    def _can_douse(self, state: State, hero: int) -> bool:
        """DL-CH1-LOC-01, DL-CH1-LOC-02, DL-RUL-55. At Blaze it uses the Location, elsewhere it does not."""
        location = state.locations[state.heroes[hero].at]
        if not fire(state).fires[location]:
            return False
        if state.book.locations[location].name != BLAZE:
            return True
        return state.darkness != location and may_use(state, hero, location)

    def _add_exchanges(self, state: State, hero: int, acts: Acts) -> None:
        """DL-CH1-RULE-05 to DL-CH1-RULE-07, DL-RUL-57."""
        buckets, here, who = fire(state).buckets, state.heroes[hero].at, state.name(hero)
        for other, one in enumerate(state.heroes):
            if one.at == here and buckets[other] != buckets[hero] and _may_exchange(state, hero, other):
                name = state.name(other)
                acts.append(
                    state.book.options.hero_act(
                        "exchange",
                        hero,
                        who,
                        (f"bucket-{who}", f"bucket-{name}"),
                        ("DL-CH1-RULE-05",),
                        (other,),
                        target=name,
                        other=other,
                    )
                )

    async def act(self, play: Play[State], act: Act) -> None:
        if act.verb == "douse":
            await self._douse(play, act.hero)
        elif await agrees(play, act.a, act.hero, "exchange", square=play.state.heroes[act.hero].at):
            buckets = fire(play.state).buckets
            buckets[act.hero], buckets[act.a] = buckets[act.a], buckets[act.hero]
            hero, other = play.state.name(act.hero), play.state.name(act.a)
            play.emit("buckets-exchanged", ("DL-CH1-RULE-05",), hero=hero, other=other)

    async def _douse(self, play: Play[State], hero: int) -> None:
        """DL-CH1-LOC-01 to DL-CH1-LOC-04. A fire goes out, for an item or a Fairy."""
        state = play.state
        location = state.locations[state.heroes[hero].at]
        place = state.book.locations[location]
        if place.name == BLAZE:
            mark_used(state, hero, location)
        fire(state).buckets[hero] = False
        quench(state, location)
        clause = "DL-CH1-LOC-01" if place.name == BLAZE else "DL-CH1-LOC-02"
        play.emit("doused", (clause,), hero=state.name(hero), location=place.name)
        check_goal(play)
        await self._reward(play, hero)

    async def _reward(self, play: Play[State], hero: int) -> None:
        """DL-CH1-LOC-03, DL-RUL-56."""
        state = play.state
        options = state.book.options
        offers: Acts = []
        if item_options(state):
            offers.append(options.pick("an-item", "", 0, {}, ("item-market",), ("DL-CH1-LOC-03",)))
        if has_fairy_space(state, hero) and any(fairy != NONE for fairy in state.fairy_market):
            offers.append(options.pick("a-fairy", "", 1, {}, ("fairy-market",), ("DL-CH1-LOC-03",)))
        if not offers:
            return
        chosen = await play.choose(state.active, "douse-reward", offers, hero=state.name(hero))
        if chosen.a:
            await gain_fairy(play, hero)
        else:
            await gain_item(play, state.heroes[hero].player)

    # Locations

    def can_use(self, state: State, hero: int, location: int, use: Use) -> bool:
        if use.do == "fill":
            return not fire(state).buckets[hero]  # DL-CH1-LOC-10
        return bool(ballista_targets(state, hero))

    async def use(self, play: Play[State], hero: int, location: int, use: Use) -> None:
        if use.do == "fill":
            fire(play.state).buckets[hero] = True
            clause = "DL-CH1-LOC-08" if use.dust else "DL-CH1-LOC-09"
            play.emit("bucket-filled", (clause,), hero=play.state.name(hero))
        else:
            await self._ballista(play, hero)

    async def _ballista(self, play: Play[State], hero: int) -> None:
        """DL-CH1-LOC-05 to DL-CH1-LOC-07. The target first, then the die."""
        state = play.state
        found = ballista_targets(state, hero)
        target = await choose_card(play, found, "aim", "DL-CH1-LOC-05", verb="aim", hero=state.name(hero))
        damage = tables(state).ballista[await roll(play, "ballista") - 1]
        await strike(play, hero, target, damage, BY_BALLISTA)

    # Cards

    async def appear(self, play: Play[State], card: int) -> None:
        """DL-CH1-CARD-11, DL-RUL-60."""
        here = fire(play.state)
        if play.state.book.game[card].id in tables(play.state).targets and here.supply:
            here.supply -= 1
            here.burning.append(card)
            play.emit("serpent-burns", ("DL-CH1-CARD-11",), monster=play.state.book.game[card].id)

    async def arrive(self, play: Play[State], card: int) -> None:
        """DL-CH1-CARD-05, DL-CH1-CARD-12, DL-CH1-CARD-13."""
        state = play.state
        here = fire(state)
        ravagers.join(state, card)
        if card not in here.burning:
            return
        location = state.locations[state.square_of(card)]
        if state.book.locations[location].name == tables(state).targets[state.book.game[card].id]:
            here.burning.remove(card)
            here.fires[location] += 1
            name = state.book.locations[location].name
            play.emit("fire", ("DL-CH1-CARD-12",), location=name)

    def left(self, state: State, card: int) -> None:
        """DL-CH1-CARD-07, DL-CH1-CARD-14."""
        here = fire(state)
        if card in here.burning:
            here.burning.remove(card)
            here.supply += 1
        for guard in here.ravagers.pop(card, []):
            state.damage.pop(guard, None)
            state.gone.append(guard)

    # Combat: a Ravager stands before its monster (DL-CH1-CARD-03, DL-RUL-58)

    def target(self, state: State, column: int) -> int:
        return ravagers.before(state, super().target(state, column), column)

    def column(self, state: State, target: int) -> int:
        return ravagers.column(state, target)

    def remove(self, state: State, target: int) -> None:
        ravagers.remove(state, target)
        super().remove(state, target)

    async def defeated(self, play: Play[State], hero: int, target: int, column: int) -> None:
        """DL-CH1-CARD-16, DL-RUL-56. The Fire Elemental takes a fire with it."""
        state = play.state
        burning = [location for location, fires in enumerate(fire(state).fires) if fires]
        if state.book.game[target].id != "fire-elemental" or not burning:
            return
        options, places = state.book.options, state.book.locations
        offers: Acts = [
            options.pick(
                "quench",
                places[n].name,
                n,
                {"location": places[n].name},
                (places[n].id,),
                ("DL-CH1-CARD-16",),
            )
            for n in burning
        ]
        none = options.pick("decline", "", NONE, {}, ("decline",), ("DL-REW-05",))
        chosen = await play.choose(state.heroes[hero].player, "quench", [*offers, none])
        if chosen.a != NONE:
            quench(state, chosen.a)
            play.emit("quenched", ("DL-CH1-CARD-16",), location=places[chosen.a].name)
            check_goal(play)

    # Moving

    def step_cost(self, state: State, square: int) -> int:
        """DL-CH1-CARD-09."""
        return 2 if fire(state).mud == square else 1

    # The end

    def won(self, state: State) -> bool:
        """DL-CH1-GOAL-01, DL-CH1-GOAL-02."""
        return not any(fire(state).fires)

    def progress(self, state: State) -> float:
        return max(0.0, 1 - sum(fire(state).fires) / (state.book.difficulty.goal + 3))

    def worth(self, state: State) -> float:
        return 0.04 * sum(fire(state).buckets)

    def told(self, state: State) -> list[float]:
        """Of the Ravagers on each square, how many they are, and the damage of the first and of all."""
        here = fire(state)
        numbers: list[float] = [here.supply / FIRE_TOKENS, here.mud / LAST_PASSAGE, *here.buckets]
        numbers += [count / FIRE_TOKENS for count in here.fires]
        for square in range(1, LAST_PASSAGE + 1):
            wounds = [state.damage.get(guard, 0) for guard in reversed(ravagers.on_square(state, square))]
            numbers += [state.passage[square] in here.burning, len(wounds) / MANY]
            numbers += [sum(wounds[:1]) / MANY, sum(wounds) / MANY]
        return numbers

    def check(self, state: State) -> None:
        here = fire(state)
        assert here.supply + sum(here.fires) + len(here.burning) == FIRE_TOKENS, "a Fire token is lost"
        assert all(card in state.passage for card in here.ravagers), "a Ravager guards nobody"

    # On the table

    def regions(self, state: State) -> list[Region]:
        return scene.regions(state)

    def pieces(self, state: State) -> list[Piece]:
        return scene.pieces(state)

    def status(self, state: State) -> Text:
        return Text("status-fire", {"fires": sum(fire(state).fires)})

    def why_not(self, state: State, hero: int, words: list[str]) -> Refusal | None:
        return refusals.why_not(state, hero, words)

    def place(self, state: State, words: str) -> bool:
        return position.place(state, words)


def _may_exchange(state: State, hero: int, other: int) -> bool:
    """DL-RUL-57. On a square where it was refused it is not asked for again this turn."""
    return may_ask(state, other, hero, "exchange", state.heroes[hero].at)


def ballista_targets(state: State, hero: int) -> list[int]:
    """DL-CH1-LOC-05. In any column but the hero's own; a Ravager is hit before its monster."""
    chapter, here = state.book.chapter, state.heroes[hero].at
    found = (chapter.target(state, column) for column in range(1, LAST_PASSAGE + 1) if column != here)
    return [target for target in found if target != NONE]
