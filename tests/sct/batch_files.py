"""Configurations of small batches, and the files that they leave on disk."""

import json
import shutil
import tempfile
from pathlib import Path
from typing import Any

from django.conf import settings

from personas.llm import road
from sct import models
from sct.records import batches, folders
from sct.settings import demo
from sct.work import claims, drain
from tests.sct import trials, words
from tests.support.databases import made_once

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
    chosen = {"t_fork": 3, "n_candidate_secrets": 4, "stateless_candidates": dictionary} | sct
    return (
        f"agents:\n{entries}\nnum_trials: {num_trials}\n"
        f"providers: {{main: {provider}, concurrency: {concurrency}}}\nsct: {json.dumps(chosen)}\n"
    )


def batch(tmp_path: Path, *, providers_text: str = SCRIPTED, **changes: Any) -> models.Batch:
    return folders.batch_of(run_text(**changes), providers_text, tmp_path / "results")


def played_by(owner: str, batch: models.Batch) -> claims.Claim:
    """The first trial of the batch, claimed by this worker."""
    desk = claims.Desk(batch, owner, slots=1)
    desk.look()
    [claim] = desk.seat(desk.claim(1))
    return claim


def drained(batch: models.Batch) -> models.Batch:
    way = road.Road()
    drain.Drain(batch, way, stays=True).run()
    way.close()
    return batch


def over(folder: Path, **changes: Any) -> models.Batch:
    """A drained batch with its files in that folder, for tests that do not change it: drained only once in a process,
    and moved there."""
    made = models.Batch.objects.get(pk=made_once.key_of(("batch", *changes.items()), lambda: _drained(changes)))
    drained_in, made.results_dir = made.results_dir, str(folder / "results")
    shutil.copytree(drained_in, made.results_dir)
    made.token = f"folder-{batches.digest(made.results_dir)}"
    made.save()
    return made


def _drained(changes: dict[str, Any]) -> int:
    return drained(batch(Path(tempfile.mkdtemp(dir=settings.VAR)), **changes)).pk


def shown() -> models.Batch:
    """The demonstration, drained once in a process."""
    return models.Batch.objects.get(pk=made_once.key_of("demonstration", _shown))


def _shown() -> int:
    return drained(batches.create(demo.config_text(), demo.providers_text(), token="demo")).pk


def files(folder: Path) -> dict[str, dict[str, Any]]:
    """Every trial file, without what differs in each run."""
    return {
        str(path.relative_to(folder)): trials.without_times(json.loads(path.read_bytes()))
        for path in sorted(folder.glob("*/*.json"))
    }
