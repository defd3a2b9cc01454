"""Which model plays which part in a trial, with every setting that affects its answers, but never an API key."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from pydantic import JsonValue

from sct.kernel import config

Settings = dict[str, JsonValue]


def of(batch: config.SctConfig, agent: config.AgentSpec, entries: Iterable[Mapping[str, Any]]) -> dict[str, Settings]:
    """The settings by part: "responder", and if there are such models, "updater" and "candidates".

    `entries` are those of the providers file. Settings that are not set are left out.
    """
    by_name = {entry["name"]: entry for entry in entries}
    return {part: _settings(by_name[name]) for part, name in _parts(batch, agent) if name in by_name}


def _parts(batch: config.SctConfig, agent: config.AgentSpec) -> Iterator[tuple[str, str]]:
    yield "responder", batch.provider_of(agent)
    if updater := batch.updater_of(agent):
        yield "updater", updater
    choice = batch.sct.stateless_candidates
    if choice.method == "llm" and choice.llm.provider:
        yield "candidates", choice.llm.provider


def _settings(entry: Mapping[str, Any]) -> Settings:
    rest = {key: value for key, value in entry.items() if key not in ("name", "api_config")}
    endpoint = entry.get("api_config") or {}
    server = endpoint.get("server")
    told = {"provider": entry["name"], "base_url": endpoint.get("base_url")} | rest
    told["server"] = None if server == "openai" else server
    return {key: value for key, value in told.items() if value not in (None, "", {}, 0, False)}
