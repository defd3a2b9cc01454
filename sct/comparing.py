"""Two batches, or the agents of one, trial by trial: who was right where the other was not, and what was different."""

import dataclasses
import itertools
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sct import config, models, overview, statistics
from sct.plots import rows, scores

MOST_PAIRS = 60
SAME_GAME = ("game", "t_fork", "random_seed", "letter_policy", "letters_per_trial")


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """Two agents on the trials that both completed, by their numbers. `measure` as in the headline of a batch."""

    first: str
    second: str
    measure: str
    both: int
    only_first: int
    only_second: int
    neither: int
    p: float
    p_holm: float = 1.0

    @property
    def trials(self) -> int:
        return self.both + self.only_first + self.only_second + self.neither

    @property
    def share_of_first(self) -> statistics.Proportion:
        return statistics.wilson(self.both + self.only_first, self.trials)

    @property
    def share_of_second(self) -> statistics.Proportion:
        return statistics.wilson(self.both + self.only_second, self.trials)

    @property
    def difference(self) -> float:
        """Of the second to the first."""
        return (self.only_second - self.only_first) / self.trials


@dataclass(frozen=True, slots=True, kw_only=True)
class Difference:
    """One setting that is not the same; None where a batch has none. `is_game`: trials of a number are other games."""

    setting: str
    first: Any
    second: Any
    is_game: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    pairs: Sequence[Pair]
    differences: Sequence[Difference]

    @property
    def same_games(self) -> bool:
        return not any(difference.is_game for difference in self.differences)


def compare(first: models.Batch, second: models.Batch) -> Comparison:
    """Agents of the same name, or all of a kind if no name is in both; within one batch, each agent with each."""
    results = _results(first), _results(second)
    found = [
        pair
        for one, other in itertools.islice(_matched(*results, same=first == second), MOST_PAIRS)
        if (pair := _pair(one, other, *results)) is not None
    ]
    return Comparison(pairs=_corrected(found), differences=list(_differences(first, second)))


Results = Mapping[str, tuple[str, Mapping[int, bool]]]


def _results(batch: models.Batch) -> Results:
    """By agent: what is measured, and the verdict of each trial that has one."""
    return {agent: _verdicts(trials) for agent, trials in scores.of(batch).items()}


def _verdicts(trials: Sequence[rows.Score]) -> tuple[str, Mapping[int, bool]]:
    measure = "self_consistent" if trials[0].memoryful else "any_yes"
    known = ((trial.number, trial.evaluation.get(measure)) for trial in trials)
    return measure, {number: bool(verdict) for number, verdict in known if verdict is not None}


def _matched(first: Results, second: Results, *, same: bool) -> Iterator[tuple[str, str]]:
    if same:
        yield from itertools.combinations(first, 2)
    elif shared := [agent for agent in first if agent in second]:
        yield from zip(shared, shared, strict=True)
    else:
        yield from itertools.product(first, second)


def _pair(one: str, other: str, first: Results, second: Results) -> Pair | None:
    """None for agents of different kinds, which have nothing in common, and where no trial is in both."""
    (measure, left), (other_measure, right) = first[one], second[other]
    if measure != other_measure or not (shared := left.keys() & right.keys()):
        return None
    only_first = sum(left[number] and not right[number] for number in shared)
    only_second = sum(right[number] and not left[number] for number in shared)
    both = sum(left[number] and right[number] for number in shared)
    return Pair(
        first=one,
        second=other,
        measure=measure,
        both=both,
        only_first=only_first,
        only_second=only_second,
        neither=len(shared) - both - only_first - only_second,
        p=statistics.mcnemar(only_first, only_second),
    )


def _corrected(pairs: Sequence[Pair]) -> list[Pair]:
    """For all pairs that are shown together."""
    corrected = statistics.holm([pair.p for pair in pairs])
    return [dataclasses.replace(pair, p_holm=p) for pair, p in zip(pairs, corrected, strict=True)]


def _differences(first: models.Batch, second: models.Batch) -> Iterator[Difference]:
    left, right = _settings(first), _settings(second)
    for setting in dict.fromkeys((*left, *right)):
        one, other = left.get(setting), right.get(setting)
        if one != other:
            yield Difference(setting=setting, first=one, second=other, is_game=setting in SAME_GAME)


def _settings(batch: models.Batch) -> dict[str, object]:
    """Flat, in the words of the file; an agent is one line."""
    wanted = overview.settings(batch.config_text)
    if wanted is None:
        return {}
    models_of = {entry["name"]: entry.get("model_name") or entry["name"] for entry in batch.providers}
    agents = {f"agent {agent.name}": _agent(wanted, agent, models_of) for agent in wanted.agents}
    generation = wanted.sct.stateless_candidates
    return {
        "game": wanted.game,
        "num_trials": wanted.num_trials,
        **wanted.sct.model_dump(exclude={"stateless_candidates"}),
        "method": generation.method,
        "dictionary_path": generation.deterministic.dictionary_path,
        **agents,
    }


def _agent(wanted: config.SctConfig, agent: config.AgentSpec, models_of: Mapping[str, str]) -> str:
    names = [wanted.provider_of(agent), wanted.updater_of(agent)]
    asked = dict.fromkeys(models_of.get(name, name) for name in names if name)
    return ", ".join(filter(None, (agent.kind, agent.strategy, *asked)))
