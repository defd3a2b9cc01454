"""The addresses of stretches of a view: they tell nothing of what is to come, and nobody can guess them.

    /matches/7/frames/red/                            from the first frame on
    /matches/7/frames/red/501-.<token>.ndjson         from that one on, as far as there is more now
    /matches/7/frames/red/501-600.<token>.ndjson      these, for ever

A token is made with the site's secret. The token of a finished stretch has two halves. The first is for its place, so
that made-up addresses are refused before anything is looked up. The second is for its content, so that other content
has another address: of a later release, or of a match that went on differently after its house was restored.
"""

import dataclasses
from urllib.parse import urlencode

from django.conf import settings
from django.urls import reverse
from django.utils.crypto import constant_time_compare, salted_hmac

SALT = "games.watching.segments"
HALF = 20


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Place:
    """A view of a match, told in one language. The edition of the log names what is cached, but is in no address."""

    match_id: int
    view: str
    language: str
    edition: int = 0

    def start(self) -> str:
        return self._path("match-segments", [])

    def following(self, first: int) -> str:
        return self._path("match-segment-open", [first, self.open_token(first)])

    def finished(self, first: int, last: int, digest: str) -> str:
        return self._path("match-segment", [first, last, self._half(f"{first}-{last}") + digest])

    def open_token(self, first: int) -> str:
        return self._half(f"{first}-")

    def digest(self, content: bytes) -> str:
        return self._half(content)

    def said(self, first: int, last: int, token: str) -> str | None:
        """The digest of the content that a token claims; None if the token is not one of ours for this place."""
        half = self._half(f"{first}-{last}")
        return token[HALF:] if constant_time_compare(token[:HALF], half) else None

    def is_open_token(self, first: int, token: str) -> bool:
        return constant_time_compare(token, self.open_token(first))

    def _half(self, what: str | bytes) -> str:
        sealed = salted_hmac(f"{SALT}/{self.match_id}/{self.view}/{self.language}", what, algorithm="sha256")
        return sealed.hexdigest()[:HALF]

    def _path(self, name: str, more: list[int | str]) -> str:
        """The site's own language is left out of the address: it is what a request without a language gets."""
        path = reverse(name, args=[self.match_id, self.view, *more])
        return path if self.language == settings.LANGUAGE_CODE else f"{path}?{urlencode({'lang': self.language})}"
