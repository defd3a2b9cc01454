"""How players bid for the floor, talk, fall silent; what is left unsaid, read by the clerk, and said among the dead."""

import dataclasses
from collections.abc import Mapping

from games.engine.eyes import knowledge
from games.engine.eyes.telling import spoken_words
from games.engine.eyes.telling.voice import Voice, quoted
from games.engine.facts import decisions, events, identities
from games.engine.happenings.declaring import (
    ELSEWHERE,
    REST,
    Happening,
    Pace,
    Reading,
    Shown,
)
from games.engine.state import world as worlds
from games.engine.state.copying import changed
from games.engine.table import minutes


def _swept(table: knowledge.Table, t: int) -> knowledge.Table:
    """Whatever comes first in a new tick clears away the last tick's bids and unsaid messages."""
    return table if table.t == t else changed(table, t=t, bids=(), unsaid=())


def _bid(world: worlds.World, event: events.BidPlaced) -> worlds.World:
    """A bid stands for as long as the rules let it. `LeftUnsaid` adds its words, if somebody else got the floor."""
    if not world.rules.standing_bids or event.is_kept:
        return world
    said = decisions.DiscussionDecision(message="", desire_to_speak=event.bid.desire)
    return _with_standing(world, event.bid.color, worlds.Standing(since=event.t, said=said))


def _with_standing(world: worlds.World, color: identities.Color, standing: worlds.Standing) -> worlds.World:
    meeting = worlds.sitting(world)
    return changed(world, meeting=changed(meeting, standing={**meeting.standing, color: standing}))


def _known_bid(known: knowledge.Perspective, event: events.BidPlaced) -> knowledge.Perspective:
    table = _swept(knowledge.sitting(known), event.t)
    return changed(known, meeting=changed(table, bids=(*table.bids, event.bid)))


Happening(
    events.BidPlaced,
    changes=_bid,
    learnt=_known_bid,
    told=lambda voice, event: voice.say(
        "[You bid|%(who)s bids] %(bid)d to speak.", event.bid.color, bid=event.bid.priority
    ),
    in_prompt=ELSEWHERE,
    shown=Shown(pace=Pace(shrinks=0.2), loudness="rest", is_told=False, landmark=None),
)


def _said(world: worlds.World, event: events.Spoke) -> worlds.World:
    meeting = worlds.sitting(world)
    return changed(
        world,
        meeting=changed(
            meeting,
            t=event.t + 1,
            lines=(*meeting.lines, event),
            last_floor={**meeting.last_floor, event.color: event.t},
            standing=_without(meeting, event.color),
        ),
    )


def _without(meeting: worlds.Meeting, color: identities.Color | None) -> Mapping[identities.Color, worlds.Standing]:
    return {other: standing for other, standing in meeting.standing.items() if other != color}


def _heard(known: knowledge.Perspective, event: events.Spoke) -> knowledge.Perspective:
    table = _swept(knowledge.sitting(known), event.t)
    awaited = tuple(color for color in table.awaited if color != event.color)
    return changed(known, meeting=changed(table, lines=(*table.lines, event), awaited=awaited))


def _saying(voice: Voice, event: events.Spoke) -> str:
    words = quoted(event.message)
    if not event.target:
        return voice.say("[You say|%(who)s says]: %(words)s", event.color, words=words)
    target = voice.whom(event.target)
    return voice.say("[You say|%(who)s says] to %(target)s: %(words)s", event.color, target=target, words=words)


Happening(
    events.Spoke,
    changes=_said,
    learnt=_heard,
    told=_saying,
    in_prompt=Reading(words=minutes.line),
    shown=Shown(pace=Pace(live=1.5, shrinks=0.4, terminal=0.8), loudness="talk", landmark=None, is_shared=True),
)


def _kept_back(world: worlds.World, event: events.LeftUnsaid) -> worlds.World:
    standing = worlds.sitting(world).standing.get(event.color)
    if standing is None:
        return world
    said = dataclasses.replace(standing.said, message=event.message, target=event.target, claims=event.claims)
    return _with_standing(world, event.color, worlds.Standing(since=standing.since, said=said))


def _known_unsaid(known: knowledge.Perspective, event: events.LeftUnsaid) -> knowledge.Perspective:
    table = knowledge.sitting(known)
    return changed(known, meeting=changed(table, unsaid=(*table.unsaid, event)))


Happening(
    events.LeftUnsaid,
    changes=_kept_back,
    learnt=_known_unsaid,
    told=lambda voice, event: voice.say(
        "[You leave|%(who)s leaves] unsaid: %(words)s", event.color, words=quoted(event.message)
    ),
    # The player is asked anew, and what it left unsaid may not fit what was said since.
    in_prompt=ELSEWHERE,
    shown=REST,
)


def _silence(world: worlds.World, event: events.SilenceFell) -> worlds.World:
    """Whoever had the floor has had its turn, with or without a word."""
    meeting = worlds.sitting(world)
    last_floor = meeting.last_floor if event.color is None else {**meeting.last_floor, event.color: event.t}
    standing = _without(meeting, event.color)
    return changed(world, meeting=changed(meeting, t=event.t + 1, last_floor=last_floor, standing=standing))


def _nothing_heard(known: knowledge.Perspective, event: events.SilenceFell) -> knowledge.Perspective:
    table = _swept(knowledge.sitting(known), event.t)
    if event.color is None or event.color in table.awaited:
        return changed(known, meeting=table)
    return changed(known, meeting=changed(table, awaited=(*table.awaited, event.color)))


def _saying_nothing(voice: Voice, event: events.SilenceFell) -> str:
    if event.color is None:
        return voice.say("Nobody speaks.")
    return voice.say("[You have the floor and say|%(who)s has the floor and says] nothing.", event.color)


Happening(
    events.SilenceFell,
    changes=_silence,
    learnt=_nothing_heard,
    told=_saying_nothing,
    in_prompt=ELSEWHERE,
    shown=Shown(
        pace=Pace(live=0.8, page=800, shrinks=0.2, terminal=0.3),
        loudness="event",
        tone="hushed",
        landmark=None,
        is_shared=True,
    ),
)


def _reading(voice: Voice, event: events.LineRead) -> str:
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


Happening(
    events.LineRead,
    changes=None,
    learnt=None,
    told=_reading,
    in_prompt=ELSEWHERE,
    shown=Shown(pace=Pace(terminal=0.3), loudness="clerk", tone="hushed", landmark=None),
)

Happening(
    events.GhostSpoke,
    changes=None,
    learnt=lambda known, event: changed(known, ghost_lines=(*known.ghost_lines, event)),
    told=lambda voice, event: voice.say(
        "[You say|%(who)s says] among the dead: %(words)s", event.color, words=quoted(event.message)
    ),
    in_prompt=Reading(
        words=lambda event: f"{event.color.title()} to the dead: {spoken_words.quoted(event.message)}",
        topic=lambda event: f"ghost {event.t} {event.color}",
    ),
    shown=Shown(pace=Pace(page=900, shrinks=0.1, terminal=0.6), loudness="apart", tone="hushed", landmark=None),
)
