"""How the match's own events, and what goes on in heads, are told."""

from typing import assert_never

from games.engine.eyes.telling.voice import Voice, listed, quoted
from games.engine.facts import events, identities

Dealing = events.MatchOpened | events.RoleDealt | events.PartnersNamed | events.TasksDealt
Heads = events.Thought | events.NotesUpdated | events.Suspected | events.Stumbled | events.Reflected
Reason = events.EndReason


def told(voice: Voice, event: events.MatchEvent) -> str:
    if isinstance(event, Dealing):
        return _dealing(voice, event)
    if isinstance(event, Heads):
        return _head(voice, event)
    match event:
        case events.MatchEnded():
            return f"{WINNERS[event.winner]} {REASONS[event.reason]} {_impostors(voice, event)}"
        case events.MatchClosed():
            return "The match is closed."
        case _:
            assert_never(event)


def _dealing(voice: Voice, event: Dealing) -> str:
    match event:
        case events.MatchOpened():
            seats = listed([seat.color.title() for seat in event.seats])
            return f"The match opens on {voice.known.station.name} with {seats}."
        case events.RoleDealt():
            role = "an impostor" if event.role is identities.Role.IMPOSTOR else "a crewmate"
            return f"{voice.does(event.color, 'are', 'is')} {role}."
        case events.PartnersNamed():
            partners = voice.several(event.partners, nobody="no partner")
            return f"{voice.does(event.color, 'have', 'has')} {partners} as partner."
        case events.TasksDealt():
            kind = "fake tasks" if event.fake else "tasks"
            names = listed([voice.task(dealt.task) for dealt in event.tasks])
            return f"{voice.does(event.color, 'are', 'is')} dealt {kind}: {names}."
        case _:
            assert_never(event)


def _head(voice: Voice, event: Heads) -> str:
    match event:
        case events.Thought():
            return f"{voice.does(event.color, 'think', 'thinks')} {quoted(event.text)}."
        case events.NotesUpdated():
            pads = listed([note.pad.replace("_", " ") for note in event.notes])
            return f"{voice.does(event.color, 'rewrite', 'rewrites')} notes: {pads}."
        case events.Suspected():
            each = [f"{voice.whom(doubt.color)} {doubt.percent}%" for doubt in event.suspicions]
            return f"{voice.does(event.color, 'suspect', 'suspects')} {listed(each) or 'nobody'}."
        case events.Stumbled():
            return f"{voice.does(event.color, 'lose', 'loses')} a turn ({event.asked}): {quoted(event.reason)}."
        case events.Reflected():
            lessons = listed([quoted(lesson) for lesson in event.lessons])
            return f"{voice.does(event.color, 'take', 'takes')} along {lessons or 'no lesson'}."
        case _:
            assert_never(event)


def _impostors(voice: Voice, event: events.MatchEnded) -> str:
    were = "was" if len(event.impostors) == 1 and event.impostors[0] != voice.known.viewer else "were"
    named = voice.several(event.impostors)
    return f"{named[:1].upper()}{named[1:]} {were} the {'impostor' if len(event.impostors) == 1 else 'impostors'}."


WINNERS = {
    identities.Side.CREW: "The crew win",
    identities.Side.IMPOSTORS: "The impostors win",
    identities.Side.NOBODY: "Nobody wins",
}
REASONS = {
    Reason.SABOTAGE: "because the sabotage was not mended in time.",
    Reason.IMPOSTORS_GONE: "because no impostor is left.",
    Reason.PARITY: "because the impostors are as many as the crew.",
    Reason.TASKS_DONE: "because every task is done.",
    Reason.TIME_LIMIT: "because the time has run out.",
}
