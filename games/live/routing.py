"""The league's websocket addresses."""

from django.urls import path

from games.live.consumers import spectate

addresses = [path("ws/matches/<int:match_id>/", spectate)]  # type: ignore[arg-type] # an ASGI application, not a view
