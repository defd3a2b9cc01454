"""The running conversation of a trial: what the player says, what the agent answers, and the log of both."""

from dataclasses import dataclass, field

from personas.llm import errors
from sct import dialogue, games
from sct.agents import agent


@dataclass(slots=True, kw_only=True)
class Conversation:
    """`said` is the public dialogue. A branch hears and says its own things, and leaves no trace in the log."""

    agent: agent.Agent
    game: games.Game
    said: dialogue.Dialogue = ()
    is_branch: bool = False
    troubles: list[str] = field(default_factory=list)

    def exchange(self, message: str) -> str:
        """The agent's reply. Nothing is kept of a message that stays without one. Raises LlmError."""
        heard = (*self.said, dialogue.player(message))
        reply = self.agent.invoke(dialogue.as_messages(heard))
        self.said = (*heard, dialogue.host(reply.response))
        if not self.is_branch:
            self.game.update_state(message, private_state=None)
            self.game.update_state(reply.response, private_state=self.agent.get_private_state())
        if reply.trouble is not None:
            self.troubles.append(f"memory update: {named(reply.trouble)}")
        return reply.response

    def branch(self) -> "Conversation":
        return Conversation(
            agent=self.agent.frozen(), game=self.game, said=self.said, is_branch=True, troubles=self.troubles
        )


def named(failure: errors.LlmError) -> str:
    return f"{type(failure).__name__}: {failure.reason}"
