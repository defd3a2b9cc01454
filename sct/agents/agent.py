"""What every agent under test can do, and how a model's completion becomes public words."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Self

from personas.llm import chat, errors, thinking


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What the agent says. `trouble` is a call that failed after the words were there (a memory update)."""

    response: str
    trouble: errors.LlmError | None = None


class Agent(ABC):
    """Answers a public dialogue; keeps private state or none.

    `is_memoryful` belongs to the class, whether or not its memory holds anything. An agent's state is made of
    immutable values, so a shallow copy is a branch of its own.
    """

    is_memoryful: ClassVar[bool]

    def __init__(self, model: chat.AwaitedModel, *, rules: str, seed: int | None = None) -> None:
        self._model = model
        self._rules = rules
        self._seed = seed
        self._is_frozen = False
        self.failed_updates: tuple[str, ...] = ()
        self.reset()

    @abstractmethod
    def reset(self) -> None:
        """Back to before the first turn."""

    @abstractmethod
    async def invoke(self, messages: Sequence[chat.Message]) -> Reply:
        """The answer to the dialogue so far. Raises LlmError when the model gave none."""

    @abstractmethod
    def get_private_state(self) -> str | None:
        """What the agent keeps to itself; None for an agent that keeps nothing."""

    def frozen(self) -> Self:
        """A copy that starts from this state and changes its memory no more."""
        branch = copy.copy(self)
        branch._is_frozen = True
        return branch

    def _request(
        self,
        system: str,
        messages: Sequence[chat.Message],
        *,
        tools: tuple[chat.ToolSpec, ...] = (),
    ) -> chat.Request:
        return chat.Request(messages=(chat.system(system, stable=True), *messages), tools=tools, seed=self._seed)


def spoken(completion: chat.Completion) -> str:
    """The public words. Thoughts never count as words, and silence is a failure, not an answer."""
    said = thinking.part(completion.text).said.strip()
    if not said:
        raise errors.NoAnswer("the model said nothing")
    return said
