"""The test's websocket addresses."""

from django.urls import path

from sct.pages import consumers

TRIAL = "ws/sct/<int:batch_id>/trials/<str:agent>/<int:number>/"

addresses = [
    path("ws/sct/<int:batch_id>/", consumers.watch_batch, name="batch-socket"),  # type: ignore[arg-type] # ASGI, not a view
    path(TRIAL, consumers.watch_trial, name="trial-socket"),  # type: ignore[arg-type]
]
