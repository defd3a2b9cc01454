"""A finished match as rows of tables: the match, its seats, lines, claims and questions to models.

The row of a claim has what research on deception lacks: statement, knowledge, thought, suspicion, verdict and vote of
one moment. Every row names its match and the split that the match's seed falls into, so that twins are never parted.

Of players who did not agree, the tables hold numbers and no words, exactly as if the words had been withdrawn. What
models were asked in such a match holds everybody's words, so its words are left out, too. A later match whose players
remembered sentences of these is treated in the same way.
"""

import dataclasses
import functools
import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from games.engine.eyes import narration, perspective
from games.engine.facts import events, identities, testimony
from games.engine.hindsight import beliefs, erasing, review, sittings
from games.engine.judging import claims, rereading
from games.engine.state import ledger as ledgers
from games.log import beginnings, event_log, journal, rewriting
from games.models import Exchange, Match, Person, Seat, people_seated
from games.watching import as_json
from personas.llm import errors

Color = identities.Color
Row = dict[str, Any]
SPLITS = ("train",) * 8 + ("validation", "test")


def split(seed: int) -> str:
    """Of ten seeds, eight are for training, one for validation and one for testing."""
    return SPLITS[hashlib.sha256(str(seed).encode()).digest()[0] * len(SPLITS) // 256]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Moment:
    """What the speaker of a line had perceived in the round before it, and what it thought and suspected just then."""

    perceived: Sequence[str]
    thought: str | None
    doubts: Mapping[Color, int]


class Told:
    """One match, read once for all its tables. `withheld` are sentences of earlier ones that must not appear here."""

    def __init__(self, match: Match, withheld: Iterable[str] = ()) -> None:
        self.match = match
        self.seats: dict[Color, Seat] = {
            Color(seat.color): seat
            for seat in match.seats.select_related("model", "tier__tier", "conduct", "person").order_by("place")
        }
        self.silent = [Color(color) for color in _silent(match)]
        remembered = [*rewriting.texts([seat.lessons for seat in self.seats.values()])]
        self._echoes = erasing.Eraser(None, said=erasing.Eraser(None, said=withheld).repeated(remembered))
        erasers = [*map(erasing.Eraser, self.silent), self._echoes]
        self.review = review.review(_without(event_log.read(match.pk), erasers))
        self.withheld = [sentence for eraser in erasers for sentence in eraser.said]
        self._sittings = list(sittings.sittings(self.review.entries))
        self._key = {"match": match.pk, "split": split(match.seed)}

    def tables(self) -> Iterator[tuple[str, Iterator[Row]]]:
        for name in ("matches", "seats", "lines", "claims", "calls"):
            yield name, getattr(self, f"_{name}")()

    def _matches(self) -> Iterator[Row]:
        told = as_json.of(self.match)
        kept = ("seed", "rules", "season", "started_at", "ended_at", "entries", "tick", "result", "clerk")
        yield self._key | {name: told[name] for name in kept} | {"kind": self._kind(), "reader": claims.READER}

    def _kind(self) -> str:
        if self.match.is_exhibition:
            return "exhibition"
        return "series" if hasattr(self.match, "series_place") else "league"

    def _seats(self) -> Iterator[Row]:
        papers: Any = as_json.of(self.match)["seats"]
        for seat, paper in zip(self.seats.values(), papers, strict=True):
            conduct = paper.pop("conduct") or {}
            if seat.color in self.silent:
                paper["name"] = erasing.SOMEBODY
            conduct.pop("cost", None)
            measured = {
                name: {"sum": total, "n": count}
                for name, (total, count) in (seat.conduct.measures if hasattr(seat, "conduct") else {}).items()
            }
            yield self._key | paper | {"conduct": conduct or None, "measures": measured}

    def _lines(self) -> Iterator[Row]:
        for line in beliefs.lines(self.review):
            entry = self.review.entries[line.seq - 1]
            yield self._speaker(entry) | {
                "message": _told(line.words), "checkable_claims": line.claims, "lies": line.lies,
                "listeners": line.listeners, "moved": line.moved, "onto_speaker": line.onto_speaker,
            }  # fmt: skip

    def _claims(self) -> Iterator[Row]:
        moments = dict(_moments(self.review.entries, self.seats, self._sittings))
        for stamp, source in self._stamps():
            entry = self.review.entries[stamp.seq - 1]
            line, moment = entry.event, moments[stamp.seq]
            assert isinstance(line, events.Spoke)
            against = stamp.judgement.entry
            yield self._speaker(entry) | {
                "message": _told(line.message),
                "source": source,
                "span": list(stamp.span) if stamp.span else None,
                **{f"claimed_{name}": value for name, value in _claimed(stamp.claim).items()},
                "verdict": stamp.judgement.verdict.value,
                "refuting_entry": against,
                "refuted_by": self._captions[against - 1] if against else None,
                "perceived": list(moment.perceived),
                "thought": _told(moment.thought),
                "suspicions": [{"color": color.value, "percent": percent} for color, percent in moment.doubts.items()],
                "later_vote": self._vote(stamp.seq, stamp.speaker),
            }

    def _calls(self) -> Iterator[Row]:
        every, is_wordless = beginnings.of_match(self.match.pk), bool(self.silent or self._echoes.said)
        found = Exchange.objects.filter(answer__match=self.match.pk).select_related("answer")
        for said in found.order_by("answer__step", "pk").iterator():
            words = {} if is_wordless else journal.words(said, every)
            yield self._key | {
                "seat": said.answer.color, "after_entry": said.answer.step, "attempt": said.answer.attempt,
                "chance": said.chance, "state": said.state,
                "fault": None if is_wordless else errors.told_to_all(said.fault) or None,
                "model": said.model or None,
                "tokens_in": said.tokens_in, "tokens_cached": said.tokens_cached,
                "tokens_cache_written": said.tokens_cache_written, "tokens_out": said.tokens_out,
                "tokens_estimated": said.tokens_estimated,
                "seconds": said.seconds, "prompt": words.get("prompt", []), "reply": words.get("reply"),
                "reasoning": words.get("reasoning") or None,
            }  # fmt: skip

    def _stamps(self) -> Iterator[tuple[claims.Stamp, str]]:
        """Claims that were declared or read, then those that only the clerk read."""
        court = claims.Court()
        for entry in self.review.entries:
            court = claims.attend(court, entry)
            for stamp in claims.stamps(court, entry):
                assert isinstance(entry.event, events.Spoke)
                yield stamp, _source(entry.event, stamp)
            if (second := rereading.reread(court, entry)) is not None:
                yield from ((stamp, "clerk") for stamp in second.clerks)

    def _speaker(self, entry: ledgers.Entry) -> Row:
        line = entry.event
        assert isinstance(line, events.Spoke)
        seat = self.seats[line.color]
        meeting = sum(each.opened < entry.seq for each in self._sittings) or 1
        return self._key | {
            "entry": entry.seq, "tick": entry.tick, "meeting": meeting, "color": line.color.value,
            "role": self.review.roles[line.color].value, "persona": seat.persona_key or None,
            "model": seat.model.slug if seat.model else None, "temperament": people_seated.bot(seat),
        }  # fmt: skip

    def _vote(self, seq: int, color: Color) -> str | None:
        """The player's ballot in that meeting; None if there is none."""
        ballots = next((each.ballots for each in self._sittings if each.covers(seq)), {})
        return str(ballots[color]) if color in ballots else None

    @functools.cached_property
    def _captions(self) -> Sequence[str]:
        """The captions of all entries, through the glass."""
        known, told = perspective.blank("glass"), []
        for entry in self.review.entries:
            known = perspective.learn(known, entry)
            told.append(narration.narrate(known, entry))
        return told


def _silent(match: Match) -> Iterable[str]:
    """Those who played and did not agree, people or programs."""
    seated = Person.objects.filter(seat__match=match, in_data_sets=False).exclude(sat_down_at=None)
    return seated.order_by("seat__place").values_list("seat__color", flat=True)


def _without(entries: Iterable[ledgers.Entry], erasers: Sequence[erasing.Eraser]) -> Iterator[ledgers.Entry]:
    return functools.reduce(lambda left, eraser: map(eraser.without, left), erasers, iter(entries))


def _told(words: str | None) -> str | None:
    """None if marks stand in place of all the words."""
    return None if words is None or testimony.is_wholly_erased(words) else words


def _source(line: events.Spoke, stamp: claims.Stamp) -> str:
    """Beside words that are gone, all that they claimed is kept, whether it was declared or read in them."""
    if testimony.is_erased(line.message):
        return "kept"
    return "declared" if stamp.claim in line.claims else "read"


def _moments(
    entries: Iterable[ledgers.Entry], seats: Iterable[Color], held: Sequence[sittings.Sitting]
) -> Iterator[tuple[int, Moment]]:
    """The moment of every line, by the number of its entry."""
    eyes = {color: perspective.blank(color) for color in seats}
    seen: dict[Color, list[str]] = {color: [] for color in eyes}
    thoughts: dict[Color, tuple[int, str]] = {}
    doubts: dict[Color, Mapping[Color, int]] = {}
    opened, closed = {each.opened for each in held}, {each.closed for each in held}
    roaming = True
    for entry in entries:
        roaming = entry.seq in closed or (roaming and entry.seq not in opened)
        if entry.seq in closed:
            seen = {color: [] for color in eyes}
        match entry.event:
            case events.Thought(color=color, text=text):
                thoughts[color] = (entry.tick, text)
            case events.Suspected(color=color, suspicions=told):
                doubts[color] = {each.color: each.percent for each in told}
            case events.Spoke(color=color):
                tick, text = thoughts.get(color, (-1, ""))
                yield (
                    entry.seq,
                    Moment(
                        perceived=tuple(seen[color]),
                        thought=text if tick == entry.tick else None,
                        doubts=doubts.get(color, {}),
                    ),
                )
        for color in eyes:
            if (known := perspective.learn(eyes[color], entry)) is not eyes[color]:
                eyes[color] = known
                if roaming and entry.audience != (color,):
                    seen[color].append(narration.narrate(known, entry))


def _claimed(claim: testimony.Claim) -> Row:
    told = dataclasses.asdict(claim)
    when = told.pop("when")
    return {name: getattr(value, "value", value) for name, value in told.items()} | {
        "when": None if when is None else str(when["occasion"].value)
    }
