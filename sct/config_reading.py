"""Reading a batch's YAML: every problem at once, each with its place, and the nearest known name beside a wrong one."""

import difflib
import math
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any

import pydantic
from django.utils.translation import gettext as _

from personas import strict_yaml
from sct import catalog, config, dictionaries, misfits

SECTIONS: dict[tuple[str, ...], type[config.Section]] = {
    (): config.SctConfig,
    ("providers",): config.ProviderSettings,
    ("budget",): config.BudgetSettings,
    ("sct",): config.SctSettings,
    ("sct", "stateless_candidates"): config.CandidateSettings,
    ("sct", "stateless_candidates", "deterministic"): config.DeterministicCandidates,
    ("sct", "stateless_candidates", "llm"): config.LlmCandidates,
}


class BadConfig(Exception):
    """A configuration that cannot be used; `problems` has one line for each fault."""

    def __init__(self, problems: list[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = problems


class Outline(config.SctConfig):
    """The file without its agents, which are read entry by entry."""

    agents: Any = ()


def read(
    text: str, known_providers: Collection[str] | None = None, *, word_lists: Collection[str] | None = None
) -> config.SctConfig:
    """`known_providers` are the names of the providers file; without it, names are taken on trust. With `word_lists`
    no other file is touched, not even to see whether it is there."""
    data = parse(text)
    agents, problems = _agents(data.get("agents"))
    problems = [*_outline_problems(data), *problems]
    problems += _contradictions(data, word_lists)
    problems += _too_many(data.get("agents"))
    problems += _same_names([agent.name for agent in agents])
    if known_providers is not None:
        problems += _unknown_providers(data, agents, known_providers)
    if problems:
        raise BadConfig(list(dict.fromkeys(problems)))
    return config.SctConfig.model_validate({**data, "agents": tuple(agents)})


def warnings(read_config: config.SctConfig) -> list[str]:
    """What is allowed and yet likely not meant."""
    settings, game = read_config.sct, catalog.create_game(read_config.game)
    found = []
    if read_config.forks_early:
        early = _(
            "T_max (%(T_max)d) stops the play before turn %(t_fork)d: the fork will come early, with safety_reached. "
            "%(enough)d or more would let it reach t_fork."
        )
        found.append(early % {"T_max": settings.T_max, "t_fork": settings.t_fork, "enough": 2 * settings.t_fork - 1})
    if min(settings.t_fork, math.ceil(settings.T_max / 2)) > game.most_turns:
        beyond = _("t_fork (%(t_fork)d): after turn %(turn)d the player has nothing left to ask.")
        found.append(beyond % {"t_fork": settings.t_fork, "turn": game.most_turns})
    choice = settings.stateless_candidates
    if choice.method == "llm" and choice.llm.max_n < settings.n_candidate_secrets - 1:
        few = _("max_n (%(max_n)d) is less than the candidates wanted (%(wanted)d): some will be missing.")
        found.append(few % {"max_n": choice.llm.max_n, "wanted": settings.n_candidate_secrets})
    if settings.reveal and settings.question_mode != "branched":
        found.append(_("reveal needs question_mode: branched; nothing will be revealed."))
    if game.needs_dictionary and _wants_built_in(read_config) and not dictionaries.built_in():
        found.append(_("No dictionary is named and none is built in: only agents' own secrets will be asked about."))
    return found


def _wants_built_in(read_config: config.SctConfig) -> bool:
    choice = read_config.sct.stateless_candidates
    return choice.method == "deterministic" and choice.dictionary is None


def parse(text: str) -> dict[str, object]:
    """YAML with one mapping at its top."""
    try:
        data = strict_yaml.load(text)
    except strict_yaml.Unreadable as problem:
        raise BadConfig([_("Not readable as YAML: %(problem)s") % {"problem": problem}]) from problem
    if not isinstance(data, dict):
        raise BadConfig([_("The file must hold settings of the form `key: value`.")])
    return data


def _outline_problems(data: dict[str, object]) -> list[str]:
    try:
        Outline.model_validate(data)
    except pydantic.ValidationError as misfit:
        return [_line(error, ()) for error in misfit.errors()]
    return []


def _agents(entries: Any) -> tuple[list[config.AgentSpec], list[str]]:
    agents: list[config.AgentSpec] = []
    problems: list[str] = []
    if not isinstance(entries, list) or not entries:
        return [], [_placed("agents", _("must be a list of at least one agent"))]
    for place, entry in enumerate(entries):
        if not isinstance(entry, dict) or len(entry) != 1 or not isinstance(next(iter(entry)), str):
            problems.append(_placed(f"agents.{place}", _("must be one agent of the form `KindOfAgent: {...}`")))
            continue
        [(kind, fields)] = entry.items()
        if kind not in config.ENTRIES:
            unknown = _("unknown agent %(kind)r") % {"kind": kind}
            problems.append(f"agents.{place}: {unknown}{_nearest(kind, list(config.ENTRIES))}")
            continue
        try:
            agents.append(
                config.agent_spec(kind, config.ENTRIES[kind].model_validate({} if fields is None else fields))
            )
        except pydantic.ValidationError as misfit:
            problems += [_line(error, ("agents", place, kind), config.ENTRIES[kind]) for error in misfit.errors()]
    return agents, problems


def _line(error: Any, prefix: tuple[str | int, ...], shape: type[config.Section] | None = None) -> str:
    loc = error["loc"]
    place = ".".join(str(step) for step in (*prefix, *loc))
    if error["type"] == "extra_forbidden":
        section = shape or SECTIONS.get(tuple(loc[:-1]), config.SctConfig)
        return _placed(place, _("unknown key") + _nearest(str(loc[-1]), list(section.model_fields)))
    given = error["input"]
    is_shown = error["type"] != "missing" and isinstance(given, str | int | float | bool | None)
    shown = _(" (given: %(value)r)") % {"value": given} if is_shown else ""
    return f"{place}: {misfits.words(error)}{shown}"


def _placed(place: str, words: str) -> str:
    return f"{place}: {words}"


def _nearest(name: str, known: list[str]) -> str:
    by_folded = {key.casefold(): key for key in known}
    found = difflib.get_close_matches(name.casefold(), by_folded, n=1, cutoff=0.5)
    if found:
        return _("; did you mean %(name)r?") % {"name": by_folded[found[0]]}
    return _("; known are %(names)s") % {"names": ", ".join(known)}


def _contradictions(data: dict[str, object], word_lists: Collection[str] | None) -> Iterator[str]:
    """Faults between settings, and with the world, as far as each value can be used at all."""
    sct = data.get("sct")
    sct = sct if isinstance(sct, dict) else {}
    defaults = config.SctSettings()
    t_fork, t_max = sct.get("t_fork", defaults.t_fork), sct.get("T_max", defaults.T_max)
    if isinstance(t_fork, int) and isinstance(t_max, int) and t_max < t_fork:
        told = _("T_max (%(T_max)d) must be >= t_fork (%(t_fork)d)")
        yield _placed("sct", told % {"T_max": t_max, "t_fork": t_fork})
    path = _at(sct, "stateless_candidates", "deterministic", "dictionary_path")
    if isinstance(path, str):
        yield from _dictionary_problems(path, word_lists)
    if (
        _at(sct, "stateless_candidates", "method") == "llm"
        and _at(sct, "stateless_candidates", "llm", "provider") is None
    ):
        yield _placed("sct.stateless_candidates.llm.provider", _("is missing, and the method is llm"))


def _at(data: Any, *steps: str) -> Any:
    for step in steps:
        data = data.get(step) if isinstance(data, dict) else None
    return data


def _dictionary_problems(path: str, word_lists: Collection[str] | None) -> Iterator[str]:
    place = "sct.stateless_candidates.deterministic.dictionary_path"
    if word_lists is not None and dictionaries.portable(path) not in word_lists:
        yield _placed(place, _("%(path)s is no word list of this site") % {"path": path})
        return
    if not dictionaries.place(path).is_file():
        yield _placed(place, _("there is no file %(path)s") % {"path": path})
        return
    try:
        if not dictionaries.load(dictionaries.place(path)):
            yield _placed(place, _("%(path)s holds no words") % {"path": path})
    except dictionaries.NoDictionary as problem:
        yield f"{place}: {problem}"


def _too_many(entries: Any) -> Iterator[str]:
    if isinstance(entries, list) and len(entries) > config.MOST_AGENTS:
        told = _("%(count)d agents are more than there may be (%(most)d)")
        yield _placed("agents", told % {"count": len(entries), "most": config.MOST_AGENTS})


def _same_names(names: list[str]) -> Iterator[str]:
    """Names become folders, and some file systems do not tell capitals apart."""
    first_of = {name.casefold(): name for name in reversed(names)}
    for folded, count in Counter(name.casefold() for name in names).items():
        if count > 1:
            told = _("%(count)d agents are named %(name)r; each needs a name of its own")
            yield _placed("agents", told % {"count": count, "name": first_of[folded]})


def _unknown_providers(
    data: dict[str, object], agents: list[config.AgentSpec], known: Collection[str]
) -> Iterator[str]:
    used: list[tuple[str, Any]] = [("providers.main", _at(data, "providers", "main"))]
    for agent in agents:
        used += [(f"agents ({agent.name})", agent.responder), (f"agents ({agent.name})", agent.updater)]
    if _at(data, "sct", "stateless_candidates", "method") == "llm":
        place = "sct.stateless_candidates.llm.provider"
        used.append((place, _at(data, "sct", "stateless_candidates", "llm", "provider")))
    for place, name in dict.fromkeys(used):
        if isinstance(name, str) and name not in known:
            unknown = _("unknown provider %(name)r") % {"name": name}
            yield f"{place}: {unknown}{_nearest(name, sorted(known))}"
