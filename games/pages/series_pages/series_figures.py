"""The figures of a series as rows: drawings and tables are made from the same rows."""

import dataclasses
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from django.utils.functional import Promise
from django.utils.translation import gettext as _
from django.utils.translation import gettext_lazy

from games.experiments.series.series_boards import Board

Row = Sequence[Any]
Course = Sequence[Mapping[str, Any]]
SIDES = {"impostor": gettext_lazy("impostor"), "crewmate": gettext_lazy("crewmate")}
MEASURES: Mapping[str, Promise] = {
    "won": gettext_lazy("won"),
    "survived": gettext_lazy("lived to the end"),
    "vote_accuracy": gettext_lazy("votes that were right"),
    "ejections_right": gettext_lazy("ejections helped that were right"),
    "tasks": gettext_lazy("tasks done"),
    "brier": gettext_lazy("Brier score of suspicions"),
    "brier_1": gettext_lazy("Brier score, first meeting"),
    "brier_2": gettext_lazy("Brier score, second meeting"),
    "brier_3": gettext_lazy("Brier score, third and later"),
    "auc": gettext_lazy("AUC of suspicions"),
    "kills": gettext_lazy("kills a match"),
    "kills_unseen": gettext_lazy("kills unseen"),
    "lies": gettext_lazy("lies among checkable claims"),
    "lies_believed": gettext_lazy("lies believed"),
    "moved": gettext_lazy("points a line moves others"),
    "lost_turns": gettext_lazy("turns lost"),
    "tokens": gettext_lazy("tokens a match"),
    "tokens_estimated": gettext_lazy("of these, estimated"),
    "dollars": gettext_lazy("$ a match"),
    "latency": gettext_lazy("seconds an answer"),
}
AMOUNTS = ("kills", "moved", "tokens", "tokens_estimated", "dollars", "latency")
"""Measures that are not shares, and so do not fit on an axis from 0 to 1."""
BOUNDS = (gettext_lazy("value"), gettext_lazy("low"), gettext_lazy("high"), "n")
NAMES = ("differences", "course", "test", "measures", "calibration", "strengths")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Figure:
    """A figure as rows under a header; which columns are drawn is up to `series_drawing`."""

    name: str
    title: str
    about: str
    header: Sequence[str | Promise]
    rows: Sequence[Row]

    @property
    def height(self) -> float:
        """In inches."""
        lanes = len(self.rows) if self.name in ("differences", "measures", "strengths") else 6
        return 1.5 + 0.36 * lanes


def bounds(estimate: Mapping[str, Any]) -> list[Any]:
    return [estimate.get(name) for name in ("value", "low", "high", "n")]


def of(board: Board, pairing: int) -> list[Figure]:
    """The figures of that pairing and of the whole series; those without rows are left out."""
    return [figure for figure in _all(board, pairing) if figure.rows]


def _all(board: Board, pairing: int) -> Iterator[Figure]:
    told, course = board.scores["pairings"][pairing], board.courses[pairing]
    yield _differences(board)
    yield _course(told, course)
    if told["test"]:
        yield _test(told, course)
    yield _measures(told)
    yield _calibration(board)
    yield _strengths(board)


def _differences(board: Board) -> Figure:
    return Figure(
        name="differences",
        title=_("Who wins more"),
        about=_("How much more the first of two wins than the second, per whole pair, with its 95 % interval."),
        header=(_("pairing"), *BOUNDS),
        rows=[
            [f"{each['first']} – {each['second']}", *bounds(each["difference"])]
            for each in board.scores["pairings"]
            if each["pairs"]
        ],
    )


def _course(told: Mapping[str, Any], course: Course) -> Figure:
    names = {"first": told["first"], "second": told["second"]}
    return Figure(
        name="course",
        title=_("%(first)s against %(second)s, pair by pair") % names,
        about=_("How much more %(first)s wins, after so many pairs. An interval that is looked at again and "
                "again holds less than 95 %%.") % names,
        header=(_("pairs"), *BOUNDS),
        rows=[[each["n"], *bounds(each)] for each in course if each["n"]],
    )  # fmt: skip


def _test(told: Mapping[str, Any], course: Course) -> Figure:
    limits = [told["test"]["lower"], told["test"]["upper"]]
    return Figure(
        name="test",
        title=_("The sequential test between its bounds"),
        about=_("Logarithm of the ratio of likelihoods: above the upper bound one is better by the difference that "
                "was to be seen, below the lower one it is not."),
        header=(_("pairs"), told["first"], told["second"], _("lower bound"), _("upper bound")),
        rows=[[each["n"], each["first"], each["second"], *limits] for each in course],
    )  # fmt: skip


def _measures(told: Mapping[str, Any]) -> Figure:
    names = {"first": told["first"], "second": told["second"]}
    return Figure(
        name="measures",
        title=_("%(first)s against %(second)s, every measure that is a share") % names,
        about=_("By how much %(first)s leads %(second)s, with intervals from resampling seeds; p is corrected by Holm "
                "for all of them together.") % names,
        header=(_("measure"), _("as"), names["first"], names["second"], *BOUNDS, _("p (Holm)")),
        rows=[_compared(each) for each in told["measures"] if each["name"] not in AMOUNTS],
    )  # fmt: skip


def _calibration(board: Board) -> Figure:
    return Figure(
        name="calibration",
        title=_("How right suspicions are"),
        about=_("Of those whom a crewmate suspected this much, how many were impostors. On the diagonal, suspicions "
                "come true as often as they say."),
        header=(_("entry"), _("stated"), _("right"), *BOUNDS[1:]),
        rows=[
            [entry["entry"], each["stated"], *bounds({**each, "value": each["right"]})]
            for entry in board.scores["entries"]
            for each in entry["calibration"]
        ],
    )  # fmt: skip


def _strengths(board: Board) -> Figure:
    strengths = board.scores["strengths"] or {"entries": []}
    return Figure(
        name="strengths",
        title=_("Strengths of all entries"),
        about=_(
            "Bradley and Terry, in logits, with a term for the role and intervals from resampling seeds. n counts "
            "matches."
        ),
        header=(_("entry"), *BOUNDS),
        rows=[[each["entry"], *bounds(each)] for each in strengths["entries"]],
    )


def _compared(each: Mapping[str, Any]) -> list[Any]:
    name, side = str(MEASURES[each["name"]]), str(SIDES[each["side"]])
    return [name, side, each["first"]["value"], each["second"]["value"], *bounds(each["difference"]), each["p_holm"]]


def amounts(board: Board, pairing: int) -> list[Row]:
    told = board.scores["pairings"][pairing]
    return [_compared(each) for each in told["measures"] if each["name"] in AMOUNTS]


def of_entries(board: Board) -> list[Row]:
    """All measures of all entries, each with its value, interval and n."""
    return [
        [entry["entry"], str(MEASURES[each["name"]]), str(SIDES[each["side"]]), *bounds(each)]
        for entry in board.scores["entries"]
        for each in entry["measures"]
    ]
