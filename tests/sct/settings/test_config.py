"""A batch's settings: the document's file works as it is, and a bad file's mistakes are reported all at once."""

import re
from decimal import Decimal
from pathlib import Path

import pytest

from personas.llm import costs, endpoints
from sct.kernel import config
from sct.kernel.games import dictionaries
from sct.settings import config_reading, providers

GOOD = """
agents: [{VanillaLLMAgent: {name: plain}}]
providers: {main: qwen3}
"""
CROWD = f"agents: [{', '.join(f'{{VanillaLLMAgent: {{name: a{number}}}}}' for number in range(51))}]\n"

EXAMPLE = dictionaries.SHIPPED / "hangman_sct_run.yaml"


def problems(text: str, known: list[str] | None = None) -> list[str]:
    with pytest.raises(config_reading.BadConfig) as caught:
        config_reading.read(text, known)
    return caught.value.lines


def test_the_documents_file_is_accepted_as_it_is() -> None:
    read = config_reading.read(EXAMPLE.read_text(encoding="utf-8"))

    assert [(agent.kind, agent.name, agent.strategy) for agent in read.agents] == [
        ("WorkflowAgent", "wf_patch_replace", "patch_and_replace"),
        ("ReActMemAgent", "reactmem_overwrite", "overwrite"),
        ("PrivateCoTAgent", "private_cot", None),
        ("PublicCoTAgent", "public_cot", None),
        ("VanillaLLMAgent", "vanilla", None),
    ]
    assert (read.num_trials, read.providers.concurrency, read.results_dir) == (20, 4, "results/hangman_sct/")
    assert (read.sct.t_fork, read.sct.T_max, read.sct.random_seed, read.sct.n_candidate_secrets) == (6, 20, 1337, 10)


def test_a_game_has_one_name_whatever_it_is_called() -> None:
    assert config_reading.read(f"game: hg_sct{GOOD}").game == config_reading.read(GOOD).game == "hangman_sct"


def test_what_the_document_does_not_name_has_the_defaults_as_ruled() -> None:
    settings = config_reading.read(GOOD).sct

    assert (settings.question_mode, settings.candidate_order) == ("sequential", "secret_first")
    assert (settings.letters_per_trial, settings.letter_policy) == ("same", "seeded_deterministic")


@pytest.mark.parametrize(
    ("entry", "responder", "updater"),
    [
        ("{WorkflowAgent: {responder_llm_provider: a, updater_llm_provider: b}}", "a", "b"),
        ("{WorkflowAgent: {llm_provider: a}}", "a", "a"),
        ("{WorkflowAgent: {main_llm_provider: a, updater_llm_provider: b}}", "a", "b"),
        ("{WorkflowAgent: {}}", "qwen3", "qwen3"),
        ("{VanillaLLMAgent: {main_llm_provider: a}}", "a", None),
        ("{VanillaLLMAgent: {llm_provider: a}}", "a", None),
        ("{VanillaLLMAgent: }", "qwen3", None),
    ],
)
def test_every_way_of_naming_a_provider_is_understood(entry: str, responder: str, updater: str | None) -> None:
    read = config_reading.read(f"agents: [{entry}]\nproviders: {{main: qwen3}}")

    assert (read.provider_of(read.agents[0]), read.updater_of(read.agents[0])) == (responder, updater)


def test_every_problem_is_named_at_once() -> None:
    found = problems(
        """
        agents:
          - VanilaAgent: {}
          - ReActMemAgent: {strategi: overwrite, name: one}
          - VanillaLLMAgent: {name: twin, llm_provider: qwen4}
          - PublicCoTAgent: {name: TWIN}
        num_trial: 3
        providers: {main: qwen3, concurrency: 0}
        sct:
          t_fork: 9
          T_max: 5
          n_candidate_secrets: "4"
          stateless_candidates: {metod: llm, deterministic: {dictionary_path: /nowhere/words.txt}}
        """,
        ["qwen3"],
    )

    assert sorted(found) == sorted(
        [
            "agents.0: unknown agent 'VanilaAgent'; did you mean 'VanillaLLMAgent'?",
            "agents.1.ReActMemAgent.strategi: unknown key; did you mean 'strategy'?",
            "agents: 2 agents are named 'twin'; each needs a name of its own",
            "agents (twin): unknown provider 'qwen4'; did you mean 'qwen3'?",
            "num_trial: unknown key; did you mean 'num_trials'?",
            "providers.concurrency: should be greater than or equal to 1 (given: 0)",
            "sct: T_max (5) must be >= t_fork (9)",
            "sct.n_candidate_secrets: should be a valid integer (given: '4')",
            "sct.stateless_candidates.metod: unknown key; did you mean 'method'?",
            "sct.stateless_candidates.deterministic.dictionary_path: there is no file /nowhere/words.txt",
        ]
    )


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("- a\n- b", "must hold settings"),
        ("a: [", "Not readable as YAML: line"),
        ("num_trials: 1\ngame: hg_sct\nnum_trials: 2", "line 3: 'num_trials' is written twice"),
        ("providers: {main: a}", "agents: must be a list of at least one agent"),
        ("agents: [{VanillaLLMAgent: {}}]", "providers: is missing"),
        (CROWD + "providers: {main: a}", "agents: 51 agents are more than there may be (50)"),
        ("agents: [VanillaLLMAgent]\nproviders: {main: a}", "agents.0: must be one agent of the form"),
        ("agents: [{VanillaLLMAgent: {name: ../up}}]\nproviders: {main: a}", "agents.0.VanillaLLMAgent.name"),
        (GOOD + "sct: {t_fork: 0}", "sct.t_fork: should be greater than or equal to 1"),
        (GOOD + "sct: {n_candidate_secrets: 1}", "sct.n_candidate_secrets: should be greater than or equal to 2"),
        (GOOD + "sct: {t_fork: true}", "sct.t_fork: should be a valid integer"),
        (GOOD + "sct: {question_mode: both}", "should be 'sequential' or 'branched'"),
        (GOOD + "sct: {stateless_candidates: {method: llm}}", "llm.provider: is missing"),
        (GOOD + "game: chess", "should be 'hangman_sct'"),
        (GOOD + "sct: 5", "sct: must be settings of the form `key: value` (given: 5)"),
        ("agents: [{VanillaLLMAgent: {name: a b}}]\nproviders: {main: a}", "must begin with a letter or a digit"),
        (GOOD + "results_dir: ''", "results_dir: should have at least 1 character"),
        (GOOD + 'results_dir: "a\\0b"', "line 4: a text holds a sign that cannot be kept"),
        ("x" * 2_000_000, "larger than"),
        ("[" * 3000, "line 1: it is nested more than 30 levels deep"),
        ("num_trials: " + "9" * 5_000, "line 1: a number of 5000 signs is longer than 30"),
        ("name: 2026-13-32", "holds a number or date that cannot be read"),
        ("a: " + "{a: " * 500 + "}" * 500, "line 1: it is nested more than 30 levels deep"),
        ("agents: [{5: {}}]\nproviders: {main: a}", "agents.0: must be one agent of the form"),
        ("agents: [{VanillaLLMAgent: []}]\nproviders: {main: a}", "agents.0.VanillaLLMAgent: must be settings"),
    ],
)
def test_a_fault_is_named_with_its_place(text: str, problem: str) -> None:
    assert re.search(re.escape(problem), "\n".join(problems(text)))


def test_an_unknown_candidate_provider_is_named() -> None:
    text = GOOD + "sct: {stateless_candidates: {method: llm, llm: {provider: qwen5}}}"

    assert problems(text, ["qwen3"]) == [
        "sct.stateless_candidates.llm.provider: unknown provider 'qwen5'; did you mean 'qwen3'?"
    ]


def test_a_dictionary_without_words_is_named(tmp_path: Path) -> None:
    (tmp_path / "empty.txt").write_text("123\n", encoding="utf-8")
    path = tmp_path / "empty.txt"

    [problem] = problems(GOOD + f"sct: {{stateless_candidates: {{deterministic: {{dictionary_path: {path}}}}}}}")

    assert "holds no words" in problem


def test_a_dictionary_at_a_place_where_no_file_can_be_is_named() -> None:
    path = "a" * 300

    found = problems(GOOD + f"sct: {{stateless_candidates: {{deterministic: {{dictionary_path: {path}}}}}}}")

    assert found == [f"sct.stateless_candidates.deterministic.dictionary_path: there is no file {path}"]


@pytest.mark.parametrize(("t_max", "is_early"), [(10, True), (11, False)])
def test_a_cap_that_stops_play_before_the_fork_is_warned_of(t_max: int, is_early: bool) -> None:
    read = config_reading.read(GOOD + f"sct: {{t_fork: 6, T_max: {t_max}}}")

    assert any("the fork will come early" in line for line in config_reading.warnings(read)) is is_early


FROM_A_MODEL = "stateless_candidates: {method: llm, llm: {provider: qwen3, max_n: %s}}"


@pytest.mark.parametrize(
    ("sct", "warning"),
    [
        ("t_fork: 27, T_max: 60", None),
        ("t_fork: 28, T_max: 60", "after turn 27 the player has nothing left to ask"),
        ("n_candidate_secrets: 10, " + FROM_A_MODEL % 9, None),
        ("n_candidate_secrets: 10, " + FROM_A_MODEL % 8, "max_n (8) is less than the candidates wanted (10)"),
        ("reveal: true", "reveal needs question_mode: branched"),
    ],
)
def test_what_is_likely_not_meant_is_warned_of(sct: str, warning: str | None) -> None:
    found = config_reading.warnings(config_reading.read(GOOD + f"sct: {{{sct}}}"))

    assert found == [] if warning is None else warning in found[0]


def test_each_game_says_when_its_player_has_nothing_left_to_ask() -> None:
    read = config_reading.read(GOOD + "game: twenty_questions_sct\nsct: {t_fork: 14, T_max: 60}")

    assert config_reading.warnings(read) == ["t_fork (14): after turn 13 the player has nothing left to ask."]


def test_the_providers_file_gives_models_by_name() -> None:
    found = providers.read("""
- name: qwen3
  model_name: Qwen/Qwen3-14B
  api_config: {base_url: "http://localhost:8000/v1", api_key_env: QWEN_API_KEY}
  generation_config: {temperature: 0.3}
  parsing_format: think_tags
- name: demo
  scripted: honest
""")

    spec = found["qwen3"].spec(concurrency=4)
    assert (spec.model, spec.endpoint.key_variable, spec.extra) == (
        "Qwen/Qwen3-14B",
        "QWEN_API_KEY",
        {"temperature": 0.3},
    )
    agents = "agents: [{VanillaLLMAgent: {llm_provider: demo}}, {PublicCoTAgent: }]"
    wanted = config_reading.read(f"{agents}\nproviders: {{main: qwen3}}")
    assert [str(problem) for problem in providers.unusable(found, wanted, {})] == [
        "provider qwen3: the environment variable QWEN_API_KEY holds no key"
    ]


def test_the_providers_file_can_say_all_that_is_known_of_a_model() -> None:
    found = providers.read("""
- name: small
  model_name: qwen3
  api_config: {base_url: "http://x/v1", server: ollama, concurrency: 1, per_minute: 20, patience: 900}
  abilities: {json_mode: object, system: false, tools: false, turns: true, cache_marks: true,
    limit_field: max_completion_tokens, not_taken: [seed], context: 8192, thinking_room: 2048}
  price: {tokens_in: 1, tokens_out: 2, cached: 0.5, cache_written: 1.25}
""")

    spec = found["small"].spec(concurrency=4)
    assert spec.endpoint == endpoints.Endpoint(
        base_url="http://x/v1", server=endpoints.Server.OLLAMA, concurrency=1, per_minute=20, total=900
    )
    assert spec.abilities == endpoints.Abilities(
        json=endpoints.JsonMode.OBJECT, system=False, tools=False, alternating=True, cache_marks=True,
        limit_field="max_completion_tokens", without=("seed",), context=8192, thinking_room=2048,
    )  # fmt: skip
    assert spec.price == costs.Price(
        tokens_in=Decimal(1), tokens_out=Decimal(2), cached=Decimal("0.5"), cache_written=Decimal("1.25")
    )


def test_a_batch_asks_no_more_at_once_than_its_own_number() -> None:
    found = providers.read("- {name: a, model_name: m, api_config: {base_url: 'http://x', concurrency: 8}}")

    assert found["a"].spec(concurrency=4).endpoint.concurrency == 4


@pytest.mark.parametrize(
    ("line", "reasoning"),
    [
        ("", "unknown"),
        (", parsing_format: think_tags", "tags"),
        (", parsing_format: hermes", "tags"),
        (", parsing_format: reasoning_field", "field"),
        (", parsing_format: none", "none"),
    ],
)
def test_the_parsing_format_says_where_a_models_thoughts_are(line: str, reasoning: str) -> None:
    found = providers.read(f"- {{name: a, model_name: m, api_config: {{base_url: 'http://x'}}{line}}}")

    assert found["a"].spec(concurrency=1).abilities.reasoning.value == reasoning


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("name: x", "must hold a list of providers"),
        ("- name: a\n  model_nam: b", "providers file, a: model_nam: unknown key; did you mean 'model_name'?"),
        ("- {scripted: honest}", "providers file, 0: name: is missing"),
        ("- name: a", "needs model_name and api_config.base_url"),
        ("- {name: a, model_name: m, api_config: {base_url: 'ftp://x'}}", "must be an http(s) address"),
        ("- {name: a, model_name: m, api_config: {base_url: 'http://x', api_key_env: KEY}}", "must be NAME_API_KEY"),
        ("- {name: a, scripted: honest}\n- {name: a, scripted: denying}", "'a' is there twice"),
        ("- {name: a, scripted: moody}", "providers file, a: scripted"),
        (
            "- {name: a, model_name: m, api_config: {base_url: 'http://x', servr: ollama}}",
            "api_config.servr: unknown key; did you mean 'server'?",
        ),
        (
            "- {name: a, model_name: m, api_config: {base_url: 'http://x', server: olama}}",
            "providers file, a: api_config.server: ",
        ),
        (
            "- {name: a, model_name: m, api_config: {base_url: 'http://x'}, abilities: {context: 5}}",
            "abilities.context: ",
        ),
        ("[" * 3000, "line 1: it is nested more than 30 levels deep"),
        ("- {name: a, scripted: honest, name: b}", "'name' is written twice"),
        ("- {name: '', scripted: honest}", "name: should have at least 1 character"),
        ("- {name: a, scripted: honest, latency: .nan}", "latency: should be a finite number"),
        (
            "- {name: a, model_name: m, api_config: {base_url: 'http://x'}, price: {tokens_in: .inf, tokens_out: 1}}",
            "price.tokens_in: should be a finite number",
        ),
        (
            "- {name: a, model_name: m, api_config: {base_url: 'http://x'}, generation_config: {top_p: [.nan]}}",
            "generation_config: This cannot be written as JSON.",
        ),
        (
            "- {name: a, model_name: m, api_config: {base_url: 'http://x'}, generation_config: {stream: true}}",
            "generation_config: These fields are filled in already",
        ),
        (
            "- {name: a, model_name: m, api_config: {base_url: 'http://x'}, generation_config: {api_key: sk-1}}",
            "generation_config: Keys, tokens and passwords stay in the environment.",
        ),
        (
            "- {name: a, model_name: m, api_config: {base_url: 'http://x'}, parsing_format: tags}",
            "parsing_format: 'tags' is none of 'think_tags', 'reasoning_field', 'hermes' or 'none'",
        ),
    ],
)
def test_a_fault_of_the_providers_file_is_named(text: str, problem: str) -> None:
    with pytest.raises(config_reading.BadConfig) as caught:
        providers.read(text)

    assert problem in "\n".join(caught.value.lines)


@pytest.mark.parametrize("text", [GOOD + "# with sk-very-secret-0123\n", GOOD + "results_dir: sk-very-secret-0123"])
def test_a_file_that_holds_a_key_is_refused_without_repeating_it(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SOME_API_KEY", "sk-very-secret-0123")

    [problem] = problems(text)

    assert "the value of SOME_API_KEY" in problem
    assert "sk-very" not in problem


def test_letters_are_the_same_in_every_trial_unless_they_shall_vary() -> None:
    same, varied = (config.SctSettings(letters_per_trial=choice) for choice in ("same", "varied"))

    assert {same.player_seed(trial) for trial in range(1, 6)} == {1337}
    assert len({varied.player_seed(trial) for trial in range(1, 6)}) == 5
