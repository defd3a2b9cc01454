/* Marks where the match branches into forks. In views that must not know what is to come, the marks are fetched only at
   the end. */

import { draw, make } from "../../dom.js";

/** @import {Desk} from "../desk.js" */

/** @typedef {{n: number, url: string, words: string}} Sign */

export class Branches {
  /** @param {Desk} desk */
  constructor(desk) {
    this.desk = desk;
    this.strip = make("div", { class: "branches", hidden: true });
    for (const news of ["cursor", "frames", "standing", "view"]) desk.on(news, () => this.#look());
    queueMicrotask(() => this.#look());
  }

  /** The view whose signs are shown or being fetched. */
  #view = "";
  /** @type {{n: number, link: HTMLElement}[]} */
  #links = [];

  #look() {
    const { reel, director, view, knowsAhead, isOpen } = this.desk;
    if (view !== this.#view) this.strip.hidden = true;
    else this.#place();
    const isAtTheEnd = reel.head > 0 && director.cursor >= reel.head;
    if (view === this.#view || isOpen || !reel.head || !(knowsAhead || isAtTheEnd)) return;
    this.#view = view;
    this.#ask(view);
  }

  /** @param {string} view */
  async #ask(view) {
    const address = document.getElementById("forks-link")?.dataset.signs;
    const answer = address ? await fetch(`${address}?view=${view}`).catch(() => null) : null;
    if (!answer?.ok || view !== this.desk.view) return;
    /** @type {{signs: Sign[]}} */
    const { signs } = await answer.json();
    this.#links = signs.map((sign) => ({ n: sign.n, link: this.#sign(sign) }));
    this.strip.replaceChildren(...this.#links.map(({ link }) => link));
    this.strip.hidden = signs.length === 0;
    this.#place();
  }

  /** Places the signs again whenever frames arrive: a long match loads in pieces, and the strip spans what is here. */
  #place() {
    const last = Math.max(1, this.desk.reel.head - 1);
    for (const { n, link } of this.#links) link.style.setProperty("--at", Math.min(1, (n - 1) / last).toFixed(4));
  }

  /** @param {Sign} sign */
  #sign({ url, words }) {
    return make("a", { class: "branch", href: url, title: words, "aria-label": words },
      draw("svg", { viewBox: "0 0 16 16", "aria-hidden": "true" }, draw("path", { d: "M4 14V2M4 10Q4 7 8 7T12 3V2" })));
  }
}
