"""In each seat one trial is played after another, without waiting for the database."""

import asyncio
import itertools
from collections.abc import Iterator

import pytest

from glassbox_site.ground.working import loop_turns
from personas.llm import road
from sct.work import claims, journal, plays, seats


class Play:
    """Trials that end when they are released, without a result."""

    def __init__(self) -> None:
        self.is_over = False
        self.goes_on = asyncio.Semaphore(0)
        self.loop = loop_turns.Turns(road.Road().borrowed, "batch")
        self.seats = seats.Seats(self.loop, self._play, lambda: self.is_over)

    async def _play(self, held: seats.Held) -> plays.Finished:
        await self.goes_on.acquire()
        raise journal.Stopped

    def ended(self, count: int) -> list[seats.Ended]:
        for _ in range(count):
            self.goes_on.release()
        while len(self.seats.ended) < count:
            self.loop.run(30)
        return [self.seats.ended.popleft() for _ in range(count)]


@pytest.fixture
def play() -> Iterator[Play]:
    playing = Play()
    with playing.loop.opened():
        yield playing
        playing.is_over = True
        playing.ended(playing.seats.taken)


NUMBERS = itertools.count(1)


def trial() -> seats.Held:
    number = next(NUMBERS)
    own = claims.Claim(pk=number, agent_name="wf", number=number, attempt=1, owner="me", fence=1)
    book = journal.Book(loop_turns.Turns(road.Road().borrowed, "batch"))
    kept = journal.TrialJournal(trial_id=number, attempt=1, remembered={}, book=book)
    return seats.Held(claim=own, journal=kept)


def test_who_is_next_in_line_sits_down_where_the_first_one_sat(play: Play) -> None:
    first, second = trial(), trial()
    play.seats.seat(first, 7)
    play.seats.line_up([second])

    [end] = play.ended(1)

    assert (end.held, end.successor, second.slot) == (first, second, 7)
    assert (play.seats.taken, play.seats.waiting) == (1, 0)


def test_each_end_is_told_before_that_of_the_successor(play: Play) -> None:
    trials = [trial() for _ in range(5)]
    play.seats.seat(trials[0], 0)
    play.seats.line_up(trials[1:])

    ends = play.ended(5)

    assert [end.held for end in ends] == trials
    assert [end.successor for end in ends] == [*trials[1:], None]
    assert play.seats.taken == 0


def test_nobody_follows_when_it_is_over(play: Play) -> None:
    play.seats.seat(trial(), 0)
    play.seats.line_up([trial()])
    play.is_over = True

    [end] = play.ended(1)

    assert end.successor is None
    assert (play.seats.taken, play.seats.waiting) == (0, 1)


def test_nobody_follows_in_a_seat_that_was_lost(play: Play) -> None:
    lost = trial()
    play.seats.seat(lost, 0)
    play.seats.line_up([trial()])
    lost.is_lost = True

    [end] = play.ended(1)

    assert end.successor is None


def test_who_is_put_back_comes_first_again(play: Play) -> None:
    first, second, third = trial(), trial(), trial()
    play.seats.line_up([first, second, third])

    play.seats.put_back(play.seats.call_up(2))

    assert play.seats.call_up(9) == [first, second, third]
