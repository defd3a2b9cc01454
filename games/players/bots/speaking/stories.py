"""What a bot says about its own round: the truth, or an impostor's alibi that can be caught.

An innocent bot tells where it was. One that killed or vented keeps to the truth as far as it is harmless, and fills in
places where its pretended work would have taken it. Whoever saw it elsewhere, or was there, knows better.
"""

import dataclasses

from games.engine.eyes import knowledge
from games.engine.facts import testimony
from games.players.bots import recall
from games.players.bots.mind import Mind

Topic = testimony.Topic
Deed = knowledge.Deed
NEAR_THE_DEED = 8
SHORTEST = 3
MOST_PLACES = 3
STRETCHED = 50
CAREFUL = 25
SMALL_STATION = 60
FEW_ROOMS = 9


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Story:
    """Where it was, in order; what it did there, and who can confirm it."""

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
    """An impostor's own deeds of the round."""
    return [
        memory
        for memory in mind.known.memories
        if memory.color == mind.me.color
        and memory.deed in (Deed.KILLED, Deed.VENTED)
        and memory.tick >= mind.known.round_began
    ]


def _true_stays(mind: Mind) -> list[knowledge.Stay]:
    """The rooms in which the bot stayed for a while; if there are none, the last place."""
    long = [stay for stay in recall.rooms(mind) if stay.until - stay.since >= SHORTEST]
    return long or [*recall.path(mind)[-1:]]


def _cleaned(mind: Mind, told: list[knowledge.Stay], guilt: list[knowledge.Memory]) -> list[knowledge.Stay]:
    """Replaces what lies near a deed by a stay somewhere else that covers it; all else stays as it was."""
    scenes = [deed.place for deed in guilt]
    harmless = [stay for stay in told if stay.place not in scenes]
    for cover in _covers(mind, guilt):
        before = [_cut(stay, mind.known.round_began, cover.since) for stay in harmless]
        after = [_cut(stay, cover.until, mind.known.tick) for stay in harmless]
        kept = [*(stay for stay in before if _is_long(stay)), *(stay for stay in after if _is_long(stay))]
        place = _alibi(mind, scenes, cover)
        invented = knowledge.Stay(color=mind.me.color, place=place, since=cover.since, until=cover.until)
        harmless = sorted([*kept, invented], key=lambda stay: stay.since)
    return _merged(harmless)


@dataclasses.dataclass(frozen=True, slots=True, kw_only=True)
class Cover:
    """Since when and until when to lie, and whether the bot was seen elsewhere at the beginning of that."""

    since: int
    until: int
    seen_leaving: bool = False


def _covers(mind: Mind, guilt: list[knowledge.Memory]) -> list[Cover]:
    """One for each deed; deeds that lie close to each other share one."""
    spans: list[tuple[int, int]] = []
    for deed in guilt:
        if spans and deed.tick - spans[-1][1] <= 2 * NEAR_THE_DEED:
            spans[-1] = (spans[-1][0], deed.tick)
        else:
            spans.append((deed.tick, deed.tick))
    return [_cover(mind, first, last) for first, last in spans]


def _cover(mind: Mind, first: int, last: int) -> Cover:
    """A careful bot does not lie about moments at which it was seen."""
    since, until = max(mind.known.round_began, first - NEAR_THE_DEED), min(mind.known.tick, last + NEAR_THE_DEED)
    if not mind.chance(f"careful/{mind.known.round_began}", _care(mind)):
        return Cover(since=since, until=until)
    met = [each for each in recall.together(mind) if each.color in mind.others and each.color not in mind.partners]
    before = [each.until for each in met if each.until < first]
    after = [each.since for each in met if each.since > last]
    seen = bool(before) and max(before) >= since
    return Cover(since=max([since, *before]), until=min([until, *after]), seen_leaving=seen)


def _is_long(stay: knowledge.Stay) -> bool:
    return stay.until - stay.since >= SHORTEST


def _care(mind: Mind) -> int:
    """How often it is careful, in percent; more where few rooms mean that somebody always sees it."""
    return CAREFUL + mind.temper.guile // 2 + (SMALL_STATION if len(mind.known.station.rooms) <= FEW_ROOMS else 0)


def _cut(stay: knowledge.Stay, since: int, until: int) -> knowledge.Stay:
    return dataclasses.replace(stay, since=max(stay.since, since), until=min(stay.until, until))


def _merged(told: list[knowledge.Stay]) -> list[knowledge.Stay]:
    """Makes one stay of two in the same place that follow each other without a gap."""
    merged: list[knowledge.Stay] = []
    for stay in told:
        if merged and merged[-1].place == stay.place and merged[-1].until >= stay.since:
            merged[-1] = dataclasses.replace(merged[-1], until=stay.until)
        else:
            merged.append(stay)
    return merged


def _alibi(mind: Mind, scenes: list[str], cover: Cover) -> str:
    """Where it really was before, unless it was seen to leave, or else a place of the pretended work.

    It is the same however often it is told in a meeting.
    """
    purpose = f"alibi/{mind.known.round_began}/{cover.since}"
    been = [stay.place for stay in recall.rooms(mind) if stay.place not in scenes and stay.since < cover.since]
    if been and not cover.seen_leaving and mind.chance(f"{purpose}/stretched", STRETCHED):
        return been[-1]
    scenes = [*scenes, *been[-1:]]
    places = [stage.place for task in mind.me.tasks for stage in task.stages if stage.place not in scenes]
    rooms = [room for room in mind.known.station.rooms if room not in scenes]
    return mind.pick(purpose, list(dict.fromkeys(places)) or rooms or mind.known.station.rooms)


def _witness(mind: Mind, told: list[knowledge.Stay]) -> recall.Meeting | None:
    """Whom the bot met longest in the places that it names."""
    places = [stay.place for stay in told]
    met = [each for each in recall.together(mind) if each.place in places and each.color in mind.others]
    return max(met, key=lambda meeting: meeting.seconds, default=None)


def claims(mind: Mind, told: Story) -> tuple[testimony.Claim, ...]:
    """The story in a form that can be held against the log."""
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
