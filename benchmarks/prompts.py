"""What a match costs in prompts, and how much of it a provider can keep. Run: python benchmarks/prompts.py

Real matches on The Skeld: the house bots decide, each decision is said by a scripted model in the JSON that is asked of
models, and read again. A prompt's tokens are its characters divided by four. Unchanged is what a prompt has in common,
from its beginning, with the prompt before it of the same agent; the very first of each agent counts as new, although
its rules are the same for all agents and matches of the same settings.
"""

import argparse
import asyncio
import dataclasses
import statistics
import sys
import time
from collections.abc import Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from games.agents import bots, consulting, exchange, seating, temperaments
from games.engine import referee
from games.engine.eyes import knowledge, perspective
from games.engine.facts import decisions, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.facts.events import Asked
from games.engine.table import meeting
from tests.agents import llm_matches, scribe
from tests.engine import matches, scenes

CHARACTERS_A_TOKEN = 4
TIER = "Watch for alibis that do not fit together. Walk in pairs. As an impostor, blend in and fake tasks."
LESSONS = ("Ask for places before naming a suspect.", "Two who vouch for each other may both lie.")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """What others' systems send for one match, measured with instant stand-ins for the model."""

    name: str
    tokens: int
    unchanged: float


PUBLISHED = (
    Published(name="7vik/AmongUs", tokens=90_000, unchanged=0.50),
    Published(name="AmongLLMs summary", tokens=157_000, unchanged=0.62),
    Published(name="AmongLLMs long context", tokens=496_000, unchanged=0.87),
    Published(name="h-gajdov", tokens=279_000, unchanged=0.33),
)
LONG_MEETING = Published(name="append-only, estimated", tokens=813_000, unchanged=1 - 65 / 813)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Bill:
    """Prompts sent, their tokens, and how many of these were an unchanged beginning."""

    calls: int = 0
    tokens: float = 0.0
    unchanged: float = 0.0

    def __add__(self, other: "Bill") -> "Bill":
        return Bill(
            calls=self.calls + other.calls,
            tokens=self.tokens + other.tokens,
            unchanged=self.unchanged + other.unchanged,
        )

    @property
    def share(self) -> float:
        return self.unchanged / self.tokens if self.tokens else 0.0


def billed(exchanges: Iterable[exchange.Exchange]) -> dict[identities.Color, Bill]:
    """What each seat's prompts come to."""
    bills: dict[identities.Color, Bill] = {}
    before: dict[identities.Color, str] = {}
    for each in exchanges:
        prompt = "\n\n".join(message.text for message in each.prompt)
        kept = in_common(before.get(each.color, ""), prompt)
        before[each.color] = prompt
        bill = Bill(calls=1, tokens=len(prompt) / CHARACTERS_A_TOKEN, unchanged=kept / CHARACTERS_A_TOKEN)
        bills[each.color] = bills.get(each.color, Bill()) + bill
    return bills


def in_common(one: str, other: str) -> int:
    """How many characters both begin with."""
    same, differs = 0, min(len(one), len(other)) + 1
    while differs - same > 1:
        middle = (same + differs) // 2
        if one[:middle] == other[:middle]:
            same = middle
        else:
            differs = middle
    return same


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One match: what it cost each persona, and the CPU seconds it took."""

    personas: Sequence[tuple[str, Bill]]
    meetings: int
    longest: float
    seconds: float

    @property
    def whole(self) -> Bill:
        return sum((bill for _, bill in self.personas), Bill())


def play(seed: int, players: int) -> Played:
    seats = matches.COLORS[:players]
    tempers = {color: temperaments.HOUSE[(seed + seat) % len(temperaments.HOUSE)] for seat, color in enumerate(seats)}
    thinkers = {
        color: scribe.Dictated(bots.Bot(temperament=temper, seed=seed), cast(temper))
        for color, temper in tempers.items()
    }
    started = time.process_time()
    match = asyncio.run(llm_matches.play(thinkers, seed, ruling.recommended(players)))
    seconds = time.process_time() - started
    bills = billed(match.exchanges)
    return Played(
        personas=[(tempers[color].name, bill) for color, bill in bills.items()],
        meetings=match.world.meetings,
        longest=max(sum(len(part.text) for part in each.prompt) for each in match.exchanges) / CHARACTERS_A_TOKEN,
        seconds=seconds,
    )


def cast(temper: temperaments.Temperament) -> seating.Casting:
    return seating.Casting(name=temper.name.title(), persona=temper.motto, tier=TIER, lessons=LESSONS)


class Talker:
    """Speaks in every tick, and votes only when nothing else is asked."""

    def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
        match ask:
            case decisions.DiscussionAsk():
                line = f"I was in Storage with two others when the lights went out, and {ask.color} saw it, at {ask.t}."
                return decisions.DiscussionDecision(message=line, internal_thought="They will not believe me.")
            case decisions.VoteAsk():
                return decisions.VoteDecision(vote_action="skip")
            case _:
                return decisions.NotesDecision()


async def long_meeting() -> Bill:
    """What a meeting of seven costs that talks until the last call, at tick 30."""
    drawn = scenes.drawn("cafeteria: red! blue! green pink orange yellow black", rules=ruling.recommended(7))
    meeting.call(drawn, caller=identities.Color.RED, body=None)
    world, dice = drawn.world, Dice(1)
    talkers = {color: scribe.Dictated(Talker(), seating.Casting()) for color in world.seats}
    views = llm_matches.shown(talkers, {color: perspective.blank(color) for color in world.seats}, drawn.entries)
    heard: list[exchange.Exchange] = []
    while world.meeting is not None:
        consulted = await consulting.consult(talkers, referee.who_decides(world), views)
        heard += [each for each in consulted.exchanges if each.asked is Asked.DISCUSSION]
        entries = referee.resolve(world, consulted.decisions, dice)
        world, views = referee.fold(entries, world), llm_matches.shown(talkers, views, entries)
    return sum(billed(heard).values(), Bill())


def by_match(played: Sequence[Played], players: int) -> str:
    whole = [match.whole for match in played]
    return row(
        f"{players} players",
        statistics.mean(bill.calls for bill in whole),
        statistics.mean(bill.tokens for bill in whole),
        sum(bill.unchanged for bill in whole) / sum(bill.tokens for bill in whole),
        f"{statistics.mean(match.meetings for match in played):.1f} meetings, worst match "
        f"{min(bill.share for bill in whole):.1%}, longest prompt {max(match.longest for match in played):,.0f} tokens",
    )


def by_persona(played: Sequence[Played]) -> list[str]:
    """Per match and seat of that persona."""
    bills: dict[str, list[Bill]] = {}
    for match in played:
        for name, bill in match.personas:
            bills.setdefault(name, []).append(bill)
    return [
        row(name, whole.calls / len(seats), whole.tokens / len(seats), whole.share, f"{len(seats)} seats")
        for name, seats in sorted(bills.items())
        for whole in [sum(seats, Bill())]
    ]


def row(name: str, calls: float | None, tokens: float, share: float, note: str = "") -> str:
    asked = f"{calls:9,.0f}" if calls is not None else f"{'':9}"
    return f"{name:24}{asked}{tokens:16,.0f}{share:12.1%}{tokens * (1 - share):14,.0f}   {note}".rstrip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=6, help="matches for each number of players")
    parser.add_argument("--players", type=int, nargs="+", default=[7, 8, 10])
    chosen = parser.parse_args()
    played = {players: [play(seed, players) for seed in range(chosen.matches)] for players in chosen.players}
    every = [match for matches_ in played.values() for match in matches_]
    print(f"{'per match':24}{'calls':>9}{'prompt tokens':>16}{'unchanged':>12}{'new tokens':>14}")
    for players, some in played.items():
        print(by_match(some, players))
    for other in PUBLISHED:
        print(row(other.name, None, other.tokens, other.unchanged, "published"))
    meeting_of_7 = asyncio.run(long_meeting())
    print(f"\n{'30 ticks of talk, 7 players':24}")
    print(row("here", meeting_of_7.calls, meeting_of_7.tokens, meeting_of_7.share))
    print(row(LONG_MEETING.name, 210, LONG_MEETING.tokens, LONG_MEETING.unchanged))
    print(f"\n{'per persona and match':24}")
    print("\n".join(by_persona(every)))
    calls = sum(match.whole.calls for match in every)
    seconds = sum(match.seconds for match in every)
    print(f"\n{calls / seconds:,.0f} decisions per CPU second: perceived, assembled, decided by a bot, read, resolved")


if __name__ == "__main__":
    main()
