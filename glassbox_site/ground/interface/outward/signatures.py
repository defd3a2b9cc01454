"""Signatures of what is sent, by Standard Webhooks: whoever knows the secret can tell that it came from this house,
whole, and when."""

import base64
import hmac

PREFIX = "whsec_"
PURPOSE = b"glassbox webhook "


def secret(house: str, salt: str) -> bytes:
    """Derived from the house's own secret, so that it need not be stored."""
    return hmac.digest(house.encode(), PURPOSE + salt.encode(), "sha256")


def told(secret: bytes) -> str:
    return PREFIX + base64.b64encode(secret).decode()


def headers(secret: bytes, *, event: str, at: int, body: bytes) -> dict[str, str]:
    """`at` is in seconds since 1970. It is signed as well, so that a receiver can refuse what is sent again later."""
    signed = hmac.digest(secret, f"{event}.{at}.".encode() + body, "sha256")
    return {
        "webhook-id": event,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{base64.b64encode(signed).decode()}",
    }
