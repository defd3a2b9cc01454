"""Matches among the house bots are open, and worth watching; `benchmarks/bots.py` measures hundreds of them."""

import pytest

from games.engine.facts import events, identities
from tests.engine import scenes
from tests.games.players import minds

pytestmark = pytest.mark.second

MATCHES = [(seed, players) for players in (8, 9, 10) for seed in range(8)]


def test_neither_side_wins_nearly_always() -> None:
    ends = [end for match in MATCHES for end in scenes.told(minds.played(*match), events.MatchEnded)]

    won = sum(end.event.winner is identities.Side.IMPOSTORS for end in ends)
    assert len(MATCHES) // 5 <= won <= len(MATCHES) * 3 // 4


def test_hardly_a_match_goes_by_without_a_meeting() -> None:
    met = sum(bool(scenes.told(minds.played(*match), events.MeetingOpened)) for match in MATCHES)

    assert met >= len(MATCHES) - 2
