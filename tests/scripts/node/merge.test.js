/* Boards come as merge patches: what comes out of them, and that what stays the same is the same object. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { merge } from "../../../static/js/match/playing/merge.js";
import { views } from "./played.js";

/** The examples of RFC 7396, appendix A: what was there, the patch, what comes out. */
const EXAMPLES = [
  [{ a: "b" }, { a: "c" }, { a: "c" }],
  [{ a: "b" }, { b: "c" }, { a: "b", b: "c" }],
  [{ a: "b" }, { a: null }, {}],
  [{ a: "b", b: "c" }, { a: null }, { b: "c" }],
  [{ a: ["b"] }, { a: "c" }, { a: "c" }],
  [{ a: "c" }, { a: ["b"] }, { a: ["b"] }],
  [{ a: { b: "c" } }, { a: { b: "d", c: null } }, { a: { b: "d" } }],
  [{ a: [{ b: "c" }] }, { a: [1] }, { a: [1] }],
  [["a", "b"], ["c", "d"], ["c", "d"]],
  [{ a: "b" }, ["c"], ["c"]],
  [{ a: "foo" }, "bar", "bar"],
  [{ e: null }, { a: 1 }, { e: null, a: 1 }],
  [[1, 2], { a: "b", c: null }, { a: "b" }],
  [{}, { a: { bb: { ccc: null } } }, { a: { bb: {} } }],
];

for (const [before, patch, after] of EXAMPLES) {
  test(`${JSON.stringify(patch)} makes ${JSON.stringify(after)} of ${JSON.stringify(before)}`, () => {
    const kept = structuredClone(before);

    assert.deepEqual(merge(before, patch), after);
    assert.deepEqual(before, kept);
  });
}

for (const [view, { frames, boards }] of Object.entries(views)) {
  test(`${view} has at every moment the board that Python knows`, () => {
    /** @type {unknown} */
    let board = null;

    for (const [place, frame] of frames.entries()) {
      if (frame.board) board = merge(board, frame.board);
      assert.deepEqual(board, boards[place], `at frame ${frame.n}`);
    }
  });
}

test("what a patch does not change is the same object", () => {
  const before = { rules: { a: 1 }, figures: { red: { place: "admin" }, blue: { place: "cafeteria" } } };

  const after = /** @type {typeof before} */ (merge(before, { figures: { red: { place: "storage" } } }));

  assert.equal(after.rules, before.rules);
  assert.equal(after.figures.blue, before.figures.blue);
  assert.notEqual(after.figures.red, before.figures.red);
});

test("a patch that says nothing new makes nothing new", () => {
  const before = { lines: [{ t: 1 }, { t: 2 }], meeting: { living: ["red"] } };

  assert.equal(merge(before, structuredClone(before)), before);
  assert.equal(merge(before, { gone: null }), before);
});

test("a longer list keeps the parts that it had", () => {
  const before = { lines: [{ words: "a" }] };

  const after = /** @type {typeof before} */ (merge(before, { lines: [{ words: "a" }, { words: "b" }] }));

  assert.equal(after.lines[0], before.lines[0]);
});
