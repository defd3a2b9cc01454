/* The geometry of a station: where corridors run, where doors and spots are, and how one walks from here to there. */

import { hull } from "./hull.js";

const CORRIDOR = 17;
const NAME_BAND = 26;
const FROM_WALL = 20;

/** Everything that can be known of the drawing before anybody is aboard. */
export function plan(station) {
  const places = new Map(station.places.map((place) => [place.id, place]));
  const corridors = station.walks.map((walk) => corridor(walk, places));
  const boxes = new Map(station.places.map((place) => [place.id, place.box ?? junction(place, corridors)]));
  return {
    station,
    places,
    corridors,
    boxes,
    hull: hull([...station.places.map((place) => place.box ?? crossing(place)), ...corridors.flatMap(covered)]),
    spots: new Map(station.places.filter((place) => place.box).map((place) => [place.id, spots(station, place)])),
    vents: new Map(station.vents.map((vent) => [vent.id, vent])),
  };
}

/** Where somebody stands: in a vent, at a spot, or in the middle. */
export function standing(drawn, place, spot) {
  const at = drawn.vents.get(spot) ?? drawn.spots.get(place)?.get(spot);
  if (at) return { x: at.x, y: at.y };
  const { x, y, box } = drawn.places.get(place);
  return { x, y: box ? y + NAME_BAND / 4 : y };
}

/** The points between two neighbouring places; none if they are not neighbours. */
export function way(drawn, from, to) {
  const found = drawn.corridors.find(({ room, hall }) => (room === from && hall === to) || (room === to && hall === from));
  if (!found) return null;
  return found.room === from ? found.points : found.points.toReversed();
}

/** A corridor runs straight where it can; otherwise it has one bend. The points lead from the room's wall. */
function corridor(walk, places) {
  const [room, hall] = places.get(walk.a).box ? [walk.a, walk.b] : [walk.b, walk.a];
  const { x, y } = places.get(hall);
  const { left, top, right, bottom } = places.get(room).box;
  const beside = top + CORRIDOR < y && y < bottom - CORRIDOR;
  const across = Math.min(Math.max(x, left + CORRIDOR + 4), right - CORRIDOR - 4);
  const wall = beside ? [x < left ? left : right, y] : [across, y < top ? top : bottom];
  const bend = !beside && across !== x ? [[across, y]] : [];
  return { room, hall, door: walk.door, upright: !beside, wall, points: [wall, ...bend, [x, y]] };
}

/** Where people stand in a hallway: along the longer of its two straight lines. */
function junction({ id, x, y }, corridors) {
  const ends = corridors.filter(({ hall }) => hall === id).flatMap(({ points }) => points);
  const [left, right] = extent(ends.map(([along]) => along), x);
  const [top, bottom] = extent(ends.map(([, along]) => along), y);
  return right - left > bottom - top
    ? { left: left + FROM_WALL, right: right - FROM_WALL, top: y - 4, bottom: y + 4 }
    : { left: x - 4, right: x + 4, top: top + FROM_WALL, bottom: bottom - FROM_WALL };
}

function extent(values, middle) {
  return [Math.max(middle - 90, Math.min(middle - 24, ...values)), Math.min(middle + 90, Math.max(middle + 24, ...values))];
}

function crossing({ x, y }) {
  return { left: x - CORRIDOR, top: y - CORRIDOR, right: x + CORRIDOR, bottom: y + CORRIDOR };
}

function covered({ points }) {
  return points.slice(1).map(([x, y], i) => ({
    left: Math.min(x, points[i][0]) - CORRIDOR, right: Math.max(x, points[i][0]) + CORRIDOR,
    top: Math.min(y, points[i][1]) - CORRIDOR, bottom: Math.max(y, points[i][1]) + CORRIDOR,
  }));
}

/** Consoles and tasks of a room in a U along its walls, below its name. */
function spots(station, place) {
  const consoles = station.consoles.filter((console) => console.place === place.id);
  const named = new Map(consoles.map((console) => [console.id, { name: console.name, console }]));
  for (const task of station.tasks) {
    if (task.places.includes(place.id) && !named.has(task.family)) named.set(task.family, { name: task.name });
  }
  const all = [...named];
  return new Map(all.map(([id, spot], i) => [id, { ...spot, ...along(place.box, (i + .5) / all.length) }]));
}

/** A point of that U, and the point of the wall behind it. */
function along({ left, top, right, bottom }, share) {
  const height = bottom - top - NAME_BAND;
  const width = right - left;
  let way = share * (2 * height + width);
  if (way < height) return beside(left, top + NAME_BAND + way, 1, 0, left, top, right, bottom);
  way -= height;
  if (way < width) return beside(left + way, bottom, 0, -1, left, top, right, bottom);
  return beside(right, bottom - (way - width), -1, 0, left, top, right, bottom);
}

function beside(wallX, wallY, inX, inY, left, top, right, bottom) {
  return {
    wallX, wallY, inX, inY,
    x: Math.min(Math.max(wallX, left + FROM_WALL), right - FROM_WALL),
    y: Math.min(Math.max(wallY, top + NAME_BAND + FROM_WALL), bottom - FROM_WALL),
  };
}
