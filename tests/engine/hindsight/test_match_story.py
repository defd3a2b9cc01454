"""The story of a match: its turning points, best lie and catch, a line on everybody, and the moments shown again."""

import itertools
from collections.abc import Iterable

import pytest

from games.engine.facts import events, identities, testimony
from games.engine.hindsight import doubt_courses, match_story, review, turning_points
from games.engine.hindsight.turning_points import Turning
from games.engine.ship import interlude, kills
from games.engine.state import ledger as ledgers
from tests.engine import matches, scenes
from tests.engine.hindsight.test_moments import BLUE, GREEN, ORANGE, PINK, RED, at_table, line
from tests.games.players import minds
from tests.support import rings

Color = identities.Color
SIDES = identities.Side
SHIP = """
    electrical: red! pink blue
    storage:    green orange cyan
"""


def ended(entries: Iterable[ledgers.Entry], winner: identities.Side) -> list[ledgers.Entry]:
    told = list(entries)
    end = events.MatchEnded(winner=winner, reason=events.EndReason.PARITY, impostors=(RED,))
    return [*told, ledgers.Entry(seq=len(told) + 1, tick=told[-1].tick, audience=(), public=True, event=end)]


def doubts(color: Color, **percent: int) -> events.Suspected:
    stated = tuple(testimony.Suspicion(color=Color(name), percent=each) for name, each in percent.items())
    return events.Suspected(color=color, suspicions=stated)


def meeting(*, rise: int) -> list[ledgers.Entry]:
    """Blue speaks, green's and pink's suspicion of red rises by `rise`, and then four vote red out."""
    ledger = scenes.drawn(SHIP)
    interlude.call(ledger, caller=BLUE, body=None)
    for by in (GREEN, PINK):
        ledger.tell_only(by, doubts(by, red=20, blue=20))
    ledger.tell_everyone(line(BLUE, "Red killed somebody, I saw it all."))
    for by in (GREEN, PINK):
        ledger.tell_only(by, doubts(by, red=20 + rise, blue=20))
    return at_table(ledger, blue=RED, green=RED, pink=RED, cyan=RED, red=BLUE, orange=identities.SKIP)


def turn(entries: Iterable[ledgers.Entry]) -> turning_points.Turn | None:
    return turning_points.turning_point(review.review(entries))


def test_the_line_that_moved_those_who_then_voted_is_the_turning_point() -> None:
    entries = ended(meeting(rise=40), SIDES.CREW)

    found = turn(entries)

    assert found is not None
    assert (found.kind, found.who, found.about) == (Turning.LINE, BLUE, RED)
    assert isinstance(entries[found.seq - 1].event, events.Spoke)
    assert (found.points, found.voters) == (20.0, 4)
    assert (found.before, found.after) == (80, 100)


def test_where_no_line_moved_anybody_much_it_is_the_vote_itself() -> None:
    entries = ended(meeting(rise=4), SIDES.CREW)

    found = turn(entries)

    assert found is not None
    assert (found.kind, found.who, found.seq) == (Turning.VOTE, None, found.outcome)
    assert entries[found.seq - 1].event.__class__ is events.Ejected


def test_a_vote_against_the_side_that_won_turned_nothing() -> None:
    assert turn(ended(meeting(rise=40), SIDES.IMPOSTORS)) is None


def test_without_a_vote_for_the_winner_it_is_the_kill_that_cost_most() -> None:
    ledger = scenes.drawn("electrical: red! pink blue\nstorage: green")
    for victim in (PINK, BLUE):
        kills.kill(ledger, RED, victim)

    found = turn(ended(ledger.entries, SIDES.IMPOSTORS))

    assert found is not None
    assert (found.kind, found.who, found.about, found.before, found.after) == (Turning.KILL, RED, BLUE, 50, 0)


@pytest.mark.parametrize(("crew", "bad", "held"), [(6, 2, 67), (3, 1, 67), (2, 2, 0), (1, 2, 0), (4, 0, 100)])
def test_the_hold_is_nothing_at_parity_and_whole_without_impostors(crew: int, bad: int, held: int) -> None:
    assert turning_points.hold(crew, bad) == held


def test_the_catch_is_the_accusation_that_moved_the_table_to_an_impostor() -> None:
    ledger = scenes.drawn(SHIP)
    interlude.call(ledger, caller=BLUE, body=None)
    said = [events.Spoke(
        t=0, color=by, message="It is Red.", target=None, mentions=(), claims=(),
        accusations=(events.Span(color=RED, start=6, end=9),),
    ) for by in (GREEN, ORANGE)]  # fmt: skip
    for each in said:
        ledger.tell_everyone(each)
    entries = ended(at_table(ledger, blue=RED, green=RED, pink=RED, cyan=RED, red=BLUE, orange=RED), SIDES.CREW)

    told = match_story.story(review.review(entries))

    assert told is not None
    assert told.catch is not None
    assert (told.catch.color, told.catch.caught, told.catch.is_said) == (GREEN, RED, True)
    assert told.lines[GREEN] is not None
    assert told.lines[PINK] is None


def test_a_course_is_the_mean_of_the_others_who_live_and_ends_with_its_player() -> None:
    ledger = scenes.drawn(SHIP)
    for by, percent in ((GREEN, 20), (PINK, 40), (RED, 90)):
        ledger.tell_only(by, doubts(by, red=percent, blue=percent))
    kills.kill(ledger, RED, BLUE)
    ledger.tell_only(GREEN, doubts(GREEN, red=100, blue=100))

    found = doubt_courses.courses(review.unjudged(ledger.entries))

    assert [point.percent for point in found[RED]] == [20, 30, 70]
    assert [point.percent for point in found[BLUE]] == [20, 30, 50]


@pytest.mark.parametrize("seed", rings.first(2, range(6)))
def test_every_match_has_a_story_of_its_own_entries(seed: int) -> None:
    for entries in (minds.played(seed), tuple(matches.play(seed, players=9, decide=matches.hostile).entries)):
        reviewed = review.review(entries)
        told = match_story.story(reviewed)
        assert told is not None
        assert list(told.lines) == list(reviewed.roles)
        for color, seq in told.lines.items():
            spoken = entries[seq - 1].event if seq else None
            assert spoken is None or (isinstance(spoken, events.Spoke) and spoken.color == color)
        numbers = [moment.seq for moment in told.best]
        assert numbers == sorted(numbers)
        assert len(numbers) <= match_story.BEST
        assert all(after - before >= match_story.APART for before, after in itertools.pairwise(numbers))
        if told.lie:
            assert told.lie.so.entry < told.lie.seq
            assert told.lie.thought is None or told.lie.thought < told.lie.seq


def test_a_match_that_goes_on_has_none() -> None:
    assert match_story.story(review.review(minds.played(1)[:200])) is None
