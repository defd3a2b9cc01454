"""A match as an environment of OpenEnv: a session is one seat of a match whose other seats are house bots.

uvicorn --factory games.players.environments.openenv_seat:app
"""

from typing import Any

import pydantic
from openenv.core.env_server import http_server, interfaces, types

from games.players.environments import episodes

SEAT = "red"


class Reply(types.Action):
    """What a model would have replied."""

    text: str


class Prompt(types.Observation):
    """`asked` is the kind of the question, empty at the end; `fault` is why the last reply was lost."""

    asked: str = ""
    messages: list[dict[str, str]] = pydantic.Field(default_factory=list)
    answer_schema: dict[str, Any] = pydantic.Field(default_factory=dict)
    fault: str = ""


class AmongUs(interfaces.Environment[Reply, Prompt, types.State]):
    SUPPORTS_CONCURRENT_SESSIONS = True

    def __init__(self, seat: str = SEAT, **setting: Any) -> None:
        super().__init__()
        self._seat = episodes.Color(seat)
        self._environment = episodes.Environment(learners=(seat,), **setting)
        self._state = types.State(episode_id=None, step_count=0)

    def reset(self, seed: int | None = None, episode_id: str | None = None, **_: Any) -> Prompt:
        self._state = types.State(episode_id=episode_id, step_count=0)
        return self._observed(self._environment.reset(seed or 0))

    def step(self, action: Reply, timeout_s: float | None = None, **_: Any) -> Prompt:
        self._state.step_count += 1
        return self._observed(self._environment.step({self._seat: action.text}))

    @property
    def state(self) -> types.State:
        return self._state

    def _observed(self, turn: episodes.Turn) -> Prompt:
        fault, reward = turn.faults.get(self._seat, ""), turn.rewards.get(self._seat)
        question = turn.questions.get(self._seat)
        if question is None:
            return Prompt(done=turn.is_over, reward=reward, fault=fault)
        asked, form = question.messages, question.schema
        return Prompt(done=False, reward=None, asked=question.kind, messages=asked, answer_schema=form, fault=fault)


def app() -> Any:
    return http_server.create_fastapi_app(AmongUs, Reply, Prompt)
