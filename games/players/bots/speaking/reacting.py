"""How a bot reacts to what it has just heard: it joins in, changes its mind, or asks for more than a feeling."""

import dataclasses
from collections.abc import Iterator, Mapping

from games.engine.eyes import knowledge
from games.engine.facts import events, identities, testimony
from games.players.bots import evidence, recall
from games.players.bots.mind import Mind
from games.players.bots.speaking import word_choice
from games.players.bots.speaking.speech import Statement

Color = identities.Color
Claim = testimony.Claim
RECENT = 4
MOST_SIGHTINGS = 1
SOFTENED = 12
LONG_ENOUGH = 3


def statements(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    yield from _to_accusations(mind, table)
    yield from _sightings(mind, table)
    yield from _missed(mind, table)


def _to_accusations(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """To each accusation in the last lines, unless the bot has spoken of the accused before."""
    doubts = evidence.doubts(mind)
    before = _doubts_before(mind, table)
    spoken_of = {line.target for line in table.lines if line.color == mind.me.color}
    for line in table.lines[-RECENT:]:
        accused = line.target
        if accused is None or line.color == mind.me.color or not line.accusations:
            continue
        if accused in doubts and accused not in spoken_of and line.color in mind.others:
            yield from _opinion(mind, line, accused, doubts, before)


def _doubts_before(mind: Mind, table: knowledge.Table) -> Mapping[Color, int]:
    """How sure the bot was before those last lines."""
    earlier = dataclasses.replace(table, lines=table.lines[:-RECENT])
    known = dataclasses.replace(mind.known, meeting=earlier)
    return evidence.doubts(dataclasses.replace(mind, known=known))


def _opinion(
    mind: Mind, line: events.Spoke, accused: Color, doubts: Mapping[Color, int], before: Mapping[Color, int]
) -> Iterator[Statement]:
    names = {"color": accused.title(), "speaker": line.color.title()}
    worst, once = (max(weighed, key=lambda color: weighed[color]) for weighed in (doubts, before))
    if accused in mind.partners:
        yield _said(mind, "doubt", line.color, names)
    elif accused == worst and once not in (accused, line.color) and doubts[accused] > before[accused]:
        yield _said(mind, "convinced", accused, {**names, "before": once.title()}, desire=7)
    elif accused == worst and doubts[accused] >= mind.temper.doubt - SOFTENED:
        yield _said(mind, "agree", accused, names, desire=6)
    elif doubts[accused] < mind.temper.doubt - 2 * SOFTENED:
        yield _said(mind, "doubt", line.color, names)


def _said(mind: Mind, kind: str, target: Color, names: dict[str, str], desire: int = 5) -> Statement:
    text = word_choice.said(mind, kind, about=f"{names['color']}/{names['speaker']}", **names)
    return Statement(text=text, desire=desire, target=target)


def _sightings(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Says where it saw one of those it doubts most; of partners it says nothing."""
    mine = sum(line.color == mind.me.color and any(_is_of_another(line, claim) for claim in line.claims)
               for line in table.lines)  # fmt: skip
    if mine >= MOST_SIGHTINGS:
        return
    doubts = evidence.doubts(mind)
    told = {claim.subject for line in table.lines if line.color == mind.me.color for claim in line.claims}
    for color in sorted(doubts, key=lambda each: -doubts[each]):
        stay = _longest(mind, color)
        if stay is not None and color not in (*mind.partners, *told):
            yield _sighted(mind, color, stay)
            return


def _is_of_another(line: events.Spoke, claim: Claim) -> bool:
    return claim.topic is testimony.Topic.WAS_AT and claim.subject != line.color


def _longest(mind: Mind, color: Color) -> knowledge.Stay | None:
    """Its longest sighting of that player this round, if that is long enough to be sure."""
    stays = [stay for stay in recall.seen(mind, color) if stay.until - stay.since >= LONG_ENOUGH]
    return max(stays, key=lambda stay: stay.until - stay.since, default=None)


def _sighted(mind: Mind, color: Color, stay: knowledge.Stay) -> Statement:
    text = word_choice.said(
        mind,
        "sighting",
        about=color,
        color=color.title(),
        place=mind.place(stay.place),
        when=word_choice.when(mind, stay.until),
    )
    claim = Claim(topic=testimony.Topic.WAS_AT, subject=color, place=stay.place, since=stay.since, until=stay.until)
    return Statement(text=text, desire=4, claims=(claim,))


def _missed(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """As its first line of a meeting, asks for somebody whom it has not seen all round and nobody has mentioned."""
    if any(line.color == mind.me.color for line in table.lines) or table.t == 0:
        return
    spoken_of = {span.color for line in table.lines for span in line.mentions}
    unseen = [
        color for color in mind.others if color not in (*spoken_of, *mind.partners) and not recall.seen(mind, color)
    ]
    if unseen:
        color = mind.pick(f"missed/{table.number}", unseen)
        yield Statement(text=word_choice.said(mind, "missed", about=color, color=color.title()), desire=4, target=color)
