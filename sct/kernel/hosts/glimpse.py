"""What a host reads from a request: the game, the conversation, its notes, and the form its answer must take."""

import hashlib
import re
from collections.abc import Sequence
from dataclasses import dataclass

from personas.llm import chat
from sct.kernel import dialogue
from sct.kernel.agents import memory, memory_edits
from sct.kernel.games import secret_words

_QUESTION = re.compile(r'Is the secret [a-z ]+ exactly "(.+?)"\?')
_REVEAL = re.compile(r"What is the secret [a-z ]+\?")
_CANDIDATES = re.compile(r"Below is the transcript of a game.*?List up to (\d+) different")
_THOUGHT = re.compile(r"<think>(.*?)</think>\s*", re.DOTALL)
_STRATEGY_OF: dict[str, memory_edits.Strategy] = {
    "overwrite_memory": "overwrite",
    "patch_memory": "patch_and_replace",
    "append_to_memory": "append_and_delete",
}


@dataclass(frozen=True, slots=True, kw_only=True)
class Glimpse:
    """`notes` is all private text in the request. `strategy` is that of the memory tools that can be used now, and
    `proposes` the number of candidates asked for, else 0."""

    said: dialogue.Dialogue
    notes: str
    seed: int
    thinks: bool = False
    updates: bool = False
    strategy: memory_edits.Strategy | None = None
    proposes: int = 0

    @property
    def turn(self) -> int:
        """The number of the reply that is due, or of the last one if none is due; counts from 1."""
        return sum(utterance.speaker == "Player" for utterance in self.said)

    @property
    def last_asked(self) -> str:
        return next((said.text for said in reversed(self.said) if said.speaker == "Player"), "")

    @property
    def asked_about(self) -> str | None:
        found = _QUESTION.search(self.last_asked)
        return found[1] if found else None

    @property
    def is_asked_to_reveal(self) -> bool:
        return _REVEAL.search(self.last_asked) is not None

    @property
    def noted_secret(self) -> str | None:
        return secret_words.extract_last_secret(self.notes)

    @property
    def facts(self) -> memory.Lines:
        """The section of the memory that holds the secret."""
        start = self.notes.find(f"## {memory.TITLES[0]}")
        shown = memory.parse(self.notes[start:].strip("\n") + "\n") if start >= 0 else None
        return shown.lines("Facts and knowledge") if shown else ()

    def pick(self, words: Sequence[str], salt: object = "") -> str:
        """One of the words, the same one for the same seed and salt."""
        digest = hashlib.sha256(f"{self.seed}/{salt}".encode()).digest()
        return words[int.from_bytes(digest[:4], "big") % len(words)]


def of(request: chat.Request) -> Glimpse:
    prompt = request.messages[0].text
    if request.label == "memory" or "The conversation:" in prompt:
        return _of_update(request, prompt)
    if wanted := _CANDIDATES.match(prompt):
        transcript = dialogue.parse_transcript(prompt.partition("\n\n")[2])
        return Glimpse(said=transcript, notes="", seed=request.seed or 0, proposes=int(wanted[1]))
    private = [prompt.rpartition("Your working memory:")[2] if "Your working memory:" in prompt else ""]
    said = []
    for message in request.messages[1:]:
        if message.role == "user":
            said.append(dialogue.player(message.text))
        elif message.role == "assistant" and not message.tool_calls:
            private += _THOUGHT.findall(message.text)
            said.append(dialogue.host(_THOUGHT.sub("", message.text)))
    acted = any(message.role == "tool" for message in request.messages)
    return Glimpse(
        said=tuple(said),
        notes="\n".join(private),
        seed=request.seed or 0,
        thinks="inside <think>" in prompt,
        strategy=None if acted else _strategy(" ".join(tool.name for tool in request.tools)),
        updates=False,
    )


def _of_update(request: chat.Request, prompt: str) -> Glimpse:
    before, _, transcript = prompt.rpartition("The conversation:\n")
    rules, _, notes = before.rpartition("The working memory:")
    return Glimpse(
        said=dialogue.parse_transcript(transcript.strip()),
        notes=notes,
        seed=request.seed or 0,
        thinks=False,
        strategy=_strategy(rules),
        updates=True,
    )


def _strategy(offer: str) -> memory_edits.Strategy | None:
    return next((strategy for tool, strategy in _STRATEGY_OF.items() if tool in offer), None)
