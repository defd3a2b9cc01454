"""What a bot says against others: what it saw, what does not fit, who was last seen with the dead."""

from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.engine.facts import identities, testimony
from games.players.bots import attitudes, evidence, recall
from games.players.bots.mind import Mind
from games.players.bots.speaking import reasons, word_choice
from games.players.bots.speaking.speech import MOST_URGENT, Statement

Color = identities.Color
Topic = testimony.Topic
Claim = testimony.Claim
Deed = knowledge.Deed


def statements(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    yield from _proof(mind, table)
    yield from _invention(mind, table)
    yield from _caught(mind, table)
    yield from _clue(mind, table)
    yield from _suspicion(mind, table)


def _proof(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    told = {claim for line in attitudes.own(mind, table) for claim in line.claims}
    yield from (each for each in proof(mind) if not told.issuperset(each.claims))


def proof(mind: Mind) -> Iterator[Statement]:
    """What the bot saw that only an impostor does."""
    seen = evidence.proof_against(mind)
    if seen is None:
        return
    killed = seen.deed is Deed.KILLED
    text = word_choice.said(
        mind,
        "saw_kill" if killed else "saw_vent",
        about=seen.color,
        color=seen.color.title(),
        victim=seen.other.title() if seen.other else "somebody",
        place=mind.place(seen.place),
        when=word_choice.when(mind, seen.tick),
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


def _invention(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """From the second meeting on, an impostor with guile now and then claims to have seen somebody vent."""
    purpose = f"framed/{table.number}"
    crew = [color for color in mind.others if color not in mind.partners]
    if not mind.is_impostor or table.number < 2 or not crew or not mind.chance(purpose, mind.temper.guile // 4):
        return
    color = mind.pick(f"{purpose}/whom", crew)
    yield invented_vent(mind, "framed", color)


def invented_vent(mind: Mind, kind: str, color: Color) -> Statement:
    """Pure invention, in a place that has a vent: where the bot really saw that player, if it did."""
    vents = mind.known.station.vents_in
    seen = [stay.place for stay in recall.seen(mind, color) if vents[stay.place]]
    place = mind.pick(f"invented/{color}", seen or [place for place in vents if vents[place]])
    text = word_choice.said(
        mind,
        kind,
        about=color,
        color=color.title(),
        accuser=color.title(),
        place=mind.place(place),
        when=word_choice.when(mind, mind.known.tick - 20),
    )
    claim = Claim(topic=Topic.SAW_VENT, subject=color, place=place)
    return Statement(text=text, desire=MOST_URGENT, target=color, claims=(claim,))


def _caught(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Speaks against those whose claims the bot knows to be untrue."""
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
            elif claim.place is not None and evidence.never_met(mind, claim):
                place = mind.place(claim.place)
                text = word_choice.said(mind, "liar", about=line.color, color=line.color.title(), place=place)
                yield Statement(text=text, desire=8, target=line.color)


def _belied(mind: Mind, color: Color, claim: Claim) -> Statement:
    since, until = claim.since or 0, claim.until or mind.known.tick
    stay = next(stay for stay in recall.seen(mind, color) if recall.contradicts(stay, claim.place or "", since, until))
    text = word_choice.said(
        mind,
        "belied",
        about=f"{color}/{claim.place}",
        color=color.title(),
        claimed=mind.place(claim.place),
        place=mind.place(stay.place),
        when=word_choice.when(mind, stay.until),
    )
    against = Claim(topic=Topic.WAS_AT, subject=color, place=stay.place, since=stay.since, until=stay.until)
    return Statement(text=text, desire=8, target=color, claims=(against,))


def _absent(mind: Mind, color: Color, claim: Claim) -> Statement:
    place, when = mind.place(claim.place), word_choice.when(mind, claim.until or mind.known.tick)
    text = word_choice.said(mind, "absent", about=f"{color}/{claim.place}", color=color.title(), place=place, when=when)
    return Statement(text=text, desire=7, target=color)


def _clue(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Names who was with the dead when the bot last saw them."""
    for victim in table.news:
        beside = [color for color in recall.beside(mind, victim) if color in mind.others]
        suspects = [color for color in beside if color not in mind.partners]
        if len(beside) == 1 and suspects and suspects[0] not in attitudes.spared(mind, table):
            last = max(recall.seen(mind, victim), key=lambda stay: stay.until)
            text = word_choice.said(
                mind,
                "last_with",
                about=victim,
                victim=victim.title(),
                color=suspects[0].title(),
                place=mind.place(last.place),
                when=word_choice.when(mind, last.until),
            )
            claim = Claim(topic=Topic.WAS_WITH, subject=suspects[0], other=victim, place=last.place)
            yield Statement(text=text, desire=7, target=suspects[0], claims=(claim,))


def _suspicion(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Names the most doubted player, with a reason. An impostor never names a partner."""
    kept = {*mind.partners, *attitudes.spared(mind, table)}
    weighed = {color: doubt for color, doubt in evidence.doubts(mind).items() if color not in kept}
    if table.t < mind.temper.patience // 2 or not weighed:
        return
    color = max(weighed, key=lambda each: weighed[each])
    reason = reasons.against(mind, table, color)
    if weighed[color] < mind.temper.doubt - 10 or reason is None:
        return
    text = word_choice.said(mind, "suspect", about=color, color=color.title(), reason=reason)
    yield Statement(text=text, desire=5, target=color)
