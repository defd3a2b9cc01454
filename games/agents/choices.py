"""The menu in a prompt: every legal action by an id that says what it is, and stays the same from menu to menu."""

from collections.abc import Sequence

from games.engine.eyes import knowledge
from games.engine.facts import actions

NAMES: dict[type[actions.Action], str] = {
    actions.Continue: "continue",
    actions.Wait: "wait",
    actions.GoTo: "go",
    actions.DoTask: "task",
    actions.Kill: "kill",
    actions.Approach: "approach",
    actions.Report: "report",
    actions.PressButton: "button",
    actions.EnterVent: "vent",
    actions.MoveVent: "crawl",
    actions.ExitVent: "climb_out",
    actions.Sabotage: "sabotage",
    actions.CloseDoors: "shut",
    actions.Mend: "mend",
    actions.Watch: "watch",
}
QUOTES = " \n`'\""


def choice(action: actions.Action) -> str:
    """`kill:pink`, `task:fix_wiring:2`, `continue`."""
    details = (getattr(action, name) for name in action.__dataclass_fields__)
    return ":".join([NAMES[type(action)], *map(str, details)])


def chosen(said: str, menu: Sequence[actions.Action]) -> actions.Action | None:
    """The action of exactly this id, if it is on the menu; what the menu says in brackets may be copied along."""
    wanted = said.partition(" (")[0].strip(QUOTES)
    return next((action for action in menu if choice(action) == wanted), None)


def listed(known: knowledge.Perspective, menu: Sequence[actions.Action]) -> str:
    """One line for each kind of action, in the order of the menu."""
    lines: dict[str, list[str]] = {}
    for action in menu:
        lines.setdefault(NAMES[type(action)], []).append(_explained(known, action))
    return "\n".join(" ".join(ids) for ids in lines.values())


def _explained(known: knowledge.Perspective, action: actions.Action) -> str:
    """The id; for a task also where it is and how long it takes, which the id cannot say."""
    if not isinstance(action, actions.DoTask) or known.me is None:
        return choice(action)
    stage = next((task.stages[action.stage] for task in known.me.tasks if task.task == action.task), None)
    return choice(action) if stage is None else f"{choice(action)} ({stage.place}, {stage.seconds} s)"
