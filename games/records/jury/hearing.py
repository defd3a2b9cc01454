"""What a jury and the players of one match suspected, and every figure that follows from it. Free of Django."""

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from games.records.jury import jury_law

Marks = Sequence[jury_law.Mark]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Hearing:
    """The marks of `voices`, by number, and of `players`: crewmates who told what they suspected, by colour."""

    course: jury_law.Course
    voices: Mapping[int, Marks]
    players: Mapping[str, Marks]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Scored:
    voices: Mapping[int, jury_law.Score | None]
    figures: Mapping[str, Any]


def scored(heard: Hearing) -> Scored:
    """Scores each voice; `figures` may be published, since they reveal nothing about a single voice."""
    course = heard.course
    stands = {number: jury_law.standing(marks, course) for number, marks in heard.voices.items()}
    believed = {color: jury_law.standing(marks, course) for color, marks in heard.players.items()}
    crowd = jury_law.crowd([*stands.values()], course)
    turn = jury_law.turn(crowd, course)
    figures = {
        "voices": len(stands),
        "crowd": _told(jury_law.score(crowd, course)),
        "players": {color: _told(jury_law.score(each, course, by=color)) for color, each in believed.items()},
        "rounds": _rounds(course, [*stands.values()], believed),
        "turn": dataclasses.asdict(turn) | {"entry": course.entries[turn.step]} if turn else None,
    }
    return Scored(voices={number: jury_law.score(each, course) for number, each in stands.items()}, figures=figures)


def _rounds(
    course: jury_law.Course, voices: Sequence[jury_law.Standing], players: Mapping[str, jury_law.Standing]
) -> list[dict[str, Any]]:
    """What was suspected at the last step of each round, just before the ballots are turned over."""
    last = {number: step for step, number in enumerate(course.rounds())}
    suspects = course.suspects()
    found = []
    for number, step in last.items():
        heard = [each[step] for each in voices]
        said = [each[step] for by, each in players.items() if by in suspects[step]]
        told = {color: _both(color, heard, said) for color in suspects[step]}
        found.append({"round": number, "entry": course.entries[step], "suspects": told})
    return found


def _both(color: str, heard: Sequence[jury_law.Sheet | None], said: Sequence[jury_law.Sheet | None]) -> dict[str, Any]:
    """The spreads of jury and players. A player's silence about somebody does not count as an opinion."""
    return {
        "jury": _spread([sheet for sheet in heard if sheet is not None], color, jury_law.FEWEST),
        "players": _spread([sheet for sheet in said if sheet and color in sheet], color, 1),
    }


def _spread(sheets: Sequence[jury_law.Sheet], color: str, fewest: int) -> dict[str, float] | None:
    return dataclasses.asdict(jury_law.spread(sheets, color)) if len(sheets) >= fewest else None


def _told(score: jury_law.Score | None) -> dict[str, float] | None:
    return dataclasses.asdict(score) if score else None
