"""A match as an environment of TextArena: those who are asked at the same moment answer one after the other, and
nothing happens before the last of them has answered."""

from typing import Any

import textarena as ta

from games.players.environments import episodes

WON, LOST = 1, -1


class AmongUs(ta.Env):
    """Players are the seats in their order; `reset` is told how many. Arguments are those of `episodes.Environment`."""

    def __init__(self, **setting: Any) -> None:
        self._setting = setting
        self._answers: dict[episodes.Color, str] = {}
        self._turn = episodes.Turn(questions={})

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.environment = episodes.Environment(players=num_players, **self._setting)
        self._answers = {}
        self._turn = self.environment.reset(seed or 0)
        self._lost = dict.fromkeys(self.environment.learners, 0)

    def get_observation(self) -> tuple[int, list[tuple[int, str, ta.ObservationType]]]:
        color = self._asked()
        return self._number(color), [(ta.GAME_ID, self._turn.questions[color].text, ta.ObservationType.PROMPT)]

    def step(self, action: str) -> tuple[bool, dict[str, object]]:
        self._answers[self._asked()] = action
        if len(self._answers) < len(self._turn.questions):
            return False, {}
        self._turn, self._answers = self.environment.step(self._answers), {}
        for color in self._turn.faults:
            self._lost[color] += 1
        faults = {self._number(color): fault for color, fault in self._turn.faults.items()}
        return self._turn.is_over, {"faults": faults} if faults else {}

    def close(self) -> tuple[dict[int, int], dict[int, dict[str, object]]]:
        players, rewards = self.environment.world.players, self._turn.rewards
        told = {
            self._number(color): {
                "role": str(players[color].role), "lost_turns": lost, "invalid_move": bool(lost)
            }
            for color, lost in self._lost.items()
        }  # fmt: skip
        return {self._number(color): WON if reward else LOST for color, reward in rewards.items()}, told

    def _asked(self) -> episodes.Color:
        return next(color for color in self._turn.questions if color not in self._answers)

    def _number(self, color: episodes.Color) -> int:
        return self.environment.learners.index(color)
