"""Only what its player perceived of the true world reaches a prompt."""

import dataclasses
import functools
import json
from collections.abc import Iterable

from hypothesis import given, settings
from hypothesis import strategies as st

from games.engine import referee
from games.engine.eyes import knowledge, offers
from games.engine.facts import actions, decisions, identities, testimony
from games.engine.ship import menus
from games.engine.state import ledger as ledgers
from games.players import player
from games.players.bots import house_bots, temperaments
from games.players.models.prompting import seating
from personas.llm import chat
from tests.engine import matches, scenes
from tests.games.players.models import llm_matches
from tests.games.players.models.answers import scribe
from tests.games.players.models.prompting import situations
from tests.support import rings

Color = identities.Color


@functools.cache
def played(seed: int) -> matches.Played:
    return matches.play(seed)


def texts(asked: situations.Situation) -> list[str]:
    return [message.text for message in asked.prompt()]


def reflection(color: Color) -> decisions.Ask:
    """A question that depends on nothing in the world."""
    return decisions.ReflectionAsk(color=color)


def without(entries: Iterable[ledgers.Entry], color: Color) -> list[ledgers.Entry]:
    """Only what this player perceives, as if nothing else had ever happened."""
    return [
        dataclasses.replace(entry, seq=number, audience=(color,), public=False)
        for number, entry in enumerate(entries)
        if color in entry.audience
    ]


@settings(max_examples=rings.of_all(40), deadline=None)
@given(seed=st.integers(0, 5), color=st.sampled_from(matches.COLORS[:8]), share=st.floats(0.1, 1))
def test_what_a_player_cannot_perceive_changes_no_prompt_of_its(seed: int, color: Color, share: float) -> None:
    entries = played(seed).entries[: max(30, int(share * len(played(seed).entries)))]

    whole = situations.seen(entries, color, reflection(color))
    own = situations.seen(without(entries, color), color, reflection(color))

    assert texts(own) == texts(whole)


@settings(max_examples=rings.of_all(30), deadline=None)
@given(
    elsewhere=st.sampled_from(["admin", "weapons", "reactor", "shields"]),
    deed=st.sampled_from(["kill", "vent", "wait", "go"]),
)
def test_worlds_that_differ_elsewhere_give_the_same_prompts(elsewhere: str, deed: str) -> None:
    here = "electrical: red pink\nstorage: blue yellow\n"
    plain = asked_next(f"{here}admin: green! orange cyan", "wait")

    other = asked_next(f"{here}{elsewhere}: green! orange cyan", deed)

    assert texts(other) == texts(plain)


def asked_next(drawing: str, deed: str) -> situations.Situation:
    """What Red is asked after Green has done this somewhere else."""
    drawn = scenes.drawn(drawing)
    vents = drawn.world.station.vents_in[drawn.world.players[Color.GREEN].place]
    chosen: dict[str, actions.Action] = {
        "kill": actions.Kill(victim=Color.ORANGE),
        "vent": actions.EnterVent(vent=vents[0].id) if vents else actions.Wait(seconds=3),
        "go": actions.GoTo(place="navigation"),
    }
    green = chosen.get(deed, actions.Wait(seconds=3))
    entries = scenes.meanwhile(drawn.world, 2, green=green, red=actions.Wait(seconds=30))
    menu = menus.menu(referee.fold(entries, drawn.world), Color.RED)
    ask = decisions.ActionAsk(color=Color.RED, menu=menu, triggers=(decisions.Trigger.PLAN_DONE,))
    return situations.seen([*drawn.entries, *entries], Color.RED, ask)


def test_no_thought_of_another_living_player_is_in_a_prompt() -> None:
    entries, _ = situations.talking()
    thinking = decisions.DiscussionDecision(message="", internal_thought="hush-hush")
    silent = decisions.NoDecision(reason="nothing came")
    entries = situations.resolved(entries, lambda ask: thinking if ask.color is situations.BLUE else silent)

    prompts = {
        color: "".join(texts(situations.seen(entries, color, reflection(color))))
        for color in referee.fold(entries).seats
    }

    assert [color for color, prompt in prompts.items() if "hush-hush" in prompt] == [situations.BLUE]


@dataclasses.dataclass(frozen=True, slots=True)
class Brooding(player.Instant):
    """A bot with a secret thought that it tells nobody."""

    bot: house_bots.Bot
    secret: str

    def decide(self, ask: decisions.Ask, known: knowledge.Perspective) -> decisions.Decision:
        decided = self.bot.decide(ask, known)
        assert not isinstance(decided, decisions.NoDecision)
        note = testimony.Note(pad=identities.Pad.PLAN, text=self.secret)
        return dataclasses.replace(decided, internal_thought=self.secret, scratchpad_updates=(note,))


def match_with(secret: str) -> dict[Color, list[tuple[chat.Message, ...]]]:
    """Every prompt of every seat but Red's, in a match in which Red keeps this secret."""
    seats = matches.COLORS[:7]
    minds = {
        color: house_bots.Bot(temperament=temperaments.HOUSE[seat % 6], seed=2) for seat, color in enumerate(seats)
    }
    thinkers = {color: scribe.Dictated(bot, seating.Casting()) for color, bot in minds.items()}
    thinkers[Color.RED] = scribe.Dictated(Brooding(minds[Color.RED], secret), seating.Casting())
    match = llm_matches.play(thinkers, 2)
    return {color: [each.prompt for each in match.exchanges if each.color is color] for color in seats[1:]}


def test_what_goes_on_in_one_head_changes_no_prompt_of_any_other_in_a_whole_match() -> None:
    assert match_with("Nobody must know.") == match_with("It is so dark in here, and so many words besides.")


def test_what_is_asked_of_a_mind_offers_nothing_but_what_its_perspective_holds() -> None:
    """Even if the question itself held more."""
    asked = situations.situation("action", "impostor")
    assert isinstance(asked.ask, decisions.ActionAsk)
    betraying = dataclasses.replace(asked.ask, menu=(*asked.ask.menu, actions.Kill(victim=Color.LIME)))

    offered = offers.offered(betraying, asked.known)

    assert isinstance(offered, decisions.ActionAsk)
    assert actions.Kill(victim=Color.LIME) not in offered.menu


def test_a_crewmate_is_not_told_who_the_impostors_are() -> None:
    asked = situations.situation("action", "crewmate")

    seat = texts(asked)[1]

    assert "impostors:" not in seat
    assert json.dumps(texts(asked)[2:]).count("impostor") == 0


def test_the_first_message_is_the_same_for_every_seat_role_and_question() -> None:
    firsts = {texts(situations.situation(kind, role))[0] for kind in situations.MOMENTS for role in situations.SEATED}

    assert len(firsts) == 1


def test_the_seat_is_the_same_all_match_long() -> None:
    entries = played(1).entries
    for color in matches.COLORS[:8]:
        seats = {texts(situations.seen(entries[:length], color, reflection(color)))[1] for length in (60, 300, None)}
        assert len(seats) == 1
