"""From what is meant to how it is said: phrases, chosen and filled in, the same throughout a meeting."""

import functools
import string
from collections.abc import Sequence

from games.engine.eyes import knowledge
from games.engine.facts import identities
from games.players.bots.mind import Mind
from games.players.bots.speaking import phrases, stories


def said(mind: Mind, kind: str, about: str = "", **names: str) -> str:
    """One of the ways to say it that nobody has used in this meeting. If the bot has said it already, it comes out the
    same again, so that it does not repeat itself in other words."""
    ways = (*phrases.COMMON[kind], *phrases.OWN.get(mind.temper.name, {}).get(kind, ()))
    lines = mind.known.meeting.lines if mind.known.meeting else ()
    own = [line.message for line in lines if line.color == mind.me.color]
    for words in (_sentence(way.format(**names)) for way in ways):
        if any(words in message for message in own):
            return words
    fresh = [way for way in ways if not any(_mark(way) in line.message for line in lines)]
    return _sentence(mind.pick(f"{kind}/{_occasion(mind)}/{about}", fresh or ways).format(**names))


@functools.cache
def _mark(way: str) -> str:
    """What a way of saying something is recognised by: its longest stretch without a name."""
    return max((text for text, *_ in string.Formatter().parse(way)), key=len)


def _sentence(words: str) -> str:
    return words[:1].upper() + words[1:]


def _occasion(mind: Mind) -> int:
    return mind.known.meeting.number if mind.known.meeting else 0


def when(mind: Mind, tick: int) -> str:
    """How long ago, as people say it."""
    ago = mind.known.tick - tick
    if ago < 6:
        return "just now"
    if ago < 15:
        return "right before this meeting"
    if tick - mind.known.round_began < 15:
        return "at the beginning of the round"
    return f"about {ago // 10 * 10} seconds ago"


def told(mind: Mind, story: stories.Story, to: identities.Color | None = None) -> str:
    """The bot's round in two or three short sentences."""
    return f"{_route(mind, story)}{_work(mind, story)}. {company(mind, story, to)}"


def _route(mind: Mind, story: stories.Story) -> str:
    names = dict(zip("abc", _names(mind, story.stays), strict=False))
    if not names:
        return "I was on my way"
    if len(names) == 1 and story.stays[0].until - story.stays[0].since < stories.SHORTEST:
        return said(mind, "on_the_way", **names)
    return said(mind, ("one_room", "two_rooms", "three_rooms")[len(names) - 1], **names)


def _names(mind: Mind, stays: Sequence[knowledge.Stay]) -> list[str]:
    return list(dict.fromkeys(mind.place(stay.place) for stay in stays))


def _work(mind: Mind, story: stories.Story) -> str:
    if not story.work:
        return ""
    tasks = mind.known.station.task
    names = dict.fromkeys(tasks[each.thing].name for each in story.work if each.thing)
    task = said(mind, "work", task=" and ".join(names))
    return f", {task[:1].lower()}{task[1:]}"


def company(mind: Mind, story: stories.Story, to: identities.Color | None = None) -> str:
    met = story.witness
    if met is None:
        return said(mind, "no_company")
    if met.color == to:
        return said(mind, "your_company", place=mind.place(met.place))
    return said(mind, "company", who=met.color.title(), place=mind.place(met.place))
