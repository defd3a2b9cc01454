/* Ballots one by one, or all at once; fates and claims in words. These scripts speak, so words are lent to them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { station, views } from "./played.js";

/** @import {Figure} from "../../../static/js/match/shapes.js" */
/** @import {Preferences} from "../../../static/js/match/preferences.js" */

Object.assign(globalThis, {
  document: { documentElement: { lang: "en" } },
  gettext: (/** @type {string} */ text) => text,
  interpolate: (/** @type {string} */ text, /** @type {Record<string, unknown>} */ values) => text.replace(/%\((\w+)\)s/g, (_, name) => String(values[name])),
});
const { areOne } = await import("../../../static/js/match/meeting/sequence.js");
const { claimed } = await import("../../../static/js/match/talk/claims.js");
const { headcount, knowsEverybody } = await import("../../../static/js/match/crew/fates.js");

/** @param {"steps" | "once"} ballots */
function wishing(ballots) {
  return /** @type {Preferences} */ ({ get: (/** @type {string} */ name) => (name === "ballots" ? ballots : null) });
}

test("two ballots are one for whoever wants them at once, and nothing else is", () => {
  const { frames } = views.glass;

  for (const [place, frame] of frames.slice(0, -1).entries()) {
    const next = frames[place + 1];
    const areBallots = frame.event.kind === "BallotRevealed" && next.event.kind === "BallotRevealed";
    assert.equal(areOne(frame, next, wishing("once")), areBallots);
    assert.equal(areOne(frame, next, wishing("steps")), false);
  }
});

test("the glass and the dead know everybody's fate, the living and the table do not", () => {
  const board = views.glass.boards.findLast(({ figures }) => Object.values(figures).some(({ alive }) => !alive));
  assert.ok(board);
  const figures = /** @type {Figure[]} */ (Object.values(board.figures));

  for (const { color, alive } of figures) assert.equal(knowsEverybody(color, board.figures), !alive);
  assert.deepEqual([knowsEverybody("glass", board.figures), knowsEverybody("public", board.figures)], [true, false]);
  assert.equal(headcount("glass", board.figures), `${figures.filter(({ alive }) => alive).length} of ${figures.length} alive`);
});

test("a claim names people, places and times as the page does", () => {
  assert.equal(claimed({ topic: "was_at", subject: "red", place: "electrical", since: 3, until: 9 }, station), "Red in Electrical (3 to 9 s)");
  assert.equal(claimed({ topic: "saw_kill", subject: "red", seen: false, other: "blue" }, station), "Red killed Blue");
  assert.equal(claimed({ topic: "role", subject: "red", role: "impostor", round: 2 }, station), "Red is an impostor (round 2)");
  assert.equal(claimed({ topic: "was_with", subject: "red", other: "pink", when: { occasion: "death", relation: "before", of: "blue" } }, station), "Red with Pink (before the death of Blue)");
});

test("every claim of the match can be told", () => {
  const stamps = views.glass.frames.flatMap(({ truth = [] }) => truth);

  assert.ok(stamps.length > 0);
  for (const { claim } of stamps) assert.ok(claimed(claim, station).length > 3);
});
