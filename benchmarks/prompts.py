"""What a match costs in prompts, compared with other systems. Run: python benchmarks/prompts.py

Real matches on The Skeld: the house bots decide, and a scripted model says each decision in the JSON that models are
asked for, from which it is read back; `--thinking` makes each answer about three times as long, with thoughts and
notes. Tokens are characters divided by 3.4, SmolLM2's ratio for these prompts; `--tokenizer URL` has a llama-server
count them all.

"Unchanged" is the prefix that a prompt shares with the same seat's previous one; a seat's first prompt is all new.
"Kept" also counts the prefix that a first prompt shares with another seat's, as providers do: the rules are the same
for all seats and matches of the same settings. Dollars are what providers charge with such a cache, at the prices of a
small hosted model: 0.15 a million tokens of prompt, 0.075 of what is kept, 0.60 of answer.
"""

import argparse
import dataclasses
import functools
import json
import statistics
import sys
import time
import urllib.request
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import kept
from games.engine.eyes import knowledge
from games.engine.facts import decisions, events, identities, testimony
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.facts.events import Asked
from games.engine.ship import interlude
from games.players import at_table, exchange, player
from games.players.bots import house_bots, temperaments
from games.players.models.prompting import seating
from personas.llm import endpoints
from tests.engine import matches, scenes
from tests.games.players.models import llm_matches
from tests.games.players.models.answers import scribe

CHARACTERS_A_TOKEN = 3.4
PEER = "7vik/AmongUs, on another machine: 3,988"
DOLLARS_NEW, DOLLARS_KEPT, DOLLARS_SAID = 0.15e-6, 0.075e-6, 0.60e-6
TIER = "Watch for alibis that do not fit together. Walk in pairs. As an impostor, blend in and fake tasks."
LESSONS = ("Ask for places before naming a suspect.", "Two who vouch for each other may both lie.")
THOUGHT = "Nobody else was near when it happened, so I had better keep an eye on both of them and say little. " * 3
NOTE = testimony.Note(pad=identities.Pad.PLAN, text="Stay near the others, finish the wiring, watch who vents. " * 3)
Count = Callable[[str], float]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Published:
    """What other systems send for one match of seven players, measured with instant stand-ins for the model."""

    name: str
    prompts: int
    tokens: int
    unchanged: float
    dollars: float | None = None
    a_line: float | None = None


PUBLISHED = (
    Published(name="7vik/AmongUs", prompts=72, tokens=95_000, unchanged=0.49, dollars=0.026, a_line=0.0011),
    Published(name="AmongLLMs summary", prompts=74, tokens=157_000, unchanged=0.62),
    Published(name="AmongLLMs long context", prompts=73, tokens=496_000, unchanged=0.87),
    Published(name="h-gajdov", prompts=131, tokens=279_000, unchanged=0.33),
)


def by_length(text: str) -> float:
    return len(text) / CHARACTERS_A_TOKEN


def by_server(url: str) -> Count:
    """Counts with a llama-server's tokenizer; remembers what was counted before."""

    @functools.lru_cache(maxsize=100_000)
    def count(text: str) -> float:
        asked = urllib.request.Request(
            f"{url.rstrip('/')}/tokenize",
            data=json.dumps({"content": text}).encode(),
            headers={"Content-Type": "application/json"},
        )
        with urllib.request.urlopen(asked) as answer:
            return float(len(json.load(answer)["tokens"]))

    return count


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Bill:
    """Prompts sent, their tokens, how many of these were unchanged and how many kept; and the tokens answered."""

    calls: int = 0
    tokens: float = 0.0
    unchanged: float = 0.0
    kept: float = 0.0
    said: float = 0.0

    def __add__(self, other: "Bill") -> "Bill":
        return Bill(
            calls=self.calls + other.calls,
            tokens=self.tokens + other.tokens,
            unchanged=self.unchanged + other.unchanged,
            kept=self.kept + other.kept,
            said=self.said + other.said,
        )

    @property
    def share(self) -> float:
        return self.unchanged / self.tokens if self.tokens else 0.0

    @property
    def kept_share(self) -> float:
        return self.kept / self.tokens if self.tokens else 0.0

    @property
    def dollars(self) -> float:
        return (self.tokens - self.kept) * DOLLARS_NEW + self.kept * DOLLARS_KEPT + self.said * DOLLARS_SAID


def billed(exchanges: Iterable[exchange.Exchange], count: Count = by_length) -> dict[identities.Color, Bill]:
    bills: dict[identities.Color, Bill] = {}
    before: dict[identities.Color, str] = {}
    for each in exchanges:
        prompt = "\n\n".join(message.text for message in each.prompt)
        same = in_common(before.get(each.color, ""), prompt)
        elsewhere = (
            0 if each.color in before else max((in_common(other, prompt) for other in before.values()), default=0)
        )
        before[each.color] = prompt
        bill = Bill(
            calls=1,
            tokens=count(prompt),
            unchanged=count(prompt[:same]),
            kept=count(prompt[: max(same, elsewhere)]),
            said=count(each.reply),
        )
        bills[each.color] = bills.get(each.color, Bill()) + bill
    return bills


def in_common(one: str, other: str) -> int:
    """The length of their common prefix, in characters."""
    same, differs = 0, min(len(one), len(other)) + 1
    while differs - same > 1:
        middle = (same + differs) // 2
        if one[:middle] == other[:middle]:
            same = middle
        else:
            differs = middle
    return same


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Manner:
    """How the seats of a match are asked, and how much they think."""

    name: str
    rulebook: endpoints.Rulebook = endpoints.Rulebook.SHORT
    standing_bids: int = 0
    is_thinking: bool = False


@dataclasses.dataclass(frozen=True, slots=True)
class Thoughtful(player.Instant):
    """A house bot that adds a long thought and a note to each decision."""

    bot: house_bots.Bot

    def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
        decision = self.bot.decide(ask, known)
        assert isinstance(decision, decisions.Thinking)
        return dataclasses.replace(decision, internal_thought=THOUGHT, scratchpad_updates=(NOTE,))


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """One match: what it cost each persona, what was said in it, and its CPU seconds without the bots' own."""

    personas: Sequence[tuple[str, Bill]]
    meetings: int
    lines: int
    longest: float
    seconds: float

    @property
    def whole(self) -> Bill:
        return sum((bill for _, bill in self.personas), Bill())


def seated(seed: int, players: int) -> dict[identities.Color, temperaments.Temperament]:
    seats = matches.COLORS[:players]
    return {color: temperaments.HOUSE[(seed + seat) % len(temperaments.HOUSE)] for seat, color in enumerate(seats)}


def dictated(seed: int, players: int, manner: Manner) -> dict[identities.Color, scribe.Dictated]:
    return {
        color: scribe.Dictated(mind(temper, seed, manner), cast(temper, manner))
        for color, temper in seated(seed, players).items()
    }


def exchanged(seats: dict[identities.Color, scribe.Dictated], seed: int, manner: Manner) -> llm_matches.Played:
    rules = dataclasses.replace(ruling.recommended(len(seats)), standing_bids=manner.standing_bids)
    return llm_matches.play(seats, seed, rules)


def play(seed: int, players: int, manner: Manner, count: Count = by_length) -> Played:
    seats, tempers = dictated(seed, players, manner), seated(seed, players)
    started = time.process_time()
    match = exchanged(seats, seed, manner)
    seconds = time.process_time() - started - sum(seat.deciding for seat in seats.values())
    bills = billed(match.exchanges, count)
    return Played(
        personas=[(tempers[color].name, bill) for color, bill in bills.items()],
        meetings=match.world.meetings,
        lines=sum(isinstance(entry.event, events.Spoke) for entry in match.entries),
        longest=max(count("\n\n".join(part.text for part in each.prompt)) for each in match.exchanges),
        seconds=seconds,
    )


def mind(temper: temperaments.Temperament, seed: int, manner: Manner) -> house_bots.Bot | Thoughtful:
    bot = house_bots.Bot(temperament=temper, seed=seed)
    return Thoughtful(bot) if manner.is_thinking else bot


def cast(temper: temperaments.Temperament, manner: Manner = Manner(name="")) -> seating.Casting:
    return seating.Casting(
        name=temper.name.title(), persona=temper.motto, tier=TIER, lessons=LESSONS, rulebook=manner.rulebook
    )


class Talker(player.Instant):
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


def long_meeting(count: Count) -> Bill:
    """The bill of a meeting of seven that talks until the last call, at tick 30."""
    drawn = scenes.drawn("cafeteria: red! blue! green pink orange yellow black", rules=ruling.recommended(7))
    interlude.call(drawn, caller=identities.Color.RED, body=None)
    talkers = {color: scribe.Dictated(Talker(), seating.Casting()) for color in drawn.world.seats}
    table = at_table.Table(talkers, Dice(1))
    table.learn(drawn.step())
    steps = llm_matches.follow(at_table.play(table), lambda world: world.meeting is None)
    heard = [each for step in steps for each in step.exchanges if each.asked is Asked.DISCUSSION]
    return sum(billed(heard, count).values(), Bill())


HEAD = (
    f"{'per match':34}{'prompts':>9}{'a prompt':>10}{'prompt tokens':>15}{'unchanged':>11}{'kept':>8}{'dollars':>10}"
    f"{'a line':>9}"
)


def by_match(name: str, played: Sequence[Played]) -> str:
    whole = sum((match.whole for match in played), Bill())
    lines = statistics.mean(match.lines for match in played)
    dollars = whole.dollars / len(played)
    meetings = statistics.mean(match.meetings for match in played)
    return (
        f"{name:34}{whole.calls / len(played):9,.0f}{whole.tokens / whole.calls:10,.0f}"
        f"{whole.tokens / len(played):15,.0f}"
        f"{whole.share:11.1%}{whole.kept_share:8.1%}{dollars:10.4f}{dollars / lines:9.4f}"
        f"   {meetings:.1f} meetings, {lines:.0f} lines, {whole.said / whole.calls:,.0f} tokens an answer, "
        f"longest prompt {max(match.longest for match in played):,.0f}"
    )


def published(other: Published) -> str:
    dollars = f"{other.dollars:10.4f}{other.a_line:9.4f}" if other.dollars is not None else ""
    return (
        f"{other.name:34}{other.prompts:9,}{other.tokens / other.prompts:10,.0f}{other.tokens:15,}"
        f"{other.unchanged:11.1%}{'':8}{dollars}   published, 7 players"
    ).rstrip()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--matches", type=int, default=6, help="matches for each number of players and manner")
    parser.add_argument("--players", type=int, nargs="+", default=[7, 8, 10])
    parser.add_argument("--standing", type=int, default=10, help="how many ticks a standing bid is good for")
    parser.add_argument("--thinking", action="store_true", help="answers three times as long")
    parser.add_argument("--tokenizer", help="address of a llama-server that counts the tokens")
    chosen = parser.parse_args()
    count = by_server(chosen.tokenizer) if chosen.tokenizer else by_length
    manners = (
        Manner(name="in short", is_thinking=chosen.thinking),
        Manner(name="in short, standing bids", standing_bids=chosen.standing, is_thinking=chosen.thinking),
        Manner(name="in full", rulebook=endpoints.Rulebook.FULL, is_thinking=chosen.thinking),
    )
    print(HEAD)
    calls, seconds = 0, 0.0
    for players in chosen.players:
        for manner in manners:
            played = [play(seed, players, manner, count) for seed in range(chosen.matches)]
            print(by_match(f"{players} players, {manner.name}", played), flush=True)
            calls += sum(match.whole.calls for match in played)
            seconds += sum(match.seconds for match in played)
    print("\n".join(map(published, PUBLISHED)))
    talk = long_meeting(count)
    print(f"\n30 ticks of talk, 7 players: {talk.calls} prompts, {talk.tokens:,.0f} tokens, {talk.share:.1%} unchanged")
    kept.speed("decisions, prompts assembled and replies read", calls / seconds)
    kept.more("share of a long meeting's prompts unchanged", talk.share)
    print(f"{calls / seconds:,.0f} decisions per CPU second: perceived, assembled, read, resolved (goal 2,500; {PEER})")


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
