"""One clause of a line: its words, when it is, and whether its speaker says it in earnest."""

import dataclasses
from collections.abc import Iterable

from games.engine.judging.reading.sentences import dates as dating
from games.engine.judging.reading.sentences.tokens import Token


@dataclasses.dataclass(slots=True, kw_only=True)
class Clause:
    """`lead` are the words that join it to the one before. Denied is not void: never to have left is to have stayed."""

    words: list[Token]
    lead: tuple[str, ...]
    texts: list[str] = dataclasses.field(init=False)
    dates: list[dating.Date] = dataclasses.field(default_factory=list)
    void: bool = False
    denied: bool = False
    corrects: bool = False
    is_strong: bool = False
    """Whether it takes back what was said before, whatever follows."""

    def __post_init__(self) -> None:
        self.texts = [word.text for word in self.words]

    def say(self, word: Token) -> None:
        self.words.append(word)
        self.texts.append(word.text)

    def put(self, words: list[Token]) -> None:
        """Replaces its words by these."""
        self.words = words
        self.texts = [word.text for word in words]


def unsay(clauses: Iterable[Clause]) -> None:
    for clause in clauses:
        clause.void = True
