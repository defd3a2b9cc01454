"""The agent that acts, then answers: one model that edits its working memory with tools before it replies."""

from collections.abc import Sequence
from dataclasses import replace

from personas.llm import chat
from personas.llm.answers import reading
from personas.llm.line import tooling
from sct.kernel import prompts
from sct.kernel.agents import agent, entries, memory, memory_edits
from sct.kernel.agents.react_mem import tool_words

MOST_ROUNDS = 4


class ReActMemAgent(agent.Agent):
    declared = agent.Declaration(place=2, texts=prompts.beside(__file__), entry=entries.MemoryAgent, may_call_more=True)
    is_memoryful = True
    has_memory_tools = True
    tool_use: agent.ToolUse

    def __init__(
        self,
        main_llm_provider: chat.AwaitedModel,
        *,
        strategy: memory_edits.Strategy = "patch_and_replace",
        name: str = "",
        rules: str = "",
        seed: int | None = None,
    ) -> None:
        self._strategy = strategy
        self._tools = memory_edits.specs(strategy)
        super().__init__(main_llm_provider, name=name, rules=rules, seed=seed)

    @property
    def strategy(self) -> memory_edits.Strategy:
        return self._strategy

    def reset(self) -> None:
        self._memory = memory.Memory()
        self.failed_updates = ()
        self.tool_use = agent.ToolUse()

    async def invoke(self, messages: Sequence[chat.Message]) -> agent.Reply:
        """Up to `MOST_ROUNDS` rounds of tool calls, then the reply. The tool calls are not kept beyond the turn. If the
        model still calls tools when none are offered any more, the calls are ignored and only its words count."""
        system = self.declared.texts.filled(game=self.rules, memory=str(self._memory))
        turn = list(messages)
        for round_ in range(MOST_ROUNDS + 1):
            tools = self._tools if round_ < MOST_ROUNDS and not self._is_frozen else ()
            completion = await self._model.acomplete(self._request(system, turn, tools=tools))
            said = tool_words.parted(completion, [tool.name for tool in self._tools])
            if tools and (said.tool_calls or completion.tools_arrived or "tools" in completion.fitted):
                self.tool_use = replace(self.tool_use, reached=True)
            if not (tools and said.tool_calls):
                break
            turn.append(said)
            turn += [chat.tool_result(call, self._carry_out(call)) for call in said.tool_calls]
        return agent.Reply(response=agent.spoken(replace(completion, text=said.text)))

    def get_private_state(self) -> str:
        return str(self._memory)

    def _carry_out(self, call: chat.ToolCall) -> str:
        """Carries out one call and returns what the model is told. A refused call changes nothing."""
        arguments, before = tooling.arguments(call), self._memory
        try:
            if isinstance(arguments, reading.Unreadable):
                raise memory_edits.Refused(arguments.fault, "unreadable")
            self._memory = memory_edits.apply(before, self._strategy, call.name, arguments)
        except memory_edits.Refused as refusal:
            self.failed_updates = (*self.failed_updates, f"{call.name}: {refusal}")
            is_readable = call.name != tool_words.UNREADABLE
            self.tool_use = self.tool_use.turned_down(refusal.fault if is_readable else "unreadable")
            return f"Refused, the memory is unchanged: {refusal}"
        self.tool_use = self.tool_use.carried_out(is_change=self._memory != before)
        return "Done."


KIND = ReActMemAgent
