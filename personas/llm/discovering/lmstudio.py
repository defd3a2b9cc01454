"""Recognises LM Studio by fields that no other server's list has, because it answers 200 to any path."""

from collections.abc import Mapping

from pydantic import JsonValue

from personas.llm.discovering import bodies
from personas.llm.discovering.bodies import Body
from personas.llm.discovering.servers import Offer, Server
from personas.llm.endpoints import Server as Kind

LIST, OLDER_LIST = "/api/v1/models", "/api/v0/models"
TALKERS = ("llm", "vlm")


def lists(body: Body) -> bool:
    """The form since version 0.4; true also of the empty list that it gives while it has no model."""
    listed = bodies.under(body.told, "models")
    return listed == [] or any("key" in row and "loaded_instances" in row for row in bodies.rows(listed))


def lists_as_before(body: Body) -> bool:
    listed = bodies.rows(bodies.under(body.told, "data"))
    return any("compatibility_type" in row and "state" in row for row in listed)


def server(root: str, answers: Mapping[str, Body]) -> Server:
    listed = list(bodies.rows(bodies.under(answers[LIST].told, "models")))
    offers = tuple(offer for row in listed if (offer := _offer(row)) is not None)
    slots = [bodies.tokens(bodies.under(_instance(row), "config", "parallel")) for row in listed]
    return Server(kind=Kind.LMSTUDIO, address=f"{root}/v1", offers=offers, slots=max(filter(None, slots), default=None))


def older_server(root: str, answers: Mapping[str, Body]) -> Server:
    listed = bodies.rows(bodies.under(answers[OLDER_LIST].told, "data"))
    offers = tuple(offer for row in listed if (offer := _older_offer(row)) is not None)
    return Server(kind=Kind.LMSTUDIO, address=f"{root}/v1", offers=offers)


def _offer(row: Mapping[str, JsonValue]) -> Offer | None:
    name = bodies.identity(row.get("key"))
    if not name or row.get("type") not in TALKERS:
        return None
    instance, reasoning = _instance(row), bodies.under(row.get("capabilities"), "reasoning")
    return Offer(
        id=name,
        context=bodies.tokens(bodies.under(instance, "config", "context_length")),
        longest=bodies.tokens(row.get("max_context_length")),
        tools=bodies.claim(bodies.under(row.get("capabilities"), "trained_for_tool_use")),
        thinks=None if row.get("capabilities") is None else bool(reasoning),
        is_loaded=instance is not None,
    )


def _older_offer(row: Mapping[str, JsonValue]) -> Offer | None:
    name, capabilities = bodies.identity(row.get("id")), bodies.words(row.get("capabilities"))
    if not name or row.get("type") not in TALKERS:
        return None
    return Offer(
        id=name,
        context=bodies.tokens(row.get("loaded_context_length")),
        longest=bodies.tokens(row.get("max_context_length")),
        tools=None if capabilities is None else "tool_use" in capabilities,
        is_loaded=row.get("state") == "loaded",
    )


def _instance(row: Mapping[str, JsonValue]) -> JsonValue:
    """The first loaded instance of a model, or None."""
    loaded = row.get("loaded_instances")
    return loaded[0] if isinstance(loaded, list) and loaded else None
