/* The people on the map: put where they stand, or walked there along the corridors. */

import { draw } from "../../dom.js";
import { aboard, gathered, placement } from "./crowd.js";
import { way } from "./ship_plan.js";
import { body, rest, token } from "../crew/token.js";

/** @import {More, Person, Sizes, Stand} from "./crowd.js" */
/** @import {Moment} from "../playing/screening.js" */
/** @import {Plan, Point} from "./ship_plan.js" */

/** @typedef {{element: SVGGElement, point: Stand, looks: string, walking: Animation | null, place: string}} Shown */

const STEP_MS = 420;
const WALK_MS = 700;

export class Figures {
  /** @param {SVGElement} layer @param {Plan} drawn */
  constructor(layer, drawn) {
    this.layer = layer;
    this.drawn = drawn;
  }

  /** @type {Map<string, Shown>} */
  #shown = new Map();

  /**
   * Shows everybody of a moment, and says who that is; `sizes` say how large tokens are drawn (see crowd.js).
   * @param {Moment} moment @param {Sizes} sizes
   */
  arrange(moment, sizes) {
    const people = aboard(moment.board, moment.view);
    const crowd = gathered(this.drawn, people, sizes);
    const at = placement(this.drawn, crowd, sizes);
    for (const [key, { element }] of this.#shown) {
      if (at.has(key)) continue;
      element.remove();
      this.#shown.delete(key);
    }
    for (const person of crowd) {
      const point = at.get(person.key);
      if (point) this.#place(person, point, moment);
    }
    return people;
  }

  /** These are being asked at this moment. @param {string[]} colors */
  think(colors) {
    for (const [key, { element }] of this.#shown) element.classList.toggle("figure-thinking", colors.includes(key));
  }

  clear() {
    this.#shown.clear();
    this.layer.replaceChildren();
  }

  /** @param {Person | More} person @param {Stand} point @param {Moment} moment */
  #place(person, point, moment) {
    const before = this.#shown.get(person.key);
    const looks = JSON.stringify([point.size, person]);
    const element = before?.element ?? this.#enter(person);
    if (before?.looks !== looks) dress(element, person, point.size);
    if (!before && moment.animate && person.kind === "body") fall(element, point.size);
    const stands = before?.point.x === point.x && before.point.y === point.y;
    const walking = stands ? before.walking : this.#move(element, before, { person, point, moment });
    this.#shown.set(person.key, { element, point, looks, walking, place: person.place });
  }

  /** @param {Person | More} person */
  #enter(person) {
    const element = draw("g", { class: "figure", "data-figure": person.key });
    this.layer.append(element);
    return element;
  }

  /** The walk, if it is one. To ask the element for its animations would have the whole page styled anew each time.
   *  @param {SVGGElement} element @param {Shown | undefined} before
   *  @param {{person: Person | More, point: Stand, moment: Moment}} now */
  #move(element, before, { person, point, moment }) {
    const path = before && moment.animate ? walk(this.drawn, { from: present(element), before, person, point }) : null;
    element.setAttribute("transform", `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`);
    before?.walking?.cancel();
    return path && element.animate(path.frames, { duration: path.ms / (moment.speed || 1), easing: path.easing });
  }
}

/** Within a place straight on; to the next one along the corridor; through vents, and to the table, out of sight.
 *  @param {Plan} drawn @param {{from: Point, before: Shown, person: Person | More, point: Stand}} move */
function walk(drawn, { from, before, person, point }) {
  if (before.place === person.place) return { frames: steps([from, point]), ms: STEP_MS, easing: "cubic-bezier(.2,.8,.2,1)" };
  const along = person.vent ? null : way(drawn, before.place, person.place);
  if (along) return { frames: steps([from, ...along.map(([x, y]) => ({ x, y })), point]), ms: WALK_MS, easing: "ease-in-out" };
  const [here, there] = [shift(from), shift(point)];
  const frames = { transform: [here, here, there, there], opacity: [1, 0, 0, 1] };
  return { frames, ms: STEP_MS, easing: "linear" };
}

/** @param {SVGGElement} element @param {Person | More} person @param {number} size */
function dress(element, person, size) {
  element.dataset.place = person.place;
  element.replaceChildren(draw("g", { transform: `scale(${size})` }, portrait(person)));
}

/** @param {Person | More} person */
function portrait(person) {
  if (person.kind === "body") return body(person.color);
  if (person.kind === "more") return rest(person.count, person.beside);
  const { role, alive, ago, work } = person;
  return token(person.color, {
    role, alive, work, thinking: alive,
    ghost: person.kind === "ghost",
    unseen: ago == null ? null : ago > 0 ? `t−${ago}` : "",
  });
}

/** A body drops to the floor. @param {SVGGElement} element @param {number} size */
function fall(element, size) {
  element.firstElementChild?.animate([{ opacity: 0, transform: `scale(${2.2 * size})` }, { opacity: 1, transform: `scale(${size})` }], { duration: STEP_MS });
}

/** Where it is at this instant, on its way or not. @param {SVGGElement} element @returns {Point} */
function present(element) {
  const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: e, y: f };
}

/** @param {Point} point */
function shift({ x, y }) {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** Keyframes of even pace, however far the points are from each other. @param {Point[]} points */
function steps(points) {
  const lengths = points.slice(1).map((point, i) => Math.hypot(point.x - points[i].x, point.y - points[i].y));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, i) => {
    gone += i ? lengths[i - 1] : 0;
    return { transform: shift(point), offset: Math.min(1, gone / whole) };
  });
}

