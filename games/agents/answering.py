"""What a bot says for itself and for others: the report, its own round, answers, questions, vouching."""

from collections.abc import Iterator

from games.agents import accusing, evidence, recall, stories, wording
from games.agents.mind import Mind
from games.agents.speech import MOST_URGENT, Statement
from games.engine.eyes import knowledge
from games.engine.eyes.telling import voice
from games.engine.facts import events, identities, testimony

Color = identities.Color
Topic = testimony.Topic
Claim = testimony.Claim
Deed = knowledge.Deed
MOST_QUESTIONS = 2


def statements(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    yield from _report(mind, table)
    yield from _denial(mind, table)
    yield from _own_story(mind, table)
    yield from _vouching(mind, table)
    yield from _question(mind, table)


def _report(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Whoever called the meeting says why."""
    if table.caller != mind.me.color:
        return
    if table.body is None:
        yield Statement(text=wording.said(mind, "called"), desire=MOST_URGENT)
        return
    found = next((each for each in recall.bodies_found(mind) if each.color == table.body), None)
    place = found.place if found else _scene_of(mind, table.body)
    text = wording.said(mind, "found", victim=table.body.title(), place=mind.place(place))
    claim = Claim(topic=Topic.FOUND_BODY, subject=mind.me.color, other=table.body, place=place)
    yield Statement(text=f"{text} {_bystanders(mind, place)}", desire=MOST_URGENT, claims=(claim,))


def _scene_of(mind: Mind, body: Color) -> str | None:
    death = mind.known.figures[body].death
    return death.place if death else None


def _bystanders(mind: Mind, place: str | None) -> str:
    """Who else stood there. Nobody gives its partner away."""
    there = [
        stay.color.title()
        for stay in recall.stays(mind)
        if stay.place == place and stay.color in mind.others and stay.until >= mind.known.tick - 1
        if stay.color not in mind.partners
    ]
    kind = "found_with" if there else "found_alone"
    return wording.said(mind, kind, who=voice.listed(list(dict.fromkeys(there))))


def accusers(mind: Mind, table: knowledge.Table) -> dict[Color, events.Spoke]:
    """Who has accused oneself in this meeting, with the first such line."""
    found: dict[Color, events.Spoke] = {}
    for line in table.lines:
        charged = any(
            claim.topic in (Topic.SAW_KILL, Topic.SAW_VENT) and claim.subject == mind.me.color for claim in line.claims
        )
        named = line.target == mind.me.color and line.accusations
        if line.color != mind.me.color and (charged or named):
            found.setdefault(line.color, line)
    return found


def _denial(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """One answer to each accuser; a liar may charge it in turn."""
    for accuser, line in accusers(mind, table).items():
        charged = any(claim.topic in (Topic.SAW_KILL, Topic.SAW_VENT) for claim in line.claims)
        purpose = f"counter/{table.number}/{accuser}"
        if mind.is_impostor and charged and mind.chance(purpose, mind.temper.guile):
            yield accusing.invented_vent(mind, "counter", accuser)
            continue
        told = stories.story(mind)
        text = wording.said(mind, "denial", about=accuser, accuser=accuser.title(), story=wording.told(mind, told))
        yield Statement(text=text, desire=9, target=accuser, claims=stories.claims(mind, told))


def _own_story(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Where oneself was; more willingly when asked."""
    if any(line.color == mind.me.color and _tells(line) for line in table.lines):
        return
    asked = any(line.target == mind.me.color for line in table.lines[-3:])
    told = stories.story(mind)
    text = f"{wording.told(mind, told)}"
    yield Statement(text=text, desire=8 if asked else 5, claims=stories.claims(mind, told))


def _tells(line: events.Spoke) -> bool:
    return any(claim.topic is Topic.WAS_AT and claim.subject == line.color for claim in line.claims)


def _vouching(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """For somebody accused, with whom one was for long; an impostor does it for a partner."""
    for line in table.lines[-6:]:
        target = line.target
        if target is None or not line.accusations or target not in mind.others:
            continue
        shown = next((m for m in mind.known.memories if m.deed is Deed.SHOWED_TASK and m.color == target), None)
        if shown is not None and mind.known.rules.visual_tasks:
            yield _cleared(mind, target, shown)
            continue
        met = [each for each in recall.together(mind) if each.color == target and each.seconds >= 10]
        if met and evidence.doubts(mind)[target] < mind.temper.doubt:
            yield _vouched(mind, target, max(met, key=lambda each: each.seconds))


def _cleared(mind: Mind, color: Color, shown: knowledge.Memory) -> Statement:
    task = mind.known.station.task[shown.thing or ""].name
    place = mind.place(shown.place)
    text = wording.said(mind, "cleared", about=color, color=color.title(), task=task, place=place)
    claim = Claim(topic=Topic.DID_TASK, subject=color, task=shown.thing, place=shown.place, since=0)
    return Statement(text=text, desire=8, claims=(claim,))


def _vouched(mind: Mind, color: Color, met: recall.Meeting) -> Statement:
    place, when = mind.place(met.place), wording.when(mind, met.until)
    text = wording.said(mind, "vouch", about=color, color=color.title(), place=place, when=when)
    claim = Claim(topic=Topic.WAS_WITH, subject=mind.me.color, other=color, place=met.place)
    return Statement(text=text, desire=6, claims=(claim,))


def _question(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """To somebody who has not said a word yet."""
    spoken = {line.color for line in table.lines}
    asked = {line.target for line in table.lines}
    mine = sum(line.color == mind.me.color and line.target is not None and not line.claims for line in table.lines)
    silent = [color for color in table.living if color in mind.others and color not in spoken and color not in asked]
    if silent and table.lines and mine < MOST_QUESTIONS:
        target = mind.pick(f"question/{table.number}/{len(silent)}", silent)
        text = wording.said(mind, "asked_about", about=target, color=target.title())
        yield Statement(text=text, desire=4, target=target)
