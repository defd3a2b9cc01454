/* The stage: shows the scene that matters now (map, table, votes or result), unless the viewer has chosen one. */

import { find, make } from "../../dom.js";
import { say } from "../../words.js";
import * as map from "./map.js";
import * as result from "./result.js";
import * as suspected from "./suspects.js";
import * as reveal from "../meeting/reveal.js";
import * as theatre from "../meeting/theatre.js";
import { due } from "../playing/cuts.js";

/** @import {Board} from "../shapes.js" */
/** @import {Desk} from "../desk.js" */
/** @import {Scene} from "../preferences.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @import {Cut} from "../playing/cuts.js" */

/** @typedef {{show: (moment: Moment) => void, clear: () => void, note?: HTMLElement, frame?: (cut: Cut | null, moment: Moment) => void}} Play */

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
  const back = make("button", { type: "button", class: "ctl stage-back", hidden: true, title: say("Undo the cut"), onclick: () => undo() }, say("Undo"));
  const follows = make("button", { type: "button", class: "ctl stage-director", title: say("The director picks what is big"), onclick: () => direct() }, say("Director"));
  const buttons = ofEach((name) => tab(name, () => choose(name)));
  const strip = make("div", { class: "suspects" });
  const suspects = suspected.mount(strip);
  places.map.before(make("div", { class: "stage-head" },
    make("div", { class: "stage-tabs", role: "group", "aria-label": say("On the stage") }, ...Object.values(buttons)),
    ...NAMES.map((name) => scenes[name].note ?? null),
    make("div", { class: "stage-ways" }, back, follows)), strip);
  /** @type {Moment | null} */
  let last = null;
  let undone = 0;

  /** @param {Moment} moment */
  function show(moment) {
    last = moment;
    const { board, reel, n } = moment;
    const [cut, before] = reel.cuts.at(n);
    const isUndone = cut !== null && cut.n === undone;
    const fitting = possible(board);
    const suited = isUndone && before && fitting.has(before.scene) ? before.scene : due(board);
    const now = chosen(suited, fitting);
    if (root.dataset.scene !== now) enter(now, moment.animate);
    for (const name of NAMES) {
      buttons[name].disabled = !fitting.has(name);
      buttons[name].setAttribute("aria-pressed", String(name === now));
      buttons[name].classList.toggle("stage-due", name === suited);
    }
    const shot = isDirected() && !isUndone && now === suited ? cut : null;
    strip.classList.toggle("suspects-forward", shot?.forward === "suspects");
    back.hidden = !shot || !before || (shot.scene === before.scene && shot.place === before.place);
    follows.setAttribute("aria-pressed", String(isDirected()));
    suspects.show(moment);
    scenes[now].frame?.(shot, moment);
    scenes[now].show(moment);
  }

  /** @param {Scene} suited @param {Set<Scene>} fitting @returns {Scene} */
  function chosen(suited, fitting) {
    const wish = desk.prefs.get(WISH);
    if (!isDirected()) return wish && fitting.has(wish.show) ? wish.show : "map";
    return wish?.during === suited && fitting.has(wish.show) ? wish.show : suited;
  }

  function isDirected() {
    return desk.prefs.get("director") !== false;
  }

  /** Goes back to the shot before the last cut, until the next cut. */
  function undo() {
    if (!last) return;
    undone = last.reel.cuts.at(last.n)[0]?.n ?? 0;
    show({ ...last, animate: false });
    follows.focus();
  }

  /** Switches the director on or off. While it is off, the stage keeps the viewer's scene wherever that exists. */
  function direct() {
    const now = isDirected();
    const scene = /** @type {Scene} */ (root.dataset.scene ?? "map");
    desk.prefs.set(WISH, now && last ? { during: due(last.board), show: scene } : null);
    desk.prefs.set("director", !now);
    if (last) show({ ...last, animate: false });
  }

  /**
   * Shows a scene, and clears the one that is left: after a jump back, what it showed may be still to come.
   * @param {Scene} scene @param {boolean} animate
   */
  function enter(scene, animate) {
    for (const name of NAMES) {
      places[name].hidden = name !== scene;
      if (name !== scene) scenes[name].clear();
    }
    root.dataset.scene = scene;
    root.closest(".match")?.setAttribute("data-staged", scene);
    if (animate) places[scene].animate({ opacity: [0, 1], translate: ["0 8px", "0 0"] }, { duration: ENTERING, easing: "ease-out" });
  }

  /** The viewer chooses a scene; choosing the one that is due anyway lets the stage choose again. @param {Scene} name */
  function choose(name) {
    if (!last) return;
    const suited = due(last.board);
    desk.prefs.set(WISH, isDirected() && name === suited ? null : { during: suited, show: name });
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
 * Prepares the element of a scene, which scrolls on its own, also by keyboard.
 * @param {HTMLElement} place @param {string} title @param {boolean} isHidden
 */
function furnish(place, title, isHidden) {
  place.hidden = isHidden;
  place.classList.add("scene");
  for (const [name, value] of Object.entries({ role: "group", tabindex: "0", "aria-label": title })) place.setAttribute(name, value);
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
