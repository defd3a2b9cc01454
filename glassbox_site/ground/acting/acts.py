"""Acts, which are what people do to the house. Each declares its name, the states in which it is possible, its words,
its form and its deed in the trail.

An `act` is done to one existing thing, a `making` makes one, and `on_several` changes many things of a kind at once.
Pages, the admin and commands run an act by calling it. What it does can be reached in no other way, so nothing is done
without its deed, and what was not done leaves none.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Any, ClassVar, Generic, TypeVar

from django import forms
from django.db import IntegrityError, models, transaction
from django.db.models import Case, Q, When
from django.http import QueryDict
from django.utils import translation
from django.utils.functional import Promise

from glassbox_site.ground.acting import trail

Thing = TypeVar("Thing", bound=models.Model)
Result = TypeVar("Result")
Words = Promise | str

ALWAYS = Q(pk__isnull=False)


class NotPossible(Exception):
    """Raised when the state of the thing does not allow the act. Nothing was changed."""


class Refused(Exception):
    """Raised with every problem in what was asked, by field. Nothing was changed."""

    def __init__(self, problems: Mapping[str, Sequence[str]]) -> None:
        super().__init__("; ".join(said for field in problems.values() for said in field))
        self.problems = problems


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Declared(Generic[Result]):
    """What all acts share. `known` finds what an earlier, equal request made, which is then the result; `note` makes
    the deed's note of result and arguments. If `knows_who`, `does` is also given `by_id`."""

    do_not_call_in_templates: ClassVar = True

    does: Callable[..., Result]
    model: type[models.Model]
    name: str
    verb: str
    knows_who: bool = False
    known: Callable[..., Result | None] = lambda *_said, **_asked: None
    note: Callable[..., str] = lambda _result, *_said, **_asked: ""

    def _once(self, work: Callable[[], Result], *said: Any, **asked: Any) -> Result:
        try:
            with transaction.atomic():
                return work()
        except IntegrityError:  # the same request came twice at once
            before = self.known(*said, **asked)
            if before is None:
                raise
            return before

    def _done(self, *said: Any, by_id: int | None, **asked: Any) -> Result:
        return self.does(*said, **asked, **({"by_id": by_id} if self.knows_who else {}))

    def _noted(self, result: Result, *said: Any, **asked: Any) -> str:
        """Always in English, whatever language is active."""
        with translation.override(None):
            return self.note(result, *said, **asked)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Act(Declared[Result], Generic[Thing, Result]):
    """An act on one existing thing. `name` is its part of an address. `question` and `done` are filled with the thing,
    under its model's name; `refusal` with `thing` and `status`. The form's fields are the arguments of the act;
    `offers` are the fields of the thing that it is prefilled with.

    `problems` are looked for before anything is locked. The deed is recorded on the thing, or, with `part_of`, on the
    whole that this field of the thing points to. The whole is locked first, so that an act on it and an act on a part
    cannot deadlock.
    """

    model: type[Thing]
    label: Words
    question: Words = ""
    meaning: Words = ""
    done: Words = ""
    refusal: Words = ""
    possible: Q = ALWAYS
    form: type[forms.Form] = forms.Form
    offers: Sequence[str] = ()
    is_grave: bool = False
    problems: Callable[..., Mapping[str, Sequence[str]]] | None = None
    part_of: str = ""

    def __call__(self, thing: Thing | int, *said: Any, by_id: int | None = None, **asked: Any) -> Result:
        """`by_id` is None for a command on the machine itself. Raises `Refused` and `NotPossible`."""
        before = self.known(*said, **asked)
        if before is not None:
            return before
        key = thing.pk if isinstance(thing, models.Model) else thing
        if self.problems and (wrong := self.problems(self.model._default_manager.get(pk=key), *said, **asked)):
            raise Refused(wrong)
        return self._once(lambda: self._deed(key, *said, by_id=by_id, **asked), *said, **asked)

    def _deed(self, key: Any, *said: Any, by_id: int | None, **asked: Any) -> Result:
        thing = self._claimed(key)
        result = self._done(thing, *said, by_id=by_id, **asked)
        onto = getattr(thing, self.part_of) if self.part_of else thing
        trail.leave(self.verb, onto, by_id=by_id, note=self._noted(result, *said, **asked))
        return result

    def _claimed(self, key: Any) -> Thing:
        """Locks the thing, then queries whether the act is possible. One query would not do: what decides may be in
        other rows, which a query that waited for the lock would show as they were before."""
        things = self.model._default_manager
        if self.part_of:
            whole: models.Model = getattr(things.select_related(self.part_of).get(pk=key), self.part_of)
            type(whole)._default_manager.select_for_update().get(pk=whole.pk)
        thing = things.select_for_update().get(pk=key)
        if not things.filter(self.possible, pk=key).exists():
            raise NotPossible(self.refused(thing))
        return thing

    def asked(self, thing: Thing, said: QueryDict | None = None) -> forms.Form:
        """The form: bound to what was sent, or else prefilled from the thing."""
        return self.form(said, initial={name: getattr(thing, name) for name in self.offers})

    def told(self, words: Words, thing: models.Model) -> str:
        return words % {str(self.model._meta.model_name): thing}

    def refused(self, thing: Thing) -> str:
        state = getattr(thing, "get_status_display", str)
        return self.refusal % {"thing": thing, "status": state()}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Making(Declared[Thing]):
    """The deed is recorded on what was made. With `by_people`, a call without `by_id`, by the house, leaves none."""

    by_people: bool = False

    def __call__(self, *said: Any, by_id: int | None = None, **asked: Any) -> Thing:
        before = self.known(*said, **asked)
        return before or self._once(lambda: self._deed(*said, by_id=by_id, **asked), *said, **asked)

    def _deed(self, *said: Any, by_id: int | None, **asked: Any) -> Thing:
        made = self._done(*said, by_id=by_id, **asked)
        if by_id is not None or not self.by_people:
            trail.leave(self.verb, made, by_id=by_id, note=self._noted(made, *said, **asked))
        return made


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class OnSeveral(Declared[Result]):
    """The note says to which of the `model` it was done. If it is empty, nothing was done, and there is no deed."""

    by_people: bool = False

    def __call__(self, *said: Any, by_id: int | None = None, **asked: Any) -> Result:
        with transaction.atomic():
            result = self._done(*said, by_id=by_id, **asked)
            note = self._noted(result, *said, **asked)
            if note and (by_id is not None or not self.by_people):
                trail.leave(self.verb, self.model, by_id=by_id, note=note)
        return result


_DECLARED: dict[tuple[type[models.Model], str], Declared[Any]] = {}
Kind = TypeVar("Kind", bound=Declared[Any])


def act(model: type[Thing], **declared: Any) -> Callable[[Callable[..., Result]], Act[Thing, Result]]:
    """Decorator: makes an act of a function that gets the thing, locked, and what was asked."""
    return lambda does: _kept(Act(does=does, model=model, **declared))


def making(model: type[Thing], **declared: Any) -> Callable[[Callable[..., Thing]], Making[Thing]]:
    """Decorator: makes a `Making` of a function that makes a thing and returns it."""
    return lambda does: _kept(Making(does=does, model=model, **declared))


def on_several(model: type[models.Model], **declared: Any) -> Callable[[Callable[..., Result]], OnSeveral[Result]]:
    """Decorator: makes an `OnSeveral` of a function that changes many things at once."""
    return lambda does: _kept(OnSeveral(does=does, model=model, **declared))


def _kept(made: Kind) -> Kind:
    if _DECLARED.setdefault((made.model, made.name), made) is not made:
        raise ValueError(f"{made.model.__name__} has two acts of the name {made.name}")
    return made


def declared() -> list[Declared[Any]]:
    """All acts that imported modules have declared."""
    return [*_DECLARED.values()]


def possible(acts: Sequence[Act[Thing, Result]], keys: Iterable[int]) -> dict[int, list[Act[Thing, Result]]]:
    """Per thing, the acts that are possible in its present state, found with one query. `acts` may not be empty."""
    asked = [Case(When(each.possible, then=True), default=False) for each in acts]
    found = acts[0].model._default_manager.filter(pk__in=list(keys)).values_list("pk", *asked)
    return {key: list(compress(acts, allowed)) for key, *allowed in found}
