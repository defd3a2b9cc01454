"""Estimates a fork before it is ordered: calls, money and time, as its match took them or as is usual.

At depth `vote` a seat is asked once per continuation, else as often as in the match from the cut on. A call is assumed
to take what the seat's calls took in the match itself or, if it had no model there, what is usual
(`booking/estimates.py`). `dearest` assumes that no provider caches what prompts repeat.
"""

import dataclasses
import functools
from collections.abc import Callable, Collection, Iterator, Mapping
from decimal import Decimal

from django.db.models import Avg
from django.template.defaultfilters import floatformat
from django.utils.translation import gettext as _

from games.booking import estimates
from games.engine.facts import events
from games.engine.state import fold
from games.experiments.forks import branches, changes, fork_orders, other_minds
from games.experiments.forks.changes import Change, Depth
from games.experiments.forks.fork_orders import Order
from games.log import event_log
from games.models import CLERK, Exchange, Fork, Seat
from personas.llm import costs
from personas.llm.endpoints import Rulebook
from personas.models import ChatModel

SECONDS_AN_ANSWER = 4.0


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Preview:
    continuations: int
    calls: int
    tokens: int
    dollars: Decimal
    dearest: Decimal
    unpriced: tuple[str, ...]
    seconds: float


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class _Asked:
    """Calls to one model in a seat, or as the clerk, in all continuations of an arm; `in_a_row` is how many in each."""

    model: ChatModel
    color: str
    in_a_row: float
    calls: int


Minds = Callable[[Seat, int], ChatModel | None]
"""The model that decides in that seat of the match, in the arm of that number."""


def preview(order: Order) -> Preview:
    """Estimates an order that has no problems."""
    return _preview(order, lambda seat, number: _model(seat, (None, *order.changes)[number]))


def of_arms(fork: Fork, numbers: Collection[int]) -> dict[int, Preview]:
    """For each arm, what the whole fork would take if all arms were cast like it. Uses the seats of the continuations,
    so that minds need not exist any more. Arms with the same cast are estimated once."""
    seats = Seat.objects.filter(match__continuation__arm__fork=fork, match__continuation__number=0)
    casts: dict[int, dict[str, ChatModel | None]] = {}
    for seat in seats.select_related("model", "match__continuation__arm"):
        casts.setdefault(seat.match.continuation.arm.number, {})[seat.color] = seat.model
    order, told = fork_orders.of_fork(fork), list[tuple[dict[str, ChatModel | None], Preview]]()
    for cast in (casts[number] for number in numbers):
        if all(cast != known for known, _found in told):
            told.append((cast, _preview(order, functools.partial(_sitting, cast))))
    return {number: next(found for cast, found in told if cast == casts[number]) for number in numbers}


def _sitting(cast: Mapping[str, ChatModel | None], seat: Seat, _number: int) -> ChatModel | None:
    return cast[seat.color]


def _preview(order: Order, minds: Minds) -> Preview:
    asked = list(_asked(order, minds))
    taken = [(each, *_taken(order, each)) for each in asked]
    seconds: dict[str, float] = {}
    for each, _usage, takes in taken:
        name = each.model.base_url
        seconds[name] = seconds.get(name, 0.0) + each.calls * takes / each.model.concurrency
    fresh = [(each, costs.expected(usage.tokens_in, usage.tokens_out)) for each, usage, _takes in taken]
    return Preview(
        continuations=order.continuations,
        calls=sum(each.calls for each in asked),
        tokens=sum(usage.tokens for _each, usage, _takes in taken),
        dollars=sum((_price(each.model).of(usage) for each, usage, _takes in taken), Decimal()),
        dearest=sum((_price(each.model).of(usage) for each, usage in fresh), Decimal()),
        unpriced=tuple(dict.fromkeys(each.model.name for each in asked if each.model.price_in is None)),
        seconds=max([*seconds.values(), *(each.in_a_row * takes for each, _usage, takes in taken)], default=0.0),
    )


def sentences(told: Preview) -> list[str]:
    said = [_("%(continuations)d continuations, %(calls)d calls to models") % dataclasses.asdict(told)]
    if not told.calls:
        alike = _("They do the same each time, so that all continuations of an arm count as one.")
        return [*said, _("House bots only: nothing is spent."), alike]
    if told.dearest:
        amounts = {"usual": _dollars(told.dollars), "high": _dollars(told.dearest)}
        said.append(_("About %(usual)s, at most about %(high)s.") % amounts)
    if told.unpriced:
        said.append(_("Not counted, as no price is known: %(models)s.") % {"models": ", ".join(told.unpriced)})
    values = {"tokens": floatformat(max(1, told.tokens // 1000), "0g"), "time": _time(told.seconds)}
    return [*said, _("About %(tokens)s thousand tokens, and %(time)s at least.") % values]


def _asked(order: Order, minds: Minds) -> Iterator[_Asked]:
    entries = event_log.read(order.parent.pk)
    begun = branches.unchanged(entries, order.changes[0], order.depth)
    living, ahead = fold.fold(begun).living, 1 - len(begun) / len(entries)
    for seat in order.parent.seats.select_related("model", "tier").order_by("place"):
        if order.depth is Depth.VOTE and seat.color not in living:
            continue
        in_a_row = 1.0 if order.depth is Depth.VOTE else _often(order, seat, len(begun), ahead)
        for number in range(len(order.changes) + 1):
            model = minds(seat, number)
            if model is not None:
                calls = round(in_a_row * order.times)
                yield _Asked(model=model, color=seat.color, in_a_row=in_a_row, calls=calls)
    if (clerk := fork_orders.clerk(order.parent, order.depth)) is not None:
        lines = sum(isinstance(entry.event, events.Spoke) for entry in entries[len(begun) :])
        yield _Asked(model=clerk, color=CLERK, in_a_row=lines, calls=lines * order.continuations)


def _model(seat: Seat, change: Change | None) -> ChatModel | None:
    """The model that decides in that seat, in the arm of that change."""
    if not isinstance(change, changes.Recast) or change.color != seat.color:
        return seat.model
    other = Seat(color=seat.color, name=seat.name, model=seat.model, tier=seat.tier, temperament=seat.temperament)
    other_minds.embody(other, change.mind)
    return other.model


def _often(order: Order, seat: Seat, begun: int, ahead: float) -> float:
    if seat.model is not None:
        return order.parent.answers.exclude(decision="").filter(step__gte=begun, color=seat.color).count()
    return estimates.USUAL.calls_a_player * order.parent.seats.count() * ahead


def _taken(order: Order, asked: _Asked) -> tuple[costs.Usage, float]:
    """The usage of all its calls together, and the seconds of each."""
    own = Exchange.objects.filter(answer__match=order.parent, answer__color=asked.color)
    took = own.aggregate(*(Avg(name) for name in ("tokens_in", "tokens_out", "seconds")))
    if took["tokens_in__avg"]:
        return _usage(asked, took["tokens_in__avg"], took["tokens_out__avg"]), took["seconds__avg"]
    prompt = estimates.FIXED_TOKENS[Rulebook(asked.model.rulebook)]
    players = order.parent.seats.count()
    usual = prompt + estimates.TOKENS_A_PLAYER * players, estimates.USUAL.answer(asked.model)
    return _usage(asked, *usual), SECONDS_AN_ANSWER


def _usage(asked: _Asked, tokens_in: float, tokens_out: float) -> costs.Usage:
    prompt = round(asked.calls * tokens_in)
    return costs.expected(prompt, round(asked.calls * tokens_out), cached=round(prompt * estimates.REPEATED))


def _price(model: ChatModel) -> costs.Price:
    """An unknown price counts as zero; `Preview.unpriced` names the model."""
    return costs.Price(
        tokens_in=model.price_in or Decimal(),
        tokens_out=model.price_out or Decimal(),
        cached=model.price_cached,
        cache_written=model.price_cache_written,
    )


def _dollars(amount: Decimal) -> str:
    return f"${floatformat(amount, 2 if amount >= 1 else 4)}"


def _time(seconds: float) -> str:
    if seconds < 90:
        return _("%(seconds)d s") % {"seconds": max(1, round(seconds))}
    return _("%(minutes)d min") % {"minutes": round(seconds / 60)}
