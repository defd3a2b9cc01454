"""The engine keeps its promises to the reader: standard library only, no I/O, no clock, small pieces."""

import ast
import functools
import sys
from pathlib import Path

from games.engine.facts import events
from games.engine.state import fold

ENGINE = Path(fold.__file__).parents[1]
MODULES = sorted(ENGINE.rglob("*.py"))
IMPURE = {
    "asyncio",
    "datetime",
    "io",
    "logging",
    "os",
    "pathlib",
    "random",
    "secrets",
    "socket",
    "subprocess",
    "sys",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
}
CHANGES_NOTHING = {
    events.PartnersNamed,
    events.Thought,
    events.Whispered,
    events.NotesUpdated,
    events.Suspected,
    events.Forestalled,
    events.LookedAround,
    events.VisualShown,
    events.TaskBarMoved,
    events.GhostAwoke,
    events.SabotageCalled,
    events.MendingCounted,
    events.DoorsFoundShut,
    events.FeedsSeen,
    events.CameraLights,
    events.AdminTableRead,
    events.ScreensDark,
    events.LineRead,
    events.VoteLocked,
    events.Reacted,
    events.NotesConsolidated,
    events.GhostSpoke,
    events.VoteForfeited,
}


@functools.cache
def parsed(module: Path) -> ast.Module:
    return ast.parse(module.read_text())


def imports(module: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(parsed(module)):
        if isinstance(node, ast.Import):
            found.update(name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_a_module_imports_only_the_engine_and_what_is_pure_of_the_standard_library() -> None:
    found = {(module, name) for module in MODULES for name in imports(module) if not name.startswith("games.engine")}
    pure = sys.stdlib_module_names - IMPURE

    assert [(module, name) for module, name in found if name.split(".")[0] not in pure] == []


def test_a_module_is_captioned_and_small() -> None:
    for module in MODULES:
        tree = parsed(module)
        functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]

        assert ast.get_docstring(tree), module
        assert len(module.read_text().splitlines()) <= 300, module
        assert [node.name for node in functions if (node.end_lineno or 0) - node.lineno >= 50] == [], module
        assert [node.name for node in functions if isinstance(node, ast.AsyncFunctionDef)] == [], module


def test_every_kind_of_event_either_changes_the_truth_or_is_known_not_to() -> None:
    assert set(events.KINDS.values()) == set(fold.CHANGES) | CHANGES_NOTHING
    assert not set(fold.CHANGES) & CHANGES_NOTHING
