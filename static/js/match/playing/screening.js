/* Runs a match: wherever the director's cursor goes, every panel is shown that moment. */

import { Director } from "./director.js";
import { Feed } from "./feed.js";
import { whenIdle } from "./idle.js";
import { Reel } from "./reel.js";
import { areOne } from "../meeting/sequence.js";

/** @import {Board, Frame, View} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */

/**
 * @typedef {object} Moment
 * @property {number} n
 * @property {Frame} frame
 * @property {Board} board
 * @property {Board | null} before The board shown last, if it was of the same view.
 * @property {Frame[]} passed The frames that playback has passed since then; none after a jump.
 * @property {Reel} reel
 * @property {View} view
 * @property {boolean} isLive
 * @property {boolean} animate
 * @property {number} speed
 * @property {{tick: number, ms: number} | null} [ahead] The tick of the next frame, and how long until it is shown.
 */

/** @typedef {{show: (moment: Moment) => void, isLate?: boolean}} Panel A late panel is shown after the others have been painted. */

const LATEST = 200;

/**
 * `furnish()` makes the panels; it is called when the desk has its director, before the first frame is shown.
 * @param {Desk} desk @param {() => Panel[]} furnish
 */
export function screen(desk, furnish) {
  /** @type {Panel[]} */
  let panels = [];
  /** @type {Moment | null} */
  let shown = null;
  /** @type {Feed | null} */
  let feed = null;
  /** Panels to which the last moment has yet to be shown. @type {Panel[]} */
  let missing = [];
  let isDue = false;

  /** Shows the moment at once, except to late panels; these get only the last of several jumps.
   *  @param {number} n @param {number | null} from */
  function show(n, from) {
    if (from !== null) finish();
    const now = moment(desk, n, from, shown);
    shown = now;
    feed?.moved();
    for (const panel of panels) if (!panel.isLate) attempt(() => panel.show(now));
    missing = panels.filter(({ isLate }) => isLate);
    if (document.hidden) finish();
    else soon();
  }

  function soon() {
    if (isDue) return;
    isDue = true;
    requestAnimationFrame(() => whenIdle(() => { isDue = false; finish(); }, LATEST));
  }

  function finish() {
    const [late, now] = [missing, shown];
    missing = [];
    if (now) for (const panel of late) attempt(() => panel.show(now));
  }

  const speed = desk.prefs.get("speed");
  desk.director = new Director(new Reel(desk.boot.view), {
    show,
    changed: () => desk.tell("cursor"),
    areOne: (frame, next) => areOne(frame, next, desk.prefs),
    speed: speed === "instant" ? Infinity : speed,
  });
  panels = furnish();
  feed = new Feed(desk);
  return feed;
}

/**
 * The moment of frame `n`, which must be open; `from` is the frame that playback came from, or null after a jump.
 * @param {Desk} desk @param {number} n @param {number | null} from @param {Moment | null} shown @returns {Moment}
 */
function moment(desk, n, from, shown) {
  const { reel, director } = desk;
  return {
    n,
    frame: /** @type {Frame} */ (reel.frame(n)),
    board: /** @type {Board} */ (reel.board(n)),
    before: shown?.view === reel.view ? shown.board : null,
    passed: from === null ? [] : Array.from({ length: n - from }, (_, i) => reel.frame(from + 1 + i)).filter((frame) => frame !== null),
    reel,
    view: reel.view,
    isLive: desk.isOpen && (director.isFollowing || n === reel.head),
    animate: from !== null && !desk.isStill && !document.hidden,
    speed: director.speed,
    ahead: from === null ? null : director.ahead,
  };
}

/** Reports an error of a panel instead of throwing it, so that the other panels are still shown. @param {() => void} show */
function attempt(show) {
  try {
    show();
  } catch (problem) {
    reportError(problem);
  }
}
