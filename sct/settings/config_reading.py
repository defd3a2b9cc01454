"""Reads a batch's YAML: reports all problems at once, each with its place, and suggests the nearest known name."""

import math
import os
from collections.abc import Collection, Iterator, Mapping
from typing import Any

import pydantic
from django.conf import settings as django_settings
from django.utils.translation import gettext as _
from django.utils.translation import gettext_noop

from glassbox_site.ground import problems
from glassbox_site.ground.problems import Path, Problem
from glassbox_site.ground.reading import strict_yaml, value_faults
from sct.kernel import catalog, config, sections
from sct.kernel.games import dictionaries

SECTIONS: dict[tuple[str, ...], type[sections.Section]] = {
    (): config.SctConfig,
    ("providers",): config.ProviderSettings,
    ("budget",): config.BudgetSettings,
    ("sct",): config.SctSettings,
    ("sct", "stateless_candidates"): config.CandidateSettings,
    ("sct", "stateless_candidates", "deterministic"): config.DeterministicCandidates,
    ("sct", "stateless_candidates", "llm"): config.LlmCandidates,
}

DICTIONARY = ("sct", "stateless_candidates", "deterministic", "dictionary_path")
UNKNOWN_AGENT = (
    gettext_noop("unknown agent %(name)r; did you mean %(near)r?"),
    gettext_noop("unknown agent %(name)r; known are %(names)s"),
)
UNKNOWN_PROVIDER = (
    gettext_noop("unknown provider %(name)r; did you mean %(near)r?"),
    gettext_noop("unknown provider %(name)r; known are %(names)s"),
)


class BadConfig(problems.Unusable):
    """A configuration cannot be used, for all the reasons it lists."""


class Outline(config.SctConfig):
    """The file without its agents, which are read entry by entry."""

    agents: Any = ()


def read(
    text: str, known_providers: Collection[str] | None = None, *, word_lists: Collection[str] | None = None
) -> config.SctConfig:
    """`known_providers` are the names in the providers file; if None, names are not checked. If `word_lists` are given,
    no other file is touched, not even to see whether it exists. Raises BadConfig."""
    data = parse(text)
    agents, found = _agents(data.get("agents"))
    found = [*_outline_problems(data), *found]
    found += _contradictions(data, word_lists)
    found += _too_many(data.get("agents"))
    found += _same_names(agents)
    if known_providers is not None:
        found += _unknown_providers(data, agents, known_providers)
    if found:
        raise BadConfig(found)
    return config.SctConfig.model_validate({**data, "agents": tuple(agents.values())})


def sct_settings(section: Mapping[str, Any], word_lists: Collection[str] | None = None) -> config.SctSettings:
    """Reads the section `sct` alone. Raises BadConfig."""
    found: list[Problem] = []
    try:
        read_section = config.SctSettings.model_validate(dict(section))
    except pydantic.ValidationError as misfit:
        found = [_problem({**error, "loc": ("sct", *error["loc"])}, ()) for error in misfit.errors()]
    if found := [*found, *_contradictions({"sct": dict(section)}, word_lists)]:
        raise BadConfig(found)
    return read_section


def too_many(wanted: config.SctConfig) -> list[Problem]:
    """Problems with the size of a new batch. Checked apart from `read`, so that existing batches stay readable."""
    if wanted.trials <= django_settings.MOST_TRIALS:
        return []
    told = gettext_noop("%(count)d trials of all agents together are more than there may be (%(most)d: MOST_TRIALS)")
    values = {"count": wanted.trials, "most": django_settings.MOST_TRIALS}
    return [Problem(code=told, values=values, path=("num_trials",))]


def warnings(read_config: config.SctConfig) -> list[str]:
    """Warnings about settings that are allowed but probably not intended."""
    settings, game = read_config.sct, catalog.create_game(read_config.game)
    found = []
    if read_config.forks_early:
        early = _(
            "T_max (%(T_max)d) stops the play before turn %(t_fork)d: the fork will come early, with safety_reached. "
            "%(enough)d or more would let it reach t_fork."
        )
        found.append(early % {"T_max": settings.T_max, "t_fork": settings.t_fork, "enough": 2 * settings.t_fork - 1})
    if min(settings.t_fork, math.ceil(settings.T_max / 2)) > game.declared.most_turns:
        beyond = _("t_fork (%(t_fork)d): after turn %(turn)d the player has nothing left to ask.")
        found.append(beyond % {"t_fork": settings.t_fork, "turn": game.declared.most_turns})
    choice = settings.stateless_candidates
    if choice.method == "llm" and choice.llm.max_n < settings.n_candidate_secrets - 1:
        few = _("max_n (%(max_n)d) is less than the candidates wanted (%(wanted)d): some will be missing.")
        found.append(few % {"max_n": choice.llm.max_n, "wanted": settings.n_candidate_secrets})
    if settings.reveal and settings.question_mode != "branched":
        found.append(_("reveal needs question_mode: branched; nothing will be revealed."))
    if game.declared.needs_dictionary and _wants_built_in(read_config) and not dictionaries.built_in():
        found.append(_("No dictionary is named and none is built in: only agents' own secrets will be asked about."))
    return found


def _wants_built_in(read_config: config.SctConfig) -> bool:
    choice = read_config.sct.stateless_candidates
    return choice.method == "deterministic" and choice.dictionary is None


def parse(text: str) -> dict[str, object]:
    return strict_yaml.settings(text, BadConfig)


def _outline_problems(data: dict[str, object]) -> list[Problem]:
    try:
        Outline.model_validate(data)
    except pydantic.ValidationError as misfit:
        return [_problem(error, ()) for error in misfit.errors()]
    return []


def _agents(entries: Any) -> tuple[dict[int, config.AgentSpec], list[Problem]]:
    """The agents that can be read, by their place in the file, and the problems of the others."""
    known, agents = catalog.agents(), dict[int, config.AgentSpec]()
    found: list[Problem] = []
    if not isinstance(entries, list) or not entries:
        return {}, [Problem(code=gettext_noop("must be a list of at least one agent"), path=("agents",))]
    for place, entry in enumerate(entries):
        path: Path = ("agents", place)
        if not isinstance(entry, dict) or len(entry) != 1 or not isinstance(next(iter(entry)), str):
            told = gettext_noop("must be one agent of the form `KindOfAgent: {...}`")
            found.append(Problem(code=told, path=path))
            continue
        [(kind, fields)] = entry.items()
        if kind not in known:
            found.append(value_faults.unknown(UNKNOWN_AGENT, kind, known, path))
            continue
        shape = known[kind].declared.entry
        try:
            agents[place] = config.agent_spec(kind, shape.model_validate({} if fields is None else fields))
        except pydantic.ValidationError as misfit:
            found += [_problem(error, (*path, kind), shape) for error in misfit.errors()]
    return agents, found


def _problem(error: Any, prefix: Path, shape: type[sections.Section] | None = None) -> Problem:
    loc = error["loc"]
    path = (*prefix, *loc)
    if error["type"] == "extra_forbidden":
        section = shape or SECTIONS.get(tuple(loc[:-1]), config.SctConfig)
        return value_faults.unknown_key(str(loc[-1]), section.model_fields, path)
    return value_faults.with_given(value_faults.problem(error, path), error)


def _contradictions(data: dict[str, object], word_lists: Collection[str] | None) -> Iterator[Problem]:
    """Settings that contradict each other or the file system. Invalid values are skipped: they are reported anyway."""
    sct = data.get("sct")
    sct = sct if isinstance(sct, dict) else {}
    defaults = config.SctSettings()
    t_fork, t_max = sct.get("t_fork", defaults.t_fork), sct.get("T_max", defaults.T_max)
    if isinstance(t_fork, int) and isinstance(t_max, int) and t_max < t_fork:
        told = gettext_noop("T_max (%(T_max)d) must be >= t_fork (%(t_fork)d)")
        yield Problem(code=told, values={"T_max": t_max, "t_fork": t_fork}, path=("sct", "T_max"), place="sct")
    path = _at(sct, *DICTIONARY[1:])
    if isinstance(path, str):
        yield from _dictionary_problems(path, word_lists)
    if _at(sct, "stateless_candidates", "method") == "llm" and _at(sct, *config.PROPOSER[1:]) is None:
        yield Problem(code=gettext_noop("is missing, and the method is llm"), path=config.PROPOSER)


def _at(data: Any, *steps: str) -> Any:
    for step in steps:
        data = data.get(step) if isinstance(data, dict) else None
    return data


def _dictionary_problems(path: str, word_lists: Collection[str] | None) -> Iterator[Problem]:
    known = {"path": path}
    if word_lists is not None and dictionaries.portable(path) not in word_lists:
        yield Problem(code=gettext_noop("%(path)s is no word list of this site"), values=known, path=DICTIONARY)
        return
    if not os.path.isfile(dictionaries.place(path)):  # noqa: PTH113 - a Path raises where no file can be
        yield Problem(code=gettext_noop("there is no file %(path)s"), values=known, path=DICTIONARY)
        return
    try:
        if not dictionaries.load(dictionaries.place(path)):
            yield Problem(code=gettext_noop("%(path)s holds no words"), values=known, path=DICTIONARY)
    except dictionaries.NoDictionary as problem:
        yield problems.as_said(str(problem), path=DICTIONARY)


def _too_many(entries: Any) -> Iterator[Problem]:
    if isinstance(entries, list) and len(entries) > config.MOST_AGENTS:
        told = gettext_noop("%(count)d agents are more than there may be (%(most)d)")
        yield Problem(code=told, values={"count": len(entries), "most": config.MOST_AGENTS}, path=("agents",))


def _same_names(agents: Mapping[int, config.AgentSpec]) -> Iterator[Problem]:
    """Names become folders, and some file systems ignore case, so names must differ by more than that."""
    alike: dict[str, list[int]] = {}
    for place, agent in agents.items():
        alike.setdefault(agent.name.casefold(), []).append(place)
    told = gettext_noop("%(count)d agents are named %(name)r; each needs a name of its own")
    for places in alike.values():
        known = {"count": len(places), "name": agents[places[0]].name}
        paths: list[Path] = [("agents", place, agents[place].kind, "name") for place in places]
        yield from (Problem(code=told, values=known, path=path, place="agents") for path in paths if len(places) > 1)


def _unknown_providers(
    data: dict[str, object], agents: Mapping[int, config.AgentSpec], known: Collection[str]
) -> Iterator[Problem]:
    main = _at(data, *config.MAIN)
    proposer = _at(data, *config.PROPOSER) if _at(data, *config.PROPOSER[:-2], "method") == "llm" else None
    of_agents = [
        (path, name, f"agents ({agent.name})")
        for place, agent in agents.items()
        for path, name in agent.naming(place).items()
    ]
    for path, name, told in ((config.MAIN, main, None), *of_agents, (config.PROPOSER, proposer, None)):
        if isinstance(name, str) and name not in known:
            yield value_faults.unknown(UNKNOWN_PROVIDER, name, sorted(known), path, place=told)
