"""The addresses of series: their pages and their socket."""

from django.urls import path

from games.pages.series_pages import series_composing, series_deeds, series_files, series_socket, series_views

urlpatterns = [
    path("", series_views.everything, name="series-list"),
    path("new/", series_composing.new, name="series-new"),
    path("<int:series_id>/", series_views.one, name="series"),
    path("<int:series_id>/acts/<slug:name>/", series_deeds.act, name="series-act"),
    path("<int:series_id>/series.zip", series_files.archive, name="series-zip"),
    path("<int:series_id>/files/<str:name>", series_files.one_file, name="series-file"),
    path("<int:series_id>/figures/<slug:name>.<slug:kind>", series_files.figure, name="series-figure"),
]
sockets = [path("ws/series/<int:series_id>/", series_socket.WatchingSeries.as_asgi(), name="series-socket")]
