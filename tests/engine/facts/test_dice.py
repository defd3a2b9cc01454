"""Chance without state."""

from collections import Counter

from games.engine.facts.dice import Dice


def test_the_same_seed_and_purpose_always_roll_the_same() -> None:
    assert Dice(7).roll("bid/3/red", 1, 6) == Dice(7).roll("bid/3/red", 1, 6)


def test_the_rolls_of_a_known_seed_never_change() -> None:
    assert [Dice(7).roll(f"bid/{t}/red", 1, 6) for t in range(10)] == ROLLS_OF_SEVEN


def test_every_face_comes_up_about_as_often() -> None:
    faces = Counter(Dice(seed).roll("fair", 1, 6) for seed in range(6000))

    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert max(faces.values()) < 1.15 * min(faces.values())


def test_a_shuffle_keeps_every_item() -> None:
    assert sorted(Dice(1).shuffle("seats", "abcdef")) == list("abcdef")


ROLLS_OF_SEVEN = [6, 4, 1, 2, 5, 4, 6, 5, 2, 3]
