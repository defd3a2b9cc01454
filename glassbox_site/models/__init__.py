"""The models of the site: users, their tokens, webhooks, and totals of calls."""

from glassbox_site.models.api_tokens import ApiToken
from glassbox_site.models.calls_counted import CallsCounted
from glassbox_site.models.people import Pulse, User
from glassbox_site.models.webhooks import Delivery, Webhook

__all__ = ["ApiToken", "CallsCounted", "Delivery", "Pulse", "User", "Webhook"]
