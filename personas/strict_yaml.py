"""YAML as people mean it: plain values alone, no key written twice, neither huge nor nested without end.

What is read here may be stored and downloaded by anybody, so it may not hold the value of a key, not even in a comment.
"""

from collections import Counter
from collections.abc import Hashable
from typing import Any

import yaml
from django.core.exceptions import ValidationError

from personas import validation

MOST_BYTES = 1_000_000


class Unreadable(ValueError):
    """What is wrong with the text, as one line."""


def load(text: str) -> Any:
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise Unreadable(f"it is larger than {MOST_BYTES} bytes")
    try:
        validation.no_secret(text)
    except ValidationError as problem:
        raise Unreadable(" ".join(problem.messages)) from problem
    try:
        return yaml.load(text, Loader=_Loader)  # noqa: S506 - a SafeLoader that also refuses doubled keys
    except yaml.MarkedYAMLError as problem:
        line = f"line {problem.problem_mark.line + 1}: " if problem.problem_mark else ""
        raise Unreadable(f"{line}{problem.problem}") from problem
    except yaml.YAMLError as problem:
        raise Unreadable(" ".join(str(problem).split())) from problem
    except RecursionError as problem:
        raise Unreadable("it is nested too deeply") from problem
    except ValueError as problem:
        raise Unreadable("it holds a number or date that cannot be read") from problem


class _Loader(yaml.SafeLoader):
    """A SafeLoader for which a key that is written twice is a fault."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys = Counter(key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode))
        if doubled := [key for key, count in keys.items() if count > 1]:
            raise yaml.MarkedYAMLError(problem=f"{doubled[0]!r} is written twice", problem_mark=node.start_mark)
        return super().construct_mapping(node, deep)
