"""Which words tell of a deed that no rule knows by name. Data, and how they are looked up."""

from games.engine.judging.reading.words import lexicon

SHORTEST = 5
IRREGULAR = lexicon.words(
    """ate drank sang wept slept fought held broke blew drew drove fell flew gave grew hit hung laid lost rode shook
    sang spent swept threw tore woke wrote built bent dealt dug fed froze leant bit hurt beat swam hummed whistled cut
    burnt spilt sang taught wore stuck spun lit gave bought"""
)
FROM_AFAR = lexicon.words(
    """accused activated admitted agreed alleged announced answered argued asked assigned attempted avoided banned
    based begged belonged blamed bleed called cared caused claimed cleared closed confirmed confused connected
    considered convinced counted decided declared defended denied described deserved died disagreed disappeared
    disconnected dodged doubted dreamed dropped ejected eliminated ended exceed expected explained failed faked
    feared feigned figured followed framed freed frightened glanced guessed happened hated headed hinted hoped
    hovered ignored imagined indeed insisted intended invented jailed lied liked linked listed locked logged
    looked loved marked matched mentioned messaged minded misread missed mistook mixed named need needed noted
    noticed offered opened ordered owned peeked peered persuaded pictured pinged pinned placed planned pointed
    powered predicted preferred pressed pretended proceed promised proposed pushed questioned recorded red
    refused remembered reminded removed replied reported rumored rumoured sabotaged scared seed seemed shared
    showed skipped sped speed started stated succeed suggested supported supposed suspected tagged teleported
    tied tracked tried triggered trusted turned urged vanished voted vouched wanted warned wished wondered
    worried saved postponed delayed deferred reserved neglected bypassed
    realised realized concluded learned deduced assumed implied testified proved joked calculated established determined
    remarked reckoned inferred surmised presumed foresaw"""
)
"""Whoever did so need not have been at the place that is named."""


def is_deed(verb: str) -> bool:
    is_past = verb in IRREGULAR or (verb.endswith("ed") and len(verb) >= SHORTEST)
    return is_past and verb not in FROM_AFAR
