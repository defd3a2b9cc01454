"""What a commentator may remark on a line that the log refutes. Only the glass is told."""

from collections.abc import Sequence

from games.engine.eyes.commentary.remarks import Remark
from games.engine.facts import testimony
from games.engine.judging import claims


def refuted(stamps: Sequence[claims.Stamp]) -> tuple[Remark, ...]:
    """At most one remark for a line."""
    return tuple(filter(None, map(_remark, stamps)))[:1]


def _remark(stamp: claims.Stamp) -> Remark | None:
    """For a lie about the speaker itself: who says what, and which entry refutes it."""
    claim, judged = stamp.claim, stamp.judgement
    if judged.verdict is not claims.Verdict.LIE or not judged.entry or claim.subject != stamp.speaker:
        return None
    if claim.topic is testimony.Topic.WAS_AT and claim.place is not None:
        return Remark("false_place", {"who": stamp.speaker, "place": claim.place, "entry": judged.entry})
    return Remark("knew_better", {"who": stamp.speaker, "entry": judged.entry})
