/* What all panels of the page share: the data, the viewer's preferences, and ways to go to other moments and views. */

import { learn } from "./playing/kinds.js";
import { Preferences } from "./preferences.js";

/** @import {Likeness} from "./crew/person.js" */
/** @import {Color, View} from "./shapes.js" */
/** @import {Station} from "./stage/ship_plan.js" */
/** @import {Wishes} from "./preferences.js" */
/** @import {Director} from "./playing/director.js" */
/** @import {Kinds} from "./playing/kinds.js" */

/** @typedef {"scheduled" | "queued" | "running" | "paused" | "interrupted" | "finished" | "aborted"} Status */

/**
 * @typedef {object} Seated Who sits in a seat: a model, a house bot, a person or a program.
 * @property {Color} color
 * @property {string} name
 * @property {{slug: string, name: string} | null} persona
 * @property {string | null} model
 * @property {string | null} temperament
 * @property {"person" | "program" | null} [sitter]
 * @property {string | null} tier
 * @property {Likeness} [likeness]
 */

/**
 * @typedef {object} Standing The state of the match itself, as far as the view may know.
 * @property {Status} status
 * @property {"" | "operator" | "outage" | "spent" | "budget" | "unheard" | "yielded"} pause_cause
 * @property {string} reason
 * @property {string | null} resume_at
 * @property {Partial<Record<Color | "clerk" | "caster", {dollars: number | null, tokens: number, estimated: number, asked: number, faults: number}>> | null} costs
 */

/**
 * @typedef {object} Boot What the page knows before its first frame.
 * @property {{id: number, season: string | null, is_exhibition: boolean, start_at: string, starts_in: number}} match `starts_in` is in seconds from when the page was made, by the server's clock.
 * @property {View} view
 * @property {View[]} views
 * @property {Seated[]} seats
 * @property {Station} station
 * @property {Kinds} kinds
 * @property {number} reader
 * @property {string | null} clerk
 * @property {Record<"page" | "moment" | "moments" | "now" | "embed" | "calendar" | "frames" | "socket" | "story", string>} urls
 * @property {Standing} now
 * @property {boolean} [is_surprised] The viewer has spoilers off.
 * @property {boolean} [is_kept]
 * @property {number} [delay]
 */

/** @typedef {object} Thinking Who has not yet answered what was asked after the frame `step`, and since when.
 * @property {Color[]} colors
 * @property {number} asked
 * @property {number} step
 * @property {number} since
 */

export class Desk {
  /** @param {Boot} boot @param {Partial<Wishes>} [overrides] */
  constructor(boot, overrides) {
    this.boot = boot;
    learn(boot.kinds);
    this.prefs = new Preferences(overrides, boot.is_kept !== false);
    this.now = () => performance.now();
    this.startsAt = made() + 1_000 * boot.match.starts_in;
    this.standing = boot.now;
    this.seats = new Map(boot.seats.map((seat) => [seat.color, seat]));
    this.places = new Map(boot.station.places.map((place) => [place.id, place.name]));
    /** @type {Thinking} */
    this.thinking = { colors: [], asked: 0, step: 0, since: 0 };
    /** Switches to another view; set by the feed. @type {(view: View) => void} */
    this.watch = () => {};
    /** Fetches more frames where they come only on demand; resolves to whether any came. Set by the feed. */
    this.further = async () => false;
    this.wasOver = !this.isOpen;
  }

  /** @type {Director | null} */
  #director = null;
  /** @type {Map<string, ((what?: any) => unknown)[]>} */
  #ears = new Map();
  /** @type {(() => void)[]} */
  #skipped = [];

  get director() {
    if (!this.#director) throw new Error("there is no director yet");
    return this.#director;
  }

  set director(director) {
    this.#director = director;
  }

  get reel() {
    return this.director.reel;
  }

  get view() {
    return this.reel.view;
  }

  /** Whether the match may still go on. */
  get isOpen() {
    return !["finished", "aborted"].includes(this.standing.status);
  }

  /** The players whom the match waits for; none while it has halted. */
  get awaited() {
    return this.standing.status === "running" ? this.thinking.colors : [];
  }

  /** Only the glass may know what is still to come, and how much. */
  get knowsAhead() {
    return this.view === "glass";
  }

  /** Whether this is a replay loaded only up to the cursor, so that it reveals neither length nor result. @param {View} view */
  isVeiled(view) {
    return this.wasOver && view !== "glass" && this.boot.is_surprised === true;
  }

  get isStill() {
    const wish = this.prefs.get("motion");
    return wish === "off" || (wish === "auto" && window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  }

  /** @param {string | null | undefined} place */
  placeName(place) {
    return (place && this.places.get(place)) ?? "";
  }

  /** @param {number} n */
  seek(n) {
    this.tell("sought");
    this.director.seek(n);
  }

  /** A panel asks for time to finish what it shows. @param {number} milliseconds */
  busy(milliseconds) {
    this.director.hold(milliseconds);
  }

  /** @param {() => void} listener */
  onSkip(listener) {
    this.#skipped.push(listener);
  }

  skip() {
    for (const listener of this.#skipped) listener();
    this.director.skip();
  }

  /**
   * Listens to news, such as `line` (the connection), `standing` (the match), `cursor` or `sought` (the viewer jumps).
   * @param {string} news @param {(what?: any) => unknown} listener
   */
  on(news, listener) {
    this.#ears.set(news, [...(this.#ears.get(news) ?? []), listener]);
  }

  /** @param {string} news @param {unknown} [what] */
  tell(news, what) {
    for (const listener of this.#ears.get(news) ?? []) listener(what);
  }
}

/** When the server sent this page, in the time of `Desk.now`. */
function made() {
  const [visit] = /** @type {PerformanceNavigationTiming[]} */ (performance.getEntriesByType("navigation"));
  return visit?.responseStart ?? 0;
}
