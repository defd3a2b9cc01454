"""Sight: one's own place, less in the dark, more through a camera."""

from games.engine.facts import actions, events, identities
from games.engine.ship import sight
from tests.engine.scenes import after, happenings, meanwhile, scene, told

RED, BLUE, GREEN, PINK, CYAN = (identities.Color(name) for name in ("red", "blue", "green", "pink", "cyan"))
DARK = actions.Sabotage(system=identities.System.LIGHTS)
COMMS = actions.Sabotage(system=identities.System.COMMS)
WATCH = actions.Watch(console="camera_monitor")
READ = actions.Watch(console="admin_table")


def test_walls_block() -> None:
    world = scene("electrical: green! pink\n storage: red blue")

    assert set(sight.witnesses(world, "electrical", None)) == {GREEN, PINK}


def test_when_the_lights_go_out_the_crew_look_anew_and_impostors_see_as_before() -> None:
    entries = happenings(scene("storage: green! red blue pink"), green=DARK)

    looks = told(entries, events.LookedAround)
    assert {look.event.color for look in looks} == {RED, BLUE, PINK}


def test_in_the_dark_a_body_at_another_spot_lies_unseen() -> None:
    world = scene("storage: green! red blue pink", tasks={PINK: ("fuel_engines",)})
    dark = after(world, green=DARK)
    fuel = actions.DoTask(task="fuel_engines", stage=0)
    apart = after(dark, pink=fuel, green=actions.Wait(seconds=3))

    killed = after(apart, green=actions.Kill(victim=PINK))

    assert sight.bodies(killed, killed.players[RED]) == ()
    assert sight.bodies(killed, killed.players[GREEN]) == (PINK,)


def test_cameras_show_the_four_hallways() -> None:
    world = scene("security: red\n hall_w: blue\n hall_c: pink*\n storage: green! orange")

    [feeds] = told(happenings(world, red=WATCH), events.FeedsSeen)

    assert feeds.audience == (RED,)
    shown = {feed.place: (feed.players, feed.bodies) for feed in feeds.event.feeds}
    assert shown == {
        "hall_nw": ((), ()),
        "hall_w": ((BLUE,), ()),
        "hall_c": ((), (PINK,)),
        "hall_e": ((), ()),
    }


def test_cameras_show_nobody_who_hides_in_a_vent() -> None:
    world = after(
        scene("security: red\n hall_e: green! blue\n storage: pink orange"), green=actions.EnterVent(vent="vent_hall_e")
    )

    [feeds] = told(happenings(world, red=WATCH), events.FeedsSeen)

    assert {feed.place: feed.players for feed in feeds.event.feeds}["hall_e"] == (BLUE,)


def test_a_kill_under_a_camera_is_seen_by_whoever_watches() -> None:
    world = scene("security: red\n hall_w: green! blue\n storage: pink orange")
    watched = after(world, red=WATCH, green=actions.Wait(seconds=3))

    [kill] = told(happenings(watched, green=actions.Kill(victim=BLUE)), events.Killed)

    assert set(kill.audience) == {GREEN, BLUE, RED}


def test_the_cameras_lights_give_a_watcher_away_to_those_under_them() -> None:
    world = scene("security: red\n hall_w: green! blue\n storage: pink orange")

    begun, ended = told(happenings(world, red=WATCH), events.CameraLights)

    assert (begun.event.blinking, ended.event.blinking) == (True, False)
    assert set(begun.audience) == {GREEN, BLUE}


def test_whoever_walks_under_a_blinking_camera_sees_it() -> None:
    world = scene("security: red\n reactor: blue\n storage: green! pink orange")

    entries = happenings(world, red=WATCH, blue=actions.GoTo(place="hall_w"))

    [look] = [look for look in told(entries, events.LookedAround) if look.event.color == BLUE]
    assert look.event.watched


def test_the_admin_table_counts_heads_and_bodies_in_rooms_and_knows_no_names() -> None:
    world = scene("admin: red\n storage: green! blue pink*\n hall_c: orange\n shields: cyan~")

    [table] = told(happenings(world, red=READ), events.AdminTableRead)

    counted = {heads.room: heads.count for heads in table.event.heads if heads.count}
    assert counted == {"admin": 1, "storage": 3}


def test_the_admin_table_follows_changes() -> None:
    world = scene("admin: red\n storage: green! blue pink")

    entries = happenings(world, red=READ, blue=actions.GoTo(place="hall_se"))

    first, second = told(entries, events.AdminTableRead)
    assert sum(heads.count for heads in first.event.heads) == 4
    assert sum(heads.count for heads in second.event.heads) == 3


def test_comms_down_darkens_every_screen() -> None:
    world = scene("security: red\n admin: blue\n storage: green! pink orange")
    watched = after(world, red=WATCH, blue=READ, green=actions.Wait(seconds=3))

    entries = happenings(watched, green=COMMS)

    dark = {event.event.color for event in told(entries, events.ScreensDark)}
    assert dark == {RED, BLUE}
    assert not sight.cameras_blink(after(watched, green=COMMS))


def test_with_comms_down_no_screen_can_be_watched() -> None:
    down = after(scene("security: red\n storage: green! pink blue"), green=COMMS)

    entries = happenings(down, red=WATCH)

    assert [lost.event.reason for lost in told(entries, events.Stumbled) if lost.event.color == RED] == [
        f"{WATCH} is not on the menu"
    ]


def test_comms_that_go_down_on_the_way_to_a_screen_leave_nothing_to_watch() -> None:
    world = scene("hall_w: red\n storage: green! pink blue")

    entries = meanwhile(world, 10, red=WATCH, green=COMMS)

    assert not told(entries, events.FeedsSeen)
    assert [ended.event.done for ended in told(entries, events.PlanEnded)] == [False]


def test_an_audience_is_in_seating_order() -> None:
    world = scene("storage: pink green! blue red")

    [moved] = told(happenings(world, blue=actions.GoTo(place="hall_se")), events.Walked)

    assert moved.audience == (PINK, GREEN, BLUE, RED)
