"""Django's admin and the queues' dashboard have the same content policy: no page of them breaks it."""

import math
import time
from collections.abc import Iterator
from datetime import timedelta

import pytest
import redis
from playwright.sync_api import expect
from rq import Queue
from rq.job import Job, JobStatus

from glassbox_site.environment import env
from tests.browser import conftest
from tests.browser.visitor import Visitor
from tests.support.sites.site import Site

pytestmark = pytest.mark.browser
DASHBOARD = "/admin/django_rq/dashboard/"
USER = "/admin/glassbox_site/user/"


@pytest.fixture(scope="package")
def jobs(site: Site) -> Iterator[dict[str, Job]]:
    """One job of every kind on the site's queues; its real workers have run those that can run."""
    socket = env.read({"GLASSBOX_VAR": str(site.var)}).redis_socket
    connection = redis.Redis(unix_socket_path=str(socket))
    queue = Queue("default", connection=connection)
    failed, finished = queue.enqueue(math.sqrt, -1), queue.enqueue(math.sqrt, 16, result_ttl=600)
    while finished.get_status() != JobStatus.FINISHED or failed.get_status() != JobStatus.FAILED:
        time.sleep(0.1)  # the dashboard counts jobs before it lists them
    yield {
        "finished": finished,
        "failed": failed,
        "deferred": queue.enqueue(math.sqrt, 25, depends_on=failed),
        "scheduled": queue.enqueue_in(timedelta(hours=1), math.sqrt, 36),
    }
    connection.close()


@pytest.mark.parametrize(
    ("path", "heading"),
    [
        ("/admin/", "Configuration"),
        (USER, "Select user to change"),
        (f"{USER}1/change/", "Change user"),
        *(
            pytest.param(f"{USER}{path}", heading, marks=pytest.mark.second)
            for path, heading in (
                ("add/", "Add user"),
                ("1/history/", "Change history: admin"),
                ("1/password/", "Change password: admin"),
                ("1/delete/", "Delete"),
            )
        ),
    ],
)
def test_a_page_of_the_admin_is_clean(owner: Visitor, path: str, heading: str) -> None:
    page = owner.go(path)

    expect(page.get_by_role("heading", level=1).last).to_have_text(heading)


def test_the_admins_own_door_is_clean(guest: Visitor) -> None:
    page = guest.go("/admin/")

    expect(page.get_by_label("Username:")).to_be_visible()


def test_an_admin_with_another_theme_stays_clean(owner: Visitor) -> None:
    page = owner.go("/admin/")

    page.get_by_role("button", name="Toggle theme").first.click()

    expect(page.locator("html")).to_have_attribute("data-theme", "dark")


@pytest.mark.parametrize(
    "part",
    [
        "", "queues/2/", "queues/2/details/", "queues/2/finished/", "queues/2/failed/", "queues/2/scheduled/",
        "queues/2/started/", "queues/2/deferred/", "queues/2/empty/", "queues/2/requeue-all/", "workers/0/",
    ],
)  # fmt: skip
@pytest.mark.second
def test_a_page_of_the_dashboard_is_clean(owner: Visitor, jobs: dict[str, Job], part: str) -> None:
    page = owner.go(f"{DASHBOARD}{part}")

    expect(page.get_by_role("heading", level=1).last).to_be_visible()


@pytest.mark.parametrize("kind", ["finished", "failed", "deferred", "scheduled"])
@pytest.mark.parametrize("action", ["", "delete/"])
@pytest.mark.parametrize("size", [conftest.PHONE], ids=["390"])
@pytest.mark.second
def test_a_job_on_the_dashboard_is_clean(owner: Visitor, jobs: dict[str, Job], kind: str, action: str) -> None:
    page = owner.go(f"{DASHBOARD}queues/2/{jobs[kind].id}/{action}")

    expect(page.get_by_role("main")).to_contain_text(jobs[kind].id)
    assert (owner.barriers(), owner.overhang()) == ([], 0)


@pytest.mark.second
def test_the_site_s_own_workers_ran_what_could_be_run(jobs: dict[str, Job]) -> None:
    result = jobs["finished"].latest_result(timeout=20)

    assert result is not None
    assert result.return_value == 4.0


def test_the_dashboard_shows_nothing_to_a_spectator(guest: Visitor, site: Site) -> None:
    page = guest.go(DASHBOARD)

    assert page.url.startswith(f"{site.url}/admin/login/")
