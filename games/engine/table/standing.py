"""Standing bids, a setting: a player whom nothing new concerns keeps its bid and its line, and is not asked.

By default everybody is asked at every tick. With this setting, a bid that did not get the floor stands for up to that
many further ticks. The player is asked at once if there is something new since its bid: somebody named, addressed or
accused it, or contradicted its own claims; silence fell, the table was nudged, or voting began. A line that got the
floor is used up.
"""

from collections.abc import Iterable

from games.engine.facts import decisions, events, identities, testimony
from games.engine.state import world as worlds

Color = identities.Color


def of(world: worlds.World, meeting: worlds.Meeting, color: Color) -> decisions.DiscussionDecision | None:
    """The standing answer of a player, which is therefore not asked; None if it is to be asked."""
    standing = meeting.standing.get(color)
    if standing is None or not 0 < meeting.t - standing.since <= world.rules.standing_bids:
        return None
    return None if _is_news(world, meeting, color, standing.since) else standing.said


def _is_news(world: worlds.World, meeting: worlds.Meeting, color: Color, since: int) -> bool:
    lines = [line for line in meeting.lines if line.t >= since]
    own = [claim for line in meeting.lines if line.color == color for claim in line.claims]
    was_silent = len(lines) < meeting.t - since
    return (
        was_silent
        or since < world.rules.voting_opens_at <= meeting.t
        or any(nudge.t > since for nudge in meeting.nudges)
        or any(_concerns(line, color) or _contradicts(line.claims, own) for line in lines if line.color != color)
    )


def _concerns(line: events.Spoke, color: Color) -> bool:
    return line.target == color or any(span.color == color for span in (*line.mentions, *line.accusations))


def _contradicts(claims: Iterable[testimony.Claim], own: Iterable[testimony.Claim]) -> bool:
    """Whether a claim names another place or role than an own claim of the same topic, subject and time."""
    known = {(claim.topic, claim.subject, claim.round, claim.when): claim for claim in own}
    for claim in claims:
        before = known.get((claim.topic, claim.subject, claim.round, claim.when))
        if before is not None and (before.place, before.role) != (claim.place, claim.role):
            return True
    return False
