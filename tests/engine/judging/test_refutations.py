"""Laws of refutation: whatever is false is refuted by a past entry that really says otherwise."""

import functools
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import maps
from games.engine.facts import events, identities
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging import claims
from games.engine.judging.claims import Verdict
from games.engine.state import ledger as ledgers
from tests.engine import matches
from tests.support import rings

SKELD = maps.load("skeld")
SEATS = matches.COLORS[:6]
RED, BLUE = SEATS[:2]
CREWMATE, IMPOSTOR = identities.Role
REFUTED = (Verdict.LIE, Verdict.MISTAKEN)
CLAIMS = st.builds(
    Claim,
    topic=st.sampled_from(Topic),
    subject=st.sampled_from(SEATS),
    other=st.none() | st.sampled_from(SEATS),
    place=st.none() | st.sampled_from(SKELD.places).map(lambda place: place.id),
    task=st.sampled_from(SKELD.tasks).map(lambda task: task.id),
    role=st.sampled_from(identities.Role),
    since=st.none() | st.integers(0, 150),
    until=st.none() | st.integers(0, 150),
)


@functools.cache
def meetings(seed: int) -> tuple[tuple[claims.Court, tuple[ledgers.Entry, ...]], ...]:
    """The court at the opening of each meeting of a match, with all that had happened."""
    court, found = claims.Court(), []
    entries = tuple(matches.play(seed, players=6, decide=matches.eager).entries)
    for count, entry in enumerate(entries, 1):
        court = claims.attend(court, entry)
        if isinstance(entry.event, events.MeetingOpened):
            found.append((court, entries[:count]))
    return tuple(found)


def refuted(seed: int, claim: Claim) -> Iterator[ledgers.Entry]:
    """The refuting entry for every meeting and speaker to whom the claim is refuted."""
    for court, past in meetings(seed):
        for speaker in [color for color in SEATS if color not in court.facts.dead]:
            judgement = claims.judge(claim, speaker=speaker, facts=court.facts, known=court.views[speaker])
            assert (judgement.entry is not None) == (judgement.verdict in REFUTED)
            if judgement.entry is not None:
                yield past[judgement.entry - 1]


@settings(max_examples=rings.of_all(60), deadline=None)
@given(seed=st.integers(0, 3), claim=CLAIMS)
def test_whatever_is_not_so_is_refuted_by_an_entry_of_the_past(seed: int, claim: Claim) -> None:
    for entry in refuted(seed, claim):
        assert entry.seq >= 1


@settings(max_examples=rings.of_all(60), deadline=None)
@given(seed=st.integers(0, 3), claim=CLAIMS)
def test_a_place_is_refuted_by_another_place_or_by_death(seed: int, claim: Claim) -> None:
    placed = Claim(topic=Topic.WAS_AT, subject=claim.subject, place=claim.place, since=claim.since, until=claim.until)
    for entry in refuted(seed, placed):
        match entry.event:
            case events.Walked(color=color, place=place) | events.VentMoved(color=color, place=place):
                assert (color, place != claim.place) == (claim.subject, True)
            case events.Killed(victim=dead) | events.Ejected(color=dead):
                assert dead == claim.subject
            case _:
                assert isinstance(entry.event, events.MatchOpened | events.MeetingClosed)
                assert claim.place != SKELD.spawn


@settings(max_examples=rings.of_all(60), deadline=None)
@given(seed=st.integers(0, 3), subject=st.sampled_from(SEATS), role=st.sampled_from(identities.Role))
def test_a_role_is_refuted_by_the_one_that_was_dealt(
    seed: int, subject: identities.Color, role: identities.Role
) -> None:
    for entry in refuted(seed, Claim(topic=Topic.ROLE, subject=subject, role=role)):
        assert isinstance(entry.event, events.RoleDealt)
        assert entry.event.color == subject
        assert entry.event.role is not role


@pytest.mark.parametrize("topic", Topic)
def test_a_claim_of_every_kind_is_refuted_somewhere(topic: Topic) -> None:
    claim = Claim(topic=topic, subject=RED, other=BLUE, place="reactor", task="swipe_card", role=CREWMATE)
    charge = Claim(topic=topic, subject=BLUE, other=RED, place="o2", task="swipe_card", role=IMPOSTOR)

    assert any(list(refuted(seed, each)) for seed in range(4) for each in (claim, charge))


@settings(max_examples=rings.of_all(60), deadline=None)
@given(seed=st.integers(0, 3), claim=CLAIMS)
def test_a_kill_is_refuted_by_how_it_was_or_by_the_living(seed: int, claim: Claim) -> None:
    seen = Claim(topic=Topic.SAW_KILL, subject=claim.subject, other=claim.other)
    for entry in refuted(seed, seen):
        match entry.event:
            case events.MeetingOpened(living=living):
                assert claim.other is None or claim.other in living
            case events.RoleDealt(color=color, role=role):
                assert (color, role) == (claim.subject, identities.Role.CREWMATE)
            case events.Ejected(color=dead):
                assert dead == claim.other
            case other:
                assert isinstance(other, events.Killed)
