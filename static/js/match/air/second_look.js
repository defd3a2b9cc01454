/* What of a match is shown when a moment is seen again: ten seconds, most of them what led to it. Knows no page. */

/** @import {Reel} from "../playing/reel.js" */

export const EACH = 10_000;
const LEAD = 6_000;

/**
 * From which frame to which a moment is seen again: what led to it, the moment, and what time is left.
 * @param {Pick<Reel, "span" | "head">} reel @param {number} n
 */
export function stretch(reel, n) {
  let from = n;
  while (from > 1 && reel.span(from - 1, n) <= LEAD) from -= 1;
  let until = n;
  while (until < reel.head && reel.span(from, until + 1) <= EACH) until += 1;
  return { from, until };
}
