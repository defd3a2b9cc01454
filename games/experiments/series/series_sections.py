"""The parts of a series' file: who is entered, when it stops, what it may spend, whom it waits for."""

from typing import Annotated, Literal

import pydantic

PEOPLE = "people"
"""The name of an entry of people that has no label."""
Label = Annotated[str, pydantic.Field(min_length=1, max_length=60, pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]*$")]
Share = Annotated[float, pydantic.Field(ge=0.0001, lt=0.5)]


class Section(pydantic.BaseModel):
    model_config = pydantic.ConfigDict(extra="forbid", frozen=True, strict=True)


class Entry(Section):
    """One of four: a persona by its key, a model by its short name, a house bot by its temperament, or a person, whose
    seat a bot of that temperament keeps. Figures name it by its label."""

    persona: str = ""
    model: str = ""
    bot: str = ""
    person: str = ""
    tier: str = ""
    temperature: float | None = pydantic.Field(default=None, ge=0, le=2)
    label: Label | None = None

    @property
    def name(self) -> str:
        mind = self.persona or self.model or self.bot or (PEOPLE if self.person else "")
        return self.label or "_".join(filter(None, (mind, self.tier)))

    @property
    def temperament(self) -> str:
        """The temperament of the bot that plays, or keeps the seat."""
        return self.bot or self.person

    @property
    def is_one(self) -> bool:
        """Whether exactly one of the four is named."""
        return [self.persona, self.model, self.bot, self.person].count("") == 3


class Stop(Section):
    """`fixed`: after all pairs. `sequential`: as soon as the test has decided, or after all pairs."""

    rule: Literal["fixed", "sequential"] = "fixed"
    false_alarm: Share = 0.05
    miss: Share = 0.05


class Budget(Section):
    dollars: float | None = pydantic.Field(default=None, gt=0, le=1_000_000)
    tokens: int | None = pydantic.Field(default=None, gt=0, le=2**62)


class Seeds(Section):
    base: int = 1


class People(Section):
    """How many minutes a match waits for people to sit down, and how many matches are ordered at a time: one pair,
    unless people are invited to several at once."""

    wait: int = pydantic.Field(default=60, ge=1, le=10_080)
    ahead: int = pydantic.Field(default=2, ge=2, le=100)


class VoidRule(Section):
    """A pair is void if an entry lost a greater share of its turns in it."""

    lost_turns: float = pydantic.Field(default=0.25, ge=0, le=1)
