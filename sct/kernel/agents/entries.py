"""The shapes of agents' entries in a configuration: which keys each kind of agent takes."""

from sct.kernel import sections
from sct.kernel.agents import memory_edits


class DialogueAgent(sections.Section):
    """Entry of an agent that asks one model and has no strategy."""

    main_llm_provider: str | None = None
    llm_provider: str | None = None
    name: sections.FolderName | None = None


class MemoryAgent(DialogueAgent):
    strategy: memory_edits.Strategy = "patch_and_replace"


class TwoModelAgent(MemoryAgent):
    responder_llm_provider: str | None = None
    updater_llm_provider: str | None = None
