/* The bar above the match: its status, the phase of play, how far behind the viewer is, and the choice of views. */

import { find } from "../../dom.js";
import { number, phrase, say, sayCount } from "../../words.js";
import * as address from "../address.js";
import { nameOf } from "../crew/token.js";

/** @import {Board, View} from "../shapes.js" */
/** @import {Desk, Status} from "../desk.js" */
/** @import {Moment} from "../playing/screening.js" */

/** @type {Record<Status, string>} */
const STATES = {
  scheduled: phrase("Scheduled"),
  queued: phrase("Waiting for a worker"),
  running: phrase("On air"),
  paused: phrase("Paused"),
  interrupted: phrase("Interrupted"),
  finished: phrase("Replay"),
  aborted: phrase("Aborted"),
};

const TITLE = document.title;

/** @param {HTMLElement} root @param {Desk} desk */
export function mount(root, desk) {
  return new Bar(root, desk);
}

class Bar {
  /** @param {HTMLElement} root @param {Desk} desk */
  constructor(root, desk) {
    this.root = root;
    this.desk = desk;
    this.phase = find(root, "#phase");
    this.state = find(root, "#state");
    this.behind = find(root, "#behind");
    this.watching = find(root, "#watching");
    this.picker = find(root, "#view", HTMLSelectElement);
    this.picker.addEventListener("change", () => desk.watch(/** @type {View} */ (this.picker.value)));
    desk.on("view", (view) => this.#viewed(view));
    desk.on("standing", () => this.#stand());
    desk.on("watching", (count) => this.#watched(count));
    desk.on("cursor", () => this.#place());
    desk.on("frames", () => this.#begin());
    this.#stand();
  }

  /** @param {Moment} moment */
  show({ board }) {
    const where = place(board, this.desk.view);
    this.phase.textContent = where;
    document.title = title(where, this.desk);
    this.#place();
  }

  /** @param {View} view */
  #viewed(view) {
    this.picker.value = view;
    this.picker.title = this.picker.selectedOptions[0].label;
    this.root.dataset.view = view;
    address.write(view, null);
  }

  #stand() {
    const { status } = this.desk.standing;
    this.root.dataset.status = status;
    this.state.textContent = say(STATES[status]);
    this.state.className = `badge ${status === "running" ? "badge-live" : ""}`;
    if (!this.desk.isOpen) this.#watched(0);
  }

  /** Shows the number of viewers; nothing for 0, and `null` as unknown. @param {number | null} count */
  #watched(count) {
    const counted = count ? sayCount("%(count)s watching", "%(count)s watching", count) : "";
    this.watching.textContent = count === null ? say("number watching unknown") : counted;
  }

  /** Called with the first frame: from then on the controls make sense. */
  #begin() {
    delete this.root.dataset.awaited;
    this.#place();
  }

  #place() {
    const { director, isOpen, view } = this.desk;
    const late = Math.round(director.backlog / 1_000);
    this.behind.textContent = isOpen && late > 0 ? say("%(seconds)s s behind", { seconds: number(late) }) : "";
    if (director.cursor) address.write(view, director.isFollowing ? null : director.cursor);
  }
}

/** @param {Board} board @param {View} view */
function place(board, view) {
  const tick = say("%(tick)s s", { tick: number(board.tick) });
  if (board.ended) return say("The match is over");
  const where = board.meeting ? say("Meeting %(number)s · %(tick)s", { number: board.meeting.number, tick }) : say("On the ship · %(tick)s", { tick });
  const isDead = view !== "glass" && view !== "public" && board.figures?.[view]?.alive === false;
  return isDead ? say("%(where)s · %(name)s is dead: you see what ghosts see", { where, name: nameOf(view) }) : where;
}

/**
 * The page's title. In the public view it reveals nothing about how the match goes.
 * @param {string} where @param {Desk} desk
 */
function title(where, { view }) {
  return view === "public" ? TITLE : `${where} — ${TITLE}`;
}
