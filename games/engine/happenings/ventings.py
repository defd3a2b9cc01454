"""How impostors use the vents."""

from games.engine.eyes import sights
from games.engine.eyes.knowledge import Deed, Perspective
from games.engine.facts import events
from games.engine.facts.decisions import Trigger
from games.engine.happenings.declaring import DAILY, EVENT, WEIGHTY, Happening, Pace, Shown
from games.engine.judging import truth
from games.engine.ship.triggers import Rousing
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.copying import changed

SEEN = Shown(pace=Pace(page=600, terminal=0.6), loudness="event", landmark=None)


def _inside(world: worlds.World, event: events.VentEntered) -> worlds.World:
    player = changed(world.players[event.color], vent=event.vent, spot=event.vent, walk=None)
    return worlds.with_player(world, player)


def _seen_venting(
    known: Perspective, event: events.VentEntered | events.VentExited, inside: str | None = None
) -> Perspective:
    known = sights.placed(known, event.color, event.place, event.vent, inside)
    return sights.remembered(known, Deed.VENTED, event.color, event.place, thing=event.vent)


def _vented(before: truth.Truth, entry: ledgers.Entry, event: events.VentEntered | events.VentExited) -> truth.Truth:
    venting = truth.Venting(
        seq=entry.seq, tick=entry.tick, color=event.color, place=event.place, witnesses=entry.audience
    )
    return changed(before, ventings=(*before.ventings, venting))


Happening(
    events.VentEntered,
    changes=_inside,
    learnt=lambda known, event: _seen_venting(known, event, event.vent),
    told=lambda voice, event: voice.say(
        "[You climb|%(who)s climbs|You see %(who)s climb] into the vent in %(place)s.",
        event.color,
        place=voice.place(event.place),
    ),
    in_prompt=WEIGHTY,
    shown=SEEN,
    proves=_vented,
    rouses=Rousing(trigger=Trigger.VENT_SEEN, doer=lambda event: event.color),
)


def _crawled(world: worlds.World, event: events.VentMoved) -> worlds.World:
    player = changed(world.players[event.color], vent=event.vent, spot=event.vent, place=event.place)
    return worlds.with_player(world, player)


def _crawling(known: Perspective, event: events.VentMoved) -> Perspective:
    if event.color == known.viewer and not known.is_omniscient:
        known = sights.alone(known)
    return sights.placed(known, event.color, event.place, event.vent, event.vent)


Happening(
    events.VentMoved,
    changes=_crawled,
    learnt=_crawling,
    told=lambda voice, event: voice.say(
        "[You crawl|%(who)s crawls] through the vent to %(place)s.", event.color, place=voice.place(event.place)
    ),
    in_prompt=DAILY,
    shown=EVENT,
    proves=lambda before, entry, event: truth.moved(before, entry, event.color, event.place),
    stirs=True,
)


def _outside(world: worlds.World, event: events.VentExited) -> worlds.World:
    return worlds.with_player(world, changed(world.players[event.color], vent=None, spot=event.vent))


Happening(
    events.VentExited,
    changes=_outside,
    learnt=_seen_venting,
    told=lambda voice, event: voice.say(
        "[You climb|%(who)s climbs|You see %(who)s climb] out of the vent in %(place)s.",
        event.color,
        place=voice.place(event.place),
    ),
    in_prompt=WEIGHTY,
    shown=SEEN,
    proves=_vented,
    rouses=Rousing(trigger=Trigger.VENT_SEEN, doer=lambda event: event.color),
    stirs=True,
)
