"""What the dead do: crewmates finish their work, impostors go on sabotaging, and all of them comment."""

from games.engine.eyes import knowledge
from games.engine.facts import actions, decisions, events, identities
from games.players.bots.aboard import crew, impostor
from games.players.bots.mind import Mind
from games.players.bots.speaking import musings

TALKATIVE = 30


def act(mind: Mind, ask: decisions.ActionAsk) -> actions.Action:
    if mind.is_impostor:
        return impostor.mischief(mind, ask.menu) or actions.Wait(seconds=30)
    if crew.CONTINUE in ask.menu:
        return crew.CONTINUE
    work = [action for action in ask.menu if isinstance(action, actions.DoTask)]
    if not work:
        return actions.Wait(seconds=30)
    return min(work, key=lambda task: mind.eta(crew.stage(mind, task).place))


def remark(mind: Mind, table: knowledge.Table) -> str:
    """First a word on its own end, later now and then one on what was just said; empty for none."""
    if not any(line.color == mind.me.color for line in mind.known.ghost_lines):
        return _last_word(mind)
    if not table.lines or not mind.chance(f"remark/{table.number}/{table.t}", TALKATIVE):
        return ""
    words = _comment(mind, table, table.lines[-1])
    said = [line.message for line in mind.known.ghost_lines[-8:]]
    return "" if words in said else words


def _last_word(mind: Mind) -> str:
    death = mind.me.death
    if death is not None and death.killer is not None:
        names = {"killer": death.killer.title(), "place": mind.place(death.place)}
        return mind.pick("last-word", musings.GHOST["killed_by"]).format(**names)
    kind = "ejected_impostor" if mind.is_impostor else "ejected_crew"
    return mind.pick("last-word", musings.GHOST[kind])


def _comment(mind: Mind, table: knowledge.Table, line: events.Spoke) -> str:
    """Comments on a lie, or on somebody who is right: ghosts know every role."""
    figures = mind.known.figures
    guilty = figures[line.color].role is identities.Role.IMPOSTOR
    target = figures[line.target] if line.target else None
    if guilty and (line.claims or line.accusations):
        kind = "partner" if mind.is_impostor else "lying"
    elif not guilty and not mind.is_impostor and target is not None and target.role is identities.Role.IMPOSTOR:
        kind = "right"
    else:
        return ""
    return mind.pick(f"{kind}/{table.number}/{table.t}", musings.GHOST[kind]).format(color=line.color.title())
