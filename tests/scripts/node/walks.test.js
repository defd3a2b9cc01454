/* Who is on its way, and where that is on the ship. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { Walks } from "../../../static/js/match/playing/walks.js";
import { plan } from "../../../static/js/match/stage/ship_plan.js";
import { legs, pointAt, stretch } from "../../../static/js/match/stage/ways.js";
import { station, views } from "./played.js";

/** @import {Color, Frame, View} from "../../../static/js/match/shapes.js" */
/** @import {Point} from "../../../static/js/match/stage/ship_plan.js" */

const drawn = plan(station);
const colors = /** @type {Color[]} */ (Object.keys(views.glass.boards.at(-1)?.figures ?? {}));
const LANE = 4;

/** @param {View} view */
function course(view) {
  const walks = new Walks();
  for (const frame of views[view].frames) walks.take(frame);
  return walks;
}

/** @param {Walks} walks @param {Color} color @param {Frame} frame @param {number} [tick] */
function shown(walks, color, frame, tick = frame.tick) {
  const walk = walks.at(color, frame.n);
  return walk && pointAt(legs(drawn, walk, 1, LANE), tick);
}

/** @param {Point} one @param {Point} other */
function apart(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

test("whoever is on its way is in the place that the board tells, and within its walls", () => {
  const walks = course("glass");
  let found = 0;
  for (const [i, frame] of views.glass.frames.entries()) {
    for (const color of colors) {
      const [point, place] = [shown(walks, color, frame), views.glass.boards[i].figures[color]?.place];
      if (!point) continue;
      found += 1;
      assert.equal(walks.at(color, frame.n)?.place, place, `${color} at frame ${frame.n}`);
      const box = drawn.places.get(place ?? "")?.box;
      assert.ok(!box || (point.x >= box.left && point.x <= box.right && point.y >= box.top && point.y <= box.bottom), `${color} at frame ${frame.n}`);
    }
  }
  assert.ok(found > 100);
});

test("a border is crossed at the door, at the tick at which the log has it", () => {
  const walks = course("glass");
  let crossings = 0;
  for (const [i, frame] of views.glass.frames.entries()) {
    if (frame.event.kind !== "Walked") continue;
    const [before, after] = [shown(walks, frame.event.color, views.glass.frames[i - 1], frame.tick), shown(walks, frame.event.color, frame)];
    const isAtOnceInTheMiddle = walks.at(frame.event.color, frame.n)?.middleAt === frame.tick;
    if (!before || !after || isAtOnceInTheMiddle) continue;
    crossings += 1;
    assert.ok(apart(before, after) < .01, `frame ${frame.n}`);
  }
  assert.ok(crossings > 10);
});

test("the way to the door takes as long as the engine takes for it, at an even pace", () => {
  const walks = course("glass");
  for (const frame of views.glass.frames) {
    if (frame.event.kind !== "SetOut" || frame.event.lead !== 0 || (frame.event.steps[0]?.to_border ?? 0) < 2) continue;
    const { color, origin, steps } = frame.event;
    const border = frame.tick + steps[0].to_border;
    const points = [0, .5, 1].map((share) => shown(walks, color, frame, frame.tick + share * steps[0].to_border));
    if (!points.every((point) => point !== null)) assert.fail(`${color} stands at frame ${frame.n}`);
    const door = drawn.station.corridors.find(({ room, hall }) => [room, hall].includes(origin) && [room, hall].includes(steps[0].place))?.points[0];
    assert.ok(apart(points[2], { x: door?.[0] ?? 0, y: door?.[1] ?? 0 }) <= LANE, `frame ${frame.n}`);
    assert.deepEqual(shown(walks, color, frame, border + 100), points[2], "before a shut door one waits");
    if (drawn.places.get(origin)?.box) assert.ok(Math.abs(apart(points[0], points[1]) - apart(points[1], points[2])) < .01, `frame ${frame.n}`);
  }
});

test("a stretch of a walk begins and ends where the walk is at those ticks", () => {
  const walks = course("glass");
  for (const frame of views.glass.frames) {
    if (frame.event.kind !== "Walked") continue;
    const walk = walks.at(frame.event.color, frame.n);
    const walked = walk && legs(drawn, walk, 1, 0);
    const [here, there] = [walked && pointAt(walked, frame.tick), walked && pointAt(walked, frame.tick + 1)];
    if (!walked || !here || !there) continue;
    const stops = stretch(walked, frame.tick, frame.tick + 1);
    assert.ok(apart(stops[0], here) < .01 && apart(stops[stops.length - 1], there) < .01, `frame ${frame.n}`);
    assert.deepEqual([stops[0].at, stops.at(-1)?.at], [0, 1]);
    assert.deepEqual(stops.map(({ at }) => at), stops.map(({ at }) => at).toSorted((one, other) => one - other));
  }
});

test("through somebody's eyes the way of another ends where it was last seen to lead", () => {
  const view = colors[0];
  const walks = course(view);
  const seen = views[view].frames.flatMap((frame) => (frame.event.kind === "Walked" && frame.event.color !== view ? [/** @type {const} */ ([frame, frame.event.color])] : []));

  assert.ok(seen.length > 3);
  for (const [frame, color] of seen) assert.deepEqual(walks.at(color, frame.n)?.steps, []);
});

test("at the table nobody is on its way", () => {
  const walks = course("glass");
  for (const [i, frame] of views.glass.frames.entries()) {
    if (!views.glass.boards[i].meeting) continue;
    for (const color of colors) assert.equal(walks.at(color, frame.n), null, `${color} at frame ${frame.n}`);
  }
});
