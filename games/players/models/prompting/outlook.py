"""The present state at the end of a prompt, told from the player's perspective and nothing else."""

from collections.abc import Iterator, Sequence

from games.engine.eyes import knowledge
from games.engine.facts import actions, identities
from games.engine.facts import station as stations
from games.players.models.prompting import recounting

Known = knowledge.Perspective
IMPOSTOR = identities.Role.IMPOSTOR


def roaming(known: Known, menu: Sequence[actions.Action]) -> str:
    """The state while roaming, as far as the menu does not say it already."""
    return "\n".join([*_place(known), *_alarms(known), *_work(known, menu), *_clocks(known), *_haunted(known)])


def table(known: Known) -> str:
    """Who has voted, and whom the table waits for."""
    return "\n".join(_meeting(known))


def notes(known: Known) -> str:
    """The same, with all notes; for when notes are what is asked for."""
    return "\n".join(filter(None, [table(known), recounting.notes(known)]))


def _place(known: Known) -> Iterator[str]:
    me = known.me
    if me is None:
        return
    where = f"in {me.place}" if me.vent is None else f"hidden in {me.vent} ({me.place})"
    spot = f", at {me.spot}" if me.spot and me.vent is None else ""
    company = [figure.color for figure in known.figures.values() if figure.in_sight and figure is not me]
    bodies = [f"{body.color}'s body" for body in known.bodies if body.place == me.place]
    seen = [*company, *bodies]
    sight = f", with {_listed(seen)}" if seen else ", alone"
    told = f"{where}{spot}{sight}" if me.alive else f"a ghost {where}{spot}"
    yield f"{told[0].upper()}{told[1:]}."


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


def _work(known: Known, menu: Sequence[actions.Action]) -> Iterator[str]:
    """What the menu does not say about the player's work."""
    offered = {action.task for action in menu if isinstance(action, actions.DoTask)}
    waiting = [task.task for task in known.shown_tasks if not task.is_done and task.task not in offered]
    if known.is_task_list_dark:
        yield "Your list of tasks is dark. What you remember of it can still be chosen: task:name, or task:name:stage."
    elif waiting:
        yield f"Tasks that must wait: {_listed(waiting)}."
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
    if me.alive and me.buttons_left and _is_at_button(known, me):
        yield from _button(known)


def _button(known: Known) -> Iterator[str]:
    """Says when it cannot be pressed; when it can, the menu says so."""
    if known.sabotage is not None:
        yield "Button: locked."
    elif known.button_ready_at > known.tick:
        yield f"Button: {_in(known.button_ready_at - known.tick)}."


def _is_at_button(known: Known, me: knowledge.Figure) -> bool:
    button = known.station.console_for(stations.Use.BUTTON)
    return button is not None and me.place == button.place


def _haunted(known: Known) -> Iterator[str]:
    """For the dead who see everybody: where the living are. Who they are, and how the dead died, was told before."""
    if known.is_omniscient:
        others = [figure for figure in known.figures.values() if figure.alive and figure is not known.me]
        yield f"The living: {_listed([_whereabouts(figure) for figure in others])}."


def _whereabouts(figure: knowledge.Figure) -> str:
    return f"{figure.color} {figure.place if figure.vent is None else f'{figure.vent} ({figure.place})'}"


def _meeting(known: Known) -> Iterator[str]:
    meeting = known.meeting
    if meeting is None:
        return
    if meeting.voted and len(meeting.voted) < len(meeting.living):
        yield f"Have voted: {_listed(meeting.voted)}."
    if meeting.awaited:
        yield f"Had the floor and said nothing, so that everybody waits for their word: {_listed(meeting.awaited)}."


def _in(seconds: int) -> str:
    return f"in {seconds} s" if seconds > 0 else "ready"


def _listed(words: Sequence[str]) -> str:
    return ", ".join(words) or "nobody"
