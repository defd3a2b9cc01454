"""Makes a study from its file: ordinary batches, which it only holds together. Its state follows from theirs."""

from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from typing import Any

from glassbox_site.ground import disk
from glassbox_site.ground.acting import acts
from personas.models import Verb
from sct import models
from sct.records import batches, folders, standing
from sct.records.studies import study_file, study_plan, study_scores
from sct.settings import config_reading, providers, word_lists

Making = Callable[[models.Study, study_plan.Planned], models.Batch]
Counted = Mapping[int, standing.Counts]
"""The counts of batches, by primary key."""


def order(text: str, providers_text: str, *, token: str, by_id: int | None = None) -> models.Study:
    """On the site: with all of its batches, or not at all. Raises BadConfig with every problem, or `disk.NoRoom`."""
    known = providers.read(providers_text)
    file = study_file.read(text, known, word_lists=word_lists.offered())
    return _ordered(text, file, known, token=token, making=_on_the_site(), by_id=by_id)


def in_folder(text: str, providers_text: str, folder: Path) -> models.Study:
    """Makes or continues a study in a folder, for commands. Each batch has a folder in it, where complete files count
    as done."""
    known = providers.read(providers_text)
    file = study_file.read(text, known)
    token = f"folder-{batches.digest(str(folder))}"
    study = _ordered(text, file, known, token=token, making=None, by_id=None)
    models.Study.objects.filter(pk=study.pk).update(text=text, name=file.name, providers=_named(file, known))
    study.refresh_from_db()
    for planned in plan(study):
        batch = folders.batch_of(planned.config_text, planned.providers_text, folder / planned.key)
        _hold(study, planned, batch)
    return study


def _ordered(
    text: str,
    file: study_file.StudyFile,
    known: Mapping[str, providers.Provider],
    *,
    token: str,
    making: Making | None,
    by_id: int | None,
) -> models.Study:
    columns = {"text": text, "name": file.name, "providers": _named(file, known)}
    return make(token=token, making=making, by_id=by_id, **columns)


def _known(*, token: str, **_columns: object) -> models.Study | None:
    return models.Study.objects.filter(token=token).first()


@acts.making(models.Study, name="order", verb=Verb.ORDERED, known=_known, by_people=True)
def make(*, making: Making | None, **columns: Any) -> models.Study:
    study = models.Study.objects.create(**columns)
    for planned in plan(study) if making else ():
        assert making is not None
        _hold(study, planned, making(study, planned))
    return study


def _on_the_site() -> Making:
    disk.refuse_new_work()
    return lambda study, planned: batches.create(
        planned.config_text,
        planned.providers_text,
        token=f"study-{batches.digest(study.token)}-{batches.digest(planned.key)}",
        name=f"{study.name}: {planned.key}"[:200],
        beside=True,
    )


def _hold(study: models.Study, planned: study_plan.Planned, batch: models.Batch) -> None:
    models.Batch.objects.filter(pk=batch.pk).update(study=study, place=planned.key)


def _named(file: study_file.StudyFile, known: Mapping[str, providers.Provider]) -> list[Any]:
    """The full entries of the providers that the study needs."""
    wanted = {name for planned in study_plan.plan(file, _entries(known)) for name in _of(planned)}
    return [known[name].model_dump(mode="json") for name in sorted(wanted & known.keys())]


def _of(planned: study_plan.Planned) -> set[str]:
    return providers.named_by(config_reading.read(planned.config_text))


def _entries(known: Mapping[str, providers.Provider]) -> dict[str, Any]:
    return {name: provider.model_dump(mode="json") for name, provider in known.items()}


def file_of(study: models.Study) -> study_file.StudyFile:
    """Raises BadConfig if the file is no longer valid, as when a package with one of its agents or games is gone."""
    return study_file.read(study.text)


def plan(study: models.Study) -> list[study_plan.Planned]:
    return study_plan.plan(file_of(study), {entry["name"]: entry for entry in study.providers})


def batches_of(study: models.Study) -> list[models.Batch]:
    """The batches in the order of the plan, or as they were made if the plan can no longer be read."""
    found = {batch.place: batch for batch in study.batches.order_by("pk")}
    try:
        places = [planned.key for planned in plan(study)]
    except config_reading.BadConfig:
        places = list(found)
    return [found[place] for place in places if place in found]


def counts_of_each(studies: Iterable[models.Study]) -> Counted:
    """The counts of the batches of all studies, in as many queries as one study takes."""
    return standing.of_each([batch for study in studies for batch in study.batches.all()])


def counts(found: list[models.Batch], counted: Counted | None = None) -> standing.Counts:
    """The counts of all its batches together."""
    known = standing.of_each(found) if counted is None else counted
    each = [known[batch.pk] for batch in found]
    together: dict[str, int] = {}
    for one in each:
        for status, count in one.by_status.items():
            together[status] = together.get(status, 0) + count
    seen = max((one.last_seen_at for one in each if one.last_seen_at), default=None)
    return standing.Counts(by_status=together, meant=sum(one.meant for one in each), last_seen_at=seen)


def state(found: list[models.Batch], together: standing.Counts, counted: Counted | None = None) -> standing.State:
    """The state as of one batch: paused or cancelled only if none of its unfinished batches is meant to run."""
    each = standing.of_each(found) if counted is None else counted
    wishes = {batch.wish for batch in found if not each[batch.pk].is_over}
    order_of = (models.Batch.Wish.RUN, models.Batch.Wish.PAUSE, models.Batch.Wish.CANCEL)
    wish = next((each for each in order_of if each in wishes), models.Batch.Wish.RUN)
    return standing.state(wish, together)


def scores(study: models.Study) -> dict[str, Any]:
    return scores_of(study, evaluations(study))


def evaluations(study: models.Study) -> study_scores.Evaluations:
    """The evaluations of trials that are complete now, by batch, agent and number."""
    return {batch.place: batches.evaluations(batch) for batch in study.batches.all()}


def scores_of(study: models.Study, found: study_scores.Evaluations) -> dict[str, Any]:
    return study_scores.scored(file_of(study), found, served(study.providers))


def served(entries: list[Any]) -> dict[str, str]:
    """The name of each model at its endpoint, by the name of its provider."""
    return {entry["name"]: str(entry.get("model_name") or "") for entry in entries}
