/* The geometry of a station: where people and spots are, and the ways between places. */

/** @typedef {{x: number, y: number}} Point */
/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @typedef {{id: string, name: string, kind: "room" | "hallway", x: number, y: number, box: Box | null}} Place */
/** @typedef {{room: string, hall: string, door: string | null, upright: boolean, seconds: number, points: [number, number][]}} Corridor */
/** @typedef {{id: string, name: string, place: string, use: string, system: string | null}} Console */
/** @typedef {{id: string, place: string, x: number, y: number, leads_to: string[]}} Vent */

/**
 * @typedef {object} Station
 * @property {string} id
 * @property {string} name
 * @property {Place[]} places
 * @property {Corridor[]} corridors
 * @property {Vent[]} vents
 * @property {{id: string, place: string}[]} cameras
 * @property {Console[]} consoles
 * @property {{id: string, name: string, family: string, places: string[]}[]} tasks
 * @property {{path: string, frame: string}} hull
 */

/** @typedef {Point & {wallX: number, wallY: number, inX: number, inY: number}} Beside A point, and the wall behind it. */
/** @typedef {Beside & {name: string, console?: Console}} Spot */

/**
 * @typedef {object} Plan
 * @property {Station} station
 * @property {Map<string, Place>} places
 * @property {Map<string, Box>} boxes
 * @property {Map<string, Map<string, Spot>>} spots
 * @property {Map<string, Vent>} vents
 */

const NAME_BAND = 26;
const FROM_WALL = 20;

/** Everything about the drawing that follows from the station alone. @param {Station} station @returns {Plan} */
export function plan(station) {
  const places = new Map(station.places.map((place) => [place.id, place]));
  return {
    station,
    places,
    boxes: new Map(station.places.map((place) => [place.id, place.box ?? junction(place, station.corridors)])),
    spots: new Map(rooms(station).map((room) => [room.id, spots(station, room)])),
    vents: new Map(station.vents.map((vent) => [vent.id, vent])),
  };
}

/** The places that have walls. @param {Station} station */
export function rooms(station) {
  return station.places.flatMap((place) => (place.box ? [{ ...place, box: place.box }] : []));
}

/** A place of the station and the box to stand in; throws if there is no such place. @param {Plan} drawn @param {string} id */
export function at(drawn, id) {
  const [place, box] = [drawn.places.get(id), drawn.boxes.get(id)];
  if (!place || !box) throw new Error(`there is no place ${id} on ${drawn.station.id}`);
  return { place, box };
}

/**
 * Where a player stands: in a vent, at a spot, or else in the middle of the place.
 * @param {Plan} drawn @param {string} place @param {string | null} [spot] @returns {Point}
 */
export function standing(drawn, place, spot) {
  const found = spot ? drawn.vents.get(spot) ?? drawn.spots.get(place)?.get(spot) : null;
  if (found) return { x: found.x, y: found.y };
  const { x, y, box } = at(drawn, place).place;
  return { x, y: box ? y + NAME_BAND / 4 : y };
}

/**
 * The points of the corridor from one place to a neighbour; null if they are not neighbours.
 * @param {Plan} drawn @param {string} from @param {string} to
 */
export function way(drawn, from, to) {
  const found = drawn.station.corridors.find(({ room, hall }) => (room === from && hall === to) || (room === to && hall === from));
  if (!found) return null;
  return found.room === from ? found.points : found.points.toReversed();
}

/**
 * The box to stand in of a hallway: along the longer of its two straight lines.
 * @param {Place} hall @param {Corridor[]} corridors
 */
function junction({ id, x, y }, corridors) {
  const ends = corridors.filter(({ hall }) => hall === id).flatMap(({ points }) => points);
  const [left, right] = extent(ends.map(([along]) => along), x);
  const [top, bottom] = extent(ends.map(([, along]) => along), y);
  return right - left > bottom - top
    ? { left: left + FROM_WALL, right: right - FROM_WALL, top: y - 4, bottom: y + 4 }
    : { left: x - 4, right: x + 4, top: top + FROM_WALL, bottom: bottom - FROM_WALL };
}

/** @param {number[]} values @param {number} middle */
function extent(values, middle) {
  return [Math.max(middle - 90, Math.min(middle - 24, ...values)), Math.min(middle + 90, Math.max(middle + 24, ...values))];
}

/**
 * The spots of a room's consoles and tasks: in a U along its walls, below its name.
 * @param {Station} station @param {Place & {box: Box}} place @returns {Map<string, Spot>}
 */
function spots(station, place) {
  const consoles = station.consoles.filter((console) => console.place === place.id);
  /** @type {Map<string, {name: string, console?: Console}>} */
  const named = new Map(consoles.map((console) => [console.id, { name: console.name, console }]));
  for (const task of station.tasks) {
    if (task.places.includes(place.id) && !named.has(task.family)) named.set(task.family, { name: task.name });
  }
  const all = [...named];
  return new Map(all.map(([id, spot], i) => [id, { ...spot, ...along(place.box, (i + .5) / all.length) }]));
}

/** The point at that share of the U, with the point of the wall behind it. @param {Box} box @param {number} share @returns {Beside} */
function along(box, share) {
  const { left, top, right, bottom } = box;
  const height = bottom - top - NAME_BAND;
  const width = right - left;
  let way = share * (2 * height + width);
  if (way < height) return beside({ x: left, y: top + NAME_BAND + way }, { x: 1, y: 0 }, box);
  way -= height;
  if (way < width) return beside({ x: left + way, y: bottom }, { x: 0, y: -1 }, box);
  return beside({ x: right, y: bottom - (way - width) }, { x: -1, y: 0 }, box);
}

/**
 * The point in front of a point of the wall, in the inward direction.
 * @param {Point} wall @param {Point} inward @param {Box} box @returns {Beside}
 */
function beside(wall, inward, { left, top, right, bottom }) {
  return {
    wallX: wall.x, wallY: wall.y, inX: inward.x, inY: inward.y,
    x: Math.min(Math.max(wall.x, left + FROM_WALL), right - FROM_WALL),
    y: Math.min(Math.max(wall.y, top + NAME_BAND + FROM_WALL), bottom - FROM_WALL),
  };
}
