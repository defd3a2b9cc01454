"""Everything that a person's seat can show, at three widths: no accessibility barrier, and no words lost."""

import functools
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser import visitor
from tests.browser.seat import playing
from tests.browser.seat.conftest import Sit
from tests.support.sites import site as sites

pytestmark = [pytest.mark.browser, pytest.mark.second]
TOLD = "35"
"""A match in which a player who waits and keeps silent gets to vote, is killed, and is asked as a ghost."""
ASKED = {
    "action": "What do you do?",
    "talk": "The table talks: say something, listen, or vote.",
    "vote": "Last call: your vote, please.",
    "ghost": "The dead may talk among themselves.",
}
FIELDS: dict[str, list[tuple[Any, str]]] = {
    "action": [("button", "Wait 3 seconds"), ("button", "Go to Weapons")],
    "talk": [
        ("textbox", "Say (empty: listen)"),
        ("slider", "How much you want the floor"),
        ("combobox", "To whom"),
        ("combobox", "Your vote"),
        ("textbox", "Notes, for yourself"),
        ("slider", "How sure you are that Yellow is an impostor, in percent"),
        ("button", "Send"),
    ],
    "vote": [("combobox", "Your vote"), ("button", "Vote")],
    "ghost": [("textbox", "To the other dead"), ("button", "Send")],
}
"""Fields as a screen reader announces them."""
SIGN = "folded => getComputedStyle(folded.querySelector('summary'), '::before').content.slice(1, 2)"
"""The sign that there is more behind these words."""
GONE = {"state": "lost", "is_gone": True, "is_over": False, "step": 1, "kind": "action"}
MOST_QUESTIONS = 200


def until_asked(page: Page, kind: str) -> dict[str, Any]:
    for _ in range(MOST_QUESTIONS):
        told = playing.question(page)
        if told["kind"] == kind:
            expect(page.locator("#console-asked")).to_have_text(ASKED[kind])
            return told
        playing.answer(page, told)
    raise AssertionError(f"nobody is asked: {kind}")


def fulfilled(told: dict[str, Any], route: Route) -> None:
    route.fulfill(json=told)


def held(on_their_way: list[Route], route: Route) -> None:
    on_their_way.append(route)


def lost(route: Route) -> None:
    route.abort()


def refused(route: Route) -> None:
    route.fulfill(json={"error": "message: too long"}, status=422)


def gone(route: Route) -> None:
    route.fulfill(json=GONE)


def paused(route: Route) -> None:
    page = route.fetch()
    route.fulfill(response=page, body=page.text().replace('"status": "running"', '"status": "paused"'))


def withdrawn(route: Route) -> None:
    route.fulfill(json={"state": "withdrawn", "is_gone": False, "is_over": False})


def hurried(route: Route) -> None:
    told = route.fetch()
    route.fulfill(response=told, json=told.json() | {"left": 8})


def test_who_listens_is_told_once_that_the_time_for_an_answer_is_nearly_over(sit: Sit) -> None:
    page = sit(TOLD).page
    hurry = page.locator("#console-hurry")
    expect(page.locator("#console-clock")).not_to_be_empty()
    assert hurry.text_content() == ""

    page.route("**/question.json", hurried)

    expect(hurry).to_have_text("Ten seconds left to answer.")
    assert hurry.get_attribute("role") == "status"
    page.unroute("**/question.json")
    expect(hurry).to_be_empty()


def test_no_barrier_is_in_anything_that_a_seat_asks_or_tells(sit: Sit) -> None:
    guest = sit(TOLD)
    page = guest.page
    link = page.get_by_role("link", name="withdraw your words").get_attribute("href") or ""

    for kind in ASKED:
        told = until_asked(page, kind)
        for each in page.locator("#console-form details").all():
            assert each.evaluate(SIGN) == "▸"
            each.evaluate("each => { each.open = true }")
        for role, name in FIELDS[kind]:
            expect(page.locator("#console").get_by_role(role, name=name, exact=True)).to_be_visible()
        playing.look(guest)
    told_so = {"Connection lost": lost, "You are counted as absent": gone, "You took your words back": withdrawn}
    for words, answered in told_so.items():
        page.route("**/question.json", answered)
        expect(page.locator("#console-asked")).to_contain_text(words)
        playing.look(guest)
        page.unroute("**/question.json")
    expect(page.locator("#console-asked")).to_have_text(ASKED["ghost"])

    playing.answer(page, told)
    while not page.get_by_text("The match is over.", exact=True).is_visible():
        told = page.context.request.get(page.url.partition("?")[0] + "question.json").json()
        if told["state"] == "open":
            playing.answer(page, told)
        page.wait_for_timeout(50)
    playing.look(guest)
    guest.take_complaints()  # while the line was lost
    page.goto(link)
    playing.look(guest)
    guest.press("Erase my words")
    expect(page.get_by_role("status")).to_contain_text("Your words and your name are erased")
    playing.look(guest)
    for path, status in (("/practice/", 200), ("/seat/a-link-that-leads-nowhere/", 410)):
        guest.go(path, status=status)
        playing.look(guest)
    assert guest.take_complaints() == []


@pytest.mark.parametrize(("role", "told"), [("impostor", "▲ impostor"), ("crewmate", "● crewmate")])
@pytest.mark.parametrize("window", [visitor.window(390, 844)])
def test_on_a_phone_too_one_is_told_who_one_is(sit: Sit, role: str, told: str) -> None:
    page = sit(role).page

    expect(page.locator("#console-title")).to_have_text(f"You are Red {told}")
    expect(page.locator("#console-title")).to_be_in_viewport()


def test_where_one_is_and_that_one_was_killed_stands_beside_what_is_asked(sit: Sit) -> None:
    page = sit(TOLD).page
    until_asked(page, "action")
    expect(page.locator("#console-place")).to_have_text(re.compile(r"^You are in Cafeteria\. With you: \w+, "))

    until_asked(page, "ghost")

    expect(page.locator("#console-fate")).to_contain_text("You are a ghost now")


@pytest.mark.parametrize("window", [visitor.window(390, 844), visitor.window(375, 667)])
def test_on_a_phone_what_is_said_is_sent_without_looking_for_the_button(sit: Sit) -> None:
    page = sit(TOLD).page

    until_asked(page, "talk")

    expect(page.get_by_role("textbox", name="Say (empty: listen)")).to_be_in_viewport(ratio=1)
    expect(page.get_by_role("button", name="Send")).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("window", [visitor.window(844, 390)])
def test_on_a_phone_that_lies_nothing_covers_what_one_writes(sit: Sit) -> None:
    page = sit(TOLD).page
    until_asked(page, "talk")

    field, send = (page.locator(f"#console-form {each}").first.bounding_box() for each in ("textarea", ".button-main"))

    assert field
    assert send
    assert field["y"] + field["height"] <= send["y"]
    assert send["y"] + send["height"] <= 390


def test_on_a_slow_line_nothing_that_is_asked_waits_behind_another_that_asks_the_same(sit: Sit) -> None:
    page = sit(TOLD).page
    told = until_asked(page, "action")
    on_their_way: list[Route] = []
    page.route("**/question.json", functools.partial(held, on_their_way))

    page.wait_for_timeout(8_000)
    first, second = on_their_way
    playing.answer(page, told)
    fulfilled(told | {"state": "answered"}, second)

    waits = "The others are deciding. You will be asked again soon."
    expect(page.locator("#console-asked")).to_have_text(waits)
    with page.expect_response("**/question.json"):
        fulfilled(told, first)
    page.wait_for_timeout(300)
    expect(page.locator("#console-asked")).to_have_text(waits)
    page.unroute_all()


def test_what_the_line_swallows_is_sent_again(sit: Sit) -> None:
    guest = sit(TOLD)
    page = guest.page
    until_asked(page, "action")
    page.route("**/answer/", lambda _sent: None, times=1)
    page.locator(playing.ASKED).first.click()

    with page.expect_response("**/answer/", timeout=40_000) as answered:
        pass

    assert answered.value.json() == {"is_taken": True}
    guest.take_complaints()  # that nothing came


def test_from_a_seat_whose_match_is_over_one_goes_on(sit: Sit) -> None:
    page = sit(TOLD).page
    expect(page.get_by_role("link", name="Play another match")).to_be_hidden()

    page.route("**/question.json", functools.partial(fulfilled, {"state": "none", "is_gone": False, "is_over": True}))

    expect(page.get_by_role("link", name="Play another match")).to_be_visible()
    expect(page.get_by_role("link", name="See what everybody thought")).to_be_visible()


def test_nobody_is_said_to_be_asked_soon_while_the_match_is_paused(sit: Sit) -> None:
    page = sit(TOLD).page
    told = until_asked(page, "action")
    page.route_web_socket(re.compile("/ws/"), lambda _line: None)
    page.route(re.compile(r"/seat/red/\?|/now\.json"), paused)
    page.route("**/question.json", functools.partial(fulfilled, told | {"state": "answered"}))

    page.reload()

    expect(page.locator("#console-asked")).to_have_text("The match is paused. You will be asked again when it goes on.")


def test_who_sits_at_the_table_looks_through_no_other_eyes(sit: Sit) -> None:
    guest = sit("crewmate")
    page = guest.page
    expect(page.locator("#roster")).to_contain_text("crewmate")

    for _ in range(2):
        page.locator("#main").focus()
        page.keyboard.press("o")
        page.wait_for_timeout(500)

    assert "view=red" in page.url
    expect(page.locator("#roster .role-impostor")).to_have_count(0)
    assert guest.take_complaints() == []


def test_what_was_written_and_not_sent_is_there_after_a_reload(sit: Sit) -> None:
    guest = sit(TOLD)
    page = guest.page
    until_asked(page, "talk")
    line = page.locator("#console-form textarea").first
    line.focus()
    page.keyboard.insert_text("I was in Admin. " * 250)
    expect(line).to_have_value("I was in Admin. " * 250)
    line.fill("It was Red, I")
    floor = page.locator("#console-form label", has_text="How much you want the floor")
    floor.locator("input").fill("8")
    expect(floor).to_contain_text("8")

    page.reload()

    expect(page.locator("#console-form textarea").first).to_have_value("It was Red, I")
    expect(floor.locator("input")).to_have_value("8")
    expect(floor).to_contain_text("8")
    guest.take_complaints()


def test_what_is_done_in_a_hurry_comes_first_and_the_vent_after_what_anybody_does(sit: Sit) -> None:
    guest = sit("impostor")
    page = guest.page
    told = until_asked(page, "action")
    kinds = ("vent", "continue", "wait", "task", "approach", "kill")
    menu = [{"id": kind, "kind": kind, "label": kind.capitalize()} for kind in kinds]

    page.route("**/question.json", functools.partial(fulfilled, told | {"menu": menu, "step": told["step"] + 1}))

    expect(page.locator("#console-form button")).to_have_text(
        ["Kill", "Approach", "Continue", "Task", "Vent", "Wait"], use_inner_text=False
    )
    guest.take_complaints()


def test_a_line_that_came_too_late_is_there_for_the_next_question_and_no_longer_once_it_was_sent(sit: Sit) -> None:
    guest = sit(TOLD)
    page, line = guest.page, guest.page.locator("#console-form textarea").first
    told = until_asked(page, "talk")
    line.fill("It was Red, I")

    becomes = [({"state": "lost"}, "You did not answer in time"), ({"step": told["step"] + 1}, ASKED["talk"])]
    for change, words in becomes:
        page.unroute_all()
        page.route("**/question.json", functools.partial(fulfilled, told | change))
        expect(page.locator("#console-asked")).to_contain_text(words)
    expect(line).to_have_value("It was Red, I")

    page.unroute_all()
    with page.expect_response("**/question.json"):
        pass
    page.get_by_role("button", name="Send").click()
    expect(line).to_have_value("")
    guest.take_complaints()


def test_a_vote_that_nobody_chose_is_against_nobody(sit: Sit) -> None:
    guest = sit(TOLD)

    until_asked(guest.page, "vote")

    expect(guest.page.get_by_label("Your vote")).to_have_value("skip")
    guest.take_complaints()


def test_a_line_that_another_was_preferred_to_is_put_back_once_and_only_the_living_are_spoken_to(sit: Sit) -> None:
    guest = sit(TOLD)
    page, line = guest.page, guest.page.locator("#console-form textarea").first
    living = {each for each in until_asked(page, "talk")["asks"]["candidates"] if each not in ("red", "skip")}
    assert {*page.get_by_label("To whom").locator("option").all_inner_texts()} == {
        "everybody",
        *map(str.capitalize, living),
    }

    line.fill("Where was everybody?")
    page.get_by_label("How much you want the floor").fill("0")
    page.get_by_role("button", name="Send").click()

    expect(page.locator("#console-asked")).to_contain_text("Somebody else got the floor")
    expect(line).to_have_value("Where was everybody?")
    line.fill("")
    page.reload()
    expect(page.get_by_role("button", name="Send")).to_be_visible()
    expect(page.locator("#theatre .unsaid", has_text="Where was everybody?")).to_be_visible()
    with page.expect_response("**/question.json"):
        pass
    expect(line).to_have_value("")
    expect(page.locator("#console-asked")).to_have_text(ASKED["talk"])
    guest.take_complaints()


def test_why_an_answer_was_refused_is_told_until_there_is_another(sit: Sit) -> None:
    guest = sit(TOLD)
    page, told = guest.page, guest.page.locator("#console-asked")
    until_asked(page, "talk")
    page.locator("#console-form textarea").first.fill("Where was everybody?")
    page.get_by_label("How much you want the floor").fill("0")
    page.get_by_role("button", name="Send").click()
    expect(told).to_contain_text("Somebody else got the floor")

    page.route("**/answer/", refused)
    page.get_by_role("button", name="Send").click()
    expect(told).to_have_text("That was not accepted: message: too long")
    page.locator("#main").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("#theatre .unsaid", has_text="Where was everybody?")).to_be_hidden()
    page.keyboard.press("End")
    expect(page.locator("#theatre .unsaid", has_text="Where was everybody?")).to_be_visible()
    expect(told).to_have_text("That was not accepted: message: too long")

    page.route("**/question.json", lost)
    expect(told).to_contain_text("Connection lost")
    page.unroute("**/question.json")
    expect(told).to_have_text("That was not accepted: message: too long")

    page.unroute("**/answer/")
    page.get_by_role("button", name="Send").click()
    expect(told).not_to_contain_text("That was not accepted")
    guest.take_complaints()


def test_whoever_looks_back_finds_no_line_of_before_in_the_form(sit: Sit) -> None:
    guest = sit(TOLD)
    page, line = guest.page, guest.page.locator("#console-form textarea").first
    until_asked(page, "talk")
    for said in ("Where was everybody?", "Did nobody see it?"):
        line.fill(said)
        page.get_by_label("How much you want the floor").fill("0")
        line.evaluate("field => { field.dataset.asked = 'before' }")
        page.get_by_role("button", name="Send").click()
        expect(line).not_to_have_attribute("data-asked", "before")
        expect(page.locator("#console-asked")).to_contain_text("Somebody else got the floor")
        expect(line).to_have_value(said)
    line.fill("")

    page.locator("#main").focus()
    for _ in range(MOST_QUESTIONS):
        page.keyboard.press("ArrowLeft")
        if page.locator("#theatre .unsaid", has_text="Where was everybody?").is_visible():
            break
        expect(line).to_have_value("")

    expect(line).to_have_value("")
    guest.take_complaints()


def test_one_is_told_what_a_meeting_decided_and_that_one_is_dead(sit: Sit) -> None:
    guest = sit(TOLD)
    page = guest.page
    playing.answer(page, until_asked(page, "vote"))

    assert playing.question(page)["kind"] == "action"
    expect(page.locator("#console-news")).to_contain_text("Votes: ")
    until_asked(page, "ghost")
    expect(page.locator("#console-title")).to_have_text("You are Red ● crewmate ✝ dead")
    guest.take_complaints()


def test_who_came_before_the_others_is_told_what_the_match_waits_for_and_then_who_came(
    browser: Browser, patient_house: sites.Site
) -> None:
    links = playing.invited(patient_house, "crewmate", 2)["links"]
    contexts = [browser.new_context(viewport=visitor.PHONE) for _ in links]
    first, second = (visitor.enter(context, patient_house.url) for context in contexts)
    spectator = visitor.enter(contexts[0], patient_house.url)

    page = playing.sit_down(first, links["red"])
    expect(page.locator("#console-asked")).to_have_text(
        "The match begins when everybody invited has arrived, or at its set time."
    )
    spectator.go(f"/matches/{re.findall('[0-9]+', page.url.removeprefix(patient_house.url))[0]}/?view=glass")
    expect(spectator.page.locator("#roster li.seat-blue")).to_contain_text("house bot")

    playing.sit_down(second, links["blue"], "Bea")

    for each in (page, spectator.page):
        expect(each.locator("#roster li.seat-blue")).to_contain_text("Bea")
        expect(each.locator("#roster li.seat-blue")).to_contain_text("a person")
    for context in contexts:
        context.close()
