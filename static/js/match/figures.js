/* The people on the map: put where they stand, or walked there along the corridors. */

import { draw } from "../dom.js";
import { aboard, placement } from "./crowd.js";
import { way } from "./ship_plan.js";
import { body, token } from "./token.js";

const STEP_MS = 420;
const WALK_MS = 700;

/** `arrange(moment, size)` shows everybody of a moment; `size` is how large tokens are drawn. */
export function figures(layer, drawn) {
  const shown = new Map();

  function arrange(moment, size) {
    const people = aboard(moment.board, moment.view);
    const at = placement(drawn, people, size);
    const there = new Set(people.map(({ key }) => key));
    for (const [key, one] of shown) {
      if (!there.has(key)) {
        one.element.remove();
        shown.delete(key);
      }
    }
    for (const person of people) place(person, at.get(person.key), moment);
    return people;
  }

  function place(person, point, moment) {
    const { size } = point;
    const before = shown.get(person.key);
    const element = before?.element ?? draw("g", { class: "figure", "data-figure": person.key });
    const looks = JSON.stringify([size, person]);
    if (before?.looks !== looks) {
      element.dataset.place = person.place;
      element.replaceChildren(draw("g", { transform: `scale(${person.vent ? size * .8 : size})` }, portrait(person)));
    }
    if (!before) {
      layer.append(element);
      if (moment.animate && person.kind === "body") fall(element.firstChild, size);
    }
    const moved = !before || before.point.x !== point.x || before.point.y !== point.y;
    if (moved) {
      const path = before && moment.animate ? walk(element, before, person, point) : null;
      element.setAttribute("transform", `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)})`);
      for (const old of element.getAnimations()) old.cancel();
      if (path) element.animate(path.frames, { duration: path.ms / (moment.speed || 1), easing: path.easing });
    }
    shown.set(person.key, { element, point, looks, place: person.place });
  }

  function walk(element, before, person, point) {
    const from = present(element);
    if (before.place === person.place) return { frames: steps([from, point]), ms: STEP_MS, easing: "cubic-bezier(.2,.8,.2,1)" };
    const along = person.vent ? null : way(drawn, before.place, person.place);
    if (!along) return { frames: [{ opacity: 1, transform: shift(from) }, { opacity: 0, transform: shift(from) }, { opacity: 0, transform: shift(point) }, { opacity: 1, transform: shift(point) }], ms: STEP_MS };
    return { frames: steps([from, ...along.map(([x, y]) => ({ x, y })), point]), ms: WALK_MS, easing: "ease-in-out" };
  }

  /** These are being asked at this moment. */
  function think(colors) {
    for (const [key, { element }] of shown) element.classList.toggle("figure-thinking", colors.includes(key));
  }

  function clear() {
    shown.clear();
    layer.replaceChildren();
  }

  return { arrange, think, clear };
}

function portrait(person) {
  if (person.kind === "body") return body(person.color);
  const { role, alive, ago, work } = person;
  return token(person.color, {
    role, alive, work, thinking: alive,
    ghost: person.kind === "ghost",
    unseen: ago == null ? null : ago > 0 ? `t−${ago}` : "",
  });
}

/** A body drops to the floor. */
function fall(inner, size) {
  inner.animate([{ opacity: 0, transform: `scale(${2.2 * size})` }, { opacity: 1, transform: `scale(${size})` }], { duration: STEP_MS });
}

/** Where it is at this instant, on its way or not. */
function present(element) {
  const { e, f } = new DOMMatrix(getComputedStyle(element).transform);
  return { x: e, y: f };
}

function shift({ x, y }) {
  return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px)`;
}

/** Keyframes of even pace, however far the points are from each other. */
function steps(points) {
  const lengths = points.slice(1).map((point, i) => Math.hypot(point.x - points[i].x, point.y - points[i].y));
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, i) => {
    gone += i ? lengths[i - 1] : 0;
    return { transform: shift(point), offset: Math.min(1, gone / whole) };
  });
}

