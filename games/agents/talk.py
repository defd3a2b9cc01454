"""What a bot wants to say at the table: the most urgent thing that it has not said yet."""

import dataclasses
from collections.abc import Iterator

from games.agents import evidence, phrases, recall, stories, wording
from games.agents.mind import Mind
from games.engine.eyes import knowledge
from games.engine.facts import events, identities, testimony

Color = identities.Color
Topic = testimony.Topic
Claim = testimony.Claim
Deed = knowledge.Deed
MOST_QUESTIONS = 2
MOST_URGENT = 10


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Statement:
    """Something to say, how urgent it is, and what it claims."""

    text: str
    desire: int
    target: Color | None = None
    claims: tuple[Claim, ...] = ()


def statement(mind: Mind, table: knowledge.Table) -> Statement | None:
    """The most urgent statement that was not made yet; of equally urgent ones the first."""
    own = {line.message for line in table.lines if line.color == mind.me.color}
    fresh = [each for each in _statements(mind, table) if each.text not in own]
    chosen = max(fresh, key=lambda each: each.desire, default=None)
    return _after_the_caller(mind, table, chosen) if chosen else None


def _after_the_caller(mind: Mind, table: knowledge.Table, chosen: Statement) -> Statement:
    """Whoever called the meeting opens it; what cannot wait is said all the same."""
    opened = any(line.color == table.caller for line in table.lines)
    if opened or table.caller == mind.me.color or chosen.desire == MOST_URGENT:
        return chosen
    return dataclasses.replace(chosen, desire=chosen.desire // 3)


def _statements(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    yield from _report(mind, table)
    yield from _proof(mind)
    yield from _denial(mind, table)
    yield from _caught(mind, table)
    yield from _clue(mind, table)
    yield from _own_story(mind, table)
    yield from _vouching(mind, table)
    yield from _question(mind, table)
    yield from _suspicion(mind, table)


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
    there = [
        stay.color.title()
        for stay in recall.stays(mind)
        if stay.place == place and stay.color in mind.others and stay.until >= mind.known.tick - 1
    ]
    kind = "found_with" if there else "found_alone"
    return wording.said(mind, kind, who=" and ".join(dict.fromkeys(there)))


def _proof(mind: Mind) -> Iterator[Statement]:
    """What oneself saw and only an impostor does."""
    seen = evidence.proof_against(mind)
    if seen is None:
        return
    killed = seen.deed is Deed.KILLED
    text = wording.said(
        mind,
        "saw_kill" if killed else "saw_vent",
        about=seen.color,
        color=seen.color.title(),
        victim=seen.other.title() if seen.other else "somebody",
        place=mind.place(seen.place),
        when=wording.when(mind, seen.tick),
    )
    claim = Claim(
        topic=Topic.SAW_KILL if killed else Topic.SAW_VENT,
        subject=seen.color,
        other=seen.other,
        place=seen.place,
        since=seen.tick,
        until=seen.tick,
    )
    yield Statement(text=text, desire=MOST_URGENT, target=seen.color, claims=(claim,))


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
        if mind.is_impostor and charged and mind.chance(purpose, mind.temper.frames):
            yield _counter(mind, accuser)
            continue
        told = stories.story(mind)
        text = wording.said(mind, "denial", about=accuser, accuser=accuser.title(), story=wording.told(mind, told))
        yield Statement(text=text, desire=9, target=accuser, claims=stories.claims(mind, told))


def _counter(mind: Mind, accuser: Color) -> Statement:
    """Pure invention, in a place that has a vent."""
    stays = [stay.place for stay in recall.seen(mind, accuser)]
    vents = mind.known.station.vents_in
    places = [place for place in stays if vents[place]] or [place for place in vents if vents[place]]
    place = mind.pick(f"counter/{accuser}", places)
    text = wording.said(mind, "counter", about=accuser, accuser=accuser.title(), place=mind.place(place))
    claim = Claim(topic=Topic.SAW_VENT, subject=accuser, place=place)
    return Statement(text=text, desire=MOST_URGENT, target=accuser, claims=(claim,))


def _caught(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Whoever claims what oneself knows to be otherwise."""
    for line in table.lines:
        if line.color == mind.me.color or line.color in mind.partners:
            continue
        for claim in line.claims:
            if claim.subject != line.color:
                continue
            if evidence.belied(mind, claim):
                yield _belied(mind, line.color, claim)
            elif evidence.absent(mind, claim):
                yield _absent(mind, line.color, claim)
            elif _never_met(mind, claim):
                place = mind.place(claim.place)
                text = wording.said(mind, "liar", about=line.color, color=line.color.title(), place=place)
                yield Statement(text=text, desire=8, target=line.color)


def _never_met(mind: Mind, claim: Claim) -> bool:
    if claim.topic is not Topic.WAS_WITH or claim.other != mind.me.color or claim.place is None:
        return False
    return not recall.seen(mind, claim.subject)


def _belied(mind: Mind, color: Color, claim: Claim) -> Statement:
    since, until = claim.since or 0, claim.until or mind.known.tick
    stay = next(stay for stay in recall.seen(mind, color) if recall.contradicts(stay, claim.place or "", since, until))
    text = wording.said(
        mind,
        "belied",
        about=f"{color}/{claim.place}",
        color=color.title(),
        claimed=mind.place(claim.place),
        place=mind.place(stay.place),
        when=wording.when(mind, stay.until),
    )
    against = Claim(topic=Topic.WAS_AT, subject=color, place=stay.place, since=stay.since, until=stay.until)
    return Statement(text=text, desire=8, target=color, claims=(against,))


def _absent(mind: Mind, color: Color, claim: Claim) -> Statement:
    place, when = mind.place(claim.place), wording.when(mind, claim.until or mind.known.tick)
    text = wording.said(mind, "absent", about=f"{color}/{claim.place}", color=color.title(), place=place, when=when)
    return Statement(text=text, desire=7, target=color)


def _clue(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """With whom oneself last saw the dead."""
    for victim in table.news:
        beside = [color for color in recall.beside(mind, victim) if color in mind.others]
        suspects = [color for color in beside if color not in mind.partners]
        if len(beside) == 1 and suspects:
            last = max(recall.seen(mind, victim), key=lambda stay: stay.until)
            text = wording.said(
                mind,
                "last_with",
                about=victim,
                victim=victim.title(),
                color=suspects[0].title(),
                place=mind.place(last.place),
                when=wording.when(mind, last.until),
            )
            claim = Claim(topic=Topic.WAS_WITH, subject=suspects[0], other=victim, place=last.place)
            yield Statement(text=text, desire=7, target=suspects[0], claims=(claim,))


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


def _suspicion(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """The one most doubted, with a reason; an impostor's scapegoat is no partner."""
    weighed = {color: doubt for color, doubt in evidence.doubts(mind).items() if color not in mind.partners}
    if table.t < mind.temper.patience // 2 or not weighed:
        return
    color = max(weighed, key=lambda each: weighed[each])
    reason = _reason(mind, table, color)
    if weighed[color] < mind.temper.doubt - 10 or reason is None:
        return
    text = wording.said(mind, "suspect", about=color, color=color.title(), reason=reason)
    yield Statement(text=text, desire=5, target=color)


def _reason(mind: Mind, table: knowledge.Table, color: Color) -> str | None:
    """Why, in a few words that are true of this match; None if there is nothing but a feeling."""
    names = {"color": color.title()}
    for line in table.lines:
        if line.color == color and any(evidence.belied(mind, claim) for claim in line.claims):
            return phrases.REASONS["belied"].format(**names)
        if color in _charged(line) and line.color != mind.me.color:
            return phrases.REASONS["charged"].format(accuser=line.color.title())
    victim = next((dead for dead in table.news if recall.beside(mind, dead) == [color]), None)
    if victim is not None:
        return phrases.REASONS["last_with"].format(victim=victim.title())
    if not any(line.color == color for line in table.lines):
        return phrases.REASONS["silent"].format(**names)
    kind = evidence.votes(mind, color) or (None if recall.seen(mind, color) else "unseen")
    return phrases.REASONS[kind].format(**names) if kind else None


def _charged(line: events.Spoke) -> list[Color]:
    return [claim.subject for claim in line.claims if claim.topic in (Topic.SAW_KILL, Topic.SAW_VENT)]
