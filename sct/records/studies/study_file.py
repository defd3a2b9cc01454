"""Reads a study's YAML, a grid of games, models, temperatures, agents, strategies and forks; reports all faults."""

import math
from collections.abc import Collection, Iterator, Mapping
from typing import Annotated, Any, Literal

import pydantic
from django.conf import settings as django_settings
from django.utils.translation import gettext_noop
from pydantic import Field

from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import value_faults
from sct.kernel import catalog, config, sections
from sct.kernel.agents import memory_edits
from sct.models import UNNAMED
from sct.settings import config_reading

MOST_BATCHES, MOST_CELLS = 100, 300
UNKNOWN_GAME = (
    gettext_noop("unknown game %(name)r; did you mean %(near)r?"),
    gettext_noop("unknown game %(name)r; known are %(names)s"),
)
TWICE = gettext_noop("%(name)r is there twice")
AXES = ("games", "models", "temperatures", "agents", "strategies", "t_fork")


class Comparing(sections.Section):
    """Cells that differ along one axis are compared: all of them, or with a `baseline` each agent with that of its row.
    `family` is what Holm's correction covers: all tests, or each agent's tests separately."""

    baseline: str | None = None
    test: Literal["mcnemar", "fisher"] = "mcnemar"
    family: Literal["all", "agent"] = "all"


class StudyFile(sections.Section):
    """Without `temperatures`, each model keeps its own. The budget is that of the whole study, divided evenly among its
    batches. `sct` is the section `sct` of a batch, without t_fork."""

    preset: Literal["paper"] | None = None
    name: str = Field(default=UNNAMED, min_length=1, max_length=120)
    question: str = Field(default="", max_length=1000)
    games: list[str] = Field(default=["hangman_sct"], min_length=1)
    models: list[str] = Field(min_length=1)
    temperatures: list[Annotated[float, Field(ge=0, le=2, allow_inf_nan=False)]] = Field(default=[])
    agents: list[str] = Field(min_length=1)
    strategies: list[memory_edits.Strategy] = Field(default=["patch_and_replace"], min_length=1)
    t_fork: list[Annotated[int, Field(ge=1, le=200)]] = Field(default=[6], min_length=1)
    replications: int = Field(default=1, ge=1, le=100)
    num_trials: int = Field(default=20, ge=1, le=100_000)
    concurrency: int = Field(default=4, ge=1, le=256)
    results_dir: config.FolderPath = "results/study/"
    budget: config.BudgetSettings = config.BudgetSettings()
    compare: Comparing = Comparing()
    sct: dict[str, Any] = Field(default={})

    @property
    def agent_names(self) -> list[str]:
        return [name for kind in self.agents for name in _names(kind, self.strategies)]

    @property
    def cells(self) -> int:
        return self.batches // self.replications * len(self.agent_names)

    @property
    def heats(self) -> list[float | None]:
        """The temperatures; None where each model keeps its own."""
        return [*self.temperatures] or [None]

    @property
    def batches(self) -> int:
        return len(self.games) * len(self.t_fork) * len(self.models) * len(self.heats) * self.replications

    @property
    def trials(self) -> int:
        return self.batches * self.num_trials * len(self.agent_names)

    @property
    def reveals(self) -> bool:
        return bool(self.sct.get("reveal")) and self.sct.get("question_mode") == "branched"


PAPER: Mapping[str, Any] = {
    "name": "As in the paper",
    "games": ["hangman_sct"],
    "agents": ["VanillaLLMAgent", "PrivateCoTAgent", "ReActMemAgent", "WorkflowAgent"],
    "strategies": ["overwrite", "patch_and_replace", "append_and_delete"],
    "temperatures": [0.3],
    "t_fork": [4],
    "num_trials": 50,
    "compare": {"baseline": "VanillaLLMAgent", "test": "fisher", "family": "agent"},
    "sct": {
        "T_max": 20, "random_seed": 133, "n_candidate_secrets": 5, "question_mode": "branched", "reveal": True,
    },
}  # fmt: skip
"""The defaults of `preset: paper`, for keys that the file itself does not have: the design of arXiv 2601.06973."""


def _names(kind: str, strategies: Collection[str]) -> list[str]:
    """The default names that these agents get in a batch."""
    known = catalog.agents().get(kind)
    return [f"{kind}_{strategy}" for strategy in strategies] if known and known.declared.has_strategy else [kind]


def read(
    text: str, known_models: Collection[str] | None = None, *, word_lists: Collection[str] | None = None
) -> StudyFile:
    """`known_models` are the names in the providers file; if `word_lists` are given, no other list is allowed.

    Raises BadConfig with every problem.
    """
    data = filled(config_reading.parse(text))
    found = [*_outline(data), *_unknown(data, known_models), *_twice(data), *_settings(data, word_lists)]
    if not found:
        file = StudyFile.model_validate(data)
        found = [*_unfit(file)]
    if found:
        raise config_reading.BadConfig(found)
    return file


def filled(data: Mapping[str, Any]) -> dict[str, Any]:
    """The data completed from its preset; so are the sections `sct` and `compare`, key by key."""
    preset = PAPER if data.get("preset") == "paper" else {}
    sections_of = {
        key: {**preset[key], **data[key]}
        for key in ("sct", "compare")
        if key in preset and isinstance(data.get(key), dict)
    }
    return {**preset, **data, **sections_of}


def _outline(data: Mapping[str, Any]) -> Iterator[Problem]:
    shapes: dict[str, type[sections.Section]] = {"compare": Comparing, "budget": config.BudgetSettings}
    try:
        StudyFile.model_validate(data)
    except pydantic.ValidationError as misfit:
        for error in misfit.errors():
            loc = error["loc"]
            if error["type"] == "extra_forbidden":
                fields = shapes.get(str(loc[0]), StudyFile).model_fields
                yield value_faults.unknown_key(str(loc[-1]), fields, loc)
            else:
                yield value_faults.with_given(value_faults.problem(error, loc), error)


def _unknown(data: Mapping[str, Any], known_models: Collection[str] | None) -> Iterator[Problem]:
    known = {
        "games": (UNKNOWN_GAME, catalog.game_names()),
        "agents": (config_reading.UNKNOWN_AGENT, catalog.agents()),
        "models": (config_reading.UNKNOWN_PROVIDER, known_models),
    }
    for key, (codes, names) in known.items():
        for place, each in enumerate(_list(data, key)):
            if names is not None and isinstance(each, str) and each not in names:
                yield value_faults.unknown(codes, each, sorted(names), (key, place))


def _twice(data: Mapping[str, Any]) -> Iterator[Problem]:
    for key in AXES:
        values = _list(data, key)
        for place, each in enumerate(values):
            if each in values[:place]:
                yield Problem(code=TWICE, values={"name": each}, path=(key, place))


def _list(data: Mapping[str, Any], key: str) -> list[Any]:
    found = data.get(key)
    return found if isinstance(found, list) else []


def _settings(data: Mapping[str, Any], word_lists: Collection[str] | None) -> Iterator[Problem]:
    """Problems of the section `sct`, checked at each fork; each is reported once."""
    section = data.get("sct", {})
    if not isinstance(section, dict):
        return
    if "t_fork" in section:
        yield Problem(code=gettext_noop("t_fork is a list of the grid, above"), path=("sct", "t_fork"))
    forks = [each for each in _list(data, "t_fork") if type(each) is int and 1 <= each <= 200] or [6]
    told: list[Problem] = []
    for t_fork in forks:
        try:
            config_reading.sct_settings({**section, "t_fork": t_fork}, word_lists)
        except config_reading.BadConfig as bad:
            told += [problem for problem in bad.problems if problem not in told]
    yield from told


def _unfit(file: StudyFile) -> Iterator[Problem]:
    """Problems of the whole file, when every single value is valid."""
    if file.compare.baseline is not None and file.compare.baseline not in file.agent_names:
        told = (gettext_noop("no agent is named %(name)r; did you mean %(near)r?"),
                gettext_noop("no agent is named %(name)r; there are %(names)s"))  # fmt: skip
        yield value_faults.unknown(told, file.compare.baseline, file.agent_names, ("compare", "baseline"))
    if file.compare.test == "fisher" and file.compare.baseline is None:
        yield Problem(code=gettext_noop("is missing, and the test is fisher"), path=("compare", "baseline"))
    for what, count, most, key in (
        (gettext_noop("%(count)d batches are more than there may be (%(most)d)"), file.batches, MOST_BATCHES, "models"),
        (gettext_noop("%(count)d cells are more than there may be (%(most)d)"), file.cells, MOST_CELLS, "agents"),
    ):
        if count > most:
            yield Problem(code=what, values={"count": count, "most": most}, path=(key,))
    if file.num_trials * len(file.agent_names) > django_settings.MOST_TRIALS:
        told_of = gettext_noop("%(count)d trials of a batch are more than there may be (%(most)d: MOST_TRIALS)")
        values = {"count": file.num_trials * len(file.agent_names), "most": django_settings.MOST_TRIALS}
        yield Problem(code=told_of, values=values, path=("num_trials",))
    if file.budget.tokens is not None and file.budget.tokens < file.batches:
        told_of = gettext_noop("%(count)d tokens leave nothing for each of %(batches)d batches")
        yield Problem(code=told_of, values={"count": file.budget.tokens, "batches": file.batches},
                      path=("budget", "tokens"))  # fmt: skip


def share_of(budget: config.BudgetSettings, batches: int) -> dict[str, float | int]:
    """The budget of each batch: rounded down, so that all together never exceed the study's."""
    found: dict[str, float | int] = {}
    if budget.dollars is not None:
        found["dollars"] = math.floor(budget.dollars / batches * 10_000) / 10_000
    if budget.tokens is not None:
        found["tokens"] = budget.tokens // batches
    return found
