"""What a bot has said of others in this meeting, so that it sticks to it or says that it changes its mind."""

import dataclasses

from games.engine.eyes import knowledge
from games.engine.facts import events, identities, testimony
from games.players.bots.mind import Mind

Color = identities.Color
Topic = testimony.Topic
CHARGES = (Topic.SAW_KILL, Topic.SAW_VENT)


def own(mind: Mind, table: knowledge.Table) -> list[events.Spoke]:
    return [line for line in table.lines if line.color == mind.me.color]


def blamed(mind: Mind, table: knowledge.Table) -> set[Color]:
    """Those whom the bot has accused or charged."""
    found = {span.color for line in own(mind, table) for span in line.accusations}
    return found | {claim.subject for line in own(mind, table) for claim in line.claims if claim.topic in CHARGES}


def spared(mind: Mind, table: knowledge.Table) -> set[Color]:
    """Those in whose favour the bot has spoken."""
    return {
        claim.subject
        for line in own(mind, table)
        for claim in line.claims
        if line.target is None and claim.subject != mind.me.color and claim.topic in (Topic.WAS_WITH, Topic.DID_TASK)
    }


def against(mind: Mind, line: events.Spoke) -> bool:
    """Whether a line accuses this bot, or charges it with a deed."""
    charged = any(claim.topic in CHARGES and claim.subject == mind.me.color for claim in line.claims)
    return line.color != mind.me.color and (charged or any(span.color == mind.me.color for span in line.accusations))


def answers(mind: Mind, table: knowledge.Table, line: events.Spoke) -> bool:
    """Whether it only answers what this bot has charged its speaker with before, and brings nothing new."""
    if line.target != mind.me.color or any(claim.subject == mind.me.color for claim in line.claims):
        return False
    before = table.lines[: table.lines.index(line)]
    return line.color in blamed(mind, dataclasses.replace(table, lines=before))
