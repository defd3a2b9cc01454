"""Asks one address that somebody entered: which server answers, with which models, and what is wrong with the address.

Unlike a look around, this asks any address, with the key that belongs to it, and waits a few seconds.
"""

import asyncio
import difflib
from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from urllib.parse import urlsplit

import httpx

from glassbox_site.ground.reading import keys
from personas.llm.discovering import looking, ollama_tags, openai_lists
from personas.llm.discovering.addresses import Address
from personas.llm.discovering.bodies import Body
from personas.llm.discovering.looking import Silence
from personas.llm.discovering.servers import Offer, Server
from personas.llm.endpoints import Server as Kind
from personas.llm.keyring import bindings, certificates

SECONDS = 5.0
REFUSED = (401, 403)
ANTHROPICS_HOST = ".anthropic.com"
MOST_LISTED = 1_000
"""What Anthropic lists at once if asked to; otherwise a page holds twenty."""
TAILS = (
    "/messages",
    "/chat/completions",
    "/completions",
    "/responses",
    "/models",
    "/api/chat",
    "/api/generate",
    "/api",
)
"""Paths that people copy along with an address."""


class Trouble(Enum):
    """What is wrong with an address. LISTLESS is not an error: some servers serve models without listing them."""

    GONE = "gone"
    BUSY = "busy"
    ELSEWHERE = "elsewhere"
    REFUSED = "refused"
    OURSELVES = "ourselves"
    LISTLESS = "listless"


@dataclass(frozen=True, slots=True, kw_only=True)
class Answer:
    """`server` is what answered, `trouble` why nothing did; `address` is the one to use instead, if a part of the one
    given was missing or too much."""

    server: Server | None = None
    trouble: Trouble | None = None
    address: str = ""

    def nearest(self, model: str) -> list[str]:
        """Up to five of its models whose names are most alike, best first; its first five if none is similar."""
        names = [offer.id for offer in self.server.offers] if self.server else []
        return difflib.get_close_matches(model, names, n=5, cutoff=0.3) or names[:5]


def ask(base_url: str, key_variable: str = "", seconds: float = SECONDS, *, kind: Kind = Kind.OPENAI) -> Answer:
    """For callers without an event loop; must not be called where one is running. `kind` is what the server is taken
    for, which decides how the key is sent."""
    host = urlsplit(base_url).hostname or ""
    kind = Kind.ANTHROPIC if f".{host}".endswith(ANTHROPICS_HOST) else kind
    headers = _headers(key_variable, base_url, kind)
    return asyncio.run(_asked(base_url.rstrip("/"), headers, seconds, kind, is_open=not key_variable))


def asked_more(server: Server, offer: Offer) -> Offer:
    """Ollama tells most about a model only when asked for it by name; other servers have already told everything."""
    if server.kind is not Kind.OLLAMA:
        return offer
    address = server.address.removesuffix("/v1") + "/api/show"
    try:
        reply = httpx.post(
            address, json={"model": offer.id}, timeout=SECONDS, verify=certificates.trusted(), trust_env=False
        )
    except httpx.HTTPError:
        return offer
    return ollama_tags.shown(offer, Body(status=reply.status_code, text=reply.text))


async def _asked(base: str, headers: Mapping[str, str], seconds: float, kind: Kind, *, is_open: bool) -> Answer:
    others = _others(base)
    async with httpx.AsyncClient(verify=certificates.trusted(), follow_redirects=False) as client:
        asked = [looking.get(client, f"{address}/models", seconds, headers) for address in (base, *others)]
        listed, *elsewhere = await asyncio.gather(*asked)
        if isinstance(listed, Body) and openai_lists.has_more(listed):
            whole = await looking.get(client, f"{base}/models?limit={MOST_LISTED}", seconds, headers)
            listed = whole if _is_a_list(whole) else listed
    if trouble := _trouble(listed):
        lists = [at for at, body in zip(others, elsewhere, strict=True) if _is_a_list(body)]
        if lists and isinstance(listed, Body) and trouble is not Trouble.OURSELVES:
            return Answer(trouble=Trouble.ELSEWHERE, address=lists[0])
        return Answer(trouble=trouble)
    assert isinstance(listed, Body)
    is_of_anthropic = kind is Kind.ANTHROPIC or openai_lists.is_of_anthropic(listed)
    plain = Server(
        kind=Kind.ANTHROPIC if is_of_anthropic else Kind.OPENAI,
        address=base,
        offers=openai_lists.hosted_offers(listed),
    )
    return Answer(server=await _recognised(base, seconds) or plain if is_open else plain)


def _others(base: str) -> list[str]:
    """Other addresses at which the server may list its models: the /v1 was left out, or a path below it was given."""
    above = next((base.removesuffix(tail) for tail in TAILS if base.endswith(tail)), base)
    return [address for address in dict.fromkeys((f"{base}/v1", f"{above}/v1", above)) if address != base]


def _is_a_list(body: Body | Silence) -> bool:
    return isinstance(body, Body) and openai_lists.is_a_list(body)


def _trouble(listed: Body | Silence) -> Trouble | None:
    if isinstance(listed, Silence):
        return Trouble.GONE if listed is Silence.GONE else Trouble.BUSY
    if listed.is_our_own:
        return Trouble.OURSELVES
    if openai_lists.is_a_list(listed):
        return None
    return Trouble.REFUSED if listed.status in REFUSED else Trouble.LISTLESS


async def _recognised(base: str, seconds: float) -> Server | None:
    """The server, if it is of a kind that people run on their own machines."""
    root = base.removesuffix("/engines/v1").removesuffix("/v1")
    seen = await looking.look_around([Address(root=root)], seconds)
    return next((replace(found, address=base) for found in seen.found if not found.kind.is_hosted), None)


def _headers(key_variable: str, base_url: str, kind: Kind) -> httpx.Headers:
    """Contain the key only if it is bound to this address; their `repr` hides it."""
    headers = _Discreet(kind.headers)
    is_key = key_variable in keys.KNOWN and keys.KNOWN[key_variable].isascii()
    if is_key and bindings.allows(key_variable, base_url):
        name, scheme = kind.key_header
        headers[name] = f"{scheme}{keys.KNOWN[key_variable]}"
    return headers


class _Discreet(httpx.Headers):
    """Those of httpx hide a key only if it comes as `Authorization`."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}({list(self)})"
