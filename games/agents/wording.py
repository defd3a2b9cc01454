"""From what is meant to how it is said: phrases chosen and filled in, the same for one meeting."""

from collections.abc import Sequence

from games.agents import phrases, stories
from games.agents.mind import Mind
from games.engine.eyes import knowledge


def said(mind: Mind, kind: str, about: str = "", **names: str) -> str:
    """One of the ways to say it. The same question always gets the same words, so that nobody repeats itself."""
    ways = (*phrases.COMMON[kind], *phrases.OWN.get(mind.temper.name, {}).get(kind, ()))
    return _sentence(mind.pick(f"{kind}/{_occasion(mind)}/{about}", ways).format(**names))


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


def told(mind: Mind, story: stories.Story) -> str:
    """One's own round in two or three short sentences."""
    return f"{_route(mind, story)}{_work(mind, story)}. {_company(mind, story)}"


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


def _company(mind: Mind, story: stories.Story) -> str:
    met = story.witness
    if met is None:
        return said(mind, "no_company")
    return said(mind, "company", who=met.color.title(), place=mind.place(met.place))
