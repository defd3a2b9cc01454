"""The match page as tests see it: what it shows at this moment, and ways to other moments."""

import json
import re
from typing import Any

from playwright.sync_api import Page, expect

from games.watching import kinds_shown
from tests.games.prepared import logs

INSTANT = "speed=instant&motion=0"
SHOWN = """() => {
    const text = id => document.getElementById(id).textContent
    const isShown = element => element.checkVisibility() && !element.closest('.story')
    const words = id => {
        const walk = document.createTreeWalker(document.getElementById(id), NodeFilter.SHOW_TEXT), found = []
        while (walk.nextNode()) if (isShown(walk.currentNode.parentElement)) found.push(walk.currentNode.data)
        return found.sort()
    }
    return {
        lines: [...document.querySelectorAll('#transcript .line')].map(line => line.textContent),
        crew: text('roster'), minds: text('thoughts'), dead: text('ghosts'), phase: text('phase'),
        stage: ['map', 'theatre', 'reveal', 'result'].filter(id => !document.getElementById(id).hidden).map(words),
    }
}"""
PAINTED = """(async () => {
    await new Promise(requestAnimationFrame)
    do await new Promise(requestIdleCallback)
    while (document.querySelector('#transcript [aria-busy="true"]'))
})()"""
"""Resolves when the text is shown as well, which follows the stage when the page has time."""
SEEK = """n => {
    const slider = document.querySelector('.time-range')
    slider.value = n
    slider.dispatchEvent(new Event('input', {bubbles: true}))
}"""
REACHING_OUT = """boxes => boxes.filter(box => box.scrollWidth > box.clientWidth).map(box => box.textContent)"""
SLIDE = """(slider, n) => {
    slider.value = n
    slider.dispatchEvent(new Event('input', {bubbles: true}))
}"""
COVERED = """signs => {
    const ends = signs.map(sign => sign.getBoundingClientRect())
    return signs.slice(1).filter((_, i) => ends[i + 1].left < ends[i].right).map(sign => sign.textContent)
}"""
"""The signs that overlap the one to their left."""

LEARN = f"(await import('/static/js/match/playing/kinds.js')).learn({json.dumps(kinds_shown.kinds())})"
REEL = f"({LEARN}, (await import('/static/js/match/playing/reel.js')).Reel)"
FILLED = f"""const reel = new ({REEL})('any'); reel.take(frames)
    const boards = frames.map(({{n}}) => reel.board(n))"""
BOARDS = f"async frames => {{ {FILLED}; return boards }}"
SHARES_RULES = f"""async frames => {{
    {FILLED}
    const [first, ...later] = boards
    return boards.length > 100 && later.every(board => board.rules === first.rules && board.seats === first.seats)
}}"""
PACKED = f"""async ([frames, many, n]) => {{
    const reel = new ({REEL})('any')
    const told = Array.from({{length: many}}, (_, i) => ({{...frames[i % frames.length], n: i + 1}}))
    reel.take(told)
    const look = () => ['frame', 'board'].map(part => JSON.stringify(reel[part](n)))
    const before = look()
    reel.attend(many)
    while (reel.isHere(n)) await new Promise(later => setTimeout(later, 10))
    const packed = look().every(part => part === 'null')
    await reel.open(n)
    const after = look()
    const count = reel.count('Spoke', 0, many) === told.filter(({{event}}) => event.kind === 'Spoke').length
    return {{packed, frame: before[0] === after[0], board: before[1] === after[1], count}}
}}"""

INKS = """colors => {
    const ink = (outer, inner) => {
        const card = document.body.appendChild(document.createElement('div'))
        const badge = card.appendChild(document.createElement('span'))
        const code = badge.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'text'))
        for (const [one, name] of [[card, outer], [badge, inner]]) one.className = `seat-${name}`
        code.setAttribute('class', 'token-code')
        const {fill} = getComputedStyle(code)
        card.remove()
        return fill
    }
    return Object.fromEntries(colors.map(inner => [inner, colors.map(outer => ink(outer, inner))]))
}"""
"""The text colour of each player's name within a card of every colour."""

CHANGED = """async ([before, now]) => {
    const {pads} = await import('/static/js/match/crew/notes.js')
    const [plan] = pads({pads: {plan: now}}, {plan: before}, () => true)
    const pieces = [...plan.querySelector('.pad').childNodes]
    return pieces.map(each => [each.nodeType === Node.TEXT_NODE ? '' : each.localName, each.textContent])
}"""
"""The pieces of a pad, each with its kind of change, if any."""

DIMMED = "rgb(147, 162, 193)"

CUT_OFF = "parts => parts.filter(part => part.scrollWidth > part.clientWidth).map(part => part.textContent)"

BREATHES = """() => [...document.querySelectorAll('.speaker-token .token-halo')]
    .some(ring => getComputedStyle(ring).animationName !== 'none')"""


def frames(view: str = "glass") -> list[dict[str, Any]]:
    """All frames that this view is shown of the tests' match."""
    return [json.loads(frame) for frame in logs.shown(view)]


def places(kind: str, view: str = "glass") -> list[int]:
    """The numbers of the view's frames of this kind."""
    return [frame["n"] for frame in frames(view) if frame["event"]["kind"] == kind]


def first(kind: str, view: str = "glass") -> int:
    return places(kind, view)[0]


def thought(color: str) -> int:
    """The first frame in which this player thinks."""
    thoughts = (frame for frame in frames() if frame["event"]["kind"] == "Thought")
    found: int = next(frame["n"] for frame in thoughts if frame["event"]["color"] == color)
    return found


def talk() -> list[int]:
    """The frames with a line at the first meeting; after the second of them, others follow."""
    spoken = [n for n in places("Spoke") if n < first("MeetingClosed")]
    assert len(spoken) > 2, "nobody talks in the middle of the first meeting"
    return spoken


def alone(view: str) -> int:
    """The first frame in which this player looks around and nobody is there."""
    looks = (frame for frame in frames(view) if frame["event"]["kind"] == "LookedAround")
    found: int = next(frame["n"] for frame in looks if not frame["event"]["players"])
    return found


def shown(page: Page) -> dict[str, Any]:
    """What must be the same whenever this moment is shown. Figures may be drawn in any order, and the match's story is
    left out: it is only requested at the last frame, and arrives at any time."""
    found: dict[str, Any] = page.evaluate(f"async () => {{ await {PAINTED}; return ({SHOWN})() }}")
    return found


def at(page: Page, n: int) -> None:
    """Waits until the cursor is there, and the text is shown as well."""
    expect(page.locator(".time-place")).to_have_text(re.compile(rf"^#{n:,}\b"))
    page.evaluate(f"async () => {{ await {PAINTED} }}")


def shown_at(page: Page, places: list[int]) -> dict[int, dict[str, Any]]:
    """Moves the slider to each of these moments; returns `shown` at each."""
    seek_and_look = f"""async places => {{
        const found = []
        for (const n of places) {{ ({SEEK})(n); await {PAINTED}; found.push(({SHOWN})()) }}
        return found
    }}"""
    found: list[dict[str, Any]] = page.evaluate(seek_and_look, places)
    return dict(zip(places, found, strict=True))


def words(page: Page) -> str:
    """All words of the page, visible or not."""
    found: str = page.evaluate("document.documentElement.textContent")
    return found
