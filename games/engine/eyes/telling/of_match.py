"""How the match's own events, and what goes on in heads, are told."""

from typing import assert_never

from games.engine.eyes.telling.voice import Voice, capitalised, quoted
from games.engine.facts import events, identities
from games.engine.tongue import phrase

Dealing = events.MatchOpened | events.RoleDealt | events.PartnersNamed | events.TasksDealt
Heads = events.Thought | events.NotesUpdated | events.Suspected | events.Stumbled | events.Reflected
Reason = events.EndReason
Side = identities.Side


def told(voice: Voice, event: events.MatchEvent) -> str:
    if isinstance(event, Dealing):
        return _dealing(voice, event)
    if isinstance(event, Heads):
        return _head(voice, event)
    match event:
        case events.MatchEnded():
            return f"{_end(voice, event)} {_impostors(voice, event)}"
        case events.MatchClosed():
            return voice.say("The match is closed.")
        case _:
            assert_never(event)


def _dealing(voice: Voice, event: Dealing) -> str:
    match event:
        case events.MatchOpened():
            seats = voice.listed([voice.name(seat.color) for seat in event.seats])
            return voice.say("The match opens on %(map)s with %(seats)s.", map=voice.station, seats=seats)
        case events.RoleDealt() if event.role is identities.Role.IMPOSTOR:
            return voice.say("[You are|%(who)s is] an impostor.", event.color)
        case events.RoleDealt():
            return voice.say("[You are|%(who)s is] a crewmate.", event.color)
        case events.PartnersNamed() if event.partners:
            partners = voice.several(event.partners)
            return voice.say("[You have|%(who)s has] %(partners)s as partner.", event.color, partners=partners)
        case events.PartnersNamed():
            return voice.say("[You have|%(who)s has] no partner as partner.", event.color)
        case events.TasksDealt():
            return _tasks(voice, event)
        case _:
            assert_never(event)


def _tasks(voice: Voice, event: events.TasksDealt) -> str:
    names = voice.listed([voice.task(dealt.task) for dealt in event.tasks])
    if event.fake:
        return voice.say("[You are|%(who)s is] dealt fake tasks: %(names)s.", event.color, names=names)
    return voice.say("[You are|%(who)s is] dealt tasks: %(names)s.", event.color, names=names)


def _head(voice: Voice, event: Heads) -> str:
    match event:
        case events.Thought():
            return voice.say("[You think|%(who)s thinks]: %(words)s", event.color, words=quoted(event.text))
        case events.NotesUpdated():
            pads = voice.listed([voice.say(identities.spelt(note.pad)) for note in event.notes])
            return voice.say("[You rewrite|%(who)s rewrites] notes: %(pads)s.", event.color, pads=pads)
        case events.Suspected():
            return _suspects(voice, event)
        case events.Stumbled():
            asked, reason = voice.say(identities.spelt(event.asked)), quoted(event.reason)
            return voice.say(
                "[You lose|%(who)s loses] a turn (%(asked)s): %(reason)s", event.color, asked=asked, reason=reason
            )
        case events.Reflected():
            if not event.lessons:
                return voice.say("[You take|%(who)s takes] no lesson along.", event.color)
            lessons = voice.listed([quoted(lesson) for lesson in event.lessons])
            return voice.say("[You take|%(who)s takes] along: %(lessons)s", event.color, lessons=lessons)
        case _:
            assert_never(event)


def _suspects(voice: Voice, event: events.Suspected) -> str:
    each = [f"{voice.whom(doubt.color)} {doubt.percent}%" for doubt in event.suspicions]
    suspects = voice.listed(each) or voice.say("nobody")
    return voice.say("[You suspect|%(who)s suspects] %(suspects)s.", event.color, suspects=suspects)


def _end(voice: Voice, event: events.MatchEnded) -> str:
    return voice.say(WINNERS[event.winner], why=voice.say(REASONS[event.reason]))


def _impostors(voice: Voice, event: events.MatchEnded) -> str:
    if len(event.impostors) == 1:
        return voice.say("[You were|%(who)s was] the impostor.", event.impostors[0])
    return voice.say("%(names)s were the impostors.", names=capitalised(voice.several(event.impostors)))


WINNERS = {
    Side.CREW: phrase("The crew win %(why)s."),
    Side.IMPOSTORS: phrase("The impostors win %(why)s."),
    Side.NOBODY: phrase("Nobody wins %(why)s."),
}
REASONS = {
    Reason.SABOTAGE: phrase("because the sabotage was not mended in time"),
    Reason.IMPOSTORS_GONE: phrase("because no impostor is left"),
    Reason.PARITY: phrase("because the impostors are as many as the crew"),
    Reason.TASKS_DONE: phrase("because every task is done"),
    Reason.TIME_LIMIT: phrase("because the time has run out"),
}
