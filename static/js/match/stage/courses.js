/* How a figure on the map gets from where it was shown to where it belongs, and what it does there. */

import { present, sway, travel, vanish } from "./motion.js";
import { way } from "./ship_plan.js";
import { evenly, stretch } from "./ways.js";

/** @import {Frame} from "../shapes.js" */
/** @import {Pose} from "../crew/person.js" */
/** @import {Moment} from "../playing/screening.js" */
/** @import {More, Person, Stand} from "./crowd.js" */
/** @import {Limbs, Motion} from "./motion.js" */
/** @import {Plan, Point} from "./ship_plan.js" */
/** @import {Leg, Stop} from "./ways.js" */

/** @typedef {{end: Point, pose: Pose | null, motion: Motion | null, place: string}} Before How a figure was last shown. */
/** @typedef {{moment: Moment, stand: Stand, walk: Leg[] | null}} Now Where a figure belongs, and the walk that it is on. */
/** @typedef {{end: Point, go: (limbs: Limbs) => Motion}} Course `end` is where the figure will be when the next frame is shown. */

const STEP_MS = 420;
const WALK_MS = 900;
const NOD_MS = 700;
/** With less time than this until the next frame, figures are not animated. */
const TOO_FAST = 120;

/** How the figure moves; null if it is there already, or if there is no time to move. @param {Plan} plan @param {Before} before @param {Person | More} one @param {Now} now @returns {Course | null} */
export function course(plan, before, one, { moment, stand, walk }) {
  const { ahead, frame } = moment;
  if (ahead && ahead.ms < TOO_FAST) return null;
  const from = present(before.motion, before.end);
  if (walk && ahead) return onFoot(from, stretch(walk, frame.tick, ahead.tick), ahead.ms);
  if (isSame(before.end, stand)) return null;
  if (walk || before.place === one.place) return onFoot(from, evenly([from, stand]), most(moment, STEP_MS));
  const along = one.vent ? null : way(plan, before.place, one.place);
  if (along) return onFoot(from, evenly([from, ...along.map(([x, y]) => ({ x, y })), stand]), most(moment, WALK_MS));
  return { end: stand, go: ({ element }) => vanish(element, from, stand, most(moment, STEP_MS)) };
}

/** The animations of a figure in its place. @param {HTMLElement} stance @param {{pose: Pose | null, before: Before | null, isBody: boolean}} how @param {Moment} moment */
export function gestures(stance, { pose, before, isBody }, moment) {
  const ms = most(moment, STEP_MS);
  if (ms < TOO_FAST) return [];
  if (isBody && !before) return [stance.animate({ transform: ["rotate(-70deg) translateY(-12px)", "none"], opacity: [0, 1] }, { duration: ms, easing: "ease-in" })];
  if (pose !== before?.pose && pose === "kills") return [sway(stance, "translate(9px, -3px) rotate(9deg)", ms, ms)];
  if (pose !== before?.pose && pose === "vents") return [stance.animate({ transform: ["translateY(-14px)", "none"] }, { duration: ms, easing: "ease-in" })];
  const isAtWork = pose === "works" && moment.ahead && moment.ahead.ms >= NOD_MS;
  return isAtWork ? [sway(stance, "translateY(1.5px)", NOD_MS, moment.ahead?.ms ?? NOD_MS)] : [];
}

/** @param {Person | More} one @param {Frame} frame @returns {Pose | null} */
export function posed(one, { event }) {
  if (one.kind === "body" || one.kind === "more") return null;
  if (one.kind === "ghost") return "ghost";
  if (one.vent) return "vents";
  if (event.kind === "Killed" && event.killer === one.color) return "kills";
  return one.spot ? "works" : "stands";
}

/** @param {Point} one @param {Point} other */
export function isSame(one, other) {
  return one.x === other.x && one.y === other.y;
}

/** @param {Point} from @param {Stop[]} stops @param {number} ms @returns {Course | null} */
function onFoot(from, [, ...onward], ms) {
  const end = onward.at(-1);
  if (!end) return null;
  return { end, go: (limbs) => travel(turned(limbs, end.x - from.x), [{ ...from, at: 0 }, ...onward], ms) };
}

/** Turns the figure to face the way it goes. @param {Limbs} limbs @param {number} by */
function turned(limbs, by) {
  if (Math.abs(by) > 1) limbs.element.classList.toggle("figure-left", by < 0);
  return limbs;
}

/** The time for an animation: `ms` at normal speed, and no longer than until the next frame. @param {Moment} moment @param {number} ms */
function most({ ahead, speed }, ms) {
  return Math.min(ms / (speed || 1), ahead?.ms ?? Infinity);
}
