"""A match as an environment of verifiers: an agent runs once for each question that it is asked, and each of its runs
is rewarded by how the match ended for its seat.

verifiers finds environments by the name of a module without dots, so the package has this file as `glassbox_among_us`,
too. Its own harnesses start programs that `uv` fetches; this one asks from within, which its interception allows.
"""

import asyncio
from collections.abc import Iterator, Mapping

import httpx
import verifiers.v1 as vf

from games.players.environments import episodes

__all__ = ["AmongUs", "Asking", "Matches"]
USUAL_LEARNERS = ("red",)


class Match(vf.TaskData):
    seed: int
    players: int
    learners: tuple[str, ...]


class Game(vf.Task[Match]):
    """A match by its seed; for one question, together with its prompt."""

    def asking(self, question: episodes.Question) -> "Game":
        told = self.data.model_dump() | {"prompt": question.messages}
        return Game(Match.model_validate(told), self.config)


class MatchesConfig(vf.TasksetConfig):
    matches: int = 100
    players: int = episodes.USUAL_SEATS
    learners: tuple[str, ...] = USUAL_LEARNERS
    """Seats that models take; bots sit in all others."""


class Matches(vf.Taskset[Game, MatchesConfig]):
    def load(self) -> Iterator[Game]:
        told = {"players": self.config.players, "learners": self.config.learners}
        for seed in range(self.config.matches):
            yield Game(Match(seed=seed, **told), self.config.task)


class Asking(vf.Harness[vf.HarnessConfig]):
    """One question, one answer."""

    APPENDS_SYSTEM_PROMPT = True
    EXECUTES_CODE = False
    NEEDS_CONTAINER = False

    async def launch(
        self,
        ctx: vf.ModelContext,
        trace: vf.Trace,
        runtime: vf.Runtime,
        endpoint: str,
        secret: str,
        mcp_urls: Mapping[str, str],
        data: vf.TaskData,
    ) -> vf.ProgramResult:
        messages = [{"role": each.role, "content": each.content} for each in data.prompt]
        patience = httpx.Timeout(None)  # the rollout's own, which verifiers keeps
        async with httpx.AsyncClient(headers={"Authorization": f"Bearer {secret}"}, timeout=patience) as client:
            asked = {"model": ctx.model, "messages": messages}
            answer = await client.post(f"{endpoint}/chat/completions", json=asked)
        failed = answer.is_error and answer.text
        return vf.ProgramResult(exit_code=int(bool(failed)), stdout="", stderr=failed or "")


class AmongUsConfig(vf.EnvConfig):
    player: vf.AgentConfig = vf.AgentConfig(runtime=vf.SubprocessConfig())
    """What a model says is never run, so no sandbox is needed."""


class AmongUs(vf.Env[AmongUsConfig]):
    async def run(self, task: Game, agents: vf.Agents) -> None:
        table = episodes.Environment(players=task.data.players, learners=task.data.learners)
        turn = table.reset(task.data.seed)
        asked: list[tuple[episodes.Color, vf.Trace]] = []
        while not turn.is_over:
            runs = {color: agents.player.run(task.asking(question)) for color, question in turn.questions.items()}
            traces = dict(zip(runs, await asyncio.gather(*runs.values()), strict=True))
            asked += traces.items()
            turn = table.step({color: trace.last_reply for color, trace in traces.items() if trace.last_reply})
            for color in turn.faults:
                traces[color].record_metric("lost_turn", 1.0)
        for color, trace in asked:
            trace.record_reward("won", turn.rewards[color])
