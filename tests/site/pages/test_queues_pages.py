"""The queues' dashboard, which is a third party's: no page of it breaks, whatever it is asked for."""

import django_rq
import pytest
from django.test import Client
from rq.job import Job

from glassbox_site.models import User
from personas.models import Deed
from tests.support import jobs, people

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]
HOME = "/admin/django_rq/dashboard/"
LISTS = ("", "details/", "finished/", "failed/", "scheduled/", "started/", "deferred/")
DEEDS = ("failed/clear/", "empty/", "requeue-all/")


@pytest.fixture
def admin() -> Client:
    return people.owner("owner")


@pytest.fixture
def job(tmp_path: object) -> Job:
    queued: Job = django_rq.get_queue("default", commit_mode="auto").enqueue(jobs.sign, str(tmp_path))
    return queued


@pytest.mark.parametrize("page", LISTS + DEEDS)
def test_every_page_of_a_queue_opens(admin: Client, job: Job, page: str) -> None:
    assert admin.get(f"{HOME}queues/2/{page}").status_code in (200, 302)


@pytest.mark.parametrize("page", LISTS + DEEDS)
def test_a_queue_that_there_is_not_is_not_found(admin: Client, page: str) -> None:
    assert admin.get(f"{HOME}queues/99/{page}").status_code == 404


@pytest.mark.parametrize("page", ["", "delete/", "requeue/", "enqueue/", "stop/", "results/gone/"])
@pytest.mark.parametrize("name", ["gone", "the job"])
def test_no_page_of_a_job_breaks(admin: Client, job: Job, page: str, name: str) -> None:
    job_id = job.id if name == "the job" else name

    assert admin.get(f"{HOME}queues/2/{job_id}/{page}").status_code < 500
    assert admin.post(f"{HOME}queues/2/{job_id}/{page}").status_code < 500


@pytest.mark.parametrize(
    "page",
    [
        "", "workers/2/", "workers/99/", "workers/2/gone/", "schedulers/0/", "schedulers/99/",
        "cron-schedulers/0/gone/", "cron-schedulers/99/gone/", "cron-schedulers/0/gone/jobs/gone/",
        "queues/confirm-action/2/", "queues/actions/2/", "queues/actions/99/", "stats.json", "stats.json/", "metrics/",
        "metrics", "queues/2/?page=x", "queues/2/?page=999", "queues/2/finished/?page=0", "queues/2/failed/?desc=x",
    ],
)  # fmt: skip
@pytest.mark.parametrize("method", ["get", "post"])
def test_no_other_page_breaks(admin: Client, page: str, method: str) -> None:
    assert getattr(admin, method)(f"{HOME}{page}", follow=True).status_code < 500


@pytest.mark.parametrize("page", ["add/", "1/change/", "1/delete/", "1/history/"])
@pytest.mark.parametrize("method", ["get", "post"])
def test_it_has_no_rows_to_look_at(admin: Client, page: str, method: str) -> None:
    assert getattr(admin, method)(f"{HOME}{page}").status_code == 404


def test_what_is_done_there_stands_in_the_trail(admin: Client, job: Job) -> None:
    admin.get(f"{HOME}queues/2/empty/")
    admin.post(f"{HOME}queues/2/{job.id}/delete/")

    assert list(Deed.objects.values_list("name", "verb", "note")) == [("owner", "queue", f"queues/2/{job.id}/delete/")]


def test_who_may_not_do_it_leaves_nothing_there(client: Client, job: Job) -> None:
    client.force_login(User.objects.create_user("guest"), backend="django.contrib.auth.backends.ModelBackend")

    client.post(f"{HOME}queues/2/empty/")

    assert not Deed.objects.exists()
