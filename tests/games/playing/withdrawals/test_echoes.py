"""Withdrawn words repeated in a match that is still being played: removed when it rests, and all others at once."""

import dataclasses

import pytest
from django.db import transaction
from django.test import Client
from django.urls import reverse

from games.engine.facts import events
from games.log import codec, event_log
from games.models import Echo, LogEntry, Match, Person, Status
from games.playing import sweeper
from tests.games.playing.withdrawals import walking
from tests.games.playing.withdrawals.remembered import ECHO, Played, counted, hold

pytestmark = [pytest.mark.django_db(transaction=True), pytest.mark.second]


def elsewhere(match: Match) -> list[str]:
    """Where the words are still kept, apart from that match."""
    with transaction.atomic():
        Match.objects.filter(pk=match.pk).delete()
        found = hold(walking.stored())
        transaction.set_rollback(True)
    return found


def test_words_go_at_once_but_for_the_match_that_is_played_and_in_which_they_are_remembered(played: Played) -> None:
    link, guest = reverse("withdraw", args=[played.ticket.withdrawal]), Client()
    before = counted(played.later)
    Match.objects.filter(pk=played.later.pk).update(status=Status.RUNNING)

    told = guest.post(link, follow=True).content.decode()

    assert f"are erased from Match {played.match.pk}" in told
    assert f"In Match {played.later.pk} somebody remembers sentences of yours" in told
    assert ECHO in "".join(event_log.lines(played.later.pk))
    assert elsewhere(played.later) == []

    for _ in range(2):
        Person.objects.update(erased_to=None)  # as if the last attempt had been interrupted just before its end
        sweeper.sweep(exhibitions=False)
        assert ECHO in "".join(event_log.lines(played.later.pk))
    Match.objects.filter(pk=played.later.pk).update(status=Status.FINISHED)
    sweeper.sweep(exhibitions=False)

    assert hold(walking.stored()) == []
    assert not Echo.objects.exists()
    assert counted(played.later) == before
    assert "somebody remembers" not in guest.get(link).content.decode()


def test_a_continuation_that_is_played_gives_them_up_when_it_rests(played: Played) -> None:
    row = LogEntry.objects.filter(match__continuation__arm__fork=played.fork, kind="Thought").first()
    assert row is not None
    thought = codec.entry_of(row.line)
    assert isinstance(thought.event, events.Thought)
    repeated = dataclasses.replace(thought, event=dataclasses.replace(thought.event, text=ECHO))
    LogEntry.objects.filter(pk=row.pk).update(line=codec.line(repeated))
    Match.objects.filter(pk=row.match_id).update(status=Status.RUNNING)

    Client().post(reverse("withdraw", args=[played.ticket.withdrawal]))

    assert ECHO in "".join(event_log.lines(row.match_id))
    assert elsewhere(row.match) == []
    Match.objects.filter(pk=row.match_id).update(status=Status.FINISHED)
    sweeper.sweep(exhibitions=False)
    assert hold(walking.stored()) == []
    assert not Echo.objects.exists()
