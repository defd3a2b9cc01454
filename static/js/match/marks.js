/* Words against the truth: what of a line the log refutes, and a thought that blames somebody else than the words do.

   `marks(frame, {desk, reel})` are the elements to put under a line; none where the frame carries no truth, which it does
   through the glass alone. Each leads to the frame that refutes it; that frame then has a way back, `wayBack`, and is
   shown (`isCited`) even if it would be too quiet for the transcript: `desk.on("cited", ...)` tells when that changes. */

import { make } from "../dom.js";
import { number, say } from "../words.js";
import { claimed } from "./claims.js";
import { badge, nameOf } from "./token.js";

const SIGNS = { lie: "✗", mistaken: "≠", unsupported: "?" };
const cited = new WeakMap();

export function marks(frame, { desk, reel }) {
  const told = (frame.truth ?? []).filter(({ verdict }) => verdict in SIGNS);
  return [...told.map((mark) => judgement(mark, frame, { desk, reel })), frame.pair && pairing(frame.pair)].filter(Boolean);
}

/** The words of a line that the log refutes, as spans of its letters. */
export function falsehoods({ truth = [] }) {
  return truth.filter(({ verdict, span }) => span && (verdict === "lie" || verdict === "mistaken"))
    .map(({ span: [start, end], verdict }) => ({ start, end, verdict }));
}

/** Whether the reader has asked for this frame as the proof of something. */
export function isCited(reel, n) {
  return cited.get(reel)?.has(n) ?? false;
}

export function wayBack(frame, { desk, reel }) {
  const from = cited.get(reel)?.get(frame.n);
  if (!from) return null;
  return make("button", { type: "button", class: "ctl mark-back", onclick: () => go(from, desk) },
    say("↩ back to what it refutes, #%(n)s", { n: number(from) }));
}

function judgement({ claim, verdict, against }, frame, { desk, reel }) {
  return make("div", { class: `mark-truth mark-${verdict}` },
    make("p", {}, make("span", { class: "mark-sign", "aria-hidden": "true" }, SIGNS[verdict]), " ",
      make("strong", {}, named(verdict)), " ", make("span", { class: "mark-claim" }, claimed(claim, desk.boot.station))),
    against ? proof(against, frame.n, { desk, reel }) : null);
}

function named(verdict) {
  if (verdict === "lie") return say("Lie:");
  if (verdict === "mistaken") return say("Mistaken:");
  return say("True, but a guess:");
}

/** The log's own line, and a way to it. */
function proof(against, from, { desk, reel }) {
  const cite = () => {
    if (!cited.has(reel)) cited.set(reel, new Map());
    cited.get(reel).set(against, from);
    desk.tell("cited", against);
    go(against, desk);
  };
  return make("button", { type: "button", class: "mark-proof", onclick: cite },
    make("span", { class: "number" }, `#${number(against)}`), " ",
    make("span", { dir: "auto" }, reel.frame(against)?.caption ?? say("what the log says")));
}

function go(n, desk) {
  desk.director.pause();
  desk.seek(n);
}

function pairing({ says, thinks }) {
  return make("p", { class: "mark-pair", title: say("A heuristic: the words blame one player, the thought of the same moment another.") },
    make("span", { "aria-hidden": "true" }, "⇄"), make("span", {}, say("says")), ...players(says),
    make("span", {}, say("thinks")), ...players(thinks), make("span", { class: "mark-note" }, say("heuristic")));
}

function players(colors) {
  return colors.map((color) => make("span", { class: `seat-named seat-${color}` }, badge(color), make("bdi", {}, nameOf(color))));
}
