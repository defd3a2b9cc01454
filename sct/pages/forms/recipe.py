"""Converts the fields of a batch to the YAML that will run, and YAML to fields."""

from collections.abc import Iterable, Mapping
from typing import Any

import yaml

from sct.kernel import catalog, config
from sct.kernel.games import dictionaries

Fields = dict[str, str]

SCT = (
    "t_fork", "T_max", "random_seed", "n_candidate_secrets", "question_mode", "candidate_order", "letter_policy",
    "letters_per_trial", "secret_from", "reveal", "controls",
)  # fmt: skip
CHECKS = ("reveal", "controls")
BUDGET = ("dollars", "tokens")
MOST_ROWS = 60


class _Dumper(yaml.SafeDumper):
    """Indents lists under their key, as people write them."""

    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:
        del indentless
        super().increase_indent(flow, False)


def text(batch: Mapping[str, Any], agents: Iterable[Mapping[str, Any]]) -> str:
    """The YAML file. Values that are invalid for their fields are left out; the fields report them."""
    return written(_tree(batch, agents))


def written(tree: Mapping[str, Any]) -> str:
    return yaml.dump(dict(tree), Dumper=_Dumper, sort_keys=False, allow_unicode=True, width=100)


def _tree(batch: Mapping[str, Any], agents: Iterable[Mapping[str, Any]]) -> dict[str, object]:
    generation = {
        "method": batch.get("method"),
        "deterministic": {"dictionary_path": batch.get("dictionary_path") or None},
        "llm": _known({"provider": batch.get("llm_provider") or None, "max_n": batch.get("llm_max_n")}),
    }
    return _known(
        {
            "game": batch.get("game"),
            "agents": [_entry(agent) for agent in agents],
            "num_trials": batch.get("num_trials"),
            "results_dir": batch.get("results_dir") or None,
            "providers": _known({"main": batch.get("main") or None, "concurrency": batch.get("concurrency")}),
            "budget": _known({key: batch.get(f"budget_{key}") for key in BUDGET}) or None,
            "sct": _known({name: batch.get(name) for name in SCT}) | {"stateless_candidates": _known(generation)},
        }
    )


def _entry(agent: Mapping[str, Any]) -> dict[str, object]:
    """The agent's entry, with only the keys that its kind takes."""
    kind, responder = agent["kind"], agent.get("responder") or None
    declared = catalog.agents()[kind].declared
    named = "responder_llm_provider" if declared.has_updater else "main_llm_provider"
    entry = {
        named: responder,
        "updater_llm_provider": agent.get("updater") or None if declared.has_updater else None,
        "strategy": agent.get("strategy") or "patch_and_replace" if declared.has_strategy else None,
        "name": agent.get("name") or None,
    }
    return {kind: _known(entry)}


def _known(values: Mapping[str, Any]) -> dict[str, object]:
    return {key: value for key, value in values.items() if value is not None}


def fields(tree: Mapping[str, Any]) -> Fields:
    """The file's values as form data, on top of the defaults. Settings without a field are left out."""
    sct = _section(tree, "sct")
    generation = _section(sct, "stateless_candidates")
    llm = _section(generation, "llm")
    given = {
        "game": tree.get("game"),
        "num_trials": tree.get("num_trials"),
        "results_dir": tree.get("results_dir"),
        "main": _section(tree, "providers").get("main"),
        "concurrency": _section(tree, "providers").get("concurrency"),
        **{f"budget_{key}": _section(tree, "budget").get(key) for key in BUDGET},
        **{name: sct.get(name) for name in SCT if name not in CHECKS},
        "method": generation.get("method"),
        "dictionary_path": _word_list(_section(generation, "deterministic").get("dictionary_path")),
        "llm_provider": llm.get("provider"),
        "llm_max_n": llm.get("max_n"),
    }
    found = defaults() | {name: str(value) for name, value in given.items() if value is not None}
    if found["game"] in catalog.game_names():
        found["game"] = catalog.canonical(found["game"])
    found |= {name: "on" for name in CHECKS if sct.get(name) is True}
    entries = tree.get("agents")
    return found | _rows(entries if isinstance(entries, list) else [])


def _word_list(named: object) -> object:
    return dictionaries.portable(named) if isinstance(named, str) else named


def _rows(entries: Iterable[Any]) -> Fields:
    known = [next(iter(entry.items())) for entry in entries if isinstance(entry, dict) and len(entry) == 1]
    found: Fields = {"rows": str(min(len(known), MOST_ROWS))}
    for place, (kind, keys) in enumerate(known[:MOST_ROWS]):
        entry = keys if isinstance(keys, dict) else {}
        general = entry.get("main_llm_provider") or entry.get("llm_provider")
        row = {
            "kind": kind,
            "name": entry.get("name"),
            "responder": entry.get("responder_llm_provider") or general,
            "updater": entry.get("updater_llm_provider") or general,
            "strategy": None if entry.get("strategy") == "patch_and_replace" else entry.get("strategy"),
        }
        row["updater"] = None if row["updater"] == row["responder"] else row["updater"]
        found |= {f"agents-{place}-{key}": str(value) for key, value in row.items() if value is not None}
    return found


def defaults() -> Fields:
    """The data of an untouched form: the defaults of a configuration."""
    sct = config.SctSettings()
    choice = sct.stateless_candidates
    return {
        "game": config.SctConfig.model_fields["game"].default,
        "num_trials": "20",
        "concurrency": "4",
        **{name: str(getattr(sct, name)) for name in SCT if name not in CHECKS},
        "method": choice.method,
        "llm_max_n": str(choice.llm.max_n),
    }


def _section(tree: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    section = tree.get(key)
    return section if isinstance(section, dict) else {}
