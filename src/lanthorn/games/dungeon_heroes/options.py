"""Everything that can be picked, made once a match: an option costs nothing when it is offered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from lanthorn.engine import Arg, Option, Text

if TYPE_CHECKING:
    from lanthorn.games.dungeon_heroes.book import Book

NONE: Final = -1


class Act:
    """What an option stands for: a verb, who does it, and to what."""

    __slots__ = ("kind", "square", "target", "verb", "who")

    def __init__(
        self, verb: str, who: int = NONE, square: int = NONE, target: int = NONE, kind: int = 0
    ) -> None:
        self.verb: Final = verb
        self.who: Final = who
        self.square: Final = square
        self.target: Final = target
        self.kind: Final = kind


Acts = list[Option[Act]]

USE_CLAUSES: Final = {
    "heal": ("DH-ART-09", "DH-ART-10"),
    "free": ("DH-LADY-16", "DH-RUL-74"),
    "reveal": ("DH-ART-13", "DH-ART-14"),
    "revive": ("DH-ART-15", "DH-ART-18"),
    "inspire": ("DH-BANNER-02", "DH-BANNER-03"),
    "smite": ("DH-MARKET-12",),
    "swap": ("DH-MARKET-13",),
    "tireless": ("DH-MARKET-14",),
    "restore": ("DH-MARKET-15",),
    "slay": ("DH-ART-07", "DH-ART-08"),
    "disarm": ("DH-ART-11", "DH-ART-12"),
}


class Options:
    """Tables of options by number; the rarer ones are made when first needed."""

    def __init__(self, book: Book) -> None:
        self._book = book
        self._made: dict[tuple[Arg, ...], Option[Act]] = {}
        squares, heroes = book.squares, [hero.id for hero in book.heroes]
        self.end: Final = Option("end", Act("end"), Text("option-end"), ("end",), ("DH-RUL-49",))
        self.stop: Final = Option("end", Act("end"), Text("option-end"), ("end",), ("DH-RUL-02",))
        self.move: Final = [
            [self._hero_to("move", h, s, ("DH-HERO-05", "DH-COST-01")) for s in range(len(squares))]
            for h in range(len(heroes))
        ]
        self.lead: Final = [
            [self._hero_to("lead", h, s, ("DH-LADY-06", "DH-COST-17")) for s in range(len(squares))]
            for h in range(len(heroes))
        ]
        self.peek: Final = [
            [self._hero_to("reveal", h, s, ("DH-HAB-12",)) for s in range(len(squares))]
            for h in range(len(heroes))
        ]
        self.reveal: Final = [self._on("reveal", s, ("DH-AGG-04", "DH-COST-14")) for s in range(len(squares))]
        self.place: Final = [
            [self._place(kind, s) for s in range(len(squares))] for kind in range(len(book.kinds))
        ]
        self.prowl: Final = [
            [self._prowl(figure, s) for s in range(len(squares))] for figure in range(len(book.figure_kind))
        ]
        self.attack: Final = [
            [self._attack(figure, h, ("DH-MON-10", "DH-COST-15")) for h in range(len(heroes))]
            for figure in range(len(book.figure_kind))
        ]
        self.free_attack: Final = [
            [self._attack(figure, h, ("DH-MON-08", "DH-MON-09", "DH-MON-10")) for h in range(len(heroes))]
            for figure in range(len(book.figure_kind))
        ]
        self.hold: Final = Option("hold", Act("hold"), Text("option-hold"), ("end",), ("DH-RUL-43",))
        self.spare: Final = Option("hold", Act("hold"), Text("option-hold"), ("end",), ("DH-RUL-71",))
        self.keep: Final = Option("keep", Act("keep"), Text("option-keep"), ("end",), ("DH-RUL-20",))

    def _hero_to(self, verb: str, hero: int, square: int, clauses: tuple[str, ...]) -> Option[Act]:
        who, where = self._book.heroes[hero].id, self._book.squares[square]
        label = Text(f"option-{verb}", {"hero": who, "square": where})
        return Option(f"{verb}:{who}:{where}", Act(verb, hero, square), label, (who, where), clauses)

    def _on(self, verb: str, square: int, clauses: tuple[str, ...]) -> Option[Act]:
        where = self._book.squares[square]
        label = Text(f"option-{verb}-tile", {"square": where})
        return Option(f"{verb}:{where}", Act(verb, NONE, square), label, (where,), clauses)

    def _place(self, kind: int, square: int) -> Option[Act]:
        what, where = self._book.kinds[kind].id, self._book.squares[square]
        label = Text("option-place", {"tile": what, "square": where})
        act = Act("place", NONE, square, NONE, kind)
        clauses = ("DH-PASS-04", "DH-PASS-08")
        return Option(f"place:{what}:{where}", act, label, (f"hand-{what}", where), clauses)

    def _prowl(self, figure: int, square: int) -> Option[Act]:
        who, where = self._book.figure_names[figure], self._book.squares[square]
        label = Text("option-prowl", self._figure(figure) | {"square": where})
        clauses = ("DH-MON-02", "DH-COST-15")
        return Option(f"move:{who}:{where}", Act("prowl", figure, square), label, (who, where), clauses)

    def _attack(self, figure: int, hero: int, rules: tuple[str, ...]) -> Option[Act]:
        who, whom = self._book.figure_names[figure], self._book.heroes[hero].id
        damage = self._book.monsters[figure].damage
        label = Text("option-attack", self._figure(figure) | {"hero": whom, "damage": damage})
        reach = "DH-DRAGON-04" if self._book.monsters[figure].attacks == "all" else "DH-MON-07"
        act = Act("attack", figure, NONE, hero)
        return Option(f"attack:{who}:{whom}", act, label, (who, whom), (reach, *rules))

    def _figure(self, figure: int) -> dict[str, Arg]:
        return {
            "monster": self._book.monsters[figure].id,
            "figure": self._book.figure_names[figure],
        }

    def for_free(self, option: Option[Act]) -> Option[Act]:
        """DH-COST-10, DH-RUL-66. The same as a free action: its own price does not count."""
        name = ("free", option.key, option.label.id)
        if name not in self._made:
            unpriced = tuple(clause for clause in option.clauses if not clause.startswith("DH-COST-"))
            clauses = (*unpriced, "DH-COST-10", "DH-RUL-66")
            self._made[name] = Option(option.key, option.value, option.label, option.touches, clauses)
        return self._made[name]

    # Options with several parts, made when first needed

    def heal(self, hero: int, target: int, lifts_possession: bool = False) -> Option[Act]:
        if lifts_possession:
            return self._hero_hero("heal", hero, target, ("DH-LADY-17", "DH-RUL-74"), "option-free")
        return self._hero_hero("heal", hero, target, ("DH-HAB-06", "DH-COST-02"))

    def claim(self, damsel: int, target: int) -> Option[Act]:
        return self._hero_hero("claim", damsel, target, ("DH-DAMSEL-06", "DH-COST-09"))

    def _hero_hero(
        self, verb: str, hero: int, target: int, clauses: tuple[str, ...], message: str = ""
    ) -> Option[Act]:
        who, whom = self._book.heroes[hero].id, self._book.heroes[target].id
        label = Text(message or f"option-{verb}", {"hero": who, "target": whom})
        act = Act(verb, hero, NONE, target)
        return self._once(f"{verb}:{who}:{whom}", act, label, (who, whom), clauses)

    def shift(self, figure: int, square: int, direction: str) -> Option[Act]:
        """A step of a figure that covers two squares: the direction says more than a square."""
        who, where = self._book.figure_names[figure], self._book.squares[square]
        label = Text("option-shift", self._figure(figure) | {"square": where, "direction": direction})
        clauses = ("DH-RUL-62", "DH-COST-15")
        return self._once(f"move:{who}:{where}", Act("prowl", figure, square), label, (who, where), clauses)

    def arrange(self, hero: int, square: int) -> Option[Act]:
        who, where = self._book.heroes[hero].id, self._book.squares[square]
        label = Text("option-arrange", {"hero": who, "square": where})
        act = Act("arrange", hero, square)
        clauses = ("DH-SSET-03" if self._book.solitaire else "DH-SETUP-05",)
        return self._once(f"arrange:{who}:{where}", act, label, (where,), clauses)

    def go(self, verb: str, square: int, clauses: tuple[str, ...]) -> Option[Act]:
        """A forced step: off a sliding tile, or back to the start zone."""
        where = self._book.squares[square]
        label = Text(f"option-{verb}", {"square": where})
        return self._once(f"{verb}:{where}", Act(verb, NONE, square), label, (where,), clauses)

    def give(self, hero: int, kind: int, target: int) -> Option[Act]:
        who, whom = self._book.heroes[hero].id, self._book.heroes[target].id
        what = self._book.kinds[kind].id
        label = Text("option-give", {"hero": who, "tile": what, "target": whom})
        act = Act("give", hero, NONE, target, kind)
        touches = (f"{who}-{what}", whom)
        clauses = ("DH-ART-03", "DH-COST-04")
        return self._once(f"give:{who}:{what}:{whom}", act, label, touches, clauses)

    def use(
        self, kind: int, hero: int, target: int = NONE, square: int = NONE, lifts_possession: bool = False
    ) -> Option[Act]:
        """Use an artifact: on nobody, on a hero, on a square, or on a hero and a square."""
        what, who = self._book.kinds[kind].id, self._book.heroes[hero].id
        args: dict[str, Arg] = {"tile": what, "hero": who}
        on: list[str] = []
        if target >= 0:
            args["target"] = self._book.heroes[target].id
            on.append(self._book.heroes[target].id)
        if square >= 0:
            args["square"] = self._book.squares[square]
            on.append(self._book.squares[square])
        use = "free" if lifts_possession else self._book.use[kind]
        act = Act("use", hero, square, target, kind)
        key = ":".join(["use", what, who, *on])
        touches = (f"{who}-{what}", *on)
        return self._once(key, act, Text(f"option-use-{use}", args), touches, USE_CLAUSES[use])

    def buy(self, kind: int, hero: int) -> Option[Act]:
        what, who = self._book.kinds[kind].id, self._book.heroes[hero].id
        label = Text("option-buy", {"tile": what, "hero": who, "price": self._book.price[kind]})
        act = Act("buy", hero, NONE, NONE, kind)
        clauses = ("DH-MARKET-02", "DH-MARKET-05", "DH-COST-11")
        return self._once(f"buy:{what}:{who}", act, label, (f"market-{what}", who), clauses)

    def pay(self, hero: int, kind: int) -> Option[Act]:
        who, what = self._book.heroes[hero].id, self._book.kinds[kind].id
        label = Text("option-pay", {"hero": who, "tile": what, "points": self._book.damage[kind]})
        act = Act("pay", hero, NONE, NONE, kind)
        return self._once(f"pay:{who}:{what}", act, label, (f"{who}-earned-{what}",), ("DH-RUL-83",))

    def raise_monster(self, figure: int, kind: int, square: int) -> Option[Act]:
        what, where = self._book.kinds[kind].id, self._book.squares[square]
        label = Text("option-raise", {"tile": what, "square": where})
        act = Act("raise", figure, square, NONE, kind)
        touches = (self._book.figure_names[figure], f"eliminated-{what}", where)
        clauses = ("DH-NECRO-03", "DH-NECRO-06", "DH-COST-16")
        return self._once(f"raise:{what}:{where}", act, label, touches, clauses)

    def possess(self, figure: int, hero: int) -> Option[Act]:
        whom = self._book.heroes[hero].id
        act = Act("possess", figure, NONE, hero)
        clauses = ("DH-LADY-03", "DH-RUL-71")
        return self._once(f"possess:{whom}", act, Text("option-possess", {"hero": whom}), (whom,), clauses)

    def _once(
        self, key: str, act: Act, label: Text, touches: tuple[str, ...], clauses: tuple[str, ...]
    ) -> Option[Act]:
        """One option for each key and label; the label differs where the position gives it another sense."""
        name = (key, label.id, *label.args.values())
        option = self._made.get(name)
        if option is None:
            option = self._made[name] = Option(key, act, label, touches, clauses)
        return option
