"""Who signs in, what comes in their name, and to whom it is told what has ended."""

from glassbox_site.models.api_tokens import ApiToken
from glassbox_site.models.people import Pulse, User
from glassbox_site.models.webhooks import Delivery, Webhook

__all__ = ["ApiToken", "Delivery", "Pulse", "User", "Webhook"]
