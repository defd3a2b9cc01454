/* Who stands where on the map: everybody at their place, and gently pushed apart where it is crowded. */

import { standing } from "./ship_plan.js";

const ROUNDS = 24;
const GOLDEN = 2.4;
const APART = 34;
const SMALLEST = .74;
const NAME_BAND = 16;

/** Figures and bodies of a board as `{key, color, place, kind, ...}`; whoever is nowhere known is left out. */
export function aboard(board, view) {
  if (view === "public") return reported(board);
  const people = Object.values(board.figures).filter((figure) => figure.place);
  return [
    ...board.bodies.map((lying) => ({ key: `body-${lying.color}`, kind: "body", ...lying })),
    ...people.filter((figure) => figure.alive || walksOn(figure)).map((figure) => standingOne(figure, board)),
  ];
}

/** The dead walk on for those who can see it. */
function walksOn(figure) {
  return figure.in_sight;
}

function standingOne(figure, board) {
  const { color, place, role, alive } = figure;
  return {
    key: color, kind: alive ? "player" : "ghost", color, place, role, alive,
    spot: figure.vent ?? figure.spot,
    vent: figure.vent,
    ago: figure.in_sight ? null : Math.max(0, board.tick - figure.seen_at),
    work: share(figure),
  };
}

function share({ role, stages, stages_done: done }) {
  return stages && role !== "impostor" ? done / stages : null;
}

/** All that the table knows: the body for which it was called. */
function reported({ meeting }) {
  return meeting?.body ? [{ key: `body-${meeting.body}`, kind: "body", color: meeting.body, place: meeting.place }] : [];
}

/**
 * A `Map` from key to `{x, y, size}`, where `size` is at most the given one: in a full room people are drawn smaller.
 * The same people in the same places always stand the same.
 */
export function placement(drawn, people, size) {
  const at = new Map();
  for (const [place, group] of Map.groupBy(people, (one) => one.place)) {
    const fitting = drawn.places.get(place).box ? crowded(drawn.boxes.get(place), group.length, size) : size;
    const start = group.map((one, i) => nudged(standing(drawn, place, one.spot), one.spot ? i / 8 : i));
    spread(start, group, room(drawn, place, group.length, APART * fitting), APART * fitting);
    group.forEach((one, i) => at.set(one.key, { ...start[i], size: fitting }));
  }
  return at;
}

function crowded({ left, top, right, bottom }, count, size) {
  const free = (right - left) * (bottom - top);
  return size * Math.min(1, Math.max(SMALLEST, Math.sqrt(free / count) / (1.15 * APART * size)));
}

/** A hallway is narrow: where many meet, they stand beyond its walls rather than upon each other. */
function room(drawn, place, count, apart) {
  const box = drawn.boxes.get(place);
  if (drawn.places.get(place).box) return box;
  const more = apart / 2 + 9 * (count - 1);
  return { left: box.left - more, right: box.right + more, top: box.top - more, bottom: box.bottom + more };
}

/** Nobody stands exactly where somebody else does, or nothing could part them. */
function nudged({ x, y }, i) {
  return { x: x + 5 * Math.sqrt(i) * Math.cos(GOLDEN * i), y: y + 5 * Math.sqrt(i) * Math.sin(GOLDEN * i) };
}

function spread(points, group, box, apart) {
  for (let round = 0; round < ROUNDS; round++) {
    for (let i = 0; i < points.length; i++) {
      for (let j = i + 1; j < points.length; j++) part(points[i], points[j], apart);
    }
    points.forEach((point, i) => group[i].vent || keepIn(point, box, apart / 2, group.length));
  }
}

function part(one, other, apart) {
  const [x, y] = [other.x - one.x, other.y - one.y];
  const distance = Math.hypot(x, y) || .01;
  const push = Math.max(0, apart - distance) / 2;
  one.x -= (push * x) / distance;
  one.y -= (push * y) / distance;
  other.x += (push * x) / distance;
  other.y += (push * y) / distance;
}

/** The room's name stays free as long as there is space enough. */
function keepIn(point, { left, top, right, bottom }, margin, count) {
  const isRoomy = bottom - top > (count > 2 ? 110 : 60);
  point.x = within(point.x, left + margin, right - margin);
  point.y = within(point.y, top + margin + (isRoomy ? NAME_BAND : 0), bottom - margin);
}

function within(value, low, high) {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}
