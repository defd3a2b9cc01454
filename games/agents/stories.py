"""What one says about one's own round: the truth, or an impostor's alibi that can be caught.

An innocent tells where it was. Who killed or vented keeps to the truth as far as it is harmless, and fills the rest
with a place where its pretended work would have taken it; whoever saw it elsewhere, or was there, knows better.
"""

import dataclasses

from games.agents import recall
from games.agents.mind import Mind
from games.engine.eyes import knowledge
from games.engine.facts import identities, testimony

Color = identities.Color
Topic = testimony.Topic
Deed = knowledge.Deed
NEAR_THE_DEED = 8
SHORTEST = 3
MOST_PLACES = 3
STRETCHED = 50
CAREFUL = 25


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """Where, in order; what was done, and who can confirm it."""

    stays: tuple[knowledge.Stay, ...]
    work: tuple[knowledge.Memory, ...]
    witness: recall.Meeting | None
    is_false: bool


def story(mind: Mind) -> Story:
    guilt = _guilt(mind)
    told = _true_stays(mind)
    if guilt:
        told = _cleaned(mind, told, guilt)
    told = told[-MOST_PLACES:]
    places = [stay.place for stay in told]
    work = [each for each in recall.worked(mind) if each.place in places]
    return Story(
        stays=tuple(told),
        work=tuple(work[-2:]),
        witness=_witness(mind, told),
        is_false=bool(guilt),
    )


def _guilt(mind: Mind) -> list[knowledge.Memory]:
    """The impostor's own deeds of the round."""
    return [
        memory
        for memory in mind.known.memories
        if memory.color == mind.me.color
        and memory.deed in (Deed.KILLED, Deed.VENTED)
        and memory.tick >= mind.known.round_began
    ]


def _true_stays(mind: Mind) -> list[knowledge.Stay]:
    """The rooms where one stayed for a while; if there are none, the last place."""
    long = [stay for stay in recall.rooms(mind) if stay.until - stay.since >= SHORTEST]
    return long or recall.path(mind)[-1:]


def _cleaned(mind: Mind, told: list[knowledge.Stay], guilt: list[knowledge.Memory]) -> list[knowledge.Stay]:
    """What lies near a deed is replaced by a stay somewhere else that covers it."""
    since, until = _to_cover(mind, guilt)
    before = [_cut(stay, mind.known.round_began, since) for stay in told if stay.since < since - SHORTEST]
    after = [_cut(stay, until, mind.known.tick) for stay in told if stay.until > until + SHORTEST]
    scenes = [deed.place for deed in guilt]
    invented = knowledge.Stay(color=mind.me.color, place=_alibi(mind, scenes), since=since, until=until)
    return _merged([*(stay for stay in before if stay.place not in scenes), invented, *after])


def _to_cover(mind: Mind, guilt: list[knowledge.Memory]) -> tuple[int, int]:
    """From when until when to lie. The careful do not lie about a moment at which they were seen."""
    first, last = guilt[0].tick, guilt[-1].tick
    since, until = max(mind.known.round_began, first - NEAR_THE_DEED), min(mind.known.tick, last + NEAR_THE_DEED)
    if not mind.chance(f"careful/{mind.known.round_began}", CAREFUL + mind.temper.guile // 2):
        return since, until
    met = [each for each in recall.together(mind) if each.color in mind.others and each.color not in mind.partners]
    before = [each.until for each in met if each.until < first]
    after = [each.since for each in met if each.since > last]
    return max([since, *before]), min([until, *after])


def _cut(stay: knowledge.Stay, since: int, until: int) -> knowledge.Stay:
    return dataclasses.replace(stay, since=max(stay.since, since), until=min(stay.until, until))


def _merged(told: list[knowledge.Stay]) -> list[knowledge.Stay]:
    """Two stays in one place that follow each other without a gap are told as one."""
    merged: list[knowledge.Stay] = []
    for stay in told:
        if merged and merged[-1].place == stay.place and merged[-1].until >= stay.since:
            merged[-1] = dataclasses.replace(merged[-1], until=stay.until)
        else:
            merged.append(stay)
    return merged


def _alibi(mind: Mind, scenes: list[str]) -> str:
    """Where one really was before, or a place of the pretended work; the same however often it is told in a meeting."""
    purpose = f"alibi/{mind.known.round_began}"
    been = [stay.place for stay in recall.rooms(mind) if stay.place not in scenes]
    if been and mind.chance(f"{purpose}/stretched", STRETCHED):
        return been[-1]
    places = [stage.place for task in mind.me.tasks for stage in task.stages if stage.place not in scenes]
    rooms = [room for room in mind.known.station.rooms if room not in scenes]
    return mind.pick(purpose, list(dict.fromkeys(places)) or rooms)


def _witness(mind: Mind, told: list[knowledge.Stay]) -> recall.Meeting | None:
    """Whom one met longest, while where one says one was."""
    places = [stay.place for stay in told]
    met = [each for each in recall.together(mind) if each.place in places and each.color in mind.others]
    return max(met, key=lambda meeting: meeting.seconds, default=None)


def claims(mind: Mind, told: Story) -> tuple[testimony.Claim, ...]:
    """The same in a form that can be held against the log."""
    me = mind.me.color
    places = [
        testimony.Claim(topic=Topic.WAS_AT, subject=me, place=stay.place, since=stay.since, until=stay.until)
        for stay in told.stays
    ]
    work = [testimony.Claim(topic=Topic.DID_TASK, subject=me, task=each.thing, place=each.place) for each in told.work]
    met = told.witness
    if met is None:
        return (*places, *work)
    return (*places, *work, testimony.Claim(topic=Topic.WAS_WITH, subject=me, other=met.color, place=met.place))
