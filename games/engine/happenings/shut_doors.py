"""How doors shut and open, and when they and the emergency button can be used again."""

from games.engine.eyes.knowledge import Perspective
from games.engine.facts import events
from games.engine.facts.decisions import Trigger
from games.engine.happenings.declaring import DAILY, ELSEWHERE, REST, Happening, Pace, Shown
from games.engine.ship.triggers import Rousing
from games.engine.state.copying import changed
from games.engine.state.world import World


def _shut(world: World, event: events.DoorsClosed) -> World:
    shut = {**world.systems.shut, event.room: event.until}
    return changed(world, systems=changed(world.systems, shut=shut))


Happening(
    events.DoorsClosed,
    changes=_shut,
    learnt=lambda known, event: changed(known, doors={**known.doors, event.room: event.until}),
    told=lambda voice, event: voice.say("The doors of %(room)s close.", room=voice.place(event.room)),
    in_prompt=DAILY,
    shown=Shown(pace=Pace(terminal=0.3), loudness="event", landmark=None),
    rouses=Rousing(trigger=Trigger.DOORS_CLOSED),
)


def _open(world: World, event: events.DoorsOpened) -> World:
    shut = {room: until for room, until in world.systems.shut.items() if room != event.room}
    return changed(world, systems=changed(world.systems, shut=shut))


def _known_open(known: Perspective, event: events.DoorsOpened) -> Perspective:
    return changed(known, doors={room: until for room, until in known.doors.items() if room != event.room})


Happening(
    events.DoorsOpened,
    changes=_open,
    learnt=_known_open,
    told=lambda voice, event: voice.say("The doors of %(room)s open.", room=voice.place(event.room)),
    in_prompt=DAILY,
    shown=REST,
)

Happening(
    events.DoorsFoundShut,
    changes=None,
    learnt=None,
    told=lambda voice, event: voice.say(
        "[You stand|%(who)s stands] before the shut doors of %(room)s.", event.color, room=voice.place(event.room)
    ),
    in_prompt=DAILY,
    shown=REST,
    rouses=Rousing(trigger=Trigger.PLAN_BLOCKED),
)


def _ready(world: World, event: events.DoorsReady) -> World:
    ready = {**world.systems.doors_ready, event.room: event.at}
    return changed(world, systems=changed(world.systems, doors_ready=ready))


Happening(
    events.DoorsReady,
    changes=_ready,
    learnt=lambda known, event: changed(known, doors_ready={**known.doors_ready, event.room: event.at}),
    told=lambda voice, event: voice.say(
        "The doors of %(room)s can be closed again in %(time)s.",
        room=voice.place(event.room),
        time=voice.until(event.at),
    ),
    in_prompt=ELSEWHERE,
    shown=REST,
)

Happening(
    events.ButtonReady,
    changes=lambda world, event: changed(world, systems=changed(world.systems, button_ready_at=event.at)),
    learnt=lambda known, event: changed(known, button_ready_at=event.at),
    told=lambda voice, event: voice.say("The emergency button works in %(time)s.", time=voice.until(event.at)),
    in_prompt=ELSEWHERE,
    shown=REST,
)
