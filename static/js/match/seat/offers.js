/* Choices on the map itself: a room to go to, a body, a player, a vent, a console. Each has a button as well. */

import { draw } from "../../dom.js";
import { plan, standing } from "../stage/ship_plan.js";

/** @import {Desk} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */
/** @import {Color, Figure} from "../shapes.js" */
/** @import {Point} from "../stage/ship_plan.js" */
/** @import {Choice} from "./asking.js" */

/** @typedef {{choice: Choice, element: Element}} Offer */

const REACH = 22;
/** Pixels around a target within which a touch counts; of several targets, the nearest is meant. */
const RING = 17;
const FIRST = ["kill", "report", "button", "mend", "climb_out", "vent", "crawl", "task", "watch", "approach", "go"];
/** If two choices belong to one thing, such as a player to kill or to approach, the map offers the first of these. */

export class Offers {
  /** @param {HTMLElement} map @param {Desk} desk */
  constructor(map, desk) {
    this.map = map;
    this.desk = desk;
    this.drawn = plan(desk.boot.station);
    this.rings = draw("g", { class: "ship-offers", "aria-hidden": "true" });
  }

  /** @type {Offer[]} */
  #offers = [];
  /** @type {Choice[]} */
  #menu = [];
  /** @type {Moment | null} */
  #moment = null;
  #shown = "";

  /** @param {Choice[]} menu @param {Moment | null} [moment] */
  show(menu, moment = this.#moment) {
    this.#menu = menu;
    this.#moment = moment;
    const me = this.#me();
    const shown = JSON.stringify([menu.map(({ id }) => id), me?.place, me?.vent, moment?.n]);
    if (shown === this.#shown && this.rings.isConnected) return;
    this.#shown = shown;
    for (const { element } of this.#offers) element.classList.remove("offered", "offered-grave");
    this.map.querySelector("svg.ship")?.append(this.rings);
    this.rings.replaceChildren();
    const ordered = this.#menu.toSorted((one, other) => FIRST.indexOf(one.kind) - FIRST.indexOf(other.kind));
    this.#offers = ordered.flatMap((choice) => this.#offer(choice) ?? []);
    for (const { choice, element } of this.#offers) {
      element.classList.add("offered");
      element.classList.toggle("offered-grave", choice.kind === "kill");
    }
  }

  /** The choice meant by a touch there, if any. @param {MouseEvent} event @returns {Choice | undefined} */
  touched({ clientX: x, clientY: y }) {
    const near = this.#offers
      .map(({ choice, element }) => ({ choice, far: distance(element.getBoundingClientRect(), x, y) }))
      .filter(({ far }) => far <= REACH)
      .sort((one, other) => one.far - other.far)[0];
    if (near) return near.choice;
    const under = document.elementsFromPoint(x, y).flatMap((each) => each.closest("[data-room]") ?? []);
    return this.#offers.find(({ element }) => under.includes(element))?.choice;
  }

  #me() {
    return this.#moment?.board.figures[/** @type {Color} */ (this.desk.view)];
  }

  /** @param {Choice} choice @returns {Offer | null} */
  #offer(choice) {
    const { kind, player, place } = choice;
    if (!FIRST.includes(kind)) return null;
    if (player) return this.#found(choice, `[data-figure="${kind === "report" ? "body-" : ""}${player}"]`);
    if (kind === "go") return this.#found(choice, `[data-room="${place}"]`) ?? this.#ring(choice, standing(this.drawn, place ?? ""));
    const me = this.#me();
    const stage = kind === "task" ? stageOf(choice, me) : null;
    const spot = kind === "climb_out" ? me?.vent : stage?.vent ?? choice.spot;
    const here = place ?? stage?.place ?? me?.place;
    const isDrawn = spot && here && (this.drawn.vents.has(spot) || this.drawn.spots.get(here)?.has(spot));
    return isDrawn ? this.#ring(choice, standing(this.drawn, here, spot)) : null;
  }

  /** @param {Choice} choice @param {string} selector @returns {Offer | null} */
  #found(choice, selector) {
    const element = this.map.querySelector(selector);
    return element && !element.classList.contains("offered") ? { choice, element } : null;
  }

  /** @param {Choice} choice @param {Point} at @returns {Offer} */
  #ring(choice, { x, y }) {
    const element = draw("circle", { class: `ship-offer ship-offer-${choice.kind}`, cx: x, cy: y, r: RING }, draw("title", {}, choice.label));
    this.rings.append(element);
    return { choice, element };
  }
}

/** The stage of a task meant by `task:swipe_card` or `task:fix_wiring:2`; undefined while the task list is hidden.
 *  @param {Choice} choice @param {Figure | undefined} me */
export function stageOf({ id }, me) {
  const [, name, number] = id.split(":");
  return me?.tasks.find(({ task }) => task === name)?.stages[Number(number ?? 0)];
}

/** The distance from the middle of the box, in pixels. @param {DOMRect} box @param {number} x @param {number} y */
function distance({ left, top, width, height }, x, y) {
  return Math.hypot(left + width / 2 - x, top + height / 2 - y);
}
