/* The strip above the slider: signs of landmarks that do not overlap, and below them the meetings and the talk. */

import { draw, make } from "../../dom.js";
import { grouped } from "../stage/grouping.js";
import { number, say } from "../../words.js";
import { SIGNS } from "./signs.js";

/** @import {Landmark} from "../playing/kinds.js" */
/** @import {Mark, Reel} from "../playing/reel.js" */

const APART = 15;
const COUNTED = 22;
/** @type {Landmark[]} */
const LOUDEST = ["end", "eject", "kill", "meeting", "votes", "sabotage", "lie"];
const [WIDE, HIGH] = [1_000, 8];
const STRETCHES = 125;

export class Lane {
  /** @param {(n: number) => void} go */
  constructor(go) {
    this.go = go;
    this.signs = make("div", { class: "lane" });
    this.sittings = draw("g", { class: "band-sittings" });
    this.talk = draw("path", { class: "band-talk" });
    this.strip = make("div", { class: "lanes", "aria-hidden": "true" }, this.signs,
      draw("svg", { class: "band", viewBox: `0 0 ${WIDE} ${HIGH}`, preserveAspectRatio: "none" }, this.sittings, this.talk));
    new ResizeObserver(() => this.#again()).observe(this.signs);
  }

  /** @type {{reel: Reel, marks: Mark[], end: number} | null} */
  #shown = null;

  /** Draws the strip, which spans the frames of `reel` up to `end`. @param {Reel} reel @param {Mark[]} marks @param {number} end */
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

  /** @param {Mark[]} group @param {number} end */
  #sign(group, end) {
    const [loudest] = group.toSorted((a, b) => LOUDEST.indexOf(a.kind) - LOUDEST.indexOf(b.kind));
    const title = [...grouped(group, ({ kind }) => kind)].map(([kind, { length }]) => (length > 1 ? `${say(SIGNS[kind][1])} ×${number(length)}` : say(SIGNS[kind][1]))).join(", ");
    const sign = make("span", { class: `landmark landmark-${loudest.kind}`, title, onclick: () => this.go(loudest.n) },
      SIGNS[loudest.kind][0], group.length > 1 && make("sup", {}, number(group.length)));
    sign.style.setProperty("--at", share(group[0].n, end).toFixed(4));
    return sign;
  }
}

/** Groups landmarks that would overlap at that width, to share one sign at the first one's place.
 *  @param {Mark[]} marks @param {number} end @param {number} width */
function groups(marks, end, width) {
  /** @type {Mark[][]} */
  const found = [];
  let free = -Infinity;
  for (const mark of marks) {
    const x = share(mark.n, end) * width;
    const last = found.at(-1);
    if (last && x < free) {
      last.push(mark);
      free = Math.max(free, place(last, end, width) + COUNTED);
    } else {
      found.push([mark]);
      free = x + APART;
    }
  }
  return found;
}

/** @param {Mark[]} group @param {number} end @param {number} width */
function place([first], end, width) {
  return share(first.n, end) * width;
}

/**
 * The first and last frame of every meeting; one that is going on lasts up to `end`.
 * @param {Reel} reel @param {number} end
 */
function sittings(reel, end) {
  const closed = reel.places("MeetingClosed");
  return reel.places("MeetingOpened").filter((n) => n <= end).map((from, i) => ({ from, to: Math.min(closed[i] ?? end, end) }));
}

/**
 * How dense the talk was: lines per stretch of equal length, scaled to the full height.
 * @param {Reel} reel @param {number} end
 */
function density(reel, end) {
  const counts = Array(STRETCHES).fill(0);
  for (const n of reel.places("Spoke")) if (n <= end) counts[Math.min(STRETCHES - 1, Math.floor(share(n, end) * STRETCHES))] += 1;
  const most = Math.max(...counts, 1);
  const step = WIDE / STRETCHES;
  return counts.map((count, i) => (count ? `M${i * step} ${HIGH}v${-HIGH * (count / most)}h${step * .7}V${HIGH}Z` : "")).join("");
}

/** @param {number} n @param {number} end */
function share(n, end) {
  return end > 1 ? (n - 1) / (end - 1) : 0;
}
