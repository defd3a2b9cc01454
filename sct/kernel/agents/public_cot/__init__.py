"""The agent that thinks aloud: its reasoning is part of what it says, so it keeps nothing to itself."""

from collections.abc import Sequence

from personas.llm import chat
from sct.kernel import prompts
from sct.kernel.agents import agent


class PublicCoTAgent(agent.Agent):
    declared = agent.Declaration(place=4, texts=prompts.beside(__file__))
    is_memoryful = False

    def reset(self) -> None:
        """Nothing is kept, so nothing is to be forgotten."""

    async def invoke(self, messages: Sequence[chat.Message]) -> agent.Reply:
        system = self.declared.texts.filled(game=self.rules)
        completion = await self._model.acomplete(self._request(system, messages))
        return agent.Reply(response=agent.spoken(completion))

    def get_private_state(self) -> str | None:
        return None


KIND = PublicCoTAgent
