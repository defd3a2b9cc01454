"""How labelled lines were read, by the reader of sentences or by a clerk, and how much of that was right."""

import dataclasses
import functools
from collections import Counter
from collections.abc import Sequence

from benchmarks.corpus import lines, telling
from games.engine.accusing import accusations
from games.engine.facts import events, identities, testimony
from games.engine.judging import claims
from games.engine.judging.cases import Verdict
from games.engine.state import ledger as ledgers


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Result:
    line: lines.Line
    stamps: tuple[claims.Stamp, ...]
    accused: frozenset[identities.Color]

    @property
    def matched(self) -> list[tuple[lines.Label, claims.Stamp]]:
        """Each label paired with the first reading that fits it; no reading is used twice."""
        left, found = list(self.stamps), []
        for label in self.line.labels:
            stamp = next((stamp for stamp in left if label.fits(stamp.claim)), None)
            if stamp is not None:
                left.remove(stamp)
                found.append((label, stamp))
        return found

    @property
    def counted(self) -> tuple[claims.Stamp, ...]:
        """The readings, without true findings of bodies that no label asks for: everybody knows who found whom."""
        return tuple(stamp for stamp in self.stamps if self.allows(stamp) or not self._is_known(stamp))

    def _is_known(self, stamp: claims.Stamp) -> bool:
        is_finding = stamp.claim.topic is testimony.Topic.FOUND_BODY
        return is_finding and stamp.judgement.verdict in (Verdict.TRUE, Verdict.UNSUPPORTED)

    @property
    def right(self) -> int:
        """How many readings say what a label says, or what follows from it."""
        return sum(self.allows(stamp) for stamp in self.stamps)

    def allows(self, stamp: claims.Stamp) -> bool:
        return any(label.fits(stamp.claim) or label.implies(stamp.claim) for label in self.line.labels)

    @property
    def slanders(self) -> bool:
        """Whether a line without a lie is judged to contain one."""
        honest = self.line.is_judged and all(label.verdict is not Verdict.LIE for label in self.line.labels)
        return honest and any(stamp.judgement.verdict is Verdict.LIE for stamp in self.stamps)


@functools.cache
def court(story: telling.Story, rounds: int) -> claims.Court:
    return functools.reduce(claims.attend, telling.told(story, rounds), claims.Court())


def result(line: lines.Line) -> Result:
    """How the reader of sentences reads the line."""
    accused = accusations.accusations(line.text, speaker=line.speaker, target=line.target, seats=line.story.seats)
    return Result(
        line=line,
        stamps=claims.stamps(court(line.story, line.rounds), entry(line.speaker, line.target, line.text)),
        accused=frozenset(span.color for span in accused),
    )


def entry(speaker: identities.Color, target: identities.Color | None, text: str) -> ledgers.Entry:
    said = events.Spoke(t=0, color=speaker, message=text, target=target, mentions=(), accusations=(), claims=())
    return ledgers.Entry(seq=10**6, tick=0, audience=(), public=True, event=said)


def report(name: str, results: Sequence[Result]) -> None:
    labels = sum(len(each.line.labels) for each in results)
    read = sum(len(each.counted) for each in results)
    found = sum(len(each.matched) for each in results)
    right = sum(each.right for each in results)
    accused = sum(len(each.line.accused) for each in results)
    blamed = sum(len(each.accused) for each in results)
    hit = sum(len(each.accused & each.line.accused) for each in results)
    slander = sum(each.slanders for each in results)
    if not results:
        return
    print(f"{name}: {len(results)} lines")
    print(f"  claims        precision {_share(right, read)}  recall {_share(found, labels)}")
    print(f"  accusations   precision {_share(hit, blamed)}  recall {_share(hit, accused)}")
    if not all(each.line.is_judged for each in results):
        return
    print(
        f"  honest speakers called liars: {slander} of {len(results)} lines"
        f" ({1000 * slander / len(results):.1f} in 1,000)"
    )
    wrong = Counter(
        (str(label.verdict), str(stamp.judgement.verdict))
        for each in results
        for label, stamp in each.matched
        if each.line.is_judged and label.verdict is not stamp.judgement.verdict
    )
    print(f"  wrong verdicts: {sum(wrong.values())} of {found}")
    for (wanted, given), count in sorted(wrong.items()):
        print(f"    {wanted:<12} judged {given:<12} {count:>3}")


def report_plain(name: str, results: Sequence[Result]) -> None:
    """Prints the figures of lines that are labelled only with whom they accuse."""
    kind = [each for each in results if not each.line.accused]
    harsh = [each for each in results if each.line.accused]
    print(f"{name}: {len(results)} lines")
    print(f"  accusing nobody: {sum(bool(each.accused) for each in kind)} of {len(kind)} heard as accusations")
    print(f"  accusing: heard {sum(each.accused >= each.line.accused for each in harsh)} of {len(harsh)}")


def told(results: Sequence[Result]) -> dict[str, object]:
    """The totals that data set cards quote."""
    hit = sum(len(each.accused & each.line.accused) for each in results)
    return {
        "lines": len(results),
        "claims": {
            "right": sum(each.right for each in results),
            "read": sum(len(each.counted) for each in results),
            "found": sum(len(each.matched) for each in results),
            "labelled": sum(len(each.line.labels) for each in results),
        },
        "accusations": {
            "right": hit,
            "read": sum(len(each.accused) for each in results),
            "found": hit,
            "labelled": sum(len(each.line.accused) for each in results),
        },
        "honest_called_liars": sum(each.slanders for each in results),
    }


def _share(part: int, whole: int) -> str:
    return f"{part / whole:.3f} ({part}/{whole})" if whole else "-"
