/* The strip of suspects: every living player, the most suspected first; for the one pointed at, what each of the others
   believes, and how that developed. */

import { draw, find, make } from "../../dom.js";
import { number, say, sayCount } from "../../words.js";
import { Parts } from "../playing/merge.js";
import { accused, course, suspects } from "../playing/suspicion.js";
import { badge, nameOf } from "../crew/token.js";

/** @import {Board, Color, Role, View} from "../shapes.js" */
/** @import {Belief} from "../playing/suspicion.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @typedef {{color: Color, share: number | null, words: string, spoken: string, role: Role | null, beliefs: Belief[], by: Color[]}} Shown */

const MOVING = 420;
const BOX = { width: 200, height: 36 };

/** @param {HTMLElement} root */
export function mount(root) {
  return new Suspects(root);
}

class Suspects {
  /** @param {HTMLElement} root */
  constructor(root) {
    this.title = make("h3", { class: "suspects-title", id: "suspects-title" }, heading("glass"));
    this.list = make("ol", { class: "suspects-list", "aria-labelledby": "suspects-title" });
    this.more = make("div", { class: "suspects-more glass", id: "suspects-more", role: "tooltip", hidden: true });
    root.replaceChildren(this.title, this.list, this.more);
    for (const news of ["pointerenter", "focusin"]) this.list.addEventListener(news, (event) => this.#point(event), true);
    root.addEventListener("pointerleave", () => this.#leave());
    root.addEventListener("focusout", () => this.#leave());
    root.addEventListener("keydown", ({ key }) => key === "Escape" && this.#leave());
  }

  /** @type {Map<Color, HTMLElement>} */
  #items = new Map();
  /** @type {Shown[]} */
  #shown = [];
  /** @type {Moment | null} */
  #moment = null;
  /** @type {Color | null} */
  #pointed = null;
  #parts = new Parts();

  /** @param {Moment} moment */
  show(moment) {
    const { board, view } = moment;
    this.#moment = moment;
    if (!this.#parts.areNew(view, board.minds, board.figures, view === "public" ? board.meeting?.lines : null)) return;
    const before = this.#shown.map(({ color }) => color);
    this.#shown = view === "public" ? charged(board) : believed(board, view);
    this.title.textContent = heading(view);
    for (const each of this.#shown) this.#dress(each);
    this.#order(before, moment.animate ? moment.speed : 0);
    this.#tell();
  }

  /** @param {Shown} shown */
  #dress({ color, share, words, spoken, role }) {
    const item = this.#items.get(color) ?? this.#enter(color);
    const state = `${share} ${words}`;
    if (item.dataset.state === state && item.dataset.role === (role ?? "")) return;
    item.dataset.state = state;
    item.style.setProperty("--share", String((share ?? 0) / 100));
    const button = find(item, "button");
    button.setAttribute("aria-label", role === "impostor" ? say("%(told)s, an impostor", { told: spoken }) : spoken);
    if (item.dataset.role !== (role ?? "")) button.firstElementChild?.replaceWith(badge(color, { role }));
    item.dataset.role = role ?? "";
    find(button, ".suspect-share").textContent = words;
  }

  /** @param {Color} color */
  #enter(color) {
    const item = make("li", { class: `suspect seat-${color}`, "data-suspect": color },
      make("button", { type: "button", "aria-describedby": "suspects-more" },
        badge(color), make("span", { class: "suspect-bar" }), make("span", { class: "suspect-share number" })));
    this.#items.set(color, item);
    return item;
  }

  /** Puts the items into their new order, with an animation. @param {Color[]} before @param {number} speed */
  #order(before, speed) {
    const now = this.#shown.map(({ color }) => color);
    if (now.join() === before.join()) return;
    const focused = this.list.contains(document.activeElement) ? document.activeElement : null;
    this.list.replaceChildren(...now.map((color) => /** @type {HTMLElement} */ (this.#items.get(color))));
    if (focused instanceof HTMLElement && focused.isConnected) focused.focus();
    if (!speed) return;
    now.forEach((color, at) => {
      const by = before.indexOf(color) - at;
      if (before.includes(color) && by) this.#items.get(color)?.animate({ transform: [`translateX(calc(${by} * (100% + 4px)))`, "none"] }, { duration: MOVING / speed, easing: "ease-out" });
    });
  }

  /** @param {Event} event */
  #point({ target }) {
    const item = target instanceof Element ? target.closest("[data-suspect]") : null;
    if (!(item instanceof HTMLElement)) return;
    this.#pointed = /** @type {Color} */ (item.dataset.suspect);
    this.#tell();
  }

  #leave() {
    this.#pointed = null;
    this.#tell();
  }

  #tell() {
    const told = this.#shown.find(({ color }) => color === this.#pointed);
    this.more.hidden = !told;
    if (told && this.#moment) this.more.replaceChildren(...details(told, this.#moment));
  }
}

/** @param {View} view */
function heading(view) {
  if (view === "public") return say("Accused aloud");
  return view === "glass" ? say("Suspected") : say("%(name)s suspects", { name: nameOf(view) });
}

/** @param {Board} board @param {View} view @returns {Shown[]} */
function believed(board, view) {
  return suspects(board, view).filter(({ color }) => color !== view).map(({ color, percent, beliefs, role }) => ({
    color, share: percent, beliefs, by: [], role,
    words: percent === null ? "–" : `${percent} %`,
    spoken: percent === null ? say("%(name)s: nobody has said so far", { name: nameOf(color) }) : say("%(name)s, suspected by %(percent)s %", { name: nameOf(color), percent }),
  }));
}

/** @param {Board} board @returns {Shown[]} */
function charged(board) {
  const found = accused(board);
  return found.map(({ color, by }) => ({
    color, by, beliefs: [], role: null,
    share: (100 * by.length) / Math.max(1, found.length - 1),
    words: by.length ? number(by.length) : "–",
    spoken: `${nameOf(color)}: ${sayCount("accused by %(count)s player", "accused by %(count)s players", by.length)}`,
  }));
}

/** @param {Shown} shown @param {Moment} moment */
function details({ color, beliefs, by, spoken }, { reel, n }) {
  const line = course(reel.suspicions.of(color, n), n, BOX);
  const who = by.length ? by.map((each) => ({ by: each, percent: null })) : beliefs;
  return [
    make("p", {}, make("strong", {}, spoken), beliefs.length ? make("span", { class: "meta" }, ` ${sayCount("mean of %(count)s", "mean of %(count)s", beliefs.length)}`) : null),
    line ? draw("svg", { class: "suspect-course", viewBox: `-2 -2 ${BOX.width + 4} ${BOX.height + 4}`, role: "img", "aria-label": say("How it got there, from the beginning to this moment") },
      draw("path", { class: "suspect-half", d: `M0 ${BOX.height / 2}H${BOX.width}` }), draw("path", { class: "suspect-line", d: line })) : null,
    make("ul", { class: "suspect-believers" }, who.map((each) => make("li", {}, badge(each.by), make("bdi", {}, nameOf(each.by)),
      each.percent === null ? null : make("span", { class: "number" }, `${each.percent} %`)))),
  ].filter((part) => part !== null);
}
