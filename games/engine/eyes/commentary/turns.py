"""What there is to remark to one view where a match turns, from what it knew before and what it knows now.

Nothing here looks at what happened, only at what the view knows of it: so no view is told more than its board holds.
"""

from collections import defaultdict
from collections.abc import Iterator

from games.engine.eyes.commentary.remarks import Remark
from games.engine.eyes.knowledge import Figure, Perspective, Table
from games.engine.facts import identities, testimony
from games.engine.state import world as worlds

Color = identities.Color
IMPOSTOR = identities.Role.IMPOSTOR
MOST_SILENT = 3
LEAST_ACCUSERS = 2


def remarks(before: Perspective, known: Perspective) -> Iterator[Remark]:
    """Yields the weightiest first, and nothing where nothing turns."""
    if known.ended is not None:
        if before.ended is None:
            yield Remark("unmasked", {"those": known.ended.impostors})
            yield from _progress(known)
    elif known.meeting is not None:
        yield from _at_table(before, before.meeting, known, known.meeting)
    elif before.meeting is not None:
        yield from _progress(known)
    elif known.seats and not before.seats:
        yield Remark("boarding", {"players": len(known.seats), "impostors": known.rules.impostors})
    else:
        yield from _aboard(before, known)


def impostors(known: Perspective) -> int | None:
    """How many impostors are alive; None if the view cannot know."""
    if known.is_omniscient:
        roles = [figure.role for figure in known.figures.values() if figure.alive]
        return None if None in roles else roles.count(IMPOSTOR)
    if known.impostors_left is not None:
        return known.impostors_left
    ejections = [outcome.ejected for outcome in known.past] + [known.meeting.ejected if known.meeting else None]
    return None if any(ejections) else known.rules.impostors


def _at_table(before: Perspective, was: Table | None, known: Perspective, now: Table) -> Iterator[Remark]:
    if was is None:
        yield from _called(before, now)
        yield from _stakes(known, "last_chance", "odds")
    elif now.phase is worlds.Phase.REACTION and was.phase is not now.phase:
        yield from _counted(known, now)
        yield from _stakes(known, "one_kill", "left")
    elif _votes_only(now) and not _votes_only(was):
        yield from _talked(now)
        yield from _stakes(known, "last_chance", "odds")


def _votes_only(table: Table) -> bool:
    return table.phase is not worlds.Phase.DISCUSSION or bool(table.revealed)


def _stakes(known: Perspective, narrow: str, wide: str) -> Iterator[Remark]:
    """`narrow` if losing one more of the crew decides the match, else `wide`. Nothing if the match is decided already,
    or if the view cannot know."""
    living, bad = len(known.living), impostors(known)
    if bad and 2 * bad < living:
        yield Remark(narrow if 2 * bad >= living - 1 else wide, {"living": living, "impostors": bad})


def _called(before: Perspective, table: Table) -> Iterator[Remark]:
    """Only for views that see everything aboard, and so know where everybody came from."""
    if not before.is_omniscient:
        return
    death = before.figures[table.body].death if table.body else None
    if table.body and death and death.killer and death.place:
        if death.killer == table.caller:
            yield Remark("own_report", {"who": death.killer, "whom": table.body})
        elif before.figures[death.killer].alive:
            time = before.tick - death.tick
            yield Remark("did_it", {"who": death.killer, "whom": table.body, "place": death.place, "time": time})
    suspect = next((figure for figure in before.figures.values() if figure.alive and figure.role is IMPOSTOR), None)
    if suspect is not None and suspect.place is not None:
        yield _whereabouts(before, suspect, suspect.place)


def _whereabouts(before: Perspective, figure: Figure, place: str) -> Remark:
    others = _others(before, place, figure.color)
    if others:
        return Remark("was_with", {"who": figure.color, "place": place, "those": others})
    return Remark("was_alone", {"who": figure.color, "place": place})


def _others(known: Perspective, place: str, *but: Color) -> tuple[Color, ...]:
    return tuple(
        color for color, each in known.figures.items() if each.alive and each.place == place and color not in but
    )


def _talked(table: Table) -> Iterator[Remark]:
    accusers: dict[Color, list[Color]] = defaultdict(list)
    for line in table.lines:
        for accused in dict.fromkeys(span.color for span in line.accusations):
            if accused in table.living and line.color not in (*accusers[accused], accused):
                accusers[accused].append(line.color)
    counts = sorted((len(found) for found in accusers.values()), reverse=True) or [0]
    if counts[0] == 0:
        yield Remark("no_charge", {})
    elif counts[0] >= LEAST_ACCUSERS and counts.count(counts[0]) == 1:
        who, those = next((who, those) for who, those in accusers.items() if len(those) == counts[0])
        yield Remark("pointed", {"who": who, "those": tuple(those)})
        yield from _alibi(table, who)
    spoken = {line.color for line in table.lines if line.message.strip()}
    silent = tuple(color for color in table.living if color not in spoken)
    if 0 < len(silent) <= MOST_SILENT:
        yield Remark("silent", {"those": silent})


def _alibi(table: Table, who: Color) -> Iterator[Remark]:
    """The place where somebody last claimed to have been, by its declared claims."""
    own = (claim for line in reversed(table.lines) if line.color == who for claim in line.claims)
    here = (claim.place for claim in own if claim.topic is testimony.Topic.WAS_AT and claim.subject == who)
    place = next(filter(None, here), None)
    if place is not None:
        yield Remark("alibi", {"who": who, "place": place})


def _counted(known: Perspective, table: Table) -> Iterator[Remark]:
    ballots = [ballot.ballot for ballot in table.revealed]
    if table.ejected is None:
        yield Remark("skipped", {"count": ballots.count(identities.SKIP), "all": len(ballots)})
        return
    who = table.ejected.color
    yield Remark("fell", {"who": who, "count": ballots.count(who), "all": len(ballots)})
    role = known.figures[who].role if known.is_omniscient else table.ejected.role
    if role is not None:
        yield Remark("guilty" if role is IMPOSTOR else "innocent", {"who": who})


def _aboard(before: Perspective, known: Perspective) -> Iterator[Remark]:
    if before.is_omniscient:
        for color, figure in known.figures.items():
            if figure.death is not None and before.figures[color].death is None:
                yield from _killed(known, figure)
    alarm = known.sabotage
    if alarm is not None and before.sabotage is None and alarm.deadline is not None:
        yield Remark("deadline", {"time": alarm.deadline - known.tick})


def _killed(known: Perspective, victim: Figure) -> Iterator[Remark]:
    death = victim.death
    if death is None or death.killer is None or death.place is None:
        return
    others = _others(known, death.place, death.killer)
    if others:
        yield Remark("company", {"place": death.place, "those": others})
    else:
        yield Remark("unseen", {"who": death.killer, "whom": victim.color, "place": death.place})
    yield from _stakes(known, "one_kill", "left")


def _progress(known: Perspective) -> Iterator[Remark]:
    if known.task_bar is not None and known.task_bar.total:
        yield Remark("progress", {"done": known.task_bar.done, "total": known.task_bar.total})
