"""How well lines are read and judged, on the labelled corpus beside it. Run: python benchmarks/claims.py [--show]

Only totals are printed of the third that is set aside. `--clerk` instead measures a model as the clerk of a match, on
the same lines: the small model of `make mind`, or `--clerk URL MODEL`.
"""

import argparse
import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import clerks, kept
from benchmarks.corpus import lines, results
from benchmarks.corpus.stories import story
from games.engine.facts import identities
from games.engine.judging import claims
from games.watching.taken_home import reader_figures

HOSTILE = (
    *("red ", "i was in ", "a", "<", "'", '"', "i saw red kill ", "((((", "é̀", ", and then ", "red said ", "if "),
    *(
        "i was in admin then ",
        "vote red and ",
        "where was red, ",
        "electrcal ",
        ". ",
        "...",
        "no wait ",
        "was with ",
        "; red ",
    ),
)
LONGEST = 4_000


def show(each: results.Result) -> None:
    """Prints the line and how it was read and judged, if anything in that is wrong."""
    matched = each.matched
    missed = [label.claim for label in each.line.labels if all(label is not other for other, _ in matched)]
    extra = [stamp.claim for stamp in each.counted if not each.allows(stamp)]
    judged = [
        (label, stamp)
        for label, stamp in matched
        if each.line.is_judged and label.verdict is not stamp.judgement.verdict
    ]
    if missed or extra or judged or each.accused != each.line.accused:
        print(f"{each.line.rounds} {each.line.speaker}>{each.line.target}: {each.line.text}")
        for sign, found in (("-", missed), ("+", extra)):
            for claim in found:
                print(f"    {sign} {claim.topic} {claim.subject} {claim.other} {claim.place} {claim.task} {claim.role}")
        for label, stamp in judged:
            print(f"    {stamp.claim.topic} {stamp.claim.place}: {label.verdict} judged {stamp.judgement.verdict}")
        if each.accused != each.line.accused:
            print(f"    accused {_named(each.accused)} instead of {_named(each.line.accused)}")


def _named(colors: frozenset[identities.Color]) -> str:
    return ", ".join(sorted(colors)) or "nobody"


def costs(corpus: Sequence[lines.Line]) -> None:
    quickest = min(_all(corpus) for _ in range(5))
    kept.seconds("a line, read and judged", quickest / len(corpus))
    print(f"reading and judging: {1000 * quickest / len(corpus):.3f} ms a line (goal 0.3), the fastest of five runs")
    worst = max((min(_seconds(hostile) for _ in range(5)), hostile) for hostile in HOSTILE)
    kept.seconds(f"{LONGEST} hostile characters", worst[0])
    print(f"{LONGEST} hostile characters: {1000 * worst[0]:.1f} ms at most, of {worst[1]!r} (goal 20)")


def _all(corpus: Sequence[lines.Line]) -> float:
    begun = time.process_time()
    for line in corpus:
        results.result(line)
    return time.process_time() - begun


def _seconds(hostile: str) -> float:
    text = (hostile * LONGEST)[:LONGEST]
    line = lines.Line(batch="", rounds=3, speaker=story.RED, target=None, text=text, labels=(), accused=frozenset())
    begun = time.process_time()
    results.result(line)
    return time.process_time() - begun


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--show", action="store_true", help="print every open line that is read or judged wrongly")
    parser.add_argument("--batch", choices=lines.BATCHES, help="read only this batch")
    clerks.add_arguments(parser)
    chosen = parser.parse_args()
    corpus = tuple(line for line in lines.read() if chosen.batch in (None, line.batch))
    read = clerks.read(corpus, chosen) if chosen.clerk is not None else None
    found = [each.result for each in read] if read is not None else [results.result(line) for line in corpus]
    if chosen.show:
        for each in found:
            if not each.line.is_set_aside and not (each.line.is_played_elsewhere and not each.line.is_of_the_open_half):
                show(each)
    parts(found, by_batch=chosen.batch is None)
    if read is None:
        if chosen.batch is None:
            plain()
        if os.environ.get("KEEP") and chosen.batch is None:
            reader_figures.keep(claims.READER, results.told([each for each in found if _is_quoted(each)]))
        costs(corpus)
    else:
        clerks.report(read)


def parts(found: Sequence[results.Result], *, by_batch: bool) -> None:
    results.report("open", [each for each in found if not each.line.is_set_aside and each.line.is_judged])
    untried = [each for each in found if not each.line.is_judged]
    played = [each for each in untried if each.line.is_played]
    elsewhere = [each for each in untried if each.line.is_played_elsewhere]
    everyday = [each for each in untried if each.line.is_everyday]
    apart = {*map(id, played), *map(id, elsewhere), *map(id, everyday)}
    results.report("open, without verdicts", [each for each in untried if id(each) not in apart])
    results.report("everyday lines, without verdicts", everyday)
    results.report("what a model answered here, without verdicts", played)
    halves = [[each for each in elsewhere if each.line.is_of_the_open_half is seen] for seen in (True, False)]
    results.report("the same of other matches, the half that was looked at", halves[0])
    results.report("the same of other matches, the half of which sums alone were seen", halves[1])
    if by_batch:
        results.report("of these once set aside, now spent", [each for each in found if each.line.is_spent])
    results.report("set aside", [each for each in found if each.line.is_set_aside and not _is_quoted(each)])
    results.report("set aside, of a stranger", [each for each in found if _is_quoted(each)])


def plain() -> None:
    found = [results.result(line) for line in lines.plain()]
    for half in lines.PLAIN:
        results.report_plain(f"plain talk of a stranger, {half}", [each for each in found if each.line.batch == half])


def _is_quoted(each: results.Result) -> bool:
    return each.line.is_set_aside and each.line.is_of_a_stranger


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
