"""What a clerk read in a line, judged by the engine, and compared with what the reader read."""

import dataclasses
from collections.abc import Sequence

from games.engine import referee
from games.engine.eyes import perspective
from games.engine.facts import events, identities
from games.engine.facts.testimony import Claim, Saying, Topic
from games.engine.hindsight import conduct, review
from games.engine.judging import claims, rereading
from games.engine.judging.claims import Verdict
from games.engine.ship import interlude
from games.engine.state import ledger as ledgers
from tests.engine import scenes
from tests.engine.table import sittings

RED, BLUE, GREEN = (identities.Color(name) for name in ("red", "blue", "green"))
SHIP = """
    electrical: red! pink
    storage:    blue green
"""
LIE = "I was in Admin."
MUMBLED = "adm all along, me"
IN_ADMIN = Claim(topic=Topic.WAS_AT, subject=RED, place="admin")
IN_ELECTRICAL = Claim(topic=Topic.WAS_AT, subject=RED, place="electrical")


def said(message: str, *declared: Claim) -> tuple[ledgers.Entry, ...]:
    """Red says something at a meeting."""
    ledger = scenes.drawn(SHIP)
    interlude.call(ledger, caller=BLUE, body=None)
    answer = dataclasses.replace(sittings.says(message), claims=declared)
    return (*ledger.entries, *sittings.step(ledger.world, red=answer))


def line_in(entries: tuple[ledgers.Entry, ...]) -> scenes.Told[events.Spoke]:
    [line] = scenes.told(entries, events.Spoke)
    return line


def read(entries: tuple[ledgers.Entry, ...], *found: Claim, fault: str = "") -> tuple[ledgers.Entry, ...]:
    """The same, and a clerk that found these claims in the line, each in all of its words."""
    line = line_in(entries)
    sayings = tuple(Saying(claim=claim, start=0, end=len(line.event.message)) for claim in found)
    reading = events.LineRead(line=line.seq, speaker=RED, sayings=sayings, fault=fault)
    return (*entries, *noted(entries, reading))


def noted(entries: Sequence[ledgers.Entry], reading: events.LineRead) -> Sequence[ledgers.Entry]:
    ledger = ledgers.Ledger(referee.fold(entries))
    ledger.tell_nobody(reading)
    return ledger.entries


def reread(entries: tuple[ledgers.Entry, ...]) -> rereading.Rereading | None:
    court = claims.Court()
    for entry in entries:
        court = claims.attend(court, entry)
    return rereading.reread(court, entries[-1])


def claimed(stamps: tuple[claims.Stamp, ...]) -> list[tuple[Claim, Verdict]]:
    return [(stamp.claim, stamp.judgement.verdict) for stamp in stamps]


def test_what_both_read_in_a_line_is_shared() -> None:
    found = reread(read(said(LIE), IN_ADMIN))

    assert found is not None
    assert claimed(found.shared) == [(IN_ADMIN, Verdict.LIE)]
    assert not found.differs


def test_what_the_clerk_alone_reads_is_judged_by_the_log_and_refuted_by_its_entry() -> None:
    entries = read(said(MUMBLED), IN_ADMIN)

    found = reread(entries)

    [walked] = [told for told in scenes.told(entries, events.Walked) if told.event.color == RED]
    assert found is not None
    assert claimed(found.clerks) == [(IN_ADMIN, Verdict.LIE)]
    assert found.clerks[0].judgement.entry == walked.seq
    assert found.differs


def test_what_the_reader_alone_reads_stands_beside_what_the_clerk_reads() -> None:
    found = reread(read(said(LIE), IN_ELECTRICAL))

    assert found is not None
    assert claimed(found.clerks) == [(IN_ELECTRICAL, Verdict.TRUE)]
    assert claimed(found.readers) == [(IN_ADMIN, Verdict.LIE)]


def test_the_same_claim_with_another_verdict_is_read_differently() -> None:
    whole = dataclasses.replace(IN_ELECTRICAL, whole=True, since=0, until=1)

    found = reread(read(said("I was in Electrical."), whole))

    assert found is not None
    assert [claim for claim, _ in claimed(found.clerks)] == [whole]
    assert claimed(found.readers) == [(IN_ELECTRICAL, Verdict.TRUE)]


def test_what_was_declared_beside_the_words_need_not_be_found_in_them() -> None:
    found = reread(read(said("Hm.", IN_ADMIN)))

    assert found == rereading.Rereading()


def test_what_was_declared_is_shared_where_the_clerk_finds_it_in_the_words() -> None:
    found = reread(read(said(MUMBLED, IN_ADMIN), IN_ADMIN))

    assert found is not None
    assert claimed(found.shared) == [(IN_ADMIN, Verdict.LIE)]


def test_a_line_is_judged_as_of_its_own_moment_however_late_it_is_read() -> None:
    entries = said("I was in Electrical.")
    world = referee.fold(entries)
    ledger = ledgers.Ledger(world)
    ledger.tick += 900
    ledger.tell_everyone(events.Nudged(t=5, reason=events.NudgeReason.TIME, text="Hurry."))

    found = reread(read((*entries, *ledger.entries), IN_ELECTRICAL))

    assert found is not None
    assert claimed(found.shared) == [(IN_ELECTRICAL, Verdict.TRUE)]


def test_a_line_that_the_clerk_could_not_read_has_no_second_reading() -> None:
    assert reread(read(said(LIE), fault="Unreachable: no connection")) is None


def test_a_reading_of_a_line_that_was_never_said_is_none() -> None:
    entries = said(LIE)
    stray = events.LineRead(line=2, speaker=RED)

    assert reread((*entries, *noted(entries, stray))) is None


def test_nobody_at_the_table_perceives_what_the_clerk_reads() -> None:
    entries = read(said(LIE), IN_ADMIN)

    viewers: tuple[identities.Viewer, ...] = ("public", *referee.fold(entries).seats)
    for viewer in viewers:
        before = perspective.learn_all(perspective.blank(viewer), entries[:-1])
        assert perspective.learn(before, entries[-1]) is before


def test_what_the_clerk_reads_changes_nothing_of_the_match() -> None:
    entries = read(said(MUMBLED), IN_ADMIN)

    before, after = referee.fold(entries[:-1]), referee.fold(entries)

    assert dataclasses.replace(after, seq=before.seq) == before


def test_a_lie_that_the_clerk_alone_reads_is_in_nobodys_record() -> None:
    entries = said(MUMBLED)

    counted = conduct.conducts(review.review(read(entries, IN_ADMIN)))

    assert counted == conduct.conducts(review.review(entries))
