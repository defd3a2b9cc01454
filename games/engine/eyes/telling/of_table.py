"""How a meeting is told."""

from typing import assert_never

from games.engine.eyes.telling.voice import Voice, quoted
from games.engine.facts import events, identities
from games.engine.table import announcement
from games.engine.tongue import phrase

Course = (
    events.MeetingOpened
    | events.MeetingClosed
    | events.Nudged
    | events.LastCall
    | events.Reacted
    | events.ReactionsEnded
    | events.NotesConsolidated
)
Talk = events.BidPlaced | events.Spoke | events.LineRead | events.LeftUnsaid | events.SilenceFell | events.GhostSpoke
Votes = (
    events.VoteLocked
    | events.VoteForfeited
    | events.BallotCast
    | events.BallotRevealed
    | events.Ejected
    | events.NobodyEjected
)

PRESSED = {
    events.NudgeReason.TIME: phrase("the time is up"),
    events.NudgeReason.TRANSCRIPT: phrase("enough was said"),
    events.NudgeReason.SILENCE: phrase("nobody has anything left to say"),
}


def told(voice: Voice, event: events.TableEvent) -> str:
    if isinstance(event, Course):
        return _course(voice, event)
    if isinstance(event, Talk):
        return _talk(voice, event)
    if isinstance(event, Votes):
        return _vote(voice, event)
    assert_never(event)


def _course(voice: Voice, event: Course) -> str:
    match event:
        case events.MeetingOpened():
            return _call(voice, event)
        case events.MeetingClosed():
            return voice.say("The meeting is over.")
        case events.Nudged():
            return voice.say("The table is nudged: %(words)s", words=quoted(event.text))
        case events.LastCall():
            reason = voice.say(PRESSED[event.reason])
            return voice.say("Last call, %(reason)s: from now on only votes count.", reason=reason)
        case events.Reacted():
            return voice.say("[You take|%(who)s takes] it in.", event.color)
        case events.ReactionsEnded():
            return voice.say("Everybody puts the notes in order.")
        case events.NotesConsolidated():
            return voice.say("[You keep|%(who)s keeps] what matters of the meeting.", event.color)
        case _:
            assert_never(event)


def _call(voice: Voice, event: events.MeetingOpened) -> str:
    news = [color for color in event.news if color != event.body]
    if event.body is None:
        call = voice.say("[You press|%(who)s presses] the emergency button.", event.caller)
    else:
        call = voice.say("[You report|%(who)s reports] %(body)s.", event.caller, body=voice.body(event.body))
    return f"{call} {_dead(voice, news, too=event.body is not None)}" if news else call


def _dead(voice: Voice, news: list[identities.Color], *, too: bool) -> str:
    """Those of whom nobody knew; `too`: besides a body that was found."""
    names = voice.several(news)
    if too:
        return voice.count("%(names)s is dead as well.", "%(names)s are dead as well.", len(news), names=names)
    return voice.count("%(names)s is dead.", "%(names)s are dead.", len(news), names=names)


def _talk(voice: Voice, event: Talk) -> str:
    match event:
        case events.BidPlaced():
            return voice.say("[You bid|%(who)s bids] %(bid)d to speak.", event.bid.color, bid=event.bid.priority)
        case events.Spoke() if event.target:
            target, words = voice.whom(event.target), quoted(event.message)
            return voice.say("[You say|%(who)s says] to %(target)s: %(words)s", event.color, target=target, words=words)
        case events.Spoke():
            return voice.say("[You say|%(who)s says]: %(words)s", event.color, words=quoted(event.message))
        case events.LineRead():
            return _read(voice, event)
        case events.LeftUnsaid():
            return voice.say("[You leave|%(who)s leaves] unsaid: %(words)s", event.color, words=quoted(event.message))
        case events.SilenceFell(color=None):
            return voice.say("Nobody speaks.")
        case events.SilenceFell():
            return voice.say("[You have the floor and say|%(who)s has the floor and says] nothing.", event.color)
        case events.GhostSpoke():
            words = quoted(event.message)
            return voice.say("[You say|%(who)s says] among the dead: %(words)s", event.color, words=words)
        case _:
            assert_never(event)


def _read(voice: Voice, event: events.LineRead) -> str:
    who = voice.name(event.speaker)
    if event.fault:
        return voice.say(
            "The clerk has not read what %(speaker)s said: %(fault)s", speaker=who, fault=quoted(event.fault)
        )
    if not event.sayings:
        return voice.say("The clerk reads no claim in what %(speaker)s said.", speaker=who)
    return voice.count(
        "The clerk reads %(count)d claim in what %(speaker)s said.",
        "The clerk reads %(count)d claims in what %(speaker)s said.",
        len(event.sayings),
        speaker=who,
    )


def _vote(voice: Voice, event: Votes) -> str:
    match event:
        case events.VoteForfeited():
            return voice.say(
                "[You|%(who)s] gave no readable vote; it counts as a skip: %(reason)s",
                event.color,
                reason=quoted(event.reason),
            )
        case events.VoteLocked():
            return voice.say("[You have|%(who)s has] voted.", event.color)
        case events.BallotCast() if event.ballot == identities.SKIP:
            return voice.say("[You vote|%(who)s votes] to skip.", event.color)
        case events.BallotCast():
            return voice.say("[You vote|%(who)s votes] for %(whom)s.", event.color, whom=_whom(voice, event.ballot))
        case events.BallotRevealed():
            return _revealed(voice, event)
        case events.Ejected() | events.NobodyEjected():
            return announcement.text(event, voice.tongue)
        case _:
            assert_never(event)


def _revealed(voice: Voice, event: events.BallotRevealed) -> str:
    if event.voter is None:
        if event.ballot == identities.SKIP:
            return voice.say("A ballot is to skip.")
        return voice.say("A ballot is for %(whom)s.", whom=_whom(voice, event.ballot))
    if event.forfeited:
        return voice.say("[You|%(who)s] forfeited the vote; it counts as a skip.", event.voter)
    if event.ballot == identities.SKIP:
        return voice.say("[Your|%(who)s's] ballot is to skip.", event.voter)
    return voice.say("[Your|%(who)s's] ballot is for %(whom)s.", event.voter, whom=_whom(voice, event.ballot))


def _whom(voice: Voice, ballot: identities.Ballot) -> str:
    return voice.whom(ballot) if isinstance(ballot, identities.Color) else ""
