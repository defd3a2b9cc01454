"""A statement that was true when it happened never becomes a lie, at whatever meeting and however it is dated."""

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from games.engine.facts.testimony import Occasion, Topic
from games.engine.judging import claims
from games.engine.judging.claims import Verdict
from tests.engine.judging import recollections
from tests.support import rings

SEEDS = st.integers(0, 9)
FALSE = (Verdict.LIE, Verdict.MISTAKEN)


@settings(max_examples=rings.of_all(200), deadline=None)
@given(seed=SEEDS, data=st.data())
def test_what_was_true_when_it_happened_is_never_false_later(seed: int, data: st.DataObject) -> None:
    courts = recollections.sittings(seed)
    assume(courts)
    court = data.draw(st.sampled_from(courts))
    speaker = data.draw(st.sampled_from([color for color in recollections.SEATS if color not in court.facts.dead]))
    statement = data.draw(st.sampled_from(recollections.statements(court, speaker)))

    for claim in recollections.dated(statement, court):
        stamps = claims.stamps(court, recollections.entry_of(speaker, declared=(claim,)))
        assert [stamp.judgement.verdict in FALSE for stamp in stamps] == [False], claim


@settings(max_examples=rings.of_all(200), deadline=None)
@given(seed=SEEDS, data=st.data())
def test_nor_is_it_in_plain_words(seed: int, data: st.DataObject) -> None:
    courts = recollections.sittings(seed)
    assume(courts)
    court = data.draw(st.sampled_from(courts))
    speaker = data.draw(st.sampled_from([color for color in recollections.SEATS if color not in court.facts.dead]))
    statement = data.draw(st.sampled_from(recollections.statements(court, speaker)))

    for claim in recollections.dated(statement, court):
        message = recollections.worded(claim, speaker, court.views[speaker].station)
        stamps = claims.stamps(court, recollections.entry_of(speaker, message=message))
        assert not [stamp for stamp in stamps if stamp.judgement.verdict in FALSE], message


def test_statements_are_of_every_kind_and_time() -> None:
    told = [
        claim
        for seed in range(10)
        for court in recollections.sittings(seed)
        for speaker in [color for color in recollections.SEATS if color not in court.facts.dead]
        for statement in recollections.statements(court, speaker)
        for claim in recollections.dated(statement, court)
    ]

    assert {claim.topic for claim in told} == set(Topic)
    assert {claim.when.occasion for claim in told if claim.when} >= {Occasion.DEATH, Occasion.MEETING, Occasion.START}
    assert {claim.round for claim in told} >= {1, 2, 3}
    assert any(claim.whole for claim in told)


def test_the_plain_words_of_a_statement_are_read() -> None:
    read, said = 0, 0
    for court in recollections.sittings(3):
        for speaker in [color for color in recollections.SEATS if color not in court.facts.dead]:
            for statement in recollections.statements(court, speaker):
                message = recollections.worded(statement.claim, speaker, court.views[speaker].station)
                read += bool(claims.stamps(court, recollections.entry_of(speaker, message=message)))
                said += 1

    assert read > 0.95 * said > 0
