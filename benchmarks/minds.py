"""A whole match with a real model in two seats among house bots, and how usable its answers are.

Run: python benchmarks/minds.py. The small model of `make mind` plays on its own server, on Kestrel Outpost; --url and
--model measure another one. Printed: the share of questions whose first answer could be read, the share of prompt
tokens that came from the server's cache, our token estimates (for endpoints that report none) as a share of what this
one reports, lost turns with their reasons, and minutes. Other work on the machine changes the figures.
"""

import argparse
import contextlib
import dataclasses
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import kept
from games.engine import maps
from games.engine.facts import events
from games.engine.facts import rules as ruling
from games.players import exchange, player
from games.players.bots import house_bots, temperaments
from games.players.models import fitting, llm_agent
from games.players.models.prompting import seating
from glassbox_site.running import mind
from personas.llm import costs, endpoints, errors, remote, road
from personas.llm.line import fitting as bodies
from personas.llm.line import http, replies
from tests.engine import matches
from tests.games.players.models import llm_matches
from tests.minds import serving

CHARACTER = seating.Casting(name="Ada", persona="Watchful and brief. You say what you saw and nothing else.")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """Figures of one match. A question may take two exchanges: the answer and its correction."""

    questions: int
    read_at_once: int
    tokens_in: int
    cached: int
    tokens_out: int
    seconds: float
    asked_twice: int
    lost: Counter[str]
    faults: tuple[str, ...]
    winner: str

    def __str__(self) -> str:
        lost = ", ".join(f"{count} {why}" for why, count in self.lost.most_common()) or "none"
        return "\n".join(
            [
                f"questions {self.questions}, readable at the first try {self.read_at_once / self.questions:.1%}",
                f"prompt tokens {self.tokens_in:,}, from the server's cache {self.cached / max(1, self.tokens_in):.1%}",
                f"tokens an answer {self.tokens_out / self.questions:.0f}, sent again {self.asked_twice}",
                f"lost turns: {lost}",
                f"{self.seconds / 60:.1f} minutes, won by {self.winner}",
                *(f"  not read: {fault}" for fault in self.faults),
            ]
        )


class Reckoning:
    """Compares reported token counts with our estimates, for every reply that reports its usage."""

    def __init__(self, spec: endpoints.ModelSpec) -> None:
        self._spec = spec
        self._pairs: list[tuple[costs.Usage, costs.Usage]] = []

    def hear(self, sent: bodies.Body, reply: http.Reply) -> None:
        body = replies.parsed(reply)
        told = replies.usage(reply, body, self._spec, sent)
        if isinstance(body, dict) and body.pop("usage", None) and not told.estimated:
            self._pairs.append((told, replies.usage(reply, body, self._spec, sent)))

    def __str__(self) -> str:
        parts = {"prompts": "tokens_in", "answers": "tokens_out", "both": "tokens"}
        return "estimated by lengths: " + ", ".join(map(self._of, parts, parts.values()))

    def _of(self, name: str, part: str) -> str:
        told, guessed = (sum(getattr(pair[place], part) for pair in self._pairs) for place in (0, 1))
        each = sorted(getattr(guess, part) / max(1, getattr(told, part)) for told, guess in self._pairs)
        return f"{name} {guessed / max(1, told):.0%} of {told:,} told (a call {each[0]:.0%} to {each[-1]:.0%})"


def measured(played: llm_matches.Played, seconds: float) -> Figures:
    heard = played.exchanges
    first = [each for each in heard if each.chance == 1]
    last = _last_of_each(heard)
    return Figures(
        questions=len(first),
        read_at_once=sum(each.state is exchange.State.READ for each in first),
        tokens_in=sum(each.usage.tokens_in for each in heard),
        cached=sum(each.usage.cached for each in heard),
        tokens_out=sum(each.usage.tokens_out for each in heard),
        seconds=seconds,
        asked_twice=sum(max(0, each.calls - 1) for each in heard),
        lost=Counter(_why(each) for each in last if each.state is not exchange.State.READ),
        faults=tuple(f"{each.asked} {each.fault}" for each in heard if each.state is not exchange.State.READ),
        winner=next(str(entry.event.winner) for entry in played.entries if isinstance(entry.event, events.MatchEnded)),
    )


def _last_of_each(heard: Sequence[exchange.Exchange]) -> list[exchange.Exchange]:
    return [each for each, after in zip(heard, [*heard[1:], None], strict=True) if after is None or after.chance == 1]


def _why(lost: exchange.Exchange) -> str:
    if lost.error is not None:
        return "out of time" if issubclass(lost.error, errors.TimedOut) else lost.error.__name__
    return str(lost.state)


def play(spec: endpoints.ModelSpec, *, players: int, models: int, seed: int, rules: ruling.MatchRules) -> Figures:
    highway = road.Road()
    reckoning = Reckoning(spec)
    model = remote.RemoteModel(spec, highway, witness=reckoning.hear)
    cast = dataclasses.replace(
        CHARACTER,
        deadline=spec.endpoint.total,
        rulebook=spec.rulebook,
        brief=spec.brief,
        context=spec.abilities.context,
    )
    cast = fitting.fitted(rules, maps.load(rules.map), cast)
    thinkers: dict[matches.Color, player.Player] = {
        color: llm_agent.LlmAgent(model, cast, label=f"minds/{color}")
        if seat < models
        else house_bots.Bot(temperament=temperaments.HOUSE[seat % len(temperaments.HOUSE)], seed=seed)
        for seat, color in enumerate(matches.COLORS[:players])
    }
    started = time.monotonic()
    try:
        played = llm_matches.play(thinkers, seed, rules)
    finally:
        highway.close()
    print(reckoning)
    return measured(played, time.monotonic() - started)


@contextlib.contextmanager
def served(chosen: argparse.Namespace) -> Iterator[endpoints.ModelSpec]:
    """Yields the model at `--url`, or else the small one, whose server runs meanwhile."""
    with contextlib.ExitStack() as running:
        here = serving.Served(context=chosen.context, slots=chosen.slots)
        spec = here.spec(patience=chosen.patience)
        if chosen.url:
            endpoint = dataclasses.replace(spec.endpoint, base_url=chosen.url, server=endpoints.Server(chosen.server))
            spec = dataclasses.replace(spec, endpoint=endpoint, model=chosen.model)
        elif mind.installed() is None:
            sys.exit("No small model is installed here; `make mind` installs it.")
        else:
            running.enter_context(here)
        yield dataclasses.replace(spec, rulebook=endpoints.Rulebook(chosen.rulebook), brief=not chosen.at_length)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--url", help="a server that is already running, such as http://127.0.0.1:8080/v1")
    parser.add_argument("--model", default=mind.NAME)
    parser.add_argument("--server", default="llamacpp", choices=[server.value for server in endpoints.Server])
    parser.add_argument("--context", type=int, default=mind.CONTEXT, help="tokens for each slot")
    parser.add_argument("--slots", type=int, default=1)
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--models", type=int, default=2, help="seats that the model takes; the others are bots")
    parser.add_argument("--map", default="outpost")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--patience", type=float, default=300.0)
    parser.add_argument("--rulebook", default="short", choices=[each.value for each in endpoints.Rulebook])
    parser.add_argument("--at-length", action="store_true", help="ask for notes and suspicions at every turn")
    chosen = parser.parse_args()
    with served(chosen) as spec:
        where = f"{spec.model}, {chosen.map}, {spec.endpoint.concurrency} slots"
        print(f"{where}: {chosen.models} of {chosen.players} seats")
        rules = ruling.recommended(chosen.players, chosen.map)
        found = play(spec, players=chosen.players, models=chosen.models, seed=chosen.seed, rules=rules)
        kept.more("questions readable at the first try", found.read_at_once / found.questions)
        kept.less("lost turns", sum(found.lost.values()))
        kept.seconds("the match", found.seconds)
        print(found, flush=True)


if __name__ == "__main__":
    with kept.figures(__file__):
        main()
