"""What refusals taught: concessions, each with when and why it was learned, and for which shape.

A concession is a short word that can be kept and shared: "json_schema", "json_shaped", "json_object", "system",
"alternation", "tools", "limit_field", "cache_marks", "parameter:seed", "context:8192", "thinking_room:2048". How
strictly a server holds a model to JSON is learned per shape ("json_schema@vote"): one schema that it cannot compile
says nothing about the next, until two of them were refused. "remark:..." changes nothing and is only for operators.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from glassbox_site.ground import words

RUNGS = ("json_schema", "json_shaped", "json_object")
SHAPES_THAT_CONVINCE = 2
LONGEST_REASON = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class Lesson:
    """`at` is in seconds since 1970, by the clock of the machine that learned it."""

    concession: str
    why: str
    at: float


Lessons = Mapping[str, Lesson]


def about(feature: str, shape: str) -> str:
    """The concession for a feature that was refused when an answer of this shape was asked for."""
    return f"{feature}@{shape}" if feature in RUNGS and shape else feature


def lesson(concession: str, why: str, at: float) -> Lesson:
    return Lesson(concession=concession, why=words.brief(why, LONGEST_REASON), at=at)


def for_shape(concessions: Iterable[str], shape: str = "") -> set[str]:
    """The concessions that hold for questions of a shape, without its name; "" is a question without one."""
    known = [concession.partition("@") for concession in concessions]
    shapes_of = {rung: {of for name, _, of in known if name == rung and of} for rung in RUNGS}
    everywhere = {rung for rung, shapes in shapes_of.items() if len(shapes) >= SHAPES_THAT_CONVINCE}
    return everywhere | {name for name, _, of in known if not of or of == shape}


def rungs(concessions: Iterable[str], shape: str) -> list[str]:
    """The lessons that keep questions of a shape on a worse rung."""
    known = list(concessions)
    held = for_shape(known, shape)
    return [each for each in known if (rung := each.partition("@")[0]) in RUNGS and rung in held]
