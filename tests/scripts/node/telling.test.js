/* What is told in words, where others look: what a screen reader hears, and what somebody at the table is told. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { station, views } from "./played.js";

/** @import {Board, Frame} from "../../../static/js/match/shapes.js" */

Object.assign(globalThis, {
  document: { documentElement: { lang: "en" } },
  gettext: (/** @type {string} */ text) => text,
  interpolate: (/** @type {string} */ text, /** @type {Record<string, string>} */ values) =>
    text.replace(/%\((\w+)\)s/g, (_all, name) => values[name] ?? ""),
});
const announcer = await import("../../../static/js/match/talk/announcer.js");
const { bearings, befallen, placed } = await import("../../../static/js/match/seat/bearings.js");

test("that the connection is lost is told once, however often it is tried again", () => {
  /** @type {string[]} */
  const told = [];
  /** @type {((line: string) => void) | undefined} */
  let hear;
  const alerts = /** @type {HTMLElement} */ (/** @type {unknown} */ ({ set textContent(/** @type {string} */ words) { told.push(words); } }));
  const desk = /** @type {import("../../../static/js/match/desk.js").Desk} */ (/** @type {unknown} */ ({
    on: (/** @type {string} */ _news, /** @type {(line: string) => void} */ listener) => { hear = listener; },
  }));
  announcer.mount(alerts, alerts, desk);

  for (const line of ["open", "lost", "connecting", "lost", "lost", "open", "lost"]) hear?.(line);

  assert.deepEqual(told, ["The connection is lost.", "Connected again.", "The connection is lost."]);
});

test("whoever hears what is said hears of a kill and a meeting as well, and of nothing smaller", () => {
  for (const wish of ["speech", "thoughts"]) {
    assert.deepEqual(heard(wish, ["Killed", "VoteLocked", "MeetingOpened"]), ["Killed", "MeetingOpened"], wish);
  }
  assert.deepEqual(heard("events", ["Killed", "VoteLocked", "Spoke"]), ["Killed", "VoteLocked"]);
  assert.deepEqual(heard("nothing", ["Killed"]), []);
});

/** Which of these are told, with that wish. @param {string} wish @param {string[]} kinds */
function heard(wish, kinds) {
  return kinds.filter((kind) => {
    /** @type {string[]} */
    const told = [];
    const aloud = /** @type {HTMLElement} */ (/** @type {unknown} */ ({ set textContent(/** @type {string} */ words) { told.push(words); } }));
    const desk = /** @type {import("../../../static/js/match/desk.js").Desk} */ (/** @type {unknown} */ ({ on: () => {}, prefs: { get: () => wish } }));
    const frame = { n: 1, event: { kind, color: "red", message: "Where?" }, caption: kind };
    const moment = /** @type {import("../../../static/js/match/playing/screening.js").Moment} */ (/** @type {unknown} */ ({
      passed: [frame], reel: { board: () => null },
    }));
    announcer.mount(aloud, aloud, desk).show(moment);
    return told.length > 0;
  });
}

const names = new Map(station.places.map(({ id, name }) => [id, name]));
const boards = views.red?.boards ?? [];
const [opened] = boards.filter(({ figures }) => figures.red?.place);
assert(opened?.figures.red && opened.figures.blue);
const { red, blue } = opened.figures;
const alone = Object.fromEntries(Object.entries(opened.figures).map(([color, figure]) => [color, { ...figure, in_sight: color === "red" }]));

/** @param {Partial<Board>} change @returns {Board} */
function board(change) {
  return { ...opened, figures: alone, bodies: [], bodies_in_sight: [], ...change };
}

/** @param {object} event @returns {Frame} */
function frame(event) {
  return /** @type {Frame} */ (/** @type {unknown} */ ({ n: 1, event, caption: "Yellow kills you in Admin." }));
}

test("one is told where one is, and whom one sees there", () => {
  const place = names.get(red.place ?? "");
  const { x, y } = { x: "elsewhere", y: red.place ?? "" };

  assert.equal(bearings(board({}), "red", names), `You are in ${place}. You see nobody else there.`);
  assert.equal(
    bearings(board({ figures: { ...alone, blue: { ...blue, in_sight: true, place: y } } }), "red", names), `You are in ${place}. With you: Blue.`);
  assert.equal(
    bearings(board({ figures: { ...alone, blue: { ...blue, in_sight: true, place: x } } }), "red", names), `You are in ${place}. You see nobody else there.`);
  assert.equal(
    bearings(board({ bodies: [{ color: "pink", place: y }, { color: "green", place: y }], bodies_in_sight: ["pink"] }), "red", names),
    `You are in ${place}. With you: the body of Pink.`);
  assert.equal(bearings(null, "red", names), "");
});

test("a task that chance has placed tells where it is done, and no other tells it twice", () => {
  const me = { ...red, tasks: [{ task: "fix_wiring", stages: [{ place: "hall", seconds: 1, label: "" }], finished: [], ready_at: 0 }] };
  const choice = { id: "task:fix_wiring", kind: "task", label: "Task: Fix Wiring, stage 1" };
  const halls = new Map([["hall", "Hall"]]);

  assert.equal(placed(choice, me, halls), "Task: Fix Wiring, stage 1, in Hall");
  assert.equal(placed({ ...choice, label: "Task: Fix Wiring, stage 1, in Hall" }, me, halls), "Task: Fix Wiring, stage 1, in Hall");
  assert.equal(placed(choice, undefined, halls), choice.label);
  assert.equal(placed({ id: "wait:3", kind: "wait", label: "Wait 3 seconds" }, me, halls), "Wait 3 seconds");
});

test("one is told that one was killed and that a turn is lost, and nothing of anybody else's", () => {
  const killed = { kind: "Killed", killer: "yellow", victim: "red", place: "admin" };
  const stumbled = { kind: "Stumbled", color: "red", asked: "action", reason: "late: nobody answered in time" };

  assert.match(befallen(frame(killed), "red") ?? "", /^Yellow kills you in Admin\. You are a ghost now/);
  assert.equal(befallen(frame(stumbled), "red"), "You did not answer in time; that turn is lost.");
  assert.equal(befallen(frame({ ...stumbled, reason: "refused: why" }), "red"), "Your last turn is lost: refused: why");
  assert.equal(befallen(frame(killed), "blue"), null);
  assert.equal(befallen(frame(stumbled), "blue"), null);
});

test("once the match is over, nothing is told any more of a turn that was lost", () => {
  assert.equal(befallen(frame({ kind: "MatchEnded" }), "red"), "");
});
