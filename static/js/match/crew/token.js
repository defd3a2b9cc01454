/* How a player looks: a colour, a shape and two letters, so that nobody depends on telling colours apart. */

import { draw, make } from "../../dom.js";
import { say } from "../../words.js";

/** @import {Color, Role} from "../shapes.js" */

/**
 * @typedef {object} Looks `role` is marked only for an impostor; `alive: false` is a dead player as the table sees
 *   it, `ghost` one who still walks about.
 * @property {Role | null} [role]
 * @property {boolean} [alive]
 * @property {boolean} [ghost]
 * @property {boolean} [speaking]
 * @property {boolean} [voted]
 * @property {boolean} [thinking]
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
 * "red" -> "Red", in the language of the page (players call each other by the English names).
 * @param {Color} color
 */
export function nameOf(color) {
  return say(color.charAt(0).toUpperCase() + color.slice(1));
}

/** The token of a player as a drawing around (0, 0). @param {Color} color @param {Looks} [looks] */
export function token(color, { role, alive = true, ghost, speaking, voted, thinking } = {}) {
  const states = { dead: !alive && !ghost, ghost, speaking };
  const looks = Object.entries(states).filter(([, holds]) => holds).map(([state]) => `token-${state}`);
  return draw(
    "g", { class: ["token", `seat-${color}`, ...looks].join(" ") },
    speaking && draw("circle", { class: "token-halo", r: 23 }),
    ...plate(color),
    role === "impostor" && draw("path", { class: "token-mark token-impostor", d: "M14-21 21-8 7-8Z" }),
    voted && mark("token-voted", "✓", -15, -13),
    !alive && !ghost && mark("token-lost", "✝", 15, 13),
    thinking && dots(),
  );
}

/**
 * A token for `count` players who are not drawn: "+3" if others are drawn beside it, else "3".
 * @param {number} count @param {number} beside
 */
export function rest(count, beside) {
  return draw("g", { class: "token seat-secret" }, draw("circle", { class: "token-shape", r: 14 }),
    draw("text", { class: "token-code", y: 4 }, beside ? `+${count}` : `${count}`));
}

/** Badges are drawn once and cloned, since a jump may show a hundred of them. @type {Map<string, SVGSVGElement>} */
const badges = new Map();

/**
 * The token for use in a line of text; hidden from screen readers, since the name stands beside it.
 * @param {Color} color @param {Looks} [states]
 */
export function badge(color, states = {}) {
  const name = JSON.stringify([color, states]);
  const first = badges.get(name) ?? draw(
    "svg", { class: "seat-badge", viewBox: "-21 -21 42 42", "aria-hidden": "true", focusable: "false" },
    token(color, states),
  );
  badges.set(name, first);
  return /** @type {SVGSVGElement} */ (first.cloneNode(true));
}

/**
 * The player's name; empty if it is just the colour, as in a series.
 * @param {Color} color @param {string} name
 */
export function besides(color, name) {
  return name.toLowerCase() === color ? "" : name;
}

/** Badge and name. @param {Color} color @param {Looks} [states] */
export function named(color, states) {
  return make("span", { class: `seat-named seat-${color}` }, badge(color, states),
    make("bdi", { class: "seat-name" }, nameOf(color)));
}

/** The shape of a colour with its letters. @param {Color} color */
export function plate(color) {
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
export function mark(look, sign, x, y) {
  return draw("g", { transform: `translate(${x} ${y})` },
    draw("circle", { class: `token-mark ${look}`, r: 7.5 }),
    draw("text", { class: "token-mark-text", y: 3.5 }, sign));
}

function dots() {
  return draw("g", { class: "token-dots" }, ...[-7, 0, 7].map((x) => draw("circle", { cx: x, cy: 25, r: 2.2 })));
}
