"""The web entrance: HTTP to Django, websockets to the consumers, behind a check of where they come from. A program that
shows a token comes from nowhere, and no browser can make it show one."""

import gc
import os

was_searched = gc.isenabled()
gc.disable()  # what is loaded from here on stays

from django.core.asgi import get_asgi_application  # noqa: E402

os.environ.setdefault("DJANGO_SETTINGS_MODULE", "glassbox_site.settings")
http = get_asgi_application()

from channels.routing import ProtocolTypeRouter, URLRouter  # noqa: E402 - after Django is set up
from channels.security.websocket import AllowedHostsOriginValidator  # noqa: E402
from django.urls import get_resolver, re_path  # noqa: E402

from games.watching import verdicts  # noqa: E402
from glassbox_site.door import entrance, heads, memory  # noqa: E402
from glassbox_site.pages import assets, socket_addresses  # noqa: E402

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

get_resolver().url_patterns  # noqa: B018 - every page is loaded before the first visitor comes, or nobody does
verdicts.get_ready()
memory.settle(is_searched=was_searched)
