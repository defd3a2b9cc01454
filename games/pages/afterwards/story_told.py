"""The story of a finished match in the active language, as the page, the picture and the scripts show it.

It is made from the log alone and cached by the match's edition, so that withdrawn words disappear from it as well.
Captions are those of the glass.
"""

import dataclasses
from collections.abc import Iterator, Mapping

from django.core.cache import cache
from django.utils import translation
from django.utils.translation import gettext, ngettext

from games.engine.eyes import narration, perspective
from games.engine.facts import events, identities
from games.engine.hindsight import doubt_courses, match_story, turning_points
from games.engine.hindsight import review as looking_back
from games.engine.judging import refutations
from games.log import event_log
from games.models import Match, Status
from games.pages import programme

VERSION = 3
"""To be raised whenever the same log would give a different story: it is part of the cache key."""
A_DAY = 24 * 3600
LONGEST = 280
WIDTH, HEIGHT = 240, 40
"""Size of the small chart of the suspicion of one player."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """What happened at entry `n`: `title` and `words` are ours, `said` and `thought` the player's own words, `so` is
    what the log says instead, and `note` what effect it had."""

    kind: str
    title: str
    n: int
    color: str = ""
    name: str = ""
    words: str = ""
    said: str = ""
    thought: str = ""
    so: str = ""
    note: str = ""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Player:
    """`said` is the player's line of the match, at entry `n`; `doubts` is an SVG path over the whole match."""

    color: str
    name: str
    is_impostor: bool
    n: int
    said: str
    doubts: str
    latest: int | None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Seen:
    """A moment to see again."""

    n: int
    kind: str
    headline: str


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """`untold` says why there is no turning point, if there is none."""

    match: int
    winner: str
    headline: str
    reason: str
    parts: tuple[Part, ...]
    untold: str
    players: tuple[Player, ...]
    best: tuple[Seen, ...]


def of_match(match: Match) -> Told | None:
    """None for a match that was not played to its end."""
    if match.status != Status.FINISHED:
        return None
    key = f"match-story-{match.pk}-{match.edition}-{VERSION}-{translation.get_language()}"
    told: Told | None = cache.get(key)
    if told is None and (told := _told(match)) is not None:
        cache.set(key, told, A_DAY)
    return told


def _told(match: Match) -> Told | None:
    review = looking_back.review(event_log.read(match.pk))
    story = match_story.story(review)
    if story is None:
        return None
    teller = _Teller(review, story, dict(match.seats.values_list("color", "name")))
    return Told(
        match=match.pk,
        winner=story.winner.value,
        headline=str(programme.WINNERS[story.winner.value]),
        reason=str(programme.REASONS[story.reason.value]),
        parts=tuple(teller.parts()),
        untold="" if story.turn else gettext("No vote and no kill did anything for the side that won."),
        players=tuple(teller.players()),
        best=tuple(
            Seen(n=each.seq, kind=each.kind.value, headline=each.headline.told(translation)) for each in story.best
        ),
    )


class _Teller:
    """Turns what the engine found into the words of the page."""

    def __init__(self, review: looking_back.Review, story: match_story.Story, names: Mapping[str, str]) -> None:
        self._review, self._story, self._names = review, story, names

    def parts(self) -> Iterator[Part]:
        if self._story.turn:
            yield self._turn(self._story.turn)
        if self._story.lie:
            yield self._lie(self._story.lie)
        if self._story.catch:
            yield self._catch(self._story.catch)

    def players(self) -> Iterator[Player]:
        for color, seq in self._story.lines.items():
            course = self._story.doubts.get(color, ())
            yield Player(
                color=color.value,
                name=self._names.get(color, ""),
                is_impostor=color in self._story.impostors,
                n=seq or 0,
                said=self._said(seq) if seq else "",
                doubts=drawn(course, len(self._review.entries)),
                latest=course[-1].percent if course else None,
            )

    def _turn(self, turn: turning_points.Turn) -> Part:
        told = self._part("turn", gettext("The turning point"), turn.seq, turn.who or turn.about)
        about, note = gettext(turn.about.title()), self._note(turn)
        if turn.kind is not turning_points.Turning.LINE:
            return dataclasses.replace(told, words=self._caption(turn.seq), note=note)
        words = ngettext(
            "At this line, suspicion of %(about)s rose by %(points)s points in the one who then voted it out.",
            "At this line, suspicion of %(about)s rose by %(points)s points, averaged over the %(voters)d who then "
            "voted it out.",
            turn.voters,
        ) % {"about": about, "points": round(turn.points), "voters": turn.voters}
        return dataclasses.replace(told, words=words, said=self._said(turn.seq), note=note)

    def _note(self, turn: turning_points.Turn) -> str:
        said = gettext("The worth of the crew’s majority went from %(before)d to %(after)d out of 100.")
        return said % {"before": turn.before, "after": turn.after}

    def _lie(self, lie: match_story.Lie) -> Part:
        told = self._part("lie", gettext("The best lie"), lie.seq, lie.color)
        so = refutations.told(lie.so, self._review.entries, translation)
        return dataclasses.replace(told, said=self._said(lie.seq), thought=self._thought(lie.thought), so=so)

    def _catch(self, catch: match_story.Catch) -> Part:
        told = self._part("catch", gettext("The best catch"), catch.seq, catch.color)
        names = {"who": gettext(catch.color.title()), "whom": gettext(catch.caught.title())}
        if not catch.is_said:
            words = gettext("Nobody innocent accused %(whom)s aloud; %(who)s voted it out first.") % names
            return dataclasses.replace(told, words=words)
        words = gettext("%(who)s accused %(whom)s, an impostor, and the table sent it out.") % names
        return dataclasses.replace(told, words=words, said=self._said(catch.seq))

    def _part(self, kind: str, title: str, seq: int, color: identities.Color | None) -> Part:
        name = self._names.get(color, "") if color else ""
        return Part(kind=kind, title=title, n=seq, color=color.value if color else "", name=name)

    def _said(self, seq: int) -> str:
        line = self._review.entries[seq - 1].event
        return line.message[:LONGEST] if isinstance(line, events.Spoke) else ""

    def _thought(self, seq: int | None) -> str:
        thought = self._review.entries[seq - 1].event if seq else None
        return thought.text[:LONGEST] if isinstance(thought, events.Thought) else ""

    def _caption(self, seq: int) -> str:
        entries = self._review.entries[:seq]
        return narration.narrate(perspective.learn_all(perspective.blank("glass"), entries), entries[-1], translation)


def drawn(course: tuple[doubt_courses.Point, ...], head: int) -> str:
    """A step line as the data of an SVG path: across, first entry to last; upwards, 0 to 100 per cent."""
    if not course:
        return ""
    steps = [(each.seq / max(1, head) * WIDTH, HEIGHT - each.percent / 100 * HEIGHT) for each in course]
    (x, y), *others = steps
    return f"M{x:.1f} {y:.1f}" + "".join(f"H{x:.1f}V{y:.1f}" for x, y in others) + f"H{WIDTH}"
