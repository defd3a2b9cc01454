/* The pace and the spending of a batch, in the words of the page's language. */

import { number, say } from "../words.js";

const WRITERS = {
  time_left: (words) => words ?? "–",
  median_seconds: (seconds) => (seconds === null ? "–" : say("%(n)s s", { n: seconds.toFixed(1) })),
  cost: spent,
};

export function showFacts(facts) {
  for (const place of document.querySelectorAll("[data-fact]")) {
    const value = facts[place.dataset.fact];
    const write = WRITERS[place.dataset.fact] ?? number;
    const words = write(value, facts);
    if (place.textContent !== words) place.textContent = words;
  }
}

function spent(cost, { calls, is_free: isFree }) {
  if (isFree) return say("free");
  if (cost === null) return calls ? say("unknown") : "–";
  return `$${cost.toFixed(4)}`;
}
