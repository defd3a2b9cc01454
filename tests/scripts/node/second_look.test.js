import assert from "node:assert/strict";
import { test } from "node:test";

import { EACH, stretch } from "../../../static/js/match/air/second_look.js";

/** Frames that each stay for so long. @param {number[]} lasts */
function reel(lasts) {
  return { head: lasts.length, span: (/** @type {number} */ from, /** @type {number} */ to) => lasts.slice(from - 1, to - 1).reduce((sum, each) => sum + each, 0) };
}

test("a moment is seen again with what led to it, and all of it in ten seconds", () => {
  const { from, until } = stretch(reel(Array(60).fill(1_000)), 30);

  assert.deepEqual([from, until], [24, 34]);
});

test("what stays long is begun with alone, and the ends of a match are its ends", () => {
  assert.deepEqual(stretch(reel([9_000, 9_000, 9_000]), 2), { from: 2, until: 3 });
  assert.deepEqual(stretch(reel(Array(5).fill(100)), 1), { from: 1, until: 5 });
});

test("three of them are half a minute", () => assert.equal(3 * EACH, 30_000));
