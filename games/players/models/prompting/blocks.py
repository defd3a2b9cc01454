"""What prompts are made of: pieces of text that know what they are, so that a prompt can be shown piece by piece."""

import dataclasses
import functools
from collections.abc import Iterable
from enum import StrEnum

from games.engine.state.copying import changed
from personas.llm import chat


class Kind(StrEnum):
    """In the order in which they stand in a prompt."""

    RULES = "rules"
    ANSWERS = "answers"
    SEAT = "seat"
    CHARACTER = "character"
    ROUND = "round"
    CHAPTER = "chapter"
    OPEN = "open"
    MARGIN = "margin"
    STATE = "state"
    QUESTION = "question"


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Block:
    """`file` is the file that was filled in, if there was one."""

    kind: Kind
    text: str
    file: str = ""


@dataclasses.dataclass(frozen=True, kw_only=True)
class Sheet:
    """One message of a prompt: its blocks with nothing between them. `stable` marks a prefix worth caching. It has no
    slots, so that a sheet shared by many prompts caches one message for all of them."""

    blocks: tuple[Block, ...]
    stable: bool = False
    role: chat.Role = "user"

    @property
    def text(self) -> str:
        return joined(self.blocks)

    @functools.cached_property
    def message(self) -> chat.Message:
        return chat.Message(role=self.role, text=self.text, stable=self.stable)


def joined(blocks: Iterable[Block]) -> str:
    return "".join(block.text for block in blocks)


def lines(*blocks: Block) -> tuple[Block, ...]:
    """Each block on lines of its own. Empty ones are left out, and the last one ends without white space."""
    *others, last = (block for block in blocks if block.text.strip())
    ended = (changed(block, text=f"{block.text}\n") for block in others)
    return (*ended, changed(last, text=last.text.rstrip()))
