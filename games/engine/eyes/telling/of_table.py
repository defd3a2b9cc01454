"""How a meeting is told."""

from typing import assert_never

from games.engine.eyes.telling.voice import Voice, quoted
from games.engine.facts import events, identities
from games.engine.table import announcement

Course = (
    events.MeetingOpened
    | events.MeetingClosed
    | events.Nudged
    | events.LastCall
    | events.Reacted
    | events.ReactionsEnded
    | events.NotesConsolidated
)
Talk = events.BidPlaced | events.Spoke | events.LeftUnsaid | events.SilenceFell | events.GhostSpoke
Votes = (
    events.VoteLocked
    | events.VoteForfeited
    | events.BallotCast
    | events.BallotRevealed
    | events.Ejected
    | events.NobodyEjected
)

PRESSED = {
    events.NudgeReason.TIME: "the time is up",
    events.NudgeReason.TRANSCRIPT: "enough was said",
    events.NudgeReason.SILENCE: "nobody has anything left to say",
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
            return "The meeting is over."
        case events.Nudged():
            return f"The table is nudged: {quoted(event.text)}."
        case events.LastCall():
            return f"Last call, {PRESSED[event.reason]}: from now on only votes count."
        case events.Reacted():
            return f"{voice.does(event.color, 'take', 'takes')} it in."
        case events.ReactionsEnded():
            return "Everybody puts the notes in order."
        case events.NotesConsolidated():
            return f"{voice.does(event.color, 'keep', 'keeps')} what matters of the meeting."
        case _:
            assert_never(event)


def _call(voice: Voice, event: events.MeetingOpened) -> str:
    news = [color for color in event.news if color != event.body]
    also = f" {voice.several(news)} {'is' if len(news) == 1 else 'are'} dead as well." if news else ""
    if event.body is None:
        also = also.replace(" as well", "")
        return f"{voice.does(event.caller, 'press', 'presses')} the emergency button.{also}"
    return f"{voice.does(event.caller, 'report', 'reports')} {voice.whose(event.body)} body.{also}"


def _talk(voice: Voice, event: Talk) -> str:
    match event:
        case events.BidPlaced():
            return f"{voice.does(event.bid.color, 'bid', 'bids')} {event.bid.priority} to speak."
        case events.Spoke():
            to = f" to {voice.whom(event.target)}" if event.target else ""
            return f"{voice.does(event.color, 'say', 'says')}{to}: {quoted(event.message)}"
        case events.LeftUnsaid():
            return f"{voice.does(event.color, 'leave', 'leaves')} unsaid: {quoted(event.message)}"
        case events.SilenceFell():
            return "Nobody speaks."
        case events.GhostSpoke():
            return f"{voice.does(event.color, 'say', 'says')} among the dead: {quoted(event.message)}"
        case _:
            assert_never(event)


def _vote(voice: Voice, event: Votes) -> str:
    match event:
        case events.VoteForfeited():
            return f"{voice.who(event.color)} gave no readable vote; it counts as a skip: {quoted(event.reason)}."
        case events.VoteLocked():
            return f"{voice.does(event.color, 'have', 'has')} voted."
        case events.BallotCast():
            return f"{voice.does(event.color, 'vote', 'votes')} {_ballot(voice, event.ballot)}."
        case events.BallotRevealed() if event.forfeited and event.voter is not None:
            return f"{voice.who(event.voter)} forfeited the vote; it counts as a skip."
        case events.BallotRevealed():
            voter = "A ballot" if event.voter is None else f"{voice.whose(event.voter).capitalize()} ballot"
            return f"{voter} is {_ballot(voice, event.ballot)}."
        case events.Ejected() | events.NobodyEjected():
            return announcement.text(event)
        case _:
            assert_never(event)


def _ballot(voice: Voice, ballot: identities.Ballot) -> str:
    return "to skip" if ballot == identities.SKIP else f"for {_name(voice, ballot)}"


def _name(voice: Voice, ballot: identities.Ballot) -> str:
    return voice.whom(ballot) if isinstance(ballot, identities.Color) else "skipping"
