"""The shape of a sheet: which fields there are and what kind of value each takes.

Which values are valid is up to the models (`personas.models`) and not repeated here. A field that is absent keeps
what is stored, or takes its default in a new entry.
"""

from decimal import Decimal
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue

VERSION = 1

Money = Annotated[Decimal, Field(strict=False)]


class Entry(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, allow_inf_nan=False)


class TierEntry(Entry):
    name: str
    rank: int = 0
    everyone: str = ""
    crew: str = ""
    impostors: str = ""


class ModelEntry(Entry):
    slug: str
    name: str
    base_url: str
    model: str
    key_variable: str = ""
    server: str = "openai"
    active: bool = True
    is_rated: bool = True
    rulebook: str = "short"
    brief: bool = False
    json_mode: str = "schema"
    reasoning: str = "unknown"
    takes_system: bool = True
    takes_tools: bool = True
    wants_turns: bool = False
    wants_cache_marks: bool = False
    limit_field: str = "max_tokens"
    not_taken: str = ""
    context_size: int | None = None
    thinking_room: int = 0
    extra: dict[str, JsonValue] = Field(default_factory=dict)
    price_in: Money | None = None
    price_out: Money | None = None
    price_cached: Money | None = None
    price_cache_written: Money | None = None
    concurrency: int = 16
    per_minute: int | None = None
    patience: int = 180
    note: str = ""


class PersonaEntry(Entry):
    """Its mind is a model of that slug, or the temperament of a house bot."""

    slug: str
    name: str
    character: str
    tier: str
    manner: str = ""
    model: str = ""
    temperament: str = ""
    temperature: float = 0.8
    active: bool = True


class Sheet(Entry):
    version: Literal[1]
    tiers: list[TierEntry] = Field(default_factory=list)
    models: list[ModelEntry] = Field(default_factory=list)
    personas: list[PersonaEntry] = Field(default_factory=list)
