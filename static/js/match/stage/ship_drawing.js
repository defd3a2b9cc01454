/* The static drawing of the ship: hull, corridors, rooms, consoles, vents, cameras and doors. */

import { draw } from "../../dom.js";
import { say } from "../../words.js";
import { at, rooms as walled } from "./ship_plan.js";

/** @import {Box, Corridor, Place, Plan, Point, Spot, Station} from "./ship_plan.js" */

/** @typedef {ReturnType<typeof drawShip>} Ship The drawing, its parts by id, and the shade of each place. */

const WIDE = 34;
const LARGE_LETTER = 12.5;

/** @param {Plan} drawn */
export function drawShip(drawn) {
  const { station } = drawn;
  const rooms = new Map(walled(station).map((place) => [place.id, room(place)]));
  const doors = station.corridors.flatMap((corridor) => (corridor.door ? [door(corridor, corridor.door)] : []));
  const spots = new Map([...drawn.spots].flatMap(([place, found]) => [...found].map(([id, spot]) => /** @type {const} */ ([`${place}/${id}`, console_(spot)]))));
  const names = new Map(walled(station).map((place) => [place.id, title(place)]));
  const shades = new Map(station.places.map((place) => [place.id, shade(station, place)]));
  const dark = draw("path", { class: "ship-dark", d: station.hull.path });
  const svg = draw(
    "svg", { class: "ship", role: "img", "aria-label": say("The ship"), viewBox: station.hull.frame, preserveAspectRatio: "xMidYMid meet" },
    definitions(),
    draw("path", { class: "ship-hull", d: station.hull.path }),
    draw("path", { class: "ship-plates", d: station.hull.path }),
    draw("g", { class: "ship-corridors" }, ...tunnels(station, "ship-corridor-wall"), ...tunnels(station, "ship-corridor")),
    draw("g", { class: "ship-rooms" }, ...rooms.values()),
    draw("g", { class: "ship-doors" }, ...doors.map(({ element }) => element)),
    draw("g", { class: "ship-spots" }, ...spots.values()),
    draw("g", { class: "ship-vents" }, ...station.vents.map(vent)),
    draw("g", { class: "ship-shades" }, ...shades.values()),
    draw("g", { class: "ship-names", "aria-hidden": "true" }, ...names.values()),
    draw("g", { class: "ship-cameras" }, ...station.cameras.map((each) => camera(at(drawn, each.place).place))),
    dark,
  );
  return { svg, rooms, names, doors, spots, shades, dark };
}

function definitions() {
  return draw("defs", {},
    draw("pattern", { id: "ship-plating", width: 56, height: 56, patternUnits: "userSpaceOnUse" },
      draw("path", { class: "ship-seam", d: "M0 .5H56M.5 0V28M28.5 28V56M0 28.5H56" })),
    draw("pattern", { id: "ship-hatching", width: 14, height: 14, patternUnits: "userSpaceOnUse", patternTransform: "rotate(45)" },
      draw("rect", { class: "ship-hatch", width: 6, height: 14 })),
    draw("radialGradient", { id: "ship-night", r: "1.05" },
      draw("stop", { class: "ship-night-near", offset: "0" }), draw("stop", { class: "ship-night-far", offset: "1" })));
}

/** @param {Station} station @param {string} look */
function tunnels({ corridors }, look) {
  return corridors.map(({ points }) =>
    draw("polyline", { class: look, points: points.map((point) => point.join(",")).join(" "), "stroke-width": WIDE }));
}

/** @param {{id: string, box: Box}} place */
function room({ id, box }) {
  const { left, top, right } = box;
  return draw(
    "g", { class: "ship-room", "data-room": id },
    walls("ship-floor", box), walls("ship-alarmed", box),
    draw("path", { class: "ship-edge", d: `M${left + 12} ${top + 1}H${right - 12}` }),
  );
}

/** @param {string} look @param {Box} box @param {Record<string, string>} [more] */
function walls(look, { left, top, right, bottom }, more) {
  return draw("rect", { class: look, x: left, y: top, width: right - left, height: bottom - top, rx: 12, ...more });
}

/** The shade over a place, for views that do not see it. @param {Station} station @param {Place} place */
function shade({ corridors }, { id, box }) {
  if (box) return walls("ship-shade ship-lit", box, { "data-shade": id });
  const all = corridors.filter(({ hall }) => hall === id).map(({ points }) => points);
  const ways = all.map((points, i) => `M${[...points, ...all[(i + 1) % all.length].toReversed()].join("L")}`);
  return draw("path", { class: "ship-shade ship-shade-hall ship-lit", "data-shade": id, d: ways.join(""), "stroke-width": WIDE });
}

/**
 * The room's name; it is drawn over everything in the room, so that it can be read.
 * @param {{id: string, name: string, box: Box}} place
 */
function title({ id, name, box }) {
  const isLong = name.length * LARGE_LETTER > box.right - box.left;
  return draw("text", { class: `ship-name${isLong ? " ship-name-long" : ""}`, "data-name": id, x: (box.left + box.right) / 2, y: box.top + 19 }, name);
}

/** A door of two leaves, which meet when it is shut. @param {Corridor} corridor @param {string} name */
function door({ upright, points }, name) {
  const [[x, y]] = points;
  const turn = upright ? 0 : 90;
  const element = draw(
    "g", { class: "ship-door", "data-door": name, transform: `translate(${x} ${y}) rotate(${turn})` },
    draw("rect", { class: "ship-gap", x: -WIDE / 2 + 1, y: -3, width: WIDE - 2, height: 6 }),
    draw("rect", { class: "ship-leaf ship-leaf-left", x: -WIDE / 2, y: -3.5, width: WIDE / 2, height: 7, rx: 2 }),
    draw("rect", { class: "ship-leaf ship-leaf-right", x: 0, y: -3.5, width: WIDE / 2, height: 7, rx: 2 }),
  );
  return { room: name, element, points };
}

/** @param {Spot} spot */
function console_({ wallX, wallY, inX, inY, console }) {
  const turn = (Math.atan2(inY, inX) * 180) / Math.PI - 90;
  return draw(
    "g", { class: `ship-spot${console ? " ship-console" : ""}`, transform: `translate(${wallX} ${wallY}) rotate(${Math.round(turn)})` },
    draw("rect", { x: -7, y: 1.5, width: 14, height: 6, rx: 2 }),
  );
}

/** @param {Point} vent */
function vent({ x, y }) {
  return draw(
    "g", { class: "ship-vent", transform: `translate(${x} ${y})` },
    draw("rect", { x: -10, y: -7, width: 20, height: 14, rx: 3 }),
    draw("path", { d: "M-5-3 0 0 5-3M-5 2 0 5 5 2" }),
  );
}

/** @param {Point} place */
function camera({ x, y }) {
  return draw(
    "g", { class: "ship-camera", transform: `translate(${x - 13} ${y - 13})` },
    draw("path", { d: "M-6-4H3V4H-6ZM3-1 8-4V4L3 1Z" }),
    draw("circle", { class: "ship-camera-light", cx: -2.5, r: 2 }),
  );
}
