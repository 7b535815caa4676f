"""Chance: seeded, even, and scripted in tests."""

from __future__ import annotations

import pytest

from lanthorn.engine import Rng, ScriptedRng


def test_the_same_seed_gives_the_same_numbers() -> None:
    one, other = Rng.seeded(7), Rng.seeded(7)
    assert [one.below(100) for _ in range(50)] == [other.below(100) for _ in range(50)]


def test_the_numbers_are_the_same_on_every_machine() -> None:
    rng = Rng.seeded(1)
    assert [rng.below(1000) for _ in range(6)] == [902, 527, 985, 227, 665, 476]


def test_neighbouring_seeds_give_other_numbers() -> None:
    assert {Rng.seeded(seed).roll(6) for seed in range(100)} == set(range(1, 7))


def test_a_copy_goes_on_alone() -> None:
    rng = Rng.seeded(3)
    twin = rng.copy()
    expected = [twin.below(9) for _ in range(5)]
    assert [rng.below(9) for _ in range(5)] == expected


@pytest.mark.parametrize("seed", range(5))
def test_a_die_is_even(seed: int) -> None:
    """Chi-square with 5 degrees of freedom: above 20.5 once in a thousand."""
    rng, counts = Rng.seeded(seed), [0] * 6
    for _ in range(12_000):
        counts[rng.roll(6) - 1] += 1
    assert sum((count - 2000) ** 2 / 2000 for count in counts) < 20.5


def test_two_rolls_in_a_row_are_independent() -> None:
    """Chi-square with 35 degrees of freedom: above 66.6 once in a thousand."""
    rng, counts = Rng.seeded(11), dict.fromkeys(range(36), 0)
    for _ in range(36_000):
        counts[rng.below(6) * 6 + rng.below(6)] += 1
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 66.6


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    rng, counts = Rng.seeded(5), dict[str, int]()
    for _ in range(6000):
        cards = list("abc")
        rng.shuffle(cards)
        counts["".join(cards)] = counts.get("".join(cards), 0) + 1
    assert len(counts) == 6
    assert sum((count - 1000) ** 2 / 1000 for count in counts.values()) < 20.5


def test_a_pick_is_one_of_the_things() -> None:
    rng = Rng.seeded(2)
    assert {rng.pick("abc") for _ in range(50)} == set("abc")


def test_scripted_dice_fall_as_the_test_says() -> None:
    dice = ScriptedRng.rolls(6, 1, 3)
    assert [dice.roll(6) for _ in range(3)] == [6, 1, 3]


def test_a_copy_of_scripted_dice_reads_on_from_the_same_place() -> None:
    dice = ScriptedRng.rolls(6, 1)
    dice.roll(6)
    twin = dice.copy()
    assert (twin.roll(6), dice.roll(6)) == (1, 1)


def test_a_script_that_runs_out_says_so() -> None:
    dice = ScriptedRng.rolls(4)
    dice.roll(6)
    with pytest.raises(AssertionError, match=r"no number left \(after \[3\]\)"):
        dice.roll(6)


def test_a_script_with_a_face_that_the_die_lacks_says_so() -> None:
    with pytest.raises(AssertionError, match="says 6, but only 0 to 5 can come"):
        ScriptedRng.rolls(7).roll(6)
