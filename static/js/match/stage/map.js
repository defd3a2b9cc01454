/* The map: the ship with everybody whom the view knows to be there, and the same as a list. */

import { make } from "../../dom.js";
import { say, sayCount } from "../../words.js";
import { conditions } from "./conditions.js";
import { CrewList } from "./crew_list.js";
import { Figures, SLIGHT } from "./figures.js";
import { at, plan } from "./ship_plan.js";
import { drawShip } from "./ship_drawing.js";
import { sight } from "./sight.js";

/** @import {Board, TaskCount} from "../shapes.js" */
/** @import {Person} from "./crowd.js" */
/** @import {Cut} from "../playing/cuts.js" */
/** @import {Plan} from "./ship_plan.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */

const SIDE_UNITS = 26;
const USUAL_PX = 26;
const LEAST_PX = 24 / SLIGHT;
const USUAL = 1.15;
const IN_A_CROWD = .74;
const NEAR = 1.9;
const CAMERA = 700;

/** @type {(keyof Board)[]} */
const TELLING = ["figures", "bodies", "meeting", "tick", "sabotage", "watching"];

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new ShipMap(root, desk);
}

class ShipMap {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.root = root;
    this.desk = desk;
    this.drawn = plan(desk.boot.station);
    this.ship = drawShip(this.drawn);
    this.condition = conditions(this.ship, this.drawn.station);
    this.layer = make("div", { class: "ship-figures", "aria-hidden": "true" });
    this.crew = new Figures(this.layer, this.drawn, desk.boot.seats);
    this.near = make("div", { class: "ship-near" }, this.ship.svg, this.layer);
    this.frameBox = make("div", { class: "ship-frame" }, this.near);
    this.list = new CrewList(this.drawn.station);
    this.unknown = make("p", { class: "crew-unknown meta", hidden: true }, say("The table does not know where everybody is."));
    this.bar = taskBar();
    root.replaceChildren(
      this.frameBox,
      make("div", { class: "ship-state" }, this.condition.banner, this.bar.element),
      this.list.root, this.unknown);
    new ResizeObserver(() => this.#fit()).observe(root);
    desk.on?.("thinking", () => this.#think());
    desk.on?.("cursor", () => this.crew.hold(!desk.director.isPlaying));
  }

  /** @type {Moment | null} */
  #last = null;
  #sizes = legible(0);
  /** @type {string | null} */
  #near = null;

  /** @param {Moment} moment */
  show(moment) {
    const { board, view } = moment;
    const last = this.#last;
    this.#last = moment;
    this.root.classList.toggle("still", !moment.animate);
    this.condition.show(board, moment.animate);
    this.bar.show(board.task_bar ?? null);
    const isNews = !last || last.view !== view || TELLING.some((part) => last.board[part] !== board[part]);
    if (isNews || moment.animate) this.#crowd(moment, isNews);
  }

  /** Moves the camera to the place of the cut, or shows the whole ship. @param {Cut | null} cut @param {Moment} moment */
  frame(cut, { animate, speed }) {
    const place = cut?.place ?? null;
    if (place === this.#near) return;
    this.#near = place;
    this.#fit();
    const from = this.near.style.transform || "none";
    const to = place ? closeUp(this.drawn, place) : "none";
    this.near.style.transform = to === "none" ? "" : to;
    if (animate) this.near.animate({ transform: [from, to] }, { duration: CAMERA / (speed || 1), easing: "ease-in-out" });
  }

  clear() {
    this.#near = null;
    this.near.style.transform = "";
    this.#last = null;
    this.crew.clear();
    this.list.clear();
    this.condition.show({});
    this.bar.show(null);
  }

  /** @param {Moment} moment @param {boolean} [isNews] If false, nothing has changed but the walks go on. */
  #crowd(moment, isNews = true) {
    const { lit, lamp } = sight(this.drawn, moment.board, moment.view);
    for (const [id, shade] of this.ship.shades) shade.classList.toggle("ship-lit", lit(id));
    const people = this.crew.arrange(moment, this.#sizes, lamp);
    if (!isNews) return;
    const busy = new Set(people.filter(({ spot }) => spot).map(({ place, spot }) => `${place}/${spot}`));
    for (const [id, spot] of this.ship.spots) spot.classList.toggle("ship-spot-busy", busy.has(id));
    this.list.show(people);
    this.unknown.hidden = moment.view !== "public";
    this.ship.svg.setAttribute("aria-label", summary(people));
    this.#think();
  }

  #think() {
    this.crew.think(this.#last?.isLive ? this.desk.thinking?.colors ?? [] : []);
  }

  /** Fits the layer of figures to the drawing's size on screen. */
  #fit() {
    const { clientWidth, clientHeight } = this.ship.svg;
    if (!clientWidth) return;
    const [left, top, width, height] = this.drawn.station.hull.frame.split(" ").map(Number);
    const scale = Math.min(clientWidth / width, clientHeight / height);
    const [x, y] = [(clientWidth - scale * width) / 2 - scale * left, (clientHeight - scale * height) / 2 - scale * top];
    this.layer.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
    const fitting = legible(1 / scale, this.#near ? NEAR : 1);
    if (Math.abs(fitting.least - this.#sizes.least) < .02) return;
    this.#sizes = fitting;
    if (this.#last) this.#crowd({ ...this.#last, animate: false });
  }
}

/**
 * How large tokens are drawn: even the smallest can be read and touched, however small the map is.
 * @param {number} unitsInPixel @param {number} [near] How near the camera is.
 */
function legible(unitsInPixel, near = 1) {
  const [usual, least] = [USUAL_PX, LEAST_PX].map((pixels) => (pixels / SIDE_UNITS) * (unitsInPixel / near));
  const chosen = Math.max(USUAL / Math.sqrt(near), usual);
  return { usual: chosen, least: Math.max(IN_A_CROWD * chosen, least) };
}

/** The transform that enlarges the ship around the place, without showing anything beyond the drawing's edge.
 *  @param {Plan} drawn @param {string} id */
function closeUp(drawn, id) {
  const [left, top, width, height] = drawn.station.hull.frame.split(" ").map(Number);
  const { box } = at(drawn, id);
  const middle = { x: ((box.left + box.right) / 2 - left) / width, y: ((box.top + box.bottom) / 2 - top) / height };
  const shift = (/** @type {number} */ along) => (100 * Math.min(Math.max((.5 - along) * NEAR, (1 - NEAR) / 2), (NEAR - 1) / 2)).toFixed(1);
  return `translate(${shift(middle.x)}%, ${shift(middle.y)}%) scale(${NEAR})`;
}

/** @param {Person[]} people */
function summary(people) {
  const players = people.filter(({ kind }) => kind === "player");
  const places = new Set(players.map(({ place }) => place)).size;
  if (!players.length) return say("The ship");
  return say("%(players)s in %(places)s", {
    players: sayCount("%(count)s player", "%(count)s players", players.length),
    places: sayCount("%(count)s place", "%(count)s places", places),
  });
}

function taskBar() {
  const filled = make("span", { class: "task-bar-done" });
  const text = make("span", { class: "number" });
  const element = make("div", { class: "task-bar", hidden: true },
    make("span", { class: "meta" }, say("Tasks")),
    make("span", { class: "task-bar-track", "aria-hidden": "true" }, filled),
    text);
  const show = (/** @type {TaskCount | null} */ count) => {
    element.hidden = !count;
    if (!count) return;
    filled.style.setProperty("--share", String(count.done / Math.max(1, count.total)));
    text.textContent = `${count.done} / ${count.total}`;
  };
  return { element, show };
}
