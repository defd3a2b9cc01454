"""The settings of a batch: the keys of the document's YAML file unchanged, and a few more, each with a default."""

from decimal import Decimal
from pathlib import Path
from typing import Annotated, Literal

from pydantic import AfterValidator, Field
from pydantic_core import PydanticCustomError

from sct.kernel import candidates, catalog, sections
from sct.kernel.agents import entries, memory_edits
from sct.kernel.games import dictionaries, seam

MOST_AGENTS = 50

MAIN = ("providers", "main")
PROPOSER = ("sct", "stateless_candidates", "llm", "provider")


def _own_name(game: str) -> str:
    """The canonical name, since trial files and folders use that whatever alias a configuration has."""
    *first, last = known = [repr(name) for name in catalog.game_names()]
    if repr(game) not in known:
        expected = f"{', '.join(first)} or {last}"
        raise PydanticCustomError("literal_error", "Input should be {expected}", {"expected": expected})
    return catalog.canonical(game)


FolderPath = Annotated[str, Field(min_length=1, max_length=900)]


class DeterministicCandidates(sections.Section):
    """`dictionary_path`: a word list, one word a line, or the name of one that comes with the program; null means the
    built-in one."""

    dictionary_path: str | None = None


class LlmCandidates(sections.Section):
    provider: str | None = None
    max_n: int = Field(default=20, ge=1, le=500)


class CandidateSettings(sections.Section):
    method: candidates.Method = "deterministic"
    deterministic: DeterministicCandidates = DeterministicCandidates()
    llm: LlmCandidates = LlmCandidates()

    @property
    def dictionary(self) -> Path | None:
        path = self.deterministic.dictionary_path
        return None if path is None else dictionaries.place(path)


class SctSettings(sections.Section):
    """The section `sct`. A turn is a message of the player and the host's reply; T_max counts messages."""

    t_fork: int = Field(default=6, ge=1, le=200)
    T_max: int = Field(default=20, ge=1, le=400)
    random_seed: int = Field(default=1337, ge=0, le=2**31 - 1)
    n_candidate_secrets: int = Field(default=10, ge=2, le=200)
    stateless_candidates: CandidateSettings = CandidateSettings()
    question_mode: Literal["sequential", "branched"] = "sequential"
    candidate_order: Literal["secret_first", "shuffled"] = "secret_first"
    letter_policy: seam.Policy = "seeded_deterministic"
    letters_per_trial: Literal["same", "varied"] = "same"
    reveal: bool = False
    secret_from: Literal["state_at_fork", "any_state"] = "state_at_fork"  # noqa: S105 - no password
    controls: bool = False

    def player_seed(self, trial: int) -> int:
        return self.random_seed if self.letters_per_trial == "same" else seam.trial_seed(self.random_seed, trial)


class ProviderSettings(sections.Section):
    """`main` is the provider of every agent that names none; `concurrency` is the number of simultaneous calls."""

    main: str
    concurrency: int = Field(default=4, ge=1, le=256)


class AgentSpec(sections.Section):
    """One agent of the batch, as `agent_spec` reads it from the entry."""

    kind: str
    name: sections.FolderName
    responder: str | None = None
    updater: str | None = None
    strategy: memory_edits.Strategy | None = None

    def naming(self, place: int) -> dict[tuple[str | int, ...], str]:
        """The providers that the agent names itself, by their keys' locations in a file that lists it at `place`."""
        named = {"responder_llm_provider": self.responder, "updater_llm_provider": self.updater}
        return {("agents", place, self.kind, key): name for key, name in named.items() if name}


def agent_spec(kind: str, entry: entries.DialogueAgent) -> AgentSpec:
    """Reads an entry: each of the synonymous provider keys is accepted, and the most specific one counts."""
    general = entry.main_llm_provider or entry.llm_provider
    responder, updater = general, None
    if isinstance(entry, entries.TwoModelAgent):
        responder = entry.responder_llm_provider or general
        updater = entry.updater_llm_provider or general
    strategy = entry.strategy if isinstance(entry, entries.MemoryAgent) else None
    name = entry.name or (f"{kind}_{strategy}" if strategy else kind)
    return AgentSpec(kind=kind, name=name, responder=responder, updater=updater, strategy=strategy)


class BudgetSettings(sections.Section):
    """What the whole batch may spend; null means no limit. The batch pauses when either limit is used up."""

    dollars: float | None = Field(default=None, gt=0, le=1_000_000)
    tokens: int | None = Field(default=None, ge=1, le=10**12)

    @property
    def limits(self) -> dict[str, Decimal | int | None]:
        """The limits as fields of the batch's row."""
        dollars = None if self.dollars is None else Decimal(str(self.dollars))
        return {"budget_dollars": dollars, "budget_tokens": self.tokens}


class SctConfig(sections.Section):
    """A whole batch. Its agents come from entries of the form `- KindOfAgent: {...}`."""

    game: Annotated[str, AfterValidator(_own_name)] = "hangman_sct"
    agents: tuple[AgentSpec, ...] = Field(min_length=1, max_length=MOST_AGENTS)
    num_trials: int = Field(default=20, ge=1, le=100_000)
    results_dir: FolderPath = "results/hangman_sct/"
    providers: ProviderSettings
    budget: BudgetSettings = BudgetSettings()
    sct: SctSettings = SctSettings()

    @property
    def trials(self) -> int:
        return len(self.agents) * self.num_trials

    def provider_of(self, agent: AgentSpec) -> str:
        return agent.responder or self.providers.main

    def updater_of(self, agent: AgentSpec) -> str | None:
        if not catalog.agents()[agent.kind].declared.has_updater:
            return None
        return agent.updater or agent.responder or self.providers.main

    @property
    def forks_early(self) -> bool:
        """Whether T_max stops the play before the fork turn is reached."""
        return 2 * (self.sct.t_fork - 1) >= self.sct.T_max
