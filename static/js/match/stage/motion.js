/* How figures on the map move: along stops, with swinging legs; only transform and opacity are animated. */

import { along } from "./ways.js";

/** @import {Stop} from "./ways.js" */
/** @import {Point} from "./ship_plan.js" */

/** @typedef {{element: HTMLElement, stance: HTMLElement, legs: SVGElement[]}} Limbs */
/** @typedef {{animations: Animation[], stops: Stop[], ms: number}} Motion `stops` is empty if the figure vanishes and reappears. */

const STRIDE = 460;
const SWING = 26;
const WADDLE = 4;
const SHORT = 6;
/** A browser may start an animation slightly late: this keeps the figure from flashing up at its end before that. */
const BEFORE = "backwards";

/** Walks along these stops in `ms` milliseconds. The element itself must already be placed at the end.
 *  @param {Limbs} limbs @param {Stop[]} stops @param {number} ms @returns {Motion} */
export function travel({ element, legs }, stops, ms) {
  const isWalk = length(stops) > SHORT;
  const animations = [glide(element, { stops, ms }, isWalk ? WADDLE : 0)];
  if (isWalk) animations.push(...strides(legs, ms));
  return { animations, stops, ms };
}

/** Moves along the stops, and waddles in the same animation: a second one would be another layer to draw.
 *  @param {HTMLElement} element @param {Pick<Motion, "stops" | "ms">} motion @param {number} [waddle] */
export function glide(element, { stops, ms }, waddle = 0) {
  const times = strideCount(ms);
  const beats = waddle ? Array.from({ length: 4 * times - 1 }, (_, i) => (i + 1) / (4 * times)) : [];
  const passed = [...stops.map(({ at }) => Math.min(1, Math.max(0, at))), ...beats].sort((one, other) => one - other);
  const lean = (/** @type {number} */ at) => (waddle ? ` rotate(${(waddle * Math.sin(2 * Math.PI * times * at)).toFixed(1)}deg)` : "");
  return element.animate(passed.map((at) => ({ transform: shift(along(stops, at)) + lean(at), offset: at })), { duration: ms, fill: BEFORE });
}

/** Vanishes here and reappears there. @param {HTMLElement} element @param {Point} from @param {Point} to @param {number} ms @returns {Motion} */
export function vanish(element, from, to, ms) {
  const [here, there] = [shift(from), shift(to)];
  return { animations: [element.animate({ transform: [here, here, there, there], opacity: [1, 0, 0, 1] }, { duration: ms, fill: BEFORE })], stops: [], ms };
}

/** Moves to `there` and back, as often as there is time for. @param {HTMLElement} stance @param {string} there @param {number} each @param {number} ms */
export function sway(stance, there, each, ms) {
  const times = Math.max(1, Math.round(ms / each));
  return stance.animate({ transform: ["none", there, "none"] }, { duration: ms / times, iterations: times, easing: "ease-in-out" });
}

/** Where the figure is at this instant, moving or not. @param {Motion | null} motion @param {Point} end @returns {Point} */
export function present(motion, end) {
  const time = motion?.animations[0].currentTime;
  return motion?.stops.length && typeof time === "number" && time < motion.ms ? along(motion.stops, Math.max(0, time) / motion.ms) : end;
}

/** @param {Point} point */
export function shift({ x, y }) {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** @param {SVGElement[]} legs @param {number} ms */
function strides(legs, ms) {
  const timing = { duration: ms / strideCount(ms), iterations: strideCount(ms) };
  return legs.map((leg, i) => leg.animate({ transform: swing(i ? -SWING : SWING) }, timing));
}

/** @param {number} ms */
function strideCount(ms) {
  return Math.max(1, Math.round(ms / STRIDE));
}

/** @param {number} by */
function swing(by) {
  return [0, by, 0, -by, 0].map((angle) => `rotate(${angle}deg)`);
}

/** @param {Stop[]} stops */
function length(stops) {
  return stops.reduce((sum, { x, y }, i) => sum + (i ? Math.hypot(x - stops[i - 1].x, y - stops[i - 1].y) : 0), 0);
}
