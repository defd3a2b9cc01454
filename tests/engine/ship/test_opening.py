"""The opening: who is what, who knows it, what there is to do."""

import pytest

from games.engine import maps, opening, referee
from games.engine.facts import events, identities
from games.engine.facts import rules as ruling
from games.engine.facts.dice import Dice
from games.engine.lobby import feasibility
from games.engine.ship import menus
from games.engine.state import ledger as ledgers
from tests.engine import matches
from tests.engine.scenes import told


def opened(players: int = 10, seed: int = 1, short_tasks: int = 2) -> list[ledgers.Entry]:
    impostors = ruling.recommended_impostors(players)
    rules = ruling.MatchRules(impostors=impostors, short_tasks=short_tasks)
    return list(referee.open_match(matches.lineup(players), rules, maps.load("skeld"), Dice(seed)).entries)


def test_everybody_knows_the_own_role_and_nobody_else_s() -> None:
    dealt = told(opened(), events.RoleDealt)

    assert len(dealt) == 10
    assert all(role.audience == (role.event.color,) for role in dealt)


def test_every_impostor_is_told_its_partners() -> None:
    named = told(opened(12), events.PartnersNamed)

    impostors = {each.event.color for each in named}
    assert len(impostors) == 3
    for each in named:
        assert set(each.event.partners) == impostors - {each.event.color}
        assert each.audience == (each.event.color,)


def test_all_have_the_same_common_tasks_and_as_many_of_each_length_as_the_lobby_says() -> None:
    station = maps.load("skeld")
    hands = [[deal.task for deal in hand.event.tasks] for hand in told(opened(), events.TasksDealt)]

    lengths = [[station.task[task].length.value for task in hand] for hand in hands]
    assert all(sorted(each) == ["common", "long", "short", "short"] for each in lengths)
    assert len({hand[0] for hand in hands}) == 1


def test_nobody_is_dealt_two_tasks_of_one_family() -> None:
    station = maps.load("skeld")

    for hand in told(opened(short_tasks=5), events.TasksDealt):
        families = [station.task[deal.task].family for deal in hand.event.tasks]
        assert len(set(families)) == len(families)


def test_wiring_is_three_of_six_panels_in_the_map_s_order() -> None:
    panels = maps.load("skeld").task["fix_wiring"].panels
    hands = [hand for seed in range(8) for hand in told(opened(seed=seed), events.TasksDealt)]

    wirings = [
        tuple(stage.place for stage in deal.stages)
        for hand in hands
        for deal in hand.event.tasks
        if deal.task == "fix_wiring"
    ]
    assert len(set(wirings[:10])) > 3
    assert all(len(way) == 3 and list(way) == sorted(way, key=panels.index) for way in wirings)


def test_impostors_get_a_list_to_pretend_with() -> None:
    entries = opened()
    impostors = {named.event.color for named in told(entries, events.PartnersNamed)}

    fake = {hand.event.color for hand in told(entries, events.TasksDealt) if hand.event.fake}

    assert fake == impostors


def test_nobody_can_kill_sabotage_or_call_in_the_first_seconds() -> None:
    world = referee.fold(opened())

    offered = {type(action).__name__ for color in world.seats for action in menus.menu(world, color)}

    assert not offered & {"Kill", "Sabotage", "CloseDoors", "PressButton"}
    assert {world.players[color].kill_ready_at for color in world.impostors} == {10}
    assert (world.systems.sabotage_ready_at, world.systems.button_ready_at) == (10, 15)


@pytest.mark.parametrize(("cooldown", "first"), [(0, 15), (60, 60)])
def test_the_first_press_waits_for_a_quarter_of_a_minute_or_the_cooldown(cooldown: int, first: int) -> None:
    rules = ruling.MatchRules(impostors=1, emergency_cooldown=cooldown)

    entries = referee.open_match(matches.lineup(5), rules, maps.load("skeld"), Dice(1)).entries

    assert [ready.event.at for ready in told(entries, events.ButtonReady)] == [first]


def test_everybody_is_asked_at_once() -> None:
    world = referee.fold(opened())

    assert [ask.color for ask in referee.who_decides(world)] == list(world.seats)


def test_the_same_seed_deals_the_same_and_another_seed_does_not() -> None:
    assert opened(seed=5) == opened(seed=5)
    assert opened(seed=5) != opened(seed=6)


def test_roles_fall_on_every_seat_about_as_often() -> None:
    counts = dict.fromkeys(identities.Color, 0)
    for seed in range(300):
        for named in told(opened(seed=seed), events.PartnersNamed):
            counts[named.event.color] += 1

    dealt = [count for count in counts.values() if count]
    assert len(dealt) == 10
    assert min(dealt) > 35


def test_impossible_rules_and_seats_are_refused_with_every_reason() -> None:
    seats = (*matches.lineup(5), matches.lineup(1)[0])
    rules = ruling.MatchRules(impostors=3, player_speed=7.0)

    with pytest.raises(opening.ImpossibleMatchError) as refusal:
        referee.open_match(seats, rules, maps.load("skeld"), Dice(1))

    for reason in ("player_speed (7.0)", "impostors (3) need at least 9 players", "red is seated twice"):
        assert reason in str(refusal.value)


@pytest.mark.parametrize("name", sorted(maps.DRAWINGS))
def test_every_map_can_deal_what_its_lobby_allows(name: str) -> None:
    station = maps.load(name)
    rules = ruling.recommended(station.max_players, map=name)

    assert feasibility.problems(rules, station.max_players, station) == []
    assert referee.open_match(matches.lineup(station.max_players), rules, station, Dice(3)).entries
