"""What the places and tasks of a map are called, in how many ways a task can be told, and how names are misspelt."""

import collections
import functools
import itertools
from collections.abc import Iterator, Mapping, Sequence, Set

from games.engine.facts import station as stations
from games.engine.judging.reading.words import lexicon, nicknames, tellings
from games.engine.judging.reading.words.lexicon import Part

Words = tuple[str, ...]
Named = tuple[Part, str]
COMMON = lexicon.words("start clean clear make read take carry grow charge seal sort empty submit fix open close check")
"""Verbs that go with more than one thing, so that none of them names a task by itself."""
SHORTEST_MISSPELT = 6
SHORTEST_SWAPPED = 5
"""A word this short counts as misspelt only if its letters are swapped; otherwise it is another word."""
LONGEST_MISSPELT = 16
IS = ("", "is", "are", "was", "'s", "all")
DONE = ("done", "finished", "completed", "complete", "signed", "primed")
"""`log is signed`, `asteroids done`"""


@functools.cache
def named(station: stations.Station) -> Mapping[str, tuple[tuple[int, Mapping[Words, Named]], ...]]:
    """All names, by first word, then by how many words follow, the longest first, then by these.

    A name that could mean two things is left out, unless one of them is a mere verb of doing.
    """
    found: dict[Words, set[Named]] = {}
    for words, meaning in (*_places(station), *_tasks(station), *_somewhere(station), *_phrases()):
        found.setdefault(words, set()).add(meaning)
    by_first: dict[str, dict[int, dict[Words, Named]]] = {}
    for words, meanings in sorted(found.items(), key=lambda item: (-len(item[0]), item[0])):
        plain = {meaning for meaning in meanings if meaning[0] is not Part.DO} or meanings
        if len(plain) == 1:
            by_first.setdefault(words[0], {}).setdefault(len(words) - 1, {})[words[1:]] = min(plain)
    return {first: tuple(names.items()) for first, names in by_first.items()}


TELLING = frozenset(
    {
        *(Part.PLACE, Part.TASK, Part.KILL, Part.VENT, Part.FIND, Part.MEET, Part.WITH, Part.LEAVE),
        *(Part.ROLE, Part.BODY),
    }
)
"""Without a word of one of these kinds, nothing is claimed, unless somebody was "alone" with somebody."""


def tells(words: Set[str], besides: Set[str], station: stations.Station) -> bool:
    """Whether a line with these words may claim anything, by names or by one of the words `besides`."""
    telling = _telling(station)
    if not telling.isdisjoint(words) or not besides.isdisjoint(words):
        return True
    return any(spelt(word, station) in telling for word in words if len(word) >= SHORTEST_SWAPPED)


def tells_nothing(words: Sequence[str], station: stations.Station) -> bool:
    """Whether none of these words, however misspelt, can claim anything."""
    telling = _telling(station)
    return telling.isdisjoint(words) and all(spelt(word, station) not in telling for word in words)


@functools.cache
def _telling(station: stations.Station) -> frozenset[str]:
    names = {
        (first, *rest)
        for first, ways in named(station).items()
        for _, following in ways
        for rest, meaning in following.items()
        if meaning[0] in TELLING
    }
    alone = {name[0] for name in names if len(name) == 1}
    alone |= tellings.FALLEN | tellings.VENTS | tellings.GROUND | tellings.MENDING | {"alone"}
    return frozenset(alone | {rarest(name) for name in names if alone.isdisjoint(name)})


def rarest(words: Words) -> str:
    """The word of a name that a line is least likely to have by chance: the longest one, of several the last."""
    return max((word for word in reversed(words) if word not in COMMONEST), key=len)


COMMONEST = frozenset(f"{' '.join((*lexicon.OWNERS, *lexicon.COUNTED))} have has had did say said in to of".split())


def _phrases() -> Iterator[tuple[Words, Named]]:
    for part, words in lexicon.VERBS.items():
        yield from (((word,), (part, word)) for word in words.split())
    for part, phrases in lexicon.PHRASES.items():
        yield from ((tuple(phrase.split()), (part, phrase)) for phrase in phrases)


def _places(station: stations.Station) -> Iterator[tuple[Words, Named]]:
    for place in station.places:
        yield tuple(place.name.lower().split()), (Part.PLACE, place.id)
    for name, place_id in nicknames.NICKNAMES.items():
        if place_id in station.place:
            yield tuple(name.split()), (Part.PLACE, place_id)
    cameras = station.console_for(stations.Use.CAMERAS)
    if cameras is not None:
        yield from (((name,), (Part.PLACE, cameras.place)) for name in ("cams", "cameras", "cam"))


def _tasks(station: stations.Station) -> Iterator[tuple[Words, Named]]:
    verbs = collections.Counter(task.name.lower().partition(" ")[0] for task in station.tasks)
    for task in station.tasks:
        names = [task.name.lower(), *nicknames.TASK_NAMES.get(task.id, ())]
        for name in names:
            yield tuple(name.split()), (Part.TASK, task.id)
        verb, _, thing = task.name.lower().partition(" ")
        if verbs[verb] == 1 and verb not in COMMON:
            yield from (((form,), (Part.TASK, task.id)) for form in _forms(verb)[1::2])
        for form in _forms(verb):
            for article, each in itertools.product((*lexicon.OWNERS, *lexicon.COUNTED), _numbers(thing)):
                yield (form, *f"{article}{each}".split()), (Part.TASK, task.id)
        for name in (
            {task.name.lower(), thing.removeprefix("the "), *nicknames.TASK_NAMES.get(task.id, ())} if verb else ()
        ):
            for done in (*_forms(verb)[1::2], *DONE):
                yield from (((*name.split(), *is_.split(), done), (Part.TASK, task.id)) for is_ in IS)


def _numbers(thing: str) -> tuple[str, ...]:
    """`the beds`, and one of them."""
    bare = thing.removeprefix("the ")
    return (bare, bare[:-1]) if bare.endswith("s") and not bare.endswith("ss") else (bare,)


def _forms(verb: str) -> tuple[str, ...]:
    """`swiped`, `swiping`, of `swipe`; the doubled letter of `submitting` too, wherever it belongs."""
    stem = verb.removesuffix("e")
    past = nicknames.PAST.get(verb) or (f"{verb[:-1]}ied" if verb.endswith("y") else f"{stem}ed")
    return (verb, past, f"{stem}ing", f"{verb}{verb[-1]}ed", f"{verb}{verb[-1]}ing")


@functools.cache
def by_place(station: stations.Station) -> Mapping[tuple[str, str], str]:
    """By the label of a stage and its place: the task, if there is only one, of those that share a name."""
    found: dict[tuple[str, str], set[str]] = {}
    for task in station.tasks:
        for label, stage in itertools.product(_labels(task), task.stages):
            found.setdefault((label, stage.place), set()).add(task.id)
    return {at: tasks.pop() for at, tasks in found.items() if len(tasks) == 1}


def _labels(task: stations.TaskKind) -> frozenset[str]:
    return frozenset(stage.label for stage in task.stages) if task.name != task.work else frozenset()


SOMEWHERE = "?"
"""Begins the value of work that can be done at several places, each with a task of its own."""


def _somewhere(station: stations.Station) -> Iterator[tuple[Words, Named]]:
    for label in sorted({label for label, _ in by_place(station)}):
        for form, thing in itertools.product(
            (*_forms(label), f"{label}s"), ("", "data", "my data", "the data", "power")
        ):
            yield (form, *thing.split()), (Part.TASK, f"{SOMEWHERE}{label}")


@functools.lru_cache(maxsize=16384)
def spelt(word: str, station: stations.Station) -> str:
    """The word; or the only word of a name that differs from it by one letter, missing, added, changed or swapped."""
    known = _spellings(station)
    if not SHORTEST_SWAPPED <= len(word) <= LONGEST_MISSPELT or word in known.words | nicknames.WORDS_OF_THEIR_OWN:
        return word
    near = {name for cut in (word, *_without_one(word)) for name in known.cuts.get(cut, ())}
    close = {name for name in near if name[0] == word[0] and _differ_by_one(word, name)}
    if len(word) < SHORTEST_MISSPELT:
        close = {name for name in close if sorted(name) == sorted(word)}
    return close.pop() if len(close) == 1 else word


COUNTED = frozenset(word for each in lexicon.COUNTED for word in each.split())


class _Spellings:
    def __init__(self, words: frozenset[str]) -> None:
        self.words = words
        self.cuts: dict[str, list[str]] = {}
        for word in sorted(words):
            for cut in (word, *_without_one(word)):
                self.cuts.setdefault(cut, []).append(word)


@functools.cache
def _spellings(station: stations.Station) -> _Spellings:
    full = [tuple(place.name.lower().split()) for place in station.places]
    names = (*full, *(name for name, _ in _tasks(station)))
    words = {word for name in names for word in name if len(word) >= SHORTEST_MISSPELT - 1} - COUNTED
    return _Spellings(frozenset(words))


def _without_one(word: str) -> set[str]:
    return {word[:index] + word[index + 1 :] for index in range(len(word))}


def _differ_by_one(a: str, b: str) -> bool:
    if abs(len(a) - len(b)) > 1:
        return False
    start = next((i for i, (x, y) in enumerate(zip(a, b, strict=False)) if x != y), min(len(a), len(b)))
    rest_a, rest_b = a[start:], b[start:]
    swapped = len(rest_a) > 1 and rest_a[:2][::-1] == rest_b[:2] and rest_a[2:] == rest_b[2:]
    return swapped or rest_a[1:] == rest_b[1:] or rest_a[1:] == rest_b or rest_a == rest_b[1:]
