"""Shows how a prompt is made, by one of a finished match: its blocks, and how much of it was in the one before."""

import dataclasses

from django.core.cache import cache
from django.db.models import Exists, OuterRef
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from games.engine import maps
from games.models import LogEntry, Match, Seat, Status
from games.pages import asked_prompts, spoilers
from games.players.models.prompting import blocks
from glassbox_site.ground.plain import digits

KEPT = 300
"""Seconds for which a prompt that was made again is kept."""
LONGEST = 20_000
"""The most characters of a part that are shown."""
Kind = blocks.Kind
EVERY_MATCH, THE_MATCH, THE_ROUND = _("every match on this map with these settings"), _("the match"), _("the round")
THIS_ASK = _("this question")


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class About:
    """A kind of block: what it is called, what it is made from and by which modules, and how long it stays the same."""

    title: str | Promise
    origin: str | Promise
    modules: tuple[str, ...]
    lives: str | Promise


ABOUT = {
    Kind.RULES: About(
        title=_("The rules and the map"),
        origin=_("the match’s settings and its station"),
        modules=("rulebook.py", "ruling_words.py", "atlas.py"),
        lives=EVERY_MATCH,
    ),
    Kind.ANSWERS: About(
        title=_("The form of the answers"),
        origin=_("what answers can say"),
        modules=("rulebook.py",),
        lives=EVERY_MATCH,
    ),
    Kind.SEAT: About(
        title=_("The seat"),
        origin=_("the player’s perspective: its colour, its role, its partners"),
        modules=("prompt_assembler.py",),
        lives=THE_MATCH,
    ),
    Kind.CHARACTER: About(
        title=_("The persona"),
        origin=_("the persona: its character, the advice of its tier, what it learned in earlier matches"),
        modules=("prompt_assembler.py",),
        lives=THE_MATCH,
    ),
    Kind.ROUND: About(
        title=_("A round that is over"),
        origin=_("what the player perceived, folded into what weighs most"),
        modules=("chronicle.py", "recounting.py"),
        lives=THE_MATCH,
    ),
    Kind.CHAPTER: About(
        title=_("A chapter of this round"),
        origin=_("what the player perceived, and its notes as the round began"),
        modules=("chronicle.py", "recounting.py", "certainties.py"),
        lives=THE_ROUND,
    ),
    Kind.OPEN: About(
        title=_("The chapter that is being written"),
        origin=_("what the player perceived since, and its notes if the round begins here"),
        modules=("chronicle.py", "recounting.py", "certainties.py"),
        lives=_("the round; it grows only at its end"),
    ),
    Kind.MARGIN: About(
        title=_("The margin"),
        origin=_("the player’s newest thought and notes, and the end of the list of what is said"),
        modules=("chronicle.py",),
        lives=THIS_ASK,
    ),
    Kind.STATE: About(
        title=_("The present"),
        origin=_("the player’s perspective at this moment"),
        modules=("outlook.py",),
        lives=THIS_ASK,
    ),
    Kind.QUESTION: About(
        title=_("The question"),
        origin=_("what is asked, and what can be chosen"),
        modules=("prompt_assembler.py", "choosing.py"),
        lives=THIS_ASK,
    ),
}


QUESTIONS = {
    "action.md": _("Aboard: what to do"),
    "discussion.md": _("In a talk: what to say"),
    "voting.md": _("At the last call: whom to vote for"),
    "reaction.md": _("After the votes: what to think of them"),
    "consolidation.md": _("As the meeting ends: what to keep of it"),
    "ghost.md": _("Among the dead: what to say"),
    "reflection.md": _("When all is over: what to learn from it"),
}
"""Titles of questions, by the file of their prompt."""


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """Text of a block as the page shows it, and the number of characters left out."""

    text: str
    cut: int
    is_same: bool


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Shown:
    """A block as the page shows it; `message` is the number of the message that contains it."""

    about: About
    piece: asked_prompts.Piece
    message: int

    @property
    def parts(self) -> list[Part]:
        both = (self.piece.same, True), (self.piece.new, False)
        return [_part(text, is_same=is_same) for text, is_same in both if text]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Told:
    """A prompt, and the steps of the questions to the same player before and after it."""

    prompt: asked_prompts.Prompt
    earlier: int | None
    later: int | None

    @property
    def blocks(self) -> list[Shown]:
        messages = enumerate(self.prompt.messages, 1)
        return [Shown(about=ABOUT[each.block.kind], piece=each, message=n) for n, pieces in messages for each in pieces]

    @property
    def title(self) -> str | Promise:
        return QUESTIONS[self.prompt.pieces[-1].block.file]

    @property
    def percent(self) -> float:
        return 100 * self.prompt.kept_size / self.prompt.size


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """`?match=`, `&color=` and `&at=` choose the match, the player and the entry. Without `at` it shows the latest
    prompts on the ship and in a discussion, without anything those of the latest match."""
    if spoilers.are_off(request):
        return render(request, "games/methodology/prompt.html", {"are_off": True})
    match = _match(request)
    if match is None:
        return render(request, "games/methodology/prompt.html")
    seats = list(match.seats.select_related("model", "tier").order_by("place"))
    seat, at = _seat(request, seats), _at(request)
    context = {"match": match, "seats": seats, "seat": seat, "at": at, "told": _told(match, seat, at)}
    return render(request, "games/methodology/prompt.html", context)


def _part(text: str, *, is_same: bool) -> Part:
    return Part(text=text[:LONGEST], cut=max(0, len(text) - LONGEST), is_same=is_same)


def _match(request: HttpRequest) -> Match | None:
    """A finished match whose log is kept and whose map is installed; the latest unless one is asked for."""
    told = LogEntry.objects.filter(match=OuterRef("pk"), seq=OuterRef("head"))
    here = Match.objects.original().filter(status=Status.FINISHED, rules__map__in=list(maps.DRAWINGS))
    finished = here.filter(Exists(told))
    asked = request.GET.get("match")
    if asked is None:
        if request.GET.keys() & {"color", "at"}:
            raise Http404("of which match")
        return finished.first()
    number = digits.number(asked)
    match = None if number is None else finished.filter(pk=number).first()
    if match is None:
        raise Http404(f"no match {asked} is finished")
    return match


def _seat(request: HttpRequest, seats: list[Seat]) -> Seat:
    """The seat asked for; by default the first with a model, or else the first."""
    asked = request.GET.get("color")
    if asked is None and "at" not in request.GET:
        return next((seat for seat in seats if seat.model_id), seats[0])
    found = next((seat for seat in seats if seat.color == asked), None)
    if found is None:
        raise Http404(f"nobody plays {asked}")
    return found


def _at(request: HttpRequest) -> int | None:
    asked = request.GET.get("at")
    number = None if asked is None else digits.number(asked)
    if asked is not None and number is None:
        raise Http404(f"{asked} is no entry")
    return number


def _told(match: Match, seat: Seat, at: int | None) -> list[Told]:
    """The prompts, made again only when the cache entry has expired."""
    name = f"prompts/{match.pk}/{match.edition}/{seat.color}/{at}"
    made: list[Told] | None = cache.get(name)
    if made is None:
        made = _made(asked_prompts.Story(match, seat), at)
        cache.set(name, made, KEPT)
    return made


def _made(story: asked_prompts.Story, at: int | None) -> list[Told]:
    if at is not None and at not in story.steps:
        raise Http404(f"nobody was asked after entry {at}")
    return [
        Told(
            prompt=prompt,
            earlier=max((step for step in story.steps if step < prompt.step), default=None),
            later=min((step for step in story.steps if step > prompt.step), default=None),
        )
        for prompt in story.prompts(story.latest() if at is None else [at])
    ]
