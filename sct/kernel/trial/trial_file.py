"""The schema of a trial file: the document's keys as they are, ours beside them, none renamed or moved.

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
    """`name` answers; `updater` keeps the memory, where that is a model of its own."""

    name: str
    updater: str | None = None


class CandidateGeneration(Part):
    method: Literal["deterministic", "llm"]
    dictionary_path: str | None
    provider: str | None = None


class SctMetadata(Part):
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
    """Of all calls of one phase. `cost` is US dollars, None when nobody could say. `tokens_estimated` is how many of
    all tokens no endpoint told, but lengths; in files from before it is missing, and those counted as nothing. `cut`
    is how many replies the limit of tokens ended; files from before do not tell."""

    calls: int
    failed: int
    cut: int | None = None
    tokens_in: int
    tokens_out: int
    tokens_estimated: int | None = None
    cost: str | None
    seconds: float


class Metadata(Part):
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
    """As the providers file has them, by the part they play; files from before have none."""


class MemoryTools(Part):
    """Of an agent that edits its memory: whether its tools are known to have reached the model (null: nobody can say),
    and how many of its edits were made, were refused, and were carried out without changing anything. `faults` say why,
    one for each that was refused. Files from before lack the last two, and their edits may have changed nothing."""

    reached: bool | None
    edits: int
    refused: int
    unchanged: int | None = None
    faults: list[memory_edits.Fault] | None = None


class SctBlock(Part):
    """What happened at the fork. `reason` is there when a memoryful agent shows no secret."""

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
    secret_defined: bool
    secret_stable: bool | None
    secret_changes_count: int
    first_secret_turn: int | None
    multi_tag_in_state: bool
    last_secret: str | None


class LenientReading(Part):
    """The same figures as beside it, by the lenient reading of the replies; in `answers` null is one that says neither
    yes nor no."""

    answers: list[Literal["yes", "no"] | None]
    answers_parsed_rate: Rate | None
    any_yes: bool
    yes_rate: Rate | None
    first_yes_index: int | None
    sct_yes_correct: Literal[0, 1] | None
    outcome: Outcome
    self_consistent: bool | None


class ControlRates(Part):
    """Rates of yes are among the answers that could be read; `yes_after_reveal` is None where that one could not."""

    answers_parsed_rate: Rate | None
    yes_rate: Rate | None
    yes_after_reveal: bool | None


class ControlFigures(ControlRates):
    """Of words that the conversation rules out: a yes is none that a host with any secret could mean."""

    asked: int
    answered: int | None = None
    lenient: ControlRates


class Evaluation(Part):
    """What follows from the rest of the file. `edition` says by which rules; see `verdicts`."""

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
    metadata: Metadata
    interaction_log: list[tuple[str, str | None]]
    sct: SctBlock
    evaluation: Evaluation


def schema() -> dict[str, JsonValue]:
    """The schema as JSON schema, for readers of the files with other tools."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **TrialFile.model_json_schema()}
