/* The pace and the costs of a batch, in the page's language. */

import { findAll } from "../dom.js";
import { places } from "../rounded.js";
import { about, number, say } from "../words.js";

/** @import {Facts} from "./socket.js" */

/** @param {Facts} facts */
export function showFacts(facts) {
  for (const place of findAll(document, "[data-fact]")) {
    const words = written(/** @type {keyof Facts} */ (place.dataset.fact), facts);
    if (place.textContent !== words) place.textContent = words;
  }
}

/** @param {keyof Facts} name @param {Facts} facts */
function written(name, facts) {
  if (name === "cost") return spent(facts);
  if (name === "tokens") return about(number(facts.tokens), facts.estimated);
  if (name === "time_left") return facts.time_left ?? "–";
  if (name === "median_seconds") return facts.median_seconds === null ? "–" : say("%(n)s s", { n: places(facts.median_seconds, 1) });
  return number(Number(facts[name]));
}

/** @param {Facts} facts */
function spent({ cost, calls, estimated, is_free: isFree }) {
  if (isFree) return say("free");
  if (cost === null) return calls ? say("unknown") : "–";
  return about(`$${places(cost, 4)}`, estimated);
}
