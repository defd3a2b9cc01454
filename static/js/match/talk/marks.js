/* Words against the truth: what the log refutes in a line, and a thought that blames another player than the words do.

   `marks(frame, {desk, reel})` returns the elements to put under a line; none if the frame carries no truth, as only
   those of the glass do. Each links to the frame that refutes the line; that frame then has a way back (`wayBack`) and
   is shown (`isCited`) even if it is too quiet for the transcript. `desk.on("cited", ...)` tells when that changes. */

import { make } from "../../dom.js";
import { number, say } from "../../words.js";
import { claimed } from "./claims.js";
import { badge, nameOf } from "../crew/token.js";

/** @import {Color, Frame, Pair, Stamp} from "../shapes.js" */
/** @import {Child} from "../../dom.js" */
/** @import {Context} from "./clerk.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Falsehood} from "./marked.js" */
/** @import {Reel} from "../playing/reel.js" */

/** @typedef {Stamp["verdict"]} Verdict */

/** @type {Record<Verdict, string>} */
const SIGNS = { lie: "✗", mistaken: "≠", unsupported: "?", true: "✓", undecidable: "·" };
/** @type {Set<Verdict>} */
const WORTH_A_MARK = new Set(["lie", "mistaken", "unsupported"]);
/** For each frame that was asked for as a proof, the frame of the line that it refutes. @type {WeakMap<Reel, Map<number, number>>} */
const cited = new WeakMap();

/** @param {Frame} frame @param {Context} context */
export function marks(frame, { desk, reel }) {
  const told = (frame.truth ?? []).filter(({ verdict }) => WORTH_A_MARK.has(verdict));
  return [...told.map((mark) => judgement(mark, frame, { desk, reel })), ...(frame.pair ? [pairing(frame.pair)] : [])];
}

/** A stamp beside the speaker's name if the line has a lie: visible however long the line is, and linked to what
 *  refutes the first lie. @param {Frame} frame @param {Context} context */
export function stamp(frame, context) {
  const against = (frame.truth ?? []).find((told) => told.verdict === "lie" && told.against)?.against;
  return against ? make("button", { type: "button", class: "mark-stamp", title: say("What refutes it is entry %(n)s", { n: number(against) }), onclick: () => cite(against, frame.n, context) },
    `${SIGNS.lie} ${say("Lie")} `, make("span", { class: "number" }, `#${number(against)}`)) : null;
}

/** The words of a line that the log refutes, as spans of its code points. @param {Frame} frame @returns {Falsehood[]} */
export function falsehoods({ truth = [] }) {
  return truth.flatMap(({ verdict, span }) => {
    if (!span || (verdict !== "lie" && verdict !== "mistaken")) return [];
    const [start, end] = span;
    return [{ start, end, verdict }];
  });
}

/** Whether the reader has asked for this frame as the proof of something. @param {Reel} reel @param {number} n */
export function isCited(reel, n) {
  return cited.get(reel)?.has(n) ?? false;
}

/** @param {Frame} frame @param {Context} context */
export function wayBack(frame, { desk, reel }) {
  const from = cited.get(reel)?.get(frame.n);
  if (!from) return null;
  return make("button", { type: "button", class: "ctl mark-back", onclick: () => go(from, desk) },
    say("↩ back to what it refutes, #%(n)s", { n: number(from) }));
}

/**
 * One claim with its verdict, the entry that refutes it, and whatever the caller adds.
 * @param {Stamp} stamp @param {Frame} frame @param {Context} context @param {Child} [beside]
 */
export function judgement({ claim, verdict, against }, frame, { desk, reel }, beside = null) {
  return make("div", { class: `mark-truth mark-${verdict}` },
    make("p", {}, make("span", { class: "mark-sign", "aria-hidden": "true" }, SIGNS[verdict]), " ",
      make("strong", { title: judged(desk.boot.reader) }, named(verdict)), " ", make("span", { class: "mark-claim" }, claimed(claim, desk.boot.station)),
      beside && " ", beside),
    against ? proof(against, frame.n, { desk, reel }) : null);
}

/** @param {number} version */
function judged(version) {
  return say("Read and judged by version %(version)s of the reader of claims", { version: number(version) });
}

/** @param {Verdict} verdict */
function named(verdict) {
  if (verdict === "lie") return say("Lie:");
  if (verdict === "mistaken") return say("Mistaken:");
  if (verdict === "true") return say("True:");
  if (verdict === "undecidable") return say("Undecidable:");
  return say("True, but a guess:");
}

/** @param {number} against @param {number} from @param {Context} context */
function cite(against, from, { desk, reel }) {
  cited.set(reel, (cited.get(reel) ?? new Map()).set(against, from));
  desk.tell("cited", against);
  go(against, desk);
}

/** A button with the caption of the refuting entry, which leads there. @param {number} against @param {number} from @param {Context} context */
function proof(against, from, { desk, reel }) {
  return make("button", { type: "button", class: "mark-proof", onclick: () => cite(against, from, { desk, reel }) },
    make("span", { class: "number" }, `#${number(against)}`), " ",
    make("span", { dir: "auto" }, reel.frame(against)?.caption ?? say("what the log says")));
}

/** @param {number} n @param {Desk} desk */
function go(n, desk) {
  desk.director.pause();
  desk.seek(n);
}

/** @param {Pair} pair */
function pairing({ says, thinks }) {
  return make("p", { class: "mark-pair", title: say("A heuristic: the words blame one player, the thought of the same moment another.") },
    make("span", { "aria-hidden": "true" }, "⇄"), make("span", {}, say("says")), ...players(says),
    make("span", {}, say("thinks")), ...players(thinks), make("span", { class: "mark-note" }, say("heuristic")));
}

/** @param {Color[]} colors */
function players(colors) {
  return colors.map((color) => make("span", { class: `seat-named seat-${color}` }, badge(color), make("bdi", {}, nameOf(color))));
}
