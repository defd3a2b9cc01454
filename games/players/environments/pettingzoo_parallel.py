"""A match as PettingZoo's parallel environment: every seat answers at once, and what a seat says unasked is ignored."""

import functools
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from gymnasium import spaces
from pettingzoo import ParallelEnv

from games.players.environments import episodes

LONGEST_PROMPT, LONGEST_ANSWER = 200_000, 8_000
PLAIN = frozenset(map(chr, range(0x20, 0x7F))) | frozenset("\n\t")


class Words(spaces.Text):
    """Any text up to a length, in any alphabet; samples are plain ASCII."""

    def contains(self, x: object) -> bool:
        return isinstance(x, str) and len(x) <= self.max_length


class AmongUs(ParallelEnv[str, str, str]):
    """Arguments are those of `episodes.Environment`. An observation is a prompt, empty for agents that are not asked.
    `infos` has the kind of the question, its messages and the form of its answer, and why the last answer was lost."""

    metadata: ClassVar[dict[str, Any]] = {"name": "among_us_v1", "render_modes": ["ansi"], "is_parallelizable": True}
    render_mode = "ansi"

    def __init__(self, **setting: Any) -> None:
        self.environment = episodes.Environment(**setting)
        self.possible_agents: list[str] = [str(color) for color in self.environment.learners]
        self.agents: list[str] = []
        self._seed = -1

    @functools.cache  # noqa: B019 - each agent's space is one object, as PettingZoo wants it
    def observation_space(self, agent: str) -> spaces.Text:
        return Words(LONGEST_PROMPT, min_length=0, charset=PLAIN)

    @functools.cache  # noqa: B019
    def action_space(self, agent: str) -> spaces.Text:
        return Words(LONGEST_ANSWER, min_length=0, charset=PLAIN)

    def reset(
        self,
        seed: int | None = None,
        options: Mapping[str, object] | None = None,
    ) -> tuple[dict[str, str], dict[str, dict[str, object]]]:
        """Without a seed, takes the one after the last."""
        self._seed = self._seed + 1 if seed is None else seed
        self.agents = list(self.possible_agents)
        turn = self.environment.reset(self._seed)
        return self._observed(turn), self._told(turn)

    def step(
        self, actions: Mapping[str, str]
    ) -> tuple[dict[str, str], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, object]]]:
        turn = self.environment.step(actions)
        observed, told = self._observed(turn), self._told(turn)
        rewards = {agent: turn.rewards.get(color, 0.0) for agent, color in self._colors()}
        ended, cut = dict.fromkeys(self.agents, turn.is_over), dict.fromkeys(self.agents, False)
        if turn.is_over:
            self.agents = []
        return observed, rewards, ended, cut, told

    def render(self) -> str:
        """The truth, as it is now."""
        return repr(self.environment.world)

    def _colors(self) -> Sequence[tuple[str, episodes.Color]]:
        return [(agent, episodes.Color(agent)) for agent in self.agents]

    def _observed(self, turn: episodes.Turn) -> dict[str, str]:
        asked = turn.questions
        return {agent: asked[color].text if color in asked else "" for agent, color in self._colors()}

    def _told(self, turn: episodes.Turn) -> dict[str, dict[str, object]]:
        return {agent: _told(turn, color) for agent, color in self._colors()}


def _told(turn: episodes.Turn, color: episodes.Color) -> dict[str, object]:
    told: dict[str, object] = {"fault": turn.faults[color]} if color in turn.faults else {}
    question = turn.questions.get(color)
    if question is None:
        return told
    return told | {"asked": question.kind, "messages": question.messages, "schema": question.schema}
