"""Chance: one integer inside the state. Copying it is copying a number."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final, TypeVar

if TYPE_CHECKING:
    from mypy_extensions import i64

T = TypeVar("T")

# 62 bits, because mypyc keeps wider integers on the heap.
_MASK: Final = (1 << 62) - 1
_STRIDE: Final = 0x1E3779B97F4A7C15


def scramble(number: int) -> int:
    """SplitMix's finaliser, cut to 62 bits: a bijection in which every bit depends on every other.

    Compiled, a product keeps only its lowest 64 bits; the mask takes fewer, so that nothing is lost.
    """
    bits: i64 = number
    bits = ((bits ^ (bits >> 30)) * 0x3F58476D1CE4E5B9) & _MASK
    bits = ((bits ^ (bits >> 27)) * 0x14D049BB133111EB) & _MASK
    return bits ^ (bits >> 31)


@dataclass(slots=True)
class Rng:
    """A seeded generator. The same number gives the same game, on every machine."""

    state: int

    @classmethod
    def seeded(cls, seed: int) -> Rng:
        return cls(scramble(seed & _MASK))

    def copy(self) -> Rng:
        return Rng(self.state)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1."""
        self.state = (self.state + _STRIDE) & _MASK
        return scramble(self.state) % bound

    def roll(self, sides: int) -> int:
        return self.below(sides) + 1

    def pick(self, things: Sequence[T]) -> T:
        return things[self.below(len(things))]

    def shuffle(self, things: MutableSequence[T]) -> None:
        for i in range(len(things) - 1, 0, -1):
            j = self.below(i + 1)
            things[i], things[j] = things[j], things[i]


@dataclass(slots=True)
class ScriptedRng(Rng):
    """Dice that fall as a test says. `state` counts the numbers used up."""

    state: int = 0
    script: list[int] = field(default_factory=list)

    def copy(self) -> ScriptedRng:
        return ScriptedRng(self.state, self.script)

    def below(self, bound: int) -> int:
        if self.state >= len(self.script):
            raise AssertionError(f"the script has no number left (after {self.script})")
        number = self.script[self.state]
        if not 0 <= number < bound:
            raise AssertionError(f"the script says {number}, but only 0 to {bound - 1} can come")
        self.state += 1
        return number

    @classmethod
    def rolls(cls, *faces: int) -> ScriptedRng:
        """Dice that show these faces, the lowest being 1."""
        return cls(script=[face - 1 for face in faces])
