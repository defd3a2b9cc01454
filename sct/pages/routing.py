"""The test's websocket addresses."""

from django.urls import path

from sct.pages.consumers import WatchingBatch, WatchingTrial

TRIAL = "ws/sct/<int:batch_id>/trials/<str:agent>/<int:number>/"

addresses = [
    path("ws/sct/<int:batch_id>/", WatchingBatch.as_asgi(), name="batch-socket"),
    path(TRIAL, WatchingTrial.as_asgi(), name="trial-socket"),
]
