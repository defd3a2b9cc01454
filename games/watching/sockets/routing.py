"""The league's websocket addresses."""

from django.urls import path

from games.watching.sockets.consumers import spectate

addresses = [
    path("ws/matches/<int:match_id>/", spectate, name="match-socket"),  # type: ignore[arg-type] # ASGI, not a view
]
