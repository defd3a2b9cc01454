/* What a screen reader hears of the connection, without a page. */

import assert from "node:assert/strict";
import { test } from "node:test";

Object.assign(globalThis, {
  document: { documentElement: { lang: "en" } },
  gettext: (/** @type {string} */ text) => text,
  interpolate: (/** @type {string} */ text) => text,
});
const announcer = await import("../../../static/js/match/talk/announcer.js");

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
