"""How votes are locked, forfeited, turned over and counted."""

from games.engine.eyes import knowledge, sights
from games.engine.eyes.telling import spoken_words
from games.engine.eyes.telling.voice import Voice, quoted
from games.engine.facts import events, identities
from games.engine.happenings.declaring import (
    CLOSING,
    DAILY,
    ELSEWHERE,
    REST,
    Happening,
    Pace,
    Reading,
    Shown,
)
from games.engine.judging import truth
from games.engine.state import world as worlds
from games.engine.state.copying import changed
from games.engine.table import announcement


def _locked(known: knowledge.Perspective, event: events.VoteLocked) -> knowledge.Perspective:
    table = knowledge.sitting(known)
    return changed(known, meeting=changed(table, voted=(*table.voted, event.color)))


Happening(
    events.VoteLocked,
    changes=None,
    learnt=_locked,
    told=lambda voice, event: voice.say("[You have|%(who)s has] voted.", event.color),
    in_prompt=ELSEWHERE,
    shown=Shown(
        pace=Pace(live=0.3, page=450, shrinks=0.1, terminal=0.2),
        loudness="event",
        tone="hushed",
        landmark=None,
        is_shared=True,
    ),
)


def _forfeited(event: events.VoteForfeited) -> str:
    return f"Your vote is forfeited and counts as a skip: {spoken_words.quoted(event.reason)}"


Happening(
    events.VoteForfeited,
    changes=None,
    learnt=None,
    told=lambda voice, event: voice.say(
        "[You|%(who)s] gave no readable vote; it counts as a skip: %(reason)s", event.color, reason=quoted(event.reason)
    ),
    in_prompt=Reading(words=_forfeited),
    shown=Shown(pace=Pace(page=450), loudness="event", landmark=None),
)


def _cast(world: worlds.World, event: events.BallotCast) -> worlds.World:
    meeting = worlds.sitting(world)
    return changed(world, meeting=changed(meeting, ballots={**meeting.ballots, event.color: event.ballot}))


def _known_cast(known: knowledge.Perspective, event: events.BallotCast) -> knowledge.Perspective:
    table = knowledge.sitting(known)
    return changed(known, meeting=changed(table, ballots={**table.ballots, event.color: event.ballot}))


def _voting(voice: Voice, event: events.BallotCast) -> str:
    if event.ballot == identities.SKIP:
        return voice.say("[You vote|%(who)s votes] to skip.", event.color)
    return voice.say("[You vote|%(who)s votes] for %(whom)s.", event.color, whom=_whom(voice, event.ballot))


def _whom(voice: Voice, ballot: identities.Ballot) -> str:
    return voice.whom(ballot) if isinstance(ballot, identities.Color) else ""


Happening(events.BallotCast, changes=_cast, learnt=_known_cast, told=_voting, in_prompt=DAILY, shown=REST)


def _known_ballot(known: knowledge.Perspective, event: events.BallotRevealed) -> knowledge.Perspective:
    table = knowledge.sitting(known)
    ballots = table.ballots if event.voter is None else {**table.ballots, event.voter: event.ballot}
    return changed(known, meeting=changed(table, revealed=(*table.revealed, event), ballots=ballots))


def _revealing(voice: Voice, event: events.BallotRevealed) -> str:
    if event.voter is None:
        if event.ballot == identities.SKIP:
            return voice.say("A ballot is to skip.")
        return voice.say("A ballot is for %(whom)s.", whom=_whom(voice, event.ballot))
    if event.forfeited:
        return voice.say("[You|%(who)s] forfeited the vote; it counts as a skip.", event.voter)
    if event.ballot == identities.SKIP:
        return voice.say("[Your|%(who)s's] ballot is to skip.", event.voter)
    return voice.say("[Your|%(who)s's] ballot is for %(whom)s.", event.voter, whom=_whom(voice, event.ballot))


Happening(
    events.BallotRevealed,
    changes=lambda world, event: changed(world, meeting=changed(worlds.sitting(world), revealed=event.position)),
    learnt=_known_ballot,
    told=_revealing,
    in_prompt=Reading(is_weighty=lambda event: True, says_where=False, closes_talk=True),
    shown=Shown(
        pace=Pace(live=1.1, page=900, shrinks=1.0, terminal=0.7), loudness="event", landmark=None, is_shared=True
    ),
)
RESULT = Shown(
    pace=Pace(live=6.6, page=4_000, shrinks=1.0, terminal=2.0),
    loudness="event",
    tone="loud",
    line="loud",
    landmark="eject",
    is_shared=True,
)


def _ejected(world: worlds.World, event: events.Ejected) -> worlds.World:
    gone = worlds.with_player(world, changed(world.players[event.color], alive=False))
    return changed(worlds.in_phase(gone, worlds.Phase.REACTION), known_dead=(*world.known_dead, event.color))


def _seen_ejected(known: knowledge.Perspective, event: events.Ejected) -> knowledge.Perspective:
    known = sights.died(known, event.color, knowledge.Death(tick=known.tick, ejected=True))
    if event.role is not None:
        known = sights.with_figure(known, changed(known.figures[event.color], role=event.role))
    left = known.impostors_left if event.impostors_left is None else event.impostors_left
    table = changed(knowledge.sitting(known), ejected=event, phase=worlds.Phase.REACTION)
    return changed(known, meeting=table, impostors_left=left)


def _result(voice: Voice, event: events.Ejected | events.NobodyEjected) -> str:
    return announcement.text(event, voice.tongue)


Happening(
    events.Ejected,
    changes=_ejected,
    learnt=_seen_ejected,
    told=_result,
    in_prompt=CLOSING,
    shown=RESULT,
    proves=lambda before, entry, event: truth.died(before, event.color, entry.seq),
)


def _nobody(known: knowledge.Perspective, event: events.NobodyEjected) -> knowledge.Perspective:
    return changed(known, meeting=changed(knowledge.sitting(known), tied=event.tied, phase=worlds.Phase.REACTION))


Happening(
    events.NobodyEjected,
    changes=lambda world, event: worlds.in_phase(world, worlds.Phase.REACTION),
    learnt=_nobody,
    told=_result,
    in_prompt=CLOSING,
    shown=changed(RESULT, pace=Pace(live=3.0, page=3_000, shrinks=1.0, terminal=1.5)),
)
