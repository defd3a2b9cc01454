/* The stage: shows what matters now, the map, the table, the votes or the result, unless the viewer has chosen. */

import { find, make } from "../../dom.js";
import { say } from "../../words.js";
import * as map from "./map.js";
import * as result from "./result.js";
import * as suspected from "./suspects.js";
import * as reveal from "../meeting/reveal.js";
import * as theatre from "../meeting/theatre.js";

/** @import {Board} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Scene} from "../preferences.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @typedef {{show: (moment: Moment) => void, clear: () => void, note?: HTMLElement}} Play */

/** @type {Record<Scene, {mount: (root: HTMLElement, desk: Desk) => Play}>} */
const SCENES = { map, theatre, reveal, result };
/** @type {Record<Scene, () => string>} */
const TITLES = { map: () => say("Map"), theatre: () => say("Table"), reveal: () => say("Votes"), result: () => say("Result") };
const NAMES = /** @type {Scene[]} */ (Object.keys(SCENES));
const WISH = "stage";
const ENTERING = 260;

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  const places = ofEach((name) => find(root, `#${name}`));
  for (const name of NAMES) furnish(places[name], TITLES[name](), name !== "map");
  const scenes = ofEach((name) => SCENES[name].mount(places[name], desk));
  const buttons = ofEach((name) => tab(name, () => choose(name)));
  const strip = make("div", { class: "suspects" });
  const suspects = suspected.mount(strip);
  places.map.before(make("div", { class: "stage-head" },
    make("div", { class: "stage-tabs", role: "group", "aria-label": say("On the stage") }, ...Object.values(buttons)),
    ...NAMES.map((name) => scenes[name].note ?? null)), strip);
  /** @type {Moment | null} */
  let last = null;

  /** @param {Moment} moment */
  function show(moment) {
    last = moment;
    const wish = desk.prefs.get(WISH);
    const fitting = possible(moment.board);
    const suited = due(moment.board);
    const now = wish?.during === suited && fitting.has(wish.show) ? wish.show : suited;
    if (root.dataset.scene !== now) enter(now, moment.animate);
    for (const name of NAMES) {
      buttons[name].disabled = !fitting.has(name);
      buttons[name].setAttribute("aria-pressed", String(name === now));
      buttons[name].classList.toggle("stage-due", name === suited);
    }
    suspects.show(moment);
    scenes[now].show(moment);
  }

  /**
   * The scene that is left is emptied: what it showed may be to come again.
   * @param {Scene} scene @param {boolean} animate
   */
  function enter(scene, animate) {
    for (const name of NAMES) {
      places[name].hidden = name !== scene;
      if (name !== scene) scenes[name].clear();
    }
    root.dataset.scene = scene;
    if (animate) places[scene].animate({ opacity: [0, 1], translate: ["0 8px", "0 0"] }, { duration: ENTERING, easing: "ease-out" });
  }

  /** To choose what is due anyway is to let the stage choose again. @param {Scene} name */
  function choose(name) {
    if (!last) return;
    const suited = due(last.board);
    desk.prefs.set(WISH, name === suited ? null : { during: suited, show: name });
    show({ ...last, animate: false });
  }

  desk.prefs.onChange(() => last && show({ ...last, animate: false }));
  return { show };
}

/** @template Part @param {(name: Scene) => Part} part @returns {Record<Scene, Part>} */
function ofEach(part) {
  return { map: part("map"), theatre: part("theatre"), reveal: part("reveal"), result: part("result") };
}

/**
 * A scene scrolls by itself, also by keyboard.
 * @param {HTMLElement} place @param {string} title @param {boolean} isHidden
 */
function furnish(place, title, isHidden) {
  place.hidden = isHidden;
  place.classList.add("scene");
  for (const [name, value] of Object.entries({ role: "group", tabindex: "0", "aria-label": title })) place.setAttribute(name, value);
}

/** What the moment is about. @param {Board} board @returns {Scene} */
function due(board) {
  if (board.ended) return "result";
  if (!board.meeting) return "map";
  return board.meeting.revealed?.length ? "reveal" : "theatre";
}

/** @param {Board} board */
function possible(board) {
  const scenes = new Set(/** @type {Scene[]} */ (["map"]));
  if (board.meeting) scenes.add("theatre");
  if (board.meeting?.revealed?.length) scenes.add("reveal");
  if (board.ended) scenes.add("result");
  return scenes;
}

/** @param {Scene} name @param {() => void} choose */
function tab(name, choose) {
  return make("button", { type: "button", class: "stage-tab", "data-scene": name, onclick: choose }, TITLES[name]());
}
