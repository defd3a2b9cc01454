"""When an impostor's bot strikes: whom, and who would see it."""

from collections.abc import Sequence

from games.engine.facts import actions, identities, reach
from games.players.bots.mind import Mind

Color = identities.Color
Menu = Sequence[actions.Action]
NEAR = 6  # seconds of walking
FARTHER = 3  # as many more for each seat below `FEW`
FEW = 6  # seats
PATIENCE = 8  # seconds to look back, for each seat fewer than ten
CAREFUL = 4


def kill(mind: Mind, menu: Menu) -> actions.Action | None:
    """Kills at any price if that wins the match. Otherwise only if nobody sees it (or, now and then, one), no camera
    blinks here, nobody left a moment ago (unless the bot is bold) and, with few seats, nobody is near."""
    kills = {action.victim: action for action in menu if isinstance(action, actions.Kill)}
    victim = _chosen(mind, tuple(kills))
    return None if victim is None else kills[victim]


def close_in(mind: Mind, menu: Menu) -> actions.Action | None:
    """Steps up to a victim that it would kill if it stood nearer."""
    steps = {action.color: action for action in menu if isinstance(action, actions.Approach)}
    if seconds_left(mind) > 0:
        return None
    victim = _chosen(mind, tuple(steps))
    return None if victim is None else steps[victim]


def seconds_left(mind: Mind) -> int:
    """Seconds until the kill timer runs out; while the timer stands still, what is left on it."""
    ready_at = mind.me.kill_ready_at
    return mind.me.kill_left if ready_at is None else max(0, ready_at - mind.known.tick)


def _chosen(mind: Mind, victims: Sequence[Color]) -> Color | None:
    if not victims:
        return None
    victim = mind.pick(f"victim/{mind.known.tick}", victims)
    if _wins(mind):
        return victim
    unseen = [each for each in victims if len(witnesses(mind, each)) <= _risk(mind)]
    if not unseen or mind.known.cameras_blink:
        return None
    victim = mind.pick(f"victim/{mind.known.tick}", unseen)
    if _just_seen_here(mind, victim):
        return victim if mind.chance(f"bold/{mind.known.tick}", mind.temper.boldness // _caution(mind)) else None
    return None if _is_somebody_near(mind, victim) else victim


def _caution(mind: Mind) -> int:
    """The divisor of boldness: among few players, whoever was last seen with the victim is soon named."""
    return CAREFUL if _are_few(mind) else 1


def _are_few(mind: Mind) -> bool:
    return len(mind.known.seats) <= FEW


def _wins(mind: Mind) -> bool:
    """Whether one more death makes the impostors as many as the crew."""
    impostors = 1 + sum(mind.known.figures[color].alive for color in mind.partners)
    crew_left = sum(color not in mind.partners for color in mind.others)
    return crew_left - 1 <= impostors


def _risk(mind: Mind) -> int:
    """How many witnesses it puts up with: none; a bold bot now and then one."""
    return 1 if mind.chance(f"reckless/{mind.known.tick}", mind.temper.boldness // 8) else 0


def witnesses(mind: Mind, victim: Color) -> list[Color]:
    """Who else would see it: those near enough, given how far crewmates see now."""
    sight = mind.known.sight_of(identities.Role.CREWMATE)
    spot = mind.known.figures[victim].spot
    return [
        figure.color
        for figure in mind.company
        if figure.color not in (victim, *mind.partners) and reach.spans(sight, figure.spot, spot)
    ]


def _is_somebody_near(mind: Mind, victim: Color) -> bool:
    """Whether somebody else was seen so near and so lately that they may walk in.

    The fewer players there are, the easier it is to work out who was near, so the bot looks farther and longer back.
    """
    seats = len(mind.known.seats)
    lately = mind.known.tick - PATIENCE * (2 * FEW - 2 - seats)
    return _are_few(mind) and any(
        figure.alive
        and figure.color not in (mind.me.color, victim, *mind.partners)
        and figure.place not in (None, mind.me.place)
        and figure.seen_at >= lately
        and mind.eta(figure.place or "") <= NEAR + (FEW - seats) * FARTHER
        for figure in mind.known.figures.values()
    )


def _just_seen_here(mind: Mind, victim: Color) -> bool:
    """Whether another living crewmate was here until a moment ago, who could say whom the victim was left with."""
    return any(
        stay.place == mind.me.place and stay.until >= mind.known.tick - 4
        for stay in mind.known.stays
        if stay.color not in (mind.me.color, victim, *mind.partners) and mind.known.figures[stay.color].alive
    )
