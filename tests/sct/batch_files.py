"""Configurations of small batches, and what is left of them on disk."""

import json
from pathlib import Path
from typing import Any

from personas.llm import road
from sct import models
from sct.records import folders
from sct.work import claims, drain
from tests.sct import trials, words

ENTRIES = {
    "wf": "WorkflowAgent: {name: wf, strategy: patch_and_replace%s}",
    "react": "ReActMemAgent: {name: react, strategy: overwrite%s}",
    "private": "PrivateCoTAgent: {name: private%s}",
    "public": "PublicCoTAgent: {name: public%s}",
    "vanilla": "VanillaLLMAgent: {name: vanilla%s}",
}
SCRIPTED = "- {name: honest_host, scripted: honest}\n- {name: failing_host, scripted: failing}\n"


def run_text(
    *, agents: str = "vanilla", num_trials: int = 2, concurrency: int = 4, provider: str = "honest_host", **sct: Any
) -> str:
    entries = "\n".join(f"  - {ENTRIES[agent] % ''}" for agent in agents.split())
    dictionary = {"deterministic": {"dictionary_path": words.DEMO_WORDS.name}}
    settings = {"t_fork": 3, "n_candidate_secrets": 4, "stateless_candidates": dictionary} | sct
    return (
        f"agents:\n{entries}\nnum_trials: {num_trials}\n"
        f"providers: {{main: {provider}, concurrency: {concurrency}}}\nsct: {json.dumps(settings)}\n"
    )


def batch(tmp_path: Path, *, providers_text: str = SCRIPTED, **changes: Any) -> models.Batch:
    return folders.batch_of(run_text(**changes), providers_text, tmp_path / "results")


def played_by(owner: str, batch: models.Batch) -> claims.Claim:
    """The first trial of the batch, in play at another worker."""
    desk = claims.Desk(batch, owner, slots=1)
    desk.look()
    [claim] = desk.seat(desk.claim(1))
    return claim


def drained(batch: models.Batch) -> models.Batch:
    way = road.Road()
    drain.Drain(batch, way, stays=True).run()
    way.close()
    return batch


def files(folder: Path) -> dict[str, dict[str, Any]]:
    """Every trial file, without what differs from run to run."""
    return {
        str(path.relative_to(folder)): trials.without_times(json.loads(path.read_bytes()))
        for path in sorted(folder.glob("*/*.json"))
    }
