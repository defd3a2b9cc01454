"""The web entrance: HTTP to Django, websockets to the consumers, behind a check of where they come from."""

import os

from django.core.asgi import get_asgi_application

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
http = get_asgi_application()

from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402 - after Django is set up
from channels.security.websocket import AllowedHostsOriginValidator  # noqa: E402

from glassbox_site.door import entrance, heads  # noqa: E402
from glassbox_site.pages import socket_addresses  # noqa: E402

application = ProtocolTypeRouter(
    {
        "http": entrance.guarded(heads.without_bodies(http)),
        "websocket": AllowedHostsOriginValidator(URLRouter(socket_addresses.addresses)),
    }
)
