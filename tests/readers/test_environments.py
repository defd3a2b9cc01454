"""The package built from this tree, used outside of it with each framework that it has an adapter for."""

import hashlib
import subprocess
import sys
from pathlib import Path

import pytest

from games.engine.facts import rules as ruling
from games.log import codec
from games.players.environments import episodes
from tests.readers import others

pytestmark = [pytest.mark.second, others.INSTALLED]
SOURCE = Path(__file__).resolve().parents[2] / "clients" / "engine"
SEEDS = 100
PLAYED = """
import hashlib, json, sys
from games.engine.facts import rules
from games.players.environments import episodes
from games.log import codec
table = episodes.Environment(players=4, learners=(), rules=rules.recommended(4, "outpost"))
log = hashlib.sha256()
for seed in range(int(sys.argv[1])):
    table.reset(seed)
    log.update("\\n".join(map(codec.line, table.entries)).encode())
print(json.dumps([log.hexdigest(), "django" in sys.modules, episodes.__file__]))
"""
PARALLEL = """
import json, warnings
from pettingzoo.test import parallel_api_test
from games.players.environments import pettingzoo_parallel
warnings.simplefilter("error")
parallel_api_test(pettingzoo_parallel.AmongUs(players=4), num_cycles=2_000)
print(json.dumps("passed"))
"""
IN_TURN = """
import json
import textarena as ta
from games.players.environments import textarena_match
ta.register("AmongUs-v0", textarena_match.AmongUs)
table = ta.make("AmongUs-v0")
table.reset(num_players=4, seed=3)
asked, done = set(), False
while not done:
    player, told = table.get_observation()
    asked.add(player)
    [(speaker, prompt, kind)] = told
    done, info = table.step("nonsense")
rewards, told = table.close()
print(json.dumps([sorted(asked), sorted(rewards), sorted(each["role"] for each in told.values())]))
"""
SERVED = """
import json
from starlette.testclient import TestClient
from games.players.environments import openenv_seat
with TestClient(openenv_seat.app()).websocket_connect("/ws") as line:
    def told(kind, **data):
        line.send_json({"type": kind, "data": data})
        return line.receive_json()["data"]
    first = told("reset", seed=7)
    last = told("step", text="nonsense")
    fault = last["observation"]["fault"]
    while not last["done"]:
        last = told("step", text="nonsense")
print(json.dumps([first["observation"]["messages"][0]["role"], fault, last["reward"]]))
"""

TRAINED = """
import asyncio, json, os, threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
import verifiers.v1 as vf
from verifiers.v1.utils import generic, loaders
NAME, SAYS = "glassbox-among-us", json.dumps({"choice": "wait:3"})
class Model(BaseHTTPRequestHandler):
    asked = 0
    def do_POST(self):
        self.rfile.read(int(self.headers["Content-Length"]))
        Model.asked += 1
        choice = {"index": 0, "message": {"role": "assistant", "content": SAYS}, "finish_reason": "stop"}
        told = {"id": "x", "object": "chat.completion", "created": 1, "model": "m", "choices": [choice]}
        reply = json.dumps(told).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(reply)))
        self.end_headers()
        self.wfile.write(reply)
    def log_message(self, *said):
        pass
server = ThreadingHTTPServer(("127.0.0.1", 0), Model)
threading.Thread(target=server.serve_forever, daemon=True).start()
address = f"http://127.0.0.1:{server.server_port}/v1"
kind = loaders.environment_class(NAME)
config = generic.concrete_type(kind, vf.EnvConfig, origin=vf.Env)
said = {"id": NAME, "players": 4, "matches": 3, "learners": ["red", "blue"]}
env = kind(config.model_validate({"taskset": said}))
os.environ["NO_KEY"] = "none"
model = vf.ModelContext(model="m", client=vf.EvalClientConfig(base_url=address, api_key_var="NO_KEY"))
async def played():
    async with env.serving():
        return await env.run_episode(list(env.taskset)[2], model)
episode = asyncio.run(played())
told = [[run.reward, run.last_reply, bool(run.metrics)] for run in episode.traces]
faults = [str(error)[:300] for error in [*episode.errors, *(error for run in episode.traces for error in run.errors)]]
print(json.dumps([faults, told, Model.asked]))
"""


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> str:
    """The folder in which the wheel is unpacked."""
    folder = tmp_path_factory.mktemp("package")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--target", str(folder), str(SOURCE)]
    subprocess.run(command, check=True, stderr=subprocess.DEVNULL)
    return str(folder)


def test_a_hundred_matches_of_bots_are_the_same_bytes_away_from_the_site(package: str) -> None:
    digest, has_django, file = others.told(PLAYED, SEEDS, PYTHONPATH=package)

    table, log = episodes.Environment(players=4, learners=(), rules=ruling.recommended(4, "outpost")), hashlib.sha256()
    for seed in range(SEEDS):
        table.reset(seed)
        log.update("\n".join(map(codec.line, table.entries)).encode())
    assert (digest, has_django) == (log.hexdigest(), False)
    assert file.startswith(package)


def test_pettingzoo_s_own_test_of_parallel_environments_passes(package: str) -> None:
    assert others.told(PARALLEL, PYTHONPATH=package) == "passed"


def test_textarena_plays_a_whole_match_with_every_seat_in_turn(package: str) -> None:
    asked, rewarded, roles = others.told(IN_TURN, PYTHONPATH=package)

    assert asked == rewarded == [0, 1, 2, 3]
    assert roles == ["crewmate", "crewmate", "crewmate", "impostor"]


def test_openenv_serves_a_seat_to_its_end_and_says_why_a_turn_is_lost(package: str) -> None:
    role, fault, reward = others.told(SERVED, PYTHONPATH=package)

    assert role == "system"
    assert fault.startswith("unreadable")
    assert reward in (0.0, 1.0)


@others.needs("verifiers")
def test_verifiers_runs_an_episode_of_two_seats_and_rewards_every_run(package: str) -> None:
    faults, runs, asked = others.told(TRAINED, PYTHONPATH=package)

    assert faults == []
    assert len(runs) == asked > 2
    assert {reward for reward, _reply, _lost in runs} <= {0.0, 1.0}
    assert {reply for _reward, reply, _lost in runs} == {'{"choice": "wait:3"}'}
    assert {lost for _reward, _reply, lost in runs} == {True, False}, "only some questions are of that kind"
