/* Who is suspected: what the strip on the stage shows of a board. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { accused, course, suspects, SuspicionHistory } from "../../../static/js/match/playing/suspicion.js";
import { views } from "./played.js";

/** @import {Board, Color, Mind, Suspicion} from "../../../static/js/match/shapes.js" */

const whole = /** @type {Board} */ (views.glass.boards.find(({ meeting }) => meeting));
const [first, second, third] = whole.seats;

/** @param {Partial<Record<Color, Suspicion[]>>} told @returns {Board} */
function believing(told) {
  const minds = Object.fromEntries(Object.entries(told).map(([color, suspicions]) => [color, /** @type {Mind} */ ({ thought: "", suspicions, pads: {}, lessons: [] })]));
  return { ...whole, minds };
}

test("a suspect's share is the mean of what the others who live believe, never its own word", () => {
  const board = believing({ [first]: [{ color: third, percent: 80 }], [second]: [{ color: third, percent: 30 }], [third]: [{ color: third, percent: 0 }] });

  const [most] = suspects(board, "glass");

  assert.deepEqual([most.color, most.percent, most.beliefs.map(({ by }) => by)], [third, 55, [first, second]]);
  assert.equal(suspects(board, "glass").at(-1)?.percent, null);
});

test("the truth is told through the glass alone, and the dead are neither asked nor suspected", () => {
  const board = believing({ [first]: [{ color: third, percent: 80 }, { color: second, percent: 10 }] });
  const figure = /** @type {NonNullable<Board["figures"][Color]>} */ (board.figures[first]);
  const later = { ...board, figures: { ...board.figures, [first]: { ...figure, alive: false } } };

  assert.ok(suspects(board, "glass").every(({ role }) => role));
  assert.ok(suspects(board, second).every(({ role }) => role === null));
  assert.ok(suspects(later, "glass").every(({ color, percent }) => color !== first && percent === null));
});

test("what is known of the public table is who accused whom aloud, and no belief", () => {
  for (const board of views.public.boards) {
    assert.ok(suspects(board, "public").every(({ percent, role }) => percent === null && role === null));
    const accusers = accused(board).flatMap(({ by }) => by);
    assert.ok(accusers.every((color) => board.meeting?.lines.some((line) => line.color === color)));
  }
});

test("the history ends at the viewer's frame, and tells a leap", () => {
  const history = new SuspicionHistory();
  const said = (/** @type {number} */ n) => ({ n, tick: n, caption: "", event: { kind: /** @type {const} */ ("Suspected"), color: first, suspicions: [] } });
  assert.equal(history.note(said(10), believing({ [first]: [{ color: third, percent: 20 }] })), 0);

  const leap = history.note(said(30), believing({ [first]: [{ color: third, percent: 75 }] }));

  assert.equal(leap, 55);
  assert.deepEqual(history.of(third, 29), [{ n: 10, percent: 20 }]);
  assert.equal(course(history.of(third, 40), 40, { width: 80, height: 100 }), "M20.0 80.0H60.0V25.0H80");
});
