"""What a bot remembers of the round: where it was, with whom, and whom it saw where."""

import dataclasses
from collections.abc import Mapping, Sequence

from games.engine.eyes import knowledge
from games.engine.facts import identities
from games.engine.facts import station as stations
from games.players.bots.mind import Mind, once

Color = identities.Color
Stay = knowledge.Stay
SLACK = 3  # seconds
LONG_GONE = 45  # seconds


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Meeting:
    """This bot and another in one place at one time."""

    color: Color
    place: str
    since: int
    until: int

    @property
    def seconds(self) -> int:
        return self.until - self.since


@once
def stays(mind: Mind) -> Sequence[Stay]:
    """Everybody's stays of this round, in the order in which they ended; those that still go on come last."""
    if mind.known.meeting is not None:
        return mind.known.stays
    present = [
        Stay(color=figure.color, place=figure.place, since=figure.since, until=mind.known.tick)
        for figure in mind.known.figures.values()
        if figure.in_sight and figure.place is not None
    ]
    return (*mind.known.stays, *present)


def path(mind: Mind) -> Sequence[Stay]:
    """Where the bot itself was."""
    return seen(mind, mind.me.color)


def rooms(mind: Mind) -> list[Stay]:
    """Where the bot was, hallways left out."""
    kinds = mind.known.station.place
    return [stay for stay in path(mind) if kinds[stay.place].kind is stations.PlaceKind.ROOM]


def seen(mind: Mind, color: Color) -> Sequence[Stay]:
    return _by_color(mind).get(color, ())


@once
def _by_color(mind: Mind) -> Mapping[Color, Sequence[Stay]]:
    sorted_out: dict[Color, list[Stay]] = {}
    for stay in stays(mind):
        sorted_out.setdefault(stay.color, []).append(stay)
    return sorted_out


@once
def together(mind: Mind) -> Sequence[Meeting]:
    """With whom the bot was, where and when."""
    own: dict[str, list[Stay]] = {}
    for stay in path(mind):
        own.setdefault(stay.place, []).append(stay)
    return [
        Meeting(
            color=stay.color, place=stay.place, since=max(stay.since, mine.since), until=min(stay.until, mine.until)
        )
        for stay in stays(mind)
        if stay.color != mind.me.color
        for mine in own.get(stay.place, ())
        if mine.since <= stay.until and stay.since <= mine.until
    ]


def seconds_with(mind: Mind, color: Color) -> int:
    return sum(meeting.seconds for meeting in together(mind) if meeting.color == color)


def beside(mind: Mind, victim: Color) -> list[Color]:
    """Who was there when this bot last saw the victim."""
    last = max(seen(mind, victim), key=lambda stay: stay.until, default=None)
    if last is None:
        return []
    there = [
        stay.color
        for stay in stays(mind)
        if stay.place == last.place
        and stay.color not in (victim, mind.me.color)
        and stay.since <= last.until <= stay.until
    ]
    return list(dict.fromkeys(there))


def contradicts(stay: Stay, place: str, since: int, until: int) -> bool:
    """Whether a stay elsewhere disproves that somebody was in the place all that time, give or take `SLACK` seconds."""
    return stay.place != place and max(stay.since, since + SLACK) <= min(stay.until, until - SLACK)


def longest_unseen(mind: Mind) -> Color | None:
    """Whom it has not seen for longest, if that is long; those who are dead without anybody knowing count, too."""
    last = {color: max((stay.until for stay in seen(mind, color)), default=mind.known.round_began)
            for color in mind.others}  # fmt: skip
    table = mind.known.meeting
    for color in table.news if table else ():
        last.setdefault(color, max((stay.until for stay in seen(mind, color)), default=mind.known.round_began))
    gone = min(last, key=lambda each: last[each], default=None)
    return gone if gone is not None and mind.known.tick - last[gone] >= LONG_GONE else None


def bodies_found(mind: Mind) -> list[knowledge.Memory]:
    """The bodies that the bot saw this round."""
    lay = knowledge.Deed.LAY_DEAD
    return [each for each in mind.known.memories if each.deed is lay and each.tick >= mind.known.round_began]


def worked(mind: Mind) -> list[knowledge.Memory]:
    """The stages of tasks that the bot finished, or pretended to, this round."""
    work = knowledge.Deed.WORKED
    return [each for each in mind.known.memories if each.deed is work and each.tick >= mind.known.round_began]
