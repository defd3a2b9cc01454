"""The match page in a real browser: live and replayed, in any view, with any words, by keyboard alone."""

import json
import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from games.engine.eyes import perspective
from games.engine.facts import identities
from games.engine.state.ledger import perceives
from games.watching.boards import Draughtsman
from tests.browser.conftest import PHONE_FIRST, SIZES, Enter
from tests.browser.match import match_page
from tests.browser.match.match_page import INSTANT
from tests.browser.visitor import PHONE, Visitor, window
from tests.games.prepared import archives, hostile_words, logs, telling
from tests.support.sites import site as sites
from tests.support.sites import site_matches

pytestmark = pytest.mark.browser
BROKEN = """names => names.flatMap(name => [...name.textContent.matchAll(/\\S+/g)].filter(({0: word, index}) => {
    const range = document.createRange()
    range.setStart(name.firstChild, index)
    range.setEnd(name.firstChild, index + word.length)
    return range.getClientRects().length > 1
}).map(([word]) => word))"""
"""Words that are broken across two lines."""
PAINT = "bar => getComputedStyle(bar).backgroundColor"


@pytest.fixture(scope="module")
def table() -> int:
    """A frame of the glass in the middle of a meeting: somebody has just spoken, and others are about to."""
    return match_page.talk()[1]


@pytest.fixture(scope="module")
def environ(site: sites.Site) -> dict[str, str]:
    return sites.environment(site.var)


@pytest.fixture
def teller(environ: dict[str, str]) -> Iterator[telling.Teller]:
    with telling.on(environ) as teller:
        yield teller


@pytest.fixture(scope="module")
def finished(environ: dict[str, str]) -> int:
    with telling.on(environ) as teller:
        teller.up_to(len(logs.played()))
        return teller.match


@pytest.fixture(scope="module")
def hostile(environ: dict[str, str], tmp_path_factory: pytest.TempPathFactory) -> int:
    return archives.put_into(environ, hostile_words.written_to(tmp_path_factory.mktemp("words")))


def test_a_match_among_bots_is_watched_from_start_to_end(guest: Visitor, site: sites.Site) -> None:
    match = site_matches.booked(site, players=5, station="outpost")

    page = guest.go(f"/matches/{match}/?speed=instant")

    expect(page.locator("#phase")).to_have_text("The match is over")
    expect(page.locator("#state")).to_have_text("Replay")
    expect(page.locator("#transcript .line").last).to_contain_text(" win because ")


@pytest.mark.second
def test_any_moment_looks_as_it_did_when_it_was_live(guest: Visitor, teller: telling.Teller) -> None:
    """Compares fifty moments, seen live, with the same moments seen again in any order."""
    heads = [*sorted(random.Random(5).sample(range(2, len(logs.played())), 49)), len(logs.played())]
    teller.up_to(1)
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    live = {}
    for head in heads:
        teller.up_to(head)
        match_page.at(page, head)
        live[head] = match_page.shown(page)

    page.keyboard.press("k")
    replayed = match_page.shown_at(page, random.Random(6).sample(heads, len(heads)))

    assert [n for n in heads if replayed[n] != live[n]] == []


@pytest.mark.second
def test_whoever_comes_first_is_told_what_these_eyes_see(guest: Visitor, finished: int) -> None:
    page = guest.go(f"/matches/{finished}/?view=blue&{INSTANT}")
    expect(page.locator("#first-visit")).to_contain_text("what this one player sees and thinks, and no more")

    page.get_by_label("Through").select_option("glass")

    expect(page.locator("#first-visit")).to_contain_text("You see everything, thoughts included.")


def test_a_slow_line_is_told_that_the_match_is_coming(guest: Visitor, finished: int) -> None:
    coming = "The match is on its way to you."
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    guest.page.route("**/match/pages/page*.js", hold)

    guest.page.goto(f"{guest.site}/matches/{finished}/?n=10&motion=0", wait_until="commit")
    expect(guest.page.get_by_text(coming)).to_be_visible()
    held[0].continue_()

    match_page.at(guest.page, 10)
    expect(guest.page.get_by_text(coming)).to_have_count(0)


@pytest.mark.second
def test_how_much_is_done_and_suspected_is_seen_in_colours_that_the_system_chose(
    enter: Enter, finished: int, table: int
) -> None:
    page = enter(forced_colors="active").go(f"/matches/{finished}/?n={table}&{INSTANT}")
    match_page.at(page, table)

    for full, empty in ((".task-bar-done", ".task-bar-track"), (".suspect-bar", ".suspects")):
        paints = [page.locator(each).first.evaluate(PAINT) for each in (full, empty)]
        assert paints[0] != paints[1]


@pytest.mark.second
def test_the_keys_act_at_once_for_whoever_has_understood_what_is_seen(guest: Visitor, finished: int) -> None:
    page = guest.go(f"/matches/{finished}/?n=10&motion=0")
    match_page.at(page, 10)

    page.get_by_role("button", name="Understood").click()
    page.keyboard.press("ArrowRight")

    match_page.at(page, 11)
    expect(page.locator("#first-visit")).to_be_hidden()


@pytest.mark.parametrize("view", ["glass", "public", "blue"])
def test_a_reel_holds_for_every_frame_the_board_that_its_view_knew(guest: Visitor, view: str) -> None:
    frames = match_page.frames(view)

    boards = guest.go("/accessibility/").evaluate(match_page.BOARDS, frames)

    known, draughtsman = perspective.blank(logs.viewer(view)), Draughtsman()
    for entry in logs.played():
        if perceives(known.viewer, entry):
            known = perspective.learn(known, entry)
            assert boards.pop(0) == json.loads(draughtsman.board(known)), f"after entry {entry.seq}"
    assert boards == []


def test_what_does_not_change_is_shared_between_boards(guest: Visitor) -> None:
    frames = match_page.frames()

    assert guest.go("/accessibility/").evaluate(match_page.SHARES_RULES, frames)


@pytest.mark.second
def test_playback_goes_on_by_itself_and_stops_where_it_is_told_to(guest: Visitor, finished: int, table: int) -> None:
    page = guest.go(f"/matches/{finished}/?n={table}&speed=4&motion=0")
    match_page.at(page, table)

    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(".time-place")).not_to_have_text(re.compile(rf"^#{table}\b"))
    page.get_by_role("button", name="Pause", exact=True).click()

    place = page.locator(".time-place").inner_text()
    page.wait_for_timeout(600)
    assert page.locator(".time-place").inner_text() == place


@pytest.mark.second
def test_a_reload_in_a_meeting_comes_back_to_it(guest: Visitor, teller: telling.Teller, table: int) -> None:
    teller.up_to(table)
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    match_page.at(page, table)
    before = match_page.shown(page)

    page.reload()

    match_page.at(page, table)
    assert match_page.shown(page) == before
    expect(page.locator("#phase")).to_contain_text("Meeting 1")
    expect(page.locator(".speaker-token")).to_be_visible()


def test_through_other_eyes_at_the_same_moment(guest: Visitor, finished: int, table: int) -> None:
    page = guest.go(f"/matches/{finished}/?n={table}&{INSTANT}")
    match_page.at(page, table)
    said = page.locator(".line-Spoke .line-words").all_text_contents()
    assert said

    with page.expect_request(re.compile(r"/now\.json\?view=blue$")):
        page.get_by_label("Through").select_option("blue")

    expect(page.locator(".line-Spoke .line-words")).to_have_text(said)
    expect(page).to_have_url(re.compile("view=blue"))
    expect(page.locator(".role-impostor")).to_have_count(0)
    expect(page.locator(".mind:visible h3 bdi")).to_have_text(["Blue"])
    speaker, other = (
        page.locator(".speaker-name strong").inner_text(),
        page.locator(".rung .seat-name").all_inner_texts(),
    )
    assert speaker in other
    assert set(other) <= {speaker, "Blue"}
    expect(page.locator(".ladder-note")).to_contain_text("What the others bid stays in their heads")


@pytest.mark.second
def test_who_looks_round_through_all_eyes_comes_back_to_the_very_frame(guest: Visitor, finished: int) -> None:
    killed = match_page.first("Killed")
    page = guest.go(f"/matches/{finished}/?n={killed}&motion=0")
    match_page.at(page, killed)

    for eyes in ("(?!glass|public)", "public", "glass"):
        page.keyboard.press("o")
        expect(page).to_have_url(re.compile(f"view={eyes}"))

    match_page.at(page, killed)


@pytest.mark.second
def test_a_mind_tells_what_its_thought_was_for_and_what_it_took_of_its_model(guest: Visitor, finished: int) -> None:
    """Blue had to be corrected, green has no model, and pink loses its last turn."""
    n = match_page.first("MeetingClosed")
    page = guest.go(f"/matches/{finished}/?n={n}&{INSTANT}")
    blue, took = page.locator(".mind[aria-label=Blue]"), f"{match_page.thought('blue') / 100:.1f} s"
    expect(blue.locator(".mind-call")).to_contain_text(
        re.compile(rf"^{took}\s· .*mended once\s· asked without a JSON schema$")
    )
    expect(blue.locator(".mind-call")).to_contain_text(re.compile(r"about [\d,]+ tokens read, 96 written"))
    expect(blue.locator(".mind-call")).to_contain_text("about $0.0003")
    expect(page.locator(".mind[aria-label=Red] .mind-call")).not_to_contain_text("about")
    expect(blue.locator(".mind-fault")).to_have_text(logs.FAULT)
    expect(blue.locator("h3")).to_contain_text("on the result · ")
    expect(page.locator(".mind[aria-label=Green] .mind-answers")).to_be_empty()
    assert guest.barriers() == []

    page.locator(".time-range").evaluate(match_page.SLIDE, len(logs.played()))

    expect(page.locator(".mind[aria-label=Pink] .mind-lost")).to_contain_text("lost its turn just now · looking back")
    expect(blue.locator(".mind-call")).not_to_contain_text(took)


@pytest.mark.second
def test_what_a_player_changes_in_its_notes_is_marked(guest: Visitor, finished: int, table: int) -> None:
    page = guest.go(f"/matches/{finished}/?n={table}&{INSTANT}")
    match_page.at(page, table)
    expect(page.locator(".mind[aria-label=Blue] .pad ins")).to_have_text("stay together")

    page.locator(".time-range").evaluate(match_page.SLIDE, match_page.first("MeetingClosed"))
    expect(page.locator(".mind[aria-label=Blue] .pad")).to_have_text("stay together")
    expect(page.locator(".mind[aria-label=Blue] .pad ins")).to_have_count(0)

    assert page.evaluate(match_page.CHANGED, ["Red lies. Blue is safe.", "Red lies. Pink is odd! Blue hides."]) == [
        ["", "Red lies. "],
        ["del", "Blue is safe."],
        ["ins", "Pink is odd! "],
        ["ins", "Blue hides."],
    ]


def test_the_spoiler_free_view_knows_nothing_of_what_is_to_come(guest: Visitor, finished: int) -> None:
    before = match_page.first("MeetingOpened", "public") - 1
    page = guest.go(f"/matches/{finished}/?view=public&n={before}&{INSTANT}")
    match_page.at(page, before)

    words = match_page.words(page)

    assert page.locator(".time-range").get_attribute("max") == str(before)
    assert page.locator(".landmark, .events-list li").count() == 0
    assert not re.search(r"\bwon\b|ejected|impostor wins|killed", words)
    assert page.title().startswith(f"Match {finished} ")


@pytest.mark.second
def test_a_lost_connection_heals_and_misses_nothing(guest: Visitor, teller: telling.Teller, table: int) -> None:
    lines: list[WebSocketRoute] = []
    is_cut = False

    def connect(line: WebSocketRoute) -> None:
        if is_cut:
            line.close(code=1013)
            return
        line.connect_to_server()
        lines.append(line)

    guest.page.route_web_socket(re.compile("/ws/matches/"), connect)
    teller.up_to(100)
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    match_page.at(page, 100)

    page.route("**/frames/**", lambda route: route.abort())
    is_cut = True
    lines[-1].close(code=1001)
    expect(page.locator("#banner")).to_contain_text("The connection is lost")
    is_cut = False
    teller.up_to(table)

    match_page.at(page, table)
    expect(page.locator("#banner")).to_be_hidden()
    assert len(lines) == 2
    assert all("/frames/" in each for each in guest.take_complaints()), "nothing else broke"


@pytest.mark.second
def test_a_halted_match_says_why(guest: Visitor, teller: telling.Teller) -> None:
    teller.up_to(50)
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    match_page.at(page, 50)

    teller.halted("outage")
    expect(page.locator("#banner")).to_contain_text("A model is not answering")
    expect(page.locator("#banner bdi[translate=no]")).to_have_text("Red: SaidNothing: no <b>word</b>")
    expect(page.locator("#state")).to_have_text("Paused")

    teller.going_on()
    expect(page.locator("#state")).to_have_text("On air")
    expect(page.locator("#banner")).to_be_hidden()


@pytest.mark.second
def test_who_is_waited_for_is_named(guest: Visitor, teller: telling.Teller, table: int) -> None:
    teller.up_to(table)
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    match_page.at(page, table)

    teller.thinking("red", "blue")
    expect(page.locator("#waiting")).to_have_text(re.compile(r"Waiting for 2 of 5: Red, Blue, \d+ s"))

    teller.up_to(table + 1)
    expect(page.locator("#waiting")).to_be_hidden()


@pytest.mark.second
def test_a_match_that_halts_waits_for_nobody(guest: Visitor, teller: telling.Teller, table: int) -> None:
    teller.up_to(table)
    page = guest.go(f"/matches/{teller.match}/?{INSTANT}")
    match_page.at(page, table)
    teller.thinking("red", "blue")
    expect(page.locator("#waiting")).to_contain_text("Waiting for 2 of 5")
    expect(page.locator("#roster")).to_contain_text("thinking")

    teller.halted("spent")

    expect(page.locator("#banner")).to_contain_text("budget has no room")
    expect(page.locator("#waiting")).to_be_hidden()
    expect(page.locator("#roster")).not_to_contain_text("thinking")


@pytest.mark.second
def test_no_name_in_a_result_is_broken_within_a_word_on_a_phone(enter: Enter, archived: int) -> None:
    page = enter(viewport=PHONE).go(f"/matches/{archived}/?view=glass&n=99999&{INSTANT}")
    expect(page.locator("#phase")).to_have_text("The match is over")

    assert page.locator(".result-roles .meta").evaluate_all(BROKEN) == []


@pytest.mark.second
@pytest.mark.parametrize("size", [window(667, 375), window(844, 390)], ids=["667", "844"])
def test_on_a_phone_on_its_side_the_window_holds_the_whole_ship(guest: Visitor, finished: int) -> None:
    page = guest.go(f"/matches/{finished}/?n=3&{INSTANT}")
    ship = page.locator(".ship-hull").first
    expect(page.get_by_role("button", name="Understood")).to_be_visible()  # what comes above the stage has come

    ship.scroll_into_view_if_needed()

    expect(ship).to_be_in_viewport(ratio=0.99999)  # scrolling ends at whole pixels, the drawing does not
    assert guest.overhang() == 0


@pytest.mark.second
@pytest.mark.parametrize("size", [window(768, 1024)], ids=["768"])
def test_between_a_phone_and_a_desk_nothing_of_the_bar_has_to_be_pushed_into_sight(
    guest: Visitor, finished: int, table: int
) -> None:
    page = guest.go(f"/matches/{finished}/?n={table}&{INSTANT}")
    match_page.at(page, table)

    for way in page.locator(".match-ways :is(a, button):visible").all():
        expect(way).to_be_in_viewport(ratio=1)
    assert page.locator(".match-ways").evaluate("ways => ways.scrollWidth - ways.clientWidth") == 0
    assert guest.overhang() == 0


@PHONE_FIRST
def test_hostile_words_stay_words(guest: Visitor, hostile: int) -> None:
    page = guest.go(f"/matches/{hostile}/?n=99999&{INSTANT}")
    expect(page.locator("#phase")).to_have_text("The match is over")

    expect(page.locator("#transcript")).to_contain_text(hostile_words.MARKUP)
    expect(page.locator("#roster")).to_contain_text(hostile_words.MARKUP[:60])
    expect(page.locator("main script:not([type]), main img")).to_have_count(0)
    assert page.evaluate("window.hacked") is None
    assert guest.overhang() == 0
    assert page.locator("#result .table-frame").evaluate(f"frame => ({match_page.CUT_OFF})([frame])") == []


@PHONE_FIRST
def test_hostile_names_leave_the_story_in_the_window(guest: Visitor, hostile: int) -> None:
    page = guest.go(f"/matches/{hostile}/story/")

    expect(page.locator(".story-who", has_text=hostile_words.ENDLESS[:60]).first).to_be_visible()
    assert guest.overhang() == 0


def test_everything_goes_by_keyboard(guest: Visitor, finished: int) -> None:
    page = guest.go(f"/matches/{finished}/?n=10&motion=0")
    match_page.at(page, 10)

    page.keyboard.press("ArrowRight")
    match_page.at(page, 11)
    page.keyboard.press("m")
    expect(page.locator("#phase")).to_contain_text("Meeting 1")
    for eyes in (re.compile("^(?!glass|public)"), "public", "glass"):
        page.keyboard.press("o")
        expect(page.locator("#view")).to_have_value(eyes)
    expect(page.locator(".time-place")).to_contain_text(f"/ {len(logs.played()):,}")
    expect(page.locator("#phase")).to_contain_text("Meeting 1")
    page.locator("summary", has_text="Events").click()
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    match_page.at(page, 1)
    for mind in (identities.Color.BLUE, "all"):
        page.keyboard.press("Shift+Digit2")
        expect(page.get_by_label("Whose mind")).to_have_value(mind)
    expect(page.locator("#thoughts .empty")).to_be_visible()
    page.keyboard.press("End")
    expect(page.locator("#phase")).to_have_text("The match is over")
    page.keyboard.press("?")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("/")
    page.keyboard.type("mmm")
    expect(page.locator("#search")).to_have_value("mmm")
    expect(page.locator("#phase")).to_have_text("The match is over")


@pytest.mark.second
def test_keys_can_be_switched_off_for_good(guest: Visitor, finished: int) -> None:
    page = guest.go(f"/matches/{finished}/?n=10&motion=0")
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Single-key shortcuts").uncheck()
    page.keyboard.press("Escape")
    page.reload()
    match_page.at(page, 10)

    page.keyboard.press("ArrowRight")

    match_page.at(page, 10)


def test_whoever_wants_little_motion_gets_a_match_that_stands_still(enter: Enter, finished: int) -> None:
    page = enter(reduced_motion="reduce").go(f"/matches/{finished}/")

    match_page.at(page, 1)
    expect(page.locator("html.still")).to_have_count(1)
    expect(page.get_by_role("button", name="Play")).to_be_visible()


@pytest.mark.second
def test_whoever_wants_little_motion_sees_the_ballots_at_once_or_step_by_step(enter: Enter, finished: int) -> None:
    ballots = match_page.places("BallotRevealed")
    first, table = ballots[0], [n for n in ballots if n - ballots[0] < len(ballots)]
    page = enter(reduced_motion="reduce").go(f"/matches/{finished}/?n={first}")
    expect(page.locator(".tally-ballot")).to_have_count(1)
    expect(page.locator("#transcript .lines")).to_have_css("color", match_page.DIMMED)

    page.get_by_role("button", name="Show all at once").press("Enter")
    expect(page.locator(".tally-ballot")).to_have_count(len(table))
    page.keyboard.press("Home")
    page.locator(".time-range").evaluate(match_page.SLIDE, first - 1)
    page.get_by_role("button", name="Play", exact=True).press("Enter")
    expect(page.locator(".tally-ballot")).to_have_count(len(table))

    page.get_by_role("button", name="Show step by step").press("Enter")
    expect(page.locator(".tally-ballot")).to_have_count(1)
    match_page.at(page, ballots[1])


@pytest.mark.second
def test_letters_are_written_in_their_own_ink_wherever_a_badge_stands(guest: Visitor, finished: int) -> None:
    page = guest.go(f"/matches/{finished}/?n=10&motion=0")
    match_page.at(page, 10)

    inks = page.evaluate(match_page.INKS, [color.value for color in identities.Color])

    assert {color: found for color, found in inks.items() if len(set(found)) != 1} == {}


@pytest.mark.second
def test_no_vote_reaches_out_of_its_box(guest: Visitor, finished: int) -> None:
    """The glass shows the vote beside the voter."""
    last = match_page.places("VoteLocked")[-1]
    page = guest.go(f"/matches/{finished}/?view=glass&n={last}&{INSTANT}")
    match_page.at(page, last)
    expect(page.locator(".ballot-target")).not_to_have_count(0)

    assert page.locator(".ballot-box").evaluate_all(match_page.REACHING_OUT) == []


@pytest.mark.second
def test_who_thinks_for_a_seat_is_told_whole_however_long_its_name_is(guest: Visitor, hostile: int, table: int) -> None:
    page = guest.go(f"/matches/{hostile}/?n={table}&{INSTANT}")
    match_page.at(page, table)

    assert page.locator(".seat-mind, .seat-state").evaluate_all(match_page.CUT_OFF) == []


@pytest.mark.second
def test_whoever_speaks_has_a_breathing_ring_until_motion_is_unwanted(
    guest: Visitor, finished: int, table: int
) -> None:
    page = guest.go(f"/matches/{finished}/?n={table}&speed=4&motion=1")
    match_page.at(page, table)
    page.keyboard.press("k")
    expect(page.locator(".speaker-token .token-halo").first).not_to_have_css("animation-name", "none")

    page.emulate_media(reduced_motion="reduce")

    assert not page.evaluate(match_page.BREATHES)


def test_the_table_is_not_said_to_know_where_anybody_is_nor_offered_what_it_cannot_see(
    guest: Visitor, finished: int
) -> None:
    page = guest.go(f"/matches/{finished}/?view=public&n=5&{INSTANT}")
    match_page.at(page, 5)

    assert [words for words in page.locator(".seat-state").all_inner_texts() if words] == []
    for useless in ("Thoughts", "Next kill"):
        expect(page.get_by_role("button", name=useless, exact=True)).to_have_count(0)


@pytest.mark.second
def test_whoever_is_out_of_sight_is_told_with_the_time_that_has_passed(guest: Visitor, finished: int) -> None:
    alone = match_page.alone("red")
    page = guest.go(f"/matches/{finished}/?view=red&n={alone}&{INSTANT}")
    match_page.at(page, alone)

    told = page.locator(".seat-state").all_inner_texts()

    unseen = page.locator("#map .crew-person .meta").filter(has_text="seen").count()
    assert 0 < unseen == len([words for words in told if re.search(r", seen \d+ s ago$", words)])


@SIZES
@pytest.mark.second
def test_the_page_has_no_barriers(guest: Visitor, finished: int, table: int) -> None:
    page = guest.go(f"/matches/{finished}/?n={table}&{INSTANT}")
    match_page.at(page, table)

    assert guest.barriers() == []
    assert guest.overhang() == 0
    assert page.locator(".landmark").evaluate_all(match_page.COVERED) == []
    _each_pane(page, guest)
    page.keyboard.press("z")
    for pane in ("talk", "stage", "time"):
        page.locator(f".skip[href='#{pane}']").press("Enter")
        expect(page.locator(f"#{pane}")).to_be_focused()


def _each_pane(page: Page, guest: Visitor) -> None:
    """Opens each pane on a narrow screen; on a wide one all are visible."""
    for name in page.locator(".tab:visible").all_inner_texts():
        page.get_by_role("button", name=name, exact=True).click()
        assert guest.barriers() == [], name
        assert guest.overhang() == 0
