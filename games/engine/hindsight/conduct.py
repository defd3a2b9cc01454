"""How everybody played: words, bids, claims, accusations, votes, kills and lost turns, counted over a whole log.

Only what a player did itself counts: a forfeited ballot is no vote, and no skip either. Whom a line accuses is read by
rules, in `accusing/accusations.py`; a claim that cannot be decided is no checkable claim.
"""

import dataclasses
from collections import Counter
from collections.abc import Callable, Mapping

from games.engine.accusing import accusations
from games.engine.facts import events, identities, testimony
from games.engine.hindsight.review import Review
from games.engine.judging.cases import Verdict

Color = identities.Color
VERDICTS = {Verdict.LIE: "lies", Verdict.MISTAKEN: "mistakes", Verdict.UNSUPPORTED: "unsupported"}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Conduct:
    """One player over one match.

    `lines` are the times it won the floor, `table_lines` all lines that were spoken while it lived. `desire` and
    `priority` add up over its bids. An accusation or vote is right if it hits an impostor other than oneself.
    """

    lines: int = 0
    words: int = 0
    table_lines: int = 0
    bids: int = 0
    desire: int = 0
    priority: int = 0
    claims: int = 0
    lies: int = 0
    mistakes: int = 0
    unsupported: int = 0
    accusations: int = 0
    accusations_right: int = 0
    votes: int = 0
    votes_right: int = 0
    skips: int = 0
    forfeits: int = 0
    kills: int = 0
    meetings_called: int = 0
    stumbles: int = 0
    killed: bool = False
    ejected: bool = False
    survived: bool = True


def conducts(review: Review) -> dict[Color, Conduct]:
    """In seating order."""
    clerk = _Clerk(review)
    for entry in review.entries:
        count = COUNTS.get(type(entry.event))
        if count is not None:
            count(clerk, entry.event)
    for stamp in review.stamps:
        clerk.judge(stamp.speaker, stamp.judgement.verdict)
    return clerk.conducts()


class _Clerk:
    def __init__(self, review: Review) -> None:
        self._review = review
        self._seats = tuple(review.roles)
        self._counts: Mapping[Color, Counter[str]] = {color: Counter() for color in review.roles}
        self._fates: dict[Color, str] = {}
        self._forfeited: set[Color] = set()

    def conducts(self) -> dict[Color, Conduct]:
        return {
            color: Conduct(
                **counts,
                killed=self._fates.get(color) == "killed",
                ejected=self._fates.get(color) == "ejected",
                survived=color not in self._fates,
            )
            for color, counts in self._counts.items()
        }

    def spoke(self, event: events.Spoke) -> None:
        for color, counts in self._counts.items():
            counts["table_lines"] += color not in self._fates
        accused = {span.color for span in self._accusations(event)}
        self._counts[event.color].update(
            lines=1,
            words=len(event.message.split()),
            accusations=len(accused),
            accusations_right=sum(map(self._review.is_impostor, accused)),
        )

    def _accusations(self, event: events.Spoke) -> tuple[events.Span, ...]:
        """Reads the line anew; for words that were withdrawn, adds what is stored beside them."""
        read = accusations.accusations(event.message, speaker=event.color, target=event.target, seats=self._seats)
        return (*read, *event.accusations) if testimony.is_erased(event.message) else read

    def bid(self, event: events.BidPlaced) -> None:
        bid = event.bid
        self._counts[bid.color].update(bids=1, desire=bid.desire, priority=bid.priority)

    def meeting_opened(self, event: events.MeetingOpened) -> None:
        self._forfeited.clear()
        self._counts[event.caller]["meetings_called"] += 1

    def forfeited(self, event: events.VoteForfeited) -> None:
        self._forfeited.add(event.color)
        self._counts[event.color]["forfeits"] += 1

    def voted(self, event: events.BallotCast) -> None:
        voter, ballot = event.color, event.ballot
        if voter in self._forfeited:
            return
        if ballot == identities.SKIP:
            self._counts[voter]["skips"] += 1
            return
        hits = ballot != voter and self._review.is_impostor(Color(ballot))
        self._counts[voter].update(votes=1, votes_right=int(hits))

    def killed(self, event: events.Killed) -> None:
        self._counts[event.killer]["kills"] += 1
        self._fates[event.victim] = "killed"

    def ejected(self, event: events.Ejected) -> None:
        self._fates[event.color] = "ejected"

    def stumbled(self, event: events.Stumbled) -> None:
        self._counts[event.color]["stumbles"] += 1

    def judge(self, speaker: Color, verdict: Verdict) -> None:
        if verdict is Verdict.UNDECIDABLE:
            return
        self._counts[speaker]["claims"] += 1
        if verdict in VERDICTS:
            self._counts[speaker][VERDICTS[verdict]] += 1


# Each function takes its own kind of event, which no common function type can express.
Count = Callable[..., None]
COUNTS: dict[type[events.Event], Count] = {
    events.Spoke: _Clerk.spoke,
    events.BidPlaced: _Clerk.bid,
    events.MeetingOpened: _Clerk.meeting_opened,
    events.VoteForfeited: _Clerk.forfeited,
    events.BallotCast: _Clerk.voted,
    events.Killed: _Clerk.killed,
    events.Ejected: _Clerk.ejected,
    events.Stumbled: _Clerk.stumbled,
}
