/* The figures on the map: placed where they are, or walking there along the corridors, at the game's own pace. */

import { draw, findAll, make } from "../../dom.js";
import { course, gestures, isSame, posed } from "./courses.js";
import { aboard, gathered, placement } from "./crowd.js";
import { glide, shift } from "./motion.js";
import { legs, pointAt } from "./ways.js";
import { fallen, leg, person } from "../crew/person.js";
import { rest } from "../crew/token.js";

/** @import {Seated} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */
/** @import {Pose} from "../crew/person.js" */
/** @import {Before, Now} from "./courses.js" */
/** @import {More, Person, Sizes} from "./crowd.js" */
/** @import {Limbs} from "./motion.js" */
/** @import {Plan} from "./ship_plan.js" */

/** @typedef {Limbs & Before & {looks: string, gestures: Animation[]}} Shown */

/** A figure is smaller than a token by this factor, since it has legs and a head as well. */
export const SLIGHT = .84;
/** If more than this walk at once, their legs do not swing: each would be one more layer to draw at every repaint. */
const MOST_STRIDING = 5;
const LANES = 5;
const LANE = 3.5;

export class Figures {
  /** @param {HTMLElement} layer @param {Plan} plan @param {Seated[]} seats */
  constructor(layer, plan, seats) {
    this.layer = layer;
    this.plan = plan;
    this.seats = new Map(seats.map((seat, i) => /** @type {const} */ ([seat.color, { seat, lane: ((i % LANES) - (LANES - 1) / 2) * LANE }])));
    this.lamp = make("div", { class: "ship-lamp", hidden: true });
    layer.append(this.lamp);
  }

  /** @type {Map<string, Shown>} */
  #shown = new Map();
  /** @type {Map<string, SVGElement[]>} */
  #looks = new Map();
  #isCrowded = false;
  /** @type {Animation[]} */
  #lit = [];

  /**
   * Shows everybody at a moment, and returns who that is. `sizes` say how large they are drawn (see crowd.js); `lamp`
   * is how far the viewer sees, null if as far as the walls.
   * @param {Moment} moment @param {Sizes} sizes @param {number | null} lamp
   */
  arrange(moment, sizes, lamp) {
    const people = aboard(moment.board, moment.view);
    const walks = this.#walks(people, moment);
    this.#isCrowded = walks.size > MOST_STRIDING;
    const crowd = gathered(this.plan, people.filter(({ key }) => !walks.has(key)), sizes);
    const stands = placement(this.plan, crowd, sizes);
    for (const [key, { point }] of walks) stands.set(key, { ...point, size: sizes.usual });
    for (const [key, { element }] of this.#shown) {
      if (stands.has(key)) continue;
      element.remove();
      this.#shown.delete(key);
    }
    for (const one of [...crowd, ...people.filter(({ key }) => walks.has(key))]) {
      const stand = stands.get(one.key);
      if (stand) this.#place(one, { moment, stand, walk: walks.get(one.key)?.walk ?? null });
    }
    this.#shine(moment.view, lamp);
    return people;
  }

  /** Marks those who are being asked at this moment. @param {string[]} colors */
  think(colors) {
    for (const [key, { element }] of this.#shown) element.classList.toggle("figure-thinking", colors.includes(key));
  }

  /** Pauses all animations, or resumes them. @param {boolean} isHeld */
  hold(isHeld) {
    for (const each of [...[...this.#shown.values()].flatMap(moving), ...this.#lit]) {
      if (isHeld && each.playState === "running") each.pause();
      if (!isHeld && each.playState === "paused") each.play();
    }
  }

  clear() {
    this.#shown.clear();
    this.layer.replaceChildren(this.lamp);
  }

  /** The walks of those who are between a room's middle and a door, as far as the view knows. @param {Person[]} people @param {Moment} moment */
  #walks(people, { board, reel, n, frame }) {
    const speed = board.rules.player_speed ?? 1;
    return new Map(people.flatMap(({ key, kind, color, place, spot, ago }) => {
      const walk = kind === "body" || spot || ago != null ? null : reel.walks.at(color, n);
      if (walk?.place !== place) return [];
      const on = legs(this.plan, walk, speed, this.seats.get(color)?.lane ?? 0);
      const point = pointAt(on, frame.tick);
      return point ? [/** @type {const} */ ([key, { walk: on, point }])] : [];
    }));
  }

  /** @param {Person | More} one @param {Now} now */
  #place(one, now) {
    const { moment, stand } = now;
    const before = this.#shown.get(one.key) ?? null;
    const limbs = before ?? this.#enter(one.key);
    const { element, stance } = limbs;
    const pose = posed(one, moment.frame);
    const looks = JSON.stringify([one.kind, pose, one.kind === "more" ? [one.count, one.beside] : [one.role, one.ago, one.work]]);
    const swinging = before?.looks === looks ? before.legs : this.#dress(stance, this.#drawn(one, pose, looks));
    const isKept = moment.animate && before?.motion?.animations[0].playState === "running" && isSame(before.end, stand);
    const headed = moment.animate && before && !isKept ? course(this.plan, before, one, now) : null;
    if (before && !isKept) stop(moving(before));
    const end = headed?.end ?? stand;
    element.dataset.place = one.place;
    element.classList.toggle("figure-unseen", "ago" in one && one.ago != null);
    element.classList.toggle("figure-lit", one.kind === "player" && one.ago == null);
    element.style.transform = shift(end);
    element.style.zIndex = String(Math.round(end.y));
    stance.style.scale = String(one.kind === "more" ? stand.size : SLIGHT * stand.size);
    const motion = isKept ? before.motion : headed?.go({ element, stance, legs: this.#isCrowded ? [] : swinging }) ?? null;
    const isBusy = motion || !moment.animate;
    this.#shown.set(one.key, {
      element, stance, legs: swinging, looks, pose, end, motion, place: one.place,
      gestures: isBusy ? [] : gestures(stance, { pose, before, isBody: one.kind === "body" }, moment),
    });
  }

  /** @param {string} key @returns {Limbs} */
  #enter(key) {
    const stance = make("div", { class: "figure-stance" });
    const element = make("div", { class: "figure", "data-figure": key }, stance);
    this.layer.append(element);
    return { element, stance, legs: [] };
  }

  /** @param {HTMLElement} stance @param {SVGElement[]} drawn */
  #dress(stance, drawn) {
    stance.replaceChildren(...drawn.map((part) => part.cloneNode(true)));
    return findAll(stance, ".figure-leg", SVGElement);
  }

  /** A figure, drawn once for each look and cloned from then on. @param {Person | More} one @param {Pose | null} pose @param {string} looks */
  #drawn(one, pose, looks) {
    const name = `${one.key} ${looks}`;
    const drawn = this.#looks.get(name) ?? this.#draw(one, pose);
    if (!("ago" in one) || one.ago == null) this.#looks.set(name, drawn);
    return drawn;
  }

  /** @param {Person | More} one @param {Pose | null} pose @returns {SVGElement[]} */
  #draw(one, pose) {
    const walks = pose === "stands" || pose === "works" || pose === "kills";
    const legs = walks && "color" in one ? ["left", "right"].map((side) => draw("svg", { class: `figure-leg figure-leg-${side} seat-${one.color}`, viewBox: "-8 -3 16 14" }, leg())) : [];
    return [...legs, draw("svg", { class: "figure-art", viewBox: "-40 -48 80 96" }, this.#portrait(one, pose))];
  }

  /** @param {Person | More} one @param {Pose | null} pose */
  #portrait(one, pose) {
    if (one.kind === "more") return rest(one.count, one.beside);
    const likeness = this.seats.get(one.color)?.seat.likeness;
    if (one.kind === "body") return fallen(one.color, likeness);
    const { role, ago, work } = one;
    return person(one.color, { likeness, pose: pose ?? "stands", role, work, unseen: ago == null ? null : ago > 0 ? `t−${ago}` : "" });
  }

  /** Moves the lamp along with the viewer's own figure. @param {string} view @param {number | null} far */
  #shine(view, far) {
    const bearer = this.#shown.get(view);
    stop(this.#lit);
    this.#lit = [];
    this.lamp.hidden = far === null || !bearer;
    if (far === null || !bearer) return;
    this.lamp.style.setProperty("--far", `${Math.round(far)}px`);
    this.lamp.style.transform = shift(bearer.end);
    if (bearer.motion?.stops.length) this.#lit = [glide(this.lamp, bearer.motion)];
  }
}

/** @param {Animation[]} animations */
function stop(animations) {
  for (const each of animations) each.cancel();
}

/** @param {Shown} shown */
function moving({ motion, gestures: done }) {
  return [...motion?.animations ?? [], ...done];
}
