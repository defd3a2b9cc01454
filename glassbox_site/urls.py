"""The addresses of the whole site."""

from django.contrib import admin
from django.contrib.auth.views import LogoutView
from django.urls import include, path
from django.views.decorators.cache import cache_control
from django.views.decorators.vary import vary_on_cookie
from django.views.i18n import JavaScriptCatalog, set_language

from games.pages.views import preferences
from glassbox_site.door import accounts
from glassbox_site.keeping import views as keeping
from glassbox_site.pages import views
from glassbox_site.pages.api import api_page, api_root
from glassbox_site.pages.desk import newcomers
from glassbox_site.pages.desk import views as desk
from glassbox_site.pages.webhook_pages import webhook_page

admin.autodiscover()

urlpatterns = [
    path("", views.home, name="home"),
    path("search/", views.search, name="search"),
    path("rooms/", views.rooms_now, name="rooms"),
    path("data/", views.data, name="data"),
    path("api/v1/", api_page.page, name="api"),
    path("api/v1/openapi.json", api_page.schema, name="api-schema"),
    path("api/v1/", api_root.api.urls),
    path("accessibility/", views.accessibility, name="accessibility"),
    path("", include("games.pages.urls")),
    path("sct/", include("sct.pages.urls")),
    path("ops/", desk.desk, name="ops"),
    path("ops/trail/", desk.whole_trail, name="ops-trail"),
    path("ops/minds/look/", newcomers.look, name="minds-look"),
    path("ops/minds/seat/", newcomers.seat, name="minds-seat"),
    path("ops/minds/<int:pk>/", newcomers.newcomer, name="newcomer"),
    path("ops/minds/<int:pk>/match/", newcomers.first_match, name="newcomer-match"),
    path("ops/webhooks/", webhook_page.webhooks, name="webhooks"),
    path("ops/webhooks/<int:webhook_id>/acts/<slug:name>/", webhook_page.act, name="webhook-act"),
    path("ops/room/", keeping.room, name="ops-room"),
    path("words.js", cache_control(max_age=3600)(vary_on_cookie(JavaScriptCatalog.as_view())), name="words"),
    path("language/", preferences.of_our_own_pages(set_language), name="language"),
    path("healthz", views.healthz, name="healthz"),
    path("health/", views.health_page, name="health"),
    path("metrics", keeping.figures, name="metrics"),
    path("login/", accounts.SignIn.as_view(), name="login"),
    path("logout/", LogoutView.as_view(), name="logout"),
    path("password/", accounts.ReplacePassword.as_view(), name="password"),
    path("admin/", admin.site.urls),
]

handler403 = views.forbidden
handler404 = views.not_found
handler500 = views.server_error
