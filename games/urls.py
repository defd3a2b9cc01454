"""The league's addresses."""

from django.urls import path

from games.views import (
    acts,
    calendars,
    compose,
    downloads,
    exchanges,
    lists,
    match,
    methodology,
    moments,
    personas,
    preferences,
    standings,
)

urlpatterns = [
    path("ops/exchanges/", exchanges.several, name="exchanges"),
    path("ops/exchanges/<int:exchange_id>/", exchanges.one, name="exchange"),
    path("ops/exchanges/prune/", exchanges.prune, name="exchanges-prune"),
    path("spoilers/", preferences.choose_spoilers, name="spoilers"),
    path("matches/", lists.matches, name="matches"),
    path("matches/feed.atom", calendars.feed, name="matches-feed"),
    path("matches/calendar.ics", calendars.calendar, name="matches-calendar"),
    path("matches/new/", compose.new_match, name="match-new"),
    path("matches/new/estimate/", compose.estimated, name="match-estimate"),
    path("matches/<int:match_id>/", match.page, name="match"),
    path("matches/<int:match_id>/match.ics", calendars.match_calendar, name="match-calendar"),
    path("matches/<int:match_id>/now.json", match.now, name="match-now"),
    path("matches/<int:match_id>/acts/", acts.offered, name="match-acts"),
    path("matches/<int:match_id>/acts/<slug:name>/", acts.act, name="match-act"),
    path("matches/<int:match_id>/frames.ndjson", downloads.frames_ndjson, name="match-frames"),
    path("matches/<int:match_id>/log.ndjson", downloads.log_ndjson, name="match-log"),
    path("matches/<int:match_id>/match.json", downloads.match_json, name="match-json"),
    path("methodology/", methodology.page, name="methodology"),
    path("standings/", standings.page, name="standings"),
    path("standings.csv", standings.download, name="standings-csv"),
    path("personas/", personas.everybody, name="personas"),
    path("personas/<slug:key>/", personas.one, name="persona"),
    path("personas/<slug:key>/memory/", personas.memory, name="persona-memory"),
    path("matches/<int:match_id>/moments.json", moments.of_match, name="match-moments"),
    path("m/<int:match_id>/<int:n>/", moments.moment, name="moment"),
    path("m/<int:match_id>/<int:n>/card.png", moments.card, name="moment-card"),
    path("m/<int:match_id>/<int:first>-<int:last>/", moments.clip, name="clip"),
]
