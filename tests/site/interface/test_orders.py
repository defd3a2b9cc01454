"""What programs do with a token: the acts of the house, each recorded as a deed, and nothing without a token."""

import json
import re
from datetime import timedelta
from typing import Any

import pytest
from django.test import Client, RequestFactory
from django.utils import timezone

from games.booking.people import inviting
from games.models import Match, Series, Status
from glassbox_site.door import roles
from glassbox_site.ground.interface import bearers
from glassbox_site.models import ApiToken, User
from personas.models import ChatModel, Deed, Experience, Persona
from sct.models import Batch
from tests.games.prepared import orders, prepared_forks, prepared_series
from tests.personas import cast
from tests.sct import batch_files
from tests.site.interface import tokens
from tests.support import people

pytestmark = [pytest.mark.django_db, pytest.mark.usefixtures("empty_redis")]
API = "/api/v1"
COLORS = ("red", "blue", "green", "pink", "orange")
SEATS = [{"color": color, "who": "bot:hunter"} for color in COLORS]
JSON = "application/json"


def sent(client: Client, address: str, said: object, **headers: str) -> tuple[int, dict[str, object]]:
    answer = client.post(f"{API}{address}", said, content_type=JSON, headers=headers)
    return answer.status_code, answer.json()


def test_everything_is_ordered_and_acted_upon_by_one_token_and_the_trail_says_by_which(client: Client) -> None:
    token = tokens.headers()
    parent = prepared_forks.parent()
    files = {"config": batch_files.run_text(), "providers": batch_files.SCRIPTED}
    fork = {"at": prepared_forks.said(parent)[0], "change": "mute"}
    for address, said in {
        "/matches/": {"seats": SEATS, "rules": {"impostors": 1}, "budget_tokens": 5},
        "/series/": {"yaml": prepared_series.text()},
        "/batches/": files,
        f"/matches/{parent.pk}/forks/": fork,
    }.items():
        status, made = sent(client, address, said, **token)
        assert status == 201, made
        again = address.replace(f"/matches/{parent.pk}", "")
        assert sent(client, f"{again}{made['id']}/acts/pause/", {}, **token)[0] == 200
        assert sent(client, f"{again}{made['id']}/acts/pause/", {}, **token)[0] == 409

    told = Deed.objects.exclude(verb="issued").order_by("pk")
    assert [deed.verb for deed in told] == ["ordered", "paused"] * 4
    assert {deed.name for deed in told} == {"owner-operator"}
    assert all("by the token “a program" in deed.note for deed in told)


def test_a_key_is_no_name_of_a_batch(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOME_API_KEY", "sk-1234567890")
    files = {"config": batch_files.run_text(), "providers": batch_files.SCRIPTED, "name": "sk-1234567890"}

    status, told = sent(client, "/batches/", files, **tokens.headers("order"))

    assert (status, "sk-1234567890" in str(told), "SOME_API_KEY" in str(told)) == (422, False, True)


def test_a_problem_leads_to_the_very_value_that_was_sent(client: Client) -> None:
    token = tokens.headers("order")
    parent = prepared_forks.parent()
    for address, said, wanted in (
        ("/series/", {"yaml": 5}, ["yaml"]),
        ("/matches/", {"seats": [{"color": "red"}]}, ["seats", 0, "who"]),
        ("/batches/", ["config"], []),
        (f"/matches/{parent.pk}/forks/", {"at": "x", "change": "mute"}, ["at"]),
        (f"/matches/{parent.pk}/forks/", {"at": 10**6, "change": "mute"}, ["at"]),
    ):
        status, told = sent(client, address, said, **token)

        assert (status, [each["path"] for each in faults(told)]) == (422, [wanted])


@pytest.mark.databases
@pytest.mark.parametrize("field", ["caster", "clerk"])
def test_what_is_named_by_no_letter_is_not_there_and_breaks_nothing(client: Client, field: str) -> None:
    wish = {"seats": SEATS, "rules": {"impostors": 1}, field: "\\u0000 a\0b"}

    status, told = sent(client, "/matches/estimate/", wish, **tokens.headers())

    assert status == 422
    assert isinstance(told["errors"], list)
    assert [fault["path"] for fault in told["errors"]] == [[field]]


def test_what_is_wrong_in_the_words_of_somebody_else_has_a_code_as_well(client: Client) -> None:
    _, told = sent(
        client, "/series/", {"yaml": prepared_series.text(rules={"time_limit": -1})}, **tokens.headers("order")
    )

    [fault] = faults(told)
    assert (fault["path"], fault["code"]) == (["rules", "time_limit"], "refused")


def test_a_time_of_no_zone_is_refused_and_not_taken_for_one_of_ours(client: Client) -> None:
    seats = {"seats": SEATS, "start_at": f"{timezone.now() + timedelta(days=1):%Y-%m-%dT%H:%M:%S}"}

    status, told = sent(client, "/matches/", seats, **tokens.headers("order"))

    assert (status, Match.objects.count()) == (422, 0)
    assert [(each["path"], each["code"]) for each in faults(told)] == [(["start_at"], "timezone_aware")]


def test_what_may_be_chosen_instead_is_told(client: Client) -> None:
    seats = {"seats": SEATS, "rules": {"impostors": 1}, "pace": "fast"}

    _status, told = sent(client, "/matches/", seats, **tokens.headers("order"))

    [fault] = faults(told)
    assert (fault["path"], fault["code"]) == (["pace"], "invalid_choice")
    assert {"flat_out", "broadcast"} <= set(fault["values"]["choices"])


def faults(told: dict[str, Any]) -> list[dict[str, Any]]:
    return list(told["errors"])


def test_a_wish_with_the_same_key_is_made_once(client: Client) -> None:
    headers = tokens.headers("order") | {"Idempotency-Key": "tonight"}

    first, second = (sent(client, "/matches/", {"seats": SEATS}, **headers) for _ in range(2))

    assert (first[0], first[1]["id"]) == (second[0], second[1]["id"])
    assert Match.objects.count() == 1

    other, _ = sent(client, "/matches/", {"seats": SEATS, "seed": 8}, **headers)
    assert (other, Match.objects.count()) == (201, 2), "the same key with other words is another wish"


def test_what_was_ordered_is_given_again_by_its_key_though_it_could_not_be_ordered_any_more(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    persona, token = cast.leader(), tokens.headers(role=roles.ADMIN)
    persona.save()
    monkeypatch.setenv("STAND_IN_API_KEY", "a-long-key-of-somebody")
    batch = {"config": batch_files.run_text(), "providers": STRANGER % "SOME_API_KEY"}
    wishes = {
        "/matches/": {"seats": [{"color": "red", "who": f"persona:{persona.key}"}, *SEATS[1:]]},
        "/series/": {"yaml": prepared_series.text(entries=[{"persona": persona.key}, {"bot": "quiet"}])},
        "/batches/": batch,
    }
    said = [(address, wish, token | {"Idempotency-Key": "tonight"}) for address, wish in wishes.items()]
    monkeypatch.setenv("SOME_API_KEY", "a-long-key-of-nobody")
    monkeypatch.setenv("SOME_API_KEY_HOSTS", "10.0.0.1")
    first = [sent(client, address, wish, **headers) for address, wish, headers in said]

    ChatModel.objects.update(is_active=False)
    monkeypatch.delenv("SOME_API_KEY")

    assert [status for status, _ in first] == [201, 201, 201], first
    assert [sent(client, address, wish, **headers)[1]["id"] for address, wish, headers in said] == [
        made["id"] for _, made in first
    ]
    assert {sent(client, address, wish, **token)[0] for address, wish in wishes.items()} == {422}


def test_nobody_chooses_the_token_under_which_an_act_is_kept(client: Client) -> None:
    headers = tokens.headers("order")
    _, made = sent(client, "/matches/", {"seats": SEATS}, **headers)
    Match.objects.update(status="finished")

    status, told = sent(client, f"/matches/{made['id']}/acts/rerun/", {"token": "fork-9-0-0"}, **headers)

    assert (status, Match.objects.count()) == (422, 1)
    assert [each["path"] for each in told["errors"]] == [["token"]]  # type: ignore[attr-defined]


def test_everything_that_is_wrong_with_an_order_is_told_by_field_with_the_codes_of_the_form(client: Client) -> None:
    wrong = {
        "seats": [{"color": "red", "who": "bot:nobody"}, {"color": "mauve", "who": "bot:hunter"}],
        "rules": {"impostors": 99, "map": "moon", "gravity": 1},
        "budget_tokens": 0,
        "clerk": "nobody",
        "caster": "nobody",
        "start_at": "9999-12-31T23:59:59Z",
    }
    token = tokens.headers("order")

    status, told = sent(client, "/matches/", wrong, **token)
    _, of_file = sent(client, "/series/", {"yaml": "name: x\nentries: 7"}, **token)

    found = {(*each["path"], each["code"]) for each in told["errors"]}  # type: ignore[attr-defined]
    assert status == 422
    assert {
        ("seats", 0, "who", "invalid_choice"), ("seats", 1, "color", "invalid_choice"), ("rules", "unknown"),
        ("rules", "map", "invalid_choice"), ("budget_tokens", "min_value"), ("clerk", "invalid_choice"),
        ("caster", "invalid_choice"), ("start_at", "max_value"),
    } <= found  # fmt: skip
    assert "At most 366 days from now." in [each["said"] for each in told["errors"]]  # type: ignore[attr-defined]
    assert ["entries"] in [each["path"][:1] for each in of_file["errors"]]  # type: ignore[attr-defined]
    assert (Match.objects.count(), Series.objects.count()) == (0, 0)


def test_no_token_opens_more_than_its_scopes_its_owner_and_its_time_allow(client: Client) -> None:
    match = orders.booked()
    pause = f"/matches/{match.pk}/acts/pause/"
    reading, spectator = tokens.headers("read"), tokens.headers(role=roles.SPECTATOR)

    assert sent(client, pause, {})[0] == 401
    guessed, told = sent(client, pause, {}, Authorization="Bearer gb_guessed")
    assert (guessed, told["detail"]) == (401, "This token is unknown, expired or revoked.")
    assert sent(client, pause, {}, **reading)[0] == sent(client, pause, {}, **spectator)[0] == 403
    assert client.get(f"{API}/matches/{match.pk}/exchanges/", headers=reading).status_code == 200
    for over in ({"ends_at": timezone.now()}, {"revoked_at": timezone.now()}):
        late = tokens.headers("order")
        ApiToken.objects.filter(pk=ApiToken.objects.latest("pk").pk).update(**over)
        assert sent(client, pause, {}, **late)[0] == 401
    left = tokens.headers("order")
    User.objects.update(is_active=False)
    assert sent(client, pause, {}, **left)[0] == 401
    match.refresh_from_db()
    assert match.status == Status.QUEUED


ROOK = {"name": "Rook", "slug": "rook", "temperament": "quiet", "tier": "plain", "character": "You wait."}


def test_a_persona_is_made_changed_and_cast_no_more_by_the_token_of_an_admin(client: Client) -> None:
    cast.tier("plain")
    token = tokens.headers("configure", role=roles.ADMIN)

    made = sent(client, "/personas/", ROOK, **token)
    again = sent(client, "/personas/", ROOK, **token)
    changed = client.patch(f"{API}/personas/house_rook/", {"manner": "In verse."}, content_type=JSON, headers=token)
    retired = [sent(client, "/personas/house_rook/acts/retire/", {}, **token) for _ in range(2)][-1]

    assert (made[0], made[1]["key"], made[1]["temperature"], made[1]["is_active"]) == (201, "house_rook", 0.8, True)
    assert (again[0], again[1]["errors"][0]["path"]) == (422, ["slug"])  # type: ignore[index]
    assert changed.json() == made[1] | {"manner": "In verse."}
    assert (retired[0], retired[1]["is_active"]) == (200, False)
    told = Deed.objects.exclude(verb="issued").order_by("pk")
    assert [(deed.verb, deed.name) for deed in told] == [
        ("created", "owner-admin"), ("changed", "owner-admin"), ("retired", "owner-admin")
    ]  # fmt: skip


def test_a_persona_is_refused_by_program_as_it_is_by_hand_and_a_key_in_it_is_not_told_back(client: Client) -> None:
    secret = "sk-" + "a1B2c3D4" * 6
    token = tokens.headers("configure", role=roles.ADMIN)
    wrong = ROOK | {"slug": secret, "tier": "nowhere", "model": "nobody", "temperature": 9, "temperament": "sleepy"}

    status, told = sent(client, "/personas/", wrong, **token)
    strange = client.patch(f"{API}/personas/x_y/", {}, content_type=JSON, headers=token)

    assert (status, strange.status_code, Persona.objects.count()) == (422, 404, 0)
    assert {each["path"][0] for each in told["errors"]} >= {"slug", "tier", "model", "temperature"}  # type: ignore[attr-defined]
    assert secret not in str(told)


def test_no_operator_and_no_other_scope_touches_a_persona(client: Client) -> None:
    cast.tier("plain")

    for headers in (tokens.headers("configure"), tokens.headers("order", "read", role=roles.ADMIN)):
        assert sent(client, "/personas/", ROOK, **headers)[0] == 403
    assert sent(client, "/personas/", ROOK)[0] == 401
    assert not Persona.objects.exists()


def test_being_signed_in_orders_nothing_without_a_token() -> None:
    operator = people.client()

    assert sent(operator, "/matches/", {"seats": SEATS})[0] == 401
    assert not Batch.objects.exists()


def test_the_admin_tells_a_new_token_once_and_keeps_no_copy(client: Client) -> None:
    admin = people.client("ada", roles.ADMIN)
    fields = {"name": "nightly", "owner": User.objects.get().pk, "scopes": ["read", "order"], "days": 3}

    page = admin.post("/admin/glassbox_site/apitoken/add/", fields)

    [secret] = re.findall(r"gb_[\w-]{43}", page.text)
    assert sent(client, "/matches/", {"seats": SEATS}, Authorization=f"Bearer {secret}")[0] == 201
    assert "no-store" in page["Cache-Control"]
    assert "Whoever has it acts as ada." in page.text
    token = ApiToken.objects.get()
    assert secret not in str(vars(token))
    pages = [admin.get(f"/admin/glassbox_site/apitoken/{end}").text for end in ("", f"{token.pk}/change/")]
    assert not any(secret in text for text in [*pages, *Deed.objects.values_list("note", flat=True)])
    assert Deed.objects.filter(verb="issued", name="ada").count() == 1


def test_a_study_is_ordered_whole_or_told_what_is_wrong_with_it(client: Client) -> None:
    token = tokens.headers("order")
    grid = "models: [honest_host]\nagents: [VanillaLLMAgent]\nt_fork: [2, 3]\nnum_trials: 1"
    order = {"study": grid, "providers": batch_files.SCRIPTED}

    assert sent(client, "/studies/", {**order, "study": "models: [nobody]"}, **token)[0] == 422
    status, made = sent(client, "/studies/", order, **token)
    paused = sent(client, f"/studies/{made['id']}/acts/pause/", {}, **token)

    assert (status, paused[0]) == (201, 200)
    assert Batch.objects.count() == len(made["batches"]) == 2  # type: ignore[arg-type]
    assert [deed.verb for deed in Deed.objects.exclude(verb="issued")] == ["paused", "ordered"]


ASIDE = {"deterministic": {"dictionary_path": "/etc/hostname"}}


@pytest.mark.parametrize("address", ["/batches/", "/batches/estimate/", "/studies/"])
def test_no_file_is_read_but_the_word_lists_of_the_site(client: Client, address: str) -> None:
    grid = "models: [honest_host]\nagents: [VanillaLLMAgent]\nt_fork: [2]\nnum_trials: 1\nsct: "
    config = batch_files.run_text(stateless_candidates=ASIDE)
    files = {"providers": batch_files.SCRIPTED}
    files |= (
        {"study": grid + json.dumps({"stateless_candidates": ASIDE})} if "studies" in address else {"config": config}
    )

    status, told = sent(client, address, files, **tokens.headers("order"))

    assert (status, Batch.objects.count()) == (422, 0)
    assert isinstance(told["errors"], list)
    assert [fault["said"] for fault in told["errors"]] == ["/etc/hostname is no word list of this site"]


STRANGER = """
- name: honest_host
  model_name: any
  api_config: {base_url: "http://10.0.0.1:9000/v1", api_key_env: %s}
"""


@pytest.mark.parametrize("address", ["/batches/", "/batches/estimate/", "/studies/"])
def test_an_operator_has_nobody_asked_whom_the_house_does_not_ask(client: Client, address: str) -> None:
    grid = "models: [honest_host]\nagents: [VanillaLLMAgent]\nt_fork: [2]\nnum_trials: 1"
    files = {"study": grid} if "studies" in address else {"config": batch_files.run_text()}

    def status(key: str, who: str) -> int:
        order = {**files, "providers": STRANGER % (key or '""')}
        return sent(client, address, order, **tokens.headers(role=who))[0]

    assert status("", roles.OPERATOR) == 422
    cast.gpt4o(base_url="http://10.0.0.1:9000/v1/", key_variable="").save()
    assert (status("OTHER_API_KEY", roles.OPERATOR), Batch.objects.count()) == (422, 0)
    assert status("", roles.OPERATOR) in (200, 201)


def test_a_batch_whose_models_have_no_key_is_refused_and_its_estimate_warns_of_it(client: Client) -> None:
    order = {"config": batch_files.run_text(), "providers": STRANGER % "NOBODYS_API_KEY"}
    token = tokens.headers(role=roles.ADMIN)

    refused, told = sent(client, "/batches/", order, **token)
    estimated, estimate = sent(client, "/batches/estimate/", order, **token)

    assert (refused, estimated, Batch.objects.count()) == (422, 200, 0)
    assert "NOBODYS_API_KEY holds no key" in str(faults(told)[0]["said"])
    assert "NOBODYS_API_KEY holds no key" in str(estimate["warnings"])


def test_an_admin_may_have_anybody_asked(client: Client) -> None:
    order = {"config": batch_files.run_text(), "providers": STRANGER % '""'}

    assert sent(client, "/batches/", order, **tokens.headers("order", role=roles.ADMIN))[0] == 422
    assert sent(client, "/batches/", order, **tokens.headers(role=roles.ADMIN))[0] == 201


def test_an_agent_and_a_person_are_invited_and_the_invitation_is_told_once(client: Client) -> None:
    token, soon = tokens.headers("order"), (timezone.now() + timedelta(hours=2)).isoformat()
    _, match = sent(client, "/matches/", {"seats": SEATS, "rules": {"impostors": 1}, "start_at": soon}, **token)
    seats = f"/matches/{match['id']}/seats"

    agent = sent(client, f"{seats}/red/invitations/", {"who": "agent", "in_data_sets": True}, **token)[1]
    person = sent(client, f"{seats}/blue/invitations/", {"who": "person"}, **token)[1]
    revoked = [sent(client, f"{seats}/blue/acts/revoke/", {}, **token)[0] for _ in range(2)]
    sitter = inviting.join(str(agent["token"]), "Ada")
    taken = sent(client, f"{seats}/red/invitations/", {"who": "agent"}, **token)[0]

    assert sitter is not None
    assert sitter.in_data_sets
    assert (agent["link"], person["token"]) == (None, None)
    assert client.get(str(person["link"])).status_code == 410
    assert (revoked, taken) == ([200, 200], 409)
    assert sent(client, f"{seats}/pink/invitations/", {"who": "person"})[0] == 401


def test_the_trail_and_the_words_in_a_log_for_inspect_need_a_token_that_reads(client: Client) -> None:
    read, order = tokens.headers("read"), tokens.headers("order")

    assert client.get(f"{API}/trail/").status_code == 401
    assert client.get(f"{API}/trail/", headers=order).status_code == 403
    told = client.get(f"{API}/trail/", headers=read).json()

    assert [line["verb"] for line in told["items"]] == ["issued"] * len(told["items"])
    assert told["items"]
    assert bearers.reads(RequestFactory().get("/", headers=read))
    assert not bearers.reads(RequestFactory().get("/", headers=order))
    assert not bearers.reads(RequestFactory().get("/"))


def test_what_a_persona_learned_is_told_and_not_to_who_wants_to_be_surprised(client: Client) -> None:
    persona = cast.leader()
    persona.save()
    lesson = {"persona_key": persona.key, "match_id": "7", "seat": "red", "role": "crewmate", "won": True}
    Experience.objects.create(**lesson, lessons=["Watch the vents."])

    [told] = client.get(f"{API}/personas/{persona.key}/memory/").json()["items"]
    client.cookies["spoilers"] = "off"

    assert (told["match"], told["won"], told["lessons"]) == ("7", True, ["Watch the vents."])
    assert client.get(f"{API}/personas/{persona.key}/memory/").json()["items"] == []
