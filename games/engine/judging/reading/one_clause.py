"""One clause of a line: its words, when it is, and whether its speaker says it in earnest."""

import dataclasses

from games.engine.judging.reading import dates as dating
from games.engine.judging.reading.tokens import Token


@dataclasses.dataclass(slots=True, kw_only=True)
class Clause:
    """`lead` are the words that join it to the one before. Denial is not void: never to have left is to have stayed."""

    words: list[Token]
    lead: tuple[str, ...]
    dates: list[dating.Date] = dataclasses.field(default_factory=list)
    void: bool = False
    denied: bool = False
    corrects: bool = False
    is_strong: bool = False
    """Whether it takes back what was said, whatever follows."""

    @property
    def texts(self) -> list[str]:
        return [word.text for word in self.words]
