"""Composing a batch on its page: by hand, from a file, from an earlier batch; checked, kept, and sent once."""

import re
import socket
from collections.abc import Mapping
from dataclasses import replace
from decimal import Decimal
from pathlib import Path
from typing import Any, get_args

import pytest
from django.core.files.uploadedfile import SimpleUploadedFile
from django.test import Client, override_settings

from glassbox_site.ground.reading import keys
from personas import calling
from personas.models import ChatModel
from sct import models
from sct.kernel import candidates, catalog, config
from sct.kernel.agents import memory_edits
from sct.kernel.games import dictionaries, seam
from sct.pages.forms import composition, drafts, fields, recipe
from sct.records import batches
from sct.settings import config_reading, estimates, offers, providers, word_lists
from tests.sct import batch_files
from tests.sct.pages import sheets
from tests.support import people

pytestmark = pytest.mark.django_db

NEW = "/sct/new/"


@pytest.fixture
def operator(empty_redis: object) -> Client:
    return people.client()


def problems_of(answer: str) -> dict[str, str]:
    """Each problem at the top of the page, by the id of its field."""
    [box] = re.findall(r'(?s)id="problems".*?</section>', answer)
    return dict(re.findall(r'href="#([^"]+)">.*?</a>: (.*?)</li>', box))


def test_a_form_makes_the_batch_that_it_shows(operator: Client) -> None:
    answer = operator.post(NEW, sheets.filled("WorkflowAgent", "VanillaLLMAgent", name="By hand", t_fork="4"))

    [batch] = models.Batch.objects.all()
    wanted = config_reading.read(batch.config_text)
    assert answer.headers["Location"] == f"/sct/{batch.pk}/"
    assert (batch.name, wanted.sct.t_fork, batch.trials.count()) == ("By hand", 4, 4)
    assert [entry["name"] for entry in batch.providers] == ["honest_host"]


def test_a_budget_of_the_form_is_the_batchs(operator: Client) -> None:
    operator.post(NEW, sheets.filled("VanillaLLMAgent", budget_dollars="1.5", budget_tokens="90000"))

    [batch] = models.Batch.objects.all()
    assert (batch.budget_dollars, batch.budget_tokens) == (Decimal("1.5"), 90_000)
    filled = recipe.fields(config_reading.parse(batch.config_text))
    assert (filled["budget_dollars"], filled["budget_tokens"]) == ("1.5", "90000")


def test_a_budget_that_buys_nothing_is_told_at_its_field(operator: Client) -> None:
    answer = operator.post(NEW, sheets.filled("VanillaLLMAgent", budget_tokens="0"), follow=True)

    assert problems_of(answer.text) == {"id_budget_tokens": "Should be greater than or equal to 1 (given: 0)"}


def test_the_form_sent_twice_makes_one_batch(operator: Client) -> None:
    answers = [operator.post(NEW, sheets.filled("VanillaLLMAgent")) for _ in range(2)]

    assert models.Batch.objects.count() == 1
    assert len({answer.headers["Location"] for answer in answers}) == 1


def test_the_form_changed_after_it_was_sent_makes_another_batch(operator: Client) -> None:
    operator.post(NEW, sheets.filled("VanillaLLMAgent"))
    operator.post(NEW, sheets.filled("VanillaLLMAgent", t_fork="2"))

    assert models.Batch.objects.count() == 2


def test_every_problem_is_told_at_once_and_by_its_field(operator: Client) -> None:
    wrong = sheets.filled(
        "WorkflowAgent",
        "VanillaLLMAgent",
        main="",
        t_fork="9",
        T_max="5",
        num_trials="0",
        concurrency="many",
        n_candidate_secrets="1",
        agents__0__name="same",
        agents__1__name="same",
        agents__1__responder="nobody",
        dictionary_path="/nowhere/words.txt",
        method="guessing",
    )

    answer = operator.post(NEW, wrong, follow=True)

    found = problems_of(answer.text)
    assert set(found) == {
        "id_main", "id_num_trials", "id_concurrency", "id_T_max", "id_n_candidate_secrets", "id_dictionary_path",
        "id_method_0", "id_agents-0-name", "id_agents-1-name", "id_agents-1-responder",
    }  # fmt: skip
    assert set(found) <= set(re.findall(r'id="([^"]+)"', answer.text))
    assert "T_max (5) must be &gt;= t_fork (9)" in found["id_T_max"]
    assert not models.Batch.objects.exists()


def test_a_problem_stands_beside_its_field_for_readers_of_the_screen(operator: Client) -> None:
    answer = operator.post(NEW, sheets.filled("VanillaLLMAgent", t_fork="0"), follow=True)

    [field] = re.findall(r'<input[^>]*name="t_fork"[^>]*>', answer.text)
    assert 'aria-invalid="true"' in field
    assert re.search(r'aria-describedby="[^"]*id_t_fork_error', field)
    assert 'id="id_t_fork_error"' in answer.text


def test_a_batch_without_agents_is_refused(operator: Client) -> None:
    answer = operator.post(NEW, sheets.filled(""), follow=True)

    assert "must be a list of at least one agent" in answer.text
    assert not models.Batch.objects.exists()


def test_a_fork_that_comes_early_is_warned_of(operator: Client) -> None:
    answer = operator.post(NEW, sheets.filled("VanillaLLMAgent", action="check", t_fork="6", T_max="8"), follow=True)

    assert "T_max (8) stops the play before turn 6" in answer.text


def test_a_provider_whose_key_is_missing_is_refused_by_its_field(operator: Client) -> None:
    answer = operator.post(NEW, sheets.filled("VanillaLLMAgent", main="qwen3_235b_openrouter"), follow=True)

    assert problems_of(answer.text) == {"id_main": "The environment variable OPENROUTER_API_KEY holds no key"}


def test_an_endpoint_where_nobody_listens_is_a_hint_and_no_refusal(operator: Client) -> None:
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        _house_model(port)
        form = sheets.filled("VanillaLLMAgent", action="check", main="house-model")
        listening = operator.post(NEW, form, follow=True).text
    silent = operator.post(NEW, form, follow=True).text

    assert "Nobody answers" not in listening
    assert f"Nobody answers at 127.0.0.1:{port} now (house-model)." in silent
    assert 'id="problems"' not in silent


def test_a_budget_below_the_estimate_is_warned_of(operator: Client) -> None:
    _house_model(1)

    told = operator.post(NEW, sheets.filled("VanillaLLMAgent", action="draft", main="house-model")).json()
    tight = sheets.filled("VanillaLLMAgent", action="draft", main="house-model", budget_dollars="0.01")

    assert told["warnings"] == []
    assert operator.post(NEW, tight).json()["warnings"] == [
        "The budget is below the estimated cost: the batch will pause before it ends."
    ]


@override_settings(REDIS_URL="redis://127.0.0.1:1/0")
@pytest.mark.django_db(transaction=True)
def test_without_redis_the_batch_is_kept_and_the_operator_is_told() -> None:
    answer = people.client().post(NEW, sheets.filled("VanillaLLMAgent"), follow=True)

    assert models.Batch.objects.count() == 1
    assert "Redis does not answer. The batch is kept" in answer.text


def test_a_name_with_markup_stays_words(operator: Client) -> None:
    hostile = "<script>alert(1)</script>"

    answer = operator.post(NEW, sheets.filled("VanillaLLMAgent", action="check", agents__0__name=hostile), follow=True)

    assert hostile not in answer.text
    assert "id_agents-0-name" in problems_of(answer.text)


def test_a_key_in_the_name_of_a_batch_is_refused_and_kept_nowhere(
    operator: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SOME_API_KEY", "sk-1234567890")

    answer = operator.post(NEW, sheets.filled("VanillaLLMAgent", name="sk-1234567890"), follow=True)

    assert "This holds the value of SOME_API_KEY." in answer.text
    assert "sk-1234567890" not in answer.text + str(dict(operator.session))
    assert not models.Batch.objects.exists()


@pytest.mark.parametrize("way", ["paste", "upload"])
def test_the_document_s_file_fills_the_form_without_a_problem(operator: Client, way: str) -> None:
    upload = SimpleUploadedFile("run.yaml", sheets.DOCUMENT.encode())
    sent = {"yaml": sheets.DOCUMENT} if way == "paste" else {"file": upload}

    answer = operator.post(NEW, {"action": "fill", "name": "Kept", **sent}, follow=True)

    assert 'id="problems"' not in answer.text
    assert 'value="Kept"' in answer.text
    assert 'value="wf_patch_replace"' in answer.text
    assert (
        "1,920" in answer.text
    )  # 20 trials of 6 turns and 10 questions, six calls each: five agents, one of which has its memory kept


@pytest.mark.parametrize("text", [sheets.DOCUMENT, sheets.DEMO, sheets.UNUSUAL], ids=["document", "demo", "unusual"])
def test_a_file_and_the_form_that_it_fills_are_the_same_batch(text: str) -> None:
    as_file = config_reading.read(text, offers.offered())

    composed = composition.compose(drafts.of_file(text).fields)
    as_form = config_reading.read(composed.text, offers.offered())

    assert _played(as_form) == _played(as_file)


def _played(batch: config.SctConfig) -> list[object]:
    """Everything that decides what is asked of whom, with equivalent keys unified."""
    agents = [
        (agent.kind, agent.name, agent.strategy, batch.provider_of(agent), batch.updater_of(agent))
        for agent in batch.agents
    ]
    return [type(catalog.create_game(batch.game)), batch.num_trials, batch.providers, batch.budget, batch.sct, agents]


@pytest.mark.parametrize(
    ("offered", "taken"),
    [
        (fields.STRATEGIES, memory_edits.Strategy),
        (dict(fields.POLICIES), seam.Policy),
        (dict(fields.METHODS), candidates.Method),
    ],
)
def test_the_form_offers_all_that_a_configuration_takes(offered: Mapping[str, object], taken: object) -> None:
    assert set(offered) == set(get_args(taken))


def test_what_the_form_makes_fills_it_the_same_again() -> None:
    once = composition.compose(drafts.of_file(sheets.DOCUMENT).fields).text

    again = composition.compose(drafts.of_file(once).fields).text

    assert again == once


def test_a_file_s_own_mistakes_are_told_beside_what_the_form_finds(operator: Client) -> None:
    text = sheets.DOCUMENT.replace("t_fork: 6", "t_fork: 0\n  t_frok: 6").replace(
        "main: qwen3_14b_vllm_hermes", "main: qwen3_14b"
    )

    answer = operator.post(NEW, {"action": "fill", "yaml": text}, follow=True)

    assert "sct.t_frok: unknown key; did you mean &#x27;t_fork&#x27;?" in answer.text
    assert set(problems_of(answer.text)) == {"id_t_fork", "id_main"}
    assert "did you mean &#x27;qwen3_14b_vllm_hermes&#x27;?" in problems_of(answer.text)["id_main"]


def test_no_file_of_the_machine_is_read_for_a_form(operator: Client, tmp_path: Path) -> None:
    private = tmp_path / "private.txt"
    private.write_text("apple\n", encoding="utf-8")
    answers = []

    for path in (private, tmp_path / "absent.txt", tmp_path):
        answer = operator.post(NEW, sheets.filled("WorkflowAgent", dictionary_path=str(path)), follow=True)
        answers.append(problems_of(answer.text)["id_dictionary_path"].removeprefix(str(path)))

    assert set(answers) == {" is no word list of this site"}
    assert not models.Batch.objects.exists()


def test_nor_for_a_file_that_is_uploaded(operator: Client, tmp_path: Path) -> None:
    private = tmp_path / "private.txt"
    private.write_text("apple\n", encoding="utf-8")

    text = sheets.DOCUMENT.replace("dictionary_path: null", f"dictionary_path: {private}")
    answer = operator.post(NEW, {"action": "fill", "yaml": text}, follow=True)

    assert problems_of(answer.text) == {"id_dictionary_path": f"{private} is no word list of this site"}


def test_a_list_in_the_data_folder_is_offered_and_used(operator: Client, settings: Any, tmp_path: Path) -> None:
    settings.VAR = tmp_path
    word_lists.folder().mkdir()
    (words := word_lists.folder() / "fruit.txt").write_text("apple\n", encoding="utf-8")

    operator.post(NEW, sheets.filled("WorkflowAgent", dictionary_path=str(words)))

    [batch] = models.Batch.objects.all()
    assert config_reading.read(batch.config_text).sct.stateless_candidates.dictionary == words


def test_a_list_of_the_program_is_named_so_that_the_file_is_good_on_any_machine(operator: Client) -> None:
    elsewhere = sheets.DOCUMENT.replace("dictionary_path: null", f"dictionary_path: {dictionaries.DEMO_WORDS}")
    operator.post(NEW, {"action": "fill", "yaml": elsewhere}, follow=True)

    answer = operator.get(f"{NEW}config.yaml")

    assert "dictionary_path: demo_words.txt" in answer.text
    assert "is no word list" not in operator.get(NEW).text


@pytest.mark.parametrize("action", ["check", "start", "more"])
@pytest.mark.parametrize("brought", [{"yaml": "run: pasted"}, {"file": "chosen.yaml"}])
def test_a_file_that_was_brought_and_not_filled_in_is_pointed_out_and_stays(
    operator: Client, brought: dict[str, str], action: str
) -> None:
    answer = operator.post(NEW, sheets.filled("VanillaLLMAgent", action=action, name="Kept", **brought), follow=True)

    assert "This file is not in the form yet" in answer.text
    assert brought.get("yaml", "") in answer.text
    assert 'value="Kept"' in answer.text
    assert not models.Batch.objects.exists()


@pytest.mark.parametrize("content", [b"agents: [", b"- a list", b"\xff\xfe\x00", b"x" * 1_000_001])
def test_a_file_that_is_no_configuration_leaves_the_form_as_it_was(operator: Client, content: bytes) -> None:
    operator.post(NEW, sheets.filled("VanillaLLMAgent", action="check", name="Kept"))

    answer = operator.post(NEW, {"action": "fill", "file": SimpleUploadedFile("run.yaml", content)})

    assert 'id="file-problems"' in answer.text
    assert 'value="Kept"' in answer.text


def test_a_draft_is_there_again_after_a_reload_and_gone_when_it_is_forgotten(operator: Client) -> None:
    operator.post(NEW, sheets.filled("ReActMemAgent", action="draft", name="Half done", t_fork="11"))

    again = operator.get(NEW).text
    operator.post(NEW, {"action": "forget"})
    after = operator.get(NEW).text

    assert 'value="Half done"' in again
    assert 'name="t_fork" value="11"' in again
    assert "Half done" not in after


def test_the_script_is_told_what_will_run_while_one_types(operator: Client) -> None:
    told = operator.post(NEW, sheets.filled("WorkflowAgent", action="draft", t_fork="3")).json()
    half = operator.post(NEW, sheets.filled("WorkflowAgent", action="draft", t_fork="")).json()

    assert told["estimate"]["calls"] == "52"  # 2 trials of (3 turns + 10 questions), each asked twice
    assert "t_fork: 3" in told["text"]
    assert half["estimate"] is None
    assert [problem["anchor"] for problem in half["problems"]] == ["id_t_fork"]


def test_the_file_that_will_run_can_be_taken_home_and_runs_there(operator: Client) -> None:
    operator.post(NEW, sheets.filled("WorkflowAgent", action="draft"))

    answer = operator.get("/sct/new/config.yaml")

    assert "attachment" in answer.headers["Content-Disposition"]
    assert config_reading.read(answer.text).providers.main == "honest_host"


def test_an_earlier_batch_is_composed_again_as_a_batch_of_its_own(operator: Client) -> None:
    first = batches.create(
        batch_files.run_text(agents="wf vanilla", t_fork=5), batch_files.SCRIPTED, token="first", name="First"
    )

    page = operator.get(f"{NEW}?from={first.pk}", follow=True)
    token = re.findall(r'name="token" value="(\w+)"', page.text)[0]
    sent = drafts.load(operator.session)
    assert sent is not None
    operator.post(NEW, sent.fields | {"action": "start", "token": token})

    second = models.Batch.objects.exclude(pk=first.pk).get()
    assert config_reading.read(second.config_text).sct == config_reading.read(first.config_text).sct
    assert second.trials.count() == first.trials.count()


def test_what_is_being_composed_is_not_lost_unasked(operator: Client) -> None:
    batch = batches.create(batch_files.run_text(agents="wf"), batch_files.SCRIPTED, token="first", name="First")
    operator.post(NEW, sheets.filled("ReActMemAgent", action="draft", name="Half done"))

    asked = operator.get(f"{NEW}?from={batch.pk}")
    kept = operator.get(NEW)
    operator.post(NEW, {"action": "duplicate", "from": batch.pk})
    replaced = operator.get(NEW)

    assert "Replace what you are composing?" in asked.text
    assert 'value="Half done"' in kept.text
    assert 'value="First"' in replaced.text


def test_the_same_batch_duplicated_twice_is_not_asked_about(operator: Client) -> None:
    batch = batches.create(batch_files.run_text(agents="wf"), batch_files.SCRIPTED, token="first")
    operator.get(f"{NEW}?from={batch.pk}")

    assert operator.get(f"{NEW}?from={batch.pk}").headers["Location"] == NEW


@pytest.mark.parametrize("number", ["x", "\u0663", "9" * 30, ""])
def test_no_number_of_a_batch_is_no_server_error(operator: Client, number: str) -> None:
    assert operator.post(NEW, {"action": "duplicate", "from": number}).status_code == 400
    assert operator.get(NEW, {"from": number}).status_code in (200, 400)


def test_nobody_but_operators_composes(client: Client) -> None:
    assert client.get(NEW).headers["Location"] == f"/login/?next={NEW}"
    assert people.client("sam", role=None).get(NEW).status_code == 403
    assert people.client("other", role=None).post(NEW, sheets.filled("VanillaLLMAgent")).status_code == 403
    assert not models.Batch.objects.exists()


@pytest.mark.parametrize("agents", ["wf", "private", "vanilla", "wf vanilla"])
@pytest.mark.parametrize("mode", ["sequential", "branched"])
def test_calls_are_counted_as_they_are_then_made(tmp_path: Path, agents: str, mode: str) -> None:
    changes: dict[str, Any] = {"question_mode": mode, "reveal": mode == "branched", "n_candidate_secrets": 2}
    batch = batch_files.drained(batch_files.batch(tmp_path, agents=agents, num_trials=1, **changes))
    known = providers.read(batch_files.SCRIPTED)

    told = estimates.estimate(config_reading.read(batch.config_text), known)

    assert told.calls == models.Call.objects.count()
    assert not told.is_least


def test_a_model_of_the_house_is_offered_with_its_price_and_priced_by_its_calls() -> None:
    _house_model(1)

    offer = offers.offered()["house-model"]
    typical = estimates.typical_call(offer.provider)

    assert offer.group == offers.HOUSE
    assert typical.is_assumed
    assert typical.cost == Decimal("0.00114")


def test_what_is_estimated_is_written_into_the_cache_where_that_has_a_price() -> None:
    _house_model(1)
    ChatModel.objects.update(price_cache_written=Decimal("1.25"))

    typical = estimates.typical_call(offers.offered()["house-model"].provider)

    assert typical.cost == Decimal("0.00114") + Decimal("0.25") * estimates.ASSUMED_IN / 1_000_000


def test_a_key_that_was_put_into_the_file_of_keys_is_not_called_missing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _house_model(1)
    ChatModel.objects.update(key_variable="HOUSE_API_KEY")
    file, known = tmp_path / "keys.env", keys.Keys({})
    file.touch(0o600)
    known.beside(file)
    monkeypatch.setattr(keys, "KNOWN", known)
    before = offers.offered()["house-model"].label

    file.write_text("HOUSE_API_KEY=sk-1234567890\n", encoding="utf-8")

    label = "house-model · m · 127.0.0.1:1"
    assert (before, offers.offered()["house-model"].label) == (f"{label} · HOUSE_API_KEY?", label)


def test_a_model_of_the_house_takes_all_that_is_known_of_it_into_the_test() -> None:
    _house_model(1)
    model = ChatModel.objects.get()
    known = {"server": "ollama", "takes_system": False, "takes_tools": False, "wants_turns": True, "patience": 900,
             "concurrency": 2, "per_minute": 9, "context_size": 8192, "thinking_room": 512, "not_taken": "seed top_p",
             "json_mode": "object", "reasoning": "none", "price_cached": 0.5,
             "price_cache_written": 1.25, "extra": {"top_k": 3}}  # fmt: skip
    for name, value in known.items():
        setattr(model, name, value)
    model.save()
    model.refresh_from_db()

    spec = offers.offered()["house-model"].provider.spec(concurrency=50)

    assert replace(spec, price=None) == replace(calling.spec_of(model), price=None)
    assert spec.price is not None
    assert (spec.price.cached, spec.price.cache_written) == (Decimal("0.5"), Decimal("1.25"))


def _house_model(port: int) -> None:
    ChatModel.objects.create(
        name="House model",
        slug="house-model",
        base_url=f"http://127.0.0.1:{port}/v1",
        model="m",
        price_in=1,
        price_out=2,
    )


def test_rows_without_a_kind_are_left_out_and_the_others_move_up() -> None:
    sent = recipe.defaults() | {"rows": "4", "agents-1-kind": "VanillaLLMAgent", "agents-3-kind": "PublicCoTAgent"}

    packed = composition.pack(sent)

    assert [packed[f"agents-{place}-kind"] for place in range(int(packed["rows"]))] == [
        "VanillaLLMAgent",
        "PublicCoTAgent",
    ]


def test_a_main_model_that_no_agent_uses_is_kept_so_that_the_batch_can_be_read_again(operator: Client) -> None:
    sheet = sheets.filled("VanillaLLMAgent", agents__0__responder="honest_host", main="forgetful_host")

    answer = operator.post(NEW, sheet)

    [batch] = models.Batch.objects.all()
    known = providers.read(operator.get(f"/sct/{batch.pk}/providers.yaml").text)
    assert answer.headers["Location"] == f"/sct/{batch.pk}/"
    assert config_reading.read(operator.get(f"/sct/{batch.pk}/config.yaml").text, known).providers.main in known
