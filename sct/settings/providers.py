"""The providers file: the models a batch may use, by name. A keyless batch uses scripted hosts instead of models."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from decimal import Decimal
from typing import Any, Literal

import pydantic
from django.core.exceptions import ValidationError
from django.utils.translation import gettext_noop
from pydantic import JsonValue

from glassbox_site.ground import words
from glassbox_site.ground.problems import Path, Problem
from glassbox_site.ground.reading import strict_yaml, value_faults
from personas import ourselves
from personas.llm import chat, costs, endpoints, remote, road
from personas.llm.keyring import bindings
from personas.llm.shared import budgets
from personas.models import validation
from sct import models
from sct.kernel import config, hosts, sections
from sct.settings import config_reading, provider_terms

Served = Mapping[str, provider_terms.ApiConfig]


class PriceEntry(sections.Section):
    """US dollars per million tokens, for endpoints that do not say what a call cost."""

    tokens_in: float = pydantic.Field(ge=0, allow_inf_nan=False)
    tokens_out: float = pydantic.Field(ge=0, allow_inf_nan=False)
    cached: float | None = pydantic.Field(default=None, ge=0, allow_inf_nan=False)
    cache_written: float | None = pydantic.Field(default=None, ge=0, allow_inf_nan=False)

    def as_price(self) -> costs.Price:
        told = {name: Decimal(str(price)) for name, price in self.model_dump(exclude_none=True).items()}
        return costs.Price(**told)


ParsingFormat = Literal["think_tags", "reasoning_field", "hermes", "none"]
REASONING: Mapping[ParsingFormat | None, endpoints.Reasoning] = {
    None: endpoints.Reasoning.UNKNOWN,
    "think_tags": endpoints.Reasoning.TAGS,
    "reasoning_field": endpoints.Reasoning.FIELD,
    "hermes": endpoints.Reasoning.TAGS,
    "none": endpoints.Reasoning.NONE,
}
FORMATS: Mapping[endpoints.Reasoning, ParsingFormat | None] = {
    endpoints.Reasoning.UNKNOWN: None,
    endpoints.Reasoning.TAGS: "think_tags",
    endpoints.Reasoning.FIELD: "reasoning_field",
    endpoints.Reasoning.NONE: "none",
}


class Provider(sections.Section):
    """A model at an endpoint, or with `scripted` a host of that temper that takes `latency` seconds to answer.

    `parsing_format` says where its replies have its thoughts; without it, they are looked for everywhere. `abilities`
    is what it is known to support; without it, everything is tried, and refusals teach the rest.
    """

    name: str = pydantic.Field(min_length=1)
    model_name: str = ""
    api_config: provider_terms.ApiConfig | None = None
    generation_config: dict[str, JsonValue] = pydantic.Field(default_factory=dict)
    parsing_format: ParsingFormat | None = None
    abilities: provider_terms.Abilities | None = None
    price: PriceEntry | None = None
    scripted: hosts.Temper | None = None
    latency: float = pydantic.Field(default=0.0, ge=0, le=60, allow_inf_nan=False)

    @pydantic.field_validator("generation_config")
    @classmethod
    def _can_be_sent(cls, value: dict[str, JsonValue]) -> dict[str, JsonValue]:
        try:
            validation.request_fields(value)
        except ValidationError as problem:
            raise ValueError(problem.messages[0]) from problem
        return value

    @pydantic.model_validator(mode="after")
    def _is_one_thing(self) -> "Provider":
        if self.scripted is None:
            if self.api_config is None or not self.model_name:
                raise ValueError("needs model_name and api_config.base_url (or scripted: the temper of a host)")
            self.spec(concurrency=1)
        return self

    def spec(self, *, concurrency: int) -> endpoints.ModelSpec:
        assert self.api_config is not None
        known = self.abilities or provider_terms.Abilities()
        price = self.price.as_price() if self.price else None
        return endpoints.ModelSpec(
            name=self.name,
            model=self.model_name,
            endpoint=self.api_config.endpoint(concurrency),
            abilities=known.of(REASONING[self.parsing_format]),
            extra=self.generation_config,
            price=price,
        )


def read(text: str) -> dict[str, Provider]:
    """Providers by name, from a list or from the list under the key `providers`. Raises BadConfig."""
    try:
        data = strict_yaml.load(text)
    except strict_yaml.Unreadable as problem:
        told = gettext_noop("The providers file is not readable as YAML: %(problem)s")
        raise config_reading.BadConfig([Problem(code=told, values={"problem": str(problem)})]) from problem
    entries = data.get("providers") if isinstance(data, dict) else data
    if not isinstance(entries, list) or not entries:
        told = gettext_noop("The providers file must hold a list of providers.")
        raise config_reading.BadConfig([Problem(code=told)])
    return of(entries)


def of(entries: list[Any]) -> dict[str, Provider]:
    known: dict[str, Provider] = {}
    found: list[Problem] = []
    for place, entry in enumerate(entries):
        try:
            provider = Provider.model_validate(entry)
        except pydantic.ValidationError as misfit:
            name = entry.get("name", place) if isinstance(entry, dict) else place
            found += [_problem(error, place, name) for error in misfit.errors()]
            continue
        if provider.name in known:
            twice = gettext_noop("%(name)r is there twice")
            values, path = {"name": provider.name}, (place, "name")
            found.append(Problem(code=twice, values=values, path=path, place="providers file"))
        known[provider.name] = provider
    if found:
        raise config_reading.BadConfig(found)
    return known


def places(batch: config.SctConfig) -> dict[str, list[Path]]:
    """The names of the providers that the batch would call, each with the settings that name it."""
    found: dict[str, list[Path]] = {}
    for place, agent in enumerate(batch.agents):
        by_default = {config.MAIN: batch.providers.main} if agent.responder is None else {}
        for path, name in (by_default | agent.naming(place)).items():
            found.setdefault(name, []).append(path)
    choice = batch.sct.stateless_candidates
    if choice.method == "llm" and choice.llm.provider:
        found.setdefault(choice.llm.provider, []).append(config.PROPOSER)
    return found


def used_by(batch: config.SctConfig) -> set[str]:
    return set(places(batch))


def named_by(batch: config.SctConfig) -> set[str]:
    """The providers to keep so that the batch's file can be read again: also the main one, even if no agent uses it."""
    return used_by(batch) | {batch.providers.main}


def unusable(known: Mapping[str, Provider], batch: config.SctConfig, environ: Mapping[str, str]) -> list[Problem]:
    """Why some of the batch's providers cannot be called, reported at each setting that names them."""
    named = places(batch)
    served = {name: api for name in sorted(named) if (api := known[name].api_config) is not None}
    found = [*_without_key(served, environ), *_astray(served, environ), *_at_home(served)]
    return [replace(problem, path=path, place=f"provider {name}") for name, problem in found for path in named[name]]


def _without_key(served: Served, environ: Mapping[str, str]) -> Iterator[tuple[str, Problem]]:
    for name, api in served.items():
        if api.api_key_env and not environ.get(api.api_key_env):
            told = gettext_noop("the environment variable %(variable)s holds no key")
            yield name, Problem(code=told, values={"variable": api.api_key_env})


def _astray(served: Served, environ: Mapping[str, str]) -> Iterator[tuple[str, Problem]]:
    """Those whose key is set, and is bound to another host."""
    for name, api in served.items():
        if environ.get(api.api_key_env) and not bindings.allows(api.api_key_env, api.base_url, environ):
            told = gettext_noop("the key of %(variable)s may not go to %(address)s: %(binding)s says where it may")
            binding = f"{api.api_key_env}{bindings.SUFFIX}"
            known = {"variable": api.api_key_env, "address": api.base_url, "binding": binding}
            yield name, Problem(code=told, values=known)


def _at_home(served: Served) -> Iterator[tuple[str, Problem]]:
    """Providers whose address is this site itself; the port in the document's own file is the site's default."""
    ours = ourselves.among({api.base_url for api in served.values()})
    yield from ((name, ourselves.problem(api.base_url)) for name, api in served.items() if api.base_url in ours)


def addresses(batches: Iterable[int]) -> dict[tuple[int, str], str]:
    """Addresses by batch and provider's name, as each batch was ordered; scripted hosts have none."""
    found = models.Batch.objects.filter(pk__in=batches).values_list("pk", "providers")
    return {
        (pk, entry["name"]): entry["api_config"]["base_url"]
        for pk, entries in found
        for entry in entries
        if entry.get("api_config")
    }


class Models:
    """The language models of a batch, each made once, on one road."""

    def __init__(
        self,
        known: Mapping[str, Provider],
        *,
        by: road.Road,
        concurrency: int,
        within: Sequence[budgets.Budget] = (),
    ) -> None:
        self._known = known
        self._road = by
        self._within = within
        self._concurrency = concurrency
        self._made: dict[str, chat.LanguageModel] = {}

    def __getitem__(self, name: str) -> chat.LanguageModel:
        if name not in self._made:
            self._made[name] = self._make(self._known[name])
        return self._made[name]

    def _make(self, provider: Provider) -> chat.LanguageModel:
        if provider.scripted is not None:
            return hosts.model(provider.scripted, name=provider.name, latency=provider.latency)
        return remote.RemoteModel(provider.spec(concurrency=self._concurrency), self._road, within=self._within)


SECTIONS: Mapping[str, type[sections.Section]] = {
    "api_config": provider_terms.ApiConfig,
    "abilities": provider_terms.Abilities,
    "price": PriceEntry,
}


def _problem(error: Any, place: int, name: object) -> Problem:
    """`name` is the entry's own name, or its place if it has none."""
    path = (place, *error["loc"])
    told = {"place": ": ".join(["providers file, " + words.brief(str(name), 60), *filter(None, [_dotted(error)])])}
    if error["type"] == "extra_forbidden":
        shape = SECTIONS.get(error["loc"][0], Provider)
        return value_faults.unknown_key(str(error["loc"][-1]), shape.model_fields, path, **told)
    if error["type"] == "literal_error":
        code = gettext_noop("%(value)r is none of %(expected)s")
        return Problem(code=code, values={"value": error["input"], **error["ctx"]}, path=path, **told)
    return value_faults.problem(error, path, **told)


def _dotted(error: Any) -> str:
    return ".".join(str(step) for step in error["loc"])
