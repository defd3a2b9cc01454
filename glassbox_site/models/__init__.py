"""The models of the site: users, their tokens, and webhooks."""

from glassbox_site.models.api_tokens import ApiToken
from glassbox_site.models.people import Pulse, User
from glassbox_site.models.webhooks import Delivery, Webhook

__all__ = ["ApiToken", "Delivery", "Pulse", "User", "Webhook"]
