"""The figures of an agent: each proportion with n and interval, computed from the evaluations of its trials alone.

Only complete trials count; failed ones are reported separately as errors.
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from glassbox_site.ground.plain.differences import Estimate, mean_of_shares
from sct.kernel.games import secret_words
from sct.kernel.judging import statistics
from sct.records.figures import editing, measures

SHARES = (*measures.MEASURES, "parse_rate")
LENIENT = tuple(name for name in SHARES if name != "secret_stable")
CONTROLS = ("controls_yes", "controls_parse_rate", "controls_yes_after_reveal")
BESIDE = (*measures.BESIDE, *CONTROLS)

Shares = Mapping[str, statistics.Proportion]


@dataclass(frozen=True, slots=True, kw_only=True)
class AgentFigures:
    """Of `total` wanted trials, `n` are complete and `errors` failed; `asked` complete ones had any questions.

    `parse_rate` is over answers, all other proportions over trials; a figure that this kind of agent cannot have has
    n=0. `untested` are the self-consistent trials that were asked about their own word only, `cut` those in which the
    token limit cut off replies.

    `lenient` has the same figures in the lenient reading; `beside` has figures that do not affect verdicts.
    `first_edition` trials are judged by the rules of their time, without the outcomes not_asked and unreadable.
    """

    agent: str
    total: int
    n: int
    asked: int
    errors: int
    outcomes: Mapping[str, int]
    why_not_asked: Mapping[str, int]
    first_edition: int
    untested: int
    cut: int
    distinct_secrets: int
    yes_rates: Sequence[float]
    shares: Shares
    lenient: Shares
    beside: Shares
    lenient_beside: Shares
    edits: editing.Editing | None = None

    @property
    def mean_yes_rate(self) -> Estimate:
        """`n` is how many trials the mean is over."""
        return mean_of_shares(self.yes_rates)

    @property
    def is_provisional(self) -> bool:
        return self.n + self.errors < self.total


def of_agent(agent: str, files: Iterable[Mapping[str, Any]], *, errors: int, total: int | None = None) -> AgentFigures:
    """`files` are the agent's complete trials, `errors` the number of failed ones."""
    return of_evaluations(agent, [file["evaluation"] for file in files], errors=errors, total=total)


def of_evaluations(
    agent: str, found: Sequence[measures.Evaluation], *, errors: int, total: int | None = None
) -> AgentFigures:
    leniently = [read for each in found if (read := measures.leniently(each)) is not None]
    return AgentFigures(
        agent=agent,
        total=len(found) + errors if total is None else total,
        n=len(found),
        asked=sum(map(measures.is_asked, found)),
        errors=errors,
        outcomes=Counter(each["outcome"] for each in found),
        why_not_asked=Counter(filter(None, (each.get("not_asked_reason") for each in found))),
        first_edition=sum(each.get("edition", 1) == 1 for each in found),
        distinct_secrets=len(set(filter(None, map(_secret, found)))),
        untested=sum(map(measures.is_untested, found)),
        cut=sum(bool(each.get("replies_cut")) for each in found),
        yes_rates=measures.yes_rates(found),
        shares=_shares(found, SHARES),
        lenient=_shares(leniently, LENIENT),
        beside={name: measures.beside(name, found) for name in measures.BESIDE} | _of_controls(found),
        lenient_beside=_of_controls(map(_controls_leniently, found)),
        edits=editing.of(found),
    )


def _shares(found: Sequence[measures.Evaluation], wanted: Sequence[str]) -> Shares:
    known = {**measures.shares(found), "parse_rate": measures.parse_rate(found)}
    return {name: known[name] for name in wanted}


def _secret(evaluation: measures.Evaluation) -> str | None:
    secret = (evaluation.get("wm_secret_summary") or {}).get("last_secret")
    return secret_words.folded(secret) if secret else None


def _of_controls(evaluations: Iterable[measures.Evaluation]) -> dict[str, statistics.Proportion]:
    """The answers to control questions, which show whether an agent listens and whether it says yes to anything. Over
    all complete trials that had controls, clustered by trial, because the answers of one are not independent."""
    found = [told for each in evaluations if isinstance(told := each.get("controls"), Mapping)]
    counted = [_controls_counted(each) for each in found]
    after = [each["yes_after_reveal"] for each in found if each.get("yes_after_reveal") is not None]
    return {
        "controls_yes": statistics.clustered([(yes, read) for _, read, yes in counted]),
        "controls_parse_rate": statistics.clustered([(read, answered) for answered, read, _ in counted]),
        "controls_yes_after_reveal": statistics.wilson(sum(after), len(after)),
    }


def _controls_leniently(evaluation: measures.Evaluation) -> measures.Evaluation:
    controls = evaluation.get("controls") or {}
    return {"controls": {**controls, **controls["lenient"]}} if controls.get("lenient") else {}


def _controls_counted(controls: Mapping[str, Any]) -> tuple[int, int, int]:
    """The numbers of controls answered, read, and answered with yes. Older files do not say how many calls failed."""
    answered = controls.get("answered", controls["asked"]) if controls["answers_parsed_rate"] is not None else 0
    read = round(answered * (controls["answers_parsed_rate"] or 0))
    return answered, read, round(read * (controls["yes_rate"] or 0))
