"""A hundred programs in seats of twenty matches, one in five of them silent, slow, babbling or gone."""

import asyncio
import collections
import contextlib
import itertools
import json
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import aiohttp
import httpx
import pytest

from glassbox_site.environment import env
from tests.support.sites import site as sites

pytestmark = [pytest.mark.second, pytest.mark.faults]
MATCHES, SEATS = 20, 5
SECONDS, PATIENCE = 1_000, 20
Line = aiohttp.ClientWebSocketResponse
Heard = dict[str, Any]
MOST_LATE = 4
TIRED = collections.Counter[Line]()


def answer(told: Heard) -> Heard:
    """Chooses the first thing offered."""
    asks = told["asks"]
    match told["kind"]:
        case "action":
            return {"choice": asks["menu"][0]}
        case "talk":
            return {
                "message": "I was in Admin.",
                "desire_to_speak": 9,
                "vote_action": "skip" if asks["may_vote"] else None,
            }
        case "vote":
            return {"vote_action": asks["candidates"][0]}
    return {"message": "Boo."}


async def diligent(line: Line, told: Heard) -> None:
    await line.send_json({"step": told["step"], "answer": answer(told)})


async def silent(line: Line, told: Heard) -> None:
    return


async def slow(line: Line, told: Heard) -> None:
    """Answers too late, as often as a player may before it is given up; then stays silent, to keep the test short."""
    TIRED[line] += 1
    if TIRED[line] > MOST_LATE:
        return
    await asyncio.sleep(PATIENCE + 1)
    with contextlib.suppress(ConnectionError):  # where the match is over by then
        await diligent(line, told)


async def babbling(line: Line, told: Heard) -> None:
    for nonsense in ("what?", "[" * 2_000, json.dumps({"step": told["step"], "answer": {"choice": "fly"}}), "null"):
        await line.send_str(nonsense)


async def gone(line: Line, told: Heard) -> None:
    await line.close()


BAD: tuple[Callable[[Line, Heard], Awaitable[None]], ...] = (silent, slow, babbling, gone)


async def seated(
    client: aiohttp.ClientSession, site: str, token: str, manner: Callable[[Line, Heard], Awaitable[None]]
) -> list[Heard]:
    """Plays a seat; returns everything that it was told."""
    heard = list[Heard]()
    address = f"{site.replace('http', 'ws')}/ws/seat/?name=Agent"
    async with client.ws_connect(address, headers={"Authorization": f"Bearer {token}"}, max_msg_size=0) as line:
        async for message in line:
            told = json.loads(message.data)
            heard.append(told)
            if told["type"] == "question":
                await manner(line, told)
    return heard


async def play(site: str, ordered: list[dict[str, Any]]) -> dict[tuple[int, str], tuple[str, list[Heard]]]:
    manners = itertools.cycle(
        (*[diligent] * 4, *BAD[:1], *[diligent] * 4, *BAD[1:2], *[diligent] * 4, *BAD[2:3], *[diligent] * 4, *BAD[3:])
    )
    seats = [
        ((each["match"], color), token, next(manners)) for each in ordered for color, token in each["tokens"].items()
    ]
    async with aiohttp.ClientSession() as client, asyncio.timeout(SECONDS):
        heard = await asyncio.gather(*(seated(client, site, token, manner) for _, token, manner in seats))
    return {place: (manner.__name__, each) for (place, _, manner), each in zip(seats, heard, strict=True)}


def test_every_match_ends_and_only_turns_of_those_who_do_not_answer_are_lost(tmp_path: Path) -> None:
    with sites.running_site(
        tmp_path, "--workers", "1", environ=sites.environment(tmp_path, AGENT_SECONDS=str(PATIENCE))
    ) as site:
        environ = sites.environment(tmp_path, DJANGO_SETTINGS_MODULE="glassbox_site.settings")
        command = [sys.executable, "-m", "tests.support.sites.furnish_agents", str(MATCHES), str(SEATS)]
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
        ordered = json.loads(done.stdout)

        heard = asyncio.run(play(site.url, ordered))

        papers = {each["match"]: httpx.get(f"{site.url}/matches/{each['match']}/match.json").json() for each in ordered}
        assert {each["status"] for each in papers.values()} == {"finished"}
        lost = collections.Counter[tuple[int, str]]()
        for number in papers:
            for line in httpx.get(f"{site.url}/matches/{number}/log.ndjson").text.splitlines():
                event = json.loads(line)["event"]
                lost[number, event.get("color")] += event["kind"] == "Stumbled"
    manners = {place: manner for place, (manner, _) in heard.items()}
    assert {place for place, manner in manners.items() if manner != "diligent" and not lost[place]} == set()
    assert {place: lost[place] for place, manner in manners.items() if manner == "diligent" and lost[place]} == {}
    ends = {place: said[-1]["type"] for place, (manner, said) in heard.items() if manner != "gone"}
    assert set(ends.values()) == {"over"}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[sites.Site]:
    """A site shared by all tests that leave it intact."""
    with sites.running_site(tmp_path_factory.mktemp("site") / "var", "--workers", "1") as site:
        yield site


def test_the_example_plays_as_it_stands_there(site: sites.Site) -> None:
    environ = sites.environment(site.var, DJANGO_SETTINGS_MODULE="glassbox_site.settings")
    command = [sys.executable, "-m", "tests.support.sites.furnish_agents", "1", str(SEATS), "30"]
    done = subprocess.run(command, env=environ, capture_output=True, text=True, check=True)
    [ordered] = json.loads(done.stdout)
    example = [sys.executable, str(env.PROJECT / "examples" / "seat_agent.py"), site.url.replace("http", "ws")]

    playing = [
        subprocess.Popen([*example, token, f"Ada {color}"], stdout=subprocess.PIPE, text=True)
        for color, token in ordered["tokens"].items()
    ]
    heard = [agent.communicate(timeout=SECONDS)[0] for agent in playing]

    paper = httpx.get(f"{site.url}/matches/{ordered['match']}/match.json").json()
    log = httpx.get(f"{site.url}/matches/{ordered['match']}/log.ndjson").text
    assert [agent.returncode for agent in playing] == [0] * SEATS
    assert all("'over'" in said.splitlines()[-1] for said in heard)
    assert (paper["status"], log.count('"Stumbled"')) == ("finished", 0)
    seated = {seat["color"]: seat["name"] for seat in paper["seats"] if seat["is_agent"]}
    assert seated == {color: f"Ada {color}" for color in ordered["tokens"]}


def test_a_token_that_leads_nowhere_is_told_so_and_nothing_else(site: sites.Site) -> None:
    async def stranger(site: str) -> list[Heard]:
        async with aiohttp.ClientSession() as client:
            with contextlib.suppress(aiohttp.WSServerHandshakeError):
                return await seated(client, site, "nonsense", diligent)
        return []

    heard = asyncio.run(stranger(site.url))

    assert [each["type"] for each in heard] == ["error"]
