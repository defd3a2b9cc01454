"""A demonstration batch that needs no key: scripted hosts of every temper, so that every outcome occurs."""

import json
from typing import get_args

from sct.kernel import hosts
from sct.kernel.games import dictionaries

TRIALS = 8
WITHOUT_A_MEMORY_ALONE = ("boardless",)
WITHOUT_A_MEMORY = ("honest", "yes_saying", "denying", *WITHOUT_A_MEMORY_ALONE)
"""Tempers for agents without a memory. One with a memory would be asked about its word even if no board was read."""


def config_text() -> str:
    """One kind of agent with every host, and one without a memory with the hosts that show its possible outcomes."""
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
    """`latency`, in seconds, slows the hosts down, so that there is something to watch."""
    hosts_offered = [{"name": temper, "scripted": temper, "latency": latency} for temper in get_args(hosts.Temper)]
    return json.dumps(hosts_offered, indent=2)
