"""What went over the wire: each request as it was sent, each reply as it came, without keys and bounded."""

import json
from collections.abc import Mapping
from dataclasses import dataclass

from pydantic import JsonValue

from glassbox_site.ground import words
from personas.llm.line import http
from personas.models import validation

LONGEST = 20_000


@dataclass(frozen=True, slots=True, kw_only=True)
class Raw:
    """One request and its reply; a refused request that is fitted and sent again makes another `Raw`."""

    sent: str
    status: int
    came: str
    seconds: float


def raw(body: Mapping[str, JsonValue], reply: http.Reply) -> Raw:
    return Raw(
        sent=_shown(json.dumps(body, ensure_ascii=False, indent=2)),
        status=reply.status,
        came=_shown(reply.body.decode("utf-8", "replace")),
        seconds=reply.seconds,
    )


def _shown(text: str) -> str:
    safe = validation.without_secrets(words.harmless(text))
    return safe if len(safe) <= LONGEST else f"{safe[:LONGEST]}… ({len(safe) - LONGEST} more)"
