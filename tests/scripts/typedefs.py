"""What a script says of its objects: the members of each `@typedef {object}`, and which of them are optional."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

SCRIPTS = Path(__file__).parents[2] / "static/js"
OBJECT = re.compile(r"@typedef \{object\} (\w+)(.*?)\*/", re.DOTALL)
TYPE = re.compile(r'@property \{"(\w+)"\} type')
MEMBER = re.compile(r"@property \{.*\} (\[?)(\w+)")


@dataclass(frozen=True, slots=True, kw_only=True)
class Shape:
    members: frozenset[str]
    needed: frozenset[str]

    def strange(self, value: Mapping[str, Any]) -> set[str]:
        """Members of the value that the type lacks, and required ones that the value lacks."""
        return (value.keys() - self.members) | (self.needed - value.keys())


def shapes(script: str) -> dict[str, Shape]:
    text = (SCRIPTS / script).read_text()
    return {name: _shape(MEMBER.findall(rest)) for name, rest in OBJECT.findall(text)}


def messages(script: str) -> dict[str, Shape]:
    """The shapes that have a `type`, by its value."""
    text = (SCRIPTS / script).read_text()
    told = ((TYPE.search(rest), MEMBER.findall(rest)) for _, rest in OBJECT.findall(text))
    return {kind[1]: _shape(members) for kind, members in told if kind}


def _shape(found: list[tuple[str, str]]) -> Shape:
    members = frozenset(name for _, name in found)
    return Shape(members=members, needed=members - {name for optional, name in found if optional})
