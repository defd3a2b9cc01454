"""The moments of a match that somebody would tell a friend about, found by rules over its whole log.

A *kill*; a *lie*: what an impostor said about itself and the log contradicts on its face (`judging/refutations`); a
*self-report*: a killer reports its own victim; a *betrayal*: an impostor's ballot helps to eject its partner; a *clutch
vote*: without some single ballot the outcome would have been another. Weights, from 0 to 100, only order moments; what
adds to them stands beside each rule.
"""

import dataclasses
import unicodedata
from collections.abc import Iterator, Mapping
from enum import StrEnum

from games.engine import maps
from games.engine import tongue as tongues
from games.engine.eyes.telling import voice
from games.engine.facts import events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.testimony import Topic
from games.engine.hindsight.review import Review
from games.engine.hindsight.sittings import Sitting, sittings
from games.engine.judging import claims, refutations
from games.engine.state import ledger as ledgers
from games.engine.tongue import phrase

Color = identities.Color
DOUBLE = 15
LONGEST_QUOTE = 90


class Kind(StrEnum):
    KILL = "kill"
    LIE = "lie"
    SELF_REPORT = "self_report"
    BETRAYAL = "betrayal"
    CLUTCH_VOTE = "clutch_vote"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Headline:
    """A sentence with names, which are translated, and a quotation, which is not."""

    saying: str
    names: Mapping[str, str]
    quote: str = ""

    def told(self, tongue: tongues.Tongue = tongues.ENGLISH) -> str:
        names = {key: tongue.gettext(name) for key, name in self.names.items()}
        return tongue.gettext(self.saying) % {**names, "quote": self.quote}


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """`seq` is its entry; `color` whose moment it is, None for a clutch vote; `other` whom it struck."""

    seq: int
    kind: Kind
    color: Color | None
    other: Color | None = None
    headline: Headline
    weight: int


def moments(review: Review) -> list[Moment]:
    """In the order of the log."""
    found = list(_kills(review))
    tables, own = list(sittings(review.entries)), [stamp for stamp in review.stamps if _is_own(review, stamp)]
    for seq, lies in refutations.of_lines(own, review.entries).items():
        found += _lie(review, [stamp for stamp, _ in lies], _table(tables, seq))
    for table in tables:
        found += [*_self_report(review, table), *_betrayals(review, table), *_clutch(review, table)]
    return sorted(found, key=lambda moment: moment.seq)


def _rules(review: Review) -> ruling.MatchRules:
    opened = review.entries[0].event
    assert isinstance(opened, events.MatchOpened)
    return opened.rules


def _table(tables: list[Sitting], seq: int) -> Sitting | None:
    return next((table for table in tables if table.covers(seq)), None)


def _kills(review: Review) -> Iterator[Moment]:
    """Weighs more if other crewmates see it, if it comes soon after the killer's last one, and if it ends the match."""
    places, before = maps.load(_rules(review).map).place, dict[Color, int]()
    for entry in review.entries:
        if not isinstance(kill := entry.event, events.Killed):
            continue
        bold = any(not review.is_impostor(color) for color in _onlookers(review, entry, kill))
        double = entry.tick - before.get(kill.killer, -DOUBLE - 1) <= DOUBLE
        before[kill.killer] = entry.tick
        yield Moment(
            seq=entry.seq,
            kind=Kind.KILL,
            color=kill.killer,
            other=kill.victim,
            headline=Headline(
                saying=phrase("%(who)s kills %(whom)s in %(place)s, and is seen")
                if bold
                else phrase("%(who)s kills %(whom)s in %(place)s"),
                names=_names(kill.killer, kill.victim) | {"place": places[kill.place].name},
            ),
            weight=40 + 15 * bold + 15 * double + 20 * _ends_it(review, entry),
        )


def _onlookers(review: Review, entry: ledgers.Entry, kill: events.Killed) -> list[Color]:
    """Who saw it and was alive to tell."""
    past = review.entries[: entry.seq - 1]
    dead = {each.event.victim for each in past if isinstance(each.event, events.Killed)}
    dead |= {each.event.color for each in past if isinstance(each.event, events.Ejected)}
    return [color for color in entry.audience if color not in dead and color not in (kill.killer, kill.victim)]


def _ends_it(review: Review, entry: ledgers.Entry) -> bool:
    """Whether the match ended in the same tick, and not at a table."""
    following = review.entries[entry.seq :]
    end = next((each for each in following if isinstance(each.event, events.MatchEnded | events.MeetingOpened)), None)
    return end is not None and end.tick == entry.tick and isinstance(end.event, events.MatchEnded)


def _is_own(review: Review, stamp: claims.Stamp) -> bool:
    return stamp.speaker in (stamp.claim.subject, stamp.claim.other) and review.is_impostor(stamp.speaker)


def _lie(review: Review, told: list[claims.Stamp], table: Sitting | None) -> Iterator[Moment]:
    """Weighs more for an alibi than for a role, for several lies at once, and if a crewmate was ejected afterwards.
    None if the words that lie come too late in the line to be quoted."""
    stamp = told[0]
    line = review.entries[stamp.seq - 1].event
    assert isinstance(line, events.Spoke)
    quote = _clipped(line.message[slice(*stamp.span)] if stamp.span else line.message)
    if not refutations.is_worded(stamp, quote, maps.load(_rules(review).map)):
        return
    alibi = any(each.claim.topic is not Topic.ROLE for each in told)
    deceived = table is not None and _is_innocent(review, table.ejected)
    yield Moment(
        seq=stamp.seq,
        kind=Kind.LIE,
        color=stamp.speaker,
        headline=Headline(saying=phrase("%(who)s lies: “%(quote)s”"), names=_names(stamp.speaker), quote=quote),
        weight=25 + 10 * alibi + 5 * min(len(told) - 1, 2) + 20 * deceived,
    )


def _is_innocent(review: Review, ejected: Color | None) -> bool:
    return ejected is not None and not review.is_impostor(ejected)


def _clipped(words: str) -> str:
    """On one line, without control characters; what is too long is cut between words."""
    shown = (" " if unicodedata.category(letter) in voice.UNSHOWN else letter for letter in words)
    line = " ".join("".join(shown).split())
    if len(line) <= LONGEST_QUOTE:
        return line
    kept = line[:LONGEST_QUOTE]
    return f"{kept.rpartition(' ')[0] or kept}…"


def _self_report(review: Review, table: Sitting) -> Iterator[Moment]:
    """Weighs more if the table then ejected a crewmate."""
    past = review.entries[: table.opened]
    victims = [
        kill.event.victim for kill in past if isinstance(kill.event, events.Killed) if kill.event.killer == table.caller
    ]
    if table.body is not None and table.body in victims:
        yield Moment(
            seq=table.opened,
            kind=Kind.SELF_REPORT,
            color=table.caller,
            other=table.body,
            headline=Headline(
                saying=phrase("%(who)s reports the body of %(whom)s, whom it killed"),
                names=_names(table.caller, table.body),
            ),
            weight=60 + 20 * _is_innocent(review, table.ejected),
        )


def _betrayals(review: Review, table: Sitting) -> Iterator[Moment]:
    """One for every impostor whose ballot was among those that ejected its partner."""
    if table.ejected is None or not review.is_impostor(table.ejected):
        return
    for voter, ballot in table.ballots.items():
        if ballot == table.ejected != voter and review.is_impostor(voter):
            yield Moment(
                seq=table.closed,
                kind=Kind.BETRAYAL,
                color=voter,
                other=table.ejected,
                headline=Headline(
                    saying=phrase("%(who)s votes out its own partner %(whom)s"), names=_names(voter, table.ejected)
                ),
                weight=90,
            )


def _names(who: Color, whom: Color | None = None) -> dict[str, str]:
    return {"who": who.title()} | ({"whom": whom.title()} if whom else {})


def _clutch(review: Review, table: Sitting) -> Iterator[Moment]:
    """Weighs more for an ejection than for none, and more again if it hits an impostor."""
    if not table.ballots or not table.hangs_on_one_ballot:
        return
    ejected = table.ejected
    if ejected is None:
        headline = Headline(saying=phrase("One ballot decides: nobody is ejected"), names={})
    else:
        headline = Headline(saying=phrase("One ballot decides: %(who)s is ejected"), names=_names(ejected))
    yield Moment(
        seq=table.closed,
        kind=Kind.CLUTCH_VOTE,
        color=None,
        other=ejected,
        headline=headline,
        weight=30 if ejected is None else 50 + 15 * review.is_impostor(ejected),
    )
