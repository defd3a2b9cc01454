"""Passwords are hashed a few at a time, with the least that OWASP recommends for Argon2id.

Django's own takes a hundred megabytes and eight threads for each, and so would any crowd that sends passwords.
"""

import threading
from typing import Any

from django.contrib.auth import hashers

AT_ONCE = 2
_turns = threading.BoundedSemaphore(AT_ONCE)


class Argon2PasswordHasher(hashers.Argon2PasswordHasher):
    """Django's own, in turns. Who may wait for one is decided at the turnstile."""

    time_cost = 2
    memory_cost = 19 * 1024
    parallelism = 1

    def encode(self, *args: Any, **kwargs: Any) -> str:
        with _turns:
            return super().encode(*args, **kwargs)

    def verify(self, *args: Any, **kwargs: Any) -> bool:
        with _turns:
            return super().verify(*args, **kwargs)
