"""How well a model reads claims as the clerk of a match: the same question, the same corpus, the same judge."""

import argparse
import asyncio
import contextlib
import dataclasses
import functools
import statistics
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence

from benchmarks.corpus import lines, results, telling
from games.engine.eyes import knowledge, perspective
from games.engine.facts import events
from games.engine.judging import claims, courts
from games.players.models import clerk
from glassbox_site.running import mind
from personas.llm import costs, endpoints, remote, road
from tests.minds import serving

SMALL, NAMED = 0, 2
COUNTED = ("topic", "subject", "other", "place", "task", "role")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Read:
    """One line, what the clerk made of it and how long that took."""

    result: results.Result
    reading: clerk.Reading
    seconds: float


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--clerk", nargs="*", metavar="WHO", help="measure a model: nothing for the small one, or URL MODEL"
    )
    parser.add_argument("--server", default="llamacpp", choices=[server.value for server in endpoints.Server])
    parser.add_argument("--key", default="", help="the environment variable with the key, such as OPENROUTER_API_KEY")
    parser.add_argument("--at-once", type=int, default=1, help="how many lines are asked for at the same time")
    parser.add_argument("--patience", type=float, default=120.0, help="seconds allowed for a line")
    parser.add_argument("--most", type=int, help="read only so many lines, spread evenly over the corpus")


def read(corpus: Sequence[lines.Line], chosen: argparse.Namespace) -> list[Read]:
    """Has the chosen clerk read the lines, or `--most` of them."""
    with _served(chosen) as spec, contextlib.closing(road.Road()) as highway:
        model = remote.RemoteModel(spec, highway)
        scribe = clerk.Clerk(model=model, deadline=chosen.patience, context=spec.abilities.context)
        print(f"{spec.model} as the clerk")
        return asyncio.run(_all(_some(corpus, chosen.most), scribe, chosen.at_once))


def report(read: Sequence[Read]) -> None:
    _costs(read)
    _against_the_reader(read)


@contextlib.contextmanager
def _served(chosen: argparse.Namespace) -> Iterator[endpoints.ModelSpec]:
    """Yields the model named by `--clerk`, or else the small one, whose server runs meanwhile."""
    if len(chosen.clerk) not in (SMALL, NAMED):
        sys.exit("--clerk takes nothing, or URL MODEL")
    here = serving.Served(slots=chosen.at_once)
    spec = here.spec(patience=chosen.patience)
    if chosen.clerk:
        url, model = chosen.clerk
        endpoint = endpoints.Endpoint(
            base_url=url, key_variable=chosen.key, server=endpoints.Server(chosen.server), concurrency=chosen.at_once
        )
        yield endpoints.ModelSpec(name=model, model=model, endpoint=endpoint)
    elif mind.installed() is None:
        sys.exit("No small model is installed here; `make mind` installs it.")
    else:
        with here:
            yield spec


def _some(corpus: Sequence[lines.Line], most: int | None) -> Sequence[lines.Line]:
    if most is None or most >= len(corpus):
        return corpus
    return [corpus[place * len(corpus) // most] for place in range(most)]


async def _all(corpus: Sequence[lines.Line], scribe: clerk.Clerk, at_once: int) -> list[Read]:
    places = asyncio.Semaphore(at_once)

    async def one(line: lines.Line) -> Read:
        async with places:
            return await _read(line, scribe)

    return await asyncio.gather(*(one(line) for line in corpus))


async def _read(line: lines.Line, scribe: clerk.Clerk) -> Read:
    entry = results.entry(line.speaker, line.target, line.text)
    assert isinstance(entry.event, events.Spoke)
    begun = time.monotonic()
    reading = await scribe.read(entry.seq, entry.event, _known(line.story, line.rounds))
    made = {saying.claim: (saying.start, saying.end) for saying in reading.found.sayings}
    stamps = claims.stamped_claims(entry.seq, courts.hearing(results.court(line.story, line.rounds), entry.event), made)
    own = results.result(line)
    return Read(result=dataclasses.replace(own, stamps=stamps), reading=reading, seconds=time.monotonic() - begun)


@functools.cache
def _known(story: telling.Story, rounds: int) -> knowledge.Perspective:
    return perspective.learn_all(perspective.blank("public"), telling.told(story, rounds))


def _costs(read: Sequence[Read]) -> None:
    used = sum((said.usage for each in read for said in each.reading.exchanges), costs.Usage())
    faults = Counter(each.reading.found.fault.split(":")[0] for each in read if each.reading.found.fault)
    refused = sum(len(each.reading.found.refused) for each in read)
    seconds = [each.seconds for each in read]
    print(f"not read: {sum(faults.values())} of {len(read)} lines {dict(faults) or ''}; claims refused: {refused}")
    print(f"seconds a line: {statistics.median(seconds):.1f} in the median, {max(seconds):.1f} at most")
    print(
        f"tokens a line: {used.tokens_in / len(read):.0f} read ({used.cached / max(1, used.tokens_in):.0%} cached), "
        f"{used.tokens_out / len(read):.0f} written" + (f"; ${used.cost:.4f} in all" if used.cost is not None else "")
    )


def _against_the_reader(read: Sequence[Read]) -> None:
    """Prints how often both agree and, where they differ, which one has the whole line right. Open lines and those
    set aside are counted together."""
    found = Counter[str]()
    for each in read:
        own = results.result(each.result.line)
        alike = _claims(own) == _claims(each.result)
        found["alike" if alike else _who_is_right(own, each.result)] += 1
    print("clerk and reader: " + ", ".join(f"{count} {name}" for name, count in found.most_common()))


def _who_is_right(reader: results.Result, scribe: results.Result) -> str:
    right = [name for name, each in (("the reader", reader), ("the clerk", scribe)) if _is_right(each)]
    return f"where {' and '.join(right) or 'neither'} had it right"


def _is_right(each: results.Result) -> bool:
    return len(each.matched) == len(each.line.labels) and each.right == len(each.stamps)


def _claims(each: results.Result) -> frozenset[tuple[object, ...]]:
    return frozenset(tuple(getattr(stamp.claim, name) for name in COUNTED) for stamp in each.stamps)
