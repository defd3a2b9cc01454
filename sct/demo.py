"""A batch for a machine without any key: one scripted host of each temper, so that every outcome shows."""

import json
from typing import get_args

from sct import hosts
from sct.hosts import scenes

TRIALS = 8


def config_text() -> str:
    """The same agent before every host, and one agent without a memory beside it."""
    entries = [
        {"WorkflowAgent": {"name": f"workflow_{temper}", "llm_provider": temper, "strategy": "patch_and_replace"}}
        for temper in get_args(hosts.Temper)
    ]
    entries.append({"VanillaLLMAgent": {"name": "vanilla_honest", "llm_provider": "honest"}})
    dictionary = {"deterministic": {"dictionary_path": scenes.DEMO_WORDS.name}}
    return json.dumps(
        {
            "game": "hangman_sct",
            "agents": entries,
            "num_trials": TRIALS,
            "providers": {"main": "honest", "concurrency": 4},
            "sct": {"t_fork": 3, "n_candidate_secrets": 6, "stateless_candidates": dictionary},
        },
        indent=2,
    )


def providers_text(latency: float = 0.0) -> str:
    """`latency` in seconds makes the batch worth watching."""
    hosts_offered = [{"name": temper, "scripted": temper, "latency": latency} for temper in get_args(hosts.Temper)]
    return json.dumps(hosts_offered, indent=2)
