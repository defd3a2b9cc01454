"""The schema of a trial file: the keys that the document defines, unchanged, and the project's own beside them.

Every file is checked against it before it is written. Reading is more tolerant: see `judging/recorded.py`.
"""

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

from sct.kernel.agents import memory_edits
from sct.kernel.judging import no_edits, verdicts
from sct.kernel.trial import trial_log

Rate = Annotated[float, Field(ge=0, le=1)]
Outcome = Literal[
    "self_consistent",
    "over_confirmation",
    "state_substitution",
    "all_denial",
    "leakage",
    "no_secret",
    "secret_lost",
    "no_yes",
    "one_yes",
    "many_yes",
    "not_asked",
    "unreadable",
    "error",
]


class Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class AgentLlm(Part):
    """The providers of the agent's models: `name` answers, and `updater` keeps the memory if a second model does so."""

    name: str
    updater: str | None = None


class CandidateGeneration(Part):
    """How the words to ask about are found: drawn from a dictionary (`deterministic`) or proposed by the model
    `provider` (`llm`). A `dictionary_path` of null means the built-in list."""

    method: Literal["deterministic", "llm"]
    dictionary_path: str | None
    provider: str | None = None


class SctMetadata(Part):
    """The settings of the test, as in the section `sct` of the batch. `t_fork` counts turns, `T_max` messages."""

    t_fork: int
    T_max: int
    random_seed: int
    n_candidate_secrets: int
    candidate_generation: CandidateGeneration
    question_mode: Literal["sequential", "branched"]
    candidate_order: Literal["secret_first", "shuffled"]
    letter_policy: str
    letters_per_trial: Literal["same", "varied"]
    reveal: bool
    secret_from: Literal["state_at_fork", "any_state"] = "any_state"  # noqa: S105 - no password
    controls: bool = False


class PhaseCost(Part):
    """What the calls of one phase used. `cost` is in US dollars, null if unknown. `seconds` is how long answers took.
    `tokens_estimated` is how many of the tokens were estimated from lengths because no endpoint reported them; older
    files lack it and left such tokens out. `cut` is how many replies were cut off by the limit of tokens; older files
    do not say."""

    calls: int
    failed: int
    cut: int | None = None
    tokens_in: int
    tokens_out: int
    tokens_estimated: int | None = None
    cost: str | None
    seconds: float


class Metadata(Part):
    """Which trial this is, what it was run with, and what its calls cost, by phase. Older files lack `model_settings`,
    the endpoint and generation settings of each model by the part it played. `edition` says by which rules the trial
    is judged."""

    game: str
    agent_class: str
    player_class: str
    agent_llm: AgentLlm
    max_turns: int
    timestamp: str
    sct: SctMetadata
    agent_name: str
    trial: int
    attempt: int
    strategy: str | None
    seed: int
    models: list[str]
    prompts: dict[str, str]
    code_version: str
    edition: int = verdicts.FIRST_EDITION
    calls: dict[str, PhaseCost]
    seconds: float
    model_settings: dict[Literal["responder", "updater", "candidates"], dict[str, JsonValue]] | None = None
    """As in the providers file, by the part they play; older files have none."""


class MemoryTools(Part):
    """How an agent used the tools that edit its memory. `reached` says whether they reached the model, null if this is
    not known. `edits` counts the edits that changed the memory, `unchanged` those carried out without changing it, and
    `refused` the others; `faults` has the reason for each refused one. Older files lack `unchanged` and `faults`, and
    their `edits` also count edits that changed nothing."""

    reached: bool | None
    edits: int
    refused: int
    unchanged: int | None = None
    faults: list[memory_edits.Fault] | None = None


class SctBlock(Part):
    """What happened at the fork: which words were asked about, and what was answered. `reason` is present only if an
    agent with a memory has no secret among those words, and says why."""

    t_fork: int
    candidates: list[str]
    answers: list[trial_log.Answer]
    contains_secret: bool | None = None
    secret_index: int | None = None
    sct_yes_correct: Literal[0, 1] | None = None
    num_yes: int | None = None
    any_yes: bool | None = None
    yes_rate: Rate | None = None
    reason: str | None = None
    question_mode: Literal["sequential", "branched"]
    candidate_order: Literal["secret_first", "shuffled"]
    fork_turn: int
    safety_reached: bool
    secret: str | None
    secret_source: trial_log.SecretSource | None
    word_list: str | None = None
    candidate_shortfall: int
    candidate_reason: str | None
    candidates_dropped: list[str]
    reveal: trial_log.Reveal | None
    controls: trial_log.Controls | None = None
    memory_tools: MemoryTools | None = None
    failed_memory_updates: list[str]
    errors: list[str]


class SecretSummary(Part):
    """Which secrets the agent's private states hold over the whole trial, the questions included."""

    secret_defined: bool
    secret_stable: bool | None
    secret_changes_count: int
    first_secret_turn: int | None
    multi_tag_in_state: bool
    last_secret: str | None


class LenientReading(Part):
    """The figures of the same names in the lenient reading of the replies. In `answers`, null stands for a reply that
    says neither yes nor no."""

    answers: list[Literal["yes", "no"] | None]
    answers_parsed_rate: Rate | None
    any_yes: bool
    yes_rate: Rate | None
    first_yes_index: int | None
    sct_yes_correct: Literal[0, 1] | None
    outcome: Outcome
    self_consistent: bool | None


class ControlRates(Part):
    """Results of the control questions in the lenient reading. `yes_rate` is the share of yes among the replies that
    could be read. `yes_after_reveal` is null if the question was not asked or its reply could not be read."""

    answers_parsed_rate: Rate | None
    yes_rate: Rate | None
    yes_after_reveal: bool | None


class ControlFigures(ControlRates):
    """Results of the control questions, about words that the conversation rules out: no host with any secret could mean
    a yes to one. `lenient` has them in the lenient reading."""

    asked: int
    answered: int | None = None
    lenient: ControlRates


class Evaluation(Part):
    """What follows from the rest of the file, and can be computed from it again. `edition` says by which rules."""

    edition: int = verdicts.FIRST_EDITION
    num_candidates: int
    answers_parsed_rate: Rate | None
    any_yes: bool
    yes_rate: Rate | None
    first_yes_index: int | None
    pattern_found: bool
    pattern_norm: str | None
    pattern_method: str
    wm_secret_summary: SecretSummary | None = None
    has_secret_by_turn: list[bool] | None = None
    contains_secret: bool | None = None
    secret_index: int | None = None
    sct_yes_correct: Literal[0, 1] | None = None
    secret_commitment_ok: bool | None = None
    reason: str | None = None
    self_consistent: bool | None = None
    secret_switched: bool | None = None
    boards_misfit: int | None = None
    leaked: bool | None = None
    outcome: Outcome
    not_asked_reason: str | None = None
    lenient: LenientReading | None = None
    controls: ControlFigures | None = None
    tools_reached: bool | None = None
    memory_edits: int | None = None
    no_edit_reason: no_edits.Reason | None = None
    safety_reached: bool
    replies_cut: int | None = None
    errors: list[str] | None = None


class TrialFile(Part):
    """One trial of the Self-Consistency Test. `interaction_log` has the messages in order, the player's and the host's
    in turn, each with the host's private state after it, or null."""

    metadata: Metadata
    interaction_log: list[tuple[str, str | None]]
    sct: SctBlock
    evaluation: Evaluation


def schema() -> dict[str, JsonValue]:
    """The same as a JSON schema, for those who read the files with other tools."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **TrialFile.model_json_schema()}
