"""The league's addresses."""

from django.urls import path

from games.pages.views import (
    calendars,
    compose,
    lists,
    methodology,
    personas,
    preferences,
    prompt_page,
    standings_page,
    tv,
)
from games.pages.views.one_match import acts, downloads, elsewhere, exchange_pages, match_page, moment_links, stretches

urlpatterns = [
    path("tv/", tv.tv, name="tv"),
    path("tv/now.json", tv.now, name="tv-now"),
    path("embed/<int:match_id>/", elsewhere.embed, name="embed"),
    path("overlay/live/", elsewhere.overlay, name="overlay-live"),
    path("overlay/<int:match_id>/", elsewhere.overlay, name="overlay"),
    path("ops/exchanges/", exchange_pages.several, name="exchanges"),
    path("ops/exchanges/<int:exchange_id>/", exchange_pages.one, name="exchange"),
    path("ops/exchanges/prune/", exchange_pages.prune, name="exchanges-prune"),
    path("spoilers/", preferences.choose_spoilers, name="spoilers"),
    path("matches/", lists.matches, name="matches"),
    path("matches/feed.atom", calendars.feed, name="matches-feed"),
    path("matches/calendar.ics", calendars.calendar, name="matches-calendar"),
    path("matches/new/", compose.new_match, name="match-new"),
    path("matches/new/estimate/", compose.estimated, name="match-estimate"),
    path("matches/<int:match_id>/", match_page.page, name="match"),
    path("matches/<int:match_id>/match.ics", calendars.match_calendar, name="match-calendar"),
    path("matches/<int:match_id>/now.json", match_page.now, name="match-now"),
    path("matches/<int:match_id>/acts/", acts.offered, name="match-acts"),
    path("matches/<int:match_id>/acts/<slug:name>/", acts.act, name="match-act"),
    path("matches/<int:match_id>/frames.ndjson", downloads.frames_ndjson, name="match-frames"),
    path("matches/<int:match_id>/frames/<slug:view>/", stretches.following, name="match-segments"),
    path(
        "matches/<int:match_id>/frames/<slug:view>/<int:first>-.<slug:token>.ndjson",
        stretches.following,
        name="match-segment-open",
    ),
    path(
        "matches/<int:match_id>/frames/<slug:view>/<int:first>-<int:last>.<slug:token>.ndjson",
        stretches.finished,
        name="match-segment",
    ),
    path("matches/<int:match_id>/log.ndjson", downloads.log_ndjson, name="match-log"),
    path("matches/<int:match_id>/match.json", downloads.match_json, name="match-json"),
    path("methodology/", methodology.page, name="methodology"),
    path("methodology/prompt/", prompt_page.page, name="prompt"),
    path("standings/", standings_page.page, name="standings"),
    path("standings.csv", standings_page.download, name="standings-csv"),
    path("personas/", personas.everybody, name="personas"),
    path("personas/<slug:key>/", personas.one, name="persona"),
    path("personas/<slug:key>/memory/", personas.memory, name="persona-memory"),
    path("matches/<int:match_id>/moments.json", moment_links.of_match, name="match-moments"),
    path("m/<int:match_id>/<int:n>/", moment_links.moment, name="moment"),
    path("m/<int:match_id>/<int:n>/card.png", moment_links.card, name="moment-card"),
    path("m/<int:match_id>/<int:first>-<int:last>/", moment_links.clip, name="clip"),
]
