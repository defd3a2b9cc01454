"""What the weight of words adds to the rules, and that it stays bounded and the same."""

from games.engine.accusing import accusations
from games.engine.accusing.weights import features, verdicts, views
from games.engine.facts.identities import Color

SEATS = (Color.RED, Color.BLUE, Color.GREEN, Color.PINK)
RED, BLUE, GREEN, PINK = SEATS
STRANGE = "Gray has changed the subject on each of the three occasions on which Shields came up."


def viewed(message: str, target: Color | None = None) -> dict[Color, views.View]:
    found = views.views(views.tokens(message, SEATS), speaker=GREEN, target=target)
    return {view.color: view for view in found}


def texts(view: views.View) -> str:
    return " ".join(text for sentence in view.sentences for text, _ in sentence)


def test_whom_no_rule_accuses_is_accused_if_enough_speaks_for_it() -> None:
    seats = (*SEATS, Color.GRAY)
    assert not accusations.by_rules(STRANGE, speaker=GREEN, target=None, seats=seats)

    [span] = accusations.accusations(STRANGE, speaker=GREEN, target=None, seats=seats)

    assert span.color is Color.GRAY
    assert STRANGE[span.start : span.end]


def test_each_player_sees_itself_and_the_others_in_a_line() -> None:
    found = viewed("Red, u saw Blue in Admin. He lied to me.")

    assert texts(found[RED]) == "T , T saw O in place . Q lied to i ."
    assert texts(found[BLUE]) == "O , O saw T in place . P lied to i ."


def test_the_target_is_weighed_though_nobody_is_named() -> None:
    assert set(viewed("sus", BLUE)) == {BLUE}
    assert not viewed("sus")


def test_a_line_is_weighed_no_further_than_so_many_words() -> None:
    assert len(views.tokens("red " * 10_000, SEATS)) <= views.MOST_WORDS + 1


def test_every_weight_is_of_something_that_is_weighed() -> None:
    kinds = {
        name.split(":")[0]
        for name, _, _ in features.features(viewed("Red. Not he, Red! I said so.")[RED], ruled=True, others_ruled=False)
    }

    assert {name.split(":")[0] for name in verdicts.table()} - {"least", "least ruled"} - kinds <= {
        "old R",
        "X",
        "N",
        "E",
        "AP",
        "BP",
        "AT",
        "BT",
    }
