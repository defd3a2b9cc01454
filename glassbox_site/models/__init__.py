"""Who signs in, and what comes in their name."""

from glassbox_site.models.api_tokens import ApiToken
from glassbox_site.models.people import Pulse, User

__all__ = ["ApiToken", "Pulse", "User"]
