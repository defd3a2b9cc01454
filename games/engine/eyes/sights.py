"""How a viewer learns where everybody is: from who comes into its sight, and who goes out of it."""

from collections.abc import Iterable

from games.engine.eyes import knowledge
from games.engine.facts import events, reach
from games.engine.facts import station as stations
from games.engine.state.copying import changed

Perspective = knowledge.Perspective
Figure = knowledge.Figure
Color = knowledge.Color
Deed = knowledge.Deed


def with_figure(known: Perspective, figure: Figure) -> Perspective:
    return changed(known, figures={**known.figures, figure.color: figure})


def placed(known: Perspective, color: Color, place: str, spot: str | None, vent: str | None = None) -> Perspective:
    """Somebody is now there. A stay elsewhere is over; if the viewer does not go on seeing it, this was a glimpse."""
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


def remembered(
    known: Perspective, deed: Deed, color: Color, place: str, *, other: Color | None = None, thing: str | None = None
) -> Perspective:
    if not known.is_living_player:
        return known
    memory = knowledge.Memory(deed=deed, tick=known.tick, color=color, place=place, other=other, thing=thing)
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
    elsewhere = [other.color for other in others_in_sight(known) if other.place != me.place]
    return lost(changed(known, watching=None), elsewhere)


def alone(known: Perspective) -> Perspective:
    """Everybody else has gone out of sight."""
    return lost(known, [other.color for other in others_in_sight(known)])


def others_in_sight(known: Perspective) -> list[Figure]:
    return [figure for figure in known.figures.values() if figure.in_sight and figure.color != known.viewer]


def found_dead(known: Perspective, color: Color, place: str) -> Perspective:
    """A body is seen there. Changes nothing if the viewer knows of it already."""
    if any(body.color == color for body in known.bodies):
        return known
    known = changed(known, bodies=(*known.bodies, events.Body(color=color, place=place, spot=None)))
    return remembered(died(known, color, knowledge.Death(tick=known.tick, place=place)), Deed.LAY_DEAD, color, place)


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
