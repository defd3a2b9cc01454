/* What kinds of events mean for whoever shows them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { LEVELS, loudness, purpose, tally } from "../../../static/js/match/playing/kinds.js";
import { views } from "./played.js";

/** @import {Board, Frame, Phase} from "../../../static/js/match/shapes.js" */

const [opening] = views.glass.boards;

/** @param {Phase} phase @returns {Board} */
function sitting(phase) {
  const board = views.glass.boards.find(({ meeting }) => meeting);
  assert.ok(board?.meeting);
  return { ...board, meeting: { ...board.meeting, phase } };
}

test("what is said is never too quiet for a reader who wants lines alone", () => {
  for (const [place, frame] of views.glass.frames.entries()) {
    const level = loudness(frame, views.glass.boards[place]);
    if (frame.event.kind === "Spoke") assert.deepEqual(LEVELS.talk, [level]);
  }
});

test("a thought stands under the words that it led to while the table talks, and alone at other times", () => {
  const thought = /** @type {Frame} */ (views.glass.frames.find(({ event }) => event.kind === "Thought"));

  assert.equal(loudness(thought, sitting("discussion")), "rest");
  assert.equal(loudness(thought, opening), "thought");
});

test("what the dead say has a pane of its own", () => {
  assert.equal(loudness({ n: 1, tick: 0, caption: "", event: { kind: "GhostSpoke", t: 0, color: "red", message: "boo" } }, opening), null);
});

test("a clerk is as loud as it reads differently", () => {
  /** @type {Frame} */
  const read = { n: 2, tick: 0, caption: "", event: { kind: "LineRead", line: 1, speaker: "red" } };

  assert.equal(loudness(read, opening), "rest");
  assert.equal(loudness({ ...read, clerk: { shared: [] } }, opening), "rest");
  assert.equal(loudness({ ...read, clerk: { reader: [] } }, opening), "talk");
});

test("what a player is asked follows from what is going on", () => {
  const told = (/** @type {Phase} */ phase) => purpose(sitting(phase), "red");

  assert.equal(purpose(opening, "red"), "action");
  assert.deepEqual([told("discussion"), told("last_call"), told("reaction"), told("consolidation")], ["discussion", "vote", "reaction", "consolidation"]);
  assert.equal(purpose({ ...opening, ended: { winner: "crew", reason: "tasks_done", impostors: [] } }, "red"), "reflection");
});

test("the dead at the table are asked as ghosts", () => {
  const board = sitting("discussion");
  const figures = { ...board.figures, red: { ...board.figures.red, alive: false } };

  assert.equal(purpose(/** @type {Board} */ ({ ...board, figures }), "red"), "ghost");
});

test("every view counts the same shared moments", () => {
  const counts = Object.values(views).map(({ frames }) => frames.reduce((sum, frame) => sum + tally(frame).count, 0));

  assert.deepEqual(new Set(counts).size, 1);
});

test("the first ballot opens the votes, and a lie is marked where the truth is told", () => {
  const ballots = views.glass.frames.filter(({ event }) => event.kind === "BallotRevealed");

  assert.deepEqual(ballots.filter((frame) => tally(frame).landmark === "votes"), ballots.filter(({ event }) => event.kind === "BallotRevealed" && event.position === 1));
  for (const frame of views.glass.frames.filter(({ event }) => event.kind === "Spoke")) {
    const isLie = (frame.truth ?? []).some(({ verdict }) => verdict === "lie");
    assert.equal(tally(frame).landmark, isLie ? "lie" : null);
  }
});
