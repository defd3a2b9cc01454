"""The providers file: the models a batch may use, by name. A keyless batch uses scripted hosts instead of models."""

import difflib
from collections.abc import Mapping, Sequence
from decimal import Decimal
from typing import Any, Literal

import pydantic
from django.core.exceptions import ValidationError
from django.utils.translation import gettext as _
from pydantic import JsonValue

from personas import strict_yaml, validation
from personas.llm import budgets, chat, costs, endpoints, remote, road
from sct import config, config_reading, hosts, misfits


class ApiConfig(config.Section):
    """`api_key_env` names the environment variable that holds the key; an endpoint without keys needs none."""

    base_url: str
    api_key_env: str = ""


class PriceEntry(config.Section):
    """US dollars per million tokens, for endpoints that do not say what a call cost."""

    tokens_in: float = pydantic.Field(ge=0, allow_inf_nan=False)
    tokens_out: float = pydantic.Field(ge=0, allow_inf_nan=False)

    def as_price(self) -> costs.Price:
        return costs.Price(tokens_in=Decimal(str(self.tokens_in)), tokens_out=Decimal(str(self.tokens_out)))


ParsingFormat = Literal["think_tags", "reasoning_field", "hermes", "none"]
REASONING: Mapping[ParsingFormat | None, endpoints.Reasoning] = {
    None: endpoints.Reasoning.UNKNOWN,
    "think_tags": endpoints.Reasoning.TAGS,
    "reasoning_field": endpoints.Reasoning.FIELD,
    "hermes": endpoints.Reasoning.TAGS,
    "none": endpoints.Reasoning.NONE,
}


class Provider(config.Section):
    """A model at an endpoint, or with `scripted` a host of that temper, `latency` seconds slow.

    `parsing_format` says where its thoughts are in what it sends; without it they are looked for everywhere.
    """

    name: str = pydantic.Field(min_length=1)
    model_name: str = ""
    api_config: ApiConfig | None = None
    generation_config: dict[str, JsonValue] = pydantic.Field(default_factory=dict)
    parsing_format: ParsingFormat | None = None
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
        endpoint = endpoints.Endpoint(
            base_url=self.api_config.base_url, key_variable=self.api_config.api_key_env, concurrency=concurrency
        )
        price = self.price.as_price() if self.price else None
        return endpoints.ModelSpec(
            name=self.name,
            model=self.model_name,
            endpoint=endpoint,
            abilities=endpoints.Abilities(reasoning=REASONING[self.parsing_format]),
            extra=self.generation_config,
            price=price,
        )


def read(text: str) -> dict[str, Provider]:
    """Providers by name, from a list or from the list under the key `providers`. Raises BadConfig."""
    try:
        data = strict_yaml.load(text)
    except strict_yaml.Unreadable as problem:
        raise config_reading.BadConfig(
            [_("The providers file is not readable as YAML: %(problem)s") % {"problem": problem}]
        ) from problem
    entries = data.get("providers") if isinstance(data, dict) else data
    if not isinstance(entries, list) or not entries:
        raise config_reading.BadConfig([_("The providers file must hold a list of providers.")])
    return of(entries)


def of(entries: list[Any]) -> dict[str, Provider]:
    found: dict[str, Provider] = {}
    problems: list[str] = []
    for place, entry in enumerate(entries):
        try:
            provider = Provider.model_validate(entry)
        except pydantic.ValidationError as misfit:
            name = entry.get("name", place) if isinstance(entry, dict) else place
            problems += [_line(error, f"providers file, {name}") for error in misfit.errors()]
            continue
        if provider.name in found:
            problems.append(f"providers file: {provider.name!r} is there twice")
        found[provider.name] = provider
    if problems:
        raise config_reading.BadConfig(problems)
    return found


def used_by(batch: config.SctConfig) -> set[str]:
    names = {batch.provider_of(agent) for agent in batch.agents}
    names |= {updater for agent in batch.agents if (updater := batch.updater_of(agent))}
    choice = batch.sct.stateless_candidates
    return names | ({choice.llm.provider} if choice.method == "llm" and choice.llm.provider else set())


def without_key(known: Mapping[str, Provider], names: set[str], environ: Mapping[str, str]) -> list[str]:
    """One line for each provider whose key variable holds nothing."""
    variables = {name: api.api_key_env for name in sorted(names) if (api := known[name].api_config) is not None}
    told = _("the environment variable %(variable)s holds no key")
    return [
        f"provider {name}: {told % {'variable': variable}}"
        for name, variable in variables.items()
        if variable and not environ.get(variable)
    ]


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


def _line(error: Any, place: str) -> str:
    where = ".".join(str(step) for step in error["loc"])
    if error["type"] == "extra_forbidden":
        shape = ApiConfig if error["loc"][0] == "api_config" else Provider
        near = difflib.get_close_matches(str(error["loc"][-1]), shape.model_fields, n=1, cutoff=0.5)
        return f"{place}: {where}: unknown key" + (f"; did you mean {near[0]!r}?" if near else "")
    if error["type"] == "literal_error":
        return f"{place}: {where}: {error['input']!r} is none of {error['ctx']['expected']}"
    reason = misfits.words(error).removeprefix("Value error, ")
    return f"{place}: {where}: {reason}" if where else f"{place}: {reason}"
