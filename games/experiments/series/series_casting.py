"""Turns the names in a series' file into those who sit down: existing personas, models and bots."""

from collections.abc import Iterable, Iterator, Mapping
from datetime import timedelta

from django.utils import timezone
from django.utils.translation import gettext_noop

from games.booking import fingerprints, ordering
from games.experiments.series import series_file, series_plan
from games.experiments.series.series_file import SeriesFile
from games.experiments.series.series_sections import Entry
from games.models import Pace
from glassbox_site.ground import problems
from glassbox_site.ground.problems import Path, Problem
from glassbox_site.ground.reading import strict_yaml, value_faults
from personas import roster
from personas.models import ChatModel, Persona, StrategyTier
from personas.models.strategy import Wording

Cast = Mapping[Entry, Persona | None]
UNKNOWN = {
    "persona": (
        gettext_noop("unknown persona %(name)r; did you mean %(near)r?"),
        gettext_noop("unknown persona %(name)r; known are %(names)s"),
    ),
    "model": (
        gettext_noop("unknown model %(name)r; did you mean %(near)r?"),
        gettext_noop("unknown model %(name)r; known are %(names)s"),
    ),
    "tier": (
        gettext_noop("unknown tier %(name)r; did you mean %(near)r?"),
        gettext_noop("unknown tier %(name)r; known are %(names)s"),
    ),
}
PLAIN_TIER = "none"
"""The tier of a model for which none is named."""


def read(text: str) -> SeriesFile:
    """The file, if all its names are known and its matches can be played; else raises BadSeries with every problem."""
    data = strict_yaml.settings(text, series_file.BadSeries)
    if found := [*series_file.faults(data), *_unknown(series_file.named(data))]:
        raise series_file.BadSeries(found)
    file = SeriesFile.model_validate(data)
    if found := [*_unplayable(file)]:
        raise series_file.BadSeries(found)
    return file


def cast(file: SeriesFile) -> Cast:
    """Who plays for each entry and filler, as they are now; None for a nameless house bot. Raises BadSeries if one of
    them no longer exists."""
    entries = [(("entries", place), entry) for place, entry in enumerate(file.entries)]
    fillers = [(("fillers", place), entry) for place, entry in enumerate(file.fillers)]
    if gone := [*_unknown([*entries, *fillers])]:
        raise series_file.BadSeries(gone)
    personas, models = {persona.key: persona for persona in roster.available()}, _models()
    return {entry: _persona(entry, personas, models) for entry in dict.fromkeys([*file.entries, *file.fillers])}


def told(file: SeriesFile) -> dict[str, dict[str, str]]:
    """What each entry is, by its label: its mind, its advice, and a fingerprint of what its prompts say about it."""
    return {entry.name: _told(entry, persona) for entry, persona in cast(file).items()}


def order(file: SeriesFile, planned: series_plan.Planned, known: Cast, token: str) -> ordering.Order:
    """Orders one match. Players are named after their colours, so that no name tells whose they are. A match with
    people is scheduled, to wait for them."""
    has_people = any(seat.entry.person for seat in planned.seats)
    return ordering.Order(
        token=token,
        chairs=tuple(_chair(seat, known) for seat in planned.seats),
        rules=file.match_rules,
        seed=planned.seed,
        pace=Pace.FLAT_OUT,
        memory_on=False,
        start_at=timezone.now() + timedelta(minutes=file.people.wait) if has_people else None,
    )


def _told(entry: Entry, persona: Persona | None) -> dict[str, str]:
    """A bot has no tier and no fingerprint, because it reads no advice."""
    if persona is None or persona.model is None:
        return {"mind": persona.mind if persona else entry.temperament, "model": "", "tier": "", "print": ""}
    advice = persona.tier.current
    print_ = fingerprints.of(persona, advice.wording if advice else Wording())
    return {"mind": persona.mind, "model": persona.model.model, "tier": str(advice or ""), "print": print_}


def _chair(seat: series_plan.Sitting, known: Cast) -> ordering.Chair:
    persona, name = known.get(seat.entry), seat.color.title()
    temperament = "" if persona else seat.entry.temperament
    return ordering.Chair(color=seat.color, persona=persona, temperament=temperament, name=name)


def _persona(entry: Entry, personas: Mapping[str, Persona], models: Mapping[str, ChatModel]) -> Persona | None:
    """A model that plays in no character becomes an unsaved persona."""
    if entry.persona:
        return personas[entry.persona]
    if entry.temperament:
        return None
    tier = StrategyTier.objects.get(name=entry.tier or PLAIN_TIER)
    temperature = {} if entry.temperature is None else {"temperature": entry.temperature}
    return Persona(name=entry.name, model=models.get(entry.model), tier=tier, **temperature)


def _models() -> dict[str, ChatModel]:
    return {model.slug: model for model in ChatModel.objects.filter(is_active=True).order_by("-pk")}


def _unknown(named: Iterable[tuple[Path, Entry]]) -> Iterator[Problem]:
    known = {
        "persona": sorted(roster.available().values_list("key", flat=True)),
        "model": sorted(_models()),
        "tier": list(StrategyTier.objects.values_list("name", flat=True)),
    }
    for path, entry in named:
        names = {"persona": entry.persona, "model": entry.model, "tier": entry.tier or PLAIN_TIER}
        for kind, name in names.items():
            if name and name not in known[kind] and (kind != "tier" or entry.model) and entry.is_one:
                yield value_faults.unknown(UNKNOWN[kind], name, known[kind], (*path, kind))


def _unplayable(file: SeriesFile) -> Iterator[Problem]:
    """What is wrong with the matches of the first seed, in which every entry meets every other, and with the budget."""
    known, fields = cast(file), {"seats": "entries", "rules": "rules"}
    said: dict[tuple[str, str], None] = {}
    for planned in series_plan.plan(file, 1):
        for field, found in ordering.problems(order(file, planned, known, "series")).items():
            said |= dict.fromkeys((fields.get(field, field), each) for each in found)
    yield from (problems.as_said(words, path=(field,)) for field, words in said)
    limits = ordering.budget_problems(budget_dollars=file.budget_dollars, budget_tokens=file.budget.tokens)
    for field, found in limits.items():
        yield from (problems.as_said(words, path=("budget", field.removeprefix("budget_"))) for words in found)
