"""How players walk, stand and look about aboard."""

from games.engine.eyes import sights
from games.engine.eyes.knowledge import Deed, Perspective
from games.engine.eyes.telling.voice import Voice
from games.engine.facts import events, rules
from games.engine.happenings.declaring import ELSEWHERE, PICTURED, Happening, Reading
from games.engine.judging import truth
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.copying import changed


def _set_out(world: worlds.World, event: events.SetOut) -> worlds.World:
    middle_at = world.tick + event.lead
    due = middle_at + (event.steps[0].to_border if event.steps else 0)
    walk = worlds.Walk(steps=event.steps, due=due, middle_at=middle_at)
    return worlds.with_player(world, changed(world.players[event.color], walk=walk, spot=None))


def _setting_out(voice: Voice, event: events.SetOut) -> str:
    goal = voice.place(event.steps[-1].place if event.steps else event.origin)
    return voice.say("[You set out|%(who)s sets out] for %(goal)s.", event.color, goal=goal)


Happening(events.SetOut, changes=_set_out, learnt=None, told=_setting_out, in_prompt=ELSEWHERE, shown=PICTURED)

Happening(
    events.Arrived,
    changes=lambda world, event: worlds.with_player(world, changed(world.players[event.color], walk=None)),
    learnt=None,
    told=lambda voice, event: voice.say("[You arrive|%(who)s arrives].", event.color),
    in_prompt=ELSEWHERE,
    shown=PICTURED,
)


def _walked(world: worlds.World, event: events.Walked) -> worlds.World:
    player = world.players[event.color]
    walk = player.walk
    if walk is None:
        return worlds.with_player(world, changed(player, place=event.place, spot=None))
    step, *rest = walk.steps
    middle_at = world.tick + step.to_middle
    onward = worlds.Walk(steps=tuple(rest), middle_at=middle_at, due=middle_at + (rest[0].to_border if rest else 0))
    return worlds.with_player(world, changed(player, place=event.place, spot=None, walk=onward))


def _seen_walking(known: Perspective, event: events.Walked) -> Perspective:
    """A viewer that itself walks into another place sees nobody until it has looked around."""
    if event.color == known.viewer and not known.is_omniscient:
        known = sights.alone(known)
        known = changed(known, cameras_blink=False, bodies_in_sight=())
    return sights.placed(known, event.color, event.place, None)


def _walking(voice: Voice, event: events.Walked) -> str:
    who, me = event.color, voice.known.me
    origin, place = voice.place(event.origin), voice.place(event.place)
    if who == voice.known.viewer or me is None or not me.alive:
        return voice.say("[You walk|%(who)s walks] from %(origin)s into %(place)s.", who, origin=origin, place=place)
    if me.place == event.place:
        return voice.say("You see %(who)s come in from %(origin)s.", who, origin=origin)
    return voice.say("You see %(who)s leave %(origin)s for %(place)s.", who, origin=origin, place=place)


Happening(
    events.Walked,
    changes=_walked,
    learnt=_seen_walking,
    told=_walking,
    in_prompt=Reading(is_daily=True, is_listed=True),
    shown=PICTURED,
    proves=lambda before, entry, event: truth.moved(before, entry, event.color, event.place),
    stirs=True,
)


def _looked(known: Perspective, event: events.LookedAround) -> Perspective:
    if event.color != known.viewer:
        return known
    known = changed(known, cameras_blink=event.watched, bodies_in_sight=event.bodies)
    seen = [sighting.color for sighting in event.players]
    others = sights.others_in_sight(known)
    gone = [other.color for other in others if other.place == event.place and other.color not in seen]
    if gone:
        known = sights.lost(known, gone)
    for sighting in event.players:
        known = sights.placed(known, sighting.color, event.place, sighting.spot)
    for body in event.bodies:
        known = sights.found_dead(known, body, event.place)
    return _doors_found(known, event)


def _doors_found(known: Perspective, event: events.LookedAround) -> Perspective:
    """Of the doors in sight, only what is seen of them now is known: those not seen shut are open."""
    at_hand = {room for room, places in known.station.at_doors.items() if event.place in places}
    doors = {room: until for room, until in known.doors.items() if room not in at_hand or room in event.shut}
    by_then = known.tick + rules.DOORS_CLOSED
    doors |= {room: by_then for room in event.shut if doors.get(room, 0) <= known.tick}
    return known if doors == known.doors else changed(known, doors=doors)


def _look(voice: Voice, event: events.LookedAround) -> str:
    company = [voice.whom(sighting.color) for sighting in event.players]
    light = [voice.say("the camera's light blinking")] if event.watched else []
    shown = voice.listed([*company, *map(voice.body, event.bodies), *light]) or voice.say("nobody")
    place = voice.place(event.place)
    return voice.say("In %(place)s [you see|%(who)s sees] %(sights)s.", event.color, place=place, sights=shown)


def _finds(before: truth.Truth, entry: ledgers.Entry, event: events.LookedAround) -> truth.Truth:
    return truth.found(before, entry, event.color, [(body, event.place) for body in event.bodies])


Happening(
    events.LookedAround,
    changes=None,
    learnt=_looked,
    told=_look,
    in_prompt=Reading(is_daily=True, is_weighty=lambda event: bool(event.bodies)),
    shown=PICTURED,
    proves=_finds,
    stirs=True,
)


def _stepped(world: worlds.World, event: events.SpotTaken) -> worlds.World:
    """Whoever stands at a spot has stopped walking; on the way back to the middle a walk may begin."""
    player = world.players[event.color]
    walk = player.walk if event.spot is None else None
    return worlds.with_player(world, changed(player, spot=event.spot, walk=walk))


def _seen_at(known: Perspective, event: events.SpotTaken) -> Perspective:
    known = sights.placed(known, event.color, event.place, event.spot)
    if event.spot is None or event.color == known.viewer:
        return known
    return sights.remembered(known, Deed.STOOD_AT, event.color, event.place, thing=event.spot)


def _stepping(voice: Voice, event: events.SpotTaken) -> str:
    place = voice.place(event.place)
    if event.spot is None:
        return voice.say(
            "[You step|%(who)s steps|You see %(who)s step] back to the middle in %(place)s.", event.color, place=place
        )
    return voice.say(
        "[You step|%(who)s steps|You see %(who)s step] to %(spot)s in %(place)s.",
        event.color,
        spot=voice.spot(event.spot),
        place=place,
    )


Happening(
    events.SpotTaken,
    changes=_stepped,
    learnt=_seen_at,
    told=_stepping,
    # The viewer's own spot is in the present state.
    in_prompt=Reading(is_daily=True, is_listed=True, is_news=lambda known, event: event.color != known.viewer),
    shown=PICTURED,
    stirs=True,
)
