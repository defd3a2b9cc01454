/* Who stands where on the map: everybody in their place, pushed apart where it is crowded. */

import { grouped } from "./grouping.js";
import { at as found, standing } from "./ship_plan.js";

/** @import {Board, Color, Figure, Role, View} from "../shapes.js" */
/** @import {Box, Plan, Point} from "./ship_plan.js" */

/**
 * @typedef {object} Person A player, ghost or body on the map.
 * @property {string} key
 * @property {"player" | "ghost" | "body"} kind
 * @property {Color} color
 * @property {string} place
 * @property {string | null} [spot]
 * @property {string | null} [vent]
 * @property {Role | null} [role]
 * @property {boolean} [alive]
 * @property {number | null} [ago] How many seconds ago the player was seen; null while in sight.
 * @property {number | null} [work] The share of its tasks that is done.
 */

/**
 * @typedef {object} More A count of those for whom there is no room.
 * @property {string} key
 * @property {"more"} kind
 * @property {string} place
 * @property {number} count
 * @property {number} beside
 * @property {undefined} [spot]
 * @property {undefined} [vent]
 */

/** @typedef {{usual: number, least: number}} Sizes */
/** @typedef {Point & {size: number}} Stand */

const ROUNDS = 24;
const GOLDEN = 2.4;
const APART = 32;
/** Figures are higher than wide, so vertical distances are larger by this factor. */
const HIGH = 1.3;
const CLOSEST = .72;
const EDGE = .3;
const FULL = .6;
const CROUCHED = .8;
const IN_A_HALL = 5;
/** The killer, the body, and the ghost that just rose from it: at least these are drawn. */
const AT_A_KILL = 3;
const NAME_BAND = 16;

/** Bodies, players and ghosts of a board, in this order; those whose place is not known are left out.
 *  @param {Board} board @param {View} view @returns {Person[]} */
export function aboard(board, view) {
  if (view === "public") return reported(board);
  const people = Object.values(board.figures).filter((figure) => figure.alive || walksOn(figure));
  return [
    ...board.bodies.map((lying) => ({ key: `body-${lying.color}`, kind: /** @type {const} */ ("body"), ...lying })),
    ...[true, false].flatMap((lives) => people.flatMap((figure) => (figure.alive === lives && figure.place ? [standingOne(figure, figure.place, board)] : []))),
  ];
}

/** Whether a dead player is shown as a ghost: only to views that can see it. @param {Figure} figure */
function walksOn(figure) {
  return figure.in_sight;
}

/** @param {Figure} figure @param {string} place @param {Board} board @returns {Person} */
function standingOne(figure, place, board) {
  const { color, role, alive } = figure;
  return {
    key: color, kind: alive ? "player" : "ghost", color, place, role, alive,
    spot: figure.vent ?? figure.spot,
    vent: figure.vent,
    ago: figure.in_sight ? null : Math.max(0, board.tick - figure.seen_at),
    work: share(figure),
  };
}

/** @param {Figure} figure */
function share({ role, stages, stages_done: done }) {
  return stages && role !== "impostor" ? (done ?? 0) / stages : null;
}

/** What the public view shows: only the body that was reported for this meeting. @param {Board} board @returns {Person[]} */
function reported({ meeting }) {
  return meeting?.body ? [{ key: `body-${meeting.body}`, kind: "body", color: meeting.body, place: meeting.place }] : [];
}

/**
 * Those whom the map has room for at the `least` legible size; where there are more, the first of them and a count of
 * the rest.
 * @param {Plan} drawn @param {Person[]} people @param {Sizes} sizes @returns {(Person | More)[]}
 */
export function gathered(drawn, people, { least }) {
  return [...grouped(people, (one) => one.place)].flatMap(([place, group]) => {
    const most = seats(drawn, place, least);
    if (group.length <= most) return group;
    const seen = group.slice(0, most - 1);
    return [...seen, { key: `more-${place}`, kind: "more", place, count: group.length - seen.length, beside: seen.length }];
  });
}

/** @param {Plan} drawn @param {string} place @param {number} size */
function seats(drawn, place, size) {
  if (!found(drawn, place).place.box) return Math.min(IN_A_HALL, Math.max(AT_A_KILL, Math.floor(IN_A_HALL / size)));
  const { across, down } = rows(found(drawn, place).box, CLOSEST * APART * size);
  return across * down;
}

/**
 * How many figures fit side by side (`across`) and behind each other (`down`) without overlapping.
 * @param {Box} box @param {number} apart
 */
function rows({ left, top, right, bottom }, apart) {
  const [across, down] = [right - left, (bottom - top) / HIGH].map((length) => 1 + Math.floor(Math.max(0, length - 2 * EDGE * apart) / apart));
  return { across, down };
}

/**
 * A `Map` from key to `{x, y, size}`. In a full room `size` is smaller than usual, down to the least. The same people
 * in the same places always get the same positions.
 * @param {Plan} drawn @param {(Person | More)[]} people @param {Sizes} sizes
 */
export function placement(drawn, people, sizes) {
  /** @type {Map<string, Stand>} */
  const at = new Map();
  for (const [place, group] of grouped(people, (one) => one.place)) {
    const { box, place: { box: walls } } = found(drawn, place);
    const isRoom = walls !== null;
    const isFull = isRoom && group.length > 1 && group.length > FULL * seats(drawn, place, sizes.least);
    const fitting = isFull ? sizes.least : isRoom ? crowded(box, group.length, sizes) : sizes.usual;
    const points = isFull ? inRows(box, group.length, APART * fitting) : asTheyStand(drawn, place, group, APART * fitting);
    group.forEach((one, i) => at.set(one.key, { ...points[i], size: one.vent ? Math.max(sizes.least, CROUCHED * fitting) : fitting }));
  }
  return at;
}

/** @param {Plan} drawn @param {string} place @param {(Person | More)[]} group @param {number} apart */
function asTheyStand(drawn, place, group, apart) {
  const points = group.map((one, i) => nudged(standing(drawn, place, one.spot), one.spot ? i / 8 : i));
  spread(points, group, room(drawn, place, group.length, apart), apart);
  return points;
}

/** Positions in rows, for a place that is too full to push anybody apart.
 *  @param {Box} box @param {number} count @param {number} apart @returns {Point[]} */
function inRows(box, count, apart) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const most = rows(box, CLOSEST * apart);
  const wished = Math.min(most.across, Math.max(1, Math.round(Math.sqrt((count * width) / height))));
  const across = Math.ceil(count / wished) > most.down ? most.across : wished;
  const down = Math.ceil(count / across);
  const between = (/** @type {number} */ length, /** @type {number} */ many, /** @type {number} */ i) => (many === 1 ? length / 2 : EDGE * apart + (i / (many - 1)) * (length - 2 * EDGE * apart));
  return Array.from({ length: count }, (_, i) => ({
    x: box.left + between(width, across, i % across),
    y: box.top + between(height, down, Math.floor(i / across)),
  }));
}

/** @param {Box} box @param {number} count @param {Sizes} sizes */
function crowded({ left, top, right, bottom }, count, { usual, least }) {
  const free = (right - left) * (bottom - top);
  return Math.min(usual, Math.max(least, Math.sqrt(free / count) / (1.15 * APART)));
}

/** Where the middles of tokens may be. In a crowded hallway or small room they may overlap the walls rather than each
 *  other.
 *  @param {Plan} drawn @param {string} id @param {number} count @param {number} apart */
function room(drawn, id, count, apart) {
  const { box, place } = found(drawn, id);
  if (!place.box) return inset(box, -9 * (count - 1));
  return inset(box, Math.min(apart / 2, (box.right - box.left) / 4, (box.bottom - box.top) / 4));
}

/** @param {Box} box @param {number} by */
function inset({ left, top, right, bottom }, by) {
  return { left: left + by, right: right - by, top: top + by, bottom: bottom - by };
}

/**
 * Moves each point a little, because two in exactly the same place could not be pushed apart.
 * @param {Point} point @param {number} i
 */
function nudged({ x, y }, i) {
  return { x: x + 5 * Math.sqrt(i) * Math.cos(GOLDEN * i), y: y + 5 * Math.sqrt(i) * Math.sin(GOLDEN * i) };
}

/** @param {Point[]} points @param {(Person | More)[]} group @param {Box} box @param {number} apart */
function spread(points, group, box, apart) {
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < points.length; i++) {
      for (let j = i + 1; j < points.length; j++) part(points[i], points[j], apart);
    }
    points.forEach((point, i) => group[i].vent || keepIn(point, box, group.length));
  }
}

/** @param {Point} one @param {Point} other @param {number} apart */
function part(one, other, apart) {
  const [x, y] = [other.x - one.x, (other.y - one.y) / HIGH];
  const distance = Math.hypot(x, y) || .01;
  const push = Math.max(0, apart - distance) / 2;
  one.x -= (push * x) / distance;
  one.y -= (HIGH * push * y) / distance;
  other.x += (push * x) / distance;
  other.y += (HIGH * push * y) / distance;
}

/**
 * Keeps a point in the box, and below the room's name as long as there is space.
 * @param {Point} point @param {Box} box @param {number} count
 */
function keepIn(point, { left, top, right, bottom }, count) {
  const isRoomy = bottom - top > (count > 2 ? 70 : 30);
  point.x = within(point.x, left, right);
  point.y = within(point.y, top + (isRoomy ? NAME_BAND : 0), bottom);
}

/** @param {number} value @param {number} low @param {number} high */
function within(value, low, high) {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}
