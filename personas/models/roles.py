"""The two roles that a persona plays, learns and is advised in, by the names that its record uses."""

from enum import StrEnum


class Role(StrEnum):
    IMPOSTOR = "impostor"
    CREWMATE = "crewmate"
