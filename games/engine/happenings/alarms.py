"""How systems are sabotaged, mended and set free again."""

from games.engine.eyes import knowledge
from games.engine.eyes.telling.of_actions import SYSTEMS
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import events
from games.engine.facts.decisions import Trigger
from games.engine.happenings.declaring import (
    DAILY,
    ELSEWHERE,
    REST,
    TOLD,
    Happening,
    Pace,
    Shown,
)
from games.engine.judging import truth
from games.engine.ship.triggers import Rousing
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.copying import changed


def _sabotaged(world: worlds.World, event: events.SabotageStarted) -> worlds.World:
    sabotage = worlds.Sabotage(system=event.system, deadline=event.deadline)
    return changed(world, systems=changed(world.systems, sabotage=sabotage))


def _alarmed(known: knowledge.Perspective, event: events.SabotageStarted) -> knowledge.Perspective:
    alarm = knowledge.Alarm(system=event.system, since=known.tick, deadline=event.deadline)
    return changed(known, sabotage=alarm)


def _alarm(voice: Voice, event: events.SabotageStarted) -> str:
    system = voice.say(SYSTEMS[event.system])
    if event.deadline is None:
        return voice.say("Alarm: %(system)s sabotaged.", system=system)
    left = voice.seconds(event.deadline - voice.known.tick)
    return voice.say("Alarm: %(system)s sabotaged, %(time)s to mend it.", system=system, time=left)


def _rung(before: truth.Truth, entry: ledgers.Entry, event: events.SabotageStarted) -> truth.Truth:
    alarm = truth.Alarm(seq=entry.seq, system=event.system, since=entry.tick)
    return changed(before, alarms=(*before.alarms, alarm))


Happening(
    events.SabotageStarted,
    changes=_sabotaged,
    learnt=_alarmed,
    told=_alarm,
    in_prompt=TOLD,
    shown=Shown(
        pace=Pace(live=1.5, page=2_200, shrinks=1.0, terminal=1.0), loudness="event", line="loud", landmark="sabotage"
    ),
    proves=_rung,
    rouses=Rousing(trigger=Trigger.SABOTAGE_BEGAN),
)

Happening(
    events.SabotageCalled,
    changes=None,
    learnt=None,
    told=lambda voice, event: voice.say(
        "[You have|%(who)s has] sabotaged %(system)s.", event.color, system=voice.say(SYSTEMS[event.system])
    ),
    in_prompt=TOLD,
    shown=Shown(pace=Pace(terminal=0.2), loudness="event", landmark=None),
)

Happening(
    events.MendingBegun,
    changes=lambda world, event: worlds.with_work(world, event.color, event.until),
    learnt=None,
    told=lambda voice, event: voice.say(
        "[You work|%(who)s works] at %(console)s.", event.color, console=voice.console(event.console)
    ),
    in_prompt=ELSEWHERE,
    shown=REST,
)


def _mended(world: worlds.World, event: events.ConsoleMended) -> worlds.World:
    sabotage = world.systems.sabotage
    if sabotage is None:
        return world
    if event.left:
        further = changed(sabotage, left={**sabotage.left, event.console: event.left})
    else:
        further = changed(sabotage, mended=(*sabotage.mended, event.console))
    return changed(world, systems=changed(world.systems, sabotage=further))


def _known_mended(known: knowledge.Perspective, event: events.ConsoleMended) -> knowledge.Perspective:
    if known.sabotage is None or event.left:
        return known
    return changed(known, sabotage=changed(known.sabotage, mended=(*known.sabotage.mended, event.console)))


def _mending(voice: Voice, event: events.ConsoleMended) -> str:
    console = voice.console(event.console)
    if event.left:
        return voice.say("[You mend|%(who)s mends] a part of %(console)s.", event.color, console=console)
    return voice.say("[You mend|%(who)s mends] %(console)s.", event.color, console=console)


Happening(events.ConsoleMended, changes=_mended, learnt=_known_mended, told=_mending, in_prompt=DAILY, shown=REST)


def _counted(known: knowledge.Perspective, event: events.MendingCounted) -> knowledge.Perspective:
    if known.sabotage is None:
        return known
    return changed(known, sabotage=changed(known.sabotage, mended=event.consoles, left=event.left))


def _count(voice: Voice, event: events.MendingCounted) -> str:
    """Consoles of one name are told apart by their rooms."""
    system, station = voice.say(SYSTEMS[event.system]), voice.known.station
    if event.left:
        return voice.say("The alarm for %(system)s counts %(left)d left to mend.", system=system, left=event.left)
    done, total = len(event.consoles), len(station.mending_consoles[event.system])
    where = [voice.within(voice.console(name), station.console[name].place) for name in event.consoles]
    if not where:
        return voice.say("The alarm for %(system)s counts %(done)d of %(total)d.", system=system, done=0, total=total)
    return voice.say(
        "The alarm for %(system)s counts %(done)d of %(total)d: %(consoles)s.",
        system=system,
        done=done,
        total=total,
        consoles=voice.listed(where),
    )


Happening(
    events.MendingCounted,
    changes=None,
    learnt=_counted,
    told=_count,
    in_prompt=DAILY,
    shown=Shown(pace=Pace(terminal=0.2), loudness="rest", landmark=None),
)

Over = events.SabotageMended | events.SabotageLifted


def _over(world: worlds.World, event: Over) -> worlds.World:
    """Only one system is sabotaged at a time, so it need not be looked up which one."""
    return changed(world, systems=changed(world.systems, sabotage=None))


def _known_over(known: knowledge.Perspective, event: Over) -> knowledge.Perspective:
    return changed(known, sabotage=None)


def _calmed(before: truth.Truth, entry: ledgers.Entry, event: Over) -> truth.Truth:
    if not before.alarms:
        return before
    return changed(before, alarms=(*before.alarms[:-1], changed(before.alarms[-1], until=entry.tick)))


Happening(
    events.SabotageMended,
    changes=_over,
    learnt=_known_over,
    told=lambda voice, event: voice.say(
        "The sabotage of %(system)s is mended.", system=voice.say(SYSTEMS[event.system])
    ),
    in_prompt=TOLD,
    shown=Shown(pace=Pace(live=0.8, page=900, terminal=0.5), loudness="event", landmark=None),
    proves=_calmed,
    rouses=Rousing(trigger=Trigger.SABOTAGE_ENDED),
)

Happening(
    events.SabotageLifted,
    changes=_over,
    learnt=_known_over,
    told=lambda voice, event: voice.say(
        "The meeting ends the sabotage of %(system)s.", system=voice.say(SYSTEMS[event.system])
    ),
    in_prompt=TOLD,
    shown=Shown(pace=Pace(terminal=0.3), loudness="event", landmark=None),
    proves=_calmed,
)

Happening(
    events.SabotageReady,
    changes=lambda world, event: changed(world, systems=changed(world.systems, sabotage_ready_at=event.at)),
    learnt=lambda known, event: changed(known, sabotage_ready_at=event.at),
    told=lambda voice, event: voice.say("Another sabotage is possible in %(time)s.", time=voice.until(event.at)),
    in_prompt=ELSEWHERE,
    shown=REST,
)
