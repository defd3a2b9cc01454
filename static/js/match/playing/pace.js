/* How long each frame stays on screen, in milliseconds at normal speed. After zero, the next follows at once. */

import { shown } from "./kinds.js";

/** @import {Frame} from "../shapes.js" */

const TICK = 500;
const LONGEST_WALK = 3_000;
const ROUND_OF_BIDS = 1_400;

/** The time from a frame to the one that follows it. @param {Frame} frame @param {Frame} next */
export function pause(frame, next) {
  return held(frame, next) + Math.min((next.tick - frame.tick) * TICK, LONGEST_WALK);
}

/** The same for a viewer who wants to catch up. @param {Frame} frame @param {Frame} next */
export function hurried(frame, next) {
  return pause(frame, next) * shown(frame.event.kind).shrinks;
}

/** @param {Frame} frame @param {Frame} next */
function held({ event }, next) {
  if (event.kind === "Spoke") return Math.min(Math.max(1_200 + 42 * event.message.length, 2_400), 9_000);
  if (event.kind === "BidPlaced") return next.event.kind === "BidPlaced" ? 0 : ROUND_OF_BIDS;
  return shown(event.kind).held;
}
