/* A visitor's preferences for all match pages; stored only in this browser. */

/** @import {Color} from "./shapes.js" */

/** @typedef {"map" | "theatre" | "reveal" | "result"} Scene */

/**
 * @typedef {object} Wishes
 * @property {boolean} thoughts
 * @property {boolean} ghosts
 * @property {boolean} unsaid
 * @property {boolean} bids
 * @property {"talk" | "calm" | "event" | "rest"} level
 * @property {boolean} numbers
 * @property {Color | "all"} mind
 * @property {number | "instant"} speed
 * @property {"speech" | "thoughts" | "events" | "nothing"} announce
 * @property {"auto" | "on" | "off"} motion
 * @property {"steps" | "once"} ballots
 * @property {boolean} director
 * @property {boolean} keys
 * @property {boolean} zen
 * @property {boolean} caster
 * @property {boolean} voice
 * @property {boolean} welcomed
 * @property {"off" | "on"} sound
 * @property {Level} level_alarm
 * @property {Level} level_report
 * @property {Level} level_ballot
 * @property {Level} level_ejection
 * @property {Level} level_kill
 * @property {{during: Scene, show: Scene} | null} stage
 */

/** @typedef {"alarm" | "report" | "ballot" | "ejection" | "kill"} Sound */
/** @typedef {"off" | "quiet" | "full"} Level How loud a sound is. */

/** @typedef {"thoughts" | "ghosts" | "unsaid" | "bids" | "director" | "numbers" | "keys" | "zen" | "caster" | "voice"} Switch The preferences that are on or off. */

const KEY = "glassbox.match";
/** @type {Wishes} */
const DEFAULTS = {
  thoughts: true,
  ghosts: true,
  unsaid: true,
  bids: true,
  level: "calm",
  numbers: false,
  director: true,
  mind: "all",
  speed: 1,
  announce: "speech",
  motion: "auto",
  ballots: "steps",
  keys: true,
  zen: false,
  caster: true,
  voice: false,
  welcomed: false,
  sound: "off",
  level_alarm: "full",
  level_report: "full",
  level_ballot: "quiet",
  level_ejection: "full",
  level_kill: "full",
  stage: null,
};

export class Preferences {
  /**
   * `overrides` hold for this visit only. Nothing is read or stored unless `isKept`.
   * @param {Partial<Wishes>} [overrides] @param {boolean} [isKept]
   */
  constructor(overrides = {}, isKept = true) {
    this.isKept = isKept;
    this.kept = isKept ? stored() : {};
    this.overrides = overrides;
    /** @type {((name: keyof Wishes, value: Wishes[keyof Wishes]) => unknown)[]} */
    this.listeners = [];
  }

  /** @template {keyof Wishes} Name @param {Name} name @returns {Wishes[Name]} */
  get(name) {
    return this.overrides[name] ?? this.kept[name] ?? DEFAULTS[name];
  }

  /** @template {keyof Wishes} Name @param {Name} name @param {Wishes[Name]} value */
  set(name, value) {
    delete this.overrides[name];
    this.kept = { ...this.kept, [name]: value };
    if (this.isKept) keep(this.kept);
    for (const listener of this.listeners) listener(name, value);
  }

  /** @param {Switch} name */
  toggle(name) {
    this.set(name, !this.get(name));
  }

  /** @param {(name: keyof Wishes, value: Wishes[keyof Wishes]) => unknown} listener */
  onChange(listener) {
    this.listeners.push(listener);
  }
}

/** @returns {Partial<Wishes>} */
function stored() {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? found : {};
  } catch {
    return {}; // storage is not available, or holds something else
  }
}

/** @param {Partial<Wishes>} wishes */
function keep(wishes) {
  try {
    localStorage.setItem(KEY, JSON.stringify(wishes));
  } catch {
    // the preferences then last as long as the page
  }
}
