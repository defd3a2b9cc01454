/* The list of a finished match's best moments. They give away how it went, so they exist only through the glass, and
   are fetched when the list is opened. */

import { find, make } from "../../dom.js";
import { number, phrase, say } from "../../words.js";

/** @import {Desk} from "../desk.js" */

/** @typedef {{n: number, kind: "kill" | "lie" | "self_report" | "betrayal" | "clutch_vote", headline: string, weight: number}} Highlight */

/** @type {Record<Highlight["kind"], [string, string]>} */
const SIGNS = {
  kill: ["▲", phrase("Kill")],
  lie: ["✗", phrase("Lie")],
  self_report: ["◆", phrase("Self-report")],
  betrayal: ["⚔", phrase("Betrayal")],
  clutch_vote: ["✉", phrase("Clutch vote")],
};
const STARS = 3;

export class Highlights {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.list = make("ol", { class: "events-list" });
    this.empty = make("p", { class: "quiet" });
    this.menu = make("details", { class: "events", hidden: true },
      make("summary", { class: "ctl" }, say("Moments")), make("div", { class: "glass events-pane" }, this.empty, this.list));
    this.menu.addEventListener("toggle", () => this.menu.open && this.#ask());
    this.menu.addEventListener("keydown", (event) => event.key === "Escape" && this.#close());
    for (const news of ["standing", "view"]) desk.on(news, () => this.#place());
    queueMicrotask(() => this.#place());
  }

  #isHere = false;

  #place() {
    this.menu.hidden = !(this.desk.knowsAhead && this.desk.standing.status === "finished");
    if (this.menu.hidden) this.menu.open = false;
  }

  async #ask() {
    if (this.#isHere) return;
    const answer = await fetch(this.desk.boot.urls.moments).catch(() => null);
    if (!answer?.ok) return;
    /** @type {{moments: Highlight[], is_silent: boolean}} */
    const { moments, is_silent: isSilent } = await answer.json();
    this.#isHere = true;
    this.empty.hidden = moments.length > 0;
    this.empty.textContent = isSilent ? say("Spoiler-free: moments tell how a match went.") : say("No moment of this match stands out.");
    const best = new Set([...moments].sort((a, b) => b.weight - a.weight).slice(0, STARS));
    this.list.replaceChildren(...moments.map((moment) => this.#item(moment, best.has(moment))));
  }

  /** @param {Highlight} moment @param {boolean} isBest */
  #item({ n, kind, headline }, isBest) {
    const [sign, name] = SIGNS[kind];
    return make("li", {}, make("button", { type: "button", class: `event event-${kind}`, onclick: () => this.#go(n) },
      make("span", { class: "event-sign", role: "img", "aria-label": say(name), title: say(name) }, sign),
      make("span", { class: "event-words", dir: "auto" }, headline),
      isBest && make("span", { class: "event-star", role: "img", "aria-label": say("among the best"), title: say("among the best") }, "★"),
      make("span", { class: "meta number" }, `#${number(n)}`)));
  }

  /** @param {number} n */
  #go(n) {
    this.desk.director.pause();
    this.desk.seek(n);
    this.#close();
  }

  #close() {
    if (!this.menu.open) return;
    this.menu.open = false;
    find(this.menu, "summary").focus();
  }
}
