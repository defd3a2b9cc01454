"""What a player still knows when its past is folded: its notes and suspicions, and who is dead; for the dead, who
everybody is.

It stands where a round begins, or where its past was cut. Later changes are told when they are noticed.
"""

from collections.abc import Iterator

from games.engine.eyes import knowledge
from games.players.models.prompting import recounting

Known = knowledge.Perspective


def told(known: Known) -> str:
    return "\n".join(filter(None, [recounting.notes(known), *_doubts(known), *_others(known)]))


def _doubts(known: Known) -> Iterator[str]:
    suspicions = recounting.own_mind(known).suspicions
    if suspicions:
        yield f"Your suspicion: {', '.join(f'{each.color} {each.percent}' for each in suspicions)}."


def _others(known: Known) -> Iterator[str]:
    others = [figure for figure in known.figures.values() if figure is not known.me]
    if known.is_omniscient:
        yield f"You are a ghost and know everybody: {', '.join(map(_identity, others))}."
        yield f"How the dead died: {', '.join(_death(each) for each in known.figures.values() if each.death)}."
        return
    dead = [figure.color for figure in others if not figure.alive]
    if dead:
        yield f"Known dead: {', '.join(dead)}."


def _identity(figure: knowledge.Figure) -> str:
    known = ", ".join(filter(None, [figure.role, "" if figure.alive else "dead"]))
    return f"{figure.color} ({known})" if known else str(figure.color)


def _death(figure: knowledge.Figure) -> str:
    death = figure.death
    if death is None or death.killer is None:
        return f"{figure.color} {'ejected' if death and death.ejected else 'unseen'}"
    return f"{figure.color} killed by {death.killer} in {death.place} at second {death.tick}"
