"""What every agent under test can do, and how a model's completion becomes public words."""

import copy
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import ClassVar, Self

from personas.llm import chat, errors
from personas.llm.answers import thinking
from sct.kernel import prompts
from sct.kernel.agents import entries, memory_edits


@dataclass(frozen=True, slots=True, kw_only=True)
class Declaration:
    """All that the catalogue, the form, the estimate and the pages need to know of a kind of agent before there is one.

    Configurations and files call it by the name of its class. `entry` is what a configuration may say of it, and what
    its row of the form asks for: an agent is made with its model, with a second one and with a strategy as it says. It
    makes `calls` to its model for each reply, and `may_call_more`. Kinds stand in the order of `place`.
    """

    texts: prompts.Texts
    entry: type[entries.DialogueAgent] = entries.DialogueAgent
    calls: int = 1
    may_call_more: bool = False
    place: int = 100

    @property
    def has_strategy(self) -> bool:
        return issubclass(self.entry, entries.MemoryAgent)

    @property
    def has_updater(self) -> bool:
        return issubclass(self.entry, entries.TwoModelAgent)


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply:
    """What the agent says. `trouble` is a call that failed after the words were there (a memory update)."""

    response: str
    trouble: errors.LlmError | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolUse:
    """What became of the tools of a memory. `reached`: whether they are known to have reached the model, in its own
    form or in words; None as long as nobody can say, for a server may drop them in silence. `edits` changed the memory,
    `unchanged` were carried out and left it as it was; `faults` say of each that was `refused` why."""

    reached: bool | None = None
    edits: int = 0
    refused: int = 0
    unchanged: int = 0
    faults: tuple[memory_edits.Fault, ...] = ()

    def carried_out(self, *, is_change: bool) -> "ToolUse":
        return replace(self, edits=self.edits + is_change, unchanged=self.unchanged + (not is_change))

    def turned_down(self, fault: memory_edits.Fault) -> "ToolUse":
        return replace(self, refused=self.refused + 1, faults=(*self.faults, fault))


class Agent(ABC):
    """Answers a public dialogue; keeps private state or none.

    `is_memoryful` belongs to the class, whether or not its memory holds anything. An agent's state is made of
    immutable values, so a shallow copy is a branch of its own.
    """

    declared: ClassVar[Declaration]
    is_memoryful: ClassVar[bool]
    has_memory_tools: ClassVar[bool] = False

    def __init__(
        self, main_llm_provider: chat.AwaitedModel, *, name: str = "", rules: str = "", seed: int | None = None
    ) -> None:
        """`rules` are the game's; who plays a trial of a game sees to them and to the seed where they are left out."""
        self._model = main_llm_provider
        self._name = name
        self.rules = rules
        self.seed = seed
        self._is_frozen = False
        self.failed_updates: tuple[str, ...] = ()
        self.tool_use: ToolUse | None = None
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

    @property
    def name(self) -> str:
        """The given one, or else what tells it from other kinds."""
        return self._name or "_".join(filter(None, (type(self).__name__, self.strategy)))

    @property
    def strategy(self) -> memory_edits.Strategy | None:
        """How it edits its memory, if it has one that is edited."""
        return None

    @property
    def model_names(self) -> tuple[str, str | None]:
        """Of the model that answers, and of the one that keeps the memory where that is done in a call of its own."""
        return self._model.name, None

    def through(self, journalled: Callable[[chat.AwaitedModel], chat.AwaitedModel]) -> Self:
        """A copy whose models are asked by way of something else."""
        branch = copy.copy(self)
        branch._model = journalled(self._model)
        return branch

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
        return chat.Request(messages=(chat.system(system, stable=True), *messages), tools=tools, seed=self.seed)


def spoken(completion: chat.Completion) -> str:
    """The public words. Thoughts never count as words, and silence is a failure, not an answer."""
    said = thinking.part(completion.text).said.strip()
    if not said:
        raise errors.SaidNothing("the model said nothing")
    return said
