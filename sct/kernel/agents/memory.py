"""Working memory: three titled sections of lines, and how they are written as text."""

import re
from dataclasses import dataclass, replace

TITLES = ("Goals and plans", "Facts and knowledge", "Active notes")

Lines = tuple[str, ...]

_TITLE = re.compile(rf"^## ({'|'.join(TITLES)})\n", re.MULTILINE)


@dataclass(frozen=True, slots=True, kw_only=True)
class Memory:
    """One tuple of lines per title. No line is itself a title, so that the text can always be read back."""

    sections: tuple[Lines, ...] = ((),) * len(TITLES)

    def lines(self, title: str) -> Lines:
        return self.sections[TITLES.index(title)]

    def with_lines(self, title: str, lines: Lines) -> "Memory":
        place = TITLES.index(title)
        return replace(self, sections=(*self.sections[:place], lines, *self.sections[place + 1 :]))

    def __str__(self) -> str:
        return "\n".join(
            f"## {title}\n" + "".join(f"{line}\n" for line in lines)
            for title, lines in zip(TITLES, self.sections, strict=True)
        )


def is_title(line: str) -> bool:
    return _TITLE.match(f"{line}\n") is not None


def parse(text: str) -> Memory | None:
    """Reads a memory back from its text; None if that is not the three sections in order."""
    _, *parts = _TITLE.split(text)
    if tuple(parts[::2]) != TITLES:
        return None
    *inner, last = parts[1::2]
    return Memory(sections=tuple(_block(part) for part in [*(part.removesuffix("\n") for part in inner), last]))


def _block(part: str) -> Lines:
    return tuple(part.split("\n")[:-1])
