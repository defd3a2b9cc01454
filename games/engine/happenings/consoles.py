"""What players see on consoles that show other places."""

from games.engine.eyes import knowledge, sights
from games.engine.eyes.telling.voice import Voice, capitalised
from games.engine.facts import events
from games.engine.happenings.declaring import DAILY, REST, Happening
from games.engine.judging import truth
from games.engine.state import ledger as ledgers
from games.engine.state import world as worlds
from games.engine.state.copying import changed

Happening(
    events.WatchBegun,
    changes=lambda world, event: worlds.with_work(world, event.color, event.until),
    learnt=lambda known, event: changed(known, watching=event.console) if event.color == known.viewer else known,
    told=lambda voice, event: voice.say(
        "[You look|%(who)s looks] into %(console)s.", event.color, console=voice.console(event.console)
    ),
    in_prompt=DAILY,
    shown=REST,
)


def _watched(known: knowledge.Perspective, event: events.FeedsSeen) -> knowledge.Perspective:
    if event.color != known.viewer:
        return known
    for feed in event.feeds:
        for color in feed.players:
            known = known if color == known.viewer else sights.placed(known, color, feed.place, None)
        for body in feed.bodies:
            known = sights.found_dead(known, body, feed.place)
    return known


def _feeds(voice: Voice, event: events.FeedsSeen) -> str:
    shown = voice.listed([_feed(voice, feed) for feed in event.feeds if feed.players or feed.bodies])
    return voice.say("The cameras show %(feeds)s.", feeds=shown or voice.say("empty hallways"))


def _feed(voice: Voice, feed: events.Feed) -> str:
    shown = [*map(voice.whom, feed.players), *map(voice.body, feed.bodies)]
    return voice.within(voice.listed(shown), feed.place)


def _finds(before: truth.Truth, entry: ledgers.Entry, event: events.FeedsSeen) -> truth.Truth:
    found = [(body, feed.place) for feed in event.feeds for body in feed.bodies]
    return truth.found(before, entry, event.color, found)


Happening(events.FeedsSeen, changes=None, learnt=_watched, told=_feeds, in_prompt=DAILY, shown=REST, proves=_finds)


def _lights(voice: Voice, event: events.CameraLights) -> str:
    if event.blinking:
        return voice.say("The cameras' lights begin to blink.")
    return voice.say("The cameras' lights cease to blink.")


Happening(
    events.CameraLights,
    changes=None,
    learnt=lambda known, event: changed(known, cameras_blink=event.blinking),
    told=_lights,
    in_prompt=DAILY,
    shown=REST,
)


def _read(known: knowledge.Perspective, event: events.AdminTableRead) -> knowledge.Perspective:
    """Through the glass, this is the last reading by anybody."""
    return changed(known, admin=knowledge.AdminReading(tick=known.tick, heads=event.heads))


def _heads(voice: Voice, event: events.AdminTableRead) -> str:
    heads = voice.listed([voice.within(str(each.count), each.room) for each in event.heads if each.count])
    return voice.say("The admin table shows %(heads)s.", heads=heads or voice.say("nobody in any room"))


Happening(events.AdminTableRead, changes=None, learnt=_read, told=_heads, in_prompt=DAILY, shown=REST)


Happening(
    events.ScreensDark,
    changes=None,
    learnt=None,
    told=lambda voice, event: voice.say(
        "%(console)s goes dark before [you|%(who)s].", event.color, console=capitalised(voice.console(event.console))
    ),
    in_prompt=DAILY,
    shown=REST,
)
