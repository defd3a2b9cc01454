"""The parts of a trial file that the metrics need. These are checked; anything else in a file is ignored."""

from typing import Literal

import pydantic
from pydantic import BaseModel, ConfigDict, Field

from sct.kernel.agents import memory_edits
from sct.kernel.judging import verdicts, yes_no


class Recorded(BaseModel):
    model_config = ConfigDict(extra="ignore", frozen=True)


class Answer(Recorded):
    word: str
    answer: Literal["yes", "no"] | None
    parsed: bool
    raw: str | None = None

    def strictly(self) -> verdicts.Reply:
        return verdicts.Reply(word=self.word, answer=self.answer, parsed=self.parsed)

    def leniently(self) -> verdicts.Reply:
        """If the reply's text was not kept, falls back to the strict reading."""
        if self.answer is None or self.raw is None:
            return self.strictly()
        read = yes_no.lenient(self.raw)
        return verdicts.Reply(word=self.word, answer=read or "no", parsed=read is not None)


class Reveal(Recorded):
    word: str | None = None


class Controls(Recorded):
    answers: list[Answer]
    after_reveal: Answer | None = None


class Tools(Recorded):
    """`faults` is None in older files, which do not say why edits were refused."""

    reached: bool | None
    edits: int = Field(ge=0)
    refused: int = Field(default=0, ge=0)
    unchanged: int = Field(default=0, ge=0)
    faults: list[memory_edits.Fault] | None = None


class Block(Recorded):
    candidates: list[str]
    answers: list[Answer]
    t_fork: int = Field(ge=0)
    fork_turn: int | None = Field(default=None, ge=0)
    safety_reached: bool = False
    secret: str | None = None
    secret_index: int | None = Field(default=None, ge=0)
    reason: str | None = None
    candidate_reason: str | None = None
    reveal: Reveal | None = None
    controls: Controls | None = None
    memory_tools: Tools | None = None
    errors: list[str] = []

    @pydantic.model_validator(mode="after")
    def _points_to_a_candidate(self) -> "Block":
        if self.secret_index is not None and self.secret_index >= len(self.candidates):
            raise ValueError(f"secret_index ({self.secret_index}) is the place of no candidate")
        return self


class Phase(Recorded):
    cut: int | None = Field(default=None, ge=0)


class Metadata(Recorded):
    game: str
    agent_class: str
    code_version: str | None = None
    edition: int | None = Field(default=None, ge=verdicts.FIRST_EDITION)
    calls: dict[str, Phase] = {}


class Trial(Recorded):
    metadata: Metadata
    interaction_log: list[tuple[str, str | None]]
    sct: Block

    @property
    def edition(self) -> int:
        """Our files from before editions were recorded belong to the first. Other programs' files, which have no
        `code_version`, are judged by today's edition."""
        before = verdicts.EDITION if self.metadata.code_version is None else verdicts.FIRST_EDITION
        return before if self.metadata.edition is None else self.metadata.edition

    @property
    def played(self) -> list[tuple[str, str | None]]:
        """The log up to the fork."""
        turns = self.sct.t_fork if self.sct.fork_turn is None else self.sct.fork_turn
        return self.interaction_log[: 2 * turns]

    @property
    def answers(self) -> list[Answer]:
        """The answers with the text of each reply. Files of the document's own format have it only in the log, after
        the play; it is taken from there if the log's questions match the answers."""
        asked = self.interaction_log[len(self.played) :]
        questions, replies = ([text for text, _ in asked[first::2]] for first in (0, 1))
        answers = self.sct.answers
        is_told = len(answers) == len(questions) == len(replies) and all(
            answer.word in question for answer, question in zip(answers, questions, strict=True)
        )
        if not is_told:
            return answers
        return [
            answer if answer.raw is not None else answer.model_copy(update={"raw": reply})
            for answer, reply in zip(answers, replies, strict=True)
        ]
