"""What is said against what was true, and against what its speaker knew: a scene for every verdict."""

from games.engine.facts import actions, events, identities, rules
from games.engine.facts.testimony import Claim, Topic
from games.engine.judging import claims
from games.engine.judging.claims import Verdict
from games.engine.ship import interlude, kills, sight, tasks, vents
from games.engine.state import ledger as ledgers
from tests.engine import scenes

RED, BLUE, GREEN, PINK, CYAN = (identities.Color(name) for name in ("red", "blue", "green", "pink", "cyan"))
CREWMATE, IMPOSTOR = identities.Role
LATER = 140
SHIP = """
    electrical: green! pink blue
    storage:    red cyan
"""


def ship(drawing: str = SHIP) -> ledgers.Ledger:
    """Everybody has been there, and looked around, since tick 100; now it is tick 140."""
    ledger = scenes.drawn(drawing)
    for color in ledger.world.living:
        sight.look(ledger, color)
    ledger.tick = LATER
    return ledger


def judged(ledger: ledgers.Ledger, speaker: identities.Color, claim: Claim) -> claims.Judgement:
    """The claim as made at a meeting that is called now."""
    if ledger.world.meeting is None:
        interlude.call(ledger, caller=RED, body=None)
    court = claims.Court()
    for entry in ledger.entries:
        court = claims.attend(court, entry)
    return claims.judge(claim, speaker=speaker, facts=court.facts, known=court.views[speaker])


def verdict(ledger: ledgers.Ledger, speaker: identities.Color, claim: Claim) -> Verdict:
    return judged(ledger, speaker, claim).verdict


def was_at(subject: identities.Color, place: str, since: int | None = 105, until: int | None = 135) -> Claim:
    return Claim(topic=Topic.WAS_AT, subject=subject, place=place, since=since, until=until)


def was_with(subject: identities.Color, other: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.WAS_WITH, subject=subject, other=other, place=place, since=105, until=135)


def test_ones_own_true_place_is_true() -> None:
    assert verdict(ship(), RED, was_at(RED, "storage")) is Verdict.TRUE


def test_a_false_alibi_is_a_lie_refuted_by_the_walk_to_where_one_was() -> None:
    ledger = ship()
    [walked] = [each for each in scenes.told(ledger.entries, events.Walked) if each.event.color == GREEN]

    assert judged(ledger, GREEN, was_at(GREEN, "admin")) == claims.Judgement(verdict=Verdict.LIE, entry=walked.seq)


def test_a_stay_that_was_stretched_over_another_place_is_a_lie() -> None:
    ledger = ship()
    scenes.walk(ledger, RED, "hall_sw")
    ledger.tick = 170

    assert verdict(ledger, RED, was_at(RED, "storage", 105, 168)) is Verdict.LIE


def test_a_few_seconds_are_given() -> None:
    ledger = ship()
    scenes.walk(ledger, RED, "hall_sw")
    ledger.tick = 170

    assert verdict(ledger, RED, was_at(RED, "storage", 105, 145)) is Verdict.TRUE


def test_without_a_time_some_moment_of_the_round_is_enough() -> None:
    assert verdict(ship(), RED, was_at(RED, "cafeteria", None, None)) is Verdict.TRUE


def test_a_place_of_another_that_one_did_not_see_is_unsupported() -> None:
    assert verdict(ship(), RED, was_at(BLUE, "electrical")) is Verdict.UNSUPPORTED


def test_a_place_of_another_that_one_saw_is_true() -> None:
    assert verdict(ship(), PINK, was_at(BLUE, "electrical")) is Verdict.TRUE


def test_a_wrong_place_of_somebody_out_of_sight_is_a_mistake() -> None:
    assert verdict(ship(), RED, was_at(BLUE, "admin")) is Verdict.MISTAKEN


def test_a_wrong_place_of_somebody_one_saw_elsewhere_is_a_lie() -> None:
    assert verdict(ship(), PINK, was_at(BLUE, "admin")) is Verdict.LIE


def test_company_that_was_there_is_true_for_both_and_unsupported_for_others() -> None:
    together = was_with(RED, CYAN, "storage")

    assert verdict(ship(), RED, together) is Verdict.TRUE
    assert verdict(ship(), CYAN, together) is Verdict.TRUE
    assert verdict(ship(), PINK, together) is Verdict.UNSUPPORTED


def test_company_that_one_was_too_short_sighted_to_see_is_unsupported() -> None:
    ledger = scenes.drawn(SHIP, rules=rules.MatchRules(impostors=1, crew_vision=0.25))
    ledger.tell(events.SpotTaken(color=CYAN, place="storage", spot="fuel_engines"), (CYAN,))
    for color in ledger.world.living:
        sight.look(ledger, color)
    ledger.tick = LATER

    assert verdict(ledger, RED, was_with(RED, CYAN, "storage")) is Verdict.UNSUPPORTED
    assert verdict(ledger, BLUE, was_with(BLUE, PINK, "electrical")) is Verdict.TRUE


def test_company_that_was_not_is_a_lie_of_its_own_and_a_mistake_of_others() -> None:
    assert verdict(ship(), GREEN, was_with(GREEN, RED)) is Verdict.LIE
    assert verdict(ship(), GREEN, was_with(RED, GREEN)) is Verdict.LIE
    assert verdict(ship(), CYAN, was_with(BLUE, PINK, "admin")) is Verdict.MISTAKEN


def work(ledger: ledgers.Ledger, color: identities.Color, task: str) -> None:
    plan = actions.DoTask(task=task, stage=0)
    tasks.begin(ledger, ledger.world.players[color], plan)
    ledger.tick += 1
    tasks.finish(ledger, ledger.world.players[color], plan)


def did(subject: identities.Color, task: str) -> Claim:
    return Claim(topic=Topic.DID_TASK, subject=subject, task=task)


def at_work() -> ledgers.Ledger:
    hands = dict.fromkeys((GREEN, BLUE, PINK, RED), ("calibrate_distributor",))
    ledger = scenes.drawn("electrical: green! blue pink\nstorage: red cyan", tasks=hands)
    for color in ledger.world.living:
        sight.look(ledger, color)
    return ledger


def test_work_that_was_done_is_true_and_of_others_only_if_seen() -> None:
    ledger = at_work()
    work(ledger, BLUE, "calibrate_distributor")

    assert verdict(ledger, BLUE, did(BLUE, "calibrate_distributor")) is Verdict.TRUE
    assert verdict(ledger, PINK, did(BLUE, "calibrate_distributor")) is Verdict.TRUE
    assert verdict(ledger, CYAN, did(BLUE, "calibrate_distributor")) is Verdict.UNSUPPORTED


def test_pretended_work_is_a_lie_of_its_own_and_a_mistake_of_whoever_believed_it() -> None:
    ledger = at_work()
    work(ledger, GREEN, "calibrate_distributor")
    [pretence] = scenes.told(ledger.entries, events.StageFinished)

    assert judged(ledger, GREEN, did(GREEN, "calibrate_distributor")).verdict is Verdict.LIE
    mistaken = judged(ledger, PINK, did(GREEN, "calibrate_distributor"))
    assert mistaken == claims.Judgement(verdict=Verdict.MISTAKEN, entry=pretence.seq)


def saw_kill(subject: identities.Color, other: identities.Color) -> Claim:
    return Claim(topic=Topic.SAW_KILL, subject=subject, other=other)


def bloody() -> ledgers.Ledger:
    ledger = ship()
    kills.kill(ledger, GREEN, PINK)
    return ledger


def test_a_kill_that_was_seen_is_true_and_a_guess_unsupported() -> None:
    assert verdict(bloody(), BLUE, saw_kill(GREEN, PINK)) is Verdict.TRUE
    assert verdict(bloody(), RED, saw_kill(GREEN, PINK)) is Verdict.UNSUPPORTED


def test_a_kill_laid_to_another_is_a_lie_refuted_by_the_kill() -> None:
    ledger = bloody()
    [killed] = scenes.told(ledger.entries, events.Killed)

    assert judged(ledger, GREEN, saw_kill(BLUE, PINK)) == claims.Judgement(verdict=Verdict.LIE, entry=killed.seq)


def test_a_kill_of_somebody_living_is_a_lie() -> None:
    assert verdict(ship(), RED, saw_kill(GREEN, PINK)) is Verdict.LIE


def saw_vent(subject: identities.Color) -> Claim:
    return Claim(topic=Topic.SAW_VENT, subject=subject)


def vented() -> ledgers.Ledger:
    ledger = ship()
    vents.enter(ledger, GREEN, "vent_electrical")
    return ledger


def test_a_vent_that_was_seen_is_true_and_a_guess_unsupported() -> None:
    assert verdict(vented(), BLUE, saw_vent(GREEN)) is Verdict.TRUE
    assert verdict(vented(), RED, saw_vent(GREEN)) is Verdict.UNSUPPORTED


def test_to_have_seen_a_crewmate_vent_is_a_lie_refuted_by_its_role() -> None:
    ledger = vented()
    [dealt] = [each for each in scenes.told(ledger.entries, events.RoleDealt) if each.event.color == BLUE]

    assert judged(ledger, GREEN, saw_vent(BLUE)) == claims.Judgement(verdict=Verdict.LIE, entry=dealt.seq)


def found(subject: identities.Color, place: str | None = None) -> Claim:
    return Claim(topic=Topic.FOUND_BODY, subject=subject, other=PINK, place=place)


def found_body() -> ledgers.Ledger:
    ledger = bloody()
    scenes.walk(ledger, RED, "electrical")
    interlude.call(ledger, caller=RED, body=PINK)
    return ledger


def test_who_found_a_body_says_so_truly_and_everybody_at_the_table_knows() -> None:
    assert verdict(found_body(), RED, found(RED, "electrical")) is Verdict.TRUE
    assert verdict(found_body(), CYAN, found(RED)) is Verdict.TRUE


def test_a_body_somewhere_else_is_a_lie() -> None:
    assert verdict(found_body(), RED, found(RED, "admin")) is Verdict.LIE


def test_somebody_elses_find_that_was_none_is_a_mistake() -> None:
    assert verdict(found_body(), RED, found(CYAN)) is Verdict.MISTAKEN


def role(subject: identities.Color, is_: identities.Role) -> Claim:
    return Claim(topic=Topic.ROLE, subject=subject, role=is_)


def test_ones_own_role_is_known() -> None:
    assert verdict(ship(), RED, role(RED, CREWMATE)) is Verdict.TRUE
    assert verdict(ship(), GREEN, role(GREEN, CREWMATE)) is Verdict.LIE


def test_a_lucky_guess_is_unsupported_and_an_unlucky_one_a_mistake() -> None:
    assert verdict(ship(), RED, role(GREEN, IMPOSTOR)) is Verdict.UNSUPPORTED
    assert verdict(ship(), RED, role(BLUE, IMPOSTOR)) is Verdict.MISTAKEN


def test_who_saw_the_kill_knows_the_role() -> None:
    assert verdict(bloody(), BLUE, role(GREEN, IMPOSTOR)) is Verdict.TRUE
    assert verdict(bloody(), BLUE, role(GREEN, CREWMATE)) is Verdict.LIE


def test_an_impostor_knows_who_is_crew() -> None:
    [dealt] = [each for each in scenes.told(ship().entries, events.RoleDealt) if each.event.color == BLUE]

    assert judged(ship(), GREEN, role(BLUE, IMPOSTOR)) == claims.Judgement(verdict=Verdict.LIE, entry=dealt.seq)


def test_what_names_too_little_or_nothing_that_exists_is_undecidable() -> None:
    for claim in (
        Claim(topic=Topic.WAS_AT, subject=RED),
        was_at(RED, "bridge"),
        was_at(RED, "storage", since=135, until=105),
        was_at(RED, "storage", since=500, until=None),
        was_at(identities.Color.TAN, "storage"),
        was_with(RED, RED),
        did(RED, "make_coffee"),
        Claim(topic=Topic.ROLE, subject=RED),
    ):
        assert verdict(ship(), RED, claim) is Verdict.UNDECIDABLE


def test_the_dead_were_nowhere_after_their_death() -> None:
    ledger = bloody()
    [killed] = scenes.told(ledger.entries, events.Killed)
    ledger.tick = 200

    judgement = judged(ledger, RED, was_at(PINK, "storage", since=180, until=199))

    assert judgement == claims.Judgement(verdict=Verdict.MISTAKEN, entry=killed.seq)


def test_a_line_is_judged_by_what_it_declares_and_by_what_it_plainly_says() -> None:
    ledger = ship()
    interlude.call(ledger, caller=RED, body=None)
    declared = was_at(GREEN, "electrical")
    message = "I was in Admin. Blue is the impostor."
    ledger.tell_everyone(
        events.Spoke(t=0, color=GREEN, message=message, target=None, mentions=(), accusations=(), claims=(declared,))
    )

    found = [(stamp.claim.topic, stamp.judgement.verdict) for stamp in claims.stamped(ledger.entries)]

    assert found == [(Topic.WAS_AT, Verdict.TRUE), (Topic.WAS_AT, Verdict.LIE), (Topic.ROLE, Verdict.LIE)]


def test_a_found_body_declared_with_the_dead_as_its_subject_means_that_the_speaker_found_it() -> None:
    place = "electrical"
    as_once_asked_for = Claim(topic=Topic.FOUND_BODY, subject=PINK, place=place)
    with_the_finder = Claim(topic=Topic.FOUND_BODY, subject=PINK, other=RED, place=place)

    assert verdict(found_body(), RED, as_once_asked_for) is Verdict.TRUE
    assert verdict(found_body(), RED, with_the_finder) is Verdict.TRUE
    assert verdict(found_body(), CYAN, as_once_asked_for) is Verdict.LIE
