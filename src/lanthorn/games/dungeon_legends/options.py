"""Everything that can be picked, made when first needed and kept: offering an option costs little."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Arg, Option, Text
from lanthorn.games.dungeon_legends.icons import ICONS
from lanthorn.games.dungeon_legends.mat import NONE

if TYPE_CHECKING:
    from lanthorn.games.dungeon_legends.book import Book


class Act:
    """What an option stands for: a verb, the hero who does it, and up to three numbers."""

    __slots__ = ("a", "b", "c", "hero", "verb")

    def __init__(self, verb: str, hero: int = NONE, a: int = NONE, b: int = NONE, c: int = NONE) -> None:
        self.verb: Final = verb
        self.hero: Final = hero
        self.a: Final = a
        self.b: Final = b
        self.c: Final = c


Acts = list[Option[Act]]
Clauses = tuple[str, ...]
Name = tuple[int | str | tuple[str, ...], ...]
"""What an option is kept under: all that can differ between two of them, the clauses it cites included."""

_END: Final = Option("end", Act("end"), Text("option-end"), ("end",), ("DL-TURN-04",))


class Options:
    """Options by what they stand for. `hero` numbers are those of the position; names are in the keys."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._made: dict[Name, Option[Act]] = {}
        self.end: Final = _END
        self._solo: Final = int(book.solo)
        """DL-SOLO-01. Whoever leads several heroes has to read which of them is meant."""

    # The common actions

    def play(self, hero: int, who: str, card: int, action: int) -> Option[Act]:
        """DL-CARD-11, DL-ITEM-01. A card, served to a hero."""
        name = ("play", hero, who, card, action)
        return self._made.get(name) or self._keep(name, self._play(hero, who, card, action))

    def _play(self, hero: int, who: str, card: int, action: int) -> Option[Act]:
        kind = self._book.cards[card]
        several, dust = len(kind.actions) > 1, kind.actions[action].dust
        message = "option-play" if not several else "option-play-paid" if dust else "option-play-free"
        args: dict[str, Arg] = {
            "hero": who,
            "solo": self._solo,
            "card": kind.id,
            "action": action + 1,
            "dust": dust,
        }
        label = Text(message, args | self._icons(kind.actions[action].names))
        key = f"play:{who}:{kind.id}" + (f":{action + 1}" if several else "")
        clauses = ("DL-ITEM-01",) if kind.sort == "item" else ("DL-CARD-11",)
        touches = (f"card-{card}", f"board-{who}") if self._book.solo else (f"card-{card}",)
        return Option(key, Act("play", hero, card, action), label, touches, clauses)

    def _icons(self, names: tuple[str, ...]) -> dict[str, Arg]:
        """Icons as an argument for words: `sword sword move`."""
        return {"icons": " ".join(names)}

    def go(
        self, verb: str, hero: int, who: str, square: int, clauses: Clauses, figure: str = ""
    ) -> Option[Act]:
        """Walk, teleport or be put onto a hero square; or bring another figure there."""
        name = (verb, hero, who, square, figure, clauses)
        found = self._made.get(name)
        if found is None:
            where = f"h{square}"
            label = Text(f"option-{verb}", {"hero": who, "square": square})
            touches = (figure or who, where)
            option = Option(f"{verb}:{who}:{where}", Act(verb, hero, square), label, touches, clauses)
            found = self._keep(name, option)
        return found

    def attack(self, verb: str, hero: int, who: str, target: int, icons: int) -> Option[Act]:
        """DL-COMBAT-02. So many icons of one sort against one target."""
        name = (verb, hero, who, target, icons)
        found = self._made.get(name)
        if found is None:
            what = self.target(target)
            args: dict[str, Arg] = {"hero": who, "solo": self._solo, "count": icons}
            label = Text(f"option-{verb}", {**args, "monster": self._book.game[target].id})
            clauses = ("DL-COMBAT-09",) if verb == "strike" else ("DL-COMBAT-17",)
            key = f"{verb}:{who}:{what}:{icons}"
            found = self._keep(name, Option(key, Act(verb, hero, target, icons), label, (who, what), clauses))
        return found

    def target(self, card: int) -> str:
        """The name of a game card on the table."""
        return f"g-{card}"

    def icon(
        self, verb: str, hero: int, who: str, icon: int, clauses: Clauses, to: str = "", b: int = NONE
    ) -> Option[Act]:
        """Use one icon of the pool, for oneself or for somebody else."""
        name = (verb, hero, who, icon, to, b, clauses)
        found = self._made.get(name)
        if found is None:
            args: dict[str, Arg] = {"hero": who, "solo": self._solo, "icon": ICONS[icon], "target": to}
            key = ":".join(part for part in (verb, who, ICONS[icon], to) if part)
            touches = (f"pool-{who}-{ICONS[icon]}", to) if to else (f"pool-{who}-{ICONS[icon]}",)
            label = Text(f"option-{verb}-other" if to and to != who else f"option-{verb}", args)
            found = self._keep(name, Option(key, Act(verb, hero, icon, b), label, touches, clauses))
        return found

    def convert(self, hero: int, who: str, source: int, goal: int) -> Option[Act]:
        """DL-ICON-06."""
        name = ("convert", hero, who, source, goal)
        found = self._made.get(name)
        if found is None:
            args: dict[str, Arg] = {
                "hero": who,
                "solo": self._solo,
                "icon": ICONS[source],
                "into": ICONS[goal],
            }
            key = f"convert:{who}:{ICONS[source]}:{ICONS[goal]}"
            touches = (f"pool-{who}-convert",)
            act = Act("convert", hero, source, goal)
            found = self._keep(name, Option(key, act, Text("option-convert", args), touches, ("DL-ICON-06",)))
        return found

    def trade(self, hero: int, who: str, icon: int) -> Option[Act]:
        """DL-DISC-01. Three cards for an icon."""
        name = ("trade", hero, who, icon)
        found = self._made.get(name)
        if found is None:
            label = Text("option-trade", {"hero": who, "solo": self._solo, "icon": ICONS[icon]})
            key = f"trade:{who}:{ICONS[icon]}"
            touches = (f"trade-{who}",)
            found = self._keep(name, Option(key, Act("trade", hero, icon), label, touches, ("DL-DISC-01",)))
        return found

    def fairy(self, hero: int, who: str, fairy: int) -> Option[Act]:
        """DL-FAIRY-04."""
        name = ("fairy", hero, who, fairy)
        found = self._made.get(name)
        if found is None:
            what = self._book.fairies[fairy].id
            label = Text("option-fairy", {"hero": who, "solo": self._solo, "fairy": what})
            act = Act("fairy", hero, fairy)
            found = self._keep(
                name, Option(f"fairy:{who}:{what}", act, label, (f"fairy-{fairy}",), ("DL-FAIRY-04",))
            )
        return found

    def skill(self, hero: int, who: str, track: int, space: int) -> Option[Act]:
        """DL-SKILL-02, DL-SKILL-03."""
        name = ("skill", hero, who, track, space)
        found = self._made.get(name)
        if found is None:
            record = self._book.skills[track]
            args: dict[str, Arg] = {"hero": who, "solo": self._solo, "skill": record.id}
            label = Text("option-skill", args | self._icons(record.spaces[space]))
            key = f"skill:{who}:{record.id}:{space + 1}"
            touches = (f"skill-{who}-{space + 1}",)
            clauses = ("DL-SKILL-03",) if record.any_order else ("DL-SKILL-02",)
            found = self._keep(name, Option(key, Act("skill", hero, space), label, touches, clauses))
        return found

    def use(self, hero: int, who: str, location: int, which: int, *, again: bool) -> Option[Act]:
        """DL-LOC-01. One of the ways to use a Location; `again` spends a Reuse icon."""
        name = ("use", hero, who, location, which, again)
        return self._made.get(name) or self._keep(name, self._use(hero, who, location, which, again=again))

    def _use(self, hero: int, who: str, location: int, which: int, *, again: bool) -> Option[Act]:
        place = self._book.locations[location]
        use = place.use[which]
        args: dict[str, Arg] = {
            "hero": who,
            "solo": self._solo,
            "location": place.name,
            "dust": use.dust,
            "discard": use.discard,
            "amount": use.amount,
        }
        label = Text(f"option-use-{use.do}", args | self._icons(use.icons) | {"again": int(again)})
        clauses = ("DL-LOC-04",) if again else ("DL-LOC-01",)
        key = f"use:{who}:{place.name}:{use.do}"
        if sum(other.do == use.do for other in place.use) > 1:
            key += f":{which + 1}"
        return Option(key, Act("use", hero, location, which, int(again)), label, (who, place.id), clauses)

    # Answers to smaller questions

    def pick(
        self,
        verb: str,
        what: str,
        a: int,
        args: dict[str, Arg],
        touches: tuple[str, ...],
        clauses: Clauses,
        hero: int = NONE,
        b: int = NONE,
    ) -> Option[Act]:
        """One of several things: a card to discard, a Fairy to take, a number of damage to cancel."""
        name = (verb, what, a, b, hero, touches, clauses, *args.values())
        found = self._made.get(name)
        if found is None:
            key = f"{verb}:{what}" if what else verb
            option = Option(key, Act(verb, hero, a, b), Text(f"option-{verb}", args), touches, clauses)
            found = self._keep(name, option)
        return found

    def hand_card(self, verb: str, card: int, clauses: Clauses) -> Option[Act]:
        """A card of a hand, by its kind."""
        what = self._book.cards[card].id
        return self.pick(verb, what, card, {"card": what}, (f"card-{card}",), clauses)

    def hero_act(
        self,
        verb: str,
        hero: int,
        who: str,
        touches: tuple[str, ...],
        clauses: Clauses,
        numbers: tuple[int, ...] = (),
        **args: Arg,
    ) -> Option[Act]:
        """An action of a hero that needs no more than his name, up to three numbers and a few words."""
        name = (verb, hero, who, touches, clauses, *numbers, *args.values())
        found = self._made.get(name)
        if found is None:
            key = ":".join([verb, who, *(str(value) for value in args.values())])
            label = Text(f"option-{verb}", {"hero": who, "solo": self._solo, **args})
            found = self._keep(name, Option(key, Act(verb, hero, *numbers), label, touches, clauses))
        return found

    def _keep(self, name: Name, option: Option[Act]) -> Option[Act]:
        self._made[name] = option
        return option
