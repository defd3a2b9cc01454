"""What people do to the house, each act one thing: its name, the states in which it is possible, its words, its form,
its deed in the trail.

An `act` is done to one thing that is there, a `making` makes one, and what is done `on_several` changes many things of
a kind at once. Pages, the admin and commands run each by calling it. What it does can be reached in no other way, so
that nothing is done without its deed, and no deed is left of what was not done.
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
    """The thing is not in a state for this; nothing was changed."""


class Refused(Exception):
    """Everything that is wrong with what was asked, by field. Nothing was changed."""

    def __init__(self, problems: Mapping[str, Sequence[str]]) -> None:
        super().__init__("; ".join(said for field in problems.values() for said in field))
        self.problems = problems


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Declared(Generic[Result]):
    """`known` finds what the same wish made before: then that is the result. The deed says besides what the `note`
    tells of result and wish. What `knows_who` is told `by_id` besides."""

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
        except IntegrityError:  # the same wish at the same time
            before = self.known(*said, **asked)
            if before is None:
                raise
            return before

    def _done(self, *said: Any, by_id: int | None, **asked: Any) -> Result:
        return self.does(*said, **asked, **({"by_id": by_id} if self.knows_who else {}))

    def _noted(self, result: Result, *said: Any, **asked: Any) -> str:
        """In English, in whatever language it was done."""
        with translation.override(None):
            return self.note(result, *said, **asked)


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Act(Declared[Result], Generic[Thing, Result]):
    """`name` is its part of an address. `question` and `done` are told with the thing's name in them, under that of its
    model; `refusal` with the `thing` and its `status`. What the form asks for is what the act wants to know, under the
    same names; `offers` are fields of the thing that it begins with.

    `problems` are looked for before anything is locked. The deed was done `onto` the thing, or to what it is `part_of`,
    a field of it; that is locked first, so that whoever is at the whole and whoever is at a part do not wait for each
    other.
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
        """Locked first and looked at then: what makes it possible may stand in other rows, which a lock that was waited
        for would show as they were before."""
        things = self.model._default_manager
        if self.part_of:
            whole: models.Model = getattr(things.select_related(self.part_of).get(pk=key), self.part_of)
            type(whole)._default_manager.select_for_update().get(pk=whole.pk)
        thing = things.select_for_update().get(pk=key)
        if not things.filter(self.possible, pk=key).exists():
            raise NotPossible(self.refused(thing))
        return thing

    def asked(self, thing: Thing, said: QueryDict | None = None) -> forms.Form:
        """The form, with what the thing has now, or as it was sent."""
        return self.form(said, initial={name: getattr(thing, name) for name in self.offers})

    def told(self, words: Words, thing: models.Model) -> str:
        return words % {str(self.model._meta.model_name): thing}

    def refused(self, thing: Thing) -> str:
        state = getattr(thing, "get_status_display", str)
        return self.refusal % {"thing": thing, "status": state()}


@dataclass(frozen=True, slots=True, kw_only=True, eq=False)
class Making(Declared[Thing]):
    """The deed was done to what it made. With `by_people` alone, what the house makes by itself leaves none."""

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
    """The note says to which of the `model` it was done; an empty one that nothing was done, which leaves no deed."""

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
    """Makes an act of what it does: to the thing, which is locked, with what was asked."""
    return lambda does: _kept(Act(does=does, model=model, **declared))


def making(model: type[Thing], **declared: Any) -> Callable[[Callable[..., Thing]], Making[Thing]]:
    """Of what makes such a thing."""
    return lambda does: _kept(Making(does=does, model=model, **declared))


def on_several(model: type[models.Model], **declared: Any) -> Callable[[Callable[..., Result]], OnSeveral[Result]]:
    """Of what is done to many things of a kind at once."""
    return lambda does: _kept(OnSeveral(does=does, model=model, **declared))


def _kept(made: Kind) -> Kind:
    if _DECLARED.setdefault((made.model, made.name), made) is not made:
        raise ValueError(f"{made.model.__name__} has two acts of the name {made.name}")
    return made


def declared() -> list[Declared[Any]]:
    """All that there are, of what was imported."""
    return [*_DECLARED.values()]


def possible(acts: Sequence[Act[Thing, Result]], keys: Iterable[int]) -> dict[int, list[Act[Thing, Result]]]:
    """By thing, which of these acts may be done to it as it is now, in one question."""
    asked = [Case(When(each.possible, then=True), default=False) for each in acts]
    found = acts[0].model._default_manager.filter(pk__in=list(keys)).values_list("pk", *asked)
    return {key: list(compress(acts, allowed)) for key, *allowed in found}
