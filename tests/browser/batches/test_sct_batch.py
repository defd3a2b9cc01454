"""A batch in a real browser: watched live, its worker killed, resumed, retried, filtered, downloaded, by keyboard."""

import io
import json
import os
import re
import signal
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from glassbox_site.environment import env
from sct.kernel import results
from sct.kernel.games import dictionaries
from sct.kernel.judging import evaluator
from sct.records.figures import summary
from tests.browser import visitor
from tests.browser.conftest import PHONE
from tests.browser.visitor import Visitor
from tests.sct import http_hosts
from tests.support import servers
from tests.support.endpoints import model_replies as replies
from tests.support.endpoints.model_server import ModelServer
from tests.support.sites.site import Site, environment

pytestmark = [pytest.mark.browser, pytest.mark.second]

MARKUP = "</p><img src=x onerror=alert(1)>\u202e<script>alert(2)</script>"
HOSTILE = f"Pattern: _ _ _ _ _\n{MARKUP} \U0001f480 " + "long words " * 800
PATIENCE = 60_000
CONNECTED = "Connected: this page follows along."
TELL_THE_LINE = """
addEventListener('DOMContentLoaded', () => {
    const line = document.getElementById('live-line');
    new MutationObserver(() => tell(line.textContent)).observe(line, {childList: true});
});
"""
RUN = {
    "agents": [
        {"WorkflowAgent": {"name": "slow", "llm_provider": "slow", "strategy": "patch_and_replace"}},
        {"VanillaLLMAgent": {"name": "broken", "llm_provider": "broken"}},
        {"VanillaLLMAgent": {"name": "hostile", "llm_provider": "hostile"}},
    ],
    "num_trials": 2,
    "providers": {"main": "slow", "concurrency": 6},
    "sct": {
        "t_fork": 4,
        "n_candidate_secrets": 4,
        "controls": True,
        "stateless_candidates": {"deterministic": {"dictionary_path": str(dictionaries.DEMO_WORDS)}},
    },
}


def killed_while_watched(site: Site, folder: Path, owner: Visitor, guest: Visitor) -> str:
    """The address of a batch that was started in a terminal, and whose worker died while a trial was being watched."""
    files = [f"--run-config={folder}/run.yaml", f"--providers-config={folder}/providers.yaml"]
    terminal = subprocess.Popen(
        [sys.executable, "manage.py", "run_sct", *files, f"--results-dir={folder}/results"],
        cwd=env.PROJECT,
        env=environment(site.var),
        stdout=subprocess.DEVNULL,
    )
    with servers.ended(terminal):
        address = the_batch(owner, terminal)
        watch_a_trial_grow(guest, address)
        os.kill(terminal.pid, signal.SIGKILL)
    return address


def pause(owner: Visitor, address: str) -> None:
    act(owner, address, "Pause")
    expect(owner.page.locator("#state")).to_contain_text("paused")


def resume(owner: Visitor, address: str) -> None:
    """Has the site's own workers finish the batch."""
    act(owner, address, "Resume")
    expect(owner.page.locator("#state")).to_contain_text("complete, with errors")


def the_batch(owner: Visitor, terminal: "subprocess.Popen[bytes]") -> str:
    """Waits until the list shows the batch and some of it is running."""
    link = owner.go("/sct/").get_by_role("link", name="results", exact=True)
    while not link.count():
        assert terminal.poll() is None
        owner.page.wait_for_timeout(100)
        owner.page.reload()
    address = link.get_attribute("href")
    assert address is not None
    return address


def watch_a_trial_grow(guest: Visitor, address: str) -> None:
    page = guest.go(address)
    page.locator(".cell-running").first.wait_for(timeout=PATIENCE)
    page.locator('[data-agent="slow"] .cell').first.click()
    expect(page.locator(".turn-number").first).to_be_visible()
    known = page.locator(".turn-number").count()
    expect(page.locator(".turn-number").nth(known)).to_be_visible()
    assert page.evaluate("performance.getEntriesByType('navigation').length") == 1


def act(owner: Visitor, address: str, verb: str) -> None:
    page = owner.go(address)
    page.locator("#deeds").get_by_role("link", name=verb, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(f"{verb}: results?")
    owner.press(verb)


@pytest.fixture(scope="module")
def batch(browser: Browser, site: Site, owner_state: object, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:

    folder = tmp_path_factory.mktemp("sct")
    with ModelServer(lambda _: replies.says(HOSTILE)) as evil, http_hosts.serving("honest") as slow:
        prompt = slow.script
        slow.script = lambda heard: replace(prompt(heard), delay=1.0)
        providers = [
            {"name": "slow", "model_name": "slow/1", "api_config": {"base_url": slow.url}},
            {"name": "broken", "scripted": "failing"},
            {"name": "hostile", "model_name": "evil/1", "api_config": {"base_url": evil.url}},
        ]
        (folder / "run.yaml").write_text(json.dumps(RUN), encoding="utf-8")
        (folder / "providers.yaml").write_text(json.dumps(providers), encoding="utf-8")
        contexts = [browser.new_context(storage_state=owner_state), browser.new_context()]  # type: ignore[arg-type]
        owner, guest = (visitor.enter(context, site.url) for context in contexts)
        address = killed_while_watched(site, folder, owner, guest)
        pause(owner, address)
        slow.script = prompt
        resume(owner, address)
        yield address
        complaints = [*owner.take_complaints(), *guest.take_complaints()]
        for context in contexts:
            context.close()
        assert not complaints, "\n".join(complaints)


def test_a_killed_batch_was_finished_and_counts_every_trial(guest: Visitor, batch: str) -> None:
    page = guest.go(batch)

    expect(page.locator('[data-agent="slow"] .cell-self-consistent')).to_have_count(2)
    expect(page.locator(".cell-failed")).to_have_count(2)
    expect(page.locator('.figures [data-agent="slow"] [data-share="self_consistent"]')).to_contain_text("n=2")
    expect(page.get_by_text("provisional")).to_be_hidden()


def test_every_download_gives_the_headline_again(guest: Visitor, batch: str) -> None:
    page = guest.go(batch)
    bodies = {
        kind: page.request.get(f"{page.url}trials.{kind}", max_retries=1).body() for kind in ("zip", "ndjson", "csv")
    }
    one = page.request.get(f"{page.url}trials/slow/1.json", max_retries=1).body()

    with zipfile.ZipFile(io.BytesIO(bodies["zip"])) as archive:
        files = {name: archive.read(name) for name in archive.namelist() if re.search(r"/slow/\d+\.json$", name)}
    trials = [results.loads(content) for content in files.values()]
    judged = [trial | {"evaluation": evaluator.SCTEvaluator().evaluate_trial(trial)} for trial in trials]

    share = summary.of_agent("slow", judged, errors=0).shares["self_consistent"]
    said = page.locator('.figures [data-agent="slow"] [data-share="self_consistent"]').inner_text()
    assert f"[{share.low:.2f} … {share.high:.2f}] n={share.n}" in said
    assert one in files.values()
    assert len(bodies["ndjson"].splitlines()) == 4
    assert bodies["csv"].count(b"failed") >= 2


def test_a_retried_trial_keeps_its_failure(owner: Visitor, batch: str) -> None:
    page = owner.go(f"{batch}trials/broken/1/")
    page.get_by_role("link", name="Retry this trial").click()
    owner.press("Retry failed")

    attempts = page.get_by_role("region", name="Failed attempts").get_by_role("link", name=re.compile("Attempt"))
    expect(attempts).to_have_text(["Attempt 1", "Attempt 2"])
    attempts.first.click()

    expect(page.locator(".trial-state")).to_contain_text("attempt 1, failed")
    expect(page.locator("#trouble")).to_contain_text("ServerTrouble")


def test_hostile_words_are_words_and_long_ones_unfold(guest: Visitor, batch: str) -> None:
    page = guest.go(f"{batch}trials/hostile/1/")
    first = page.locator("#turn-1 .said-host")

    expect(first).to_contain_text(MARKUP)
    expect(page.locator("main img, main section script")).to_have_count(0)
    expect(page.get_by_text("unparsed, counted as no").first).to_be_visible()
    first.get_by_role("button", name=re.compile("more characters")).click()

    expect(first.get_by_role("button")).to_have_count(0)
    assert guest.overhang() == 0


def test_a_table_that_goes_on_beyond_its_frame_says_so(guest: Visitor, batch: str) -> None:
    guest.page.set_viewport_size({"width": 740, "height": 844})
    frame = guest.go(batch).get_by_role("group", name="Results", exact=True)
    lit = "frame => ['--behind', '--ahead'].map(name => Number(getComputedStyle(frame).getPropertyValue(name)))"
    at_its_start = frame.evaluate(lit)

    frame.evaluate("frame => frame.scrollTo({ left: frame.scrollWidth })")

    assert at_its_start == [0, 1]
    expect(frame).to_have_css("--ahead", "0")
    assert frame.evaluate(lit) == [1, 0]


@pytest.mark.parametrize("size", [PHONE], ids=["390"])
def test_batch_and_trial_have_no_barrier_and_never_scroll_sideways(guest: Visitor, batch: str) -> None:
    for path in (batch, f"{batch}trials/slow/1/", f"{batch}trials/broken/2/"):
        guest.go(path)

        assert (path, guest.barriers(), guest.overhang()) == (path, [], 0)


@pytest.mark.parametrize("size", [PHONE], ids=["390"])
def test_on_a_phone_each_word_that_was_asked_about_is_whole_and_each_reading_named(guest: Visitor, batch: str) -> None:
    in_two = "words => words.filter(word => word.getClientRects().length > 1).map(word => word.textContent)"
    for path in ("slow/1/", "hostile/1/"):
        page = guest.go(f"{batch}trials/{path}")
        words = page.locator(".candidates th bdi")
        leniently = page.locator("[aria-labelledby=candidates] tbody tr").first.locator("td").nth(2)

        assert words.count() > 4  # controls are among them
        assert words.evaluate_all(in_two) == []
        assert "Read leniently" in leniently.evaluate("cell => getComputedStyle(cell, '::before').content")


def test_the_figures_come_before_the_single_trials_and_every_part_can_be_jumped_to(guest: Visitor, batch: str) -> None:
    page = guest.go(batch)
    places = page.get_by_role("navigation", name="On this page").get_by_role("link")
    for place in places.all():
        place.press("Enter")
        expect(page.locator(page.evaluate("location.hash"))).to_be_in_viewport()

    headings = [heading.inner_text() for heading in page.locator("main > section > h2, .section-head h2").all()]
    assert headings[-6:] == places.all_inner_texts()


@pytest.mark.parametrize("size", [PHONE], ids=["390"])
def test_on_a_phone_every_figure_of_an_agent_is_named_and_none_is_beyond_the_edge(guest: Visitor, batch: str) -> None:
    cells = guest.go(batch).locator(".results tbody td")

    edges = cells.evaluate_all(
        "cells => cells.map(cell => cell.getBoundingClientRect()).map(box => [box.x, box.right])"
    )
    names = cells.evaluate_all("cells => cells.map(cell => getComputedStyle(cell, '::before').content)")
    assert len(edges) == 3 * 9
    assert all(0 <= start < end <= visitor.PHONE["width"] for start, end in edges)
    assert "none" not in names


def test_by_keyboard_from_the_grid_to_a_trial_and_on(guest: Visitor, batch: str) -> None:
    page = guest.go(f"{batch}?agent=slow")
    page.locator('[data-agent="slow"] .cell').first.focus()
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    page.wait_for_url("**/trials/slow/2/")

    page.keyboard.press("k")
    page.wait_for_url("**/trials/slow/1/")
    page.get_by_role("checkbox", name=re.compile("Keys")).uncheck()
    page.keyboard.press("j")

    expect(page).to_have_url(re.compile(r"/trials/slow/1/$"))


def test_a_filter_is_in_the_address(guest: Visitor, batch: str) -> None:
    page = guest.go(batch)
    page.get_by_role("main").get_by_label("Outcome").select_option("failed")
    guest.press("Filter")

    expect(page).to_have_url(re.compile(r"outcome=failed"))
    expect(page.locator(".trials tbody tr")).to_have_count(2)
    expect(page.locator(".cell-dim")).to_have_count(4)


def test_a_lost_connection_is_said_and_heals(guest: Visitor, batch: str) -> None:
    sockets: list[WebSocketRoute] = []
    said: list[str] = []

    def listen_in(route: WebSocketRoute) -> None:
        route.connect_to_server()
        sockets.append(route)

    guest.page.route_web_socket(re.compile("/ws/sct/"), listen_in)
    guest.page.expose_binding("tell", lambda _source, words: said.append(words))
    guest.page.add_init_script(TELL_THE_LINE)
    guest.go(f"{batch}trials/broken/2/")
    wait_until(guest.page, lambda: said == [CONNECTED])

    sockets[0].close(code=1001)

    wait_until(guest.page, lambda: said == [CONNECTED, "Connection lost, trying again …", CONNECTED])
    assert len(sockets) == 2


def test_figures_follow_the_trials_under_a_reader_s_eyes(guest: Visitor, batch: str) -> None:
    asked: list[Route] = []

    def hold(route: Route) -> None:
        asked.append(route)

    guest.page.route_web_socket(re.compile("/ws/sct/"), tell_of_a_trial_that_moved)
    guest.page.route("**/*part=drawn", hold)
    page = guest.go(batch)
    unfolded = page.locator("#drawn details").first
    unfolded.locator("summary").click()
    wait_until(page, lambda: len(asked) == 1)

    now = asked[0].fetch()
    asked[0].fulfill(response=now, body=now.text().replace("</figcaption>", '<p class="newer">newer</p></figcaption>'))

    expect(page.locator("#drawn .newer").first).to_be_visible()
    expect(unfolded).to_have_attribute("open", "")
    expect(unfolded.locator("summary")).to_be_focused()


def tell_of_a_trial_that_moved(socket: WebSocketRoute) -> None:
    """Passes on what the server sends, then sends it again with other cells."""

    def pass_on(words: str | bytes) -> None:
        frame = json.loads(words)
        socket.send(words)
        if frame["type"] == "progress":
            socket.send(json.dumps(frame | {"n": frame["n"] + 1, "cells": {}}))

    socket.connect_to_server().on_message(pass_on)


def wait_until(page: Page, is_so: Callable[[], bool]) -> None:
    """Polls, since the page's policy forbids Playwright's own waiting scripts."""
    for _ in range(PATIENCE // 50):
        if is_so():
            return
        page.wait_for_timeout(50)
    raise AssertionError("it never was so")


def test_without_scripts_everything_is_there(browser: Browser, site: Site, batch: str) -> None:
    with browser.new_context(java_script_enabled=False) as context:
        page: Page = context.new_page()

        page.goto(f"{site.url}{batch}")
        expect(page.locator(".cell")).to_have_count(6)
        page.get_by_role("link", name="slow 1", exact=True).click()

        expect(page.locator(".turn")).to_have_count(8)
