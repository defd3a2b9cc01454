/* Which frames to show when a moment is replayed: ten seconds, mostly what led to it. Independent of the page. */

/** @import {Reel} from "../playing/reel.js" */

export const EACH = 10_000;
const LEAD = 6_000;

/**
 * The first and last frame of the replay of a moment: what led to it, the moment, and as much after as there is time.
 * @param {Pick<Reel, "span" | "head">} reel @param {number} n
 */
export function stretch(reel, n) {
  let from = n;
  while (from > 1 && reel.span(from - 1, n) <= LEAD) from -= 1;
  let until = n;
  while (until < reel.head && reel.span(from, until + 1) <= EACH) until += 1;
  return { from, until };
}
