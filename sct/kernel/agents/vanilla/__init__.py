"""The plain agent: the rules, the dialogue, an answer. It keeps nothing."""

from collections.abc import Sequence

from personas.llm import chat
from sct.kernel import prompts
from sct.kernel.agents import agent


class VanillaLLMAgent(agent.Agent):
    declared = agent.Declaration(place=5, texts=prompts.beside(__file__))
    is_memoryful = False

    def reset(self) -> None:
        """Does nothing: this agent has no state."""

    async def invoke(self, messages: Sequence[chat.Message]) -> agent.Reply:
        system = self.declared.texts.filled(game=self.rules)
        completion = await self._model.acomplete(self._request(system, messages))
        return agent.Reply(response=agent.spoken(completion))

    def get_private_state(self) -> str | None:
        return None


KIND = VanillaLLMAgent
