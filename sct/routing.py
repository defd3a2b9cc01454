"""The test's websocket addresses."""

from django.urls import path

from sct import consumers

addresses = [
    path("ws/sct/<int:batch_id>/", consumers.watch_batch),  # type: ignore[arg-type] # an ASGI application, not a view
    path("ws/sct/<int:batch_id>/trials/<str:agent>/<int:number>/", consumers.watch_trial),  # type: ignore[arg-type]
]
