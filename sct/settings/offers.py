"""The providers that a batch on this site can use: those of the providers file, and the models of the house."""

from dataclasses import dataclass
from pathlib import Path
from urllib.parse import urlsplit

from django.conf import settings
from django.utils.functional import Promise
from django.utils.translation import gettext, gettext_noop
from django.utils.translation import gettext_lazy as _

from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import keys
from personas.llm import endpoints
from personas.models import ChatModel
from sct.kernel.games import dictionaries
from sct.settings import provider_terms, providers

SHIPPED = dictionaries.SHIPPED / "providers.yaml"

SCRIPTED = _("Scripted hosts: no model, no key")
FILE = _("From the providers file")
HOUSE = _("Models of this house")


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """`group` says where the provider comes from; `missing_key` names its key's variable if that is not set."""

    provider: providers.Provider
    group: Promise
    missing_key: str = ""

    @property
    def label(self) -> str:
        provider = self.provider
        if provider.scripted or provider.api_config is None:
            return provider.name
        label = f"{provider.name} · {provider.model_name} · {urlsplit(provider.api_config.base_url).netloc}"
        return f"{label} · {self.missing_key}?" if self.missing_key else label


def providers_file() -> Path:
    """The site's own file in its data folder, or else the one that comes with the program."""
    own: Path = settings.VAR / "providers.yaml"
    return own if own.is_file() else SHIPPED


def offered() -> dict[str, Offer]:
    """All offers by name; if a name is in both, the file's counts. Raises BadConfig if the file cannot be used."""
    found = {
        name: _offer(provider, SCRIPTED if provider.scripted else FILE)
        for name, provider in providers.read(providers_file().read_text(encoding="utf-8")).items()
    }
    for model in ChatModel.objects.filter(is_active=True).order_by("slug"):
        found.setdefault(model.slug, _offer(_provider(model), HOUSE))
    return found


def strange(known: providers.Served) -> list[Problem]:
    """Problems of providers whose pair of address and key is not offered by this house: only admins may add such."""
    told = gettext_noop("no model of this house is asked at %(address)s with %(variable)s; an admin can add one")
    houses = {_door(offer.provider.api_config) for offer in offered().values() if offer.provider.api_config}
    return [
        Problem(
            code=told,
            values={"address": api.base_url, "variable": api.api_key_env or gettext("no key")},
            path=(name, "api_config"),
            place=f"provider {name}",
        )
        for name, api in known.items()
        if _door(api) not in houses
    ]


def _door(api: provider_terms.ApiConfig) -> tuple[str, str]:
    return api.base_url.rstrip("/"), api.api_key_env


def _offer(provider: providers.Provider, group: Promise) -> Offer:
    variable = provider.api_config.api_key_env if provider.api_config else ""
    return Offer(provider=provider, group=group, missing_key="" if variable in keys.KNOWN else variable)


def _provider(model: ChatModel) -> providers.Provider:
    """The model as an entry of a providers file, with everything that the house knows about it."""
    return providers.Provider(
        name=model.slug,
        model_name=model.model,
        api_config=provider_terms.ApiConfig(
            base_url=model.base_url,
            api_key_env=model.key_variable,
            server=endpoints.Server(model.server),
            concurrency=model.concurrency,
            per_minute=model.per_minute,
            patience=model.patience,
        ),
        generation_config=model.extra,
        parsing_format=providers.FORMATS[endpoints.Reasoning(model.reasoning)],
        abilities=_abilities(model),
        price=_price(model),
    )


def _abilities(model: ChatModel) -> provider_terms.Abilities:
    return provider_terms.Abilities(
        json_mode=endpoints.JsonMode(model.json_mode),
        system=model.takes_system,
        tools=model.takes_tools,
        turns=model.wants_turns,
        cache_marks=model.wants_cache_marks,
        limit_field="max_completion_tokens" if model.limit_field == "max_completion_tokens" else "max_tokens",
        not_taken=model.not_taken.split(),
        context=model.context_size,
        thinking_room=model.thinking_room,
    )


def _price(model: ChatModel) -> providers.PriceEntry | None:
    if model.price_in is None or model.price_out is None:
        return None
    cached, written = (
        None if price is None else float(price) for price in (model.price_cached, model.price_cache_written)
    )
    return providers.PriceEntry(
        tokens_in=float(model.price_in), tokens_out=float(model.price_out), cached=cached, cache_written=written
    )
