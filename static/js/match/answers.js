/* What is told of a player's last answers: what a thought was for, and how long ago; what it took of a model, if one
   thinks there, and how that was read; and a turn that was lost since. */

import { make } from "../dom.js";
import { number, phrase, say, sayCount } from "../words.js";
import { bounded } from "./marked.js";

const CENT = 0.01;
/** As a letter, not as an emoji. */
const WARNING = "⚠\uFE0E";
const language = document.documentElement.lang || "en";
const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fine = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
const ASKED = {
  action: phrase("what to do"),
  discussion: phrase("at the table"),
  vote: phrase("at the last call"),
  reaction: phrase("on the result"),
  consolidation: phrase("over its notes"),
  ghost: phrase("among the dead"),
  reflection: phrase("looking back"),
};
/** What a request had to do without; what only had another name is no loss. */
const WITHOUT = {
  json_schema: phrase("a JSON schema"),
  json_object: phrase("JSON mode"),
  system: phrase("a system message"),
  tools: phrase("tools"),
};
const RENAMED = new Set(["limit_field"]);

export class Answers {
  constructor(color) {
    this.color = color;
    this.when = make("span", { class: "meta" });
    this.box = make("div", { class: "mind-answers" });
  }

  #drawn = [];

  get isEmpty() {
    return !this.box.hasChildNodes();
  }

  /** The last thought up to frame n and a turn lost after it; nothing of what came later. */
  show(reel, n, tick) {
    const [thought, stumble] = [reel.thought(this.color, n), reel.stumbled(this.color, n)];
    this.#date(reel.answer(thought), tick - reel.tick(thought));
    const lost = stumble > thought ? reel.answer(stumble) : null;
    this.#tell(reel.answer(thought)?.call ?? null, lost, lost && tick - reel.tick(stumble));
  }

  #date(thought, seconds) {
    const ago = seconds ? say("%(ticks)s s ago", { ticks: number(seconds) }) : say("just now");
    const words = thought ? `${say(ASKED[thought.asked])} · ${ago}` : "";
    if (this.when.textContent !== words) this.when.textContent = words;
  }

  #tell(...wanted) {
    if (wanted.every((part, place) => part === this.#drawn[place])) return;
    this.#drawn = wanted;
    const [call, lost, seconds] = wanted;
    this.box.replaceChildren(...[call && facts(call), quoted(call?.fault), lost && turn(lost, seconds)].filter(Boolean));
  }
}

/** A turn that was lost. */
function turn({ call, reason, asked }, seconds) {
  const ago = seconds ? say("lost its turn %(ticks)s s ago", { ticks: number(seconds) }) : say("lost its turn just now");
  return make("div", { class: "mind-lost" },
    make("p", {}, warned(WARNING, ago), ` · ${say(ASKED[asked])}`), quoted(reason), call && facts(call));
}

function facts(call) {
  const parts = [took(call), tokens(call), price(call), taken(call), resent(call), without(call)].filter(Boolean);
  return make("p", { class: "mind-call" }, parts.flatMap((part, place) => (place ? ["\u00a0· ", part] : [part])));
}

/** What was wrong with an answer, as its player was told. */
function quoted(fault) {
  return fault ? make("p", { class: "mind-fault", dir: "auto", lang: "en", translate: "no" }, ...bounded(fault)) : null;
}

function took({ seconds }) {
  const told = seconds < 10 ? tenths.format(seconds) : number(Math.round(seconds));
  return make("span", { class: "number" }, say("%(seconds)s s", { seconds: told }));
}

function tokens({ tokens_in, tokens_out }) {
  const [read, written] = [number(tokens_in), number(tokens_out)];
  const told = say("%(read)s tokens read, %(written)s written", { read, written });
  return make("span", { class: "number", title: told },
    make("span", { class: "visually-hidden" }, told),
    make("span", { "aria-hidden": "true" }, say("%(read)s + %(written)s tokens", { read, written })));
}

function price({ dollars = null }) {
  return dollars === null ? null : make("span", { class: "number" }, `$${dollars >= CENT ? dollars.toFixed(2) : fine.format(dollars)}`);
}

/** Why nothing could be read stands with the lost turn. */
function taken({ state, chances = 1 }) {
  if (state !== "read") return chances > 1 ? sayCount("asked once", "asked %(count)s times", chances) : null;
  if (chances === 1) return say("read at once");
  return warned("↻", sayCount("mended once", "mended %(count)s times", chances - 1));
}

function resent({ resent: times = 0 }) {
  return times ? sayCount("sent again once", "sent again %(count)s times", times) : null;
}

function without({ fitted = [] }) {
  const names = fitted.filter((each) => !RENAMED.has(each)).map(named);
  return names.length ? say("asked without %(what)s", { what: names.join(", ") }) : null;
}

function named(concession) {
  return WITHOUT[concession] ? say(WITHOUT[concession]) : concession.replace(/^parameter:/, "");
}

function warned(glyph, words) {
  return make("span", { class: "mind-warning" }, make("span", { "aria-hidden": "true" }, `${glyph} `), words);
}
