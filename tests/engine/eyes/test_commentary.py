"""A commentator says only what follows from its facts, and these from what the view perceived: checked on the log."""

import functools
import itertools
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

from games.engine import maps
from games.engine.eyes import perspective
from games.engine.eyes.commentary import holding, remarks
from games.engine.eyes.commentary.caster import Caster
from games.engine.facts import events, identities, testimony
from games.engine.state import ledger as ledgers
from games.engine.tongue import ENGLISH
from games.log import codec
from tests.engine import matches
from tests.engine.eyes import lies
from tests.games.players import minds

Color = identities.Color
Log = Sequence[Any]
"""Entries; the tests know their kinds better than the types do."""
IMPOSTOR = identities.Role.IMPOSTOR
BOTH: tuple[identities.Viewer, ...] = ("glass", "public")
SHARDS, A_SHARD = 10, 15
"""Shards of bots' matches, and as many of random ones: three hundred matches in all."""


@dataclass(frozen=True)
class Past:
    """What one view has perceived so far, from the entries alone, without any of the product's folds."""

    viewer: identities.Viewer
    entries: Log

    def last(self, kind: type[Any]) -> Any:
        return next((entry.event for entry in reversed(self.entries) if isinstance(entry.event, kind)), None)

    def all(self, kind: type[Any], since: int = 0) -> list[Any]:
        return [entry for entry in self.entries[since:] if isinstance(entry.event, kind)]

    @property
    def table(self) -> int:
        """The place in the log where the last meeting begins."""
        return max(place for place, entry in enumerate(self.entries) if isinstance(entry.event, events.MeetingOpened))

    @property
    def living(self) -> set[Color]:
        seats = {seat.color for seat in self.entries[0].event.seats}
        for entry in self.entries:
            match entry.event:
                case events.Killed(victim=color) | events.Ejected(color=color):
                    seats.discard(color)
                case events.MeetingOpened(dead=dead):
                    seats.difference_update(dead)
        return seats

    @property
    def impostors(self) -> Any:
        if roles := self.all(events.RoleDealt):
            living = self.living
            return sum(entry.event.role is IMPOSTOR for entry in roles if entry.event.color in living)
        told = [entry.event.impostors_left for entry in self.all(events.Ejected)]
        return told[-1] if told else self.entries[0].event.rules.impostors

    def place(self, color: Color, before: int) -> str | None:
        """Where somebody was last, according to the log."""
        for entry in reversed(self.entries[:before]):
            match entry.event:
                case events.Walked(color=who, place=place) | events.VentMoved(color=who, place=place) if who == color:
                    return place
                case events.MeetingClosed():
                    return maps.load(self.entries[0].event.rules.map).spawn
        return maps.load(self.entries[0].event.rules.map).spawn

    def beside(self, place: str, before: int, *but: Color) -> set[Color]:
        return {
            color for color in Past(self.viewer, self.entries[:before]).living if self.place(color, before) == place
        } - {*but}


def _stakes(past: Past, facts: Mapping[str, Any]) -> bool:
    return facts == {"living": len(past.living), "impostors": past.impostors}


def _is_narrow(facts: Mapping[str, Any]) -> bool:
    """Whether the loss of one more crewmate would make the impostors as many as the crew."""
    return bool(facts["impostors"] >= facts["living"] - 1 - facts["impostors"])


def _accusers(past: Past, who: Color) -> list[Color]:
    lines = [entry.event for entry in past.all(events.Spoke, past.table)]
    found = [line.color for line in lines if who in {span.color for span in line.accusations}]
    return [color for color in dict.fromkeys(found) if color != who]


def _kill_of(past: Past, whom: Color) -> Any:
    [kill] = [entry for entry in past.all(events.Killed) if entry.event.victim == whom]
    return kill


def _ballots(past: Past) -> list[identities.Ballot]:
    return [entry.event.ballot for entry in past.all(events.BallotRevealed, past.table)]


def _did_it(past: Past, facts: Mapping[str, Any]) -> bool:
    kill, now = _kill_of(past, facts["whom"]), past.entries[-1].tick
    told = kill.event.killer, kill.event.place, now - kill.tick
    return told == (facts["who"], facts["place"], facts["time"]) and facts["who"] in past.living


def _own_report(past: Past, facts: Mapping[str, Any]) -> bool:
    met, killer = past.last(events.MeetingOpened), _kill_of(past, facts["whom"]).event.killer
    return (met.caller, met.body, killer) == (facts["who"], facts["whom"], facts["who"])


def _whereabouts(past: Past, facts: Mapping[str, Any]) -> bool:
    others = past.beside(facts["place"], past.table, facts["who"])
    return past.place(facts["who"], past.table) == facts["place"] and others == set(facts.get("those", ()))


def _alone(past: Past, facts: Mapping[str, Any]) -> bool:
    kill = past.entries[-1].event
    others = past.beside(kill.place, len(past.entries), kill.killer, kill.victim)
    return kill.place == facts["place"] and others == set(facts.get("those", ()))


def _role(past: Past, facts: Mapping[str, Any], *, is_impostor: bool) -> bool:
    dealt = {entry.event.color: entry.event.role for entry in past.all(events.RoleDealt)}
    told = past.last(events.Ejected)
    return told.color == facts["who"] and (dealt.get(told.color, told.role) is IMPOSTOR) == is_impostor


def _alibi(past: Past, facts: Mapping[str, Any]) -> bool:
    lines = [entry.event for entry in past.all(events.Spoke, past.table)]
    said = [
        claim.place
        for line in lines
        if line.color == facts["who"]
        for claim in line.claims
        if claim.topic is testimony.Topic.WAS_AT and claim.subject == facts["who"]
    ]
    return facts["place"] in said


def _silent(past: Past, facts: Mapping[str, Any]) -> bool:
    heard = {line.event.color for line in past.all(events.Spoke, past.table) if line.event.message.strip()}
    return {*facts["those"]} == past.living - heard


def _fell(past: Past, facts: Mapping[str, Any]) -> object:
    return facts["count"] == _ballots(past).count(facts["who"]) and facts["all"] == len(_ballots(past))


def _deadline(past: Past, facts: Mapping[str, Any]) -> bool:
    begun = past.last(events.SabotageStarted)
    return bool(begun.deadline - past.entries[-1].tick == facts["time"])


def _progress(past: Past, facts: Mapping[str, Any]) -> object:
    bar = past.last(events.TaskBarMoved)
    return (bar.done if bar else 0) == facts["done"]


IS_SO: Mapping[str, Callable[[Past, Mapping[str, Any]], object]] = {
    "boarding": lambda past, facts: (
        facts["players"] == len(past.entries[0].event.seats)
        and facts["impostors"] == past.entries[0].event.rules.impostors
    ),
    "did_it": _did_it,
    "own_report": _own_report,
    "was_alone": _whereabouts,
    "was_with": _whereabouts,
    "last_chance": lambda past, facts: _stakes(past, facts) and _is_narrow(facts),
    "odds": lambda past, facts: _stakes(past, facts) and not _is_narrow(facts),
    "one_kill": lambda past, facts: _stakes(past, facts) and _is_narrow(facts),
    "left": lambda past, facts: _stakes(past, facts) and not _is_narrow(facts),
    "pointed": lambda past, facts: _accusers(past, facts["who"]) == [*facts["those"]],
    "alibi": _alibi,
    "silent": _silent,
    "no_charge": lambda past, facts: not any(_accusers(past, color) for color in past.living),
    "fell": _fell,
    "skipped": lambda past, facts: facts["count"] == _ballots(past).count(identities.SKIP),
    "innocent": lambda past, facts: _role(past, facts, is_impostor=False),
    "guilty": lambda past, facts: _role(past, facts, is_impostor=True),
    "unseen": _alone,
    "company": _alone,
    "deadline": _deadline,
    "progress": _progress,
    "unmasked": lambda past, facts: facts["those"] == past.last(events.MatchEnded).impostors,
}


def commented(viewer: identities.Viewer, log: Iterable[ledgers.Entry]) -> Iterator[tuple[Past, remarks.Remark, str]]:
    known, caster, seen = perspective.blank(viewer), Caster(), list[ledgers.Entry]()
    for entry in filter(functools.partial(ledgers.perceives, viewer), log):
        before, known = known, perspective.learn(known, entry)
        seen.append(entry)
        for remark, sentence in caster.sentences(before, known, ENGLISH):
            yield Past(viewer, tuple(seen)), remark, sentence


def holds(past: Past, remark: remarks.Remark, sentence: str) -> None:
    where = f"{past.viewer} after {codec.line(past.entries[-1])}: {sentence}"
    assert IS_SO[remark.kind](past, remark.facts), where
    names = {color.title() for color in Color} | {
        place.name for place in maps.load(past.entries[0].event.rules.map).places
    }
    told = [
        *remark.facts.values(),
        *itertools.chain.from_iterable(fact for fact in remark.facts.values() if isinstance(fact, tuple)),
    ]
    station = maps.load(past.entries[0].event.rules.map)
    may = {station.place[fact].name if fact in station.place else str(fact).title() for fact in told}
    allowed = " ".join(may)
    assert not [name for name in names if name in sentence and name not in allowed], where


def no_lie_passes(past: Past, remark: remarks.Remark, sentence: str) -> None:
    """A caster's model that says the same is accepted, and one that changes anything is not."""
    station = maps.load(past.entries[0].event.rules.map)
    given = holding.Given(remarks=(remark,), station=station, names=("Ada Lovelace",))
    assert holding.held([sentence], given) == ([sentence], {})
    for lie in lies.of(remark, sentence, station):
        assert holding.fault(lie, given) is not None, f"of {remark}: {lie}"


def held(logs: Iterable[Log]) -> set[str]:
    """Checks every sentence of these matches in both views; returns the kinds found."""
    kinds = set()
    for log, viewer in itertools.product(logs, BOTH):
        for past, remark, sentence in commented(viewer, log):
            holds(past, remark, sentence)
            no_lie_passes(past, remark, sentence)
            kinds.add(remark.kind)
    return kinds


def test_every_sentence_is_so_by_what_its_view_perceived() -> None:
    found = held([*(minds.played(seed) for seed in range(4)), *(matches.play(seed).entries for seed in range(4))])

    assert len(found) > 15, found


@pytest.mark.second
@pytest.mark.parametrize("shard", range(SHARDS))
def test_so_is_every_sentence_of_many_matches_of_all_sizes(shard: int) -> None:
    seeds = range(shard * A_SHARD, (shard + 1) * A_SHARD)
    logs = itertools.chain(
        (minds.played(seed, 5 + seed % 11) for seed in seeds),
        (matches.play(seed, players=5 + seed % 11, decide=matches.eager).entries for seed in seeds),
    )

    assert held(logs) <= IS_SO.keys()


def test_every_remark_can_be_said_in_several_ways_that_hold_the_same_facts() -> None:
    assert set(remarks.WORDS) == {*IS_SO, "false_place", "knew_better"}
    assert min(map(len, remarks.WORDS.values())) > 1


def test_the_public_is_told_no_more_when_what_it_cannot_perceive_is_otherwise() -> None:
    log = minds.played(1)
    hidden = [entry for entry in log if entry.public]

    assert [said[1:] for said in commented("public", log)] == [said[1:] for said in commented("public", hidden)]


@pytest.mark.parametrize("nothing", [["..."], ["Of", "of,"], ["The facts:"], ["This is how it is."]])
def test_a_wording_that_names_none_of_the_facts_is_none(nothing: list[str]) -> None:
    left = remarks.Remark("left", {"living": 4, "impostors": 1})
    given = holding.Given(remarks=(left,), station=maps.load("outpost"))

    kept, dropped = holding.held(nothing, given)

    assert (kept, set(dropped)) == ([], set(nothing))


def test_beside_one_that_names_some_a_sentence_may_name_none() -> None:
    left = remarks.Remark("left", {"living": 4, "impostors": 1})
    given = holding.Given(remarks=(left,), station=maps.load("outpost"))

    assert holding.held(["And so.", "That leaves four."], given) == (["And so.", "That leaves four."], {})
