/* What a decision took of its player's model: how long, how many tokens, what they cost, and how its answer was taken.
   A bot has no model, and nothing is told of it. */

import { make } from "../dom.js";
import { number, phrase, say, sayCount } from "../words.js";
import { bounded } from "./marked.js";

const CENT = 0.01;
const language = document.documentElement.lang || "en";
const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
const fine = new Intl.NumberFormat(language, { maximumSignificantDigits: 2 });
/** As a letter, not as an emoji. */
const WARNING = "⚠\uFE0E";
/** What a request had to do without; what only had another name is no loss. */
const WITHOUT = {
  json_schema: phrase("a JSON schema"),
  json_object: phrase("JSON mode"),
  system: phrase("a system message"),
  tools: phrase("tools"),
};
const RENAMED = new Set(["limit_field"]);

/** What is told of a player's last answers: what its thought took, and a turn that it has lost since. */
export class Answers {
  constructor() {
    this.box = make("div", { class: "mind-answers" });
  }

  #drawn = [];

  get isEmpty() {
    return !this.box.hasChildNodes();
  }

  /** `thought` and `stumble` are what the reel knows of them, `seconds` how long ago the turn was lost. */
  show({ thought, stumble, seconds }) {
    const wanted = [thought?.call, stumble, stumble && seconds];
    if (wanted.every((part, place) => part === this.#drawn[place])) return;
    this.#drawn = wanted;
    this.box.replaceChildren(...[facts(thought?.call), quoted(thought?.call?.fault), stumble && lost(stumble, seconds)].filter(Boolean));
  }
}

function facts(call) {
  if (!call) return null;
  const parts = [took(call), tokens(call), price(call), taken(call), resent(call), without(call)].filter(Boolean);
  return make("p", { class: "mind-call" }, parts.flatMap((part, place) => (place ? [" · ", part] : [part])));
}

function lost({ call, reason }, seconds) {
  const ago = seconds ? say("lost its turn %(ticks)s s ago", { ticks: number(seconds) }) : say("lost its turn just now");
  return make("div", { class: "mind-lost" }, make("p", {}, warned(WARNING, ago)), quoted(reason), facts(call));
}

/** What was wrong with an answer, as its player was told. */
function quoted(fault) {
  return fault ? make("p", { class: "mind-fault", dir: "auto", lang: "en", translate: "no" }, ...bounded(fault)) : null;
}

function took({ seconds }) {
  const told = seconds < 10 ? tenths.format(seconds) : number(Math.round(seconds));
  return make("span", { class: "number" }, say("%(seconds)s s", { seconds: told }));
}

function tokens({ tokens_in: read, tokens_out: written }) {
  const told = say("%(read)s tokens read, %(written)s written", { read: number(read), written: number(written) });
  return make("span", { class: "number", title: told },
    make("span", { class: "visually-hidden" }, told),
    make("span", { "aria-hidden": "true" }, say("%(read)s + %(written)s tokens", { read: number(read), written: number(written) })));
}

function price({ dollars }) {
  if (dollars == null) return null;
  return make("span", { class: "number" }, `$${dollars >= CENT ? dollars.toFixed(2) : fine.format(dollars)}`);
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
