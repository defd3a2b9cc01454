"""What people do to a thing of the house, each act one thing: its name, the states in which it is possible, its words,
its form, its deed in the trail.

Pages, the admin and commands run an act by calling it. What it does can be reached in no other way, so that nothing is
done without its deed, and no deed is left of what was not done.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import compress
from typing import Any, ClassVar, Generic, TypeVar

from django import forms
from django.db import IntegrityError, models, transaction
from django.db.models import Case, Q, When
from django.http import QueryDict
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
class Act(Generic[Thing, Result]):
    """`name` is its part of an address. `question` and `done` are told with the thing's name in them, under that of its
    model; `refusal` with the `thing` and its `status`. What the form asks for is what the act wants to know, under the
    same names; `offers` are fields of the thing that it begins with. An act that `knows_who` is told `by_id` besides.

    `problems` are looked for before anything is locked. What the deed says besides is the `note` on result and wish,
    `onto` the thing to which it was done. `known` finds what the same wish made before: then that is the result.
    """

    do_not_call_in_templates: ClassVar = True

    does: Callable[..., Result]
    model: type[Thing]
    name: str
    verb: str
    label: Words
    question: Words = ""
    meaning: Words = ""
    done: Words = ""
    refusal: Words = ""
    possible: Q = ALWAYS
    form: type[forms.Form] = forms.Form
    offers: Sequence[str] = ()
    is_grave: bool = False
    knows_who: bool = False
    problems: Callable[..., Mapping[str, Sequence[str]]] | None = None
    known: Callable[..., Result | None] = lambda *_said, **_asked: None
    note: Callable[..., str] = lambda _result, *_said, **_asked: ""
    onto: Callable[[Thing], models.Model] = lambda thing: thing

    def __call__(self, thing: Thing | int, *said: Any, by_id: int | None = None, **asked: Any) -> Result:
        """`by_id` is None for a command on the machine itself. Raises `Refused` and `NotPossible`."""
        before = self.known(*said, **asked)
        if before is not None:
            return before
        key = thing.pk if isinstance(thing, models.Model) else thing
        if self.problems and (wrong := self.problems(self.model._default_manager.get(pk=key), *said, **asked)):
            raise Refused(wrong)
        try:
            with transaction.atomic():
                return self._done(self._claimed(key), by_id, said, asked)
        except IntegrityError:  # the same wish at the same time
            before = self.known(*said, **asked)
            if before is None:
                raise
            return before

    def _claimed(self, key: Any) -> Thing:
        """Locked first and looked at then: what makes it possible may stand in other rows, which a lock that was waited
        for would show as they were before."""
        thing = self.model._default_manager.select_for_update().get(pk=key)
        if not self.model._default_manager.filter(self.possible, pk=key).exists():
            raise NotPossible(self.refused(thing))
        return thing

    def _done(self, thing: Thing, by_id: int | None, said: Sequence[Any], asked: Mapping[str, Any]) -> Result:
        who = {"by_id": by_id} if self.knows_who else {}
        result = self.does(thing, *said, **asked, **who)
        trail.leave(self.verb, self.onto(thing), by_id=by_id, note=self.note(result, *said, **asked))
        return result

    def asked(self, thing: Thing, said: QueryDict | None = None) -> forms.Form:
        """The form, with what the thing has now, or as it was sent."""
        return self.form(said, initial={name: getattr(thing, name) for name in self.offers})

    def told(self, words: Words, thing: models.Model) -> str:
        return words % {str(self.model._meta.model_name): thing}

    def refused(self, thing: Thing) -> str:
        state = getattr(thing, "get_status_display", str)
        return self.refusal % {"thing": thing, "status": state()}


_DECLARED: dict[tuple[type[models.Model], str], Act[Any, Any]] = {}


def act(model: type[Thing], **declared: Any) -> Callable[[Callable[..., Result]], Act[Thing, Result]]:
    """Makes an act of what it does: to the thing, which is locked, with what was asked."""

    def declare(does: Callable[..., Result]) -> Act[Thing, Result]:
        made = Act(does=does, model=model, **declared)
        if _DECLARED.setdefault((model, made.name), made) is not made:
            raise ValueError(f"{model.__name__} has two acts of the name {made.name}")
        return made

    return declare


def declared() -> list[Act[Any, Any]]:
    """All that there are, of what was imported."""
    return [*_DECLARED.values()]


def possible(acts: Sequence[Act[Thing, Result]], keys: Iterable[int]) -> dict[int, list[Act[Thing, Result]]]:
    """By thing, which of these acts may be done to it as it is now, in one question."""
    asked = [Case(When(each.possible, then=True), default=False) for each in acts]
    found = acts[0].model._default_manager.filter(pk__in=list(keys)).values_list("pk", *asked)
    return {key: list(compress(acts, allowed)) for key, *allowed in found}
