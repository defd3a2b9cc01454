"""The web entrance: HTTP goes to Django, websockets to the consumers after a check of their origin. A program that
comes with a token has no origin, and no browser can be made to send one."""

import gc
import os

was_searched = gc.isenabled()
gc.disable()  # what is loaded from here on is not garbage

from django.core.asgi import get_asgi_application  # noqa: E402

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
http = get_asgi_application()

from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402 - after Django is set up
from channels.security.websocket import AllowedHostsOriginValidator  # noqa: E402
from django.conf import settings  # noqa: E402
from django.urls import get_resolver, re_path  # noqa: E402

from games.watching import verdicts  # noqa: E402
from glassbox_site.door import entrance, heads, memory  # noqa: E402
from glassbox_site.pages import assets, socket_addresses  # noqa: E402
from glassbox_site.running import pulse  # noqa: E402

application = entrance.counted(
    ProtocolTypeRouter(
        {
            "http": entrance.guarded(assets.at_the_door(heads.without_bodies(http))),
            "websocket": URLRouter(
                [
                    *socket_addresses.by_token,
                    re_path("", AllowedHostsOriginValidator(URLRouter(socket_addresses.addresses))),
                ]
            ),
        }
    )
)

get_resolver().url_patterns  # noqa: B018 - loads every page now, so that the site does not open if one cannot be
verdicts.get_ready()
memory.settle(is_searched=was_searched)
if settings.LOOKS_FOR_STANDSTILL:
    pulse.watch()
