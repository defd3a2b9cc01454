"""What every section of a configuration is: unknown keys are refused, and a number in quotes is not a number."""

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

FolderName = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_.-]*$", max_length=80)]


class Section(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)
