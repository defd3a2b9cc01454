"""The addresses of the jury: its pages and its socket."""

from django.urls import path

from games.pages.views.juries import jury_board_page, jury_socket, jury_views

urlpatterns = [
    path("jury/", jury_board_page.page, name="jury-board"),
    path("matches/<int:match_id>/jury/", jury_views.page, name="jury"),
    path("matches/<int:match_id>/jury/join/", jury_views.join, name="jury-join"),
    path("matches/<int:match_id>/jury/mark/", jury_views.mark, name="jury-mark"),
    path("matches/<int:match_id>/jury.zip", jury_views.votes, name="jury-zip"),
    path("embed/<int:match_id>/jury/", jury_views.embed, name="jury-embed"),
]
sockets = [path("ws/jury/<int:match_id>/", jury_socket.Sitting.as_asgi(), name="jury-socket")]
