"""The figures of a batch: per agent, each proportion with n and interval; and agents compared trial by trial.

Computed from trial files alone. Only complete trials count; the others are counted as errors beside them.
"""

import itertools
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sct import secret_words, statistics


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentFigures:
    """`parse_rate` is over answers, the other proportions are over trials. A figure that an agent of this kind
    cannot have counts no trials. `untested` are the self-consistent trials that were asked about their own word alone:
    a yes to everything is as good there."""

    agent: str
    n: int
    errors: int
    parse_rate: statistics.Proportion
    any_yes: statistics.Proportion
    mean_yes_rate: float | None
    correct: statistics.Proportion
    self_consistent: statistics.Proportion
    untested: int
    secret_stable: statistics.Proportion
    first_yes: Mapping[int, int]
    distinct_secrets: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Comparison:
    """Two agents on the trials that both completed."""

    first: str
    second: str
    pairs: int
    only_first: int
    only_second: int
    p: float
    p_holm: float


def of_agent(agent: str, files: Iterable[Mapping[str, Any]], *, errors: int) -> AgentFigures:
    """`files` are the complete trials of the agent, `errors` how many of its trials failed."""
    trials = list(files)
    metrics = [trial["evaluation"] for trial in trials]
    answers = [answer for trial in trials for answer in trial["sct"]["answers"]]
    rates = [metric["yes_rate"] for metric in metrics if metric["yes_rate"] is not None]
    stable = [(metric.get("wm_secret_summary") or {}).get("secret_stable") for metric in metrics]
    secrets = {secret_words.folded(secret) for trial in trials if (secret := trial["sct"].get("secret"))}
    first_yes = Counter(metric["first_yes_index"] for metric in metrics)
    first_yes.pop(None, None)
    return AgentFigures(
        agent=agent,
        n=len(trials),
        errors=errors,
        parse_rate=_share(answer["parsed"] for answer in answers),
        any_yes=_share(metric["any_yes"] for metric in metrics),
        mean_yes_rate=sum(rates) / len(rates) if rates else None,
        correct=_share(metric.get("sct_yes_correct") for metric in metrics),
        self_consistent=_share(metric.get("self_consistent") for metric in metrics),
        untested=sum(_is_untested(trial) for trial in trials),
        secret_stable=_share(stable),
        first_yes=dict(sorted(first_yes.items())),
        distinct_secrets=len(secrets),
    )


def compared(
    results: Mapping[str, Mapping[int, bool | None]], *, among: Sequence[str] | None = None
) -> list[Comparison]:
    """Every pair of agents on one yes-or-no figure by trial number, corrected over the whole family."""
    found = []
    for first, second in itertools.combinations(among or list(results), 2):
        both = [
            (one, other)
            for trial, one in results[first].items()
            if one is not None and (other := results[second].get(trial)) is not None
        ]
        if both:
            only_first = sum(one and not other for one, other in both)
            only_second = sum(other and not one for one, other in both)
            found.append((first, second, len(both), only_first, only_second))
    raw = [statistics.mcnemar(only_first, only_second) for *_, only_first, only_second in found]
    return [
        Comparison(first=a, second=b, pairs=pairs, only_first=x, only_second=y, p=p, p_holm=corrected)
        for (a, b, pairs, x, y), p, corrected in zip(found, raw, statistics.holm(raw), strict=True)
    ]


def _is_untested(trial: Mapping[str, Any]) -> bool:
    return trial["evaluation"].get("self_consistent") is True and len(trial["sct"]["answers"]) == 1


def _share(values: Iterable[Any]) -> statistics.Proportion:
    """How many are true, of those that are known."""
    known = [bool(value) for value in values if value is not None]
    return statistics.wilson(sum(known), len(known))
