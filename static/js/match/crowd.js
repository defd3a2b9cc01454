/* Who stands where on the map: everybody at their place, and gently pushed apart where it is crowded. */

import { standing } from "./ship_plan.js";

const ROUNDS = 24;
const GOLDEN = 2.4;
const APART = 34;
const CLOSEST = .85;
const EDGE = .3;
const FULL = .6;
const CROUCHED = .8;
const IN_A_HALL = 5;
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
 * Whom the map has room for, at the `least` size, which can still be read: where there are more, the first of them and
 * a count of the rest.
 */
export function gathered(drawn, people, { least }) {
  return [...Map.groupBy(people, (one) => one.place)].flatMap(([place, group]) => {
    const most = seats(drawn, place, least);
    if (group.length <= most) return group;
    const seen = group.slice(0, most - 1);
    return [...seen, { key: `more-${place}`, kind: "more", place, count: group.length - seen.length, beside: seen.length }];
  });
}

function seats(drawn, place, size) {
  if (!drawn.places.get(place).box) return Math.min(IN_A_HALL, Math.max(2, Math.floor(IN_A_HALL / size)));
  const { across, down } = rows(drawn.boxes.get(place), CLOSEST * APART * size);
  return across * down;
}

/** How many stand beside each other, and behind each other, without covering one another. */
function rows({ left, top, right, bottom }, apart) {
  const [across, down] = [right - left, bottom - top].map((length) => 1 + Math.floor(Math.max(0, length - 2 * EDGE * apart) / apart));
  return { across, down };
}

/**
 * A `Map` from key to `{x, y, size}`, where `size` is the usual one or, in a full room, smaller, down to the least. The
 * same people in the same places always stand the same.
 */
export function placement(drawn, people, sizes) {
  const at = new Map();
  for (const [place, group] of Map.groupBy(people, (one) => one.place)) {
    const box = drawn.boxes.get(place);
    const isRoom = Boolean(drawn.places.get(place).box);
    const isFull = isRoom && group.length > 1 && group.length > FULL * seats(drawn, place, sizes.least);
    const fitting = isFull ? sizes.least : isRoom ? crowded(box, group.length, sizes) : sizes.usual;
    const found = isFull ? inRows(box, group.length, APART * fitting) : asTheyStand(drawn, place, group, APART * fitting);
    group.forEach((one, i) => at.set(one.key, { ...found[i], size: one.vent ? Math.max(sizes.least, CROUCHED * fitting) : fitting }));
  }
  return at;
}

function asTheyStand(drawn, place, group, apart) {
  const found = group.map((one, i) => nudged(standing(drawn, place, one.spot), one.spot ? i / 8 : i));
  spread(found, group, room(drawn, place, group.length, apart), apart);
  return found;
}

/** Where it is so full that nobody can choose, everybody stands in rank and file. */
function inRows(box, count, apart) {
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const most = rows(box, CLOSEST * apart);
  const wished = Math.min(most.across, Math.max(1, Math.round(Math.sqrt((count * width) / height))));
  const across = Math.ceil(count / wished) > most.down ? most.across : wished;
  const down = Math.ceil(count / across);
  const between = (length, many, i) => (many === 1 ? length / 2 : EDGE * apart + (i / (many - 1)) * (length - 2 * EDGE * apart));
  return Array.from({ length: count }, (_, i) => ({
    x: box.left + between(width, across, i % across),
    y: box.top + between(height, down, Math.floor(i / across)),
  }));
}

function crowded({ left, top, right, bottom }, count, { usual, least }) {
  const free = (right - left) * (bottom - top);
  return Math.min(usual, Math.max(least, Math.sqrt(free / count) / (1.15 * APART)));
}

/** Where the middles of tokens may be. Where many meet, in a hallway or in a small room, they stand over its walls
 *  rather than upon each other. */
function room(drawn, place, count, apart) {
  const box = drawn.boxes.get(place);
  if (!drawn.places.get(place).box) return inset(box, -9 * (count - 1));
  return inset(box, Math.min(apart / 2, (box.right - box.left) / 4, (box.bottom - box.top) / 4));
}

function inset({ left, top, right, bottom }, by) {
  return { left: left + by, right: right - by, top: top + by, bottom: bottom - by };
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
    points.forEach((point, i) => group[i].vent || keepIn(point, box, group.length));
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
function keepIn(point, { left, top, right, bottom }, count) {
  const isRoomy = bottom - top > (count > 2 ? 70 : 30);
  point.x = within(point.x, left, right);
  point.y = within(point.y, top + (isRoomy ? NAME_BAND : 0), bottom);
}

function within(value, low, high) {
  return low > high ? (low + high) / 2 : Math.min(Math.max(value, low), high);
}
