"""How long a step stays on screen: long enough to be read, never long enough to bore."""

import pytest

from games.engine.facts import events, identities
from games.engine.state import ledger as ledgers
from games.playing import pace

RED, BLUE = identities.Color.RED, identities.Color.BLUE


def entry(event: events.Event, tick: int = 0, *, public: bool = True) -> ledgers.Entry:
    return ledgers.Entry(seq=1, tick=tick, audience=(), public=public, event=event)


def speech(message: str) -> ledgers.Entry:
    spoke = events.Spoke(t=1, color=RED, message=message, target=None, mentions=(), accusations=(), claims=())
    return entry(spoke)


def test_a_longer_speech_stays_longer() -> None:
    assert pace.seconds([speech("Who? " * 20)], 0) > pace.seconds([speech("Who?")], 0)


def test_a_walk_takes_its_time() -> None:
    walk = entry(events.ButtonReady(at=1), tick=5)

    assert pace.seconds([walk], 0) == 5 * pace.SECONDS_PER_TICK


KILL = events.Killed(killer=RED, victim=BLUE, place="admin", spot=None)
WHISPER = events.GhostSpoke(t=1, color=BLUE, message="It was Red. " * 9)


@pytest.mark.parametrize("secret", [KILL, WHISPER])
def test_a_clock_does_not_tell_what_only_some_perceive(secret: events.Event) -> None:
    walk = entry(events.ButtonReady(at=1), tick=1)

    assert pace.seconds([*[entry(secret, public=False)] * 3, walk], 0) == pace.seconds([walk], 0)


def test_nothing_flashes_by_and_nothing_stands_for_ever() -> None:
    assert pace.seconds([entry(events.ButtonReady(at=1))], 0) == pace.SHORTEST
    assert pace.seconds([speech("Who? " * 800)], 0) == pace.LONGEST
