"""Whole matches among the house bots."""

import pytest

from games.engine.facts import events, identities
from tests.engine import scenes
from tests.games.players import minds

SEEDS = range(6)


@pytest.mark.parametrize("seed", SEEDS)
def test_a_bot_never_answers_what_is_not_allowed(seed: int) -> None:
    assert scenes.told(minds.played(seed), events.Stumbled) == []


@pytest.mark.parametrize("seed", SEEDS)
def test_every_match_ends_with_a_winner_and_is_worth_watching(seed: int) -> None:
    entries = minds.played(seed)
    [ended] = scenes.told(entries, events.MatchEnded)

    assert ended.event.winner is not identities.Side.NOBODY
    assert scenes.told(entries, events.MeetingOpened)
    assert scenes.told(entries, events.Spoke)


def test_the_same_seed_plays_the_same_match() -> None:
    minds.played.cache_clear()
    first = minds.played(3)
    minds.played.cache_clear()

    assert minds.played(3) == first


def test_seeds_differ() -> None:
    assert minds.played(1) != minds.played(2)


@pytest.mark.parametrize("seed", SEEDS)
def test_nobody_says_the_same_twice_in_a_meeting(seed: int) -> None:
    spoken: set[tuple[int, identities.Color, str]] = set()
    number = 0

    for entry in minds.played(seed):
        number += isinstance(entry.event, events.MeetingOpened)
        if isinstance(entry.event, events.Spoke):
            line = (number, entry.event.color, entry.event.message)
            assert line not in spoken
            spoken.add(line)
