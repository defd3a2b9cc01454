"""The two roles in which a persona plays, learns and is advised, by the names that its record uses."""

from enum import StrEnum


class Role(StrEnum):
    IMPOSTOR = "impostor"
    CREWMATE = "crewmate"
