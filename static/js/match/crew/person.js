/* Draws a player as a figure: the body is the shape and letters of its colour, the face is its persona's. */

import { draw } from "../../dom.js";
import { mark, plate } from "./token.js";

/** @import {Color, Role} from "../shapes.js" */

/** @typedef {[paint: string, path: string][]} Likeness The paths of a face, around the middle of the head. */
/** @typedef {"stands" | "works" | "vents" | "kills" | "ghost"} Pose */

/**
 * @typedef {object} Person
 * @property {Likeness | undefined} likeness
 * @property {Pose} pose
 * @property {Role | null} [role] Marked only for an impostor.
 * @property {string | null} [unseen] What to write under a player who is out of sight ("t−4").
 * @property {number | null} [work] The share of its tasks that is done.
 */

/** @type {Likeness} */
const PLAIN = [["skin-0", "M-9 0A9 9 0 1 1 9 0A9 9 0 1 1-9 0Z"], ["ink", "M-4.6-3h2.6v4h-2.6ZM2-3h2.6v4h-2.6Z"]];
/** Positions of the hands: x and y of the left, then of the right. @type {Record<Pose, [number, number, number, number]>} */
const HANDS = {
  stands: [-17, 6, 17, 6],
  works: [-15, 8, 19, -7],
  vents: [-15, -1, 15, -1],
  kills: [-17, 3, 23, -3],
  ghost: [-19, -3, 19, -3],
};
const IN_HAND = { works: "M18-10 22-18 25-16.5 21-8.5Z", kills: "M23-6 36-10 26-.5Z" };

/** The figure without legs, around the middle of its body, 66 units high. @param {Color} color @param {Person} person */
export function person(color, { likeness, pose, role, unseen, work }) {
  const [leftX, leftY, rightX, rightY] = HANDS[pose];
  const looks = [pose === "ghost" && "token-ghost", unseen != null && "token-unseen"].filter(Boolean);
  const tool = pose === "works" || pose === "kills" ? IN_HAND[pose] : null;
  return draw(
    "g", { class: ["token person", `seat-${color}`, ...looks].join(" ") },
    work != null && share(work),
    pose === "ghost" && draw("path", { class: "person-limb", d: "M-11 6Q-14 24-8 22-4 17 0 22 4 17 8 22 14 24 11 6Z" }),
    hand(leftX, leftY),
    ...plate(color),
    tool && draw("path", { class: `person-tool person-${pose}`, d: tool }),
    hand(rightX, rightY),
    head(likeness),
    pose === "vents" && draw("path", { class: "person-vent", d: "M-20 8H20L17 20H-17ZM-12 12H12M-11 16H11" }),
    role === "impostor" && draw("path", { class: "token-mark token-impostor", d: "M17-36 24-23 10-23Z" }),
    thinking(),
    unseen && draw("text", { class: "token-when", y: 36 }, unseen),
  );
}

/** The figure with its legs, as one drawing. @param {Color} color @param {Person} who */
export function whole(color, who) {
  const legs = [-5.5, 5.5].map((x) => draw("g", { transform: `translate(${x} 13)` }, leg()));
  return draw("g", { class: `seat-${color}` }, ...legs, person(color, who));
}

/** A leg with its hip at the origin, so that it can swing. */
export function leg() {
  return draw("path", { class: "person-limb", d: "M-3.2 0V6.5Q-3.2 9-1 9H4Q5.6 9 5.6 7.4 5.6 5.4 3.2 5.2V0Z" });
}

/** A body on the floor. @param {Color} color @param {Likeness} [likeness] */
export function fallen(color, likeness) {
  return draw(
    "g", { class: `token token-body person seat-${color}` },
    draw("ellipse", { class: "person-floor", cx: 1, cy: 14, rx: 30, ry: 8 }),
    draw("path", { class: "person-limb", d: "M12 8H26Q29 8 29 5.6 29 3.6 27 3.6H12ZM12 16H25Q28 16 28 13.6 28 11.6 26 11.6H12Z" }),
    draw("g", { transform: "translate(0 6) scale(.94)" }, ...plate(color)),
    draw("g", { transform: "translate(-19 8) rotate(-78)" }, head(likeness, 0)),
    mark("token-lost", "✝", 17, -8),
  );
}

/** @param {Likeness} [likeness] @param {number} [y] */
export function head(likeness = PLAIN, y = -21) {
  return draw("g", { class: "person-head", transform: `translate(0 ${y})` }, ...likeness.map(([paint, d]) => draw("path", { class: `face-${paint}`, d })));
}

/** @param {number} cx @param {number} cy */
function hand(cx, cy) {
  return draw("circle", { class: "person-limb", cx, cy, r: 3.6 });
}

/** The share of its tasks that is done, as an arc on the floor around its feet. @param {number} done */
function share(done) {
  const around = { rx: 17, ry: 5, cy: 22, pathLength: 100 };
  return draw("g", {}, draw("ellipse", { class: "token-arc-rest", ...around }),
    done > 0 && draw("ellipse", { class: "token-arc", ...around, "stroke-dasharray": `${100 * done} 100` }));
}

function thinking() {
  return draw("g", { class: "token-dots" }, ...[-7, 0, 7].map((cx) => draw("circle", { cx, cy: -42, r: 2.4 })));
}
