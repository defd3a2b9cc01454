"""The league's websocket addresses."""

from django.urls import path

from games.watching.sockets.consumers import Spectating

addresses = [
    path("ws/matches/<int:match_id>/", Spectating.as_asgi(), name="match-socket"),
]
