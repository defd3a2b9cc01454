/* How long a happening stays before the eye, and how long for a viewer who is behind. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { hurried, pause } from "../../../static/js/match/playing/pace.js";
import { views } from "./played.js";

/** @import {Event, Frame} from "../../../static/js/match/shapes.js" */

/** @param {Event} event @param {number} [tick] @returns {Frame} */
function frame(event, tick = 0) {
  return { n: 1, tick, event, caption: "" };
}

/** @param {string} message @returns {Event} */
function spoken(message) {
  return { kind: "Spoke", t: 0, color: "red", message, mentions: [], accusations: [], claims: [] };
}

const next = frame({ kind: "ReactionsEnded" });

test("long words stay longer than short ones, and neither for too short or too long", () => {
  const [short, usual, long] = ["no", "it was red, I saw it in electrical, twice".repeat(3), "x".repeat(9_000)].map((words) => pause(frame(spoken(words)), next));

  assert.ok(short < usual && usual < long);
  assert.deepEqual([short, long], [2_400, 9_000]);
});

test("the bids of a round are shown at once", () => {
  const [bid] = views.glass.frames.filter(({ event }) => event.kind === "BidPlaced");

  assert.equal(pause({ ...bid, tick: 0 }, { ...bid, tick: 0 }), 0);
  assert.ok(pause({ ...bid, tick: 0 }, next) > 0);
});

test("a long walk takes no longer than the eye has patience", () => {
  const walked = frame({ kind: "Walked", color: "red", origin: "admin", place: "storage" });

  assert.equal(pause(walked, { ...next, tick: 2 }), 1_000);
  assert.equal(pause(walked, { ...next, tick: 600 }), pause(walked, { ...next, tick: 60 }));
});

test("who hurries never waits longer, and sees the votes and the end at full length", () => {
  const { frames } = views.glass;

  for (const [place, one] of frames.slice(0, -1).entries()) {
    const [full, quick] = [pause(one, frames[place + 1]), hurried(one, frames[place + 1])];
    assert.ok(quick <= full);
    if (["BallotRevealed", "Ejected", "MatchEnded"].includes(one.event.kind)) assert.equal(quick, full);
  }
});
