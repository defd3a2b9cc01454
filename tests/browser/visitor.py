"""A visitor who complains about anything in the console, any breach of the page's policy, any outside request."""

from dataclasses import dataclass, field
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import BrowserContext, ConsoleMessage, Error, Page, Request, Response, ViewportSize

from tests.support import rings

REPORT_BREACHES = """
document.addEventListener('securitypolicyviolation', breach =>
    window.reportBreach(`${breach.violatedDirective} ${breach.blockedURI} ${breach.sample}`));
"""
WCAG = {
    "runOnly": ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    "resultTypes": ["violations"],
    "preload": False,
}
"""Stops axe from loading style sheets again: it would insert them into the page, which the page's policy forbids."""
LOOK = """options => axe.run(options).then(({violations}) => violations.flatMap(
    ({id, impact, nodes}) => nodes.map(({html}) => `${id} (${impact}): ${html}`)))"""
CRAMPED = """[...document.querySelectorAll('button:not(.visually-hidden), .button')]
    .filter(button => button.checkVisibility() && button.scrollWidth > button.clientWidth + 1 && button.clientWidth > 0)
    .map(button => button.textContent.trim())"""
TOUCHING = """[...document.querySelectorAll('main .glass')].filter(pane => {
    const both = [pane.previousElementSibling, pane]
    if (!both.every(each => each?.checkVisibility({visibilityProperty: true}))) return false
    const [one, other] = both.map(each => each.getBoundingClientRect())
    return one.height > 0 && Math.abs(other.top - one.bottom) < 4 && one.left < other.right && other.left < one.right
}).map(pane => pane.textContent.trim().slice(0, 40))"""
AXE = Axe()
DESK: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}


@dataclass(kw_only=True)
class Visitor:
    """One tab of one person's browser, on one site. Without slots, since Playwright sets attributes on listeners."""

    page: Page
    site: str
    complaints: list[str] = field(default_factory=list)
    documents: set[str] = field(default_factory=set)
    """Addresses of pages asked for: the console repeats their 4xx and 5xx, which `go` has checked already."""

    def __post_init__(self) -> None:
        self.page.expose_binding("reportBreach", lambda _source, breach: self.complaints.append(f"policy: {breach}"))
        self.page.add_init_script(REPORT_BREACHES)
        self.page.on("console", self._console)
        self.page.on("pageerror", self._page_error)
        self.page.on("request", self._request)

    def go(self, path: str, status: int = 200) -> Page:
        response = self.page.goto(f"{self.site}{path}")
        assert response is not None
        assert response.status == status, f"{path} answered {response.status}"
        return self.page

    def fetched(self, path: str) -> str:
        """Fetches the path outside of the page; tries again if the site closed the idle connection just then."""
        return self.page.request.get(f"{self.site}{path}", max_retries=1).text()

    def press(self, name: str, status: int = 200) -> None:
        """Presses the button of that name and waits for the page behind it."""
        with self.page.expect_navigation() as landing:
            self.page.get_by_role("button", name=name, exact=True).click()
        response: Response | None = landing.value
        assert response is not None
        assert response.status == status, f"{response.url} answered {response.status}"

    def sign_in(self, name: str, password: str, status: int = 200) -> None:
        self.go("/login/")
        self.page.get_by_label("Username").fill(name)
        self.page.get_by_label("Password").fill(password)
        self.press("Sign in", status)

    def barriers(self) -> list[str]:
        """What axe finds wrong with the page as it is now, one line per rule and place."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.axe_script)
        found: list[str] = self.page.evaluate(LOOK, WCAG)
        return found

    def overhang(self) -> int:
        """By how many pixels the page is wider than the window."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
        return width

    def cramped(self) -> list[str]:
        """Buttons whose text overflows."""
        found: list[str] = self.page.evaluate(CRAMPED)
        return found

    def touching(self) -> list[str]:
        """Panes without any space to what is above them."""
        found: list[str] = self.page.evaluate(TOUCHING)
        return found

    def troubles(self) -> list[str]:
        """Accessibility barriers and overflow of the page as it is now, on a desktop and on a phone. Barriers on the
        phone are checked in the second ring only."""
        wrong = []
        for size in (DESK, PHONE):
            self.page.set_viewport_size(size)
            hanging = [f"{self.overhang()} px too wide"] if self.overhang() else []
            barriers = self.barriers() if size == DESK or rings.IS_SECOND else []
            wrong += [f"{size['width']}: {what}" for what in (*barriers, *hanging)]
        return wrong

    def take_complaints(self) -> list[str]:
        """Returns all complaints so far, and forgets them."""
        self.page.evaluate("new Promise(seen => setTimeout(seen, 0))")
        taken, self.complaints = self.complaints, []
        return taken

    def _console(self, message: ConsoleMessage) -> None:
        own_status = message.location["url"] in self.documents and message.text.startswith("Failed to load resource")
        if message.type in ("error", "warning") and not own_status:
            self.complaints.append(f"console: {message.type}: {message.text} ({message.location['url']})")

    def _page_error(self, problem: Error) -> None:
        self.complaints.append(f"script: {problem}")

    def _request(self, request: Request) -> None:
        if request.is_navigation_request() and request.frame == self.page.main_frame:
            self.documents.add(request.url)
        if not request.url.startswith(f"{self.site}/"):
            self.complaints.append(f"request to elsewhere: {request.url}")


def enter(context: BrowserContext, site: str) -> Visitor:
    return Visitor(page=context.new_page(), site=site)


def window(width: int, height: int, **wishes: Any) -> dict[str, Any]:
    """Options of a browser context for a window of that size, and for its owner's preferences."""
    return {"viewport": {"width": width, "height": height}, **wishes}
