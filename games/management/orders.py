"""Turns an order from the command line into a match that can be played, or reports everything wrong with it."""

import dataclasses
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from django.db import DatabaseError
from django.utils import translation
from django.utils.translation import gettext as _

from games.booking import casting, contexts, rule_settings
from games.engine import maps
from games.engine.facts import events, identities
from games.engine.facts import rules as ruling
from games.engine.lobby import feasibility, lobby_settings
from games.players import player
from games.players.bots import casts, temperaments
from games.players.models import clerk as clerks
from games.players.models import commentator
from glassbox_site.ground.reading import strict_yaml
from personas.models import ChatModel

Color = identities.Color
USUAL_PLAYERS = 8
TooSmall = Callable[[ChatModel | None, ruling.MatchRules], str | None]


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Order:
    """A match to be played."""

    seed: int
    rules: ruling.MatchRules
    lineup: tuple[events.Seat, ...]
    bots: dict[Color, player.Instant]
    clerk: clerks.Clerk | None = None
    caster: commentator.Commentator | None = None
    human: Color | None = None


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Wanted:
    """The options as they were typed; None for those left out."""

    seed: str
    players: str | None = None
    impostors: str | None = None
    rules: Path | None = None
    personas: str | None = None
    clerk: str | None = None
    caster: str | None = None
    human: str | None = None


class BadOrder(Exception):
    """An order with problems, each of them in words."""

    def __init__(self, problems: Sequence[str]) -> None:
        super().__init__("\n".join(problems))
        self.problems = tuple(problems)


def read(wanted: Wanted) -> Order:
    problems: list[str] = []
    settings = _settings(wanted.rules, problems)
    named = _personas(wanted.personas, problems)
    seed = _whole(wanted.seed, "--seed", problems) or 0
    players = _players(wanted, named, problems)
    impostors = _whole(wanted.impostors, "--impostors", problems)
    if impostors is not None:
        settings["impostors"] = impostors
    rules = _rules(settings, players, problems)
    if players is not None and len(named) > players:
        crowd = _("%(option)s names %(named)d, but there are only %(players)d players")
        problems.append(crowd % {"option": "--personas", "named": len(named), "players": players})
    scribe = _beside("--clerk", wanted.clerk, contexts.clerk_problem, rules, problems)
    voice = _beside("--caster", wanted.caster, contexts.caster_problem, rules, problems)
    human = _human(wanted.human, players, problems)
    if problems or players is None:
        raise BadOrder(problems)
    return _accompanied(_cast(seed, rules, players, named), scribe, voice, human)


def _whole(typed: str | None, option: str, problems: list[str]) -> int | None:
    if typed is None:
        return None
    digits = typed.strip().removeprefix("-")
    if digits.isdecimal() and len(digits) <= LONGEST_NUMBER:
        return int(typed)
    problems.append(f"{option} ({typed!r}) {_('must be a whole number')}")
    return None


def _players(wanted: Wanted, named: Sequence[str], problems: list[str]) -> int | None:
    """The number typed; else as many as `--personas` names, or the usual number if those are too few for a match."""
    if wanted.players is not None:
        return _whole(wanted.players, "--players", problems)
    return max(USUAL_PLAYERS, len(named)) if len(named) < FEWEST_SEATS else len(named)


def _personas(typed: str | None, problems: list[str]) -> list[str]:
    named = [name.strip().lower() for name in (typed or "").split(",") if name.strip()]
    unknown = [name for name in dict.fromkeys(named) if name not in temperaments.BY_NAME]
    known = ", ".join(temperaments.BY_NAME)
    if unknown:
        told = _("unknown %(names)s; there are %(known)s") % {"names": ", ".join(unknown), "known": known}
        problems.append(f"--personas: {told}")
    if typed is not None and not named:
        problems.append(_("%(option)s names nobody; there are %(known)s") % {"option": "--personas", "known": known})
    return named


def _beside(
    option: str, slug: str | None, problem: TooSmall, rules: ruling.MatchRules, problems: list[str]
) -> ChatModel | None:
    """The model for the clerk or caster: all that a match in the terminal takes from the database. It has no budget."""
    if slug is None:
        return None
    try:
        model = ChatModel.objects.filter(slug=slug, is_active=True).order_by("pk").first()
    except DatabaseError as absence:
        problems.append(f"{option} {slug!r}: {absence}")
        return None
    if model is None:
        problems.append(f"{option} {slug!r}: {_('no active model has this slug')}")
    elif too_small := problem(model, rules):
        problems.append(f"{option} {slug!r}: {too_small}")
    return model


def _accompanied(order: Order, scribe: ChatModel | None, voice: ChatModel | None, human: Color | None) -> Order:
    names, station = tuple(seat.name for seat in order.lineup), maps.load(order.rules.map)
    return dataclasses.replace(
        order,
        clerk=casting.clerk(scribe, label="play_match/clerk") if scribe else None,
        caster=casting.caster(voice, station, names, label="play_match/caster") if voice else None,
        human=human,
    )


def _human(typed: str | None, players: int | None, problems: list[str]) -> Color | None:
    if typed is None:
        return None
    seated = list(Color)[: players or USUAL_PLAYERS]
    found = next((color for color in seated if color == typed.strip().lower()), None)
    if found is None:
        told = _("nobody sits there; there are %(known)s")
        problems.append(f"--human {typed!r}: {told % {'known': ', '.join(seated)}}")
    return found


def _settings(file: Path | None, problems: list[str]) -> dict[str, object]:
    """The settings of the rules file; JSON is YAML too."""
    if file is None:
        return {}
    try:
        loaded = strict_yaml.load(file.read_text(encoding="utf-8"))
    except (OSError, ValueError) as failure:
        problems.append(f"--rules {file}: {failure}")
        return {}
    if loaded is None:
        return {}
    if not isinstance(loaded, dict):
        problems.append(f"--rules {file}: {_('must hold settings by name')}")
        return {}
    return {name: value for name, value in loaded.items() if _is_setting(name, value, file, problems)}


def _is_setting(name: object, value: object, file: Path, problems: list[str]) -> bool:
    wrong = rule_settings.fault(name, value)
    if wrong:
        problems.append(wrong if name in lobby_settings.BY_NAME else f"--rules {file}: {wrong}")
    return not wrong


def _rules(settings: Mapping[str, object], players: int | None, problems: list[str]) -> ruling.MatchRules:
    """The rules that the lobby recommends, overridden by the settings."""
    seats = USUAL_PLAYERS if players is None else players
    if wrong := rule_settings.map_fault(settings.get("map", rule_settings.USUAL_MAP)):
        problems.append(wrong)
        settings = {name: value for name, value in settings.items() if name != "map"}
    rules = rule_settings.rules(settings, seats)
    problems += feasibility.problems(rules, seats, maps.load(rules.map), translation)
    return rules


def _cast(seed: int, rules: ruling.MatchRules, players: int, named: Sequence[str]) -> Order:
    seats = casts.lineup(seed, players, named)
    return Order(seed=seed, rules=rules, lineup=seats, bots=dict(casts.bots(seed, seats)))


FEWEST_SEATS = 4
LONGEST_NUMBER = 18
