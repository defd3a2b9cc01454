"""Which protocol a server is called in: the common one, unless it has one of its own that can say more."""

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from personas.llm import endpoints
from personas.llm.line import ollama_chat

COMMON_PATH = "/chat/completions"


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A body as it goes over the wire, and the URL it goes to."""

    url: str
    body: Mapping[str, JsonValue]


def letter(endpoint: endpoints.Endpoint, body: Mapping[str, JsonValue], abilities: endpoints.Abilities) -> Letter:
    """Translates `body`, which is in the common form, for the endpoint's server."""
    if endpoint.server is endpoints.Server.OLLAMA:
        return Letter(url=ollama_chat.url(endpoint.base_url), body=ollama_chat.said(body, abilities))
    return Letter(url=endpoint.base_url.rstrip("/") + COMMON_PATH, body=body)


def heard(endpoint: endpoints.Endpoint, body: JsonValue) -> JsonValue:
    """A reply's body in the common form."""
    return ollama_chat.heard(body) if endpoint.server is endpoints.Server.OLLAMA else body
