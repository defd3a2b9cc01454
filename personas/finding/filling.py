"""Fills in a model, as the form would, from what its server tells; nothing is guessed in the model's favour."""

import re
from decimal import Decimal

from personas.llm.discovering.servers import Offer, Server
from personas.llm.endpoints import Server as Kind
from personas.models import ChatModel

ROOMY = 8_192
"""Tokens of context that are enough for a whole match, long answers included."""
AT_A_TIME = {Kind.VLLM: 8, Kind.OPENAI: 2, Kind.ANTHROPIC: 4}
"""Calls at once for servers that do not tell their slots; one for any other kind."""
THINKING_ROOM = 2_000
LONGEST_SLUG, LONGEST_NAME = 36, 70
FREE = Decimal(0)


def model_of(server: Server, offer: Offer) -> ChatModel:
    """Returns it unsaved. What the server did not tell keeps the form's default; `pacing` sets its patience."""
    context = context_of(server, offer)
    return ChatModel(
        name=_name(server, offer),
        slug=_slug(offer.id),
        base_url=server.address,
        model=offer.id,
        server=server.kind.value,
        context_size=context,
        brief=context is None or context <= ROOMY,
        takes_system=offer.system is not False,
        takes_tools=offer.tools is not False,
        reasoning="none" if offer.thinks is False else "unknown",
        thinking_room=THINKING_ROOM if offer.thinks and (context or ROOMY) > THINKING_ROOM else 0,
        concurrency=server.slots or AT_A_TIME.get(server.kind, 1),
        price_in=FREE,
        price_out=FREE,
    )


def context_of(server: Server, offer: Offer) -> int | None:
    """The context that a question gets. Ollama is told with each question how much to load: as much as a match needs,
    if the model has that much."""
    if server.kind is Kind.OLLAMA:
        return max(offer.context or 0, min(offer.longest or ROOMY, ROOMY))
    return offer.context


def _slug(model: str) -> str:
    """A slug that no other model has."""
    wanted = re.sub(r"[^a-z0-9]+", "-", model.lower()).strip("-")[:LONGEST_SLUG].strip("-") or "model"
    wanted = f"a-{wanted}" if wanted.startswith("house") else wanted
    return _free("slug", wanted, "{}-{}")


def _name(server: Server, offer: Offer) -> str:
    return _free("name", f"{offer.id} ({server.name})"[:LONGEST_NAME], "{} {}")


def _free(column: str, wanted: str, numbered: str) -> str:
    taken = set(ChatModel.objects.filter(**{f"{column}__startswith": wanted}).values_list(column, flat=True))
    if wanted not in taken:
        return wanted
    return next(name for number in range(2, len(taken) + 3) if (name := numbered.format(wanted, number)) not in taken)
