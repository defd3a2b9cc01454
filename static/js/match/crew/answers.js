/* What is shown of a player's last answers: what the thought was for and how long ago; what the call to its model took,
   if it has one, and how the reply was read; and a turn lost since then. */

import { make } from "../../dom.js";
import { about, number, phrase, say, sayCount } from "../../words.js";
import { Parts } from "../playing/merge.js";
import { bounded } from "../talk/marked.js";

/** @import {Asked, Call, Color} from "../shapes.js" */
/** @import {Answer, Reel} from "../playing/reel.js" */

const CENT = 0.01;
/** The variation selector shows it as text, not as an emoji. */
const WARNING = "⚠\uFE0E";
const language = document.documentElement.lang || "en";
const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fine = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
/** @type {Record<Asked, string>} */
const ASKED = {
  action: phrase("what to do"),
  discussion: phrase("at the table"),
  vote: phrase("at the last call"),
  reaction: phrase("on the result"),
  consolidation: phrase("over its notes"),
  ghost: phrase("among the dead"),
  reflection: phrase("looking back"),
};
/** What a request had to leave out for its endpoint; renamed parameters do not count. @type {Record<string, string>} */
const WITHOUT = {
  json_schema: phrase("a JSON schema"),
  json_object: phrase("JSON mode"),
  system: phrase("a system message"),
  tools: phrase("tools"),
};
const RENAMED = new Set(["limit_field"]);

export class Answers {
  /** @param {Color} color */
  constructor(color) {
    this.color = color;
    this.when = make("span", { class: "meta" });
    this.box = make("div", { class: "mind-answers" });
  }

  #parts = new Parts();

  get isEmpty() {
    return !this.box.hasChildNodes();
  }

  /**
   * Shows the last thought up to frame n, and a turn lost between it and frame n.
   * @param {Reel} reel @param {number} n @param {number} tick
   */
  show(reel, n, tick) {
    const [thought, stumble] = [reel.thought(this.color, n), reel.stumbled(this.color, n)];
    this.#date(reel.answer(thought), tick - reel.tick(thought));
    const lost = stumble > thought ? reel.answer(stumble) : null;
    this.#tell(reel.answer(thought)?.call ?? null, lost, tick - reel.tick(stumble));
  }

  /** @param {Answer | null} thought @param {number} seconds */
  #date(thought, seconds) {
    const ago = seconds ? say("%(ticks)s s ago", { ticks: number(seconds) }) : say("just now");
    const words = thought ? `${say(ASKED[thought.asked])} · ${ago}` : "";
    if (this.when.textContent !== words) this.when.textContent = words;
  }

  /** @param {Call | null} call @param {Answer | null} lost @param {number} ago */
  #tell(call, lost, ago) {
    if (!this.#parts.areNew(call, lost, lost && ago)) return;
    this.box.replaceChildren(...[call && facts(call), quoted(call?.fault), lost && turn(lost, ago)].filter((part) => part !== null));
  }
}

/** A turn that was lost. @param {Answer} answer @param {number} seconds */
function turn({ call, reason, asked }, seconds) {
  const ago = seconds ? say("lost its turn %(ticks)s s ago", { ticks: number(seconds) }) : say("lost its turn just now");
  return make("div", { class: "mind-lost" },
    make("p", {}, warned(WARNING, ago), ` · ${say(ASKED[asked])}`), quoted(reason), call && facts(call));
}

/** What a call took: time, tokens, price, and how its reply was read. @param {Call} call */
export function facts(call) {
  const parts = [took(call), tokens(call), price(call), taken(call), resent(call), without(call)].filter((part) => part !== null);
  return make("p", { class: "mind-call" }, parts.flatMap((part, place) => (place ? ["\u00a0· ", part] : [part])));
}

/** What was wrong with an answer, in the words that its player was told. @param {string} [fault] */
function quoted(fault) {
  return fault ? make("p", { class: "mind-fault", dir: "auto", lang: "en", translate: "no" }, ...bounded(fault)) : null;
}

/** @param {Call} call */
function took({ seconds }) {
  const told = seconds < 10 ? tenths.format(seconds) : number(Math.round(seconds));
  return make("span", { class: "number" }, say("%(seconds)s s", { seconds: told }));
}

/** @param {Call} call */
function tokens({ tokens_in, tokens_out, estimated }) {
  const [read, written] = [number(tokens_in), number(tokens_out)];
  const told = about(say("%(read)s tokens read, %(written)s written", { read, written }), estimated);
  return make("span", { class: "number", title: told },
    make("span", { class: "visually-hidden" }, told),
    make("span", { "aria-hidden": "true" }, about(say("%(read)s + %(written)s tokens", { read, written }), estimated)));
}

/** @param {Call} call */
function price({ dollars, estimated }) {
  if (dollars == null) return null;
  return make("span", { class: "number" }, about(`$${dollars >= CENT ? dollars.toFixed(2) : fine.format(dollars)}`, estimated));
}

/** How the reply was read. If it could not be read, the lost turn says why. @param {Call} call */
function taken({ state, chances = 1 }) {
  if (state !== "read") return chances > 1 ? sayCount("asked once", "asked %(count)s times", chances) : null;
  if (chances === 1) return say("read at once");
  return warned("↻", sayCount("mended once", "mended %(count)s times", chances - 1));
}

/** @param {Call} call */
function resent({ resent: times = 0 }) {
  return times ? sayCount("sent again once", "sent again %(count)s times", times) : null;
}

/** @param {Call} call */
function without({ fitted = [] }) {
  const names = fitted.filter((each) => !RENAMED.has(each)).map(named);
  return names.length ? say("asked without %(what)s", { what: names.join(", ") }) : null;
}

/** @param {string} concession */
function named(concession) {
  return WITHOUT[concession] ? say(WITHOUT[concession]) : concession.replace(/^parameter:/, "");
}

/** @param {string} glyph @param {string} words */
function warned(glyph, words) {
  return make("span", { class: "mind-warning" }, make("span", { "aria-hidden": "true" }, `${glyph} `), words);
}
