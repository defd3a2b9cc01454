/* The minds that the view can look into: the last thought, suspicions and notes of each player. */

import { byId, findAll, make } from "../../dom.js";
import { say } from "../../words.js";
import { Answers } from "./answers.js";
import { bounded } from "../talk/marked.js";
import { pads } from "./notes.js";
import { badge, nameOf } from "./token.js";

/** @import {Color, Mind, Suspicion} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Texts} from "./notes.js" */
/** @import {Reel} from "../playing/reel.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @typedef {{last: number, pads: Texts | null}} Noted The frame in which it last wrote, and its notes before that; null if unknown. */

const EVERYBODY = "all";

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new Minds(root, desk);
}

class Minds {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.root = root;
    this.desk = desk;
    this.cards = new Map(desk.boot.seats.map((seat) => [seat.color, new Card(seat.color)]));
    this.empty = make("p", { class: "empty" }, say("No thoughts yet that this view can see."));
    this.list = make("div", { class: "minds" }, [...this.cards.values()].map(({ article }) => article));
    root.replaceChildren(this.empty, this.list);
    this.picker = picker(desk);
    byId("minds-tools").append(this.picker);
    desk.prefs.onChange((name) => name === "mind" && this.#pick());
    this.#pick();
  }

  /** @param {Moment} moment */
  show({ n, board, reel, frame }) {
    const minds = board.minds ?? {};
    for (const [color, card] of this.cards) {
      card.answers.show(reel, n, frame.tick);
      card.show(minds[color] ?? null, before(reel, color, n));
    }
    this.#own();
  }

  #pick() {
    const wanted = this.desk.prefs.get("mind");
    const color = wanted !== EVERYBODY && this.cards.has(wanted) ? wanted : EVERYBODY;
    this.picker.value = color;
    this.root.dataset.solo = color === EVERYBODY ? "" : color;
    for (const [each, card] of this.cards) card.wish(color === EVERYBODY || color === each, color === each);
    this.#own();
  }

  /** Shows that there is nothing to see if no card is visible. */
  #own() {
    this.empty.hidden = [...this.cards.values()].some(({ article }) => !article.hidden);
  }
}

/** The frame in which a player last wrote, and its notes before; these are null if that board is packed away.
 *  @param {Reel} reel @param {Color} color @param {number} n @returns {Noted} */
function before(reel, color, n) {
  const last = reel.noted(color, n);
  const board = last > 1 ? reel.board(last - 1) : null;
  return { last, pads: board && (board.minds?.[color]?.pads ?? {}) };
}

class Card {
  /** @param {Color} color */
  constructor(color) {
    this.color = color;
    this.thought = make("p", { class: "mind-thought", dir: "auto" });
    this.answers = new Answers(color);
    this.suspicions = make("ul", { class: "suspicions" });
    this.pads = make("div", { class: "pads" });
    this.article = make("article", { class: `mind seat-${color}`, "aria-label": nameOf(color), hidden: true },
      make("h3", {}, badge(color), make("bdi", {}, nameOf(color)), this.answers.when), this.thought, this.answers.box, this.suspicions, this.pads);
  }

  /** @type {Mind | null} */
  #mind = null;
  #noted = 0;
  #isWished = true;

  /** @param {boolean} isWished @param {boolean} isSolo */
  wish(isWished, isSolo) {
    this.#isWished = isWished;
    for (const pad of this.#details()) pad.open = isSolo;
    this.#place(this.#mind);
  }

  /** @param {Mind | null} mind @param {Noted} noted */
  show(mind, noted) {
    this.#place(mind);
    if (mind === this.#mind && noted.last === this.#noted) return;
    const [before, hasWritten] = [this.#mind, noted.last !== this.#noted];
    [this.#mind, this.#noted] = [mind, noted.last];
    if (mind?.thought !== before?.thought) this.thought.replaceChildren(...bounded(mind?.thought ?? ""));
    if (mind?.suspicions !== before?.suspicions) this.suspicions.replaceChildren(...(mind?.suspicions ?? []).map(suspicion));
    if (hasWritten || mind?.pads !== before?.pads || mind?.lessons !== before?.lessons) this.#write(mind, noted.pads);
  }

  #details() {
    return findAll(this.pads, ":scope > details", HTMLDetailsElement);
  }

  /** @param {Mind | null} mind */
  #place(mind) {
    this.article.hidden = !this.#isWished || (mind === null && this.answers.isEmpty);
  }

  /** @param {Mind | null} mind @param {Texts | null} before */
  #write(mind, before) {
    const opened = new Set(this.#details().filter(({ open }) => open).map(({ dataset }) => dataset.pad));
    this.pads.replaceChildren(...pads(mind, before, (name) => opened.has(name)));
  }
}

/** @param {Suspicion} suspicion */
function suspicion({ color, percent }) {
  const bar = make("span", { class: "suspicion-bar", "aria-hidden": "true" });
  bar.style.setProperty("--share", `${percent}%`);
  return make("li", { class: `seat-${color}` }, badge(color), make("span", { class: "visually-hidden" }, nameOf(color)), bar, make("span", { class: "number" }, `${percent} %`));
}

/** @param {Desk} desk */
function picker(desk) {
  const options = [[EVERYBODY, say("Everybody")], ...desk.boot.seats.map(({ color }) => [color, nameOf(color)])];
  const choose = () => { desk.prefs.set("mind", /** @type {Color | "all"} */ (select.value)); };
  const select = make("select", { "aria-label": say("Whose mind"), onchange: choose },
    options.map(([value, label]) => make("option", { value }, label)));
  return select;
}
