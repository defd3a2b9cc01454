"""Why a key cannot be used: it is not set, is bound to other hosts, or cannot be a key."""

import re
from enum import Enum

from glassbox_site.ground.reading import keys
from personas.llm.keyring import bindings

KEY = re.compile(r"[\x21-\x7e]+")


class Fault(Enum):
    """English templates, for `%` to fill in."""

    UNSET = "%(variable)s is not set"
    BOUND = "%(variable)s may not go to %(host)s: %(variable)s_HOSTS binds it"
    UNFIT = "%(variable)s holds characters that no key has"


def found(variable: str, base_url: str) -> Fault | None:
    """None also where no key is wanted. The key is never assigned to a variable, so that no traceback can show it."""
    if not variable:
        return None
    if not keys.KNOWN.get(variable, ""):
        return Fault.UNSET
    if not bindings.allows(variable, base_url):
        return Fault.BOUND
    return None if KEY.fullmatch(keys.KNOWN.get(variable, "")) else Fault.UNFIT
