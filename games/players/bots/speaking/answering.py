"""What a bot says for itself and for others: its report, its own round, answers, questions, vouching."""

import dataclasses
from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.engine.eyes.telling import voice
from games.engine.facts import events, identities, testimony
from games.players.bots import attitudes, evidence, recall
from games.players.bots.mind import Mind
from games.players.bots.speaking import blaming, stories, word_choice
from games.players.bots.speaking.speech import MOST_URGENT, Statement

Color = identities.Color
Topic = testimony.Topic
Claim = testimony.Claim
Deed = knowledge.Deed
MOST_QUESTIONS = 1
VOLUNTEERS = 15
WITH = 6


def statements(mind: Mind, table: knowledge.Table, *, is_voting: bool) -> Iterator[Statement]:
    """What it could say. A bot that votes now, or has voted, asks no more questions."""
    yield from _report(mind, table)
    yield from _denial(mind, table)
    yield from _own_story(mind, table)
    yield from _vouching(mind, table)
    if not is_voting and mind.me.color not in table.voted:
        yield from _question(mind, table)


def _report(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """If it called the meeting, it says why."""
    if table.caller != mind.me.color:
        return
    seen = next(blaming.proof(mind), None)
    if table.body is None:
        text = _reason_for_the_button(mind)
        yield _and(text, seen) if seen else Statement(text=text, desire=MOST_URGENT)
        return
    found = next((each for each in recall.bodies_found(mind) if each.color == table.body), None)
    place = found.place if found else _scene_of(mind, table.body)
    text = word_choice.said(mind, "found", victim=table.body.title(), place=mind.place(place))
    claim = Claim(topic=Topic.FOUND_BODY, subject=mind.me.color, other=table.body, place=place)
    if seen is None:
        text = f"{text} {_bystanders(mind, place)}"
        yield Statement(text=text, desire=MOST_URGENT, claims=(claim,))
    else:
        yield _and(text, seen, claim)


def _and(text: str, seen: Statement, *claims: Claim) -> Statement:
    """The report of a bot that knows who did it."""
    return dataclasses.replace(seen, text=f"{text} {seen.text}", claims=(*claims, *seen.claims))


def _reason_for_the_button(mind: Mind) -> str:
    color = recall.longest_unseen(mind)
    if evidence.proof_against(mind) is not None:
        return word_choice.said(mind, "called_proof")
    if color is None:
        return word_choice.said(mind, "called")
    return word_choice.said(mind, "called_missing", about=color, color=color.title())


def _scene_of(mind: Mind, body: Color) -> str | None:
    death = mind.known.figures[body].death
    return death.place if death else None


def _bystanders(mind: Mind, place: str | None) -> str:
    """Says who else stood there. An impostor leaves its partners out."""
    there = [
        stay.color.title()
        for stay in recall.stays(mind)
        if stay.place == place and stay.color in mind.others and stay.until >= mind.known.tick - 1
        if stay.color not in mind.partners
    ]
    kind = "found_with" if there else "found_alone"
    return word_choice.said(mind, kind, who=voice.listed(list(dict.fromkeys(there))))


def accusers(mind: Mind, table: knowledge.Table) -> dict[Color, events.Spoke]:
    """Who has accused this bot in this meeting, each with the first such line."""
    found: dict[Color, events.Spoke] = {}
    for line in table.lines:
        if attitudes.against(mind, line) and not attitudes.answers(mind, table, line):
            found.setdefault(line.color, line)
    return found


def _denial(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """One answer to each accuser; an impostor that is charged may make up a charge in turn."""
    answered = {line.target for line in table.lines if line.color == mind.me.color}
    for accuser, line in accusers(mind, table).items():
        if accuser in answered and _has_told(mind, table):
            continue
        charged = any(claim.topic in (Topic.SAW_KILL, Topic.SAW_VENT) for claim in line.claims)
        purpose = f"counter/{table.number}/{accuser}"
        if mind.is_impostor and charged and mind.chance(purpose, mind.temper.guile):
            yield blaming.invented_vent(mind, "counter", accuser)
            continue
        told = stories.story(mind)
        is_told = _has_told(mind, table)
        story = word_choice.company(mind, told, accuser) if is_told else word_choice.told(mind, told, accuser)
        text = word_choice.said(mind, "denial", about=accuser, accuser=accuser.title(), story=story)
        declared = () if is_told else stories.claims(mind, told)
        yield Statement(text=text, desire=9, target=accuser, claims=declared)


def _has_told(mind: Mind, table: knowledge.Table) -> bool:
    return any(line.color == mind.me.color and _tells(line) for line in table.lines)


def _own_story(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Where it was: when asked, and now and then unasked."""
    asked = any(line.target == mind.me.color and not attitudes.answers(mind, table, line) for line in table.lines[-3:])
    if _has_told(mind, table) or not (asked or mind.chance(f"volunteer/{table.number}", VOLUNTEERS)):
        return
    told = stories.story(mind)
    text = f"{word_choice.told(mind, told)}"
    yield Statement(text=text, desire=8 if asked else 4, claims=stories.claims(mind, told))


def _tells(line: events.Spoke) -> bool:
    return any(claim.topic in (Topic.WAS_AT, Topic.WAS_WITH) and claim.subject == line.color for claim in line.claims)


def _vouching(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Speaks for an accused player whom it was with for long, or saw do a visual task."""
    for line in table.lines[-6:]:
        target = line.target
        if target is None or not line.accusations or target not in mind.others:
            continue
        if target in attitudes.blamed(mind, table):
            continue
        shown = next((m for m in mind.known.memories if m.deed is Deed.SHOWED_TASK and m.color == target), None)
        if shown is not None and mind.known.rules.visual_tasks:
            yield _cleared(mind, target, shown)
            continue
        met = [each for each in recall.together(mind) if each.color == target and each.seconds >= WITH]
        if met and evidence.doubts(mind)[target] < mind.temper.doubt:
            yield _vouched(mind, target, max(met, key=lambda each: each.seconds))


def _cleared(mind: Mind, color: Color, shown: knowledge.Memory) -> Statement:
    task = mind.known.station.task[shown.thing or ""].name
    place = mind.place(shown.place)
    text = word_choice.said(mind, "cleared", about=color, color=color.title(), task=task, place=place)
    claim = Claim(topic=Topic.DID_TASK, subject=color, task=shown.thing, place=shown.place, since=0)
    return Statement(text=text, desire=8, claims=(claim,))


def _vouched(mind: Mind, color: Color, met: recall.Meeting) -> Statement:
    place, when = mind.place(met.place), word_choice.when(mind, met.until)
    text = word_choice.said(mind, "vouch", about=color, color=color.title(), place=place, when=when)
    claim = Claim(topic=Topic.WAS_WITH, subject=color, other=mind.me.color, place=met.place)
    return Statement(text=text, desire=6, claims=(claim,))


def _question(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Asks one who has not said where they were, the most doubted first."""
    told = {line.color for line in table.lines if _tells(line)}
    asked = {line.target for line in table.lines}
    mine = sum(line.color == mind.me.color and line.target is not None and not line.claims for line in table.lines)
    silent = [color for color in table.living if color in mind.others and color not in told and color not in asked]
    if silent and table.lines and mine < MOST_QUESTIONS:
        doubts = evidence.doubts(mind)
        target = max(silent, key=lambda color: doubts[color])
        text = word_choice.said(mind, "asked_about", about=target, color=target.title())
        yield Statement(text=text, desire=5, target=target)
