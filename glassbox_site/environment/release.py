"""Which release this is."""

import functools
import tomllib

from glassbox_site.environment import env


@functools.cache
def version() -> str:
    told = tomllib.loads((env.PROJECT / "pyproject.toml").read_text(encoding="utf-8"))
    return str(told["project"]["version"])
