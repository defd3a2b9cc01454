/* The strip over the slider: signs of what happened, none upon another, and under them when the table sat and talked. */

import { draw, make } from "../dom.js";
import { number, say } from "../words.js";
import { SIGNS } from "./signs.js";

const APART = 15;
const COUNTED = 22;
const LOUDEST = ["end", "eject", "kill", "meeting", "votes", "sabotage", "lie"];
const [WIDE, HIGH] = [1_000, 8];
const STRETCHES = 125;

export class Lane {
  constructor(go) {
    this.go = go;
    this.signs = make("div", { class: "lane" });
    this.sittings = draw("g", { class: "band-sittings" });
    this.talk = draw("path", { class: "band-talk" });
    this.strip = make("div", { class: "lanes", "aria-hidden": "true" }, this.signs,
      draw("svg", { class: "band", viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none" }, this.sittings, this.talk));
    new ResizeObserver(() => this.#again()).observe(this.signs);
  }

  #shown = null;

  /** Of `reel`, the frames up to `end` fill the strip. */
  show(reel, marks, end) {
    const before = this.#shown;
    if (before?.reel === reel && before.end === end && before.marks.length === marks.length) return;
    this.#shown = { reel, marks, end };
    this.#again();
  }

  #again() {
    if (!this.#shown) return;
    const { reel, marks, end } = this.#shown;
    this.signs.replaceChildren(...groups(marks, end, this.signs.clientWidth).map((group) => this.#sign(group, end)));
    this.sittings.replaceChildren(...sittings(reel, end).map(({ from, to }) => {
      const x = WIDE * share(from, end);
      return draw("rect", { x, y: 0, width: Math.max(2, WIDE * share(to, end) - x), height: HIGH });
    }));
    this.talk.setAttribute("d", density(reel, end));
  }

  #sign(group, end) {
    const [loudest] = group.toSorted((a, b) => LOUDEST.indexOf(a.kind) - LOUDEST.indexOf(b.kind));
    const title = [...Map.groupBy(group, ({ kind }) => kind)].map(([kind, { length }]) => (length > 1 ? `${say(SIGNS[kind][1])} ×${number(length)}` : say(SIGNS[kind][1]))).join(", ");
    const sign = make("span", { class: `landmark landmark-${loudest.kind}`, title, onclick: () => this.go(loudest.n) },
      SIGNS[loudest.kind][0], group.length > 1 && make("sup", {}, number(group.length)));
    sign.style.setProperty("--at", share(group[0].n, end).toFixed(4));
    return sign;
  }
}

/** Landmarks that would cover each other at that width stand under one sign, at the first one's place. */
function groups(marks, end, width) {
  const found = [];
  let free = -Infinity;
  for (const mark of marks) {
    const x = share(mark.n, end) * width;
    if (x < free) found.at(-1).push(mark);
    else found.push([mark]);
    free = found.at(-1).length === 1 ? x + APART : Math.max(free, place(found.at(-1), end, width) + COUNTED);
  }
  return found;
}

function place([first], end, width) {
  return share(first.n, end) * width;
}

/** From the call to the end of every meeting; one that goes on lasts up to the end. */
function sittings({ kinds }, end) {
  const closed = kinds.get("MeetingClosed");
  return kinds.get("MeetingOpened").filter((n) => n <= end).map((from, i) => ({ from, to: Math.min(closed[i] ?? end, end) }));
}

/** How thick the talk was, in stretches of the same length: lines per stretch, up to a full height. */
function density({ kinds }, end) {
  const counts = Array(STRETCHES).fill(0);
  for (const n of kinds.get("Spoke")) if (n <= end) counts[Math.min(STRETCHES - 1, Math.floor(share(n, end) * STRETCHES))] += 1;
  const most = Math.max(...counts, 1);
  const step = WIDE / STRETCHES;
  return counts.map((count, i) => (count ? `M${i * step} ${HIGH}v${-HIGH * (count / most)}h${step * .7}V${HIGH}Z` : "")).join("");
}

function share(n, end) {
  return end > 1 ? (n - 1) / (end - 1) : 0;
}
