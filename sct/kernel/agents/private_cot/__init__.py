"""The agent that thinks privately: its thoughts are kept, and shown to it again with the messages they belong to."""

from collections.abc import Iterator, Sequence

from personas.llm import chat
from personas.llm.answers import thinking
from sct.kernel import prompts
from sct.kernel.agents import agent

DELIMITER = "\n\n---\n\n"


class PrivateCoTAgent(agent.Agent):
    declared = agent.Declaration(place=3, texts=prompts.beside(__file__))
    is_memoryful = True

    def reset(self) -> None:
        self._thoughts: tuple[str, ...] = ()

    async def invoke(self, messages: Sequence[chat.Message]) -> agent.Reply:
        system = self.declared.texts.filled(game=self.rules)
        completion = await self._model.acomplete(self._request(system, tuple(self._with_thoughts(messages))))
        response = agent.spoken(completion)
        thoughts = (completion.reasoning.strip(), thinking.part(completion.text).thought)
        self._thoughts = (*self._thoughts, "\n\n".join(filter(None, thoughts)))
        return agent.Reply(response=response)

    def get_private_state(self) -> str:
        """All thoughts, each under its turn number; a turn without a thought is kept as an empty entry."""
        return DELIMITER.join(f"[turn {turn}]\n{thought}" for turn, thought in enumerate(self._thoughts, start=1))

    def _with_thoughts(self, messages: Sequence[chat.Message]) -> Iterator[chat.Message]:
        thoughts = iter(self._thoughts)
        for message in messages:
            if message.role == "assistant":
                yield chat.assistant(f"<think>{next(thoughts, '')}</think>\n{message.text}")
            else:
                yield message


KIND = PrivateCoTAgent
