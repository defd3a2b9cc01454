"""Claims of work done, kills and vents seen, bodies found, and roles."""

from collections.abc import Sequence

from games.engine.eyes import knowledge
from games.engine.facts import identities
from games.engine.judging import cases
from games.engine.judging.truth import Kill, Venting, Work

Deed = knowledge.Deed
Role = identities.Role


def did_task(case: cases.Case) -> cases.Judgement:
    claim = case.claim
    ever = [each for each in case.truth.work if each.color == claim.subject and each.task == claim.task]
    work = [each for each in ever if case.at(each.since, each.until, each.seq) and claim.place in (None, each.place)]
    if any(each.real for each in work):
        return cases.so(supported=case.is_about_itself or _saw_at_work(case))
    entry = _instead_of_work(case, work or ever)
    return cases.not_so(entry, knew=case.is_about_itself or _knows_for_impostor(case))


def _instead_of_work(case: cases.Case, work: Sequence[Work]) -> int:
    """The entry of the pretence, or of the same work at another time or place; else of an impostor's role, as it has no
    work, or of where the subject was."""
    if work:
        return work[-1].seq
    subject = case.claim.subject
    is_impostor = case.truth.roles.get(subject) is Role.IMPOSTOR
    return case.truth.dealt[subject] if is_impostor else case.meanwhile(subject)


def _saw_at_work(case: cases.Case) -> bool:
    claim, station = case.claim, case.known.station
    kind = station.task[claim.task or ""]
    spots = tuple(station.vent) if kind.at_vents else (kind.family,)
    return any(
        memory.color == claim.subject
        and (
            (memory.deed is Deed.SHOWED_TASK and memory.thing == claim.task)
            or (memory.deed is Deed.STOOD_AT and memory.thing in spots)
        )
        for memory in case.memories
    )


def _knows_for_impostor(case: cases.Case) -> bool:
    return case.known.figures[case.claim.subject].role is Role.IMPOSTOR or case.has_caught_subject


def saw_kill(case: cases.Case) -> cases.Judgement:
    """To claim to have seen what never happened is always a lie; to tell it as a fact, only if one knows better."""
    claim, kills = case.claim, [kill for kill in case.truth.kills if case.at(kill.tick, kill.tick, kill.seq)]
    alike = [
        kill
        for kill in kills
        if kill.killer == claim.subject and claim.other in (None, kill.victim) and claim.place in (None, kill.place)
    ]
    if alike:
        return cases.so(supported=any(case.speaker in kill.witnesses for kill in alike))
    return cases.not_so(_instead_of_kill(case, kills), knew=claim.seen or _knows_otherwise(case))


def _knows_otherwise(case: cases.Case) -> bool:
    """Whether the speaker knows the subject to be no impostor, or saw another kill the victim."""
    known, victim = case.known.figures, case.claim.other
    death = None if victim is None else known[victim].death
    killed_by_another = death is not None and death.killer not in (None, case.claim.subject)
    return known[case.claim.subject].role is Role.CREWMATE or killed_by_another


def _instead_of_kill(case: cases.Case, kills: Sequence[Kill]) -> int:
    """The entry of how the victim really died, or by which the subject is crew; else of somebody else's death then, or
    of the last meeting, at which nobody was missed."""
    truth, victim = case.truth, case.claim.other
    other_hand = next((kill.seq for kill in kills if kill.victim == victim), None)
    died = None if victim is None else truth.dead.get(victim)
    killed = kills[-1].seq if kills and victim is None else None
    return other_hand or _dealt_crew(case) or died or killed or truth.met


def _dealt_crew(case: cases.Case) -> int | None:
    """The entry that dealt the subject its role, if it is crew."""
    subject = case.claim.subject
    is_crew = case.truth.roles.get(subject) is Role.CREWMATE
    return case.truth.dealt.get(subject) if is_crew else None


def saw_vent(case: cases.Case) -> cases.Judgement:
    claim = case.claim
    alike = [
        venting
        for venting in case.truth.ventings
        if venting.color == claim.subject and _is_then(case, venting) and claim.place in (None, venting.place)
    ]
    if alike:
        return cases.so(supported=any(case.speaker in venting.witnesses for venting in alike))
    elsewhere = [each.seq for each in case.truth.ventings if each.color == claim.subject and _is_then(case, each)]
    entry = _dealt_crew(case) or (elsewhere[-1] if elsewhere else case.meanwhile(claim.subject))
    return cases.not_so(entry, knew=claim.seen or _knows_otherwise(case))


def _is_then(case: cases.Case, venting: Venting) -> bool:
    return case.at(venting.tick, venting.tick, venting.seq)


def found_body(case: cases.Case) -> cases.Judgement:
    claim = case.claim
    finds = [each for each in case.truth.finds if each.color == claim.subject and each.body == claim.other]
    kills = [kill for kill in case.truth.kills if kill.victim == claim.other]
    witnessed = [kill for kill in kills if claim.subject in (kill.killer, *kill.witnesses)]
    places = [*(find.place for find in finds), *(kill.place for kill in witnessed)]
    if any(claim.place in (None, place) for place in places):
        table = case.known.meeting
        reported = table is not None and (table.caller, table.body) == (claim.subject, claim.other)
        return cases.so(supported=case.is_about_itself or reported)
    assert claim.other is not None
    entry = case.truth.dead.get(claim.other, case.truth.met)
    return cases.not_so(entry, knew=case.is_about_itself)


def role(case: cases.Case) -> cases.Judgement:
    claim = case.claim
    told = case.known.figures[claim.subject].role is not None
    if case.truth.roles.get(claim.subject) is claim.role:
        shown = claim.role is Role.CREWMATE and case.has_cleared_subject
        return cases.so(supported=told or shown or (claim.role is Role.IMPOSTOR and case.has_caught_subject))
    knew = told or (claim.role is Role.CREWMATE and case.has_caught_subject)
    return cases.not_so(case.truth.dealt[claim.subject], knew=knew)
