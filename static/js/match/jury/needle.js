/* The jury's needle: for each player the median of all voices, and the quartiles. The server computes it and sends
   everybody the same. */

import { find, findAll, make } from "../../dom.js";
import { LastingSocket } from "../../lasting_socket.js";
import { number, say, sayCount } from "../../words.js";
import { named } from "../crew/token.js";

/** @import {Board, Color} from "../shapes.js" */

/** @typedef {[number, number, number]} Spread Lower quartile, median, upper quartile. */

/** @typedef {object} Jury `needle` is empty as long as there are fewer than `fewest` voices.
 * @property {"jury"} type
 * @property {number} n
 * @property {number} voices
 * @property {number} fewest
 * @property {Record<string, Spread>} needle
 * @property {boolean} is_over
 */

/** @typedef {{type: "hello", epoch: string, head: number} | {type: "beat", head: number} | Jury | {type: "kept"} | {type: "refused", reason: string}} Said */

const SILENCE = 25_000;

/** Listens to this jury's socket until the match is over. */
export class Bench {
  /** @param {string} path @param {{said: (said: Said) => unknown, opened?: () => void}} ears */
  constructor(path, ears) {
    this.ears = ears;
    this.socket = new LastingSocket(path, {
      query: () => ({ epoch: this.#epoch, after: String(this.#after) }),
      silence: SILENCE,
      ears: { said: (data) => this.#hear(JSON.parse(data)), lost: () => {} },
    });
    this.socket.open();
  }

  #epoch = "";
  #after = 0;

  /** @param {object} wish */
  say(wish) {
    if (this.socket.isOpen) this.socket.say(wish);
  }

  /** @param {Said} said */
  #hear(said) {
    if (said.type === "hello") {
      this.socket.trust();
      if (said.epoch !== this.#epoch) this.#after = 0;
      this.#epoch = said.epoch;
      this.ears.opened?.();
    } else if (said.type === "beat" && said.head > this.#after) {
      this.socket.abandon();
    } else if (said.type === "jury") {
      this.#after = said.n;
      if (said.is_over) this.socket.isOver = true;
    }
    this.ears.said(said);
  }
}

/** Draws what the socket sends of a jury, `delay` milliseconds later. @param {string} path @param {HTMLElement} rows @param {HTMLElement} count @param {number} [delay] */
export function sit(path, rows, count, delay = 0) {
  /** @param {Jury} jury */
  const show = (jury) => {
    draw(rows, jury);
    count.textContent = counted(jury);
  };
  return new Bench(path, { said: (said) => said.type === "jury" && setTimeout(() => show(said), delay) });
}

/** A player's row, for pages in which the server has written none. @param {Color} color */
export function row(color) {
  return make("li", { class: "jury-row", "data-color": color },
    make("span", { class: "jury-who" }, named(color)),
    make("span", { class: "jury-needle", "data-empty": true },
      make("span", { class: "jury-track", "aria-hidden": "true" }, make("span", { class: "jury-band" }), make("span", { class: "jury-hand" })),
      make("span", { class: "jury-said number" }, "–")));
}

/** @param {HTMLElement} rows @param {Jury} jury */
export function draw(rows, jury) {
  for (const row of findAll(rows, ".jury-row")) {
    point(find(row, ".jury-needle"), jury.needle[row.dataset.color ?? ""]);
  }
}

/** Draws one needle; null or undefined empties it. @param {HTMLElement} needle @param {Spread | null | undefined} spread */
export function point(needle, spread) {
  needle.toggleAttribute("data-empty", !spread);
  find(needle, ".jury-said").textContent = spread ? words(spread) : "–";
  if (!spread) return;
  const [low, middle, high] = spread;
  needle.style.setProperty("--low", String(low));
  needle.style.setProperty("--middle", String(middle));
  needle.style.setProperty("--high", String(high));
}

/** Strikes out those who are dead or ejected. @param {HTMLElement} rows @param {Board} board */
export function strike(rows, { figures }) {
  const living = new Set(Object.entries(figures).filter(([, figure]) => figure.alive).map(([color]) => color));
  for (const row of findAll(rows, ".jury-row")) row.toggleAttribute("data-out", !living.has(row.dataset.color ?? ""));
}

/** @param {Jury} jury */
export function counted({ voices, fewest }) {
  if (voices < fewest) {
    return sayCount("%(count)s voice; the jury is heard from %(fewest)s on", "%(count)s voices; the jury is heard from %(fewest)s on", voices, { fewest: number(fewest) });
  }
  return say("The jury: median of %(count)s voices, and the middle half", { count: number(voices) });
}

/** @param {Spread} spread */
function words([low, middle, high]) {
  return `${number(middle)} % [${number(low)} … ${number(high)}]`;
}
