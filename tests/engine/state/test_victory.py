"""Who has won, and what is checked first."""

import dataclasses

from games.engine.facts import events, identities, rules
from games.engine.state import victory
from games.engine.state import world as worlds
from tests.engine.scenes import scene

PINK = identities.Color.PINK
Side = identities.Side
Reason = events.EndReason


def verdict(world: worlds.World, tick: int = 100) -> tuple[Side, Reason] | None:
    found = victory.verdict(world, tick)
    return (found.winner, found.reason) if found else None


def with_all_work_done(world: worlds.World) -> worlds.World:
    players = {
        color: dataclasses.replace(
            player, tasks=tuple(dataclasses.replace(task, finished=(0,)) for task in player.tasks)
        )
        for color, player in world.players.items()
    }
    return dataclasses.replace(world, players=players)


def with_sabotage(world: worlds.World, deadline: int) -> worlds.World:
    sabotage = worlds.Sabotage(system=identities.System.REACTOR, deadline=deadline)
    return dataclasses.replace(world, systems=dataclasses.replace(world.systems, sabotage=sabotage))


def test_a_match_goes_on_while_nothing_is_decided() -> None:
    assert verdict(scene("storage: green! red blue pink")) is None


def test_without_a_living_impostor_the_crew_win() -> None:
    assert verdict(scene("storage: green!~ red blue pink")) == (Side.CREW, Reason.IMPOSTORS_GONE)


def test_as_many_impostors_as_crew_win_at_once() -> None:
    assert verdict(scene("storage: green! red blue~")) == (Side.IMPOSTORS, Reason.PARITY)


def test_all_tasks_done_is_won_by_the_crew() -> None:
    world = with_all_work_done(scene("storage: green! red blue pink"))

    assert verdict(world) == (Side.CREW, Reason.TASKS_DONE)


def test_the_dead_have_to_finish_too() -> None:
    world = scene("storage: green! red blue pink~ orange")
    done = with_all_work_done(world)
    lazy = dataclasses.replace(done, players={**done.players, PINK: world.players[PINK]})

    assert verdict(lazy) is None


def test_where_ghosts_do_no_tasks_the_living_are_enough() -> None:
    world = scene("storage: green! red blue pink~ orange", rules=rules.MatchRules(impostors=1, ghosts_do_tasks=False))
    done = with_all_work_done(world)
    lazy = dataclasses.replace(done, players={**done.players, PINK: world.players[PINK]})

    assert verdict(lazy) == (Side.CREW, Reason.TASKS_DONE)


def test_a_sabotage_that_ran_out_comes_before_everything() -> None:
    world = with_sabotage(with_all_work_done(scene("storage: green!~ red blue pink")), deadline=100)

    assert verdict(world) == (Side.IMPOSTORS, Reason.SABOTAGE)


def test_parity_comes_before_finished_tasks() -> None:
    world = with_all_work_done(scene("storage: green! red blue~"))

    assert verdict(world) == (Side.IMPOSTORS, Reason.PARITY)


def test_the_last_impostor_s_end_comes_before_parity() -> None:
    assert verdict(scene("storage: green!~ red~ blue~ pink")) == (Side.CREW, Reason.IMPOSTORS_GONE)


def test_a_match_that_nobody_brings_to_an_end_is_nobody_s() -> None:
    world = scene("storage: green! red blue pink")

    assert verdict(world, tick=1800) == (Side.NOBODY, Reason.TIME_LIMIT)
    assert verdict(with_all_work_done(world), tick=1800) == (Side.CREW, Reason.TASKS_DONE)
