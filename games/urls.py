"""The league's addresses."""

from django.urls import path

from games import views

urlpatterns = [
    path("matches/<int:match_id>/frames.ndjson", views.frames_ndjson, name="match-frames"),
    path("matches/<int:match_id>/log.ndjson", views.log_ndjson, name="match-log"),
    path("matches/<int:match_id>/match.json", views.match_json, name="match-json"),
]
