/* How the match's clerk, a model beside the table, read a line, and how the reader of claims read it where the two
   differ. Only through the glass. The verdict on each claim comes from the log, not from the clerk. */

import { make } from "../../dom.js";
import { number, say, sayCount } from "../../words.js";
import { facts } from "../crew/answers.js";
import { bounded } from "./marked.js";
import { judgement } from "./marks.js";
import { nameOf } from "../crew/token.js";

/** @import {FrameOf, LineRead, Rereading, Stamp} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Reel} from "../playing/reel.js" */

/** @typedef {{desk: Desk, reel: Reel}} Context */

const LONGEST_QUOTE = 200;

/** The elements of the clerk's line in the transcript. @param {FrameOf<"LineRead">} frame @param {Context} context */
export function reading(frame, { desk, reel }) {
  const { event, clerk = {}, call } = frame;
  return [
    make("p", { class: "clerk-head" },
      make("span", { class: "clerk-sign", "aria-hidden": "true" }, "✎"),
      make("strong", { title: say("A model beside the table; no player ever hears of it") }, who(desk.boot.clerk)), " ",
      make("span", {}, verdict(event, clerk)), " ", toLine(event.line, desk)),
    event.fault ? make("p", { class: "clerk-fault", dir: "auto", lang: "en", translate: "no" }, ...bounded(event.fault)) : null,
    ...groups(frame, { desk, reel }),
    refusals(event.refused ?? []),
    call ? facts(call) : null,
  ].filter((part) => part !== null);
}

/** @param {string | null} model */
function who(model) {
  return model ? say("Clerk (%(model)s)", { model }) : say("Clerk");
}

/** @param {LineRead} event @param {Rereading} found */
function verdict({ speaker, fault, sayings = [] }, { clerk, reader }) {
  const name = nameOf(speaker);
  if (fault) return say("has not read what %(name)s said.", { name });
  if (clerk || reader) return say("reads what %(name)s said differently:", { name });
  return sayings.length ? say("reads the same in what %(name)s said:", { name }) : say("finds no claim in what %(name)s said.", { name });
}

/** @param {FrameOf<"LineRead">} frame @param {Context} context */
function groups(frame, { desk, reel }) {
  const { shared, clerk, reader } = frame.clerk ?? {};
  const isOne = !clerk && !reader;
  return [
    shared ? group(isOne ? "" : say("Both"), shared, frame, { desk, reel }) : null,
    isOne ? null : group(say("The clerk alone, in nobody's record"), clerk ?? [], frame, { desk, reel }),
    isOne ? null : group(say("The reader of claims alone, which counts"), reader ?? [], frame, { desk, reel }),
  ].filter((part) => part !== null);
}

/** @param {string} title @param {Stamp[]} stamps @param {FrameOf<"LineRead">} frame @param {Context} context */
function group(title, stamps, frame, { desk, reel }) {
  return make("div", { class: "clerk-group" },
    title && make("p", { class: "clerk-title" }, title),
    ...(stamps.length ? stamps.map((stamp) => claim(stamp, frame, { desk, reel })) : [make("p", { class: "clerk-none" }, say("no claim"))]));
}

/** @param {Stamp} stamp @param {FrameOf<"LineRead">} frame @param {Context} context */
function claim(stamp, frame, { desk, reel }) {
  const line = reel.frame(frame.event.line)?.event;
  const quote = line?.kind === "Spoke" ? words(line.message, stamp.span) : "";
  return judgement(stamp, frame, { desk, reel }, quote && make("q", { class: "clerk-quote", dir: "auto" }, quote));
}

/**
 * The words of a line that make a claim, shortened if they are many.
 * @param {string} message @param {[number, number]} [span]
 */
function words(message, span) {
  if (!span) return "";
  const letters = Array.from(message).slice(...span);
  return letters.length > LONGEST_QUOTE ? `${letters.slice(0, LONGEST_QUOTE).join("")}…` : letters.join("");
}

/** What the clerk took for claims and was refused, folded. @param {string[]} reasons */
function refusals(reasons) {
  if (!reasons.length) return null;
  const told = sayCount("%(count)s thing that it said is no claim of this line", "%(count)s things that it said are no claims of this line", reasons.length);
  return make("details", { class: "clerk-refused" }, make("summary", {}, told),
    make("ul", { lang: "en", translate: "no" }, reasons.map((reason) => make("li", { dir: "auto" }, reason))));
}

/** A button to the line read: through the glass, frames have the numbers of their entries. @param {number} n @param {Desk} desk */
function toLine(n, desk) {
  const go = () => {
    desk.director.pause();
    desk.seek(n);
  };
  return make("button", { type: "button", class: "mark-proof clerk-line", "aria-label": say("to the line, frame %(n)s", { n: number(n) }), onclick: go }, `#${number(n)}`);
}
