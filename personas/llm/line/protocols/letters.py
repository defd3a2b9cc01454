"""Which protocol a server is called in: the common one, unless it has one of its own that can say more."""

from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from personas.llm import endpoints
from personas.llm.line.protocols import anthropic_messages, ollama_chat

COMMON_PATH = "/chat/completions"


@dataclass(frozen=True, slots=True, kw_only=True)
class Letter:
    """A body as it goes over the wire, and the URL it goes to."""

    url: str
    body: Mapping[str, JsonValue]


def letter(endpoint: endpoints.Endpoint, body: Mapping[str, JsonValue], abilities: endpoints.Abilities) -> Letter:
    """Translates `body`, which is in the common form, for the endpoint's server."""
    match endpoint.server:
        case endpoints.Server.OLLAMA:
            return Letter(url=ollama_chat.url(endpoint.base_url), body=ollama_chat.said(body, abilities))
        case endpoints.Server.ANTHROPIC:
            return Letter(url=anthropic_messages.url(endpoint.base_url), body=anthropic_messages.said(body))
        case _:
            return Letter(url=endpoint.base_url.rstrip("/") + COMMON_PATH, body=body)


def heard(endpoint: endpoints.Endpoint, body: JsonValue) -> JsonValue:
    """Translates a reply's body into the common form."""
    match endpoint.server:
        case endpoints.Server.OLLAMA:
            return ollama_chat.heard(body)
        case endpoints.Server.ANTHROPIC:
            return anthropic_messages.heard(body)
        case _:
            return body
