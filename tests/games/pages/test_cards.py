"""Picture cards of moments: of the right size whatever was said, without what the view does not know, one at a time."""

import asyncio
import io
import threading
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from games.engine.facts import events, identities
from games.engine.judging import claims
from games.engine.ship import interlude
from games.engine.state import ledger as ledgers
from games.pages import looks
from games.pages.cards import kept_pictures, lettering, paint, picture, ship_card
from games.watching import glimpse
from games.watching.glimpse import Glimpse
from tests.engine import scenes
from tests.games.players import minds
from tests.support import rings

RED, BLUE = identities.Color.RED, identities.Color.BLUE
NAMES = ["Actor", "ـ مرحبا", "😀" * 20, "<img src=x>"]
HOSTILE = {
    "eight thousand letters": "word " * 1600,
    "one endless word": "w" * 8000,
    "markup": "<script>alert(1)</script>",
    "right to left": "\u202eקלמנטינה \u2067شبكة\u2069",
    "emoji": "👩‍👩‍👧‍👦🏴‍☠️ 🫠",
    "controls": "\x00\x1b[2J\r\n\t\u2028",
    "a lone surrogate": "a \ud83d b",
    "towers of marks": "Z" + "\u0301" * 500,
    "nothing": "",
}


def last_seen(entries: Sequence[ledgers.Entry], viewer: identities.Viewer) -> Glimpse:
    seen = glimpse.of(entries, viewer)
    assert seen is not None
    return seen


def spoken(message: str) -> Glimpse:
    ledger = scenes.drawn("electrical: red! blue\nstorage: green pink")
    interlude.call(ledger, caller=BLUE, body=None)
    line = events.Spoke(t=0, color=RED, message=message, target=None, mentions=(), accusations=(), claims=())
    ledger.tell_everyone(line)
    return last_seen(ledger.entries, "public")


def drawn(glimpse: Glimpse) -> Image.Image:
    return Image.open(io.BytesIO(picture.png(glimpse, match_id=42, players=NAMES)))


@pytest.mark.parametrize("message", HOSTILE.values(), ids=HOSTILE)
def test_whatever_is_said_makes_a_picture_of_the_right_size(message: str) -> None:
    card = drawn(spoken(message))

    assert (card.format, card.size) == ("PNG", (1200, 630))


@pytest.mark.parametrize("view", ["glass", "public", "red"])
@pytest.mark.parametrize("share", rings.first(2, [0.6, 1, 0.01, 0.3]))
def test_any_moment_of_a_match_makes_a_picture(view: str, share: float) -> None:
    entries = minds.played(11)
    viewer: identities.Viewer = RED if view == "red" else "glass" if view == "glass" else "public"

    assert drawn(last_seen(entries[: max(1, int(share * len(entries)))], viewer)).size == (1200, 630)


def test_nothing_that_the_public_does_not_perceive_changes_its_picture() -> None:
    entries = minds.played(11)[:822]
    public = [entry for entry in entries if entry.public]

    assert drawn(last_seen(entries, "public")) == drawn(last_seen(public, "public"))


def test_the_picture_of_a_kill_shows_who_is_aboard_and_not_that_somebody_was_killed() -> None:
    entries = minds.played(11)
    kill = next(number for number, entry in enumerate(entries) if isinstance(entry.event, events.Killed))
    before, after = last_seen(entries[:kill], "public"), last_seen(entries[: kill + 1], "public")

    aboard = drawn(after).convert("RGB").crop((45, 380, 615, 530)).tobytes()

    assert all(bytes.fromhex(paint.of_seat(color)[1:]) in aboard for color in after.known.seats)
    assert drawn(before) == drawn(after)


def test_a_lie_stands_beside_what_the_log_says_through_the_glass_alone() -> None:
    log = minds.played(11)
    lie = next(stamp.seq for stamp in claims.stamped(log) if stamp.judgement.verdict is claims.Verdict.LIE)
    entries = log[:lie]

    assert last_seen(entries, "glass").refutation.endswith(".")
    assert last_seen(entries, "public").refutation == last_seen(entries, RED).refutation == ""


def test_a_quote_is_cut_between_words() -> None:
    quote = lettering.plain("I saw it with my own eyes " * 20)

    assert len(quote) <= lettering.LONGEST_QUOTE
    assert quote.endswith(("I…", "saw…", "it…", "with…", "my…", "own…", "eyes…"))


def test_every_seat_has_a_paint_and_letters_that_can_be_read_on_it() -> None:
    for color in identities.Color:
        light, dark = sorted(map(_brightness, (paint.of_seat(color), paint.ink_on(color))), reverse=True)
        assert (light + 0.05) / (dark + 0.05) >= 4.4, color
        assert looks.LOOKS[color]


def _brightness(value: str) -> float:
    digits = value[1:] if len(value) == 7 else "".join(2 * digit for digit in value[1:])
    shares = [int(digits[at : at + 2], 16) / 255 for at in (0, 2, 4)]
    linear = [share / 12.92 if share <= 0.03928 else ((share + 0.055) / 1.055) ** 2.4 for share in shares]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def noting(drawings: list[str], name: str) -> kept_pictures.Draw:
    def draw() -> bytes:
        drawings.append(name)
        return name.encode()

    return draw


async def test_a_picture_is_drawn_once(tmp_path: Path) -> None:
    pictures, drawings = kept_pictures.Shelf(tmp_path / "cards"), list[str]()
    for _ in range(3):
        assert await pictures.fetch("a.png", noting(drawings, "a")) == b"a"

    assert drawings == ["a"]
    assert (tmp_path / "cards" / "a.png").read_bytes() == b"a"


async def answers_to_all_at_once(pictures: kept_pictures.Shelf, count: int, address: str = "") -> list[object]:
    """The responses to simultaneous requests; drawing starts only when all have been made."""
    all_have_asked = threading.Event()

    def draw() -> bytes | None:
        return b"drawn" if all_have_asked.wait(10) else None

    asked = [asyncio.create_task(pictures.fetch(f"{n}.png", draw, address=address)) for n in range(count)]
    await asyncio.sleep(0)
    all_have_asked.set()
    return list(await asyncio.gather(*asked, return_exceptions=True))


async def test_many_who_ask_at_once_are_served_or_told_to_come_back(tmp_path: Path) -> None:
    found = await answers_to_all_at_once(kept_pictures.Shelf(tmp_path), 30)

    assert sum(isinstance(answer, kept_pictures.Busy) for answer in found) == 30 - kept_pictures.MOST_WAITING
    assert found.count(b"drawn") == kept_pictures.MOST_WAITING


async def test_only_so_many_are_drawn_in_a_minute(tmp_path: Path) -> None:
    pictures, drawings = kept_pictures.Shelf(tmp_path, most_a_minute=3), list[str]()
    for number in range(3):
        await pictures.fetch(f"{number}.png", noting(drawings, str(number)))

    with pytest.raises(kept_pictures.Busy):
        await pictures.fetch("more.png", noting(drawings, "more"))
    assert await pictures.fetch("0.png", noting(drawings, "again")) == b"0"


async def test_one_address_uses_up_no_more_than_its_own_share(tmp_path: Path) -> None:
    pictures = kept_pictures.Shelf(tmp_path)
    for number in range(kept_pictures.MOST_AN_ADDRESS):
        await pictures.fetch(f"{number}.png", lambda: None, address="203.0.113.5")

    with pytest.raises(kept_pictures.Busy):
        await pictures.fetch("more.png", noting([], "more"), address="203.0.113.5")
    assert await pictures.fetch("more.png", noting([], "more"), address="203.0.113.6") == b"more"


async def test_one_address_has_only_few_pictures_in_hand_at_a_time(tmp_path: Path) -> None:
    found = await answers_to_all_at_once(kept_pictures.Shelf(tmp_path), 8, address="203.0.113.5")

    assert sum(isinstance(answer, kept_pictures.Busy) for answer in found) == 8 - kept_pictures.MOST_WAITING_AN_ADDRESS


async def test_old_pictures_make_room(tmp_path: Path) -> None:
    pictures = kept_pictures.Shelf(tmp_path, most_kept=3)
    for number in range(5):
        await pictures.fetch(f"{number}.png", noting([], str(number)))

    assert len(list(tmp_path.glob("*.png"))) == 3


@pytest.mark.parametrize("width", [92, 112, 200])
@pytest.mark.parametrize("name", ["Communications", "Navigation", "Upper Engine", "O2"])
def test_a_name_never_goes_beyond_the_walls_of_its_room(name: str, width: int) -> None:
    lines, face = ship_card.sign(name, width)

    assert " ".join(lines) == name
    assert max(map(face.getlength, lines)) <= width
