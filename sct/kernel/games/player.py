"""What is drawn for the scripted player of any game: the policies there are, and a seed for each trial."""

import hashlib
from typing import Literal

Policy = Literal["seeded_deterministic", "vowel_first", "frequency"]


def trial_seed(random_seed: int, trial: int) -> int:
    """A seed of its own for each trial. Hashed, so that neighbouring seeds do not share their games."""
    digest = hashlib.sha256(f"{random_seed}/{trial}".encode()).digest()
    return int.from_bytes(digest[:4], "big") >> 1
