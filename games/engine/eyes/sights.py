"""How a viewer learns where everybody is: from what it sees, and from what goes out of its sight."""

from collections.abc import Callable, Iterable

from games.engine.eyes import knowledge
from games.engine.facts import events, reach, rules
from games.engine.facts import station as stations
from games.engine.state.copying import changed

Perspective = knowledge.Perspective
Figure = knowledge.Figure
Color = knowledge.Color
Deed = knowledge.Deed
# Each lesson takes its own kind of event, which no common type of function can say.
Lesson = Callable[..., Perspective]


def with_figure(known: Perspective, figure: Figure) -> Perspective:
    return changed(known, figures={**known.figures, figure.color: figure})


def placed(known: Perspective, color: Color, place: str, spot: str | None, vent: str | None = None) -> Perspective:
    """Somebody is now there. What was a stay elsewhere is over; out of sight, it was a glimpse."""
    figure = known.figures[color]
    sees = color == known.viewer or ((vent is None or known.is_omniscient) and _sees(known, place, spot))
    if figure.in_sight and sees and figure.place == place:
        return with_figure(known, changed(figure, spot=spot, vent=vent, seen_at=known.tick))
    if figure.in_sight:
        known = _remember_stay(known, figure, known.tick)
    there = changed(figure, place=place, spot=spot, vent=vent, in_sight=sees, since=known.tick, seen_at=known.tick)
    known = with_figure(known, there)
    return known if sees else _remember_stay(known, there, known.tick)


def _sees(known: Perspective, place: str, spot: str | None) -> bool:
    """Whether the viewer goes on seeing whoever is there."""
    me = known.me
    if known.is_omniscient:
        return True
    if me is None:
        return False
    if place == me.place:
        return reach.spans(known.sight_of(me.role), me.spot, spot)
    return _watches_cameras(known) and place in known.station.watched_places


def _watches_cameras(known: Perspective) -> bool:
    return known.watching is not None and known.station.console[known.watching].use is stations.Use.CAMERAS


def _remember_stay(known: Perspective, figure: Figure, until: int) -> Perspective:
    if not known.is_living_player or known.meeting is not None or figure.place is None:
        return known
    stay = knowledge.Stay(color=figure.color, place=figure.place, since=figure.since, until=until)
    return changed(known, stays=(*known.stays, stay))


def remembered(known: Perspective, memory: knowledge.Memory) -> Perspective:
    if not known.is_living_player:
        return known
    return changed(known, memories=(*known.memories, memory))


def lost(known: Perspective, colors: Iterable[Color]) -> Perspective:
    """These have gone out of sight; where they were last seen stays known."""
    figures = dict(known.figures)
    for color in colors:
        figure = figures[color]
        known = _remember_stay(known, figure, known.tick)
        figures[color] = changed(figure, in_sight=False, seen_at=known.tick)
    return changed(known, figures=figures)


def unwatched(known: Perspective) -> Perspective:
    """The viewer looks up from its screen: whoever it saw there is out of sight."""
    me = known.me
    if known.watching is None or me is None:
        return known
    elsewhere = [other.color for other in _others_in_sight(known) if other.place != me.place]
    return lost(changed(known, watching=None), elsewhere)


def _others_in_sight(known: Perspective) -> list[Figure]:
    return [figure for figure in known.figures.values() if figure.in_sight and figure.color != known.viewer]


def walked(known: Perspective, event: events.Walked) -> Perspective:
    """Whoever walks away itself sees nobody any more until it has looked around."""
    if event.color == known.viewer and not known.is_omniscient:
        known = lost(known, [other.color for other in _others_in_sight(known)])
        known = changed(known, cameras_blink=False, bodies_in_sight=())
    return placed(known, event.color, event.place, None)


def looked_around(known: Perspective, event: events.LookedAround) -> Perspective:
    if event.color != known.viewer:
        return known
    known = changed(known, cameras_blink=event.watched, bodies_in_sight=event.bodies)
    seen = [sighting.color for sighting in event.players]
    gone = [other.color for other in _others_in_sight(known) if other.place == event.place and other.color not in seen]
    if gone:
        known = lost(known, gone)
    for sighting in event.players:
        known = placed(known, sighting.color, event.place, sighting.spot)
    for body in event.bodies:
        known = found_dead(known, body, event.place)
    return _doors_found(known, event)


def _doors_found(known: Perspective, event: events.LookedAround) -> Perspective:
    """All that is known of the doors in sight, open or shut, is what is seen of them now."""
    at_hand = {room for room, places in known.station.at_doors.items() if event.place in places}
    doors = {room: until for room, until in known.doors.items() if room not in at_hand or room in event.shut}
    by_then = known.tick + rules.DOORS_CLOSED
    doors |= {room: by_then for room in event.shut if doors.get(room, 0) <= known.tick}
    return known if doors == known.doors else changed(known, doors=doors)


def found_dead(known: Perspective, color: Color, place: str, spot: str | None = None) -> Perspective:
    """A body lies there."""
    if any(body.color == color for body in known.bodies):
        return known
    known = changed(known, bodies=(*known.bodies, events.Body(color=color, place=place, spot=spot)))
    found = knowledge.Memory(deed=Deed.LAY_DEAD, tick=known.tick, color=color, place=place)
    return remembered(died(known, color, knowledge.Death(tick=known.tick, place=place)), found)


def died(known: Perspective, color: Color, death: knowledge.Death) -> Perspective:
    figure = known.figures[color]
    if figure.in_sight and color != known.viewer:
        known = _remember_stay(known, figure, known.tick)
    dead = changed(
        figure,
        alive=False,
        death=figure.death or death,
        in_sight=known.is_omniscient,
        plan=None,
    )
    return with_figure(known, dead)


def spot_taken(known: Perspective, event: events.SpotTaken) -> Perspective:
    known = placed(known, event.color, event.place, event.spot)
    if event.spot is None or event.color == known.viewer:
        return known
    return remembered(
        known,
        knowledge.Memory(deed=Deed.STOOD_AT, tick=known.tick, color=event.color, place=event.place, thing=event.spot),
    )


def killed(known: Perspective, event: events.Killed) -> Perspective:
    death = knowledge.Death(tick=known.tick, place=event.place, killer=event.killer)
    seen = knowledge.Memory(
        deed=Deed.KILLED, tick=known.tick, color=event.killer, place=event.place, other=event.victim
    )
    known = remembered(placed(known, event.killer, event.place, event.spot), seen)
    body = events.Body(color=event.victim, place=event.place, spot=event.spot)
    seen_here = known.is_living_player and known.me is not None and known.me.place == event.place
    in_sight = (*known.bodies_in_sight, event.victim) if seen_here else known.bodies_in_sight
    known = changed(known, bodies=(*known.bodies, body), bodies_in_sight=in_sight)
    return died(known, event.victim, death)


def vented(known: Perspective, event: events.VentEntered | events.VentExited) -> Perspective:
    inside = event.vent if isinstance(event, events.VentEntered) else None
    known = placed(known, event.color, event.place, event.vent, inside)
    return remembered(
        known,
        knowledge.Memory(deed=Deed.VENTED, tick=known.tick, color=event.color, place=event.place, thing=event.vent),
    )


def vent_moved(known: Perspective, event: events.VentMoved) -> Perspective:
    if event.color == known.viewer and not known.is_omniscient:
        known = lost(known, [other.color for other in _others_in_sight(known)])
    return placed(known, event.color, event.place, event.vent, event.vent)


def visual_shown(known: Perspective, event: events.VisualShown) -> Perspective:
    return remembered(
        known,
        knowledge.Memory(
            deed=Deed.SHOWED_TASK, tick=known.tick, color=event.color, place=event.place, thing=event.task
        ),
    )


def feeds_seen(known: Perspective, event: events.FeedsSeen) -> Perspective:
    if event.color != known.viewer:
        return known
    for feed in event.feeds:
        for color in feed.players:
            known = known if color == known.viewer else placed(known, color, feed.place, None)
        for body in feed.bodies:
            known = found_dead(known, body, feed.place)
    return known


def ghost_awoke(known: Perspective, event: events.GhostAwoke) -> Perspective:
    if event.color != known.viewer:
        return known
    known = changed(known, bodies=event.bodies, bodies_in_sight=(), stays=(), memories=(), watching=None)
    for present in event.players:
        figure = changed(
            known.figures[present.color],
            role=present.role,
            alive=present.alive,
            place=present.place,
            vent=present.vent,
            in_sight=True,
            seen_at=known.tick,
            stages_done=present.stages_done,
            stages=present.stages,
        )
        known = with_figure(known, figure)
    for killing in event.killings:
        death = knowledge.Death(tick=killing.tick, place=killing.place, killer=killing.killer)
        known = with_figure(known, changed(known.figures[killing.victim], death=death))
    return known


LESSONS: dict[type[events.Event], Lesson] = {
    events.Walked: walked,
    events.LookedAround: looked_around,
    events.SpotTaken: spot_taken,
    events.Killed: killed,
    events.VentEntered: vented,
    events.VentExited: vented,
    events.VentMoved: vent_moved,
    events.VisualShown: visual_shown,
    events.FeedsSeen: feeds_seen,
    events.GhostAwoke: ghost_awoke,
}
