"""Browser windows that are reused: a finished test leaves its own to the next that wants one of the same kind.

A window is emptied as if nobody had used it, except for the site's files in the browser's cache and the process that
renders it. Otherwise each of a hundred tests would start one, fetch the same scripts and compile them again.
"""

import json
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, BrowserContext, CDPSession


class Windows:
    def __init__(self, browser: Browser, site: str) -> None:
        self._browser, self._site = browser, site
        self._left: defaultdict[str, list[Window]] = defaultdict(list)

    @contextmanager
    def opened(self, **wishes: Any) -> Iterator[BrowserContext]:
        """Yields a window; after a failure it is closed and not used again."""
        left = self._left[json.dumps(wishes, sort_keys=True)]
        window = left.pop() if left else Window(self._browser.new_context(**wishes), self._site)
        try:
            yield window.context
            window.empty(wishes.get("storage_state", {}).get("cookies", []))
            left.append(window)
        finally:
            if window not in left:
                window.context.close()


class Window:
    """Its first page belongs to no test and stays: it empties the rest, and later pages share its process."""

    def __init__(self, context: BrowserContext, site: str) -> None:
        self.context, self._site = context, site
        self._page = context.new_page()
        self._page.goto(f"{site}/words.js")
        self._broom: CDPSession = context.new_cdp_session(self._page)

    def empty(self, cookies: list[Any]) -> None:
        for page in self.context.pages:
            if page is not self._page:
                page.close()
        self._broom.send("Storage.clearDataForOrigin", {"origin": self._site, "storageTypes": "all"})
        self.context.clear_cookies()
        self.context.add_cookies(cookies)
