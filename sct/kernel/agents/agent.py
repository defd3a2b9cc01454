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
    """What the catalogue, the form, the estimate and the pages need to know about a kind of agent before one is made.

    Configurations and files refer to a kind by its class name. `entry` is the shape of its entry in a configuration
    and of its row in the form; it decides whether the agent is given a second model and a strategy. Each reply takes
    `calls` calls to its main model, possibly more if `may_call_more`. Kinds are listed in order of `place`.
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
    """The agent's public words. `trouble` is the failure of a call made after them (a memory update)."""

    response: str
    trouble: errors.LlmError | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ToolUse:
    """How the memory tools were used. `reached`: whether they are known to have reached the model, natively or in
    words; None while unknown, because a server may drop them silently. `edits` counts calls that changed the memory,
    `unchanged` those that were carried out without changing it; `faults` has the reason for each one `refused`."""

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
    """Replies to a public dialogue, and may keep private state.

    `is_memoryful` is a property of the class, whether or not the memory holds anything yet. An agent's state consists
    of immutable values, so a shallow copy is an independent branch.
    """

    declared: ClassVar[Declaration]
    is_memoryful: ClassVar[bool]
    has_memory_tools: ClassVar[bool] = False

    def __init__(
        self, main_llm_provider: chat.AwaitedModel, *, name: str = "", rules: str = "", seed: int | None = None
    ) -> None:
        """`rules` are the game's. If they or the seed are left out, whoever plays the trial sets them."""
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
        """The given name, or else the class and the strategy, which distinguish it from other kinds."""
        return self._name or "_".join(filter(None, (type(self).__name__, self.strategy)))

    @property
    def strategy(self) -> memory_edits.Strategy | None:
        """How it edits its memory, if it has one that is edited."""
        return None

    @property
    def model_names(self) -> tuple[str, str | None]:
        """The model that answers, and the model that updates the memory if that takes a separate call, else None."""
        return self._model.name, None

    def through(self, journalled: Callable[[chat.AwaitedModel], chat.AwaitedModel]) -> Self:
        """A copy whose models are replaced by what `journalled` makes of them."""
        branch = copy.copy(self)
        branch._model = journalled(self._model)
        return branch

    def frozen(self) -> Self:
        """A copy that starts from this state and no longer changes its memory."""
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
    """The public words, without thoughts. Raises SaidNothing if there are none: silence is a failure, not an answer."""
    said = thinking.part(completion.text).said.strip()
    if not said:
        raise errors.SaidNothing("the model said nothing")
    return said
