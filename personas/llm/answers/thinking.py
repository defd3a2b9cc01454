"""Separates what a model says from what it thinks: <think> blocks, closed or not, in any case and number."""

import bisect
import re
from dataclasses import dataclass

from personas.llm.answers import jsonish

_TAG = re.compile(r"<\s{0,3}(/?)\s{0,3}(?:think|thinking|thoughts?)\s{0,3}>|\[(/?)THINK\]", re.IGNORECASE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Parted:
    """`said` is public; `thought` is private, its blocks separated by an empty line."""

    said: str
    thought: str


def part(text: str) -> Parted:
    """Private text never reaches `said`: a block that is not closed counts as thought to the end, and a closing tag
    without an opening one (from templates that open the block themselves) makes everything before it thought.
    Tags inside a complete JSON object are plain text, so a quoted tag cannot smuggle a second answer in.
    """
    tags = _tags_outside_objects(text) if "<" in text or "[" in text else []
    if not tags:
        return Parted(said=text, thought="")
    said: list[str] = []
    thought: list[str] = []
    position, is_open = 0, False
    for tag in tags:
        before = text[position : tag.start()]
        closes = "/" in tag.groups()
        if closes and not is_open:
            thought += [*said, before]
            said = []
        else:
            (thought if is_open else said).append(before)
        position, is_open = tag.end(), not closes
    (thought if is_open else said).append(text[position:])
    thoughts = [stripped for piece in thought if (stripped := piece.strip())]
    return Parted(said="".join(said).strip(), thought="\n\n".join(thoughts))


def _tags_outside_objects(text: str) -> list[re.Match[str]]:
    tags = list(_TAG.finditer(text))
    if not tags:
        return []
    complete = [found for found in jsonish.objects(text) if found.state is jsonish.State.COMPLETE]
    starts = [found.start for found in complete]
    outside = []
    for tag in tags:
        before = bisect.bisect(starts, tag.start()) - 1
        if before < 0 or complete[before].end <= tag.start():
            outside.append(tag)
    return outside
