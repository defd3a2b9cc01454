"""The agent of two: a responder answers with a memory it can only read, an updater then edits that memory."""

import functools
import json
from collections.abc import Sequence

import pydantic
from pydantic import JsonValue

from personas.llm import asking, chat, errors
from sct import dialogue, prompts
from sct.agents import agent, memory, memory_edits


class Operation(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid")
    name: str
    arguments: dict[str, JsonValue]


class MemoryUpdate(pydantic.BaseModel):
    """The updater's whole answer."""

    model_config = pydantic.ConfigDict(extra="forbid")
    tool_calls: list[Operation]


UPDATE = chat.JsonAnswer.of(MemoryUpdate)


class WorkflowAgent(agent.Agent):
    is_memoryful = True

    def __init__(
        self,
        responder: chat.AwaitedModel,
        updater: chat.AwaitedModel,
        *,
        rules: str,
        strategy: memory_edits.Strategy,
        seed: int | None = None,
    ) -> None:
        self._updater = updater
        self._strategy = strategy
        super().__init__(responder, rules=rules, seed=seed)

    def reset(self) -> None:
        self._memory = memory.Memory()
        self.failed_updates = ()

    async def invoke(self, messages: Sequence[chat.Message]) -> agent.Reply:
        system = prompts.filled("workflow_responder", game=self._rules, memory=str(self._memory))
        response = agent.spoken(await self._model.acomplete(self._request(system, messages)))
        if self._is_frozen:
            return agent.Reply(response=response)
        return agent.Reply(response=response, trouble=await self._update([*messages, chat.assistant(response)]))

    def get_private_state(self) -> str:
        return str(self._memory)

    async def _update(self, messages: Sequence[chat.Message]) -> errors.LlmError | None:
        """All operations or none. An update that stays unusable after its correction leaves the memory as it is."""
        errand = chat.user(self._errand(messages))
        request = chat.Request(messages=(errand,), answer=UPDATE, seed=self._seed, label="memory")
        answer = await asking.aask_for(self._updater, request, MemoryUpdate, objection=self._objection)
        if answer.value is not None:
            self._memory = self._after(answer.value)
        elif isinstance(answer.failure, errors.LlmError):
            return answer.failure
        elif answer.failure is not None:
            self.failed_updates = (*self.failed_updates, answer.failure.fault)
        return None

    def _errand(self, messages: Sequence[chat.Message]) -> str:
        said = [
            dialogue.host(message.text) if message.role == "assistant" else dialogue.player(message.text)
            for message in messages
        ]
        return prompts.filled(
            "workflow_updater",
            game=self._rules,
            tools=_described(self._strategy),
            memory=str(self._memory),
            transcript=dialogue.transcript_to_text(said),
        )

    def _after(self, update: MemoryUpdate) -> memory.Memory:
        changed = self._memory
        for operation in update.tool_calls:
            changed = memory_edits.apply(changed, self._strategy, operation.name, operation.arguments)
        return changed

    def _objection(self, update: MemoryUpdate) -> str | None:
        try:
            self._after(update)
        except memory_edits.Refused as refusal:
            return str(refusal)
        return None


@functools.cache
def _described(strategy: memory_edits.Strategy) -> str:
    specs = memory_edits.specs(strategy)
    return "\n".join(
        json.dumps({"name": spec.name, "description": spec.description, "parameters": spec.parameters})
        for spec in specs
    )
