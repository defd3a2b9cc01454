"""Drafts of batches, kept in the user's session, so that a reload or another tab finds them again."""

import uuid
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from django.contrib.sessions.backends.base import SessionBase

from glassbox_site.ground import problems
from glassbox_site.ground.problems import Problem
from glassbox_site.ground.reading import value_faults
from personas.models import validation
from sct import models
from sct.pages.forms import composition, placing, recipe
from sct.settings import config_reading, word_lists

KEY = "sct-draft"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draft:
    """`is_checked`: its problems are to be shown. `strange` are problems of a file that no field of the form has."""

    fields: recipe.Fields
    is_checked: bool = False
    strange: list[Problem] = field(default_factory=list)


def load(session: SessionBase) -> Draft | None:
    kept = session.get(KEY)
    return Draft(**{**kept, "strange": [problems.kept(each) for each in kept["strange"]]}) if kept else None


def save(session: SessionBase, draft: Draft) -> None:
    """Sessions are stored, so an API key that was typed into a wrong field is replaced by the name of its variable."""
    said = {name: validation.without_secrets(value) for name, value in draft.fields.items()}
    found = value_faults.keys_in("\n".join(draft.fields.values()))
    session[KEY] = asdict(replace(draft, fields=said, strange=[*draft.strange, *found]))


def drop(session: SessionBase) -> None:
    session.pop(KEY, None)


def fresh() -> Draft:
    one = {"rows": "1", "agents-0-kind": "WorkflowAgent"}
    return Draft(fields=recipe.defaults() | one | _token())


def sent(data: Mapping[str, Any], *, is_checked: bool) -> Draft:
    return Draft(fields=composition.pack(data), is_checked=is_checked)


def of_file(text: str, *, name: str = "") -> Draft:
    """Fills the form with what is valid in the file; its problems are kept for the page. Raises BadConfig if it is not
    YAML."""
    filled = recipe.fields(config_reading.parse(text)) | _token() | {"name": name}
    return Draft(fields=filled, is_checked=True, strange=_strange(text, filled))


def of_batch(batch: models.Batch) -> Draft:
    """A draft with the batch's configuration, for a new batch."""
    return of_file(batch.config_text, name=batch.name)


def are_alike(one: Draft, other: Draft) -> bool:
    """Whether they would make the same batch; empty fields count as absent."""
    return _said(one) == _said(other)


def _said(draft: Draft) -> recipe.Fields:
    return {name: value for name, value in draft.fields.items() if value and name != "token"}


def _strange(text: str, filled: recipe.Fields) -> list[Problem]:
    """The problems of the file that the form filled from it does not have."""
    composed = composition.compose(filled)
    try:
        config_reading.read(text, composed.offered, word_lists=word_lists.offered())
    except config_reading.BadConfig as bad:
        told = [_essence(problem) for problem in composed.found]
        return [problem for problem in bad.problems if _essence(problem) not in told]
    return []


def _essence(problem: Problem) -> tuple[object, ...]:
    """What identifies a problem in file and form alike: synonymous keys become one field, and an agent's row is left
    out, since rows may have moved up."""
    place = placing.place(problem)
    return (place.field, place.row is None) if place else problem.path, problem.code, problem.values


def _token() -> recipe.Fields:
    """A new token: sending a form with the same one again makes no second batch."""
    return {"token": uuid.uuid4().hex}
