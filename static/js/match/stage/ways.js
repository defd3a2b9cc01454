/* Where on the ship a walking player is at any tick: from a place's middle to its door, and in the corridor beyond. */

import { standing } from "./ship_plan.js";

/** @import {Walk} from "../playing/walks.js" */
/** @import {Plan, Point} from "./ship_plan.js" */

/** @typedef {{from: number, to: number, points: Point[], leadsOut: boolean}} Leg Points passed at an even pace between two ticks. */
/** @typedef {Point & {at: number}} Stop A point, and the share of the time at which it is passed. */

/**
 * The legs of a walk within its place; `lane` is the distance that keeps the player beside others on the same way.
 * @param {Plan} drawn @param {Walk} walk @param {number} speed @param {number} lane @returns {Leg[]}
 */
export function legs(drawn, walk, speed, lane) {
  const { place, origin, since, dueAt, steps, turned } = walk;
  const inward = origin ? inside(drawn, place, origin, lane) : null;
  const middleAt = walk.middleAt ?? since + Math.floor(ticks(drawn, place, origin, speed) / 2);
  const outward = steps.length ? inside(drawn, place, steps[0].place, lane).toReversed() : null;
  const before = turned && pointAt(legs(drawn, turned, speed, lane), since);
  const back = before ? [before, middle(drawn, place, lane)] : inward;
  return [
    ...(back ? [{ from: since, to: middleAt, points: back, leadsOut: false }] : []),
    ...(outward ? [{ from: middleAt, to: dueAt, points: outward, leadsOut: true }] : []),
  ];
}

/** Where the player is at that tick: in front of a shut door it waits. Null if it stands in the middle.
 *  @param {Leg[]} walked @param {number} tick @returns {Point | null} */
export function pointAt(walked, tick) {
  const leg = walked.find(({ to }) => tick < to) ?? walked.at(-1);
  if (!leg || (tick >= leg.to && !leg.leadsOut)) return null;
  return along(evenly(leg.points, leg.from, leg.to), tick);
}

/** The stops passed between two ticks. @param {Leg[]} walked @param {number} from @param {number} to @returns {Stop[]} */
export function stretch(walked, from, to) {
  const [begin, end] = [pointAt(walked, from), pointAt(walked, to) ?? walked.at(-1)?.points.at(-1)];
  if (!begin || !end) return [];
  const between = walked.flatMap(({ points, from: since, to: until }) => evenly(points, since, until)).filter(({ at }) => at > from && at < to);
  return [{ ...begin, at: from }, ...between, { ...end, at: to }].map(({ x, y, at }) => ({ x, y, at: (at - from) / (to - from || 1) }));
}

/** The point at that share of the time. @param {Stop[]} stops @param {number} at @returns {Point} */
export function along(stops, at) {
  const next = stops.findIndex((stop) => stop.at > at);
  if (next <= 0) return stops.at(next) ?? { x: 0, y: 0 };
  const [before, after] = [stops[next - 1], stops[next]];
  const share = (at - before.at) / (after.at - before.at);
  return { x: before.x + share * (after.x - before.x), y: before.y + share * (after.y - before.y) };
}

/** These points as stops, passed at an even pace. @param {Point[]} points @returns {Stop[]} */
export function evenly(points, from = 0, to = 1) {
  const lengths = points.map(({ x, y }, i) => (i ? Math.hypot(x - points[i - 1].x, y - points[i - 1].y) : 0));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map(({ x, y }, i) => ({ x, y, at: from + ((gone += lengths[i]) / whole) * (to - from) }));
}

/** The points from the door to a neighbouring place to the place's middle.
 *  @param {Plan} drawn @param {string} place @param {string} neighbour @param {number} lane @returns {Point[]} */
function inside(drawn, place, neighbour, lane) {
  const found = corridor(drawn, place, neighbour);
  if (!found) return [middle(drawn, place, lane)];
  const [[x, y], ...hall] = found.points;
  const door = found.upright ? { x: x + lane, y } : { x, y: y + lane };
  return [door, ...(found.room === place ? [middle(drawn, place, lane)] : hall.map((point) => beside({ x: point[0], y: point[1] }, lane)))];
}

/** @param {Plan} drawn @param {string} place @param {string | null} neighbour @param {number} speed */
function ticks(drawn, place, neighbour, speed) {
  const seconds = neighbour ? corridor(drawn, place, neighbour)?.seconds ?? 0 : 0;
  return Math.max(1, Math.floor(seconds / speed + .5));
}

/** @param {Plan} drawn @param {string} one @param {string} other */
function corridor(drawn, one, other) {
  return drawn.station.corridors.find(({ room, hall }) => (room === one && hall === other) || (room === other && hall === one));
}

/** @param {Plan} drawn @param {string} place @param {number} lane */
function middle(drawn, place, lane) {
  return beside(standing(drawn, place), lane);
}

/** @param {Point} point @param {number} lane */
function beside({ x, y }, lane) {
  return { x: x + lane, y: y + lane / 2 };
}
