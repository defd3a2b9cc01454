"""The Self-Consistency Test: does an agent that hosts a game keep its own secret?

The names in its document can be imported from here, and so can every game and every kind of agent. They are loaded on
first access, because Django imports this package before its apps are ready.
"""

import importlib
from typing import Any

_HOMES = {
    "BaseGame": "kernel.games.seam",
    "create_game": "kernel.catalog",
    "DeterministicHangmanPlayer": "kernel.games.hangman.letters",
    "SCTController": "work.controller",
    "SCTEvaluator": "kernel.judging.evaluator",
    "extract_last_secret": "kernel.games.secret_words",
    "extract_last_secret_from_states": "kernel.games.secret_words",
    "summarize_secret_history": "kernel.games.secret_words",
    "estimate_candidates_from_transcript": "kernel.candidates",
    "hosts": "kernel.hosts",
}

__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    if name in _HOMES:
        home = importlib.import_module(f"sct.{_HOMES[name]}")
        return home if _HOMES[name].endswith(f".{name}") else getattr(home, name)
    if name[0].isupper():
        catalog = importlib.import_module("sct.kernel.catalog")
        if found := next((kind for kind in catalog.classes() if kind.__name__ == name), None):
            return found
    raise AttributeError(f"module 'sct' has no attribute {name!r}")
