"""The methodology page: rules, formula, prompts and advice, all read from the running program, not written here."""

import dataclasses
import functools
import inspect
import itertools
import re
import textwrap
from types import ModuleType

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from django.utils.functional import Promise
from django.utils.translation import gettext
from django.utils.translation import gettext_lazy as _
from django.views.decorators.http import require_safe

from games.engine import maps
from games.engine.accusing import accusations, mentions
from games.engine.accusing.wordlists import clearances, shapes, terms, urgings
from games.engine.eyes.commentary import holding
from games.engine.facts import events
from games.engine.facts import rules as ruling
from games.engine.judging import claims, rereading
from games.engine.lobby import lobby_settings
from games.engine.ship import roaming
from games.engine.state import victory
from games.engine.table import bidding, pressure, voting
from games.pages.views import filters
from games.players.models.prompting import prompt_assembler, prompt_files, rulebook
from games.records import pooling, ratings
from glassbox_site.ground.plain import third_parties
from personas.models import StrategyTier
from personas.remembering import lesson_choice

PLAYERS = 8
STEP = re.compile(r"\n\n|\n(?= \d+\. )")
NUMBER = re.compile(r"\s*\d+\. ")
BID_SETTINGS = (
    "mention_boost", "accusation_boost", "silence_boost", "silence_after", "dice_sides", "recent_speaker_penalty",
    "voted_penalty", "recent_lines", "standing_bids",
)  # fmt: skip


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Paragraph:
    """`is_step` says that it is an item of a numbered list; the number is part of the text."""

    english: str
    is_step: bool

    @property
    def text(self) -> str:
        return gettext(self.english)

    @property
    def is_english(self) -> bool:
        return self.text == self.english


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Chapter:
    """The docstring of a module of the program, as a chapter of the page."""

    anchor: str
    title: str | Promise
    source: str
    paragraphs: tuple[Paragraph, ...]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Range:
    """A setting of the lobby as a row of a table."""

    setting: lobby_settings.Setting
    value: lobby_settings.Value


CHAPTERS: tuple[tuple[str, str | Promise, ModuleType], ...] = (
    ("roaming", _("A step of roaming"), roaming),
    ("bids", _("Who speaks next"), bidding),
    ("mentions", _("Who is mentioned"), mentions),
    ("accusations", _("Who is accused"), accusations),
    ("pressure", _("How a meeting ends"), pressure),
    ("votes", _("Votes"), voting),
    ("victory", _("Who wins"), victory),
    ("claims", _("What counts as a lie"), claims),
    ("clerk", _("What a clerk reads"), rereading),
    ("caster", _("What a caster may say"), holding),
    ("memory", _("What a persona remembers"), lesson_choice),
    ("ratings", _("Ratings"), ratings),
    ("shares", _("Shares and their intervals"), pooling),
)


@require_safe
def page(request: HttpRequest) -> HttpResponse:
    """`?map=` chooses the station whose rules are shown."""
    stations = [(name, gettext(maps.title(name))) for name in maps.DRAWINGS]
    chosen = filters.choice(request, "map", _("Map"), stations[0][1], stations[1:])
    name = chosen.chosen or stations[0][0]
    station = maps.load(name)
    rules = ruling.recommended(min(PLAYERS, station.max_players), map=name)
    context: dict[str, object] = {
        "choices": (chosen,),
        "is_narrowed": bool(chosen.chosen),
        "station": gettext(station.name),
        "players": min(PLAYERS, station.max_players),
        "chapters": _chapters(),
        "rulebook": rulebook.rulebook(rules, station),
        "settings": [Range(setting=setting, value=getattr(rules, setting.name)) for setting in lobby_settings.SETTINGS],
        "terms": [Range(setting=lobby_settings.BY_NAME[each], value=getattr(rules, each)) for each in BID_SETTINGS],
        "formula": _formula(),
        "prompts": _prompts(),
        "layout": _told(prompt_assembler),
        "words": terms.TERMS.items(),
        "shapes": f"{shapes.OF_SOMEBODY}{urgings.OF_ITS_SPEAKER}{clearances.CLEARING}".strip(),
        "brought": [each for group in third_parties.GROUPS.values() for each in group.brought],
        "tiers": [(tier, tier.current) for tier in StrategyTier.objects.all()],
    }
    return render(request, "games/methodology/methodology.html", context)


def sentences() -> list[str]:
    """All paragraphs taken from docstrings: they are in no template, so translators get them from here."""
    told = [*itertools.chain.from_iterable(chapter.paragraphs for chapter in _chapters()), *_told(prompt_assembler)]
    return [paragraph.english for paragraph in told]


@functools.cache
def _chapters() -> tuple[Chapter, ...]:
    return tuple(
        Chapter(anchor=anchor, title=title, source=module.__name__, paragraphs=_told(module))
        for anchor, title, module in CHAPTERS
    )


def _told(module: ModuleType) -> tuple[Paragraph, ...]:
    """The module's docstring as paragraphs and numbered steps, each with its line breaks removed."""
    blocks = STEP.split((inspect.getdoc(module) or "").strip())
    return tuple(Paragraph(english=" ".join(block.split()), is_step=bool(NUMBER.match(block))) for block in blocks)


@functools.cache
def _formula() -> str:
    """The source code that adds up a bid, and that which finds its terms."""
    adding = inspect.getattr_static(events.Bid, "priority").fget
    return "\n\n".join(textwrap.dedent(inspect.getsource(each)).strip() for each in (adding, bidding.bids))


@functools.cache
def _prompts() -> tuple[tuple[str, str], ...]:
    return tuple((name, path.read_text(encoding="utf-8").strip()) for name, path in prompt_files.FILES.items())
