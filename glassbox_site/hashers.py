"""Passwords are hashed a few at a time: each takes a hundred megabytes, by design, for a moment."""

import threading
from typing import Any

from django.contrib.auth import hashers

AT_ONCE = 2
_turns = threading.BoundedSemaphore(AT_ONCE)


class Argon2PasswordHasher(hashers.Argon2PasswordHasher):
    """Django's own, in turns. Who may wait for one is decided at the turnstile."""

    def encode(self, *args: Any, **kwargs: Any) -> str:
        with _turns:
            return super().encode(*args, **kwargs)

    def verify(self, *args: Any, **kwargs: Any) -> bool:
        with _turns:
            return super().verify(*args, **kwargs)
