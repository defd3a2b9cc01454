"""The Self-Consistency Test: does an agent that hosts a game keep its own secret?

What its document names can be imported from here; it is looked up when it is asked for, because Django imports this
package before anything else is ready.
"""

import importlib
from typing import Any

_HOMES = {
    "BaseGame": "games",
    "HangmanSCTGame": "hangman",
    "create_game": "catalog",
    "DeterministicHangmanPlayer": "player",
    "SCTController": "controller",
    "SCTEvaluator": "evaluator",
    "extract_last_secret": "secret_words",
    "extract_last_secret_from_states": "secret_words",
    "summarize_secret_history": "secret_words",
    "estimate_candidates_from_transcript": "candidates",
    "WorkflowAgent": "agents.workflow",
    "ReActMemAgent": "agents.react_mem",
    "PrivateCoTAgent": "agents.private_cot",
    "PublicCoTAgent": "agents.public_cot",
    "VanillaLLMAgent": "agents.vanilla",
}

__all__ = list(_HOMES)


def __getattr__(name: str) -> Any:
    if name not in _HOMES:
        raise AttributeError(f"module 'sct' has no attribute {name!r}")
    return getattr(importlib.import_module(f"sct.{_HOMES[name]}"), name)
