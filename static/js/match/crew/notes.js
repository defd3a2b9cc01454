/* A player's notes, with what the last edit added and removed. */

import { make } from "../../dom.js";
import { number, phrase, say } from "../../words.js";
import { bounded } from "../talk/marked.js";

/** @import {Mind, Pad} from "../shapes.js" */
/** @import {Child} from "../../dom.js" */

/** @typedef {Partial<Record<Pad, string>>} Texts */
/** @typedef {{words: Child[], added?: number, taken?: number}} Compared */
/** @typedef {"" | "ins" | "del"} Change */

/** @type {Record<Pad | "lessons", string>} */
const PADS = { meeting_scratch: phrase("This meeting"), people: phrase("People"), events: phrase("Events"), plan: phrase("Plan"), lessons: phrase("Lessons") };
const MOST_LETTERS = 4_000;
const MOST_PIECES = 120;

/** The pads of a mind, each foldable; `before` are their texts before the last edit, null if unknown.
 *  @param {Mind | null} mind @param {Texts | null} before @param {(name: string) => boolean} isOpen */
export function pads(mind, before, isOpen) {
  const lessons = mind?.lessons?.length ? mind.lessons.join("\n") : "";
  const texts = /** @type {[Pad | "lessons", string][]} */ (Object.entries({ ...mind?.pads, lessons })).filter(([, text]) => text);
  return texts.map(([name, text]) => pad(name, compared(name === "lessons" ? null : before && (before[name] ?? ""), text), isOpen(name)));
}

/** @param {Pad | "lessons"} name @param {Compared} compared @param {boolean} open */
function pad(name, { words, added = 0, taken = 0 }, open) {
  return make("details", { "data-pad": name, open },
    make("summary", {}, say(PADS[name]), added + taken > 0 && change(added, taken)),
    make("p", { class: "pad", dir: "auto" }, ...words));
}

/** @param {number} added @param {number} taken */
function change(added, taken) {
  const told = say("%(added)s added, %(taken)s taken out", { added: number(added), taken: number(taken) });
  return make("span", { class: "pad-change number", title: told },
    make("span", { class: "visually-hidden" }, ` (${told})`),
    make("span", { "aria-hidden": "true" }, ` +${number(added)} −${number(taken)}`));
}

/** @param {string | null} before @param {string} text @returns {Compared} */
function compared(before, text) {
  if (before === null || before === text) return { words: bounded(text) };
  const [old, now] = [pieces(before), pieces(text)];
  const isLong = text.length + before.length > MOST_LETTERS || Math.max(old.length, now.length) > MOST_PIECES;
  if (isLong) return { words: bounded(text) };
  const found = [...differences(old, now)];
  const count = (/** @type {Change} */ what) => found.filter(([kind]) => kind === what).length;
  return { words: found.map(([kind, piece]) => (kind ? make(kind, {}, piece) : piece)), added: count("ins"), taken: count("del") };
}

/** Splits a text into lines, sentences and clauses between semicolons, each with the space after it. @param {string} text */
function pieces(text) {
  return text === "" ? [] : text.split(/(?<=[.!?;]\s|\n)/);
}

/** The pieces of both texts in order: those that are unchanged (""), added (`ins`) and removed (`del`).
 *  @param {string[]} old @param {string[]} now @returns {Generator<[Change, string]>} */
function* differences(old, now) {
  const shared = runs(old, now);
  for (let [i, j] = [0, 0]; i < old.length || j < now.length;) {
    if (i < old.length && j < now.length && isSame(old[i], now[j])) {
      yield ["", now[j]];
      [i, j] = [i + 1, j + 1];
    } else if (j === now.length || (i < old.length && shared[i + 1][j] >= shared[i][j + 1])) yield ["del", old[i++]];
    else yield ["ins", now[j++]];
  }
}

/** The table of longest common subsequences: at [i][j], their length from these places on. @param {string[]} old @param {string[]} now */
function runs(old, now) {
  /** @type {number[][]} */
  const found = Array.from({ length: old.length + 1 }, () => new Array(now.length + 1).fill(0));
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      found[i][j] = isSame(old[i], now[j]) ? found[i + 1][j + 1] + 1 : Math.max(found[i + 1][j], found[i][j + 1]);
    }
  }
  return found;
}

/** @param {string} one @param {string} other */
function isSame(one, other) {
  return bare(one) === bare(other);
}

/** @param {string} piece */
function bare(piece) {
  return piece.replace(/[\s;.]+$/, "");
}
