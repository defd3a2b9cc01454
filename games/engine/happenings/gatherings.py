"""How a meeting opens, is pressed, ends and leaves everybody for the next round."""

from games.engine.eyes import knowledge, sights
from games.engine.eyes.telling.voice import Voice, quoted
from games.engine.facts import events, identities, testimony
from games.engine.happenings.declaring import (
    ELSEWHERE,
    PICTURED,
    REST,
    TOLD,
    WEIGHTY,
    Happening,
    Pace,
    Reading,
    Shown,
)
from games.engine.judging import truth
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.copying import changed
from games.engine.table import minutes
from games.engine.tongue import phrase

CHARGING = (testimony.Topic.SAW_KILL, testimony.Topic.SAW_VENT)
PRESSED = {
    events.NudgeReason.TIME: phrase("the time is up"),
    events.NudgeReason.TRANSCRIPT: phrase("enough was said"),
    events.NudgeReason.SILENCE: phrase("nobody has anything left to say"),
}


def _opened(world: worlds.World, event: events.MeetingOpened) -> worlds.World:
    """Everybody living sits at the table, whatever they were doing; bodies are gone; a button press is used up."""
    players = {
        color: _seated(player, event) if player.alive else changed(player, awaits=())
        for color, player in world.players.items()
    }
    meeting = worlds.Meeting(number=event.number, caller=event.caller, body=event.body)
    return changed(world, players=players, bodies=(), meeting=meeting, meetings=event.number, known_dead=event.dead)


def _seated(player: worlds.Player, event: events.MeetingOpened) -> worlds.Player:
    return changed(
        player,
        place=event.place,
        spot=None,
        vent=None,
        walk=None,
        plan=None,
        begun=False,
        until=None,
        awaits=(),
        buttons_left=player.buttons_left - _presses(event, player.color),
    )


def _presses(event: events.MeetingOpened, color: identities.Color) -> int:
    return 1 if event.body is None and event.caller == color else 0


def _sat_down(known: knowledge.Perspective, event: events.MeetingOpened) -> knowledge.Perspective:
    """Everybody living is in sight, at the table; all the dead are known, and their bodies gone."""
    known = sights.unwatched(known)
    known = sights.lost(known, [figure.color for figure in known.figures.values() if figure.in_sight])
    for color in event.dead:
        if known.figures[color].death is None:
            known = sights.died(known, color, knowledge.Death(tick=known.tick))
    table = knowledge.Table(
        number=event.number,
        caller=event.caller,
        body=event.body,
        place=event.place,
        living=event.living,
        news=event.news,
    )
    figures = {color: _at_table(known, figure, event) for color, figure in known.figures.items()}
    return changed(known, figures=figures, bodies=(), bodies_in_sight=(), doors={}, meeting=table, cameras_blink=False)


def _at_table(known: knowledge.Perspective, figure: knowledge.Figure, event: events.MeetingOpened) -> knowledge.Figure:
    if figure.color not in event.living:
        return changed(figure, in_sight=known.is_omniscient)
    return changed(
        figure,
        place=event.place,
        spot=None,
        vent=None,
        in_sight=True,
        since=known.tick,
        seen_at=known.tick,
        plan=None,
        buttons_left=figure.buttons_left - _presses(event, figure.color),
    )


def _call(voice: Voice, event: events.MeetingOpened) -> str:
    news = [color for color in event.news if color != event.body]
    if event.body is None:
        call = voice.say("[You press|%(who)s presses] the emergency button.", event.caller)
    else:
        call = voice.say("[You report|%(who)s reports] %(body)s.", event.caller, body=voice.body(event.body))
    return f"{call} {_dead(voice, news, too=event.body is not None)}" if news else call


def _dead(voice: Voice, news: list[identities.Color], *, too: bool) -> str:
    """Names those whose death nobody knew of, perhaps the viewer among them; `too` if a body was found besides."""
    if len(news) == 1 and too:
        return voice.say("[You are|%(who)s is] dead as well.", news[0])
    if len(news) == 1:
        return voice.say("[You are|%(who)s is] dead.", news[0])
    names = voice.several(news)
    if too:
        return voice.count("%(names)s is dead as well.", "%(names)s are dead as well.", len(news), names=names)
    return voice.count("%(names)s is dead.", "%(names)s are dead.", len(news), names=names)


def _round_over(before: truth.Truth, entry: ledgers.Entry, event: events.MeetingOpened) -> truth.Truth:
    """Nobody is anywhere but at the table; what is said there is about the round before."""
    tracks = {color: truth.ended(before, color) for color in before.tracks}
    over = changed(before.rounds[-1], until=entry.tick, last=entry.seq)
    return changed(before, tracks=tracks, spawn=event.place, met=entry.seq, rounds=(*before.rounds[:-1], over))


Happening(
    events.MeetingOpened,
    changes=_opened,
    learnt=_sat_down,
    told=_call,
    in_prompt=WEIGHTY,
    shown=Shown(
        pace=Pace(live=3.0, page=2_200, shrinks=1.0, terminal=1.5),
        loudness="event",
        tone="loud",
        line="divider",
        landmark="meeting",
        is_shared=True,
    ),
    proves=_round_over,
)

PRESSING = Shown(pace=Pace(page=1_200, terminal=0.4), loudness="event", line="loud", landmark=None, is_shared=True)


def _nudged(world: worlds.World, event: events.Nudged) -> worlds.World:
    meeting = worlds.sitting(world)
    return changed(world, meeting=changed(meeting, nudges=(*meeting.nudges, event)))


def _known_nudge(known: knowledge.Perspective, event: events.Nudged) -> knowledge.Perspective:
    table = knowledge.sitting(known)
    return changed(known, meeting=changed(table, nudges=(*table.nudges, event)))


Happening(
    events.Nudged,
    changes=_nudged,
    learnt=_known_nudge,
    told=lambda voice, event: voice.say("The table is nudged: %(words)s", words=quoted(event.text)),
    in_prompt=Reading(words=minutes.line),
    shown=PRESSING,
)


def _last_words(voice: Voice, event: events.LastCall) -> str:
    reason = voice.say(PRESSED[event.reason])
    return voice.say("Last call, %(reason)s: from now on only votes count.", reason=reason)


Happening(
    events.LastCall,
    changes=lambda world, event: worlds.in_phase(world, worlds.Phase.LAST_CALL),
    learnt=lambda known, event: knowledge.in_phase(known, worlds.Phase.LAST_CALL),
    told=_last_words,
    in_prompt=Reading(closes_talk=True),
    shown=changed(PRESSING, pace=Pace(live=1.0, page=1_200, terminal=0.4)),
)

Happening(
    events.Reacted,
    changes=None,
    learnt=None,
    told=lambda voice, event: voice.say("[You take|%(who)s takes] it in.", event.color),
    in_prompt=ELSEWHERE,
    shown=PICTURED,
)

Happening(
    events.ReactionsEnded,
    changes=lambda world, event: worlds.in_phase(world, worlds.Phase.CONSOLIDATION),
    learnt=lambda known, event: knowledge.in_phase(known, worlds.Phase.CONSOLIDATION),
    told=lambda voice, event: voice.say("Everybody puts the notes in order."),
    in_prompt=ELSEWHERE,
    shown=REST,
)


def _next_round(known: knowledge.Perspective, event: events.MeetingClosed) -> knowledge.Perspective:
    """A new round begins: nobody is in sight until the viewer has looked around. All notes of the meeting are gone."""
    table = knowledge.sitting(known)
    outcome = knowledge.Outcome(
        number=table.number,
        caller=table.caller,
        body=table.body,
        revealed=table.revealed,
        ejected=table.ejected,
        charges=_charges(table),
    )
    figures = {
        color: changed(
            figure, since=known.tick, seen_at=known.tick, in_sight=known.is_omniscient or color == known.viewer
        )
        if figure.alive
        else figure
        for color, figure in known.figures.items()
    }
    lasting = tuple(memory for memory in known.memories if memory.deed is not knowledge.Deed.STOOD_AT)
    return changed(
        known,
        meeting=None,
        past=(*known.past, outcome),
        figures=figures,
        minds={color: knowledge.without_meeting_pad(mind) for color, mind in known.minds.items()},
        stays=(),
        memories=lasting,
        round_began=known.tick,
    )


def _charges(table: knowledge.Table) -> tuple[knowledge.Charge, ...]:
    return tuple(
        knowledge.Charge(speaker=line.color, claim=claim)
        for line in table.lines
        for claim in line.claims
        if claim.topic in CHARGING
    )


def _new_round(before: truth.Truth, entry: ledgers.Entry, event: events.MeetingClosed) -> truth.Truth:
    return truth.gathered(before, [color for color in before.seats if color not in before.dead], entry)


Happening(
    events.MeetingClosed,
    changes=lambda world, event: changed(world, meeting=None),
    learnt=_next_round,
    told=lambda voice, event: voice.say("The meeting is over."),
    in_prompt=TOLD,
    shown=Shown(pace=Pace(page=900, terminal=0.5), loudness="event", line="divider", landmark=None, is_shared=True),
    proves=_new_round,
)
