/* The cursor of a match before a clock that stands still until it is told to move. */

import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

import { SHORTEST } from "../../../static/js/match/playing/cuts.js";
import { Director } from "../../../static/js/match/playing/director.js";
import { pause } from "../../../static/js/match/playing/pace.js";
import { Reel } from "../../../static/js/match/playing/reel.js";
import { STACK } from "../../../static/js/match/playing/packed_frames.js";
import { many, views } from "./played.js";

const { frames } = views.glass;
const STEP = 50;

beforeEach(() => {
  mock.timers.reset();
  mock.timers.enable({ apis: ["setTimeout", "Date"] });
});

/** @param {number} [count] @param {{areOne?: () => boolean}} [wishes] */
function directed(count = frames.length, { areOne = () => false } = {}) {
  const reel = new Reel("glass");
  reel.take(frames.slice(0, count));
  /** @type {[number, number | null][]} */
  const shown = [];
  const director = new Director(reel, { show: (n, from) => shown.push([n, from]), changed: () => {}, areOne, now: () => Date.now() });
  return { reel, director, shown };
}

/** The clock moves in steps, so that whatever falls due on the way knows when that is. @param {number} milliseconds */
function run(milliseconds) {
  for (let gone = 0; gone < milliseconds; gone += STEP) mock.timers.tick(STEP);
}

/** Runs the clock until the cursor has moved that often. @param {Director} director @param {number} times */
function watch(director, times) {
  for (let moved = 0, at = director.cursor; moved < times; at = director.cursor) {
    mock.timers.tick(10);
    if (director.cursor !== at) moved += 1;
  }
}

test("it shows every moment that needs time, in order and each as long as it needs", () => {
  const { director, shown } = directed(200);
  director.seek(1);

  run(10 * 60_000);

  const stops = shown.map(([n]) => n);
  assert.equal(director.cursor, 200);
  for (let n = 1; n < 199; n += 1) {
    if (pause(frames[n - 1], frames[n]) + director.reel.cuts.wait(n + 1) > 0) assert.ok(stops.includes(n), `frame ${n}`);
    else if (n > 1) assert.ok(!stops.includes(n), `frame ${n}`);
  }
});

test("where playback comes from is told, and a jump comes from nowhere", () => {
  const { director, shown } = directed();
  director.seek(10);
  watch(director, 2);

  const [[, jump], [second, from], [, before]] = shown;
  assert.deepEqual([jump, from, before], [null, 10, second]);
});

test("twice the speed takes half the time", () => {
  const times = [1, 2].map((speed) => {
    const { director } = directed(120);
    director.setSpeed(speed);
    const began = Date.now();
    director.seek(1);
    while (director.cursor < 120) mock.timers.tick(1);
    director.pause();
    return Date.now() - began;
  });

  assert.ok(Math.abs(times[0] / times[1] - 2) < 0.02, String(times));
});

test("a viewer who is late sees no shot for less than the eye needs", () => {
  const { director, shown } = directed();
  const seen = /** @type {Map<number, number>} */ (new Map());
  director.follow();
  director.seek(1);
  director.isFollowing = true;
  for (let gone = 0; gone < 20 * 60_000 && director.cursor < frames.length; gone += STEP) {
    mock.timers.tick(STEP);
    const cut = director.reel.cuts.at(shown.at(-1)?.[0] ?? 1)[0]?.n ?? 0;
    if (!seen.has(cut)) seen.set(cut, Date.now());
  }

  const times = [...seen.values()];

  assert.ok(times.length > 5);
  for (const [i, time] of times.slice(1).entries()) assert.ok(time - times[i] >= SHORTEST - STEP, `shot ${i}: ${time - times[i]} ms`);
});

test("paused it stays where it is", () => {
  const { director } = directed();
  director.seek(50);
  director.pause();

  run(60_000);

  assert.equal(director.cursor, 50);
});

test("a panel that asks for time gets it, and skipping ends that", () => {
  const { director } = directed();
  director.seek(50);
  director.hold(20_000);

  run(19_000);
  assert.equal(director.cursor, 50);
  director.skip();
  mock.timers.tick(0);
  assert.ok(director.cursor > 50);
});

test("a frame that has not come is shown as soon as it is here", () => {
  const { director, reel, shown } = directed(20);
  director.seek(60);
  assert.deepEqual(shown, [[20, null]]);

  reel.take(frames.slice(0, 100));
  director.grew();

  assert.deepEqual(shown.at(-1), [60, null]);
});

test("who follows is at the head, and stays there while the match goes on", () => {
  const { director, reel } = directed(20);
  director.follow();
  assert.equal(director.cursor, 20);

  reel.take(frames.slice(0, 40));
  director.grew();
  run(10 * 60_000);

  assert.equal(director.cursor, 40);
  assert.equal(director.isFollowing, true);
});

test("a step leads to the next frame and pauses, and never beyond the ends", () => {
  const { director } = directed(30);
  director.seek(29);
  director.step(1);
  director.step(1);
  assert.equal(director.cursor, 30);

  director.step(-100);

  assert.deepEqual([director.cursor, director.isPlaying], [1, false]);
});

test("frames that the viewer wants to see as one are shown as one", () => {
  const { director, shown } = directed(40, { areOne: () => true });
  director.seek(1);

  mock.timers.tick(0);

  assert.deepEqual(shown, [[1, null], [40, 1]]);
});

test("other eyes begin anew", () => {
  const { director } = directed();
  director.seek(100);
  const reel = new Reel("public");
  reel.take(views.public.frames);

  director.take(reel);
  assert.equal(director.cursor, 0);
  director.seek(5);

  assert.deepEqual([director.cursor, director.reel], [5, reel]);
});

test("a moment that is packed away is shown when it has been unpacked", async () => {
  mock.timers.reset();
  const { director, shown } = directed(0);
  const reel = new Reel("public");
  reel.take(many(48 * STACK));
  director.take(reel);
  while (reel.isHere(6 * STACK)) await new Promise((resolve) => setTimeout(resolve, 1));

  director.seek(6 * STACK);
  assert.deepEqual(shown, []);
  while (!shown.length) await new Promise((resolve) => setTimeout(resolve, 1));
  director.pause();

  assert.deepEqual(shown[0], [6 * STACK, null]);
});
