"""The running conversation of a trial: what the player says, what the agent answers, and the log of both."""

import reprlib
from dataclasses import dataclass, field, replace

from personas.llm import chat, errors
from sct.kernel import dialogue
from sct.kernel.agents import agent
from sct.kernel.games import seam


@dataclass(slots=True, kw_only=True)
class Conversation:
    """`said` is the public dialogue, `messages` the same as the agent's model sees it.

    A branch continues on its own and does not write to the log.
    """

    agent: agent.Agent
    game: seam.Game
    said: dialogue.Dialogue = ()
    messages: tuple[chat.Message, ...] = ()
    is_branch: bool = False
    troubles: list[str] = field(default_factory=list)

    async def exchange(self, message: str) -> str:
        """Sends the message and returns the agent's reply. If that fails, the message is not kept. Raises LlmError."""
        heard = (*self.messages, chat.user(message))
        reply = _of_the_form(self.agent, await self.agent.invoke(heard))
        self.messages = (*heard, chat.assistant(reply.response))
        self.said = (*self.said, dialogue.player(message), dialogue.host(reply.response))
        if not self.is_branch:
            self.game.update_state(message, private_state=None)
            self.game.update_state(reply.response, private_state=_private_state(self.agent))
        if reply.trouble is not None:
            self.troubles.append(f"memory update: {named(reply.trouble)}")
        return reply.response

    def met_with_silence(self, message: str) -> str:
        """An empty reply is a reply, so it is logged; but it is kept out of the messages, because models refuse empty
        turns of their own."""
        if not self.is_branch:
            self.game.update_state(message, private_state=None)
            self.game.update_state("", private_state=_private_state(self.agent))
        return ""

    def branch(self) -> "Conversation":
        return replace(self, agent=self.agent.frozen(), is_branch=True)


def named(failure: errors.LlmError) -> str:
    return f"{type(failure).__name__}: {failure.reason}"


def _of_the_form(host: agent.Agent, reply: object) -> agent.Reply:
    """Checks the type at run time, since agents may come from packages that are not type-checked."""
    if not isinstance(reply, agent.Reply) or not isinstance(reply.response, str):
        raise TypeError(f"{type(host).__name__}.invoke gave {reprlib.repr(reply)}, which is no Reply with words")
    return reply


def _private_state(host: agent.Agent) -> str | None:
    state: object = host.get_private_state()
    if state is None or isinstance(state, str):
        return state
    gave = f"{type(host).__name__}.get_private_state gave {reprlib.repr(state)}"
    raise TypeError(f"{gave}, which is neither words nor None")
