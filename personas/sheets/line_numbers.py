"""Reads YAML into plain values, and remembers on which line each one is.

Takes only what a sheet needs: no tags, no anchors (a few lines of them can stand for gigabytes), no name twice in
one mapping, no deep nesting.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import yaml
from django.utils.translation import gettext as _
from pydantic import JsonValue

from glassbox_site.ground import words
from personas.sheets.problems import Path, Problem, Unfit

MOST_BYTES = 1_000_000
MOST_DEPTH = 20


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed:
    value: object
    lines: Mapping[Path, int]

    def line_of(self, path: Path) -> int | None:
        """The line of the value, or of the nearest existing one around it."""
        while path and path not in self.lines:
            path = path[:-1]
        return self.lines.get(path)


def read(sheet: bytes) -> Placed:
    """Raises Unfit."""
    if len(sheet) > MOST_BYTES:
        raise Unfit([Problem(message=_("it is larger than %(most)d bytes") % {"most": MOST_BYTES})])
    try:
        return _Reader(sheet.decode("utf-8-sig")).read()
    except UnicodeDecodeError:
        raise Unfit([Problem(message=_("it is not UTF-8 text"))]) from None
    except yaml.reader.ReaderError:
        raise Unfit([Problem(message=_("it holds control characters"))]) from None
    except yaml.MarkedYAMLError as failure:
        line = failure.problem_mark.line + 1 if failure.problem_mark else None
        raise Unfit([Problem(message=failure.problem or _("it is no YAML"), line=line)]) from None
    except ValueError:
        raise Unfit([Problem(message=_("it holds a number or date that cannot be read"))]) from None


class _Loader(yaml.SafeLoader):
    """Refuses aliases, tags and deep nesting before anything is built from them."""

    depth = 0

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        event: yaml.Event = self.peek_event()  # type: ignore[no-untyped-call] # the stubs leave it out
        if refusal := self._refusal(event):
            raise Unfit([Problem(message=refusal, line=event.start_mark.line + 1 if event.start_mark else None)])
        self.depth += 1
        node = super().compose_node(parent, index)
        self.depth -= 1
        return node

    def _refusal(self, event: yaml.Event) -> str:
        """Why nothing is to be built from this event, or ""."""
        if isinstance(event, yaml.AliasEvent):
            return _("anchors and aliases are not taken")
        if getattr(event, "tag", None) is not None:
            return _("tags are not taken")
        if isinstance(event, yaml.ScalarEvent) and words.harmless(event.value) != event.value:
            return _("it holds characters that cannot be stored")
        return _("it is nested too deeply") if self.depth == MOST_DEPTH else ""


class _Reader:
    """One sheet being read; problems that do not stop the reading are collected."""

    def __init__(self, text: str) -> None:
        self._loader = _Loader(text)
        self._lines: dict[Path, int] = {}
        self._problems: list[Problem] = []

    def read(self) -> Placed:
        try:
            node = self._loader.get_single_node()
            value = self._value(node, ()) if node is not None else None
        finally:
            self._loader.dispose()
        if self._problems:
            raise Unfit(self._problems)
        return Placed(value=value, lines=self._lines)

    def _value(self, node: yaml.Node, path: Path) -> object:
        self._lines.setdefault(path, node.start_mark.line + 1)
        if isinstance(node, yaml.MappingNode):
            return dict(self._fields(node, path))
        if isinstance(node, yaml.SequenceNode):
            return [self._value(item, (*path, place)) for place, item in enumerate(node.value)]
        value: JsonValue = self._loader.construct_object(node)
        return value

    def _fields(self, node: yaml.MappingNode, path: Path) -> Iterator[tuple[str, object]]:
        seen: set[str] = set()
        for name_node, value_node in node.value:
            name, line = str(name_node.value), name_node.start_mark.line + 1
            if not isinstance(name_node, yaml.ScalarNode):
                self._problems.append(Problem(message=_("a field needs a plain name"), line=line, path=path))
                continue
            if name in seen:
                self._problems.append(Problem(message=_("it is given twice"), line=line, path=(*path, name)))
            seen.add(name)
            self._lines.setdefault((*path, name), line)
            yield name, self._value(value_node, (*path, name))
