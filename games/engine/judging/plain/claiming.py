"""The claims of one plain clause, by the shape in which it was found."""

import re
from collections.abc import Callable, Iterator, Mapping

from games.engine.facts.testimony import Claim, Topic
from games.engine.judging.plain import meanings, patterns
from games.engine.judging.plain.lexing import Letters
from games.engine.judging.plain.meanings import Persons, Table, Way
from games.engine.judging.reading.words import tellings


def claims(name: str, subject: Persons, letters: Letters, span: tuple[int, int], table: Table) -> Iterator[Claim]:
    """The claims of the clause in that span of letters; none if it is uncertain of whom or which place it tells."""
    if name == "sight":
        yield from _sight(subject, letters, span, table)
        return
    found = meanings.way(letters, *span, table, arrives=name != "moving", goes=name in GOING)
    others = (*found.company, *found.apart)
    is_own = table.speaker in subject and (name == "moving" or bool(found.behind) or table.speaker in others)
    is_loose = found.is_apart and table.speaker not in (*subject, *found.company)
    if found.is_certain and not (is_own or is_loose) and name in TOLD:
        yield from TOLD[name](subject, found, letters, span, table)


def _present(subject: Persons, found: Way, letters: Letters, span: tuple[int, int], table: Table) -> Iterator[Claim]:
    verb = letters.values[span[0]]
    if (verb in NOW and not found.places) or (verb == "stood" and found.tasks):
        return
    if found.tasks:
        yield from meanings.at_work(
            subject, found, table, is_both=letters.is_both, is_stay=letters.kinds[span[0]] == "b"
        )
    else:
        yield from meanings.present(subject, found, table)


def cleft(letters: Letters, found: re.Match[str], table: Table) -> Iterator[Claim]:
    who = table.persons(letters, *found.span("who"))
    start, end = found.span("how")
    told = meanings.way(letters, start + 1, end, table)
    places = told.places[:1]
    if not told.is_certain or len(who) != 1 or told.company:
        return
    match letters.kinds[start]:
        case "m":
            yield meanings.together(who[0], table.speaker, places[0] if places else None, table)
        case "f" if set(who) <= table.dead:
            yield from meanings.found_body((table.speaker,), who, places[0] if places else None, table)
        case "e" if places:
            yield Claim(topic=Topic.WAS_AT, subject=who[0], place=places[0])


NOW = frozenset({"am", "is", "are"})
"""`I am with you` says whose side one is on."""


def _came(subject: Persons, found: Way, letters: Letters, span: tuple[int, int], table: Table) -> Iterator[Claim]:
    """`Yellow came in from Admin`"""
    yield from (Claim(topic=Topic.WAS_AT, subject=who, place=place) for who in subject for place in found.came_from)


def _left(subject: Persons, found: Way, letters: Letters, span: tuple[int, int], table: Table) -> Iterator[Claim]:
    """Whoever left a place was there, and so was anybody it left there. Where it went then is not read."""
    at = span[0] + letters.kinds[span[0] :].index("q" if letters.kinds[span[0]] in "bd" else "l") + 1
    kind = letters.kinds[at]
    if kind in "SPYW":
        yield from _present(subject, found, letters, span, table) if found.places else ()
        return
    found.places = found.places[:1] if kind in "LR" else []
    found.came_from = []
    if found.places or (found.company and not found.behind and not found.apart):
        yield from meanings.present(subject, found, table)


def _met(subject: Persons, found: Way, letters: Letters, span: tuple[int, int], table: Table) -> Iterator[Claim]:
    verb = letters.values[span[0]]
    if len(subject) == 1 and not found.company and verb != "passed":
        return
    if not found.places and (verb == "joined" or len(found.company) > 1):
        return
    found.is_joint = found.is_joint or (len(subject) > 1 and table.speaker not in (*subject, *found.company))
    yield from meanings.present(subject, found, table)


def _find(subject: Persons, found: Way, letters: Letters, span: tuple[int, int], table: Table) -> Iterator[Claim]:
    """A body that was found, of somebody who is known to be dead."""
    if letters.kinds[span[0] + 1] == "Z":
        dead = table.corpse
    else:
        ends = next((at for at in range(span[0] + 1, span[1]) if letters.kinds[at] not in "SPYW,&"), span[1])
        dead = table.persons(letters, span[0] + 1, ends)
    if not tellings.ALIVE.isdisjoint(letters.values[span[0] : span[1]]):
        return
    if dead and (not table.is_live or set(dead) <= table.dead):
        places = [*dict.fromkeys(found.places)]
        yield from meanings.found_body(subject, dead, places[0] if len(places) == 1 else None, table)


def _sight(subject: Persons, letters: Letters, span: tuple[int, int], table: Table) -> Iterator[Claim]:
    """What those did whom the speaker saw. Whoever watched a deed was with whoever did it."""
    sighted = patterns.SIGHTED.match(letters.kinds, *span)
    if sighted is None:
        return
    who = table.persons(letters, *sighted.span("who"))
    if table.speaker not in subject:
        found = meanings.way(letters, sighted.end(), span[1], table)
        if (
            found.is_certain
            and not found.tasks
            and letters.kinds[sighted.end()] == "i"
            and letters.values[span[0]] == "saw"
        ):
            yield from (
                Claim(topic=Topic.WAS_AT, subject=each, place=place) for each in who for place in found.places[:1]
            )
        return
    at = sighted.end()
    while who and table.speaker not in who and (seen := patterns.SEEING.match(letters.kinds, at, span[1])):
        yield from _seen(who, letters, seen.span(), table)
        at = seen.end()
        while at < span[1] and letters.kinds[at] in ",&N":
            at += 1


def _seen(who: Persons, letters: Letters, span: tuple[int, int], table: Table) -> Iterator[Claim]:
    first = letters.values[span[0]]
    arrives = not letters.kinds.startswith("v", span[0]) or first.startswith(("go ", "come", "step")) or first == "go"
    found = meanings.way(letters, *span, table, arrives=arrives, goes=True)
    if not found.is_certain or any(letters.words[at].text in tellings.CAMERAS for at in range(*span)):
        return
    if found.tasks:
        yield from meanings.at_work(who, found, table, is_both=letters.is_both, is_stay=False)
        if letters.kinds[span[0]] in "TEDd":
            place = found.places[0] if len(found.places) == 1 else None
            yield from (meanings.together(table.speaker, each, place, table) for each in who)
        return
    if letters.kinds[span[0]] not in "vq":
        found.came_from = []
    found.is_joint = found.is_joint and letters.kinds[span[0]] == "q"
    if letters.kinds[span[0]] == "q":
        found.places = found.places[:1] if letters.kinds[span[0] + 1] in "LR" else []
    yield from meanings.present(who, found, table)


GOING = frozenset({"go", "left", "moving", "came", "cross", "leaving", "way", "brought", "fragment", "met"})
PRESENT = ("moving", "work", "be", "go", "cross", "did", "mend", "act", "fragment", "way", "brought", "doing")
Telling = Callable[[Persons, Way, Letters, tuple[int, int], Table], Iterator[Claim]]
TOLD: Mapping[str, Telling] = {
    **dict.fromkeys(PRESENT, _present),
    "came": _came,
    "left": _left,
    "leaving": _left,
    "met": _met,
    "find": _find,
}
