"""Chooses a free model for a house that has a key, from what the provider lists today, by context and abilities.

Free models come and go, so none is named here. The model's note tells how it was chosen, and it has no place in the
standings: another model may answer under the same name tomorrow.
"""

import asyncio
import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation
from importlib import resources
from typing import Any

import httpx
import yaml
from pydantic import JsonValue

from glassbox_site.ground.reading import strict_yaml
from personas.llm.discovering import bodies, looking
from personas.llm.discovering.bodies import Body
from personas.llm.keyring import certificates

SECONDS = 10.0
ENOUGH = 16_384
"""Tokens of context that are enough for a whole match, however long the answers are."""
ROOMY = 131_072
"""Tokens of context beyond which more does not make a model play better."""
THINKING_ROOM = 4_000
ROUTERS = "openrouter/"
"""Prefix of names under which any model may answer."""
NOTE = "Chosen among {count} free models of the provider's list, by context and abilities. They have a daily quota."


@dataclass(frozen=True, slots=True, kw_only=True)
class Free:
    """A model that costs nothing, as the provider describes it."""

    id: str
    name: str
    context: int
    takes: frozenset[str]

    @property
    def worth(self) -> tuple[bool, bool, bool, int, str]:
        """Sort key: can it be held to a shape, to JSON at all, does it take tools, its context. The id breaks ties."""
        shaped = "structured_outputs" in self.takes
        return (
            shaped,
            shaped or "response_format" in self.takes,
            "tools" in self.takes,
            min(self.context, ROOMY),
            self.id,
        )


def sheet(base_url: str = "") -> bytes | None:
    """A sheet of the best model of today and its two characters; None if the provider does not answer, or lists
    none."""
    text = (resources.files("personas.seeds") / "openrouter.yaml").read_text(encoding="utf-8")
    known: dict[str, Any] = strict_yaml.load(text) | ({"base_url": base_url} if base_url else {})
    listed = asyncio.run(_listed(known["base_url"]))
    if not listed:
        return None
    best = max(listed, key=lambda free: free.worth)
    return yaml.safe_dump(
        {"version": 1, "models": [_entry(best, len(listed), known)], "personas": _characters(_slug(best))},
        allow_unicode=True,
        sort_keys=False,
    ).encode()


def frees(told: JsonValue) -> list[Free]:
    """The listed models that write text only, cost nothing and have enough context for a match."""
    found = [free for row in bodies.rows(bodies.under(told, "data"), most=5_000) if (free := _free(row)) is not None]
    return [free for free in found if free.context >= ENOUGH]


async def _listed(base_url: str) -> list[Free]:
    async with httpx.AsyncClient(verify=certificates.trusted(), follow_redirects=False) as client:
        body = await looking.get(client, f"{base_url}/models", SECONDS)
    return frees(body.told) if isinstance(body, Body) else []


def _free(row: Mapping[str, JsonValue]) -> Free | None:
    name, context = bodies.identity(row.get("id")), bodies.tokens(row.get("context_length"))
    writes = bodies.words(bodies.under(row.get("architecture"), "output_modalities"))
    if not name or context is None or name.startswith(ROUTERS) or (writes is not None and writes != {"text"}):
        return None
    if not all(_is_nothing(bodies.under(row.get("pricing"), part)) for part in ("prompt", "completion")):
        return None
    takes = bodies.words(row.get("supported_parameters")) or frozenset()
    return Free(id=name, name=str(row.get("name") or name), context=context, takes=takes)


def _is_nothing(price: JsonValue) -> bool:
    try:
        return isinstance(price, str | int | float) and Decimal(str(price)) == 0
    except InvalidOperation:
        return False


def _entry(free: Free, count: int, known: Mapping[str, Any]) -> dict[str, Any]:
    shaped, held = free.worth[:2]
    thinks = "reasoning" in free.takes
    return {
        "slug": _slug(free),
        "name": f"{' '.join(free.name.split())[:60]} · OpenRouter",
        "model": free.id,
        "json_mode": "schema" if shaped else "object" if held else "none",
        "reasoning": "unknown" if thinks else "none",
        "thinking_room": THINKING_ROOM if thinks and free.context > THINKING_ROOM else 0,
        "takes_tools": "tools" in free.takes,
        "context_size": free.context,
        "note": NOTE.format(count=count),
        **known,
    }


def _slug(free: Free) -> str:
    """The model's name without its maker and without the `:free` suffix."""
    name = free.id.rpartition("/")[2].removesuffix(":free").lower()
    return re.sub(r"[^a-z0-9]+", "-", name).strip("-")[:36].strip("-") or "free"


def _characters(slug: str) -> Collection[dict[str, Any]]:
    text = (resources.files("personas.seeds") / "newcomers.yaml").read_text(encoding="utf-8")
    return [character | {"model": slug} for character in strict_yaml.load(text)["personas"]]
