/* A player's words, with mentions, accusations and refuted words marked. The words stay text nodes. */

import { make } from "../../dom.js";
import { say } from "../../words.js";
import { nameOf } from "../crew/token.js";

/** @import {Color} from "../shapes.js" */

/** @typedef {{start: number, end: number, color: Color}} Named */
/** @typedef {{start: number, end: number, verdict: "lie" | "mistaken"}} Falsehood */
/** @typedef {(Named & {kind: "names"}) | (Named & {kind: "accuses"}) | (Falsehood & {kind: "refuted"})} Span */

const MOST_AT_ONCE = 1_500;

/** The pieces to put into an element. Spans count code points, as the log does, not UTF-16 units.
 *  @param {{message: string, mentions?: Named[], accusations?: Named[], falsehoods?: Falsehood[]}} line */
export function marked({ message, mentions = [], accusations = [], falsehoods = [] }) {
  const letters = Array.from(message);
  const spans = [
    ...mentions.map((span) => ({ ...span, kind: /** @type {const} */ ("names") })),
    ...accusations.map((span) => ({ ...span, kind: /** @type {const} */ ("accuses") })),
    ...falsehoods.map((span) => ({ ...span, kind: /** @type {const} */ ("refuted") })),
  ];
  const pieces = cut(letters, spans, 0, MOST_AT_ONCE);
  return letters.length > MOST_AT_ONCE ? [...pieces, rest(letters, spans)] : pieces;
}

/** Any text; the end of a long one is behind a button. @param {string} text */
export function bounded(text) {
  return marked({ message: text });
}

/** @param {string[]} letters @param {Span[]} spans */
function rest(letters, spans) {
  const count = letters.length - MOST_AT_ONCE;
  const more = make("button", { class: "more", type: "button" }, say("show %(count)s more characters", { count }));
  more.addEventListener("click", () => more.replaceWith(...cut(letters, spans, MOST_AT_ONCE, letters.length)));
  return more;
}

/** @param {string[]} letters @param {Span[]} spans @param {number} from @param {number} to */
function cut(letters, spans, from, to) {
  const edges = new Set([from, Math.min(to, letters.length)]);
  for (const { start, end } of spans) {
    for (const edge of [start, end]) if (edge > from && edge < to) edges.add(edge);
  }
  const places = [...edges].sort((a, b) => a - b);
  return places.slice(1).map((end, index) => piece(letters, spans, places[index], end));
}

/** @param {string[]} letters @param {Span[]} spans @param {number} start @param {number} end */
function piece(letters, spans, start, end) {
  const text = letters.slice(start, end).join("");
  const over = spans.filter((span) => span.start <= start && span.end >= end);
  if (!over.length) return text;
  const accusing = over.filter((span) => span.kind === "accuses");
  const naming = over.filter((span) => span.kind === "names");
  const refuted = over.filter((span) => span.kind === "refuted");
  const looks = refuted.map(({ verdict }) => `refuted refuted-${verdict}`);
  if (accusing.length) looks.push("accuses");
  else if (naming.length) looks.push(`names seat-${naming[0].color}`);
  return make("mark", { class: looks.join(" "), title: meaning(accusing, naming, refuted.length > 0) }, text);
}

/** @param {Named[]} accusing @param {Named[]} naming @param {boolean} isRefuted */
function meaning(accusing, naming, isRefuted) {
  const names = (accusing.length ? accusing : naming).map((span) => nameOf(span.color)).join(", ");
  const about = names && (accusing.length ? say("accuses %(names)s", { names }) : say("names %(names)s", { names }));
  return [isRefuted ? say("the log says otherwise") : "", about].filter(Boolean).join("; ");
}
