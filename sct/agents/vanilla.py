"""The plain agent: the rules, the dialogue, an answer. It keeps nothing."""

from collections.abc import Sequence

from personas.llm import chat
from sct import prompts
from sct.agents import agent


class VanillaLLMAgent(agent.Agent):
    is_memoryful = False

    def reset(self) -> None:
        """Nothing is kept, so nothing is to be forgotten."""

    def invoke(self, messages: Sequence[chat.Message]) -> agent.Reply:
        system = prompts.filled("vanilla", game=self._rules)
        return agent.Reply(response=agent.spoken(self._model.complete(self._request(system, messages))))

    def get_private_state(self) -> str | None:
        return None
