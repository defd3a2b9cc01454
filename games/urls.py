"""The league's addresses."""

from django.urls import path

from games.views import downloads, preferences

urlpatterns = [
    path("spoilers/", preferences.choose_spoilers, name="spoilers"),
    path("matches/<int:match_id>/frames.ndjson", downloads.frames_ndjson, name="match-frames"),
    path("matches/<int:match_id>/log.ndjson", downloads.log_ndjson, name="match-log"),
    path("matches/<int:match_id>/match.json", downloads.match_json, name="match-json"),
]
