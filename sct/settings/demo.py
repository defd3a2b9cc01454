"""A batch for a machine without any key: scripted hosts of every temper, so that every outcome shows."""

import json
from typing import get_args

from sct.kernel import hosts
from sct.kernel.games import dictionaries

TRIALS = 8
WITHOUT_A_MEMORY_ALONE = ("boardless",)
WITHOUT_A_MEMORY = ("honest", "yes_saying", "denying", *WITHOUT_A_MEMORY_ALONE)
"""An agent with a memory is asked about its own word even where nobody could read a board."""


def config_text() -> str:
    """The same agent before every host, and one without a memory before those that show what it can end with."""
    entries: list[dict[str, dict[str, str]]] = [
        {"WorkflowAgent": {"name": f"workflow_{temper}", "llm_provider": temper, "strategy": "patch_and_replace"}}
        for temper in get_args(hosts.Temper)
        if temper not in WITHOUT_A_MEMORY_ALONE
    ]
    entries += [
        {"VanillaLLMAgent": {"name": f"vanilla_{temper}", "llm_provider": temper}} for temper in WITHOUT_A_MEMORY
    ]
    dictionary = {"deterministic": {"dictionary_path": dictionaries.DEMO_WORDS.name}}
    return json.dumps(
        {
            "game": "hangman_sct",
            "agents": entries,
            "num_trials": TRIALS,
            "providers": {"main": "honest", "concurrency": 8},
            "sct": {"t_fork": 3, "n_candidate_secrets": 6, "controls": True, "stateless_candidates": dictionary},
        },
        indent=2,
    )


def providers_text(latency: float = 0.0) -> str:
    """`latency` in seconds makes the batch worth watching."""
    hosts_offered = [{"name": temper, "scripted": temper, "latency": latency} for temper in get_args(hosts.Temper)]
    return json.dumps(hosts_offered, indent=2)
