"""What a bot says to an answer: it confirms what it is named for, insists, or takes its suspicion back."""

from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.engine.facts import events, identities, testimony
from games.players.bots import attitudes, evidence, recall
from games.players.bots.mind import Mind
from games.players.bots.speaking import reasons, word_choice
from games.players.bots.speaking.speech import Statement

Color = identities.Color
Claim = testimony.Claim
Topic = testimony.Topic
RECENT = 5  # lines
LONG_AGO = 20  # seconds
ENOUGH = 2  # seconds together
SOFTENED = 8  # how far below the temperament's own doubt it takes a suspicion back


def statements(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    yield from _confirmed(mind, table)
    yield from _weighed(mind, table)


def _confirmed(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Confirms to whoever names it as a witness that they met; if that was short or long ago, says so."""
    blamed = attitudes.blamed(mind, table)
    for line in table.lines[-RECENT:]:
        for claim in line.claims:
            if claim.topic is not Topic.WAS_WITH or (claim.subject, claim.other) != (line.color, mind.me.color):
                continue
            met = [each for each in recall.together(mind) if (each.color, each.place) == (line.color, claim.place)]
            if met and line.color in mind.others and line.color not in blamed:
                yield _confirmation(mind, line.color, max(met, key=lambda each: each.until))


def _confirmation(mind: Mind, color: Color, met: recall.Meeting) -> Statement:
    names = {"color": color.title(), "place": mind.place(met.place), "when": word_choice.when(mind, met.until)}
    claim = Claim(topic=Topic.WAS_WITH, subject=color, other=mind.me.color, place=met.place)
    if met.seconds >= ENOUGH and mind.known.tick - met.until < LONG_AGO:
        return Statement(text=word_choice.said(mind, "confirm", about=color, **names), desire=6, claims=(claim,))
    return Statement(text=word_choice.said(mind, "confirm_then", about=color, **names), desire=5, claims=(claim,))


def _weighed(mind: Mind, table: knowledge.Table) -> Iterator[Statement]:
    """Says what is left of its accusation after the accused has answered it."""
    if evidence.proof_against(mind) is not None:
        return
    doubts = evidence.doubts(mind)
    for line in table.lines[-RECENT:]:
        if line.color in doubts and attitudes.answers(mind, table, line) and not _is_settled(mind, table, line):
            yield from _rejoinder(mind, table, line.color, doubts[line.color])


def _is_settled(mind: Mind, table: knowledge.Table, line: events.Spoke) -> bool:
    """Whether this bot has spoken to that player since."""
    later = table.lines[table.lines.index(line) :]
    return any(each.color == mind.me.color and each.target == line.color for each in later)


def _rejoinder(mind: Mind, table: knowledge.Table, color: Color, doubt: int) -> Iterator[Statement]:
    reason = reasons.against(mind, table, color)
    names = {"color": color.title()}
    if doubt < mind.temper.doubt - SOFTENED:
        kind = "concede"
    elif reason is None:
        kind = "insist"
    else:
        kind, names = "insist_because", {**names, "reason": reason}
    yield Statement(text=word_choice.said(mind, kind, about=color, **names), desire=6, target=color)
