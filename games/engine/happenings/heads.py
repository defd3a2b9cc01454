"""What goes on in a player's head, and what is lost there: thoughts, notes, suspicions, lessons, stumbles."""

from collections.abc import Iterable

from games.engine.eyes import knowledge
from games.engine.eyes.telling import spoken_words
from games.engine.eyes.telling.voice import Voice, quoted
from games.engine.facts import events, identities, testimony
from games.engine.happenings.declaring import PICTURED, REST, TOLD, Happening, Pace, Reading, Shown
from games.engine.state import world as worlds
from games.engine.state.copying import changed

Color = identities.Color


def _with_mind(known: knowledge.Perspective, color: Color, mind: knowledge.Mind) -> knowledge.Perspective:
    return changed(known, minds={**known.minds, color: mind})


def _mind(known: knowledge.Perspective, color: Color) -> knowledge.Mind:
    return known.minds.get(color) or knowledge.Mind()


Happening(
    events.Thought,
    changes=None,
    learnt=lambda known, event: _with_mind(known, event.color, changed(_mind(known, event.color), thought=event.text)),
    told=lambda voice, event: voice.say("[You think|%(who)s thinks]: %(words)s", event.color, words=quoted(event.text)),
    in_prompt=Reading(words=lambda event: f"You think: {spoken_words.quoted(event.text)}"),
    shown=Shown(pace=Pace(terminal=0.4), loudness="thought", tone="hushed", landmark=None),
)


Happening(
    events.Whispered,
    changes=None,
    learnt=None,
    told=lambda voice, event: voice.say(
        "[You are|%(who)s is] told in secret: %(words)s", event.color, words=quoted(event.text)
    ),
    in_prompt=Reading(
        words=lambda event: f"You are told in secret: {spoken_words.quoted(event.text)}",
        is_weighty=lambda _event: True,
    ),
    shown=Shown(pace=Pace(terminal=0.4), loudness="thought", tone="hushed", landmark=None),
)


def _noted(known: knowledge.Perspective, event: events.NotesUpdated) -> knowledge.Perspective:
    mind = _mind(known, event.color)
    return _with_mind(known, event.color, changed(mind, pads={**mind.pads, **_texts(event.notes)}))


def _texts(notes: Iterable[testimony.Note]) -> dict[identities.Pad, str]:
    return {note.pad: note.text for note in notes}


def _rewriting(voice: Voice, event: events.NotesUpdated) -> str:
    pads = voice.listed([voice.say(identities.spelt(note.pad)) for note in event.notes])
    return voice.say("[You rewrite|%(who)s rewrites] notes: %(pads)s.", event.color, pads=pads)


def _own_notes(event: events.NotesUpdated | events.NotesConsolidated) -> str:
    return f"You note: {spoken_words.written({str(note.pad): note.text for note in event.notes})}"


Happening(
    events.NotesUpdated,
    changes=None,
    learnt=_noted,
    told=_rewriting,
    in_prompt=Reading(words=_own_notes, topic=lambda event: f"notes {' '.join(note.pad for note in event.notes)}"),
    shown=PICTURED,
)


def _kept(known: knowledge.Perspective, event: events.NotesConsolidated) -> knowledge.Perspective:
    mind = _mind(known, event.color)
    lasting = changed(mind, pads={**mind.pads, **_texts(event.notes)})
    return _with_mind(known, event.color, knowledge.without_meeting_pad(lasting))


Happening(
    events.NotesConsolidated,
    changes=None,
    learnt=_kept,
    told=lambda voice, event: voice.say("[You keep|%(who)s keeps] what matters of the meeting.", event.color),
    in_prompt=Reading(words=_own_notes),
    shown=REST,
)


def _suspected(known: knowledge.Perspective, event: events.Suspected) -> knowledge.Perspective:
    return _with_mind(known, event.color, changed(_mind(known, event.color), suspicions=event.suspicions))


def _suspects(voice: Voice, event: events.Suspected) -> str:
    each = [f"{voice.whom(doubt.color)} {doubt.percent}%" for doubt in event.suspicions]
    suspects = voice.listed(each) or voice.say("nobody")
    return voice.say("[You suspect|%(who)s suspects] %(suspects)s.", event.color, suspects=suspects)


Happening(events.Suspected, changes=None, learnt=_suspected, told=_suspects, in_prompt=TOLD, shown=PICTURED)


def _stumbled(world: worlds.World, event: events.Stumbled) -> worlds.World:
    if event.asked is events.Asked.ACTION:
        return worlds.with_player(world, changed(world.players[event.color], awaits=()))
    if event.asked is events.Asked.REFLECTION:
        return changed(world, reflected=(*world.reflected, event.color))
    if event.asked is events.Asked.VOTE and world.meeting is not None and world.meeting.phase is worlds.Phase.LAST_CALL:
        failures = {**world.meeting.failures, event.color: world.meeting.failures.get(event.color, 0) + 1}
        return changed(world, meeting=changed(world.meeting, failures=failures))
    return world


def _stumbling(voice: Voice, event: events.Stumbled) -> str:
    asked, reason = voice.say(identities.spelt(event.asked)), quoted(event.reason)
    return voice.say("[You lose|%(who)s loses] a turn (%(asked)s): %(reason)s", event.color, asked=asked, reason=reason)


Happening(
    events.Stumbled,
    changes=_stumbled,
    learnt=None,
    told=_stumbling,
    in_prompt=Reading(words=lambda event: f"You lose a turn ({event.asked}): {spoken_words.quoted(event.reason)}"),
    shown=Shown(pace=Pace(page=600, terminal=0.3), loudness="event", landmark=None),
)


def _reflected(known: knowledge.Perspective, event: events.Reflected) -> knowledge.Perspective:
    return _with_mind(known, event.color, changed(_mind(known, event.color), lessons=event.lessons))


def _taking_along(voice: Voice, event: events.Reflected) -> str:
    if not event.lessons:
        return voice.say("[You take|%(who)s takes] no lesson along.", event.color)
    lessons = voice.listed([quoted(lesson) for lesson in event.lessons])
    return voice.say("[You take|%(who)s takes] along: %(lessons)s", event.color, lessons=lessons)


Happening(
    events.Reflected,
    changes=lambda world, event: changed(world, reflected=(*world.reflected, event.color)),
    learnt=_reflected,
    told=_taking_along,
    in_prompt=Reading(words=lambda event: f"You take along: {'; '.join(map(spoken_words.quoted, event.lessons))}"),
    shown=REST,
)
