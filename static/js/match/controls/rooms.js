/* Which panes are visible: on narrow screens one at a time, on wide ones the minds or the dead beside the talk. */

import { find, findAll, isDrawn, make } from "../../dom.js";
import { phrase, say, sayCount } from "../../words.js";

/** @import {Desk} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */

const TABS = { stage: phrase("Stage"), talk: phrase("Talk"), crew: phrase("Crew"), minds: phrase("Minds"), time: phrase("Events") };
const CHOSEN_LATELY = 30_000;

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new Rooms(root, desk);
}

class Rooms {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.root = root;
    this.desk = desk;
    this.chosenAt = -CHOSEN_LATELY;
    this.buttons = Object.entries(TABS).map(([name, label]) => make("button", { type: "button", class: "tab", "data-tab": name, onclick: () => this.#choose(name) }, say(label)));
    find(root, "#tabs").replaceChildren(...this.buttons);
    this.aside = Object.entries({ minds: phrase("Minds"), ghosts: phrase("The dead") }).map(([name, label]) => make("button", { type: "button", class: "aside-tab", "data-aside": name, onclick: () => this.#turn(name) }, say(label)));
    find(root, "#aside-tabs").replaceChildren(...this.aside);
    desk.prefs.onChange(() => this.#wishes());
    desk.on("ghosts", (/** @type {number} */ count) => this.#heard(count));
    desk.on("died", (/** @type {boolean} */ isDead) => this.#turn(isDead && desk.prefs.get("ghosts") ? "ghosts" : "minds"));
    desk.on("cited", () => this.#choose("talk"));
    for (const skip of findAll(document, ".skip", HTMLAnchorElement)) skip.addEventListener("click", () => this.#reach(skip.hash.slice(1)));
    this.#open("stage");
    this.#turn("minds");
    this.#wishes();
  }

  #due = "stage";

  /**
   * Turns to the talk for a meeting and to the stage for its votes, unless the viewer has just chosen another pane.
   * @param {Moment} moment
   */
  show({ board, view }) {
    const due = board.meeting && !board.meeting.revealed?.length ? "talk" : "stage";
    const isFree = this.desk.now() - this.chosenAt > CHOSEN_LATELY;
    if (due !== this.#due && isFree) this.#open(due);
    this.#due = due;
    this.root.dataset.view = view;
  }

  /** @param {string} name */
  #choose(name) {
    this.chosenAt = this.desk.now();
    this.#open(name);
  }

  /** Opens a skip link's pane before the browser follows the link: a hidden pane cannot take the focus. @param {string} name */
  #reach(name) {
    if (!(name in TABS)) return;
    if (isDrawn(find(this.root, "#tabs"))) this.#choose(name);
    else if (name === "talk") this.desk.prefs.set("zen", false);
  }

  /** @param {string} name */
  #open(name) {
    const wasEvents = this.root.dataset.tab === "time";
    if (wasEvents !== (name === "time")) find(this.root, ".events", HTMLDetailsElement).open = !wasEvents;
    this.root.dataset.tab = name;
    press(this.buttons, "tab", name);
  }

  /** @param {string} name */
  #turn(name) {
    this.root.dataset.aside = name;
    press(this.aside, "aside", name);
  }

  /** @param {number} count */
  #heard(count) {
    this.aside[1].textContent = count ? sayCount("The dead: %(count)s line", "The dead: %(count)s lines", count) : say("The dead");
  }

  #wishes() {
    const { prefs, isStill } = this.desk;
    for (const wish of /** @type {const} */ (["thoughts", "ghosts", "numbers", "zen"])) this.root.dataset[wish] = prefs.get(wish) ? "on" : "off";
    document.documentElement.classList.toggle("still", isStill);
    if (!prefs.get("ghosts") && this.root.dataset.aside === "ghosts") this.#turn("minds");
  }
}

/** @param {HTMLElement[]} buttons @param {string} name @param {string} value */
function press(buttons, name, value) {
  for (const button of buttons) button.setAttribute("aria-pressed", String(button.dataset[name] === value));
}
