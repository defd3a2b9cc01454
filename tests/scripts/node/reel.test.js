/* All frames of a view: every moment at hand, far ones packed away and brought back as they were. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Reel } from "../../../static/js/match/playing/reel.js";
import { STACK } from "../../../static/js/match/playing/packed_frames.js";
import { many, views } from "./played.js";

/** @import {Color, View} from "../../../static/js/match/shapes.js" */

const STACKS = 48;

/** @param {View} view */
function whole(view) {
  const reel = new Reel(view);
  assert.equal(reel.take(views[view].frames), true);
  return reel;
}

/** Until what is being packed is packed. @param {() => boolean} isDone */
async function until(isDone) {
  while (!isDone()) await new Promise((resolve) => setTimeout(resolve, 1));
}

for (const view of /** @type {View[]} */ (Object.keys(views))) {
  test(`the reel of ${view} has every frame with its board`, () => {
    const { frames, boards } = views[view];
    const reel = whole(view);

    assert.equal(reel.head, frames.length);
    for (const [place, frame] of frames.entries()) {
      assert.deepEqual(reel.frame(place + 1), frame);
      assert.deepEqual(reel.board(place + 1), boards[place]);
      assert.equal(reel.tick(place + 1), frame.tick);
    }
  });
}

test("before the first frame and after the last there is none", () => {
  const reel = whole("public");

  assert.deepEqual([reel.frame(0), reel.board(0), reel.frame(reel.head + 1)], [null, null, null]);
});

test("frames that are here already are passed over, and a gap is told", () => {
  const { frames } = views.glass;
  const reel = new Reel("glass");

  assert.equal(reel.take(frames.slice(0, 20)), true);
  assert.equal(reel.take(frames.slice(10, 30)), true);
  assert.equal(reel.take(frames.slice(31, 40)), false);
  assert.equal(reel.head, 30);
});

test("a kind is counted as it occurs", () => {
  const { frames } = views.glass;
  const reel = whole("glass");

  for (const [from, to] of [[0, frames.length], [100, 400], [399, 400]]) {
    const spoken = frames.slice(from, to).filter(({ event }) => event.kind === "Spoke");
    assert.equal(reel.count("Spoke", from, to), spoken.length);
  }
});

test("the last thought is that of the player, and none that is to come", () => {
  const { frames, boards } = views.glass;
  const reel = whole("glass");

  for (const color of /** @type {Color[]} */ (Object.keys(boards[0].figures))) {
    for (let n = 1, last = 0; n <= frames.length; n += 1) {
      const { event } = frames[n - 1];
      if (event.kind === "Thought" && event.color === color) last = n;
      assert.equal(reel.thought(color, n), last);
    }
  }
});

test("the way to the next landmark leads back over the one before", () => {
  const reel = whole("glass");
  const [first, second] = reel.landmarks;

  assert.equal(reel.landmark(first.n, 1), second);
  assert.equal(reel.landmark(second.n, -1), first);
  assert.equal(reel.landmark(reel.head, 1), null);
  assert.equal(reel.landmark(0, 1, "meeting")?.kind, "meeting");
});

test("a moment of one view is found in every other", () => {
  const glass = whole("glass");

  for (const view of /** @type {View[]} */ (Object.keys(views))) {
    const reel = whole(view);
    for (const [place, { event }] of views.glass.frames.entries()) {
      if (event.kind !== "Spoke") continue;
      const found = reel.find(glass.anchor(place + 1));
      const heard = views[view].frames.slice(0, found).filter((frame) => frame.event.kind === "Spoke");
      assert.deepEqual(heard.at(-1)?.event, event);
    }
  }
});

test("a moment is found in its own view at the very frame, though others are as late", () => {
  const reel = whole("glass");
  const places = views.glass.frames.map((_frame, place) => place + 1);

  assert.deepEqual(places.map((n) => reel.find(reel.anchor(n))), places);
});

test("what lies far from the viewer is packed away, and comes back as it was", async () => {
  const frames = many(STACKS * STACK);
  const reel = new Reel("public");
  reel.take(frames);
  const far = 5 * STACK + 7;
  const [frame, board] = [frames[far - 1], reel.board(far)];

  await until(() => !reel.isHere(far));
  assert.deepEqual([reel.frame(far), reel.board(far)], [null, null]);
  await reel.open(far);

  assert.deepEqual(reel.frame(far), frame);
  assert.deepEqual(reel.board(far), board);
  assert.equal(reel.tick(far), frame.tick);
  assert.ok(reel.isHere(reel.head));
});

test("a moment is ready before all that lies around it, and that comes by itself", async () => {
  const reel = new Reel("public");
  reel.take(many(STACKS * STACK));
  const far = 12 * STACK + 7;
  const first = (/** @type {number} */ place) => place * STACK + 1;
  await until(() => [5, 6, 10, 11, 12, 13, 14].every((place) => !reel.isHere(first(place))));

  await reel.open(far);

  assert.deepEqual([10, 11, 12].map((place) => reel.isHere(first(place))), [false, true, true]);
  assert.deepEqual([5, 6, 14, 15].map((place) => reel.isNear(first(place))), [false, true, true, false]);
  await until(() => [6, 7, 8, 9, 10, 11, 12, 13, 14].every((place) => reel.isHere(first(place))));
});

test("the viewer's own place stays open while the head is far away", async () => {
  const reel = new Reel("public");
  reel.attend(1);
  reel.take(many(STACKS * STACK));

  await until(() => !reel.isHere(4 * STACK));

  assert.ok(reel.isHere(1));
});
