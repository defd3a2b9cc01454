"""Strict YAML: plain values only, no duplicate keys, bounded in size and nesting.

What is read here may be stored and downloaded by anybody, so it must hold no value of an API key, even in a comment.
"""

import contextlib
from collections.abc import Hashable
from typing import Any

import yaml
from django.utils.translation import gettext_noop
from yaml.composer import Composer

from glassbox_site.ground import problems, words
from glassbox_site.ground.reading import value_faults

MOST_BYTES = 1_000_000
MOST_LEVELS = 30
MOST_VALUES = 100_000
LONGEST_NUMBER = 30
UNLIKE_ITS_TAG = (LookupError, AttributeError)
"""What PyYAML raises when a value does not fit its tag, such as `!!bool` before something else."""


class Unreadable(ValueError):
    """Raised with one line that says what is wrong with the text."""


def settings(text: str, refusal: type[problems.Unusable]) -> dict[str, Any]:
    """The mapping that the text consists of. Raises the refusal if it is unreadable or something else."""
    try:
        data = load(text)
    except Unreadable as problem:
        told = gettext_noop("Not readable as YAML: %(problem)s")
        raise refusal([problems.Problem(code=told, values={"problem": str(problem)})]) from problem
    if not isinstance(data, dict):
        told = gettext_noop("The file must hold settings of the form `key: value`.")
        raise refusal([problems.Problem(code=told)])
    return data


def load(text: str) -> Any:
    if len(text.encode("utf-8", "replace")) > MOST_BYTES:
        raise Unreadable(f"it is larger than {MOST_BYTES} bytes")
    for held in value_faults.keys_in(text):
        raise Unreadable(held.said)
    try:
        return _read(text)
    except yaml.MarkedYAMLError as problem:
        line = f"line {problem.problem_mark.line + 1}: " if problem.problem_mark else ""
        raise Unreadable(f"{line}{problem.problem}") from problem
    except yaml.YAMLError as problem:
        raise Unreadable(" ".join(str(problem).split())) from problem
    except RecursionError as problem:
        raise Unreadable("it is nested too deeply") from problem
    except ValueError as problem:
        raise Unreadable("it holds a number or date that cannot be read") from problem
    except UNLIKE_ITS_TAG as problem:
        raise Unreadable("it holds a value that is not what its tag says") from problem


def _read(text: str) -> Any:
    """Tries LibYAML, which takes a sixth of the time. What that refuses is read again by PyYAML, whose error counts."""
    with contextlib.suppress(yaml.YAMLError, ValueError, RecursionError, *UNLIKE_ITS_TAG):
        return yaml.load(text, Loader=_quickest)  # noqa: S506 - a SafeLoader that also refuses doubled keys
    return yaml.load(text, Loader=_Loader)  # noqa: S506 - so is this


def _kept(text: str, mark: yaml.Mark) -> str:
    """Joins surrogate pairs that JSON writes as two escapes. Raises MarkedYAMLError for NUL or half a pair."""
    joined = words.harmless(text)
    if joined.count(words.REPLACEMENT) > text.count(words.REPLACEMENT):
        told = "a text holds a sign that cannot be kept: \\0, or half of a pair"
        raise yaml.MarkedYAMLError(problem=told, problem_mark=mark)
    return joined


class _Loader(yaml.SafeLoader):
    """A SafeLoader that refuses duplicate keys, and what is small to write but large to hold: deep nesting, aliases
    that multiply, overlong numbers. It stops composing at the first fault."""

    def __init__(self, stream: str) -> None:
        super().__init__(stream)
        self._depth = 0
        self._weights: dict[int, int] = {}

    def compose_node(self, parent: yaml.Node | None, index: Any) -> yaml.Node | None:
        event = self.peek_event()  # type: ignore[no-untyped-call] # PyYAML leaves it untyped
        mark = event.start_mark
        self._depth += 1
        if self._depth > MOST_LEVELS:
            raise yaml.MarkedYAMLError(problem=f"it is nested more than {MOST_LEVELS} levels deep", problem_mark=mark)
        node = super().compose_node(parent, index)
        self._depth -= 1
        if node is not None and id(node) not in self._weights:
            if isinstance(event, yaml.AliasEvent):
                raise yaml.MarkedYAMLError(problem="it holds itself", problem_mark=mark)
            self._weigh(node, mark)
        return node

    def _weigh(self, node: yaml.Node, mark: yaml.Mark) -> None:
        """Counts the values of the node, those repeated by aliases each time. Raises if they are too many."""
        parts = [part for pair in node.value for part in pair] if isinstance(node, yaml.MappingNode) else node.value
        weight = 1
        if not isinstance(node, yaml.ScalarNode):
            weight += sum(self._weights[id(part)] for part in parts)
        else:
            node.value = _kept(node.value, mark)
        if weight > MOST_VALUES:
            raise yaml.MarkedYAMLError(problem=f"it stands for more than {MOST_VALUES} values", problem_mark=mark)
        self._weights[id(node)] = weight

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys: set[str] = set()
        for key in (pair[0] for pair in node.value if isinstance(pair[0], yaml.ScalarNode)):
            if key.value in keys:
                raise yaml.MarkedYAMLError(problem=f"{key.value!r} is written twice", problem_mark=key.start_mark)
            keys.add(key.value)
        return super().construct_mapping(node, deep)

    def construct_number(self, node: yaml.ScalarNode) -> int | float:
        if len(node.value) > LONGEST_NUMBER:
            told = f"a number of {len(node.value)} signs is longer than {LONGEST_NUMBER}"
            raise yaml.MarkedYAMLError(problem=told, problem_mark=node.start_mark)
        is_whole = node.tag.endswith(":int")
        number: int | float = self.construct_yaml_int(node) if is_whole else self.construct_yaml_float(node)
        return number


for _kind in ("int", "float"):
    _Loader.add_constructor(f"tag:yaml.org,2002:{_kind}", _Loader.construct_number)


_quickest: type[_Loader] = _Loader
if yaml.__with_libyaml__:
    from yaml.cyaml import CParser  # type: ignore[attr-defined] # no stub knows it

    class _Quick(CParser, _Loader):
        """The same rules on LibYAML's parser."""

        get_single_node = Composer.get_single_node

        def __init__(self, stream: str) -> None:
            CParser.__init__(self, stream)
            _Loader.__init__(self, stream)

    _quickest = _Quick
