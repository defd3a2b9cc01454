"""The present state at the end of a prompt, told from the player's perspective and nothing else."""

from collections.abc import Iterator, Sequence

from games.agents import telling
from games.engine.eyes import knowledge
from games.engine.facts import identities, testimony
from games.engine.facts import station as stations

Known = knowledge.Perspective
IMPOSTOR = identities.Role.IMPOSTOR


def roaming(known: Known) -> str:
    return "\n".join([*_place(known), *_alarms(known), *_work(known), *_clocks(known), *_others(known)])


def table(known: Known) -> str:
    """Who sits there, who has voted, and what the player itself has on its mind."""
    return "\n".join([*_meeting(known), *_mind(known)])


def notes(known: Known) -> str:
    """The same with all notes, where they are what is asked about."""
    return "\n".join(filter(None, [table(known), telling.notes(known)]))


def end(known: Known) -> str:
    return "\n".join(filter(None, [f"You are {'alive' if known.is_living_player else 'dead'}.", telling.notes(known)]))


def _place(known: Known) -> Iterator[str]:
    me = known.me
    if me is None:
        return
    where = f"in {me.place}" if me.vent is None else f"hidden in {me.vent} ({me.place})"
    spot = f", at {me.spot}" if me.spot and me.vent is None else ""
    yield f"You are {'' if me.alive else 'a ghost '}{where}{spot}."
    if me.alive:
        company = [figure.color for figure in known.figures.values() if figure.in_sight and figure is not me]
        bodies = [f"{body.color}'s body" for body in known.bodies if body.place == me.place]
        yield f"In sight: {_listed([*company, *bodies])}."


def _alarms(known: Known) -> Iterator[str]:
    alarm = known.sabotage
    if alarm is not None:
        left = f", {alarm.deadline - known.tick} s left" if alarm.deadline is not None else ""
        together = known.station.system[alarm.system].mending is stations.Mending.TOGETHER
        mended = f", {'held' if together else 'mended'}: {_listed(alarm.mended)}" if alarm.mended else ""
        parts = f", {alarm.left} parts left to mend" if alarm.left else ""
        yield f"Sabotaged: {alarm.system}{left}{mended}{parts}."
    shut = [f"{room} until {until}" for room, until in known.doors.items() if until > known.tick]
    if shut:
        yield f"Doors shut: {_listed(shut)}."


def _work(known: Known) -> Iterator[str]:
    me = known.me
    if me is None:
        return
    kind = "Tasks to pretend" if me.role is IMPOSTOR else "Your tasks"
    tasks = [f"{task.task} {len(task.finished)}/{len(task.stages)}" for task in known.shown_tasks]
    if tasks:
        yield f"{kind}: {_listed(tasks)}."
    if known.task_bar is not None:
        yield f"Task bar: {known.task_bar.done}/{known.task_bar.total}."


def _clocks(known: Known) -> Iterator[str]:
    me = known.me
    if me is None:
        return
    if me.role is IMPOSTOR and me.alive:
        left = me.kill_left if me.kill_ready_at is None else max(0, me.kill_ready_at - known.tick)
        stands = ", standing still" if me.kill_ready_at is None else ""
        yield f"Kill timer: {f'{left} s{stands}' if left else 'ready'}."
    if me.role is IMPOSTOR and known.sabotage is None and known.sabotage_ready_at is not None:
        yield f"Sabotage: {_in(known.sabotage_ready_at - known.tick)}."
    if me.alive:
        yield f"Emergency button: {me.buttons_left} left, {_in(known.button_ready_at - known.tick)}."


def _others(known: Known) -> Iterator[str]:
    me = known.me
    dead = [color for color, figure in known.figures.items() if not figure.alive and figure is not me]
    if dead:
        yield f"Known dead: {_listed(dead)}."
    if known.is_omniscient:
        yield f"Everybody: {_listed([_whereabouts(figure) for figure in known.figures.values() if figure is not me])}."
        return
    gone = [figure for figure in known.figures.values() if figure.alive and not figure.in_sight and figure.place]
    if gone:
        yield f"Last seen: {_listed([_last_seen(known, figure) for figure in gone])}."


def _last_seen(known: Known, figure: knowledge.Figure) -> str:
    return f"{figure.color} {figure.place} {known.tick - figure.seen_at} s ago"


def _whereabouts(figure: knowledge.Figure) -> str:
    return f"{figure.color} ({figure.role}{'' if figure.alive else ', dead'}) {figure.place}"


def _meeting(known: Known) -> Iterator[str]:
    meeting = known.meeting
    if meeting is None:
        return
    yield f"At the table: {_listed([color for color in meeting.living if known.figures[color].alive])}."
    yield f"Have voted: {_listed(meeting.voted)}."


def _mind(known: Known) -> Iterator[str]:
    suspicions = telling.own_mind(known).suspicions
    if suspicions:
        yield f"Your suspicion: {_listed([_doubt(each) for each in suspicions])}."


def _doubt(suspicion: testimony.Suspicion) -> str:
    return f"{suspicion.color} {suspicion.percent}"


def _in(seconds: int) -> str:
    return f"in {seconds} s" if seconds > 0 else "ready"


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "nobody"
