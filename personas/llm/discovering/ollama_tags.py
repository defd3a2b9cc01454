"""Recognises Ollama by the sentence that it answers at its root."""

from collections.abc import Mapping

from pydantic import JsonValue

from personas.llm.discovering import bodies
from personas.llm.discovering.bodies import Body
from personas.llm.discovering.servers import Offer, Server
from personas.llm.endpoints import Server as Kind

DOOR, TAGS, LOADED = "/", "/api/tags", "/api/ps"


def greets(body: Body) -> bool:
    return body.text.strip() == "Ollama is running"


def server(root: str, answers: Mapping[str, Body]) -> Server:
    """Leaves `slots` unknown: Ollama does not tell how many answers it gives at a time; its default is one."""
    tags, loaded = answers.get(TAGS), answers.get(LOADED)
    contexts = {
        bodies.identity(row.get("name")): bodies.tokens(row.get("context_length"))
        for row in bodies.rows(bodies.under(loaded.told, "models") if loaded else None)
    }
    listed = bodies.rows(bodies.under(tags.told, "models") if tags else None)
    offers = tuple(offer for row in listed if (offer := _offer(row, contexts)) is not None)
    return Server(kind=Kind.OLLAMA, address=f"{root}/v1", offers=offers)


def _offer(row: Mapping[str, JsonValue], contexts: Mapping[str, int | None]) -> Offer | None:
    """None for models that run remotely in Ollama's cloud, and for those that only embed."""
    name, capabilities = bodies.identity(row.get("name")), bodies.words(row.get("capabilities"))
    if not name or row.get("remote_host") or (capabilities is not None and "completion" not in capabilities):
        return None
    return Offer(
        id=name,
        context=contexts.get(name),
        longest=bodies.tokens(bodies.under(row.get("details"), "context_length")),
        tools=None if capabilities is None else "tools" in capabilities,
        thinks=None if capabilities is None else "thinking" in capabilities,
        is_loaded=name in contexts,
    )


def shown(offer: Offer, body: Body) -> Offer:
    """The offer with what `POST /api/show` adds: the longest possible context, and the model's abilities."""
    told = body.told
    capabilities = bodies.words(bodies.under(told, "capabilities"))
    architecture = bodies.under(told, "model_info", "general.architecture")
    longest = bodies.tokens(bodies.under(told, "model_info", f"{architecture}.context_length"))
    return Offer(
        id=offer.id,
        context=offer.context,
        longest=longest or offer.longest,
        tools=offer.tools if capabilities is None else "tools" in capabilities,
        system=offer.system,
        thinks=offer.thinks if capabilities is None else "thinking" in capabilities,
        is_loaded=offer.is_loaded,
    )
