/* A player's words with the places marked where they name or accuse somebody. Words stay text. */

import { make } from "../dom.js";
import { say } from "../words.js";
import { nameOf } from "./token.js";

const MOST_AT_ONCE = 1_500;

/** The pieces to put into an element; spans count letters as the log does, not UTF-16 units. */
export function marked({ message, mentions = [], accusations = [], falsehoods = [] }) {
  const letters = Array.from(message);
  const spans = [...all(mentions, "names"), ...all(accusations, "accuses"), ...all(falsehoods, "refuted")];
  const pieces = cut(letters, spans, 0, MOST_AT_ONCE);
  return letters.length > MOST_AT_ONCE ? [...pieces, rest(letters, spans)] : pieces;
}

function all(spans, kind) {
  return spans.map((span) => ({ ...span, kind }));
}

/** Any long text, its end behind a button. */
export function bounded(text) {
  return marked({ message: text });
}

function rest(letters, spans) {
  const count = letters.length - MOST_AT_ONCE;
  const more = make("button", { class: "more", type: "button" }, say("show %(count)s more letters", { count }));
  more.addEventListener("click", () => more.replaceWith(...cut(letters, spans, MOST_AT_ONCE, letters.length)));
  return more;
}

function cut(letters, spans, from, to) {
  const edges = new Set([from, Math.min(to, letters.length)]);
  for (const { start, end } of spans) {
    for (const edge of [start, end]) if (edge > from && edge < to) edges.add(edge);
  }
  const places = [...edges].sort((a, b) => a - b);
  return places.slice(1).map((end, index) => piece(letters, spans, places[index], end));
}

function piece(letters, spans, start, end) {
  const text = letters.slice(start, end).join("");
  const over = spans.filter((span) => span.start <= start && span.end >= end);
  if (!over.length) return text;
  const [accusing, naming, refuted] = ["accuses", "names", "refuted"].map((kind) => over.filter((span) => span.kind === kind));
  const looks = refuted.map(({ verdict }) => `refuted refuted-${verdict}`);
  if (accusing.length) looks.push("accuses");
  else if (naming.length) looks.push(`names seat-${naming[0].color}`);
  return make("mark", { class: looks.join(" "), title: meaning(accusing, naming, refuted) }, text);
}

function meaning(accusing, naming, refuted) {
  const names = (accusing.length ? accusing : naming).map((span) => nameOf(span.color)).join(", ");
  const about = names && (accusing.length ? say("accuses %(names)s", { names }) : say("names %(names)s", { names }));
  return [refuted.length ? say("the log says otherwise") : "", about].filter(Boolean).join("; ");
}
