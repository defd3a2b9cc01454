"""Which field a problem belongs to, from the place that its line begins with."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from sct.forms import fields

BATCH = {
    "game": "game",
    "num_trials": "num_trials",
    "results_dir": "name",
    "providers": "main",
    "providers.main": "main",
    "providers.concurrency": "concurrency",
    "budget.dollars": "budget_dollars",
    "budget.tokens": "budget_tokens",
    "sct": "T_max",
    "sct.stateless_candidates.method": "method",
    "sct.stateless_candidates.deterministic.dictionary_path": "dictionary_path",
    "sct.stateless_candidates.llm.provider": "llm_provider",
    "sct.stateless_candidates.llm.max_n": "llm_max_n",
}
AGENT = {
    "name": "name",
    "strategy": "strategy",
    "main_llm_provider": "responder",
    "llm_provider": "responder",
    "responder_llm_provider": "responder",
    "updater_llm_provider": "updater",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A field of the batch, or with `row` one of that row of agents."""

    field: str
    row: int | None = None


def places(problem: str, rows: Sequence[fields.AgentRow]) -> list[Place]:
    """Several for a problem between agents; none for one that is about the whole."""
    if found := re.match(r"agents\.(\d+)(?:\.\w+)?(?:\.(\w+))?: ", problem):
        return [Place(row=int(found[1]), field=AGENT.get(found[2] or "", "kind"))]
    if found := re.match(r"agents \((.+?)\): [^']*'(.*?)'", problem):
        return _of_provider(rows, found[2], named=found[1])
    if found := re.match(r"agents: [^']*'(.+?)'", problem):
        return [Place(row=place, field="name") for place, row in enumerate(rows) if _is_named(row, found[1])]
    if found := re.match(r"provider (.+?): ", problem):
        return _of_provider(rows, found[1]) or [Place(field="main")]
    place = problem.partition(": ")[0]
    if place in BATCH:
        return [Place(field=BATCH[place])]
    name = place.removeprefix("sct.")
    return [Place(field=name)] if name != place and name in fields.BatchForm.base_fields else []


def _is_named(row: fields.AgentRow, name: str) -> bool:
    given = row["name"].value() or ""
    kind = row["kind"].value()
    strategy = row["strategy"].value() or "patch_and_replace"
    return given.casefold() == name.casefold() if given else name in (kind, f"{kind}_{strategy}")


def _of_provider(rows: Sequence[fields.AgentRow], provider: str, *, named: str | None = None) -> list[Place]:
    return [
        Place(row=place, field=field)
        for place, row in enumerate(rows)
        for field in ("responder", "updater")
        if row[field].value() == provider and (named is None or _is_named(row, named))
    ]


def said(problem: str) -> str:
    """The problem without its place, for the field itself."""
    place, separator, words = problem.partition(": ")
    return words[:1].upper() + words[1:] if separator and re.fullmatch(r"[\w. ()-]+", place) else problem
