"""Fits that explain a round-robin table: one strength per entry and one for the role (Bradley and Terry), or three
skills per entry, as in Mini-Mafia: to deceive, to detect, to disclose."""

import dataclasses
from collections.abc import Mapping, Sequence
from statistics import NormalDist

import numpy as np
from numpy.typing import NDArray

Vector = NDArray[np.float64]
STEPS = 100
CLOSE = 1e-12
EIGHTH = 0.125
"""Each cell is given this share of a win and of a loss, so that an entry that never lost has a finite strength. With a
half, one that won nearly everything came out too close to the others, and the truth outside its interval."""
SPREAD, SPREAD_OF_TALK = 2.0, 0.5
"""Standard deviations of the prior of the skills."""
ERRORS = NormalDist().inv_cdf(0.975)
"""Standard errors to each end of an interval."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cells:
    """What `names[impostor[k]]` got against the crew of `names[crew[k]]`: points, and the number of matches."""

    names: tuple[str, ...]
    impostor: NDArray[np.int64]
    crew: NDArray[np.int64]
    points: Vector
    n: Vector


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Skills:
    """The chance p of an impostor to win: logit p = disclose of the crew * (deceive of the impostor - detect of the
    crew). `miss` is how far the table is from that (root mean square), `chance` how far chance alone would put it."""

    deceive: Mapping[str, float]
    detect: Mapping[str, float]
    disclose: Mapping[str, float]
    miss: float
    chance: float


def cells(names: Sequence[str], met: Mapping[tuple[str, str], tuple[float, float]]) -> Cells:
    places = {name: place for place, name in enumerate(names)}
    return Cells(
        names=tuple(names),
        impostor=np.array([places[one] for one, _ in met]),
        crew=np.array([places[other] for _, other in met]),
        points=np.array([points for points, _ in met.values()], dtype=float),
        n=np.array([n for _, n in met.values()], dtype=float),
    )


def bradley_terry(table: Cells) -> Vector:
    """In logits: the strengths, which sum to zero, followed by what the impostors' role is worth."""
    spread = _spread(table)
    found: Vector = spread @ logistic(_design(table, spread), table.points + EIGHTH, table.n + 2 * EIGHTH)
    return found


def reach(table: Cells, found: Vector) -> Vector:
    """Half-widths of the intervals around what `bradley_terry` found, if all matches are independent."""
    spread = _spread(table)
    design = _design(table, spread)
    p = _share(design @ np.delete(found, -2))
    known = design.T @ (design * ((table.n + 2 * EIGHTH) * p * (1 - p))[:, None])
    return ERRORS * _errors(spread, known)


def _spread(table: Cells) -> Vector:
    """Matrix from the free parameters to all strengths and the role: the last strength makes the sum zero."""
    free = len(table.names) - 1
    return np.vstack([np.eye(free, free + 1), [*[-1.0] * free, 0.0], [*[0.0] * free, 1.0]])


def _design(table: Cells, spread: Vector) -> Vector:
    design: Vector = spread[table.impostor] - spread[table.crew] + spread[-1]
    return design


def _errors(spread: Vector, known: Vector) -> Vector:
    errors: Vector = np.sqrt(np.diag(spread @ np.linalg.inv(known) @ spread.T))
    return errors


def logistic(design: Vector, wins: Vector, n: Vector) -> Vector:
    """The most likely coefficients, by Newton's method."""
    found = np.zeros(design.shape[1])
    for _ in range(STEPS):
        p = _share(design @ found)
        step = np.linalg.solve(design.T @ (design * (n * p * (1 - p))[:, None]), design.T @ (wins - n * p))
        found = found + step
        if np.abs(step).max() < CLOSE:
            break
    return found


def skills(table: Cells) -> Skills:
    """The most likely skills, under a prior against extreme ones; by damped Fisher scoring."""
    size, prior = len(table.names), _prior(table)
    found, damping = np.zeros(3 * size), 1.0
    best = _cost(table, found, prior)
    for _ in range(STEPS):
        p, slope = _share(_logits(table, found)), _slope(table, found)
        pull = slope.T @ (table.points - table.n * p) - prior * found
        weight = slope.T @ (slope * (table.n * p * (1 - p))[:, None]) + np.diag(prior)
        step = np.linalg.solve(weight + damping * np.diag(np.diag(weight)), pull)
        cost = _cost(table, found + step, prior)
        if cost <= best:
            found, best, damping = found + step, cost, damping / 4
            if np.abs(step).max() < 1e-9:
                break
        else:
            damping *= 4
    p = _share(_logits(table, found))
    deceive, detect, disclose = (dict(zip(table.names, map(float, part), strict=True)) for part in _parts(found, size))
    return Skills(
        deceive=deceive,
        detect=detect,
        disclose=disclose,
        miss=float(np.sqrt(np.mean((table.points / table.n - p) ** 2))),
        chance=float(np.sqrt(np.mean(p * (1 - p) / table.n))),
    )


def reach_of_skills(table: Cells, found: Skills) -> Mapping[str, Sequence[tuple[float, float]]]:
    """The intervals of each kind of skill, in the order of the names, if all matches are independent."""
    kinds = [[getattr(found, kind)[name] for name in table.names] for kind in ("deceive", "detect")]
    point = np.concatenate([*kinds, np.log([found.disclose[name] for name in table.names])])
    p, slope = _share(_logits(table, point)), _slope(table, point)
    known = slope.T @ (slope * (table.n * p * (1 - p))[:, None]) + np.diag(_prior(table))
    apart = ERRORS * _errors(np.eye(len(point)), known)
    low, high = (_parts(end, len(table.names)) for end in (point - apart, point + apart))
    told = zip(("deceive", "detect", "disclose"), low, high, strict=True)
    return {kind: [(float(one), float(other)) for one, other in zip(*ends, strict=True)] for kind, *ends in told}


def _prior(table: Cells) -> Vector:
    size = len(table.names)
    return np.concatenate([np.full(2 * size, SPREAD**-2), np.full(size, SPREAD_OF_TALK**-2)])


def _parts(found: Vector, size: int) -> tuple[Vector, Vector, Vector]:
    return found[:size], found[size : 2 * size], np.exp(found[2 * size :])


def _logits(table: Cells, found: Vector) -> Vector:
    deceive, detect, disclose = _parts(found, len(table.names))
    return disclose[table.crew] * (deceive[table.impostor] - detect[table.crew])


def _slope(table: Cells, found: Vector) -> Vector:
    size = len(table.names)
    worth = _parts(found, size)[2][table.crew][:, None]
    one, other = np.eye(size)[table.impostor], np.eye(size)[table.crew]
    return np.hstack([worth * one, -worth * other, _logits(table, found)[:, None] * other])


def _cost(table: Cells, found: Vector, prior: Vector) -> float:
    logits = _logits(table, found)
    likelihood = table.points * logits - table.n * np.logaddexp(0, logits)
    return float(-likelihood.sum() + (prior * found**2).sum() / 2)


def _share(logits: Vector) -> Vector:
    shares: Vector = 1 / (1 + np.exp(-logits))
    return shares
