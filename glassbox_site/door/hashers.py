"""Password hashing: a few at a time, with the minimum that OWASP recommends for Argon2id.

Django's own takes a hundred megabytes and eight threads for each, and a crowd of sign-ins would multiply that.
"""

import threading
from typing import Any

from django.contrib.auth import hashers

AT_ONCE = 2
_turns = threading.BoundedSemaphore(AT_ONCE)


class Argon2PasswordHasher(hashers.Argon2PasswordHasher):
    """Django's own hasher, in turns. The turnstile decides who may wait for one."""

    time_cost = 2
    memory_cost = 19 * 1024
    parallelism = 1

    def encode(self, *args: Any, **kwargs: Any) -> str:
        with _turns:
            return super().encode(*args, **kwargs)

    def verify(self, *args: Any, **kwargs: Any) -> bool:
        with _turns:
            return super().verify(*args, **kwargs)
