/* The geometry of a station: where people and spots are, and how one walks from here to there. */

const NAME_BAND = 26;
const FROM_WALL = 20;

/** Everything that can be known of the drawing before anybody is aboard. */
export function plan(station) {
  const places = new Map(station.places.map((place) => [place.id, place]));
  return {
    station,
    places,
    boxes: new Map(station.places.map((place) => [place.id, place.box ?? junction(place, station.corridors)])),
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
  const found = drawn.station.corridors.find(({ room, hall }) => (room === from && hall === to) || (room === to && hall === from));
  if (!found) return null;
  return found.room === from ? found.points : found.points.toReversed();
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
