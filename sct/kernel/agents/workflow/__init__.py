"""The two-step agent: a responder answers with a memory it can only read, then an updater edits that memory."""

import functools
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Self

import pydantic
from pydantic import JsonValue

from personas.llm import asking, chat, errors
from personas.llm.answers import reading
from sct.kernel import dialogue, prompts
from sct.kernel.agents import agent, entries, memory, memory_edits
from sct.kernel.agents.workflow import envelopes, memory_shapes


class Operation(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid")
    name: str
    arguments: dict[str, JsonValue]


class MemoryUpdate(pydantic.BaseModel):
    """The updater's whole answer."""

    model_config = pydantic.ConfigDict(extra="forbid")
    tool_calls: list[Operation]


class WorkflowAgent(agent.Agent):
    declared = agent.Declaration(place=1, texts=prompts.beside(__file__), entry=entries.TwoModelAgent)
    is_memoryful = True
    has_memory_tools = True
    tool_use: agent.ToolUse

    def __init__(
        self,
        responder_llm_provider: chat.AwaitedModel,
        updater_llm_provider: chat.AwaitedModel | None = None,
        *,
        strategy: memory_edits.Strategy = "patch_and_replace",
        name: str = "",
        rules: str = "",
        seed: int | None = None,
    ) -> None:
        """If no updater is given, the responder's model also updates the memory."""
        self._updater = updater_llm_provider or responder_llm_provider
        self._strategy = strategy
        super().__init__(responder_llm_provider, name=name, rules=rules, seed=seed)

    @property
    def strategy(self) -> memory_edits.Strategy:
        return self._strategy

    @property
    def model_names(self) -> tuple[str, str | None]:
        return self._model.name, self._updater.name

    def through(self, journalled: Callable[[chat.AwaitedModel], chat.AwaitedModel]) -> Self:
        branch = super().through(journalled)
        branch._updater = journalled(self._updater)
        return branch

    def reset(self) -> None:
        self._memory = memory.Memory()
        self.failed_updates = ()
        self.tool_use = agent.ToolUse()

    async def invoke(self, messages: Sequence[chat.Message]) -> agent.Reply:
        system = self.declared.texts.filled("responder", game=self.rules, memory=str(self._memory))
        response = agent.spoken(await self._model.acomplete(self._request(system, messages)))
        if self._is_frozen:
            return agent.Reply(response=response)
        return agent.Reply(response=response, trouble=await self._update([*messages, chat.assistant(response)]))

    def get_private_state(self) -> str:
        return str(self._memory)

    async def _update(self, messages: Sequence[chat.Message]) -> errors.LlmError | None:
        """Applies all of the updater's operations or none. If its answer is still unusable after one correction, the
        memory stays as it is. Returns the error if a call failed; an empty reply is not such a failure."""
        errand = chat.user(self._errand(messages))
        shape = memory_shapes.update(self._strategy, self._memory)
        request = chat.Request(messages=(errand,), answer=shape, seed=self.seed, label="memory")
        answer = await asking.aask_for(
            envelopes.OneEnvelope(self._updater), request, MemoryUpdate, objection=self._objection
        )
        self.tool_use = replace(self.tool_use, reached=self.tool_use.reached or _was_heard(answer) or None)
        if answer.value is not None:
            self._carry_out(answer.value)
        elif isinstance(answer.failure, errors.LlmError) and not isinstance(answer.failure, errors.SaidNothing):
            return answer.failure
        elif answer.failure is not None:
            self.failed_updates = (*self.failed_updates, _told(answer.failure))
            self.tool_use = self.tool_use.turned_down(self._fault(answer))
        return None

    def _carry_out(self, update: MemoryUpdate) -> None:
        before = self._memory
        for after in self._afterwards(update):
            self.tool_use = self.tool_use.carried_out(is_change=after != before)
            before = after
        self._memory = before

    def _fault(self, answer: asking.Answer[MemoryUpdate]) -> memory_edits.Fault:
        """The fault of the updater's last answer, the one given after the correction."""
        failure = answer.failure
        if not isinstance(failure, reading.Unreadable):
            return "empty_reply"
        if failure.reason is reading.Reason.OBJECTION:
            refusal = self._refusal(MemoryUpdate.model_validate(dict(failure.said)))
            return refusal.fault if refusal else "wrong_arguments"
        return _FAULTS.get(failure.reason, "unreadable")

    def _errand(self, messages: Sequence[chat.Message]) -> str:
        said = [
            dialogue.host(message.text) if message.role == "assistant" else dialogue.player(message.text)
            for message in messages
        ]
        return self.declared.texts.filled(
            "updater",
            game=self.rules,
            tools=_described(self._strategy),
            example=memory_shapes.example(self._strategy),
            memory=str(self._memory),
            transcript=dialogue.transcript_to_text(said),
        )

    def _afterwards(self, update: MemoryUpdate) -> Iterator[memory.Memory]:
        """The memory after each operation. Raises Refused."""
        changed = self._memory
        for operation in update.tool_calls:
            changed = memory_edits.apply(changed, self._strategy, operation.name, operation.arguments)
            yield changed

    def _objection(self, update: MemoryUpdate) -> str | None:
        refusal = self._refusal(update)
        return None if refusal is None else str(refusal)

    def _refusal(self, update: MemoryUpdate) -> memory_edits.Refused | None:
        try:
            for _ in self._afterwards(update):
                pass
        except memory_edits.Refused as refusal:
            return refusal
        return None


KIND = WorkflowAgent

_FAULTS: Mapping[reading.Reason, memory_edits.Fault] = {
    reading.Reason.NOTHING_SAID: "empty_reply",
    reading.Reason.CUT_SHORT: "cut_short",
    reading.Reason.MISFIT: "wrong_arguments",
}


def _told(failure: reading.Unreadable | errors.LlmError) -> str:
    return failure.fault if isinstance(failure, reading.Unreadable) else failure.reason


def _was_heard(answer: asking.Answer[MemoryUpdate]) -> bool:
    """The errand itself describes the operations, so any reply shows that the model was told of them."""
    return any(isinstance(exchange.outcome, chat.Completion) for exchange in answer.exchanges)


@functools.cache
def _described(strategy: memory_edits.Strategy) -> str:
    specs = memory_edits.specs(strategy)
    return "\n".join(
        json.dumps({"name": spec.name, "description": spec.description, "parameters": spec.parameters})
        for spec in specs
    )
