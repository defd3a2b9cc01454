"""The base of every section of a configuration: refuses unknown keys, and does not read quoted numbers as numbers."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

FolderName = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]*$", max_length=80)]


class Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
