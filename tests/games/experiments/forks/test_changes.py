"""What each change does to the log that a continuation starts from, and what is refused."""

import dataclasses
import functools
from collections.abc import Callable

import pytest

from games.engine import referee
from games.engine.eyes import perspective
from games.engine.facts import decisions, events, identities, testimony
from games.engine.facts.dice import Dice
from games.engine.hindsight import sittings
from games.engine.state import ledger as ledgers
from games.experiments.forks import branches, changes, muting
from games.experiments.forks.changes import Depth
from games.players import player
from tests.games.experiments.forks import planted
from tests.games.players import minds

Color = identities.Color


def log() -> planted.Log:
    return minds.played(3)


def sitting() -> sittings.Sitting:
    return next(sittings.sittings(log()))


@functools.cache
def said() -> list[ledgers.Entry]:
    covers = sitting().covers
    return [entry for entry in planted.lines(log()) if covers(entry.seq)]


def ballot() -> ledgers.Entry:
    return next(entry for entry in log() if isinstance(entry.event, events.BallotCast))


def speaker() -> Color:
    return branches.line(log(), said()[2].seq).color


def told(begun: planted.Log) -> list[str]:
    return [branches.line(begun, entry.seq).message for entry in planted.lines(begun)]


@pytest.mark.parametrize("depth", Depth)
def test_a_line_that_is_unsaid_is_silence_and_all_else_stays(depth: Depth) -> None:
    change = changes.UnsayLine(at=said()[2].seq)
    kept, gone = (told(make(log(), change, depth)) for make in (branches.unchanged, branches.changed))

    assert len(kept) == len(gone) + 1
    assert len(gone) == (2 if depth is Depth.PLAY_ON else len(said()) - 1)


def test_for_the_vote_alone_everybody_living_is_asked_and_no_thought_of_the_talk_is_left() -> None:
    begun = branches.changed(log(), changes.UnsayLine(at=said()[2].seq), Depth.VOTE)
    world = referee.fold(begun)

    assert [entry.seq for entry in begun] == [*range(1, len(begun) + 1)]
    assert [ask.color for ask in referee.who_decides(world)] == [*world.living]
    assert all(entry.public for entry in begun[sitting().opened :])


def test_a_claim_is_unsaid_in_every_mouth() -> None:
    claim = testimony.Claim(topic=testimony.Topic.WAS_AT, subject=Color.RED, place="admin")
    other = dataclasses.replace(claim, place="storage")
    declared = {1: (claim,), 3: (other,), 4: (dataclasses.replace(claim, subject=Color.BLUE),)}
    changed = list(log())
    for place, entry in enumerate(said()):
        line = dataclasses.replace(branches.line(log(), entry.seq), claims=declared.get(place, ()))
        changed[entry.seq - 1] = dataclasses.replace(entry, event=line)

    assert branches.unsaid(changed, changes.UnsayClaim(at=said()[3].seq)) == (said()[1].seq, said()[3].seq)
    assert len(told(branches.changed(changed, changes.UnsayClaim(at=said()[3].seq), Depth.PLAY_ON))) == 1


def test_other_words_are_read_anew_and_declare_nothing() -> None:
    change = changes.SayInstead(at=said()[2].seq, message="Pink is the impostor.")
    line = branches.line(branches.changed(log(), change, Depth.PLAY_ON), change.at)

    assert [span.color for span in line.accusations] == [span.color for span in line.mentions] == [Color.PINK]
    assert line.claims == ()


async def test_who_is_muted_says_nothing_in_that_meeting_and_votes_as_before() -> None:
    change = changes.Mute(at=said()[2].seq)
    begun = branches.changed(log(), change, Depth.PLAY_ON)
    known = perspective.learn_all(perspective.blank(speaker()), begun)
    asked = next(ask for ask in referee.who_decides(referee.fold(begun)) if ask.color == speaker())
    spoken = await planted.Follower(speaker(), 3).answer(asked, known)
    hushed = await muting.Muted(planted.Follower(speaker(), 3), 1).answer(asked, known)
    later = await muting.Muted(planted.Follower(speaker(), 3), 2).answer(asked, known)

    assert later == spoken
    assert isinstance(spoken.decision, decisions.DiscussionDecision)
    assert hushed == player.Answered(
        decision=dataclasses.replace(spoken.decision, message="", desire_to_speak=0, target=None, claims=())
    )


def test_a_whisper_is_heard_by_its_seat_alone() -> None:
    change = changes.Whisper(at=said()[2].seq, color=speaker(), text="It was Blue.")
    begun = branches.changed(log(), change, Depth.PLAY_ON)

    assert begun[:-1] == branches.unchanged(log(), change, Depth.PLAY_ON)
    assert begun[-1].audience == (speaker(),)
    assert begun[-1].event == events.Whispered(color=speaker(), text="It was Blue.")


def test_a_changed_vote_is_counted_with_the_others_as_they_were_cast() -> None:
    cast = ballot().event
    assert isinstance(cast, events.BallotCast)
    other = identities.SKIP if cast.ballot != identities.SKIP else cast.color
    begun = branches.changed(log(), changes.Revote(at=ballot().seq, ballot=other), Depth.PLAY_ON)
    ballots = referee.fold(begun).meeting
    assert ballots is not None
    assert {**sitting().ballots, cast.color: other} == ballots.ballots
    assert referee.who_decides(referee.fold(begun)) == []
    assert (
        planted.continued(begun, {c: minds.bot() for c in referee.fold(begun).seats}, Dice(3), Depth.PLAY_ON) != log()
    )


@pytest.mark.parametrize(
    ("change", "depth", "paths"),
    [
        (lambda: changes.UnsayLine(at=0), Depth.VOTE, ["at"]),
        (lambda: changes.UnsayLine(at=len(log()) + 1), Depth.VOTE, ["at"]),
        (lambda: changes.UnsayLine(at=1), Depth.PLAY_ON, ["at", "at"]),
        (lambda: changes.SayInstead(at=said()[0].seq, message=" "), Depth.VOTE, ["message"]),
        (lambda: changes.SayInstead(at=said()[0].seq, message="x" * 4_001), Depth.VOTE, ["message"]),
        (lambda: changes.Revote(at=said()[0].seq, ballot=Color.RED), Depth.VOTE, ["depth", "at"]),
        (lambda: changes.Revote(at=ballot().seq, ballot=Color.CORAL), Depth.PLAY_ON, ["ballot"]),
        (lambda: changes.Whisper(at=5, color=Color.CORAL, text=""), Depth.VOTE, ["color", "text", "at"]),
    ],
)
def test_what_cannot_be_tried_is_refused_with_all_its_faults(
    change: Callable[[], changes.Change], depth: Depth, paths: list[str]
) -> None:
    assert [problem.path[0] for problem in changes.problems(log(), change(), depth)] == paths


@pytest.mark.parametrize("name", ["message", "text"])
def test_a_key_is_no_words_for_anybody(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SPARE_API_KEY", "sk-spare-key-of-the-house")
    words, at = "Ask with sk-spare-key-of-the-house.", said()[2].seq
    said_instead = changes.SayInstead(at=at, message=words)
    change = said_instead if name == "message" else changes.Whisper(at=at, color=speaker(), text=words)

    [problem] = changes.problems(log(), change, Depth.VOTE)

    assert problem.path == (name,)
    assert problem.values == {"variable": "SPARE_API_KEY"}


@pytest.mark.parametrize(
    "change",
    [
        changes.UnsayClaim(at=3),
        changes.Recast(at=3, color=Color.RED, mind="bot:hunter"),
        changes.Revote(at=3, ballot=identities.SKIP),
    ],
)
def test_a_change_is_a_record_that_is_read_again(change: changes.Change) -> None:
    assert changes.RECORD.validate_json(changes.RECORD.dump_json(change)) == change
