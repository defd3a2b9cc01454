"""Turns a configured model (a database row) into one that can be asked."""

import functools
from collections.abc import Sequence

from django.conf import settings

from glassbox_site.ground.reading import keys
from personas.llm import chat, costs, endpoints, remote, road
from personas.llm.line import lessons as road_lessons
from personas.llm.line import one_call
from personas.llm.shared import budgets
from personas.models import ChatModel


def spec_of(model: ChatModel) -> endpoints.ModelSpec:
    return endpoints.ModelSpec(
        name=model.slug,
        model=model.model,
        endpoint=endpoints.Endpoint(
            base_url=model.base_url,
            key_variable=model.key_variable,
            total=float(model.patience),
            concurrency=model.concurrency,
            per_minute=model.per_minute,
            server=endpoints.Server(model.server),
        ),
        abilities=endpoints.Abilities(
            json=endpoints.JsonMode(model.json_mode),
            system=model.takes_system,
            tools=model.takes_tools,
            alternating=model.wants_turns,
            limit_field="max_completion_tokens" if model.limit_field == "max_completion_tokens" else "max_tokens",
            without=tuple(model.not_taken.split()),
            reasoning=endpoints.Reasoning(model.reasoning),
            context=model.context_size,
            thinking_room=model.thinking_room,
            cache_marks=model.wants_cache_marks,
        ),
        price=_price(model),
        extra=model.extra,
        rulebook=endpoints.Rulebook(model.rulebook),
        brief=model.brief,
    )


def model_of(
    model: ChatModel,
    *,
    redis_url: str,
    within: Sequence[budgets.Budget] = (),
    witness: one_call.Witness | None = None,
    last_look: chat.LastLook | None = None,
    learns: bool = True,
) -> remote.RemoteModel:
    by = highway(redis_url)
    return remote.RemoteModel(spec_of(model), by, within=within, witness=witness, last_look=last_look, learns=learns)


@functools.cache
def highway(redis_url: str) -> road.Road:
    """This process's road for everything that uses that Redis."""
    return road.Road(redis_url)


def lessons(model: ChatModel) -> tuple[road_lessons.Lesson, ...]:
    """What refusals taught about the model, latest first."""
    return highway(settings.REDIS_URL).lessons(spec_of(model))


def forget(model: ChatModel) -> None:
    """Forget all of it; other processes follow within seconds."""
    highway(settings.REDIS_URL).forget(spec_of(model))


def _price(model: ChatModel) -> costs.Price | None:
    if model.price_in is None or model.price_out is None:
        return None
    return costs.Price(
        tokens_in=model.price_in,
        tokens_out=model.price_out,
        cached=model.price_cached,
        cache_written=model.price_cache_written,
    )


def has_key(model: ChatModel) -> bool:
    """Whether the variable that it names is set; says nothing about the key in it."""
    return model.key_variable in keys.KNOWN
