"""The doctor's findings: how one part is, and what to do about it."""

from dataclasses import asdict, dataclass
from enum import StrEnum


class State(StrEnum):
    """LOOK: it works, and somebody should know. ILL: something does not work."""

    WELL = "well"
    LOOK = "look"
    ILL = "ill"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    part: str
    state: State
    told: str
    remedy: str = ""

    def as_json(self) -> dict[str, str]:
        return asdict(self)


def well(part: str, told: str) -> Finding:
    return Finding(part=part, state=State.WELL, told=told)


def look(part: str, told: str, remedy: str) -> Finding:
    return Finding(part=part, state=State.LOOK, told=told, remedy=remedy)


def ill(part: str, told: str, remedy: str) -> Finding:
    return Finding(part=part, state=State.ILL, told=told, remedy=remedy)
