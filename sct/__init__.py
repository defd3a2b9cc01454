"""The Self-Consistency Test: does an agent that hosts a game keep its own secret?

What its document names can be imported from here; it is looked up when it is asked for, because Django imports this
package before anything else is ready.
"""

import importlib
from typing import Any

_HOMES = {
    "BaseGame": "kernel.games.seam",
    "HangmanSCTGame": "kernel.games.hangman",
    "create_game": "kernel.catalog",
    "DeterministicHangmanPlayer": "kernel.games.player",
    "SCTController": "work.controller",
    "SCTEvaluator": "kernel.judging.evaluator",
    "extract_last_secret": "kernel.games.secret_words",
    "extract_last_secret_from_states": "kernel.games.secret_words",
    "summarize_secret_history": "kernel.games.secret_words",
    "estimate_candidates_from_transcript": "kernel.candidates",
    "WorkflowAgent": "kernel.agents.workflow",
    "ReActMemAgent": "kernel.agents.react_mem",
    "PrivateCoTAgent": "kernel.agents.private_cot",
    "PublicCoTAgent": "kernel.agents.public_cot",
    "VanillaLLMAgent": "kernel.agents.vanilla",
    "hosts": "kernel.hosts",
}

__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'sct' has no attribute {name!r}")
    home = importlib.import_module(f"sct.{_HOMES[name]}")
    return home if _HOMES[name].endswith(f".{name}") else getattr(home, name)
