/* The list of events so far, each a link to its moment. It is drawn only while it is visible. */

import { find, isDrawn, make } from "../../dom.js";
import { number, say } from "../../words.js";
import { SIGNS } from "./signs.js";

/** @import {Mark} from "../playing/reel.js" */

export class EventList {
  /** @param {(n: number) => void} go */
  constructor(go) {
    this.go = go;
    this.list = make("ol", { class: "events-list" });
    this.empty = make("p", { class: "quiet" }, say("Nothing of note yet."));
    this.menu = make("details", { class: "events" }, make("summary", { class: "ctl" }, say("Events")), make("div", { class: "glass events-pane" }, this.empty, this.list));
    this.menu.addEventListener("keydown", (event) => event.key === "Escape" && this.#close());
    this.menu.addEventListener("toggle", () => this.#draw());
  }

  /** @type {Mark[]} */
  #marks = [];
  /** @type {Mark[]} */
  #drawn = [];

  /** @param {Mark[]} marks */
  show(marks) {
    this.#marks = marks;
    this.#draw();
  }

  #draw() {
    const marks = this.menu.open ? this.#marks : [];
    const kept = marks[this.#drawn.length - 1] === this.#drawn.at(-1) ? this.#drawn.length : 0;
    if (!kept) this.list.replaceChildren();
    this.list.append(...marks.slice(kept).map((mark) => this.#item(mark)));
    this.empty.hidden = marks.length > 0;
    this.#drawn = marks;
  }

  /** @param {Mark} mark */
  #item({ n, kind, caption }) {
    const words = kind === "votes" ? say("The votes are shown.") : caption;
    return make("li", {}, make("button", { type: "button", class: `event event-${kind}`, onclick: () => this.#go(n) },
      make("span", { class: "event-sign", "aria-hidden": "true" }, SIGNS[kind][0]), make("span", { class: "event-words", dir: "auto" }, words),
      make("span", { class: "meta number" }, `#${number(n)}`)));
  }

  /** @param {number} n */
  #go(n) {
    this.go(n);
    this.#close();
  }

  /** Closes the menu; where the list is a pane of its own, it has no handle and stays open. */
  #close() {
    const handle = find(this.menu, "summary");
    if (!this.menu.open || !isDrawn(handle)) return;
    this.menu.open = false;
    handle.focus();
  }
}
