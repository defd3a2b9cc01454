"""Merges the updater's envelopes: a model that writes a separate one for each operation has written one list."""

import itertools
import json
from dataclasses import replace

from pydantic import JsonValue

from personas.llm import chat
from personas.llm.answers import jsonish, thinking


class OneEnvelope:
    """A model whose answer is one envelope, however many it wrote."""

    def __init__(self, model: chat.AwaitedModel) -> None:
        self._model = model

    @property
    def name(self) -> str:
        return self._model.name

    async def acomplete(self, request: chat.Request) -> chat.Completion:
        completion = await self._model.acomplete(request)
        return replace(completion, text=merged(completion.text))


def merged(text: str) -> str:
    """Merges several envelopes with only whitespace between them into one; any other text is returned unchanged."""
    said = thinking.part(text).said
    found = jsonish.objects(said)
    lists = [_listed(each) for each in found]
    calls = [call for listed in lists if listed is not None for call in listed]
    between = "".join(said[before.end : after.start] for before, after in itertools.pairwise(found))
    is_list = len(found) > 1 and None not in lists and not between.strip()
    return json.dumps({"tool_calls": calls}) if is_list else text


def _listed(found: jsonish.Found) -> list[JsonValue] | None:
    """The calls of one envelope; None if this is not an envelope, or not a complete one."""
    listed = found.fields.get("tool_calls")
    is_whole = (
        found.state is jsonish.State.COMPLETE and not found.contradictions and set(found.fields) == {"tool_calls"}
    )
    return listed if is_whole and isinstance(listed, list) else None
