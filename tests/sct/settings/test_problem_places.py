"""A problem is data until it is shown, and finds its field by the path of its value, in every language."""

import dataclasses
import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from django.conf import LazySettings
from django.utils import translation
from hypothesis import HealthCheck, example, given
from hypothesis import settings as profile
from hypothesis import strategies as st

from glassbox_site.ground import problems
from sct.kernel import catalog, config
from sct.pages.forms import composition, drafts
from sct.settings import config_reading, word_lists
from tests.sct.pages import sheets
from tests.support import foreign, rings

pytestmark = pytest.mark.django_db

KEYED = """
- {name: "%s", model_name: m, api_config: {base_url: "http://far.test/v1", api_key_env: NOBODYS_API_KEY}}
- {name: honest_host, scripted: honest}
"""
STRANGE_NAMES = ["o'brien", 'say "a"', "a.b", "f(x)", "a: b", "agents.0: it's", "[0]", "100%", "%(name)s", "ünder"]
FRENCH = {
    "unknown provider %(name)r; did you mean %(near)r?": "il n’y a pas d'hôte %(name)r ; c'est l'hôte %(near)r ?",
    "unknown provider %(name)r; known are %(names)s": "l'hôte %(name)r n'existe pas : il y a %(names)s",
    "the environment variable %(variable)s holds no key": "la variable d'environnement %(variable)s n'a pas de clé",
    "%(count)d agents are named %(name)r; each needs a name of its own": "l'agent %(name)r : d'où %(count)d fois ?",
    "T_max (%(T_max)d) must be >= t_fork (%(t_fork)d)": "l'essai : T_max (%(T_max)d) < t_fork (%(t_fork)d)",
    "should be greater than or equal to %(ge)s": "doit être d'au moins %(ge)s",
}


@pytest.fixture(params=["en", "fr"])
def language(request: pytest.FixtureRequest, settings: LazySettings, tmp_path: Path) -> Iterator[str]:
    """English, and French with an apostrophe in every sentence."""
    words = tmp_path / "fr" / "LC_MESSAGES"
    words.mkdir(parents=True)
    (words / "django.mo").write_bytes(foreign.compiled(FRENCH))
    settings.LOCALE_PATHS = [tmp_path]
    with translation.override(request.param):
        yield request.param


def told(*kinds: str, **changes: str) -> dict[str, str]:
    """The problems of a form sent with these values, by the id of their fields."""
    return {each.anchor: each.text for each in composition.compose(sheets.filled(*kinds, **changes)).problems}


def provide(settings: LazySettings, folder: Path, name: str) -> None:
    """Makes a data folder whose providers file has a model of this name without a key."""
    settings.VAR = folder
    (folder / "providers.yaml").write_text(KEYED % name.replace('"', '\\"'), encoding="utf-8")


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_a_provider_of_any_name_is_refused_at_the_agent_that_asks_it(
    name: str, language: str, settings: LazySettings, tmp_path: Path
) -> None:
    provide(settings, tmp_path, name)

    assert list(told("VanillaLLMAgent", "WorkflowAgent", agents__1__updater=name)) == ["id_agents-1-updater"]
    assert list(told("VanillaLLMAgent", main=name)) == ["id_main"]
    assert list(told("VanillaLLMAgent", method="llm", llm_provider=name)) == ["id_llm_provider"]


@pytest.mark.parametrize("name", STRANGE_NAMES)
def test_a_provider_of_any_name_that_there_is_not_is_told_where_it_was_chosen(name: str, language: str) -> None:
    assert list(told("VanillaLLMAgent", agents__0__responder=name)) == ["id_agents-0-responder"]


def test_the_field_says_it_in_the_language_of_its_reader(language: str) -> None:
    said = told("VanillaLLMAgent", agents__0__responder="honest_hast")["id_agents-0-responder"]

    assert (
        said
        == {
            "en": "Unknown provider 'honest_hast'; did you mean 'honest_host'?",
            "fr": "Il n’y a pas d'hôte 'honest_hast' ; c'est l'hôte 'honest_host' ?",
        }[language]
    )


@pytest.mark.parametrize("name", ["a.b", "agents.0.name", "V1.0_x-y"])
def test_agents_of_one_name_are_each_told_so(name: str, language: str) -> None:
    twins = told("VanillaLLMAgent", "PublicCoTAgent", agents__0__name=name, agents__1__name=name.upper())

    assert set(twins) == {"id_agents-0-name", "id_agents-1-name"}


@pytest.mark.parametrize("name", ["it's", 'the "one"', "a(b)", "x: y", "[0]", "a\\b"])
def test_an_agents_name_that_is_no_folder_is_told_at_its_row_beside_other_problems(name: str, language: str) -> None:
    found = told("VanillaLLMAgent", "PublicCoTAgent", agents__1__name=name, agents__0__responder="nobody", T_max="1")

    assert set(found) == {"id_agents-1-name", "id_agents-0-responder", "id_T_max"}


def test_agents_that_name_no_kind_of_theirs_are_alike_and_told_so(language: str) -> None:
    assert set(told("VanillaLLMAgent", "VanillaLLMAgent")) == {"id_agents-0-name", "id_agents-1-name"}


def test_a_line_is_told_once_however_many_places_it_is_about() -> None:
    twins = "agents: [{VanillaLLMAgent: }, {VanillaLLMAgent: }]\nproviders: {main: a}"

    with pytest.raises(config_reading.BadConfig) as caught:
        config_reading.read(twins)

    assert [problem.path[1] for problem in caught.value.problems] == [0, 1]
    assert caught.value.lines == ["agents: 2 agents are named 'VanillaLLMAgent'; each needs a name of its own"]


def test_a_problem_is_kept_in_a_session_and_told_to_whoever_opens_it(language: str) -> None:
    problem = problems.Problem(code="%(count)d agents are named %(name)r; each needs a name of its own",
                               values={"count": 2, "name": "o'brien"}, path=("agents", 0, "name"))  # fmt: skip

    again = problems.kept(json.loads(json.dumps(dataclasses.asdict(problem))))

    assert again == problem
    assert ("d'où 2 fois" in str(again)) is (language == "fr")


def test_a_sentence_that_an_earlier_release_kept_is_told_as_it_stands() -> None:
    assert str(problems.kept("sct.t_frok: unknown key, 100% of it")) == "sct.t_frok: unknown key, 100% of it"


def test_what_is_long_is_cut_and_what_is_wide_stays_on_its_line() -> None:
    problem = problems.Problem(code="%(name)s", values={"name": "x" * 5_000}, path=("y\n" * 5_000,))

    assert len(str(problem)) < 600
    assert "\n" not in str(problem)


ODD = st.one_of(
    st.none(), st.booleans(), st.integers(-3, 500), st.floats(allow_nan=False),
    st.sampled_from([*STRANGE_NAMES, "", "twin", "TWIN", "honest_host"]),
    st.lists(st.integers(-3, 500), max_size=2), st.dictionaries(st.just("a"), st.just(1)),
)  # fmt: skip
SCT_KEYS = [*config.SctSettings.model_fields, "t_frok"]
AGENT_KEYS = ["main_llm_provider", "llm_provider", "updater_llm_provider", "strategy", "name", "nome"]
KINDS = [*catalog.agents(), "VanilaAgent", "it's"]


def some(keys: list[str], value: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.dictionaries(st.sampled_from(keys), value, max_size=4)


GENERATION = st.fixed_dictionaries(
    {}, optional={"method": st.sampled_from(["llm", "guess"]), "llm": some(["provider", "max_n", "x"], ODD),
                  "deterministic": some(["dictionary_path"], ODD)}
)  # fmt: skip
CONFIGURATIONS = st.fixed_dictionaries(
    {
        "agents": st.lists(
            st.one_of(st.dictionaries(st.sampled_from(KINDS), some(AGENT_KEYS, ODD), min_size=1, max_size=1), ODD),
            max_size=4,
        ),
        "providers": st.one_of(some(["main", "concurrency", "mian"], ODD), ODD),
        "sct": st.one_of(st.builds(dict.__or__, some(SCT_KEYS, ODD), st.fixed_dictionaries(
            {}, optional={"stateless_candidates": st.one_of(GENERATION, ODD)})), ODD),
    },
    optional={"game": ODD, "num_trials": ODD, "num_trial": ODD,
              "budget": st.one_of(some(["dollars", "tokens"], ODD), ODD)},
)  # fmt: skip


@profile(max_examples=rings.of_all(60), deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(tree=CONFIGURATIONS)
@example(tree={"agents": [], "providers": {}, "sct": None, "budget": {"dollars": 0}})
def test_no_problem_of_any_bad_configuration_is_lost(tree: dict[str, Any], language: str) -> None:
    text = yaml.safe_dump(tree)
    draft = drafts.of_file(text)
    composed = composition.compose(draft.fields)
    shown = {each.text for each in composed.problems}
    by_form = {(problem.code, _as_numbers(problem.values)) for problem in composed.found}

    for problem in _problems(text, composed):
        assert problem in draft.strange or (problem.code, _as_numbers(problem.values)) in by_form
    for problem in composed.found:
        assert {str(problem), problem.said} & shown
    assert all(each.anchor or each.text in problems.lines(composed.loose) for each in composed.problems)


def _as_numbers(values: Mapping[str, Any]) -> str:
    """A form has 0.0 dollars where a file has 0."""
    whole = {name: int(value) for name, value in values.items() if isinstance(value, float) and value.is_integer()}
    return str(dict(values) | whole)


def _problems(text: str, composed: composition.Composition) -> tuple[problems.Problem, ...]:
    try:
        config_reading.read(text, composed.offered, word_lists=word_lists.offered())
    except config_reading.BadConfig as bad:
        return bad.problems
    return ()
