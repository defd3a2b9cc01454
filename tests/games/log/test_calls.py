"""What a decision cost in model calls: summed over all its exchanges, and shown only where it may be."""

import dataclasses
import itertools
from decimal import Decimal

import pytest

from games.engine.facts import decisions, events, identities
from games.log import beginnings, calls, journal
from games.models import Match
from games.players import exchange, player
from tests.games.prepared import logs, orders, spoken

RED, BLUE = identities.Color.RED, identities.Color.BLUE
CALL = calls.Call(state="read", seconds=1.5, tokens_in=900, tokens_out=100, dollars=0.25)
STEP = 7


def kept(match: Match, *several: exchange.Exchange, counts: bool = True) -> None:
    answered = player.Answered(decision=decisions.NoDecision(reason="-"), exchanges=several)
    journal.write([journal.kept(beginnings.Beginnings.of(match.pk), STEP, several[0].color, answered, counts=counts)])


@pytest.fixture
def match(db: None) -> Match:
    return orders.booked()


def test_an_answer_that_was_read_at_once_says_no_more_than_that(match: Match) -> None:
    kept(match, spoken.heard())

    assert calls.of_step(match.pk, STEP) == {RED: CALL}
    assert calls.text(CALL) == '{"state":"read","seconds":1.5,"tokens_in":900,"tokens_out":100,"dollars":0.25}'


def test_a_correction_is_part_of_its_decision(match: Match) -> None:
    unreadable = spoken.heard(state=exchange.State.UNREADABLE, fault="it was\nempty", calls=3)
    kept(match, unreadable, spoken.heard(chance=2, fitted=("json_schema",)))

    [call] = calls.of_step(match.pk, STEP).values()

    assert call == calls.Call(
        state="read", seconds=3.0, tokens_in=1_800, tokens_out=200, dollars=0.5,
        chances=2, resent=2, fault="it was empty", fitted=("json_schema",),
    )  # fmt: skip


def test_what_has_no_price_is_not_said_to_be_free(match: Match) -> None:
    kept(match, spoken.heard(usage=dataclasses.replace(spoken.USAGE, cost=None)))
    kept(match, spoken.heard(color=BLUE, usage=dataclasses.replace(spoken.USAGE, cost=Decimal())))

    assert [call.dollars for call in calls.of_step(match.pk, STEP).values()] == [None, 0.0]


def test_the_answer_that_was_played_is_told_and_not_one_given_up(match: Match) -> None:
    kept(match, spoken.heard(state=exchange.State.FAILED, seconds=30.0), counts=False)
    kept(match, spoken.heard(seconds=2.0))
    kept(match, spoken.heard(seconds=9.0))

    assert calls.of_step(match.pk, STEP)[RED].seconds == 2.0
    assert calls.of_step(match.pk, STEP + 1) == {}


def test_it_is_told_once_and_beside_what_its_player_alone_perceives() -> None:
    """The first that red and blue do here is to vote, for everybody to see."""
    votes = itertools.dropwhile(lambda entry: not isinstance(entry.event, events.VoteLocked), logs.played())
    entries = list(votes)

    told = calls.beside(entries, {RED: CALL, BLUE: CALL})

    beside = [entry for entry in entries if entry.seq in told]
    assert sorted(entry.audience for entry in beside) == [(BLUE,), (RED,)]


def test_it_reads_as_it_was_written_whatever_was_added_since() -> None:
    call = dataclasses.replace(CALL, chances=2, fault='"vote"', fitted=("json_schema",))

    assert calls.read(calls.text(call)) == call
    assert calls.read(calls.text(CALL)[:-1] + ',"unheard_of":1}') == CALL
