"""Signing in: one-time passwords, forms sent in vain, and guessing that is slowed down."""

import html
import json
import re

import pytest
from django.conf import settings as django_settings
from django.contrib.auth.hashers import identify_hasher
from django.test import Client, override_settings
from django.test.client import encode_multipart

from glassbox_site import settings
from glassbox_site.door import accounts, bodies
from glassbox_site.ground import addresses
from glassbox_site.models import User
from glassbox_site.pages import turnstile
from tests.support.databases import at_once

pytestmark = pytest.mark.django_db
ONE_TIME, LASTING = "given-by-the-log", "chosen-by-its-owner-3"
NEW_PASSWORD = {"old_password": ONE_TIME, "new_password1": LASTING, "new_password2": LASTING}


@pytest.fixture
def newcomer(client: Client) -> Client:
    User.objects.create_superuser("admin", password=ONE_TIME, password_is_one_time=True)
    client.force_login(User.objects.get(), backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_the_first_start_makes_one_owner_and_the_second_makes_none() -> None:
    assert accounts.first_owner()
    assert accounts.first_owner() is None
    assert User.objects.get().is_staff


@at_once.on_postgresql
def test_two_first_starts_at_once_make_one_owner() -> None:
    first = []

    second = at_once.together(lambda: first.append(accounts.first_owner()), accounts.first_owner)

    assert first[0] is not None
    assert second is None
    assert User.objects.get().username == first[0].name


def test_the_owner_gets_another_name_when_the_usual_one_is_taken() -> None:
    User.objects.create_user(accounts.OWNER)

    owner = accounts.first_owner()

    assert owner is not None
    assert owner.name == User.objects.get(is_superuser=True).username != accounts.OWNER


@pytest.mark.parametrize("address", ["/", "/admin/", "/admin/django_rq/dashboard/"])
def test_a_one_time_password_opens_nothing_but_the_page_that_replaces_it(newcomer: Client, address: str) -> None:
    answer, sent = newcomer.get(address), newcomer.post(address)

    assert (answer.status_code, answer.headers["Location"]) == (302, f"/password/?next={address}")
    assert (sent.status_code, sent.headers["Location"]) == (302, "/password/")


def test_replacing_the_one_time_password_opens_the_page_that_was_wanted(newcomer: Client) -> None:
    asked = newcomer.get("/ops/trail/?page=1").headers["Location"]

    replaced = newcomer.post(asked, NEW_PASSWORD, follow=True)

    assert replaced.redirect_chain == [("/ops/trail/?page=1", 302)]
    assert "Your password has been replaced." in replaced.content.decode()


@pytest.mark.parametrize("wanted", ["", "?next=https://elsewhere.example/", "?next=//elsewhere.example/"])
def test_replacing_the_one_time_password_never_leads_out_of_the_house(newcomer: Client, wanted: str) -> None:
    replaced = newcomer.post(f"/password/{wanted}", NEW_PASSWORD)

    assert (replaced.status_code, replaced.headers["Location"]) == (302, "/")


def test_guessing_is_stopped_after_five_wrong_passwords(client: Client) -> None:
    User.objects.create_user("target", password=LASTING)

    statuses = [client.post("/login/", {"username": "target", "password": "guess"}).status_code for _ in range(6)]
    right = client.post("/login/", {"username": "target", "password": LASTING})

    assert statuses == [200, 200, 200, 200, 429, 429]
    assert (right.status_code, right.headers["Retry-After"]) == (429, "900")


def test_guessing_at_the_admins_door_is_stopped_too(client: Client) -> None:
    guess = {"username": "target", "password": "guess"}

    assert [client.post("/admin/login/", guess).status_code for _ in range(5)][-1] == 429


@pytest.mark.databases
@pytest.mark.parametrize("door", ["/login/", "/admin/login/"])
def test_so_is_guessing_under_a_name_longer_than_any(door: str, client: Client) -> None:
    guess = {"username": "n" * 3_000, "password": "guess"}

    assert [client.post(door, guess).status_code for _ in range(5)] == [200, 200, 200, 200, 429]


def test_an_attacker_elsewhere_does_not_lock_the_owner_out(client: Client) -> None:
    User.objects.create_user("target", password=LASTING)
    for _ in range(6):
        client.post("/login/", {"username": "target", "password": "guess"}, REMOTE_ADDR="203.0.113.9")

    answer = client.post("/login/", {"username": "target", "password": LASTING}, REMOTE_ADDR="192.0.2.1")

    assert answer.status_code == 302


def test_passwords_are_kept_as_argon2() -> None:
    with override_settings(PASSWORD_HASHERS=settings.PASSWORD_HASHERS):
        person = User.objects.create_user("someone", password=LASTING)

        assert identify_hasher(person.password).algorithm == "argon2"


def test_a_password_kept_as_django_would_opens_the_door_and_is_kept_as_ours(client: Client) -> None:
    with override_settings(PASSWORD_HASHERS=["django.contrib.auth.hashers.Argon2PasswordHasher"]):
        person = User.objects.create_user("someone", password=LASTING)
    before = person.password

    with override_settings(PASSWORD_HASHERS=settings.PASSWORD_HASHERS):
        answer = client.post("/login/", {"username": "someone", "password": LASTING})

    person.refresh_from_db()
    assert answer.status_code == 302
    assert ("m=102400" in before, "m=19456" in person.password) == (True, True)


def test_the_one_time_password_cannot_be_replaced_by_itself(newcomer: Client) -> None:
    same = {"old_password": ONE_TIME, "new_password1": ONE_TIME, "new_password2": ONE_TIME}

    answer = newcomer.post("/password/", same)

    assert "This is the password you are replacing." in answer.content.decode()
    assert User.objects.get().password_is_one_time


def test_one_address_has_its_share_of_attempts_and_is_told_to_come_back(client: Client) -> None:
    tries = [
        client.post("/login/", {"username": f"name{number}", "password": "x"}, REMOTE_ADDR="203.0.113.77")
        for number in range(turnstile.A_MINUTE + 1)
    ]

    assert [answer.status_code for answer in tries[-2:]] == [200, 429]
    assert tries[-1].headers["Retry-After"] == "60"


def test_in_a_crowd_the_rest_are_told_to_come_back(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turnstile, "_places", addresses.Places(8, of_all=0))

    answer = client.post("/login/", {"username": "anybody", "password": "x"})

    assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
    assert "database" not in answer.content.decode()


FIELDS = {
    "name": "Rainy <b>", "seats": ["red", "blue"], "words": "one\r\ntwo",
    "csrfmiddlewaretoken": "x", "password1": "s3cret",
}  # fmt: skip
OURS = {"origin": "http://testserver"}
ADDRESS = re.compile(r'<form class="stack" method="post" action="([^"]+)"')
HIDDEN = re.compile(r'type="hidden" name="([^"]+)" value="([^"]*)"')


@pytest.fixture
def with_a_form() -> Client:
    """A browser that opened one of our forms, and has been signed out since."""
    browser = Client()
    browser.get("/login/")
    return browser


def hidden(page: str) -> list[tuple[str, str]]:
    return [(html.unescape(name), html.unescape(value)) for name, value in HIDDEN.findall(page)]


@pytest.mark.parametrize("address", ["/matches/new/?from=3", "/sct/new/", "/admin/personas/persona/add/"])
def test_a_form_sent_by_somebody_who_was_signed_out_is_sent_once_more_after_signing_in(
    with_a_form: Client, address: str
) -> None:
    User.objects.create_superuser("ada", password=LASTING)
    refused = with_a_form.post(address, FIELDS)
    [kept] = [value for name, value in hidden(refused.text) if name == "sent"]

    wrong = with_a_form.post("/login/", {"username": "ada", "password": "wrong", "next": address, "sent": kept})
    offered = with_a_form.post("/login/", {"username": "ada", "password": LASTING, "next": address, "sent": kept})

    assert (refused.status_code, refused.headers["Cache-Control"]) == (403, "no-store")
    assert ("sent", kept) in hidden(wrong.text)
    assert f'action="{address}"' in offered.text
    assert [pair for pair in hidden(offered.text) if pair[0] not in ("csrfmiddlewaretoken", "next")] == [
        ("name", "Rainy <b>"), ("seats", "red"), ("seats", "blue"), ("words", "one\r\ntwo"),
    ]  # fmt: skip
    assert "<b>" not in offered.text
    assert "s3cret" not in refused.text + offered.text


def test_a_form_is_kept_while_a_password_that_served_once_is_replaced(with_a_form: Client) -> None:
    User.objects.create_superuser("ada", password=ONE_TIME, password_is_one_time=True)
    address, sent = "/matches/new/", json.dumps([["name", "Rainy"]])
    kept = {"next": address, "sent": sent}

    asked = with_a_form.post("/login/", {"username": "ada", "password": ONE_TIME, **kept})
    wrong = with_a_form.post("/password/", NEW_PASSWORD | {"old_password": "wrong"} | kept)
    offered = with_a_form.post("/password/", NEW_PASSWORD | kept)

    for page in (asked, wrong):
        assert 'action="/password/"' in page.text
        assert set(kept.items()) <= set(hidden(page.text))
    assert f'action="{address}"' in offered.text
    assert ("name", "Rainy") in hidden(offered.text)


@pytest.mark.parametrize("wrong_passwords", [0, 1])
def test_who_is_asked_to_sign_in_comes_to_the_page_that_was_wanted(client: Client, wrong_passwords: int) -> None:
    """Sends the fields of the form itself, as a browser does."""
    User.objects.create_superuser("ada", password=LASTING)
    page = client.get("/login/?next=/ops/%3Fa=1").text
    for _ in range(wrong_passwords):
        page = client.post(ADDRESS.findall(page)[0], dict(hidden(page)) | {"username": "ada", "password": "wrong"}).text

    answer = client.post(ADDRESS.findall(page)[0], dict(hidden(page)) | {"username": "ada", "password": LASTING})

    assert (answer.status_code, answer.headers["Location"]) == (302, "/ops/?a=1")


def test_whoever_sent_nothing_or_never_had_a_form_is_led_to_sign_in_as_ever(
    with_a_form: Client, client: Client
) -> None:
    answers = [
        client.post("/matches/new/", FIELDS),
        with_a_form.post("/matches/new/", {"csrfmiddlewaretoken": "x"}),
        with_a_form.post("/matches/new/", FIELDS, headers={"sec-fetch-mode": "cors"}),
    ]

    assert [answer.headers["Location"] for answer in answers] == ["/login/?next=/matches/new/"] * 3


def test_a_page_that_asks_for_passwords_alone_is_not_offered_once_more_without_them(with_a_form: Client) -> None:
    person = User.objects.create_user("ada", password=LASTING)
    signed_in = Client(enforce_csrf_checks=True)
    signed_in.force_login(person, backend="django.contrib.auth.backends.ModelBackend")
    said = {"csrfmiddlewaretoken": "a" * 64, "username": "ada", "next": "/", "old_password": LASTING}

    out, expired = with_a_form.post("/password/", said), signed_in.post("/password/", said, headers=OURS)

    assert (out.status_code, expired.status_code) == (302, 403)
    assert hidden(expired.text) == []


def test_more_than_may_be_sent_while_signed_out_is_not_kept(with_a_form: Client) -> None:
    assert with_a_form.post("/matches/new/", {"words": "ä" * (accounts.MOST_SENT // 2)}).status_code == 302


@pytest.mark.parametrize("words", ["ä" * 20_000, "語" * 19_000, "[\r\n]~" * 5_000])
def test_what_is_kept_is_no_more_than_the_door_takes_with_a_password(with_a_form: Client, words: str) -> None:
    """Where a browser still names its session, long forms had been taken."""
    page = with_a_form.post("/sct/new/", {"words": words}).text
    [kept] = [value for name, value in hidden(page) if name == "sent"]

    said = {"sent": kept, "next": "/sct/new/", "username": "n" * 150, "password": "p" * 150}

    assert 'action="/login/" enctype="multipart/form-data"' in page
    assert len(encode_multipart("-" * 60, said)) < bodies.SMALL_BYTES - 1_000


@pytest.mark.parametrize("sent", ["{", "[1]", '[["a"]]', "7", "[" * 30_000, r'[["a", "\ud800"]]'])
def test_what_no_page_of_ours_had_kept_is_refused(with_a_form: Client, sent: str) -> None:
    User.objects.create_user("ada", password=LASTING)

    answer = with_a_form.post("/login/", {"username": "ada", "password": LASTING, "next": "/matches/", "sent": sent})

    assert answer.status_code == 400


@pytest.mark.parametrize("elsewhere", ["https://elsewhere.example/", "//elsewhere.example/", ""])
def test_what_was_sent_is_offered_to_no_other_house(with_a_form: Client, elsewhere: str) -> None:
    User.objects.create_user("ada", password=LASTING)
    sent = json.dumps([["a", "b"]])

    answer = with_a_form.post("/login/", {"username": "ada", "password": LASTING, "next": elsewhere, "sent": sent})

    assert (answer.status_code, answer.headers["Location"]) == (302, "/")


def test_a_form_of_before_one_signed_in_elsewhere_is_offered_once_more() -> None:
    User.objects.create_superuser("ada", password=LASTING)
    browser = Client(enforce_csrf_checks=True)
    browser.force_login(User.objects.get(), backend="django.contrib.auth.backends.ModelBackend")
    old = {"csrfmiddlewaretoken": "a" * 64, "name": "Rainy", "action": "check"}

    ours = browser.post("/matches/new/", old, headers=OURS)
    others = browser.post("/matches/new/", old, headers={"origin": "http://elsewhere.example"})
    unknown = browser.post("/matches/new/", old)

    assert [answer.status_code for answer in (ours, others, unknown)] == [403] * 3
    assert ("name", "Rainy") in hidden(ours.text)
    assert hidden(others.text) == hidden(unknown.text) == []


def test_who_chooses_a_language_at_the_door_has_sent_nothing_in_vain(with_a_form: Client) -> None:
    answer = with_a_form.post("/language/", {"language": "de", "next": "/login/?next=/matches/new/"})

    assert (answer.status_code, answer.headers["Location"]) == (302, "/login/?next=/matches/new/")
    assert answer.cookies[django_settings.LANGUAGE_COOKIE_NAME].value == "de"
