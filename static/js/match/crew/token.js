/* How a player looks: a colour, a shape and two letters, so that nobody has to tell players apart by colour. */

import { draw, make } from "../../dom.js";
import { say } from "../../words.js";

/** @import {Color, Role} from "../shapes.js" */

/**
 * @typedef {object} Looks `role` is marked only for an impostor; `alive: false` is the dead as the table sees them,
 *   `ghost` the dead who walk on; `unseen` is what to write under somebody who is out of sight ("t−4"); `work` is a share
 *   of the tasks.
 * @property {Role | null} [role]
 * @property {boolean} [alive]
 * @property {boolean} [ghost]
 * @property {string | null} [unseen]
 * @property {boolean} [speaking]
 * @property {boolean} [voted]
 * @property {boolean} [thinking]
 * @property {number | null} [work]
 */

const CIRCLE = () => draw("circle", { r: 14 });
const SQUARE = () => draw("rect", { x: -13, y: -13, width: 26, height: 26, rx: 4 });
const TRIANGLE = () => polygon(3, 21, 4);
const DIAMOND = () => polygon(4, 18);
const HEXAGON = () => polygon(6, 16);
const PENTAGON = () => polygon(5, 17, 1);
/** @type {Set<() => SVGElement>} */
const LOW = new Set([TRIANGLE]);

/** @type {Record<Color, [string, () => SVGElement]>} */
const LOOKS = {
  red: ["RD", CIRCLE],
  blue: ["BU", SQUARE],
  green: ["GN", TRIANGLE],
  pink: ["PK", DIAMOND],
  orange: ["OR", HEXAGON],
  yellow: ["YE", PENTAGON],
  black: ["BK", CIRCLE],
  white: ["WH", SQUARE],
  purple: ["PU", TRIANGLE],
  brown: ["BR", DIAMOND],
  cyan: ["CY", HEXAGON],
  lime: ["LI", PENTAGON],
  maroon: ["MA", SQUARE],
  rose: ["RO", TRIANGLE],
  banana: ["BA", DIAMOND],
  gray: ["GY", HEXAGON],
  tan: ["TN", PENTAGON],
  coral: ["CO", CIRCLE],
};

/**
 * "red" -> "Red", in the language of the page; the players call each other by the English words.
 * @param {Color} color
 */
export function nameOf(color) {
  return say(color.charAt(0).toUpperCase() + color.slice(1));
}

/** @param {Color} color */
function codeOf(color) {
  return LOOKS[color][0];
}

/** A player as a drawing around (0, 0). @param {Color} color @param {Looks} [looks] */
export function token(color, { role, alive = true, ghost, unseen, speaking, voted, thinking, work } = {}) {
  const states = { dead: !alive && !ghost, ghost, unseen: unseen != null, speaking };
  const looks = Object.entries(states).filter(([, holds]) => holds).map(([state]) => `token-${state}`);
  return draw(
    "g", { class: ["token", `seat-${color}`, ...looks].join(" ") },
    speaking && draw("circle", { class: "token-halo", r: 23 }),
    work != null && arc(work),
    ...figure(color),
    role === "impostor" && draw("path", { class: "token-mark token-impostor", d: "M14-21 21-8 7-8Z" }),
    voted && mark("token-voted", "✓", -15, -13),
    !alive && !ghost && mark("token-lost", "✝", 15, 13),
    thinking && dots(),
    unseen && draw("text", { class: "token-when", y: 31 }, unseen),
  );
}

/** Half a figure with a bone, as it lies on the floor. @param {Color} color */
export function body(color) {
  return draw(
    "g", { class: `token token-body seat-${color}` },
    draw("path", { class: "token-bone", d: "M-3-5V-15a4 4 0 1 1 3-3 4 4 0 1 1 3 3V-5Z" }),
    draw("path", { class: "token-shape", d: "M-16-2Q-8-7 0-2T16-2V5A10 10 0 0 1 6 15H-6A10 10 0 0 1-16 5Z" }),
    draw("text", { class: "token-code", y: 10 }, codeOf(color)),
  );
}

/**
 * So many more stand here than are drawn; or, if none is drawn beside it, so many.
 * @param {number} count @param {number} beside
 */
export function rest(count, beside) {
  return draw("g", { class: "token seat-secret" }, draw("circle", { class: "token-shape", r: 14 }),
    draw("text", { class: "token-code", y: 4 }, beside ? `+${count}` : `${count}`));
}

/**
 * The token for a line of text; the name stands beside it, so it is silent.
 * @param {Color} color @param {Looks} [states]
 */
export function badge(color, states) {
  return draw(
    "svg", { class: "seat-badge", viewBox: "-21 -21 42 42", "aria-hidden": "true", focusable: "false" },
    token(color, states),
  );
}

/** Badge and name. @param {Color} color @param {Looks} [states] */
export function named(color, states) {
  return make("span", { class: `seat-named seat-${color}` }, badge(color, states),
    make("bdi", { class: "seat-name" }, nameOf(color)));
}

/** @param {Color} color */
function figure(color) {
  const [code, outline] = LOOKS[color];
  const shape = outline();
  shape.setAttribute("class", "token-shape");
  return [shape, draw("text", LOW.has(outline) ? { class: "token-code token-code-low", y: 8 } : { class: "token-code", y: 4 }, code)];
}

/** @param {number} corners @param {number} radius @param {number} [drop] */
function polygon(corners, radius, drop = 0) {
  const points = Array.from({ length: corners }, (_, corner) => {
    const angle = (2 * Math.PI * corner) / corners - Math.PI / 2;
    return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle) + drop).toFixed(1)}`;
  });
  return draw("polygon", { points: points.join(" ") });
}

/** @param {string} look @param {string} sign @param {number} x @param {number} y */
function mark(look, sign, x, y) {
  return draw("g", { transform: `translate(${x} ${y})` },
    draw("circle", { class: `token-mark ${look}`, r: 7.5 }),
    draw("text", { class: "token-mark-text", y: 3.5 }, sign));
}

function dots() {
  return draw("g", { class: "token-dots" }, ...[-7, 0, 7].map((x) => draw("circle", { cx: x, cy: 25, r: 2.2 })));
}

/** A ring of which the given share is done. @param {number} share */
function arc(share) {
  const around = { r: 21, pathLength: 100, transform: "rotate(-90)" };
  return draw("g", { class: "token-work" },
    draw("circle", { class: "token-arc-rest", ...around }),
    share > 0 && draw("circle", { class: "token-arc", ...around, "stroke-dasharray": `${100 * share} 100` }));
}
