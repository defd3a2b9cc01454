"""A separate stage in a page of the site, which shows any moment of a match at once, without playing up to it."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

SET_UP = """async ({frames, station, view, seats, kinds}) => {
    const at = path => import(`/static/js/match/${path}.js`)
    const [{Reel}, stage] = [await at('playing/reel'), await at('stage/stage')]
    const {learn} = await at('playing/kinds')
    learn(kinds)
    const reel = new Reel(view)
    const lines = (await (await fetch(frames)).text()).trim().split('\\n')
    reel.take(lines.map(line => JSON.parse(line)))
    const root = document.createElement('section')
    for (const name of ['map', 'theatre', 'reveal', 'result']) {
        const scene = root.appendChild(document.createElement('div'))
        scene.id = name
    }
    root.id = 'stage'
    document.querySelector('main').replaceChildren(root)
    const wishes = new Map()
    const bench = window.bench = {root, reel, busy: [], skips: []}
    const desk = {
        boot: {station, seats, view}, reel,
        prefs: {get: name => wishes.get(name), set: (name, value) => wishes.set(name, value), onChange() {}},
        busy: milliseconds => bench.busy.push(milliseconds),
        onSkip: skip => bench.skips.push(skip),
        watch() {},
    }
    const panel = stage.mount(root, desk)
    bench.show = (n, animate = false, speed = 1, changes = {}) => panel.show({
        n, frame: reel.frame(n), board: {...reel.board(n), ...changes}, before: reel.board(n - 1), passed: [], reel,
        view, isLive: false, animate, speed, ahead: animate ? {tick: reel.tick(n + 1), ms: 1000 / speed} : null,
    })
    return lines.length
}"""
FIGURES = """() => [...bench.root.querySelectorAll('#map .figure')].map(one => {
    const {e, f} = new DOMMatrix(one.style.transform)
    return {key: one.dataset.figure, place: one.dataset.place, x: e, y: f}
})"""
MOTIONS = """() => bench.root.querySelector('.ship-figures').getAnimations({subtree: true}).map(one => {
    const frames = one.effect.getKeyframes()
    const points = frames.map(({transform}) => transform).map(each => new DOMMatrix(each)).map(({e, f}) => [e, f])
    const properties = frames.flatMap(frame => Object.keys(frame))
    return {figure: one.effect.target.dataset.figure ?? null, ms: one.effect.getTiming().duration, points, properties}
})"""
TWIN = """() => [...bench.root.querySelectorAll('.crew-by-room > li')].flatMap(place =>
    [...place.querySelectorAll('[data-figure]')].map(one => [one.dataset.figure, place.dataset.place]))"""
RUNGS = """() => [...bench.root.querySelectorAll('.ladder .rung:not(.rung-silent)')].map(rung => ({
    color: rung.dataset.color,
    total: Number(rung.querySelector('.rung-total').firstChild.data),
    won: rung.classList.contains('rung-won'),
    terms: Object.fromEntries(
        [...rung.querySelectorAll('[data-term]')].map(one => [one.dataset.term, +one.dataset.value])),
}))"""


@dataclass(frozen=True, slots=True, kw_only=True)
class Bench:
    page: Page
    frames: list[dict[str, Any]]

    def show(self, n: int, *, animate: bool = False, speed: float = 1, **changes: Any) -> None:
        """Shows frame `n`; `changes` replace parts of the board, which is what the view knows then."""
        told = [n, animate, speed, changes]
        self.page.evaluate("([n, animate, speed, changes]) => bench.show(n, animate, speed, changes)", told)

    def figures(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(FIGURES)
        return found

    def motions(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(MOTIONS)
        return found

    def twin(self) -> dict[str, str]:
        return dict(self.page.evaluate(TWIN))

    def rungs(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(RUNGS)
        return found

    def count(self, selector: str) -> int:
        return self.page.locator(f"#stage {selector}").count()

    def words(self, selector: str = "") -> str:
        return self.page.locator(f"#stage {selector}").first.inner_text() if self.count(selector) else ""

    def frame_of(self, kind: str, which: int = 0) -> int:
        """The number of a frame by the kind of its event."""
        found: list[int] = [frame["n"] for frame in self.frames if frame["event"]["kind"] == kind]
        return found[which]
