"""What somebody was composing, kept in their session: a reload, or another tab, finds it again."""

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
    """`is_checked`: its problems are to be shown. `strange` are those of a file that the form cannot hold."""

    fields: recipe.Fields
    is_checked: bool = False
    strange: list[Problem] = field(default_factory=list)


def load(session: SessionBase) -> Draft | None:
    kept = session.get(KEY)
    return Draft(**{**kept, "strange": [problems.kept(each) for each in kept["strange"]]}) if kept else None


def save(session: SessionBase, draft: Draft) -> None:
    """Sessions are kept: a key that went into the wrong field is not, and its variable stands there."""
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
    """Every problem of the file is told; what it says rightly fills the form. Raises BadConfig for what is no YAML."""
    filled = recipe.fields(config_reading.parse(text)) | _token() | {"name": name}
    return Draft(fields=filled, is_checked=True, strange=_strange(text, filled))


def of_batch(batch: models.Batch) -> Draft:
    """The same configuration once more, as a batch of its own."""
    return of_file(batch.config_text, name=batch.name)


def are_alike(one: Draft, other: Draft) -> bool:
    """Whether they would make the same batch; what is empty says as little as what is absent."""
    return _said(one) == _said(other)


def _said(draft: Draft) -> recipe.Fields:
    return {name: value for name, value in draft.fields.items() if value and name != "token"}


def _strange(text: str, filled: recipe.Fields) -> list[Problem]:
    """The file's problems that are not found again in the form which it filled."""
    composed = composition.compose(filled)
    try:
        config_reading.read(text, composed.offered, word_lists=word_lists.offered())
    except config_reading.BadConfig as bad:
        told = [_essence(problem) for problem in composed.found]
        return [problem for problem in bad.problems if _essence(problem) not in told]
    return []


def _essence(problem: Problem) -> tuple[object, ...]:
    """The same in the file as in the form: keys that mean one field are one, and agents move up."""
    place = placing.place(problem)
    return (place.field, place.row is None) if place else problem.path, problem.code, problem.values


def _token() -> recipe.Fields:
    """Names the wish for one batch, however often the form is sent."""
    return {"token": uuid.uuid4().hex}
