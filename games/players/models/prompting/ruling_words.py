"""The numbers of the rules, and the sentences that depend on a setting, in the words of one of the rulebooks' files."""

import dataclasses
from collections.abc import Iterator

from games.engine.facts import reach, rules
from games.players.models.prompting import prompt_files


@dataclasses.dataclass(frozen=True, slots=True)
class Words:
    """`file` holds a sentence for each choice that the settings leave: "rules" whole ones, "short" a few words."""

    file: str

    def said(self, key: str, choice: str, **values: str) -> str:
        return prompt_files.phrase(self.file, key, choice, **values)

    def of(self, chosen: rules.MatchRules) -> dict[str, str]:
        return {
            "impostors": self._count(chosen.impostors),
            "ghosts_do_tasks": self._switch("ghosts_do_tasks", chosen.ghosts_do_tasks),
            "visual_tasks": self._switch("visual_tasks", chosen.visual_tasks),
            "anonymous_votes": self._switch("anonymous_votes", chosen.anonymous_votes),
            "confirm_ejects": self._switch("confirm_ejects", chosen.confirm_ejects),
            "task_bar": self.said("task_bar", chosen.task_bar),
            "kill_distance": self.said("kill_distance", chosen.kill_distance),
            "approach": "" if chosen.kill_distance is reach.Reach.LONG else self.said("approach", "on"),
            "crew_sight": self.said("sight", chosen.sight(impostor=False, dark=False)),
            "impostor_sight": self.said("sight", chosen.sight(impostor=True, dark=False)),
            "dark_sight": self.said("sight", chosen.sight(impostor=False, dark=True)),
            "standing_bids": self._standing_bids(chosen.standing_bids),
            "discussion_time": self._discussion_time(chosen.voting_opens_at),
            "last_call": self._last_call(chosen),
        }

    def _switch(self, setting: str, is_on: bool) -> str:
        return self.said(setting, "on" if is_on else "off")

    def _count(self, impostors: int) -> str:
        many = {"count": str(impostors)}
        return self.said("impostors", "one") if impostors == 1 else self.said("impostors", "many", **many)

    def _standing_bids(self, ticks: int) -> str:
        return self.said("standing_bids", "on", ticks=str(ticks)) if ticks else ""

    def _discussion_time(self, ticks: int) -> str:
        return self.said("discussion_time", "on", ticks=str(ticks)) if ticks else self.said("discussion_time", "off")

    def _last_call(self, chosen: rules.MatchRules) -> str:
        reasons = ", or ".join(self._calls(chosen))
        if not reasons:
            return self.said("last_call", "off")
        return self.said("last_call", "on", reasons=f"{reasons[:1].upper()}{reasons[1:]}")

    def _calls(self, chosen: rules.MatchRules) -> Iterator[str]:
        """On what occasions everybody is called to vote."""
        if chosen.last_call_at is not None:
            yield self.said("last_call", "time", ticks=str(chosen.last_call_at))
        if chosen.silent_ticks is not None:
            yield self.said("last_call", "silence", silent=str(chosen.silent_ticks))
        if chosen.transcript_call:
            yield self.said("last_call", "length")


def clocks(chosen: rules.MatchRules) -> dict[str, str]:
    numbers = {
        "time_limit": chosen.time_limit,
        "first_kill": rules.FIRST_KILL_AFTER,
        "kill_cooldown": chosen.kill_cooldown,
        "first_sabotage": rules.FIRST_SABOTAGE_AFTER,
        "sabotage_cooldown": rules.SABOTAGE_COOLDOWN,
        "doors_closed": rules.DOORS_CLOSED,
        "doors_cooldown": rules.DOORS_COOLDOWN,
        "first_button": max(rules.FIRST_BUTTON_AFTER, chosen.emergency_cooldown),
        "emergency_cooldown": chosen.emergency_cooldown,
        "emergency_meetings": chosen.emergency_meetings,
    }
    return {name: f"{number:g}" for name, number in numbers.items()}
