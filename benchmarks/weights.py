"""Learns by which words a line accuses, from all open labelled lines. Run: python benchmarks/weights.py [--held-out]

Needs scikit-learn, which nothing else here does: `pip install scikit-learn` into an environment of its own. Writes
`games/engine/accusing/weights/learned.py`. With `--held-out` nothing is written: whole batches are held out in turn,
and what was learned from the others is measured on them.
"""

import argparse
import dataclasses
import itertools
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

import numpy as np
from scipy import sparse
from sklearn import linear_model

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks.corpus import lines
from games.engine.accusing import accusations
from games.engine.accusing.weights import features, verdicts, views
from games.engine.accusing.weights import learned as learned_rows

FOLDS = (
    ("glade", "reef", "cove"),
    ("cliff", "mesa"),
    ("heath", "fjord", "ridge"),
    ("marsh", "delta"),
    ("brook", "dune"),
)
"""Strangers' batches, each after which no rule was written or but few."""
STRANGE = frozenset(batch for fold in FOLDS for batch in fold) | {"harbor", "ember"}
FAMILIAR = 0.5
"""What a line of an older batch counts: the rules were written by it."""
LASTING = 1.0
"""What a sentence counts that a test holds."""
ADDED = 1_000
"""From which score on the weights accuse whom no rule does: chosen on batches held out."""
Least = dict[bool, int]
RAREST, TINY = 2, 1e-9
OLD = "old "
SCALE = 1_000


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Case:
    """One player whom a line may accuse."""

    batch: str
    names: frozenset[str]
    is_accused: bool
    is_ruled: bool


def cases(read: Sequence[lines.Line]) -> Iterator[Case]:
    for line in read:
        seats = line.story.seats
        told = accusations.by_rules(line.text, speaker=line.speaker, target=line.target, seats=seats)
        ruled = {span.color for span in told}
        for view in views.views(views.tokens(line.text, seats), speaker=line.speaker, target=line.target):
            found = features.features(view, ruled=view.color in ruled, others_ruled=bool(ruled - {view.color}))
            names = frozenset(_named(name, line.batch) for name, _, _ in found)
            is_ruled = view.color in ruled
            yield Case(batch=line.batch, names=names, is_accused=view.color in line.accused, is_ruled=is_ruled)


def _named(name: str, batch: str) -> str:
    """Rules say less of lines that they were not written by."""
    return f"{OLD}{name}" if name.startswith("R:") and batch not in STRANGE | {lines.HELD} else name


class Learned:
    """The weights of features, as whole numbers."""

    def __init__(self, told: Sequence[Case]) -> None:
        counted = Counter(name for case in told for name in case.names)
        self.names = {name: at for at, name in enumerate(name for name, times in counted.items() if times >= RAREST)}
        self.scale = np.ones(len(self.names))
        matrix = self._matrix(told)
        matrix.data[:] = 1
        accused = np.array([case.is_accused for case in told])
        for_it, against = (1 + np.asarray(matrix[side].sum(0)).ravel() for side in (accused, ~accused))
        self.scale = np.abs(np.log(for_it / for_it.sum() * against.sum() / against))
        learner = linear_model.LogisticRegression(C=C, solver="liblinear", dual=True, tol=0.01, random_state=0)
        learner.fit(self._matrix(told), accused, sample_weight=[_counts(case) for case in told])
        weights = np.rint(learner.coef_[0] * self.scale * SCALE).astype(int)
        self.bias = int(np.rint(learner.intercept_[0] * SCALE))
        kept = sorted(self.names, key=lambda name: (-abs(weights[self.names[name]]), name))[:MOST]
        squares = np.rint(self.scale**2 * verdicts.FINE).astype(int)
        self.weights = {name: (int(weights[self.names[name]]), int(squares[self.names[name]])) for name in kept}

    def _matrix(self, told: Sequence[Case]) -> sparse.csr_matrix:
        rows = [[self.names[name] for name in case.names if name in self.names] for case in told]
        values = np.concatenate([self.scale[row] / (np.linalg.norm(self.scale[row]) + TINY) for row in rows])
        starts = np.cumsum([0, *map(len, rows)])
        return sparse.csr_matrix((values, np.concatenate(rows).astype(int), starts), (len(rows), len(self.names)))

    def score(self, case: Case) -> int:
        return verdicts.score([self.weights[name] for name in case.names if name in self.weights]) + self.bias


def _counts(case: Case) -> float:
    return LASTING if case.batch == lines.HELD else 1.0 if case.batch in STRANGE else FAMILIAR


C = 10.0
MOST = 20_000


def held_out(told: Sequence[Case]) -> tuple[list[Case], list[int]]:
    """Each case of a stranger's batch with its score by what was learned without its fold."""
    found: list[Case] = []
    scores: list[int] = []
    for fold in FOLDS:
        learned = Learned([case for case in told if case.batch not in fold])
        these = [case for case in told if case.batch in fold]
        found += these
        scores += map(learned.score, these)
    return found, scores


def report(told: Sequence[Case], scores: Sequence[int], read: Sequence[lines.Line], least: Least) -> None:
    for fold in (*FOLDS, tuple(itertools.chain(*FOLDS))):
        these = [(case, score) for case, score in zip(told, scores, strict=True) if case.batch in fold]
        taken = [case for case, score in these if score >= least[case.is_ruled]]
        hit = sum(case.is_accused for case in taken)
        accused = sum(len(line.accused) for line in read if line.batch in fold)
        print(f"{', '.join(fold)}:")
        print(f"  precision {hit / len(taken):.3f} ({hit}/{len(taken)})  recall {hit / accused:.3f} ({hit}/{accused})")


def least(learned: Learned, told: Sequence[Case]) -> Least:
    """So that whatever tests hold is held."""
    held = [(case, learned.score(case)) for case in told if case.batch == lines.HELD]
    kept = min(score for case, score in held if case.is_accused and case.is_ruled)
    strange = max(score for case, score in held if not case.is_accused and not case.is_ruled)
    return {True: min(kept, ADDED), False: max(strange + 1, ADDED)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--held-out", action="store_true", help="measure on batches held out, and write nothing")
    chosen = parser.parse_args()
    read = [*(line for line in lines.read() if not line.is_set_aside), *lines.held()]
    told = list(cases(read))
    learned = Learned(told)
    if chosen.held_out:
        report(*held_out(told), read, least(learned, told))
    else:
        write(learned, least(learned, told))


def write(learned: Learned, least: Least) -> None:
    rows = [f"{score - learned.bias} 0 {verdicts.LEAST[is_ruled]}" for is_ruled, score in least.items()]
    spoken = [each for each in learned.weights.items() if not each[0].startswith(OLD)]
    rows += [f"{weight} {square} {name}" for name, (weight, square) in spoken]
    path = Path(learned_rows.__file__)
    head, _, _ = path.read_text(encoding="utf-8").partition('"""\n\nROWS')
    told = "\n".join(rows)
    path.write_text(f'{head}"""\n\nROWS = """\n{told}\n"""\n', encoding="utf-8")
    print(f"{len(rows)} weights, {path.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
