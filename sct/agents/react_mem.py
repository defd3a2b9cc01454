"""The agent that acts, then answers: one model that edits its working memory by tools before it speaks."""

from collections.abc import Sequence
from dataclasses import replace

from personas.llm import chat, reading, tooling
from sct import prompts
from sct.agents import agent, memory, memory_edits, tool_words

MOST_ROUNDS = 4


class ReActMemAgent(agent.Agent):
    is_memoryful = True

    def __init__(
        self,
        model: chat.AwaitedModel,
        *,
        rules: str,
        strategy: memory_edits.Strategy,
        seed: int | None = None,
    ) -> None:
        self._strategy = strategy
        self._tools = memory_edits.specs(strategy)
        super().__init__(model, rules=rules, seed=seed)

    def reset(self) -> None:
        self._memory = memory.Memory()
        self.failed_updates = ()

    async def invoke(self, messages: Sequence[chat.Message]) -> agent.Reply:
        """Rounds of tool calls, then the words; what was said to the tools is forgotten with the turn. Whoever calls
        tools when none are offered any more has only said what stands beside the calls."""
        system = prompts.filled("react_mem", game=self._rules, memory=str(self._memory))
        turn = list(messages)
        for round_ in range(MOST_ROUNDS + 1):
            tools = self._tools if round_ < MOST_ROUNDS and not self._is_frozen else ()
            completion = await self._model.acomplete(self._request(system, turn, tools=tools))
            said = tool_words.parted(completion, [tool.name for tool in self._tools])
            if not (tools and said.tool_calls):
                break
            turn.append(said)
            turn += [chat.tool_result(call, self._carry_out(call)) for call in said.tool_calls]
        return agent.Reply(response=agent.spoken(replace(completion, text=said.text)))

    def get_private_state(self) -> str:
        return str(self._memory)

    def _carry_out(self, call: chat.ToolCall) -> str:
        """What the model is told: each call stands for itself, and one that is refused changes nothing."""
        arguments = tooling.arguments(call)
        try:
            if isinstance(arguments, reading.Unreadable):
                raise memory_edits.Refused(arguments.fault)
            self._memory = memory_edits.apply(self._memory, self._strategy, call.name, arguments)
        except memory_edits.Refused as refusal:
            self.failed_updates = (*self.failed_updates, f"{call.name}: {refusal}")
            return f"Refused, the memory is unchanged: {refusal}"
        return "Done."
